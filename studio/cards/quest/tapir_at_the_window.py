"""A tapir draws a grey dream, like ribbon, out of the ear of a sleeper."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card

GREY, WOOD = "#9aa0b4", "#75604f"
LEFT, RIGHT, TOP, SILL = 70, 500, 130, 640


def bedstead(pen: Pen) -> None:
    pen.path("M96,1150V770Q114,744 132,770V1150Z", WOOD)
    pen.path("M820,1100H130V1040H820Z", WOOD)
    pen.path("M130,1044V990C200,974 340,974 820,976V1044Z", "#dfe4f0")
    pen.path("M140,996C120,900 170,850 270,856C380,862 430,900 420,976C340,1006 200,1012 140,996Z", "#e6eaf4")


def blanket(pen: Pen) -> None:
    pen.path("M410,984C430,900 500,850 590,862C680,836 760,850 840,842V1104C790,1084 760,1112 710,1092C660,1112 620,1088 570,1106C520,1088 490,1108 440,1092C424,1060 414,1020 410,984Z", "#4a66a8")
    pen.path("M410,984C424,900 490,846 550,864C530,910 516,1000 514,1098C490,1106 466,1102 440,1092C424,1060 414,1020 410,984Z", "#f4f2ea")
    for x, y in ((600, 920), (690, 970), (630, 1030), (740, 900), (760, 1040), (570, 1000)):
        pen.path(f"M{x},{y - 13}l13,13l-13,13l-13,-13Z", "#9db0da")


def shoulder(pen: Pen) -> None:
    """One round shoulder in a plain nightshirt between the chin and the blanket, and a hand under the cheek."""
    pen.path("M366,930C376,866 440,824 520,824C580,826 604,860 600,930V1060H420C384,1040 362,980 372,930Z", "#b9c6e6")
    pen.path("M352,1010C362,990 398,980 420,990L430,1040C400,1046 366,1044 352,1032Z", "#b9c6e6")
    pen.path("M322,1012C330,1000 350,996 362,1002V1036C346,1042 328,1038 320,1028Z", "#d99a72")


def ribbon(pen: Pen, nose: tuple[float, float], ear: tuple[float, float]) -> None:
    """The dream: a ribbon that turns over and over on its way from the ear to the snout."""
    way = smooth_points([ear, (ear[0] + 44, ear[1] - 50), (430, 770), (560, 780), (690, 740), (748, 640), (700, 560), (640, 520), (610, nose[1] - 4), (nose[0] - 6, nose[1] - 4)], False, 16)
    n, turns = len(way), 5.5
    edges = []
    for i, (x, y) in enumerate(way):
        (x0, y0), (x1, y1) = way[max(0, i - 1)], way[min(n - 1, i + 1)]
        long = math.hypot(x1 - x0, y1 - y0) or 1.0
        half = (7 + 27 * min(1.0, i / n * 3)) * math.cos(math.pi * turns * i / n + 0.5)
        edges.append(((x - (y1 - y0) / long * half, y + (x1 - x0) / long * half), (x + (y1 - y0) / long * half, y - (x1 - x0) / long * half), half))
    for i in range(n - 1):
        (a, b, h), (c, d, _) = edges[i], edges[i + 1]
        pen.poly([a, c, d, b], GREY if h > 0 else darken(GREY, 0.38))
        pen.poly([a, c, d, b], GREY if h > 0 else darken(GREY, 0.38), stroke=1.5)


@card(id="prrmrw", title="Tapir at the Window", seed=916, palette="indigo_wash", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash(f"M{LEFT},{TOP}H{RIGHT}V{SILL}H{LEFT}Z", "#22346e", name="night", strength=1.05, bloom=4, charge="#4a4f9a", wet=0, fade=(0.2, 0.4))
    for x, y, r in ((120, 190, 4), (220, 160, 3), (330, 200, 5), (420, 165, 3), (460, 250, 4), (160, 270, 3)):
        p.lift(f"M{x},{y - r * 2}l{r},{r}l{r},{r}l-{r},{r}l-{r},{r}l-{r},-{r}l-{r},-{r}l{r},-{r}Z", 0.95, soft=0.8, loose=0.5)
    p.draw(lambda pen: (pen.rect(LEFT - 26, TOP - 30, RIGHT - LEFT + 52, 30, WOOD), pen.rect(RIGHT, TOP, 26, SILL - TOP, WOOD)), name="window frame", role="place", how={"light": 0.1, "hatch": 0.4})
    tapir = p.put("tapir", at=(300, 690), scale=1.72, flip=True, role="subject", contact=0, how={"light": 0.3, "hatch": 0.5, "bloom": 1.0, "second": 0.4})
    p.wash(f"M-20,{TOP - 60}H{LEFT - 2}V{SILL}H{RIGHT + 60}V760H-20Z", "#ffffff", name="bare wall", wet=0, pool=0, bloom=0)
    p.draw(lambda pen: (pen.rect(LEFT - 26, TOP - 30, RIGHT - LEFT + 52, 30, WOOD), pen.rect(LEFT - 26, TOP, 26, SILL - TOP, WOOD), pen.rect(LEFT - 52, SILL - 4, RIGHT - LEFT + 110, 30, lighten(WOOD, 0.12))), name="sill", record=False, how={"light": 0.2, "hatch": 0.3})
    p.patch((-40, 1020, 840, 1190), "#8fa0cc", strength=0.4, fade=(0, 0.9), name="floor", ragged=0.5)
    p.draw(bedstead, name="bed", role="place", how={"light": 0.2, "hatch": 0.3})
    man = p.figure(at=(452, 950), age="adult", pose="lie_asleep", view="front", height=640, seed=8, role="witness", label="sleeping man", prop=None, contact=0, expression="asleep",
                   clothes=dict(top="pyjamas", colour="#c3cce4", beard="moustache", hat="nightcap", hat_colour="#e8b23a"), hair="short", skip={"arm_right", "hand_right", "arm_left", "hand_left", "collar"}, how={"light": 0.15})
    p.draw(shoulder, name="shoulder", record=False, how={"light": 0.25, "second": 0.3})
    p.draw(blanket, name="blanket", record=False, how={"light": 0.25, "hatch": 0.3, "bloom": 0.8})
    head, nose = man["head"], tapir["nose"]
    ear = (head[0] + 4, head[1] - 34)
    dream = p.draw(lambda pen: ribbon(pen, nose, ear), name="grey ribbon of a dream", role="accent", how={"light": 0.2, "uneven": 0.9, "hatch": 0.25, "wet": 0.1})
    s.relate(dream, "feeds", tapir)
    s.describe("A tapir pulls a long ribbon out of a sleeping man’s ear. It leans in "
               "through an open window and draws with its snout. The man lies in bed "
               "below in a yellow nightcap. The ribbon is grey. Outside is a dark "
               "blue, starry night.")  # fmt: skip
    s.moods("eerie", "gentle", "comic", "relieved")
    s.themes("dreams", "night visitors", "relief", "theft", "sleep")
    s.says("nightmare", "spaghetti", "a load off the mind", "midnight snack", "who ordered this?", "brain drain", "forgotten by morning", "house guest", "it is good for you", "thief of sleep",
           "appetite", "therapy by night", "unwinding", "leave the window open", "food for thought", "what was I saying?", "the last of the fear", "slurp")
    s.about(place="a bedroom of which one sees the window and the bed", time="night", weather="clear", light="starlight", composition="left", view="eye level")

