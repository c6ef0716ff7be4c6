"""`reverie decks`: decks of one's own pictures, painted ones that come on their own, and a list."""

import argparse
import asyncio
import importlib.util
import os
from pathlib import Path

from reverie.adapters.data_folder import CannotUse, DataFolder
from reverie.adapters.sqlite_store import SqliteStore
from reverie.bots.lexicon import LANGUAGES
from reverie.cli.data_option import add_data
from reverie.cli.decks_on_their_own import get_deck, list_decks, pack_deck, remove_deck
from reverie.cli.errors import refuse
from reverie.cli.progress import Progress
from reverie.decks import Shelf
from reverie.decks.library import is_own
from reverie.decks.manifest import FALLBACK
from reverie.decks.places import all_decks
from reverie.own.captions import composed, read_table
from reverie.own.folders import OwnDeck
from reverie.own.frames import Rectangle
from reverie.own.importing import Imported, NothingLeft, Wishes, import_deck
from reverie.own.reasons import NotImported, Skipped
from reverie.tables.ports import Store

HELP = "get, list, pack or remove decks; make one of your own pictures"
LONG_HELP = """\
  reverie decks list             (all that a server with this --data finds, and where from)
  reverie decks get FILE|FOLDER|PACKAGE
  reverie decks remove ID
  reverie decks pack ID|FOLDER --to mirrors.reverie-deck.zip

Painted decks come on their own: as a file, as the folder it was made of, or as a Python package
that is installed. All of it is checked before anything changes. A newer one takes the place of the
one that is here if it still knows all its cards, dealt or retired: old games go on showing them.
Nothing is fetched from anywhere. A running server has a deck when it is started again.

  reverie decks import FOLDER|ZIP|PDF --title "Our summer" --preview sheet.png
  reverie decks delete own-…
  reverie decks prune            (decks made at tables that have all been erased; with
                                  --database URL where the server has one)

Photographs, scans and drawings become cards: upright, cropped to 2:3 around what matters, without
metadata. Whatever cannot become a card is listed with the reason. Nothing is written but the deck
in the data folder and the preview. The deck is private: the link that is printed brings it to a
table.
"""
ON_THEIR_OWN = ("list", "get", "remove", "pack")
MOST_JOBS = 4


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("action", choices=(*ON_THEIR_OWN, "import", "delete", "prune"))
    parser.add_argument("what", nargs="?", help="a file, folder or package; or the id of a deck")
    parser.add_argument("--to", type=Path, metavar="FILE", help="pack: the file, or its folder")
    parser.add_argument("--title", default="", help="what the deck is called")
    parser.add_argument(
        "--captions",
        metavar="FILE.csv",
        help="a table of file name and caption; or `names`: what the files are called",
    )
    parser.add_argument(
        "--language", default=FALLBACK, choices=LANGUAGES, help="of the captions; default: en"
    )
    parser.add_argument(
        "--crop",
        action="append",
        default=[],
        metavar="NAME=x,y,w,h",
        help="cut this picture here (pixels, seen upright); may be given often",
    )
    parser.add_argument("--preview", type=Path, metavar="sheet.png", help="show every crop there")
    add_data(parser)
    parser.add_argument("--database", metavar="URL", help="prune: where the tables are")


def run(arguments: argparse.Namespace) -> int:
    if arguments.action == "list":
        return list_decks(arguments.data)
    if arguments.action == "prune":
        return _prune(arguments.data, arguments.database)
    if not arguments.what:
        return refuse("what? Give a file, a folder or a package, or the id of a deck.")
    if arguments.action == "get":
        return get_deck(arguments.data, arguments.what)
    if arguments.action == "pack":
        return pack_deck(arguments.data, arguments.what, arguments.to)
    if arguments.action == "remove":
        return remove_deck(arguments.data, arguments.what)
    if arguments.action == "delete":
        return _delete(arguments.data, arguments.what)
    if importlib.util.find_spec("PIL") is None or importlib.util.find_spec("numpy") is None:
        return refuse("own pictures need the extra `pictures` (docs/hosting.md).")
    return _import(arguments)


# ---- import


