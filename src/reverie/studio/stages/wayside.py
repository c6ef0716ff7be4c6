"""Places of a search: between here and there, drawn with pen and wash on bare paper."""

from __future__ import annotations

import math

import numpy as np

from reverie.studio.colour import darken, lighten
from reverie.studio.finishes.watercolour_tools import InkPen, Paper, Point, blob
from reverie.studio.pen import Pen
from reverie.studio.scene import Scene
from reverie.studio.stages.registry import Spots, stage


def _slab(pen: Pen, x: float, y: float, w: float, tone: str, side: str) -> None:
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
        p.ink(lambda k, b=box, n=near: _cloud_line(k, b, 1.0 + n), name="cloud line", strength=0.55 + 0.3 * near)
    tone = c.tone(stone)
    for i, (x, y, w) in reversed(list(enumerate(places))):
        if i == missing:
            continue
        p.draw(lambda pen, x=x, y=y, w=w: _slab(pen, x, y, w, lighten(tone, 0.25), darken(tone, 0.25)), name="stepping stone",
               record=False, how={"light": 0.5, "second": 0.5, "hatch": 0.35 if w > 70 else 0.0})  # fmt: skip
    spots = {f"stone_{i + 1}": (x, y + w * 0.04) for i, (x, y, w) in enumerate(places)}
    return Spots({**spots, "first": spots["stone_1"], "last": spots[f"stone_{count}"], "sky": (400, 220), "gap": places[missing][:2]})


def _cloud(rng: np.random.Generator, box: tuple[float, float, float, float]) -> list[Point]:
    left, top, right, bottom = box
    w, h = right - left, bottom - top
    heaps = [(left + w * (0.06 + 0.88 * k / 6), top + h * (0.34 - 0.3 * math.sin(math.pi * k / 6) + rng.uniform(-0.08, 0.08))) for k in range(7)]
    return [*heaps, (right, top + h * 0.7), (left + w * 0.62, bottom), (left + w * 0.3, bottom - h * 0.06), (left, top + h * 0.72)]


def _bow(k: InkPen, x: float, y: float, r: float, weight: float) -> None:
    """A small round arch of the pen."""
    k.line([(x - r, y), (x - r * 0.8, y - r * 0.55), (x, y - r * 0.85), (x + r * 0.8, y - r * 0.55), (x + r, y)], weight)


def _cloud_line(k: InkPen, box: tuple[float, float, float, float], weight: float) -> None:
    """Round bows of the pen along the upper side of a cloud."""
    left, top, right, bottom = box
    w, h = right - left, bottom - top
    for i, (u, v, r) in enumerate(((0.1, 0.42, 0.07), (0.24, 0.3, 0.09), (0.43, 0.2, 0.12), (0.64, 0.24, 0.1), (0.8, 0.34, 0.08), (0.92, 0.5, 0.05))):
        if k.rng.random() < 0.72:
            _bow(k, left + w * u, top + h * v, w * r, weight)


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


@stage("one wall inn", place="an inn of which one wall stands")
def one_wall_inn(s: Scene, *, ground: float = 1000, left: float = 120, right: float = 620, lit: bool = True,
                 bed: bool = True, table: bool = True, wall: str = "mid", sky: str = "top") -> Spots:  # fmt: skip
    """One papered wall with a door, a window, a picture and a lamp; sky and grass on all sides."""
    p, c = Paper(s), s.palette
    p.sky(sky, strength=0.6)
    p.patch((20, ground - 40, 790, ground + 150), c.ground, strength=0.75, charge=c.ground_shade, fade=(0, 0.8), name="grass")
    top = ground - 560
    tone, base = c.tone(wall), darken(c.tone(wall), 0.35)
    p.draw(lambda pen: _props(pen, left, right, top, ground, c.wood), name="props of the wall", role="place")
    p.draw(lambda pen: _inn_wall(pen, left, right, top, ground, tone, base, c.wood, c.glow if lit else c.haze), name="wall of an inn",
           role="place", how={"light": 0.15, "second": 0.2, "hatch": 0.0, "uneven": 0.7, "bloom": 1.0, "wet": 0.1})  # fmt: skip
    p.ink(lambda k: [k.hatch(f"M{right - 6},{top + 20}h22v{ground - top - 30}h-22Z", 0.8, gap=6),
                     k.tufts([(x, ground + 4) for x in range(int(left) - 60, int(right) + 90, 46)], 22)], name="grass at the wall")  # fmt: skip
    door = (left + 96, ground)
    if bed:
        p.put("bed", at=(right - 120, ground + 66), scale=0.62, label="inn bed", role="place")
    if table:
        p.put("table", at=(left + 300, ground + 30), scale=0.5, label="inn table", role="place")
    return Spots({"door": door, "window": (right - 130, ground - 330), "table": (left + 300, ground - 66), "bed": (right - 120, ground - 10),
                  "lamp": ((left + right) / 2, top + 150), "near": (400, ground + 130), "left": (70, ground + 60), "right": (720, ground + 50),
                  "wall_top": ((left + right) / 2, top), "sky": (400, 240)}, lambda _x: ground)  # fmt: skip


