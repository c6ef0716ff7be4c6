"""Doors, windows, stairs and ladders: whatever leads from one place into another."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form, tube
from reverie_studio.motifs._solids import (
    Box,
    Hand,
    Quad,
    brass,
    bright,
    grain,
    iron,
    pick,
    planks,
    timber,
    tones,
    window_glass,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen, Point

Rng = np.random.Generator


# --- doors ----------------------------------------------------------------------------------


def _arch(half: float, spring: float, rise: float, n: int = 18) -> list[Point]:
    """An opening from its left foot over the arch to its right foot."""
    top = [
        (-half * math.cos(math.pi * i / n), -spring - rise * math.sin(math.pi * i / n))
        for i in range(n + 1)
    ]
    return [(-half, 0.0), *top, (half, 0.0)]


def _leaf_quad(half: float, height: float, swing: float) -> Quad:
    """A door leaf hinged on the left, swung towards us by 0…1."""
    angle = swing * math.radians(112)
    x = -half + 2 * half * math.cos(angle)
    z = 2 * half * math.sin(angle)
    return Quad((-half, -height), (x, -height - z * 0.03), (x, z * 0.2), (-half, 0.0))


def _leaf_outline(leaf: Quad, rise: float, height: float, n: int = 18) -> list[Point]:
    """The leaf with its arched head."""
    turn = [math.pi * i / n for i in range(n + 1)]
    head = [leaf.at((1 - math.cos(a)) / 2, -rise / height * math.sin(a)) for a in turn]
    return [leaf.d, *head, leaf.c]


def _door_leaf(
    pen: Pen, hand: Hand, palette: Palette, rng: Rng, leaf: Quad, rise: float, t: Tones, style: str,
    height: float,
) -> None:
    outline = _leaf_outline(leaf, rise, height)
    shut = leaf.b[0] - leaf.a[0] > 20
    body = t if shut else Tones(t.shade, t.base, t.far, t.far, t.dark)
    hand.poly(outline, body.base)
    with pen.clip(hand.clip_path(outline)):
        if style == "panel":
            boxes = (
                (0.12, 0.05, 0.46, 0.42), (0.54, 0.05, 0.88, 0.42), (0.12, 0.56, 0.46, 0.93),
                (0.54, 0.56, 0.88, 0.93),
            )
            for box in boxes:
                panel = leaf.part(*box)
                hand.poly(panel.points, body.shade)
                hand.poly(panel.part(0.1, 0.06, 1, 1).points, body.lit)
                hand.poly(panel.part(0.1, 0.06, 0.92, 0.95).points, mix(body.base, body.lit, 0.3))
        else:
            tall = leaf.part(0, -rise / height, 1, 1)
            planks(hand, tall, (body.base, mix(body.base, body.shade, 0.55)), rng, 5, gap=body.far)
            grain(hand, Quad(tall.d, tall.a, tall.b, tall.c), body.far, rng, 12, alpha=0.3)
            metal = iron(palette)
            for v in (0.16, 0.8):
                strap = leaf.line(
                    (0, v - 0.025), (0.62, v - 0.018), (0.74, v), (0.62, v + 0.018), (0, v + 0.025)
                )
                hand.poly(strap, metal.base)
                hand.line(strap[:2], metal.lit, 1.8)
        hand.line([leaf.at(0.99, -0.3), leaf.c], body.lit if shut else body.shade, 3)
    x, y = leaf.at(0.88 if shut else 0.12, 0.52)
    metal = brass(palette)
    pen.oval(x + 2, y + 3, 6.5, 7.5, body.dark, 0.7)
    pen.circle(x, y, 6, metal.base)
    pen.circle(x - 1.6, y - 2, 2.8, bright(metal))
    pen.path(
        f"M{x},{y + 14} a3.4,3.4 0 0 1 1.6,6 l1.4,7 h-6 l1.4,-7 a3.4,3.4 0 0 1 1.6,-6Z", body.dark
    )


def _threshold(
    pen: Pen, hand: Hand, palette: Palette, inside: list[Point], t: Tones, shows: Colour,
    glows: bool,
) -> None:
    """What stands open: a colour, a lit jamb and the floor behind."""
    hand.poly(inside, shows)
    with pen.clip(hand.clip_path(inside)):
        half = inside[-1][0]
        pen.path(
            f"M{half - 13},20 L{half - 13},-400 L{half + 20},-400 L{half + 20},20Z", t.far, 0.75
        )
        if glows:
            pen.path(
                blob(f"{-half},4! {-half * 0.3},-30 {half * 0.5},-26 {half},4!"),
                mix(shows, "#fffdf0", 0.6),
            )
            pen.path(
                f"M{-half - 10},0 L{-half * 0.2},-400 L{half * 0.3},-400 L{-half * 0.2},0Z",
                mix(shows, "#fffdf0", 0.5), 0.5,
            )
        else:
            pen.path(
                blob(f"{-half},4! {-half * 0.4},-26 {half * 0.5},-24 {half},4!"),
                mix(shows, palette.light, 0.2),
            )


DOOR_STYLES = {
    "panel": (66.0, 262.0, 0.0), "arched": (70.0, 190.0, 76.0), "plank": (62.0, 230.0, 0.0),
    "tiny": (64.0, 120.0, 60.0),
}


@motif(
    "door", tags=("door", "building"), size=(200, 300),
    anchors={
        "top": (0, -298), "inside": (10, -90), "sill": (10, 0), "handle": (50, -126),
        "knocker": (0, -160),
    },
)
def door(
    pen: Pen, palette: Palette, rng: Rng, *, style: str = "panel", colour: Colour | None = None,
    open: float = 0.0, shows: Colour | None = None,
) -> None:
    """A door in its frame, standing by itself: panel, arched, plank or tiny; open from 0 to 1."""
    if style not in DOOR_STYLES:
        raise ValueError(f"door styles are {', '.join(DOOR_STYLES)}")
    half, spring, rise = DOOR_STYLES[style]
    defaults: dict[str, Colour] = {
        "panel": mix("#2f6f73", palette.accent2, 0.08), "arched": palette.accent,
        "plank": "#6a4f3a", "tiny": mix("#5d7a3d", palette.leaf, 0.4),
    }
    t = tones(pick(colour, defaults[style], palette, 0.08), palette)
    hand = Hand(pen, rng, 1.5)
    _door_frame(pen, hand, palette, rng, style, half, spring, rise)
    inside = _arch(half, spring, max(rise, 0.5))
    glow = mix(palette.glow, palette.light, 0.2) if shows is None else palette.resolve(shows)
    if open > 0.02:
        frame = timber(palette, "#6d4a31")
        _threshold(pen, hand, palette, inside, frame, glow, shows is None)
    _door_leaf(
        pen, hand, palette, rng,
        _leaf_quad(half - 1, spring, max(0.0, min(1.0, open))),
        rise, t, style, spring,
    )
    if style == "panel" and open < 0.02:
        pen.path(disc(0, -158, 10, 12), brass(palette).shade, stroke=5)
        pen.path(disc(-1, -160, 10, 12), brass(palette).lit, stroke=2)


def _door_frame(
    pen: Pen, hand: Hand, palette: Palette, rng: Rng, style: str, half: float, spring: float,
    rise: float,
) -> None:
    step = tones(mix("#a79c8d", palette.stone, 0.5), palette)
    Box(-half - 26, 12, 2 * half + 40, 12, 30, 0.4, 0.4).paint(hand, step)
    if style in ("arched", "tiny"):
        for i in range(11):
            a0, a1 = math.pi * i / 11, math.pi * (i + 1) / 11
            stone = mix(step.base, step.lit if i < 5 else step.shade, float(rng.uniform(0.1, 0.9)))
            ring = [
                (-(half + k) * math.cos(a), -spring - (rise + k) * math.sin(a))
                for k, a in ((-2, a0), (24 + 3 * (i % 2), a0), (24 + 3 * (i % 2), a1), (-2, a1))
            ]
            hand.poly(ring, stone)
        rows = max(2, int(spring / 44))
        for side in (-1, 1):
            for j in range(rows):
                w = 22 + 7 * (j % 2)
                y0, y1 = -spring * j / rows, -spring * (j + 1) / rows
                stone = mix(
                    step.base, step.lit if side < 0 else step.shade, float(rng.uniform(0.1, 0.9))
                )
                x0, x1 = side * (half - 2), side * (half + w)
                hand.poly([(x0, y0), (x1, y0), (x1, y1), (x0, y1)], stone)
        return
    frame = timber(palette, "#8b6a4c" if style == "panel" else "#57402f")
    h = spring + rise
    hand.poly([(-half - 18, 0), (-half - 18, -h - 18), (-half, -h), (-half, 0)], frame.lit)
    hand.poly([(half + 18, 0), (half + 18, -h - 18), (half, -h), (half, 0)], frame.shade)
    hand.poly([(-half - 18, -h - 18), (half + 18, -h - 18), (half, -h), (-half, -h)], frame.base)
    if style == "panel":
        hand.poly(
            [
                (-half - 30, -h - 16), (half + 30, -h - 16), (half + 22, -h - 32),
                (-half - 22, -h - 32),
            ],
            frame.lit,
        )
        hand.poly(
            [
                (-half - 30, -h - 16), (half + 30, -h - 16), (half + 24, -h - 10),
                (-half - 24, -h - 10),
            ],
            frame.far,
        )
    else:
        hand.poly(
            [
                (-half - 28, -h - 8), (half + 20, -h - 14), (half + 26, -h - 30),
                (-half - 22, -h - 26),
            ],
            frame.shade,
        )
        hand.line([(-half - 22, -h - 26), (half + 26, -h - 30)], frame.lit, 4)


# --- windows --------------------------------------------------------------------------------


@motif(
    "window", tags=("window", "building"), size=(238, 312),
    anchors={"sill": (0, -34), "inside": (0, -150), "top": (0, -306)},
)
def window(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, glass: str = "clear",
    open: bool = False, curtain: Colour | None = None,
) -> None:
    """A window in its frame with a sill: glass clear (see-through), lit or dark; shut or open."""
    t = tones(pick(colour, "#e3d6bd", palette, 0.1), palette, depth=0.28)
    hand = Hand(pen, rng, 1.4)
    outer = Quad((-100, -292), (100, -292), (100, -40), (-100, -40))
    inner = Quad((-82, -272), (82, -272), (82, -44), (-82, -44))
    pane_colour, gleam = window_glass(palette, glass == "lit")
    if glass != "clear":
        hand.poly(inner.points, pane_colour)
        hand.poly(inner.line((0.1, 0), (0.5, 0), (0.1, 0.55), (0, 0.55), (0, 0.12)), gleam, 0.5)
    elif not open:
        hand.poly(inner.points, mix(palette.light, palette.water, 0.3), 0.24)
        hand.poly(
            inner.line((0.12, 0), (0.48, 0), (0.02, 0.6), (0, 0.6), (0, 0.16)), "#fffdf5", 0.4
        )
    if curtain is not None:
        _curtains(pen, palette, tones(palette.resolve(curtain), palette))
    for k, (one, two) in enumerate(((outer, inner),)):
        a, b = one.points, two.points
        for i, tone in enumerate((t.lit, t.shade, t.base, t.base)):
            j = (i + 1) % 4
            hand.poly([a[i], a[j], b[j], b[i]], tone if k == 0 else t.far)
    if open:
        for side in (-1, 1):
            x0, x1 = side * 84, side * 122
            leaf = Quad((x0, -272), (x1, -286), (x1, -22), (x0, -44))
            if side < 0:
                leaf = Quad((x1, -286), (x0, -272), (x0, -44), (x1, -22))
            hand.poly(leaf.points, mix(palette.light, palette.water, 0.35), 0.45)
            tone = t.base if side < 0 else t.shade
            hand.line([*leaf.points, leaf.a], tone, 7)
            hand.line(leaf.line((0, 0.34), (1, 0.34)), tone, 5)
            hand.line(leaf.line((0, 0.67), (1, 0.67)), tone, 5)
    else:
        hand.line([inner.at(0.5, 0), inner.at(0.5, 1)], t.base, 8)
        hand.line([inner.at(0.48, 0), inner.at(0.48, 1)], t.lit, 3)
        for v in (0.34, 0.67):
            hand.line([inner.at(0, v), inner.at(1, v)], t.base, 6)
            hand.line([inner.at(0, v - 0.006), inner.at(1, v - 0.006)], t.lit, 2.4)
    hand.poly([(-112, -292), (112, -292), (106, -308), (-106, -308)], t.lit)
    hand.poly([(-112, -292), (112, -292), (110, -286), (-110, -286)], t.far)
    Box(-118, -4, 216, 16, 46, 0.36, 0.42).paint(hand, t)


def _curtains(pen: Pen, palette: Palette, c: Tones) -> None:
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            cloth = blob(
                "-86,-276! -20,-276! -24,-220 -52,-150 -66,-120! -58,-80 -62,-40! -86,-40!"
            )
            form(pen, cloth, c, cut=5)
            with pen.clip(cloth):
                for x in (-74, -58, -40):
                    pen.path(
                        curve(f"{x},-276 {x - 4},-200 {-74 + (x + 74) * 0.2},-124"), c.far, 0.6,
                        stroke=5,
                    )
                for x in (-76, -68):
                    pen.path(curve(f"{x},-116 {x},-80 {x},-40"), c.far, 0.5, stroke=4)
            pen.path(curve("-86,-122 -74,-114 -62,-120"), palette.accent2, stroke=6)


# --- stairs ---------------------------------------------------------------------------------


# --- ladders --------------------------------------------------------------------------------


@motif(
    "ladder", tags=("ladder", "stairs"), size=(104, 432),
    anchors={"bottom": (0, 0), "top": (26, -424), "middle": (13, -212)},
)
def ladder(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    to: tuple[float, float] = (26.0, -424.0), width: float = 64.0, taper: float = 0.72,
    missing: int = 0,
) -> None:
    """A ladder from the origin to any point; missing is the number of the rung that is gone."""
    t = timber(palette, "#a77a49") if colour is None else tones(palette.resolve(colour), palette)
    length = math.hypot(*to)
    nx, ny = -to[1] / length, to[0] / length
    count = max(3, round(length / 34))
    rail = width * 0.14

    def at(s: float, side: float) -> Point:
        half = width / 2 * (1 - (1 - taper) * s) * side
        return (to[0] * s + nx * half, to[1] * s + ny * half)

    for i in range(count):
        if i + 1 == missing:
            continue
        s = (i + 0.6) / count
        tip = float(rng.uniform(-0.004, 0.004))
        (x0, y0), (x1, y1) = at(s, -1), at(s + tip, 1)
        w = rail * (1 - 0.3 * s)
        pen.line(x0, y0 + 1.5, x1, y1 + 1.5, t.far, w)
        pen.line(x0, y0 - 0.5, x1, y1 - 0.5, t.lit, w * 0.62)
    for side, main, light in ((-1, t.base, t.lit), (1, t.shade, t.base)):
        points = [at(s / 6, side) for s in range(7)]
        bent = [(x + float(rng.normal(0, 0.7)), y) for x, y in points]
        pen.taper(bent, rail * 1.15, rail * 0.85, main)
        pen.taper([(x - rail * 0.25, y) for x, y in bent], rail * 0.4, rail * 0.3, light)


@motif(
    "rope ladder", tags=("ladder",), size=(122, 424), origin="hang",
    anchors={"top": (0, 0), "bottom": (4, 426), "middle": (0, 210)},
)
def rope_ladder(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, length: float = 420.0,
    sway: float = 14.0,
) -> None:
    """A rope ladder hanging down by length, swaying a little."""
    rope = tones(pick(colour, "#cbb07c", palette, 0.1), palette, depth=0.42)
    wood = timber(palette, "#8a5a35")
    count = max(3, round(length / 44))

    def mid(s: float) -> float:
        return sway * math.sin(s * math.pi * 1.4) * s

    for side in (-1, 1):
        points = [(mid(i / 16) + side * (34 - 3 * (i % 2)), length * i / 16) for i in range(17)]
        pen.taper(points, 6, 5, rope.shade if side > 0 else rope.base)
        for i in range(64):
            s = i / 64
            x, y = mid(s) + side * 33, length * s
            pen.line(x - 2, y + 2, x + 2, y - 1, rope.far, 1.6, 0.8)
    for i in range(count):
        s = (i + 0.8) / count
        x, y = mid(s), length * s
        tilt = float(rng.uniform(-4, 4))
        with pen.at(x, y, turn=tilt):
            form(pen, tube("-42,0,5 0,1,5.5 42,0,5"), wood, cut=3)
            for kx in (-33, 33):
                pen.path(disc(kx, 0, 5, 8), rope.base)
                pen.path(f"M{kx - 4},-4 l8,3 M{kx - 4},1 l8,3", rope.far, stroke=1.6)


