"""The site, as `.ci/site` makes it: each chapter is stepped through with keys alone, and every picture is seen."""

import contextlib
import pathlib
import re
import subprocess

import player
from player import WATCH

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
            document.querySelector("#screen .phone")?.dataset.moment ?? ""]"""
    )


def step_through(page, seen):
    """Goes on with one key to a chapter's end, answering what is asked; adds the pictures to those that were seen."""
    steps = page.locator("section.step").count()
    for _ in range(200):
        section, later, picture = place(page)
        seen.add(picture)
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
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


def told(page):
    """The moments of recordings that the page tells of."""
    return set(page.evaluate(
        """() => [...document.querySelectorAll("[data-picture]")].map((element) =>
            (element.closest("[data-recording]")?.dataset.recording ?? "0") + ":" + element.dataset.picture)"""
    ))


def watch(page):
    """From now on, looks at each frame: no cell in two places, and no row without a cell."""
    page.evaluate("window.least = 0.9")
    page.evaluate(WATCH)


def check_chapters(browser, site):
    for number in range(1, CHAPTERS + 1):
        path = site / f"chapter-{number}.html"
        with opened(browser, path) as page:
            watch(page)
            seen = set()
            step_through(page, seen)
            assert not page.evaluate("broken"), f"chapter {number}: {page.evaluate('broken')[:3]}"
            assert told(page) <= seen, f"chapter {number}: nobody sees {told(page) - seen}"
            last = place(page)
            page.keyboard.press("ArrowLeft")
            assert place(page) != last, "the way back is as open"
            page.evaluate("location.hash = '#step-2'")
            wait(page, "document.querySelector('.now').id === 'step-2'")
    with opened(browser, site / "mysteries.html") as page:
        watch(page)
        seen = set()
        for _ in range(4):
            page.keyboard.press("ArrowRight")
            for clue in page.locator(".now .clue").all():
                clue.click()
                seen.add(place(page)[2])
            seen.add(place(page)[2])
            section = page.locator(".now")
            right = int(section.locator(".question").get_attribute("data-right"))
            words = section.locator(".options li").nth(right).text_content()
            section.get_by_role("button", name=words, exact=True).click()
            assert "Correct." in section.locator(".reply").inner_text()
            assert not section.locator(".reply li").count(), "a reply is a sentence"
        assert len(seen) > 8, seen
        assert not page.evaluate("broken"), page.evaluate("broken")[:3]


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
        assert said.startswith("You said “50, one for each row”. The table made no new cell."), said
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


# What is on the phone: each cell, and where it is.
PHONE = """[...document.querySelectorAll("#screen .list [data-cell]")].map((cell) =>
    cell.dataset.cell + cell.getAttribute("transform") + cell.textContent).sort().join()"""


def check_motion(browser, site):
    """With motion a command types itself, and the list plays what happened: no frame shows what can't be."""
    for chapter, step, command in ((1, 3, "scroll 50"), (1, 4, "scroll 3"), (2, 3, None), (5, 3, None), (9, 3, None)):
        path = site / f"chapter-{chapter}.html"
        with opened(browser, path, anchor=f"#step-{step}", reduced_motion="no-preference") as page:
            watch(page)
            for _ in range(3):
                page.keyboard.press("ArrowRight")
                page.wait_for_timeout(300 if command is None else 1800)
                if command is not None:
                    break
            wait(page, "document.querySelectorAll('.typing').length === 0")
            page.wait_for_timeout(4000 if command else 800)
            moved, frames = page.evaluate(PHONE), page.evaluate("frames")
            assert frames > 20 and not page.evaluate("broken"), page.evaluate("broken")[:3]
            if command:
                assert page.locator(".now kbd").first.inner_text() == command
        if command:
            with opened(browser, path, anchor=f"#step-{step}") as page:
                page.keyboard.press("ArrowRight")
                assert page.evaluate(PHONE) == moved, "it ends otherwise without motion"

    with opened(browser, site / "mysteries.html", reduced_motion="no-preference") as page:
        watch(page)
        for _ in range(4):
            page.keyboard.press("ArrowRight")
            for clue in page.locator(".now .clue").all():
                clue.click()
                wait(page, "document.querySelectorAll('.typing').length === 0")
                page.wait_for_timeout(500)
        assert page.evaluate("frames") > 100 and not page.evaluate("broken"), page.evaluate("broken")[:3]


