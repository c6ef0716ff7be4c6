"""What a command was answered, kept for when it comes again."""

from msgspec import Struct

from reverie.no import No


class Answer(Struct, frozen=True):
    """Done, or a kind of 'no' with its code. The 'no' itself would hold on to where it was said."""

    kind: type[No] | None = None
    code: str = ""

    def say_again(self) -> None:
        if self.kind is not None:
            raise self.kind(self.code)


DONE = Answer()


def refusal(no: No) -> Answer:
    return Answer(type(no), no.code)
