"""Two roads, and at each a sun on a stick; one of them is being licked away."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

YELLOW, ORANGE, RED, BLUE, GOAT = "#f9c22e", "#ee7a22", "#d43f2a", "#4a7fa0", "#fbeed8"


def lollipop(pen: Pen, x: float, y: float, r: float, foot: float, tone: str, swirl: str, turn: float, eaten: bool) -> None:
    pen.poly([(x - 10, y), (x + 10, y), (x + 12, foot), (x - 12, foot)], "#fbeed2")
    with pen.at(x, y, turn=turn):
        for k in range(14):
            a = math.tau * k / 14
            if eaten and 0.0 < (a + math.radians(turn)) % math.tau < 1.5:
                continue
            b, far = 0.1, r * (1.36 if k % 2 else 1.24)
            pen.poly([(math.cos(a - b) * r * 1.06, math.sin(a - b) * r * 1.06), (math.cos(a) * far, math.sin(a) * far), (math.cos(a + b) * r * 1.06, math.sin(a + b) * r * 1.06)], tone)
        pen.circle(0, 0, r, tone)
        arm = [(math.cos(0.5 * t) * (r - 12) * t / 28, math.sin(0.5 * t) * (r - 12) * t / 28) for t in range(2, 29)]
        pen.taper(arm, 5, 17, swirl)
    if eaten:  # licked away on the goat's side
        for bx, by, br in ((150, 40, 46), (128, 96, 44), (74, 142, 46), (140, 150, 70)):
            pen.erase(f"M{x + bx - br},{y + by}a{br},{br} 0 1 1 {2 * br},0a{br},{br} 0 1 1 {-2 * br},0Z")
        pen.path(f"M{x + 30},{y + 116}c10,20 6,50 -4,58c-10,-8 -12,-30 -6,-54Z", darken(tone, 0.1))


def rearing_goat(pen: Pen) -> None:
    """On its hind legs, front hooves on the stick, tongue out."""
    far = darken(GOAT, 0.18)
    pen.path("M742,700C776,740 790,780 770,826L776,884H748L742,822C730,790 716,770 706,740Z", far)
    pen.path("M636,596C600,612 584,632 572,664L584,690L602,676C612,656 634,644 660,640Z", far)
    pen.path("M782,676C806,668 822,640 816,612C800,628 784,640 770,644Z", GOAT)
    pen.path("M640,520C650,494 690,490 712,512C760,560 800,640 796,712C790,756 740,770 704,744C668,716 634,600 640,520Z", GOAT)
    pen.path("M716,700C740,730 740,770 716,812L722,886H692L690,810C690,780 668,762 672,720Z", GOAT)
    pen.path("M644,556C612,552 588,566 570,590L578,618L598,610C612,594 634,592 656,600Z", GOAT)
    for x, y in ((692, 872), (748, 870)):
        pen.rect(x - 2, y, 34, 18, "#4a3a3a")
    pen.path("M566,588l18,-12l16,34l-22,10ZM566,664l20,-10l18,24l-18,14Z", "#4a3a3a")
    pen.path("M650,560C640,520 646,486 652,470L704,456C722,480 726,520 720,560Z", GOAT)
    pen.path("M672,404C690,350 740,330 776,350C744,356 716,380 700,418Z", "#7a4a34")
    pen.path("M700,424L752,408C758,424 736,446 704,446Z", far)
    pen.path("M618,470C600,462 596,444 606,434C630,420 650,396 684,396C716,398 726,430 712,462C700,486 664,490 640,482Z", GOAT)
    pen.path("M622,476C618,510 634,534 646,548C652,526 654,504 650,482Z", "#fffaf0")
    pen.path("M600,462C576,462 556,452 548,436C544,426 556,420 562,428C572,440 588,446 606,448Z", RED)
    pen.oval(664, 424, 11, 8, "#f9c22e")
    pen.rect(657, 421, 14, 5, "#2d1c18")
    pen.circle(608, 442, 3.5, "#2d1c18")


def shifted(pen: Pen, by: float) -> None:
    with pen.at(by, 0):
        rearing_goat(pen)


def roads(pen: Pen) -> None:
    pen.path("M300,1240C330,1120 350,1050 330,1000C300,930 200,900 96,880L120,858C240,866 350,900 400,964C450,900 560,866 690,854L716,876C600,900 500,930 472,1000C452,1050 480,1120 520,1240Z", "#ffffff")


def bow_tie(pen: Pen, x: float, y: float, tone: str) -> None:
    pen.path(f"M{x},{y}C{x - 30},{y - 40} {x - 66},{y - 30} {x - 60},{y}C{x - 62},{y + 30} {x - 30},{y + 30} {x},{y}Z", tone)
    pen.path(f"M{x},{y}C{x + 30},{y - 40} {x + 66},{y - 30} {x + 60},{y}C{x + 62},{y + 30} {x + 30},{y + 30} {x},{y}Z", tone)
    pen.path(f"M{x - 6},{y}l-26,70l18,-8l12,-50ZM{x + 6},{y}l26,66l-18,-6l-12,-48Z", darken(tone, 0.2))
    pen.circle(x, y, 12, darken(tone, 0.2))


def edges(k: InkPen) -> None:
    k.line([(96, 880), (220, 906), (310, 950), (338, 1010), (330, 1090), (300, 1200)], 2.0, broken=0.3)
    k.line([(120, 858), (260, 874), (360, 920), (400, 964), (440, 920), (560, 872), (690, 854)], 2.0, broken=0.25)
    k.line([(716, 876), (580, 904), (490, 950), (466, 1010), (480, 1090), (520, 1200)], 2.0, broken=0.3)
    k.tufts([(400, 985), (380, 1000), (424, 1004), (200, 960), (620, 960), (120, 1080), (690, 1090), (250, 1150), (570, 1160)], 26)


@card(id="yp0c9n", title="Two Suns to Choose", seed=616, palette="marigold", light=(-0.3, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    wood = s.stage("signpost forest", ground=900, near=2, far=12, gap=420, mist="haze")
    p.wash([(-60, 60), (180, 40), (360, 110), (384, 330), (360, 560), (372, 780), (200, 900), (-60, 900)], BLUE, name="cool half of the sky", behind="forest floor", strength=0.85, wet=0.5, bloom=3, charge="#7f86a8", ragged=0.2, fade=(0, 0.6))
    p.wash([(860, 40), (620, 60), (440, 100), (418, 330), (444, 560), (428, 780), (600, 900), (860, 900)], "#f2a03c", name="warm half of the sky", behind="forest floor", strength=0.8, wet=0.5, bloom=3, charge="#d8603a", ragged=0.2, fade=(0, 0.6))
    p.wash(roads, "#ffffff", name="fork in the road", wet=0, pool=0, bloom=0)
    p.ink(edges, name="edges of the roads")
    p.draw(lambda pen: lollipop(pen, 206, 350, 128, 884, YELLOW, ORANGE, 0, False), name="sun on a stick", role="subject", how={"light": 0.1, "second": 0.15, "uneven": 0.7, "line": 1.2, "bloom": 1.0})
    sun = p.draw(lambda pen: lollipop(pen, 536, 356, 124, 872, "#f4683a", lighten(YELLOW, 0.35), 30, True), name="licked sun on a stick", role="subject", how={"light": 0.1, "second": 0.15, "uneven": 0.7, "line": 1.2, "bloom": 1.0})
    p.draw(lambda pen: bow_tie(pen, 206, 506, RED), name="red bow", role="accent", how={"light": 0.2, "hatch": 0.3})
    goat = p.draw(lambda pen: shifted(pen, -20), name="licking goat", role="subject", how={"light": 0.3, "second": 0.35, "hatch": 0.35, "line": 1.15})
    p.figure(at=(400, 1140), age="adult", pose="hands_on_hips", view="back", height=340, seed=11, role="witness", label="traveller", prop=None,
                   clothes=dict(top="coat", colour="#5a6f8c", hat="wide_brim", hat_colour="#9a5a3a", shoes="boots", bottom_colour="#6a4a3a"), how={"light": 0.25})
    p.glaze([(330, 1140), (400, 1128), (480, 1140), (500, 1170), (420, 1184), (320, 1166)], "#8d7f9c", strength=0.5, name="shadow")
    s.relate(sun, "leads to", wood)
    s.relate(sun, "feeds", goat)
    s.describe("At a fork in the road, two suns stand like lollipops. A traveller "
               "stands before them, hands on hips. The left sun is yellow with a red "
               "bow, the right one red; a white goat on its hind legs licks it. Blank"
               " signposts crowd both edges.")  # fmt: skip
    s.moods("torn", "tempted", "amused", "suspicious")
    s.themes("choice", "temptation", "roads", "sweetness", "running out of time")
    s.says("sweet tooth", "east or west", "sugar rush", "melting", "tomorrow or yesterday", "the grass is always greener", "who got here first?", "goat's choice", "a bad sign",
           "eat the day", "bait", "both, please", "forbidden treats", "no signal", "decisions, decisions", "the early goat", "dessert before the road", "sunburn")
    s.about(time="day", weather="clear", light="two small suns", composition="split", view="eye level")
