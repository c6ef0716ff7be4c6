"""An iron gate has grown into a tree and bears small gates; a goat in a gardener's hat eats them."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import gate_trees as trees
from reverie_studio.sculpt.goats import goat_face
from reverie_studio.sculpt.odd_beasts import straw_hat

RAYS = 80_000
GREENS, RUST = ("#7a9c3a", "#577f38", "#a9b84a"), "#d05a2c"
PLACES = ((0, 26, 1.05, 9), (1, 22, 0.82, -11), (2, 26, 0.95, 6), (3, 24, 0.8, -9), (4, 27, 1.05, 12), (6, 30, 0.9, 8), (9, 20, 1.2, 7), (11, 19, 0.95, -13))


def gardener() -> Clay:
    c = Clay().limb([(10, 90, -60, 74), (20, 260, -90, 110), (30, 460, -120, 190), (30, 700, -130, 250)], melt=20, part="coat", per=12)
    return c.add(goat_face(look=(0.1, 0.3), horn=0.72)).add(straw_hat().turned(at=(0, -96, -24), pitch=76, scale=1.15))


@card(id="qp4mkn", title="Perfectly Ripe", seed=959, palette="sap_rain", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    rng = s.rng
    s.focus((470, 760, 280))
    p.wash("M-30,-30 H830 V900 H-30Z", "#b9cfc8", name="sky after rain", strength=0.5, wet=0.0, bloom=3, fade=(0, 0.6))
    p.wash("M-30,960 C160,930 400,946 830,920 V1230 H-30Z", "#86a35c", name="garden", role="place", strength=0.85, wet=0.0, bloom=3, charge="#5f8350")
    p.wash([(-60, 200), (40, 20), (240, -60), (520, -50), (760, 0), (880, 160), (860, 420), (700, 500), (560, 420), (420, 470), (260, 420), (120, 470), (-40, 520)], GREENS[0], strength=0.75, bloom=4, wet=0.35, charge=GREENS[2], uneven=1.0, ragged=0.2, name="crown")
    sun, sky = Lamp(-0.6, -0.65, 0.5, 1.0), Lamp(0.6, -0.2, 0.5, 0.25)
    tree = p.clay(trees.gate_tree(), {"iron": "#3c4a50", "bark": "#7d6248"}, name="gate grown into a tree", role="subject", texture={"bark": "bark"}, lamps=[sun], how={"marks": 0.6}, rays=RAYS)
    p.glaze([(-40, 1040), (90, 1014), (300, 1022), (480, 1016), (560, 1040), (420, 1062), (160, 1066)], "#3f5f48", strength=0.55, wet=0.3, name="shade of the gate")
    p.ink(lambda k: k.tufts([(24 + 31 * n, 1040 + 9 * math.sin(n * 2.1)) for n in range(16)] + [(40 + 67 * n, 1100 + 30 * math.sin(n * 1.7)) for n in range(12)], 24), name="grass")
    lines = trees.boughs()
    spots = [(*line[int(rng.integers(3, len(line)))], float(rng.uniform(0.6, 1.25)), float(rng.uniform(0, 360)), GREENS[int(rng.integers(3))]) for line in lines for _ in range(34)] + [(*line[-1], 1.0, 60.0 * n, GREENS[n % 3]) for line in lines for n in range(5)]
    p.draw(lambda pen: [trees.leaf(pen, x + rng.uniform(-36, 36), y + rng.uniform(-30, 30), k, a, tone) for x, y, k, a, tone in spots], name="leaves", contact=0, how={"light": 0.25, "line": 0.8})
    p.draw(lambda pen: [trees.small_gate(pen, tuple(lines[n][min(i, len(lines[n]) - 1)]), k, a, RUST) for n, i, k, a in PLACES], name="small gates", role="accent", count=len(PLACES), contact=0, how={"light": 0.15})
    goat = gardener().turned(at=(500, 770, 200), scale=1.3, yaw=-16, pitch=8, roll=3)
    body = p.clay(goat, {"": "#e6dac6", "muzzle": "#d8c2ae", "nose": "#5a4440", "beard": "#f2eadc", "ear": "#c8a890", "horn": "#8a8078", "lid": "#a88a74", "brim": "#e3b94a", "crown": "#e3b94a", "band": "#4f7f98", "coat": "#d8ccb8"}, name="goat", role="subject",
                  texture={"": "fur", "horn": "", "nose": "", "lid": "", "brim": "", "crown": "", "band": "", "beard": "hair"}, lamps=[sun, sky], how={"as": "bold", "cool": 0.4, "bare": 1.05}, rays=RAYS)
    p.eyes(body, iris="#d8a83a", white="#e8d8b0", pupil="level")
    p.ink(lambda k: k.line(goat.curve("lips"), 2.6), name="lips")
    mx, my = goat.curve("mouth")[0]
    p.draw(lambda pen: trees.small_gate(pen, (mx, my), 1.4, 6, RUST, 40), name="gate in its mouth", role="accent", contact=0, how={"light": 0.15})

    def bed(pen: Pen) -> None:
        pen.path("M-30,1168 C20,1150 60,1160 110,1152 C180,1146 230,1166 290,1172 C340,1178 380,1200 400,1240 H-30Z", "#33352c")
        for x, y, k, a in ((140, 1166, 0.84, -5), (292, 1178, 0.6, 6)):
            trees.seedling(pen, (x, y), k, a, "#2b4232")

    p.draw(bed, name="seedlings", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.2, "strength": 1.3})
    s.relate("small gates", "grows from", tree)
    s.describe("A goat in a gardener’s straw hat eats a small red gate. It looks at us and chews the stalk. Behind it an iron garden gate has grown into a leafy tree, and more red gates hang in its branches. In front two young ones come up.")
    s.moods("whimsical", "unashamed", "patient", "wry")
    s.themes("growth", "thresholds", "appetite", "care", "trust")
    s.says("access denied", "the fruits of waiting", "Eden", "ripe", "gatekeeper", "one door closes", "which one leads out?", "the wrong man for the job", "forbidden fruit", "family tree", "foxes and henhouses", "an open secret", "pruning", "locksmith’s paradise",
           "nature always wins", "harvest time", "my grandfather planted it", "slow metal", "windfalls", "overgrown", "rust never sleeps", "five a day", "a fruit for every exit", "lifetime’s work", "next generation of locks", "roots in the threshold", "quality control",
           "who put you in charge?", "iron rations", "it tastes of freedom", "a mouthful", "nobody told me not to", "the hat makes the gardener", "conflict of interest", "golden gate", "no fence will hold it", "try before you buy", "gate crasher",
           "food for thought", "it used to open", "rich in iron", "the manager", "I’m on my break", "next year, a whole fence", "growing borders")  # fmt: skip
    s.about(place="a garden", time="morning", weather="clear after rain", light="soft, from the upper left", composition="right", view="near, out of the flower bed",
            foreground="dark young gates in the bed, cut by the corner", unexplained="who grafted gates onto a tree")  # fmt: skip
