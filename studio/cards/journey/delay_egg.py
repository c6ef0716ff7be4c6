"""A black locomotive bends down to one egg on the rails and holds its steam."""

from __future__ import annotations

import math

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.things import curl, wheel
from reverie_studio.sewn.vehicles import engine_behind, rails

BLACK = ("#08080c", "#121218", "#1f1f27", "#2e2d36", "#55535d")
IRON = ("#0e0e12", "#1c1c23", "#33323a", "#56545e", "#9c98a0")
FIRE = ("#7a2410", "#c2481a", "#f08a2c", "#ffc25a", "#fff0b0")


def engine(h: Hoop) -> None:
    """The boiler rises from its frame and bows like a horse's neck."""
    wheel(h, 770, 1030, 128, BLACK, IRON)
    for k in range(6):  # cow-catcher
        h.tube([(478 + k * 44, 900, 9), (424 + k * 46, 1000, 9), (386 + k * 50, 1076, 6)], IRON, "iron")
    h.tube("376,1080,9 520,1086,10 660,1080,9", IRON, "iron")
    h.tube("440,892,24 620,880,28 840,884,26", IRON, "iron", satin=70)  # buffer beam
    for x in (470, 640):
        h.tube([(x, 892, 20), (x - 26, 898, 22)], BLACK, "iron")
        h.tube([(x - 36, 900, 32), (x - 32, 900, 32)], IRON, "iron", satin=90)
    with h.at(700, 300, turn=32):  # funnel laid back like an ear
        h.blob("-40,30! -34,-60 -58,-136! 58,-140! 36,-60 42,28!", BLACK, "iron", grain=["-40,20 -36,-60 -56,-136", "40,20 36,-60 56,-136"], angle=88, satin=130, puff=50)
        h.tube("-62,-138,12 0,-148,14 62,-140,12", IRON, "iron")
    h.tube("880,800,150 850,640,156 770,500,158 640,440,152 530,500,146 470,590,140", BLACK, "iron", angle=90, length=46)
    for spine in ("634,288 664,440 634,592", "862,384 796,512 676,612"):  # boiler bands
        h.couch(spine, "#b98a4a", "#5a3a20", 5, 10)
    with h.at(446, 650, turn=-14):  # the face of the boiler
        h.blob(ring(0, 0, 150), IRON, "iron", angle=90, satin=80, puff=40)
        h.blob(ring(0, 0, 116), BLACK, "iron", angle=0, length=24, satin=60, puff=80)
        h.knots([(math.cos(i * 0.3307) * 133, math.sin(i * 0.3307) * 133, 5.5) for i in range(19)], IRON[2:])
        for x, y in ((-58, -14), (54, -18)):  # lamps, lids half down
            h.blob(ring(x, y, 33), IRON, "iron", angle=90, satin=60, puff=10)
            h.tube([(x - 0.5, y, 25), (x + 0.5, y, 25)], FIRE[1:], "silk", satin=80)
            h.blob(f"{x - 29},{y - 2}! {x - 20},{y - 27} {x},{y - 33} {x + 20},{y - 27} {x + 29},{y - 2}! {x},{y + 8}", IRON, "iron", grain=0.0, satin=70, puff=14)
        h.tube("0,20,9 2,22,9", "#b98a4a", "silk")
        h.couch("2,22 26,60", "#b98a4a", None, 6)
    h.leaf("770,868,2 742,856,11 706,850,9 680,852,1", "white", "#8d8078", angle=36)  # a feather on the beam


@card(id="js2i7d", title="Delay", seed=88, palette="soot", light=(-0.45, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#515c7c"), (430, "#6a6c82"), (640, "#7a6a66"), (660, "#453d3c"), (1200, "#2a272b")], dusk=0.26)
    h.lamp(310, 900, 480, "#ffd09a", 0.9, z=130)
    h.lamp(420, 670, 200, "#ffc070", 0.3, z=90)
    h.whip("-10,646 200,640 420,648 810,640", "#8d8078", 2.4, 12, 18)
    with h.thing("telegraph poles"):
        for x, y, k in ((176, 640, 0.22), (128, 660, 0.42), (28, 700, 0.9)):
            h.tube([(x, y, 12 * k), (x + 4 * k, y - 560 * k, 9 * k)], ("#16120f", "#2a221e", "#463a34", "#7a6a5e"), "across")
            for d in (500, 440):
                h.tube([(x - 60 * k, y - d * k, 5 * k), (x + 66 * k, y - (d + 10) * k, 5 * k)], ("#16120f", "#2a221e", "#463a34"), "across")
                h.knots([(x + o * k, y - (d + 14) * k, 6 * k) for o in (-50, 54)], "#cfc8c0")
        for o in (-50, 54):
            h.loose(f"-40,{150 + o * 0.2} {28 + o * 0.9},236! {84 + o * 0.6},390 {128 + o * 0.42},440! {156 + o * 0.3},506 {176 + o * 0.22},526", "#2a221e", 1.8)
    with h.thing("rails", "place"):
        rails(h, IRON)
    with h.thing("second engine", "witness", lift=6):
        engine_behind(h, BLACK, IRON, FIRE[3])
    with h.thing("held steam"):
        for x, y, r, a in ((716, 92, 34, 0.4), (650, 66, 42, 2.2), (738, 34, 30, 4.0), (584, 96, 28, 1.0)):
            curl(h, x, y, r, "#f4efe4" if r < 40 else "#ffffff", "#8d8078", start=a)
    with h.thing("locomotive", "subject", lift=16) as loco:
        engine(h)
    h.shade("60,1060 130,1040 200,1048 190,1080 110,1090", 0.7, 8)
    with h.thing("egg", "subject") as egg:
        h.blob("196,936 234,968 246,1016 226,1056 196,1066 166,1056 146,1016 158,968", ("#5a3c2c", "#a87c54", "#e4c898", "#fbeccb", "#fffaf0"), "silk", grain=8.0, angle=0, satin=120, puff=70, width=2.0, lit=0.72, contrast=1.25)
        h.knots([(180, 986, 3), (210, 1006, 2.4), (192, 1031, 3.2), (220, 1040, 2.2), (170, 1018, 2.4), (204, 968, 2.2), (228, 996, 2.6)], ("#6d4a34", "#8a6a50", "#5a4048"))
    s.relate(loco[0], "towers over", egg[0])
    s.describe("A black locomotive bends down to one speckled egg. The egg lies between the rails; the lamps are half shut like eyes, and their light falls on the egg. A second engine waits behind.")
    s.moods("tender", "tense", "funny")
    s.themes("care", "waiting", "strength")
    s.says("careful, train", "signal failure", "I’d have been on time once", "leaves on the line", "breakfast", "mother", "mind the gap", "gentle giant", "first things first", "hold your breath", "right of way", "a small obstacle", "who laid it there?", "brake test", "worth stopping for", "heavy metal", "fragile", "the chicken came first", "overprotective", "last stop", "steam cooking", "love at first sight", "priorities", "a soft spot", "scrambled timetable", "who goes first?", "it isn’t mine", "please don’t hatch now", "a hard stop", "what a yolk", "big brother", "kneeling", "waiting room", "out of the blue")
    s.about(place="a railway", time="night", light="its own fire, on the egg", composition="right", view="eye level, low")
