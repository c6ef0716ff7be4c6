"""Any Day Now: a woman, a sow and a low cloud sit on a wall, three round bellies in a row."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube


@card(id="n6apdc", title="Any Day Now", seed=10, palette="lino_yolk", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.5, 0.5)])
    with p.thing("orchard wall", "place") as wall:
        wall.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        wall.flat("-20,830! 200,822 500,836 820,826! 820,1220! -20,1220!")
        with wall.down_to(2):
            wall.strokes([[(-10, 868), (300, 862), (560, 872), (810, 864)], [(-10, 980), (260, 974), (540, 984), (810, 976)], [(-10, 1090), (280, 1084), (520, 1094), (810, 1086)], *([(x, y), (x - 3, y + 98)] for x, y in ((40, 874), (400, 874), (690, 872), (260, 984), (560, 984), (100, 1094), (400, 1094), (660, 1092)))], 8, ends=(0.6, 0.6))
    with p.thing("cloud", "subject") as cloud:
        cloud.flat(billowed("700,330 770,360 820,420! 820,830! 570,830! 540,760 536,660 556,560 580,480 620,380", 76, 0.3, 3), ink=0, gap=8, around=KEY)
        cloud.strokes([[(600, 600), (660, 560), (730, 560), (790, 600)], [(576, 720), (610, 780), (690, 812), (780, 790)]], 7, ends=(0.2, 0.3), black=True)
        cloud.strokes([[(618, 452), (646, 466), (674, 454)], [(716, 454), (744, 466), (770, 452)], [(676, 510), (700, 504), (722, 512)], [(610, 420), (640, 404), (672, 414)]], 9, ends=(0.2, 0.3), black=True)
        cloud.flat("660,640! 650,672 662,716 682,726 700,712 698,680 704,650 690,634!", ink=1, gap=6, around=KEY)
        for x, y in ((662, 622), (678, 614), (694, 614), (708, 622)):
            cloud.flat(ellipse(x, y, 8, 9), ink=1, gap=5, around=KEY)
        for k, x in enumerate((596, 650, 712, 766)):
            cloud.flat(drop(x, 920 + (k % 2) * 90, 24), ink=0, gap=6, around=KEY)
    with p.thing("sow", "subject") as sow:
        for side in (-1, 1):
            sow.flat(moved("20,0! 16,80 26,140 20,176! 30,206! 78,206! 84,176! 84,120 96,0!", (420, 800), 1.0, 0, side < 0), ink=2, gap=7, around=0)
            sow.flat(moved("20,176! 30,210! 50,204! 54,182 58,204! 78,210! 84,176!", (420, 800), 1.0, 0, side < 0))
        sow.flat("330,440! 288,530 256,620 258,730 296,810 340,846! 500,846! 544,810 582,730 584,620 552,530 510,440!", ink=2, gap=8, around=KEY)
        sow.flat(ellipse(420, 676, 132, 142), ink=0, gap=7, around=KEY)
        for r in (104, 74):
            sow.strokes([[(420 - r, 640), (420 - r * 0.7, 676 - r * 0.74), (420, 676 - r * 1.06), (420 + r * 0.7, 676 - r * 0.74), (420 + r, 640)]], 7, ends=(0.15, 0.15), black=True)
        for x, y in ((378, 690), (462, 690), (368, 744), (472, 744), (392, 790), (448, 790)):
            sow.flat(ellipse(x, y, 12, 12), ink=1, gap=5, around=KEY)
        for side in (-1, 1):
            sow.flat(tube([(420 + side * 96, 490, 34), (420 + side * 142, 570, 32), (420 + side * 116, 640, 24)]), ink=2, gap=7, around=KEY)
            sow.flat(moved("-20,-6! 20,-6! 24,40! 6,36 0,14 -6,36 -24,40!", (420 + side * 112, 660), 1.1, side * 14))
            sow.flat(moved("30,-90! 90,-130 150,-110! 152,-50 120,0 84,20! 66,-30", (420, 410), 1.0, 0, side < 0), ink=KEY, gap=7, around=1)
        sow.flat("336,410 334,350 366,312 420,302 474,312 506,350 504,410 490,460 456,500 420,508 384,500 350,460", ink=2, gap=7, around=KEY)
        sow.flat(ellipse(420, 452, 54, 40), ink=0, gap=6, around=KEY)
        for side in (-1, 1):
            x = 420 + side * 42
            sow.flat(ellipse(x, 380, 21, 17), ink=0)
            sow.dots([(x - 6, 384, 10), (420 + side * 18, 452, 10)], KEY)
            sow.strokes([[(x - 28, 382), (x, 368), (x + 28, 380)]], 12, ends=(0.4, 0.4), black=True)
    with p.thing("pregnant woman", "subject") as w:
        for x in (104, 180):
            w.flat(moved("0,0! -6,80 4,150 -8,196 -40,222! -40,240! 40,240! 46,196 44,80 50,0!", (x, 800), 1.0), ink=0, gap=7, around=KEY)
        w.flat(tube([(236, 470, 30), (282, 580, 25), (270, 690, 20), (276, 800, 20)]), ink=0, gap=6, around=KEY)
        w.flat("104,452! 140,430 200,430 244,452! 264,520 272,560 304,620 306,710 282,790 262,850! 70,850! 46,790 34,710 40,620 66,560 82,520!", gap=8, around=0)
        w.flat(ellipse(178, 690, 112, 122), gap=8, around=0)
        with w.down_to(1):
            for r in (84, 54, 24):
                w.strokes([[(178 + r * 0.2, 690 - r * 1.1), (178 + r * 0.8, 690 - r * 0.75), (178 + r, 690), (178 + r * 0.8, 690 + r * 0.75), (178 + r * 0.2, 690 + r * 1.1)]], 10, ends=(0.1, 0.3))
        w.flat(tube([(106, 474, 31), (62, 570, 26), (66, 650, 22), (110, 664, 20)]), ink=0, gap=6, around=KEY)
        for k, (x, y) in enumerate(((160, 632), (172, 656), (170, 682), (156, 704))):
            w.flat(tube([(100, 650 + k * 14, 14), (136, y + 4, 13), (x, y, 10)]), ink=0, gap=5, around=KEY)
        w.flat(moved("206,440! 212,390 236,354 240,300 218,258 172,244 132,258 120,296 116,322 90,354! 112,364 110,378! 98,382 100,392 112,396! 112,412 128,424 158,420! 156,444!", (0, 0), 1.0), ink=0, gap=7, around=KEY)
        w.flat("122,290! 124,236 170,206 226,220 262,270 260,330 234,372! 218,356 214,330 196,318! 172,300 150,272!")
        w.flat(ellipse(266, 226, 42, 40), gap=6, around=1)
        w.strokes([[(126, 316), (144, 308), (164, 318)], [(122, 286), (142, 270), (166, 280)]], 8, ends=(0.3, 0.3), black=True)
        w.dots([(138, 320, 7), (52, 372, 11)], KEY)
        w.strokes([[(96, 384), (80, 376), (70, 374)], [(92, 396), (76, 394), (64, 396)]], 5, black=True)
    with p.thing("cherry bough") as bough:
        for limb in ([(840, 30, 34), (660, 70, 28), (500, 60, 22), (340, 110, 15), (220, 120, 8)], [(560, 66, 16), (600, 130, 11), (590, 190, 6)]):
            bough.flat(tube(limb))
        for x, y, a, k in ((250, 110, 200, 1.0), (380, 100, 130, 1.1), (470, 50, 250, 1.1), (620, 150, 120, 1.0), (700, 70, 100, 1.2), (760, 60, 170, 1.0), (330, 110, 40, 0.9)):
            bough.flat(moved("0,0! 26,-30 80,-36 130,0! 80,34 26,28", (x, y), k, a), ink=2, gap=5, around=KEY)
    with p.thing("cherries", "accent") as cherries:
        for x, y, sx in ((300, 196, 320), (352, 210, 326), (540, 170, 510), (590, 240, 592), (716, 190, 700), (770, 206, 710)):
            cherries.strokes([[(sx, 96), ((x + sx) / 2 + 6, (y + 90) / 2), (x, y - 20)]], 5, ends=(1, 1), black=True)
            cherries.flat(ellipse(x, y, 27, 26), spot=True, gap=5, around=KEY)
            cherries.dots([(x - 9, y - 9, 5)], 0)
    s.describe("A pregnant woman, a sow and a cloud sit on a wall. Their round bellies are level. Under a cherry bough the woman spits out a stone. From inside, a small yellow foot presses against the cloud’s belly, and drops fall from it.")
    s.moods("bored", "proud", "funny", "expectant"), s.themes("waiting", "birth", "kinship", "weather", "patience")
    s.says("full", "due", "queue", "kick", "bench", "twins", "triplets", "cherries", "expecting", "solidarity", "gossip", "ripening", "waiting room", "afraid of the same night", "any day now", "what’s yours going to be?", "I’m eating for seven", "it’s only wind", "a shower is expected", "the midwife is late", "it kicked!", "three of a kind", "who ate all the pies?", "labour day", "heavy with rain", "sitting it out", "mother nature and her friends", "don’t make me laugh", "partly cloudy, then a boy", "the last quiet week", "where do storms come from?", "we don’t talk about the father", "my back is killing me", "spit as far as you can", "ladies who lunch", "something is on the way", "nobody gets up first", "a barefoot little thunder", "the orchard’s oldest club", "round, rounder, roundest", "after us, the flood", "swing your legs and wait", "mine has trotters", "they will all cry at three")  # fmt: skip
    s.relate("cloud", "waits for", "pregnant woman")
    s.about(place="an orchard wall", time="noon in cherry time", light="from the left, on the bellies’ tops", composition="low", view="eye level", foreground="a cherry bough", unexplained="whose foot presses from inside the cloud")
