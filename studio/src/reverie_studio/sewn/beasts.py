"""Four-legged beasts of any kind, and a horse from straight above."""

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


def sprite(h: Hoop, tone: Threads, pose: int) -> None:
    """A dark long-eared being, about 130 px, at the rim of a hole whose edge is y=0. Poses: 0 hauls itself up on
    its elbows, 1 sits and dusts its knees, 2 stands and looks about, 3 head and shoulders from behind.
    """  # fmt: skip
    eyes = ("#ffb040", "#fff0a0")
    if pose == 3:
        head = (0.0, -46.0)
        h.blob("-58,40! -54,-10 -30,-34 0,-40 30,-34 54,-10 58,40!", tone, "fur", grain=["0,-40 -40,30", "0,-40 40,30"], puff=34)
    elif pose == 2:
        head = (4.0, -104.0)
        for x in (-14, 12):
            h.tube([(x, -44, 13), (x * 1.3, -20, 9), (x * 1.4, -2, 8), (x * 1.4 + 12, 0, 6)], tone, "fur")
        h.tube([(0, -42, 25), (0, -66, 24), (2, -88, 15)], tone, "fur", angle=60)
        h.tube([(-18, -78, 9), (-34, -58, 7), (-28, -40, 6)], tone, "fur")
        h.tube([(18, -80, 9), (38, -96, 7), (26, -112, 6)], tone, "fur")
    elif pose == 1:
        head = (6.0, -76.0)
        h.tube([(-8, -16, 27), (-4, -42, 23), (4, -62, 14)], tone, "fur", angle=60)
        h.tube([(0, -12, 14), (30, -34, 12), (36, -4, 9), (48, 0, 6)], tone, "fur")
        h.tube([(10, -52, 9), (34, -50, 7), (40, -30, 6)], tone, "fur")
    else:
        head = (8.0, -50.0)
        h.tube([(-20, 30, 20), (-8, 0, 25), (4, -36, 17)], tone, "fur", angle=60)
        for x in (-34, 40):
            h.tube([(x * 0.3, -30, 11), (x, -22, 9), (x * 1.2, 0, 7)], tone, "fur")
    hx, hy = head
    for d, lean in ((-9, -16), (8, 10)):
        h.leaf([(hx + d, hy - 14, 4), (hx + d + lean * 0.5, hy - 38, 9), (hx + d + lean, hy - 64, 1)], tone, angle=24)
    chin = 0.0 if pose == 3 else 8.0
    h.tube([(hx, hy - 6, 20), (hx + chin * 0.25, hy + 6, 19), (hx + chin, hy + 12, 12 if chin else 20)], tone, "fur", angle=30)
    if pose != 3:
        h.knots([(hx - 6, hy - 2, 5), (hx + 11, hy - 1, 5)], eyes)


def curled(h: Hoop, kind: str, coat: Threads, *, awake: bool = False) -> None:
    """A beast asleep on its side, curled, seen from above, 260 px across; its back is up (-y), its tail would leave at (70, 80).

    Kinds: fox, wolf, bear, cat, lynx, squirrel; they differ by ears, muzzle and mask.
    """
    tone = h.threads(coat)
    pale = tone[2:]
    h.blob("-120,10 -112,-56 -66,-104 0,-118 70,-102 114,-50 118,14 92,66 40,86 -20,80 -80,70", coat, "fur",
           grain=["-110,30 -96,-50 -20,-96 60,-84 104,-10 90,60", "-60,30 -50,-20 0,-46 50,-30 60,30"], puff=70, length=19)  # fmt: skip
    h.tube([(92, 10, 44), (84, 52, 36), (40, 78, 22), (0, 82, 15), (-18, 82, 12)], coat, "fur", angle=24)
    h.tube([(-62, 40, 30), (-30, 74, 20), (10, 70, 13), (24, 68, 11)], pale, "fur", angle=20)
    with h.at(-66, 26, 1.0, 16):
        snout = {"fox": 74, "wolf": 72, "bear": 52, "cat": 34, "lynx": 38, "squirrel": 40}[kind]
        tall, wide = {"fox": (52, 22), "wolf": (46, 18), "bear": (26, 20), "cat": (38, 19), "lynx": (48, 18), "squirrel": (36, 13)}[kind]
        deep = tone[:1]
        h.tube([(-18, -8, 53), (6, 2, 51), (snout * 0.6, 18, 33), (snout + 2, 28, 22)], deep, "fur")
        for x, turn in ((-40, -22), (20, 6)):
            with h.at(x, -26, 1.0, turn):
                blunt = 0.75 if kind == "bear" else 0.08
                h.tube([(0, 6, wide + 4), (0, -tall * 0.5, wide + 4), (0, -tall - 5, wide * blunt + 4)], deep, "fur")
                h.leaf([(0, 4, wide), (0, -tall * 0.5, wide), (0, -tall, wide * blunt)], tone[1:], angle=24)
                h.leaf([(0, 2, wide * 0.5), (0, -tall * 0.4, wide * 0.62), (0, -tall * 0.85, 1)], ("#2a1210", "#7a4840", "#c89484"), angle=20)
                if kind in ("lynx", "squirrel"):
                    h.shag([(-4, -tall), (4, -tall)], deep, 26, 9, -1, 14, 2.6, 2)
        h.tube([(-18, -6, 46), (6, 4, 44), (snout * 0.6, 18, 27), (snout, 28, 17)], coat, "fur", angle=10, length=14)
        h.tube([(18, 26, 24), (snout * 0.7, 34, 16), (snout, 38, 10)], pale if kind != "cat" else tone[1:], "fur", angle=8, length=12)
        h.knots([(snout + 14, 24, 9)], "#120c0e")
        for x, y in ((12, -2), (-32, -6)):
            if awake and x > 0:
                h.eye(x, y, 17, ("#e8a820", "#ffe070", "#fffce0"), look=(0.2, -0.4), white=("#c8b890", "#fff8e0"), lid=coat, shut=0.16, tilt=8)
            else:
                h.stem([(x - 13, y - 2), (x, y + 8), (x + 13, y + 2)], "#0c080a", 4, 8)
    if kind == "lynx":
        h.knots([(x, y, 6) for x, y in ((-60, -64), (-20, -88), (24, -92), (66, -70), (94, -30), (-10, -56), (34, -60), (72, -30))], tone[0][None])
