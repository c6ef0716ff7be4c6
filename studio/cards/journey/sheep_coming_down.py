"""An avalanche of sheep rolls off the pass straight at us; a black cat rides on top as if it had ordered this."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import sitting_cat
from reverie_studio.sewn.goats_and_sheep import SHEEP, fleece, sheep_face

WOOL = (("#a4b8d0", "#dde6ec", "#ffffff", "#ffffff"), ("#c8bca0", "#ece2cc", "#fffaf0", "#ffffff"), ("#94a4c4", "#cad4e2", "#f4f6f6", "#ffffff"))


@card(id="z9nt6b", title="Sheep, Coming Down", seed=89, palette="snow blind", light=(0.6, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#3f7fc0"), (420, "#7fb4dc"), (900, "#bcd8e8")])
    rng = np.random.default_rng(89)
    with h.thing("pass", "place"):
        h.patch("-20,330! 90,210! 190,280! 300,150! 420,330! 520,430 640,640 720,900 820,1100! 820,1220! -20,1220!", [(150, "#f4f6f4"), (600, "#dfe8ee"), (1200, "#c4d4e2")], lift=6, edge="#8496ad")
        h.seeds("620,700! 700,900! 800,1100! 800,1220! 640,1220! 560,900!", ("#8496ad", "#ffffff", "#b9c6d2"), 22, 20, 60, 2.2)
    back = ((150, 330, 44, 60), (250, 296, 40, -70), (70, 400, 56, 20), (330, 390, 54, 140), (190, 430, 66, -10), (430, 480, 62, 170), (300, 520, 76, -25), (90, 560, 88, 14))
    front = ((540, 640, 84, 40), (410, 690, 104, -14), (220, 720, 112, 160), (630, 800, 92, 64), (60, 820, 120, -20), (510, 900, 126, 22), (290, 940, 136, -34))
    with h.thing("far sheep", "prop", count=8, lift=6):
        for k, (x, y, r, t) in enumerate(back):
            with h.at(x, y, 1.0, t):
                for lx in (-0.5, -0.2, 0.3, 0.6):
                    h.tube([(lx * r, r * 0.6, r * 0.1), (lx * r * 1.3, r * 1.2, r * 0.08), (lx * r * 1.3 + 4, r * 1.36, r * 0.1)], SHEEP, "across")
                fleece(h, r, WOOL[k % 3], rng)
                with h.at(r * 0.15, r * 0.05, r / 118, -t * 0.4):
                    sheep_face(h, (0, 1, 2, 0, 3, 1, 2, 0)[k], rng)
    with h.thing("sheep", "subject", count=7, lift=10) as flock:
        for k, (x, y, r, t) in enumerate(front):
            with h.at(x, y, 1.0, t):
                for lx in (-0.6, -0.25, 0.3, 0.62):
                    h.tube([(lx * r, r * 0.6, r * 0.11), (lx * r * 1.4, r * 1.2, r * 0.09), (lx * r * 1.5 + 6, r * 1.4, r * 0.11)], SHEEP, "across")
                fleece(h, r, WOOL[(k + 1) % 3], rng)
                with h.at(r * (0.2, -0.3, 0.1)[k % 3], r * 0.1, r / 122, -t * 0.45):
                    sheep_face(h, (1, 0, 2, 3, 0, 1, 2)[k], rng)
    with h.thing("spray"):
        h.knots([(430 + t * 330 + rng.normal(0, 20) + abs(rng.normal(0, 26)), 380 + t * 640 - abs(rng.normal(0, 30)), rng.uniform(3, 9)) for t in rng.random(70)], ("#ffffff", "#dbe8f0", "#b9c6d2"))
    with h.thing("black cat", "subject", lift=10) as boss, h.at(470, 590, 0.92, -8):
        sitting_cat(h)
    with h.thing("nearest sheep", "subject", plane="front", lift=14):
        with h.at(560, 1180, 1.0, -8):
            fleece(h, 230, WOOL[0], rng)
            with h.at(10, -20, 2.1, 0):
                sheep_face(h, 0, rng)
        with h.at(90, 1190, 1.0, 16):
            fleece(h, 190, WOOL[1], rng)
            with h.at(20, -30, 1.6, -6):
                sheep_face(h, 1, rng)
    s.relate(boss[0], "balances on", flock[0])
    s.describe("Sheep tumble down a snowy mountain towards us. Some grin, some shout, some shut their eyes. A black cat with a bell sits upright on top of them, quite calm.")
    s.moods("boisterous", "funny", "unstoppable")
    s.themes("crowds", "leadership", "momentum", "obedience")
    s.says("wool wave", "public opinion", "it was quiet until we were many", "counting sheep, quickly", "whose idea was this", "management", "avalanche with faces", "follow me, said nobody", "rush hour", "the cat started it", "knitwear season", "first snow, last warning", "soft landslide", "baa", "everyone at once", "crowd surfing", "majority", "I can’t sleep now", "fashion", "don’t look back", "charge!", "woolly thinking", "all downhill from here", "the chairwoman", "sale opens at nine", "mob", "they seem happy", "when one jumps", "too late to ask", "mind the fluff", "she ordered this", "gravity and its friends", "the stampede was polite")  # fmt: skip
    s.about(place="a mountain pass", time="morning", light="sun from the right", composition="diagonal", view="from below", foreground="two sheep's faces", unexplained="why they obey the cat")
