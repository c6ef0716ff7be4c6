"""Living shapes are smooth outlines and tubes along a spine, modelled in a few flat tones.

Outlines are written as text: ``"10,20 30,40! 50,60"`` is a list of points, ``!`` marks a corner.
Tubes are written as ``"x,y,r x,y,r"``: a spine with a radius at every knot.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from itertools import pairwise

import numpy as np
from numpy.typing import NDArray

from reverie_studio.colour import Colour, luminance, mix, rgb
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Point = tuple[float, float]
Floats = NDArray[np.float64]

WARM_LIGHT = "#ffe9c6"


@dataclass(frozen=True)
class Tones:
    """The few tones one hide, bark or petal is painted with."""

    base: Colour
    lit: Colour
    shade: Colour
    far: Colour
    dark: Colour


def tones(base: Colour, palette: Palette, *, glow: float = 0.2, depth: float = 0.3) -> Tones:
    """The tones of a thing of colour `base` under this palette's light."""
    base = palette.resolve(base)
    light = luminance(base)
    depth *= 1.15 - 0.55 * light
    glow *= 0.62 + 0.55 * light
    return Tones(
        base=base,
        lit=mix(base, WARM_LIGHT, glow),
        shade=_shaded(base, palette.dark, depth),
        far=_shaded(base, palette.dark, min(0.85, depth * 1.6)),
        dark=mix(base, palette.dark, 0.72),
    )


def same_light(base: Colour, t: Tones) -> Tones:
    """Tones of another colour in the light that `t` stands in."""
    return Tones(
        base=base,
        lit=mix(base, WARM_LIGHT, 0.22),
        shade=mix(base, t.dark, 0.34),
        far=mix(base, t.dark, 0.55),
        dark=t.dark,
    )


def _shaded(base: Colour, dark: Colour, depth: float) -> Colour:
    """Half a glaze of the dark, half the colour's own deeper tone: shade that keeps its hue."""
    r, g, b = rgb(base)
    k = 1.0 - depth * 1.1
    return mix(mix(base, dark, depth), (r * k, g * k * 0.97, b * k), 0.5)


# --- outlines -------------------------------------------------------------------------------


def _parse(text: str) -> tuple[list[tuple[float, ...]], list[bool]]:
    knots: list[tuple[float, ...]] = []
    corners: list[bool] = []
    for word in text.split():
        corners.append(word.endswith("!"))
        knots.append(tuple(float(part) for part in word.rstrip("!").split(",")))
    return knots, corners


def flow(knots: Sequence[Sequence[float]], closed: bool = False, per: int = 10) -> Floats:
    """Sample a Catmull-Rom curve through the knots (any number of columns)."""
    k = np.asarray(knots, dtype=np.float64)
    if len(k) < 2:
        return k
    if closed:
        padded = np.vstack([k[-1:], k, k[:2]])
    else:
        padded = np.vstack([2 * k[:1] - k[1:2], k, 2 * k[-1:] - k[-2:-1]])
    t = np.linspace(0.0, 1.0, per, endpoint=False)[:, None]
    pieces = []
    for i in range(len(padded) - 3):
        p0, p1, p2, p3 = padded[i : i + 4]
        pieces.append(
            0.5
            * (
                2 * p1
                + (p2 - p0) * t
                + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t**2
                + (3 * p1 - p0 - 3 * p2 + p3) * t**3
            )
        )
    if not closed:
        pieces.append(k[-1:])
    return np.vstack(pieces)


def to_path(points: Floats, closed: bool = True) -> str:
    """Points as an SVG path; closed ones always turn the same way, so that paths can be joined."""
    if closed and signed_area(points) < 0:
        points = points[::-1]
    body = "L".join(f"{x:.1f},{y:.1f}" for x, y in points[:, :2])
    return f"M{body}" + ("Z" if closed else "")


def signed_area(points: Floats) -> float:
    """Twice the area, positive when the outline runs clockwise on the card."""
    x, y = points[:, 0], points[:, 1]
    return float(np.sum(x * np.roll(y, -1) - np.roll(x, -1) * y))


def _with_corners(knots: list[tuple[float, ...]], corners: list[bool], closed: bool) -> Floats:
    if not any(corners):
        return flow(knots, closed)
    if not closed:
        stops = [0, *(i for i in range(1, len(knots) - 1) if corners[i]), len(knots) - 1]
        runs = [knots[a : b + 1] for a, b in pairwise(stops)]
        return np.vstack([flow(run) for run in runs])
    first = corners.index(True)
    knots = knots[first:] + knots[:first]
    corners = corners[first:] + corners[:first]
    stops = [i for i, corner in enumerate(corners) if corner] + [len(knots)]
    ring = [*knots, knots[0]]
    runs = [ring[a : b + 1] for a, b in pairwise(stops)]
    return np.vstack([flow(run)[:-1] for run in runs])


