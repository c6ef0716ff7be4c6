"""No sequence of people leaving, sleeping, returning, being removed, or of a vanishing host can
block a table for good. Random evenings on a clock turned by hand; then one person stays, and gets
the game to its end with what the rules and the house allow them."""

import random
from typing import Any

import pytest
from at_server import NAMES
from manual import Room, game_at, settle

from forms import many
from reverie.bots import random as random_bot
from reverie.no import No
from reverie.rules.ids import Seat
from reverie.rules.model import Over, Resting
from reverie.rules.perspective import view
from reverie.rules.pieces import Options
from reverie.rules.turns import waiting_for
from reverie.rules.variants import variant
from reverie.tables.asking import asks
from reverie.tables.deciding import Request
from reverie.tables.live import LiveTable
from reverie.tables.manners import Manners
from reverie.tables.requests import (
    AddBot,
    CallStandIn,
    HostCallsStandIn,
    HostMovesOn,
    HostSkips,
    LeaveTable,
    RemoveChair,
    SetUp,
    StartGame,
)

SEQUENCES = many(80, 2000)
SLICES = 20
GAMES = (("classic", 4), ("odyssey", 7), ("party", 6), ("teams", 6))


class Evening:
    def __init__(self, seed: int) -> None:
        self.rng = random.Random(seed)
        self.room = Room(seed)
        self.game, self.people = self.rng.choice(GAMES)
        self.live: LiveTable

    async def begin(self) -> None:
        short = self.game in ("classic", "odyssey")
        set_up = SetUp(
            self.game,
            Options(target_score=8) if short else Options(),
            ("placeholder",),
            manners=Manners(
                self.rng.choice(("off", "off", "gentle", "brisk", "days")),
                self.rng.choice(("wait", "skip", "stand_in")),
            ),
        )
        self.live, _ = await self.room.hall.open(set_up, NAMES[0], None)
        for name in NAMES[1 : self.people]:
            if self.rng.random() < 0.2:
                await self.ask(0, AddBot())
            else:
                await self.room.hall.sit_down(self.live, name, None)
        for seat in self.persons():
            self.room.comes(self.live, seat)
        await self.ask(0, StartGame())

    # ---- what can happen

    def persons(self) -> list[Seat]:
        return [chair.seat for chair in self.live.table.chairs if chair.bot is None]

    async def ask(self, seat: int, what: Any) -> bool:
        return await self.decide(asks(Seat(seat), what))

    async def decide(self, request: Request[None]) -> bool:
        try:
            await self.live.decide(request)
        except No:
            return False
        await settle()
        return True

    async def play(self, seat: Seat) -> bool:
        game = self.live.table.game
        if game is None or seat not in waiting_for(game):
            return False
        move = random_bot.choose(view(game, seat), self.rng)
        if move is None:
            return False
        return await self.decide(Request(lambda deciding: deciding.play(move)))

    async def something(self) -> None:
        """People play, sleep, come back, leave, are removed; time passes."""
        people = self.persons()
        if not people:
            return
        seat = self.rng.choice(people)
        here = self.live.audience.is_here(seat)
        what = self.rng.random()
        if what < 0.5:
            for each in people:
                if self.live.audience.is_here(each):
                    await self.play(each)
        elif what < 0.65:
            self.room.goes(self.live, seat)
        elif what < 0.8:
            self.room.comes(self.live, seat)
        elif what < 0.84 and len(people) > 1:
            await self.ask(seat, LeaveTable())
            self.room.goes(self.live, seat)
        elif what < 0.87 and len(people) > 1 and self.live.table.host is not None:
            host = self.live.table.host
            if seat != host and self.live.audience.is_here(host):
                await self.ask(host, RemoveChair(seat))
                self.room.goes(self.live, seat)
        elif what < 0.9 and here and self.live.table.host == seat:
            await self.ask(seat, AddBot())
        elif what < 0.93 and len(self.live.table.chairs) < 12:
            try:
                taken, _ = await self.room.hall.sit_down(self.live, f"New {self.live.number}", None)
                self.room.comes(self.live, taken)
            except No:
                pass
        await self.room.clock.turn(self.rng.choice((1, 20, 100, 400)))

    # ---- one person stays

    async def the_last_one_gets_it_done(self) -> None:
        people = self.persons()
        if not people:
            return
        one = self.rng.choice(people)
        for seat in people:
            if seat != one:
                self.room.goes(self.live, seat)
        self.room.comes(self.live, one)
        for _ in range(1500):
            game = self.live.table.game
            if game is None or isinstance(game.phase, Over):
                return
            acted = await self.play(one) or await self.help_along(one)
            slow = 3600 if self.live.table.set_up.manners.timer == "days" else 60
            await self.room.clock.turn(1 if acted else slow)
        raise AssertionError(self.where(one))

    async def help_along(self, one: Seat) -> bool:
        """Only what a present player, or the host if it has passed to them, may do."""
        table = self.live.table
        game = table.game
        assert game is not None
        if isinstance(game.phase, Resting):
            return await self.make_playable(one)
        if not waiting_for(game):
            return await self.ask(one, HostMovesOn())
        for seat in waiting_for(game):
            if seat == one:
                continue
            if await self.ask(one, CallStandIn(seat)):
                return True
            if table.host == one and seat not in table.called:
                for what in (HostCallsStandIn(seat), HostSkips(), HostMovesOn()):
                    if await self.ask(one, what):
                        return True
        return False

    async def make_playable(self, one: Seat) -> bool:
        """H10: the host fills the seats with rabbits, or sends away who is too many."""
        table = self.live.table
        if table.host != one:
            return False
        if len(table.chairs) < max(variant(game_at(self.live).variant).players):
            return await self.ask(one, AddBot())
        others = [chair.seat for chair in table.chairs if chair.seat != one]
        return await self.ask(one, RemoveChair(self.rng.choice(others)))

    def where(self, one: Seat) -> str:
        table, game = self.live.table, game_at(self.live)
        return (
            f"{self.game} is blocked: {game.phase!r}, one={one}, host={table.host},"
            f" waiting for {waiting_for(game)}, away {game.away},"
            f" chairs {table.chairs}, {table.set_up.manners}, overdue {table.overdue},"
            f" deadline {table.deadline}, called {table.called}"
        )


async def evening(seed: int) -> None:
    made = Evening(seed)
    await made.begin()
    for _ in range(made.rng.randrange(5, 60)):
        await made.something()
    await made.the_last_one_gets_it_done()


@pytest.mark.parametrize("part", range(SLICES))
async def test_no_coming_and_going_blocks_a_table(part: int) -> None:
    for number in range(SEQUENCES // SLICES):
        seed = part * 1_000_000 + number
        try:
            await evening(seed)
        except AssertionError as error:
            raise AssertionError(f"seed {seed}: {error}") from None


async def test_a_table_that_cannot_be_helped_is_found() -> None:
    """The search is not blind: without stand-ins, tables do get blocked."""
    blocked = 0
    for seed in range(40):
        made = Evening(seed)
        made.help_along = _no_help  # type: ignore[method-assign]
        made.room.deadlines.look = lambda live: None  # type: ignore[method-assign]
        await made.begin()
        for _ in range(20):
            await made.something()
        try:
            await made.the_last_one_gets_it_done()
        except AssertionError:
            blocked += 1
        if blocked:
            return
    raise AssertionError("no table was ever blocked")


async def _no_help(one: Seat) -> bool:
    return False
