"""What the Donkey Carries: a donkey staggers along a dune under an enormous nothing."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, fringe, wedge, wedges
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

DONKEY = (
    "38,1000 24,960 40,924 66,880 92,836 118,800! 84,770 56,720 44,668! 92,690 130,736 146,780! 158,730 196,690 240,672! 234,724 206,772 182,800! "
    "210,812 250,814 290,800 340,822 400,840 450,824 506,806 552,826 574,866 572,920! 566,950 572,986 586,1010! "
    "578,1044 556,1080 552,1104 560,1126! 514,1130! 518,1102 530,1066 532,1030 516,1000 492,968 462,948! "
    "420,966 360,972 306,962! 290,990 262,1030 226,1056! 236,1076 262,1090 282,1104 280,1130! 236,1132! 236,1112 208,1092 184,1066 180,1038 204,1000 214,950 196,918! "
    "178,930 156,950 136,990 112,1018 78,1034 52,1028"
)
LOAD = (
    "286,124! 296,74 350,42 420,38 490,50 546,106! 590,70 664,80 716,140 752,230 762,330 744,428! 764,500 752,600 712,690 650,752 580,776! "
    "540,826 470,850 400,856 340,838 316,790! 250,776 178,720 126,630 108,540 122,448! 98,380 110,290 150,210 214,152"
)
SADDLE = "286,800! 282,860 296,908! 400,930 520,908! 566,860 560,790!"
# where straps pinch it, and which way its creases run from there
PINCHED = ((286, 124, (62, 84, 122, 146)), (546, 106, (38, 62, 116, 140)), (316, 790, (-120, -146, -48, -24)), (580, 776, (-138, -158, -52, -28)), (122, 448, (34, -30, 62)), (750, 428, (150, -150, 120)))
TORN = "-15,-8! 15,-8! 15,34! 6,10! -2,26! -9,4! -15,14!"


@card(id="u83yv7", title="What the Donkey Carries", seed=48, palette="lino_heather", light=(0.7, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.7, -0.4, 0.4)])
    with p.thing("evening") as sky:
        sky.flat("-10,-10! 810,-10! 810,1010! -10,1010!", ink=2)
        with sky.down_to(1):
            sky.strokes(chatter((0, 860, 800, 990), 5, (160, 420), -2, seed=3), 12, ends=(0.05, 0.1))
    with p.thing("dune", "place") as d:
        d.flat("-10,1020 120,1030 300,1010 520,1020 700,960 810,900! 810,1210! -10,1210!", ink=1, gap=9, around=KEY)
        d.flat("-10,1130! 200,1110 420,1112 600,1140 700,1150 560,1180 380,1210! -10,1210!", ink=KEY)
        d.strokes([[(600, 1060), (690, 1036), (800, 990)], [(640, 1110), (720, 1090), (800, 1060)], [(330, 1050), (420, 1044), (500, 1046)]], 11, ends=(0.1, 0.1))
    with p.thing("donkey", "subject") as t:
        t.flat("262,960! 300,1000 330,1040 350,1090 352,1118 370,1134! 324,1136! 326,1110 310,1070 282,1040 250,1000", ink=KEY, gap=6, around=1)
        t.flat("470,950! 476,1000 470,1040 452,1076 446,1106 456,1128! 412,1130! 420,1100 436,1060 430,1010 424,960!", ink=KEY, gap=6, around=1)
        t.flat(tube([(562, 850, 9), (604, 890, 8), (616, 950, 7), (610, 1000, 9), (606, 1050, 15), (600, 1080, 3)]), ink=KEY, gap=6, around=1)
        t.flat(DONKEY, ink=KEY, gap=7, around=1)
        t.flat("34,976 40,936 62,910 96,930 110,976 84,1018 52,1020", ink=0)
        t.flat("98,864 118,846 142,850 150,872 128,888 106,884", ink=0)
        t.flat("104,872 120,864 138,868 142,880 126,888 108,884", ink=KEY)
        t.strokes([[(46, 950), (52, 944), (58, 952)], [(40, 1000), (62, 988), (92, 1000)], [(94, 866), (118, 852), (148, 862)]], [11, 8, 9], ends=(0.4, 0.25), black=True)
        with t.within(DONKEY):
            with t.down_to(1):
                t.strokes([[(566, 900), (560, 950), (570, 1000)], [(222, 940), (222, 980), (204, 1020)], [(180, 836), (210, 880), (224, 920)], [(206, 830), (236, 870), (250, 910)]], 11, ends=(0.2, 0.2))
            t.flat(SADDLE, ink=1, gap=6, around=0)
            t.flat(tube([(318, 780, 13), (324, 870, 13), (342, 985, 13)]), tube([(572, 780, 13), (540, 880, 13), (462, 975, 13)]), ink=0, gap=5, around=KEY)
    with p.thing("nothing", "accent") as n:
        n.flat(moved(LOAD, (-9, 9)), ink=KEY)
        n.flat(LOAD, ink=0)
        with n.within(LOAD):
            for x, y, turns in PINCHED:
                for k, a in enumerate(turns):
                    n.flat(wedge((x, y), moved([(90 - 22 * (k > 1), 0)], (x, y), 1.0, a)[0], 9, 0.1 if k % 2 else -0.1), ink=2)
    with p.thing("straps") as n, n.within(LOAD):
        n.flat(tube([(118, 446, 14), (200, 500, 15), (330, 528, 15), (470, 530, 15), (620, 504, 15), (754, 426, 14)], ends=CUT), gap=4)
        n.flat(tube([(316, 794, 15), (258, 640, 15), (232, 470, 15), (240, 290, 15), (286, 118, 15)], ends=CUT), gap=4)
        n.flat(tube([(578, 780, 15), (612, 660, 15), (622, 540, 15), (622, 460, 15), (636, 400, 15), (664, 350, 15)], ends=CUT), gap=4)
        n.flat(tube([(546, 100, 15), (586, 170, 15), (610, 230, 15), (616, 270, 15), (602, 306, 15)], ends=CUT), gap=4)
        n.flat(moved(TORN, (664, 350), 1.0, -150), moved(TORN, (602, 306), 1.0, 22))
    with p.thing("buckles") as n:
        for x, y, a in ((319, 800, 0), (574, 790, 12)):
            n.flat(moved("-27,-22! 27,-22! 27,22! -27,22!", (x, y), 1.0, a), spot=True, gap=5, around=KEY)
            n.flat(moved("-12,-9! 12,-9! 12,9! -12,9!", (x, y), 1.0, a))
        n.flat("140,796! 158,730 196,690 240,672! 234,724 206,772 186,806!", gap=7)
        n.strokes([[(222, 690), (200, 726), (178, 770)], [(66, 700), (92, 730), (120, 770)]], 12, ends=(0.2, 0.6))
    with p.thing("marram") as m:
        wedges(m, fringe([(-10, 1215), (200, 1206), (420, 1212), (640, 1206), (810, 1212)], 36, (60, 130), -74, bend=10, seed=7), 17)
    s.describe("A donkey staggers along a dune under an enormous white emptiness. Nothing is inside the straps but bare paper. One strap has snapped from within.")
    s.moods("weary", "sad", "patient", "uncanny")
    s.themes("burden", "absence", "grief", "duty", "endurance")
    s.says("luggage", "inheritance", "marriage", "grief", "nothing", "overdraft", "cloud", "homework", "it’s only air", "what she left me", "heavier than it looks", "don’t ask what’s in it", "I carry what I lost", "excess baggage", "empty promises", "a head full of sleep", "moving house", "he never put it down", "somebody ate the treasure", "all that and no hay", "the weight of a blank page", "let me help you with that", "ghost removals", "it used to be a person", "beast of burden", "too big for the stable", "the elephant in the room, delivered", "carry on", "he thinks it’s ordinary", "something in there kicked", "a mountain of maybe", "Father’s good name", "the emperor’s new load", "a hole is heavy too", "all my free time", "one more mile, old friend", "white lie", "it grew on the way", "my share of the sky", "he forgot what it was for", "the last straw", "unfinished picture", "you can’t see what I bear", "the moving van is early")  # fmt: skip
    s.relate("donkey", "carries", "nothing")
    s.about(place="a dune by the sea", time="evening", light="evening light behind", composition="low", view="eye level", foreground="dark marram grass", unexplained="what broke the strap")
