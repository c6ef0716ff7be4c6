"""A giraffe is the bridge over the gorge; somebody crosses on its neck, and somebody in it."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.watercolour_tools import InkPen, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.passages import balancing, lantern_bearer, neck_bridge, patched

RAYS = 80_000
GX, GY, GK = 256.0, 420.0, 0.92
LX, LY = GX + 384 * GK, GY + 26 * GK


def cliffs(pen: Pen) -> None:
    pen.path("M-30,548 L60,540 L150,556 L232,544 L226,620 L196,680 L214,790 L170,900 L186,1010 L130,1230 H-30Z", "#6f5a48")
    pen.path("M232,544 L226,620 L196,680 L214,790 L170,900 L186,1010 L130,1230 H88 L130,1020 L120,910 L160,780 L146,690 L180,610 L150,556Z", "#9c8058")
    pen.path("M-30,548 L60,540 L40,640 L70,760 L20,900 L50,1230 H-30Z", "#57483f")
    pen.path("M830,838 L760,834 L690,848 L640,840 L620,900 L650,990 L610,1070 L640,1230 H830Z", "#6f5a48")
    pen.path("M640,840 L620,900 L650,990 L610,1070 L640,1230 H690 L664,1080 L704,990 L680,910 L690,848Z", "#4c403c")


def ferns(pen: Pen) -> None:
    for x, y, turn, long in ((-10, 1220, 24, 330), (60, 1230, 52, 250), (-20, 1130, 64, 200), (820, 1210, -30, 300), (740, 1240, -60, 230), (830, 1100, -70, 190), (180, 1250, 60, 170)):
        with pen.at(x, y, turn=turn):
            pen.taper([(0, 0), (8, -long * 0.5), (34, -long)], 9, 2, "#16201c")
            for i in range(14):
                q = 0.14 + 0.84 * i / 13
                u, v, w = 34 * q * q, -long * q, long * 0.26 * math.sin(math.pi * (0.16 + 0.8 * q))
                for side in (-1, 1):
                    pen.taper([(u, v), (u + side * w * 0.6, v - 6), (u + side * w, v + 12)], 12 * (1 - q) + 5, 1.5, "#16201c")


@card(id="k5gh2r", title="The Lower Road", seed=16, palette="quince", light=(-0.3, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((430, 420, 300))
    p.wash("M-30,-30 H830 V520 H-30Z", "#4a5a86", name="evening sky", role="place", strength=1.0, wet=0.0, bloom=3, charge="#7a6a94", uneven=0.8, fade=(0, 0.75))
    p.wash("M-30,470 C200,500 600,500 830,450 V690 H-30Z", "#f2c070", name="last light", strength=0.5, wet=0.8, bloom=1)
    p.wash("M-30,650 C60,690 210,640 300,700 C380,740 420,690 520,670 C620,640 700,690 830,660 V1230 H-30Z", "#8a93a8", name="far walls", strength=0.6, wet=0.1, bloom=2, charge="#6a7590", uneven=0.8)
    p.lift([(404, 730), (384, 800), (404, 870), (372, 950), (384, 1010), (398, 1010), (392, 950), (414, 870), (394, 800), (410, 730)], 0.85, soft=2.5)
    p.wash("M-30,740 L150,776 L250,830 L300,900 L346,950 L380,990 L420,960 L500,880 L560,830 L660,782 L830,770 V1230 H-30Z", "#515c7c", name="near walls", strength=0.9, wet=0.03, bloom=2, charge="#303c58", uneven=0.8)
    birds = [(118, 190, 1.0), (160, 166, 0.8), (206, 178, 0.7), (90, 232, 0.8), (640, 110, 0.6), (676, 96, 0.5)]
    p.ink(lambda k: [k.line([(x - 15 * q, y - 5 * q), (x - 6 * q, y - 7 * q), (x, y), (x + 6 * q, y - 8 * q), (x + 15 * q, y - 4 * q)], 2.6 * q) for x, y, q in birds], name="birds")
    p.draw(cliffs, name="cliffs", role="prop", contact=0, how={"light": 0.15, "second": 0.3, "strength": 0.95})
    beast = neck_bridge(lump=(384.0, 24.0)).turned(at=(GX, GY, 0), scale=GK)
    sky, cool, warm = Lamp(-0.45, -0.75, 0.5, 0.85), Lamp(0.6, 0.1, 0.6, 0.24), Lamp(LX, LY + 150, 90, 0.8, 120)
    coat = [(shape, "#9a5c2c") for shape in patched(s.rng, (300, 200, 860, 720), 64)]
    body = p.clay(beast, {"": "#e6c078", "lip": "#e8d2a8", "horn": "#b98a50", "knob": "#4a3428", "lid": "#8a6038", "hoof": "#3a2c28", "leg": "#e8cc98", "lump": "#e6b060"}, name="giraffe", role="subject",
                  texture={"": "fur", "leg": "skin", "hoof": "", "lump": "skin", "neck": "skin", "body": "skin"}, lamps=[sky, cool, warm], markings=coat, rays=RAYS)  # fmt: skip
    p.eyes(body, iris="#5a3418", white="#f4ead4", lashes=0.8)
    for rx, ry, amount, strength, tone in ((100, 84, 0.75, 0.55, "#f07a18"), (66, 60, 0.9, 0.35, "#ffb838"), (34, 34, 0.95, 0.12, "#ffe08a")):
        glow = [(LX + rx * math.cos(a), LY + 2 + ry * math.sin(a)) for a in (k * math.tau / 14 for k in range(14))]
        p.lift(glow, amount, soft=ry * 0.22)
        p.glaze(glow, tone, strength=strength, wet=0.9, name="lump")
    p.glaze(lambda pen: lantern_bearer(pen, LX + 12, LY + 52, 1.06), "#4a1a0c", strength=1.0, wet=0.0, name="somebody inside")
    p.draw(lambda pen: balancing(pen, 452, 406, 1.16), name="traveller", role="witness", ground=406, contact=0.3, how={"light": 0.3, "second": 0.3})

    def lines(k: InkPen) -> None:
        k.line(beast.curve("nostril"), 3.0).line(beast.curve("mouth"), 3.2)
        for a, b in (((90, 580), (76, 700)), ((186, 700), (176, 780)), ((100, 760), (112, 880)), ((60, 920), (70, 1010)), ((730, 880), (744, 960)), ((660, 900), (672, 980)), ((36, 600), (30, 680))):
            k.line([a, ((a[0] + b[0]) / 2 + 7, (a[1] + b[1]) / 2), b], 1.6, broken=0.3)

    p.ink(lines, name="lines")
    mane = [[(x, y + 12), (x + 5, y - 10), (x + 20, y - 22)] for x, y in flow(beast.curve("mane"), 9).tolist() if not 415 < x < 500]
    p.locks(mane, ["#7a4424", "#9a5c2c"], width=9)
    p.draw(ferns, name="ferns", plane="front", contact=0, how={"light": 0, "second": 0, "strength": 1.3})
    s.relate("somebody inside", "is inside", body)
    s.describe("A giraffe has laid its long neck across a gorge. Somebody in a hat balances on it with both arms out. In the neck glows a lump: there somebody else walks with a lantern. The giraffe holds quite still. It is evening.")  # fmt: skip
    s.moods("breathless", "comic", "patient", "mysterious")
    s.themes("bridges", "two ways", "trust", "secrets", "strangers")
    s.says("single file, please", "don’t swallow now", "we shall never meet", "a lump in the throat", "something on the way down", "hard to swallow", "the subway", "underpass", "hold your tongue", "two lanes",
           "sticking one’s neck out", "neck and neck", "the night shift", "just passing through", "keep left", "nobody told you about the tunnel", "mind your step", "ships in the night", "the shortest way", "I feel somebody coming",
           "what did you eat?", "oncoming traffic", "please don’t sneeze", "a bridge with feelings", "the inner voice", "toll free", "going home late", "light at the end", "a tickle", "the commute", "who was first?", "parallel lives",
           "so near and yet", "somebody walks over my neck", "the secret passage", "a good host says nothing", "chin up", "the scenic route", "overground", "I can’t speak right now", "half way there", "Jonah’s cousin", "tightrope")  # fmt: skip
    s.about(place="a gorge", time="evening", light="a lantern shining through the coat", composition="centred", view="through ferns, across the gorge",
            foreground="black ferns at both corners", unexplained="who walks inside, and where it comes out")  # fmt: skip
