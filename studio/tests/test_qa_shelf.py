"""Each check over the shelf fails on the fault it is for, in a deck that must keep the caps."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from reverie_studio.cli import main
from reverie_studio.qa import Deck, Finding
from reverie_studio.qa_scenes import check_scenes
from reverie_studio.qa_shelf import check_shelf
from reverie_studio.qa_worn import viewpoint
from reverie_studio.record import Record
from reverie_studio.scene import VIEWS
from small_decks import Spoil

Make = Callable[..., Path]


def of_engine(engine: int, folder: Path) -> Path:
    manifest = json.loads((folder / "deck.json").read_text())
    (folder / "deck.json").write_text(json.dumps(manifest | {"engine": engine}))
    return folder


def shelf(make_deck: Make, spoil: Spoil | None = None, engine: int = 2) -> list[Finding]:
    return check_shelf([Deck.read(of_engine(engine, make_deck(12, spoil)))])


def rules(findings: list[Finding], level: str = "fail") -> set[str]:
    return {f.rule for f in findings if f.level == level}


def test_a_sound_deck_keeps_the_caps(make_deck: Make) -> None:
    assert shelf(make_deck) == []


def second_yard(records: list[Record], pictures: list[np.ndarray]) -> None:
    for record in records[:2]:
        record.stage = "tenement yard"


def yard_in_words(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[0].stage = "tenement yard"
    records[1].description = "A cow with a hat stands in a courtyard."


def second_cloud_path(records: list[Record], pictures: list[np.ndarray]) -> None:
    for record in records[4:6]:
        record.stage = "cloud stones"


def two_raincoats(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[2].description = "A man in a yellow oilskin waits at a kerb."
    records[5].motifs[1].details = {"age": "adult", "wears": "yellow raincoat"}
    for record in (records[2], records[5]):
        record.associations = [f"{record.id} {n}" for n in range(14)]


def two_beds(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[2].motifs[0].name = "bed of iron"
    records[7].motifs[0].name = "brass bed"


def six_at_eye_level(records: list[Record], pictures: list[np.ndarray]) -> None:
    for record in records[:6]:
        record.view = "eye level, wide"


def words_of_its_own(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[1].view = "somehow"


def nothing_in_front(records: list[Record], pictures: list[np.ndarray]) -> None:
    for record in records[:9]:
        record.foreground = ""


def everything_explained(records: list[Record], pictures: list[np.ndarray]) -> None:
    for record in records[:9]:
        record.unexplained = ""


def told_twice(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[3].description = "Pupils sit at school desks under water while fish swim by the lamp."
    records[8].description = "On the sea bed three old men sit at school desks, and a carp teaches."


FAULTS = [
    (second_yard, "set worn out"),
    (yard_in_words, "set worn out"),
    (second_cloud_path, "set worn out"),
    (two_raincoats, "prop worn out"),
    (two_beds, "prop worn out"),
    (six_at_eye_level, "eye level"),
    (words_of_its_own, "viewpoint"),
    (nothing_in_front, "foreground"),
    (everything_explained, "unexplained"),
    (told_twice, "scene told twice"),
]


@pytest.mark.parametrize(("spoil", "rule"), FAULTS, ids=[spoil.__name__ for spoil, _ in FAULTS])
def test_a_planted_fault_is_found(make_deck: Make, spoil: Spoil, rule: str) -> None:
    assert rule in rules(shelf(make_deck, spoil))


@pytest.mark.parametrize("spoil", [spoil for spoil, rule in FAULTS if rule != "viewpoint"])
def test_a_deck_of_the_first_engine_is_told_and_not_failed(make_deck: Make, spoil: Spoil) -> None:
    found = shelf(make_deck, spoil, engine=1)
    assert rules(found) == set()
    assert rules(found, "warn") != set()


def test_caps_count_over_all_decks(make_deck: Make, tmp_path: Path) -> None:
    decks = [Deck.read(make_deck(12)) for _ in range(2)]
    for number, deck in enumerate(decks):
        deck.folder = tmp_path / f"deck {number}"
        deck.manifest["engine"] = 2
        deck.records = {f"{card}{number}": record for card, record in deck.records.items()}
        deck.records[f"card00{number}"]["stage"] = "snow street"
    (found,) = check_shelf(decks)
    assert (found.level, found.rule) == ("fail", "set worn out")
    assert found.cards == ("card000", "card001")
    decks[1].manifest["engine"] = 1  # one of the two waits for its repaint
    assert rules(check_shelf(decks)) == set()


def test_a_pair_that_was_looked_at_stays(make_deck: Make) -> None:
    deck = Deck.read(make_deck(12, told_twice))
    assert [f.cards for f in check_scenes([deck], {}, set())] == [("card03", "card08")]
    assert list(check_scenes([deck], {}, {frozenset(("card03", "card08"))})) == []


@pytest.mark.parametrize(
    ("said", "meant"),
    [
        *((view, view) for view in VIEWS),
        ("from above, straight down", "from above"),
        ("eye level, frontal", "eye level"),
        ("through a cartwheel", "through"),
        ("looking up", "from below"),
        ("straight down, very far", "from above"),
        ("section through the earth", "through"),
        ("close-up", "near"),
        ("", "eye level"),
    ],
)
def test_old_words_for_a_viewpoint_are_understood(said: str, meant: str) -> None:
    assert viewpoint({"view": said}) == meant


def test_the_command_tells_and_fails(
    make_deck: Make, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = of_engine(2, make_deck(12, second_yard))
    assert main(["shelf", folder.name, "--decks", str(folder.parent)]) == 1
    assert "yard: 2 cards, at most 1" in capsys.readouterr().out
    of_engine(2, make_deck(12))
    assert main(["shelf", folder.name, "--decks", str(folder.parent)]) == 0
