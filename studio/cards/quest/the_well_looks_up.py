"""An old giraffe looks down a well at night; at its foot, in daylight, stands a young one with the same poppy behind its ear."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import well_giraffes as wells

RAYS = 80_000
X, Y, R = 400.0, 404.0, 226.0
NECK = ((402, 752, 70, 66), (406, 800, 108, 76), (424, 880, 150, 84), (462, 1010, 200, 98), (498, 1140, 240, 116), (520, 1270, 260, 140))
COURSES = ((344, 310, 17, "#26344a", 0.1), (308, 280, 16, "#3a4a60", 0.6), (278, 254, 15, "#746f5e", 0.2), (252, 229, 14, "#c2a868", 0.7))
DAISIES = ((190, 2.6, 12), (206, 2.25, 9), (160, 2.85, 9), (204, 1.5, 10), (196, 0.72, 11), (205, -0.35, 10), (204, 3.6, 9), (150, -0.12, 9))


def daisies(p: Paper, places: list[tuple[float, float, float]], petal: str, heart: str, name: str) -> None:
    """Small flowers from above."""
    turn = [1.05 * n for n in range(6)]
    p.wash(lambda pen: [pen.circle(x + 1.1 * q * math.cos(a), y + 1.1 * q * math.sin(a), q * 0.5, petal) for x, y, q in places for a in turn], petal, name=name, wet=0, pool=0, bloom=0, loose=0.2)
    p.wash(lambda pen: [pen.circle(x, y, q * 0.6, heart) for x, y, q in places], heart, name=f"hearts of {name}", strength=1.0, wet=0, bloom=0)


@card(id="b2v0jo", title="The Well Looks Up", seed=854, palette="sea_fret", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 480, 300))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#2f5560", name="dusk on the grass", role="place", strength=1.0, wet=0.0, bloom=5, charge="#3f4a78", uneven=1.0)
    p.lift(lambda pen: wells.grass_from_above(pen, s.rng, (X, 440), 446), 0.3, soft=0.8)
    daisies(p, [(70, 900, 9), (120, 1010, 11), (40, 1090, 10), (196, 1130, 12), (250, 960, 9), (700, 930, 10), (760, 1060, 12), (640, 1150, 9), (40, 60, 9), (766, 40, 10)], "#8fb0c4", "#c8b27a", "closed daisies")
    p.wash(lambda pen: pen.circle(X, 440, 436, "#ffffff"), "#ffffff", name="bare ring", wet=0, pool=0, bloom=0)
    p.wash(lambda pen: pen.circle(X, 440, 436, "#2c3c4c"), "#2c3c4c", name="joints", strength=1.0, wet=0, bloom=0)
    p.draw(lambda pen: wells.course_of_stones(pen, (X, 440), 432, 346, 15, "#7f93a6", 0.3), name="rim of the well", role="prop", contact=0, how={"light": 0.1, "second": 0.3, "bloom": 1, "uneven": 0.8})
    for n, course in enumerate(COURSES):
        p.draw(lambda pen, n=n, c=course: wells.course_of_stones(pen, (X, 436 - 9 * n), *c), name=f"course {n}", record=False, contact=0, how={"light": 0, "second": 0.1, "inner": 0.5, "line": 0.6})
    p.wash(lambda pen: pen.circle(X, Y, R, "#ffffff"), "#ffffff", name="bare disc", wet=0, pool=0, bloom=0)
    p.wash(lambda pen: pen.circle(X, Y, R, "#d6cc58"), "#d6cc58", name="daylight", strength=0.85, wet=0, bloom=3, charge="#94c25e", uneven=0.8)
    daisies(p, [(X + r * math.cos(a), Y + r * math.sin(a), q) for r, a, q in DAISIES], "#ffffff", "#e8a020", "daisies")
    noon, face = Lamp(-0.35, -0.6, 0.7, 1.05), wells.giraffe_front(look=(0.0, 0.55)).turned(at=(X, Y - 12, 0), scale=0.86, pitch=6)
    foal, spots = wells.foal_below(X, Y)
    p.glaze(lambda pen: (pen.oval(X + 24, Y - 60, 128, 150, "#4f7a34"), [pen.taper([(X + u, Y + 40), (X + v, Y + w)], 22, 16, "#4f7a34") for u, v, w in ((-40, -92, 172), (60, 140, 156))]), "#4f7a34", name="its shadow", strength=0.7, wet=0.3)
    with s.inside(f"M{X - R + 3},{Y} a{R - 3},{R - 3} 0 1,0 {2 * R - 6},0 a{R - 3},{R - 3} 0 1,0 {6 - 2 * R},0Z"):
        p.clay(foal, {"": "#eccb8c", "hoof": "#4a3228"}, name="its back and legs", lamps=[noon], casters=[face], rays=RAYS // 2, markings=[(q, "#a9662c") for q in spots], how={"bare": 1.05})
    young = p.clay(face, {"": "#efcf94", "lip": "#e6c3a0", "horn": "#d9a868", "knob": "#5a3a2a", "ear": "#efd4a4", "lid": "#9a6a48"}, name="young giraffe", role="subject", lamps=[noon], rays=RAYS, how={"cool": 0.4, "bare": 1.0}, markings=wells.freckles(face, (X, Y - 12), 0.86))
    p.eyes(young, iris="#5a3420", white="#8a5a38", lashes=0.7)
    p.ink(lambda k: [k.line(face.curve(m), w) for m, w in (("mouth", 2.2), ("nostril left", 5.0), ("nostril right", 5.0))], name="nostrils")
    p.glaze(lambda pen: wells.ladder_from_above(pen, (X + 8, Y + 40), 136, 312, 0.24), "#2c3040", name="shadow of the ladder", strength=0.5, wet=0.0)
    p.draw(lambda pen: wells.ladder_from_above(pen, (X, Y + 20), 130, 306, 0.2), name="ladder", role="accent", contact=0, how={"light": 0.1, "second": 0.2, "line": 0.8})
    p.draw(lambda pen: wells.poppy(pen, X - 62, Y - 96, 0.62, 10, "#e0502c"), name="poppy", role="accent", contact=0, how={"light": 0.15})
    lamps = [Lamp(X, 520, 40, 2.0, 260), Lamp(0.1, -1, 0.12, 0.75), Lamp(-0.6, 0.3, 0.7, 0.34)]
    body = wells.bent_neck(NECK).add(wells.giraffe_front(old=1.0).turned(at=(404, 790, 110), scale=1.16, yaw=180, pitch=-52))
    tones = {"": "#a08a78", "lip": "#8a7068", "horn": "#86664e", "knob": "#2c2024", "ear": "#94806e", "lid": "#4a3838"}
    old = p.clay(body, tones, name="old giraffe", role="subject", lamps=lamps, rays=RAYS, markings=[(q, "#4a3038") for q in wells.patches(NECK, 7, start=30)], how={"bare": 1.05})
    roots = [(float(x), float(y)) for x, y, _, _ in flow(NECK, 16)][8:]
    p.locks([[(x + 3, y - 6), (x + q * 0.4, y + 14), (x + q, y + 36)] for x, y in roots for q in (float(s.rng.uniform(-15, -4)), float(s.rng.uniform(2, 14)))], ["#3a2428", "#4a2e2c", "#2c1c22"], width=13, name="mane", hairs=2)
    p.draw(lambda pen: wells.poppy(pen, 312, 738, 0.9, 20, "#b8442c"), name="the same poppy", role="accent", contact=0, how={"light": 0.1})
    s.relate(old, "is reflected as", young)
    s.describe("A giraffe looks down a well, and a young giraffe looks up. Below it is day: the young one stands on a flowering meadow. Beside it leans a ladder, far too short. Up here it is dusk. Both wear the same red poppy behind the same ear.")
    s.moods("tender", "longing", "calm", "playful")
    s.themes("childhood", "self", "distance", "memory", "growing old")
    s.says("younger self", "getting to the bottom", "hello down there", "too short", "who is looking at whom?", "depth", "an old wish", "wait, I’m coming", "reunion", "all is well", "still waters", "out of reach", "homesick for myself", "echo", "childhood", "mirror", "thirty years ago", "a coin for your thoughts",
           "stay there, I’m fine", "remember me", "subconscious", "looking back", "time travel", "inner child", "deep end of memory", "bridge the years", "even the longest neck", "mother and child", "same flower, other century", "it was always sunny then", "the other side of the world", "how do I get down there?", "the past is a small round place",
           "yesterday’s weather", "sticking one’s neck out", "heads and tails", "grown-up, look at me", "when I was little", "where did it go?", "keyhole", "family likeness", "Alice", "the ladder you leave behind", "déjà vu", "spotted", "birthday", "a letter to my younger self")  # fmt: skip
    s.about(place="a round well in the grass", time="dusk above, noon below", weather="clear", light="daylight out of the depth", composition="centred", view="from above, straight down", foreground="the dark neck of the old giraffe, cut by the lower edge",
            unexplained="why it is day down there, and who set up the ladder")  # fmt: skip
