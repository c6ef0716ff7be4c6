"""Beasts that gnaw: hamster and beaver, their teeth and paws."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot


def hamster(*, look: tuple[float, float] = (0.0, -0.7)) -> Clay:
    """A hamster that sits before us with crammed cheeks, 520 px from cheek to cheek, cut off at y = 420. Parts: fur, cheek, muzzle, nose, ear, lid.

    Marks: the eyes `left|right`, `nose`, `mouth` (the gap of its lips), `cheek left|right` (their middles).
    """
    c = Clay().limb([(0, 430, -90, 230), (0, 300, -80, 210), (0, 160, -60, 150)], melt=20, part="fur", per=5)
    c.ball(0, -10, 0, 122, melt=24, part="fur").limb([(0, -40, 76, 54), (0, 6, 104, 44)], melt=26, part="fur")
    c.both(Clay().ball(140, 70, 20, 124, melt=16, part="cheek", press=(0, 0.2, 0.2)))
    c.both(Clay().ball(24, 46, 122, 34, melt=10, part="muzzle")).limb([(-16, 92, 104, 28), (16, 92, 104, 28)], melt=10, part="muzzle")
    c.limb([(-10, 14, 156, 9), (10, 14, 156, 9), (0, 24, 158, 8)], melt=4, part="nose", tone=0.4).limb([(-40, 74, 140, 4), (0, 66, 156, 7), (40, 74, 140, 4)], melt=4, carve=True, per=4)
    c.both(Clay().limb([(90, -92, -30, 34), (116, -132, -34, 38), (124, -150, -36, 28)], melt=8, part="ear", press=(0, 0, 1.8), per=4))
    c.both(Clay().limb([(104, -108, 0, 20), (118, -138, -4, 22)], melt=6, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (66 * side, -42, 78), 33, side, aside=18, lids=1.3, look=(look[0] * side, look[1]), inner=0.5, iris=0.74, bag=0.2)
        c.marks[f"cheek {name}"] = [(140 * side, 70, 140)]
    c.marks["nose"], c.marks["mouth"] = [(0, 18, 166)], [(-48, 82, 140), (-20, 74, 150), (0, 68, 156), (20, 74, 150), (48, 82, 140)]
    return c


def hamster_arms() -> Clay:
    """The forelegs of `hamster`, which press its cheeks from below; parts: arm, paw."""
    c = Clay()
    for side in (-1, 1):
        c.limb([(132 * side, 320, 90, 52), (172 * side, 256, 130, 38), (150 * side, 196, 160, 29)], melt=12, part="arm", per=5).ball(146 * side, 176, 168, 31, melt=10, part="paw")
        for k in range(4):
            a = math.radians(-136 + 30 * k)
            x, y = 146 * side, 172
            c.limb([(x + side * q * math.cos(a), y + q * math.sin(a), 172 + lift, r) for q, lift, r in ((20, 8, 13), (44, 12, 12), (66, 4, 10))], melt=1.5, part="paw", per=3)
    return c


def hamster_teeth(t: Thing, x: float, y: float) -> None:
    """The two front teeth of a rodent, hanging from a point."""
    for d in (-1, 1):
        t.bare([(x + d * 2, y - 2), (x + d * 15, y), (x + d * 14, y + 30), (x + d * 3, y + 32)], spot=0)
        t.strokes([[(x + d * 9, y + 4), (x + d * 9, y + 24)]], 1.2, black=True)


def beaver_face(*, look: Spot = (0.8, 0.0)) -> Clay:
    """A beaver that looks past us (`look` to our right and down), its mouth open: 230 px wide, chin at y = 150. Parts: head, muzzle, nose, jaw, ear, lid. Marks: the eyes, `nose`, `lip` (where its teeth grow), `pad left|right`."""
    c = Clay().ball(0, -40, -24, 96, melt=14, part="head", press=(0, 0.12, 0)).both(Clay().limb([(58, -10, -10, 50), (66, 40, 2, 50), (44, 84, 14, 38)], melt=24, part="head", per=4))
    c.limb([(0, -76, 44, 44), (0, -24, 74, 40), (0, 14, 94, 34)], melt=22, part="head", per=4)
    c.limb([(-34, 122, 26, 30), (0, 134, 44, 30), (34, 122, 26, 30)], melt=14, part="jaw", per=4)
    c.limb([(-34, 92, 70, 12), (0, 98, 84, 20), (34, 92, 70, 12)], melt=8, carve=True, per=4)
    c.both(Clay().limb([(12, 40, 112, 24), (34, 52, 92, 34), (52, 66, 62, 26)], melt=9, part="muzzle", per=4))
    c.limb([(-22, 8, 122, 14), (0, 12, 130, 17), (22, 8, 122, 14)], melt=6, part="nose", tone=0.3, per=3).limb([(0, 16, 128, 12), (0, 34, 126, 7)], melt=5, part="nose", tone=0.3)
    c.both(Clay().limb([(24, -54, 64, 14), (52, -62, 52, 16), (76, -44, 22, 13)], melt=14, part="head"))
    c.both(Clay().ball(78, -106, -30, 27, melt=10, part="ear", press=(0, 0, 0.8)).ball(82, -108, -4, 14, melt=5, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (50 * side, -32, 48), 22, side, aside=18, lids=0.55, look=(look[0] * side, look[1]), inner=-0.6, bag=0.9, iris=0.6)
        c.marks[f"pad {name}"] = [(26 * side, 42, 122), (40 * side, 38, 114), (30 * side, 58, 120), (48 * side, 56, 104), (38 * side, 70, 108)]
    c.marks |= {"lip": [(0, 62, 130)], "nose": [(0, 12, 147)]}
    return c


def incisors(t: Thing, x: float, y: float, k: float, lean: float = 0.0) -> None:
    """Two long chisel teeth that grow down from (x, y), 90 px by `k`; `lean` px their ends lie aside."""
    for side in (-1, 1):
        u, v = x + 1.5 * side * k, x + 27 * side * k
        tooth = f"{u},{y}! {v},{y}! {v + lean * 0.5 + 2 * side * k},{y + 46 * k} {v + lean - 2 * side * k},{y + 84 * k} {v + lean - 6 * side * k},{y + 91 * k} {u + lean + 3 * side * k},{y + 92 * k} {u + lean},{y + 84 * k}"
        t.leave(tooth, grow=3.5)
        t.form(tooth, how=CUTS["skin"].but(near=2.2), puff=26 * k, axis=90, ambient=0.16, soft=5)
        t.strokes([[(u + (v - u) * q, y + 2), (u + (v - u) * q + lean * 0.2, y + (13 + 12 * q) * k)] for q in np.linspace(0.06, 0.94, 9)], 2.6, black=True, ends=(1, 0.1))


def gripping(t: Thing, x: float, y: float, towards: float, k: float, fingers: int = 4) -> None:
    """Small fingers with claws, each before the next, that lie over an edge at (x, y) and point to `towards` degrees, 80 px long by `k`."""
    a = math.radians(towards)
    d, n = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
    for i in range(fingers):
        u, far = (i - (fingers - 1) / 2) * 27 * k, (0.8, 1.0, 0.94, 0.74)[i % 4]
        at = [(x + n[0] * u * w + d[0] * q * k * far, y + n[1] * u * w + d[1] * q * k * far) for q, w in ((-44, 0.7), (-4, 1.0), (34, 1.1), (52, 1.12), (84, 1.16))]
        c = Clay().limb([(*at[0], 0, 15 * k), (*at[1], 44, 14 * k), (*at[2], 40, 12 * k), (*at[3], 30, 9 * k)], melt=3, part="finger", per=6)
        c.limb([(*at[3], 34, 6.5 * k), (*at[4], 24, 1.5 * k)], melt=2, part="claw", per=4)
        t.leave_clay(c, grow=3.5)
        t.clay(c, CUTS["skin"].but(near=2.3, far=6), "across", gain=0.8, parts={"claw": (CUTS["skin"].but(near=1.8), "along")})
