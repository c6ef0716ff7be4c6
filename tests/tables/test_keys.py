"""Whose a chair is: a key dies with it, and what somebody was at the table leaves with them."""

import secrets

import pytest
from at_server import NAMES, Evening, seat_of
from manual import Room

from reverie.client import Player, Refusal
from reverie.rules.ids import Seat
from reverie.tables.hall import LINK_LASTS
from reverie.tables.keys import new_name
from reverie.tables.refusals import Refused
from reverie.tables.requests import (
    AddBot,
    HostMutes,
    LeaveTable,
    RemoveChair,
    Say,
    SetUp,
    StartGame,
)
from reverie.wire import messages as wire
from waiting import until


async def is_refused(player: Player, path: str, message: object) -> str:
    with pytest.raises(Refusal) as refusal:
        await player.post(f"/api/tables/{player.table}/{path}", message)
    return refusal.value.code


async def seen_by(player: Player) -> dict[str, object]:
    async with player.http.get(f"{player.url}/api/tables/{player.table}/view") as response:
        found: dict[str, object] = await response.json()
        return found


@pytest.mark.parametrize("game", ["classic", "odyssey", "party", "teams"])
async def test_a_key_dies_with_the_chair_whoever_sits_next(evening: Evening, game: str) -> None:
    host, *others = await evening.table(game, 6)
    await evening.start()
    removed = others[2]
    await host.do(RemoveChair(seat_of(removed)))
    await host.do(AddBot())
    view = await host.until(lambda view: any(chair.bot for chair in view.chairs))
    bot = next(chair.seat for chair in view.chairs if chair.bot)
    assert (bot == removed.seat) == (game == "teams"), "a partner's chair is taken again"
    await until(lambda: removed.bye)
    assert removed.bye == "not_seated"
    seen = await seen_by(removed)
    assert seen["you"] is None
    assert not seen["game"]["hand"]  # type: ignore[index]
    assert await is_refused(removed, "link", wire.MakeLink(bot)) == "not_seated"
    assert await is_refused(host, "link", wire.MakeLink(bot)) == "not_seated"
    for what in (LeaveTable(), Say("still here")):
        asked = await removed.post(f"/api/tables/{removed.table}/do", wire.Ask("x", what, 1, ""))
        assert asked["code"] == "not_seated"
    await removed.disconnect()
    removed.seen_nothing()
    await removed.connect()
    assert (await removed.until(lambda view: True)).you is None


async def test_who_takes_the_creators_chair_does_not_take_their_role(evening: Evening) -> None:
    creator, second, *_ = await evening.table("teams", 6)
    await evening.start()
    await creator.do(LeaveTable())
    await second.until(lambda view: view.host == second.seat)
    stranger = evening.person()
    await stranger.join(second.table, NAMES[7])
    assert stranger.seat == creator.seat
    await stranger.connect()
    await stranger.until(lambda view: view.you == stranger.seat)
    assert await stranger.say(RemoveChair(seat_of(second))) == "host_only"
    lives = [house.hall.live[second.table] for house in evening.houses]
    await until(lambda: all(live.table.creator == second.seat for live in lives))
    assert {live.table.host for live in lives} == {second.seat}


async def test_who_takes_a_muted_persons_chair_may_speak(evening: Evening) -> None:
    host, *others = await evening.table("teams", 6)
    await host.do(StartGame())
    await host.do(HostMutes(seat_of(others[0])))
    await host.do(RemoveChair(seat_of(others[0])))
    stranger = evening.person()
    await stranger.join(host.table, NAMES[7])
    assert stranger.seat == others[0].seat
    live = evening.houses[0].hall.live[host.table]
    await until(lambda: live.table.chair(seat_of(stranger)) is not None)
    assert live.table.muted == frozenset()


def test_no_name_is_an_option_on_the_command_line(monkeypatch: pytest.MonkeyPatch) -> None:
    """One of 64 began with a dash, and no command could delete that table."""
    drawn = iter(["-u-LEjQRDa5miXx4", "--LEjQRDa5miXx4u", "u-LEjQRDa5miXx4-"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert new_name() == "u-LEjQRDa5miXx4-"


async def test_a_link_to_a_seat_lasts_as_long_by_the_clock_of_the_house() -> None:
    room = Room()
    live, _ = await room.hall.open(SetUp(decks=("placeholder",)), "Ada", None)
    late, in_time = [room.hall.link(live, Seat(0), Seat(0)) for _ in range(2)]
    room.clock.time += LINK_LASTS + 1
    with pytest.raises(Refused) as refused:
        await room.hall.redeem(live, late)
    assert refused.value.code == "link_used"
    room.clock.time -= 2
    seat, _ = await room.hall.redeem(live, in_time)
    assert seat == Seat(0)
