"""A film, as a forge shows it: in an <img>, where nothing but the picture's own style sheet can move it."""

import base64

# The badges of cells #1, #2 and #8.
FIRST, SECOND, EIGHTH = "#0b6e86", "#8250df", "#bc4c00"

# Where the pixels of exactly one color are on the left or right half: how many, and their middle.
FIND = """async ([png, color, isRight]) => {
    const image = new Image();
    image.src = "data:image/png;base64," + png;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width / 2, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, isRight ? -image.width / 2 : 0, 0);
    const { data, width } = context.getImageData(0, 0, canvas.width, canvas.height);
    const wanted = [1, 3, 5].map((start) => parseInt(color.slice(start, start + 2), 16));
    let [count, x, y] = [0, 0, 0];
    for (let i = 0; i < data.length; i += 4) {
        if (wanted.every((value, k) => data[i + k] === value)) {
            [count, x, y] = [count + 1, x + (i / 4) % width, y + Math.floor(i / 4 / width)];
        }
    }
    return { count, x: x / count / width, y: y / count / canvas.height };
}"""


class Film:
    """A film in a page; places are shares of a half's width and height."""

    def __init__(self, browser, path, **options):
        self.svg = path.read_text(encoding="utf-8")
        self.page = browser.new_page(viewport={"width": 1100, "height": 800}, **options)

    def show(self, svg):
        source = base64.b64encode(svg.encode()).decode()
        self.page.set_content(f'<body style="margin:0"><img src="data:image/svg+xml;base64,{source}">')
        self.page.evaluate("document.querySelector('img').decode()")

    def open(self, path):
        self.page.goto(path.as_uri())

    def picture(self):
        return self.page.locator("img, svg").first.screenshot()

    def frame(self, seconds):
        """The picture at a time."""
        frozen = f"<style>*{{animation-play-state:paused!important;animation-delay:-{seconds}s!important}}"
        self.show(self.svg.replace("<style>", frozen, 1))
        return self.picture()

    def find(self, color, seconds, right=False):
        """Where a color is at a time; None for the picture as it is shown."""
        picture = self.picture() if seconds is None else self.frame(seconds)
        return self.page.evaluate(FIND, [base64.b64encode(picture).decode(), color, right])

    def plays(self):
        """Whether what is shown moves by itself."""
        first = self.picture()
        return any(self.picture() != first for _ in range(40))


def check(browser, files):
    files.write("steps.txt", "scroll 3\n")
    arguments = '--of "compare no-identifier steps.txt"'
    light = files.snapshot("film.svg", "table-cell", arguments=arguments)
    dark = files.snapshot("dark.svg", "table-cell", arguments=arguments + " --dark")
    phone_ends = 0.7  # What is further right is the queue and what stands below it.

    film = Film(browser, light, reduced_motion="no-preference")
    for right in (False, True):
        start = film.find(FIRST, 0, right)
        assert start["count"] > 200 and start["x"] < phone_ends and start["y"] < 0.4, f"cell #1 is in row 0: {start}"
        assert film.find(EIGHTH, 0, right)["count"] == 0, "there is no cell #8"

    waiting = film.find(FIRST, 1.25)
    assert waiting["count"] > 200 and waiting["x"] > phone_ends, f"cell #1 waits: {waiting}"
    assert waiting["y"] < film.find(EIGHTH, 1.38, right=True)["y"], "it waits above the nib, where cell #8 comes from"
    dropped = film.find(FIRST, 1.25, right=True)
    assert dropped["x"] > phone_ends and dropped["y"] < waiting["y"], f"cell #1 is dropped, past the queue: {dropped}"

    back = film.find(FIRST, 1.95)
    assert back["count"] > 150 and back["x"] < phone_ends and back["y"] > 0.7, f"cell #1 is back below: {back}"
    new = film.find(EIGHTH, 1.95, right=True)
    assert new["count"] > 150 and new["x"] < phone_ends and new["y"] > 0.7, f"cell #8 is new below: {new}"
    assert film.find(FIRST, 1.95, right=True)["count"] == 0, "cell #1 is gone"
    assert film.find(SECOND, 1.95)["y"] < 0.4, "cell #2 is in the first row now"

    assert film.frame(0) == film.frame(6), "after six seconds it begins again"
    film.show(film.svg)
    assert film.plays(), "it moves by itself"

    # Only the system's own setting reaches an image; the page's reaches a picture that is a page.
    still = Film(browser, light, reduced_motion="reduce")
    still.open(light)
    for color, right in ((FIRST, False), (SECOND, False), (EIGHTH, True)):
        end, seen = film.find(color, 5.99, right), still.find(color, None, right)
        assert abs(seen["y"] - end["y"]) < 0.01 and seen["count"] > 150, f"without motion it is at its end: {seen}"
    assert still.find(FIRST, None, right=True)["count"] == 0, "where cell #1 is gone"
    assert not still.page.evaluate("document.getAnimations().length"), "and nothing moves"

    night = Film(browser, dark, reduced_motion="no-preference")
    assert night.find("#16191f", 0)["count"] > 40_000, "the page is dark"
    assert night.find(FIRST, 1.25)["x"] > phone_ends, "and plays the same"
