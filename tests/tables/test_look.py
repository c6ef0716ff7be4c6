"""What is sent in two parts is together what each would see alone; for most the same bytes."""

import json
import random
from typing import Any

import msgspec
import pytest
from manual import Somebody, game_at, phase_at, plays

from reverie.adapters.memory_store import MemoryStore
from reverie.bots import random as random_bot
from reverie.rules.commands import HandOver, Vote
from reverie.rules.ids import Seat
from reverie.rules.model import Choosing, Game
from reverie.rules.perspective import private, view
from reverie.rules.pieces import Options
from reverie.rules.turns import waiting_for
from reverie.tables import look as look_module
from reverie.tables import parts
from reverie.tables.asking import asks
from reverie.tables.hall import Hall
from reverie.tables.live import LiveTable, World
from reverie.tables.look import TableLook
from reverie.tables.requests import LeaveTable, SetUp, StartGame
from reverie.tables.views import TableView, whole
from reverie.wire import messages as wire

CARDS = tuple(f"c{number:03}" for number in range(200))
GAMES = [("classic", 3), ("odyssey", 6), ("party", 6), ("teams", 6)]


async def playing(game: str, people: int) -> LiveTable:
    hall = Hall(World(MemoryStore(), random.Random(1), lambda _: CARDS))
    options = Options(target_score=9) if game in ("classic", "odyssey") else Options()
    live, _ = await hall.open(SetUp(game, options, ("any",)), "Ada", None)
    for number in range(1, people):
        await hall.sit_down(live, f'Bö "{number}"', None)
    await live.decide(asks(Seat(0), StartGame()))
    return live


class Viewer(Somebody):
    """Puts together what came in parts, as clients do."""

    public: wire.Public
    private: wire.Private | None = None

    def messages(self) -> list[wire.Seen]:
        return [msgspec.json.decode(unframed(frame), type=wire.Seen) for frame in self.frames]

    def view(self) -> TableView:
        for seen in self.messages():
            self.public = seen.public or self.public
            self.private = seen.private or self.private
        return whole(self.public.table, None if self.private is None else self.private.own)


def unframed(frame: bytes) -> bytes:
    return frame[{126: 4, 127: 10}.get(frame[1], 2) :]


def everybody(live: LiveTable) -> list[Viewer]:
    viewers = [Viewer(None), *(Viewer(chair.seat) for chair in live.table.chairs)]
    for viewer in viewers:
        live.watch(viewer)
    live.publish()
    return viewers


def sees_its_own_view(viewer: Viewer, live: LiveTable) -> bool:
    # Put together from pieces, it is to the byte what is encoded whole.
    assert live.audience.public.body == msgspec.json.encode(live.view(None))
    shown, theirs = (msgspec.json.encode(one) for one in (viewer.view(), live.view(viewer.viewer)))
    return bool(json.loads(shown) == json.loads(theirs))


def forget(viewers: list[Viewer]) -> None:
    for viewer in viewers:
        viewer.view()
        viewer.frames.clear()


async def moves_on(live: LiveTable, kind: type[Any], dice: random.Random) -> None:
    while not isinstance(phase_at(live), kind):
        await moves(live, waiting_for(game_at(live))[0], dice)


async def moves(live: LiveTable, seat: Seat, dice: random.Random) -> None:
    await live.decide(plays(random_bot.choose(view(game_at(live), seat), dice)))


@pytest.mark.parametrize(("game", "people"), GAMES)
async def test_the_parts_are_the_view_and_most_are_sent_the_same_bytes(
    game: str, people: int
) -> None:
    live = await playing(game, people)
    viewers = everybody(live)
    dice = random.Random(2)
    phases: set[Any] = set()
    alike = moves = 0
    while live.table.is_playing:
        assert live.table.game is not None
        phases.add(type(live.table.game.phase))
        assert all(sees_its_own_view(viewer, live) for viewer in viewers)
        forget(viewers)
        seat = dice.choice(waiting_for(live.table.game))
        move = random_bot.choose(view(live.table.game, seat), dice)
        assert move is not None
        await live.decide(plays(move))
        # One message each; and all for whom nothing of their own has changed get the same.
        assert [len(viewer.frames) for viewer in viewers] == [1] * len(viewers)
        shared = {v.frames[0] for v in viewers if v.messages()[0].private is None}
        assert len(shared) == 1
        alike += sum(v.frames[0] in shared for v in viewers)
        moves += 1
    assert all(sees_its_own_view(viewer, live) for viewer in viewers)
    assert len(phases) >= 4
    # Most moves change what is only the mover's own, or nobody's.
    assert alike > moves * len(viewers) * 0.5


