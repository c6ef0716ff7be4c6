"""Say It Is Land: an old woman and a stag swim the dark water, and a third wake keeps up with them."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.night_swimmers import stag_antlers, swimming_stag, wake, waterline
from reverie_studio.sculpt.plaits import plait
from reverie_studio.sculpt.tubes import CUT, tube

# seen from behind; round the middle of the back of her head
AT = ((226, 598), 1.0, 6)
HAIR = "0,-100 50,-90 86,-54 96,0 88,44 74,84! 54,88 40,74! 20,66 0,64 -20,66 -40,74! -54,88 -74,84! -88,44 -96,0 -86,-54 -50,-90"
NECK = "-40,50! -38,100 -52,124 52,124 38,100 40,50!"
BACK = "-170,220! -158,166 -124,130 -74,108 -48,100! -24,116 0,120 24,116 48,100! 74,108 124,130 158,166 170,220!"
# her right hand from the back, the wrist at 0,0, fingers up
HAND = "-24,16! -28,-10 -34,-36 -34,-62 -26,-74 0,-78 26,-72 34,-58 32,-34 25,-10 24,16!"
FINGERS = ([(-24, -60, 12), (-32, -92, 11), (-30, -116, 9)], [(-8, -66, 12), (-11, -104, 11), (-6, -130, 9)], [(9, -64, 12), (10, -100, 11), (16, -124, 9)], [(24, -56, 11), (30, -86, 10), (36, -106, 8)])
THUMB = [(-18, -8, 14), (-46, -34, 13), (-56, -64, 10)]
GRIP = ((398, 692), 0.88, 22)


@card(id="x4wd8r", title="Say It Is Land", seed=5, palette="lino_night_pasture", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.66, -0.6, 0.4)])
    rng = s.rng
    with p.thing("sky") as sky:
        sky.plane("0,0! 800,0! 800,400! 0,400!", lambda x, y: 0.1 + (y / 330) * (0.55 + 0.35 * np.exp(-(((x - 620) / 300) ** 2))), (0, 1, 2), (0.74, 0.22), axis=-3, pitch=15, wedge=0.2, wild=1.5)
        sky.flat("0,262 90,246 170,262 260,232 340,250 420,238 520,262 610,244 700,258 800,236! 800,340! 0,340!", ink=2)
    with p.thing("far bank", "place") as bank:
        bank.flat("0,318! 120,312 260,316 420,306 600,312 800,304! 800,360! 0,356!", ink=0)
        bank.strokes([[(x, 318 + 3 * np.sin(x)), (x + rng.normal(0, 3), 290), (x + rng.normal(0, 6), 262 - rng.uniform(0, 26))] for x in (40, 62, 96, 150, 166, 230, 262, 690, 712, 748, 764)], 5, ends=(0.9, 0.2))
    with p.thing("water") as water:
        water.plane("0,350! 800,350! 800,1200! 0,1200!", lambda x, y: np.clip(0.98 - (np.maximum(0, y - 350) / (150 + 230 * np.exp(-(((x - 640) / 210) ** 2)))) ** 0.75, 0.02, 1), (0, 1, 2, KEY), (0.82, 0.56, 0.26), axis=0, pitch=12, wedge=0.16, wild=2.2)
        with water.down_to(2):
            pts = [(rng.uniform(0, 800), 560 + 620 * rng.random()) for _ in range(70)]
            water.strokes([[(x - w, y + 2), (x, y - 3), (x + w, y + 2)] for x, y in pts for w in (rng.uniform(14, 60),)], [float(rng.uniform(3, 8)) for _ in pts], ends=(0.15, 0.15))
    with p.thing("stag", "subject") as g:
        place = dict(at=(452, 528, 0), scale=0.98, yaw=14, roll=-5)
        antlers = stag_antlers().turned(**place)
        g.flat_clay(antlers, 1, grow=3), g.clay(antlers, "black", "along", at=(0.72,))
        stag = swimming_stag().turned(**place)
        g.clay(stag, "hide", "along", gain=1.1, parts={"neck": (GOUGES["dark"].but(at=(0.86, 0.5)), "along"), "nose": (GOUGES["black"].but(at=(0.9,)), "across"), "muzzle": (GOUGES["pale"].but(at=(0.46, 0.14)), "along")})
        g.gaze(stag, sides=("near",), spot=True, wide=1.15)
        g.strokes([stag.curve("mouth"), stag.curve("nostril")], [5, 8], black=True, ends=(0.3, 0.2))
    with p.thing("woman", "subject") as w:
        w.flat(moved(BACK, *AT), ink=1, gap=8, around=KEY), wedges(w, moved_lines([[(-108, 140), (-118, 170), (-116, 210)], [(-40, 128), (-46, 156), (-40, 200)], [(46, 130), (54, 156), (50, 196)], [(0, 138), (4, 160), (0, 190)]], *AT), 10, 2, ends=(0.2, 0.6))
        w.flat(tube([(350, 800, 58), (370, 752, 48), (387, 716, 38), (396, 696, 31)], ends=CUT), ink=1, gap=8, around=KEY), wedges(w, [[(384, 772), (396, 744), (402, 724)], [(344, 752), (356, 730), (372, 716)]], 10, 2, ends=(0.5, 0.1))
        for part in (tube(THUMB), HAND, *map(tube, FINGERS)):
            w.flat(moved(part, *GRIP), ink=0, gap=6, around=KEY)
        w.flat(moved(HAND, *GRIP), ink=0)
        w.flat(tube([(364, 686, 11), (398, 702, 13), (430, 718, 11)]), ink=1, gap=6, around=KEY)
    with p.thing("dark water") as low:
        waterline(low, -10, 810, 770, 440), wake(low, (496, 790), (-110, 880), (190, 1270), 8, (6, 20))
        low.strokes([[(400, 776), (480, 784), (540, 772)], [(30, 780), (90, 788), (150, 776)], [(190, 784), (260, 790), (330, 780)]], [8, 8, 6], ends=(0.1, 0.1))
    with p.thing("her head") as h:
        h.flat(moved(NECK, *AT), ink=2, gap=7, around=KEY)
        for side in (-1, 1):
            h.flat(moved(ellipse(side * 96, 16, 15, 26, degrees=side * 10), *AT), ink=0, gap=6, around=KEY)
        h.flat(moved(HAIR, *AT), ink=0, gap=8, around=KEY), h.strokes(moved_lines([[(-2, -98), (3, -40), (-2, 10), (1, 62)]], *AT), 8, ends=(0.5, 0.4), black=True)
        for side in (-1, 1):
            wedges(h, moved_lines([[(side * x, y) for x, y in q] for q in ([(10, -84), (58, -62), (82, 0), (72, 70)], [(10, -56), (46, -36), (64, 8), (64, 74)], [(10, -26), (34, -8), (50, 28), (57, 76)], [(10, 6), (26, 18), (40, 40), (50, 72)])], *AT), [8, 7, 7, 6], 2, ends=(0.1, 0.5))
        for knots in ([(150, 664, 60, 20), (128, 720, 60, 25), (98, 790, 60, 26), (64, 860, 60, 25), (66, 930, 60, 20), (90, 990, 60, 9)], [(282, 682, 60, 20), (294, 740, 60, 25), (286, 810, 60, 27), (252, 880, 60, 26), (228, 950, 60, 22), (248, 1020, 60, 9)]):
            hair = plait(knots, 5.0)
            h.flat_clay(hair, KEY, grow=6), h.clay(hair, GOUGES["pale"].but(at=(0.5, 0.14)), "along")
    with p.thing("third wake", "accent") as third:
        wake(third, (716, 948), (590, 982), (570, 1250), 5, (5, 15))
        third.strokes([[(690, 934), (722, 924), (748, 938)]], 7, ends=(0.1, 0.1))
    s.describe("An old woman and a stag swim through black water. Seen from behind, she holds on to his neck and her pale plaits float. Far off lies a white shore. A third wake runs beside theirs, and nobody makes it.")
    s.moods("weary", "hopeful", "eerie", "tender")
    s.themes("crossing", "trust", "endurance", "age", "company", "the unknown")
    s.says("crossing", "nearly", "exhausted", "trust", "refugees", "marathon", "perseverance", "ferryman", "undertow", "faith", "elopement", "are we there yet?", "don’t look back", "tell me it is land", "mind my plaits", "keep your chin up", "in over our heads", "who is the third one?", "mutual aid", "just keep swimming", "the other side", "still waters run deep", "a lift home", "taxi", "the last mile", "swim now, talk later", "he never asked my name", "grass is greener", "someone is keeping up with us", "row, row, row your stag", "they left us the river", "she can’t swim, he can’t sing", "dear old thing", "till the bank do us part", "what you carry carries you", "my husband, more or less", "the one who isn’t there", "the invisible friend", "night school swimming", "sink or swim", "she lets her hair down", "wake", "two against the dark", "promised land")  # fmt: skip
    s.relate("woman", "is carried by", "stag")
    s.relate("third wake", "follows", "stag")
    s.about(place="a wide river", time="night", light="from the white shore", composition="diagonal", view="near, at the waterline", foreground="plaits and black water", unexplained="who makes the third wake")
