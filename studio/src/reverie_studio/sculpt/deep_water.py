"""What lives in deep and running water: a crab that stands on the sea floor, a narwhal, a salmon that leaps."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye


def crab() -> Clay:
    """A great crab that stands and faces us, without its lifted claw: shell 330 px wide at the origin, feet at y = 230, legs 640 px apart; its lowered claw is on our left.

    Parts: shell, belly, leg, claw, tip, stalk, eye, lid, mouth. Marks: the eyes `left` and `right` (left looks up, right at us), `shoulder` where a lifted arm begins.
    """
    c = Clay().limb([(-150, 2, -10, 72), (-84, -22, 10, 122), (0, -30, 16, 138), (84, -22, 10, 122), (150, 2, -10, 72)], melt=10, part="shell", press=(0, 1.4, 0), per=14)
    c.limb([(-130, 36, 10, 50), (-60, 54, 46, 62), (0, 60, 54, 66), (60, 54, 46, 62), (130, 36, 10, 50)], melt=10, part="belly", press=(0, 1.1, 0), per=14)
    for k in range(6):
        a = math.radians(20 + 14 * k)
        c.both(Clay().ball(222 * math.sin(a) - 6, 12 - 8 * math.cos(a), 6 + 128 * math.cos(a), 17, melt=9, part="shell"))
    for x, y, r in ((0, -86, 28), (-56, -84, 24), (56, -84, 24), (-104, -58, 19), (104, -58, 19), (-28, -108, 14), (28, -108, 14), (-150, -30, 14), (150, -30, 14)):
        c.ball(x, y + 6, 60, r, melt=22, part="shell")
    for side in (-1, 1):
        c.limb([(30 * side, 40, 108, 27), (32 * side, 84, 108, 25), (22 * side, 120, 92, 14)], melt=3, part="mouth", per=6)
        for k in range(4):
            z = 34 - 44 * k
            out, up, foot = (214, 240, 250, 236)[k], (-20, -60, -84, -90)[k], (262, 326, 336, 300)[k]
            root, low = (140 + 8 * (k % 2), 40 - 5 * k), (232, 206, 176, 150)[k]
            knee, shin = (out * side, up, z), ((out + (foot - out) * 0.5 + 22) * side, up + (low - up) * 0.42, z)
            c.limb([(root[0] * side, root[1], z, 25), ((root[0] + out) * 0.5 * side, (root[1] + up) * 0.5 - 8, z, 27), (*knee, 22)], melt=5, part="leg", per=8)
            c.limb([(knee[0] - 4 * side, knee[1] - 4, z, 21), (*shin, 19)], melt=3, part="leg", per=8)
            c.limb([(shin[0], shin[1], z, 18), ((foot + 14) * side, up + (low - up) * 0.72, z, 12), (foot * side, low, z, 3)], melt=3, part="tip", per=8)
        c.limb([(46 * side, -50, 110, 30), (60 * side, -110, 124, 21), (68 * side, -150, 130, 22)], melt=8, part="stalk", per=6)
        name = "left" if side < 0 else "right"
        eye(c, name, (70 * side, -172, 130), 38, side, aside=4, lids=1.15, look=(0.55, -0.9) if side < 0 else (-0.35, 0.35), iris=0.58, bag=0.1)
    c.limb([(-140, 56, 70, 36), (-196, 66, 140, 40), (-236, 84, 170, 38)], melt=6, part="claw", per=12)
    c.limb([(-240, 92, 176, 40), (-232, 128, 200, 38)], melt=4, part="claw", per=8)
    c.add(pincer(0.25).turned(at=(-226, 124, 210), scale=0.84, roll=112))
    c.marks["shoulder"] = [(146, 56, 70)]
    return c


def anchor(pen: Pen, x: float, y: float, k: float, turn: float, tone: str) -> None:
    """An anchor 200 px high whose ring is at (x, y), its arms down."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-9,10 L9,10 L12,184 L-12,184Z M-46,34 L46,34 L46,48 L-46,48Z", tone)
        pen.path("M-104,106 C-98,170 -50,208 0,208 C50,208 98,170 104,106 L78,114 C72,150 40,172 0,174 C-40,172 -72,150 -78,114Z", tone)
        pen.path("M-124,138 L-104,80 L-62,126Z M124,138 L104,80 L62,126Z", tone)
        pen.path("M0,-24 A20,20 0 1,0 1,-24Z M0,-13 A9,9 0 1,1 -1,-13Z", tone)


