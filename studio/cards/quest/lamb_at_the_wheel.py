"""A lamb drives; the wolves pull in their sleep."""

from __future__ import annotations

import math

from reverie_studio.colour import lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

TILT = 15
WOLVES = ((628, 838, 0.6), (540, 858, 0.63), (452, 880, 0.66))


def wheel(pen: Pen, x: float, y: float, r: float, rim: str) -> None:
    pen.circle(x, y, r, rim, stroke=r * 0.17)
    for k in range(8):
        a = math.tau * k / 8 + 0.2
        pen.line(x, y, x + math.cos(a) * r, y + math.sin(a) * r, rim, r * 0.1)
    pen.circle(x, y, r * 0.2, rim)


def hay(pen: Pen) -> None:
    pen.path("M-190,-96C-236,-190 -190,-300 -90,-336C-10,-372 90,-330 120,-250C150,-190 150,-130 140,-96Z", "#e6c04e")
    pen.path("M-150,-96C-190,-180 -150,-270 -90,-300C-120,-220 -110,-150 -90,-96ZM20,-96C40,-170 30,-250 0,-320C70,-270 80,-160 70,-96Z", "#d0a43c")


def cart(pen: Pen) -> None:
    wheel(pen, -112, -28, 62, "#7a5636")
    pen.path("M-204,-112H150L140,-50H-190Z", "#b38444")
    pen.path("M-204,-112H150V-98H-202ZM-196,-78H146V-68H-194Z", "#8a6234")
    for x in (-200, -90, 20, 138):
        pen.rect(x, -180, 13, 124, "#8a6234")
    pen.path("M140,-90L226,-96V-80L142,-70ZM206,-96V-150H222V-92Z", "#8a6234")
    wheel(pen, 96, -30, 62, "#8a6234")
    pen.path("M150,-66L420,-40V-28L150,-50Z", "#8a6234")


def steering(pen: Pen) -> None:
    pen.line(222, -100, 276, -196, "#8a6234", 10)
    with pen.at(278, -200, turn=28), pen.stretch(0.5, 1):
        wheel(pen, 0, 0, 66, "#a8527c")


def nightcap(pen: Pen, x: float, y: float, size: float, tone: str) -> None:
    with pen.at(x, y, scale=size, turn=TILT):
        pen.taper([(2, -30), (-22, -58), (-54, -58), (-72, -34), (-74, -10)], 44, 12, tone)
        pen.path("M-28,8C-34,-20 -20,-46 4,-48C24,-44 34,-24 32,-8Z", tone)
        pen.taper([(-44, -68), (-48, -50), (-56, -40)], 8, 5, lighten(tone, 0.5))
        pen.path("M-30,6L34,-10L36,0L-28,16Z", lighten(tone, 0.5))
        pen.circle(-74, -4, 10, lighten(tone, 0.65))


def asleep(pen: Pen, x: float, y: float, k: float, tone: str) -> None:
    """A shut eye and a nightcap on a wolf's head."""
    pen.oval(x + 37 * k, y + 44 * k, 13 * k, 10 * k, "#a6a2b8")
    pen.path(f"M{x + 26 * k},{y + 44 * k}q{10 * k},{10 * k} {20 * k},{3 * k}", "#2a2030", stroke=3)
    nightcap(pen, x + 16, y + 8, k * 1.15, tone)


def tilted(draw, at=(215, 712)):
    """On the slope of the road."""
    def on_slope(pen: Pen) -> None:
        with pen.at(*at, turn=TILT):
            draw(pen)
    return on_slope


def stubble(k: InkPen) -> None:
    for row in range(7):
        for i in range(17):
            x = -10 + i * 52 + 20 * (row % 2)
            y = 760 + row * 66 + 0.27 * x + 6 * math.sin(i * 2.1)
            if y < 1190 and y > 700 + 0.27 * x + 190:
                k.tufts([(x, y)], 16 + 3 * row, 1.6)


