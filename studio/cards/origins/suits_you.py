"""Suits You: a walrus has put on a stag's antlers, and the stag the walrus's tusks; each looks at the other."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hoofed_faces import antler_pair, stag_face
from reverie_studio.sculpt.marks import before, hairs_over, oval
from reverie_studio.sculpt.seals import walrus


@card(id="s7jg4j", title="Suits You", seed=23, palette="board_ember", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.42, -0.55, 0.7, 1.05)], ambient=0.03, focus=(400, 640, 430))
    rng = s.rng
    with b.thing("stars", "place", depth=0.1) as n:
        n.prick([(80 * i + rng.uniform(0, 80), 75 * j + rng.uniform(0, 75), 0.9 + 3.2 * rng.random() ** 2.2) for i in range(10) for j in range(16)])
    with b.thing("stag", "subject", depth=0.4) as d:
        stag = stag_face(look=(-1.0, 0.3)).turned(at=(624, 560, -120), scale=1.26, roll=5, yaw=-10)
        before(d, stag, CUTS["fur"].but(near=2.3), "along", grow=6, parts={"lid": ("skin", "along"), "nose": ("wet", "across"), "stump": ("skin", "across")})
        for side in ("left", "right"):
            hollow = stag.curve(f"hollow {side}")
            d.leave(hollow)
            (ux, uy), (vx, vy) = hollow[0], hollow[3]
            roots = [(ux + (vx - ux) * q, uy + (vy - uy) * q + 10) for q in (0.15, 0.28, 0.4, 0.52, 0.64, 0.76)]
            d.strokes([[(px, py), (px + (vx - ux) * 0.08, py - 16), (px + (vx - ux) * 0.2, py - 20)] for px, py in roots], 2.0, ends=(0.9, 0.05))
        eyes(d, stag, light=0.9, iris=0.5)
        x, y = stag.curve("nose")[0]
        d.leave(oval(x, y, 42, 22, 5))
        d.strokes([[(x - 30 + 6 * k, y - 13 - 3 * math.sin(k / 3)), (x - 27 + 5.4 * k, y - 4)] for k in range(11)], 2.6)
        d.strokes([[(x + 10 * k, y + 10), (x + 22 * k, y + 4), (x + 30 * k, y + 8)] for k in (-1, 1)], 2, ends=(0.1, 0.3))
    with b.thing("tusks", "accent", spot=1.0, depth=0.6) as t:
        for side, k in (("left", -1), ("right", 1)):
            x, y = stag.curve(f"lip {side}")[0]
            tusk = Clay().limb([(x, y - 6, 0, 18), (x + 12 * k, y + 70, 20, 18), (x + 14 * k, y + 150, 30, 14), (x + 2 * k, y + 228, 30, 3)], part="tusk", per=6)
            before(t, tusk, CUTS["skin"].but(near=2.0), "along", grow=5, gain=1.3, ambient=0.25)
    with b.thing("walrus", "subject", depth=0.7) as w:
        beast = walrus().turned(at=(264, 756, 60), scale=1.3, roll=-5, yaw=8)
        w.leave_clay(beast, grow=8)
        w.clay(beast, CUTS["hide"].but(near=2.5), (0.1, 1, 0.35), parts={"lid": ("skin", "along"), "pad": (CUTS["skin"].but(near=2.2), "across"), "nose": ("wet", "across")})
        eyes(w, beast, light=0.9, iris=0.5)
        w.strokes([beast.curve("lip")], 5, black=True)
        for side, k in (("left", -1), ("right", 1)):
            roots = beast.curve(f"pad {side}")
            w.strokes([oval(x, y, 2.6, 2.6, n=8) for x, y in roots], 3, black=True)
            hairs_over(w, [[(x, y), (x + k * rng.uniform(10, 22), y + 34), (x + k * rng.uniform(6, 34), y + rng.uniform(76, 116))] for x, y in roots], 2.6)
    with b.thing("antlers", "accent", spot=1.0, depth=0.9) as a:
        (x0, y0), (x1, y1) = beast.curve("crown left")[0], beast.curve("crown right")[0]
        pair = antler_pair(spread=0.8).turned(at=((x0 + x1) / 2, (y0 + y1) / 2 + 6, 100), scale=1.14, roll=math.degrees(math.atan2(y1 - y0, x1 - x0)), yaw=8)
        before(a, pair, CUTS["wood"].but(near=2.1), "along", grow=6, gain=1.2, ambient=0.14)
    s.describe("A walrus wears a stag’s orange antlers. Beside it the stag, bare stumps on its brow, wears the walrus’s long orange tusks. They look at each other sidelong.")
    s.moods("droll", "awkward", "fond", "doubtful")
    s.themes("trying on", "envy", "friendship", "identity", "fashion")
    s.says("honestly?", "swap", "too much?", "dentist", "fashion", "borrowed", "awkward", "jealousy", "overdressed", "twins", "upgrade", "vanity", "don’t laugh", "it brings out your eyes", "I’d like mine back by Monday", "be honest, but not very", "does it come in grey?", "you first", "a fair exchange", "we shouldn’t have", "what will mother say?", "I can’t feel my lip", "now you know what I carry", "the grass is always greener", "how do you get through doors?", "for better, for worse", "fancy dress", "no refunds", "it looked better on you", "walk a mile in my teeth", "say something nice", "the things we do for love", "the morning after the party", "I thought it would change me", "who wears it better?", "the wrong parcel", "still you, underneath", "it’s heavier than it looks", "one careful owner", "how do you eat with these?", "changing room", "compliments of the house", "let us never speak of this")  # fmt: skip
    s.relate("walrus", "wears", "antlers")
    s.relate("stag", "wears", "tusks")
    s.about(place="under the stars", time="night", light="from the upper left", composition="diagonal", view="near", unexplained="whose idea it was")
