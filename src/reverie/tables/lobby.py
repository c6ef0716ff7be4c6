"""What people ask of the table around the game: chairs, the host, what is to be played.

Like the rules, it is pure: commands lead to events, events make the next state.
"""

from collections.abc import Callable, Mapping
from typing import Any

from msgspec.structs import replace

from reverie.rules.chance import Chance
from reverie.rules.commands import (
    Command,
    Leave,
    MoveOn,
    PlayerCommand,
    SitDown,
    SkipStoryteller,
)
from reverie.rules.game import check_current, play, start
from reverie.rules.ids import COLOURS, Seat
from reverie.rules.model import Choosing, Clueing, Revealed, Trimming, Voting
from reverie.rules.rejections import Rejected
from reverie.rules.turns import waiting_for
from reverie.rules.variants import VARIANTS, variant
from reverie.tables.guests import Bots
from reverie.tables.refusals import Refused
from reverie.tables.requests import (
    AddBot,
    CallStandIn,
    ChangeSetUp,
    ChooseColour,
    HostCallsStandIn,
    HostMovesOn,
    HostMutes,
    HostSkips,
    LeaveTable,
    OrderChairs,
    RemoveChair,
    SetUp,
    StartGame,
)
from reverie.tables.table import (
    Chair,
    ChairLeft,
    ChairsOrdered,
    ChairTaken,
    ColourChosen,
    Muted,
    SetUpChanged,
    Table,
    evolve_table,
    with_game,
)
from reverie.tables.timekeeping import call_stand_in, is_race, keep_time, present

MOST_CHAIRS = 12
Cards = Callable[[tuple[str, ...]], tuple[str, ...]]


