"""Write the example turn of docs/protocol.md anew: `make golden`."""

import asyncio
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests" / "tables"), str(ROOT / "tests")]

from protocol_example import BEGIN, DOC, END, example, perform, said  # noqa: E402

if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as folder:
        lines = asyncio.run(perform(said(example()), Path(folder)))
    text = DOC.read_text(encoding="utf-8")
    before, rest = text.split(BEGIN)
    after = rest.split(END)[1]
    DOC.write_text(before + BEGIN + "\n".join(lines) + "\n" + END + after, encoding="utf-8")
    print(f"{len(lines)} lines of the example turn in {DOC.name}")
