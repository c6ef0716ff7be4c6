"""`reverie studio render|sheet|check|new`: paint a deck, look at it, judge it, begin a card."""

from __future__ import annotations

import argparse
import re
import secrets
import string
import sys
import time
from pathlib import Path

from PIL import Image

from reverie.studio.deck import SCRIPTS, render_deck, script_files, script_folder
from reverie.studio.qa import Deck, check_deck, summary
from reverie.studio.qa_shelf import check_between

_SKELETON = '''"""{title}: say in one sentence what is impossible here."""

from __future__ import annotations

from reverie.studio.scene import Scene, card


@card(id="{id}", title="{title}", seed={seed}, palette="dawn", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    """Subject, place, light, witness, accent."""
    place = s.stage("meadow")
    subject = s.put("teapot", at=place["middle"], scale=1.5, role="subject")
    s.figure(at=place["left"], age="adult", pose="stand", view="back", height=150, role="witness")
    s.relate(subject, "towers over", "witness")
    s.describe("What can be seen, without an interpretation.")
    s.moods("…", "…", "…")
    s.themes("…", "…", "…")
    s.says("…")
    s.about(time="morning", weather="clear", light="low sun", composition="right")
'''


def _out(args: argparse.Namespace) -> Path:
    """The folder of the rendered deck."""
    return Path(args.out) if args.out else Path("decks") / script_folder(args.deck).name


def _render(args: argparse.Namespace) -> int:
    started = time.perf_counter()
    failed = render_deck(args.deck, _out(args), args.card, args.jobs, _tell)
    _tell(f"{_out(args)}: {time.perf_counter() - started:.0f} s, {len(failed)} failed")
    return 1 if failed else 0


def _tell(text: str) -> None:
    print(text, flush=True)


def contact_sheet(folder: Path, columns: int, width: int, full: bool) -> Image.Image:
    """All cards of a rendered deck side by side, in the order of their ids."""
    deck = Deck.read(folder)
    height = width * 3 // 2
    gap = max(4, width // 40)
    rows = -(-len(deck.cards) // columns)
    size = (columns * (width + gap) + gap, rows * (height + gap) + gap)
    sheet = Image.new("RGB", size, (38, 36, 34))
    source = "pictures" if full else "thumbnails"
    for i, card in enumerate(deck.cards):
        with Image.open(folder / source / f"{card['id']}.webp") as image:
            small = image.convert("RGB").resize((width, height), Image.Resampling.LANCZOS)
        column, row = i % columns, i // columns
        sheet.paste(small, (gap + column * (width + gap), gap + row * (height + gap)))
    return sheet


def _sheet(args: argparse.Namespace) -> int:
    folder = _out(args)
    image = contact_sheet(folder, args.columns, args.width, args.width > 320)
    path = Path(args.to or f"out/{folder.name}_sheet.png")
    path.parent.mkdir(parents=True, exist_ok=True)
    if path.suffix in (".jpg", ".jpeg"):
        image.save(path, quality=86)
    else:
        image.save(path)
    _tell(f"{path}: {image.width}x{image.height}")
    return 0


def _check(args: argparse.Namespace) -> int:
    folder = _out(args)
    deck = Deck.read(folder)
    beside = [Deck.read(Path("decks") / other) for other in args.beside]
    findings = [*check_deck(folder), *check_between([deck, *beside])]
    titles = {card: title for one in (deck, *beside) for card, title in one.titles().items()}
    _tell(summary(deck))
    for finding in findings:
        if finding.level == "fail" or not args.quiet:
            _tell(finding.line(titles))
    failures = sum(f.level == "fail" for f in findings)
    _tell(f"{failures} failures, {len(findings) - failures} warnings")
    return 1 if failures else 0


def fresh_id(taken: set[str]) -> str:
    """Six random characters that say nothing and are not in use."""
    letters = string.ascii_lowercase + string.digits
    while True:
        text = "".join(secrets.choice(letters) for _ in range(6))
        if text not in taken and not text.isdigit():
            return text


def _ids_in_use() -> set[str]:
    """Card ids of all scripts beside each other, read without running them."""
    found: set[str] = set()
    for file in SCRIPTS.glob("**/*.py"):
        found.update(re.findall(r'^@\w+\(id="(\w{6})"', file.read_text("utf-8"), re.MULTILINE))
    return found


def _new(args: argparse.Namespace) -> int:

    folder = SCRIPTS / args.deck if not Path(args.deck).is_dir() else Path(args.deck)
    folder.mkdir(parents=True, exist_ok=True)
    bare = re.sub(r"[’',.!?]", "", args.name)
    name = re.sub(r"[\s-]+", "_", bare.lower())
    if not name.isidentifier():
        _tell(f"{args.name!r} does not make a module name")
        return 1
    path = folder / f"{name}.py"
    if path.exists():
        _tell(f"{path} exists already")
        return 1
    title = args.name.replace("_", " ")
    title = title if title != title.lower() else title.capitalize()
    text = _SKELETON.format(id=fresh_id(_ids_in_use()), title=title, seed=secrets.randbelow(900) + 100)
    path.write_text(text, "utf-8")
    _tell(str(path))
    return 0


def _list(args: argparse.Namespace) -> int:
    for file in script_files(args.deck):
        _tell(file.stem)
    return 0


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="reverie studio", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    render = commands.add_parser("render", help="paint the cards of a deck into decks/<id>/")
    render.add_argument("--card", action="append", default=[], help="only this id or file name")
    render.add_argument("--jobs", type=int, default=1)
    render.set_defaults(run=_render)
    sheet = commands.add_parser("sheet", help="a contact sheet of a rendered deck")
    sheet.add_argument("--columns", type=int, default=12)
    sheet.add_argument("--width", type=int, default=200)
    sheet.add_argument("--to", help="PNG or JPG file; default out/<deck>_sheet.png")
    sheet.set_defaults(run=_sheet)
    check = commands.add_parser("check", help="is the deck done, as far as a program can tell")
    check.add_argument(
        "--beside", action="append", default=[], metavar="DECK", help="and no scene of this deck"
    )
    check.add_argument("--quiet", action="store_true", help="failures only")
    check.set_defaults(run=_check)
    listing = commands.add_parser("list", help="the card scripts of a deck")
    listing.set_defaults(run=_list)
    new = commands.add_parser("new", help="begin a card script with a fresh id")
    new.set_defaults(run=_new)
    for command in (render, sheet, check, listing, new):
        command.add_argument("deck", help="base, quest … or a folder of scripts")
        command.add_argument("--out", help="folder of the rendered deck; default decks/<deck>")
    new.add_argument("name")
    return parser


def main(argv: list[str] | None = None) -> int:
    """The command line; returns the exit code."""
    args = _parser().parse_args(argv)
    try:
        code: int = args.run(args)
    except (FileNotFoundError, ValueError, KeyError) as error:
        print(error.args[0] if error.args else error, file=sys.stderr)
        return 1
    return code
