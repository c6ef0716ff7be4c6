"""Where the stones over the clouds end stands a lit door, and the traveller turns his back to it and eats."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

VIOLET = "#8a4f86"


def slab(pen: Pen) -> None:
    pen.path("M170,640C180,600 300,572 430,572C580,572 690,600 700,640C704,690 690,720 640,742C560,772 330,776 240,746C190,726 168,700 170,640Z", darken("#a89574", 0.3))
    pen.path("M170,640C180,600 300,572 430,572C580,572 690,600 700,640C700,680 580,712 430,712C280,712 170,680 170,640Z", lighten("#a89574", 0.35))


def door(pen: Pen) -> None:
    """A tall old door with its frame; nothing on either side. Foot at y = 606."""
    pen.path("M306,610V250C306,120 366,66 444,66C522,66 582,120 582,250V610Z", "#c9a46a")
    pen.path("M306,610V250C306,120 366,66 444,66L444,90C380,92 332,140 332,252V610Z", "#e0c48e")
    pen.path("M332,588V252C332,140 380,92 444,92C508,92 556,140 556,252V588Z", VIOLET)
    for x in (378, 422, 466, 510):
        pen.path(f"M{x},588V{112 if 400 < x < 490 else 150}", darken(VIOLET, 0.3), stroke=4)
    for y in (230, 480):
        pen.path(f"M332,{y}H470C490,{y} 496,{y - 16} 510,{y - 12}C520,{y - 6} 508,{y + 8} 494,{y + 8}H332Z", "#4a3a52")
    pen.rect(332, 588, 224, 20, "#fff6c0")
    pen.circle(530, 372, 15, "#f3c95a")
    pen.path("M526,396h8l5,30h-18Z", "#2f2238")
    pen.path("M444,150l12,26l28,3l-21,18l6,28l-25,-15l-25,15l6,-28l-21,-18l28,-3Z", "#f7d774")


def bread(pen: Pen, x: float, y: float) -> None:
    with pen.at(x + 2, y - 2, 0.72, 18):
        pen.path("M-52,4C-56,-24 -20,-34 8,-24C20,-18 18,8 4,12C-16,18 -48,22 -52,4Z", "#c8853e")
        pen.path("M-52,2C-54,-18 -44,-24 -36,-24C-42,-8 -42,6 -36,17C-46,16 -51,12 -52,2Z", "#fbe9c4")


def mist(k: InkPen) -> None:
    for x, y, r in ((120, 800, 46), (200, 784, 60), (300, 800, 50), (560, 806, 48), (640, 786, 62), (730, 806, 44), (60, 850, 40)):
        k.line([(x - r, y), (x - r * 0.8, y - r * 0.55), (x, y - r * 0.85), (x + r * 0.8, y - r * 0.55), (x + r, y)], 1.6)


@card(id="zoqxpr", title="The Door at the End", seed=533, palette="quince", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash([(-60, -60), (860, -60), (860, 520), (720, 640), (560, 560), (300, 620), (120, 700), (-60, 620)], "#f0b83c", name="sky wash", plane="sky", strength=0.9, wet=0.8, bloom=4, charge="#e88a5a", fade=(0, 0.6))
    s.stage("cloud stones", start=(240, 1120), end=(430, 690), bend=190, count=6, sky="none")
    p.wash([(60, 760), (160, 690), (300, 720), (440, 690), (600, 720), (720, 690), (790, 780), (700, 880), (420, 860), (160, 880)], "#c9b0cc", name="cloud under the last stone", strength=0.7, wet=0.4, charge="#f3e0a8", fade=(0, 0.7))
    p.wash([(420, 1130), (520, 1070), (640, 1090), (760, 1040), (860, 1080), (860, 1240), (380, 1240)], "#b79ac4", name="near cloud", strength=0.75, wet=0.4, charge="#e9a890", fade=(0, 0.6))
    p.wash([(-60, 930), (40, 880), (130, 900), (190, 960), (120, 1010), (-60, 1020)], "#c9b0cc", name="left cloud", strength=0.6, wet=0.4, fade=(0.5, 0.3))
    p.ink(mist, name="cloud bows")
    p.draw(slab, name="last stone", role="place", contact=0, how={"light": 0.4, "second": 0.5, "hatch": 0.4})
    gate = p.draw(door, name="free-standing door", role="subject", contact=0, how={"light": 0.2, "second": 0.4, "hatch": 0.3, "uneven": 0.8})
    p.wash("M336,606H552L640,676C560,706 330,708 240,682Z", "#fff0a0", name="light from under the door", strength=0.9, wet=0.2, pool=0, bloom=0)
    p.glaze("M420,640C470,646 520,664 560,694C520,704 440,708 400,704C380,690 390,660 420,640Z", "#8a6aa0", strength=0.6, name="shadow of the traveller")
    p.lift("M332,590H556V608H332Z", 0.9, soft=3)
    man = p.figure(at=(400, 668), age="adult", pose="sit_ground", view="left", height=330, seed=14, role="witness", label="traveller", prop=None, expression="calm", skin="#b87a4f",
                   reach={"hand_left": (-66, -112), "hand_right": (-84, -104)}, clothes=dict(top="coat", colour="#4f6a9a", scarf="#c8563a", bottom_colour="#6d5040", shoes="barefoot"), hair="curly", how={"light": 0.3})
    hx, hy = man["hand_near"]
    p.draw(lambda pen: bread(pen, hx, hy), name="bread", role="accent", contact=0, how={"light": 0.2})
    p.draw(lambda pen: (pen.path("M560,660C548,610 570,584 606,582C644,584 664,612 652,664C630,676 582,676 560,660Z", "#a8703e"), pen.path("M562,612C580,634 632,634 650,612L646,594C626,576 586,576 566,594Z", "#7a4a2e"),
                        pen.circle(606, 626, 7, "#f3c95a"), pen.path("M572,584C580,556 632,556 640,584L632,588C624,570 588,570 580,588Z", "#c9b0cc")), name="rucksack", role="prop", how={"light": 0.3})
    p.put("boots", at=(226, 676), scale=0.32, role="prop", colour="#5a3a32", how={"light": 0.3})
    p.put("bird", at=(300, 704), scale=0.34, flip=True, role="prop", label="small bird", colour="#6f7fb8", how={"light": 0.2})
    s.relate(gate, "opens onto", "nothing that can be seen")
    s.describe("A barefoot traveller eats bread at a door above the clouds. The door "
               "stands alone in its frame; he sits turned away from it. His boots, a "
               "bag and a small blue bird are beside him. Stepping stones lead there."
               " The door is violet, the sky yellow.")  # fmt: skip
    s.moods("content", "stubborn", "expectant", "peaceful")
    s.themes("arrival", "refusal", "the last step", "rest", "hunger")
    s.says("lunch break", "not yet", "five more minutes", "so close", "first things first", "the goal can wait", "afterlife", "nobody home", "fear of finishing", "sore feet", "heaven's doorstep", "was it worth it?", "crumbs",
           "before the interview", "turning your back on it", "procrastination", "enough", "savouring the moment")
    s.about(time="late afternoon", weather="clear above clouds", light="warm, and light under a door", composition="high", view="far, a little from above")
