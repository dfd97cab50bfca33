"""The site's chapters: each is stepped through with keys alone, and every picture is seen."""

import contextlib
import pathlib

from player import WATCH

CHAPTERS = len(list((pathlib.Path(__file__).parents[2] / "Tutorials/Handbook.docc").glob("[0-9]*.md")))


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
    """All steps of all chapters. Where a recording scrolls, a page that goes on by itself would have done the same."""
    compared = 0
    for number in range(1, CHAPTERS + 1):
        path = site / f"chapter-{number}.html"
        with opened(browser, path) as page:
            compared += page.evaluate(STEPS)
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
    assert compared > 200, compared
    with opened(browser, site / "mysteries.html") as page:
        watch(page)
        seen, options = set(), []
        for _ in range(4):
            page.keyboard.press("ArrowRight")
            options += page.locator(".now .options li").all_text_contents()
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
        assert max(map(len, options)) > 76, "an option of two lines is cut after the first"
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


# Steps from each state that only scrolls to the next; returns how many, and throws where the two differ.
STEPS = """() => {
    let count = 0;
    for (const { recordings: [take] } of window.recordings) {
        const states = take.moments;
        states.slice(1).forEach((state, index) => {
            const before = states[index];
            const scrolls = /^(scroll|goto) /.test(state.command ?? "");
            if (!scrolls || before.screen !== state.screen || !player.List.fits(take, index)) return;
            const list = new player.List(take, index);
            list.scroll(state.lists[0].offset[1]);
            const look = ({ shown }) => shown.map(({ cell, place, drawing }) => `${cell} ${place} ${drawing}`)
                .sort().join();
            if (look(list.state) !== look(state)) {
                throw new Error(`${state.command}: ${look(list.state)} not ${look(state)}`);
            }
            count += 1;
        });
    }
    return count;
}"""


def check(browser, files):
    site = files.site
    size = sum(path.stat().st_size for path in site.iterdir())
    assert size < 5_000_000, size
    check_chapters(browser, site)
    check_answers(browser, site)
