"""The road has been pulled out and wound into a ball as big as a hut; a donkey stands where the last stitch is."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_beasts import beast
from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.finishes.embroidery_lot_b import arc, clew
from reverie_studio.finishes.embroidery_lot_b_beasts import barred_inn
from reverie_studio.scene import Scene, card

ROAD = ("#6a3a1c", "#b0703a", "#dca766", "#f6d8a0", "#fff6dc")
DONKEY = ("#1c1a24", "#3e3a46", "#6c6668", "#a49a90", "#e4d8c4")
SEAM = 400


WAY = "330,800 250,740 200,680 250,610 380,560 420,510 350,470 300,440 320,404"


@card(id="r4vk8a", title="The Road, Returned", seed=55, palette="woad night", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#2a3768"), (250, "#4a5a94"), (SEAM - 10, "#d89a7a"), (SEAM, "#e8b088"), (SEAM + 6, "#3a4c86"), (1200, "#222e5c")], dusk=0.08)
    rng = np.random.default_rng(55)
    h.whip(f"-10,{SEAM} 300,{SEAM - 4} 560,{SEAM + 2} 810,{SEAM - 3}", "#ffe0b0", 2.4, 12, 16)
    with h.thing("inn", "place", lift=4):
        with h.at(606, 500, 1.0):
            barred_inn(h)
        h.knots([(738, 282, 4)], "#ffb040")
        h.loose("737,274 730,240 746,206 734,170 752,130", "#8a90b8", 2.4)
    with h.thing("where the road was"):
        h.stain("210,400! 330,404! 330,450 400,490 470,520 430,590 330,640 310,690 380,760 470,900! 250,900! 180,760 130,680 190,590 330,540 350,510 270,470", "#5a6ca8", 0.55, 7)
        for o in (-1, 1):
            for k in range(2):
                pts = np.array([tuple(map(float, w.split(","))) for w in WAY.split()])
                wide = np.array([70, 62, 52, 46, 34, 24, 18, 13, 9]) * (0.6 + 0.4 * k)
                h.pricks([(float(x + o * w), float(y)) for (x, y), w in zip(pts, wide, strict=True)], 11, 1.9)
        for x, y in ((90, 560), (520, 640), (60, 820), (700, 590), (470, 460), (120, 470)):
            h.seeds([(x - 34, y), (x, y - 8), (x + 40, y), (x, y + 8)], ("#5f7ab8", "#7d9bd0"), 9, 12, -80, 2)
    with h.thing("last stitches"):
        for k in range(10):  # thirty stitches of road are left, under its hooves
            for j in range(3):
                x, y = 92 + k * 31 + j * 4, 876 + j * 17 + 9 * math.sin(k * 0.7)
                h.straight([(x, y, x + 25, y + 2)], ("#e0a050", "#c88a48", "#f2c070")[(k + j) % 3], 7, 0)
        h.shade("80,930 220,910 390,926 350,950 120,950", 0.5, 8)
    with h.thing("ball of road", "subject", lift=26) as ball:
        h.shade("400,1110 560,1080 760,1104 820,1140 700,1180 480,1170", 0.6, 16)
        clew(h, 590, 900, 226, ROAD, turns=11)
        h.couch("404,894 430,930 420,1000 450,1060 440,1110 500,1140 580,1112", ROAD[3], ROAD[0], 9, 16)
        for k, (y, n) in enumerate(((742, 130), (900, 150), (1010, 110))):
            h.seeds(arc(580 + k * 20, y, n, 8), ("#6a7a4a", "#8a94b0", "#4a5a3a"), 15, 12, None, 2.2)
    with h.thing("donkey", "subject", lift=12) as ass, h.at(232, 930, 1.14):
        beast(h, "donkey", DONKEY, stride=(6, -6, -12, 10), bow=44, mane="black")
        for x, y, t in ((146, -150, -40), (158, -156, 6)):
            with h.at(x, y, 0.94, t):
                h.leaf("0,12,6 -4,-38,15 2,-88,2", DONKEY, DONKEY[0], angle=24)
        h.blob("-66,-176! -20,-190 40,-184! 50,-120! 44,-92! -60,-92! -70,-130", ("#5a1c1c", "#96342c", "#cc5c40", "#f09a6c"), "cloth", grain=90.0, puff=24)
        h.couch("-66,-100 46,-100", "#f2b84a", "#5a1c1c", 6, 10)
        h.tube("-40,-188,10 0,-176,14 34,-188,9", ("#2a1810", "#5a3420", "#8a5a34"), "across")
        h.couch("216,-94 196,-50 200,-6", "#5a3420", None, 4)
    with h.thing("milestone", "prop", plane="front", lift=12):
        h.blob("-20,1230! -20,1000! 20,986 70,1000 104,1050 112,1230!", ("#0c0e1c", "#181c34", "#2c3050", "#5c5c74"), "cloth", grain=["0,1010 4,1220", "80,1020 96,1220"], puff=50)
    s.relate(ass[0], "waits for", ball[0])
    s.describe("A donkey stands beside a huge ball of thread. The road over the blue plain is gone but for its needle holes and a few last stitches. Far off stands an inn with a barred door.")
    s.moods("still", "puzzled", "lonely", "dusky")
    s.themes("roads", "endings", "being stranded", "home")
    s.says("big wool", "end of service", "no way to have come", "the road is being cleaned", "rolled up for winter", "and how do we get home", "unravelled", "cat needed", "return ticket", "someone took the road back", "out of thread",
           "dead end", "all roads lead to wool", "wait here", "closed until further notice", "the last mile", "knitting the way home", "it was on loan", "we are the only ones left", "stubborn", "he went in to ask", "burning no bridges, only winding",
           "where the map stops", "too heavy to carry", "grandmother's highway", "plan B", "going nowhere nicely", "the rider walked", "the journey, in one piece", "start again", "an evening without a direction", "do not disturb the donkey", "it used to go to the sea")  # fmt: skip
    s.about(place="a blue plain", time="dusk", light="afterglow over the seam", composition="right", view="far", foreground="a milestone", unexplained="where the rider is")
