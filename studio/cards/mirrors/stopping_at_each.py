"""Stopping at Each: cars snowed under; a fox's track goes from window to window, and each has been breathed clear from inside."""

from __future__ import annotations

from typing import Any

import numpy as np

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

CAR = [(-190, 40), (-196, 0), (-176, -30), (-120, -46), (-84, -92), (-40, -122), (40, -124), (90, -100), (120, -54), (170, -40), (198, -8), (192, 40), (100, 52), (-100, 52)]
PANES = ([(-74, -44), (-60, -80), (-34, -90), (-8, -90), (-8, -44)], [(10, -90), (44, -90), (72, -78), (92, -44), (10, -44)])


MOUND = "336,1140 326,1080 340,1020 362,980! 354,920 366,860! 404,898 436,934! 470,924 500,840! 530,890 540,934! 620,900 720,920 790,990 806,1080 770,1150 680,1190 520,1200 390,1180"


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
        legs = flow([(830, 200), (700, 160), (560, 128), (430, 210), (300, 240), (160, 246), (260, 300), (440, 330), (600, 400), (650, 432), (560, 470), (440, 540), (270, 566), (320, 660), (420, 770), (560, 752), (470, 850), (300, 880), (160, 900), (210, 970), (330, 1010)], 40)
        for n, (px, py) in enumerate(even(legs, 23)):
            f.flat(ellipse(px, py + (5 if n % 2 else -5), 7, 5, degrees=-20), burgundy=1)
        for px, py in ((556, 122), (160, 240), (646, 424), (262, 560), (584, 742), (160, 892)):
            for dx, dy in ((-20, 2), (22, -8), (2, 18)):
                f.flat(ellipse(px + dx, py + dy, 7, 7), burgundy=1)
    with d.thing("mound with ears", "witness", plane="front") as m:
        m.flat("420,1150! 560,1190 700,1180 800,1120 830,1060! 830,1240! 500,1240!", aqua=1, burgundy=1)
        m.flat(MOUND)
        m.flat("384,958! 376,920 380,894! 402,918 418,944!", burgundy=1)
        m.flat("478,938! 488,904 506,876! 514,910 510,942!", burgundy=1)
        with m.in_inks(aqua=1):
            m.strokes([[(540, 968), (566, 1030), (540, 1080), (470, 1104), (400, 1096)], [(380, 1150), (470, 1160), (600, 1130), (700, 1060)]], 9, ends=(0.1, 0.1))
    s.describe("From above, a street of cars lies under soft snow. A line of paw prints goes from car to car and pauses at each, and at each one window has been wiped clear. At the end lies a big white mound with two pointed ears.")
    s.moods("hushed", "tender", "mysterious", "cosy")
    s.themes("snow", "visits", "animals", "kindness", "sleep")
    s.says("fox", "snow day", "paw prints", "soft", "loaves of bread", "meals on paws", "fox visit", "are you in there?", "someone asked if I was warm", "bedtime round", "postman", "stitches", "good night, good night", "checking the children", "snowed in", "white lies", "no tracks lead away", "the last car", "traffic jam", "nobody honked", "ears", "a mound too many", "footnotes", "hibernate", "the watchman", "delivery", "hush", "join the dots", "the road is closed", "what the plough missed", "cake icing", "door to door", "dreaming of engines", "who slept in the car?", "winter coat", "parked for good", "a slow patrol", "it curled up with us", "the thaw will tell", "kind stranger", "round and round the houses", "stop and ask", "small breath on the glass", "one of us has a tail")  # fmt: skip
    s.relate("track", "leads to", "mound with ears")
    s.relate("mound with ears", "guards", "snowed-up cars")
    s.about(place="a street at the crossing", time="blue hour before morning", light="pale snow light from the left", composition="diagonal", view="from above, far", foreground="a white mound with ears", unexplained="who is asleep in the cars", weather="snow")