@lru_cache(maxsize=2048)
def blob(text: str) -> str:
    """A closed smooth outline through the points; corners where marked."""
    return to_path(_with_corners(*_parse(text), closed=True))


@lru_cache(maxsize=2048)
def curve(text: str) -> str:
    """An open smooth line through the points."""
    return to_path(_with_corners(*_parse(text), closed=False), closed=False)


def blob_of(points: Sequence[Point]) -> str:
    """A closed smooth outline through computed points."""
    return to_path(flow(points, closed=True))


def curve_of(points: Sequence[Point]) -> str:
    """An open smooth line through computed points."""
    return to_path(flow(points), closed=False)


def tube_of(knots: Sequence[Sequence[float]], per: int = 10) -> str:
    """A limb: the outline of a round brush of changing radius drawn along the knots."""
    s = flow(knots, per=per)
    radius = np.maximum(s[:, 2], 0.2)
    step = np.gradient(s[:, :2], axis=0)
    angle = np.unwrap(np.arctan2(step[:, 1], step[:, 0]))
    normal = np.stack([-np.sin(angle), np.cos(angle)], axis=1)
    left = s[:, :2] + normal * radius[:, None]
    right = s[:, :2] - normal * radius[:, None]
    end = _cap(s[-1], radius[-1], angle[-1])
    start = _cap(s[0], radius[0], angle[0] + math.pi)
    return to_path(np.vstack([right, end, left[::-1], start]))


def _cap(at: Floats, radius: float, angle: float) -> Floats:
    turn = angle + np.linspace(-math.pi / 2, math.pi / 2, 9)[1:-1]
    return np.stack([at[0] + np.cos(turn) * radius, at[1] + np.sin(turn) * radius], axis=1)


@lru_cache(maxsize=2048)
def tube(text: str) -> str:
    """A limb written as "x,y,r x,y,r …"."""
    return tube_of(_parse(text)[0])


def mirrored(half: str) -> str:
    """A face seen from the front: the outline of its right half, top to chin, doubled."""
    words = half.split()
    return blob(" ".join(words + [_mirror(word) for word in reversed(words[1:-1])]))


def _mirror(word: str) -> str:
    x, y = word.rstrip("!").split(",")
    return f"{-float(x)},{y}" + ("!" if word.endswith("!") else "")


def limb(pen: Pen, t: Tones, spine: str, far: bool = False, cut: float = 5.0) -> None:
    """A leg or an arm; one on the far side is a flat darker shape."""
    if far:
        pen.path(tube(spine), t.far)
    else:
        form(pen, tube(spine), t, cut=cut)


def whiskers(
    pen: Pen, x: float, y: float, reach: float, colour: Colour, width: float = 1.2
) -> None:
    """Three fine hairs to the right of (x, y)."""
    for dy, drop in ((-3.0, -0.16), (0.0, 0.04), (3.0, 0.24)):
        pen.path(
            f"M{x},{y + dy} q{reach * 0.5},{reach * drop * 0.3 - 3} {reach},{reach * drop}",
            colour,
            0.75,
            stroke=width,
        )


def disc(x: float, y: float, rx: float, ry: float | None = None, turn: float = 0.0) -> str:
    """An ellipse as an outline that can be joined to others."""
    ry = rx if ry is None else ry
    a = np.linspace(0.0, 2 * math.pi, 40, endpoint=False)
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    px, py = np.cos(a) * rx, np.sin(a) * ry
    return to_path(np.stack([x + px * c - py * s, y + px * s + py * c], axis=1))


def along(text: str, count: int) -> list[tuple[float, float, float]]:
    """`count` places (x, y, angle in degrees) evenly spaced on a smooth open line."""
    s = flow(_parse(text)[0], per=24)[:, :2]
    length = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(s, axis=0).T))])
    where = np.linspace(0.0, length[-1], count)
    x, y = np.interp(where, length, s[:, 0]), np.interp(where, length, s[:, 1])
    step = np.gradient(s, axis=0)
    angle = np.degrees(np.unwrap(np.arctan2(step[:, 1], step[:, 0])))
    return [
        (float(a), float(b), float(c))
        for a, b, c in zip(x, y, np.interp(where, length, angle), strict=True)
    ]


# --- painting -------------------------------------------------------------------------------


def form(pen: Pen, d: str, t: Tones, cut: float = 10.0, glow: float = 0.55) -> None:
    """One body with a lit plane above left and a shaded plane below right, hard edged."""
    a, b = cut, cut * glow
    pen.path(d, t.shade)
    with pen.clip(d), pen.at(-a * 0.55, -a * 0.85):
        pen.path(d, t.lit)
        with pen.clip(d), pen.at((a + b) * 0.55, (a + b) * 0.85):
            pen.path(d, t.base)


