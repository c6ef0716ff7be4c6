"""A mouse on a falcon's neck has pulled its hood loose; the first eye is free and rolls back to see who it was."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.trusting_beasts import (
    fields_below,
    road_below,
    slipped_hood,
    tugging_mouse,
    unhooded_falcon,
)

RAYS = 45_000
POSE = {"at": (412.0, 736.0, 0.0), "scale": 1.22, "yaw": -6.0, "pitch": -6.0, "roll": -4.0}
FALCON = {"": "#56688a", "wing": "#4c5e82", "breast": "#f2dcbc", "cheek": "#fbf2e0", "beak": "#5a6272", "cere": "#efb43a", "leg": "#e8b040", "claw": "#3a3236", "lid": "#d8a040", "tail": "#54627e", "hood": "#b2422c", "rim": "#6e2a22", "knot": "#6e2a22", "tuft": "#f0a030"}
HOOD = {"": "#b2422c", "rim": "#6e2a22", "knot": "#6e2a22", "tuft": "#f0a030"}
MOUSE = {"": "#a5866a", "belly": "#ecd8c0", "head": "#a5866a", "hollow": "#e0a890", "nose": "#c07070", "tail": "#c89a84", "paw": "#c8a88c"}


@card(id="f7ty3z", title="There, Is That Better", seed=44, palette="marigold", light=(0.75, -0.5))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((420, 450, 270))
    p.wash("M-30,-30 H830 V210 H-30Z", "#f0a648", name="sunrise", role="place", strength=0.5, wet=0.6, bloom=2, fade=(-1, 0.2))
    p.wash("M-30,180 C10,170 40,140 62,142 C90,146 110,190 150,188 C190,180 210,116 250,112 C290,110 320,172 360,176 C410,170 440,96 486,98 C530,104 560,176 610,180 C650,170 680,128 720,130 C760,134 790,160 830,166 V330 H-30Z", "#8aa0bc", name="far ridges", role="place", strength=0.6, wet=0.0, bloom=1)
    p.wash("M-30,240 C150,220 350,260 500,240 C640,224 740,250 830,236 V1230 H-30Z", "#a9b86a", name="valley", role="place", strength=0.45, wet=0.3, bloom=3, charge="#6f93a8", uneven=0.8)
    p.wash("M830,200 L700,260 L640,420 L690,620 L620,840 L660,1040 L600,1230 H830Z", "#5f7f9c", name="cliff in shade", strength=0.7, wet=0.05, bloom=2)
    p.wash("M-30,620 C140,700 280,900 330,1230 H-30Z", "#4f6f92", name="depth", strength=0.55, wet=1.0, pool=0, glaze=1.0, bloom=1)
    p.glaze(lambda pen: fields_below(pen, ("#c9a64a", "#8aa060", "#e8d0b0", "#b0503c")), "#a08a4a", strength=0.28, wet=0.1, name="fields")
    p.lift(lambda pen: road_below(pen, "#ffffff"), 0.8, soft=1.6)
    mist = ([(-40, 430), (120, 410), (300, 440), (330, 470), (140, 476), (-40, 470)], [(60, 770), (260, 740), (420, 780), (300, 826), (90, 820)], [(-40, 960), (110, 940), (220, 980), (90, 1010), (-40, 1010)])
    for bank in mist:
        p.lift(bank, 0.75, soft=22)
    sun, sky = Lamp(0.85, -0.4, 0.42, 1.0), Lamp(-0.6, -0.5, 0.6, 0.3)
    stump = Clay().limb([(392, 1190, -20, 160), (400, 1300, -20, 200)], part="stump", per=8).limb([(392, 1090, 0, 196)], melt=2, part="stump", carve=True, press=(0, 2.4, 0))
    p.clay(stump, "#8a5c3c", name="stump", role="prop", texture="bark", lamps=[sun, sky], how={"as": "bold", "cool": 0.4}, rays=RAYS)
    bird = unhooded_falcon(look=(-0.85, -0.75)).add(slipped_hood()).turned(**POSE)
    bars = [(float(s.rng.uniform(290, 440)), float(s.rng.uniform(650, 930)), float(s.rng.uniform(6, 11)), "#7a6450") for _ in range(50)]
    body = p.clay(bird, FALCON, name="falcon", role="subject", texture={"": "feathers", "beak": "", "cere": "", "leg": "scales", "cheek": "", "hood": "", "rim": "", "knot": "", "tuft": "hair"}, lamps=[sun, sky], how={"as": "bold", "cool": 0.4}, drops=bars, rays=RAYS)
    p.eyes(body, iris="#f0a82a", white="#fbf4e4", rim="#241a20", wide=1.15, glint=(0.4, -0.3))
    small = tugging_mouse().turned(at=(576, 526, 190), scale=0.88, roll=4)
    friend = p.clay(small, MOUSE, name="mouse", role="subject", texture={"": "fur", "hollow": "", "tail": "", "paw": ""}, lamps=[sun, sky], how={"as": "bold", "cool": 0.35, "marks": 0.6}, rays=RAYS)
    p.eyes(friend, iris="#3a2622", white="#4a342c", glint=(0.3, -0.4))
    tx, ty = small.curve("teeth")[0]
    p.ink(lambda k: (k.line([(476, 486), (500, 484), (tx + 4, ty)], 6.5, taper=4), k.line([(tx + 2, ty), (tx - 14, ty + 30), (tx - 4, ty + 54), (tx - 16, ty + 78)], 5.0)), name="cord", colour="#6e2a22")
    own = slipped_hood().turned(at=(600, 462, 300), scale=0.33, roll=152)
    p.ink(lambda k: k.line([(566, 488), (590, 500), (614, 504), (636, 528)], 3.4), name="its own cord", colour="#6e2a22")
    p.clay(own, HOOD, name="tiny hood", role="accent", lamps=[sun, sky], how={"as": "bold", "cool": 0.3, "line": 0.8}, rays=12_000)

    def strap(pen: Pen) -> None:
        pen.path("M330,1186 C250,1150 150,1140 60,1180 C10,1204 -20,1190 -50,1160 L-50,1196 C-20,1232 30,1238 76,1214 C150,1176 240,1186 316,1226Z", "#3a2420")
        pen.path("M30,1150 A38,44 0 1,0 106,1150 A38,44 0 1,0 30,1150Z M46,1150 A22,28 0 1,1 90,1150 A22,28 0 1,1 46,1150Z", "#4a3430")

    p.draw(strap, name="strap", role="prop", plane="front", contact=0, how={"light": 0.15, "second": 0.4, "strength": 1.2})
    s.relate(friend, "unlocks", body)
    s.relate(friend, "balances on", body)
    s.describe("A mouse has pulled loose the hood of a falcon. It stands on the bird’s neck; the red hood slips, one great eye is free and looks back. Far below lies a valley with a road. On the mouse’s back hangs a tiny hood of its own.")  # fmt: skip
    s.moods("brave", "breathless", "tender", "ironic")
    s.themes("trust", "freedom", "danger", "kindness", "first sight")
    s.says("is that better?", "the first thing it ever saw", "nobody had asked before", "a good deed", "what have I done?", "eye opener", "seeing is believing", "who turned on the light?", "blind trust", "small hands, big heart", "a brave idea", "run now", "hello up there", "love at first sight", "predator and pray",
           "the liberator", "biting the hand", "hats off", "unmasked", "no good deed goes unpunished", "the rescue", "a risk worth taking", "we were both in the dark", "think before you pull", "loose ends", "wake-up call", "the truth looks back", "first impressions", "a thank-you or a meal", "a new day",
           "the side eye", "set free", "you too?", "an awkward introduction", "unlikely friends", "birthday surprise", "raise the curtain", "one of us", "mercy", "keep smiling", "open your eyes", "on the neck of danger", "do you remember me?", "guess who")  # fmt: skip
    s.about(place="a stump on a cliff above a valley", time="sunrise", light="low sun from the right", composition="centred", view="from above, near", foreground="a leather strap with a ring from the lower left",
            unexplained="the tiny hood the mouse has just taken off itself")  # fmt: skip
