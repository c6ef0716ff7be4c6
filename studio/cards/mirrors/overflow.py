"""Overflow: in the one puddle of an empty car park turns a funfair, upside down."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

PUDDLE = "-20,280! 820,280! 820,720! 770,730 700,760 660,800 600,816 560,850 540,900 480,930 420,960 380,1000 300,1020 230,990 150,1000 80,970 -20,990!"


@card(id="uckh1k", title="Overflow", seed=7, palette="riso_baths", light=(-0.2, 0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, 0.6, 0.5)])
    ink = {"aqua": 1.0, "burgundy": 1.0}
    with d.thing("bays", "place") as b:
        for x in (-40, 150, 340, 530, 720):
            b.flat(f"{x},-20! {x + 22},-20! {x + 130},250! {x + 100},250!", aqua=1)
        b.flat("640,900! 830,820! 830,852! 640,934!", aqua=1)
    with d.thing("puddle", "place") as p:
        p.flat("-20,256! 820,256! 820,270! -20,270!", **ink)
        p.flat(PUDDLE, gap=10, burgundy=1)
    cx, cy, r = 286, 640, 222
    with d.thing("big wheel", "subject") as w, w.within(PUDDLE):
        for a, b2 in ((cx - 130, cx - 14), (cx + 130, cx + 14)):
            w.flat(f"{a - 12},270! {a + 12},270! {b2 + 10},{cy}! {b2 - 10},{cy}!")
        w.flat(ellipse(cx, cy, r + 9, r + 9), ellipse(cx, cy, r - 9, r - 9))
        w.flat(ellipse(cx, cy, r - 62, r - 62), ellipse(cx, cy, r - 70, r - 70))
        w.prick([(cx + (r - 30) * math.cos(math.tau * q / 36), cy + (r - 30) * math.sin(math.tau * q / 36), 5) for q in range(36)])
        for i in range(12):
            a = math.tau * (i + 0.4) / 12
            x, y = cx + r * math.cos(a), cy + r * math.sin(a)
            w.strokes([[(cx, cy), (x, y)]], 6, ends=(1, 1))
            w.flat(moved("-5,6! 5,6! 6,-14! 34,-18! 40,-30! 34,-60 18,-74 -18,-74 -34,-60 -40,-30! -34,-18! -6,-14!", (x, y), 0.95), gap=5, aqua=1)
        w.flat(ellipse(cx, cy, 34, 34))
        w.flat(ellipse(cx, cy, 16, 16), burgundy=1)
        tent = "572,276! 716,276! 716,420! 772,424! 752,470! 690,500 660,570 644,660! 628,570 598,500 536,470! 516,424! 572,420!"
        w.flat(tent, gap=6)
        with w.within(tent):
            for a, b2 in ((516, 562), (604, 684), (726, 772)):
                w.flat(f"{a},424! {b2},424! 646,660! 642,660!", aqua=1)
            for a in (596, 668):
                w.flat(f"{a},276! {a + 24},276! {a + 24},410! {a},410!", aqua=1)
            w.flat("500,414! 780,414! 780,424! 500,424!", burgundy=1)
        w.flat("640,640! 648,640! 648,730! 640,730!")
        w.flat("648,690! 700,708 648,726!")
    with d.thing("dry swing", "accent") as t:
        t.strokes([[(166, 880), (150, 990)], [(250, 880), (262, 1006)]], 7, ends=(0.2, 1))
        with t.in_inks(burgundy=1):
            t.strokes([[(150, 988), (138, 1096)], [(262, 1006), (272, 1088)]], 7, ends=(1, 1))
        t.flat("104,1092! 306,1080! 312,1108! 110,1122!", gap=4, **ink)
    with d.thing("tipped trolley", plane="front") as t, t.in_inks(**ink):
        at, k, a = (604, 1040), 1.15, 104
        for i in range(6):
            q = i / 5
            t.strokes([moved([(-116 + 240 * q, -76 - 34 * q), (-84 + 174 * q, 22), (-84 + 174 * q, 22.1)], at, k, a)], 8, ends=(1, 1))
        for q in (0, 0.33, 0.66, 1):
            t.strokes([moved([(-116 + 32 * q, -76 + 98 * q), (0, -93 + 115 * q), (124 - 34 * q, -110 + 132 * q)], at, k, a)], 12 if q in (0, 1) else 8, ends=(1, 1))
        t.strokes([moved([(124, -110), (150, -132), (176, -130)], at, k, a), moved([(90, 22), (112, 60), (96, 84), (-80, 84)], at, k, a), moved([(-84, 22), (-60, 84)], at, k, a)], 14, ends=(1, 1))
        for x in (-70, 92):
            t.flat(moved(ellipse(x, 106, 20, 20), at, k, a), gap=5, **ink)
            t.flat(moved(ellipse(x, 106, 7, 7), at, k, a))
    s.describe("An empty car park with one large dark red puddle. Upside down in it turn a big wheel and a striped tent; a swing hangs out of the puddle on to dry ground, beside a tipped trolley.")
    s.moods("wistful", "magical", "lonely", "festive")
    s.themes("memory", "childhood", "reflection", "emptiness", "play")
    s.says("let’s jump in", "underground scene", "it was here, and I with it", "puddle", "upside down", "the fair has moved", "Sunday", "deep end", "one swing is dry", "after the rain", "bargain", "wheel of fortune", "out of season", "candy floss in the drains", "flood", "nothing to see here", "below the surface", "splash", "they paved the fairground", "ghost town", "round and round", "hang on to your hat", "free parking", "vertigo", "whirlpool", "spilled joy", "lost on a weekend", "when I was six", "what goes down", "a hole to fall into laughing", "where the music went", "wet shoes", "empty, and yet", "you had to look down", "the trolley wants a ride", "reservoir", "I hear it at night", "somebody pulled the plug", "wonderland", "closing time", "dizzy", "drain", "everything must go", "leftovers of a good day")  # fmt: skip
    s.relate("big wheel", "is inside", "puddle")
    s.relate("dry swing", "hangs from", "puddle")
    s.about(place="a car park at the edge of the city", time="Sunday afternoon", light="from the puddle", composition="left", view="from above, slanting", foreground="a tipped trolley", unexplained="one swing pokes out, dry", weather="after rain")
