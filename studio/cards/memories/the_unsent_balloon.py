"""The Unsent Balloon: it has waited under the skylight for years."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SKY = "M256,-20 L300,214 H636 L676,-20Z"


def shrivelled(pen, x, y, r, tone, turn):
    """An old balloon: a wrinkled pouch with a knot and a tag."""
    with pen.at(x, y, turn=turn):
        pen.path(f"M0,{r * 0.9} C{-r * 0.9},{r * 0.5} {-r * 1.0},{-r * 0.3} {-r * 0.5},{-r * 0.6} C{-r * 0.2},{-r * 0.9} {r * 0.3},{-r * 0.5} {r * 0.6},{-r * 0.6} C{r * 1.0},{-r * 0.2} {r * 0.7},{r * 0.5} 0,{r * 0.9} l{r * 0.2},{r * 0.24} h{-r * 0.4}Z", tone)
        with pen.flat():
            pen.path(f"M{-r * 0.1},{r * 0.7} Q{-r * 0.4},{r * 0.1} {-r * 0.3},{-r * 0.3} M{r * 0.05},{r * 0.66} Q{r * 0.3},{r * 0.1} {r * 0.3},{-r * 0.24}", darken(tone, 0.25), stroke=2.6)


def heap(pen, rng, x0, x1, y, rows, r):
    tones = ("#a8503e", "#5f8783", "#b98a4a", "#8a5a6a", "#7a7a52", "#9a6a4a")
    for row in range(rows):
        n = int((x1 - x0) / (r * 1.25)) - row
        for i in range(n):
            x = x0 + (i + 0.5 + 0.5 * row) * (x1 - x0) / (n + row) + float(rng.uniform(-5, 5))
            shrivelled(pen, x, y - row * r * 1.05 + float(rng.uniform(-6, 6)), r * float(rng.uniform(0.85, 1.15)), tones[int(rng.integers(6))], float(rng.uniform(-60, 60)))


def box(pen, x, y, w, h, tone):
    """The front of a cardboard box, with its flaps."""
    pen.path(f"M{x},{y} h{w} l{-w * 0.03},{h} h{-w * 0.94}Z", tone)
    pen.path(f"M{x},{y} l{-w * 0.2},{h * 0.24} l{w * 0.08},{h * 0.16} L{x + 4},{y + h * 0.14}Z M{x + w},{y} l{w * 0.2},{h * 0.22} l{-w * 0.08},{h * 0.16} L{x + w - 4},{y + h * 0.14}Z", lighten(tone, 0.14))
    pen.rect(x + w * 0.42, y, w * 0.16, h * 0.4, darken(tone, 0.15))


def balloon(pen):
    red = "#cf3a2e"
    pen.canvas.translate(0, -84)
    d = "M334,214 H604 C660,250 668,330 632,400 C592,470 528,516 474,532 C414,516 346,468 308,398 C276,330 282,250 334,214Z"
    with pen.cut(2.0):
        pen.path(d, red)
    with pen.clip(d):
        pen.path("M480,560 C560,500 620,420 640,330 C652,280 646,240 620,210 H700 V560Z", darken(red, 0.22))
        pen.path("M340,300 C344,262 366,240 400,236 C380,260 368,300 372,344 C356,344 340,330 340,300Z", lighten(red, 0.4))
        pen.path("M330,206 H610 V226 Q470,240 330,226Z", lighten(red, 0.22))
    pen.path("M474,526 l22,30 q-22,10 -44,0Z", darken(red, 0.15))
    pen.canvas.translate(0, 84)


@light_box(id="4ungre", title="The Unsent Balloon", seed=69, palette="attic dust", light=(0.1, -0.95))
def paint(s: LightBox) -> None:
    """Every year one more."""
    rng = np.random.default_rng(69)
    s.back("#8a6440", "#2a1d17", at=(466, 420), radius=760)

    def boards(pen):
        for i in range(9):
            pen.path(f"M{-20 + i * 94},-20 h90 L{130 + i * 60},640 h-56Z", mix("#6a4a34", "#3a281e", 0.1 + 0.08 * (i % 3)))

    s.sheet("roof boards", boards, depth=0.12, haze=0.0)
    s.sheet("gable", lambda pen: (pen.path("M60,900 V640 L210,560 H640 L760,640 V900Z", "#4a352a"), [pen.rect(70 + i * 72, 600, 66, 290, mix("#553d2e", "#3a2a22", 0.3 * (i % 2))) for i in range(10)]), depth=0.22, haze=0.0)
    s.sheet("beams", lambda pen: [pen.path(d, t) for d, t in (("M90,-20 h52 L206,700 h-34Z", "#3a281e"), ("M720,-20 h52 L700,700 h-34Z", "#3a281e"), ("M-20,604 Q400,590 820,604 V648 Q400,632 -20,648Z", "#43301f"))], depth=0.32, haze=0.0)

    def skylight(pen):
        pen.path("M222,-20 L272,240 H664 L712,-20Z", "#2a1c14")
        pen.lit(SKY, "#ffe9b0")
        pen.path("M446,-20 h22 v236 h-18Z M272,96 H662 v16 H276Z", "#2a1c14")
        pen.path("M268,216 H668 L672,250 H264Z", "#5d4230")
        pen.path("M458,240 v30 q0,14 18,14", "#b8a070", stroke=8)  # the latch nobody opens

    s.sheet("skylight", skylight, depth=0.38, haze=0.0, role="place")
    s.lamp((470, 200), 560, "#ffdf96", 0.5)
    s.tissue("falling light", lambda pen: pen.path("M300,250 H640 L760,1060 H160Z", "#ffe2a0"), depth=0.4, alpha=0.32, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("dust", lambda pen: [pen.circle(float(rng.uniform(200, 740)), float(rng.uniform(280, 1000)), float(rng.uniform(1.5, 3.6)), "#fff0c4") for _ in range(70)], depth=0.42, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("floor", lambda pen: (pen.path("M-20,900 H820 V1220 H-20Z", "#5d4230"), [pen.path(f"M{x0},900 L{x1},1220", "#46311f", stroke=4) for x0, x1 in ((60, -120), (180, 60), (300, 250), (420, 420), (540, 610), (660, 800), (770, 960))], pen.path("M300,940 Q470,910 640,940 L700,1060 Q460,1100 230,1060Z", "#8a6640")), depth=0.44, haze=0.0)
    ball = s.sheet("red balloon", balloon, depth=0.62, haze=0.0, role="subject")
    s.lamp((420, 250), 190, "#ffe9b0", 0.25)
    s.sheet("string and label", lambda pen: (pen.path("M474,470 C440,560 520,620 474,720 C460,756 486,776 474,806", "#f6e6c4", stroke=4), pen.path("M489,593 l96,22 -18,76 -96,-22 -12,-46Z", "#f6e6c4"), pen.circle(487, 631, 8, "#8a6a4a"), pen.path(cuts.heart(536, 645, 18), "#b8503a"), pen.path("M474,470 C451,530 480,577 487,631", "#f6e6c4", stroke=4)), depth=0.66, haze=0.0, role="accent")
    s.sheet("far boxes", lambda pen: (heap(pen, rng, 60, 260, 850, 3, 34), box(pen, 70, 856, 184, 130, "#a87c4c"), heap(pen, rng, 600, 770, 862, 2, 32), box(pen, 604, 866, 166, 116, "#946a3e")), depth=0.56, haze=0.0, role="prop", count=2)

    def seat(pen):
        pen.path("M410,1090 L420,960 h16 l-6,130Z M540,1090 L528,960 h-16 l8,130Z", "#3f5f5c")
        pen.path("M398,936 h156 l14,32 h-184Z", "#6f9893")
        pen.path("M384,966 h184 v16 h-184Z", "#4d736f")
        pen.path("M396,1100 L404,974 h18 l-4,126Z M556,1100 L548,974 h-18 l4,126Z", "#54807b")
        pen.path("M430,942 L474,838 L520,942 Q474,958 430,942Z", "#e0b04a")  # a party hat
        with pen.flat():
            for x, y in ((460, 920), (490, 926), (474, 890), (500, 904), (448, 938)):
                pen.circle(x, y, 5, "#b8503a")
        pen.circle(474, 836, 13, "#f6e6c4")

    s.sheet("stool with a party hat", seat, depth=0.68, haze=0.0, role="prop")
    s.sheet("man's shoes", lambda pen: [(pen.path(f"M{x},{y} v-54 q24,-12 50,0 q10,22 44,30 q24,6 20,26Z", "#8a4a2c"), pen.path(f"M{x - 3},{y - 4} h120 v11 h-120Z", "#241610"), pen.path(f"M{x + 5},{y - 50} q20,-8 40,0 l-4,8 q-16,-6 -32,0Z", "#2a1a14"), pen.path(f"M{x + 50},{y - 42} l14,-8 M{x + 58},{y - 34} l14,-8", "#f6e6c4", stroke=3)) for x, y in ((566, 1072), (602, 1100))], depth=0.74, haze=0.0, role="prop")
    s.sheet("near boxes", lambda pen: (heap(pen, rng, -20, 250, 1050, 3, 46), box(pen, -20, 1066, 270, 170, "#8a6238")), depth=0.86, haze=0.0, role="prop")
    s.sheet("spilt balloons", lambda pen: [shrivelled(pen, x, y, r, t, a) for x, y, r, t, a in ((310, 1150, 34, "#a8503e", 80), (372, 1176, 28, "#5f8783", -50), (738, 1150, 36, "#b98a4a", 60), (690, 1182, 30, "#8a5a6a", -80))], depth=0.84, haze=0.0, role="prop", count=4)
    s.put("moth", at=(668, 520), scale=0.62, turn=-24, lift=None, depth=0.7, haze=0.0, role="witness")
    s.sheet("near rafter", "M-20,-20 H60 L18,1220 H-20Z M820,-20 H752 L786,1220 H820Z", "#1d1410", depth=0.95, haze=0.0, plane="front")
    s.relate(ball, "is trapped in", "attic")
    s.describe("A big red balloon presses against the skylight of an attic. On its "
               "string hangs a label with a heart. Below are a party hat on a stool "
               "and a pair of shoes. Boxes are full of shrivelled balloons. A grey "
               "moth flies by. Light falls into the brown room.")  # fmt: skip
    s.moods("hopeful", "regretful", "still", "tender")
    s.themes("things not said", "waiting", "birthdays", "fathers", "time")
    s.says("happy birthday, late", "pressure", "I meant to write", "so close", "every year the same", "glass ceiling", "hold on", "return address", "let it go", "open the window",
           "deflated", "collector", "hope rises", "the one that still can", "unsaid", "who stopped coming", "full of air", "storage")
    s.about(place="an attic", time="afternoon", weather="sunny outside", light="a skylight", view="eye level", composition="high",
            foreground="a box of old balloons in the lower corner", unexplained="the empty shoes by the stool")  # fmt: skip
