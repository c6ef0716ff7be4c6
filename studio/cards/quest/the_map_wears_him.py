"""A man whose coat is a map; its river runs out of the sleeve."""

from __future__ import annotations

from reverie_studio.figures import draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.palettes import find_palette
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

COAT = ("M236,352C270,312 350,308 396,352L476,412L600,500L640,484L668,556L590,604L456,536L444,640L490,1000L400,1030L330,1008L262,1036L150,1004"
        "L190,640L176,530L142,640L152,770L90,774L72,640L126,440Z")
PAPER, SEA = "#f1e8c8", "#2f8f98"


def coat(pen: Pen) -> None:
    """Land, fields, wood and lake inside the outline of a coat; folds as on a map."""
    pen.path(COAT, PAPER)
    with pen.clip(COAT):
        pen.path("M60,300L260,300L300,500L210,600L60,560Z", "#a9c79a")
        pen.path("M330,640L480,600L500,820L400,860L340,780Z", "#d9c27a")
        pen.path("M150,820L280,790L330,900L290,1030H140Z", "#8fbfa0")
        pen.path("M440,440L560,480L540,590L440,540Z", "#d9c27a")
        pen.path("M70,640L160,620V780H70Z", "#e0b48a")
        pen.path("M206,700C240,676 292,690 290,724C284,756 230,760 206,740Z", SEA)
        pen.path("M60,480L250,420L440,480L640,440V452L440,494L250,434L60,494ZM60,700L250,640L440,700V714L250,654L60,714ZM60,900L250,850L440,900L520,880V894L440,914L250,864L60,914Z", "#cbbd92")
        pen.path("M246,300H256V1040H246ZM386,300H396V1040H386Z", "#cbbd92")
        pen.taper([(318, 440), (304, 474), (350, 520), (300, 600), (352, 640), (400, 560), (480, 508), (560, 548), (660, 530)], 12, 34, SEA)
        pen.taper([(248, 724), (300, 690), (320, 620)], 8, 10, SEA)
    pen.path("M262,330L318,352L300,420L226,366Z", "#f8f1d8")
    pen.path("M372,326L318,352L346,424L412,362Z", "#e6d9ae")


def marks(k: InkPen) -> None:
    """Hills, trees, a road, contour lines: everything a map has but words."""
    for x, y in ((150, 470), (186, 500), (214, 456), (230, 540), (170, 552)):
        k.line([(x - 14, y), (x, y - 22), (x + 14, y)], 1.6, smooth=False)
    for x, y in ((200, 860), (236, 840), (262, 890), (220, 930), (276, 960), (190, 960)):
        k.shape(f"M{x},{y}v-10m-9,0a9,10 0 1 1 18,0Z", 1.4)
    for i in range(3):
        k.line([(352 + i * 14, 700 + i * 12), (400, 672 + i * 16), (450 - i * 12, 700 + i * 10), (440 - i * 10, 770 - i * 8), (380, 800 - i * 14), (350 + i * 10, 750)], 1.1, closed=True)
    k.line([(110, 740), (120, 640), (150, 560), (250, 600), (270, 660), (330, 830), (420, 900), (440, 980)], 2.0, broken=1.4)
    for x, y in ((330, 830), (120, 640), (420, 900)):
        k.shape(f"M{x - 9},{y + 6}v-14l9,-9l9,9v14Z", 1.6)


def river(pen: Pen) -> None:
    """Out of the cuff, down, and over the bare paper."""
    pen.path("M628,500C650,484 680,506 684,548C700,660 706,780 700,860C690,930 600,980 540,1030C500,1070 560,1104 650,1098C720,1090 780,1096 830,1110V1206C740,1186 660,1190 560,1192"
             "C400,1194 330,1130 400,1050C460,990 560,940 590,860C616,780 622,660 616,560Z", SEA)
    pen.path("M640,540C654,640 660,760 648,860C630,930 560,970 500,1030C470,1070 480,1110 540,1126C500,1090 500,1060 540,1024C600,970 676,930 682,860C690,760 680,640 664,540Z", "#7cc4c0")
    with pen.at(122, 768):
        draw_hand(pen, find_palette("verdigris"), "hang", 104, turn=178, yaw=-140, skin="#8a5a3e")


@card(id="ldxj7f", title="The Map Wears Him", seed=117, palette="verdigris", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.patch((470, 60, 860, 480), "#59a8a0", strength=0.55, wet=1.0, ragged=0, fade=(-0.8, 0.4), bloom=2, name="sky", charge="#e8bd5c")
    p.wash([(440, 840), (520, 790), (620, 820), (720, 776), (840, 800), (840, 880), (440, 890)], "#9fcfc0", strength=0.5, fade=(0, 1), name="far hills", wet=0.3)
    p.glaze([(110, 1136), (300, 1112), (430, 1124), (380, 1156), (160, 1164)], "shadow", strength=0.5)
    man = p.figure(at=(312, 1136), age="adult", pose="stand", view="front_right", height=960, seed=23, prop=None, role="subject", label="man in a map", expression="calm",
                   skip={"arm_left", "arm_right", "hand_left", "hand_right", "hands:over"},
                   clothes=dict(top="long_coat", colour="#e6dcb8", hat="wide_brim", hat_colour="#e0604a", beard="short", shoes="boots", bottom_colour="#8f9a6a"),
                   how={"light": 0.35})
    p.draw(coat, name="coat that is a map", role="subject", how={"light": 0.15, "second": 0.45, "uneven": 0.8, "bloom": 1, "line": 1.2, "inner": 0.5, "hatch": 0.25})
    p.ink(marks, name="map marks")
    p.draw(river, name="river", role="accent", how={"strength": 1.0, "light": 0.3, "bloom": 3, "uneven": 0.9, "line": 0.4, "inner": 0.0, "wet": 0.3, "loose": 4})
    p.spatter((640, 900), 130, 26, "#2f8f98", size=6)
    p.ink(lambda k: [k.line(q, 1.5, broken=0.6) for q in ([(648, 560), (646, 700), (616, 840)], [(440, 1090), (520, 1150), (640, 1144)], [(560, 1140), (680, 1142), (790, 1160)])], name="currents")
    p.put("fox", at=(700, 1086), scale=0.5, flip=True, pose="sit", role="witness", how={"light": 0.3, "hatch": 0.3})
    p.put("paper boat", at=(560, 1160), scale=0.3, colour="#f8f6e6", contact=0)
    s.relate(man, "is made of", "map")
    s.describe("A man wears a map as a coat, and its river flows. It runs over his "
               "chest, out of his sleeve and on across the ground. A paper boat "
               "floats on it; a fox sits on the bank. The man is tall and bearded and"
               " wears a red hat.")  # fmt: skip
    s.moods("dreamy", "lost", "curious", "proud")
    s.themes("identity", "finding the way", "homeland", "travel", "the body")
    s.says("native land", "following your nose", "up his sleeve", "a well-travelled man", "where am I?", "folded wrong", "borders", "inner landscape", "source", "are you lost or am I?",
           "the country I come from", "he knows the way", "veins", "emigrant", "still waters", "wear your heart on your sleeve", "dress for the journey")
    s.about(place="bare paper", time="day", weather="clear", light="even", composition="left", view="eye level")
