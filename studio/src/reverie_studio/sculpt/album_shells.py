"""A tortoise seen straight from above that lifts its face to us, and the plates of its shell, each with a small cut picture of a summer."""

from __future__ import annotations

import math
from collections.abc import Callable

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]
HALF = (268.0, 338.0)  # half axes of the shell
ROWS = (-0.84, -0.5, -0.17, 0.17, 0.5, 0.84)  # where one plate of the spine ends and the next begins


def tortoise_from_above(*, look: Point = (0.0, 0.2)) -> Clay:
    """A tortoise straight from above, walking down the card, its face turned up to us: shell 536 × 676 px about the origin, chin at y = 560. Parts: shell, rim, leg, claw, neck, head, beak, lid, tail.

    Marks: the eyes, `mouth`, `nostril left|right`, `nose`.
    """
    c = Clay().limb([(-20, 300, -90, 70), (0, 380, -60, 66), (0, 440, 0, 62)], melt=10, part="neck", per=5)
    c.limb([(0, -330, -90, 30), (10, -380, -96, 18), (26, -420, -100, 4)], melt=6, part="tail", per=4)
    for x, y, ex, ey, fx, fy, r, part in ((190, 220, 296, 262, 306, 372, 54, "leg 0"), (-190, 230, -300, 300, -268, 424, 54, "leg 1"),
                                          (196, -230, 268, -268, 300, -352, 48, "leg 2"), (-196, -210, -290, -226, -326, -288, 48, "leg 3")):  # fmt: skip
        c.limb([(x, y, -96, r), (ex, ey, -90, r * 1.02), (fx, fy, -96, r * 0.86)], melt=8, part=part, per=5)
        t = math.atan2(fy - ey, fx - ex)
        for k in (-1.5, -0.5, 0.5, 1.5):
            a = t + 0.42 * k
            u, v = fx + r * 0.62 * math.cos(a), fy + r * 0.62 * math.sin(a)
            c.limb([(u, v, -74, 13), (u + 26 * math.cos(a), v + 26 * math.sin(a), -80, 10), (u + 44 * math.cos(a), v + 44 * math.sin(a), -92, 3)], melt=3, part="claw", per=3)
    for k in range(24):
        t, q = math.tau * (k + 0.5) / 24, -44 + 34
        c.marks[f"seam {k}"] = [(HALF[0] * v * math.cos(t), HALF[1] * v * math.sin(t), q) for v in (0.93, 1.0, 1.07)]
    ring = [(HALF[0] * 0.985 * math.cos(math.tau * k / 26), HALF[1] * 0.985 * math.sin(math.tau * k / 26), -48, 38) for k in range(27)]
    c.limb(ring, melt=4, part="rim", press=(0, 0, 1.4), per=3)
    c.limb([(0, -92, -30, 236), (0, 92, -30, 236)], melt=8, part="shell", press=(0, 0, 2.4), per=4)
    c.ball(0, 452, 60, 84, melt=24, part="head").both(Clay().limb([(44, 440, 70, 50), (50, 486, 84, 46), (30, 524, 96, 36)], melt=22, part="head", per=4))
    c.limb([(0, 424, 110, 50), (0, 474, 140, 44), (0, 512, 150, 36)], melt=20, part="head", per=4)
    c.limb([(-50, 530, 92, 26), (0, 544, 116, 32), (50, 530, 92, 26)], melt=16, part="beak", per=5)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (60 * side, 444, 118), 27, side, aside=26, lids=1.0, look=(look[0] * side, look[1]), inner=0.5, iris=0.8, bag=0.9)
        c.marks[f"nostril {name}"] = [(11 * side, 482, 186), (16 * side, 478, 184)]
    c.marks |= {"mouth": [(-82, 500, 120), (-56, 522, 150), (-18, 524, 180), (0, 530, 186), (18, 524, 180), (56, 522, 150), (82, 500, 120)], "nose": [(0, 480, 190)]}
    return c


