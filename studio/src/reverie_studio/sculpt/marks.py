"""Marks laid on bodies and on the card: outlines, rim hairs, plumage, wool, scales, locks, washes of colour."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array
from reverie_studio.engine.bodies import FINE, Body, Outline, Point, from_clay, outline
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import CUTS, Cut, Thing

Spot = tuple[float, float]
Knots = Sequence[Sequence[float]]
_BILL = [(0, -1.18), (0.16, -0.92), (0.4, -0.5), (0.66, -0.24), (0.9, -0.12), (0.96, 0.06), (0.82, 0.24), (0.62, 0.46), (0.42, 0.74), (0.2, 0.92), (0, 0.97)]
_JAWS = [(0, -1.14), (0.2, -1.08), (0.34, -0.86), (0.42, -0.6), (0.54, -0.32), (0.68, -0.06), (0.66, 0.12), (0.56, 0.38), (0.42, 0.64), (0.24, 0.86), (0, 0.92)]
Plane = Callable[[float, float], float]


def oval(x: float, y: float, rx: float, ry: float, tilt: float = 0.0, n: int = 40) -> list[Spot]:
    """A closed outline; tilt in degrees."""
    c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    return [(x + c * rx * math.cos(a) - s * ry * math.sin(a), y + s * rx * math.cos(a) + c * ry * math.sin(a)) for a in (math.tau * k / n for k in range(n))]


def ellipse(x: float, y: float, rx: float, ry: float, n: int = 40, degrees: float = 0.0) -> list[Point]:
    """An ellipse as an outline."""
    return placed([(rx * math.cos(math.tau * k / n), ry * math.sin(math.tau * k / n)) for k in range(n)], (x, y), 1.0, degrees)


def ring(x: float, y: float, rx: float, ry: float, n: int = 32) -> list[Spot]:
    """A closed oval."""
    return [(x + rx * math.cos(math.tau * k / n), y + ry * math.sin(math.tau * k / n)) for k in range(n)]


def placed(points: Sequence[Sequence[float]], at: Sequence[float], size: float, degrees: float = 0.0) -> list[Point]:
    """Points of a small shape, scaled, turned clockwise and put at a place."""
    a = math.radians(degrees)
    c, s = math.cos(a) * size, math.sin(a) * size
    return [(at[0] + x * c - y * s, at[1] + x * s + y * c) for x, y in points]


def ruff(t: Thing, line: Sequence[Sequence[float]], side: float, length: tuple[float, float], every: float = 3.2, width: tuple[float, float] = (0.7, 1.7), lean: float = 0.5) -> None:
    """Rim hairs along an open line, to its left (side 1) or right (-1), leaning onward along it."""
    p = flow([q[:2] for q in line], 14)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    curves = []
    for s in np.arange(0, run[-1], every):
        at = s + t.rng.normal(0, every * 0.6)
        here = np.array([np.interp(at, run, p[:, k]) for k in (0, 1)])
        ahead = np.array([np.interp(at + 6, run, p[:, k]) for k in (0, 1)]) - np.array([np.interp(at - 6, run, p[:, k]) for k in (0, 1)])
        ahead /= max(1e-6, float(np.hypot(*ahead)))
        out = np.array([ahead[1], -ahead[0]]) * side
        d = (out * t.rng.uniform(0.4, 0.9) + ahead * (lean + t.rng.normal(0, 0.2))) * t.rng.uniform(*length)
        start = here - out * t.rng.uniform(2, 9)
        curves.append([tuple(start), tuple(start + d * 0.5), tuple(start + d * 0.9 + ahead * 3)])
    t.strokes(curves, [float(t.rng.uniform(*width)) for _ in curves], ends=(0.15, 0.04))


def seen(body: Body, x: float, y: float) -> tuple[float, float] | None:
    """Light and direction (degrees) of a body at a point of the card; None beside it."""
    i, j = int(y * FINE - body.top), int(x * FINE - body.left)
    if not (0 <= i < body.size[0] and 0 <= j < body.size[1]) or body.mask[i, j] < 0.5:
        return None
    return float(body.tone[i, j]), math.degrees(math.atan2(body.field[i, j, 1], body.field[i, j, 0]))


def feathered(t: Thing, body: Body, step: float, length: float, half: float, towards: tuple[float, float], *, gain: float = 1.0, stray: float = 6.0,
            keep: Sequence[str] = (), least: float = 0.0) -> None:
    """Feathers over a body from its far end forward, pointing `towards` along the body's own direction."""
    h, w = body.size
    points = [(body.left / FINE + x, body.top / FINE + y) for k, y in enumerate(np.arange(0, h / FINE, step * 0.72)) for x in np.arange((k % 2) * step / 2, w / FINE, step)]
    points.sort(key=lambda p: -(p[0] * towards[0] + p[1] * towards[1]))
    rows = []
    for x, y in points:
        here = seen(body, x, y)
        if here is None or (keep and not any(body.part[k][int(y * FINE - body.top), int(x * FINE - body.left)] > 0.5 for k in keep)):
            continue
        a = here[1]
        if math.cos(math.radians(a)) * towards[0] + math.sin(math.radians(a)) * towards[1] < 0:
            a += 180
        rows.append((x, y, a + t.rng.normal(0, stray), length * t.rng.uniform(0.85, 1.15), half, max(least, min(1.0, here[0] * gain))))
    t.feathers(rows)


