"""Runs the checks beside this file: each has a function `check(browser, files)`, which asserts what it expects."""

import concurrent.futures
import importlib
import os
import pathlib
import sys
import tempfile
import time
import traceback

from files import Files
from playwright.sync_api import sync_playwright


def run(executable, name):
    """Runs one check in a browser of its own; returns the seconds that it took, and how it failed, if it did."""
    start = time.monotonic()
    failure = None
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=executable, args=["--no-sandbox"])
        try:
            importlib.import_module(name).check(browser, Files(pathlib.Path(folder)))
        except Exception:
            failure = traceback.format_exc()
        browser.close()
    return time.monotonic() - start, failure


def main(executable, names):
    here = pathlib.Path(__file__).parent
    checks = names or sorted(path.stem for path in here.glob("*.py") if path.stem not in ("__main__", "files"))
    failed = False
    # As many at once as there are processors: each check waits for animations most of the time.
    with concurrent.futures.ProcessPoolExecutor(os.cpu_count()) as pool:
        running = {pool.submit(run, executable, name): name for name in checks}
        for check in concurrent.futures.as_completed(running):
            seconds, failure = check.result()
            print(f"{running[check]}: {'FAILED' if failure else 'passed'} in {seconds:.1f} s", flush=True)
            if failure:
                failed = True
                print(failure, file=sys.stderr)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main(sys.argv[1], sys.argv[2:])
