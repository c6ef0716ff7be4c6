"""One 'no' for the whole house: whatever is refused has a code of one closed list, and a sentence.

Each layer declares its own codes, in a class of its own; what doors, circles and own decks refuse
stands with the tables' (`tables/refusals.py`), for a client is told them alike.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import ClassVar, Final

_kinds: dict[str, type["No"]] = {}
KINDS: Final[Mapping[str, type["No"]]] = MappingProxyType(_kinds)


class No(Exception):
    """Something is refused. Whoever raises it has changed nothing.

    `class Rejected(No, sentences={"own_card": "Nobody may vote for a card of their own."})`
    declares codes; that a code means two things is an error when the second is declared.
    """

    sentences: ClassVar[Mapping[str, str]] = MappingProxyType({})

    def __init_subclass__(cls, sentences: Mapping[str, str] | None = None) -> None:
        super().__init_subclass__()
        if sentences is None:
            return
        if twice := sentences.keys() & _kinds.keys():
            raise TypeError(f"declared twice: {', '.join(sorted(twice))}")
        cls.sentences = MappingProxyType(dict(sentences))
        _kinds.update(dict.fromkeys(sentences, cls))

    def __init__(self, code: str) -> None:
        super().__init__(self.sentences[code])
        self.code = code
