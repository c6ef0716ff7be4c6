"""The Diving Class: old ladies in flowered caps take small sea creatures on a lead for their first swim."""

from __future__ import annotations

import math

from reverie_studio.colour import mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WATER = 500
LADIES = [(84, "old", "#3f6fa0", "#e5483c"), (226, "broad", "#c8406a", "#f6c445"), (372, "old", "#2f7a6a", "#f2a0b0"), (516, "broad", "#7a4a90", "#f6fdf8"), (652, "old", "#d9803a", "#6cc3c8")]


def cap(pen, x, y, r, tone, i):
    """A rubber cap with flowers on it."""
    with pen.cut(1.2):
        pen.path(f"M{x - r * 1.08},{y + r * 0.1} C{x - r * 1.2},{y - r * 1.3} {x + r * 1.2},{y - r * 1.3} {x + r * 1.08},{y + r * 0.1} Q{x},{y - r * 0.3} {x - r * 1.08},{y + r * 0.1}Z", tone)
    other = ("#f6c445", "#e5483c", "#f6fdf8", "#e5483c", "#f6fdf8")[i]
    for k in range(3):
        a = math.radians(-150 + 60 * k)
        fx, fy = x + r * 0.74 * math.cos(a), y - r * 0.16 + r * 0.66 * math.sin(a)
        with pen.flat():
            for j in range(5):
                b = math.radians(72 * j + 20 * k)
                pen.circle(fx + 7 * math.cos(b), fy + 7 * math.sin(b), 5.4, other)
            pen.circle(fx, fy, 4, "#f6c445" if other != "#f6c445" else "#e5483c")


