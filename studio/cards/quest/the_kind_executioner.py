"""On the scaffold the hooded man sews a puppet's head back on."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

GOLD, HOOD, SKIN, WOOD = "#e0a422", "#2b2a33", "#c9987a", "#6a584a"


def gallows(pen: Pen) -> None:
    pen.rect(40, 60, 34, 700, WOOD)
    pen.rect(726, 60, 34, 700, WOOD)
    pen.rect(10, 50, 780, 36, darken(WOOD, 0.15))
    pen.poly([(74, 180), (180, 86), (210, 86), (74, 210)], WOOD)
    pen.poly([(726, 180), (620, 86), (590, 86), (726, 210)], WOOD)


def deck(pen: Pen) -> None:
    pen.poly([(-20, 742), (820, 742), (820, 790), (-20, 790)], lighten(WOOD, 0.25))
    for x in range(-20, 820, 84):
        pen.rect(x, 790, 80, 120, darken(WOOD, 0.12 if (x // 84) % 2 else 0.24))


def lantern(pen: Pen, x: float, y: float, z: float) -> None:
    with pen.at(x, y, scale=z):
        pen.path("M0,-90V-40", "#17161d", stroke=5)
        pen.path("M-34,-20L0,-46L34,-20Z", "#17161d")
        pen.path("M-28,-20H28L36,56H-36Z", "#ffd65e")
        pen.path("M-12,42C-20,20 -2,14 0,-6C14,14 22,26 12,42Z", "#fffbe4")
        pen.rect(-42, 54, 84, 13, "#17161d")


def man(pen: Pen) -> None:
    """Sits on the block, broad as a cupboard, bent over his needlework."""
    pen.path("M286,640H516L536,744H266Z", "#8a7460")
    pen.path("M236,700C220,660 250,610 300,600H500C550,610 580,660 566,700L590,744H500L484,690H318L302,744H212Z", "#3c3b44")
    pen.path("M196,744C190,724 220,716 258,722L304,728V748H196ZM606,744C612,724 582,716 544,722L498,728V748H606Z", "#17161d")
    pen.path("M214,470C220,380 300,330 400,330C500,330 580,380 588,470C596,560 560,640 400,646C240,640 206,560 214,470Z", "#55555f")
    pen.path("M400,356L352,640H448Z", "#9a4a3a")
    pen.path("M400,120C440,150 478,220 482,290C486,340 460,380 400,384C340,380 314,340 318,290C322,220 360,150 400,120Z", HOOD)
    pen.path("M318,320C330,390 470,390 482,320C510,360 500,410 400,420C300,410 290,360 318,320Z", lighten(HOOD, 0.12))
    for x in (366, 434):
        pen.oval(x, 286, 20, 14, "#f8f4ea")
        pen.circle(x, 292, 9, "#17161d")
    pen.path("M346,262Q366,256 386,268M414,268Q434,256 454,262", "#55555f", stroke=5)


def puppet(pen: Pen) -> None:
    """Lies over the knees; its head sits a hand's breadth off the neck."""
    pen.taper([(500, 590), (580, 620), (596, 700)], 26, 20, "#d8c8a0")
    pen.taper([(500, 600), (548, 660), (540, 736)], 26, 20, "#d8c8a0")
    pen.path("M582,694l34,0l4,26h-40ZM522,730l36,-2l6,24h-44Z", "#9a4a3a")
    pen.taper([(350, 580), (320, 640), (330, 706)], 22, 17, "#d8c8a0")
    pen.circle(331, 714, 14, "#efe2c4")
    pen.path("M330,556C380,536 460,540 516,572C526,600 516,622 500,628C440,634 380,630 336,612C322,596 320,570 330,556Z", GOLD)
    for x, y in ((376, 584), (420, 588), (464, 594)):
        pen.circle(x, y, 9, "#f8f4ea")
    pen.path("M336,566l-18,4l-4,30l20,6Z", "#efe2c4")
    with pen.at(244, 574, turn=-68):
        pen.circle(0, 0, 52, "#efe2c4")
        pen.path("M-56,-8C-60,-60 -20,-92 40,-120C44,-84 60,-50 56,-8C30,-30 -30,-30 -56,-8Z", "#9a4a3a")
        pen.circle(42, -122, 12, GOLD)
        pen.circle(-18, 2, 6, "#17161d")
        pen.circle(20, 2, 6, "#17161d")
        pen.path("M-18,24Q0,36 18,24", "#17161d", stroke=4)
        pen.circle(-30, 16, 8, "#d98a6a")
        pen.circle(32, 16, 8, "#d98a6a")
        pen.rect(-14, 48, 28, 18, "#d8c8a0")


def hands(pen: Pen) -> None:
    pen.path("M226,450C180,490 168,540 190,584C200,606 226,606 236,590C226,556 246,520 290,490Z", "#55555f")
    pen.path("M186,570C176,600 196,628 226,626C252,624 262,604 252,586C240,570 200,560 186,570Z", SKIN)
    pen.path("M576,450C630,440 654,400 640,336L596,340C598,380 570,400 530,410Z", "#55555f")
    pen.path("M588,344C580,310 592,280 622,278C654,280 660,312 644,344Z", SKIN)
    pen.path("M606,286L594,258C600,248 614,252 618,278Z", SKIN)


