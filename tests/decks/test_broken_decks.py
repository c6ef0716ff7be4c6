"""Every way a deck can be broken is refused with its own code, and the deck beside it loads."""

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.decks import Code, Shelf
from reverie.decks.manifest import read_manifest
from reverie.decks.refusals import Broken

from .conftest import Break, Workshop


def riff(*chunks: tuple[bytes, bytes]) -> bytes:
    body = b"WEBP"
    for name, data in chunks:
        body += name + struct.pack("<I", len(data)) + data + b"\0" * (len(data) % 2)
    return b"RIFF" + struct.pack("<I", len(body)) + body


def canvas(width: int, height: int) -> bytes:
    """The data of a VP8X chunk."""
    return bytes(4) + (width - 1).to_bytes(3, "little") + (height - 1).to_bytes(3, "little")


def lossless(width: int, height: int) -> bytes:
    """The opening of a VP8L chunk."""
    return b"\x2f" + struct.pack("<I", width - 1 | height - 1 << 14) + bytes(5)


def lossy(width: int, height: int) -> bytes:
    """The opening of a VP8 chunk."""
    return bytes(3) + b"\x9d\x01\x2a" + struct.pack("<HH", width, height)


def with_picture(data: bytes) -> Break:
    return lambda workshop, folder: workshop.picture(folder).write_bytes(data)


def with_manifest(**changes: Any) -> Break:
    def change(workshop: Workshop, folder: Path) -> None:
        workshop.write(folder, workshop.manifest(folder) | changes)

    return change


def with_card(**changes: str) -> Break:
    return lambda workshop, folder: workshop.change_card(folder, **changes)


def with_raw_manifest(data: bytes) -> Break:
    return lambda _, folder: (folder / "deck.json").write_bytes(data)


def without(field: str) -> Break:
    def leave_out(workshop: Workshop, folder: Path) -> None:
        manifest = workshop.manifest(folder)
        del manifest[field]
        workshop.write(folder, manifest)

    return leave_out


def with_first_card_twice(workshop: Workshop, folder: Path) -> None:
    manifest = workshop.manifest(folder)
    workshop.write(folder, manifest | {"cards": manifest["cards"] + manifest["cards"][:1]})


def with_link_outside(workshop: Workshop, folder: Path) -> None:
    picture = workshop.picture(folder)
    picture.rename(workshop.folder.parent / "elsewhere.webp")
    picture.symlink_to(workshop.folder.parent / "elsewhere.webp")


def with_something_after_the_end(workshop: Workshop, folder: Path) -> None:
    picture = workshop.picture(folder)
    picture.write_bytes(picture.read_bytes() + b"secret")


def cut_short(workshop: Workshop, folder: Path) -> None:
    picture = workshop.picture(folder)
    picture.write_bytes(picture.read_bytes()[:-10])


def with_chunk(name: bytes) -> Break:
    def add(workshop: Workshop, folder: Path) -> None:
        picture = workshop.picture(folder)
        image = picture.read_bytes()[12:]
        body = b"WEBP" + image + name + struct.pack("<I", 4) + b"gps!"
        picture.write_bytes(b"RIFF" + struct.pack("<I", len(body)) + body)

    return add


