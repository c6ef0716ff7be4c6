"""Somebody’s Morning: in the cup, a face that is not the drinker’s yawns."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines


@card(id="hm8xgd", title="Somebody’s Morning", seed=8, palette="riso_late_office", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.6, 0.5)])
    pine = {"orange": 1.0, "teal": 1.0}
    cx, cy = 380, 520
    with d.thing("desk", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", teal=1)
    with d.thing("cup of coffee", "prop") as c:
        c.flat(ellipse(cx + 40, cy + 50, 400, 400, 120), overprint=True, orange=1)
        c.flat(ellipse(cx, cy, 400, 400, 120))
        with c.in_inks(teal=1):
            c.strokes([ellipse(cx, cy, 370, 370, 60)[3:20], ellipse(cx, cy, 370, 370, 60)[33:50]], 5, ends=(0.1, 0.1))
        c.flat("560,730! 650,800 720,850 760,830 770,780 730,710 640,640!", "640,730! 690,776 716,790 724,770 690,730 660,700!", gap=6, teal=1)
        c.flat(ellipse(cx, cy, 310, 310, 120), gap=6, teal=1)
        c.flat(ellipse(cx, cy, 290, 290, 120))
        c.flat(ellipse(cx, cy, 268, 268, 120), **pine)
    with d.thing("yawning face", "subject") as f, f.within(ellipse(cx, cy, 268, 268, 120)):
        at, k, a = (cx - 6, cy + 10), 1.28, 172
        for side in (False, True):
            f.flat(moved("-116,-30! -146,-50 -156,-10 -140,30 -110,36!", at, k, a, flip=side))
        f.flat(moved("-118,-20 -118,-90 -80,-140 -30,-130 20,-146 84,-136 118,-90 118,-20 112,60 90,150 46,196 0,204 -46,196 -90,150 -112,60", at, k, a), gap=6)
        f.flat(moved("-124,-26! -146,-110 -116,-190 -40,-214 40,-214 116,-190 146,-110 124,-26! 112,-80 84,-124 20,-132 -30,-112 -84,-124 -112,-80", at, k, a), gap=5, teal=1)
        f.flat(moved("-48,60! -30,24 0,14 30,24 48,60! 56,110 40,150 0,162 -40,150 -56,110", at, k, a), **pine)
        f.flat(moved("-34,134 -20,108 0,114 20,108 34,134 0,152", at, k, a), orange=1)
        for side in (False, True):
            with f.in_inks(**pine):
                f.strokes(moved_lines([[(-84, -54), (-58, -38), (-26, -48)]], at, k, a) if not side else moved_lines([[(84, -54), (58, -38), (26, -48)]], at, k, a), 9, ends=(0.4, 0.4))
            f.flat(moved("-92,-74! -70,-106 -40,-108 -18,-88! -44,-92 -68,-88", at, k, a, flip=side), **pine)
        with f.in_inks(**pine):
            f.strokes(moved_lines([[(-8, -66), (-14, -26), (-26, -14), (-16, -4), (0, -6), (16, -4), (24, -14)]], at, k, a), 7, ends=(0.2, 0.4))
    with d.thing("drinker’s hand", "witness") as h:
        h.flat("500,1240! 556,1100 590,1000! 760,1060! 770,1240!", gap=0)
        h.flat("600,1020! 620,940 640,880 640,830 650,770 676,744 700,752 704,790 700,830! 730,812 770,816 796,850 800,900 790,960 750,1064!", gap=7, orange=1)
        with h.in_inks(**pine):
            h.strokes([[(700, 830), (684, 880), (690, 930)], [(760, 830), (736, 890)], [(794, 880), (760, 930)]], 7, ends=(0.8, 0.1))
        h.flat("656,770 674,754 692,766 690,790 664,796")
    s.describe("A cup of dark coffee seen from above on a green desk. In the coffee, upside down, a bald stranger yawns with closed eyes. From the right a red hand takes hold of the cup.")
    s.moods("sleepy", "comic", "intimate", "uncanny")
    s.themes("morning", "strangers", "work", "reflection", "tiredness")
    s.says("good morning", "that’s not me", "needs more sleep", "black, no sugar", "who are you today?", "wake up", "bottomless cup", "somebody else’s Monday", "decaf", "man overboard", "contagious", "yawn", "first sip", "the face you wear before eight", "drowning in work", "I can’t start without him", "good to the last drop", "upside down", "day shift meets night shift", "instant neighbour", "room at the bottom", "stirring", "don’t swallow", "he keeps me awake", "hot bath", "strong stuff", "reading the grounds", "a hole in the desk", "snooze", "excuse me, you’re in my cup", "one more minute", "sing, baby, sing", "depth of the office", "drink me", "what I look like inside", "breakfast with a stranger", "night swimmer", "he never opens his eyes", "porcelain", "wide mouth, small hours", "saucer", "let sleeping faces lie", "another day, another face", "careful, it’s hot")  # fmt: skip
    s.relate("yawning face", "is inside", "cup of coffee")
    s.relate("drinker’s hand", "catches", "cup of coffee")
    s.about(place="an office on the ninth floor", time="early morning", light="a desk lamp from the left", composition="high", view="near, straight from above", foreground="the drinker’s hand", unexplained="whose face it is")
