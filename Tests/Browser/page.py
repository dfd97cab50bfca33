"""The page that explains a load, touched, and used with keys: small and large, by day and by night."""

import contextlib
import re

DATE = ["--now", "2011-10-29", "--time-zone", "GMT", "--locale", "en_US"]

# How much text and what is behind it differ, where that is less than it should be.
CONTRAST = """() => {
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    const rgba = (color) => {
        canvas.clearRect(0, 0, 1, 1);
        canvas.fillStyle = color;
        canvas.fillRect(0, 0, 1, 1);
        return canvas.getImageData(0, 0, 1, 1).data;
    };
    const brightness = (color) => {
        const [r, g, b] = [...color].map((part) => part / 255).map((part) =>
            part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const faults = new Set();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
        const element = texts.currentNode.parentElement;
        const isSeen = texts.currentNode.data.trim() && element.checkVisibility() && !element.closest("svg, :disabled");
        if (!isSeen) continue;
        let ground = element;
        while (ground.parentElement && rgba(getComputedStyle(ground).backgroundColor)[3] < 255) ground = ground.parentElement;
        const pair = [getComputedStyle(element).color, getComputedStyle(ground).backgroundColor];
        const [more, less] = pair.map((color) => brightness(rgba(color))).sort((a, b) => b - a);
        const contrast = (more + 0.05) / (less + 0.05);
        if (contrast < 4.5) faults.add(`${contrast.toFixed(2)} ${pair.join(" on ")}: ${texts.currentNode.data.trim().slice(0, 30)}`);
    }
    return [...faults];
}"""

@contextlib.contextmanager
def opened(browser, path, width=1200, scheme="light", height=800, **options):
    """The page in a window of its own; what it writes on the console is an error, and so is any request."""
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme=scheme, **{"reduced_motion": "reduce", **options}
    )
    page = context.new_page()
    said = []
    page.on("console", lambda message: said.append(message.text))
    page.on("pageerror", lambda error: said.append(str(error)))
    page.on("request", lambda request: request.url == path.as_uri() or said.append(request.url))
    page.goto(path.as_uri())
    yield page
    assert not said, said
    context.close()


def status(page):
    return page.get_by_role("status").inner_text()


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def tab_to(page, selector):
    for _ in range(40):
        press(page, "Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab doesn't lead to {selector}")


def lit(page, place):
    return page.locator(f"{place} .lit").all_inner_texts()


def check_keys(page):
    """Arrow keys go from line to line, and all that is about an object lights up."""
    tab_to(page, "pre.lines")
    press(page, "Home")
    assert status(page).startswith("UIWindow #1"), status(page)
    for _ in range(200):
        if '"Last Quarter"' in "".join(lit(page, "#the-views")):
            break
        press(page, "ArrowDown")
    assert "connect cell #4.phaseLabel → " in status(page), status(page)
    nib = lit(page, "#the-nibs")
    assert any('property="phaseLabel"' in line for line in nib) and not any("dateLabel" in line for line in nib), nib
    assert len(lit(page, "#the-steps")) == 3 and page.locator(".phone .outline").count() == 1
    press(page, "Escape")
    assert status(page).startswith("Tap or point at") and not page.locator(".lit, .outline").count(), status(page)

    # A line of the nib stands for all that was made from it.
    page.locator("pre.lines").last.focus()
    press(page, "Home")
    while 'property="phaseLabel"' not in "".join(lit(page, "#the-nibs")):
        press(page, "ArrowDown")
    assert status(page).startswith("7 objects: UILabel #1, "), status(page)
    assert page.locator(".phone .outline").count() == 7
    press(page, "Escape")


def check_commands(page):
    """The phone plays each command, and the text of it is marked."""
    from player import AT_REST

    first, last = page.locator(".moments > li").all()
    assert "was row 0" in last.inner_text() and "now" in last.get_attribute("class")
    cells = lambda: page.locator(".list [data-cell]").count()
    assert page.locator('.list [data-cell$="-1"]').get_attribute("transform") == "translate(0 264)"
    page.get_by_role("button", name="Show: The screen is made").press("Enter")
    assert page.locator('.list [data-cell$="-1"]').get_attribute("transform") == "translate(0 0)" and cells() == 7
    page.get_by_role("button", name="Show: scroll 3").press("Enter")
    page.evaluate(AT_REST)
    assert page.locator('.list [data-cell$="-1"]').get_attribute("transform") == "translate(0 264)" and cells() == 7


