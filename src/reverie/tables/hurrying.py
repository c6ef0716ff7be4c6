"""What people may do when the table waits: the host moves on or skips, stand-ins are called."""

from reverie.rules.commands import MoveOn, SkipStoryteller
from reverie.rules.ids import Seat
from reverie.rules.model import Choosing, Clueing, Revealed, Trimming, Voting
from reverie.rules.rejections import Rejected
from reverie.rules.turns import waiting_for
from reverie.tables.deciding import Deciding
from reverie.tables.refusals import Refused
from reverie.tables.requests import AskMate, CallStandIn, HostCallsStandIn, HostMovesOn, HostSkips
from reverie.tables.table import MateAsked
from reverie.tables.timekeeping import is_race, present, stand_in_for
from reverie.tables.yielding import leaves_it_to_mate


def host_moves_on(deciding: Deciding, seat: Seat, what: HostMovesOn) -> None:
    deciding.host_only(seat)
    deciding.play(MoveOn())


def host_skips(deciding: Deciding, seat: Seat, what: HostSkips) -> None:
    deciding.host_only(seat)
    deciding.play(SkipStoryteller())


def host_calls_stand_in(deciding: Deciding, seat: Seat, what: HostCallsStandIn) -> None:
    deciding.host_only(seat)
    _help(deciding, what.seat)


def call_stand_in(deciding: Deciding, seat: Seat, what: CallStandIn) -> None:
    if seat not in present(deciding.table) or not deciding.table.overdue:
        raise Refused("not_yet")
    _help(deciding, what.seat)


def ask_mate(deciding: Deciding, seat: Seat, what: AskMate) -> None:
    """T4: the two of a pair agree who hands over; a clockwork rabbit agrees to everything."""
    table, game = deciding.table, deciding.table.game
    if game is None:
        raise Refused("no_game")
    mates = game.seating.partners(seat) if seat in game.seating.side_of else ()
    willing = [mate for mate in mates if leaves_it_to_mate(table, mate)]
    if not set(willing).intersection(waiting_for(game)):
        raise Rejected("nobody_to_stand_in_for")
    for mate in willing:
        deciding.happen(MateAsked(mate))


def _help(deciding: Deciding, seat: Seat) -> None:
    game = deciding.table.game
    if game is None:
        raise Refused("no_game")
    if isinstance(game.phase, Revealed):
        return deciding.play(MoveOn())
    owes = isinstance(game.phase, Trimming | Clueing | Choosing | Voting)
    if not owes or is_race(game) or seat not in waiting_for(game):
        raise Rejected("nobody_to_stand_in_for")
    return stand_in_for(deciding, seat)
