"""The Lamp Buoy Slept: a seal does the buoy's watch with the lamp on its nose; the buoy lies on its side and drifts off."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.seals import seal

SWELL = "-20,1010! 60,1000 140,960 200,972 260,1024 340,1046 430,1020 520,960 600,936 680,964 740,1010 820,1016! 820,1220! -20,1220!"


@card(id="w6hz2p", title="The Lamp Buoy Slept", seed=12, palette="lino_slate_milk", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.72, -0.55, 0.42)])
    with p.thing("night", "place") as night:
        night.plane("0,0! 800,0! 800,640! 0,640!", lambda x, y: 1.0 - np.hypot(x - 172, y - 268) / 520, (0, 1, 2, KEY), (0.74, 0.5, 0.16), around=(172, 268), pitch=16, wedge=0.1, wild=1.6)
        night.flat("-20,610! 200,604 520,612 820,602! 820,1220! -20,1220!", ink=KEY)
        with night.down_to(2):
            night.strokes([[(x - w, y + 3), (x, y - 4), (x + w, y + 3)] for x, y, w in ((90, 640, 90), (300, 636, 60), (640, 650, 120), (60, 700, 70), (700, 710, 90), (90, 790, 90), (720, 800, 80), (60, 880, 70))], 10, ends=(0.1, 0.1))
        with night.down_to(0):
            night.strokes([[(168 - w, y), (168, y - 3), (168 + w, y)] for y, w in ((628, 110), (654, 84), (684, 110), (716, 64), (752, 90), (796, 60), (850, 44))], 11, ends=(0.1, 0.1))
    with p.thing("buoy", "witness") as buoy:
        buoy.flat(moved("-62,40! -40,-10! -18,-12! -12,-92! -20,-96! -20,-108! 20,-108! 20,-96! 12,-92! 18,-12! 40,-10! 62,40! 0,60", (668, 628), 0.94, 56), ink=1, gap=6, around=KEY)
        buoy.flat(moved("-48,8! 48,8! 55,26! -55,26!", (668, 628), 0.94, 56), ink=KEY)
        buoy.strokes(moved_lines([[(-8, -86), (8, -60), (-10, -36), (10, -14)]], (668, 628), 0.94, 56), 5, black=True, ends=(0.8, 0.8))
        buoy.flat("590,650! 640,656 700,664 780,656! 780,704! 590,704!", ink=KEY)
        with buoy.down_to(1):
            buoy.strokes([[(626, 652), (690, 664), (772, 654)], [(650, 686), (700, 692), (756, 684)]], 8, ends=(0.1, 0.1))
    with p.thing("seal", "subject") as t:
        body = seal().turned(at=(440, 540, 0), scale=1.12, roll=15)
        t.flat_clay(body, 0, grow=6)
        t.clay(body, GOUGES["wet"].but(inks=(0, 1, 2, KEY), at=(0.86, 0.68, 0.3), pitch=11, rough=0.1), "along", parts={"nose": ("black", "along"), "muzzle": (GOUGES["pale"].but(at=(0.6, 0.2)), "along")})
        t.gaze(body, sides=("near",), iris=1, wide=1.1)
        t.strokes([body.curve("mouth")], 8, black=True, ends=(0.4, 0.2))
        t.dots([(x, y, 5.5) for x, y in body.curve("pad")], KEY)
        for x, y in body.curve("pad")[3::4]:
            t.strokes([[(x, y), (x - 40, y + 44), (x - 66, y + 104)]], 5, ends=(0.9, 0.1))
    nx, ny = body.curve("nose")[0]
    with p.thing("lamp", "accent") as lamp:
        put = ((nx + 4, ny - 17), 1.0, -6)
        lamp.flat(moved("-56,4! 56,4! 48,-18! 44,-26! 44,-132! 54,-140! 22,-178! 12,-180! 12,-204! -12,-204! -12,-180! -22,-178! -54,-140! -44,-132! -44,-26! -48,-18!", *put), gap=7, around=0)
        lamp.flat(moved("-32,-28! 32,-28! 32,-130! -32,-130!", *put), spot=True)
        lamp.flat(moved("0,-40! -17,-56 -10,-84 2,-112! 14,-84 17,-56", *put), ink=0)
        lamp.strokes(moved_lines([[(-32, -78), (0, -74), (32, -78)]], *put), 6, black=True, ends=(1, 1))
    with p.thing("swell") as swell:
        swell.flat(SWELL, ink=2, gap=8, around=0)
        swell.flat("-20,1090! 100,1060 220,1090 360,1130 500,1096 640,1060 760,1090 820,1100! 820,1220! -20,1220!", ink=KEY, gap=6, around=1)
        with swell.down_to(1):
            swell.strokes([[(30, 1046), (120, 1002), (200, 1010)], [(470, 1040), (560, 980), (660, 990)], [(540, 1050), (620, 1016), (720, 1040)]], 11, ends=(0.1, 0.2))
        with swell.down_to(2):
            swell.strokes([[(60, 1130), (160, 1108), (260, 1136)], [(520, 1146), (640, 1106), (740, 1130)], [(260, 1176), (360, 1168), (480, 1160)]], 12, ends=(0.1, 0.1))
    s.describe("A seal balances a burning lamp on its nose at night. It rises from the dark sea, keeps still and looks up at the light. Behind it a buoy without a lamp lies on its side in the water.")
    s.moods("dutiful", "droll", "lonely", "calm")
    s.themes("duty", "help", "light", "rest", "friendship")
    s.says("lighthouse", "beacon", "balance", "understudy", "colleague", "steady", "sick-leave", "volunteer", "night-watch", "dependable", "juggler", "overtime", "nose", "substitute teacher", "I’ll hold it, you sleep", "just for one night", "a light in the dark", "keep your nose up", "he never asked for thanks", "the ships will never know", "seal of approval", "don’t sniff", "the circus comes to sea", "everyone needs a night off", "long live the night shift", "cover for me", "who taught you that?", "somebody has to shine", "steer by his whiskers", "hold still till morning", "a steady job", "rocked to sleep", "I drifted off", "it is harder than it looks", "all hands, no hands", "good deeds at sea", "the weight of a small light", "my friend, the understudy", "what if it itches?", "responsibility with whiskers", "the lamp was never heavy before", "not a wave out of place", "holding on for someone", "bright idea")  # fmt: skip
    s.relate("seal", "does the work of", "buoy")
    s.about(place="the open sea", time="night", light="from the lamp, on the left", composition="diagonal", view="near, low over the water", foreground="a dark swell", unexplained="how the buoy came to be tired")
