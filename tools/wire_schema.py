"""Write docs/protocol.schema.json from the types of the wire: `make golden`."""

import json
from pathlib import Path

from reverie.wire.schema import schema

FILE = Path(__file__).resolve().parent.parent / "docs" / "protocol.schema.json"

if __name__ == "__main__":
    FILE.write_text(json.dumps(schema(), indent=1) + "\n", encoding="utf-8")
    print(f"{len(schema()['$defs'])} types in {FILE.name}")
