"""Not All of Me: a peacock sleeps with all the eyes of its tail but one."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.gouache_clay import Easel, Lamp
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import peafowl

RAYS = 80_000
X, Y = 424.0, 716.0
ROOT = (X, Y + 40)
ROWS = ((600.0, 17, 103.0, 46.0), (486.0, 15, 100.0, 42.0), (378.0, 12, 98.0, 38.0), (276.0, 9, 92.0, 33.0))
TONES = ("#0d1638", "#1f6f62", "#b0823a", "#18808c", "#2b4fa0")
WATCH = 36


@card(id="zkpsvp", title="Not All of Me", seed=52, palette="indigo", light=(0.5, -0.7))
def paint(s: Scene) -> None:
    e = Easel(s)
    s.sky([(0.0, "#0b0d2c"), (0.5, "#1b2358"), (0.85, "#3c4c86"), (1.0, "#6f7fae")], horizon=960)
    s.stars(70, 500)
    rng = np.random.default_rng(7)
    places = peafowl.fan(ROOT, ROWS, rng)
    places[WATCH] = (*places[WATCH][:3], 56.0)
    ox, oy = places[WATCH][:2]

    def wheel(pen: Pen) -> None:
        pen.radial(f"M{ROOT[0] - 600},{ROOT[1] + 120} A612,612 0 1,1 {ROOT[0] + 600},{ROOT[1] + 120}Z", ROOT, 620, [(0.0, "#0f2436"), (0.7, "#123c46"), (1.0, "#101c3e")])
        for k, at in enumerate(places):
            peafowl.tail_feather(pen, ROOT, at, rng, TONES)
            if k != WATCH:
                peafowl.shut_lid(pen, at, TONES, float(rng.uniform(0.8, 1.1)))

    s.draw(wheel, name="tail", role="prop", depth=0.6, contact=0, volume=0, rim=0)
    s.shade(f"M{X - 260},{Y + 260} C{X - 300},{Y - 120} {X + 300},{Y - 120} {X + 260},{Y + 260}Z", "#0a0e2c", 0.55, 60)

    def wall(pen: Pen) -> None:
        pen.rect(-20, 950, 840, 270, "#2c2a58")
        for j, (y, h) in enumerate(((950, 52), (1006, 74), (1084, 78), (1166, 80))):
            x = -60.0 - 40 * (j % 2)
            while x < 820:
                w = 130 + 60 * float(rng.random())
                pen.rect(x + 4, y + 3, w - 8, h - 6, ("#5a5c92", "#4c4c84", "#433f76")[int(rng.integers(3))] if j else ("#7a80b0", "#6f74a6")[int(rng.integers(2))], radius=9)
                x += w

    s.draw(wall, name="wall", role="place", depth=0.7, contact=0, volume=0.1)
    moon, low = Lamp(0.55, -0.7, 0.5, 0.95), Lamp(ox, oy, 240, 0.9, 260)
    bird = peafowl.sleeping_peacock().turned(at=(X, Y, 60), scale=1.02, yaw=9)
    e.cast(bird, 966, tilt=0.3, strength=0.6)
    body = e.clay(bird, {"": "#2456b8", "neck": "#2a62c4", "wing": "#8a6a4c", "lid": "#e8e4d8", "beak": "#a89a88", "thigh": "#3a3a58", "leg": "#9a8a84"}, name="peacock", role="subject", texture={"": "feathers", "leg": ""}, lamps=[moon, low], rays=RAYS)
    s.draw(lambda pen: [pen.curve(bird.curve(f"shut {q}"), "#10142e", 1.0, stroke=4.5, closed=False) for q in ("left", "right")], name="shut eyes", record=False, contact=0)
    s.draw(lambda pen: peafowl.crest(pen, *bird.curve("crown")[0], 1.05, ("#16245a", "#1d8a94", "#3fc0b8")), name="crest", record=False, contact=0)
    s.glow((ox, oy), 200, "#ffcf5a", 0.5)
    s.draw(lambda pen: peafowl.open_lid(pen, (ox, oy, -90 + 0.5 * (places[WATCH][2] + 90), places[WATCH][3] * 0.98), TONES, (230, 1000), "#ffc23a"), name="open eye", role="accent", contact=0, volume=0, rim=0, edge=0)
    cat = peafowl.reaching_cat().turned(at=(146, 1052, 240), scale=1.12, roll=4)
    e.clay(cat, {"": "#2c1d38", "ear": "#34223c", "claw": "#e0d4c0"}, name="cat", role="witness", texture="fur", lamps=[Lamp(ox, oy, 330, 1.2, 330), Lamp(0.6, -0.6, 0.2, 0.35)], plane="front", rays=RAYS, deep=1.2)
    s.relate("open eye", "guards", body)
    s.describe("A peacock sleeps on a wall, and its tail sleeps too. All the eyes on the feathers are shut but one; that one shines and looks down at a dark cat which reaches up for the bird.")
    s.moods("hushed", "tense", "watchful", "funny")
    s.themes("sleep", "watching", "being caught", "protection", "night")
    s.says("one eye open", "light sleeper", "night shift", "conscience", "caught", "mother", "security", "suspicion", "lookout", "paranoia", "Argus", "somebody should", "I saw that", "just looking", "teacher’s other face",
           "the boss never sleeps", "trust nobody", "the last one at the party", "ninety-nine percent calm", "what was that noise?", "stage fright", "don’t wake the others", "the one pupil who listens", "never quite off duty", "sleep well, I’ll watch", "a guilty look", "so close", "the neighbour’s window", "beauty sleep", "who is afraid of whom?",
           "part of me still wonders", "the fridge at midnight", "one in every family", "curiosity", "hands off", "somebody is always awake", "I only wanted one feather", "a thousand and one nights", "the odd one out", "the dream turned round", "paws up!", "all eyes on me")  # fmt: skip
    s.about(place="a garden wall", time="night", light="the moon and one open eye", composition="centred", view="from below, over a cat’s ears", foreground="a dark cat from behind, cut by the edge", unexplained="why this one eye is awake")
