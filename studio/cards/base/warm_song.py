"""A gramophone as big as a chapel stands in the snow; the animals queue for its lit horn."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

MOUTH, WIDE, HIGH = (440, 576), 228.0, 254.0  # the bell of the horn
THROAT = (468, 590)
PETALS = 12
BRASS, BRASS_DARK, BRASS_LIGHT = "#cf9a3c", "#7d4f22", "#f6d98a"
WOOD, SNOW = "#7a4632", "#f6fafd"


def rim(a: float, k: float = 1.0) -> tuple[float, float]:
    """A point of the scalloped bell at angle a; k < 1 lies deeper in the horn."""
    bow = 1 + 0.045 * abs(math.sin(a * PETALS / 2)) * k
    cx = THROAT[0] + (MOUTH[0] - THROAT[0]) * k
    cy = THROAT[1] + (MOUTH[1] - THROAT[1]) * k
    return cx + WIDE * bow * k * math.cos(a), cy + HIGH * bow * k * math.sin(a)


def ring(k: float, grow: float = 0.0) -> list[tuple[float, float]]:
    points = (rim(i * math.tau / 240, k) for i in range(240))
    return [(x + (x - MOUTH[0]) * grow, y + (y - MOUTH[1]) * grow) for x, y in points]


def box_and_arm(pen: Pen) -> None:
    """The wooden case behind, the record, and the neck of the horn over it."""
    pen.path("M500,724 L530,676 L762,672 L800,716 L800,900 L500,906Z", WOOD)
    pen.path("M500,724 L530,676 L762,672 L806,720Z", "#e6eef6")
    pen.oval(654, 698, 104, 20, "#1f2a40")
    pen.oval(654, 697, 74, 13, "#41506c", 1.0, stroke=2)
    pen.oval(654, 697, 30, 6, "#c8563f")
    pen.path("M500,724 L806,720 L806,746 L500,750Z", "#b0744e")
    pen.path("M640,772 L778,769 L778,872 L640,876Z", darken(WOOD, 0.28))
    pen.path("M640,772 L778,769 L778,779 L640,782Z", "#9a5f42")
    pen.path("M486,886 L812,880 V914 H486Z", darken(WOOD, 0.35))
    pen.path("M500,722 L806,718 q2,24 -16,20 q-10,22 -26,2 q-18,18 -36,0 q-20,24 -46,0 q-26,18 "
             "-60,-2 L500,740Z", SNOW)  # fmt: skip
    neck = [(540, 520), (610, 412), (690, 372), (742, 440), (744, 580), (730, 692)]
    pen.taper(neck, 170, 28, BRASS)
    pen.taper([(x + 10, y + 20) for x, y in neck[1:]], 46, 8, BRASS_DARK, 0.75)
    pen.taper([(580, 380), (640, 336), (690, 324), (730, 352)], 20, 10, BRASS_LIGHT, 0.9)
    for x, y, turn, w in ((690, 370, 82, 84), (745, 480, 2, 62), (742, 600, -2, 44)):
        with pen.at(x, y, turn=turn):
            pen.rect(-w / 2 - 4, -6, w + 8, 12, BRASS_LIGHT, radius=4)
            pen.rect(-w / 2 - 4, 1, w + 8, 5, BRASS_DARK, radius=2)
    pen.path("M606,356 Q650,308 704,316 Q744,330 764,388 Q738,352 700,344 Q656,340 622,374Z", SNOW)
    pen.rect(718, 676, 44, 26, "#8a5a2c", radius=6)


def bell(pen: Pen) -> None:
    """The horn seen into: petals of brass, darker and then brighter towards the throat."""
    pen.poly(ring(1.0, 0.035), BRASS_DARK)
    pen.poly(ring(1.0, 0.015), BRASS_LIGHT)
    pen.poly(ring(0.97), BRASS)
    for i in range(PETALS):
        a0, a1 = i * math.tau / PETALS, (i + 1) * math.tau / PETALS
        edge = [rim(a0 + (a1 - a0) * j / 8, 0.97) for j in range(9)]
        lit = 0.5 - 0.5 * math.cos(a0 + 2.4)
        pen.poly([*edge, rim(a1, 0.28), rim(a0, 0.28)], mix("#8a5224", "#dba94e", lit))
        pen.poly([*edge[5:], rim(a1, 0.28), rim((a0 + a1) / 2 + 0.1, 0.28)],
                 mix("#6d3f1e", "#b98538", lit))  # fmt: skip
        pen.line(*rim(a0, 0.97), *rim(a0, 0.28), "#5d3418", 4, 0.8)
    for k, tone in ((0.44, "#d98f3c"), (0.36, "#f2b854"), (0.27, "#ffd987"), (0.18, "#fff3c4")):
        pen.poly(ring(k), tone, 0.9)


def hall(pen: Pen) -> None:
    """Sconces along the walls, a carpet from the throat over the lip and out on the snow."""
    x, y = THROAT
    pen.path(f"M{x - 20},{y + 44} L{x + 20},{y + 44} L536,836 Q540,876 532,930 L330,930 "
             f"Q350,880 356,836Z", "#a8323a")  # fmt: skip
    pen.path(f"M{x - 20},{y + 44} L{x - 14},{y + 44} L374,836 Q368,880 350,930 L330,930 "
             f"Q350,880 356,836Z M{x + 14},{y + 44} L{x + 20},{y + 44} L536,836 Q540,876 532,930 "
             f"L512,930 Q522,880 518,836Z", "#e8bd5a")  # fmt: skip
    for f in (0.2, 0.4, 0.62, 0.86):
        w = 20 + 78 * f
        pen.path(f"M{x - w * 0.5 - 20 * f},{y + 44 + 254 * f} q{w * 0.5},{10 * f} {w},0",
                 "#7d2030", 0.7, stroke=3 + 4 * f)  # fmt: skip
    pen.path("M356,830 Q446,862 536,830 L537,842 Q446,876 354,842Z", "#6d1a2a", 0.8)
    for i in range(16):
        fx = 334 + i * 13
        pen.line(fx, 928, fx - 3, 942, "#e8bd5a", 4)
    for a, k in ((2.75, 0.72), (2.95, 0.5), (0.38, 0.72), (0.2, 0.5), (3.6, 0.66), (5.8, 0.66)):
        lx, ly = rim(a, k)
        r = 13 * k
        pen.path(f"M{lx - r},{ly + r * 1.6} L{lx + r},{ly + r * 1.6} L{lx},{ly + r * 3}Z",
                 "#5d3418")  # fmt: skip
        pen.path(f"M{lx},{ly - r * 2.2} Q{lx + r * 1.5},{ly} {lx},{ly + r * 1.5} "
                 f"Q{lx - r * 1.5},{ly} {lx},{ly - r * 2.2}Z", "#fff0b8")  # fmt: skip


def snow_cap(pen: Pen) -> None:
    """Snow on the upper edge of the bell."""
    top = [rim(math.radians(d), 1.02) for d in range(218, 324, 2)]
    low = [(x, y + 20 + 9 * math.sin(i * 0.8)) for i, (x, y) in enumerate(top)]
    pen.poly([(x, y - 16) for x, y in top] + low[::-1], SNOW)
    pen.poly([(x, y - 4) for x, y in low] + low[::-1], "#b9d0e6")


def crank(pen: Pen) -> None:
    """The handle, and the air it stirs."""
    pen.path("M712,822 L712,858 L672,858", "#2c3348", stroke=10)
    pen.circle(712, 822, 13, BRASS)
    pen.rect(640, 848, 40, 20, "#c8563f", radius=8)
    pen.path("M668,800 Q682,776 712,776 Q744,780 756,806 M690,890 Q730,892 752,862", SNOW, 0.85,
             stroke=5)  # fmt: skip


def prints(pen: Pen, rng: np.random.Generator) -> None:
    """Tracks of hooves and paws; all of them point to the carpet."""
    blue = "#7398c4"
    lanes = (
        ((-20, 1010), (190, 1000), (390, 940), 0.8),
        ((-20, 1186), (300, 1160), (440, 960), 1.1),
        ((260, 1210), (420, 1120), (480, 960), 1.0),
        ((640, 1210), (620, 1080), (520, 960), 1.0),
        ((820, 1060), (700, 1000), (560, 950), 0.8),
    )
    for (x0, y0), (x1, y1), (x2, y2), k in lanes:
        for i in range(13):
            t = i / 13
            x = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * x1 + t * t * x2
            y = (1 - t) ** 2 * y0 + 2 * t * (1 - t) * y1 + t * t * y2
            way = math.degrees(math.atan2(y2 - y, x2 - x))
            with pen.at(x, y + (8 if i % 2 else -8) * k, scale=k * (1 - 0.35 * t), turn=way):
                pen.oval(0, 0, 10, 6, blue)
                for dy in (-5, 0, 5):
                    pen.oval(12, dy, 4, 2.4, blue)


def pines(pen: Pen, rng: np.random.Generator, base: float, count: int, tall: float,
          tone: Colour) -> None:  # fmt: skip
    """A row of snowy pines; none where the gramophone stands open to the sky."""
    for i in range(count):
        x = (i + rng.uniform(0.1, 0.9)) * 860 / count - 30
        h = tall * rng.uniform(0.75, 1.2)
        y = base + rng.uniform(-12, 16)
        pen.rect(x - 6, y - 40, 12, 46, darken(tone, 0.4))
        for k in range(5):
            top, w = y - h + k * h * 0.17, h * (0.1 + 0.055 * k)
            low = top + h * 0.27
            pen.path(f"M{x},{top} L{x + w},{low} Q{x},{low - 14} {x - w},{low}Z",
                     mix(tone, "#10243f", 0.07 * k))  # fmt: skip
            pen.path(f"M{x},{top} L{x - w},{low} L{x - w * 0.66},{low - h * 0.035} "
                     f"L{x - w * 0.5},{low - h * 0.01} L{x - w * 0.34},{low - h * 0.07} "
                     f"L{x - w * 0.16},{top + h * 0.1}Z", mix("#e6f0f8", tone, 0.15))  # fmt: skip


@card(id="j4y5w7", title="The Warm Song", seed=9, palette="snow_blue", light=(-0.3, -0.9))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#3f689c"), (0.4, "#7ba2cc"), (0.75, "#b9d0e8"), (1, "#e3dfe6")], horizon=800)
    s.draw(lambda pen: pines(pen, rng, 740, 13, 420, "#6f93b8"), name="far pines", role="place",
           depth=0.3, record=False)  # fmt: skip
    s.draw(lambda pen: pines(pen, rng, 806, 8, 620, "#2c5078"), name="pines", role="place",
           depth=0.5, count=9)  # fmt: skip
    s.mist(780, 160, 0.5)
    s.hills(800, 14, 300, "#dfeaf5", foot="#b4cce4", texture="snow", depth=0.6, name="snow")
    s.draw(lambda pen: prints(pen, rng), name="tracks that only lead in", role="accent", depth=0.7,
           volume=0, rim=0)  # fmt: skip
    s.shade("M300,850 L580,850 L690,1150 L120,1150Z", "#ffc56a", 0.42, soft=44)
    s.draw(box_and_arm, name="gramophone case", depth=0.72, ground=912)
    horn = s.draw(bell, name="gramophone as big as a chapel", role="subject", depth=0.76,
                  volume=0.12, ground=860)  # fmt: skip
    s.glow(THROAT, 330, "#ffc765", 0.5)
    s.draw(hall, name="carpet", depth=0.78, volume=0.05, rim=0)
    s.draw(snow_cap, name="snow on the horn", depth=0.8, record=False)
    s.draw(crank, name="turning handle", depth=0.8)
    for x, y, k in ((420, 908, 0.51), (474, 944, 0.54), (540, 984, 0.58)):
        s.put("mouse", at=(x, y), scale=k, depth=0.82, flip=True, role="witness")
    s.put("hedgehog", at=(680, 1040), scale=0.56, flip=True, depth=0.84, role="witness")
    s.put("deer", at=(104, 1114), scale=0.7, depth=0.85, stag=True, role="witness")
    hare = s.put("hare", at=(496, 1150), scale=0.6, depth=0.86, role="witness")
    s.put("hat", on=hare["paw"], by="brim_left", scale=0.22, depth=0.88)
    s.put("wolf", at=(276, 1174), scale=0.6, depth=0.9, role="witness")
    s.glow((450, 900), 300, "#ffc870", 0.22)
    s.snow(150)
    s.vignette(0.26, "#1a3050")
    s.relate(horn, "opens onto", "a lit hall")
    s.describe("Animals queue before a gramophone as big as a house. It stands in a "
               "snowy wood; the horn is lit inside, and a red carpet comes out of it."
               " Three mice go first, then come hedgehog, hare with hat, wolf and "
               "stag. All tracks in the snow lead in.")  # fmt: skip
    s.moods("cosy", "sinister", "magical", "expectant")
    s.themes("music", "winter", "shelter", "temptation", "community")
    s.says("the warm song", "come in from the cold", "nobody comes out", "pied piper",
           "standing in line", "opening night", "music tames the beast", "all ears",
           "too good to be true", "truce", "one-way ticket", "golden invitation",
           "winter quarters", "crackle and hum", "the ark again", "swallowed by a tune")
    s.about(place="a pine wood", time="evening", weather="snowfall",
            light="gold from the horn, blue evening", view="eye level",
            composition="right")  # fmt: skip
