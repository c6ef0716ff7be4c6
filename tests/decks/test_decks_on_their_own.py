"""`reverie decks get`, `pack`, `list`, `remove`: a deck comes whole and checked, or not at all."""

import json
import os
import random
import shutil
import signal
import struct
import subprocess
import sys
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bots.plain_encoder import PlainEncoder
from reverie.__main__ import main
from reverie.bots.notes import addresses
from reverie.bots.prepare import find_decks, prepare
from reverie.decks import Broken, Shelf, getting, places
from reverie.decks.getting import LEFT_BEHIND, get
from reverie.decks.packing import pack
from reverie.decks.places import all_decks
from reverie.decks.refusals import NotGot

from .conftest import Workshop

WORKS_LIKE_UNIX = pytest.mark.skipif(sys.platform == "win32", reason="signals and links")
DECK = "mirrors"


class Said(NamedTuple):
    code: int
    out: str
    err: str


class Host:
    """Somebody who has a data folder, and a Reverie whose built-in decks are in `built_in`."""

    def __init__(self, home: Path, capsys: pytest.CaptureFixture[str]) -> None:
        self.data, self.built_in, self.capsys = home / "data", home / "house" / "decks", capsys
        self.decks = self.data / "decks"

    def says(self, *words: object) -> Said:
        code = main(["decks", *map(str, words), "--data", str(self.data)])
        told = self.capsys.readouterr()
        return Said(code, told.out, told.err)

    def got(self, *words: object) -> str:
        said = self.says("get", *words)
        assert said.code == 0, said.err
        return said.out

    def refused(self, *words: object) -> str:
        """Why; and nothing has changed."""
        before = everything_in(self.data)
        said = self.says(*words)
        assert said.code == 2
        assert said.out == ""
        assert everything_in(self.data) == before
        return said.err

    def shelf(self) -> Shelf:
        return Shelf.load(*all_decks(self.data))


def everything_in(folder: Path) -> dict[str, bytes]:
    files = (path for path in folder.rglob("*") if path.is_file())
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in files}


