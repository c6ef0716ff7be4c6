"""A rhinoceros that kneels to be small."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def kneeling_rhino(*, look: tuple[float, float] = (-0.8, -0.5)) -> Clay:
    """Its fore part in profile to our left, for a yaw of 25 to 45: head held out low, the near foreleg folded under it; 620 px from horn to shoulder, the ground at y = 420.

    Parts: hide, leg, far leg, nail, head, lip, horn, ear, hollow, lid. Marks: the eye `near`, `tip` of the horn, `nostril`, `mouth`.
    """
    c = Clay().limb([(520, -40, -110, 300), (360, -30, -90, 300), (200, 10, -60, 230)], melt=10, part="hide", per=5)
    c.limb([(190, -20, -10, 186), (70, 30, 20, 116)], melt=40, part="hide", per=4)
    c.limb([(170, 150, 90, 122), (96, 250, 130, 92), (24, 352, 140, 68), (14, 372, 140, 60)], melt=36, part="leg", per=5)
    c.limb([(20, 366, 140, 60), (110, 386, 150, 50), (190, 384, 150, 54), (224, 384, 150, 58)], melt=14, part="leg", per=4)
    c.limb([(190, 150, -120, 110), (150, 300, -120, 80), (140, 396, -120, 76)], melt=30, part="far leg", per=4)
    for x, z in ((84, -70), (112, -52), (150, -46)):
        c.ball(x, 410, z, 24, melt=3, part="nail")
    c.limb([(50, -10, 40, 114), (-50, 70, 52, 90), (-150, 146, 52, 68), (-200, 176, 52, 56)], melt=24, part="head", per=5)
    c.limb([(10, 106, 50, 64), (-140, 210, 48, 42), (-196, 224, 50, 34)], melt=18, part="lip", per=4)
    c.limb([(-220, 170, 52, 40), (-238, 204, 52, 30), (-234, 226, 52, 16)], melt=16, part="head", per=4)
    c.limb([(-30, 30, 112, 20), (-62, 22, 124, 20), (-98, 58, 116, 13)], melt=16, part="head")
    c.limb([(-176, 116, 58, 50), (-212, 56, 62, 33), (-246, -30, 66, 20), (-254, -128, 68, 4)], melt=10, part="horn", per=5)
    c.limb([(-92, 40, 62, 32), (-112, -14, 64, 18), (-128, -58, 66, 3)], melt=10, part="horn", per=4)
    for z, lean in ((70, 0), (-50, -16)):
        c.limb([(26 + lean, -92, z, 24), (46 + lean, -148, z + 10, 40), (42 + lean, -190, z + 12, 30), (28 + lean, -222, z + 10, 8)], melt=8, part="ear", press=(0.8, 0, 0), per=5)
        c.limb([(26 + lean, -128, z + 44, 8), (26 + lean, -160, z + 50, 18), (24 + lean, -202, z + 40, 7)], melt=4, part="hollow", per=4)
    c.limb([(-226, 176, 98, 6), (-214, 166, 104, 12), (-198, 172, 106, 7)], melt=5, carve=True, per=3)
    eye(c, "near", (-52, 60, 124), 25, 1, lids=0.95, look=look, inner=0.9, iris=0.62, bag=0.9)
    for line in ([(20, -120), (66, 20), (30, 170)], [(150, -220), (196, 0), (166, 190)], [(260, -250), (320, -20), (280, 200)], [(-6, -70), (30, 40), (-10, 150)],
                 [(-84, 92), (-58, 106), (-30, 96)], [(-92, 78), (-62, 92), (-36, 84)], [(-150, 84), (-120, 108), (-100, 140)]):  # fmt: skip
        c.groove(line, 11 if abs(line[0][0]) > 100 or line[0][1] < -60 else 5, melt=7, deep=0.6)
    c.groove([(-240, 226), (-186, 208), (-120, 176), (-84, 150)], 6, melt=4, deep=0.7)
    c.marks |= {"tip": [(-254, -128, 68)], "nostril": [(-214, 168, 104)], "nose": [(-240, 190, 90)]}
    return c


def hanging_leg(*, slipped: float = 0.0) -> Clay:
    """A child's leg that hangs from a bench, seen from behind and a little from below: the knee at y = -40, the sole at y = 372; `slipped` px the sock has come down. Parts: skin, sock, cuff, shoe, heel."""
    c = Clay().limb([(0, -60, 0, 50), (2, 40, 0, 46), (6, 110, 10, 50), (4, 190, 0, 38), (2, 262, -6, 29)], melt=8, part="skin", per=6)
    top = 130 + slipped
    c.limb([(4, top - 4, 8, 50 - slipped * 0.1), (3, (top + 270) / 2, 0, 42), (2, 270, -4, 32), (2, 300, -4, 33)], melt=2, part="sock", per=5)
    c.limb([(-40, top, 10, 15), (4, top + 10, 50, 17), (48, top, 10, 15)], melt=4, part="cuff", per=4)
    if slipped > 60:
        c.limb([(-32, top + 34, 10, 14), (4, top + 44, 42, 16), (38, top + 34, 10, 14)], melt=4, part="cuff", per=4)
    c.limb([(0, 306, 2, 42), (0, 336, 0, 45), (-4, 346, -70, 50)], melt=6, part="shoe", per=4)
    return c.limb([(-20, 366, 6, 26), (20, 366, 6, 26)], melt=2, part="heel", per=3).limb([(-26, 362, -60, 30), (18, 362, -60, 30)], melt=2, part="heel", per=3)


def school_cap() -> Clay:
    """A child's cap with its peak to our left, 200 px wide, its rim at y = 12. Parts: left, middle, right, band, peak, button."""
    c = Clay().ball(-20, 0, -10, 66, melt=3, part="left").ball(26, 0, -10, 62, melt=3, part="right").ball(4, -4, 14, 66, melt=3, part="middle", press=(0.3, 0, 0))
    c.limb([(-120, 82, 0, 70), (120, 82, 0, 70)], melt=2, carve=True, per=2)
    c.limb([(-84, 8, 0, 10), (-50, 16, 50, 11), (4, 20, 74, 11), (56, 16, 50, 11), (86, 8, 0, 10)], melt=2, part="band", per=5)
    c.limb([(-70, 10, 30, 16), (-112, 18, 34, 20), (-146, 30, 20, 8)], melt=4, part="peak", press=(0, 0.9, 0), per=5)
    return c.ball(4, -74, 10, 10, melt=2, part="button")
