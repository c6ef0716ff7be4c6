"""A turn alone with clockwork rabbits in Firefox and in WebKit, as far as this machine has them."""

import asyncio
import json
import shutil
from collections.abc import AsyncIterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from browsers import apt_install
from checks import LOOK, TOUCH
from other_browsers import Firefox, OtherBrowser, WebKit
from table_page import GRACE, PLAYED_BEFORE

from patience import PATIENCE
from reverie.app import House

pytestmark = pytest.mark.long
MINI_BROWSER = "webkit2gtk-4.1/MiniBrowser"

# The visible button or link with this name, as ears hear it.
FIND = """[...document.querySelectorAll('button, a[href]')]
  .find((one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true'
    && (one.getAttribute('aria-label') ?? one.textContent).trim() === %s)"""
WRITE = """((field) => {
  field.focus();
  field.value = %s;
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  return true;
})(document.querySelector('textarea'))"""
GRACE_IS_OVER = f"Date.now() - (window.__since ??= Date.now()) > {GRACE}"
HEADING = "document.querySelector('h1')?.textContent.trim() ?? ''"


def need(program: str, package: str) -> str:
    found = shutil.which(program)
    if found is None and apt_install(package):
        found = shutil.which(program)
    if found is None:
        pytest.skip(f"{program} is not here and cannot be installed (Debian: {package})")
    return found


@pytest_asyncio.fixture(loop_scope="session")
async def firefox() -> AsyncIterator[OtherBrowser]:
    async with Firefox(need("firefox-esr", "firefox-esr")) as browser:
        yield browser


@pytest_asyncio.fixture(loop_scope="session")
async def webkit() -> AsyncIterator[OtherBrowser]:
    driver = need("WebKitWebDriver", "webkit2gtk-driver")
    screen = need("Xvfb", "xvfb")
    small = next(Path("/usr/lib").glob(f"*/{MINI_BROWSER}"), None)
    if small is None:
        pytest.skip(f"{MINI_BROWSER} is not here")
    async with WebKit(driver, str(small), screen) as browser:
        yield browser


async def until(browser: OtherBrowser, expression: str, what: str) -> Any:
    """Wait until this is true in the page."""
    with suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while True:
                if found := await browser.run(expression):
                    return found
                await asyncio.sleep(0.2)
    raise AssertionError(f"{what}: never came; at {await browser.run(HEADING)!r}")


async def press(browser: OtherBrowser, name: str) -> None:
    find = FIND % json.dumps(name)
    await until(browser, f"!!({find})", name)
    await browser.run(f"({find}.click(), true)")


async def to_the_end_of_the_reveal(browser: OtherBrowser) -> None:
    """Where little movement is wanted (Firefox without a screen says so) nothing is staged."""
    skip, ready = (FIND % json.dumps(name) for name in ("Skip", "I’m ready"))
    await until(browser, f"!!({skip} ?? {ready})", "the reveal's buttons")
    await browser.run(f"({skip}?.click(), true)")


async def in_order(browser: OtherBrowser) -> None:
    found = await browser.run(f"({LOOK})({{ touch: {TOUCH}, width: innerWidth }})")
    assert found["sideways"] <= 0
    assert found["scrolls"] <= 0
    assert not found["out"]


async def a_turn(browser: OtherBrowser, address: str) -> None:
    await browser.open(address + "/")
    await browser.run(PLAYED_BEFORE)
    await press(browser, "Play alone with clockwork rabbits")
    await press(browser, "I have a clue")
    await in_order(browser)
    await browser.run(WRITE % json.dumps("A door in the snow"))
    await press(browser, "Card 2 of your hand")
    await press(browser, "Give this clue")
    await until(browser, f"/the reveal$/.test({HEADING})", "the reveal")
    await to_the_end_of_the_reveal(browser)
    await in_order(browser)
    await until(browser, GRACE_IS_OVER, "the moment in which a tap was meant for Skip")
    await press(browser, "I’m ready")
    await until(browser, f"/^Turn 2/.test({HEADING})", "the second turn")
    await in_order(browser)
    assert await browser.complaints() == []


async def test_firefox(firefox: OtherBrowser, address: str) -> None:
    await a_turn(firefox, address)


async def test_webkit(webkit: OtherBrowser, house: House) -> None:
    await a_turn(webkit, f"http://127.0.0.1:{house.port}")
