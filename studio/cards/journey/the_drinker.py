"""A lynx drinks; its own wrong side rises from the puddle and drinks harder."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.cats_dogs_foxes import lynx_face
from reverie_studio.sewn.stitches import wrong_side

COAT = ("#3a2416", "#74492a", "#b07c48", "#dcb27c", "#ffe6ba")
BLACK = ("#0c0a10", "#1c1820", "#3a343a")
TONGUE = ("#7a2034", "#c04a58", "#ee8480", "#ffb8a8")
SKULL = "0,-150 70,-142 124,-104 152,-40 148,30 168,86! 120,96 96,126 56,110 0,118 -56,110 -96,126 -120,96 -168,86! -148,30 -152,-40 -124,-104 -70,-142"


def back_of_it(h: Hoop) -> None:
    """The same face upside down, from behind the cloth."""
    tones = ("#5a3820", "#a06a3c", "#d8a868", "#3a2a20", "#c89458")
    ear = "{0},-130! {1},-196 {2},-226! {3},-150 {4},-76!"
    parts = [(SKULL, tones, 700, 34, 20)] + [(ear.format(*(x * v for v in (60, 120, 206, 200, 140))), tones[:3], 70, 36, 5) for x in (-1, 1)]
    parts += [(f"{x * 34},50! {x * 90},30 {x * 140},44 {x * 168},86! {x * 120},96 {x * 96},124 {x * 50},110!", ("#ece0ca", "#fffaf0", "#b8a690"), 90, 34, 12) for x in (-1, 1)]
    parts += [("-56,70 0,50 56,70 60,104 0,124 -60,104", ("#ece0ca", "#fffaf0", "#98544c"), 70, 34, 8)]
    for k, (shape, tone, n, size, ends) in enumerate(parts):
        h.stain(shape, "#3a2c1e" if k < 3 else "#7a6c5c", 0.8, 4)
        wrong_side(h, shape, tone, n, angle=40 + k * 25, length=size, wander=34, ends=ends, hang=100, seed=k, width=2.4)
        wrong_side(h, shape, tone, n // 3, angle=-40 + k * 20, length=size * 1.3, wander=30, ends=0, seed=k + 20, width=2.2)
    for x in (-1, 1):
        for p in ((20, -60, 34, -140), (48, -70, 74, -134), (100, 30, 150, 84), (84, 50, 116, 104)):
            for d in (-9, 0, 8):
                h.straight([(x * p[0] + d, p[1], x * p[2] - d, p[3])], BLACK[d % 3], 3.6, 3)
        for k in range(7):
            a = k * 0.9 + x
            h.straight([(x * 64 + math.cos(a) * 34, -18 + math.sin(a) * 22, x * 64 - math.cos(a + 0.5) * 34, -18 - math.sin(a + 0.5) * 22)], BLACK[k % 3], 4.5, 3)
    h.knots([(64, -18, 11), (-64, -18, 11)], "#d0c030")
    h.straight([(-20, 48, 18, 70), (20, 46, -16, 72), (0, 40, 2, 76)], "#98544c", 7, 2)
    for k in range(9):
        h.straight([(-20 + k * 5, 100 + (k * 13) % 20, 16 - k * 4, 190 - (k * 7) % 16)], TONGUE[1 + k % 3], 6, 6)


@card(id="ly8r4k", title="The Drinker", seed=64, palette="soot", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#3a3d44"), (560, "#4c4c4c"), (1200, "#37352f")])
    puddle = "-20,600 120,556 330,580 520,556 690,600 760,720 730,930 690,1090 600,1200 240,1220 40,1160 -30,1000 -40,780"
    with h.thing("puddle", "place"):
        h.stain("-40,560 180,530 420,560 640,530 810,700 780,1000 680,1150 480,1230 200,1230 -40,1180 -60,820", "#26231f", 0.6, 26)
        h.patch(puddle, [(600, "#a8bcc4"), (800, "#8aa4b0"), (1200, "#5c7480")], lift=2, pitch=3.6)
        for r in (1.0, 1.5, 2.2, 3.0):
            a = np.linspace(0.2 + r, 6.1 + r, 40)
            h.stem([(393 + np.cos(v) * 90 * r, 652 + np.sin(v) * 40 * r) for v in a], "#f4fafa", 2.8 - r * 0.4, 12)
    with h.thing("its wrong side", "subject") as other, h.at(340, 880, 1.25, 193):
        back_of_it(h)
    with h.thing("lynx", "subject", lift=14) as cat:
        h.tube("600,-80,190 560,90,180 500,250,160", COAT, "fur", angle=8, length=22)
        rng = np.random.default_rng(3)
        for _ in range(34):
            x, y = rng.uniform(450, 690), rng.uniform(0, 170)
            h.tube([(x, y, 6), (x - 4, y + 16, 5)], BLACK, "hair")
        with h.at(450, 400, 1.34, 13):
            lynx_face(h)
    with h.thing("ring", "accent"):
        for r in (26, 40):
            h.couch([(393 + math.cos(a) * r * 1.5, 654 + math.sin(a) * r * 0.62) for a in np.linspace(0, 6.3, 30)], "#ffffff", "#8aa4b0", 4, 12)
    s.relate(cat[0], "is reflected as", other[0])
    s.describe("A lynx bends to a puddle and drinks. Its reflection is its own reverse: crossing threads, knots, loose ends and crossed-out eyes. Their tongues meet in one bright ring.")
    s.moods("eerie", "thirsty", "uneasy")
    s.themes("the self", "reflection", "hidden side", "hunger")
    s.says("ugly twin", "inner life", "it gets the better half", "kiss", "don’t look too close", "the seamy side", "cheers", "who is thirstier?", "my mirror on Mondays", "backstage", "spot the difference", "the other me", "it drinks me back", "tangled up", "self-portrait after midnight", "you should see the back", "straw monster", "what the seamstress hid", "Narcissus had fleas", "one drop left", "loose ends", "reflections on character", "same face, no manners", "shadow work", "it was here first", "two tongues", "thirst knows no sides", "scarecrow cat", "that’s how I feel inside", "nobody is neat underneath", "sharing a drink with myself")
    s.about(place="the Wrong Side", time="dusk", light="pale sky in the puddle", composition="centred", view="near", unexplained="which of them the puddle feeds")
