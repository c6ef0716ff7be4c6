"""Who rows over, and who is rowed: a walrus in a cap at its oars, and a heron seen from behind; their boat and its mirror."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.seals import walrus

GLASS = "M222,742 V330 C222,190 300,112 400,112 C500,112 578,190 578,330 V742Z"
FRAME = "M186,776 V330 C186,160 280,72 400,72 C520,72 614,160 614,330 V776Z"
HULL = "M172,726 C120,820 40,980 -10,1240 H810 C760,980 680,820 628,726Z"
INSIDE = "M196,744 C156,830 92,990 60,1240 H740 C708,990 644,830 604,744Z"
WOOD, RED, DARK = "#8a5a4c", "#a83a48", "#4a3040"


def rowing_walrus() -> Clay:
    """A walrus with tusks and a cap, from the front (see `seals.walrus`), 300 px wide at its head. Parts beside its own: tusk, cap, peak."""
    c = walrus()
    c.both(Clay().limb([(40, 104, 116, 17), (46, 170, 128, 15), (44, 236, 128, 10), (38, 282, 120, 4)], melt=3, part="tusk", per=8))
    c.limb([(-92, -96, -30, 40), (0, -112, 0, 62), (92, -96, -30, 40)], melt=10, part="cap", press=(0, 0.35, 0), per=8)
    c.limb([(-84, -112, -30, 50), (0, -142, -16, 70), (84, -112, -30, 50)], melt=16, part="cap", press=(0, 0.2, 0), per=8)
    return c.limb([(-78, -72, 64, 14), (-40, -74, 104, 17), (0, -76, 118, 18), (40, -74, 104, 17), (78, -72, 64, 14)], melt=4, part="peak", press=(0, 1.3, 0), per=8)


def rowing_flippers() -> Clay:
    """Its two arms and the flippers that close over the oars' handles at (±90, 400); laid after the oars. Parts: hide, flipper."""
    arm = Clay().limb([(196, 150, 0, 64), (246, 230, 10, 70), (252, 318, 70, 58), (206, 376, 150, 48), (160, 384, 190, 44)], melt=16, part="hide", per=10)
    arm.limb([(172, 382, 190, 44), (124, 362, 226, 47), (92, 372, 240, 46), (76, 416, 236, 36), (76, 436, 230, 26)], melt=14, part="flipper", press=(0, 0, 0.5), per=10)
    for k in range(3):
        x = 60 + 25 * k
        arm.limb([(x + 8, 380, 284, 3), (x, 414, 276, 5), (x - 4, 462, 258, 5)], melt=6, carve=True, per=4)
    return Clay().both(arm)


def heron_behind() -> Clay:
    """A heron seen from behind that looks to our right: its back cut off below, the neck rises from (0, 0) to the head at (60, -330), the bill's tip at (246, -352). Parts: back, neck, head, crown, bill. Mark: `eye`."""
    c = Clay().limb([(-60, 330, 0, 190), (-40, 190, 0, 170), (-10, 70, 0, 110), (4, 10, 0, 58)], melt=14, part="back", per=12)
    c.limb([(4, 40, 0, 56), (-14, -50, 10, 38), (-36, -130, 16, 29), (-22, -214, 16, 25), (18, -276, 12, 25), (52, -318, 8, 30)], melt=26, part="neck", per=14)
    c.limb([(40, -330, 8, 34), (76, -340, 10, 33), (112, -342, 10, 23)], melt=14, part="head", per=8)
    c.limb([(108, -346, 10, 18), (180, -352, 10, 11), (246, -354, 10, 2)], melt=5, part="bill", per=8).limb([(106, -332, 10, 13), (172, -342, 10, 8), (226, -350, 10, 2)], melt=3, part="bill", per=8)
    c.limb([(92, -366, 14, 9), (40, -364, 20, 13), (-20, -330, 18, 9), (-96, -276, 12, 2)], melt=5, part="crown", per=10)
    c.marks["eye"] = [(92, -346, 46)]
    return c


def boards_towards(x: float, y0: float, y1: float) -> list[Point]:
    """A line of the boat that runs to the horizon, given its x at y = 1240."""
    return [(400 + (x - 400) * (y - 250) / 990, y) for y in (y0, y1)]


def mirror_boat(pen: Pen) -> None:
    """An empty boat seen out of its bow, its stern bench at y = 784."""
    pen.path(HULL, RED)
    pen.path(INSIDE, WOOD)
    pen.path("M180,880 L620,880 L690,1240 H110Z", "#a87860")
    pen.path("M178,784 H622 L648,846 H152Z", "#b98a66")
    pen.path("M152,846 H648 L652,872 H148Z", DARK)
    pen.path("M92,1010 H708 L722,1078 H78Z", "#c0946e")
    pen.path("M78,1078 H722 L726,1104 H74Z", DARK)


def left_oars(pen: Pen) -> None:
    """Both lie in their locks, the handles on the thwart where nobody sits."""
    for d in (-1, 1):
        pen.taper([(400 + d * 66, 1036), (400 + d * 310, 962), (400 + d * 372, 944)], 19, 15, "#d8b078")
        pen.taper([(400 + d * 372, 944), (400 + d * 440, 930)], 20, 64, "#d8b078")
        pen.path(f"M{400 + d * 296:.0f},984 l{d * 4},-36 h{d * 8} l{d * 2},24 h{d * 10} l{d * 2},-28 h{d * 9} l{d * 3},44Z", "#3a343c")


def standing_mirror(pen: Pen) -> None:
    """An arched mirror that stands on the stern bench; its glass (`GLASS`) is left out."""
    pen.path(FRAME, "#5a4452")
    pen.path("M160,770 H640 L652,806 H148Z", "#4a3644")
    pen.path("M346,92 C346,40 380,20 400,14 C420,20 454,40 454,92Z", "#6f5462")
    pen.erase(GLASS)
