"""What the Donkey Carries: a donkey comes through the marram under an enormous nothing."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedge, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

LOAD = (
    "330,44! 360,34 420,32 470,44! 540,50 640,90 710,170 746,280 750,380! 766,420 772,500 748,590 700,660 640,712 580,742! 520,770 400,784 280,770 220,742! "
    "150,706 90,650 50,570 32,480 36,420 50,380! 54,280 90,170 160,96 260,52"
)
BODY = "400,650! 500,656 576,690 622,760 640,850 636,940 616,1010 600,1240! 200,1240! 184,1010 164,940 160,850 178,760 224,690 300,656"
FACE = "400,602! 446,606 488,624 512,664 516,712 500,770 482,830 470,890 478,940 484,990 470,1036 436,1066 400,1072! 364,1066 330,1036 316,990 322,940 330,890 318,830 300,770 284,712 288,664 312,624 354,606"
MUZZLE = "400,900! 446,904 474,930 490,980 476,1036 440,1068 400,1074! 360,1068 324,1036 310,980 326,930 354,904"
# two ears: one up, one that gave in
EARS = ("336,640! 290,600 254,540 232,466 226,392! 262,424 306,480 340,540 366,612!", "462,618! 500,584 566,566 640,580 708,628! 640,646 580,664 520,668 482,656!")
LININGS = ("330,606! 296,568 266,510 246,440! 284,486 318,540 344,600!", "496,622! 540,592 600,590 670,620! 610,634 560,646 514,646!")
PINCHED = ((330, 44, (70, 96, 130)), (470, 44, (50, 84, 110)), (50, 380, (10, 44, -24)), (750, 380, (170, 140, 204)), (220, 742, (-120, -86, -50)), (580, 742, (-60, -94, -130)))


@card(id="u83yv7", title="What the Donkey Carries", seed=48, palette="lino_heather", light=(0.7, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.7, -0.4, 0.4)])
    with p.thing("evening") as sky:
        sky.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=2)
    with p.thing("dune", "place") as d:
        d.flat("-10,800! 90,780 220,790 400,820 600,770 720,700 810,650! 810,1210! -10,1210!", ink=1)
        d.flat("600,770! 720,700 810,650! 810,900! 740,860 680,820!", ink=0), d.flat("-10,930! 120,900 260,920 500,960 700,920 810,930! 810,1210! -10,1210!", ink=2)
    with p.thing("nothing", "accent") as n:
        n.flat(moved(LOAD, (-10, 8)), ink=KEY), n.flat(LOAD, ink=0)
        with n.within(LOAD):
            for x, y, turns in PINCHED:
                for a in turns:
                    n.flat(wedge((x, y), moved([(120, 0)], (x, y), 1.0, a)[0], 11, 0.06), ink=1)
    with p.thing("donkey", "subject") as t:
        t.flat(BODY, gap=9, around=0)
        with t.within(BODY):
            t.flat("400,700! 470,760 500,860 480,980 440,1100 430,1240! 370,1240! 360,1100 320,980 300,860 330,760!", ink=2)
            wedges(t, [[(600, 740), (616, 830), (600, 930)], [(570, 720), (590, 820), (580, 960)], [(200, 760), (186, 840), (196, 920)], [(546, 860), (560, 960), (548, 1060)]], 15, 1, ends=(0.3, 0.1))
        for x, k in ((258, 1), (544, -1)):
            t.flat(moved("0,-240 40,-200 58,-110 52,-10 40,60 34,100! 44,130 44,170 34,190 34,340! -34,340! -34,190 -44,170 -44,130 -34,100! -42,60 -58,-10 -60,-110 -38,-200", (x, 960)), gap=7, around=2)
            t.strokes([[(x + 30, 800), (x + 34, 880), (x + 22, 990)], [(x - 22, 1076), (x, 1064), (x + 22, 1078)], [(x - 20, 1120), (x, 1130), (x + 20, 1122)]], 10, ends=(0.3, 0.1))
        with t.within(BODY):
            t.flat(tube([(150, 800, 18), (240, 930, 20), (400, 1000, 20), (560, 930, 20), (650, 800, 18)], ends=CUT), ink=1, gap=7, around=KEY)
    with p.thing("straps") as n:
        n.flat(tube([(338, 40, 17), (318, 200, 17), (300, 380, 17), (286, 560, 17), (276, 690, 17)], ends=CUT))
        n.flat(tube([(46, 388, 17), (160, 436, 17), (300, 462, 17), (400, 466, 17), (520, 458, 17), (650, 430, 17), (754, 388, 17)], ends=CUT), gap=5)
        n.flat(tube([(526, 690, 17), (520, 600, 17), (512, 520, 17), (520, 400, 17), (560, 320, 16), (616, 286, 14), (660, 300, 12)], ends=CUT), gap=5)
        n.flat("652,284! 700,300! 676,312! 708,334! 664,326! 676,352! 646,316!"), n.flat(tube([(466, 40, 17), (474, 110, 17), (494, 164, 16)], ends=CUT)), n.flat("480,166! 512,154! 524,196! 506,182! 504,214! 490,186! 470,204!")
        for x, a in ((276, 4), (528, -4)):
            n.flat(moved("-31,-26! 31,-26! 31,26! -31,26!", (x, 676), 1.0, a), spot=True, gap=5, around=KEY), n.flat(moved("-14,-10! 14,-10! 14,10! -14,10!", (x, 676), 1.0, a))
    with p.thing("head") as t:
        for ear, lining in zip(EARS, LININGS, strict=True):
            t.flat(ear, gap=8, around=0), t.flat(lining, ink=1)
        t.flat(FACE, gap=8, around=1), t.flat("400,590! 430,600 446,640 436,690 416,730 400,760! 384,730 364,690 354,640 370,600", gap=6, around=2)
        for q in (-1, 1):
            t.flat(ellipse(400 + q * 84, 730, 37, 34), ink=0)
            with t.within(ellipse(400 + q * 84, 730, 37, 34)):
                t.flat(ellipse(400 + q * 82, 740, 25, 25)), t.flat(f"{400 + q * 40},690! {400 + q * 60},716 {400 + q * 100},722 {400 + q * 130},744! {400 + q * 130},680!", ink=2, gap=5, around=KEY)
            t.dots([(400 + q * 82 - 8, 736, 5)])
            t.strokes([[(400 + q * a, b) for a, b in ((44, 716), (72, 692), (100, 688), (120, 704))]], 10, ends=(0.3, 0.3), black=True)
            wedges(t, [[(400 + q * 44, 800), (400 + q * 40, 850), (400 + q * 34, 892)], [(400 + q * 66, 796), (400 + q * 60, 840), (400 + q * 54, 880)]], 12, 1, ends=(0.3, 0.1))
        t.flat(MUZZLE, ink=0, gap=6, around=KEY)
        for q in (-1, 1):
            t.flat(ellipse(400 + q * 44, 962, 12, 21, degrees=q * 24)), t.strokes([[(400 + q * 62, 936), (400 + q * 68, 962), (400 + q * 56, 990)]], 6, ends=(0.2, 0.2), black=True)
        t.strokes([[(334, 1032), (366, 1024), (400, 1030), (434, 1024), (466, 1032)], [(400, 1000), (400, 1028)]], 8, ends=(0.3, 0.3), black=True)
    with p.thing("marram") as g:
        wedges(g, fringe([(-10, 1230), (200, 1226), (420, 1232), (640, 1226), (810, 1230)], 30, (90, 200), -90, bend=14, seed=7), 26, KEY)
        wedges(g, fringe([(-10, 1236), (400, 1230), (810, 1236)], 17, (70, 150), -84, bend=12, seed=3), 15, 1)
    s.describe("A donkey comes towards us under an enormous white emptiness. The straps hold nothing but bare paper; one has snapped. One ear has sunk to the side.")
    s.moods("weary", "sad", "patient", "uncanny")
    s.themes("burden", "absence", "grief", "duty", "endurance")
    s.says("luggage", "heirloom", "overloaded", "grief", "nothing", "overdraft", "cloud", "homework", "it’s only air", "what she left me", "heavier than it looks", "don’t ask what’s in it", "I carry what I lost", "excess baggage", "empty promises", "a head full of sleep", "a whole household of nothing", "he never put it down", "somebody ate the treasure", "all that and no hay", "the weight of a blank page", "let me help you with that", "ghost luggage", "it used to be a person", "beast of burden", "too big for the stable", "the elephant in the room, delivered", "carry on", "he thinks it’s ordinary", "something in there kicked", "a mountain of maybe", "Father’s good name", "the emperor’s new load", "a hole is heavy too", "all my free time", "one more mile, old friend", "white lie", "it grew on the way", "my share of the sky", "he forgot what it was for", "the last straw", "unfinished picture", "you can’t see what I bear", "the moving van is early")  # fmt: skip
    s.relate("donkey", "carries", "nothing")
    s.about(place="a dune", time="evening", light="evening light behind", composition="centred", view="near, low in the grass", foreground="dark marram grass", unexplained="what broke the strap")
