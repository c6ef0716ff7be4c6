"""Six foxes in the fern; one is a child in a fox mask, one wears the mask of a child."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

FOX, CREAM, DARK, RED = "#d8702c", "#fff1d8", "#4a2c26", "#d43f2a"


def from_behind(pen: Pen, x: float, y: float, size: float, flip: bool) -> None:
    with pen.at(x, y, scale=size, flip=flip):
        pen.path("M40,-4C110,20 190,-10 196,-86C200,-130 170,-160 150,-176C156,-120 130,-70 60,-60Z", darken(FOX, 0.1))
        pen.path("M196,-86C200,-130 170,-160 150,-176C152,-150 148,-128 138,-110C156,-112 176,-104 196,-86Z", CREAM)
        pen.path("M-86,0C-104,-70 -84,-150 -56,-200H56C84,-150 104,-70 86,0Z", FOX)
        pen.path("M-56,-200C-30,-170 30,-170 56,-200L62,-186C34,-150 -34,-150 -62,-186Z", darken(FOX, 0.28))
        pen.path("M0,-150C-6,-100 -6,-60 0,-20", darken(FOX, 0.28), stroke=4)
        pen.path("M-70,-250L-84,-352L-20,-306H20L84,-352L70,-250C66,-206 34,-186 0,-186C-34,-186 -66,-206 -70,-250Z", FOX)
        pen.path("M-76,-300L-84,-352L-44,-322ZM76,-300L84,-352L44,-322Z", DARK)
        pen.path("M-46,-204L-92,-214L-60,-184ZM46,-204L92,-214L60,-184Z", CREAM)
        pen.path("M-86,0Q-60,-26 -34,0ZM86,0Q60,-26 34,0Z", DARK)


def child_mask(pen: Pen, x: float, y: float, size: float) -> None:
    """A painted face of a child on a fox's head; the ears stand out over it."""
    with pen.at(x, y, scale=size):
        pen.path("M-70,-30L-88,-138L-14,-78ZM70,-30L88,-138L14,-78Z", FOX)
        pen.path("M-78,-96L-88,-138L-56,-112ZM78,-96L88,-138L56,-112Z", DARK)
        pen.path("M-92,4L-60,-2L-60,8ZM92,4L60,-2L60,8Z", "#fff6e2")
        pen.path("M-64,-20C-66,-74 66,-74 64,-20C70,40 34,76 0,76C-34,76 -70,40 -64,-20Z", "#f0b98e")
        pen.path("M-66,-10C-74,-84 74,-84 66,-10C54,-34 40,-44 22,-44C10,-36 -24,-34 -40,-40C-52,-32 -60,-22 -66,-10Z", "#5a3423")
        pen.circle(-40, 26, 14, "#e58a6a")
        pen.circle(40, 26, 14, "#e58a6a")
        pen.oval(-26, 2, 10, 12, "#fffbe8")
        pen.oval(26, 2, 10, 12, "#fffbe8")
        pen.circle(-25, 3, 6, "#2d1c18")
        pen.circle(27, 3, 6, "#2d1c18")
        pen.path("M-6,24q6,6 12,0", "#a85a3a", stroke=4)
        pen.path("M-24,44Q0,66 24,44Q0,54 -24,44Z", RED)


def fox_mask(pen: Pen, x: float, y: float, size: float) -> None:
    with pen.at(x, y, scale=size):
        pen.path("M-70,-40L-78,-128L-24,-84H24L78,-128L70,-40C74,10 30,40 12,88Q0,100 -12,88C-30,40 -74,10 -70,-40Z", "#e2572c")
        pen.path("M-68,-66L-72,-108L-40,-82ZM68,-66L72,-108L40,-82Z", DARK)
        pen.path("M-70,-30C-40,-30 -14,0 -10,60Q0,70 10,60C14,0 40,-30 70,-30C72,14 30,42 12,88Q0,100 -12,88C-30,42 -72,14 -70,-30Z", CREAM)
        pen.oval(-30, -22, 13, 9, "#2d1c18")
        pen.oval(30, -22, 13, 9, "#2d1c18")
        pen.circle(0, 84, 13, "#2d1c18")


