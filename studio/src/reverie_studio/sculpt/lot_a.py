"""Bodies and marks for scratchboard cards: flames, plumage, curls, and heads of sheep, frogs, hens, wolves.

Bodies are clay about 200 px large, to be turned; marks go on a Thing of the board.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import FINE, Body
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.eyes import eye

Spot = tuple[float, float]


def oval(x: float, y: float, rx: float, ry: float, tilt: float = 0.0, n: int = 40) -> list[Spot]:
    """A closed outline; tilt in degrees."""
    c, s = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    return [(x + c * rx * math.cos(a) - s * ry * math.sin(a), y + s * rx * math.cos(a) + c * ry * math.sin(a)) for a in (math.tau * k / n for k in range(n))]


def blaze(t: Thing, x: float, y: float, wide: float, tall: float, count: int = 120, width: tuple[float, float] = (1.2, 3.6), spot: float | None = None, tongues: int = 5) -> None:
    """A fire standing on (x, y): strokes that gather into tongues."""
    share = 1.0 / tongues
    tips = [((k + 0.5) * 2 * share - 1 + t.rng.normal(0, 0.3 * share), t.rng.normal(0, 0.7 * share), t.rng.uniform(0.55, 1.0)) for k in range(tongues)]
    for k in range(count):
        at, lean, size = tips[k % tongues]
        high = tall * (1 - 0.55 * abs(at) ** 1.5) * size
        v = float(np.clip(t.rng.normal(0, 0.5), -1, 1))  # across the tongue
        belly, low = wide * share * 1.35, t.rng.uniform(0, 0.5)
        knots = []
        for q in np.linspace(low, 1.0 if k % 3 else t.rng.uniform(0.5, 0.6), 7):
            sway = 0.95 * belly * math.sin(q * 5.5 + 9 * at)
            knots.append((x + wide * (at + lean * q) * (1 - 0.12 * q) + v * belly * (1 - q) ** 0.9 * (0.7 + 1.5 * q) + sway * q, y - high * q))
        t.strokes([knots], float(t.rng.uniform(*width)), ends=(0.15, 0.02), spot=spot)


def ruff(t: Thing, line: Sequence[Sequence[float]], side: float, length: tuple[float, float], every: float = 3.2, width: tuple[float, float] = (0.7, 1.7), lean: float = 0.5) -> None:
    """Rim hairs along an open line, to its left (side 1) or right (-1), leaning onward along it."""
    p = flow([q[:2] for q in line], 14)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(p, axis=0).T))])
    curves = []
    for s in np.arange(0, run[-1], every):
        at = s + t.rng.normal(0, every * 0.6)
        here = np.array([np.interp(at, run, p[:, k]) for k in (0, 1)])
        ahead = np.array([np.interp(at + 6, run, p[:, k]) for k in (0, 1)]) - np.array([np.interp(at - 6, run, p[:, k]) for k in (0, 1)])
        ahead /= max(1e-6, float(np.hypot(*ahead)))
        out = np.array([ahead[1], -ahead[0]]) * side
        d = (out * t.rng.uniform(0.4, 0.9) + ahead * (lean + t.rng.normal(0, 0.2))) * t.rng.uniform(*length)
        start = here - out * t.rng.uniform(2, 9)
        curves.append([tuple(start), tuple(start + d * 0.5), tuple(start + d * 0.9 + ahead * 3)])
    t.strokes(curves, [float(t.rng.uniform(*width)) for _ in curves], ends=(0.15, 0.04))


def seen(body: Body, x: float, y: float) -> tuple[float, float] | None:
    """Light and direction (degrees) of a body at a point of the card; None beside it."""
    i, j = int(y * FINE - body.top), int(x * FINE - body.left)
    if not (0 <= i < body.size[0] and 0 <= j < body.size[1]) or body.mask[i, j] < 0.5:
        return None
    return float(body.tone[i, j]), math.degrees(math.atan2(body.field[i, j, 1], body.field[i, j, 0]))


def plumage(t: Thing, body: Body, step: float, length: float, half: float, towards: tuple[float, float], *, gain: float = 1.0, stray: float = 6.0,
            keep: Sequence[str] = (), least: float = 0.0) -> None:
    """Feathers over a body from its far end forward, pointing `towards` along the body's own direction."""
    h, w = body.size
    points = [(body.left / FINE + x, body.top / FINE + y) for k, y in enumerate(np.arange(0, h / FINE, step * 0.72)) for x in np.arange((k % 2) * step / 2, w / FINE, step)]
    points.sort(key=lambda p: -(p[0] * towards[0] + p[1] * towards[1]))
    rows = []
    for x, y in points:
        here = seen(body, x, y)
        if here is None or (keep and not any(body.part[k][int(y * FINE - body.top), int(x * FINE - body.left)] > 0.5 for k in keep)):
            continue
        a = here[1]
        if math.cos(math.radians(a)) * towards[0] + math.sin(math.radians(a)) * towards[1] < 0:
            a += 180
        rows.append((x, y, a + t.rng.normal(0, stray), length * t.rng.uniform(0.85, 1.15), half, max(least, min(1.0, here[0] * gain))))
    t.feathers(rows)


