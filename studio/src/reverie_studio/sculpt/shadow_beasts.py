"""A cock that may not crow, the worm that sees to it, and the shadow of nobody, and a hare that hangs by its brow."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
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


Knots = list[tuple[float, float, float]]

"""The shadow of nobody, upright, in limbs (u, v, radius) for `marks.dab`: antlers, broad shoulders, claws, a tail; 1060 px high."""
