"""In Mid-Air: an otter on its back juggles a hen's eggs; one of them hatches at the top of its flight."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import hen
from reverie_studio.sculpt.hunters import otter
from reverie_studio.sculpt.land import hatching
from reverie_studio.sculpt.marks import feathered, strew
from reverie_studio.sculpt.things import egg

EGGS = ((262, 536, 46, -8), (158, 388, 50, -24), (196, 232, 52, 16), (566, 190, 52, 30), (640, 352, 50, -14))
X, Y = 382, 176


@card(id="tr52xg", title="In Mid-Air", seed=96, palette="board_beet", light=(0.0, -0.7))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(X, Y + 60, 420, 2.6, 640)], ambient=0.05, focus=(360, 480, 420))
    rng = s.rng
    with b.thing("river and far bank", "place", depth=0.1) as land:
        for top, gain in ((640, 0.3), (690, 0.5)):
            strew(land, (-10, top - 30, 810, top + 70), 800, lambda x, y: 3.0, lambda x, y, top=top, gain=gain: gain * math.exp(-abs(y - top - 20 * math.sin(x / 110 + top)) / 18), width=(0.6, 1.6))
        strew(land, (-10, 760, 810, 1190), 2600, lambda x, y: 0.0, lambda x,
               y: 0.8 * math.exp(-(((x - 380) / 300) ** 2)) * (0.3 + 0.7 * math.sin(y / 9 + math.sin(x / 60) * 2) ** 2) * math.exp(-abs(y - 930) / 170), length=(20, 80), width=(0.7, 2.4))
    with b.thing("hen", "witness", depth=0.4) as h:
        rock = Clay().limb([(590, 760, -80, 50), (680, 770, -60, 84), (820, 780, -60, 110)], part="rock", per=5)
        h.clay(rock, "stone", "along", gain=0.6)
        bird = hen(lids=1.0).turned(at=(682, 600, -20), scale=0.84, roll=6)
        h.leave_clay(bird, grow=4)
        body = h.clay(bird, "down", "along", ambient=0.05, parts={"comb": ("skin", "along"), "beak": ("skin", "along"), "lid": ("skin", "along")})
        feathered(h, body, 17, 34, 8, (1, 0.5), gain=1.3, keep=("body", "wing"), least=0.05)
        eyes(h, bird, light=1.0, sides=("near",), iris=0.3)
    with b.thing("otter", "subject", depth=0.6) as o:
        beast = otter().turned(at=(400, 826, 0), scale=1.02)
        o.leave_clay(beast, grow=5)
        o.clay(beast, CUTS["fur"].but(stroke=(8, 22)), "along", ambient=0.05, parts={"nose": ("wet", "across"), "foot": ("skin", "along"), "lid": ("skin", "along"), "muzzle": ("down", "along")})
        eyes(o, beast, light=0.5, glint=(0.25, -0.4), iris=0.2)
        for side in ("left", "right"):
            o.strokes([beast.curve(f"lip {side}")], 4, black=True, ends=(0.6, 0.3))
            out = -1 if side == "left" else 1
            o.strokes([[(x, y), (x + out * (46 + 8 * k), y + 4 + 12 * k), (x + out * (92 + 6 * k), y + 26 + 26 * k)] for k, (x, y) in enumerate(beast.curve(f"pad {side}"))], 1.5, ends=(0.8, 0.05))
        line = [(x, 868 + 7 * math.sin(x / 34)) for x in range(70, 861, 14)]
        o.leave([*line, (860, 960), (70, 960)])
        for k, (w, y) in enumerate(((0.98, 872), (0.9, 886), (1.08, 902), (0.8, 922), (0.62, 946))):
            o.strokes([[(420 + w * (u - 420), y + 6 * math.sin(u / 34 + k) + rng.normal(0, 1.5)) for u in range(a, a + 90, 18)] for a in range(90, 760, 100)], 3.4 - 0.4 * k, ends=(0.1, 0.1))
    with b.thing("eggs", "prop", count=5, depth=0.7) as e:
        for x, y, r, lean in EGGS:
            c = egg(x, y, r, lean)
            e.leave_clay(c, grow=5)
            e.clay(c, CUTS["skin"].but(near=2.0), (0.2, 1, 0.3), gain=1.1, ambient=0.06)
            far = math.hypot(x - 390, y - 470)
            for q in (-0.5, 0.0, 0.5):
                a = math.atan2(y - 470, x - 390) - 0.34
                e.strokes([[(390 + (far + q * r) * math.cos(a - 0.16 * u), 470 + (far + q * r) * math.sin(a - 0.16 * u)) for u in (0, 0.5, 1)]], 1.6, ends=(0.8, 0.03))
    with b.thing("chick", "accent", depth=0.8, spot=1.0) as k:
        hatching(k, (X, Y))
    with b.thing("reeds", "prop", plane="front", depth=0.97) as f:
        for x in (18, 52, 96, 128, 640, 690, 742, 786):
            blade = [(x, 1210), (x + rng.normal(0, 12), 1080), (x + rng.normal(0, 26), 960 + rng.uniform(-60, 60))]
            f.strokes([blade], 26, black=True, ends=(1, 0.1))
            f.strokes([[(p + d * (q - 900) / 310, q) for p, q in blade] for d in (-11, -3, 4, 10)], [1.0, 0.7, 0.9, 2.2], ends=(0.6, 0.05))
    s.relate("otter", "plays", "eggs")
    s.describe("An otter floats on its back and juggles eggs. At the top of the throw one of them hatches, and the chick screams. On the bank a hen looks on.")
    s.moods("frantic", "funny", "giddy", "alarmed")
    s.themes("play", "birth", "risk", "responsibility", "timing")
    s.says("catch!", "multitasking", "no time to meet you", "born on the fly", "all your eggs in one otter", "walking on eggshells", "what a welcome", "butterfingers", "she only looked away once", "the babysitter", "high birth", "a flying start", "it was going so well", "show business", "now what?", "keep them all in the air", "dropped call", "first flight", "scrambled, please", "mother is watching", "hatching a plan", "too late to stop", "delivery by air", "the show must go on", "early bird", "working parent", "hello, world, aaah!", "look, no hands", "free fall", "I said five, not six", "stage debut", "never again", "surprise guest", "juggling everything", "gravity comes next", "egg on his face", "somebody stop him", "the circus comes to the river", "hold your breath", "an unexpected arrival", "life begins somewhere")  # fmt: skip
    s.about(place="the ford", time="night", light="from the hatching egg", composition="high", view="eye level", foreground="black reeds, cut by the edge", unexplained="why the hen lent its eggs")
