"""A pale moth as large as a barn clings under the night and eats holes into it; an owl shuts its eyes."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import owl
from reverie_studio.sewn.insects import moth
from reverie_studio.sewn.stitches import bitten, shaft

SAFFRON = [(0, "#ffd25a"), (700, "#f0a428")]
HOLES = ((652, 236, 146), (738, 500, 74), (128, 700, 104), (276, 872, 70), (110, 962, 44), (330, 1040, 32), (196, 1100, 20), (60, 1110, 16), (412, 760, 22))


@card(id="t7mzq3", title="She Only Ate the Dark", seed=52, palette="woad night", light=(0.35, -0.8))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#26356a"), (700, "#1f2a58"), (1200, "#141a3a")], dusk=0.34)
    rng = np.random.default_rng(52)
    h.lamp(670, 230, 440, "#ffd888", 0.75, z=140)
    h.lamp(700, 700, 260, "#ffd888", 0.55, z=160)
    h.lamp(150, 740, 240, "#ffd080", 0.35, z=100)
    with h.thing("a fall of light"):
        for k, tone in enumerate((("#5a5a70", "#6a6468"), ("#a88a58", "#c8a060"))):
            shaft(h, (655, 300, 84 - k * 20), (640, 1240, 190 - k * 60), tone, 130, 1.5, k)
    with h.thing("holes in the night", "place"):
        for k, (x, y, r) in enumerate(HOLES):
            h.hole(bitten(x, y, r, 52), SAFFRON, "#7d9bd0")
        for x, y in ((600, 330), (640, 350), (690, 352), (740, 320), (770, 270), (730, 560), (150, 786)):  # threads that still swing
            h.loose([(x, y), (x + rng.uniform(-8, 8), y + 34), (x + rng.uniform(-26, 26), y + 66), (x + rng.uniform(-20, 20), y + 92)], ("#7d9bd0", "#c9d4ea")[x % 2], 2.4)
    with h.thing("moth", "subject", lift=20) as big, h.at(486, 318, 0.86, -22):
        moth(h)
    with h.thing("owl", "witness", lift=12) as bird:
        h.tube("330,1176,14 480,1160,22 640,1150,28 830,1110,36", ("#100c14", "#241c22", "#40322e", "#7a5a40"), "fur", angle=10)
        with h.at(610, 850, 1.0, 6):
            owl(h)
        for x in (524, 556, 588, 640, 672, 702):
            h.tube([(x, 1112, 10), (x - 3, 1140, 15), (x - 2, 1166, 8)], ("#2a1c18", "#5a4430", "#a88450"), "across")
            h.tube([(x - 3, 1160, 7), (x - 1, 1182, 1.5)], ("#0c0a10", "#2c2430", "#6a5a58"), "silk")
    s.relate(bird[0], "hides in", big[0])
    s.describe("A huge pale moth eats holes into the night. Through the holes shines a saffron cloth, and cut threads hang from the rims. Below, an owl on a branch has shut its eyes.")
    s.moods("eerie", "dazzled", "gentle", "dreamy")
    s.themes("night", "hunger", "light", "things ending")
    s.says("cheese sky", "light supper", "I had liked it dark", "midnight snack", "who left the sun on", "too bright to sleep", "morning, in instalments", "wardrobe trouble", "the last blanket", "night owl resigns", "she only wanted a taste", "stars, the wrong way", "how dawn is made", "holes in my memory", "somebody call the tailor", "insomnia", "enlightenment", "five more minutes", "don’t look", "all you can eat", "day break", "it started with one small hole", "she cannot help it", "the neighbours have left a lamp on", "what was behind it all along", "curtain call", "mothballs, please", "bite by bite", "slow sunrise", "closed for light", "I was going to use that night", "a quiet guest", "leftovers")  # fmt: skip
    s.about(place="under the night sky", time="night", light="through the holes", composition="diagonal", view="from below", unexplained="what the saffron cloth is")
