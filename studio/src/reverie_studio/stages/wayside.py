"""Places of a search: between here and there, drawn with pen and wash on bare paper."""

from __future__ import annotations

import math
from functools import partial

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper, Point
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage
from reverie_studio.scene import Scene


def _slab(pen: Pen, x: float, y: float, w: float, tone: Colour, side: Colour) -> None:
    """A flat stone seen a little from above; (x, y) is the middle of its top."""
    h, thick = w * 0.3, w * 0.16
    rim = [(-0.5, 0.02), (-0.34, -0.38), (0.1, -0.5), (0.42, -0.26), (0.5, 0.06), (0.3, 0.42), (-0.08, 0.5), (-0.4, 0.34)]
    top = [(x + u * w, y + v * h) for u, v in rim]
    pen.curve([(px, py + thick) for px, py in top], side)
    pen.poly([top[0], (top[0][0] + 2, top[0][1] + thick), (top[4][0] - 2, top[4][1] + thick), top[4]], side)
    pen.curve(top, tone)


def stone_way(start: Point, end: Point, bend: float, count: int) -> list[tuple[float, float, float]]:
    """(x, y, width) of stones from near to far along a bow."""
    out = []
    for k in range(count):
        t = k / (count - 1)
        u = 1 - (1 - t) ** 1.7
        x = start[0] + (end[0] - start[0]) * u + bend * math.sin(math.pi * u) + 26 * (-1) ** k * (1 - u)
        y = start[1] + (end[1] - start[1]) * u
        out.append((x, y, 190 * (1 - u) ** 1.25 + 26))
    return out


@stage("cloud stones", place="a path of stepping stones over clouds", view="from above")
def cloud_stones(s: Scene, *, start: Point = (230, 1090), end: Point = (590, 430), bend: float = 150.0, count: int = 8,
                 sky: str = "wide", stone: str = "stone", missing: int = -1) -> Spots:  # fmt: skip
    """Flat stones lie one after the other on heaped clouds and lead away into white."""
    p, c = Paper(s), s.palette
    rng, _ = s.own_rng("cloud stones")
    p.sky(sky)
    places = stone_way(start, end, bend, count)
    for i, (x, y, w) in enumerate(reversed(places)):
        near = i / (count - 1)
        box = (x - w * 1.5 - 40, y - w * 0.1, x + w * 1.5 + 40, y + w * 0.95 + 30)
        p.wash(_cloud(rng, box), c.cloud_shade, name="cloud", strength=0.3 + 0.25 * near, wet=0.45, pool=0.25,
               fade=(0, -0.9), charge=c.haze, bloom=0.5)  # fmt: skip
        p.ink(partial(_cloud_line, box=box, weight=1.0 + near), name="cloud line", strength=0.55 + 0.3 * near)
    tone = c.tone(stone)
    for i, (x, y, w) in reversed(list(enumerate(places))):
        if i == missing:
            continue
        p.draw(partial(_slab, x=x, y=y, w=w, tone=lighten(tone, 0.25), side=darken(tone, 0.25)), name="stepping stone",
               record=False, how={"light": 0.5, "second": 0.5, "hatch": 0.35 if w > 70 else 0.0})  # fmt: skip
    spots = {f"stone_{i + 1}": (x, y + w * 0.04) for i, (x, y, w) in enumerate(places)}
    return Spots({**spots, "first": spots["stone_1"], "last": spots[f"stone_{count}"], "sky": (400, 220), "gap": places[missing][:2]})


def _cloud(rng: np.random.Generator, box: tuple[float, float, float, float]) -> list[Point]:
    left, top, right, bottom = box
    w, h = right - left, bottom - top
    heaps = [(left + w * (0.06 + 0.88 * k / 6), top + h * (0.34 - 0.3 * math.sin(math.pi * k / 6) + rng.uniform(-0.08, 0.08))) for k in range(7)]
    return [*heaps, (right, top + h * 0.7), (left + w * 0.62, bottom), (left + w * 0.3, bottom - h * 0.06), (left, top + h * 0.72)]


