"""The check of values passes a picture with three masses and finds a planted fault."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np

from reverie_studio.qa import Deck
from reverie_studio.qa_light import check_light, values_of
from reverie_studio.record import Record

SUBJECT = (300.0, 500.0, 500.0, 800.0)


def card() -> np.ndarray:
    picture = np.full((1200, 800, 3), 0.55, np.float32)
    picture[900:] = 0.3
    picture[500:800, 300:500] = 0.97
    picture[600:700, 350:450] = 0.03
    return picture


def test_three_masses_and_the_subject_is_strongest() -> None:
    values = values_of(card(), [SUBJECT])
    assert values.masses <= 5 and values.contrast_at_subject > values.contrast_elsewhere
    assert values.faults() == []


def test_a_chequered_card_has_too_many_masses() -> None:
    assert any("masses" in fault for fault in values_of(chequered(6, 4), [SUBJECT]).faults())


def test_a_loud_corner_is_found() -> None:
    picture = card()
    picture[500:800, 300:500] = 0.6
    picture[20:320, 560:780] = 0.0
    picture[100:240, 620:720] = 1.0
    assert any("not at the subject" in fault for fault in values_of(picture, [SUBJECT]).faults())


def chequered(rows: int, columns: int) -> np.ndarray:
    y, x = np.mgrid[0:1200, 0:800]
    squares = (y * rows // 1200 + x * columns // 800) % 2
    return np.repeat(squares.astype(np.float32)[..., None], 3, 2)


def test_a_deck_is_looked_at_in_three_greys(make_deck: Callable[..., Path]) -> None:
    def split(_: list[Record], pictures: list[np.ndarray]) -> None:
        pictures[2] = chequered(4, 3)

    found = {f.cards: f for f in check_light(Deck.read(make_deck(4, split))) if "masses" in f.text}
    assert found["card02",].level == "fail"


def test_a_card_that_somebody_found_to_hold_is_only_told(make_deck: Callable[..., Path]) -> None:
    def split(_: list[Record], pictures: list[np.ndarray]) -> None:
        pictures[1] = pictures[2] = chequered(4, 3)

    deck = Deck.read(make_deck(4, split))
    found = {f.cards: f.level for f in check_light(deck, held={"card01"}) if "masses" in f.text}
    assert (found["card01",], found["card02",]) == ("warn", "fail")


def test_an_older_deck_is_only_told(make_deck: Callable[..., Path]) -> None:
    def split(_: list[Record], pictures: list[np.ndarray]) -> None:
        pictures[0] = chequered(4, 3)

    deck = Deck.read(make_deck(4, split))
    deck.manifest["engine"] = 1
    assert {f.level for f in check_light(deck)} == {"warn"}
