"""Draw the app's icons from the house mark: `python tools/icons.py` writes web/public/icons.

`any` is the mark as it is; `maskable` and Apple's lie on the table and keep to the middle, for the
shapes phones cut out of them.
"""

import asyncio
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / "browser")]

from browsers import FLAGS, NONE_FOUND, find_chromium  # noqa: E402
from playwright.async_api import Browser, async_playwright  # noqa: E402

MARK = ROOT / "web" / "src" / "look" / "mark.svg"
FOLDER = ROOT / "web" / "public" / "icons"
TABLE = "#201811"
# Phones may cut away all but a circle of 80 %.
SAFE = 0.66
ICONS = {
    "any-192": (192, 1.0),
    "any-512": (512, 1.0),
    "maskable-192": (192, SAFE),
    "maskable-512": (512, SAFE),
    "apple-180": (180, 0.8),
}


def page_of(size: int, share: float) -> str:
    """The mark in the middle; on the table where it does not fill the icon."""
    ground = "transparent" if share == 1.0 else TABLE
    width = round(size * share)
    mark = MARK.read_text(encoding="utf-8").replace("<svg ", f'<svg width="{width}" ')
    style = f"margin:0;height:{size}px;display:grid;place-items:center;background:{ground}"
    return f'<body style="{style}">{mark}</body>'


async def draw(browser: Browser, name: str, size: int, share: float) -> None:
    page = await browser.new_page(viewport={"width": size, "height": size})
    await page.set_content(page_of(size, share))
    await page.screenshot(path=FOLDER / f"{name}.png", omit_background=share == 1.0)
    await page.close()


async def main() -> None:
    chromium = find_chromium()
    if chromium is None:
        sys.exit(NONE_FOUND)
    FOLDER.mkdir(parents=True, exist_ok=True)
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
        for name, (size, share) in ICONS.items():
            await draw(browser, name, size, share)
        await browser.close()
    print(f"{len(ICONS)} icons in {FOLDER.relative_to(ROOT)}")


if __name__ == "__main__":
    asyncio.run(main())
