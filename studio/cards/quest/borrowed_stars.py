"""A man on stilts takes stars from the sky; a girl holds out her apron, and where they were it is day."""

from __future__ import annotations

import math

from reverie_studio.figures import Figure, draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

CHILD = ("M20,-112 C-40,-114 -84,-84 -92,-46 C-94,-32 -90,-24 -92,-12 C-95,2 -101,12 -102,22 C-102,30 -97,32 -93,34 C-98,42 -99,48 -96,54 C-98,59 -95,64 -93,67 C-96,80 -90,96 -76,102 "
         "C-56,110 -30,104 -6,94 L10,150 L90,140 L96,40 C112,-20 90,-108 20,-112Z")  # fmt: skip
HEAD = (226, 770, 1.12, 30)  # x, y, size, how far it looks up; mirrored
HOLES = ((300, 96, 52, 8), (140, 250, 38, -12), (690, 90, 44, 20), (716, 330, 30, 5), (470, 60, 26, 30))
IN_APRON = ((420, 1016, 44, 10), (496, 1046, 50, -14), (360, 1050, 34, 30), (566, 1010, 36, 22))
SKIN, BLUE, CLOTH = "#dba37e", "#27346e", "#efe6d6"


def star(x: float, y: float, r: float, turn: float) -> str:
    points = [(x + (r if i % 2 == 0 else r * 0.46) * math.sin(math.radians(turn + 36 * i)), y - (r if i % 2 == 0 else r * 0.46) * math.cos(math.radians(turn + 36 * i))) for i in range(10)]
    return "M" + " L".join(f"{a:.1f},{b:.1f}" for a, b in points) + "Z"


def stilts(pen: Pen) -> None:
    """Near and thick below, far and thin above; a rest for each boot."""
    for foot, top in (((660, 1180), (536, 372)), ((800, 1120), (606, 366))):
        pen.taper([foot, ((foot[0] + top[0]) / 2, (foot[1] + top[1]) / 2), top], 46, 15, "#9a6a3c")
    pen.path("M522,470 L572,462 L574,476 L524,486Z M590,460 L640,450 L642,464 L592,474Z", "#7a4a28")


def girl(pen: Pen) -> None:
    pen.path("M60,960 C110,900 230,880 300,930 C350,1000 370,1100 372,1240 H20 C20,1120 30,1020 60,960Z", "#a8443c")
    x, y, k, tilt = HEAD
    with pen.at(x, y, scale=k, turn=-tilt, flip=True):
        pen.path(CHILD, SKIN)
        pen.path("M-84,-66 C-58,-134 58,-140 104,-70 C126,-16 118,44 96,90 C104,130 130,160 128,210 C100,200 80,150 62,100 C58,60 44,30 22,24 C0,14 -8,-14 -2,-40 C-30,-40 -66,-48 -84,-66Z", "#3a2620")
        pen.path("M20,-6 C40,-18 52,6 44,28 C36,42 22,36 18,24Z", "#c98a68")
        pen.path("M-74,-10 C-64,-20 -46,-18 -40,-6 C-48,4 -64,4 -74,-10Z", "#fdf6ea")
        pen.circle(-64, -9, 6, "#17110f")


def apron(pen: Pen) -> None:
    """Held out by two corners, heavy in the middle."""
    pen.path("M300,980 C360,960 420,962 470,972 C540,976 600,950 632,880 L660,884 C684,970 650,1100 590,1150 C520,1196 400,1200 340,1160 C300,1120 288,1040 300,980Z", CLOTH)
    pen.path("M300,980 C380,1010 560,1010 646,900 C650,990 600,1040 490,1050 C400,1056 320,1030 300,980Z", "#b8a98e")


def hands(pen: Pen, s: Scene) -> None:
    with pen.at(618, 858):
        draw_hand(pen, s.palette, "grip", 112, 150, 170, 0, skin=SKIN)
    pen.path("M270,900 C340,880 440,850 560,812 C600,804 634,830 632,862 C626,884 600,888 570,886 C470,900 380,950 310,980Z", "#933a34")
    with pen.at(300, 934):
        draw_hand(pen, s.palette, "grip", 112, 160, 190, 0, left=True, skin=SKIN)
    pen.path("M110,960 C160,910 240,890 300,900 C336,910 340,950 316,968 C280,990 250,1060 190,1090 C130,1090 90,1020 110,960Z", "#b8504a")


def ground(k: InkPen) -> None:
    def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
        x, y, size, tilt = HEAD
        c, d = math.cos(math.radians(-tilt)) * size, math.sin(math.radians(-tilt)) * size
        return [(x - a * c - b * d, y - a * d + b * c) for a, b in points]

    k.line(at((-78, -12), (-64, -22), (-46, -18), (-36, -6)), 3.8).line(at((-80, -36), (-62, -46), (-42, -40)), 3.0)
    k.line(at((-97, 50), (-86, 52), (-76, 48)), 2.8).line(at((-94, 60), (-84, 62)), 1.6).line(at((-92, 33), (-86, 28)), 2.0)
    for a in range(4):
        k.line(at((-30 + 30 * a, -104 + 8 * a), (20 + 22 * a, -60 + 14 * a), (46 + 14 * a, 20 + 16 * a), (70 + 10 * a, 110 + 12 * a)), 1.2, broken=0.4)
    for x, y, u, v in ((320, 1010, 350, 1150), (640, 980, 600, 1130), (150, 1000, 130, 1180), (230, 1080, 240, 1200), (400, 900, 440, 880), (480, 876, 520, 850)):
        k.line([(x, y), ((x + u) / 2 + 6, (y + v) / 2), (u, v)], 1.4, broken=0.35)
    k.tufts([(690, 1176), (628, 1190), (770, 1130), (720, 1206), (40, 1200)], 30)