def curls(t: Thing, body: Body, step: float, r: float, *, keep: Sequence[str] = (), gain: float = 1.0, width: float = 1.6) -> None:
    """Wool: little spirals over a body, where light falls."""
    h, w = body.size
    for k, y in enumerate(np.arange(0, h / FINE, step * 0.8)):
        for x in np.arange((k % 2) * step / 2, w / FINE, step):
            px, py = body.left / FINE + x + t.rng.normal(0, step * 0.14), body.top / FINE + y + t.rng.normal(0, step * 0.14)
            here = seen(body, px, py)
            if here is None or (keep and not any(body.part[n][int(py * FINE - body.top), int(px * FINE - body.left)] > 0.5 for n in keep)):
                continue
            tone = min(1.0, here[0] * gain)
            t.leave(oval(px, py, r * 0.9, r * 0.9, n=14))
            if tone < 0.06:
                continue
            a0, turn = t.rng.uniform(0, math.tau), t.rng.choice((-1, 1))
            n = 4 if tone < 0.25 else 7 if tone < 0.5 else 11
            t.strokes([[(px + r * (1 - 0.085 * i) * math.cos(a0 + turn * i * 0.72), py + r * (1 - 0.085 * i) * math.sin(a0 + turn * i * 0.72)) for i in range(n)]],
                      width * (0.5 + 0.8 * tone), ends=(0.3, 0.3))  # fmt: skip


def scales(t: Thing, body: Body, step: float, towards: tuple[float, float], *, keep: Sequence[str] = (), light: float = 0.0) -> None:
    """Scales over a long body: black arcs laid over its strokes, open `towards` the head."""
    h, w = body.size
    curves = []
    for k, y in enumerate(np.arange(0, h / FINE, step * 0.55)):
        for x in np.arange((k % 2) * step / 2, w / FINE, step):
            px, py = body.left / FINE + x, body.top / FINE + y
            here = seen(body, px, py)
            if here is None or here[0] < light or (keep and not any(body.part[n][int(py * FINE - body.top), int(px * FINE - body.left)] > 0.5 for n in keep)):
                continue
            a = math.radians(here[1])
            if math.cos(a) * towards[0] + math.sin(a) * towards[1] < 0:
                a += math.pi
            c, s, r = math.cos(a), math.sin(a), step * 0.5
            curves.append([(px + c * u * r - s * v * r, py + s * u * r + c * v * r) for u, v in ((0.3, -1), (-0.75, -0.62), (-1.1, 0), (-0.75, 0.62), (0.3, 1))])
    t.strokes(curves, 1.7, black=True, ends=(0.6, 0.6), shake=0.5)


