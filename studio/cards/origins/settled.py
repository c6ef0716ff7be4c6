"""Settled: a bird as large as the sky has taken a camel for its perch, and for its nest."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import bird_foot
from reverie_studio.sculpt.hoofed_faces import camel_face
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.marks import before, locks
from reverie_studio.sculpt.plants import grass
from reverie_studio.sculpt.things import egg

PERCH = ((428, 690, -3), (702, 712, 4))  # the feet on the two humps
FUR = CUTS["fur"].but(near=2.4, stroke=(16, 40), over=12, wild=18)


@card(id="m2gs9j", title="Settled", seed=84, palette="board_iris", light=(-0.6, -0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.64, -0.4, 0.6, 1.05)], ambient=0.02, focus=(400, 700, 420))
    rng = s.rng
    with b.thing("far dunes", "place", lamps=[], depth=0.1) as far:
        ridge(far, [(-10, 900), (160, 866), (330, 898), (520, 870), (810, 900)], depth=70, sun=-0.6, gain=0.6, folds=0.3, level=True)
        far.prick([(rng.uniform(0, 800), rng.uniform(0, 620), float(0.8 + 1.6 * rng.random() ** 4)) for _ in range(110)])
    with b.thing("camel", "subject", depth=0.5) as c:
        back = Clay().limb([(250, 1190, -110, 130), (440, 1180, -110, 170), (700, 1190, -110, 190), (880, 1200, -110, 170)], melt=30, part="coat", per=6)
        for x, y, _ in PERCH:
            back.limb([(x + 4, y + 370, -80, 160), (x + 4, y + 270, -50, 122), (x, y + 186, -36, 88), (x - 6, y + 122, -28, 58)], melt=44, part="coat", per=6)
        before(c, back, FUR, "along", grow=6, tone=lambda x, y: np.clip(1.15 - (y - 880) / 420, 0.3, 1) + 0 * x)
        face = camel_face().turned(at=(146, 640, 40), scale=0.92, roll=-8, flip=True)
        face.limb([(96, 652, 34, 52), (66, 720, 26, 54), (52, 830, 20, 58), (62, 960, 16, 70), (120, 1090, 10, 92), (220, 1200, 0, 120)], melt=26, part="neck", per=7)
        before(c, face, CUTS["fur"].but(near=2.0, stroke=(9, 26)), "along", grow=5, parts={"neck": (FUR, "along"), "lip": (CUTS["fur"].but(near=1.9, stroke=(6, 16)), "along"), "lid": ("skin", "along")})
        c.strokes([face.curve("mouth")], 6, ends=(0.2, 0.8), black=True)
        c.leave(face.curve("nostril"), grow=1)
        eyes(c, face, light=0.8, sides=("near",), glint=(-0.2, -0.4), iris=0.5)
        crown, throat = (np.array(face.curve(mark)) for mark in ("crown", "throat"))
        front = np.array([*throat[:4], (104, 790), (94, 850), (98, 910), (116, 970)])  # the wool goes on down its neck
        for line, lift, long, lean in ((crown, -1, 26, -30), (front, 1, 44, 10)):
            at = [line[i] * (1 - q) + line[i + 1] * q for i in range(len(line) - 1) for q in np.arange(0, 1, 0.1)]
            hang = [(x + rng.normal(0, 5), y - lift * 12 + rng.normal(0, 4), long * rng.uniform(0.5, 1.4), lean + rng.normal(0, 10)) for x, y in at]
            locks(c, [[(x, y), (x + 0.3 * u, y + lift * q * 0.6), (x + u, y + lift * q)] for x, y, q, u in hang], 8, 0.9, hairs=4)
    with b.thing("great bird", "subject", depth=0.8) as f:
        belly = Clay().limb([(230, -130, 90, 170), (430, -70, 120, 190), (640, -60, 120, 200), (880, -110, 90, 190)], part="belly", per=6)
        f.leave_clay(belly, grow=6)
        f.plumage(f.clay(belly, "down", "along"), "belly", 90, 84, gain=1.0, fan=-30)
        for x, y, roll in PERCH:
            leg = Clay().limb([(x - 14, -60, 20, 124), (x - 10, 200, 50, 108), (x - 4, 400, 66, 78), (x, y - 140, 70, 48)], part="thigh", per=7)
            foot = bird_foot().turned(at=(x, y, 90), scale=1.2, roll=roll)
            before(f, foot, CUTS["skin"].but(near=2.0), "across", grow=6, parts={"claw": ("skin", "along")})
            f.leave_clay(leg, grow=6)
            f.plumage(f.clay(leg, "down", "along", ambient=0.12), "thigh", 90, 64, gain=1.15, fan=-16)
    with b.thing("egg", "accent", spot=1.0, depth=0.9) as e:
        laid = egg(557, 992, 80, lean=6, z=120)
        before(e, laid, CUTS["skin"].but(near=2.2, cross=None), (0.3, 1, 0.5), grow=7, gain=1.25, ambient=0.16)
    with b.thing("grass", plane="front", depth=0.95) as t:
        grass(t, 200, tall=(30, 110), lean=-10, lit=0.5)
    s.describe("Two huge bird’s legs stand on a camel’s humps. The bird goes on above the card. Between the humps lies a violet egg, and the camel turns its head to look.")
    s.moods("droll", "uneasy", "grand", "patient")
    s.themes("burdens", "neighbours", "home", "making room", "patience")
    s.says("shoo", "nest", "tenant", "squatter", "landlord", "perch", "rent", "overburdened", "pedicure", "stopover", "saddle", "resigned", "the last straw", "new upstairs neighbour", "it chose us", "just passing, it said", "and it’s getting comfortable", "mind your back", "under new management", "we were here first", "it has found its place", "two humps, no vacancy", "am I the mother now?", "excuse me", "a bird in the sand", "nobody asked the camel", "the weight of heaven", "who’s up there?", "mother’s moving in", "something to hold on to", "front row seats", "don’t look up", "how long does it take to hatch?", "get a grip", "carry on", "the guest who stayed", "a roof over our heads", "childcare", "good posture matters", "big bird", "left luggage", "I only sat down for a minute")  # fmt: skip
    s.relate("camel", "carries", "great bird")
    s.relate("great bird", "guards", "egg")
    s.about(place="a desert under the low sky", time="night", light="from the upper left", composition="right", view="from below, out of the grass", foreground="black grass", unexplained="the rest of the bird")
