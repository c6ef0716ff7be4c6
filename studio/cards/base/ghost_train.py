"""Three ghosts come out of the ghost train in terror; a small girl waves to them."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

RAIL = 1046  # where the wheels run
FUR, FUR_DARK, FUR_LIGHT = "#2f7466", "#1c4a48", "#5fa58a"
SHEET, SHADE, DEEP = "#eef5e6", "#a9cbc0", "#5f8f8c"
MOUTH = "M52,1040 V690 Q60,548 290,540 Q506,548 520,700 V1040Z"

FACE = ("M-20,1040 V300 Q-10,190 96,150 Q44,100 60,24 Q120,96 186,112 Q290,84 392,112 Q456,92 "
        "514,16 "
        "Q536,96 484,152 Q584,200 588,330 V1040Z")  # fmt: skip


def monster(pen: Pen) -> None:
    """A painted board front, two storeys high."""
    pen.path(FACE, FUR)
    with pen.clip(FACE):
        for x in range(-10, 600, 58):
            pen.line(x, 0, x + 3, 1040, FUR_DARK, 3.5, 0.8)
        for x, y in ((30, 250), (120, 190), (230, 150), (330, 160), (450, 210), (530, 300),
                     (545, 460), (20, 480),
                     (560, 600), (14, 640), (555, 760), (20, 820), (560, 900)):  # fmt: skip
            pen.path(f"M{x - 18},{y} q10,22 16,2 q8,26 16,0 q10,20 16,-4", FUR_LIGHT, 0.75,
                     stroke=5)  # fmt: skip
    pen.path("M60,24 Q120,96 186,112 Q140,130 96,150 Q44,100 60,24Z M514,16 Q456,92 392,112 "
             "Q440,126 484,152 "
             "Q536,96 514,16Z", "#d9a548")  # fmt: skip
    pen.path("M76,66 Q110,110 150,122 M500,58 Q470,108 432,126", "#a8702c", stroke=7)
    pen.path("M120,250 Q160,196 226,232 M350,228 Q420,192 462,252", FUR_DARK, stroke=20)
    pen.path("M250,452 Q290,420 330,452 Q330,486 290,490 Q250,486 250,452Z", "#c8563f")
    pen.oval(276, 452, 9, 6, "#f0a080")
    pen.path("M30,1040 V690 Q36,520 290,512 Q532,520 546,700 V1040Z", "#a83a3a")
    pen.path(MOUTH, "#04100f")
    for i in range(9):
        t = (i + 0.5) / 9
        a = math.pi * (1 - t)
        tx, ty = 286 + 214 * math.cos(a), 700 - 152 * math.sin(a)
        k = 30 + 12 * math.sin(a)
        with pen.at(tx, ty):
            pen.path(f"M-26,-8 Q0,-20 26,-8 L2,{k}Z", "#efe6c8")
            pen.path(f"M8,-12 L26,-8 L2,{k}Z", "#b5ae8c")


def paws(pen: Pen) -> None:
    """It has put its hands before its eyes, and peeps through the fingers."""
    for x in (182, 392):
        pen.oval(x, 312, 66, 56, "#f4e9a8")
        pen.circle(x + 24, 300, 22, "#14302f")
    for side, x in ((-1, 176), (1, 398)):
        tone = mix(FUR, FUR_LIGHT, 0.3)
        out = [
            (x + 250 * side, 700),
            (x + 168 * side, 560),
            (x + 60 * side, 440),
            (x + 4 * side, 380),
        ]  # fmt: skip
        pen.taper(out, 150, 104, tone)
        pen.taper([(a - 14, b - 22) for a, b in out], 40, 24, FUR_LIGHT, 0.4)
        for k in range(4):
            a, b = x + (58 + k * 42) * side, 470 + k * 52
            pen.path(f"M{a - 20},{b} q10,20 18,2 q10,20 20,-4", FUR_DARK, 0.8, stroke=5)
        pen.oval(x, 366, 74, 62, tone)
        for i, (dx, dy, turn) in enumerate(((78, -2, 44), (42, -48, 22), (-4, -64, 0),
                                            (-52, -44, -24))):  # fmt: skip
            with pen.at(x + dx * side, 356 + dy, turn=turn * side):
                pen.oval(0, 0, 27, 58, mix(FUR, FUR_LIGHT, 0.42 if i % 2 else 0.55))
                pen.oval(-7, -8, 8, 32, FUR_LIGHT, 0.6)
                pen.path("M-12,-46 Q0,-84 12,-46Z", "#efe6c8")


def ghost(pen: Pen, x: float, top: float, w: float, foot: float, sway: float) -> None:
    """A sheet with somebody in it, looking right, mouth wide open."""
    h = w / 2
    pen.path(f"M{x - h},{foot} Q{x - h - sway},{top + w * 0.9} {x - h * 0.86},{top + h * 0.9} "
             f"Q{x - h * 0.6},{top} {x},{top} "
             f"Q{x + h * 0.7},{top + 4} {x + h * 0.9},{top + h} Q{x + h + sway * 0.3},{top + w} "
             f"{x + h},{foot} "
             f"q{-w * 0.12},{-16} {-w * 0.25},4 q{-w * 0.12},{-18} {-w * 0.25},2 "
             f"q{-w * 0.14},{-16} {-w * 0.25},0 "
             f"q{-w * 0.12},{-12} {-w * 0.25},2Z", SHEET)  # fmt: skip
    pen.path(f"M{x - h},{foot} Q{x - h - sway},{top + w * 0.9} {x - h * 0.86},{top + h * 0.9} "
             f"Q{x - h * 0.6},{top} "
             f"{x - h * 0.1},{top} Q{x - h * 0.6},{top + w * 0.6} {x - h * 0.42},{foot - 4}Z",
             SHADE)  # fmt: skip
    for dx in (0.0, 0.5):
        pen.path(f"M{x + h * dx},{top + w * 1.05} Q{x + h * dx - 10},{top + w * 1.4} "
                 f"{x + h * dx + 4},{foot - 8}", SHADE,
                 stroke=w * 0.05)  # fmt: skip
    ex, ey, r = x + h * 0.3, top + h * 0.74, w * 0.1
    for dx in (-1.15, 1.15):
        pen.oval(ex + dx * r, ey, r * 0.95, r * 1.2, "#14302f")
        pen.circle(ex + dx * r + r * 0.45, ey + r * 0.1, r * 0.42, "#f4f8ea")
        pen.path(f"M{ex + dx * r - r * 0.9},{ey - r * (1.9 if dx > 0 else 1.5)} "
                 f"q{r},{-r * (0.2 if dx > 0 else 0.7)} {r * 1.7},"
                 f"{r * (0.3 if dx > 0 else -0.3)}", DEEP, stroke=r * 0.3)  # fmt: skip
    pen.oval(ex + r * 0.3, ey + r * 3.5, r * 1.1, r * 1.75, "#0d2423")
    pen.oval(ex + r * 0.3, ey + r * 4.4, r * 0.7, r * 0.7, "#b5504a")


def sleeve(pen: Pen, points: list[tuple[float, float]], w0: float, w1: float,
           tone: Colour = SHEET) -> None:  # fmt: skip
    pen.taper(points, w0, w1, tone)
    pen.taper([(x - 2, y + w0 * 0.22) for x, y in points], w0 * 0.36, w1 * 0.3, SHADE)


def passengers(pen: Pen) -> None:
    """The big one, the middle one, and the little one under the big one's hem."""
    sleeve(pen, [(490, 800), (574, 764), (612, 668)], 50, 24)  # the big one throws up a hand
    for dx, dy in ((-8, -16), (5, -20), (16, -12)):
        pen.oval(612 + dx, 660 + dy, 6, 12, SHEET)
    ghost(pen, 268, 700, 140, 990, 22)
    ghost(pen, 420, 610, 184, 990, 34)
    pen.path("M462,800 Q500,770 540,800 Q566,880 552,985 L448,985 Q440,880 462,800Z", "#2a5250")
    pen.path("M470,985 Q462,850 510,838 Q552,846 548,985Z", SHEET)
    pen.path("M470,985 Q462,850 504,840 Q482,900 492,985Z", SHADE)
    for x in (510, 535):
        pen.oval(x, 880, 7, 10, "#14302f")
        pen.circle(x + 3, 880, 3, "#f4f8ea")
    pen.oval(523, 908, 6, 8, "#14302f")
    pen.path("M426,788 Q482,752 548,792 Q570,830 572,880 Q548,836 512,828 Q470,830 452,880 "
             "Q440,830 426,788Z", SHEET)  # fmt: skip
    pen.path("M452,880 Q466,832 512,828 Q548,836 572,880 Q556,820 510,812 Q468,812 452,880Z", SHADE)
    sleeve(pen, [(306, 872), (350, 890), (402, 852)], 42, 26)
    sleeve(pen, [(384, 800), (372, 862), (334, 884)], 46, 30)  # and they hold hands
    pen.path("M330,872 q14,-10 24,6", DEEP, 0.8, stroke=4)


