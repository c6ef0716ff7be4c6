"""What a command was answered, kept for when it comes again."""

from msgspec import Struct

from reverie.rules.rejections import Rejected
from reverie.tables.refusals import Refused


class Answer(Struct, frozen=True):
    """What a command was answered, to be said again when it comes again."""

    code: str | None = None

    def say_again(self) -> None:
        if self.code is not None:
            raise _no(self.code)


DONE = Answer()


def _no(code: str) -> Exception:
    try:
        return Rejected(code)
    except KeyError:
        return Refused(code)
