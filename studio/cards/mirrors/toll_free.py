"""Toll Free: the bridge is a hound stretched from bank to bank; a small tram runs along its back."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

HOUND = (
    "36,268! 34,250 48,242 92,234 124,218 146,196 176,184 206,186 230,206 246,240 266,290 296,336 336,362! 380,376 460,384 540,382 620,380 680,392 724,424 746,480 752,550 742,610 730,656! 742,686 768,710! "
    "764,744 754,800 750,846 752,880! 668,880! 664,862 678,846 706,838! 712,792 712,748 700,724! 664,700 626,672 600,636 586,596 580,556! 530,560 470,584 410,612 344,630! 334,700 326,750 328,790 322,838 318,856 322,880! "
    "236,880! 232,862 246,846 276,838! 280,796 276,750 270,700 262,650 244,606 216,556 198,500 190,440 178,390 166,350 148,326! 120,322 84,314 50,300! 38,288"
)
FRONT = "232,540! 290,560! 288,640 262,720 250,770 248,830 250,856 254,880! 170,880! 168,862 182,848 204,840! 208,790 206,744 212,690 220,620"
HIND = "560,540! 680,560! 662,620 650,660! 664,690 690,712! 688,744 678,800 674,846 676,880! 592,880! 588,862 602,846 630,838! 636,792 636,748 624,724! 590,700 560,650 552,600"
TAIL = [(716, 440, 24), (748, 410, 20), (762, 350, 16), (754, 290, 14), (738, 240, 12), (734, 196, 9)]


@card(id="wm4esc", title="Toll Free", seed=23, palette="riso_last_sun", light=(0.4, 0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.4, 0.2, 0.5)])
    umber = {"sunflower": 1.0, "purple": 1.0}
    with d.thing("low sun", "place") as c:
        c.flat(ellipse(452, 880, 176, 176, 60), sunflower=1)
        c.flat("200,880! 700,880! 700,1230! 200,1230!")
        for y, x0, x1, w in ((916, 336, 580, 20), (962, 366, 576, 18), (1008, 320, 520, 16), (1054, 372, 600, 14), (1100, 330, 480, 12), (1146, 400, 560, 9)):
            c.flat(flow([(x0, y), ((x0 + x1) / 2, y - w / 2), (x1, y), ((x0 + x1) / 2, y + w / 2)], 8, closed=True), sunflower=1)
    with d.thing("banks", "place") as b:
        b.flat("-20,880! 346,880! 338,920 306,956 298,1020 256,1090 236,1150 190,1230! -20,1230!", **umber)
        b.flat("572,880! 820,880! 820,1230! 720,1230! 682,1150 672,1080 622,1020 610,960 578,924", **umber)
        for x, y in ((60, 950), (160, 1000), (60, 1076), (700, 960), (736, 1080)):
            b.flat(f"{x},{y}! {x + 34},{y}! {x + 34},{y + 44}! {x},{y + 44}!", sunflower=1)
    with d.thing("hound", "subject") as h:
        h.flat(FRONT, HIND, **umber)
        h.flat(tube(TAIL), purple=1)
        h.flat(HOUND, purple=1)
        with h.within(HOUND):
            h.flat("342,640! 372,600 440,566 520,536 584,528! 590,560 480,640 400,660", overprint=True, sunflower=1)
        h.flat("174,206! 206,200 240,216 262,252 270,300 262,340! 236,330 208,296 190,262", gap=6, purple=1)
        h.flat(ellipse(134, 246, 13, 10))
        h.flat(ellipse(130, 247, 6, 7), **umber)
        h.flat("30,262! 34,246 50,240 66,246 60,262 44,270!", **umber)
        h.strokes([[(48, 290), (80, 290), (112, 280)], [(344, 630), (330, 590), (328, 540)], [(588, 560), (602, 524), (636, 492)], [(262, 880), (262, 866)], [(292, 880), (292, 866)], [(694, 880), (694, 866)], [(724, 880), (724, 866)]], 6, ends=(0.5, 0.2))
    with d.thing("tram", "witness", plane="front") as t:
        rail = [(322, 342), (352, 359), (400, 370), (470, 377), (540, 375), (620, 373), (676, 383), (706, 399)]
        with t.in_inks(**umber):
            t.strokes([[(x, y + 4), (x, y + 14)] for x, y in flow(rail, 3)[1:-1]], 12, ends=(1, 1))
            t.strokes([rail], 7, ends=(1, 1))
            t.strokes([[(738, 206), (640, 232), (520, 240), (380, 230), (204, 188)], [(500, 268), (470, 252), (510, 238)]], 4, ends=(1, 1))
        t.flat("392,348! 390,290! 398,272 420,266 576,266 598,272 606,290! 604,348!", gap=5, sunflower=1)
        for x in (436, 560):
            t.flat(ellipse(x, 356, 17, 17), **umber)
            t.flat(ellipse(x, 356, 6, 6))
        for k in range(5):
            x = 406 + k * 38
            t.flat(f"{x},284! {x + 28},284! {x + 28},318! {x},318!", **({} if k == 3 else umber))
    s.describe("A long purple hound stands across a river. A small golden tram runs along its back, its tail is raised. The sun goes down between its legs.")
    s.moods("calm", "patient", "proud", "serene")
    s.themes("bridges", "animals", "evening", "trust", "journeys")
    s.says("bridge", "suspension", "sunset", "stay", "sit!", "stretch", "tram", "long dog", "golden hour", "backbone", "public works", "don’t scratch", "architect’s pet", "crossing", "faithful", "supporting role", "loyal", "spine", "river", "between two banks", "best friend of the city", "what if it sees a cat?", "man’s best bridge", "last ride", "infrastructure", "it waits until we are over", "heavy traffic", "hold still", "a foot in both camps", "steady", "somebody whistled once", "nobody pays it", "commuters in the fur", "the engineer’s last idea", "arch", "guide dog", "it never asked why", "walkies at midnight", "pillar of society", "built to last", "one day it will want to play", "getting over it", "ticklish", "evening service")  # fmt: skip
    s.relate("hound", "carries", "tram")
    s.relate("hound", "guards", "banks")
    s.about(place="the river below the city", time="sunset", light="from a low sun on the river", composition="high", view="far, from the river", foreground="sunlight on the water", unexplained="who told the hound to stay")
