"""Hills, Going South: hills fly off in autumn; one takes a badger along in her burrow, and one badger stays below."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.badgers import badger_face, badger_stripes, flying_hill
from reverie_studio.sculpt.gnawers import gripping
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.loris import pit_rim
from reverie_studio.sculpt.marks import before, oval, placed
from reverie_studio.sculpt.otters import pup_back
from reverie_studio.sculpt.plants import blown_crown, roots, sward

X, Y, TILT = 400, 318, -7.0
BX, BY, K = 396, 520, 1.12  # the badger in her burrow


@card(id="r8hw3c", title="Hills, Going South", seed=61, palette="board_clay", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.5, 0.6, 1.05)], ambient=0.03, focus=(400, 480, 420))
    rng = s.rng
    ways = {"earth": (CUTS["stone"].but(gain=0.4, near=3.4, rough=0.6, grain=18), (0.3, 1, 0.4)), "stone": (CUTS["stone"].but(gain=1.0, near=2.4), (0.5, 1, 0.2))}
    turf = CUTS["fur"].but(stroke=(6, 16), near=2.2, gain=1.1)
    with b.thing("other hills", "witness", count=2, depth=0.2) as o:
        for x, y, k in ((694, 760, 0.25), (116, 796, 0.19)):
            far = flying_hill().turned(at=(x, y, 0), scale=k, roll=TILT)
            before(o, far, turf, "down", grow=2, ambient=0.2, gain=0.8, parts=ways)
            roots(o, [(x + u * k, y + (420 - abs(u) * 0.9) * k) for u in rng.uniform(-240, 240, 14)], (110 * k, 300 * k), 0.36, (0.7, 1.6), wave=0.09)
    with b.thing("autumn trees", "accent", spot=1.0, depth=0.3) as a:
        for x, y, size in ((196, 330, 140), (560, 262, 170), (440, 246, 230), (300, 280, 210)):
            blown_crown(a, x, y, size, 0.34)
        for _ in range(46):
            q = rng.random()
            u, v, turn, k = 470 + 350 * q + rng.normal(0, 24), 130 - 40 * q + rng.normal(0, 60), rng.uniform(-50, 50), rng.uniform(0.7, 1.3)
            leaf = placed([(-12, 0), (-3, -6), (6, -5), (14, 0), (5, 6), (-4, 5)], (u, v), k, turn)
            a.leave(leaf, grow=2)
            a.form(leaf, how="skin", puff=5, axis=turn, ambient=0.7, near=2.0)
    with b.thing("hill", "subject", depth=0.4) as h:
        hill = flying_hill().turned(at=(X, Y, 0), roll=TILT)
        before(h, hill, turf, "down", grow=4, ambient=0.2, parts=ways)
        edge = [(24, 376), (150, 346), (300, 330), (430, 312), (560, 296), (690, 288), (776, 288)]
        sward(h, edge, 2, 9, (14, 30), lambda x, y: 1.8 - x / 900, every=7, lean=0.4)
        roots(h, [(X + u, Y + 440 - abs(u) * 0.9 + rng.uniform(-10, 40)) for u in np.linspace(-270, 270, 26)], (110, 250), 0.36, (1.4, 4.4), wave=0.09)
    with b.thing("badger in her burrow", "subject", depth=0.6) as g:
        g.leave([(BX + (176 + 7 * math.sin(5 * q)) * math.cos(q), BY - 6 + (158 + 6 * math.sin(7 * q)) * math.sin(q)) for q in (math.tau * n / 60 for n in range(60))])
        g.sparks((BX, BY - 6), (150, 184), 150, length=(8, 22), width=1.6)
        small = {"lid": ("skin", "along"), "nose": ("wet", "across")}
        one = badger_face(look=(0.25, 0.95)).turned(at=(BX, BY, 60), scale=K)
        before(g, one, CUTS["fur"].but(stroke=(8, 24), near=2.0), "along", grow=6, gain=1.25, ambient=0.14, tone=badger_stripes(BX, K), parts=small)
        eyes(g, one, light=1.0, iris=0.5)
        nx, ny = one.curve("nose")[0]
        g.leave(oval(nx, ny, 30, 21), grow=1)
        g.strokes([[(nx - 20, ny - 12), (nx, ny - 15), (nx + 18, ny - 11)]], 4, ends=(0.2, 0.2))
        for name in ("left", "right"):
            g.strokes([one.curve(f"lip {name}")], 4, black=True)
            g.strokes([one.curve(f"ear {name}")], 7, ends=(0.3, 0.3))
        for x, way in ((BX - 108, 100), (BX + 108, 80)):
            gripping(g, x, BY + 120, way, 0.7)
    with b.thing("plain with a hollow", "place", depth=0.7) as p:
        ridge(p, [(-10, 1000), (200, 986), (420, 980), (640, 986), (810, 998)], depth=110, folds=0.2, gain=0.5, level=True, near=3.6)
        p.leave(oval(440, 1130, 330, 92))
        pit_rim(p, (440, 1130), 330, 92, 0, math.tau, 150)
    with b.thing("badger left behind", "witness", plane="front", depth=0.9, lamps=[Lamp(-0.3, -0.6, 0.74, 1.0)]) as w:
        back = pup_back(turn=8).turned(at=(446, 1110, 100), scale=1.3, roll=-6)
        before(w, back, CUTS["fur"].but(stroke=(9, 28), over=9, wild=14), "down", grow=7, ambient=0.16, tone=lambda x, y: np.maximum(0.34, badger_stripes(446 + 0.12 * (1106 - y), 0.86)(x, y)))
    s.describe("A hill flies away with a badger in its burrow. She holds on to the rim and looks down, past trailing roots. Rust-red leaves blow off its trees. Two hills follow; below, another badger sits in the hole that is left.")  # fmt: skip
    s.moods("wistful", "comic", "puzzled", "left behind")
    s.themes("leaving", "migration", "home", "separation", "autumn")
    s.says("uprooted", "migration", "landlord", "autumn", "relocation", "homesick", "commuting", "airmail", "divorce", "vertigo", "turbulence", "wait for me!", "property moves", "I only went out for a minute", "moving house", "over the hills and far away", "real estate bubble", "going up in the world", "eyes up", "she didn’t even pack", "geese, only heavier", "see you in spring", "mobile home", "the ground leaves without us", "room with a view", "a hill to die on", "you left the door open", "get off at the next valley", "head for the hills", "which of us is leaving?", "how deserts start", "no forwarding address", "throw me a root", "my half of the house", "moving mountains", "so that’s what the crack was", "write when you land", "it used to be hilly here", "long-distance love", "last call", "the lease was clear about this", "faith can do that", "mother said to stay in bed")  # fmt: skip
    s.relate("badger left behind", "loses", "badger in her burrow")
    s.about(place="the plain where the hills were", time="autumn night", light="from the upper left", composition="high", view="from below", foreground="the back of a badger's head", unexplained="why the hills leave")  # fmt: skip