def curls(t: Thing, body: Body, step: float, r: float, *, keep: Sequence[str] = (), gain: float = 1.0, width: float = 1.6) -> None:
    """Wool: little spirals over a body, where light falls."""
    h, w = body.size
    for k, y in enumerate(np.arange(0, h / FINE, step * 0.8)):
        for x in np.arange((k % 2) * step / 2, w / FINE, step):
            px, py = body.left / FINE + x + t.rng.normal(0, step * 0.14), body.top / FINE + y + t.rng.normal(0, step * 0.14)
            here = seen(body, px, py)
            if here is None or (keep and not any(body.part[n][int(py * FINE - body.top), int(px * FINE - body.left)] > 0.5 for n in keep)):
                continue
            tone = min(1.0, here[0] * gain)
            t.leave(oval(px, py, r * 0.9, r * 0.9, n=14))
            if tone < 0.06:
                continue
            a0, turn = t.rng.uniform(0, math.tau), t.rng.choice((-1, 1))
            n = 4 if tone < 0.25 else 7 if tone < 0.5 else 11
            t.strokes([[(px + r * (1 - 0.085 * i) * math.cos(a0 + turn * i * 0.72), py + r * (1 - 0.085 * i) * math.sin(a0 + turn * i * 0.72)) for i in range(n)]],
                      width * (0.5 + 0.8 * tone), ends=(0.3, 0.3))  # fmt: skip


def end_of(c: Clay, part: str) -> np.ndarray:
    """Where a limb ends: a fingertip, a nose."""
    return np.array([lump for lump in c.lumps if lump.part == part][-1].b)


def holding(c: Clay, x: float, y: float, parts: Sequence[str] = ("thumb", "index")) -> Clay:
    """A hand moved so that the place between its fingertips is at a point of the card."""
    at = np.mean([end_of(c, p) for p in parts], 0)
    return c.turned(at=(x - at[0], y - at[1], 0))


def brow(t: Thing, c: Clay, side: str, length: float, count: int = 40, lift: float = 0.0) -> None:
    """One eyebrow of single hairs along a head's own mark."""
    line = np.array(c.curve(f"brow {side}")) - (0, lift)
    out = np.sign(line[-1, 0] - line[0, 0]) or 1.0
    t.strokes([line.tolist()], length * 0.42, ends=(0.7, 0.1), black=True)
    curves = []
    for _ in range(count):
        q = t.rng.uniform(0, 1)
        p = np.array([np.interp(q * 2, range(3), line[:, k]) for k in (0, 1)]) + t.rng.normal(0, length * 0.09, 2)
        d = np.array([out * (0.5 + 0.5 * q), -0.75 + 1.0 * q]) * length * (1.05 - 0.5 * q)
        curves.append([tuple(p), tuple(p + d * 0.6), tuple(p + d)])
    t.strokes(curves, 1.2, ends=(0.6, 0.04))


