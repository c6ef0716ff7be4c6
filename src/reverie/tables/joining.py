"""Coming and going: who takes which chair, also while a game is on."""

from collections.abc import Mapping

from msgspec.structs import replace

from reverie.rules.commands import Leave, SitDown
from reverie.rules.ids import COLOURS, Seat
from reverie.rules.rejections import Rejected
from reverie.rules.variants import variant
from reverie.tables.deciding import Deciding
from reverie.tables.names import bot_name, name_of, tidy_name
from reverie.tables.ports import Person
from reverie.tables.refusals import Refused
from reverie.tables.requests import AddBot, FillChairs, LeaveTable, OpenDoor, RemoveChair
from reverie.tables.table import (
    Chair,
    ChairLeft,
    ChairsOrdered,
    ChairTaken,
    DoorOpened,
    Table,
)

MOST_CHAIRS = 12


def sit_down(
    deciding: Deciding, people: Mapping[Seat, Person], name: str, colour: str | None, key: bytes
) -> Seat:
    """Somebody with a name that nobody has here, and the key to their chair."""
    here = {chair.seat for chair in deciding.table.chairs}
    name = tidy_name(name, [person.name for person in people.values() if person.seat in here])
    seat = take_chair(deciding, colour)
    deciding.people.append(Person(seat, name, key))
    return seat


def take_chair(deciding: Deciding, colour: str | None, bot: str | None = None) -> Seat:
    table = deciding.table
    relieved = rabbit_to_relieve(table) if bot is None else None
    if relieved is not None:
        return _relieve(deciding, relieved, colour)
    if len(table.chairs) >= MOST_CHAIRS:
        raise Refused("table_full")
    if bot is not None and bot not in deciding.bots.known:
        raise Refused("no_such_bot")
    chair = Chair(Seat(table.next_seat), free_colour(table, colour), bot)
    if table.is_playing:
        return _join_game(deciding, chair)
    deciding.happen(ChairTaken(_named(table, chair)))
    return chair.seat


def _named(table: Table, chair: Chair) -> Chair:
    """A clockwork rabbit with its name; people bring their own."""
    if chair.bot is None:
        return chair
    taken = {name_of(other, {}) for other in table.chairs if other.bot is not None}
    return replace(chair, name=bot_name(table.set_up.language, chair.seat, taken))


def rabbit_to_relieve(table: Table) -> Chair | None:
    """People first: where one more would make no game any longer, a clockwork rabbit gets up."""
    game = table.game if table.is_playing else None
    rabbits = [chair for chair in table.chairs if chair.bot is not None]
    if game is None:
        seated, players = len(table.chairs), variant(table.set_up.game).players
    else:
        if game.seating.abandoned.difference(game.coming):
            return None
        seated, players = len({*game.seating.order, *game.coming}), variant(game.variant).players
        rabbits = [chair for chair in rabbits if chair.seat in game.hands]
    whole = seated in players or seated >= max(players)
    return rabbits[-1] if rabbits and whole and seated + 1 not in players else None


def _relieve(deciding: Deciding, rabbit: Chair, colour: str | None) -> Seat:
    """In a game with the rabbit's hand, points and colour; between games as somebody new."""
    table = deciding.table
    order = [chair.seat for chair in table.chairs]
    deciding.happen(ChairLeft(rabbit.seat))
    if table.is_playing:
        chair = Chair(rabbit.seat, rabbit.colour)
    else:
        free = free_colour(deciding.table, rabbit.colour if colour is None else colour)
        chair = Chair(Seat(table.next_seat), free)
    deciding.happen(ChairTaken(chair))
    seats = (chair.seat if seat == rabbit.seat else seat for seat in order)
    deciding.happen(ChairsOrdered(tuple(seats)))
    return chair.seat


def free_colour(table: Table, wish: str | None) -> str:
    taken = {chair.colour for chair in table.chairs}
    if wish is None:
        return next(colour for colour in COLOURS if colour not in taken)
    if wish not in COLOURS:
        raise Rejected("colour_unknown")
    if wish in taken:
        raise Rejected("colour_taken")
    return wish


def _join_game(deciding: Deciding, chair: Chair) -> Seat:
    game = deciding.table.game
    assert game is not None
    empty = sorted(game.seating.abandoned.difference(game.coming))
    if empty:
        side = game.seating.side_of[empty[0]]
        chair = replace(chair, seat=empty[0], colour=game.colours[side])
    deciding.happen(ChairTaken(_named(deciding.table, chair)))
    if empty:
        deciding.play(SitDown((chair.seat,)))
    elif variant(game.variant).pairs:
        _sit_down_as_pair(deciding)
    else:
        deciding.play(SitDown((chair.seat,), chair.colour))
    return chair.seat


def _sit_down_as_pair(deciding: Deciding) -> None:
    """H8: two newcomers sit down together; who comes alone looks on until another comes."""
    table, game = deciding.table, deciding.table.game
    assert game is not None
    known = {*game.hands, *game.coming}
    alone = [chair for chair in table.chairs if chair.seat not in known]
    if len(alone) >= 2:
        first, second = alone[:2]
        deciding.play(SitDown((first.seat, second.seat), first.colour))


def leave_chair(deciding: Deciding, seat: Seat) -> None:
    table, game = deciding.table, deciding.table.game
    if table.is_playing and game is not None and (seat in game.hands or seat in game.coming):
        deciding.play(Leave(seat))
    deciding.happen(ChairLeft(seat))


# ---- as a seat asks for it


def add_bot(deciding: Deciding, seat: Seat, what: AddBot) -> None:
    deciding.host_only(seat)
    here = {chair.bot for chair in deciding.table.chairs}
    take_chair(deciding, None, what.bot or deciding.bots.somebody_new(here, deciding.chance))


def fill_chairs(deciding: Deciding, seat: Seat, what: FillChairs) -> None:
    if not 0 < what.chairs <= MOST_CHAIRS:
        raise Refused("table_full")
    deciding.host_only(seat)
    while len(deciding.table.chairs) < what.chairs:
        add_bot(deciding, seat, AddBot())


def remove_chair(deciding: Deciding, seat: Seat, what: RemoveChair) -> None:
    deciding.host_only(seat)
    if deciding.table.chair(what.seat) is None:
        raise Refused("not_seated")
    leave_chair(deciding, what.seat)


def leave_table(deciding: Deciding, seat: Seat, what: LeaveTable) -> None:
    leave_chair(deciding, seat)


def open_door(deciding: Deciding, seat: Seat, what: OpenDoor) -> None:
    table = deciding.table
    if table.game is not None and table.opened != table.moment:
        deciding.happen(DoorOpened())
