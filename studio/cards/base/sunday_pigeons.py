"""On Sundays the old pigeon sits in the square and feeds the people."""

from __future__ import annotations

from typing import Any

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.figures import Figure
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.stages.parts import town

HORIZON = 742
COAT, COAT_LIT, COAT_DARK = "#9a6648", "#c8976a", "#663c36"
GREY, GREY_LIT, GREY_DARK = "#8f97b8", "#b9c1da", "#666d94"
ONE = tuple[float, float, str, str, float | str, float, dict[str, Any]]
PEOPLE: tuple[ONE, ...] = (  # x, y, age, pose, view, height, clothes
    (628, 912, "broad", "run", "left", 84, {"top": "coat", "colour": "#c4563f"}),
    (694, 930, "adult", "run", "front_left", 86, {"top": "dress", "colour": "#2f7a80"}),
    (510, 966, "adult", "jump", "back", 94, {"top": "dress", "colour": "#d4587a"}),
    (396, 986, "old", "look_up", "back_left", 92, {"top": "long_coat"}),
    (576, 986, "adult", "reach_up", "left", 98, {"top": "coat", "colour": "#34597a"}),
    (640, 1000, "broad", "lean", "right", 104, {"top": "suit",
                                                "hat": "bowler"}),  # the strutting one
    (450, 1040, "adult", "crawl", "right", 100, {"top": "jumper", "colour": "#d09a3e"}),
    (530, 1052, "old", "kneel_both", "right", 104, {"top": "coat", "colour": "#56704a"}),
    (352, 1066, "adult", "dance", "front_right", 108, {"top": "dress", "colour": "#f0a868"}),
    (268, 1062, "teen", "reach_up", "front_right", 102, {"top": "jumper", "colour": "#4a4f7d"}),
    (398, 1112, "broad", "reach_up", "back", 116, {"top": "coat", "colour": "#8f3a34",
                                                   "hat": "top"}),
    (478, 1130, "tall", "run", "right", 122, {"top": "tailcoat", "hat": "none"}),
    (310, 1142, "adult", "carry", "left", 114, {"top": "dungarees"}),
    (204, 1118, "old", "wave", "front_right", 108, {"top": "apron", "colour": "#7d4a6b"}),
    (566, 1152, "adult", "crawl", "left", 120, {"top": "suit", "colour": "#3a3f4e"}),
)  # fmt: skip
PERCHED: tuple[ONE, ...] = (
    (436, 716, "adult", "sit_edge", "front_right", 118, {"top": "coat", "colour": "#c4563f"}),
    (474, 716, "old", "sit_edge", "front_right", 112, {"top": "suit", "hat": "bowler"}),
    (506, 712, "adult", "stand", "right", 92, {"top": "dress", "colour": "#34597a"}),
)  # fmt: skip


def crowd(pen: Pen, palette: Palette, people: tuple[ONE, ...], seed: int) -> None:
    """Small people, the far ones first, each with a shadow of its own."""
    for i, (x, y, age, pose, view, height, clothes) in enumerate(people):
        if seed == 50:
            pen.oval(x + 12, y, height * 0.26, height * 0.06, "#6a5a8c", 0.4)
        with pen.at(x, y):
            Figure(age=age, pose=pose, view=view, height=height, clothes=clothes, seed=seed + i * 3,
                   expression="glad" if i % 2 else None).draw(pen, palette)  # fmt: skip


def square(pen: Pen) -> None:
    """Pale paving, seen from low down."""
    pen.rect(0, HORIZON, 800, 460, "#cfc3dc")
    for i in range(-9, 14):
        pen.line(420 + i * 44, HORIZON, 420 + i * 210, 1200, "#a99bc0", 2.4, 0.7)
    for y in (758, 782, 816, 864, 930, 1022, 1140):
        pen.line(0, y, 800, y, "#a99bc0", 2.4, 0.7)
    for x, y, w in ((620, 850, 110), (230, 1030, 180), (650, 1080, 180), (420, 900, 90)):
        pen.poly([(x, y), (x + w * 0.5, y), (x + w * 0.56, y + w * 0.16), (x + 4, y + w * 0.16)],
                 "#dfd5e8", 0.7)  # fmt: skip


