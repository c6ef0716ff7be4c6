"""Where the land ends or is shut: shores, sands, landings and walls, in pen and wash on bare paper."""

from __future__ import annotations

from functools import partial

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import InkPen, Paper, Point, blob
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage
from reverie_studio.scene import Scene
from reverie_studio.stages.wayside import bow


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
        p.draw(partial(_bell, x=x, y=y, size=size, turn=turn, metal=metal), name="small bell", record=False, how={"light": 0.5})
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
    p.ink(lambda k: [k.line([(x, ground + rng.uniform(60, 180)), (x + rng.uniform(-12, 12), ground + 20), (x + rng.uniform(-30, 34), ground - rng.uniform(20, 130))], 2.0, taper=60)
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
            p.ink(partial(_leaves, box=box, low=top), name="leaves")

    def plaster(pen: Pen) -> None:
        pen.rect(-30, top, 860, ground - top, c.tone(wall))
        pen.rect(-30, top - 16, 860, 26, c.stone)
        pen.path(f"M{door - 52},{ground}V{ground - 150}Q{door},{ground - 206} {door + 52},{ground - 150}V{ground}Z", c.stone)
        pen.path(f"M{door - 38},{ground}V{ground - 146}Q{door},{ground - 186} {door + 38},{ground - 146}V{ground}Z", c.accent)
        pen.circle(door + 22, ground - 76, 5, c.dark)

    p.draw(plaster, name="long wall", role="place", how={"light": 0.0, "second": 0.1, "uneven": 0.8, "bloom": 2.0})
    if shade > 0:
        p.glaze(f"M-40,{top + 12}H300L120,{ground}H-40Z", "shadow", strength=shade * 0.6, wet=0.3, name="shade on the wall")
    bare: list[Point] = [(150, top + 120), (360, ground - 120), (700, top + 210), (240, top + 320), (690, ground - 60)]
    p.ink(partial(_all_bricks, places=bare), name="bare bricks")
    p.patch((10, ground - 8, 795, ground + 120), c.ground, strength=0.6, fade=(0, 1.0), name="lane", ragged=0.5)
    return Spots({"door": (door, ground), "wall_top": (300, top - 14), "left": (150, ground + 60), "right": (700, ground + 60), "middle": (400, ground + 50),
                  "near": (330, ground + 120), "sky": (400, 200)}, lambda _x: ground + 40)  # fmt: skip


def _leaves(k: InkPen, box: tuple[float, float, float, float], low: float) -> None:
    for _ in range(16):
        bow(k, k.rng.uniform(box[0], box[2]), k.rng.uniform(box[1], low), k.rng.uniform(14, 34), 1.5)


def _all_bricks(k: InkPen, places: list[Point]) -> None:
    for x, y in places:
        _bricks(k, x, y)


def _bricks(k: InkPen, x: float, y: float) -> None:
    for row in range(3):
        for i in range(3 - row % 2):
            left = x + i * 40 + 18 * (row % 2)
            k.line([(left, y + row * 18), (left + 34, y + row * 18), (left + 34, y + row * 18 + 14), (left, y + row * 18 + 14), (left, y + row * 18)], 1.3,
                   smooth=False, broken=0.4)  # fmt: skip
