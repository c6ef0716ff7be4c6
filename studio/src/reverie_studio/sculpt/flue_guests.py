"""A stork that has come down a chimney head first, and the hearth it comes to."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.watercolour_tools import InkPen
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye


def flue_stork() -> Clay:
    """Neck and head of a stork that hangs down to us, in profile to our left: head at the origin, bill down to (-78, 262), its neck cut off at y = -150.

    Parts: down, bill, skin, lid. Marks: the eye `near`, `gape`, `tip`.
    """
    c = Clay().limb([(36, -152, 18, 50), (44, -126, 17, 47), (49, -100, 16, 46), (48, -50, 12, 45), (20, -10, 8, 48)], part="down", per=14)
    c.ball(4, 0, 8, 52, melt=24, part="down").ball(-14, 22, 8, 42, melt=20, part="down")
    c.limb([(-22, 34, 8, 34), (-36, 84, 8, 25), (-56, 170, 8, 16), (-78, 262, 8, 5)], melt=12, part="bill", per=10)
    c.limb([(-2, 44, 8, 27), (-20, 92, 8, 19), (-46, 172, 8, 12), (-76, 256, 8, 4)], melt=4, part="bill", per=10)
    c.ball(-15, 8, 40, 29, melt=8, part="skin")
    eye(c, "near", (-14, 8, 50), 16, -1, aside=-6, lids=1.0, look=(0.55, 0.1), iris=0.66, bag=0.3)
    c.marks["gape"] = [(-8, 42, 42), (-28, 90, 34), (-51, 172, 24), (-77, 256, 14)]
    c.marks["tip"] = [(-77, 256, 12)]
    return c


def hearth(pen: Pen) -> None:
    """A fireplace from low down, near: the underside of its mantel, jambs of stone, the slab, the floor."""
    pen.path("M-30,952 H830 V1240 H-30Z", "#5a3630")
    pen.path("M-30,60 H830 V962 H-30Z", "#b39a8c")
    pen.path("M98,116 H702 V962 H98Z", "#2a2029")
    pen.path("M98,116 L146,142 V930 L98,962Z M702,116 L654,142 V930 L702,962Z", "#43323a")
    pen.path("M-30,-30 H830 V70 H-30Z", "#7a5c5c")
    pen.path("M-30,-30 H830 V22 H-30Z", "#c8ae9a")
    pen.path("M-30,1046 V950 H830 V1046Z", "#a98f88")
    pen.path("M-30,1046 H830 V1082 H-30Z", "#6e5452")


def stones(k: InkPen) -> None:
    """Joints of its jambs and lintel."""
    for y in (240, 370, 500, 630, 760, 880):
        k.line([(-20, y), (96, y + 3)], 1.8, broken=0.2).line([(704, y + 2), (820, y - 2)], 1.8, broken=0.2)
    for x in (98, 250, 400, 552, 702):
        k.line([(x, 74), (x + 2, 114)], 1.8, broken=0.2)


def cradle(pen: Pen) -> None:
    """The end board, rail and bars of an empty cradle with a blanket laid over the rail, near, cut by the lower right corner."""
    pen.path("M486,1240 C530,1150 640,1070 830,1030 V1240Z", "#1c141a")
    for x, top in ((560, 1130), (622, 1096), (686, 1068), (750, 1048)):
        pen.path(f"M{x},{top} L{x + 20},{top - 8} L{x + 26},1240 H{x + 2}Z", "#4c3026")
    pen.path("M452,1240 C500,1136 630,1044 830,1000 V1044 C656,1084 544,1160 506,1240Z", "#5e3a2c")
    pen.path("M664,1052 C710,1032 760,1018 800,1010 L812,1120 C790,1108 772,1136 750,1122 C730,1142 706,1128 682,1150Z", "#d8b8a4")
    pen.path("M674,1100 C718,1080 768,1066 806,1058 L808,1076 C768,1084 720,1098 676,1118Z", "#b8303f")


def open_sack() -> tuple[Clay, Clay]:
    """A sack of cloth gathered under its knot at the origin, belly 250 px wide at (0, 200), standing on y = 300; and the gathered hem over its opening, which gapes in front below y = 170. Parts: cloth, knot."""
    c = Clay().ball(0, 190, 0, 112, part="cloth").limb([(0, 110, 0, 84), (0, 46, 0, 38), (0, 8, 0, 20)], melt=34, part="cloth", per=10)
    c.limb([(-64, 222, 20, 74), (66, 226, 20, 72)], melt=36, part="cloth", per=4)
    c.ball(0, 0, 10, 24, melt=4, part="knot")
    c.limb([(0, -4, 10, 15), (-46, -34, 14, 21), (-84, -30, 10, 6)], melt=5, part="knot", press=(0, 0, 1.2), per=8).limb([(0, -4, 10, 15), (40, -40, 10, 21), (80, -52, 4, 6)], melt=5, part="knot", press=(0, 0, 1.2), per=8)
    hem = Clay()
    for n in range(7):
        u = (n - 3) / 3
        hem.limb([(6 * u, 14, 34, 9), (30 * u, 70, 74, 15), (66 * u, 130, 108 - 20 * abs(u), 20), (88 * u, 168 + 12 * (n % 2) - 18 * u * u, 118 - 40 * abs(u), 21)], melt=12, part="cloth", per=10)
    return c, hem


def bootees(pen: Pen, x: float, y: float) -> None:
    """A pair of knitted bootees that hang by their ribbon from a nail at (x, y)."""
    for u, v, turn in ((-18, 84, 8), (20, 106, -6)):
        pen.taper([(x, y), (x + 0.8 * u, y + 0.8 * v)], 3, 3, "#f4e2c8")
        with pen.at(x + 0.8 * u, y + 0.8 * v, scale=0.8, turn=turn):
            pen.path("M-17,0 H17 V34 C20,58 2,64 -20,62 C-46,62 -50,42 -30,36 C-20,32 -17,20 -17,0Z", "#e9b7a4")
            pen.path("M-19,-4 H19 V10 H-19Z", "#f7ead8")
    pen.circle(x, y, 6, "#3a2a2c")
