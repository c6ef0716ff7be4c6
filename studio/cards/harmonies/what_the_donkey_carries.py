"""What the Donkey Carries: a donkey staggers along a dune under an enormous nothing."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.tubes import tube

DONKEY = (
    "38,1000 24,960 40,924 66,880 92,836 118,800! 84,770 56,720 44,668! 92,690 130,736 146,780! 158,730 196,690 240,672! 234,724 206,772 182,800! "
    "210,812 250,814 290,800 340,822 400,840 450,824 506,806 552,826 574,866 572,920! 566,950 572,986 586,1010! 578,1044 556,1080 552,1104 560,1126! 514,1130! 518,1102 530,1066 532,1030 516,1000 492,968 462,948! "
    "420,966 360,972 306,962! 290,990 262,1030 226,1056! 236,1076 262,1090 282,1104 280,1130! 236,1132! 236,1112 208,1092 184,1066 180,1038 204,1000 214,950 196,918! "
    "178,930 156,950 136,990 112,1018 78,1034 52,1028"
)
VOID = "296,130! 330,60 440,24 550,50 594,96! 650,50 770,80 830,190! 830,640! 740,750 640,780 566,752! 490,812 390,806 322,764! 230,770 160,690 136,530 150,350 200,200!"


@card(id="u83yv7", title="What the Donkey Carries", seed=48, palette="lino_heather", light=(0.7, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.7, -0.4, 0.4)])
    with p.thing("evening") as sky:
        sky.flat("-10,-10! 810,-10! 810,1010! -10,1010!", ink=2)
        rng = s.rng
        rings = []
        for r in range(410, 980, 44):
            a = rng.uniform(0, 60)
            while a < 400:
                span = rng.uniform(16, 46)
                rings.append([(486 + (r * 0.92) * math.cos(math.radians(q)), 430 + r * math.sin(math.radians(q))) for q in (a, a + span * 0.5, a + span)])
                a += span + rng.uniform(6, 16)
        with sky.down_to(1):
            sky.strokes(rings, [float(rng.uniform(7, 15)) for _ in rings], ends=(0.1, 0.1))
    with p.thing("dune", "place") as d:
        d.flat("-10,1020 120,1030 300,1010 520,1020 700,960 810,900! 810,1210! -10,1210!", ink=1, gap=9, around=KEY)
        d.flat("560,1120! 620,1046 720,1010 810,1000! 810,1160! 700,1170 600,1160", ink=2)
        d.flat("-10,1130! 200,1110 420,1112 600,1140 560,1180 380,1210! -10,1210!", ink=KEY)
        d.strokes([[(600, 1060), (690, 1036), (800, 990)], [(640, 1110), (720, 1090), (800, 1060)], [(640, 1160), (730, 1146), (800, 1120)], [(330, 1050), (420, 1044), (500, 1046)]], 11, ends=(0.1, 0.1))
    with p.thing("donkey", "subject") as t:
        t.flat("262,960! 300,1000 330,1040 350,1090 352,1118 370,1134! 324,1136! 326,1110 310,1070 282,1040 250,1000", ink=KEY, gap=6, around=1)
        t.flat("470,950! 476,1000 470,1040 452,1076 446,1106 456,1128! 412,1130! 420,1100 436,1060 430,1010 424,960!", ink=KEY, gap=6, around=1)
        t.flat(tube([(562, 850, 9), (604, 890, 8), (616, 950, 7), (610, 1000, 9), (606, 1050, 15), (600, 1080, 3)]), ink=KEY, gap=6, around=1)
        t.flat(DONKEY, ink=KEY, gap=7, around=1)
        t.flat("34,976 40,936 62,910 96,930 110,976 84,1018 52,1020", ink=0)
        t.strokes([[(46, 950), (52, 944), (58, 952)], [(40, 1000), (62, 988), (92, 1000)]], [11, 8], ends=(0.5, 0.2), black=True)
        t.flat("98,864 118,846 142,850 150,872 128,888 106,884", ink=0)
        t.flat("104,872 120,864 138,868 142,880 126,888 108,884", ink=KEY)
        t.strokes([[(94, 866), (118, 852), (148, 862)]], 9, ends=(0.3, 0.3), black=True)
        with t.within(DONKEY):
            t.strokes([[(66, 700), (92, 730), (120, 770)], [(222, 690), (200, 726), (178, 770)]], 12, ends=(0.2, 0.6))
            with t.down_to(1):
                t.strokes([[(566, 900), (560, 950), (570, 1000)], [(548, 880), (540, 930), (544, 980)], [(528, 870), (516, 910), (516, 950)], [(560, 1040), (544, 1080), (540, 1110)], [(222, 940), (222, 980), (204, 1020)], [(246, 930), (246, 970), (232, 1006)], [(180, 836), (210, 880), (224, 920)], [(206, 830), (236, 870), (250, 910)]], 11, ends=(0.2, 0.2))
            t.strokes([[(320, 800), (326, 880), (342, 975)], [(540, 826), (510, 900), (462, 960)]], 15, ends=(1, 1))
    with p.thing("nothing", "accent") as n:
        n.flat(VOID, ink=0, gap=7, around=1)
    with p.thing("straps") as n:
        n.flat(tube([(322, 800, 15), (286, 640, 15), (266, 440, 15), (276, 260, 14), (298, 110, 13)]))
        n.flat(tube([(566, 790, 15), (600, 700, 15), (622, 610, 14), (612, 540, 13), (570, 500, 12), (540, 520, 9)]))
        n.flat(tube([(592, 80, 13), (622, 180, 13), (636, 270, 13), (668, 330, 12), (720, 336, 11), (742, 300, 8)]))
    with p.thing("marram") as m:
        wedges(m, fringe([(-10, 1215), (200, 1206), (420, 1212), (640, 1206), (810, 1212)], 44, (60, 150), -74, bend=10, seed=7), 17)
    s.describe("A donkey staggers along a dune under an enormous white emptiness. Nothing is inside the straps but bare paper. One strap has snapped from within.")
    s.moods("weary", "sad", "patient", "uncanny")
    s.themes("burden", "absence", "grief", "duty", "endurance")
    s.says("luggage", "inheritance", "marriage", "grief", "nothing", "overdraft", "cloud", "homework", "it’s only air", "what she left me", "heavier than it looks", "don’t ask what’s in it", "I carry what I lost", "excess baggage", "empty promises", "a head full of sleep", "moving house", "he never put it down", "somebody ate the treasure", "all that and no hay", "the weight of a blank page", "let me help you with that", "ghost removals", "it used to be a person", "beast of burden", "too big for the stable", "the elephant in the room, delivered", "carry on", "he thinks it’s ordinary", "something in there kicked", "a mountain of maybe", "Father’s good name", "the emperor’s new load", "a hole is heavy too", "all my free time", "one more mile, old friend", "white lie", "it grew on the way", "my share of the sky", "he forgot what it was for", "the last straw", "unfinished picture", "you can’t see what I bear", "the moving van is early")  # fmt: skip
    s.relate("donkey", "carries", "nothing")
    s.about(place="a dune by the sea", time="evening", light="evening light behind", composition="low", view="eye level", foreground="dark marram grass", unexplained="what broke the strap")
