"""Keep Very Still: a soap bubble with a town in it has come to rest on a hedgehog's nose."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import Lamp, Paper
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import bubble_town as bubble

RAYS = 60_000
AT = (566.0, 1078.0)
BX, BY, R = 298.0, 462.0, 252.0


@card(id="eyvtws", title="Keep Very Still", seed=881, palette="indigo_wash", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((300, 560, 330))
    p.wash("M-30,-30 H830 V1230 H-30Z", "#26386e", name="night", role="place", strength=1.15, wet=0.0, bloom=3, charge="#3a3a78", uneven=0.8)
    p.lift(lambda pen: [pen.circle(x, y, q, "#ffffff") for x, y, q in ((640, 110, 3), (720, 220, 2), (590, 60, 2), (760, 380, 3), (676, 330, 2), (70, 90, 2), (640, 480, 2), (46, 760, 2), (560, 170, 2))], 0.95, soft=1)
    p.lift(lambda pen: pen.circle(BX, BY, R + 70, "#ffffff"), 0.5, soft=60)
    p.glaze(lambda pen: pen.circle(BX, BY, R + 60, "#f2d890"), "#f2d890", name="light of the town", strength=0.3, wet=1.0)
    p.wash("M-30,1010 C200,980 560,1000 830,970 V1230 H-30Z", "#1f3a48", name="ground", role="place", strength=1.1, wet=0.3, charge="#2c4a3c", bloom=2)
    p.lift(lambda pen: pen.circle(BX, BY, R, "#ffffff"), 1.0, soft=1)
    p.wash(lambda pen: pen.circle(BX, BY, R, "#bfe0ee"), "#bfe0ee", name="noon", strength=0.5, wet=0.0, bloom=1, fade=(0, 0.7), glaze=1.0)
    city = p.draw(lambda pen: bubble.town(pen, (BX, BY), R), name="town", role="accent", contact=0, how={"light": 0.2, "second": 0.2, "hatch": 0, "line": 0.7})
    p.wash(lambda pen: pen.circle(BX, BY, R - 6, "#e9a0c4", stroke=16), "#9a8fd0", name="skin of the bubble", strength=0.55, charge="#e9a0c4", wet=0.3, bloom=2, glaze=1.0)
    p.lift(lambda pen: (pen.path(f"M{BX - 196},{BY - 60} C{BX - 180},{BY - 140} {BX - 120},{BY - 196} {BX - 60},{BY - 212} C{BX - 120},{BY - 176} {BX - 160},{BY - 120} {BX - 178},{BY - 50}Z", "#ffffff"), pen.path(f"M{BX + 196},{BY + 90} C{BX + 176},{BY + 140} {BX + 140},{BY + 176} {BX + 100},{BY + 196} C{BX + 140},{BY + 160} {BX + 160},{BY + 130} {BX + 176},{BY + 86}Z", "#ffffff")), 0.9, soft=2)
    p.wash(f"M{BX + 60},{BY - 226} C{BX + 150},{BY - 190} {BX + 216},{BY - 110} {BX + 222},{BY - 10} C{BX + 190},{BY - 96} {BX + 130},{BY - 170} {BX + 60},{BY - 226}Z", "#f0b0cc", name="rose gleam", strength=0.55, wet=0.5, charge="#f3d27a", glaze=1.0)
    p.ink(lambda k: k.line([(BX + R * math.cos(a / 20), BY + R * math.sin(a / 20)) for a in range(127)], 1.8, broken=0.15), name="edge")
    day, moon = Lamp(BX + 20, BY + 60, 330, 1.7, 420), Lamp(0.4, -0.6, 0.6, 0.5)
    beast = bubble.still_hedgehog().turned(at=(*AT, 0))
    how = {"as": "bold", "cool": 0.45, "shade": 0.95, "bare": 1.0, "paper": 0.7}
    body = p.clay(beast, {"": "#b08a66", "coat": "#5a4438", "nose": "#2a2028", "paw": "#b8906c", "claw": "#e0d0b4", "lid": "#5a4030", "ear": "#a07a64"}, name="hedgehog", role="subject", texture={"": "fur", "coat": ""}, lamps=[day, moon], ambient=0.14, how=how, rays=RAYS)
    p.eyes(body, iris="#3a2418", white="#b89a80")
    p.ink(lambda k: k.line(beast.curve("mouth"), 2.6), name="mouth")
    whole, tips = bubble.standing_quills(AT, s.rng)
    near = lambda x, y: 0.18 + 0.9 * math.exp(-math.hypot(x - BX, y - BY) / 330)  # noqa: E731
    p.locks(whole, ["#4a382e", "#5a4638", "#3c2e2c"], width=15, lit=near, name="quills", hairs=1)
    p.locks(tips, ["#e8d2a4", "#cdb48c"], width=6, lit=near, name="pale tips", hairs=0)
    blades = []
    for x in range(-20, 830, 9):
        y, h, lean = 1098 + float(s.rng.uniform(-6, 30)), float(s.rng.uniform(22, 58)), float(s.rng.normal(0, 16))
        blades.append([(x, y + 26), (x + 0.3 * lean, y - 0.4 * h), (x + lean, y - h)])
    p.locks(blades, ["#2c4a3c", "#1f3a38", "#3a5a40"], width=9, lit=near, name="grass", hairs=0)
    stems = [[(float(x), float(y)) for x, y in flow(line, 5)] for line in ([(60, 1240), (96, 1080), (40, 950), (64, 840), (136, 772)], [(-30, 1130), (90, 1060), (200, 1090), (260, 1240)])]
    p.draw(lambda pen: [bubble.bramble(pen, line, w, "#141a30", 34) for line, w in zip(stems, (26, 28), strict=True)], name="brambles", role="prop", contact=0, how={"light": 0.05, "second": 0.3, "strength": 1.3})
    s.relate("skin of the bubble", "contains", city)
    s.describe("A soap bubble rests on the lifted nose of a hedgehog. In the bubble stands a small bright town with a clock tower and an orange flag; in there it is noon, and outside it is night. The hedgehog keeps quite still. Thorny stems grow beside it.")
    s.moods("breathless", "tender", "anxious", "playful")
    s.themes("fragility", "responsibility", "community", "danger", "trust")
    s.says("keep very still", "housing bubble", "careful now", "don’t breathe", "home is a thin skin", "hold your needles", "filter bubble", "government", "so close", "temporary residence", "utopia", "what could go wrong?", "the sharp end", "everybody inside?", "pop", "it cannot last",
           "fragile", "daydream", "democracy", "snow globe", "vulnerable", "one sneeze", "please don’t sneeze", "holding its breath", "childhood summer", "a clean government", "island in the sky", "responsibility", "a gentle giant", "the weight of the world", "Atlas", "soft landing", "balancing act",
           "noon at midnight", "the wrong babysitter", "a prickly neighbour", "the safest place is the nose", "crystal ball", "wishful thinking", "under pressure", "Horton hears a Who", "climate", "don’t touch", "trust issues", "a beautiful moment", "too good to be true", "home planet")  # fmt: skip
    s.about(place="a meadow with brambles", time="night", weather="still", light="noon inside the bubble", composition="left", view="from below, between blades of grass", foreground="thorny stems, cut by the corner", unexplained="why it is noon in there")  # fmt: skip
