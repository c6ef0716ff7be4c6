"""What is to be played and how people sit, as they ask for it between games."""

from reverie.rules.game import start
from reverie.rules.ids import Seat
from reverie.rules.rejections import Rejected
from reverie.rules.variants import VARIANTS, variant
from reverie.tables.deciding import Cards, Deciding
from reverie.tables.joining import free_colour
from reverie.tables.refusals import Refused
from reverie.tables.requests import (
    ChangeSetUp,
    ChooseColour,
    HostMutes,
    OrderChairs,
    SetUp,
    StartGame,
)
from reverie.tables.table import ChairsOrdered, ColourChosen, Muted, SetUpChanged, Table


def change_set_up(deciding: Deciding, seat: Seat, what: ChangeSetUp) -> None:
    deciding.host_only(seat)
    deciding.lobby_only()
    check_set_up(what.set_up, deciding.cards)
    if what.set_up != deciding.table.set_up:
        deciding.happen(SetUpChanged(what.set_up))


def check_set_up(set_up: SetUp, cards: Cards) -> None:
    """Known game, own options, decks that are on the shelf."""
    if set_up.game not in VARIANTS:
        raise Rejected("unknown_game")
    variant(set_up.game).check(set_up.options)
    if not set_up.decks:
        raise Refused("no_deck")
    cards(set_up.decks)


def choose_colour(deciding: Deciding, seat: Seat, what: ChooseColour) -> None:
    deciding.lobby_only()
    chair = deciding.table.chair(seat)
    if chair is not None and chair.colour != what.colour:
        deciding.happen(ColourChosen(seat, free_colour(deciding.table, what.colour)))


def order_chairs(deciding: Deciding, seat: Seat, what: OrderChairs) -> None:
    deciding.host_only(seat)
    deciding.lobby_only()
    if sorted(what.order) != sorted(chair.seat for chair in deciding.table.chairs):
        raise Refused("not_these_chairs")
    deciding.happen(ChairsOrdered(what.order))


def start_game(deciding: Deciding, seat: Seat, what: StartGame) -> None:
    deciding.host_only(seat)
    deciding.lobby_only()
    table, set_up = deciding.table, deciding.table.set_up
    order = tuple(chair.seat for chair in table.chairs)
    cards = deciding.cards(set_up.decks)
    events = start(
        *(set_up.game, order, cards, deciding.chance, set_up.options),
        colours=_colours(table),
        seen=table.seen,
    )
    for event in events:
        deciding.happen(event)


def _colours(table: Table) -> list[str]:
    """S1: everybody's own colour; a pair has that of the one who sits first."""
    colours = [chair.colour for chair in table.chairs]
    if variant(table.set_up.game).pairs:
        half = len(colours) // 2
        return [colours[i % half] for i in range(2 * half)] if half else colours
    return colours


def host_mutes(deciding: Deciding, seat: Seat, what: HostMutes) -> None:
    deciding.host_only(seat)
    table = deciding.table
    if table.chair(what.seat) is None or what.seat == seat:
        raise Refused("not_seated")
    if (what.seat in table.muted) != what.muted:
        deciding.happen(Muted(what.seat, what.muted))