def statue(pen: Pen, x: float, y: float, k: float, flip: bool) -> None:
    """A stone pigeon on its plinth."""
    with pen.at(x, y, scale=k, flip=flip):
        pen.rect(-58, -120, 116, 120, "#b3a6c2")
        pen.rect(-58, -120, 34, 120, "#cdc2da")
        pen.rect(28, -120, 30, 120, "#8f82a4")
        pen.rect(-70, -132, 140, 18, "#bfb3ce")
        pen.rect(-72, -14, 144, 16, "#a396b6")
        pen.path("M-84,-158 Q-40,-196 -8,-232 Q-6,-272 30,-276 Q56,-276 58,-254 L74,-246 "
                 "L58,-240 Q64,-190 34,-160 "
                 "Q0,-140 -40,-152Z", "#a396b6")  # fmt: skip
        pen.path("M-84,-158 Q-40,-196 -8,-232 Q-6,-272 30,-276 Q10,-262 14,-236 "
                 "Q0,-190 -40,-168Z", "#cdc2da")  # fmt: skip
        pen.path("M-60,-162 Q-10,-176 20,-210 Q16,-166 -30,-156Z", "#8f82a4")
        pen.circle(40, -258, 4, "#6f6288")
        pen.path("M-4,-152 l-2,20 M22,-158 l2,26", "#8f82a4", stroke=7)
        pen.path("M-50,-118 l8,40 l-4,30", "#d9d0e4", stroke=4)


def statues(pen: Pen) -> None:
    statue(pen, 724, 800, 0.94, True)
    statue(pen, 628, 772, 0.46, False)


def bench(pen: Pen) -> None:
    """A park bench with an iron arm."""
    for y in (606, 660, 714):
        pen.path(f"M-10,{y} Q230,{y - 8} 476,{y + 2} v38 Q230,{y + 30} -10,{y + 40}Z", "#4f6f78")
        pen.path(f"M-10,{y} Q230,{y - 8} 476,{y + 2} v10 Q230,{y + 2} -10,{y + 10}Z", "#86a8a8")
    pen.rect(440, 590, 16, 220, "#3f3a5c")


def bench_front(pen: Pen) -> None:
    """Seat, arm and legs, before the sitter."""
    pen.path("M-10,810 L486,800 L520,842 L-10,856Z", "#587c84")
    pen.path("M-10,852 L520,838 L520,860 L-10,876Z", "#38525e")
    pen.path("M-10,826 L498,816", "#9cbcb8", stroke=5)
    pen.path("M458,812 Q520,780 522,726 Q520,712 500,712 L430,712", "#3f3a5c", stroke=14)
    pen.path("M458,809 Q514,778 517,726", "#6a6490", stroke=4)
    pen.path("M490,850 Q470,920 500,1006 M60,872 Q44,950 66,1020", "#3f3a5c", stroke=18)
    pen.path("M476,1008 h44 M44,1022 h44", "#3f3a5c", stroke=12)


