"""Runs the checks beside this file: each has a function `check(browser, files)`, which asserts what it expects."""

import atexit
import concurrent.futures
import importlib
import os
import pathlib
import subprocess
import sys
import tempfile
import time
import traceback

from files import Files
from playwright.sync_api import sync_playwright


def run(executable, name, site):
    """Runs one check in a browser of its own; returns the seconds that it took, and how it failed, if it did."""
    start = time.monotonic()
    failure = None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        try:
            importlib.import_module(name).check(browser, Files(pathlib.Path(folder), site))
        except Exception:
            failure = traceback.format_exc()
        browser.close()
    return time.monotonic() - start, failure


def made_site(checks):
    """The site's pages, if a check looks at them: those in the folder `SITE`, or in one that is made for all checks."""
    if "SITE" in os.environ:
        return pathlib.Path(os.environ["SITE"]).absolute()
    if not any("files.site" in check.read_text(encoding="utf-8") for check in checks):
        return None
    folder = tempfile.TemporaryDirectory()
    atexit.register(folder.cleanup)
    site = pathlib.Path(folder.name) / "site"
    subprocess.run([Files.programs / "Site", Files.programs, site], cwd=Files.package, check=True, timeout=600)
    return site


def main(executable, names):
    here = pathlib.Path(__file__).parent
    checks = names or sorted(path.stem for path in here.glob("*.py") if path.stem not in ("__main__", "files"))
    failed = False
    site = made_site([here / f"{check}.py" for check in checks])
    # As many at once as there are processors: each check waits for animations most of the time.
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(run, executable, name, site): name for name in checks}
        for check in concurrent.futures.as_completed(running):
            seconds, failure = check.result()
            print(f"{running[check]}: {'FAILED' if failure else 'passed'} in {seconds:.1f} s", flush=True)
            if failure:
                failed = True
                print(failure, file=sys.stderr)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
