"""A duel, back to back: out of both pistols grow flowers. One man rages, the other smells his."""

from __future__ import annotations

import math

from reverie_studio.figures import draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

# a man's head in profile, facing left, about 210 high
MAN = ("M20,-104 C-40,-106 -80,-82 -86,-46 C-88,-34 -82,-26 -86,-14 C-92,2 -112,18 -114,30 C-112,40 -100,40 -92,42 C-96,50 -98,54 -94,62 C-98,70 -96,76 -92,80 C-92,96 -80,110 -58,110 "
       "C-36,110 -16,102 0,94 L20,150 L104,140 L96,40 C108,-20 84,-100 20,-104Z")  # fmt: skip
LEFT, RIGHT = (304, 474, 1.12, -4), (524, 566, 1.06, 14)  # heads: x, y, size, tilt; the right one is mirrored
SKIN, PALE, NIGHT = "#d98f6c", "#e8b592", "#2f4370"


def backs(pen: Pen) -> None:
    """Shirts and waistcoats that lean against each other."""
    pen.path("M414,640 C350,600 260,616 196,690 C150,780 130,1000 128,1240 H420Z", "#f4efe6")
    pen.path("M414,640 C380,618 330,612 290,622 C270,720 250,900 246,1240 H420Z", "#2c3550")
    pen.path("M404,720 C470,690 560,710 620,780 C670,880 676,1060 676,1240 H404Z", "#e6e2da")
    pen.path("M404,720 C440,704 480,702 520,712 C552,800 566,960 566,1240 H404Z", "#4f6a52")


def heads(pen: Pen) -> None:
    x, y, k, tilt = LEFT
    with pen.at(x, y, scale=k, turn=tilt):
        pen.path(MAN, SKIN)
        pen.path("M-74,-78 C-50,-128 60,-134 102,-70 C124,-20 118,30 100,64 C80,70 60,40 40,30 C44,0 30,-14 14,-10 C10,-30 -6,-52 -30,-54 C-50,-56 -66,-64 -74,-78Z", "#2a1c1c")
        pen.path("M18,-8 C38,-18 48,6 40,28 C32,42 18,38 14,24Z", "#c9785a")
        pen.path("M-90,44 C-74,36 -48,44 -30,66 C-48,64 -62,62 -78,62 C-92,66 -108,62 -120,50 C-110,52 -98,50 -90,44Z", "#2a1c1c")
        pen.path("M-92,66 C-78,62 -62,64 -54,70 C-56,84 -74,90 -88,84 C-92,78 -94,72 -92,66Z", "#5a1a1c")
        pen.path("M-90,67 C-78,64 -66,65 -58,69 L-60,74 C-70,71 -82,72 -90,73Z", "#f6efe2")
        pen.path("M-72,-8 C-62,-18 -44,-16 -36,-4 C-46,4 -62,4 -72,-8Z", "#fdf6ea")
        pen.circle(-62, -7, 6.5, "#17110f")
    x, y, k, tilt = RIGHT
    with pen.at(x, y, scale=k, turn=tilt, flip=True):
        pen.path(MAN, PALE)
        pen.path("M40,-92 C84,-84 112,-40 106,10 C104,44 92,64 76,76 C64,80 56,60 46,44 C50,10 44,-20 54,-40 C50,-60 44,-76 40,-92Z", "#cfc6bc")
        pen.path("M14,-8 C34,-18 44,6 36,28 C28,42 14,38 10,24Z", "#d89a78")
        pen.path("M6,34 C-6,60 -26,86 -46,92 C-30,70 -16,50 -8,26Z", "#cfc6bc")


def collars(pen: Pen) -> None:
    pen.path("M300,652 C330,616 376,606 410,612 L400,652 C372,646 340,658 306,690Z", "#f7f3ea")
    pen.path("M374,688 C400,704 450,722 492,704 L506,744 C462,756 410,746 374,728Z", "#f7f3ea")


def pistol(pen: Pen, tall: float) -> None:
    """Barrel up, the hand at the origin."""
    pen.path(f"M-15,-36 L-11,{-tall} H13 L17,-36Z", "#8d97a6")
    pen.path(f"M-15,{-tall} H17 L20,{-tall - 14} H-18Z", "#6d7686")
    pen.path("M-22,-110 C-26,-70 -24,-30 -16,10 C-10,50 4,80 30,104 C44,112 56,98 48,84 C30,60 24,30 24,-20 L20,-110Z", "#7a4426")
    pen.path("M24,-84 C44,-96 54,-84 46,-68 L26,-60Z", "#4f5866")
    pen.path("M-20,-52 C-60,-50 -62,2 -18,4", "#6d7686", stroke=7)


