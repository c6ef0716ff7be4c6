"""A hen as big as a hill broods on a village; a man has come with his egg cup."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WHITE, SHADE, RED, GOLD = "#fcf5e6", "#d9c3a8", "#c8352a", "#f0b13a"
BODY = ("M96,900C20,790 40,620 140,520C180,470 172,400 180,330C186,240 250,190 322,206C392,222 412,290 420,352C440,430 520,450 590,410C640,380 660,300 690,226C740,250 800,330 772,430"
        "C806,560 800,760 752,876" + "".join(f"q{-34 + i % 3 * 6},{(74, 108, 60, 92, 120)[i % 5]} -58,{(6, 4, 2, -2, -4)[i % 5]}" for i in range(11)) + "C88,860 92,900 96,900Z")


def hen(pen: Pen) -> None:
    pen.path("M228,210C210,170 216,140 236,128C246,150 252,160 262,166C258,130 270,104 294,98C302,126 304,144 312,158C322,132 342,122 366,128C362,160 352,180 340,214C300,190 260,192 228,210Z", RED)
    pen.path(BODY, WHITE)
    pen.path("M690,226C640,300 640,370 600,420C660,400 730,400 772,430C800,330 740,250 690,226Z", SHADE)
    pen.path("M190,296L96,338C112,352 140,358 160,356L196,350Z", GOLD)
    pen.path("M110,341L186,332", darken(GOLD, 0.5), stroke=5)
    pen.path("M186,352C160,372 156,420 178,440C204,430 212,384 204,352Z", RED)
    pen.circle(236, 292, 25, GOLD)
    pen.circle(228, 299, 14, "#2b1a14")
    pen.path("M206,270C224,254 252,256 266,276", "#6a4a34", stroke=7)
    pen.path("M300,560C400,490 560,500 660,580C706,604 738,640 746,676C744,700 728,710 708,706C716,738 698,760 670,752C668,784 644,800 612,788C540,830 430,830 360,770C290,710 270,630 300,560Z", lighten(SHADE, 0.35))


def feathers(k: InkPen) -> None:
    """Small bows of down on breast and back, long quills on the wing."""
    for y, x0, n in ((470, 186, 4), (520, 160, 5), (580, 110, 4), (640, 84, 4), (700, 74, 4), (760, 78, 5), (820, 96, 6), (872, 130, 12)):
        for i in range(n):
            x = x0 + i * 46 + (y // 10 % 2) * 18
            k.line([(x, y), (x + 10, y + 15), (x + 24, y + 15), (x + 34, y)], 1.6, smooth=True)
    for x, y, w in ((350, 600, 60), (430, 570, 60), (510, 580, 60), (590, 610, 60), (360, 670, 60), (440, 650, 60), (520, 650, 60), (420, 740, 60), (500, 730, 60)):
        k.line([(x, y), (x + w * 0.25, y + 26), (x + w * 0.75, y + 26), (x + w, y)], 1.8, smooth=True)
    for y in (660, 706, 750, 790):
        k.line([(580, y - 14), (660, y), (720 - (y - 660) * 0.4, y - 4)], 1.8, smooth=True)


def village(pen: Pen) -> None:
    rows = ((60, 118, 250, "#b8643c"), (176, 96, 190, "#7f88a0"), (270, 120, 226, "#c98a4a"), (436, 110, 200, "#8a5a5a"), (544, 92, 240, "#b8643c"), (634, 124, 200, "#6f7f98"))
    for i, (x, w, h, roof) in enumerate(rows):
        y = 1048 + (i % 2) * 8
        pen.rect(x, y - h * 0.5, w, h * 0.5, "#ecd3a2")
        pen.poly([(x - 14, y - h * 0.5 + 6), (x + w / 2, y - h), (x + w + 14, y - h * 0.5 + 6)], roof)
        pen.path(f"M{x + w * 0.58},{y}v-52q14,-16 28,0v52Z", "#5a3a30")
    pen.poly([(520, 470), (560, 268), (600, 470)], "#6f7f98")
    pen.circle(560, 262, 11, GOLD)
    pen.path("M560,250V214M544,230H576", "#4f3a30", stroke=5)


def windows(pen: Pen) -> None:
    for i, (x, w) in enumerate(((60, 118), (176, 96), (270, 120), (436, 110), (544, 92), (634, 124))):
        pen.rect(x + w * 0.16, 984 + i % 2 * 8, 26, 32, "#ffd24a" if i in (0, 2, 4, 5) else "#4f4a52")


def cup(pen: Pen, x: float, y: float) -> None:
    pen.path(f"M{x - 34},{y - 62}C{x - 32},{y - 20} {x - 12},{y - 12} {x - 8},{y - 8}L{x - 22},{y + 8}H{x + 22}L{x + 8},{y - 8}C{x + 12},{y - 12} {x + 32},{y - 20} {x + 34},{y - 62}Z", "#3f6f9a")
    pen.oval(x, y - 62, 34, 11, "#274a6a")


def lines(k: InkPen) -> None:
    k.line([(0, 1052), (60, 1046)], 1.6, broken=0.4)
    k.line([(756, 1050), (800, 1044)], 1.6, broken=0.4)
    k.tufts([(40, 1120), (130, 1150), (620, 1140), (720, 1110), (560, 1170), (230, 1090)], 24)
    k.line([(330, 1190), (370, 1120), (366, 1060)], 1.4, broken=0.5)
    k.line([(520, 1190), (470, 1120), (430, 1060)], 1.4, broken=0.5)


@card(id="8ob2kx", title="Under the Hen", seed=556, palette="marigold", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#e07a2c", strength=1.0, charge="#f2b84a", bloom=4, fade=(0, 0.7))
    p.wash([(-40, 860), (140, 820), (400, 850), (660, 810), (860, 850), (860, 1080), (-40, 1080)], "#8f7a96", name="far hills", strength=0.6, wet=0.3, fade=(0, 0.6), bloom=1)
    p.wash([(-40, 1050), (200, 1036), (500, 1044), (860, 1034), (860, 1260), (-40, 1260)], "#c58a3c", name="plain", strength=0.85, wet=0.05, bloom=2, charge="#7f7a4a", fade=(0, 0.6))
    p.draw(village, name="village", role="prop", count=7, how={"light": 0.15, "second": 0.3})
    p.glaze("M70,850H744V962C640,980 560,956 470,972C380,984 240,960 70,972Z", "#5a3f5a", strength=0.55, wet=0.05)
    p.draw(windows, name="lit window", role="prop", count=4, how={"light": 0})
    beast = p.draw(hen, name="giant hen", role="subject", how={"light": 0.2, "second": 0.4, "hatch": 0.35, "line": 1.25})
    p.ink(feathers, name="feathers", strength=0.7)
    p.glaze([(110, 860), (260, 800), (460, 860), (640, 830), (760, 700), (780, 800), (740, 900), (600, 950), (400, 960), (200, 940)], "#b58aa0", strength=0.4, wet=0.5)
    p.glaze([(20, 1040), (300, 1050), (790, 1040), (780, 1090), (420, 1106), (60, 1086)], "shadow", strength=0.6)
    p.ink(lines, name="plain lines")
    man = p.figure(at=(420, 1168), age="adult", pose="hold_up", view="back_left", height=262, seed=14, prop=None, role="witness", label="man with an egg cup",
                   clothes=dict(top="long_coat", colour="#3d4a63", hat="bowler", shoes="boots"), how={"light": 0.25})
    hx, hy = man["hand_main"] if "hand_main" in man.anchors else man["hand_near"]
    p.draw(lambda pen: cup(pen, hx, hy + 4), name="empty egg cup", role="accent", how={"light": 0.3})
    s.relate("village", "hides in", beast)
    s.describe("A white hen, big as a hill, sits on a village. Small houses look out "
               "from under her feathers, some windows lit. A steeple sticks up behind"
               " her back. In front, seen from behind, a man in a long coat holds up "
               "an egg cup. The sky is orange.")  # fmt: skip
    s.moods("cosy", "comic", "oppressive", "expectant")
    s.themes("protection", "mothering", "home", "hunger", "power and smallness")
    s.says("property tax", "early riser", "mother knows best", "smothered", "breakfast?", "under one roof", "which came first?", "nest egg", "sitting it out", "asking for too much", "the mayor", "a warm climate", "rent is due", "don't wake her",
           "hatching a plan", "small town life", "public housing", "broody")
    s.about(place="a plain with a village", time="dusk", weather="clear", light="low evening sun from the left", composition="centred", view="eye level")
