"""The schema of the wire, made from the types: what other languages generate theirs from."""

from typing import Any

import msgspec

from reverie.evening.book import Book
from reverie.evening.findings import Finding, Findings
from reverie.rules.pieces import Clue
from reverie.rules.views import PhaseView
from reverie.tables.requests import AnyLobbyCommand, AnyTalk, Wish
from reverie.tables.views import History
from reverie.wire import circles
from reverie.wire import messages as wire

# What a client sends; everything else it receives, and there no field is ever missing.
SENT = (
    *(
        "Ask",
        "Wish",
        "OpenTable",
        "TakeSeat",
        "MakeLink",
        "Redeem",
        "ArrangeOwnDeck",
        "BringOwnDeck",
    ),
    *("MeetAgain", "OfCircle", "ChangeMember", "WishOfCircle"),
    *("AnyMove", "AnyLobbyCommand", "AnyTalk"),
)

ROOTS: dict[str, Any] = {
    "FromServer": wire.FromServer,
    "Ask": wire.Ask,
    "OpenTable": wire.OpenTable,
    "TakeSeat": wire.TakeSeat,
    "Seated": wire.Seated,
    "Found": wire.Found,
    "MakeLink": wire.MakeLink,
    "Link": wire.Link,
    "Redeem": wire.Redeem,
    "SeatLink": wire.SeatLink,
    "Problem": wire.Problem,
    "DeckView": wire.DeckView,
    "PictureView": wire.PictureView,
    "CardView": wire.CardView,
    "OwnRules": wire.OwnRules,
    "OwnDeckView": wire.OwnDeckView,
    "OwnPictureAdded": wire.OwnPictureAdded,
    "ArrangeOwnDeck": wire.ArrangeOwnDeck,
    "BringOwnDeck": wire.BringOwnDeck,
    "ListedTable": wire.ListedTable,
    "History": History,
    "Book": Book,
    "Findings": Findings,
    "Finding": Finding,
    "Invitation": wire.Invitation,
    "Recorded": wire.Recorded,
    "Health": wire.Health,
    "MeetAgain": circles.MeetAgain,
    "CircleKey": circles.CircleKey,
    "OfCircle": circles.OfCircle,
    "ChangeMember": circles.ChangeMember,
    "WishOfCircle": circles.WishOfCircle,
    "CircleView": circles.CircleView,
    "NextTable": circles.NextTable,
    "CircleFile": circles.CircleFile,
    "Wish": Wish,
    "NoticeKey": wire.NoticeKey,
    "Clue": Clue,
    "PhaseView": PhaseView,
    "AnyMove": wire.AnyMove,
    "AnyLobbyCommand": AnyLobbyCommand,
    "AnyTalk": AnyTalk,
}


def schema() -> dict[str, Any]:
    """JSON Schema 2020-12; `$defs` holds every type of the protocol by its name."""
    roots, components = msgspec.json.schema_components(
        ROOTS.values(), ref_template="#/$defs/{name}"
    )
    for name, root in zip(ROOTS, roots, strict=True):
        components.setdefault(name, root)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Reverie, protocol {wire.PROTOCOL}",
        "$defs": dict(sorted(components.items())),
    }
