"""Thaw, Running: a hare flees over the snow, and behind it the land tears open in green."""

from __future__ import annotations

from functools import partial

from reverie_studio.finishes.linocut_tools import Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved

HARE = "786,296! 780,262 750,230 712,212 676,206! 640,232 580,260 500,262 420,280 350,320 300,360! 268,350 244,362 240,386 268,398! 262,440 250,490 220,540 176,590 120,640 66,676! 60,706 96,716! 150,700 210,664 262,610 310,570 380,556 460,540 520,516! 580,540 640,560 700,566 756,560 790,574! 806,556 784,532! 740,528 690,520 640,500 606,470! 640,430 680,390 720,372 764,350 784,326!"
FAR = "300,560! 270,620 220,680 176,726! 180,752 212,752! 260,720 330,650 390,590!"
REACH = "520,520! 570,560 620,600 680,626 730,640! 752,624 738,602! 690,590 640,560 600,520!"
CRANE = "190,-84! 120,-66 104,-78 86,-72 70,-50 30,-26 0,-22! -30,-90 -90,-150 -160,-180! -140,-150 -160,-140! -126,-118 -140,-104! -96,-80 -70,-30 -50,0! -110,24 -200,34! -120,44 -40,34! -20,100 -40,160 -80,210! -46,194 -44,210! -10,174 -4,186! 30,120 40,60 40,20! 60,0 84,-30 100,-50 116,-56!"


@card(id="k9t4hz", title="Thaw, Running", seed=43, palette="lino_thaw", light=(0.7, -0.5))
def paint(s: Scene) -> None:
    m, q = partial(moved, at=(-36, 36), size=0.98), partial(placed, at=(-36, 36), size=0.98)
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    with p.thing("snow", "place") as g:
        g.flat("-20,-20! 820,-20! 820,170! 640,120 460,130 260,176 120,160 -20,190!", ink=2)
        with g.down_to(1):
            g.strokes(chatter((420, 700, 720, 1140), 16, (80, 220), -38, seed=3), 9, ends=(0.1, 0.3))
    with p.thing("torn green", "accent") as w:
        edge = "300,690! 262,712! 230,690! 222,742! 150,716! 160,770! 60,744! 80,806! -20,790! -20,1220! 660,1220! 646,1150! 600,1170! 610,1090! 548,1096! 572,1000! 506,1020! 520,920! 456,950! 470,850! 404,880! 412,780! 364,790! 356,720! 330,726!"
        w.flat(edge, ink=3)
        with w.within(edge):
            w.flat("330,660! 300,740 330,820 280,900 300,1000 220,1100 230,1220! 90,1220! 110,1090 190,1000 200,900 260,820 270,740!", ink=1)
            w.strokes([[(276, 860), (240, 930), (246, 990)], [(214, 1030), (160, 1100), (156, 1180)], [(300, 740), (290, 790), (300, 820)]], 10, ends=(0.1, 0.4))
            with w.down_to(2):
                wedges(w, fringe([(520, 1180), (420, 1040), (370, 880)], 9, (60, 120), -30, bend=20, seed=3), 17, 2)
    with p.thing("cranes", "witness", count=2) as b:
        b.flat(moved(CRANE, (430, 1066), 0.85, -14), ink=0)
        b.flat(moved(CRANE, (140, 930), 0.8, -26), ink=0)
    with p.thing("black hare", "subject") as h:
        h.flat(m(FAR), ink=3, gap=6, around=0)
        h.flat(m(REACH), ink=3, gap=6, around=0)
        h.flat(m("664,232! 600,210 500,150 420,110 376,108! 400,150 470,196 560,236 640,252!"), ink=3, gap=6, around=0)
        h.flat(m(HARE), gap=6, around=0)
        h.flat(m("690,226! 620,190 540,120 470,60 424,46! 430,90 490,150 570,206 650,250!"), gap=6, around=0)
        with h.within(m(HARE)):
            h.flat(m("786,330! 740,360 690,392 640,440 600,500 500,530 380,556 300,590 330,540 440,510 520,470 570,420 640,370 720,340!"), ink=2)
            with h.down_to(2):
                wedges(h, fringe(q([(330, 560), (440, 512), (530, 466), (600, 400)]), 11, (50, 100), -130, bend=-20, seed=4), 15, 2)
        with h.down_to(2):
            h.strokes([q([(640, 226), (560, 160), (480, 90)])], 13, ends=(0.3, 0.2))
            wedges(h, fringe(q([(320, 400), (290, 460), (250, 530)]), 6, (40, 80), -80, bend=20, seed=8), 12, 2)
        h.flat(ellipse(*q([(706, 268)])[0], 30, 26), ink=0)
        h.flat(ellipse(*q([(700, 268)])[0], 24, 24), ink=2)
        h.flat(ellipse(*q([(690, 268)])[0], 13, 15))
        h.strokes([q([(776, 300), (760, 312), (740, 312)])], 6, ends=(0.4, 0.2))
        h.strokes([q([(764, 326), (790, 350), (804, 380)]), q([(756, 330), (770, 360), (776, 392)])], 4, ends=(0.8, 0.2), black=True)
    s.describe("A black hare flees over the snow. Behind its feet the white hill tears open: a green wedge with a brook, and cranes fly out. The hare’s eye looks back.")
    s.moods("breathless", "fearful", "hopeful", "wild")
    s.themes("spring", "change", "flight", "speed", "consequences")
    s.says("hurry", "spring", "chase", "thaw", "march", "pursued", "breathless", "unzipped", "messenger", "escape", "grass", "jump", "go, go", "don’t look back", "I never wanted to be followed", "late spring", "she started it", "the season is at my heels", "unzipping the hill", "catch me if you can", "winter has a fast exit", "everything I touch turns green", "running out of white", "ahead of my time", "the news is faster than I am", "first to be afraid", "what did I wake up?", "it all began with one step", "you can’t outrun april", "leave a trail", "the world’s longest legs", "late for something", "behind me, everything sings", "torn between two seasons", "this is not my fault", "tomorrow is gaining on us", "snow goes off like a shirt", "long ears hear it coming", "joy, but from the front", "I only wanted to cross", "rip", "hope is a thing with teeth", "make way", "left foot, winter; right foot, may")  # fmt: skip
    s.relate("torn green", "follows", "black hare")
    s.about(place="white hills", time="a clear morning", light="clear, from the right", composition="diagonal", view="eye level, beside the hare", foreground="a torn wedge of green", unexplained="why the hare is afraid of what it brings")
