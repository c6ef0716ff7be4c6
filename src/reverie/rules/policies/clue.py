"""What makes a clue, and whether a card is laid with it."""

from msgspec import Struct, structs

from reverie.rules.ids import CardId
from reverie.rules.pieces import Clue, Written
from reverie.rules.rejections import Rejected
from reverie.rules.text import is_blank, tidy_text

LONGEST = 500


class CluePolicy(Struct, frozen=True):
    with_card: bool = True

    def check_card(self, card: CardId | None, hand: tuple[CardId, ...]) -> None:
        if not self.with_card:
            # P1, T9: the clue is free of any card of the storyteller's.
            if card is not None:
                raise Rejected("card_not_wanted")
        elif card is None:
            raise Rejected("card_needed")
        elif card not in hand:
            raise Rejected("card_not_in_hand")


def tidy_clue(clue: Clue) -> Clue:
    """C2: any word or sentence in any script; performed ones need no words at all."""
    if isinstance(clue, Written):
        return Written(_tidy(clue.text, required=True))
    title = _tidy(clue.title or "", required=False)
    return structs.replace(clue, title=title or None)


def _tidy(text: str, *, required: bool) -> str:
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Rejected("clue_unreadable") from None
    text = tidy_text(text)
    if len(text) > LONGEST:
        raise Rejected("clue_too_long")
    if not is_blank(text):
        return text
    if required:
        raise Rejected("clue_empty")
    return ""
