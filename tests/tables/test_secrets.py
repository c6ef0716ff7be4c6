"""Everything every client received is searched for what they should not know."""

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
from at_server import Evening, as_move, evening_at, game_of, is_over, phase_of
from leak_checker import Truth, findings
from msgspec.structs import replace

from listener import frames
from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.bots import random as random_bot
from reverie.client import Player
from reverie.rules import perspective as door
from reverie.rules import turns
from reverie.rules.commands import HandOver
from reverie.rules.ids import Seat
from reverie.rules.model import Choosing, Voting
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Laid, Options, Written
from reverie.tables.audience import Audience
from reverie.wire import messages as wire

GAMES = [("classic", 4), ("odyssey", 7), ("party", 6), ("teams", 6)]


class SecondThoughts:
    """Hand over, and then choose anew: others may not notice."""

    def __init__(self) -> None:
        # One after the other: with the last card all are laid out, and nobody can choose anew.
        self.turn = asyncio.Lock()

    async def __call__(self, player: Any, rng: random.Random) -> None:
        if phase_name(player.game.phase) != "choose":
            return
        async with self.turn:
            first = random_bot.choose(player.game, rng)
            if not isinstance(first, HandOver):
                return
            await player.say(as_move(first))
            others = [card for card in player.game.hand if card not in first.cards]
            await player.say(wire.HandOver(tuple(others[: len(first.cards)])))


async def leaks(tmp_path: Any, game: str, people: int) -> list[str]:
    """Play a whole game over real sockets; what did anybody learn too early?"""
    settings = Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path, store="memory")
    async with evening_at(settings, pace=(0, 0)) as evening:
        return await learned_too_early(evening, game, people)


async def learned_too_early(evening: Evening, game: str, people: int) -> list[str]:
    short = Options(target_score=12) if game in ("classic", "odyssey") else Options()
    await evening.table(game, people, options=short)
    watcher = await evening.spectator()
    await evening.start()
    await evening.play_out(SecondThoughts())
    await watcher.until(lambda _: is_over(watcher))
    assert evening.house is not None
    pages = [record.events for record in await evening.house.store.load(watcher.table)]
    truth = Truth(pages)
    found = [f"spectator: {leak}" for leak in findings(truth, None, frames(watcher))]
    for player in evening.players:
        for leak in findings(truth, player.seat, frames(player)):
            found.append(f"seat {player.seat}: {leak}")
    return found


@pytest.mark.parametrize(("game", "people"), GAMES)
async def test_nobody_learns_too_early(evening_with: Any, game: str, people: int) -> None:
    async with evening_with() as evening:
        assert await learned_too_early(evening, game, people) == []


def _foreign_card(honest: Any) -> Any:
    def leak(game: Any, phase: Any, seen: Any, viewer: Any) -> Any:
        cards = next((c for s, c in phase.laid.items() if s != viewer), ())
        return replace(honest(game, phase, seen, viewer), yours=cards)

    return leak


def _owner(honest: Any) -> Any:
    def leak(game: Any, phase: Any, seen: Any, viewer: Any) -> Any:
        return replace(honest(game, phase, seen, viewer), mine=(phase.target,))

    return leak


PLANTS: list[tuple[type, Callable[[Any], Any]]] = [(Choosing, _foreign_card), (Voting, _owner)]


