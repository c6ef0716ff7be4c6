"""A boy king with a magpie's tail rolls the moon into his bag of marbles."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

NIGHT, ROOF, AMBER = "#4a3778", "#6a4a78", "#e3923a"


def slope(x: float) -> float:
    return 700 + 0.42 * x


def roof(pen: Pen) -> None:
    pen.poly([(-40, slope(-40) + 60), (840, slope(840) + 60), (840, 1240), (-40, 1240)], ROOF)
    for row in range(9):
        for k in range(14):
            x = -40 + k * 68 + (row % 2) * 34
            y = slope(x) + 66 + row * 58
            if y < 1260:
                pen.path(f"M{x - 34},{y - 12}L{x + 34},{y + 16}V{y + 44}Q{x},{y + 66} {x - 34},{y + 20}Z", (lighten(ROOF, 0.22), darken(ROOF, 0.12), darken(ROOF, 0.3))[(k * 5 + row * 3) % 3])


def gutter(pen: Pen) -> None:
    pen.poly([(-30, slope(-30) - 10), (500, slope(500) - 10), (506, slope(500) + 40), (-30, slope(-30) + 46)], "#b9a3c4")
    pen.poly([(-30, slope(-30) + 18), (506, slope(500) + 14), (506, slope(500) + 40), (-30, slope(-30) + 46)], "#7c669e")
    for x in (60, 240, 420):
        pen.poly([(x, slope(x) + 34), (x + 16, slope(x) + 40), (x + 22, slope(x) + 96), (x - 8, slope(x) + 88)], "#54407c")


def moon(pen: Pen) -> None:
    """A full moon that is also a marble."""
    pen.circle(268, 680, 134, "#fff4cf")
    pen.path("M180,610C230,590 250,650 220,690C196,716 150,700 146,670C146,640 160,620 180,610Z", "#ecd9a8")
    pen.path("M300,740C350,710 384,720 380,748C360,790 310,804 280,790C270,770 280,752 300,740Z", "#ecd9a8")
    pen.circle(320, 620, 24, "#ecd9a8")
    pen.circle(356, 668, 12, "#ecd9a8")
    pen.circle(232, 776, 14, "#ecd9a8")


def tail(pen: Pen, x: float, y: float) -> None:
    for turn, long, tone in ((-24, 220, "#fdf8f4"), (-8, 270, "#2f6a76"), (8, 300, "#23244a"), (24, 250, "#2f5a76")):
        with pen.at(x, y, turn=turn * 1.1 + 212):
            pen.path(f"M-20,0C-26,{long * 0.5} -20,{long * 0.9} 0,{long}C20,{long * 0.9} 26,{long * 0.5} 20,0Z", tone)


def bag(pen: Pen) -> None:
    pen.path("M520,1000C486,1050 476,1130 520,1170C570,1196 650,1190 680,1150C704,1100 680,1040 640,1000Z", AMBER)
    pen.path("M496,1000C500,970 540,960 580,962C624,962 664,972 664,1000C660,1020 620,1028 580,1028C540,1028 500,1020 496,1000Z", darken(AMBER, 0.5))
    pen.path("M496,1000C500,1020 540,1030 580,1030C620,1030 660,1020 664,1000C668,1024 650,1046 580,1048C510,1046 492,1024 496,1000Z", lighten(AMBER, 0.2))
    for x, y, r, tone in ((540, 996, 22, "#5f9a86"), (584, 986, 26, "#d8694a"), (626, 998, 20, "#8fb4dc"), (562, 1012, 17, "#f8f0ee"), (606, 1012, 18, "#b05a90")):
        pen.circle(x, y, r, tone)
        pen.path(f"M{x - r * 0.6},{y}Q{x},{y - r * 0.8} {x + r * 0.6},{y}Q{x},{y + r * 0.1} {x - r * 0.6},{y}Z", lighten(tone, 0.5))


def moved(pen: Pen, dx: float, dy: float) -> None:
    with pen.at(dx, dy):
        bag(pen)


def wing(pen: Pen, x: float, y: float) -> None:
    """A folded magpie's wing from the shoulder down the back."""
    for k, tone in enumerate(("#23244a", "#2f5a76", "#2f6a76", "#23344a")):
        with pen.at(x, y, turn=-34 + 11 * k):
            pen.path(f"M-16,0C-34,70 -26,{170 - 16 * k} 4,{206 - 20 * k}C26,{150 - 16 * k} 24,60 14,0Z", tone)
    pen.path(f"M{x - 26},{y + 4}C{x - 10},{y - 26} {x + 30},{y - 16} {x + 34},{y + 14}C{x + 40},{y + 50} {x + 28},{y + 74} {x + 14},{y + 84}C{x - 10},{y + 60} {x - 30},{y + 40} {x - 26},{y + 4}Z", "#fdf8f4")