def crowd(pen: Pen) -> None:
    """Heads of puppets from behind."""
    pen.path("M-20,1220V1060C0,1000 100,1000 124,1060V1220Z", "#3c3b44")
    pen.circle(52, 990, 66, "#55555f")
    pen.path("M-14,980L6,890L40,940L60,880L80,940L112,894L118,980Z", "#9c9aa0")
    pen.path("M146,1220V1090C160,1040 262,1040 280,1090V1220Z", "#60606c")
    pen.circle(212, 1010, 62, "#8a7460")
    pen.circle(164, 964, 24, "#8a7460")
    pen.circle(260, 964, 24, "#8a7460")
    pen.path("M480,1220V1090C500,1040 600,1040 620,1090V1220Z", "#3c3b44")
    pen.circle(550, 1016, 62, "#6d6d78")
    pen.path("M488,1000C470,930 420,920 410,950C440,950 450,980 500,990ZM612,1000C630,930 680,920 690,950C660,950 650,980 600,990ZM520,960L550,880L580,960Z", "#9a4a3a")
    pen.path("M660,1220V1080C680,1020 800,1020 820,1080V1220Z", "#55555f")
    pen.circle(738, 990, 64, "#b8a68a")
    pen.path("M668,1000C660,900 816,900 808,1000C780,970 700,970 668,1000Z", "#17161d")


def doll(pen: Pen) -> None:
    """First row, turned towards us: she has a seam round her own neck."""
    pen.path("M310,1220V1120C326,1060 454,1060 470,1120V1220Z", "#9a4a3a")
    pen.rect(372, 1050, 36, 40, "#efe2c4")
    pen.taper([(322, 1000), (300, 1060), (310, 1110)], 30, 18, "#5a4030")
    pen.taper([(458, 1000), (480, 1060), (470, 1110)], 30, 18, "#5a4030")
    pen.circle(390, 994, 74, "#efe2c4")
    pen.path("M314,1000C306,900 474,900 466,1000C450,950 420,944 390,944C360,944 330,950 314,1000Z", "#5a4030")
    pen.circle(364, 1000, 9, "#17161d")
    pen.circle(418, 1000, 9, "#17161d")
    pen.circle(344, 1022, 12, "#d98a6a")
    pen.circle(436, 1022, 12, "#d98a6a")
    pen.path("M374,1034Q391,1046 408,1034", "#17161d", stroke=4)


def stitches(k: InkPen) -> None:
    k.line([(366, 1070), (390, 1076), (414, 1070)], 2.6)
    for x in (372, 384, 396, 408):
        k.line([(x - 3, 1062), (x + 3, 1084)], 2.4)


@card(id="cnpdvv", title="The Kind Executioner", seed=898, palette="lamp_black", light=(-0.2, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#3a3a48", strength=1.0, charge="#5a5468", fade=(0, 0.2))
    for x, y, r in ((150, 250, 190), (650, 236, 190), (400, 420, 300)):
        p.lift(f"M{x - r},{y}a{r},{r} 0 1 1 {2 * r},0a{r},{r} 0 1 1 {-2 * r},0Z", 0.5, soft=80)
    p.draw(gallows, name="gallows", role="place", how={"light": 0.15, "hatch": 0.5})
    p.draw(deck, name="scaffold", role="place", how={"light": 0.1, "second": 0.2, "hatch": 0.3})
    p.draw(lambda pen: (lantern(pen, 150, 176, 1.0), lantern(pen, 650, 176, 1.0)), name="lanterns", role="prop", how={"light": 0.0, "line": 1.1})
    p.put("axe", at=(690, 590), scale=0.9, turn=8, colour="#b8b5b4", role="prop", contact=0, how={"light": 0.3, "hatch": 0.3})
    smith = p.draw(man, name="hooded executioner", role="subject", how={"light": 0.25, "second": 0.4, "hatch": 0.45, "line": 1.2})
    toy = p.draw(puppet, name="broken puppet", role="subject", how={"light": 0.2, "line": 1.1})
    p.draw(hands, name="hands", record=False, how={"light": 0.25, "hatch": 0.3})
    p.ink(lambda k: (k.line([(598, 308), (560, 320), (470, 470), (360, 560), (312, 582)], 5.5), k.line([(312, 566), (300, 596)], 4.5), k.line([(306, 600), (318, 572), (296, 570), (310, 604)], 3.6)), name="golden thread", role="accent", colour=GOLD)
    p.draw(lambda pen: pen.poly([(596, 306), (604, 312), (652, 196), (648, 192)], "#f8f4ea"), name="needle", record=False, how={"light": 0, "line": 0.8})
    p.draw(crowd, name="puppet audience", role="prop", how={"light": 0.15, "second": 0.3, "hatch": 0.5})
    p.draw(doll, name="doll in the first row", role="witness", how={"light": 0.2, "line": 1.15})
    p.ink(stitches, name="old seam", colour="#9a4a3a")
    s.relate(smith, "mends", toy)
    s.describe("A man in a black hood sews a puppet’s head back on. He sits on a "
               "scaffold between two lanterns, an axe beside him. The puppet in "
               "yellow lies limp on his knees. Below, figures turn their backs; only "
               "a doll in red faces us, stitches on her neck.")  # fmt: skip
    s.moods("tender", "menacing", "relieved", "absurd")
    s.themes("mercy", "repair", "guilt", "power", "second chances")
    s.says("second thoughts", "undo", "hobby", "good cop", "hanging by a thread", "heads up", "sorry", "night shift", "never judge by the hood",
           "the surgeon", "what if he slips?", "a stitch in time", "losing my head", "day job", "capital", "encore", "forgiveness takes needle and thread", "soft hands")
    s.about(place="a scaffold", time="night", weather="clear", light="two lanterns", composition="high", view="from below")
