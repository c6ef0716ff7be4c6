"""`reverie decks import`, as a person runs it: folders, archives, documents, and tricks."""

import asyncio
import os
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path

import pytest
from odd_pictures import BAD, GOOD, GREEN, halves, lying, make_all, saved, zip_bomb, zip_slip

from reverie.adapters.data_folder import DataFolder
from reverie.adapters.postgres_store import PostgresStore
from reverie.adapters.sqlite_store import SqliteStore
from reverie.decks import Deck, Shelf
from reverie.decks.places import built_in_decks
from reverie.own.captions import caption_of, from_name, read_table
from reverie.own.darkroom import Card
from reverie.own.folders import MOST_SEATS, Drawn, make_deck
from reverie.own.reasons import NotImported
from reverie.own.sources import find
from reverie.rules.ids import Seat
from reverie.tables.ports import Head, Person, Record, Store


def decks(*words: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "reverie", "decks", *map(str, words)],
        capture_output=True,
        text=True,
        check=False,
    )


def only_deck(data: Path) -> Deck:
    shelf = Shelf.load(data / "decks")
    assert not shelf.refused
    (deck,) = shelf.decks
    assert sorted(os.listdir(data)) == ["decks"]
    assert os.listdir(data / "decks") == [deck.id]
    return deck


def nothing_in(data: Path) -> bool:
    return not any(path.is_file() for path in data.rglob("*"))


def test_a_folder_of_odd_pictures(tmp_path: Path) -> None:
    folder, data = make_all(tmp_path / "odd"), tmp_path / "data"
    (folder / "way_out.jpg").symlink_to("/etc/passwd")
    (folder / "hidden").mkdir()
    (folder / "hidden/.DS_Store").write_bytes(b"nothing")
    (folder / "again.jpg").write_bytes((folder / "rotated.jpg").read_bytes())
    os.mkfifo(folder / "pipe.jpg")
    sheet = tmp_path / "sheet.png"
    said = decks("import", folder, "--title", "Odd", "--data", data, "--preview", sheet)
    assert said.returncode == 0, said.stderr
    deck = only_deck(data)
    assert (deck.kind, deck.title(), deck.about()) == ("imported", "Odd", "")
    assert len(deck.cards) == len(GOOD)
    left_out = {"way_out.jpg": "picture_leads_outside", "pipe.jpg": "picture_unknown", **BAD}
    for name, code in left_out.items():
        line = next(line for line in said.stdout.splitlines() if f" {name}:" in line)
        assert line.endswith(f"({code})")
    assert "(picture_twice)" in said.stdout
    assert ".DS_Store" not in said.stdout
    assert sheet.read_bytes()[:4] == b"\x89PNG"
    for path in deck.folder.rglob("*.webp"):
        assert b"secret" not in path.read_bytes()
        assert path.name.partition(".")[0] in {card.id for card in deck.cards}
    assert f"#{deck.id}." in said.stdout
    assert deck.id in decks("list", "--data", data).stdout
    assert decks("delete", deck.id, "--data", data).returncode == 0
    assert nothing_in(data)


@pytest.mark.parametrize(
    ("make", "code"),
    [
        (zip_slip, "picture_leads_outside"),
        (zip_bomb, "picture_unpacks_too_large"),
        (lambda: lying(zip_bomb()), "picture_"),
    ],
)
def test_the_tricks_of_archives(tmp_path: Path, make: Callable[[], bytes], code: str) -> None:
    data, archive = tmp_path / "here" / "data", tmp_path / "here" / "tricky.zip"
    archive.parent.mkdir()
    archive.write_bytes(make())
    said = decks("import", archive, "--title", "Zip", "--data", data)
    assert said.returncode == 0, said.stderr
    assert len(only_deck(data).cards) == 1
    assert f"({code}" in said.stdout
    assert {path.name for path in tmp_path.rglob("*.png")} == set()
    assert sorted(os.listdir(archive.parent)) == ["data", "tricky.zip"]
    assert not Path("/tmp/absolute.png").exists()


@pytest.mark.parametrize(
    ("wanted", "told"),
    [("captions.csv", ["", "Late", "A dog"]), ("names", ["the old harbour", "late", ""])],
)
def test_captions_come_from_a_table_or_from_names(
    tmp_path: Path, wanted: str, told: list[str]
) -> None:
    folder, data = tmp_path / "pictures", tmp_path / "data"
    folder.mkdir()
    for number, name in enumerate(("10 late.png", "2 the_old-harbour.png", "IMG_1.png")):
        (folder / name).write_bytes(saved(halves(300 + number, 450), "PNG"))
    table = tmp_path / "captions.csv"
    table.write_text(
        "file;caption\nIMG_1.png;A dog; and more\n10 late.png;  Late\t \n", "utf-8-sig"
    )
    captions = table if wanted == table.name else wanted
    words = ("--captions", captions, "--language", "da")
    said = decks("import", folder, "--title", "T", *words, "--data", data)
    assert said.returncode == 0, said.stderr
    deck = only_deck(data)
    assert deck.languages == {"da"}
    assert [deck.describe(card.id, "de") for card in deck.cards] == told


