"""The shelf of a running server follows what happens in the folder of own decks."""

import json
import os
import shutil
from pathlib import Path

from reverie.decks import Shelf
from reverie.decks.library import Library

from .conftest import Workshop

OWN = "own-abcdefghijkm"


def test_an_own_deck_comes_changes_and_goes(workshop: Workshop) -> None:
    workshop.deck("base")
    heard: list[Shelf] = []
    library = Library(workshop.folder)
    library.changed = heard.append
    assert [deck.id for deck in library.fresh([OWN]).decks] == ["base"]
    folder = workshop.deck(OWN, kind="imported")
    before = library.shelf
    assert [deck.id for deck in library.fresh([OWN]).decks] == ["base", OWN]
    assert [deck.id for deck in before.decks] == ["base"]
    assert library.fresh([OWN]) is library.shelf
    manifest = workshop.manifest(folder)
    new = folder / "new"
    new.write_text(json.dumps(manifest | {"cards": manifest["cards"][:1]}))
    os.replace(new, folder / "deck.json")
    assert len(library.fresh([OWN]).cards([OWN])) == 1
    shutil.rmtree(folder)
    assert [deck.id for deck in library.fresh([OWN]).decks] == ["base"]
    assert len(heard) == 3


def test_a_broken_one_or_a_path_is_not_taken(workshop: Workshop, tmp_path: Path) -> None:
    workshop.deck("base")
    library = Library(workshop.folder)
    (workshop.deck(OWN, kind="imported") / "deck.json").write_text("{")
    outside = shutil.copytree(workshop.folder / "base", tmp_path / "own-zzzzzzzzzzzz")
    asked = [OWN, "../own-zzzzzzzzzzzz", str(outside), "", "own-", "base"]
    assert [deck.id for deck in library.fresh(asked).decks] == ["base"]
