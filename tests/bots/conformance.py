"""What every bot must pass: whole games of every kind, at tables where people come and go.

A bot is made by a function without arguments, so that one can be asked without what another of its
kind has been shown. `examine` raises `Misconduct` with what went wrong.
"""

import contextlib
import random
from collections.abc import Callable, Iterator, Sequence

from reverie.bots.player import NOTHING_TOLD, Bot, Told, at_once
from reverie.rules.clues import Mime, Tune
from reverie.rules.commands import (
    BeReady,
    ComeBack,
    Command,
    GiveClue,
    GoAway,
    HandOver,
    Leave,
    PutAway,
    SitDown,
    SkipStoryteller,
    TimeIsUp,
    Vote,
)
from reverie.rules.game import play, replay, start
from reverie.rules.ids import Seat
from reverie.rules.model import Choosing, Game, Over, Revealed, Voting
from reverie.rules.perspective import view
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Clue, Options, Written
from reverie.rules.rejections import Rejected
from reverie.rules.turns import waiting_for
from reverie.rules.variants import VARIANTS
from reverie.rules.views import RevealView, View

MakeBot = Callable[[], Bot]
MOVES = {"clue": GiveClue, "choose": HandOver, "vote": Vote, "trim": PutAway, "reveal": BeReady}
LONGEST_CLUE = 60
MOST_MOVES = 1500


class Misconduct(AssertionError):
    """A bot has done what no player may do."""


class Evening:
    """One table of one game, where the same bot sits in every chair."""

    def __init__(
        self,
        make_bot: MakeBot,
        cards: Sequence[str],
        name: str,
        players: int,
        options: Options,
        seed: int,
        restless: bool,
        language: str = "en",
    ) -> None:
        self.make_bot, self.bot = make_bot, make_bot()
        self.rng = random.Random(seed)
        self.game: Game = replay(start(name, players, tuple(cards), self.rng, options))
        self.restless, self.language = restless, language
        self.told = NOTHING_TOLD
        self.answered: set[str] = set()
        self.next_seat = 50

    def play_on(self) -> None:
        for _ in range(MOST_MOVES):
            if isinstance(self.game.phase, Over):
                return
            if self.restless and self.rng.random() < 0.12:
                # Even that may end the game: nobody is left, or time is up on the last pause.
                self.disturb()
                continue
            waiting = waiting_for(self.game)
            if waiting:
                self.ask(self.rng.choice(waiting))
            else:
                self.bring_back()
        raise Misconduct("the game does not end")

    def ask(self, seat: Seat) -> None:
        self.nobody_else_acts(seat)
        seen = view(self.game, seat)
        seed = self.rng.getrandbits(32)
        command = self.choice(self.bot, seen, seed)
        self.check(seat, command)
        assert command is not None
        # Clues take a storyteller long to weigh; one in four is proof enough.
        looks = not isinstance(command, GiveClue) or seed % 4 == 0
        if looks and self.choice(self.make_bot(), seen, seed) != command:
            raise Misconduct("it has remembered what other chairs were shown")
        try:
            self.do(command)
        except Rejected as rejected:
            raise Misconduct(f"{command} is not allowed: {rejected.code}") from rejected
        self.answered.add(phase_name(seen.phase))

    def choice(self, bot: Bot, seen: View, seed: int) -> Command | None:
        return at_once(bot(seen, random.Random(seed), self.language, self.told))

    def check(self, seat: Seat, command: Command | None) -> None:
        tag = phase_name(self.game.phase)
        if command is None:
            raise Misconduct(f"the table waits for it ({tag}), and it does nothing")
        if not isinstance(command, MOVES[tag]):
            raise Misconduct(f"{command} is no move of this phase ({tag})")
        if command.seat != seat:
            raise Misconduct("it acts for somebody else")
        if getattr(command, "stand_in", False):
            raise Misconduct("it calls itself a stand-in")
        if isinstance(command, GiveClue):
            self.check_clue(command.clue)

    def check_clue(self, clue: Clue) -> None:
        """A few words, or a tune or pantomime where the table wants it."""
        if isinstance(clue, Written):
            if not 0 < len(clue.text) <= LONGEST_CLUE:
                raise Misconduct(f"{clue.text!r} is no clue")
        elif not isinstance(clue, Tune | Mime):
            raise Misconduct("nobody in the room can hear it")
        elif type(clue).__name__.lower() not in self.game.options.clues:
            raise Misconduct("this table does not want such a clue")

    def nobody_else_acts(self, waited: Seat) -> None:
        """Whoever is not waited for, and spectators, keep still."""
        still = [None, *(s for s in self.game.seating.players if s not in waiting_for(self.game))]
        who = self.rng.choice(still)
        if self.choice(self.bot, view(self.game, who), 0) is not None:
            raise Misconduct("it acts though nobody waits for it")

    def do(self, command: Command) -> None:
        self.game, _ = play(self.game, command, self.rng)
        shown = view(self.game, None).phase
        if isinstance(shown, RevealView) and not shown.ready:
            self.told = Told((*self.told.turns, shown))

    # ---- people come and go

    def disturb(self) -> None:
        with contextlib.suppress(Rejected):
            self.do(self.rng.choice(list(self.disturbances())))

    def disturbances(self) -> Iterator[Command]:
        seat = self.rng.choice(self.game.seating.players or (Seat(0),))
        yield GoAway(seat)
        yield ComeBack(seat)
        yield SkipStoryteller()
        yield TimeIsUp(self.game.turn, phase_name(self.game.phase))
        if not isinstance(self.game.phase, Choosing | Voting | Revealed):
            yield Leave(seat)
        yield self.newcomer()

    def newcomer(self) -> SitDown:
        if self.game.seating.abandoned:
            return SitDown((min(self.game.seating.abandoned),))
        pair = VARIANTS[self.game.variant].pairs
        self.next_seat += 2
        seats = (
            (Seat(self.next_seat), Seat(self.next_seat + 1)) if pair else (Seat(self.next_seat),)
        )
        return SitDown(seats)

    def bring_back(self) -> None:
        """H10: a table that rests needs people, not bots."""
        try:
            self.do(ComeBack(min(self.game.away)) if self.game.away else self.newcomer())
        except Rejected:
            self.do(Leave(max(self.game.seating.players)))


