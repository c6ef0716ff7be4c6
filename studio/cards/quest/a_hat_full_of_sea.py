"""An old fisherman in the desert fishes in his own hat, and there is a sea in it."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

HAT, SEA = "#8a4f3c", "#4a78a0"
CX, RIM = 556, 890


def sea(pen: Pen) -> None:
    """A wave that stands up out of the hat and curls over, and the tail of a whale."""
    pen.path("M560,900C640,880 668,800 650,700C640,640 600,600 548,606C520,610 506,630 512,650C490,640 486,600 512,570C548,526 640,520 690,590C740,660 726,800 706,900Z", SEA)
    pen.path("M640,900C700,820 704,720 676,650C650,590 600,566 560,584C610,548 668,560 698,610C740,680 726,800 706,900Z", darken(SEA, 0.25))
    pen.path("M512,570C548,526 640,520 690,590C650,560 600,560 566,590C590,596 600,610 592,624C576,612 560,616 556,632C566,646 556,660 542,652C540,664 524,664 512,650C490,640 486,600 512,570Z", "#fdfaf4")
    pen.path("M404,900C440,862 480,882 520,872C570,862 600,884 640,876C670,872 690,884 708,900Z", lighten(SEA, 0.2))
    pen.path("M528,890C538,850 540,810 536,780C500,784 470,764 462,728C496,728 528,742 542,764C560,738 590,722 624,722C618,760 588,782 556,780C560,812 570,850 586,890Z", darken(SEA, 0.5))


def hat(pen: Pen) -> None:
    pen.path(f"M{CX - 150},{RIM}C{CX - 150},{RIM + 120} {CX - 120},{RIM + 190} {CX - 60},{RIM + 206}C{CX - 10},{RIM + 190} {CX + 20},{RIM + 190} {CX + 66},{RIM + 206}C{CX + 124},{RIM + 190} {CX + 150},{RIM + 120} {CX + 150},{RIM}Z", HAT)
    pen.path(f"M{CX - 150},{RIM + 34}C{CX - 60},{RIM + 74} {CX + 60},{RIM + 74} {CX + 150},{RIM + 34}L{CX + 146},{RIM + 80}C{CX + 60},{RIM + 118} {CX - 60},{RIM + 118} {CX - 146},{RIM + 80}Z", "#b8303f")
    pen.path(f"M{CX - 232},{RIM - 10}C{CX - 120},{RIM + 60} {CX + 120},{RIM + 60} {CX + 232},{RIM - 14}C{CX + 160},{RIM + 10} {CX + 150},{RIM - 2} {CX + 150},{RIM}C{CX + 60},{RIM + 30} {CX - 60},{RIM + 30} {CX - 150},{RIM}C{CX - 160},{RIM + 8} {CX - 180},{RIM + 4} {CX - 232},{RIM - 10}Z", lighten(HAT, 0.2))


def buried_bell(pen: Pen, x: float, y: float, size: float, turn: float) -> None:
    with pen.clip("M0,0H800V1128Q400,1140 350,1130Q300,1122 0,1136Z"), pen.at(x, y, scale=size, turn=turn):
        pen.path("M-22,-438C-40,-470 40,-470 22,-438Z", "#7a5a3c")
        pen.path("M-30,-440C-130,-430 -140,-250 -160,-120C-172,-50 -214,-30 -232,10H232C214,-30 172,-50 160,-120C140,-250 130,-430 30,-440Z", "#b08a58")
        pen.path("M-118,-330C-60,-306 60,-306 118,-330V-310C60,-286 -60,-286 -118,-310Z", "#8a6a42")


@card(id="312hv8", title="A Hat Full of Sea", seed=172, palette="madder", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(860, -60), (500, -60), (430, 200), (450, 420), (400, 620), (420, 800), (860, 860)], "#c8707e", name="sky wash", plane="sky", wet=1.0, pool=0.2, fade=(-0.5, 0.1), strength=1.0, charge="#e9b25c", bloom=3)
    s.stage("bell desert", ground=820, great=False, small=2, sky="none")
    p.wash([(-60, 900), (90, 862), (250, 880), (420, 980), (640, 1040), (860, 1010), (860, 1190), (400, 1210), (-60, 1180)], "#c98a68", name="near dune", strength=0.75, fade=(0.1, 0.6), charge="#b87a6a", bloom=2, wet=0.2, ragged=0.3)
    p.wash(lambda pen: pen.oval(CX, RIM + 2, 152, 26, darken(HAT, 0.5)), darken(HAT, 0.5), name="inside of the hat", strength=0.9, wet=0, bloom=0)
    wave = p.draw(sea, name="wave with a whale's tail", role="subject", how={"light": 0.25, "hatch": 0.4, "bloom": 1.2, "uneven": 0.9})
    top = p.draw(hat, name="upturned hat", role="subject", how={"light": 0.35, "hatch": 0.45, "bloom": 0.8})
    p.glaze([(430, 1090), (560, 1076), (700, 1084), (800, 1110), (700, 1134), (480, 1120)], "#85504e", strength=0.6, name="shadow of the hat")
    man = p.figure(at=(148, 846), skin="#e0a884", age="old", pose="fish", view="right", height=400, seed=15, role="witness", label="old fisherman", who="fisherman", expression="calm",
                   clothes=dict(top="raincoat", colour="#d99a4e", beard="long", shoes="wellingtons", bottom_colour="#6d4a55"), hair="bald", how={"light": 0.3})
    p.draw(lambda pen: (pen.rect(92, 852, 112, 108, "#9a5d48"), pen.rect(92, 852, 112, 16, "#b87a6a"), pen.rect(92, 900, 112, 8, "#7a4636")), name="crate", record=False, behind="old fisherman", how={"light": 0.2, "hatch": 0.4})
    p.glaze([(84, 956), (180, 950), (300, 956), (320, 968), (190, 976), (70, 970)], "#85504e", strength=0.5, name="shadow of the man")
    p.draw(lambda pen: buried_bell(pen, 344, 1160, 0.28, 24), name="half-buried bell", role="place", contact=0, how={"light": 0.4, "hatch": 0.3})
    p.ink(lambda k: k.line([(270, 1136), (330, 1128), (390, 1134), (450, 1130)], 1.8, broken=0.3), name="sand at the bell")
    p.put("bird", at=(78, 1060), scale=0.62, role="prop", label="waiting bird", colour="#8c8fae", how={"light": 0.2})
    p.wash(lambda pen: [pen.circle(x, y, r, SEA) for x, y, r in ((392, 800, 7), (366, 850, 5), (770, 700, 6), (748, 740, 8), (778, 780, 5), (590, 640, 5), (560, 610, 7), (410, 712, 5))], SEA, name="drops", strength=0.9, wet=0, bloom=0)
    p.ink(lambda k: [k.line([(60 + 40 * i, 1080 + 18 * i), (180 + 40 * i, 1068 + 18 * i), (300 + 36 * i, 1084 + 16 * i)], 1.3, broken=0.7) for i in range(4)], name="dune lines")
    s.relate(top, "contains", wave)
    s.describe("A bearded old man in the desert fishes in a giant hat. The hat stands"
               " upside down on the sand. Out of it rise a blue wave and a whale’s "
               "tail. Near the man are a small bird and a half-buried bell. Sand and "
               "sky are pink.")  # fmt: skip
    s.moods("stubborn", "hopeful", "mad", "patient")
    s.themes("imagination", "patience", "abundance in the small", "desert and sea", "old age")
    s.says("small pond", "positive thinking", "big fish", "something on the hook", "a drop in the ocean", "keep it under your hat", "where did the sea go?", "thirst", "pension fund", "believe", "overflow",
           "the one that got away", "climate change", "bring your own", "still no bite", "a storm in a teacup's big brother", "is he mad?", "magic trick")
    s.about(time="dusk", weather="dry", light="rose evening light", composition="right", view="eye level", unexplained="a bell half buried in the sand")
