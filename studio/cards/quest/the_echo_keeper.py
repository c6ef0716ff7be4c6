"""A woman opens a jar and an echo flies out as a bird; a child holds a hand behind the ear."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

# heads in profile, facing left
WOMAN = ("M20,-108 C-40,-110 -82,-84 -88,-48 C-90,-34 -85,-26 -88,-14 C-93,2 -108,16 -110,27 C-109,36 -100,37 -93,39 C-98,46 -100,52 -96,58 C-99,63 -96,68 -93,71 C-95,84 -88,100 -70,106 "
         "C-48,110 -24,102 -2,92 L10,160 L96,150 L94,40 C108,-20 88,-104 20,-108Z")  # fmt: skip
CHILD = ("M20,-112 C-40,-114 -84,-84 -92,-46 C-94,-32 -90,-24 -92,-12 C-95,2 -101,12 -102,22 C-102,30 -97,32 -93,34 C-98,42 -99,48 -96,54 C-98,59 -95,64 -93,67 C-96,80 -90,96 -76,102 "
         "C-56,110 -30,104 -6,94 L10,150 L90,140 L96,40 C112,-20 90,-108 20,-112Z")  # fmt: skip
HERS, ITS = (262, 372, 1.1, 16), (640, 900, 1.0, 24)  # x, y, size, tilt (hers mirrored)
SKIN, SMALL, DRESS = "#d9a07c", "#eab894", "#2f6f74"


def rock(pen: Pen) -> None:
    pen.path("M-40,-40 H120 C90,60 150,130 112,230 C140,330 90,420 120,520 C96,640 150,700 110,800 C130,900 90,960 110,1060 L120,1240 H-40Z", "#3a2a56")


def jar(pen: Pen, x: float, y: float, k: float, turn: float, tone: str, lid: bool) -> None:
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-58,-92 H58 C60,-76 84,-66 86,-36 L84,84 C82,104 66,112 0,112 C-66,112 -82,104 -84,84 L-86,-36 C-84,-66 -60,-76 -58,-92Z", "#dfe9ee")
        pen.path("M-72,-20 C-40,-34 30,-6 72,-22 L70,80 C66,94 50,98 0,98 C-50,98 -66,94 -70,80Z", tone)
        pen.path("M-64,-108 H64 V-90 H-64Z", "#c4d4de")
        if lid:
            pen.path("M-70,-134 H70 V-104 H-70Z", "#b0704a")


def sitting(pen: Pen, x: float, y: float, k: float, tone: str) -> None:
    with pen.at(x, y, scale=k):
        pen.path("M-44,30 C-50,-4 -24,-30 4,-32 C8,-54 40,-56 44,-34 L58,-28 L44,-22 C46,6 30,34 0,36 L-70,44Z", tone)


def bird(pen: Pen, tone: str, wing: str) -> None:
    """Climbing to the right."""
    pen.path("M10,-6 C-30,-40 -44,-96 -20,-146 C6,-120 40,-80 44,-14Z", wing)
    pen.path("M-78,14 C-50,-14 -6,-24 34,-16 C46,-32 70,-30 78,-12 L100,-4 L78,4 C66,26 10,40 -40,26 L-118,42 L-100,22 L-124,6Z", tone)
    pen.path("M16,-2 C-20,-20 -70,-60 -76,-116 C-30,-110 30,-70 46,-8 C40,6 26,6 16,-2Z", wing)
    pen.circle(66, -14, 4.5, "#1d1428")


def bodies(pen: Pen) -> None:
    pen.path("M120,560 C170,500 290,496 350,560 C392,660 392,820 372,1240 H20 C40,940 60,700 120,560Z", DRESS)
    pen.path("M540,1090 C580,1030 660,1010 740,1030 C800,1050 830,1090 840,1130 V1240 H510 C510,1180 520,1120 540,1090Z", "#b04a6a")


def heads(pen: Pen) -> None:
    x, y, k, tilt = HERS
    with pen.at(x, y, scale=k, turn=-tilt, flip=True):
        pen.path(WOMAN, SKIN)
        pen.path("M-80,-70 C-50,-130 60,-134 104,-66 C126,-10 120,60 96,110 C80,130 60,110 44,84 C34,60 26,44 20,26 C-2,14 -14,-10 -6,-34 C-30,-36 -62,-50 -80,-70Z", "#3a2430")
        pen.path("M-82,-62 C-44,-130 60,-130 102,-66 L94,-38 C60,-84 -20,-90 -64,-50Z", "#e0b04a")
        pen.path("M20,-6 C40,-16 50,6 42,26 C34,38 22,34 18,22Z", "#c98a68")
    x, y, k, tilt = ITS
    with pen.at(x, y, scale=k, turn=tilt):
        pen.path(CHILD, SMALL)
        pen.path("M-84,-64 C-60,-132 56,-140 102,-70 C122,-20 118,40 96,84 C82,80 70,60 60,40 C64,0 50,-20 30,-22 C10,-20 0,-30 -4,-44 C-30,-40 -66,-44 -84,-64Z", "#8a4a2a")
        pen.path("M18,-8 C38,-20 50,4 42,28 C34,42 20,36 16,24Z", "#d89878")


def collars(pen: Pen) -> None:
    pen.path("M186,552 C220,520 280,520 318,544 L328,580 C280,556 230,560 190,590Z", "#e8d8b8")
    pen.path("M566,1040 C600,1020 660,1036 704,1052 L698,1084 C650,1064 610,1056 568,1074Z", "#f0d8d8")


def arms(pen: Pen) -> None:
    """Her near hand closes round the jar, its fingers before the glass; the child's is a shell behind the ear."""
    pen.taper([(346, 756), (366, 720), (386, 692)], 60, 64, SKIN)
    with pen.at(486, 690, turn=10):
        pen.taper([(-104, -20), (-98, -72), (-66, -102)], 36, 24, "#cf9672")
        pen.path("M-148,34 C-142,-10 -126,-50 -92,-62 C-74,-66 -60,-56 -56,-44 L-50,34 C-64,52 -110,62 -148,34Z", SKIN)
        for (y0, y1, y2, x2, w) in ((30, 32, 38, 8, 27), (8, 6, 12, 32, 30), (-17, -22, -18, 42, 31), (-42, -50, -50, 30, 31)):
            pen.taper([(-88, y0), (-40, y1), (x2, y2)], w + 3, w - 7, "#d59b76" if y0 == 8 or y0 == -42 else SKIN)
            pen.oval(x2 - 1, y2 - 1, 9, 7, "#f0c8ac")
    pen.taper([(238, 610), (196, 740), (232, 856)], 128, 112, "#3f8488")
    pen.taper([(232, 856), (296, 830), (350, 752)], 112, 80, "#3f8488")
    for way, w, tone in (([(752, 1000), (752, 944), (732, 894)], 30, "#dca684"), ([(742, 1000), (736, 938), (714, 884)], 34, SMALL), ([(734, 1000), (720, 944), (698, 892)], 34, "#e2ae8a"),
                         ([(732, 1004), (708, 958), (688, 914)], 34, SMALL), ([(736, 1006), (708, 994), (684, 968)], 32, "#f0c4a2")):
        pen.taper(way, w, 20, tone)
    pen.path("M840,1060 C806,1006 766,974 732,972 C710,982 706,1008 718,1028 C760,1070 790,1130 800,1200 L840,1200Z", "#c45a7a")