def tables() -> Iterator[tuple[str, int, Options]]:
    """Every game with every number of players, short enough to be played often."""
    for name, variant in VARIANTS.items():
        for players in variant.players:
            if "team_card" in variant.options:
                yield name, players, Options(team_card="partner_only")
            short = Options(target_score=10) if "target_score" in variant.options else Options()
            yield name, players, short


def some_tables() -> Iterator[tuple[str, int, Options]]:
    """Of every game the smallest number of players."""
    for name, players, options in tables():
        if players == min(VARIANTS[name].players):
            yield name, players, options


def examine(
    make_bot: MakeBot, cards: Sequence[str], seed: int = 0, sample: bool = False
) -> set[str]:
    """Every game, every number of players, everybody present and then not; the phases answered.

    Of a sample each table is played once: where all stay, and where people come and go, by turns.
    """
    answered: set[str] = set()
    for number, (name, players, options) in enumerate(some_tables() if sample else tables()):
        for restless in (number % 2 == 0,) if sample else (False, True):
            evening = Evening(make_bot, cards, name, players, options, seed + number, restless)
            evening.play_on()
            answered |= evening.answered
    return answered | growing(make_bot, cards, seed)


def growing(make_bot: MakeBot, cards: Sequence[str], seed: int) -> set[str]:
    """H9: three become four while all hold seven cards, and everybody has to put one away."""
    evening = Evening(make_bot, cards, "classic", 3, Options(target_score=10), seed, False)
    while evening.game.turn == 1:
        evening.ask(evening.rng.choice(waiting_for(evening.game)))
    evening.do(evening.newcomer())
    evening.do(SkipStoryteller())
    evening.play_on()
    return evening.answered
