"""Nobody Make a Sound: on the classroom cupboard the globe is a puffer fish, blown up, holding its breath."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import round_beasts as b

MIDDLE = (404, 412)


@light_box(id="v3k8tq", title="Nobody Make a Sound", seed=53, palette="school corridor", light=(0.6, 0.5))
def paint(s: LightBox) -> None:
    """The projector is its sun."""
    s.took_view("from below")
    s.back("#3d626a", "#16282e", at=(460, 420), radius=900)
    s.sheet("classroom", b.classroom_from_below, depth=0.04, haze=0.0)
    s.sheet("rolled map", lambda pen: b.rolled_map(pen, (64, 900), -7, 560), depth=0.2, haze=0.0)
    s.sheet("projected light", b.projected, depth=0.1, haze=0.0)
    s.sheet("cupboard", lambda pen: b.cupboard(pen, "#8a5a3a"), depth=0.3, role="prop", haze=0.0)
    s.sheet("ring of brass", lambda pen: b.globe_stand(pen, MIDDLE, 332, "#d8a848"), depth=0.34, haze=0.0)
    s.lamp((440, 420), 620, "#ffe7a8", 0.9)
    s.sheet("beam", b.beam, depth=0.36, haze=0.0, shadow=(0, 0, 0, 0.0))
    light = [Lamp(0.75, 0.35, 0.62, 1.0)]
    lands = {"west": "#e0a040", "east": "#d8703a", "south": "#a8b04a", "ice": "#f4f0e0", "island": "#a8b04a"}
    fish = s.clay(b.puffer_globe().turned(at=(*MIDDLE, 0), yaw=9, pitch=-9, roll=-8), {"": "#3f98b4", "stem": "#2f7f9c", **lands, "lip": "#f0b8a0", "spine": "#fbeecb", "fin": "#f2c866", "tail": "#f2c866", "lid": "#2c7690"}, name="puffer fish", role="subject",
                  sheets=6, depth=0.4, relief=52, lamps=light, ambient=0.16)  # fmt: skip
    s.strips(fish, [k for k in fish.clay.marks if k.startswith(("parallel", "meridian"))], "#1f5f7a", 3.4, lift=0)
    s.eyes(fish, iris="#e8b23a", wide=0.5)
    s.strips(fish, ["mouth"], "#7a3028", 6, lift=0)
    s.sheet("trickle", lambda pen: b.trickle(pen, [(548, 752), (546, 800), (550, 860), (542, 930), (548, 990)], "#3a8fae"), depth=0.5, role="accent", haze=0.0)
    s.sheet("desk", b.desk_lids, depth=0.86, plane="front", role="prop", haze=0.0)
    s.sheet("ship", lambda pen: b.paper_ship(pen, 480, 1128, 1.15), depth=0.9, plane="front", role="witness", haze=0.0)
    s.relate(fish, "towers over", "ship")
    s.relate(fish, "balances on", "cupboard")
    s.describe("On the classroom cupboard, the globe is a puffer fish, blown up. Continents lie on its skin, spines stand out from pole to pole, and its eyes are wide. From its southern pole water drips into a small sea on our desk, where a ship sails.")
    s.moods("tense", "shy", "comic", "tender")
    s.themes("school", "the world", "fear", "fragility")
    s.says("name the capital", "hold your breath", "don't startle it", "the weight of the world", "the whole world is watching", "it was bigger when we were small", "stage fright", "all puffed up", "under pressure", "world records", "keep your distance", "a prickly subject", "first day in a new class", "all eyes on me", "about to burst", "the world is fragile", "handle with care", "rising sea level", "sea change", "around the world",
           "small world", "who let the air out", "touchy", "stay calm", "called to the blackboard", "I know this one", "deep breath", "spinning out of control", "the leak", "a drop in the ocean", "climate talks", "where do we come from", "please don't ask me", "defence mechanism", "too much knowledge", "geography lesson", "what a world", "sail away", "it has feelings, too", "not a pin-up", "tomorrow it will be flat")  # fmt: skip
    s.about(place="an empty classroom", time="evening", light="a projector from the lower right", composition="centred", view="from below, from the front desk", foreground="a dark desk lid with ink stains", unexplained="a ship sails on the water that drips from the globe")
