"""Over a heron's back: beneath its wings a whole town stands on the roofs and waves white cloths."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import heron_above
from reverie_studio.sewn.houses import chimney, house
from reverie_studio.sewn.people import waving

ROOFS = ((("#6a2030", "#a03a3c", "#d06a50", "#f0a078", "#ffd8a8"), ("#2c1028", "#4a1c34", "#6a2a3c", "#8a4048")), (("#5a2c48", "#8a4a66", "#b87488", "#e0a8a8", "#ffdcc8"), ("#241030", "#3a1c44", "#553058", "#70486c")),
         (("#7a3418", "#b85c28", "#e48c40", "#ffc078", "#ffe8b8"), ("#341418", "#5a2420", "#7e3a28", "#a05838")), (("#3c4460", "#5c6a8a", "#8c9cb4", "#c8ccd0", "#f8ecd8"), ("#181c34", "#2a3050", "#404a6c", "#5c6888")))  # fmt: skip
WALLS = (("#a8786c", "#d8a890", "#f4d4b4", "#fff0d8"), ("#98645c", "#c88c78", "#ecbc9c", "#ffe0c0"), ("#8c7080", "#bca0a4", "#e8d0c8", "#fff4e8"))
CLOTHES = ("#3a3f6a", "#7a2440", "#2c5a50", "#b87428", "#503060", "#8a3424", "#28405c")
WHITE = ("#d8d0d0", "#fbf4ec", "#ffffff")
ROWS = ((520, 0.62, (30, 130, 236, 344, 450, 560, 668, 770)), (630, 0.76, (-6, 112, 240, 372, 500, 634, 764)), (768, 0.94, (70, 226, 392, 560, 730)), (940, 1.16, (-16, 172, 376, 580, 790)), (1160, 1.42, (88, 330, 580, 830)))


@card(id="t2efwf", title="Every Roof", seed=51, palette="cochineal", light=(0.62, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f6cda4"), (300, "#e8a48c"), (520, "#c87474"), (1200, "#8a4058")], dusk=0.04)
    rng = np.random.default_rng(51)
    with h.thing("sea", "place"):
        h.stain("-20,300! 820,300! 820,440! 500,420 200,446 -20,424!", "#7a5a78", 0.5, 16)
        for k in range(16):
            x, y = rng.uniform(-20, 740), 306 + 120 * rng.random()
            h.stem(f"{x},{y} {x + 30},{y - 5} {x + 70},{y + 2}", ("#ffe0c0", "#6a4468")[k % 2], 2.2, 10)
        h.whip("-10,300 300,296 810,300", "#fff0d0", 2.2, 12, 14)
        for x in (64, 150, 204):  # boats left alone
            h.blob(f"{x - 26},384! {x + 28},384! {x + 18},400 {x - 16},400", ("#3a1c34", "#6a3448", "#a05c5c"), "across", grain=0.0, puff=6)
            h.straight([(x, 384, x + 2, 336)], "#3a1c34", 3.4)
    with h.thing("streets"):
        h.seeds("-20,440! 820,440! 820,1220! -20,1220!", ("#d88c80", "#6a2c48", "#e8a890"), 30, 9, 0, 2.2)
    with h.thing("town", "place", lift=6):
        for y, size, xs in ROWS:
            for x in (q + 16 * size * math.sin(q * 5.7 + y) for q in xs):
                k, w = int(rng.integers(4)), rng.uniform(92, 122)
                with h.at(x, y + 24 * size * math.sin(x * 3.3), size):
                    h.shade(f"{-w * 0.5},0 {-w * 0.9},26 {-w * 0.9},-50 {-w * 0.5},-90", 0.45, 7)
                    house(h, w, rng.uniform(64, 86), rng.uniform(38, 54), tuple(reversed(ROOFS[k])), WALLS[int(rng.integers(3))])
                    if rng.random() < 0.5:
                        chimney(h, w * 0.28, -84, 7, ROOFS[0][1])
    with h.thing("people", "witness", lift=4, count=40) as crowd:
        for y, size, xs in ROWS:
            for x in (q + 16 * size * math.sin(q * 5.7 + y) for q in xs):
                for j in range(2 if size > 0.7 else 1):
                    dx, dy = ((2, -98), (-30, -76), (30, -80), (4, -140))[int(rng.integers(4)) if j else 0]
                    with h.at(x + dx * size, y + 24 * size * math.sin(x * 3.3) + dy * size, size * 0.98 + 0.12):
                        waving(h, CLOTHES[int(rng.integers(7))], WHITE, int(rng.integers(3)), ("#d8a078", "#a06a48", "#f0c498")[int(rng.integers(3))])
    with h.thing("its shadow"), h.at(356, 692, 0.84, -28):
        h.shade("0,-340! 16,-220 40,-110 150,-130 280,-60 420,30 330,120 60,140 12,330 -12,330 -60,140 -330,120 -420,30 -280,-60 -150,-130 -40,-110 -16,-220", 0.66, 8)
    with h.thing("heron", "subject", lift=26) as bird, h.at(500, 330, 0.95, -28):
        heron_above(h, ("#2c3444", "#4c586c", "#7c8a9c", "#b4bec6", "#eceef0"), ("#10121c", "#1e2230", "#323a4c", "#505c70"), ("#5c6678", "#98a4b0", "#d0d6d8", "#ffffff"))
    s.relate(crowd[0], "waits for", bird[0])
    s.describe("A heron flies over a town at dawn. It is seen from above. On every roof people stand and wave white cloths at it; the streets are empty. The heron looks straight ahead.")
    s.moods("solemn", "tender", "uplifted")
    s.themes("farewell", "gratitude", "fame", "crowds")
    s.says("bye, bird", "retirement do", "nobody waved at me", "laundry day", "surrender", "the whole town", "come back!", "standing ovation", "it does not look down", "the last one", "air show", "he only came for the fish", "hero’s leave", "thank you", "we give up", "bird’s-eye view", "who turned the lights off?", "high time", "the mayor too", "wave", "celebrity", "flood warning", "what did it do?", "goodbye to the summer", "everyone I ever knew", "rooftop party", "no autographs", "fiddlers on roofs", "handkerchiefs", "stage fright", "it took the delivery job", "too proud to turn", "white flags", "above it all", "postman retires", "a town holds its breath", "public holiday", "how small they are", "wish me luck", "overhead", "all but one was glad", "first flight")  # fmt: skip
    s.about(place="Hook Harbour", time="dawn", light="low, from the right", composition="diagonal", view="from above", foreground="the heron's wings", unexplained="what it did for them")