def _props(pen: Pen, left: float, right: float, top: float, ground: float, wood: str) -> None:
    for x, far in ((left + 20, -86), (right - 20, 92)):
        pen.poly([(x - 7, top + 120), (x + 7, top + 120), (x + far + 8, ground), (x + far - 8, ground)], wood)


def _inn_wall(pen: Pen, left: float, right: float, top: float, ground: float, tone: str, base: str, wood: str, glow: str) -> None:
    jag = [(left, ground), (left, top + 60), (left + 40, top + 20), (left + 90, top + 44), (left + 150, top), (right - 200, top + 16),
           (right - 120, top - 6), (right - 70, top + 54), (right - 30, top + 40), (right, top + 100), (right, ground)]  # fmt: skip
    pen.poly(jag, tone)
    for x in range(int(left) + 26, int(right) - 10, 46):
        for y in range(int(top) + 96, int(ground) - 130, 54):
            pen.path(f"M{x},{y}q6,-12 0,-18q-6,6 0,18q-10,-6 -12,2q6,4 12,-2q10,-6 12,2q-6,4 -12,-2Z", lighten(tone, 0.35))
    pen.rect(left, ground - 112, right - left, 112, base)
    for x in range(int(left) + 40, int(right), 62):
        pen.line(x, ground - 110, x, ground, darken(base, 0.3), 2.4)
    pen.rect(left, ground - 120, right - left, 12, wood)
    pen.path(f"M{left + 40},{ground}V{ground - 236}Q{left + 96},{ground - 286} {left + 152},{ground - 236}V{ground}Z", wood)
    pen.path(f"M{left + 54},{ground}V{ground - 228}Q{left + 96},{ground - 266} {left + 138},{ground - 228}V{ground}Z", darken(wood, 0.28))
    pen.circle(left + 124, ground - 116, 6, glow)
    x = right - 190
    pen.rect(x, ground - 400, 120, 146, wood, radius=3)
    for i in range(2):
        for j in range(2):
            pen.rect(x + 9 + i * 54, ground - 390 + j * 66, 48, 60, glow)
    m = (left + right) / 2 - 20
    pen.rect(m - 46, ground - 330, 76, 96, wood)
    pen.rect(m - 38, ground - 322, 60, 80, lighten(tone, 0.6))
    pen.path(f"M{m - 34},{ground - 250}l20,-32l14,16l10,-12l12,28Z", base)


