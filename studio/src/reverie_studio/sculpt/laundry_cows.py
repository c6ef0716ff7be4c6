"""A cow that holds a shirt by its tail against the wind, the shirt blown full, and the rest of the washing, which has got away."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.pen import Pen
from reverie_studio.sculpt.beast_heads import ox_head

Line = list[Point]
TORSO = ((548, 700, 150), (570, 580, 158), (600, 440, 172), (620, 340, 160), (628, 290, 76))
TAIL = ((404, 878, 24), (444, 818, 38), (496, 742, 74), (544, 640, 110))
LEFT = ((520, 346, 96), (428, 290, 78), (346, 236, 66), (308, 160, 60), (321, 102, 52))
RIGHT = ((690, 390, 92), (770, 436, 78), (830, 520, 70), (850, 640, 62))
SLEEVE = ((796, 500, 62), (826, 560, 62), (846, 640, 60))
HEM = "M-30,-30 H830 V690 C790,716 760,762 720,752 C680,744 668,792 624,790 C588,788 580,764 548,792 C520,816 486,850 452,900 L400,930 L-30,930Z"
INSIDE = "M436,880 C470,850 500,780 560,730 L740,690 L730,764 C712,812 690,836 650,836 C618,838 600,812 566,830 C540,844 510,836 486,868 C470,890 450,900 436,880Z"


def holding_cow(*, look: Point = (0.5, -0.7)) -> Clay:
    """A cow's head with short horns, nostrils wide: `ox_head`, with the marks `blaze`, `nostril left|right`, `lips`."""
    c = ox_head(horns=0.62, spread=0.92, ears=-0.4, lids=1.05, inner=0.3, look=look, muzzle=1.06)
    c.both(Clay().limb([(40, -82, -20, 28), (74, -84, -26, 22)], melt=10, part="face"))
    c.marks["blaze"] = [(-20, -112, 40), (20, -114, 40), (13, -60, 54), (17, 0, 60), (28, 46, 74), (12, 60, 84), (-14, 60, 84), (-26, 40, 74), (-15, 0, 60), (-13, -60, 54)]
    c.marks["lips"] = [(-48, 108, 60), (-24, 114, 78), (0, 116, 88), (24, 114, 78), (48, 108, 60)]
    return c


def _across(line: np.ndarray, u: float) -> Line:
    """A line that runs along a limb of rows (x, y, r) at `u` of its half width, to the right of its way."""
    way = np.gradient(line[:, :2], axis=0)
    way /= np.maximum(1e-6, np.hypot(way[:, 0], way[:, 1]))[:, None]
    return [(float(x - wy * r * u), float(y + wx * r * u)) for (x, y, r), (wx, wy) in zip(line, way, strict=True)]


def stripes(knots: Sequence[Sequence[float]], count: int, wide: float = 0.05) -> list[Line]:
    """Outlines of `count` stripes along a limb, nearer to one another where it turns away."""
    line = flow(knots, 10)
    angles = np.linspace(-1.25, 1.25, count)
    return [[*_across(line, math.sin(a - wide)), *_across(line, math.sin(a + wide))[::-1]] for a in angles]


def long_stripes(count: int, wide: float = 0.035) -> list[Line]:
    """Stripes from the hem, where they run together towards the mouth, up to the collar."""
    return [[*_down(math.sin(a - wide)), *_down(math.sin(a + wide))[::-1]] for a in np.linspace(-1.25, 1.25, count)]


def _down(u: float) -> Line:
    """A line along the cloth, `u` from its left (-1) to its right edge, from the hem to the collar."""
    q = ((u + 1) / 2) ** 1.7
    rows = _across(flow(TORSO[1:], 6), u)
    near, (x, y) = (402 + 330 * q, 884 - 96 * q), rows[0]
    return [(float(v[0]), float(v[1])) for v in flow([near, (near[0] * 0.62 + x * 0.38, near[1] * 0.55 + y * 0.45), *rows[::3]], 8)]


def folds() -> list[Line]:
    """Creases that run out from where it is held, and the edge of the placket last."""
    return [*(_down(u)[: 14 + 5 * (j % 3)] for j, u in enumerate((-0.8, -0.45, -0.25, 0.22, 0.5))), _down(0.07)]


def buttons() -> Line:
    """Where its buttons are."""
    return [_down(0.0)[k] for k in (15, 22, 29, 36)]


