"""A big cat that lies on an umbrella and hangs its head over the rim, as whoever stands under it sees it; the umbrella from below."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.beast_heads import cat_head

Point = tuple[float, float]
HUB: Point = (376, 150)
TIPS: tuple[Point, ...] = ((-330, 330), (-150, 610), (96, 716), (350, 772), (628, 770), (860, 640), (1120, 330), (1120, -420), (376, -760), (-360, -420), (-330, 330))


def hanging_cat() -> Clay:
    """A cat's face, still the right way up, to be rolled by 180: 210 px wide, with a white muzzle and chest. Parts: as `cat_head`, bib, neck, inner. Marks: as there, `whisker 0…5`."""
    c = cat_head(lids=1.1, look=(0.0, -0.2))
    c.limb([(0, 60, -70, 86), (0, 170, -110, 104)], melt=20, part="neck", per=3)
    c.both(Clay().limb([(70, 30, -20, 40), (100, 56, -34, 18), (112, 70, -40, 4)], melt=18, part="face", per=4))
    for side, name in ((-1, "left"), (1, "right")):
        for k in range(3):
            c.marks[f"whisker {k} {name}"] = [((30 + 4 * k) * side, 34 + 8 * k, 86), ((104 + 10 * k) * side, 22 + 26 * k, 70), ((176 - 6 * k) * side, 20 + 46 * k, 60)]
    c.marks["nose"] = [(0, 12, 94)]
    patch(c, "bib", [(0, -58, 62, 8), (0, -30, 74, 12), (0, 0, 84, 18), (0, 30, 84, 34), (0, 70, 60, 40), (0, 130, -20, 60)])
    return patch(c, "bib", [(26, 40, 72, 34)], both=True)


def dangling_paw() -> Clay:
    """A cat's foreleg that hangs down from the origin, 230 px long. Parts: leg, toe 0–3."""
    c = Clay().limb([(0, -60, -10, 50), (4, 60, 0, 44), (0, 140, 6, 38)], melt=12, part="leg", per=4).limb([(0, 140, 6, 40), (0, 186, 14, 47)], melt=14, part="paw", per=3)
    for k in range(4):
        x = (k - 1.5) * 24
        c.limb([(x * 0.84, 182, 34, 22), (x * 0.92, 212 - 7 * abs(k - 1.5), 38, 20)], melt=3, part=f"toe {k}", per=2)
    return c


def swinging_tail() -> Clay:
    """A cat's tail that hangs down from the origin and turns up at its end, 320 px. Part: tail, tip."""
    c = Clay().limb([(30, -90, 0, 34), (0, 20, 0, 34), (-14, 120, 0, 33), (0, 210, 0, 32), (50, 262, 0, 31)], melt=6, part="tail", per=6)
    return c.limb([(50, 262, 0, 32), (100, 258, 0, 30), (124, 214, 0, 14)], melt=8, part="tip", per=5)


def gore(k: int, sag: float = 0.0) -> str:
    """One of ten panels of the umbrella from below, as path data; its hem is a shallow arch, `sag` px lower under a weight."""
    (ax, ay), (bx, by) = TIPS[k], TIPS[k + 1]
    mx, my = (ax + bx) / 2, (ay + by) / 2 - 34 + sag
    return f"M{HUB[0]},{HUB[1]} L{ax},{ay} Q{mx},{my} {bx},{by}Z"


def frame_of(pen: PaperPen, steel: Colour, wood: Colour) -> None:
    """Ribs, stays, hub and the shaft that comes down past us, cut by the lower edge."""
    for x, y in TIPS[:-1]:
        pen.taper([HUB, ((HUB[0] + x) / 2, (HUB[1] + y) / 2 - 8), (x, y + 6)], 9, 7, steel)
        pen.circle(x, y + 8, 9, lighten(steel, 0.3))
    ring = (HUB[0] - 26, HUB[1] + 260)
    for x, y in TIPS[:7]:
        pen.taper([ring, (HUB[0] + (x - HUB[0]) * 0.52, HUB[1] + (y - HUB[1]) * 0.52)], 7, 6, darken(steel, 0.1))
    foot = (HUB[0] - 128, 1230)
    pen.taper([HUB, ring, foot], 18, 52, wood)
    with pen.flat():
        pen.taper([(HUB[0] - 3, HUB[1]), (ring[0] - 5, ring[1]), (foot[0] - 12, foot[1])], 4, 9, lighten(wood, 0.2))
    pen.path(f"M{ring[0] - 20},{ring[1] - 24} h40 l4,50 h-48Z", darken(steel, 0.2))
    pen.circle(*HUB, 24, darken(steel, 0.2))


def body_shadow(pen: PaperPen, paper: Colour, sags: dict[int, float]) -> None:
    """The shadow of a heavy body and a tail on the cloth, down to its hem; `sags` as in `gore`."""
    for k in range(6):
        with pen.flat(), pen.clip(gore(k, sags.get(k, 0.0))):
            pen.path("M362,830 C364,740 372,690 368,640 C352,560 366,470 430,430 C496,396 606,396 672,430 C748,470 768,560 764,650 C764,696 764,730 766,830Z", paper)
            pen.path("M392,480 C300,430 220,450 190,520 C170,580 180,660 186,760 L232,764 C226,670 224,590 240,550 C258,510 310,520 374,570Z", paper)


def houses_in_rain(pen: PaperPen, papers: tuple[Colour, Colour], pane: Colour) -> None:
    """Roofs across a street, low in the picture."""
    for x, w, h, k in ((-30, 220, 200, 0), (170, 190, 130, 1), (520, 160, 150, 1), (650, 190, 230, 0)):
        pen.path(f"M{x},1220 V{1200 - h} L{x + w / 2},{1200 - h - 80} L{x + w},{1200 - h} V1220Z", papers[k])
        for u in (0.26, 0.62):
            pen.rect(x + w * u, 1236 - h, 32, 46, pane, radius=3)


def drops_on(pen: PaperPen, spots: list[Point], paper: Colour) -> None:
    """Drops at the hem."""
    for x, y in spots:
        r = 7 + 2 * math.sin(x)
        pen.path(f"M{x},{y} C{x + r},{y + r * 1.6} {x + r},{y + r * 2.6} {x},{y + r * 2.6} C{x - r},{y + r * 2.6} {x - r},{y + r * 1.6} {x},{y}Z", paper)