def brow(t: Thing, c: Clay, side: str, length: float, count: int = 40, lift: float = 0.0) -> None:
    """One eyebrow of single hairs along a head's own mark."""
    line = np.array(c.curve(f"brow {side}")) - (0, lift)
    out = np.sign(line[-1, 0] - line[0, 0]) or 1.0
    t.strokes([line.tolist()], length * 0.42, ends=(0.7, 0.1), black=True)
    curves = []
    for _ in range(count):
        q = t.rng.uniform(0, 1)
        p = np.array([np.interp(q * 2, range(3), line[:, k]) for k in (0, 1)]) + t.rng.normal(0, length * 0.09, 2)
        d = np.array([out * (0.5 + 0.5 * q), -0.75 + 1.0 * q]) * length * (1.05 - 0.5 * q)
        curves.append([tuple(p), tuple(p + d * 0.6), tuple(p + d)])
    t.strokes(curves, 1.2, ends=(0.6, 0.04))


def nail(t: Thing, at: Point, degrees: float, long: float, half: float, light: float = 1.0) -> None:
    """A finger nail whose free edge points along `degrees`."""
    shape = placed([(-0.5, -0.8), (-0.62, 0), (-0.5, 0.8), (0.1, 1.0), (0.62, 0.72), (0.8, 0), (0.62, -0.72), (0.1, -1.0)], (0, 0), 1.0)
    around = placed([(x * long * 0.62, y * half) for x, y in shape], at, 1.0, degrees)
    t.leave(around, grow=2.2)
    t.form(around, how="skin", puff=half * 0.7, axis=degrees, gain=1.3 * light, ambient=0.12 * light, cross=None)


def finger(t: Thing, knots: Sequence[Sequence[float]], r: float, *, gain: float = 1.0, root: float = 1.0) -> None:
    """One finger along four places (x, y, z), root first, its back to us: creases over the joints and a nail.

    With `root` 0 it is lost in the dark where it begins.
    """
    c = Clay().limb([(*p[:3], r * (1.0 - 0.07 * k)) for k, p in enumerate(knots)], melt=5, part="finger", per=5)
    (x0, y0), (x1, y1) = knots[-2][:2], knots[-1][:2]
    a = math.atan2(y1 - y0, x1 - x0)
    lost = None if root else ((knots[1][0], knots[1][1]), (knots[0][0], knots[0][1]))
    t.clay(c, "skin", "along", gain=gain, stroke=(10, 34), fade=lost)
    for x, y in ((p[0], p[1]) for p in knots[1:-1]):
        for d in (-0.26, 0.0, 0.26):
            u, v = x + math.cos(a) * d * r, y + math.sin(a) * d * r
            t.strokes([[(u - math.sin(a) * q * r + abs(q) * math.cos(a) * d * r, v + math.cos(a) * q * r) for q in (-0.5, 0, 0.5)]], r * 0.1, black=True, ends=(0.1, 0.1))
    nail(t, (x1 - math.cos(a) * r * 0.04, y1 - math.sin(a) * r * 0.04 - 0.08 * r), math.degrees(a), r * 1.15, r * 0.58, gain)


def wash(t: Thing, body: Body, at: Point, full: float, gone: float) -> None:
    """The colour over a body only, all of it within `full` px of a place and none beyond `gone`."""
    rows, columns = np.mgrid[0 : body.size[0], 0 : body.size[1]].astype(np.float32)
    far = np.hypot((columns + body.left) / FINE - at[0], (rows + body.top) / FINE - at[1])
    mask = body.mask * np.clip((gone - far) / (gone - full), 0, 1)
    t.marks.append(lambda plate: plate.wash(mask, body.left, body.top, 1.0))


