"""A lantern that shines darkness on a wall at noon."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

NIGHT = "#1c2a5c"
CONE = "M486,716L-30,44V1150L486,792Q470,754 486,716Z"


def star(pen: Pen, x: float, y: float, r: float) -> None:
    pts = [(x + (r if k % 2 == 0 else r * 0.4) * math.sin(k * math.pi / 5), y - (r if k % 2 == 0 else r * 0.4) * math.cos(k * math.pi / 5)) for k in range(10)]
    pen.poly(pts, "#ffffff")


def stars(pen: Pen) -> None:
    for x, y, r in ((60, 330, 15), (150, 420, 10), (96, 520, 22), (200, 360, 8), (250, 520, 16), (190, 640, 9), (330, 580, 9), (60, 640, 12), (300, 640, 20),
                    (400, 640, 12), (400, 730, 8), (30, 440, 8), (268, 730, 8), (446, 726, 7), (24, 760, 10), (30, 880, 14), (230, 830, 14), (330, 780, 9), (40, 240, 9), (140, 590, 6), (210, 470, 6)):  # fmt: skip
        star(pen, x, y, r)


def owl(pen: Pen) -> None:
    """Sits on the coping, awake because it is night there."""
    with pen.at(84, 300, scale=0.92):
        pen.path("M-48,0C-62,-60 -58,-120 -46,-146L-30,-128Q0,-140 30,-128L46,-146C58,-120 62,-60 48,0Z", "#6a5a58")
        pen.path("M-28,-8C-34,-50 -20,-78 0,-80C20,-78 34,-50 28,-8Z", "#a38f7c")
        for x in (-20, 20):
            pen.circle(x, -102, 18, "#f7cf52")
            pen.circle(x, -102, 8, NIGHT)
        pen.path("M-6,-92h12l-6,16Z", "#e0a040")


def door_light(pen: Pen) -> None:
    pen.path("M84,1008V872Q128,822 172,872V1008Z", "#f6cf56")
    pen.path("M92,1008V876Q128,836 164,876V1008Z", "#33407a")
    pen.circle(150, 938, 7, "#f6cf56")
    pen.path("M147,940l-3,16h12l-3,-16Z", "#f6cf56")


def lines(k: InkPen) -> None:
    k.line([(484, 712), (230, 382), (-10, 68)], 1.5, broken=0.7)
    k.line([(484, 796), (230, 972), (-10, 1140)], 1.5, broken=0.7)
    k.tufts([(260, 1052), (330, 1090), (480, 1060), (760, 1050), (720, 1110)], 24)


@card(id="wo7xxx", title="The Lantern's Shadow", seed=387, palette="cobalt_noon", light=(0.7, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    wall = s.stage("wall without end", top=310, ground=1010, door=128, shade=0.0, sky="right", wall="light")
    p.glaze("M-30,322H830V350L560,362L300,346L-30,360Z", "shadow", strength=0.6, name="shade under the coping")
    cone = p.wash(CONE, NIGHT, name="cone of night", role="subject", strength=1.15, bloom=3, charge="#3a4fa0", uneven=0.9, wet=0.05, pool=0.5)
    p.wash(stars, "#ffffff", name="stars", strength=1.0, wet=0, bloom=0, pool=0)
    p.draw(door_light, name="small door with light behind it", role="prop", how={"light": 0})
    p.ink(lines, name="edges of the beam")
    p.draw(owl, name="owl", role="prop", how={"light": 0, "strength": 0.9})
    woman = p.figure(at=(664, 1092), age="adult", pose="hold_up", view="left", height=530, seed=21, prop=None, role="witness", expression="calm", hair="bun",
                     clothes=dict(top="dress", colour="#e86a2a", shoes="boots", scarf=False), reach={"hand_right": (-110, -440)}, how={"light": 0.45})
    hand = woman["hand_west"]
    lamp = p.put("lantern", on=hand, scale=0.72, role="accent", lit=False, colour="#2a2f48", contact=0, how={"light": 0.1})
    lx, ly = lamp["light"]
    p.draw(lambda pen: (pen.path(f"M{lx - 26},{ly - 30}Q{lx},{ly - 44} {lx + 26},{ly - 30}Q{lx + 36},{ly} {lx + 26},{ly + 32}H{lx - 26}Q{lx - 36},{ly} {lx - 26},{ly - 30}Z", NIGHT),
                        star(pen, lx, ly, 13)), name="dark glass", record=False, how={"light": 0, "strength": 1.2})
    p.glaze([(690, 1086), (770, 1096), (830, 1120), (700, 1118), (640, 1104)], "shadow", strength=0.6, name="cast shadow")
    s.relate(cone, "casts the shadow of", wall)
    s.describe("A woman’s lantern shines darkness: a cone of starry night. It is "
               "bright day, and she stands before a long pale wall. In the dark part "
               "an owl sits on the wall, and yellow light outlines a small closed "
               "door. Her dress is orange, the night dark blue.")  # fmt: skip
    s.moods("secretive", "calm", "strange", "longing")
    s.themes("darkness", "searching", "night and day", "secrets", "rest")
    s.says("private night", "reversed", "looking for shade", "insomnia remedy", "every light has one", "the dark side of noon", "hiding", "siesta", "bring your own night", "stargazing",
           "what does the day cover up?", "negative", "a torch for owls", "you see more in the dark", "contrary", "can't wait for evening", "keyhole")
    s.about(place="a wall that goes on to both sides", time="noon", weather="clear", light="hard sun and a cone of darkness", composition="left",
            view="eye level", unexplained="the small closed door in the dark")  # fmt: skip