@light_box(id="3wrmzc", title="The Diving Class", seed=11, palette="pool tile", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """Tuesday, ten o'clock, beginners."""
    p = s.palette
    s.stage("swimming bath", water=WATER, floor=1110, lanes=3)
    s.lamp((300, 260), 420, "#fffbe0", 0.16, behind="edge")

    def chair(pen):
        tone = "#f6fdf8"
        for d in ("M690,456 L712,210 h10 L702,456Z", "M796,456 L776,210 h-10 L784,456Z"):
            pen.path(d, tone)
        for i in range(5):
            pen.rect(700 - i * -3, 250 + i * 42, 88 - i * 2, 8, tone)
        pen.rect(700, 206, 88, 14, "#e5483c")
        pen.rect(772, 116, 12, 96, "#e5483c")

    s.sheet("high chair", chair, role="prop", depth=0.3, haze=0.0)
    boy = s.figure(at=(742, 208), age="child", pose="sit_slump", view="front_left", height=190, role="witness", lift=10, clothes=dict(top="shirt", colour="#e5483c", hat="cap", hat_colour="#f6c445"), prop=None, expression="asleep", label="sleeping boy lifeguard")
    s.sheet("whistle", lambda pen: (pen.path(f"M{boy['chest'][0] - 8},{boy['chest'][1] - 4} l4,26", "#0d3f52", stroke=2.4), pen.circle(boy["chest"][0] - 4, boy["chest"][1] + 26, 7, "#f6c445")), lift=4)
    hands, crowns = [], []
    for i, (x, age, tone, _cap) in enumerate(LADIES):
        lady = s.figure(at=(x, WATER - 44), age=age, pose="sit_edge", view="front_right" if i < 3 else "front_left", height=356 + 10 * (i % 2), role="subject", behind="water 1", lift=12, clothes=dict(top="tunic", colour=tone, shoes="barefoot", bottom_colour=("#e2a67c", "#c98b5e", "#f0c3a6", "#8c5a3c", "#e8b68d")[i]), hair="bald", skin=("#e2a67c", "#c98b5e", "#f0c3a6", "#8c5a3c", "#e8b68d")[i], prop=None,
                        expression=("glad", "calm", "glad", "astonished", "worried")[i], look=(0, 26), seed=20 + i, reach={"hand_right": (36, -40), "hand_left": (-40, -40)}, label="old lady in a bathing cap")
        hands.append(lady["hand_right"] if i < 3 else lady["hand_left"])
        crowns.append((lady["head"], lady["head_top"]))
    s.sheet("flowered bathing caps", lambda pen: [cap(pen, h[0], h[1], math.dist(h, t), LADIES[i][3], i) for i, (h, t) in enumerate(crowns)], role="prop", behind="water 1", lift=6, count=5)
    ends = [(150, 716), (262, 838), (434, 716), (560, 884), (706, 742)]

    def leads(pen):
        for i, ((hx, hy), (ex, ey)) in enumerate(zip(hands, ends, strict=True)):
            pen.path(f"M{hx:.0f},{hy:.0f} C{hx + 10:.0f},{hy + 120:.0f} {ex - 40},{ey - 110} {ex},{ey}", "#e5483c" if i % 2 else "#0d3f52", stroke=5)

    s.sheet("leads", leads, depth=0.66, haze=0.0)
    s.put("goldfish", at=(104, 722), scale=0.72, role="subject", lift=None, depth=0.7, haze=0.0)
    octo = s.put("octopus", at=(250, 1030), scale=0.74, role="subject", lift=None, depth=0.74, haze=0.0, colour="#d0506a")
    s.put("seahorse", at=(446, 776), scale=0.78, role="subject", lift=None, depth=0.7, haze=0.0)
    s.put("turtle", at=(580, 1006), scale=0.62, role="subject", lift=None, depth=0.74, haze=0.0, flip=True)

    def kit(pen):
        for name, turn in (("arm_left", 30), ("arm_right", -30)):
            x, y = octo[name]
            with pen.at(x + (28 if turn > 0 else -28), y + 38, turn=turn):
                pen.rect(-20, -15, 40, 30, "#f6c445", radius=13)
                pen.rect(-4, -15, 8, 30, "#fdf7c8")
        pen.rect(146, 696, 14, 40, "#0d3f52", radius=6)
        x, y = octo["head"]
        pen.rect(x - 60, 884, 120, 18, "#f6c445", radius=8)
        pen.rect(410, 716, 48, 14, "#e5483c", radius=6)
        ring = "M472,958 a118,44 0 1 1 236,0 a118,44 0 1 1 -236,0Z"
        with pen.cut(1.4):  # the turtle's ring
            with pen.clip(ring):
                pen.path(ring, "#f6fdf8")
                for k in range(0, 12, 2):
                    a, b = math.radians(30 * k), math.radians(30 * k + 30)
                    pen.path(f"M590,954 L{590 + 200 * math.cos(a):.0f},{954 + 80 * math.sin(a):.0f} L{590 + 200 * math.cos(b):.0f},{954 + 80 * math.sin(b):.0f}Z", "#e5483c")
            pen.erase("M520,946 a70,20 0 1 1 140,0 a70,20 0 1 1 -140,0Z")
        pen.oval(706, 756, 30, 11, "#e5483c", stroke=8)

    s.sheet("armbands and collars", kit, role="prop", lift=6, count=6)
    s.sheet("empty collar", lambda pen: (pen.circle(706, 776, 9, "#f6c445"), [pen.circle(x, y, r, "#d9f4f2", stroke=3.4) for x, y, r in ((736, 830, 9), (752, 872, 13), (740, 916, 8), (758, 968, 15), (742, 1030, 10))]), role="accent", lift=6)

    def weeds(pen):
        tone = mix(p.water, p.dark, 0.45)
        pen.path("M-20,1130 Q200,1100 420,1128 T820,1116 V1220 H-20Z", tone)
        pen.path("M640,1118 C640,1078 700,1060 742,1082 C776,1066 806,1076 830,1060 V1130Z", tone)  # something big keeps still down there
        pen.lit("M706,1100 q18,-18 36,0 q-18,14 -36,0Z", p.accent2)

    s.sheet("something on the bottom", weeds, role="accent", depth=0.86, haze=0.0)
    s.relate("old ladies", "guards", "sea creatures")
    s.describe("Five old ladies by a pool hold sea animals on leads. Their bathing "
               "caps are flowered. On the leads are a goldfish, an octopus with "
               "armbands, a seahorse and a turtle in a ring; one collar is empty. The"
               " lifeguard sleeps. On the turquoise bottom a yellow eye is open.")  # fmt: skip
    s.moods("proud", "ridiculous", "tender", "uneasy")
    s.themes("learning", "grandmothers", "water", "being looked after")
    s.says("don't splash", "kindergarten", "teaching a fish to swim", "deep end", "walkies", "hold your breath", "first lesson", "who let go", "in safe hands", "short lead",
           "beginners", "old school", "natural talent", "asleep on duty", "the ladies who bathe", "overprotected", "one is missing")
    s.about(place="an indoor swimming pool", time="morning", weather="indoors", light="tall windows", view="cut open from the side", composition="low")
