"""The page that explains a load, touched with keys alone: small and large, by day and by night."""

import base64
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

# The share of pixels that differ to the eye in two pictures with the same middle.
DIFFERENCE = """async (pictures) => {
    const images = await Promise.all(pictures.map((picture) =>
        fetch("data:image/png;base64," + picture).then((answer) => answer.blob()).then(createImageBitmap)));
    const [width, height] = ["width", "height"].map((side) => Math.min(...images.map((image) => image[side])));
    const [a, b] = images.map((image) => {
        const context = new OffscreenCanvas(width, height).getContext("2d");
        context.drawImage(image, (width - image.width) / 2, (height - image.height) / 2);
        return context.getImageData(0, 0, width, height).data;
    });
    return a.filter((part, index) => Math.abs(part - b[index]) > 60).length / a.length;
}"""

LIT = "document.querySelectorAll('{} .lit').length"


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


def focused(page):
    return page.evaluate("document.activeElement.textContent")


def press(page, *keys):
    for key in keys:
        page.keyboard.press(key)


def tab_to(page, selector):
    for _ in range(40):
        press(page, "Tab")
        if page.evaluate("(selector) => document.activeElement.matches(selector)", selector):
            return
    raise AssertionError(f"Tab doesn't lead to {selector}")


def check_keys(page):
    # The tree: a label of the first cell, which was made for row 3 and has stayed there.
    tab_to(page, "[role=treeitem]")
    assert focused(page).startswith("UIWindow"), focused(page)
    press(page, "ArrowRight", "ArrowDown")
    while not focused(page).startswith("UILabel"):
        press(page, "ArrowDown")
    assert '"Last Quarter"' in focused(page), focused(page)
    for part in (".stage", ".tree", ".steps", "pre.nib"):
        assert page.evaluate(LIT.format(part)) > 0, f"nothing lights up in {part}"
    said = status(page)
    assert "made in load 4 of ReusableTableViewCell.xib, for row 3" in said, said
    assert "connected as step 78 of 148" in said and "its cell has shown row 3" in said, said
    lit = page.locator("pre.nib .lit").all_inner_texts()
    assert any('property="phaseLabel"' in line for line in lit), lit
    assert not any('property="dateLabel"' in line for line in lit), lit

    # What is pinned stays, wherever the keys go.
    press(page, "Enter", "ArrowDown")
    assert status(page) == said, status(page)
    press(page, "Escape")
    assert "UILabel #8" in status(page), status(page)

    # A cell that came back, its views folded until somebody looks.
    while not focused(page).startswith("ReusableTableViewCell #1"):
        press(page, "ArrowDown")
    assert "it has shown row 0, then row 7" in status(page), status(page)
    count = page.get_by_role("treeitem").count()
    press(page, "ArrowRight")
    assert page.get_by_role("treeitem").count() == count + 4
    # In, and out again: what is open is closed first, then its superview has the focus.
    press(page, "ArrowRight", "ArrowRight", "ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft")
    assert page.get_by_role("treeitem").count() == count and focused(page).startswith("ReusableTableViewCell #1")
    press(page, "End", "Home")
    assert focused(page).startswith("UIWindow")

    # A line of the nib stands for all that was made from it.
    page.locator("pre.nib [tabindex='0']").last.focus()
    while 'property="phaseLabel"' not in focused(page):
        press(page, "ArrowDown")
    assert status(page).startswith("7 objects: UILabel #1, "), status(page)


def check_commands(page):
    tab_to(page, "input[type=range]")
    moments = page.locator(".moments > li:visible")
    assert "scroll 3" in moments.inner_text() and "was row 0" in moments.inner_text(), moments.inner_text()
    place = page.locator("[role=treeitem]", has_text="ReusableTableViewCell #1")
    assert "row 7" in place.inner_text()
    press(page, "Home")
    assert "The screen is made" in moments.inner_text() and moments.count() == 1, moments.inner_text()
    assert "row 0" in place.inner_text()
    assert page.locator(".steps li:visible").count() == 136
    assert "ReusableTableViewCell.xib: read 5 objects" in page.locator(".steps:visible").inner_text()
    press(page, "ArrowRight")
    assert page.locator(".steps li:visible").count() == 148
    assert "row 7" in place.inner_text()


