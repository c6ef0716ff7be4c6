"""How a bot hears a clue: its words are looked up, taken apart or guessed, and told in English."""

import re
import unicodedata
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from typing import Any, TypeVar

from msgspec import Struct

from reverie.bots.lexicon import Concept, empty_words, references, small_words
from reverie.bots.tongues import TONGUES

TOKEN = re.compile(r"[^\W\d_]+(?:[-'’][^\W\d_]+)*|\d+")
EXACT, INFLECTED, COMPOUND, ALIKE = 1.0, 0.9, 0.7, 0.35
SHORTEST_PART = 3
SHORTEST_NAME = 4
SENSES = 3
ARTICLES = frozenset(
    [
        "the",
        "a",
        "an",
        "der",
        "die",
        "das",
        "den",
        "det",
        "de",
        "en",
        "et",
        "il",
        "lo",
        "la",
        "l",
        "i",
        "gli",
        "le",
    ]
)
Senses = tuple[str, ...]
Key = TypeVar("Key")
Ranked = defaultdict[Any, dict[str, int]]


class Word(Struct, frozen=True):
    """One word of a clue: what it may mean, and how sure that is.

    `all_at_once`: a reference, which means all of its senses together.
    """

    text: str
    senses: Senses = ()
    sureness: float = 0.0
    small: str | None = None
    all_at_once: bool = False


class Heard(Struct, frozen=True):
    """A clue in plain English, the concepts in it, and how much of it was understood."""

    gloss: str
    concepts: dict[str, float]
    understood: float

    def beside(self, other: "Heard") -> "Heard":
        """Both in one clue."""
        both = {**self.concepts}
        for concept, weight in other.concepts.items():
            both[concept] = both.get(concept, 0.0) + weight
        gloss = ", ".join(filter(None, (self.gloss, other.gloss)))
        return Heard(gloss, both, max(self.understood, other.understood))


