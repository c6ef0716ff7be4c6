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
# Beside each of these a shorter one shows the same page, or goes through the same door.
BESIDE = {
    "test_all_get_up_together_at_the_end": "test_where_all_look_on_nobody_is_taken_for_the_host",
    "test_nothing_on_a_shared_phone_is_a_dead_button": "test_one_turn_of_classic_on_one_phone",
    "test_a_whole_game_by_ear": "test_one_turn_by_ear",
    "test_by_keyboard_alone": "test_a_tune_is_the_same_for_a_phone_and_the_room",
    "test_a_tune_is_there_again_after_a_reload": "test_with_cards_chosen_laid_and_voted_for",
    "test_as_the_storyteller_who_waits": "test_with_cards_chosen_laid_and_voted_for",
    "test_two_tabs_of_one_seat_show_the_same": (
        "test_a_seat_moves_to_another_device_by_its_own_link"
    ),
    "test_a_link_is_as_good_as_before_where_the_server_has_too_much_to_do": (
        "test_a_seat_moves_to_another_device_by_its_own_link"
    ),
    "test_a_word_for_each_picture_in_a_quick_row": "test_a_host_makes_a_deck_of_own_pictures",
    "test_every_odd_picture_in_the_browser": "test_a_host_makes_a_deck_of_own_pictures",
    "test_a_whole_hand_of_own_pictures[phone]": "test_a_host_makes_a_deck_of_own_pictures",
    "test_alone_one_sees_ones_hand_after_at_most_two_clicks[laptop]": "[phone]",
    "test_a_host_sets_a_table_winds_up_two_rabbits_and_deals[laptop]": "[phone]",
    "test_three_sheets_are_not_three_times_as_dark[laptop]": "[phone]",
    "test_skip_ends_the_show_at_once[laptop-KeyboardTable]": "[phone-Table]",
    "test_a_long_clue_leaves_room_for_the_verdict_and_the_track[1366-650]": "[1024-600]",
    "test_a_verdict_with_long_names_is_told_to_its_end[12]": "[8]",
    "test_a_television_with_twelve_long_names[de]": "test_from_the_lobby_to_the_first_reveal",
    "test_reasons_do_not_push_the_points_out_of_sight": "test_why_is_told_after_the_reveal",
    "test_a_television_and_six_phones": "test_from_the_lobby_to_the_first_reveal",
    "test_twice_as_many_pixels_show_the_same_board": "test_from_the_lobby_to_the_first_reveal",
    "test_the_picture_of_the_evening_is_shown_at_the_end[de]": "[en]",
    **{
        f"test_every_screen_in_every_language[{one}]": "[en]"
        for one in ("de", "da", "fi", "it", "is")
    },
    "test_a_reveal_on_a_slow_phone_is_measured": "test_the_reveals_page_comes_with_the_votes",
}
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
        if item.path.parent != HERE:
            continue
        if item.name in BESIDE or (item.path.name in LONG and item.name not in SAMPLE):
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