def check_layers(page):
    flat = page.locator(".stage").screenshot()
    page.get_by_role("button", name="Layers").focus()
    press(page, "Enter")
    tab_to(page, ".stage")
    angle = lambda: page.evaluate("document.querySelector('.phone').getBoundingClientRect().width")
    before = angle()
    press(page, "ArrowLeft", "ArrowLeft", "ArrowLeft")
    assert angle() < before
    press(page, "ArrowUp", "ArrowDown")
    inside = page.evaluate(
        """() => { const stage = document.querySelector(".stage").getBoundingClientRect();
            return [...document.querySelectorAll(".layer")].map((layer) => layer.getBoundingClientRect())
                .every((box) => box.left >= stage.left && box.right <= stage.right); }"""
    )
    assert inside, "layers are outside of the stage"
    page.get_by_role("button", name="Layers").focus()
    press(page, "Enter")
    page.get_by_role("button", name="Layers").blur()
    assert page.locator(".stage").screenshot() == flat, "flat again, the screen looks otherwise"


def check_pointer(page):
    """What is pointed at lights up, a click pins it, and a drag turns the screen and pins nothing."""
    stage = page.locator(".stage")
    stage.scroll_into_view_if_needed()
    badge = page.locator(".badge", has_text="#4")
    badge.hover()
    assert status(page).startswith("ReusableTableViewCell #4"), status(page)
    badge.click()
    page.mouse.move(0, 0)
    assert status(page).startswith("ReusableTableViewCell #4"), status(page)
    press(page, "Escape")
    assert status(page).startswith("Point at"), status(page)
    page.get_by_role("button", name="Layers").click()
    box = stage.bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    before = page.get_by_role("slider", name="Turn").input_value()
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 60, y + 10, steps=3)
    page.mouse.up()
    page.mouse.move(0, 0)
    assert page.get_by_role("slider", name="Turn").input_value() != before
    assert status(page).startswith("Point at"), status(page)


def check_print(page):
    page.emulate_media(media="print")
    assert page.locator("svg.still").is_visible() and not page.locator(".touch:visible").count()


def check_layout(page, width):
    assert page.evaluate("document.documentElement.scrollWidth") <= width, "the page is wider than its window"
    for focused in (0, 2):
        page.locator("[role=treeitem]").nth(focused).focus()
        faults = page.evaluate(CONTRAST)
        assert not faults, faults


def check_hostile(browser, files, path):
    """Whatever a text says, the script makes text of it."""
    before, data, after = re.split(r'(?<=id="data">)(.*)(?=</script>\n<script>)', path.read_text(encoding="utf-8"))
    odd = "\\u003cimg src=x onerror=alert(1)\\u003e"
    data = data.replace("Last Quarter", odd).replace("UILabel #", odd + "#")
    with opened(browser, files.write("hostile.html", before + data + after)) as page:
        page.locator("[role=treeitem]", has_text="phaseLabel").first.focus()
        assert "<img src=x" in focused(page) and "<img src=x" in status(page), status(page)
        assert not page.locator("img").count()


def check_still(browser, path):
    """Without a script there is all of it as text, and the screen as it is with one."""
    with opened(browser, path, height=1000) as page:
        page.get_by_role("heading", level=1).hover()
        live = page.locator(".stage").screenshot()
    with opened(browser, path, height=1000, java_script_enabled=False) as page:
        text = page.locator("body").inner_text()
        for part in ("scroll 3", "was row 0", "├─ ", '<outlet property="phaseLabel"', "… the same for cells", "reuse"):
            assert part in text, f"{part} is not in the page"
        assert not page.locator(".touch").count()
        still = page.locator("#screen svg").first.screenshot()
    context = browser.new_context()
    pictures = [base64.b64encode(picture).decode() for picture in (live, still)]
    share = context.new_page().evaluate(DIFFERENCE, pictures)
    assert share < 0.002, f"{share:.2%} of the screen look otherwise in layers"
    context.close()


def check(browser, files):
    path = files.snapshot("page.html", "table-cell", "scroll 3")
    assert path.stat().st_size < 300_000, path.stat().st_size
    for width in (400, 1200):
        for scheme in ("light", "dark"):
            with opened(browser, path, width, scheme) as page:
                check_layout(page, width)
    for width, scheme in ((400, "dark"), (1200, "light")):
        with opened(browser, path, width, scheme) as page:
            check_keys(page)
            page.reload()
            check_commands(page)
            page.reload()
            check_layers(page)
    with opened(browser, path) as page:
        check_pointer(page)
        check_print(page)
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
        with opened(browser, path, 400) as page:
            check_layout(page, 400)
            tab_to(page, "[role=treeitem]")
            press(page, "Home")
            count = f"window.seen = []; addEventListener('focusin', () => seen.push({LIT.format('.tree')}))"
            page.evaluate("() => {" + count + "}")
            rest = page.get_by_role("treeitem").count() - 1
            press(page, *["ArrowDown"] * rest)
            assert page.evaluate("seen") == [1] * rest, "a view isn't reached, or doesn't light up alone"
