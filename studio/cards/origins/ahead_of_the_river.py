"""Ahead of the River: a hare runs with the end of the river in its mouth, and the river rears up behind it."""

from __future__ import annotations

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import fish
from reverie_studio.sculpt.marks import oval, scales, strew
from reverie_studio.sculpt.plants import tufts
from reverie_studio.sculpt.river_beasts import bounding_hare, foam, peaks, sheet

OUTER = [(118, 920), (150, 904), (236, 880), (330, 850), (470, 846), (640, 820), (770, 700), (800, 500), (740, 280), (590, 130), (390, 80), (210, 130), (110, 260), (84, 420)]
INNER = [(116, 919), (146, 890), (232, 866), (320, 828), (430, 790), (530, 726), (590, 630), (600, 510), (560, 410), (480, 340), (380, 316), (290, 340), (200, 390), (120, 452)]


@card(id="jij46w", title="Ahead of the River", seed=17, palette="board_tide", light=(0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.6, 0.58, 1.05)], ambient=0.04, focus=(330, 860, 420))
    rng = s.rng
    with b.thing("mountains", depth=0.05) as m:
        peaks(m, [(40, 610, 120), (330, 640, 110), (560, 660, 90), (190, 560, 150), (450, 600, 120), (-20, 660, 80), (720, 680, 100)], 744)
    with b.thing("plain", "place", depth=0.1) as v:
        strew(v, (-10, 745, 810, 1190), 1100, lambda x, y: 2.0, lambda x, y: 0.12 + 0.5 * (1060 < y < 1130), length=(14, 60), width=(0.6, 1.9))
    hare = bounding_hare(look=(0.8, -0.3)).turned(at=(380, 1030, 60), scale=1.12, roll=-3)
    mx, my = hare.curve("mouth")[0]
    dx, dy = mx - 148, my - 897
    shift = [max(0.0, 1 - k / 5) for k in range(len(OUTER))]
    left, right = ([(x + dx * q, y + dy * q) for (x, y), q in zip(line, shift, strict=True)] for line in (OUTER, INNER))
    with b.thing("running hare", "subject", depth=0.5) as a:
        a.leave([(80, 1080), (700, 1076), (740, 1100), (120, 1106)])
        a.leave_clay(hare, grow=6)
        a.clay(hare, CUTS["fur"].but(near=2.3, stroke=(7, 20)), "along", parts={"nose": ("wet", "across"), "lid": ("skin", "along")}, gain=1.15, ambient=0.09)
        nx, ny = hare.curve("nose")[0]
        a.strokes([[(nx + 24, ny + 4 + 6 * k), (nx + 60, ny - 4 + 14 * k), (nx + 104, ny + 4 + 22 * k)] for k in (-1, 0)], 1.5, ends=(0.9, 0.05))
        eyes(a, hare, light=1.0, iris=0.4, sides=("near",))
    with b.thing("river", "accent", spot=1.0, depth=0.7) as r:
        rails = [flow([(*p, 1.0) for p in line], 6)[:, :2].tolist() for line in (left, right)]
        n = min(map(len, rails))
        edges = [[line[round(k * (len(line) - 1) / (n - 1))] for k in range(n)] for line in rails]
        sheet(r, *edges, 46, light=(3.0, 1.2))
    with b.thing("fish", "witness", depth=0.75) as w:
        one = fish().turned(at=(684, 440, 60), scale=0.6, roll=76)
        w.leave_clay(one, grow=5)
        scales(w, w.clay(one, CUTS["skin"].but(near=2.2), "along", ambient=0.06), 13, (0, -1), keep=("fish",))
        x, y = one.curve("eye")[0]
        w.leave(oval(x, y, 12, 12))
        w.bare(oval(x, y, 9.5, 9.5))
        w.leave(oval(x - 2, y + 2, 5, 5))
    with b.thing("foam", depth=0.8) as f:
        foam(f, *edges, 90, (60, 120), 0.84)
    with b.thing("grass", plane="front", depth=0.95) as g:
        tufts(g, [(rng.uniform(-10, 810), rng.uniform(1150, 1215), rng.uniform(24, 80)) for _ in range(84)], lean=-0.4, width=(0.7, 2.0))
        g.prick([(mx - 58 - 9 * k, my + 30 + 16 * k, 4.5 - k) for k in range(3)], spot=1.0)
    s.describe("A hare runs with the end of a river in its mouth. Behind it the blue river rears up into a wave that curls over it; a fish is carried in it.")
    s.moods("breathless", "reckless", "exhilarated", "alarmed")
    s.themes("beginnings", "consequences", "pursuit", "rivers", "mischief")
    s.says("run!", "be careful what you start", "walkies", "let go!", "fetch", "I only pulled a thread", "downstream", "what have I done", "leash", "faster than water", "don’t look back", "who is walking whom?", "headstart", "tug-of-war", "it came loose in my mouth", "bitten off too much", "it likes me", "the course of things", "late for the sea", "this way!", "source of trouble", "thief", "scarf", "irrigation", "somebody had to", "the river learns to run", "the fish did not ask", "it keeps coming", "overwhelmed", "outrun your luck", "the sea is that way", "good boy, river", "mainspring", "one small sip", "he can’t stop now", "the map draws itself", "by a hare’s breadth", "it was dry here this morning", "deadline", "a tail of my own", "momentum", "bring it home to mother")  # fmt: skip
    s.relate("river", "follows", "hare")
    s.about(place="the dry valley", time="night", light="from the upper left", composition="diagonal", view="from below", foreground="thin grass", unexplained="why the hare does not let go")
