"""Woods, fields of tall things, and the wet places between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie_studio.colour import Colour, mix, vary
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.stages.parts import Rng

if TYPE_CHECKING:
    pass


def birch(
    pen: Pen,
    rng: Rng,
    x: float,
    foot: float,
    w: float,
    bark: Colour,
    mark: Colour,
    top: float = -20,
) -> None:
    """A white trunk that leaves the card at the top, with its black eyes and peeling rings."""
    lean = float(rng.normal(0, w * 0.5))
    pen.poly(
        [
            (x - w * 0.62, foot),
            (x - w * 0.5, foot - w),
            (x + lean - w * 0.36, top),
            (x + lean + w * 0.36, top),
            (x + w * 0.5, foot - w),
            (x + w * 0.66, foot),
        ],
        bark,
    )
    pen.poly(
        [
            (x + w * 0.16, foot),
            (x + lean + w * 0.12, top),
            (x + lean + w * 0.36, top),
            (x + w * 0.5, foot - w),
            (x + w * 0.66, foot),
        ],
        mix(bark, mark, 0.3),
    )
    length = foot - top
    for _ in range(int(length / max(16.0, w * 0.7))):
        t = float(rng.random())
        y = foot - t * length
        cx = x + lean * t + float(rng.uniform(-0.4, 0.3)) * w
        half = w * float(rng.uniform(0.06, 0.3))
        pen.path(
            f"M{cx - half},{y} q{half},{-w * 0.06} {half * 2},0 q{-half},{w * 0.1} {-half * 2},0Z",
            mark,
            0.85,
        )
    for _ in range(int(length / 260)):
        t = float(rng.random())
        y, cx = foot - t * length, x + lean * t
        pen.path(
            f"M{cx - w * 0.3},{y} q{w * 0.3},{-w * 0.36} {w * 0.6},0 q{-w * 0.3},{w * 0.22} {-w * 0.6},0Z",
            mark,
        )
        pen.circle(cx, y - w * 0.02, w * 0.08, bark)


def _litter(pen: Pen, rng: Rng, p: Palette, top: float) -> None:
    for _ in range(90):
        y = top + float(rng.random()) ** 1.4 * (1190 - top)
        k = 0.4 + (y - top) / 320
        tone = vary(
            mix(
                p.accent if rng.random() < 0.4 else p.accent2, p.ground, float(rng.uniform(0, 0.5))
            ),
            rng,
            0.05,
        )
        with pen.at(float(rng.uniform(0, 800)), y, k, float(rng.uniform(0, 360))):
            pen.path("M-7,0 Q0,-6 8,0 Q0,5 -7,0Z", tone)


def _canopy(pen: Pen, rng: Rng, p: Palette) -> None:
    for _ in range(170):
        x = float(rng.uniform(-20, 820))
        reach = 60 + 130 * abs(x - 400) / 400
        y = float(rng.random()) ** 1.6 * reach - 12
        r = float(rng.uniform(8, 20))
        tone = vary(
            mix(p.leaf, p.dark if rng.random() < 0.5 else p.light, float(rng.uniform(0, 0.4))),
            rng,
            0.04,
        )
        with pen.at(x, y, 1, float(rng.uniform(0, 180))):
            pen.oval(0, 0, r * 1.2, r * 0.62, tone)


