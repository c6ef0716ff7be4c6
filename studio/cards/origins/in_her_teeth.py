"""In Her Teeth: an otter dives out of a bright hole with a feather; far down, somebody waits."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hunters import diving_otter
from reverie_studio.sculpt.marks import before, oval
from reverie_studio.sculpt.small_eyes import dot_eye


@card(id="upz7jm", title="In Her Teeth", seed=39, palette="board_tide", light=(0.6, -0.8))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.62, -0.55, 0.55, 1.1)], ambient=0.05, focus=(360, 640, 380))
    rng = s.rng
    with b.thing("hole in the ice", "place", lamps=[], depth=0.1) as hole:
        hole.form("-10,-10! 810,-10! 810,300! -10,220!", how=CUTS["wet"].but(near=3, far=10), puff=1, ambient=1.0, axis=4,
            tone=lambda x, y: 0.42 * np.exp(-(((x - 600) / 300) ** 2) - ((y - 120) / 80) ** 2))
        hole.leave(oval(600, 120, 176, 58, 4), grow=5)
        hole.bare(oval(600, 116, 168, 50, 4), spot=0)
        hole.strokes([[(600 + 150 * q * math.cos(a), 116 + 44 * q * math.sin(a)) for a in np.linspace(0.2, 5.6, 20)] for q in (0.95, 0.72, 0.5)], 2.2, black=True)
        for k in range(26):
            x, a = rng.uniform(470, 730), rng.uniform(-0.5, 0.12)
            long = rng.uniform(300, 820)
            hole.strokes([[(x, 176), (x + a * long * 0.5, 176 + long * 0.5), (x + a * long, 176 + long)]], rng.uniform(0.6, 1.6), ends=(0.9, 0.02))
    diver = diving_otter()
    with b.thing("feather", "accent", spot=1.0, depth=0.6) as f:
        f.feathers([(352, 952, 196, 350, 46, 1.0)])
    with b.thing("bubbles", depth=0.7) as u:
        for _ in range(70):
            q = rng.random()
            x, y, r = 250 + 380 * q + rng.normal(0, 46), 820 - 640 * q + rng.normal(-40, 40), rng.uniform(3, 17)
            if y < 200:
                continue
            u.leave(oval(x, y, r, r, n=16), grow=1)
            u.strokes([[(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0.4, 5.4, 12)]], 1.5, ends=(0.3, 0.3))
            u.prick([(x - r * 0.3, y - r * 0.3, r * 0.18)])
    with b.thing("otter", "subject", depth=0.5) as o:
        before(o, diver, CUTS["fur"].but(stroke=(10, 30), over=4, wild=8), "along", grow=4, gain=1.15)
        dot_eye(o, diver, 11)
        o.leave(oval(202, 890, 19, 14, 40), grow=1)
        o.strokes([[(192, 884), (200, 878), (210, 880)]], 2.4)
        o.strokes([[(204, 912), (232, 918), (262, 900), (276, 876)]], 7, black=True)
        for k in range(6):
            c = [(232 + 5 * k, 900 - 6 * k), (290 + 10 * k, 930 - 16 * k), (350 + 6 * k, 980 - 30 * k)]
            o.strokes([c], 4, black=True)
            o.strokes([c], 1.5, ends=(0.9, 0.05))
        o.bare("214,908! 219,925 225,909!", spot=0)
        o.bare("234,910! 239,925 245,907!", spot=0)
    with b.thing("eyes below", "witness", depth=0.8) as e:
        for x, y, r, d in ((180, 1130, 15, 22), (360, 1146, 22, 32), (520, 1110, 13, 19), (640, 1150, 18, 26)):
            for k in (-1, 1):
                e.strokes([oval(x + k * d, y, r, r * 0.9)], 2.2, ends=(1, 1))
                e.sparks((x + k * d, y - r * 0.2), (r * 0.42, r * 0.5), 60, length=(r * 0.2, r * 0.45), width=1.1)
                e.strokes([[(x + k * d - r * 1.3, y - r * 0.7), (x + k * d, y - r * 1.35), (x + k * d + r * 1.3, y - r * 0.6)]], 1.6, ends=(0.1, 0.1))
                e.prick([(x + k * d - r * 0.4, y - r * 0.55, r * 0.14)])
    with b.thing("weed", plane="front") as w:
        for x, tall, sway, wide in ((26, 920, 46, 60), (104, 560, -34, 46), (-6, 640, 60, 50), (764, 760, -50, 60), (690, 380, 34, 44), (806, 980, -40, 60), (570, 190, -24, 30), (280, 150, 20, 28)):
            left = [(x + sway * math.sin(q * 7) * q - wide * (1 - q) * 0.5 - 3, 1215 - tall * q) for q in np.linspace(0, 1, 16)]
            right = [(x + sway * math.sin(q * 7) * q + wide * (1 - q) * 0.5 + 3, 1215 - tall * q) for q in np.linspace(1, 0, 16)]
            w.leave([*left, *right], grow=3)
            w.form([*left, *right], how=CUTS["skin"].but(near=2.6, cross=None, over=3), puff=wide * 0.5, axis=90, gain=0.75)
            w.strokes([left[::3]], 3, black=True)
            w.strokes([right], 1.8, ends=(0.1, 0.4))
    s.describe("An otter dives down from a hole in the ice. She carries a large blue feather in her teeth; between the weeds below, four pairs of eyes wait.")
    s.moods("urgent", "determined", "mysterious", "loving")
    s.themes("gifts", "devotion", "the deep", "hunting", "expectation")
    s.says("catch her!", "express delivery", "for you I would", "look what I’ve got", "deep end", "souvenir", "fetch", "light reading", "proof that there is a sky", "room service", "what’s a feather for, down here?", "a lady with a plan", "breathless", "the missing piece", "tickled", "bedtime story", "mother’s back", "stolen from an angel", "holding on by the teeth", "supper is served, sort of", "they have never seen blue", "a quill for the drowned", "special courier", "wish me luck", "plunge", "hole in one", "down, literally", "who ordered this?", "she never comes empty-mouthed", "treasure", "the bird got away", "gravity is on her side", "first one to blink", "love letter", "diving for birds", "bring me something from above", "surprise", "returning to sender", "can’t talk, mouth full", "they always wait up for her", "feathering the nest", "a bite of sky")  # fmt: skip
    s.relate("otter", "carries", "feather")
    s.about(place="the black lake", time="night", light="from the hole in the ice", composition="diagonal", view="from below, under water", foreground="weed cut by both edges",
        unexplained="who waits below")
