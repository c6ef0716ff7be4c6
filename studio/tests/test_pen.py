"""The pen draws what its path strings say, where its transforms put it."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("skia")

from reverie_studio.colour import darken, lighten, luminance, mix, rgb, to_hex
from reverie_studio.pen import Pen, svg_path


def covered(pen: Pen) -> tuple[int, int, int, int]:
    """Left, top, right, bottom of what is drawn."""
    ys, xs = np.where(pen.pixels()[..., 3] > 0.5)
    return int(xs.min()), int(ys.min()), int(xs.max()) + 1, int(ys.max()) + 1


@pytest.mark.parametrize(
    "path",
    [
        "M10,10 L40,10 L40,30 L10,30Z",
        "M10 10H40V30H10z",
        "m10,10 l30,0 0,20 -30,0z",
        "M10,10h30v20h-30z",
        "M10,10 C20,10 30,10 40,10 L40,30 S10,30 10,30Z",
        "M10,10 Q25,10 40,10 T40,10 L40,30 L10,30Z",
        "M10 10A0 0 0 0 1 40 10L40 30L10 30Z",
    ],
)
def test_every_spelling_of_a_rectangle(path: str) -> None:
    pen = Pen(60, 60)
    pen.path(path, "#ff0000")
    assert covered(pen) == (10, 10, 40, 30)


def test_arc_flags_may_run_together() -> None:
    assert svg_path("M10,30a20,20 0 0140,0Z").getBounds().top() == pytest.approx(10, abs=0.1)


@pytest.mark.parametrize("path", ["L10,10", "M10", "M0,0 C1,2 3,4", "M0,0 x5"])
def test_a_bad_path_is_refused(path: str) -> None:
    with pytest.raises(ValueError):
        svg_path(path)


def test_at_moves_scales_turns_and_flips() -> None:
    pen = Pen(100, 100)
    with pen.at(50, 50, scale=2, turn=90):
        assert pen.where(10, 0) == pytest.approx((50, 70))
    with pen.at(50, 50, flip=True):
        assert pen.where(10, 0) == pytest.approx((40, 50))
    assert pen.where(1, 2) == pytest.approx((1, 2))


def test_erase_and_clip() -> None:
    pen = Pen(40, 40)
    with pen.clip("M0,0h20v40h-20z"):
        pen.rect(0, 0, 40, 40, "#ffffff")
    pen.erase("M0,0h10v40h-10z")
    assert covered(pen) == (10, 0, 20, 40)


def test_pixels_are_premultiplied() -> None:
    pen = Pen(10, 10)
    pen.rect(0, 0, 10, 10, "#ffffff", alpha=0.5)
    assert pen.pixels()[5, 5] == pytest.approx([0.5] * 4, abs=0.01)


def test_colours() -> None:
    assert rgb("#f00") == rgb("#ff0000") == (1.0, 0.0, 0.0)
    assert to_hex(mix("#000000", "#ffffff", 0.5)) == "#808080"
    assert luminance(darken("#808080")) < luminance("#808080") < luminance(lighten("#808080"))
    with pytest.raises(ValueError):
        rgb("red")
