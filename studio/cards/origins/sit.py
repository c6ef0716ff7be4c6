"""Sit: a hen shows a mountain how it is done."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import hen
from reverie_studio.sculpt.broken_rock import broken_planes, laid
from reverie_studio.sculpt.land import engrave
from reverie_studio.sculpt.marks import before, ellipse, feathered, grid, over
from reverie_studio.sculpt.plants import spruce, sward
from reverie_studio.sculpt.river_beasts import peaks
from reverie_studio.sculpt.rock_beasts import sitting_mountain


@card(id="9q96i3", title="Sit", seed=36, palette="board_vermilion", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.54, -0.46, 0.66, 1.05)], ambient=0.02, focus=(430, 380, 420))
    rock, (x, y) = CUTS["stone"].but(near=3.1, stroke=(14, 50), rough=0.3), grid()
    with b.thing("far mountains", "place", depth=0.1) as far:
        peaks(far, [(40, 430, 210), (780, 380, 240), (150, 620, 150), (680, 640, 150)], 1000, 0.62)
    dog = sitting_mountain(look=(0.5, 0.8)).turned(at=(350, 330, 0), scale=1.16)
    crag, top = (Clay([lump for lump in dog.lumps if (lump.part == "crag") == rocky]) for rocky in (True, False))
    with b.thing("mountain", "subject", depth=0.4) as m:
        light, mask = laid(m.clay(crag, rock, "down", ambient=0.03, gain=1.1))
        m.leave_clay(crag, grow=8)
        plane, angle = broken_planes(m.rng, 46, 100, least=0.04)
        plane = np.maximum(plane, np.where((np.abs(np.abs(x - 351) - 114) < 78) & (y > 640), np.where(y > 890, 0.95, 0.26), 0))
        snow = y < 560 - 0.3 * np.abs(x - 350) + 90 * np.abs(np.sin(x / 31 + 0.6)) + 60 * np.abs(np.sin(x / 11.3))
        engrave(m, np.clip(light * np.where(snow, 1.0 + 0.8 * plane, 1.0 * plane), 0, 1.2), angle, rock, where=mask)
        before(m, top, rock.but(near=2.4), "down", grow=8, ambient=0.1, gain=1.4, tone=over(0.55 + 0.65 * plane), parts={"nose": ("wet", "across"), "lid": ("skin", "along")})
        m.strokes([[(p + k * 21, 924), (p + k * 24, 950), (p + k * 23, 974)] for p in (237, 465) for k in (-1, 1)], 9, black=True, ends=(0.2, 0.9))
        eyes(m, dog, light=1.1, iris=0.5)
        nx, ny = dog.where("nose")[:2]
        m.leave(ellipse(nx, ny, 46, 34), grow=3)
        m.bare(ellipse(nx - 16, ny - 14, 12, 5))
        m.strokes([[(nx + 42 * math.cos(a), ny + 30 * math.sin(a)) for a in np.linspace(-0.6, 1.9, 9)]], 2.4, ends=(0.1, 0.1))
        m.strokes([dog.curve("lip left"), dog.curve("lip right")], 8, black=True, ends=(0.6, 0.2))
    with b.thing("tongue", "accent", depth=0.6, spot=1.0) as g:
        u, v = dog.curve("tongue")[0]
        shape = [(p, q) for p, q in flow([(u - 34, v - 6), (u + 32, v), (u + 38, v + 60), (u + 28, v + 122), (u - 4, v + 146), (u - 36, v + 122), (u - 40, v + 60)], closed=True)]
        g.leave(shape, grow=5)
        g.form(shape, how="skin", puff=24, guides=[[(u, v), (u - 2, v + 60), (u - 4, v + 136)]], gain=1.2, ambient=0.35)
        g.strokes([[(u, v + 10), (u - 2, v + 50), (u - 3, v + 104)]], 5, black=True, ends=(0.4, 0.1))
    with b.thing("forest", depth=0.6) as f:
        f.leave([(-10, 982), (810, 982), (810, 1210), (-10, 1210)])
        slope = [(f.rng.uniform(left, right), 1000 - 230 * f.rng.random() ** 1.8) for left, right, count in ((-10, 140, 22), (560, 750, 26)) for _ in range(count)]
        for u, v in sorted([*slope, *((q, 1004 + f.rng.normal(0, 5)) for q in (136, 152, 318, 334, 350, 366, 382))], key=lambda q: q[1]):
            spruce(f, u, v, f.rng.uniform(52, 80), f.rng.uniform(14, 19), light=1.2, sun=-1)
    with b.thing("cloud", depth=0.65) as c:
        for u, v, rx in ((50, 566, 110), (96, 590, 80), (590, 606, 90), (650, 626, 100)):
            wisps = [(c.rng.uniform(-1, 1), c.rng.normal(0, 9), c.rng.uniform(0.2, 0.5)) for _ in range(16)]
            lines = [[(u + rx * (q - w), v + d), (u + rx * q, v + d - 2), (u + rx * (q + w), v + d)] for q, d, w in wisps]
            c.strokes(lines, 9, black=True, ends=(0.2, 0.2))
            c.strokes(lines, 2.8, ends=(0.05, 0.05))
    with b.thing("grass", "place", plane="front", depth=0.9) as g:
        sward(g, [(-20, 1150), (220, 1140), (420, 1100), (600, 1072), (820, 1066)], 6, 22, (20, 44), lambda x, y: 1.4 * math.exp(-(((x - 560) / 260) ** 2)) * (y < 1180), every=7, lean=0.25)
    with b.thing("hen", "witness", depth=0.95) as h:
        bird = hen(lids=0.5).turned(at=(636, 1000, 120), scale=1.02, yaw=12)
        h.leave_clay(bird, grow=8)
        body = h.clay(bird, "down", "along", ambient=0.08, parts={"comb": ("skin", "along"), "beak": ("skin", "along"), "lid": (CUTS["skin"].but(gain=0.7), "along")})
        feathered(h, body, 22, 40, 12, (1, 0.35), gain=1.3, keep=("body", "neck", "tail", "wing"), least=0.2)
        feathered(h, body, 34, 74, 16, (1, -0.02), gain=1.35, keep=("wing",), least=0.25)
        h.clay(Clay([lump for lump in bird.lumps if lump.part == "comb"]), "skin", "along", spot=1.0, gain=1.4, ambient=0.3)
        ex, ey = bird.curve("iris near")[0]
        h.leave(ellipse(ex, ey, 15, 14))
        h.bare(ellipse(ex, ey, 12, 11), ellipse(ex - 3, ey - 3, 6, 6), spot=0)
    s.describe("A mountain sits like a dog before a hen. Its ears are snowy peaks, spruces grow on its haunches, its red tongue hangs out. On the grass in front the hen sits and looks at it sternly.")
    s.moods("droll", "strict", "playful", "proud")
    s.themes("teaching", "obedience", "authority", "size", "patience")
    s.says("good boy", "middle management", "like this", "stay!", "obedience school", "paw!", "moving mountains", "the smallest teacher", "beginner", "class dismissed", "who’s the boss?", "puppy", "again, please", "faith can do it", "substitute", "she does not raise her voice", "landslide", "guard dog", "geology", "teacher’s pet", "no treats left", "peak performance", "rover", "a heavy learner", "not on the eggs!", "mother was a sergeant", "how plains were made", "settle down", "drool", "big softie", "command and control", "wag your tail and there’s an earthquake", "rocky start", "sit down, you block the view", "it listens if you whisper", "respect", "old dog, first trick", "altitude", "and now: speak", "pecking order", "avalanche", "fetch!", "it only wanted to be asked")  # fmt: skip
    s.relate("mountain", "listens to", "hen")
    s.about(place="the soft mountains", time="night", light="from the upper left", composition="left", view="from below", foreground="a hen on a grassy knoll", unexplained="why it obeys")