def pigeon(pen: Pen) -> None:
    """The old gentleman in his overcoat and flat cap."""
    pen.path("M110,800 Q40,812 -14,790 L-20,742 Q60,760 120,740Z", GREY_DARK)
    pen.path("M-14,790 L-20,742 l40,10 l4,40Z", "#464c74")
    pen.path("M170,482 Q92,560 84,700 Q80,800 96,846 L408,836 Q428,700 376,580 Q346,490 300,462Z",
             COAT)  # fmt: skip
    pen.path("M170,482 Q92,560 84,700 Q80,800 96,846 L168,844 Q130,700 190,540Z", COAT_LIT)
    pen.path("M352,560 Q400,680 392,838 L408,836 Q428,700 376,580Z", COAT_DARK)
    for x in (210, 250, 286):  # checks of the tweed
        pen.path(f"M{x},560 Q{x - 16},700 {x - 10},840", COAT_DARK, 0.35, stroke=5)
    for y in (620, 690, 760):
        pen.path(f"M110,{y} Q240,{y + 20} 390,{y - 4}", COAT_DARK, 0.35, stroke=5)
    pen.path("M186,520 Q170,420 196,350 L352,356 Q356,430 312,512 Q250,560 186,520Z", "#4f8a84")
    pen.path("M188,470 Q230,500 330,470 Q322,500 306,520 Q250,560 188,520Z", "#9a5a9c")
    pen.path("M190,430 Q240,460 340,424 Q338,446 330,466 Q250,496 188,466Z", "#6f74b0")
    for d in ("M196,440 q14,16 28,4 q14,16 28,2 q16,12 28,0 q16,8 28,-4",
              "M200,486 q14,14 28,4 q14,14 28,2 q14,10 28,0"):  # fmt: skip
        pen.path(d, "#b9d8c4", 0.55, stroke=4)
    pen.path("M166,488 Q196,470 214,520 Q232,600 250,640 Q190,600 160,540Z", COAT_LIT)
    pen.path("M304,462 Q338,470 344,520 Q310,590 258,640 Q270,570 292,520Z", COAT)
    pen.path("M304,462 Q338,470 344,520 Q310,590 258,640", COAT_DARK, stroke=4)
    for y in (680, 742):
        pen.circle(262, y, 11, "#e0b55a")
        pen.circle(259, y - 3, 4, "#f6e0a4")
    pen.circle(272, 332, 88, GREY)
    pen.path("M190,340 Q192,262 262,246 Q220,290 226,360 Q232,400 250,416 Q196,400 190,340Z",
             GREY_LIT)  # fmt: skip
    pen.path("M346,320 Q410,336 440,366 Q402,380 352,372Z", "#d99a6a")
    pen.path("M350,348 Q400,356 440,366 Q402,380 352,372Z", "#a8643f")
    pen.path("M342,312 Q372,304 388,328 Q366,342 344,338Z", "#f6f0f2")
    pen.circle(312, 318, 22, "#f2a04a")
    pen.circle(315, 318, 12, "#2c1c24")
    pen.circle(311, 313, 4, "#fff8ec")
    pen.path("M288,306 Q308,290 334,304 L334,312 Q310,302 290,316Z", GREY_DARK)
    pen.path("M292,346 Q310,356 330,346", GREY_DARK, stroke=4)
    pen.path("M176,290 Q170,226 262,214 Q350,214 364,270 Q300,262 176,290Z", "#6a5442")
    pen.path("M176,290 Q170,226 262,214 Q220,240 214,282Z", "#927a5c")
    pen.path("M340,264 Q420,268 418,290 Q370,296 326,276Z", "#4a3a30")
    pen.circle(270, 216, 8, "#4a3a30")
    for x in (230, 300):
        pen.path(f"M{x},246 q6,14 2,28", "#4a3a30", 0.6, stroke=4)


