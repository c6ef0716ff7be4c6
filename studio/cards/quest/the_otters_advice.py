"""An otter points both ways and the raft obeys."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

FUR, CREAM, LOG, RED = "#8a6a4c", "#ead8b6", "#a98560", "#d9683a"


def otter(pen: Pen) -> None:
    """Upright, facing us, legs apart, both arms stretched out and pointing."""
    pen.path("M272,740C270,810 282,880 304,944C328,880 340,810 338,740Z", darken(FUR, 0.15))
    pen.path("M214,838C206,780 214,740 226,700L290,720C280,770 262,800 262,838Z", FUR)
    pen.path("M396,838C404,780 396,740 384,700L320,720C330,770 348,800 348,838Z", FUR)
    pen.path("M222,560C218,480 250,430 305,430C360,430 392,480 388,560C400,640 404,720 372,756C340,780 270,780 238,756C206,720 210,640 222,560Z", FUR)
    pen.path("M262,566C262,506 280,480 305,480C330,480 348,506 348,566C356,650 356,716 336,738C320,750 290,750 274,738C254,716 254,650 262,566Z", CREAM)
    pen.path("M236,500C180,490 120,480 84,452C72,432 44,434 40,450L14,446C4,448 4,460 14,462L44,470C40,486 60,494 76,488C116,520 180,540 236,550Z", FUR)
    pen.path("M374,500C430,490 490,480 526,452C538,432 566,434 570,450L596,446C606,448 606,460 596,462L566,470C570,486 550,494 534,488C494,520 430,540 374,550Z", FUR)
    pen.path("M205,842C200,824 226,816 262,824C272,834 270,846 264,850H212Z", darken(FUR, 0.25))
    pen.path("M405,842C410,824 384,816 348,824C338,834 340,846 346,850H398Z", darken(FUR, 0.25))
    pen.circle(232, 300, 24, FUR)
    pen.circle(378, 300, 24, FUR)
    pen.circle(233, 302, 12, darken(FUR, 0.35))
    pen.circle(377, 302, 12, darken(FUR, 0.35))
    pen.path("M222,350C218,290 256,258 305,258C354,258 392,290 388,350C392,410 360,444 305,446C250,444 218,410 222,350Z", FUR)
    pen.path("M250,392C252,364 280,356 305,362C330,356 358,364 360,392C356,424 332,436 305,436C278,436 254,424 250,392Z", CREAM)
    pen.path("M286,362C292,350 318,350 324,362C320,378 312,382 305,384C298,382 290,378 286,362Z", "#2d2520")
    pen.path("M305,384V400M305,400Q288,416 272,404M305,400Q322,416 338,404", "#2d2520", stroke=4)
    for x, d in ((258, -3), (352, 3)):
        pen.oval(x, 332, 14, 15, "#fffbe8")
        pen.circle(x + d * 2, 333, 8, "#24201e")
    pen.path("M238,310Q256,298 276,308M334,308Q354,298 372,310", darken(FUR, 0.4), stroke=5)


def raft(pen: Pen, x: float, y: float, turn: float, torn: int, long: float = 150) -> None:
    """Half a raft; `torn` is the side on which it came apart."""
    with pen.at(x, y, turn=turn):
        for k in range(4):
            pen.path(f"M{-long},{k * 24 - 20}q-14,12 0,26H{long}q16,-12 0,-26Z", lighten(LOG, 0.14 * (3 - k)))
            pen.oval(long if torn < 0 else -long, k * 24 - 7, 9, 13, lighten(LOG, 0.5))
        for cx in (-long * 0.62, long * 0.5):
            pen.path(f"M{cx},-24h12v104h-12Z", "#e9dcb8")


def landing(pen: Pen) -> None:
    """The jetty goes on to the bank at the right edge, piles in the water."""
    for x, y in ((330, 1096), (470, 1132), (610, 1168), (740, 1196)):
        pen.rect(x - 9, y - 10, 18, 130, "#5b4636")
    pen.poly([(262, 1042), (300, 1018), (840, 1112), (840, 1206)], "#8a6a50")
    pen.poly([(262, 1042), (840, 1206), (840, 1226), (260, 1060)], "#5b4636")
    for t in range(1, 10):
        x0, y0, x1, y1 = 300 + 54 * t, 1018 + 9.4 * t, 262 + 57.8 * t, 1042 + 16.4 * t
        pen.line(x0, y0, x1, y1, "#5b4636", 3)


def whiskers(k: InkPen) -> None:
    for side in (-1, 1):
        for j in range(3):
            k.line([(305 + side * 40, 396 + j * 8), (305 + side * 84, 388 + j * 14), (305 + side * 116, 392 + j * 20)], 1.5)
    for x, side in ((266, -1), (344, 1)):
        for j in range(3):
            k.line([(x, 850 + j * 22), (x + side * -16, 862 + j * 24), (x + side * -12, 884 + j * 24), (x + side * -24, 894 + j * 22)], 2.2)


def ripples(k: InkPen) -> None:
    for x, y, w in ((110, 980, 90), (300, 1000, 50), (520, 985, 110), (680, 930, 60), (60, 900, 40), (420, 1050, 60), (160, 1070, 70)):
        k.line([(x - w, y), (x - w * 0.3, y + 7), (x + w * 0.3, y - 3), (x + w, y + 4)], 1.7, broken=0.4)


@card(id="aazcss", title="The Otter's Advice", seed=889, palette="sap_rain", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.stage("ferry landing", ground=1060, side="right", post=False, reeds=26, fog=0.7)
    p.wash([(-60, 860), (200, 830), (480, 850), (860, 800), (860, 1040), (640, 1130), (520, 1260), (-60, 1280)], "#5f8f98", name="river", strength=0.85, wet=0.4, bloom=2, charge="#86a35c", fade=(0, 0.7),
           ragged=0.5, behind="jetty")
    p.ink(ripples, name="ripples", strength=0.8, behind="jetty")
    p.draw(lambda pen: raft(pen, 152, 866, -7, 1, 112), name="left half of the raft", behind="jetty", how={"light": 0.3, "second": 0.5, "hatch": 0.4})
    half = p.draw(lambda pen: raft(pen, 500, 872, 7, -1), name="splitting raft", role="subject", behind="jetty", how={"light": 0.3, "second": 0.5, "hatch": 0.4})
    guide = p.draw(otter, name="otter", role="subject", behind="jetty", how={"light": 0.4, "second": 0.5, "hatch": 0.4, "line": 1.2})
    p.ink(whiskers, name="whiskers and torn rope", behind="jetty")
    man = p.figure(at=(548, 838), age="adult", pose="row", view="left", height=300, seed=9, role="witness", label="rower", prop=None, expression="worried", look="up", contact=0, behind="jetty",
                   clothes=dict(top="jumper", colour=RED, hat="straw", hat_colour="#e3b94a", bottom_colour="#44564f", shoes="boots"))
    hx, hy = man["hand_west"]
    p.draw(lambda pen: (pen.taper([(hx + 60, hy - 70), (hx, hy), (hx + 210, hy + 190)][1:], 10, 10, "#c9a878"),
                        pen.path(f"M{hx + 186},{hy + 176}l40,12l34,60l-22,8l-40,-36Z", "#c9a878")), name="oar", record=False, behind="jetty", how={"light": 0.2})
    p.draw(lambda pen: (pen.taper([(190, 846), (70, 950)], 10, 10, "#c9a878"), pen.path("M84,930l-4,30l-44,44l-20,-14l36,-48Z", "#c9a878")), name="second oar", record=False, behind="jetty", how={"light": 0.2})
    p.draw(landing, name="landing", record=False, how={"light": 0.3, "hatch": 0.3})
    p.ink(lambda k: [k.line([(x, y), (x - 12, y + 50)], 1.3) for x, y in zip(k.rng.uniform(20, 790, 70), k.rng.uniform(20, 760, 70), strict=True) if abs(x - 305) > 120 or y < 190], name="rain", strength=0.5, behind="otter")
    s.relate(guide, "loses", half)
    s.describe("A big otter stands on a broken raft, pointing both ways. The ropes "
               "are torn, and the halves drift apart under its feet. On the right "
               "half a rower in an orange jumper and a straw hat looks up at it. In "
               "front is a jetty. It is raining.")  # fmt: skip
    s.moods("perplexed", "comic", "anxious", "trusting")
    s.themes("advice", "indecision", "separation", "guidance", "the river")
    s.says("split decision", "both ways", "ask an expert", "it depends", "parting of the ways", "mind the gap", "otherwise", "doing the splits", "consultant", "whom do you trust?", "you can't have both",
           "on the one hand", "divorce", "left or right?", "torn", "that way, obviously", "sink or swim")
    s.about(time="day", weather="light rain", light="grey", composition="left", view="eye level")