@pytest.fixture
def host(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Host:
    monkeypatch.setattr(places, "PACKAGE", tmp_path / "house" / "src" / "reverie")
    host = Host(tmp_path, capsys)
    host.built_in.mkdir(parents=True)
    return host


@pytest.fixture
def folder(workshop: Workshop) -> Path:
    """A painted deck as a painter leaves it."""
    return workshop.deck(DECK, kind="painted", title={"en": "Looking-Glass"})


@pytest.fixture
def file(folder: Path, tmp_path: Path) -> Path:
    return pack(folder, tmp_path / "mirrors-1.zip")


def retire(workshop: Workshop, folder: Path) -> str:
    """One card gives its place to a new one; the id of the old."""
    manifest = workshop.manifest(folder)
    other = workshop.deck(f"more-{len(manifest.get('retired', []))}")
    new = workshop.manifest(other)["cards"][0]
    for part in ("pictures", "thumbnails"):
        shutil.copy(other / part / new["picture"], folder / part)
    shutil.rmtree(other)
    gone, *stay = manifest["cards"]
    retired = [*manifest.get("retired", []), gone]
    workshop.write(folder, manifest | {"cards": [*stay, new], "retired": retired})
    return str(gone["id"])


def zipped(path: Path, members: dict[str, bytes], how: int = zipfile.ZIP_STORED) -> Path:
    with zipfile.ZipFile(path, "w", how) as archive:
        for name, data in members.items():
            archive.writestr(zipfile.ZipInfo(name), data, compress_type=how)
    return path


# ---- it comes


def test_what_was_packed_is_got_as_it_was(host: Host, folder: Path, tmp_path: Path) -> None:
    said = host.says("pack", folder, "--to", tmp_path / "it.zip")
    assert said.code == 0, said.err
    told = host.got(tmp_path / "it.zip")
    assert "Looking-Glass (mirrors): 3 cards" in told
    assert "Restart" in told
    assert os.listdir(host.decks) == ["mirrors.1"]
    came = everything_in(host.decks / "mirrors.1")
    assert json.loads(came.pop("got.json"))["source"] == "it.zip"
    assert came == everything_in(folder)
    assert [deck.id for deck in host.shelf().offered] == [DECK]
    line = host.says("list").out
    assert line.startswith("mirrors ")
    assert "3 cards" in line
    assert "got from it.zip, 20" in line


def test_a_folder_is_got_without_what_is_no_part_of_a_deck(host: Host, folder: Path) -> None:
    whole = everything_in(folder)
    for odd in ("owner.json", "got.json", "README.md", ".DS_Store", "pictures/more.webp", "a.py"):
        (folder / odd).write_text("{}")
    host.got(folder)
    came = everything_in(host.decks / "mirrors.1")
    assert json.loads(came.pop("got.json"))["source"] == folder.name
    assert came == whole


def test_a_folder_zipped_by_hand_is_got(host: Host, folder: Path, tmp_path: Path) -> None:
    inside = {f"my mirrors/{name}": data for name, data in everything_in(folder).items()}
    odd = {"__MACOSX/my mirrors/._deck.json": b"x", "my mirrors/.DS_Store": b"x", "note.txt": b"x"}
    host.got(zipped(tmp_path / "by-hand.zip", inside | odd, zipfile.ZIP_DEFLATED))
    came = everything_in(host.decks / "mirrors.1")
    assert came.keys() - everything_in(folder).keys() == {"got.json"}


def test_the_same_deck_is_the_same_file(folder: Path, tmp_path: Path) -> None:
    first = pack(folder, tmp_path / "first.zip").read_bytes()
    again = shutil.copytree(folder, tmp_path / "again")
    for path in again.rglob("*"):
        os.utime(path, (1, 1))
        path.chmod(0o700)
    assert pack(again, tmp_path / "second.zip").read_bytes() == first
    with zipfile.ZipFile(tmp_path / "first.zip") as archive:
        assert {member.compress_type for member in archive.infolist()} == {zipfile.ZIP_STORED}
    assert sorted(path.name for path in tmp_path.glob("*.zip")) == ["first.zip", "second.zip"]


def test_a_deck_at_hand_is_packed_by_its_id_and_a_broken_one_is_not(
    host: Host, workshop: Workshop, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)
    shutil.copytree(folder, host.built_in / DECK)
    assert host.says("pack", DECK).code == 0
    assert (tmp_path / "mirrors.reverie-deck.zip").is_file()
    assert "no folder and no deck" in host.refused("pack", "nothing")
    assert "cannot be written" in host.refused("pack", DECK, "--to", tmp_path / "not" / "there")
    assert "(deck_not_painted)" in host.refused("pack", workshop.deck("mine", kind="imported"))
    workshop.picture(folder).unlink()
    assert "(deck_missing_file)" in host.refused("pack", folder, "--to", tmp_path / "no.zip")
    assert not (tmp_path / "no.zip").exists()


def test_it_may_be_said_in_which_folder_the_file_is_to_lie(
    host: Host, folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    below = tmp_path / "below"
    below.mkdir()
    monkeypatch.chdir(tmp_path)
    for to in (below, "."):
        assert host.says("pack", folder, "--to", to).code == 0
        assert (tmp_path / to / "mirrors.reverie-deck.zip").is_file()


# ---- it does not come


def with_member(name: str, data: bytes = b"x") -> Callable[[Path], object]:
    def add(file: Path) -> None:
        with zipfile.ZipFile(file, "a") as archive:
            archive.writestr(zipfile.ZipInfo(name), data)

    return add


def without(name: str) -> Callable[[Path], object]:
    def leave_out(file: Path) -> None:
        members = members_of(file)
        del members[next(known for known in members if known.startswith(name))]
        zipped(file, members)

    return leave_out


def with_content(name: str, data: bytes, how: int = zipfile.ZIP_STORED) -> Callable[[Path], object]:
    def change(file: Path) -> None:
        members = members_of(file)
        members[next(known for known in members if known.startswith(name))] = data
        zipped(file, members, how)

    return change


def with_manifest(**changes: object) -> Callable[[Path], object]:
    def change(file: Path) -> None:
        members = members_of(file)
        members["deck.json"] = json.dumps(json.loads(members["deck.json"]) | changes).encode()
        zipped(file, members)

    return change


def members_of(file: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(file) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


def with_link(file: Path) -> None:
    link = zipfile.ZipInfo("pictures/link.webp")
    link.external_attr = 0o120777 << 16
    with zipfile.ZipFile(file, "a") as archive:
        archive.writestr(link, "/etc/passwd")


def cut_short(file: Path) -> None:
    file.write_bytes(file.read_bytes()[:-4000])


def with_a_byte_changed(file: Path) -> None:
    data = bytearray(file.read_bytes())
    data[data.index(b"VP8") + 30] ^= 1
    file.write_bytes(data)


def lying(file: Path) -> None:
    """A picture that unpacks into fifty megabytes, and says that it has a thousand bytes."""
    with_content("pictures/", bytes(50 * 1024 * 1024), zipfile.ZIP_DEFLATED)(file)
    data, at = file.read_bytes(), 0
    with zipfile.ZipFile(file) as archive:
        name = next(name for name in archive.namelist() if name.startswith("pictures/")).encode()
    while data[at + 46 : at + 46 + len(name)] != name:
        at = data.index(b"PK\1\2", at + 1)
    file.write_bytes(data[: at + 24] + struct.pack("<I", 1000) + data[at + 28 :])


def locked(file: Path) -> None:
    """As if it needed a password."""
    data = bytearray(file.read_bytes())
    at = -1
    while (at := data.find(b"PK\1\2", at + 1)) >= 0:
        data[at + 8] |= 1
    file.write_bytes(data)


def twice(file: Path) -> None:
    with pytest.warns(UserWarning, match="Duplicate name"):
        with_member("deck.json", b"{}")(file)


def with_very_many_members(file: Path) -> None:
    data = bytearray(file.read_bytes())
    at = data.rindex(b"PK\5\6")
    data[at + 8 : at + 12] = struct.pack("<HH", 60_000, 60_000)
    file.write_bytes(data)


def two_decks(file: Path) -> None:
    members = members_of(file)
    zipped(file, {f"{top}/{name}": members[name] for top in ("a", "b") for name in members})


FAULTS: dict[str, tuple[str, Callable[[Path], object]]] = {
    "a name that climbs": ("deck_source_outside", with_member("../../outside.webp")),
    "a name at the root": ("deck_source_outside", with_member("/tmp/outside.webp")),
    "a name of Windows": ("deck_source_outside", with_member("C:\\outside.webp")),
    "a backslash that climbs": ("deck_source_outside", with_member("a\\..\\..\\b.webp")),
    "a link": ("deck_source_outside", with_link),
    "text": ("deck_source_unknown", lambda file: file.write_text("quest")),
    "nothing": ("deck_source_unknown", lambda file: file.write_bytes(b"")),
    "not the whole of it": ("deck_source_unknown", cut_short),
    "a byte that is another": ("deck_source_broken", with_a_byte_changed),
    "a password": ("deck_source_broken", locked),
    "a name twice": ("deck_source_broken", twice),
    "an odd packing": (
        "deck_source_broken",
        lambda file: zipped(file, members_of(file), zipfile.ZIP_BZIP2),
    ),
    "a bomb": (
        "deck_file_too_large",
        with_content("pictures/", bytes(50 * 1024 * 1024), zipfile.ZIP_DEFLATED),
    ),
    "a bomb that lies": ("deck_", lying),
    "a large manifest": ("deck_file_too_large", with_content("deck.json", b" " * 2_000_000)),
    "large words": ("deck_file_too_large", with_content("descriptions/en", b" " * 2_000_000)),
    "members without number": ("deck_source_huge", with_very_many_members),
    "an empty archive": ("deck_no_manifest", lambda file: zipped(file, {})),
    "no deck.json": ("deck_no_manifest", without("deck.json")),
    "two decks": ("deck_no_manifest", two_decks),
    "no picture": ("deck_missing_file", without("pictures/")),
    "no thumbnail": ("deck_missing_file", without("thumbnails/")),
    "a picture that is none": ("deck_not_webp", with_content("pictures/", b"GIF89a")),
    "a manifest that is none": ("deck_not_json", with_content("deck.json", b"{")),
    "a later format": ("deck_wrong_format", with_manifest(format=2)),
    "an id that is a path": ("deck_wrong_shape", with_manifest(id="../mirrors")),
    "the id of an own deck": ("deck_not_painted", with_manifest(id="own-abcdefghijkm")),
    "own pictures": ("deck_not_painted", with_manifest(kind="imported")),
    "a placeholder": ("deck_not_painted", with_manifest(kind="placeholder")),
    "descriptions that are a list": ("deck_wrong_shape", with_content("descriptions/en", b"[]")),
    "records that are none": ("deck_not_json", with_content("records.json", b"nothing")),
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("before", ["nothing", "the deck"])
def test_whatever_is_wrong_is_refused_and_nothing_changes(
    host: Host, file: Path, tmp_path: Path, fault: str, before: str
) -> None:
    if before == "the deck":
        host.got(file)
    code, break_it = FAULTS[fault]
    break_it(file)
    around = sorted(path.name for path in tmp_path.iterdir())
    assert f"({code}" in host.refused("get", file)
    assert sorted({path.name for path in tmp_path.iterdir()} - {"data"}) == [
        name for name in around if name != "data"
    ]
    assert not list(host.data.rglob(".get-*"))
    assert not list(tmp_path.parent.rglob("outside*"))


def test_all_together_may_not_be_too_much(
    host: Host, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(getting, "LARGEST", 100_000)
    assert "(deck_source_huge)" in host.refused("get", file)


def test_what_is_not_there_is_named(host: Host, tmp_path: Path) -> None:
    assert "(deck_source_missing)" in host.refused("get", tmp_path / "nothing.zip")
    assert "(deck_source_missing)" in host.refused("get", "reverie-deck-nothing")
    assert "(deck_no_manifest)" in host.refused("get", tmp_path)
    assert "what?" in host.refused("get")


def test_what_may_not_be_read_is_not_taken_for_something_else(
    host: Host, file: Path, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`zipfile` takes a file that is another user's for no ZIP."""
    opened: Any = Path.open
    exists: Any = Path.exists

    def deny(path: Path) -> None:
        if path == file or path.parent == folder:
            raise PermissionError(13, "Permission denied")

    def open_(path: Path, *how: Any, **more: Any) -> Any:
        deny(path)
        return opened(path, *how, **more)

    def exists_(path: Path, **how: Any) -> Any:
        if path != file:
            deny(path)
        return exists(path, **how)

    monkeypatch.setattr(zipfile, "is_zipfile", lambda _: False)
    monkeypatch.setattr(Path, "open", open_)
    monkeypatch.setattr(Path, "exists", exists_)
    assert "Permission denied (deck_source_broken)" in host.refused("get", file)
    assert "Permission denied (deck_unreadable)" in host.refused("get", folder)


def test_a_card_of_another_deck_is_refused(
    host: Host, workshop: Workshop, folder: Path, tmp_path: Path
) -> None:
    other = shutil.copytree(folder, tmp_path / "other")
    workshop.write(other, workshop.manifest(other) | {"id": "other"})
    host.got(folder)
    assert "in deck 'mirrors' too (deck_double_card)" in host.refused("get", other)


@WORKS_LIKE_UNIX
def test_a_folder_with_a_link_out_of_it_is_refused(
    host: Host, workshop: Workshop, folder: Path, tmp_path: Path
) -> None:
    picture = workshop.picture(folder)
    picture.rename(tmp_path / "elsewhere.webp")
    picture.symlink_to(tmp_path / "elsewhere.webp")
    assert "(deck_leads_outside)" in host.refused("get", folder)


def test_a_full_disk_leaves_nothing_behind(
    host: Host, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    assert "No space left on device (deck_not_written)" in host.refused("get", file)
    assert not list(host.data.rglob(".get-*"))


@given(seed=st.integers(0, 10**9), times=st.integers(1, 4))
def test_no_damage_gets_in_or_crashes(
    seed: int, times: int, tmp_path_factory: pytest.TempPathFactory
) -> None:
    """Bytes changed, cut out or put in anywhere: refused, or the deck as it was packed."""
    home, chance = tmp_path_factory.mktemp("damage"), random.Random(seed)
    folder = Workshop(home / "made").deck(DECK, kind="painted")
    file = pack(folder, home / "it.zip")
    data = bytearray(file.read_bytes())
    for _ in range(times):
        # Half of the time where a ZIP says what is in it.
        listing = data.find(b"PK\1\2")
        at = chance.randrange(max(0, listing) if chance.random() < 0.5 else 0, len(data))
        chance.choice(
            (
                lambda at: data.__setitem__(at, chance.randrange(256)),
                lambda at: data.__delitem__(slice(at, at + chance.randrange(1, 40))),
                lambda at: data.__setitem__(slice(at, at), chance.randbytes(chance.randrange(9))),
            )
        )(at)
    file.write_bytes(data)
    decks = home / "data" / "decks"
    try:
        came = get(file, decks, Shelf())
    except (NotGot, Broken):
        assert everything_in(home / "data") == {}
    else:
        found, whole = everything_in(came.deck.folder), everything_in(folder)
        assert found.keys() <= {*whole, "got.json"}
        assert all(found[name] == whole[name] for name in found.keys() - {"got.json"})
    assert sorted(path.name for path in home.iterdir()) in (
        ["it.zip", "made"],
        ["data", "it.zip", "made"],
    )


# ---- a newer one


def test_a_newer_one_takes_its_place_and_old_games_keep_their_pictures(
    host: Host, workshop: Workshop, folder: Path
) -> None:
    host.got(folder)
    running = host.shelf()
    gone = retire(workshop, folder)
    told = host.got(folder)
    assert "1 are new" in told
    assert "1 are dealt no more" in told
    shelf = host.shelf()
    assert shelf.refused == ()
    assert shelf.deck(DECK).folder.name == "mirrors.2"
    assert gone not in shelf.cards([DECK])
    assert shelf.picture(gone).path.is_file()
    assert len(shelf.cards([DECK])) == 3
    # A server that has not been started again has all its files as they were.
    before = running.deck(DECK)
    assert all(before.picture(card).path.is_file() for card in before.known)
    retire(workshop, folder)
    host.got(folder)
    assert sorted(os.listdir(host.decks)) == ["mirrors.2", "mirrors.3"]
    assert len(host.shelf().deck(DECK).retired) == 2


def test_one_that_lacks_a_card_is_refused(host: Host, workshop: Workshop, folder: Path) -> None:
    gone = str(workshop.manifest(folder)["cards"][0]["id"])
    host.got(folder)
    manifest = workshop.manifest(folder)
    workshop.write(folder, manifest | {"cards": manifest["cards"][1:]})
    told = host.refused("get", folder)
    assert gone in told
    assert "(deck_lacks_cards)" in told


def test_an_older_one_is_refused(host: Host, workshop: Workshop, folder: Path, file: Path) -> None:
    retire(workshop, folder)
    host.got(folder)
    assert "(deck_lacks_cards)" in host.refused("get", file)


def test_what_was_retired_is_dealt_no_more(host: Host, workshop: Workshop, folder: Path) -> None:
    manifest = workshop.manifest(folder)
    first, *rest = manifest["cards"]
    workshop.write(folder, manifest | {"cards": rest, "retired": [first]})
    host.got(folder)
    workshop.write(folder, manifest)
    assert "(deck_lacks_cards)" in host.refused("get", folder)


def test_the_very_same_changes_nothing(host: Host, folder: Path, file: Path) -> None:
    host.got(folder)
    before = everything_in(host.data)
    assert "exactly so" in host.got(file)
    assert everything_in(host.data) == before


def test_a_card_painted_anew_comes_under_its_name(
    host: Host, workshop: Workshop, folder: Path
) -> None:
    host.got(folder)
    running = host.shelf()
    card = running.cards([DECK])[0]
    was = running.picture(card)
    other = workshop.picture(workshop.deck("other"))
    shutil.copy(other, workshop.picture(folder))
    host.got(folder)
    now = host.shelf().picture(card)
    assert now.content_hash != was.content_hash
    assert running.picture(card).path.read_bytes() != now.path.read_bytes()


def test_the_tenth_is_newer_than_the_ninth(host: Host, workshop: Workshop, folder: Path) -> None:
    host.got(folder)
    for number in (9, 10):
        shutil.copytree(host.decks / "mirrors.1", host.decks / f"mirrors.{number}")
    assert host.shelf().deck(DECK).folder.name == "mirrors.10"
    retire(workshop, folder)
    host.got(folder)
    assert sorted(os.listdir(host.decks)) == ["mirrors.10", "mirrors.11"]


# ---- broken off


def test_what_a_killed_one_left_is_no_deck_and_goes(host: Host, file: Path) -> None:
    left, fresh = host.decks / ".get-0123456789ab", host.decks / ".get-ba9876543210"
    for folder in (left, fresh):
        (folder / "pictures").mkdir(parents=True)
        (folder / "deck.json").write_text("{")
    long_ago = left.stat().st_mtime - LEFT_BEHIND - 60
    os.utime(left, (long_ago, long_ago))
    assert host.shelf() == Shelf()
    host.got(file)
    assert sorted(os.listdir(host.decks)) == [fresh.name, "mirrors.1"]
    assert [deck.id for deck in host.shelf().decks] == [DECK]
    assert [one.folder for one in find_decks(host.decks)] == [str(host.decks / "mirrors.1")]


KILLED = """
import os, signal, sys
os.rename = lambda *_: os.kill(os.getpid(), signal.SIGKILL)
from reverie.__main__ import main
main(sys.argv[1:])
"""


@WORKS_LIKE_UNIX
def test_killed_before_the_renaming_it_has_not_come(
    host: Host, workshop: Workshop, folder: Path
) -> None:
    host.got(folder)
    before = host.shelf().deck(DECK)
    retire(workshop, folder)
    words = ("decks", "get", str(folder), "--data", str(host.data))
    killed = subprocess.run([sys.executable, "-c", KILLED, *words], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert len(list(host.decks.glob(".get-*"))) == 1
    assert host.shelf().deck(DECK) == before
    host.got(folder)
    assert host.shelf().deck(DECK).folder.name == "mirrors.2"


# ---- beside others


def test_of_a_built_in_one_and_a_got_one_the_newer_is_played(
    host: Host, workshop: Workshop, folder: Path, tmp_path: Path
) -> None:
    old = shutil.copytree(folder, tmp_path / "old")
    retire(workshop, folder)
    shutil.copytree(old, host.built_in / DECK)
    host.got(folder)
    assert host.shelf().deck(DECK).folder == host.decks / "mirrors.1"
    retire(workshop, folder)
    shutil.rmtree(host.built_in / DECK)
    shutil.copytree(folder, host.built_in / DECK)
    shelf = host.shelf()
    assert shelf.deck(DECK).folder == host.built_in / DECK
    assert [one.code for one in shelf.refused] == ["deck_double"]
    assert "(deck_lacks_cards)" in host.refused("get", old)


def test_got_ones_stand_behind_those_that_come_along(
    host: Host, workshop: Workshop, folder: Path
) -> None:
    host.got(workshop.deck("always-first", kind="painted"))
    shutil.copytree(folder, host.built_in / DECK)
    assert [deck.id for deck in host.shelf().offered] == [DECK, "always-first"]
    assert [line.split()[0] for line in host.says("list").out.splitlines()] == [
        DECK,
        "always-first",
    ]


def test_one_put_there_by_hand_stays_until_it_is_taken_away(host: Host, folder: Path) -> None:
    shutil.copytree(folder, host.decks / DECK)
    assert "put there by hand" in host.says("list").out
    assert "(deck_by_hand)" in host.refused("get", folder)
    assert "by hand" in host.refused("remove", DECK)


def test_a_list_says_the_medium_and_what_is_broken(
    host: Host, workshop: Workshop, folder: Path
) -> None:
    first = workshop.manifest(folder)["cards"][0]["id"]
    (folder / "records.json").write_text(json.dumps({first: {"medium": "gouache"}}))
    host.got(folder)
    (host.decks / "broken").mkdir()
    said = host.says("list")
    assert " gouache " in said.out
    assert "comes with Reverie" not in said.out
    assert "(deck_no_manifest)" in said.err


# ---- it goes


def test_a_got_one_is_removed_and_what_becomes_of_old_games_is_said(
    host: Host, workshop: Workshop, folder: Path
) -> None:
    host.got(folder)
    retire(workshop, folder)
    host.got(folder)
    said = host.says("remove", DECK)
    assert said.code == 0
    assert "show its cards no more" in said.out
    assert os.listdir(host.decks) == []
    assert f"no deck {DECK}" in host.refused("remove", DECK)


def test_what_a_killed_removal_left_is_in_nobodys_way_and_goes(host: Host, folder: Path) -> None:
    """Also somebody's own pictures, which were to be gone for good."""
    for left in (".gone-mirrors.1", ".gone-own-abcdefghijkm"):
        (host.decks / left / "pictures").mkdir(parents=True)
        (host.decks / left / "pictures" / "1.webp").write_bytes(b"x")
    host.got(folder)
    said = host.says("remove", DECK)
    assert said.code == 0, said.err
    assert os.listdir(host.decks) == []


def test_what_comes_with_reverie_stays(host: Host, workshop: Workshop, folder: Path) -> None:
    shutil.copytree(folder, host.built_in / DECK)
    assert "comes with Reverie" in host.refused("remove", DECK)
    retire(workshop, folder)
    host.got(folder)
    assert str(host.built_in) in host.says("remove", DECK).out
    assert host.shelf().deck(DECK).folder == host.built_in / DECK


@pytest.mark.parametrize("name", ["..", "../decks", ".", "", "own-abcdefghijkm", "mirrors.1"])
def test_no_other_name_removes_anything(host: Host, folder: Path, name: str) -> None:
    host.got(folder)
    shutil.copytree(folder, host.decks / "own-abcdefghijkm")
    host.refused("remove", name)


# ---- packages


def install(site: Path, name: str, *folders: Path, at: str = "", top: str = "roads") -> None:
    """As pip leaves a package of decks. Whoever imported it would notice."""
    package = site.joinpath(*(at or top).split("."))
    package.mkdir(parents=True)
    (site / top / "__init__.py").write_text("raise SystemExit('a deck was run')")
    (package / "__pycache__").mkdir()
    for folder in folders:
        shutil.copytree(folder, package / folder.name)
    facts = site / f"{top}-1.2.dist-info"
    facts.mkdir()
    (facts / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n")
    (facts / "entry_points.txt").write_text(f"[reverie.decks]\nroads = {at or top}\n")


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    site = tmp_path / "site"
    site.mkdir()
    monkeypatch.syspath_prepend(site)
    return site


@pytest.mark.parametrize("at", ["", "roads.inside.here"])
def test_a_package_that_is_installed_is_found_and_nothing_is_copied(
    host: Host, folder: Path, site: Path, at: str
) -> None:
    install(site, "reverie-deck-roads", folder, at=at)
    told = host.got("Reverie_Deck.roads")
    assert "Looking-Glass (mirrors): 3 cards, in the package reverie-deck-roads 1.2." in told
    assert not host.data.exists()
    (deck,) = host.shelf().offered
    assert deck.id == DECK
    assert deck.folder.is_relative_to(site)
    assert "package reverie-deck-roads 1.2" in host.says("list").out
    assert "comes in a package" in host.refused("remove", DECK)
    assert "(deck_source_missing)" in host.refused("get", "reverie-deck-road")


def test_a_package_whose_deck_is_broken_or_missing_is_told(
    host: Host, workshop: Workshop, folder: Path, site: Path, caplog: pytest.LogCaptureFixture
) -> None:
    workshop.picture(folder).unlink()
    install(site, "broken", folder)
    install(site, "empty", top="empty")
    install(site, "nowhere", top="nowhere", at="")
    shutil.rmtree(site / "nowhere")
    assert "(deck_missing_file)" in host.refused("get", "broken")
    assert "(deck_source_empty)" in host.refused("get", "empty")
    assert "(deck_source_missing)" in host.refused("get", "nowhere")
    assert "has decks in nowhere, and has none there" in caplog.text


def test_a_newer_file_takes_the_place_of_a_package(
    host: Host, workshop: Workshop, folder: Path, site: Path
) -> None:
    install(site, "reverie-deck-roads", folder)
    retire(workshop, folder)
    assert "the one before (package reverie-deck-roads 1.2)" in host.got(folder)
    assert host.shelf().deck(DECK).folder == host.decks / "mirrors.1"
    assert "(deck_double)" in host.refused("get", "reverie-deck-roads")


# ---- whoever plays with it


def test_rabbits_learn_of_a_got_deck_and_of_its_newest_only(
    host: Host, workshop: Workshop, folder: Path, tmp_path: Path
) -> None:
    host.got(folder)
    retire(workshop, folder)
    host.got(folder)
    known = addresses(host.shelf())
    assert find_decks(host.decks) == known
    assert {one.folder for one in known} == {str(host.decks / "mirrors.2")}
    assert [one.id for one in known] == [DECK, f"{DECK}.retired"]
    assert prepare(known, tmp_path / "bots", PlainEncoder(), ("en",)) > 0
    assert (tmp_path / "bots" / f"deck-{DECK}.vectors").is_file()


def test_the_terminal_plays_with_it(
    host: Host, workshop: Workshop, capsys: pytest.CaptureFixture[str]
) -> None:
    for number in range(9):
        host.got(workshop.deck(f"part-{number}", kind="painted"))
    names = [word for number in range(9) for word in ("--deck", f"part-{number}")]
    words = ("simulate", "--game", "classic", "--players", "3", "--games", "1", *names)
    assert main([*words, "--data", str(host.data)]) == 0
    assert main([*words, "--data", str(host.data / "elsewhere")]) == 2
