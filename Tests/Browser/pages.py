"""The site's pages in windows of all sizes: by touch, in both color schemes, without a script, and on paper."""

import re

import player
from chapters import CHAPTERS, opened, place

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


def check_front(browser, site):
    """The front page begins with the list to drag."""
    for width, scheme, motion in ((390, "light", "no-preference"), (800, "dark", "reduce"), (1400, "dark", "reduce")):
        with opened(browser, site / "index.html", width, 844, scheme, reduced_motion=motion) as page:
            player.check_touch(page)


def check_touch(browser, site):
    with opened(browser, site / "chapter-1.html", 360, 740, has_touch=True) as page:
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
    site = files.site
    check_front(browser, site)
    check_touch(browser, site)
    check_looks(browser, site)
    check_search(browser, site)
    check_still(browser, site)
