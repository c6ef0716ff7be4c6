"""A bot's clue: near its card but not the nearest, tried on simulated listeners first."""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.bots.asked import Asked
from reverie.bots.gallery import Gallery
from reverie.bots.giveaways import Giveaways
from reverie.bots.listeners import House, try_out
from reverie.bots.mind import Mind
from reverie.bots.past import Past
from reverie.bots.personalities import CHARACTERS
from reverie.bots.repertoire import Library, Repertoire
from reverie.bots.vault import Floats
from reverie.rules.text import typeset

# How far from the mean of the cards a good clue puts its own, by number of voters.
DISTANCE = {2: 2.2, 3: 2.5, 4: 2.8, 5: 3.1}
FARTHEST = 3.3
WIDTH = 0.6
# Whatever the mood: beyond this nobody sees what a clue has to do with its card.
LOOSEST = 2.1
CANDIDATES = 36
# The share of finders to wish for, by number of voters; people's own is 54, 47, 41 per cent. It
# varies from clue to clue, as it does with people: a bot that always hits the mark is no company.
SHARE = {2: 0.5, 3: 0.52, 4: 0.4, 5: 0.46}
LEAST_SHARE = 0.44
MOOD = {2: 0.05}
USUAL_MOOD = 0.27
DISTANCE_A_SHARE = 3.0
SOME = 0.3
STYLE = 0.04
WHIM = 0.02
CLARITY = 2.0
Numbers = NDArray[np.intp]


class Ideas(Struct, frozen=True):
    """Phrases that might be said, each for a card of the hand; both as numbers."""

    phrases: Numbers
    cards: Numbers


class Storyteller:
    """Gives clues in any language there are phrases for."""

    def __init__(self, mind: Mind, library: Library | None = None) -> None:
        self.mind = mind
        self.library = library or Library(mind)
        self.giveaways = Giveaways(mind)

    def prepare(self, gallery: Gallery, language: str) -> None:
        for who in CHARACTERS:
            self.library.seen(gallery, who, language)

    def repertoire(self, language: str) -> Repertoire:
        return self.library.repertoire(language)

    # ---- clues

    def tell(self, hand: tuple[str, ...], house: House, asked: Asked) -> tuple[str, str]:
        """A clue, and the card of the hand it is for."""
        gallery = self.mind.gallery(hand)
        known = tuple(card for card in hand if not self.mind.notes(card).is_blank)
        mood = float(MOOD.get(house.voters, USUAL_MOOD) * asked.dice.normal())
        ideas = self._ideas(gallery, known, house, asked, mood)
        if not len(ideas.phrases):
            card = int(asked.dice.integers(len(hand)))
            return self.guess(asked), hand[card]
        best = self._best(gallery, hand, ideas, house, asked, mood)
        text = self.repertoire(asked.language).said(int(ideas.phrases[best]))
        return text, gallery.cards[ideas.cards[best]]

    def tell_of_nothing(self, cards: tuple[str, ...], asked: Asked) -> str:
        """P1, T9: a clue for no card of one's own; one that some card or other answers clearly."""
        if all(self.mind.notes(card).is_blank for card in cards):
            return self.guess(asked)
        seen = self.library.seen(self.mind.gallery(cards), asked.who, asked.language)
        fresh = self._fresh(asked.past)
        clear = np.sort(seen[fresh], axis=1)[:, -3:].mean(axis=1, dtype=np.float32)
        weights = np.exp(CLARITY * clear) * self._liking(fresh, asked)
        return self._said(fresh, weights, asked)

    def guess(self, asked: Asked) -> str:
        """Nothing is known of the cards: any phrase of one's own kind."""
        fresh = self._fresh(asked.past)
        return self._said(fresh, self._liking(fresh, asked), asked)

    def _said(self, numbers: Numbers, weights: Floats, asked: Asked) -> str:
        number = int(asked.dice.choice(numbers, p=weights / weights.sum()))
        return self.repertoire(asked.language).said(number)

    # ---- how they are found

    def _fresh(self, past: Past) -> Numbers:
        """A bot never repeats a clue at a table; when all are said, it has to."""
        repertoire = self.repertoire(past.language)
        said = {repertoire.number.get(typeset(clue).casefold()) for clue in past.clues}
        fresh = [i for i in range(len(repertoire.phrases)) if i not in said]
        return np.array(fresh or range(len(repertoire.phrases)), np.intp)

    def _liking(self, numbers: Numbers, asked: Asked) -> Floats:
        kinds = self.repertoire(asked.language).kinds[numbers]
        liked: Floats = np.array(asked.who.tongue, np.float32)[kinds]
        return liked

    def _ideas(
        self,
        gallery: Gallery,
        known: tuple[str, ...],
        house: House,
        asked: Asked,
        mood: float,
        loosest: float = LOOSEST,
    ) -> Ideas:
        """Phrases about as far from a card of the hand as they should be."""
        seen = self.library.seen(gallery, asked.who, asked.language)
        fresh = self._fresh(asked.past)
        liking = np.log(self._liking(fresh, asked))
        wished = max(LOOSEST, DISTANCE.get(house.voters, FARTHEST) + DISTANCE_A_SHARE * mood)
        phrases: list[int] = []
        cards: list[int] = []
        for card in known:
            place = gallery.place[card]
            near = seen[fresh, place].astype(np.float32)
            off = np.abs(near - wished) / WIDTH - 0.3 * (liking + asked.dice.gumbel(size=len(near)))
            order = np.argsort(off)
            order = order[near[order] >= loosest]
            most = max(2, CANDIDATES // len(known))
            fitting = self._unspoilt(fresh[order], card, asked.language, most)
            phrases += fitting
            cards += [place] * len(fitting)
        if known and not phrases and loosest > -np.inf:
            return self._ideas(gallery, known, house, asked, mood, -np.inf)
        return Ideas(np.array(phrases, np.intp), np.array(cards, np.intp))

    def _unspoilt(self, numbers: Numbers, card: str, language: str, most: int) -> list[int]:
        """The first few that do not name what everybody sees."""
        repertoire = self.repertoire(language)
        plain = self.giveaways.plain(card, repertoire.language)
        found: list[int] = []
        for number in map(int, numbers):
            if not repertoire.names(number) & plain:
                found.append(number)
                if len(found) == most:
                    break
        return found

    def _best(
        self,
        gallery: Gallery,
        hand: tuple[str, ...],
        ideas: Ideas,
        house: House,
        asked: Asked,
        mood: float,
    ) -> int:
        """The idea that as many find as the mood wishes, and some but not all."""
        table = self.repertoire(asked.language).table(gallery)[:, ideas.phrases]
        mine = set(gallery.places(hand).tolist())
        others = np.array([i for i in range(len(gallery.cards)) if i not in mine], np.intp)
        reception = try_out(table.astype(np.float32), ideas.cards, others, house, asked.dice)
        wished = SHARE.get(house.voters, LEAST_SHARE) - asked.who.daring + mood
        worth = (
            SOME * reception.some
            - np.abs(reception.hits - wished)
            + STYLE * np.log(self._liking(ideas.phrases, asked))
            + WHIM * asked.dice.normal(size=len(ideas.phrases))
        )
        return int(worth.argmax())
