"""A chapel that is a milk tooth; pilgrims climb to it with pillows, and something has a thread tied to it."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

IVORY, SHADE, RED, PLUM = "#fdf8ea", "#d8cbd6", "#c83a34", "#6a4f7c"
TOOTH = ("M362,420C318,290 356,176 452,170C510,168 532,206 568,206C604,206 626,168 690,172C780,182 806,300 766,430C748,510 748,610 736,716C728,800 700,866 668,862C634,856 640,760 620,690"
         "C610,650 590,636 568,636C546,636 528,652 516,690C498,760 500,860 468,862C434,864 408,800 400,716C390,610 384,510 362,420Z")


def tooth(pen: Pen) -> None:
    pen.path("M508,880V690C520,640 616,640 628,690V880Z", "#f2b84a")
    pen.path(TOOTH, IVORY)
    pen.path("M766,430C748,510 748,610 736,716C728,800 700,866 668,862C660,860 656,850 652,838C690,800 690,640 704,520C716,420 740,330 720,180C786,200 802,310 766,430Z", SHADE)
    pen.circle(566, 400, 62, PLUM)
    for a in range(6):
        with pen.at(566, 400, turn=a * 60):
            pen.oval(0, -33, 13, 20, "#f2b84a" if a % 2 else "#e58a7a")
    pen.circle(566, 400, 11, "#f2b84a")
    for x in (452, 680):
        pen.path(f"M{x - 20},600V526Q{x},488 {x + 20},526V600Z", PLUM)
    pen.path("M540,206V140H596V206C586,212 550,212 540,206Z", IVORY)
    pen.poly([(526, 144), (568, 64), (610, 144)], RED)
    pen.path("M554,196q0,-34 14,-36q14,2 14,36Z", "#b9862c")
    pen.path("M540,880V740Q568,694 596,740V880Z", "#7a4a30")
    pen.circle(586, 812, 5, "#f2d88a")
    pen.path("M568,716V880", "#4f2c20", stroke=4)


def crowd(pen: Pen) -> None:
    """Far pilgrims on the path, each with a pillow on the back."""
    for x, y, h, tone in ((486, 962, 74, "#7a5f8a"), (436, 984, 80, "#a8743c"), (530, 934, 66, "#5f6f86"), (560, 908, 58, "#a8503c")):
        pen.path(f"M{x - h * 0.18},{y}L{x - h * 0.13},{y - h * 0.62}Q{x},{y - h * 0.78} {x + h * 0.13},{y - h * 0.62}L{x + h * 0.18},{y}Z", tone)
        pen.circle(x, y - h * 0.82, h * 0.15, "#5a3a30")
        pen.rect(x - h * 0.34, y - h * 0.62, h * 0.5, h * 0.3, IVORY, radius=h * 0.09)


def lines(k: InkPen) -> None:
    for pts in (((-10, 1010), (160, 986), (330, 930), (420, 870), (470, 858)), ((660, 862), (730, 872), (810, 880))):
        k.line(list(pts), 2, broken=0.25)
    k.line([(40, 1200), (150, 1110), (330, 1030), (470, 960), (540, 884)], 1.6, broken=0.4)
    k.line([(420, 1200), (450, 1110), (520, 1020), (580, 950), (602, 884)], 1.6, broken=0.4)
    k.tufts([(90, 1040), (620, 960), (700, 1000), (760, 1080), (640, 1130), (560, 1170), (250, 990), (740, 930)], 26)


def thread(k: InkPen, x: float, y: float) -> None:
    k.line([(372, 462), (460, 486), (568, 492), (680, 484), (757, 462)], 5)
    k.line([(372, 474), (460, 498), (568, 504), (680, 496), (756, 474)], 4)
    k.line([(378, 470), ((378 + x) / 2, (470 + y) / 2 + 8), (x, y)], 4.6)
    k.line([(378, 470), (352, 500), (340, 540), (352, 566)], 4, smooth=True)
    k.line([(378, 470), (398, 520), (388, 560)], 4, smooth=True)


@card(id="z30wd2", title="The Milk Tooth Chapel", seed=820, palette="quince", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#d9a928", strength=1.0, charge="#e8c860", bloom=4, fade=(-0.3, 0.9))
    p.wash([(-40, 900), (120, 840), (260, 880), (420, 820), (640, 860), (860, 820), (860, 1000), (-40, 1040)], "#a48ab4", name="far hills", strength=0.55, wet=0.3, bloom=1)
    p.wash("M-20,1010C160,986 330,936 420,880C480,846 700,846 820,880V1220H-20Z", "#a9a04c", name="hill", strength=0.9, wet=0.05, bloom=3, charge="#c98f3a", fade=(0, 0.5))
    p.wash("M40,1200C150,1110 330,1030 470,960C520,930 540,900 540,880H600C604,900 590,940 566,966C520,1020 450,1110 420,1200Z", "#f6e8bc", name="path", strength=0.5, wet=0.05, bloom=0)
    p.glaze([(640, 866), (720, 862), (830, 900), (830, 990), (760, 960), (690, 900)], "shadow", strength=0.5)
    chapel = p.draw(tooth, name="tooth with a steeple", role="subject", how={"light": 0.2, "second": 0.35, "hatch": 0.4, "line": 1.25})
    p.glaze([(404, 850), (470, 846), (500, 866), (540, 880), (480, 884), (416, 876)], "shadow", strength=0.4)
    p.ink(lines, name="hill lines")
    p.draw(crowd, name="pilgrim", role="prop", count=4, how={"light": 0.1})
    crow = p.put("crow", at=(196, 300), scale=0.9, pose="fly", flip=True, turn=-4, role="prop", label="black crow", contact=0, how={"light": 0.1})
    fx, fy = crow["foot"]
    p.ink(lambda k: thread(k, fx, fy), name="red thread round the tooth", role="accent", colour=RED)
    for x, y, age, tone, tall, hat, seed in ((306, 1128, "old", "#6a4f7c", 250, "headscarf", 4), (200, 1150, "adult", "#8a5a3a", 282, "wide_brim", 8), (386, 1150, "child", "#c8743a", 168, "beanie", 21)):
        p.figure(at=(x, y), age=age, pose="walk", view="back", height=tall, seed=seed, prop=None, role="witness" if age == "adult" else "prop", label="pilgrim with a pillow",
                 hair="short", skin="#c98a62", expression="calm", clothes=dict(top="long_coat", colour=tone, hat=hat, hat_colour={"old": "#8f6a9a", "adult": "#4a3430", "child": "#f0dcc0"}[age], shoes="boots"), how={"light": 0.15, "second": 0.15, "inner": 0.5})
        k = tall / 250
        p.draw(lambda pen, x=x, y=y, k=k: pillow(pen, x, y, k), name="pillow", record=False, how={"light": 0.2, "second": 0.3})
    s.relate(chapel, "is inhabited by", "pilgrim")
    s.describe("A huge tooth with door and steeple stands on a hill. It has a round "
               "coloured window too; the steeple’s roof is red. People with pillows "
               "on their backs climb the path. A crow flies off with a red thread "
               "tied round the tooth. The sky is yellow.")  # fmt: skip
    s.moods("solemn", "comic", "anxious", "hopeful")
    s.themes("faith", "childhood", "pain", "ritual", "letting go")
    s.says("root canal", "under the pillow", "sweet tooth", "one quick tug", "hold still", "wisdom", "crown", "sunday best", "what do you believe in?", "loose", "the first thing you lose", "sanctuary", "a gap in the skyline", "painless",
           "offering", "brush up on your faith", "hanging by a thread")
    s.about(place="a hill with a chapel", time="late afternoon", weather="clear", light="from the left", composition="right", view="eye level")


def pillow(pen: Pen, x: float, y: float, k: float) -> None:
    with pen.at(x, y - 140 * k, k * 0.68, turn=-10):
        pen.path("M-54,-44C-30,-54 30,-54 54,-44C66,-16 66,16 54,44C30,54 -30,54 -54,44C-66,16 -66,-16 -54,-44Z", IVORY)
        pen.path("M24,-51Q34,0 24,51L38,48Q50,0 38,-48Z", "#a48ab4")
        for x in (-57, 57):
            pen.circle(x, -46, 8, "#a48ab4")
            pen.circle(x, 46, 8, "#a48ab4")
