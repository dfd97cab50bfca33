"""The site, as `.ci/site` makes it: each chapter is stepped through with keys alone, and every picture is seen."""

import contextlib
import json
import pathlib
import re
import subprocess

CHAPTERS = len(list((pathlib.Path(__file__).parents[2] / "Tutorials/Handbook.docc").glob("[0-9]*.md")))

# Texts that are too faint, and what else is hard to see or to reach, without a library: names of buttons, links and
# fields, one heading for the page, ids that are there once.
FAULTS = """() => {
    const faults = [];
    for (const element of document.querySelectorAll("a, button, input, [role=img], img")) {
        const label = element.getAttribute("aria-label") ?? element.getAttribute("alt")
            ?? (element.labels?.[0] ?? element).textContent;
        if (element.checkVisibility() && !label.trim()) faults.push("no name: " + element.outerHTML.slice(0, 80));
    }
    const ids = [...document.querySelectorAll("[id]")].map((element) => element.id);
    for (const id of ids) if (ids.indexOf(id) !== ids.lastIndexOf(id)) faults.push("twice: " + id);
    const headings = [...document.querySelectorAll("h1")].length;
    if (headings !== 1) faults.push(headings + " titles");
    if (document.documentElement.scrollWidth > innerWidth) faults.push("wider than its window");
    const texts = ".text p, .text li, h2, .notes p, .about p, button, .prompt, pre";
    for (const element of document.querySelectorAll(texts)) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        const luminance = (color) => {
            const [r, g, b] = color.match(/[\\d.]+/g).map((part) => part / 255)
                .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
            return 0.2126 * r + 0.7152 * g + 0.0722 * b;
        };
        let behind = element;
        while (behind.parentElement && getComputedStyle(behind).backgroundColor === "rgba(0, 0, 0, 0)") {
            behind = behind.parentElement;
        }
        const [a, b] = [getComputedStyle(element).color, getComputedStyle(behind).backgroundColor].map(luminance);
        const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
        const isFaint = contrast < 4.5 && !element.disabled;
        if (isFaint) faults.push(contrast.toFixed(2) + ": " + element.outerHTML.slice(0, 80));
    }
    return faults;
}"""


def make(files):
    """The pages, in a folder that is gone afterwards."""
    folder = files.folder / "site"
    package = files.programs.parents[1]
    done = subprocess.run(
        [files.programs / "Site", files.programs, folder], cwd=package, capture_output=True, text=True, timeout=600
    )
    assert done.returncode == 0, done.stderr
    return folder


@contextlib.contextmanager
def opened(browser, path, width=1280, height=800, scheme="light", anchor="", **options):
    """A page in a window of its own; what it writes on the console is an error, and so is what it can't load."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme,
        **{"reduced_motion": "reduce", **options}
    )
    page = context.new_page()
    said = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("requestfailed", lambda request: said.append(request.url))
    page.on("request", lambda request: request.url.startswith("file:") or said.append(request.url))
    page.goto(path.as_uri() + anchor)
    yield page
    assert not said, said
    context.close()


def wait(page, condition):
    """Waits until something is so; the pages' policy forbids what Playwright has for that."""
    for _ in range(500):
        if page.evaluate(condition):
            return
        page.wait_for_timeout(20)
    raise AssertionError(f"never so: {condition}")


def place(page):
    """Where the reader is: the section, how much of it is told, and the picture."""
    return page.evaluate(
        """() => [document.querySelector(".now")?.id ?? "", document.querySelectorAll(".now > .later").length,
            document.querySelector(".phone svg defs [id]")?.id.match(/^p(\\d+)-/)?.[1] ?? ""]"""
    )


