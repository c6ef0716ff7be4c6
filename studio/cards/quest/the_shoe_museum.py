"""In a wall, one shoe each of many travellers; in one niche sits the girl with bare feet."""

from __future__ import annotations

import math
from collections.abc import Callable

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

RED, DEEP = "#d4472c", "#7a5a40"
COLUMNS, ROWS = (142, 400, 658), (410, 780)  # middles and sills


def niche(pen: Pen, x: float, y: float) -> None:
    inner = "#f0d9a4" if (x, y) == (COLUMNS[1], ROWS[1]) else DEEP  # hers is lit
    pen.path(f"M{x - 112},{y + 14}V{y - 150}C{x - 112},{y - 270} {x + 112},{y - 270} {x + 112},{y - 150}V{y + 14}Z", "#d9c197")
    pen.path(f"M{x - 92},{y}V{y - 146}C{x - 92},{y - 244} {x + 92},{y - 244} {x + 92},{y - 146}V{y}Z", inner)
    pen.path(f"M{x - 92},{y}V{y - 146}C{x - 92},{y - 200} {x - 60},{y - 218} {x - 30},{y - 220}C{x - 60},{y - 196} {x - 66},{y - 170} {x - 66},{y - 140}V{y}Z", darken(inner, 0.3))
    pen.path(f"M{x - 124},{y}H{x + 124}V{y + 24}H{x - 124}Z", "#efdcb4")


def glass(pen: Pen) -> None:
    pen.path("M66,300C84,330 110,346 150,352C176,356 214,362 220,378C222,388 214,392 206,392H150C128,392 112,370 92,358L88,392H78L72,330C66,320 62,310 66,300Z", "#cfe6e4")
    pen.path("M150,352C160,330 186,330 190,350C180,366 160,366 150,352Z", "#ffffff")


def boot(pen: Pen) -> None:
    pen.path("M340,190H434L430,300C450,324 486,336 490,368V392H352L350,380Z", "#94683f")
    pen.path("M330,176H444L440,220H334Z", "#c98a4a")
    pen.path("M346,378H492V394H346Z", "#3b2a20")
    pen.path("M352,300H430", "#5f4028", stroke=6)
    pen.rect(384, 290, 24, 20, "#e8c88a")


def rags(pen: Pen) -> None:
    pen.path("M606,270C640,256 670,262 680,276L676,330C700,340 736,350 738,374C738,388 728,392 716,392H610C596,360 598,310 606,270Z", "#d8cdb0")
    for d in ("M602,290L682,300L680,316L602,306Z", "M600,330L680,322L690,336L602,350Z", "M606,368L720,346L732,360L612,386Z"):
        pen.path(d, "#b5a083")
    pen.path("M606,276L584,262L590,284ZM676,320L704,312L690,330Z", "#b5a083")


def hoof_iron(pen: Pen) -> None:
    pen.path("M96,712C54,650 60,560 142,552C224,560 230,650 188,712H160C192,650 190,594 142,590C94,594 92,650 124,712Z", "#8b8f94")
    for x, y in ((84, 640), (92, 598), (200, 640), (192, 598), (100, 680), (184, 680)):
        pen.circle(x, y, 6, "#3b2a20")


def curled(pen: Pen) -> None:
    pen.path("M574,620C590,600 636,606 650,634C676,662 708,668 722,650C730,636 718,624 706,632C700,616 728,604 742,626C756,660 728,712 690,716H590C568,700 566,650 574,620Z", "#8b9a6a")
    pen.path("M574,622C590,604 636,610 648,634C620,640 592,640 574,622Z", "#3b2a20")
    pen.circle(702, 624, 9, "#e8bd5c")
    for x in (606, 634, 662):
        pen.circle(x, 684, 8, "#e8bd5c")


def tape(pen: Pen, points: list[tuple[float, float]], width: float = 20) -> None:
    """A measuring tape along these points, ticked like a ruler."""
    pen.curve(points, RED, stroke=width, closed=False)
    run = [(x0 + (x1 - x0) * i / 40, y0 + (y1 - y0) * i / 40) for (x0, y0), (x1, y1) in zip(points, points[1:], strict=False) for i in range(40)]
    gone, last = 0.0, run[0]
    for n, (x, y) in enumerate(run[1:-1], 1):
        gone += math.dist(last, (x, y))
        last = (x, y)
        if gone >= 16:
            gone = 0.0
            ux, uy = run[n + 1][0] - x, run[n + 1][1] - y
            size = math.hypot(ux, uy) or 1
            pen.line(x - uy / size * width * 0.42, y + ux / size * width * 0.42, x + uy / size * width * 0.02, y - ux / size * width * 0.02, "#fdf3dc", 4)


