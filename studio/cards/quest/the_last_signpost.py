"""In the forest of signposts a woodcutter plants new ones, and they sprout boards for leaves."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

GOLD, WOOD = "#e0a422", "#8a7462"


def sprout(pen: Pen, x: float, y: float, size: float, leaves: int, tone: str) -> None:
    """A young signpost: green stem, boards for leaves."""
    with pen.at(x, y, size):
        pen.path("M-60,6C-40,-22 40,-22 60,6C40,22 -40,22 -60,6Z", "#3c3b44")
        pen.taper([(0, 0), (6, -60), (-4, -120), (2, -70 - 52 * leaves)], 13, 7, "#7d8a5c")
        for k in range(leaves):
            h = -78 - 52 * k
            with pen.at(0, h, 1.0 - 0.14 * k, -16 if k % 2 else -10, flip=bool(k % 2)):
                pen.path("M2,-4H12L18,-22H74L102,-4L74,16H18L12,4H2Z", tone)
                pen.path("M18,-4H86", darken(tone, 0.25), stroke=2.5)


def rows(pen: Pen) -> None:
    for x, y, size, leaves in ((470, 872, 0.42, 2), (560, 880, 0.46, 2), (652, 872, 0.42, 1), (736, 882, 0.46, 2), (390, 880, 0.4, 1)):
        sprout(pen, x, y, size, leaves, lighten(WOOD, 0.35))
    for x, y, size, leaves in ((520, 972, 0.66, 2), (640, 978, 0.7, 3), (760, 968, 0.66, 2)):
        sprout(pen, x, y, size, leaves, lighten(WOOD, 0.42))


def near_rows(pen: Pen) -> None:
    sprout(pen, 100, 1150, 1.0, 2, lighten(WOOD, 0.5))
    sprout(pen, 690, 1150, 1.25, 3, lighten(WOOD, 0.5))


def furrows(k: InkPen) -> None:
    for y in (900, 1000, 1172):
        k.line([(20, y + 10), (220, y), (480, y + 8), (780, y)], 2.0, broken=0.5)
    k.line([(60, 1060), (300, 1050), (560, 1062), (760, 1052)], 1.6, broken=0.8)


def axe_stump(pen: Pen) -> None:
    pen.path("M60,930C66,900 66,870 70,830H170C172,870 176,900 186,934C140,946 96,944 60,930Z", WOOD)
    pen.oval(120, 830, 50, 15, lighten(WOOD, 0.5))
    pen.oval(120, 830, 26, 8, lighten(WOOD, 0.25))
    with pen.at(128, 824, 1, 24):
        pen.rect(-7, -170, 14, 170, "#b08a5a")
        pen.path("M-8,-14C-40,-24 -56,-10 -60,10C-36,16 -20,8 8,8L8,-14Z", "#9c9aa0")
    pen.path("M190,914H330L352,936L330,958H190Z", lighten(WOOD, 0.2))
    pen.path("M196,962H300L322,982L300,1002H196Z", lighten(WOOD, 0.1))


@card(id="gutb2j", title="The Last Signpost", seed=574, palette="lamp_black", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.stage("signpost forest", ground=800, near=4, far=16, gap=230, middle=430, mist="mid")
    p.glaze([(-80, -80), (880, -80), (880, 760), (700, 700), (600, 330), (430, 250), (290, 340), (200, 690), (-80, 780)], "#3a3a44", strength=1.0, wet=1.0, bloom=3, fade=(0, 0.55), name="dark mist", charge="#6d6472")
    p.wash([(-60, 850), (240, 836), (520, 850), (860, 836), (860, 1260), (-60, 1260)], "#5f564c", name="tilled earth", strength=1.0, wet=0, bloom=0, charge="#3c3b44", uneven=0.7)
    p.ink(furrows, name="furrows")
    p.draw(axe_stump, name="stump with an axe", role="prop", how={"light": 0.3, "second": 0.4, "hatch": 0.4})
    young = p.draw(rows, name="seedling signposts", role="subject", count=8, contact=0, how={"light": 0.3, "second": 0.2})
    woman = p.figure(at=(280, 1126), age="broad", pose="kneel", view="right", height=470, seed=25, role="witness", label="woodcutter", who="lumberjack woman", prop=None, expression="calm", skin="#d79a6c",
                     reach={"hand_right": (150, -50), "hand_left": (168, -46)},
                     clothes=dict(top="shirt", colour="#9a4a3a", pattern="checks", pattern_colour="#2c2a30", bottom="trousers", bottom_colour="#4a5364", shoes="boots", hat="beanie", hat_colour="#c9b294"), hair="braids", how={"light": 0.3})
    hx, hy = woman["hands"]
    p.draw(lambda pen: sprout(pen, hx + 24, hy + 66, 1.12, 2, GOLD), name="golden seedling", role="accent", contact=0, how={"light": 0.2, "line": 1.1})
    p.draw(near_rows, name="near seedlings", role="subject", count=2, contact=0, how={"light": 0.35, "second": 0.3, "hatch": 0.2})
    p.put("watering can", at=(430, 1186), scale=0.36, role="prop", colour="#7d8a90", how={"light": 0.3})
    s.relate(young, "grows from", "tilled earth")
    s.describe("A kneeling woman plants small signposts like seedlings. They have "
               "green stems and blank boards for leaves; the boards of hers are "
               "golden. Rows of them grow around her. On the left an axe sticks in a "
               "stump. Behind, a forest of old signposts stands in the mist.")  # fmt: skip
    s.moods("hopeful", "doubtful", "patient", "sombre")
    s.themes("the future", "decisions", "making amends", "growth", "guidance")
    s.says("career advice", "family tree", "planting ideas", "next generation", "where will it lead?", "growing in all directions", "reforestation", "guilty conscience", "new directions", "patience", "school of thought",
           "who needs a map?", "too many options", "turn over a new leaf", "raised to point", "one good lead", "it will know when it's grown")
    s.about(time="dusk", weather="mist", light="a pale gap in dark mist", composition="low", view="eye level")
