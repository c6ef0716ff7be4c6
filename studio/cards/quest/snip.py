"""A crab holds the anchor rope of a boat between the halves of its claw and has not closed them."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.deep_water import (
    anchor,
    blade_of_weed,
    bow_tie,
    crab,
    hull_from_below,
    laid_twist,
    pincer,
)

RAYS = 80_000
ROPE = ((664, 972), (650, 760), (636, 540), (622, 330), (606, 132))
OLD = ((150, 632, 0.56, -24), (226, 570, 0.3, 14), (476, 560, 0.34, -12), (742, 600, 0.4, 24), (356, 566, 0.2, 10))
TONES = {"": "#d8694a", "belly": "#e8a27c", "mouth": "#e0a080", "tip": "#8a3a34", "stalk": "#d88a6a", "lid": "#b0503c", "claw": "#d45c40"}


@card(id="s4cr7b", title="Snip", seed=43, palette="sea_fret", light=(0.4, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((560, 600, 300))
    p.wash("M-30,-30 H830 V640 H-30Z", "#5fa8a6", name="clear water", role="place", strength=0.85, wet=0.0, bloom=3, charge="#8fc0b4", uneven=0.8)
    p.wash("M-30,-30 H420 C380,200 300,420 -30,700Z M830,-30 H740 C760,220 800,420 830,520Z", "#2f7480", name="deep on both sides", strength=0.6, wet=1.0, bloom=2, glaze=1.0)
    p.wash("M-30,600 C140,570 300,640 460,606 C620,576 720,616 830,590 V1230 H-30Z", "#d8c592", name="sand", role="place", strength=0.6, wet=0.25, bloom=2, charge="#9fb8a0", uneven=0.8)
    round_ = [(592 + 118 * math.cos(a), 120 + 104 * math.sin(a)) for a in (k * math.tau / 14 for k in range(14))]
    p.lift(round_, 1.0, soft=12)
    for far, half, amount in ((60, 50, 0.5), (290, 40, 0.6), (500, 40, 0.5), (780, 60, 0.45)):
        p.lift([(570, 150), (far - half, 700), (far + half, 700), (610, 150)], amount, soft=14)
    p.draw(lambda pen: hull_from_below(pen, 600, 118, 0.5, -12), name="boat", role="accent", contact=0, how={"light": 0, "second": 0.3})
    p.draw(lambda pen: [(anchor(pen, x, y, k, t, "#5f8288"), bow_tie(pen, x, y - 18 * k, k, t * 0.3, "#8fa39a")) for x, y, k, t in OLD], name="old anchors", role="prop", contact=0, how={"strength": 0.7, "line": 0.6, "light": 0.1})
    p.glaze(lambda pen: [pen.oval(x - 206 * k * math.sin(math.radians(t)), y + 200 * k, 130 * k, 20 * k, "#7f9a92") for x, y, k, t in OLD], "#7f9a92", strength=0.5, name="sand round them")
    lamp, low = Lamp(0.45, -0.8, 0.45, 1.0), Lamp(-0.6, 0.2, 0.6, 0.2)
    beast = crab().turned(at=(352, 850, 0), scale=0.94, pitch=6, yaw=6)
    x, y, z = beast.marks["shoulder"][0]
    beast.limb([(x - 30, y, z - 20, 36), (x + 60, y - 16, z + 70, 40), (x + 96, y - 60, z + 100, 40)], melt=8, part="claw", per=12).limb([(x + 96, y - 66, z + 104, 42), (x + 80, y - 120, z + 120, 44)], melt=4, part="claw", per=8)
    at = {"at": (x + 74, y - 146, z + 120), "scale": 0.98, "roll": 36.0}
    beast.add(pincer(1.08).turned(**at))
    p.cast(beast, ground=1090, tilt=0.22, lamp=Lamp(0.1, -0.95, 0.2), strength=0.5)
    body = p.clay(beast, TONES, name="crab", role="subject", lamps=[lamp, low], texture={"shell": "skin", "leg": ""}, how={"as": "bold", "cool": 0.4}, rays=RAYS)
    p.eyes(body, iris="#e8b84a", white="#fbf4e0", wide=1.1)
    p.draw(lambda pen: anchor(pen, 666, 984, 0.78, 14, "#3a4a50"), name="anchor", role="prop", ground=1120, how={"light": 0.4, "second": 0.5})
    rope = Clay().limb([(x, y, 320, 10.5 - 0.0075 * (972 - y)) for x, y in ROPE], part="rope", per=10)
    p.clay(rope, "#e6cf9a", name="rope", role="prop", lamps=[lamp, low], how={"cool": 0.3}, rays=RAYS)
    p.ink(lambda k: laid_twist(k, ROPE[:4], 8), name="twist of the rope")
    with s.inside("M540,380 H700 V530 H540Z"):
        p.clay(pincer(1.08, "finger").turned(**at), TONES["tip"], name="its other half", lamps=[lamp, low], how={"as": "bold", "cool": 0.4, "line": 0, "inner": 0, "accent": 0}, rays=RAYS)
    weed = (([(20, 1240), (-10, 1020), (44, 820), (10, 620)], 96), ([(120, 1240), (140, 1150), (96, 1060)], 74), ([(780, 1240), (800, 1060), (744, 880), (792, 730)], 96))
    p.draw(lambda pen: [blade_of_weed(pen, line, w, "#1c3c44") for line, w in weed], name="weed", role="prop", plane="front", contact=0, how={"light": 0.15, "second": 0.4, "strength": 1.2})
    s.relate(body, "guards", "rope")
    s.describe("A crab holds a taut rope in its open claw. The rope rises from an anchor in the sand to a small boat in the round light above. One eye looks up, one at us. Behind it lie old anchors; each rope end is tied in a bow.")  # fmt: skip
    s.moods("mischievous", "tense", "comic", "free")
    s.themes("decisions", "freedom", "letting go", "power", "temptation")
    s.says("one little snip", "they only meant to stay a day", "cutting ties", "on a razor’s edge", "don’t you dare", "the hairdresser", "shall I?", "you’ll thank me later", "out of office", "umbilical", "free at last",
           "the last thread", "hanging by a thread", "cut it out", "pinch me", "anchors away", "an offer", "the scissors of fate", "it only takes a moment", "watch me", "they don’t know yet", "a collector", "gift-wrapped", "the things we leave behind",
           "one eye on you", "a small power", "strings attached", "nice and slow", "no hard feelings", "divorce papers", "the ribbon ceremony", "leaving home", "somebody has to do it", "quality control", "tight", "the censor", "red wire or blue wire", "below the surface",
           "a clean break", "bon voyage", "the decision", "parting gift", "sooner or later", "hold the line")  # fmt: skip
    s.about(place="the floor of a clear sea", time="noon", light="the sun far above, through water", composition="left", view="from below, from the sea floor", foreground="dark weed cut by the lower corners",
            unexplained="who tied the cut ropes of the old anchors in neat bows")  # fmt: skip
