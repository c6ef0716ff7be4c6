"""A boy hides under a raft and holds his breath; the dog above has seen him."""

from __future__ import annotations

import math

from reverie_studio.figures import draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SKIN, DEEP, SHIRT = "#dca286", "#16264e", "#c4523c"
FACE = "M-98,-30 C-100,-100 -50,-132 2,-132 C56,-132 102,-98 100,-30 C118,0 122,50 96,80 C70,108 36,116 4,116 C-30,116 -66,108 -92,80 C-118,50 -116,0 -98,-30Z"
CAP = "M-104,-8 C-118,-90 -72,-148 2,-150 C76,-148 120,-90 106,-8 C100,-50 90,-76 66,-92 C48,-80 20,-84 2,-96 C-18,-80 -46,-84 -66,-92 C-88,-72 -98,-40 -104,-8Z"
HEAD = (424, 654, -9)


def raft(pen: Pen) -> None:
    """Logs from below, lashed three times; one end of the rope hangs as a loop."""
    for i in range(5):
        y0, y1 = 30 + 86 * i, -8 + 66 * i
        tone = ("#4a3a3c", "#5c4844", "#3f3238")[i % 3]
        pen.path(f"M-40,{y0 - 39} L840,{y1 - 29} L840,{y1 + 29} L-40,{y0 + 40}Z", tone)
    for x, low in ((120, 404), (330, 382), (726, 320)):
        pen.taper([(x, -30), (x + 9, low / 2), (x, low)], 25, 27, "#c8a86a")
    pen.path("M316,366 C294,410 298,482 322,498 C352,492 364,420 344,366 L331,372 C342,420 338,464 324,474 C312,462 312,414 331,372Z", "#c8a86a")


def boots(pen: Pen) -> None:
    """Of those who sit above and know nothing."""
    pen.path("M-40,330 H70 C76,480 68,590 64,640 C112,664 152,690 160,730 C162,752 158,762 152,768 C92,784 20,780 -40,770Z", "#23222c")
    pen.path("M-40,748 C20,764 100,768 160,746 L158,778 C92,796 20,794 -40,786Z", "#101018")
    pen.path("M112,340 H190 C194,430 190,520 186,566 C214,584 240,604 244,634 C230,650 150,650 116,640 C118,540 112,440 112,340Z", "#33313c")


def dog(pen: Pen) -> None:
    """From below, over the edge of the raft: nose, tongue, two paws."""
    with pen.at(628, 388, scale=1.1, turn=12), pen.at(-402, -400):
        pen.path("M318,372 C300,330 330,296 372,290 C420,284 470,296 486,336 C500,372 486,400 470,410 L340,412Z", "#c8b08a")
        pen.path("M336,320 C286,340 262,410 280,480 C312,484 340,440 350,392Z", "#6d4c38")
        pen.path("M470,320 C520,340 544,406 526,476 C494,482 464,440 454,392Z", "#6d4c38")
        pen.path("M340,356 C340,314 372,298 402,298 C436,298 466,316 466,356 C466,396 452,420 446,452 C440,494 426,508 402,508 C378,508 364,494 358,452 C352,420 340,396 340,356Z", "#e8d6b2")
        pen.path("M340,356 C340,320 360,304 390,300 C398,340 384,400 366,424 C348,410 340,386 340,356Z", "#8a6448")
        pen.path("M378,452 C388,442 418,442 428,452 C434,472 420,488 403,490 C386,488 372,472 378,452Z", "#1c1a22")
        pen.path("M390,506 C388,530 392,562 406,564 C422,560 422,528 416,506Z", "#d8606a")
        for x in (370, 436):
            pen.oval(x, 396, 14, 15, "#f7f2e6")
            pen.circle(x - 3, 403, 10, "#1c1a22")
        for x in (250, 560):
            pen.path(f"M{x - 28},300 C{x - 34},360 {x - 38},384 {x - 30},404 C{x - 12},424 {x + 18},424 {x + 34},402 C{x + 40},384 {x + 34},350 {x + 28},300Z", "#e8d6b2")


def body(pen: Pen) -> None:
    """The shirt swells, the legs trail into the dark."""
    pen.taper([(480, 1060), (600, 1180), (720, 1290)], 130, 90, "#2f3960")
    pen.taper([(560, 1040), (710, 1120), (870, 1160)], 124, 86, "#3b4672")
    pen.path("M338,800 C296,870 330,970 420,1040 C430,1076 470,1110 500,1106 C560,1100 640,1066 664,1010 C656,930 610,850 540,790 C480,756 390,756 338,800Z", SHIRT)
    pen.taper([(268, 660), (284, 570), (318, 490)], 62, 44, SKIN)
    pen.path("M348,862 C270,820 210,720 216,640 C240,600 300,598 318,626 C318,690 350,740 410,784Z", SHIRT)
    pen.path("M516,782 C600,780 690,840 742,918 C756,966 706,996 664,976 C620,930 560,880 510,866Z", "#b0452f")


