"""What people at a table may ask for beside the moves of the game."""

from typing import Literal, TypeAlias

from msgspec import Struct

from reverie.rules.ids import Seat
from reverie.rules.pieces import Options
from reverie.rules.variants import PLAIN_GAME
from reverie.tables.manners import Manners


class SetUp(Struct, frozen=True):
    """What is to be played, and how."""

    game: str = PLAIN_GAME
    options: Options = Options()
    decks: tuple[str, ...] = ()
    language: str = "en"
    listed: bool = False
    manners: Manners = Manners()


class LobbyCommand(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """What a seat asks of the table; the seat itself comes with the connection."""


class ChangeSetUp(LobbyCommand, frozen=True, tag="change_set_up"):
    set_up: SetUp


class ChooseColour(LobbyCommand, frozen=True, tag="choose_colour"):
    colour: str


class OrderChairs(LobbyCommand, frozen=True, tag="order_chairs"):
    order: tuple[Seat, ...]


class AddBot(LobbyCommand, frozen=True, tag="add_bot"):
    """`bot`: a personality by its code; without one, somebody who is not at the table yet."""

    bot: str | None = None


class RemoveChair(LobbyCommand, frozen=True, tag="remove_chair"):
    seat: Seat


class StartGame(LobbyCommand, frozen=True, tag="start_game"):
    """Also the rematch: chairs and options stay, the first clue is a race again (S4)."""


class LeaveTable(LobbyCommand, frozen=True, tag="leave_table"):
    pass


class OpenDoor(LobbyCommand, frozen=True, tag="open_door"):
    """By anybody who sits here: whoever has the code may come in, until the next turn has ended."""


class HostMovesOn(LobbyCommand, frozen=True, tag="host_moves_on"):
    pass


class HostSkips(LobbyCommand, frozen=True, tag="host_skips"):
    pass


class HostCallsStandIn(LobbyCommand, frozen=True, tag="host_calls_stand_in"):
    seat: Seat


class CallStandIn(LobbyCommand, frozen=True, tag="call_stand_in"):
    """By anybody who is present, once the table has waited long enough."""

    seat: Seat


class AskMate(LobbyCommand, frozen=True, tag="ask_mate"):
    """T4: let the clockwork rabbit of one's own pair hand over."""


class FillChairs(LobbyCommand, frozen=True, tag="fill_chairs"):
    """Clockwork rabbits sit down until there are so many at the table."""

    chairs: int


class LikePicture(LobbyCommand, frozen=True, tag="like_picture"):
    """In a vote: the picture one likes best for itself, by its place; none takes it back."""

    place: int | None


class LikeClue(LobbyCommand, frozen=True, tag="like_clue"):
    """After the end: the clue of the evening, by the turn in which it was told; none takes it back.

    Whoever played has one heart, for a clue of somebody else's.
    """

    turn: int | None


class HostMutes(LobbyCommand, frozen=True, tag="host_mutes"):
    seat: Seat
    muted: bool = True


class TalkCommand(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    """Something said beside the game."""


class Say(TalkCommand, frozen=True, tag="say"):
    """`why`: after a reveal, why one gave this clue, this card, this vote."""

    text: str
    kind: Literal["chat", "reaction", "why"] = "chat"


class Unsay(TalkCommand, frozen=True, tag="unsay"):
    line: int


Sign: TypeAlias = Literal["at_it", "not_at_it", "after_you"]


class GiveSign(Struct, frozen=True, tag_field="do", tag="give_sign", forbid_unknown_fields=True):
    """What only the table hears: I am at a first clue, no longer, or would rather not begin."""

    sign: Sign


AnyTalk: TypeAlias = Say | Unsay

AnyLobbyCommand: TypeAlias = (
    ChangeSetUp
    | ChooseColour
    | OrderChairs
    | AddBot
    | RemoveChair
    | StartGame
    | LeaveTable
    | OpenDoor
    | HostMovesOn
    | HostSkips
    | HostCallsStandIn
    | CallStandIn
    | HostMutes
    | AskMate
    | FillChairs
    | LikePicture
    | LikeClue
)


class Wish(Struct, frozen=True, forbid_unknown_fields=True):
    """Where a browser wants to be told, and when not: minutes of the day in UTC."""

    endpoint: str
    p256dh: str
    auth: str
    quiet_from: int = 0
    quiet_to: int = 0
