"""Mind the Cat: an owl flies over the snow with a lit window in its claws, and somebody still lives in it."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import removals

RAYS = 80_000
AT, K, ROLL = (400.0, 286.0), 0.98, -7.0
BAR = (AT[0] + 328 * K * math.sin(math.radians(-ROLL)), AT[1] + 328 * K * math.cos(math.radians(ROLL)))
TONES = {"": "#8a6044", "head": "#94694a", "disc": "#f0dcb4", "brow": "#6a4632", "beak": "#3a3038", "breast": "#dcbc8c", "arm": "#7a543c", "leg": "#dcc094", "toe": "#c9a870", "claw": "#2a242c", "lid": "#6a4630"}
FAR = ((150, 770, 0.5), (706, 820, 0.36), (66, 690, 0.24))
HOUSES = ((134, 1120, 0.56), (676, 1216, 0.9))


@card(id="yvth61", title="Mind the Cat", seed=194, palette="indigo_wash", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((410, 420, 330))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#26396e", name="night", role="place", strength=1.15, wet=0.0, bloom=4, charge="#3f5590", uneven=0.7)
    p.lift("M-30,800 C200,720 520,720 830,760 V1000 H-30Z", 0.55, soft=70)
    p.lift("M-30,1000 C200,950 520,1010 830,960 V1230 H-30Z", 0.9, soft=3)
    p.wash("M-30,1000 C200,950 520,1010 830,960 V1230 H-30Z", "#7f97c8", name="snow", role="place", strength=0.7, wet=0.0, bloom=2, charge="#5f78b4")
    p.lift(lambda pen: pen.oval(430, 1140, 250, 110, "#ffffff"), 1.0, soft=36)
    p.glaze(lambda pen: pen.oval(430, 1140, 170, 56, "#ffe2a0"), "#ffd884", name="light on the snow", strength=0.4, wet=1.0, pool=0.0)
    p.draw(lambda pen: [removals.hollow_house(pen, *one) for one in HOUSES], name="houses without windows", role="prop", contact=0, count=2, how={"light": 0.1, "second": 0.2, "line": 0.7})
    p.draw(lambda pen: [removals.far_owl(pen, *one, "#141a3a") for one in FAR], name="other owls", role="prop", contact=0, count=3, how={"light": 0, "second": 0, "line": 0})
    panes = [(x - 22 * k, y + 50 * k, x + 22 * k, y + 104 * k) for x, y, k in FAR]
    p.lift(lambda pen: [pen.rect(a, b, c - a, d - b, "#ffffff") for a, b, c, d in panes], 1.0, soft=0.6, loose=0)
    p.glaze(lambda pen: [pen.rect(a, b, c - a, d - b, "#ffd667") for a, b, c, d in panes], "#ffd667", name="their windows", strength=0.8, wet=0.0)
    lamps = [Lamp(BAR[0], BAR[1] + 120, 520, 1.3, 460), Lamp(-0.5, -0.6, 0.6, 0.5)]
    wings = removals.owl_wings().turned(at=(*AT, 60), scale=K, roll=ROLL)
    p.clay(wings, {"": "#8a6a4e", "quill": "#a5835e", "covert": "#8f6c4e", "lesser": "#7a563e"}, name="wings", role="subject", lamps=lamps, how={"as": "bold", "cool": 0.4, "bare": 1.1, "turn": 0.4}, rays=RAYS)
    p.ink(lambda k: [k.line(wings.curve(m), 1.5, broken=0.3) for m in wings.marks], name="shafts", colour="#4a3430")
    for part, role, how in (("glass", "accent", {"light": 0, "second": 0, "line": 0, "bloom": 0}), ("cloth", "prop", {"light": 0.1, "second": 0.3, "bloom": 0, "wet": 0})):
        p.draw(lambda pen, part=part: removals.lit_window(pen, BAR, 1.0, ROLL, part), name=f"window {part}", role=role, contact=0, how=how)
    p.draw(lambda pen: removals.sill_cat(pen, BAR, 1.0, ROLL), name="cat", role="witness", contact=0, how={"light": 0, "second": 0, "bloom": 0, "wet": 0})
    p.draw(lambda pen: removals.lit_window(pen, BAR, 1.0, ROLL, "frame"), name="frame", role="prop", contact=0, how={"light": 0.1, "second": 0.3, "bloom": 0, "wet": 0})
    body = removals.carrying_owl().turned(at=(*AT, 60), scale=K, pitch=8, roll=ROLL)
    owl = p.clay(body, TONES, name="owl", role="subject", texture={"": "feathers", "disc": "feathers", "toe": "skin", "beak": "", "leg": "fur"}, lamps=lamps, how={"as": "bold", "cool": 0.35, "bare": 1.05, "turn": 0.4}, rays=RAYS)
    p.eyes(owl, iris="#f2b23a", white="#c98a2a", wide=1.05)
    p.draw(lambda pen: [removals.fir_tip(pen, *one, "#141c34", "#8ea4d0") for one in ((-6, 930, 0.95, -0.04), (812, 900, 0.9, 0.05))], name="firs", role="prop", plane="front", contact=0, count=2, how={"light": 0, "second": 0, "line": 0.4, "strength": 1.2})
    s.relate(owl, "carries", "frame")
    s.describe("An owl carries a lit window through the winter night. A black cat sits inside, between red curtains, and looks out. Far off, other owls carry lights too. The houses below have dark holes where windows were.")
    s.moods("homesick", "secretive", "hopeful", "funny")
    s.themes("moving house", "home", "night", "memory", "exile")
    s.says("mind the cat", "moving house", "we kept the windows", "home is where the light is", "removal men", "door-to-door delivery", "a burglary, very gently", "who is still inside?", "take the view with you",
           "the smallest house", "light delivery", "double glazing", "this side up", "fragile", "window of opportunity", "a flat with a view", "free as a bird", "airmail", "the cat stays", "evicted", "forwarding address",
           "an inside job", "homesick", "refugees", "curtains", "air lift", "Hogwarts has a new postman", "warm on one side", "don’t look down", "house-warming", "lights out in the village", "the last one leaves the light on", "we leave the walls behind", "long-distance relationship",
           "room service", "indoor cat", "upwardly mobile", "who ordered this?", "flying visit", "pane and suffering", "a better neighbourhood", "let nobody wake up", "the evening is carried away", "what I would save from the fire", "a lift home")  # fmt: skip
    s.about(place="a snowy valley", time="night", weather="snow on the ground", light="a lit window in the air", composition="centred", view="from below, as it flies over us", foreground="dark fir tips cut by the lower corners",
            unexplained="where the lights are taken, and that the cat is not surprised")  # fmt: skip
