"""How a rabbit takes a turn: with one of the six signs, and mostly with none. Pure."""

import random

from reverie.rules.ids import Seat
from reverie.rules.model import Revealed

# A table is no chorus, of signs neither; and nobody claps all evening.
MOST_A_TURN = 2
MOST_AN_EVENING = 8
EVENING = 6 * 3600.0
# How often, where there is a reason.
LURED, ALONE_RIGHT, SOMEBODY_ALONE, TOLD_WELL, NOBODY, TOO_EASY = 0.25, 0.3, 0.35, 0.08, 0.15, 0.06
# What a talk takes beside words, in the order in which the tempers below count them.
REACTIONS = ("laugh", "wow", "heart", "hmm", "clap", "sleepy")
# How much oftener or more seldom, by character.
TEMPERS: dict[str, tuple[float, ...]] = {
    "poet": (0.4, 0.8, 2.6, 1.2, 0.7, 0.4),
    "child": (1.8, 1.8, 1.4, 0.5, 1.5, 2.0),
    "literal": (0.4, 0.5, 0.4, 1.8, 0.6, 1.2),
    "trickster": (1.9, 0.7, 0.3, 0.7, 0.6, 2.0),
    "sailor": (1.5, 1.0, 0.6, 0.5, 1.4, 0.3),
    "grandmother": (0.9, 0.9, 2.8, 0.6, 1.6, 1.5),
    "detective": (0.4, 0.5, 0.3, 2.2, 0.9, 0.5),
    "stargazer": (0.5, 1.8, 1.6, 1.1, 0.7, 0.8),
}
EVEN = (1.0,) * len(REACTIONS)


def react(
    phase: Revealed, seat: Seat, bot: str, reacted: tuple[int, int], dice: random.Random
) -> str | None:
    """`reacted`: how many rabbits in this turn, and how often this one this evening."""
    reason = _reason(phase, seat)
    if reason is None or reacted[0] >= MOST_A_TURN or reacted[1] >= MOST_AN_EVENING:
        return None
    sign, share = reason
    temper = TEMPERS.get(bot.partition("-")[0], EVEN)
    return sign if dice.random() < share * temper[REACTIONS.index(sign)] else None


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
