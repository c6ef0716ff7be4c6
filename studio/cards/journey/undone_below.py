"""A whirlpool of pleats; at its bottom is a worked buttonhole of daylight. A brig goes round and down with its button in tow."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.stitches import spiral
from reverie_studio.sewn.vehicles import brig

MID = (508, 800)
FLAT = 0.74
SEA = (("#0c2a30", "#15464a", "#2c7470", "#62ac9c", "#bce4cc"), ("#0a2430", "#123c4c", "#1f6270", "#4c98a0", "#a0d8d4"))
GOLD = ("#8a5a14", "#d8982c", "#ffd468", "#fff2b4")
SLIT = "-118,8! -70,-20 0,-30 70,-22 118,0! 72,22 0,30 -70,24"


def pleats(h: Hoop, rng: np.random.Generator) -> None:
    """Nine arms that turn inwards, each a padded fold with its foam."""
    for k in range(9):
        line = spiral(MID, k * 40.0, 1700, 112, 1.05, flat=FLAT)
        wide = [math.hypot(x - MID[0], (y - MID[1]) / FLAT) for x, y in line]
        h.shade([(x, y + r * 0.05) for (x, y), r in zip(line, wide, strict=True)] + [(x + (MID[0] - x) * 0.2, y + (MID[1] - y) * 0.2 + r * 0.05) for (x, y), r in reversed(list(zip(line, wide, strict=True)))], 0.4, 10)
        h.tube([(x, y, 3 + r * 0.082) for (x, y), r in zip(line, wide, strict=True)], SEA[k % 2], "hair", angle=6, length=34, satin=60, width=3.0, spread=0.13, density=0.95)
        crest = [(x - (MID[0] - x) * 0.07, y - (MID[1] - y) * 0.07) for x, y in line]
        for i in range(0, len(crest) - 3, 2):  # foam, in torn lines
            if rng.random() < 0.72:
                x, y = crest[i]
                h.stem([(x, y + rng.normal(0, 3)), crest[i + 1], crest[i + 2]], ("#f4fff6", "#c8f0dc")[i % 4 // 2], 1.6 + wide[i] * 0.006, 12)


def wing(h: Hoop) -> None:
    """The near wing of an albatross, cut by the corner."""
    h.fan("-60,1130 90,1110 230,1050", "-20,1330 170,1290 402,1140", 13, 30, ("#0a0c12", "#161a24", "#262c3a", "#3c4456"), "#4c566a")
    h.fan("-60,1110 90,1086 240,1034", "-30,1230 120,1200 330,1090", 10, 26, ("#161a24", "#262c3a", "#3c4456", "#5c667c"), "#0a0c12")
    h.tube("-60,1090,40 60,1076,34 180,1046,24 270,1010,14 330,1014,5", ("#1c212e", "#343c4e", "#566078", "#8c98ac"), "fur", angle=16)


@card(id="cwnx38", title="Undone Below", seed=47, palette="verdigris cloth", light=(0.3, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#3a7c78"), (700, "#255a5a"), (1200, "#173c40")], dusk=0.34)
    h.lamp(MID[0], MID[1], 430, "#ffe49a", 1.0, z=90)
    rng = np.random.default_rng(47)
    with h.thing("whirlpool", "place"):
        pleats(h, rng)
        for k in range(5):
            h.couch(spiral(MID, k * 72.0 + 20, 150 - k * 3, 118, 0.5, flat=FLAT * 0.62), ("#a8dcc8", "#f4fbe8")[k % 2], None, 4)
    with h.thing("buttonhole", "subject", lift=0) as slit, h.at(*MID, 1.05, -9):
        h.blob("-150,8! -88,-46 0,-58 90,-48 150,0! 92,48 0,58 -88,50", ("#0a2026", "#123a40", "#1f5a5c"), "cloth", puff=8)
        h.hole(SLIT, [(0, "#fff6c8"), (1200, "#ffe9a0")], "#fff2b4")
        for a in np.linspace(0, 2 * math.pi, 58, endpoint=False):  # worked round, thick as rope
            x, y = math.cos(a), math.sin(a)
            h.straight([(x * 112, y * 27, x * 140, y * 50)], GOLD[1 + int(rng.integers(3))], 6.5, 1)
        h.couch([(math.cos(a) * 142, math.sin(a) * 52) for a in np.linspace(0, 6.29, 50)], GOLD[1], GOLD[3], 6, 10)
    with h.thing("brig", "subject", lift=16) as ship, h.at(286, 352, 1.12, 15):
        h.shade("-140,14 0,40 150,10 120,60 -40,80 -150,50", 0.5, 9)
        brig(h, ("#1c100c", "#3a2018", "#6a3c24", "#a8683c", "#e0a468"), ("#c8b890", "#f4e8c8", "#fffaf0", "#ffffff"))
        h.shag("-132,6 -60,22 60,20 124,-4", ("#ffffff", "#e8fbf0"), 20, 90, -1, 40, 3.0)
    with h.thing("button in tow", "prop", lift=8):
        h.couch("150,286 110,330 96,372 92,420", "#e8d8a8", "#7a5a30", 5, 10)
        h.button(88, 470, 62, "#f4ead2", "#e0663a", 4)
        h.shag([(88 + math.cos(a) * 62, 470 + math.sin(a) * 60) for a in np.linspace(0.2, 3.0, 12)], ("#ffffff", "#e8fbf0"), 16, 60, -1, 40, 3.0)
    with h.thing("wing", plane="front", lift=14):
        wing(h)
    s.relate(ship[0], "sails on", slit[0])
    s.describe("A sailing ship circles down into a whirlpool. At the bottom glows a neat golden buttonhole. The ship tows a huge pearl button on a rope. A dark bird’s wing cuts the lower corner.")
    s.moods("awed", "resolute", "giddy")
    s.themes("fate", "search", "closing", "descent")
    s.says("bath plug", "fitting appointment", "they had looked for it for years", "round and round", "down is the way", "button up", "the sea’s waistcoat", "a perfect match", "drain", "going under on purpose", "light at the end", "we brought our own", "vertigo", "who undid it?", "the long way round", "spin cycle", "hold the rail", "point of no return", "made to measure", "all hands", "last turn", "wedding night", "the plughole of heaven", "key to the ocean", "close the sea behind you", "captain’s orders", "dizzy", "it fits, it fits", "gravity", "delivery for downstairs", "golden exit", "no going back", "what holds the water in", "the tailor was a sailor", "obsession", "sink or sew", "one size", "eye of the storm", "now or never", "mother said never to swim there", "a hole is a promise", "returning lost property")  # fmt: skip
    s.about(place="Button Sea", time="dusk", light="gold, out of the deep", composition="diagonal", view="from above", foreground="a bird's dark wing", unexplained="where the slit leads")