@pytest.mark.parametrize("kind", [HandOver, Vote])
async def test_a_hidden_change_of_mind_is_shown_to_nobody_else(
    kind: type[HandOver | Vote],
) -> None:
    live = await playing("odyssey", 6)
    viewers = everybody(live)
    dice = random.Random(3)
    while True:
        assert live.table.game is not None
        seat = waiting_for(live.table.game)[0]
        before = view(live.table.game, seat)
        move = random_bot.choose(before, dice)
        await live.decide(plays(move))
        if isinstance(move, kind):
            break
    forget(viewers)
    other = next(
        again
        for again in iter(lambda: random_bot.choose(before, dice), None)
        if again != move and isinstance(again, kind)
    )
    await live.decide(plays(other))
    shown = {viewer.viewer: viewer.messages() for viewer in viewers if viewer.frames}
    assert list(shown) == [seat]
    ((only,),) = shown.values()
    assert only.public is None
    assert only.private is not None
    assert all(sees_its_own_view(viewer, live) for viewer in viewers)


async def test_a_table_that_slept_counts_its_versions_in_another_epoch() -> None:
    hall = Hall(World(MemoryStore(), random.Random(1), lambda _: CARDS))
    live, _ = await hall.open(SetUp("odyssey", Options(), ("any",)), "Ada", None)
    hall.drop(live.name)
    woken = await hall.find(live.name)
    assert woken is not None
    assert woken.audience.epoch != live.audience.epoch


def now(look: TableLook, live: LiveTable) -> TableLook:
    return look.at(live.table, live.people, live.audience.here)


def assert_alike(live: LiveTable, look: TableLook) -> None:
    """A look that has followed the table sees what a new one sees."""
    now(look, live)
    for viewer in (None, *(chair.seat for chair in live.table.chairs)):
        assert look.of(viewer) == live.view(viewer)


async def test_a_look_follows_who_comes_and_goes() -> None:
    hall = Hall(World(MemoryStore(), random.Random(1), lambda _: CARDS))
    live, _ = await hall.open(SetUp("odyssey", Options(), ("any",)), "Ada", None)
    look = now(TableLook(live.code), live)
    seat, _ = await hall.sit_down(live, "Bo", None)
    assert_alike(live, look)
    live.audience.are_elsewhere({"another": frozenset({seat})})
    assert [chair.here for chair in now(look, live).chairs] == [False, True]
    assert_alike(live, look)
    live.audience.are_elsewhere({})
    assert_alike(live, look)
    link = hall.link(live, seat, seat)
    await hall.redeem(live, link)
    assert_alike(live, look)
    await live.decide(asks(seat, LeaveTable()))
    await hall.forget(live, seat)
    assert "Bo" not in [chair.name for chair in now(look, live).chairs]
    assert_alike(live, look)


async def test_of_a_move_only_what_it_concerns_is_made_anew(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    live, dice = await playing("odyssey", 6), random.Random(1)
    await moves_on(live, Choosing, dice)
    everybody(live)
    made: list[Seat] = []
    encoded: list[str] = []
    encode = parts.encode

    def made_anew(game: Game, seen: Any, seat: Seat) -> Any:
        made.append(seat)
        return private(game, seen, seat)

    def encoded_anew(piece: object) -> bytes:
        encoded.append(type(piece).__name__)
        return encode(piece)

    monkeypatch.setattr(look_module, "private", made_anew)
    monkeypatch.setattr(parts, "encode", encoded_anew)
    mover = waiting_for(game_at(live))[0]
    await moves(live, mover, dice)
    assert made == [mover]
    assert encoded == ["View"]


async def test_a_look_that_failed_is_no_look(monkeypatch: pytest.MonkeyPatch) -> None:
    live, dice = await playing("classic", 4), random.Random(1)
    look = now(TableLook(live.code), live)
    for chair in live.table.chairs:
        look.private(chair.seat)
    await moves_on(live, Choosing, dice)
    with monkeypatch.context() as broken:
        broken.setattr(look_module, "public", lambda *_: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            now(look, live)
    now(look, live)
    assert_alike(live, look)
