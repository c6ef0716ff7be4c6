"""Three prams without babies race down a steep road; the nurse runs after them."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

COBALT, ORANGE, WHITE, SUN = "#2f6fc0", "#e86a2a", "#fffdf4", "#f3c23a"


def books(pen: Pen) -> None:
    for x, y, turn, tone in ((-44, -150, -12, "#b8503a"), (-6, -160, 4, "#f3c23a"), (40, -152, 18, "#5b8cc8"), (82, -142, 30, "#7fa648")):
        with pen.at(x, y, turn=turn):
            pen.rect(-20, -58, 40, 116, tone)
            pen.rect(12, -52, 9, 104, WHITE)
            pen.rect(-20, -38, 32, 9, lighten(tone, 0.4))
    with pen.at(70, -214, turn=14):
        pen.path("M-62,0Q-30,-22 0,0Q30,-22 62,0L58,14Q30,-6 0,14Q-30,-6 -58,14Z", WHITE)


def coal(pen: Pen) -> None:
    for x, y, r in ((-40, -140, 34), (10, -160, 40), (60, -138, 34), (-6, -126, 30), (92, -122, 22), (34, -190, 24)):
        pts = [(x + math.cos(a) * r * (0.8 + 0.25 * ((i * 5 + int(x)) % 3)), y + math.sin(a) * r * (0.8 + 0.2 * ((i * 3) % 2))) for i, a in enumerate(math.tau * j / 7 for j in range(7))]
        pen.poly(pts, "#2c2f45")
        pen.poly([pts[4], pts[5], (x, y)], "#6a6f8c")


def light(pen: Pen) -> None:
    for i in range(11):
        a = math.radians(188 + i * 16.4)
        far = 190 if i % 2 else 140
        pen.poly([(20 + math.cos(a - 0.07) * 84, -130 + math.sin(a - 0.07) * 84), (20 + math.cos(a) * far, -130 + math.sin(a) * far), (20 + math.cos(a + 0.07) * 84, -130 + math.sin(a + 0.07) * 84)], SUN)
    pen.circle(20, -130, 74, "#ffe88a")


def pram(pen: Pen, x: float, y: float, size: float, turn: float, tone: str, load) -> None:
    """Runs to the right; the hood and the handle are behind (left). Origin: between the wheels on the road."""
    with pen.at(x, y, size, turn):
        load(pen)
        pen.path("M-96,-118L-168,-196L-156,-206L-80,-126Z", "#7a5a3c")
        pen.path("M-190,-190L-146,-214L-140,-204L-184,-180Z", darken(tone, 0.4))
        pen.path("M-112,-104C-126,-180 -96,-236 -26,-238C-40,-190 -46,-150 -44,-104Z", tone)
        pen.path("M-112,-104C-98,-150 -70,-210 -26,-238M-80,-104C-74,-160 -54,-210 -26,-238", darken(tone, 0.3), stroke=4)
        pen.path("M-120,-112H136C140,-60 104,-34 60,-32H-50C-98,-34 -122,-64 -120,-112Z", tone)
        pen.path("M-124,-120H142V-104H-124Z", lighten(tone, 0.45))
        pen.path("M-84,-44L-64,-30M96,-44L84,-30", "#2c2f45", stroke=7)
        for wx in (-72, 92):
            pen.circle(wx, -38, 40, "#2c2f45")
            pen.circle(wx, -38, 32, WHITE)
            for j in range(6):
                a = math.radians(j * 30 + wx)
                pen.line(wx - math.cos(a) * 32, -38 - math.sin(a) * 32, wx + math.cos(a) * 32, -38 + math.sin(a) * 32, "#7a86a8", 3)
            pen.circle(wx, -38, 9, ORANGE)


def road_y(x: float) -> float:
    """Upper edge of the road."""
    edge = ((400, 577), (640, 757), (860, 970))
    (a, b), (c, d) = edge[:2] if x < 640 else edge[1:]
    return b + (x - a) / (c - a) * (d - b)


def houses(pen: Pen) -> None:
    """Three crooked white houses that stand on the slope: gable, dome and terrace, shutters, washing, doors."""
    for n, (x, y, w) in enumerate(((462, 330, 116), (586, 372, 132), (724, 452, 120))):
        side = x + w * 0.66
        pen.poly([(x, y), (side, y), (side, road_y(side)), (x, road_y(x))], WHITE)
        pen.poly([(side, y), (x + w, y + 8), (x + w, road_y(x + w)), (side, road_y(side))], "#8fb2dc")
        if n == 0:
            pen.poly([(x - 12, y + 4), (x + w * 0.36, y - 74), (side + 6, y + 4)], ORANGE)
            pen.poly([(side + 6, y + 4), (x + w * 0.36, y - 74), (x + w * 0.72, y - 70), (x + w + 8, y + 12)], darken(ORANGE, 0.25))
            pen.rect(x + w * 0.62, y - 84, 16, 44, WHITE)
        elif n == 1:
            pen.path(f"M{x - 6},{y + 2}C{x},{y - 84} {x + w},{y - 84} {x + w + 6},{y + 10}Z", "#4a86cc")
            pen.path(f"M{x + w / 2 - 5},{y - 62}v-26h10v26Z", ORANGE)
        else:
            pen.path(f"M{x - 8},{y + 4}H{x + w + 8}V{y - 12}H{x - 8}Z", "#e3a678")
            for px in (16, 52, 88):
                pen.path(f"M{x + px - 12},{y - 12}l3,-22h18l3,22Z", "#c96a4a")
                pen.circle(x + px, y - 44, 17, "#5f9a4a")
        for row in range(3):
            for col in (0.1, 0.4):
                wx, wy = x + w * col, y + 30 + 82 * row
                if wy + 60 < road_y(wx) and not (row == 2 and col > 0.3):
                    pen.rect(wx, wy, 22, 38, "#234f96")
                    pen.rect(wx - 9, wy, 8, 38, ORANGE if n != 1 else "#5f9a4a")
                    pen.rect(wx + 23, wy, 8, 38, ORANGE if n != 1 else "#5f9a4a")
        dx = x + w * 0.4
        foot = road_y(dx) - 4
        pen.path(f"M{dx},{foot}V{foot - 62}Q{dx + 16},{foot - 82} {dx + 32},{foot - 62}V{road_y(dx + 32)}Z", "#b8503a" if n != 1 else "#234f96")
    pen.path("M574,470Q630,500 724,520", "#2c2f45", stroke=2)
    for px, py, tone in ((600, 482, "#e86a2a"), (638, 496, "#f3c23a"), (682, 508, "#5b8cc8")):
        pen.path(f"M{px},{py}l24,6l-4,34l-24,-5Z", tone)


def speed(k: InkPen) -> None:
    for x, y, n in ((296, 600, 130), (290, 650, 100), (176, 800, 120), (160, 860, 150), (160, 930, 90), (520, 800, 90), (500, 870, 60), (90, 560, 90)):
        k.line([(x, y), (x - n * 0.86, y - n * 0.42)], 2.0, taper=40)
    for x, y in ((176, 640), (420, 800), (300, 740), (560, 960), (470, 890)):
        k.line([(x - 16, y), (x - 8, y - 12), (x + 4, y - 4), (x + 12, y - 16)], 1.4)


@card(id="yo5d50", title="The Empty Pram Race", seed=478, palette="cobalt_noon", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(300, -60), (860, -60), (860, 470), (700, 440), (520, 380), (330, 250)], COBALT, name="noon sky", plane="sky", strength=0.95, wet=0.9, bloom=3, charge="#6fa9e0", fade=(-0.6, 0.5))
    p.draw(houses, name="white houses", role="place", how={"light": 0.1, "second": 0.2, "line": 0.8})
    p.wash([(-60, 380), (180, 460), (420, 590), (640, 760), (860, 960), (860, 1280), (500, 1280), (280, 1130), (60, 1000), (-60, 900)], "#e3c88c", name="steep road", strength=0.85, wet=0.1, bloom=2, ragged=0.3,
           charge="#c9a06a", fade=(-0.3, 0.7))
    p.wash([(-60, 960), (100, 1030), (280, 1140), (460, 1260), (-60, 1280)], "#7fa648", name="verge", strength=0.7, wet=0.3, charge="#4f8a78", ragged=0.4)
    p.ink(lambda k: (k.line([(-10, 392), (180, 458), (420, 588), (640, 758), (810, 920)], 2.2, broken=0.2), k.line([(-10, 930), (90, 1012), (280, 1130), (420, 1230)], 2.0, broken=0.3),
                     k.tufts([(40, 1060), (120, 1120), (220, 1170), (60, 1160)], 34), [k.line([(x, y), (x + 30, y + 14), (x + 54, y + 34)], 1.2, broken=0.5) for x, y in ((120, 700), (200, 900), (480, 1080), (640, 900), (330, 620))]), name="road edge")
    p.ink(speed, name="speed", strength=0.8)
    racers = []
    for x, y, size, turn, tone, load, what in ((352, 730, 0.78, 30, "#7b93d0", coal, "pram full of coal"), (250, 990, 0.95, 27, "#c96a4a", books, "pram full of books"), (548, 1070, 1.14, 33, COBALT, light, "pram full of light")):
        p.glaze([(x - 130 * size, y - 50 * size), (x, y - 4), (x + 130 * size, y + 84 * size), (x + 90 * size, y + 100 * size), (x - 40 * size, y + 36 * size)], "shadow", strength=0.6)
        racers.append(p.draw(lambda pen, x=x, y=y, size=size, turn=turn, tone=tone, load=load: pram(pen, x, y, size, turn, tone, load), name=what, role="accent" if load is light else "subject",
                             how={"light": 0.25, "second": 0.4, "line": 1.1, "hatch": 0.25}))
    p.figure(at=(136, 520), age="old", pose="run", view="right", height=330, seed=6, role="witness", label="old nurse", prop=None, expression="shouting", hair="bun", contact=0,
                     reach={"hand_left": (212, -226), "hand_right": (200, -168)},
                     clothes=dict(top="dress", colour="#9cbce0", apron=True, hat="headscarf", hat_colour="#ffffff", shoes="boots"))
    s.relate(racers[2], "carries", "light")
    s.describe("Three prams race down a steep road by themselves. One is full of "
               "books, one of coal, and the foremost holds a glowing sun. Behind them"
               " an old woman in a white headscarf runs, arms stretched out. White "
               "houses stand along the slope. The sky is deep blue.")  # fmt: skip
    s.moods("exhilarated", "panicked", "comic", "wistful")
    s.themes("letting go", "time", "upbringing", "what we pass on", "loss of control")
    s.says("time flies", "early reading", "downhill", "they grow up so fast", "who is pushing?", "head start", "no brakes", "energy policy", "first past the post", "let there be light", "empty nest", "my babies!", "rush hour",
           "what will become of them?", "inheritance", "catch me if you can", "careers advice")
    s.about(place="a steep road above a town", time="noon", weather="clear", light="hard sun", composition="diagonal", view="eye level, from the side")
