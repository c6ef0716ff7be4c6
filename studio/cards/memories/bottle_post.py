"""Bottle Post: a boy in a bathtub floats in a bottle over the yard, its cork tied to a street lamp."""

from __future__ import annotations

from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

BODY = "M190,404 C120,404 96,450 96,540 C96,640 120,688 190,688 H470 C540,688 560,630 610,602 H684 V492 H610 C560,462 540,404 470,404Z"
INNER = "M194,418 C130,418 110,458 110,540 C110,632 130,674 194,674 H466 C530,674 554,616 606,588 H676 V506 H606 C554,476 530,418 466,418Z"


def waves(y, step, h):
    return f"M60,{y}" + "".join(f" q{step / 2},{-h if i % 2 else h} {step},0" for i in range(24)) + " V760 H60Z"


@light_box(id="q72ve3", title="Bottle Post", seed=17, palette="paper sea", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """Saturday is bath day."""
    p = s.palette
    s.stage("tenement yard", floor=790, washing=1)
    s.lamp((400, 520), 420, "#fff4d0", 0.3)
    for i, (x, y, w, peg) in enumerate(((196, 300, 230, (150, 900)), (640, 250, 210, (560, 880)), (640, 800, 170, (664, 960)))):
        s.thread((x, y - 6), peg, "#e8d2a0", width=3, depth=0.3 + 0.05 * i, sag=18)
        s.sheet("moored cloud", cuts.cloud(s.rng, x, y, w), "#ffffff", depth=0.34 + 0.05 * i, haze=0.0)
        s.sheet("peg", lambda pen, q=peg: (pen.path(f"M{q[0] - 7},{q[1] - 22} h14 l-4,44 h-6Z", "#8a5a34"), pen.path(f"M{q[0] - 14},{q[1] - 6} h28 v8 h-28Z", "#e8d2a0")), depth=0.36 + 0.05 * i, haze=0.0)
    s.sheet("shadow of the bottle", "M120,960 q280,-50 540,0 q-260,50 -540,0Z", "#4a3a2a", depth=0.4, alpha=0.35, shadow=(0, 0, 0, 0.0))

    def back(pen):
        pen.path(BODY, "#3f7f8f")
        pen.lit(INNER, "#d3eef0", 0.45)

    glass = s.sheet("bottle", back, role="subject", depth=0.62, haze=0.0)

    def far_water(pen):
        with pen.clip(INNER):
            pen.circle(500, 480, 26, "#ffe9a8")
            pen.path(waves(566, 58, 16), "#7fbcd4")

    s.sheet("far water", far_water, lift=3)
    s.figure(at=(312, 576), age="child", pose="sit", view="front_right", height=270, role="subject", lift=5, clothes=dict(top="shirt", colour="#fff9ea"), hair="messy", prop=None, expression="astonished",
                   reach={"hand_left": (-92, -40), "hand_right": (88, -46)}, label="boy in a bathtub")
    s.put("bathtub", at=(318, 650), scale=0.82, role="subject", lift=6, tap=False)

    def near_water(pen):
        with pen.clip(INNER):
            pen.path(waves(626, 70, 18), "#4a93bd")
            pen.path(waves(652, 50, 14), "#2f6d9a")

    s.sheet("near water", near_water, lift=5)

    def shine(pen):
        with pen.flat():
            pen.path("M150,446 C170,430 200,428 240,430 L236,444 C206,442 182,444 162,458Z", "#ffffff")
            pen.path("M128,500 C132,480 138,470 146,462 L156,470 C146,482 144,492 140,506Z", "#ffffff")
            pen.path("M614,514 H672 V524 H614Z", "#ffffff")

    s.sheet("glass", lambda pen: shine(pen), lift=4, shadow=(0, 0, 0, 0.0))

    def cork(pen):
        pen.rect(668, 482, 22, 130, "#3f7f8f", radius=6)
        pen.path("M684,500 L744,492 V604 L684,596Z", "#c99a5e")
        with pen.flat():
            for x, y in ((700, 520), (726, 540), (706, 570), (732, 580)):
                pen.oval(x, y, 5, 3, "#8a6238")
        pen.path("M712,496 V602", "#fff0bb", stroke=8)

    s.sheet("cork", cork, role="accent", lift=14)

    def lamp(pen):
        tone = p.dark
        pen.path("M690,1180 L700,820 H712 L722,1180Z", tone)
        pen.path("M672,1186 h68 v-24 h-68Z", tone)
        pen.path("M680,820 h52 l10,-70 h-72Z", tone)
        pen.lit("M686,812 h40 l7,-54 h-54Z", p.glow)
        pen.path("M660,750 h92 l-26,-30 h-40Z", tone)

    s.sheet("street lamp", lamp, role="prop", depth=0.74, haze=0.0)
    s.lamp((706, 790), 170, p.glow, 0.35)
    s.sheet("mooring rope", lambda pen: (pen.path("M712,600 C772,650 640,680 706,722", "#fff0bb", stroke=6), pen.path("M690,858 h32 M690,868 h32", "#fff0bb", stroke=6), pen.path("M706,722 C760,760 750,830 722,860", "#fff0bb", stroke=6)), depth=0.8, haze=0.0)

    def wall(pen):
        pen.path("M-20,1220 V990 H330 V1220Z", "#a8623f")
        for r in range(4):
            for c in range(6):
                pen.rect(-24 + c * 66 - 30 * (r % 2), 1000 + r * 52, 60, 46, ("#b8704a", "#9a5638", "#c07c52")[(r + 2 * c) % 3], radius=3)
        pen.rect(-20, 972, 362, 26, "#d9b87c")

    girl = s.figure(at=(150, 976), age="child", pose="reach_up", view="back_right", height=270, role="witness", lift=None, depth=0.82, clothes=dict(top="dress", colour="#d9533b"), hair="pony", prop=None, label="girl with a net")
    s.sheet("wall", wall, depth=0.86, haze=0.0)
    gx, gy = min((girl["hand_left"], girl["hand_right"]), key=lambda q: q[1])

    def net(pen):
        pen.path(f"M{gx - 12},{gy + 50} L{gx + 26},{gy - 60}", "#8a5a34", stroke=7)
        pen.path(f"M{gx + 4},{gy - 66} C{gx - 20},{gy - 20} {gx - 40},{gy + 10} {gx - 70},{gy + 24} C{gx - 84},{gy - 20} {gx - 50},{gy - 70} {gx + 10},{gy - 96}Z", "#f2e6c8", alpha=0.8)
        with pen.at(gx + 26, gy - 84, turn=20):
            pen.oval(0, 0, 34, 24, "#8a5a34", stroke=6)

    s.sheet("net", net, role="prop", lift=14)
    def post(pen):
        for x, k, tone in ((420, 1.0, "#7fb0a0"), (500, 1.25, "#5f8fb0"), (590, 0.9, "#8fb88a")):
            with pen.at(x, 1176, scale=k):
                pen.path("M-26,0 V-70 q0,-22 16,-32 v-30 h20 v30 q16,10 16,32 V0Z", tone)
                pen.path("M-10,-12 V-100 h18 V-12Z", "#fff6e0")
                pen.rect(-12, -62, 22, 9, p.accent)
                pen.rect(-10, -146, 20, 18, "#c99a5e")

    s.sheet("bottles with letters", post, role="prop", depth=0.9, haze=0.0, count=3)
    s.relate("bathtub", "is inside", glass)
    s.describe("A boy sits in a bathtub inside a floating glass bottle. It hovers "
               "above a yard, its cork roped to a street lamp. Clouds are tied to "
               "pegs. A girl in red on a wall holds a net to the bottle. Below stand "
               "small bottles with letters. All is blue.")  # fmt: skip
    s.moods("dreamy", "stuck", "cheerful", "lonely")
    s.themes("the sea", "messages", "being shut in", "bath day")
    s.says("return to sender", "bath day", "message received", "corked", "high seas", "island life", "only child", "deep in thought", "storm in a bottle", "open here",
           "grounded", "somebody will find you", "vintage", "room temperature", "quarantine", "what does he want to say", "five more minutes")
    s.about(place="a yard between houses", time="afternoon", weather="fair", light="daylight and one lamp", view="eye level", composition="centred")
