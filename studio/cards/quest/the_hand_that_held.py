"""A bronze hand stands in the plain and people live in its fingers."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.figures import ladder_reach
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BRONZE, GLOW, RED = "#a9783f", "#ffe9a8", "#d4472c"
FINGERS = ((92, 560, 330, 86, -6), (186, 540, 210, 94, -3), (288, 540, 168, 98, 1), (388, 560, 236, 92, 5))  # x, foot, top, width, lean


def hand(pen: Pen) -> None:
    for x, foot, top, w, lean in FINGERS:
        tall = foot - top
        with pen.at(x, foot, turn=lean):
            pen.path(f"M{-w / 2},60V{-tall + w * 0.5}C{-w / 2},{-tall - w * 0.12} {w / 2},{-tall - w * 0.12} {w / 2},{-tall + w * 0.5}V60Z", BRONZE)
            for t in (0.3, 0.64):
                pen.path(f"M{-w / 2 - 4},{-tall * t}Q0,{-tall * t + 16} {w / 2 + 4},{-tall * t}v12Q0,{-tall * t + 28} {-w / 2 - 4},{-tall * t + 12}Z", darken(BRONZE, 0.24))
    pen.path("M46,540C40,700 60,800 96,860C120,900 124,960 118,1040H372C366,970 380,910 410,870C440,850 470,800 500,750C550,690 612,640 626,590C640,540 590,510 556,546C520,590 480,640 436,656L436,540Z", BRONZE)
    pen.path("M108,1010H382L392,1066H98Z", darken(BRONZE, 0.3))
    pen.path("M100,700C180,660 300,680 400,760M120,780C190,740 250,760 300,860", darken(BRONZE, 0.35), stroke=6)
    pen.path("M560,548C590,524 622,540 620,574C600,590 574,584 560,548Z", lighten(BRONZE, 0.35))
    pen.path("M66,344l-4,-44h30l4,40Z", darken(BRONZE, 0.3))


def windows(pen: Pen) -> None:
    for (x, foot, top, _w, lean), t, lit in zip(FINGERS, (0.5, 0.5, 0.5, 0.48), (1, 1, 0, 1), strict=True):
        tall = foot - top
        with pen.at(x, foot, turn=lean):
            y = -tall * t
            pen.path(f"M-22,{y + 14}V{y - 30}Q0,{y - 58} 22,{y - 30}V{y + 14}Z", "#f7e2b4")
            pen.path(f"M-15,{y + 8}V{y - 28}Q0,{y - 48} 15,{y - 28}V{y + 8}Z", GLOW if lit else "#4a3322")
            pen.path(f"M-28,{y + 12}H28V{y + 20}H-28Z", "#7a5230")
    pen.path("M196,1010V890Q240,840 284,890V1010Z", "#f0dcb2")
    pen.path("M206,1010V894Q240,854 274,894V1010Z", "#5b3d28")
    pen.circle(262, 950, 5, GLOW)
    pen.path("M480,690a22,26 0 1 1 1,0Z", "#f7e2b4")
    pen.path("M481,683a15,19 0 1 1 1,0Z", GLOW)


def ladder(pen: Pen) -> None:
    for x in (560, 616):
        pen.taper([(x + 6, 566), (x + 2, 760), (x, 940), (x + 8, 1076)], 6, 6, "#8a6a44")
    for k in range(17):
        pen.line(560, 600 + k * 28, 620, 602 + k * 28, "#c9a468", 7)


def line_of_washing(pen: Pen) -> None:
    pen.path("M446,400Q500,500 580,530", "#5b3d28", stroke=3.4)
    with pen.at(494, 470, turn=34):
        pen.path("M-36,0L-14,-4Q0,6 14,-4L36,0L46,30L28,36L26,78H-26L-28,36L-46,30Z", RED)
    pen.path("M548,516l16,6l-6,30l12,10l-8,8l-20,-16Z", "#f8eed6")
    pen.path("M456,424l14,14l-16,22l4,14l-10,2l-8,-20Z", "#f8eed6")


def plain(k: InkPen) -> None:
    k.line([(400, 1000), (560, 990), (800, 996)], 1.6, broken=0.5)
    k.line([(-10, 1002), (90, 998)], 1.6, broken=0.4)
    for x, y, w in ((690, 930, 40), (738, 946, 26), (640, 952, 20)):
        k.line([(x - w, y + 50), (x - w * 0.4, y), (x, y - w), (x + w * 0.5, y), (x + w, y + 50)], 1.0, broken=0.6)
    k.tufts([(60, 1100), (440, 1110), (700, 1060), (520, 1150), (250, 1140), (760, 1120)], 26)
    for x, y in ((600, 190), (650, 160), (690, 214)):
        k.line([(x - 20, y - 8), (x - 8, y - 12), (x, y), (x + 9, y - 13), (x + 22, y - 9)], 1.8)


@card(id="oghmbk", title="The Hand That Held", seed=933, palette="tea_stain", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(860, 300), (700, 380), (560, 560), (480, 760), (420, 1000), (860, 1010)], "#e0b678", name="evening", plane="sky", wet=1.0, bloom=2, strength=0.75, fade=(-0.8, -0.5), charge="#d98a5a")
    p.ink(plain, name="plain")
    p.patch((-60, 990, 860, 1190), "ground", strength=0.75, fade=(0.3, 0.9), charge="ground_shade", ragged=0.5, name="ground")
    p.glaze([(120, 1050), (400, 1040), (800, 1080), (860, 1130), (600, 1130), (300, 1100)], "#7a5a48", strength=0.55, name="long shadow")
    great = p.draw(hand, name="bronze hand", role="subject", how={"light": 0.5, "second": 0.65, "hatch": 0.6, "bloom": 2.0, "uneven": 0.8, "charge": "#7f9a86", "line": 1.25})
    p.draw(windows, name="lit windows", role="prop", how={"light": 0, "second": 0.1, "line": 0.9})
    p.draw(line_of_washing, name="red shirt on a line", role="accent", how={"light": 0.1})
    p.draw(ladder, name="rope ladder", role="prop", how={"light": 0.1, "line": 0.8})
    boy = p.figure(at=(590, 990), age="child", pose="climb", view="back", height=210, seed=8, role="witness", label="climbing boy", prop=None, contact=0,
                   reach=ladder_reach(210, rung=28, width=50), clothes=dict(top="jumper", colour="#f3e6cc", bottom="shorts", bottom_colour="#6b5138", shoes="barefoot"), hair="messy")
    p.wash([(84, 300), (70, 240), (96, 180), (70, 110), (110, 60), (116, 120), (132, 180), (104, 240), (104, 300)], "#b5a083", strength=0.5, wet=0.8, name="smoke")
    s.relate(great, "is inhabited by", boy)
    s.describe("A huge bronze hand stands upright, its fingers towers with windows. A"
               " boy climbs a rope ladder to the thumb. A red shirt hangs on a line "
               "between thumb and forefinger; smoke rises from the little finger. In "
               "the wrist is a door. Most windows are lit.")  # fmt: skip
    s.moods("sheltered", "curious", "uneasy", "proud")
    s.themes("protection", "home", "power", "growing up", "belonging")
    s.says("hand-me-down", "high five", "in good hands", "rule of thumb", "all mod cons", "grip", "who does it belong to?", "stop!", "landlord", "daddy's boy", "a helping hand", "close your fist",
           "five storeys", "living hand to mouth", "safe as houses", "what if it wakes?", "fingers crossed")
    s.about(place="an empty plain", time="evening", weather="clear", light="low sun", composition="left", view="eye level")
