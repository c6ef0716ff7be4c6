"""Do what a recipe says, in a copy of the house: `python tools/recipe.py docs/recipes/….md`.

A fenced block is what stands in a file, if the paragraph before it ends with a colon and names the
file last, in backticks. A `diff` is what changes in that file: its lines without a sign and with a
minus must stand there exactly once, together; `@@` begins the next change. `sh` is run, from the
top of the house. A command whose block is titled with minutes is run with `--long` only. What
names no file is there to be read.

The copy has what git knows, as it lies here. What is installed is shared by name, never written.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FENCE = re.compile(r"^(?P<indent> *)```(?P<language>\w+)?(?P<info>[^\n`]*)$")
NAMED = re.compile(r"`([^`\s]*[/.][^`\s]*)`")
INSTALLED = (".venv", "studio/.venv", "web/node_modules")


class Wrong(Exception):
    """A recipe says what cannot be done, or what was done is not good."""


@dataclass(frozen=True)
class Block:
    line: int
    language: str
    info: str
    text: str
    file: str | None

    @property
    def takes_long(self) -> bool:
        return "minute" in self.info


def blocks(recipe: str) -> Iterator[Block]:
    """The fenced blocks of a page, in their order."""
    lines = recipe.splitlines()
    at = 0
    while at < len(lines):
        opening = FENCE.match(lines[at])
        at += 1
        if not opening:
            continue
        first, indent = at, opening["indent"]
        while lines[at] != f"{indent}```":
            at += 1
        text = "".join(line.removeprefix(indent) + "\n" for line in lines[first:at])
        file = _named(lines[: first - 1])
        yield Block(first, opening["language"] or "", opening["info"], text, file)
        at += 1


def _named(before: list[str]) -> str | None:
    """The file that the paragraph before a block names last."""
    while before and not before[-1].strip():
        before = before[:-1]
    paragraph: list[str] = []
    while before and before[-1].strip() and "```" not in before[-1]:
        paragraph.insert(0, before[-1])
        before = before[:-1]
    said = "\n".join(paragraph)
    files = NAMED.findall(said)
    return files[-1] if files and said.endswith(":") else None


# ---- doing it


def do(recipe: Path, house: Path, long: bool) -> None:
    done = 0
    for block in blocks(recipe.read_text(encoding="utf-8")):
        try:
            done += _do_one(block, house, long)
        except Wrong as wrong:
            raise Wrong(f"{recipe.name}, line {block.line}: {wrong}") from None
    if not done:
        raise Wrong(f"{recipe.name} says nothing that can be done")


def _do_one(block: Block, house: Path, long: bool) -> bool:
    if block.language == "sh":
        if block.takes_long and not long:
            return False
        run(block.text, house)
    elif block.file is None:
        return False
    elif block.language == "diff":
        change(house / block.file, block.text)
    else:
        write(house / block.file, block.text)
    return True


def write(path: Path, text: str) -> None:
    if path.exists():
        raise Wrong(f"{path.name} is there already")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def change(path: Path, diff: str) -> None:
    if not path.exists():
        raise Wrong(f"there is no {path.name} to change")
    text = path.read_text(encoding="utf-8")
    for hunk in re.split(r"^@@.*\n", diff, flags=re.MULTILINE):
        if hunk.strip():
            text = _changed(text, hunk.splitlines(), path.name)
    path.write_text(text, encoding="utf-8")


def _changed(text: str, hunk: list[str], name: str) -> str:
    old, new = (
        "".join(f"{line[1:]}\n" for line in hunk if line[:1] != without) for without in "+-"
    )
    count = f"\n{text}".count(f"\n{old}")
    if not old or count != 1:
        raise Wrong(f"in {name} this stands {count} times, not once:\n{old}")
    return f"\n{text}".replace(f"\n{old}", f"\n{new}")[1:]


def run(commands: str, house: Path) -> None:
    result = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", commands],
        cwd=house,
        env=_environment(house),
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    print(result.stdout, end="")
    if result.returncode:
        raise Wrong(f"this failed:\n{commands}{result.stdout[-6000:]}")


def _environment(house: Path) -> dict[str, str]:
    """What was called from a test must not know it; and the copy's source comes first."""
    ours = ("PYTEST_", "MAKE", "REVERIE_")
    inherited = {k: v for k, v in os.environ.items() if not k.startswith(ours)}
    source = os.pathsep.join(str(house / place) for place in ("src", "studio/src"))
    return inherited | {"PYTHONPATH": source, "PYTHONDONTWRITEBYTECODE": "1"}


# ---- the copy


def copy_house(to: Path) -> None:
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    for name in filter(None, listed.stdout.split("\0")):
        if (ROOT / name).exists():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, to / name)
    for place in INSTALLED:
        if (ROOT / place).exists():
            _share(ROOT / place, to / place)


def _share(installed: Path, place: Path) -> None:
    """Everything in it by name; its stamps are the copy's own, or `make` would install anew."""
    place.mkdir(parents=True)
    for inside in installed.iterdir():
        if inside.name in (".play", ".all", ".stamp"):
            (place / inside.name).touch()
        elif not inside.name.startswith(".vite"):
            (place / inside.name).symlink_to(inside)


def main() -> int:
    parser = argparse.ArgumentParser(description="Do what a recipe says, in a copy of the house.")
    parser.add_argument("recipe", type=Path)
    parser.add_argument("--long", action="store_true", help="also what takes minutes")
    parser.add_argument("--keep", type=Path, help="where the copy stays, to be looked at")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory(prefix="recipe-") as temporary:
        house = Path(arguments.keep or temporary).resolve()
        house.mkdir(parents=True, exist_ok=True)
        copy_house(house)
        try:
            do(arguments.recipe, house, arguments.long)
        except Wrong as wrong:
            print(wrong, file=sys.stderr)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