def check_list(browser, site):
    """The list of a chapter is scrolled by a finger, a wheel and keys, and the prompt takes the command that comes."""
    for chapter, step in ((1, 2), (5, 2), (14, 2)):
        with opened(browser, site / f"chapter-{chapter}.html", anchor=f"#step-{step}") as page:
            page.evaluate(WATCH)
            first = page.evaluate(PHONE)
            surface = page.locator("#screen .surface")
            box = surface.bounding_box()
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x, y - 60, steps=6)
            page.mouse.up()
            assert page.evaluate(PHONE) != first, "a finger scrolls"
            assert "made" in page.locator(".about").inner_text(), page.locator(".about").inner_text()
            page.mouse.wheel(0, 50)
            surface.focus()
            for key in ("ArrowDown", "PageDown", "ArrowUp", "Home"):
                before = page.evaluate(PHONE)
                page.keyboard.press(key)
                assert page.evaluate(PHONE) != before, key
            page.keyboard.press("Enter")
            assert "Cell #" in page.locator(".about").inner_text()
            page.wait_for_timeout(100)
            assert not page.evaluate("broken"), page.evaluate("broken")[:3]
    with opened(browser, site / "chapter-1.html", anchor="#step-1") as page:
        page.evaluate("document.activeElement.blur()")
        field = page.get_by_label("A command")
        command = field.get_attribute("placeholder")
        field.fill("fly to the moon")
        field.press("Enter")
        assert "fly to the moon needs the program." in page.locator(".try .reply").inner_text()
        before = place(page)
        page.get_by_label("A command").fill(command)
        page.keyboard.press("Enter")
        assert place(page) != before, "a typed command is played"


def check_front(browser, site):
    """The front page begins with the list to drag."""
    for width, scheme, motion in ((390, "light", "no-preference"), (800, "dark", "reduce"), (1400, "dark", "reduce")):
        with opened(browser, site / "index.html", width, 844, scheme, reduced_motion=motion) as page:
            player.check_touch(page)


def check_lists(browser, site):
    """Where a recording scrolls, a page that goes on by itself would have done the same, in every chapter."""
    compared = 0
    for number in range(1, CHAPTERS + 1):
        with opened(browser, site / f"chapter-{number}.html") as page:
            compared += page.evaluate(STEPS)
    assert compared > 200, compared


# Steps from each state that only scrolls to the next; returns how many, and throws where the two differ.
STEPS = """() => {
    let count = 0;
    for (const { recordings: [take] } of window.recordings) {
        const states = player.states(take);
        states.slice(1).forEach((state, index) => {
            const before = states[index];
            const scrolls = /^(scroll|goto) /.test(take.moments[index + 1].command ?? "");
            if (!scrolls || before.screen !== state.screen || !player.List.fits(take, before, index)) return;
            const list = new player.List(take, before, index);
            list.scroll(state.lists[0].offset[1]);
            const look = ({ cells }) => [...cells.values()].map(({ cell, place, drawing }) => `${cell} ${place} ${drawing}`)
                .sort().join();
            if (look(list.state) !== look(state)) {
                throw new Error(`${take.moments[index + 1].command}: ${look(list.state)} not ${look(state)}`);
            }
            count += 1;
        });
    }
    return count;
}"""


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
        assert page.locator(".search [role=status]").inner_text() == "0 places" and not page.locator(".found a").count()
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
    assert size < 4_000_000, size
    check_lists(browser, site)
    check_chapters(browser, site)
    check_front(browser, site)
    check_list(browser, site)
    check_answers(browser, site)
    check_motion(browser, site)
    check_touch(browser, site)
    check_looks(browser, site)
    check_search(browser, site)
    check_still(browser, site)
