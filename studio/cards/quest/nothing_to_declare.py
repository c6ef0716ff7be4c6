"""Nothing to Declare: a suitcase on a bird's legs steps over the barrier; the cat that guards it looks up."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import walking_luggage as luggage

RAYS = 70_000


@card(id="icnvsg", title="Nothing to Declare", seed=714, palette="cobalt_noon", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 480, 320))
    p.wash("M-30,-30 H830 V960 H-30Z", "#3f86c8", name="sky", role="place", strength=0.9, wet=0.0, bloom=4, charge="#7fa4d8", uneven=0.9, fade=(0, 0.85))
    p.wash("M-30,948 C200,940 500,952 830,944 V1230 H-30Z", "#d9b877", name="dusty road", role="place", strength=0.9, wet=0.0, bloom=3, charge="#c79a78", uneven=0.7)
    p.draw(lambda pen: luggage.far_cases(pen, ((644, 964, 0.66, "#7a8fc0"), (588, 957, 0.42, "#c07a6a")), "#a8803a"), name="those who come after", role="witness", contact=0, how={"light": 0.2, "line": 0.6})
    lamps = [Lamp(-0.6, -0.6, 0.5, 1.1), Lamp(0.6, 0.2, 0.7, 0.3)]
    how = {"as": "bold", "cool": 0.45}
    tones = {"": "#e8a83a", "down": "#f2e6d4", "claw": "#4a3a30"}
    fur = {"": "", "down": "feathers"}
    p.glaze("M420,1012 C450,996 520,1000 580,1004 C660,1006 760,1020 830,1030 V1062 C740,1050 640,1044 560,1042 C480,1042 420,1034 400,1012Z", "#5a5f94", name="shadow of the foot", strength=0.75, wet=0.0)
    p.glaze("M-30,1084 L700,1066 V1078 L-30,1100Z", "#5a5f94", name="shadow of the pole", strength=0.6, wet=0.0)
    p.glaze("M250,1112 C320,1096 420,1098 520,1108 C600,1114 640,1130 560,1138 C460,1146 300,1142 250,1112Z", "#5a5f94", name="shadow of the lifted foot", strength=0.6, wet=0.3)
    p.draw(lambda pen: luggage.underside(pen, "#56342e", "#38221f"), name="underside", role="subject", contact=0, how={"light": 0, "second": 0.2})
    p.clay(luggage.standing_leg(), tones, name="standing leg", texture=fur, lamps=lamps, how=how, rays=RAYS)
    p.glaze("M690,1078 C720,1070 790,1080 830,1092 V1112 C780,1100 710,1096 690,1078Z", "#5a5f94", name="shadow of the post", strength=0.7, wet=0.0)
    pole = p.draw(lambda pen: luggage.barrier(pen, "#d8402f", "#fbf4e6"), name="barrier", role="prop", contact=0, how={"light": 0.1, "second": 0.3})
    p.draw(lambda pen: luggage.barrier_post(pen, "#6a5044", "#4a3832"), name="post", role="prop", contact=0, how={"light": 0.2, "second": 0.3})
    leg = p.clay(luggage.lifted_leg(), tones, name="lifted leg", role="subject", texture=fur, lamps=lamps, how=how, rays=RAYS)
    p.ink(lambda k: [k.line(q, 1.3, broken=0.15, taper=8) for q in luggage.scallops()], name="feathers", colour="#6f6a8c")
    p.draw(lambda pen: luggage.case(pen, ("#a8623c", "#7a4430", "#4a2c28", "#d8b45a")), name="suitcase", role="subject", contact=0, how={"light": 0.15, "second": 0.25, "uneven": 0.8, "bloom": 1})
    p.draw(luggage.labels, name="labels", role="accent", contact=0, how={"line": 0.6})
    p.ink(luggage.seams, name="stitches", colour="#3a2420")
    with s.inside("M564,100 H830 V700 H564Z"):
        p.clay(luggage.sleeve(), {"": "#e8722a", "cuff": "#f6ead8"}, name="sleeve", role="accent", texture="cloth", lamps=lamps, how={**how, "marks": 0.2}, rays=RAYS // 2)
    p.wash(lambda pen: luggage.nobody(pen, "#3a2438"), "#3a2438", name="nobody in the sleeve", strength=1.2, wet=0.0, bloom=0)
    p.clay(luggage.guard().turned(at=(-26, 30, 0)), {"": "#3c3a4c", "ear": "#3c3a4c"}, name="cat", role="witness", texture="fur", lamps=[Lamp(0.7, -0.5, 0.2, 0.9), Lamp(-0.6, -0.6, 0.4, 0.35)], how={"as": "bold", "cool": 0.4, "bare": 1.3}, rays=RAYS)
    p.ink(lambda k: [k.line([(x, y), (x + u * 0.5, y - 16), (x + u, y - 8 + v)], 1.6, taper=40) for x, y, u, v in ((224, 1096, 96, 0), (226, 1110, 104, 24), (40, 1110, -80, 4), (42, 1122, -84, 26))], name="whiskers")
    s.relate(leg, "floats above", pole)
    s.describe("A suitcase on bird’s legs steps over a barrier. An orange sleeve hangs out at its side. A dark cat sits in front, its back to us, and looks up. Two smaller suitcases come after it along the dusty road.")
    s.moods("cheeky", "free", "dry", "watchful")
    s.themes("departure", "borders", "belongings", "independence", "what stays behind")
    s.says("nothing to declare", "baggage", "leaving without me", "who packed this?", "emigration", "they know the way", "the holiday started early", "freedom of movement", "carry yourself", "lunch break at customs", "what if nobody follows?", "lost property", "grown legs overnight", "the cat saw everything",
           "exodus", "runaway", "wanderlust", "nobody’s luggage", "hand luggage", "foot luggage", "Baba Yaga", "chicken run", "one small step", "the border guard", "overweight", "follow the leader", "unaccompanied", "migratory bird", "I am not a stork", "long-legged", "tiptoe", "smuggler", "have you anything to hide?",
           "a sleeve in the door", "somebody is in there", "David and Goliath", "paws off", "packed in a hurry", "passport, please", "pretend you don’t see me", "over the line", "walking papers", "cat’s-eye view", "on its way home", "duty free", "the world is wide", "a small official", "summer", "goodbye")  # fmt: skip
    s.about(place="a barrier on a dusty road", time="noon", weather="clear", light="hard sun, blue shadows", composition="centred", view="from below, from the ground, behind a cat", foreground="the dark back of a cat, cut by the lower edge", unexplained="whose sleeve hangs out of the case")  # fmt: skip
