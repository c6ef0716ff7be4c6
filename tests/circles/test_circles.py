"""The circles of a server on a clock turned by hand: what happens between two steps stays."""

import asyncio

import msgspec
import pytest
from manual import Room, settle

from reverie.adapters.memory_store import MemoryStore
from reverie.circles.circles import Circles
from reverie.circles.keys import Key
from reverie.rules.ids import Seat
from reverie.tables.history import Chronicles
from reverie.tables.live import LiveTable
from reverie.tables.notices import Send
from reverie.tables.refusals import Refused
from reverie.tables.requests import SetUp, Wish


async def a_table(room: Room) -> LiveTable:
    live, _ = await room.hall.open(SetUp(decks=("placeholder",)), "Ada", None)
    await room.hall.sit_down(live, "Bo", None)
    return live


def circles_of(room: Room, send: Send | None = None) -> Circles:
    return Circles(room.hall, Chronicles(room.store), send)


async def meet(circles: Circles, live: LiveTable, seat: int) -> Key:
    return await circles.meet_again(live, Seat(seat), (), "en")


def wish(endpoint: str) -> bytes:
    return msgspec.json.encode(Wish(endpoint, "p", "a"))


class Gone:
    """A push service that takes its time to say that there is no such browser any more."""

    def __init__(self) -> None:
        self.answers = asyncio.Event()

    async def __call__(self, wish: Wish, message: dict[str, str]) -> bool:
        await self.answers.wait()
        return False


async def test_a_lost_browser_brings_no_revoked_key_back() -> None:
    room, gone = Room(), Gone()
    circles = circles_of(room, gone)
    live = await a_table(room)
    ada, bo = [await meet(circles, live, seat) for seat in (0, 1)]
    await circles.be_asked(str(bo), wish("lost"))
    await room.clock.turn(7 * 3600)
    await circles.open(str(ada), "")
    fresh = await circles.rotate(str(bo))
    gone.answers.set()
    await settle()
    _, _, member = await circles.find(str(fresh))
    assert member.wish is None
    with pytest.raises(Refused):
        await circles.find(str(bo))


async def test_a_lost_browser_takes_no_newer_wish_along() -> None:
    room, gone = Room(), Gone()
    circles = circles_of(room, gone)
    live = await a_table(room)
    ada, bo = [await meet(circles, live, seat) for seat in (0, 1)]
    await circles.be_asked(str(bo), wish("lost"))
    await room.clock.turn(7 * 3600)
    await circles.open(str(ada), "")
    await circles.be_asked(str(bo), wish("new"))
    gone.answers.set()
    await settle()
    _, _, member = await circles.find(str(bo))
    assert member.wish == wish("new")


class Joined(MemoryStore):
    """Somebody joins just before a circle is erased."""

    async def erase_circle(self, name: str, version: int | None = None) -> bool:
        await self.join()
        return await super().erase_circle(name, version)

    async def join(self) -> None:
        raise NotImplementedError


async def test_whoever_joins_as_the_last_one_leaves_keeps_the_circle() -> None:
    store = Joined()
    room = Room(store=store)
    circles = circles_of(room)
    live = await a_table(room)
    ada = await meet(circles, live, 0)
    joined: list[Key] = []

    async def join() -> None:
        joined.append(await meet(circles, live, 1))

    store.join = join  # type: ignore[method-assign]
    await circles.leave(str(ada))
    _, circle, _ = await circles.find(str(joined[0]))
    assert [one.name for one in circle.people] == ["Bo"]
