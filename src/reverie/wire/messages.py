"""Every message between client and server. A card is its id; a seat comes with the connection."""

from typing import Annotated, TypeAlias

from msgspec import Meta, Struct

from reverie.rules import commands as rules
from reverie.rules.ids import CardId, Seat
from reverie.rules.pieces import Clue
from reverie.tables.requests import AnyLobbyCommand, AnyTalk, GiveSign, SetUp
from reverie.tables.views import OwnView, Said, TableView

PROTOCOL = 3


# ---- moves, as a client says them: without a seat, without the mark of a stand-in


class Move(Struct, frozen=True, tag_field="do", forbid_unknown_fields=True):
    pass


class GiveClue(Move, frozen=True, tag="give_clue"):
    clue: Clue
    card: CardId | None = None

    def of(self, seat: Seat) -> rules.GiveClue:
        return rules.GiveClue(seat, self.clue, self.card)


class HandOver(Move, frozen=True, tag="hand_over"):
    cards: tuple[CardId, ...]

    def of(self, seat: Seat) -> rules.HandOver:
        return rules.HandOver(seat, self.cards)


class TakeBack(Move, frozen=True, tag="take_back"):
    def of(self, seat: Seat) -> rules.TakeBack:
        return rules.TakeBack(seat)


class Vote(Move, frozen=True, tag="vote"):
    places: tuple[int, ...]
    red: int | None = None

    def of(self, seat: Seat) -> rules.Vote:
        return rules.Vote(seat, self.places, self.red)


class PutAway(Move, frozen=True, tag="put_away"):
    cards: tuple[CardId, ...]

    def of(self, seat: Seat) -> rules.PutAway:
        return rules.PutAway(seat, self.cards)


class BeReady(Move, frozen=True, tag="be_ready"):
    def of(self, seat: Seat) -> rules.BeReady:
        return rules.BeReady(seat)


AnyMove: TypeAlias = GiveClue | HandOver | TakeBack | Vote | PutAway | BeReady


class Ask(Struct, frozen=True, forbid_unknown_fields=True):
    """A command: its own id, and for moves the turn and phase it is meant for."""

    id: str
    do: AnyMove | AnyLobbyCommand | AnyTalk | GiveSign
    turn: int = 0
    phase: str = ""


# ---- what the server says


class Welcome(Struct, frozen=True, tag="welcome", tag_field="kind"):
    """`epoch` is another one after a restart, or when the table slept; versions count within."""

    protocol: int
    epoch: str
    you: Seat | None


class Public(Struct, frozen=True):
    """What all see: the table from nobody's chair. The version counts its changes."""

    version: int
    table: TableView


class Private(Struct, frozen=True):
    """What this viewer sees besides, laid over what all see. The version counts its changes."""

    version: int
    own: OwnView


class Seen(Struct, frozen=True, tag="view", tag_field="kind"):
    """The part of a view that has changed, or both; none: it is as before."""

    public: Public | None
    private: Private | None


class Accepted(Struct, frozen=True, tag="accepted", tag_field="kind"):
    id: str


class Rejected(Struct, frozen=True, tag="rejected", tag_field="kind"):
    id: str
    code: str


class Talked(Struct, frozen=True, tag="talk", tag_field="kind"):
    """What has been said at the table before one came, oldest first."""

    lines: tuple[Said, ...]


class Heard(Struct, frozen=True, tag="said", tag_field="kind"):
    line: Said


class Unheard(Struct, frozen=True, tag="unsaid", tag_field="kind"):
    id: int


class Bye(Struct, frozen=True, tag="bye", tag_field="kind"):
    code: str


FromServer: TypeAlias = Welcome | Seen | Accepted | Rejected | Talked | Heard | Unheard | Bye


# ---- over plain HTTP


