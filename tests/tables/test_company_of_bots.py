"""Bots at a table: who comes, what they are asked with, and what they say after the reveal."""

import random
from collections import Counter
from typing import Any

import pytest
from manual import Room, plays
from msgspec.structs import replace

from reverie.bots import random as random_bot
from reverie.bots.player import Told
from reverie.rules.commands import Command
from reverie.rules.ids import Seat
from reverie.rules.model import Revealed
from reverie.rules.perspective import view
from reverie.rules.pieces import Written
from reverie.rules.views import View
from reverie.tables import reacting
from reverie.tables.asking import asks
from reverie.tables.guests import Bots
from reverie.tables.live import LiveTable
from reverie.tables.manners import Manners
from reverie.tables.ports import NotStored, Record
from reverie.tables.reacting import MOST_A_TURN
from reverie.tables.refusals import Refused
from reverie.tables.requests import AddBot, HostMutes, SetUp, StartGame
from reverie.tables.talk import Talk
from reverie.tables.voice import Sayings, Voice

COMPANY = ("poet", "child", "sailor")
OFF = Manners()
KNOWN = frozenset((*COMPANY, "poet-sharp", "random"))


class Party(Room):
    """A room where whoever is asked notes what they were asked with, and plays at random."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[str, str, int, int]] = []
        self.before: list[tuple[str, ...]] = []
        self.alike = self.quotes = False
        self.hall.world = replace(self.hall.world, bots=Bots(KNOWN, COMPANY))
        self.rabbits.bots = {name: self.bot(name) for name in (*KNOWN, "dreamer")}
        self.rabbits.stand_in = "dreamer"
        self.rabbits.voice = Voice(self.explain, Talk().say, self.quote)
        self.sayings: list[Sayings] = []

    def bot(self, name: str) -> Any:
        def choose(seen: View, rng: random.Random, language: str, told: Told) -> Command | None:
            self.asked.append((name, language, seen.turn, len(told.turns)))
            return random_bot.choose(seen, rng)

        return choose

    async def explain(
        self, bot: str, seen: View, rng: random.Random, language: str, said: tuple[str, ...]
    ) -> str:
        self.before.append(said)
        return "same" if self.alike else f"{language}: because of seat {seen.you}"

    async def quote(
        self, seen: View, rng: random.Random, language: str, sayings: Sayings
    ) -> str | None:
        self.sayings.append(sayings)
        return f"{language}: another {sayings[0][0]}?" if self.quotes else None


async def table(party: Party, bots: int = 3, manners: Manners = OFF) -> LiveTable:
    set_up = SetUp(decks=("placeholder",), language="fi", manners=manners)
    live, _ = await party.hall.open(set_up, "Ada", None)
    party.comes(live, Seat(0))
    for _ in range(bots):
        await live.decide(asks(Seat(0), AddBot()))
    return live


async def play_on(party: Party, live: LiveTable, turns: int) -> None:
    """Until so many turns are over. The person plays at random, and is ready last of all."""
    dice = random.Random(5)
    await live.decide(asks(Seat(0), StartGame()))
    while (game := live.table.game) is not None and game.turn <= turns:
        await party.clock.turn(1.0)
        game = live.table.game
        assert game is not None
        reads = isinstance(game.phase, Revealed) and len(game.phase.ready) < 3
        move = None if reads else random_bot.choose(view(game, Seat(0)), dice)
        if move is not None:
            await live.decide(plays(move))


async def test_who_comes_unnamed_is_not_there_yet() -> None:
    party = Party()
    live = await table(party)
    assert sorted(chair.bot or "" for chair in live.table.chairs) == ["", *sorted(COMPANY)]
    await live.decide(asks(Seat(0), AddBot()))
    assert live.table.chairs[-1].bot in COMPANY


async def test_a_stronger_one_of_a_kind_counts_as_its_kind() -> None:
    party = Party()
    live = await table(party, bots=0)
    await live.decide(asks(Seat(0), AddBot("poet-sharp")))
    for _ in range(2):
        await live.decide(asks(Seat(0), AddBot()))
    assert [chair.bot for chair in live.table.chairs][1] == "poet-sharp"
    assert {chair.bot for chair in live.table.chairs[2:]} == {"child", "sailor"}


@pytest.mark.parametrize("name", ["nobody", "poet-", "POET", "poet-keen"])
async def test_nobody_is_invited_whom_nobody_knows(name: str) -> None:
    party = Party()
    live = await table(party, bots=0)
    with pytest.raises(Refused) as refused:
        await live.decide(asks(Seat(0), AddBot(name)))
    assert refused.value.code == "no_such_bot"
    assert len(live.table.chairs) == 1


async def test_bots_know_the_language_and_what_was_revealed_before() -> None:
    party = Party()
    live = await table(party)
    await play_on(party, live, turns=3)
    assert {language for _, language, _, _ in party.asked} == {"fi"}
    assert {name for name, *_ in party.asked} == set(COMPANY)
    # In the pause after a turn, that turn is known too.
    assert all(turn - 1 <= told <= turn for _, _, turn, told in party.asked)
    assert max(told for *_, told in party.asked) >= 3


async def test_what_was_revealed_is_recalled_after_a_restart() -> None:
    party = Party()
    live = await table(party)
    await play_on(party, live, turns=3)
    revealed = await party.rabbits.memory.told(live)
    party.rabbits.memory.forget(live.name)
    again = await party.rabbits.memory.told(live)
    assert [turn.clue for turn in again] == [turn.clue for turn in revealed]
    assert len(again) >= 3


async def test_what_could_not_be_recalled_is_recalled_when_it_can_be(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Rabbits try again after a while; until then they had forgotten the whole evening."""
    party = Party()
    live = await table(party)
    await play_on(party, live, turns=3)
    revealed = await party.rabbits.memory.told(live)
    party.rabbits.memory.forget(live.name)

    async def fail(*_: object) -> list[Record]:
        raise NotStored("no answer")

    with monkeypatch.context() as broken:
        broken.setattr(party.store, "load", fail)
        with pytest.raises(NotStored):
            await party.rabbits.memory.told(live)
    again = await party.rabbits.memory.told(live)
    assert [turn.clue for turn in again] == [turn.clue for turn in revealed]


