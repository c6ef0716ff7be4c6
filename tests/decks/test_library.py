"""The shelf of a running server follows what happens in the folder of own decks."""

import json
import os
import shutil
import threading
from pathlib import Path

import pytest

from patience import PATIENCE
from reverie.decks import Deck, Shelf
from reverie.decks.library import Library

from .conftest import Workshop

OWN = "own-abcdefghijkm"
OTHER = "own-abcdefghijkn"


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


class Queue:
    """A lock that tells when somebody has to wait for it."""

    def __init__(self, waited: threading.Event) -> None:
        self.lock, self.waited = threading.Lock(), waited

    def __enter__(self) -> None:
        if not self.lock.acquire(blocking=False):
            self.waited.set()
            self.lock.acquire()

    def __exit__(self, *_: object) -> None:
        self.lock.release()


def test_of_two_that_are_read_at_once_none_is_lost(
    workshop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    library = Library(workshop.folder)
    workshop.deck(OWN, kind="imported")
    workshop.deck(OTHER, kind="imported")
    begun, is_done_or_waits = threading.Event(), threading.Event()
    monkeypatch.setattr(library, "changing", Queue(is_done_or_waits))
    load = Deck.load

    def slow(folder: Path) -> Deck:
        deck = load(folder)
        if folder.name == OWN:
            begun.set()
            is_done_or_waits.wait(PATIENCE)
        return deck

    def read_other() -> None:
        begun.wait(PATIENCE)
        library.fresh([OTHER])
        is_done_or_waits.set()

    monkeypatch.setattr(Deck, "load", slow)
    other = threading.Thread(target=read_other)
    other.start()
    library.fresh([OWN])
    other.join(PATIENCE)
    assert {deck.id for deck in library.fresh([OWN, OTHER]).decks} == {OWN, OTHER}


def test_a_broken_one_or_a_path_is_not_taken(workshop: Workshop, tmp_path: Path) -> None:
    workshop.deck("base")
    library = Library(workshop.folder)
    (workshop.deck(OWN, kind="imported") / "deck.json").write_text("{")
    outside = shutil.copytree(workshop.folder / "base", tmp_path / "own-zzzzzzzzzzzz")
    asked = [OWN, "../own-zzzzzzzzzzzz", str(outside), "", "own-", "base"]
    assert [deck.id for deck in library.fresh(asked).decks] == ["base"]
