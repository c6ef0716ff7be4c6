"""He Thinks It Is Him: a ram butts the moon up over the hill, and a moth on a thread pulls it."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ram_head
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

FORE = "4,-22! 30,-58 84,-112 134,-148 158,-150! 166,-120 160,-80 146,-40! 120,-26 80,-6 40,6 6,10!"
HIND = "4,6! 40,2 92,-14 120,-6! 126,22 112,56 84,78! 54,74 24,54 4,30!"
MOTH = ((606, 204), 0.82, 28)
MOON = ellipse(590, 500, 178, 178)
SEAS = ("470,430 500,384 548,366 590,372 606,396 580,420 560,452 590,476 630,470 640,500 600,530 556,520 530,560 500,566 470,530 452,480", "650,400 676,386 706,404 710,436 684,452 656,436", "610,600 640,574 676,580 664,612 630,630")


@card(id="k1p7sq", title="He Thinks It Is Him", seed=76, palette="lino_night_pasture", light=(0.7, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.74, -0.5, 0.4)])
    with p.thing("night sky", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        g.plane("-20,-20! 820,-20! 820,700! -20,700!", lambda x, y: 1.02 - np.hypot(x - 590, y - 500) / 640, (2, KEY), (0.46,), around=(590, 500), ring=True, pitch=16, wild=1.4, wedge=0.1)
        g.flat("-20,700! 120,640 250,668 420,650 560,700 700,660 820,690! 820,1000! -20,1000!", ink=KEY)
        g.flat("-20,800! 200,770 420,800 620,760 820,780! 820,1220! -20,1220!", ink=2, gap=6, around=1)
        g.flat("640,776! 640,742! 668,720! 700,742! 700,770!", ink=KEY, gap=5, around=1), g.flat("662,748! 676,748! 676,764! 662,764!", spot=True)
    with p.thing("moon", "prop") as m:
        m.flat(ellipse(610, 322, 22, 24)), m.flat(ellipse(610, 320, 12, 14), ink=2)
        m.flat(MOON, spot=True, gap=9, around=KEY)
        m.flat(*SEAS, ink=1)
    with p.thing("ram", "subject") as t:
        ram = ram_head(lids=0.75, look=(0.9, -0.3), inner=-0.9).turned(at=(314, 646, 0), scale=1.36, roll=6)
        t.flat_clay(ram, 0, grow=7)
        t.clay(ram, "hide", "along", inks=(0, 1, 2, KEY), at=(0.9, 0.7, 0.4), pitch=9, parts={"horn": (GOUGES["white"].but(at=(0.5,)), "across"), "wool": ("fur", "along")})
        t.gaze(ram, sides=("near",), wide=1.3)
    with p.thing("moth", "accent") as w:
        at, k, turn = MOTH
        w.strokes([[(611, 306), (606, 276), moved([(0, 84)], at, k, turn)[0]]], 7, ends=(0.9, 0.9))
        for flip in (True, False):
            for shape, ink in ((HIND, 1), (FORE, 0)):
                w.flat(moved(shape, at, k, turn, flip), ink=ink, gap=6, around=KEY)
            w.flat(moved("158,-150! 166,-120 160,-80 146,-40! 134,-34 142,-76 146,-112 138,-148!", at, k, turn, flip), ink=2)
            w.flat(moved(ellipse(98, -82, 17, 19), at, k, turn, flip)), w.flat(moved(ellipse(96, -82, 7, 9), at, k, turn, flip), ink=1)
            w.strokes(moved_lines([[(34, -30), (64, -28), (112, -46)], [(30, 20), (60, 30), (84, 52)]], at, k, turn, flip=flip), 6, ends=(0.3, 0.2), black=True)
            w.strokes(moved_lines([[(5, -40), (14, -64), (34, -84)], [(12, -58), (24, -58), (32, -64)], [(16, -66), (14, -80), (20, -90)]], at, k, turn, flip=flip), 5, ends=(0.6, 0.5))
        w.flat(moved("0,-46 13,-38 16,-14 13,20 9,60 0,90 -9,60 -13,20 -16,-14 -13,-38", at, k, turn), ink=0, gap=6, around=KEY)
        w.strokes(moved_lines([[(-11, y), (0, y + 5), (11, y)] for y in (14, 34, 54)], at, k, turn), 6, ends=(0.5, 0.5), black=True)
    with p.thing("hill") as h:
        h.flat("-20,1000! 160,960 340,956 520,990 680,1040 820,1030! 820,1220! -20,1220!", gap=9, around=0)
        wedges(h, fringe([(30, 1000), (340, 966), (520, 1000), (790, 1040)], 17, (40, 130), -66, bend=14, seed=5), 21)
        wedges(h, fringe([(20, 1190), (300, 1150), (560, 1180), (780, 1200)], 11, (70, 170), -66, bend=12, seed=8), 22, 2)
    s.describe("A ram butts the full yellow moon up over the hills. The moon has a ring at the top, and a white moth pulls it up by a thread. The ram is not looking at her.")
    s.moods("proud", "droll", "strenuous", "tender")
    s.themes("pride", "help", "night", "effort", "credit")
    s.says("moonrise", "push", "teamwork", "confidence", "hero", "headache", "ambition", "obstinate", "applause", "illusion", "he thinks it is him", "self-made man", "nobody told him, out of love", "one more shove", "and heave", "pulling strings", "behind every great man", "small wings, big job", "he never says thank you", "unpaid", "the secret of success", "head first", "somebody tell him", "who does the work?", "use your head", "a handle on the night", "moonlighting", "thick skull, soft heart", "she does it every evening", "the quiet colleague", "the tide can wait", "credit where it’s due", "battering ram", "light as a moth’s wish", "over the moon", "it must be my horns", "promotion", "don’t look round", "take that, sky", "on a thread", "he tells it at the trough", "lift with your knees", "let him believe it", "full moon delivered")  # fmt: skip
    s.relate("moth", "does the work of", "ram")
    s.relate("moon", "is pulled by strings of", "moth")
    s.about(place="a pasture hill", time="night", light="from the moon", composition="diagonal", view="near, beside the ram", foreground="dark grass", unexplained="who put a ring on the moon")