def lid(pen: Pen) -> None:
    """A round cork between the thumb before it and the fingers behind it."""
    pen.taper([(330, 640), (390, 600), (434, 566)], 84, 64, "#275f64")
    pen.taper([(424, 572), (452, 540)], 46, 46, "#c98f6c")
    with pen.at(552, 478, turn=-18):
        for x, y, w in ((34, -42, 25), (8, -52, 28), (-20, -54, 29), (-46, -46, 28)):
            pen.taper([(-104, 8), (x - 34, y - 6), (x, y), (x + 8, y + 22)], w + 4, w - 4, "#c98f6c" if w == 28 else SKIN)
        pen.path("M-66,-10 C-66,-44 66,-44 66,-10 V16 C66,50 -66,50 -66,16Z", "#6d3a1e")
        pen.path("M-66,-10 C-66,-44 66,-44 66,-10 C66,24 -66,24 -66,-10Z", "#b8763e")
        pen.path("M-132,58 C-134,16 -112,-22 -80,-30 C-66,-10 -64,10 -62,34 C-76,62 -110,76 -132,58Z", SKIN)
        pen.taper([(-100, 34), (-62, 40), (-14, 20)], 38, 25, "#e2ac88")
        pen.oval(-12, 18, 9, 7, "#f4d0b6")


