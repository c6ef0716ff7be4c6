"""An ibex on very little ground, and the screw of a stool wound up as high as it goes."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay


def reaching_ibex() -> Clay:
    """An ibex in profile to our right, four hooves close together at y = 232, its muzzle stretched up to (286, -292). Parts: coat, horn, hoof, beard, ear, nose. Marks: `eye`, `nose`."""
    c = Clay().limb([(-126, -6, 0, 74), (-20, 4, 0, 80), (84, -20, 0, 82)], part="coat", melt=16, per=5)
    c.limb([(96, -60, 0, 66), (138, -136, 0, 47), (168, -206, 0, 40)], melt=24, part="coat", per=5)
    for z, k in ((-46, 20), (46, 0)):
        c.limb([(-124 + k, 10, z * 0.8, 56), (-136 + k, 84, z, 32), (-96 + k, 138, z, 20), (-86 + k, 186, z * 0.8, 14), (-56 + k, 216, z * 0.7, 15)], melt=14, part="coat", per=5)
        c.limb([(-54 + k, 220, z * 0.7, 16), (-42 + k, 232, z * 0.7 + 6, 12)], melt=3, part="hoof")
        c.limb([(84 + k, 20, z * 0.8, 46), (84 + k, 88, z, 26), (62 + k, 146, z, 18), (46 + k, 196, z * 0.8, 13), (48 + k, 216, z * 0.7, 15)], melt=14, part="coat", per=5)
        c.limb([(50 + k, 220, z * 0.7, 16), (62 + k, 232, z * 0.7 + 6, 12)], melt=3, part="hoof")
    c.limb([(166, -212, 0, 43), (214, -246, 0, 35), (264, -280, 0, 23)], melt=14, part="coat", per=5)
    c.limb([(180, -192, 0, 27), (240, -242, 0, 17), (268, -264, 0, 11)], melt=9, part="coat", per=4)
    c.ball(280, -288, 0, 14, melt=5, part="nose")
    c.limb([(206, -198, 0, 13), (214, -160, 0, 11), (206, -124, 0, 2)], melt=6, part="beard", per=4)
    c.limb([(146, -226, 34, 13), (112, -232, 54, 15), (82, -222, 62, 3)], melt=6, part="ear", press=(0, 0.8, 0), per=4)
    for z in (-17, 17):
        arc = [(172, -246, z, 18), (152, -330, z * 1.5, 19), (84, -392, z * 2, 16), (0, -392, z * 2.4, 11), (-52, -350, z * 2.6, 3)]
        c.limb(arc, melt=6, part="horn", per=6)
        for k in range(9):
            a = k / 9
            x, y = 168 - 20 * a - 150 * a * a, -266 - 190 * a + 64 * a * a
            c.ball(x + 8 - 8 * a, y - 6 - 10 * a, z * (1 + 1.3 * a), 18 - 7 * a, melt=4, part="horn")
    c.limb([(-186, -40, 0, 18), (-214, -64, 0, 6)], melt=8, part="coat")
    c.marks["eye"], c.marks["nose"] = [(206, -252, 32)], [(286, -292, 10)]
    return c


def stool_screw(top: float, foot: float, thin: float, thick: float, turns: int = 15) -> Clay:
    """The screw of a stool from y = `top` down to `foot`, nearer and thicker below. The part is `screw`."""
    c = Clay().limb([(0, top, 0, thin), (0, foot, 60, thick)], part="screw", per=8)
    rows = []
    for k in range(turns * 12 + 1):
        q = (k / (turns * 12)) ** 1.35
        r, a = thin + (thick - thin) * q, math.tau * k / 12
        rows.append((r * math.cos(a), top + (foot - top) * q + 0.2 * r * math.sin(a), 60 * q + r * math.sin(a), r * 0.26))
    return c.limb(rows, melt=2, part="screw", per=1)


def round_seat(r: float) -> Clay:
    """A padded seat from below: its cushion, the disc under it, the collar of the screw. Parts: cushion, disc, collar."""
    c = Clay()
    for radius, y, thick, part in ((r * 0.86, 0, 34, "cushion"), (r * 0.92, 40, 13, "disc")):
        c.limb([(radius * math.cos(a), y, radius * math.sin(a), thick) for a in (math.tau * k / 28 for k in range(29))], melt=3, part=part, per=1)
        for a in (math.tau * k / 14 for k in range(14)):
            c.limb([(0, y, 0, thick), (radius * math.cos(a), y, radius * math.sin(a), thick)], melt=6, part=part, per=1)
    return c.limb([(0, 50, 0, 52), (0, 84, 0, 40)], melt=5, part="collar")
