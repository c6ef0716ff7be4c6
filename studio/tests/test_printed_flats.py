"""Flats of the two printed media: parted by a seam, shown only within a shape, and looked at as a sketch."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import cv2
import numpy as np
import pytest

from reverie_studio.colour import vec
from reverie_studio.finishes.linocut_palettes import INKS
from reverie_studio.finishes.linocut_tools import Press
from reverie_studio.finishes.riso_palettes import DRUMS
from reverie_studio.finishes.riso_tools import Drum
from reverie_studio.scene import Scene

Draw = Callable[[Any, dict[str, Any]], None]
LINO, RISO = INKS["lino_slate_milk"], DRUMS["riso_canteen"]
MEDIA = {
    "linocut": (Press, "lino_slate_milk", {"ink": 2}, LINO.paper, LINO.inks[1]),
    "riso": (Drum, "riso_canteen", {"red": 1}, RISO.paper, RISO.inks["red"]),
}
LEFT, RIGHT = "200,400! 400,400! 400,800! 200,800!", "400,400! 600,400! 600,800! 400,800!"


def drawn(medium: str, draw: Draw, sketch: bool = False) -> np.ndarray:
    board, palette, ink, _, _ = MEDIA[medium]
    s = Scene(palette, 5, medium=medium)
    s.look.sketch = sketch
    opened: AbstractContextManager[Any] = board(s, []).thing("flats", "subject")
    with opened as t:
        draw(t, ink)
    return s.render()


def nearer_to_paper(picture: np.ndarray, medium: str, x: int, y: int) -> bool:
    *_, paper, ink = MEDIA[medium]
    seen = cv2.GaussianBlur(picture, (0, 0), 1.0)[y, x]
    return bool(np.abs(seen - vec(paper)).max() < np.abs(seen - vec(ink)).max())


@pytest.mark.parametrize("medium", MEDIA)
def test_a_seam_parts_two_shapes_of_one_ink(medium: str) -> None:
    def touching(gap: float) -> Draw:
        def draw(t: Any, ink: dict[str, Any]) -> None:
            t.flat(LEFT, **ink)
            t.flat(RIGHT, gap=gap, **ink)

        return draw

    assert not nearer_to_paper(drawn(medium, touching(0)), medium, 395, 600)
    parted = drawn(medium, touching(10))
    assert nearer_to_paper(parted, medium, 395, 600)
    assert not nearer_to_paper(parted, medium, 410, 600)
    assert not nearer_to_paper(parted, medium, 370, 600)


@pytest.mark.parametrize("medium", MEDIA)
def test_what_is_drawn_within_a_shape_stays_in_it(medium: str) -> None:
    def draw(t: Any, ink: dict[str, Any]) -> None:
        t.flat(LEFT, **ink)
        with t.within("300,500! 500,500! 500,700! 300,700!", "340,560! 380,560! 380,640! 340,640!"):
            t.flat("0,0! 800,0! 800,1200! 0,1200!")
            t.flat("420,560! 480,560! 480,640! 420,640!", **ink)

    picture = drawn(medium, draw)
    if medium == "riso":  # without an ink the sheet is paper; without one the block stays standing
        assert nearer_to_paper(picture, medium, 320, 600)
    for x, y in ((250, 450), (360, 600), (450, 600)):
        assert not nearer_to_paper(picture, medium, x, y), (x, y)
    assert nearer_to_paper(picture, medium, 560, 450)


@pytest.mark.parametrize("medium", MEDIA)
def test_what_lies_outside_is_no_part_of_the_thing(medium: str) -> None:
    board, palette, ink, _, _ = MEDIA[medium]
    s = Scene(palette, 5, medium=medium)
    opened: AbstractContextManager[Any] = board(s, []).thing("flats", "subject")
    with opened as t, t.within(LEFT):
        t.flat("0,0! 800,0! 800,1200! 0,1200!", **ink)
    assert s.record.motifs[0].box == pytest.approx((200, 400, 400, 800), abs=3)


@pytest.mark.parametrize("medium", MEDIA)
def test_a_sketch_shows_the_same_flats_without_faults(medium: str) -> None:
    def draw(t: Any, ink: dict[str, Any]) -> None:
        t.flat(LEFT, **ink)

    *_, paper, ink = MEDIA[medium]
    sketch = drawn(medium, draw, sketch=True)
    assert np.abs(sketch[600, 300] - vec(ink) * (vec(paper) if medium == "riso" else 1)).max() < 0.01
    for x, y in ((600, 600), (5, 5)):
        assert np.abs(sketch[y, x] - vec(paper)).max() < 0.01
    printed = drawn(medium, draw)
    assert np.abs(printed - sketch).mean() < 0.06
    assert np.unique(printed[500:700, 250:350].reshape(-1, 3), axis=0).shape[0] > 100
