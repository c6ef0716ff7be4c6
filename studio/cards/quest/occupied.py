"""A woodpecker has opened a hole in the flank of a great wooden horse; an eye looks out."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.plaits import plait
from reverie_studio.sculpt.trusting_beasts import (
    carved_ear,
    festive_square,
    keyhole_guest,
    peering_woodpecker,
    planked,
    roofs_below,
    wooden_wheel,
)

RAYS = 80_000
HX, HY, HR = 676.0, 412.0, 68.0
EDGE = ((520, -40), (496, 200), (492, 430), (506, 700), (560, 960), (650, 1240))
FIRES = ((92, 520, 0.72), (70, 850, 0.9), (250, 1090, 1.15), (60, 1130, 0.8), (330, 190, 0.5), (190, 300, 0.55))
TONES = {"": "#2f2a36", "wing": "#2a2631", "breast": "#c9b89a", "cheek": "#f4ead6", "beak": "#a39a88", "crest": "#dc3a26", "tail": "#34303a", "foot": "#8a7a68", "claw": "#2a2422", "lid": "#5a4a48"}


@card(id="q2wp8d", title="Occupied", seed=41, palette="tea_stain", light=(0.8, -0.3))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((520, 450, 290))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#4a3e52", name="night square", role="place", strength=1.05, wet=0.0, bloom=4, charge="#5a4048", uneven=0.8)
    p.draw(lambda pen: roofs_below(pen, ("#3a2f3e", "#43343c", "#6a4a44")), name="roofs", role="place", contact=0, how={"light": 0, "second": 0.2})
    for x, y, k in FIRES:
        for r, lifted, strength in ((110 * k, 0.7, 0.3), (44 * k, 1.0, 0.5)):
            glow = [(x + r * math.cos(a), y + r * 0.66 * math.sin(a)) for a in (j * math.tau / 12 for j in range(12))]
            p.lift(glow, lifted, soft=r * 0.3)
            p.glaze(glow, "#f39a34", strength=strength, wet=1.0, name="firelight")
    p.draw(lambda pen: festive_square(pen, FIRES, s.rng, "#2a1f2a"), name="people", role="witness", contact=0, how={"light": 0, "second": 0, "line": 0.3})
    p.lift(lambda pen: [pen.path(f"M{x - 9 * k},{y + 8 * k} C{x - 16 * k},{y - 8 * k} {x - 2 * k},{y - 12 * k} {x},{y - 28 * k} C{x + 4 * k},{y - 10 * k} {x + 16 * k},{y - 6 * k} {x + 9 * k},{y + 8 * k}Z", "#ffffff") for x, y, k in FIRES], 1.0, soft=1.0)
    p.glaze([(380, 1180), (440, 1110), (540, 1130), (560, 1230), (400, 1240)], "#1f1a2a", strength=0.5, wet=0.4, name="shadow of the wheel")
    p.draw(lambda pen: wooden_wheel(pen, 520, 1120, 0.95, ("#5a4030", "#6a4a34", "#2e242a")), name="wheel", role="prop", contact=0.3, how={"light": 0.1, "second": 0.4})
    inside, low = Lamp(HX - 40, HY, 190, 1.9, 210), Lamp(-0.7, 0.35, 0.5, 0.34)
    flank = Clay().limb([(x + 350, y, -250, 350) for x, y in EDGE], part="wood", per=14).ball(HX, HY, 80, HR, melt=3, carve=True)
    p.clay(flank, "#a8774a", name="wooden horse", role="prop", texture="bark", lamps=[inside, low], how={"as": "bold", "cool": 0.4, "marks": 0.6}, rays=RAYS)
    p.ink(lambda k: planked(k, EDGE, (22, 58, 104, 160, 226, 300), (HX, HY, HR)), name="planks")
    ring = [(HX + HR * (1 + 0.06 * math.sin(5 * a)) * math.cos(a), HY + HR * (1 + 0.05 * math.cos(7 * a)) * math.sin(a)) for a in (j * math.tau / 22 for j in range(22))]
    p.lift(ring, 1.0, soft=4)
    hole = "M" + " L".join(f"{x:.0f},{y:.0f}" for x, y in ring) + "Z"
    p.wash(ring, "#f6b23e", name="light in the hole", role="accent", strength=0.8, wet=0, bloom=1)
    with s.inside(hole):
        guest = p.clay(keyhole_guest(HX, HY + 4, 56), {"": "#c98a5a", "lid": "#b8784c"}, name="somebody inside", role="witness", lamps=[Lamp(0.5, -0.4, 0.5, 1.0)], how={"as": "bold", "cool": 0.2}, rays=RAYS)
    p.eyes(guest, iris="#5f7a4a", white="#fbf6e6", glint=(-0.3, -0.3))
    p.ink(lambda k: (k.line(ring, 4.2, closed=True), k.line([(x + (x - HX) * 0.16, y + (y - HY) * 0.16) for x, y in ring], 1.6, closed=True, broken=0.5)), name="splintered rim")
    bird = peering_woodpecker().turned(at=(352, 618, 60), scale=1.05, yaw=-6, roll=-8)
    p.cast(bird, wall=-60, lamp=Lamp(-0.45, -0.35, 0.8), strength=0.3)
    bars = [([(232 + 14 * k, 606 + 43 * k), (272 + 13 * k, 596 + 44 * k), (314 + 12 * k, 590 + 45 * k), (316 + 12 * k, 604 + 45 * k), (272 + 13 * k, 612 + 44 * k), (234 + 14 * k, 622 + 43 * k)], "#f0e6d2") for k in range(5)]
    body = p.clay(bird, TONES, name="woodpecker", role="subject", texture={"": "feathers", "crest": "hair", "beak": "", "foot": "", "claw": ""}, lamps=[Lamp(HX - 20, HY, 330, 1.9, 330), low], how={"as": "bold", "cool": 0.4}, markings=bars, rays=RAYS)
    p.eyes(body, iris="#e8c04a", white="#f4e8c8", glint=(0.4, -0.2))
    chips = [(float(s.rng.normal(600, 60)), float(s.rng.uniform(480, 900)), float(s.rng.uniform(5, 13)), float(s.rng.uniform(0, 180))) for _ in range(22)]

    def shavings(pen: Pen) -> None:
        for x, y, r, turn in chips:
            with pen.at(x, y, turn=turn, scale=r / 10):
                pen.path("M-10,-3 L6,-5 L11,0 L4,4 L-9,3Z", "#f2d49a")

    p.draw(shavings, name="chips", role="prop", contact=0, how={"line": 0.7})
    p.clay(plait([(410, -70, 300, 40), (430, 40, 300, 38), (404, 150, 300, 32), (420, 230, 300, 20), (414, 282, 300, 5)], 3.4), "#3a2a22", name="mane", texture="hair", lamps=[low], how="dark", rays=20_000, plane="front")
    p.draw(carved_ear, name="wooden ear", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.3, "strength": 1.2})
    s.relate("somebody inside", "hides in", "wooden horse")
    s.describe("A woodpecker peers into a lit hole; an eye looks back. It has made the hole in the planked flank of a huge wooden horse on wheels. Far below, at night, tiny people dance round fires. The horse’s wooden ear is turned towards the knocking.")  # fmt: skip
    s.moods("curious", "tense", "comic", "conspiratorial")
    s.themes("secrets", "deception", "discovery", "bad timing")
    s.says("anybody in?", "you’ll spoil the surprise", "not before midnight", "occupied", "knock knock", "who’s there?", "wrong address", "peekaboo", "I was only looking for grubs", "beware of gifts", "an inside job", "the walls have ears", "seen", "eye to eye", "sorry, my mistake", "keep your voice down",
           "the worm turns", "housing inspection", "a spy", "go away", "do you live here?", "the party below", "the plan has a hole in it", "whistle-blower", "nobody must know", "early bird", "undercover", "blown cover", "one little hole", "private view", "curiosity", "dress rehearsal",
           "if only you hadn’t", "room for forty", "stowaway", "the neighbours upstairs", "plot hole", "under surveillance", "an awkward silence", "nothing to see here", "they trusted a horse", "the first witness", "hush", "too good a present")  # fmt: skip
    s.about(place="a square inside city walls", time="night", light="amber light out of the hole", composition="right", view="from above, down the flank of the horse", foreground="the horse’s wooden ear and a rope of its mane",
            unexplained="the wooden ear listens")  # fmt: skip
