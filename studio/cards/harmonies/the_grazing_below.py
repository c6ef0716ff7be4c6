"""The Grazing Below: a hind licks the ice; from its other side, in summer, a stag grazes towards her."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

Spots = list[tuple[float, float]]
DEER = "-238,-16! -236,-4 -226,2 -212,-1! -206,-12 -196,-26 -178,-50 -160,-66 -142,-84! -120,-104 -106,-132 -100,-152! -94,-136 -90,-120 -86,-88 -82,-52 -82,-26 -94,-6! -94,1! -64,1! -66,-18 -62,-34 -60,-60 -56,-92 -48,-126 -34,-168! 10,-164 70,-170 130,-186 168,-204! 176,-176 196,-146 222,-118 234,-96 232,-60 228,-28 214,-6! 214,1! 246,1! 250,-18 252,-34 258,-70 272,-106! 262,-130 268,-160 286,-194 296,-230 292,-262! 312,-246 318,-222! 326,-252 314,-282 288,-300 240,-314 180,-308 110,-298 40,-304 0,-318 -40,-316! -72,-296 -104,-250 -132,-196 -152,-148 -168,-130! -184,-124 -196,-106 -204,-86 -218,-50 -232,-30"
NEAR_EAR = "-164,-128! -160,-156 -140,-178 -108,-188! -110,-164 -126,-140 -146,-122"
FAR_EAR = "-176,-124! -196,-140 -222,-146 -244,-138! -230,-120 -206,-110 -188,-110"
FAR = ("-128,-190! -122,-150 -124,-110 -130,-88 -136,-52 -140,-26 -154,-6! -154,1! -124,1! -122,-22 -116,-48 -108,-88 -96,-120 -84,-170! -100,-190", "120,-210! 126,-170 150,-140 172,-116 180,-96 172,-60 164,-28 148,-6! 148,1! 180,1! 184,-20 190,-40 202,-72 218,-106! 210,-130 220,-160 240,-200! 180,-230")
ANTLER = ([(-170, -128, 11), (-192, -186, 10), (-224, -240, 9), (-270, -276, 8), (-322, -286, 4)], [(-180, -150, 9), (-218, -170, 7), (-262, -158, 3)], [(-198, -200, 8), (-244, -216, 7), (-286, -204, 3)], [(-234, -250, 8), (-236, -300, 6), (-220, -344, 3)], [(-264, -272, 7), (-284, -316, 6), (-282, -356, 3)])
K = 1.14


@card(id="u3zg2i", title="The Grazing Below", seed=80, palette="lino_night_pasture", light=(-0.3, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, 0.5, 0.5)])

    def up(shape: str | Spots) -> Spots:
        return moved(shape, (392, 594), K)

    def down(shape: str | Spots) -> Spots:
        return [(x + 6, 1240 - y) for x, y in up(shape)]

    with p.thing("pond", "place") as pond:
        pond.flat("-20,-20! 820,-20! 820,640! -20,640!", ink=1)
        pond.flat("-20,640! 820,640! 820,1220! -20,1220!", ink=2)
        pond.flat("-20,588! 200,594 400,590 600,596 820,590! 820,650! 600,644 400,648 200,642 -20,650!", ink=0)
        with pond.down_to(2):
            pond.strokes([[(60, 618), (130, 612), (170, 624), (250, 618)], [(330, 624), (420, 612), (470, 626), (560, 620)], [(610, 612), (680, 626), (770, 616)]], 8, ends=(0.1, 0.1))
        for trunk in ([(690, 590, 16), (700, 380, 13), (690, 200, 9), (720, 20, 4)], [(698, 330, 8), (740, 240, 6), (760, 150, 3)], [(694, 260, 7), (650, 180, 5), (640, 100, 3)], [(92, 590, 12), (84, 380, 9), (100, 200, 6), (90, 60, 3)], [(88, 330, 6), (50, 250, 4), (44, 190, 2)]):
            pond.flat(tube(trunk), ink=2)
        pond.dots([(190, 90, 9), (260, 210, 8), (330, 60, 10), (430, 150, 9), (540, 60, 8), (580, 190, 9), (150, 300, 8), (40, 110, 8), (640, 290, 8), (770, 60, 9), (400, 170, 7)], 0)
        for n, (x, h) in enumerate(((30, 180), (70, 110), (110, 70), (350, 150), (384, 80), (520, 120), (560, 90), (716, 200), (750, 130), (786, 180))):
            pond.flat([(x - 13, 642), (x + 13, 642), (x + 8, 642 + h * 0.5), (x + (14 if n % 2 else -14), 642 + h)], ink=KEY)
    with p.thing("hind", "subject") as hind:
        for leg in FAR:
            hind.flat(up(leg), gap=5, around=1)
        hind.flat(up(FAR_EAR), gap=5, around=1)
        hind.flat(up(DEER), gap=6, around=0)
        hind.flat(up(NEAR_EAR), gap=6, around=0)
        hind.flat(up("-148,-140! -144,-158 -124,-174! -126,-158 -138,-142"), ink=1)
        hind.flat(up("-204,-82! -194,-90 -180,-84 -174,-72! -186,-70 -196,-72"), ink=0)
        hind.dots([(*up([(-187, -79)])[0], 8)], KEY)
        hind.strokes([up([(-232, -14), (-222, -10), (-216, -14)]), up([(-206, -16), (-196, -24), (-184, -30)])], 6, ends=(0.3, 0.2))
        hind.strokes([up([(x, y), (x + h * 0.5, y - 7), (x + h, y + 2)]) for x, y, h in ((-30, -286, 70), (60, -276, 80), (164, -284, 86), (10, -254, 62), (106, -250, 70), (210, -256, 56))], 14, ends=(0.9, 0.05))
        hind.strokes([up(q) for q in ([(-70, -226), (-58, -200), (-56, -172)], [(150, -196), (176, -210), (206, -206)])], 9, ends=(0.2, 0.1))
        hind.flat(up("292,-262! 306,-246 316,-222! 310,-204 294,-196! 300,-230"), ink=0)
        hind.flat(up("-236,-6! -240,8 -230,16 -218,12 -212,-2!"), ink=0)
    with p.thing("stag", "subject") as stag:
        for leg in FAR:
            stag.flat(down(leg), ink=1, gap=4, around=KEY)
        for tine in ANTLER:
            stag.flat([(x + 36, y + 14) for x, y in down(tube(tine))])
        for tine in ANTLER:
            stag.flat(down(tube(tine)), gap=5, around=KEY, ink=0)
        for tine in ANTLER:
            stag.flat(down(tube(tine)), ink=0)
        stag.flat(down(FAR_EAR), ink=1, gap=5, around=KEY)
        stag.flat(down(DEER), ink=1, gap=6, around=KEY)
        stag.flat(down(NEAR_EAR), ink=1, gap=5, around=KEY)
        stag.flat(down("-148,-140! -144,-158 -124,-174! -126,-158 -138,-142"), ink=2)
        stag.flat(down("-206,-84! -196,-94 -180,-86 -172,-72! -186,-70 -196,-72"))
        stag.dots([(*down([(-190, -82)])[0], 5)], 0)
        stag.flat(down("-238,-16! -236,-4 -226,2 -214,-1! -216,-16 -226,-24"))
        stag.strokes([down([(-206, -16), (-196, -24), (-184, -30)])], 6, ends=(0.3, 0.2), black=True)
        stag.dots([(*down([(x, y)])[0], r) for x, y, r in ((-50, -276, 9), (-6, -290, 11), (46, -276, 10), (96, -272, 11), (146, -280, 10), (200, -288, 11), (250, -284, 9), (16, -240, 11), (76, -238, 9), (130, -242, 11), (188, -250, 10), (244, -246, 11), (-36, -234, 8), (218, -210, 9), (-86, -244, 8))], 0)
        stag.strokes([down(q) for q in ([(-60, -220), (-46, -196), (-42, -166)], [(154, -198), (176, -210), (202, -206)])], 7, ends=(0.2, 0.1), black=True)
    with p.thing("summer weed", "accent") as weed:
        for x, y, r in ((36, 828, 26), (344, 806, 24), (704, 850, 28), (776, 834, 22), (524, 772, 20), (74, 762, 18)):
            weed.flat([(x + r * (0.86 + 0.34 * math.cos(5 * a)) * math.cos(a), y + r * (0.86 + 0.34 * math.cos(5 * a)) * math.sin(a)) for a in (math.tau * k / 60 for k in range(60))], spot=True, gap=4, around=KEY)
            weed.dots([(x, y, 6)], KEY)
    s.describe("A dark hind puts her muzzle to a frozen pond. Underneath, upside down, a pale spotted stag with branching antlers grazes towards her. Above it snows; round him yellow flowers hang.")
    s.moods("quiet", "longing", "cold", "dreamlike")
    s.themes("reflection", "distance", "love", "seasons", "otherness")
    s.says("reflection", "almost", "winter", "opposite", "thin", "upside-down", "parallel", "longing", "glass", "counterpart", "neighbours", "knock knock", "the other half", "so near", "my husband is the summer", "he thinks I am the one below", "kiss through a window", "who is the mirror?", "long-distance", "cold feet, warm feet", "a queen of hearts", "on the other side of the year", "only an inch of ice", "we never met in May", "mind the gap", "what the pond dreams", "you have my face, with antlers", "the grass is greener down there", "wait for the thaw", "heads or tails", "as above, so below", "I can taste him", "visiting hours", "two worlds, one floor", "the man downstairs", "he went in last autumn", "ghosts eat too", "antipodes", "skating on my sister", "don’t breathe on it", "the day it melts", "lick it and make a wish", "someone answers", "half of a playing card")  # fmt: skip
    s.relate("hind", "is reflected as", "stag")
    s.about(place="a frozen pond", time="winter above, summer below", weather="snow", light="from under the ice", composition="split", view="eye level, the ice seen from its edge", foreground="weed that hangs from the ice", unexplained="it is summer round the stag")