def carriage(pen: Pen) -> None:
    """A small painted car, tilting as it comes round."""
    with pen.at(392, RAIL, turn=-4):
        pen.path("M-200,-150 Q-212,-40 -170,-22 L186,-22 Q226,-40 222,-128 Q196,-142 180,-118 "
                 "L-160,-118 Q-176,-146 "
                 "-200,-150Z", "#b53c34")  # fmt: skip
        pen.path("M-200,-150 Q-212,-40 -170,-22 L-128,-22 Q-168,-60 -160,-118 Q-176,-146 "
                 "-200,-150Z", "#d9624a")  # fmt: skip
        pen.path("M120,-118 L180,-118 Q196,-142 222,-128 Q226,-40 186,-22 L150,-22 Q186,-60 "
                 "176,-112Z", "#862a2e")  # fmt: skip
        pen.path("M-150,-100 H168 M-150,-40 H176", "#e8bd5a", stroke=6)
        for x in (-96, -16, 64, 132):
            pen.path(f"M{x},-84 q20,8 0,28 q-22,-2 -18,-16 q6,-10 18,-2", "#e8bd5a", stroke=5)
        pen.circle(214, -92, 19, "#3a2c24")
        pen.circle(217, -92, 13, "#c9f0a8")
        for x in (-120, 130):
            pen.circle(x, -8, 30, "#1b2a2c")
            pen.circle(x, -8, 20, "#5a7a78")
            pen.circle(x, -8, 7, "#e8bd5a")
            for a in range(0, 180, 45):
                c, sn = math.cos(math.radians(a)) * 19, math.sin(math.radians(a)) * 19
                pen.line(x - c, -8 - sn, x + c, -8 + sn, "#1b2a2c", 4)


