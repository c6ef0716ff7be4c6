"""A child carries a summer lake in a jar through a street of shut umbrellas."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

GLASS = "M118,1000C86,960 84,720 104,668C116,640 140,626 152,612H408C420,626 444,640 456,668C476,720 474,960 442,1000C400,1022 160,1022 118,1000Z"
COAT, SKIN = "#5f6470", "#e8b596"


def street(pen: Pen) -> None:
    """Grey fronts that run away to the right-hand distance."""
    for i, (x, w, top) in enumerate(((-20, 190, 60), (170, 150, 130), (320, 120, 100), (440, 90, 210), (530, 80, 270))):
        tone = lighten("#777c88", 0.05 + 0.1 * i)
        pen.rect(x, top, w, 900 - top - i * 14, tone)
        pen.poly([(x - 4, top + 4), (x + w * 0.5, top - 70 + i * 6), (x + w + 4, top + 4)], darken(tone, 0.25))
        for r in range(4):
            for c in range(2):
                pen.rect(x + w * (0.18 + 0.42 * c), top + 50 + r * 120, w * 0.24, 62 - i * 4, darken(tone, 0.35))


def summer(pen: Pen) -> None:
    """Sun, far shore, blue water, sand with a parasol, bathers; clipped to the jar."""
    with pen.clip(GLASS):
        pen.rect(80, 600, 400, 430, "#f9e2a6")
        pen.circle(356, 700, 34, "#f2953a")
        pen.path("M80,790C140,750 190,770 240,782C300,750 380,760 480,786V830H80Z", "#8fb56a")
        pen.path("M80,806H480V930C400,914 340,950 270,940C200,930 150,960 80,944Z", "#3fa3c0")
        pen.path("M80,944C150,960 200,930 270,940C340,950 400,914 480,930V1040H80Z", "#f0c878")
        pen.path("M176,790L204,720L208,792Z", "#fdf8ee")
        pen.path("M166,794H224L214,808H176Z", "#c8503c")
        for x, y, tone in ((256, 858, "#c8503c"), (330, 836, "#f2b84a"), (396, 872, "#d8506a"), (150, 872, "#6f4a8a")):
            pen.circle(x, y, 13, SKIN)
            pen.path(f"M{x - 14},{y - 3}Q{x},{y - 22} {x + 14},{y - 3}Z", tone)
            pen.path(f"M{x - 28},{y + 17}Q{x},{y + 4} {x + 28},{y + 17}", "#fdf8ee", stroke=5)
            pen.line(x + 14, y + 10, x + 25, y - 14, SKIN, 7)
        pen.line(168, 984, 184, 896, "#fdf8ee", 5)
        pen.path("M128,922C134,884 160,868 190,872C222,878 238,904 240,936C220,924 206,924 196,932C184,918 170,918 160,926C148,914 138,914 128,922Z", "#d8506a")
        pen.path("M190,872C176,884 168,904 160,926C170,918 184,918 196,932C200,910 198,890 190,872Z", "#fdf8ee")
        pen.rect(300, 966, 92, 18, "#d8506a", radius=5)
        pen.circle(312, 958, 11, SKIN)
        pen.path("M322,956C350,946 372,950 390,960V968H322Z", SKIN)


def jar(pen: Pen) -> None:
    pen.path("M146,620C140,600 142,586 150,578H410C418,586 420,600 414,620C340,632 220,632 146,620Z", "#dfe6e6")
    pen.path("M136,582V528C190,514 370,514 424,528V582C360,596 200,596 136,582Z", "#c8503c")
    pen.path("M136,548C200,562 360,562 424,548V560C360,574 200,574 136,560Z", "#8f2f34")


def face(pen: Pen) -> None:
    """Round and even in tone under the woolly hat."""
    pen.path("M205,388C203,452 236,495 298,497C358,496 388,452 391,396C330,408 262,404 205,388Z", SKIN)
    pen.oval(240, 452, 17, 13, "#dd8a7a")
    pen.oval(358, 456, 17, 13, "#dd8a7a")
    for x in (266, 336):
        pen.circle(x, 430, 9, "#2b2a30")
        pen.circle(x + 3, 427, 2.6, "#ffffff")
    pen.path("M296,446q6,8 13,1", "#a0604c", stroke=4)
    pen.path("M274,464q28,20 56,1", "#8a3f38", stroke=5)


def upper_arms(pen: Pen) -> None:
    pen.path("M214,560C130,580 66,640 44,740C60,780 110,790 130,760L200,640Z", COAT)
    pen.path("M346,560C430,580 494,640 516,740C500,780 450,790 430,760L360,640Z", COAT)


def arms(pen: Pen) -> None:
    """The child's sleeves come round the jar from both sides."""
    pen.path("M48,716C28,770 40,850 96,884L150,880C160,860 150,846 130,842C100,830 92,800 96,760C84,750 62,736 48,716Z", COAT)
    pen.path("M512,716C532,770 520,850 464,884L410,880C400,860 410,846 430,842C460,830 468,800 464,760C476,750 498,736 512,716Z", COAT)
    for x, s in ((150, 1), (410, -1)):
        pen.path(f"M{x - s * 14},{838}C{x + s * 20},{832} {x + s * 44},{846} {x + s * 46},{862}C{x + s * 44},{880} {x + s * 10},{890} {x - s * 14},{884}Z", SKIN)


