"""Two turnstiles face each other in the desert; a bride and a soldier have grown old waiting for the other's click."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

IRON, LIZARD, WEB = "#6a5460", "#6f9a5c", "#fbeee6"


def turnstile(pen: Pen, x: float, flip: bool) -> None:
    with pen.at(x, 1056, 1.2, flip=flip):
        pen.path("M-34,0L-24,-40V-286H24V-40L34,0Z", IRON)
        pen.rect(-34, -330, 68, 54, darken(IRON, 0.25), radius=10)
        pen.taper([(-10, -290), (-70, -262), (-146, -232)], 17, 15, lighten(IRON, 0.45))
        pen.taper([(6, -300), (14, -370), (20, -432)], 17, 15, lighten(IRON, 0.45))
        pen.circle(0, -302, 23, "#c98a3a")
        pen.circle(0, -302, 9, darken(IRON, 0.4))
        pen.rect(-44, -12, 88, 22, darken(IRON, 0.35), radius=5)


def lizard(pen: Pen) -> None:
    pen.path("M250,1190C270,1130 330,1104 400,1106C470,1104 540,1130 570,1190Z", "#9a6a58")
    pen.taper([(460, 1092), (530, 1100), (580, 1136), (626, 1120), (628, 1078), (600, 1070)], 30, 5, LIZARD)
    pen.path("M330,1098C350,1066 420,1060 474,1080C486,1096 470,1112 440,1114C400,1120 350,1118 330,1098Z", LIZARD)
    pen.path("M356,1100C330,1084 324,1050 330,1016C326,990 344,966 372,966C402,968 412,996 402,1016C394,1036 400,1054 412,1068Z", LIZARD)
    pen.path("M340,1076C344,1050 340,1030 346,1014C356,1024 366,1024 374,1020C370,1050 376,1070 390,1084Z", lighten(LIZARD, 0.5))
    for x, y, d in ((350, 1104, -26), (398, 1110, 16), (452, 1104, 26)):
        pen.taper([(x, y - 10), (x + d, y + 6), (x + d * 0.7, y + 26)], 15, 10, darken(LIZARD, 0.15))
        pen.path(f"M{x + d * 0.7 - 16},{y + 32}l9,-10l7,10l7,-10l10,11Z", darken(LIZARD, 0.15))
    for x in (352, 390):
        pen.circle(x, 984, 12, "#f3d06a")
        pen.oval(x + 1, 984, 4, 9, "#2a1a20")
    pen.path("M342,1006Q372,1022 400,1006", darken(LIZARD, 0.5), stroke=4)


def web(pen: Pen) -> None:
    """Threads between the raised arm and the one that bars the way."""
    ends = ((18, -128), (-44, -104), (-98, -46), (-140, 66))
    for dx, dy in ends[1:3]:
        pen.line(0, -302, dx * 0.82, -302 + dy * 0.82, WEB, 2.4)
    for u in (0.3, 0.46, 0.62, 0.78):
        pts = " ".join(f"Q{(a[0] + b[0]) * 0.44 * u},{-302 + (a[1] + b[1]) * 0.44 * u} {b[0] * u},{-302 + b[1] * u}" for a, b in zip(ends, ends[1:], strict=False))
        pen.path(f"M{ends[0][0] * u},{-302 + ends[0][1] * u}{pts}", WEB, stroke=2.4)


def webs(pen: Pen) -> None:
    for x, flip in ((326, False), (474, True)):
        with pen.at(x, 1056, 1.2, flip=flip):
            web(pen)


def bouquet(pen: Pen, x: float, y: float) -> None:
    for d in (-30, -12, 8, 26):
        pen.line(x - 4, y + 34, x + d, y - 58 + abs(d) * 0.6, "#8a7a4a", 5)
    for d, tone in ((-30, "#b8868a"), (26, "#c89a6a"), (-12, "#e0b8a0"), (8, "#a8606a")):
        pen.circle(x + d, y - 62 + abs(d) * 0.6, 16, tone)
        pen.circle(x + d, y - 62 + abs(d) * 0.6, 6, "#6a4a3a")
    pen.path(f"M{x + 30},{y - 40}C{x + 50},{y - 30} {x + 54},{y - 8} {x + 46},{y + 10}C{x + 38},{y - 4} {x + 30},{y - 20} {x + 30},{y - 40}Z", "#a8606a")
    pen.oval(x - 4, y + 8, 17, 13, "#dba98c")


def sand(k: InkPen) -> None:
    for x, y, w in ((120, 1130, 80), (690, 1120, 80), (210, 1160, 60), (640, 1170, 70)):
        k.line([(x - w, y), (x, y + 8), (x + w, y)], 1.5, broken=0.4)


def veil(pen: Pen, x: float, y: float) -> None:
    with pen.at(x, y, 1.14):
        pen.path("M12,-8C-40,-30 -74,40 -76,150C-84,300 -130,420 -230,500C-150,524 -60,520 -24,504C-30,350 -22,180 -14,60C-10,30 0,10 12,-8Z", "#fdf6f0")


@card(id="5as8ab", title="Who Goes First", seed=910, palette="madder", light=(0.0, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#b03c4c", strength=1.05, charge="#d8744a", bloom=4, fade=(0, 0.75))
    p.lift("M400,300a134,134 0 1 1 -1,0Z", 1.0, soft=3)
    s.stage("bell desert", ground=830, great=False, small=0, sky="none")
    p.patch((-40, 980, 840, 1210), "#e0b48a", strength=0.6, fade=(0, 0.8), ragged=0.4, wet=0.3, bloom=2, name="sand")
    p.glaze([(60, 1050), (250, 1044), (330, 1056), (250, 1074), (90, 1080)], "shadow", strength=0.5)
    p.glaze([(470, 1050), (600, 1044), (740, 1056), (690, 1080), (520, 1074)], "shadow", strength=0.5)
    bride = p.figure(at=(88, 1064), age="old", pose="carry", view="right", height=590, seed=9, prop=None, role="subject", label="old bride", expression="calm", hair="bun",
                     clothes=dict(top="gown", colour="#fbf3ea", shoes="shoes", trim="#e8c8c0"), how={"light": 0.25, "second": 0.35, "line": 1.15})
    hx, hy = bride["head_top"]
    p.draw(lambda pen: veil(pen, hx, hy), name="veil", record=False, how={"light": 0.1, "second": 0.3, "hatch": 0.2})
    soldier = p.figure(at=(716, 1064), age="old", pose="stand", view="left", height=600, seed=12, prop=None, role="subject", label="old soldier", expression="calm", hair="short",
                       clothes=dict(top="uniform", colour="#4f5a4a", hat="cap", hat_colour="#3f4a3c", beard="long", shoes="boots", bottom_colour="#5a5444"), how={"light": 0.25, "second": 0.4, "line": 1.15})
    p.draw(lambda pen: (turnstile(pen, 326, False), turnstile(pen, 474, True)), name="turnstile", role="subject", count=2, how={"light": 0.3, "second": 0.5, "hatch": 0.4})
    p.draw(webs, name="cobweb", role="prop", count=2, contact=0, how={"line": 0, "inner": 0, "hatch": 0, "light": 0, "second": 0})
    bx, by = bride["hands"]
    p.draw(lambda pen: bouquet(pen, bx - 6, by + 4), name="withered bouquet", role="accent", contact=0, how={"light": 0.1})
    p.ink(sand, name="sand lines")
    p.draw(lizard, name="lizard on a stone", role="witness", how={"light": 0.25, "second": 0.4})
    s.relate(bride, "waits for", soldier)
    s.describe("An old bride and an old soldier stand at two turnstiles. They face "
               "each other in an empty desert; cobwebs hang on the bars. She has a "
               "long veil and a withered bouquet, he a long beard. In front a green "
               "lizard sits on a stone. The sky is red.")  # fmt: skip
    s.moods("tender", "stuck", "ironic", "patient")
    s.themes("waiting", "love", "pride", "time", "barriers")
    s.says("after you", "no entry", "stalemate", "a long engagement", "just walk round", "cold feet", "stubborn", "till death", "who makes the first move?", "one ticket each", "better late", "bureaucracy", "so close", "patience is no virtue",
           "the witness", "cold war", "sixty years of politeness", "deadlock")
    s.about(place="a desert without bells", time="evening", weather="hot", light="sun from behind", composition="split", view="eye level")
