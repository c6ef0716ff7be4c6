"""The needle of the compass is a goose, and whoever holds it must run."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

HUB, TURN = (478, 420), -40
BRASS, GOOSE, RED = "#d9a545", "#f4f1ea", "#d8594f"


def spot(x: float, y: float) -> tuple[float, float]:
    """A point of the turned case on the card."""
    a = math.radians(TURN)
    return HUB[0] + x * math.cos(a) - y * math.sin(a), HUB[1] + x * math.sin(a) + y * math.cos(a)


def case(pen: Pen) -> None:
    with pen.at(*HUB, turn=TURN):
        pen.circle(-262, 0, 40, darken(BRASS, 0.2), stroke=13)
        pen.rect(-238, -18, 34, 36, darken(BRASS, 0.3))
        pen.circle(0, 0, 220, BRASS)
        pen.circle(0, 0, 190, darken(BRASS, 0.35))
        pen.circle(0, 0, 184, "#fdf6e2")
        for k in range(32):
            a, long = math.tau * k / 32, 24 if k % 4 == 0 else 12
            pen.line(math.cos(a) * 176, math.sin(a) * 176, math.cos(a) * (176 - long), math.sin(a) * (176 - long), "#2b2f4a", 4 if k % 4 == 0 else 2.4)
        for k in range(8):
            a, far = math.tau * k / 8, 92 if k % 2 == 0 else 150
            pen.poly([(0, 0), (math.cos(a - 0.36) * 60, math.sin(a - 0.36) * 60), (math.cos(a) * far, math.sin(a) * far)], "#7f93c8")
            pen.poly([(0, 0), (math.cos(a + 0.36) * 60, math.sin(a + 0.36) * 60), (math.cos(a) * far, math.sin(a) * far)], "#3f6fb0")


def goose(pen: Pen) -> None:
    """Seen from above, stretched out along the axis, wings over the rim."""
    with pen.at(*HUB, turn=TURN):
        for side in (-1, 1):
            with pen.stretch(1, side):
                for k in range(6):
                    x, y = -128 + 24 * k, 300 - 6 * k * k + 12 * k
                    pen.path(f"M{-60 + 18 * k},60L{x - 10},{y - 14}Q{x + 4},{y + 14} {x + 20},{y - 10}L{-10 + 16 * k},60Z", darken(GOOSE, 0.42 if k % 2 else 0.34))
                pen.path("M96,20C110,90 60,180 -40,250C-80,230 -90,170 -74,110C-70,70 -60,50 -50,30Z", darken(GOOSE, 0.12))
        pen.path("M-110,-18L-190,-44L-204,-16L-214,0L-204,16L-190,44L-110,18Z", darken(GOOSE, 0.3))
        pen.path("M-150,0C-120,-50 -40,-70 30,-62C84,-54 110,-30 130,-20L250,-15L250,15L130,20C110,30 84,54 30,62C-40,70 -120,50 -150,0Z", GOOSE)
        pen.path("M136,-19L250,-15L250,15L136,19C124,8 124,-8 136,-19Z", RED)
        pen.oval(266, 0, 38, 25, GOOSE)
        pen.path("M292,-17C320,-16 340,-8 350,0C340,8 320,16 292,17C300,6 300,-6 292,-17Z", "#f0a03c")
        pen.circle(274, -14, 5, "#1f2238")
        pen.circle(274, 14, 5, "#1f2238")
        pen.path("M-18,-70H18V70H-18Z", darken(BRASS, 0.18))
        pen.circle(0, 0, 27, lighten(BRASS, 0.25))
        pen.path("M-14,-3H14V3H-14Z", "#5b4a2a")


def moor(k: InkPen) -> None:
    k.line([(-10, 905), (120, 880), (260, 900), (420, 868), (600, 890), (810, 850)], 1.3, broken=0.5)
    k.tufts([(60, 1010), (120, 1140), (330, 1130), (420, 1010), (560, 1100), (640, 990), (720, 1120), (760, 1020), (500, 960), (270, 970)], 30)
    for y, x in ((800, 60), (846, 20), (740, 120)):
        k.line([(x, y), (x + 40, y - 22), (x + 74, y - 50)], 1.6, broken=0.3)
    for x, y in ((90, 180), (126, 160), (160, 186), (60, 214), (196, 210)):
        k.line([(x - 18, y + 8), (x - 7, y - 3), (x, y + 4), (x + 7, y - 3), (x + 18, y + 8)], 1.8)


@card(id="rjw22o", title="The Goose Compass", seed=997, palette="paper_morning", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(860, -60), (360, -60), (230, 130), (300, 330), (220, 560), (330, 760), (600, 820), (860, 800)], "#6fa0d8", name="wind", plane="sky", strength=0.75, wet=0.6, bloom=3, charge="#a9c6ec", fade=(-0.7, 0.2), ragged=0.35)
    p.wash([(-60, 880), (100, 840), (230, 868), (400, 830), (560, 864), (700, 820), (860, 840), (860, 940), (-60, 960)], "#8d9ac4", name="far hills", strength=0.6, wet=0.5, fade=(0, 0.6))
    p.wash([(-60, 940), (200, 910), (460, 930), (860, 880), (860, 1180), (420, 1210), (-60, 1180)], "#9dbb7a", name="moor", strength=0.85, wet=0.2, ragged=0.4, bloom=3, charge="#c0779a", fade=(0, 0.5))
    p.wash([(-40, 1068), (160, 1050), (330, 1070), (520, 1040), (860, 1052), (860, 1082), (540, 1072), (340, 1110), (150, 1092), (-40, 1110)], "#ffffff", name="path", wet=0, pool=0, bloom=0)
    p.ink(moor, name="moor")
    p.put("cairn", at=(700, 1020), scale=0.62, how={"hatch": 0.5})
    p.glaze([(120, 1086), (220, 1072), (330, 1082), (320, 1104), (200, 1110)], "#6c7aa8", strength=0.6, name="shadow of the runner")
    p.draw(case, name="compass", role="subject", how={"light": 0.35, "second": 0.4, "line": 1.2})
    bird = p.draw(goose, name="goose", role="subject", how={"light": 0.3, "second": 0.35, "hatch": 0.35, "line": 1.15})
    ring = spot(-302, 0)
    man = p.figure(at=(196, 1066), age="adult", pose="run", view="right", height=420, seed=31, role="witness", label="walker", prop=None, expression="astonished", contact=0, skin="#b97a4e",
                   reach={"hand_left": (ring[0] - 196, ring[1] - 1066 + 56), "hand_right": (ring[0] - 196 - 6, ring[1] - 1066 + 72)}, grips={"left": "grip", "right": "grip"},
                   clothes=dict(top="coat", colour="#3f6fb0", scarf=RED, shoes="boots", bottom_colour="#5b4a3a"), hair="messy", how={"light": 0.25})
    hx, hy = man["hand_near"]
    gx, gy = man["hand_far"]
    p.draw(lambda pen: (pen.path(f"M{ring[0] - 16},{ring[1] + 4}Q{ring[0]},{ring[1] - 12} {ring[0] + 16},{ring[1] + 2}", "#a8323c", stroke=7), pen.path(f"M{hx},{hy}Q{hx + 30},{hy - 10} {ring[0] + 16},{ring[1] + 2}", "#a8323c", stroke=7), pen.path(f"M{gx},{gy}Q{gx + 10},{gy - 20} {ring[0] - 16},{ring[1] + 4}", "#a8323c", stroke=7)), name="strap", record=False)
    p.put("hat", at=(66, 800), scale=0.4, turn=-38, colour="#8a5a3a", role="accent", contact=0)
    s.relate(bird, "does the work of", "compass")
    s.describe("A giant compass with a goose as needle drags a man along. The goose "
               "is strapped to the dial and flies off. The man in a blue coat holds "
               "its red strap and runs over a moor. His hat blows away. The compass "
               "is brass, the goose grey.")  # fmt: skip
    s.moods("breathless", "comic", "trusting", "helpless")
    s.themes("direction", "instinct", "being led", "flight", "obstinacy")
    s.says("gut feeling", "wild chase", "south, probably", "hold on!", "follow your nose", "autopilot", "instinct", "who leads whom?", "late for the winter",
           "no brakes", "stubborn", "migration", "the strap holds, do I?", "bird brain", "true north", "let go", "my sense of direction", "carried away")
    s.about(place="a moor", time="morning", weather="windy", light="early sun", composition="diagonal", view="eye level")
