"""Beasts for the needle, built of tubes: four legs from the side, from above, lying; and birds.

Everything is drawn at the origin of the current place; beasts look to the right (mirror with flip).
"""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads

# How kinds differ: half the length of the trunk, leg, neck and its lift in degrees, head, ear, tail, girth, how far
# the belly is tucked up, how high a hump, how broad the muzzle.
KINDS: dict[str, dict[str, float]] = {
    "horse": {"long": 100, "leg": 158, "neck": 112, "lift": 54, "head": 84, "ear": 28, "tail": 130, "girth": 50, "tuck": 0.06, "hump": 0, "muzzle": 0.58},
    "cow": {"long": 108, "leg": 96, "neck": 62, "lift": 18, "head": 70, "ear": 22, "tail": 110, "girth": 60, "tuck": -0.04, "hump": 0, "muzzle": 0.86},
    "deer": {"long": 78, "leg": 150, "neck": 92, "lift": 66, "head": 56, "ear": 36, "tail": 18, "girth": 36, "tuck": 0.16, "hump": 0, "muzzle": 0.46},
    "dog": {"long": 72, "leg": 82, "neck": 40, "lift": 46, "head": 58, "ear": 22, "tail": 84, "girth": 33, "tuck": 0.24, "hump": 0, "muzzle": 0.6},
    "camel": {"long": 96, "leg": 176, "neck": 150, "lift": 30, "head": 60, "ear": 16, "tail": 60, "girth": 54, "tuck": 0.12, "hump": 80, "muzzle": 0.64},
    "goat": {"long": 72, "leg": 84, "neck": 52, "lift": 52, "head": 54, "ear": 28, "tail": 26, "girth": 40, "tuck": 0.0, "hump": 0, "muzzle": 0.55},
    "donkey": {"long": 84, "leg": 104, "neck": 78, "lift": 30, "head": 74, "ear": 20, "tail": 96, "girth": 50, "tuck": 0.02, "hump": 0, "muzzle": 0.66},
}


def beast(h: Hoop, kind: str, coat: Threads, *, stride: Sequence[float] = (18, -14, -20, 16), bow: float = 0.0,
          mane: Threads | None = None, horns: Threads | None = None, lie: bool = False) -> dict[str, tuple[float, float]]:  # fmt: skip
    """A four-legged animal, feet at y=0, about 300 px long. `stride`: how far each foot is set forward
    (near fore, near hind, far fore, far hind); `bow` lowers the neck by degrees; `lie`: legs folded.

    Returns mouth, eye and withers in the current place.
    """
    k = KINDS[kind]
    g, n, tail = k["girth"], k["long"], k["tail"]
    top = -((24.0 if lie else k["leg"]) + g * 0.7)
    shade = h.threads(coat)[:4]
    _foreleg(h, n * 0.86 + 12, top + g * 0.4, stride[2], shade, g, lie)
    _hindleg(h, -n * 0.92 + 12, top + g * 0.2, stride[3], shade, g, lie)
    h.tube([(-n - 6, top - g * 0.3, 5), (-n - g * 0.6, top, 7), (-n - g * 0.7, top + tail * 0.5, 9), (-n - g * 0.5, min(-4, top + tail), 2)], mane or coat, "hair")
    if k["hump"]:
        h.tube([(-n * 0.5, top, g * 0.7), (-6, top - k["hump"], g * 0.5), (n * 0.5, top, g * 0.7)], coat, "fur", angle=40)
    a = math.radians(k["lift"] - bow)
    nx, ny = n * 0.92 + math.cos(a) * k["neck"], top - 14 - math.sin(a) * k["neck"]
    h.tube([(-n, top, g * 0.86), (-n * 0.5, top - g * k["tuck"] * 0.6, g * (0.94 - k["tuck"] * 0.5)), (0, top + 4, g * 0.98), (n * 0.55, top + 2, g),
            (n * 0.9, top - 10, g * 0.82), ((n * 0.92 + nx) / 2 + 4, (top + ny) / 2 - 6, g * 0.52), (nx, ny, g * 0.4)], coat, "fur")  # fmt: skip
    _hindleg(h, -n * 0.95, top + g * 0.1, stride[1], coat, g, lie)
    _foreleg(h, n * 0.84, top + g * 0.3, stride[0], coat, g, lie)
    return _head(h, nx, ny, k, coat, mane, horns, (n * 0.88, top))


def _foreleg(h: Hoop, x: float, y: float, foot: float, coat: Threads, g: float, lie: bool) -> None:
    if lie:
        h.tube([(x, y, g * 0.42), (x + 26, -16, g * 0.2), (x + 2, -8, g * 0.15), (x - 22, -7, g * 0.15)], coat, "fur", angle=30)
        return
    h.tube([(x, y, g * 0.46), (x - 5, y * 0.72, g * 0.3), (x + foot * 0.6 + 4, y * 0.44, g * 0.2), (x + foot * 0.8, y * 0.2, g * 0.13), (x + foot, -12, g * 0.16)], coat, "fur", angle=30)
    h.tube([(x + foot, -7, g * 0.17), (x + foot + 8, -6, g * 0.15)], "black", "across")


