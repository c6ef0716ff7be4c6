"""The Round They Left: boats leave a disc of daylight on a night sea, all bows outward; a gull comes from above."""

from __future__ import annotations

from math import cos, radians, sin

from reverie_studio.engine.bodies import Point
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import evenly, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

CX, CY, R = 400.0, 326.0, 158.0
HULL = "0,-20! 30,-30 66,-28 102,-12 126,0! 102,12 66,28 30,30 0,20!"
WELL = "9,-13! 34,-20 66,-18 100,0! 66,18 34,20 9,13!"
CLOUD = "-70,18! -82,4 -66,-10 -50,-8! -44,-30 -14,-38 4,-22! 22,-34 46,-22 44,-6! 66,-12 82,6 68,18!"
# the gull's right half round the middle of its back: head and trunk, mantle; arm and wrist with their coverts
TRUNK = "-4,-214! 22,-208 38,-186 38,-158 50,-122 66,-70 68,0 58,70 40,130 8,150! -4,150!"
MANTLE = "-4,-110! 8,-110! 36,-110 58,-92 70,-50 70,10 58,66 34,104 8,118! -4,118!"
WING = "40,-104! 70,-112 110,-140 156,-180 186,-196! 214,-186 240,-154 268,-100! 232,-72 190,-52 140,-28 96,-8 40,20!"


