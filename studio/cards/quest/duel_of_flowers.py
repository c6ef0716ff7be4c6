"""Two duellists stand back to back in the frost; their pistols have come into bloom and the seconds water them."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

STEEL, RED, GOLD, LEAF = "#3d4656", "#c8323c", "#e8a83a", "#6f8f6a"


def pistol(pen: Pen, x: float, y: float, flip: bool, tone: str) -> None:
    """A duelling pistol held upright; out of its mouth grow stalks with big flowers."""
    with pen.at(x, y, 1.12, flip=flip):
        for dx, dy, bend in ((-66, -262, -30), (4, -326, 6), (84, -246, 34), (40, -196, 22)):
            pen.taper([(6, -118), (6 + bend * 0.5, -118 + dy * 0.3), (6 + dx, -118 + dy + 118)], 8, 5, LEAF)
        for dx, dy, t in ((-36, -196, -40), (38, -176, 40), (-8, -226, -14), (66, -210, 70)):
            with pen.at(dx, dy, turn=t):
                pen.path("M0,0C-18,-14 -16,-42 0,-56C16,-42 18,-14 0,0Z", LEAF)
        for i, (dx, dy, r) in enumerate(((-60, -262, 42), (10, -326, 50), (90, -246, 40), (46, -192, 30))):
            petals(pen, dx, dy, r, tone, 6 + i % 2)
        pen.path("M-14,22C-22,0 -18,-14 -8,-22H18C14,0 12,16 14,30C4,40 -10,36 -14,22Z", "#7a5240")
        pen.path("M-8,-18V-116H20V-18Z", STEEL)
        pen.path("M-13,-112H25V-126H-13Z", darken(STEEL, 0.25))
        pen.path("M-8,-24C-22,-28 -24,-40 -18,-48L-8,-40Z", STEEL)


def petals(pen: Pen, x: float, y: float, r: float, tone: str, n: int) -> None:
    for a in range(n):
        with pen.at(x, y, turn=360 / n * a + r):
            pen.path(f"M0,0C{-r * 0.52},{-r * 0.3} {-r * 0.46},{-r} 0,{-r}C{r * 0.46},{-r} {r * 0.52},{-r * 0.3} 0,0Z", tone if a % 2 else lighten(tone, 0.22))
    pen.circle(x, y, r * 0.3, "#f6d878" if tone == RED else "#8a4a2a")


def trees(k: InkPen) -> None:
    """Bare winter trees far off, each a stem with a few forked lines."""
    for x, y, h in ((40, 800, 190), (120, 812, 140), (700, 812, 150), (764, 800, 200), (230, 818, 90), (600, 818, 96)):
        k.line([(x, y), (x + 3, y - h * 0.6), (x, y - h)], 2.4)
        for j in range(5):
            side = -1 if j % 2 else 1
            y0 = y - h * (0.35 + j * 0.12)
            k.line([(x + 1, y0), (x + side * h * 0.18, y0 - h * 0.16), (x + side * h * 0.24, y0 - h * 0.3)], 1.5)


def frost(k: InkPen) -> None:
    k.line([(-10, 818), (200, 826), (400, 818), (620, 828), (810, 816)], 1.4, broken=0.4)
    k.tufts([(x, 900 + (x * 13) % 270) for x in range(30, 800, 61)], 26)
    for i in range(9):
        k.line([(404 + math.sin(i) * 3, 1040 + i * 18), (402, 1050 + i * 18)], 2)


@card(id="03crhq", title="Duel of Flowers", seed=265, palette="winter_ink", light=(0.4, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.wash("M-20,-20H404L398,300L406,640L400,836C260,822 120,836 -20,826Z", "#2f4668", name="night half", strength=1.1, wet=0.12, bloom=4, charge="#4f6f96", fade=(-0.2, 0.5))
    p.wash([(420, 560), (560, 520), (700, 560), (840, 530), (840, 830), (420, 830)], "#e9b9a0", name="dawn half", strength=0.4, wet=0.8, fade=(0, -0.8), bloom=1)
    p.patch((-20, 840, 830, 1190), "#a9bccf", strength=0.6, fade=(0.2, -0.4), ragged=0.5, wet=0.2, bloom=3, charge="#d6dfe6", name="frosted meadow")
    p.ink(trees, name="bare trees", strength=0.8)
    p.glaze([(180, 1080), (400, 1060), (640, 1080), (560, 1120), (400, 1128), (230, 1116)], "shadow", strength=0.5)
    p.ink(frost, name="frost")
    men = []
    for x, view, coat, seed, hat in ((326, "left", "#eef1f2", 5, "top"), (476, "right", "#26303f", 16, "top")):
        men.append(p.figure(at=(x, 1092), age="adult", pose="hold_up", view=view, height=560, seed=seed, prop=None, role="subject", label="duellist", expression="worried", hair="short",
                            clothes=dict(top="tailcoat", colour=coat, hat=hat, hat_colour=coat, bottom="trousers", bottom_colour="#8a93a0" if seed == 5 else "#5a6474", shoes="boots", scarf=False, beard="moustache"), how={"light": 0.2, "second": 0.45, "line": 1.2}))
    for man, flip, tone in zip(men, (True, False), (RED, GOLD), strict=True):
        hx, hy = man["hand_main"] if "hand_main" in man.anchors else man["hand_near"]
        flowers = p.draw(lambda pen, hx=hx, hy=hy, flip=flip, tone=tone: pistol(pen, hx, hy, flip, tone), name="pistol in bloom", role="accent", contact=0, how={"light": 0.15, "second": 0.35})
    for x, view, tone, seed in ((88, "right", "#5f6f86", 3), (716, "left", "#7a5a50", 11)):
        man = p.figure(at=(x, 1146), age="old", pose="carry", view=view, height=236, seed=seed, prop=None, role="witness", label="second with a watering can", expression="calm",
                       clothes=dict(top="long_coat", colour=tone, hat="bowler", shoes="boots"), how={"light": 0.2})
        hx, hy = man["hands"]
        p.put("watering can", at=(hx + (10 if view == "right" else -10), hy + 50), scale=0.34, flip=view == "left", contact=0, label="watering can")
    s.relate("pistol", "turns into", flowers)
    s.describe("Two men stand back to back, flowers growing from their raised "
               "pistols. They wear top hats and long coats on a frosty meadow. Beside"
               " each, a small old man holds a watering can. Left: white coat, dark "
               "blue night, red flowers. Right: black coat, pale light, yellow "
               "flowers.")  # fmt: skip
    s.moods("tense", "tender", "absurd", "cold")
    s.themes("conflict", "reconciliation", "pride", "winter and spring", "friendship")
    s.says("spring", "bad shot", "make love, not war", "ten paces", "rivals", "say it with flowers", "a thorny question", "silent treatment", "back to back", "honour", "who blinks first?", "valentine", "brothers", "gunpowder tea",
           "disarmed", "black and white thinking", "it takes two", "blooming nonsense")
    s.about(place="a frozen meadow", time="dawn", weather="frost", light="night on the left, dawn on the right", composition="split", view="eye level")