def locks(t: Thing, curves: Sequence[Sequence[Point]], width: float = 10.0, light: float | Sequence[float] = 1.0, hairs: int = 3) -> None:
    """Locks of hair that cover one another: each is black first, then a few hairs."""
    lights = [light] * len(curves) if isinstance(light, int | float) else light
    for curve, lit in zip(curves, lights, strict=True):
        t.strokes([curve], width, black=True, ends=(0.7, 0.1))
        own = [[(x + (k - (hairs - 1) / 2) * width / hairs * 0.8, y + (k % 2) * 2) for x, y in curve] for k in range(hairs)]
        t.strokes(own, [max(0.5, lit * float(t.rng.uniform(0.6, 1.9))) for _ in own], ends=(0.3, 0.04))


def gape(t: Thing, at: Point, size: float, degrees: float, *, long: float = 1.0, light: float = 1.0, teeth: bool = False) -> None:
    """A young one's wide open mouth, seen from above: pale rim, coloured inside, dark throat. 0 degrees: upper beak is up."""
    def put(shape: Sequence[Sequence[float]]) -> list[Point]:
        return placed([(x, y * long) for x, y in shape], at, size, degrees)

    half = _JAWS if teeth else _BILL
    rim = [(x, y) for x, y in outline(" ".join([f"{x},{y}" for x, y in half] + [f"{-x},{y}" for x, y in reversed(half[1:-1])]), 4)]
    t.leave(put(rim), grow=3)
    t.form(put(rim), how="skin", puff=size * 0.16, gain=1.5 * light, ambient=0.2 * light, spot=0)
    inside = put([(x * (0.82 if teeth else 0.74), y * 0.84 - 0.02) for x, y in rim])
    t.leave(inside, grow=1)
    cx, cy = put([(0, 0)])[0]
    t.form(inside, how=CUTS["wet"].but(near=2.0, far=5), puff=2, ambient=0.7 * light, spot=1.0, guides=[put([(x * 0.8, y * 0.8), (0, 0)]) for x, y in rim[::4]],
           tone=lambda x, y: np.asarray(np.hypot(x - cx, y - cy) / (size * 0.5) * 0.9 + 0.2, np.float32))  # fmt: skip
    t.leave(put(ellipse(0, 0.02, 0.15, 0.2, 20)))
    tongue = put([(0, 0.16), (0.16, 0.34), (0.13, 0.56), (0, 0.68), (-0.13, 0.56), (-0.16, 0.34)])
    t.leave(tongue, grow=1.5)
    t.form(tongue, how="skin", puff=size * 0.1, gain=1.3 * light, ambient=0.2 * light, spot=0.75)
    if teeth:
        for side in (-1, 1):
            for x, y in ((0.1, -1.0), (0.24, -0.86), (0.32, -0.68), (0.4, -0.5), (0.47, -0.32), (0.53, -0.16), (0.5, 0.24), (0.44, 0.42), (0.34, 0.6), (0.2, 0.74)):
                spike = put([(x * side - 0.015, y - 0.055), (x * side + 0.015, y + 0.055), (x * 0.68 * side, y * 0.84)])
                t.leave(spike, grow=1.4)
                t.bare(spike, spot=0)


def end_of(c: Clay, part: str) -> np.ndarray:
    """Where a limb ends: a fingertip, a nose."""
    return np.array([lump for lump in c.lumps if lump.part == part][-1].b)


def holding(c: Clay, x: float, y: float, parts: Sequence[str] = ("thumb", "index")) -> Clay:
    """A hand moved so that the place between its fingertips is at a point of the card."""
    at = np.mean([end_of(c, p) for p in parts], 0)
    return c.turned(at=(x - at[0], y - at[1], 0))


