"""Firefox and WebKit, as far as this machine has them, with real clicks and keys.

A turn alone with clockwork rabbits and a tune on a phone; a whole turn as the television shows it.
"""

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
from checks import AT_REST, LOOK, TOUCH
from company import Company
from devices import SIZES
from other_browsers import Firefox, OtherBrowser, WebKit
from table_page import GRACE, PLAYED_BEFORE
from test_television import LOOK as LOOK_FROM_THE_SOFA
from without_words import HEARD, SOUNDING

from patience import PATIENCE
from reverie.app import House
from reverie.rules.views import ChooseView, RevealView, VoteView

pytestmark = pytest.mark.long
MINI_BROWSER = "webkit2gtk-4.1/MiniBrowser"

# The visible buttons, links and fields with this name, as ears hear it.
NAMED = """[...document.querySelectorAll('button, a[href], textarea, input')]
  .filter((one) => one.checkVisibility() && one.getAttribute('aria-disabled') !== 'true')
  .filter((one) => (one.getAttribute('aria-label') ?? one.labels?.[0]?.textContent
    ?? one.textContent).trim() === %s)"""
# Where a finger would touch it; nowhere as long as something lies over it.
MIDDLE = """((one) => {
  const { left, top, width, height } = one?.getBoundingClientRect() ?? {};
  const [x, y] = [left + width / 2, top + height / 2];
  const there = one && document.elementFromPoint(x, y);
  return there && (one.contains(there) || there.contains(one)) ? [x, y] : null;
})(%s.at(-1))"""
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


class Hands:
    """Somebody before another browser."""

    def __init__(self, browser: OtherBrowser, address: str) -> None:
        self.browser, self.address = browser, address

    async def come(self, path: str, size: str) -> None:
        await self.browser.resize(*SIZES[size])
        await self.browser.open(self.address + path)
        await self.browser.run(f"((function () {{ {SOUNDING} }})(), true)")
        seen = await self.browser.run("[innerWidth, innerHeight]")
        assert tuple(seen) == SIZES[size], f"{seen}, and {size} was wanted"

    async def until(self, expression: str, what: str) -> Any:
        """Wait until this is true in the page."""
        with suppress(TimeoutError):
            async with asyncio.timeout(PATIENCE):
                while True:
                    if found := await self.browser.run(expression):
                        return found
                    await asyncio.sleep(0.2)
        raise AssertionError(f"{what}: never came; at {await self.browser.run(HEADING)!r}")

    async def press(self, name: str) -> None:
        """A real click in its middle, where nothing lies over it and nothing moves any more."""
        where = MIDDLE % (NAMED % json.dumps(name))
        await self.until(f"!!({where})", name)
        await self.until(f"({AT_REST})()", f"{name} at rest")
        await self.browser.click(*await self.until(where, name))

    async def in_order(self) -> None:
        await self.until(f"({AT_REST})()", "rest")
        found = await self.browser.run(f"({LOOK})({{ touch: {TOUCH}, width: innerWidth }})")
        assert found["sideways"] <= 0
        assert found["scrolls"] <= 0
        assert not found["out"]

    async def at(self, pattern: str) -> None:
        await self.until(f"new RegExp({json.dumps(pattern)}).test({HEADING})", pattern)

    async def to_the_end_of_the_reveal(self) -> None:
        """Where little movement is wanted (Firefox without a screen says so) nothing is staged."""
        skip, ready = (NAMED % json.dumps(name) for name in ("Skip", "I’m ready"))
        await self.until(f"!!({skip}[0] ?? {ready}[0])", "the reveal's buttons")
        if await self.browser.run(f"!!{skip}[0]"):
            await self.press("Skip")
        await self.until(GRACE_IS_OVER, "the moment in which a tap was meant for Skip")


async def a_turn(hands: Hands) -> None:
    """In words."""
    await hands.come("/", "phone")
    await hands.browser.run(PLAYED_BEFORE)
    await hands.press("Play alone with clockwork rabbits")
    await hands.press("I have a clue")
    await hands.in_order()
    await hands.press("Your clue")
    await hands.browser.type("A door in the snow")
    await hands.press("Card 2 of your hand")
    await hands.press("Tell this card")
    await hands.press("Give this clue")
    await hands.at("the reveal$")
    await hands.to_the_end_of_the_reveal()
    await hands.in_order()
    await hands.press("I’m ready")
    await hands.at("^Turn 2")
    await hands.in_order()
    assert await hands.browser.complaints() == []


async def a_tune(hands: Hands) -> None:
    """C2: without words; every engine makes the sounds itself."""
    await hands.come("/", "phone")
    await hands.browser.run(PLAYED_BEFORE)
    await hands.press("Play alone with clockwork rabbits")
    await hands.press("I have a clue")
    await hands.press("Card 1 of your hand")
    await hands.press("Tell this card")
    await hands.press("Without words")
    tune = "[...document.querySelectorAll('dialog button')].find((one) => /^A tune/.test("
    name = await hands.until(f"{tune}one.textContent.trim()))?.textContent.trim()", "the ways")
    await hands.press(name)
    for key in (1, 3, 5, 6, 8):
        await hands.press(f"Key {key}")
    await hands.press("Listen")
    await hands.until(f"({HEARD})(1)", "a tune that is heard")
    await hands.press("Give this clue")
    await hands.at("the reveal$")
    assert await hands.browser.complaints() == []


async def the_television(hands: Hands, company: Company) -> None:
    """Nobody touches it: lobby, clue, the pictures, the votes, whose card was whose."""
    await company.set_table("classic", 6)
    view = company.host.view
    assert view is not None
    await hands.come(f"/tv/{view.code}", "television")
    await hands.until(f"/{company.names[5]}/.test(document.body.textContent)", "the lobby")
    await from_the_sofa(hands)
    await company.start()
    company.leave_the_race()
    await company.tell_first()
    for phase, heading in (
        (ChooseView, "^Choose your cards"),
        (VoteView, f"^Which card is {company.names[0]}’s"),
        (RevealView, "^(Just right|Too easy|Too hard)"),
    ):
        await company.everybody(phase)
        await hands.at(heading)
        await from_the_sofa(hands)
        if phase is not RevealView:
            await company.move()
    assert await hands.browser.complaints() == []


async def from_the_sofa(hands: Hands) -> None:
    await hands.until(f"({AT_REST})()", "rest")
    found = await hands.browser.run(f"({LOOK_FROM_THE_SOFA})()")
    assert found == {"out": [], "small": [], "cut": [], "scrolls": False}, found


@pytest.fixture
def in_firefox(firefox: OtherBrowser, address: str) -> Hands:
    return Hands(firefox, address)


@pytest.fixture
def in_webkit(webkit: OtherBrowser, house: House) -> Hands:
    """It knows no name of the home network: the machine's own, then."""
    return Hands(webkit, f"http://127.0.0.1:{house.port}")


async def test_a_turn_in_firefox(in_firefox: Hands) -> None:
    await a_turn(in_firefox)


async def test_a_turn_in_webkit(in_webkit: Hands) -> None:
    await a_turn(in_webkit)


async def test_a_tune_in_firefox(in_firefox: Hands) -> None:
    await a_tune(in_firefox)


async def test_a_tune_in_webkit(in_webkit: Hands) -> None:
    await a_tune(in_webkit)


async def test_the_television_in_firefox(in_firefox: Hands, company: Company) -> None:
    await the_television(in_firefox, company)


async def test_the_television_in_webkit(in_webkit: Hands, company: Company) -> None:
    await the_television(in_webkit, company)
