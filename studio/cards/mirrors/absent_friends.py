"""To Absent Friends: a woman raises a glass before one eye; in the champagne the eye is another's, and upside down."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

HAIR = "150,800! 110,700 96,540 104,380 150,220 250,110 380,70 510,100 610,190 664,330 680,500 676,660 650,800! 580,812 500,790! 300,790! 220,812!"
FACE = "240,360! 330,350 420,326 500,270! 540,320 580,350 606,380! 604,500 590,610 556,710 500,786 440,826 400,830 350,812 296,756 256,670 240,560!"
BOWL = "104,290! 438,290! 464,370 470,450 454,540 410,616 346,660 306,680! 266,680! 222,660 154,616 104,540 80,450 82,370!"
WINE = "82,420! 180,432 280,414 380,430 469,420! 470,460 454,540 410,616 346,660 306,680! 266,680! 222,660 154,616 104,540 80,460!"
ARM = "20,1240! 80,1130 130,1030 160,950 168,880 184,810 214,768 256,748 300,750! 330,944! 300,1000 280,1060 262,1150 256,1240!"


@card(id="r2t7bk", title="To Absent Friends", seed=65, palette="riso_good_party", light=(0.3, 0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.3, 0.6, 0.5)])
    with d.thing("woman", "subject") as w:
        w.flat(HAIR, slate=1)
        w.flat("330,740! 500,740! 506,860 530,940 600,990! 430,1080 280,1000! 320,930 330,840!")
        with w.in_inks(slate=1):
            w.strokes([[(500, 790), (504, 870), (526, 936), (590, 980)], [(334, 790), (332, 860), (322, 930)]], 7, ends=(0.8, 0.4))
        w.flat("-20,1240! -20,1150 60,1060 180,1000 310,960! 350,1040 430,1090 500,1050 560,964! 660,1000 760,1070 830,1170! 830,1240!", pink=1)
        w.flat(FACE)
        w.flat("336,800! 400,832 440,828 500,790! 496,850 440,890 380,880 340,850!", overprint=True, slate=1)
        w.flat("472,470! 500,438 550,430 592,458! 566,486 510,492!", slate=1)
        w.flat("482,469! 506,450 550,444 582,460! 560,478 512,482!")
        w.flat(ellipse(534, 463, 18, 19, 50), slate=1)
        w.flat(ellipse(540, 457, 5, 5, 30))
        with w.in_inks(slate=1):
            w.strokes([[(466, 474), (498, 438), (550, 430), (600, 462)]], 10, ends=(0.3, 0.2))
            w.strokes([[(466, 408), (516, 384), (586, 396)]], 13, ends=(0.9, 0.2))
            w.strokes([[(420, 470), (432, 540), (452, 590), (442, 612), (408, 614)], [(388, 608), (378, 600), (384, 586)]], 7, ends=(0.1, 0.6))
        w.flat("352,706! 386,686 410,694 434,684 480,700! 440,714 400,718!", pink=1, yellow=1)
        w.flat("358,712! 400,722 440,718 474,706! 456,738 420,750 384,740!", pink=1, yellow=1)
        w.flat(ellipse(632, 700, 22, 28, 50), gap=5, yellow=1)
    with d.thing("champagne glass", "witness") as g:
        g.flat("276,660! 296,660! 298,950! 274,950!", gap=6, pink=1)
        g.flat(BOWL, gap=8, pink=1)
        inside = placed([(x - 276, y - 480) for x, y in outline(BOWL)], (276, 482), 0.955)
        g.flat(inside)
        with g.within(inside):
            g.flat(WINE, yellow=1)
        for k in range(15):
            g.flat(ellipse(276 + 150 * math.sin(k * 2.4), 640 - k * 14 - 20 * math.cos(k * 3.1), 5 + k % 3 * 3, 5 + k % 3 * 3, 30))
    with d.thing("inverted eye", "accent") as e:
        e.flat("131,520! 177,560 261,584 345,568 410,516! 363,470 280,450 196,464!", gap=0)
        e.flat(ellipse(274, 512, 56, 58, 80), pink=1)
        e.flat(ellipse(274, 516, 27, 28, 60), pink=1, slate=1)
        e.flat(ellipse(257, 530, 9, 10, 30))
        with e.in_inks(pink=1, slate=1):
            e.strokes([[(120, 510), (177, 562), (263, 588), (348, 570), (421, 508)]], 14, ends=(0.3, 0.3))
            e.strokes([[(131, 520), (196, 466), (280, 450), (363, 470), (410, 516)]], 5, ends=(0.3, 0.3))
            e.strokes([[(177, 562), (159, 596)], [(220, 580), (211, 618)], [(265, 588), (267, 628)], [(309, 584), (322, 620)], [(350, 570), (374, 602)]], 9, ends=(0.9, 0.1))
    with d.thing("hand", plane="front") as h:
        h.flat(ARM)
        with h.in_inks(slate=1):
            h.strokes([[*outline(ARM), *outline(ARM)[:2]]], 6, ends=(1, 1))
        for y, x, size in ((904.0, 366.0, 0.84), (856.0, 388.0, 0.94), (806.0, 398.0, 1.0), (754.0, 388.0, 1.0)):
            shape = f"236,{y}! 300,{y - 4} {x - 30},{y} {x - 6},{y + 8} {x},{y + 26 * size} {x - 12},{y + 46 * size} {x - 40},{y + 52 * size} 300,{y + 54 * size} 240,{y + 54 * size}!"
            h.flat(shape)
            with h.in_inks(slate=1):
                h.strokes([[p for p in outline(shape) if p[0] > 262][: -1]], 6, ends=(0.6, 0.6))
            h.flat(ellipse(x - 22, y + 26 * size, 15, 12 * size, 40), pink=1, yellow=1)
    s.describe("A woman holds a champagne glass before her face. Her hair is dark and bobbed. One eye looks at us calmly; where the other should be, a big pink eye floats upside down in the yellow wine.")
    s.moods("wistful", "strange", "elegant", "lonely")
    s.themes("memory", "party", "doubles", "seeing", "loss")
    s.says("cheers", "topsy-turvy", "here’s looking at you", "to those who are not here", "I see you in everything I drink", "the second glass", "bottoms up", "in vino veritas", "found you", "sober", "double vision", "through rose wine", "somebody is looking back", "tears go up in there", "what the bubbles saw", "private view", "a toast", "happy new year, mother", "she has his eyes", "half full", "magnifying", "the party is elsewhere", "an eye for an eye", "last orders", "the guest inside", "fortune teller", "make a wish before it goes flat", "I only have eyes for you", "ghost in the glass", "she drinks to remember", "spectacles for the sad", "it winked", "upside down you’re turning me", "lens", "the look he left behind", "red nails, steady hand", "never drink with strangers", "contact", "fizzy feelings", "one eye laughs", "clear view of the past", "wake", "don’t blink", "keep an eye on my drink")  # fmt: skip
    s.relate("inverted eye", "is inside", "champagne glass")
    s.relate("champagne glass", "is carried by", "hand")
    s.about(place="a ballroom", time="shortly before midnight", light="from the glass itself", composition="left", view="near, eye to eye", foreground="a hand round the stem", unexplained="whose eye is in the wine")
