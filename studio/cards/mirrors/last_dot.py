"""The Last Dot: a crow brings the one dark dot that a gigantic printed eye still lacks."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

CROW = (
    "404,744! 440,716 520,690 596,684! 624,640 676,614 740,622 800,664 840,720! 840,1230! 500,1230! 500,1140 520,1060 556,990 582,930 590,884! 540,888 480,876 436,850 410,824! 480,832 550,824 604,800! 540,770 470,752 410,762"
)


def _tone(x: float, y: float) -> float:
    """How dark the printed eye is at a place, 0…1."""
    u = (x - 370) / 390
    upper, lower = 420 - 260 * max(0.0, 1 - abs(u) ** 2.2), 420 + 200 * max(0.0, 1 - abs(u) ** 2.0)
    far = math.hypot(x - 370, y - 400)
    if abs(u) < 1 and upper < y < lower:
        if far < 66:
            return 0.0
        return 1.0 if 160 < far < 200 else 0.62 if far <= 160 else 0.0
    if upper - 58 < y <= upper or lower <= y < lower + 20:
        return 1.0
    brow = 40 + 80 * u * u
    return 1.0 if abs(y - brow) < 34 else 0.3


@card(id="w0ijtu", title="The Last Dot", seed=61, palette="riso_rush_hour", light=(0.6, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.6, -0.4, 0.5)])
    with d.thing("printed eye", "subject") as e:
        a, pitch, dots = math.radians(24), 25.0, []
        for i in range(-60, 61):
            for j in range(-60, 61):
                x, y = 370 + (i * math.cos(a) - j * math.sin(a)) * pitch, 400 + (i * math.sin(a) + j * math.cos(a)) * pitch
                r = 12.2 * _tone(x, y)
                if r > 2.5 and -20 < x < 820 and -20 < y < 1220:
                    dots.append(ellipse(x, y, r, r, 18))
        e.flat(*dots, pink=1)
    with d.thing("helpful crow", "subject") as c:
        c.flat(CROW, gap=12, blue=1)
        c.flat(ellipse(668, 702, 35, 35))
        c.flat(ellipse(660, 702, 25, 25), yellow=1)
        c.flat(ellipse(654, 700, 13, 14), blue=1, pink=1)
        c.flat("620,672! 650,654 690,654 716,680! 676,676", blue=1)
        c.strokes([[(598, 690), (618, 730), (618, 770), (604, 800)], [(640, 960), (600, 1060), (606, 1180)], [(720, 980), (684, 1090), (690, 1200)], [(796, 1000), (764, 1100), (770, 1200)], [(556, 716), (524, 720), (496, 732)]], 8, ends=(0.1, 0.1))
    with d.thing("last dot", "accent") as t:
        t.flat(ellipse(410, 790, 56, 56), gap=8, blue=1, pink=1)
    s.describe("A gigantic eye is printed in pink dots. It lacks its pupil. A crow leans in from the corner and holds the missing dark dot in its open beak.")
    s.moods("tense", "curious", "tender", "eerie")
    s.themes("creation", "sight", "trust", "theft", "beginnings")
    s.says("pupil", "thief", "blink", "full stop", "puzzle", "delivery", "witness", "awake", "finishing touch", "open wide", "eye drop", "look at me", "an eye for an eye", "better left blind?", "the missing piece", "what will it see first?", "give it back", "special delivery", "out of the dark", "careful, careful", "creator", "surgeon", "first contact", "newspaper", "halftone", "the crow knows where it goes", "a dot on the landscape", "blind date", "borrowed sight", "not every gift is stolen", "seen up close", "staring contest", "it was in the gutter all along", "the apple of it", "now you see it", "who’s watching the watcher?", "on the tip of my beak", "a seed", "black pearl", "almost finished", "waiting to be looked at", "big sister", "eyewitness news", "I found this, is it yours?")  # fmt: skip
    s.relate("helpful crow", "carries", "last dot")
    s.relate("printed eye", "waits for", "last dot")
    s.about(place="the Print Works", time="after hours", light="lamp from the right", composition="diagonal", view="near, before a huge poster", foreground="a crow’s dark shoulder cut by the corner", unexplained="where the crow got the pupil")
