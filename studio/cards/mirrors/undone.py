"""Undone: the last tram runs up the dark city like the slide of a zip, and behind it the night comes apart."""

from __future__ import annotations

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.riso_tools import Drum, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved

TRAM = "330,330! 340,286 380,264 450,258 520,264 560,286 570,330! 574,490! 566,530 540,558! 360,558! 334,530 326,490!"
LEFT = [(446, 540), (438, 600), (410, 690), (352, 800), (256, 940), (110, 1120), (20, 1220)]
RIGHT = [(454, 540), (462, 600), (490, 690), (548, 800), (640, 940), (760, 1100), (850, 1220)]
HOUSE = ("-20,34! -20,-8! 0,-32! 20,-8! 20,34!", "-18,34! -18,-4! -6,-26! 18,-26! 18,34!")
COAT = "430,886! 406,896 392,914 384,950 374,1000 372,1024! 390,1030! 398,1004 404,976! 402,1010 394,1050! 450,1060 504,1050! 498,1010 496,976! 504,1000 512,1020 520,1030! 536,1022! 530,990 518,946 508,914 494,896 470,886!"
HATTED = "434,890! 436,878 428,868 426,852! 400,852 394,844! 422,834 428,812 450,806 472,812 478,834! 506,844 500,852! 474,852! 472,868 464,878 466,890!"


@card(id="p3p98n", title="Undone", seed=22, palette="riso_night_tram", light=(0, 0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, 0.6, 0.5)])
    soot = {"navy": 1.0, "orange": 1.0}
    with d.thing("night city", "place") as c:
        c.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
        c.flat([*[(float(x), float(y)) for x, y in flow(LEFT, 12)], *reversed([(float(x), float(y)) for x, y in flow(RIGHT, 12)])], lemon=1)
    with d.thing("teeth of houses", "witness", count=24) as h:

        def house(x: float, y: float, k: float, a: float, kind: int) -> None:
            """A tooth of the zip: a house with a window, its roof to the opening."""
            h.flat(moved(HOUSE[kind % 2], (x, y), k, a), gap=4, orange=1)
            h.flat(moved("-8,0! 8,0! 8,18! -8,18!", (x, y), k, a), **({"lemon": 1.0} if kind % 2 else soot))

        for k in range(7):
            side = 1 if k % 2 else -1
            house(450 + 18 * side, 20 + k * 34, 0.78, -90 * side, k // 3)
        for edge, side in ((LEFT, 90), (RIGHT, -90)):
            way = flow(edge, 12)
            run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(way, axis=0).T))])
            at, i = 130.0 if side > 0 else 152.0, 0
            while at < run[-1] - 20:
                k = 0.62 + at / 620
                here, there = (np.array([np.interp(q, run, way[:, j]) for j in (0, 1)]) for q in (at, at + 4))
                u, v = there - here
                house(float(here[0]), float(here[1]), k, side - 57.3 * float(np.arctan2(u, v)), i + (side < 0))
                at, i = at + 58 * k, i + 1
    with d.thing("tram", "subject", plane="front") as t:

        def up(points: list[Point]) -> list[Point]:
            return placed(points, (0, -70), 1.0)

        t.flat("436,250! 420,214! 480,214! 464,250!", gap=6, **soot)
        t.flat(TRAM, gap=8, orange=1)
        t.flat(moved("352,392! 360,372 400,362 450,358 500,362 540,372 548,392! 552,478! 348,478!", (0, -70)), **soot)
        for x in (362, 498):
            t.flat(f"{x},314! {x + 42},314! {x + 42},398! {x},398!", lemon=1)
        t.flat("414,314! 486,314! 486,398! 414,398!", lemon=1)
        t.flat("420,398! 424,376 438,366 444,362! 434,352 434,334 450,326 466,334 466,352 456,362! 462,366 476,376 480,398!", **soot)
        t.flat("430,334! 432,322 450,316 468,322 474,336!", **soot)
        t.flat("328,436! 572,436! 572,448! 328,448!")
        for x in (372, 528):
            t.flat(up(ellipse(x, 560, 24, 24)))
            t.flat(up(ellipse(x, 560, 15, 15)), lemon=1)
        t.flat("420,520! 480,520! 484,600! 506,660! 510,720 490,748 450,758 410,748 390,720! 394,660! 416,600!", "430,676! 470,676! 478,712 450,730 422,712!", gap=7, orange=1)
    with d.thing("walker", "accent", plane="front") as w:
        w.flat("404,1128! 486,1120! 600,1230! 470,1230!", lemon=1, orange=1)
        w.flat("402,1046! 446,1046! 440,1090 430,1124! 436,1138 424,1146 386,1144! 390,1132 406,1124!", navy=1)
        w.flat("454,1046! 494,1046! 488,1080 482,1108! 498,1120 500,1132 476,1134 460,1126! 458,1090!", gap=3, navy=1)
        w.flat(COAT, gap=3, navy=1)
        w.flat(HATTED, gap=3, navy=1)
        w.strokes([[(450, 896), (452, 970), (450, 1052)], [(452, 920), (440, 904), (432, 892)], [(452, 920), (462, 904), (470, 892)]], 4, ends=(0.4, 0.3))
        w.strokes([[(372, 1042), (374, 1020), (390, 1020), (394, 1042)]], 5, ends=(1, 1))
        w.flat("352,1044! 412,1044! 414,1096! 350,1096!", gap=4, **soot)
        w.strokes([[(352, 1060), (412, 1060)]], 4, ends=(1, 1))
    s.describe("An orange tram comes down the middle of a navy night. It is the slide of a zip whose teeth are little houses. Below it the dark has opened on yellow daylight, and somebody in a hat walks out towards us with a suitcase.")
    s.moods("elated", "surprised", "playful", "relieved")
    s.themes("opening", "night", "morning", "escape", "journeys")
    s.says("zip", "tram", "open up", "daybreak", "undone", "good morning", "fly", "last stop: sunrise", "unzipped", "way out", "light", "seam", "mind the gap", "the jacket of night", "between the houses", "somebody got off early", "the city undresses", "commute", "split", "who pulled it?", "the driver knows", "breathing space", "it catches sometimes", "inside out", "what is under the dark?", "out of the cocoon", "getting things moving", "tooth by tooth", "no return ticket", "yellow at last", "escape route", "let the day out", "a crack and then a street", "hidden lining", "the night was tight", "one pull", "two halves", "please close behind you", "stuck at the bend", "secret pocket", "exit", "I only wanted air", "line one to tomorrow", "neighbours part company")  # fmt: skip
    s.relate("tram", "opens onto", "walker")
    s.relate("teeth of houses", "follows", "tram")
    s.about(place="the tram line through the city", time="end of the night", light="daylight out of the opening", composition="centred", view="far, from above the rails", foreground="somebody walking out of the light", unexplained="what lies under the night")
