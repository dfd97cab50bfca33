"""The lists of the site's chapters in motion: played by commands, and scrolled by a finger, a wheel and keys."""

from chapters import opened, place, watch
from player import AT_REST, WATCH

# What is on the phone: each cell, and where it is.
PHONE = """[...document.querySelectorAll("#screen .list [data-cell]")].map((cell) =>
    cell.dataset.cell + cell.getAttribute("transform") + cell.textContent).sort().join()"""


def check_motion(browser, site):
    """With motion the list plays what happened: no frame shows what can't be."""
    for chapter, step, command in ((1, 3, "scroll 50"), (1, 4, "scroll 3"), (2, 3, None), (5, 3, None), (9, 3, None)):
        path = site / f"chapter-{chapter}.html"
        with opened(browser, path, anchor=f"#step-{step}", reduced_motion="no-preference") as page:
            watch(page)
            for _ in range(1 if command else 3):
                page.keyboard.press("ArrowRight")
                page.evaluate(AT_REST)
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
                page.evaluate(AT_REST)
        assert page.evaluate("frames") > 100 and not page.evaluate("broken"), page.evaluate("broken")[:3]


def check_list(browser, site):
    """The list of a chapter of each part is scrolled by a finger, a wheel and keys, and tapped, and the prompt takes
    the command that comes. The screens of part C have no list."""
    for chapter, step, scrolls in ((1, 2, True), (5, 2, True), (9, 1, False), (14, 2, True)):
        with opened(browser, site / f"chapter-{chapter}.html", anchor=f"#step-{step}") as page:
            page.evaluate(WATCH)
            about = page.locator(".about")
            first = page.evaluate(PHONE)
            box = page.locator("#screen .phone").bounding_box()
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            page.mouse.move(x, y)
            page.mouse.down()
            page.mouse.move(x, y - 60, steps=6)
            page.mouse.up()
            page.mouse.wheel(0, 50)
            page.mouse.click(x, y)
            if scrolls:
                assert page.evaluate(PHONE) != first, "a finger scrolls"
                assert "Cell #" in about.inner_text(), about.inner_text()
                page.locator("#screen .surface").focus()
                for key in ("ArrowDown", "PageDown", "ArrowUp", "Home"):
                    before = page.evaluate(PHONE)
                    page.keyboard.press(key)
                    assert page.evaluate(PHONE) != before, key
                page.keyboard.press("Enter")
                assert "Cell #" in about.inner_text()
            page.evaluate("document.activeElement.blur(); window.least = 0.9")
            field = page.get_by_label("A command")
            for _ in range(20):
                if field.count():
                    break
                page.keyboard.press("ArrowRight")
            before = place(page)
            field.fill(field.get_attribute("placeholder"))
            field.press("Enter")
            assert place(page) != before, "a typed command is played"
            page.wait_for_timeout(100)
            assert page.evaluate("frames") > 3 and not page.evaluate("broken"), page.evaluate("broken")[:3]
    with opened(browser, site / "chapter-1.html", anchor="#step-1") as page:
        page.evaluate("document.activeElement.blur()")
        field = page.get_by_label("A command")
        field.fill("fly to the moon")
        field.press("Enter")
        assert "fly to the moon needs the program." in page.locator(".try .reply").inner_text()


def check(browser, files):
    site = files.site
    check_motion(browser, site)
    check_list(browser, site)
