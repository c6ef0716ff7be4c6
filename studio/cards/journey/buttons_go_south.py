"""Autumn: the buttons fly south in a wedge, threads trailing; three people stand on the hill and hold what has come down."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.land import ridge
from reverie_studio.sewn.people import unbuttoned
from reverie_studio.sewn.things import flying_button

FALL = (("#6a3414", "#a85c20", "#d88c34", "#f8c46c"), ("#7a4a18", "#b87c28", "#e4b048", "#fde08c"), ("#5c5420", "#8c8034", "#b8ac50", "#e8dc8c"))
WING = ("#a8a0a8", "#d8d0d0", "#fbf4ec", "#ffffff")
PEARL = ("#f8f0e4", "#c8e0e4", "#f4c8b8", "#f0e0a0", "#a8443a", "#2f6f8a", "#fff8e8")
FLOCK = ((560, 146, 46, 0.2), (462, 186, 38, -0.1), (664, 228, 36, 0.3), (376, 236, 32, 0.15), (742, 312, 31, 0.0), (298, 284, 28, 0.3), (226, 332, 25, -0.1), (790, 410, 26, 0.25), (160, 384, 22, 0.2), (102, 434, 20, 0.0), (566, 384, 26, 0.1), (54, 486, 17, 0.3))


@card(id="vkz2sb", title="The Buttons Go South", seed=3, palette="madder noon", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#4c8ca8"), (340, "#8cc0c8"), (640, "#f0dfbe"), (720, "#fbd8a0"), (1200, "#d8a860")])
    rng = np.random.default_rng(3)
    with h.thing("autumn hills", "place", lift=4):
        ridge(h, "-20,690 130,640 290,676 460,620 640,664 830,610", 840, FALL[2])
        for x in range(10, 800, 44):
            y = 684 + 20 * np.sin(x / 60)
            h.knots([(x + rng.normal(0, 7), y + rng.normal(0, 9), rng.uniform(9, 17)) for _ in range(4)], ("#c8523a", "#e0883a", "#a8443a", "#d8b040"))
        ridge(h, "-20,800 180,750 380,780 600,736 830,770", 960, FALL[1])
        for k in range(6):
            h.run([(40 + k * 140, 800), (20 + k * 146, 860), (k * 156 - 20, 940)], "#7a4a18", 3.4, 14, 9)
        ridge(h, "-20,1010 200,960 420,940 640,960 830,1000", 1240, FALL[0])
        for _ in range(40):
            x, y = rng.uniform(0, 800), rng.uniform(1010, 1190)
            h.leaf([(x, y, 2), (x + 12, y - 4, 7), (x + 24, y + 4, 1)], ("#a8443a", "#d99a3f", "#c8702c")[int(rng.integers(3))], angle=24)
    with h.thing("buttons", "subject", lift=22, count=12) as flock:
        for k, (x, y, r, beat) in enumerate(FLOCK):
            with h.at(x, y, 1.0, -8):
                flying_button(h, r, PEARL[k % 7], WING, ("#5c2c20", "#2c4a5c")[k % 2], beat)
    with h.thing("those left behind", "subject", lift=14, count=3) as people:
        for x, y, n, more in ((400, 1150, 1.1, {"jacket": ("#3a1418", "#6a2430", "#a84450", "#e08888"), "drawers": ("#b8b0a0", "#e8e0d0", "#ffffff"), "dots_of": "#c8402c", "trousers": ("#1c2430", "#34445c", "#64789c"), "hat": ("#140e14", "#2c2028", "#54404c"), "wide": 1.36, "drop": 0.35}),
                              (150, 1170, 1.04, {"jacket": ("#1c3a2c", "#2f6048", "#5c9470", "#a8d0a8"), "drawers": ("#a86a74", "#e8a8a8", "#ffe0dc"), "dots_of": "#ffffff", "trousers": ("#4a3420", "#7a5a38", "#b08a58"), "hat": ("#6a4a18", "#b08428", "#e4bc50", "#fff0a8"), "wide": 0.84, "drop": 0.9, "point": True}),
                              (650, 1180, 0.9, {"jacket": ("#14284c", "#2c4c88", "#6088c0", "#b0ccec"), "drawers": ("#8c9ca8", "#ccd8e0", "#f8fcff"), "dots_of": "#2f6f8a", "trousers": ("#6a1c14", "#b03a28", "#e07a58"), "hat": ("#3a0c0c", "#8a1c1c", "#d04438"), "wide": 0.96, "drop": 0.7, "tall": "plume"})):
            h.shade([(x - 90 * n, y), (x, y - 14), (x + 80 * n, y), (x, y + 14)], 0.45, 6)
            with h.at(x, y, n):
                unbuttoned(h, **more)
    s.relate(flock[0], "floats above", people[0])
    s.relate(people[0], "loses", flock[0])
    s.describe("A wedge of winged buttons flies over autumn hills. Three people, seen from behind, watch it; their trousers have come down and their spotted drawers show. One points at the sky.")
    s.moods("funny", "wistful", "bright")
    s.themes("autumn", "loss", "embarrassment", "migration", "freedom")
    s.says("hold on", "autumn, unbuttoned", "everything closes a little worse", "there go mine", "bird season", "caught with our trousers down", "wardrobe malfunction", "they’ll be back in spring", "holes to follow", "early this year", "pearl divers in reverse", "don’t look, Mother", "a draught", "loose morals", "pants!", "the leader was from my Sunday best", "safety in numbers", "undone", "snap", "who needs belts", "gone with the thread", "polka dots", "freedom has four holes", "the flies have flown", "wave goodbye, carefully", "free as a button", "hanging by a thread", "it was a good shirt", "exposed", "see you in Africa", "shirt tails", "migrants", "now we know", "change of season", "the tailor predicted it", "left holding", "a small revolt", "buttoned up no more", "three moons over the hill", "we never thanked them", "string theory", "sewn to be wild")  # fmt: skip
    s.about(place="Smocked Fields", time="an autumn afternoon", light="from the upper right", composition="split", view="from below", unexplained="where the buttons go")
