"""Photograph pages of the built client: `python tools/look.py / /rules --out out/shots`.

Starts a server of its own on a free port, opens each address in Chromium in the usual sizes and
both lights, writes PNG files, and says what the console and the content policy complained about.
"""

import argparse
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, Page, sync_playwright

SIZES = ("360x640", "360x740", "390x844", "1440x900")
LIGHTS = ("night", "day")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@contextmanager
def server() -> Iterator[str]:
    """A server with an empty memory; its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-u", "-m", "reverie", "serve", "--port", "0", "--data", data]
        process = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        try:
            assert process.stdout is not None
            for line in process.stdout:
                if found := re.search(r"http://localhost:\d+", line):
                    yield found[0]
                    return
            raise RuntimeError("the server did not start")
        finally:
            process.terminate()
            process.wait(10)


@contextmanager
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path="/usr/bin/chromium", args=FLAGS)
        try:
            yield opened
        finally:
            opened.close()


def new_page(browser: Browser, size: str, light: str, scale: float = 1) -> Page:
    """A page of one size in one light; whatever it complains about is printed."""
    width, height = (int(side) for side in size.split("x"))
    context = browser.new_context(
        viewport={"width": width, "height": height},
        device_scale_factor=scale,
        color_scheme="dark" if light == "night" else "light",
        has_touch=width < 900,
        locale="en-GB",
    )
    page = context.new_page()
    page.on("console", lambda said: said.type == "error" and print(f"  console: {said.text}"))
    page.on("pageerror", lambda error: print(f"  error: {error}"))
    return page


def sideways(page: Page) -> int:
    """How many pixels the page can be scrolled sideways: none, hopefully."""
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


def settle(page: Page) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready")
    page.wait_for_timeout(400)


def photograph(page: Page, file: Path, *, full: bool = False) -> None:
    settle(page)
    if (over := sideways(page)) > 0:
        print(f"  {file.name}: scrolls sideways by {over} px")
    page.screenshot(path=file, full_page=full)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("addresses", nargs="*", default=["/"])
    parser.add_argument("--out", type=Path, default=Path("out/shots"))
    parser.add_argument("--sizes", nargs="*", default=list(SIZES))
    parser.add_argument("--lights", nargs="*", default=list(LIGHTS))
    parser.add_argument("--full", action="store_true", help="the whole length of the page")
    wish = parser.parse_args()
    wish.out.mkdir(parents=True, exist_ok=True)
    with server() as address, browser() as chromium:
        for path in wish.addresses:
            name = path.strip("/").replace("/", "-") or "home"
            for size in wish.sizes:
                for light in wish.lights:
                    page = new_page(chromium, size, light)
                    page.goto(address + path)
                    photograph(page, wish.out / f"{name}-{light}-{size}.png", full=wish.full)
                    page.context.close()
    print(f"in {wish.out}")


if __name__ == "__main__":
    main()
