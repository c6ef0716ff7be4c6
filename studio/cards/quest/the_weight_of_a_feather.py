"""A boar over the abyss and one feather keep a plank level."""

from __future__ import annotations

import math

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card

CLIFF = "M-20,900C80,888 180,902 260,894L492,900L520,924L508,990L530,1040L492,1110L506,1220H-20Z"


def plank(pen: Pen) -> None:
    pen.path("M392,896L430,806H446L484,896H466L438,832L410,896Z", "#7d7068")
    pen.path("M110,786H776L768,808H102Z", "#c9b8a6")
    pen.path("M102,808H768V820H102Z", "#9a8d84")
    pen.circle(438, 814, 11, "#5a5460")


RACHIS = smooth_points([(106, 782), (160, 772), (222, 744), (280, 698), (324, 636), (344, 562)], False, 20)


def vane(t: float, side: int) -> float:
    """How far the vane reaches to one side of the shaft."""
    if t < 0.2:
        return 0.0
    u = (t - 0.2) / 0.8
    full = math.sin(math.pi * min(1.0, u * 0.94 + 0.06)) ** 0.55
    return (36 if side < 0 else 23) * full


def plume(pen: Pen) -> None:
    """A long quill feather that curls up, its barbs parted in places, its tip rose."""
    n = len(RACHIS)
    for side in (-1, 1):
        for part, (a, b) in enumerate(((0.2, 0.36), (0.385, 0.6), (0.62, 0.79), (0.79, 1.0)) if side < 0 else ((0.2, 0.5), (0.53, 0.79), (0.79, 1.0))):
            edge, shaft = [], []
            for i in range(int(a * (n - 1)), int(b * (n - 1)) + 1):
                (x0, y0), (x1, y1) = RACHIS[max(0, i - 1)], RACHIS[min(n - 1, i + 1)]
                long = math.hypot(x1 - x0, y1 - y0) or 1.0
                ux, uy = (x1 - x0) / long, (y1 - y0) / long
                w = vane(i / (n - 1), side)
                x, y = RACHIS[i]
                shaft.append((x, y))
                edge.append((x + uy * -side * w + ux * w * 0.7, y - ux * -side * w + uy * w * 0.7))
            pen.poly([*shaft, *reversed(edge)], "#d8405f" if b == 1.0 else ("#fbe6e4", "#f6d8d6")[part % 2])
    for x, y in ((168, 752), (182, 770), (190, 746)):
        pen.path(f"M{x + 10},{y + 8}q-22,-20 -30,2q12,-6 18,8q4,-6 12,-10Z", "#fbe6e4")
    pen.taper(RACHIS[:: 6], 8, 2.5, "#b98a80")


def barbs(k: InkPen) -> None:
    n = len(RACHIS)
    for i in range(int(0.24 * n), n - 6, 3):
        (x0, y0), (x1, y1) = RACHIS[i - 1], RACHIS[i + 1]
        long = math.hypot(x1 - x0, y1 - y0) or 1.0
        ux, uy = (x1 - x0) / long, (y1 - y0) / long
        x, y = RACHIS[i]
        for side in (-1, 1):
            w = vane(i / (n - 1), side) * 0.9
            k.line([(x, y), (x + uy * -side * w + ux * w * 0.7, y - ux * -side * w + uy * w * 0.7)], 0.9, broken=0.4)


def rocks(k: InkPen) -> None:
    k.line([(30, 930), (90, 920), (200, 934), (300, 922)], 1.3, broken=0.8)
    k.hatch("M492,900L520,924L508,990L530,1040L492,1110L506,1200H400L440,1040Z", 0.8, angle=74)
    k.hatch("M180,960L300,940L320,1060L250,1200H150Z", 0.35, angle=60)
    k.tufts([(40, 900), (150, 896), (226, 896), (300, 898), (360, 898)], 20)
    for x, y, r in ((540, 990, 9), (572, 1044, 7), (528, 1090, 6), (518, 940, 8), (590, 1120, 4)):
        k.shape(f"M{x - r},{y}l{r},{-r}l{r},{r * 0.6}l{-r * 0.7},{r}Z", 1.6)


