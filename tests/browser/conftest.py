"""A real server, a real browser, and people with phones and laptops."""

import os
import re
import warnings
from collections.abc import AsyncIterator, Generator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest
import pytest_asyncio
from browsers import FLAGS, MICROPHONE, NONE_FOUND, find_chromium
from company import Company
from devices import Device, MakeDevice, make_device
from lan import lan_settings
from playwright.async_api import Browser, Error, async_playwright, expect

from patience import MILLISECONDS
from reverie.adapters.client_files import FOLDER
from reverie.app import House

HERE = Path(__file__).parent
FAILURES = HERE.parents[1] / "out" / "failed"
FAILED = pytest.StashKey[bool]()
expect.set_options(timeout=MILLISECONDS)


# Whole games and walks through every screen; one of each kind is left for `make test`.
LONG = (
    "test_an_evening.py",
    "test_games.py",
    "test_games_without_words.py",
    "test_screens.py",
    "test_other_browsers.py",
)
SAMPLE = (
    "test_classic_with_three",
    "test_pages_outside_a_table[phone]",
    "test_the_checks_find_what_is_wrong",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """One loop for the whole session: browser and server live as long as it does."""
    for item in items:
        if HERE in item.path.parents and pytest_asyncio.is_async_test(item):
            item.add_marker(pytest.mark.asyncio(loop_scope="session"), append=False)
        if item.path.parent == HERE and item.path.name in LONG and item.name not in SAMPLE:
            item.add_marker(pytest.mark.long)


@pytest.fixture(scope="session")
def chromium_path() -> Path:
    found = find_chromium()
    if found is None:
        if os.environ.get("CI"):
            pytest.fail(NONE_FOUND)
        warnings.warn(NONE_FOUND, stacklevel=1)
        pytest.skip(NONE_FOUND)
    if not (FOLDER / "index.html").is_file():
        pytest.fail(f"the client is not built ({FOLDER} is empty): `make client`")
    return found


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium(chromium_path: Path) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium_path, args=FLAGS, timeout=MILLISECONDS
        )
        yield browser
        await browser.close()


@pytest_asyncio.fixture(loop_scope="session")
async def with_microphone(chromium_path: Path) -> AsyncIterator[Browser]:
    async with async_playwright() as playwright:
        browser = await playwright.chromium.launch(
            executable_path=chromium_path, args=[*FLAGS, *MICROPHONE], timeout=MILLISECONDS
        )
        yield browser
        await browser.close()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    settings = lan_settings(tmp_path_factory.mktemp("house"))
    async with House(settings, pace=(0.0, 0.02)) as opened:
        yield opened


@pytest.fixture(scope="session")
def address(house: House) -> str:
    return house.settings.public_url


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    report = yield
    item.stash.setdefault(FAILED, False)
    item.stash[FAILED] |= report.failed
    return report


async def photograph(test: pytest.Item, devices: list[Device]) -> None:
    """What every device showed when the test failed, in out/failed."""
    FAILURES.mkdir(parents=True, exist_ok=True)
    for number, one in enumerate(devices):
        for tab, page in enumerate(one.context.pages):
            name = re.sub(r"\W+", "-", f"{test.name}-{one.kind}-{number}-{tab}").strip("-")
            with suppress(Error):
                await page.screenshot(path=FAILURES / f"{name}.png", timeout=10_000)


@pytest_asyncio.fixture(loop_scope="session")
async def device(
    chromium: Browser, address: str, request: pytest.FixtureRequest
) -> AsyncIterator[MakeDevice]:
    """`await device("phone")`: a device that must not have complained when the test is over."""
    made: list[Device] = []

    async def make(kind: str = "phone", **wishes: Any) -> Device:
        where = wishes.pop("address", address)
        made.append(await make_device(chromium, where, kind, **wishes))
        return made[-1]

    yield make
    if request.node.stash.get(FAILED, False):
        await photograph(request.node, made)
    for one in made:
        await one.context.close()
    for one in made:
        one.quiet()


@pytest_asyncio.fixture(loop_scope="session")
async def company(house: House) -> AsyncIterator[Company]:
    """Friends who play from elsewhere, without a browser."""
    friends = Company(f"http://127.0.0.1:{house.port}")
    yield friends
    await friends.close()
