"""Say It Is Land: an old woman and a stag swim the dark water, and a third wake keeps up with them."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.night_swimmers import (
    combed_from_parting,
    stag_antlers,
    swimmer_back,
    swimming_stag,
    wake,
    waterline,
)


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
        g.flat_clay(antlers, 1, grow=3)
        g.clay(antlers, "black", "along", at=(0.72,))
        stag = swimming_stag().turned(**place)
        g.clay(stag, "hide", "along", gain=1.1, parts={"neck": (GOUGES["dark"].but(at=(0.86, 0.5)), "along"), "nose": (GOUGES["black"].but(at=(0.9,)), "across"), "muzzle": (GOUGES["pale"].but(at=(0.46, 0.14)), "along")})
        g.gaze(stag, sides=("near",), spot=True, wide=1.15)
        g.strokes([stag.curve("mouth"), stag.curve("nostril")], [5, 8], black=True, ends=(0.3, 0.2))
    lady = swimmer_back([(-66, 70, 20, 17), (-130, 128, 24, 19), (-196, 200, 24, 18), (-196, 290, 24, 16), (-150, 350, 24, 9)], [(70, 80, 24, 17), (84, 150, 30, 19), (30, 236, 30, 18), (10, 320, 30, 15), (54, 376, 30, 8)])
    with p.thing("woman", "subject") as w:
        w.clay(lady["back"].turned(at=(250, 680, 140), scale=0.95, roll=8), "cloth", "along", parts={"skin": ("skin", "across")})
    arm = Clay().limb([(330, 800, 150, 36), (392, 752, 176, 35), (440, 700, 188, 29)], melt=10, part="sleeve", per=5)
    arm.limb([(440, 702, 190, 25), (424, 650, 196, 21), (404, 600, 196, 15)], melt=6, part="skin", per=5).add(hand("grip", wrist=20, stout=1.1).turned(at=(402, 596, 196), scale=0.56, yaw=170, roll=-18))
    with p.thing("dark water") as low:
        waterline(low, -10, 810, 770, 440)
        wake(low, (496, 790), (-110, 880), (190, 1270), 8, (6, 20))
        low.strokes([[(430, 772), (480, 782), (530, 770)], [(120, 776), (250, 786), (370, 776)]], [7, 6], ends=(0.1, 0.1))
    with p.thing("her head") as h:
        h.clay(arm, "white", (0.2, 1, 0.3), at=(0.26,), parts={"sleeve": (GOUGES["cloth"].but(inks=(0, 1, 2), at=(0.5, 0.2)), "across")})
        waterline(h, 290, 420, 776, 50)
        for name in ("plaits", "hair"):
            one = lady[name].turned(at=(250, 680, 190), scale=0.95, roll=8)
            h.clay(one, "fur" if name == "plaits" else GOUGES["pale"].but(at=(0.62, 0.1)), "along", parts={"ear": ("skin", "across"), "skin": (GOUGES["pale"].but(at=(0.5, -0.1)), "across")} if name == "hair" else {})
        combed_from_parting(h, one.curve("parting"), (one.curve("roots")[0], one.curve("roots")[1]), 62)
        h.flat("190,774 220,781 262,781 290,776 284,816 200,816", ink=KEY)
        h.strokes([[(184, 776), (240, 788), (296, 778)]], 7, ends=(0.1, 0.1))
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
