"""What We Were Together: a sleeping woman and a hare overlap, and out of both somebody third looks at us."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse

WOMAN = (
    "400,1215! 396,1120 360,1050! 270,1040 200,1010 184,960! 190,930 168,914 164,896! 178,880 154,868 152,848! 164,830 160,816! 118,808 92,786 104,756! 138,700 152,640 142,596! "
    "134,540 156,450 224,362 320,312 420,320 506,376 560,470 574,600 556,740 530,860 560,1000 640,1090 720,1215!"
)
HARE = (
    "440,1215! 424,1120 380,1030 310,930 268,820 256,680 300,556! 262,430 218,270 222,120 262,50! 316,120 352,270 384,436! 386,300 404,150 450,50 496,20! 520,110 506,280 470,448! "
    "560,470 640,530 700,610 744,690 756,736 732,776! 700,800 650,816 600,824! 570,880 580,960 640,1060 690,1215!"
)


@card(id="1wwb8x", title="What We Were Together", seed=23, palette="lino_barley", light=(0, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0, -0.5, 0.4)])
    with p.thing("paper") as n:
        n.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=0)
    with p.thing("sleeping woman", "subject") as w:
        w.flat(WOMAN, ink=1)
        w.strokes([[(170, 640), (200, 662), (236, 664), (262, 648)], [(156, 576), (200, 560), (250, 576)], [(160, 872), (190, 868), (214, 858)], [(116, 794), (134, 784), (150, 790)]], 11, ends=(0.3, 0.3), black=True)
        wedges(w, fringe([(258, 650), (230, 668), (200, 666), (174, 646)], 6, (26, 36), seed=3), 10)
        wedges(w, [[(230, 420), (180, 480), (164, 540)], [(270, 380), (216, 450), (196, 520)], [(236, 1000), (280, 1010), (330, 1000)]], 16, 0, ends=(0.1, 0.1))
    with p.thing("blue hare", "subject") as h:
        h.flat(HARE, ink=2)
        h.flat(ellipse(652, 620, 36, 34, degrees=20), ink=0)
        h.flat(ellipse(658, 622, 23, 23), ink=KEY)
        h.flat(ellipse(650, 612, 7, 7), ink=0)
        h.strokes([[(600, 590), (636, 570), (684, 590)], [(744, 736), (724, 750), (716, 772), (690, 784)], [(724, 694), (740, 700), (748, 716)]], 10, ends=(0.3, 0.3), black=True)
        wedges(h, [[(276, 100), (276, 200), (300, 330)], [(470, 90), (450, 200), (446, 340)]], 26, 0, ends=(0.1, 0.1))
        wedges(h, [[(684, 716), (640, 730), (590, 728)], [(690, 734), (650, 760), (604, 772)], [(686, 696), (640, 698), (596, 686)]], 7, ends=(0.9, 0.2))
        wedges(h, [[(590, 500), (650, 550), (690, 610)], [(600, 880), (606, 950), (650, 1030)], [(640, 1090), (660, 1140), (680, 1190)]], 15, 0, ends=(0.1, 0.1))
    with p.thing("third one", "accent") as t, t.within(WOMAN), t.within(HARE):
        t.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=KEY)
        for m in (-1, 1):
            x = 415 + m * 78
            t.flat([(x + m * u, 664 + v) for u, v in ((-52, 14), (-30, -16), (4, -30), (36, -22), (58, -6), (36, 22), (0, 32), (-32, 26))], ink=0)
            t.flat(ellipse(x - m * 2, 664, 25, 27), spot=True)
            t.flat(ellipse(x - m * 2, 664, 11, 13), ink=KEY)
            t.flat(ellipse(x - 10, 654, 6, 6), ink=0)
            t.strokes([[(x - m * 66, 620), (x - m * 20, 590), (x + m * 46, 592)]], 13, ends=(0.2, 0.4))
            with t.down_to(2):
                t.strokes([[(415 + m * 130, 740), (415 + m * 112, 820), (415 + m * 80, 880)], [(415 + m * 100, 760), (415 + m * 88, 820), (415 + m * 66, 860)]], 12, ends=(0.1, 0.1))
            with t.down_to(1):
                t.strokes([[(415 + m * 16, 520), (415 + m * 22, 570), (415 + m * 16, 620)], [(415 + m * 46, 500), (415 + m * 56, 540), (415 + m * 58, 570)], [(415 + m * 20, 1000), (415 + m * 30, 1080), (415 + m * 26, 1180)], [(415 + m * 60, 980), (415 + m * 80, 1070), (415 + m * 84, 1180)]], 14, ends=(0.1, 0.1))
        t.flat("385,770! 415,758 445,770! 436,796 415,806 394,796!", ink=1)
        t.strokes([[(415, 804), (415, 830), (415, 840)], [(340, 830), (370, 858), (414, 846), (456, 860), (494, 820)]], 11, ends=(0.3, 0.2))
    s.describe("A sleeping woman’s yellow profile and a blue hare’s overlap. She faces left, the hare right. In the dark where both meet, a third face looks straight at us with red eyes.")
    s.moods("mysterious", "intimate", "wondering", "watchful")
    s.themes("union", "identity", "dreams", "parents", "the wild")
    s.says("dream", "duet", "offspring", "marriage", "mask", "twins", "totem", "between", "alias", "find three", "what we were together", "I married a runaway", "she dreams it, it dreams her", "the part nobody visits", "who’s driving?", "it has your eyes", "co-authors", "two halves make a stranger", "don’t wake the middle one", "a secret between friends", "my better third", "you look left, I’ll look right", "fast asleep and just fast", "the child of opposites", "something in me runs", "mind of its own", "who speaks when I sing?", "our shadow has a face", "neither of us did it", "caught looking", "the quiet one in the room", "hare today", "shared custody", "one head is not enough", "behind closed eyes", "the tiger in the middle", "venn diagram of us", "we made this", "it was there before us", "body language", "a foot in each world", "the witness", "what lovers can’t see", "put our heads together")  # fmt: skip
    s.relate("third one", "is inside", "sleeping woman")
    s.about(place="no place but the paper", time="asleep", light="flat and even", composition="frame", view="near, two profiles", foreground="ears and brows", unexplained="which of the three came first")
