"""Off the Edge: the river on the map runs over the edge of the table and goes on as water."""

import math

import numpy as np

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.figures import Figure
from reverie_studio.motifs._forms import blob, curve
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WOOD, PAPER, SEA, ROSE, LAND, RIVER = "#a86a3a", "#f6e2b0", "#a9cdd2", "#e3a894", "#e0bd6a", "#4f9ab4"
TABLE = "M-20,392 L610,318 L716,640 L-20,792Z"
SHEET = blob("-30,430! 120,404 330,392 560,352! 606,470 664,628! 560,664 420,700 250,726 60,752 -30,764!")


def _kitchen(pen: Pen) -> None:
    pen.gradient("M0,0H800V330H0Z", (0, 0), (0, 330), [(0, "#c98a3a"), (1, "#e0aa55")])
    for r in range(4):
        for c in range(9):
            pen.rect(c * 92 - r % 2 * 46, 120 + r * 56, 88, 52, mix("#efcf88", "#dda650", ((r * 3 + c) % 4) / 5), 1, 4)
    pen.rect(0, 96, 800, 16, "#b9793f")
    for x, tone, k in ((560, "#5f9a94", 1.0), (640, "#c4573f", 0.8), (710, "#e8d9b0", 1.1), (40, "#c98a4a", 0.9)):
        pen.path(f"M{x},96 v{-40 * k} q24,-12 48,0 v{40 * k}Z", tone)
        pen.oval(x + 24, 96 - 40 * k, 24, 6, darken(tone, 0.2))
    pen.rect(0, 330, 800, 870, "#d9a85a")


def _tiles(pen: Pen) -> None:
    for r in range(14):
        for c in range(-4, 16):
            y = 330 + r * 64
            pts = [(c * 74 + r * 18 - 60, y), (c * 74 + r * 18 + 10, y - 8), (c * 74 + r * 18 + 28, y + 52), (c * 74 + r * 18 - 42, y + 60)]
            pen.poly(pts, "#efd49a" if (r + c) % 2 else "#dba95e")
    pen.rect(0, 312, 800, 26, "#a8693a")


def _table(pen: Pen) -> None:
    for x, y in ((80, 770), (690, 640)):
        pen.path(f"M{x - 20},{y} h44 l-8,330 h-26Z", darken(WOOD, 0.35))
    pen.path("M-20,792 L716,640 L718,690 L-20,846Z", darken(WOOD, 0.3))
    pen.path(TABLE, WOOD)
    with pen.clip(TABLE):
        for k in range(9):
            pen.line(-20, 410 + k * 46, 720, 324 + k * 40, darken(WOOD, 0.16), 3)


def _map(pen: Pen, rng: np.random.Generator) -> None:
    pen.path(SHEET, PAPER)
    with pen.clip(SHEET):
        pen.path(blob("-40,400 140,396 180,450 120,520 170,590 90,660 110,770 -60,780"), SEA)
        pen.path(blob("-40,420 118,408 150,450 96,522 140,590 66,660 84,770 -60,780"), mix(SEA, "#6fb0bc", 0.4))
        pen.path(blob("250,396 430,372 470,430 420,486 330,500 262,470"), ROSE)
        pen.path(blob("470,380 580,352 620,470 560,540 500,520 450,450"), LAND)
        pen.path(blob("170,600 280,560 360,600 370,690 240,740 150,730 130,660"), "#c3cc8a")
        pen.path(blob("440,560 560,560 640,600 660,640 480,690 420,650"), mix(ROSE, LAND, 0.5))
        for k in range(7):
            pen.path(f"M-30,{440 + k * 52} Q300,{410 + k * 46} 700,{350 + k * 48}", "#b98a4a", 0.35, stroke=2)
            pen.path(f"M{60 + k * 94},380 Q{70 + k * 100},560 {40 + k * 112},780", "#b98a4a", 0.35, stroke=2)
        for x, y in ((500, 420), (524, 408), (548, 420), (530, 446), (570, 450), (200, 640), (226, 624), (250, 640), (300, 620)):
            pen.path(f"M{x - 15},{y + 10} L{x},{y - 14} L{x + 15},{y + 10}Z", "#a8703f")
            pen.path(f"M{x},{y - 14} L{x + 15},{y + 10} H{x + 2}Z", "#7a4a2c")
        for k in range(9):
            t = k / 12
            pen.line(210 + 330 * t, 690 - 60 * t - 60 * math.sin(t * 3), 222 + 330 * t, 686 - 60 * t - 60 * math.sin(t * 3), "#b8433a", 5)
        for a in range(8):
            r = 34 if a % 2 == 0 else 17
            pen.path(f"M60,560 L{60 + 6 * math.cos(a * 0.785 + 1.57)},{560 + 6 * math.sin(a * 0.785 + 1.57)} "
                     f"L{60 + r * math.cos(a * 0.785)},{560 + r * math.sin(a * 0.785)}Z", "#fff3d0")  # fmt: skip
        pen.path(curve("300,398 322,440 296,486 330,540 420,556 520,566 566,604 520,640 440,646 414,712"), "#3f86a4", stroke=9)
        pen.path(curve("200,560 260,550 330,540"), "#3f86a4", stroke=5)
        pen.path(curve("580,470 560,520 520,566"), "#3f86a4", stroke=5)
    pen.path("M-20,764 Q120,748 250,726 Q420,700 560,664 L664,628", "#c99a54", stroke=4)


