"""Oversight: a woman looks up through a skylight, and the shadow of a huge head has fallen on the roof."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

SHADOW = "860,-40! 420,-40! 380,40 366,100 372,150! 350,190 300,250 276,284 290,304 336,310! 322,330 318,346 340,360! 322,372 326,394 346,404! 328,436 340,480 386,506 450,512 520,506! 560,560 590,640 600,720! 700,740 790,790 860,860!"
WINDOW = "-190,-230! 190,-230! 190,230! -190,230!"
FACE = "0,-190 80,-176 126,-110 134,-10 122,80 84,150 30,190 -20,192 -76,156 -116,84 -130,-10 -124,-110 -80,-174"


@card(id="5jpihj", title="Oversight", seed=9, palette="riso_last_sun", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.5, 0.5)])
    umber = {"sunflower": 1.0, "purple": 1.0}
    at, a = (290, 820), -12
    frame = moved(WINDOW, at, 1, a)
    with d.thing("roof", "place") as r:
        r.flat("-20,-20! 820,-20! 820,1220! -20,1220!", sunflower=1)
        for i in range(-3, 12):
            y = i * 120
            r.strokes([[(-20, y + 170), (400, y + 85), (820, y)]], 5, ends=(1, 1))
    with d.thing("skylight", "prop") as k:
        k.flat(moved(WINDOW, at, 1.16, a), gap=6)
        k.flat(frame, purple=1)
    with d.thing("woman", "subject") as w, w.within(frame):
        w.flat(moved("-150,300! -170,40 -160,-120 -110,-210 0,-240 110,-210 160,-120 170,40 150,300!", at, 1, a), sunflower=1)
        w.flat(moved(FACE, at, 0.98, a), gap=6)
        for side in (False, True):
            w.flat(moved("-100,-40! -76,-70 -44,-66 -20,-40! -44,-22 -78,-20", at, 1, a, flip=side), purple=1)
            w.flat(moved("-90,-40! -72,-60 -46,-57 -30,-39! -48,-30 -74,-29", at, 1, a, flip=side))
            w.flat(moved("-110,-88! -80,-124 -40,-122 -14,-96! -44,-106 -80,-104", at, 1, a, flip=side), purple=1)
        for x in (-50, 68):
            w.flat(moved(ellipse(x, -47, 15, 15), at, 1, a), purple=1)
        w.flat(moved("-30,106! -10,98 12,100 34,108! 26,124 0,130 -20,122", at, 1, a), purple=1)
        with w.in_inks(purple=1):
            w.strokes(moved_lines([[(-6, -30), (-12, 20), (-24, 46), (-8, 58), (12, 54)]], at, 1, a), 8, ends=(0.2, 0.5))
        with w.in_inks(sunflower=1):
            w.prick([(*p, 5) for p in moved([(-70, 20), (-50, 34), (-88, 40), (-66, 54), (56, 20), (76, 34), (92, 16), (70, 50), (-30, 10), (30, 14)], at, 1, a)])
    with d.thing("her fingers") as f, f.within("-20,-20! 820,-20! 820,1220! -20,1220!", frame):
        for x, y in ((-126, 282), (-76, 296), (-26, 294), (22, 280)):
            f.flat(moved(ellipse(x, y - 56, 29, 66), at, 1, a), purple=1)
            f.flat(moved(ellipse(x, y - 56, 22, 59), at, 1, a))
    with d.thing("chimney", "prop") as c:
        c.flat("110,170! 240,143! 262,246! 132,273!", gap=6, purple=1)
        c.flat("140,188! 224,170! 236,228! 152,246!", gap=6, **umber)
        c.flat("132,273! 110,170! -20,240! -20,360!", overprint=True, purple=1)
    with d.thing("shadow of a head", "subject") as h:
        h.flat(SHADOW, overprint=True, purple=1)
    s.describe("A freckled woman looks up out of a skylight. Her fingers lie on the frame. Across the whole roof has fallen the dark shadow of an enormous head in profile.")
    s.moods("suspicious", "ominous", "curious", "awed")
    s.themes("being watched", "shadows", "giants", "scale", "roofs")
    s.says("who’s there?", "again!", "middle management", "who watches over me?", "big brother", "the boss is in", "giant", "eclipse", "shadow of a doubt", "someone upstairs", "small world", "peekaboo", "head in the sun", "overlooked", "the neighbours", "it wasn’t there at breakfast", "don’t move", "doll’s house", "he’s only looking for his glasses", "a large opinion", "great man", "mother?", "weather forecast", "under observation", "looming", "it leaned over us and said nothing", "portrait", "fee-fi-fo-fum", "daddy’s home", "out of proportion", "long nose", "something is thinking about us", "afternoon of a giant", "roof terrace", "history passes over", "I only wanted some air", "it blocks the sun", "an old acquaintance, enlarged", "eavesdropping", "conscience", "profile", "close the window, slowly", "maybe it can’t see me", "in the shade of a great name")  # fmt: skip
    s.relate("shadow of a head", "towers over", "woman")
    s.relate("woman", "looks out of", "skylight")
    s.about(place="a roof", time="late afternoon", light="low sun from behind the head", composition="diagonal", view="from above", foreground="a chimney with its shadow", unexplained="whose head it is")
