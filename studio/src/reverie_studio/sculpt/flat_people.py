"""People and their company as flat shapes of clay, for silhouettes and shadows: hands with spread fingers, small walkers, a cat from behind."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay


def flat_hand(at: Point, towards: float, size: float = 1.0, *, spread: float = 16.0, thumb: float = 1.0, z: float = 0.0) -> Clay:
    """A hand laid flat, 70 px long: the wrist is at `at`, the fingers point along `towards` (degrees); `thumb` 1 or -1 says on which side it lies."""

    def put(u: float, v: float, r: float) -> tuple[float, float, float, float]:
        a = math.radians(towards)
        return at[0] + (u * math.cos(a) - v * math.sin(a)) * size, at[1] + (u * math.sin(a) + v * math.cos(a)) * size, z, r * size

    c = Clay().limb([put(0, 0, 11), put(16, 0, 15), put(28, 0, 15)], melt=6, part="palm", per=4)
    for k, long in ((-1.5, 58), (-0.5, 69), (0.5, 67), (1.5, 52)):
        b = math.radians(k * spread)
        c.limb([put(24, k * 8, 6.6), put(24 + (long - 24) * 0.6 * math.cos(b), k * 8 + (long - 24) * 0.6 * math.sin(b), 6), put(24 + (long - 24) * math.cos(b), k * 8 + (long - 24) * math.sin(b), 4.6)], melt=3, part="finger", per=3)
    return c.limb([put(8, 11 * thumb, 8), put(24, 26 * thumb, 6.5), put(36, 32 * thumb, 4.6)], melt=5, part="thumb", per=3)


def small_walker(at: Point, k: float = 1.0, side: int = 1, *, skirt: bool = False, bag: bool = False) -> Clay:
    """Somebody of 100 px who walks to our right (`side` 1) or left, bowed against nothing; feet at `at`. Parts: head, trunk, leg, arm, bag."""
    c = Clay().limb([(2, -54, 0, 11), (6, -70, 0, 12.5), (8, -80, 0, 11)], melt=4, part="trunk", per=3)
    c.limb([(9, -84, 0, 6), (12, -92, 0, 5)], melt=3, part="trunk").ball(14, -98, 0, 8.5, melt=2, part="head")
    if skirt:
        c.limb([(3, -58, 0, 11), (0, -42, 0, 15), (-2, -30, 0, 18)], melt=4, part="trunk", per=3).limb([(-40, -2, 0, 20), (40, -2, 0, 20)], melt=1, carve=True)
        c.ball(4, -101, 0, 5.5, melt=2, part="head")
    for hip, knee, foot in (((4, -50), (17, -28), (20, -2)), ((0, -50), (-6, -25), (-25, -8))):
        c.limb([(*hip, 0, 8.5), (*knee, 0, 6.5), (*foot, 0, 4.5)], melt=3, part="leg", per=3)
        c.limb([(*foot, 0, 4.5), (foot[0] + 9, foot[1] + (1 if foot[0] > 0 else 5), 0, 3.4)], melt=2, part="leg")
    c.limb([(4, -76, 0, 6), (-10, -62, 0, 5), (-14, -46, 0, 4)], melt=2, part="arm", per=3)
    c.limb([(8, -76, 0, 5), (20, -64, 0, 4.6), (28, -54, 0, 4)], melt=2, part="arm", per=3)
    if bag:
        c.limb([(22, -48, 0, 2), (34, -48, 0, 2)], melt=1, part="bag").limb([(22, -38, 0, 8), (38, -38, 0, 8)], melt=1, part="bag", press=(0, 0, 1.5))
    return c.turned(at=at, scale=k, flip=side < 0)


def cat_behind(*, lean: float = 0.0) -> Clay:
    """A cat that sits with its back to us, 250 px from ears to seat at y = 0, its head turned down to our left; the tail hangs. Parts: body, head, ear, tail."""
    c = Clay().limb([(0, -34, 0, 62), (0, -86, 0, 54), (-4, -136, 0, 40), (-8, -166, 0, 32)], melt=10, part="body", per=5)
    c.limb([(-46, -22, 12, 34), (-52, -8, 16, 24)], melt=14, part="body").limb([(46, -22, 12, 34), (52, -8, 16, 24)], melt=14, part="body")
    x = -12 + lean
    c.limb([(x + 14, -196, 0, 35), (x - 12, -196, 0, 35)], melt=8, part="head", press=(0, 0.12, 0))
    for dx, tilt in ((-32, -10), (30, 8)):
        c.limb([(x + dx, -212, 0, 17), (x + dx + tilt * 0.7, -236, 0, 11), (x + dx + tilt, -256, 0, 1.5)], melt=5, part="ear", per=4)
    return c.limb([(30, -12, 30, 14), (66, 10, 30, 12), (72, 60, 30, 11), (54, 104, 30, 10), (70, 140, 30, 8), (92, 146, 30, 6)], melt=6, part="tail", per=6)


def seated_back(*, stout: float = 1.0, stoop: float = 0.0, lean: float = 0.0, hair: str = "short") -> Clay:
    """Somebody who sits with their back to us, 340 px from the seat (y = 0) to the crown. `hair`: short, bald, bun, hat, curls. Parts: trunk, neck, hair, ear, hat."""
    k, b = stout, 26 * stoop
    c = Clay().limb([(0, 30, 0, 94 * k), (0, -80, 0, 86 * k), (lean * 0.5, -156 + b, 0, 74 * k)], melt=10, part="trunk", per=6, press=(0, 0, 1.2))
    c.limb([(-78 * k + lean * 0.6, -152 + b, 6, 36), (lean * 0.6, -178 + b, 0, 46), (78 * k + lean * 0.6, -152 + b, 6, 36)], melt=16, part="trunk", per=5)
    for side in (-1, 1):
        c.limb([(96 * k * side + lean * 0.6, -146 + b, 8, 32), (114 * k * side + lean * 0.3, -70, 12, 29), (108 * k * side, 20, 26, 27)], melt=10, part="trunk", per=5)
    x, y = lean, -292 + b * 1.6
    c.limb([(lean * 0.7, -196 + b, 6, 29), (x, y + 30, 6, 27)], melt=8, part="neck", per=4)
    c.limb([(x, y - 8, 0, 48), (x, y + 14, 0, 38)], melt=6, part="neck" if hair == "bald" else "hair", press=(0.12, 0, 0), per=4)
    for side in (-1, 1):
        c.ball(x + 46 * side, y + 10, 0, 12, melt=3, part="ear", press=(0.3, 0, 0))
    if hair == "bun":
        c.ball(x + 4, y - 58, 6, 30, melt=5, part="hair").ball(x, y - 8, 4, 54, melt=8, part="hair")
    elif hair == "curls":
        for a in range(14):
            t = math.tau * a / 14
            c.ball(x + 50 * math.cos(t), y - 12 + 46 * math.sin(t) - 6, 4, 19, melt=5, part="hair")
    elif hair == "bald":
        c.limb([(x - 42, y + 14, 20, 11), (x, y + 30, 26, 13), (x + 42, y + 14, 20, 11)], melt=5, part="hair", per=5)
    elif hair == "hat":
        c.limb([(x - 80, y - 18, 16, 9), (x, y - 12, 20, 13), (x + 80, y - 18, 16, 9)], melt=3, part="hat", per=5)
        c.limb([(x - 18, y - 34, 10, 40), (x - 14, y - 66, 10, 34)], melt=4, part="hat").limb([(x + 18, y - 34, 10, 40), (x + 14, y - 66, 10, 34)], melt=6, part="hat")
    return c


def dog_turning() -> Clay:
    """A dog that sits with its back to us and looks round to our right: 300 px from the seat (y = 0). Parts: body, head, ear, muzzle, nose; mark `eye`."""
    c = Clay().limb([(0, 30, 0, 78), (0, -50, 0, 66), (6, -120, 0, 50), (14, -160, 0, 42)], melt=14, part="body", per=6)
    c.limb([(22, -212, 6, 46), (30, -206, 6, 42)], melt=12, part="head").limb([(58, -200, 8, 28), (92, -192, 8, 22), (104, -190, 8, 20)], melt=10, part="muzzle", per=4)
    c.limb([(60, -188, 4, 20), (94, -176, 4, 13)], melt=8, part="muzzle").ball(118, -198, 10, 11, melt=2, part="nose")
    c.limb([(6, -238, 34, 16), (-16, -220, 40, 20), (-28, -176, 38, 22), (-22, -148, 36, 15)], melt=4, part="ear", per=5, press=(0, 0, 1.2))
    c.marks["eye"] = [(58, -222, 44)]
    return c


def runner(*, tie: float = 1.0) -> dict[str, Clay]:
    """Somebody who runs to our right at full stretch, his tie `tie` long over his shoulder, in pieces for flat inks, 640 px high, the pelvis at the origin, the rear toe at (-166, 272): far arm, bag, far leg, near leg, jacket, tie, neck, head, hair, near arm, hands."""
    far_arm = Clay().limb([(48, -196, -30, 30), (-34, -146, -34, 26), (-62, -120, -36, 24)], melt=6, per=4).limb([(-60, -122, -36, 23), (-70, -70, -30, 19), (-66, -26, -24, 15)], melt=6, per=4)
    far_leg = Clay().limb([(0, 10, -10, 48), (-44, 84, -14, 40), (-76, 140, -16, 32)], melt=8, per=4).limb([(-76, 140, -16, 31), (-132, 192, -16, 26), (-176, 232, -16, 19)], melt=6, per=4)
    near_leg = Clay().limb([(8, 6, 16, 50), (76, 32, 22, 42), (134, 62, 24, 34)], melt=8, per=4).limb([(134, 62, 24, 33), (134, 130, 24, 26), (118, 194, 24, 19)], melt=6, per=4)
    shoes = Clay().limb([(-180, 236, -16, 18), (-178, 262, -16, 15), (-158, 276, -14, 12)], melt=6, per=4).limb([(112, 204, 24, 20), (138, 208, 26, 16), (170, 190, 26, 12)], melt=6, per=4)
    jacket = Clay().limb([(2, 6, 6, 52), (22, -80, 8, 56), (46, -160, 6, 62), (58, -196, 4, 52)], melt=10, per=6).limb([(-10, 0, 10, 40), (-62, 22, 10, 26), (-112, 18, 10, 6)], melt=14, per=5)
    cloth = Clay().limb([(92 - q * tie, y, 42, r) for q, y, r in ((0, -232, 9), (52, -258, 14), (106, -250, 17), (162, -268, 19), (184, -266, 4))], melt=3, per=6)
    head = Clay().limb([(104, -312, 10, 44), (112, -286, 12, 35), (118, -268, 14, 25)], melt=8, per=4).limb([(146, -306, 14, 8), (160, -292, 14, 8)], melt=6).ball(78, -296, 40, 11, melt=3)
    hair = Clay().limb([(66, -296, 20, 26), (76, -338, 24, 30), (112, -352, 24, 27), (136, -344, 24, 15)], melt=8, per=6).limb([(70, -340, 20, 16), (34, -356, 20, 12), (4, -350, 20, 2)], melt=5, per=4).limb([(70, -316, 20, 16), (34, -318, 20, 9), (14, -310, 20, 2)], melt=5, per=4)
    near_arm = Clay().limb([(60, -190, 34, 34), (104, -134, 40, 28), (134, -104, 42, 25)], melt=6, per=4).limb([(134, -104, 42, 24), (186, -128, 44, 20), (222, -150, 44, 16)], melt=6, per=4)
    hands = Clay().add(flat_hand((224, -151), -36, 0.86, spread=13, thumb=-1, z=44)).ball(-64, -12, -20, 18, melt=4)
    neck = Clay().limb([(74, -222, 8, 24), (94, -258, 8, 21)], melt=4, per=3)
    return {"far arm": far_arm, "far leg": far_leg, "near leg": near_leg, "shoes": shoes, "neck": neck, "head": head, "hair": hair, "jacket": jacket, "tie": cloth, "near arm": near_arm, "hands": hands}
