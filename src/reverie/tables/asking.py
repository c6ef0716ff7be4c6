"""What a seat may ask for beside the moves of the game, and the function that decides it."""

from collections.abc import Callable, Mapping
from typing import Any

from reverie.rules.ids import Seat
from reverie.tables import hurrying, joining, liking, lobby
from reverie.tables.deciding import Deciding, Request
from reverie.tables.refusals import Refused
from reverie.tables.requests import (
    AddBot,
    AskMate,
    CallStandIn,
    ChangeSetUp,
    ChooseColour,
    FillChairs,
    HostCallsStandIn,
    HostMovesOn,
    HostMutes,
    HostSkips,
    LeaveTable,
    LikeClue,
    LikePicture,
    LobbyCommand,
    OpenDoor,
    OrderChairs,
    RemoveChair,
    StartGame,
)

DECIDED_BY: Mapping[type, Callable[[Deciding, Seat, Any], None]] = {
    ChangeSetUp: lobby.change_set_up,
    ChooseColour: lobby.choose_colour,
    OrderChairs: lobby.order_chairs,
    HostMutes: lobby.host_mutes,
    StartGame: lobby.start_game,
    AddBot: joining.add_bot,
    FillChairs: joining.fill_chairs,
    RemoveChair: joining.remove_chair,
    LeaveTable: joining.leave_table,
    OpenDoor: joining.open_door,
    HostMovesOn: hurrying.host_moves_on,
    HostSkips: hurrying.host_skips,
    HostCallsStandIn: hurrying.host_calls_stand_in,
    CallStandIn: hurrying.call_stand_in,
    AskMate: hurrying.ask_mate,
    LikePicture: liking.like_picture,
    LikeClue: liking.like_clue,
}


def ask(deciding: Deciding, seat: Seat, what: LobbyCommand) -> None:
    if deciding.table.chair(seat) is None:
        raise Refused("not_seated")
    DECIDED_BY[type(what)](deciding, seat, what)


def asks(seat: Seat, what: LobbyCommand, command: str | None = None) -> Request[None]:
    """The same as a request; with a name for the command, it is done once."""
    return Request(
        lambda deciding: ask(deciding, seat, what), None if command is None else (seat, command)
    )
