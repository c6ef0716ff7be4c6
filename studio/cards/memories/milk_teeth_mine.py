"""Milk Teeth Mine: under the pillow the night shift pushes carts of milk teeth."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.papercut_scene import LightBox, light_box

TOOTH = "M0,-50 C-14,-58 -46,-60 -48,-26 C-50,4 -34,22 -28,50 C-24,64 -14,60 -12,44 C-9,26 -6,18 0,18 C6,18 9,26 12,44 C14,60 24,64 28,50 C34,22 50,4 48,-26 C46,-60 14,-58 0,-50Z"
UPPER = "M70,806 V716 C70,664 150,650 280,652 C420,654 560,650 606,676 C640,700 640,760 640,806Z"
LOWER = "M-30,1096 V960 C-30,900 60,884 200,880 C420,872 640,880 700,924 C740,960 736,1040 736,1096Z"
SHAFT = "M500,800 h92 v110 h-92Z"


def tooth(pen, x, y, k, turn=0.0, tone="#fffdf2"):
    with pen.at(x, y, scale=k, turn=turn):
        pen.path(TOOTH, tone)
        with pen.flat():
            pen.path("M-22,-38 q10,-8 20,-2", "#d9d2e6", stroke=4)


def cart(pen, x, y, k, heap):
    with pen.at(x, y, scale=k):
        for tx, ty, tk, tt in heap:
            tooth(pen, tx, ty, tk, tt)
        pen.path("M-84,-84 H84 L64,-18 H-64Z", "#6f6aa8")
        pen.path("M-90,-90 H90 V-76 H-90Z", "#565190")
        pen.rect(-8, -76, 10, 58, "#565190")
        for wx in (-42, 42):
            pen.circle(wx, -12, 17, "#2c2c58")
            pen.circle(wx, -12, 6, "#d9cfe4")


def head(pen):
    """The sleeper: hair, ear, one shut eye."""
    pen.path("M170,470 C120,300 230,90 430,90 C600,90 700,210 690,330 C720,350 726,376 694,386 C690,440 640,480 560,486 L300,500Z", "#f4c9aa")
    pen.path("M160,490 C90,330 150,40 420,20 C560,14 660,80 690,190 C640,160 600,170 560,150 C540,210 470,230 420,230 C400,300 380,330 360,330 L330,500Z", "#8a5038")
    pen.path("M330,330 C290,290 330,240 376,262 C414,284 400,360 362,384 C336,392 334,360 330,330Z", "#f7d3b6")
    pen.path("M350,300 C350,280 376,284 376,308 C374,334 362,342 356,352", "#d79a80", stroke=7)
    with pen.flat():
        pen.path("M540,322 q34,30 74,4", "#5a3030", stroke=8)
        pen.path("M550,336 l-8,12 M576,342 l0,14 M602,336 l8,12", "#5a3030", stroke=5)
        pen.circle(540, 404, 30, "#f0a898")
        pen.path("M628,428 q20,10 34,-4", "#b85a58", stroke=7)


@light_box(id="jcfd37", title="Milk Teeth Mine", seed=671, palette="midsummer", light=(-0.4, -0.85))
def paint(s: LightBox) -> None:
    """A white night above, lantern light below."""
    p = s.palette
    s.back("#fff0a8", "#f2b65c", at=(380, 950), radius=640)
    s.sheet("rock behind", lambda pen: [pen.path(f"M{x},640 C{x + 30},760 {x - 20},900 {x + 10},1220 H{x + 46} C{x + 30},900 {x + 70},760 {x + 40},640Z", "#edc06a") for x in (100, 330, 470, 650)], depth=0.1, haze=0.0)
    s.sheet("room", "M-20,-20 H820 V640 H-20Z", "#b3b0dc", depth=0.16, haze=0.0)
    s.sheet("window of the white night", lambda pen: (pen.lit("M40,40 h150 v250 h-150Z", "#fff4d0", 0.5), pen.rect(108, 30, 12, 270, "#8f8cc4"), pen.rect(30, 160, 170, 12, "#8f8cc4")), depth=0.2, haze=0.0)
    s.sheet("sleeping child", head, depth=0.34, role="prop", haze=0.0)
    # the galleries
    s.sheet("rails", lambda pen: ([pen.rect(x, 796, 26, 12, "#8a5f4a") for x in range(70, 640, 44)], pen.rect(40, 788, 620, 8, "#5a5590"), [pen.rect(x, 1084, 34, 14, "#8a5f4a") for x in range(-20, 760, 54)], pen.rect(-20, 1074, 800, 9, "#5a5590")), depth=0.36, haze=0.0)
    s.sheet("carts in the upper gallery", lambda pen: (cart(pen, 240, 792, 0.74, ((-34, -96, 0.5, -20), (30, -104, 0.56, 16))), cart(pen, 470, 792, 0.74, ((-4, -104, 0.6, 8),))), role="subject", lift=12, count=2)
    work = dict(top="dungarees", hat="cap", hat_colour="#e2627a")
    for x, y, h, c, pose, seed in ((128, 790, 118, "#5fa57a", "push", 3), (372, 790, 112, "#7f86b8", "push", 5)):
        s.figure(at=(x, y), age="adult", pose=pose, view="right", height=h, clothes={**work, "colour": c}, seed=seed, lift=12, label="miner")
    mine = s.sheet("cart of milk teeth", lambda pen: cart(pen, 290, 1078, 1.24, ((-42, -98, 0.6, -16), (44, -96, 0.58, 18), (2, -112, 0.66, 4))), role="subject", lift=16)
    s.figure(at=(108, 1076), age="broad", pose="push", view="right", height=170, clothes={**work, "colour": "#4f6fa0"}, seed=7, lift=14, label="miner")
    s.figure(at=(462, 1076), age="adult", pose="walk", view="right", height=166, prop="lantern", clothes={**work, "colour": "#5fa57a"}, seed=11, lift=14, label="miner")
    s.sheet("hoist", lambda pen: (pen.path("M506,640 V1076 M588,640 V1076", "#8a5f4a", stroke=7), [pen.rect(504, 812 + 26 * i, 86, 7, "#8a5f4a") for i in range(4)]), depth=0.38, haze=0.0)

    def mattress(pen):
        with pen.cut(2.0):
            pen.path("M-20,560 H820 V1220 H-20Z", "#7f86b8")
            for d in (UPPER, LOWER, SHAFT):
                pen.erase(d)
            for x in range(30, 800, 62):
                for y in (1136, 1166):
                    pen.erase(f"M{x},{y} l10,-10 10,10 -10,10Z")

    s.sheet("mattress", mattress, depth=0.56, haze=0.0)
    s.lamp((330, 980), 330, "#ffe9a0", 0.2)
    s.sheet("lanterns on hooks", lambda pen: [(pen.line(x, y - 40, x, y, "#2c2c58", 3), pen.path(f"M{x - 14},{y} h28 l4,34 h-36Z", "#2c2c58"), pen.lit(f"M{x - 9},{y + 5} h18 l3,24 h-24Z", "#fff6b8")) for x, y in ((104, 704), (336, 692), (60, 930), (420, 920))], depth=0.6, haze=0.0, role="accent", count=4)

    def pillow(pen):
        d = "M-30,640 C-40,520 20,470 140,486 C260,380 560,380 660,470 C780,450 840,520 830,640 C700,610 620,650 480,640 C320,660 160,612 -30,640Z"
        pen.path(d, "#fffaf0")
        pen.path("M-30,640 C160,612 320,660 480,640 C620,650 700,610 830,640 C700,580 560,610 470,596 C320,600 120,566 -30,610Z", "#e6dcee")
        with pen.flat():
            pen.path("M160,500 q40,30 40,70 M640,486 q-40,34 -36,76 M380,470 q-10,40 10,70", "#d9cfe4", stroke=5)

    s.sheet("pillow as big as a hill", pillow, depth=0.7, role="subject", haze=0.0)
    s.sheet("coins", lambda pen: [(pen.oval(90 + dx, 1176 - dy, 34, 12, darken("#efc14e", 0.16)), pen.oval(90 + dx, 1170 - dy, 34, 12, "#f6d46c")) for dx, dy in ((0, 0), (64, 0), (30, 14), (2, 16), (34, 32))], role="prop", depth=0.86, haze=0.0)
    mouse = s.put("mouse", at=(672, 1186), scale=1.7, flip=True, role="witness", lift=None, depth=0.9, colour="#8b83a8", label="foreman mouse")
    hx, hy = mouse["head"][0] - 36, mouse["head"][1] + 52
    s.sheet("helmet", lambda pen: (pen.path(f"M{hx - 44},{hy - 18} C{hx - 44},{hy - 74} {hx + 44},{hy - 74} {hx + 44},{hy - 18} h14 v10 h-116 v-10Z", p.accent), pen.circle(hx - 26, hy - 40, 16, "#2c2c58"), pen.lit(f"M{hx - 37},{hy - 40} a11,11 0 1 0 22,0 a11,11 0 1 0 -22,0Z", "#fff6b8")), role="accent", lift=8)
    s.relate(mine, "hides in", "pillow")
    s.describe("Under a sleeping child’s pillow miners push carts full of teeth. The "
               "mattress is cut open: two galleries with rails and lanterns, joined "
               "by a ladder. In front sits a big mouse in a pink helmet with a lamp. "
               "Gold coins lie on the left. The room is pale violet.")  # fmt: skip
    s.moods("busy", "tender", "secretive", "wonder")
    s.themes("growing up", "work", "sleep", "exchange")
    s.says("night shift", "gold rush", "someone has to do it", "open wide", "underground economy", "don't turn over", "buried treasure", "the price of a smile", "overtime", "deep sleep", "who pays",
           "enamel", "what dreams are built on", "extraction", "raw material", "do they ever stop", "tiny industry")
    s.about(place="under a pillow", time="white night", weather="indoors", light="lantern light from below", view="through the bed, a section",
            composition="low", foreground="a mouse in a pink helmet")  # fmt: skip
