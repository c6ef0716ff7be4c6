"""The one file: it holds everything it needs, says it in the reader's words, and stays small."""

import json
import re
import shutil
import subprocess
import sys
from datetime import date
from html.parser import HTMLParser
from pathlib import Path

import pytest
from at_book import ALL_CARDS, LOGS, SHELF, chronicle_of, pages_of, whole_game
from msgspec.structs import replace

from reverie.adapters.book_files import html_of, order
from reverie.adapters.books import book_of, book_of_file
from reverie.adapters.game_file import write_game
from reverie.cli.book import HELP
from reverie.decks import Shelf
from reverie.decks.places import built_in_decks
from reverie.evening import drawings
from reverie.evening.book import Book, BookDeck, Saying
from reverie.evening.puppet import STILLS
from reverie.evening.words import FILE, LANGUAGES, Words
from reverie.rules.clues import GESTURES, Mime, Note, Step, Tune
from reverie.rules.ids import COLOURS, Seat
from reverie.rules.pieces import Options, Written
from reverie.tables.ports import Person

ROOT = Path(__file__).parent.parent.parent
MEGABYTE = 1_000_000
NAMES = ("Mira", "נועה", "محمد", "Bo 🦊", "<b>Åsa</b>", "Łukasz & “Ö”", "中村", "Þóra")


