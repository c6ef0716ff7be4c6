"""Falling Up: a ram falls into the sky and holds on to the grass with its teeth; a dog has not been taught this."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.marks import before, curls, locks
from reverie_studio.sculpt.plants import sward
from reverie_studio.sculpt.rams import bitten_ram, rising_legs, rising_wool
from reverie_studio.sculpt.rock_beasts import bloodhound_face

X, Y, K = 300, 752, 0.87  # the ram's skull
TUFT = (296, 1010)


@card(id="p7wq2a", title="Falling Up", seed=64, palette="board_moss", light=(-0.3, 0.9))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.42, 0.62, 1.0)], ambient=0.015, focus=(380, 620, 430))
    rng = s.rng
    with b.thing("stars", depth=0.05) as k:
        k.prick([(x, y, 0.8 + 2.2 * rng.random() ** 4) for x, y in rng.uniform((10, 10), (790, 620), (70, 2))])
    with b.thing("hills", "place", depth=0.1) as far:
        ridge(far, [(-10, 1000), (140, 966), (300, 1000), (470, 980), (640, 940), (810, 980)], depth=120, gain=0.34, folds=0.1, base=1120)
    with b.thing("ram", "subject", depth=0.6) as r:
        way = {"at": (X, Y, 0), "scale": K, "roll": 11}
        back, front, thighs = (c.turned(**way) for c in rising_legs())
        hair, hoof = CUTS["fur"].but(stroke=(7, 20)), {"hoof": (CUTS["skin"].but(gain=0.9), "along")}
        before(r, back, hair, "along", gain=0.6, ambient=0.05, parts=hoof)
        for wool, grow in ((rising_wool().turned(**way), 4), (thighs, 1)):
            if wool is thighs:
                before(r, front, hair, "along", gain=1.1, ambient=0.08, parts=hoof)
            curls(r, before(r, wool, CUTS["fur"].but(near=2.8), "along", grow=grow, ambient=0.12, gain=0.8), 30, 14, gain=1.25, width=2.0)
        head = bitten_ram(look=(0.9, 0.3)).turned(**way)
        before(r, Clay([lump for lump in head.lumps if lump.part == "muzzle"]), "skin", "across", gain=0.8)
    with b.thing("green tuft", "accent", spot=1.0, depth=0.7) as t:
        mx, my = X - 32, Y + 176
        blades = [[(TUFT[0] + 7 * k, 1040 + abs(k) * 4), (TUFT[0] + 4.5 * k, 990), (mx + 2.2 * k, my + 8),
                   (mx + 17 * k + rng.normal(0, 6), my + 2 * abs(k) + rng.normal(0, 12))] for k in (-7, 7, -6, 6, -5, 5, -4, 4)]
        locks(t, blades, 11, 2.0, 3)
        locks(t, [[(TUFT[0] + 7 * k, 1046), (TUFT[0] + 5 * k, 990), (mx + 3 * k, my + 22), (mx + 2 * k, my + 6)] for k in (-3, 3, -2, 2, -1, 1, 0)], 11, 2.2, 3)
        for x, y, q in ((232, 976, 9), (366, 960, 8), (196, 880, 6), (384, 880, 5), (150, 820, 5), (346, 1010, 9)):
            t.clay(Clay().ball(x, y, 0, q).ball(x + q * 0.7, y - q * 0.4, 0, q * 0.7, melt=3), "stone", (0.3, 1, 0.4), spot=0.0)
    with b.thing("ram's face", depth=0.75) as r:
        chin = max(lump.group for lump in head.lumps if lump.part == "muzzle")
        upper = [lump for lump in head.lumps if lump.group != chin]
        before(r, Clay(upper, head.marks), "fur", "along", grow=6, ambient=0.06, parts={"horn": ("skin", "across"), "muzzle": (CUTS["fur"].but(stroke=(5, 12)), "along"), "lid": ("skin", "along")})
        eyes(r, head, sides=("near",), light=1.3, iris=0.4)
        r.strokes([head.curve("nostril")], 11, black=True, ends=(0.4, 0.4))
        r.strokes([[(x - 2, y - 9) for x, y in head.curve("nostril")[:3]]], 2.6, ends=(0.2, 0.2))
    with b.thing("dog", "witness", depth=0.8, lamps=[Lamp(-0.55, -0.5, 0.62, 1.05)]) as d:
        dog = bloodhound_face()
        for side in ("left", "right"):
            dog.marks[f"iris {side}"] = [(x - 8, y - 14, z) for x, y, z in dog.marks[f"iris {side}"]]
        dog = dog.turned(at=(606, 936, 60), scale=0.92, roll=-7, yaw=-14, pitch=8)
        before(d, dog, CUTS["fur"].but(stroke=(7, 20)), "along", grow=7, gain=1.1, ambient=0.06,
               parts={"lid": ("skin", "along"), "nose": ("wet", "across"), "ear": (CUTS["fur"].but(gain=0.7), "along")})
        eyes(d, dog, light=1.1, iris=0.5, glint=(-0.4, -0.4))
    with b.thing("grass", "place", plane="front", depth=0.9) as g:
        edge = [(-20, 1090), (140, 1084), (220, 1068), (262, 1040), (TUFT[0], 1024), (330, 1040), (380, 1070), (560, 1086), (820, 1084)]
        sward(g, edge, 8, 24, (22, 50), lambda x, y: 1.9 * math.exp(-math.hypot((x - 400) / 420, (y - 1080) / 130)), every=6, lean=0.05)
    s.describe("A ram falls upward into the starry sky. Its legs dangle above its body, and it holds on to the ground by a tuft of green grass between its teeth. "
               "Beside it a dog with long ears rolls up worried eyes.")
    s.moods("desperate", "stubborn", "comic", "puzzled")
    s.themes("letting go", "falling", "home", "duty", "gravity")
    s.relate("ram", "hangs from", "green tuft")
    s.about(place="a meadow before low hills", time="night", light="from the upper left", composition="diagonal", view="from below, out of the grass",
            foreground="grass along the lower edge", unexplained="why only the ram falls")
    s.says("hungry", "ascension", "salad", "grounded", "lightheaded", "stubborn", "insomnia", "upside", "dieting", "overtime", "astronaut", "promotion", "tether", "don’t open your mouth", "hang in there", "nobody trained me for this", "one sheep, two sheep …", "the grass is always greener down here", "bite off more than you can chew", "say cheese", "upward mobility", "my roots", "it was only one mouthful", "whatever you do, don’t answer", "the sky has gravity too", "let go!", "tooth and nail", "bad day at work", "counting sheep, the hard way", "the one that got away", "you’re not leaving without lunch", "head over heels", "I told him not to jump", "keep your feet on the ground", "a wool balloon", "how did you fall for it?", "everything I love is on the floor", "what goes up", "should I bark?", "last blade", "world upside down", "heaven can wait", "pull yourself together")  # fmt: skip
