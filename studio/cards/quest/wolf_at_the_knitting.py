"""The wolf in grandmother's bed knits a small red hood; the girl is not convinced."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

FUR, GOWN, RED, WOOD, QUILT = "#8d7f88", "#f8ecdf", "#c22a38", "#94533e", "#d9949a"


def bed(pen: Pen) -> None:
    pen.path("M700,1010V420C700,360 780,350 792,420V1010Z", WOOD)
    pen.circle(746, 366, 24, lighten(WOOD, 0.2))
    pen.path("M560,640C600,560 690,540 716,580V840H560Z", "#fdf6ec")
    pen.path("M250,1010V770C250,730 296,730 296,770V1010Z", WOOD)
    pen.circle(273, 734, 20, lighten(WOOD, 0.2))
    pen.rect(280, 930, 430, 44, darken(WOOD, 0.2))


def wolf(pen: Pen) -> None:
    pen.path("M478,850C470,700 500,590 570,552C640,540 700,590 704,700V850Z", GOWN)
    pen.path("M530,560C580,600 630,590 670,560L676,580C630,622 574,622 524,584Z", lighten(RED, 0.45))
    pen.path("M520,520C500,470 520,400 580,380C650,360 706,410 696,490C690,550 630,580 580,570C560,566 540,560 520,540Z", FUR)
    pen.path("M560,410C510,430 430,480 384,522C372,540 380,556 400,560C450,570 520,574 566,560Z", FUR)
    pen.path("M400,560C450,570 520,574 580,566C600,540 580,520 540,520C490,526 440,536 400,560Z", lighten(FUR, 0.45))
    pen.path("M384,520C372,522 364,540 374,552C390,560 402,546 400,530Z", "#33222a")
    pen.path("M400,557C440,546 490,548 530,536", "#33222a", stroke=4)
    pen.path("M606,420C596,350 604,300 632,262C664,300 680,360 668,420Z", FUR)
    pen.path("M622,400C614,350 622,320 634,296C652,326 660,360 654,402Z", "#d9a5a0")
    pen.path("M532,424C528,356 552,330 600,330C660,330 706,372 704,440C660,398 590,396 532,424Z", lighten(QUILT, 0.55))
    pen.path("M524,430C570,392 660,392 712,440L706,462C660,420 580,418 530,452Z", "#fdf6ec")
    pen.path("M684,352C740,350 764,400 752,470C740,440 720,420 690,412Z", lighten(QUILT, 0.55))
    pen.circle(751, 482, 19, "#fdf6ec")
    pen.circle(506, 478, 31, "#5a3a34")
    pen.circle(506, 478, 25, "#fff6e4")
    pen.path("M536,474L620,460", "#5a3a34", stroke=5)
    pen.path("M488,476Q506,470 526,480L522,494Q506,500 490,490Z", "#e9b64e")
    pen.circle(498, 487, 7, "#33222a")
    pen.path("M476,440Q506,424 540,446", darken(FUR, 0.45), stroke=6)


def quilt(pen: Pen) -> None:
    edge = "M276,800C330,760 450,770 560,800C620,812 680,800 712,806V960C600,990 400,984 270,960Z"
    pen.path(edge, QUILT)
    tones = (lighten(QUILT, 0.4), "#d99a4e", "#b0656e", "#8c8fae", "#f3dcc8")
    with pen.clip(edge):
        for i in range(6):
            for j in range(3):
                if (i * 2 + j) % 5 != 3:
                    pen.rect(270 + i * 76, 784 + j * 66 - (i % 2) * 6, 70, 60, tones[(i * 2 + j * 3) % 5])


def knitting(pen: Pen) -> None:
    pen.path("M640,626C640,730 590,776 506,782L496,736C556,734 566,690 566,626Z", GOWN)
    pen.line(268, 668, 500, 722, "#f3dcb0", 9)
    pen.line(300, 760, 500, 668, "#f3dcb0", 9)
    pen.circle(266, 667, 9, "#d99a4e")
    pen.circle(503, 666, 9, "#d99a4e")
    pen.path("M414,590C452,632 492,690 490,764C492,810 500,842 514,872C490,884 476,868 456,886C436,872 418,890 398,878C378,890 360,870 342,880C330,876 320,872 312,862C326,830 324,796 324,764C324,690 372,640 414,590Z", RED)
    pen.oval(396, 744, 58, 72, lighten(RED, 0.4))
    pen.oval(396, 748, 45, 58, darken(RED, 0.6))
    for k in range(2):
        pen.path(f"M{328 - k * 4},{832 + k * 17}" + "q9,10 18,0" * 9, lighten(RED, 0.3), stroke=3)
    pen.path("M384,816C374,846 388,872 370,904M410,816C420,850 408,876 424,906", lighten(RED, 0.4), stroke=7)
    for x, y in ((472, 700), (494, 762)):
        pen.oval(x, y, 34, 25, FUR)
        for j in range(3):
            pen.path(f"M{x - 30 + j * 3},{y - 12 + j * 11}l-16,3l15,6Z", "#fdf6ec")


def portrait(pen: Pen) -> None:
    """An oval frame with an old woman in a bonnet, hanging a little crooked."""
    with pen.at(180, 400, turn=-7):
        pen.oval(0, 0, 96, 124, WOOD)
        pen.oval(0, 0, 78, 106, "#f3dcc8")
        pen.path("M-52,80C-50,40 -24,26 0,26C24,26 50,40 52,80C30,104 -30,104 -52,80Z", "#b0656e")
        pen.circle(0, -10, 40, "#fdf6ec")
        pen.oval(0, -4, 27, 32, "#eab295")
        pen.path("M-14,-6q5,5 10,0M5,-6q5,5 10,0M-8,12q8,7 16,0", "#43222f", stroke=3)
        pen.path("M0,-124L-4,-170", "#43222f", stroke=3)


def yarn(k: InkPen) -> None:
    k.line([(490, 870), (500, 930), (450, 990), (420, 1040), (450, 1090), (510, 1100)], 4, taper=4)


@card(id="t4ws47", title="Wolf at the Knitting", seed=866, palette="madder", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("right", "#a94f5c", strength=0.95, charge="#6d3550", bloom=3)
    p.ink(lambda k: [k.line([(x, 20), (x + 2, 300), (x, 690)], 1.0, broken=0.8) for x in range(470, 800, 46)], name="striped wallpaper", strength=0.45)
    p.draw(portrait, name="portrait of an old woman", how={"as": "ink", "strength": 0.35, "hatch": 0.2})
    p.patch((40, 980, 790, 1150), "#b87a6a", strength=0.6, fade=(-0.5, 1), ragged=0.5, name="floor")
    p.glaze([(260, 1000), (500, 985), (800, 990), (800, 1060), (520, 1070), (300, 1050)], "shadow", strength=0.5)
    p.draw(bed, name="grandmother's bed", role="place", how={"light": 0.3, "second": 0.4, "hatch": 0.5})
    beast = p.draw(wolf, name="wolf in a nightcap", role="subject", how={"light": 0.35, "second": 0.5, "hatch": 0.4, "line": 1.2})
    p.draw(quilt, name="patchwork quilt", role="prop", how={"light": 0.2, "second": 0.4, "uneven": 0.6})
    p.draw(knitting, name="small red hood", role="accent", how={"light": 0.2, "second": 0.4, "line": 1.1})
    p.ink(yarn, name="red yarn", colour=RED)
    p.put("ball of yarn", at=(530, 1130), scale=0.6, label="ball of red yarn", contact=0)
    p.figure(at=(150, 1096), age="child", pose="arms_crossed", view="front_right", height=372, seed=21, role="witness", label="girl with crossed arms", expression="worried", prop=None,
               hair="braids", look=(40, -8), clothes=dict(top="dress", colour="#e9c9a8", apron=True, shoes="boots", hat=None), how={"light": 0.35})
    p.put("basket", at=(278, 1140), scale=0.42, label="covered basket")
    s.relate(beast, "does the work of", "grandmother")
    s.describe("A wolf in bed knits a small red hood. It wears a nightcap and round "
               "glasses under a patchwork quilt. A girl with braids stands at the "
               "foot of the bed, arms folded, a fruit basket beside her. An old "
               "woman’s portrait hangs crooked. The room is pink.")  # fmt: skip
    s.moods("tender", "wary", "cosy", "ominous")
    s.themes("trust", "disguise", "forgiveness", "care", "danger at home")
    s.says("reformed", "measure twice", "what big needles you have", "made with love", "tailor-made", "can people change?", "wool over your eyes", "an heirloom", "bait", "apology", "early retirement",
           "the better to warm you with", "new granny", "too good to be true", "one size fits all", "suspicion", "a peace offering")
    s.about(place="a bedroom without walls", time="evening", weather="indoors", light="dusk", composition="right", view="eye level")
