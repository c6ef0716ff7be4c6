"""The schema of the wire is checked in, and as the types say."""

import json
from pathlib import Path

from reverie.wire.schema import ROOTS, schema
from reverie.wire.typescript import typescript

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "wire" / "messages.ts"


def test_the_checked_in_schema_is_up_to_date() -> None:
    assert json.loads(FILE.read_text(encoding="utf-8")) == json.loads(json.dumps(schema())), (
        "run `make golden`"
    )


def test_every_message_is_in_it() -> None:
    assert set(ROOTS) <= set(schema()["$defs"])
    text = json.dumps(schema())
    assert '"stand_in":' not in text, "no client may mark itself as a stand-in"


def test_the_clients_types_are_up_to_date() -> None:
    assert TYPES.read_text(encoding="utf-8") == typescript(), "run `make golden`"


def test_what_a_client_sends_may_leave_out_defaults_and_what_it_receives_is_whole() -> None:
    text = typescript()
    assert "card?: string | null;" in _declared(text, "GiveClue")
    assert "?" not in _declared(text, "View") + _declared(text, "SetUp") + _declared(text, "Ballot")
    assert '"client_too_old"' in text


def _declared(text: str, name: str) -> str:
    return text.split(f"export interface {name} {{")[1].split("}")[0]
