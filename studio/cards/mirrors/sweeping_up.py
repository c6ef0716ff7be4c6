"""Sweeping Up: an anteater licks the day's dots off the square; where it has been all is white."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

BODY = (
    "92,930! 82,914 92,898! 150,856 210,802 266,744 310,706! 308,678 330,662 346,682! 352,690 372,640 410,586 460,540 530,516 600,526 660,560 706,610! 730,680 728,760 700,810! 704,860 694,920 700,990! 596,990! 598,966 620,944 624,890 596,826! "
    "550,838 500,836 470,814! 486,870 474,930 482,990! 372,990! 368,966 390,944 398,880 376,828 346,806! 300,834 240,852 180,888 126,922"
)
TAIL = "676,590! 700,470 790,400 900,380 1000,420! 1000,900! 940,1000 900,950! 880,1040 836,980! 816,1056 776,990! 752,1050 736,960! 716,880 744,800 738,700"


def _left(x: float, y: float) -> bool:
    """Is this dot still there?"""
    top, low = 900 - (x - 60) * 0.92 if x < 560 else 440 - (x - 560) * 0.7, 1000 + (x - 60) * 0.16
    return not (x > 70 and top < y < low)


@card(id="ab0rfr", title="Sweeping Up", seed=15, palette="riso_rush_hour", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.2, 0.5)])
    with d.thing("dots", "place") as p:
        p.flat(*[ellipse(x, y, 15, 15, 20) for y in range(20, 1220, 27) for x in ((k * 54) + (27 if (y - 20) // 27 % 2 else 0) for k in range(-1, 17)) if _left(x, y)], pink=1)
    with d.thing("anteater", "subject") as a:
        at, k = (36, 110), 0.88
        a.flat(moved("520,800! 610,800! 566,870 560,930 566,984! 466,984! 466,962 490,944 500,890!", at, k), blue=1, pink=1)
        a.flat(moved("640,800! 760,760! 740,850 742,920 748,984! 660,984! 668,900!", at, k), blue=1, pink=1)
        a.flat(moved(TAIL, at, k), gap=8, blue=1)
        a.flat(moved(BODY, at, k), gap=8, blue=1)
        a.flat(moved("346,800! 366,716 420,640 500,576 590,540! 540,620 490,700 440,780 400,832!", at, k), gap=8, blue=1, pink=1)
        a.flat(moved("234,768! 250,746 278,740 294,752! 274,768 254,772", at, k))
        a.flat(ellipse(272, 776, 9, 9), blue=1, pink=1)
        a.strokes([[(720, 500), (690, 640), (704, 860)], [(770, 480), (736, 680), (752, 900)], [(384, 982), (390, 962)], [(410, 982), (414, 960)], [(582, 982), (587, 962)], [(608, 982), (610, 960)]], 9, ends=(0.1, 0.1))
    with d.thing("tongue", "accent") as t:
        lick = [(118, 916), (74, 940), (58, 990), (84, 1034), (134, 1036), (160, 1012)]
        t.strokes([lick], 34, ends=(1, 1))
        with t.in_inks(pink=1):
            t.strokes([lick], 17, ends=(1, 0.5))
        t.flat(ellipse(166, 988, 30, 30), yellow=1)
    s.describe("A blue anteater licks the square clean. In front of it the ground is covered with pink dots; behind it everything is white. At the tip of its long tongue sticks the only yellow one.")
    s.moods("diligent", "droll", "hungry", "calm")
    s.themes("work", "appetite", "cleaning", "night", "choice")
    s.says("appetite", "slurp", "vacuum", "crumbs", "confetti", "tidy", "freckles", "measles", "night shift", "clean slate", "the last sweet", "small change", "eat your peas", "not like the others", "leftovers", "somebody’s got to do it", "a path through the noise", "join the dots", "erase", "patience, one lick at a time", "connect nothing", "sun on the tip of a tongue", "save the best for first", "ants are off today", "after the parade", "diet", "it tastes of yesterday", "hoovering under the sky", "what was here before?", "collector of yellow", "pixel", "I only came for this one", "every full stop in town", "end of sentence", "unwriting", "long nose, short memory", "making room for morning", "dot, dot, dot", "what a mess you made", "spotless", "the odd one out", "polka", "I said finish your plate", "how clean is too clean?")  # fmt: skip
    s.relate("anteater", "catches", "tongue")
    s.relate("tongue", "grows from", "anteater")
    s.about(place="the Great Square", time="before dawn", light="flat morning light from the left", composition="right", view="eye level, the ground tipped up", foreground="rows of dots cut by the edge", unexplained="what makes the yellow dot different")
