"""The schema of the wire, made from the types: what other languages generate theirs from."""

from typing import Any

import msgspec

from reverie.wire import messages as wire

ROOTS: dict[str, Any] = {
    "FromServer": wire.FromServer,
    "Ask": wire.Ask,
    "OpenTable": wire.OpenTable,
    "TakeSeat": wire.TakeSeat,
    "Seated": wire.Seated,
    "Found": wire.Found,
    "MakeLink": wire.MakeLink,
    "Link": wire.Link,
    "Problem": wire.Problem,
    "DeckView": wire.DeckView,
    "PictureView": wire.PictureView,
    "ListedTable": wire.ListedTable,
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