def hen(*, comb: float = 1.0, lids: float = 0.55) -> Clay:
    """A hen sitting, in profile to our left with her head turned a little to us; 300 px wide, breast at x = -110, foot at y = 110."""
    c = Clay().limb([(-70, 40, 0, 78), (0, 52, 0, 92), (80, 34, 0, 74), (130, -6, 0, 44)], melt=16, part="body", per=5)
    c.limb([(-78, 20, 10, 66), (-98, -50, 16, 44), (-92, -110, 22, 31), (-92, -132, 24, 29)], melt=26, part="neck", per=5)
    c.limb([(-40, 24, 62, 30), (40, 36, 72, 40), (112, 10, 44, 18)], melt=10, part="wing", per=5, press=(0, 0, 1.3))
    for k in range(5):
        c.limb([(118, -6 - 10 * k, 12 - 8 * k, 22), (168 + 4 * k, -58 - 16 * k, 8 - 8 * k, 17), (186 + 2 * k, -100 - 18 * k, 4 - 8 * k, 7)], melt=6, part="tail", per=4, press=(0, 0, 1.4))
    c.ball(-94, -142, 26, 31, melt=10, part="head").ball(-114, -132, 32, 20, melt=8, part="head")
    c.limb([(-120, -140, 34, 13), (-142, -130, 38, 8), (-156, -120, 40, 2)], melt=3, part="beak")
    c.limb([(-120, -128, 34, 8), (-140, -122, 36, 4)], melt=2, part="beak")
    for x, y, r in ((-120, -172, 9), (-104, -184 - 6 * comb, 12), (-84, -184 - 4 * comb, 12), (-66, -174, 10)):
        c.limb([(x + 8, -158, 26, 9), (x, y, 26, r * 0.8 * comb)], melt=5, part="comb", press=(0, 0, 1.5))
    c.limb([(-122, -116, 36, 8), (-126, -94, 38, 10)], melt=3, part="comb", press=(0, 0, 1.4))
    eye(c, "near", (-106, -144, 46), 11, -1, aside=-8, lids=lids, inner=-0.9, look=(0.1, 0.1), iris=0.62, bag=0.2)
    return c


def ram_head(*, lids: float = 0.9, look: tuple[float, float] = (0.6, 0.2), inner: float = -0.8, horn: float = 1.0, mouth: float = 0.25) -> Clay:
    """A ram in profile, brow to our right and muzzle down; 330 px from crown to lips. Parts: face, horn, wool, ear, muzzle."""
    c = Clay().limb([(-90, -40, -30, 88), (-230, 0, -60, 150), (-420, 20, -90, 210)], melt=10, part="wool", per=5)
    c.limb([(-20, -70, 0, 72), (10, 0, 0, 62), (14, 90, 0, 48), (2, 160, 0, 40)], melt=14, part="face", per=5)
    c.limb([(52, -80, 0, 34), (66, -10, 0, 30), (60, 80, 0, 26), (36, 156, 0, 27)], melt=22, part="face", per=5)
    c.limb([(-60, 10, 10, 40), (-34, 90, 14, 34), (-18, 150, 10, 27)], melt=20, part="face", per=4)
    c.limb([(30, 168, 0, 32), (8, 186, 2, 31)], melt=14, part="muzzle")
    c.limb([(-16, 176, 6, 24), (4, 204, 4, 20)], melt=8, part="muzzle")
    c.limb([(34, 202, 30, 3), (0, 192, 36, 3 + 4 * mouth), (-40, 172, 40, 3)], melt=4, carve=True)
    c.limb([(50, 164, 26, 6), (38, 156, 32, 8), (30, 146, 32, 4)], melt=5, carve=True)
    c.limb([(10, -44, 62, 14), (36, -40, 54, 13), (52, -26, 40, 9)], melt=12, part="face")
    eye(c, "near", (24, -16, 42), 24, 1, aside=10, lids=lids, look=look, inner=inner, iris=0.55, bag=0.7)
    c.limb([(-64, 16, 40, 14), (-92, 56, 60, 22), (-112, 110, 64, 6)], melt=6, part="ear", press=(0.9, 0.3, 1.2), per=4)
    knots = []
    for i in range(110):
        q = i / 109
        a = math.radians(-40 - 430 * q)
        r = (96 - 50 * q) * horn
        rib = 1 + 0.1 * math.sin(i * math.tau / 4.4)
        knots.append((-118 + r * math.cos(a), -62 + r * math.sin(a) * 0.96, 40 + 80 * q, (39 - 33 * q**1.15) * horn * rib))
    return c.limb(knots, melt=3, part="horn", per=1)


