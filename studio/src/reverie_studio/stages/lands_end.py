"""Where the land is shut: a wall, in pen and wash on bare paper."""

from __future__ import annotations

from functools import partial

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import InkPen, Paper, Point, blob
from reverie_studio.pen import Pen
from reverie_studio.places import Spots, stage
from reverie_studio.scene import Scene
from reverie_studio.stages.wayside import bow


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
