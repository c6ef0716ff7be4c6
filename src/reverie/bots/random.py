"""A bot that plays any legal move of any game, at random, from its view alone."""

import random
from functools import cache

from reverie.bots.lexicon import phrases, spoken
from reverie.bots.player import NOTHING_TOLD, Told
from reverie.rules.commands import BeReady, Command, GiveClue, HandOver, PutAway, Vote
from reverie.rules.ids import CardId, Seat
from reverie.rules.marks import is_marked
from reverie.rules.pieces import Written
from reverie.rules.views import ChooseView, ClueView, RevealView, TrimView, View, VoteView

CLUES = (
    "Once upon a time",
    "Almost",
    "The day after",
    "Nobody home",
    "Mind the gap",
    "Second helping",
    "Under the stairs",
    "Too late for tea",
    "A long way down",
    "What the wind took",
    "Hush",
    "Before the music",
)


def clues(language: str) -> tuple[str, ...]:
    """Something to say in the table's language; in English there are a few of our own."""
    code = spoken(language)
    return CLUES if code == "en" else _written(code)


@cache
def _written(code: str) -> tuple[str, ...]:
    return tuple(phrase.text for phrase in phrases(code))


def choose(
    view: View, rng: random.Random, language: str = "en", told: Told = NOTHING_TOLD
) -> Command | None:
    """A legal move, or nothing where the table does not wait for this seat."""
    seat = view.you
    if seat is None or seat not in view.waiting_for:
        return None
    match view.phase:
        case ClueView() as phase:
            card = rng.choice(view.hand) if phase.with_card else None
            return GiveClue(seat, Written(_clue(card, rng, language, told)), card)
        case TrimView() as phase:
            return PutAway(seat, tuple(rng.sample(view.hand, phase.surplus)))
        case ChooseView() as phase:
            return HandOver(seat, tuple(rng.sample(view.hand, phase.wanted)))
        case VoteView() as phase:
            return _vote(seat, phase, rng)
        case RevealView():
            return BeReady(seat)
        case _:
            return None


def _clue(card: CardId | None, rng: random.Random, language: str, told: Told) -> str:
    """One that its people have never heard of this card, as long as there is one."""
    before = "" if card is None else told.marks.get(card, "")
    fresh = [clue for clue in clues(language) if not is_marked(clue, before)]
    more = () if fresh else _written(spoken(language))
    written = [clue for clue in more if not is_marked(clue, before)]
    return rng.choice(fresh or written or clues(language))


def _vote(seat: Seat, phase: VoteView, rng: random.Random) -> Vote:
    everywhere = range(1, len(phase.cards) + 1)
    allowed = [place for place in everywhere if place not in phase.barred]
    places = tuple(rng.sample(allowed, rng.randint(1, phase.most)))
    red = None
    if phase.red:
        red = rng.choice([place for place in everywhere if place not in places])
    return Vote(seat, places, red)