def ground(pen: Pen) -> None:
    """Trodden boards, the rails out of the mouth, the platform on the right."""
    pen.rect(0, 1020, 800, 190, "#16383a")
    for x in range(60, 640, 58):
        pen.poly([(x, 1040), (x + 34, 1040), (x + 22, 1086), (x - 16, 1086)], "#3a2c2c")
    for y, w in ((1046, 6), (1078, 9)):
        pen.line(40, y, 640, y + 4, "#8fa8a0", w)
        pen.line(40, y - 2, 640, y + 2, "#cfe3cf", 2)
    pen.poly([(560, 1128), (800, 1104), (800, 1200), (520, 1200)], "#5a4238")
    pen.poly([(560, 1128), (800, 1104), (800, 1118), (556, 1142)], "#8f6a4c")
    for x in range(580, 800, 50):
        pen.line(x, 1132 - (x - 560) * 0.1, x - 20, 1200, "#3a2a28", 3)


def bulbs(pen: Pen) -> None:
    """A string of coloured bulbs across the dark."""
    for x0, y0, x1, y1 in ((510, 60, 820, 190), (560, 250, 820, 330)):
        pen.path(f"M{x0},{y0} Q{(x0 + x1) / 2},{(y0 + y1) / 2 + 70} {x1},{y1}", "#0d2423", stroke=3)
        for i in range(1, 8):
            t = i / 8
            x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * (x0 + x1) / 2 + t * t * x1
            y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * ((y0 + y1) / 2 + 70) + t * t * y1
            pen.circle(x, y + 9, 9, ("#ffe08a", "#f2795a", "#a8e0a0")[i % 3])


def wheel(pen: Pen) -> None:
    """The big wheel far behind."""
    cx, cy, r = 690, 600, 190
    pen.circle(cx, cy, r, "#2f6a6a", stroke=7)
    pen.circle(cx, cy, r * 0.86, "#2f6a6a", stroke=3)
    for a in range(0, 360, 30):
        x, y = cx + r * math.cos(math.radians(a)), cy + r * math.sin(math.radians(a))
        pen.line(cx, cy, x, y, "#2f6a6a", 3)
        pen.path(f"M{x - 15},{y} h30 q-2,24 -15,24 q-13,0 -15,-24Z", "#3f7f7a")
    pen.path(f"M{cx},{cy} L{cx - 90},1030 M{cx},{cy} L{cx + 90},1030", "#2a5c5e", stroke=10)


