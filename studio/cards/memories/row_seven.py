"""Row Seven: the fox on a lady's shoulders has opened its eyes and bites its own chain."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay, Lamp
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_props import chain, plume, stage_curtain, trunks
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt.beast_heads import fox_face
from reverie_studio.sculpt.figures import lady_back

PATH = "M250,470 C262,520 196,556 214,600 C232,650 300,690 330,760 H120 C110,690 140,640 160,596 C180,548 240,520 244,470Z"


def stole() -> Clay:
    """The fox behind its head: round the nape, and the brush that hangs down."""
    c = Clay().limb([(250, 800, 60, 70), (330, 752, 90, 84), (450, 728, 100, 78), (580, 764, 90, 80), (664, 850, 84, 62), (706, 940, 90, 74), (704, 1050, 90, 70), (676, 1120, 90, 42), (650, 1176, 90, 6)], melt=10, part="fur", per=7)
    return patch(c, "tip", [(668, 1150, 110, 70)])


def fox() -> Clay:
    """With pale chin and cheeks, rosy hollows and dark tips of its ears."""
    c = fox_face(look=(0.0, 0.1), lids=1.0)
    patch(c, "bib", [(0, 84, 78, 36), (0, 88, 110, 26)])
    patch(c, "bib", [(84, 56, 0, 34), (112, 62, -14, 18)], both=True)
    patch(c, "inner ear", [(62, -98, -4, 20), (73, -132, -9, 17), (85, -168, -14, 9)], both=True)
    patch(c, "tip", [(92, -196, -24, 30)], both=True)
    c.marks["mouth"] = [(-34, 66, 90), (-16, 78, 118), (0, 76, 134), (16, 78, 118), (34, 66, 90)]
    return c


def hat(pen: PaperPen) -> None:
    """Brim from behind and a little below, a low crown, its ribbon."""
    pen.path("M330,400 C330,318 396,276 474,276 C556,276 612,322 612,404Z", "#43205a")
    pen.path("M328,366 C420,392 530,392 614,368 L616,416 H326Z", "#d9a23a")
    with pen.lift(2):
        pen.path("M196,470 C200,416 330,392 474,394 C620,396 744,424 750,476 C752,512 620,470 474,468 C330,468 192,520 196,470Z", "#37194a")
    pen.path("M214,478 C330,446 620,446 734,482 C640,456 330,452 214,478Z", "#552a70")


def seat(pen: PaperPen) -> None:
    """The back of her seat: velvet, a rail, a plate without a number."""
    pen.path("M-20,1110 C160,1062 640,1062 820,1110 V1220 H-20Z", "#1f0d30")
    pen.path("M-20,1110 C160,1062 640,1062 820,1110 V1134 C640,1086 160,1086 -20,1134Z", "#5a2f22")
    pen.oval(400, 1152, 44, 25, "#c89a48")


@light_box(id="4hlpdn", title="Row Seven", seed=17, palette="carnival paper", light=(0.15, -0.9))
def paint(s: LightBox) -> None:
    """The stage is the lamp; everything near is dark, and the fox is the only orange."""
    s.took_view("near")
    s.back("#fff0b8", "#d8983e", at=(300, 380), radius=640)
    for n, (paper, depth, low) in enumerate((("#e0a850", 0.06, 560), ("#b9742e", 0.12, 640), ("#8a4a2c", 0.18, 720))):
        s.sheet(f"wood {n}", lambda pen, n=n, paper=paper, low=low: trunks(pen, n, low, 1 + 0.7 * n, paper, (170 - 50 * n, 330 + 40 * n)), depth=depth, haze=0.0, sheer=0.6)
    s.sheet("path", PATH, "#f6b25c", depth=0.2, role="accent", haze=0.0, sheer=0.0)
    s.sheet("curtain", lambda pen: stage_curtain(pen, "#4a1640", "#8e2a60"), depth=0.24, haze=0.0)
    s.lamp((270, 430), 330, "#ffe9a8", 0.4)
    s.lamp((210, 590), 130, "#ffb060", 0.3)
    behind = [Lamp(-0.15, -0.75, 0.42, 1.0)]
    lady = s.clay(lady_back(), {"": "#4a2560", "nape": "#b98474", "hair": "#3a1d26", "knot": "#4a2630"}, name="lady", role="witness", sheets=4, depth=0.3, relief=30, calm=2.2, lamps=behind, rim=(360, 340), rim_colour="#ffcf86", shadow=0.6)
    s.tissue("plume", lambda pen: plume(pen, [(580, 400), (610, 310), (660, 220), (740, 170), (800, 190)], (40, 84), "#f2cc80"), depth=0.5, haze=0.0)
    s.sheet("hat", hat, depth=0.54, haze=0.0)
    s.clay(stole(), {"": "#bb5628", "tip": "#f0dfc0"}, name="stole", sheets=5, depth=0.52, relief=16, lamps=behind, texture={"": "fur", "tip": "fur"}, size=1.7, away=(250, 700), rim=(360, 400), rim_colour="#ffcf86")
    beast = s.clay(fox().turned(at=(262, 812, 120), scale=1.62, yaw=-12, pitch=-4, roll=-8), {"": "#d8692c", "bib": "#f4e4c6", "nose": "#2a1a22", "inner ear": "#e7a888", "ear": "#b9532a", "tip": "#3a2028"}, name="fox", role="subject",
                   sheets=5, depth=0.6, relief=30, texture={"": "fur", "bib": "fur"}, rim=(420, 320), lamps=[Lamp(0.25, -0.6, 0.7)])  # fmt: skip
    s.eyes(beast, iris="#f2c23e", slit=0.42, lid="#a84a22")
    s.strips(beast, ["mouth"], "#2a1418", 5, lift=0)
    s.strips(beast, [[(290 + 30 * k, 905 + 12 * k), (360 + 26 * k, 900 + 22 * k), (420 + 16 * k, 930 + 26 * k)] for k in range(3)] + [[(196 - 12 * k, 930 + 10 * k), (150 - 16 * k, 944 + 14 * k), (90 - 10 * k, 990 + 16 * k)] for k in range(3)], "#fff4dc", 2.6)
    s.sheet("chain", lambda pen: (chain(pen, [(268, 972), (340, 1020), (420, 1034), (520, 994), (600, 900), (640, 842)], 27, "#e2b04a"), pen.path("M252,948 c-14,16 -8,40 10,42 c20,2 26,-22 10,-28", "#f0c868", stroke=7)), depth=0.86, role="accent", haze=0.0)
    s.sheet("seat", seat, depth=0.9, haze=0.0)
    s.relate(beast, "is trapped in", lady)
    s.describe("A lady in the theatre wears a living fox. We sit in the row behind her and see her back and her wide plumed hat. The fox round her neck looks at us and holds its own chain in its teeth. The stage is a painted wood.")
    s.moods("conspiring", "elegant", "longing", "sly")
    s.themes("captivity", "secrets", "theatre", "escape")
    s.says("it blinked", "silent partner", "don't tell her", "fashion victim", "she never went out without him", "interval", "best seat in the house", "fur coat politics", "escape plan", "the understudy", "playing dead", "act two", "caught in the act", "who wears whom", "one way out", "you saw nothing")
    s.about(place="the dress circle", time="evening", light="a lit stage", composition="left", view="near, from a child's height in the next row", foreground="the back of a seat", unexplained="the lit path in the painted wood")
