"""By Tortoise: over a canyon hangs a rope, and halfway along it a tortoise carries what a kid sent to an old goat."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import tortoise
from reverie_studio.sculpt.land import cloud, engrave, rock_face
from reverie_studio.sculpt.marks import grid, inside
from reverie_studio.sculpt.plants import sapling, turf
from reverie_studio.sculpt.things import twisted
from reverie_studio.sculpt.walkers import creature, horns

LEFT = "-10,424! 70,404 150,402 206,418! 190,500 214,600 178,720 200,860 150,1000 176,1210! -10,1210!"
RIGHT = "810,356! 720,346 640,352 586,366! 604,460 570,560 612,700 580,840 640,980 610,1210! 810,1210!"


def rope_at(x: float) -> float:
    """Where the rope hangs."""
    q = (x - 180) / 430
    return 414 - 52 * q + 330 * q * (1 - q)


@card(id="r4ms8u", title="By Tortoise", seed=70, palette="board_verdigris", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.42, -0.6, 0.68, 1.05)], focus=(400, 520, 280))
    rng, (x, y) = s.rng, grid()
    with b.thing("clouds", depth=0.05) as k:
        cloud(k, [(330, 130, 40), (290, 156, 34), (390, 150, 46), (440, 176, 34), (250, 184, 26), (350, 184, 44)], (0.65, -0.7), step=9)
        k.leave([(190, 182), (500, 182), (500, 240), (190, 240)])
        k.strokes([[(200, 186), (320, 182), (500, 187)], [(240, 198), (330, 195), (450, 199)]], 1.4)
    with b.thing("canyon", "place", depth=0.1) as c:
        tone, fall = rock_face(rng, (-0.6, -0.3, 0.5), wide=46, strata=34)
        engrave(c, 0.8 * tone * np.clip((1190 - y) / 560, 0, 1), fall, "stone", where=inside("160,560! 240,548 300,560! 288,700 310,860 280,1000 330,1210! 100,1210!", "640,520! 540,508 484,524! 500,660 470,820 512,980 480,1210! 700,1210!"))
        river = np.exp(-(((x - 396 - 40 * np.sin(y / 46)) / np.maximum(6, 10 + (y - 960) * 0.2)) ** 2)) * np.clip((y - 960) / 60, 0, 1)
        engrave(c, 0.8 * river, 0.1, CUTS["wet"].but(near=2.6), where=(inside("300,960! 500,960! 560,1210! 240,1210!") * (river > 0.1)).astype(np.float32))
        tone, fall = rock_face(rng, (-0.6, -0.3, 0.5), wide=80, strata=44)
        side = np.clip(np.where(x < 400, 0.25 + x / 300, 0.95 - (x - 580) / 330), 0, 1)
        engrave(c, 1.7 * tone * side * np.clip((1230 - y) / 760, 0, 1), fall, CUTS["stone"].but(near=2.4), where=inside(LEFT, RIGHT))
        for top, base in (((-10, 424), (206, 418)), ((586, 366), (810, 356))):  # the turf on either side
            turf(c, rng, top, base)
    with b.thing("kid", "witness", depth=0.5) as a:
        kid = horns(creature("goat", leg=0.8, length=0.55, girth=0.8, stride=0.1, poll=(-38, -58), nose=(-46, 26), skull=(28, 15), ears=(46, 12, -0.1)), 26, 0.6, 6).turned(at=(104, 404 - 200 * 0.8, 20), scale=0.8, flip=True)
        a.leave_clay(kid, grow=4)
        a.clay(kid, CUTS["fur"].but(near=2.0), "along", gain=1.1, ambient=0.06)
        sapling(a, 22, 408)
    with b.thing("old goat", "witness", depth=0.5) as o:
        old = horns(creature("goat", stride=0.1, girth=1.0, poll=(-58, -48)), 150, 1.1, 13)
        nx, ny, _ = old.marks["nose"][0]
        old.limb([(nx + 18, ny + 14, 0, 11), (nx + 16, ny + 60, 0, 10), (nx + 22, ny + 116, 0, 2)], melt=6, part="beard", per=4)
        old = old.turned(at=(704, 352 - 200 * 0.84, 20), scale=0.84)
        o.leave_clay(old, grow=4)
        o.clay(old, CUTS["fur"].but(near=2.0, stroke=(12, 34), over=9), "along", parts={"horn": ("skin", "across"), "beard": ("fur", "along")}, gain=1.1, ambient=0.06)
    with b.thing("tortoise", "subject", depth=0.8) as t:
        at = rope_at(398)
        body = tortoise().turned(at=(398, at - 75, 40), scale=0.8, roll=-3)
        t.leave_clay(body, grow=4)
        t.clay(body, "skin", "across", parts={"shell": (CUTS["skin"].but(cross=None), "contour"), "leg": ("hide", "across"), "neck": ("hide", "across"), "head": ("hide", "along"), "lid": ("skin", "along")}, ambient=0.05)
        eyes(t, body, light=0.9, sides=("near",), glint=(-0.3, -0.3))
    with b.thing("parcel in a leaf", "accent", spot=1.0, depth=0.85) as p:
        leaf = Clay().limb([(352, at - 158, 60, 18), (384, at - 176, 70, 40), (420, at - 164, 60, 20)], melt=8, per=4).limb([(384, at - 204, 70, 9), (380, at - 228, 70, 15), (392, at - 250, 70, 3)], melt=6, per=4)
        p.leave_clay(leaf, grow=4)
        p.clay(leaf, CUTS["skin"].but(cross=None), "down", gain=1.4, ambient=0.12)
        p.strokes([[(352, at - 148), (372, at - 138), (384, at - 206)], [(418, at - 152), (400, at - 178), (384, at - 206)], [(330, at - 96), (340, at - 138), (360, at - 160)], [(446, at - 100), (432, at - 136), (414, at - 160)]], 3.4, black=True)
    with b.thing("rope", "prop", depth=0.9) as r:
        for u, v in ((160, 404), (634, 372)):  # the stones it is tied to
            stone = Clay().limb([(u, v + 20, 40, 22), (u, v - 22, 40, 17)], melt=8, per=3)
            r.leave_clay(stone, grow=3)
            r.clay(stone, "stone", "across")
        twisted(r, [(u, rope_at(u)) for u in np.arange(152, 646, 8.0)])
    s.describe("A tortoise with a parcel crosses a canyon on a slack rope. It looks round at the kid it left; on the other side waits an old goat.")
    s.moods("patient", "wistful", "funny", "vast")
    s.themes("time", "distance", "messages", "old age", "waiting")
    s.relate("tortoise", "balances on", "rope")
    s.about(place="a canyon", time="no time yet", light="from the upper left", composition="centred", view="far", foreground="two cliffs cut by the edges", unexplained="it is looking back")
    s.says("faster!", "slow mail", "it set out when we were young", "halfway", "special delivery", "don’t look down", "long-distance love", "a present for my older self", "second thoughts", "slow and steady", "no rush", "allow forty years for delivery", "I’ll get there", "hold on", "tightrope", "where was I?", "the post is late again", "a lifetime’s errand", "did I leave the door open?", "from me to me", "sent with love", "nearly there, says the tortoise", "it forgot something", "arrivals", "time carries it", "the crossing", "don’t call it back", "mid-life", "by then I’ll have a beard", "patience is a shell", "signature required", "what takes so long?", "express", "I hope it keeps", "birthday present, any birthday", "between two goats", "handle with care", "the generation gap", "he’s been standing there since spring", "bridge", "return to sender?")  # fmt: skip