def test_a_caption_of_several_lines_is_one_and_loses_no_space(tmp_path: Path) -> None:
    """As spreadsheets write a cell with a break in it."""
    table = tmp_path / "captions.csv"
    table.write_text('a.png;"A dog\nby the sea"\nb.png;Late\u2028again\n', "utf-8")
    assert read_table(table) == {"a.png": "A dog by the sea", "b.png": "Late again"}


def test_names_that_machines_gave_say_nothing() -> None:
    for name in ("IMG_2034.jpg", "DSC00017.JPG", "PXL_20240817_1934.jpg", "a/12.png", "scan 3.tif"):
        assert from_name(name) == ""
    assert from_name("photos/Grandma's_garden (2).jpeg") == "Grandma's garden"


def without_its_alphabet(archive: Path) -> None:
    """Its names stay in UTF-8, and nothing says so."""
    data = bytearray(archive.read_bytes())
    for header, flags in ((b"PK\3\4", 6), (b"PK\1\2", 8)):
        at = -1
        while (at := data.find(header, at + 1)) >= 0:
            data[at + flags + 1] &= 0xF7
    archive.write_bytes(data)


def test_a_name_is_the_same_whichever_way_it_is_written(tmp_path: Path) -> None:
    """A Mac writes ü as u and two dots, and zips it without saying in which alphabet."""
    name, folder, archive = "Ku\u0308ste im Nebel.png", tmp_path / "pictures", tmp_path / "mac.zip"
    folder.mkdir()
    (folder / name).write_bytes(b"x")
    with zipfile.ZipFile(archive, "w") as file:
        file.writestr(name, b"x")
    without_its_alphabet(archive)
    table = tmp_path / "captions.csv"
    table.write_text("K\u00fcste im Nebel.png;Am Meer\n", "utf-8")
    for source in (folder, archive):
        (piece,) = find(source).pieces
        assert piece.read() == b"x"
        assert from_name(piece.name) == "K\u00fcste im Nebel"
        assert caption_of(piece.name, read_table(table)) == "Am Meer"


def test_crops_can_be_overridden(tmp_path: Path) -> None:
    folder = tmp_path / "pictures"
    folder.mkdir()
    (folder / "a=b.png").write_bytes(saved(halves(1200, 1200, GREEN), "PNG"))
    crop = ("--crop", "a=b.png=0,200,400,600")
    said = decks("import", folder, "--title", "T", "--data", tmp_path / "data", *crop)
    assert said.returncode == 0, said.stderr
    _, green, blue = bytes.fromhex(only_deck(tmp_path / "data").cards[0].tint[1:])
    assert green > blue  # In the middle it would be half green, half blue.


@pytest.mark.parametrize(
    ("words", "code"),
    [
        (("nowhere", "--title", "T"), "source_missing"),
        (("notes.txt", "--title", "T"), "source_unknown"),
        (("good",), "title_missing"),
        (("good", "--title", "T" * 61), "title_missing"),
        (("good", "--title", "T", "--crop", "a.png=1,2,3"), "crop_unreadable"),
        (("good", "--title", "T", "--crop", "other.png=1,2,3,4"), "crop_unreadable"),
        (("good", "--title", "T", "--captions", "nowhere.csv"), "captions_unreadable"),
        (("bad", "--title", "T"), "nothing_left"),
        (("broken.zip", "--title", "T"), "source_broken"),
        (("many.zip", "--title", "T"), "source_too_large"),
    ],
)
def test_what_cannot_be_imported_changes_nothing(
    tmp_path: Path, words: tuple[str, ...], code: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for folder, picture in (("good", saved(halves(300, 450), "PNG")), ("bad", b"MZ")):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "a.png").write_bytes(picture)
    (tmp_path / "notes.txt").write_text("nothing")
    for name, members in (("many.zip", 5001), ("broken.zip", 3)):
        with zipfile.ZipFile(tmp_path / name, "w") as archive:
            for number in range(members if name == words[0] else 3):
                archive.writestr(f"{number}.png", b"")
    whole = (tmp_path / "broken.zip").read_bytes()
    (tmp_path / "broken.zip").write_bytes(b"PK\3\4" + whole[-80:])
    monkeypatch.chdir(tmp_path)
    said = decks("import", *words, "--data", tmp_path / "data")
    assert said.returncode == 2
    assert f"{NotImported.sentences[code]} ({code})" in said.stderr
    assert nothing_in(tmp_path / "data")


