"""In the lost property office a man without an outline asks for it."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

GREY, WOOD, ROSE, DARK = "#a9adb6", "#8c8790", "#d8506a", "#2e2f38"
HOLES = ("#7a4f5c", "#4f5d74", "#8a7468", "#5c5666", "#6d7f86")
COLS, ROWS = (60, 230, 400, 570), (70, 250, 430)
W, H = 160, 168
MAN = ("M230,700C196,700 180,720 178,744L154,748C150,756 164,762 184,762C185,796 196,814 210,824C210,836 206,842 196,846C150,856 116,872 106,916C94,990 92,1070 98,1140C102,1156 130,1156 132,1140L138,1020L142,1270H318L322,1020L328,1140"
       "C330,1156 358,1156 362,1140C368,1070 366,990 354,916C344,872 310,856 264,846C254,842 250,836 250,824C264,814 275,796 276,762C296,762 310,756 306,748L282,744C280,720 264,700 230,700Z")


def shelves(pen: Pen) -> None:
    pen.path("M36,40H764V660H36Z", WOOD)
    pen.path("M20,26H780V58H20Z", darken(WOOD, 0.2))
    for i, x in enumerate(COLS):
        for j, y in enumerate(ROWS):
            pen.rect(x, y, W, H, HOLES[(i + j * 2) % 5])
            pen.path(f"M{x},{y + H}l16,-18H{x + W - 16}l16,18Z", lighten(WOOD, 0.3))


def things(pen: Pen) -> None:
    pale = "#f4f1ec"
    pen.path("M98,234C104,180 116,176 122,160C112,150 112,124 134,120C158,120 162,150 150,162C160,176 176,180 184,234Z", "#1f2028")  # a folded shadow
    pen.path("M98,234H190L206,224C180,214 120,214 98,234Z", "#1f2028")
    with pen.at(310, 230):  # a voice: a bird with an open beak
        pen.path("M-40,-10C-44,-50 -14,-76 16,-70C26,-74 40,-70 42,-62L66,-72L46,-54L62,-46L40,-46C44,-20 20,0 -10,-4L-62,14Z", pale)
        pen.circle(26, -58, 4, DARK)
        pen.path("M-4,-4V6M10,-6V6", DARK, stroke=4)
    for x, flip, tone in ((447, False, ROSE), (515, True, "#f3c6bc")):  # a first kiss: two moths, head to head
        with pen.at(x, 178, 1.0, flip=flip):
            pen.path("M8,0C-6,-40 -8,-82 -34,-88C-52,-86 -46,-30 -6,4Z", darken(tone, 0.2))
            pen.path("M12,0C6,-36 20,-78 4,-92C-18,-92 -30,-36 -4,4Z", tone)
            pen.path("M-2,0C-24,6 -46,22 -40,38C-28,48 -4,28 6,6Z", darken(tone, 0.12))
            pen.oval(-10, 8, 24, 8, "#4a3038")
            pen.circle(18, 2, 9, "#4a3038")
            pen.path("M20,-4Q24,-26 12,-36M24,-4Q34,-22 28,-36", "#f4f1ec", stroke=2.5)
            pen.circle(-2, -58, 6, lighten(ROSE, 0.6))
    with pen.at(650, 214):  # a milk tooth on a cushion
        pen.path("M-50,24C-56,6 -40,4 0,6C40,4 56,6 50,24Z", "#e7a39a")
        pen.path("M-26,-40C-30,-64 -8,-66 0,-58C8,-66 30,-64 26,-40C24,-16 20,6 12,6C6,6 6,-16 0,-16C-6,-16 -6,6 -12,6C-20,6 -24,-16 -26,-40Z", pale)
    with pen.at(140, 400):  # one glove that waves
        pen.path("M-24,14V-30C-44,-44 -40,-58 -30,-52L-20,-44L-22,-86C-22,-96 -10,-96 -8,-86L-6,-60L-4,-94C-2,-102 8,-102 9,-94L10,-60L16,-88C18,-96 28,-94 27,-84L24,-26L24,14Z", GREY)
        pen.rect(-26, 0, 52, 16, pale)
    with pen.at(308, 416):  # a jar with a small cloud
        pen.path("M-40,0V-84Q-40,-96 -28,-98V-110H28V-98Q40,-96 40,-84V0Z", "#c9d6de")
        pen.path("M-28,-34C-34,-56 -10,-66 0,-56C14,-70 36,-54 28,-34Z", pale)
    with pen.at(648, 416):  # a thread of time: a clock without hands
        pen.circle(0, -54, 52, "#c9c4be")
        pen.circle(0, -54, 42, pale)
        for dx, dy in ((0, -34), (34, 0), (0, 34), (-34, 0)):
            pen.circle(dx, -54 + dy, 4, DARK)
    with pen.at(140, 596):  # a doll's eye … a mask that smiles
        pen.path("M-46,-90C-20,-104 20,-104 46,-90C50,-40 26,0 0,4C-26,0 -50,-40 -46,-90Z", pale)
        pen.path("M-28,-66q12,-10 22,0q-10,8 -22,0M6,-66q12,-10 22,0q-10,8 -22,0M-20,-32q20,20 40,0q-20,8 -40,0", DARK)
    with pen.at(310, 592):  # a paper boat
        pen.path("M-60,-36L-34,0H34L60,-36L24,-30L0,-76L-24,-30Z", pale)
        pen.path("M-24,-30L0,-76L2,-28Z", GREY)


def more_things(pen: Pen) -> None:
    with pen.at(478, 330):  # a balloon that has not come down
        pen.path("M0,44C-6,60 8,66 0,86", "#f4f1ec", stroke=2.5)
        pen.path("M0,-62C38,-62 46,-6 0,34C-46,-6 -38,-62 0,-62ZM-8,42L0,32L8,42Z", "#e7838e")
    with pen.at(652, 590):  # one small shoe
        pen.path("M-50,0C-56,-30 -50,-58 -44,-66H-6C-2,-44 8,-38 24,-32C46,-26 54,-14 52,0Z", "#5f86a8")
        pen.path("M-40,-64H-10C-10,-48 -18,-42 -26,-42C-34,-44 -40,-52 -40,-64Z", "#2e3f56")
        pen.path("M-52,-2H54V10H-52Z", "#33475c")


def counter(pen: Pen) -> None:
    pen.path("M-20,838H820V884H-20Z", "#d9c0b4")
    pen.path("M-20,884H820V1168H-20Z", "#a08078")
    for x in (40, 240, 440, 640):
        pen.path(f"M{x},916H{x + 130}V1136H{x}Z", "#876862")


def coil(k: InkPen, x: float, y: float) -> None:
    """His outline, rolled up like a thread, one end already falling on the counter."""
    k.line([(x + 30 * c, y + 24 * d) for c, d in ((1, 0), (0.5, 0.9), (-0.5, 0.9), (-1, 0), (-0.5, -0.9), (0.5, -0.9), (0.9, 0.1), (0.3, 0.7), (-0.6, 0.6), (-0.8, -0.2), (-0.2, -0.7), (0.6, -0.4), (0.6, 0.3), (0, 0.4), (-0.4, 0), (0.1, -0.3))], 4)
    k.line([(x - 30, y), (x - 50, y + 50), (x - 20, y + 90), (x - 70, 846), (x - 120, 862), (x - 150, 850)], 4)


def man(k: InkPen) -> None:
    k.dots(MAN, 2600, 2.3)
    for x, y in zip(k.rng.normal(90, 46, 60), k.rng.uniform(780, 1150, 60), strict=True):
        k.blot(f"M{x - 2},{y}a2,2 0 1 1 4,0a2,2 0 1 1 -4,0Z")


@card(id="hpezl3", title="The Lost Property Office", seed=366, palette="graphite_rose", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    rack = p.draw(shelves, name="wall of pigeonholes", role="subject", how={"light": 0.15, "second": 0.3, "uneven": 0.9, "bloom": 2.0, "hatch": 0.2})
    p.wash("M36,662H764V842H36Z", "#cfd1d4", name="back of the office", strength=0.5, wet=0.4, bloom=1)
    p.draw(things, name="lost things", role="prop", how={"light": 0.1, "second": 0.3, "line": 0.9})
    p.draw(more_things, name="balloon and shoe", role="prop", how={"light": 0.2, "second": 0.3, "line": 0.9})
    clerk = p.figure(at=(540, 1150), age="old", pose="carry", view="front_left", height=740, seed=10, label="clerk", prop=None, expression="calm", contact=0,
                     clothes=dict(top="shirt", colour="#f4f1ec", glasses=True, hat="cap", hat_colour="#7d8290", beard="moustache", bottom_colour="#6d6c78"), hair="short")
    p.draw(counter, name="counter", role="place", how={"light": 0.2, "second": 0.3, "uneven": 0.8})
    p.wash(MAN, "#ffffff", name="bare paper man", strength=0.1, wet=0.3, pool=0, bloom=0)
    ghost = p.ink(man, name="man of dots", role="witness", colour="#4a4c58")
    x, y = clerk["hands"]
    thread = p.ink(lambda k: coil(k, x, y), name="rolled-up outline", role="accent", colour=ROSE)
    s.relate(thread, "replaces", ghost)
    s.describe("A man made only of loose dots stands at a counter. Behind it an old "
               "clerk holds a coil of red thread; its end lies on the man’s shoulder."
               " Pigeonholes hold a shadow, a bird, two moths, a tooth, a cloud, a "
               "balloon, a clock without hands, a mask.")  # fmt: skip
    s.moods("hopeful", "lost", "patient", "wry")
    s.themes("identity", "loss", "finding oneself", "bureaucracy", "memory")
    s.says("find yourself", "unclaimed", "next, please", "what did it look like?", "I had it yesterday", "nobody special", "draw the line", "where do lost things go?", "first kiss", "pull yourself together", "form", "invisible",
           "finders keepers", "sign here", "a shadow of himself", "identity check", "everything in its place")
    s.about(place="a lost property office", time="day", weather="indoors", light="even", composition="centred", view="eye level")
