"""Not Ripe: geese ripen in pods on a bough; one sits in its split husk and looks down at one that fell too soon."""

from __future__ import annotations

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

BACK = "510,146! 450,170 376,226 320,312 288,416 274,510 274,590! 746,590! 746,510 732,416 700,312 644,226 570,170"  # the big pod: its back half from without and within, and the lower half in front
INSIDE = "510,196 442,218 378,280 336,374 316,480 312,620! 708,620! 704,480 684,374 642,280 578,218"
CUP = "266,566! 320,608 390,630 464,636! 492,676! 518,634! 590,626 670,600 754,560! 756,630 736,710 682,786 600,838 550,858 512,884! 474,858 420,838 338,786 284,710 264,630"
BODY = "338,690! 334,616 350,556 400,514 460,488 506,456 530,416 536,380 528,352 512,336 490,330 452,340! 420,320! 446,290 480,272 520,266 562,286 590,328 598,386 588,440 584,476 606,504 648,538 676,590 684,690!"  # the goose in it: back, breast and neck up to the crown; where the black of the neck begins
SOCK = "400,400! 470,452! 486,484! 506,464! 528,500! 548,468! 572,488! 592,440! 660,400! 640,220! 400,220!"
LOW = "30,1046! 70,1040 120,1016 160,996 182,970 188,940 182,910 180,884! 226,866! 240,896 248,932 262,970 284,1006 300,1044 292,1096 254,1136 184,1150 120,1134 68,1096"
LOW_SOCK = "120,840! 150,1000! 176,978! 188,1010! 208,984! 230,1012! 248,982! 290,990! 300,840!"
HEAD = "-58,10 -54,-26 -26,-47 12,-47 44,-31 62,-12! 64,22! 40,38 6,45 -30,43 -54,34"  # a goose's head in profile, to our right
BILL = "57,-17! 84,-8 112,8 134,24! 128,38 96,38 60,30!"
CHEEK = "-42,28 -48,6 -40,-20 -20,-32 -2,-22 4,-4 0,18 -10,34 -28,36"


def goose(t: Cutting, body: str, sock: str, at: Point, size: float, degrees: float, flip: bool) -> None:
    """Body, black neck, head, white cheek, bill and eye; a black line round it."""
    t.flat(body, ink=1, gap=9, around=KEY)
    with t.within(body):
        t.flat(sock)
    t.flat(moved(BILL, at, size, degrees, flip), ink=2, gap=8, around=KEY), t.flat(moved(HEAD, at, size, degrees, flip)), t.flat(moved(CHEEK, at, size, degrees, flip), ink=0)
    t.strokes(moved_lines([[(64, 16), (94, 22), (122, 32)], [(84, 2), (92, 4), (100, 9)]], at, size, degrees, flip=flip), 7 * size, ends=(0.6, 0.2), black=True), t.flat(moved(ellipse(26, -14, 14, 13), at, size, degrees, flip), ink=0), t.flat(moved(ellipse(30, -11, 8, 8), at, size, degrees, flip))


