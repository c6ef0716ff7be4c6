"""A donkey holds a rope bridge by its teeth while sleepwalkers cross; it must not bray."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import rope_holders as rope
from reverie_studio.sculpt.washed import ear_hollow

RAYS = 70_000
AT, K, ROLL = (512.0, 868.0, 0.0), 1.24, 22.0
DECK = [(118.0 + 14 * k, 372 + 62 * math.sin(math.pi * min(1.0, (k + 3) / 46)) - 0.6 * k) for k in range(46)]
WALKERS = ((6, 1.28, 0.0, 1.0, 1.0), (14, 1.4, -6.0, 1.2, 0.7), (22, 1.05, 4.0, 0.95, 1.1))


def cliffs(pen: Pen) -> None:
    pen.path("M-20,-20 H196 L150,120 L178,250 L128,366 L150,430 L92,560 L116,720 L52,900 L60,1230 H-20Z", "#1d1c28")
    pen.path("M820,-20 H640 L676,110 L630,230 L664,340 L640,420 L712,560 L690,700 L760,840 L740,1230 H820Z", "#1d1c28")


@card(id="k3zp8w", title="Whatever You Do, Don't Bray", seed=71, palette="lamp_black", light=(-0.4, -0.85))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((360, 760, 330))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#565a78", name="night", role="place", strength=0.95, wet=0.0, bloom=3, charge="#3f4260", uneven=0.8)
    p.lift([(400 + 260 * math.cos(a), 260 + 300 * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))], 0.75, soft=80)
    p.draw(cliffs, name="cliffs", role="place", contact=0, how={"light": 0.0, "second": 0.15, "strength": 1.2, "bloom": 1, "hatch": 0.4})
    x, y = DECK[33][0] - 52, DECK[33][1] - 104
    for r, amount, strength in ((120, 0.8, 0.25), (56, 1.0, 0.5)):
        ring = [(x + r * math.cos(a), y + r * math.sin(a)) for a in (k * math.tau / 12 for k in range(12))]
        p.lift(ring, amount, soft=26)
        p.glaze(ring, "#ffc24a", strength=strength, wet=1.0, name="candle light")
    moon, flame = Lamp(-0.5, -0.7, 0.5, 0.95), Lamp(x, y, 90, 0.8, 120)
    for k, q, arms, stout, droop in WALKERS:
        at = (DECK[k][0], DECK[k][1] + 4, 0)
        p.clay(rope.sleepwalker(arms=arms, stout=stout, droop=droop).turned(at=at, scale=q), {"": "#e8e4d8", "face": "#d8a888", "cap": "#8a9ac0", "sleeve": "#d8d4cc"}, name="sleepwalker", role="witness", lamps=[moon, flame], how={"cool": 0.6}, rays=12_000)
    p.draw(lambda pen: (pen.rect(x - 5, y - 4, 10, 26, "#f6ecd4"), pen.path(f"M{x - 6},{y - 6} C{x - 8},{y - 18} {x},{y - 22} {x + 1},{y - 34} C{x + 6},{y - 22} {x + 9},{y - 14} {x + 5},{y - 6}Z", "#ffb82e")), name="candle", role="accent", contact=0, how={"line": 0.7})
    awake = rope.sleepwalker(arms=-6, stout=0.9).turned(at=(DECK[33][0], DECK[33][1] + 4, 0), scale=1.34, flip=True)
    p.clay(awake, {"": "#e0a83c", "face": "#d8a080", "cap": "#8a4a3a", "sleeve": "#c8902c"}, name="one who is awake", role="witness", lamps=[flame, moon], how={"cool": 0.4}, rays=12_000)
    p.ink(lambda k: [k.line([(DECK[n][0] + 9 * q, DECK[n][1] + 4 - 81 * q), (DECK[n][0] + 12 * q, DECK[n][1] + 4 - 79 * q), (DECK[n][0] + 15 * q, DECK[n][1] + 4 - 81.5 * q)], 1.6) for n, q, *_ in WALKERS] and k.blot(f"M{x + 31},{y - 8} a3,4 0 1 1 6,0 a3,4 0 1 1 -6,0Z"), name="eyes")
    p.draw(lambda pen: rope.hanging_bridge(pen, DECK, 62, ("#5c4a3c", "#4a3c34", "#c9a464")), name="rope bridge", role="subject", contact=0, how={"light": 0.1, "second": 0.2, "line": 0.8})
    p.draw(lambda pen: pen.taper([(-30, 470), (40, 424), (112, 396)], 34, 24, "#6a4c38"), name="stake", role="prop", contact=0, how={"light": 0.1, "second": 0.4})
    p.ink(lambda k: k.line([(118, 312), (124, 350), (126, 384)], 5.0).line([(118, 398), (122, 394), (126, 386)], 5.0), name="knot", colour="#c9a464")
    beast = rope.pulling_donkey().turned(at=AT, scale=K, roll=ROLL)
    (bx, by), (cx, cy) = beast.curve("bite")[0], beast.curve("corner")[0]
    line = [(float(u), float(v)) for u, v in flow([(124, 386), (100, 384), (84, 420), (92, 600), (bx - 16, by - 50), (bx + 10, by), (cx - 10, cy), (cx + 40, cy + 70), (cx + 36, cy + 190), (cx + 10, cy + 300)], 6)]
    lamps = [Lamp(-0.55, -0.65, 0.5, 1.0), Lamp(0.7, 0.1, 0.4, 0.25)]
    hollow = [(ear_hollow(beast, "near", 24, -6), "#4a3c3c")]
    body = p.clay(beast, {"": "#857a78", "neck": "#6e6468", "muzzle": "#d8cfc2", "jaw": "#cfc4b8", "gum": "#7a4448", "tooth": "#f4ead0", "ear": "#6a5f62", "lid": "#4a4044"}, name="donkey", role="subject", texture={"": "fur", "ear": "hair", "muzzle": "", "jaw": "", "gum": "", "tooth": ""}, lamps=lamps, how={"as": "bold", "cool": 0.5}, markings=hollow, drops=[(*beast.curve("iris near")[0], 62, "#d8cfc2")], rays=RAYS)
    p.eyes(body, iris="#4a2c18", white="#efe8dc", glint=(-0.3, -0.5))
    mane = []
    for n in range(46):
        q = n / 45
        u, v = 612 + 196 * q + float(s.rng.normal(0, 3)), 826 + 176 * q + 20 * math.sin(math.pi * q)
        mane.append([(u - 6, v + 20), (u + 10, v - 16), (u + 26 + float(s.rng.normal(0, 5)), v - 44 - float(s.rng.uniform(0, 14)))])
    p.locks(mane, ["#2c262c", "#3a3238"], width=13, lit=lambda u, v: 0.5, name="mane")
    p.draw(lambda pen: pen.taper(line, 22, 20, "#c9a464"), name="rope", role="accent", contact=0, how={"light": 0.2, "second": 0.3})
    p.ink(lambda k: [k.line(v, 1.5) for v in rope.twisted(line, 9)], name="strands")
    p.clay(rope.upper_teeth().turned(at=AT, scale=K, roll=ROLL), {"": "#f4ead0", "lip": "#b89c98"}, name="teeth", lamps=lamps, how={"cool": 0.4}, rays=30_000)
    s.relate(body, "carries", "rope bridge")
    s.describe("A donkey holds up a rope bridge with its teeth. High above it three people in nightcaps walk over in their sleep, arms out. A fourth, in yellow, comes the other way with a candle, awake. The donkey rolls its eye up at them; the cliffs are black.")
    s.moods("tense", "comic", "responsible", "hushed")
    s.themes("responsibility", "secrets", "trust", "sleep", "patience")
    s.says("do not wake them", "grit your teeth", "don’t bray", "hold on", "hanging by a thread", "sleepwalkers", "the bridge keeper", "one goes back", "against the stream", "a quiet hero", "nobody looks down", "it depends on me", "don’t sneeze", "bite the bullet", "stubborn, luckily", "life hangs by a rope", "wrong direction", "bedtime procession",
           "who holds the end?", "dental insurance", "say cheese", "love turns round", "midnight traffic", "let go?", "the only one awake", "beast of burden", "clenched", "one word and all fall", "public works", "support staff", "bite your tongue", "suspension bridge", "dream crossing", "lockjaw", "keep the line steady", "abyss",
           "he must not laugh", "night shift", "unpaid work", "rush hour in dreamland", "long in the tooth", "flossing", "crossing over")  # fmt: skip
    s.about(place="the bottom of a gorge", time="night", weather="clear", light="a paler slit of night and a candle", composition="low", view="from below, out of the gorge", foreground="the donkey’s head and the black cliffs", unexplained="who is awake and goes back")  # fmt: skip
