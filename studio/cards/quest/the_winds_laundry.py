"""A man irons and folds the winds at the edge of a sea cliff; one of them gets away in his shirt."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WIND, WOOD, RED = "#8fb8cc", "#a58a6c", "#d8663a"


def spiral(x: float, y: float, r: float, turns: float, start: float, way: int = 1) -> list[tuple[float, float]]:
    n = int(turns * 14)
    return [(x + r * (1 - k / n * 0.86) * math.cos(start + way * k / 14 * math.tau), y + r * (1 - k / n * 0.86) * math.sin(start + way * k / 14 * math.tau)) for k in range(n + 1)]


def gust(pen: Pen) -> None:
    """The wind that escapes: three streams out of the top drawer that rise and curl."""
    pen.taper([(560, 800), (470, 700), (330, 650), (210, 590), (190, 480), (220, 400), (290, 330)], 26, 110, lighten(WIND, 0.25))
    pen.taper([(560, 806), (460, 730), (300, 700), (130, 680), (50, 610), (36, 520)], 20, 46, WIND)
    pen.taper(spiral(116, 510, 82, 1.4, 3.1, 1), 46, 8, WIND)
    pen.taper([(340, 290), (440, 180), (520, 140), (620, 150)], 70, 44, lighten(WIND, 0.25))
    pen.taper(spiral(622, 220, 74, 1.5, -1.5, 1), 44, 8, lighten(WIND, 0.1))
    pen.taper([(230, 260), (170, 170), (196, 96)], 60, 36, WIND)
    pen.taper(spiral(252, 102, 52, 1.4, 3.3, 1), 34, 7, WIND)


def shirt(pen: Pen) -> None:
    """A shirt blown full, sleeves up."""
    with pen.at(300, 330, 1.16, -24):
        pen.path("M-70,-56C-110,-70 -150,-110 -176,-150L-128,-180C-104,-140 -70,-112 -36,-104Z", "#f3e6d2")
        pen.path("M70,-56C120,-60 160,-90 190,-124L226,-82C190,-40 130,-10 84,-8Z", "#e6d3ba")
        pen.path("M-72,-60C-50,-110 -30,-116 0,-112C30,-116 60,-104 80,-60C110,0 110,70 96,126C60,150 40,120 6,140C-30,158 -60,130 -92,132C-110,60 -104,0 -72,-60Z", "#fbf3e4")
        pen.path("M-30,-112C-16,-92 16,-92 30,-112C40,-92 24,-66 0,-60C-24,-66 -40,-92 -30,-112Z", RED)
        pen.path("M0,-60C6,0 8,70 6,140", "#c9b294", stroke=4)
        for y in (-20, 30, 80):
            pen.circle(-12, y, 6, RED)
        pen.path("M-184,-140L-122,-186L-134,-200L-194,-156ZM182,-120L218,-74L236,-86L198,-136Z", RED)


def chest(pen: Pen) -> None:
    x, y, w = 560, 1010, 190
    pen.rect(x, y - 250, w, 250, WOOD)
    pen.rect(x - 12, y - 268, w + 24, 22, lighten(WOOD, 0.25))
    for k in range(3):
        top = y - 234 + 78 * k
        pen.rect(x + 12, top, w - 24, 64, lighten(WOOD, 0.15) if k else darken(WOOD, 0.6))
        if k:
            pen.circle(x + w / 2, top + 32, 8, RED)
    pen.path(f"M{x - 34},{y - 176}L{x + 12},{y - 232}H{x + w - 12}L{x + w - 50},{y - 176}Z", darken(WOOD, 0.5))
    pen.rect(x - 34, y - 180, w - 16, 54, lighten(WOOD, 0.2))
    pen.circle(x + 54, y - 152, 8, RED)
    pen.path(f"M{x + 16},{y}v26h18v-26ZM{x + w - 34},{y}v26h18v-26Z", darken(WOOD, 0.3))


def stack(pen: Pen, x: float, y: float, n: int, w: float) -> None:
    """Folded winds: soft slabs with a curl at the fold."""
    for k in range(n):
        top = y - 24 * (k + 1)
        tone = (WIND, lighten(WIND, 0.35), "#b8d4c8")[k % 3]
        pen.path(f"M{x},{top + 24}C{x - 22},{top + 22} {x - 22},{top + 2} {x},{top}H{x + w}C{x + w + 8},{top + 8} {x + w + 8},{top + 18} {x + w},{top + 24}Z", tone)
        pen.path(f"M{x - 2},{top + 18}C{x - 14},{top + 14} {x - 10},{top + 5} {x + 2},{top + 8}", darken(tone, 0.35), stroke=3)


def board(pen: Pen) -> None:
    pen.path("M330,1120L470,960M470,1120L350,960", "#7a6a58", stroke=10)
    pen.path("M270,940C290,922 320,920 350,920H520C534,920 534,952 520,952H340C310,954 284,952 270,940Z", "#f0e2c8")
    pen.path("M270,940C284,952 310,954 340,952H520C532,950 532,938 530,934L528,962H340C306,964 280,958 270,940Z", "#b9a98c")
    pen.path("M296,930C290,980 306,1030 290,1076C312,1062 326,1078 340,1060C352,1072 368,1060 366,1024C376,990 366,950 372,924Z", lighten(WIND, 0.3))
    with pen.at(392, 920, 1.15):
        pen.path("M-40,0C-34,-34 0,-40 40,-40V0Z", "#5a6a72")
        pen.path("M-14,-30C-10,-72 40,-72 40,-36L28,-36C26,-58 4,-58 -2,-34Z", RED)


def curls(k: InkPen) -> None:
    for pts in (spiral(116, 510, 62, 1.4, 3.1), spiral(622, 220, 52, 1.6, -1.5), spiral(252, 102, 36, 1.4, 3.3), spiral(590, 800, 16, 1.4, 0)):
        k.line(pts, 1.8)
    k.line([(540, 790), (440, 706), (310, 672), (210, 620), (170, 520)], 1.8, broken=0.5)
    k.line([(520, 770), (420, 690), (300, 640), (180, 580)], 1.5, broken=0.7)
    k.line([(340, 280), (440, 184), (540, 150)], 1.6, broken=0.6)
    k.line([(60, 770), (160, 764), (240, 772)], 1.3, broken=0.5).line([(30, 850), (140, 842), (220, 850)], 1.3, broken=0.5).line([(40, 930), (120, 924)], 1.3)


@card(id="3yadgm", title="The Wind's Laundry", seed=869, palette="sea_fret", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-60, 730), (160, 722), (420, 728), (620, 720), (860, 728), (860, 860), (400, 1100), (300, 1260), (-60, 1260)], "#3f8a90", name="sea", strength=0.95, wet=0, bloom=3, charge="#7fb2b2", ragged=0.1)
    gone = p.draw(gust, name="escaping wind", role="subject", contact=0, how={"light": 0.3, "second": 0.2, "strength": 0.75, "wet": 0.2, "line": 0.7, "bloom": 1.2})
    p.ink(curls, name="lines of the wind")
    p.wash([(300, 1240), (270, 1160), (290, 1100), (260, 1060), (330, 1030), (480, 1000), (640, 990), (860, 970), (860, 1260)], "#8fae7c", name="cliff top", strength=0.85, wet=0, charge="#d6cfae", bloom=2)
    p.draw(lambda pen: pen.path("M260,1060C280,1090 250,1130 276,1160C262,1190 290,1220 284,1260H420C400,1200 380,1160 390,1130C340,1120 300,1090 260,1060Z", "#919b94"), name="cliff face", role="place", contact=0, how={"light": 0.2, "second": 0.5, "hatch": 0.7})
    p.ink(lambda k: k.tufts([(440, 1150), (560, 1170), (700, 1150), (770, 1060), (500, 1110), (640, 1100), (780, 1180)], 24), name="grass")
    p.draw(chest, name="chest of drawers", role="prop", how={"light": 0.3, "second": 0.4, "hatch": 0.3})
    p.draw(lambda pen: (stack(pen, 584, 742, 4, 140), stack(pen, 560, 838, 1, 90)), name="folded winds", role="prop", contact=0, how={"light": 0.3, "second": 0.2, "line": 0.9})
    p.draw(shirt, name="flying shirt", role="subject", contact=0, how={"light": 0.1, "second": 0.35, "hatch": 0.2, "line": 1.2})
    man = p.figure(at=(500, 1120), age="adult", pose="reach_up", view="left", height=420, seed=40, role="witness", label="washerman", who="washerman", prop=None, skin="#c98b5e", expression="astonished",
                   clothes=dict(top="dungarees", colour="#c98b5e", bottom_colour="#4d6a86", beard="moustache", shoes="barefoot"), hair="short", how={"light": 0.3})
    p.draw(board, name="ironing board with an iron", role="prop", how={"light": 0.2, "second": 0.4, "hatch": 0.2})
    s.relate(man, "loses", gone)
    s.describe("A man at an ironing board reaches for his flying shirt. The wind "
               "carries it off in big blue curls that come out of a chest of drawers."
               " More winds lie on top, folded like laundry. He wears dungarees and "
               "stands on a grassy cliff above a green sea.")  # fmt: skip
    s.moods("playful", "exasperated", "free", "airy")
    s.themes("order", "freedom", "work", "loss", "weather")
    s.says("air mail", "blown away", "gone with it", "lost his shirt", "Monday", "some things won't be folded", "wild at heart", "change is in the air", "hot air", "household magic", "it was clean!", "catch me",
           "iron will", "drawer of storms", "let it go", "who wears the trousers?", "second wind", "tidiness")
    s.about(place="a sea cliff", time="day", weather="windy", light="pale daylight", composition="right", view="eye level")