def check_pointer(page):
    """The list is dragged, wheeled, scrolled by keys and tapped; a view that is pointed at lights up."""
    surface = page.locator(".surface")
    surface.scroll_into_view_if_needed()
    box = surface.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    place = lambda: page.locator(".list [data-cell]").evaluate_all(
        "(cells) => cells.map((cell) => cell.dataset.cell + cell.getAttribute('transform')).sort().join()")
    before = place()
    page.mouse.move(x, y)
    assert page.locator(".phone .outline").count() == 1 and "UI" in status(page), status(page)
    page.mouse.down()
    page.mouse.move(x, y - 80, steps=8)
    page.wait_for_timeout(120)
    page.mouse.up()
    assert place() != before and "You scroll." in status(page), status(page)
    before = place()
    page.mouse.wheel(0, 40)
    page.wait_for_timeout(50)
    assert place() != before, "a wheel scrolls"
    surface.focus()
    for key in ("ArrowDown", "PageDown", "ArrowUp", "End", "PageUp", "Home"):
        before = place()
        press(page, key)
        assert place() != before, key
    page.mouse.click(x, y)
    assert "Cell #" in status(page) and " has shown row " in status(page), status(page)
    press(page, "Escape")


def check_layout(page, width):
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page is wider than its window"
    for place in ("pre.lines", "div.lines"):
        page.locator(place).first.focus()
        press(page, "End")
        faults = page.evaluate(CONTRAST)
        assert not faults, faults


def check_hostile(browser, files, path):
    """Whatever a text says, the script makes text of it."""
    before, data, after = re.split(r'(?<=id="data">)(.*)(?=</script>\n<script>)', path.read_text(encoding="utf-8"))
    odd = "\\u003cimg src=x onerror=alert(1)\\u003e"
    data = data.replace('"place":"row', f'"place":"{odd} row').replace('"text":"#', f'"text":"{odd}#')
    with opened(browser, files.write("hostile.html", before + data + after)) as page:
        page.locator(".surface").focus()
        press(page, "ArrowDown", "Enter")
        assert "<img src=x" in page.locator("#screen").text_content()
        assert not page.locator("img").count()


def check_still(browser, path):
    """Without a script there is all of it as text, and the screen."""
    with opened(browser, path, height=1000, java_script_enabled=False) as page:
        text = page.locator("body").inner_text()
        for part in ("scroll 3", "was row 0", "├─ ", '<outlet property="phaseLabel"', "connect cell #1", "reuse"):
            assert part in text, f"{part} is not in the page"
        assert page.locator("#screen svg").first.bounding_box()["height"] > 300


def check(browser, files):
    from player import WATCH

    path = files.snapshot("page.html", "table-cell", "scroll 3")
    assert path.stat().st_size < 300_000, path.stat().st_size
    for width, scheme, motion in (
        (390, "dark", "reduce"), (800, "light", "no-preference"), (1400, "dark", "no-preference"), (1400, "light", "reduce")
    ):
        with opened(browser, path, width, scheme, reduced_motion=motion) as page:
            check_layout(page, width)
            page.evaluate("window.least = 0.9")
            page.evaluate(WATCH)
            check_keys(page)
            check_commands(page)
            check_pointer(page)
            page.wait_for_timeout(200)
            assert page.evaluate("frames") > 10 and not page.evaluate("broken"), page.evaluate("broken")[:3]
    check_hostile(browser, files, path)
    check_still(browser, path)

    # The other programs and techniques: they open, and each view can be reached.
    others = [
        ("grid-cell", ["scroll 4", "select 14"], []),
        ("date-picker", ["show", "present", "spin day 1"], DATE),
        ("ignorable-date-picker", ["ignore start off"], DATE),
        ("ignorable-date-picker", ["technique placeholder"], DATE),
        ("table-cell", ["technique code", "scroll 2"], []),
        ("table-cell", ["technique view-factory", "scroll 2"], []),
        ("table-cell", ["experiment stale-content", "scroll 5"], []),
    ]
    for program, lines, options in others:
        path = files.snapshot(f"{program}.html", program, *lines, options=options)
        with opened(browser, path, 390) as page:
            check_layout(page, 390)
            page.locator("pre.lines").first.focus()
            press(page, "Home")
            for _ in range(page.locator("#the-views .line").count()):
                assert len(lit(page, "#the-views")) == 1, "a view isn't reached, or doesn't light up alone"
                press(page, "ArrowDown")
