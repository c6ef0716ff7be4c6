"""The milk poured by a great hand is a road for a small caravan."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

ROAD = ("M286,300C276,420 270,500 284,560C300,600 420,610 520,640C640,680 600,740 460,760C300,784 120,800 110,880C104,970 300,990 470,1000C640,1010 760,1040 830,1090V1210"
        "C700,1140 560,1110 420,1096C220,1080 20,1040 20,900C24,770 220,740 380,712C470,694 500,676 450,664C360,644 250,640 236,570C226,500 240,400 256,300Z")


def tipped_jug(pen: Pen) -> None:
    """A round blue jug lying on the air, its spout to the lower left, two pale bands."""
    pen.path("M346,150C344,44 520,30 574,142", "#35607c", stroke=30)
    body = "M300,112C336,150 384,158 436,146C524,124 640,136 674,190C694,250 662,332 600,368C520,394 452,352 402,304C362,272 322,266 294,290L254,304C268,280 276,260 280,230C272,180 280,130 300,112Z"
    pen.path(body, "#4a7fa0")
    with pen.clip(body):
        pen.path("M500,110C552,190 548,310 496,400H528C582,310 584,190 534,110Z", "#f3e8d2")
        pen.path("M556,110C606,190 604,310 552,400H566C622,310 622,190 572,110Z", "#e8bd5c")
    pen.path("M300,112C276,150 262,240 284,286C304,250 320,160 300,112Z", "#27485c")


def great_hand(pen: Pen) -> None:
    """It comes in from above and grips the handle with four fingers."""
    skin, line = "#e6b08a", "#d0946e"
    pen.taper([(392, 20), (352, 60), (344, 108)], 40, 30, skin)
    pen.path("M376,-20H536C546,30 544,60 526,80H396C378,56 372,20 376,-20Z", skin)
    for i, x in enumerate((404, 440, 476, 510)):
        pen.taper([(x, 34), (x - 3, 70), (x - 6, 104 - 4 * abs(i - 1.4))], 38, 32, line if i % 2 else skin)
    pen.path("M366,-30H548V8C500,20 420,20 366,8Z", "#fff6e2")
    pen.path("M366,-30H548V-6C500,4 420,4 366,-6Z", "#d43f2a")


def slope(k: InkPen) -> None:
    for x, y, w in ((80, 640, 90), (560, 590, 120), (640, 820, 110), (240, 690, 100), (540, 900, 120), (60, 1120, 130), (330, 1150, 150)):
        k.line([(x, y), (x + w * 0.5, y - 10), (x + w, y + 4)], 1.4, broken=0.8)
    k.tufts([(120, 680), (700, 640), (690, 900), (560, 880), (230, 900), (160, 1130), (300, 1170), (600, 1180), (380, 900)], 22)


@card(id="vk0y11", title="Thread of Milk", seed=334, palette="marigold", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.patch((-80, -80, 460, 360), "#5f8fa8", strength=0.4, wet=1.0, ragged=0, fade=(0.6, 0.8), bloom=2, name="sky")
    p.wash([(-20, 500), (140, 430), (300, 470), (460, 440), (640, 500), (830, 440), (830, 640), (-20, 660)], "#f2a03c", strength=0.55, fade=(0, 0.5), name="far hill", bloom=1)
    p.wash([(-20, 620), (160, 540), (360, 548), (560, 560), (720, 540), (830, 590), (830, 1230), (-20, 1230)], "#a85a30", strength=0.95, name="brown hill", bloom=4, charge="#d68e4a", uneven=1.0, wet=0.05)
    p.ink(slope, name="slope lines")
    p.wash(ROAD, "#ffffff", name="road of milk", role="prop", wet=0.0, bloom=0, pool=0)
    p.ink(lambda k: k.shape(ROAD, 2.0, broken=0.5), name="edge of the milk")
    p.wash([(250, 560), (300, 590), (420, 620), (520, 650), (430, 650), (300, 630)], "#9fb4c4", strength=0.35, name="shade in the milk", wet=0.6)
    p.wash([(60, 960), (200, 1020), (420, 1060), (640, 1090), (800, 1150), (560, 1110), (300, 1080), (120, 1040)], "#9fb4c4", strength=0.4, name="shade in the near milk", wet=0.6)
    jug = p.draw(tipped_jug, name="jug", role="subject", contact=0, how={"light": 0.3, "hatch": 0.5, "bloom": 1.5, "uneven": 0.8})
    p.draw(great_hand, name="giant hand", role="subject", contact=0, how={"light": 0.3, "second": 0.3, "line": 1.2})
    p.put_many("donkey", [(470, 1062, 0.4, 4, False), (330, 1050, 0.38, 2, False), (196, 1024, 0.36, 6, False), (96, 944, 0.3, -10, False)],
               label="donkey", role="prop", how={"light": 0.3, "hatch": 0.3})
    p.put_many("donkey", [(180, 806, 0.2, 0, True), (270, 782, 0.18, 0, True), (360, 764, 0.16, 0, True)], label="far donkey", role="prop", how="faint")
    for x, y, tone in ((462, 962, "#d43f2a"), (322, 954, "#4a7fa0"), (190, 934, "#e8bd5c")):
        p.draw(lambda pen, x=x, y=y, tone=tone: (pen.path(f"M{x - 34},{y + 34}C{x - 40},{y - 2} {x - 20},{y - 14} {x},{y - 14}C{x + 20},{y - 14} {x + 40},{y - 2} {x + 34},{y + 34}Z", tone),
                                                pen.path(f"M{x - 36},{y + 12}H{x + 36}V{y + 18}H{x - 36}Z", "#40252a")), name="pack", how={"light": 0.3})
    leader = p.figure(at=(614, 1086), age="adult", pose="walk", view="right", height=168, seed=7, prop=None, role="witness", label="caravan leader",
                      clothes=dict(top="cloak", colour="#d43f2a", hat="wide_brim", hat_colour="#fff6e2", shoes="boots"), how={"light": 0.3})
    p.put("pilgrim staff", at=(leader["hand_east"][0] + 4, 1096), scale=0.46, contact=0)
    p.put("cat", at=(690, 860), scale=0.3, flip=True, role="accent", label="cat beside the milk")
    s.relate("road of milk", "leads to", jug)
    s.describe("A giant hand pours milk that becomes a winding road. Seven donkeys "
               "walk along it in a line; three carry round loads, yellow, blue and "
               "red. Someone in a red cloak with a staff leads them. A cat sits by "
               "the road. The jug is blue, the hills are brown.")  # fmt: skip
    s.moods("abundant", "solemn", "absurd", "hopeful")
    s.themes("plenty", "providence", "journey", "waste", "nourishment")
    s.says("white lie", "crying over it", "land of milk and honey", "providence", "upstream", "spilt", "the source", "who is pouring?", "mother's road", "breakfast for giants", "follow the white line",
           "how long will it last?", "flow", "out of somebody's hand", "the Milky Way", "a slippery path", "sour by Thursday")
    s.about(place="a brown hill", time="noon", weather="clear", light="warm", composition="high", view="eye level")