@card(id="n0r02m", title="Not Ripe", seed=96, palette="lino_thaw", light=(-0.7, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.72, -0.42, 0.42)])
    with p.thing("shore", "place") as shore:
        shore.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), shore.flat("-20,950! 120,920 300,906 480,940 640,920 820,930! 820,1220! -20,1220!", ink=2, gap=7)
        shore.flat("-20,1040! 200,1014 460,1030 820,1010! 820,1220! -20,1220!", ink=3, gap=8)
        for x, y, q in ((360, 1160, 1.0), (740, 1160, 1.2)):
            wedges(shore, [[(x, y), (x + u * q * 0.5, y - 22 * q), (x + u * q, y - v * q)] for u, v in ((-34, 34), (-10, 52), (14, 46), (36, 28))], 12, 1)
        shore.flat(ellipse(580, 1128, 150, 18)), shore.flat("456,1056! 520,1074 600,1072 696,1036! 706,1080 670,1122 590,1138 510,1124 466,1096!", ink=3, gap=8, around=KEY), shore.flat("456,1056! 500,1034! 530,1044! 570,1020! 600,1034! 660,1016! 696,1036! 600,1072 520,1074", ink=0, gap=7, around=KEY)
    with p.thing("bough") as bough:
        bough.flat(tube("-30,84,46 160,58,40 340,72,38 520,52,32 680,64,26 830,36,20"), gap=6)
        for at, to, bend in (((640, 76), (736, 150), 14), ((330, 96), (262, 176), 10), ((660, 70), (774, 96), -10)):
            bough.flat(lens(at, to, 26, 0.5, bend), ink=3, gap=6, around=KEY)
        with bough.down_to(3):
            bough.strokes([[(20, 68), (170, 40), (320, 54)], [(140, 80), (300, 88), (430, 78)], [(540, 40), (640, 48), (760, 36)]], 10, ends=(0.1, 0.1))
    with p.thing("closed pod", "witness") as far:
        shape = "152,166! 116,190 76,246 60,316 76,392 118,446 152,474! 186,446 228,392 244,316 228,246 188,190"
        far.flat(tube("150,76,14 154,130,9 152,176,14")), far.flat(shape, ink=3, gap=8, around=KEY)
        with far.within(shape):
            wedges(far, fringe([(200, 196), (236, 270), (244, 330), (222, 410), (180, 456)], 13, (30, 70), bearing=(160, 200), seed=8), 20)
            far.strokes([[(150, 176), (104, 250), (94, 330), (112, 410), (150, 466)]], 8, ends=(0.2, 0.2)), far.strokes([[(152, 170), (160, 250), (164, 320), (160, 400), (152, 470)]], 8, ends=(0.2, 0.2), black=True)
        far.flat("160,226! 186,268 190,318 182,356 160,388! 144,350 142,270"), far.flat("146,290! 190,284 228,302 256,330! 224,348 186,350 146,340!", ink=2, gap=7, around=KEY), far.strokes([[(150, 318), (200, 322), (240, 331)], [(178, 300), (188, 302), (198, 307)]], 7, black=True, ends=(0.4, 0.3))
    with p.thing("goose in its pod", "subject") as t:
        t.flat(tube("510,56,26 508,110,17 510,166,24")), t.flat(BACK, ink=3, gap=9, around=KEY), t.flat(INSIDE, ink=0, gap=7, around=KEY)
        with t.within(INSIDE):
            wedges(t, fringe([(550, 206), (640, 276), (686, 374), (706, 480), (710, 600)], 16, (40, 90), bearing=(140, 185), seed=3), 26, 1)
        t.strokes([[(460, 184), (386, 248), (336, 336), (308, 430), (294, 520)]], 8, ends=(0.1, 0.1)), goose(t, BODY, SOCK, (434, 342), 1.04, -44, True)
        with t.within(BODY):
            wedges(t, fringe([(336, 650), (350, 560), (394, 508)], 7, (50, 90), bearing=(0, 30), seed=7), 26, 0), t.strokes([[(508, 620), (526, 572), (566, 540), (630, 560), (676, 606)], [(552, 588), (570, 604), (592, 590)], [(596, 576), (612, 590), (630, 578)]], 11, ends=(0.2, 0.2), black=True)
        t.flat(CUP, ink=0, gap=9, around=KEY)
        with t.within(CUP):
            t.flat(moved(CUP, (0, 20)), ink=3, gap=7, around=KEY)
            t.strokes([[(512, 884), (442, 810), (402, 730), (388, 652)], [(512, 884), (530, 800), (532, 730), (520, 660)]], 9, ends=(0.6, 0.3), black=True), t.strokes([[(460, 836), (362, 774), (314, 700), (296, 626)]], 9, ends=(0.1, 0.1))
            wedges(t, fringe([(754, 590), (738, 700), (682, 786), (610, 830)], 10, (60, 120), bearing=(176, 214), seed=5), 24)
    with p.thing("goose that fell", "witness") as d:
        d.flat(ellipse(170, 1152, 150, 18))
        for x in (0, -36):
            d.flat(moved("226,1124! 276,1104 330,1110! 340,1132 322,1160! 284,1152 238,1156!", (x, x * 0.1)), ink=2, gap=7, around=KEY)
        goose(d, LOW, LOW_SOCK, (216, 872), 0.88, -36, False)
        with d.within(LOW):
            d.strokes([[(60, 1064), (110, 1040), (170, 1040), (212, 1066), (180, 1106), (110, 1106)], [(92, 1072), (110, 1086), (132, 1072)], [(138, 1066), (156, 1082), (178, 1068)]], 10, ends=(0.2, 0.2), black=True), wedges(d, fringe([(296, 1050), (284, 1100), (244, 1138)], 6, (26, 54), bearing=(190, 230), seed=2), 20, 0)
        d.flat(moved("-66,-6! -62,-54 -22,-84 20,-78 40,-46! 26,-50 14,-34! 2,-48 -12,-28! -28,-42 -40,-16! -52,-24!", (216, 872), 0.92, -36), ink=3, gap=7, around=KEY), d.flat(moved("-34,-78! -42,-104 -26,-110 -12,-82!", (216, 872), 0.92, -36), ink=3, gap=5, around=KEY)
    s.describe("A goose sits in its split green pod, hanging from a bough. It looks down at another goose, which has fallen too soon and wears a bit of husk on its head. On the left a beak pokes out of a closed pod.")
    s.moods("comic", "cross", "tender", "strange"), s.themes("growing", "birth", "belonging", "time", "family")
    s.says("windfall", "late-bloomer", "orchard", "internship", "premature", "dangling", "gravity", "weaning", "pear-shaped", "offspring", "are we there yet?", "hang in there", "let go when you’re ready", "I fell off too soon", "early retirement", "family tree", "don’t pick the sleeping ones", "grandmother said they grow", "money doesn’t, geese do", "he wasn’t cooked yet", "one good shake", "I’ll do it alone", "the apple and the trunk", "late in the season", "leaving home in a huff", "stay in bed", "somebody has to be first", "still on the breast", "fruit with opinions", "out of the nest, on foot", "kicking in her sleep", "a bird in the bush", "what will I become?", "half a goose", "childhood, upside down", "no one is finished", "jam or goose?", "I was not asked", "ripeness is all", "waiting for my name", "down to earth", "my brother is still asleep")  # fmt: skip
    s.relate("goose in its pod", "grows from", "bough"), s.about(place="a shore with an old tree", time="early morning", light="pale, from the left", composition="diagonal", view="near, level with the pod", foreground="the goose that fell, and half a husk", unexplained="who decides when a goose is ripe")
