"""An octopus in a courtyard keeps seven doors shut and has opened the eighth."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import quiet_beasts as beasts

RAYS = 80_000
OPEN = 2
SHUT = tuple(n for n in range(8) if n != OPEN)
GAP = [beasts.up_wall(668, v, f) for v, f in ((346, 1.0), (346, 1.33), (398, 1.33), (398, 1.0))]
WEDGE = "M670,344 L670,398 L500,600 L300,560 L380,440Z"


def path(points: list[tuple[float, float]]) -> str:
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"


@card(id="w4zc8d", title="Only This One", seed=33, palette="plum_wet", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((440, 560, 300))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#4c3d6e", name="walls", role="place", strength=1.1, wet=0.0, bloom=3, charge="#5a6a8a", uneven=0.8)
    p.lift(path(beasts.YARD_FLOOR), 0.92, soft=2)
    p.glaze(path(beasts.YARD_FLOOR), "#a79cc4", name="flags", strength=0.42, wet=0.0, bloom=3)
    p.draw(lambda pen: beasts.yard_doors(pen, SHUT, "#94604f", "#33264a"), name="doors", role="prop", contact=0, how={"light": 0.15, "second": 0.4})
    p.wash(path(beasts.door_corners(OPEN, half=66, high=1.37)), "#33264a", name="frame", strength=1.2, wet=0)
    p.lift(path(GAP), 1.0, soft=1)
    p.wash(path(GAP), "#ffd257", name="day", strength=0.35, wet=0, bloom=0)
    a, b, c, d = beasts.door_corners(OPEN)
    leaf = [(a[0] - 26, GAP[3][1] + 2), (b[0] + 8, GAP[2][1] + 2), c, d]
    p.lift(WEDGE, 0.95, soft=5)
    p.glaze(WEDGE, "#ffcf52", name="wedge of day", strength=0.42, wet=0.1)
    p.draw(lambda pen: pen.poly(leaf, "#8a5a54"), name="opened door", role="prop", contact=0, how={"light": 0.2, "second": 0.5})

    p.ink(lambda k: beasts.yard_joints(k, SHUT), name="joints")
    sand = "M700,770 L700,850 C640,872 600,900 566,894 C548,884 560,862 590,846 C620,828 640,800 700,770Z"
    p.lift(sand, 0.8, soft=3)
    p.wash(sand, "#b98a4c", name="sand", role="accent", strength=0.8, wet=0.1, bloom=0)
    p.ink(lambda k: k.dots("M700,776 L690,846 C640,866 600,892 572,888 C560,880 570,864 596,848 C626,830 640,806 700,776Z", 150, 1.5), name="grains", colour="#8a5a2c")
    rim = lambda pen: [pen.circle(400, 610, r, t) for r, t in ((236, "#a79fbe"), (206, "#3f7484"))]  # noqa: E731
    p.draw(rim, name="basin", role="prop", contact=0.4, how={"light": 0.2, "second": 0.5})
    p.glaze([(400 + 150 * math.cos(t), 610 + 150 * math.sin(t)) for t in (k * math.tau / 10 for k in range(10))], "#1d2b44", strength=0.7, wet=0.9)
    glints = [(470, 430, 26), (560, 520, 16), (250, 500, 18), (238, 700, 22), (420, 800, 30), (560, 690, 18), (590, 590, 12), (330, 790, 16)]
    p.lift(lambda pen: [pen.oval(x, y, r, r * 0.3, "#ffffff") for x, y, r in glints], 0.85, soft=1.5)
    lamp, sky = Lamp(690, 380, 190, 1.15, 300), Lamp(0.35, -0.45, 0.7, 0.62)
    arms, head = beasts.octopus_arms(), beasts.octopus_head()
    p.cast(arms, wall=-6, lamp=Lamp(0.55, -0.55, 0.7), strength=0.75)
    how = {"as": "bold", "cool": 0.45, "bare": 1.05}
    p.clay(arms, {"": "#b0503f"}, name="arms", role="subject", texture="skin", lamps=[lamp, sky], how=how, rays=RAYS)
    p.draw(lambda pen: beasts.suckers(pen, arms, "#f0d0b4", "#7a3a3c"), name="suckers", contact=0, how={"light": 0.2, "second": 0.3, "line": 0.6})
    body = p.clay(head, {"": "#b85544", "bag": "#a84a44", "wart": "#c87a58", "lid": "#7a3038"}, name="octopus", role="subject", texture="skin", lamps=[Lamp(650, 420, 330, 1.6, 320), sky], how=how, rays=RAYS)
    p.eyes(body, iris="#f0c040", white="#f4e4b0", pupil="level", glint=(0.4, -0.4))
    rings = [beasts.door_handle(n) for n in range(len(beasts.DOORS))]
    p.ink(lambda k: [k.line([(x + 9 * math.cos(t), y + 9 * math.sin(t)) for t in (i * math.tau / 10 for i in range(10))], 3.4, closed=True) for x, y in rings], name="rings")
    p.draw(beasts.near_roof, name="roof", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.2, "strength": 1.0})
    s.relate("octopus", "guards", "doors")
    s.describe("An octopus in a courtyard keeps seven doors shut with seven arms. Its eighth arm has opened one door by a hand’s breadth; yellow light falls in, and both eyes look there. From under a shut door some sand has run. We look straight down.")
    s.moods("torn", "watchful", "stubborn", "hopeful")
    s.themes("choices", "secrets", "fear", "control", "openness")
    s.says("not those", "choose wisely", "it knows who is outside", "only this one", "multitasking", "hands full", "eight is not enough", "keep it shut", "just a crack", "who is it?", "seven times no", "the doorman", "no visitors",
           "one exception", "one at a time, please", "can’t hold them for ever", "family gathering", "open mind", "open house", "a foot in the door", "choose your day", "Monday to Sunday", "working from home", "somebody let me in", "boundaries",
           "skeletons in cupboards", "no, thank you", "the last exit", "light at last", "a draught", "the caretaker", "tabs open", "under pressure", "stretching it", "Advent calendar", "hold everything", "spring is here", "everybody out there wants something",
           "first date", "you may come in", "juggling", "the right answer")  # fmt: skip
    s.about(place="a courtyard with eight doors", time="dusk", light="day through one door", composition="centred", view="from above, straight down",
            foreground="the roof and gutter we look over", unexplained="the sand under a shut door")  # fmt: skip