def bow(k: InkPen, x: float, y: float, r: float, weight: float) -> None:
    """A small round arch of the pen."""
    k.line([(x - r, y), (x - r * 0.8, y - r * 0.55), (x, y - r * 0.85), (x + r * 0.8, y - r * 0.55), (x + r, y)], weight)


def _cloud_line(k: InkPen, box: tuple[float, float, float, float], weight: float) -> None:
    """Round bows of the pen along the upper side of a cloud."""
    left, top, right, bottom = box
    w, h = right - left, bottom - top
    for i, (u, v, r) in enumerate(((0.1, 0.42, 0.07), (0.24, 0.3, 0.09), (0.43, 0.2, 0.12), (0.64, 0.24, 0.1), (0.8, 0.34, 0.08), (0.92, 0.5, 0.05))):
        if k.rng.random() < 0.72:
            bow(k, left + w * u, top + h * v, w * r, weight)


@stage("border gate", place="a border post in the middle of nowhere")
def border_gate(s: Scene, *, ground: float = 900, x: float = 430, raised: float = 0.0, hut: bool = True,
                sky: str = "right", colour: str = "accent") -> Spots:  # fmt: skip
    """A striped barrier and a sentry hut on an empty plain: no fence, no road, no other side."""
    p, c = Paper(s), s.palette
    p.sky(sky, strength=0.7)
    p.patch((20, ground - 14, 790, ground + 120), c.ground, strength=0.7, fade=(0, 0.9), charge=c.ground_shade, name="plain",
            ragged=0.6)  # fmt: skip
    p.ink(lambda k: (k.line([(30, ground - 6), (260, ground - 10), (520, ground - 4), (780, ground - 9)], 1.6, broken=0.5),
                     k.tufts([(90, ground + 40), (640, ground + 70), (720, ground + 30), (250, ground + 84)], 20)),
          name="horizon line")  # fmt: skip
    if hut:
        p.draw(lambda pen: _sentry(pen, x - 190, ground + 26, c.tone(colour), c.light, c.dark), name="sentry hut", role="place")
    turn = -58 * raised
    a = math.radians(turn)
    p.draw(lambda pen: _barrier(pen, x - 96, ground + 30, turn, c.tone(colour), c.light, c.wood), name="barrier", role="place",
           how={"light": 0.2})  # fmt: skip
    tip = (x - 96 + math.cos(a) * 400, ground - 62 + math.sin(a) * 400)
    return Spots({"barrier": (x + 90, ground - 62 + 186 * math.tan(a)), "tip": tip, "hut": (x - 190, ground + 28), "here": (x + 60, ground + 110),
                  "there": (x + 160, ground - 4), "left": (90, ground + 60), "right": (700, ground + 50), "sky": (560, 260)},
                 lambda _x: ground + 30)  # fmt: skip


def _sentry(pen: Pen, x: float, y: float, tone: str, light: str, dark: str) -> None:
    pen.path(f"M{x - 52},{y}V{y - 196}L{x - 64},{y - 200}L{x},{y - 262}L{x + 64},{y - 200}L{x + 52},{y - 196}V{y}Z", light)
    for k in range(5):
        top = y - 190 + k * 40
        pen.path(f"M{x - 52},{top + 30}L{x + 52},{top - 6}V{top + 14}L{x - 52},{top + 50}Z", tone)
    pen.path(f"M{x - 30},{y}V{y - 140}Q{x},{y - 176} {x + 30},{y - 140}V{y}Z", dark)
    pen.path(f"M{x - 70},{y - 196}L{x},{y - 266}L{x + 70},{y - 196}L{x + 58},{y - 188}L{x},{y - 246}L{x - 58},{y - 188}Z", tone)
    pen.circle(x, y - 272, 9, tone)