def eyes(pen: Pen) -> None:
    x, y, k, tilt = HERS
    with pen.at(x, y, scale=k, turn=-tilt, flip=True):
        pen.path("M-80,-4 C-74,-16 -60,-18 -42,-6 C-54,4 -70,6 -80,-4Z", "#fbf4ea")
        pen.oval(-70, -6, 7, 8, "#3a2430")
        pen.path("M-97,57 C-92,50 -82,50 -72,56 C-80,66 -92,70 -97,66Z", "#a8504a")
    x, y, k, tilt = ITS
    with pen.at(x, y, scale=k, turn=tilt):
        pen.path("M-97,53 C-92,47 -82,48 -72,52 C-80,62 -92,66 -96,62Z", "#b85a54")


def shade(pen: Pen) -> None:
    """What the light from the right does not reach: under her jaw, behind her cheek; the child's side of the face away from it."""
    x, y, k, tilt = HERS
    with pen.at(x, y, scale=k, turn=-tilt, flip=True):
        pen.path("M-70,106 C-48,104 -24,92 0,66 C14,50 20,40 26,42 C34,62 44,84 60,108 L96,150 L10,160 L-2,94 C-24,104 -50,112 -70,106Z", "#7a3a5a")
    x, y, k, tilt = ITS
    with pen.at(x, y, scale=k, turn=tilt):
        pen.path("M-92,-46 C-94,-32 -90,-24 -92,-12 C-95,2 -101,12 -102,22 L-93,34 C-98,42 -99,48 -96,54 L-93,67 C-96,80 -90,96 -76,102 C-56,110 -30,104 -6,94 L10,150 L44,146 L20,74 C-14,96 -60,96 -80,76 C-84,60 -80,50 -84,40 C-90,20 -80,0 -84,-44Z", "#7a3a5a")


def cheeks(pen: Pen) -> None:
    pen.oval(318, 398, 26, 18, "#d0544a")
    pen.oval(598, 914, 28, 20, "#d0544a")


def lines(k: InkPen) -> None:
    def at(head: tuple[float, float, float, float], m: float, *points: tuple[float, float]) -> list[tuple[float, float]]:
        x, y, size, tilt = head
        c, d = math.cos(math.radians(tilt * m)) * size, math.sin(math.radians(tilt * m)) * size
        return [(x + a * m * c - b * d, y + a * m * d + b * c) for a, b in points]

    k.line(at(HERS, -1, (-82, -4), (-74, -15), (-58, -17), (-40, -6)), 3.8).line(at(HERS, -1, (-80, -34), (-60, -42), (-38, -36)), 3.2)
    k.line(at(HERS, -1, (-96, 58), (-84, 60), (-72, 56)), 2.6).line(at(HERS, -1, (-92, 37), (-84, 32)), 2.0)
    k.line(at(ITS, 1, (-78, -6), (-66, 2), (-50, 2), (-38, -6)), 4.0).line(at(ITS, 1, (-80, -34), (-62, -42), (-42, -36)), 3.0)
    for a, b in ((-72, 0), (-62, 4), (-52, 4)):
        k.line(at(ITS, 1, (a, b), (a - 4, b + 9)), 1.6)
    k.line(at(ITS, 1, (-95, 54), (-82, 57), (-72, 52)), 2.6).line(at(ITS, 1, (-92, 33), (-86, 28)), 2.0)
    for x, y, u, v in ((180, 660, 150, 900), (250, 920, 240, 1100), (330, 900, 340, 1080), (230, 640, 240, 740), (290, 690, 306, 760), (600, 1080, 590, 1180), (680, 1070, 690, 1170)):
        k.line([(x, y), ((x + u) / 2 - 8, (y + v) / 2), (u, v)], 1.4, broken=0.35)
    for x, y, u, v in ((660, 470, 620, 600), (720, 430, 700, 640), (780, 420, 776, 700), (630, 640, 640, 760), (760, 700, 740, 800)):  # ledges of the far cliff
        k.line([(x, y), ((x + u) / 2 + 10, (y + v) / 2), (u, v)], 1.4, broken=0.4)
    for r in (96, 130, 168):  # what is heard
        k.line([(546 + r * math.cos(a), 540 + r * math.sin(a)) for a in (0.5, 0.7, 0.9, 1.1)], 1.6, broken=0.3)


