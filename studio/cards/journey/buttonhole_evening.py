"""A fox is halfway through a buttonhole in the hill; its basket of eggs is not."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_forms import evenly, outline, tangents
from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import fox_face, fox_paw
from reverie_studio.sewn.things import egg_basket

FOX = ("#4a1608", "#8a300e", "#cc5a1c", "#f08c3c", "#ffcc88")
HOLE = "96,330! 190,300 330,390 480,480 620,640 700,800 712,960! 640,1010 520,960 380,860 240,690 130,500"


def bars(h: Hoop) -> None:
    """Buttonhole stitch: thick bars around the slit, with a purl at its edge."""
    p = evenly(np.vstack([outline(HOLE), outline(HOLE)[:1]]), 7.0)
    t = tangents(p)
    out = np.stack([t[:, 1], -t[:, 0]], 1)
    rng = np.random.default_rng(4)
    far = rng.uniform(44, 54, (len(p), 1))
    h.straight(np.hstack([p - out * 4, p + out * far]), ("#8a6a3a", "#c49a54", "#e8c884", "#fbe6b0"), 6.2, 0.0, gloss=0.3)
    h.couch(p, "#f4dca0", "#a07a40", 9, 9)


@card(id="fx2d9b", title="Buttonhole, Evening", seed=95, palette="lichen", light=(-0.75, -0.5))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#7f9a5c"), (500, "#5f8450"), (1200, "#3c5c40")])
    with h.thing("hill", "place"):
        for k, (x, y) in enumerate(((560, 120), (700, 300), (640, 60), (80, 860), (150, 1080), (60, 660), (740, 1120), (620, 1140), (420, 90), (760, 470))):
            for d in (-16, 0, 15):
                h.straight([(x + d, y, x + d * 1.7, y - 34 - (k * 7) % 14)], ("#2f4a30", "#a8c07a", "#4d6a3c")[k % 3], 3, 3)
        for a in np.linspace(0.2, 6.2, 22):  # the cloth strains
            x, y = 400 + math.cos(a) * 380, 650 + math.sin(a) * 430
            h.shade([(x, y), (x + math.cos(a) * 120, y + math.sin(a) * 120), (x + math.cos(a + 0.08) * 122, y + math.sin(a + 0.08) * 122)], 0.32, 7)
    with h.thing("hole"):
        h.hole(HOLE, "#16120e", "#2a241a")
    with h.thing("basket", "prop", lift=8) as basket:
        egg_basket(h)
    with h.thing("fox", "subject", lift=16) as fox:
        h.tube("350,600,70 400,690,110 470,800,130", FOX[:4], "fur", angle=10, lit=0.5)
        bars(h)
        fox_paw(h)
        with h.at(512, 838, 1.28, -8):
            fox_face(h)
    s.relate(fox[0], "is trapped in", basket[0])
    s.describe("A fox has pushed its head through a buttonhole in a hillside. One foreleg is out too; behind it a full basket of eggs is stuck in the slit. The fox smirks sideways.")
    s.moods("sly", "stuck", "greedy")
    s.themes("greed", "cleverness", "thresholds", "measure")
    s.says("let go", "greed, measured", "neither in nor out", "stuck fox", "breakfast is late", "customs", "does my bottom look big?", "so near", "carry-on limit", "almost honest", "the perfect crime", "plan B", "one egg too many", "button me up", "it worked on the way in", "eyes bigger than the exit", "hand in the cookie jar", "nothing to declare", "a tight squeeze", "I meant to do that", "haven’t we met?", "the hill is buttoned wrong", "compromise", "all or nothing", "sly", "who left this open?", "you go ahead", "an omelette requires patience", "the narrow gate", "the hens are laughing", "dignity, please", "halfway out of the woods")
    s.about(place="the Pockets", time="evening", light="low, from the left", composition="diagonal", view="near", unexplained="what buttons the hill")
