"""Stopping at Each: cars snowed under; a fox's track goes from window to window, and at its end the fox sleeps."""

from __future__ import annotations

import math
from itertools import pairwise
from typing import Any

import numpy as np

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

CAR = [(-190, 40), (-196, 0), (-176, -30), (-120, -46), (-84, -92), (-40, -122), (40, -124), (90, -100), (120, -54), (170, -40), (198, -8), (192, 40), (100, 52), (-100, 52)]
PANES = ([(-74, -44), (-60, -80), (-34, -90), (-8, -90), (-8, -44)], [(10, -90), (44, -90), (72, -78), (92, -44), (10, -44)])


BODY = "400,1080 400,980 430,906 500,860 620,852 720,888 790,966 812,1060 786,1150 700,1200 560,1215 430,1190 400,1140"
SNOW = "356,968 420,872 520,826 640,824 748,868 830,980 836,1070! 800,1040 776,1006 746,1040 716,1046 690,990 650,1000 630,1036 596,1030 570,980 530,992 500,950 440,980 400,950"
TAIL = "836,1036! 826,1130 740,1200 600,1226 470,1214 370,1180 300,1112! 380,1124 470,1120 560,1124 660,1116 730,1080 776,1030!"
HEAD = "318,1010! 334,962 330,858! 366,890 398,934! 430,926 462,934! 496,890 532,858! 528,962 544,1010! 520,1056 474,1084 448,1124 430,1134 414,1124 388,1084 342,1056"
CHEEKS = ("318,1010! 360,1008 400,1040 416,1080 430,1134! 414,1124 388,1084 342,1056", "544,1010! 502,1008 462,1040 446,1080 430,1134! 448,1124 474,1084 520,1056")
EARS = ("342,884! 360,910 376,942! 356,956 346,960!", "520,884! 502,910 486,942! 506,956 516,960!")


def even(line: Any, step: float) -> list[tuple[float, float]]:
    """Points along a line, `step` px apart."""
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    return [(float(np.interp(at, run, line[:, 0])), float(np.interp(at, run, line[:, 1]))) for at in np.arange(0, run[-1], step)]


def car(t: Printed, x: float, y: float, k: float, clear: int) -> None:
    """A car under snow, with one pane breathed clear."""
    at, a = (x, y), -17
    t.flat(flow(placed([(px + 30, py * 0.5 + 34) for px, py in CAR], at, k, a), 8, closed=True), aqua=1, burgundy=1)
    t.flat(flow(placed(CAR, at, k, a), 8, closed=True))
    for i, pane in enumerate(PANES):
        if i == clear:
            t.flat(placed(pane, at, k, a), burgundy=1)
        else:
            t.flat(placed(pane, at, k, a), aqua=1)


@card(id="4cgkm8", title="Stopping at Each", seed=67, palette="riso_baths", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.8, 0.5)])
    with d.thing("street", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", aqua=1)
    with d.thing("snowed-up cars", "subject", count=6) as c:
        for x, y, k, clear in ((170, 170, 0.8, 0), (520, 60, 0.8, 1), (690, 330, 0.95, 0), (230, 480, 0.95, 1), (640, 640, 1.1, 0), (120, 800, 1.1, 1)):
            car(c, x, y, k, clear)
    with d.thing("track", "accent") as f:
        legs = flow([(840, 196), (700, 160), (560, 176), (440, 214), (300, 262), (190, 290), (150, 300), (280, 324), (420, 340), (464, 390), (490, 446), (474, 500), (400, 540), (280, 588), (200, 610), (290, 660), (400, 720), (450, 800), (570, 796), (600, 826), (540, 852), (420, 856), (290, 886), (150, 930), (200, 980), (300, 1000)], 40)
        steps = even(legs, 34)
        for n, ((px, py), (qx, qy)) in enumerate(pairwise(steps)):
            turn = math.degrees(math.atan2(qy - py, qx - px))
            side = 5 if n % 2 else -5
            for ax, ay, r in ((-3, side, 7.5), (8, side - 7, 3.6), (11, side, 3.6), (8, side + 7, 3.6)):
                x, y = placed([(ax, ay)], (px, py), 1.0, turn)[0]
                f.flat(ellipse(x, y, r, r * 0.9), burgundy=1)
    with d.thing("sleeping fox", "witness", plane="front") as m:
        m.flat("330,1150! 420,1240! 840,1240! 840,1090!", aqua=1, burgundy=1)
        m.flat(BODY, burgundy=1)
        m.flat(SNOW)
        m.flat(TAIL, gap=7, burgundy=1)
        with m.within(TAIL):
            m.flat("280,1080! 420,1080! 450,1140! 412,1158! 446,1180! 410,1240! 280,1240!")
        m.flat(HEAD, gap=7, burgundy=1)
        for k in CHEEKS:
            m.flat(k)
        for k in (*EARS, "408,1112 430,1104 452,1112 444,1130 430,1138 416,1130"):
            m.flat(k, aqua=1, burgundy=1)
        m.strokes([[(352, 982), (374, 1000), (404, 986)], [(510, 982), (488, 1000), (458, 986)]], 9, ends=(0.3, 0.3))
    s.describe("From above, a street of cars lies under soft snow. A line of paw prints goes from car to car, and in each car one window has been wiped clear. At its end a big fox lies curled asleep, snow on its back.")
    s.moods("hushed", "tender", "mysterious", "cosy")
    s.themes("snow", "visits", "animals", "kindness", "sleep")
    s.says("fox", "snow day", "paw prints", "soft", "loaves of bread", "meals on paws", "fox visit", "are you in there?", "someone asked if I was warm", "bedtime round", "postman", "stitches", "good night, good night", "checking the children", "snowed in", "white lies", "no tracks lead away", "the last car", "traffic jam", "nobody honked", "ears", "a mound too many", "footnotes", "hibernate", "the watchman", "delivery", "windscreens", "join the dots", "the road is closed", "what the plough missed", "cake icing", "door to door", "dreaming of engines", "who slept in the car?", "winter coat", "parked for good", "a slow patrol", "it curled up with us", "the thaw will tell", "kind stranger", "round and round the houses", "stop and ask", "small breath on the glass", "one of us has a tail")  # fmt: skip
    s.relate("track", "leads to", "sleeping fox")
    s.relate("sleeping fox", "guards", "snowed-up cars")
    s.about(place="a street at the crossing", time="blue hour before morning", light="pale snow light from the left", composition="diagonal", view="from above, far", foreground="a fox under snow", unexplained="who is asleep in the cars", weather="snow")
