"""Nobody Is Looking for Us: a bittern in the reeds pretends to be a reed, and so does a man beside it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

BIRD = "244,300! 248,252 264,228 300,224 336,250 350,300 340,360 322,420 318,480 336,560 372,640 398,730 410,830 402,920 412,1000 420,1076! 388,1056 356,1010! 330,1046 300,1052! 258,1010 232,930 220,840 224,740 238,660 244,580 238,500 230,430 232,360"
HEAD = "486,520! 488,462 480,424 462,398 440,378 430,354 438,334 454,328! 462,319 457,306 466,297 479,300! 474,288 480,278 490,274! 480,264 472,248 478,232 490,222! 494,176 500,130 508,100! 518,88 528,100! 533,150 540,200 552,236 570,252! 592,252 620,270 638,310 640,370 620,424 598,452! 602,520!"
HAND = "-22,-6! 22,-6! 30,34 40,66 44,92 38,106 27,100 20,76! 21,116 20,146 12,158 4,150! 0,162 -10,160 -13,146! -20,146 -26,134 -30,90 -28,40"
SHIRT = "486,500! 446,516 424,560 416,680 416,800 424,900! 660,900! 672,800 674,680 666,560 644,516 602,500! 546,530"


@card(id="ux5oi1", title="Nobody Is Looking for Us", seed=40, palette="lino_peat", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.8, -0.2, 0.4)])
    with p.thing("reed bed", "place") as r:
        r.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=1)
        r.strokes([[(x, 1210), (x + d, 700), (x + d * 2, top)] for x, d, top in ((150, 6, 120), (196, -8, 60), (400, 8, 30), (372, -6, 260), (700, 6, 300))], 20, ends=(0.7, 0.1))
        for q in ([(440, 1215, 10), (420, 600, 8), (396, -10, 6)], [(200, 1215, 9), (190, 700, 8), (206, 200, 3)]):
            r.flat(tube(q), ink=2)
    with p.thing("bittern", "subject") as b:
        for x in (286, 330):
            b.flat(tube([(x, 1030, 11), (x + 6, 1120, 9), (x - 2, 1215, 10)]), gap=6, around=1)
        b.flat(BIRD, ink=2, gap=8, around=KEY)
        with b.within(BIRD):
            b.flat("230,300! 220,440 234,560 224,700 210,840 222,940 250,1010! 296,960 306,860 304,740 294,620 282,520 274,420 284,330!", ink=0)
            wedges(b, [[(250, 340), (250, 460), (262, 590)], [(270, 360), (268, 480), (280, 620)], [(256, 640), (244, 780), (256, 930)], [(278, 680), (274, 800), (276, 930)]], 13, ends=(0.2, 0.1))
            wedges(b, [[(306, 470), (322, 570), (352, 680)], [(320, 620), (344, 740), (350, 860)], [(366, 720), (380, 820), (366, 930)], [(322, 780), (334, 880), (326, 980)]], 18, ends=(0.1, 0.1))
            b.flat("250,236! 300,216 350,246 352,290! 320,262 280,252 250,262!", ink=KEY)
        b.flat("246,262! 248,170 262,64! 282,160 300,250! 274,268", ink=1, gap=7, around=KEY)
        b.strokes([[(262, 96), (268, 180), (276, 256)]], 6, ends=(0.2, 0.6), black=True)
        b.flat(ellipse(288, 300, 22, 21), ink=0, gap=5, around=KEY)
        b.flat(ellipse(282, 304, 10, 11), ink=KEY)
    with p.thing("lanky man", "subject") as m:
        m.flat("424,880! 432,1215! 526,1215! 543,970! 560,1215! 656,1215! 660,880!", gap=8, around=1)
        m.flat(HEAD, ink=0, gap=8, around=KEY)
        m.flat("570,252! 592,252 620,270 638,310 640,370 620,424 598,452! 602,400 594,350 584,312 562,282!", ink=KEY)
        m.flat(ellipse(570, 376, 19, 27, degrees=20), ink=0, gap=6, around=KEY)
        m.strokes([[(562, 364), (578, 368), (572, 390)]], 6, ends=(0.3, 0.3), black=True)
        m.flat("504,306! 516,286 540,282 556,298! 538,312 520,314", ink=0, gap=5, around=KEY)
        m.flat(ellipse(518, 302, 10, 10), ink=KEY)
        m.strokes([[(510, 268), (530, 260), (552, 272)], [(454, 327), (474, 333), (492, 324)], [(483, 250), (492, 242), (500, 246)]], 9, ends=(0.4, 0.3), black=True)
        m.flat(SHIRT, ink=2, gap=8, around=KEY)
        with m.within(SHIRT):
            m.flat("504,490! 530,490! 528,910! 504,910!", ink=0)
            m.flat("574,490! 600,490! 596,910! 570,910!", ink=0)
            m.strokes([[(462, 600), (456, 740), (462, 910)], [(632, 600), (638, 740), (632, 910)]], 9, ends=(0.2, 0.8), black=True)
            wedges(m, [[(550, 540), (548, 700), (552, 880)], [(484, 560), (480, 700), (484, 870)], [(614, 560), (616, 700), (612, 870)]], 12, ends=(0.1, 0.1))
        for x, w in ((442, False), (650, True)):
            q = -1 if w else 1
            m.flat(moved(HAND, (x, 892), 1.04, 0, w), ink=0, gap=6, around=KEY)
            m.strokes([[(x + q * 4, 1050), (x + q * 5, 1014), (x + q * 3, 984)], [(x - q * 14, 1044), (x - q * 12, 1014), (x - q * 12, 990)], [(x + q * 20, 976), (x + q * 16, 956), (x + q * 8, 944)]], 6, ends=(0.9, 0.2), black=True)
            m.flat([(x - 28, 868), (x + 28, 868), (x + 26, 898), (x - 26, 898)], ink=2, gap=5, around=KEY)
    with p.thing("third reed", "accent") as t:
        t.flat(tube([(742, 1215, 40), (738, 800, 38), (744, 400, 34), (752, 260, 26)]), gap=8, around=1)
        t.flat(tube([(752, 250, 8), (756, 60, 5), (758, -20, 4)]), gap=5, around=1)
        t.flat("710,470! 726,450 752,448 772,466! 752,484 728,486", ink=0)
        t.flat(ellipse(734, 467, 14, 15), spot=True)
        t.flat("706,466! 724,442 754,440 776,464! 752,456 728,458", ink=KEY)
        t.flat("704,468! 726,452 754,452 778,468 752,462 728,464", ink=2)
    with p.thing("dark reeds") as d:
        for q in ([(40, 1215, 22), (54, 700, 18), (30, 200, 12), (40, -20, 8)], [(110, 1215, 16), (96, 760, 14), (120, 300, 9), (150, 30, 3)], [(-10, 900, 14), (60, 700, 12), (130, 420, 3)], [(160, 1215, 15), (176, 1000, 12), (150, 800, 3)]):
            d.flat(tube(q), gap=6, around=1)
        d.flat(tube([(34, 120, 22), (36, 200, 27), (38, 300, 24)]), ink=2, gap=6, around=KEY)
    s.describe("A bittern stands in the reeds, beak straight up. Beside it a lanky man does the same with his long nose, arms pressed down. On the right a thick reed opens one eye.")
    s.moods("droll", "tense", "smug", "secretive")
    s.themes("hiding", "friendship", "pretending", "fear", "being found")
    s.says("camouflage", "posture", "neighbours", "nosy", "conformity", "statues", "nobody", "straws", "hush", "found you", "which of us is the bird?", "method acting", "nobody is looking for us", "stand up straight, they said", "don’t breathe", "I’ve been here since Tuesday", "hide and seek, second week", "stiff upper lip", "is it gone?", "play it cool", "when in reeds", "the third one is watching", "nose in the air", "we don’t know each other", "act natural", "the tax man came by", "he learned it from the best", "just two reeds talking", "stripes are slimming", "a tall story", "someone will call us for supper", "spot the difference", "wallflowers", "I think, therefore I’m a plant", "bad at parties", "the reeds have eyes", "keep your chin up", "long-lost cousins", "and if they never come?", "best friends stand still", "brown is the new brown", "if I can’t see you", "waiting for the music to stop", "they stopped looking years ago")  # fmt: skip
    s.relate("lanky man", "hides in", "reed bed")
    s.about(place="a reed bed", time="late afternoon", light="golden from the left", composition="right", view="through reeds", foreground="dark stalks", unexplained="the reed that blinks")