def scales(t: Thing, body: Body, step: float, towards: tuple[float, float], *, keep: Sequence[str] = (), light: float = 0.0) -> None:
    """Scales over a long body: black arcs laid over its strokes, open `towards` the head."""
    h, w = body.size
    curves = []
    for k, y in enumerate(np.arange(0, h / FINE, step * 0.55)):
        for x in np.arange((k % 2) * step / 2, w / FINE, step):
            px, py = body.left / FINE + x, body.top / FINE + y
            here = seen(body, px, py)
            if here is None or here[0] < light or (keep and not any(body.part[n][int(py * FINE - body.top), int(px * FINE - body.left)] > 0.5 for n in keep)):
                continue
            a = math.radians(here[1])
            if math.cos(a) * towards[0] + math.sin(a) * towards[1] < 0:
                a += math.pi
            c, s, r = math.cos(a), math.sin(a), step * 0.5
            curves.append([(px + c * u * r - s * v * r, py + s * u * r + c * v * r) for u, v in ((0.3, -1), (-0.75, -0.62), (-1.1, 0), (-0.75, 0.62), (0.3, 1))])
    t.strokes(curves, 1.7, black=True, ends=(0.6, 0.6), shake=0.5)


def boot_leg(*, toes: int = 4, bend: float = 0.0) -> Clay:
    """A stubby leg of a lizard, taken off: 100 px high, foot to our left at y = 0; open on top."""
    c = Clay().limb([(4, -112, 0, 31), (6 + bend, -72, 0, 33), (6, -36, 0, 25), (-2, -20, 0, 24)], melt=8, part="leg", per=4)
    c.limb([(4, -112, -26, 6), (30, -112, 0, 6), (4, -112, 26, 6), (-22, -112, 0, 6), (4, -112, -26, 6)], melt=4, part="cuff", per=5)
    for k in range(toes):
        z = 19 * (k - (toes - 1) / 2)
        c.limb([(-6, -16, z * 0.6, 15), (-36, -15, z * 1.1, 10), (-56, -11, z * 1.5, 12)], melt=4, part="toe", per=3)
        c.limb([(-62, -11, z * 1.6, 6), (-82, -3, z * 1.8, 1)], melt=1, part="claw", per=2)
    return c.limb([(4, -150, 0, 26), (4, -106, 0, 22)], melt=2, carve=True)


def lynx_back(turn: float = 0.0) -> Clay:
    """The back of a lynx's head and its shoulders, 220 px wide at the cheeks; parts: head, ear, body."""
    c = Clay().limb([(0, 60, -20, 96), (0, 170, -10, 150), (0, 330, 0, 210)], melt=20, part="body", per=5)
    c.ball(0, 0, 0, 92, melt=24, part="head", press=(0, 0.15, 0))
    c.both(Clay().limb([(56, 20, 0, 48), (96, 60, 0, 30), (116, 92, 0, 8)], melt=20, part="head", per=4))
    c.both(Clay().limb([(54, -56, 0, 34), (74, -108, -6, 24), (88, -160, -10, 5)], melt=8, part="ear", per=5, press=(0, 0, 1.2)))
    c.marks["ears"] = [(88, -160, -10), (-88, -160, -10)]
    return c.turned(yaw=turn)


