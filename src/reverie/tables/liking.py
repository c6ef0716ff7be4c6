"""Which picture one likes best for itself: marked in a vote, told to nobody, counted at the end."""

from collections import Counter

from reverie.rules.ids import CardId, Seat
from reverie.rules.model import Over, Revealed, Voting
from reverie.rules.rejections import Rejected
from reverie.tables.deciding import Deciding
from reverie.tables.refusals import Refused
from reverie.tables.requests import LikePicture
from reverie.tables.table import PictureLiked, Table
from reverie.tables.views import BestPicture

# So many pictures with equally many hearts are shown.
MOST_SHOWN = 3


def like_picture(deciding: Deciding, seat: Seat, what: LikePicture) -> None:
    game = deciding.table.game
    if game is None:
        raise Refused("no_game")
    if seat not in game.hands:
        raise Refused("not_seated")
    if not isinstance(game.phase, Voting):
        raise Rejected("wrong_phase")
    card: CardId | None = None
    if what.place is not None:
        if not 1 <= what.place <= len(game.phase.places):
            raise Rejected("no_such_place")
        laid = game.phase.places[what.place - 1]
        if laid.owner == seat:
            raise Refused("own_picture")
        card = laid.card
    if liked_by(deciding.table, seat) != card:
        deciding.happen(PictureLiked(game.turn, seat, card))


def liked_by(table: Table, seat: Seat) -> CardId | None:
    """In this turn, while its cards lie on the table."""
    game = table.game
    if game is None or not isinstance(game.phase, Voting | Revealed):
        return None
    return table.likes.get((game.turn, seat))


def best_pictures(table: Table) -> tuple[BestPicture, ...]:
    """The pictures of the evening: with the most hearts, the earlier first. None before the end."""
    if table.game is None or not isinstance(table.game.phase, Over):
        return ()
    hearts = Counter(card for card in table.likes.values() if card is not None)
    most = max(hearts.values(), default=0)
    best = [BestPicture(card, count) for card, count in hearts.items() if count == most]
    return tuple(best[:MOST_SHOWN])