def flower(pen: Pen, x: float, y: float, r: float, turn: float, tone: str, shade: str) -> None:
    for ring, (count, far, tint) in enumerate(((9, 1.0, shade), (8, 0.78, tone))):
        for i in range(count):
            with pen.at(x, y, turn=turn + 360 * i / count + 21 * ring, scale=r * far / 100):
                pen.path("M0,0 C-34,-26 -38,-80 -6,-100 C4,-92 8,-96 14,-98 C38,-76 32,-26 0,0Z", tint)
    pen.circle(x, y, r * 0.26, "#3a2420")
    for i in range(9):
        pen.circle(x + r * 0.2 * math.cos(i * 0.7), y + r * 0.2 * math.sin(i * 0.7), r * 0.05, "#f0c040")


def bunch(pen: Pen, stems: tuple[tuple[float, float, float], ...], root: tuple[float, float], tone: str, shade: str) -> None:
    for x, y, _ in stems:
        pen.taper([root, ((x + root[0]) / 2 + 8, (y + root[1]) / 2 + 14), (x, y)], 13, 8, "#4f7a3c")
    for side in (-1, 1):
        with pen.at(root[0] + side * 6, root[1] - 24, turn=side * 62):
            pen.path("M0,0 C-26,-30 -22,-80 0,-112 C22,-80 26,-30 0,0Z", "#5f8a44")
    for i, (x, y, r) in enumerate(stems):
        flower(pen, x, y, r, 17 * i, tone, shade)


def arm(pen: Pen, s: Scene, wrist: tuple[float, float], left: bool, skin: str) -> None:
    """Bent to the utmost, the elbow at the ribs: hand, upper arm, forearm, cuff."""
    x, y = wrist
    with pen.at(x, y):
        draw_hand(pen, s.palette, "grip", 150, 4 if left else -2, 200 if left else 160, 0, left=left, skin=skin)
    with pen.at(x, y, flip=not left):
        pen.path("M128,-56 C176,-50 196,10 176,90 C160,170 120,260 74,300 C44,310 20,290 26,250 C40,150 60,40 92,-30 C100,-50 112,-58 128,-56Z", "#dcdfe8")
        pen.path("M-40,26 C-50,100 -46,190 -14,280 C6,316 52,322 78,298 C92,270 84,230 72,190 C58,130 44,80 36,22Z", "#fbf7ee")
        pen.path("M-42,-2 C-14,-12 14,-12 38,-4 L40,30 C14,24 -16,26 -42,34Z", "#eef0f4")


def can(pen: Pen) -> None:
    """A spout out of the right edge."""
    pen.taper([(850, 90), (760, 128), (716, 150)], 60, 28, "#7f9aa0")
    pen.path("M730,118 L668,140 C656,160 664,190 684,200 L740,166Z", "#5f7f88")


