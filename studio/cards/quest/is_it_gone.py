"""An opossum plays dead among nine lights and peeps."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.mock_wake import (
    glass_light,
    hanging_boughs,
    lily,
    lying_opossum,
    wreath,
)

RAYS = 45_000
POSE = {"at": (300.0, 600.0, 40.0), "scale": 0.98, "roll": -9.0}
LIGHTS = [(250, 128), (462, 150), (552, 296), (762, 452), (764, 748), (606, 1124), (336, 1130), (74, 902), (48, 620)]


def crossing(pen: Pen) -> None:
    pen.path("M-30,300 C120,260 180,200 240,-30 H560 C600,180 700,250 830,280 V930 C700,960 640,1040 610,1240 H200 C170,1040 110,960 -30,920Z", "#c8a078")


@card(id="t6vd4m", title="Is It Gone", seed=58, palette="plum_wet", light=(0.3, -0.5))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((290, 450, 330))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#3c2a52", name="night grass", role="place", strength=1.1, wet=0.0, bloom=4, charge="#2a3050", uneven=0.9)
    p.lift(crossing, 0.75, soft=16)
    p.wash(crossing, "#b08a80", name="sandy crossing", role="place", strength=0.55, wet=0.3, bloom=3, charge="#7a5a80", uneven=0.8)
    for x, y in LIGHTS:
        for r, amount, strength in ((130, 0.45, 0.16), (60, 0.8, 0.3)):
            glow = [(x + r * math.cos(a), y + r * math.sin(a)) for a in (j * math.tau / 12 for j in range(12))]
            p.lift(glow, amount, soft=r * 0.34)
            p.glaze(glow, "#f6a93c", strength=strength, wet=1.0, name="light on the sand")
    p.ink(lambda k: [k.line([(180 + 46 * n, 1230), (230 + 40 * n, 1130), (250 + 34 * n, 1090)], 1.4, broken=0.5) for n in (0, 1, 8, 9)], name="ruts", colour="#5a3a4a")
    body, arms = (one.turned(**POSE) for one in lying_opossum())  # type: ignore[arg-type]
    hollow = lying_opossum()[0].turned(at=(604.0, 640.0, 0.0), scale=0.68, roll=10, flip=True)
    p.cast(hollow, wall=0, lamp=Lamp(0.02, -0.02, 1.0), colour="#8a5230", strength=0.6, name="hollow of a second")
    p.ink(lambda k: [k.line([(x - 4, y), (x + 5, y + 2)], 1.3) for x, y in ((float(s.rng.normal(600, 90)), float(s.rng.normal(660, 160))) for _ in range(60))], name="dust", colour="#5a3422")
    p.cast(body, wall=-16, lamp=Lamp(-0.4, -0.3, 0.85), colour="#3a2448", strength=0.6)
    warm, cool = Lamp(-0.5, 0.1, 0.65, 0.8), Lamp(0.6, -0.5, 0.6, 0.3)
    tones = {"": "#8d8590", "belly": "#d8cfc8", "face": "#f6efe6", "ear": "#2a2430", "rim": "#e8b8b0", "nose": "#e0858a", "tongue": "#e0707a", "leg": "#6a6270", "foot": "#e6aca4", "tail": "#e2b0a4", "lid": "#b8a8a8"}
    how = {"cool": 0.55, "bare": 1.15}
    beast = p.clay(body, tones, name="opossum", role="subject", texture={"": "fur", "nose": "", "tongue": "", "tail": "scales", "foot": "skin", "ear": "", "rim": "", "lid": ""}, lamps=[warm, cool], how=how, rays=RAYS)
    p.eyes(beast, iris="#2a1c20", white="#f4e6d4", glint=(-0.3, -0.3))
    p.ink(lambda k: k.line(body.curve("mouth"), 2.4), name="mouth")
    whiskers = [[(128 - 6 * n, 350 + 12 * n), (90 - 16 * n, 330 + 30 * n), (60 - 14 * n, 336 + 48 * n)] for n in range(4)]
    p.ink(lambda k: [k.line(one, 1.2, taper=30) for one in whiskers], name="whiskers")
    p.draw(lambda pen: lily(pen, 306, 430, 0.98, -4), name="lily", role="accent", contact=0, how={"light": 0.2, "second": 0.3})
    p.clay(arms, {"": "#6a6270", "paw": "#e8b4aa"}, name="crossed arms", role="subject", texture={"": "fur", "paw": "skin"}, lamps=[warm, cool], how=how, rays=RAYS)
    p.draw(lambda pen: [wreath(pen, x, y, r, ("#3f6a4a", "#56805a", tone)) for x, y, r, tone in ((724, 1004, 66, "#d8586a"), (86, 196, 56, "#e8dccc"), (92, 1100, 60, "#e0a040"))], name="wreaths", role="prop", contact=0.3, how={"light": 0.2, "second": 0.2, "line": 0.7})
    p.draw(lambda pen: [glass_light(pen, x, y, 1.1) for x, y in LIGHTS], name="nine lights", role="prop", contact=0, how={"light": 0, "second": 0, "line": 0.7})
    p.draw(hanging_boughs, name="boughs", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.2, "strength": 1.3})
    s.relate(beast, "waits for", "nine lights")
    s.describe("An opossum lies on its back at a crossroads and plays dead. Its arms are crossed over a lily, its tongue hangs out, nine lights and some wreaths surround it; one eye is open by a slit. Beside it the dust keeps the hollow of another body.")
    s.moods("comic", "sly", "solemn", "uneasy")
    s.themes("pretending", "death", "attention", "mourning", "escape")
    s.says("is it gone?", "he looks so peaceful", "I’ll get up when they stop crying", "playing dead", "drama", "wake me when it’s over", "and the award goes to", "method acting", "what a lovely service", "I can hear you", "too many flowers", "rest in peace, for now", "you’ll miss me", "dress rehearsal",
           "never felt better", "a nap with candles", "man flu", "Monday", "the boss is coming", "don’t breathe", "a wake", "one of them got away", "where did the other go?", "I never knew I was so loved", "tongue in cheek", "sick note", "overdoing it", "gym class", "avoiding the question", "out of office",
           "the understudy", "they bought it", "dead tired", "a grave mistake", "keep still", "back by supper", "peekaboo", "the last performance", "silence, please", "all this for me?", "not today", "tax return", "my side of the bed is empty")  # fmt: skip
    s.about(place="a crossing of two sandy roads", time="night", light="a ring of nine small lights", composition="frame", view="from above, straight down",
            foreground="dark bare boughs with a rope end", unexplained="the hollow of a second body, and it is empty")  # fmt: skip
