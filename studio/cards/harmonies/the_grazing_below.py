"""The Grazing Below: a hind licks the ice; from its other side, in summer, a stag grazes towards her."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

Spots = list[tuple[float, float]]
# hind and stag: grazing to our left, the ice at y = 0
DEER = "-240,-20! -224,-58 -208,-94 -190,-124! -180,-160 -160,-208 -130,-260 -96,-296 -60,-308 0,-296 60,-290 120,-300 172,-310 216,-298 240,-276! 260,-262 264,-238 252,-216! 248,-186 242,-156 230,-130! 236,-104 224,-84 214,-54 210,-26 206,0! 174,0! 184,-24 190,-52 190,-84 176,-110 148,-138 122,-172! 80,-158 20,-146 -30,-146 -54,-154! -60,-120 -64,-88 -68,-52 -66,-24 -62,0! -94,0! -86,-26 -86,-52 -90,-88 -98,-122 -104,-156! -116,-154 -124,-136 -134,-112 -146,-92! -160,-74 -178,-50 -198,-24 -212,-4! -224,0 -236,-6"
FAR = ("-60,-180! -44,-122 -38,-88 -34,-52 -32,-26 -38,0! -8,0! -10,-26 -12,-52 -12,-88 -12,-124 0,-160!", "180,-240! 92,-190 84,-160 102,-132 122,-108 134,-86 130,-52 124,-26 114,0! 146,0! 150,-26 156,-52 164,-84 172,-106! 166,-134 190,-180!")
NEAR_EAR = "-176,-130! -172,-158 -150,-182 -114,-194! -116,-168 -134,-142 -156,-126"
FAR_EAR = "-188,-122! -208,-138 -234,-146 -258,-138! -244,-118 -220,-106 -198,-108"
INNER_EAR = "-160,-142! -156,-160 -138,-176 -126,-180! -130,-164 -144,-148"
EYE = "-203,-86! -194,-97 -180,-94 -172,-80! -184,-76 -194,-78"
ANTLER = ([(-190, -124, 11), (-214, -176, 10), (-232, -232, 9), (-226, -292, 7), (-196, -342, 3)], [(-200, -144, 9), (-240, -154, 7), (-276, -182, 3)], [(-220, -196, 8), (-264, -214, 7), (-296, -246, 3)], [(-232, -250, 8), (-266, -288, 6), (-282, -332, 3)], [(-228, -288, 7), (-248, -330, 5), (-246, -372, 3)])
RUMP, TAIL = "240,-276! 256,-262 260,-238 250,-216! 246,-180 232,-160! 222,-200 224,-250", "236,-280! 256,-268 266,-244 254,-208! 242,-232"
HOOVES = [[(u - 1, 0), (u + 6, -20), (v - 3, -20), (v + 1, 0)] for u, v in ((-94, -62), (-38, -8), (174, 206), (114, 146))]
K = 1.22


@card(id="u3zg2i", title="The Grazing Below", seed=80, palette="lino_night_pasture", light=(-0.3, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, 0.5, 0.5)])

    def up(shape: str | Spots) -> Spots:
        return moved(shape, (402, 604), K)

    def down(shape: str | Spots) -> Spots:
        return [(x, 1240 - y) for x, y in up(shape)]

    with p.thing("pond", "place") as pond:
        pond.flat("-20,-20! 820,-20! 820,640! -20,640!", ink=1)
        pond.flat("-20,636! 820,636! 820,1220! -20,1220!", ink=2)
        for trunk in ([(700, 606, 17), (712, 380, 13), (700, 200, 9), (728, 20, 4)], [(708, 330, 8), (750, 240, 6), (764, 150, 3)], [(702, 260, 7), (660, 180, 5), (650, 100, 3)], [(76, 606, 13), (68, 380, 9), (86, 200, 6), (76, 60, 3)], [(72, 330, 6), (44, 250, 4), (40, 190, 2)]):
            pond.flat(tube(trunk), ink=2)
        pond.flat("-20,598! 200,604 400,600 600,605 820,600! 820,638! 600,634 400,639 200,635 -20,640!", ink=0)
        with pond.down_to(2):
            pond.strokes([[(200, 620), (270, 615), (310, 624), (370, 619)], [(430, 622), (500, 616), (540, 625), (600, 620)], [(650, 618), (710, 624), (770, 617)]], 7, ends=(0.1, 0.1))
        pond.dots([(190, 90, 9), (260, 170, 8), (330, 60, 10), (430, 150, 9), (540, 60, 8), (580, 170, 9), (150, 300, 8), (40, 110, 8), (770, 60, 9), (330, 210, 7), (210, 400, 8), (130, 470, 7)], 0)
        for n, (x, h) in enumerate(((34, 180), (68, 110), (380, 150), (414, 80), (490, 120), (526, 70), (716, 170), (750, 130), (782, 180))):
            pond.flat([(x - 13, 634), (x + 13, 634), (x + 8, 634 + h * 0.5), (x + (14 if n % 2 else -14), 634 + h)], ink=KEY)
    with p.thing("hind", "subject") as hind:
        for leg in FAR:
            hind.flat(up(leg), gap=5, around=0)
        hind.flat(up(FAR_EAR), gap=5, around=0), hind.flat(up(DEER), gap=6, around=0)
        hind.flat(up(NEAR_EAR), gap=6, around=0), hind.flat(up(INNER_EAR), ink=1)
        hind.flat(up(EYE), ink=0), hind.dots([(*up([(-188, -86)])[0], 8)], KEY), hind.strokes([up([(-234, -18), (-226, -14), (-224, -8)]), up([(-214, -10), (-208, -24), (-201, -34)])], 6, ends=(0.3, 0.2))
        hind.strokes([up([(x, y), (x + h * 0.5, y - 7), (x + h, y + 2)]) for x, y, h in ((-60, -280, 60), (24, -270, 70), (120, -276, 76), (-20, -250, 56), (70, -246, 64), (170, -250, 50))], 13, ends=(0.9, 0.05))
        hind.strokes([up(q) for q in ([(-96, -236), (-84, -200), (-86, -166)], [(122, -172), (146, -196), (150, -226)])], 9, ends=(0.6, 0.05))
        hind.flat(up(RUMP), ink=0), hind.flat(up(TAIL)), hind.flat(*map(up, HOOVES), ink=2)
    with p.thing("stag", "subject") as stag:
        for leg in FAR:
            stag.flat(down(leg), ink=1, gap=5, around=KEY)
        for tine in ANTLER:
            stag.flat([(x + 46, y + 10) for x, y in down(tube(tine))])
        for tine, gap in [(t, g) for g in (5, 0) for t in ANTLER]:
            stag.flat(down(tube(tine)), gap=gap, around=KEY, ink=0)
        stag.flat(down(FAR_EAR), ink=1, gap=6, around=KEY), stag.flat(down(DEER), ink=1, gap=6, around=KEY)
        stag.flat(down(NEAR_EAR), ink=1, gap=6, around=KEY), stag.flat(down(INNER_EAR), ink=2)
        stag.flat(down(EYE)), stag.dots([(*down([(-190, -90)])[0], 5)], 0), stag.flat(down("-240,-20! -236,-6 -224,0 -212,-4! -218,-14 -228,-24"))
        stag.strokes([down([(-214, -10), (-208, -24), (-201, -34)])], 6, ends=(0.3, 0.2), black=True)
        stag.flat(down(RUMP), ink=0), stag.flat(down(TAIL), ink=1, gap=5, around=KEY)
        stag.flat(*map(down, HOOVES))
        stag.dots([(*down([(x, y)])[0], r) for x, y, r in ((-60, -280, 9), (-10, -274, 11), (46, -268, 10), (98, -272, 11), (150, -284, 10), (200, -278, 11), (20, -236, 11), (76, -234, 9), (126, -246, 11), (182, -244, 10), (-40, -242, 9), (206, -206, 9), (50, -198, 9), (104, -206, 10), (-6, -200, 9))], 0)
        stag.strokes([down(q) for q in ([(-96, -236), (-84, -200), (-86, -166)], [(122, -172), (146, -196), (150, -226)])], 8, ends=(0.6, 0.05), black=True)
    with p.thing("summer weed", "accent") as weed:
        for x, y, r in ((40, 832, 26), (448, 754, 26), (738, 778, 27), (762, 870, 20), (506, 706, 17), (74, 762, 18)):
            weed.flat([(x + r * (0.86 + 0.34 * math.cos(5 * a)) * math.cos(a), y + r * (0.86 + 0.34 * math.cos(5 * a)) * math.sin(a)) for a in (math.tau * k / 60 for k in range(60))], spot=True, gap=4, around=KEY)
            weed.dots([(x, y, 6)], KEY)
    s.describe("A dark hind puts her muzzle to a frozen pond. Underneath, upside down, a pale spotted stag with branching antlers grazes towards her. Above it snows; round him yellow flowers hang.")
    s.moods("quiet", "longing", "cold", "dreamlike")
    s.themes("reflection", "distance", "love", "seasons", "otherness")
    s.says("reflection", "almost", "winter", "opposite", "thin", "upside-down", "parallel", "longing", "glass", "counterpart", "neighbours", "knock knock", "the other half", "so near", "my husband is the summer", "he thinks I am the one below", "kiss through a window", "who is the mirror?", "long-distance", "cold feet, warm feet", "a queen of hearts", "on the other side of the year", "only an inch of ice", "we never met in May", "mind the gap", "what the pond dreams", "you have my face, with antlers", "the grass is greener down there", "wait for the thaw", "heads or tails", "as above, so below", "I can taste him", "visiting hours", "two worlds, one floor", "the man downstairs", "he went in last autumn", "ghosts eat too", "antipodes", "skating on my sister", "don’t breathe on it", "the day it melts", "lick it and make a wish", "someone answers", "half of a playing card")  # fmt: skip
    s.relate("hind", "is reflected as", "stag")
    s.about(place="a frozen pond", time="winter above, summer below", weather="snow", light="from under the ice", composition="split", view="eye level, the ice seen from its edge", foreground="weed that hangs from the ice", unexplained="it is summer round the stag")
