"""Ask Me in October: a bat hangs among the pears, wrapped up like one of them, and a wasp has come to see how far it is."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

PEAR = "0,-300! 40,-296 66,-250 76,-180 104,-90 164,-6 200,90 204,190 160,276 80,318! 0,306! -70,322 -160,270 -206,180 -200,80 -160,-20 -100,-100 -78,-180 -70,-250 -40,-296"
SHADE = "30,-330! 230,-330! 230,340! -90,340! 20,312 100,250 134,150 116,50 60,-50 30,-150"
LEAF = "0,0! 50,-66 130,-92 210,-76 290,-6! 220,34 130,52 50,36"
BAT = "400,250! 360,254 330,290 300,360 262,460 236,560 238,650 266,712 320,744! 480,744! 534,712 562,650 564,560 538,460 500,360 470,290 440,254"
NEAR = "396,250! 360,254 330,290 300,360 262,460 236,560 238,650 266,712 312,740! 380,736 446,694 490,622 500,540 480,440 440,340 412,280"
HEAD = "-92,14 -86,-46 -46,-82 0,-88 46,-82 86,-46 92,14 66,62 30,88 0,94 -30,88 -66,62"
EAR = "-92,-26! -124,-110 -108,-196! -52,-160 -14,-84! -50,-40"


@card(id="vaujbz", title="Ask Me in October", seed=41, palette="lino_fox_fire", light=(-0.7, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.75, -0.3, 0.42)])
    with p.thing("orchard evening", "place") as n:
        n.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=3), n.flat("-10,1010 120,990 260,1014 420,996 600,1016 810,986! 810,1210! -10,1210!", ink=2)
        n.flat("-10,1164 160,1146 340,1156 520,1140 810,1154! 810,1210! -10,1210!", ink=KEY), n.flat("276,1156! 276,1106! 264,1106! 314,1066! 368,1104! 356,1104! 356,1156!", ink=KEY)
    with p.thing("pears", "witness") as t:
        for x, y, k, a in ((690, 560, 0.86, -5), (84, 690, 1.02, 5)):
            t.flat(tube([(x - 2, y - 280 * k, 9), (x + 10, y - 360 * k, 8), (x + 2, y - 520 * k, 10)]))
            pear = moved(PEAR, (x, y), k, a)
            t.flat(pear, ink=1, gap=8, around=KEY)
            with t.within(pear):
                t.flat(moved(SHADE, (x, y), k, a), ink=2), wedges(t, [moved(q, (x, y), k, a) for q in ([(60, -60), (96, 40), (112, 140)], [(30, -200), (40, -110), (66, -30)], [(100, 60), (114, 150), (80, 250)])], 22, 1, ends=(0.1, 0.1))
                t.flat(moved("-110,20! -140,90 -140,190 -104,240! -116,160 -112,90", (x, y), k, a), ink=0)
    with p.thing("bough") as b:
        b.flat(tube([(-20, 90, 50), (140, 140, 44), (300, 160, 34), (400, 160, 32), (520, 158, 30), (660, 120, 32), (820, 40, 24)]), gap=8, around=3)
        with b.down_to(2):
            b.strokes([[(20, 76), (110, 116), (200, 140)], [(60, 140), (140, 162), (230, 176)], [(540, 146), (640, 116), (740, 66)], [(520, 176), (590, 168), (650, 144)]], 12, ends=(0.1, 0.1))
        for at, a, k, flip in (((180, 130), 34, 0.8, True), ((620, 130), -20, 0.84, False), ((230, 124), -36, 0.5, False), ((60, 100), 74, 0.9, False), ((716, 90), 58, 0.8, False)):
            leaf = moved(LEAF, at, k, a, flip)
            b.flat(leaf, ink=2, gap=7, around=KEY), b.strokes([moved([(10, -2), (120, -24), (270, -8)], at, k, a, flip)], 8, ends=(0.5, 0.1), black=True)
    with p.thing("bat", "subject") as b:
        for f, x in ((-1, 346), (1, 454)):
            b.flat(moved(EAR, (400, 790), 1.0, 180, f > 0), ink=1, gap=9, around=KEY), b.flat(moved("-92,-56! -108,-110 -100,-170! -66,-140 -44,-90!", (400, 790), 1.0, 180, f > 0), ink=3)
            b.flat(tube([(x, 330, 22), (x - f * 2, 270, 17), (x, 226, 12), (x, 206, 14)]), ink=2, gap=7, around=KEY)
            for d in (-34, -12, 12, 34):
                b.flat(tube([(x + d * 0.2, 212, 8), (x + d * 0.8, 176, 8), (x + d, 144, 8), (x + d * 1.05, 128, 7)]), ink=2, gap=5, around=KEY), b.flat(lens((x + d * 1.05, 134), (x + d * 1.25, 104), 8, 0.3, 4), ink=0, gap=4, around=KEY)
        b.flat(BAT, gap=9, around=1)
        with b.down_to(2):
            b.strokes([[(524, 706), (548, 570), (506, 410), (440, 276)], [(512, 718), (526, 640), (522, 560)], [(498, 726), (506, 690), (508, 660)]], [16, 13, 12], ends=(0.7, 0.1))
        b.flat(NEAR, ink=2, gap=8, around=KEY)
        with b.within(NEAR):
            b.flat("380,240! 330,290 300,360 262,460 236,560 230,650 250,712! 290,740! 268,640 276,540 306,440 350,340 396,256!", ink=1)
            wedges(b, [[(300, 740), (266, 620), (290, 450), (386, 262)], [(304, 740), (336, 600), (368, 420), (396, 262)], [(310, 742), (424, 620), (436, 440), (404, 270)]], 20, KEY, ends=(0.7, 0.1))
        wedges(b, fringe([(312, 748), (350, 718), (400, 704), (450, 718), (488, 748)], 13, (44, 66), -90, seed=4), 30, 1)
        b.flat(moved(HEAD, (400, 790), 1.04, 180), ink=1, gap=9, around=KEY)
        wedges(b, fringe([(330, 868), (370, 884), (400, 888), (430, 884), (470, 868)], 7, (28, 46), -90, seed=2), 15, 2)
        b.flat(moved("-44,26! -20,6 0,2 20,6 44,26! 48,56 24,82 -24,82 -48,56", (400, 790), 1.0, 180), ink=0, gap=6, around=KEY), b.flat(moved("-24,22! -10,10 10,10 24,22! 16,42 0,50 -16,42", (400, 790), 1.0, 180)), b.strokes([moved([(-26, 66), (0, 74), (26, 66)], (400, 790), 1.0, 180), moved([(0, 46), (0, 60), (0, 72)], (400, 790), 1.0, 180)], 7, black=True, ends=(0.3, 0.3))
        for x in (350, 450):
            b.flat(ellipse(x, 808, 28, 28), ink=0, gap=7, around=KEY), b.flat(ellipse(x + 6, 815, 15, 15)), b.dots([(x + 1, 808, 5)], 0)
    with p.thing("wasp", "accent") as w:
        at, a = (600, 1082), 15
        for q, h in (((96, -140), 24), ((166, -104), 22)):
            w.flat(moved(lens((-6, -10), q, h, 0.62, 8), at, 0.9, a), ink=0, gap=6, around=KEY)
        w.strokes(moved_lines([[(-20, 16), (-34, 56), (-14, 92)], [(0, 18), (-4, 60), (22, 98)], [(18, 14), (34, 54), (66, 84)]], at, 0.9, a), 8, ends=(0.9, 0.4), black=True)
        body = moved("20,-2! 46,-12 66,-32 100,-38 140,-26 190,16! 140,32 100,34 66,26 46,10 20,8!", at, 0.9, a)
        w.flat(body, ink=1, gap=7, around=KEY)
        with w.within(body):
            for x in (44, 80, 114, 148):
                w.flat(moved(tube([(x, -60, 8), (x + 9, 0, 9), (x, 60, 8)]), at, 0.9, a), ink=KEY)
        w.flat(moved("34,0 14,-28 -18,-34 -44,-14 -44,12 -16,28 16,22", at, 0.9, a), ink=KEY, gap=6, around=1), w.flat(moved("-22,-24! -4,-24 12,-16! -4,-14 -18,-14", at, 0.9, a), ink=1), w.flat(moved("-42,-10! -56,-34 -80,-34 -98,-12 -94,16 -76,34! -56,20 -42,8!", at, 0.9, a), ink=1, gap=6, around=KEY), w.flat(moved(lens((-62, -28), (-76, 18), 12, 0.5), at, 0.9, a), ink=KEY)
        w.strokes(moved_lines([[(-84, -24), (-104, -58), (-142, -56)], [(-92, -16), (-122, -38), (-156, -28)]], at, 0.9, a), 7, ends=(0.8, 0.4), black=True)
    s.describe("A bat hangs head down between two big pears. Wrapped tight in its wings, it has their shape; both eyes are wide open. A striped wasp flies up to it from below.")
    s.moods("droll", "watchful", "waiting", "warm")
    s.themes("ripeness", "disguise", "belonging", "letting go", "autumn")
    s.says("pear", "overripe", "windfall", "camouflage", "conference", "undercover", "upside down", "hang in there", "ask me in October", "not yet", "don’t let go first", "one of us will fall", "shape of things to come", "the last one on the tree", "a bad influence, that wasp", "how do you know when it’s time?", "we all start green", "gravity always wins", "it hung around too long", "family tree", "soft in the middle", "a late variety", "they all look the same from below", "pick me", "please don’t pick me", "five a day", "the others didn’t blink", "some ripen in the dark", "sweet enough", "the fall comes after summer", "let go, it’s soft below", "pears of a feather", "fruit bat", "wrapped up in itself", "night shift by day", "is it ready?", "squeeze gently", "a stranger in the fruit bowl", "it never fell far from the tree", "the odd one in", "the inspector is here", "impostor", "good posture, wrong way up", "fake it till you ripen", "smile, it’s only a wasp", "bottoms up")  # fmt: skip
    s.relate("bat", "does the work of", "pears")
    s.about(place="an orchard", time="an evening in September", light="warm, from the left", composition="centred", view="from below, under the bough", foreground="a big pear cut by the edge", unexplained="who asked the bat to be a pear")