WAYS: dict[str, tuple[Code, Break]] = {
    "no deck.json": (Code.NO_MANIFEST, lambda _, folder: (folder / "deck.json").unlink()),
    "not JSON": (Code.NOT_JSON, with_raw_manifest(b"{'format': 1}")),
    "not text": (Code.NOT_JSON, with_raw_manifest(b'{"format": 1, "kind": "\xff\xfe"}')),
    "nothing": (Code.NOT_JSON, with_raw_manifest(b"")),
    "endlessly nested": (Code.NOT_JSON, with_raw_manifest(b'{"x":' + b"[" * 100_000)),
    "a list": (Code.WRONG_SHAPE, with_raw_manifest(b"[]")),
    "another format": (Code.WRONG_FORMAT, with_manifest(format=2)),
    "no format": (Code.WRONG_FORMAT, without("format")),
    "a format in words": (Code.WRONG_FORMAT, with_manifest(format="1")),
    "unknown kind": (Code.UNKNOWN_KIND, with_manifest(kind="stolen")),
    "no kind": (Code.UNKNOWN_KIND, without("kind")),
    "a kind that is a list": (Code.UNKNOWN_KIND, with_manifest(kind=["painted"])),
    "no licence": (Code.WRONG_SHAPE, without("licence")),
    "an unknown field": (Code.WRONG_SHAPE, with_manifest(subject="a secret")),
    "no cards": (Code.WRONG_SHAPE, with_manifest(cards=[])),
    "a deck id with a path in it": (Code.WRONG_SHAPE, with_manifest(id="../base")),
    "a deck id with a line break": (Code.WRONG_SHAPE, with_manifest(id="base\n")),
    "a negative engine": (Code.WRONG_SHAPE, with_manifest(engine=-1)),
    "a tint that is no colour": (Code.WRONG_SHAPE, with_card(tint="red;}")),
    "a tiny of 201 bytes": (Code.WRONG_SHAPE, with_card(tiny="x" * 201)),
    "a tiny of 101 wide letters": (Code.WRONG_SHAPE, with_card(tiny="ö" * 101)),
    "a title in German only": (Code.NO_ENGLISH, with_manifest(title={"de": "Traum"})),
    "an empty about": (Code.NO_ENGLISH, with_manifest(about={"en": " "})),
    "a card id too short": (Code.BAD_CARD_ID, with_card(id="abc12")),
    "a card id in capitals": (Code.BAD_CARD_ID, with_card(id="ABC123")),
    "a card id with a line break": (Code.BAD_CARD_ID, with_card(id="abc123\n")),
    "a card id in other digits": (Code.BAD_CARD_ID, with_card(id="abc12٣")),
    "a card twice": (Code.DOUBLE_CARD, with_first_card_twice),
    "a picture above": (Code.BAD_FILE_NAME, with_card(picture="../../secret.webp")),
    "a picture at the root": (Code.BAD_FILE_NAME, with_card(picture="/etc/secret.webp")),
    "a backslash": (Code.BAD_FILE_NAME, with_card(thumbnail="..\\secret.webp")),
    "a zero byte": (Code.BAD_FILE_NAME, with_card(picture="a\0.webp")),
    "a line break": (Code.BAD_FILE_NAME, with_card(picture="a.webp\n")),
    "a hidden file": (Code.BAD_FILE_NAME, with_card(picture=".webp")),
    "another ending": (Code.BAD_FILE_NAME, with_card(picture="a.svg")),
    "no picture": (Code.MISSING_FILE, lambda shop, folder: shop.picture(folder).unlink()),
    "no thumbnail": (
        Code.MISSING_FILE,
        lambda shop, folder: shop.picture(folder, "thumbnails").unlink(),
    ),
    "a link out of the deck": (Code.OUTSIDE_FOLDER, with_link_outside),
    "an over-large picture": (Code.TOO_LARGE, with_picture(bytes(300 * 1024 + 1))),
    "an over-large thumbnail": (
        Code.TOO_LARGE,
        lambda shop, folder: shop.picture(folder, "thumbnails").write_bytes(bytes(100 * 1024 + 1)),
    ),
    "an over-large manifest": (Code.TOO_LARGE, with_raw_manifest(b" " * (1024 * 1024 + 1))),
    "an empty picture": (Code.NOT_WEBP, with_picture(b"")),
    "a PNG": (Code.NOT_WEBP, with_picture(b"\x89PNG\r\n\x1a\n" + bytes(40))),
    "a sound": (Code.NOT_WEBP, with_picture(b"RIFF\x04\0\0\0WAVE")),
    "no chunk": (Code.NOT_WEBP, with_picture(riff())),
    "a frame without a picture": (Code.NOT_WEBP, with_picture(riff((b"VP8X", canvas(800, 1200))))),
    "a picture of noise": (Code.NOT_WEBP, with_picture(riff((b"VP8L", bytes(10))))),
    "a lossy picture of noise": (Code.NOT_WEBP, with_picture(riff((b"VP8 ", bytes(10))))),
    "an animation": (Code.NOT_WEBP, with_chunk(b"ANMF")),
    "something after the end": (Code.NOT_WEBP, with_something_after_the_end),
    "cut short": (Code.NOT_WEBP, cut_short),
    "another size": (Code.WRONG_SIZE, with_picture(riff((b"VP8L", lossless(1200, 800))))),
    "another lossy size": (Code.WRONG_SIZE, with_picture(riff((b"VP8 ", lossy(801, 1200))))),
    "a frame of another size": (
        Code.WRONG_SIZE,
        with_picture(riff((b"VP8X", canvas(800, 1201)), (b"VP8 ", lossy(800, 1200)))),
    ),
    "a frame that lies about its picture": (
        Code.WRONG_SIZE,
        with_picture(riff((b"VP8X", canvas(800, 1200)), (b"VP8L", lossless(900, 1200)))),
    ),
    "EXIF": (Code.METADATA, with_chunk(b"EXIF")),
    "XMP": (Code.METADATA, with_chunk(b"XMP ")),
}


