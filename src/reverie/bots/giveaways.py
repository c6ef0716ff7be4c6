"""What must not be said of a card: what is plainly in the picture, the words of its description."""

from reverie.bots.mind import Mind
from reverie.bots.repertoire import said_in


class Giveaways:
    """Remembers for each card what would give it away in a language."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self._plain: dict[tuple[str, str], frozenset[str]] = {}

    def plain(self, card: str, language: str) -> frozenset[str]:
        key = (card, language)
        if key not in self._plain:
            self._plain[key] = self._look(card, language)
        return self._plain[key]

    def _look(self, card: str, language: str) -> frozenset[str]:
        notes = self.mind.notes(card)
        seen = said_in(self.mind, ", ".join((*notes.motifs, *notes.relations)), "en")
        for spoken in {language, notes.caption[0]} & set(notes.told):
            seen |= said_in(self.mind, notes.told[spoken], spoken)
        return seen
