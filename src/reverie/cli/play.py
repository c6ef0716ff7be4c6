"""`reverie play`: a whole game in the terminal, cards told by their descriptions."""

import argparse
import random
import textwrap
from collections.abc import Sequence
from pathlib import Path

from reverie.adapters.game_file import write_game
from reverie.adapters.narrator import OUTCOMES, quote
from reverie.bots.personalities import ANY
from reverie.bots.player import NOTHING_TOLD, Told
from reverie.cli.data_option import add_data
from reverie.cli.errors import refuse
from reverie.cli.simulate import first_deck, seat_company, unknown_bots
from reverie.cli.typed_clue import HOW, typed_clue
from reverie.decks import NotOnTheShelf, Shelf
from reverie.decks.places import all_decks
from reverie.rules.commands import BeReady, Command, GiveClue, HandOver, PutAway, Vote
from reverie.rules.events import AnyEvent
from reverie.rules.game import play, replay, start
from reverie.rules.ids import CardId, Seat
from reverie.rules.model import Game, Over
from reverie.rules.perspective import view
from reverie.rules.pieces import Options
from reverie.rules.rejections import Rejected
from reverie.rules.turns import waiting_for
from reverie.rules.variants import PLAIN_GAME, VARIANTS
from reverie.rules.views import (
    ChooseView,
    ClueView,
    OverView,
    RevealView,
    TrimView,
    View,
    VoteView,
)
from reverie.tables.names import bot_name

HELP = "play a game in the terminal with clockwork rabbits"
LONG_HELP = """\
You sit in seat 0; clockwork rabbits play the others: dreamers, who know what the pictures are
about, or others with --bots. Answer with the numbers of cards or places. Ctrl-C or q leaves
the game.
"""
YOU = Seat(0)
WIDTH = 88


