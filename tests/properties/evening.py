"""An evening at random: legal moves, second thoughts, coming and going, and nonsense."""

import random
from collections.abc import Iterator

from clues_at_random import a_broken_clue, a_clue
from msgspec.structs import replace

from at_table import CARDS, as_bytes
from reverie.bots import random as random_bot
from reverie.rules import (
    BeReady,
    CardId,
    ComeBack,
    Command,
    Game,
    GiveClue,
    GoAway,
    HandOver,
    Leave,
    MoveOn,
    Options,
    PutAway,
    Rejected,
    Seat,
    SitDown,
    SkipStoryteller,
    TakeBack,
    TimeIsUp,
    Vote,
    Written,
    play,
    replay,
    start,
    view,
)
from reverie.rules.events import AnyEvent
from reverie.rules.model import Choosing, Over, Voting
from reverie.rules.phases import phase_name
from reverie.rules.turns import waiting_for

DECKS = tuple(CardId(f"{card}{deck}") for deck in "ab" for card in CARDS)


class Evening:
    """One game and its log; `step` does something, legal or not."""

    def __init__(self, name: str, n: int, seed: int, options: Options | None = None) -> None:
        self.rng = random.Random(seed)
        self.log: list[AnyEvent] = list(start(name, n, DECKS, self.rng, options))
        self.game: Game = replay(self.log)
        self.next_seat = 20

    def step(self, action: int) -> tuple[Game, Command, bool]:
        """The game before, the command, and whether it was accepted."""
        command = self.command(action)
        before, held = self.game, as_bytes(self.game)
        try:
            self.game, events = play(self.game, command, self.rng)
        except Rejected:
            assert as_bytes(self.game) == held, "a refused command changes nothing"
            return before, command, False
        self.log.extend(events)
        return before, command, True

    def command(self, action: int) -> Command:
        if action < 60:
            return self.move() or MoveOn()
        makers = (self.second_thought, self.coming_and_going, self.table, self.nonsense)
        return makers[action % 4]()

    def seat(self) -> Seat:
        return self.rng.choice(self.game.seating.players or (Seat(0),))

    def move(self) -> Command | None:
        waiting = waiting_for(self.game)
        if not waiting:
            return None
        move = random_bot.choose(view(self.game, self.rng.choice(waiting)), self.rng)
        # C2: the random bot writes; people also play, mime and speak.
        return replace(move, clue=a_clue(self.rng)) if isinstance(move, GiveClue) else move

    def second_thought(self) -> Command:
        phase = self.game.phase
        if isinstance(phase, Choosing) and phase.laid:
            seat = self.rng.choice(list(phase.laid))
            if self.rng.random() < 0.3:
                return TakeBack(seat)
            hand = self.game.hands[seat] + phase.laid[seat]
            return HandOver(seat, tuple(self.rng.sample(hand, len(phase.laid[seat]))))
        if isinstance(phase, Voting) and phase.ballots:
            seat = self.rng.choice(list(phase.ballots))
            return Vote(seat, (self.rng.randint(1, len(phase.places)),), phase.ballots[seat].red)
        return BeReady(self.seat())

    def coming_and_going(self) -> Command:
        kind = self.rng.randrange(6)
        if kind == 0:
            return Leave(self.seat())
        if kind in (1, 2):
            return GoAway(self.seat())
        if kind == 3:
            return ComeBack(self.seat())
        return self.newcomer()

    def newcomer(self) -> SitDown:
        abandoned = sorted(self.game.seating.abandoned)
        if abandoned and self.rng.random() < 0.7:
            return SitDown((abandoned[0],))
        count = 2 if self.game.variant == "teams" else 1
        self.next_seat += count
        return SitDown(tuple(Seat(self.next_seat - i) for i in range(count)))

    def table(self) -> Command:
        phase = phase_name(self.game.phase)
        commands: list[Command] = [
            MoveOn(),
            SkipStoryteller(),
            TimeIsUp(self.game.turn, phase),
            TimeIsUp(self.game.turn - 1, phase),
        ]
        return self.rng.choice(commands)

    def nonsense(self) -> Command:
        seat = Seat(self.rng.choice([-1, 0, 1, 2, 5, 11, 12, 99]))
        cards = tuple(self.rng.sample(DECKS, self.rng.randrange(3)))
        places = tuple(self.rng.choices(range(-1, 14), k=self.rng.randrange(4)))
        commands: list[Command] = [
            GiveClue(seat, Written(self.rng.choice(["", "x" * 600, "ok"])), DECKS[0]),
            GiveClue(seat, a_broken_clue(self.rng), DECKS[0]),
            HandOver(seat, cards),
            Vote(seat, places, self.rng.choice([None, 0, 1, 2])),
            PutAway(seat, cards),
            BeReady(seat),
            Leave(Seat(98)),
            SitDown((seat,)),
            SitDown(()),
        ]
        return self.rng.choice(commands)

    def play_on(self) -> Iterator[Game]:
        """Legal moves of people who are there, to the end."""
        while not isinstance(self.game.phase, Over):
            before = self.game
            self.step(0)
            assert self.game is not before, "the game is stuck"
            yield self.game
