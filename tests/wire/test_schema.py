"""The schema of the wire is checked in, and as the types say."""

import json
from pathlib import Path

from reverie.wire.schema import ROOTS, schema

FILE = Path(__file__).resolve().parents[2] / "docs" / "protocol.schema.json"


def test_the_checked_in_schema_is_up_to_date() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(schema())), (
        "run `make golden`"
    )


def test_every_message_is_in_it() -> None:
    assert set(ROOTS) <= set(schema()["$defs"])
    text = json.dumps(schema())
    assert '"stand_in":' not in text, "no client may mark itself as a stand-in"
