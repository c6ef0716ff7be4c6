"""For tools that look at the product as it is: a house of its own, and a browser."""

import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from browsers import FLAGS, NONE_FOUND, find_chromium
from lan import lan_settings
from playwright.async_api import Browser, async_playwright

from reverie.app import House


@asynccontextmanager
async def stage() -> AsyncIterator[tuple[Browser, House]]:
    """Rabbits there do not take their time."""
    chromium = find_chromium()
    if chromium is None:
        sys.exit(NONE_FOUND)
    with tempfile.TemporaryDirectory() as folder:
        async with (
            House(lan_settings(Path(folder)), pace=(0.0, 0.02)) as house,
            async_playwright() as playwright,
        ):
            browser = await playwright.chromium.launch(executable_path=chromium, args=FLAGS)
            yield browser, house
            await browser.close()
