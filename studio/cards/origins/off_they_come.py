"""Off They Come: a zebra shakes itself, and its stripes fly off and stick to birches and to a sheep."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hoofed import horse, sheep
from reverie_studio.sculpt.marks import seen, wash
from reverie_studio.sculpt.plants import sward
from reverie_studio.sculpt.small_eyes import bead


@card(id="z4nb7r", title="Off They Come", seed=65, palette="board_bone", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.6, 0.6, 1.0)], ambient=0.04, focus=(340, 760, 420))
    rng = s.rng
    with b.thing("birches", "place", depth=0.3) as w:
        for x, y, r, lit in ((350, 690, 9, 0.3), (250, 700, 12, 0.4), (480, 706, 15, 0.5), (34, 730, 22, 0.6), (604, 760, 30, 0.8), (742, 850, 50, 1.0)):
            stem = Clay().limb([(x + 12 * math.sin(x), -40, 0, r * 0.7), (x + 6 * math.sin(y), 300, 0, r * 0.86), (x, y - 40, 0, r), (x, y + 6, 0, r * 1.25)], per=6)
            w.leave_clay(stem, grow=2)
            w.clay(stem, CUTS["skin"].but(cross=None), "across", gain=1.2 * lit)
            for _ in range(int(8 + r * 0.5)):
                v, side, size = rng.uniform(0, y), rng.choice((-1, 1)), rng.uniform(0.5, 1.3) * r
                w.strokes([[(x + side * r * 0.9, v), (x + side * (r - size * 0.5), v + 3), (x + side * (r - size), v + 1)]], r * 0.24 + 1, black=True, ends=(0.8, 0.1))
            for v in (y - 420, y - 330, y - 250, y - 190) if r > 28 else ():  # what has stuck to it
                w.strokes([[(x - r * 1.1, v + 16), (x - r * 0.2, v - 2), (x + r * 1.1, v + 10)]], 15, black=True, ends=(0.4, 0.4))
        sward(w, [(-20, 744), (200, 720), (400, 728), (600, 774), (820, 860)], 16, 28, (18, 42), lambda x, y: 1.3 * math.exp(-(((x - 380) / 420) ** 2)) * (1.2 - (y - 720) / 560), every=8, lean=0.2)
    zebra = horse(nose=(-206, -266), fore=((34, 0), (-6, 0)), hind=((-34, 0), (10, 0))).turned(at=(340, 1050, 60), scale=1.24, roll=3)
    with b.thing("zebra", "subject", depth=0.8) as t:
        t.leave_clay(zebra, grow=5)
        body = t.clay(zebra, CUTS["fur"].but(stroke=(6, 16), near=1.8), "along", gain=1.6, ambient=0.18)
        wash(t, body, (490, 820), 120, 210)
        rows = [[(165 + 6 * k + u, 646 + 23 * k - 0.3 * u + 0.002 * u * u) for u in (-64, -40, -16, 8, 32, 56, 80)] for k in range(8)]  # on neck and shoulder they still sit
        rows += [[(172 + 27 * k + 8 * math.sin(q * 3), 836 - 4 * k + 150 * q) for q in (0.0, 0.2, 0.4, 0.6, 0.8, 1.0)] for k in range(7)]
        rows += [[(120 + 12 * k, 640 + 10 * k), (110 + 12 * k, 664 + 6 * k), (112 + 10 * k, 690)] for k in range(3)]
        for k, line in enumerate(rows):
            there = [p for p in line if seen(body, *p)]
            if len(there) > 2:
                t.strokes([there], 11 if k < 8 else 14 - (k - 8) if k < 15 else 5, black=True, ends=(0.2, 0.2))
        legs = [[(x - 16, y), (x, y + 4), (x + 16, y)] for x, y in ((196, 950), (190, 976), (186, 1002), (252, 950), (254, 976))]
        t.strokes(legs, 9, black=True, ends=(0.4, 0.4))
        crest = zebra.curve("crest")
        for i in range(46):
            q = i / 45 * (len(crest) - 1)
            j = min(len(crest) - 2, int(q))
            x, y = (crest[j][n] * (1 - q + j) + crest[j + 1][n] * (q - j) for n in (0, 1))
            t.strokes([[(x - 4, y + 16), (x + 6, y - 8), (x + 24, y - 26 + rng.normal(0, 5))]], 5, black=True)
            t.strokes([[(x - 4, y + 16), (x + 6, y - 8), (x + 24, y - 26 + rng.normal(0, 5))]], 2.2)
        bead(t, zebra, 7)
    with b.thing("stripes in flight", "accent", count=24, depth=0.9) as f:
        for k in range(26):
            a = math.radians(-100 + 108 * k / 25 + rng.normal(0, 5))
            r = rng.uniform(200, 480)
            x, y, turn = 400 + r * math.cos(a), 800 + 0.95 * r * math.sin(a), a + 1.2 + rng.normal(0, 0.5)
            size = rng.uniform(60, 120)
            arc = [(x + size * (q - 0.5) * math.cos(turn) - 60 * (q - 0.5) ** 2 * math.sin(turn), y + size * (q - 0.5) * math.sin(turn) + 60 * (q - 0.5) ** 2 * math.cos(turn)) for q in (0, 0.25,
                    0.5, 0.75, 1)]
            f.strokes([arc], 20, black=True, ends=(0.3, 0.3))
            f.strokes([arc], rng.uniform(6, 11), ends=(0.15, 0.1))
            f.strokes([[(x - (30 + 14 * i) * math.cos(a) + 8 * i, y - (30 + 14 * i) * math.sin(a)), (x - (50 + 20 * i) * math.cos(a) + 8 * i, y - (50 + 20 * i) * math.sin(a))] for i in (0, 1)], 1.4)
    with b.thing("striped piglet", "witness", depth=0.9) as e:
        ewe = sheep().turned(at=(692, 1136, 90), scale=1.25)
        e.leave_clay(ewe, grow=4)
        e.clay(ewe, CUTS["down"].but(stroke=(4, 12)), "along", gain=1.4, ambient=0.08)
        e.strokes([[(x, 976 + 4 * (x % 3)), (x + 10, 1016), (x + 2, 1060)] for x in (640, 674, 710, 744)], 13, black=True, ends=(0.2, 0.2))
        bead(e, ewe, 7)
    s.describe("A zebra shakes itself among birches, and its stripes fly off. Its hind half is already bare. Some stripes have stuck to the trunks and to a surprised piglet.")
    s.moods("exuberant", "surprised", "comic", "free")
    s.themes("identity", "change", "letting go", "clothes", "nakedness")
    s.says("do it again", "rebranding", "who am I without them", "shake it off", "wet dog", "earn your stripes", "spring cleaning", "one size fits all", "so it is a horse", "borrowed", "no longer in prison", "change your spots", "birds of a feather", "where birches come from", "catch!", "a new look", "undressing", "barcode", "tickles", "hand-me-downs", "it suits the little one", "the pyjamas are off", "autumn for animals", "confetti", "starting over", "what’s black and white?", "all over the place", "half done", "camouflage was itchy", "don’t stand so close", "loose ends", "contagious", "please collect your belongings", "the tailor will be furious", "out of uniform", "flying carpets, narrow", "let them go", "stripping", "crossing, no zebra", "fresh start", "the piglet did not ask", "static")  # fmt: skip
    s.relate("zebra", "loses", "stripes in flight")
    s.about(place="a birch stand", time="night", light="from the upper left", composition="diagonal", view="far", unexplained="the birches take them as their own")