def frog_head(*, gape: float = 0.5, lids: float = 0.9, look: tuple[float, float] = (0.0, -0.6), inner: float = 0.3) -> Clay:
    """A frog's head, looking at us and up; 200 px wide; `gape` opens its mouth."""
    c = Clay().limb([(-46, 6, 0, 50), (0, -2, 14, 56), (46, 6, 0, 50)], melt=14, part="head", per=4)
    c.limb([(-52, 52 + 20 * gape, -4, 40), (0, 60 + 30 * gape, 16, 44), (52, 52 + 20 * gape, -4, 40)], melt=6, part="throat", per=4)
    c.limb([(-92, 26, 20, 4), (-60, 34, 50, 6 + 10 * gape), (0, 36 + 4 * gape, 74, 6 + 20 * gape), (60, 34, 50, 6 + 10 * gape), (92, 26, 20, 4)], melt=4, carve=True, per=4)
    if gape > 0.3:
        c.ball(0, 40 + 6 * gape, 40, 34 * gape + 6, melt=8, carve=True)
    c.both(Clay().ball(8, -8, 70, 4, melt=2, carve=True))
    c.both(Clay().ball(50, -46, 10, 33, melt=10, part="head"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (52 * side, -52, 22), 27, side, aside=16, lids=lids, look=(look[0] * side, look[1]), inner=inner, iris=0.5, bag=0.1)
    return c


def frog_leap() -> Clay:
    """A frog in mid-leap to our upper left, seen from the side and below: 400 px from nose to toes. Parts: body, belly, leg, arm, toe, head."""
    c = Clay().limb([(-70, -30, 0, 50), (0, 0, 0, 62), (70, 30, 0, 50), (112, 48, 0, 34)], melt=12, part="body", per=5)
    c.limb([(-60, 4, 12, 40), (0, 32, 14, 48), (64, 56, 8, 34)], melt=16, part="belly", per=4)
    c.limb([(-78, -44, 0, 50), (-122, -58, 6, 40), (-152, -62, 8, 24)], melt=14, part="head", per=4)
    c.limb([(-80, -22, 10, 34), (-130, -40, 12, 22)], melt=10, part="belly", per=3)
    c.marks["mouth"] = [(-172, -54, 10), (-148, -38, 30), (-116, -26, 46), (-82, -26, 54), (-66, -36, 54)]
    hind = ((34, [(100, 52), (172, 120), (206, 142), (268, 132), (330, 128), (368, 156)], 30), (-34, [(96, 40), (186, 30), (222, 30), (280, -4), (338, -26), (380, -22)], -24))
    for z, j, tilt in hind:
        c.limb([(*j[0], z * 0.7, 34), (*j[1], z * 1.3, 25), (*j[2], z * 1.4, 15)], melt=14, part="leg", per=4)
        c.limb([(*j[2], z * 1.4, 16), (*j[3], z * 1.2, 17), (*j[4], z, 10)], melt=6, part="leg", per=4)
        c.limb([(*j[4], z, 10), (*j[5], z, 9)], melt=5, part="leg", per=3)
        for k in range(4):
            a = math.radians(tilt - 34 + 26 * k)
            x, y = j[5]
            c.limb([(x, y, z, 7), (x + 44 * math.cos(a), y + 44 * math.sin(a), z, 4.5), (x + 62 * math.cos(a), y + 62 * math.sin(a), z + 2, 8)], melt=3, part="toe", per=2)
    for z, lag in ((34, 0.0), (-34, 30.0)):
        c.limb([(-58, 12, z, 24), (-92, 52 - lag * 0.4, z * 1.4, 14), (-130, 64 - lag, z * 1.4, 10), (-160, 58 - lag * 1.6, z * 1.4, 10)], melt=10, part="arm", per=4)
        for k in range(4):
            a = math.radians(130 + 32 * k)
            low = 58 - lag * 1.6
            c.limb([(-160, low, z * 1.4, 7), (-160 + 30 * math.cos(a), low - 30 * math.sin(a), z * 1.4 + 4, 4), (-160 + 42 * math.cos(a), low - 42 * math.sin(a), z * 1.4 + 4, 7)], melt=3, part="toe", per=2)
    c.ball(-112, -88, 26, 25, melt=10, part="head")
    eye(c, "near", (-114, -92, 38), 19, -1, aside=-4, lids=1.0, look=(0.2, 0.2), inner=0.5, iris=0.55, bag=0.1)
    return c


def mammoth(*, tusk: bool = True, trunk: Sequence[Sequence[float]] = ((-176, -40, 20, 44), (-214, 40, 30, 32), (-224, 120, 34, 24), (-200, 176, 34, 18), (-168, 180, 34, 14)), gaze: float = 12.0) -> Clay:
    """A mammoth walking to our left: about 420 px long, feet at y = 230. Parts: coat, leg, head, trunk, tusk, ear; the tail is a mark."""
    c = Clay().limb([(-70, -80, 0, 106), (10, -40, 0, 118), (90, -14, 0, 104), (140, 20, 0, 76)], melt=14, part="coat", per=5)
    for x, z, swing in ((-78, 44, -18), (104, 44, 20), (-40, -44, 22), (140, -44, -8)):
        c.limb([(x, 40, z, 60), (x + swing * 0.6, 130, z, 44), (x + swing, 200, z, 38), (x + swing - 4, 216, z, 42)], melt=22, part="leg" if z > 0 else "far leg", per=4)
    c.limb([(-120, -110, 10, 76), (-150, -128, 14, 66), (-160, -70, 18, 60)], melt=20, part="head", per=4)
    c.ball(-140, -176, 10, 46, melt=22, part="head")
    c.limb([tuple(k) for k in trunk], melt=14, part="trunk", per=6)
    if tusk:
        for z in (44, -10):
            c.limb([(-176, -30, z, 15), (-206, 50, z + 12, 15), (-270, 90, z + 20, 13), (-330, 66, z + 20, 9), (-352, 10, z + 16, 3)], melt=3, part="tusk", per=5)
    c.limb([(-104, -120, 66, 20), (-84, -90, 76, 30), (-88, -50, 74, 16)], melt=5, part="ear", press=(0.3, 0, 1.6), per=4)
    eye(c, "near", (-168, -98, 64 - gaze * 0.4), gaze, -1, aside=-10, lids=0.9, look=(0.3, -0.3), inner=0.8, iris=0.6, bag=0.5)
    return c


def lamb_head(*, lids: float = 0.9, look: tuple[float, float] = (0.0, 0.3), mouth: float = 0.2, inner: float = 0.5) -> Clay:
    """A lamb, looking at us: 200 px from chin to crown. Parts: face, wool, ear, nose."""
    c = Clay().limb([(0, -40, 0, 52), (0, 0, 18, 42), (0, 50, 40, 29), (0, 72, 46, 27)], melt=12, part="face", per=5)
    c.both(Clay().limb([(32, -34, 6, 26), (24, 10, 22, 22), (14, 56, 42, 16)], melt=16, part="face", per=4))
    c.limb([(-12, 70, 62, 13), (0, 68, 66, 13), (12, 70, 62, 13)], melt=8, part="nose")
    c.limb([(0, 82, 52, 17), (0, 92, 44, 13)], melt=5, part="face")
    c.both(Clay().limb([(7, 70, 76, 3), (14, 64, 72, 4.4), (17, 60, 66, 2)], melt=3, carve=True))
    c.limb([(0, 76, 82, 2.4), (0, 84, 74, 2.4)], melt=2, carve=True)
    c.limb([(-20, 84, 58, 2), (0, 86 + 2 * mouth, 72, 2 + 5 * mouth), (20, 84, 58, 2)], melt=3, carve=True)
    for x, y, z, r in ((0, -84, -6, 50), (-34, -74, -14, 38), (34, -74, -14, 38), (0, -70, 26, 30), (-54, -40, -34, 40), (54, -40, -34, 40), (-46, 20, -50, 52), (46, 20, -50, 52), (0, 70, -60, 74)):
        c.ball(x, y, z, r, melt=10, part="wool")
    c.both(Clay().limb([(50, -44, 0, 12), (92, -36, 6, 21), (134, -14, 8, 15), (152, -2, 8, 4)], melt=5, part="ear", press=(0, 0.6, 1.6), per=5))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (38 * side, -18, 26), 19, side, aside=26, lids=lids, look=(look[0] * side, look[1]), inner=inner, iris=0.62, bag=0.3)
    return c