def step_through(page, seen):
    """Goes on with one key to a chapter's end, answering what is asked; adds the pictures to those that were seen."""
    steps = page.locator("section.step").count()
    for _ in range(200):
        section, later, picture = place(page)
        seen.add(int(picture))
        if section == f"step-{steps}" and not later:
            return
        question = page.locator(".now .question:not(.settled)")
        if question.count() and not later:
            if question.locator("input").count():
                question.locator("input").fill(question.locator(".answer b").first.text_content())
                page.keyboard.press("Enter")
            else:
                page.keyboard.press("1")
            reply = page.locator(".now .question .reply").inner_text()
            assert "You will see." in reply or "Correct. " in reply or "The answer is “" in reply, reply
            page.evaluate("document.activeElement.blur()")
        before = place(page)
        page.keyboard.press("ArrowRight")
        assert place(page) != before, f"the chapter doesn't go on from {before}"
    raise AssertionError("the chapter has no end")


def check_chapters(browser, site, pictures):
    seen = set()
    for number in range(1, CHAPTERS + 1):
        path = site / f"chapter-{number}.html"
        with opened(browser, path) as page:
            step_through(page, seen)
            last = place(page)
            page.keyboard.press("ArrowLeft")
            assert place(page) != last, "the way back is as open"
            page.evaluate("location.hash = '#step-2'")
            wait(page, "document.querySelector('.now').id === 'step-2'")
    with opened(browser, site / "mysteries.html") as page:
        for _ in range(4):
            page.keyboard.press("ArrowRight")
            for clue in page.locator(".now .clue").all():
                clue.click()
                seen.add(int(place(page)[2]))
            seen.add(int(place(page)[2]))
            section = page.locator(".now")
            right = int(section.locator(".question").get_attribute("data-right"))
            words = section.locator(".options li").nth(right).text_content()
            section.get_by_role("button", name=words, exact=True).click()
            assert "Correct." in section.locator(".reply").inner_text()
            assert not section.locator(".reply li").count(), "a reply is a sentence"
    missing = set(range(len(pictures["shots"]))) - seen
    # A mystery's first screen stands until a command is chosen; two may look the same as one that was seen.
    assert not missing, f"these pictures are seen by nobody: {missing}"


def check_answers(browser, site):
    with opened(browser, site / "chapter-1.html") as page:
        for _ in range(3):
            page.keyboard.press("ArrowRight")
        options = page.locator(".now .choices button")
        order = options.all_inner_texts()
        page.get_by_role("button", name="50, one for each row").click()
        assert "You will see." in page.locator(".now .reply").inner_text()
        page.keyboard.press("ArrowRight")
        page.keyboard.press("ArrowRight")
        said = page.locator(".now > .reply").inner_text()
        assert said.startswith("You said “50, one for each row”. The table made none."), said
        assert "row 50" in page.locator(".notes").inner_text()
        page.reload()
        assert place(page)[0] == "step-3", "a reload stays"
        page.goto((site / "index.html").as_uri())
        assert page.get_by_role("link", name="go on at 1.3").count() == 1, "the front page knows where the reader was"
        page.goto((site / "chapter-1.html").as_uri() + "#step-2")
        again = page.locator(".now .choices button").all_inner_texts()
        assert sorted(again) == sorted(order) and again != order, "asked again, the options have another order"

        # A typed answer: a slip is forgiven once, a wrong one explained.
        typed = page.locator("section.step[data-kind=answer] input").first
        number = page.evaluate("(input) => input.closest('section').id", typed.element_handle())
        page.goto((site / "chapter-1.html").as_uri() + "#" + number)
        page.reload()
        typed = page.locator(".now input")
        for words, expected in (("color", "Try once more"), ("the ID", "but reuse doesn't")):
            typed.fill(words)
            page.keyboard.press("Enter")
            assert expected in page.locator(".now .reply").inner_text(), page.locator(".now .reply").inner_text()


def check_motion(browser, site):
    """With motion a command types itself, and a list scrolls: what it shows in the end is the same."""
    with opened(browser, site / "chapter-1.html", anchor="#step-4", reduced_motion="no-preference") as page:
        page.keyboard.press("ArrowRight")
        running = "document.querySelector('.phone svg').getAnimations({ subtree: true }).length"
        wait(page, f"{running} === 2")
        wait(page, f"!{running}")
        moved = page.locator(".phone").inner_html()
        assert page.locator(".phone svg").count() == 1 and page.locator(".now kbd").first.inner_text() == "scroll 3"
    with opened(browser, site / "chapter-1.html", anchor="#step-4") as page:
        page.keyboard.press("ArrowRight")
        assert re.sub(r"\s", "", page.locator(".phone").inner_html()) == re.sub(r"\s", "", moved)


