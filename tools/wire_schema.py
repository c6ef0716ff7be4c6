"""Write the schema of the wire, and the client's types, from the Python types: `make golden`."""

import json
from pathlib import Path

from reverie.wire.schema import schema
from reverie.wire.typescript import typescript

ROOT = Path(__file__).resolve().parent.parent
SCHEMA = ROOT / "docs" / "protocol.schema.json"
TYPES = ROOT / "web" / "src" / "wire" / "messages.ts"

if __name__ == "__main__":
    SCHEMA.write_text(json.dumps(schema(), indent=1) + "\n", encoding="utf-8")
    TYPES.parent.mkdir(parents=True, exist_ok=True)
    TYPES.write_text(typescript(), encoding="utf-8")
    print(f"{len(schema()['$defs'])} types in {SCHEMA.name} and {TYPES.name}")
