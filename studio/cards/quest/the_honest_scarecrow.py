"""A scarecrow hides sleeping birds in its coat."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

COAT, LINING, STRAW = "#7a5a8c", "#3d2c4a", "#e0b850"
PERCHES = ((470, 640), (500, 760), (490, 880))


def body(pen: Pen) -> None:
    pen.rect(508, 900, 30, 240, "#9a6c38")
    pen.path("M400,500C430,470 600,470 640,500L660,960Q520,1000 386,960Z", LINING)
    for x, y in PERCHES:
        pen.rect(402, y, 246, 10, "#b38444")


def coat(pen: Pen) -> None:
    """The two halves, held open by straw hands."""
    pen.path("M452,474C400,480 350,500 318,520L236,700L196,860L232,1010C300,1020 360,1000 400,968C416,820 420,640 452,474Z", COAT)
    pen.path("M590,474C640,480 690,500 722,520L790,700L820,860L800,1010C740,1020 680,1000 644,968C634,820 626,640 590,474Z", COAT)
    pen.path("M452,474C428,560 410,760 400,968L378,980C380,800 396,600 418,486Z", lighten(COAT, 0.35))
    pen.path("M590,474C612,560 632,760 644,968L666,980C664,800 648,600 626,486Z", lighten(COAT, 0.35))
    for x, y, tone in ((268, 860, "#c29a4a"), (740, 760, "#6f7fb8")):
        pen.path(f"M{x},{y}l64,-8l8,60l-66,10Z", tone)
    pen.path("M318,520C290,560 262,640 262,690C290,720 372,716 404,690L410,650C380,660 350,650 340,640L366,560Z", darken(COAT, 0.18))
    pen.path("M722,520C752,560 784,640 786,690C756,720 676,716 644,690L636,650C666,660 696,650 706,640L680,560Z", darken(COAT, 0.18))
    for x, way in ((404, 1), (646, -1)):
        for k in range(5):
            pen.taper([(x, 672), (x + way * 20, 660 + k * 9), (x + way * (42 + 4 * (k % 2)), 648 + k * 13)], 8, 3, STRAW)


def head(pen: Pen) -> None:
    for k in range(9):
        pen.taper([(470 + k * 13, 462), (462 + k * 15, 486), (454 + k * 17, 506 + 8 * (k % 2))], 9, 3, STRAW)
    pen.path("M448,400C444,330 480,296 522,296C566,296 600,332 596,402C592,452 560,476 522,476C484,476 452,452 448,400Z", "#ecd6a0")
    pen.path("M460,456Q522,496 586,456L592,478Q522,516 454,478Z", "#a8527c")
    pen.path("M476,394l22,22m0,-22l-22,22M544,394l22,22m0,-22l-22,22", "#453049", stroke=5)
    pen.path("M486,436q36,22 72,0", "#453049", stroke=4)
    pen.path("M496,434v14M522,440v14M546,434v14", "#453049", stroke=3)
    pen.path("M390,338C440,296 610,296 660,338C630,358 580,344 522,346C464,344 420,358 390,338Z", "#b38444")
    pen.path("M452,322C456,250 490,222 530,220C572,222 596,262 596,322C550,304 496,304 452,322Z", "#c99a50")
    pen.path("M452,322C496,304 550,304 596,322L596,300C550,282 496,282 454,300Z", "#a8527c")


def shifted(draw):
    """The same drawing a little further in."""
    def drawn(pen: Pen) -> None:
        with pen.at(-34, 0):
            draw(pen)
    return drawn


def sleeper(pen: Pen, x: float, y: float, tone: str, flip: bool, awake: bool = False) -> None:
    """A fluffed bird with its head drawn in."""
    with pen.at(x, y + 4, flip=flip):
        pen.path("M-26,-14l-24,26l10,6l24,-20Z", darken(tone, 0.25))
        pen.path("M-36,-26C-36,-58 -12,-78 10,-78C36,-76 46,-48 38,-22C30,2 -26,6 -36,-26Z", tone)
        pen.path("M-8,-26C-6,-44 20,-44 32,-26C28,0 0,4 -8,-26Z", lighten(tone, 0.5))
        pen.path("M36,-58l18,6l-16,8Z", "#e0903a")
        if awake:
            pen.circle(20, -58, 10, "#ffffff")
            pen.circle(22, -57, 5, "#2b1d30")
        else:
            pen.path("M10,-58q9,8 18,0", "#2b1d30", stroke=3.4)


def flock(pen: Pen) -> None:
    tones = ("#d98a4a", "#6f86b8", "#c9b05c", "#b06a80", "#8c9a5a", "#d9a05c", "#7f93c4", "#a3784c")
    n = 0
    for row, (_, y) in enumerate(PERCHES):
        for col in range(3 if row else 2):
            x = (456 + col * 106) if row == 0 else 442 + col * 82
            if (row, col) == (1, 1):
                sleeper(pen, x, y, "#d4476a", False, awake=True)
            else:
                sleeper(pen, x, y, tones[n % 8], (n % 3) == 1)
            n += 1


def field(k: InkPen) -> None:
    for i in range(9):
        k.line([(30 + i * 92, 1170), (90 + i * 84, 1060), (140 + i * 74, 962)], 1.1, broken=1.4)
    k.line([(30, 950), (300, 936), (800, 944)], 1.6, broken=0.5)
    k.tufts([(90, 1010), (250, 1060), (330, 1130), (440, 1150), (600, 1150), (690, 1120), (760, 1150), (60, 1110), (160, 1160)], 34)


@card(id="h2ibd9", title="The Honest Scarecrow", seed=208, palette="quince", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("left", "#f7c95c", strength=0.85, charge="#f0a45c")
    p.patch((-50, 930, 850, 1180), "#e0b850", strength=0.9, charge="#b08a4a", bloom=2, ragged=0.4, name="stubble field", fade=(0, 0.6))
    p.put("haystack", at=(84, 962), scale=0.5, colour="#d9b45a", how={"strength": 0.5, "line": 0.6})
    p.put("haystack", at=(300, 958), scale=0.3, colour="#d9b45a", how={"strength": 0.4, "line": 0.5})
    p.ink(field, name="furrows")
    crow = p.draw(shifted(body), name="scarecrow", role="subject", how={"light": 0.0})
    p.draw(shifted(flock), name="sleeping birds", role="accent", how={"light": 0.1, "line": 0.8})
    p.draw(shifted(coat), name="open coat", role="subject", how={"light": 0.25, "hatch": 0.45, "bloom": 1})
    p.draw(shifted(head), name="head of the scarecrow", record=False, how={"light": 0.3, "hatch": 0.3})
    p.glaze([(540, 1130), (640, 1120), (800, 1140), (830, 1164), (640, 1160)], "shadow", strength=0.5, name="cast shadow")
    farmer = p.figure(at=(132, 1098), age="broad", pose="hands_in_pockets", view="left", height=330, seed=15, skin="#e9b48c", prop=None, role="witness", label="farmer", expression="sly", look="up",
                      clothes=dict(top="dungarees", colour="#5f6fa8", hat="straw", hat_colour="#c99a50", shoes="wellingtons", beard="moustache"), how={"light": 0.3})
    s.relate("sleeping birds", "hides in", crow)
    s.describe("A scarecrow opens its coat, and birds sit inside. There are eight on "
               "three perches; seven sleep, only the red one in the middle is awake. "
               "The scarecrow’s mouth is stitched shut. On the left a farmer in a "
               "straw hat looks away. The coat is violet, the field yellow.")  # fmt: skip
    s.moods("warm", "conspiratorial", "comic", "uneasy")
    s.themes("secrets", "kindness", "duty", "shelter", "looking away")
    s.says("open secret", "inner life", "bad at my job", "night shelter", "double agent", "soft heart", "I saw nothing", "guilty pleasure", "what are you hiding?", "wolf in reverse", "conscience",
           "full house", "off duty", "asylum", "butterflies in the stomach", "appearances", "the enemy is asleep", "trust")
    s.about(place="a stubble field", time="evening", weather="clear", light="low sun from the left", composition="right", view="eye level")
