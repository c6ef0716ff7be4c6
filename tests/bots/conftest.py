"""Decks and minds for bots in tests."""

import json
from pathlib import Path

import pytest

from bots.plain_encoder import PlainEncoder
from reverie.bots.dreamer import Dreamer
from reverie.bots.mind import Mind
from reverie.bots.notes import DeckAddress
from reverie.bots.prepare import find_decks
from reverie.bots.repertoire import Library

DECKS = Path(__file__).resolve().parents[2] / "decks"
CAPTIONS = (
    "en tom stol ved vinduet",
    "to børn gemmer sig i et gammelt skab",
    "en hund sover på trappen",
    "et skib i en flaske",
    "en fugl synger i regnen",
    "bedstemor fylder år",
)


@pytest.fixture(scope="session")
def decks() -> tuple[DeckAddress, ...]:
    return find_decks(DECKS)


@pytest.fixture(scope="session")
def mind(decks: tuple[DeckAddress, ...]) -> Mind:
    return Mind(decks, encoder=PlainEncoder())


@pytest.fixture(scope="session")
def library(mind: Mind) -> Library:
    return Library(mind)


@pytest.fixture(scope="session")
def dreamer(mind: Mind, library: Library) -> Dreamer:
    return Dreamer(mind, library)


@pytest.fixture
def imported(tmp_path: Path) -> tuple[DeckAddress, DeckAddress]:
    """A deck with captions in Danish, and one without any."""
    told = tmp_path / "told"
    (told / "descriptions").mkdir(parents=True)
    captioned = DeckAddress("told", str(told), tuple(f"told{i:02}" for i in range(84)))
    captions = {card: CAPTIONS[i % len(CAPTIONS)] for i, card in enumerate(captioned.cards)}
    (told / "descriptions" / "da.json").write_text(json.dumps(captions), encoding="utf-8")
    blank = DeckAddress("mute", str(tmp_path / "mute"), tuple(f"mute{i:02}" for i in range(84)))
    return captioned, blank