def over(chart: Array) -> Callable[[Array, Array], Array]:
    """A chart of the card's size as a function of x and y."""
    h, w = chart.shape

    def at(x: Array, y: Array) -> Array:
        return np.asarray(chart[np.clip(y, 0, h - 1).astype(int), np.clip(x, 0, w - 1).astype(int)], np.float32)

    return at


def before(t: Thing, c: Clay, how: str | Cut, run: str = "along", *, grow: float = 4.0, **more: Any) -> Body:
    """A body that stands before what is there: a black margin of `grow` px round it, then its strokes."""
    t.leave_clay(c, grow=grow)
    return t.clay(c, how, run, **more)


def grid() -> tuple[Array, Array]:
    """x and y of each point of the card."""
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH].astype(np.float32)
    return x, y


def inside(*shapes: Outline) -> Array:
    """1 inside the outlines, 0 outside."""
    return np.asarray(cv2.fillPoly(np.zeros((HEIGHT, WIDTH), np.uint8), [np.round(outline(s)).astype(np.int32) for s in shapes], 1), np.float32)


def dab(mask: Array, knots: Sequence[tuple[float, float, float]], put: Callable[[float, float], Spot]) -> None:
    """A limb (u, v, radius) painted into a mask of thrown shadow; `put` says where a point of the body's own upright plane falls."""
    line = [(float(u), float(v), float(r)) for u, v, r in knots]
    for (u0, v0, r0), (u1, v1, r1) in zip(line[:-1], line[1:], strict=True):
        for q in np.linspace(0, 1, 14):
            u, v, r = u0 + (u1 - u0) * q, v0 + (v1 - v0) * q, r0 + (r1 - r0) * q
            cv2.fillPoly(mask, [np.round([put(u + r * math.cos(a), v + r * math.sin(a)) for a in np.linspace(0, math.tau, 17)]).astype(np.int32)], 1.0)


def strew(t: Thing, box: tuple[float, float, float, float], count: int, way: Plane, light: Plane, *, length: tuple[float, float] = (10, 34),
          width: tuple[float, float] = (0.6, 2.4), bow: float = 0.0, spot: float | None = None) -> None:
    """Strokes strewn over a box (left, top, right, bottom): `way` in degrees, `light` 0…1 is how many there are and how wide."""
    curves, widths = [], []
    for _ in range(count):
        x, y = float(t.rng.uniform(box[0], box[2])), float(t.rng.uniform(box[1], box[3]))
        lit = light(x, y)
        if t.rng.random() > lit:
            continue
        a, half = math.radians(way(x, y) + t.rng.normal(0, 3)), float(t.rng.uniform(*length)) / 2
        c, s, b = math.cos(a), math.sin(a), bow * half
        curves.append([(x - c * half, y - s * half), (x - s * b, y + c * b), (x + c * half, y + s * half)])
        widths.append(width[0] + (width[1] - width[0]) * min(1.0, lit) * float(t.rng.uniform(0.5, 1.0)))
    t.strokes(curves, widths, ends=(0.2, 0.05), spot=spot)


def torn(rng: np.random.Generator, at: Spot, rx: float, ry: float, n: int, wild: float) -> list[Spot]:
    """A jagged ring: the edge of a broken shell, of a tear; every other point lies `wild` further out."""
    out: list[Spot] = []
    for k in range(n):
        a = math.tau * (k + rng.uniform(-0.25, 0.25)) / n
        q = 1 + (wild if k % 2 else -wild) * rng.uniform(0.5, 1.2)
        out.append((at[0] + rx * math.cos(a) * q, at[1] + ry * math.sin(a) * q))
    return out