@stage("stair shore", place="a shore that is a flight of stairs", view="from above")
def stair_shore(s: Scene, *, top: float = 470, steps: int = 8, left: bool = True, tide: float = 0.5, sky: str = "band") -> Spots:  # fmt: skip
    """Wide stone stairs come down from one side and go on under the sea, wave by wave."""
    p, c = Paper(s), s.palette
    p.sky(sky, strength=0.6)

    def mx(x: float) -> float:
        return x if left else 800 - x

    treads = []
    for k in range(steps):
        t = k / steps
        y = top + 40 + 640 * t ** 1.25
        treads.append((y, 330 + 470 * t, 34 + 46 * t))
    sea_y = top + 40 + 640 * tide
    p.wash([(mx(880), top + 10), (mx(420), top + 16), (mx(360), sea_y), (mx(240), sea_y + 150), (mx(300), 1090), (mx(560), 1150), (mx(880), 1140)],
           c.water, name="sea", strength=0.85, wet=0.3, bloom=2, charge=lighten(c.water, 0.3), fade=(0.1, 0.75), ragged=0.3)  # fmt: skip
    for y, reach, rise in treads:
        wet = y > sea_y
        how = {"strength": 0.38 if wet else 0.8, "line": 0.6 if wet else 1.0, "light": 0.1, "glaze": 0.5 if wet else 0.0,
               "hatch": 0.0 if wet else 0.4, "wet": 0.3 if wet else 0.1}  # fmt: skip

        def step(pen: Pen, y: float = y, reach: float = reach, rise: float = rise) -> None:
            edge = mx(reach)
            pen.poly([(mx(-30), y), (edge, y + 8), (mx(reach + 26), y + rise * 0.9), (mx(-30), y + rise * 0.84)], lighten(c.stone, 0.35))
            pen.poly([(mx(-30), y + rise * 0.84), (mx(reach + 26), y + rise * 0.9), (mx(reach + 22), y + rise * 1.5), (mx(-30), y + rise * 1.5)], darken(c.stone, 0.12))

        p.draw(step, name="stone step", record=False, how=how)
    rows = np.linspace(sea_y, 1100, 9)
    p.ink(lambda k: [k.line([(mx(240 + 60 * i), y), (mx(420 + 46 * i), y + 10 * (-1) ** i), (mx(620 + 20 * i), y - 4)], 1.4, broken=0.8)
                     for i, y in enumerate(rows)], name="waves")  # fmt: skip
    for n, (reach, dip) in enumerate(((0, 0), (40, 30))):
        line = [(mx(150 + reach + 62 * k), sea_y + dip + (12 if k % 2 else -4)) for k in range(11)]
        p.wash([*line, *[(x, y + 15 - 5 * n) for x, y in reversed(line)]], "#ffffff", name="foam", wet=0.0, bloom=0, pool=0)
        p.ink(lambda k, line=line: k.line(line, 1.8, broken=0.4), name="foam line")
    spots = {f"step_{k + 1}": (mx(130 + 20 * k), y + rise * 0.5) for k, (y, _, rise) in enumerate(treads)}
    return Spots({**spots, "top": (mx(110), top + 46), "water": (mx(560), min(1100, sea_y + 140)), "horizon": (mx(640), top + 14), "sky": (400, 200)})


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


@stage("bell desert", place="a desert of half-buried bells")
def bell_desert(s: Scene, *, ground: float = 800, great: bool = True, side: str = "right", small: int = 6, sky: str = "wide") -> Spots:
    """Dunes left almost white, out of which bells stick, one of them as large as a house."""
    p, c = Paper(s), s.palette
    rng, _ = s.own_rng("bells")

    def mx(x: float) -> float:
        return x if side == "right" else 800 - x

    p.sky(sky)
    for y, tone in ((ground - 60, 0.4), (ground + 40, 0.6)):
        p.wash([(mx(-40), y + 30), (mx(160), y - 20), (mx(420), y + 24), (mx(640), y - 30), (mx(860), y + 10), (mx(860), y + 120), (mx(420), y + 130), (mx(-40), y + 150)],
               c.ground, name="dune", strength=tone, fade=(0.2, 0.9), wet=0.35, ragged=0.3)  # fmt: skip
    metal = c.metal
    if great:
        p.draw(lambda pen: _bell(pen, mx(560), ground + 70, 1.0, -16 if side == "right" else 16, metal), name="great bell", role="place",
               how={"hatch": 0.7, "light": 0.6, "second": 0.6, "bloom": 1.0})  # fmt: skip
    p.wash([(mx(250), ground + 80), (mx(520), ground + 20), (mx(860), ground + 60), (mx(860), ground + 190), (mx(500), ground + 170)], c.ground,
           name="near dune", strength=0.7, fade=(0, 0.8), light=0.3, wet=0.2, ragged=0.3)  # fmt: skip
    for k in range(small):
        x, y = mx(60 + 640 * ((k * 0.37 + 0.11) % 1)), ground + 130 + 190 * ((k * 0.61 + 0.2) % 1)
        size = 0.1 + 0.14 * (y - ground) / 320
        turn = float(rng.uniform(-60, 60))
        p.draw(lambda pen, x=x, y=y, z=size, t=turn: _bell(pen, x, y, z, t, metal), name="small bell", record=False, how={"light": 0.5})
        p.wash([(x - 260 * size, y - 8), (x, y - 30 * size), (x + 260 * size, y - 6), (x + 150 * size, y + 44 * size + 8), (x - 170 * size, y + 40 * size + 8)],
               c.ground, name="sand", strength=0.45, fade=(0, 1), wet=0.3, bloom=0)  # fmt: skip
    p.ink(lambda k: [k.line([(mx(40 + 60 * i), ground + 60 + 36 * i), (mx(200 + 60 * i), ground + 44 + 36 * i), (mx(330 + 50 * i), ground + 66 + 34 * i)],
                            1.2, broken=0.9) for i in range(7)], name="ripples")  # fmt: skip
    return Spots({"great_bell": (mx(500), ground - 210), "mouth": (mx(470), ground + 40), "crest": (mx(150), ground - 26), "left": (mx(140), ground + 200),
                  "right": (mx(640), ground + 220), "near": (400, ground + 300), "sky": (mx(240), 240)}, lambda _x: ground + 150)  # fmt: skip


