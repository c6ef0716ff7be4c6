"""Washing Up: a crocodile holds its mouth open, and the canteen’s plates dry between its teeth."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

UPPER = "840,300! 760,240 700,170 640,160 590,200 560,250! 460,240 340,200 220,130 140,100 80,110 40,150 40,200 70,230! 240,300 420,380 580,470 700,560 760,640! 840,640!"
LOWER = "840,600! 760,640! 700,760 600,830 440,880 260,910 110,910! 60,930 50,980 90,1020! 260,1060 440,1070 620,1050 760,1010 840,990!"


@card(id="zoflqw", title="Washing Up", seed=8, palette="riso_canteen", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.5, 0.5)])
    black = {"red": 1.0, "green": 1.0}
    with d.thing("kitchen", "place") as k:
        k.flat("-20,-20! 820,-20! 820,1220! -20,1220!", red=1)
    with d.thing("crocodile", "subject") as c:
        c.flat("780,640! 700,560 580,470 440,390! 420,520 400,660 380,900! 600,850 720,760!", **black)
        c.flat("200,920! 260,850 380,830 480,790 560,720 640,690 720,690! 700,780 600,850 440,900!", gap=5, red=1)
        for i, (x, y) in enumerate(((110, 246), (200, 284), (300, 326), (400, 374), (500, 428), (590, 480))):
            c.flat(f"{x - 34},{y - 24}! {x + 34},{y + 8}! {x - 12},{y + 74}!", gap=4)
        c.flat(UPPER, gap=6, green=1)
        for x, y in ((100, 924), (640, 826), (704, 770)):
            c.flat(f"{x - 30},{y + 6}! {x + 30},{y - 4}! {x - 4},{y - 80}!", gap=4)
    with d.thing("plates", "accent") as p:
        for x, y, r in ((196, 790, 112), (316, 766, 122), (444, 728, 122)):
            p.flat(ellipse(x, y, r * 0.42, r, degrees=12), gap=6, **black)
            p.flat(ellipse(x - 8, y, r * 0.38, r * 0.96, degrees=12))
            p.flat(ellipse(x - 10, y, r * 0.24, r * 0.66, degrees=12), ellipse(x - 10, y, r * 0.2, r * 0.6, degrees=12), green=1)
        p.flat("186,372! 290,400! 276,486 238,506 196,482!")
        p.flat("282,404! 332,420 322,474 268,466!", "294,424! 314,430 308,456 284,452!")
    with d.thing("crocodile’s chin") as c:
        c.flat(LOWER, gap=6, green=1)
        c.flat(ellipse(640, 228, 40, 36))
        c.flat(ellipse(630, 232, 10, 28), **black)
        c.flat("596,214! 620,186 660,182 688,212! 640,204!", **black)
    s.describe("A green crocodile holds its jaws wide open. Three white plates stand between its lower teeth to dry, and a cup hangs from one of the upper teeth.")
    s.moods("droll", "trusting", "tense", "homely")
    s.themes("kitchen", "danger", "trust", "work", "housekeeping")
    s.says("washing up", "say aah", "dishwasher", "don’t sneeze", "the night shift", "all clean", "breakfast included", "trust", "rack", "mind your fingers", "a safe place for china", "how long can you hold it?", "dinner is over", "drip-dry", "volunteer", "dentist", "jaws", "employee of the month", "feeding the hand", "who’s next to dry?", "gaping", "please wait, still wet", "temptation", "vegetarian", "he promised", "smile for the plates", "domestic", "snap", "a tea set in the jungle", "it used to be wild", "hungry work", "mother said never put your hand", "table manners", "self-control", "cup and saucer", "jobs for life", "tooth fairy", "just this once", "my uncle’s kitchen", "a big mouth with nothing to say", "one false move", "retirement", "good help is hard to find", "open wide")  # fmt: skip
    s.relate("crocodile", "does the work of", "kitchen")
    s.relate("crocodile", "guards", "plates")
    s.about(place="a canteen kitchen", time="after closing time", light="even and bright", composition="right", view="near, eye level", foreground="the lower jaw", unexplained="who put the plates there")
