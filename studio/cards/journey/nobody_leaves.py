"""Six beasts sleep round dying embers like spokes; their tails are plaited into one, and the fox lies awake with scissors."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.beasts import curled
from reverie_studio.sewn.stitches import plait
from reverie_studio.sewn.things import flame, scissors

COATS = {
    "fox": ("#4a1408", "#8e3412", "#d0601c", "#f29a48", "#ffe0b0"),
    "wolf": ("#141a2a", "#2c3850", "#54647e", "#8c9cb0", "#d4dce4"),
    "bear": ("#1c100a", "#3c2416", "#644228", "#946a40", "#ccA470"),
    "cat": ("#06060a", "#101018", "#1a1a24", "#2c2c38", "#50505e"),
    "lynx": ("#5c5850", "#948c80", "#ccc4b4", "#f4ecdc", "#ffffff"),
    "squirrel": ("#3a0c08", "#74200e", "#b04420", "#e07c48", "#ffc498"),
}
# Who, where, how large, how turned, mirrored.
RING = (("fox", 596, 850, 1.12, 8, True), ("wolf", 262, 914, 1.22, -10, False), ("cat", 136, 604, 0.98, 14, False), ("bear", 250, 272, 1.36, -6, False), ("squirrel", 560, 250, 0.94, 12, True), ("lynx", 652, 536, 1.06, -12, True))
X, Y = 400, 590


@card(id="2mjzpz", title="Nobody Leaves Tonight", seed=20, palette="soot", light=(-0.3, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#20304a"), (600, "#2a3c54"), (1200, "#1a2638")], dusk=0.5)
    h.lamp(X, Y, 520, "#ffa850", 1.0, z=150)
    h.lamp(X, Y, 150, "#ffd890", 0.6, z=60)
    rng = np.random.default_rng(20)
    with h.thing("clearing", "place"):
        for _ in range(230):
            a, r = float(rng.uniform(0, 6.28)), float(rng.uniform(150, 800))
            x, y = X + math.cos(a) * r, Y + math.sin(a) * r
            if -10 < x < 810 and -10 < y < 1210:
                h.straight([(x, y, x + rng.normal(0, 6), y - rng.uniform(8, 22)), (x + 5, y, x + 12, y - rng.uniform(6, 16))], ("#3c5a4c", "#5c7c5a", "#28443c"), 2.4)
        for k in range(44):
            a, n = k * 0.1428, float(rng.uniform(26, 44))
            r = 660 + 90 * math.sin(k * 2.4)
            x, y = X + math.cos(a) * r * 0.72, Y + math.sin(a) * r
            for b in np.linspace(0, 6.283, 6, endpoint=False):
                h.leaf([(x, y, 3), (x + math.cos(b) * n, y + math.sin(b) * n, 11), (x + math.cos(b) * n * 2, y + math.sin(b) * n * 2, 1)], ("#0c1c1c", "#183430", "#2c5448", "#4c7c64"), angle=26)
    with h.thing("tails", "prop", lift=10) as tails:
        for k, (name, x, y, n, _, _) in enumerate(RING):
            b, far = math.atan2(y - Y, x - X), math.hypot(x - X, y - Y)
            p = [(X + math.cos(b + d) * r, Y + math.sin(b + d) * r, w * n) for r, d, w in ((far * 0.8, 0.1, 20), (far * 0.55, 0.34, 32), (150, 0.26, 27), (90, 0.04, 17))]
            h.tube(p, COATS[name], "hair", angle=14 * (-1) ** k)
        plait(h, X, Y, 84, [COATS[name] for name, *_ in RING])
    with h.thing("embers", "prop", lift=4):
        for x, y in ((-26, 8), (22, -14), (4, 20), (-8, -22), (28, 18)):
            h.tube([(X + x - 14, Y + y, 8), (X + x + 14, Y + y + 6, 8)], ("#2a0c06", "#a83410", "#ff8a2c", "#ffe89a"), "across")
        flame(h, X + 4, Y + 12, 16, 58, 8, ("#c8481a", "#ff9a3c", "#ffe08a", "#fffbe0"))
    with h.thing("sleepers", "subject", lift=14, count=6) as all_of_them:
        for name, x, y, n, turn, flip in RING:
            with h.at(x, y, n, turn, flip):
                curled(h, name, COATS[name], awake=name == "fox")
    with h.thing("scissors", "prop", lift=8) as tool, h.at(510, 726, 0.92, -38):
        scissors(h, ("#5a6070", "#a8b0bc", "#e8ecf0", "#ffffff"), ("#5c1f1a", "#c8523a", "#f09070"))
    s.relate(all_of_them[0], "is stitched to", tails[0])
    s.relate(tool[0], "waits for", tails[0])
    s.describe("Six animals lie curled in a ring round a tiny fire. Their tails run to the middle and are plaited together. Five sleep; the fox has one eye open, and a pair of scissors lies on its back, points at its tail.")
    s.moods("hushed", "suspicious", "tender")
    s.themes("trust", "belonging", "escape", "temptation", "family")
    s.says("people flower", "trust exercise", "I could, quietly", "tied up at the moment", "snip", "sleepover", "family reunion", "who plaited it?", "one for all", "the bond", "five asleep", "committed relationship", "a tangle of friends", "don’t you dare", "tail end of the party", "keep the wolf close", "the quiet one", "group photo", "all together now", "it was the fox’s idea", "security measure", "nobody gets left behind", "nobody leaves, full stop", "loyalty, tested hourly", "cutting remarks", "what would you do?", "half asleep", "hair day", "the council rests", "one eye open", "hold hands, children", "the knot", "warm in the middle", "leaving is a sharp thing", "knit together", "until morning", "everyone promised", "wheel of fortune", "the embers know", "attached", "exit strategy", "compass without north")  # fmt: skip
    s.about(place="a clearing", time="night", light="last embers, in the middle", composition="centred", view="from above", unexplained="who plaited the tails")
