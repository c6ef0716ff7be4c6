"""Sums: on the classroom abacus the beads are sleeping hens, and one wire is empty."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WIRES = (252, 412, 572, 732, 892)
LEFT, RIGHT = 150, 690


def hen(pen, x, y, tone, flip=False, k=1.0, awake=False):
    """A hen threaded like a bead: the wire goes in at the breast and out at the tail."""
    with pen.at(x, y, scale=k, flip=flip):
        pen.path("M-30,-14 C-58,-20 -66,-44 -60,-60 C-44,-58 -26,-50 -16,-34Z", darken(tone, 0.24))
        with pen.cut():
            pen.path("M-48,2 C-46,-36 -16,-40 6,-34 C12,-62 30,-72 46,-64 C62,-56 60,-34 56,-18 C60,20 38,52 0,52 C-30,52 -48,32 -48,2Z", tone)
        pen.path("M-28,-2 C-8,-14 20,-8 24,10 C16,30 -12,30 -28,-2Z", darken(tone, 0.14))
        pen.path("M34,-64 c-4,-16 8,-18 10,-8 c4,-12 14,-8 12,2 c8,-4 12,4 4,12Z", "#c8403a")
        pen.path("M58,-44 l18,7 -18,7Z", "#efb24a")
        pen.path("M56,-30 c8,4 8,18 0,20 c-6,-4 -6,-14 0,-20Z", "#c8403a")
        with pen.flat():
            if awake:
                pen.circle(44, -46, 5, "#22352c")
            else:
                pen.path("M36,-46 q7,7 14,0", "#22352c", stroke=3.4)


def feather(pen, x, y, k, turn, tone):
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M0,40 C-22,20 -22,-24 4,-46 C22,-20 20,18 0,40Z", tone)
        pen.path("M0,56 C0,20 0,-10 4,-40", darken(tone, 0.25), stroke=2.4)


@light_box(id="r8x13a", title="Sums", seed=17, palette="school corridor", light=(0.55, -0.8))
def paint(s: LightBox) -> None:
    """Third lesson, nobody speaks."""
    p = s.palette
    s.back("#fff4c8", "#8ea880", at=(560, 420), radius=700)
    s.sheet("hills", "M150,620 Q270,530 400,590 T700,570 V760 H150Z", "#a9c487", depth=0.35, haze=0.0)
    s.sheet("near hill", "M150,650 Q330,596 480,620 T700,606 V760 H150Z", "#7fa266", depth=0.37, haze=0.0)
    s.sheet("wall", lambda pen: _wall(pen), depth=0.44, haze=0.0)
    s.sheet("escaped hen", lambda pen: (pen.path("M542,636 l-10,28 M554,636 l14,26", "#d08a35", stroke=5), hen(pen, 548, 614, "#fffaf0", k=0.62, awake=True)), depth=0.4, haze=0.0, behind="wall", role="accent")
    s.sheet("dado", lambda pen: (pen.path("M-20,800 H820 V1220 H-20Z", "#6f8f68"), pen.rect(-20, 790, 840, 16, "#54734f")), depth=0.46, haze=0.0)
    s.sheet("floor", "M-20,1040 H820 V1220 H-20Z", "#a99b62", depth=0.48, haze=0.0)
    s.lamp((560, 500), 420, "#fff0b4", 0.3)
    s.sheet("frame behind", lambda pen: (pen.path("M120,1090 L60,1120 H760 L700,1090Z", darken(p.wood, 0.35)), pen.rect(96, 128, 640, 46, "#8a4f2a", radius=10)), depth=0.54, haze=0.0)
    s.sheet("wires", lambda pen: [pen.path(f"M110,{y} H720", "#5b6a66", stroke=6) for y in WIRES], depth=0.56, haze=0.0)
    tones = ("#f7f3dd", "#d06a35", "#e0b45a", "#a5532f", "#f0d9a8")
    rows = {252: (196, 302, 408, 634), 412: (196, 302, 528, 634), 732: (420, 526, 632), 892: (196, 302, 408, 514, 620)}
    hens = s.sheet("hens on an abacus", lambda pen: [hen(pen, x, y, tones[(i * 3 + j * 2) % 5], flip=x > 415) for i, (y, xs) in enumerate(rows.items()) for j, x in sorted(enumerate(xs), key=lambda q: (q[1] > 415, q[1] if q[1] > 415 else -q[1]))], depth=0.6, haze=0.0, role="subject", count=16)
    s.sheet("abacus frame", lambda pen: ([pen.rect(x, 110, 56, 1000, "#a5622f", radius=12) for x in (82, 694)], pen.rect(66, 976, 700, 56, "#a5622f", radius=12), pen.rect(66, 96, 700, 52, "#b8713a", radius=12),
            [pen.circle(x, y, 10, "#efc87a") for x in (110, 722) for y in WIRES], pen.path("M60,1108 h100 l14,36 h-128Z M672,1108 h100 l14,36 h-128Z", "#8a4f2a")), depth=0.68, haze=0.0, role="subject")
    s.sheet("feathers", lambda pen: [feather(pen, x, y, k, t, c) for x, y, k, t, c in ((300, 560, 0.9, 40, "#fffdf0"), (420, 640, 1.0, -50, "#f0d9a8"), (216, 620, 0.8, 110, "#fffdf0"), (272, 720, 0.9, -20, "#e0b45a"), (398, 960, 0.9, 74, "#f7f3dd"), (520, 1074, 0.9, 96, "#f0d9a8"))], depth=0.72, haze=0.0, role="prop", count=6)
    s.sheet("egg", lambda pen: (pen.path("M706,976 c-26,0 -36,-22 -32,-42 c4,-24 18,-38 32,-38 c14,0 30,14 34,38 c4,22 -8,42 -34,42Z", "#fffaf0"), pen.path("M710,934 l8,-14 6,10 8,-12", "#b8a88a", stroke=3)), depth=0.78, haze=0.0, role="accent")
    girl = s.figure(at=(186, 1226), age="child", pose="reach_up", view="back_right", height=380, role="witness", clothes=dict(top="dress", colour="#3f6f8c"), hair="braids", lift=26, label="girl pupil",
                    reach={"hand_right": (60, -470), "hand_left": (-60, -150)})
    s.sheet("slate desk", lambda pen: (pen.path("M-20,1130 L330,1118 L380,1220 H-20Z", "#7d5635"), pen.path("M30,1150 L190,1142 L206,1196 L24,1204Z", "#2f4a42"), pen.path("M52,1166 h24 M52,1182 h60 M96,1166 h60", "#e9f0dc", stroke=4)), depth=0.94, haze=0.0)
    s.relate(hens, "replaces", "beads")
    s.describe("Small hens sleep on the wires of a giant abacus. It stands in a green"
               " classroom. One wire is empty: feathers fall, and an egg lies on the "
               "frame. Through the window a white hen walks away over the hills. A "
               "girl with plaits raises her hand, seen from behind.")  # fmt: skip
    s.moods("orderly", "sleepy", "mischievous", "uneasy")
    s.themes("school", "escape", "counting", "rules")
    s.says("carry the one", "shift work", "it doesn't add up", "free range", "don't count your chickens", "absent", "battery", "somebody got out", "remainder", "who broke the row",
           "mental arithmetic", "pecking order", "please may I go", "open plan office", "nest egg", "minus five", "what comes next")
    s.about(place="a classroom", time="morning", weather="indoors", light="window light", view="eye level", composition="split")


def _wall(pen):
    """The wall with a wide window behind the empty wire."""
    with pen.cut():
        pen.path("M-20,-20 H820 V1220 H-20Z", "#b9c99a")
        pen.erase("M170,200 H680 V664 H170Z")
    for x in (170, 420, 672):
        pen.rect(x - 8, 196, 16, 472, "#f7f3dd")
    for y in (196, 664):
        pen.rect(162, y - 8, 518, 16, "#f7f3dd")
