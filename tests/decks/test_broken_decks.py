"""Every way a deck can be broken is refused with its own code, and the deck beside it loads."""

import json
import struct
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reverie.decks import Broken, Shelf
from reverie.decks.manifest import read_manifest

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


WAYS: dict[str, tuple[str, Break]] = {
    "no deck.json": ("deck_no_manifest", lambda _, folder: (folder / "deck.json").unlink()),
    "not JSON": ("deck_not_json", with_raw_manifest(b"{'format': 1}")),
    "not text": ("deck_not_json", with_raw_manifest(b'{"format": 1, "kind": "\xff\xfe"}')),
    "nothing": ("deck_not_json", with_raw_manifest(b"")),
    "endlessly nested": ("deck_not_json", with_raw_manifest(b'{"x":' + b"[" * 100_000)),
    "a list": ("deck_wrong_shape", with_raw_manifest(b"[]")),
    "another format": ("deck_wrong_format", with_manifest(format=2)),
    "no format": ("deck_wrong_format", without("format")),
    "a format in words": ("deck_wrong_format", with_manifest(format="1")),
    "unknown kind": ("deck_unknown_kind", with_manifest(kind="stolen")),
    "no kind": ("deck_unknown_kind", without("kind")),
    "a kind that is a list": ("deck_unknown_kind", with_manifest(kind=["painted"])),
    "no licence": ("deck_wrong_shape", without("licence")),
    "an unknown field": ("deck_wrong_shape", with_manifest(subject="a secret")),
    "no cards": ("deck_wrong_shape", with_manifest(cards=[])),
    "a deck id with a path in it": ("deck_wrong_shape", with_manifest(id="../base")),
    "a deck id with a line break": ("deck_wrong_shape", with_manifest(id="base\n")),
    "a negative engine": ("deck_wrong_shape", with_manifest(engine=-1)),
    "a tint that is no colour": ("deck_wrong_shape", with_card(tint="red;}")),
    "a tiny of 201 bytes": ("deck_wrong_shape", with_card(tiny="x" * 201)),
    "a tiny of 101 wide letters": ("deck_wrong_shape", with_card(tiny="ö" * 101)),
    "a title in German only": ("deck_no_english", with_manifest(title={"de": "Traum"})),
    "an empty about": ("deck_no_english", with_manifest(about={"en": " "})),
    "an about in German only": ("deck_no_english", with_manifest(about={"de": "Traum"})),
    "a card id too short": ("deck_bad_card_id", with_card(id="abc12")),
    "a card id in capitals": ("deck_bad_card_id", with_card(id="ABC123")),
    "a card id with a line break": ("deck_bad_card_id", with_card(id="abc123\n")),
    "a card id in other digits": ("deck_bad_card_id", with_card(id="abc12٣")),
    "a card twice": ("deck_double_card", with_first_card_twice),
    "a cover from elsewhere": ("deck_no_such_cover", with_manifest(cover="zzzzzz")),
    "a picture above": ("deck_bad_file_name", with_card(picture="../../secret.webp")),
    "a picture at the root": ("deck_bad_file_name", with_card(picture="/etc/secret.webp")),
    "a backslash": ("deck_bad_file_name", with_card(thumbnail="..\\secret.webp")),
    "a zero byte": ("deck_bad_file_name", with_card(picture="a\0.webp")),
    "a line break": ("deck_bad_file_name", with_card(picture="a.webp\n")),
    "a hidden file": ("deck_bad_file_name", with_card(picture=".webp")),
    "another ending": ("deck_bad_file_name", with_card(picture="a.svg")),
    "no picture": ("deck_missing_file", lambda shop, folder: shop.picture(folder).unlink()),
    "no thumbnail": (
        "deck_missing_file",
        lambda shop, folder: shop.picture(folder, "thumbnails").unlink(),
    ),
    "a link out of the deck": ("deck_leads_outside", with_link_outside),
    "an over-large picture": ("deck_file_too_large", with_picture(bytes(300 * 1024 + 1))),
    "an over-large thumbnail": (
        "deck_file_too_large",
        lambda shop, folder: shop.picture(folder, "thumbnails").write_bytes(bytes(100 * 1024 + 1)),
    ),
    "an over-large manifest": ("deck_file_too_large", with_raw_manifest(b" " * (1024 * 1024 + 1))),
    "an empty picture": ("deck_not_webp", with_picture(b"")),
    "a PNG": ("deck_not_webp", with_picture(b"\x89PNG\r\n\x1a\n" + bytes(40))),
    "a sound": ("deck_not_webp", with_picture(b"RIFF\x04\0\0\0WAVE")),
    "no chunk": ("deck_not_webp", with_picture(riff())),
    "a frame without a picture": (
        "deck_not_webp",
        with_picture(riff((b"VP8X", canvas(800, 1200)))),
    ),
    "a picture of noise": ("deck_not_webp", with_picture(riff((b"VP8L", bytes(10))))),
    "a lossy picture of noise": ("deck_not_webp", with_picture(riff((b"VP8 ", bytes(10))))),
    "an animation": ("deck_not_webp", with_chunk(b"ANMF")),
    "something after the end": ("deck_not_webp", with_something_after_the_end),
    "cut short": ("deck_not_webp", cut_short),
    "another size": ("deck_wrong_size", with_picture(riff((b"VP8L", lossless(1200, 800))))),
    "another lossy size": ("deck_wrong_size", with_picture(riff((b"VP8 ", lossy(801, 1200))))),
    "a frame of another size": (
        "deck_wrong_size",
        with_picture(riff((b"VP8X", canvas(800, 1201)), (b"VP8 ", lossy(800, 1200)))),
    ),
    "a frame that lies about its picture": (
        "deck_wrong_size",
        with_picture(riff((b"VP8X", canvas(800, 1200)), (b"VP8L", lossless(900, 1200)))),
    ),
    "EXIF": ("deck_metadata", with_chunk(b"EXIF")),
    "XMP": ("deck_metadata", with_chunk(b"XMP ")),
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
    assert workshop.refusal().code == "deck_wrong_size"


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
    assert workshop.refusal().code == "deck_unreadable"


def test_of_two_decks_with_one_id_the_first_stays(workshop: Workshop) -> None:
    workshop.deck("a", id="same")
    second = workshop.deck("b", id="same")
    shelf = workshop.shelf()
    assert [deck.folder.name for deck in shelf.decks] == ["a"]
    assert [(each.folder, each.code) for each in shelf.refused] == [(second, "deck_double")]


def test_a_card_of_another_deck_is_refused(workshop: Workshop) -> None:
    first = workshop.deck("a")
    second = workshop.deck("b")
    workshop.change_card(second, id=workshop.manifest(first)["cards"][0]["id"])
    shelf = workshop.shelf()
    assert [deck.id for deck in shelf.decks] == ["a"]
    assert [each.code for each in shelf.refused] == ["deck_double_card"]
    assert "'a'" in shelf.refused[0].reason


def test_every_code_has_its_way_of_being_broken() -> None:
    elsewhere = {"deck_double", "deck_unreadable"}
    assert {code for code, _ in WAYS.values()} | elsewhere == set(Broken.sentences)


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
