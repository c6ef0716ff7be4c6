"""A word of explanation after the reveal: what a bot had in mind, in the language of the table."""

import random
from collections import defaultdict

from msgspec import Struct

from reverie.bots.lexicon import WORDS, rows, spoken
from reverie.bots.mind import Mind
from reverie.bots.past import words
from reverie.bots.repertoire import Library, said_in
from reverie.bots.vault import Floats
from reverie.rules.ids import Seat
from reverie.rules.text import typeset
from reverie.rules.views import RevealView

TOLD, FOUND, ASTRAY, LURED, GUESSED = "told", "found", "astray", "lured", "guessed"
QUOTABLE = ("words", "sayings", "titles", "moments")
MOST_TRIED = 12
# What one more text between the clue and the thought costs, in likeness.
A_STEP_AWAY = 0.02


def sentences() -> dict[tuple[str, str], list[str]]:
    """By language and role, or role and character. `{word}` is a thought as it is, in quotes."""
    found: dict[tuple[str, str], list[str]] = defaultdict(list)
    for role, language, sentence in rows(WORDS / "why.tsv"):
        found[language, role].append(sentence)
    return dict(found)


class Turn(Struct, frozen=True):
    """What there is to explain, and who explains: `said` are the reasons others gave before."""

    seat: Seat
    reveal: RevealView
    language: str
    character: str = ""
    said: tuple[str, ...] = ()


class Explainer:
    """Finds the thought between a clue and a card."""

    def __init__(self, mind: Mind, library: Library | None = None) -> None:
        self.mind = mind
        self.library = library or Library(mind)
        self.sentences = sentences()

    def why(self, turn: Turn, rng: random.Random) -> str | None:
        """One short sentence, or nothing where there is nothing to say."""
        part = _part(turn.seat, turn.reveal)
        if part is None:
            return None
        role, card = part
        if card not in self.mind.home or self.mind.notes(card).is_blank:
            return self._sentence(turn, GUESSED, rng)
        thought = self.thought(
            words(turn.reveal.clue, turn.language), card, turn.language, turn.said
        )
        sentence = self._sentence(turn, role, rng)
        if thought is None or sentence is None:
            return None
        return sentence.format(word=thought)

    def _sentence(self, turn: Turn, role: str, rng: random.Random) -> str | None:
        """One's own way of saying it if possible, and none that has just been heard."""
        code = spoken(turn.language)
        own = self.sentences.get((code, f"{role}/{turn.character}"), [])
        fresh = [
            sentence
            for sentence in (*own, *own, *self.sentences[code, role])
            if not any(_is_like(line, sentence) for line in turn.said)
        ]
        return rng.choice(fresh) if fresh else None

    def thought(
        self, clue: str, card: str, language: str, said: tuple[str, ...] = ()
    ) -> str | None:
        """What the card and the clue have in common, whole: a phrase, not a word of it.

        In English what the card's own record says; in other languages what people have written in
        them, so that nothing has to be translated.
        """
        if not clue:
            return None
        code = spoken(language)
        heard = self.mind.hear(clue, code)
        taken = said_in(self.mind, clue, code)
        ranked = self._of_the_card(card, heard) if code == "en" else self._near(card, heard, code)
        before = " ".join(said).casefold()
        for text in ranked:
            is_new = text.casefold() not in before
            if is_new and not said_in(self.mind, text, code) & taken:
                return typeset(text)
        return None

    def _of_the_card(self, card: str, heard: Floats) -> list[str]:
        record = self.mind.notes(card).record
        texts = dict.fromkeys((*record.themes, *record.associations))
        return sorted(texts, key=lambda text: -float(self._meaning(text) @ heard))

    def _near(self, card: str, heard: Floats, language: str) -> list[str]:
        """For what the card says nearest to the clue, what comes nearest to it in the language."""
        repertoire = self.library.repertoire(language)
        quotable = [i for i, phrase in enumerate(repertoire.phrases) if phrase.kind in QUOTABLE]
        found: list[tuple[float, str]] = []
        for order, text in enumerate(self._of_the_card(card, heard)[:MOST_TRIED]):
            likeness = repertoire.meant[quotable] @ self.mind.hear(text, "en")
            best = int(likeness.argmax())
            phrase = repertoire.phrases[quotable[best]]
            found.append((float(likeness[best]) - A_STEP_AWAY * order, phrase.text))
        return [text for _, text in sorted(found, reverse=True)]

    def _meaning(self, text: str) -> Floats:
        return self.mind.blend(self.mind.ear("en").hear(text).concepts)


def _is_like(line: str, sentence: str) -> bool:
    """Whether a line was made from this sentence."""
    before, _, after = sentence.partition("{word}")
    return line.startswith(before) and line.endswith(after)


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
