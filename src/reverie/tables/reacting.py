"""How a rabbit takes a turn: with one of the six signs, and mostly with none. Pure."""

import random

from reverie.rules.ids import Seat
from reverie.rules.model import Revealed

# A table is no chorus, of signs neither.
MOST_A_TURN = 2
# How often, where there is a reason.
LURED, ALONE_RIGHT, SOMEBODY_ALONE, TOLD_WELL, NOBODY, TOO_EASY = 0.25, 0.3, 0.35, 0.08, 0.15, 0.06


def react(phase: Revealed, seat: Seat, reacted: int, dice: random.Random) -> str | None:
    """`reacted`: how many rabbits have done so in this turn."""
    reason = _reason(phase, seat)
    if reason is None or reacted >= MOST_A_TURN:
        return None
    sign, share = reason
    return sign if dice.random() < share else None


def _reason(phase: Revealed, seat: Seat) -> tuple[str, float] | None:
    if phase.outcome == "crowd":
        return None
    finders = [who for who, cast in phase.ballots.items() if phase.target in cast.places]
    if finders == [seat]:
        return "wow", ALONE_RIGHT
    if len(finders) == 1:
        return "clap", SOMEBODY_ALONE
    if not finders:
        return "hmm", NOBODY
    if len(finders) == len(phase.ballots):
        return "sleepy", TOO_EASY
    if seat in phase.ballots:
        return ("heart", TOLD_WELL) if seat in finders else ("laugh", LURED)
    return None
