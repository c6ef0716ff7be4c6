"""The bots' own process: it reads requests from its input, answers on its output, ends with it."""

import contextlib
import os
import random
import signal
import sys
import traceback
from pathlib import Path
from typing import BinaryIO

from reverie.bots.dreamer import Dreamer
from reverie.bots.encoder import Encoder
from reverie.bots.mind import Mind
from reverie.bots.personalities import NAMES, character
from reverie.bots.post import (
    Answer,
    AnyRequest,
    AskMove,
    AskQuote,
    AskWhy,
    Know,
    Warm,
    packed,
    read_request,
)
from reverie.bots.why import Explainer, Turn
from reverie.rules.views import OverView, RevealView, View

# The server comes first.
NICENESS = 5


class Worker:
    """One encoder for good; a new mind whenever the decks change."""

    def __init__(self) -> None:
        self.encoder = Encoder()
        self.mind = Mind(())
        self.dreamer = Dreamer(self.mind)

    def answer(self, request: AnyRequest) -> Answer:
        match request:
            case Know(number, decks, folders):
                self.mind = Mind(decks, *map(Path, folders), encoder=self.encoder)
                self.dreamer = Dreamer(self.mind)
                return Answer(number)
            case Warm(number, language, decks):
                cards = [c for d in decks if d in self.mind.decks for c in self.mind.decks[d].cards]
                self.dreamer.warm(language, cards)
                return Answer(number)
            case AskMove(number, bot, view, past, seed):
                move = self.dreamer.choose(bot, view, random.Random(seed), past)
                return Answer(number, move=move)
            case AskWhy(number):
                return Answer(number, text=self._why(request))
            case AskQuote(number, view, language, seed, sayings):
                jokes, reveal = self.dreamer.guest.jokes, revealed_in(view)
                rng = random.Random(seed)
                text = None if reveal is None else jokes.quote(reveal, language, sayings, rng)
                return Answer(number, text=text)

    def _why(self, request: AskWhy) -> str | None:
        reveal = revealed_in(request.view)
        if request.view.you is None or reveal is None:
            return None
        seat = request.view.you
        who = character(request.bot, seat) if request.bot in NAMES else ""
        turn = Turn(seat, reveal, request.language, who, request.said)
        explainer = Explainer(self.mind, self.dreamer.storyteller.library)
        return explainer.why(turn, random.Random(request.seed))


def revealed_in(view: View) -> RevealView | None:
    phase = view.phase.last if isinstance(view.phase, OverView) else view.phase
    return phase if isinstance(phase, RevealView) else None


def described(error: Exception) -> str:
    """For the server's log: where and of what kind. The words might name cards nobody has seen."""
    trace = traceback.extract_tb(error.__traceback__)
    way = " > ".join(f"{Path(step.filename).stem}:{step.lineno}" for step in trace)
    return f"{type(error).__name__} at {way}"


def serve(requests: BinaryIO, answers: BinaryIO) -> None:
    worker = Worker()
    while (request := read_request(requests)) is not None:
        try:
            answer = worker.answer(request)
        except Exception as error:
            answer = Answer(request.number, problem=described(error))
        answers.write(packed(answer))
        answers.flush()


def main() -> None:
    # Ctrl-C is meant for the server, which then closes our input.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    with contextlib.suppress(BrokenPipeError):
        serve(sys.stdin.buffer, sys.stdout.buffer)


if __name__ == "__main__":
    main()
