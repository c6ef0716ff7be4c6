"""Birds, from a chick to a crane."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.sewn.stitches import arc

OWL = ("#140f1c", "#2c2430", "#54443e", "#94734e", "#f0c070")
KING_BLUE = ("#0c2250", "#12508e", "#1f8ac4", "#5cc8e0", "#d0f6f4")
KING_ORANGE = ("#6a260c", "#b8500e", "#f08a28", "#ffbe62", "#fff0c0")
KING_BILL = ("#0c0a10", "#1c1820", "#38303a", "#8a6a58")
FENCE_WOOD = ("#3a2414", "#6a4424", "#a0723c", "#d8ac6a")
BILL = ("#8a3a0c", "#d0661a", "#f29a34", "#ffc870")
GREYLAG = ("#3a2c34", "#6a5450", "#9c8474", "#ccb8a0", "#f6e8d0")
PALE_EYE = ("#7a6c74", "#b4a49c", "#e2d6c4", "#fbf4e4", "#ffffff")
INK = ("#08080e", "#15141e", "#282634", "#4a4656", "#8a8090")


def bird(h: Hoop, coat: Threads, *, wing: Threads | None = None, bill: Threads = "gold", open_bill: bool = False,
         fly: bool = False) -> None:  # fmt: skip
    """A small bird, about 130 px long, standing (feet at y=0) or flying, looking right."""
    y = -46.0
    if not fly:
        h.straight([(-4, y + 26, -6, 0), (8, y + 26, 8, 0), (-14, 0, 4, 0), (0, 0, 18, 0)], bill, 2.2)
    h.leaf([(-30, y + 4, 6), (-62, y + 12, 9), (-92, y + 16, 2)], wing or coat, angle=20)
    h.tube([(-34, y + 4, 12), (-6, y, 25), (18, y - 10, 22), (34, y - 28, 17), (40, y - 34, 16)], coat, "fur")
    for k in range(4 if not fly else 7):
        a = math.radians(168 + k * 5) if not fly else math.radians(196 + k * 13)
        n = 70.0 - k * 6 if not fly else 110 - abs(k - 2) * 12
        h.leaf([(12, y - 10 + k * 3, 4), (12 + math.cos(a) * n * 0.5, y - 8 - math.sin(a) * -n * 0.5 + k * 4, 10), (12 + math.cos(a) * n, y - 6 - math.sin(a) * -n + k * 5, 1)], wing or coat, angle=26)
    gap = 8 if open_bill else 1
    h.blob(f"52,{y - 42}! 66,{y - 40 - gap} 84,{y - 34 - gap}! 66,{y - 34} 54,{y - 32}!", bill, "silk", grain=4.0, puff=5)
    h.blob(f"52,{y - 32}! 66,{y - 32} 80,{y - 30 + gap}! 62,{y - 26} 52,{y - 26}!", bill, "silk", grain=4.0, puff=5)
    h.bead(46, y - 38, 4, "#140e10")


def songbird(h: Hoop, coat: Threads, wing: Threads, breast: Threads, pose: str = "sit", bill: Threads = ("#5a3a10", "#b8822a", "#f2c860")) -> None:
    """A round small bird, about 100 px, feet at the origin, looking right. pose: sit, sleep, call, look, preen, land."""
    if pose == "land":
        for a0, n in ((-150, 5), (-62, 5)):
            for k in range(n):
                a = math.radians(a0 + k * (13 if a0 < -100 else -12))
                m = 92.0 - k * 9
                h.leaf([(-4, -40, 4), (-4 + math.cos(a) * m * 0.55, -40 + math.sin(a) * m * 0.55, 11), (-4 + math.cos(a) * m, -40 + math.sin(a) * m, 1.5)], wing, angle=28)
    tail = {"land": (-58, -2), "sleep": (-58, -16), "call": (-60, -8)}.get(pose, (-62, -22))
    h.leaf([(-22, -24, 6), ((-22 + tail[0]) / 2, (-24 + tail[1]) / 2, 8), (*tail, 3)], wing, angle=22)
    h.straight([(-4, -14, -5, 1), (7, -14, 7, 1), (-10, 2, 1, 3), (3, 2, 14, 3)], bill, 2.4)
    head = {"sleep": (8, -50), "call": (20, -62), "look": (16, -58), "preen": (-4, -56), "land": (22, -52)}.get(pose, (19, -56))
    h.tube([(-28, -24, 11), (-8, -30, 24), (8, -34, 25), ((head[0] + 10) / 2, head[1] + 10, 20), (head[0], head[1], 18)], coat, "fur", length=11)
    h.blob("26,-52 33,-36 24,-16 4,-8 -10,-12 6,-24 14,-40", breast, "fur", grain=["26,-48 22,-20 0,-12"], puff=16, length=10)
    if pose != "land":
        for k in range(3):
            h.leaf([(2, -38 + k * 4, 6), (-18, -34 + k * 5, 9 - k), (-44 + k * 5, -24 + k * 4, 1.5)], wing, angle=30)
    x, y = head
    if pose == "sleep":
        h.straight([(x + 2, y + 2, x + 7, y + 5), (x + 7, y + 5, x + 12, y + 3)], "#120c10", 2.2)
        h.blob(f"{x + 14},{y + 6}! {x + 20},{y + 16} {x + 12},{y + 26}! {x + 8},{y + 12}", bill, "silk", grain=70.0, puff=5)
        return
    turn, gap = {"call": (-42, 9.0), "look": (-20, 1.0), "preen": (148, 2.0)}.get(pose, (4, 1.5))
    with h.at(x, y, turn=turn):
        h.blob(f"14,-6! 24,{-5 - gap * 0.6} 36,{-1 - gap}! 24,1 14,1!", bill, "silk", grain=4.0, puff=5)
        h.blob(f"13,0! 22,2 32,{1 + gap}! 20,7 12,6!", bill, "silk", grain=4.0, puff=5)
    h.bead(x + (6 if pose != "preen" else -2), y - 4, 4.4, "#140e10")


def chick(h: Hoop, down: Threads = ("#a8700c", "#e0a81c", "#f8d23c", "#ffe878", "#fff6b8"), pose: str = "sleep", seed: int = 0) -> None:
    """A downy chick of about 100 px, sitting at the origin and asleep; pose: sleep, awake, hang (over an edge)."""
    bill, tone = ("#a8481a", "#e87c2a", "#ffb868"), h.threads(down)
    wool: dict[str, Any] = {"length": 9, "spread": 0.08, "width": 2.2}
    if pose == "hang":  # belly over the edge at the origin, head and wings down in front
        h.shag("-34,-8 -26,24 -14,52", tone[1:], 14, 30, 1, 30, 2.2, seed=seed)
        h.shag("44,-8 42,20 32,52", tone[1:], 14, 30, -1, 30, 2.2, seed=seed)
        h.tube("0,-34,26 4,-6,38 8,34,34", tone, "wool", **wool)
        for s in (-1, 1):
            h.leaf([(6 + s * 24, 4, 5), (8 + s * 42, 40, 12), (8 + s * 44, 72, 2)], tone[:4], angle=24)
        h.tube("8,66,28 10,76,35 10,80,35", tone, "wool", **wool)
        for s in (-1, 1):
            h.stem([(10 + s * 25, 74), (10 + s * 18, 67), (10 + s * 10, 72)], "#2a1406", 3.0, 6)
        h.blob("1,86! 10,80 20,86! 10,108!", bill, "silk", grain=90.0, puff=6)
        return
    x, y = (34, -72) if pose == "awake" else (36, -56)
    h.shag("-52,-20 -42,-56 -10,-74 10,-70", tone[1:], 13, 46, 1, 34, 2.2, seed=seed)
    h.tube("-22,-30,30 0,-34,38 18,-32,34", tone, "wool", **wool)
    h.leaf("-4,-38,7 -24,-28,15 -50,-20,3", tone[:4], angle=26)
    h.shag([(x - 26, y - 10), (x - 6, y - 30), (x + 18, y - 24)], tone[2:], 11, 26, 1, 34, 2.0, seed=seed)
    h.tube([(x - 6, y + 3, 28), (x, y, 31)], tone, "wool", lit=1.12, **wool)
    with h.at(x, y, turn=-14 if pose == "awake" else 22):
        h.blob("26,-6! 38,-4 50,3! 36,9 24,9!", bill, "silk", grain=4.0, puff=6)
        if pose == "awake":
            h.bead(12, -7, 5, "#140e10")
        else:
            h.stem("2,-6 11,2 20,-5", "#2a1406", 3.0, 6)


def hen(h: Hoop, coat: Threads, *, neck: float = 0.0, comb: Threads = ("#7a1a1c", "#b8302c", "#e2574a", "#ff9a84"),
        peck: bool = False) -> None:  # fmt: skip
    """A hen looking right, feet at the origin, about 130 px long; `neck` stretches it (0 … 1)."""
    h.straight([(-6, -34, -8, -2), (12, -34, 12, -2), (-8, -2, 6, 0), (-8, -2, -18, 0), (12, -2, 26, 0), (12, -2, 2, 0)], "#d29a3a", 3)
    for k in range(5):
        a = math.radians(205 + k * 14)
        h.leaf([(-30, -64, 5), (-30 + math.cos(a) * 34, -66 + math.sin(a) * 34, 10), (-30 + math.cos(a) * 62, -66 + math.sin(a) * 62, 2)], coat, angle=24)
    h.blob("-48,-70 -20,-66 10,-78 34,-92 46,-70 38,-42 12,-26 -20,-26 -42,-44", coat, "fur", grain=["40,-80 0,-52 -44,-60"], puff=34)
    hx, hy = (52 + 8 * neck, -112 - 34 * neck) if not peck else (74, -36)
    h.tube([(30, -72, 22), ((34 + hx) / 2, (-78 + hy) / 2, 14), (hx, hy, 12)], coat, "fur", angle=8)
    for k in range(3):
        h.leaf([(24, -66 + k * 9, 4), (-4, -60 + k * 10, 10), (-34 + k * 6, -56 + k * 8, 2)], coat, angle=30)
    h.knots([(hx - 8, hy - 13, 5.5), (hx, hy - 16, 6), (hx + 8, hy - 12, 5)], comb)
    h.blob(f"{hx + 9},{hy - 6}! {hx + 27},{hy + 2}! {hx + 9},{hy + 6}!", "gold", "silk", grain=0.0, puff=4)
    h.knots([(hx + 10, hy + 12, 4.5)], comb)
    h.knots([(hx + 3, hy - 3, 2.6)], "#140e10")


def owl(h: Hoop) -> None:
    h.tube("-6,380,60 -4,270,110 0,170,138 0,80,132 0,0,112", OWL, "fur", angle=8, length=20)
    for sign in (-1, 1):
        h.leaf([(sign * 70, -60, 14), (sign * 96, -118, 22), (sign * 128, -172, 2)], OWL, angle=24)
    for k in range(3):
        h.fan([(-110 + k * 4, 110 + k * 52), (0, 96 + k * 52), (104 - k * 4, 110 + k * 52)], [(-120, 158 + k * 54), (0, 150 + k * 54), (116, 158 + k * 54)], 6, 22, OWL[1:], wander=5, satin=40, lit=1.0 - k * 0.1)
    h.fan("96,70 126,110 130,160", "60,300 90,310 116,290", 5, 30, OWL, "#140f1c", satin=50)
    for sign in (-1, 1):  # the face: two discs of rays
        h.blob(arc(sign * 52, 2, 64, 74), OWL[1:], "hair", grain=[[(sign * 52, 2), (sign * 52 + math.cos(a) * 66, 2 + math.sin(a) * 76)] for a in np.linspace(0, 6.28, 13)], puff=14, length=22)
        h.tube([(sign * 52 - 34, 4, 7), (sign * 52, -6, 21), (sign * 52 + 34, 6, 7)], OWL[2:], "fur", angle=80)
        h.stem([(sign * 52 - 40, 6), (sign * 52 - 14, 22), (sign * 52 + 14, 22), (sign * 52 + 40, 8)], "#0c0810", 5, 8)
        h.straight([(sign * 52 + k * 11, 19 - abs(k) * 3, sign * 52 + k * 14, 38 - abs(k) * 4) for k in range(-3, 4)], "#140c14", 2.6, 2)
        h.straight([(sign * (20 + k * 9), -46 - k * 10, sign * (34 + k * 11), -64 - k * 10) for k in range(5)], "#ffe2a0", 2.6)
        h.stem([(sign * 14, -22), (sign * 44, -38), (sign * 84, -30)], "#140f1c", 4.5, 8)
    h.blob("-16,18! 0,8 16,18! 10,52 0,70! -10,52", ("#3a2a1c", "#8a6a3a", "#e8c878"), "silk", grain=90.0, puff=14)


def kingfisher(h: Hoop) -> None:
    """It dives along +y; its breast is to the left; the head's middle is the origin."""
    h.fan("0,-460 20,-470 40,-470", "-10,-640 34,-680 76,-660", 5, 20, KING_BLUE[:4], "#0c2250", satin=50)  # tail
    h.fan("-40,-150 -60,-190 -50,-240", "-300,-300 -330,-420 -240,-520", 8, 26, KING_BLUE[:4], "#0c2250", bow=-0.1, satin=50, lit=0.8)  # far wing
    h.blob("60,-20 112,-120 124,-260 96,-400 44,-500 -30,-490 -92,-390 -124,-250 -108,-110 -66,-20", KING_BLUE, "fur", grain=["-60,-30 -90,-250 -20,-480", "0,-30 10,-250 10,-490", "60,-30 110,-250 50,-490"], puff=110, angle=6, length=20)
    h.blob("-70,0 -118,-110 -132,-250 -100,-380 -36,-480 -34,-330 -24,-170 -6,-10", KING_ORANGE, "fur", grain=["-60,-10 -110,-250 -40,-460", "-14,-10 -40,-250 -40,-450"], puff=70, angle=8, length=17, lit=1.1)
    for k in range(5):
        h.fan([(-110, -90 - k * 70), (-60, -80 - k * 70), (-24, -90 - k * 70)], [(-126 + k * 6, -150 - k * 70), (-70 + k * 4, -150 - k * 70), (-30, -156 - k * 70)], 4, 15, KING_ORANGE[1:], satin=40)
    h.fan("96,-110 120,-150 112,-210", "210,-430 150,-560 70,-590", 9, 26, KING_BLUE, "#0c2250", bow=0.08, satin=60)  # near wing, swept back
    h.fan("90,-90 116,-130 100,-190", "160,-280 120,-360 60,-380", 7, 24, KING_BLUE[1:], bow=0.08, satin=50)
    h.tube("20,-170,78 10,-90,84 0,-20,82 -4,30,66", KING_BLUE, "fur", angle=8, length=15)
    h.knots([(40 + (k % 4) * 13 - (k // 4) * 2, -140 + (k // 4) * 26 + (k % 2) * 10, 4.5) for k in range(28) if 40 + (k % 4) * 13 < 84], KING_BLUE[3:])
    h.blob("-50,16 -20,-20 20,-70 30,-130 -10,-150 -56,-110 -76,-40", KING_ORANGE, "fur", grain=["-40,10 0,-50 10,-140", "-60,0 -50,-60 -30,-130"], puff=20, lit=1.1)  # cheek
    h.blob("6,-110 36,-140 40,-190 10,-210 -12,-170", "white", "fur", grain=["10,-110 20,-200"], puff=14)
    h.blob("-74,-40 -56,-110 -40,-160 -80,-170 -100,-110", "white", "fur", grain=["-70,-40 -76,-160"], puff=16)
    h.stem("-30,60 -10,20 10,-20 24,-50", "#0c0a10", 7, 9)  # the dark rein before the eye
    h.eye(2, -4, 23, ("#1c0e0a", "#3a2014", "#6a3a1c"), look=(-0.5, 0.5), glint=1.5)
    h.stem(arc(2, -4, 27, 27), "#ffe0a0", 2, 6)
    h.blob("-46,50! -40,110 -34,220 -22,346! 0,240 20,110 20,44!", KING_BILL[:3], "silk", grain=["-30,60 -22,340", "10,60 -18,340"], angle=80, satin=70, puff=20)  # lower half, behind the candle
    kingfisher_bill(h)


def kingfisher_bill(h: Hoop) -> None:
    """The upper half, before the candle."""
    h.blob("-22,60! -14,180 -10,366! 24,220 48,80 40,40 6,40!", KING_BILL, "silk", grain=["-10,60 -8,360", "34,60 -4,360"], angle=80, satin=70, puff=24)
    h.stem("-20,66 -14,180 -10,350", "#ff9a5a", 2.6, 9)


def crane_leg(h: Hoop, x: float, top: float, foot: float, r: float, tone: Threads, lean: float = 0.0) -> None:
    """A crane's leg with its knee and three toes."""
    knee = top + (foot - top) * 0.46
    h.tube([(x, top, r * 1.7), (x + lean * 0.3, (top + knee) / 2, r), (x + lean * 0.5, knee, r * 1.55), (x + lean * 0.7, (knee + foot) / 2, r * 0.9), (x + lean, foot, r)], tone, "across", angle=80)
    for k in (-2.6, 0.2, 2.6):
        h.tube([(x + lean, foot, r * 0.7), (x + lean + k * r, foot + r * 1.5, r * 0.4)], tone, "across")


def crane_bustle(h: Hoop, x: float, y: float, size: float, tone: Threads) -> None:
    """The lower half of a standing crane: belly and drooping tail feathers."""
    with h.at(x, y, size):
        h.tube("-150,-30,60 -40,-20,92 70,-40,80 140,-80,50", tone, "fur", angle=8)
        h.fan("-20,-10 60,-20 130,-50", "40,86 130,90 200,50", 8, 17, tone, "#5f707a", bow=-0.08, angle=30, wander=3)


def fence_with_hens(h: Hoop) -> None:
    """Two bars, three posts, two hens; 340 px wide, round the origin."""
    for x in (-120, 0, 120):
        h.tube([(x, -60, 13), (x + 4, 90, 14)], FENCE_WOOD, "across", angle=8, length=30)
    for y in (-20, 40):
        h.tube([(-170, y, 11), (0, y + 6, 12), (170, y, 11)], FENCE_WOOD, "across", angle=8, length=30)
    for x, coat in ((-62, ("#6a2c18", "#a8502c", "#e08a50", "#ffc890")), (66, ("#8a8078", "#c8c0b4", "#f4eee2", "#ffffff"))):
        with h.at(x, -30, 1.4):
            bird(h, coat, bill="gold")
            h.knots([(34, -98, 6), (44, -100, 6), (52, -95, 5), (58, -66, 5)], "#d8342c")


def gull(h: Hoop, x: float, y: float, size: float, turn: float) -> None:
    """A gliding gull, 220 px wide at size 1."""
    with h.at(x, y, size, turn):
        for s in (-1, 1):
            h.leaf([(0, 0, 6), (s * 40, -20, 12), (s * 78, -4, 6), (s * 110, 16, 1)], ("#8a9aa8", "#d0d8d8", "#fbfdf8", "#ffffff"), angle=40)
        h.tube("-4,-2,8 14,4,11 34,10,7", ("#8a9aa8", "#d8dedc", "#ffffff"), "fur")
        h.straight([(38, 10, 50, 14)], "#f0a83c", 4)


def starling(h: Hoop, tone: Threads, beat: float) -> None:
    """A starling in flight from above, its bill to the right (+x), 200 px across; `beat` -1 … 1 sweeps its wings."""
    sweep = 26 * beat
    for side in (-1, 1):
        h.leaf([(6, side * 8, 10), (-6 - sweep * 0.4, side * 50, 22), (-44 - sweep, side * 98, 2)], tone, angle=26)
    h.leaf([(-30, 0, 8), (-58, 0, 14), (-86, 0, 10)], tone, angle=18)
    h.tube([(-36, 0, 12), (-4, 0, 20), (28, 0, 17), (46, 0, 11)], tone, "fur", angle=8)
    h.tube([(52, 0, 6), (78, 0, 2)], ("#d29a3a", "#ffe08a"), "across")
    h.knots([(-14, -8, 3.4), (4, 9, 3.4), (14, -7, 3.4), (-24, 5, 3.4)], "#e8e4f0")


def heron(h: Hoop, coat: Threads) -> None:
    """A heron that stands and looks down to the right, 330 px high, feet at y=0, its bill about to strike."""
    leg = ("#3a2c1c", "#7a6038", "#b8985c")
    for x, f in ((-12, -4), (10, 14)):
        h.tube([(x, -120, 7), (x - 6, -66, 5), (x + f * 0.5, -4, 4)], leg, "across")
        h.straight([(x + f * 0.5, -3, x + f * 0.5 + 24, 1), (x + f * 0.5, -3, x + f * 0.5 - 16, 1), (x + f * 0.5, -3, x + f * 0.5 + 14, 8)], "#b8985c", 4)
    tone = h.threads(coat)
    h.fan("-40,-160 -20,-130 0,-112", "-110,-104 -84,-76 -50,-72", 5, 13, tone[:3], tone[0], satin=40)
    h.blob("-86,-108! -60,-170 -10,-200 40,-190 52,-160 30,-124 -20,-104", coat, "fur", grain=["46,-180 -10,-150 -80,-112", "40,-150 -10,-126 -60,-112"], puff=44)
    for k in range(4):
        h.leaf([(34, -180 + k * 15, 6), (-16, -166 + k * 16, 14), (-76 + k * 8, -122 + k * 8, 2)], tone[1:], tone[0], angle=26)
    h.tube([(36, -172, 24), (70, -196, 17), (66, -240, 13), (40, -276, 12), (54, -308, 12), (74, -314, 13)], tone[2:], "fur", angle=10)
    h.tube([(64, -318, 17), (90, -312, 15), (104, -304, 9)], tone[2:], "fur", angle=8)
    h.blob("104,-314! 150,-292 196,-262! 146,-276 100,-298!", ("#7a4a12", "#d8982c", "#ffe088"), "silk", grain=28.0, puff=6)
    h.leaf([(92, -326, 4), (50, -338, 8), (-4, -330, 1)], "black", angle=20)
    h.eye(92, -314, 7, ("#c8901c", "#ffe060"), look=(0.4, 0.5))
    h.shag("58,-196 66,-176 54,-160", tone[3:], 40, 22, -1, 14, 2.6, 3)


def rook(h: Hoop, tone: Threads) -> None:
    """A rook in flight from above, its bill to the right (+x), 280 px across, wing tips fingered."""
    for side in (-1, 1):
        h.fan([(-30, side * 16), (0, side * 60), (20, side * 96)], [(-74, side * 46), (-70, side * 110), (-20, side * 142)], 8, 12, tone, h.threads(tone)[0], satin=40)
        h.tube([(20, side * 10, 18), (30, side * 56, 14), (14, side * 104, 6)], tone, "fur")
    h.fan("-40,-12 -44,0 -40,12", "-100,-28 -108,0 -100,28", 5, 12, tone, satin=40)
    h.tube([(-50, 0, 14), (-10, 0, 24), (34, 0, 22), (62, 0, 17)], tone, "fur", angle=8)
    h.tube([(76, 0, 9), (108, 0, 2)], ("#5a5048", "#a89c8c", "#e0d4c0"), "across")


def penguin(h: Hoop, *, lift: float = 0.0, cap: Threads = ("#6a1414", "#b82c28", "#f07a60")) -> None:
    """A porter penguin to the right, 240 px high, feet at y=0; `lift` raises its near flipper (0 hanging … 1 ahead)."""
    black, white = ("#08080e", "#161622", "#2a2c3c", "#565a70"), ("#9c98a0", "#dcd8d4", "#fffaf0", "#ffffff")
    for x in (-18, 22):
        h.tube([(x, -12, 10), (x + 24, -5, 7)], ("#8a4a10", "#e08a20", "#ffc860"), "across")
    h.tube([(24, -130, 14), (70, -130 - 10 * lift, 12), (100, -116 - 20 * lift, 6)], black, "fur")
    h.blob("-64,-20! -66,-90 -50,-150 -10,-190 34,-180 56,-120 58,-60 40,-10 -10,-4 -50,2", black, "fur", grain=["0,-180 -40,-100 -50,-10", "20,-170 40,-80 30,-10"], puff=60)
    h.blob("10,-166 44,-160 56,-110 56,-56 36,-12 4,-10 0,-60 4,-120", white, "fur", grain=["24,-160 30,-80 20,-14"], puff=40)
    h.tube([(8, -190, 38), (18, -210, 37), (24, -214, 32)], black, "fur", angle=40)
    h.blob("28,-196 52,-200 50,-178 30,-172", white, "fur", puff=14)
    h.blob("54,-212! 88,-198! 54,-190!", ("#8a4a10", "#e08a20", "#ffc860"), "silk", grain=0.0, puff=7)
    h.eye(36, -212, 8, "black", white="white", look=(0.5, 0.2))
    a = math.radians(70 - 80 * lift)
    h.tube([(-14, -150, 18), (-14 + math.cos(a) * 56, -146 + math.sin(a) * 56, 17), (-8 + math.cos(a) * 112, -146 + math.sin(a) * 108, 7)], black, "fur", angle=12)
    h.blob("-12,-236! -8,-266 22,-274 50,-262 54,-238!", cap, "cloth", grain=0.0, puff=14)
    h.couch("-14,-236 20,-232 58,-240", "#ffd878", None, 7)


def heron_above(h: Hoop, grey: Threads, dark: Threads, pale: Threads) -> None:
    """A heron that flies towards -y, seen from straight above: wings 820 px wide, the body round the origin."""
    for s in (-1, 1):
        h.fan([(s * 30, -60), (s * 150, -116), (s * 262, -74), (s * 300, -30)], [(s * 60, 150), (s * 196, 138), (s * 330, 120), (s * 420, 30)], 15, 25, dark, h.threads(grey)[2][None], bow=-s * 0.05)
        h.fan([(s * 26, -70), (s * 150, -118), (s * 270, -78)], [(s * 54, 76), (s * 176, 56), (s * 300, 26)], 12, 23, grey, h.threads(grey)[0][None], bow=-s * 0.04)
        h.fan([(s * 24, -78), (s * 150, -122), (s * 262, -86)], [(s * 44, 14), (s * 160, -20), (s * 278, -34)], 11, 19, pale, h.threads(grey)[1][None])
        h.tube([(s * 16, -70, 22), (s * 90, -112, 20), (s * 160, -128, 16), (s * 240, -104, 12), (s * 296, -46, 7)], grey, "fur", angle=18)
    for s in (-1, 1):
        h.tube([(s * 9, 120, 6), (s * 13, 220, 5), (s * 10, 300, 5), (s * 12, 318, 4)], ("#4a3a28", "#8a7248", "#c8ac70"), "across")
        h.straight([(s * 12, 312, s * 12 + k * 9, 352) for k in (-1, 0, 1)], "#8a7248", 4)
    h.fan([(-20, 84), (20, 84)], [(-40, 176), (40, 176)], 7, 16, grey, h.threads(grey)[0][None])
    h.tube("0,108,22 0,60,44 0,0,56 0,-60,48 0,-104,30", grey, "fur", angle=8, length=20)
    for k in range(9):  # plumes of the back
        h.leaf([((k - 4) * 9, -20, 3), ((k - 4) * 11, 40, 8), ((k - 4) * 12, 108 - abs(k - 4) * 8, 1)], pale, angle=16)
    h.tube("0,-96,30 16,-130,24 26,-164,19 16,-196,17 2,-214,17", pale, "fur", angle=8)
    h.tube("2,-208,19 0,-232,20 0,-258,12", "white", "fur", angle=6)
    h.blob("-9,-258! 9,-258! 4,-318 0,-360! -4,-318", ("#8a5a14", "#d8982c", "#ffd468"), "silk", grain=90.0, angle=4, satin=90, puff=8)
    h.stem("0,-256 0,-350", "#7a4c10", 2, 9)
    for s in (-1, 1):
        h.tube([(s * 13, -244, 4), (s * 18, -216, 7), (s * 20, -176, 4), (s * 28, -148, 1)], "black", "hair")
        h.bead(s * 15, -248, 4.5, "#f0b83c")


def ostrich(h: Hoop, plume: Threads, pale: Threads, skin: Threads, neck: Sequence[tuple[float, float, float]], *, nod: float = 0.0) -> None:
    """An ostrich that faces right: feet at y=0, back at -420; `neck` is its path (x, y, radius) from (60, -440) to the head, its eye shut."""
    for x, d, lit in ((-6, 14, 0.7), (-30, -10, 1.0)):
        h.tube([(x, -300, 46), (x + 12, -220, 28), (x - 18 + d, -150, 13), (x + d, -70, 10), (x + d + 2, -12, 10)], skin, "skin", lit=lit)
        h.tube([(x + d, -10, 12), (x + d + 44, -2, 9)], skin, "skin", lit=lit)
        h.tube([(x + d, -10, 9), (x + d - 22, 0, 6)], skin, "skin", lit=lit)
    h.fan("-150,-400 -170,-360 -160,-320", "-236,-436 -262,-330 -220,-250", 9, 19, pale, None, bow=0.08)
    h.blob("86,-430 60,-480 -20,-492 -110,-460 -170,-390 -150,-310 -70,-264 20,-268 76,-320", plume, "fur", grain=["80,-420 -20,-470 -160,-390", "70,-360 -40,-380 -160,-360", "60,-310 -20,-290 -130,-310"], puff=100, length=26)
    for k in range(3):
        h.shag([(60 - k * 30, -450 + k * 50), (-40 - k * 10, -440 + k * 56), (-130 + k * 10, -400 + k * 40)], h.threads(plume)[1:], 62, 60, -1, 40, 3.0, 12, seed=k)
    h.fan("50,-410 0,-420 -50,-410", "20,-280 -60,-262 -130,-300", 9, 17, plume, None, bow=0.1)
    h.fan("-90,-330 -60,-300 -20,-290", "-150,-262 -90,-230 -30,-226", 7, 15, pale, None, bow=0.1)
    h.tube(neck, skin, "skin", angle=76)
    h.shag([(a, b) for a, b, _ in neck[:2]], pale, 26, 40, 1, 40, 2.6)
    with h.at(neck[-1][0], neck[-1][1], 1.0, nod):
        h.tube("-6,0,21 16,-8,25 34,-4,20", skin, "skin", angle=70)
        h.blob("44,-14! 74,-8 92,6! 70,10 44,8!", ("#7a5a34", "#c09c64", "#ecd4a0"), "silk", grain=10.0, puff=8)
        h.stem("50,2 70,2 86,6", "#4a3018", 2.2, 6)
        h.stem("12,-10 22,-4 32,-10", "#2a1614", 3.4, 6)
        h.straight([(14, -8, 10, 0), (22, -4, 20, 6), (30, -8, 32, 0)], "#2a1614", 2.2)
        h.shag("-16,-16 4,-30 24,-28", ("#3a3034", "#6a5c5c"), 16, 20, 1, 30, 2.0)


def magpie(h: Hoop) -> None:
    """A magpie in an officer's cap that leans to the right; feet at the origin, bill at (180, -124), 470 px long with its tail."""
    black, white, sheen = ("#08080e", "#14141e", "#222634", "#3c4458"), ("#8a90a4", "#d0d4dc", "#ffffff"), ("#0c1830", "#183860", "#2c6890", "#7cc0d0")
    h.leaf("-60,-60,14 -170,-40,22 -290,-4,3", sheen, "#08080e", angle=24)
    h.leaf("-60,-70,12 -160,-62,18 -262,-44,3", sheen, "#08080e", angle=24)
    for x in (-8, 26):
        h.couch([(x, -40), (x + 6, -16), (x + 2, 4)], "#1c1c24", None, 6)
        h.straight([(x + 2, 4, x + 20, 8), (x + 2, 4, x + 14, 14), (x + 2, 4, x - 12, 8)], "#1c1c24", 4)
    h.tube("-64,-66,24 -10,-72,48 44,-92,46 78,-128,32", black, "fur", angle=12)
    h.blob("-30,-40 10,-30 52,-44 64,-76 30,-64 -10,-56", white, "fur", grain=["-20,-44 56,-60"], puff=16)
    h.blob("-40,-104! 10,-122 44,-112 30,-88 -20,-84", white, "fur", grain=["-36,-100 36,-108"], puff=14)
    h.fan("-10,-92 20,-88", "-150,-74 -110,-40", 6, 15, sheen, "#08080e")
    h.tube("80,-130,33 100,-142,34 112,-138,28", black, "fur", angle=12)
    h.blob("130,-152! 160,-142 186,-124! 158,-122 130,-126!", ("#14141c", "#343844", "#6c7484"), "silk", grain=20.0, puff=8)
    h.bead(118, -146, 7, "#e8b83c")
    h.blob("74,-164! 100,-178 132,-168! 128,-186 96,-206 70,-188", ("#5a1420", "#9c2c34", "#d8584c"), "cloth", grain=4.0, puff=14)
    h.tube("72,-166,5 104,-174,6 146,-160,4", ("#14141c", "#343844"), "silk")
    h.bead(104, -190, 6, "#f2b84a")


def stork(h: Hoop, red: Threads = ("#8a2c1c", "#d0502c", "#f88c5c")) -> None:
    """A stork that stands on one leg and looks right, its bill on its breast: foot at y=0, 280 px high."""
    black, white = ("#0c0c14", "#1c1e2a", "#343a4a"), ("#9098a0", "#d0d4d4", "#f8f8f0", "#ffffff")
    h.couch([(0, -110), (3, -56), (0, 0)], h.threads(red)[1][None], None, 8)
    h.straight([(0, 0, 26, 4), (0, 0, 16, 10), (0, 0, -18, 6)], h.threads(red)[1][None], 5)
    h.couch([(12, -112), (44, -86), (10, -66)], h.threads(red)[0][None], None, 6)
    h.fan("-50,-160 -60,-140", "-126,-96 -96,-84", 5, 14, black)
    h.tube("-56,-148,20 -20,-148,42 28,-160,42 52,-190,27 50,-222,18", white, "fur", angle=10)
    h.fan("24,-172 30,-150", "-92,-110 -60,-98", 6, 15, black, "#48505e")
    h.tube("48,-216,18 58,-238,20 66,-242,18", white, "fur", angle=10)
    h.blob("78,-250! 100,-238 124,-190! 112,-196 80,-230!", red, "silk", grain=60.0, puff=7)
    h.bead(66, -244, 4.5, "#140c10")


def goose(h: Hoop, coat: Threads = GREYLAG, *, wing: float = 1.0, run: bool = False, cry: bool = False, lit: float = 1.0) -> None:
    """A goose in flight, neck stretched, 400 px long; `wing` 1 up … -1 down; `run`: feet still paddle the ground."""
    tone = h.threads(coat)
    tips = [(-150 - 30 * abs(wing), -60 - 150 * wing), (-90, -70 - 220 * wing), (-10, -60 - 270 * wing), (60, -40 - 250 * wing)]
    far = [(x + 60, y + 10) for x, y in tips]
    h.fan([(-20, -26), (70, -34)], far, 9, 20, tone[:4], tone[0][None], bow=0.06, lit=lit * 0.7)
    h.fan([(-90, -2), (-96, 12)], [(-176, -12), (-170, 24)], 4, 15, PALE_EYE, None, lit=lit)
    if run:
        for p in ("-20,40,9 -70,70,7 -104,104,5", "10,44,9 20,84,7 -8,118,5"):
            h.tube(p, BILL, "across", lit=lit)
        for x, y in ((-106, 106), (-10, 120)):
            h.blob(f"{x},{y - 4}! {x + 34},{y + 2}! {x + 26},{y + 14}! {x + 4},{y + 16}! {x - 6},{y + 6}", BILL, "silk", grain=20.0, puff=5, lit=lit)
    h.tube("-104,6,16 -60,0,42 0,4,56 52,-8,50 84,-26,34", coat, "fur", angle=8, lit=lit)
    h.blob("-80,24 -20,42 40,44 84,18 92,34 50,58 0,62 -56,48", PALE_EYE, "fur", grain=["-80,30 0,54 90,26"], puff=18, lit=lit)
    h.tube("70,-22,36 124,-52,22 180,-66,17 222,-72,18", coat, "fur", angle=8, length=12, lit=lit)
    h.tube("214,-74,21 238,-72,20", coat, "fur", length=10, lit=lit)
    gap = 12 if cry else 2
    h.blob(f"252,-86! 276,{-84 - gap * 0.4} 298,{-72 - gap}! 276,-72 252,-70!", BILL, "silk", grain=6.0, puff=7, lit=lit)
    h.blob(f"252,-72! 274,-70 292,{-68 + gap}! 268,{-58 + gap * 0.4} 250,-60!", BILL, "silk", grain=6.0, puff=7, lit=lit)
    h.bead(238, -80, 5, "#140e10")
    h.fan([(-70, -20), (66, -30)], tips, 11, 23, tone, tone[0][None], bow=-0.07, lit=lit)
    h.fan([(-66, -22), (70, -34)], [(x * 0.5, -24 + (y + 24) * 0.5) for x, y in tips], 10, 17, tone[1:], None, bow=-0.05, lit=lit)
    h.tube("-50,-18,16 10,-30,24 64,-34,18", coat, "fur", angle=12, lit=lit)


def penguin_running(h: Hoop, coat: Threads = INK, white: Threads = PALE_EYE) -> None:
    """A king penguin that runs, leaning forward, flippers spread, bill open; one foot left the ground; 380 px high."""
    h.tube("84,-220,28 160,-196,28 226,-170,19 268,-160,5", coat, "fur", angle=20, lit=0.7)
    h.tube("-40,-66,26 -80,-50,18 -112,-26,12", BILL, "across")
    h.blob("-112,-36! -88,-22 -92,-4! -104,0! -110,12! -122,4! -136,6! -134,-10!", BILL, "silk", grain=60.0, puff=7)
    h.tube("30,-60,30 44,-30,17 46,-12,13", BILL, "across")
    h.blob("30,-16! 60,-18 98,-4! 90,4! 60,6! 34,6! 22,0!", BILL, "silk", grain=0.0, puff=8)
    h.blob("-70,-40! -58,-120 -20,-220 30,-290 84,-306 116,-270 124,-200 110,-120 80,-60 30,-34 -20,-40 -84,-20!", coat, "fur", grain=["60,-300 -10,-180 -60,-50", "110,-280 60,-160 10,-50"], puff=80, length=18)
    h.blob("44,-280 100,-292 126,-250 130,-190 112,-110 80,-56 34,-40 6,-56 24,-130 50,-210", white, "fur", grain=["80,-290 70,-170 26,-50", "120,-250 110,-150 60,-50"], puff=66, length=17)
    h.blob("56,-284! 106,-296 124,-262 110,-240 80,-256", ("#c8701a", "#f2b03a", "#ffe08a"), "fur", grain=30.0, puff=14)
    h.tube("82,-306,44 108,-332,41 124,-338,38", coat, "fur", angle=10, length=12)
    h.blob("70,-322! 90,-336 104,-318 100,-290 84,-272 70,-288", ("#c8701a", "#f2a02a", "#ffd46a"), "fur", grain=70.0, puff=12)
    h.blob("150,-362! 186,-366 226,-350! 188,-346 154,-338!", INK, "silk", grain=4.0, puff=8)
    h.blob("152,-334! 182,-330 214,-316! 180,-314 148,-318!", ("#8a3a0c", "#e07a24", "#ffb858"), "silk", grain=8.0, puff=7)
    h.blob("150,-342! 178,-344 176,-330 150,-328!", ("#5a1420", "#a83a40"), "silk", grain=0.0, puff=3)
    h.eye(126, -348, 11, ("#2a1810", "#6a4020"), look=(0.6, -0.3), white="white")
    h.tube("10,-236,30 -70,-262,31 -146,-310,21 -186,-346,5", coat, "fur", angle=20)
    h.stem("-4,-212 -74,-236 -146,-288 -180,-338", h.threads(white)[2][None], 3.4, 10)


def cormorant_drying(h: Hoop, coat: Threads = INK) -> None:
    """A cormorant that stands at the origin and hangs out both wings, 420 px from tip to tip, 330 high."""
    for s in (-1, 1):
        h.tube([(s * 22, -20, 8), (s * 26, -4, 8), (s * 40, 0, 7)], coat, "across")
        h.fan([(s * 30, -190), (s * 116, -206), (s * 190, -172)], [(s * 60, -20), (s * 150, -30), (s * 226, -66)], 9, 21, coat, h.threads(coat)[0][None], bow=s * 0.05)
        h.tube([(s * 22, -180, 26), (s * 110, -212, 20), (s * 196, -176, 10)], coat, "fur", angle=20)
        h.fan([(s * 40, -180), (s * 180, -186)], [(s * 64, -110), (s * 190, -120)], 7, 18, h.threads(coat)[1:], None)
    h.tube("0,-30,36 0,-100,52 4,-170,46 10,-220,26", coat, "fur", angle=8, length=15)
    h.tube("8,-200,27 -16,-250,19 2,-300,17 26,-318,19", coat, "fur", length=12)
    h.tube("24,-320,21 46,-322,18", coat, "fur", length=10)
    h.blob("60,-336! 92,-334 120,-328 124,-312! 112,-318 62,-314!", ("#8a6a20", "#d8a83a", "#ffe08a"), "silk", grain=2.0, puff=6)
    h.bead(44, -328, 5, "#3ac0a0")


def hen_on_nest(h: Hoop, coat: Threads, straw: Threads) -> None:
    """A hen who sits tight on a nest, tail left, head right, 170 px wide; eggs of different sizes show."""
    tone = h.threads(straw)
    h.blob("-84,-24 -40,-12 40,-12 84,-24 78,8 40,22 -40,22 -78,8", straw, "hair", grain=["-84,-16 0,6 84,-16"], puff=22)
    for x, y, w, c in ((46, -28, 21, ("#8a6a4a", "#d8b488", "#fff0d0")), (74, -24, 12, ("#5a7a8a", "#a8ccd4", "#f0ffff")), (-58, -26, 15, ("#8a5a50", "#d89a88", "#ffe4d8"))):
        h.blob(arc(x, y, w * 0.8, w, n=14), c, "silk", grain=0.0, puff=w)
    for k in range(5):
        a = math.radians(200 + k * 15)
        h.leaf([(-44, -58, 6), (-48 + math.cos(a) * 36, -58 + math.sin(a) * 36, 13), (-48 + math.cos(a) * 68, -58 + math.sin(a) * 68, 2)], coat, angle=24)
    h.blob("-62,-52 -34,-70 6,-70 40,-84 58,-60 52,-30 20,-10 -30,-10 -58,-26", coat, "fur", grain=["54,-66 0,-40 -60,-44"], puff=44, length=12)
    h.tube("40,-66,25 52,-100,17 56,-124,15", coat, "fur", angle=8, length=10)
    for k in range(4):
        h.leaf([(30, -56 + k * 9, 5), (-6, -46 + k * 9, 12), (-44 + k * 6, -40 + k * 7, 2)], coat, h.threads(coat)[0][None], angle=30)
    h.knots([(46, -140, 7), (56, -145, 8), (66, -139, 6)], ("#b8302c", "#e2574a"))
    h.blob("68,-132! 90,-122! 68,-116!", BILL, "silk", grain=0.0, puff=5)
    h.knots([(68, -108, 6)], "#c8402c")
    h.bead(60, -126, 3.4, "#140e10")
    h.straight([(-80 + k * 13, -18 + 8 * math.sin(k * 1.7), -62 + k * 13, -6 + 8 * math.cos(k * 2.3)) for k in range(12)], tone[-2:], 3, 3)


def snowy_owl(h: Hoop, down: Threads = "white") -> None:
    """A white owl that sits at the origin and stares to the right of us, 150 px high."""
    h.leaf("-26,-20,8 -40,10,16 -44,40,3", down, angle=24)
    h.blob("0,-4 30,-12 46,-50 40,-96 0,-110 -40,-96 -46,-50 -30,-12", down, "fur", grain=["0,-106 -34,-60 -20,-10", "0,-106 34,-60 20,-10"], puff=44, length=12)
    h.blob("0,-152 34,-142 46,-114 34,-88 0,-80 -34,-88 -46,-114 -34,-142", down, "fur", puff=40, length=10)
    h.straight([(-28 + (k % 5) * 14 + 5 * (k // 5 % 2), -76 + (k // 5) * 15, -20 + (k % 5) * 14 + 5 * (k // 5 % 2), -74 + (k // 5) * 15) for k in range(20)], "#4a4a54", 3)
    for s in (-1, 1):
        h.eye(6 + s * 17, -116, 11, ("#a8741a", "#f0c03a", "#fff0a0"), look=(0.6, 0.2), lid=h.threads(down)[1:4], shut=0.2, tilt=s * 8)
    h.blob("2,-108! 12,-106! 7,-92!", INK, "silk", grain=90.0, puff=4)
    h.straight([(-14, -6, -14, 4), (-6, -6, -6, 4), (8, -6, 8, 4), (16, -6, 16, 4)], "#2a2420", 5)


def heron_pulling(h: Hoop, coat: Threads, dark: Threads) -> tuple[float, float]:
    """A heron with its neck bent down to the right, 480 px high; returns the tip of its bill on the card."""
    for p in ("-10,-240,16 -28,-130,9 -22,-120,9 -34,-8,7", "30,-236,16 44,-134,9 48,-124,9 34,0,7"):
        h.tube(p, ("#5a3a1c", "#96682c", "#d8a84a"), "across")
    for x in (-34, 34):
        h.straight([(x, -4, x + 46, 6), (x, -4, x + 34, 18), (x, -4, x - 26, 8)], "#b8842e", 6)
    h.fan([(-60, -290), (-90, -270)], [(-190, -190), (-176, -160)], 5, 18, dark, None)
    h.blob("-120,-240 -70,-310 10,-338 84,-330 110,-290 84,-240 20,-214 -60,-216", coat, "fur", grain=["-120,-236 0,-300 100,-300", "-90,-222 10,-240 90,-260"], puff=66, length=20)
    h.tube("74,-296,40 134,-336,26 132,-400,19 156,-444,17 206,-452,17 240,-424,17", h.threads("white"), "fur", angle=8, length=14)
    h.run("104,-300 146,-344 142,-400 168,-436", h.threads(dark)[0][None], 4, 12, 8)
    h.shag("84,-262 110,-276 122,-296", h.threads("white")[2:], 60, 40, 1, 16)
    h.fan([(60, -318), (-60, -300)], [(-60, -214), (-176, -198)], 8, 19, coat, h.threads(dark)[1][None], bow=0.08)
    h.fan([(70, -316), (-20, -310)], [(-4, -240), (-90, -234)], 6, 17, h.threads(coat)[1:], None, bow=0.08)
    h.loose("222,-446 160,-478 96,-476", h.threads(dark)[1][None], 6)
    h.loose("222,-446 150,-462 84,-450", h.threads(dark)[1][None], 4)
    h.tube("214,-446,20 246,-424,18 266,-404,13", h.threads("white"), "fur", length=10)
    h.tube("208,-456,8 236,-446,10 254,-430,5", dark, "fur", length=9)
    h.blob("262,-418! 316,-366 350,-322! 306,-352 252,-394!", BILL, "silk", grain=46.0, puff=8)
    h.stem("260,-406 304,-362 346,-324", "#6a2c0c", 2, 8)
    h.eye(242, -428, 7.5, ("#a8741a", "#f0c03a", "#fff0a0"), look=(0.5, 0.6))
    return h.where(344, -326)


def ostrich_seated(h: Hoop, plume: Threads, pale: Threads, skin: Threads) -> None:
    """An ostrich on a saddle at the origin, feet up before it at (130, 40), neck up, face turned left; 560 px high."""
    dark = h.threads(plume)
    for p in ("0,-30,36 70,-60,22 90,20,14 120,36,11", "-20,-10,40 60,-30,26 70,50,15 104,66,12"):
        h.tube(p, skin, "skin", angle=80, width=2.2)
    for x, y in ((120, 36), (104, 66)):
        h.tube([(x, y, 12), (x + 40, y - 10, 9)], h.threads(skin)[:4], "across")
    for k in range(9):
        a = math.radians(150 + k * 13)
        h.leaf([(-70, -70, 8), (-80 + math.cos(a) * 60, -70 + math.sin(a) * 60, 20), (-80 + math.cos(a) * 112, -66 + math.sin(a) * 112, 4)], pale, angle=30)
    h.blob("-100,-60 -70,-130 0,-158 64,-140 92,-90 70,-30 10,6 -60,-4", plume, "fur", grain=["-90,-50 0,-120 84,-90", "-60,-10 20,-30 80,-60"], puff=80, length=20)
    h.tube("50,-110,40 84,-180,23 70,-270,19 84,-370,17 80,-440,17 66,-470,18", skin, "skin", angle=76, width=2.2)
    h.shag("20,-148 66,-164 98,-140", h.threads(pale)[1:], 34, 60, -1, 30)
    for k in range(7):
        h.leaf([(40 - k * 6, -104 + k * 8, 7), (-14 - k * 8, -74 + k * 10, 17), (-66 - k * 6, -58 + k * 14, 4)], dark[1:] if k % 2 else pale, angle=30)
    h.tube("76,-478,28 58,-492,28 40,-486,22", skin, "skin", angle=70)
    h.shag("46,-516 70,-520 94,-504", dark[1:4], 22, 40, -1, 30, 2.2)
    h.blob("36,-500! 4,-496 -34,-482! -6,-476 32,-472!", BILL, "silk", grain=4.0, puff=9)
    h.stem("-30,-482 0,-486 34,-484", "#6a2c0c", 2.2, 7)
    h.eye(56, -498, 13, ("#1c100c", "#4a2c1c"), look=(-0.5, -0.3), lid=h.threads(skin)[1:4], shut=0.42, tilt=-6)
    h.straight([(46, -508, 38, -516), (54, -512, 50, -522), (62, -512, 62, -522)], "#1c100c", 2.4)


def goose_hissing(h: Hoop, coat: Sequence[str], beak: Sequence[str], mouth: Sequence[str]) -> None:
    """Head and open beak of a goose that hisses to the left; the neck ends round (420, 340)."""
    h.blob("214,318! 300,300 372,300 380,380! 300,420 226,446! 250,380", mouth[:3], "silk", grain=["230,320 360,350"], puff=20)
    h.tube("366,372,17 300,366,17 240,338,13 196,318,5", mouth[1:], "across", angle=80)  # tongue
    h.blob("372,374! 300,430 230,478 188,492! 206,452 262,410 350,352!", beak, "silk", grain=["360,366 270,430 196,486"], angle=80, satin=90, puff=18)
    h.tube("470,300,52 420,296,66 372,306,58 346,318,46", coat, "fur", angle=10, length=13)
    h.blob("392,250! 330,240 250,232 180,236 150,256! 176,282 240,296 310,316 372,334!", beak, "silk", grain=["384,280 280,262 158,256"], angle=82, satin=110, puff=30)
    h.straight([(196 + k * 17, 284 + k * 4.4, 192 + k * 17, 297 + k * 4.4) for k in range(10)], "#fff6e0", 3)  # saw teeth
    h.straight([(226 + k * 15, 446 - k * 9.4, 220 + k * 15, 434 - k * 9.4) for k in range(8)], "#fff6e0", 3)
    h.straight([(236, 252, 262, 256)], "#3a1408", 4)
    h.eye(424, 280, 24, ("#b8741a", "#e9a82e", "#ffd968"), look=(-0.4, 0.1), lid=("#3a4048", "#5f6a78", "#98a3aa"), shut=0.16, tilt=-24)
    h.straight([(378, 276, 446, 240), (378, 270, 440, 236), (384, 262, 430, 236)], "#3a4048", 3.2)
