"""The Slit: in the pupil of a toad lies a black land, and something small leads something very long along it."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beasts import beast

CX, CY = 400, 610


def ring(rx: float, ry: float, n: int = 72, tilt: float = 0.0) -> list[tuple[float, float]]:
    return [(CX + rx * math.cos(a), CY + ry * math.sin(a) + tilt * rx * math.cos(a)) for a in (math.tau * k / n for k in range(n))]


@card(id="sl1t5t", title="The Slit", seed=56, palette="board_verdigris", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.72, 0.4, 1.1)], ambient=0.0, focus=(400, 560, 300))
    rng = s.rng
    with b.thing("toad's eyelids", "prop") as lids:
        skin = Clay().limb("400,-140,-420,420 400,600,-470,470 400,1340,-420,420", part="skin")
        for k, (rx, ry, r, z) in enumerate(((400, 330, 44, -10), (470, 410, 50, -30), (560, 510, 60, -70), (660, 620, 66, -130))):
            wave = [1 + 0.05 * math.sin(3 * i + k * 2) * k for i in range(22)]
            knots = [(CX + rx * wave[i % 22] * math.cos(a), CY + ry * wave[i % 22] * (1.0 if math.sin(a) < 0 else 0.86) * math.sin(a), z, r * (0.8 + 0.3 * wave[(i * 5) % 22]))
                     for i, a in ((i, math.tau * i / 22) for i in range(23))]  # fmt: skip
            skin.limb(knots, melt=14, part="fold", per=2)
        for _ in range(150):
            a, q = rng.uniform(0, math.tau), rng.uniform(1.12, 2.3)
            x, y = CX + 350 * q * math.cos(a), CY + 300 * q * math.sin(a)
            if -30 < x < 830 and -30 < y < 1230:
                z = skin.touch(x, y)
                if z is not None:
                    skin.ball(x, y, z - 3, rng.uniform(8, 19) * (1 + 0.8 * (rng.random() < 0.2)), melt=7, part="wart")
        lids.clay(skin, "hide", (0.2, 1, 0.5), gain=0.33, near=2.7, far=8, stroke=(8, 30), parts={"wart": (CUTS["skin"].but(gain=0.75), "contour")})
    with b.thing("toad's eye", "subject", spot=1.0) as e:
        e.leave(ring(346, 282))
        rays = [[(CX + rx * math.cos(a), CY + ry * math.sin(a)) for rx, ry in ((206, 80), (260, 150), (300, 215), (334, 268))]
                for a in (math.tau * k / 60 for k in range(61))]  # fmt: skip
        e.comb(rays, 1500, length=(0.12, 0.4), start=(0.0, 0.78), stray=1.5, width=(0.8, 2.0), skip=lambda x, y: 0.15 + 0.75 * max(0, (CY - 150 - y) / 110) + 0.3 * (x > CX + 120))
        e.comb(rays, 700, length=(0.1, 0.3), start=(0.0, 0.16), stray=1.0, width=(1.0, 2.4))
        e.comb(rays, 500, length=(0.06, 0.14), start=(0.86, 0.92), stray=1.5, width=(0.7, 1.5))
    with b.thing("black land in the pupil", "accent") as land:
        slit = "172,614! 250,548 330,522 400,516 470,522 550,548 628,614! 550,672 470,696 400,702 330,696 250,672"
        land.leave(slit, grow=5)
        land.form(slit, how="wet", puff=2, axis=0, ambient=0.9, near=2.0, tone=lambda x, y: np.clip((y - 524) / 62, 0, 1))
        land.leave("166,616! 230,610 290,612 340,606 400,609 460,604 520,610 580,606 634,616! 550,680 470,704 400,710 330,704 250,680")
        small = beast(leg=0.9, girth=0.8, thin=0.7, stride=0.9).limb("-96,10,0,34 -140,-34,0,26 -176,-30,0,22 -206,-14,0,9", melt=10).limb("96,0,0,18 150,20,0,16 210,10,0,5")
        small.limb("-132,-50,0,10 -128,-80,0,4", melt=4).limb("-152,-52,0,10 -152,-82,0,4", melt=4)
        land.leave_clay(small.turned(at=(282, 587, 0), scale=0.12))
        long = Clay().limb("368,582,0,12 400,588,0,14 440,578,0,14 490,586,0,15 530,578,0,13 552,586,0,8 584,570,0,2").limb("370,582,0,11 350,566,0,8 338,568,0,6 322,578,0,3", per=5)
        for k, x in enumerate((376, 402, 428, 454, 480, 506, 532)):
            long.limb([(x, 588, 0, 7), (x - 6 + 5 * (k % 2), 598, 0, 3.6), (x - 2 - 6 * (k % 2), 612, 0, 2.6)], melt=3)
        land.leave_clay(long.limb("356,560,0,3 362,548,0,1.5", melt=3))
        land.strokes([[(296, 584), (314, 596), (340, 572)]], 1.8, black=True, ends=(1, 1))
        land.bare("152,476 160,440 184,408 220,384 254,374 262,382 240,402 216,428 198,458 186,486 168,494", spot=0)
        land.prick([(280, 366, 6), (640, 770, 5), (662, 742, 3)], spot=0)
    s.relate("toad's eye", "contains", "black land in the pupil")
    s.describe("The eye of a toad fills the card. Its level pupil is a black land; along its horizon a tiny beast leads a very long one.")
    s.moods("eerie", "calm", "old", "dreamy")
    s.themes("looking", "other worlds", "time", "leading and following")
    s.says("it is looking", "slow television", "I was there once", "another country", "what the toad knows", "walking the long one", "narrow view", "deep inside", "through the letter box", "horizon", "who leads whom?", "a very long evening", "do not stare", "homeward", "memory", "the last caravan", "cold-blooded", "keyhole", "a small dog and a long story", "the other side", "evening walk", "iris", "a procession", "toad television", "land in sight", "green with envy", "the eye of the beholder", "long goodbye", "on a leash", "blink and it is gone", "black continent")  # fmt: skip
    s.about(place="the marsh", time="night", light="an iris that shines by itself", composition="centred", view="near", unexplained="they walk away from us")
