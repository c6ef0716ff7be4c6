"""It Took Them Back: a zebra has come for its stripes."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

ZEBRA = (
    "252,196! 226,204 196,232 164,272 130,314 102,344 84,364 76,384 80,400! 88,410 92,420! 96,434 112,446 134,444 150,432! 168,420 196,404 232,388! 256,420 268,480 276,540 288,584 316,622! 324,670 330,720 322,752 334,784 330,836 324,858 316,884 304,914! 364,914! 366,886 362,858 366,836 364,790 372,750 372,716 384,660 404,634! "
    "460,650 530,656 596,648 640,628! 650,664 672,700 692,726! 694,744 686,790 680,838 674,860 664,888 652,914! 714,914! 716,886 712,858 720,838 724,790 734,756 742,726! 742,690 756,640 774,590 784,520 778,460 756,416 720,388 670,376 610,384 540,394 480,390 430,376 392,360! 350,318 306,256 268,206!"
)
FAR = ("290,560! 380,600! 356,640 336,690 300,740 296,770 270,830 262,850 250,872 236,896! 290,896! 296,874 300,850 316,820 330,770 340,740 380,680", "610,600! 690,600! 690,660 652,700 636,724! 636,744 626,780 612,832 602,854 590,892! 644,892! 648,862 652,836 668,790 680,750 690,726!")
MANE = "392,356! 396,324 372,330! 370,294 346,300! 340,264 316,268! 308,232 286,238! 276,202 256,206! 244,176 226,190! 226,214 246,224 300,276 350,336!"
STRIPES = (
    [(300, 236, 4), (276, 300, 10), (244, 352, 3)], [(332, 276, 5), (304, 350, 13), (264, 404, 3)], [(368, 318, 6), (336, 410, 15), (276, 462, 3)], [(404, 352, 8), (372, 470, 16), (290, 530, 3)],
    [(446, 368, 12), (426, 480, 16), (360, 600, 3)], [(496, 376, 12), (486, 500, 17), (444, 640, 3)], [(548, 380, 12), (546, 510, 17), (520, 640, 3)], [(602, 374, 12), (604, 480, 16), (590, 630, 3)],
    [(656, 366, 10), (652, 450, 16), (626, 560, 14), (610, 640, 3)], [(724, 380, 8), (704, 460, 16), (664, 560, 14), (640, 600, 3)], [(790, 450, 6), (752, 520, 16), (690, 620, 13), (656, 650, 3)], [(796, 540, 6), (754, 610, 15), (700, 680, 9), (680, 690, 3)], [(780, 620, 6), (740, 680, 12), (700, 716, 3)],
)
FACE = ([(232, 226, 3), (220, 262, 8), (226, 300, 2)], [(200, 240, 3), (182, 274, 9), (190, 300, 2)], [(158, 284, 4), (154, 316, 9), (166, 338, 2)], [(126, 322, 4), (130, 350, 9), (146, 366, 2)], [(250, 290, 3), (228, 330, 9), (190, 346, 2)], [(252, 346, 3), (224, 372, 8), (176, 378, 2)])


@card(id="z4kd81", title="It Took Them Back", seed=9, palette="riso_wet_pavement", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    with d.thing("sky", "place") as k:
        k.flat("-20,-20! 820,-20! 820,860! -20,860!", salmon=1)
    with d.thing("road", "place") as r:
        r.flat("-20,820! 820,820! 820,1230! -20,1230!", spruce=1)
        for x, w in ((220, 150), (460, 150), (700, 150)):
            r.flat([(x + 50, 980), (x + w + 30, 980), (x + w, 1240), (x - 20, 1240)])
    with d.thing("peeled bar", "accent") as b:
        b.flat("82,404! 60,450 52,520 70,600 68,680 50,760 44,850 44,920 34,980! -40,1240! 130,1240! 162,980! 166,920 156,850 150,760 162,680 146,600 124,520 126,460 136,428!", gap=6)
        with b.in_inks(spruce=1):
            b.strokes([[(148, 604), (120, 640), (66, 690)], [(154, 852), (110, 874), (48, 862)]], 6, ends=(0.4, 0.1))
    with d.thing("zebra", "subject") as z:
        for far in FAR:
            z.flat(far, gap=6)
            with z.within(far):
                for y in range(610, 850, 40):
                    z.flat([(200, y), (760, y + 8), (760, y + 26), (200, y + 18)], spruce=1)
        z.flat("772,430! 806,470 812,560 796,640 806,700 790,740 774,690 776,600 778,500", gap=5, spruce=1)
        z.flat(MANE, gap=6, spruce=1)
        z.flat(ZEBRA, gap=6)
        with z.within(ZEBRA):
            for line in (*STRIPES, *FACE):
                z.flat(tube(line), spruce=1)
            for y in range(690, 850, 38):
                z.flat(f"300,{y}! 346,{y + 10} 400,{y}! 400,{y + 17}! 346,{y + 27} 300,{y + 17}!", spruce=1)
                z.flat(f"650,{y + 22}! 706,{y + 32} 770,{y + 18}! 770,{y + 36}! 706,{y + 50} 650,{y + 39}!", spruce=1)
            z.flat("60,420! 66,360 100,330 128,350 140,390 124,420 104,418 84,408! 92,424 118,430 140,412 152,430 146,452 90,460!", spruce=1)
        z.flat("78,410! 92,414 120,418! 124,450 120,480 60,470 66,440!", gap=5)
        z.flat("226,206! 212,160 222,110 240,90! 264,120 274,166 262,212 246,222!", gap=5)
        z.flat("240,200! 230,162 240,120! 256,150 258,180!", spruce=1)
        z.flat(ellipse(96, 372, 8, 6), salmon=1)
        z.flat("176,282! 190,262 214,262 226,280! 208,294 190,294!", gap=3, spruce=1, salmon=1)
        z.flat(ellipse(196, 274, 5, 5))
        for x, y in ((304, 914), (652, 914), (236, 896), (590, 892)):
            z.flat(f"{x},{y}! {x + 14},{y - 26}! {x + 58},{y - 26}! {x + 62},{y}!", gap=4, salmon=1)
    s.describe("A zebra stands on the road before a salmon sky. From its mouth a long white bar hangs down like a ribbon, peeled off the crossing. The other bars still lie in place.")
    s.moods("determined", "droll", "calm", "strange")
    s.themes("ownership", "justice", "hunger", "streets", "return")
    s.says("spaghetti", "return", "barcode", "stripes", "zebra", "pasta", "lawsuit", "slurp", "crossing", "lunch", "unravel", "it took them back", "finders losers", "look left, look right", "that belongs to me", "who painted the horse?", "white lies", "black and white", "jaywalker", "inherited", "the road is getting thin", "one at a time", "pull yourself together", "peeling away", "borrowed without asking", "school run", "mind the cars now", "spare parts", "undressing the street", "a matter of principle", "it grew up here", "loose thread", "green means go", "how do I get across?", "piano tuner", "mint stick", "the street gives up", "overdue library book", "night work for the council", "whose idea was the zebra?", "where the stripes come from", "she knits her own", "eat the line", "on the other side, grass")  # fmt: skip
    s.relate("zebra", "catches", "peeled bar")
    s.relate("peeled bar", "turns into", "zebra")
    s.about(place="the Crossing", time="early evening", light="a salmon sky behind", composition="high", view="eye level, from the kerb", foreground="the white bars of the crossing", unexplained="what it will do with the bar")
