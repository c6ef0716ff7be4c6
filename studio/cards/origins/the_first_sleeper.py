"""The First Sleeper: nobody has seen sleep before, and a mouse lifts her eyelid."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import mouse
from reverie_studio.sculpt.heads import head
from reverie_studio.sculpt.marks import locks, wash


@card(id="dh9pt8", title="The First Sleeper", seed=31, palette="board_shell", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.1, -0.42, 0.85, 0.85)], focus=(400, 640, 330))
    rng = s.rng
    pose = dict(at=(430, 700, 0), scale=3.6, roll=-58, yaw=4, pitch=0)
    look = dict(age=0.2, width=1.12, cheek=1.0, mouth=0.62, smile=0.1, nose=0.95, jaw=1.05, brow=0.3)
    plain = head(lids=-0.3, **look)
    plain.marks["hairline"] = [(-80, 4, 0), (-74, -34, 20), (-58, -66, 36), (-24, -84, 46), (20, -84, 46), (56, -68, 36), (74, -36, 20), (80, 4, 0)]
    face = plain.turned(**pose)
    awake = head(lids=1.25, look=(0.1, -0.5), **look).turned(**pose)
    with b.thing("hair", depth=0.3) as h:
        for _ in range(110):
            a = math.radians(rng.uniform(100, 290))
            q, sway = rng.uniform(330, 560), rng.normal(0.2, 0.16)
            locks(h, [[(400 + r * math.cos(a + t), 740 + r * 0.95 * math.sin(a + t)) for r, t in ((170, 0), (q * 0.66, sway * 0.3), (q, sway))]], 18, rng.uniform(0.3, 0.9), 5)
    with b.thing("sleeping woman", "subject", depth=0.5) as w:
        body = w.clay(face, "skin", run=(0.1, 1, 0.35), shade=0.55, near=2.3)
        wash(w, body, (505, 555), 20, 150)
        shut = face.curve("lower left")
        w.strokes([shut], 9, black=True, ends=(0.3, 0.3))
        w.strokes([[(x, y), (x + 14, y + 8), (x + 30, y + 8)] for x, y in shut[1:-1]], 3.2, black=True, ends=(0.9, 0.1))
        w.strokes([[(x + 9, y + 6) for x, y in shut]], 1.6, ends=(0.1, 0.1))
        w.strokes([face.curve("brow left"), face.curve("brow right")], 13, black=True, ends=(0.4, 0.1))
        eyes(w, awake, light=0.95, sides=("right",), glint=(-0.3, -0.4), iris=0.6)
        line = flow(face.curve("hairline"), 10)
        for _ in range(240):
            x, y = line[int(rng.uniform(0, len(line) - 1))]
            dx, dy = x - 500, y - 660
            q, r = math.hypot(dx, dy), rng.uniform(190, 400)
            bend = rng.normal(0.3, 0.16)
            locks(w, [[(x, y), (x + (dx / q - bend * dy / q) * r * 0.5, y + (dy / q + bend * dx / q) * r * 0.5 - 10), (x + dx / q * r - 30, y + dy / q * r + 24)]], 13, 0.25 + 0.9 * max(0.0, -0.3 * dx / q - 0.75 * dy / q + 0.3), 4)
    with b.thing("shift", depth=0.6) as c:
        c.clay(Clay().limb("640,1240,-60,150 760,1000,-40,130 860,760,-60,120", per=5).limb("560,1250,40,60 700,1090,70,52 850,960,40,60", melt=14), "cloth", "along", gain=0.6)
    with b.thing("mouse", "witness", depth=0.9) as m:
        lid = awake.curve("upper right")[3]
        small = mouse().turned(at=(lid[0] - 148, lid[1] - 62, 320), scale=1.5, roll=24)
        m.leave_clay(small, grow=5)
        m.clay(small, CUTS["down"].but(gain=1.7), "along", parts={"ear": ("skin", "down"), "nose": ("wet", "across"), "tail": ("skin", "across"), "paw": ("skin", "along")})
        eyes(m, small, light=0.0, sides=("near",), iris=0.3)
        nx, ny = small.curve("nose")[0]
        m.strokes([[(nx - 8, ny), (nx + 20, ny - 24 + 16 * k), (nx + 50, ny - 30 + 30 * k)] for k in range(4)], 1.5, ends=(0.8, 0.04))
    s.relate("mouse", "unlocks", "sleeping woman")
    s.describe("A woman lies asleep with open mouth. A mouse stands on her brow, lifts one of her eyelids with both paws and looks into the eye.")
    s.moods("funny", "tender", "worried", "curious")
    s.themes("sleep", "curiosity", "fear", "dreams", "care")
    s.says("is she broken?", "Monday", "let her go", "anybody home?", "wake up", "five more minutes", "knock knock", "the doctor is in", "what does she see?", "out of order", "hello in there", "still warm", "check her pulse", "I can see a dream", "do not disturb", "bad hair day", "lights on, nobody home", "she promised me breakfast", "sleepyhead", "open up", "eye test", "the first night", "not dead, I think", "nap", "small ophthalmologist", "one eye open", "peekaboo", "is it over?", "what happens behind there", "she snores", "the inspector", "alarm clock", "rude awakening", "curiosity")  # fmt: skip
    s.about(place="the eggshell plain", time="night", light="light from above",
            composition="diagonal", view="near, from above", foreground="a mouse on her brow", unexplained="the lifted eye is awake, the other sleeps")  # fmt: skip
