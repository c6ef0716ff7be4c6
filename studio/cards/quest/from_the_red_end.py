"""A panda sits in the middle of the pass and eats the frontier barrier."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.holding_on import (
    bitten,
    leafing_barrier,
    pole_eater,
    striped_pole,
    tin_roof,
)
from reverie_studio.sculpt.passages import small_sheep

RAYS = 60_000
PX, PY, K = 416.0, 470.0, 0.96
START, END = (28.0, 506.0), (664.0, 580.0)


def pass_road(pen: Pen) -> None:
    pen.path("M560,196 C600,212 520,226 470,240 C420,258 640,272 690,300 C740,330 640,350 700,420 C760,500 830,560 830,620 V1240 H-30 V620 C60,520 180,420 260,360 C330,316 560,300 560,282 C550,262 380,262 400,240 C420,216 520,212 540,196Z", "#e8d8bc")


def rocks(pen: Pen) -> None:
    pen.path("M-30,250 L90,160 L150,210 L240,130 L330,220 L300,330 L160,430 L-30,640Z", "#7f92b4")
    pen.path("M830,250 L740,150 L680,196 L630,180 L590,230 L700,290 L720,360 L830,560Z", "#8a9ab8")


@card(id="k3pd8v", title="From the Red End", seed=56, palette="cobalt_noon", light=(0.5, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((410, 560, 330))
    p.wash("M-30,-30 H830 V260 H-30Z", "#4f86c8", name="noon", role="place", strength=0.8, wet=0.0, bloom=2, fade=(0, 1))
    p.wash("M-30,230 L60,120 L130,170 L250,60 L330,150 L430,90 L520,170 L640,70 L720,140 L830,90 V320 H-30Z", "#9db4d8", name="far peaks", strength=0.6, wet=0.05, bloom=1)
    p.wash("M-30,230 H830 V1230 H-30Z", "#a9b49c", name="slope", role="place", strength=0.5, wet=0.0, bloom=3, charge="#8fa0a8")
    p.draw(pass_road, name="road", role="place", contact=0, how={"light": 0, "second": 0, "strength": 0.6, "line": 0.5})
    p.draw(rocks, name="rocks", role="place", contact=0, how={"light": 0.4, "second": 0.4, "strength": 0.8})
    p.draw(lambda pen: leafing_barrier(pen, 628, 318, 0.95), name="next barrier", role="accent", contact=0.3, how={"line": 0.7, "light": 0, "second": 0})
    p.draw(lambda pen: [small_sheep(pen, x, y, k, step=n) for n, (x, y, k) in enumerate(((196, 430, 0.8), (120, 466, 0.95), (262, 396, 0.66)))], name="sheep", role="witness", contact=0.2, how={"light": 0.2, "second": 0.2})
    ruts = [[(160 - 60 * k, 1220), (240 - 40 * k, 1000), (330 - 20 * k, 820)] for k in range(2)] + [[(640 + 60 * k, 1220), (590 + 40 * k, 1000)] for k in range(2)]
    p.ink(lambda k: [k.line(one, 1.8, broken=0.4) for one in ruts] and k.tufts([(60, 1010), (740, 980), (720, 1120), (110, 1150)], 26), name="ruts")
    far, paws = (one.turned(at=(PX, PY, 0), scale=K, pitch=-4) for one in pole_eater())
    sun, sky = Lamp(0.5, -0.75, 0.55, 0.95), Lamp(-0.6, -0.2, 0.6, 0.3)
    shade = [(PX + 350 * math.cos(a) - 30, 1016 + 62 * math.sin(a)) for a in (j * math.tau / 20 for j in range(20))]
    p.glaze(shade, "#3f4f8a", strength=0.6, wet=0.15, name="short shadow")
    tones = {"": "#f6f0e4", "yoke": "#25222c", "leg": "#25222c", "pad": "#6a5058", "ear": "#1f1c26", "patch": "#2a2630", "nose": "#1f1c26", "lid": "#2a2630", "muzzle": "#f2e8da"}
    beast = p.clay(far, {**tones, "arm": "#25222c"}, name="panda", role="subject", texture={"": "fur", "nose": "", "lid": "", "pad": "skin"}, lamps=[sun, sky], how={"cool": 0.7, "bare": 1.1, "marks": 0.7}, rays=RAYS)
    p.eyes(beast, iris="#5a3418", white="#e8dcc8", glint=(0.3, -0.4))
    p.draw(lambda pen: striped_pole(pen, START, END, 31), name="barrier", role="prop", contact=0, how={"light": 0.2, "second": 0.4})
    p.draw(lambda pen: [bitten(pen, x, y, 27, "#f2dcae") for x, y in ((476, 530), (422, 524))], name="bites", contact=0, how={"light": 0, "second": 0.2})
    p.ink(lambda k: [k.line([(x + 8, y - 28), (x + 1, y), (x - 8, y + 30)], 1.4) for x, y in ((28 + 636 * q / 11, 506 + 74 * q / 11) for q in range(1, 11))], name="stripes")
    p.cast(paws, wall=180, lamp=sun, strength=0.3)
    p.clay(paws, {"": "#2a2630"}, name="paws", role="subject", texture="fur", lamps=[sun, sky], how={"bare": 1.2}, rays=RAYS)
    crumbs = [(float(s.rng.normal(430, 74)), float(s.rng.uniform(650, 930)), float(s.rng.uniform(5, 12)), float(s.rng.uniform(0, 180))) for _ in range(26)] + [(float(s.rng.normal(420, 150)), float(s.rng.uniform(1010, 1080)), float(s.rng.uniform(6, 14)), float(s.rng.uniform(0, 180))) for _ in range(22)]

    def splinters(pen: Pen) -> None:
        for n, (x, y, r, turn) in enumerate(crumbs):
            with pen.at(x, y, turn=turn, scale=r / 10):
                pen.path("M-11,-4 L6,-6 L12,1 L4,5 L-9,4Z", ("#c8302c", "#e2c088", "#d8463c")[n % 3])

    p.draw(splinters, name="crumbs", role="prop", contact=0, how={"line": 0.7, "light": 0, "second": 0})
    p.glaze([(620, 1180), (690, 1160), (770, 1180), (700, 1206)], "#3f4f8a", strength=0.6, wet=0.1, name="its shadow")
    p.clay(Clay().ball(704, 1130, 0, 56).ball(684, 1146, 10, 46, melt=20), {"": "#8a8a94"}, name="counterweight", role="prop", texture="bark", lamps=[sun, sky], rays=10_000)
    p.ink(lambda k: [k.line([(700, 1078), (650, 1070), (590, 1110), (540, 1130), (560, 1170), (490, 1186)], w) for w in (7.0,)], name="rope", colour="#6a5440")
    p.draw(tin_roof, name="tin roof", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.2, "strength": 1.2})
    s.relate(beast, "loses", "barrier")
    s.describe("A giant panda sits in a pass and eats the frontier barrier. It holds the striped pole across its mouth like a cob of corn; red and white crumbs lie on its belly. Three sheep wait behind it, and the next barrier up the road has put out leaves.")
    s.moods("comic", "content", "defiant", "bright")
    s.themes("borders", "appetite", "freedom", "rules", "patience")
    s.says("closed for lunch", "somebody had to begin", "it tastes of neither country", "chewing it over", "nothing to declare", "sweet tooth", "open borders", "a light snack", "one end at a time", "do not feed the officials", "crunch time", "a balanced diet", "red tape", "free passage", "peace talks",
           "biting the hand that stops you", "finger food", "gone by Friday", "bite by bite", "corn on the cob", "finders eaters", "the hunger strike is over", "fibre is important", "you may pass in a minute", "no speaking with your mouth full", "rules are made to be eaten", "bureaucracy is digestible", "stick of rock",
           "seconds, please", "an act of state", "duty free", "midday break", "what barrier?", "it was like that when I came", "abolished", "eat your greens", "spring is next", "the new officer", "bamboo would do", "table manners", "local speciality", "big appetite for change", "toothpick", "customs of the country")  # fmt: skip
    s.about(place="a mountain pass", time="noon", light="high sun, short shadow", composition="centred", view="from above, from the sentry’s roof",
            foreground="a tin roof’s edge with a bell", unexplained="the next barrier has put out leaves")  # fmt: skip