async def test_what_is_told_to_all_instead_of_one_is_found(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each player's own part covers it, so only a look at the public part finds it."""
    honest = door._PUBLIC[Voting]
    monkeypatch.setitem(
        door._PUBLIC,
        Voting,
        lambda game, phase, pieces: replace(honest(game, phase, pieces), mine=(phase.target,)),
    )
    found = await leaks(tmp_path, "classic", 4)
    assert found
    assert all("to all" in leak for leak in found if leak.startswith("seat"))


async def test_somebody_elses_own_part_is_found(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Audience._private
    monkeypatch.setattr(
        Audience, "_private", lambda audience, viewer, look: honest(audience, Seat(0), look)
    )
    settings = Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path, store="memory")
    async with evening_at(settings, pace=(0, 0)) as evening:
        _, other, _ = await evening.table("classic", 3)
        await other.until(lambda _: True)
        assert "what is seat 0's own" in findings(Truth([]), other.seat, frames(other))


@pytest.mark.parametrize(("phase", "plant"), PLANTS)
async def test_planted_leaks_are_found(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch, phase: type, plant: Callable[[Any], Any]
) -> None:
    monkeypatch.setitem(door._PRIVATE, phase, plant(door._PRIVATE[phase]))
    assert await leaks(tmp_path, "classic", 4)


async def test_a_version_that_counts_hidden_changes_is_found(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One counter for the whole table would tell that somebody changed their mind."""
    look, show = Audience._look, Audience.show
    published: dict[str, int] = {}

    def counting(audience: Audience, *more: Any) -> Any:
        before = audience.public
        looked = look(audience, *more)
        if audience.public is not before:
            audience.public.version = published.get(audience.code, 1)
        return looked

    def show_and_count(audience: Audience, *more: Any) -> None:
        published[audience.code] = published.get(audience.code, 1) + 1
        show(audience, *more)

    monkeypatch.setattr(Audience, "_look", counting)
    monkeypatch.setattr(Audience, "show", show_and_count)
    found = await leaks(tmp_path, "classic", 4)
    assert found
    assert all("version" in leak for leak in found)


class Dealer:
    """Dice for twin runs: the same cards are dealt, but two hands are exchanged."""

    def __init__(self, swapped: bool) -> None:
        self.swapped, self.calls = swapped, 0

    def sample(self, population: list[Any], k: int, /) -> list[Any]:
        self.calls += 1
        mixed = random.Random(self.calls).sample(sorted(population, key=str), k)
        if self.calls == 1 and self.swapped:
            mixed[6:12], mixed[12:18] = mixed[12:18], mixed[6:12]
        return mixed


async def one_turn(tmp_path: Any, swapped: bool) -> tuple[list[bytes], list[bytes]]:
    """What seat 0 and a spectator receive while seats 1 and 2 play each other's hands, or not."""
    settings = Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path, store="memory")
    async with House(settings, pace=(0, 0), chance=Dealer(swapped)) as house:
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        people = await evening.table("classic", 4)
        watcher = await evening.spectator()
        await evening.start()
        await people[3].do(wire.GiveClue(Written("Hush"), game_of(people[3]).hand[0]))
        for seat in (1, 2, 0):
            me = people[seat]
            await me.until(lambda view: phase_name(view.game.phase) == "choose")
            await me.do(wire.HandOver(game_of(me).hand[:1]))
        for seat in (1, 2):
            me = people[seat]
            await me.until(lambda view: phase_name(view.game.phase) == "vote")
            allowed = {1, 2, 3, 4} - set(phase_of(me).mine)
            await me.do(wire.Vote((min(allowed),)))
            await has_voted(watcher, seat)
        await people[0].until(lambda view: view.game.phase.done == (1, 2))
        frames = [game_frames(p) for p in (people[0], watcher)]
        await evening.close()
    return frames[0], frames[1]


async def has_voted(watcher: Player, seat: int) -> None:
    await watcher.until(lambda view: seat in view.game.phase.done)


def game_frames(player: Any) -> list[bytes]:
    """Views of the game, as they came; the code of the table is another one every time."""
    views = [frame for frame in frames(player) if b'"hand"' in frame]
    return [frame.replace(player.view.code.encode(), b"CODE") for frame in views]


async def test_twin_runs_give_equal_frames(tmp_path: Any) -> None:
    first = await one_turn(tmp_path / "a", swapped=False)
    second = await one_turn(tmp_path / "b", swapped=True)
    assert len(first[0]) >= 5
    assert first == second


async def test_twin_runs_find_an_order_of_places_that_tells(
    tmp_path: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    def by_seat(items: list[Any], chance: Any) -> tuple[Any, ...]:
        return tuple(sorted(items, key=lambda laid: laid.owner))

    def deal_or_lay(items: list[Any], chance: Any) -> tuple[Any, ...]:
        laid = bool(items) and isinstance(items[0], Laid)
        return by_seat(items, chance) if laid else tuple(chance.sample(items, len(items)))

    monkeypatch.setattr(turns, "shuffled", deal_or_lay)
    first = await one_turn(tmp_path / "a", swapped=False)
    second = await one_turn(tmp_path / "b", swapped=True)
    assert first != second
