"""What lies in a tent: boots, a torch, a sleeping bag; the canvas itself with its zip."""

from __future__ import annotations

from reverie_studio.colour import Colour, darken
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen

SLIT = "M336,20 C330,280 304,540 266,778 C330,790 500,790 610,760 C680,690 650,540 580,440 C490,330 390,220 346,20Z"
_EDGES = (-9000, -2200, -900, -420, -180, 0, 150, 290, 470, 640, 830, 1080, 1500, 2600, 9000)
_PANELS = ("#5a2856", "#6e3058", "#8a3c60", "#ab4e68", "#d06e6c", "#ee9866", "#fbc46a", "#fdd880", "#f9bc68", "#f5a866", "#ee9668", "#e08068", "#bc5e68", "#7c385e")


def boot() -> Clay:
    """A rubber boot, its toe to our left: 230 px high, its sole at y = 0. Parts: shaft, foot, sole, rim."""
    c = Clay().limb([(20, -210, 0, 44), (18, -130, 0, 43), (16, -60, 0, 42)], melt=8, part="shaft", per=5).limb([(20, -46, 0, 42), (-40, -36, 2, 40), (-92, -32, 2, 36)], melt=20, part="foot", per=5)
    c.limb([(46, -8, 0, 22), (-30, -8, 0, 26), (-104, -10, 0, 24)], melt=3, part="sole", press=(0, 1.0, 0), per=4)
    c.ball(20, -244, 0, 38, melt=3, carve=True)
    return c.limb([(-24, -212, 10, 9), (20, -204, 44, 9), (64, -212, 10, 9)], melt=3, part="rim", per=5)


def torch(pen: PaperPen, paper: Colour, light: Colour) -> None:
    """A torch that lies on the ground and shines to our left: its lens at (0, 0), 190 px long."""
    pen.path("M0,-44 L-12,40 L60,30 L74,22 H190 C200,22 200,-26 190,-26 H74 L60,-34Z", paper)
    pen.path("M84,-26 h12 v48 h-12Z M108,-26 h12 v48 h-12Z", darken(paper, 0.3))
    pen.path("M130,-30 h34 v10 h-34Z", "#b8432f")
    pen.lit("M0,-44 C-26,-30 -34,30 -12,40 C2,24 10,-24 0,-44Z", light, 0.9)


def _panels(pen: PaperPen) -> None:
    with pen.flat():
        for a, b, paper in zip(_EDGES, _EDGES[1:], _PANELS, strict=False):
            pen.path(f"M338,-60 L{a},1020 V1100 H{b + 2} V1020Z", paper)
        pen.path(" ".join(f"M338,-60 L{a},1020" for a in _EDGES[1:-1]), "#9c4a62", stroke=2.4)


def striped_canvas(pen: PaperPen) -> None:
    """Panels that run together at the ridge above us, pierced by `SLIT`; brightest beside it."""
    with pen.cut():
        _panels(pen)
        pen.erase(SLIT)


def zip_teeth(pen: PaperPen) -> None:
    """Down the taut edge of `SLIT`, and on to the ground where it is still shut."""
    for k in range(62):
        t = k / 61
        pen.rect(336 - 70 * t**1.5 - 12, 24 + 744 * t, 11, 6, "#7a4a5c")
    pen.path("M254,770 C248,850 244,940 242,1030 L256,1030 C260,940 264,850 272,770Z", "#6a3c54")
    with pen.flat():
        pen.path(" ".join(f"M{254 - 0.05 * k * 8:.0f},{784 + 8 * k} h14" for k in range(30)), "#c98a7a", stroke=3)


def pushed_flap(pen: PaperPen) -> None:
    """The loose side of `SLIT`, thrust open: the canvas at our right once more, over what comes in, with its hem and the folds that pull at it."""
    with pen.cut(), pen.clip("M340,6 C390,214 500,330 596,436 C664,540 690,690 612,776 L650,1040 H840 V-20 H340Z"):
        _panels(pen)
    for d in ("M640,520 C690,500 760,520 830,580 C760,540 700,530 640,520Z", "M652,610 C710,620 770,670 830,760 C760,690 700,640 652,610Z", "M640,700 C690,740 730,810 750,900 C712,820 680,760 640,700Z", "M560,400 C610,400 680,420 740,460 C680,434 620,416 560,400Z"):
        pen.path(d, "#c8686c")
    pen.path("M340,6 C390,214 500,330 596,436 C664,540 690,690 612,776 C646,700 640,540 570,446 C480,336 384,216 340,6Z", "#a8526a")
    with pen.flat():
        pen.path("M350,60 C400,230 490,330 584,442 C648,540 668,680 618,762", "#f3c08a", stroke=2.2)


def slider(pen: PaperPen, at: tuple[float, float], bite: tuple[float, float]) -> None:
    """The slide of the zip, and its tab that somebody has between the lips."""
    pen.path(f"M{at[0] - 16},{at[1] - 18} h32 l-5,36 h-22Z", "#d9a83c")
    pen.taper([at, ((at[0] + bite[0]) / 2 - 6, (at[1] + bite[1]) / 2 + 6), bite], 17, 21, "#b3302c")
    pen.path(cuts.circle(at[0], at[1] - 2, 5), "#8a5a20")