def _flood(pen: Pen) -> None:
    pen.path(blob("262,446 300,420 380,412 436,436 446,476 404,506 332,508 280,494"), "#9a6a34", 0.75)
    pen.path(blob("276,452 306,430 376,422 424,442 430,472 396,494 336,496 292,486"), "#c08a48", 0.9)
    for x, y in ((282, 470), (296, 482), (412, 488), (428, 470), (300, 446), (420, 448)):
        pen.rect(x - 8, y - 14, 16, 14, "#f3dfb8")
        pen.path(f"M{x - 11},{y - 13} L{x},{y - 25} L{x + 11},{y - 13}Z", "#a8433a")


def _hanging(pen: Pen) -> None:
    """Where the paper hangs over the edge it becomes a green cliff."""
    cliff = blob("236,728! 420,700 600,652! 640,740 628,820 664,890 600,930 520,926 470,906 410,936 330,930 276,900 300,840 252,800")
    pen.path(cliff, "#a9a254")
    with pen.clip(cliff):
        pen.path("M220,720 L620,640 L640,720 Q560,700 420,744 Q320,760 240,776Z", PAPER)
        pen.path("M240,760 Q330,750 420,730 Q560,700 640,700 L640,760 Q560,736 430,780 Q320,800 244,800Z", "#d9cd86")
        for x, tone in ((262, "#8f8c44"), (330, "#b8b060"), (500, "#8a8a42"), (570, "#b5ad5c"), (624, "#7f803c")):
            pen.path(f"M{x - 26},780 Q{x - 10},860 {x - 20},950 h44 Q{x + 20},850 {x + 14},770Z", tone, 0.8)
        for x, y in ((290, 870), (352, 830), (560, 810), (606, 880), (520, 890)):
            pen.path(f"M{x},{y} l18,30 l-8,24 l-22,-30Z", "#8a7a50", 0.8)
    for x, y, k in ((266, 800, 1), (310, 880, 1.2), (342, 806, 0.7), (552, 780, 0.8), (604, 838, 1.1), (634, 900, 1.2), (560, 890, 0.9), (288, 916, 1.1)):
        pen.rect(x - 3, y - 8 * k, 6, 16 * k, "#6a4a2c")
        pen.circle(x, y - 22 * k, 17 * k, "#6f8a3f")
        pen.circle(x - 5 * k, y - 27 * k, 10 * k, "#9ab05a")


