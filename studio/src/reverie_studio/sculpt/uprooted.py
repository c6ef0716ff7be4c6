"""A tree torn out of the ground, its clod and hanging roots seen from below; the den in its clod, kites that pull at it, the hole it leaves."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.papercut_pen import PaperPen

Point = tuple[float, float]
BOUGHS = (((-16, -330, 52), (-100, -440, 30), (-214, -496, 17), (-330, -520, 5)), ((-100, -440, 22), (-146, -540, 13), (-200, -640, 4)), ((0, -350, 48), (-14, -470, 27), (-50, -570, 15), (-64, -690, 4)), ((-12, -466, 20), (46, -560, 13), (80, -680, 4)), ((120, -430, 22), (168, -540, 13), (226, -650, 4)),
          ((20, -330, 52), (124, -426, 30), (236, -466, 17), (346, -520, 5)), ((-214, -496, 12), (-256, -446, 8), (-312, -424, 3)), ((236, -466, 12), (280, -424, 8), (330, -410, 3)), ((-146, -540, 9), (-130, -600, 6), (-142, -660, 2)), ((168, -540, 9), (150, -600, 6), (160, -656, 2)))  # fmt: skip
ROOTS = (((-170, 40), (-250, 110), (-262, 210), (-226, 290)), ((-120, 110), (-160, 200), (-140, 300), (-170, 390)), ((-50, 150), (-70, 240), (-40, 330), (-64, 440)), ((30, 150), (44, 250), (20, 340), (54, 410)),
         ((104, 120), (140, 220), (120, 320), (160, 420)), ((164, 60), (238, 130), (244, 230), (206, 320)), ((-196, -20), (-290, 0), (-340, 80), (-330, 160)), ((190, -30), (290, -10), (344, 70), (322, 170)))  # fmt: skip


def uprooted_tree() -> Clay:
    """A bare tree in the air, its clod of 430 px at the origin, boughs up to y = -690, roots down to y = 440. Parts: clod, root, far root, trunk. Marks: `tip 0…9`."""
    c = Clay()
    for k, line in enumerate(BOUGHS):
        c.limb([(x, y, -30 + 6 * (k % 3), r) for x, y, r in line], melt=8, part="trunk", per=6)
        c.marks[f"tip {k}"] = [(line[-1][0], line[-1][1], -30)]
    c.limb([(0, -90, 0, 128), (-6, -200, -10, 92), (4, -320, -20, 74), (0, -390, -26, 60)], melt=30, part="trunk", per=6)
    for x in (-120, -56, 62, 124):
        c.limb([(x * 0.35, -240, 24, 40), (x * 0.7, -140, 50, 46), (x * 1.3, -60, 50, 44)], melt=34, part="trunk", per=4)
    c.limb([(-110, 0, 0, 120), (0, 20, 30, 146), (110, 0, 0, 120)], melt=30, part="clod", per=5)
    for k in range(14):
        a = math.tau * k / 14
        c.ball(176 * math.cos(a), 24 + 106 * math.sin(a), 10 + 30 * math.sin(3 * a), 52 + 12 * math.sin(5 * a), melt=26, part="clod")
    for k, root in enumerate(ROOTS):
        z = 60 if k % 2 else -10
        c.limb([(x, y, z, r) for (x, y), r in zip(root, (40, 28, 17, 4), strict=True)], melt=20, part="root" if k % 2 else "far root", per=7)
        x, y = root[2]
        side = 1 if x > 0 else -1
        c.limb([(*root[1], z, 17), (x + 36 * side, y - 10, z, 11), (x + 46 * side, y + 70, z, 3)], melt=8, part="root" if k % 2 else "far root", per=5)
    return c


def den_lip() -> Clay:
    """The lower edge of a den, 250 px wide, its brim at y = 0, with a pair of paws laid over it. Parts: lip, paw, toe 0–2."""
    c = Clay().limb([(-128, 0, -14, 16), (-70, 32, 0, 24), (0, 42, 4, 27), (70, 32, 0, 24), (128, 0, -14, 16)], melt=8, part="lip", per=6)
    for side, dy in ((-1, 0), (1, 6)):
        x = 74 * side
        c.limb([(x * 0.9, -12 + dy, 30, 25), (x, 10 + dy, 44, 27), (x, 30 + dy, 48, 25)], melt=6, part="paw", per=4)
        for k, dx in enumerate((-18, 0, 18)):
            c.limb([(x + dx * 0.7, 20 + dy, 62, 13), (x + dx, 46 + dy - abs(dx) * 0.3, 62, 13.5)], melt=2, part=f"toe {k}", per=3)
    return c


def throat() -> Clay:
    """Neck and chest of a beast that leans out of that den, from y = -60 to 120. Parts: neck, bib."""
    c = Clay().limb([(0, -60, -40, 66), (0, 10, -30, 76), (0, 46, -40, 74)], melt=8, part="neck", per=4)
    return c.limb([(0, 0, 26, 26), (0, 40, 30, 34), (0, 74, 20, 34)], melt=10, part="bib", per=4)


def hung_key(pen: PaperPen, x: float, y: float, paper: Colour, ribbon: Colour) -> None:
    """A door key on a ribbon that is tied round a root at (x, y), 130 px long."""
    pen.path(f"M{x - 12},{y} Q{x - 9},{y + 40} {x},{y + 66} Q{x + 10},{y + 40} {x + 12},{y}", ribbon, stroke=5)
    pen.path(f"M{x - 27},{y - 6} Q{x},{y + 14} {x + 27},{y + 2}", ribbon, stroke=11)
    with pen.cut(1.6):
        pen.path(f"M{x - 5},{y + 84} h10 v52 h-10Z M{x + 4},{y + 112} h18 v8 h-9 v5 h9 v9 h-18Z", paper)
        pen.circle(x, y + 74, 19, paper)
        pen.erase(f"M{x - 9},{y + 74} a9,9 0 1 0 18,0 a9,9 0 1 0 -18,0Z")


def kite(pen: PaperPen, x: float, y: float, k: float, turn: float, tones: Sequence[Colour]) -> None:
    """A kite of two papers on crossed sticks with a tail of bows, blown to our right."""
    with pen.at(x, y, scale=k, turn=turn):
        line = flow([(0, 92), (18, 130), (-6, 168), (16, 206), (-4, 244)], 6)
        with pen.flat():
            pen.path("M" + " L".join(f"{u:.1f},{v:.1f}" for u, v in line), "#fbf4e6", stroke=3)
        for i, (u, v) in enumerate(((14, 128), (-4, 168), (13, 208), (-2, 242))):
            pen.path(f"M{u},{v} l-19,-10 v20Z M{u},{v} l19,-10 v20Z", tones[i % 2])
        pen.path("M0,-86 L62,-18 L0,96 L-62,-18Z", tones[0])
        with pen.flat():
            pen.path("M0,-86 L62,-18 H0Z M0,96 L-62,-18 H0Z", tones[1])
            pen.path("M0,-86 V96 M-62,-18 H62", darken(tones[0], 0.5), stroke=4)


def hole_from_inside(pen: PaperPen, earth: Colour, grass: Colour) -> None:
    """The hole we stand in: dark earth round the card, grass at its brim, grass over its brim."""

    def brim(grow: float, rough: float) -> list[Point]:
        out = []
        for k in range(120):
            a = math.tau * k / 120
            r = grow * (1 + rough * (math.sin(3 * a + 2) * 1.6 + math.sin(7 * a + 1) + 0.7 * math.sin(13 * a) + 0.5 * math.sin(29 * a + 2)))
            out.append((400 + 376 * r * math.cos(a), 470 + 660 * r * math.sin(a)))
        return out

    for n in range(3):
        for k, (x, y) in enumerate(brim(1.03, 0.016)):
            a = math.atan2(470 - y, 400 - x) + 0.75 * math.sin(5 * k + 9 * n)
            long = 48 + 20 * math.sin(3 * k + 4 * n)
            x, y = x + 9 * (n - 1) * math.sin(a), y - 9 * (n - 1) * math.cos(a)
            pen.taper([(x, y), (x + 0.6 * long * math.cos(a), y + 0.6 * long * math.sin(a)), (x + long * math.cos(a + 0.35), y + long * math.sin(a + 0.35))], 15, 1, (darken(grass, 0.35), darken(grass, 0.15), grass)[n])
    for m, (grow, tone) in enumerate(((1.03, lighten(earth, 0.16)), (1.1, lighten(earth, 0.06)), (1.2, earth))):
        with pen.cut(2.0):
            pen.path("M-220,-320 H1020 V1420 H-220Z", tone)
            pen.erase("M" + " L".join(f"{u:.1f},{v:.1f}" for u, v in brim(grow, 0.016 + 0.007 * m)) + "Z")


def crumbs(pen: PaperPen, tone: Colour) -> None:
    """Earth that falls out of the clod."""
    for k in range(26):
        x, y, r = 400 + 190 * math.sin(k * 2.4) * (0.3 + (k % 7) / 8), 980 + 130 * ((k * 0.618) % 1), 3 + (k * 5) % 7
        pen.poly([(x + r * math.cos(a) * (1 + 0.3 * math.sin(3 * a + k)), y + r * math.sin(a)) for a in (math.tau * n / 7 for n in range(7))], tone if k % 3 else lighten(tone, 0.2))