def face(pen: Pen) -> None:
    x, y, turn = HEAD
    pen.path("M386,748 H474 L486,806 C450,824 410,824 380,806Z", "#b07a70")
    with pen.at(x, y, turn=turn):
        pen.path("M-98,-6 C-120,-24 -130,10 -116,34 C-108,46 -98,44 -92,36Z M98,-6 C122,-24 130,10 118,34 C110,46 100,44 94,36Z", "#c9876e")
        pen.path(FACE, SKIN)
        pen.path(CAP, "#3a2626")
        for i in range(13):
            hx, hy = -96 + 16 * i, -60 - 84 * math.sin(math.pi * (i + 0.7) / 13.6)
            tall, sway = 60 + 34 * ((i * 5) % 4), 26 + 9 * ((i * 7) % 5)
            pen.taper([(hx, hy + 40), (hx - 8, hy - tall * 0.3), (hx + sway * 0.5, hy - tall * 0.7), (hx + sway, hy - tall)], 40, 2, ("#3a2626", "#4a302a", "#2c1d22")[i % 3])
        for ex in (-44, 46):
            pen.path(f"M{ex - 35},8 C{ex - 22},-24 {ex + 22},-24 {ex + 35},8 C{ex + 20},26 {ex - 20},26 {ex - 35},8Z", "#f8f4ec")
            pen.oval(ex + 2, 2, 18, 20, "#3f6a5e")
            pen.circle(ex + 2, 2, 10, "#101018")
            pen.circle(ex - 4, -5, 4.5, "#ffffff")


def features(k: InkPen) -> None:
    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        x, y, turn = HEAD
        c, d = math.cos(math.radians(turn)), math.sin(math.radians(turn))
        return [(x + a * c - b * d, y + a * d + b * c) for a, b in points]

    for ex in (-44, 46):
        k.line(at((ex - 38, 10), (ex - 22, -10), (ex, -17), (ex + 22, -10), (ex + 38, 10)), 5.2)
        k.line(at((ex - 22, 22), (ex, 26), (ex + 22, 22)), 1.2, broken=0.3)
    k.line(at((-74, -30), (-48, -46), (-20, -44)), 5.4).line(at((24, -44), (52, -48), (80, -30)), 5.4)
    k.line(at((-11, 44), (-2, 51), (8, 50), (14, 44)), 2.6).line(at((-26, 78), (-10, 74), (4, 76), (22, 77)), 3.0)
    k.line(at((-100, 66), (-84, 84), (-64, 94)), 1.6).line(at((102, 64), (88, 84), (66, 94)), 1.6)
    for x, y, r in ((566, 640, 15), (600, 600, 10), (584, 676, 7), (640, 566, 14), (612, 640, 6)):
        k.shape(f"M{x - r},{y} a{r},{r} 0 1,0 {2 * r},0 a{r},{r} 0 1,0 {-2 * r},0Z", 1.6, broken=0.2)


def weed(pen: Pen) -> None:
    for x, lean, tall, w in ((-6, 50, 420, 46), (60, 90, 300, 40), (120, 60, 380, 34), (190, 100, 230, 36), (262, 70, 150, 30)):
        pen.curve([(x, 1240), (x + lean * 0.2, 1230 - tall * 0.5), (x + lean, 1230 - tall), (x + lean * 0.2 + w, 1230 - tall * 0.5), (x + w, 1240)], "#0d1730")


def caustics(pen: Pen) -> None:
    """The net of light that the waves throw down."""
    for x, y in ((430, 900), (520, 960), (600, 1030), (450, 1000), (610, 850), (270, 740), (560, 1120), (700, 1130), (350, 840)):
        pen.path(f"M{x - 40},{y} q20,-22 44,-8 q20,14 44,-6", "#ffffff", stroke=5)
        pen.path(f"M{x},{y - 6} q-4,24 8,36", "#ffffff", stroke=4)


