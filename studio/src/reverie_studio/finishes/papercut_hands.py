"""Near hands are cut finger by finger: each finger a sheet with its own seam, the palm one sheet over their roots."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.colour import Colour, darken, mix
from reverie_studio.finishes.papercut_pen import PaperPen

Point = tuple[float, float]
Finger = tuple[Sequence[Point], float, float]  # joints from root to tip, widths at both ends


def cut_finger(pen: PaperPen, finger: Finger, skin: Colour, *, nail: bool = True, creases: bool = True) -> None:
    """One finger: a tapered strip, a nail at its tip, two folds at each inner joint."""
    points, w0, w1 = finger
    pen.taper(points, w0, w1, skin)
    if len(points) < 2:
        return
    line = darken(mix(skin, "#8a3a2c", 0.3), 0.22)
    with pen.flat():
        (x0, y0), (x1, y1) = points[-2], points[-1]
        way = math.atan2(y1 - y0, x1 - x0)
        for k in range(1, len(points) - 1) if creases else ():
            (ax, ay), (x, y), (bx, by) = points[k - 1], points[k], points[k + 1]
            half = (w0 + (w1 - w0) * k / (len(points) - 1)) * 0.24
            along = math.atan2(by - ay, bx - ax)
            for off in (-0.16, 0.16):
                cx, cy = x + math.cos(along) * w0 * off, y + math.sin(along) * w0 * off
                nx, ny = -math.sin(along) * half, math.cos(along) * half
                pen.curve([(cx - nx, cy - ny), (cx + math.cos(along) * off * 16, cy + math.sin(along) * off * 16), (cx + nx, cy + ny)], line, stroke=max(1.4, w0 * 0.045), closed=False)
        if nail:
            with pen.at(x1 + math.cos(way) * w1 * 0.02, y1 + math.sin(way) * w1 * 0.02, turn=math.degrees(way)):
                pen.path(f"M{-w1 * 0.34},{-w1 * 0.3} C{w1 * 0.2},{-w1 * 0.36} {w1 * 0.42},{-w1 * 0.2} {w1 * 0.42},0 C{w1 * 0.42},{w1 * 0.2} {w1 * 0.2},{w1 * 0.36} {-w1 * 0.34},{w1 * 0.3} C{-w1 * 0.46},{w1 * 0.12} {-w1 * 0.46},{-w1 * 0.12} {-w1 * 0.34},{-w1 * 0.3}Z", mix(skin, "#fff0e4", 0.55))


def cut_hand(pen: PaperPen, skin: Colour, palm: str, fingers: Sequence[Finger], thumb: Finger | None = None, *,
             nails: bool = True, creases: bool = True) -> None:  # fmt: skip
    """A palm or back as path data, fingers from the far one to the near one, the thumb over all."""
    pen.path(palm, skin)
    for finger in fingers:
        cut_finger(pen, finger, skin, nail=nails, creases=creases)
    with pen.flat():
        pen.path(palm, skin)
    if thumb is not None:
        cut_finger(pen, thumb, skin, nail=nails, creases=creases)
