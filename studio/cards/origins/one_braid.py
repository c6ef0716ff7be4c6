"""One Braid: two horses walk apart on a ridge, their tails plaited into one; a mouse saws at it with a shell."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import mouse
from reverie_studio.sculpt.hunters import rim_mane
from reverie_studio.sculpt.land import cloud, cloudy, engrave, faced_crag, jagged
from reverie_studio.sculpt.marks import grid, oval
from reverie_studio.sculpt.plants import high_grass
from reverie_studio.sculpt.things import braid, mussel
from reverie_studio.sculpt.walkers import creature


@card(id="j43pyk", title="One Braid", seed=24, palette="board_shell", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.62, 0.6, 1.05)], focus=(400, 640, 320))
    rng, (x, y) = s.rng, grid()
    with b.thing("sky", depth=0.05) as k:
        cloud(k, [(560, 120, 40), (630, 96, 52), (710, 120, 46), (600, 150, 40), (680, 156, 50), (770, 160, 40)], (-0.6, -0.7), step=9)
        k.prick([(u, v, 0.6 + 1.2 * rng.random() ** 4) for u, v in rng.uniform((0, 0), (800, 420), (420, 2))])
    with b.thing("far mountains", depth=0.1) as m:
        shape = [*jagged(rng, [(-20, 470), (90, 330), (170, 420), (290, 190), (380, 330), (500, 260), (640, 430), (820, 300)], 0.12), (820, 820), (-20, 820)]
        faced_crag(m, rng, shape, gain=0.42, shade=np.clip((800 - y) / 420, 0, 1))
    with b.thing("ridge of grass", "place", depth=0.2) as g:
        crest = 880 - 0.16 * (x - 0) + 14 * np.sin(x / 70)
        engrave(g, np.clip(0.42 * np.exp(-(y - crest) / 110) * (1 + 0.5 * cloudy(rng, 60, 30)), 0, 1), -0.16, "ground", where=(y > crest).astype(np.float32))
        for _ in range(900):
            u = rng.uniform(-10, 810)
            v, q = 880 - 0.16 * u + 14 * math.sin(u / 70) + rng.uniform(-2, 90), rng.uniform(12, 40)
            g.strokes([[(u, v), (u + 3, v - q * 0.6), (u + rng.normal(8, 6), v - q)]], rng.uniform(0.6, 1.6), ends=(0.6, 0.05))
    horses = []
    with b.thing("two horses", "witness", count=2, depth=0.5) as h:
        for px, k, flip, poll, nose in ((70, 0.8, False, (-92, -104), (-62, 62)), (560, 0.8, True, (-92, -96), (-58, 66))):
            c = creature("horse", poll=poll, nose=nose, stride=0.9)
            foot = 880 - 0.16 * px + 18
            c = c.turned(at=(px, foot - 200 * k, 0), scale=k, flip=flip)
            h.leave_clay(c, grow=5)
            h.clay(c, CUTS["fur"].but(near=2.1), "along", gain=1.05, ambient=0.05, parts={"nose": ("skin", "across")})
            (qx, qy), (nx, ny), (tx, ty) = c.curve("poll")[0], c.curve("nose")[0], c.curve("chest")[0]
            d = -1 if flip else 1
            rim_mane(h, rng, (qx, qy - 26), (tx + d * 40, ty - 56), d)
            ex, ey = qx + (nx - qx) * 0.34, qy + (ny - qy) * 0.34 - 8
            h.leave(oval(ex, ey, 8, 6))
            h.prick([(ex - 2, ey - 2, 2.2)])
            horses.append(c.curve("rump")[0])
    (ax, ay), (bx, by) = horses
    rope = flow([(ax, ay + 10), (ax + 60, ay + 70), ((ax + bx) / 2, (ay + by) / 2 + 92), (bx - 60, by + 74), (bx, by + 12)], 30)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(rope, axis=0).T))])
    with b.thing("braid", "prop", depth=0.6) as r:
        braid(r, rope.tolist())
    at = run[-1] * 0.5
    mx, my = (float(np.interp(at, run, rope[:, i])) for i in (0, 1))
    with b.thing("loose hairs", depth=0.65) as q:
        q.sparks((mx + 24, my - 4), (10, 24), 46, length=(14, 46), width=1.3, sweep=(200, 340))
    with b.thing("mouse", "subject", depth=0.8) as w:
        small = mouse().turned(at=(mx - 58, my - 58, 60), scale=0.76, roll=0)
        w.leave_clay(small, grow=4)
        w.clay(small, CUTS["fur"].but(near=1.9), "along", parts={"ear": ("skin", "along"), "tail": ("skin", "across"), "paw": ("skin", "along")}, gain=1.15, ambient=0.06)
        ex, ey = small.curve("iris near")[0]
        w.leave(oval(ex, ey, 6, 6))
        w.prick([(ex + 1.5, ey - 2, 1.9)])
        px, py = small.curve("paws")[0]
    with b.thing("mussel shell", "accent", spot=1.0, depth=0.9) as a:
        mussel(a, px, py)
    with b.thing("grass before us", plane="front") as f:
        high_grass(f, rng)
    s.describe("Two horses walk apart, their tails plaited into one braid. One is half out of the picture. A mouse sits on the braid and saws with a mussel shell.")
    s.moods("tender", "sad", "resolute", "wry")
    s.themes("parting", "sisters", "ties", "freedom", "mercy")
    s.says("ouch", "negotiated exit", "go, then", "tied together", "just the ends, please", "split ends", "cut it quickly", "one of us looked back", "the family knot", "cord", "neither wanted to ask", "it was the mouse’s idea", "sisters", "hold still", "clean break", "attached", "pulling in opposite directions", "divorce lawyer", "long hair, don’t care", "before they both give up", "the last thing we share", "tug of war", "who will hold the other end?", "loose ends", "free", "half of it is mine", "growing apart", "umbilical", "tail end", "don’t do it", "do it", "you go left", "a small kindness with an edge", "strings attached", "let me go", "what kept them together", "breaking up is hair to do", "the mediator", "it will grow back", "goodbye, sister", "at the end of the rope")  # fmt: skip
    s.relate("mouse", "unlocks", "two horses")
    s.about(place="a grass ridge", time="night", light="from the upper left", composition="diagonal", view="from below", foreground="black grass", unexplained="who plaited them together")
