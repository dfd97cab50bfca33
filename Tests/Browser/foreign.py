"""Names and texts of somebody else's, in every field that a page or a picture shows: nothing of them runs."""

import subprocess

from page import opened
from review import ODD, nib

HTML = ODD.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;").replace(">", "&gt;")
# What is foreign in the nib that is loaded: each place, and what is there then.
EDITS = {
    'text="Phase"': f'text="{HTML}" userLabel="{HTML}" restorationIdentifier="{HTML}"',
    'text="Day and time"': f'text="{HTML}" customModuleProvider="{HTML}"',
    'reuseIdentifier="ReusableTableViewCell"': f'reuseIdentifier="{HTML}"',
    'id="yHd-6k-Wu2"': f'id="{HTML}"',
    'image="moonphase.full.moon"': f'image="{HTML}"',
}


def check_quiet(browser, path, scripts, shows=None):
    """Opens a file by itself: it asks for nothing, says nothing, and there are no elements but its own."""
    asked = []
    with opened(browser, path) as page:
        page.on("dialog", lambda dialog: (asked.append(dialog.message), dialog.dismiss()))
        page.wait_for_timeout(100)
        for key in ("Tab", "ArrowDown", "ArrowRight", "Enter"):
            page.keyboard.press(key)
        assert page.locator("script").count() == scripts, path
        assert page.locator("img, iframe, [onerror], [onload], foreignObject").count() == 0, path
        text = page.evaluate("document.documentElement.textContent")
        assert "onerror=alert(1)" in text if shows is None else shows in text, path
        if path.suffix == ".html":
            for item in page.locator("[role=treeitem]").all()[:8]:
                item.focus()
    assert not asked, asked


def check(browser, files):
    edits = [f"edit ReusableTableViewCell --find '{find}' --replace '{text}'" for find, text in EDITS.items()]
    lines = [*edits, "scroll 3"]
    check_quiet(browser, files.snapshot("foreign.html", "table-cell", *lines), scripts=2)
    check_quiet(browser, files.snapshot("foreign.svg", "table-cell", *lines, arguments="--notes"), 0, shows="")
    xib = files.snapshot("xib.svg", "table-cell", *lines, arguments="--of 'xib ReusableTableViewCell'")
    check_quiet(browser, xib, 0)

    # A file of somebody else's, its name included, as it is and as it has changed.
    name = "<img src=y onerror=alert(1)>'&.xib"
    old, new = files.write("a" + name, nib("Moon")), files.write("b" + name, nib(ODD))
    for number, versions in enumerate(([new], [old, new])):
        picture = files.folder / f"foreign-{number}.svg"
        words = [files.programs / "nib", "snapshot", *versions, "--output", picture]
        subprocess.run(words, check=True, capture_output=True)
        check_quiet(browser, picture, 0, shows="")
