"""The lists of the site's chapters in motion: played by commands, and scrolled by a finger, a wheel and keys."""

from chapters import opened, place, watch
from player import WATCH

# What is on the phone: each cell, and where it is.
PHONE = """[...document.querySelectorAll("#screen .list [data-cell]")].map((cell) =>
    cell.dataset.cell + cell.getAttribute("transform") + cell.textContent).sort().join()"""


def check_motion(browser, site):
    """With motion the list plays what happened: no frame shows what can't be."""
    for chapter, step, command in ((1, 3, "scroll 50"), (1, 4, "scroll 3"), (2, 3, None), (5, 3, None), (9, 3, None)):
        path = site / f"chapter-{chapter}.html"
        with opened(browser, path, anchor=f"#step-{step}", reduced_motion="no-preference") as page:
            watch(page)
            for _ in range(3):
                page.keyboard.press("ArrowRight")
                page.wait_for_timeout(300 if command is None else 1800)
                if command is not None:
                    break
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


def check(browser, files):
    site = files.site
    check_motion(browser, site)
    check_list(browser, site)
