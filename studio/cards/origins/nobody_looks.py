"""Nobody Looks: somebody hangs in a hole and looks at us; the three beasts behind it look elsewhere."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import cat_head, giraffe_head, ram_head
from reverie_studio.sculpt.first_light import dark_eye, patches
from reverie_studio.sculpt.loris import draped_hand, loris_face, pit_floor, pit_rim
from reverie_studio.sculpt.marks import before, curls, ellipse, hairs_over, oval, placed
from reverie_studio.sculpt.owls import owl_eye

CX, CY, RX, RY = 400, 986, 330, 112  # the hole


@card(id="3a6e7m", title="Nobody Looks", seed=74, palette="board_vermilion", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, -0.55, 0.6, 1.05)], focus=(400, 700, 430))
    coat = patches(s.rng, 54.0)
    with b.thing("giraffe", "witness", depth=0.3) as g:
        tall = giraffe_head().limb([(460, 130, -50, 110), (640, 190, -60, 130)], melt=20, part="neck").turned(at=(226, 280, -300), scale=1.04, roll=67, yaw=-6)
        before(g, tall, CUTS["fur"].but(stroke=(12, 32), near=2.4), "along", grow=6, tone=lambda x, y: 1.25 - 1.1 * coat(x, y) * np.clip((y - 330) / 50, 0, 1),
            parts={"muzzle": ("skin", "across"), "lid": ("skin", "along")})
        dark_eye(g, tall, 20, lash=26)
    with b.thing("ram", "witness", depth=0.4) as r:
        head = ram_head(look=(0.8, -0.3), inner=0.2, lids=0.8)
        head.lumps = [lump for lump in head.lumps if lump.part != "wool"]
        wool = Clay().limb([(560, 400, -210, 104), (566, 560, -230, 122), (590, 740, -240, 144), (600, 900, -240, 150)], part="wool", per=6)
        curls(r, before(r, wool, CUTS["fur"].but(near=2.8), "along", ambient=0.1, gain=0.8), 26, 12, gain=1.2)
        ram = head.turned(at=(630, 330, -100), scale=0.94, roll=-28)
        before(r, ram, "fur", "along", grow=7, ambient=0.05, parts={"horn": ("skin", "across"), "muzzle": ("skin", "across"), "lid": ("skin", "along")})
        eyes(r, ram, sides=("near",), light=0.9, iris=0.5)
    with b.thing("wild cat", "subject", depth=0.5) as c:
        cat = cat_head(lids=0).limb([(0, 70, -60, 90), (0, 200, -80, 130), (0, 330, -80, 150)], melt=26, part="body", per=5).turned(at=(420, 610, 60), scale=1.32, pitch=14, yaw=-10, roll=-8)
        before(c, cat, CUTS["fur"].but(stroke=(10, 26), near=2.25), "along", grow=12, fade=((420, 800), (420, 900)), parts={"nose": ("skin", "across")})
        for side in ("left", "right"):
            c.strokes([cat.curve(f"shut {side}")], 8, black=True, ends=(0.4, 0.3))
            c.strokes([[(x, y + 6) for x, y in cat.curve(f"shut {side}")]], 1.8, ends=(0.1, 0.1))
            c.strokes([cat.curve(f"lip {side}")], 5, black=True)
            for x, y in cat.curve(f"pad {side}"):
                d = -1 if side == "left" else 1
                hairs_over(c, [[(x, y), (x + 90 * d, y - 14), (x + 170 * d, y + 16)]], 1.6)
    with b.thing("hole", "place", depth=0.6, spot=1.0) as h:
        h.leave(ellipse(CX, CY, RX, RY, 90), grow=3)
        pit_rim(h, (CX, CY), RX, RY, math.pi, math.tau)
    with b.thing("loris", "subject", depth=0.7, lamps=[Lamp(-0.45, -0.5, 0.74, 1.1)]) as k:
        face = loris_face().turned(at=(CX, CY + 6, 100), scale=1.34, pitch=6, roll=4)
        before(k, face, CUTS["down"].but(stroke=(6, 16)), "along", grow=6)
        for side in ("left", "right"):
            x, y = face.curve(f"eye {side}")[0]
            k.leave(oval(x, y - 8, 58, 72, 24 if side == "left" else -24))
            owl_eye(k, x, y, 48, (0.0, 0.06), lids=False)
        x, y = face.curve("nose")[0]
        k.leave(oval(x, y, 24, 15, 4), grow=2)
        k.strokes([[(x + 5 * q - 2, y - 10), (x + 4 * q, y - 3)] for q in range(-3, 3)], 2.4)
    with b.thing("ground", plane="front", depth=0.8, spot=1.0) as g:
        pit_floor(g, (CX, CY), RX, RY)
    with b.thing("hands of the loris", plane="front", depth=0.95, lamps=[Lamp(-0.45, -0.5, 0.74, 1.1)]) as k:
        for d in (-1, 1):
            hand = draped_hand(d).turned(at=(CX + 196 * d, CY + RY * 0.8, 120), scale=0.95, roll=-10 * d)
            before(k, hand, CUTS["down"].but(stroke=(6, 14)), "along", grow=5)
            for i in range(4):
                x, y = hand.curve(f"nail {i}")[0]
                k.bare(placed([(-6, -5), (6, -5), (5, 7), (0, 10), (-5, 7)], (x, y), 1.0), spot=0)
    s.describe("A loris clings to the edge of a red-rimmed hole. It looks at us with enormous eyes. Behind it a giraffe and a ram turn away; the cat between them keeps its eyes closed.")
    s.moods("uneasy", "absurd", "cold", "urgent")
    s.themes("indifference", "crowds", "pride", "need", "guilt")
    s.says("help", "not my department", "I kept walking too", "mind the gap", "somebody should", "after you", "bystanders", "we are all very busy", "nobody fell in", "look, a bird", "excuse me?", "it isn’t one of ours", "almost out", "I thought you had him", "tradition", "ignored", "the neighbours", "hang in there", "committee", "a very small please", "nobody’s problem", "peekaboo", "the new one", "don’t make eye contact", "la la la", "the guest nobody invited", "holding on by the nails", "group photo", "snobs", "you saw it, so now it’s yours", "they were here first", "manhole", "what smell?", "first day at school", "room for one more?", "pretend", "the elephant in the room, only smaller", "he borrowed money from all of them", "shame", "waiter!", "one, two, three, and me", "I can see you seeing me", "insomnia")  # fmt: skip
    s.relate("loris", "is trapped in", "hole")
    s.about(place="the trying-on field", time="night", light="from the upper left", composition="centred", view="near, from the edge of a hole",
        foreground="the edge of a hole and two hands on it", unexplained="why the others turn away")
