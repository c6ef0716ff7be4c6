"""Overtaking: in the dark street a carp swims past the last tram."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.riso_tools import Drum, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

SPINE = [(232, 120), (250, 200), (292, 320), (352, 450), (392, 590), (384, 730), (330, 860), (262, 960), (230, 1020)]
HALF = [56, 100, 128, 138, 134, 110, 78, 46, 40]
TAIL = "226,960! 190,1020 130,1090 70,1140 56,1180! 110,1190 180,1170 236,1110! 290,1160 370,1184 430,1170! 420,1130 350,1070 296,1010 280,960!"


def _along(t: float, side: float) -> tuple[float, float]:
    """A place on the carp: t along its spine (0…1), side -1…1 across it."""
    p = flow(SPINE, 20)
    i = min(len(p) - 2, int(t * (len(p) - 1)))
    (x, y), (dx, dy) = p[i], p[i + 1] - p[i]
    w = float(np.interp(t, np.linspace(0, 1, len(HALF)), HALF)) * side / float(np.hypot(dx, dy))
    return float(x - dy * w), float(y + dx * w)


def _patch(places: str) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in flow([_along(*(float(v) for v in word.split(","))) for word in places.split()], 8, closed=True)]


@card(id="x5sc9e", title="Overtaking", seed=48, palette="riso_night_tram", light=(0.2, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.8, 0.5)])
    with d.thing("street", "place") as n:
        n.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
        n.strokes([[(x, -20), (x, 1240)] for x in (634, 724)], 7, ends=(1, 1))
    with d.thing("tram", "witness") as t:
        t.flat("622,850! 736,850! 800,380! 560,380!", lemon=1)
        t.flat("604,1240! 604,880 616,846 640,832 718,832 742,846 754,880 754,1240!", gap=6, orange=1)
        t.flat("622,874! 640,856 718,856 736,874! 736,890! 622,890!", lemon=1)
        t.flat("636,920! 722,920! 722,1240! 636,1240!", navy=1, orange=1)
        t.strokes([[(650, 1000), (708, 1060), (650, 1120), (708, 1060)]], 6, ends=(1, 1))
    snout = flow([_along(0, -1), (272, 78), (244, 52), (212, 52), (184, 78), _along(0, 1)], 6).tolist()
    body: list[tuple[float, float]] = [_along(k / 60, -1) for k in range(60, 0, -1)] + snout + [_along(k / 60, 1) for k in range(1, 61)]
    with d.thing("carp", "subject") as c:
        for fin in ("400,380! 480,376 548,410 584,470 566,540! 510,540 450,520 400,480!", "190,400! 120,410 66,460 44,550 70,610! 140,590 210,540 250,480!", "460,720! 520,750 544,800 520,850! 470,840 430,820!", "290,750! 230,740 184,764 176,816! 230,826 270,810 310,790!"):
            c.flat(fin, gap=5, orange=1)
        c.strokes([[(404, 440), (470, 446), (550, 490)], [(400, 416), (470, 408), (548, 440)], [(400, 466), (450, 486), (530, 526)], [(230, 460), (160, 480), (76, 560)], [(240, 490), (180, 530), (110, 588)], [(210, 440), (140, 446), (64, 500)], [(440, 760), (490, 780), (520, 824)], [(290, 776), (240, 776), (196, 800)]], 6, ends=(0.3, 0.8))
        c.flat(TAIL, gap=8, orange=1)
        c.flat(body, gap=8, orange=1)
        c.flat(TAIL, orange=1)
        c.strokes([[(262, 1000), (310, 1080), (400, 1150)], [(252, 1010), (270, 1080), (320, 1150)], [(226, 1000), (180, 1080), (90, 1160)], [(234, 1014), (220, 1080), (170, 1160)]], 7, ends=(0.3, 0.8))
        with c.within(body):
            c.flat(_patch("0.25,-0.75 0.25,0.0 0.3,0.5 0.36,0.62 0.42,0.3 0.43,-0.2 0.4,-0.66 0.32,-0.86"))
            c.flat(_patch("0.5,-0.3 0.5,0.4 0.56,0.76 0.66,0.7 0.7,0.2 0.66,-0.2 0.58,-0.1"))
            c.flat(_patch("0.78,-0.6 0.78,0.2 0.83,0.6 0.87,0.0 0.84,-0.7"))
            c.flat(_patch("0.46,-0.5 0.5,-0.3 0.56,-0.4 0.55,-0.8 0.49,-0.8"), navy=1, orange=1)
            c.flat(_patch("0.38,0.5 0.42,0.8 0.47,0.7 0.44,0.4"), navy=1, orange=1)
            c.flat(_patch("0.7,-0.5 0.74,-0.1 0.77,-0.4 0.74,-0.8"), navy=1, orange=1)
            c.flat(_patch("0.06,-0.3 0.1,0.3 0.15,0.1 0.13,-0.4"))
        c.flat([_along(0.3 + k * 0.011, 0.05) for k in range(41)] + [_along(0.74 - k * 0.011, -0.1 - 0.12 * np.sin(k / 40 * np.pi)) for k in range(41)], gap=6, navy=1, orange=1)
        c.strokes([[_along(0.2, -1), _along(0.225, -0.5), _along(0.225, 0.5), _along(0.2, 1)]], 7, ends=(0.4, 0.4))
        for side in (-1, 1):
            c.flat(ellipse(*_along(0.1, side * 0.9), 20, 24, 40), gap=5)
            c.flat(ellipse(*_along(0.1, side * 0.95), 11, 14, 40), navy=1, orange=1)
            c.strokes([[_along(0.02, side * 0.8), (_along(0.02, side * 1.7)[0], _along(0.0, 0)[1] - 20), (_along(0.05, side * 2.6)[0], _along(0.0, 0)[1] + 10)]], 7, ends=(1, 0.2))
        c.strokes([[_along(0.03, -0.5), _along(0.012, 0), _along(0.03, 0.5)]], 6, ends=(0.4, 0.4))
    s.describe("A giant orange carp swims up a dark blue street. We see it from above. On the rails to its right the last tram pushes a cone of yellow light ahead; the fish is faster.")
    s.moods("dreamy", "swift", "serene", "surprised")
    s.themes("night", "journey", "freedom", "city", "water")
    s.says("koi", "slipstream", "rivals", "comet", "night swim", "the last one home", "faster than the timetable", "overtaking on the left", "something fishy", "going with the flow", "against the stream", "I missed my stop", "the street was wet", "two commuters", "a dream on the way home", "express", "goldfish grown up", "high tide in the city", "follow the light", "it lives under the asphalt", "taxi!", "somebody left the tap on", "the driver says nothing", "golden hour after midnight", "the one that got away", "no ticket", "racing", "like a flame in ink", "freedom has fins", "I work late to see it", "the pond remembered its way", "emperor’s pet", "quiet traffic", "cold blood, warm colours", "flood warning", "between two stops", "big fish, small town", "a kite under water", "wish granted", "headlight", "deeper than you think", "keep swimming", "one lane for dreams", "nobody will believe us")  # fmt: skip
    s.relate("tram", "follows", "carp")
    s.about(place="a street with tram rails", time="after midnight", light="the headlight of a tram", composition="diagonal", view="from above, straight down", foreground="a broad tail", unexplained="why there is water, or whether there is", weather="wet")
