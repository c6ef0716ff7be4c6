"""A workshop for small decks made from the placeholder's files, to be broken in every way."""

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from reverie.decks import RefusedDeck, Shelf

DECKS = Path(__file__).resolve().parents[2] / "decks"
PLACEHOLDER = DECKS / "placeholder"
CARDS = 3


class Workshop:
    """Builds decks of three cards below one folder and puts them on a shelf."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._next_card = 0

    def deck(self, deck_id: str, **changes: Any) -> Path:
        """A whole deck, save for what the changes to its manifest break."""
        manifest = json.loads((PLACEHOLDER / "deck.json").read_text())
        cards = manifest["cards"][self._next_card : self._next_card + CARDS]
        self._next_card += CARDS
        folder = self.folder / deck_id
        for part in ("pictures", "thumbnails"):
            (folder / part).mkdir(parents=True)
            for card in cards:
                shutil.copy(PLACEHOLDER / part / card["picture"], folder / part)
        shutil.copy(PLACEHOLDER / "records.json", folder)
        shutil.copytree(PLACEHOLDER / "descriptions", folder / "descriptions")
        self.write(folder, manifest | {"id": deck_id, "cards": cards} | changes)
        return folder

    def write(self, folder: Path, manifest: object) -> None:
        (folder / "deck.json").write_text(json.dumps(manifest))

    def manifest(self, folder: Path) -> dict[str, Any]:
        found: dict[str, Any] = json.loads((folder / "deck.json").read_text())
        return found

    def change_card(self, folder: Path, **changes: str) -> None:
        manifest = self.manifest(folder)
        manifest["cards"][0] |= changes
        self.write(folder, manifest)

    def picture(self, folder: Path, part: str = "pictures") -> Path:
        """The picture file of the first card."""
        name: str = self.manifest(folder)["cards"][0]["picture"]
        return folder / part / name

    def shelf(self) -> Shelf:
        return Shelf.load(self.folder)

    def refusal(self) -> RefusedDeck:
        """The one refusal on the shelf, while a whole deck beside it has been loaded."""
        self.deck("whole")
        shelf = self.shelf()
        assert [deck.id for deck in shelf.decks] == ["whole"]
        (refused,) = shelf.refused
        return refused


@pytest.fixture
def workshop(tmp_path: Path) -> Workshop:
    return Workshop(tmp_path / "decks")


@pytest.fixture(scope="session")
def placeholder() -> Shelf:
    return Shelf.load(DECKS)


Break = Callable[[Workshop, Path], object]
