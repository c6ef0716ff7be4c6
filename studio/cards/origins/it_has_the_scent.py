"""It Has the Scent: the rain goes over the plain as a hound, nose to the ground; a hare sits behind its stone."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hare
from reverie_studio.sculpt.land import blaze, clouds, ridge, water
from reverie_studio.sculpt.marks import wash
from reverie_studio.sculpt.plants import grass
from reverie_studio.sculpt.small_eyes import dot_eye

HOUND = ("128,886! 146,852 186,800 214,756 244,706 290,620 350,500 420,372 530,316 650,326 730,372 790,350 830,290! 830,350! 796,412 762,450 772,540 752,640 796,744! 764,860 "
         "756,950 748,974 692,980! 666,972 676,954 708,944 712,860 724,764 684,670 640,604 560,630 478,660 470,760 462,880 460,970 450,994 398,1000! 372,992 384,972 404,962 "
         "406,880 396,770 388,690 348,716 316,790 286,846 244,886 190,910 142,912!")  # fmt: skip
FAR = ("388,640! 352,740 330,850 300,950 290,974 240,980! 218,972 228,956 256,948 274,860 300,740 330,640!",
    "690,620! 640,700 650,790 610,950 600,972 548,978! 526,970 536,954 566,946 590,800 584,700 590,620!")


@card(id="ra1n4h", title="It Has the Scent", seed=29, palette="board_tide", light=(-0.7, 0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.75, 0.2, 0.6, 1.0)], focus=(230, 820, 360))
    rng = s.rng
    with b.thing("plain", "place", lamps=[], depth=0.2) as far:
        ridge(far, [(-10, 860), (120, 846), (260, 856), (420, 840), (600, 852), (810, 836)], depth=40, sun=0.2, gain=0.5, folds=0.2, level=True)
        water(far, "-10,900! 810,890! 810,1210! -10,1210!", lambda x, y: 1.1 * np.exp(-(((x - 120) / 250) ** 2) - ((y - 1030) / 70) ** 2) + 0.3 * np.exp(-(((y - 1010) / 90) ** 2)), near=3.4, far=10)
    with b.thing("clouds", lamps=[], depth=0.7) as c:
        clouds(c, "-10,-10! 810,-10! 810,420! -10,420!", lambda x, y: 0.6 * np.exp(-((y / 260) ** 2)) + 0 * x, share=0.62, scale=100)
    rain = CUTS["rain"].but(white=0.9, gain=1.0, near=2.7, far=8, gap=(3, 14), stroke=(14, 60), over=16)
    down = [[(420, 300), (400, 640), (420, 1000)], [(740, 330), (726, 640), (740, 1000)], [(600, 300), (590, 500), (560, 640)], [(430, 380), (320, 600), (240, 760), (130, 890)],
        [(820, 300), (770, 400), (740, 460)]]
    with b.thing("hound of rain", "subject", depth=0.5) as h:
        for shape in FAR:
            h.form(shape, how=rain, puff=24, axis=104, gain=0.4)
        h.leave(HOUND, grow=3)
        body = h.form(HOUND, how=rain, puff=110, guides=down, gain=0.95, ambient=0.12)
        wash(h, body, (170, 860), 74, 150)
        h.form("252,690! 306,684 346,716 352,786 328,850! 292,806 262,750", how=rain.but(over=6), puff=30, axis=70, gain=0.8)
        h.leave("126,890! 130,868 150,856 164,872 152,892!", grow=1)
        h.strokes([[(134, 874), (142, 866), (152, 866)]], 2.2, spot=1.0)
        h.strokes([[(150, 896), (190, 892), (232, 862), (250, 830)]], 6, black=True)
        h.strokes([[(156, 902), (194, 898), (236, 868)]], 1.8, spot=1.0)
        h.leave("206,800! 220,780 242,782! 232,802 216,806", grow=2)
        h.prick([(222, 790, 2.6)])
        h.strokes([[(206, 808), (222, 814), (240, 804)], [(200, 786), (220, 768), (244, 770)]], [1.6, 2.0])
        h.comb([[(130, 920), (116, 960), (110, 990)], [(240, 890), (236, 940), (226, 1000)]], 26, width=(0.8, 2.0), length=(0.1, 0.4), start=(0, 0.6), spot=1.0)
    with b.thing("rain", lamps=[], depth=0.7) as c:
        for lines in range(5):
            c.comb([[(60, 200 + 40 * lines), (30, 560), (0, 930)], [(460, 100), (430, 500), (400, 980)], [(850, 100), (820, 500), (790, 1000)]], 50, width=(0.6, 1.3), length=(0.05, 0.14),
                start=(0, 0.9), stray=10)
    with b.thing("fire", "prop", depth=0.8) as f:
        f.leave("20,1056 60,1040 110,1036 160,1040 196,1056 160,1074 110,1078 60,1074")
        blaze(f, 104, 1050, 56, 130, 260, (0.9, 2.6), spot=0, tongues=7)
        f.strokes([[(46, 1048), (164, 1062)], [(164, 1046), (46, 1062)]], 5, ends=(1, 1))
    with b.thing("hare", "witness", depth=0.9, lamps=[Lamp(-0.8, -0.3, 0.5, 1.2)]) as k:
        one = hare().turned(at=(650, 1164, 0), scale=0.8, flip=True, roll=6)
        k.leave_clay(one, grow=4)
        k.clay(one, "fur", "along", gain=1.2, over=4)
        one.marks["eye"] = [one.marks["iris near"][0]]
        dot_eye(k, one, 8)
        k.leave("430,1210! 440,1120 486,1064 556,1050 606,1086 630,1150 640,1210!", grow=3)
        k.form("430,1210! 440,1120 486,1064 556,1050 606,1086 630,1150 640,1210!", how="stone", puff=90, axis=72, gain=0.9)
    with b.thing("grass", plane="front") as g:
        grass(g, 160, tall=(20, 80), lean=16)
    s.describe("A hound made of rain crosses a wet plain. Its blue muzzle sniffs at a small fire; nobody sits there. In front a hare keeps still behind a stone.")
    s.moods("tense", "grand", "wet", "watchful")
    s.themes("pursuit", "rain", "hiding", "loneliness", "fate")
    s.says("big wet dog", "bloodhound forecast", "it always finds me", "raining cats and dogs", "don’t sneeze", "wet nose", "he only wants to play", "someone left in a hurry", "who lit that?", "hide behind something smaller", "shake!", "a nose for trouble", "weather with a plan", "sniffing out the fire", "good boy, go away", "smells of yesterday", "the warmth gives you away", "here comes Monday", "not a sound", "steady drizzle", "barking up", "the tracker", "heavy paws", "umbrella weather", "it passed my door too", "a hare’s breath", "the flood walks", "he lost his master", "put it out", "man’s best downpour", "grey all day", "left the stove on", "cloud on a leash", "evidence washed away", "who let it out?", "my grief has four legs", "the smallest stone will do", "it is looking for you, not me", "come in from the rain", "downwind", "tail between the clouds", "hunting season")  # fmt: skip
    s.relate("hound of rain", "follows", "fire")
    s.about(place="the grey plain", time="night", light="the small fire", composition="diagonal", view="from below, from behind a stone", foreground="a stone and a hare",
        unexplained="whose fire it is")