def blown_shirt() -> Clay:
    """The shirt on the card, blown full, its tail at the first place of TAIL; its end is cut by HEM. One part: cloth."""
    c = Clay().limb([(x, y, 0, r) for x, y, r in TORSO], melt=10, part="cloth", per=14)
    c.limb([(600, 600, 40, 110), (664, 706, 50, 84)], melt=40, part="cloth", per=6)
    for line in (LEFT, RIGHT):
        c.limb([(x, y, 20 + 16 * i, r) for i, (x, y, r) in enumerate(line)], melt=34, part="cloth", per=10)
    c.limb([(x, y, 60 - 16 * i, r) for i, (x, y, r) in enumerate(TAIL)], melt=50, part="cloth", per=12)
    for end, deep in (((470, 640), 120), ((540, 500), 160), ((620, 560), 160), ((660, 650), 120)):
        (x, y), (u, v) = TAIL[0][:2], end
        c.limb([(x, y, 70, 10), (x + (u - x) * 0.3, y + (v - y) * 0.34, 96, 20), (x + (u - x) * 0.65, y + (v - y) * 0.7, deep * 0.9, 18), (u, v, deep - 6, 4)], melt=22, part="cloth", per=6)
    return c


def cuff() -> tuple[Line, Clay]:
    """The hole of the sleeve that waves, as an outline, and its band."""
    (x, y, _), turn = LEFT[-1], math.radians(9)
    c, s, band = math.cos(turn), math.sin(turn), Clay()
    hole: Line = []
    for n in range(4):
        ring = [(x + 57 * math.cos(t) * c - 24 * math.sin(t) * s + 13 * n * s - 3 * n, y - 32 + 57 * math.cos(t) * s + 24 * math.sin(t) * c + 13 * n, 60 + 50 * math.sin(t)) for t in np.linspace(0, math.tau, 41)]
        band.limb([(*q, 8) for q in (ring if n == 0 else ring[1:20])], melt=9, part="band", per=2)
        hole = hole or [(u, v) for u, v, _ in ring[:-1]]
    return hole, band


def collar(pen: Pen, tone: str, dark: str) -> None:
    """The collar: its inside, and two points."""
    with pen.at(634, 222, turn=14):
        pen.oval(0, 0, 84, 30, dark)
        for k in (-1, 1):
            pen.path(f"M{-88 * k},-6 C{-80 * k},22 {-40 * k},34 {2 * k},30 C{-14 * k},54 {-36 * k},90 {-50 * k},112 C{-76 * k},92 {-104 * k},58 {-112 * k},34 C{-104 * k},20 {-96 * k},6 {-88 * k},-6Z", tone)


def bitten_end(pen: Pen, white: str, tone: str) -> None:
    """A corner of it that hangs out of her mouth and flutters."""
    pen.path("M398,888 C418,884 436,876 446,862 C458,890 476,912 512,930 C496,944 494,962 470,980 C446,964 416,930 398,888Z", white)
    pen.path("M412,886 C428,920 452,948 482,970 L490,962 C462,940 438,914 424,882Z M432,876 C444,906 470,930 502,946 L506,936 C478,920 454,900 440,868Z", tone)


def washing(pen: Pen, tones: Sequence[str]) -> None:
    """What has flown: trousers, a gown, a stocking, a vest, a glove, in the order of wild geese."""
    for (x, y, k, turn), what, tone in zip(((754, 940, 0.74, 24), (672, 898, 0.72, 14), (682, 974, 0.62, 30), (604, 880, 0.58, 8), (612, 986, 0.56, 26)), _WASHING, tones, strict=True):
        with pen.at(x, y, turn=turn, scale=k):
            pen.path(what, tone)


_WASHING = (
    "M-16,-44 H18 C22,-10 34,14 44,40 L26,48 C14,26 4,8 0,-8 C-8,10 -26,24 -44,34 L-52,16 C-34,4 -20,-14 -16,-44Z",
    "M-10,-44 L-4,-36 H4 L10,-44 L38,-30 L30,-14 L14,-20 C18,6 30,24 44,34 C24,48 -14,48 -38,40 C-24,22 -14,2 -14,-20 L-32,-10 L-40,-26Z",
    "M-10,-46 H14 L12,0 C16,10 36,16 46,26 C48,38 34,42 22,38 C4,34 -14,22 -14,8Z",
    "M-22,-36 L-12,-38 C-8,-22 8,-22 12,-38 L22,-36 C22,-24 28,-18 34,-14 C28,8 30,24 36,40 C10,48 -14,46 -34,38 C-28,20 -30,4 -32,-14 C-26,-18 -22,-26 -22,-36Z",
    "M-14,38 L-18,4 L-34,-12 L-26,-20 L-14,-12 L-14,-40 L-5,-40 L-2,-16 L4,-44 L13,-42 L10,-14 L20,-34 L28,-28 L18,2 L16,38Z",
)
