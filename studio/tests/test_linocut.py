"""Linocut: the same pixels, only paper and inks, darker where a form turns away, cuts that end in a point."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import vec
from reverie_studio.engine.bodies import FINE, from_clay
from reverie_studio.engine.clay import Clay, Lamp
from reverie_studio.engine.look import Look
from reverie_studio.finishes.linocut_block import GOUGES, KEY, THINNEST, Block, Gouge
from reverie_studio.finishes.linocut_palettes import INKS
from reverie_studio.finishes.linocut_tools import LINOS, Press
from reverie_studio.palettes import PALETTES
from reverie_studio.scene import Scene

FROM_LEFT = [Lamp(-0.9, -0.1, 0.3)]
NAME = "lino_slate_milk"


def a_block(seed: int = 5) -> Block:
    look = Look(PALETTES[NAME], seed=seed)
    return Block(look)


def a_ball(seed: int = 5) -> np.ndarray:
    s = Scene(NAME, seed, medium="linocut")
    p = Press(s, FROM_LEFT)
    with p.thing("ball", "subject") as t:
        t.clay(Clay().ball(400, 500, 0, 160))
        t.flat("340,800! 460,800! 460,900! 340,900!", spot=True)
    return s.render()


def mean_level(block: Block, x: int, y: int, r: int = 8) -> float:
    return float(block.level[(y - r) * FINE : (y + r) * FINE, (x - r) * FINE : (x + r) * FINE].mean())


def test_same_input_same_pixels() -> None:
    one = a_ball()
    assert one.shape == (HEIGHT, WIDTH, 3)
    assert one.dtype == np.float32
    assert np.array_equal(one, a_ball())
    assert not np.array_equal(one, a_ball(seed=6))


def test_every_point_is_paper_or_an_ink() -> None:
    """After the grain of paper and ink is smoothed away, each flat patch is one of the palette's colours."""
    soft = cv2.GaussianBlur(a_ball(), (0, 0), 6)
    inks = INKS[NAME]
    places = {"paper": (100, 200, inks.paper), "light side": (266, 500, inks.paper), "dark side": (535, 500, inks.inks[-1]), "accent": (400, 850, inks.accent)}
    for name, (x, y, colour) in places.items():
        assert np.abs(soft[y, x] - vec(colour)).max() < 0.11, name


def test_a_form_is_lit_from_the_lamp() -> None:
    block = a_block()
    block.hatch(from_clay(Clay().ball(400, 500, 0, 160), FROM_LEFT), GOUGES["skin"], 7)
    assert mean_level(block, 275, 500) < 0.5
    assert mean_level(block, 530, 500) == 3
    middle = block.level[490 * FINE : 510 * FINE, 250 * FINE : 550 * FINE]
    assert set(middle.ravel().tolist()) == {0, 1, 2, 3}


def test_cuts_cross_the_border_between_two_inks() -> None:
    """Where two inks meet the border is a comb, not a line: it is several times as long as a smooth one."""

    def border(wild: float, wedge: float) -> int:
        block = a_block()
        how = Gouge(inks=(0, KEY), at=(0.45,), pitch=8, wild=wild, wedge=wedge, parts=None)
        block.hatch(from_clay(Clay().ball(400, 500, 0, 160), FROM_LEFT, (0, 1, 0.2)), how, 7)
        inside = (block.level[400 * FINE : 600 * FINE, 300 * FINE : 500 * FINE] > 0).astype(np.uint8)
        return int(cv2.Laplacian(inside, cv2.CV_8U).astype(bool).sum())

    assert border(1.0, 0.15) > 2.5 * border(0.0, 0.004)


def test_no_cut_is_thinner_than_the_tool() -> None:
    block = a_block()
    block.level[:] = 3
    block.lines([[(100, 100), (300, 100)]], 0.2, 3, ends=(1.0, 1.0))
    rows = (block.level[:, 200 * FINE] == 0).sum()
    assert rows >= round(THINNEST * FINE) - 1


def test_an_ink_that_is_not_there_is_refused() -> None:
    block = a_block()
    assert block.number(KEY) == 3
    with pytest.raises(ValueError, match="ink 4"):
        block.number(4)


def test_a_halo_parts_black_from_black() -> None:
    ball = from_clay(Clay().ball(400, 500, 0, 100), ())
    with_edge, without = a_block(), a_block()
    for block, halo in ((with_edge, 6.0), (without, 0.0)):
        block.level[:] = 3
        block.hatch(ball, Gouge(inks=(0, KEY), at=(0.9,), halo=halo), 7)
    edge = np.s_[400 * FINE - 12 : 400 * FINE, 400 * FINE]
    assert (with_edge.level[edge] == 0).any()
    assert not (without.level[edge] == 0).any()


def test_twelve_palettes_of_three_or_four_inks() -> None:
    assert len(LINOS) == 12
    assert set(LINOS) <= set(PALETTES)
    for inks in INKS.values():
        tones = [float(vec(c).mean()) for c in (inks.paper, *inks.inks)]
        assert len(inks.inks) in (3, 4)
        assert tones == sorted(tones, reverse=True)
