"""An old man in his dressing gown is the kite; four children hold the line."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

KITE, TILT, SIZE = (312.0, 318.0), -24.0, 0.94
CREAM, RED, SKIN = "#fbf0d6", "#d9442f", "#f0b48c"
ROBE = ("M-26,-96 C-90,-92 -170,-84 -232,-104 L-246,-42 C-208,-30 -176,-16 -150,14 C-142,96 -118,168 -84,226 "
        "C-50,208 -20,238 4,222 C30,240 58,208 92,220 C120,160 142,92 152,10 C178,-18 210,-34 248,-48 "
        "L232,-110 C170,-88 92,-92 26,-96Z")  # fmt: skip
ROPE_HANDS = [(474.0, 816.0), (548.0, 912.0), (612.0, 944.0), (676.0, 972.0)]
CHILDREN = (  # where the feet are, height, seed, colour, top, hair
    (ROPE_HANDS[0], 138.0, 4, "#f6bf3a", "dress", "braids"),
    ((612.0, 1064.0), 186.0, 9, "#e8572e", "jumper", "messy"),
    ((678.0, 1102.0), 206.0, 2, "#fbf3dc", "raincoat", "pony"),
    ((742.0, 1140.0), 222.0, 7, "#1f3f8f", "shirt", "short"),
)
TIES = ("#e8a13a", "#c2334a", "#2f8f86", "#f2d25a", "#7a4fa0", "#e8572e", "#2a5fc4")


def on_kite(x: float, y: float) -> tuple[float, float]:
    a = math.radians(TILT)
    return (KITE[0] + SIZE * (x * math.cos(a) - y * math.sin(a)), KITE[1] + SIZE * (x * math.sin(a) + y * math.cos(a)))


def legs(pen: Pen) -> None:
    """Pyjama legs trailing, one foot still in its slipper."""
    for x, kx, ex, ey, shade in ((-30, -52, -34, 338, 0.0), (34, 66, 96, 322, 0.12)):
        tone = darken("#bcd6f0", shade)
        pen.taper([(x, 180), (kx, 262), (ex, ey)], 62, 46, darken(tone, 0.16))
        pen.taper([(x - 6, 180), (kx - 5, 262), (ex - 5, ey - 2)], 48, 34, tone)
        for k in range(4):
            pen.line(kx - 18 + k * 12, 210, ex - 16 + k * 11, ey - 4, "#6f9bd0", 3.5, 0.8)
    pen.path("M-52,338 C-64,362 -62,392 -46,398 C-26,400 -18,370 -18,340Z", SKIN)
    for k in range(5):
        pen.circle(-54 + k * 8.5, 396 - abs(k - 1.5) * 2.4, 6.4 - k * 0.5, SKIN)
    pen.path("M72,322 C66,350 74,392 98,398 C124,394 128,350 118,318Z", "#8a2f3a")
    pen.path("M76,336 C74,360 82,386 98,390 C98,370 92,350 92,330Z", "#b8485a")
    pen.circle(97, 380, 10, CREAM)


def robe(pen: Pen) -> None:
    """The gown spread by the wind over a walking stick."""
    pen.line(-286, -84, 288, -88, "#5a3420", 11)
    pen.path("M288,-88 c26,-4 34,-44 4,-52 c-16,-2 -22,10 -16,20", "#5a3420", stroke=11)
    pen.path(ROBE, CREAM)
    with pen.clip(ROBE):
        for side in (-1, 1):
            for k in range(5):
                x = side * (150 + k * 25)
                pen.path(f"M{x},-120 q{side * 12},50 {side * -4},130 h{side * 12} q{side * 12},-70 {side * 2},-130Z", RED)
        for k in range(-5, 6):
            x = k * 29
            pen.path(f"M{x * 0.55 - 6},-120 C{x * 0.8 - 6},-20 {x - 8},90 {x * 0.72 - 8},250 h15 "
                     f"C{x + 8},90 {x * 0.8 + 8},-20 {x * 0.55 + 8},-120Z", RED)
        pen.path("M40,-110 C96,20 92,130 60,250 L180,250 L270,-120Z", "#5a2c6a", 0.2)
        pen.path("M-260,-50 C-190,-44 -170,-10 -150,30 L-140,130 L-128,40 C-150,-20 -190,-60 -260,-66Z", "#5a2c6a", 0.2)
        pen.path("M-30,-100 L0,-4 L32,-100Z", "#cfe2f6")
        pen.path("M-52,-104 L-26,-98 L2,0 L-12,30 Z", "#b8301f")
        pen.path("M52,-104 L28,-98 L2,0 L14,30Z", "#9c2430")
        pen.path("M-150,34 C-80,58 80,58 152,30 L150,58 C80,84 -80,84 -148,62Z", "#274c9e")
        pen.path("M-150,34 C-80,58 80,58 152,30 L152,38 C80,66 -80,66 -149,43Z", "#5f86d0")
    pen.path("M0,62 C-12,84 -26,102 -20,140 M4,62 C18,88 14,110 30,132", "#274c9e", stroke=9)
    pen.circle(2, 60, 14, "#3a63b8")
    pen.path("M-90,96 h54 v48 q-27,10 -54,0Z", "#b8301f")
    pen.path("M-90,96 h54 v9 h-54Z", CREAM)
    pen.path("M-78,98 l8,-22 l12,14 l14,-12 l-2,20Z", "#f2d25a")
    for side in (-1, 1):
        pen.path(f"M{side * 231},-108 L{side * 251},-104 L{side * 262},-44 L{side * 245},-40Z", "#b8301f")
        with pen.at(side * 270, -78):
            pen.oval(0, 0, 23, 26, SKIN)
            for k in range(4):
                pen.path(f"M{side * -2},{-18 + k * 11} h{side * 22}", SKIN, stroke=10)
                if k:
                    pen.line(side * 4, -23 + k * 11, side * 22, -23 + k * 11, darken(SKIN, 0.25), 1.8)


def head(pen: Pen) -> None:
    """White hair and beard blown to the side, laughing."""
    pen.rect(-22, -118, 44, 34, darken(SKIN, 0.16))
    with pen.at(0, -152, turn=8):
        pen.path("M-58,-8 C-92,-14 -104,8 -128,-2 C-108,22 -92,18 -84,30 C-96,36 -104,34 -116,40 C-92,54 -70,50 -54,36Z", "#e6ecf4")
        pen.path("M56,-12 C70,-30 64,-46 50,-52 L44,20 C58,22 64,8 56,-12Z", "#cfd9e6")
        pen.path("M-56,-6 C-56,-52 -30,-74 2,-74 C36,-74 58,-50 56,-4 C54,40 32,66 2,66 C-30,66 -54,40 -56,-6Z", SKIN)
        pen.path("M24,-70 C48,-58 58,-32 56,-4 C54,40 32,66 2,66 C40,44 42,-30 24,-70Z", darken(SKIN, 0.12))
        pen.path("M-52,-30 C-46,-62 -20,-76 2,-74 C-14,-68 -36,-56 -40,-28Z", "#f4f6f8")
        pen.oval(-56, 4, 11, 15, darken(SKIN, 0.08))
        pen.oval(56, 2, 10, 14, darken(SKIN, 0.2))
        pen.path("M-54,14 C-84,34 -104,70 -146,74 C-118,92 -88,92 -68,82 C-74,100 -92,106 -96,116 C-50,112 6,104 34,78 "
                 "C48,58 54,34 54,14 C38,34 20,26 0,26 C-20,26 -38,32 -54,14Z", "#f4f6f8")  # fmt: skip
        pen.path("M-146,74 C-96,74 -70,54 -46,34 C-52,60 -70,76 -68,82 C-88,92 -118,92 -146,74Z", "#d5deea")
        pen.path("M-26,38 C-12,30 14,30 28,36 C26,62 10,70 0,70 C-12,70 -24,60 -26,38Z", "#7a1f2a")
        pen.path("M-22,38 C-10,33 12,33 24,37 L22,45 C10,41 -10,41 -20,46Z", "#fffaf0")
        pen.path("M0,20 C-14,12 -36,20 -46,36 C-24,42 -8,38 0,30 C10,38 28,42 48,32 C38,16 14,12 0,20Z", "#ffffff")
        for x in (-24, 24):
            pen.path(f"M{x - 13},-8 q13,-15 26,0", "#3a2430", stroke=5)
            pen.circle(x * 1.35, 12, 11, "#e8806a", 0.6)
            pen.path(f"M{x - 17},-27 q16,-16 34,-2", "#ffffff", stroke=8)
        pen.path("M-2,-12 C-10,6 -16,14 -2,20 C10,22 14,10 6,4Z", darken(SKIN, 0.14))
        pen.path("M-4,-8 C-10,6 -12,12 -3,16Z", lighten(SKIN, 0.3))


def old_man(pen: Pen) -> None:
    with pen.at(*KITE, scale=SIZE, turn=TILT):
        legs(pen)
        robe(pen)
        head(pen)


def tail(pen: Pen) -> None:
    """Neckties knotted one to the next, blown out to the left."""
    x0, y0 = on_kite(-60, 214)
    points = [(x0 - 6 - 22 * t + 62 * math.sin(t * 0.95) * (0.4 + t / 8), y0 + 58 * t) for t in range(8)]
    for i, (a, b) in enumerate(zip(points, points[1:], strict=False)):
        turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
        tone = TIES[i]
        with pen.at(*a, turn=turn, scale=math.hypot(b[0] - a[0], b[1] - a[1]) / 70):
            pen.path("M-2,-5 L52,-15 L74,0 L52,15 L-2,6Z", tone)
            pen.path("M-2,1 L72,1 L52,15 L-2,6Z", darken(tone, 0.2))
            for k in range(3):
                pen.line(14 + k * 14, -9 - k * 2, 22 + k * 14, 10 + k * 2, lighten(tone, 0.45), 4)
            pen.path("M-10,-9 L8,-6 L8,7 L-10,10Z", darken(tone, 0.1))
            pen.path("M-4,-6 C-14,-34 -4,-40 4,-52 L14,-40 C4,-30 10,-20 4,-6Z", darken(tone, 0.28))


def slipper(pen: Pen) -> None:
    with pen.at(600, 690, turn=38, scale=1.25):
        pen.path("M-50,8 C-40,22 30,26 48,10 C54,0 44,-4 34,-4 L-46,-2Z", "#5a1f2c")
        pen.path("M-14,-4 C-6,-32 36,-30 48,6 C30,18 0,12 -14,-4Z", "#a83a4c")
        pen.path("M-8,-8 C0,-28 24,-26 36,-10 C20,-14 4,-14 -8,-8Z", "#d0647a")
        pen.circle(26, -22, 9, CREAM)


def winder(pen: Pen) -> None:
    """The empty winder and the open scissors beside it."""
    with pen.at(430, 1128, turn=-12):
        pen.rect(-56, -12, 112, 24, "#7a4a28", radius=8)
        pen.rect(-34, -22, 68, 44, "#a8673a", radius=6)
        for k in range(6):
            pen.path(f"M{-28 + k * 10},-22 q6,22 0,44", CREAM, stroke=5)
        pen.rect(-56, -12, 112, 7, "#b87f4c", radius=4)


def torn_clouds(pen: Pen) -> None:
    """Three clouds pulled to rags by the gale."""
    for x, y, k in ((650, 330, 1.0), (90, 700, 0.8), (700, 760, 0.66)):
        with pen.at(x, y, scale=k, turn=-7):
            pen.path("M-190,18 C-150,6 -140,-30 -90,-34 C-60,-70 10,-66 34,-34 C80,-48 104,-20 150,-22 C190,-24 220,-40 270,-38 "
                     "C226,-22 214,-4 170,2 C200,6 214,2 240,8 C190,24 160,18 120,26 C70,40 40,24 0,30 C-60,40 -90,24 -190,18Z", "#eef6fd")
            pen.path("M-190,18 C-110,22 -60,2 0,10 C60,16 110,0 170,2 C200,6 214,2 240,8 C190,24 160,18 120,26 C70,40 40,24 0,30 "
                     "C-60,40 -90,24 -190,18Z", "#b4d2f0")
            pen.path("M-230,44 C-170,34 -120,50 -70,46 C-110,58 -170,54 -230,44Z M190,-58 C230,-74 270,-66 310,-78 C280,-60 230,-54 190,-58Z", "#dcecfa")


def sand(pen: Pen) -> None:
    """Pale sand over the wet one, blown in long tongues, with the furrows of heels."""
    pen.path("M0,1010 C120,990 260,1022 420,1004 C560,990 700,1014 800,1000 V1200 H0Z", "#efe6d2")
    pen.path("M0,1060 C160,1036 330,1076 520,1052 C640,1040 720,1060 800,1050 V1200 H0Z", "#fbf4e2")
    pen.path("M0,1150 C200,1120 420,1170 800,1130 V1200 H0Z", "#f2e6cb")
    for x, y, w in ((636, 1062, 100), (706, 1102, 104), (772, 1141, 108), (120, 1050, 160), (330, 1176, 190), (60, 1170, 120)):
        pen.path(f"M{x - w},{y + 4} C{x - w * 0.5},{y - 8} {x},{y + 2} {x + 12},{y - 4} C{x},{y + 12} {x - w * 0.5},{y + 8} {x - w},{y + 4}Z", "#c9b795")


@card(id="9mxk2b", title="Let Out More Line", seed=3, palette="cobalt_day", light=(-0.3, -0.9))
def paint(s: Scene) -> None:
    s.stage("beach", horizon=880, shore=962, light_x=250, clouds=0, dunes=False)
    s.sky([(0, "#0f3fae"), (0.45, "#2a69d6"), (0.8, "#79b4ee"), (1, "#d4ecf8")], horizon=880, texture=0.35)
    s.draw(torn_clouds, name="torn clouds", plane="sky", depth=0.3, volume=0.1, rim=0.1, count=3, wobble=3)
    s.draw(sand, name="white sand", role="place", record=False, volume=0, rim=0.1, protect=0.1)
    s.draw(tail, name="tail of knotted neckties", volume=0.2, rim=0.3)
    kite = s.draw(old_man, name="old man flown as a kite", role="subject", volume=0.3, rim=0.35, anchors={"belly": on_kite(2, 60)})
    s.draw(slipper, name="falling slipper", volume=0.2)

    def rope(pen: Pen) -> None:
        points = [kite["belly"], *ROPE_HANDS, (742, 1004), (830, 1046)]
        pen.poly(points, "#10306e", 0.55, stroke=7, closed=False)
        pen.poly(points, "#fffdf2", stroke=4, closed=False)

    s.draw(rope, name="kite line", volume=0, rim=0, wobble=0)
    s.shade("M440,1050 a52,10 0 1 0 104,0 a52,10 0 1 0 -104,0Z", "#6a6f8c", 0.4, 5)
    for i, ((x, y), tall, seed, tone, top, hair) in enumerate(CHILDREN):
        hx, hy = ROPE_HANDS[i]
        reach = {"hand_left": (hx - x - 8, hy - y - 5), "hand_right": (hx - x + 10, hy - y + 7)}
        s.figure((x, y), age="child", pose="pull" if i else "hang", view="back_left", height=tall, seed=seed, hair=hair,
                 prop=None, role="witness", label=f"child on the line {i + 1}", contact=0.5 if i else 0,
                 clothes={"top": top, "colour": tone}, **({"reach": reach} if i else {}))  # fmt: skip
    s.draw(winder, name="line winder", volume=0.3, shadow=(10, 8, 6, 0.4))
    s.put("scissors", at=(272, 1120), scale=0.5, turn=64, role="accent", open=0.8, shadow=(8, 8, 5, 0.4))
    s.relate(kite, "is pulled by strings", "child on the line 1")

    s.describe("An old man flies through the sky as a kite and laughs. His striped "
               "dressing gown is stretched over a walking stick, his tail is knotted "
               "ties, and a slipper is falling. Four children on the beach pull the "
               "line; the smallest hangs mid-air. Open scissors lie in the sand.")  # fmt: skip
    s.moods("exuberant", "funny", "windy", "farewell")
    s.themes("family", "letting go", "old age", "play", "freedom", "holding on")
    s.says("let out more line", "holding on tight", "time to let go", "second childhood", "high spirits", "flown away with the wind",
           "grandpa takes off", "who is minding whom", "pyjama party", "a snip and he is gone", "whoosh", "family ties",
           "light as a feather", "head in the clouds", "one slipper down", "retired and flying")  # fmt: skip
    s.about(place="beach", time="noon", weather="gale", light="bright sun", view="from below, far", composition="diagonal",
            unexplained="open scissors in the sand")  # fmt: skip