def blade_of_weed(pen: Pen, line: Sequence[Point], wide: float, tone: str, waves: float = 5.0) -> None:
    """A broad blade of weed from root to tip with a wavy edge, `wide` px at its broadest."""
    way = flow(line, 14)
    n = len(way) - 1
    left: list[Point] = []
    right: list[Point] = []
    for i in range(n + 1):
        dx, dy = (way[min(n, i + 1)] - way[max(0, i - 1)])[:2]
        far = math.hypot(dx, dy) or 1.0
        q = i / n
        half = wide * 0.5 * (0.35 + 0.65 * math.sin(math.pi * min(1.0, q * 0.8 + 0.12))) * (1 - q**6)
        for out, s in ((left, 1), (right, -1)):
            h = half * (1 + 0.16 * math.sin(math.tau * waves * q + s))
            out.append((float(way[i][0] - s * dy / far * h), float(way[i][1] + s * dx / far * h)))
    pen.poly([*left, *right[::-1]], tone)


def laid_twist(k: InkPen, line: Sequence[Point], half: float, every: float = 15.0) -> None:
    """Pen strokes across a rope along a line."""
    way = flow(line, 40)
    step = 0.0
    for a, b in zip(way[:-1], way[1:], strict=True):
        dx, dy = float(b[0] - a[0]), float(b[1] - a[1])
        far = math.hypot(dx, dy) or 1.0
        step += far
        if step >= every:
            step -= every
            u, v = dx / far, dy / far
            x, y = float(a[0]), float(a[1])
            k.line([(x - v * half - u * half, y + u * half - v * half), (x, y), (x + v * half + u * half, y - u * half + v * half)], 1.7, taper=5)


def pincer(gape: float = 1.0, halves: str = "both") -> Clay:
    """A claw whose palm begins at the origin and whose two fingers point up; 300 px long. `halves` is both, palm (with the fixed finger, on our right) or finger (the movable one, on our left)."""
    c = Clay()
    if halves != "finger":
        c.limb([(0, 0, 0, 40), (8, -56, 0, 66), (14, -120, 0, 70), (34, -164, 0, 46)], melt=10, part="claw", press=(0, 0, 1.35), per=18)
        c.limb([(40, -150, 0, 40), (66, -206, 0, 31), (66, -256, 0, 20), (44, -302, 0, 4)], melt=14, part="tip", press=(0, 0, 1.3), per=18)
        for k in range(5):
            c.ball((26, 36, 43, 46, 44)[k], -178 - 23 * k, 2, 13 - 1.5 * k, melt=6, part="tip")
        for x, y, r in ((34, -60, 9), (56, -100, 10), (10, -96, 8), (30, -134, 8)):
            c.ball(x, y, 44, r, melt=6, part="claw")
    if halves != "palm":
        g = 26 * gape
        knots = [(-34, -146, 4, 36), (-62, -200, 6, 31), (-62, -254, 6, 22), (-26, -306, 4, 4)]
        a, (px, py) = math.radians(-g), (-26, -138)
        turn = [(px + (x - px) * math.cos(a) - (y - py) * math.sin(a), py + (x - px) * math.sin(a) + (y - py) * math.cos(a), z, r) for x, y, z, r in knots]
        c.limb(turn, melt=8, part="tip", press=(0, 0, 1.3), per=18)
        for k in range(5):
            x, y = (-30, -35, -40, -41, -36)[k], -178 - 23 * k
            c.ball(px + (x - px) * math.cos(a) - (y - py) * math.sin(a), py + (x - px) * math.sin(a) + (y - py) * math.cos(a), 6, 12 - 1.5 * k, melt=6, part="tip")
    return c


