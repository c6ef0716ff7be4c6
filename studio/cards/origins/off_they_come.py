"""Off They Come: the wind takes a zebra's stripes; some have landed on a hare."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hare
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.night_beasts import on_part, ribbon, strip, zebra_head
from reverie_studio.sculpt.plants import grass


@card(id="z4nb7r", title="Off They Come", seed=65, palette="board_yolk", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.5, 0.68, 1.0)], ambient=0.06, focus=(340, 640, 420))
    rng = s.rng
    zebra = zebra_head().turned(at=(346, 500, 0), scale=1.06)
    crest = flow(zebra.curve("crest"), 20)
    out = [(float(v), float(-u)) for u, v in (d / np.hypot(*d) for d in np.gradient(crest, axis=0))]
    starts = [int(q) for q in np.linspace(6, len(crest) - 10, 10)]
    with b.thing("mane", depth=0.5) as m:
        for i, ((x, y), (u, v)) in enumerate(zip(crest, out, strict=True)):
            if min(abs(i - q) for q in starts) > 3:
                m.strokes([[(x - 20 * u + w, y - 20 * v + w), (x + 30 * u + w, y + 30 * v), (x + 56 * u + 1.3 * w, y + 52 * v - 10 + rng.normal(0, 4))] for w in (-4, 0, 4)], 2.8)
    with b.thing("zebra", "subject", depth=0.6) as z:
        z.leave_clay(zebra, grow=3)
        body = z.clay(zebra, CUTS["fur"].but(stroke=(8, 22), near=1.9), "along", gain=1.3, parts={"lid": ("skin", "along"), "muzzle": (CUTS["fur"].but(near=3.4, gain=0.6), "along")})
        ex, ey = zebra.curve("iris near")[0]
        for name in [f"face {k}" for k in range(9)] + [f"cheek {k}" for k in range(8)]:
            line = [p for p in zebra.curve(name) if on_part(body, "head", *p) and math.dist(p, (ex, ey)) > 46]
            if len(line) > 3:
                z.leave(strip(line, 20 if name[0] == "c" else 16, ends=(0.1 if name[0] == "c" else 0.9, 0)))
        for n, i in enumerate(starts):
            (x, y), bow = crest[i], 10 + 2 * n
            line = [(x - 4 - q * 20, y + q * 8 - 18 * math.sin(q / 7)) for q in range(26)]
            line = [p for p in line if on_part(body, "neck", *p)]
            line = line[1 + n :] if n < 5 else line
            if len(line) > 4:
                z.leave(strip(line, 28 + 1.4 * n, ends=(1 if n > 4 else 0, 0)))
                wedge = [(u - 6, v + 46 + bow - 0.12 * (u - line[-1][0])) for u, v in line[-1 : -9 : -1]]
                if n > 2:
                    z.leave(strip([(wedge[0][0] - 40, wedge[0][1] + 14), *wedge], 22 + n, ends=(1, 0)))
        eyes(z, zebra, sides=("near",), light=0.7, iris=0.5)
        nx, ny = zebra.curve("nostril")[0]
        z.leave(oval(nx, ny, 17, 11, 40))
    with b.thing("stripes in flight", "accent", spot=1.0, count=14, depth=0.8) as f:
        for n, i in enumerate(starts[:5]):  # still holding on to the neck
            (x, y), (u, v) = crest[i], out[i]
            rise = 170 + 52 * n
            ribbon(f, [(x - 14 - 27 * n, y + 12 + 9 * n), (x - 6 - 9 * n, y + 3 + 3 * n), (x + 46 * u + 4, y + 46 * v), (x + 72 * u + 10, y - 0.3 * rise), (x + 46 * u, y - 0.62 * rise),
                (x - 30, y - 0.86 * rise), (x - 60 - 10 * n, y - 1.12 * rise)], 36, ends=(0.0, 0))
        for x, y, a, size in ((300, 66, 14, 190), (110, 150, 28, 170), (236, 236, 8, 130), (64, 352, 44, 130)):
            c, d = math.cos(math.radians(a)), math.sin(math.radians(a))
            ribbon(f, [(x + size * (p * c - q * d), y + size * (p * d + q * c)) for p, q in ((-0.6, -0.04), (-0.2, 0.14), (0.2, -0.06), (0.6, 0.1))], 32)
    with b.thing("hare", "witness", depth=0.9) as h:
        one = hare().turned(at=(150, 1186, 120), scale=0.94)
        h.leave_clay(one, grow=5)
        h.clay(one, "fur", "along", gain=1.15)
        eyes(h, one, sides=("near",), light=0.6, iris=0.5)
        for k in range(4):
            x, y = 96 - 12 * k, 1016 + 36 * k
            ribbon(h, [(x, y), (x + 40, y + 2), (x + 84, y + 20)], 17, ends=(0.8, 0.0))
    with b.thing("grass", plane="front") as g:
        grass(g, 160, tall=(20, 60))
    s.describe("A zebra’s stripes come off its neck and blow away. They turn yellow in the air; a small hare in the grass already wears four of them.")
    s.moods("exuberant", "surprised", "comic", "free")
    s.themes("identity", "change", "letting go", "clothes", "generosity")
    s.says("do it again", "rebranding", "who am I without them?", "undressing", "earn your stripes", "laundry day", "one size fits all", "so it is a horse", "borrowed", "no longer in prison", "change your spots", "moulting", "catch!", "a new look", "barcode", "hand-me-downs", "it suits the little one", "the pyjamas are off", "autumn for animals", "ribbons", "starting over", "promotion", "peeling", "half done", "camouflage was itchy", "pedestrian crossing", "loose ends", "please collect your belongings", "the tailor will be furious", "uniform", "let them go", "strictly for the birds", "fresh start", "windfall", "inheritance", "hair today", "did it hurt?", "I grew out of it", "a strong breeze", "thank you, they’re lovely", "wet paint", "gone bananas", "keep some for yourself")  # fmt: skip
    s.relate("zebra", "loses", "stripes in flight")
    s.relate("hare", "wears", "stripes in flight")
    s.about(place="the grass plain", time="a windy night", light="from the upper left", composition="diagonal", view="near", unexplained="why the stripes come off")
