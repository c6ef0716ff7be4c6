"""Two ants have climbed a mountain of sugar; it stands in a cup of tea, and it has begun to rain."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import sugar_climbers as sugar

RAYS = 60_000
SEE = sugar.Above(400, 880, 240)
ORANGE, ANT = "#e0702c", {"": "#8f4632", "gaster": "#4f2a30", "leg": "#6a3430", "head": "#a2543a", "jaw": "#5a2c2c", "feeler": "#6a3430", "lid": "#8a4432"}


def shape(*corners: tuple[float, float, float]) -> str:
    return "M" + " L".join(f"{x:.0f},{y:.0f}" for x, y in (SEE.at(*c) for c in corners)) + "Z"


@card(id="fn2lpg", title="Top of the Tea", seed=406, palette="sea_fret", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 430, 260))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#8fb0b8", name="table", role="place", strength=0.75, wet=0.0, bloom=3, charge="#a8c4c4", uneven=0.7)
    p.draw(sugar.cup, name="cup", role="prop", contact=0, how={"light": 0.2, "second": 0.3, "strength": 0.6})
    p.wash(sugar.ring(400, 872, 440), "#b0622c", name="tea", role="place", strength=0.95, wet=0.0, bloom=2, charge="#8a4424", uneven=0.8)
    p.draw(lambda pen: sugar.mountain(pen, SEE, s.rng), name="mountain of sugar", role="subject", contact=0, how={"light": 0.3, "second": 0.15, "strength": 0.6, "line": 0.8})
    p.glaze(shape((0.3, -0.9, 0.66), (0.86, -0.9, 0.66), (0.86, 0.28, 0.66), (0.3, 0.28, 0.66)), "#7a8aa8", strength=0.4, wet=0.0, name="shadow of the summit")
    p.glaze(shape((-0.95, 0.28, 0.62), (0.28, 0.28, 0.62), (0.28, 0.4, 0.62), (-0.95, 0.4, 0.62)), "#8f98b0", strength=0.4, wet=0.4, name="shade at its foot")
    p.glaze(lambda pen: [pen.curve(one, "#a8602c") for one in sugar.soaked(SEE)], "#b06a34", strength=0.6, wet=0.5, fade=(0, -0.5), name="tea that climbs, too")
    rng = s.rng

    def rain(k: InkPen) -> None:
        for _ in range(110):
            rx, ry, long = rng.uniform(60, 740), rng.uniform(150, 860), rng.uniform(26, 60)
            k.line([(rx, ry), (rx - long * 0.22, ry + long)], 1.7, taper=8)
        for rx, ry, r in ((34, 800, 30), (96, 1030, 44), (330, 1112, 34), (776, 900, 30), (560, 1084, 38), (740, 1010, 34)):
            for q in (0.5, 1.0):
                k.line([(rx + r * q * math.cos(a), ry + r * q * 0.6 * math.sin(a)) for a in (j * math.tau / 18 for j in range(19))], 1.3, broken=0.4)
        for face in (shape((-0.95, 0.28, 0.62), (0.28, 0.28, 0.62), (0.28, 0.28, 1.84), (-0.95, 0.28, 1.84)), shape((0.28, 0.28, 0.62), (0.28, -0.95, 0.62), (0.28, -0.95, 1.84), (0.28, 0.28, 1.84)), shape((-0.96, 1.1, 0.1), (0.26, 1.1, 0.1), (0.26, 1.1, 0.62), (-0.96, 1.1, 0.62))):
            k.dots(face, 70)

    p.ink(rain, name="rain", colour="#4a6478")
    p.draw(lambda pen: sugar.small_flag(pen, SEE.at(0.02, -0.72, 1.84), ORANGE), name="flag", role="accent", contact=0, how={"light": 0.2, "second": 0.4})
    sun, sky = Lamp(-0.6, -0.7, 0.5, 1.0), Lamp(0.5, -0.3, 0.6, 0.22)
    x, y = SEE.at(-0.4, -0.36, 1.84)
    p.glaze(lambda pen: pen.poly([(x - 70, y + 30), (x + 30, y - 6), (x + 150, y + 6), (x + 170, y + 36), (x + 70, y + 66), (x - 10, y + 60)], "#5a5f86"), "#6a7098", strength=0.4, wet=0.6, name="shadow of the ant")
    first = sugar.ant_body().turned(at=(x + 14, y - 6, 100), scale=0.9, yaw=-160, pitch=-38)
    first.add(sugar.ant_head().turned(at=(x - 78, y - 132, 160), scale=0.9, yaw=-28, pitch=24, roll=-6))
    body = p.clay(first, ANT, name="ant", role="subject", lamps=[sun, sky], how={"as": "bold", "cool": 0.4, "bare": 1.0}, rays=RAYS)
    p.eyes(body, iris="#231712", white="#f0e0c8")
    u, v = SEE.at(-0.36, 0.28, 1.16)
    second = sugar.ant_body().turned(at=(u, v, 60), scale=0.58, pitch=-84, roll=-82).add(sugar.ant_head().turned(at=(u + 8, v - 62, 120), scale=0.47, pitch=-70, roll=186))
    p.cast(second, wall=58, lamp=Lamp(-0.5, -0.4, 0.9), colour="#6a7098", strength=0.45)
    p.clay(second, ANT, name="second ant", role="witness", lamps=[sun, sky], how={"as": "bold", "cool": 0.4, "bare": 1.0}, rays=RAYS)
    p.draw(lambda pen: sugar.tied_rope(pen, first, second, SEE.at(-0.16, 0.28, 1.84), ORANGE), name="rope", role="accent", contact=0, how={"light": 0.1, "second": 0.3})
    storm = sugar.storm_cloud().turned(at=(410, 26, 100), scale=0.96)
    p.clay(storm, "#6a7f8c", name="cloud", role="prop", lamps=[Lamp(-0.6, -0.8, 0.4, 0.9)], how={"as": "soft", "cool": 0.6, "inner": 0.0, "line": 0.7}, rays=RAYS)

    s.relate(body, "balances on", "mountain of sugar")
    s.describe("Two ants climb a mountain of sugar that stands in tea. They are roped together; the first is on the summit beside its orange flag and looks up. Out of a dark cloud rain falls on them. Below, the lumps are already turning brown.")
    s.moods("ambitious", "comic", "anxious", "tenacious")
    s.themes("ambition", "passing time", "teamwork", "temptation", "rain")
    s.says("sweet success", "short-lived", "sugar rush", "storm in a teacup", "the top is not there any more", "meltdown", "tea time for giants", "worth it?", "career", "summit fever", "enjoy it while it lasts", "everything dissolves", "Everest",
           "dentist", "why did we come up", "melting point", "weather permitting", "Icarus with six legs", "because it is there", "calories", "no time to rest", "a peak with no memory", "the climb was sweeter", "one lump or two?", "king of the castle",
           "now what?", "we should have looked at the forecast", "it is high tide", "startup", "the ground is going", "my first flat", "hold the rope", "are you coming?", "castles in the tea", "small steps for an ant", "the view is mostly tea", "don’t stir",
           "global warming", "sandcastle", "glory", "take a photo, quick", "somebody will want to drink that", "sink or swim", "hill of sweets", "flag first, think later", "it was white when we came")  # fmt: skip
    s.about(place="a cup of tea", time="day", weather="rain", light="cool, from the upper left", composition="high", view="from above",
            foreground="the belly of a dark cloud, cut by the upper edge", unexplained="who has poured the tea and made it rain")  # fmt: skip
