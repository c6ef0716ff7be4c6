"""For Your Own Good: a bumble-bee under a tumbler on a picture postcard; it stands in the postcard's sea, both forefeet on the glass."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import round_beasts as b

GLASS = (404, 540)


@light_box(id="h5y9ed", title="For Your Own Good", seed=55, palette="midsummer", light=(-0.6, -0.6))
def paint(s: LightBox) -> None:
    """Morning falls through the glass on the printed sea."""
    s.took_view("through")
    s.back("#f4c88a", "#b47a44", at=(420, 480), radius=900)
    s.sheet("table", b.window_table, depth=0.05, haze=0.0)
    s.sheet("postcard", lambda pen: b.postcard(pen, (400, 640), 8, (600, 860)), depth=0.12, role="prop", haze=0.0)
    s.lamp(GLASS, 420, "#fff4cc", 0.5)
    s.sheet("deckchair", lambda pen: b.deck_chair(pen, (236, 742), 28, 1.0), depth=0.2, role="witness", haze=0.0)
    light = [Lamp(-0.5, -0.6, 0.65, 1.0)]
    body = b.bumble_bee().turned(at=(*GLASS, 0), scale=1.04, roll=-8, pitch=8)
    black, yellow = "#3a2c34", "#f2b428"
    bee = s.clay(body, {"": black, "yellow": yellow, "black": black, "tail": "#fbf0d8", "collar": yellow, "face": "#46363e", "muzzle": "#5e4a52", "leg": "#2c2028", "arm": "#2c2028", "foot": "#5a4650", "lid": "#5a4650", "eye": "#46363e"}, name="bumble-bee", role="subject",
                 sheets=5, depth=0.24, relief=50, lamps=light, texture={"yellow": "fur", "black": "fur", "tail": "fur", "collar": "fur", "face": "fur"}, size=1.0)  # fmt: skip
    s.eyes(bee, iris="#7a4a24", wide=0.6)
    s.strips(bee, ["feeler left", "feeler right"], "#2c2028", 8, lift=4)
    s.strips(bee, ["mouth"], "#f6dfa0", 5, lift=0)
    s.sheet("wings", lambda pen: [b.bee_wing(pen, (GLASS[0] + 40 * k, GLASS[1] + 4 - 6 * k), 16, 210, "#e6f4f6", k) for k in (-1, 1)], depth=0.62, haze=0.0, sheer=0.6)
    s.sheet("tumbler", lambda pen: b.tumbler_rings(pen, GLASS, 258), depth=0.74, role="prop", haze=0.0, sheer=0.7, shadow=(0, 0, 0, 0.25))
    s.sheet("curtain", b.curtain_hem, depth=0.9, plane="front", role="prop", haze=0.0)
    s.relate(bee, "is trapped in", "tumbler")
    s.describe("A bumble-bee stands under a tumbler that was turned over it. It lies on a picture postcard: the bee is in the printed sea, both forefeet on the glass, and looks up. A little deckchair stands at the edge of the foam, and prints run up to a hut.")
    s.moods("homesick", "trusting", "comic", "uneasy")
    s.themes("freedom", "holidays", "captivity", "kindness")
    s.says("where are we going", "wish you were here", "it's for your own good", "all inclusive", "sea view", "a room with a view", "are we there yet", "let me out", "just for a moment", "waving or drowning", "holiday blues", "greetings from nowhere", "glass ceiling", "a gilded cage", "the window seat", "no way home", "we used to come here as children", "low season", "out of the frying pan", "don't be afraid", "I'll carry you outside", "mind the gap", "quarantine", "the aquarium",
           "so near and yet so far", "paradise, slightly used", "non-refundable", "postage due", "a change of air", "return to sender", "big plans", "in transit", "lost at sea", "sunny spells", "under observation", "the last day of summer", "please do not tap", "he was only buzzing", "somebody lives here", "one-way ticket", "is anybody there", "safe and sorry", "hands up")  # fmt: skip
    s.about(place="a kitchen table by the window", time="morning", light="sun through the glass", composition="centred", view="through, straight down into a tumbler", foreground="the dark hem of a curtain", unexplained="prints of six feet on the postcard's beach, already old")