class Quit(Exception):
    """The player has had enough."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=sorted(VARIANTS), default=PLAIN_GAME)
    parser.add_argument("--players", type=int, metavar="N", help="default: as few as possible + 1")
    parser.add_argument("--deck", action="append", metavar="ID", help="may be given several times")
    add_data(parser)
    parser.add_argument("--language", default="en", metavar="XX", help="of pictures and clues")
    parser.add_argument("--bots", default=ANY, metavar="NAME[,…]", help="default: dreamer")
    parser.add_argument("--target-score", type=int, metavar="P", help="default: 30")
    parser.add_argument("--seed", type=int, metavar="S", help="for a game that can be repeated")
    parser.add_argument("--record", type=Path, metavar="FILE", help="save the game for replay")


def run(arguments: argparse.Namespace) -> int:
    unknown = unknown_bots(arguments.bots)
    if unknown:
        return refuse(unknown)
    try:
        shelf = Shelf.load(*all_decks(arguments.data))
        terminal = Terminal(shelf, arguments)
    except Rejected as rejected:
        return refuse(str(rejected))
    except NotOnTheShelf as missing:
        return refuse(f"{missing}.")
    try:
        terminal.play()
    except (Quit, EOFError, KeyboardInterrupt):
        print("\nSleep well.")
    if arguments.record:
        write_game(arguments.record, terminal.log)
        print(f"The game is in {arguments.record}; see it again with `reverie replay`.")
    return 0


def _default_players(game: str) -> int:
    allowed = VARIANTS[game].players
    return 4 if 4 in allowed else allowed[0]


class Terminal:
    """One person, one game, and what is printed."""

    def __init__(self, shelf: Shelf, arguments: argparse.Namespace) -> None:
        self.shelf, self.language = shelf, arguments.language
        decks = arguments.deck or [first_deck(shelf)]
        self.rng = random.Random(arguments.seed)
        options = Options(target_score=arguments.target_score or 30)
        players = arguments.players or _default_players(arguments.game)
        cards = shelf.cards(decks)
        print("The clockwork rabbits are being wound up…", flush=True)
        names = arguments.bots.split(",")
        self.company = seat_company(names, self.language, decks, None, arguments.data)
        self.told = NOTHING_TOLD
        self.log: list[AnyEvent] = list(start(arguments.game, players, cards, self.rng, options))
        self.game: Game = replay(self.log)

    def play(self) -> None:
        print(f"\nReverie — {self.game.variant}, {len(self.game.seating.players)} players.")
        print("Say just enough.\n")
        while not isinstance(self.game.phase, Over):
            self.step()
        self.show_end(view(self.game, YOU))

    def step(self) -> None:
        waiting = waiting_for(self.game)
        if YOU in waiting:
            self.your_move(view(self.game, YOU))
        else:
            seat = self.rng.choice(waiting)
            command = self.company.ask(view(self.game, seat), self.rng, self.told)
            assert command is not None
            self.do(command)

    def do(self, command: Command) -> None:
        self.game, events = play(self.game, command, self.rng)
        self.log.extend(events)
        shown = view(self.game, None).phase
        if isinstance(shown, RevealView) and not shown.ready:
            self.told = Told((*self.told.turns, shown))

    # ---- your move

    def your_move(self, now: View) -> None:
        match now.phase:
            case ClueView(None, with_card):
                self.open_or_wait(now, with_card)
            case ClueView(_, with_card):
                print(self.heading(now, "You are the storyteller."))
                self.give_clue(now, with_card)
            case ChooseView() as phase:
                print(self.heading(now, f"{self.name(phase.storyteller)}: {quote(phase.clue)}"))
                cards = self.pick_cards(now, phase.wanted, "Which card suits it best?")
                self.do(HandOver(YOU, cards))
            case TrimView() as phase:
                self.do(PutAway(YOU, self.pick_cards(now, phase.surplus, "Put away:")))
            case VoteView() as phase:
                self.vote(now, phase)
            case RevealView() as phase:
                self.show_reveal(now, phase)
                self.ask("Enter goes on. ")
                self.do(BeReady(YOU))

    def open_or_wait(self, now: View, with_card: bool) -> None:
        print(self.heading(now, "Who has a clue? The first one opens the game."))
        if self.ask("Do you want to open it? (y/n) ").lower().startswith("y"):
            self.give_clue(now, with_card)
        else:
            seat = self.rng.choice([s for s in waiting_for(self.game) if s != YOU])
            command = self.company.ask(view(self.game, seat), self.rng, self.told)
            assert command is not None
            self.do(command)

    def give_clue(self, now: View, with_card: bool) -> None:
        card = None
        if with_card:
            (card,) = self.pick_cards(now, 1, "Your card:")
        elif now.covered:
            print("Your hand stays covered until you have given your clue.")
        clue = typed_clue(self.ask(f"Your clue ({HOW}): "))
        self.attempt(GiveClue(YOU, clue, card))

    def vote(self, now: View, phase: VoteView) -> None:
        print(self.heading(now, f"{self.name(phase.storyteller)}: {quote(phase.clue)}"))
        for place, card in enumerate(phase.cards, 1):
            note = "  (yours)" if place in phase.mine else ""
            self.show_card(place, card, note)
        most = " (one or two)" if phase.most == 2 else ""
        while True:
            places = tuple(self.numbers(f"Your vote{most}: ", range(1, len(phase.cards) + 1)))
            red = None
            if phase.red:
                red = next(iter(self.numbers("Your red vote: ", range(1, len(phase.cards) + 1))))
            if self.attempt(Vote(YOU, places, red)):
                return

    def attempt(self, command: Command) -> bool:
        try:
            self.do(command)
        except Rejected as rejected:
            print(f"  {rejected}")
            return False
        return True

    def pick_cards(self, now: View, count: int, question: str) -> tuple[CardId, ...]:
        for number, card in enumerate(now.hand, 1):
            self.show_card(number, card)
        while True:
            numbers = self.numbers(f"{question} ", range(1, len(now.hand) + 1))
            if len(set(numbers)) == len(numbers) == count:
                return tuple(now.hand[number - 1] for number in numbers)
            print(f"  Please name {count} different card{'s' if count > 1 else ''}.")

    def numbers(self, question: str, allowed: range) -> Sequence[int]:
        while True:
            words = self.ask(question).replace(",", " ").split()
            if words and all(word.isdecimal() and int(word) in allowed for word in words):
                return [int(word) for word in words]
            print(f"  A number from {allowed[0]} to {allowed[-1]}, please.")

    def ask(self, question: str) -> str:
        answer = input(question)
        if answer.strip() == "q":
            raise Quit
        return answer

    # ---- what is shown

    def heading(self, now: View, text: str) -> str:
        scores = " · ".join(
            f"{self.name(seat.seat)} {self.score(now, seat.side)}" for seat in now.seats
        )
        return f"\n── Turn {now.turn} ── {scores}\n{text}"

    def score(self, now: View, side: int) -> int:
        return next(s.score for s in now.sides if s.side == side)

    def name(self, seat: int) -> str:
        return "You" if seat == YOU else bot_name(self.language, Seat(seat - 1))

    def show_card(self, number: int, card: str, note: str = "") -> None:
        text = f"{number:>2}. {self.shelf.describe(card, self.language)}{note}"
        print(textwrap.fill(text, WIDTH, subsequent_indent="    "))

    def show_reveal(self, now: View, phase: RevealView) -> None:
        print(f"\n   {self.name(phase.storyteller)}: {quote(phase.clue)}")
        for number, place in enumerate(phase.places, 1):
            star = "★" if number == phase.target else ("●" if place.red else " ")
            votes = ", ".join(map(self.name, place.votes)) or "nobody"
            whose = "your card" if place.owner == YOU else f"{self.name(place.owner)}'s card"
            print(f" {star} {number}. {whose} — votes: {votes}")
        print(f"   {OUTCOMES[phase.outcome]}")
        gains = (f"{self._side(now, p.side)} +{p.total}" for p in phase.points)
        print(f"   {' · '.join(gains)}")

    def _side(self, now: View, side: int) -> str:
        return " & ".join(self.name(s.seat) for s in now.seats if s.side == side)

    def show_end(self, now: View) -> None:
        assert isinstance(now.phase, OverView)
        if now.phase.last:
            self.show_reveal(now, now.phase.last)
        print("\nThe game is over.")
        for side in sorted(now.sides, key=lambda s: -s.score):
            crown = "♛" if side.side in now.phase.winners else " "
            print(f" {crown} {self._side(now, side.side)}: {side.score}")
