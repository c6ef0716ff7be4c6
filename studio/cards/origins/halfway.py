"""Halfway: a goat has climbed half of a pillar and looks down at her kid; far up the pillar has a knee."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import strew
from reverie_studio.sculpt.plants import tufts
from reverie_studio.sculpt.small_eyes import dots
from reverie_studio.sculpt.walkers import great_walker, ways


def leg(x: float, foot: float, size: float) -> Clay:
    """A pillar that has a knee, its shin going down to `foot`."""
    return Clay().limb([(x + 30 * size, foot, 0, 138 * size), (x + 24 * size, 560, 0, 150 * size), (x - 6 * size, 380, 0, 132 * size), (x - 40 * size, 210, 30, 150 * size),
           (x + 70 * size, 10, -60, 176 * size),
                     (x + 240 * size, -180, -120, 190 * size)], part="rock", per=7)  # fmt: skip


@card(id="epqgdd", title="Halfway", seed=87, palette="board_moss", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.66, -0.5, 0.55, 1.05)], focus=(400, 560, 320))
    with b.thing("far pillars and hills", "place", depth=0.15) as far:
        for x, size, gain in ((60, 0.34, 0.34), (262, 0.24, 0.24)):
            far.clay(leg(x, 1120, size), "stone", "along", gain=gain, fade=((x, 420), (x, 1130)))
        for top, gain in ((985, 0.3), (1050, 0.42), (1120, 0.3)):
            line = [(x, top + 26 * math.sin(x / 90 + top) - 0.05 * x) for x in range(-20, 821, 30)]
            far.leave([*line, (820, 1210), (-20, 1210)])
            strew(far, (-10, top - 40, 810, top + 90), 900, lambda x, y: 4.0, lambda x, y, top=top, gain=gain: gain * math.exp(-max(0.0,
                   y - (top + 26 * math.sin(x / 90 + top) - 0.05 * x)) / 30) * (y > top + 26 * math.sin(x / 90 + top) - 0.05 * x), width=(0.6, 1.5))
    with b.thing("pillar with a knee", "prop", depth=0.4) as p:
        rock = leg(650, 1300, 1.0)
        for line in ([(560, 640), (540, 800), (566, 960), (548, 1130)], [(640, 470), (660, 640), (640, 760)], [(700, 700), (680, 900), (706, 1080)], [(590, 330), (620, 420), (610, 500)],
               [(560, 150), (600, 200), (640, 214)]):
            rock.groove(line, 9, melt=8, deep=0.6)
        rock.limb([(246, 728, 90, 10), (340, 740, 80, 26), (470, 756, 60, 44), (600, 790, 20, 80)], melt=50, part="rock", per=6)
        p.leave_clay(rock, grow=5)
        p.clay(rock, CUTS["stone"].but(stroke=(20, 80), far=8.0, near=2.6), "along", gain=0.8)
    goat = great_walker(leg=0.82, girth=0.95, thin=0.86, stride=0.8, neck=(-52, -52), nod=44, horns="goat", ears="hang", snout=0.86, head=1.08)
    goat.limb([(-176, 46, 6, 10), (-168, 74, 6, 8), (-172, 100, 6, 2)], melt=5, part="beard", per=4).limb([(104, 24, 0, 14), (132, -8, 0, 11), (128, -30, 0, 4)], melt=8, part="tail", per=4)
    eye(goat, "near", (-166, -16, 26), 15, -1, aside=-6, lids=1.0, look=(0.1, 0.7), inner=0.8, iris=0.6)
    mother = goat.turned(at=(440, 490, 120), scale=1.14, yaw=-14)
    with b.thing("goat", "subject", depth=0.7) as g:
        g.leave_clay(mother, grow=3)
        g.clay(mother, CUTS["fur"].but(stroke=(12, 34)), "along", ambient=0.05, parts={**ways(mother), "lid": ("skin", "along")})
        fringe = [(300 + 2.6 * k + g.rng.normal(0, 3), 590 + 14 * math.sin(k / 9) + g.rng.normal(0, 6)) for k in range(100)]
        g.strokes([[(x, y - 6), (x + 3, y + 8), (x - 6 + g.rng.normal(0, 4), y + 30 + 16 * g.rng.random())] for x, y in fringe], 1.6, ends=(0.3, 0.03))
        eyes(g, mother, light=1.0, sides=("near",), glint=(-0.2, -0.4), iris=0.4)
    with b.thing("grass on the ledge", "accent", depth=0.75, spot=1.0) as m:
        tufts(m, [(x, 722 + m.rng.uniform(-4, 14), m.rng.uniform(14, 46)) for x in m.rng.uniform(256, 520, 190)], lean=-0.3, width=(1.0, 3.0), bands=4)
    with b.thing("kid", "witness", depth=0.95) as k:
        k.leave([(-20, 1150), (120, 1128), (300, 1140), (420, 1170), (500, 1215), (-20, 1215)])
        strew(k, (-10, 1136, 470, 1205), 500, lambda x, y: 3.0, lambda x, y: 0.5 * math.exp(-(y - 1136) / 30), width=(0.6, 1.8))
        kid = great_walker(leg=1.0, girth=0.74, thin=0.95, stride=0.25, neck=(-32, -60), nod=-20, ears="prick", snout=0.5, head=1.42).turned(at=(150, 946, 300), scale=1.02, flip=True)
        kid.limb([(46, 960, 300, 12), (20, 930, 300, 10), (18, 912, 300, 3)], melt=8, part="tail", per=4)
        bx, by = kid.curve("brow")[0]
        kid.limb([(bx - 4, by + 8, 310, 8), (bx - 12, by - 14, 312, 6), (bx - 24, by - 26, 312, 2)], melt=4, part="horn", per=4)
        k.leave_clay(kid, grow=5)
        k.clay(kid, "fur", "along", gain=0.8, ambient=0.08, parts=ways(kid))
        dots(k, kid, 9)
    s.relate("goat", "waits for", "kid")
    s.describe("A goat stands on a ledge of a sheer pillar. She looks back down at her kid, which stays below. High above them the pillar bends like a knee.")
    s.moods("anxious", "dizzy", "tender", "proud")
    s.themes("courage", "parting", "parents", "height", "ambition")
    s.says("I can’t", "career path", "go without me", "come on, it’s easy", "one small step", "mother knows the way", "don’t look down", "don’t look up", "high hopes", "the first day of school", "I’ll wait here", "are we there yet?", "it moved", "a leg up", "halfway is the hardest", "social climber", "nobody mention the knee", "weak at the knees", "steep learning curve", "still afraid", "she never turned round before", "stairs are for others", "what are we standing on?", "too far to go back", "cliffhanger", "follow me", "you used to carry me", "the giant hasn’t noticed", "growing up", "vertigo", "where the grass is greener", "a stiff climb", "kid stuff", "on somebody’s shin", "lookout", "no railing", "small and sensible", "the top is not in the picture", "promise you’ll look", "leap of faith")  # fmt: skip
    s.about(place="a pillar", time="night", light="from the upper left", composition="right", view="from below", unexplained="the pillar has a knee")
