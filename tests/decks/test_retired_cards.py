"""A card that gave way to another is dealt no more, and old games still show it."""

from pathlib import Path

import msgspec
import pytest

from reverie.bots.mind import Mind
from reverie.bots.notes import addresses
from reverie.bots.prepare import find_decks
from reverie.decks import Manifest, Shelf
from reverie.decks.manifest import read_manifest

from .conftest import Workshop


def retire(workshop: Workshop, folder: Path) -> str:
    """The first card of a deck goes; its id."""
    manifest = workshop.manifest(folder)
    gone, *stay = manifest["cards"]
    workshop.write(folder, manifest | {"cards": stay, "retired": [gone]})
    return str(gone["id"])


@pytest.fixture
def folder(workshop: Workshop) -> Path:
    return workshop.deck("base", kind="painted")


def test_it_is_neither_dealt_nor_listed(workshop: Workshop, folder: Path) -> None:
    gone = retire(workshop, folder)
    shelf = workshop.shelf()
    assert gone not in shelf.cards(["base"])
    assert gone not in {card.id for card in shelf.deck("base").cards}
    assert [card.id for card in shelf.deck("base").retired] == [gone]


def test_it_is_found_by_its_id_with_all_it_had(workshop: Workshop, folder: Path) -> None:
    before = workshop.shelf()
    gone = retire(workshop, folder)
    shelf = workshop.shelf()
    assert shelf.home(gone).id == "base"
    assert shelf.card(gone) == before.card(gone)
    assert shelf.record(gone) == before.record(gone)
    for language in ("en", "de"):
        assert shelf.describe(gone, language) == before.describe(gone, language) != ""
    for picture in (shelf.picture(gone), shelf.thumbnail(gone)):
        assert shelf.pictures_at(picture.content_hash) == (picture,)
    assert shelf.picture(gone) == before.picture(gone)


def test_its_picture_must_be_there(workshop: Workshop, folder: Path) -> None:
    gone = retire(workshop, folder)
    (folder / "pictures" / f"{gone}.webp").unlink()
    assert workshop.refusal().code == "deck_missing_file"


def test_its_id_is_given_to_no_other_card(workshop: Workshop, folder: Path) -> None:
    retire(workshop, folder)
    manifest = workshop.manifest(folder)
    workshop.write(folder, manifest | {"cards": manifest["cards"] + manifest["retired"]})
    assert workshop.refusal().code == "deck_double_card"


def test_nor_to_a_card_of_another_deck(workshop: Workshop, folder: Path) -> None:
    other = workshop.deck("quest")
    retire(workshop, folder)
    manifest = workshop.manifest(other)
    workshop.write(other, manifest | {"cards": workshop.manifest(folder)["retired"]})
    for part in ("pictures", "thumbnails"):
        for file in (folder / part).iterdir():
            (other / part / file.name).write_bytes(file.read_bytes())
    (refused,) = workshop.shelf().refused
    assert (refused.folder.name, refused.code) == ("quest", "deck_double_card")


def test_a_deck_without_one_is_written_as_it_always_was(workshop: Workshop, folder: Path) -> None:
    """A server from before reads it, for it refuses a field it does not know."""
    manifest = read_manifest((folder / "deck.json").read_bytes())
    assert "retired" not in msgspec.to_builtins(manifest)
    retire(workshop, folder)
    written = msgspec.json.encode(read_manifest((folder / "deck.json").read_bytes()))
    assert len(msgspec.json.decode(written, type=Manifest).retired) == 1


def test_bots_know_it_when_they_hold_it_and_never_reckon_with_it(
    workshop: Workshop, folder: Path
) -> None:
    gone = retire(workshop, folder)
    shelf = workshop.shelf()
    assert find_decks(workshop.folder) == addresses(shelf)
    mind = Mind(addresses(shelf))
    assert mind.notes(gone).told["en"] == shelf.describe(gone)
    stay = shelf.cards(["base"])
    assert mind.home[gone] != mind.home[stay[0]] == "base"
    assert mind.decks["base"].cards == stay


def test_every_deck_of_ours_keeps_what_it_retired(placeholder: Shelf) -> None:
    for deck in placeholder.decks:
        for card in deck.retired:
            assert deck.picture(card).path.is_file()
            assert deck.describe(card.id)
