"""Relatives: the portraits on the wall help themselves to tea."""

from typing import Any

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.figures import Figure
from reverie_studio.motifs._forms import blob, tube
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WALL, GILT, CLOTH, SKIN = "#b4583a", "#d9a441", "#f3e3c6", "#dfae86"
TABLE = 926.0
# frame x, y, width, height, round, ground of the picture
FRAMES: tuple[tuple[float, float, float, float, bool, str], ...] = (
    (34, 60, 166, 214, False, "#4a5a4a"), (226, 36, 150, 190, True, "#5a3f4a"), (402, 60, 178, 226, False, "#3f4a5a"),
    (606, 40, 162, 206, True, "#5a4a38"), (24, 318, 150, 196, True, "#3f5258"), (626, 286, 150, 200, False, "#4f4a3a"),
    (20, 560, 158, 206, False, "#56404a"), (632, 536, 148, 190, True, "#3f5248"), (210, 268, 150, 180, False, "#4a4452"),
    (414, 330, 174, 212, False, "#6f7a6a"),
)  # fmt: skip


def _shape(x: float, y: float, w: float, h: float, rounded: bool) -> str:
    if rounded:
        return f"M{x},{y + h / 2} A{w / 2},{h / 2} 0 1 1 {x + w},{y + h / 2} A{w / 2},{h / 2} 0 1 1 {x},{y + h / 2}Z"
    return f"M{x},{y}H{x + w}V{y + h}H{x}Z"


def _wall(pen: Pen) -> None:
    pen.gradient("M0,0H800V1200H0Z", (0, 900), (800, 100), [(0, "#d9783f"), (0.4, WALL), (1, "#7f3a30")])
    for i in range(9):
        for j in range(14):
            x, y = i * 100 + j % 2 * 50, j * 86 + 12
            pen.path(f"M{x},{y} q16,-22 0,-40 q-16,18 0,40 q26,-4 30,-22 q-24,-2 -30,22 q-26,-4 -30,-22 q24,-2 30,22Z", "#8f4030", 0.45)
    pen.rect(0, 1010, 800, 200, "#6a3628")
    for i in range(7):
        pen.rect(i * 120, 1024, 108, 180, "#7a4030", 1, 4)
    pen.rect(0, 1000, 800, 16, "#a85f40")


def _frame(pen: Pen, x: float, y: float, w: float, h: float, rounded: bool, ground: Colour) -> None:
    for grow, tone in ((19, darken(GILT, 0.4)), (16, GILT), (9, darken(GILT, 0.22)), (5, lighten(GILT, 0.35))):
        pen.path(_shape(x - grow, y - grow, w + 2 * grow, h + 2 * grow, rounded), tone)
    if not rounded:
        for cx, cy in ((x - 10, y - 10), (x + w + 10, y - 10), (x - 10, y + h + 10), (x + w + 10, y + h + 10)):
            pen.circle(cx, cy, 12, lighten(GILT, 0.15))
            pen.circle(cx, cy, 5, darken(GILT, 0.3))
    pen.path(_shape(x, y, w, h, rounded), ground)
    with pen.clip(_shape(x, y, w, h, rounded)):
        pen.path(f"M{x},{y} h{w} L{x},{y + h * 0.7}Z", lighten(ground, 0.12))


def _rocking_chair(pen: Pen, x: float, y: float) -> None:
    wood = "#3f2a20"
    with pen.at(x, y, turn=-9):
        for dx in (-34, 30):
            pen.line(dx, -4, dx - 4, -66, wood, 7)
        pen.line(-38, -60, -58, -150, wood, 8)
        pen.line(-40, -62, 36, -62, wood, 9)
        for k in range(3):
            pen.line(-44 - k * 6, -82 - k * 26, -26 - k * 6, -84 - k * 26, wood, 5)
        pen.line(-46, -96, 30, -92, wood, 6)
        pen.line(30, -92, 30, -62, wood, 6)
        pen.path("M-66,0 Q-4,26 62,-8", wood, stroke=8)
        pen.path("M-40,-66 q40,-16 76,-2 l-2,8 h-76Z", "#a8433a")
    for k in (0, 1):
        pen.path(f"M{x - 78 - k * 12},{y - 130} q-10,26 -2,48", "#dfe6d6", 0.7, stroke=3)
        pen.path(f"M{x + 62 + k * 10},{y - 20} q8,-16 4,-30", "#dfe6d6", 0.7, stroke=3)


