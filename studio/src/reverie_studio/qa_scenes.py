"""Near-same scenes: found by the words of the records and the likeness of the pictures.

A pair that is found is refused until one of the two becomes another card, or until someone who has
looked at both writes into cards/_apart.json why they are two.
"""

from __future__ import annotations

import math
import re
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.deck import SCRIPTS, read_json
from reverie_studio.qa import Deck, Finding, grid_distance
from reverie_studio.qa_worn import level_of, told

APART = SCRIPTS / "_apart.json"
SAME_SCENE = 0.35
CONCEPT = 0.04  # what a concept that both show adds, for each unit of its rarity
PICTURE = 0.10  # what equal colours add; nothing from FAR on
FAR = 40.0
LITTLE = 5.0  # a card of which less is said is like no other by its words
RARE = 70  # a concept on one card in so many, or on fewer, counts alone: however long the shelf grows

# What a person remembers of a picture, whatever words it is told in.
CONCEPTS = {
    "under water": r"underwater|under water|sea bed|bottom of the sea",
    "class": r"classroom|school desks?|pupils|blackboard",
    "tower of people": r"on (his|her|their|the|each other’s|another’s) shoulders|shoulders of|human pyramid",
    "standing in water": r"stands? in (the )?water|open sea|raft|on the water|jetty|drifts on",
    "sheep": r"sheep|lambs?",
    "night clothes": r"nightshirts?|nightcaps?|night clothes|pyjamas|nightgown",
    "leaping": r"leaps?|jumps?|leaping",
    "lighthouse": r"lighthouse",
    "bed": r"beds?|bunk|cot|pillow",
    "meadow": r"meadow (with|in)|flowering|poppies|deep meadow|high grass",
    "swing": r"swings?",
    "letting go": r"feet first|lets? go|highest point|flies ahead",
    "sea": r"sea|waves|shore",
    "housework": r"broom|sweeps?|iron|carpet|washing line|maid|laundry|pegged",
    "headscarf": r"headscarf",
    "signpost": r"signposts?",
    "wood": r"woods?|forest",
    "blank": r"blank|without words",
    "storm": r"lightning|thunderclouds?|storm",
    "yard": r"courtyard|yard|tenement",
    "tooth": r"tooth|teeth",
    "marble": r"marbles?",
    "mitten": r"mittens?",
    "horse": r"horse",
    "train": r"train|carriage",
    "egg": r"eggs?",
    "fish": r"fish|carp",
    "well": r"well",
    "theatre": r"curtains?|stage|footlights",
    "choir": r"choir|sing|sings|singing",
    "puppet": r"puppets?|marionettes?|strings",
    "map": r"maps?",
    "moon": r"moon",
    "mirror": r"mirrors?|reflection",
}
_STOP = frozenset(
    ["a", "an", "the", "of", "in", "on", "at", "with", "and", "or", "to", "from", "by", "is", "are", "it", "its", "his", "her", "their", "one", "two", "three", "four", "five", "six", "small", "large", "big", "very", "under", "over", "behind", "beside", "before", "above", "below", "through", "into", "out", "up", "down", "as", "for", "who", "that", "which", "has", "have", "be", "stands", "stand", "sits", "sit", "lies", "lie", "hangs", "hang", "each", "other", "another", "all", "no", "not", "there", "between", "while", "holds", "hold", "looks", "look", "white", "black", "red", "blue", "green", "yellow", "brown", "grey", "pink", "dark", "pale", "light", "he", "she", "they", "them", "him"]
)
_ENDINGS = ("ings", "ing", "ies", "es", "ed", "er", "s")


def words(text: str) -> list[str]:
    """The words that say something, without their endings."""
    found = re.findall(r"[a-z]+", text.lower())
    return [_stem(w) for w in found if w not in _STOP and len(w) > 2]


def _stem(word: str) -> str:
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)]
    return word


def _weighted(deck: Deck, card: str) -> Counter[str]:
    """How much is said of what: the subject twice, a mere association a third."""
    record = deck.records[card]
    subjects = [str(m["name"]) for m in record["motifs"] if m["role"] == "subject"]
    counts: Counter[str] = Counter()
    parts = (
        (told(deck, card), 1.0),
        (" ".join(subjects), 1.0),
        (" ".join(record["themes"]), 1.0),
        (" ".join(record["associations"]), 0.3),
    )
    for text, weight in parts:
        for word in words(text):
            counts[word] += weight  # type: ignore[assignment]
    return counts


class Shelf:
    """All cards of several decks, and how like each other two of them are."""

    def __init__(self, decks: Sequence[Deck]) -> None:
        self.home = {card: deck for deck in decks for card in deck.records}
        self.cards = sorted(self.home)
        texts = {card: told(deck, card) for card, deck in self.home.items()}
        self.concepts = {
            card: {name for name, p in CONCEPTS.items() if re.search(rf"\b({p})\b", text)}
            for card, text in texts.items()
        }
        self.known = Counter(name for names in self.concepts.values() for name in names)
        self.vectors = self._vectors()

    def _vectors(self) -> Mapping[str, Array]:
        counts = {card: _weighted(self.home[card], card) for card in self.cards}
        cards_with = Counter(word for words_of in counts.values() for word in words_of)
        place = {word: n for n, word in enumerate(sorted(cards_with))}
        vectors = {}
        for card in self.cards:
            vector = np.zeros(len(place), np.float32)
            for word, count in counts[card].items():
                vector[place[word]] = math.sqrt(count) * self.rarity(cards_with[word])
            vectors[card] = vector / max(float(np.linalg.norm(vector)), LITTLE)
        return vectors

    def rarity(self, cards: int) -> float:
        """How much it says that two cards share what stands on so many of them."""
        return math.log(len(self.cards) / cards)

    def shared(self, a: str, b: str) -> list[str]:
        """The concepts on both: two of them, or a rare one."""
        both = sorted(self.concepts[a] & self.concepts[b])
        return both if len(both) > 1 or any(self.known[c] * RARE <= len(self.cards) for c in both) else []

    def likeness(self, a: str, b: str, colours: float) -> float:
        """By words, by concepts, by the colours of the pictures."""
        in_words = float(self.vectors[a] @ self.vectors[b])
        in_concepts = sum(self.rarity(self.known[c]) for c in self.shared(a, b))
        return in_words + CONCEPT * in_concepts + PICTURE * max(0.0, 1 - colours / FAR)


def check_scenes(
    decks: Sequence[Deck], grids: Mapping[str, Array], apart: set[frozenset[str]] | None = None
) -> Iterator[Finding]:
    """No scene twice, in one deck or in two."""
    shelf, known = Shelf(decks), apart if apart is not None else read_apart()
    for a, b in combinations(shelf.cards, 2):
        if frozenset((a, b)) in known:
            continue
        if shelf.likeness(a, b, FAR) + PICTURE < SAME_SCENE - 1e-6:  # with whatever colours
            continue
        far = grid_distance(grids[a], grids[b]) if a in grids and b in grids else FAR
        likeness = shelf.likeness(a, b, far)
        if likeness >= SAME_SCENE:
            both = ", ".join(shelf.shared(a, b)) or "the same words"
            text = f"likeness {likeness:.2f}: {both}"
            yield Finding(level_of(shelf.home[a], shelf.home[b]), "scene told twice", (a, b), text)


def read_apart() -> set[frozenset[str]]:
    """The pairs somebody looked at and found to be two: 'one other' to the reason."""
    return {frozenset(pair.split()) for pair in read_json(APART)}
