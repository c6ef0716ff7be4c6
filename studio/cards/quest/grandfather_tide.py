"""An old man lies on the beach; his beard is the surf, and children build castles on his chest."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SKIN, SEA, SAND = "#e0a987", "#3f9094", "#d9c48e"


def chest(pen: Pen) -> None:
    """A mound in a striped bathing suit that the sand has half covered."""
    outline = "M330,960C380,820 480,760 600,756C720,756 800,800 840,860V1240H330Z"
    pen.path(outline, "#f3ead6")
    with pen.clip(outline):
        for k in range(7):
            x = 360 + k * 84
            pen.path(f"M{x},1240C{x + 4},1060 {x + 20},900 {x + 70},740H{x + 110}C{x + 60},900 {x + 46},1060 {x + 42},1240Z", "#d87a4a")


def head(pen: Pen) -> None:
    """Profile of a head that lies on its back: crown left, nose up, chin right."""
    pen.path("M70,1000C30,900 50,790 120,740C140,726 158,722 172,726C182,706 196,640 222,620C246,616 252,650 250,700C262,712 276,716 280,728C290,734 300,730 304,742C306,752 298,756 300,764C312,770 316,780 310,790C330,800 346,820 352,850C360,900 340,980 300,1020C220,1060 120,1060 70,1000Z", SKIN)
    pen.path("M196,880C178,850 206,822 232,836C256,850 252,894 226,908C204,918 190,900 196,880Z", darken(SKIN, 0.14))
    pen.path("M214,876C208,860 222,850 232,860", darken(SKIN, 0.4), stroke=5)
    pen.path("M150,752C164,760 178,756 186,744", darken(SKIN, 0.5), stroke=6)
    pen.path("M128,738C140,716 160,704 178,712C182,722 176,728 166,728C152,730 140,734 128,738Z", "#ffffff")
    pen.path("M296,766C284,770 276,768 270,764", darken(SKIN, 0.5), stroke=5)
    pen.oval(232, 790, 26, 18, "#e58f78")


def hair(pen: Pen) -> None:
    pen.path("M60,1010C10,950 0,860 40,800C52,790 70,780 80,796C60,840 66,890 96,920C120,900 150,910 160,940C170,980 150,1030 110,1050C90,1044 70,1030 60,1010Z", "#fdfcf6")


def beard(pen: Pen) -> None:
    """White curls that leave the chin, cross the breast and become the surf in front."""
    pen.path("M256,730C240,744 246,770 268,778C290,784 300,774 312,790C300,830 250,850 250,910C210,930 190,980 214,1020C160,1020 100,1050 40,1060L-40,1070V1240H840V1120C780,1090 740,1120 690,1100C640,1080 600,1110 560,1086C520,1064 500,1086 466,1060"
             "C470,1010 440,990 450,950C430,920 440,880 410,860C396,820 372,790 340,780C320,748 290,722 256,730Z", "#ffffff")
    pen.path("M-40,1120C60,1080 140,1110 220,1084C300,1064 360,1100 440,1104C520,1130 600,1120 680,1140C740,1150 800,1140 840,1150V1240H-40Z", lighten(SEA, 0.35))
    pen.path("M-40,1164C40,1136 140,1160 240,1140C340,1128 420,1150 520,1160C620,1176 740,1170 840,1184V1240H-40Z", SEA)


def curls(k: InkPen) -> None:
    for pts in ([(300, 800), (280, 860), (300, 900), (270, 960), (290, 1020)], [(340, 800), (360, 860), (340, 920), (370, 980), (350, 1040)], [(380, 850), (410, 910), (390, 970), (420, 1030)], [(262, 920), (240, 970), (254, 1020)]):
        k.line(pts, 1.8, broken=0.3)
    for x, y, r in ((60, 1076, 26), (130, 1060, 24), (210, 1044, 28), (300, 1056, 26), (390, 1062, 24), (480, 1080, 26), (570, 1100, 24), (660, 1110, 26), (750, 1112, 24)):
        k.line([(x - r, y + 8), (x - r * 0.7, y - r * 0.6), (x + r * 0.2, y - r * 0.7), (x + r * 0.5, y), (x, y + r * 0.3), (x - r * 0.2, y)], 1.9)
    k.line([(30, 1190), (160, 1180), (300, 1192)], 1.5, broken=0.5).line([(420, 1190), (560, 1200), (700, 1194)], 1.5, broken=0.5)


@card(id="2igrn7", title="Grandfather Tide", seed=747, palette="sea_fret", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-60, 120), (200, 60), (420, 110), (620, 40), (860, 90), (860, 420), (600, 470), (300, 430), (-60, 480)], "#a9cfd6", name="sky wash", plane="sky", strength=0.8, wet=1.0, bloom=3, charge="#e9c8b0", fade=(0, 0.5))
    p.wash([(-60, 560), (200, 552), (520, 560), (860, 550), (860, 700), (500, 720), (200, 706), (-60, 730)], "#5fa6a8", name="far sea", strength=0.9, wet=0.1, bloom=2, ragged=0.3)
    p.wash([(-60, 720), (200, 700), (500, 712), (860, 690), (860, 1240), (-60, 1240)], SAND, name="sand", strength=0.85, wet=0, bloom=2, charge="#c9a878")
    p.ink(lambda k: (k.line([(0, 556), (260, 552), (540, 558), (800, 550)], 1.4, broken=0.3), k.line([(60, 620), (200, 614), (330, 622)], 1.2, broken=0.5), k.line([(460, 640), (620, 634), (740, 640)], 1.2, broken=0.5)), name="horizon")
    p.put("sailing boat", at=(130, 572), scale=0.2, role="prop", how="faint")
    p.draw(chest, name="chest in a bathing suit", role="subject", contact=0, how={"light": 0.3, "second": 0.4, "uneven": 0.8})
    p.draw(hair, name="hair", record=False, contact=0, how={"light": 0, "second": 0.3})
    p.draw(head, name="giant old man", role="subject", contact=0, how={"light": 0.3, "second": 0.4, "hatch": 0.3, "line": 1.2, "bloom": 1})
    p.draw(lambda pen: pen.path("M60,1010C20,950 6,880 40,800C52,786 76,780 86,800C72,840 80,880 104,900C90,940 96,980 120,1020C100,1040 76,1036 60,1010Z", "#fdfcf6"), name="side hair", record=False, contact=0, how={"light": 0, "second": 0.3})
    p.put("sandcastle", at=(560, 790), scale=0.86, role="prop", colour="#d9b878", how={"light": 0.3, "hatch": 0.3})
    p.figure(at=(724, 842), age="child", pose="kneel_both", view="front_left", height=240, seed=6, role="witness", label="child in a straw hat", skin="#8c5a3c", prop=None, clothes=dict(top="jumper", colour="#f0c04a", bottom="shorts", bottom_colour="#4d6a86", shoes="barefoot", hat="straw"), how={"light": 0.3})
    p.figure(at=(430, 850), age="child", pose="dig", view="right", height=210, seed=30, role="witness", label="child with a stick", skin="#f0c3a6", clothes=dict(top="dress", colour="#c8504a", shoes="barefoot"), hair="pony", how={"light": 0.3})
    p.draw(beard, name="beard of surf", role="subject", contact=0, how={"light": 0, "second": 0.25, "strength": 0.9, "bloom": 1.5, "line": 1.1})
    p.ink(curls, name="curls of foam")
    p.put("bucket and spade", at=(650, 1010), scale=0.5, role="prop", colour="#c8504a", how={"light": 0.3})
    p.put("crab", at=(560, 1060), scale=0.24, role="prop", colour="#d87a4a")
    p.brush([(300, 690), (330, 620), (300, 540), (350, 470)], "#b3cdd6", 18, 46, name="breath", strength=0.45, wet=0.6)
    s.relate("surf", "is made of", "beard")
    s.describe("A giant old man lies on a beach, his beard becoming surf. His eyes "
               "are closed, his nose points at the sky. On his chest, in an "
               "orange-striped bathing suit, two children build a sandcastle. Beside "
               "them are a bucket and a crab. Far out is a sailing boat.")  # fmt: skip
    s.moods("playful", "peaceful", "wistful", "patient")
    s.themes("old age", "play", "time wearing things away", "the sea", "family")
    s.says("wave hello", "old as the hills", "don't wake him", "high tide", "on grandfather's chest", "Sunday afternoon", "erosion", "he lets them", "deep breaths", "holiday", "the old man and the sea", "washed away by evening",
           "firm ground", "snoring", "how long will it hold?", "generations", "a beard like that takes years", "gentle giant")
    s.about(place="a beach", time="afternoon", weather="mild", light="soft sun", composition="low", view="eye level")
