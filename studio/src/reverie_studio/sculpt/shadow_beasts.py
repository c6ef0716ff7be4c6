"""A cock that may not crow, the worm that sees to it, and the shadow of nobody, and a hare that hangs by its brow."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.creatures import hare_up
from reverie_studio.sculpt.eyes import eye


def cock_head(*, gape: float = 0.4, look: tuple[float, float] = (-0.6, -0.1)) -> Clay:
    """A cock in profile to our left on a swelling neck, 300 px from comb to wattle, the tip of its beak at (-232, 2); the eye is `near`, the middle of the beak `bite`."""
    drop = 40 * gape
    c = Clay().limb([(190, 420, -60, 230), (140, 270, -30, 170), (74, 130, -8, 112), (26, 24, 0, 78)], melt=14, part="neck", per=6)
    c.ball(0, -22, 4, 72, melt=22, part="head").ball(-26, 22, 12, 50, melt=20, part="head")
    c.limb([(-46, -22, 14, 36), (-100, -26, 16, 30), (-160, -20, 16, 22), (-214, -4, 16, 9), (-232, 10, 16, 2)], melt=8, part="beak", per=6)
    c.limb([(-42, 14 + drop * 0.3, 10, 28), (-100, 26 + drop * 0.7, 12, 20), (-158, 30 + drop, 12, 13), (-206, 26 + drop, 12, 3)], melt=5, part="lower beak", per=6)
    c.limb([(-54, -64, 6, 22), (0, -92, 6, 28), (62, -70, 6, 22)], melt=10, part="comb", press=(0, 0, 1.5), per=4)
    for x, y, h, lean in ((-62, -78, 40, -22), (-34, -98, 62, -10), (2, -106, 76, 8), (38, -96, 70, 30), (68, -74, 54, 50)):
        c.limb([(x, y + 30, 6, 20), (x + lean * 0.5, y - h * 0.45, 6, 16), (x + lean, y - h, 6, 5)], melt=7, part="comb", press=(0, 0, 1.6), per=4)
    c.limb([(-40, 54 + drop * 0.4, 30, 16), (-48, 100 + drop * 0.4, 36, 26), (-42, 140 + drop * 0.4, 36, 17)], melt=6, part="comb", press=(0, 0, 1.4), per=4)
    c.limb([(30, 14, 58, 15), (38, 40, 58, 18)], melt=5, part="lobe", press=(0, 0, 1.6))
    eye(c, "near", (-20, -28, 58), 23, -1, aside=-10, lids=1.0, look=look, inner=-0.5, iris=0.6, bag=0.7)
    c.marks["bite"] = [(-130, 6 + drop * 0.4, 14)]
    return c


def wound_worm(at: tuple[float, float, float], radius: float, step: float, turns: int, *, thick: float = 17.0, up: float = 130.0) -> Clay:
    """A fat worm wound round a level bar, beginning at its right end `at`: the tail hangs down, the head rises from the left end and looks back to our right. Marks: `face`, `lip`."""
    x, y, z = at

    def on(a: float) -> tuple[float, float, float, float]:
        """A place of the coil after so many radians."""
        return x - step * a / math.tau, y + radius * math.cos(a), z + radius * math.sin(a), thick

    tail = [(x + 64, y + radius + 96, z + 20, 3.0), (x + 30, y + radius + 110, z + 22, thick * 0.5), (x + 6, y + radius + 66, z + 18, thick * 0.8)]
    ex, ey, ez, _ = on(turns * math.tau)
    head = [(ex - 28, ey - 18, ez + 8, thick), (ex - 48, ey - up * 0.42, z + 30, thick), (ex - 30, ey - up * 0.78, z + 40, thick), (ex - 4, ey - up, z + 44, thick * 1.05),
            (ex + 34, ey - up * 1.03, z + 46, thick * 1.5), (ex + 72, ey - up * 0.97, z + 48, thick * 1.35)]  # fmt: skip
    c = Clay().limb([*tail, on(0.0), on(0.35)], melt=2, part="worm", per=4).limb([on(turns * math.tau - 0.5), on(turns * math.tau), *head], melt=2, part="worm", per=4)
    for n in range(turns):  # only the half that is seen: what it is wound round hides the other
        c.limb([on(math.tau * n + 0.34 * k - 0.25) for k in range(11)], melt=2, part="worm", per=4)
    c.marks["face"] = [(ex + 50, ey - up * 1.03, z + 80)]
    c.marks["lip"] = [(ex + 98, ey - up * 0.93, z + 60), (ex + 78, ey - up * 0.92, z + 70), (ex + 56, ey - up * 0.95, z + 70)]
    return c


def hung_hare() -> Clay:
    """A hare without weight, hung up by its brow at (0, 0), one ear bent: 470 px from ears to toes; meant as a silhouette."""
    c = hare_up(flop=0.8)
    c.lumps = [lump for lump in c.lumps if lump.part not in ("foot", "arm")]
    for k in (-1, 1):
        c.limb([(48 * k, -186, 10, 22), (82 * k, -140, 10, 15), (88 * k, -84, 10, 14), (84 * k, -66, 10, 12)], melt=6, part="arm", per=4)
        c.limb([(44 * k, -30, 0, 36), (48 * k, 24, 0, 20), (52 * k, 60, 0, 16), (62 * k, 88, 0, 11)], melt=10, part="foot", per=4)
    return c.turned(at=(0, 280, 0))


Knots = list[tuple[float, float, float]]

HORNED: list[Knots] = [
    [(-20, 10, 130), (-10, 280, 168), (0, 470, 172), (0, 560, 130), (0, 640, 80), (0, 700, 70), (4, 770, 50), (8, 800, 40)],
    [(-10, 540, 110), (-170, 480, 74), (-220, 330, 52), (-214, 230, 44)],
    [(10, 540, 110), (146, 490, 72), (180, 380, 50), (176, 280, 42)],
    [(-214, 230, 18), (-240, 150, 4)],
    [(-192, 230, 18), (-212, 142, 4)],
    [(-170, 230, 18), (-184, 150, 4)],
    [(154, 280, 18), (148, 200, 4)],
    [(176, 280, 18), (176, 192, 4)],
    [(198, 280, 18), (204, 200, 4)],
    [(-40, 740, 30), (-120, 770, 26), (-170, 760, 6)],
    [(40, 740, 30), (120, 770, 26), (170, 760, 6)],
    [(-28, 790, 22), (-90, 850, 18), (-190, 890, 16), (-230, 980, 12), (-210, 1060, 4)],
    [(-120, 866, 14), (-130, 950, 11), (-110, 1020, 4)],
    [(-200, 900, 13), (-280, 930, 10), (-310, 990, 4)],
    [(34, 790, 22), (96, 850, 18), (196, 890, 16), (236, 980, 12), (216, 1060, 4)],
    [(126, 866, 14), (136, 950, 11), (116, 1020, 4)],
    [(206, 900, 13), (286, 930, 10), (316, 990, 4)],
    [(-100, 40, 50), (-220, 30, 34), (-320, 70, 24), (-350, 170, 18), (-320, 260, 14), (-340, 330, 10)],
    [(-340, 320, 8), (-380, 380, 3)],
    [(-340, 320, 12), (-310, 390, 3)],
]
"""The shadow of nobody, upright, in limbs (u, v, radius) for `marks.dab`: antlers, broad shoulders, claws, a tail; 1060 px high."""
