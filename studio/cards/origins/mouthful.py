"""Mouthful: a hamster has crammed a light into its cheeks; an owl stands behind it and asks."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gnawers import hamster, hamster_arms, hamster_teeth
from reverie_studio.sculpt.marks import before, hairs_over, locks, strew, wash
from reverie_studio.sculpt.owls import owl_disc, owl_eye, owl_head

MX, MY = 372, 800  # between the hamster's eyes


@card(id="59d5sc", title="Mouthful", seed=19, palette="board_iris", light=(0, 0.8))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.5, 0.6, 0.8)], focus=(MX, 760, 360))
    rng = s.rng
    bird = owl_head().turned(at=(424, 318, -300), scale=1.5, roll=5, pitch=-8)
    with b.thing("owl", "witness", depth=0.4, lamps=[Lamp(MX, 880, 230, 1.7, 420), Lamp(-0.6, -0.5, 0.6, 0.45)]) as o:
        body = before(o, bird, CUTS["down"].but(near=2.2), "along", ambient=0.07, parts={"beak": ("skin", "along"), "tuft": ("fur", "along")})
        o.plumage(body, "body", 90, 60, fan=-30, gain=0.7)
        for side in ("left", "right"):
            owl_disc(o, *bird.curve(f"eye {side}")[0])
        for side in ("left", "right"):
            x, y = bird.curve(f"eye {side}")[0]
            owl_eye(o, x, y, 58, (-0.08, 0.26))
            tuft = np.array(bird.curve(f"tuft {side}"))
            fan = [[(px + (k - 4) * 7 * i + rng.normal(0, 2), py + abs(k - 4) * 9 * i) for i, (px, py) in enumerate(tuft)] for k in (0, 8, 1, 7, 2, 6, 3, 5, 4)]
            locks(o, fan, 15, [0.8, 0.8, 0.9, 0.9, 1.0, 1.0, 1.2, 1.2, 1.3], hairs=4)
        beak = Clay([lump for lump in bird.lumps if lump.part == "beak"])
        before(o, beak, "skin", "along", gain=1.3, ambient=0.2)
    way = {"at": (MX, MY, 0), "scale": 1.16, "roll": -4, "pitch": 6}
    beast = hamster(look=(0.05, -0.8)).turned(**way)
    mouth = beast.curve("mouth")
    mx, my = mouth[2]
    cheeks = [beast.marks[f"cheek {k}"][0] for k in ("left", "right")]
    with b.thing("hamster", "subject", depth=0.8, lamps=[Lamp(-0.35, -0.6, 0.66, 0.75), *(Lamp(x, y - 20, z + 100, 2.6, 110) for x, y, z in cheeks)]) as h:
        glows = CUTS["fur"].but(near=1.5, stroke=(6, 16), gain=1.6)
        body = before(h, beast, CUTS["fur"].but(stroke=(8, 22)), "along", grow=16, parts={"nose": ("wet", "across"), "lid": ("skin", "along"), "muzzle": ("down", "along"), "cheek": (glows, "along")})
        for x, y, _ in cheeks:
            wash(h, body, (x, y), 84, 168)
            strew(h, (x - 120, y - 112, x + 120, y + 112), 2300, lambda u, v, x=x, y=y: math.degrees(math.atan2(v - y, u - x)),
                lambda u, v, x=x, y=y: 1.5 * math.exp(-(((u - x) / 66) ** 2) - ((v - y) / 60) ** 2), length=(8, 20), width=(1.0, 3.0), spot=1.0)
        before(h, hamster_arms().turned(**way), "down", "along", grow=5, gain=1.1)
        eyes(h, beast, light=0.95, iris=0.5, glint=(0.1, -0.4))
        whisk = [[(mx + k * (50 + 8 * i), my - 26 + 12 * i), (mx + k * (130 + 8 * i), my - 46 + 26 * i), (mx + k * (200 - 4 * i), my - 30 + 42 * i)] for i in range(4) for k in (-1, 1)]
        hairs_over(h, whisk)
    with b.thing("light between its lips", "accent", spot=1.0, depth=0.95) as a:
        low = [(x, y + 20 * (1 - abs(k - 2) / 2) ** 0.6) for k, (x, y) in enumerate(mouth)]
        a.leave([*mouth, *reversed(low)], grow=7)
        a.bare([*mouth, *reversed(low)])
        for _ in range(46):
            q = rng.uniform(0, 4)
            px, py = (float(np.interp(q, range(5), [p[i] for p in low])) for i in (0, 1))
            e, r1 = math.pi / 2 + (2 - q) * 0.5 + rng.normal(0, 0.06), rng.uniform(40, 150)
            ray = [(px + 9 * math.cos(e), py + 9 * math.sin(e)), (px + r1 * math.cos(e), py + r1 * math.sin(e))]
            a.strokes([ray], 5, black=True, ends=(0.8, 0.1))
            a.strokes([ray], rng.uniform(1.2, 2.6), ends=(0.9, 0.03))
        hamster_teeth(a, mx, my)
    with b.thing("grass", plane="front") as g:
        for _ in range(150):
            x = rng.uniform(-10, 810)
            tall = rng.uniform(60, 150) + 110 * (abs(x - 390) / 400) ** 2
            lean = rng.normal(0, 22)
            blade = [(x, 1210), (x + lean * 0.3, 1210 - tall * 0.6), (x + lean, 1210 - tall)]
            g.strokes([blade], 9, black=True, ends=(1, 0.05))
            g.strokes([[(u - 1.5, v) for u, v in blade]], rng.uniform(0.8, 2.0), ends=(0.5, 0.05))
    s.describe("A hamster holds its cheeks, crammed with violet light. The light leaks between its teeth. Close behind stands a large owl and looks down at it.")
    s.moods("guilty", "tense", "gleeful", "secretive")
    s.themes("secrets", "theft", "hiding", "light", "mischief")
    s.says("I didn’t do it", "off the record", "a secret wants out", "mmm-mm", "don’t laugh", "don’t speak with your mouth full", "swallow", "he’s behind me, isn’t he?", "glowing review", "caught", "lips sealed", "bright idea", "nothing to see here", "say cheese", "too hot to swallow", "who took it?", "it burns a little", "nightlight", "one star is missing", "hush", "bit off more than I could chew", "alibi", "the light gives you away", "hold it in", "greed", "stolen goods", "guess what I have", "spit it out", "evidence", "midnight snack", "tell me everything", "cheeky", "about to burst", "wisdom teeth", "saving some for later", "mumps", "who, who?", "like this when I found it", "sweet tooth", "customs", "the headmaster is waiting", "both full, thank you", "blush", "I only wanted to keep it safe")  # fmt: skip
    s.relate("owl", "waits for", "hamster")
    s.about(place="the high grass", time="night", light="from inside the hamster's cheeks", composition="centred", view="near, low in the grass",
        foreground="blades of grass", unexplained="what it has put in its cheeks")
