"""Between the Foreheads: a ram and a goat have met on the narrow bridge, and a nest with one egg is in between."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hoofed import butting, sheep
from reverie_studio.sculpt.land import crag
from reverie_studio.sculpt.marks import curls, locks, oval
from reverie_studio.sculpt.plants import sward
from reverie_studio.sculpt.small_eyes import bead

X, Y = 404, 530  # the nest


@card(id="2kt72n", title="Between the Foreheads", seed=26, palette="board_vermilion", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(X, Y - 120, 260, 1.5, 420), Lamp(-0.5, -0.7, 0.5, 0.4)], ambient=0.015, focus=(X, Y + 40, 380))
    rng = s.rng
    with b.thing("canyon", "place", depth=0.2, lamps=[Lamp(-0.7, -0.4, 0.5, 0.7)]) as g:
        for x, top, w, lit in ((470, 860, 60, 0.6), (300, 900, 70, 0.7), (560, 960, 80, 0.8), (230, 1010, 90, 0.9), (420, 1060, 84, 1.0)):
            crag(g, [(x - w * 0.5, top + 30), (x - w * 0.2, top), (x + w * 0.3, top + 14), (x + w * 0.6, top + 70), (x + w * 0.9, 1220), (x - w * 0.9, 1220)], gain=lit, puff=30)
    with b.thing("waiting flock", depth=0.4, lamps=[Lamp(0, -0.6, 0.6, 0.8)]) as w:
        crag(w, [(-20, 176), (70, 190), (120, 214), (96, 300), (116, 380), (50, 470), (-20, 500)], gain=0.8)
        crag(w, [(820, 130), (720, 150), (676, 176), (704, 260), (690, 340), (750, 430), (820, 470)], gain=0.8)
        for x, y, k, flip, nod in ((66, 202, 0.74, True, 0.3), (-6, 190, 0.8, True, 0.0), (716, 164, 0.7, False, 0.4), (796, 148, 0.8, False, 0.1)):
            ewe = sheep(nod=nod).turned(at=(x, y, 40), scale=k, flip=flip)
            w.leave_clay(ewe, grow=2)
            curls(w, w.clay(ewe, "down", "along", parts={"face": (CUTS["skin"].but(gain=1.5), "along"), "leg": ("skin", "along")}), 12, 8, keep=("wool",), gain=1.7, width=1.5)
    with b.thing("bridge", depth=0.5, lamps=[Lamp(-0.3, -0.7, 0.5, 0.9)]) as r:
        crag(r, [(-20, 700), (90, 710), (130, 760), (120, 860), (160, 980), (120, 1080), (140, 1220), (-20, 1220)])
        crag(r, [(820, 670), (720, 700), (680, 780), (700, 890), (650, 1000), (690, 1220), (820, 1220)], gain=0.7)
        arch = Clay().limb("-30,776,0,76 120,764,0,60 260,742,0,40 400,734,0,30 560,738,0,40 690,758,0,64 830,768,0,84", per=6)
        r.leave_clay(arch, grow=3)
        r.clay(arch, CUTS["stone"].but(rough=0.7, stroke=(6, 26)), "along", gain=0.9)
        sward(r, [(-20, 708), (120, 712), (200, 716)], 1, 6, (12, 28), lambda x, y: 1.6, every=8)
    ram = butting().turned(at=(110, 712, 60), scale=1.42, flip=True)
    goat = butting(goat=True, fore=((20, 0), (-18, 26)), hind=((-40, 0), (-8, 0))).turned(at=(700, 714, 40), scale=1.42)
    wool = {"horn": (CUTS["skin"].but(near=1.6), "across"), "head": (CUTS["fur"].but(stroke=(5, 14)), "along"), "near leg": ("fur", "along"), "far leg": (CUTS["fur"].but(gain=0.6), "along")}
    with b.thing("ram", "subject", depth=0.8) as t:
        t.leave_clay(ram, grow=3)
        curls(t, t.clay(ram, "down", "along", parts=wool), 15, 10, keep=("trunk", "neck", "tail"), gain=1.7, width=1.7)
        bead(t, ram, 6, (0.3, -0.4))
    with b.thing("goat", "subject", depth=0.8) as t:
        t.leave_clay(goat, grow=3)
        t.clay(goat, CUTS["fur"].but(stroke=(10, 30), over=10), "along", gain=1.15, parts=wool)
        x, y = goat.curve("chin")[0]
        locks(t, [[(x - 10 + 3 * k, y), (x - 8 + 3 * k, y + 26), (x - 2 + 2 * k, y + 50 + 5 * (k % 3))] for k in range(7)], 6)
        bead(t, goat, 6, (-0.4, -0.4))
    with b.thing("nest", "accent", depth=0.95) as n:
        n.leave(oval(X, Y - 34, 34, 42), grow=4)
        n.form(oval(X, Y - 34, 32, 41, 8), how="skin", puff=36, ambient=0.2, gain=1.4, axis=0, bend=0.5, spot=1.0)
        n.sparks((X, Y - 34), (50, 66), 44, length=(14, 60), width=2.2, sweep=(185, 355), spot=1.0)
        n.leave([(X - 66, Y - 16), (X - 30, Y - 6), (X, Y - 4), (X + 30, Y - 6), (X + 66, Y - 16), (X + 52, Y + 26), (X, Y + 42), (X - 52, Y + 26)])
        for _ in range(230):
            a0, q, w = rng.uniform(0.0, math.pi), rng.uniform(0.25, 0.8), rng.uniform(0.4, 1.08)
            n.strokes([[(X + 68 * w * math.cos(a), Y - 14 + 56 * w * math.sin(a) + rng.normal(0, 3)) for a in (a0 - q / 2, a0, a0 + q / 2)]], rng.uniform(0.8, 2.0))
    s.describe("A ram and a goat push head to head. They stand on a narrow stone bridge. Between their foreheads, unhurt, sits a nest with one red egg. On both cliffs sheep are waiting to cross.")
    s.moods("tense", "comic", "tender", "stubborn")
    s.themes("quarrel", "peace", "responsibility", "parents", "stubbornness")
    s.says("nobody move", "buffer zone", "they stayed together for it", "head to head", "butting in", "custody battle", "now look what you’ve done", "who built there?", "a truce with yolk", "stalemate", "don’t sneeze", "lock horns", "peace talks", "for the child’s sake", "hold it right there", "traffic jam", "not in front of the egg", "fragile", "you first", "a bird’s idea of safe", "after you, no, after you", "forced coalition", "until it hatches", "knock knock", "egg on your face", "hard-headed and soft-hearted", "they have been like this for years", "bad place for a nest", "stuck with each other", "spark", "right of way", "give way", "bridge of sighs", "a thinking cap", "one of them must go back", "pressure makes diamonds", "mother is late", "between a rock and a goat", "the only road", "marriage counselling", "we can wait", "a very small referee")  # fmt: skip
    s.relate("ram", "guards", "nest")
    s.relate("goat", "guards", "nest")
    s.about(place="a canyon", time="before morning", light="from the egg and the upper left", composition="split", view="far", unexplained="who built a nest there")
