"""A bot's clue: near its card but not the nearest, tried on simulated listeners first."""

from collections.abc import Sequence

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.bots.asked import Asked
from reverie.bots.borrowing import Borrowed, Borrower
from reverie.bots.coining import Made
from reverie.bots.gallery import Gallery, standing
from reverie.bots.giveaways import Giveaways
from reverie.bots.listeners import House, try_out
from reverie.bots.mind import Mind
from reverie.bots.past import Past
from reverie.bots.personalities import CHARACTERS, Personality
from reverie.bots.repertoire import Library, Repertoire, said_in
from reverie.bots.vault import Floats
from reverie.rules.marks import each, mark

# How far from the mean of the cards a good clue puts its own, by number of voters.
DISTANCE = {2: 2.2, 3: 2.5, 4: 2.8, 5: 3.1}
FARTHEST = 3.3
WIDTH = 0.6
# Whatever the mood: beyond this nobody sees what a clue has to do with its card.
LOOSEST = 2.1
CANDIDATES = 36
# The share of finders to wish for, by number of voters; people's own is 54, 47, 41 per cent. It
# varies from clue to clue, as it does with people: a bot that always hits the mark is no company.
SHARE = {2: 0.42, 3: 0.43, 4: 0.33, 5: 0.27}
LEAST_SHARE = 0.24
# Of two listeners one should find it, and every whim is paid for.
MOOD = {2: 0.05}
USUAL_MOOD = 0.45
# The sharp agree with each other: a whim loses them all, or wins them all.
WHIMS_AMONG = {"sharp": 0.4}
DISTANCE_A_SHARE = 3.0
# How far from the wish a phrase may be that is liked, or just comes to mind.
LEEWAY = 0.6
STYLE = 0.04
WHIM = 0.06
CLARITY = 2.0
MOST_INVENTED = 100
# With fewer phrases to choose from a bot would be dull; then one may be heard of another card too.
ENOUGH = 300
Numbers = NDArray[np.intp]


class Ideas(Struct, frozen=True):
    """What might be said, each for a card of the hand, and how near it is to every card.

    `facets`: (as heard or meant, ideas, cards, facets); `kinds` and `cards` as numbers.
    """

    texts: tuple[str, ...]
    kinds: Numbers
    cards: Numbers
    facets: Floats