def _import(arguments: argparse.Namespace) -> int:
    shelf = arguments.data / "decks"
    bar = Progress(0, "pictures")

    def progress(done: int, of: int) -> None:
        bar.total = of
        bar.at(done)

    try:
        wishes = _wishes(arguments)
        shelf.mkdir(parents=True, exist_ok=True)
        made = import_deck(Path(arguments.what), shelf, wishes, _taken(shelf), progress)
    except NotImported as no:
        bar.done()
        if isinstance(no, NothingLeft):
            _tell_skipped(no.skipped)
        return refuse(f"{no} ({no.code})")
    except OSError as error:
        bar.done()
        what = error.filename or "the data folder"
        return refuse(f"{what} cannot be used ({error.strerror}).")
    bar.done()
    _tell(made)
    return _preview(arguments.preview, made)


def _wishes(arguments: argparse.Namespace) -> Wishes:
    captions: dict[str, str] | None = {}
    if arguments.captions == "names":
        captions = None
    elif arguments.captions:
        captions = read_table(Path(arguments.captions))
    crops = dict(_crop(text) for text in arguments.crop)
    jobs = min(MOST_JOBS, os.cpu_count() or 1)
    return Wishes(arguments.title, captions, crops, jobs, arguments.language)


def _crop(text: str) -> tuple[str, Rectangle]:
    name, _, numbers = text.rpartition("=")
    try:
        x, y, width, height = (float(number) for number in numbers.split(","))
    except ValueError:
        raise NotImported("crop_unreadable") from None
    if not name or min(x, y) < 0 or min(width, height) < 1 or max(x, y, width, height) > 1e6:
        raise NotImported("crop_unreadable")
    return composed(name), (x, y, width, height)


def _taken(shelf: Path) -> frozenset[str]:
    decks = Shelf.load(*all_decks(shelf.parent)).decks
    return frozenset(card.id for deck in decks for card in deck.known)


def _tell(made: Imported) -> None:
    _tell_skipped(made.skipped)
    print(f"{len(made.cards)} cards are in the deck {made.deck.id} ({made.deck.folder}).")
    print(f"To play with it, open this page of your server once: /decks#{made.deck.id}.{made.key}")
    print("Then it can be chosen at every table you are the host of, and by nobody else.")


def _tell_skipped(skipped: tuple[Skipped, ...]) -> None:
    if skipped:
        print(f"{len(skipped)} files are left out:")
        for one in skipped:
            print(f"  {one}")


def _preview(path: Path | None, made: Imported) -> int:
    if path is None:
        return 0
    from reverie.own.sheet import write_sheet

    try:
        write_sheet(path, made.cards)
    except OSError as error:
        return refuse(f"the deck is there, but the preview cannot be written ({error.strerror}).")
    print(f"The crops are shown in {path}; another one is wished for with --crop NAME=x,y,w,h.")
    return 0


# ---- what goes again


def _delete(data: Path, name: str) -> int:
    deck = next((deck for deck in Shelf.load(data / "decks").decks if deck.id == name), None)
    if deck is None or deck.kind != "imported":
        return refuse(f"there is no own deck {name}.")
    OwnDeck(deck.folder).delete()
    print(f"The deck {name} is gone for good.")
    return 0


def _prune(data: Path, database: str | None) -> int:
    if database and importlib.util.find_spec("asyncpg") is None:
        return refuse("a database needs the extra `cluster` (docs/hosting.md).")
    if not database and not DataFolder(data).has_tables:
        return refuse(f"there are no tables in {data}; if they are in a database, say --database.")
    try:
        gone = asyncio.run(_delete_abandoned(data / "decks", _tables(data, database)))
    except CannotUse as why:
        return refuse(str(why))
    print(f"{gone} decks are gone for good.")
    return 0


def _tables(data: Path, database: str | None) -> Store:
    if not database:
        return SqliteStore(data / "reverie.sqlite")
    from reverie.adapters.postgres_store import PostgresStore

    return PostgresStore(database)


async def _delete_abandoned(shelf: Path, store: Store) -> int:
    """Decks that were never at a table are somebody's plan, and stay."""
    gone = 0
    await store.start()
    try:
        for deck in Shelf.load(shelf).decks:
            if is_own(deck.id) and (deck.folder / "owner.json").is_file():
                own = OwnDeck(deck.folder)
                tables = own.owner().seats
                if tables and not [t for t in tables if await store.lease(t)]:
                    own.delete()
                    gone += 1
    finally:
        await store.close()
    return gone
