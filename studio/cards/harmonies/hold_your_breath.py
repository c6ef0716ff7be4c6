"""Hold Your Breath: a sow sleeps across a tiny boat; a small boy dips the oars as softly as spoons."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import placed
from reverie_studio.sculpt.river_sleepers import (
    alder_leaf,
    hull,
    pair_of_oars,
    piglet,
    sleeping_sow,
    small_rower,
)

TURN, AT = -58, (440, 560)


def put(points: list[tuple[float, float]]) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in placed(points, AT, 1.0, TURN)]


@card(id="h3yn6e", title="Hold Your Breath", seed=17, palette="lino_peat", light=(-0.7, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.72, -0.3, 0.5)])
    with p.thing("river", "place") as river:
        river.plane("0,0! 800,0! 800,1200! 0,1200!", lambda x, y: 0.62 - 0.5 * np.clip((x + y * 0.35 - 150) / 900, 0, 1), (1, 2, KEY), (0.62, 0.32), around=AT, ring=True, pitch=15, wedge=0.2, wild=1.8)
    with p.thing("boat") as boat:
        for half, wide, ink in ((474, 178, KEY), (466, 171, 0), (446, 152, KEY)):
            boat.flat(put(hull(half, wide)), ink=ink)
        with boat.down_to(2):
            for v in (-118, -82, -46, -10, 26, 62, 98):
                boat.strokes([put([(-430 + abs(v) * 0.3, v), (0, v * 1.1), (330 - abs(v), v * 0.9)])], 5, ends=(0.2, 0.2))
        boat.flat(put([(-404, -128), (-340, -140), (-340, 140), (-404, 128)]), ink=1)
    with p.thing("oars") as oars:
        pair_of_oars(oars, AT, TURN)
    with p.thing("sow", "subject", lamps=[Lamp(-0.62, -0.3, 0.7)]) as sow:
        pig = sleeping_sow().turned(at=(*put([(42, -4)])[0], 60), scale=0.95, roll=TURN)
        sow.clay(pig, "hide", "across", pitch=12, at=(0.74, 0.5, 0.2), parts={"ear": (GOUGES["hide"].but(inks=(1, 2, KEY), at=(0.6, 0.2)), "along"), "leg": ("hide", "along"), "hoof": ("black", "along"), "snout": (GOUGES["pale"].but(inks=(0, 1), at=(0.8,)), "across"), "teat": ("white", "across"), "head": ("hide", "across")})
        ear = Clay([lump for lump in pig.lumps if lump.part == "ear"])
        sow.flat_clay(ear, KEY, grow=3)
        sow.clay(ear, "hide", "along", inks=(0, 1, 2), at=(0.72, 0.4))
        sow.strokes([pig.curve(k) for k in ("shut", "mouth", "ham", "shoulder", "rim")], [8, 5, 6, 6, 6], black=True)
        sow.strokes([[q, (q[0] + 6, q[1] + 5)] for q in pig.curve("nostril")], 9, black=True)
    boy = {k: c.turned(at=(*put([(-372, 0)])[0], 60), scale=1.0, roll=TURN) for k, c in small_rower().items()}
    with p.thing("boy", "subject") as b:
        b.clay(boy["knees"], "dark", "along")
        b.clay(boy["shirt"], "cloth", "along", inks=(0, 1), at=(0.3,), spot=1)
        b.clay(boy["hands"], "white", "along")
        b.flat_clay(boy["head"], 0, grow=4)
        b.clay(boy["head"], "black", "along", parts={"ear": ("white", "along"), "nose": ("white", "along")})
        with b.down_to(1):
            b.strokes([put([(-364 + 30 * math.cos(a) * q, 30 * math.sin(a) * q) for q in (0.2, 0.6, 1.05)]) for a in np.linspace(0.3, 6.0, 11)], 4, ends=(0.3, 0.2))
    with p.thing("piglets", "witness", count=2) as litter:
        for x, y, k, turn in ((216, 1094, 1.12, -60), (92, 1128, 0.84, -48)):
            one = piglet().turned(at=(x, y, 0), scale=k, roll=turn)
            litter.flat_clay(one, KEY, grow=5)
            litter.clay(one, "pale", "across", pitch=8, at=(0.62, 0.3))
            for r, ink in ((15, KEY), (12, 1)):
                litter.flat(placed([(66 + r * 0.8 * np.cos(a), r * np.sin(a)) for a in np.linspace(0, 6.28, 16)], (x, y), k, turn), ink=ink)
            litter.dots([(*placed([(u, v * d)], (x, y), k, turn)[0], r) for u, v, r in ((34, 15, 3.4), (66, 5, 2.6)) for d in (-1, 1)], ink=KEY)
    with p.thing("alder") as alder:
        for x, y, q, turn in ((784, 986, 74, 150), (706, 1012, 70, 196), (764, 1090, 84, 128), (660, 1090, 76, 170), (716, 1160, 80, 120), (600, 1150, 66, 188)):
            alder_leaf(alder, (x, y), q, turn)
    s.describe("A sow sleeps across a tiny boat and fills it. Behind her a small boy, squeezed into the stern, rows as softly as he can. Two piglets swim after them, the larger first.")
    s.moods("anxious", "funny", "tender", "hushed")
    s.themes("responsibility", "sleep", "weight", "caution", "childhood", "family")
    s.says("ballast", "hush", "overloaded", "snoring", "responsibility", "commute", "tiptoe", "lifeboat", "passenger", "midwife", "precarious", "cargo", "don’t sneeze", "let it not be me", "don’t rock the boat", "let sleeping pigs lie", "when pigs float", "the heaviest part is love", "someone has to stay awake", "mum’s had a long day", "first class", "row, row, row, softly", "this little piggy went to sea", "women and children first", "an inch of luck", "he promised her nothing", "taking the ferry", "big sleep, small oars", "don’t look down", "the babysitter", "carry me home", "I said one suitcase", "a boy and his burden", "dreaming of land", "everybody follows the food", "the current knows the way", "what if she turns over", "I am too young for this", "the elephant in the room", "night shift", "a whole life lying on you", "captain of nothing", "and no one to tell")  # fmt: skip
    s.relate("boy", "carries", "sow")
    s.relate("piglets", "follows", "sow")
    s.about(place="a slow river", time="evening", light="low from the left", composition="diagonal", view="from above", foreground="dark water", unexplained="where he takes her")
