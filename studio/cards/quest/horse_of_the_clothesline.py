"""A hobby horse gallops off with a sheet from the line, and the sheet is becoming a horse."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

ORANGE, HIDE, WHITE = "#e3923a", "#7a4436", "#fdf6f0"


def hind(pen: Pen) -> None:
    """The real horse: rump, hind legs in a gallop, tail."""
    dark = darken(HIDE, 0.3)
    pen.path("M640,560C700,540 760,560 800,620C770,610 752,620 740,640C770,660 790,700 784,760C760,700 720,690 690,650Z", darken(HIDE, 0.55))
    pen.path("M560,740C600,800 660,830 700,870C730,900 742,930 752,976L778,990L772,1006H734C724,960 700,930 664,912C610,890 560,850 530,800Z", dark)
    pen.path("M380,560C460,520 560,510 630,540C690,566 704,640 680,710C668,760 620,800 560,810C540,850 560,890 600,930C610,960 600,1000 596,1020L622,1030L618,1046H572C566,1000 570,970 556,946C510,910 480,870 476,810C440,800 400,790 380,780Z", HIDE)
    pen.path("M594,1012L624,1026L620,1048H570L570,1012ZM746,966L780,986L774,1008H732L728,972Z", darken(HIDE, 0.65))


def sheet(pen: Pen) -> None:
    """The sheet: knotted round the stick, blown full, running out into the hide."""
    pen.path("M214,560C270,520 340,570 400,546C450,526 500,520 540,528C516,560 548,590 520,620C548,650 506,680 528,716C500,740 512,780 484,806C440,830 420,796 380,826C350,850 316,820 290,850C260,880 240,850 214,878C224,800 190,760 220,700C190,660 230,610 214,560Z", WHITE)
    pen.path("M214,560C270,600 330,600 400,576C380,640 400,720 380,826C350,850 316,820 290,850C300,770 276,680 300,620C270,610 236,600 214,560Z", "#e2d6e4")
    pen.path("M214,560C236,660 236,760 250,866C240,866 226,866 214,878C224,800 190,760 220,700C190,660 230,610 214,560Z", "#cdbfd6")


def hobby(pen: Pen) -> None:
    """Stick, head, yarn mane."""
    pen.taper([(196, 500), (260, 760), (318, 1010)], 24, 22, "#b08a5a")
    pen.circle(322, 1022, 22, "#5f9a86")
    for x, y, r in ((214, 300, 30), (244, 336, 32), (262, 384, 34), (274, 436, 34), (276, 490, 32), (190, 276, 26)):
        pen.circle(x, y, r, ORANGE)
    pen.path("M176,300L190,232L216,298Z", lighten(ORANGE, 0.4))
    pen.path("M150,312C180,280 230,300 244,350C260,410 262,470 258,540C230,560 190,560 164,540C168,490 160,470 140,460C110,480 80,490 50,478C26,466 24,440 44,424C80,400 110,340 150,312Z", "#f3dcb4")
    pen.path("M44,424C60,410 74,420 76,440C78,462 66,482 50,478C26,466 24,440 44,424Z", "#e0a890")
    pen.path("M96,372L122,478M122,478C170,440 220,420 250,400M96,372C150,360 200,330 232,322", "#5f9a86", stroke=9)
    pen.circle(150, 366, 15, "#2b1d3f")
    pen.circle(145, 361, 4.5, "#ffffff")
    pen.circle(46, 446, 5, "#2b1d3f")
    pen.path("M188,556C176,580 250,590 246,556C262,574 214,610 172,588C160,572 176,556 188,556Z", WHITE)


def washing(pen: Pen) -> None:
    pen.path("M742,1060V170H760V1060Z", "#7a5560")
    pen.path("M690,200H800V214H690Z", "#7a5560")
    pen.path("M-10,130C250,220 560,226 752,204", "#f3e6ea", stroke=4)
    pen.path("M560,220L556,300C550,330 570,350 590,346L610,330L596,300L600,218Z", "#5f9a86")
    pen.path("M630,216L626,290C620,320 640,340 660,336L680,320L666,290L668,212Z", ORANGE)
    for x, y in ((566, 206), (594, 206), (636, 202), (662, 200), (392, 196), (120, 150)):
        pen.rect(x - 5, y, 10, 32, "#f3d9a8")


def speed(k: InkPen) -> None:
    k.line([(330, 1040), (440, 1030), (540, 1036)], 1.8, broken=0.5)
    k.line([(360, 660), (350, 730), (362, 790)], 1.6, broken=0.3).line([(430, 570), (440, 640), (424, 700), (440, 770)], 1.6, broken=0.3).line([(490, 550), (480, 620), (496, 690), (476, 760)], 1.5, broken=0.5)
    k.hatch("M500,540L560,530L540,800L480,806Z", 0.5, angle=20)
    k.tufts([(60, 1090), (180, 1130), (420, 1090), (540, 1150), (260, 1170), (90, 1180), (760, 1110), (480, 1190)], 30)


@card(id="a86tt0", title="Horse of the Clothesline", seed=566, palette="plum_wet", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#5d478a", strength=1.0, charge="#c07f98", fade=(0, 0.7))
    p.wash([(-60, 900), (160, 850), (380, 880), (600, 840), (860, 880), (860, 1000), (-60, 1010)], "#6f6a9a", name="far hill", strength=0.8, wet=0.2, charge="#8f6fa0")
    p.wash([(-60, 1000), (200, 976), (480, 990), (860, 970), (860, 1260), (-60, 1260)], "#4f7a62", name="meadow", strength=1.0, wet=0, bloom=3, charge="#6d5a8a")
    p.draw(washing, name="clothesline", role="place", contact=0, how={"light": 0.2, "second": 0.3})
    p.draw(hind, name="horse", role="subject", contact=0, how={"light": 0.25, "second": 0.5, "hatch": 0.4, "bloom": 0.3, "line": 1.1})
    cloth = p.draw(sheet, name="bed sheet", role="subject", contact=0, how={"light": 0, "second": 0.15, "strength": 0.8, "uneven": 0.4})
    p.draw(hobby, name="hobby horse", role="subject", contact=0, how={"light": 0.2, "second": 0.4, "hatch": 0.3, "line": 1.1})
    p.ink(speed, name="folds and grass")
    p.glaze([(240, 1040), (440, 1030), (640, 1040), (700, 1056), (460, 1070), (280, 1064)], "#2b2348", strength=0.6, name="shadow of the horse")
    p.figure(at=(452, 1186), age="child", pose="look_up", view="back_left", height=286, seed=11, role="witness", label="boy", prop=None, skin="#d79a6c", grips={"right": "open", "left": "open"},
             reach={"hand_left": (-84, -150), "hand_right": (74, -120)}, clothes=dict(top="shirt", colour="#f0c86a", bottom="shorts", bottom_colour="#3d4a7a", shoes="barefoot"), hair="messy", how={"light": 0.3})
    s.relate(cloth, "turns into", "horse")
    s.describe("A big hobby horse has the hindquarters of a real horse. A white "
               "sheet, knotted round its stick, joins the two. It gallops across a "
               "meadow. Before it, seen from behind, a barefoot boy spreads his empty"
               " hands. Two socks hang on the clothesline. The dusk is violet.")  # fmt: skip
    s.moods("wild", "startled", "yearning", "free")
    s.themes("freedom", "growing up", "toys", "imagination", "letting go")
    s.says("runaway", "growing up", "come back!", "half the truth", "hold your horses", "it was only a game", "wild laundry", "horsepower", "make-believe", "unbridled", "who is dragging whom?", "coming of age", "too fast for me",
           "Monday wash", "believe hard enough", "ghost rider", "he never said goodbye")
    s.about(place="a meadow", time="dusk", weather="windy", light="violet dusk", composition="left", view="eye level")
