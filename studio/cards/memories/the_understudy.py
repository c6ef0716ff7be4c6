"""The Understudy: the boy who plays the tree has grown real roots, and his parents hold them in the cellar."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

ROOTS = [  # to the mother's hands, to the father's hands, and on
    ([(366, 612), (350, 730), (290, 800), (276, 880), (262, 944)], 34, 9),
    ([(434, 612), (450, 740), (520, 790), (540, 880), (548, 944)], 34, 9),
    ([(400, 612), (404, 760), (380, 900), (412, 1040), (400, 1230)], 40, 16),
    ([(360, 640), (300, 700), (230, 712), (180, 756)], 22, 3),
    ([(440, 640), (520, 700), (620, 712), (700, 770)], 22, 3),
    ([(396, 800), (450, 860), (462, 930)], 14, 3),
    ([(386, 900), (346, 960), (352, 1040)], 14, 3),
]


def tree(pen, p):
    bark, face = "#9a5a34", "#f0bd95"
    with pen.cut(2):
        pen.path("M316,632 C350,560 338,500 332,446 L226,392 C212,384 220,362 238,368 L338,398 L336,280 H464 L462,398 L562,368 C580,362 588,384 574,392 L468,446 C462,500 450,560 484,632Z", bark)
    for x, flip in ((232, -1), (568, 1)):  # his hands
        pen.path(f"M{x},384 c{flip * 4},-20 {flip * 16},-34 {flip * 26},-30 c{flip * 6},-16 {flip * 18},-10 {flip * 14},4 c{flip * 14},-6 {flip * 18},8 {flip * 6},16 c{flip * 10},10 {flip * -4},20 {flip * -14},14 c{flip * -10},10 {flip * -26},8 {flip * -32},-4Z", face)
    for rounds, t in ((((280, 268, 74), (340, 316, 62), (402, 320, 66), (464, 316, 62), (524, 268, 74), (300, 200, 70), (500, 200, 70)), "#2a7f78"), (((320, 240, 62), (400, 262, 66), (480, 240, 62), (340, 180, 60), (460, 180, 60)), "#2f9a76"), (((360, 170, 56), (440, 170, 56), (400, 140, 56), (400, 196, 50)), "#46b58c")):
        with pen.cut(1.4):
            for x, y, r in rounds:
                pen.circle(x, y, r, t)
            pen.circle(400, 230 if t != "#46b58c" else 170, 70 if t != "#46b58c" else 40, t)
    with pen.flat():
        for x, y in ((240, 250), (296, 186), (500, 170), (556, 262), (420, 340), (310, 316), (470, 320), (380, 250), (450, 216)):
            pen.path(cuts.leaf(x, y, 30, 40 * (x % 7), 0.34), "#8fd8a0")
    pen.oval(400, 430, 62, 66, darken(bark, 0.3))
    pen.oval(400, 434, 50, 54, face)
    pen.path("M352,424 C352,376 448,376 448,424 C430,404 420,414 400,404 C384,414 368,406 352,424Z", "#5a2f24")
    with pen.flat():
        for x in (380, 420):
            pen.circle(x, 436, 5.5, p.dark)
        pen.path("M386,464 q14,8 28,0", p.dark, stroke=4)
        pen.oval(370, 454, 9, 6, "#e8907a")
        pen.oval(430, 454, 9, 6, "#e8907a")
        for y in (520, 556, 590):
            pen.path(f"M{368 + y % 5 * 4},{y} q10,12 4,26 M{424 - y % 7 * 3},{y - 12} q-8,14 2,26", darken(bark, 0.25), stroke=5)


def house(pen):
    """Everything that frames the two rooms: curtains, the boards, the earth of the cellar."""
    for flip in (False, True):
        with pen.at(800 if flip else 0, 0, flip=flip):
            for i in range(3):
                x = 176 - i * 62
                pen.path(f"M-20,-20 H{x + 24} C{x + 8},200 {x + 30},420 {x - 6},620 H-20Z", darken("#b02a5a", 0.12 * (2 - i) if i else 0.28))
    d = "M-20,-20 H820 V70"
    for i in range(7):
        d += " a60,58 0 0 1 -120,0"
    pen.path(d + "Z", "#8a1f52")
    pen.path("M-20,612 H820 V650 H-20Z", "#d98f4e")
    with pen.flat():
        for x in range(30, 800, 92):
            pen.line(x, 614, x - 6, 648, "#9a5a34", 3)


@light_box(id="pvk1az", title="The Understudy", seed=38, palette="carnival paper", light=(0.2, -0.9))
def paint(s: LightBox) -> None:
    """A school play, and what stands under it."""
    p = s.palette
    s.back("#ffe9a8", "#e2577a", at=(400, 380), radius=560)
    s.sheet("painted hills", "M-20,540 C120,440 240,470 330,520 C450,440 600,420 820,520 V640 H-20Z", "#f09a72", depth=0.14, haze=0.0)
    s.sheet("painted fence", lambda pen: [pen.path(f"M{x},620 V524 l14,-18 14,18 V620Z", "#fff0d2") for x in (150, 192, 234, 546, 588, 630)], depth=0.26, haze=0.0)
    s.sheet("cellar", "M-20,640 H820 V1220 H-20Z", "#2c1448", depth=0.2, haze=0.0)
    s.sheet("cellar wall", lambda pen: cellar(pen), depth=0.24, haze=0.0)
    s.lamp((400, 900), 430, "#ffb86a", 0.3)
    s.sheet("bulb", lambda pen: (pen.path("M84,650 v70", "#10061e", stroke=4), pen.circle(84, 742, 22, "#ffdf8a"), pen.lit(cuts.circle(84, 742, 21), "#ffe9a8"), pen.path("M72,728 h24 l-5,-20 h-14Z", "#10061e")), depth=0.4, haze=0.0)
    s.lamp((84, 742), 260, "#ffdf8a", 0.4)
    s.sheet("crates", lambda pen: [crate(pen, x, y, w, h) for x, y, w, h in ((78, 1012, 160, 130), (560, 1012, 160, 130), (640, 900, 96, 74))], depth=0.5, haze=0.0)
    s.sheet("hat on the empty crate", lambda pen: (pen.path("M644,902 q44,14 88,0 q-6,-14 -20,-16 h-48 q-14,2 -20,16Z", "#10061e"), pen.path("M660,888 c-4,-44 60,-44 56,0Z", "#10061e"), pen.path("M659,888 h58 v-9 h-58Z", "#27a0a0")), role="accent", lift=6)
    s.sheet("boards and curtain", lambda pen: house(pen), depth=0.56, haze=0.0)
    s.sheet("roots", lambda pen: (pen.path("M320,650 l14,-26 16,12 18,-22 20,18 18,-20 20,20 20,-18 16,22 18,-12 12,26Z", "#2c1448"), [pen.taper(q, a, b, "#c07a46") for q, a, b in ROOTS]), role="subject", depth=0.62, haze=0.0)
    s.figure(at=(170, 1012), age="adult", pose="sit", view="front_right", height=390, label="mother", hair="bun", look=(20, -34), clothes=dict(top="dress", colour="#27a0a0"), depth=0.6, lift=14,
                      reach={"hand_left": (92, -76), "hand_right": (98, -48)}, prop=None, seed=6)
    s.figure(at=(636, 1012), age="adult", pose="sit", view="front_left", height=400, label="father", look=(-20, -34), hair="short", clothes=dict(top="suit", colour="#7a4a9c"), depth=0.6, lift=14,
             reach={"hand_left": (-98, -48), "hand_right": (-92, -76)}, prop=None, seed=8)
    s.sheet("root ends", lambda pen: [pen.taper(q, 12, 3, "#c07a46") for q in ([(264, 936), (256, 990), (272, 1040)], [(546, 936), (556, 992), (540, 1044)])], depth=0.74, haze=0.0)
    boy = s.sheet("boy in a tree costume", lambda pen: tree(pen, p), role="subject", depth=0.8, haze=0.0)
    prompter = s.figure(at=(706, 634), age="teen", pose="hold_up", view="left", height=236, role="witness", label="prompter", prop=None, clothes=dict(top="jumper", colour="#3a2060"), lift=26, hair="bob", seed=2)
    tx, ty = prompter["hand_west"]
    s.sheet("beam", f"M{tx - 50},{ty - 18} L452,396 V476 L{tx - 50},{ty + 18}Z", "#fff0b0", lift=4, alpha=0.45, shadow=(0, 0, 0, 0.0))
    s.sheet("torch", lambda pen: (pen.path(f"M{tx + 14},{ty - 8} h-40 l-22,-12 v40 l22,-12 h40Z", "#10061e"), pen.lit(f"M{tx - 48},{ty - 19} l-7,-2 v42 l7,-2Z", "#fff0b0")), lift=6)
    s.sheet("floor of the cellar", "M-20,1146 C200,1132 600,1136 820,1150 V1220 H-20Z", "#1a0930", depth=0.84, haze=0.0)
    s.relate(boy, "grows from", "cellar")
    s.describe("A child dressed as a tree stands on a stage, smiling. Its roots go "
               "through the floor into a dark cellar, where a woman and a man on "
               "crates hold the ends. A hat lies on a third crate. Someone shines a "
               "torch on the child. The curtains are pink.")  # fmt: skip
    s.moods("proud", "trapped", "tender", "comic")
    s.themes("family", "school", "roots", "stage", "support")
    s.says("no lines", "family tree", "he takes after his father's side", "break a leg", "wooden performance", "behind every success", "let him go", "method acting", "grounded", "the hidden work", "potted",
           "how deep does it go", "small part, big role", "heritage", "what holds you also feeds you", "pushy parents", "standing ovation", "stage fright")
    s.about(place="a school stage and its cellar", time="evening", weather="indoors", light="footlights and a bulb", view="through the stage, a section",
            composition="split", unexplained="a hat on the third crate")  # fmt: skip


def crate(pen, x, y, w, h):
    pen.rect(x, y, w, h, "#7a4a5a")
    for i in range(3):
        pen.rect(x - 4, y + 4 + i * h / 3, w + 8, h / 3 - 10, "#9a6258")
    pen.rect(x - 2, y, 14, h, "#6a3c50")
    pen.rect(x + w - 12, y, 14, h, "#6a3c50")


def cellar(pen):
    for r in range(12):
        for k in range(9):
            x, y = -30 + k * 100 + (50 if r % 2 else 0), 660 + r * 46
            if (r * 3 + k * 5) % 4 < 2:
                pen.rect(x, y, 84, 36, "#3a1c58" if (r + k) % 2 else "#34184f", radius=3)
