"""`reverie-studio render|compare|sheet|check|shelf|figures|count|new|retire`: paint a deck, look at it, judge it."""

from __future__ import annotations

import argparse
import re
import secrets
import string
import sys
import time
from pathlib import Path

from PIL import Image

from reverie_studio.compare import compare_deck
from reverie_studio.counting import Count
from reverie_studio.deck import (
    RETIRED,
    SCRIPTS,
    read_json,
    render_deck,
    script_files,
    script_folder,
)
from reverie_studio.figures import sheets
from reverie_studio.qa import Deck, Finding, check_deck, summary
from reverie_studio.qa_figures import check_people
from reverie_studio.qa_light import check_light
from reverie_studio.qa_shelf import check_between, check_shelf
from reverie_studio.retired import retire

# A deck stands on the shelf when it has been rendered; scripts of one that is still being painted wait.
SHELF = tuple(
    sorted(
        f.parent.name
        for f in SCRIPTS.glob("*/_deck.json")
        if (SCRIPTS.parents[1] / "decks" / f.parent.name / "deck.json").exists()
    )
)

_SKELETON = '''"""{title}: say in one sentence what is impossible here."""

from __future__ import annotations

from reverie_studio.scene import Scene, card


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


def _compare(args: argparse.Namespace) -> int:
    started = time.perf_counter()
    wrong = compare_deck(args.deck, _out(args), args.card, args.part, args.jobs, _tell)
    for text in wrong:
        _tell(text)
    _tell(f"{_out(args)}: {time.perf_counter() - started:.0f} s, {len(wrong)} other than they were")
    return 1 if wrong else 0


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
    findings = [*check_deck(folder), *check_between([deck, *beside]), *check_light(deck)]
    if not args.no_people:
        findings += check_people(args.deck)
    _tell(summary(deck))
    return _judged(findings, [deck, *beside], args.quiet)


def _judged(findings: list[Finding], decks: list[Deck], quiet: bool) -> int:
    """Tell what was found; the exit code is 1 when something fails."""
    titles = {card: title for deck in decks for card, title in deck.titles().items()}
    for finding in findings:
        if finding.level == "fail" or not quiet:
            _tell(finding.line(titles))
    failures = sum(f.level == "fail" for f in findings)
    _tell(f"{failures} failures, {len(findings) - failures} warnings")
    return 1 if failures else 0


def _shelf(args: argparse.Namespace) -> int:
    decks = [Deck.read(Path(args.decks) / name) for name in args.deck or SHELF]
    return _judged(check_shelf(decks), decks, args.quiet)


def _count(args: argparse.Namespace) -> int:
    files = [file for deck in args.deck or SHELF for file in script_files(deck)]
    for line in Count.of(files).told(args.names):
        _tell(line)
    return 0


def _figures(args: argparse.Namespace) -> int:
    if args.deck is None:
        wide, tall = sheets.save(sheets.SHEETS[args.sheet](), args.to)
        _tell(f"{args.to}: {wide}x{tall}")
        return 0
    findings = list(check_people(args.deck, args.card))
    for finding in findings:
        _tell(finding.line({}))
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
    """Card ids of all scripts beside each other, read without running them, and all that ever were."""
    found: set[str] = set()
    for file in SCRIPTS.glob("**/*.py"):
        found.update(re.findall(r'^@\w+\(id="(\w{6})"', file.read_text("utf-8"), re.MULTILINE))
    for file in SCRIPTS.glob(f"*/{RETIRED}"):
        found.update(read_json(file))
    return found


def _retire(args: argparse.Namespace) -> int:
    for card in args.card:
        title = retire(args.deck, card, _out(args))
        _tell(f"{title}: dealt no more; its picture and its words stay for old games")
    return 0


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
    parser = argparse.ArgumentParser(prog="reverie-studio", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    render = commands.add_parser("render", help="paint the cards of a deck into decks/<id>/")
    render.add_argument("--card", action="append", default=[], help="only this id or file name")
    render.add_argument("--jobs", type=int, default=1)
    render.set_defaults(run=_render)
    compare = commands.add_parser("compare", help="paint again, write nothing, say which cards differ")
    compare.add_argument("--card", action="append", default=[], help="only this id or file name")
    compare.add_argument("--part", default="1/1", help="2/3: the second card of every three")
    compare.add_argument("--jobs", type=int, default=1)
    compare.set_defaults(run=_compare)
    sheet = commands.add_parser("sheet", help="a contact sheet of a rendered deck")
    sheet.add_argument("--columns", type=int, default=12)
    sheet.add_argument("--width", type=int, default=200)
    sheet.add_argument("--to", help="PNG or JPG file; default out/<deck>_sheet.png")
    sheet.set_defaults(run=_sheet)
    check = commands.add_parser("check", help="is the deck done, as far as a program can tell")
    check.add_argument(
        "--beside", action="append", default=[], metavar="DECK", help="and no scene of this deck"
    )
    check.add_argument(
        "--no-people", action="store_true", help="do not run the scripts to look at their figures"
    )
    check.add_argument("--quiet", action="store_true", help="failures only")
    check.set_defaults(run=_check)
    shelf = commands.add_parser("shelf", help="what wears out over all decks; scenes told twice")
    shelf.add_argument("deck", nargs="*", help=f"default: {', '.join(SHELF)}")
    shelf.add_argument("--decks", default="decks", help="the folder they lie in")
    shelf.add_argument("--quiet", action="store_true", help="failures only")
    shelf.set_defaults(run=_shelf)
    count = commands.add_parser("count", help="lines a card, motifs and stages on none, drawn again")
    count.add_argument("deck", nargs="*", help=f"default: {', '.join(SHELF)}")
    count.add_argument("--names", action="store_true", help="name what is on no card or drawn again")
    count.set_defaults(run=_count)
    listing = commands.add_parser("list", help="the card scripts of a deck")
    listing.set_defaults(run=_list)
    figures = commands.add_parser(
        "figures", help="a sheet of hands, faces and gestures; or check the people of a deck"
    )
    figures.add_argument("deck", nargs="?", help="check the figures of this deck's cards")
    figures.add_argument("--card", action="append", default=[], help="only this id or file name")
    figures.add_argument("--sheet", choices=list(sheets.SHEETS), default="all")
    figures.add_argument("--to", default="out/figures.png", help="PNG or JPG file of the sheet")
    figures.set_defaults(run=_figures)
    new = commands.add_parser("new", help="begin a card script with a fresh id")
    new.set_defaults(run=_new)
    retiring = commands.add_parser("retire", help="deal a card no more, and keep it for old games")
    retiring.set_defaults(run=_retire)
    for command in (render, compare, sheet, check, listing, new, retiring):
        command.add_argument("deck", help="base, quest … or a folder of scripts")
        command.add_argument("--out", help="folder of the rendered deck; default decks/<deck>")
    new.add_argument("name")
    retiring.add_argument("card", nargs="+", help="its id or the name of its script")
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


def run() -> None:
    """The entry point."""
    sys.exit(main())