def lap_and_arms(pen: Pen) -> None:
    """Coat skirts over the seat, red feet, the bag, and the wing that strews."""
    for x, y in ((196, 990), (318, 984)):
        pen.path(f"M{x},{y - 90} L{x + 2},{y}", "#d9606a", stroke=20)
        pen.path(f"M{x + 2},{y - 4} l46,22 M{x + 2},{y - 4} l14,32 M{x + 2},{y - 4} l-26,20 "
                 f"M{x + 2},{y - 4} l-20,-2",
                 "#d9606a", stroke=13)  # fmt: skip
        pen.path(f"M{x - 5},{y - 88} L{x - 3},{y - 8}", "#f09a94", stroke=5)
    pen.path("M92,806 Q74,880 108,924 Q160,948 214,934 Q250,924 262,880 L262,806Z", COAT_LIT)
    pen.path("M108,924 Q160,948 214,934 Q236,928 248,912 Q180,922 112,896Z", COAT)
    pen.path("M250,806 Q246,880 272,928 Q340,950 398,924 Q434,880 410,800Z", COAT)
    pen.path("M272,928 Q340,950 398,924 Q434,880 410,800 Q404,880 372,908 Q320,926 262,900Z",
             COAT_DARK)  # fmt: skip
    pen.path("M262,812 Q252,872 268,916", COAT_DARK, stroke=5)
    pen.path("M176,690 L262,680 L274,800 L166,806Z", "#e9d9b4")
    pen.path("M176,690 L200,688 L196,804 L166,806Z", "#f7edcf")
    pen.path("M176,690 l14,-14 l16,12 l18,-14 l16,12 l18,-12 l4,16Z", "#cdb98c")
    for x, y in ((196, 676), (222, 670), (244, 676)):
        pen.oval(x, y, 14, 9, "#d9a862")
    pen.taper([(138, 580), (118, 700), (190, 772)], 96, 66, mix(COAT_LIT, COAT, 0.4))
    for dx, dy in ((30, -16), (36, 2), (30, 18)):
        pen.oval(190 + dx, 772 + dy, 26, 10, GREY)
    pen.taper([(346, 560), (404, 650), (486, 584)], 104, 64, COAT)
    pen.taper([(350, 586), (404, 680), (478, 620)], 40, 24, COAT_DARK, 0.7)
    pen.taper([(336, 546), (380, 610), (420, 628)], 22, 12, COAT_LIT, 0.8)
    pen.poly([(468, 546), (496, 540), (518, 600), (490, 620)], lighten(COAT_LIT, 0.3))
    for turn, k in ((64, 0.9), (44, 1.05), (22, 1.1), (0, 1.0)):
        with pen.at(502, 578, turn=turn - 20, scale=k):
            pen.oval(40, 0, 46, 13, GREY if turn % 44 else GREY_LIT)
            pen.oval(64, 1, 20, 8, GREY_DARK)


def crumb(pen: Pen, x: float, y: float, r: float, tone: Colour = "#e0b070") -> None:
    pen.poly([(x - r, y), (x - r * 0.4, y - r * 0.8), (x + r * 0.7, y - r * 0.6),
              (x + r, y + r * 0.2),
              (x + r * 0.2, y + r * 0.7)], tone)  # fmt: skip
    pen.poly([(x - r, y), (x - r * 0.4, y - r * 0.8), (x + r * 0.7, y - r * 0.6), (x, y - r * 0.1)],
             lighten(tone, 0.4))  # fmt: skip


def crumbs(pen: Pen, rng: np.random.Generator) -> None:
    for x, y, r in ((592, 640, 9), (612, 690, 8), (570, 706, 10), (632, 752, 9), (586, 774, 8),
                    (556, 826, 10),
                    (640, 842, 8), (604, 876, 9), (540, 760, 7)):  # fmt: skip
        crumb(pen, x, y, r)
    for x, y in zip(rng.uniform(230, 760, 34), rng.uniform(930, 1180, 34), strict=True):
        crumb(pen, float(x), float(y), float(rng.uniform(4, 9)) * (y / 1000))
    for x, y, r in ((130, 1160, 44), (666, 1178, 34), (562, 1060, 24), (292, 1096, 18)):
        crumb(pen, x, y, r)