@card(id="pf7pwd", title="Lamb at the Wheel", seed=587, palette="quince", light=(0.6, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#f7d774", strength=0.75, charge="#d8a4c0", fade=(0.1, 0.7))
    p.wash([(-20, 520), (120, 470), (300, 520), (470, 500), (640, 600), (830, 620), (830, 820), (-20, 700)], "#c9a7c4", strength=0.55, fade=(0, 1), name="far hills", wet=0.2)
    p.draw(lambda pen: [pen.path(f"M{x - w},{y}C{x - w},{y - w * 1.8} {x + w},{y - w * 1.8} {x + w},{y}Z", "#b08a4a") for x, y, w in ((560, 640, 22), (640, 668, 26), (740, 700, 32))],
           name="haycocks", how={"strength": 0.5, "line": 0.5})
    p.wash([(-20, 640), (200, 680), (420, 770), (640, 850), (830, 890), (830, 1220), (-20, 1220)], "#e0b850", strength=0.95, name="stubble field", bloom=2, charge="#b08a4a", wet=0.1, uneven=0.8)
    p.wash([(-20, 690), (220, 724), (460, 810), (830, 920), (830, 1090), (430, 990), (190, 866), (-20, 800)], "#fdf3d0", strength=0.5, name="road", pool=0.5)
    p.ink(stubble, name="stubble")
    p.glaze([(40, 736), (240, 756), (440, 832), (400, 860), (200, 806), (60, 766)], "shadow", strength=0.6)
    p.draw(tilted(hay), name="hay", how={"light": 0.3, "uneven": 0.9, "bloom": 1, "hatch": 0.3})
    p.figure(at=(240, 390), age="child", pose="lie_asleep", view="front", height=290, seed=3, prop=None, role="witness", expression="asleep", label="sleeping boy",
                   clothes=dict(top="shirt", colour="#6f7fb8", bottom="shorts", bottom_colour="#8a6a50", shoes="barefoot"), how={"light": 0.3})
    p.ink(lambda k: [k.line([(x, y + 48), (x + dx, y + 78), (x + dx * 1.6, y + 112)], 1.3, broken=0.3) for x, y, dx in
                     ((120, 420, -16), (170, 380, -10), (230, 400, -4), (290, 380, 8), (340, 430, 14), (150, 500, -8), (210, 480, -4), (270, 470, 4), (330, 520, 10), (96, 500, -12), (376, 500, 12))], name="straw")
    p.draw(tilted(cart), name="hay cart", role="subject", how={"light": 0.25, "hatch": 0.4})
    p.put("lamb", at=(410, 670), scale=1.0, flip=True, turn=-20, role="subject", contact=0, colour="#fffdf6", how={"light": 0.3, "second": 0.5, "uneven": 0.6})
    p.draw(lambda pen: (pen.path("M300,640L470,684L464,708L294,664Z", "#8a6234"), pen.path("M384,604L470,626L462,690L376,668Z", "#b38444"), pen.path("M380,600L474,624L472,638L378,614Z", "#8a6234")),
           name="driver's box", record=False, how={"light": 0.2, "hatch": 0.3})
    p.draw(tilted(steering), name="steering wheel", role="accent", how={"light": 0.2})
    p.draw(lambda pen: [(pen.taper([(436, 584 + dy), (476, 588 + dy), (x, y)], 24, 15, "#fffdf6"), pen.path(f"M{x - 8},{y - 9}L{x + 12},{y - 7}L{x + 12},{y + 9}L{x - 8},{y + 9}Z", "#3a3a4c")) for dy, x, y in ((-8, 516, 566), (14, 504, 610))],
           name="forelegs on the wheel", record=False, how={"light": 0.2})
    p.ink(lambda k: [k.line(q, 2.4) for q in ([(600, 776), (650, 790), (690, 812)], [(590, 774), (600, 800), (612, 828)], [(580, 772), (548, 800), (524, 842)])], name="traces")
    order = sorted(WOLVES, key=lambda q: q[1])
    for i, (x, y, k) in enumerate(order):
        wolf = p.put("wolf", at=(x, y + 66), scale=k, turn=TILT, role="subject", label="sleeping wolf", colour="#8d88a4", how={"hatch": 0.5, "light": 0.35})
        hx, hy = wolf["head"]
        p.draw(lambda pen, hx=hx, hy=hy, k=k, i=i: asleep(pen, hx, hy, k, ("#a8527c", "#6f7fb8", "#c9553a")[i]), name="nightcap", how={"light": 0.2})
    p.put("hare", at=(130, 1140), scale=0.56, label="hare", how={"light": 0.3, "hatch": 0.4})
    s.relate("sleeping wolf", "does the work of", "horse")
    s.describe("Three wolves in nightcaps pull a cart that a lamb steers. The lamb "
               "sits with its forelegs on the steering wheel. Behind it a boy sleeps "
               "on top of the hay. The road leads down through stubble, where a hare "
               "looks on. Field and sky are yellow.")  # fmt: skip
    s.moods("cheerful", "uneasy", "drowsy", "bold")
    s.themes("power", "innocence", "danger", "trust", "harvest")
    s.says("the new boss", "counting on sleep", "don't wake them", "sheep's clothing", "learner driver", "leadership", "the other way round last year", "sleepwalkers", "harvest home",
           "who is in charge?", "let sleeping wolves lie", "revolution", "beginner's luck", "brave", "what could go wrong?", "a tame government", "soft power")
    s.about(place="a stubble road", time="evening", weather="clear", light="golden", composition="diagonal", view="eye level")
