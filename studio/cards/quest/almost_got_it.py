"""A robin as big as a barn pulls the road out of the hill like a worm."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import holding_on as on
from reverie_studio.sculpt.night_carriers import thistle

RAYS = 60_000
BX, BY, K = 564.0, 424.0, 0.98
ROAD = flow([(40, 1180, 108), (120, 1030, 92), (200, 856, 66), (272, 680, 42), (322, 500, 28), (354, 350, 21), (354, 276, 18), (320, 226, 14), (280, 244, 9)], 12)
AHEAD = np.gradient(ROAD[:, :2], axis=0)
SIDE = np.column_stack([-AHEAD[:, 1], AHEAD[:, 0]]) / np.hypot(AHEAD[:, 0], AHEAD[:, 1])[:, None]


def across(u: float, first: int = 0, last: int = 200) -> list[tuple[float, float]]:
    """A line along the road, -1 its one edge and 1 the other."""
    return [(float(x), float(y)) for x, y in ROAD[first:last, :2] + SIDE[first:last] * ROAD[first:last, 2:] * u]


def road(pen: Pen) -> None:
    pen.poly(across(-1) + across(1)[::-1], "#e2c898")
    pen.poly(across(0.72) + across(1.16, 0, 84)[::-1], "#7a5236")


@card(id="r8gw2n", title="Almost Got It", seed=55, palette="sap_rain", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((450, 420, 330))
    p.wash("M-30,-30 H830 V1000 H-30Z", "#9ab8b4", name="rain sky", role="place", strength=0.7, wet=0.0, bloom=3, charge="#b8b48a", fade=(0, 1))
    p.lift("M-30,420 C200,360 500,440 830,380 V560 H-30Z", 0.6, soft=40)
    p.draw(on.morning_hills, name="hills", role="place", contact=0, how={"light": 0.1, "second": 0.25, "strength": 0.9})
    p.wash("M330,772 C370,734 420,732 500,744 L560,754 C480,800 410,870 350,960 C290,1040 260,1130 240,1240 H20 C100,1080 240,880 330,772Z", "#7a5030", name="torn bed", strength=0.9, wet=0.1, bloom=2, charge="#4a3020")
    p.wash("M700,740 C740,690 770,690 780,660 C786,640 776,630 790,612 L806,616 C800,640 812,650 806,676 C798,706 770,716 760,744Z", "#7a5030", name="groove behind", strength=0.6, wet=0.1, bloom=0)
    grass = [(float(x), 900 - 0.24 * float(x) + float(s.rng.uniform(-10, 300))) for x in s.rng.uniform(330, 800, 46)]
    p.ink(lambda k: k.tufts(grass, 22), name="grass", colour="#24402c")
    p.draw(road, name="road", role="prop", contact=0, how={"light": 0.3, "second": 0.25, "strength": 0.8})

    def ruts(k: InkPen) -> None:
        for u, w in ((-0.4, 2.4), (-0.3, 1.2), (0.34, 2.4), (0.44, 1.2)):
            k.line(across(u), w, broken=0.25)
        for (x, y), r in list(zip(across(1.16), ROAD[:, 2].tolist(), strict=False))[2:78:3]:
            k.line([(x, y), (x + 0.2 * r, y + 0.3 * r), (x + 0.1 * r + 4 * math.sin(x), y + 0.62 * r)], 1.6)

    p.ink(ruts, name="ruts and roots", colour="#4a3020")
    p.draw(lambda pen: [on.puddle(pen, *across(u)[i], float(ROAD[i, 2]), math.degrees(math.atan2(AHEAD[i][1], AHEAD[i][0]))) for i, u in ((13, 0.0), (29, -0.1), (44, 0.05))], name="puddles", contact=0, how={"light": 0.4, "second": 0, "line": 0.6})
    bird = on.pulling_robin().turned(at=(BX, BY, 60), scale=K, roll=8)
    sun, sky = Lamp(-0.65, -0.5, 0.5, 0.85), Lamp(0.4, -0.7, 0.5, 0.28)
    p.cast(bird, ground=BY + 350 * K, tilt=0.2, lamp=Lamp(-0.7, -0.6, 0.2), strength=0.5)
    body = p.clay(bird, {"": "#7a6448", "breast": "#d8582c", "belly": "#f0e8d8", "wing": "#4c3c2e", "tail": "#5c4a38", "head": "#705a40", "beak": "#33292a", "lower": "#33292a", "leg": "#6a4434", "lid": "#5a4434"}, name="robin", role="subject",
                  texture={"": "feathers", "breast": "hair", "belly": "hair", "head": "hair", "beak": "", "lower": "", "leg": "scales", "lid": ""}, lamps=[sun, sky], how={"cool": 0.6, "marks": 0.7, "bare": 1.15}, rays=RAYS)  # fmt: skip
    quills = [[(BX + 96 - 9 * n, BY + 60 + 24 * n), (BX + 138 - 10 * n, BY + 160 + 22 * n), (BX + 182 - 5 * n, BY + 296 - 4 * n)] for n in range(6)]
    p.ink(lambda k: [k.line(one, 2.4, taper=30) for one in quills], name="wing quills")
    p.eyes(body, iris="#3a2418", white="#f0e4d0", glint=(-0.3, -0.3))
    p.draw(lambda pen: (on.overturned_cart(pen, *across(0.9)[48], 1.1, 62), on.milestone(pen, 452, 838, 0.5, 64), on.milestone(pen, 330, 960, 0.8, -50)), name="cart and milestones", role="prop", contact=0, how={"light": 0.2, "second": 0.3})
    clods = [(float(x + s.rng.normal(30, 24)), float(y + s.rng.uniform(20, 150)), float(s.rng.uniform(3, 10))) for x, y in across(1.0, 10, 80)]
    p.draw(lambda pen: [pen.oval(x, y, r, r * 0.8, "#6a4630") for x, y, r in clods], name="clods", contact=0, how={"line": 0.6, "light": 0, "second": 0})
    p.draw(on.dark_wood, name="dark wood", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.2, "strength": 1.2})
    p.lift(lambda pen: (pen.oval(64, 1112, 7, 5, "#ffffff"), pen.oval(94, 1108, 7, 5, "#ffffff")), 1.0, soft=0.8, plane="front")
    p.draw(lambda pen: (on.milestone(pen, 716, 1250, 2.2, 12, ("#2a332c", "#1a221e")), thistle(pen, 604, 1236, 1.0, -8)), name="ditch", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.2, "strength": 1.2})
    s.relate(body, "catches", "road")
    s.describe("A huge robin pulls a road like a worm from a hill. Both its feet are braced; the road hangs taut from its beak, milestones fall off, and a cart dangles by its shaft. At the other end two eyes look out of a small dark wood.")
    s.moods("strained", "comic", "stubborn", "fresh")
    s.themes("effort", "journeys", "stubbornness", "hunger", "the wrong way")
    s.says("so that is why nobody ever arrives", "don’t you dare let go", "breakfast", "the early bird", "road works", "tug of war", "almost there", "end of the road", "a long stretch", "roots", "hit the road", "give it one more pull", "taking the high road", "diversion ahead", "pull yourself together",
           "it put up a fight", "the way to the stomach", "spaghetti", "stubborn as a road", "somebody else wants it too", "delays expected", "the path of most resistance", "the road not taken, yet", "snap", "shortcut", "a hard day’s work", "tooth and nail, no teeth", "loose ends", "hold on to your hat",
           "pulling up stakes", "bigger than my stomach", "teamwork would help", "nothing worth having comes easy", "please mind the cart", "Monday gym", "lean into it", "the long and winding one", "undoing the map", "no way", "what holds it down there?", "first come, first served", "stretching the truth", "heave", "worm food")  # fmt: skip
    s.about(place="green hills after rain", time="morning", light="low sun from the left", composition="diagonal", view="from below, from the ditch beside the road",
            foreground="dark firs, a milestone and a thistle", unexplained="something in the wood holds the other end")  # fmt: skip