def test_a_source_that_cannot_be_had_is_not_the_data_folder(tmp_path: Path) -> None:
    said = decks("import", tmp_path / ("long" * 99), "--title", "T", "--data", tmp_path / "data")
    assert said.returncode == 2
    assert "data folder" not in said.stderr
    assert "Traceback" not in said.stderr


def test_the_pages_of_a_document(tmp_path: Path) -> None:
    pages = [halves(600, 900, colour) for colour in ((200, 40, 30), (30, 150, 60))]
    pages[0].save(tmp_path / "album.pdf", save_all=True, append_images=pages[1:])
    said = decks("import", tmp_path / "album.pdf", "--title", "T", "--data", tmp_path / "data")
    try:
        import pypdfium2  # noqa: F401
    except ImportError:
        assert "(pdf_not_here)" in said.stderr
        assert nothing_in(tmp_path / "data")
        return
    assert said.returncode == 0, said.stderr
    assert len(only_deck(tmp_path / "data").cards) == 2
    (tmp_path / "broken.pdf").write_bytes(b"%PDF-1.7\nnothing")
    said = decks("import", tmp_path / "broken.pdf", "--title", "T", "--data", tmp_path / "none")
    assert "(source_broken)" in said.stderr


def a_card() -> Card:
    painted = built_in_decks() / "placeholder"
    picture, thumbnail = (next((painted / part).iterdir()) for part in ("pictures", "thumbnails"))
    return Card(
        picture.read_bytes(), thumbnail.read_bytes(), "#123456", "", (9, 9), (0,) * 4, (9, 9), b""
    )


def three_decks(data: Path) -> tuple[str, str, str]:
    """One at an erased table and at one that is here, one at the erased table, one at none."""
    card = a_card()
    (data / "decks").mkdir()
    seats: tuple[dict[str, int], ...] = ({"old": 0, "here": 1}, {"old": 0}, {})
    kept, gone, plan = (make_deck(data / "decks", "T", [Drawn(card)], s)[0].id for s in seats)
    return kept, gone, plan


def test_decks_of_erased_tables_are_pruned_and_the_others_stay(tmp_path: Path) -> None:
    assert decks("prune", "--data", tmp_path).returncode == 2
    kept, _, plan = three_decks(tmp_path)
    asyncio.run(a_table_named("here", SqliteStore(tmp_path / "reverie.sqlite")))
    said = decks("prune", "--data", tmp_path)
    assert "1 decks are gone" in said.stdout, said.stderr
    assert sorted(os.listdir(tmp_path / "decks")) == sorted([kept, plan])


def test_beside_a_database_an_old_file_is_not_asked_what_is_abandoned(
    tmp_path: Path, database: str
) -> None:
    """The file of before the move knows no newer table: their decks would have gone for good."""
    kept, _, plan = made = three_decks(tmp_path)
    asyncio.run(a_table_named("before", SqliteStore(tmp_path / "reverie.sqlite")))
    asyncio.run(a_table_named("here", PostgresStore(database)))
    DataFolder(tmp_path).share()
    said = decks("prune", "--data", tmp_path)
    assert said.returncode == 2
    assert "--database" in said.stderr
    assert sorted(os.listdir(tmp_path / "decks")) == sorted(made)
    said = decks("prune", "--data", tmp_path, "--database", database)
    assert "1 decks are gone" in said.stdout, said.stderr
    assert sorted(os.listdir(tmp_path / "decks")) == sorted([kept, plan])


async def a_table_named(name: str, store: Store) -> None:
    await store.start()
    await store.open(Head(name, "BCDF"), Record(1, b"{}"), Person(Seat(0), "Ada"))
    await store.close()


def test_a_deck_that_lay_at_very_many_tables_is_still_its_owners(tmp_path: Path) -> None:
    """What was written became longer than what is read, and the deck nobody's."""
    many = {f"{n:016}": 0 for n in range(MOST_SEATS + 5)}
    deck, _ = make_deck(tmp_path, "T", [Drawn(a_card())], many)
    deck.bring("the-newest-table", 3)
    seats = deck.owner().seats
    assert len(seats) == MOST_SEATS
    assert list(seats)[-1] == "the-newest-table"
    deck.bring(next(iter(seats)), 0)
    assert list(deck.owner().seats)[-1] == next(iter(seats)), "who is there again is the newest"
