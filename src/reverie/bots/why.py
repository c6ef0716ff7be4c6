"""A word of explanation after the reveal: what a bot had in mind, in the language of the table."""

import random
from collections import defaultdict

from reverie.bots.hearing import EXACT
from reverie.bots.lexicon import LANGUAGES, WORDS, rows
from reverie.bots.mind import Mind
from reverie.bots.past import words
from reverie.rules.ids import Seat
from reverie.rules.views import RevealView

TOLD, FOUND, ASTRAY, LURED, GUESSED = "told", "found", "astray", "lured", "guessed"


def sentences() -> dict[tuple[str, str], list[str]]:
    """By language and role. `{word}` is a thought in its dictionary form, therefore in quotes."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for role, language, sentence in rows(WORDS / "why.tsv"):
        found[language, role].append(sentence)
    return dict(found)


class Explainer:
    """Finds the thought between a clue and a card."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.sentences = sentences()

    def why(self, seat: Seat, reveal: RevealView, language: str, rng: random.Random) -> str | None:
        """One short sentence, or nothing where there is nothing to say."""
        code = language if language in LANGUAGES else "en"
        part = _part(seat, reveal)
        if part is None:
            return None
        role, card = part
        if card not in self.mind.home or self.mind.notes(card).is_blank:
            return rng.choice(self.sentences[code, GUESSED])
        word = self.thought(words(reveal.clue, code), card, code)
        if word is None:
            return None
        return rng.choice(self.sentences[code, role]).format(word=word)

    def thought(self, clue: str, card: str, language: str) -> str | None:
        """The concept of the card nearest to the clue, unless the clue has said it already."""
        if not clue:
            return None
        record = self.mind.notes(card).record
        ear = self.mind.ear("en")
        texts = (*record.themes, *record.moods, *record.associations)
        found = {
            word.senses[0]
            for text in texts
            for word in ear.read(text)
            if word.sureness == EXACT and word.senses
        }
        candidates = sorted(found - self.mind.ear(language).names(clue))
        if not candidates:
            return None
        heard = self.mind.hear(clue, language)
        best = max(candidates, key=lambda c: float(self.mind.concept_vectors[c] @ heard))
        return self.mind.lexicon[best].words[language][0]


def _part(seat: Seat, reveal: RevealView) -> tuple[str, str] | None:
    """What this seat has to explain, and on which card."""
    target = None if reveal.target is None else reveal.places[reveal.target - 1]
    if target is not None and target.owner == seat:
        return TOLD, target.card
    voted = next((place for place in reveal.places if seat in place.votes), None)
    if voted is not None:
        # P5: where there is nothing to be found, there is company.
        right = voted is target or (target is None and len(voted.votes) > 1)
        return (FOUND if right else ASTRAY), voted.card
    mine = next((p for p in reveal.places if p.owner == seat and p.votes), None)
    return None if mine is None else (LURED, mine.card)
