"""The Grazing Below: a hind licks the ice; from its other side, in summer, a stag grazes towards her."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import put, ribbon

Spots = list[tuple[float, float]]
DEER = "-236,-3! -242,-24 -228,-50 -198,-98 -176,-138 -160,-158! -130,-186 -90,-236 -44,-296 10,-322 80,-312 150,-310 210,-326 256,-314 284,-280 306,-258 298,-226! 284,-240 288,-200 276,-156 258,-126! 264,-84 252,-40 258,0! 224,0! 224,-60 220,-108 208,-150 180,-188 150,-198! 90,-174 30,-166 -16,-176! -22,-120 -34,-84 -36,-40 -30,0! -62,0! -60,-50 -64,-90 -70,-140 -84,-182 -108,-164 -134,-112 -152,-82 -174,-54 -198,-28 -214,-4!"
FAR = ([(-60, -180, 30), (-96, -120, 16), (-104, -70, 11), (-108, -6, 13)], [(190, -220, 50), (176, -150, 22), (196, -100, 14), (174, -6, 14)])
ANTLER = ([(-168, -150, 13), (-150, -214, 12), (-176, -290, 11), (-240, -330, 8), (-286, -320, 4)], [(-152, -206, 10), (-206, -214, 8), (-250, -196, 4)], [(-166, -262, 9), (-140, -320, 8), (-136, -372, 4)], [(-206, -318, 8), (-210, -366, 6), (-232, -400, 3)])
K = 1.14


@card(id="u3zg2i", title="The Grazing Below", seed=80, palette="lino_night_pasture", light=(-0.3, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, 0.5, 0.5)])

    def up(shape: str | Spots) -> Spots:
        return put(shape, (392, 594), K)

    def down(shape: str | Spots) -> Spots:
        return [(x + 6, 1240 - y) for x, y in up(shape)]

    with p.thing("pond", "place") as pond:
        pond.flat("-20,-20! 820,-20! 820,640! -20,640!", ink=1)
        pond.flat("-20,640! 820,640! 820,1220! -20,1220!", ink=2)
        pond.flat("-20,588! 200,594 400,590 600,596 820,590! 820,650! 600,644 400,648 200,642 -20,650!", ink=0)
        with pond.down_to(2):
            pond.strokes([[(60, 618), (130, 612), (170, 624), (250, 618)], [(330, 624), (420, 612), (470, 626), (560, 620)], [(610, 612), (680, 626), (770, 616)]], 8, ends=(0.1, 0.1))
        for trunk in ([(690, 590, 16), (700, 380, 13), (690, 200, 9), (720, 20, 4)], [(698, 330, 8), (740, 240, 6), (760, 150, 3)], [(694, 260, 7), (650, 180, 5), (640, 100, 3)], [(92, 590, 12), (84, 380, 9), (100, 200, 6), (90, 60, 3)], [(88, 330, 6), (50, 250, 4), (44, 190, 2)]):
            pond.flat(ribbon(trunk), ink=2)
        pond.dots([(190, 90, 9), (260, 210, 8), (330, 60, 10), (430, 150, 9), (540, 60, 8), (580, 190, 9), (150, 300, 8), (40, 110, 8), (640, 290, 8), (770, 60, 9), (480, 250, 7)], 0)
        for n, (x, h) in enumerate(((30, 180), (70, 110), (110, 70), (350, 150), (384, 80), (520, 120), (560, 90), (716, 200), (750, 130), (786, 180))):
            pond.flat([(x - 13, 642), (x + 13, 642), (x + 8, 642 + h * 0.5), (x + (14 if n % 2 else -14), 642 + h)], ink=KEY)
    with p.thing("hind", "subject") as hind:
        for leg in FAR:
            hind.flat(up(ribbon(leg)), gap=5, around=1)
        hind.flat(up("-160,-150! -190,-176 -216,-214! -174,-214 -140,-176"), gap=5, around=1)
        hind.flat(up(DEER), gap=6, around=0)
        hind.flat(up("-150,-156! -146,-196 -120,-236! -104,-200 -118,-162"), gap=6, around=0)
        hind.strokes([up([(-196, -76), (-184, -68), (-172, -78)])], 9, ends=(0.3, 0.3))
        hind.strokes([up([(x, y), (x + 24, y - 6), (x + h, y + 2)]) for x, y, h in ((-30, -276, 60), (60, -290, 56), (150, -288, 60), (20, -252, 52), (106, -262, 60), (200, -262, 50), (-70, -228, 44))], 13, ends=(0.9, 0.05))
        hind.flat(up("284,-276! 306,-258 298,-222! 286,-206 276,-216 274,-250"), ink=0)
        hind.flat(up("-228,-6! -236,10 -226,20 -212,14 -208,-4!"), ink=0)
    with p.thing("stag", "subject") as stag:
        for part in (*FAR, *ANTLER):
            stag.flat(down(ribbon(part)), ink=1, gap=4, around=2)
        stag.flat(down(DEER), ink=1, gap=6, around=KEY)
        stag.flat(down("-150,-156! -146,-196 -120,-236! -104,-200 -118,-162"), ink=1, gap=5, around=KEY)
        stag.flat(down(ellipse(-184, -74, 9, 8)))
        stag.dots([(*down([(x, y)])[0], 10) for x, y in ((-40, -250), (0, -282), (50, -276), (100, -276), (150, -274), (200, -288), (240, -270), (20, -230), (80, -232), (136, -232), (196, -240), (-20, -208))], 0)
    with p.thing("summer weed", "accent") as weed:
        for x, y, r in ((36, 828, 26), (344, 806, 24), (704, 850, 28), (776, 834, 22), (524, 772, 20), (74, 762, 18)):
            weed.flat([(x + r * (0.86 + 0.34 * math.cos(5 * a)) * math.cos(a), y + r * (0.86 + 0.34 * math.cos(5 * a)) * math.sin(a)) for a in (math.tau * k / 60 for k in range(60))], spot=True, gap=4, around=KEY)
            weed.dots([(x, y, 6)], KEY)
        weed.dots([(150, 700, 9), (174, 730, 6), (132, 742, 7), (160, 764, 4)], 0)
    s.describe("A dark hind on a frozen pond licks the ice. Underneath, upside down, a spotted stag grazes towards her muzzle. Above it snows; round him yellow flowers hang.")
    s.moods("quiet", "longing", "cold", "dreamlike")
    s.themes("reflection", "distance", "love", "seasons", "otherness")
    s.says("reflection", "almost", "winter", "opposite", "thin", "upside-down", "parallel", "longing", "glass", "counterpart", "neighbours", "knock knock", "the other half", "so near", "my husband is the summer", "he thinks I am the one below", "kiss through a window", "who is the mirror?", "long-distance", "cold feet, warm feet", "a queen of hearts", "on the other side of the year", "only an inch of ice", "we never met in May", "mind the gap", "what the pond dreams", "you have my face, with antlers", "the grass is greener down there", "wait for the thaw", "heads or tails", "as above, so below", "I can taste him", "visiting hours", "two worlds, one floor", "the man downstairs", "he went in last autumn", "ghosts eat too", "antipodes", "skating on my sister", "don’t breathe on it", "the day it melts", "lick it and make a wish", "someone answers", "half of a playing card")  # fmt: skip
    s.relate("hind", "is reflected as", "stag")
    s.about(place="a frozen pond", time="winter above, summer below", weather="snow", light="from under the ice", composition="split", view="eye level, the ice seen from its edge", foreground="weed that hangs from the ice", unexplained="it is summer round the stag")
