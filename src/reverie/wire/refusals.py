"""Which refusals a client can be told, with what code and sentence."""

from typing import Final

from reverie.own.reasons import Unfit
from reverie.rules.rejections import Rejected
from reverie.tables.refusals import Refused
from reverie.wire.messages import Problem

# What a deck folder, an import or a score pad refuses is for whoever sits at the terminal.
TOLD: Final = (Rejected, Refused, Unfit)
SENTENCES: Final[dict[str, str]] = {
    code: sentence for kind in TOLD for code, sentence in kind.sentences.items()
}


def problem(code: str) -> Problem:
    return Problem(code, SENTENCES[code])