@card(id="90hjs6", title="The Weight of a Feather", seed=769, palette="graphite_rose", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.patch((330, -60, 880, 640), "#a9adb6", strength=0.6, wet=1.0, ragged=0, fade=(-0.7, 0.5), bloom=3, name="cloud", charge="#e7a39a")
    p.wash([(-20, 570), (70, 556), (158, 562), (196, 600), (190, 660), (232, 740), (220, 800), (264, 890), (-20, 890)], "#9a9ca4", strength=0.6, fade=(0, 0.8), name="ledge", wet=0.1, bloom=1)
    p.ink(lambda k: (k.line([(0, 570), (70, 558), (158, 562), (196, 600), (190, 660), (232, 740)], 1.8, smooth=False, broken=0.3), k.tufts([(30, 566), (140, 562)], 14)), name="ledge line", strength=0.8)
    p.wash([(600, 700), (640, 420), (700, 380), (740, 300), (830, 260), (830, 1000), (700, 1010), (640, 900)], "#9aa0ac", strength=0.45, fade=(0, 0.9), name="far cliff", wet=0.2)
    p.ink(lambda k: k.line([(612, 680), (640, 420), (700, 380), (740, 300), (800, 268)], 1.3, smooth=False, broken=0.7), name="far cliff line", strength=0.6)
    p.wash([(480, 960), (540, 860), (640, 900), (760, 840), (840, 900), (840, 1230), (420, 1230)], "#83868f", strength=0.7, fade=(0, -0.8), name="abyss", wet=0.5, bloom=3)
    p.wash(CLIFF, "#6f7079", strength=0.95, name="cliff", bloom=2, uneven=0.9, charge="#a08f96", ragged=0.1, line=1.0, fade=(0, 0.3))
    p.ink(lambda k: k.shape("M-20,900C80,888 180,902 260,894L492,900L520,924L508,990L530,1040L492,1110L506,1220", 2.6, broken=0.15), name="cliff edge")
    boar = p.put("boar", at=(602, 792), scale=1.08, role="subject", contact=0, colour="#4c4a55", how={"hatch": 0.8, "light": 0.35, "bloom": 1, "uneven": 0.9})
    p.draw(plank, name="see-saw", role="subject", how={"light": 0.3, "hatch": 0.4})
    p.ink(rocks, name="rock lines")
    p.glaze([(110, 906), (250, 900), (430, 904), (390, 918), (150, 920)], "shadow", strength=0.5)
    feather = p.draw(plume, name="feather", role="accent", contact=0, how={"light": 0.2, "strength": 1.0, "line": 1.0, "inner": 0.5})
    p.ink(barbs, name="barbs", colour="#8a5a62")
    p.figure(at=(88, 566), age="old", pose="umbrella", view="back_right", height=220, seed=9, hair="bun", role="witness", label="old woman",
                     clothes=dict(top="long_coat", colour="#8a8794", shoes="boots", scarf=True), how={"light": 0.4, "hatch": 0.3})
    p.put("flock", at=(640, 1080), scale=0.34, contact=0, how="faint", label="birds in the abyss")
    s.relate(boar, "balances on", feather)
    s.describe("A boar and a feather balance on a see-saw. It stands on the edge of a"
               " cliff, and the boar’s end hangs over the abyss. Small stones are "
               "falling. On a rock an old woman with a parasol looks on. All is grey;"
               " only the feather’s tip is red.")  # fmt: skip
    s.moods("tense", "grave", "comic", "fair")
    s.themes("balance", "justice", "danger", "conscience", "weight")
    s.says("conscience", "diet", "don't breathe", "equals", "the last straw", "judgement day", "light as guilt", "who moves first?", "a delicate matter", "fair play", "counterweight", "gravity",
           "what does love weigh?", "one sneeze", "pigs might fly", "the truth of the heart", "hold still")
    s.about(place="the edge of a cliff in mist", time="day", weather="mist", light="grey and even", composition="low", view="eye level")