def _barrier(pen: Pen, x: float, y: float, turn: float, tone: str, light: str, wood: str) -> None:
    pen.rect(x - 12, y - 118, 24, 118, wood)
    pen.path(f"M{x + 366},{y}V{y - 84}l-14,-18h8l12,12l12,-12h8l-14,18V{y}Z", wood)
    with pen.at(x, y - 92, turn=turn):
        pen.rect(-64, -10, 470, 20, light, radius=8)
        for k in range(8):
            left = -40 + k * 58
            pen.path(f"M{left},-10h28l-10,20h-28Z", tone)
        pen.rect(-80, -24, 44, 46, darken(wood, 0.3), radius=5)
    pen.circle(x, y - 92, 9, darken(wood, 0.4))


@stage("signpost forest", place="a forest of signposts without words")
def signpost_forest(s: Scene, *, ground: float = 960, near: int = 4, far: int = 14, gap: float = 170, middle: float = 400,
                    mist: str = "mid", sky: str = "none") -> Spots:  # fmt: skip
    """Posts with blank pointing boards stand as thick as trees and point everywhere."""
    p, c = Paper(s), s.palette
    rng, _ = s.own_rng("signposts")
    p.sky(sky)
    p.patch((-60, 230, 860, ground - 60), c.tone(mist), strength=0.34, wet=1.0, ragged=0.0, bloom=3, name="mist", fade=(0, -0.5), charge=c.haze)
    p.patch((10, ground - 90, 795, ground + 190), c.ground, strength=0.65, charge=c.ground_shade, fade=(0, 0.9), name="forest floor")
    rows = ((far, 0.34, ground - 150, 0.28), (max(4, far // 2), 0.6, ground - 70, 0.55), (near, 1.0, ground + 50, 1.0))
    for count, size, y, tone in rows:
        def posts(pen: Pen, count: int = count, size: float = size, y: float = y) -> None:
            for k in range(count):
                x = _beside_gap((k + rng.uniform(0.15, 0.85)) / count, middle, gap * (0.3 + 0.5 * size))
                _post(pen, rng, x, y + rng.uniform(-14, 24) * size, size, c.wood)

        p.draw(posts, name="signpost", role="place", count=count, record=size == 1.0, protect=0.2,
               how={"strength": 0.35 + 0.5 * tone, "line": 0.5 + 0.5 * tone, "hatch": 0.4 if size == 1.0 else 0.0, "inner": 0.6 * tone})  # fmt: skip
    p.ink(lambda k: k.tufts([(k.rng.uniform(20, 780), ground + k.rng.uniform(0, 150)) for _ in range(24)], 22), name="tufts")
    return Spots({"clearing": (middle, ground + 40), "left": (150, ground + 110), "right": (650, ground + 100), "far": (middle, ground - 90),
                  "near": (middle, ground + 160), "sky": (400, 140)}, lambda _x: ground + 40)  # fmt: skip


def _beside_gap(t: float, middle: float, half: float) -> float:
    """Spread 0…1 over the width of the card, leaving a gap free."""
    room = 860 - 2 * half
    x = -30 + t * room
    return x if x < middle - half else x + 2 * half


def _post(pen: Pen, rng: np.random.Generator, x: float, y: float, size: float, wood: str) -> None:
    tall = rng.uniform(430, 620) * size
    lean = rng.uniform(-14, 14) * size
    pen.poly([(x - 11 * size, y), (x + 11 * size, y), (x + lean + 8 * size, y - tall), (x + lean - 8 * size, y - tall)], wood)
    for k in range(int(rng.integers(2, 5))):
        h = tall * (0.94 - 0.17 * k)
        side = 1 if rng.random() < 0.5 else -1
        with pen.at(x + lean * h / tall, y - h, scale=size, turn=float(rng.uniform(-12, 12)), flip=side < 0):
            reach = rng.uniform(90, 140)
            pen.path(f"M-26,-19H{reach}L{reach + 26},1L{reach},21H-26Z", lighten(wood, 0.35 if k % 2 else 0.2))
