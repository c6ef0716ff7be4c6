"""Risograph: the same pixels, spot inks that multiply, a screen only between light and shade, plates out of register."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import vec
from reverie_studio.engine.clay import Clay, Lamp
from reverie_studio.engine.look import Look
from reverie_studio.finishes.riso_palettes import DRUMS
from reverie_studio.finishes.riso_plates import Plates
from reverie_studio.finishes.riso_tools import RISOS, Drum
from reverie_studio.palettes import PALETTES
from reverie_studio.scene import Scene

NAME = "riso_canteen"


def plates(seed: int = 5) -> Plates:
    look = Look(PALETTES[NAME], seed=seed)
    return Plates(look)


def a_card(seed: int = 5) -> np.ndarray:
    s = Scene(NAME, seed, medium="riso")
    d = Drum(s, [Lamp(-0.9, -0.1, 0.3)])
    with d.thing("ball", "subject") as t:
        t.print(Clay().ball(400, 400, 0, 160), {"red": 1}, {"red": 1, "green": 1}, at=0.4)
    with d.thing("bars") as t:
        t.flat("100,800! 500,800! 500,900! 100,900!", red=1)
        t.flat("300,780! 400,780! 400,920! 300,920!", overprint=True, green=1)
        t.flat("440,780! 480,780! 480,920! 440,920!")
    return s.render()


def test_same_input_same_pixels() -> None:
    one = a_card()
    assert one.shape == (HEIGHT, WIDTH, 3)
    assert one.dtype == np.float32
    assert np.array_equal(one, a_card())
    assert not np.array_equal(one, a_card(seed=6))


def test_inks_multiply_where_they_lie_over_each_other() -> None:
    soft = cv2.GaussianBlur(a_card(), (0, 0), 6)
    drums = DRUMS[NAME]
    paper, red, green = (vec(c) for c in (drums.paper, drums.inks["red"], drums.inks["green"]))
    for name, x, y, wanted in (("red", 200, 850, paper * red), ("both", 350, 850, paper * red * green), ("green alone", 350, 790, paper * green),
                               ("knocked out", 460, 850, paper), ("lit side", 285, 400, paper * red), ("dark side", 535, 400, paper * red * green)):  # fmt: skip
        assert np.abs(soft[y, x] - wanted).max() < 0.16, name


def test_a_tone_prints_its_share_of_the_paper() -> None:
    for tone in (0.25, 0.5, 0.75):
        p = plates()
        p.value["green"][:] = tone
        p.value["red"][:] = 0
        picture = p.printed()[200:1000, 200:600]
        drums = DRUMS[NAME]
        share = (vec(drums.paper) - picture.reshape(-1, 3).mean(0)) / (vec(drums.paper) * (1 - vec(drums.inks["green"])))
        assert share[0] == pytest.approx(tone, abs=0.09)


def test_plates_are_out_of_register() -> None:
    p = plates()
    block = np.ones((200, 200), np.float32)
    p.put(block, 400, 400, {"red": 1.0, "green": 1.0})
    printed = cv2.GaussianBlur(p.printed(), (0, 0), 1.0)
    drums = DRUMS[NAME]
    green_only = np.abs(printed - vec(drums.paper) * vec(drums.inks["green"])).max(2) < 0.2
    red_only = np.abs(printed - vec(drums.paper) * vec(drums.inks["red"])).max(2) < 0.2
    assert green_only.any() and red_only.any()


def test_an_ink_that_is_not_there_is_refused() -> None:
    with pytest.raises(ValueError, match="no ink blue; there are: red, green"):
        plates().put(np.ones((4, 4), np.float32), 0, 0, {"blue": 1.0})


def test_twelve_palettes_of_two_or_three_inks() -> None:
    assert len(RISOS) == 12
    assert set(RISOS) <= set(PALETTES)
    for drums in DRUMS.values():
        assert len(drums.inks) in (2, 3)
        assert drums.dark == list(drums.inks)[-1]
