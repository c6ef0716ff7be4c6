"""Nobody Looks: beasts trot in a ring, each holding the tail before it, round a hole somebody hangs in."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, on_ring, strew
from reverie_studio.sculpt.small_eyes import dots
from reverie_studio.sculpt.walkers import great_walker, ways

CX, CY, RX, RY = 396, 606, 152, 318  # the ring their feet stand on
HERD = (  # kind, size, how it is scratched
    (great_walker(leg=1.0, neck=(-58, -60), horns="stag", girth=0.9, thin=0.85, snout=0.9, head=1.1), 0.74, "fur"), (great_walker(leg=0.7, girth=1.25, thin=1.35, neck=(-56, -6), nod=10, snout=1.0,
           ears="round", head=1.3), 0.86, "fur"),
    (great_walker(leg=1.0, neck=(-66, -62), snout=1.35, nod=8, head=1.1, thin=0.9), 0.78, "fur"), (great_walker(leg=0.86, girth=1.15, thin=1.2, neck=(-62, -20), horns="ox", ears="hang", hump=0.7, head=1.2),
           0.84, "hide"),
    (great_walker(leg=0.85, neck=(-56, -48), horns="goat", ears="hang", girth=0.9, head=1.1), 0.78, "fur"), (great_walker(leg=0.66, girth=1.2, thin=1.0, neck=(-56, -4), nod=14, ears="hang", head=1.2,
           snout=1.3), 0.88, "hide"),
    (great_walker(leg=0.8, girth=0.85, neck=(-48, -44), ears="long", head=1.2, snout=0.6), 0.82, "fur"),
)  # fmt: skip


@card(id="3a6e7m", title="Nobody Looks", seed=74, palette="board_vermilion", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.66, -0.5, 0.52, 1.12)], focus=(400, 606, 430))
    places = [on_ring(beast, size, (k + 0.55) / 7, (CX, CY), RX, RY) for k, (beast, size, _) in enumerate(HERD)]

    def dust(x: float, y: float) -> float:
        q = math.hypot((x - CX) / (RX + 20), (y - CY) / (RY + 20))
        return 0.8 * math.exp(-(((q - 1.0) / 0.1) ** 2)) + 0.26 * math.exp(-(((q - 1.7) / 0.5) ** 2))

    with b.thing("dust", "place", depth=0.2) as g:
        strew(g, (-10, -10, 810, 1210), 9000, lambda x, y: math.degrees(math.atan2((x - CX) * (RY / RX) ** 2, -(y - CY))), dust, length=(8, 30), width=(0.6, 1.9))
    with b.thing("hole", "prop", depth=0.3, spot=1.0) as h:
        h.leave(ellipse(CX, CY, RX - 44, RY - 44, 80))
        for k in range(520):
            a = math.tau * k / 520 + h.rng.normal(0, 0.006)
            x, y = CX + (RX - 44) * math.cos(a), CY + (RY - 44) * math.sin(a)
            nx, ny = math.cos(a) * RY, math.sin(a) * RX
            far = h.rng.uniform(10, 36) / math.hypot(nx, ny)
            h.strokes([[(x, y), (x + nx * far, y + ny * far)]], 1.2 + 1.8 * h.rng.random(), ends=(1.0, 0.05))
        for side in (-1, 1):
            x, y = CX + 50 * side, CY - 226
            arm = Clay().limb([(x - 12 * side, y + 190, -60, 22), (x - 4 * side, y + 100, -20, 23), (x, y + 20, 10, 24), (x, y - 8, 26, 28)], melt=8, part="arm", per=6)
            for f in (-1, 0, 1):
                arm.limb([(x + f * 17, y - 8, 34, 13), (x + f * 24, y - 34, 50, 13), (x + f * 27, y - 52, 40, 10)], melt=5, part="toe", per=4)
            h.leave_clay(arm, grow=4)
            h.clay(arm, "fur", "along", spot=0.0, ambient=0.26, parts={"toe": ("skin", "along")}, fade=((x, y + 50), (x, y + 180)))
            h.strokes([[(CX + 24 * side - 9, CY + 6), (CX + 24 * side, CY), (CX + 24 * side + 9, CY + 6)]], 2.2, spot=0)
            h.prick([(CX + 24 * side, CY + 9, 4.5)], spot=0)
    done: set[int] = set()
    with b.thing("beasts in a ring", "subject", count=7, depth=0.7) as r:
        for k in range(7):
            c = places[k]
            r.leave_clay(c, grow=3)
            r.clay(c, HERD[k][2], "along", ambient=0.12, parts=ways(c))
            dots(r, c, 5)
            done.add(k)
            for i in (k, (k - 1) % 7):  # the tail of one in the mouth of the next
                j = (i + 1) % 7
                if i in done and j in done:
                    p, q = places[j].marks["rump"][0], places[i].marks["mouth"][0]
                    mid = [(p[n] + q[n]) / 2 + (CX - (p[0] + q[0]) / 2, CY - (p[1] + q[1]) / 2, 300)[n] * 0.05 for n in range(3)]
                    r.clay(Clay().limb([(*p, 9), (*mid, 7), (*q, 6)], per=7), "fur", "along", ambient=0.25)
    s.relate("beasts in a ring", "guards", "hole")
    s.describe("Seven beasts trot round in a ring. Each holds the tail of the one before it. In the middle is a hole, and two small paws cling to its rim.")
    s.moods("uneasy", "absurd", "cold", "urgent")
    s.themes("indifference", "crowds", "habit", "need", "guilt")
    s.says("help him up", "circular reasoning", "I kept walking too", "follow the leader", "mind the gap", "not my department", "merry-go-round", "somebody should", "after you", "bystanders", "the daily round", "keep up", "round and round", "we are all very busy", "nobody fell in", "eyes front", "ring a ring o’ roses", "who started this?", "the meeting goes on", "going nowhere", "tail end", "excuse me?", "the commute", "it isn’t one of ours", "almost out", "I thought you had him", "tradition", "out of the loop", "vicious circle", "a hole in the middle", "the dance goes on", "left out", "office party", "hang in there", "one of us is missing", "queue without end", "herd instinct", "a very small please", "nobody’s problem", "that is how we do it here")  # fmt: skip
    s.about(place="the trying-on field", time="night", light="from the upper left", composition="centred", view="from above", unexplained="whose paws hold on to the rim of the hole")
