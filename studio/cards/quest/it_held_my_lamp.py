"""Under the ice a narwhal keeps still: somebody above has hung a lantern on its tusk."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.deep_water import (
    hooked_lantern,
    ice_ridge,
    narwhal,
    screw_tusk,
    tent_and_sledge,
)

RAYS = 80_000
HOLE = [(556 + 176 * math.cos(a) * (1 + 0.03 * math.sin(3 * a)), 172 + 112 * math.sin(a) * (1 + 0.03 * math.cos(2 * a))) for a in (k * math.tau / 22 for k in range(22))]
LX, LY = 574.0, 196.0
LINES = ((70, 348, 120, 1.0), (196, 372, 90, 0.74), (300, 398, 66, 0.54), (130, 420, 56, 0.44), (236, 446, 40, 0.34), (346, 452, 34, 0.3), (720, 372, 100, 0.8), (664, 424, 52, 0.42), (770, 452, 34, 0.3))
CRACKS = ([(810, 60), (770, 110), (764, 180), (780, 230)], [(330, 250), (260, 290), (230, 330)], [(420, 306), (400, 350), (360, 372)], [(640, 290), (690, 320), (700, 360)])


@card(id="h3nw6l", title="It Held My Lamp", seed=42, palette="indigo_wash", light=(0.3, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((470, 430, 330))
    p.wash("M-30,400 C200,380 600,380 830,400 V1230 H-30Z", "#22387a", name="dark water", role="place", strength=1.05, wet=0.6, pool=0, bloom=3, charge="#2a4486", uneven=0.8)
    p.wash("M-30,-30 H830 V470 C620,500 240,500 -30,470Z", "#8fb2d8", name="ice from below", role="place", strength=0.75, wet=1.0, pool=0, bloom=2, charge="#a9cfd8", uneven=0.9)
    p.wash("M-30,260 H830 V520 H-30Z", "#24386e", name="ice goes dark", strength=0.9, wet=1.0, pool=0, glaze=1.0, fade=(0, -1), bloom=0)
    p.glaze(tent_and_sledge, "#3f5f9c", strength=0.75, wet=0.3, name="tent and sledge")
    p.wash(HOLE, "#26357c", name="sky in the hole", role="place", strength=0.9, wet=0.0, bloom=1)
    ring = [(x + (x - 556) * 0.09, y + (y - 172) * 0.13 + 6) for x, y in HOLE]
    p.ink(lambda k: (k.line(HOLE, 3.4, closed=True), k.line(ring, 1.4, closed=True, broken=0.5)), name="edge of the ice")
    for r, lifted, strength in ((330, 0.35, 0.08), (150, 1.0, 0.3)):
        halo = [(LX + r * math.cos(a), LY + r * 0.8 * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))]
        p.lift(halo, lifted, soft=45)
        p.glaze(halo, "#fbb63a", strength=strength, wet=1.0, name="halo")
    for x, y, far, k in LINES:
        glow = [(x + 30 * k * math.cos(a), y + far + 30 * k * math.sin(a)) for a in (j * math.tau / 10 for j in range(10))]
        p.lift(glow, 1.0, soft=12 * k)
        p.glaze(glow, "#f8b030", strength=0.5, wet=1.0, name="far light")
    p.lift(lambda pen: [pen.oval(x, y + far, 7 * q + 2, 9 * q + 2, "#ffffff") for x, y, far, q in LINES], 1.0, soft=1.2)
    p.ink(lambda k: [k.line([(x, y), (x + 1, y + far)], 1.6 * q + 0.6, shake=0.2) for x, y, far, q in LINES], name="thin lines", colour="#141c40")
    lamp, sky = Lamp(LX + 10, LY + 60, 330, 1.9, 420), Lamp(0.2, -0.9, 0.35, 0.3)
    beast = narwhal().turned(at=(392, 690, 0), scale=0.92, roll=-36, yaw=8)
    spots = []
    for _ in range(60):
        q, v = float(s.rng.uniform(0, 1)), float(s.rng.normal(0, 60))
        bx, by = 392 - 150 * q - 70 * math.sin(math.pi * q) + v * 0.8 - 20, 650 + 500 * q + v * 0.5
        spots.append((bx, by, float(s.rng.uniform(7, 20)), "#39466e"))
    (x, y, z), = beast.marks["tusk"]
    tusk = screw_tusk((x - 2, y + 40, z - 30), (536, 92, 40), 24)
    p.clay(tusk, {"tusk": "#cdb67c", "ridge": "#e8d49c"}, name="tusk", role="subject", lamps=[lamp, sky], how={"cool": 0.5, "turn": 0.36}, rays=RAYS)
    body = p.clay(beast, {"": "#94a4c6", "belly": "#d4dbe2", "lip": "#a9b6ca", "flipper": "#5a6a98", "lid": "#5a6a90"}, name="narwhal", role="subject", lamps=[lamp, sky, Lamp(-0.85, 0.1, 0.25, 0.5)], how={"as": "bold", "cool": 0.5, "core": 0.12, "turn": 0.36}, drops=spots, rays=RAYS)
    p.eyes(body, iris="#5a3a28", white="#dfe4e8", glint=(0.3, -0.5))
    p.draw(lambda pen: hooked_lantern(pen, LX, LY, 1.25), name="lantern", role="accent", contact=0, how={"light": 0, "second": 0.1})
    bubbles = ((668, 960, 62), (742, 820, 34), (610, 1096, 26), (700, 700, 15))
    p.lift(lambda pen: [pen.circle(x, y, r, "#ffffff") for x, y, r in bubbles], 0.4, soft=2.0)
    p.glaze(lambda pen: [pen.circle(x + r * 0.03, y + r * 0.04, r * 0.86, "#22387a") for x, y, r in bubbles], "#22387a", strength=0.22, name="inside of bubbles")
    p.lift(lambda pen: [pen.oval(x - r * 0.36, y - r * 0.44, r * 0.3, r * 0.2, "#ffffff") for x, y, r in bubbles], 1.0, soft=1.0)
    p.draw(ice_ridge, name="ridge of ice", role="prop", plane="front", contact=0, how={"light": 0, "second": 0.3, "strength": 1.3})
    p.ink(lambda k: [k.line(v, 1.4, broken=0.3) for v in CRACKS], name="cracks", colour="#3a5088")
    s.relate("lantern", "hangs from", body)
    s.describe("A lantern hangs on the tusk of a narwhal. It has come up under the ice and pushed the tusk through a hole; now it keeps still. A tent and a sledge show through the ice. Far off more lights hang in the water.")  # fmt: skip
    s.moods("patient", "gentle", "hushed", "absurd")
    s.themes("service", "invisibility", "light", "patience", "kindness")
    s.says("how convenient", "don’t ask what it hangs on", "somebody left a light on", "holding the candle", "the perfect hook", "hold this for a second", "unpaid work", "the silent helper", "keep still", "a coat hook with feelings", "behind the scenes", "night shift",
           "nobody said thank you", "support staff", "the tip of the iceberg", "just hanging around", "light at the end", "unicorn on duty", "below them all", "bright idea", "patience of a saint", "my arm is getting tired", "being useful", "the street lamp", "foundations",
           "who is holding whom?", "a friend in deep places", "lighthouse keeper", "not all heroes are seen", "looking up", "the ceiling", "one small favour", "don’t sneeze", "point taken", "they think it is a stick", "somebody down there likes me", "a whole row of them", "trust",
           "good evening upstairs", "the intern", "held in place", "fishing for light", "the invisible hand", "ice hole etiquette")  # fmt: skip
    s.about(place="under the ice of a frozen sea", time="night", light="a lantern above the hole", composition="right", view="from below, from under the ice", foreground="a dark ridge of ice from the upper left, bubbles",
            unexplained="more lights on thin lines, far off under the ice")  # fmt: skip