class Reader(HTMLParser):
    """What a browser would read: every address, every text, and whether all tags are closed."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.addresses: list[str] = []
        self.tags: list[str] = []
        self.said: list[str] = []
        self.open: list[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]
        self.said += [value or "" for name, value in attrs if name in ("alt", "aria-label")]
        if tag not in ("meta", "img", "br"):
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.addresses += [value or "" for name, value in attrs if name in ("src", "href")]

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self.open and self.open[-1] != "style":
            self.said.append(data)


def named(book: Book) -> Book:
    """People of many scripts; reasons, tunes and pantomimes in the first turns."""
    people = tuple(replace(one, name=NAMES[at % len(NAMES)]) for at, one in enumerate(book.people))
    clues = (
        Tune((Note("musicbox", 2, 0, 5), Note("owl", 4, 700, 9), Note("rain", 10, 12_000, 1))),
        Mime(tuple(Step(n * 300, gesture) for n, gesture in enumerate(GESTURES))),
        Mime((Step(0, "", (100,) * 9), Step(200, "", (-100,) * 9), Step(5000, "", (9,) * 9))),
        Written("</h2><script>alert(1)</script> Donaudampfschifffahrt 🐉"),
    )
    said = (Saying(Seat(1), "“Because” <i>of</i> {it}"), Saying(Seat(0), "כי זה נראה ככה"))
    spreads = tuple(
        replace(
            spread,
            reveal=replace(spread.reveal, clue=clues[at] if at < len(clues) else Written("Home")),
            said=said,
        )
        for at, spread in enumerate(book.spreads)
    )
    return replace(book, people=people, spreads=spreads, night=1_794_000_000.0)


@pytest.fixture(scope="module")
def evening() -> Book:
    return named(book_of_file(whole_game("classic", 6, seed=5), SHELF))


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_in_it_and_nothing_runs(evening: Book, language: str) -> None:
    text = html_of(evening, language, SHELF).decode()
    read = Reader(text)
    assert read.open == []
    leads = {address.split(",")[0] for address in read.addresses if not address.startswith("#")}
    assert leads == {"data:image/webp;base64"}
    assert "script" not in read.tags
    assert not re.search(r"url\((?!data:font/ttf)", text)
    assert "default-src 'none'" in text
    anchors = {address for address in read.addresses if re.fullmatch(r"#p\d+", address)}
    assert anchors == {f"#p{n}" for n in range(1, len(evening.spreads) + 3)}
    words = Words(language)
    said = " ".join(read.said)
    for name in NAMES[:6]:
        assert name in said, "as the table knows them"
    assert words("book-title") in said
    assert words.night(date.fromtimestamp(1_794_000_000)) in said
    assert all(words("history-turn", turn=spread.turn) in said for spread in evening.spreads)
    cards = {place.card for spread in evening.spreads for place in spread.reveal.places}
    assert all(SHELF.describe(card, language) in said for card in cards), "for those who listen"


def test_who_voted_for_what_stands_beside_every_card(evening: Book) -> None:
    said = Reader(html_of(evening, "en", SHELF).decode()).said
    names = {one.seat: one.name for one in evening.people}
    for spread in evening.spreads:
        for number, place in enumerate(spread.reveal.places, 1):
            described = [one for one in said if one.startswith(f"{number}. ")]
            owner, voters = names[place.owner], [names[seat] for seat in place.votes]
            assert any(owner in one and all(voter in one for voter in voters) for one in described)


def test_a_deck_that_went_while_the_server_ran_is_only_missing(tmp_path: Path) -> None:
    """Its shelf still has it: another worker, or the command line, has taken it away."""
    folder = shutil.copytree(built_in_decks() / "placeholder", tmp_path / "placeholder")
    shelf = Shelf.load(tmp_path)
    book = book_of(chronicle_of(pages_of(LOGS[0])), None, {}, (), shelf)
    assert b"<img" in html_of(book, "en", shelf)
    assert order(book, "en", shelf).pictures
    shutil.rmtree(folder)
    made = html_of(book, "en", shelf)
    assert b"<img" not in made
    assert b'class="missing"' in made
    assert order(book, "en", shelf).pictures == {}


def _turns(book: Book, count: int) -> Book:
    """The same evening, as long as this: with other cards in every turn."""
    cards = iter(ALL_CARDS * 9)
    spreads = []
    for at in range(count):
        spread = book.spreads[at % len(book.spreads)]
        places = tuple(replace(place, card=next(cards)) for place in spread.reveal.places)
        spreads.append(replace(spread, turn=at + 1, reveal=replace(spread.reveal, places=places)))
    return replace(book, spreads=tuple(spreads))


@pytest.mark.parametrize("players", [4, 6, 12])
def test_twenty_turns_weigh_at_most_six_megabytes(players: int) -> None:
    name = "classic" if players <= 6 else "odyssey"
    book = book_of_file(whole_game(name, players, seed=2, options=Options()), SHELF)
    made = html_of(_turns(named(book), 20), "en", SHELF)
    assert len(made) <= 6 * MEGABYTE
    assert made.count(b"data:image/webp") >= 20 * players


def test_a_short_evening_has_the_large_pictures(evening: Book) -> None:
    told = evening.spreads[0].reveal
    assert told.target is not None
    picture = SHELF.picture(told.places[told.target - 1].card).path.read_bytes()
    import base64

    assert base64.b64encode(picture) in html_of(_turns_of(evening, 6), "en", SHELF)


def _turns_of(book: Book, count: int) -> Book:
    return replace(book, spreads=book.spreads[:count])


def test_own_pictures_are_said_to_be_private(evening: Book) -> None:
    own = BookDeck("own-abcdefghijkl", {"en": "Our garden"}, own=True)
    warned = Words("en")("book-private")
    assert warned not in html_of(evening, "en", SHELF).decode()
    assert warned in html_of(replace(evening, decks=(own,)), "en", SHELF).decode()


@pytest.mark.parametrize("path", LOGS, ids=lambda path: path.stem)
def test_games_of_the_first_release(path: Path) -> None:
    people = {Seat(n): Person(Seat(n), f"Name {n}") for n in range(12)}
    book = book_of(chronicle_of(pages_of(path)), None, people, (), SHELF)
    read = Reader(html_of(book, "is", SHELF).decode())
    assert read.open == []
    assert "Name 0" in " ".join(read.said)


def test_a_card_that_is_no_longer_there_leaves_its_place_empty(evening: Book) -> None:
    first = evening.spreads[0]
    places = (replace(first.reveal.places[0], card="gone00"), *first.reveal.places[1:])
    spread = replace(first, reveal=replace(first.reveal, places=places))
    read = Reader(html_of(replace(evening, spreads=(spread,)), "en", SHELF).decode())
    assert read.open == []


def test_on_the_command_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from reverie.__main__ import COMMANDS, main

    game, out = tmp_path / "game.jsonl", tmp_path / "book.html"
    write_game(game, whole_game("party", 6, seed=4))
    assert main(["book", str(game), "--html", str(out), "--language", "fi"]) == 0
    text = out.read_text(encoding="utf-8")
    assert "Illan kirja" in text
    assert Words("fi")("colour-poppy") in text, "nobody has a name: they go by their rabbits"
    assert main(["book", "XXXX", "--data", str(tmp_path), "--html", str(out)]) != 0
    assert "no table" in capsys.readouterr().err
    assert COMMANDS["book"] == HELP


# ---- drawn and said as in the client


def test_the_words_are_the_clients() -> None:
    sys.path.insert(0, str(ROOT / "tools"))
    from book_words import words

    assert json.loads(FILE.read_text(encoding="utf-8")) == words(), "make golden"


def test_the_rabbits_are_the_clients() -> None:
    drawn = (ROOT / "web/src/ui/drawings.ts").read_text(encoding="utf-8")
    voices = (ROOT / "web/src/clues/voice-icons.ts").read_text(encoding="utf-8")
    coats = (ROOT / "web/src/look/rabbits.css").read_text(encoding="utf-8")
    paths = [getattr(drawings, name) for name in ("HEAD", "BODY", "FEET", "EARS", "PIP", "SHADE")]
    assert all(f"'{path}'" in drawn for path in (*paths, *drawings.MARKS.values()))
    assert all(f"'{path}'" in voices for path in drawings.VOICES.values())
    assert set(drawings.COATS) == set(drawings.MARK_OF) == set(COLOURS)
    for colour, coat in drawings.COATS.items():
        assert f"[data-rabbit='{colour}'] {{\n  --coat: {coat};" in coats
    assert set(STILLS) == set(GESTURES)


def test_it_is_made_without_any_of_the_extras(tmp_path: Path) -> None:
    """Pillow and what prints belong to extras; the one file needs neither."""
    game, out = tmp_path / "game.jsonl", tmp_path / "book.html"
    write_game(game, whole_game("classic", 4, seed=1))
    hidden = "import sys; sys.modules.update(PIL=None, numpy=None, fpdf=None)\n"
    wish = ["book", str(game), "--html", str(out)]
    run = f"from reverie.__main__ import main; main({wish!r})"
    subprocess.run([sys.executable, "-c", hidden + run], check=True)
    assert out.stat().st_size > 100_000
