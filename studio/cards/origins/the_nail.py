"""The Nail: a crow has drawn a nail out of the night, a corner of it falls down, and somebody looks in."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import crow
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.land import engrave, mountain
from reverie_studio.sculpt.marks import grid, inside, oval

HOLE = "-10,-10! 610,-10! 440,140 280,280 120,420 -10,540!"
FLAP = "610,-10! 440,140 280,280 120,420 -10,540! 70,556 150,512 250,538 350,506 450,550 600,545! 590,430 640,300 600,150"


@card(id="s9ys95", title="The Nail", seed=13, palette="board_ember", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.62, 0.5, 1.1)], focus=(330, 480, 380))
    rng = s.rng
    x, y = grid()
    with b.thing("somebody behind", "witness", spot=1.0, depth=0.1) as w:
        w.leave(HOLE)
        face = Clay().limb("-260,-60,-420,460 160,120,-460,460 560,160,-490,460", part="skin", per=4)
        eye(face, "right", (206, 196, -62), 108, 1, lids=0.9, look=(0.35, 0.75), inner=0.3, iris=0.52, bag=0.5)
        w.clay(face, CUTS["hide"].but(near=2.6), (0.2, 1, 0.4), gain=1.2, ambient=0.16, parts={"lid": ("skin", "along")})
        eyes(w, face, sides=("right",), light=1.0, iris=0.0, spot=1.0)
        u, v = face.curve("iris right")[0]
        rays = [(a, min(52.0, 33 / max(0.1, math.sin(a)))) for a in np.linspace(-0.5, 3.6, 64)]
        w.strokes([[(u + 27 * math.cos(a), v + 27 * math.sin(a)), (u + far * math.cos(a), v + far * math.sin(a))] for a, far in rays], 1.7, ends=(0.3, 0.7))
    with b.thing("night", "place", depth=0.05) as k:
        k.leave([(610, -10), (440, 140), (280, 280), (120, 420), (-10, 540), (-10, 1210), (810, 1210), (810, -10)])
        k.prick([(u, v, 0.7 + 1.0 * rng.random() ** 3 + 2.2 * rng.random() ** 20) for u, v in rng.uniform((0, 0), (800, 1150), (520, 2)) if 0.88 * u + v > 560])
        for u, v in ((716, 70), (752, 470)):
            pull = [[(u + 24 * math.cos(a), v + 24 * math.sin(a)), (u + far * math.cos(a), v + far * math.sin(a))] for a, far in rng.uniform((0, 70), (6.3, 120), (26, 2))]
            k.strokes(pull, 1.6, ends=(0.8, 0.03))
            k.leave(oval(u, v, 22, 20), grow=3)
            k.form(oval(u, v, 20, 18), how="skin", puff=14, axis=20, ambient=0.1)
    with b.thing("corner of the night", "prop", depth=0.4) as f:
        f.leave(FLAP, grow=5)
        across = (x * 0.66 + y * 0.75 - 410) / 300
        fold = np.sin((x * 0.75 - y * 0.66) / 34 + 0.9 * across)
        light = np.clip(0.46 + 0.34 * fold, 0.1, 1) * np.clip(1.1 - 0.6 * across, 0.3, 1)
        engrave(f, np.asarray(light, np.float32), np.asarray(0.85 + 0.2 * fold, np.float32), CUTS["cloth"].but(near=2.4), where=inside(FLAP))
        f.strokes([[(-10, 540), (70, 556), (150, 512), (250, 538), (350, 506), (450, 550), (600, 545)], [(600, 545), (590, 430), (640, 300), (600, 150), (610, -10)]], 4.5, ends=(0.6, 0.6))
        f.strokes([[(-10, 540), (120, 420), (280, 280), (440, 140), (610, -10)]], 5, ends=(0.8, 0.8))
        f.leave(oval(540, 508, 19, 14, -30), grow=1)
        f.strokes([[*oval(540, 508, 20, 15, -30), oval(540, 508, 20, 15, -30)[0]]], 3.2, ends=(0.8, 0.8))
    with b.thing("peak", depth=0.4) as m:
        peak = mountain(rng, 510, 1330, 640, 178, lean=-0.02)
        m.leave_clay(peak, grow=5)
        m.clay(peak, CUTS["stone"].but(near=2.4), "down", gain=0.8)
    with b.thing("nail", "prop", depth=0.7) as n:
        nail = Clay().limb("300,600,160,17 276,662,160,16 230,778,160,11 208,836,160,2", melt=2, per=4).limb("258,580,160,14 340,612,160,14", melt=2, per=3)
        n.leave_clay(nail, grow=5)
        n.clay(nail, "skin", "across", gain=1.6, ambient=0.2)
    with b.thing("crow", "subject", depth=0.8, lamps=[Lamp(-0.6, -0.62, 0.5, 1.1), Lamp(0.8, -0.3, 0.4, 0.4)]) as c:
        bird = crow().turned(at=(570, 930, 60), scale=1.7, roll=18)
        c.leave_clay(bird, grow=4)
        body = c.clay(bird, CUTS["down"].but(gain=0.9), "along", parts={"beak": ("skin", "along"), "leg": ("skin", "across"), "wing": ("fur", "along"), "tail": ("fur", "along")})
        c.plumage(body, "wing", 46, 66, fan=10, gain=0.9)
        c.form("256,672! 288,668! 283,687! 250,686!", how="skin", puff=12, axis=10, ambient=0.5)
        u, v = bird.curve("iris near")[0]
        for r, cut in ((24, c.leave), (20, c.bare), (12, c.leave)):
            cut(oval(u - (24 - r) * 0.2, v - (24 - r) * 0.25, r, r * 0.92))
        c.prick([(u - 5, v - 8, 3.2)])
    s.describe("A crow holds a nail in its beak. A corner of the night has come loose and hangs down; in the gap a huge eye looks out.")
    s.moods("reckless", "curious", "grand", "uneasy")
    s.themes("forbidden things", "curiosity", "the sky", "undoing", "what lies behind")
    s.says("don’t!", "loose end", "I had to see", "behind the scenes", "there you are", "who nailed it?", "unveiling", "the landlord", "hello?", "is there a back side?", "hit the nail on the head", "what held it all up", "nosy", "redecorating", "who’s going to fix that?", "preview", "too late to put it back", "undone", "crowbar", "oops", "it was only pinned", "mind your head", "what are you doing down there?", "curtain", "finders keepers", "wallpaper", "spring cleaning", "caught", "wall to wall night", "exhibit A", "it wasn’t me", "somebody is home", "big brother", "vandal", "sleeping on the other side", "one nail too many", "they were watching all along", "dog-eared", "put that back", "the neighbours", "stage fright", "turn the page", "eye contact")  # fmt: skip
    s.relate("crow", "unlocks", "somebody behind")
    s.about(place="the low sky", time="night, nearly over", light="through the gap in the sky", composition="diagonal", view="from below", unexplained="whose eye it is")
