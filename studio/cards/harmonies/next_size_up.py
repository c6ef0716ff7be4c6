"""Next Size Up: a small crab in a mug looks up at a huge one in a shell, which looks up at a hill that walks off."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

# the shell's spiral, which keeps 0.62 of its radius with each turn
WALK = [(556 + r * math.cos(a), 400 + r * math.sin(a)) for r, a in ((272 * 0.62 ** (k / 72), math.radians(140 + 5 * k)) for k in range(372))]
# walking legs, hip, knee, wrist and tip; far to near
LEGS = (((360, 690), (214, 636), (124, 700), (74, 848)), ((520, 690), (640, 650), (716, 716), (728, 850)), ((480, 730), (556, 712), (596, 766), (570, 858)))
HAND = "-52,-18! -104,24 -122,110 -100,196 -56,256 2,290! 6,264 -8,244! 8,230 -4,210! 10,196 2,172! 14,150! 66,144 106,112 112,66 84,14 44,-22!"  # the great claw from its wrist: hand with the fixed finger, and the thumb
THUMB = "20,156! 64,150 110,108! 136,156 134,212 100,262 38,294! 40,268 56,250! 38,236 50,216! 32,200 38,182!"


def eye(t: Cutting, root: tuple[float, float], top: tuple[float, float], r: float, look: tuple[float, float], lid: float) -> None:
    """An eye on its stalk."""
    t.flat(tube([(*root, r * 0.44), (*top, r * 0.38)], ends=CUT), ink=2, gap=7, around=KEY)
    ball = ellipse(*top, r, r)
    t.flat(ball, ink=0, gap=8, around=KEY), t.flat(ellipse(top[0] + look[0] * r * 0.46, top[1] + look[1] * r * 0.46, r * 0.5, r * 0.5)), t.dots([(top[0] + look[0] * r * 0.46 + r * 0.14, top[1] + look[1] * r * 0.46 - r * 0.14, r * 0.15)])
    with t.within(ball):
        t.flat(moved([(-1.2, -1.6), (1.2, -1.6), (1.2, -lid), (-1.2, -lid)], top, r, -10), ink=2, gap=6, around=KEY)


def leg(t: Cutting, a: tuple[float, float], b: tuple[float, float], c: tuple[float, float], d: tuple[float, float]) -> None:
    """A walking leg in three lengths, the last one pointed."""
    for knots in ([(*c, 21), ((c[0] + d[0]) / 2 + (10 if d[0] > 400 else -10), (c[1] + d[1]) / 2, 17), (*d, 3)], [(*a, 34), (*b, 27)], [(*b, 27), (*c, 23)]):
        t.flat(tube(knots, ends=(1, 0.3) if knots[-1] == (*d, 3) else (1, 1)), ink=2, gap=8, around=KEY)


@card(id="6oid2v", title="Next Size Up", seed=9, palette="lino_salt_rose", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.6, 0.5)])
    with p.thing("flats", "place") as flats:
        flats.flat("-20,-20! 820,-20! 820,470! 400,462 -20,470!", ink=1)
        flats.flat(ellipse(430, 866, 340, 24), ink=1), flats.flat(ellipse(268, 1140, 150, 18), ink=1)
        with flats.down_to(1):
            flats.strokes([[(24, 540), (60, 536), (110, 540)], [(690, 560), (740, 556), (800, 560)], [(380, 1000), (420, 996), (456, 1000)], [(30, 1150), (70, 1146), (120, 1150)], [(716, 960), (760, 956), (800, 960)]], 9, ends=(0.1, 0.5))
    with p.thing("hill on legs", "accent") as hill:
        for hip, knee, foot in ((74, 52, 66), (132, 108, 122), (190, 214, 200), (232, 256, 250)):
            hill.flat(tube([(hip, 366, 18), (knee, 414, 13)])), hill.flat(tube([(knee, 414, 14), (foot, 492, 6)], ends=(1, 0.3))), hill.flat(ellipse(knee, 414, 17, 16))
        hill.flat("28,390! 34,340 56,292 92,256 128,234 160,226 196,234 226,262 252,306 270,350 276,390! 200,398 120,396")
        hill.flat("128,240! 128,172! 116,176! 160,128! 176,144! 176,132! 190,132! 190,158! 204,176! 192,172! 192,240!"), hill.flat("144,184! 166,184! 166,208! 144,208!", ink=0)
        wedges(hill, [[(92, 296), (110, 272), (134, 256)], [(76, 350), (88, 316), (104, 296)], [(120, 340), (132, 308), (152, 288)]], 11, 1, ends=(0.2, 0.1))
    with p.thing("large crab", "subject") as crab:
        leg(crab, *LEGS[1]), crab.flat(WALK[:73], ink=0, gap=11, around=KEY)
        with crab.within(WALK[:73]):
            crab.flat(tube([(x, y, 7.5 * math.hypot(x - 556, y - 400) / 100 + 2.5) for x, y in WALK[68:]], ends=(0, 1)))
            for k in range(4, 206, 6):  # ribs, from the outer wall of a whorl half way to its inner one
                (x, y), (u, v) = WALK[k], WALK[k + 64]
                crab.flat(tube([(x + (u - x) * q, y + (v - y) * q, w * math.hypot(u - x, v - y)) for q, w in ((0.05, 0.1), (0.3, 0.1), (0.62, 0.02))], ends=(0.4, 1)), ink=2)
        crab.flat("308,560! 326,510 376,482 440,484 500,520 566,570 622,580! 610,640 560,690 480,704 380,690 320,640", ink=0, gap=9, around=KEY), crab.flat("340,580! 352,536 390,512 440,514 490,544 550,592 590,604! 570,660 500,690 400,680 350,640")
        leg(crab, *LEGS[0]), leg(crab, *LEGS[2])
        crab.flat("292,668! 288,604 322,558 420,560 500,596 546,660! 536,740 470,786 390,790 330,770 300,730", ink=2, gap=9, around=KEY)
        eye(crab, (356, 630), (318, 524), 42, (-0.75, -0.5), 0.66), eye(crab, (316, 650), (226, 548), 42, (-0.75, -0.5), 0.66)
        crab.strokes([[(450, 610), (496, 656), (504, 720)]], 10, ends=(0.2, 0.2), black=True)
        crab.flat(tube([(404, 744, 42), (330, 764, 50), (268, 786, 48)]), ink=2, gap=9, around=KEY), crab.flat(ellipse(238, 812, 52, 50), ink=2, gap=9, around=KEY)
        crab.flat(moved(THUMB, (226, 866), 0.96, 6), ink=2, gap=9, around=KEY), crab.flat(moved(HAND, (226, 866), 0.96, 6), ink=2, gap=9, around=KEY)
        crab.strokes([*moved_lines([[(-92, 60), (-96, 124), (-66, 198)], [(-58, 36), (-64, 100), (-44, 150)]], (226, 866), 0.96, 6), [(214, 790), (230, 778), (252, 780)], [(300, 742), (340, 726), (380, 722)]], 14, ends=(0.1, 0.7)), crab.dots([(250, 920, 7), (276, 950, 6), (236, 966, 6), (262, 992, 5), (212, 1000, 5)], KEY)
    with p.thing("mug", "accent") as mug:
        mug.flat("680,1070! 724,1062 758,1086 760,1126 738,1164 680,1176! 680,1144! 716,1138 728,1116 724,1096 680,1100!", spot=True, gap=8, around=KEY)
        mug.flat("452,1030! 692,1030! 676,1240! 468,1240!", spot=True, gap=9, around=KEY), mug.flat(ellipse(572, 1030, 120, 28), gap=9, around=0), mug.flat(ellipse(572, 1030, 108, 21))
        front = "440,860! 704,860! 704,1034! 680,1040 640,1048 572,1051 500,1048 464,1038 440,1034!"
        with mug.within(front):
            mug.flat("486,1060! 492,1010 530,984 580,984 626,1004 640,1060!", ink=2, gap=8, around=KEY)
            eye(mug, (548, 1006), (514, 938), 33, (-0.55, -0.75), 1.3), eye(mug, (594, 1006), (598, 930), 33, (-0.55, -0.75), 1.3)
            mug.flat("486,1060! 492,1010 530,984 580,984 626,1004 640,1060!", ink=2), mug.strokes([[(534, 1024), (560, 1034), (586, 1024)]], 8, ends=(0.3, 0.3), black=True)
        mug.flat(moved(HAND, (652, 1014), 0.34, 8, True), ink=2, gap=7, around=KEY), mug.flat(moved(THUMB, (652, 1014), 0.34, 8, True), ink=2, gap=7, around=KEY)
        mug.strokes([[(490, 1076), (494, 1120), (500, 1176)]], 16, ends=(0.2, 0.6))
    s.describe("A small red crab in a teal mug looks up at another. The other is huge, wears a spiral shell and looks up in its turn. Behind it a dark hill with a house on top walks off on legs.")
    s.moods("droll", "hopeful", "envious", "bright"), s.themes("home", "ambition", "growth", "waiting", "envy")
    s.says("mortgage", "queue", "housing ladder", "promotion", "big brother", "ladder", "snail-mail", "caravan", "hand me that", "coffee", "upgrade", "are you still using that?", "always waiting for a bigger life", "housing market", "he said any day now", "one careful owner", "when I grow up", "no bath, good handle", "the big ones have turrets", "I only came for a look", "someone moved our hill", "small but mine", "I’ll have what he’s having", "follow that house", "mother’s old dress", "room for a piano", "everyone looks up to someone", "who lives inside the mountain?", "stairs would be nice", "the family firm", "love me, love my spiral", "dad’s shoes", "good morning, bottom rung", "shell suit", "what if I never fit?", "a tenancy of one tide", "bare for one moment", "after you with the world", "half full, definitely", "next year the church", "hand-me-downs", "we also do removals", "envy has long eyes", "a mug’s game")  # fmt: skip
    s.relate("mug", "waits for", "large crab"), s.relate("large crab", "follows", "hill on legs"), s.about(place="the flats at low tide", time="a pink morning", light="from the upper left", composition="diagonal", view="near, low over the sand", foreground="a teal mug", unexplained="who lives in the hill that walks")
