"""Under the Geese: three geese carry a sleeping cow through the night in a net; each holds its rope in the beak."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.geese import bag_cords, bird_eye, cord, flying_goose, goose_wing
from reverie_studio.sculpt.hoofed_faces import cow_heap, hoofed_leg, sleeping_cow
from reverie_studio.sculpt.land import cloudy, ridge
from reverie_studio.sculpt.marks import before

KNOT = (430, 556)  # where the ropes meet
FLIGHT = (  # x, y, scale, roll, neck, look, and of either wing: bone, angles
    (632, 196, 0.88, -4, ((-140, -30), (-200, 6), (-232, 62)), (-0.1, 0.9), [(-10, -24), (-20, -84), (44, -140)], (24, -54), [(-30, -24), (-76, -70), (-70, -150)], (0, -104)),
    (234, 404, 0.76, 6, ((-120, -60), (-164, -40), (-180, 24)), (0.9, 0.7), [(-20, -10), (-46, 50), (-30, 100)], (40, 110), [(-30, -24), (-50, -100), (40, -170)], (6, -46)),
    (734, 384, 0.84, -8, ((-136, -20), (-196, -20), (-236, 10)), (-0.8, 0.0), [(-30, 0), (-20, 50), (40, 110)], (20, 74), [(-20, -30), (0, -110), (70, -170)], (10, -50)),
)


@card(id="e92u3y", title="Under the Geese", seed=81, palette="board_beet", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b, rng = Board(s, [Lamp(-0.5, -0.5, 0.66, 1.05)], focus=(400, 720, 480)), s.rng
    near, far = bag_cords(KNOT, 268, 560, 15)
    with b.thing("hills far below", "place", depth=0.05) as land:
        ridge(land, [(-20, 1168), (110, 1150), (240, 1190), (520, 1204), (690, 1158), (820, 1164)], depth=50, gain=0.7, level=True, folds=0.2, stroke=(8, 30), gap=(3, 9))
    with b.thing("far side of the net", depth=0.2, spot=1.0) as back:
        back.strokes(far, 1.6, ends=(0.9, 0.9))
    with b.thing("cow", "subject", depth=0.4) as c:
        spots = cloudy(rng, 150, 150, 1)
        heap = cow_heap(236).turned(at=(434, 872, 0))
        before(c, heap, CUTS["fur"].but(stroke=(8, 24), over=3, near=2.5), "along", ambient=0.1,
               tone=lambda x, y: np.where(spots[np.clip(y.astype(int), 0, 1199), np.clip(x.astype(int), 0, 799)] > 0.12, 0.12, 1.0).astype(np.float32))
    with b.thing("legs", depth=0.45) as c:
        for knots in ([(356, 990, 130, 44), (340, 1060, 150, 25), (350, 1092, 160, 19), (346, 1112, 160, 18)],
                      [(570, 960, 130, 44), (636, 1022, 150, 26), (646, 1068, 160, 19), (664, 1096, 160, 18)],
                      [(476, 1010, 120, 40), (486, 1078, 150, 23), (476, 1096, 160, 17), (482, 1118, 160, 17)]):
            before(c, hoofed_leg(knots), "fur", "along", parts={"hoof": ("skin", "along")})
    with b.thing("net", "accent", depth=0.5, spot=1.0) as net:
        cord(net, near, 4.4)
    with b.thing("head of the cow", depth=0.6) as c:
        sleeping_cow(c, (344, 832), 1.34, -14)
    bites = []
    with b.thing("geese", "witness", count=3, depth=0.8) as g:
        for x, y, k, roll, neck, look, far_bone, far_way, bone, way in FLIGHT:
            goose = flying_goose(neck=neck).turned(at=(x, y, 0), scale=k, roll=roll)
            goose_wing(g, (x + 26 * k, y - 8, k, roll), far_bone, far_way, (110, 150), 0.55)
            tx, ty = goose.curve("tail")[0]
            g.feathers([(tx - 34 * k, ty, roll + 4 + q * 9, 96 * k, 14 * k, 0.9) for q in (-2, 2, -1, 1, 0)])
            before(g, goose, CUTS["down"].but(stroke=(6, 16)), "along", ambient=0.06, parts={"beak": (CUTS["skin"].but(near=1.7), "along")})
            goose_wing(g, (x, y, k, roll), bone, way, (120, 190), 1.0)
            bird_eye(g, *goose.curve("eye")[0], 11 * k, look)
            bites.append(goose.curve("bite")[0])
    with b.thing("ropes", depth=0.85, spot=1.0) as net:
        for x, y in bites:
            cord(net, [[(x, y - 10), (x, y + 4), ((x + KNOT[0]) / 2, (y + KNOT[1]) / 2 + 8), KNOT]], 5.5)
            net.strokes([[(x - 7, y + 3), (x - 4, y - 9), (x + 6, y - 11), (x + 5, y + 3)]], 4, ends=(0.9, 0.9))
            net.strokes([[(x, y), (x - 16, y + 26), (x - 12, y + 52)]], 4, ends=(0.9, 0.5))
        net.leave([(KNOT[0] + 20 * math.cos(q), KNOT[1] + 16 * math.sin(q)) for q in np.linspace(0, math.tau, 20)])
        net.strokes([[(KNOT[0] - 17, KNOT[1] + d - 3), (KNOT[0], KNOT[1] + d + 3), (KNOT[0] + 17, KNOT[1] + d - 3)] for d in (-9, -3, 3, 9)], 4, ends=(0.8, 0.8))
    s.relate("cow", "is carried by", "geese")
    s.describe("Three geese carry a sleeping cow in a net. Each holds its rope in the beak. The cow’s head and hooves hang out of the mesh; hills lie far below.")
    s.moods("dreamy", "lofty", "funny", "daring")
    s.themes("journey", "sleep", "trust", "flight", "burdens")
    s.says("stork", "hush", "cargo", "hammock", "kidnapped", "overweight", "teamwork", "turbulence", "economy", "lullaby", "ambition", "silence!", "nobody say honk", "air freight", "stolen or saved?", "red-eye flight", "the baby was bigger than planned", "carried away", "safety net", "first class", "she will wonder in the morning", "one-way ticket", "milk run", "heavy luggage", "over the moon, eventually", "don’t wake before we’re there", "who packed this?", "let go and it’s a tragedy", "out to greener pastures", "a dream of falling", "hold your tongue", "they never say where to", "dead weight", "she trusts the wrong people", "flying home for the holidays", "one of them wants to sneeze", "you said she was small", "we carry each other", "heavy sleeper", "the takeaway", "don’t look down, love", "who ordered milk?")  # fmt: skip
    s.about(place="the sky over hills", time="night", light="from the upper left", composition="centred", view="near, in the air", unexplained="whether the cow is stolen or saved")
