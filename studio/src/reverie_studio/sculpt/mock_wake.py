"""An opossum that plays dead, its lily, the lights and wreaths round it."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye


def lying_opossum(*, look: tuple[float, float] = (-0.5, 0.3)) -> tuple[Clay, Clay]:
    """An opossum on its back from straight above, head laid over to our left, tail in a curl; and its crossed arms. Chest at (0, -60), nose at (-214, -268), feet at y = 330, tail at (190, 440).

    Parts: fur, belly, face, ear, rim, nose, tongue, leg, foot, tail, lid; arm, paw. Marks: eye `near`, `mouth`.
    """
    c = Clay().limb([(0, -110, -10, 112), (0, 40, 0, 142), (0, 170, -6, 124), (10, 250, -20, 70)], melt=24, part="fur", per=12).limb([(0, -80, 50, 80), (0, 50, 74, 100), (0, 170, 60, 84)], melt=26, part="belly", per=12)
    c.limb([(10, 250, -10, 46), (34, 350, 0, 30), (90, 440, 10, 25), (180, 468, 14, 22), (232, 410, 18, 19), (210, 346, 20, 16), (152, 348, 22, 13), (140, 394, 26, 10), (172, 412, 28, 6)], melt=14, part="tail", per=12)
    c.limb([(10, -196, 10, 92), (-30, -220, 26, 86)], melt=28, part="fur", per=8).limb([(-30, -226, 40, 78), (-84, -246, 46, 54), (-146, -260, 44, 34), (-200, -268, 40, 20)], melt=22, part="face", per=12)
    c.limb([(-30, -180, 30, 60), (-100, -218, 34, 34), (-160, -240, 32, 20)], melt=14, part="face", per=8).ball(-214, -268, 42, 19, melt=5, part="nose")
    c.limb([(-140, -228, 46, 13), (-160, -196, 50, 17), (-160, -168, 46, 13)], melt=4, part="tongue", press=(0, 0, 0.8), per=8)
    for x, y, z in ((50, -308, 40), (-44, -322, 0)):
        c.ball(x, y, z, 54, melt=8, part="ear", press=(0, 0, 1.5)).limb([(x - 40, y - 32, z + 6, 6), (x, y - 54, z + 6, 7), (x + 42, y - 30, z + 6, 6)], melt=6, part="rim", per=6)
    for side in (-1, 1):
        c.limb([(84 * side, 176, 20, 78), (166 * side, 214, 60, 56), (158 * side, 290, 50, 36)], melt=24, part="leg", per=12)
        c.limb([(156 * side, 296, 56, 30), (160 * side, 340, 70, 32)], melt=8, part="foot", per=6)
        for k in range(5):
            c.limb([(side * (140 + 11 * k), 350, 74, 13), (side * (118 + 22 * k), 388 - 5 * (k - 2) ** 2, 78, 10)], melt=5, part="foot", per=6)
    arms = Clay()
    for side, y in ((-1, -66), (1, -22)):
        arms.limb([(112 * side, -120, 40, 56), (142 * side, -30, 100, 46), (96 * side, y + 40, 150, 36), (30 * side, y + 10, 176, 29)], melt=14, part="arm", per=12)
        arms.limb([(24 * side, y + 8, 180, 27), (-16 * side, y - 6, 188, 27)], melt=8, part="paw", per=6)
        for k in range(4):
            arms.limb([(-20 * side, y - 26 + 15 * k, 192, 11), (-52 * side, y - 40 + 20 * k, 184, 8)], melt=4, part="paw", per=6)
    eye(c, "near", (-62, -254, 86), 21, -1, aside=-4, lids=0.36, look=look, inner=0.2, iris=0.72, bag=0.6)
    c.marks["mouth"] = [(-202, -248, 58), (-160, -232, 66), (-110, -214, 70), (-70, -190, 70), (-44, -176, 72)]
    return c, arms


def lily(pen: Pen, x: float, y: float, k: float, turn: float) -> None:
    """A lily, 360 px long: its cup about the origin, the stem down."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-5,30 C2,120 -8,220 4,300 L14,298 C4,220 12,120 6,30Z", "#4f7a48")
        pen.path("M0,190 C30,150 60,140 84,150 C66,180 34,200 2,214Z", "#5a8a50")
        pen.path("M0,60 C-26,40 -40,0 -66,-44 C-40,-40 -26,-26 -18,-14 C-16,-50 -10,-76 2,-96 C14,-74 18,-46 18,-14 C28,-28 44,-40 66,-44 C40,0 26,40 0,60Z", "#fbf6ea")
        pen.path("M0,52 C-8,20 -8,-10 -6,-30 L-2,-30 L0,-44 L4,-30 L8,-28 C8,-8 8,20 0,52Z", "#e8b03c")


def glass_light(pen: Pen, x: float, y: float, k: float = 1.0) -> None:
    """A small light in a glass cup from above, its flame towards us."""
    pen.oval(x, y, 27 * k, 26 * k, "#6a3a4a")
    pen.oval(x, y, 21 * k, 20 * k, "#f6c04a")
    pen.path(f"M{x - 8 * k},{y + 6 * k} C{x - 10 * k},{y - 6 * k} {x - 2 * k},{y - 12 * k} {x + 2 * k},{y - 22 * k} C{x + 6 * k},{y - 10 * k} {x + 12 * k},{y - 4 * k} {x + 8 * k},{y + 7 * k}Z", "#fff6d8")


def wreath(pen: Pen, x: float, y: float, r: float, tones: tuple[str, str, str]) -> None:
    """A wreath of leaves with a few flowers and a ribbon."""
    for j in range(22):
        a = j * math.tau / 22
        with pen.at(x + r * math.cos(a), y + r * math.sin(a), turn=math.degrees(a) + (60 if j % 2 else 120), scale=r / 60):
            pen.path("M-22,0 C-10,-14 12,-14 24,0 C12,12 -10,12 -22,0Z", tones[j % 2])
    for j in range(5):
        a = 0.7 + j * math.tau / 5
        pen.oval(x + r * math.cos(a), y + r * math.sin(a), r * 0.17, r * 0.17, tones[2])


def hanging_boughs(pen: Pen, tone: str = "#170f1e") -> None:
    """Bare boughs with the end of a rope, near and dark, across the upper right corner."""
    pen.path("M830,60 C740,70 680,40 610,60 C560,76 520,60 470,84 C520,48 560,48 610,34 C690,10 750,30 830,4Z", tone)
    pen.path("M720,50 C690,110 700,150 660,210 C650,240 652,260 640,290 C640,250 636,230 648,196 C674,140 668,100 690,44Z M612,52 C590,90 560,100 536,140 C548,96 570,80 590,46Z", tone)
    pen.path("M830,190 C790,180 770,140 742,60 L764,54 C784,120 800,150 830,156Z", tone)
    pen.path("M748,70 C744,160 756,240 746,330 L764,332 C772,240 762,160 766,70Z M744,326 L768,328 L774,376 L766,350 L760,380 L754,350 L742,374Z", "#2a1c2c")
