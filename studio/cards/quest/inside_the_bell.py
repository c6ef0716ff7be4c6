"""Straight up into a great bell, where somebody keeps the sky clean."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

X, Y = 400, 540
BRONZE, SKY, CORAL, GOLD = "#2f5f5c", "#4fb0b4", "#e0604a", "#f3c04a"


def ring(r: float, x: float = X, y: float = Y) -> str:
    return f"M{x - r},{y}a{r},{r} 0 1 1 {2 * r},0a{r},{r} 0 1 1 {-2 * r},0Z"


def lip(pen: Pen) -> None:
    pen.path(ring(470), BRONZE)
    pen.path(ring(438), lighten(BRONZE, 0.22))
    for k in range(56):
        a = math.tau * k / 56
        pen.circle(X + math.cos(a) * 454, Y + math.sin(a) * 454, 9, lighten(BRONZE, 0.4))
    pen.path(ring(402), darken(BRONZE, 0.35))
    pen.erase(ring(388))


def beams(pen: Pen) -> None:
    for y in (-20, 1000):
        pen.rect(-20, y, 840, 110, "#8a6a4c")
    for x in (10, 690):
        pen.rect(x, -20, 100, 1240, "#9a7850")


def cloud(pen: Pen, x: float, y: float, z: float, turn: float) -> None:
    with pen.at(x, y, scale=z, turn=turn):
        pen.path("M-110,30C-130,0 -96,-26 -70,-18C-66,-60 -10,-70 10,-38C34,-62 82,-46 80,-14C116,-16 122,24 96,32Z", "#ffffff")


def bird(pen: Pen, x: float, y: float, z: float, turn: float, tone: str) -> None:
    with pen.at(x, y, scale=z, turn=turn):
        pen.path("M-60,6C-30,2 -14,-6 0,-4C-14,-40 -40,-66 -70,-78C-30,-78 14,-50 26,-12C46,-16 58,-10 66,0L84,4L64,10C46,24 10,24 -10,16Z", tone)
        pen.path("M0,-4C10,-44 34,-70 60,-84C56,-54 46,-26 26,-10Z", darken(tone, 0.2))


def lamp(pen: Pen) -> None:
    pen.path(ring(58, X, Y - 150), darken(BRONZE, 0.45))
    pen.path(ring(30, X, Y - 150), BRONZE)
    pen.taper([(X, Y - 150), (X - 6, Y - 60), (X - 16, Y + 20)], 14, 24, "#3b3a30")
    with pen.at(X - 18, Y + 84):
        pen.path("M-36,-74H36L48,-50H-48Z", "#3b3a30")
        pen.path("M-64,10C-70,-30 -44,-52 0,-52C44,-52 70,-30 64,10C58,50 34,72 0,72C-34,72 -58,50 -64,10Z", GOLD)
        pen.path("M-22,24C-30,-4 -4,-12 0,-40C16,-14 30,0 20,26C12,44 -14,44 -22,24Z", "#fffbe0")
        pen.path("M-48,54H48L34,84H-34Z", "#3b3a30")


def cage(k: InkPen) -> None:
    for d in (-34, 34):
        k.line([(X - 18 + d * 0.6, Y + 34), (X - 18 + d * 1.3, Y + 90), (X - 18 + d * 0.6, Y + 142)], 3.0)


@card(id="y6nvrn", title="Inside the Bell", seed=655, palette="verdigris", light=(-0.2, -0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#5f4a3a", strength=0.9, fade=(0, 0), charge="#3b4a44")
    p.draw(beams, name="bell tower", role="place", how={"light": 0.1, "second": 0.2, "strength": 0.75})
    bell = p.draw(lip, name="great bell from below", role="subject", how={"light": 0.35, "second": 0.5, "uneven": 0.9, "bloom": 2, "charge": "#6fb0a0", "line": 1.2, "hatch": 0.0})
    p.wash(ring(392), SKY, name="painted sky", role="place", strength=0.95, wet=0.05, bloom=4, uneven=0.9, charge="#8fd0c0", pool=0.6)
    p.lift(ring(170, X - 18, Y + 60), 0.75, soft=60)
    p.draw(lambda pen: [cloud(pen, *c) for c in ((190, 380, 0.9, -34), (560, 270, 1.0, 18), (660, 560, 0.8, 70), (230, 700, 0.8, -120), (330, 220, 0.6, -8))], name="clouds", how={"strength": 0.5, "line": 0.7, "light": 0})
    p.ink(lambda k: [k.line([(X + math.cos(a) * r, Y + math.sin(a) * r) for a in [j * 0.1 for j in range(int(s0 * 10), int(s0 * 10) + 30)]], 1.2, broken=0.7) for r, s0 in ((330, 0.4), (330, 3.6), (250, 2.0), (250, 5.0))], name="turned lines", strength=0.5)
    p.draw(lambda pen: [bird(pen, *b) for b in ((500, 400, 0.5, -20, "#fdfaf0"), (250, 520, 0.55, 150, "#fdfaf0"), (600, 430, 0.4, 10, "#fdfaf0"), (480, 240, 0.4, -60, "#fdfaf0"))], name="painted birds", role="prop", how={"line": 0.7})
    p.draw(lamp, name="clapper that is a lamp", role="subject", how={"light": 0.2, "second": 0.3, "line": 1.2})
    p.ink(cage, name="bars of the lamp")
    p.draw(lambda pen: bird(pen, 716, 236, 0.95, -24, CORAL), name="bird that has come out", role="accent", how={"light": 0.2, "hatch": 0.3})
    woman = p.figure(at=(452, 1180), age="old", pose="reach_up", view="back_right", height=400, seed=5, role="witness", label="old woman", prop=None, hair="bun", reach={"hand_right": (98, -418), "hand_left": (62, -322)}, grips={"left": "grip", "right": "grip"},
                     clothes=dict(top="dress", colour="#c9845a", apron="#f8f6e6", hat="headscarf", hat_colour=CORAL, shoes="slippers"), how={"light": 0.3})
    hx, hy = woman["hand_right"]
    gx, gy = woman["hand_left"]
    top = (668, 400)
    dx, dy = top[0] - hx, top[1] - hy
    low = (gx - dx * 0.1, gy - dy * 0.1)

    def broom(pen: Pen) -> None:
        pen.taper([low, (gx, gy), (hx, hy), top], 10, 10, "#e8c88a")
        with pen.at(*top, turn=math.degrees(math.atan2(dy, dx)) + 90):
            pen.path("M-14,10L-44,-84Q-20,-74 -14,-90Q0,-76 14,-90Q22,-74 44,-84L14,10Z", "#e8bd5c")
            pen.rect(-18, -4, 36, 14, CORAL)

    p.draw(broom, name="very long broom", role="prop", how={"light": 0.2, "hatch": 0.4})
    p.spatter((640, 560), 110, 34, "#8f9a6a", size=5)
    s.relate(bell, "opens onto", "painted sky")
    s.describe("An old woman sweeps a cloud inside a huge bell. Seen from below, the "
               "bell is full of sky with clouds and birds. Its clapper is a lit lamp."
               " Her broom is very long, and a red bird flies out over the rim. The "
               "sky is turquoise, the beams brown.")  # fmt: skip
    s.moods("lofty", "quiet", "devoted", "dizzy")
    s.themes("heaven", "cleaning", "echo", "illusion", "care")
    s.says("spring cleaning", "hollow", "seventh heaven", "ceiling", "before it strikes", "dusting the clouds", "one got away", "cathedral", "somebody has to",
           "silence", "the sky has a lid", "my grandmother's weather", "ding", "up there", "hush before noon", "false sky", "who turned the light on?", "trapped air")
    s.about(place="under a great bell", time="day", weather="none", light="a lamp in the middle", composition="frame", view="from below, straight up")