def plates() -> dict[str, list[Point]]:
    """Outlines of the thirteen plates in the shell's own px: `spine 0…4` from tail to neck, `left|right 0…3`."""
    narrow, wide, edge = 0.27, 0.4, 0.9
    mids = [(a + b) / 2 for a, b in zip(ROWS[:-1], ROWS[1:], strict=True)]
    out: dict[str, list[Point]] = {}
    for k, mid in enumerate(mids):
        a, b = ROWS[k], ROWS[k + 1]
        first, last = (0.2, narrow) if k == 0 else (narrow, 0.2) if k == 4 else (narrow, narrow)
        out[f"spine {k}"] = [(-first, a), (first, a), (wide, mid), (last, b), (-last, b), (-wide, mid)]
    for j in range(4):
        a, b = mids[j], mids[j + 1]
        a, b = (-0.7 if j == 0 else a), (0.7 if j == 3 else b)
        inner = [(wide, mids[j]), (narrow, ROWS[j + 1]), (wide, mids[j + 1])]
        low, high = (math.asin(max(-1.0, min(1.0, v / edge))) for v in (a, b))
        rim = [(edge * math.cos(high + (low - high) * t / 4), edge * math.sin(high + (low - high) * t / 4)) for t in range(5)]
        if j == 0:
            rim, inner = [*rim, (0.36, -0.82), (0.22, -0.84)], inner
        if j == 3:
            rim = [(0.22, 0.84), (0.36, 0.82), *rim]
        out[f"right {j}"] = [*inner, *rim]
        out[f"left {j}"] = [(-x, y) for x, y in out[f"right {j}"]]
    return {name: [(x * HALF[0] * 1.075, y * HALF[1] * 1.075) for x, y in line] for name, line in out.items()}


def middle_of(line: list[Point]) -> Point:
    """The middle of an outline's box."""
    xs, ys = zip(*line, strict=True)
    return (min(xs) + max(xs)) / 2, (min(ys) + max(ys)) / 2


def shrunk(line: list[Point], px: float) -> str:
    """An outline that stays `px` inside, its corners rounded a little, as path data."""
    n = len(line)
    area = sum(line[i][0] * line[(i + 1) % n][1] - line[(i + 1) % n][0] * line[i][1] for i in range(n))
    turn = 1.0 if area > 0 else -1.0
    inner: list[Point] = []
    for i in range(n):
        (ax, ay), (bx, by), (dx, dy) = line[i - 1], line[i], line[(i + 1) % n]
        u, v = (bx - ax, by - ay), (dx - bx, dy - by)
        lu, lv = math.hypot(*u), math.hypot(*v)
        n1, n2 = (-u[1] / lu * turn, u[0] / lu * turn), (-v[1] / lv * turn, v[0] / lv * turn)
        k = px / max(0.45, 1 + n1[0] * n2[0] + n1[1] * n2[1])
        inner.append((bx + (n1[0] + n2[0]) * k, by + (n1[1] + n2[1]) * k))
    d = ""
    for i in range(n):
        p, b, q = inner[i - 1], inner[i], inner[(i + 1) % n]
        r1, r2 = (min(0.4, 14 / max(1.0, math.dist(b, w))) for w in (p, q))
        a, e = (b[0] + (p[0] - b[0]) * r1, b[1] + (p[1] - b[1]) * r1), (b[0] + (q[0] - b[0]) * r2, b[1] + (q[1] - b[1]) * r2)
        d += f"{'L' if d else 'M'}{a[0]:.1f},{a[1]:.1f} Q{b[0]:.1f},{b[1]:.1f} {e[0]:.1f},{e[1]:.1f} "
    return d + "Z"


def plate(pen: PaperPen, line: list[Point], horn: Colour, ground: Colour, picture: Callable[[PaperPen], None] | None) -> None:
    """One plate: two rings of horn, and cut into it a field with a picture; its own px, 120 wide, about (0, 0)."""
    pen.path(shrunk(line, 3), darken(horn, 0.16))
    pen.path(shrunk(line, 10), horn)
    if picture is None:
        return
    inner = shrunk(line, 20)
    pen.path(inner, ground)
    with pen.clip(inner), pen.at(*middle_of(line)):
        picture(pen)


# ---- pictures of summers, each 120 px about (0, 0)


def cradle(pen: PaperPen) -> None:
    """A cradle under a star."""
    pen.path(cuts.star(26, -30, 13), "#fff0b4")
    pen.path("M-46,2 H46 L34,34 H-34Z", "#f6e6c8")
    pen.path("M-46,2 C-46,-34 -8,-34 -6,2Z", "#c8503a")
    pen.path("M-50,34 Q0,60 50,34 L46,30 Q0,48 -46,30Z", "#8a4a2e")


def small_house(pen: PaperPen) -> None:
    """A house on a hill, one window lit."""
    pen.path("M-130,30 Q0,4 130,34 V90 H-130Z", "#5f8f4e")
    pen.path("M-32,20 V-14 H32 V20Z", "#fff3d8")
    pen.path("M-44,-12 L0,-46 L44,-12Z", "#c8503a")
    pen.path("M-8,20 V-2 H10 V20Z", "#3f5f7c")


