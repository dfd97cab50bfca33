"""The page of a range of commits, with names and texts that a page must not take for its own."""

import subprocess

from page import CONTRAST, opened

ODD = '"></title></pre><img src=x onerror=alert(1)><script>alert(2)</script><svg onload=alert(3)>]]>'


def nib(text):
    odd = text.replace("&", "&amp;").replace('"', "&quot;").replace("<", "&lt;").replace(">", "&gt;")
    return f"""<?xml version="1.0" encoding="UTF-8"?>
<document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="23504" targetRuntime="iOS.CocoaTouch">
<objects><placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="{odd}"/>
<view id="iN0-l3-epB" userLabel="{odd}"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
<label text="{odd}" id="{odd}" customClass="{odd}"><rect key="frame" x="8" y="8" width="300" height="21"/></label>
<imageView image="{odd}" id="a" restorationIdentifier="{odd}"><rect key="frame" x="8" y="80" width="30" height="21"/>
<accessibility key="accessibilityConfiguration" hint="{odd}"/></imageView></subviews></view></objects></document>"""


def check(browser, files):
    folder = files.folder / "review"
    folder.mkdir()

    def git(*words):
        subprocess.run(["git", "-c", "user.name=A", "-c", "user.email=a@b", *words], cwd=folder, check=True)

    git("init", "-q")
    name = "a<img src=y onerror=alert(4)>'&.xib"
    for text in ("Moon", ODD):
        (folder / name).write_text(nib(text), encoding="utf-8")
        git("add", "-A")
        git("commit", "-qm", text)
    path = folder / "review.html"
    subprocess.run(
        [files.programs / "nib", "review", "HEAD~1..HEAD", "-o", path], cwd=folder, check=True, capture_output=True
    )

    for scripts in (True, False):
        with opened(browser, path, java_script_enabled=scripts) as page:
            page.on("dialog", lambda dialog: dialog.dismiss())
            text = page.locator("body").inner_text()
            assert "<img src=y onerror=alert(4)>" in text and "<script>alert(2)</script>" in text, text
            assert page.locator("script, [onerror], [onload], svg").count() == 0
            assert page.locator("img").count() == 1
            assert page.locator("img").evaluate("image => image.naturalWidth > 100")

    for width, scheme in ((390, "dark"), (1400, "light"), (1400, "dark")):
        with opened(browser, path, width, scheme) as page:
            assert not page.evaluate(CONTRAST), page.evaluate(CONTRAST)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "the page is wider than its window"
            ground = page.evaluate("getComputedStyle(document.body).backgroundColor")
            assert ground == ("rgb(13, 17, 23)" if scheme == "dark" else "rgb(255, 255, 255)"), ground
