"""A crack runs through a picnic and the salt is passed across it."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

LEFT = [(372, -20), (330, 110), (366, 230), (306, 370), (344, 500), (290, 640), (334, 770), (276, 910), (316, 1050), (262, 1220)]
RIGHT = [(452, -20), (436, 100), (486, 240), (452, 360), (520, 510), (470, 640), (540, 780), (486, 900), (560, 1060), (530, 1220)]
PLUM, BLUE = "#a8527c", "#6f7fb8"


def abyss(pen: Pen) -> None:
    pen.poly([*LEFT, *reversed(RIGHT)], "#3a2a50")


def walls(pen: Pen) -> None:
    """The inner faces of the crack, lit on the right-hand side, darker with depth."""
    for depth, tone in ((96, "#6a4f78"), (64, "#94708a"), (32, "#c29a6a")):
        pen.poly([*RIGHT, *[(min(x, 10_000) - depth * (0.75 + 0.25 * (i % 2)), y + depth * 0.5) for i, (x, y) in reversed(list(enumerate(RIGHT)))]], tone)
    for depth, tone in ((40, "#54406a"), (20, "#7d6080")):
        pen.poly([*LEFT, *[(x + depth * (0.7 + 0.3 * (i % 2)), y + depth * 0.4) for i, (x, y) in reversed(list(enumerate(LEFT)))]], tone)


def side(way: list[tuple[float, float]], y: float) -> float:
    """x of a rim at height y."""
    for (x0, y0), (x1, y1) in zip(way, way[1:], strict=False):
        if y0 <= y <= y1:
            return x0 + (x1 - x0) * (y - y0) / (y1 - y0)
    return way[-1][0]


def cloth(pen: Pen) -> None:
    """One checked cloth, torn in two along the crack."""
    whole = "M96,560L720,520L776,960L52,1010Z"
    for way, out, sign in ((LEFT, -40, -1), (RIGHT, 840, 1)):
        rim = [(x + sign * 8 + (6 if i % 2 else -4) * sign, y) for i, (x, y) in enumerate(way)]
        clip = "M" + "L".join(f"{x:.0f},{y:.0f}" for x, y in [*rim, (out, 1220), (out, -20)]) + "Z"
        with pen.clip(clip):
            pen.path(whole, "#fffaea")
            for k in range(9):
                t = k / 9
                x0, x1 = 96 + 624 * t, 52 + 724 * t
                pen.poly([(x0, 560 - 40 * t), (x0 + 36, 558 - 40 * t), (x1 + 42, 1008 - 50 * t), (x1, 1010 - 50 * t)], "#d99ab4")
            for k in range(6):
                t = k / 6
                pen.poly([(96 - 44 * t, 560 + 450 * t), (720 + 56 * t, 520 + 440 * t), (724 + 56 * t, 552 + 440 * t), (93 - 44 * t, 592 + 450 * t)], "#c0708f", alpha=0.55)


def spoon(pen: Pen) -> None:
    pen.taper([(196, 724), (400, 690), (560, 664)], 15, 13, "#b38444")
    pen.path("M548,664C560,636 610,628 632,646C640,668 606,690 566,684C554,680 548,674 548,664Z", "#b38444")
    pen.path("M566,660C576,640 592,626 600,630C612,634 620,646 624,654C606,670 580,672 566,660Z", "#ffffff")


def food(pen: Pen) -> None:
    pen.oval(170, 850, 56, 22, "#fffaea")
    pen.path("M124,846C130,810 210,806 216,846Q170,866 124,846Z", "#c78a3a")
    pen.path("M140,836l14,-14M164,832l12,-16M188,834l12,-14", "#8a5a2a", stroke=4)
    pen.oval(620, 910, 54, 22, "#fffaea")
    for x, y in ((600, 896), (630, 894), (616, 882)):
        pen.circle(x, y, 17, PLUM)
    pen.path("M696,760h26l4,-40h-34ZM90,760h30l6,-46h-42Z", BLUE)


def grass(k: InkPen) -> None:
    for line in (LEFT, RIGHT):
        k.line(line, 2.6, smooth=False)
    k.tufts([(k.rng.uniform(20, 280), k.rng.uniform(40, 440)) for _ in range(10)] + [(k.rng.uniform(540, 780), k.rng.uniform(40, 420)) for _ in range(10)]
            + [(60, 1090), (140, 1130), (220, 1100), (620, 1120), (700, 1080), (760, 1140)], 24)


@card(id="jg1ctt", title="Well-Mannered Abyss", seed=344, palette="quince", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-60, -60), (860, -60), (860, 600), (860, 1180), (600, 1240), (200, 1210), (-60, 1240)], "#e6c455", name="meadow", plane="sky", strength=0.85, wet=0, bloom=4, charge="#a3a64a", uneven=0.9, fade=(0, 0.3), grain=0.25)
    p.draw(cloth, name="picnic cloth", role="prop", how={"light": 0.1, "second": 0.1, "line": 0.9})
    gap = p.draw(abyss, name="abyss", role="subject", how={"light": 0, "second": 0, "strength": 1.15, "bloom": 2, "charge": "#5a4a88", "line": 1.3})
    p.draw(walls, name="walls of the abyss", record=False, how={"light": 0.1, "second": 0.1, "hatch": 0.3, "inner": 0.6})
    p.ink(grass, name="rim and grass")
    p.draw(lambda pen: [pen.path(f"M{x - 26 * z},{y - 8 * z}Q{x - 8 * z},{y - 16 * z} {x},{y}Q{x + 8 * z},{y - 16 * z} {x + 26 * z},{y - 8 * z}Q{x + 8 * z},{y - 4 * z} {x},{y + 10 * z}Q{x - 8 * z},{y - 4 * z} {x - 26 * z},{y - 8 * z}Z", "#f3e0a8")
                        for x, y, z in ((380, 560, 0.9), (404, 880, 1.1), (360, 960, 0.8), (404, 330, 0.7))], name="birds in the abyss", record=False, how={"line": 0.5})
    p.put("leafy_tree", at=(150, 300), scale=0.62, how={"light": 0.3})
    p.put("leafy_tree", at=(660, 250), scale=0.5, how={"light": 0.3})
    p.draw(food, name="food", how={"light": 0.2})
    p.figure(at=(196, 600), age="old", pose="sit_cross", view="front_right", height=330, seed=3, prop=None, expression="glad", label="grandmother", hair="bun", skin="#f0c09a",
             clothes=dict(top="dress", colour=BLUE, scarf=PLUM, shoes="slippers"), how={"light": 0.2})
    p.figure(at=(640, 570), age="adult", pose="sit_cross", view="front_left", height=330, seed=19, prop=None, expression="glad", label="aunt", hair="long", skin="#8a5a3a",
             clothes=dict(top="dress", colour="#e08a3a", shoes="barefoot"), how={"light": 0.2})
    host = p.figure(at=(100, 800), age="adult", pose="sit_ground", view="right", height=370, seed=7, prop=None, label="father on the left", role="witness", skin="#e8b088", reach={"hand_left": (96, -84), "hand_right": (120, -90)},
                    clothes=dict(top="shirt", colour="#fffaea", bottom_colour="#7a5a6a", hat="straw", shoes="shoes"), how={"light": 0.2})
    guest = p.figure(at=(712, 800), age="adult", pose="sit_ground", view="left", height=370, seed=16, prop=None, label="mother on the right", role="witness", skin="#9a6440", hair="curly", reach={"hand_left": (-108, -130), "hand_right": (-96, -120)},
                     clothes=dict(top="jumper", colour=PLUM, bottom_colour="#4a5a8a", shoes="shoes"), how={"light": 0.2})
    p.draw(spoon, name="long wooden spoon with salt", role="accent", how={"light": 0.2, "line": 1.1})
    p.figure(at=(292, 1046), age="child", pose="sit_edge", view="right", height=300, seed=4, prop=None, look="down", label="child on the rim", skin="#f0c09a", clothes=dict(top="dungarees", colour="#a3a64a", shoes="barefoot"), how={"light": 0.2})
    p.put("dog", at=(680, 1090), scale=0.55, pose="sit", flip=True, colour="#a8784a", how={"light": 0.2})
    s.relate(host, "feeds", guest)
    s.relate(gap, "opens onto", "birds in the abyss")
    s.describe("Across a deep crack, a man passes salt on a long spoon. The crack "
               "splits a picnic cloth; people sit and smile on both sides. A child "
               "dangles its legs over the edge. Birds fly in the depth, a dog "
               "watches. The meadow is yellow.")  # fmt: skip
    s.moods("polite", "uneasy", "generous", "cheerful")
    s.themes("sharing", "division", "family", "distance", "manners")
    s.says("neighbours", "family feud", "long arm", "pass the salt", "please and thank you", "small talk", "divided", "don't look down", "Sunday lunch",
           "border", "what we do not mention", "bridging", "worth one's salt", "who cut it?", "good fences", "elephant in the room", "diplomacy", "the gap year")
    s.about(place="a meadow with a crack in it", time="noon", weather="clear", light="even warm light", composition="split", view="from above")
