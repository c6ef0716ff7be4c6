"""A ploughman walks away behind two oxen; behind him the furrow opens like a zip, light pours out, and someone climbs out of it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.beasts import sprite
from reverie_studio.sewn.farm import ox_from_behind
from reverie_studio.sewn.land import ridge
from reverie_studio.sewn.people import ploughman
from reverie_studio.sewn.stitches import zip_lip

SOIL = ("#08070a", "#16131a", "#2c2630", "#4e4450", "#8a7a78")
METAL = ("#5a3a14", "#a8702c", "#e8b050", "#ffe49a", "#fffbe0")
SHADES = (("#050408", "#0e0a12", "#1a141a", "#2c1c18", "#80481c"), ("#08060a", "#140e14", "#221618", "#38221a", "#94561f"))
MID = [(470, 418), (452, 500), (420, 620), (392, 770), (360, 960), (320, 1220)]
HALF = (4, 26, 66, 118, 176, 240)


def edge(side: int, more: float = 0.0) -> list[tuple[float, float]]:
    """One lip of the furrow, from the plough to us."""
    return [(x + side * (w + more * w / 200), y) for (x, y), w in zip(MID, HALF, strict=True)]


@card(id="kh9e83", title="Behind the Plough", seed=23, palette="soot", light=(-0.2, -0.9))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#1a2036"), (170, "#2c3450"), (276, "#6a5a60"), (290, "#26222a"), (1200, "#141218")], dusk=0.42)
    h.lamp(370, 900, 620, "#ffb850", 1.0, z=190)
    h.lamp(440, 560, 260, "#ffcc70", 0.7, z=90)
    rng = np.random.default_rng(23)
    with h.thing("field", "place"):
        for k in [*range(-40, -12, 4), *range(-12, 14), *range(14, 44, 4)]:
            if k in (0, 1):
                continue
            x1 = 370 + (k - 0.5) * 150 + (70 if k > 0 else -150)
            spine = [(470 + (x1 - 470) * t**1.4 + 30 * t * math.sin(t * 3), 300 + 940 * t**1.4, 1.5 + 52 * t**1.4) for t in (0.0, 0.15, 0.35, 0.6, 0.85, 1.05)]
            h.tube(spine, SOIL, "fur", angle=50 if k % 2 else -50, length=30, satin=50, width=2.8)
    h.whip("-10,286 260,280 520,286 810,280", "#8a7a78", 2.4, 12, 15)
    with h.thing("opening", "subject") as gap:
        h.hole([*edge(-1), *edge(1)[::-1]], [(400, "#ffe9a8"), (700, "#ffc048"), (1000, "#f28a2a"), (1200, "#b04a1c")], "#ffe9b0")
        for k in range(26):
            t = float(rng.uniform(0.1, 1))
            x, y = 470 - 150 * t + float(rng.normal(0, 90 * t)), 420 + 780 * t
            h.straight([(x, y, x + rng.normal(0, 3), y - 30 - 70 * t)], ("#fff6d8", "#ffe090"), 2.6)
    with h.thing("zip", "prop", lift=10):
        for side in (-1, 1):
            zip_lip(h, [(x, y, w) for (x, y), w in zip(edge(side), HALF, strict=True)], side, METAL)
    with h.thing("evening", "place"):
        h.knots([(float(rng.uniform(10, 790)), float(rng.uniform(10, 190)), float(rng.uniform(1.6, 3.4))) for _ in range(34)], ("#c8d0e8", "#fff0c8", "#8a98c0"))
        ridge(h, "-20,282 60,250 150,262 230,236 320,276 380,286", 300, ("#0c0c14", "#1a1a26", "#2c2c3a"))
        ridge(h, "560,286 640,262 700,270 760,244 830,258", 300, ("#0c0c14", "#1a1a26", "#2c2c3a"))
        for x, y, n in ((140, 150, 1.5), (210, 116, 1.1), (262, 170, 0.9), (80, 104, 0.9), (666, 132, 1.3), (720, 176, 0.9)):
            h.leaf([(x, y, 2), (x - 18 * n, y - 12 * n, 5 * n), (x - 36 * n, y - 2 * n, 1)], "black", angle=20)
            h.leaf([(x, y, 2), (x + 18 * n, y - 13 * n, 5 * n), (x + 34 * n, y - 6 * n, 1)], "black", angle=20)
    with h.thing("team", "prop", lift=8, count=2):
        for x, step in ((418, 7), (524, -6)):
            with h.at(x, 372, 0.62):
                ox_from_behind(h, step)
        h.tube("388,246,6 470,240,7 556,246,6", ("#2a1d17", "#5c4028", "#a8784a"), "across")
    with h.thing("ploughman", "subject", lift=10) as man, h.at(472, 452, 0.92):
        ploughman(h, ("#1c2436", "#34415c", "#5c6c88", "#a0acb8"), ("#161014", "#2c2226", "#4c3c3c"), ("#5c4420", "#a8803c", "#e4c070"))
    with h.thing("climbers", "subject", lift=12, count=7) as they:
        for k, (x, y, n, pose, flip) in enumerate(((330, 560, 0.34, 0, 0), (510, 600, 0.4, 1, 1), (250, 720, 0.56, 2, 0), (560, 760, 0.66, 0, 1), (150, 900, 0.86, 1, 0), (610, 980, 1.06, 2, 1), (356, 1214, 2.3, 3, 0))):
            with h.at(x, y, n, flip=bool(flip)):
                sprite(h, SHADES[k % 2] if pose < 3 else SHADES[0][:4], pose)
    s.relate(they[0], "pours out of", gap[0])
    s.relate(they[0], "follows", man[0])
    s.describe("A ploughman follows two oxen across a dark field. Behind him the furrow opens like a zip full of golden light, and dark long-eared figures climb out of it. He does not turn round.")
    s.moods("eerie", "tense", "wondering")
    s.themes("what is buried", "ancestors", "not looking back", "work", "secrets")
    s.says("don’t turn", "fertile ground", "they know me", "early crop", "open wide", "your flies are undone", "underneath it was always day", "don’t look now", "harvest", "who planted these?", "the relatives", "unzipped", "digging up the past", "something’s up", "good morning, down there", "the night shift clocks in", "he feels it in his neck", "one straight line", "a warm wind from behind", "crown of the road", "they were only sleeping", "keep walking", "sow the wind", "party in the basement", "the lid is off", "rabbits?", "old neighbours", "you reap", "everything I buried", "a crack in the evening", "gold mine", "wake-up call", "we thought you’d never come", "look what the plough dragged out", "no rest for the earth", "the seam of the world", "mind the teeth", "they want their field back", "an ear of corn, two ears", "he hums louder", "closing time is never")  # fmt: skip
    s.about(place="Smocked Fields", time="nightfall", light="golden, out of the furrow", composition="low", view="from above", foreground="a long-eared head from behind", unexplained="who they are")