class Storyteller:
    """Gives clues in any language there are phrases for."""

    def __init__(self, mind: Mind, library: Library | None = None) -> None:
        self.mind = mind
        self.library = library or Library(mind)
        self.giveaways = Giveaways(mind)
        self.borrower = Borrower(mind)

    def prepare(self, gallery: Gallery, language: str) -> None:
        for who in CHARACTERS:
            self.library.seen(gallery, who, language)
        self.borrower.thoughts(gallery)

    def repertoire(self, language: str) -> Repertoire:
        return self.library.repertoire(language)

    # ---- clues

    def tell(self, hand: tuple[str, ...], house: House, asked: Asked) -> tuple[str, str]:
        """A clue, and the card of the hand it is for."""
        gallery = self.mind.gallery(hand)
        known = tuple(card for card in hand if not self.mind.notes(card).is_blank)
        whim = WHIMS_AMONG.get(house.like.strength, 1.0) * float(asked.dice.normal())
        mood = MOOD.get(house.voters, USUAL_MOOD) * whim
        ideas = self._ideas(gallery, known, house, asked, mood)
        if not ideas.texts:
            card = hand[int(asked.dice.integers(len(hand)))]
            return self.guess(asked, card), card
        best = self._best(gallery, hand, ideas, house, asked, mood)
        return ideas.texts[best], gallery.cards[ideas.cards[best]]

    def tell_of_nothing(self, cards: tuple[str, ...], asked: Asked) -> str:
        """P1, T9: a clue for no card of one's own; one that some card or other answers clearly."""
        if all(self.mind.notes(card).is_blank for card in cards):
            return self.guess(asked)
        seen = self.library.seen(self.mind.gallery(cards), asked.who, asked.language)
        fresh = self._fresh_or_any(asked.past)
        clear = np.sort(seen[fresh], axis=1)[:, -3:].mean(axis=1, dtype=np.float32)
        weights = np.exp(CLARITY * clear) * self._liking(fresh, asked)
        return self._said(fresh, weights, asked)

    def guess(self, asked: Asked, card: str | None = None) -> str:
        """Nothing is known of the cards: any phrase of one's own kind, or else a new one."""
        repertoire = self.repertoire(asked.language)
        fresh = self._fresh_or_any(asked.past)
        if card is not None:
            told = asked.past.told_of(card)
            fresh = fresh[[repertoire.marks[i] not in told for i in fresh]]
        if not len(fresh):
            return self._invent(asked)
        return self._said(fresh, self._liking(fresh, asked), asked)

    def _invent(self, asked: Asked) -> str:
        """When all that is written has been said of a card."""
        composer = self.library.composer(asked.language)
        before = said_before(asked.past)
        for _ in range(MOST_INVENTED):
            text = composer.invent(asked.who, asked.dice)
            if mark(text) not in before:
                break
        return text

    def _said(self, numbers: Numbers, weights: Floats, asked: Asked) -> str:
        number = int(asked.dice.choice(numbers, p=weights / weights.sum()))
        return self.repertoire(asked.language).said(number)

    # ---- how they are found

    def _fresh(self, past: Past) -> Numbers:
        """What has not been said at this table; maybe nothing any more.

        While there is enough of it, what its people have never heard, wherever they met; and of
        that, what no rabbit has told lately.
        """
        marks = self.repertoire(past.language).marks
        ever, lately = said_before(past), set(each(past.lately))
        unsaid = self._unsaid(past)
        unheard = [i for i in unsaid if marks[i] not in ever]
        unusual = [i for i in unheard if marks[i] not in lately]
        enough = (one for one in (unusual, unheard) if len(one) >= ENOUGH)
        return np.array(next(enough, unsaid), np.intp)

    def _unsaid(self, past: Past) -> list[int]:
        here = set(map(mark, past.clues))
        marks = self.repertoire(past.language).marks
        return [i for i, known in enumerate(marks) if known not in here]

    def _fresh_or_any(self, past: Past) -> Numbers:
        fresh = self._fresh(past)
        return fresh if len(fresh) else np.arange(len(self.repertoire(past.language).phrases))

    def _liking(self, numbers: Numbers, asked: Asked) -> Floats:
        return liking(self.repertoire(asked.language).kinds[numbers], asked)

    def _ideas(
        self, gallery: Gallery, known: tuple[str, ...], house: House, asked: Asked, mood: float
    ) -> Ideas:
        """Written phrases about as far from a card of the hand as they should be, and new ones."""
        wished = max(LOOSEST, DISTANCE.get(house.voters, FARTHEST) + DISTANCE_A_SHARE * mood)
        borrowed = self._borrowed(gallery, known, asked)
        composed = self._composed(gallery, known, asked)
        room = CANDIDATES - sum(len(new.texts) for new in (composed, borrowed) if new)
        numbers, cards = self._written(gallery, known, asked, (wished, LOOSEST), room)
        if not numbers and not composed and not borrowed:
            numbers, cards = self._written(gallery, known, asked, (wished, -np.inf), room)
        repertoire = self.repertoire(asked.language)
        written = Ideas(
            tuple(map(repertoire.said, numbers)),
            repertoire.kinds[numbers],
            np.array(cards, np.intp),
            repertoire.table(gallery)[:, numbers].astype(np.float32),
        )
        return together(written, composed, borrowed)

    def _written(
        self,
        gallery: Gallery,
        known: tuple[str, ...],
        asked: Asked,
        far: tuple[float, float],
        room: int,
    ) -> tuple[list[int], list[int]]:
        """Numbers of phrases, and of the cards they are for; `far`: as wished, and at most."""
        wished, loosest = far
        seen = self.library.seen(gallery, asked.who, asked.language)
        fresh = self._fresh(asked.past)
        liked = np.log(self._liking(fresh, asked))
        phrases: list[int] = []
        cards: list[int] = []
        for card in known:
            place = gallery.place[card]
            near = seen[fresh, place].astype(np.float32)
            off = np.abs(near - wished) / WIDTH - LEEWAY * (
                liked + asked.dice.gumbel(size=len(near))
            )
            order = np.argsort(off)
            order = order[near[order] >= loosest]
            most = max(2, room // len(known))
            fitting = self._unspoilt(fresh[order], card, asked, most)
            phrases += fitting
            cards += [place] * len(fitting)
        return phrases, cards

    def _composed(self, gallery: Gallery, known: tuple[str, ...], asked: Asked) -> Ideas | None:
        """Clues made for the occasion; none that was said before."""
        composer = self.library.composer(asked.language)
        before = told_somewhere(asked.past)
        found: list[Made] = []
        cards: list[int] = []
        # What people have written is better: only where most of it is said, much is made anew.
        said = 1 - len(self._unsaid(asked.past)) / len(self.repertoire(asked.language).phrases)
        for card in known:
            if asked.dice.random() >= said**2:
                continue
            place = gallery.place[card]
            plain = self.giveaways.plain(card, composer.language)
            for made in composer.compose(gallery, place, plain, asked.who, asked.dice):
                names = said_in(self.mind, made.text, composer.language)
                if mark(made.text) not in before and not names & plain:
                    found.append(made)
                    cards.append(place)
        if not found:
            return None
        # Where nothing is written any more, a far-fetched one is better than none.
        least = LOOSEST if said < 1 else -np.inf
        return _near_enough(found, cards, composer.facets(gallery, found), asked.who, least)

    def _borrowed(self, gallery: Gallery, known: tuple[str, ...], asked: Asked) -> Ideas | None:
        """What was thought of other pictures, where it is near enough to one of the hand; what is
        also written as a phrase is judged as that.
        """
        before = told_somewhere(asked.past)
        written = self.repertoire(asked.language).number
        found = [
            one
            for one in self.borrower.borrow(gallery, known, asked.language, asked.dice)
            if mark(one.text) not in before
            and one.text.casefold() not in written
            and not said_in(self.mind, one.text, asked.language)
            & self.giveaways.plain(gallery.cards[one.card], asked.language)
        ]
        if not found:
            return None
        facets = gallery.facets(self.borrower.heard(found))
        return _near_enough(found, [one.card for one in found], facets, asked.who)

    def _unspoilt(self, numbers: Numbers, card: str, asked: Asked, most: int) -> list[int]:
        """The first few that do not name what everybody sees, and were never said of it."""
        repertoire, told = self.repertoire(asked.language), asked.past.told_of(card)
        plain = self.giveaways.plain(card, repertoire.language)
        found: list[int] = []
        for number in map(int, numbers):
            if repertoire.marks[number] not in told and not repertoire.names(number) & plain:
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
        """The idea that as many find as the mood wishes."""
        mine = set(gallery.places(hand).tolist())
        others = np.array([i for i in range(len(gallery.cards)) if i not in mine], np.intp)
        hits = try_out(ideas.facets, ideas.cards, others, house, asked.dice)
        wished = SHARE.get(house.voters, LEAST_SHARE) - asked.who.daring + mood
        worth = (
            -np.abs(hits - wished)
            + STYLE * np.log(liking(ideas.kinds, asked))
            + WHIM * asked.dice.normal(size=len(hits))
        )
        return int(worth.argmax())


def _near_enough(
    new: Sequence[Made | Borrowed],
    places: Sequence[int],
    facets: Floats,
    who: Personality,
    least: float = LOOSEST,
) -> Ideas | None:
    """Those not too far from their cards, heard as they are meant."""
    near = standing(facets, who.eye)[np.arange(len(new)), places]
    fitting = np.flatnonzero(near >= least).tolist()
    if not len(fitting):
        return None
    kinds = np.array([new[i].kind for i in fitting], np.intp)
    texts = tuple(new[i].text for i in fitting)
    cards, heard = np.array(places, np.intp)[fitting], facets[fitting]
    return Ideas(texts, kinds, cards, np.stack([heard, heard]))


def together(*several: Ideas | None) -> Ideas:
    given = [ideas for ideas in several if ideas is not None]
    return Ideas(
        tuple(text for ideas in given for text in ideas.texts),
        np.concatenate([ideas.kinds for ideas in given]),
        np.concatenate([ideas.cards for ideas in given]),
        np.concatenate([ideas.facets for ideas in given], axis=1),
    )


def liking(kinds: Numbers, asked: Asked) -> Floats:
    liked: Floats = np.array(asked.who.tongue, np.float32)[kinds]
    return liked


def said_before(past: Past) -> set[str]:
    """By their marks: what was said here, and what its people have heard of any card."""
    heard = (known for marks in past.marks.values() for known in each(marks))
    return {*map(mark, past.clues), *heard}


def told_somewhere(past: Past) -> set[str]:
    """And what rabbits told lately."""
    return said_before(past) | set(each(past.lately))
