"""Runs the checks beside this file: each has a function `check(browser, files)`, which asserts what it expects."""

import importlib
import pathlib
import sys
import tempfile
import time
import traceback

from files import Files
from playwright.sync_api import sync_playwright


def main(executable, names):
    here = pathlib.Path(__file__).parent
    checks = names or sorted(path.stem for path in here.glob("*.py") if path.stem not in ("__main__", "files"))
    failures = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        for name in checks:
            start = time.monotonic()
            try:
                importlib.import_module(name).check(browser, Files(pathlib.Path(folder)))
                print(f"{name}: passed in {time.monotonic() - start:.1f} s")
            except Exception:
                failures += 1
                traceback.print_exc()
                print(f"{name}: FAILED", file=sys.stderr)
        browser.close()
    sys.exit(1 if failures else 0)


main(sys.argv[1], sys.argv[2:])
