"""Seen from straight above, a woman spins: her skirt is a wheel of fields, lanes and a river, and carts hang on to its hem."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.horses_and_donkeys import mule_cart
from reverie_studio.sewn.land import spun
from reverie_studio.sewn.people import dancer_above
from reverie_studio.sewn.stitches import arc

X, Y = 420, 560
FIELDS: tuple[Threads, ...] = (("#5c2c12", "#a8642a", "#d99a3f", "#f8d488"), ("#26401c", "#4c7030", "#84a048", "#c8d080"), ("#6a2a20", "#a8443a", "#d87a5c", "#f8b898"), ("#5a4a14", "#9a8428", "#d8c04c", "#fff09c"),
          ("#1c3a2c", "#2f6a50", "#5aa380", "#a9e0b8"), ("#4a2c3c", "#84506a", "#c08aa0", "#f0c8d0"), ("#4a3420", "#7a5a38", "#b08a58", "#e4c793"))
HAIR = ("#0c0608", "#1c1014", "#382024", "#6a4440")
SHIRT = ("#8a7a80", "#c8b8b4", "#f4e8dc", "#ffffff")
ARM = ("#22130f", "#4a2c20", "#7a4c34", "#a8744e", "#d8a878")
STRAW = ("#6a4a18", "#b08428", "#e4bc50", "#fff0a8")
MULE = ("#1e1612", "#3c2e26", "#62503f", "#94806a", "#ccb89a")
WOOD = ("#1a100a", "#40281a", "#6e4a2c", "#a8784a")
LOADS = (("#1c4656", "#3a7f90", "#a0d0d0"), ("#6a4a12", "#c08a2c", "#f6d88a"), ("#f0e0c0", "#fff8e8", "#ffffff"), ("#3a2749", "#7a548c", "#c8a0c8"))


def around(a: float, r: float) -> tuple[float, float]:
    """A place on the skirt; everything on it trails behind the turn."""
    b = a - (r / 480) ** 1.5 * 0.9
    w = 1 + 0.06 * math.sin(5 * a + 1) * (r / 480) ** 2
    return X + math.cos(b) * r * w, Y + math.sin(b) * r * w


@card(id="7apvqp", title="Centrifugal", seed=25, palette="cochineal", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#c8686a"), (600, "#a84c56"), (1200, "#7a3448")])
    rng = np.random.default_rng(25)
    with h.thing("square", "place"):
        for a, r in ((205, 560), (211, 610), (218, 660), (60, 590), (66, 640), (100, 600), (106, 650), (282, 545), (300, 560)):
            h.run(arc(X, Y, r, r, a, a + 26, 12), ("#f3c3a0", "#e8a890"), 3.4, 16, 10)
    h.shade([(x + 40, y + 50) for x, y in (around(a, 500) for a in np.linspace(0, 6.283, 60, endpoint=False))], 0.55, 22)
    with h.thing("skirt", "subject", lift=22) as skirt:
        spun(h, around, FIELDS, 90, 480, rng)
        river = [around(2.0 + 0.22 * math.sin(r / 50), r) for r in np.linspace(100, 462, 14)]
        h.tube([(x, y, 9 + k) for k, (x, y) in enumerate(river)], ("#143c58", "#2f6f9a", "#7cc0dc", "#e0f8ff"), "hair", satin=60)
        for a in (0.35, 3.55, 5.1):
            h.couch([around(a + 0.05 * math.sin(r / 40), r) for r in np.linspace(96, 476, 20)], "#fff0d0", "#a8642a", 9, 13)
        h.couch([around(a, 300 + 10 * math.sin(4 * a)) for a in np.linspace(0, 6.283, 90)], "#fff0d0", "#a8642a", 6, 13)
        for _ in range(46):
            a, r = float(rng.uniform(0, 6.28)), float(rng.uniform(150, 460))
            x, y = around(a, r)
            h.knots([(x, y, 9), (x + 8, y - 5, 7), (x - 3, y - 9, 6)], ("#1f3a1e", "#3f6a2c", "#76983c"))
        for a, r in ((0.62, 390), (0.78, 420), (0.7, 350), (3.2, 380), (3.05, 410), (4.5, 400), (1.4, 380)):
            x, y = around(a, r)
            with h.at(x, y, 0.8, math.degrees(a) + 40):
                h.blob("-20,-14! 20,-14! 20,14! -20,14!", ("#8a2c20", "#c8523a", "#f09070"), "across", grain=90.0, puff=14)
                h.stem("-20,0 20,0", "#4a1810", 3, 8)
        h.blanket([around(a, 480) for a in np.linspace(0, 6.283, 150)], "#ffe08a", 5, 15, 16)
    with h.thing("carts", "prop", lift=14, count=5) as carts:
        for k, (a, n) in enumerate(((1.05, 0.5), (1.5, 0.54), (2.0, 0.58), (2.5, 0.54), (2.98, 0.46))):
            x, y = around(a, 486)
            b = math.degrees(math.atan2(y - Y, x - X))
            with h.at(x, y, n, b + 196):
                mule_cart(h, MULE, WOOD, LOADS[k % 4], step=(1.6, -1.6)[k % 2])
    with h.thing("dancer", "subject", lift=18) as she, h.at(X, Y):
        dancer_above(h, ARM, SHIRT, HAIR, STRAW)
    s.relate(carts[0], "hangs from", skirt[0])
    s.relate(she[0], "wears", skirt[0])
    s.describe("Seen from above, a woman in a straw hat spins. Her flying skirt is a wheel of fields, lanes, houses and a river. Mule carts cling to the hem, thrown outward.")
    s.moods("dizzy", "joyful", "grand")
    s.themes("dance", "motherland", "freedom", "home", "consequences")
    s.says("dizzy", "local traffic only", "the year I was thirty", "hold on to your mules", "mother earth’s night off", "round and round", "give us a twirl", "the world revolves around her", "spin doctor", "who put the record on?", "flat earth, after all", "slow down!", "rush hour", "county fair", "her skirts are full of villages", "one more turn", "don’t stop or we fall", "merry-go-round", "let go", "day and night", "how weather is made", "centre of attention", "everybody wants a piece of her", "country dance", "outskirts", "fly-over country", "the fields were bored", "a plate of salad", "hurricane, seen kindly", "nobody asked the mules", "she never looked down", "revolution", "best foot forward", "property in motion", "gravity resigned", "orbit", "that’s why the river bends", "I get carsick", "vinyl", "turning point", "her hat stays on")  # fmt: skip
    s.about(place="a red square", time="day", light="from the upper left", composition="centred", view="from above", unexplained="whether she knows")
