"""An elephant that offers something through bars, and the room on our side of them."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.clay import Clay, flow
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye

GAPS = (28, 172, 322, 478, 628, 772)  # where the bars stand
REACH = ((0, -60, 22, 94), (0, 20, 84, 92), (0, 100, 120, 84), (0, 180, 136, 75), (-6, 262, 150, 68), (-10, 350, 190, 64), (0, 436, 250, 62), (30, 500, 320, 60), (90, 528, 380, 56), (152, 502, 420, 51), (188, 444, 440, 47), (198, 388, 448, 43), (194, 340, 452, 40))  # fmt: skip


def offering_elephant() -> tuple[Clay, Clay]:
    """An elephant's face that looks at us, its trunk coming forward through bars and up again at our right; and the finger of its tip that lies before what it holds.

    Crown at y = -220, ears 900 px from edge to edge, tip at (194, 270). Parts: head, brow, cheek, ear, tusk, lid, trunk. Marks: the eyes, `grip`, `ring …` (wrinkles of the near trunk), `spine` (that trunk as x, y and radius).
    """
    c = Clay().limb([(0, -120, -40, 116), (0, -40, 0, 122), (0, 40, 30, 112)], melt=16, part="head", per=10)
    c.both(Clay().limb([(56, -140, -30, 86), (92, -60, -10, 84), (96, 30, 6, 74), (70, 120, 20, 58)], melt=26, part="head", per=8))
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(150 * side, -120, -70, 70), (250 * side, -140, -90, 118), (336 * side, -60, -96, 122), (340 * side, 70, -90, 106), (286 * side, 190, -80, 74), (240 * side, 280, -74, 26)], melt=10, part="ear", press=(0, 0, 2.4), per=12)
        c.limb([(150 * side, -60, -60, 60), (230 * side, 0, -80, 90), (240 * side, 110, -80, 60)], melt=20, part="ear", press=(0, 0, 2.4), per=8)
        c.limb([(84 * side, 116, 66, 28), (116 * side, 190, 100, 25), (126 * side, 246, 146, 17), (116 * side, 282, 184, 7)], melt=6, part="tusk", per=10)
        c.limb([(62 * side, 76, 74, 52), (86 * side, 126, 80, 38)], melt=24, part="cheek", per=5)
        c.limb([(70 * side, -84, 84, 20), (116 * side, -84, 74, 24), (158 * side, -54, 40, 18)], melt=24, part="brow", per=8)
        eye(c, name, (120 * side, -22, 84), 31, side, aside=30, lids=1.05, look=(0.15 * side, 0.25), inner=0.9, iris=0.74, bag=0.8)
    line = flow(REACH, 10)
    rows = [(*k[:3], k[3] * (1 + 0.03 * math.sin(i * 1.75))) for i, k in enumerate(line)]
    c.limb([tuple(float(v) for v in k) for k in rows], melt=30, part="trunk", per=1)
    thumb = Clay().limb([(216, 336, 466, 27), (228, 302, 476, 22), (214, 268, 486, 11)], melt=12, part="trunk", per=8)
    c.limb([(170, 332, 440, 27), (160, 300, 438, 22), (172, 268, 436, 11)], melt=14, part="trunk", per=8).add(thumb)
    c.marks |= {"grip": [(194, 276, 462)], "spine": [(x, y, r) for x, y, _, r in rows[52:]]}
    for n in range(58, len(line) - 8, 3):
        (x, y, z, r), d = line[n], line[n + 1] - line[n - 1]
        long = math.hypot(d[0], d[1]) or 1.0
        u, v = -d[1] / long, d[0] / long
        c.marks[f"ring {n}"] = [(x + u * r * q + d[0] / long * r * 0.16 * (1 - q * q), y + v * r * q + d[1] / long * r * 0.16 * (1 - q * q), z + r * math.sqrt(1 - q * q)) for q in (-0.8, -0.4, 0.0, 0.4, 0.8)]
    return c, thumb


def trunk_outline(spine: Sequence[Sequence[float]], at: Sequence[float], k: float, roll: float) -> str:
    """What that trunk covers, as path data of rounds, where it stands on the card."""
    c, s = math.cos(math.radians(roll)), math.sin(math.radians(roll))
    rounds = [(at[0] + k * (x * c - y * s), at[1] + k * (x * s + y * c), r * k) for x, y, r in spine]
    return " ".join(f"M{x - r:.1f},{y:.1f} A{r:.1f},{r:.1f} 0 1 1 {x + r:.1f},{y:.1f} A{r:.1f},{r:.1f} 0 1 1 {x - r:.1f},{y:.1f}Z" for x, y, r in rounds)


def monkey_nut() -> Clay:
    """A peanut in its shell, upright, 120 px long. Part: shell."""
    return Clay().limb([(0, -34, 0, 27), (0, -12, 0, 24), (2, 6, 0, 21), (3, 26, 0, 25), (2, 40, 0, 23)], melt=8, part="shell", per=8)


def bars(pen: Pen, sill: float) -> None:
    """Round iron bars from the top edge down to a sill."""
    for x in GAPS:
        pen.rect(x - 12, -30, 24, sill + 40, "#2b3038")
        pen.rect(x + 3, -30, 5, sill + 40, "#8a7a5c")


def inner_wall(pen: Pen, sill: float) -> None:
    """A stone sill, and below it a papered wall with stripes: the room on our side."""
    pen.rect(-30, sill + 44, 860, 1240 - sill, "#7a3f3a")
    for n in range(13):
        pen.rect(-24 + 68 * n, sill + 44, 26, 1240 - sill, "#8f5246")
    pen.rect(-30, sill, 860, 48, "#c9b08c")
    pen.rect(-30, sill + 40, 860, 14, "#6a4a3c")


def wing_chair(pen: Pen) -> None:
    """An empty armchair from behind, a lace cloth over its back, near and dark, cut by the lower left corner."""
    pen.path("M-40,1240 V792 C-20,742 60,720 132,742 C196,760 222,800 216,856 C212,900 230,930 232,976 C296,962 346,992 346,1050 C342,1096 326,1130 328,1240Z", "#33232c")
    pen.path("M216,856 C212,900 232,930 232,986 C232,1050 224,1120 230,1240 L206,1240 C198,1130 208,1030 202,976 C194,930 190,890 202,850Z", "#543743")
    pen.path("M-40,760 C10,728 90,720 150,750 L162,880 L148,900 L134,884 L118,904 L102,886 L86,906 L70,888 L54,908 L38,888 L22,908 L6,888 L-10,906 L-40,888Z", "#f3e8d2")
    pen.path("M-40,846 L164,838 L163,850 L-40,858Z", "#c9b49a")
    for n in range(9):
        pen.circle(-24 + 22 * n, 872 - 0.6 * n, 5, "#c9b49a")


def floor_lamp(pen: Pen, x: float, y: float) -> None:
    """A lit lamp with a fringed shade, its bulb at (x, y), its stem leaving the card below."""
    pen.rect(x - 7, y + 60, 14, 400, "#5c3a24")
    pen.path(f"M{x - 62},{y - 96} L{x + 62},{y - 96} L{x + 128},{y + 84} C{x + 60},{y + 104} {x - 60},{y + 104} {x - 128},{y + 84}Z", "#ffd873")
    for n in range(23):
        u = -126 + 11.4 * n
        pen.rect(x + u - 2, y + 84 + 14 * (1 - (u / 128) ** 2), 5, 26, "#c9862e")
    pen.path(f"M{x - 62},{y - 96} L{x + 62},{y - 96} L{x + 66},{y - 84} L{x - 66},{y - 84}Z", "#c9862e")