def _falls(pen: Pen) -> None:
    d = "M392,704 Q420,694 440,702 Q470,760 464,850 Q470,900 490,936 Q430,956 378,936 Q402,880 396,820 Q400,750 392,704Z"
    pen.path(d, RIVER)
    with pen.clip(d):
        for k, x in enumerate((400, 411, 424, 430, 446)):
            bend, top, end = (8, 16, -4, 12, 20)[k], 700 + (0, 40, 14, 90, 30)[k], 940 - (0, 60, 10, 30, 90)[k]
            pen.path(f"M{x - 3},{top} Q{x + bend},{(top + end) / 2} {x - 4 + k * 2},{end} l{7 + k},0 Q{x + bend + 9},800 {x + 4},{top}Z",
                     ("#e6f4f2", "#8fc4d0", "#f4fbf8")[k % 3], 0.85)  # fmt: skip
    for x, y, r in ((392, 936, 18), (414, 944, 22), (440, 946, 24), (468, 942, 20), (486, 934, 14)):
        pen.circle(x, y, r, "#f4fbf8", 0.95)


def _delta(pen: Pen, rng: np.random.Generator) -> None:
    water = blob("380,926 440,914 500,926 560,960 700,980 840,960 840,1240 240,1240 300,1120 346,1040 350,970")
    pen.path(water, darken("#e0b868", 0.12))
    inner = blob("392,932 440,922 494,934 550,974 690,998 840,980 840,1240 270,1240 326,1124 366,1044 366,976")
    pen.path(inner, RIVER)
    with pen.clip(inner):
        pen.path("M392,932 Q440,1000 420,1240 H700 Q520,1080 494,934Z", lighten(RIVER, 0.16), 0.8)
        for _ in range(60):
            x, y = rng.uniform(300, 800), rng.uniform(960, 1200)
            pen.path(f"M{x - 18},{y} q9,-6 18,0 t18,0", "#cfe8ea", 0.7, stroke=2.6)
        for text, tone in (("440,1060 500,1030 560,1050 580,1110 520,1150 450,1130", "#c9b45e"), ("640,1040 720,1024 780,1050 760,1090 680,1096", "#b9b058"),
                           ("600,1150 700,1130 760,1160 720,1210 620,1210", "#d3bf6a"), ("340,1150 400,1140 420,1190 360,1216 320,1200", "#b9b058")):  # fmt: skip
            with pen.at(0, 7):
                pen.path(blob(text), "#8a6f3a")
            pen.path(blob(text), tone)
    for x, y, k in ((500, 1076, 1.0), (536, 1096, 1.3), (716, 1056, 1.0), (668, 1168, 1.3), (700, 1176, 1.0), (372, 1178, 0.9)):
        pen.rect(x - 3, y - 8 * k, 6, 16 * k, "#6a4a2c")
        pen.circle(x, y - 22 * k, 17 * k, "#6f8a3f")
        pen.circle(x - 5 * k, y - 27 * k, 10 * k, "#9ab05a")


def _ripples(pen: Pen) -> None:
    for r in (9, 17):
        pen.oval(556, 604, r * 1.5, r * 0.7, "#dff2f4", 0.9, stroke=2.6)
    for x, y in ((544, 588), (566, 584), (556, 576)):
        pen.circle(x, y, 3.4, "#6fb4c8")


def _chair(pen: Pen) -> None:
    wood = "#8a4f30"
    for x, y in ((676, 700), (790, 690)):
        pen.line(x, y, x, y + 150, darken(wood, 0.3), 15)
    pen.path("M648,690 L792,664 L812,706 L664,738Z", wood)
    pen.path("M664,738 L812,706 V724 L664,756Z", darken(wood, 0.3))
    pen.line(804, 700, 806, 470, wood, 17)


def _lamp(pen: Pen) -> None:
    pen.line(452, 0, 452, 70, "#4a3226", 6)
    pen.path("M380,150 Q392,66 452,62 Q512,66 524,150Z", "#3f7a80")
    pen.path("M380,150 Q392,66 430,64 Q408,100 408,150Z", "#6fa8a8")
    pen.oval(452, 150, 72, 13, "#fff6d0")


