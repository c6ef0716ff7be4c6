"""The Last Dot: a crow brings the one dark dot that a gigantic printed eye still lacks."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "-84,-52! -60,-92 -10,-108 50,-96 96,-50 110,20 90,90 20,110 -50,96! -70,76 -82,24!"
UPPER = "-72,-60! -120,-78 -190,-78 -258,-52 -310,-6 -330,46! -308,28 -284,10 -240,2 -160,4 -66,20!"
LOWER = "-64,24! -150,50 -220,78 -284,104! -240,118 -170,118 -110,104 -50,94!"
BODY = "610,770! 664,737 716,756 764,800 808,866 840,930! 840,1240! 408,1240! 404,1180 410,1120! 386,1130 366,1150! 384,1080 402,1040 426,1010! 404,1010 384,1024! 408,970 430,944 456,926! 440,924 424,930! 450,890 480,864 520,840!"
BRISTLES = ("-66,-46 -110,-40 -150,-28", "-62,-26 -104,-18 -140,-8")


def _tone(x: float, y: float) -> float:
    """How dark the printed eye is at a place, 0…1."""
    u = (x - 370) / 390
    upper, lower = 420 - 260 * max(0.0, 1 - abs(u) ** 2.2), 420 + 200 * max(0.0, 1 - abs(u) ** 2.0)
    far = math.hypot(x - 370, y - 400)
    if abs(u) < 1 and upper < y < lower:
        if far < 66:
            return 0.0
        return 1.0 if 160 < far < 200 else 0.62 if far <= 160 else 0.0
    if upper - 58 < y <= upper or lower <= y < lower + 34:
        return 1.0
    brow = 40 + 80 * u * u
    return 1.0 if abs(y - brow) < 34 else 0.3


@card(id="w0ijtu", title="The Last Dot", seed=61, palette="riso_rush_hour", light=(0.6, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.6, -0.4, 0.5)])
    with d.thing("printed eye", "subject") as e:
        a, pitch, dots = math.radians(24), 22.0, []
        for i in range(-60, 61):
            for j in range(-60, 61):
                x, y = 370 + (i * math.cos(a) - j * math.sin(a)) * pitch, 400 + (i * math.sin(a) + j * math.cos(a)) * pitch
                r = 10.8 * _tone(x, y)
                if r > 2.5 and -20 < x < 820 and -20 < y < 1220:
                    dots.append(ellipse(x, y, r, r, 18))
        e.flat(*dots, pink=1)
    at, k, turn = (596.0, 836.0), 1.12, 43.0
    with d.thing("last dot", "accent") as t:
        t.flat(moved(ellipse(-284, 56, 70, 70), at, k, turn), gap=8, blue=1, pink=1)
    with d.thing("helpful crow", "subject", plane="front") as c:
        c.flat(moved(LOWER, at, k, turn), gap=8, blue=1)
        c.flat(BODY, gap=10, blue=1)
        c.flat(moved(UPPER, at, k, turn), gap=8, blue=1)
        c.flat(moved(HEAD, at, k, turn), blue=1)
        c.strokes([moved(line(b), at, k, turn) for b in BRISTLES], 6, ends=(0.6, 0.1))
        c.strokes([moved(line("-50,96 -66,60 -72,24 -64,20"), at, k, turn)], 6, ends=(0.3, 0.5))
        c.flat(moved(ellipse(-14, -26, 34, 34), at, k, turn))
        c.flat(moved(ellipse(-14, -26, 25, 25), at, k, turn), yellow=1)
        c.flat(moved(ellipse(-22, -28, 13, 13), at, k, turn), blue=1, pink=1)
        c.flat(moved("-60,-44! -34,-66 4,-66 30,-42! -10,-48", at, k, turn), blue=1)
        c.strokes([[(560, 1000), (530, 1080), (528, 1180)], [(640, 990), (616, 1090), (622, 1200)], [(724, 1010), (706, 1100), (716, 1200)], [(500, 960), (476, 1000), (466, 1040)]], 9, ends=(0.1, 0.1))
    s.describe("A gigantic eye is printed in pink dots. It lacks its pupil. A crow stretches up from the corner; the missing dark dot is gripped in its beak.")
    s.moods("tense", "curious", "tender", "eerie")
    s.themes("creation", "sight", "trust", "theft", "beginnings")
    s.says("pupil", "thief", "blink", "full stop", "puzzle", "ink drop", "witness", "awake", "finishing touch", "open wide", "eye drop", "look at me", "an eye for an eye", "better left blind?", "the missing piece", "what will it see first?", "give it back", "special delivery", "out of the dark", "careful, careful", "creator", "surgeon", "first contact", "newspaper", "halftone", "the crow knows where it goes", "a dot on the landscape", "pixel", "borrowed sight", "not every gift is stolen", "seen up close", "staring contest", "it was in the gutter all along", "the apple of it", "now you see it", "who’s watching the watcher?", "on the tip of my beak", "a seed", "black pearl", "almost finished", "waiting to be looked at", "big sister", "eyewitness news", "I found this, is it yours?")  # fmt: skip
    s.relate("helpful crow", "carries", "last dot")
    s.relate("printed eye", "waits for", "last dot")
    s.about(place="the Print Works", time="after hours", light="lamp from the right", composition="diagonal", view="near, before a huge poster", foreground="a crow’s dark shoulder cut by the corner", unexplained="where the crow got the pupil")
