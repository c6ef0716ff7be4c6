"""At a barrier anybody could walk round, a raven weighs what an old man pays."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card


def prints(k: InkPen) -> None:
    """Footprints that pass the end of the barrier and go on to the horizon."""
    for i in range(15):
        t = i / 14
        size = 1 - 0.8 * t**0.8
        x = 60 + 120 * t + 40 * t * t + (18 if i % 2 else -18) * size
        y = 1172 - 268 * t**0.75
        k.blot(f"M{x - 9 * size},{y}c0,{-26 * size} {18 * size},{-26 * size} {18 * size},0c0,{9 * size} {-18 * size},{9 * size} {-18 * size},0Z")
        k.blot(f"M{x - 6 * size},{y + 10 * size}c0,{16 * size} {12 * size},{16 * size} {12 * size},0Z")


def pail(pen: Pen) -> None:
    """A tin pail on the barrier, full of teeth."""
    pen.path("M660,866C664,820 716,820 722,866", "#6a5038", stroke=4)
    pen.path("M644,906L660,870H722L736,906Z", "#5f4a38")
    pen.path("M648,906C650,884 664,878 674,884C682,872 698,872 704,884C716,878 728,886 732,906Z", "#fdf8ea")
    for x, y in ((664, 896), (684, 888), (704, 894), (720, 898)):
        pen.path(f"M{x - 9},{y}q2,-10 9,-8q8,-2 9,8l-3,12l-5,-7l-6,8Z", "#fffdf4")
    pen.path("M642,904H738L726,986H654Z", "#a8a08c")
    pen.path("M646,926H734L732,938H648Z", "#857b66")


@card(id="bo8z19", title="The Toll", seed=586, palette="tea_stain", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-20, 930), (120, 880), (260, 904), (420, 876), (640, 900), (820, 880), (820, 940), (-20, 944)], "#c9a468", strength=0.5, fade=(0, -0.4), name="far rise")
    s.stage("border gate", ground=940, x=500, hut=False, sky="right")
    p.put("cairn", at=(60, 906), scale=0.3, how="faint")
    for x, h, age in ((196, 62, "adult"), (236, 46, "child")):
        p.figure(at=(x, 930), age=age, pose="walk", view="back_right", height=h, seed=x, prop=None, label="somebody who went round", how={"strength": 0.6, "line": 0.6})
    p.glaze([(430, 980), (560, 968), (720, 974), (780, 1000), (640, 1020), (470, 1010)], "shadow", strength=0.5)
    p.put("toll raven", at=(588, 876), scale=2.2, role="subject", contact=0, how={"hatch": 0.6, "light": 0.35, "uneven": 0.8, "bloom": 1})
    p.draw(pail, name="pail of teeth", how={"light": 0.3, "hatch": 0.4})
    p.ink(lambda k: [k.line([(x - 10, y), (x - 9, y - 10), (x - 3, y - 9), (x + 3, y - 9), (x + 9, y - 10), (x + 10, y), (x + 5, y + 9)], 1.8)
                     for x, y in ((664, 894), (684, 884), (706, 888), (722, 898), (674, 902), (698, 902))], name="teeth in the pail")
    scale = p.put("weighing hook", at=(378, 492), scale=0.85, role="subject", contact=0, label="spring balance")
    hook = scale["hook"]
    p.figure(at=(250, 1110), age="old", pose="reach_up", view="right", height=372, seed=14, prop=None, role="witness", label="old man", look="up",
                   clothes=dict(top="long_coat", colour="#8b9a6a", hat="wide_brim", hat_colour="#6a5038", beard="long", shoes="boots", scarf=False, bottom_colour="#7a6248"),
                   reach={"hand_right": (hook[0] - 262, hook[1] - 1074), "hand_left": (10, -190)}, how={"light": 0.35, "hatch": 0.3})
    p.put("milk tooth", at=(hook[0] + 2, hook[1] + 22), scale=0.5, role="accent", contact=0)
    p.put("bindle", at=(372, 1120), scale=0.5, turn=-24, colour="#d4472c")
    p.ink(prints, name="footprints", strength=0.75)
    p.ink(lambda k: k.tufts([(390, 1120), (520, 1080), (700, 1100), (610, 1140), (300, 1150)], 24), name="grass")
    s.relate("milk tooth", "does the work of", "money")
    s.describe("A huge raven on a striped barrier weighs a tooth. It wears a red cap "
               "and holds a spring scale in its beak. An old bearded man in a green "
               "coat reaches up to the hook. A bucket of teeth hangs on the barrier; "
               "on the left, footprints lead past.")  # fmt: skip
    s.moods("wry", "uneasy", "trusting", "solemn")
    s.themes("payment", "borders", "ageing", "being cheated", "childhood")
    s.says("the price", "customs", "baby teeth", "go round!", "toothless", "the last of my savings", "rules", "who made you the boss?", "pay up", "innocence, by weight", "wisdom tooth",
           "bureaucracy", "what is it worth?", "everything has its cost", "the tooth fairy's brother", "exact change", "nobody asked him to stop")
    s.about(time="afternoon", weather="clear", light="low and warm from the left", composition="right", view="eye level")
