"""A heron carries a carp in a bucket over the dry lake; they look at one another."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.passages import patched
from reverie_studio.sculpt.shore_beasts import bent_carp, carrying_heron, cracks, heron_tracks, pail

RAYS = 80_000
BX, BY, RX, RY = 284.0, 908.0, 188.0, 112.0


def jetty(pen: Pen) -> None:
    pen.path("M-30,118 L250,128 L262,140 L-30,134Z", "#6a5048")
    for x in (10, 70, 128, 184, 236):
        pen.path(f"M{x},130 h12 l-2,{58 - x * 0.06:.0f} h-9Z", "#4a3834")
    pen.path("M222,128 L226,92 L232,92 L234,128Z", "#4a3834")


def boat(pen: Pen) -> None:
    pen.path("M470,1240 C520,1130 640,1060 830,1040 V1240Z", "#221a20")
    pen.path("M470,1240 C520,1130 640,1060 830,1040 V1066 C660,1086 560,1150 512,1240Z", "#43322e")
    pen.path("M456,1240 C500,1150 520,1110 512,1062 L530,1058 C542,1110 530,1160 500,1240Z", "#1a1418")


@card(id="b6yd4s", title="It Is Not Far Now", seed=22, palette="tea_stain", light=(0.7, -0.4))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((270, 700, 320))
    p.wash("M-30,-30 H830 V160 H-30Z", "#c89a8a", name="evening sky", role="place", strength=0.7, wet=0.0, bloom=1, charge="#a88a9c", fade=(0, 0.6))
    p.wash("M-30,120 C100,104 220,120 330,100 C450,84 560,116 830,96 V164 H-30Z", "#8f7a80", name="far shore", strength=0.7, wet=0.05, bloom=1)
    p.wash("M-30,150 C200,146 600,156 830,148 V1230 H-30Z", "#d8b48a", name="bed of the lake", role="place", strength=0.6, wet=0.0, bloom=3, charge="#c0926c", uneven=0.8)
    cells = cracks(patched(s.rng, (-200, 20, 1000, 1100), 92, 1.0))
    p.ink(lambda k: [k.line([*cell, cell[0]], 0.5 + 1.7 * max(0.0, min(1.0, cell[0][1] / 1200)), smooth=False, broken=0.3) for cell in cells], name="cracks", colour="#6a4638", strength=0.75)
    tracks = [(560 + 44 * i + 30 * j + 16 * (i % 2), 250 + 88 * j + 18 * (i % 2) + 6 * i, 0.6 + 0.24 * j) for j in range(6) for i in range(7)]
    p.glaze(lambda pen: heron_tracks(pen, [one for one in tracks if one[0] > 420 and not (500 < one[0] < 800 and 640 < one[1] < 900)]), "#5a4038", strength=0.5, wet=0.05, name="tracks")
    p.draw(jetty, name="jetty", role="prop", contact=0.2, ground=186, how={"light": 0.2, "second": 0.3, "strength": 0.8})
    bird = carrying_heron()
    low, sky = Lamp(0.75, -0.35, 0.5, 1.0), Lamp(-0.5, -0.7, 0.5, 0.25)
    p.cast(bird, ground=905, tilt=0.42, lamp=Lamp(0.8, -0.55, -0.15), colour="#5a4468", strength=0.5)
    ring = [(BX + RX * math.cos(k * math.tau / 24), BY + RY * math.sin(k * math.tau / 24)) for k in range(24)]
    p.glaze([(x * 0.9 - 90, y * 0.62 + 560) for x, y in ring], "#5a4468", strength=0.5, wet=0.1, name="shadow of the bucket")
    p.draw(lambda pen: [pen.taper([(BX - RX + 4, BY - 6), (BX - RX * 0.72, BY - 140), (BX + 14, BY - 204), (BX + RX * 0.7, BY - 138), (BX + RX - 4, BY - 6)], 9, 9, "#3a343c")], name="handle", contact=0, how={"light": 0.3, "second": 0.3})
    heron = p.clay(bird, {"": "#8e98b0", "neck": "#e6e0d8", "thigh": "#a8aec0", "wing": "#76819c", "head": "#efe8dc", "crown": "#2a2c40", "beak": "#d89a3c", "lower beak": "#b87a34", "leg": "#7a6248", "lid": "#8a7a60"}, name="heron", role="subject",
                   texture={"": "feathers", "neck": "hair", "head": "hair", "beak": "", "lower beak": "", "leg": "", "crown": "hair", "lid": ""}, lamps=[low, sky], rays=RAYS)  # fmt: skip
    p.eyes(heron, iris="#e0a82c", white="#f4ead4", glint=(0.3, 0.2))
    p.draw(lambda pen: pail(pen, BX, BY, RX, RY, 170), name="bucket", role="prop", contact=0, how={"light": 0.15, "second": 0.4})
    p.lift([(BX + (x - BX) * 0.93, BY + 2 + (y - BY) * 0.9) for x, y in ring], 1.0, soft=2)
    p.wash([(BX + (x - BX) * 0.93, BY + 2 + (y - BY) * 0.9) for x, y in ring], "#7fb0c8", name="water", strength=0.5, wet=0.0, bloom=2, charge="#d8a0a0")
    mouth = f"M{BX - RX * 0.94},{BY} A{RX * 0.94},{RY * 0.91} 0 1,1 {BX + RX * 0.94},{BY} A{RX * 0.94},{RY * 0.91} 0 1,1 {BX - RX * 0.94},{BY}Z"
    carp = bent_carp(BX + 4, BY - 4, 112, 58)
    with s.inside(mouth):
        fish = p.clay(carp, {"": "#e0592a", "fin": "#f09a50", "lid": "#b8401c"}, name="carp", role="accent", texture={"": "scales", "fin": "", "lid": ""}, lamps=[low, Lamp(0.0, -0.2, 1.0, 0.3)], rays=RAYS)
    p.eyes(fish, iris="#3a2418", white="#f4e6c8")

    def lines(k: InkPen) -> None:
        for name in ("gill", "mouth", "feeler"):
            k.line(carp.curve(name), 2.6)
        for name in (name for name in carp.marks if name.startswith("scale")):
            k.line(carp.curve(name), 1.3, broken=0.2, taper=6)
        k.line(bird.curve("mouth"), 1.8)
        for i in range(13):
            u = -0.92 + 1.84 * i / 12
            k.line([(BX + RX * u, BY + RY * math.sqrt(max(0.0, 1 - u * u)) + 6), (BX + RX * 0.73 * u, BY + 170 + RY * 0.6 * math.sqrt(max(0.0, 1 - u * u)))], 1.5, broken=0.2)

    p.ink(lines, name="lines")
    p.draw(boat, name="boat", plane="front", contact=0, how={"light": 0, "second": 0.2, "strength": 1.2})
    s.relate(heron, "carries", "bucket")
    s.describe("A heron carries a bucket in its beak over cracked ground. In the water a red carp is bent to fit; the two look at one another. Behind the bird are the tracks of many herons, and a dry jetty; in front a boat lies aground. It is evening.")  # fmt: skip
    s.moods("patient", "tender", "doubtful", "dry")
    s.themes("promises", "drought", "trust", "journeys", "temptation")
    s.says("you promised", "take-away", "and not one drop spilled", "are we there yet?", "lunch can wait", "moving house", "it’s a long story", "the last of the lake", "don’t look at me like that", "packed lunch",
           "what is in it for you?", "a bucket list", "rescue service", "doggy bag", "the diet", "who carries whom?", "fish out of water", "I know a better pond", "I only eat on Fridays", "keep your mouth shut", "the escort",
           "best before", "fresh delivery", "trust is a bucket", "an odd couple", "not in front of the others", "the last one", "held by a thread", "climate change", "long legs, long way", "every drop counts", "a change of heart",
           "we never speak of it", "my lift home", "love at second sight", "hunger", "carry on luggage", "half full", "steady now", "all the others said so too", "patience of a saint", "the vegetarian", "in good beak")  # fmt: skip
    s.about(place="the bed of a dry lake", time="evening", light="low sun from the right", composition="left", view="from above, near the bucket",
            foreground="the dark bow of a boat aground", unexplained="where the other herons went, all in step")  # fmt: skip
