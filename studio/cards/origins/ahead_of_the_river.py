"""Ahead of the River: a hare runs with a stick in its mouth, and in the furrow the whole river comes after it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import running_hare
from reverie_studio.sculpt.land import cloud, cloudy, engrave, faced_crag, jagged, ribbon
from reverie_studio.sculpt.marks import grid, oval
from reverie_studio.sculpt.plants import fir, thorns

PATH = [(640, 250, 5), (590, 290, 8), (500, 320, 12), (440, 360, 18), (500, 420, 30), (610, 480, 44), (640, 560, 62), (560, 650, 84), (456, 706, 104), (410, 764, 106)]


@card(id="jij46w", title="Ahead of the River", seed=17, palette="board_tide", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.55, -0.6, 0.58, 1.05)], focus=(330, 860, 320))
    rng = s.rng
    x, y = grid()
    with b.thing("mountains", depth=0.05) as m:
        shape = [*jagged(rng, [(-20, 210), (80, 120), (170, 190), (290, 60), (400, 190), (520, 130), (640, 230), (740, 110), (820, 190)], 0.12), (820, 330), (-20, 330)]
        faced_crag(m, rng, shape, gain=0.7, light=(0.7, -0.4, 0.5), shade=np.clip((330 - y) / 150, 0, 1))
    with b.thing("dry valley", "place", depth=0.1) as v:
        near = np.clip((y - 260) / 900, 0, 1)
        light = (0.14 + 0.3 * np.exp(-(((x - 300) / 330) ** 2) - ((y - 960) / 190) ** 2)) * (1 + 0.8 * cloudy(rng, 200, 40)) * (0.5 + near)
        engrave(v, np.clip(light, 0, 1), 0.14 * np.cos(x / 130 + y / 90), CUTS["ground"].but(near=3.0, far=8.5), where=(y > 262).astype(np.float32))
        for _ in range(120):  # dry tussocks
            u, w = rng.uniform(0, 800), rng.uniform(300, 1150)
            k = 0.25 + (w - 260) / 700
            v.strokes([[(u, w), (u + d * 2 * k, w - 10 * k), (u + d * 5 * k, w - 17 * k)] for d in (-2, -1, 0, 1, 2)], 1.1, ends=(0.7, 0.05))
    where, turn, off = ribbon(flow(PATH, 6).tolist())
    with b.thing("river", "accent", spot=1.0, depth=0.3) as r:
        r.leave([(p[0] - p[2] - 6, p[1]) for p in PATH] + [(p[0] + p[2] + 6, p[1]) for p in reversed(PATH)])
        stream = np.clip((0.95 - 0.5 * off) * (0.8 + 0.5 * cloudy(rng, 60, 60)), 0, 1)
        engrave(r, stream, turn + 0.12 * cloudy(rng, 70, 70), CUTS["wet"].but(near=2.4, far=7, gap=(1, 6), stroke=(20, 80)), where=where, spot=1.0)
        for u, w, a, k in ((600, 520, 0.8, 0.7), (500, 690, -0.5, 1.0), (430, 640, 1.2, 0.9), (610, 610, -1.0, 0.8)):  # trees it has torn out
            fir(r, u, w, a, k)
    with b.thing("its head", depth=0.5, spot=1.0) as h:
        puffs = []
        for q in np.linspace(0, 1, 64):
            a, r = rng.uniform(0.1, math.pi - 0.1), math.sqrt(rng.random())
            puffs.append((400 + 150 * r * math.cos(a) + rng.normal(0, 6), 786 + 150 * r * math.sin(a) * (0.35 + 0.65 * q), rng.uniform(15, 36)))
        cloud(h, sorted(puffs, key=lambda p: p[1]), (-0.35, -0.8), step=5.5, width=3.6, spot=0.2)
        for _ in range(150):
            a, q = rng.uniform(-2.9, -0.3), rng.uniform(120, 240)
            h.prick([(400 + q * 1.0 * math.cos(a), 860 + q * 0.75 * math.sin(a), rng.uniform(1.0, 3.2))], spot=0.6)
    with b.thing("furrow", depth=0.7) as f:
        for d in (-7, 7):
            f.strokes([[(322, 1112 + d), (390, 1090 + d), (440, 1020), (430 + d, 930)]], 9, black=True, ends=(0.4, 0.6))
            f.strokes([[(326, 1104 + d * 1.6), (392, 1082 + d * 1.6), (440 + d, 1014), (430 + d * 1.6, 930)]], 2.0, ends=(0.4, 0.6))
        f.sparks((322, 1110), (4, 16), 30, length=(6, 20), width=1.8, sweep=(180, 350))
    with b.thing("hare", "subject", depth=0.8) as a:
        run = running_hare().turned(at=(250, 1066, 60), scale=0.78, roll=-4)
        a.leave([(90, 1100), (430, 1096), (470, 1112), (120, 1120)])
        mx, my = run.curve("mouth")[0]
        a.leave_clay(run, grow=5)
        a.clay(run, CUTS["fur"].but(near=2.0, over=9), "along", parts={"nose": ("wet", "across"), "ear": ("fur", "along")}, gain=1.15, ambient=0.05)
        ex, ey = run.curve("eye")[0]
        a.leave(oval(ex, ey, 11, 9))
        a.bare(oval(ex, ey, 8.5, 7), spot=0)
        a.leave(oval(ex + 3, ey, 4.5, 5.5))
        stick = [(mx - 40, my - 6), (mx + 10, my + 4), (mx + 120, my + 62), (mx + 240, my + 96)]
        a.strokes([stick], 13, black=True, ends=(0.7, 0.7))
        a.strokes([stick], 6.5, ends=(0.8, 0.6))
    with b.thing("thorns", plane="front") as t:
        thorns(t, rng, (640, 700, 760))
    s.describe("A hare races down a valley with a stick in its mouth. In the furrow the stick draws, a whole river comes after it, tossing trees.")
    s.moods("breathless", "reckless", "exhilarated", "alarmed")
    s.themes("beginnings", "consequences", "pursuit", "rivers", "mischief")
    s.says("run!", "be careful what you start", "it follows wherever I go", "drop the stick!", "fetch", "I only drew a line", "downstream", "what have I done", "flood warning", "faster than water", "don’t look back", "the river’s leash", "headstart", "walking the river", "go with the flow", "white rabbit, wet", "it likes me", "course of least resistance", "late for the sea", "this way!", "source of trouble", "wet feet", "following the leader", "irrigation", "somebody had to", "the river learns to run", "never scratch the ground", "pen and flood", "it keeps coming", "swept along", "outrun your luck", "the sea is that way", "good boy, river", "trail", "one thin line and then", "he can’t stop now", "the map draws itself", "hare’s breadth", "it was dry here this morning", "in hot pursuit, cold", "deadline")  # fmt: skip
    s.relate("river", "follows", "hare")
    s.about(place="a valley above the ford", time="night", light="from the upper right", composition="diagonal", view="from above", foreground="black thorns", unexplained="why it does not drop the stick")