def check_touch(browser, site):
    with opened(browser, site / "chapter-1.html", 360, 740, has_touch=True) as page:
        swipe = """(distance) => {
            for (const [type, x] of [["pointerdown", 200], ["pointerup", 200 + distance]]) {
                document.querySelector("main").dispatchEvent(
                    new PointerEvent(type, { pointerType: "touch", clientX: x, clientY: 300, bubbles: true }));
            }
        }"""
        page.evaluate(swipe, -120)
        assert place(page)[0] == "step-1"
        page.evaluate(swipe, 120)
        assert place(page)[0] == ""
        page.get_by_role("button", name="Next").click()
        assert place(page)[0] == "step-1"
        assert page.locator(".waits").count() == 1, "the prompt waits for the command"
        page.locator(".waits").click()
        assert "7  cells on screen" in page.locator(".now .output").inner_text()


def check_looks(browser, site):
    pages = ["index", "chapter-1", "chapter-4", "chapter-5", "mysteries", "exercises", "words"]
    for width, scheme in ((360, "light"), (360, "dark"), (800, "dark"), (1280, "light"), (1600, "dark")):
        for name in pages:
            with opened(browser, site / f"{name}.html", width, 800, scheme) as page:
                for _ in range(4 if page.locator(".controls").count() else 0):
                    page.keyboard.press("ArrowRight")
                faults = page.evaluate(FAULTS)
                assert not faults, f"{name}, {width}, {scheme}: {faults}"


def check_search(browser, site):
    with opened(browser, site / "index.html") as page:
        field = page.get_by_role("searchbox")
        field.fill("reuse identif")
        assert page.locator(".found a").count() > 3
        field.fill("key-value zzz")
        assert page.get_by_role("status").inner_text() == "0 places" and not page.locator(".found a").count()
        field.fill("give the cell its name")
        field.press("Enter")
        page.wait_for_url("**/exercises.html#exercise-1")


def check_still(browser, site):
    """Without a script, and on paper, the chapter is there as text."""
    with opened(browser, site / "chapter-1.html", java_script_enabled=False) as page:
        text = page.locator("main").inner_text()
        for part in ("scroll 50", "│  ○   Full Moon", "50, one for each row", "Reuse still works this way."):
            assert part in text, f"{part} is not in the page"
        page.get_by_text("What happened").first.click()
        assert "A cell isn't used up by its first row" in page.locator("main").inner_text()
    with opened(browser, site / "chapter-1.html") as page:
        page.emulate_media(media="print")
        assert page.get_by_text("Reuse still works this way.").is_visible()
        assert not page.locator(".controls").is_visible()
    for name in ["index", "exercises", "words", *(f"chapter-{number}" for number in range(1, CHAPTERS + 1))]:
        html = (site / f"{name}.html").read_text(encoding="utf-8")
        assert "<script>" not in html and "style=" not in html and " on" + "click" not in html
        for link in re.findall(r'(?:href|src|srcset)="([^"#]+)(#[^"]+)?"', html):
            # Nothing is asked for elsewhere, as is seen above; a reader may go there.
            if link[0].startswith("https://"):
                continue
            target = site / link[0]
            assert link[0] == "documentation/" or target.exists(), f"{name}.html leads to {link[0]}, which isn't there"
            anchor = link[1][1:]
            assert not anchor or f'id="{anchor}"' in target.read_text(encoding="utf-8"), f"{name}.html: no {link[1]}"


def check(browser, files):
    site = make(files)
    size = sum(path.stat().st_size for path in site.iterdir())
    assert size < 2_000_000, size
    pictures = json.loads((site / "pictures.js").read_text(encoding="utf-8").split("=", 1)[1].strip().rstrip(";"))
    check_chapters(browser, site, pictures)
    check_answers(browser, site)
    check_motion(browser, site)
    check_touch(browser, site)
    check_looks(browser, site)
    check_search(browser, site)
    check_still(browser, site)
