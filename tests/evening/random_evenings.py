"""Evenings of the real rules whose players vote as they are told to, and their told turns."""

import random
from collections.abc import Callable, Sequence

from at_table import CARDS
from reverie.bots import random as random_bot
from reverie.rules import GiveClue, MoveOn, Vote, Written, play, replay, start, view
from reverie.rules.events import AnyEvent
from reverie.rules.ids import Seat
from reverie.rules.model import Game, Over, Revealed, Voting
from reverie.rules.pieces import Options
from reverie.rules.turns import waiting_for
from reverie.rules.views import OverView, RevealView
from reverie.tables.views import ChairView, History, ToldTurn

# For whom a seat votes, if it has a mind of its own: a place, or none.
Mind = Callable[[Game, Seat, random.Random], int | None]


def nobody_minds(game: Game, seat: Seat, dice: random.Random) -> int | None:
    return None


def one_mind(*seats: int, often: float = 0.75) -> Mind:
    """These find each other's cards, mostly."""

    def choose(game: Game, seat: Seat, dice: random.Random) -> int | None:
        assert isinstance(game.phase, Voting)
        if seat not in seats or dice.random() > often:
            return None
        places = enumerate(game.phase.places, 1)
        return next((n for n, laid in places if laid.owner in seats and laid.owner != seat), None)

    return choose


class Night:
    """Games one after the other at one table; the log of all, and the turns as they are told."""

    def __init__(self, seed: int, mind: Mind = nobody_minds) -> None:
        self.dice, self.mind = random.Random(seed), mind
        self.log: list[AnyEvent] = []
        self.turns: list[ToldTurn] = []
        self.games = 0
        self.players = 0

    def game(self, name: str, players: int, options: Options | None = None) -> "Night":
        self.games, self.players = self.games + 1, max(self.players, players)
        events = start(name, players, CARDS, self.dice, options)
        game = replay(events)
        self.log.extend(events)
        while not isinstance(game.phase, Over):
            game = self._move(game)
        return self

    def _move(self, game: Game) -> Game:
        if isinstance(game.phase, Revealed):
            return self._do(game, MoveOn())
        seat = self.dice.choice(waiting_for(game))
        move = random_bot.choose(view(game, seat), self.dice)
        if isinstance(move, GiveClue):
            return self._do(game, GiveClue(seat, Written(f"Clue {game.turn}"), move.card))
        if isinstance(move, Vote):
            place = self.mind(game, seat, self.dice)
            if place is not None and place != move.red:
                move = Vote(seat, (place,), move.red)
        return self._do(game, move)

    def _do(self, game: Game, command: object) -> Game:
        after, events = play(game, command, self.dice)  # type: ignore[arg-type]
        self.log.extend(events)
        revealed = after.phase.last if isinstance(after.phase, Over) else after.phase
        known = self.turns[-1:] and self.turns[-1]
        if isinstance(revealed, Revealed) and not (
            known and (known.game, known.turn) == (self.games, after.turn)
        ):
            seen = view(after, None)
            phase = seen.phase.last if isinstance(seen.phase, OverView) else seen.phase
            assert isinstance(phase, RevealView)
            self.turns.append(ToldTurn(self.games, after.turn, phase, seen.sides))
        return after

    def history(self, nameless: Sequence[int] = ()) -> History:
        return History(
            tuple(self.turns),
            tuple(
                ChairView(Seat(n), "" if n in nameless else f"Name {n}", "poppy", None, True)
                for n in range(self.players)
            ),
        )
