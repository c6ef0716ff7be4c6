"""Closest to the Claws: an owl keeps the mice in its breast feathers until the night is over."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

OWL = "400,156 310,130 250,96 176,20! 176,110 150,220 146,330 104,420 66,560 58,720 84,880 140,1000 236,1078! 330,1096 470,1096 564,1078! 660,1000 716,880 742,720 734,560 696,420 654,330 650,220 624,110 624,20! 550,96 490,130"
BREAST = "236,452! 310,476 400,500 490,476 564,452! 612,600 616,790 566,960 480,1050 400,1070 320,1050 234,960 184,790 188,600"
MOUSE = "0,34 -12,28 -24,8 -34,-12! -50,-16 -60,-36 -48,-56 -26,-56 -16,-40! 0,-44 16,-40! 26,-56 48,-56 60,-36 50,-16 34,-12! 24,8 12,28"


@card(id="wjdvkd", title="Closest to the Claws", seed=4, palette="lino_peat", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("barn wall", "place") as wall:
        wall.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        wall.flat("-20,1104! 400,1092 820,1108! 820,1220! -20,1220!", ink=1, gap=8, around=KEY)
        wall.strokes([[(-20, 1150), (200, 1144), (330, 1152)], [(460, 1146), (620, 1152), (820, 1144)]], 8, ends=(0.1, 0.5), black=True)
        with wall.down_to(1):
            wall.strokes([[(50, 70), (58, 180), (48, 300)], [(92, 230), (98, 320), (90, 390)], [(752, 60), (744, 150), (754, 240)], [(712, 250), (706, 340), (714, 400)], [(430, 36), (424, 70), (430, 104)], [(38, 860), (44, 960), (36, 1040)], [(760, 900), (766, 980), (758, 1060)]], 10, ends=(0.1, 0.9))
    with p.thing("owl", "subject") as owl:
        owl.flat(OWL, gap=9)
        for side in (-1, 1):
            def q(x: float, y: float, side: int = side) -> tuple[float, float]:
                return (400 + side * (x - 400), y)
            with owl.within(OWL):
                for k in range(6):
                    tip = ((742, 800), (734, 880), (712, 960), (676, 1020), (630, 1056), (574, 1070))[k]
                    owl.flat(plume(q(700 - k * 17, 476 + k * 20), q(*tip), 32, side * 16), gap=7, around=2)
                    with owl.down_to(2):
                        owl.strokes([[q(705 - k * 20, 590 + k * 24), q(tip[0] - 8 - k * 3, (tip[1] + 560) / 2 + 60), q(tip[0] - 14, tip[1] - 60)]], 9, ends=(0.1, 0.9))
            with owl.down_to(1):
                owl.strokes([[q(610, 60), q(590, 112), q(548, 150)], [q(616, 100), q(606, 140), q(580, 170)], [q(622, 150), q(620, 176), q(608, 196)]], [13, 11, 9], ends=(0.1, 0.8))
            owl.flat([q(*v) for v in ((600, 400), (690, 420), (724, 500), (750, 620), (716, 600), (700, 636), (676, 590), (656, 616), (640, 560), (616, 570), (604, 500))])
            with owl.down_to(2):
                owl.strokes([[q(640 + 26 * k, 456 + 22 * k), q(654 + 26 * k, 500 + 22 * k), q(650 + 26 * k, 540 + 24 * k)] for k in range(3)], 12, ends=(0.1, 0.8))
        owl.flat(BREAST, ink=2)
        with owl.within(BREAST):
            for row, (y, n) in enumerate(((990, 5), (900, 6), (810, 7), (720, 6), (630, 7), (540, 6), (462, 5))):
                for k in range(n):
                    x = 400 + (k - (n - 1) / 2) * 74
                    owl.flat(plume((x, y - 70), (400 + (x - 400) * 1.02, y + 78), 36), ink=1, gap=6, around=KEY)
                    owl.flat(lens((x, y - 10), (x, y + 62), 9, 0.6), ink=KEY if row % 2 else 2)
        for x in (282, 518):
            owl.flat(ellipse(x, 304, 128, 132), ink=0)
            owl.strokes(fringe([(x + 128 * c, 304 + 132 * d) for c, d in ((1, 0), (0.7, 0.7), (0, 1), (-0.7, 0.7), (-1, 0), (-0.7, -0.7), (0, -1), (0.7, -0.7), (1, 0))], 26, (30, 46), bearing=(180, 540), seed=x), 9, ends=(0.7, 0.1), black=True)
            owl.flat(ellipse(x, 304, 78, 78)), owl.flat(ellipse(x, 304, 68, 68), spot=True)
            owl.flat(ellipse(x, 306, 38, 40)), owl.dots([(x - 16, 284, 10)])
        owl.flat("120,150! 220,190 330,250 400,330! 470,250 580,190 680,150! 640,230 540,262 450,330 400,420! 350,330 260,262 160,230", ink=KEY)
        with owl.down_to(1):
            owl.strokes([[(180, 182), (270, 222), (350, 290)], [(620, 182), (530, 222), (450, 290)]], 10, ends=(0.2, 0.8))
        owl.flat("400,322! 430,350 432,400 400,462! 368,400 370,350", ink=1, gap=5, around=KEY)
        owl.strokes([[(396, 340), (386, 380), (396, 430)]], 7, ends=(0.2, 0.8))
        for x in (300, 500):
            for k in (-1, 0, 1):
                owl.flat(lens((x + k * 22, 1050), (x + k * 44, 1142), 22, 0.55), ink=1, gap=6, around=KEY)
                owl.flat(lens((x + k * 40, 1122), (x + k * 46, 1176), 11, 0.3))
    with p.thing("mice", "witness", count=5) as mice:
        for x, y, k, a in ((322, 580, 1.2, -10), (490, 618, 1.15, 8), (388, 738, 1.3, 4), (268, 806, 1.1, -8), (522, 832, 1.2, 10)):
            mice.flat(moved("-78,14! -66,-50 -30,-74 0,-78 30,-74 66,-50 78,14! 40,80 -40,80", (x, y), k, a))
            mice.flat(moved(MOUSE, (x, y), k, a), ink=0)
            for side in (-1, 1):
                mice.flat(moved("0,-15 11,0 0,14 -11,0", placed([(side * 41, -37)], (x, y), k, a)[0], k, a), ink=1)
                mice.dots([(*placed([(side * 15, -12)], (x, y), k, a)[0], 6.5 * k)], KEY)
            mice.flat(moved("-86,2! -50,22 -20,28 0,29 20,28 50,22 86,2! 76,56 34,92 0,98 -34,92 -76,56", (x, y), k, a), ink=1, gap=7, around=KEY)
            mice.flat(moved("-6,46! 0,40 6,46 9,66 0,84 -9,66", (x, y), k, a), ink=2), mice.dots([(*placed([(0, 27)], (x, y), k, a)[0], 7 * k)], KEY)
    with p.thing("tails", "accent", count=3) as tails:
        for x, bend, end in ((362, -10, 1172), (400, 10, 1194), (438, 10, 1164)):
            tails.flat(tube([(x, 1080, 6), (x + bend, 1116, 6), (x - bend * 0.4, 1144, 5), (x + bend * 0.3, end, 2)], ends=CUT))
    s.describe("A great horned owl glares at us from a beam. Five white mice look out of pockets in its breast feathers. Three dark tails hang down between its feet.")
    s.moods("stern", "tender", "droll", "safe"), s.themes("shelter", "trust", "enemies", "family", "secrets")
    s.says("orphanage", "landlady", "pockets", "amnesty", "sanctuary", "contraband", "godmother", "hotel", "stowaways", "custody", "kangaroo", "what are you looking at?", "nothing to see here", "the children are not mine", "she swore off meat", "rent is due at midnight", "closest to the claws is safest", "I said be quiet in there", "a heart with many rooms", "keep your friends close", "dinner changed its mind", "my grandmother hid them too", "warm inside a dangerous thing", "five for breakfast", "not on my watch", "who told you?", "the strictest aunt", "we live where we were afraid", "full up, try the barn", "every coat has a lining", "peace talks", "she counts them nightly", "a wolf in nurse’s clothing", "and whose tails are those?", "nobody eats before I do", "advent calendar", "the bouncer", "let them sleep", "swallowed, more or less", "I keep you for later", "love with talons", "who, who, who", "behind the frown, a nursery", "please do not tap the owl")  # fmt: skip
    s.relate("owl", "guards", "mice"), s.relate("mice", "hides in", "owl")
    s.about(place="a beam in a barn", time="night", light="from the upper left", composition="frame", view="near, eye level", foreground="talons on a beam", unexplained="there are fewer tails than mice")