@card(id="5kyege", title="The Echo Keeper", seed=300, palette="plum_wet", light=(0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#b9a2d0", strength=0.65, bloom=0)
    p.wash([(840, 420), (720, 380), (640, 460), (560, 620), (600, 800), (520, 1000), (560, 1240), (840, 1240)], "#6f6ea4", name="far cliff", role="place", strength=0.8, wet=0.08, bloom=0)
    p.wash([(120, 500), (330, 640), (480, 760), (560, 960), (620, 1240), (100, 1240)], "#5a4a86", name="gorge", strength=0.7, wet=0.7, bloom=0)
    p.lift([(470, 500), (560, 120), (840, -60), (840, 240), (660, 420), (560, 560)], 0.7, soft=46)
    p.draw(rock, name="rock with a shelf", role="place", contact=0, how={"light": 0.0, "second": 0.2, "strength": 1.1, "hatch": 0.3})
    for x, y, k, turn, tone, wing, how in ((742, 92, 1.5, -34, "#f0d8b8", "#ead0ae", {"strength": 0.4, "line": 0.4}), (664, 252, 1.15, -28, "#eebf86", "#e6b072", {"strength": 0.7, "line": 0.7}), (590, 380, 0.84, -22, "#e8963c", "#c9702a", {"strength": 1.1})):
        def fly(pen: Pen, x=x, y=y, k=k, turn=turn, tone=tone, wing=wing) -> None:
            with pen.at(x, y, scale=k, turn=turn):
                bird(pen, tone, wing)
        p.draw(fly, name="bird that is an echo", role="accent" if k < 1 else "prop", contact=0, how={"light": 0.15, "second": 0.2, **how})
    p.draw(bodies, name="woman and child", role="subject", contact=0, count=2, how={"light": 0.2, "second": 0.35})
    p.draw(heads, name="heads", role="subject", contact=0, count=2, how={"light": 0.1, "second": 0.0, "inner": 0.4})
    p.glaze(cheeks, "#d0544a", strength=0.3, wet=1.0, name="blush")
    p.glaze(shade, "#9a5a5a", strength=0.34, wet=0.2, name="shade of the faces")
    p.draw(eyes, name="eyes and lips", contact=0, how={"light": 0, "second": 0, "line": 0.4, "inner": 0.3})
    p.draw(collars, name="collars", contact=0, how={"light": 0.1, "second": 0.2})
    p.draw(lid, name="hand that lifts the lid", role="subject", contact=0, how={"light": 0.15, "second": 0.25})
    p.draw(lambda pen: (jar(pen, 486, 690, 1.0, 10, "#f2d9a0", False), sitting(pen, 490, 740, 0.7, "#d8822e")), name="open jar", role="subject", contact=0, how={"light": 0.1, "second": 0.15})
    p.draw(arms, name="hands", role="subject", contact=0, how={"light": 0.15, "second": 0.25, "inner": 0.7})
    p.ink(lines, name="lines")
    p.draw(lambda pen: (jar(pen, 60, 934, 0.95, 0, "#a8c8b0", True), sitting(pen, 60, 976, 0.72, "#4f7a6a"), jar(pen, 196, 1140, 1.25, 0, "#d8a8c0", True), sitting(pen, 196, 1190, 0.95, "#8a3a62")), name="closed jars", role="prop", contact=0, count=2, how={"light": 0.15, "second": 0.25})
    s.relate("bird", "pours out of", "jar")
    s.describe("A woman lifts the lid of a jar and birds fly out. It is the same orange bird three times, each bigger and paler. A child in front closes its eyes and "
               "holds a hand behind its ear. Closed jars with birds stand at the lower left.")  # fmt: skip
    s.moods("wistful", "attentive", "magical", "fading")
    s.themes("memory", "sound", "fading", "keeping", "mountains", "letting go")
    s.says("repeat after me", "preserve", "the last word", "fading", "gossip", "a voice I used to know", "pardon?", "three times I told you", "copies of copies", "jam session", "out of the jar", "who said that?",
           "freedom in instalments", "goodbye, bye, bye", "answering machine", "memory", "the original was better", "let it go", "listen", "open with care", "all ears", "the sound of summer", "a bird in the hand",
           "hear that?", "shelf life", "it grows as it fades", "lid off", "rumours", "canned music", "a mother’s song", "do not open", "the loudest silence")  # fmt: skip
    s.about(place="a mountain gorge", time="evening", weather="misty", light="light from the upper right", composition="diagonal",
            view="near", foreground="closed jars, a child’s head", unexplained="what the birds say")  # fmt: skip
