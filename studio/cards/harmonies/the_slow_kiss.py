"""The Slow Kiss: a pale snail climbs a bough, a dark one comes down it; before a low sun their horns wind together."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.jar_snails import house_bound_snail
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import tube

MEET, STEP = (500, 664), (0.574, -0.819)  # where their mouths are above the bough, and the way the bough grows


def shell() -> Clay:
    """A snail's house seen from its left, 400 px wide, its mouth below in front: a pipe that winds in upon itself."""
    knots = [(126 * 0.62 ** (k / 16) * math.cos(1.0 - math.tau * k / 16), 126 * 0.62 ** (k / 16) * math.sin(1.0 - math.tau * k / 16), 10 + 2.2 * k, 84 * 0.64 ** (k / 16)) for k in range(42)]
    c = Clay().limb(knots, melt=2, part="shell", per=3)
    c.marks["seam"] = [(200 * 0.625 ** (k / 16) * math.cos(1.0 - math.tau * k / 16), 200 * 0.625 ** (k / 16) * math.sin(1.0 - math.tau * k / 16), 60) for k in range(11, 56)]
    return c


def at(along: float, off: float) -> tuple[float, float]:
    """A place on the card: px along the bough from where they meet, px off its bark to the upper left."""
    return MEET[0] + STEP[0] * along - 0.819 * off, MEET[1] + STEP[1] * along - 0.574 * off


@card(id="4worzm", title="The Slow Kiss", seed=77, palette="lino_heather", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.5, 0.42)])
    with p.thing("evening sky", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        sky.flat(oval(330, 470, 250, 250), ink=0)
        sky.flat("-20,1010! 120,960 300,930 470,962 640,940 820,990! 820,1220! -20,1220!", ink=2)
        with sky.down_to(1):
            sky.strokes([[(30, 1040), (190, 996), (330, 984)], [(300, 1060), (440, 1030), (560, 1034)], [(40, 1120), (120, 1090), (210, 1076)]], 10, ends=(0.1, 0.2))
    with p.thing("bough", "prop") as bough:
        bough.flat(tube([(*at(-820, -78), 86), (*at(-360, -70), 74), (*at(0, -62), 64), (*at(400, -56), 56), (*at(800, -46), 48)]), gap=7)
        with bough.down_to(2):
            bough.strokes([[at(-640, -30), at(-420, -40), at(-200, -24)], [at(-380, -96), at(-160, -84), at(60, -92)], [at(-100, -30), at(120, -44), at(330, -30)], [at(200, -84), at(380, -80), at(560, -84)], [at(-600, -110), at(-500, -118), at(-420, -110)]], 12, ends=(0.1, 0.1))
    for dark in (True, False):
        way, k, name = (1, 0.8, "dark snail") if dark else (-1, 0.86, "pale snail")
        body = house_bound_snail()
        body.lumps = [lump for lump in body.lumps if lump.part != "horn"]
        x, y = at(way * 318 * k / 0.8, 0)
        put = dict(scale=k, roll=-55, flip=dark)
        body = body.turned(at=(x, y, 0), **put)
        house = shell().turned(at=(*at(way * 372 * k / 0.8, 148 * k), 120), scale=k * 1.12, roll=-55 + way * 8, flip=dark)
        inks = GOUGES["wet"].but(inks=(2, KEY), at=(0.7,), pitch=10) if dark else GOUGES["wet"].but(inks=(0, 1, 2), at=(0.5, 0.16), pitch=9)
        with p.thing(name, "subject") as t:
            t.flat_clay(body, 0 if dark else KEY, grow=5)
            t.clay(body, inks, "across")
            t.flat_clay(house, 0 if dark else KEY, grow=6)
            t.clay(house, inks.but(inks=(1, 2, KEY), at=(0.8, 0.42)) if dark else inks.but(inks=(0, 2, KEY), at=(0.56, 0.12)), "across")
            t.strokes([house.curve("seam")], 13, ends=(0.8, 0.2), black=True)
    with p.thing("mend", "accent") as mend:
        crack = [(466, 262), (512, 246), (500, 296), (556, 280), (550, 332), (588, 322)]
        mend.flat([(x + d, y - 10) for (x, y), d in zip(crack, (0, 10, 9, 9, 9, 0), strict=True)] + [(x - d, y + 10) for (x, y), d in zip(crack[::-1], (0, 9, 9, 9, 9, 0), strict=True)], spot=True, gap=4, around=KEY)
    with p.thing("horns") as horns:
        pale = [(268, 590, 17), (252, 530, 13), (300, 462, 12), (246, 396, 11), (290, 332, 10), (336, 292, 9)]
        dark = [(362, 486, 17), (304, 522, 13), (250, 460, 12), (298, 394, 11), (240, 330, 10), (196, 300, 9)]
        second = ([(246, 604, 16), (190, 566, 11), (128, 558, 9)], [(384, 452, 16), (388, 396, 11), (426, 346, 9)])
        for ink, knots in ((KEY, dark), (1, pale), (1, second[0]), (KEY, second[1])):
            edge = 0 if ink == KEY else 6
            horns.flat(tube(knots), ink=ink, gap=edge, around=KEY)
            horns.flat(oval(knots[-1][0], knots[-1][1], 20, 20), ink=ink, gap=edge, around=KEY)
        with horns.within("200,395! 330,395! 330,462! 200,462!"):
            horns.flat(tube(dark), gap=6, around=0)
    with p.thing("near leaf") as leaf:
        leaf.flat("820,830! 740,850 640,920 570,1020 540,1130 548,1240! 820,1240!", ink=KEY, gap=8)
        with leaf.down_to(2):
            leaf.strokes([[(830, 900), (700, 1010), (600, 1220)], [(740, 970), (680, 960), (630, 950)], [(690, 1030), (630, 1040), (576, 1060)], [(700, 1020), (760, 1060), (820, 1070)], [(650, 1110), (720, 1150), (800, 1170)]], 11, ends=(0.8, 0.1))
    s.describe("Two snails meet on a steep bough before a white sun. The pale one climbs, the dark one comes down, and a horn of each winds round the other’s. A crack in the dark shell is mended in yellow.")
    s.moods("tender", "slow", "ardent", "secret")
    s.themes("love", "touch", "opposites", "repair", "nearness")
    s.says("glued", "slowly", "kiss", "slime", "entangled", "zip", "courtship", "handfast", "espousal", "sticky", "homebodies", "fast movers", "all summer to reach you", "your place or mine?", "we both brought our houses", "get a garden", "take your time", "opposites attract", "tangled up in you", "slow dance", "it began in april", "and then it rained", "nobody is watching", "don’t hurry me", "head over foot", "my heart is a spiral", "mended and ready", "yin and yang in the lettuce", "we came at a crawl", "the world can wait", "one leaf for two", "spineless, but brave", "closer", "love is a long road", "I would know you blind", "let’s never come unstuck", "knots for beginners", "romeo and romeo and juliet", "wet through and happy", "first I need to sit down", "two storms meet", "the gardener will weep", "it leaves a trail", "old wounds shine")  # fmt: skip
    s.relate("pale snail", "is stitched to", "dark snail")
    s.about(place="an old bough above a hill", time="evening", light="low, from the left", composition="diagonal", view="near, from the level of the bark", foreground="a dark leaf", unexplained="who mended the shell")
