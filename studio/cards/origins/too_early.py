"""Too Early: the cock has the morning in its beak already; the worm keeps it shut."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import cat_head
from reverie_studio.sculpt.marks import before, feathered
from reverie_studio.sculpt.shadow_beasts import cock_head, wound_worm


@card(id="y2je6h", title="Too Early", seed=54, palette="board_yolk", light=(-0.6, 0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(210, 520, 330, 1.9, 420), Lamp(-0.45, -0.55, 0.7, 0.4)], ambient=0.02, focus=(330, 470, 330))
    rng = s.rng
    cock = cock_head(gape=1.5, look=(0.75, -0.35)).turned(at=(500, 470, 0), scale=1.62, roll=8)
    x, y, z = cock.marks["bite"][0]
    worm = wound_worm((x + 78, y + 6, z), 72, 56, 3, thick=20, up=300)
    with b.thing("morning", "accent", spot=1.0, depth=0.3) as g:
        for _ in range(150):
            d = math.radians(rng.uniform(110, 250))
            near, far = rng.uniform(40, 120), rng.uniform(190, 430)
            g.strokes([[(x - 30 + near * math.cos(d), y + 10 + near * math.sin(d)), (x - 30 + far * math.cos(d), y + 10 + far * math.sin(d))]], rng.uniform(0.9, 4.0), ends=(1.0, 0.03))
        g.form([(x + 150, y - 20), (x, y - 66), (x - 130, y - 50), (x - 150, y + 10), (x - 110, y + 60), (x, y + 64), (x + 150, y + 34)], how=CUTS["wet"].but(near=3.0), puff=2, axis=4, ambient=1.1)
    with b.thing("cock", "subject", depth=0.8) as c:
        body = c.clay(cock, CUTS["down"].but(near=2.4), "along", parts={k: ("skin", "across" if k == "lobe" else "along") for k in ("comb", "beak", "lower beak", "lobe", "lid")})
        feathered(c, body, 30, 76, 12, (0.35, 1), gain=1.25, keep=("neck",), least=0.1)
        eyes(c, cock, light=0.9, sides=("near",), iris=0.5)
    with b.thing("worm", "witness", depth=0.9) as w:
        w.clay(worm, CUTS["skin"].but(near=2.0), "across", gain=1.2)
        fx, fy = worm.curve("face")[0]
        w.leave([(fx + 20 * math.cos(a), fy + 20 * math.sin(a)) for a in np.linspace(0, 6.3, 24)])
        w.bare([(fx + 16.5 * math.cos(a), fy + 16.5 * math.sin(a)) for a in np.linspace(0, 6.3, 24)])
        w.leave([(fx + 6 + 7.5 * math.cos(a), fy + 2 + 8 * math.sin(a)) for a in np.linspace(0, 6.3, 24)])
        w.strokes([worm.curve("lip")], 3, black=True)
    with b.thing("sleeper", "witness", plane="front", lamps=[Lamp(-0.1, -0.6, 0.75, 0.85)], depth=0.95) as q:
        cat = cat_head().turned(at=(176, 1112, 100), scale=1.6, roll=-9)
        before(q, cat, "fur", "along", grow=6, parts={"nose": ("wet", "across"), "lid": ("skin", "along")}, near=2.5)
        for side, k in (("left", -1), ("right", 1)):
            q.strokes([cat.curve(f"shut {side}"), cat.curve(f"lip {side}")], 5, black=True)
            q.strokes([[(u, v), (u + 70 * k, v + 4 + 12 * i), (u + 130 * k, v + 26 + 26 * i)] for i, (u, v) in enumerate(cat.curve(f"pad {side}")[:3])], 1.5, ends=(0.9, 0.05))
    s.describe("A worm has wound itself round the beak of a cock. Yellow light leaks out between its coils; they look each other in the eye. Below, a cat sleeps.")
    s.moods("comic", "brave", "urgent", "stubborn")
    s.themes("morning", "keeping quiet", "the weak and the strong", "holding back", "nerve")
    s.says("not yet!", "the early bird", "press embargo", "snooze", "shush", "gagged", "not before coffee", "hold it in", "sunrise, postponed", "wrap it up", "tongue-tied", "revenge of the worm", "don’t wake the cat", "keep a lid on it", "spoiler", "it’s on the tip of my beak", "muzzle", "bright idea", "the worm has turned", "over my dead body", "sealed", "silence is golden", "who’s catching whom?", "mum’s the word", "a small hero", "you can’t stop the morning", "swallow it", "Sunday", "curfew", "let them sleep", "breaking news", "I know what you’d say", "censorship", "leaking", "alarm", "say that again", "nerve", "tie-break", "neighbour with a trumpet", "a knot in the throat", "the cat owes me one", "bite me")  # fmt: skip
    s.relate("worm", "guards", "cock")
    s.about(place="the last ridge", time="just before morning", light="out of the beak", composition="diagonal", view="near", foreground="a sleeping cat", unexplained="how long the worm can hold")