@card(id="tioqvl", title="The Round They Left", seed=24, palette="lino_night_pasture", light=(0.2, 0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.2, 0.5, 0.5)])

    def out(r: float, degrees: float) -> Point:
        return CX + r * cos(radians(degrees)), CY + r * sin(radians(degrees))

    with p.thing("night sea", "place") as sea:
        sea.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        wedges(sea, [[out(R, a), out(240, a), out(q, a)] for a, q in ((0, 430), (45, 400), (90, 300), (135, 390), (180, 420), (225, 440), (270, 330), (315, 450))], 62, 2, ends=(1.0, 0.05))
        with sea.down_to(2):
            sea.strokes([[(x - w, y), (x - w * 0.5, y - 8), (x, y), (x + w * 0.5, y + 8), (x + w, y)] for x, y, w in ((90, 90, 50), (700, 120, 56), (84, 250, 44), (728, 236, 40), (90, 520, 56), (730, 480, 44), (90, 640, 48), (250, 668, 40), (566, 650, 52), (716, 620, 44), (160, 1120, 66), (90, 1060, 46), (290, 1140, 40), (610, 1130, 70), (710, 1080, 50), (250, 40, 44), (560, 36, 50))], 8, ends=(0.1, 0.1))
    with p.thing("disc of daylight", "witness") as d:
        d.flat(ellipse(CX, CY, R + 13, R + 13), spot=True), d.flat(ellipse(CX, CY, R, R), ink=1, gap=5, around=0)
        with d.within(ellipse(CX, CY, R, R)):
            for x, y, k, flip in ((352.0, 268.0, 1.0, False), (470, 352, 1.15, True), (316, 404, 0.85, False), (500, 232, 0.5, False)):
                d.flat(moved(CLOUD, (x, y), k, 0, flip), ink=0)
            d.strokes([[(x - w, y), (x - w / 2, y - 6), (x, y), (x + w / 2, y + 6), (x + w, y)] for x, y, w in ((420, 208, 40), (300, 322, 46), (472, 428, 44), (400, 456, 36), (360, 206, 24), (520, 290, 30))], 7, ends=(0.2, 0.2))
    with p.thing("boats", "accent", count=8) as b:
        for k, (turn, reach, long, sweep) in enumerate(((2, 4, 1.0, -14), (-3, 12, 0.95, 16), (2, 2, 1.04, 2), (-3, 10, 0.98, -18), (3, 12, 0.94, 12), (-2, 2, 1.05, -10), (3, 8, 0.96, 18), (-2, 4, 1.0, -4))):
            a = 22.5 + 45 * k + turn
            at, head = out(R + 20 + reach, a), a + turn * 2
            for side in (-1, 1):
                b.strokes(moved_lines([[(52, 14 * side), (52 - sweep * 0.6, 38 * side), (52 - sweep, 62 * side)]], at, long, head), 6, ends=(0.9, 0.9)), b.flat(moved(ellipse(52 - sweep * 1.05, 63 * side, 8, 16, degrees=sweep * 1.2 * side), at, long, head), ink=0)
            b.flat(moved(HULL, at, long, head), ink=0, gap=7, around=KEY), b.flat(moved(WELL, at, long, head), ink=2)
            b.flat(moved("20,-20! 28,-20! 28,20! 20,20!", at, long, head), ink=0), b.flat(moved("72,-18! 80,-14! 80,14! 72,18!", at, long, head), ink=0)
            b.flat(moved(ellipse(46, 0, 14, 23), at, long, head)), b.flat(moved(ellipse(52 + k % 3, 0, 11, 10), at, long, head), ink=1)
    with p.thing("herring gull", "subject") as g:
        at, k = (400, 905), 1.12
        for root, end in ((-34, -62), (34, 62), (-20, -38), (20, 38), (0, 0)):
            g.flat(moved(plume((root * 0.6, 90), (end, 214 - abs(end) * 0.3), 22), at, k), ink=0, gap=6, around=KEY)
        for flip in (False, True):
            for (x, y), tip in zip(evenly([(222, -80), (244, -110), (244, -134)], 5), [(246, 118), (282, 136), (316, 142), (344, 130), (362, 98)], strict=True):
                g.flat(moved(plume((x, y), tip, 24), at, k, 0, flip), ink=0, gap=5, around=KEY), g.flat(moved(plume((x, y), (tip[0] - 6, tip[1] - 24), 20), at, k, 0, flip), ink=2)
            for (x, y), (u, v) in zip(evenly([(50, -10), (140, -50), (216, -86)], 6), [(72, 112), (108, 108), (142, 104), (174, 100), (204, 98), (230, 100)], strict=True):
                g.flat(moved(plume((x, y), (u, v), 25), at, k, 0, flip), ink=0, gap=6, around=KEY), g.flat(moved(plume((x, y), (u - 3, v - 28), 25), at, k, 0, flip), ink=2)
            g.flat(moved(WING, at, k, 0, flip), ink=1, gap=7, around=KEY)
            g.strokes(moved_lines([[(44, -28), (96, -50), (150, -84), (206, -120)]], at, k, 0, flip=flip), 7, ends=(0.2, 0.1), black=True)
            wedges(g, moved_lines([[(92, -44), (98, -26), (94, -10)], [(130, -66), (138, -46), (136, -30)], [(168, -90), (178, -70), (178, -52)], [(202, -112), (216, -94), (220, -76)]], at, k, 0, flip=flip), 9, KEY, ends=(0.8, 0.5))
        for shape, ink in ((TRUNK, 0), (MANTLE, 1)):
            for gap in (8, 0):
                for flip in (False, True):
                    g.flat(moved(shape, at, k, 0, flip), ink=ink, gap=gap, around=KEY)
        g.strokes([[(400 + x - w, 905 + y), (400 + x - w / 2, 919 + y), (400 + x + w / 2, 919 + y), (400 + x + w, 905 + y)] for x, y, w in ((-24, -70, 20), (24, -68, 20), (-46, -26, 16), (0, -28, 22), (46, -24, 16), (-25, 16, 20), (26, 20, 20), (0, 62, 22))], 7, ends=(0.2, 0.2), black=True)
        for x in (-29, 29):
            g.flat(moved("55,-88! 62,-102! 104,-126! 112,-64! 69,-46!", at, k, 0, x < 0), ink=1)
            g.flat(ellipse(400 + x, 696, 7, 9))
        g.flat(moved("-17,-204! -16,-232 -7,-254 7,-254 16,-232 17,-204! 0,-212", at, k), spot=True, gap=6, around=KEY)
    s.describe("A round patch of day lies on a black night sea. White clouds drift in it, and eight boats point away from it, one person in each. From below a large gull flies towards the light.")
    s.moods("eerie", "silent", "solemn", "tense"), s.themes("secrets", "night", "community", "avoidance", "light")
    s.says("taboo", "hole", "manners", "bullseye", "omen", "vigil", "spotlight", "leftovers", "surrounded", "don’t mention it", "look away, children", "the elephant in the harbour", "we agreed to leave it alone", "a day nobody wanted", "after you with the light", "noon, kept for later", "the truth in the middle", "guarding or hiding?", "it fell in while we slept", "all those turned backs", "plughole of the world", "a flower, if you are a gull", "who dropped the sun?", "the lamp under the table", "hush, it can hear us", "nobody goes first", "an egg the night is frying", "safe if you don’t look", "he was seen there once", "the feast without guests", "one day out of the calendar", "what we all know", "lid off", "moth control", "I turned round, just once", "bright enough to be ashamed by", "the good news, unopened", "every family has one", "keep rowing, eyes on the dark", "warm on the back of the neck", "island made of nothing", "a stage and no actor", "last of the summer", "they drew a circle round my joy")  # fmt: skip
    s.relate("boats", "guards", "disc of daylight")
    s.about(place="open sea", time="night", light="from a disc of day on the water", composition="centred", view="far, straight from above", foreground="a gull on the wing", unexplained="nobody looks at the daylight", weather="clear")
