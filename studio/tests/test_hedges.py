"""A maze from above: what is near comes last, and sides that face the sun are lighter."""

from __future__ import annotations

import numpy as np

from reverie_studio.hedges import Maze, foot
from reverie_studio.pen import Pen

MAZE = Maze((400, 600), ((118, 20, 300), (228, 60, 400)), ((60, 118, 228),))


def test_pieces_come_from_far_to_near() -> None:
    feet = [foot(piece) for piece in MAZE.pieces()]
    assert len(feet) > 30
    assert feet == sorted(feet)


def test_a_side_towards_the_sun_is_lighter() -> None:
    pen = Pen()
    hedge = Maze((400, 600), ((200, 90, 270),), ())
    hedge.draw(pen, hedge.pieces(), np.random.default_rng(1))
    west = [shape for shape in pen.shapes if shape.path.getBounds().right() < 260]
    other = Maze((400, 600), ((200, -90, 90),), ())
    dark = Pen()
    other.draw(dark, other.pieces(), np.random.default_rng(1))
    east = [shape for shape in dark.shapes if shape.path.getBounds().left() > 540]
    assert west
    assert east
    assert np.mean([shape.colour for shape in west]) > np.mean([shape.colour for shape in east])
