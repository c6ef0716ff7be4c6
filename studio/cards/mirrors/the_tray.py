"""The Tray: a waiter's hand from below, and over the rim of the tray looks a goat from its mountain."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

HAND = "326,840! 318,790 294,740 246,704 190,664 152,624 134,592 140,566 166,562 196,586 236,622 276,644! 268,600 252,520 230,450 222,416 234,390 264,392 278,426 304,510 326,576! 328,500 324,414 326,374 348,350 374,372 376,414 378,500 382,572! 396,502 416,426 428,386 452,370 472,390 468,424 450,504 436,586! 466,532 502,476 522,448 548,440 560,464 548,494 516,566 490,646 476,708 452,780 446,840!"


@card(id="kykdfo", title="The Tray", seed=56, palette="riso_waiting_room", light=(0.2, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.9, 0.5)])
    with d.thing("mountain", "witness") as m:
        m.flat("-20,-20! 820,-20! 820,520! -20,520!", mint=1)
        m.flat("-20,380! 60,300 110,230 160,190 214,96 262,44! 300,90 330,150 380,190 430,280 480,330 560,440! 560,520! -20,520!", gap=0)
        m.flat("262,44! 280,130 254,190 300,250 280,320 330,370 320,460! 560,460! 480,330 430,280 380,190 330,150 300,90!", mint=1, crimson=1)
        m.flat("330,150! 372,230 366,290 410,340 420,420! 450,420! 440,350 400,300 404,250 380,190!")
    with d.thing("tray", "prop") as t:
        t.flat(ellipse(400, 488, 520, 196, 120, -4), gap=8, mint=1, crimson=1)
        t.strokes([[(-40, 520), (120, 636), (300, 664), (500, 650), (700, 596), (840, 500)]], 7, ends=(1, 1))
    with d.thing("goat", "witness") as g:
        g.flat("536,130! 506,90 496,30 516,-30! 566,-30! 562,30 576,80 596,120!", gap=7, mint=1, crimson=1)
        g.flat("626,118! 648,70 666,20 666,-30! 716,-30! 718,30 696,90 666,132!", gap=7, mint=1, crimson=1)
        g.flat("542,170! 496,150 446,156 412,186! 438,214 486,222 536,210!", gap=7, crimson=1)
        g.flat("666,170! 716,146 766,150 806,180! 776,212 726,222 672,212!", gap=7, crimson=1)
        g.flat("576,330! 568,400 582,460 606,500! 626,450 640,400 636,330!", gap=7, crimson=1)
        g.flat("542,130! 576,112 630,112 666,130! 680,190 668,250 652,310 646,350 626,374 604,378 580,372 564,348 558,308 538,250 528,190!", gap=7, crimson=1)
        for x, k in ((556, 1), (652, -1)):
            g.flat(f"{x - 30 * k},214! {x - 14 * k},192 {x + 8 * k},186 {x + 24 * k},200! {x + 14 * k},218 {x - 10 * k},226!")
            g.flat(f"{x - 16},200! {x},197 {x + 16},200! {x + 15},211 {x - 15},211!", mint=1, crimson=1)
            g.strokes([[(x - 36 * k, 204), (x - 12 * k, 180), (x + 14 * k, 176)]], 5, ends=(0.3, 0.3))
        g.strokes([[(578, 344), (592, 336), (598, 350)], [(632, 344), (618, 336), (612, 350)], [(605, 352), (605, 366)], [(584, 372), (606, 362), (628, 372)]], 6, ends=(0.4, 0.3))
    with d.thing("waiter", "subject") as w:
        w.flat("276,896! 500,884! 530,950 590,1030 690,1090 830,1130! 830,1240! 250,1240! 236,1120 244,1000!", crimson=1)
        w.flat(HAND)
        with w.in_inks(crimson=1):
            w.strokes([outline(HAND)], 6, ends=(1, 1))
            w.strokes([[(326, 630), (330, 680), (342, 740)], [(383, 626), (386, 680), (386, 740)], [(436, 638), (432, 690), (426, 740)], [(280, 646), (300, 680), (310, 720)]], 6, ends=(0.8, 0.1))
            for x, y, a in ((164, 584, -50), (250, 412, -14), (350, 372, 2), (452, 392, 18), (544, 462, 34)):
                w.strokes([placed([(-11, 8), (-12, -6), (0, -16), (12, -6), (11, 8), (0, 13), (-11, 8)], (x, y), 1.0, a)], 5, ends=(1, 1))
        w.flat("298,816! 474,808! 502,896! 274,908!", gap=6, mint=1)
        w.strokes([[(250, 1120), (330, 1140), (420, 1120), (480, 1080)], [(252, 1170), (330, 1180), (400, 1166)], [(560, 1240), (600, 1180), (680, 1130)]], 7, ends=(0.3, 0.3))
        w.flat(ellipse(470, 856, 12, 12, 40), crimson=1)
    s.describe("A waiter’s bare hand holds up an enormous dark tray. We see it from below. On it stands a snowy mountain; over the rim a red goat with a beard looks down at us.")
    s.moods("proud", "absurd", "strained", "dignified")
    s.themes("work", "weight", "service", "heights", "balance")
    s.says("waiter!", "summit", "burden", "tip", "gravity", "don’t drop it", "high cuisine", "coming right up", "nobody asks what it weighs", "Atlas in a cuff", "the chef recommends", "with goat’s cheese", "on a silver platter", "look up", "the view is extra", "are you being served?", "steady now", "service not included", "who ordered the Alps?", "the goat is looking at me", "a steep bill", "high hopes", "everything on one hand", "fresh from the summit", "room service", "peak season", "palm reading", "I can manage", "above my head", "moving mountains", "he makes it look easy", "five fingers, no tremble", "heavy", "balancing act", "I only asked for water", "mother’s arms", "first day on the job", "stop staring and eat", "ice on the side", "keep your chin up, waiter", "bring me somewhere else", "handle with care", "altitude", "kid’s menu")  # fmt: skip
    s.relate("goat", "looks out of", "tray")
    s.relate("tray", "is carried by", "waiter")
    s.about(place="a café", time="the busiest hour", light="from above; the tray makes its own dusk", composition="left", view="near, from below", foreground="a red sleeve and a mint cuff", unexplained="which table has ordered the mountain")