def _sleeve(pen: Pen, knots: str, tone: str, cuff: str, skin: str) -> None:
    """An arm that leaves its picture and ends in a hand."""
    words = [tuple(float(v) for v in word.split(",")) for word in knots.split()]
    d = tube(knots)
    pen.path(d, darken(tone, 0.3))
    with pen.clip(d), pen.at(-6, -5):
        pen.path(d, tone)
    (x0, y0, _), (x1, y1, r) = words[-2], words[-1]
    length = max(1.0, ((x1 - x0) ** 2 + (y1 - y0) ** 2) ** 0.5)
    ux, uy = (x1 - x0) / length, (y1 - y0) / length
    hx, hy = x1 + ux * r * 1.7, y1 + uy * r * 1.7
    pen.path(tube(f"{x1},{y1},{r * 0.62} {hx},{hy},{r * 0.84}"), skin)
    for k in (-1, 0, 1):
        fx, fy = hx + ux * r * 1.1 - uy * k * r * 0.45, hy + uy * r * 1.1 + ux * k * r * 0.45
        pen.path(tube(f"{hx - uy * k * r * 0.4},{hy + ux * k * r * 0.4},{r * 0.3} {fx},{fy},{r * 0.24}"), darken(skin, 0.06 * (k + 1)))
    pen.path(tube(f"{x1 - ux * r * 0.15},{y1 - uy * r * 0.15},{r * 1.1} {x1 + ux * r * 0.1},{y1 + uy * r * 0.1},{r * 1.06}"), cuff)


def _sweets(pen: Pen) -> None:
    pen.oval(262, 934, 46, 12, darken(CLOTH, 0.3))
    pen.path("M226,896 Q228,936 262,938 Q296,936 298,896Z", "#5f8a86")
    pen.oval(262, 896, 37, 10, "#3f6a66")
    for x, y in ((246, 892), (262, 888), (278, 892), (256, 882), (270, 882)):
        pen.rect(x - 8, y - 8, 15, 13, "#fffaf0", 1, 2)
    pen.path("M532,932 h52 l-12,-18 v-18 h-28 v18Z", "#d9a441")
    pen.oval(558, 894, 66, 14, "#e8c46a")
    for x, y in ((520, 880), (546, 876), (574, 876), (598, 882), (534, 862), (562, 860), (586, 864), (560, 846)):
        pen.path(blob(f"{x - 15},{y + 8} {x - 12},{y - 8} {x},{y - 12} {x + 12},{y - 8} {x + 15},{y + 8}"), "#c98a4a")
        pen.circle(x, y - 11, 5, "#a8332f")


def _dog_picture(pen: Pen) -> None:
    _frame(pen, 664, 890, 118, 148, False, "#4a5a4a")
    pen.path(blob("690,1038 692,980 716,950 752,960 772,1000 774,1038"), "#b98a5a")
    pen.path(blob("676,906 706,884 740,892 752,924 744,956 706,966 668,948 654,930"), "#d3a874")
    pen.path(blob("724,892 752,896 766,930 756,966 738,950 728,920"), "#7a4a2c")
    pen.oval(658, 928, 11, 9, "#2a1a18")
    pen.circle(700, 914, 5, "#2a1a18")
    pen.path("M664,946 Q686,962 706,952", "#5a2f22", stroke=4)
    pen.path("M676,954 q6,22 18,18 q8,-8 0,-18Z", "#d9706a")


def _fire_chair(pen: Pen) -> None:
    wood = "#5a2f22"
    for x in (40, 138):
        pen.line(x, 1190, x + 4, 1046, darken(wood, 0.2), 14)
    pen.line(44, 1060, 36, 836, wood, 15)
    pen.line(142, 1060, 140, 836, wood, 15)
    for y in (852, 910, 968):
        pen.path(f"M36,{y} Q88,{y - 14} 140,{y} l0,22 Q88,{y + 8} 38,{y + 22}Z", lighten(wood, 0.1))
    pen.path("M26,1040 L152,1036 L176,1072 L24,1078Z", "#a8433a")
    pen.path("M24,1078 L176,1072 v16 L24,1094Z", darken(wood, 0.1))


