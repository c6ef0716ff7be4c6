"""Pieces that several places share: houses, windows, boards, trunks, curtains, shelves."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable
from typing import Any

import numpy as np

from reverie_studio import WIDTH
from reverie_studio.colour import Colour, cool, darken, lighten, mix, vary
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator
Line = Callable[[float], float]


def drawing(draw: Callable[..., object], *args: Any, **options: Any) -> Callable[[Pen], None]:
    """One thing to be drawn: draw(pen, *args)."""

    def run(pen: Pen) -> None:
        draw(pen, *args, **options)

    return run


def each(
    draw: Callable[..., object], calls: Iterable[tuple[Any, ...]], **options: Any
) -> Callable[[Pen], None]:
    """Many of a thing: draw(pen, *call) for every call."""

    def run(pen: Pen) -> None:
        for call in calls:
            draw(pen, *call, **options)

    return run


def window(
    pen: Pen,
    rng: Rng,
    x: float,
    y: float,
    w: float,
    h: float,
    frame: Colour,
    pane: Colour,
    *,
    arched: bool = False,
    sill: bool = True,
    bars: bool = True,
) -> None:
    """A small window centred at (x, y), a little out of true."""
    lean = float(rng.normal(0, w * 0.03))
    top = y - h / 2
    if arched:
        pen.path(
            f"M{x - w / 2},{y + h / 2} L{x - w / 2 + lean},{top + w * 0.4} "
            f"Q{x + lean},{top - w * 0.25} {x + w / 2 + lean},{top + w * 0.4} "
            f"L{x + w / 2},{y + h / 2}Z",
            pane,
        )
    else:
        pen.poly(
            [
                (x - w / 2, y + h / 2),
                (x - w / 2 + lean, top),
                (x + w / 2 + lean, top + 1),
                (x + w / 2, y + h / 2),
            ],
            pane,
        )
    if bars and w > 7:
        pen.line(x + lean / 2, top + 1, x, y + h / 2, frame, max(1.0, w * 0.09))
        pen.line(x - w / 2, y - h * 0.05, x + w / 2, y - h * 0.05, frame, max(1.0, w * 0.08))
    if sill and w > 9:
        pen.rect(x - w * 0.62, y + h / 2 - 1, w * 1.24, max(2.0, h * 0.09), lighten(frame, 0.25))


def house(
    pen: Pen,
    rng: Rng,
    palette: Palette,
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    wall: Colour | None = None,
    roof: Colour | None = None,
    lit: float = 0.5,
    lean: float = 0.0,
) -> float:
    """A narrow crooked house standing on (x, y); returns the height of its roof tip."""
    base = vary(mix(wall or palette.mid, palette.dark, float(rng.uniform(0, 0.3))), rng, 0.04)
    tile = vary(roof or mix(palette.accent, palette.dark, float(rng.uniform(0.2, 0.5))), rng, 0.04)
    k = lean * h
    rise = w * float(rng.uniform(0.45, 1.15))
    left, right, top = x - w / 2, x + w / 2, y - h
    pen.poly([(left, y), (left + k, top), (right + k, top), (right, y)], base)
    pen.poly(
        [(left, y), (left + k, top), (left + k + w * 0.2, top), (left + w * 0.16, y)],
        lighten(base, 0.12),
    )
    pen.poly(
        [(x + w * 0.2, y), (x + w * 0.2 + k, top), (right + k, top), (right, y)],
        mix(base, palette.dark, 0.28),
    )
    _plaster(pen, rng, x, y, w, h, base, palette)
    if rng.random() < 0.55:
        _chimney(
            pen, rng, x + k + w * float(rng.uniform(-0.28, 0.3)), top - rise * 0.25, w, rise, base
        )
    tip = x + k * 1.2 + float(rng.uniform(-0.12, 0.12)) * w
    sag = w * 0.05
    pen.path(
        f"M{left + k - w * 0.08},{top + 3} Q{(left + tip) / 2 + sag},{top - rise * 0.48 + sag} "
        f"{tip},{top - rise} Q{(right + tip) / 2 - sag},{top - rise * 0.48 + sag} "
        f"{right + k + w * 0.08},{top + 3}Z",
        tile,
    )
    pen.poly(
        [(tip, top - rise), (right + k + w * 0.08, top + 3), (tip + w * 0.1, top + 3)],
        mix(tile, palette.dark, 0.3),
    )
    rows = max(2, int(rise / 12))
    for row in range(1, rows):
        t = row / rows
        a, b = left + k - w * 0.08, right + k + w * 0.08
        yy = top - rise * (1 - t)
        pen.line(
            tip + (a - tip) * t + 2,
            yy,
            tip + (b - tip) * t - 2,
            yy + 1.5,
            darken(tile, 0.22),
            1.4,
            0.6,
        )
    _windows(pen, rng, palette, x, y, w, h, k, base, lit)
    return top - rise


def _plaster(
    pen: Pen, rng: Rng, x: float, y: float, w: float, h: float, base: Colour, palette: Palette
) -> None:
    if w < 44:
        return
    for _ in range(int(rng.integers(1, 4))):
        px = x + w * float(rng.uniform(-0.4, 0.2))
        py = y - h * float(rng.uniform(0.1, 0.85))
        for i in range(3):
            pen.rect(px + (i % 2) * 5, py + i * 5, 10, 3.6, mix(base, palette.accent, 0.35), 0.7, 1)


def _chimney(pen: Pen, rng: Rng, x: float, y: float, w: float, rise: float, base: Colour) -> None:
    cw, ch = w * 0.13, rise * float(rng.uniform(0.55, 0.95))
    pen.rect(x - cw / 2, y - ch, cw, ch, darken(base, 0.25))
    pen.rect(x - cw * 0.7, y - ch - 4, cw * 1.4, 6, darken(base, 0.4))


def _windows(
    pen: Pen,
    rng: Rng,
    palette: Palette,
    x: float,
    y: float,
    w: float,
    h: float,
    k: float,
    base: Colour,
    lit: float,
) -> None:
    columns, rows = max(1, int(w / 34)), max(1, int(h / 50))
    for i in range(columns):
        for j in range(rows):
            up = 1 - (j + 0.45) / rows
            wx = x - w / 2 + (i + 0.5) * w / columns + k * up
            wy = y - h + (j + 0.45) * h / rows
            q = min(9.5, w / columns * 0.27)
            on = rng.random() < lit
            pane = vary(palette.glow, rng, 0.05) if on else mix(base, palette.dark, 0.6)
            window(
                pen,
                rng,
                wx,
                wy,
                2 * q,
                q * 2.7,
                mix(base, palette.dark, 0.65),
                pane,
                arched=rng.random() < 0.3,
            )
            if on and rng.random() < 0.16:
                pen.circle(wx + q * 0.2, wy + q * 0.7, q * 0.42, palette.dark, 0.8)


def town(
    pen: Pen,
    rng: Rng,
    palette: Palette,
    y: float | Line,
    *,
    left: float = -20,
    right: float = WIDTH + 20,
    low: float = 70,
    high: float = 190,
    narrow: float = 50,
    wide: float = 100,
    wall: Colour | None = None,
    roof: Colour | None = None,
    lit: float = 0.5,
) -> list[tuple[float, float, float]]:
    """A row of houses; returns (x, roof tip y, width) of each."""
    tips = []
    x = left
    while x < right:
        w = float(rng.uniform(narrow, wide))
        foot = y(x + w / 2) if callable(y) else y
        h = float(rng.uniform(low, high))
        tip = house(
            pen,
            rng,
            palette,
            x + w / 2,
            foot + 10,
            w * 0.97,
            h,
            wall=wall,
            roof=roof,
            lit=lit,
            lean=float(rng.uniform(-0.05, 0.05)),
        )
        tips.append((x + w / 2, tip, w))
        x += w * float(rng.uniform(0.82, 1.0))
    return tips


def planks(
    pen: Pen,
    rng: Rng,
    corners: tuple[float, float, float, float],
    y0: float,
    y1: float,
    colour: Colour,
    count: int = 12,
    nails: bool = True,
) -> None:
    """A boarded floor seen in perspective: corners are far left, far right, near left, near right."""
    fl, fr, nl, nr = corners
    for i in range(count):
        a, b = i / count, (i + 1) / count
        tone = mix(colour, darken(colour, 0.3), float(rng.uniform(0, 0.6)))
        pen.poly(
            [
                (fl + (fr - fl) * a, y0),
                (fl + (fr - fl) * b + 1, y0),
                (nl + (nr - nl) * b + 1, y1),
                (nl + (nr - nl) * a, y1),
            ],
            tone,
        )
        pen.line(fl + (fr - fl) * a, y0, nl + (nr - nl) * a, y1, darken(colour, 0.45), 1.8, 0.7)
        for _ in range(2):
            t = float(rng.random()) ** 0.6
            y = y0 + (y1 - y0) * t
            xa = fl + (fr - fl) * a + (nl - fl + ((nr - nl) - (fr - fl)) * a) * t
            xb = fl + (fr - fl) * b + (nl - fl + ((nr - nl) - (fr - fl)) * b) * t
            pen.line(xa + 1, y, xb - 1, y, darken(colour, 0.4), 1 + 1.4 * t, 0.6)
            if nails:
                pen.circle(xa + (xb - xa) * 0.2, y - 4 * t - 2, 0.8 + t, darken(colour, 0.55), 0.8)
                pen.circle(xa + (xb - xa) * 0.8, y - 4 * t - 2, 0.8 + t, darken(colour, 0.55), 0.8)
        if rng.random() < 0.6:
            _grain(
                pen, rng, fl + (fr - fl) * (a + b) / 2, nl + (nr - nl) * (a + b) / 2, y0, y1, colour
            )


def _grain(pen: Pen, rng: Rng, x0: float, x1: float, y0: float, y1: float, colour: Colour) -> None:
    t = float(rng.uniform(0.2, 0.7))
    x, y = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
    dx, dy = (x1 - x0) * 0.12, (y1 - y0) * 0.12
    pen.path(
        f"M{x},{y} q{dx * 0.5 + 3},{dy * 0.5} {dx},{dy}", lighten(colour, 0.18), 0.5, stroke=1.6
    )
    pen.path(
        f"M{x - 5},{y + 4} q{dx * 0.5 - 3},{dy * 0.6} {dx},{dy * 1.3}",
        darken(colour, 0.25),
        0.4,
        stroke=1.3,
    )


def boards(
    pen: Pen, rng: Rng, x: float, y: float, w: float, h: float, colour: Colour, width: float = 46
) -> None:
    """An upright boarded wall."""
    cx = x
    while cx < x + w:
        step = min(width * float(rng.uniform(0.8, 1.2)), x + w - cx)
        pen.rect(cx, y, step + 1, h, vary(colour, rng, 0.03))
        pen.line(cx, y, cx + float(rng.normal(0, 1)), y + h, darken(colour, 0.4), 2, 0.65)
        if rng.random() < 0.5:
            ky = y + h * float(rng.uniform(0.1, 0.9))
            pen.oval(cx + step * 0.5, ky, 4, 6, darken(colour, 0.35), 0.8)
            pen.oval(cx + step * 0.5, ky, 8, 12, darken(colour, 0.25), 0.5, stroke=1.4)
        cx += step


def bricks(
    pen: Pen,
    rng: Rng,
    x: float,
    y: float,
    w: float,
    h: float,
    colour: Colour,
    size: float = 34,
    share: float = 0.35,
) -> None:
    """Here and there a group of bricks shows through plaster."""
    tall = size * 0.42
    for row in range(int(h / tall)):
        for column in range(int(w / size) + 1):
            if rng.random() > share:
                continue
            bx = x + column * size + (row % 2) * size / 2
            if bx + size > x + w + 1:
                continue
            pen.rect(
                bx + 1, y + row * tall + 1, size - 3, tall - 3, vary(colour, rng, 0.05), 0.75, 2
            )


def wallpaper(
    pen: Pen,
    rng: Rng,
    x: float,
    y: float,
    w: float,
    h: float,
    colour: Colour,
    mark: Colour,
    kind: str = "sprig",
    step: float = 56,
) -> None:
    """A wall with a hand-printed pattern: sprig, stripe, diamond or star."""
    pen.rect(x, y, w, h, colour)
    if kind == "stripe":
        for i in range(int(w / step) + 1):
            pen.rect(x + i * step + float(rng.normal(0, 1)), y, step * 0.42, h, mark, 0.55)
        return
    for row in range(int(h / step) + 1):
        for column in range(int(w / step) + 1):
            px = x + (column + 0.5 + (row % 2) * 0.5) * step + float(rng.normal(0, 1.5))
            py = y + (row + 0.5) * step + float(rng.normal(0, 1.5))
            if px > x + w - 6 or py > y + h - 6:
                continue
            _print(pen, px, py, step * 0.17, mark, kind)


def _print(pen: Pen, x: float, y: float, r: float, mark: Colour, kind: str) -> None:
    if kind == "diamond":
        pen.poly([(x, y - r * 1.4), (x + r, y), (x, y + r * 1.4), (x - r, y)], mark, 0.6)
    elif kind == "star":
        for a in (0, 60, 120):
            dx, dy = math.cos(math.radians(a)) * r, math.sin(math.radians(a)) * r
            pen.line(x - dx, y - dy, x + dx, y + dy, mark, 2.2, 0.6)
    else:
        pen.path(f"M{x},{y + r * 1.5} Q{x - r * 0.3},{y} {x},{y - r}", mark, 0.6, stroke=1.8)
        pen.oval(x - r * 0.6, y, r * 0.6, r * 0.3, mark, 0.6)
        pen.oval(x + r * 0.6, y + r * 0.5, r * 0.6, r * 0.3, mark, 0.6)
        pen.circle(x, y - r, r * 0.42, mark, 0.75)


def pine(
    pen: Pen, rng: Rng, x: float, y: float, h: float, colour: Colour, snow: Colour | None = None
) -> None:
    """A pine on (x, y) with drooping, uneven boughs."""
    w = h * float(rng.uniform(0.28, 0.38))
    tiers = int(rng.integers(4, 7))
    lean = float(rng.normal(0, h * 0.015))
    pen.rect(x - h * 0.02, y - h * 0.12, h * 0.04, h * 0.13, darken(colour, 0.4))
    for i in range(tiers):
        t = i / tiers
        cx = x + lean * t
        yy = y - h * 0.08 - t * h * 0.86
        ww = w * (1 - t * 0.86) * float(rng.uniform(0.9, 1.1))
        hh = h * 0.9 / tiers * 1.9
        droop = h * 0.02
        pen.path(
            f"M{cx - ww / 2},{yy + droop} Q{cx - ww * 0.14},{yy - hh * 0.35} {cx},{yy - hh} "
            f"Q{cx + ww * 0.14},{yy - hh * 0.35} {cx + ww / 2},{yy + droop * 0.6} "
            f"Q{cx + ww * 0.25},{yy - droop * 0.4} {cx + ww * 0.08},{yy + droop * 1.3} "
            f"Q{cx - ww * 0.2},{yy - droop * 0.2} {cx - ww / 2},{yy + droop}Z",
            darken(colour, 0.18 * (1 - t)),
        )
        pen.path(
            f"M{cx},{yy - hh} Q{cx + ww * 0.14},{yy - hh * 0.35} {cx + ww / 2},{yy + droop * 0.6} "
            f"L{cx + ww * 0.1},{yy}Z",
            darken(colour, 0.35),
            0.6,
        )
        if snow is not None:
            pen.path(
                f"M{cx - ww * 0.4},{yy - hh * 0.05} Q{cx - ww * 0.1},{yy - hh * 0.42} {cx},{yy - hh} "
                f"Q{cx + ww * 0.06},{yy - hh * 0.5} {cx + ww * 0.1},{yy - hh * 0.42} "
                f"Q{cx - ww * 0.1},{yy - hh * 0.2} {cx - ww * 0.4},{yy - hh * 0.05}Z",
                snow,
                0.9,
            )


def leafy_tree(
    pen: Pen, rng: Rng, x: float, y: float, h: float, bark: Colour, leaf: Colour, light: Colour
) -> None:
    """A round-headed tree on (x, y), its crown built of dabs."""
    w = h * 0.05
    pen.path(
        f"M{x - w * 1.8},{y + 2} Q{x - w * 0.7},{y - h * 0.1} {x - w * 0.7},{y - h * 0.5} "
        f"L{x + w * 0.7},{y - h * 0.5} Q{x + w * 0.7},{y - h * 0.1} {x + w * 2},{y + 2}Z",
        bark,
    )
    for tone, dy, share in ((darken(leaf, 0.3), 0.04, 1.0), (leaf, 0.0, 0.9), (light, -0.06, 0.6)):
        for _ in range(int(26 * share)):
            a, d = float(rng.uniform(0, 2 * math.pi)), float(rng.random()) ** 0.6 * share
            cx = x + math.cos(a) * d * h * 0.3 - (0.04 * h if tone is light else 0)
            cy = y - h * 0.68 + math.sin(a) * d * h * 0.25 + dy * h
            r = h * float(rng.uniform(0.05, 0.09))
            pen.oval(cx, cy, r * 1.15, r * 0.85, vary(tone, rng, 0.03))


def branch(
    pen: Pen,
    rng: Rng,
    x: float,
    y: float,
    angle: float,
    length: float,
    width: float,
    bark: Colour,
    depth: int,
    spread: float = 0.5,
) -> list[tuple[float, float]]:
    """A forking branch, angle in radians from straight up; returns the tips."""
    x2, y2 = x + math.sin(angle) * length, y - math.cos(angle) * length
    bend = angle + float(rng.normal(0, 0.3))
    cx, cy = x + math.sin(bend) * length * 0.5, y - math.cos(bend) * length * 0.5
    pen.taper([(x, y), (cx, cy), (x2, y2)], width, width * 0.68, vary(bark, rng, 0.02))
    if depth <= 0:
        return [(x2, y2)]
    tips: list[tuple[float, float]] = []
    forks = 2 if rng.random() < 0.75 else 3
    for i in range(forks):
        turn = (i - (forks - 1) / 2) * spread * float(rng.uniform(0.7, 1.35))
        tips += branch(
            pen,
            rng,
            x2,
            y2,
            angle * 0.92 + turn + float(rng.normal(0, 0.12)),
            length * float(rng.uniform(0.66, 0.84)),
            width * 0.66,
            bark,
            depth - 1,
            spread,
        )
    return tips


def curtain(
    pen: Pen,
    rng: Rng,
    x0: float,
    x1: float,
    top: float,
    bottom: float,
    colour: Colour,
    *,
    folds: int = 6,
    gather: float = 0.0,
    tie: float | None = None,
) -> None:
    """A hanging curtain from x0 to x1; gather > 0 draws its tied waist towards x0."""
    knee = tie if tie is not None else (top + bottom) / 2
    for i in range(folds):
        a, b = i / folds, (i + 1) / folds
        xa, xb = x0 + (x1 - x0) * a, x0 + (x1 - x0) * b
        ka, kb = xa - (xa - x0) * gather, xb - (xb - x0) * gather
        ba, bb = xa - (xa - x0) * gather * 0.55, xb - (xb - x0) * gather * 0.55
        tone = darken(colour, 0.38) if i % 2 else vary(colour, rng, 0.02)
        sway = float(rng.normal(0, 3))
        pen.path(
            f"M{xa},{top} C{xa},{(top + knee) / 2} {ka},{knee - 60} {ka},{knee} "
            f"C{ka},{knee + 60} {ba + sway},{(knee + bottom) / 2} {ba},{bottom} "
            f"Q{(ba + bb) / 2},{bottom + 8} {bb + 1},{bottom} "
            f"C{bb + sway},{(knee + bottom) / 2} {kb + 1},{knee + 60} {kb + 1},{knee} "
            f"C{kb + 1},{knee - 60} {xb + 1},{(top + knee) / 2} {xb + 1},{top}Z",
            tone,
        )
        if i % 2 == 0:
            pen.path(
                f"M{(xa + xb) / 2},{top} C{(xa + xb) / 2},{(top + knee) / 2} "
                f"{(ka + kb) / 2},{knee - 60} {(ka + kb) / 2},{knee} "
                f"C{(ka + kb) / 2},{knee + 60} {(ba + bb) / 2},{(knee + bottom) / 2} "
                f"{(ba + bb) / 2},{bottom}",
                lighten(colour, 0.16),
                0.6,
                stroke=abs(x1 - x0) / folds * 0.2,
            )


def books(pen: Pen, rng: Rng, x: float, y: float, w: float, h: float, palette: Palette) -> None:
    """A shelf board at y filled with books, some leaning, with gaps and small things."""
    tones: list[Colour] = [
        palette.accent,
        palette.accent2,
        palette.mid,
        palette.wood,
        palette.cloth,
        mix(palette.dark, palette.mid, 0.5),
        mix(palette.accent, palette.dark, 0.5),
    ]
    cx = x + 3
    while cx < x + w - 10:
        kind = float(rng.random())
        if kind < 0.07:
            cx += float(rng.uniform(10, 24))
            continue
        bw = float(rng.uniform(0.08, 0.22)) * h
        bh = h * float(rng.uniform(0.58, 0.9))
        if cx + bw > x + w:
            break
        tone = vary(tones[int(rng.integers(len(tones)))], rng, 0.05)
        lean = 0.0 if kind < 0.88 else float(rng.uniform(4, 9))
        with pen.at(cx, y, turn=lean):
            pen.rect(0, -bh, bw, bh, tone, radius=1.5)
            pen.rect(0, -bh, bw * 0.25, bh, lighten(tone, 0.16), 0.6)
            if rng.random() < 0.6:
                pen.rect(1, -bh * 0.82, bw - 2, max(1.6, bh * 0.04), palette.glow, 0.6)
                pen.rect(1, -bh * 0.2, bw - 2, max(1.6, bh * 0.04), palette.glow, 0.5)
        cx += bw + lean * 0.8 + 0.6


def shelf(
    pen: Pen,
    rng: Rng,
    x: float,
    y: float,
    w: float,
    row: float,
    rows: int,
    palette: Palette,
    wood: Colour,
) -> None:
    """A bookcase of several rows with its lower left corner at (x, y)."""
    top = y - row * rows
    pen.rect(x - 8, top - 14, w + 16, row * rows + 20, darken(wood, 0.35))
    pen.rect(x, top, w, row * rows, darken(wood, 0.62))
    for i in range(rows):
        foot = top + row * (i + 1)
        books(pen, rng, x, foot - 5, w, row - 8, palette)
        pen.rect(x, foot - 6, w, 8, lighten(wood, 0.06))
        pen.rect(x, foot + 2, w, 5, darken(wood, 0.5), 0.7)
    pen.rect(x - 12, top - 20, w + 24, 12, wood)
    pen.rect(x - 10, top - 10, 9, row * rows + 14, lighten(wood, 0.1))
    pen.rect(x + w + 1, top - 10, 9, row * rows + 14, darken(wood, 0.2))


def stones(pen: Pen, rng: Rng, places: list[tuple[float, float, float]], colour: Colour) -> None:
    """Boulders with a lit shoulder: x, y, width."""
    for x, y, w in places:
        h = w * float(rng.uniform(0.45, 0.7))
        tone = vary(colour, rng, 0.04)
        pen.path(
            f"M{x - w / 2},{y} Q{x - w * 0.55},{y - h * 0.7} {x - w * 0.2},{y - h} "
            f"Q{x + w * 0.25},{y - h * 1.1} {x + w * 0.45},{y - h * 0.5} Q{x + w * 0.6},{y} "
            f"{x + w / 2},{y + 2}Z",
            tone,
        )
        pen.path(
            f"M{x - w * 0.45},{y - h * 0.35} Q{x - w * 0.42},{y - h * 0.8} {x - w * 0.18},{y - h} "
            f"Q{x + w * 0.1},{y - h * 1.05} {x + w * 0.1},{y - h * 0.8} "
            f"Q{x - w * 0.2},{y - h * 0.7} {x - w * 0.45},{y - h * 0.35}Z",
            lighten(tone, 0.22),
        )
        pen.path(
            f"M{x + w * 0.1},{y} Q{x + w * 0.3},{y - h * 0.5} {x + w * 0.42},{y - h * 0.55} "
            f"Q{x + w * 0.58},{y} {x + w / 2},{y + 2}Z",
            cool(tone, 0.4),
        )