def moved(shape: Callable[[Pen], None], by: float) -> Callable[[Pen], None]:
    def lower(pen: Pen) -> None:
        with pen.at(0, by):
            shape(pen)

    return lower


def footprints(pen: Pen) -> None:
    """Bare feet came from the right and stopped at the ladder."""
    for i, x in enumerate(range(770, 290, -58)):
        y = 1128 + (i % 2) * 24 - i * 2
        pen.oval(x, y, 15, 7, "#8f6c42")
        pen.oval(x + 14, y + 1, 8, 6, "#8f6c42")
        for j in range(4):
            pen.circle(x - 20 + abs(j - 1.5) * 2, y - 6 + j * 4, 2.6, "#8f6c42")


def frames(k: InkPen) -> None:
    for x in (60, 330, 600):
        k.hatch(f"M{x},1056h140v14h-140Z", 0.5)
    k.tufts([(40, 1080), (300, 1096), (520, 1110), (760, 1086), (690, 1150), (180, 1150)], 26)


@card(id="zl9q04", title="The Shoe Museum", seed=624, palette="tea_stain", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    wall = s.stage("wall without end", top=110, ground=1030, door=604, wall="cloud", trees=False, shade=0.5, sky="top")
    p.draw(lambda pen: [niche(pen, x, y) for x in COLUMNS for y in ROWS], name="niches", role="subject", how={"light": 0.1, "second": 0.2, "hatch": 0.2, "uneven": 0.8, "line": 1.1})
    p.draw(moved(glass, 18), name="glass slipper", role="subject", how={"light": 0.5, "strength": 0.7})
    p.draw(moved(boot, 18), name="great boot", role="subject", how={"light": 0.35, "hatch": 0.5})
    p.draw(moved(rags, 18), name="foot rag", role="subject", how={"light": 0.3, "hatch": 0.4})
    p.draw(moved(hoof_iron, 64), name="horseshoe", role="subject", how={"light": 0.4, "hatch": 0.4})
    p.draw(moved(curled, 64), name="curled slipper", role="subject", how={"light": 0.3, "hatch": 0.4})
    p.put("ladder", at=(262, 1090), scale=0.74, turn=7, role="prop", contact=0)
    girl = p.figure(at=(372, 778), age="child", pose="sit_edge", view="front_right", height=400, seed=9, role="witness", label="barefoot girl", prop=None, hair="braids", skin="#c98f62", contact=0,
                    reach={"foot_left": (146, 34), "hand_left": (70, -56), "hand_right": (40, -50)}, clothes=dict(top="dress", colour="#7f9a86", shoes="barefoot", bottom="bare"), how={"light": 0.2, "second": 0.15})
    fx, fy = girl["foot_left"]
    hx, hy = girl["hand_left"]
    p.draw(lambda pen: tape(pen, [(hx - 6, hy + 4), (fx - 40, fy - 8), (fx + 22, fy + 10), (fx + 28, fy + 60), (fx + 6, fy + 130), (fx + 22, fy + 200), (fx + 2, fy + 268)], 22), name="measuring tape", role="accent", contact=0, behind="barefoot girl", how={"light": 0.0})
    p.put("cat", at=(424, 1090), scale=0.5, pose="sit", colour="#5f4028", how={"light": 0.2})
    p.ink(frames, name="lane")
    p.draw(footprints, name="footprints", record=False, how={"line": 0, "inner": 0, "strength": 0.6})
    s.relate(girl, "is inside", wall)
    s.describe("A barefoot girl in a wall niche measures her leg. Her red tape hangs "
               "to the ground. In the five other niches are a glass slipper, a boot, "
               "a foot of rags, a horseshoe and a green curled shoe. Below are a "
               "ladder, a black cat and bare footprints.")  # fmt: skip
    s.moods("curious", "lonely", "proud", "hushed")
    s.themes("belonging", "comparison", "history", "growing", "fairy tales")
    s.says("if it fits", "exhibit", "do not touch", "big shoes to fill", "history", "lost and found", "one size", "unfinished collection", "a foot in the door",
           "where is the other one?", "evidence", "the pedestal", "my turn", "barefoot", "standards", "once upon a time", "living statue", "measure twice")
    s.about(time="afternoon", weather="clear", light="sun from the left", composition="high", view="eye level")
