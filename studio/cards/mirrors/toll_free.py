"""Toll Free: the bridge is a hound stretched from bank to bank; a small tram runs along its back."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

HOUND = "26,376! 32,358 70,342 110,324 130,298 160,284 190,290 208,310 230,352 262,402 310,426 400,434 500,430 600,424 680,436 722,466 744,520 742,580 768,640! 758,672 744,740 740,784 736,800! 688,800! 690,786 716,774 724,720 726,672 700,620 664,566 640,530! 600,520 520,504 440,530 350,582 304,596! 302,640 298,700 294,770 292,800! 240,800! 246,786 268,774 270,700 262,640 248,572 228,536 210,490 192,446 168,410 146,394! 100,396 60,398 34,392"
FAR = ("226,520! 222,600 208,660 190,720 182,770 158,784 152,800! 206,800! 210,772 222,716 244,656 280,590!", "700,530! 700,596 704,624 714,650! 696,684 680,740 676,784 672,800! 622,800! 626,786 650,774 658,720 662,678 640,632 616,584 606,520!")
TAIL = "690,460! 722,440 740,410 742,370 730,336! 724,318 734,306 744,314! 762,350 768,400 758,450 738,500!"


@card(id="wm4esc", title="Toll Free", seed=23, palette="riso_last_sun", light=(0.4, 0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.4, 0.2, 0.5)])
    umber = {"sunflower": 1.0, "purple": 1.0}
    with d.thing("low sun", "place") as c:
        c.flat("270,800! 276,730 310,664 370,622 456,606 540,622 600,664 636,730 642,800!", sunflower=1)
        for y, x0, x1, w in ((836, 290, 640, 20), (884, 330, 620, 18), (930, 300, 560, 16), (974, 370, 600, 14), (1020, 350, 520, 12), (1070, 420, 560, 9)):
            c.flat(flow([(x0, y), ((x0 + x1) / 2, y - w / 2), (x1, y), ((x0 + x1) / 2, y + w / 2)], 8, closed=True), sunflower=1)
    with d.thing("banks", "place") as b:
        b.flat("-20,800! 312,800! 300,840 270,880 264,960 220,1040 200,1120 140,1220! -20,1220!", **umber)
        b.flat("600,800! 820,800! 820,1220! 740,1220! 700,1120 690,1020 640,960 630,880 604,840", **umber)
        for x, y in ((60, 880), (150, 940), (60, 1020), (730, 900), (760, 1020)):
            b.flat(f"{x},{y}! {x + 34},{y}! {x + 34},{y + 44}! {x},{y + 44}!", sunflower=1)
    with d.thing("hound", "subject") as h:
        for leg in FAR:
            h.flat(leg, gap=4, **umber)
        h.flat(TAIL, purple=1)
        h.flat(HOUND, gap=5, purple=1)
        h.flat("176,300! 214,300 250,322 262,360! 234,366 204,346", gap=5, purple=1)
        h.flat(ellipse(140, 326, 13, 10))
        h.flat(ellipse(136, 327, 6, 7), **umber)
        h.strokes([[(34, 384), (70, 382), (110, 376)], [(640, 530), (670, 500), (690, 460)], [(304, 594), (290, 550), (294, 500)]], 6, ends=(0.3, 0.1))
    with d.thing("tram", "witness", plane="front") as t:
        t.flat("396,424! 392,350! 400,334 420,330 560,328 580,334 588,350! 584,424!", gap=5, sunflower=1)
        for k in range(5):
            x = 406 + k * 36
            t.flat(f"{x},352! {x + 26},352! {x + 26},388! {x},388!", **({} if k == 3 else umber))
        with t.in_inks(purple=1):
            t.strokes([[(490, 328), (470, 300), (500, 282)]], 5, ends=(1, 1))
            t.strokes([[(-20, 270), (300, 282), (600, 282), (820, 262)]], 4, ends=(1, 1))
    s.describe("A long purple hound stands across a river. A small golden tram runs along its back, its tail is raised. The sun goes down between its legs.")
    s.moods("calm", "patient", "proud", "serene")
    s.themes("bridges", "animals", "evening", "trust", "journeys")
    s.says("bridge", "suspension", "sunset", "stay", "sit!", "stretch", "tram", "long dog", "golden hour", "backbone", "public works", "don’t scratch", "architect’s pet", "crossing", "faithful", "supporting role", "loyal", "spine", "river", "between two banks", "best friend of the city", "what if it sees a cat?", "man’s best bridge", "last ride", "infrastructure", "it waits until we are over", "heavy traffic", "hold still", "a foot in both camps", "steady", "somebody whistled once", "nobody pays it", "commuters in the fur", "the engineer’s last idea", "arch", "guide dog", "it never asked why", "walkies at midnight", "pillar of society", "built to last", "one day it will want to play", "getting over it", "ticklish", "evening service")  # fmt: skip
    s.relate("hound", "carries", "tram")
    s.relate("hound", "guards", "banks")
    s.about(place="the river below the city", time="sunset", light="from a low sun on the river", composition="high", view="far, from the river", foreground="sunlight on the water", unexplained="who told the hound to stay")
