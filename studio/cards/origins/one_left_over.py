"""One Left Over: the hedgehog is finished, and the mole who made it has one quill too many."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hedgehog, mole
from reverie_studio.sculpt.marks import ellipse, strew
from reverie_studio.sculpt.things import post, quills


@card(id="qx6nqu", title="One Left Over", seed=11, palette="board_clay", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, -0.52, 0.55, 1.08)], ambient=0.01, focus=(420, 620, 380))
    rng = s.rng
    with b.thing("trying-on field", "place", depth=0.1) as land:
        strew(land, (-10, 380, 810, 1190), 3600, lambda x, y: 1.0, lambda x, y: 0.12 + 0.7 * math.exp(-(((x - 330) / 330) ** 2) - ((y - 1090) / 90) ** 2) + 0.3 * math.exp(-abs(y - 392) / 10),
               length=(12, 46), width=(0.6, 2.1))
        for x, y, k, kind in ((330, 430, 0.62, "horns"), (640, 420, 0.56, "antlers"), (196, 540, 0.98, "ears"), (738, 560, 1.1, "tail"), (62, 760, 1.6, "antlers")):
            c = post(x, y, k, kind)
            land.leave_clay(c, grow=4)
            land.clay(c, "wood", "along", gain=0.55 + 0.25 * k, parts={"horn": ("fur" if kind in ("ears", "tail") else "skin", "along" if kind in ("ears", "tail") else "across")})
    maker = mole().turned(at=(496, 590, 0), scale=1.36, yaw=-16, pitch=-4)
    with b.thing("mole", "witness", depth=0.5, lamps=[Lamp(-0.4, -0.42, 0.8, 0.95)]) as m:
        m.leave_clay(maker, grow=6)
        m.clay(maker, CUTS["fur"].but(stroke=(5, 15)), "down", gain=0.9, ambient=0.07, shade=0.25, parts={"palm": ("skin", "along"), "claw": ("skin", "along"), "nose": ("wet", "across")})
        for side in ("left", "right"):
            x, y = maker.curve(f"eye {side}")[0]
            m.leave(ellipse(x, y, 13, 12))
            m.prick([(x - 4, y - 5, 3.4)])
            m.strokes([[(x - 18, y - 22), (x, y - 30), (x + 18, y - 24)]], 4, black=True, ends=(0.3, 0.3))
    with b.thing("stump", "prop", depth=0.6) as stump:
        block = Clay().limb([(420, 1000, 60, 250), (420, 1260, 60, 270)], part="wood").limb([(-100, 640, 60, 246), (940, 640, 60, 246)], melt=4, carve=True)
        stump.leave_clay(block, grow=6)
        stump.clay(block, "wood", "down", gain=0.6)
        top = ellipse(420, 904, 250, 60, 60)
        stump.leave(top, grow=3)
        stump.form(top, how=CUTS["wood"].but(near=2.4), puff=3, gain=0.8, guides=[ellipse(420, 904, 250 * q, 60 * q, 30) for q in (0.3, 0.6, 0.9)])
    with b.thing("hedgehog", "subject", depth=0.8) as h:
        beast = hedgehog().turned(at=(410, 944, 120), scale=1.16)
        h.leave_clay(beast, grow=6)
        body = h.clay(beast, CUTS["fur"].but(stroke=(5, 15)), "along", ambient=0.03, parts={"coat": (CUTS["fur"].but(gain=0.3), "along"), "nose": ("wet", "across"), "paw": ("skin", "along"),
               "lid": ("skin", "along"), "ear": ("skin", "along")})
        quills(h, body, 900, (404, 752, 22))
        eyes(h, beast, light=0.9, sides=("near",), glint=(-0.3, -0.3), iris=0.3)
        nx, ny = beast.where("nose")[:2]
        h.leave(ellipse(nx + 2, ny, 19, 17))
        h.form(ellipse(nx + 2, ny, 17, 15), how="wet", puff=14, gain=0.4)
        h.prick([(nx - 5, ny - 6, 3.6)])
        h.strokes([beast.curve("mouth")], 4, black=True, ends=(0.5, 0.3))
    with b.thing("quill", "accent", depth=0.9, spot=1.0) as q:
        x, y = maker.where("palm")[:2]
        line = [(x + 4, y + 40), (x + 10, y - 80), (x + 30, y - 240)]
        q.strokes([line], 30, ends=(0.6, 0.05), black=True)
        q.strokes([[(u + d, v) for u, v in line] for d in (-6.6, -2.2, 2.2, 6.6)], 2.4, ends=(0.6, 0.03))
        q.strokes([[(x + 3, y - 10 - 44 * k), (x + 22, y - 12 - 44 * k)] for k in range(3)], 9, black=True, ends=(1, 1))
        q.sparks((x + 30, y - 246), (8, 16), 22, length=(10, 34), width=2.4)
    s.describe("A mole holds up one quill and wonders. Before it on a stump stands a finished hedgehog and looks offended. Behind them are posts with ears, horns and a tail.")
    s.moods("baffled", "droll", "tender", "offended")
    s.themes("making", "mistakes", "repair", "pride", "small animals")
    s.says("where does this go?", "no manual", "there’s always one", "spare part", "some assembly required", "prickly customer", "I’m finished, thank you", "a stitch too many", "put it back", "that’s mine", "did it hurt?", "the last straw", "warranty void", "acupuncture", "needle in a haystack", "left over after the repair", "don’t look at me like that", "pointless", "get to the point", "new model", "check-up", "handle with care", "a thorny question", "one too many", "careful, it’s sharp", "nobody asked me", "it will do without", "an offended gentleman", "souvenir", "the tailor is short-sighted", "count again", "blind man’s work", "bespoke", "customer is always right", "I felt a draught", "tomorrow it may fit", "every masterpiece has one", "keep it, as a tip", "quality control")  # fmt: skip
    s.relate("mole", "mends", "hedgehog")
    s.about(place="the trying-on field", time="before morning", light="from the left", composition="centred", view="near", unexplained="a small bald place among the quills")