@card(id="wp5k6d", title="Off the Edge", seed=16, palette="ochre", light=(0.1, -0.95))
def paint(s: Scene) -> None:
    rng = s.own_rng("water")[0]
    s.draw(lambda pen: (_kitchen(pen), _tiles(pen)), name="kitchen", role="place", depth=0.6, rim=0, volume=0, haze=0.0)
    old = Figure(age="old", pose="look_down", view="front_right", height=600, hair=dict(kind="bald", colour="#f2eee6"), skin="#e8b68d",
                 clothes=dict(top="shirt", colour="#7f9a94", glasses=True, beard="moustache"), prop=None, look=(16, 30),
                 reach={"hand_right": (-10, -196), "hand_left": (132, -250)}, grips={"hand_right": "grip"})  # fmt: skip
    arms = ("arm_left", "hand_left", "arm_right", "hand_right")

    def grandfather(pen: Pen, over: bool) -> None:
        with pen.at(176, 716):
            old.draw(pen, s.palette, only=arms if over else None, skip=() if over else arms)

    s.draw(lambda pen: grandfather(pen, False), name="grandfather", role="witness", material="figure", depth=0.7, volume=0.2)
    s.shade("M-20,900 L716,700 L760,860 L-20,1080Z", "#7a4a24", 0.45, 30)
    s.draw(_table, name="table", role="place", depth=0.8, rim=0.2, volume=0.1)
    sheet = s.draw(lambda pen: _map(pen, rng), name="map", role="subject", depth=0.82, rim=0.1, volume=0.06, wobble=0.8, shadow=(4, 7, 6, 0.4))
    s.draw(_flood, name="flooded capital", depth=0.83, rim=0.1)
    s.put("teacup", at=(352, 486), scale=0.42, role="accent", depth=0.85)
    s.draw(lambda pen: pen.poly([(60, 566), (70, 540), (330, 494), (338, 514)], "#c98f45"), name="ruler", depth=0.85, shadow=(3, 4, 3, 0.4))
    s.draw(lambda pen: grandfather(pen, True), name="arms", material="figure", depth=0.86, volume=0.2, record=False, shadow=(5, 8, 6, 0.35))
    s.draw(lambda pen: _delta(pen, rng), name="delta", role="subject", depth=0.85, rim=0.2, volume=0.1)
    s.draw(_hanging, name="map turning into land", role="subject", depth=0.87, shadow=(8, 10, 12, 0.4))
    s.draw(_falls, name="waterfall", depth=0.88, rim=0.1)
    s.draw(_chair, name="chair", depth=0.85, shadow=(8, 12, 10, 0.35))
    s.figure((716, 704), age="child", pose="kneel_both", view="left", height=330, role="witness", label="girl", seed=5,
                    clothes=dict(top="dress", colour="#c4473f"), hair=dict(kind="pony", colour="#7a4226"), prop=None,
                    reach={"hand_left": (-170, -92), "hand_right": (-110, -50)}, grips={"hand_left": "point"})  # fmt: skip
    s.draw(_ripples, name="ripples", depth=0.9, record=False)
    s.put("sailing boat", at=(600, 1020), scale=0.3, depth=0.9)
    s.put("sailing boat", at=(430, 1010), scale=0.2, flip=True, depth=0.88)
    s.put("paper boat", at=(760, 1140), scale=0.4, depth=0.92)
    s.put("reeds", at=(320, 1196), scale=0.5, depth=0.92)
    s.put("reeds", at=(560, 1200), scale=0.46, depth=0.92)
    s.draw(_lamp, name="lamp", depth=0.9)
    s.beam((452, 150), (420, 760), 150, 620, "#fff0b8", 0.15, soft=26)
    s.relate(sheet, "turns into", "real river")

    s.vignette(0.24)
    s.describe("A river on a map pours off the table as real water. Where it hangs "
               "down, the map is green land; on the tiles are reeds, islands and "
               "boats. An old man holds a ruler, a girl dips a finger in. A teacup "
               "stands in tea among tiny houses.")  # fmt: skip
    s.moods("adventurous", "cosy", "comic", "curious")
    s.themes("travel", "imagination", "grandparents", "maps and worlds", "consequences")
    s.says("off the map", "plans come true", "mind the edge", "where the paper ends", "a storm in a teacup", "armchair travellers",
           "it started with a line", "the river remembers", "kitchen geography", "overflowing ideas", "who will mop that up",
           "generations at one table", "here be boats", "gone with the flow", "drip, splash, roar", "a finger in everything")  # fmt: skip
    s.about(place="a kitchen", time="evening", weather="still", light="a lamp over the table", view="from above, three-quarter",
            composition="diagonal", witness="a grandfather and a small girl")  # fmt: skip