async def test_after_the_reveal_bots_say_why_in_the_language_of_the_table() -> None:
    party = Party()
    live = await table(party)
    await play_on(party, live, turns=4)
    said = [line for line in live.audience.lines if line.kind == "why"]
    assert said
    assert all(line.text == f"fi: because of seat {line.seat}" for line in said)
    assert {line.kind for line in live.audience.lines} <= {"why", "reaction"}
    spoken = [(line.turn, line.seat) for line in said]
    assert len(spoken) == len(set(spoken)), "nobody explains twice"


async def test_no_reason_is_heard_twice_in_a_turn() -> None:
    party = Party()
    party.alike = True
    live = await table(party)
    await play_on(party, live, turns=4)
    turns = [line.turn for line in live.audience.lines if line.kind == "why"]
    assert turns
    assert len(turns) == len(set(turns))
    assert set(party.before) <= {(), ("same",)}, "whoever speaks later knows what was said"


async def test_rabbits_react_and_never_in_a_chorus(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reacting, "_reason", lambda phase, seat: ("laugh", 10.0))
    party = Party()
    live = await table(party)
    await play_on(party, live, turns=3)
    signs = Counter(line.turn for line in live.audience.lines if line.kind == "reaction")
    assert set(signs.values()) == {MOST_A_TURN}


async def test_a_rabbit_that_is_muted_makes_no_sign() -> None:
    party = Party()
    live = await table(party)
    for seat in (1, 2, 3):
        await live.decide(asks(Seat(0), HostMutes(Seat(seat))))
    await play_on(party, live, turns=3)
    assert not live.audience.lines


async def test_a_dreamer_stands_in_and_explains_nothing_for_somebody_else() -> None:
    party = Party()
    live = await table(party, manners=Manners(timer="brisk", absent="stand_in"))
    await live.decide(asks(Seat(0), StartGame()))
    for _ in range(60):
        await party.clock.turn(20.0)
    assert any(name == "dreamer" for name, *_ in party.asked)
    assert live.audience.lines
    assert all(line.seat != Seat(0) for line in live.audience.lines)


async def test_a_rabbit_is_moved_only_so_often_an_evening(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reacting, "_reason", lambda phase, seat: ("laugh", 10.0))
    monkeypatch.setattr(reacting, "MOST_AN_EVENING", 2)
    party = Party()
    live = await table(party)
    await play_on(party, live, turns=5)
    signs = Counter(line.seat for line in live.audience.lines if line.kind == "reaction")
    assert set(signs.values()) == {2}


async def test_one_word_of_a_person_is_quoted_an_evening() -> None:
    party = Party()
    party.quotes = True
    live = await table(party)
    await play_on(party, live, turns=8)
    quotes = [line for line in live.audience.lines if "another" in line.text]
    assert len(quotes) == 1
    told = await party.rabbits.memory.told(live)
    mine = [turn for turn in told if turn.storyteller == Seat(0)]
    (quote,) = quotes
    assert isinstance(mine[0].clue, Written)
    assert quote.text == f"fi: another {mine[0].clue.text}?"
    assert quote.turn > 1, "what was said before, and not just now"
    assert quote.kind == "why"