class Ear:
    """Understands one language through the lexicon; asked again, it answers the same."""

    def __init__(self, language: str, lexicon: Mapping[str, Concept]) -> None:
        self.tongue = TONGUES[language]
        self.lexicon = lexicon
        self.small = small_words(language)
        self.empty = empty_words(language)
        self.forms: dict[str, Senses] = {}
        self.rows: dict[tuple[str, ...], Senses] = {}
        self.stems: dict[str, Senses] = {}
        self.grams: dict[str, list[str]] = defaultdict(list)
        self.references = referred_to(language)
        self.name_stems = dict(self._stems_of_names())
        self._learn(language)
        self.longest_row = max(map(len, (*self.rows, *self.references)), default=1)

    def _learn(self, language: str) -> None:
        forms: Ranked = defaultdict(dict)
        stems: Ranked = defaultdict(dict)
        several: Ranked = defaultdict(dict)
        for concept in self.lexicon.values():
            for rank, word in enumerate(concept.words[language]):
                tokens = tuple(tokenise(word))
                if len(tokens) > 1:
                    several[tokens].setdefault(concept.id, rank)
                    continue
                forms[tokens[0]].setdefault(concept.id, rank)
                for place, stem in enumerate(self.tongue.stems(tokens[0])):
                    if len(stem) > 1:
                        stems[stem].setdefault(concept.id, rank + 2 * place)
        self.forms = _by_rank(forms)
        self.stems = _by_rank(stems)
        self.rows = _by_rank(several)
        for form in self.forms:
            for gram in grams(form):
                self.grams[gram].append(form)

    def read(self, text: str, guess: bool = True) -> list[Word]:
        """Word by word; `guess`: an unknown word may be taken for one that looks like it."""
        return list(self._words(tokenise(text), guess))

    def hear(self, text: str) -> Heard:
        words = self.read(text)
        concepts: dict[str, float] = defaultdict(float)
        for word in words:
            for sense in word.senses:
                concepts[sense] += word.sureness / len(word.senses)
        weighty = [word for word in words if word.small is None]
        known = sum(word.sureness for word in weighty)
        return Heard(
            gloss=" ".join(filter(None, map(self._gloss, words))),
            concepts=dict(concepts),
            understood=known / len(weighty) if weighty else 1.0,
        )

    def names(self, text: str) -> frozenset[str]:
        """Every concept a text may speak of, however a word of it is read; nothing is guessed."""
        words = self.read(text, guess=False)
        return frozenset(sense for word in words for sense in word.senses)

    def touches(self, text: str) -> frozenset[str]:
        """What a text names, and what is named inside its rows of words and its compounds."""
        found = set(self.names(text))
        for token in tokenise(text):
            # A form that is a word of its own may still be an inflected one: klokken, klokke.
            found.update((*self.word(token, guess=False).senses, *self._any_stem(token)))
            if self.tongue.compounds:
                found.update(self._within(token))
        return frozenset(found)

    def _within(self, token: str) -> Iterator[str]:
        for cut in range(SHORTEST_PART, len(token) - SHORTEST_PART + 1):
            last = self.forms.get(token[cut:]) or self._inflected(token[cut:])
            if last and (first := self._first_part(token[:cut])):
                yield from (*first, *last)

    def _gloss(self, word: Word) -> str:
        if word.small is not None:
            return word.small
        if not word.senses:
            return ""
        if word.all_at_once:
            return ", ".join(self.lexicon[sense].gloss for sense in word.senses)
        if word.sureness == COMPOUND:
            return " ".join(self.lexicon[sense].gloss for sense in word.senses[:SENSES])
        return self.lexicon[word.senses[0]].gloss

    def _words(self, tokens: list[str], guess: bool) -> Iterator[Word]:
        place = 0
        while place < len(tokens):
            for length in range(min(self.longest_row, len(tokens) - place), 1, -1):
                row = tuple(tokens[place : place + length])
                if word := self._row(row):
                    yield word
                    place += length
                    break
            else:
                yield self._alone(tokens[place]) or self.word(tokens[place], guess)
                place += 1

    def _row(self, row: tuple[str, ...]) -> Word | None:
        if senses := self.references.get(row):
            return Word(" ".join(row), senses, EXACT, all_at_once=True)
        if senses := self.rows.get(row):
            return Word(" ".join(row), senses, EXACT)
        return None

    def _alone(self, token: str) -> Word | None:
        """A name of one word, unless that is a word of the language as well."""
        known = token in self.forms or token in self.small
        return None if known else self._row((token,)) or self._named(token)

    def _named(self, token: str) -> Word | None:
        """A name with an ending: Pinocchios, Väinämöisen."""
        for cut in range(len(token), SHORTEST_NAME - 1, -1):
            senses = self.name_stems.get(token[:cut])
            if senses and self.tongue.is_ending(token[cut:]):
                return Word(token, senses, INFLECTED, all_at_once=True)
        return None

    def _stems_of_names(self) -> Iterator[tuple[str, Senses]]:
        for tokens, senses in self.references.items():
            for stem in self.tongue.stems(tokens[0]) if len(tokens) == 1 else ():
                if len(stem) >= SHORTEST_NAME:
                    yield stem, senses

    def word(self, token: str, guess: bool = True) -> Word:
        if token in self.empty:
            return Word(token, small=self.small.get(token, ""))
        small = self.small.get(token)
        if token in self.forms and (small is None or len(token) > SHORTEST_PART):
            return Word(token, self.forms[token], EXACT, small)
        if small is not None:
            return Word(token, small=small)
        if senses := self._inflected(token):
            return Word(token, senses, INFLECTED)
        if senses := self._taken_apart(token):
            return Word(token, senses, COMPOUND)
        if guess and (senses := self._alike(token)):
            return Word(token, senses, ALIKE)
        return Word(token)

    def _inflected(self, token: str) -> Senses:
        """The longest stem that leaves an ending."""
        return next(self._stems_of(token), ())

    def _any_stem(self, token: str) -> Iterator[str]:
        for senses in self._stems_of(token):
            yield from senses

    def _stems_of(self, token: str) -> Iterator[Senses]:
        """The longest first."""
        for whole in (token, *self._without_prefix(token)):
            for cut in range(len(whole), 1, -1):
                stem, ending = whole[:cut], whole[cut:]
                fits = len(ending) <= _longest_ending(stem) and self.tongue.is_ending(ending)
                if fits and stem in self.stems:
                    yield self.stems[stem]

    def _without_prefix(self, token: str) -> Iterator[str]:
        for prefix in self.tongue.prefixes:
            if token.startswith(prefix) and len(token) > len(prefix) + SHORTEST_PART:
                yield token[len(prefix) :]

    def _taken_apart(self, token: str) -> Senses:
        """A compound: the last part says what it is, the first what kind; the longest last part."""
        if not self.tongue.compounds:
            return ()
        for cut in range(SHORTEST_PART, len(token) - SHORTEST_PART + 1):
            last = self.forms.get(token[cut:]) or self._inflected(token[cut:])
            if last and (first := self._first_part(token[:cut])):
                return (first[0], last[0])
        return self._one_part(token)

    def _first_part(self, part: str) -> Senses:
        for joint in self.tongue.joints:
            if part.endswith(joint):
                stem = part[: len(part) - len(joint)]
                if len(stem) >= SHORTEST_PART and (senses := self._stem(stem)):
                    return senses
        return ()

    def _stem(self, stem: str) -> Senses:
        return self.forms.get(stem) or self.stems.get(stem, ())

    def _one_part(self, token: str) -> Senses:
        """Half a compound is better than none, if it is most of the word."""
        least = max(4, len(token) // 2)
        for cut in range(1, len(token) - least + 1):
            if senses := self.forms.get(token[cut:]):
                return senses[:1]
        for cut in range(len(token) - 1, least - 1, -1):
            if senses := self.forms.get(token[:cut]):
                return senses[:1]
        return ()

    def _alike(self, token: str) -> Senses:
        """The word that shares most of its letters in threes, if there is one near enough."""
        counted: dict[str, int] = defaultdict(int)
        mine = grams(token)
        for gram in mine:
            for form in self.grams.get(gram, ()):
                counted[form] += 1
        best, nearness = "", 0.0
        for form, shared in counted.items():
            near = 2 * shared / (len(mine) + len(form))
            if near > nearness or (near == nearness and form < best):
                best, nearness = form, near
        return self.forms[best][:1] if nearness >= 0.55 else ()


def referred_to(language: str) -> dict[tuple[str, ...], Senses]:
    """By the words of their names, without an article in front as well."""
    found: dict[tuple[str, ...], Senses] = {}
    for reference in references(language):
        for name in reference.names:
            tokens = tuple(tokenise(name))
            found.setdefault(tokens, reference.concepts)
            if len(tokens) > 2 and tokens[0] in ARTICLES:
                found.setdefault(tokens[1:], reference.concepts)
    return found


def _by_rank(ranked: Mapping[Key, dict[str, int]]) -> dict[Key, Senses]:
    """What a word mostly means comes first: the concept that names it first."""
    return {key: tuple(sorted(ids, key=lambda i: (ids[i], i))) for key, ids in ranked.items()}


def _longest_ending(stem: str) -> int:
    """A short stem with a long ending is mostly a mistake."""
    return {2: 2, 3: 4}.get(len(stem), 99)


def tokenise(text: str) -> list[str]:
    plain = unicodedata.normalize("NFC", text).casefold().replace("’", "'")
    return [part for token in TOKEN.findall(plain) for part in _split(token)]


def _split(token: str) -> Iterable[str]:
    """l'ultimo is two words, koti-ikävä one; and who won't go has won nothing."""
    if token.endswith("n't"):
        return (token[:-3], "not")
    return token.split("'") if "'" in token else (token.replace("-", ""),)


def grams(word: str) -> frozenset[str]:
    """As many as the word has letters, if none comes twice."""
    padded = f" {word} "
    return frozenset(padded[i : i + 3] for i in range(len(padded) - 2))