def _table(pen: Pen) -> None:
    pen.oval(406, TABLE, 236, 62, darken(CLOTH, 0.12))
    pen.path(f"M170,{TABLE} Q176,1080 196,1150 Q230,1120 262,1160 Q300,1126 340,1166 Q390,1130 436,1168 Q480,1130 520,1162 "
             f"Q560,1124 606,1150 Q634,1080 642,{TABLE}Z", darken(CLOTH, 0.16))  # fmt: skip
    for x in (214, 296, 384, 474, 560):
        pen.path(f"M{x},{TABLE + 40} q-10,100 4,200 q22,-90 16,-196Z", darken(CLOTH, 0.3), 0.6)
    pen.path(f"M170,{TABLE} Q172,990 184,1060 Q300,1010 406,1012 Q520,1010 628,1060 Q640,990 642,{TABLE}Z", "#c9503a", 0.85)
    pen.oval(406, TABLE - 6, 236, 58, CLOTH)
    pen.oval(406, TABLE - 8, 204, 46, lighten(CLOTH, 0.4))


@card(id="7ngxfq", title="Relatives", seed=4, palette="rust", light=(-0.8, 0.1))
def paint(s: Scene) -> None:
    s.draw(_wall, name="wall", role="place", depth=0.6, rim=0, volume=0)
    people: tuple[tuple[int, str, str, dict[str, Any], str, str], ...] = (
        (0, "broad", "front_right", dict(top="uniform", colour="#8f3a34", beard="moustache", trim="#e8c46a"), "short", "#6b4228"),
        (1, "old", "front_right", dict(top="gown", colour="#3a3f4e", hat="headscarf", hat_colour="#f0e8d8"), "bun", "#e8e3da"),
        (2, "tall", "front_left", dict(top="tailcoat", colour="#2f4050", hat="top", beard="long"), "short", "#a8622c"),
        (3, "adult", "front_left", dict(top="gown", colour="#7d4a6b", hat="wide_brim", hat_colour="#a8433a"), "curly", "#86452a"),
        (4, "child", "front_right", dict(top="dress", colour="#d9a441"), "curly", "#d3a552"),
        (5, "broad", "front_left", dict(top="gown", colour="#2f6b6f", trim="#f0e8d8", glasses=True), "bun", "#57453c"),
        (6, "adult", "front_right", dict(top="long_coat", colour="#56704a", beard="short"), "messy", "#3a2620"),
        (7, "old", "front_left", dict(top="suit", colour="#4b3f3a", beard="long", glasses=True), "bald", "#e8e3da"),
        (8, "teen", "front", dict(top="uniform", colour="#34507a", hat="cap", hat_colour="#34507a"), "short", "#a8622c"),
    )  # fmt: skip
    for i, age, view, clothes, hair, tint in people:
        x, y, w, h, rounded, ground = FRAMES[i]
        s.draw(lambda pen, f=FRAMES[i]: _frame(pen, *f), name="gilt frame", depth=0.7, record=False, shadow=(12, 8, 10, 0.4))
        tall = h * (2.3 if age != "child" else 1.7)

        def sit(pen: Pen, i: int = i, age: str = age, view: str = view, clothes: Any = clothes, hair: str = hair, tint: str = tint,
                tall: float = tall) -> None:  # fmt: skip
            x, y, w, h, rounded, _ = FRAMES[i]
            who = Figure(age=age, pose="stand", view=view, height=tall, clothes=clothes, hair=dict(kind=hair, colour=tint), seed=i + 2,
                         prop=None, expression=("glad", "sly", "calm", "glad", "glad", "sly", "calm", "glad", "astonished")[i])  # fmt: skip
            foot = y + h * 0.16 + tall
            grow = 40
            d = f"M{x - grow},{y - grow} H{x + w + grow} V{y + h * 0.5} L{x + w},{y + h * 0.62} V{y + h} H{x} V{y + h * 0.62} L{x - grow},{y + h * 0.5}Z"
            with pen.clip(_shape(x, y, w, h, True) if rounded else d), pen.at(x + w / 2 + {1: -30, 7: 26}.get(i, 0), foot):
                who.draw(pen, s.palette)

        s.draw(sit, name="painted ancestor", role="subject", material="figure", depth=0.75, volume=0.1, wobble=0.4, protect=1.0)
    s.draw(lambda pen: _frame(pen, *FRAMES[9]), name="newest frame", depth=0.7, record=False, shadow=(12, 8, 10, 0.4))
    s.draw(lambda pen: _rocking_chair(pen, 508, 512), name="rocking chair in an empty portrait", role="accent", depth=0.72)
    s.draw(_table, name="tea table", depth=0.8, contact=0.3, ground=1160)
    s.draw(_fire_chair, name="empty chair", depth=0.85, shadow=(18, 6, 10, 0.4))
    s.draw(_dog_picture, name="painted dog", depth=0.8, shadow=(10, 8, 8, 0.4))
    s.draw(_sweets, name="sugar and cakes", depth=0.85)
    s.put("teacup", at=(420, 956), scale=0.38, depth=0.86, hot=False)
    reach = lambda knots, tone, cuff, skin, name: s.draw(  # noqa: E731
        lambda pen: _sleeve(pen, knots, tone, cuff, skin), name=name, role="subject", depth=0.88, shadow=(12, 10, 8, 0.45))
    s.draw(lambda pen: pen.path("M372,832 Q398,850 402,912 l9,0 Q410,846 382,820Z", "#b5793a"), name="tea", depth=0.86)
    s.put("teapot", at=(312, 846), scale=0.4, turn=26, flip=True, depth=0.87, colour="#5f8a86")
    reach("132,448,15 178,520,18 206,640,18 226,740,17 246,822,16", "#d9a441", "#fff3dc", "#e3b088", "arm that takes sugar")
    reach("148,712,22 178,752,25 222,782,20", "#4f8a4a", "#e8dcc0", "#d79a6c", "arm that pours tea")
    s.draw(lambda pen: pen.path("M446,846 L434,912", "#e8e0d0", stroke=6), name="spoon", depth=0.87, record=False)
    reach("340,394,17 366,470,20 398,570,22 424,690,21 444,796,18", "#34609a", "#e8c46a", "#b87a4f", "arm that stirs")
    reach("652,416,20 620,520,26 588,640,25 570,766,21", "#2f8286", "#f0e8d8", "#8c5a3c", "arm that takes a cake")
    reach("744,666,18 758,740,21 716,832,19", "#4b3f3a", "#f0e8d8", "#e8b68d", "arm that feeds the dog")
    reach("150,240,15 158,274,15", "#a8433a", "#e8c46a", "#d3a27a", "hand on a frame")
    reach("546,240,15 540,282,15", "#2f4050", "#f0e8d8", "#c98b5e", "hand on a frame")
    reach("662,226,14 664,246,13", "#7d4a6b", "#e8c4d0", "#6a4230", "hand on a frame")
    s.draw(lambda pen: pen.path("M676,876 l22,-10 q10,-2 10,8 l-22,12 q-12,2 -10,-10Z", "#e8c48a"), name="biscuit", depth=0.9)
    s.glow((-60, 1060), 520, "#ff8a2a", 0.32)
    s.vignette(0.36)
    s.relate("painted ancestors", "turns into", "guests at tea")
    s.describe("Painted people reach out of their frames to a tea table. The wall is "
               "full of gilt portraits. Long arms pour and stir tea, take sugar and "
               "cake, and pat a painted dog. One frame shows only a rocking chair, "
               "rocking. The chair at the table is empty.")  # fmt: skip
    s.moods("funny", "uncanny", "warm", "greedy")
    s.themes("family", "the past", "hospitality", "absence", "manners")
    s.says("family gathering", "five o'clock ghosts", "help yourself", "who just left", "they never really go", "many hands",
           "it runs in the family", "old masters", "long arm of the past", "table for one, please", "someone is missing",
           "still lively", "frame by frame", "clink, pour, crunch", "never alone at tea", "uninvited guests")  # fmt: skip
    s.about(place="a parlour", time="evening", weather="still", light="firelight from the left", view="eye level, frontal",
            composition="frame")