@card(id="nk7ygp", title="Sunday", seed=14, palette="rose", light=(-0.6, -0.75))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#a9b4dc"), (0.4, "#cfc6e4"), (0.8, "#efd9e2"), (1, "#fbead9")], horizon=HORIZON)
    s.puffs([(560, 180, 320), (120, 120, 180)], alpha=0.85)
    s.draw(lambda pen: town(pen, rng, s.palette, HORIZON + 4, low=150, high=300, narrow=70,
                            wide=120, wall="#a99cc8",
           roof="#8478ac", lit=0.1), name="town", role="place", depth=0.14,
           volume=0.05)  # fmt: skip
    s.draw(square, name="paving", role="place", depth=0.6, volume=0, rim=0)
    s.draw(statues, name="pigeon statues", depth=0.42, count=2)
    s.draw(lambda pen: crowd(pen, s.palette, ((692, 543, "adult", "stand", "left", 84,
                                               {"top": "long_coat"}),
           (646, 645, "adult", "look_up", "right", 56, {"top": "suit"})), 31),
           name="men on the statues", depth=0.5,
           count=2)  # fmt: skip
    s.draw(bench, name="bench back", depth=0.75)
    bird = s.draw(pigeon, name="giant pigeon", role="subject", depth=0.85, volume=0.32, rim=0.4)
    s.draw(bench_front, name="bench", depth=0.86, ground=1020, contact=0.4)
    s.draw(lap_and_arms, name="pigeon's wings and lap", role="subject", depth=0.88, volume=0.3,
           shadow=(8, 10, 10, 0.3))  # fmt: skip
    s.draw(lambda pen: crowd(pen, s.palette, PERCHED, 71), name="people on the arm rest",
           role="witness", depth=0.9,
           count=3, material="figure", wobble=0.5)  # fmt: skip
    s.draw(lambda pen: crumbs(pen, rng), name="crumbs", depth=0.88, count=40, shadow=(4, 4, 3, 0.3))
    s.draw(lambda pen: crowd(pen, s.palette, PEOPLE, 50), name="tiny people", role="witness",
           depth=0.92,
           count=len(PEOPLE), material="figure", volume=0.2, wobble=0.5, protect=1.0)  # fmt: skip
    s.figure((728, 1128), age="old", pose="stand", view="front_left", height=124, role="witness",
             depth=0.94,
             hair="bun", expression="glad", clothes={"top": "gown", "colour": "#7d4a6b",
                                                     "hat": "wide_brim",
             "hat_colour": "#d4587a"}, reach={"hand_left": (-14, -62), "hand_right": (-34, -66)},
             label="tiny lady")  # fmt: skip
    s.draw(_biscuit, name="whole biscuit", role="accent", depth=0.95, shadow=(6, 4, 5, 0.4))
    s.relate(bird, "feeds", "tiny people")
    s.describe("A giant pigeon on a bench feeds tiny people with crumbs. It wears a "
               "coat and a flat cap. The people run and reach for the crumbs; one "
               "lady has a whole biscuit. Behind are statues of pigeons with people "
               "standing on their heads. The town square is lilac.")  # fmt: skip
    s.moods("funny", "sly", "mild", "generous")
    s.themes("roles reversed", "kindness", "greed", "Sunday", "society")
    s.says("feeding time", "pecking order", "a retired gentleman", "crumbs from the table",
           "bread and circuses",
           "Sunday in the park", "birds of a feather", "the favourite", "don't feed the people",
           "coo",
           "who is the pet", "charity", "the tables have turned", "fast food", "Grandpa's hobby",
           "every crumb counts")  # fmt: skip
    s.about(place="a city square", time="morning", weather="clear", light="mild late morning",
            view="eye level", composition="left")  # fmt: skip


def _biscuit(pen: Pen) -> None:
    x, y, r = 692, 1086, 42
    pen.circle(x, y, r, "#d9a45c")
    for i in range(16):
        a = i / 16 * 6.283
        pen.circle(x + np.cos(a) * r, y + np.sin(a) * r, 6, "#d9a45c")
    pen.circle(x, y, r * 0.78, "#edc482")
    for dx, dy in ((-14, -12), (12, -14), (0, 4), (-16, 14), (16, 12)):
        pen.circle(x + dx, y + dy, 4, darken("#d9a45c", 0.4))