def rain(k: InkPen) -> None:
    for i in range(90):
        x, y = (i * 137) % 800, (i * 211) % 1000
        if not (100 < x < 470 and 180 < y < 1010):
            k.line([(x, y), (x - 7, y + 34)], 1.1)
    for x in range(500, 800, 70):
        k.line([(x, 1120 + x % 40), (x + 40, 1120 + x % 40)], 1.2, broken=0.4)


@card(id="2kwcv1", title="The Jar of Summer", seed=566, palette="graphite_rose", light=(0.55, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("top", "#7d8290", strength=0.7, bloom=3)
    p.draw(street, name="street of grey houses", role="place", how={"light": 0.1, "line": 0.6, "inner": 0.4, "strength": 0.55, "hatch": 0.0})
    p.patch((-30, 880, 830, 1190), "#8d919e", strength=0.75, fade=(0.2, -0.2), ragged=0.3, wet=0.3, bloom=3, charge="#b8a8ae", name="wet street")
    for x, y, tall, view, seed in ((640, 936, 300, "left", 5), (740, 962, 350, "front_left", 9), (560, 900, 240, "left", 13), (690, 1080, 480, "left", 31)):
        who = p.figure(at=(x, y), age=("adult", "old", "tall", "adult")[seed % 4], pose="walk" if seed != 31 else "stroll", view=view, height=tall, seed=seed, prop=None, role="prop", label="passer-by", expression="sad",
                       clothes=dict(top="long_coat", colour="#7a7f8b" if tall < 330 else "#5c616e", hat="bowler" if seed % 2 else "wide_brim", hat_colour="#4a4e5a", shoes="boots", bottom_colour="#4a4e5a"), how={"light": 0.2, "strength": 0.4 + tall / 800})
        hx, hy = who["hand_near"]
        k = tall / 480
        p.put("closed umbrella", at=(hx, hy), by="handle", scale=0.86 * k, label="shut umbrella", colour="#3f434e", contact=0)
    p.glaze([(40, 1130), (280, 1110), (560, 1136), (480, 1176), (280, 1186), (90, 1170)], "shadow", strength=0.55)
    p.figure(at=(280, 1150), age="child", pose="carry", view="front", height=850, seed=6, prop=None, role="witness", label="child", expression="glad", hair="short", skin=SKIN,
             clothes=dict(top="coat", colour=COAT, hat="beanie", hat_colour="#8a8f9c", shoes="wellingtons", shoe_colour="#d8506a", bottom_colour="#3f4450"), how={"light": 0.0, "second": 0.0, "hatch": 0.0, "line": 1.15, "inner": 0.35})
    p.draw(face, name="face", record=False, contact=0, how={"light": 0, "second": 0, "hatch": 0, "inner": 0.6, "line": 1.0})
    p.draw(upper_arms, name="sleeves", record=False, how={"light": 0.2, "second": 0.3})
    p.wash(GLASS, "#ffffff", name="bare glass", bloom=0, wet=0, pool=0)
    lake = p.draw(summer, name="summer lake in a jar", role="subject", how={"light": 0.0, "second": 0.15, "line": 0.9, "inner": 0.7})
    p.draw(jar, name="lid", role="subject", how={"light": 0.3})
    p.draw(arms, name="arms", record=False, how={"light": 0.2, "second": 0.3})
    p.lift([(118, 700), (140, 660), (150, 664), (134, 720), (134, 800), (120, 800)], 0.8, soft=2)
    p.ink(rain, name="rain", strength=0.5)
    s.relate(lake, "contains", "bathers")
    s.describe("A child stands in the rain, hugging a huge closed jar. In the jar is "
               "a bright summer lake: sun, sand, a sailing boat, a parasol and tiny "
               "bathers. The child smiles and wears a woolly hat. On the grey street,"
               " people in long coats pass with their umbrellas shut.")  # fmt: skip
    s.moods("joyful", "secretive", "gloomy", "longing")
    s.themes("memory", "summer", "keeping", "being different", "childhood")
    s.says("preserves", "homesick", "holiday snaps", "don't open before winter", "secret", "contraband", "vitamin D", "save some for later", "who shut the weather out?", "sunny disposition", "an aquarium for people", "bottled up", "smuggler",
           "the last day of August", "everyone else has forgotten", "treasure", "is it fair to keep them?")
    s.about(place="a grey street", time="afternoon", weather="rain", light="dull, bright in the jar", composition="left", view="eye level",
            unexplained="why their umbrellas stay shut in the rain")  # fmt: skip
