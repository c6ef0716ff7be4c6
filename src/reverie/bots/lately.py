"""What the rabbits of a house said lately, at whichever table: there it is new, here it is not.

Kept by whoever asks them and handed over with the past, so that a bot's answer follows from what it
is asked alone. By their marks: nobody can read here what was told at another table.
"""

from collections import deque

from reverie.rules.commands import Command, GiveClue
from reverie.rules.marks import mark
from reverie.rules.pieces import Written

# In each language; well below what is written, or the best of it would never be said.
MOST = 900


class Lately:
    def __init__(self) -> None:
        self._marks: dict[str, deque[str]] = {}

    def told(self, move: Command | None, language: str) -> None:
        if isinstance(move, GiveClue) and isinstance(move.clue, Written):
            self._marks.setdefault(language, deque(maxlen=MOST)).append(mark(move.clue.text))

    def marks(self, language: str) -> str:
        return "".join(self._marks.get(language, ()))
