"""An old man carries himself as a child, asleep in the rucksack."""

from __future__ import annotations

from reverie.studio.colour import darken
from reverie.studio.finishes.watercolour_tools import InkPen, Paper
from reverie.studio.pen import Pen
from reverie.studio.scene import Scene, card

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
    """Head and arm of a sleeping boy over the rim of the sack."""
    pen.path("M222,530C214,470 250,438 300,440C352,442 392,470 388,532C340,556 270,556 222,530Z", ROSE)
    pen.circle(288, 420, 58, "#f0c4a6")
    pen.path("M232,428C222,372 262,344 300,350C346,356 358,392 346,414C330,392 300,388 284,396C262,404 244,412 232,428Z", "#7a5a48")
    pen.path("M262,428q12,8 24,0M306,432q12,8 24,0", "#4a3a34", stroke=3.4)
    pen.path("M284,454q10,6 20,0", "#4a3a34", stroke=3)
    pen.circle(262, 444, 9, "#eaa59a")
    pen.circle(326, 446, 9, "#eaa59a")
    pen.path("M366,500C404,520 420,570 414,630C406,650 388,648 384,632C388,590 376,552 350,530Z", ROSE)
    pen.circle(400, 642, 15, "#f0c4a6")
    pen.path("M396,656C390,690 400,706 392,740", "#8f929c", stroke=3)


def moved(draw, by):
    """The same drawing, shifted."""
    def shifted(pen: Pen) -> None:
        with pen.at(*by):
            draw(pen)
    return shifted


def straps(pen: Pen, shoulder, by) -> None:
    """From the top of the sack over the shoulder and back under the arm."""
    x, y = 392 + by[0], 560 + by[1]
    pen.curve([(x, y), (x + 40, y - 34), (shoulder[0] + 22, shoulder[1] + 6), (shoulder[0] + 40, shoulder[1] + 60), (shoulder[0] + 20, y + 130), (x + 6, y + 190)],
              "#8f7a66", stroke=15, closed=False)


def hill(k: InkPen) -> None:
    k.line([(20, 1130), (180, 1112), (360, 1120), (560, 1096), (790, 1060)], 2.4, broken=0.35)
    k.line([(560, 1040), (660, 1010), (770, 1000)], 1.4, broken=0.8)
    k.tufts([(80, 1124), (140, 1140), (620, 1092), (700, 1080), (300, 1150), (500, 1130)], 26)


@card(id="vhexhw", title="Still Asleep", seed=29, palette="graphite_rose", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("swept", "#c3c6cc", strength=0.5)
    p.patch((30, 1070, 780, 1180), "#b4b2ac", strength=0.55, fade=(0, 1), name="path", ragged=0.6)
    man = p.figure(at=(420, 1110), age="old", pose="walk", view="right", height=760, seed=14, prop=None, expression="calm", role="witness", label="old man",
                   clothes=dict(top="long_coat", colour="#cfcfd2", hat="wide_brim", hat_colour="#83868f", beard="short", glasses=False, shoes="boots", bottom_colour="#a9abb2"),
                   how={"as": "ink", "strength": 0.3, "hatch": 0.8, "line": 1.2, "inner": 0.6, "light": 0.6})
    with_back = (man["back"][0] - 372, man["shoulder"][1] - 520)
    boy = p.draw(moved(sleeper, with_back), name="sleeping boy", role="subject", how={"light": 0.15, "uneven": 0.6, "line": 0.9})
    p.draw(moved(sack, with_back), name="rucksack", role="subject", how={"strength": 0.5, "hatch": 0.8, "line": 1.1, "light": 0.5})
    p.put("pinwheel", at=(226 + with_back[0], 560 + with_back[1]), scale=0.42, turn=-18, role="accent", contact=0, behind="rucksack")
    p.put("pilgrim staff", at=(man["hand_east"][0] + 4, 1112), scale=1.45, contact=0)
    p.draw(lambda pen: straps(pen, man["shoulder"], with_back), name="straps", record=False, how={"strength": 0.7})
    p.ink(hill, name="path line")
    s.relate(man, "carries", boy)
    s.describe("An old bearded man in a hat and a long coat, drawn in grey ink, walks to the right with a staff. From the rucksack on his back leans a sleeping boy "
               "in rose red, one arm hanging out, the only colour on the card; a pinwheel sticks up beside him.")
    s.moods("tender", "weary", "protective", "wistful")
    s.themes("ageing", "the inner child", "burden", "care", "journey")
    s.says("still in there", "heavy", "don't wake him", "luggage", "everything I kept", "are we there yet?", "generations", "my better half", "who carries whom", "long day",
           "second childhood", "hand luggage only", "the way home from the fair", "a promise kept", "grandpa's taxi")
    s.about(place="a bare path", time="day", weather="grey", light="even", composition="left", view="eye level")