class Deciding:
    """One decision at a table: what it leads to, and the table as it then is."""

    def __init__(self, table: Table, chance: Chance, cards: Cards, bots: Bots) -> None:
        self.table = table
        self.chance = chance
        self.cards = cards
        self.bots = bots
        self.events: list[Any] = []
        self.before = table

    def keep_time(self, now: float) -> None:
        keep_time(self, self.before, now)

    def happen(self, event: Any) -> None:
        self.events.append(event)
        self.table = evolve_table(self.table, event)

    def play(self, command: Command) -> None:
        """Let the rules decide, if there is a game."""
        if self.table.game is None:
            raise Refused("no_game")
        game, events = play(self.table.game, command, self.chance)
        self.events.extend(events)
        self.table = with_game(self.table, game)

    # ---- coming and going

    def take_chair(self, colour: str | None, bot: str | None = None) -> Seat:
        table = self.table
        if len(table.chairs) >= MOST_CHAIRS:
            raise Refused("table_full")
        if bot is not None and bot not in self.bots.known:
            raise Refused("no_such_bot")
        chair = Chair(Seat(table.next_seat), self._free_colour(colour), bot)
        if table.is_playing:
            return self._join_game(chair)
        self.happen(ChairTaken(chair))
        return chair.seat

    def _join_game(self, chair: Chair) -> Seat:
        game = self.table.game
        assert game is not None
        waiting = {seat for newcomer in game.newcomers for seat in newcomer.seats}
        empty = sorted(game.seating.abandoned - waiting)
        if empty:
            side = game.seating.side_of[empty[0]]
            chair = replace(chair, seat=empty[0], colour=game.colours[side])
        self.happen(ChairTaken(chair))
        if empty:
            self.play(SitDown((chair.seat,)))
        elif variant(game.variant).pairs:
            self._sit_down_as_pair(waiting)
        else:
            self.play(SitDown((chair.seat,), chair.colour))
        return chair.seat

    def _sit_down_as_pair(self, waiting: set[Seat]) -> None:
        """H8: two newcomers sit down together; who comes alone looks on until another comes."""
        game = self.table.game
        assert game is not None
        alone = [
            chair
            for chair in self.table.chairs
            if chair.seat not in game.hands and chair.seat not in waiting
        ]
        if len(alone) >= 2:
            first, second = alone[:2]
            self.play(SitDown((first.seat, second.seat), first.colour))

    def _free_colour(self, wish: str | None) -> str:
        taken = {chair.colour for chair in self.table.chairs}
        if wish is None:
            return next(colour for colour in COLOURS if colour not in taken)
        if wish not in COLOURS:
            raise Rejected("colour_unknown")
        if wish in taken:
            raise Rejected("colour_taken")
        return wish

    def leave_chair(self, seat: Seat) -> None:
        game = self.table.game
        if self.table.is_playing and game is not None:
            waiting = {s for newcomer in game.newcomers for s in newcomer.seats}
            if seat in game.hands or seat in waiting:
                self.play(Leave(seat))
        self.happen(ChairLeft(seat))

    # ---- what a seat asks

    def ask(self, seat: Seat, command: Any) -> None:
        if self.table.chair(seat) is None:
            raise Refused("not_seated")
        _ASKS[type(command)](self, seat, command)

    def host_only(self, seat: Seat) -> None:
        if seat != self.table.host:
            raise Refused("host_only")

    def lobby_only(self) -> None:
        if self.table.is_playing:
            raise Refused("game_runs")

    def change_set_up(self, seat: Seat, command: ChangeSetUp) -> None:
        self.host_only(seat)
        self.lobby_only()
        check_set_up(command.set_up, self.cards)
        if command.set_up != self.table.set_up:
            self.happen(SetUpChanged(command.set_up))

    def choose_colour(self, seat: Seat, command: ChooseColour) -> None:
        self.lobby_only()
        chair = self.table.chair(seat)
        if chair is not None and chair.colour != command.colour:
            self.happen(ColourChosen(seat, self._free_colour(command.colour)))

    def order_chairs(self, seat: Seat, command: OrderChairs) -> None:
        self.host_only(seat)
        self.lobby_only()
        if sorted(command.order) != sorted(chair.seat for chair in self.table.chairs):
            raise Refused("not_these_chairs")
        self.happen(ChairsOrdered(command.order))

    def add_bot(self, seat: Seat, command: AddBot) -> None:
        self.host_only(seat)
        here = {chair.bot for chair in self.table.chairs}
        self.take_chair(None, command.bot or self.bots.somebody_new(here, self.chance))

    def remove_chair(self, seat: Seat, command: RemoveChair) -> None:
        self.host_only(seat)
        if self.table.chair(command.seat) is None:
            raise Refused("not_seated")
        self.leave_chair(command.seat)

    def leave_table(self, seat: Seat, command: LeaveTable) -> None:
        self.leave_chair(seat)

    def start_game(self, seat: Seat, command: StartGame) -> None:
        self.host_only(seat)
        self.lobby_only()
        table, set_up = self.table, self.table.set_up
        order = tuple(chair.seat for chair in table.chairs)
        events = start(
            set_up.game,
            order,
            self.cards(set_up.decks),
            self.chance,
            set_up.options,
            self._colours(),
        )
        for event in events:
            self.happen(event)

    def _colours(self) -> list[str]:
        """S1: everybody's own colour; a pair has that of the one who sits first."""
        colours = [chair.colour for chair in self.table.chairs]
        if variant(self.table.set_up.game).pairs:
            half = len(colours) // 2
            return [colours[i % half] for i in range(2 * half)] if half else colours
        return colours

    def host_moves_on(self, seat: Seat, command: HostMovesOn) -> None:
        self.host_only(seat)
        self.play(MoveOn())

    def host_skips(self, seat: Seat, command: HostSkips) -> None:
        self.host_only(seat)
        self.play(SkipStoryteller())

    def host_calls_stand_in(self, seat: Seat, command: HostCallsStandIn) -> None:
        self.host_only(seat)
        self._call_stand_in(command.seat)

    def call_stand_in(self, seat: Seat, command: CallStandIn) -> None:
        if seat not in present(self.table) or not self.table.overdue:
            raise Refused("not_yet")
        self._call_stand_in(command.seat)

    def _call_stand_in(self, seat: Seat) -> None:
        game = self.table.game
        if game is None:
            raise Refused("no_game")
        if isinstance(game.phase, Revealed):
            return self.play(MoveOn())
        owes = isinstance(game.phase, Trimming | Clueing | Choosing | Voting)
        if not owes or is_race(game) or seat not in waiting_for(game):
            raise Rejected("nobody_to_stand_in_for")
        return call_stand_in(self, seat)

    def host_mutes(self, seat: Seat, command: HostMutes) -> None:
        self.host_only(seat)
        if self.table.chair(command.seat) is None or command.seat == seat:
            raise Refused("not_seated")
        if (command.seat in self.table.muted) != command.muted:
            self.happen(Muted(command.seat, command.muted))

    def move(self, turn: int, phase: str, command: PlayerCommand) -> None:
        """A move of the game, meant for a turn and phase; a late one is refused politely."""
        game = self.table.game
        if game is None:
            raise Refused("no_game")
        try:
            check_current(game, turn, phase)
        except Rejected:
            # The rules may know better why: somebody was faster, or it has been said already.
            if turn != game.turn:
                raise
        self.play(command)  # type: ignore[arg-type]


_ASKS: Mapping[type, Callable[[Deciding, Seat, Any], None]] = {
    ChangeSetUp: Deciding.change_set_up,
    ChooseColour: Deciding.choose_colour,
    OrderChairs: Deciding.order_chairs,
    AddBot: Deciding.add_bot,
    RemoveChair: Deciding.remove_chair,
    StartGame: Deciding.start_game,
    LeaveTable: Deciding.leave_table,
    HostMovesOn: Deciding.host_moves_on,
    HostSkips: Deciding.host_skips,
    HostCallsStandIn: Deciding.host_calls_stand_in,
    CallStandIn: Deciding.call_stand_in,
    HostMutes: Deciding.host_mutes,
}


def check_set_up(set_up: SetUp, cards: Cards) -> None:
    """Known game, own options, decks that are on the shelf."""
    if set_up.game not in VARIANTS:
        raise Rejected("unknown_game")
    variant(set_up.game).check(set_up.options)
    if not set_up.decks:
        raise Refused("no_deck")
    cards(set_up.decks)
