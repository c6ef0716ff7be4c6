"""A bot that dreams along: it understands clues, gives some, and answers any view with a move."""

import random
from collections.abc import Iterable, Iterator

import numpy as np
from msgspec.structs import replace

from reverie.bots import random as random_bot
from reverie.bots.asked import Asked
from reverie.bots.guests import Guest
from reverie.bots.listeners import House
from reverie.bots.mind import Mind
from reverie.bots.past import Past, remember, words
from reverie.bots.performing import Performer
from reverie.bots.personalities import ANYBODY, Personality, personality
from reverie.bots.player import Bot
from reverie.bots.repertoire import Library
from reverie.bots.storytelling import Storyteller
from reverie.rules.clues import Mime, Tune
from reverie.rules.commands import Command, GiveClue, HandOver, Vote
from reverie.rules.ids import CardId, Seat
from reverie.rules.pieces import Clue, Written
from reverie.rules.views import ChooseView, ClueView, View, VoteView

# How much more each facet of a card counts than in a clue of words.
ATTUNED: dict[type, tuple[float, ...]] = {
    Tune: (0.5, 0.7, 5.0, 0.3, 0.4, 0.4),
    Mime: (1.0, 1.0, 3.0, 0.8, 1.0, 0.8),
}


class Dreamer:
    """All personalities; one mind."""

    def __init__(self, mind: Mind, library: Library | None = None) -> None:
        self.mind = mind
        self.guest = Guest(mind)
        self.storyteller = Storyteller(mind, library)
        self.performer = Performer(mind)

    def warm(self, language: str, cards: Iterable[str]) -> None:
        """Do beforehand whatever the first clue in a language would have to wait for."""
        known = tuple(card for card in cards if card in self.mind.home)
        if known:
            self.mind.hear("hush", language)
            self.storyteller.prepare(self.mind.gallery(known), language)

    def bot(self, name: str) -> Bot:
        """A personality, to be asked like any computer player."""
        return lambda view, rng, language, told: self.choose(
            name, view, rng, remember(language, told, isinstance(view.phase, ClueView))
        )

    def choose(self, name: str, view: View, rng: random.Random, past: Past) -> Command | None:
        """A legal move, or nothing where the table does not wait for this seat."""
        seat = view.you
        if seat is None or seat not in view.waiting_for:
            return None
        if any(card not in self.mind.home for card in cards_in(view)):
            # A deck that nobody has shown to us: better a move at random than none.
            return random_bot.choose(view, rng)
        asked = Asked(personality(name, seat), past, np.random.default_rng(rng.getrandbits(64)))
        match view.phase:
            case ClueView() as phase:
                return self._clue(view, seat, phase, asked)
            case ChooseView() as phase:
                return self._hand_over(view, seat, phase, asked)
            case VoteView() as phase:
                return self._vote(view, seat, phase, asked)
            case _:
                return random_bot.choose(view, rng)

    def _clue(self, view: View, seat: Seat, phase: ClueView, asked: Asked) -> GiveClue:
        if phase.with_card and (performed := self._performed(view, asked)) is not None:
            return GiveClue(seat, *performed)
        if phase.with_card:
            text, card = self.storyteller.tell(view.hand, house_of(view, asked.who), asked)
            return GiveClue(seat, Written(text), CardId(card))
        return GiveClue(
            seat, Written(self.storyteller.tell_of_nothing(self._seen(view, asked), asked))
        )

    def _performed(self, view: View, asked: Asked) -> tuple[Clue, CardId] | None:
        """C2: some now and then play or mime, where the table likes it."""
        for kind, how_often in (("tune", asked.who.tunes), ("mime", asked.who.mimes)):
            if how_often and kind in view.options.clues and asked.dice.random() < how_often:
                return self.performer.perform(kind, view.hand, asked.dice)
        return None

    def _seen(self, view: View, asked: Asked) -> tuple[str, ...]:
        """P1: the hand may be covered; cards that lay here before then say what is played with."""
        before = tuple(link.card for link in asked.past.links if link.card in self.mind.home)
        first = next((deck.cards[:1] for deck in self.mind.decks.values()), ())
        return view.hand or before or first

    def _hand_over(self, view: View, seat: Seat, phase: ChooseView, asked: Asked) -> HandOver:
        # T9: where the storyteller lays no card, the partner's is the one to be found.
        with_us = is_partner(view, seat, phase.storyteller)
        to_be_found = with_us and view.facts.storyteller_lays == "never"
        asked = attuned(asked, phase.clue)
        clue = words(phase.clue, asked.language)
        cards = self.guest.hand_over(clue, view.hand, phase.wanted, asked, to_be_found)
        return HandOver(seat, tuple(map(CardId, cards)))

    def _vote(self, view: View, seat: Seat, phase: VoteView, asked: Asked) -> Vote:
        asked = attuned(asked, phase.clue)
        clue = words(phase.clue, asked.language)
        # P5: there is no card to be found, but a crowd to follow.
        if view.facts.crowd:
            green, red = self.guest.vote_with_the_crowd(clue, phase, asked)
            return Vote(seat, (green,), red if phase.red else None)
        return Vote(seat, self.guest.vote(clue, phase, asked))


def attuned(asked: Asked, clue: Clue) -> Asked:
    """What is played or mimed speaks of moods; whoever listens looks for these first."""
    if type(clue) not in ATTUNED:
        return asked
    weights = zip(asked.who.eye, ATTUNED[type(clue)], strict=True)
    return replace(asked, who=replace(asked.who, eye=tuple(eye * by for eye, by in weights)))


def cards_in(view: View) -> Iterator[str]:
    """The cards a decision is about."""
    yield from view.hand
    if isinstance(view.phase, VoteView):
        yield from view.phase.cards


def house_of(view: View, who: Personality) -> House:
    """Who will listen to this seat's clue."""
    players = [seat for seat in view.seats if not seat.abandoned]
    # T6: a pair has one vote.
    sides = {seat.side for seat in players}
    return House(
        len(sides) - 1, hand=len(view.hand), laid=view.facts.cards, like=ANYBODY[who.strength]
    )


def is_partner(view: View, seat: Seat, other: Seat) -> bool:
    side = {entry.seat: entry.side for entry in view.seats}
    return seat != other and side.get(seat) == side.get(other)