def town(pen: Pen) -> None:
    for x, top, w in ((-20, 560, 90), (70, 600, 70), (420, 640, 80), (500, 590, 90), (600, 640, 70), (680, 560, 130)):
        pen.path(f"M{x},1000V{top}L{x + w / 2},{top - 60}L{x + w},{top}V1000Z", "#3a2a60")
    for x, y in ((10, 640), (94, 660), (446, 720), (530, 680), (530, 760), (630, 720), (716, 700)):
        pen.rect(x, y, 24, 34, "#241744")
    pen.rect(716, 620, 26, 36, "#f6c25a")


def starlight(k: InkPen) -> None:
    for t in range(5):
        k.line([(196 + 14 * t - 30, 320), (210 + 12 * t - 20, 420), (222 + 14 * t, 520)], 1.6, broken=0.5)


@card(id="1cv2pt", title="The Marble Thief", seed=736, palette="plum_wet", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", NIGHT, strength=1.0, charge="#5f7f9a")
    rng = s.rng
    p.lift(lambda pen: [pen.circle(float(x), float(y), float(r), "#ffffff") for x, y, r in zip(rng.uniform(20, 780, 46), rng.uniform(20, 540, 46), rng.uniform(1.5, 4.5, 46), strict=True)], 0.95, soft=1)
    p.lift([(268 + math.cos(k * 0.628) * 230, 660 + math.sin(k * 0.628) * 220) for k in range(10)], 0.55, soft=70)
    p.wash("M84,190a112,112 0 1 1 224,0a112,112 0 1 1 -224,0Z", "#1f1438", name="hole in the sky", role="prop", strength=1.2, wet=0, pool=0.8, bloom=1)
    p.ink(lambda k: (k.shape("M80,190a116,116 0 1 1 232,0a116,116 0 1 1 -232,0Z", 2.2, broken=0.1), starlight(k)), name="edge of the hole", colour="#fff4cf")
    p.draw(town, name="roofs of the town", record=False, how={"strength": 0.8, "line": 0.6, "second": 0.1})
    p.draw(roof, name="roof", role="place", how={"light": 0.1, "second": 0.2, "line": 0.8, "uneven": 0.8})
    ball = p.draw(moon, name="moon", role="subject", how={"light": 0.3, "second": 0.25, "strength": 0.7, "line": 1.2})
    p.draw(gutter, name="gutter", role="prop", how={"light": 0.2, "second": 0.3, "line": 1.1})
    p.draw(lambda pen: tail(pen, 640, 1090), name="magpie tail", role="subject", how={"light": 0.2, "hatch": 0.4})
    boy = p.figure(at=(598, 1120), age="child", pose="kneel", view="left", height=430, seed=12, role="witness", label="child king", prop=None, expression="sly", skin="#d9a07c", hair="messy",
                   reach={"hand_left": (-150, -110), "hand_right": (-60, -120)}, clothes=dict(top="jumper", colour="#f8f0ee", bottom="trousers", bottom_colour="#2b1d3f", shoes="barefoot"), how={"light": 0.2})
    p.draw(lambda pen: wing(pen, boy["shoulder"][0] + 16, boy["shoulder"][1] + 2), name="magpie wing", role="subject", how={"light": 0.2, "hatch": 0.4})
    hx, hy = boy["head_top"]
    p.put("folded crown", at=(hx, hy + 22), scale=0.46, turn=-6, colour="#f6c25a", role="accent", contact=0)
    p.draw(lambda pen: moved(pen, -74, -12), name="bag of marbles", role="subject", how={"light": 0.25, "hatch": 0.4, "line": 1.15})
    s.relate(boy, "catches", ball)
    s.describe("The full moon rolls down a roof gutter towards a child. The child "
               "kneels barefoot by a bag of marbles, with a golden crown and a "
               "magpie’s wing and tail. In the sky is a round black hole, big as the "
               "moon. The night is violet; one window is lit.")  # fmt: skip
    s.moods("mischievous", "greedy", "playful", "dark")
    s.themes("theft", "play", "night", "collecting", "power")
    s.says("finders keepers", "tides", "the collection", "lights out", "mine", "one too many", "spoilt", "gravity", "everything that shines",
           "who will tell the wolves?", "the biggest one", "kings steal too", "jackpot", "night shift", "a hole in the evening", "rolling", "bedtime for everyone", "too big for the bag")
    s.about(place="a roof over a town", time="night", weather="clear", light="moonlight from below", composition="right", view="eye level")