def sailing_boat(pen: PaperPen) -> None:
    """A small yacht in the sun."""
    pen.circle(44, -28, 13, "#ffe08a")
    pen.path("M-4,-46 L-4,14 L-44,14Z", "#fffaf0")
    pen.path("M4,-36 L4,14 L34,14Z", "#e8503a")
    pen.path("M-50,20 H48 L34,38 H-36Z", "#8a4a2e")
    pen.path("M-140,34 Q-105,22 -70,34 T0,34 T70,34 T140,34 V90 H-140Z", "#2f6d9a")


def apple_tree(pen: PaperPen) -> None:
    """An apple tree."""
    pen.path("M-8,44 Q-2,10 -6,-4 H8 Q4,12 10,44Z", "#7a4a2e")
    pen.path("M-40,-2 C-60,-40 -20,-58 0,-46 C26,-60 58,-34 40,-2 C26,14 -24,14 -40,-2Z", "#4f8a4e")
    for x, y in ((-22, -18), (4, -32), (20, -8), (-4, -4)):
        pen.circle(x, y, 6.5, "#d8402e")


def birthday_cake(pen: PaperPen) -> None:
    """A cake with three candles."""
    pen.path("M-40,40 V6 H40 V40Z", "#f2a8b4")
    pen.path("M-40,16 V2 H40 V16 Q30,26 20,16 Q10,26 0,16 Q-10,26 -20,16 Q-30,26 -40,16Z", "#fffaf0")
    for x in (-22, 0, 22):
        pen.rect(x - 3, -18, 6, 20, "#4f9ab8")
        pen.path(cuts.drop(x, -27, 6), "#ffd25a")


def snowman(pen: PaperPen) -> None:
    """A snowman with a hat."""
    pen.path("M-90,40 Q0,24 90,42 V90 H-90Z", "#ffffff")
    pen.circle(0, 20, 27, "#f2f7fc")
    pen.circle(0, -20, 18, "#ffffff")
    pen.path("M-22,-32 H22 V-38 H13 V-58 H-13 V-38 H-22Z", "#2f3f66")
    pen.path("M2,-20 L26,-16 L2,-14Z", "#e8803a")


def kite_in_wind(pen: PaperPen) -> None:
    """A kite with a tail of bows."""
    pen.taper([(6, 10), (-8, 28), (6, 42), (-6, 60)], 3, 3, "#7a4a2e")
    pen.path("M4,-54 L32,-20 L4,18 L-24,-20Z", "#e8503a")
    pen.path("M4,-54 L32,-20 L4,-20Z M4,-20 V18 L-24,-20Z", "#ffd25a")


def bent_swing(pen: PaperPen) -> None:
    """A swing that hangs from a bough, and flies."""
    pen.path("M-90,-52 Q0,-40 90,-56 V-40 Q0,-26 -90,-36Z", "#6a4a2e")
    pen.taper([(-16, -38), (-30, 22)], 4, 4, "#f2e2b8")
    pen.taper([(20, -38), (8, 30)], 4, 4, "#f2e2b8")
    pen.path("M-36,20 L14,30 L12,40 L-38,30Z", "#c8503a")


def tent(pen: PaperPen) -> None:
    """A tent at night, lit inside."""
    pen.path(cuts.star(-30, -38, 8), "#fff0b4")
    pen.path("M0,-34 L48,34 H-48Z", "#e8a03a")
    pen.path("M0,-22 L16,34 H-16Z", "#fff0b4")
    pen.path("M-90,32 Q0,24 90,34 V90 H-90Z", "#2f5f4e")


def two_and_a_small_one(pen: PaperPen) -> None:
    """Two grown people and a child between, from behind, hand in hand."""
    pen.path("M-90,38 Q0,28 90,40 V90 H-90Z", "#d8b06a")
    pen.taper([(-26, 4), (-2, 18), (26, 4)], 5, 5, "#2f3f66")
    for x, k, paper in ((-30, 1.0, "#2f3f66"), (30, 1.06, "#8a2f3a"), (-1, 0.6, "#e8a03a")):
        pen.path(f"M{x - 13 * k},40 L{x - 9 * k},{40 - 44 * k} Q{x},{40 - 54 * k} {x + 9 * k},{40 - 44 * k} L{x + 13 * k},40Z", paper)
        pen.circle(x, 40 - 59 * k, 11 * k, darken(paper, 0.3))


