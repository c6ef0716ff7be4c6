"""The White One Speaks: a white rook among black ones holds up one black feather."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse

ROOK = "246,372! 262,330 300,286 356,262 416,266 466,296 498,346 514,410 540,480 600,560 670,660 736,780 790,900 830,1000! 830,1240! 180,1240! 150,1120 142,1000 156,880 190,770 232,680 262,600 276,530 270,480 258,440!"
BEAK = "40,430! 100,392 170,356 240,330 286,318! 316,340 322,380 306,424 276,446! 210,444 140,440 84,440!"
WING = "402,640! 450,590 520,590 590,650 660,750 730,870 830,1030! 830,1240! 560,1240! 470,1140 410,1020 376,900 370,780 380,700"
# heads of the listeners: one behind, looking over; one far; one near us, from behind
OVER = "512,276! 570,238 630,196 672,164 710,142 760,134 830,140! 830,560! 770,560 720,500 690,420 680,324! 640,314 580,298!"
NEAR = "-20,800! 40,790 96,810 140,850 168,892! 220,880 290,896 352,940! 290,950 230,964 184,982! 190,1060 210,1130 226,1240! -20,1240!"


@card(id="k4r9cq", title="The White One Speaks", seed=9, palette="lino_sulphur", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("stubble", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,-20! 820,-20! 820,560! 600,540 300,560 -20,540!", ink=2)
        wedges(g, fringe([(-20, 620), (160, 612), (300, 624)], 12, (30, 60), -84, seed=3) + fringe([(-20, 760), (120, 750), (240, 764)], 8, (40, 80), -84, seed=5), 12, KEY)
    with p.thing("black rooks", "witness", count=3) as ring:
        far = "262,214! 214,184 194,152 160,132 122,136 96,164 86,206 62,270 26,330 -20,400! -20,520! 40,470 80,440 126,414 164,372 184,320 188,274 180,238! 214,226!"
        ring.flat(far, gap=8, around=0)
        ring.flat("262,214! 222,196 196,170! 178,186 176,214 182,236! 214,226!", ink=0), ring.flat("262,214! 230,204 206,194! 204,226!", ink=KEY)
        ring.flat(ellipse(152, 172, 15, 14), ink=1), ring.flat(ellipse(156, 173, 8, 8))
        ring.flat("20,350! 70,300 110,290 130,320 110,370 60,420 -20,490! -20,420!", gap=5, around=2)
        ring.strokes([[(150, 270), (156, 310), (146, 350)], [(120, 220), (126, 250), (120, 280)]], 9, ends=(0.2, 0.2))
        # the one that looks over his back
        ring.flat(OVER, gap=8, around=0)
        ring.flat("596,222! 630,196 676,162! 700,200 702,262 682,324! 640,314 604,304!", ink=0), ring.flat("512,276! 570,238 604,214! 596,258 606,302! 570,296!")
        ring.strokes([[(606, 262), (640, 258), (680, 256)]], 8, ends=(0.3, 0.6), black=True)
        ring.flat(ellipse(732, 214, 23, 22), ink=1), ring.flat(ellipse(726, 216, 12, 13))
        wedges(ring, [[(770, 300), (786, 380), (780, 460)], [(730, 320), (744, 390), (740, 450)], [(790, 200), (812, 240), (816, 290)]], 16, 2, ends=(0.2, 0.1))
    with p.thing("white rook", "subject") as r:
        r.flat(ROOK, ink=0, gap=9, around=KEY)
        with r.within(ROOK):
            wedges(r, [[(470, 320), (500, 400), (520, 470)], [(440, 420), (466, 480), (510, 540)], [(520, 490), (560, 550), (600, 600)]], 15, 2, ends=(0.1, 0.2))
            wedges(r, [[(x, y), (x - 8, y + 50), (x + 10, y + 110)] for x, y in ((296, 660), (250, 740), (330, 760), (280, 850), (214, 850), (330, 930), (250, 980), (190, 990), (310, 1060), (380, 1080), (220, 1110), (440, 1150))], 18, 2, ends=(0.1, 0.3))
            r.flat("146,1240! 138,1080 150,930 184,800 226,700 216,820 196,960 200,1100 220,1240!", ink=1)
            wedges(r, [[(282, 480), (274, 540), (286, 600)], [(320, 500), (318, 560), (330, 620)], [(362, 500), (370, 560), (366, 610)]], 13, 2, ends=(0.1, 0.2))
            r.flat(WING, ink=0, gap=8, around=KEY)
            with r.within(WING):
                for x, y, u, v, w in ((470, 1010, 560, 1290, 36), (520, 990, 650, 1290, 38), (570, 960, 740, 1270, 40), (620, 930, 810, 1220, 40), (670, 900, 850, 1140, 40), (420, 860, 446, 1080, 42), (476, 840, 536, 1062, 42), (530, 810, 616, 1020, 42), (590, 780, 690, 970, 42), (640, 760, 750, 920, 40), (406, 720, 418, 910, 42), (458, 690, 494, 880, 42), (514, 660, 572, 840, 42), (562, 640, 640, 800, 42), (420, 610, 424, 760, 38), (470, 580, 492, 730, 38), (520, 580, 562, 720, 38)):
                    r.flat(plume((x, y), (u, v), w), ink=1 if v > 1130 or u > 700 else 0, gap=5.5, around=KEY if v > 1000 else 2)
                    wedges(r, [[(x, y), ((x + u) / 2, (y + v) / 2), (u, v)]], 6, 2, ends=(0.2, 0.3))
        r.flat(BEAK, gap=15), r.flat(BEAK, ink=2, gap=7, around=KEY), r.flat("190,352! 240,330 286,318! 316,340 322,380 306,400! 250,402 200,412! 206,380!", ink=0)
        r.flat("56,440! 140,424 220,410 300,396! 306,424 276,446! 210,444 140,440!", ink=KEY)
        r.flat(ellipse(366, 346, 34, 33), ink=1, gap=6, around=KEY)
        r.flat(ellipse(360, 348, 20, 21)), r.dots([(352, 340, 7)])
        r.strokes([[(318, 324), (356, 300), (404, 316), (424, 340)], [(324, 376), (356, 390), (392, 380)]], [12, 7], ends=(0.4, 0.5), black=True)
        wedges(r, [[(302, 356), (290, 340), (262, 342)], [(312, 376), (292, 366), (262, 366)], [(312, 396), (290, 392), (266, 392)]], 11, 2, ends=(0.9, 0.1))
    with p.thing("black feather", "accent") as f:
        f.flat("140,424! 156,416! 168,440 176,520 160,610 122,690 84,740 56,760! 50,740! 66,730! 44,716 52,640! 70,646! 56,620 80,540 112,470!", gap=8, around=0)
        f.strokes([[(152, 436), (124, 560), (66, 744)]], 7, ends=(0.9, 0.2))
        wedges(f, [[(140, 500), (156, 520), (170, 524)], [(128, 560), (146, 582), (162, 590)], [(112, 620), (126, 640), (140, 646)], [(130, 540), (106, 548), (88, 566)], [(114, 600), (92, 606), (74, 626)]], 7, 2, ends=(0.3, 0.1))
        f.flat("96,414! 130,402 170,388! 190,420 176,436 120,440!", ink=2), f.strokes([[(46, 436), (130, 422), (210, 408), (304, 392)]], 9, ends=(0.2, 0.6), black=True)
    with p.thing("near rook") as n:
        n.flat(NEAR, gap=9, around=0)
        n.flat("168,892! 220,880 290,896 352,940! 290,950 230,964 184,982! 166,934!", ink=2, gap=6, around=KEY)
        n.strokes([[(180, 936), (250, 928), (340, 940)]], 7, ends=(0.5, 0.3), black=True)
        n.flat(ellipse(116, 884, 21, 20), ink=1), n.flat(ellipse(121, 882, 11, 12))
        wedges(n, [[(40, 850), (30, 930), (50, 1000)], [(84, 960), (80, 1040), (104, 1110)], [(130, 990), (140, 1060), (166, 1120)], [(30, 1060), (40, 1120), (60, 1180)]], 18, 2, ends=(0.2, 0.1))
    s.describe("A white rook stands among black rooks in a stubble field. It holds a single black feather in its beak. Three black ones turn their beaks to it, one over its back, one close to us.")
    s.moods("tense", "lonely", "solemn", "wry")
    s.themes("difference", "belonging", "judgement", "loyalty", "courage")
    s.says("scapegoat", "trial", "minority", "evidence", "outsider", "jury", "snow", "accused", "witness", "confession", "inkpen", "albino", "the last of my own", "it wasn’t me", "I can explain", "minority report", "one of us is different", "they all had a point", "picked on", "who is missing?", "holding on to the old me", "my mother was black", "speak now", "the quill of the matter", "I was one of you", "guilty of winter", "all against one", "he washed too long", "stage fright", "a feather in no cap", "any questions?", "this belonged to somebody", "pale with fear", "the chairman has the floor", "everyone looked at me", "the truth weighs nothing", "first day at school", "silence in the field", "proof that I was here", "they came to listen", "drop it", "a clean conscience", "the ghost of the flock", "say something")  # fmt: skip
    s.relate("black rooks", "listens to", "white rook")
    s.about(place="a stubble field", time="winter noon", light="flat winter light", composition="right", view="near, from within the ring", foreground="the head of a black rook", unexplained="whose feather it is")
