"""A girl follows a red thread that comes through a lock, over a sleeping guard, and out of her own pocket."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BRASS, RED, INK = "#d9a441", "#d3202c", "#26304a"


def lock(pen: Pen) -> None:
    pen.path("M404,380V236C404,110 490,52 584,52C680,52 764,110 764,236V380H690V240C690,164 640,124 584,124C528,124 478,164 478,240V380Z", "#8a93a8")
    pen.path("M352,372H796C812,372 820,384 818,400C812,500 812,620 818,760C818,806 790,830 760,830H404C370,830 346,806 346,760C352,620 352,500 346,400C344,384 350,372 352,372Z", BRASS)
    pen.path("M346,400C348,384 352,372 360,372H800C812,372 820,390 818,420H346Z", lighten(BRASS, 0.35))
    for x, y in ((386, 456), (778, 456), (386, 784), (778, 784)):
        pen.circle(x, y, 15, darken(BRASS, 0.35))
    pen.circle(582, 600, 128, darken(BRASS, 0.22))
    pen.circle(582, 600, 106, lighten(BRASS, 0.25))
    pen.path("M582,526C620,526 638,556 632,584C628,602 616,612 612,622L634,690H530L552,622C548,612 536,602 532,584C526,556 544,526 582,526Z", INK)


def shrunk(pen: Pen) -> None:
    with pen.at(-16, 82, 0.9):
        lock(pen)


def lens(pen: Pen, x: float, y: float) -> None:
    with pen.at(x, y, 1.0, turn=0):
        pen.line(-6, -4, 34, 34, "#7a4a34", 13)
        pen.circle(72, 72, 54, "#8a93a8")
        pen.circle(72, 72, 42, "#e8f0f4")
        pen.path("M34,86C54,74 66,90 84,82C96,76 104,78 112,74", RED, stroke=11)


def ground(k: InkPen) -> None:
    k.line([(280, 836), (346, 832)], 1.6, broken=0.4)
    k.tufts([(40, 1000), (120, 1180), (330, 1180), (560, 1150), (720, 1090), (760, 1000), (660, 1180), (440, 960)], 26)


@card(id="to9u1u", title="Red Thread Police", seed=426, palette="paper_morning", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(300, -40), (840, -40), (840, 860), (640, 860), (420, 880), (300, 800), (200, 620), (140, 360), (200, 120)], "#2f5fb0", name="sky wash", strength=1.0, wet=0.5, bloom=5, charge="#7fa8e0", fade=(-0.7, 0.5))
    p.patch((20, 850, 800, 1190), "#c8b88a", strength=0.6, fade=(-0.4, 0.5), ragged=0.5, wet=0.3, bloom=2, charge="#9ab07a", name="ground")
    p.glaze([(300, 822), (560, 832), (730, 824), (770, 880), (640, 910), (400, 890)], "shadow", strength=0.5)
    p.draw(shrunk, name="giant padlock", role="subject", how={"light": 0.3, "second": 0.45, "hatch": 0.5, "line": 1.2})
    p.ink(ground, name="grass")
    p.figure(at=(540, 950), age="broad", pose="lie_asleep", view="front", height=400, seed=10, prop=None, role="prop", label="sleeping guard", expression="asleep",
             clothes=dict(top="uniform", colour="#6f90cc", hat=None, beard="moustache", shoes="boots", bottom_colour="#3f5a96"), hair="short", how={"light": 0.25})
    girl = p.figure(at=(176, 1140), age="child", pose="sneak", view="right", height=400, seed=18, prop=None, role="witness", label="girl with a magnifying glass", hair="bob",
                    clothes=dict(top="coat", colour="#f2e6cc", hat="cap", hat_colour="#b08a5a", shoes="boots", bottom_colour="#5a4a4a"), how={"light": 0.15, "second": 0.35, "line": 1.15})
    hx, hy = girl["hand_main"] if "hand_main" in girl.anchors else girl["hand_near"]
    sx, sy = girl["seat"]
    first = [(sx - 4, sy + 6), (sx - 60, sy + 30), (sx - 110, sy - 30), (60, 760), (150, 660), (90, 540), (170, 430), (270, 470), (320, 560), (400, 540), (470, 610), (506, 626)]
    second = [(720, 560), (764, 600), (752, 700), (770, 800), (724, 866), (650, 862), (604, 848), (574, 884), (560, 950), (572, 1014), (640, 1046), (690, 1110), (560, 1150), (450, 1120), (hx + 90, hy + 78)]
    thread = p.draw(lambda pen: (pen.curve(first, RED, stroke=6, closed=False), pen.curve(second, RED, stroke=6, closed=False)), name="red thread", role="subject", contact=0, how={"light": 0, "line": 0.3, "hatch": 0, "inner": 0})
    p.draw(lambda pen: pen.path(f"M{sx - 26},{sy - 4}h50v10h-50Z", "#b8a888"), name="pocket", record=False)
    p.draw(lambda pen: lens(pen, hx, hy), name="magnifying glass", role="accent", contact=0, how={"light": 0.1})
    s.relate(thread, "leads to", girl)
    s.describe("A child with a magnifying glass follows a red thread. The thread "
               "starts in the child’s own pocket. It runs through the keyhole of a "
               "padlock as big as a house and over a sleeping guard back to the lens."
               " The padlock is golden, the sky blue.")  # fmt: skip
    s.moods("curious", "playful", "suspicious", "caught")
    s.themes("search", "self-knowledge", "secrets", "guilt", "circles")
    s.says("detective", "it was me", "follow the clue", "circular reasoning", "inside job", "find yourself", "alibi", "back to square one", "tail-chasing", "lost the thread", "elementary", "who is following whom?", "conscience", "homework",
           "the answer was in your pocket", "security", "evidence", "fate")
    s.about(place="an open field with a giant lock", time="morning", weather="clear", light="from the left", composition="diagonal", view="eye level")