def _bell(pen: Pen, x: float, y: float, size: float, turn: float, metal: str) -> None:
    with pen.at(x, y, scale=size, turn=turn):
        pen.path("M-22,-438C-40,-470 40,-470 22,-438Z", darken(metal, 0.3))
        pen.path("M-30,-440C-130,-430 -140,-250 -160,-120C-172,-50 -214,-30 -232,10H232C214,-30 172,-50 160,-120C140,-250 130,-430 30,-440Z", metal)
        pen.path("M-190,-40C-100,-12 100,-12 190,-40L232,10C120,40 -120,40 -232,10Z", darken(metal, 0.16))
        for y0, w in ((-330, 118), (-140, 160)):
            pen.path(f"M{-w},{y0}C{-w / 2},{y0 + 24} {w / 2},{y0 + 24} {w},{y0}V{y0 + 14}C{w / 2},{y0 + 40} {-w / 2},{y0 + 40} {-w},{y0 + 14}Z", darken(metal, 0.22))


@stage("ferry landing", place="a ferry landing on a river without a far bank")
def ferry_landing(s: Scene, *, ground: float = 960, side: str = "left", reeds: int = 30, post: bool = True, fog: float = 0.5) -> Spots:
    """A short jetty with a bell post runs out from the reeds; the river is bare paper, the far bank is not there."""
    p, c = Paper(s), s.palette
    rng, _ = s.own_rng("landing")

    def mx(x: float) -> float:
        return x if side == "left" else 800 - x

    p.patch((-80, 150, 880, 560), c.haze, strength=fog, wet=1.0, ragged=0.0, bloom=2, charge=c.cloud_shade, name="fog", pool=0.1)
    p.wash([(mx(-40), ground - 10), (mx(140), ground - 60), (mx(330), ground + 20), (mx(360), ground + 130), (mx(200), ground + 210), (mx(-40), ground + 230)],
           c.ground, name="bank", strength=0.75, charge=c.leaf, fade=(0.6 if side == "left" else -0.6, 0.5), ragged=0.3)  # fmt: skip
    for k in range(5):
        y = ground - 150 + 70 * k
        p.brush([(mx(300 + 40 * k), y), (mx(520), y + 6), (mx(790 - 30 * k), y - 2)], c.water, 10 + 4 * k, 3, strength=0.5, dry=0.5)

    def jetty(pen: Pen) -> None:
        pen.poly([(mx(150), ground + 60), (mx(520), ground - 24), (mx(548), ground + 4), (mx(190), ground + 112)], c.wood)
        for k in range(9):
            t = k / 9
            x0, y0 = 150 + 370 * t, ground + 60 - 84 * t
            pen.line(mx(x0), y0, mx(x0 + 36 - 6 * t), y0 + 50 - 22 * t, darken(c.wood, 0.35), 2.6)
        for x, y in ((230, ground + 100), (390, ground + 52), (540, ground + 4)):
            pen.rect(mx(x) - 7, y - 6, 14, 74, darken(c.wood, 0.2))

    p.draw(jetty, name="jetty", role="place", how={"light": 0.3, "hatch": 0.3})
    if post:
        p.put("bell on a post", at=(mx(486), ground - 8), scale=0.7, label="ferry bell", flip=side != "left", role="place")
    p.ink(lambda k: [k.line([(x, ground + 150), (x + rng.uniform(-12, 12), ground + 30), (x + rng.uniform(-30, 34), ground - rng.uniform(20, 130))], 2.0, taper=60)
                     for x in (mx(rng.uniform(0, 170)) for _ in range(reeds))], name="reeds")  # fmt: skip
    return Spots({"end": (mx(505), ground + 2), "middle": (mx(350), ground + 40), "bank": (mx(110), ground + 70), "bell": (mx(470), ground - 210),
                  "water": (mx(650), ground + 30), "far": (mx(620), ground - 210), "near": (mx(330), ground + 190), "sky": (400, 200)})  # fmt: skip


