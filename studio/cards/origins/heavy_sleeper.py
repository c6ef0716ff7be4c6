"""Heavy Sleeper: a kangaroo has a mountain asleep in her pouch."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.broken_rock import facets
from reverie_studio.sculpt.first_light import ear_hollow
from reverie_studio.sculpt.gnawers import gripping
from reverie_studio.sculpt.kangaroos import kangaroo_body, kangaroo_forearm, kangaroo_head
from reverie_studio.sculpt.marks import before, oval
from reverie_studio.sculpt.plants import spruce, sward
from reverie_studio.sculpt.river_beasts import peaks

ROCK = [(275, 340), (344, 394), (405, 483), (476, 586), (528, 685), (568, 797), (568, 887), (143, 887), (134, 797), (152, 685), (186, 580), (223, 461),
        (255, 542), (288, 465), (324, 562), (358, 474), (387, 551), (320, 592), (315, 649), (275, 658), (358, 663), (236, 556), (424, 552), (223, 707), (427, 703), (322, 786)]  # fmt: skip
SNOW = [((0, 14, 13, 12, 11), 1.3, 115), ((0, 1, 2, 16, 15, 14), 0.7, 60)]
FACES = [((11, 12, 13, 14, 17, 21, 10), 0.24, 100), ((14, 15, 16, 2, 3, 22, 17), 0.13, 70), ((10, 21, 17, 19, 23, 9), 0.72, 20), ((17, 22, 3, 4, 24, 20), 0.42, 150),
         ((17, 18, 19), 1.0, 100), ((17, 20, 18), 0.12, 80), ((19, 18, 25, 23), 0.46, 60), ((18, 20, 24, 25), 0.24, 120), ((9, 23, 25, 7, 8), 0.36, 120), ((24, 4, 5, 6, 7, 25), 0.13, 60)]  # fmt: skip


@card(id="47rrf3", title="Heavy Sleeper", seed=5, palette="board_clay", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.56, -0.46, 0.62, 1.0)], ambient=0.015, focus=(390, 500, 420))
    rng = s.rng
    with b.thing("range", "place", depth=0.05) as far:
        peaks(far, [(40, 860, 130), (764, 800, 170)], 1120, 0.4)
        far.leave([(-10, 1100), (810, 1100), (810, 1210), (-10, 1210)])
        sward(far, [(-20, 1116), (400, 1108), (820, 1116)], 3, 24, (18, 40), lambda x, y: 0.9 * math.exp(-abs(x - 380) / 500), every=7, lean=0.1)
    with b.thing("kangaroo", "subject", depth=0.5, lamps=[Lamp(-0.46, -0.46, 0.74, 1.0)]) as k:
        fur = CUTS["fur"].but(stroke=(10, 28), near=2.6)
        body = kangaroo_body(lean=60).turned(at=(430, 372, -100), scale=0.94)
        before(k, Clay([lump for lump in body.lumps if lump.part == "tail"]), fur, "along", gain=0.9, ambient=0.08)
        before(k, Clay([lump for lump in body.lumps if lump.part != "tail"]), fur, "down", gain=0.85, ambient=0.04, parts={"arm": (fur, "along"), "foot": (fur.but(gain=1.2), "along")})
        head = kangaroo_head(look=(-0.75, 0.7)).turned(at=(500, 324, 60), scale=1.06, roll=-12, pitch=-4, yaw=-10)
        before(k, head, CUTS["fur"].but(stroke=(6, 18)), "along", grow=7, gain=1.05, ambient=0.1, parts={"lid": ("skin", "along"), "nose": ("wet", "across")})
        for side in ("left", "right"):
            k.leave(hollow := [(p, q) for p, q in flow(head.curve(f"hollow {side}"), closed=True)])
            ear_hollow(k, hollow, head.curve(f"hollow {side}")[0], 40)
            k.strokes([head.curve(f"lip {side}")], 6, black=True, ends=(0.5, 0.2))
        eyes(k, head, light=1.0, iris=0.4, glint=(-0.4, -0.3))
        x, y = head.curve("nose")[0]
        k.leave(oval(x, y + 2, 30, 20, -12), grow=2)
        k.strokes([[(x - 20, y - 6), (x - 8, y - 13), (x + 8, y - 14)], [(x + 24, y), (x + 14, y + 14), (x - 2, y + 19)]], 3.0, ends=(0.2, 0.2))
    with b.thing("mountain", "subject", depth=0.7, lamps=[]) as m:
        m.leave(ROCK[:12], grow=7)
        facets(m, ROCK, FACES, gap=2)
        facets(m, ROCK, SNOW, gap=2, near=1.7, rough=0.1)
        for x, y in ((250, 630), (396, 634)):  # shut eyes
            m.strokes([[(x - 46, y - 8), (x - 18, y + 12), (x + 16, y + 12), (x + 44, y - 8)]], 13, black=True, ends=(0.3, 0.3))
            m.strokes([[(x + u, y + 10 - abs(u) * 0.35), (x + 1.25 * u, y + 32 - abs(u) * 0.35)] for u in (-32, -16, 0, 16, 32)], 5, black=True, ends=(0.9, 0.1))
        m.leave(oval(312, 734, 30, 17, 6))
        for x, y, tall in ((156, 770, 74), (186, 786, 104), (222, 792, 80), (420, 800, 84), (548, 786, 100), (574, 780, 76)):
            spruce(m, x, y, tall, tall * 0.26, light=1.2, sun=-1)
    with b.thing("pouch", "accent", spot=1.0, depth=0.8) as p:
        bag = Clay().limb("206,830,60,72 360,884,90,92 526,830,60,72", melt=20, per=5).limb("250,900,60,100 370,960,90,120 500,900,60,100", melt=30, per=5)
        bag.limb("150,748,170,50 250,784,190,56 360,798,200,56 470,784,190,56 580,748,170,50", melt=10, carve=True, per=5)
        before(p, bag, CUTS["fur"].but(stroke=(10, 26)), "down", grow=5, gain=1.1, ambient=0.07)
    with b.thing("paws and dribble", plane="front", depth=0.9) as k:
        path = [(336, 744), (352, 776), (364, 820), (362, 880), (370, 950)]
        k.strokes([path[:4]], 15, black=True, ends=(0.5, 0.1))
        k.prick([(*(flow(path, 20)[int(q * 79)] + rng.normal(0, 3 + 12 * q * q, 2)), float(rng.uniform(1.4, 4.6) * (1 - 0.4 * q))) for q in rng.random(130) ** 1.3])  # an avalanche
        gripping(k, 204, 548, 14, 0.72, 4)
        gripping(k, 484, 700, 176, 0.74, 4)
        before(k, kangaroo_forearm((88, 350, 160)).turned(at=(430, 372, 0), scale=0.94), fur.but(stroke=(7, 20)), "along", grow=3, ambient=0.06)
    with b.thing("grass", "place", plane="front", depth=0.95) as g:
        sward(g, [(-20, 1180), (200, 1186), (400, 1176), (600, 1186), (820, 1180)], 2, 20, (20, 44), lambda x, y: 1.6 * math.exp(-abs(x - 380) / 400), every=6, lean=0.1)
    s.describe("A kangaroo carries a sleeping mountain in her brown pouch. Its snowy peak reaches up to her chin, its eyes are shut, and an avalanche dribbles from its mouth. "
               "She holds it with both paws and looks down at it.")
    s.moods("tender", "tired", "proud", "absurd")
    s.themes("carrying", "motherhood", "sleep", "weight", "growing up")
    s.relate("kangaroo", "carries", "mountain")
    s.about(place="a meadow before far mountains", time="night", light="from the upper left", composition="centred", view="near, from the front",
            foreground="grass along the lower edge", unexplained="how the mountain came into the pouch")
    s.says("shh", "baggage", "motherhood", "lullaby", "adopted", "overweight", "teenager", "drool", "patience", "upheaval", "geology", "inseparable", "naptime", "five more minutes", "out like a rock", "too big to be carried", "moving mountains", "once they’re asleep they weigh double", "don’t wake it", "it only sleeps when I hop", "worn out", "are we home yet?", "they grow up so fast", "the weight of the world", "a peak at rest", "mind the avalanche", "I found him as a pebble", "what mothers do", "it has its father’s nose", "lift with your knees", "hand luggage only", "my back!", "faith", "the view from here is lovely", "never put it down", "borrowed scenery", "solid sleeper", "nobody else offered", "a long day for a mountain", "he’ll be a range one day", "summit meeting", "thirty-five and still at home", "snow on my collar")  # fmt: skip
