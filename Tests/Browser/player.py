"""Pages that play recordings: what they do is what the programs do, and no frame shows what can't be."""

import json
import pathlib
import random

from page import opened

PAGES = pathlib.Path(__file__).parents[2] / "Sources/Workshop/Recordings/Page"
WORLDS = [None, "no-identifier", "stale-content", "cleared-content"]

# Looks at every frame from now on: a cell in two places, or a part of the list without a cell, is kept in `broken`.
WATCH = """() => {
    window.broken = [];
    window.frames = 0;
    const look = () => {
        window.frames += 1;
        for (const phone of document.querySelectorAll(".phone")) {
            const pane = phone.querySelector(".surface:not([hidden])") && phone.querySelector(".list");
            if (!pane) continue;
            const list = pane.getBoundingClientRect();
            const places = {};
            let area = 0;
            // Cells that wait are beside the only phone.
            const isAlone = document.querySelectorAll(".phone").length === 1;
            for (const element of (isAlone ? document : phone).querySelectorAll("[data-cell]")) {
                let box = element.getBoundingClientRect();
                const isInList = element.closest(".list");
                if (isInList) {
                    const top = Math.max(box.top, list.top), bottom = Math.min(box.bottom, list.bottom);
                    const width = Math.min(box.right, list.right) - Math.max(box.left, list.left);
                    if (bottom - top < 0.5) continue;
                    area += (bottom - top) * width;
                }
                if (!element.checkVisibility({ opacityProperty: true })) continue;
                const name = element.dataset.cell;
                places[name] = (places[name] ?? 0) + 1;
            }
            for (const [name, count] of Object.entries(places)) {
                if (count > 1) window.broken.push(`cell ${name} is in ${count} places`);
            }
            const share = area / (list.width * list.height);
            if (share < (window.least ?? 0.985)) window.broken.push(`${Math.round((1 - share) * 100)} % are empty`);
        }
        requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
}"""

# Resolves when no cell has moved for some frames.
AT_REST = """() => new Promise((done) => {
    let [before, frames] = ["", 0];
    const look = () => {
        const now = [...document.querySelectorAll("[data-cell]")].map((cell) => cell.getAttribute("transform")).join();
        frames = now === before ? frames + 1 : 0;
        before = now;
        if (frames > 20) done();
        else requestAnimationFrame(look);
    };
    look();
})"""

# Goes the way of a recording with the page's own list: the first moments at which the two differ.
COMPARE = """(recording) => {
    const [take] = recording.recordings;
    const states = take.moments;
    if (!player.List.fits(take, 0)) return ["the page can't go on from the first screen"];
    const list = new player.List(take, 0);
    const look = ({ shown, waiting, counts }) => JSON.stringify([
        shown.map(({ cell, place, frame, drawing }) => [cell, place, frame, drawing])
            .sort((a, b) => a[2][1] - b[2][1]),
        waiting.map(({ cell, drawing }) => [cell, drawing]), counts.made, counts.reused]);
    const faults = ({ shown }) => shown.map(({ cell, fault }) => `${cell} ${fault}`).sort().join();
    const differences = [];
    states.slice(1).forEach((state, index) => {
        const events = list.scroll(state.lists[0].offset[1]);
        const told = (events) => JSON.stringify(events.map(({ event, cell, place }) => [event, cell, place ?? ""]));
        const recorded = take.moments[index + 1].events;
        if (told(events) !== told(recorded)) differences.push(`${index + 1}: ${told(events)} not ${told(recorded)}`);
        else if (look(list.state) !== look(state)) differences.push(`${index + 1}: ${look(list.state)}`);
        else if (take.scrolling[0].refill !== "cleared" && faults(list.state) !== faults(state)) {
            differences.push(`${index + 1}: ${faults(list.state)} not ${faults(state)}`);
        }
    });
    return differences.slice(0, 3);
}"""


def drags(seed, count):
    """Random drags, as a finger makes them: short ones up and down, and now and then a jump."""
    chances = random.Random(seed)
    return [
        f"goto {chances.randrange(100)}" if chances.random() < 0.1 else f"scroll {chances.uniform(-1.2, 1.6):.3f}"
        for _ in range(count)
    ]


def check_truth(browser, files):
    page = browser.new_page()
    page.add_script_tag(path=PAGES / "player.js")
    for seed, world in enumerate(WORLDS):
        files.write("drags.txt", "".join(line + "\n" for line in drags(seed, 250)))
        options = ["--experiment", world] if world else []
        path = files.snapshot("drags.json", "table-cell", options=options, arguments="--of 'drive drags.txt'")
        recording = json.loads(path.read_text(encoding="utf-8"))
        assert len(recording["recordings"][0]["moments"]) > 200, "the recording is too short"
        differences = page.evaluate(COMPARE, recording)
        assert not differences, f"{world}: {differences}"
    page.close()


def say(page):
    return page.locator(".say").inner_text()


