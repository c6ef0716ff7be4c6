"""Whose: a shadow lies on the white ground without an owner, and a pig tries whether it fits."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hoofed import upright_pig
from reverie_studio.sculpt.land import cloudy, engrave
from reverie_studio.sculpt.marks import dab, grid
from reverie_studio.sculpt.walkers import antlers, creature


def put(u: float, v: float) -> tuple[float, float]:
    """From the upright plane of whoever is missing to the ground it falls on."""
    k = 1.0 - 0.16 * v / 1000
    return 236 + (u * 0.92 + 0.36 * v) * k, 905 - v * 0.86 * k + u * 0.12


@card(id="k2rw32", title="Whose", seed=9, palette="board_iris", light=(-0.6, 0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.7, -0.2, 0.62, 1.05)], focus=(330, 640, 340))
    rng = s.rng
    x, y = grid()
    lost = np.zeros((1200, 800), np.float32)
    for knots in ([(-40, 0, 20), (-36, 130, 24), (-22, 270, 40), (0, 420, 66), (4, 560, 58), (0, 640, 30), (0, 700, 44), (6, 730, 40)], [(44, 0, 20), (44, 140, 24), (26, 270, 40), (0, 380, 56)],
                  [(0, 300, 30), (90, 230, 20), (190, 250, 15), (270, 200, 11), (330, 240, 6), (322, 280, 3)], [(30, 590, 34), (110, 640, 22), (150, 760, 18), (158, 800, 24)],
                  [(150, 800, 10), (104, 850, 7)], [(156, 810, 9), (132, 884, 6)], [(160, 810, 9), (164, 896, 6)], [(164, 806, 9), (198, 886, 6)], [(164, 800, 9), (226, 834, 7)],
                  [(-10, 740, 12), (-50, 800, 10), (-56, 880, 8), (-30, 950, 4)], [(-50, 800, 8), (-104, 830, 6), (-124, 880, 3)], [(-56, 870, 7), (-98, 910, 5), (-100, 950, 2)],
                  [(14, 740, 12), (40, 800, 10), (36, 880, 8), (66, 950, 4)], [(40, 800, 8), (74, 822, 6), (92, 900, 3)], [(38, 870, 7), (12, 910, 4), (14, 940, 2)]):  # fmt: skip
        dab(lost, knots, put)
    for side in (-1, 1):  # wings
        for n in range(8):
            dab(lost, [(30 * side, 560 - 10 * n, 26), ((150 + 8 * n) * side, 610 - 50 * n, 22), ((300 - 22 * n) * side, 660 - 78 * n, 5)], put)
    with b.thing("white ground", "place", depth=0.1) as g:
        light = (0.04 + 0.84 * np.exp(-(((x - 440) / 340) ** 2) - ((y - 570) / 340) ** 2)) * (1 + 0.22 * cloudy(rng, 220, 40)) * (1 - lost)
        engrave(g, np.clip(light, 0, 1), -0.42 + 0.06 * np.sin(y / 120), CUTS["ground"].but(near=2.9, far=7.0, stroke=(24, 90)))
        for k in range(5):
            hx, hy = put(236 + 15 * k, 890 - 10 * abs(k - 1))
            g.strokes([[(hx, hy), (hx + 20, hy - 30), (hx + 34 + 4 * k, hy - 66)]], 5.5, black=True, ends=(0.5, 0.1))
    with b.thing("those who wait", "witness", count=4, depth=0.5, lamps=[Lamp(-0.7, -0.66, -0.1, 1.1)]) as q:
        for kind, px, py, k, in (("goat", 752, 470, 0.34), ("camel", 742, 640, 0.42), ("bear", 716, 800, 0.52), ("hind", 690, 1010, 0.66)):
            c = creature(kind, stride=0.2).turned(at=(px, py - 200 * k, 0), scale=k)
            q.leave([(px - 100 * k, py + 6 * k), (px + 100 * k, py - 4 * k), (px + 420 * k, py - 150 * k), (px + 320 * k, py - 150 * k)])
            q.leave_clay(c, grow=2)
            q.clay(c, CUTS["fur"].but(near=2.2), "along", shade=0)
    with b.thing("pig", "subject", spot=1.0, depth=0.8) as p:
        pig = upright_pig().turned(at=(242, 934, 30), scale=0.94)
        p.leave_clay(pig, grow=4)
        p.clay(pig, CUTS["skin"].but(cross=None), "across", parts={"ear": ("skin", "along"), "hoof": ("hide", "across")}, gain=1.25)
        p.leave([(196 + 7 * np.cos(a), 692 + 7 * np.sin(a)) for a in np.linspace(0, 6.3, 16)])
        p.prick([(194, 690, 2.0)], spot=0)
        p.leave([(161, 680), (165, 676), (168, 682), (164, 686)])
    with b.thing("next in line", plane="front", lamps=[Lamp(-0.5, -0.8, -0.05, 1.0)]) as n:
        stag = antlers(creature("hind"), 150, 3, 9).turned(at=(330, 1376, 60), scale=1.5, flip=True)
        n.leave_clay(stag, grow=4)
        n.clay(stag, CUTS["fur"].but(near=2.3), "along", shade=0)
    s.describe("A huge shadow lies on white ground and belongs to nobody. It has antlers, wings and a tail. A pig on its hind legs tries to fit it; others wait their turn.")
    s.moods("droll", "eerie", "hopeful", "dignified")
    s.themes("identity", "ambition", "shadow", "queues", "pretending")
    s.says("not yours!", "bespoke", "someone is missing", "one size fits nobody", "nearly!", "arms up", "stand up straight", "it fits at the feet", "dress for the job you want", "lost property", "me, on a good day", "big shoes to fill", "next, please", "if the shadow fits", "five o’clock shadow", "who left this here?", "delusions of grandeur", "casting", "audition", "when pigs fly", "the understudy", "it needs wings", "breathe in", "a little tight at the antlers", "I could grow into it", "where did its owner go?", "identity parade", "try the next size", "ego", "my better half", "it moved", "everybody wants to be somebody", "shadow cabinet", "hold that pose", "Cinderella’s pig", "left in a hurry", "the scratches are fresh", "who do you think you are?", "long shadow", "potential", "no refunds")  # fmt: skip
    s.relate("pig", "casts the shadow of", "white ground")
    s.about(place="the eggshell plain", time="before the first morning", light="low, flat light from the left", composition="diagonal", view="from above", foreground="the black antlers of the next in line", unexplained="whose shadow it is; fresh scratches by its hand")
