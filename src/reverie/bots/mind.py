"""What all bots of a server share: the cards, the dictionary, the phrases, and the encoder."""

from collections import OrderedDict
from collections.abc import Callable, Iterable, Mapping
from functools import cached_property
from pathlib import Path
from typing import TypeVar

import numpy as np

from reverie.bots import emoji
from reverie.bots.encoder import DIMENSIONS, Encoder
from reverie.bots.gallery import Gallery, Pictures, texts_of
from reverie.bots.hearing import Ear, Heard
from reverie.bots.lexicon import Concept, concepts, phrases, spoken
from reverie.bots.notes import DeckAddress, Notes, read_notes
from reverie.bots.past import Link
from reverie.bots.vault import Floats, Vault, unit

Thing = TypeVar("Thing")
Key = TypeVar("Key")
NATIVE = frozenset({"en", "de", "it"})
# How far a clue is taken as its English gloss, as it was said, and as its concepts.
THROUGH_WORDS, AS_SPOKEN = (1.0, 0.3, 1.0), (0.5, 1.0, 0.5)
# What a clue given at this table adds to a card it lay beside, at full likeness, in deviations.
LEARNT = 4.0
UNLIKE = 0.12
# So many choices of decks are remembered.
GALLERIES = 8


class Mind:
    """`notes` may be given instead of what the decks' folders say (a bench withholds some)."""

    def __init__(
        self,
        decks: Iterable[DeckAddress],
        *folders: Path,
        encoder: Encoder | None = None,
        notes: Mapping[str, Notes] | None = None,
    ) -> None:
        self.decks = {deck.id: deck for deck in decks}
        self.encoder = encoder or Encoder()
        self.vault = Vault(self.encoder, *folders)
        self.given = notes
        self.home = {card: deck.id for deck in self.decks.values() for card in deck.cards}
        self._notes: dict[str, dict[str, Notes]] = {}
        self._pictures: dict[str, Pictures] = {}
        self._galleries: dict[tuple[str, ...], Gallery] = {}
        self._ears: dict[str, Ear] = {}
        self._heard: OrderedDict[tuple[str, str], Floats] = OrderedDict()
        self._facets: OrderedDict[tuple[str, str, tuple[str, ...]], Floats] = OrderedDict()

    # ---- the cards

    def notes(self, card: str) -> Notes:
        deck = self.home[card]
        if deck not in self._notes:
            self._notes[deck] = read_notes(self.decks[deck])
        if self.given is not None and card in self.given:
            return self.given[card]
        return self._notes[deck][card]

    def gallery(self, cards: Iterable[str]) -> Gallery:
        """All cards of the decks these cards come from."""
        names = tuple(sorted({self.home[card] for card in cards}))

        def hang() -> Gallery:
            return Gallery([self._deck(name) for name in names])

        return kept(self._galleries, names, hang, GALLERIES)

    def _deck(self, name: str) -> Pictures:
        def look() -> Pictures:
            cards = self.decks[name].cards
            texts, slots = texts_of([self.notes(card) for card in cards])
            codes = self.vault.vectors(f"deck-{name}", self._in_english(cards, texts))
            return Pictures(cards, slots, codes, self.centre)

        return kept(self._pictures, name, look)

    def _in_english(self, cards: Iterable[str], texts: list[str]) -> list[str]:
        """Captions in a language the encoder does not know are told in English."""
        foreign = {
            clause: language
            for language, note in ((self.notes(c).caption[0], self.notes(c)) for c in cards)
            if language not in ("", *NATIVE)
            for clause in note.picture
        }
        return [
            self.ear(foreign[text]).hear(text).gloss or text if text in foreign else text
            for text in texts
        ]

    # ---- the words

    @cached_property
    def lexicon(self) -> dict[str, Concept]:
        return concepts()

    @cached_property
    def concept_vectors(self) -> dict[str, Floats]:
        texts = [", ".join(concept.words["en"][:3]) for concept in self.lexicon.values()]
        vectors = self.vault.vectors("concepts", texts).floats()
        return dict(zip(self.lexicon, unit(vectors - self.centre), strict=True))

    @cached_property
    def centre(self) -> Floats:
        """What all clues have in common, and what therefore says nothing."""
        texts = [phrase.text for phrase in phrases("en")]
        middle: Floats = self.vault.vectors("centre", texts).floats().mean(axis=0)
        return middle

    def ear(self, language: str) -> Ear:
        code = spoken(language)
        return kept(self._ears, code, lambda: Ear(code, self.lexicon))

    def hear(self, text: str, language: str) -> Floats:
        """What a clue means, as a vector."""
        key = (language, text)
        if key not in self._heard:
            heard = self.heard(text, language)
            aloud = emoji.spoken(text)
            said = self.encoder.encode([aloud, heard.gloss or aloud])
            self._heard[key] = self.meant(language, said[:1], said[1:], [heard])[0]
            trim(self._heard, 4096)
        return self._heard[key]

    def heard(self, text: str, language: str) -> Heard:
        """Its words in this language, its emoji in English."""
        heard = self.ear(language).hear(text)
        pictured = emoji.named(text)
        return heard.beside(self.ear("en").hear(pictured)) if pictured else heard

    def meant(self, language: str, said: Floats, gloss: Floats, heard: list[Heard]) -> Floats:
        as_gloss, as_said, as_concepts = AS_SPOKEN if language in NATIVE else THROUGH_WORDS
        return unit(
            as_said * unit(said - self.centre)
            + as_gloss * unit(gloss - self.centre)
            + as_concepts * np.stack([self.blend(one.concepts) for one in heard])
        )

    def blend(self, weights: Mapping[str, float]) -> Floats:
        blended = np.zeros(DIMENSIONS, np.float32)
        for concept, weight in weights.items():
            if concept in self.concept_vectors:
                blended += weight * self.concept_vectors[concept]
        return unit(blended)

    # ---- both

    def facets(self, text: str, language: str, gallery: Gallery) -> Floats:
        """How near a clue is to every card, facet by facet."""
        key = (language, text, gallery.key)
        if key not in self._facets:
            self._facets[key] = gallery.facets(self.hear(text, language)[None])[0]
            trim(self._facets, 512)
        return self._facets[key]

    def learnt(
        self, clue: Floats, language: str, links: Iterable[Link], gallery: Gallery
    ) -> Floats:
        """What the clues given at this table say about the cards they lay beside."""
        added = np.zeros(len(gallery.cards), np.float32)
        for link in links:
            if link.card in gallery.place:
                likeness = float(clue @ self.hear(link.clue, language)) - UNLIKE
                place = gallery.place[link.card]
                added[place] = max(added[place], LEARNT * link.weight * max(0.0, likeness))
        return added


def kept(
    shelf: dict[Key, Thing], key: Key, make: Callable[[], Thing], most: int | None = None
) -> Thing:
    """Made once; with `most`, what was longest not asked for makes room for what is new."""
    thing = shelf.pop(key) if key in shelf else make()
    shelf[key] = thing
    while most is not None and len(shelf) > most:
        del shelf[next(iter(shelf))]
    return thing


def trim(memory: OrderedDict[Key, Thing], most: int) -> None:
    while len(memory) > most:
        memory.popitem(last=False)