def _hindleg(h: Hoop, x: float, y: float, foot: float, coat: Threads, g: float, lie: bool) -> None:
    if lie:
        h.tube([(x, y, g * 0.66), (x + 34, y + g * 0.4, g * 0.46), (x + 20, -12, g * 0.22), (x + 62, -7, g * 0.15)], coat, "fur", angle=30)
        return
    h.tube([(x, y, g * 0.68), (x + 12, y * 0.74, g * 0.44), (x - 10 + foot * 0.4, y * 0.44, g * 0.21), (x - 6 + foot * 0.8, y * 0.22, g * 0.14), (x + foot, -12, g * 0.16)], coat, "fur", angle=30)
    h.tube([(x + foot, -7, g * 0.17), (x + foot + 8, -6, g * 0.15)], "black", "across")


def _head(h: Hoop, x: float, y: float, k: dict[str, float], coat: Threads, mane: Threads | None, horns: Threads | None,
          root: tuple[float, float]) -> dict[str, tuple[float, float]]:  # fmt: skip
    n, r = k["head"], k["girth"] * 0.4
    h.leaf([(x - 6, y - r * 0.5, 2), (x - 12, y - r - k["ear"] * 0.5, 6), (x - 10, y - r - k["ear"], 1)], coat, angle=20)
    h.tube([(x, y, r), (x + n * 0.4, y + n * 0.26, r * 0.86), (x + n * 0.86, y + n * 0.58, r * k["muzzle"]), (x + n * 0.96, y + n * 0.68, r * k["muzzle"])], coat, "fur", angle=12)
    h.leaf([(x + 4, y - r * 0.5, 2), (x + 2, y - r - k["ear"] * 0.5, 7), (x + 6, y - r - k["ear"], 1)], coat, angle=20)
    if horns is not None:
        h.tube([(x + 2, y - r * 0.8, 5), (x + 14, y - r - 20, 4), (x + 8, y - r - 38, 1.2)], horns, "across")
    if mane is not None:
        rng = np.random.default_rng(int(abs(x * 7 + y)))
        for t in np.linspace(0.05, 1, 26):
            px, py = root[0] + (x - root[0]) * t - 8, root[1] - 20 + (y - root[1]) * t
            h.straight([(px, py, px - 22 + rng.normal(0, 6), py + 26 + rng.normal(0, 6))], mane, 2.4, 4.0)
    h.bead(x + n * 0.3, y + n * 0.06, max(3.0, n * 0.07), "#1c1210")
    h.straight([(x + n * 0.92, y + n * 0.62, x + n, y + n * 0.64)], h.threads(coat)[0][None], 2.2)
    return {"mouth": (x + n, y + n * 0.74), "eye": (x + n * 0.3, y + n * 0.06), "withers": root}


def horse_above(h: Hoop, coat: Threads, mane: Threads, rng: np.random.Generator, *, sway: float = 0.0,
                blaze: Threads | None = None) -> None:  # fmt: skip
    """A horse that pulls, seen from straight above: rump at the origin, head up (-y), 360 px long."""
    for sign in (-1, 1):
        for out, y, way in ((24, -8, 1), (22, -132, -1)):
            s = float(rng.uniform(0.65, 1.2))
            foot = (sign * (out + 18), y + way * 84 * s)
            h.tube([(sign * out, y, 19), (sign * (out + 13), y + way * 40 * s, 11), (foot[0], foot[1] - way * 8, 7)], coat, "fur", lit=0.75)
            h.tube([(foot[0], foot[1] - way * 4, 6.5), (foot[0], foot[1], 7)], "black", "across")
    tail = [(0, 30, 7), (sway * 0.5, 62, 14), (-sway * 1.2, 108, 13), (sway * 0.8, 158, 2)]
    h.tube(tail, mane, "hair")
    x, x2 = sway * 0.9, sway * 1.5
    h.tube([(0, 2, 40), (0, -26, 45), (0, -66, 40), (0, -100, 43), (0, -130, 37), (sway * 0.12, -152, 27), (sway * 0.3, -176, 21), (sway * 0.7, -208, 18), (x, -240, 17)], coat, "fur", angle=8, length=18)
    for sign in (-1, 1):
        h.leaf([(x + sign * 12, -248, 5), (x + sign * 22, -264, 9), (x + sign * 26, -288, 1)], coat, h.threads(coat)[0], angle=24)
    h.tube([(x, -244, 18), (x * 0.6 + x2 * 0.4, -268, 23), (x * 0.3 + x2 * 0.7, -298, 16), (x2, -322, 13), (x2 * 1.05, -334, 13)], coat, "fur", angle=8, length=13)
    if blaze is not None:
        h.tube([(x * 0.6 + x2 * 0.4, -272, 3), (x * 0.3 + x2 * 0.7, -296, 5), (x2, -322, 2)], blaze, "silk", angle=4, satin=60)
    h.straight([(x2 - 8, -338, x2 - 5, -345), (x2 + 9, -338, x2 + 6, -345)], "#120c0c", 3)
    side = 1.0 if sway < 0 else -1.0
    stitches = [(x + rng.normal(0, 3), -246 + rng.normal(0, 4), x + rng.normal(0, 7), -278 + rng.normal(0, 5)) for _ in range(8)]
    for t in np.linspace(0, 1, 46):
        px, py = x * t, -150 - 98 * t
        stitches.append((px, py, px + side * rng.uniform(12, 40), py + rng.uniform(8, 36)))
    h.straight(stitches, mane, 2.6, 4.0)
    h.couch([(-36, -132), (-28, -152), (0, -162), (28, -152), (36, -132)], "#5a2e1c", "#e0b060", 8, 9)
    h.couch([(0, -160), (0, -100), (0, -30), (0, 30)], "#5a2e1c", None, 3.4)
    h.couch([(-42, -92), (0, -100), (42, -92)], "#5a2e1c", None, 3.4)


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
