"""A feather outweighs a wild boar: it holds down the near end of a plank, and the boar sits up on the other, over the valley."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.boars import Plank, Plume, boar_head, far_below, flat_rock, sitting_boar

RAYS = 80_000
BX, BY, K, YAW = 452.0, 600.0, 0.88, -12.0
PLANK = Plank(((62.0, 1058.0), (676.0, 1088.0)), ((330.0, 560.0), (596.0, 552.0)))
COAT = {"": "#4a3c3a", "cheek": "#5e4c46", "snout": "#a8706c", "lip": "#6a4c4a", "tusk": "#f3e8d0", "ear": "#44363a", "lid": "#33282a"}
FEATHER = ((486, 1052), (440, 1010), (372, 966), (300, 912), (246, 840), (232, 756))
CLIFFS = (("M-30,628 L60,622 L150,634 L204,650 L190,694 L208,736 L180,790 L196,870 H-30Z", "#a3a2b8", "next head"), ("M-30,862 L70,846 L150,858 L210,842 L420,852 L560,840 L640,856 L720,838 L830,850 V1230 H-30Z", "#54534c", "cliff top"))


@card(id="s9hsri", title="The Weight of a Feather", seed=769, palette="graphite_rose", light=(0.4, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((440, 420, 320))
    p.wash("M-30,-30 H830 V760 H-30Z", "#757ca0", name="evening", strength=0.8, wet=0.0, bloom=4, charge="#a884a2", fade=(0, 0.9))
    p.wash("M-30,600 C120,570 240,630 380,610 C520,590 660,620 830,570 V900 H-30Z", "#8a8fae", name="far hills", strength=0.5, wet=0.2, fade=(0, 0.9))
    p.wash("M-30,690 C160,660 300,700 460,690 C600,680 700,710 830,680 V930 H-30Z", "#5a648c", name="valley", strength=0.85, wet=0.2, fade=(0, 0.6), charge="#7d9480")
    p.lift("M640,640 C700,650 780,656 760,676 C730,700 660,706 690,736 C720,760 830,770 830,800 V836 C800,800 660,780 640,744 C620,704 716,694 730,674 C740,660 680,656 640,646Z", 0.8, soft=2)
    for shape, tone, name in CLIFFS:
        p.wash(shape, tone, name=name, role="place", strength=0.95, wet=0.0, bloom=2, charge="#454450", uneven=0.9, line=1.0, fade=(0, 0.4) if name == "next head" else None)
    houses = [(668, 764, 9), (686, 771, 8), (650, 775, 8), (704, 760, 7), (622, 690, 5), (632, 694, 5), (780, 706, 6)]
    p.draw(lambda pen: [(pen.rect(x, y, q, q * 0.7, "#f6efe6"), pen.poly([(x - 1, y), (x + q / 2, y - q * 0.6), (x + q + 1, y)], "#c8606a")) for x, y, q in houses], name="village", role="prop", contact=0, how={"line": 0.4, "light": 0, "second": 0})
    p.ink(far_below, name="far below", colour="#4a5070")
    lamps = [Lamp(310, 900, 420, 1.8, 400), Lamp(0.5, -0.7, 0.55, 0.55)]
    p.clay(flat_rock(), "#5c5a62", name="rock", role="prop", lamps=lamps[1:], how={"as": "bold", "bare": 1.02}, rays=RAYS // 2)
    p.glaze("M46,1086 L690,1116 L712,1136 L400,1142 L120,1124 L26,1106Z", "#23222c", name="shadow of the end", strength=0.8, wet=1.0, pool=0.0)
    p.draw(PLANK.draw, name="plank", role="prop", contact=0, how={"light": 0.0, "second": 0.2})
    p.ink(PLANK.grain, name="grain", colour="#3f2c28")
    glow = [(310 + 260 * math.cos(a), 920 + 190 * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))]
    with s.inside("M" + " L".join(f"{x:.0f},{y:.0f}" for x, y in [PLANK.along(u, v) for u, v in ((0, 0), (1, 0), (1, 1), (0, 1))]) + "Z"):
        p.lift(glow, 0.95, soft=50)
        p.glaze(glow, "#ffd27a", name="glow of the feather", strength=0.35, wet=1.0, pool=0.0)
    p.glaze(lambda pen: pen.oval(BX, BY - 2, 146, 30, "#2c2430"), "#2c2430", name="shadow under the boar", strength=1.0, wet=0.0)
    head, how = boar_head(look=(0.0, 0.95)).turned(at=(BX - 16, BY - 420 * K, 100), scale=K, yaw=YAW + 2, pitch=-10, roll=-7), {"bare": 1.04, "strength": 1.15, "cool": 0.4}
    for name in ("left", "right"):
        head.marks[f"iris {name}"] = [(x - 6, y, z) for x, y, z in head.marks[f"iris {name}"]]
    boar = p.clay(sitting_boar().turned(at=(BX, BY, 0), scale=K, yaw=YAW, pitch=-7), {"": COAT[""], "leg": "#33292a", "hoof": "#241f24"}, name="boar", role="subject", texture={"coat": "fur", "leg": "fur"}, lamps=lamps, casters=[head], how=how, rays=RAYS)
    face = p.clay(head, COAT, name="boar’s head", role="subject", texture={"coat": "fur", "cheek": "fur", "ear": "hair"}, lamps=lamps, how=how, rays=RAYS)
    crest = [(float(x), float(y), float(s.rng.uniform(0.7, 1.2)), float(s.rng.uniform(-6, 12))) for x, y in flow([(q[0], q[1]) for q in head.marks["crest"]] + [(BX + 62, BY - 440), (BX + 112, BY - 370), (BX + 136, BY - 300)], 26)]
    p.locks([[(x - 5 + u * 0.4, y + 8), (x + 4 + u, y - 18 * q), (x + 22 + u, y - 42 * q)] for x, y, q, u in crest], ["#241e20", "#342a2a", "#463a36"], width=7.5, name="crest", hairs=1)
    p.eyes(face, iris="#b8702c", white="#f4ead8", pupil="round")
    p.ink(lambda k: [k.blot("M{},{}m-8,0a8,11 0 1,0 16,0a8,11 0 1,0 -16,0".format(*face[f"nostril {n}"])) for n in ("left", "right")], name="nostrils", colour="#3a2428")
    feather, under = Plume(FEATHER, (62, 48)), Plume([(x + 10 + 0.5 * i * i, y + 10 + i * 7) for i, (x, y) in enumerate(FEATHER)], (62, 48))
    p.glaze(lambda pen: under.draw(pen, "#4a3440", "#4a3440", "#4a3440"), "#4a3440", name="shadow of the feather", strength=0.7, wet=0.0)
    plume = p.draw(lambda pen: feather.draw(pen, "#fffaf0", "#f6e2d4", "#d8904a"), name="feather", role="accent", contact=0, how={"light": 0.3, "strength": 0.7, "line": 0.9, "inner": 0.5})
    p.ink(lambda k: [k.line(b, 1.0, broken=0.4) for b in feather.barbs(s.rng)], name="barbs", colour="#b98a78")
    p.glaze("M-30,1230 V1110 C120,1150 260,1176 420,1180 C580,1182 700,1166 830,1120 V1230Z", "#2c2c38", name="near dark", strength=0.8, wet=1.0, pool=0.0, fade=(0, -0.8))
    blades = [[(x, 1230), (x + q * 0.3, 1230 - h * 0.6), (x + q, 1230 - h)] for x, q, h in ((float(s.rng.uniform(-20, 140)), float(s.rng.uniform(-60, 60)), float(s.rng.uniform(90, 230))) for _ in range(26))]
    p.locks(blades, ["#22242c", "#2c3034", "#1c1e26"], width=13, name="near grass", plane="front", hairs=0)
    s.relate(boar, "balances on", plume)
    s.describe("A feather holds a wild boar up on a plank. It lies white on the near end and presses it to the ground; the earth cracks. At the other end sits the boar, high over a valley, and looks at the feather sideways. It is dusk.")
    s.moods("tense", "comic", "grave", "uneasy")
    s.themes("balance", "justice", "danger", "conscience", "weight")
    s.says("conscience", "diet", "don’t breathe", "equals", "the last straw", "judgement day", "light as guilt", "who moves first?", "a delicate matter", "fair play", "counterweight", "gravity", "what does love weigh?", "one sneeze", "pigs might fly", "the truth of the heart", "hold still", "justice", "balance", "impossible physics",
           "suspense", "Ma’at", "miracle", "physics exam", "heavyweight", "brink", "little things matter", "a whisper against a shout", "one breath too many", "vertigo", "stalemate", "appearances deceive", "trust fall", "diplomacy", "featherweight champion", "all it takes", "if the wind blows", "I have lost weight", "walk the plank", "please don’t tickle",
           "the pen is mightier", "see-saw", "you first", "fear of heights", "waiting for a breeze", "a heavy word", "promoted too high")  # fmt: skip
    s.about(place="the edge of a cliff", time="dusk", weather="no wind", light="the feather shines on the boar", composition="centred", view="from below, along the plank", foreground="dark grass and the near end of the plank, cut by the corner", unexplained="why the feather is so heavy, and why it shines")
