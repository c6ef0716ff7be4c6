"""All in Favour: a whole hamlet leans one way, and a goat does not."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cows import puddle
from reverie_studio.sculpt.goats import goat_face, goat_stands, plain_goose, slot_eyes
from reverie_studio.sculpt.hoofed import ox
from reverie_studio.sculpt.leaning import leaning_cottage, leaning_house, leant, tipped

LEAN = 0.5
ALONG = math.degrees(math.atan2(-1, LEAN))


@card(id="mpncr8", title="All in Favour", seed=8, palette="lino_salt_rose", light=(-0.75, -0.35))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.78, -0.34, 0.42)])
    with p.thing("sky", "place") as sky:
        sky.plane("0,0! 800,0! 800,800! 0,800!", lambda x, y: 0.1 + 0.9 * np.clip((y - 330) / 420, 0, 1) + x * 0, (0, 1), (0.55,), axis=0, pitch=13, wild=2.2)
    with p.thing("hill") as hill:
        hill.plane("-10,672! 120,640 300,628 520,600 810,640! 810,860! -10,860!", lambda x, y: 0.46 + 0.2 * np.exp(-(((x - 60) / 120) ** 2)) - (y - 640) / 900, (1, 2), (0.6,), axis=ALONG, pitch=10, wild=1.6)
    with p.thing("poplars") as trees:
        for x, foot, tall, wide in ((536, 800, 300, 34), (590, 806, 352, 40), (650, 812, 250, 36)):
            shape = tipped(foot, LEAN, f"{x - 5},{foot} {x - wide},{foot - tall * 0.22} {x - wide * 0.9},{foot - tall * 0.5} {x - wide * 0.62},{foot - tall * 0.8} {x},{foot - tall} {x + wide * 0.66},{foot - tall * 0.78} {x + wide},{foot - tall * 0.46} {x + wide * 0.9},{foot - tall * 0.2} {x + 6},{foot}")
            trees.form(shape, how="fur", puff=44, axis=ALONG, inks=(1, 2, KEY), at=(0.62, 0.3), pitch=9, halo=4)
    with p.thing("houses") as houses:
        leaning_cottage(houses, 24, 806, 0.95, LEAN)
        u, v = leaning_house(houses, 384, 812, 0.98, LEAN)
    with p.thing("smoke", "accent") as smoke:
        smoke.flat([(u - 11, v - 4), (u - 20, v - 120), (u - 9, v - 240), (u - 19, v - 360), (u - 10, -10), (u + 16, -10), (u + 20, v - 350), (u + 9, v - 230), (u + 19, v - 110), (u + 10, v - 4)], ink=0)
    with p.thing("meadow") as field:
        field.plane("-10,800! 160,786 420,806 640,790 810,812! 810,1210! -10,1210!", lambda x, y: 0.8 - (y - 800) / 700 - np.clip((x - 200) / 900, 0, 1), (0, 1, 2), (0.62, 0.34), axis=ALONG, pitch=13, wild=1.8, rough=0.3)
    with p.thing("cow", "witness") as cow:
        body = leant(ox(nose=(-220, -176), fore=((22, 0), (-24, 0)), hind=((-24, 0), (22, 0))).turned(at=(476, 1006, 0), scale=0.86, flip=True), 1006, LEAN)
        cow.flat("370,1004 420,996 600,994 640,1006 500,1016", ink=KEY)
        cow.flat_clay(body, grow=3.5)
        cow.clay(body, "hide", "across", inks=(0, 1, 2), at=(0.4, 0.14), parts={"horn": ("black", "along"), "far leg": ("dark", "along")})
        cow.flat(*(puddle(np.random.default_rng(3), *place, 0.8, 0.34) for place in ((516, 862, 40), (604, 876, 30), (654, 838, 17))), ink=KEY)
        x, y, _ = body.marks["eye"][0]
        cow.dots([(x, y, 7)], 0), cow.dots([(x + 2, y, 4.5)], KEY)
    with p.thing("geese", "witness", count=3) as geese:
        for x, foot, k in ((572, 1128, 0.48), (396, 1150, 0.52)):
            bird = leant(plain_goose().turned(at=(x, foot, 0), scale=k), foot, LEAN)
            geese.flat_clay(bird, grow=3.5)
            geese.clay(bird, "white", inks=(0, 1, 2), at=(0.3, 0.12), parts={"beak": ("dark", "along"), "leg": ("dark", "along")})
            x, y = bird.curve("eye")[0]
            geese.dots([(x, y, 3.6)], KEY)
    with p.thing("rock") as rock:
        rock.clay(Clay().limb([(120, 1110, -40, 60), (230, 1100, 0, 66), (330, 1116, -20, 52)], part="rock", per=5).limb([(60, 1180, 0, 70), (250, 1190, 20, 90), (400, 1190, 0, 60)], melt=14, per=5), "stone", (0.3, 1, 0.2), halo=5, gain=1.15, inks=(0, 1, 2), at=(0.62, 0.3), rough=0.2)
        rock.flat("120,1070! 150,1058 340,1058 470,1046! 380,1078 250,1086 160,1082", ink=KEY)
    with p.thing("goat", "subject") as goat:
        body = goat_stands().turned(at=(232, 1062, 0), scale=0.98, yaw=-9)
        face = goat_face(lids=0.8).turned(at=(228, 560, 150), scale=1.0)
        goat.flat_clay(body, ink=0, grow=6)
        goat.clay(body.add(Clay().limb([(230, 640, 40, 60), (228, 590, 70, 56)], melt=24, part="coat")), "fur", "down", inks=(0, 2, KEY), at=(0.9, 0.7), pitch=9, wedge=0.16, wild=2.0, parts={"hoof": ("black", "down"), "coat": (GOUGES["fur"].but(inks=(0, 2, KEY), at=(0.95, 0.78), pitch=8, wedge=0.2, wild=2.2), (0.9, 1, 0.3))})
        goat.flat_clay(face, grow=5)
        goat.clay(face, "fur", (0.1, 1, 0.35), ambient=0.12, inks=(0, 1, 2), at=(0.4, 0.2), pitch=8, parts={"horn": (GOUGES["skin"].but(inks=(0, 2, KEY), at=(0.86, 0.5)), "across"), "ear": (GOUGES["fur"].but(inks=(0, 2, KEY), at=(0.7, 0.44)), "along"), "beard": ("white", "down"), "nose": ("black", "across")})
        goat.strokes([face.curve("lips"), face.curve("nostril left"), face.curve("nostril right")], [4, 6, 6], ends=(0.15, 0.1), black=True)
        slot_eyes(goat, face, iris=0)
    with p.thing("clover") as clover:
        clover.strokes([[(272, 682), (306, 690), (346, 660), (376, 618)]], 4, ends=(0.9, 0.9), black=True)
        for a in (30, 150, 270):
            u, v = 388 + 26 * math.cos(math.radians(a)), 596 + 26 * math.sin(math.radians(a))
            clover.flat([(u + 23 * math.cos(math.radians(q)) * (1 - 0.3 * max(0, math.cos(math.radians(q - a)) ** 9)), v + 23 * math.sin(math.radians(q)) * (1 - 0.3 * max(0, math.cos(math.radians(q - a)) ** 9))) for q in range(0, 360, 12)], spot=True)
    with p.thing("near grass") as near:
        near.flat("-10,1146! 140,1138 330,1164 520,1172 810,1160! 810,1210! -10,1210!", ink=KEY)
        blades = [(x, 1150 + 26 * math.sin(x / 130) ** 2, s.rng.uniform(40, 100) * (1.3 - x / 1100)) for x in range(-60, 800, 13)]
        near.strokes([[(x, y + 30), (x + 0.3 * h, y - 0.4 * h), (x + 0.75 * h, y - h)] for x, y, h in blades], [s.rng.uniform(7, 13) for _ in blades], ends=(0.9, 0.02), black=True)
    s.describe("A goat stands upright while the whole hamlet leans. Poplars, cottages, a cow and geese all slant to the right, though the smoke rises straight. The goat looks at us and chews clover.")
    s.moods("droll", "stubborn", "uneasy", "windless")
    s.themes("conformity", "independence", "majority", "home", "stubbornness")
    s.says("consensus", "nonconformist", "inclined", "peer-pressure", "abstention", "slippery", "bias", "backbone", "unmoved", "gravity", "opinion poll", "the only sober guest", "what wind?", "not my hill", "count me out", "everybody’s doing it", "there’s always one", "all the neighbours say so", "left out or left upright?", "he never learned to want it", "straight as a goat", "the village is listening", "something must be free over there", "like grass, my mother said", "a leaning towards", "tilt", "I’d rather chew on it", "they all heard it but me", "plumb line", "any other business?", "the day they turned the ground", "stubborn runs in the family", "who’s slanted here?", "swing state", "you first", "italics", "my uncle at weddings", "even the smoke won’t", "homesick for somewhere else", "the photographer is crooked", "holding the world level", "blowing in no wind", "motion carried", "against the current")  # fmt: skip
    s.relate("cow", "follows", "geese")
    s.about(place="a hamlet on a hill", time="morning", weather="no wind at all", light="even light from the left", composition="left", view="near", foreground="a goat on a rock", unexplained="what they all lean towards")