def narwhal() -> Clay:
    """A narwhal in profile that rises to our right, seen from below: brow at the origin, body down and left to its flukes at (-560, 420); its tusk is a body of its own.

    Parts: back, belly, flipper, lip, eye, lid. Marks: the eye `near`, `tusk` where it begins.
    """
    c = Clay().limb([(-20, 10, 0, 84), (-90, 70, -10, 120), (-210, 150, -20, 146), (-350, 262, -30, 120), (-460, 372, -40, 70), (-540, 440, -50, 34)], melt=10, part="back", per=18)
    c.ball(0, -8, 6, 82, melt=30, part="back").ball(22, -34, 10, 56, melt=34, part="back")
    c.limb([(-30, 66, 30, 60), (-110, 140, 44, 88), (-220, 224, 50, 104), (-340, 320, 30, 84)], melt=26, part="belly", per=18)
    c.limb([(70, 26, 20, 18), (48, 50, 52, 19), (10, 62, 74, 16), (-16, 54, 82, 8)], melt=10, part="lip", per=10).limb([(56, 56, 24, 18), (30, 78, 50, 20), (-4, 84, 66, 16)], melt=10, part="belly", per=10)
    c.limb([(-110, 150, 100, 36), (-96, 226, 150, 44), (-120, 296, 176, 34), (-160, 336, 180, 8)], melt=12, part="flipper", press=(0.9, -0.2, 0.9), per=14)
    c.limb([(-150, 60, -100, 30), (-60, 170, -170, 36), (-20, 240, -190, 8)], melt=12, part="flipper", press=(0, 0, 1.2), per=14)
    c.limb([(-536, 436, -50, 34), (-600, 410, -20, 40), (-650, 350, 10, 32), (-664, 290, 20, 5)], melt=12, part="flipper", press=(0.6, 0.6, 0), per=14)
    c.limb([(-536, 440, -50, 34), (-560, 510, -60, 40), (-540, 580, -60, 30), (-490, 620, -50, 5)], melt=12, part="flipper", press=(0.6, 0, 0.9), per=14)
    eye(c, "near", (-32, 8, 70), 25, 1, aside=10, lids=1.15, look=(0.6, -0.75), iris=0.64, bag=0.5)
    c.marks["tusk"] = [(58, -20, 20)]
    return c


def screw_tusk(foot: Sequence[float], tip: Sequence[float], r: float, turns: int = 13) -> Clay:
    """A straight tusk wound like a screw from a foot to a tip (x, y, z), `r` px thick at its foot. Parts: tusk, ridge."""
    (x, y, z), (u, v, w) = foot, tip
    c = Clay().limb([(x, y, z, r * 0.86), (x + (u - x) * 0.5, y + (v - y) * 0.5, z + (w - z) * 0.5, r * 0.56), (u, v, w, r * 0.16)], part="tusk", per=12)
    far = math.hypot(u - x, v - y)
    px, py = -(v - y) / far, (u - x) / far
    for start in (0.0, 0.5):
        knots = []
        for i in range(turns * 9 + 1):
            q = i / (turns * 9)
            a, k = math.tau * (turns * q**0.9 + start), r * (1 - 0.86 * q)
            knots.append((x + (u - x) * q + px * k * 0.62 * math.sin(a), y + (v - y) * q + py * k * 0.62 * math.sin(a), z + (w - z) * q + k * 0.62 * math.cos(a), k * 0.46))
        c.limb(knots, melt=2, part="ridge", per=1)
    return c


def hooked_lantern(pen: Pen, x: float, y: float, k: float) -> None:
    """A lantern whose hook is caught on something at its upper left; its glass is at (x, y), 90 px high at k 1."""
    with pen.at(x, y, turn=4, scale=k):
        pen.path("M-4,-42 C-14,-70 -34,-84 -52,-78 C-66,-72 -62,-54 -46,-52 C-34,-50 -24,-56 -22,-62 L-17,-58 C-20,-48 -34,-42 -48,-45 C-70,-50 -74,-76 -56,-85 C-32,-94 -6,-76 5,-42Z M-26,-22 L0,-44 L26,-22Z M-28,44 L28,44 L24,56 L-24,56Z", "#2a2438")
        pen.path("M-22,-22 L22,-22 L26,44 L-26,44Z", "#ffd868")
        pen.path("M-3,-22 L3,-22 L3,44 L-3,44Z M-24,8 L24,8 L24,12 L-24,12Z", "#4a3428")


def tent_and_sledge(pen: Pen) -> None:
    """They stand on the ice, and are seen as shadows through it."""
    pen.path("M206,240 L286,118 L362,246 C320,256 246,254 206,240Z M280,122 L276,98 L284,98 L290,122Z", "#5f7fb0")
    pen.path("M626,330 L744,322 L762,302 L770,306 L754,336 L630,344Z M640,322 L660,288 L724,290 L730,318Z", "#5f7fb0")


def ice_ridge(pen: Pen) -> None:
    """Ice that hangs in from the upper left corner, near and dark."""
    pen.path("M-40,-40 L330,-40 C300,30 250,20 226,70 C206,110 160,96 140,150 C122,196 92,190 84,250 C78,300 52,290 46,352 C42,410 20,420 -40,470Z", "#101838")
