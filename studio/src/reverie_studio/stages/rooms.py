"""Rooms with a stage of their own: theatre, museum, library, corridor, stair hall."""

from __future__ import annotations

from typing import TYPE_CHECKING

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.stages.parts import Rng, planks

if TYPE_CHECKING:
    pass

Corner = tuple[float, float, float, float]


def wall_tone(p: Palette, light: float = 0.45) -> Colour:
    """A wall that suits the key of the palette."""
    if p.key == "low":
        return mix(p.mid, p.dark, 0.3)
    return mix(p.mid, p.light, light + (0.15 if p.key == "high" else 0.0))


def shell(
    pen: Pen,
    rng: Rng,
    back: Corner,
    wall: Colour,
    floor: Colour,
    ceiling: Colour,
    *,
    boards: int = 12,
    plinth: Colour | None = None,
) -> None:
    """A room seen straight on: back wall (left, top, right, floor) and what runs towards us."""
    left, top, right, foot = back
    spread = 1.9
    fl, fr = 400 + (left - 400) * spread, 400 + (right - 400) * spread
    pen.poly([(-10, -10), (810, -10), (right, top), (left, top)], ceiling)
    pen.poly([(-10, -10), (left, top), (left, foot), (-10, 1210)], darken(wall, 0.22))
    pen.poly([(810, -10), (right, top), (right, foot), (810, 1210)], darken(wall, 0.3))
    planks(pen, rng, (left, right, fl - 240, fr + 240), foot, 1210, floor, boards)
    pen.poly([(-10, 1210), (-10, 1210), (left, foot), (left - 8, foot)], darken(wall, 0.4))
    pen.poly([(-10, -10), (left, top), (left, foot), (-10, 1215)], darken(wall, 0.2))
    pen.poly([(810, -10), (right, top), (right, foot), (810, 1215)], darken(wall, 0.32))
    pen.rect(left, top, right - left, foot - top, wall)
    skirting = plinth if plinth is not None else darken(wall, 0.35)
    pen.rect(left, foot - 22, right - left, 22, skirting)
    pen.poly([(left, foot - 22), (left, foot), (-10, 1215), (-10, 1160)], darken(skirting, 0.2))
    pen.poly([(right, foot - 22), (right, foot), (810, 1215), (810, 1160)], darken(skirting, 0.3))
    pen.line(left, top, right, top, darken(wall, 0.35), 5)


def frame(
    pen: Pen,
    x: float,
    y: float,
    w: float,
    h: float,
    wood: Colour,
    inner: Colour,
    border: float = 12,
) -> None:
    """A picture frame with its upper left corner at (x, y)."""
    pen.rect(x - border + 5, y - border + 8, w + 2 * border, h + 2 * border, "#15101a", 0.28)
    pen.rect(x - border, y - border, w + 2 * border, h + 2 * border, wood, radius=2)
    pen.poly(
        [(x - border, y - border), (x + w + border, y - border), (x + w, y), (x, y)],
        lighten(wood, 0.3),
    )
    pen.poly(
        [
            (x + w + border, y - border),
            (x + w + border, y + h + border),
            (x + w, y + h),
            (x + w, y),
        ],
        darken(wood, 0.3),
    )
    pen.rect(x, y, w, h, inner)


def _column(pen: Pen, x: float, top: float, foot: float, w: float, p: Palette) -> None:
    tone = mix(p.stone, p.light, 0.4)
    pen.path(
        f"M{x - w * 0.42},{foot} Q{x - w * 0.36},{(top + foot) / 2} {x - w * 0.36},{top} h{w * 0.72} "
        f"Q{x + w * 0.36},{(top + foot) / 2} {x + w * 0.42},{foot}Z",
        tone,
    )
    for i in range(4):
        fx = x - w * 0.26 + i * w * 0.18
        pen.line(fx, top + 14, fx - 1, foot - 8, darken(tone, 0.22 + 0.07 * i), w * 0.06)
    pen.rect(x - w * 0.36, top, w * 0.16, foot - top, lighten(tone, 0.3), 0.5)
    for y, grow in ((top - 16, 1.2), (top - 30, 1.35), (foot, 1.15), (foot + 16, 1.35)):
        pen.rect(x - w * grow / 2, y, w * grow, 18, darken(tone, 0.12), radius=4)


def _lamp(pen: Pen, x: float, y: float, k: float, p: Palette) -> None:
    pen.line(x, y - 90 * k, x, y, darken(p.metal, 0.4), 4 * k + 1)
    pen.path(f"M{x - 40 * k},{y + 26 * k} q{40 * k},{-64 * k} {80 * k},0Z", p.metal)
    pen.circle(x, y + 28 * k, 15 * k, p.glow)