@card(id="mo77qj", title="Only the Dog", seed=19, palette="indigo_wash", light=(0.2, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash("M-30,-30 H830 V1230 H-30Z", "#3f6fb0", name="water", strength=0.8, wet=0.0, bloom=0, uneven=0.6, charge="#2f8f9a")
    p.wash([(-40, 640), (200, 700), (400, 900), (620, 760), (840, 620), (840, 1240), (-40, 1240)], DEEP, name="deep", strength=1.0, wet=1.0, bloom=0, glaze=1, fade=(0, -0.7))
    p.lift([(560, -40), (860, -40), (860, 330), (760, 300), (640, 420), (610, 300)], 0.85, soft=40)
    for way, w in (([(640, 380), (560, 760), (500, 1120)], 70), ([(740, 300), (720, 700), (690, 1000)], 60), ([(20, 420), (110, 760), (150, 1060)], 50)):
        p.lift(lambda pen, way=way, w=w: pen.taper(way, w, w * 1.5, "#ffffff"), 0.34, soft=16)
    p.draw(boots, name="boots in the water", role="prop", contact=0, how={"light": 0.1, "strength": 1.15})
    p.draw(dog, name="dog that looks down", role="witness", contact=0, how={"light": 0.0, "second": 0.12, "inner": 0.5})
    p.draw(raft, name="raft from below", role="prop", contact=0, how={"light": 0.0, "second": 0.25, "strength": 1.15})
    boy = p.draw(body, name="hiding boy", role="subject", contact=0, how={"light": 0.15, "second": 0.4, "strength": 1.05})
    p.draw(lambda pen: hand(pen, s, 322, 500, "grip", 112, 6, 180, False), name="hand on the rope", role="subject", contact=0, how={"light": 0.15, "second": 0.2})
    p.draw(face, name="face", role="subject", contact=0, how={"light": 0.0, "second": 0.0, "inner": 0.2})
    p.glaze("M324,690 C340,750 400,776 450,770 C500,762 530,720 534,660 C556,730 520,778 460,786 C390,790 330,760 324,690Z", "#5a5a9a", strength=0.4, wet=0.4, name="shade under the cheeks")
    p.glaze("M376,806 C410,828 460,826 490,800 C500,826 470,852 430,852 C398,850 376,830 376,806Z", "#5a2a48", strength=0.4, wet=0.3, name="shade of the chin")
    p.ink(features, name="features")
    p.draw(lambda pen: hand(pen, s, 560, 838, "point", 190, -33, 190, False), name="finger on lips", role="subject", contact=0, how={"light": 0.15, "second": 0.2})
    p.draw(lambda pen: pen.path("M742,920 C756,966 716,992 680,986 C630,968 590,930 540,876 C534,850 560,816 590,814 C634,836 700,870 742,920Z", SHIRT), name="sleeve", role="subject", contact=0, how={"light": 0.2, "second": 0.4, "strength": 1.05})
    p.lift(caustics, 0.42, soft=3)
    p.draw(weed, name="weed", role="prop", contact=0, how={"light": 0, "second": 0, "strength": 1.3, "wet": 0, "line": 0.3})
    s.relate(boy, "hides behind", "raft")
    s.describe("A boy hides under water beneath a raft. One hand holds a loop of rope; he lays a finger on his lips. Boots hang down beside him. Only a dog, its tongue "
               "out, looks over the edge and sees him. His jumper is red, the water blue.")  # fmt: skip
    s.moods("tense", "playful", "secretive", "breathless")
    s.themes("secrets", "hiding", "friendship", "escape", "water", "trust")
    s.says("don’t give me away", "hush", "our little secret", "stowaway", "hold your breath", "the only witness", "man’s best friend", "a good dog keeps quiet", "hide and seek", "under their noses",
           "below deck", "underside", "in deep water", "he who smells it first", "can dogs lie?", "Huckleberry", "the accomplice", "ten more seconds", "a silent bargain", "found you",
           "nobody looks down", "keep it between us", "beneath the surface", "escape plan", "the fugitive", "not a word", "loyalty test", "the best hiding place", "living on the edge", "a finger to the lips", "ticket to freedom",
           "they think I am at school", "one bark and it is over")  # fmt: skip
    s.about(place="under a raft", time="day", weather="clear", light="from the surface above", composition="diagonal",
            view="from below, under water", foreground="boots and dark weed at the left edge", unexplained="whom he hides from")  # fmt: skip


def hand(pen: Pen, s: Scene, x: float, y: float, name: str, size: float, turn: float, yaw: float, left: bool) -> None:
    with pen.at(x, y):
        draw_hand(pen, s.palette, name, size, turn, yaw, 0, left=left, skin=SKIN)
