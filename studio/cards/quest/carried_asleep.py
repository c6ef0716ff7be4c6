"""An old man carries himself as a child, asleep in the rucksack."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

ROSE, SACK = "#d8506a", "#e9dccb"


def sack(pen: Pen) -> None:
    pen.path("M206,520C190,640 196,760 236,812C300,840 372,826 402,790C424,700 416,600 392,520C330,556 262,552 206,520Z", SACK)
    pen.path("M236,660H372V770Q304,800 240,770Z", darken(SACK, 0.14))
    pen.path("M236,660Q304,690 372,660V690Q304,720 236,690Z", darken(SACK, 0.26))
    pen.rect(294, 690, 20, 34, "#8f7a66", radius=4)
    pen.path("M196,812H420Q440,850 410,872H206Q178,850 196,812Z", "#b6b8bf")
    for x in (240, 372):
        pen.rect(x, 806, 14, 72, "#8f7a66")
    pen.path("M214,872a30,30 0 1 1 1,0Z", "#b6b8bf")


def sleeper(pen: Pen) -> None:
    """Head and shoulders of a sleeping boy over the rim of the sack, the head sunk to one side."""
    pen.path("M222,530C214,470 250,438 300,440C352,442 392,470 388,532C340,556 270,556 222,530Z", ROSE)
    with pen.at(286, 424, turn=-15):
        pen.circle(2, -4, 58, "#f0c4a6")
        pen.path("M-56,6C-66,-52 -30,-84 14,-78C60,-72 74,-30 58,0C52,-16 44,-26 34,-30C30,-20 22,-26 16,-34C6,-24 -4,-26 -10,-34C-18,-18 -34,-12 -40,-22C-50,-10 -52,-4 -56,6Z", "#7a5a48")
        pen.path("M-10,-76C-14,-96 4,-100 10,-78Z", "#7a5a48")
        pen.path("M-28,6q12,8 24,0M18,8q12,8 24,0", "#4a3a34", stroke=3.4)
        pen.path("M-2,30q8,6 16,0", "#4a3a34", stroke=3)
        pen.circle(-28, 22, 9, "#eaa59a")
        pen.circle(38, 24, 9, "#eaa59a")


def arm(pen: Pen) -> None:
    """One arm hangs out over the canvas."""
    pen.path("M226,520C196,540 184,590 190,640C196,658 216,656 220,640C216,600 228,566 256,546Z", ROSE)
    pen.circle(204, 654, 15, "#f0c4a6")


def moved(draw, by):
    """The same drawing, shifted."""
    def shifted(pen: Pen) -> None:
        with pen.at(*by):
            draw(pen)
    return shifted


def straps(pen: Pen, shoulder, by) -> None:
    """From the top of the sack over the shoulder and back under the arm."""
    x, y = 384 + by[0], 548 + by[1]
    sx, sy = shoulder
    pen.taper([(x, y), (sx - 26, sy - 12), (sx + 14, sy + 14), (sx + 30, sy + 80), (sx + 2, y + 150), (x + 16, y + 210)], 13, 11, "#8f7a66")


def hill(k: InkPen) -> None:
    k.line([(20, 1130), (180, 1112), (360, 1120), (560, 1096), (790, 1060)], 2.4, broken=0.35)
    k.line([(560, 1040), (660, 1010), (770, 1000)], 1.4, broken=0.8)
    k.tufts([(80, 1124), (140, 1140), (620, 1092), (700, 1080), (300, 1150), (500, 1130)], 26)


@card(id="vhexhw", title="Still Asleep", seed=29, palette="graphite_rose", light=(0.7, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("swept", "#8f95a4", strength=0.8)
    p.patch((30, 1070, 780, 1180), "#b4b2ac", strength=0.55, fade=(0, 1), name="path", ragged=0.6)
    p.ink(hill, name="path line")
    man = p.figure(at=(420, 1110), age="old", pose="walk", view="right", height=760, seed=14, prop=None, expression="calm", role="witness", label="old man",
                   clothes=dict(top="long_coat", colour="#cfcfd2", hat="wide_brim", hat_colour="#83868f", beard="short", glasses=False, shoes="boots", bottom_colour="#a9abb2"),
                   how={"as": "ink", "strength": 0.3, "hatch": 0.8, "line": 1.2, "inner": 0.6, "light": 0.6})
    with_back = (man["back"][0] - 372, man["shoulder"][1] - 520)
    boy = p.draw(moved(sleeper, with_back), name="sleeping boy", role="subject", how={"light": 0.15, "uneven": 0.6, "line": 0.9})
    p.draw(moved(sack, with_back), name="rucksack", role="subject", how={"strength": 0.5, "hatch": 0.8, "line": 1.1, "light": 0.5})
    p.draw(moved(arm, with_back), name="hanging arm", record=False, how={"light": 0.15})
    p.put("pinwheel", at=(364 + with_back[0], 560 + with_back[1]), scale=0.42, turn=14, role="accent", contact=0, behind="rucksack")
    p.put("pilgrim staff", at=(man["hand_east"][0] + 4, 1112), scale=1.45, contact=0)
    p.draw(lambda pen: straps(pen, man["shoulder"], with_back), name="straps", record=False, behind="rucksack", how={"strength": 0.7})
    s.relate(man, "carries", boy)
    s.describe("A sleeping boy leans out of an old man’s rucksack. The bearded man "
               "walks with a staff; a gourd and a shell hang on it. The boy’s arm "
               "dangles, a pinwheel sticks up. Everything is grey and white; only the"
               " boy’s jumper, the pinwheel and the gourd are pink.")  # fmt: skip
    s.moods("tender", "weary", "protective", "wistful")
    s.themes("ageing", "the inner child", "burden", "care", "journey")
    s.says("still in there", "heavy", "don't wake him", "luggage", "everything I kept", "are we there yet?", "generations", "my better half", "who carries whom", "long day",
           "second childhood", "hand luggage only", "the way home from the fair", "a promise kept", "grandpa's taxi")
    s.about(place="a bare path", time="day", weather="grey", light="even", composition="left", view="eye level")
