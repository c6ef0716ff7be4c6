"""The Small Flame: a hare bends its ears round a flame, for the wind blows and eyes have come."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.first_light import lantern_hare, small_flame
from reverie_studio.sculpt.marks import oval, wash

FX, FY = 400, 640  # the flame's foot


@card(id="yc6dx8", title="The Small Flame", seed=41, palette="board_ember", light=(0.0, -0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(FX, FY - 90, 470, 2.9, 430)], ambient=0.02, focus=(400, 640, 380))
    rng = s.rng
    with b.thing("wind", "place", lamps=[], depth=0.1) as w:
        for _ in range(230):
            y, x = rng.uniform(20, 1180), rng.uniform(-60, 800)
            near = math.exp(-(((y - 420) / 330) ** 2))
            long = rng.uniform(40, 190)
            lift = [-(70 * near) * math.exp(-(((x + long * q - 400) / 260) ** 2)) * (1 if y < 480 else -0.5) for q in (0, 0.5, 1)]
            if ((x + long / 2 - 400) / 290) ** 2 + ((y - 480) / 390) ** 2 < 1 and y < 900:
                continue
            w.strokes([[(x + long * q, y + lift[k] + 10 * q) for k, q in enumerate((0, 0.5, 1))]], rng.uniform(0.6, 1.5), ends=(0.1, 0.05))
    with b.thing("eyes in the dark", "witness", count=5, depth=0.3) as e:
        for x, y, r, gap in ((92, 560, 13, 54), (684, 470, 15, 62), (60, 850, 10, 40), (700, 760, 11, 44), (128, 250, 9, 36)):
            e.leave(oval(x + gap / 2, y, gap * 1.3, r * 2.6))
            for k in (0, 1):
                m, d = x + gap * k, 1 - 2 * k
                e.bare([(m - r * d, y - r * 0.7), (m, y - r * 0.62), (m + r * d, y + r * 0.3), (m + r * 0.3 * d, y + r * 0.72), (m - r * 0.7 * d, y + r * 0.3)], spot=0)
                e.leave(oval(m + (r * 0.16 if x < 400 else -r * 0.16), y, r * 0.27, r * 0.66))
    with b.thing("lantern hare", "subject", depth=0.8) as h:
        one = lantern_hare().turned(at=(400, 850, 0), scale=1.72, pitch=7)
        chest = Clay().limb([(400, 1010, -180, 170), (400, 1130, -160, 220), (400, 1330, -170, 300)], per=5)
        h.leave_clay(chest, grow=6)
        h.clay(chest, CUTS["fur"].but(stroke=(16, 44)), "down", shade=0, gain=0.5)
        h.leave(oval(400, 950, 172, 98), grow=4)
        h.leave_clay(one, grow=9)
        body = h.clay(one, CUTS["fur"].but(stroke=(12, 36), near=2.2), "along", shade=0.55,
                      parts={"nose": ("wet", "across"), "lid": ("skin", "along"), "ear": (CUTS["fur"].but(stroke=(10, 30), over=5), "along")})
        wash(h, body, (FX, FY - 100), 90, 250)
        eyes(h, one, light=0.95, glint=(0.0, -0.5), iris=0.8)
        for side, k in (("left", -1), ("right", 1)):
            h.strokes([one.curve(f"lip {side}")], 5, black=True)
            h.strokes([[(x, y), (x + 90 * k, y - 20 + 16 * i), (x + 170 * k, y - 4 + 34 * i)] for i, (x, y) in enumerate(one.curve(f"pad {side}")[:3])], 1.8, ends=(0.9, 0.05))
        h.strokes([[(FX + q, 716 + abs(q) * 0.3), (FX + q * 0.9, 690), (FX + q * 0.3, FY - 4 + abs(q) * 0.6)] for q in range(-18, 19, 6)], 2.0, ends=(0.7, 0.1))
    with b.thing("flame", "accent", spot=1.0, depth=0.9) as f:
        small_flame(f, FX, FY + 6, 62, 230, lean=14)
        f.sparks((FX + 4, FY - 110), (104, 150), 40, length=(6, 18))
    s.relate("hare", "guards", "flame")
    s.describe("A hare bends its long ears round a small flame. The flame stands on its brow and the hare looks up at it. Wind blows; in the dark round about five pairs of eyes wait.")
    s.moods("watchful", "tender", "tense", "stubborn")
    s.themes("guarding", "hope", "fear", "warmth", "attention")
    s.says("careful", "vigil", "lantern", "birthday", "mine", "idea", "wick", "faith", "nightlight", "headache", "burnout", "a bright idea at a bad hour", "I only just thought of it", "hold your breath now", "hare today", "candle in the wind", "hold that thought", "somebody blow", "the last match in the world", "they have come for the light", "hot-headed", "make a wish", "what you love makes you visible", "keep it small", "my ears are burning", "who lit you?", "not much, but it is on", "pilot light", "the first lighthouse", "no hands", "if I run, it goes out", "grandmother left the landing light on", "supper by candlelight", "they can see me because of it", "just until morning", "saint of small animals", "eyes up", "a temple with a tail", "power cut", "worth the worry")  # fmt: skip
    s.about(place="a windy night", time="night", light="the flame", composition="centred", view="near", unexplained="why the fur does not burn")
