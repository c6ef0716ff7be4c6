"""The book to print: the right pages, text that can be found, and what the type cannot set."""

import os
import sys
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace

import msgspec
import pypdfium2
import pytest
from at_book import LOGS, SHELF, chronicle_of, pages_of, whole_game
from msgspec.structs import replace
from test_html import named

from reverie.adapters import book_print
from reverie.adapters.book_files import order, printed
from reverie.adapters.book_print import pdf_of
from reverie.adapters.books import book_of, book_of_file
from reverie.adapters.game_file import write_game
from reverie.evening.book import Book, BookDeck, Saying
from reverie.evening.words import Words
from reverie.rules.ids import Seat
from reverie.rules.pieces import Options, SidePoints, Written
from reverie.tables.ports import Person

A5 = (148 / 25.4 * 72, 210 / 25.4 * 72)


def texts(made: bytes) -> list[str]:
    document = pypdfium2.PdfDocument(made)
    return [page.get_textpage().get_text_range() for page in document]


@pytest.fixture(scope="module")
def evening() -> Book:
    short = Options(target_score=12)
    book = named(book_of_file(whole_game("classic", 6, seed=5, options=short), SHELF))
    return replace(book, spreads=book.spreads[:4])


def test_two_pages_a_turn_on_a5(evening: Book) -> None:
    made = pdf_of(order(evening, "de", SHELF))
    document = pypdfium2.PdfDocument(made)
    assert len(document) == 2 * len(evening.spreads) + 4
    assert all(page.get_size() == pytest.approx(A5, abs=0.5) for page in document)
    said = texts(made)
    words = Words("de")
    assert words("book-title") in said[0]
    for at, spread in enumerate(evening.spreads):
        assert words("history-turn", turn=spread.turn) in said[1 + 2 * at]
        numbers = said[2 + 2 * at].split()
        assert {str(n) for n in range(1, 7)} <= set(numbers)
        pictures = [one for one in document[2 + 2 * at].get_objects() if one.type == 3]
        assert len(pictures) == len(spread.reveal.places)
    faces = {font for font in (b"Gabriela", b"ProzaLibre") if font in made}
    assert faces == {b"Gabriela", b"ProzaLibre"}, "the type of the house lies in it"


def test_it_is_printed_where_nobody_can_be_nice(
    evening: Book, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Windows has no such thing."""
    wish = order(replace(evening, spreads=evening.spreads[:1]), "en", SHELF)
    out = SimpleNamespace(buffer=BytesIO())
    monkeypatch.delattr(os, "nice")
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=BytesIO(msgspec.json.encode(wish))))
    monkeypatch.setattr(sys, "stdout", out)
    book_print.main()
    assert out.buffer.getvalue().startswith(b"%PDF")


def test_letters_that_the_type_lacks(evening: Book) -> None:
    """Names go without them, or by their rabbit; elsewhere there is a dot, and it is said."""
    first = evening.spreads[0]
    clue = replace(first, reveal=replace(first.reveal, clue=Written("Moon 月 and 🐉")), said=())
    book = replace(evening, spreads=(clue,))
    said = texts(pdf_of(order(book, "en", SHELF)))
    whole = " ".join(said)
    assert "Moon · and ·" in said[1]
    assert "Bo" in whole
    assert "🦊" not in whole
    assert Words("en")("colour-sky") in whole, "נועה"
    assert "Łukasz" in whole, "letters beyond Latin-1 are there"
    assert Words("en")("book-letters") in " ".join(said[-1].split())


def test_of_two_who_are_called_the_same_each_gains_their_own(evening: Book) -> None:
    """Two who asked to be forgotten are both somebody who left."""
    people = tuple(replace(one, name="" if one.seat < 2 else one.name) for one in evening.people)
    first = evening.spreads[0]
    points = (SidePoints(people[0].side, found=3),)
    spread = replace(first, reveal=replace(first.reveal, points=points), said=())
    book = replace(evening, people=people, spreads=(spread,))
    clue_page = " ".join(texts(pdf_of(order(book, "en", SHELF)))[1].split())
    assert clue_page.count(Words("en")("reveal-gone")) >= 2
    assert clue_page.count("+3") == 1


def test_what_does_not_fit_is_seen_to_be_missing(evening: Book) -> None:
    reasons = tuple(Saying(Seat(n % 6), f"reason {n} " + "of many words " * 9) for n in range(12))
    book = replace(evening, spreads=(replace(evening.spreads[0], said=reasons),))
    said = texts(pdf_of(order(book, "en", SHELF)))[1]
    assert "reason 0" in said
    assert "reason 11" not in said
    assert "…" in said
    few = replace(evening, spreads=(replace(evening.spreads[0], said=reasons[:2]),))
    assert "…" not in texts(pdf_of(order(few, "en", SHELF)))[1]


def test_own_pictures_are_said_to_be_private(evening: Book) -> None:
    own = BookDeck("own-abcdefghijkl", {"en": "Our garden"}, own=True)
    book = replace(evening, spreads=evening.spreads[:1], decks=(own,))
    said = texts(pdf_of(order(book, "en", SHELF)))
    assert Words("en")("book-private") in " ".join(said[-1].split())


@pytest.mark.parametrize("stem", ["odyssey", "party", "teams"])
def test_games_of_the_first_release(stem: str) -> None:
    path = next(path for path in LOGS if path.stem == stem)
    people = {Seat(n): Person(Seat(n), f"Name {n}") for n in range(12)}
    book = book_of(chronicle_of(pages_of(path)), None, people, (), SHELF)
    book = replace(book, spreads=book.spreads[:2])
    assert "Name 0" in texts(pdf_of(order(book, "fi", SHELF)))[0]


async def test_the_server_has_it_done_by_a_process_of_its_own(evening: Book) -> None:
    book = replace(evening, spreads=evening.spreads[:1])
    assert len(texts(await printed(order(book, "it", SHELF)))) == 6


def test_on_the_command_line(tmp_path: Path) -> None:
    from reverie.__main__ import main

    game, out = tmp_path / "game.jsonl", tmp_path / "book.pdf"
    write_game(game, whole_game("classic", 3, seed=4, options=Options(target_score=5)))
    assert main(["book", str(game), "--pdf", str(out), "--language", "da"]) == 0
    assert "Aftenens bog" in texts(out.read_bytes())[0]
