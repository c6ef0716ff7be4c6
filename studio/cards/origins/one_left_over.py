"""One Left Over: a finished hedgehog lies on its back in a palm, and one quill is left."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.lot_a import holding, oval

X, Y = 330, 640


def belly() -> Clay:
    """A hedgehog on its back, head to our left and up, four paws in the air."""
    c = Clay().limb([(-70, -10, 0, 84), (10, 10, 0, 104), (100, 6, 0, 84)], melt=12, part="belly", per=5)
    c.limb([(-104, -30, 20, 66), (-150, -60, 34, 44), (-186, -92, 40, 24), (-206, -112, 42, 14)], melt=18, part="face", per=5)
    c.ball(-214, -120, 44, 16, melt=3, part="nose", tone=0.5)
    for x, y, z in ((-60, -92, 50), (-10, -96, 40), (84, -84, 46), (130, -66, 36)):
        c.limb([(x, y + 56, z * 0.8, 24), (x - 4, y + 10, z, 17), (x - 10, y - 14, z + 6, 14)], melt=10, part="paw", per=4)
        for k in (-1, 0, 1):
            c.limb([(x - 10, y - 16, z + 8, 7), (x - 14 + 13 * k, y - 34, z + 12, 4)], melt=3, part="paw", per=2)
    c.limb([(-96, -84, 44, 20), (-92, -104, 50, 17)], melt=6, part="ear", press=(0, 0, 1.4))
    eye(c, "near", (-150, -74, 60), 20, -1, aside=-4, lids=0.8, look=(0.3, -0.3), inner=-0.9, iris=0.72, bag=0.4)
    return c


@card(id="qx6nqu", title="One Left Over", seed=11, palette="board_clay", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, -0.6, 0.6, 1.05)], ambient=0.01, focus=(X, Y, 280))
    rng = s.rng
    with b.thing("palm", "prop", depth=0.6) as p:
        under = Clay().limb("900,1230,0,150 740,1040,20,120 600,950,30,112", melt=20, part="wrist", per=6)
        for k, (dy, far) in enumerate(((-100, 30), (-46, -6), (10, -22), (60, 40))):
            under.limb([(610, 930 + dy * 0.8, 10 + 20 * k, 46), (430, 944 + dy, 20 + 20 * k, 36), (270 + far, 934 + dy, 30 + 20 * k, 33), (178 + far, 886 + dy, 34 + 20 * k, 31), (132 + far, 816 + dy, 30 + 20 * k, 25)], melt=3, part="finger", per=6)
        p.clay(under, CUTS["skin"].but(near=1.9), "across", gain=0.9)
    with b.thing("hedgehog", "subject", depth=0.85) as h:
        beast = belly().turned(at=(X, Y, 140), scale=1.25, roll=6)
        spines = []
        for _ in range(1300):
            a = rng.uniform(0.02, math.pi * 1.06)
            q = rng.uniform(0.5, 1.0)
            x, y = X + 10 + 190 * q * math.cos(a), Y + 18 + 136 * q * math.sin(a)
            out = math.atan2((y - Y) * 1.2, x - X) + rng.normal(0, 0.16) - 0.25
            long = rng.uniform(44, 92)
            spines.append([(x, y), (x + long * 0.5 * math.cos(out), y + long * 0.5 * math.sin(out)), (x + long * math.cos(out - 0.1), y + long * math.sin(out - 0.1))])
        spines.sort(key=lambda c: -math.hypot(c[0][0] - X, c[0][1] - Y))
        for c in spines:
            lit = max(0.15, 0.75 - (c[0][0] - X) / 500)
            h.strokes([c], 6.0, ends=(0.8, 0.1), black=True)
            h.strokes([c], 2.6 * lit, ends=(0.6, 0.05))
        h.leave_clay(beast, grow=4)
        h.clay(beast, CUTS["fur"].but(stroke=(6, 18), near=1.9), "across", parts={"nose": ("wet", "across"), "paw": ("skin", "along"), "lid": ("skin", "along"), "face": (CUTS["fur"].but(stroke=(5, 14)), "along"), "ear": ("skin", "along")})
        eyes(h, beast, light=0.9, sides=("near",), glint=(-0.3, -0.3), iris=0.3)
        face = beast.curve("iris near")[0]
        h.strokes([[(face[0] - 40, face[1] + 44), (face[0] - 14, face[1] + 50), (face[0] + 8, face[1] + 66)]], 4, black=True)
    with b.thing("thumb", depth=0.88) as th:
        th.clay(Clay().limb("716,1010,60,112 668,900,190,66 596,796,250,48 522,730,280,41 474,710,286,33", per=6), CUTS["skin"].but(near=1.9), "across", fade=((640, 860), (800, 1180)))
        th.leave(oval(490, 706, 6, 4))
        th.strokes([[(482, 682), (464, 694), (456, 714), (464, 730)]], 3, black=True)
    with b.thing("other hand", depth=0.9) as o:
        fingers = holding(hand("pinch", stout=1.2, wrist=300).turned(scale=2.1, yaw=-70, roll=-44), 470, 262)
        quill = [(360, 40), (420, 156), (468, 262), (524, 400)]
        o.strokes([quill], 15, ends=(0.2, 1), black=True)
        o.strokes([quill], 9, ends=(0.05, 1), spot=1.0)
        o.clay(fingers, CUTS["skin"].but(near=1.8), "across", shade=0.55)
    s.describe("A hedgehog lies on its back in a large hand. It looks offended. Above it fingers hold one quill that is left over, and the thumb has a very small hole.")
    s.moods("baffled", "droll", "tender", "offended")
    s.themes("making", "mistakes", "repair", "pride", "small animals")
    s.says("where does this go?", "no manual", "there’s always one", "spare part", "some assembly required", "prickly customer", "I’m finished, thank you", "a stitch too many", "put it back",
           "that's mine", "did it hurt?", "the last straw", "warranty void", "acupuncture", "needle in a haystack", "turn me over", "left over after the repair", "don't look at me like that",
           "hold still", "pointless", "get to the point", "tickle and die", "new model", "check-up", "handle with care", "a thorny question", "one too many", "careful, it's sharp", "belly up",
           "nobody asked me", "it will do without", "an offended gentleman", "he loves me, he loves me not", "souvenir")  # fmt: skip
    s.relate("hedgehog", "is carried by", "palm")
    s.about(place="the trying-on field", time="before morning", light="from the left", composition="diagonal", view="near, hands only", unexplained="a very small hole in the thumb")
