"""How much of src/reverie the tests ran: `python tools/seen.py FOLDER` after them.

The folder is what `tools/watch` wrote. `--clear` forgets what was seen, before a run. `--missing`
names the lines that nothing ran.
"""

import argparse
import json
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE / "watch"))

from reverie_blocks import marked  # noqa: E402

SOURCE = HERE.parent / "src"
LEAST = 5


@dataclass(frozen=True)
class Module:
    name: str
    ran: frozenset[int]
    all: frozenset[int]

    @property
    def missing(self) -> list[int]:
        return sorted(self.all - self.ran)


def in_source() -> dict[str, Path]:
    return {
        ".".join(path.relative_to(SOURCE).with_suffix("").parts).removesuffix(".__init__"): path
        for path in sorted((SOURCE / "reverie").rglob("*.py"))
    }


def modules(folder: Path) -> Iterator[Module]:
    """Every module of the source; one that no process imported counts with all its lines."""
    for name, path in in_source().items():
        blocks, marks = known(folder, name) or (marked(path.read_bytes(), str(path))[1], b"")
        ran = [line for block, mark in zip(blocks, marks, strict=False) if mark for line in block]
        yield Module(name, frozenset(ran), frozenset(line for block in blocks for line in block))


def known(folder: Path, name: str) -> tuple[list[list[int]], bytes] | None:
    """The blocks of a module, and a byte for each; none of a module that nobody imported."""
    try:
        module = json.loads((folder / f"{name}.json").read_bytes())
        return module["lines"], (folder / f"{name}.{module['key']}.seen").read_bytes()
    except FileNotFoundError:
        return None


def share(some: list[Module]) -> str:
    ran, lines = sum(len(each.ran) for each in some), sum(len(each.all) for each in some)
    return f"{100 * ran / max(1, lines):.1f} % of {lines:,} lines"


def report(folder: Path, *, missing: bool) -> str:
    most_missing = sorted(modules(folder), key=lambda module: -len(module.missing))
    said = [f"reverie: the tests ran {share(most_missing)} of src/reverie with a statement; least:"]
    for module in most_missing if missing else most_missing[:LEAST]:
        if module.missing:
            said.append(f"  {module.name}: {share([module])}")
            said.extend([f"    not {', '.join(map(str, module.missing))}"] if missing else [])
    return "\n".join(said)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--clear", action="store_true", help="forget what was seen")
    parser.add_argument("--missing", action="store_true", help="name the lines nothing ran")
    args = parser.parse_args()
    if args.clear:
        for file in args.folder.glob("*.seen"):
            file.unlink()
        return
    print(report(args.folder, missing=args.missing))


if __name__ == "__main__":
    main()