def hide(
    pen: Pen,
    rng: np.random.Generator,
    d: str,
    t: Tones,
    box: tuple[float, float, float, float],
    *,
    cut: float = 12.0,
    count: int = 36,
    angle: float = 185.0,
    length: float = 16.0,
) -> None:
    """A furred body: planes first, then a few dry hairs in the darker and the lighter tone."""
    form(pen, d, t, cut)
    brush(pen, rng, d, box, t.shade, count=count, angle=angle, length=length, alpha=0.32)
    x0, y0, x1, y1 = box
    upper = (x0, y0 - (y1 - y0) * 0.15, x1, y0 + (y1 - y0) * 0.45)
    brush(pen, rng, d, upper, t.lit, count=count // 2, angle=angle, length=length, alpha=0.4)


def moved(dx: float, anchors: Mapping[str, Point]) -> dict[str, Point]:
    """Anchors of a drawing that is shifted sideways to sit over its origin."""
    return {name: (x + dx, y) for name, (x, y) in anchors.items()}


def patches(pen: Pen, inside: str, parts: Iterable[tuple[str, Colour]], alpha: float = 1.0) -> None:
    """Markings that never leave the body they lie on."""
    with pen.clip(inside):
        for d, colour in parts:
            pen.path(d, colour, alpha)


def brush(
    pen: Pen,
    rng: np.random.Generator,
    inside: str,
    box: tuple[float, float, float, float],
    colour: Colour,
    *,
    count: int = 40,
    length: float = 16.0,
    width: float = 2.2,
    angle: float = 20.0,
    spread: float = 14.0,
    alpha: float = 0.4,
) -> None:
    """Short dry brush marks that follow the hair, kept inside a shape."""
    x0, y0, x1, y1 = box
    with pen.clip(inside):
        for _ in range(count):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            a = math.radians(angle + rng.normal(0.0, spread))
            reach = length * rng.uniform(0.5, 1.2)
            pen.path(lick(x, y, a, reach, width * rng.uniform(0.6, 1.3)), colour, alpha)


def lick(x: float, y: float, angle: float, length: float, width: float, bend: float = 0.12) -> str:
    """One pointed brush mark, as an outline."""
    c, s = math.cos(angle), math.sin(angle)

    def put(u: float, v: float) -> str:
        return f"{x + u * c - v * s:.1f},{y + u * s + v * c:.1f}"

    b = length * bend
    return (
        f"M{put(0, -width / 2)}Q{put(length * 0.5, -width * 0.7 + b)} {put(length, 0)}"
        f"Q{put(length * 0.5, width * 0.7 + b)} {put(0, width / 2)}Z"
    )


def tufts(
    text: str,
    rng: np.random.Generator,
    *,
    count: int = 14,
    length: float = 18.0,
    width: float = 9.0,
    lean: float = 60.0,
    ragged: float = 0.3,
) -> str:
    """Pointed locks standing off a line, as one outline: a mane, a ruff, the end of a tail."""
    locks = []
    for x, y, angle in along(text, count):
        a = math.radians(angle + lean + rng.normal(0.0, 9.0))
        reach = length * (1.0 + rng.uniform(-ragged, ragged))
        back = width * 0.3
        locks.append(
            lick(x - math.cos(a) * back, y - math.sin(a) * back, a, reach + back, width, 0.1)
        )
    return " ".join(locks)


def eye(
    pen: Pen,
    x: float,
    y: float,
    r: float,
    dark: Colour,
    *,
    iris: Colour | None = None,
    lid: Colour | None = None,
    look: Point = (0.25, -0.2),
    shut: bool = False,
) -> None:
    """A small eye with a lid, so that it thinks rather than stares."""
    if shut:
        pen.path(
            f"M{x - r * 1.3},{y} Q{x},{y + r * 1.1} {x + r * 1.3},{y - r * 0.1}",
            dark,
            stroke=max(1.4, r * 0.55),
        )
        return
    if iris is not None:
        pen.circle(x, y, r, iris)
        pen.circle(x + look[0] * r * 0.8, y + look[1] * r * 0.8, r * 0.62, dark)
    else:
        pen.circle(x, y, r, dark)
    pen.circle(x - r * 0.28 + look[0] * r * 0.4, y - r * 0.34, r * 0.24, "#fff8e8")
    if lid is not None:
        pen.path(
            f"M{x - r * 1.35},{y - r * 0.1} Q{x},{y - r * 1.75} {x + r * 1.35},{y - r * 0.2} "
            f"Q{x},{y - r * 0.95} {x - r * 1.35},{y - r * 0.1}Z",
            lid,
        )