def lines(k: InkPen) -> None:
    def at(head: tuple[float, float, float, float], mirror: float, *points: tuple[float, float]) -> list[tuple[float, float]]:
        x, y, size, tilt = head
        c, d = math.cos(math.radians(tilt)) * size, math.sin(math.radians(tilt)) * size
        return [(x + a * mirror * c - b * d, y + a * mirror * d + b * c) for a, b in points]

    k.line(at(LEFT, 1, (-76, -14), (-62, -18), (-44, -16), (-34, -4)), 4.2).line(at(LEFT, 1, (-88, -24), (-64, -30), (-36, -44)), 6.5)
    k.line(at(LEFT, 1, (-84, -40), (-80, -28)), 2.0).line(at(LEFT, 1, (-76, -44), (-73, -33)), 1.8).line(at(LEFT, 1, (-92, 40), (-82, 34), (-80, 24)), 2.4)
    k.line(at(LEFT, 1, (-70, 30), (-54, 44), (-48, 60)), 1.8).line(at(LEFT, 1, (-10, 60), (4, 74), (4, 90)), 1.6).line(at(LEFT, 1, (-26, -2), (-14, 4)), 1.4)
    k.line(at(RIGHT, -1, (-72, -8), (-60, 0), (-44, 0), (-34, -8)), 3.8).line(at(RIGHT, -1, (-78, -32), (-58, -42), (-36, -34)), 3.0)
    for a, b in ((-68, -4), (-58, 2), (-48, 2)):
        k.line(at(RIGHT, -1, (a, b), (a - 3, b + 9)), 1.6)
    k.line(at(RIGHT, -1, (-94, 66), (-78, 68), (-64, 60)), 2.8).line(at(RIGHT, -1, (-92, 40), (-82, 34), (-80, 26)), 2.2).line(at(RIGHT, -1, (-28, -12), (-18, -14), (-12, -20)), 1.2)
    for b in (-62, -70, -78):
        k.line(at(RIGHT, -1, (-62, b + 10), (-40, b + 2), (-14, b + 4)), 1.1, broken=0.4)
    for x, y, u, v in ((330, 800, 320, 960), (500, 800, 520, 940), (408, 760, 408, 1180), (146, 880, 156, 980), (158, 900, 186, 950), (670, 960, 656, 1060), (652, 976, 620, 1030), (100, 1040, 136, 1066), (716, 1120, 680, 1146)):
        k.line([(x, y), ((x + u) / 2 + 8, (y + v) / 2), (u, v)], 1.5, broken=0.35)
    for i in range(9):  # water on the marigolds
        x, y = 672 - 7 * (i % 3) + 10 * (i // 3), 196 + 22 * (i % 3) + 9 * (i // 3)
        k.line([(x, y), (x - 8, y + 18)], 2.0)


@card(id="03crhq", title="Duel of Flowers", seed=265, palette="winter_ink", light=(0.7, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash("M-30,-30 H830 V1230 H-30Z", "#c9d3e2", name="winter light", strength=0.6, wet=0, bloom=0, uneven=0.6, charge="#ecd9c4")
    p.wash([(-40, -40), (470, -40), (420, 160), (450, 420), (400, 700), (430, 1000), (390, 1240), (-40, 1240)], NIGHT, name="night side", role="place", strength=1.1, wet=0.5, bloom=0, charge="#1d2a50", uneven=0.8)
    p.spatter((150, 300), 300, 60, "#ffffff", size=6, glaze=0.0)
    p.lift([(560, -40), (840, -40), (840, 460), (700, 420), (600, 200)], 0.6, soft=60)
    p.draw(backs, name="two men back to back", role="subject", contact=0, count=2, how={"light": 0.2, "second": 0.35, "inner": 0.5})
    p.draw(heads, name="heads", role="subject", contact=0, count=2, how={"light": 0.1, "second": 0.0, "inner": 0.4})
    p.draw(collars, name="collars", contact=0, how={"light": 0.1, "second": 0.2})
    p.glaze("M316,590 C336,600 380,606 412,600 L410,614 C384,608 350,616 322,632Z M402,676 C426,692 450,698 478,690 L474,706 C450,712 420,704 398,692Z", "#5a3a5a", strength=0.4, wet=0.3, name="shade of the jaws")
    p.draw(lambda pen: bunch(pen, ((62, 220, 74), (176, 118, 92), (236, 258, 62)), (118, 430), "#d8382e", "#a8202c"), name="red flowers", role="accent", contact=0, count=3, how={"light": 0.1, "second": 0.2, "strength": 1.1})
    p.draw(lambda pen: bunch(pen, ((648, 392, 82), (742, 316, 66)), (696, 530), "#f0b02c", "#d8801c"), name="yellow flowers", role="accent", contact=0, count=2, how={"light": 0.1, "second": 0.2, "strength": 1.1})

    def pistols(pen: Pen) -> None:
        with pen.at(118, 690):
            pistol(pen, 250)
        with pen.at(696, 770, flip=True):
            pistol(pen, 230)
    p.draw(pistols, name="pistols", role="prop", contact=0, count=2, how={"light": 0.15, "second": 0.3})
    p.draw(lambda pen: (arm(pen, s, (114, 774), True, SKIN), arm(pen, s, (700, 852), False, PALE)), name="hands on the pistols", role="subject", contact=0, how={"light": 0.1, "second": 0.3, "inner": 0.8})
    p.draw(can, name="spout of a watering can", role="witness", contact=0, how={"light": 0.2, "second": 0.3})
    p.ink(lines, name="lines")
    s.relate("flowers", "grows from", "pistols")
    s.describe("Two men stand back to back, flowers growing from their raised pistols. The left one, before the blue night, rages beside red flowers. The right one, old and bald, in pale "
               "light, closes his eyes and smells yellow ones. A watering can pours on these from the right edge.")  # fmt: skip
    s.moods("tense", "tender", "absurd", "cold")
    s.themes("conflict", "reconciliation", "pride", "winter and spring", "friendship", "anger")
    s.says("spring", "bad shot", "make love, not war", "ten paces", "rivals", "say it with flowers", "a thorny question", "silent treatment", "back to back", "honour", "who blinks first?", "valentine", "brothers", "gunpowder tea",
           "disarmed", "black and white thinking", "it takes two", "blooming nonsense", "anger management", "stop and smell the flowers", "two ways to take it", "flower power", "the calm one wins", "turn round",
           "an old quarrel", "who waters the hatred?", "grow up", "the gardener’s revenge", "optimist and pessimist", "a loaded bouquet", "peace at last")  # fmt: skip
    s.about(place="between night and day", time="night on the left, day on the right", weather="snow on the left", light="pale, from the right", composition="split",
            view="near", foreground="a watering can’s spout at the right edge", unexplained="who waters the flowers")  # fmt: skip
