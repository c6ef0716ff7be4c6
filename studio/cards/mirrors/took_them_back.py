"""It Took Them Back: a zebra has come for its stripes."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

ZEBRA = (
    "322,236! 294,262 266,304 238,350 210,396 184,426 172,450 176,470! 206,470 244,456! 224,482 196,490! 200,510 220,520 244,510! 280,488 312,462 340,430 360,396! 370,440 370,500 358,556 352,600 356,640! "
    "346,700 334,760 324,790 316,826 300,880 288,910 284,926 266,958! 334,958! 330,926 338,900 360,850 374,812 384,780 404,730 424,700 446,676! 500,694 560,696 610,682 642,656! 640,700 650,734 668,766 678,800 "
    "672,846 658,892 652,924 636,958! 704,958! 702,924 712,884 726,838 744,792! 744,770 752,730 770,680 780,620 778,560 764,500 730,452 680,426 600,420 540,422 490,402 450,360 410,310 370,262 344,238!"
)
FAR = "410,640! 470,640! 462,720 450,770 446,800 440,850 428,890 424,906 414,932! 360,932! 376,902 388,850 398,800 400,760!", "570,640! 640,640! 622,720 610,760 604,800 600,850 596,890 592,906 584,932! 530,932! 546,902 554,850 562,806 556,780 564,740!"
MANE = "330,240! 320,200 346,214! 352,186 374,218! 388,194 402,240! 424,222 428,270! 452,256 454,304! 480,296 478,344! 506,346 504,400! 470,396 420,330 372,270!"
STRIPES = (
    [(372, 254, 5), (350, 300, 12), (330, 350, 3)], [(408, 296, 6), (384, 352, 14), (352, 400, 3)], [(444, 336, 7), (416, 410, 16), (364, 466, 3)], [(484, 372, 8), (446, 470, 17), (370, 540, 3)],
    [(520, 404, 10), (480, 520, 18), (390, 620, 3)], [(566, 408, 11), (540, 540, 18), (458, 680, 3)], [(618, 404, 11), (604, 540, 17), (540, 696, 3)], [(670, 406, 11), (660, 520, 17), (604, 670, 3)],
    [(724, 430, 9), (706, 520, 17), (640, 610, 12), (628, 640, 3)], [(774, 490, 6), (742, 570, 17), (670, 650, 12), (644, 676, 3)], [(792, 570, 5), (754, 640, 16), (690, 700, 11), (654, 716, 3)], [(786, 650, 4), (750, 696, 13), (690, 744, 9), (662, 752, 3)],
)
FACE = ([(316, 250, 3), (296, 292, 9), (298, 320, 2)], [(272, 290, 3), (262, 334, 9), (276, 352, 2)], [(248, 330, 3), (242, 370, 9), (258, 386, 2)], [(350, 330, 3), (326, 372, 10), (276, 392, 2)], [(348, 390, 3), (318, 420, 10), (258, 432, 2)], [(318, 452, 3), (288, 462, 7), (256, 466, 2)])
AT = (5, 48), 0.95
LOOP = [(74, 806, 1), (72, 752, 20), (80, 664, 35), (110, 580, 33), (154, 526, 22), (200, 503, 13), (232, 493, 8)]


@card(id="z4kd81", title="It Took Them Back", seed=9, palette="riso_wet_pavement", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    dark = {"spruce": 1.0, "salmon": 1.0}
    with d.thing("road", "place") as r:
        r.flat("-20,-20! 820,-20! 820,620! -20,620!", salmon=1)
        r.flat("-20,600! 820,600! 820,1230! -20,1230!", spruce=1)
        for x in (310, 510, 710):
            r.flat([(400 + (x - 400 + w) * q, 600 + 570 * q) for w, q in ((-62, 0.69), (62, 0.69), (62, 1), (-62, 1))])
        r.flat("160,993! 246,993! 176,1170! 48,1170!", **dark)
        r.flat("160,993! 246,993! 223,1060! 130,1066!")
    with d.thing("zebra", "subject") as z:
        for far in FAR:
            z.flat(moved(far, *AT), gap=6, salmon=1)
            with z.within(moved(far, *AT)):
                for y in range(660, 880, 40):
                    z.flat(moved([(200, y), (760, y + 8), (760, y + 25), (200, y + 17)], *AT), spruce=1)
        for x in (360, 530):
            z.flat(moved(f"{x},932! {x + 14},906! {x + 60},906! {x + 54},932!", *AT), gap=4, **dark)
        z.flat(moved("272,270! 248,226 242,180 254,146! 286,170 304,210 306,250!", *AT), gap=5)
        z.flat(moved(MANE, *AT), gap=6, spruce=1)
        z.flat(moved(ZEBRA, *AT), gap=6)
        with z.within(moved(ZEBRA, *AT)):
            for line in (*STRIPES, *FACE):
                z.flat(moved(tube(line), *AT), spruce=1)
            for y in range(700, 900, 38):
                z.flat(moved(f"250,{y + 14}! 340,{y + 8} 450,{y - 10}! 450,{y + 8}! 340,{y + 27} 250,{y + 32}!", *AT), spruce=1)
                z.flat(moved(f"620,{y + 70}! 690,{y + 78} 770,{y + 62}! 770,{y + 80}! 690,{y + 96} 620,{y + 88}!", *AT), spruce=1)
            z.flat(moved("150,440! 196,396 224,410 236,440 246,456! 240,490 250,530! 160,530!", *AT), spruce=1)
        z.flat(moved("318,252! 312,206 320,160 342,124! 366,160 372,206 356,248!", *AT), gap=5)
        z.flat(moved(ellipse(206, 428, 9, 6, degrees=-40), *AT), salmon=1)
        z.flat(moved("272,318! 288,298 312,300 322,320! 304,334 284,334!", *AT), gap=4, **dark)
        z.flat(moved(ellipse(290, 312, 5, 5), *AT))
        for inner in ("272,244! 256,208 258,178! 278,200 286,230!", "334,236! 330,196 342,160! 354,190 354,224!"):
            z.flat(moved(inner, *AT), spruce=1)
        for x in (266, 636):
            z.flat(moved(f"{x},958! {x + 17},928! {x + 64},928! {x + 68},958!", *AT), gap=4, **dark)
        z.flat(moved("756,482! 782,520 790,600 776,670 788,730 770,780 752,730 756,670 764,600 760,530", *AT), gap=5, spruce=1)
    with d.thing("peeled bar", "accent") as b:
        b.flat("130,1066! 94,1030 58,970 38,900 42,850 70,796! 78,796! 88,850 104,900 136,956 180,1010 223,1060!", gap=5, salmon=1)
        b.flat(tube(LOOP, ends=(0, 0)))
        b.flat(moved("176,450! 210,440 246,456! 214,476 184,472!", *AT), spruce=1)
        with b.in_inks(spruce=1):
            b.strokes([[(76, 752), (88, 680), (116, 600), (160, 532)]], 5, ends=(0.1, 0.1))
    s.describe("A zebra stands on the road before a salmon sky. From its mouth a long white bar hangs down like a ribbon, peeled off the crossing. The other bars still lie in place.")
    s.moods("determined", "droll", "calm", "strange")
    s.themes("ownership", "justice", "hunger", "streets", "return")
    s.says("spaghetti", "return", "barcode", "stripes", "zebra", "pasta", "lawsuit", "slurp", "crossing", "lunch", "unravel", "it took them back", "finders losers", "look left, look right", "that belongs to me", "who painted the horse?", "white lies", "black and white", "jaywalker", "inherited", "the road is getting thin", "one at a time", "pull yourself together", "peeling away", "borrowed without asking", "school run", "mind the cars now", "spare parts", "undressing the street", "a matter of principle", "it grew up here", "loose thread", "green means go", "how do I get across?", "piano tuner", "mint stick", "the street gives up", "overdue library book", "night work for the council", "whose idea was the zebra?", "where the stripes come from", "she knits her own", "eat the line", "on the other side, grass")  # fmt: skip
    s.relate("zebra", "catches", "peeled bar")
    s.relate("peeled bar", "turns into", "zebra")
    s.about(place="the Crossing", time="early evening", light="a salmon sky behind", composition="high", view="eye level, from the kerb", foreground="the white bars of the crossing", unexplained="what it will do with the bar")