class OpenTable(Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    set_up: SetUp
    colour: str | None = None


class TakeSeat(Struct, frozen=True, forbid_unknown_fields=True):
    """`beside`: one more person on the same device, which keeps the seats it has."""

    name: str
    colour: str | None = None
    beside: bool = False


class Seated(Struct, frozen=True):
    table: str
    code: str
    seat: Seat


class MakeLink(Struct, frozen=True, forbid_unknown_fields=True):
    """Move a seat to another device: one's own, or, for the host, anybody's."""

    seat: Seat


class Link(Struct, frozen=True):
    """To be put into the fragment of an address, and redeemed by a button, once."""

    secret: str


class Redeem(Struct, frozen=True, forbid_unknown_fields=True):
    """The secret of a link; `beside`: the device keeps the seats it has."""

    secret: str
    beside: bool = False


class SeatLink(Struct, frozen=True):
    """A link that moves a seat, as an address and as squares; whoever has either has the seat."""

    secret: str
    link: str
    here_only: bool
    qr: tuple[str, ...]


class Found(Struct, frozen=True):
    table: str


class Problem(Struct, frozen=True):
    code: str
    message: str


class DeckView(Struct, frozen=True):
    """`told`: something is written about its cards; where not, bots can only guess."""

    id: str
    kind: str
    title: dict[str, str]
    about: dict[str, str]
    cards: int
    cover: str
    told: bool


class PictureView(Struct, frozen=True):
    """Where to fetch a card's picture; addresses are made of the content, and kept for ever."""

    card: CardId
    picture: str
    thumbnail: str
    tint: str
    tiny: str


class CardView(PictureView, frozen=True):
    """A card with what can be seen on it; never its record."""

    description: str


class OwnRules(Struct, frozen=True):
    """May the host of a table bring own pictures here? How large, and how many a deck."""

    on: bool
    largest: int
    most: int


class OwnCard(PictureView, frozen=True):
    """A card of an own deck, as its maker sees it."""

    caption: str


class OwnDeckView(Struct, frozen=True):
    id: str
    title: str
    cards: tuple[OwnCard, ...]


class OwnPictureAdded(Struct, frozen=True):
    """`key`: with a new deck, the secret that brings it to other tables."""

    deck: OwnDeckView
    key: str | None


class ArrangeOwnDeck(Struct, frozen=True, forbid_unknown_fields=True):
    """`order` names the cards that stay; whatever it does not name is gone for good.

    `language`: that of these captions, in two letters.
    """

    order: tuple[str, ...] | None = None
    captions: dict[str, str] | None = None
    title: str | None = None
    language: Annotated[str, Meta(pattern=r"\A[a-z]{2}\Z")] = "en"


class BringOwnDeck(Struct, frozen=True, forbid_unknown_fields=True):
    key: str


class ListedTable(Struct, frozen=True):
    table: str
    code: str
    game: str
    players: int
    playing: bool


class Invitation(Struct, frozen=True):
    """What to show to friends: a link that opens only this table, and its QR code as squares.

    `here_only`: the address is this machine's own, so no other device can open it. `bots`: the
    computer players that can be invited, by their codes. `voices`: recordings may be clues here.
    """

    link: str
    code: str
    here_only: bool
    qr: tuple[str, ...]
    bots: tuple[str, ...]
    voices: bool


class Recorded(Struct, frozen=True):
    """A voice that has come: what a clue names it by, and its length in milliseconds."""

    recording: str
    length: int


class Health(Struct, frozen=True):
    status: str
    version: str
    protocol: int


class HealthHere(Health, frozen=True):
    """The same with figures, for somebody on this machine."""

    tables_awake: int
    worker: str
    longest_gc_pause_ms: float
    cpu_seconds: dict[str, float]
    bot_decisions: int = 0
    bot_decisions_lost: int = 0
    bot_decision_p99_ms: float = 0.0


class NoticeKey(Struct, frozen=True):
    """The public key with which a browser subscribes to notices of this server."""

    key: str