@card(id="xdcsrt", title="Scream If You Like", seed=8, palette="teal", light=(0.5, -0.85))
def paint(s: Scene) -> None:
    s.sky([(0, "#05202c"), (0.5, "#0b3f4a"), (0.9, "#2f7f78"), (1, "#4f9a86")], horizon=1040)
    s.stars(120, 520)
    s.draw(wheel, name="big wheel", role="place", depth=0.25, volume=0)
    s.draw(bulbs, name="strings of bulbs", depth=0.5, volume=0.1)
    for x, y in ((590, 150), (660, 196), (740, 210), (640, 330), (720, 352)):
        s.glow((x, y), 70, "#ffe08a", 0.28)
    s.draw(ground, name="ground and rails", role="place", depth=0.7, volume=0.05)
    s.draw(monster, name="painted monster", role="prop", depth=0.7, volume=0.12)
    with s.inside(FACE):
        s.draw(paws, name="monster's hands", role="accent", depth=0.74, volume=0.25,
               shadow=(-6, 10, 10, 0.45))  # fmt: skip
    s.glow((300, 800), 230, "#7fe08a", 0.42)
    s.draw(lambda pen: pen.line(126, 556, 126, 656, "#2c4a48", 5), name="chain", depth=0.8,
           record=False)  # fmt: skip
    s.put("lantern", at=(126, 648), scale=0.62, colour="#2c4a48", depth=0.8)
    s.glow((126, 730), 110, "#8ff09a", 0.7)
    trio = s.draw(passengers, name="three ghosts", role="subject", count=3, depth=0.8, volume=0.3,
                  rim=0.4,
                  shadow=(-10, 8, 12, 0.4))  # fmt: skip
    s.draw(carriage, name="ghost train car", role="subject", depth=0.85, volume=0.25)
    s.beam((612, 952), (860, 1040), 26, 150, "#d8f5a8", 0.5)
    girl = s.figure((704, 1120), age="child", pose="wave", view="front_left", height=216,
                    role="witness", depth=0.9,
                    hair={"kind": "braids", "colour": "#a8622c"}, expression="glad", look=(-20, -8),
                    reach={"hand_right": (44, -110)}, grips={"hand_right": "grip"},
                    clothes={"top": "dress", "colour": "#f2c35b", "trim": "#e2714b"},
                    label="girl")  # fmt: skip
    s.draw(lambda pen: _cone(pen, *girl["hand_right"]), name="ice cream", role="prop", depth=0.92)
    s.draw(_handrail, name="platform rail", plane="front", depth=0.95)
    s.vignette(0.3)
    s.relate(trio, "replaces", "passengers")
    s.describe("Three ghosts ride a red car out of a monster’s mouth. They cling "
               "together, mouths open; the big one raises an arm, the smallest is "
               "under its sheet. The painted monster covers its eyes with its hands. "
               "A girl with an ice cream waves. It is night at the fair.")  # fmt: skip
    s.moods("funny", "uncanny", "sweet-sour", "giddy")
    s.themes("fear", "innocence", "roles reversed", "the fair", "family")
    s.says("who is scared of whom", "boo", "stage fright", "children are terrifying",
           "a night out", "first ride",
           "don't look now", "screaming together", "the other side", "family outing",
           "three sheets to the wind",
           "fear has big eyes", "hello there", "brave little girl", "the haunted are haunted",
           "hold me tight")  # fmt: skip
    s.about(place="a fairground", time="night", weather="still", light="green lamp, black tunnel",
            view="eye level",
            composition="low")  # fmt: skip


def _cone(pen: Pen, x: float, y: float) -> None:
    pen.poly([(x - 13, y - 12), (x + 13, y - 12), (x + 1, y + 22)], "#c98a44")
    pen.path(f"M{x - 10},{y - 6} l16,14 M{x + 10},{y - 6} l-14,12", "#8a5a2c", stroke=2)
    pen.circle(x, y - 22, 16, "#f6d9d9")
    pen.circle(x - 4, y - 27, 8, "#fff6f0")
    pen.path(f"M{x - 12},{y - 14} q2,16 6,2 q5,22 8,-2 q4,10 8,-2Z", "#f6d9d9")
    pen.oval(x - 6, y + 34, 3, 5, "#f6d9d9")


def _handrail(pen: Pen) -> None:
    """A chain before the platform, and the painted skirt of boards below the rails."""
    for i, x in enumerate(range(-10, 530, 54)):
        pen.path(f"M{x},1112 h54 v88 h-54Z", "#1d5f66" if i % 2 else "#8f3a34")
        pen.path(f"M{x + 27},1124 l17,30 l-17,30 l-17,-30Z", "#e8bd5a" if i % 2 else "#efe6c8")
    pen.rect(-10, 1104, 560, 14, "#c9963f")
    pen.rect(-10, 1104, 560, 5, "#f2d58a")
    for x in (590, 782):
        pen.rect(x - 6, 1082, 12, 120, "#8a6427")
        pen.circle(x, 1078, 11, "#e8bd5a")
    pen.path("M590,1100 Q686,1166 782,1100", "#e8bd5a", stroke=5)