def starry(t: Thing, c: Clay, count: int, share: Callable[[float, float], float], size: tuple[float, float] = (0.9, 3.6)) -> None:
    """A body of stars: dots where it is, most along its edges and in its light; `share` of x and y (0 … 1) is how many are left at a place."""
    body = from_clay(c, t.lamps, ambient=0.2)
    inner = cv2.distanceTransform((body.mask > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / FINE
    dots: list[tuple[float, float, float]] = []
    for _ in range(count * 40):
        i, j = int(t.rng.integers(body.size[0])), int(t.rng.integers(body.size[1]))
        x, y = (j + body.left) / FINE, (i + body.top) / FINE
        tone = min(1.0, float(body.tone[i, j]))
        edge = math.exp(-float(inner[i, j]) / 5)
        if inner[i, j] > 0 and t.rng.random() < (0.02 + 0.3 * tone * tone + 0.9 * edge) * share(x, y):
            dots.append((x, y, float(size[0] + (size[1] - size[0]) * t.rng.random() ** 3 * (0.4 + 0.6 * max(tone, edge)))))
        if len(dots) >= count:
            break
    t.prick(dots)


def plume(t: Thing, line: Sequence[Sequence[float]], half: tuple[float, float], *, splits: Sequence[float] = (), lean: float = 0.9, spot: float = 1.0) -> None:
    """One large feather along a bent shaft from its root: barbs of either width, loose down at the root, parted at `splits` (0…1)."""
    p = flow([q[:2] for q in line], 40)
    n = len(p) - 1
    run = np.gradient(p, axis=0)
    run /= np.hypot(run[:, 0], run[:, 1])[:, None]
    curves, widths = [], []
    edge: dict[int, list[tuple[float, float]]] = {-1: [], 1: []}
    for side, wide in ((-1, half[0]), (1, half[1])):
        for q in np.linspace(0.1, 0.995, round(n * 2.6)):
            gap = min((abs(q - u - 0.012 * side) for u in splits), default=1.0)
            i = int(q * n)
            out = np.array([run[i, 1], -run[i, 0]]) * -side
            swell = math.sin(math.pi * min(1.0, 0.16 + q * 0.86)) ** 0.55 * wide * (0.72 + 0.28 * min(1.0, (q - 0.1) / 0.25))
            if q < 0.24:
                swell *= t.rng.uniform(0.5, 1.05)
            d = out + run[i] * lean * (0.3 if q < 0.2 else 1.0)
            tip = p[i] + d * swell / math.hypot(1, lean) * t.rng.uniform(0.95, 1.02)
            edge[side].append((float(tip[0]), float(tip[1])))
            if gap < 0.012:
                continue
            bow = p[i] + d * swell * 0.36 + run[i] * swell * -0.07
            curves.append([tuple(p[i]), tuple(bow), tuple(tip)])
            widths.append((0.9 + 1.5 * (0.5 + 0.5 * math.sin(q * 60 + side))) * (1.15 if side < 0 else 0.72))
    t.leave([*edge[-1], *reversed(edge[1])], grow=5)
    t.strokes(curves, widths, ends=(0.5, 0.1), spot=spot, shake=0.4)
    t.strokes([p[::6].tolist()], 13, black=True, ends=(1, 0.2))
    t.strokes([p[::6].tolist()], 6, ends=(1, 0.1), spot=0)


def hairs_over(t: Thing, curves: Sequence[Sequence[tuple[float, float]]], width: float = 1.8) -> None:
    """Single hairs that lie over whatever is there: whiskers; each is black first."""
    t.strokes(curves, 5, black=True, ends=(0.9, 0.2))
    t.strokes(curves, width, ends=(0.9, 0.05))


def bubble(t: Thing, x: float, y: float, r: float) -> None:
    """A bubble of air under water."""
    turn = [0.4 + 5.0 * k / 11 for k in range(12)]
    t.leave([(x + r * math.cos(k * math.tau / 16), y + r * math.sin(k * math.tau / 16)) for k in range(16)], grow=1)
    t.strokes([[(x + r * math.cos(a), y + r * math.sin(a)) for a in turn]], 1.6, ends=(0.3, 0.3))
    t.prick([(x + r * 0.3, y - r * 0.3, r * 0.18)])