@card(id="rlnwwf", title="Borrowed Stars", seed=471, palette="indigo_wash", light=(0.2, 0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash("M-30,-30 H830 V1230 H-30Z", BLUE, name="night", role="place", strength=1.2, wet=0, bloom=0, uneven=0.7, charge="#5a3a86")
    p.wash([(-40, 1080), (200, 1050), (500, 1070), (840, 1030), (840, 1240), (-40, 1240)], "#141c40", name="plain", role="place", strength=1.1, wet=0.4, glaze=1, bloom=0)
    p.wash(lambda pen: [pen.path(star(*h), "#ffffff") for h in HOLES], "#ffffff", name="holes of daylight", wet=0)
    p.wash(lambda pen: [pen.path(star(x, y + r * 0.1, r * 0.8, t), "#a8d4f0") for x, y, r, t in HOLES], "#a8d4f0", name="daylight", strength=0.6, wet=0.2, bloom=0)
    p.ink(lambda k: [k.shape(star(*h), 2.4) for h in HOLES], name="edges of the holes")
    p.glaze([(600, 1190), (660, 1170), (730, 1184), (670, 1206)], "#080c20", strength=0.9, name="where a stilt stands")
    p.glaze([(750, 1130), (800, 1112), (840, 1124), (800, 1142)], "#080c20", strength=0.9, name="where a stilt stands")
    p.draw(stilts, name="stilts", role="prop", contact=0, count=2, how={"light": 0.2, "second": 0.4, "strength": 1.1})
    man = Figure(age="adult", pose="reach_up", view="front_left", height=430, seed=12, prop=None, elevation=-28, look=(-14, 20), expression="desire", skin=SKIN, hair={"kind": "short", "colour": "#2a1c1c"},
                 clothes=dict(top="shirt", colour="#c8503a", bottom="trousers", bottom_colour="#3a4a6a", shoes="boots", shoe_colour="#2a1c18", beard="moustache"), reach={"hand_right": (-150, -420), "hand_left": (60, -130)}, grips={"right": "reach", "left": "grip"})

    def high(pen: Pen) -> None:
        with pen.at(580, 470):
            man.draw(pen, s.palette)

    p.draw(high, name="man on stilts", role="subject", contact=0, how={"light": 0.1, "second": 0.25, "inner": 0.4})
    hx, hy = 580 + man.anchors["hand_right"][0], 470 + man.anchors["hand_right"][1]
    p.draw(lambda pen: (pen.path(star(hx - 20, hy - 46, 50, -10), "#ffd35a"), pen.path(star(560, 660, 34, 24), "#ffd35a")), name="picked stars", role="accent", contact=0, count=2, how={"light": 0.3, "second": 0.1})
    lass = p.draw(girl, name="girl with an apron", role="subject", contact=0, how={"light": 0.1, "second": 0.2, "inner": 0.4})
    p.draw(apron, name="apron", role="subject", contact=0, how={"light": 0.1, "second": 0.25})
    p.draw(lambda pen: [pen.path(star(*x), "#ffd35a") for x in IN_APRON], name="stars in the apron", role="accent", contact=0, count=4, how={"light": 0.3, "second": 0.15})
    p.draw(lambda pen: pen.path("M300,980 C330,1040 410,1070 490,1066 C590,1058 646,1000 646,892 L660,884 C684,980 650,1100 590,1150 C520,1196 400,1200 340,1160 C300,1120 288,1040 300,980Z", CLOTH), name="front of the apron", contact=0, how={"light": 0.15, "second": 0.3})
    p.draw(lambda pen: hands(pen, s), name="hands on the corners", role="subject", contact=0, how={"light": 0.1, "second": 0.25, "inner": 0.7})
    p.lift([(360, 990), (480, 940), (600, 940), (560, 1030), (420, 1040)], 0.3, soft=24)
    p.ink(ground, name="lines")
    s.relate(lass, "catches", "stars")
    s.describe("A man on high stilts picks stars from the night sky. We stand below, beside a girl in red who looks up and holds out her apron, full of yellow stars. One star is falling. "
               "Where stars are missing there are star-shaped holes, and bright day shows through them.")  # fmt: skip
    s.moods("generous", "mischievous", "wondering", "uneasy")
    s.themes("wishes", "theft", "night and day", "giving", "consequences", "childhood")
    s.says("wish fulfilment", "running out", "make a wish", "light fingers", "the harvest", "who will notice?", "behind the scenes", "falling stars", "pick your own", "reach", "a hole in the night",
           "bedtime is cancelled", "what is behind the dark?", "high society", "five more, please", "daylight robbery", "the sky owes us", "tall order", "star pupil", "he would do anything for her",
           "an apron full of light", "the higher you stand", "spoilt child", "starry-eyed", "daddy’s little star", "the night is only paper", "windfall", "reach for the stars", "gathering dust", "more than enough", "tomorrow it is dark")  # fmt: skip
    s.about(place="a plain at night", time="night", weather="clear", light="daylight through holes in the night", composition="diagonal",
            view="from below, beside the stilts", foreground="a girl with her apron", unexplained="why it is day behind the night")  # fmt: skip