@stage("wall without end", place="a wall that goes on to both sides")
def wall_without_end(s: Scene, *, top: float = 430, ground: float = 1010, door: float = 540, wall: str = "light", trees: bool = True,
                     shade: float = 0.6, sky: str = "band") -> Spots:  # fmt: skip
    """A high plastered wall runs through the whole card; over it look tree tops, in it is one small door."""
    p, c = Paper(s), s.palette
    rng, _ = s.own_rng("wall")
    p.sky(sky, strength=0.5)
    if trees:
        for x, w in ((120, 200), (330, 150), (650, 230)):
            box = (x - w / 2, top - w * 0.75, x + w / 2, top + 80)
            p.wash(blob(rng, box, 0.25), c.leaf, name="tree top", wet=0.45, charge=darken(c.leaf, 0.3), bloom=1, light=0.5, second=0.5)
            p.ink(lambda k, b=box: [_bow(k, k.rng.uniform(b[0], b[2]), k.rng.uniform(b[1], top), k.rng.uniform(14, 34), 1.5) for _ in range(16)], name="leaves")

    def plaster(pen: Pen) -> None:
        pen.rect(-30, top, 860, ground - top, c.tone(wall))
        pen.rect(-30, top - 16, 860, 26, c.stone)
        pen.path(f"M{door - 52},{ground}V{ground - 150}Q{door},{ground - 206} {door + 52},{ground - 150}V{ground}Z", c.stone)
        pen.path(f"M{door - 38},{ground}V{ground - 146}Q{door},{ground - 186} {door + 38},{ground - 146}V{ground}Z", c.accent)
        pen.circle(door + 22, ground - 76, 5, c.dark)

    p.draw(plaster, name="long wall", role="place", how={"light": 0.0, "second": 0.1, "uneven": 0.8, "bloom": 2.0})
    if shade > 0:
        p.glaze(f"M-40,{top + 12}H300L120,{ground}H-40Z", "shadow", strength=shade * 0.6, wet=0.3, name="shade on the wall")
    p.ink(lambda k: [_bricks(k, x, y) for x, y in ((150, top + 120), (360, ground - 120), (700, top + 210), (240, top + 320), (690, ground - 60))], name="bare bricks")
    p.patch((10, ground - 8, 795, ground + 120), c.ground, strength=0.6, fade=(0, 1.0), name="lane", ragged=0.5)
    return Spots({"door": (door, ground), "wall_top": (300, top - 14), "left": (150, ground + 60), "right": (700, ground + 60), "middle": (400, ground + 50),
                  "near": (330, ground + 120), "sky": (400, 200)}, lambda _x: ground + 40)  # fmt: skip


def _bricks(k: InkPen, x: float, y: float) -> None:
    for row in range(3):
        for i in range(3 - row % 2):
            left = x + i * 40 + 18 * (row % 2)
            k.line([(left, y + row * 18), (left + 34, y + row * 18), (left + 34, y + row * 18 + 14), (left, y + row * 18 + 14), (left, y + row * 18)], 1.3,
                   smooth=False, broken=0.4)  # fmt: skip
