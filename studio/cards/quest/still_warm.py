"""A girl has climbed a bronze general and listens at his chest; one of his hands is no longer bronze."""

from __future__ import annotations

from reverie_studio.figures import Figure, draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BRONZE, DEEP = "#5f9a8a", "#3f6f68"


def sword(pen: Pen) -> None:
    pen.taper([(560, 690), (604, 900), (660, 1230)], 26, 20, DEEP)
    pen.taper([(506, 712), (560, 694), (616, 676)], 16, 16, "#4f8478")
    pen.taper([(560, 690), (546, 624)], 20, 18, DEEP)
    pen.circle(544, 616, 17, "#4f8478")


def boot(pen: Pen) -> None:
    """The toe of his boot, near and huge."""
    pen.path("M-30,1230 V960 C40,930 120,960 170,1010 C260,1020 350,1080 366,1196 L360,1230Z", "#3a6a64")
    pen.path("M176,1012 C160,1060 170,1130 210,1196 L366,1196 C350,1080 262,1020 176,1012Z", "#4f8478")
    pen.path("M-30,1190 H370 V1230 H-30Z", "#1d3d42")


def wreath(pen: Pen) -> None:
    """Laid down long ago, and brown by now."""
    for i in range(34):
        x = 420 + 11 * i
        with pen.at(x, 1166 + 10 * ((i * 5) % 4), turn=-150 + (i * 47) % 120):
            pen.path("M0,0 C10,-14 34,-14 50,0 C34,12 10,12 0,0Z", ("#7a5230", "#5d3c24", "#94683c")[i % 3])


def rain(k: InkPen) -> None:
    for i in range(70):
        x, y = (i * 131) % 820, (i * 89) % 1150
        k.line([(x, y), (x - 12, y + 58)], 1.0, broken=0.25)


@card(id="wqfsgb", title="Still Warm", seed=57, palette="verdigris", light=(0.3, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#8fa9a6", strength=0.75)
    p.wash([(-30, 760), (200, 700), (500, 780), (830, 720), (830, 1230), (-30, 1230)], "#5f7f80", name="wet square", strength=0.5, wet=0.7, bloom=0)
    general = Figure(age="adult", pose="stand", view="front_right", height=1330, seed=8, prop=None, elevation=-22, look=(20, -8), expression="pride", skin="#6aa494", hair={"kind": "messy", "colour": DEEP},
                     clothes=dict(top="uniform", colour=BRONZE, trim="#8fc0ae", bottom_colour="#4f8478", shoes="boots", shoe_colour="#3a6a64", beard="moustache", cape="#4a8276"),
                     reach={"hand_left": (190, -640), "hand_right": (-250, -720)}, grips={"left": "grip", "right": "carry"})  # fmt: skip
    at = (350, 1310)

    def statue(pen: Pen) -> None:
        with pen.at(*at):
            general.draw(pen, s.palette)

    bronze = p.draw(statue, name="bronze general", role="subject", contact=0, how={"light": 0.3, "second": 0.35, "strength": 1.05, "inner": 0.6})
    p.draw(sword, name="sword", contact=0, how={"light": 0.15, "strength": 1.1})
    hx, hy = at[0] + general.anchors["hand_left"][0], at[1] + general.anchors["hand_left"][1]

    def warm(pen: Pen) -> None:
        with pen.at(hx - 34, hy - 40):
            draw_hand(pen, s.palette, "grip", 150, 118, 160, 0, left=True, skin="#e8a888")

    p.draw(warm, name="warm hand", role="accent", contact=0, how={"light": 0.3, "second": 0.3, "strength": 1.0})
    nx, ny = at[0] + general.anchors["hand_right"][0], at[1] + general.anchors["hand_right"][1]
    p.put("nest", at=(nx - 10, ny + 4), scale=0.5, contact=0, role="prop")
    girl = Figure(age="child", pose="climb", view="right", height=450, seed=5, prop=None, expression="asleep", hair={"kind": "braids", "colour": "#4a2a1e"}, skin="#e8b48c", elevation=-12,
                  clothes=dict(top="dress", colour="#c9503f", bottom="bare", shoes="barefoot"), look=(0, 4),
                  reach={"hand_left": (176, -500), "hand_right": (150, -400)}, grips={"left": "flat", "right": "flat"})

    def climb(pen: Pen) -> None:
        with pen.at(236, 846):
            girl.draw(pen, s.palette)

    p.draw(climb, name="listening girl", role="witness", contact=0, how={"light": 0.25, "strength": 1.05, "inner": 0.4})
    p.ink(rain, name="rain", strength=0.45)
    p.draw(boot, name="toe of a boot", role="prop", contact=0, how={"light": 0.1, "strength": 1.15, "wet": 0.0, "bloom": 0, "line": 1.4})
    p.draw(wreath, name="brown wreath", role="prop", contact=0, how={"light": 0.1, "strength": 1.1, "line": 0.7})
    s.relate("girl", "listens to", bronze)
    s.describe("A girl in red clings to the statue of a general. She lays her head against the green bronze chest. His open right hand holds a nest with "
               "eggs; his left, on the sword, is of warm skin. It rains. Below lie brown leaves beside a huge boot.")  # fmt: skip
    s.moods("tender", "rainy", "hopeful", "eerie")
    s.themes("heroes", "fathers", "war and peace", "waking", "love")
    s.says("a heart of bronze", "listen, it beats", "father came home", "the thaw begins", "a hero remembered", "wake up, sir", "the last to believe",
           "he only needed a hug", "retired general", "a monument to patience", "make nests, not war", "Pygmalion in the rain", "one hand is free",
           "nobody salutes any more", "hands of flesh and blood", "let him down gently")  # fmt: skip
    s.about(place="a square in the rain", time="day", weather="rain", light="wet grey from above", composition="high",
            view="from below, from his boots", foreground="the toe of a boot and a withered wreath", unexplained="why one hand is warm")  # fmt: skip
