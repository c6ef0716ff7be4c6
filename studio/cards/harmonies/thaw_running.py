"""Thaw, Running: a hare flees over the snow, and behind its feet the white hill tears open on green."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

TEAR = "690,634! 646,668! 664,692! 590,716! 546,764! 576,782! 492,812! 428,854! 464,886! 380,908! 292,962! 332,1000! 262,1024! 156,1084! 198,1120! 110,1160! 120,1240! 830,1240! 830,1080! 790,1010! 752,946! 770,904! 728,830! 744,790! 704,722! 722,694!"
HILLS = "-20,214! 100,150 190,120 270,170 360,150 470,60 560,130 660,110 820,190! 820,500! -20,500!"
# nose, brow, nape, back; rump, hock, toes; shin, knee, belly; elbow, fore paw; throat, jaw
HARE = "62,390! 68,368 98,338 138,314 178,304! 214,312 250,330 292,336 350,324 420,302 490,288 556,290 612,314 650,354! 676,394 700,424 722,442! 742,476 762,516 772,544 764,560 744,558! 718,532 692,504 664,484! 630,490 590,494 556,486 524,464 504,430! 470,428 420,434 360,434 308,428! 284,444 240,464 180,482 130,500 96,518 70,522 54,510 58,494! 84,478 124,458 160,442 196,424! 200,410 188,404 162,410! 130,422 96,420 70,410!"
FAR_FORE = "240,430! 206,470 168,506 128,534 106,556! 100,574 116,584 138,572! 176,544 226,514 280,484 310,430!"
FAR_HIND = "590,470! 628,504 652,520! 668,552 694,590 708,612 700,628 680,624! 654,590 630,562 606,546! 570,530 540,490 540,460!"
SPRUCE = "0,-150! 16,-110 44,-76! 24,-80! 38,-36 70,-2! 40,-8! 56,36 92,72! 14,66! 14,100! -14,100! -14,66! -92,72! -56,36 -40,-8! -70,-2! -38,-36 -24,-80! -44,-76! -16,-110"


@card(id="k9t4hz", title="Thaw, Running", seed=43, palette="lino_thaw", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.62, -0.55, 0.45)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2), sky.flat(HILLS, ink=3)
        with sky.within(HILLS):
            wedges(sky, [[(470, 60), (500, 120), (560, 190)], [(470, 62), (450, 130), (400, 190)], [(466, 80), (470, 150), (484, 220)], [(186, 130), (150, 170), (110, 210)], [(660, 112), (690, 160), (760, 200)]], (46, 34, 30, 34, 30), ink=0, ends=(0.7, 0.05))
    with p.thing("snow", "place") as snow:
        snow.flat("-20,330! 160,300 420,268 640,236 820,228! 820,1220! -20,1220!", ink=0)
        snow.flat("140,652! 250,630 410,616 550,606 590,622! 520,650 390,672 230,676!", ink=1)
        for x, y, k in ((104, 840, 0.8), (200, 778, 0.5)):
            snow.flat(tube([(x - 70 * k, y + 94 * k, 4), (x + 20, y + 100 * k, 13 * k), (x + 150 * k, y + 104 * k, 4)]), ink=1)
            snow.flat(moved(SPRUCE, (x, y), k))
            wedges(snow, [[(x + u * k, y + v * k), (x + (u - 8) * k, y + (v + 30) * k), (x + (u - 24) * k, y + (v + 52) * k)] for u, v in ((0, -124), (-2, -60), (26, -40), (-20, 4), (22, 16))], 15 * k, ink=0, ends=(0.3, 0.3))
    with p.thing("torn green", "witness") as t:
        t.flat(TEAR, ink=1, gap=8, around=KEY)
        with t.within(TEAR):
            t.flat([(x, y + 46) for x, y in outline(TEAR)], ink=3, gap=7, around=KEY)
            t.flat(tube([(694, 660, 5), (700, 730, 10), (668, 800, 18), (604, 870, 26), (650, 960, 42), (552, 1070, 66), (600, 1240, 108)]), ink=1, gap=8, around=KEY)
            t.strokes([[(690, 760), (660, 810), (622, 850)], [(622, 890), (650, 930), (644, 980)], [(600, 1010), (540, 1070), (536, 1130)], [(634, 1040), (596, 1110), (616, 1180)]], [7, 9, 12, 12], ends=(0.1, 0.1))
            for x, y, k in ((520, 890, 0.7), (424, 980, 0.9), (730, 940, 0.8), (708, 1050, 1.0), (354, 1070, 1.0), (470, 1190, 1.2), (590, 800, 0.5)):
                wedges(t, [[(x + d * 0.3 * k, y), (x + d * 0.6 * k, y - 26 * k), (x + d * k, y - h * k)] for d, h in ((-26, 46), (-4, 64), (20, 52))], 14 * k)
        wedges(t, [[(646, 668), (620, 656), (590, 660)], [(546, 764), (510, 756), (478, 764)], [(428, 854), (390, 846), (350, 856)], [(292, 962), (262, 950), (226, 956)], [(722, 694), (738, 690), (752, 678)]], 12, ends=(1, 0.1))
        for x, y, k, a in ((612, 640, 1.1, 20), (556, 684, 0.8, -30), (736, 630, 0.9, 50), (470, 752, 1.0, 10), (352, 880, 0.8, -14)):
            t.flat(moved("-24,-2! -10,-20! 14,-16! 24,6! 4,16! -14,18!", (x, y), k, a), ink=0, gap=6, around=KEY)
            t.flat(moved("-24,-2! 0,4! 14,-16! 24,6! 4,16! -14,18!", (x, y), k, a), ink=1)
    with p.thing("hare", "subject") as h:
        for far in (FAR_FORE, FAR_HIND, "206,320! 226,262 262,206 310,160 352,140! 360,156 346,190 310,240 264,290 232,330!"):
            h.flat(far, gap=7)
        h.flat(HARE, gap=5), h.flat("618,340! 634,308 658,282 690,268 718,274 728,294 714,320 690,344 668,372!")
        h.flat("158,314! 160,250 186,180 232,122 282,90! 298,116 288,164 260,224 228,280 214,324!", gap=7)
        h.flat("182,292! 186,240 208,186 250,140 272,122! 268,164 246,216 218,266 204,298!", ink=2)
        with h.within(HARE):
            wedges(h, [[(272, 352), (236, 384), (232, 424), (256, 448)], [(298, 352), (266, 388), (264, 424)], [(330, 342), (400, 322), (470, 308), (540, 310)], [(350, 362), (420, 344), (500, 334)], [(516, 440), (510, 380), (556, 340), (610, 352)], [(556, 462), (546, 410), (578, 374), (622, 386)], [(590, 476), (640, 464), (690, 456)], [(196, 330), (230, 348), (262, 356)], [(96, 494), (160, 466), (214, 446)], [(752, 536), (732, 500), (710, 470)]], (20, 16, 22, 16, 22, 18, 15, 13, 11, 10), ink=3, ends=(0.1, 0.05))
            h.flat("206,474! 240,446 290,426 360,420 440,418 502,420! 500,440 400,450 240,474!", ink=1)
            wedges(h, [[(x, 446), (x - 8, 432), (x - 26, 418)] for x in (320, 370, 420, 470)], 14)
        wedges(h, [[(708, 290), (692, 312), (664, 328)], [(698, 318), (684, 332), (660, 342)]], 14, ink=3, ends=(0.1, 0.1))
        for toes in ([(54, 508), (72, 504), (88, 494)], [(66, 522), (82, 516), (96, 506)], [(750, 560), (744, 546), (734, 534)], [(108, 580), (120, 570), (134, 556)], [(690, 624), (686, 610), (676, 596)]):
            h.strokes([toes], 6, ends=(0.8, 0.1))
        h.flat(ellipse(134, 352, 28, 23), ink=0), h.flat(ellipse(140, 352, 20, 20), ink=2), h.flat(ellipse(147, 351, 12, 14)), h.dots([(143, 345, 4)], 0)
        h.flat("58,388! 66,376 80,378! 78,392 66,396!", ink=2), h.strokes([[(70, 402), (90, 404), (112, 396)]], 5, ends=(0.3, 0.1))
        h.strokes([[(84, 414), (60, 434), (48, 460)], [(98, 420), (84, 442), (78, 462)]], 5, ends=(0.9, 0.2), black=True)
    with p.thing("crocuses", "accent") as f:
        for x, y, k, lean in ((296, 1156, 1.15, -4), (408, 1120, 0.85, 7), (722, 1146, 0.9, 4), (188, 1196, 0.7, -6)):
            wedges(f, [[(x + d, y + 130 * k), (x + d * 1.4, y + 40 * k), (x + d * 2.4, y - 40 * k)] for d in (-34 * k, 34 * k)], 20 * k)
            f.flat(tube([(x, y + 140 * k, 9 * k), (x, y - 4, 8 * k)]), ink=0, gap=5, around=KEY)
            for a, long in ((-34, 96), (34, 96), (-16, 122), (16, 122), (0, 128)):
                b = math.radians(a + lean)
                f.flat(lens((x, y), (x + math.sin(b) * long * k, y - math.cos(b) * long * k), 22 * k, 0.6), ink=2, gap=5, around=KEY)
            f.strokes([[(x, y - 22 * k), (x + lean, y - 60 * k), (x + 2 * lean, y - 94 * k)]], 9 * k, ends=(0.2, 0.6))
    s.describe("A dark hare flees over the snow. Behind its feet the white hill tears open on green, with a brook and pink crocuses. Its wide eye looks back.")
    s.moods("breathless", "fearful", "hopeful", "wild")
    s.themes("spring", "change", "flight", "speed", "consequences")
    s.says("hurry", "spring", "chase", "thaw", "march", "pursued", "breathless", "unzipped", "messenger", "escape", "grass", "jump", "go, go", "don’t look back", "I never wanted to be followed", "late spring", "she started it", "the season is at my heels", "unzipping the hill", "catch me if you can", "winter has a fast exit", "everything I touch turns green", "running out of white", "ahead of my time", "the news is faster than I am", "first to be afraid", "what did I wake up?", "it all began with one step", "you can’t outrun april", "leave a trail", "the world’s longest legs", "late for something", "behind me, everything sings", "torn between two seasons", "this is not my fault", "tomorrow is gaining on us", "snow goes off like a shirt", "long ears hear it coming", "joy, but from the front", "I only wanted to cross", "rip", "hope is a thing with teeth", "make way", "left foot, winter; right foot, may")  # fmt: skip
    s.relate("torn green", "follows", "hare")
    s.about(place="white hills", time="a clear morning", light="clear, from the left", composition="diagonal", view="near, low beside the hare", foreground="crocuses at the edge of torn snow", unexplained="why the hare is afraid of what it brings")
