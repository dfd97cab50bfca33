"""README's film, as a forge shows it: in an <img>, where nothing but the picture's own style sheet can move it."""

import base64
import pathlib
import re

FOLDER = pathlib.Path(__file__).parents[2] / ".github"

# The groups that can be seen, and where they are.
SHOWN = """() => [...document.querySelectorAll("g[class]")].map((group, index) => {
    const style = getComputedStyle(group), box = group.getBoundingClientRect();
    return [index, Math.round(style.opacity), Math.round(box.x), Math.round(box.y)];
}).filter(([, opacity]) => opacity)"""


class Film:
    """A film in a page."""

    def __init__(self, browser, name, **options):
        self.svg = (FOLDER / name).read_text(encoding="utf-8")
        self.seconds = float(re.search(r"animation:([0-9.]+)s", self.svg)[1])
        self.page = browser.new_page(viewport={"width": 1100, "height": 800}, **options)

    def show(self, svg):
        source = base64.b64encode(svg.encode()).decode()
        self.page.set_content(f'<body style="margin:0"><img src="data:image/svg+xml;base64,{source}">')
        self.page.evaluate("document.querySelector('img').decode()")

    def open(self, svg):
        """Shows the film as a part of the page, whose setting of motion reaches it."""
        self.page.set_content(f'<body style="margin:0">{svg}')

    def picture(self):
        return self.page.locator("img, svg").first.screenshot()

    def frozen(self, share):
        """The film at a time, a share of its length."""
        delay = share * self.seconds
        stop = f"<style>*{{animation-play-state:paused!important;animation-delay:-{delay}s!important}}"
        return self.svg.replace("<style>", stop, 1)

    def frame(self, share):
        """The picture at a time."""
        self.show(self.frozen(share))
        return self.picture()

    def plays(self):
        """Whether what is shown moves by itself."""
        first = self.picture()
        return any(self.picture() != first for _ in range(100))


def check(browser, files):
    for name in ("film.svg", "film~dark.svg", "film-narrow.svg", "film-narrow~dark.svg"):
        film = Film(browser, name, reduced_motion="no-preference")
        frames = [film.frame(share) for share in (0, 0.3, 0.6, 0.95)]
        assert len(set(frames)) == len(frames), f"{name}: the list scrolls three times"
        assert film.frame(1) == frames[0], f"{name}: it begins again after {film.seconds} seconds"
        film.show(film.svg)
        assert film.plays(), f"{name}: it moves by itself"

        # Only the system's own setting reaches an image.
        still = Film(browser, name, reduced_motion="reduce")
        film.open(film.svg)
        still.open(still.svg)
        motions = [page.evaluate("document.getAnimations().length") for page in (film.page, still.page)]
        assert motions[0] > 0 and motions[1] == 0, f"{name}: without motion, nothing moves: {motions}"
        seen = still.page.evaluate(SHOWN)
        film.open(film.frozen(0.99))
        assert seen and seen == film.page.evaluate(SHOWN), f"{name}: without motion, it shows its end"
        for page in (film.page, still.page):
            page.close()