@pytest.mark.parametrize("way", WAYS)
def test_a_broken_deck_is_refused_and_the_other_loads(workshop: Workshop, way: str) -> None:
    code, break_it = WAYS[way]
    folder = workshop.deck("mine")
    break_it(workshop, folder)
    refused = workshop.refusal()
    assert refused.code == code
    assert refused.folder == folder
    assert "mine" in str(refused)
    assert refused.reason in str(refused)
    assert str(refused).isprintable()


def test_a_thumbnail_in_the_size_of_a_picture_is_refused(workshop: Workshop) -> None:
    folder = workshop.deck("mine")
    picture = workshop.picture(folder).read_bytes()
    workshop.picture(folder, "thumbnails").write_bytes(picture)
    assert workshop.refusal().code == Code.WRONG_SIZE


def test_a_folder_that_cannot_be_read_is_refused(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    mine = workshop.deck("mine")
    read_bytes = Path.read_bytes

    def deny(path: Path) -> bytes:
        if path.parent == mine:
            raise PermissionError("not for you")
        return read_bytes(path)

    monkeypatch.setattr(Path, "read_bytes", deny)
    assert workshop.refusal().code == Code.UNREADABLE


def test_of_two_decks_with_one_id_the_first_stays(workshop: Workshop) -> None:
    workshop.deck("a", id="same")
    second = workshop.deck("b", id="same")
    shelf = workshop.shelf()
    assert [deck.folder.name for deck in shelf.decks] == ["a"]
    assert [(each.folder, each.code) for each in shelf.refused] == [(second, Code.DOUBLE_DECK)]


def test_a_card_of_another_deck_is_refused(workshop: Workshop) -> None:
    first = workshop.deck("a")
    second = workshop.deck("b")
    workshop.change_card(second, id=workshop.manifest(first)["cards"][0]["id"])
    shelf = workshop.shelf()
    assert [deck.id for deck in shelf.decks] == ["a"]
    assert [each.code for each in shelf.refused] == [Code.DOUBLE_CARD]
    assert "'a'" in shelf.refused[0].reason


def test_every_code_has_its_way_of_being_broken() -> None:
    elsewhere = {Code.DOUBLE_DECK, Code.UNREADABLE}
    assert {code for code, _ in WAYS.values()} | elsewhere == set(Code)


def test_a_reason_stays_short_and_on_one_line(workshop: Workshop) -> None:
    with_manifest(kind="evil\n\x1b[31m" * 200)(workshop, workshop.deck("mine"))
    reason = workshop.refusal().reason
    assert len(reason) <= 240
    assert reason.isprintable()


def test_folders_that_are_no_decks_are_passed_over(workshop: Workshop, tmp_path: Path) -> None:
    workshop.deck("mine")
    (workshop.folder / ".half-imported").mkdir()
    (workshop.folder / "notes.txt").write_text("not a deck")
    shelf = Shelf.load(tmp_path / "not there", str(workshop.folder))
    assert [deck.id for deck in shelf.decks] == ["mine"]
    assert shelf.refused == ()


KEYS = st.sampled_from(["format", "kind", "cards"])
LEAVES = st.none() | st.booleans() | st.integers() | st.text()
VALUES = st.recursive(LEAVES, lambda inner: st.lists(inner) | st.dictionaries(KEYS, inner))


@given(st.binary(max_size=200) | VALUES.map(lambda value: json.dumps(value).encode()))
def test_no_bytes_are_a_manifest_by_chance_or_crash_the_reader(raw: bytes) -> None:
    with pytest.raises(Broken):
        read_manifest(raw)
