"""A humming-bird drinks the flame of a street lantern; we are inside, beside it."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.sipping import (
    beating_wing,
    gorget,
    lamp_street,
    lantern_ribs,
    saucer_arm,
    sipping_bird,
    street_lamp,
)

RAYS = 50_000
BX, BY, K = 468.0, 436.0, 0.88
TIP = (BX - 330 * K, BY + 152 * K)
FLAME = f"M{TIP[0] + 2},{TIP[1] + 2} C{TIP[0] - 6},{TIP[1] + 60} {TIP[0] + 16},{TIP[1] + 120} {TIP[0] + 26},{TIP[1] + 190} C{TIP[0] + 44},{TIP[1] + 250} {TIP[0] + 40},{TIP[1] + 310} {TIP[0] + 6},{TIP[1] + 334} C{TIP[0] - 34},{TIP[1] + 312} {TIP[0] - 38},{TIP[1] + 260} {TIP[0] - 14},{TIP[1] + 196} C{TIP[0] + 2},{TIP[1] + 130} {TIP[0] - 16},{TIP[1] + 66} {TIP[0] - 2},{TIP[1] + 2}Z"


@card(id="h5sx9b", title="A Sip", seed=60, palette="lamp_black", light=(-0.6, 0.3))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((400, 520, 320))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#3c4478", name="dusk", role="place", strength=1.0, wet=0.0, bloom=4, charge="#5c4a80", uneven=0.9)
    p.lift("M-30,700 C200,640 500,700 830,640 V800 C500,820 200,800 -30,840Z", 0.5, soft=40)
    for r, amount, strength in ((330, 0.45, 0.2), (190, 0.75, 0.32), (90, 1.0, 0.3)):
        halo = [(TIP[0] + 8 + r * math.cos(a), TIP[1] + 220 + 1.2 * r * math.sin(a)) for a in (j * math.tau / 14 for j in range(14))]
        p.lift(halo, amount, soft=r * 0.3)
        p.glaze(halo, "#f6a832", strength=strength, wet=1.0, name="halo")
    p.draw(lamp_street, name="street", role="place", contact=0, how={"light": 0, "second": 0.2, "strength": 1.1})
    near = [(TIP[0] + 8 + 120 * math.cos(a), TIP[1] + 240 + 140 * math.sin(a)) for a in (j * math.tau / 14 for j in range(14))]
    p.lift(near, 0.85, soft=46)
    p.glaze(near, "#f6a832", strength=0.3, wet=1.0, name="glow of the flame")
    far = [(372, 884, 0.24), (440, 886, 0.25), (362, 904, 0.32), (456, 908, 0.34), (346, 934, 0.44), (480, 940, 0.46)]
    for x, y, k in far:
        glow = [(x + 200 * k * math.cos(a), y - 170 * k + 200 * k * math.sin(a)) for a in (j * math.tau / 10 for j in range(10))]
        p.lift(glow, 0.5, soft=60 * k)
        p.glaze(glow, "#f0a83a", strength=0.28, wet=1.0, name="lamplight")
    p.draw(lambda pen: [street_lamp(pen, x, y, k, lit=n < 6) for n, (x, y, k) in enumerate([*far, (512, 990, 0.64), (322, 976, 0.58)])], name="lamps", role="witness", contact=0, how={"light": 0, "second": 0, "line": 0.4})
    p.draw(lambda pen: saucer_arm(pen, 590, 1024), name="somebody with a saucer", role="witness", contact=0, how={"light": 0, "second": 0.1})
    p.lift([(584, 1034), (576, 1018), (590, 992), (604, 1018), (596, 1034)], 1.0, soft=5)
    p.wash([(584, 1034), (579, 1018), (590, 996), (601, 1018), (596, 1034)], "#ffc23a", name="a small light", role="accent", strength=0.7, wet=0.1, bloom=0)
    for n, turn in enumerate(range(-122, -14, 9)):
        a, long = math.radians(turn), (330 + 70 * math.sin(n * 0.3)) * K
        u, v = BX + 110 * K, BY + 70 * K
        blade = [(u, v), (u + long * 0.5 * math.cos(a - 0.07), v + long * 0.5 * math.sin(a - 0.07)), (u + long * math.cos(a), v + long * math.sin(a)), (u + long * 0.6 * math.cos(a + 0.1), v + long * 0.6 * math.sin(a + 0.1))]
        p.lift(blade, 0.36, soft=7)
    wing = (BX + 100 * K, BY + 76 * K)
    p.locks(beating_wing((wing[0] - 50, wing[1] - 20), K, -84, -116, 7, 330), ["#565c80", "#626890"], width=30, lit=lambda x, y: 0.35, name="far wing")
    p.locks(beating_wing(wing, K, -8, -66, 10, 390), ["#7c84a8", "#8e94b8"], width=38, lit=lambda x, y: 0.4 + 0.4 * math.tanh((BY - y) / 260), name="near wing")
    bird = sipping_bird().turned(at=(BX, BY, 60), scale=K)
    fire, moon = Lamp(TIP[0] + 60, TIP[1] + 150, 330, 1.8, 320), Lamp(0.4, -0.75, 0.5, 0.5)
    body = p.clay(bird, {"": "#3f7a64", "breast": "#c9bda8", "throat": "#d8381e", "head": "#2f7a6c", "beak": "#26222c", "wing": "#5a6a78", "tail": "#3a4a5c", "foot": "#3a2e34", "lid": "#2a4a48"}, name="humming-bird", role="subject",
                  texture={"": "feathers", "breast": "hair", "beak": "", "foot": "", "throat": "", "lid": ""}, lamps=[fire, moon], markings=gorget((BX, BY), K, ("#f6b42c", "#e8541e", "#ffd04a", "#d8301c")), how={"cool": 0.5, "bare": 1.0}, rays=RAYS)  # fmt: skip
    p.eyes(body, iris="#4a2a1a", white="#f0e6d0", glint=(-0.4, 0.3))
    glow = [(BX - 14 + 78 * math.cos(a), BY + 72 + 76 * math.sin(a)) for a in (j * math.tau / 14 for j in range(14))]
    p.lift(glow, 0.42, soft=34)
    p.glaze(glow, "#ff9a1e", strength=0.4, wet=1.0, name="fire in the throat")
    p.ink(lambda k: k.line(bird.curve("gape"), 1.5), name="gape")
    p.lift(FLAME, 1.0, soft=1.5)
    p.wash(FLAME, "#ffb62e", name="flame", role="accent", strength=0.6, wet=0.1, bloom=0)
    p.lift([(TIP[0] + 10, TIP[1] + 200), (TIP[0] + 24, TIP[1] + 260), (TIP[0] + 4, TIP[1] + 300), (TIP[0] - 14, TIP[1] + 260)], 0.9, soft=7)
    p.draw(lantern_ribs, name="lantern", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.2, "strength": 1.3})
    p.lift(lambda pen: (pen.path("M690,90 L722,86 L722,520 L700,420Z", "#ffffff"), pen.path("M92,120 L112,118 L98,560 L86,560Z", "#ffffff")), 0.4, soft=3)
    s.relate(body, "feeds", "flame")
    s.describe("A large humming-bird drinks the flame of a street lantern. We are inside, beside the wick; the flame is drawn out to a thread and the bird’s throat glows like a stove. The nearest lamps are out. From a window somebody holds out a saucer with a light.")
    s.moods("blissful", "greedy", "warm", "uneasy")
    s.themes("hunger", "light", "sharing", "night", "temptation")
    s.says("one for the road", "it will be dark soon anyway", "leave something for the others", "nightcap", "just a sip", "happy hour", "lights out", "playing with fire", "heartburn", "liquid gold", "a hot drink before bed", "energy drink", "who turned off the street?", "last orders", "under the influence",
           "fire water", "the taster", "thirsty work", "so that’s where the light goes", "sweet as nectar", "a regular", "bottoms up", "one lamp at a time", "glow from within", "the electricity bill", "a slow burn", "sucking up", "on the house", "cheers", "a little pick-me-up", "burning throat", "the lamplighter’s enemy", "swallowing the sun",
           "don’t mind me", "a midnight snack", "somebody likes it", "never enough", "guilty pleasure", "sharing is caring", "power cut", "through a straw", "all the way down the street", "warm inside", "hush, it’s drinking")  # fmt: skip
    s.about(place="a street lantern above a frontier town", time="night", light="a thin flame and a glowing throat", composition="diagonal", view="through the lantern’s glass, from within",
            foreground="black iron ribs and the burner’s wheel", unexplained="who holds out a saucer with a light")  # fmt: skip