def counts(page):
    return [int(number) for number in page.locator(".counts b").all_inner_texts()]


def cells(page):
    return page.evaluate("[...document.querySelectorAll('.list [data-cell]')].map((cell) => cell.dataset.cell).sort()")


def drag(page, rows, steps=8):
    page.evaluate("scrollTo(0, 0)")
    box = page.locator(".surface").bounding_box()
    height = box["height"] / 416 * 66
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - rows * height, steps=steps)
    page.wait_for_timeout(120)
    page.mouse.up()


def check_touch(page):
    page.evaluate(WATCH)
    assert counts(page) == [7, 7, 0] and "Seven rows, seven cells." in say(page), say(page)
    drag(page, 0.8)
    assert len(cells(page)) == 8, "in between, there is one more cell than fits"
    assert counts(page) == [8, 8, 0] and "Cell #8 was made from the nib." in say(page), say(page)
    drag(page, 0.4)
    page.wait_for_timeout(450)
    assert "Cell #1 left row 0. It waits, with its old text." in say(page), say(page)
    assert page.locator(".queue .card").get_attribute("aria-label") == "cell #1, was row 0"
    page.locator(".surface").focus()
    page.keyboard.press("ArrowDown")
    assert "Row 8 took cell #1." in say(page) and counts(page) == [9, 8, 1], say(page)
    for key in ("PageDown", "ArrowUp", "End", "PageUp", "Home"):
        page.keyboard.press(key)
    page.mouse.wheel(0, 40)
    assert counts(page)[:2] == [100, 8], counts(page)
    page.keyboard.press("Enter")
    assert "has shown row" in say(page), say(page)
    page.evaluate("scrollTo(0, 0)")
    box = page.locator(".surface").bounding_box()
    page.mouse.click(box["x"] + 60, box["y"] + 120)
    assert say(page).startswith("Cell #") and "has shown row" in say(page), say(page)

    # Without an identifier every row makes a cell; cells that aren't filled show an old row, or nothing.
    identifier, filled, clears = page.get_by_role("switch").all()
    identifier.click()
    drag(page, 3)
    seen, made, reused = counts(page)
    assert made >= seen > 9 and reused == 0 and page.locator(".queue .card").count() == 0, counts(page)
    assert filled.is_disabled()
    identifier.click()
    filled.click()
    drag(page, 3)
    assert "did not fill it" in say(page) and "still shows row" in say(page), say(page)
    assert page.locator(".list").get_by_text("still 2011.10.26, row 0").count() == 1
    clears.click()
    drag(page, 3)
    assert "it is empty" in say(page), say(page)
    page.wait_for_timeout(800)
    assert page.evaluate("frames") > 20 and not page.evaluate("broken"), page.evaluate("broken")[:3]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than its window"


def check_compare(page):
    """Both phones play the same commands, and scroll together."""
    page.evaluate(WATCH)
    places = """[...document.querySelectorAll("figure")].map((figure) =>
        [...figure.querySelectorAll(".list [data-cell]")].map((cell) => cell.getAttribute("transform")).sort().join())"""
    last = page.evaluate(places)
    assert last[0] == last[1] and page.locator("figure").nth(1).get_by_text("still ").count() == 7, last
    assert "20 reused" in page.locator("figure p").first.inner_text()
    page.get_by_role("button", name="Play").click()
    page.evaluate(AT_REST)
    assert page.evaluate(places) == last
    # A narrow page shows one of them, and its buttons choose which.
    figures = page.locator("figure:visible")
    is_narrow = page.viewport_size["width"] < 600
    assert figures.count() == (1 if is_narrow else 2)
    if is_narrow:
        assert page.evaluate("document.querySelectorAll('figure')[1].offsetWidth > 300"), "the broken phone is large"
        page.get_by_role("button", name="working").click()
        assert "a wrong row" not in figures.inner_text()
    page.locator(".surface:visible").first.focus()
    page.keyboard.press("PageUp")
    moved = page.evaluate(places)
    assert moved != last and moved[0] == moved[1], moved
    assert page.evaluate("frames") > 3 and not page.evaluate("broken"), page.evaluate("broken")[:3]
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than its window"


def check(browser, files):
    check_truth(browser, files)
    path = files.snapshot("compare.html", "table-cell", arguments="--of 'compare stale-content'")
    for width, scheme, motion in ((390, "dark", "no-preference"), (1400, "light", "reduce")):
        with opened(browser, path, width, scheme, height=844, reduced_motion=motion) as page:
            check_compare(page)
    path = files.snapshot("touch.html", "table-cell", arguments="--of drive")
    assert path.stat().st_size < 200_000, path.stat().st_size
    for width, scheme, motion in ((390, "dark", "no-preference"), (800, "light", "reduce"), (1400, "light", "no-preference")):
        with opened(browser, path, width, scheme, height=844, reduced_motion=motion) as page:
            check_touch(page)