def goldfish_bowl(pen: PaperPen) -> None:
    """A goldfish in a bowl."""
    pen.path("M-28,-34 H28 C56,-10 50,40 22,44 H-22 C-50,40 -56,-10 -28,-34Z", "#dff4f4")
    pen.path("M-44,-8 Q0,-16 44,-8 C48,20 40,40 22,44 H-22 C-40,40 -48,20 -44,-8Z", "#7fc4d4")
    pen.path("M-22,14 C-10,-4 14,-2 20,14 C14,28 -10,30 -22,14Z M18,14 L36,2 V26Z", "#f0702e")


def ball_and_bucket(pen: PaperPen) -> None:
    """A ball beside a bucket."""
    pen.path("M-90,34 Q0,24 90,36 V90 H-90Z", "#f2d8a0")
    pen.path("M-44,-14 H4 L-4,36 H-36Z", "#c8402e")
    pen.taper([(-42, -14), (-20, -44), (2, -14)], 4, 4, "#fff3d8")
    pen.circle(28, 18, 21, "#3f7fb0")
    pen.path("M28,-3 A21,21 0 0 1 28,39 A34,34 0 0 0 28,-3Z", "#fff3d8")


def bare_foot(pen: PaperPen, x: float, y: float, turn: float, k: float, paper: Colour, side: int) -> None:
    """The print of a child's bare foot that goes `turn` (0 is up), 60 px long."""
    with pen.flat(), pen.at(x, y, turn=turn, scale=k):
        pen.path(f"M{-12 * side},-14 C{-14 * side},-24 {12 * side},-26 {13 * side},-12 C{13 * side},0 {7 * side},6 {8 * side},18 C{9 * side},32 {-9 * side},34 {-10 * side},20 C{-11 * side},8 {-11 * side},0 {-12 * side},-14Z", paper)
        for u, v, r in ((-10, -29, 5.2), (-2, -32, 4), (5, -31, 3.5), (10.5, -27, 3.2), (14.5, -22, 2.8)):
            pen.circle(u * side, v, r, paper)


def tufts(pen: PaperPen, line: list[Point], turn: float, papers: tuple[Colour, Colour]) -> None:
    """Blades of grass along an edge, straight from above, pointing to `turn` (0 is right)."""
    for k, (x, y) in enumerate(line):
        for j in range(5):
            lean = turn + 26 * (j - 2) + 9 * math.sin(3.1 * k + j)
            pen.path(cuts.leaf(x, y + 16 * (j - 2), 44 + 18 * math.sin(1.7 * k + 2.3 * j), lean, 0.12), papers[(k + j) % 2])


def paint_pot(pen: PaperPen, x: float, y: float, r: float, paper: Colour, rim: Colour) -> None:
    """An open paint pot, straight from above."""
    pen.circle(x, y, r, rim)
    pen.circle(x, y, r * 0.86, darken(rim, 0.4))
    with pen.flat():
        pen.circle(x, y, r * 0.78, paper)
        pen.path(f"M{x - r * 0.56},{y - r * 0.1} A{r * 0.58},{r * 0.58} 0 0 1 {x + r * 0.1},{y - r * 0.56} A{r * 0.7},{r * 0.7} 0 0 0 {x - r * 0.56},{y - r * 0.1}Z", lighten(paper, 0.4))


def paint_brush(pen: PaperPen, x: float, y: float, turn: float, k: float, wood: Colour, paint: Colour) -> None:
    """A round brush, straight from above, its tip at (x, y), its handle towards `turn` (0 is down)."""
    with pen.at(x, y, turn=turn, scale=k):
        pen.path("M-9,50 C-8,120 -5,200 -3,330 H3 C5,200 8,120 9,50Z", wood)
        pen.path("M-11,30 H11 L9,66 H-9Z", "#c8ccd0")
        pen.path("M0,-16 C6,-2 14,10 11,32 H-11 C-14,10 -6,-2 0,-16Z", paint)


SUMMERS: dict[str, tuple[Colour, Callable[[PaperPen], None] | None]] = {
    "spine 0": ("#3f5f8c", cradle), "spine 1": ("#bfe0ea", small_house), "spine 2": ("#f6d28a", two_and_a_small_one), "spine 3": ("#8fcbd8", sailing_boat), "spine 4": ("", None),
    "left 0": ("#f2dcb0", apple_tree), "left 1": ("#fbe2d0", birthday_cake), "left 2": ("#9fc4e8", snowman), "left 3": ("#a8d8d0", ball_and_bucket),
    "right 0": ("#f0c8a8", goldfish_bowl), "right 1": ("#a8d4e8", kite_in_wind), "right 2": ("#c8e0a0", bent_swing), "right 3": ("#3a3f6c", tent),
}  # fmt: skip
