"""Which picture one likes best for itself, marked in a vote; which clue, marked after the end.

A mark is told to nobody. Pictures are counted at the end, clues when most have given their heart.
"""

from collections import Counter
from collections.abc import Collection

from reverie.rules.ids import CardId, Seat
from reverie.rules.model import Over, Revealed, Voting
from reverie.rules.rejections import Rejected
from reverie.tables.deciding import Deciding
from reverie.tables.refusals import Refused
from reverie.tables.requests import LikeClue, LikePicture
from reverie.tables.table import ClueLiked, PictureLiked, Table
from reverie.tables.views import BestClue, BestPicture

# So many pictures, or clues, with equally many hearts are shown.
MOST_SHOWN = 3
_ON_THE_TABLE = (Voting, Revealed)


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
    if game is None or not isinstance(game.phase, _ON_THE_TABLE):
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


def like_clue(deciding: Deciding, seat: Seat, what: LikeClue) -> None:
    table, game = deciding.table, deciding.table.game
    if game is None:
        raise Refused("no_game")
    if seat not in game.hands:
        raise Refused("not_seated")
    if not isinstance(game.phase, Over):
        raise Rejected("wrong_phase")
    if what.turn is not None and what.turn not in table.tellers:
        raise Refused("no_such_turn")
    if what.turn is not None and table.tellers[what.turn] == seat:
        raise Refused("own_clue")
    if heart_of(table, seat) != what.turn:
        deciding.happen(ClueLiked(seat, what.turn))


def heart_of(table: Table, seat: Seat) -> int | None:
    return table.hearts.get(seat)


def best_clues(table: Table, here: Collection[Seat | None]) -> tuple[BestClue, ...]:
    """The clues of the evening, the earlier first; none until most who are here have chosen."""
    game = table.game
    if game is None or not isinstance(game.phase, Over):
        return ()
    people = [c.seat for c in table.chairs if c.bot is None and c.seat in game.hands]
    asked = [seat for seat in people if seat in here]
    given = [seat for seat in asked if table.hearts.get(seat) is not None]
    if 2 * len(given) <= len(asked):
        return ()
    hearts = Counter(turn for turn in table.hearts.values() if turn is not None)
    most = max(hearts.values(), default=0)
    best = sorted(turn for turn, count in hearts.items() if count == most)
    return tuple(BestClue(turn, most) for turn in best[:MOST_SHOWN])
