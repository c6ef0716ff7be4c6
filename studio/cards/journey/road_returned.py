"""The road has been pulled out and wound into a ball as big as a hut; a donkey stands on the last of it."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.horses_and_donkeys import donkey_standing
from reverie_studio.sewn.land import road_ball
from reverie_studio.sewn.people import procession
from reverie_studio.sewn.things import barred_inn

ROAD = ("#45414e", "#78727a", "#aaa29c", "#d4cab6", "#f8f0dc")
KERB = ("#2a1a18", "#f6e2b8")
DONKEY = ("#24140f", "#4c2e20", "#7e5236", "#b4845a", "#ecc494")
PALE = ("#8a8278", "#c0b8a8", "#ece4d4", "#ffffff")
RUG = ("#5a1c1c", "#96342c", "#cc5c40", "#f09a6c")
STONE = ("#0c0e1c", "#1a1e38", "#30365a", "#686c88")
SEAM = 330
WAY = ((300, 980, 96), (190, 880, 84), (110, 790, 70), (180, 690, 58), (360, 620, 46), (440, 550, 36), (370, 490, 28), (280, 440, 20), (310, 390, 13), (350, 336, 8))


@card(id="r4vk8a", title="The Road, Returned", seed=55, palette="woad night", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#2a3768"), (180, "#5a6098"), (SEAM - 10, "#e8a27c"), (SEAM, "#f4bc8c"), (SEAM + 6, "#46589a"), (1200, "#2a3768")], dusk=0.06)
    rng = np.random.default_rng(55)
    h.whip(f"-10,{SEAM} 300,{SEAM - 4} 560,{SEAM + 2} 810,{SEAM - 3}", "#ffe0b0", 2.4, 12, 16)
    with h.thing("inn", "place", lift=4):
        with h.at(560, 420, 0.9):
            barred_inn(h)
        h.knots([(690, 222, 4)], "#ffb040")
        h.loose("680,226 672,190 690,156 676,120 694,80", "#a8a0c0", 3)
    with h.thing("where the road was"):
        left = [(x - w, y) for x, y, w in WAY]
        right = [(x + w, y) for x, y, w in WAY]
        h.stain([*left, *reversed(right)], "#7c8ec8", 0.6, 7)
        for side in (left, right):
            h.pricks(side, 12, 2.4)
            h.pricks([(x * 0.9 + WAY[k][0] * 0.1, y + 4) for k, (x, y) in enumerate(side)], 14, 1.8)
        for x, y in ((520, 640), (60, 620), (700, 560), (560, 470), (120, 470), (640, 690), (40, 980)):
            h.seeds([(x - 44, y), (x, y - 12), (x + 50, y), (x, y + 12)], ("#7d9bd0", "#9cb4e0"), 9, 16, -80, 2.4)
    with h.thing("stranded", "witness", count=5, lift=4):
        procession(h, [(420, 590), (452, 594), (486, 588)], "#1c2344", turned=1)
        with h.at(350, 604, 0.8):
            h.blob("-50,-44! 50,-44! 42,-8! -42,-8!", ("#5a3410", "#9a6a2c", "#d8a85c"), "silk", grain=0.0, puff=8)
            for x in (-28, 30):
                h.couch([(x + np.cos(a) * 17, np.sin(a) * 17 - 4) for a in np.linspace(0, 6.4, 18)], "#1c1014", None, 6)
                h.star(x, -4, 14, "#1c1014", 3, 2.6)
            h.knots([(-24, -54, 14), (2, -58, 15), (28, -52, 13)], ("#d9574a", "#e8a03c", "#c8d06a"))
    with h.thing("last of the road", "prop", lift=5):
        h.shade("90,1010 250,980 420,1010 560,1070 520,1120 300,1110 110,1060", 0.4, 12)
        h.blob("96,1000! 240,976 400,1000 560,1060! 540,1120! 420,1112 260,1090 110,1084!", ROAD, "across", grain=["100,1040 260,1034 420,1064 600,1150"], angle=84, satin=90, puff=10)
        h.couch("98,1002 240,978 400,1002 556,1062", KERB[1], None, 6)
        h.couch("110,1082 260,1088 420,1110 536,1118", KERB[0], None, 6)
        h.run("110,1042 260,1034 420,1058 540,1090", "#fff6dc", 6, 26, 20)
        h.straight([(96 + float(rng.normal(0, 3)), 1004 + k * 10, 70 - float(rng.uniform(0, 30)), 1002 + k * 10 + float(rng.normal(0, 5))) for k in range(9)], ROAD[3], 3)
    with h.thing("ball of road", "subject", lift=24) as ball:
        h.shade("430,1140 600,1100 800,1140 820,1190 640,1210 470,1190", 0.6, 16)
        road_ball(h, 584, 884, 240, ROAD, KERB)
        h.tube("690,700,9 728,610,8 740,574,8", ("#3a2618", "#6a4a2c", "#a07c4c"), "across")
        h.blob("690,590! 790,616! 802,646! 776,658! 684,632!", ("#4a3018", "#8a6436", "#c89c5c"), "fur", grain=14.0, puff=8)
        for a in (-30, 10, 46):
            with h.at(470, 700, 1.0, a - 40):
                h.leaf("0,0,4 0,-30,13 0,-62,2", ("#2c4a3c", "#4f7a5c", "#94b88a"), "#1c2c28")
    with h.thing("donkey", "subject", lift=14) as ass, h.at(202, 1050, 0.98):
        donkey_standing(h, DONKEY, PALE, RUG)
    with h.thing("milestone", "prop", plane="front", lift=12):
        h.blob("-20,1230! -20,1120! 20,1104 60,1112 96,1150 104,1230!", STONE, "cloth", grain=["0,1120 4,1220", "70,1130 86,1220"], puff=40)
    s.relate(ass[0], "waits for", ball[0])
    s.describe("A donkey stands beside a road wound into a huge ball. Where the road ran over the blue plain only needle holes are left. Far off stand a cart and three people; behind them a house has its door boarded up.")
    s.moods("still", "puzzled", "lonely", "dusky")
    s.themes("roads", "endings", "being stranded", "home", "return")
    s.says("end of service", "no way to have come", "the road is being cleaned", "rolled up for winter", "and how do we get home", "unravelled", "cat needed", "return ticket", "someone took the road back", "dead end", "all roads lead to wool", "closed until further notice", "the last mile", "knitting the way home", "it was on loan", "we are the only ones left", "stubborn", "burning no bridges, only winding", "where the map stops", "too heavy to carry", "grandmother’s highway", "plan B", "going nowhere nicely", "the rider walked", "the journey, in one piece", "start again", "an evening without a direction", "it used to go to the sea", "budget cuts", "roadworks", "are you taking this or shall I", "ball and no chain", "pack up, it’s late", "the long way round", "overdue", "who’s going to tell the others", "last one out", "bundle of journeys", "walk it off", "no turning back, no turning", "all wound up", "step off, please")  # fmt: skip
    s.about(place="a blue plain", time="dusk", light="afterglow over the seam", composition="right", view="from above", foreground="a milestone", unexplained="who wound it up")
