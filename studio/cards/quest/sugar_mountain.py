"""A mountaineer and his ants climb a sugar loaf that the rain is melting."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

ANT, ORANGE, BLUE = "#3a2a2c", "#d87a4a", "#5b86a4"
LOAF = "M372,250C392,226 420,224 440,246C452,262 470,256 484,280C500,310 492,330 516,380C556,480 640,700 690,900L700,1010H96L108,900C160,700 250,470 304,360C320,326 316,300 334,276C346,258 360,266 372,250Z"
ROPE = [(452, 470), (440, 560), (362, 600), (330, 690), (404, 752), (520, 772), (556, 850), (470, 930)]
ANTS = ((356, 622, 0.86, -62), (420, 760, 1.0, 14), (548, 846, 1.12, 60))


def wrapper(pen: Pen) -> None:
    """Blue paper round the foot, torn along its upper edge."""
    pen.path("M84,1120L98,928L132,910L176,946L222,880L280,956L352,916L392,974L462,896L500,962L548,912L606,950L668,872L696,930L720,1120Q400,1160 84,1120Z", BLUE)
    pen.path("M98,928L132,910L176,946L222,880L240,902L184,972L136,932L106,956Z", "#a9c6d4")
    pen.path("M500,962L548,912L606,950L668,872L684,896L612,976L552,934L508,984Z", "#a9c6d4")


def ant(pen: Pen, x: float, y: float, z: float, turn: float) -> None:
    with pen.at(x, y, scale=z, turn=turn):
        for k in (-1, 0, 1):
            for side in (-1, 1):
                pen.path(f"M{k * 12},{side * 4}L{k * 26 + 4},{side * 30}L{k * 36 + 2},{side * 46}", ANT, stroke=5)
        pen.oval(-48, 0, 34, 23, ANT)
        pen.oval(0, 0, 20, 14, ANT)
        pen.oval(34, 0, 21, 18, ANT)
        pen.path("M48,-10q18,-14 22,-30M48,10q18,14 22,30", ANT, stroke=4)
        pen.circle(42, -8, 4, "#fbfaf4")
        pen.circle(42, 8, 4, "#fbfaf4")
        pen.path("M-8,-14q8,14 0,28", ORANGE, stroke=7)


def cloud(pen: Pen) -> None:
    pen.path("M180,150C150,150 136,116 166,98C160,56 222,36 256,62C286,16 372,16 398,58C440,26 520,40 530,84C576,80 600,120 574,148Q380,176 180,150Z", "#5f7f86")


def weather(k: InkPen) -> None:
    for _ in range(46):
        x, y = k.rng.uniform(190, 590), k.rng.uniform(176, 420)
        if abs(x - 410) > (y - 226) * 0.36:
            k.line([(x, y), (x - 8, y + k.rng.uniform(20, 38))], 1.5)
    for pts in ([(384, 262), (372, 320), (388, 390), (366, 470)], [(442, 262), (456, 330), (440, 396)], [(336, 300), (330, 380), (296, 470), (290, 560)], [(486, 300), (500, 390), (530, 470), (526, 530)],
                [(250, 560), (236, 640), (214, 700)], [(590, 700), (602, 770), (622, 830)]):  # fmt: skip
        k.line(pts, 1.7, broken=0.4)
    k.hatch("M500,390C556,480 640,700 690,900L610,880C580,700 520,520 470,420Z", 0.5, angle=64)
    for x, y in ((250, 740), (300, 840), (200, 860), (600, 880), (470, 660), (300, 520), (250, 660), (380, 860), (520, 620)):
        k.line([(x, y), (x + 14, y - 8), (x + 26, y + 2)], 1.2)


def drips(pen: Pen) -> None:
    """Syrup that runs down over the paper."""
    for x, y0, y1, w in ((176, 930, 1040, 20), (280, 936, 1100, 26), (392, 950, 1062, 22), (500, 944, 1110, 28), (606, 932, 1030, 20)):
        pen.taper([(x, y0), (x - 3, (y0 + y1) / 2), (x, y1)], w, w * 0.8, "#ffffff")
        pen.circle(x, y1, w * 0.62, "#ffffff")


@card(id="qdmejl", title="Sugar Mountain", seed=406, palette="sea_fret", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#8fb8b6", strength=0.8, charge="#b3cfd0")
    p.wash([(-40, 1000), (120, 880), (260, 960), (560, 930), (700, 860), (860, 940), (860, 1080), (-40, 1080)], "#6f9a9c", strength=0.5, name="far hills", wet=0.5)
    loaf = p.draw(lambda pen: pen.path(LOAF, "#fdfcf6"), name="sugar loaf", role="subject", how={"light": 0.3, "strength": 0.35, "second": 0.5, "line": 1.1, "grain": 0.9})
    p.wash([(-60, 1110), (160, 1070), (420, 1092), (680, 1064), (860, 1100), (860, 1190), (400, 1210), (-60, 1180)], "#ffffff", name="pool of syrup", wet=0, bloom=0, pool=0)
    p.draw(wrapper, name="torn blue paper", role="prop", how={"light": 0.25, "hatch": 0.4, "bloom": 1})
    p.draw(drips, name="syrup", record=False, how={"strength": 0.3, "light": 0.2, "line": 0.8})
    p.ink(lambda k: (k.line([(-10, 1120), (100, 1110), (200, 1128), (420, 1146), (640, 1124), (810, 1112)], 1.8, broken=0.3), k.line([(60, 1160), (300, 1172), (560, 1164)], 1.2, broken=0.8)), name="edge of the pool")
    p.draw(cloud, name="rain cloud", role="prop", how={"light": 0.2, "bloom": 2, "wet": 0.3, "hatch": 0.3})
    p.ink(weather, name="rain and runnels")
    p.ink(lambda k: k.line(ROPE, 4.4, taper=2), name="rope", role="prop", colour=ORANGE)
    for x, y, z, turn in ANTS:
        p.draw(lambda pen, a=(x, y, z, turn - 90 if turn > 30 else turn): ant(pen, *a), name="ant on the rope", role="witness", how={"light": 0.25, "line": 0.8})
    man = p.figure(at=(470, 560), age="adult", pose="climb", view="back", height=236, seed=30, prop=None, role="prop", label="mountaineer",
                   clothes=dict(top="jumper", colour="#8a4f5a", hat="beanie", hat_colour="#27474e", shoes="boots", bottom_colour="#4a5a64"), how={"light": 0.35})
    for x, y in (man["hand_west"], man["hand_east"]):
        p.draw(lambda pen, x=x, y=y: (pen.line(x - 3, y + 30, x + 5, y - 40, "#806a54", 7), pen.path(f"M{x - 26},{y - 30}Q{x + 6},{y - 58} {x + 34},{y - 34}L{x + 6},{y - 40}Z", "#4a5a64")),
               name="ice axe", record=False)
    p.draw(lambda pen: (pen.line(424, 262, 398, 150, "#806a54", 6), pen.path("M398,150l-78,-2l20,28l-14,26l80,-2Z", ORANGE)), name="leaning flag", role="accent")
    s.relate(loaf, "is made of", "sugar")
    s.describe("A climber and three big ants scale a melting sugar loaf. They are "
               "tied together with an orange rope, the man in front near the top. "
               "There, under a dark rain cloud, stands an orange flag. Torn blue "
               "paper wraps the white loaf’s foot; sugar drips over it.")  # fmt: skip
    s.moods("ambitious", "comic", "anxious", "tenacious")
    s.themes("ambition", "passing time", "teamwork", "temptation", "rain")
    s.says("sweet success", "short-lived", "hurry", "sugar rush", "the top is not there any more", "teamwork", "a tooth for heights", "meltdown", "tea time for giants", "worth it?",
           "small helpers", "career", "summit fever", "enjoy it while it lasts", "everything dissolves", "diet day one", "base camp kitchen")
    s.about(place="a sugar loaf in the rain", time="day", weather="rain", light="grey and even", composition="high", view="eye level")
