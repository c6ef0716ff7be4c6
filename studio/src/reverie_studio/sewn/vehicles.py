"""Ships, boats, coaches, carriages, wheels."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, Threads, ring
from reverie_studio.sewn.stitches import arc


def last_carriage(h: Hoop, wood: Threads, roof: Threads, glass: Threads) -> None:
    """The end of a train that leaves, seen from behind: 220 px wide, its wheels on y=0."""
    for x in (-1, 1):
        h.tube([(x * 66, -22, 20), (x * 66, -8, 20)], "black", "iron")
        h.tube([(x * 62, -60, 15), (x * 62, -54, 16)], ("#2a2a30", "#6c6b70", "#c8c4c0"), "silk")
    h.blob("-104,-60! 104,-60! 104,-230! -104,-230!", wood, "across", grain=0.0, angle=90, puff=16, satin=70, length=40)
    h.blob("-122,-226! -100,-264 0,-284 100,-264 122,-226!", roof, "cloth", grain=["-110,-236 0,-270 110,-236"], puff=20)
    for x in (-52, 52):
        h.blob(f"{x - 34},-130! {x + 34},-130! {x + 34},-206! {x - 34},-206!", glass, "silk", grain=80.0, puff=6, lit=1.3)
        h.couch(f"{x - 36},-130 {x + 36},-130! {x + 36},-208! {x - 36},-208! {x - 36},-130", h.threads(roof)[1][None], None, 6)
    h.couch([(0, -66), (0, -40), (12, -26), (0, -16)], "#2a2a30", None, 9)


def oar(h: Hoop, side: int, y: float, reach: float, back: float, wood: Threads, blade: Threads) -> tuple[float, float]:
    """An oar from the middle of a boat outwards; returns the tip of its blade in the current place."""
    tip = (side * reach, y + back)
    h.tube([(-side * 22, y, 6), (side * reach * 0.8, y + back * 0.8, 5)], wood, "across")
    h.tube([(side * reach * 0.78, y + back * 0.78, 6), (side * reach * 0.9, y + back * 0.9, 14), (tip[0], tip[1], 12)], blade, "across", angle=84)
    return tip


def brig(h: Hoop, hull: Threads, canvas: Threads) -> None:
    """A two-master under all sail, going right, seen a little from above: 260 px long, waterline at y=0."""
    h.blob("-128,-38! -60,-26 40,-26 128,-44! 108,-8 60,14 -60,16 -112,2", hull, "across", grain=["-120,-20 0,-4 120,-24"], angle=4, length=30, puff=30)
    h.blob("-124,-44! -60,-32 40,-32 126,-48! 60,-38 -60,-40", ("#8a6238", "#c89a5c", "#f0d49a"), "across", grain=["-120,-40 0,-34 120,-46"], angle=4, length=24, puff=4)
    h.couch("-128,-34 -60,-22 40,-22 126,-40", "#f0d49a", None, 3.4)
    h.tube("112,-44,4 186,-78,2", hull, "iron")
    for x, tall in ((48, 236), (-52, 214)):
        h.tube([(x, -30, 4.5), (x + 6, -tall, 2.4)], ("#3a2414", "#7a5630", "#b88c50"), "iron")
        for y0, y1, w in ((-52, -118, 60), (-122, -176, 48), (-180, -tall + 8, 34)):
            h.blob([(x - w * 0.92, y0), (x - w * 0.7, y1), (x + w * 0.62, y1 - 5), (x + w * 0.98, (y0 + y1) / 2 - 2), (x + w * 0.9, y0 - 3), (x, y0 - 12)], canvas, "cloth",
                   grain=[[(x - w, y0), (x, y0 - 8), (x + w, y0)], [(x - w, y1), (x, y1), (x + w, y1)]], puff=26, angle=84, length=16)  # fmt: skip
            h.couch([(x - w * 0.74, y1), (x + w * 0.66, y1 - 5)], "#5a3a1c", None, 3.2)
    h.blob("182,-80! 108,-52! 62,-190! 120,-140", canvas, "cloth", grain=["110,-60 66,-184"], puff=12)
    h.blob("-110,-52! -64,-58! -58,-160! -96,-130", canvas, "cloth", grain=["-100,-56 -62,-150"], puff=12)
    h.blob("-46,-214! -84,-222 -112,-208! -84,-200 -46,-202!", ("#7a1c1c", "#c83c30", "#f28060"), "cloth", grain=4.0, puff=6)


def coach_side(h: Hoop, red: Threads, curtain: Threads) -> None:
    """A closed coach from the side and a little above: wheels on y=0, 300 px wide, 260 px high."""
    for x, r in ((-104, 52), (104, 58)):
        h.blob([(x + math.cos(a) * r, -r + math.sin(a) * r) for a in np.linspace(0, 6.28, 26)[:-1]], ("#1c1210", "#44281c", "#8a5a38"), "iron", angle=90, puff=9, holes=[[(x + math.cos(a) * r * 0.78, -r + math.sin(a) * r * 0.78) for a in np.linspace(0, 6.28, 26)[:-1]]])
        for k in range(8):
            h.couch([(x, -r), (x + math.cos(k * 0.785) * r * 0.84, -r + math.sin(k * 0.785) * r * 0.84)], "#6a4028", None, 5)
        h.knots([(x, -r, 10)], "#c8923c")
    h.blob("-128,-76! -150,-176! -134,-206! 134,-206! 150,-176! 128,-76! 70,-50 -70,-50", red, "cloth", grain=["-120,-90 -136,-190", "0,-60 0,-200", "120,-90 136,-190"], puff=26, length=18)
    h.blob("-146,-200! -120,-246! 120,-246! 146,-200! 60,-192 -60,-192", h.threads(red)[1:], "cloth", grain=0.0, puff=14)
    h.couch("-146,-200 -60,-192 60,-192 146,-200", "#e8b848", "#6a3c14", 6, 11)
    h.couch("-146,-176 -132,-80 -70,-54 70,-54 132,-80 146,-176", "#e8b848", None, 4)
    h.couch("-38,-190 -38,-56", "#4a141c", None, 3)
    h.couch("38,-190 38,-56", "#4a141c", None, 3)
    for x in (-86, 0, 86):
        h.blob(f"{x - 28},-178! {x + 28},-178! {x + 28},-122! {x - 28},-122!", ("#140c12", "#2a1a22"), "silk", grain=0.0, puff=3)
        gap = 18 if x == 0 else 0
        for s in (-1, 1):
            h.blob(f"{x + s * 28},-178! {x + s * gap * 0.3},-178! {x + s * gap},-150 {x + s * gap * 0.6},-122! {x + s * 28},-122!", curtain, "cloth", grain=90.0, puff=6)
    for x in (-5, 6):
        h.bead(x, -152, 5, "#f4ecd8")
    h.tube("-50,-262,15 10,-264,17", ("#3a2414", "#7a5430", "#b08450"), "across")
    h.tube("30,-260,13 84,-258,14", ("#1c3a34", "#34685c", "#5c9c88"), "across")
    for x in (-34, -6, 44, 68):
        h.straight([(x, -280, x + 2, -246)], "#2a1a14", 4)


def bicycle_wheel(h: Hoop, x: float, y: float, r: float, tyre: Threads, spoke: Threads, hub: str) -> None:
    """A bicycle wheel: a couched tyre, thread spokes, a button for a hub."""
    h.straight([(x + math.cos(a) * r * 0.2, y + math.sin(a) * r * 0.2, x + math.cos(a + 0.16) * r * 0.94, y + math.sin(a + 0.16) * r * 0.94) for a in np.linspace(0, 2 * math.pi, 23)[:-1]], spoke, 2)
    h.couch(arc(x, y, r, r, 0, 366, 40), tyre, None, r * 0.13)
    h.couch(arc(x, y, r * 0.9, r * 0.9, 0, 366, 40), spoke, None, 4)
    h.button(x, y, r * 0.24, hub, "#5a1c18", 4)


def engine_behind(h: Hoop, black: Sequence[str], iron: Sequence[str], lamp: str) -> None:
    """A locomotive from the front, far off, round (250, 570): two wide lamps."""
    h.tube("246,520,15 243,476,11 243,468,17", black, "iron")
    h.tube("290,560,40 258,576,44", black, "iron", angle=90)
    h.blob(ring(250, 584, 47), iron, "iron", angle=90, puff=14)
    h.blob(ring(250, 584, 35), black, "iron", angle=0, puff=26)
    h.knots([(236, 578, 10), (265, 576, 10)], lamp)
    h.knots([(239, 583, 4.5), (266, 582, 4.5)], black[0])
    h.tube("200,634,9 304,634,9", iron, "iron")
    h.knots([(212, 634, 11), (292, 634, 11)], iron[3:])


def rails(h: Hoop, iron: Threads) -> None:
    """A railway that comes towards us from (262, 640); nearer sleepers are wider and further apart."""
    for k in range(8):
        t = (k / 7) ** 1.9
        y, w, r = 668 + t * 492, 56 + t * 330, 4 + t * 19
        x = 262 - t * 40
        h.tube([(x - w, y, r), (x + w * 0.2, y + r * 0.1, r * 1.1), (x + w, y, r)], ("#17120f", "#2a201b", "#46352a", "#6d523a"), "across", flat=0.5, width=2.4)
    for x0, x1 in ((244, -70), (280, 500)):
        h.tube([(x0, 640, 2), (x0 + (x1 - x0) * 0.3, 800, 6), (x1, 1210, 15)], iron, "iron", angle=86)
