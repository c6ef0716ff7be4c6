"""`reverie book`: the book of an evening as a file, from a stored table or a recorded game."""

import argparse
import asyncio
from pathlib import Path

from reverie.adapters.book_files import can_print, html_of, order
from reverie.adapters.books import MOST_LINES, book_of, book_of_file
from reverie.adapters.game_file import BadGameFile, read_game
from reverie.adapters.sqlite_store import SqliteStore
from reverie.cli.data_option import add_data
from reverie.cli.errors import refuse
from reverie.decks.library import Library
from reverie.decks.places import all_decks
from reverie.decks.shelf import Shelf
from reverie.evening.book import Book
from reverie.evening.words import LANGUAGES
from reverie.tables.history import Chronicle
from reverie.tables.refusals import Refused

HELP = "bind the book of an evening: one HTML file, or a PDF to print"
LONG_HELP = """\
Of a stored table, by its code or its id, or of a recorded game (`reverie tables export`, 'Save this
game as a file', `reverie play --record`). A recorded game has no names, and knows no night. Own
pictures of the players are in the book, too: give it only to people who may see them.
"""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("what", metavar="CODE|FILE", help="a table's code or id, or a game's file")
    parser.add_argument("--html", type=Path, metavar="PATH", help="one file that opens anywhere")
    parser.add_argument("--pdf", type=Path, metavar="PATH", help="A5, to print (needs fpdf2)")
    parser.add_argument("--game", type=int, help="which game of the table (default: the last)")
    parser.add_argument(
        "--language", choices=LANGUAGES, help="default: the table's own, or English"
    )
    add_data(parser)


def run(arguments: argparse.Namespace) -> int:
    if not arguments.html and not arguments.pdf:
        return refuse("--html or --pdf says where the book is to be written.")
    if arguments.pdf and not can_print():
        return refuse("printing needs the extra `book` (docs/hosting.md).")
    try:
        book, shelf = _find(arguments)
    except (BadGameFile, Refused) as no:
        return refuse(str(no))
    if book is None:
        return refuse(f"there is no table in {arguments.data} and no file {arguments.what}.")
    language = arguments.language or book.language
    if arguments.html:
        _write(arguments.html, html_of(book, language, shelf), book)
    if arguments.pdf:
        from reverie.adapters.book_print import pdf_of

        _write(arguments.pdf, pdf_of(order(book, language, shelf)), book)
    if book.is_private:
        print("It shows own pictures: give it only to people who may see them.")
    return 0


def _write(path: Path, made: bytes, book: Book) -> None:
    path.write_bytes(made)
    print(f"{len(book.spreads)} turns are in {path}.")


def _find(arguments: argparse.Namespace) -> tuple[Book | None, Shelf]:
    library = Library(*all_decks(arguments.data))
    path = Path(arguments.what)
    if path.is_file():
        return book_of_file(read_game(path), library.shelf), library.shelf
    stored = arguments.data / "reverie.sqlite"
    if not stored.exists():
        return None, library.shelf
    return asyncio.run(_of_table(stored, arguments, library.shelf)), library.shelf


async def _of_table(stored: Path, arguments: argparse.Namespace, shelf: Shelf) -> Book | None:
    store = SqliteStore(stored)
    try:
        table = await store.find_code(arguments.what.upper()) or arguments.what
        if await store.lease(table) is None:
            return None
        chronicle = Chronicle()
        chronicle.read_on(await store.load(table))
        people = {person.seat: person for person in await store.people(table)}
        lines = await store.talk(table, MOST_LINES)
        return book_of(chronicle, arguments.game, people, lines, shelf)
    finally:
        await store.close()