def trunks(pen: Pen) -> None:
    for x, w, top in ((40, 44, -20), (168, 26, -20), (322, 20, -20), (452, 30, -20), (612, 24, -20), (742, 50, -20)):
        pen.poly([(x - w / 2, top), (x + w / 2, top), (x + w * 0.62, 680), (x - w * 0.62, 680)], "#8d7f9c")


def lights(k: InkPen) -> None:
    for x, y in ((40, 900), (60, 660), (760, 660), (400, 1150), (760, 930), (20, 1120), (780, 1130)):
        k.tufts([(x, y), (x + 20, y + 8)], 28)


@card(id="k664ip", title="Fox Mask", seed=673, palette="marigold", light=(-0.4, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#f4b04e", strength=0.85, charge="#d8603a", fade=(0, 0.5), grain=0.25)
    p.draw(trunks, name="trunks", record=False, how={"as": "faint", "strength": 0.6, "fade": (0, 0.5)})
    p.patch((-80, 520, 880, 1240), "#9a9a44", strength=0.8, charge="#c8703a", bloom=3, wet=0.4, ragged=0.4, name="fern floor", grain=0.25)
    p.lift([(230, 800), (300, 720), (500, 716), (580, 800), (520, 890), (290, 900)], 0.8, soft=26)
    p.put_many("fern", [(50, 690, 1.25, -8, False), (180, 600, 0.85, 0, True), (400, 600, 1.0, 4, False), (640, 600, 0.85, 0, False), (760, 690, 1.25, 8, True)], colour="#8a9440", how={"strength": 0.6, "line": 0.6})
    p.put("fox", at=(262, 690), scale=1.0, pose="watch", colour=FOX, role="subject", how={"light": 0.25, "line": 1.1})
    odd = p.put("fox", at=(540, 690), scale=1.0, pose="watch", colour=FOX, role="subject", label="fox in a child mask", how={"light": 0.25, "line": 1.1})
    p.draw(lambda pen: child_mask(pen, odd["head"][0], odd["head"][1] + 14, 0.76), name="child mask", role="accent", how={"light": 0.15, "line": 1.1})
    p.put("fox", at=(164, 880), scale=1.0, pose="sit", colour=FOX, role="subject", how={"light": 0.25, "line": 1.1})
    child = p.figure(at=(660, 890), age="child", pose="sit_cross", view="front", height=440, seed=6, role="witness", label="child in a fox mask", prop=None, skin="#c98a5e", hair="bob",
                     clothes=dict(top="jumper", colour="#e9c27a", bottom="trousers", bottom_colour="#7a4a34", shoes="barefoot"), how={"light": 0.2})
    p.draw(lambda pen: fox_mask(pen, child["head"][0], child["head"][1] + 4, 0.76), name="fox mask", role="accent", how={"light": 0.15, "line": 1.1})
    p.put("small shoes", at=(410, 850), scale=0.6, colour=RED, role="accent")
    p.draw(lambda pen: (from_behind(pen, 268, 1110, 0.95, True), from_behind(pen, 532, 1116, 0.95, False)), name="foxes from behind", role="subject", how={"light": 0.25, "hatch": 0.5, "line": 1.15})
    p.put_many("fern", [(60, 1190, 1.1, -10, False), (400, 1200, 0.8, 0, True), (750, 1195, 1.1, 10, True)], colour="#6f7a34", how={"strength": 0.9})
    p.ink(lights, name="grass")
    s.relate(child, "hides in", "foxes from behind")
    s.describe("Five foxes and a child sit in a ring. One fox wears a mask of a "
               "child’s face, and the barefoot child wears a fox mask. In the middle "
               "stands a pair of small red shoes. Ferns and pale trunks surround "
               "them. The sky is orange.")  # fmt: skip
    s.moods("secretive", "warm", "wary", "amused")
    s.themes("belonging", "pretence", "disguise", "wildness", "identity")
    s.says("spot the odd one", "both fooled", "undercover", "one of us", "secret society", "fitting in", "exchange student", "sly", "who is it?",
           "new in class", "pack", "trading places", "don't blink", "family resemblance", "wolf in sheep's clothing", "whose shoes?", "masquerade", "the rules of the game")
    s.about(place="a clearing in the fern", time="evening", weather="clear", light="low warm light", composition="centred", view="eye level",
            foreground="ferns at the lower edge", unexplained="the red shoes in the middle")  # fmt: skip
