"""Cuckoo School: a boy is stuck in a nest box, and a bird offers him a worm."""

from __future__ import annotations

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.figures import draw_face
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_hands import cut_finger
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WOOD, RED, MINT, COCOA, SKIN = "#c98f78", "#d43d57", "#63b7a0", "#4b2430", "#f0b48e"
BOXES = ((84, 130, 0.8, 1), (726, 150, 0.84, -1), (64, 640, 0.86, 1), (752, 600, 0.8, -1))
HOLE = (396, 560, 208)


def pupil(pen: PaperPen, x: float, y: float, k: float, face: int, tone: Colour) -> None:
    """Head and shoulders of a bird child: cap, collar, tie."""
    with pen.at(x, y, scale=k, flip=face < 0):
        pen.path("M-46,70 C-50,20 -30,0 0,0 C30,0 50,20 46,70Z", COCOA)
        pen.path("M-20,4 L0,30 L20,4 L10,-6 H-10Z", "#fffaf3")
        pen.path("M-6,20 h12 l7,34 -13,12 -13,-12Z", RED)
        pen.circle(0, -26, 40, tone)
        pen.path("M-12,-30 C-4,-52 36,-50 39,-20 C36,4 6,12 -6,-2Z", mix(tone, "#ffffff", 0.55))
        pen.path("M34,-32 L66,-20 L34,-10Z", "#f0a63c")
        with pen.flat():
            pen.circle(20, -30, 7.4, COCOA)
            pen.circle(22.4, -33, 2.4, "#ffffff")
        pen.path("M-40,-34 C-38,-76 30,-80 37,-44 C14,-54 -16,-52 -40,-34Z", RED)
        pen.path("M30,-50 q28,-2 34,12 q-22,0 -36,-4Z", darken(RED, 0.25))
        pen.circle(-2, -72, 6, "#fffaf3")


def nest(pen: PaperPen, x: float, y: float, k: float, face: int, i: int) -> None:
    """One box: roof, hole, curtains, perch."""
    with pen.at(x, y, scale=k):
        t = (WOOD, mix(WOOD, RED, 0.3), mix(WOOD, MINT, 0.35), lighten(WOOD, 0.25))[i % 4]
        pen.path("M-92,-62 L0,-126 L92,-62 V134 H-92Z", t)
        with pen.flat():
            for xx in (-46, 2, 48):
                pen.path(f"M{xx},-60 V132", darken(t, 0.12), stroke=2.6)
        hole = cuts.circle(0, 30, 74)
        pen.path(hole, "#5a2f36")
        with pen.clip(cuts.circle(0, 30, 70)):
            pen.lit(cuts.circle(0, 30, 70), "#ffe9b4", 0.4)
            pupil(pen, face * 4, 46, 0.98, face or 1, ("#8fb8d8", "#e7b95e", "#9c86b8", "#d98a6c", "#7fae7a")[i % 5])
            c = (MINT, "#f6a9b2", "#fffaf3")[i % 3]
            pen.path("M-76,-50 H-20 C-26,-6 -48,24 -76,40Z", c)
            pen.path("M76,-50 H20 C26,-6 48,24 76,40Z", c)
        pen.path("M-112,-50 L0,-128 L112,-50 L104,-34 L0,-104 L-104,-34Z", darken(t, 0.35))
        pen.path("M-8,112 h16 v14 q-8,8 -16,0Z", darken(t, 0.4))


def boards(pen: PaperPen) -> None:
    """The wall from below: its boards run together above."""
    for i in range(13):
        a, b, c, d = (400 + (i - 6.5) * 112, 400 + (i - 5.54) * 112, 400 + (i - 5.54) * 62, 400 + (i - 6.5) * 62)
        pen.poly([(a, 1220), (b, 1220), (c, -20), (d, -20)], ("#8fc9b3", "#82bfa8", "#9bd2bd")[i % 3])


def box(pen: PaperPen) -> None:
    """The smallest box, seen from below: front with its round hole, and the under side."""
    pen.poly([(132, 916), (664, 916), (610, 984), (186, 984)], "#5c3a38")
    with pen.cut(lift=2):
        pen.poly([(176, 236), (616, 236), (668, 920), (128, 920)], "#d9a184")
        for x0, x1 in ((262, 236), (352, 344), (444, 454), (532, 562)):
            pen.line(x0, 236, x1, 920, "#c48a70", 4)
        pen.erase(cuts.circle(*HOLE))
    pen.circle(HOLE[0], HOLE[1], HOLE[2] + 6, "#a86a54", stroke=13)


def roof(pen: PaperPen) -> None:
    pen.poly([(176, 240), (616, 240), (660, 300), (138, 300)], "#7a4a44")
    pen.path("M104,316 L386,104 H416 L700,316 L668,330 L402,138 L134,330Z", "#8c5148")
    pen.path("M140,318 L402,136 L664,318 L616,318 H180Z", "#b97a66")
    pen.path("M104,316 L134,330 L402,138 L386,124Z", "#a8645a")


def boy(pen: PaperPen, s: LightBox) -> None:
    """What of him is inside: shoulders, tie, face, cap against the rim."""
    pen.path(cuts.circle(*HOLE), "#3a1c26")
    with pen.clip(cuts.circle(HOLE[0], HOLE[1], HOLE[2])):
        for x in (206, 586):
            pen.oval(x, 534, 34, 74, darken(SKIN, 0.12))
        pen.path("M170,800 C180,700 260,676 396,676 C530,676 610,700 620,800Z", "#3d5f86")
        pen.path("M340,676 L396,748 L452,676Z", "#fffaf3")
        pen.path("M384,716 h26 l14,80 h-54Z", RED)
        with pen.at(398, 556, turn=3):
            draw_face(pen, s.palette, 162, "child", view="front_right", expression="worried", look=(6, 4), hair={"kind": "short", "colour": "#7a4630"}, skin=SKIN, neck=True, seed=5)
            pen.path("M-160,-66 C-176,-176 -66,-206 20,-198 C112,-188 156,-132 156,-80 C76,-112 -66,-112 -160,-66Z", RED)
            pen.path("M-20,-112 C60,-126 150,-112 190,-64 C140,-70 60,-84 -16,-84Z", darken(RED, 0.26))


def limbs(pen: PaperPen) -> None:
    """What has come out: the knee and shin over the rim, the shoe in the air, fingers round the wood."""
    with pen.clip(cuts.circle(*HOLE)):
        pen.taper([(410, 756), (330, 728), (256, 712)], 104, 98, "#6d7f9c")
    with pen.at(-22, 0):
        pen.taper([(296, 712), (262, 758), (256, 860), (252, 960)], 88, 54, SKIN)
        pen.taper([(294, 704), (276, 716)], 96, 94, "#6d7f9c")
        pen.path("M262,668 C290,676 322,712 330,752 L312,760 C304,726 280,696 250,684Z", "#566784")
        with pen.flat():
            pen.path("M238,776 q20,16 44,4", darken(SKIN, 0.2), stroke=4)
        pen.path("M222,912 L288,914 L284,1030 H224Z", "#fffaf3")
        with pen.flat():
            for y in (928, 948):
                pen.path(f"M222,{y} Q256,{y + 10} 287,{y}", RED, stroke=8)
        pen.path("M216,1016 C240,1006 270,1006 290,1018 C324,1034 352,1050 350,1074 C348,1086 340,1090 320,1090 H222 C208,1070 208,1036 216,1016Z", COCOA)
        pen.path("M212,1080 H352 V1098 H212Z", darken(COCOA, 0.4))
        pen.path("M252,1012 C270,1024 290,1032 310,1034", "#fffaf3", stroke=5)
    for flip in (False, True):
        with pen.at(792 if flip else 0, 14 if flip else 0, flip=flip):
            for joints in ([(206, 586), (172, 600), (136, 592)], [(196, 548), (156, 554), (118, 542)], [(196, 510), (154, 508), (116, 494)], [(206, 474), (166, 464), (134, 448)]):
                cut_finger(pen, (joints, 40, 31), SKIN)
            with pen.flat():
                pen.oval(219, 530, 22, 76, SKIN)


def hostess(pen: PaperPen) -> None:
    """Near us, cut by the edge: a bird in a headscarf, a worm in her beak."""
    blue = "#3f6488"
    pen.path("M430,1220 C440,1090 520,1030 640,1030 C760,1030 830,1080 840,1220Z", blue)
    for k in range(5):
        pen.path(cuts.leaf(690 + k * 22, 1080 + k * 6, 190, 62 + k * 8, 0.24), darken(blue, 0.1 + 0.06 * k))
    pen.path("M560,940 C548,906 520,850 500,824 C500,806 514,800 524,812 C556,840 604,872 630,896Z", "#f0a63c")
    pen.path("M548,950 C530,914 506,868 492,846 C488,832 498,826 508,834 C540,866 590,900 616,920Z", "#d98a2c")
    pen.path("M500,838 C470,850 452,826 466,806 C482,786 462,764 442,776 C430,784 424,772 432,762 C456,742 500,764 494,800 C492,814 498,820 508,816Z", "#f08a9a")
    pen.circle(652, 984, 118, blue)
    pen.path("M560,1050 C556,980 600,930 650,930 C620,980 620,1040 650,1096 C610,1096 572,1080 560,1050Z", lighten(blue, 0.42))
    pen.circle(606, 968, 18, "#fffaf3")
    pen.circle(602, 964, 11, COCOA)
    pen.circle(598, 960, 4, "#ffffff")
    pen.path("M640,872 C720,850 790,900 796,990 C800,1060 770,1106 720,1112 C690,1060 640,980 640,872Z", "#f2c14e")
    pen.path("M640,872 C650,960 690,1050 720,1112 L700,1116 C660,1060 620,970 622,884Z", "#d9a02e")
    for x, y in ((700, 910), (748, 950), (720, 1000), (768, 1030), (690, 960), (740, 1070)):
        pen.circle(x, y, 10, "#fffaf3")


@light_box(id="va58r8", title="Cuckoo School", seed=671, palette="peppermint", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """We stand under the box; morning light comes from the left and through the hole of every box."""
    s.took_view("from below")
    s.back("#d9f0e2", "#7fb8a2", at=(300, 480), radius=760)
    s.sheet("boards", boards, depth=0.12, haze=0.0)
    s.lamp((220, 420), 520, "#fff4d0", 0.26)
    s.sheet("nest boxes", lambda pen: [nest(pen, x, y, k, f, i) for i, (x, y, k, f) in enumerate(BOXES)], depth=0.26, haze=0.0, role="witness", count=4)
    kid = s.sheet("boy in a nest box", lambda pen: boy(pen, s), depth=0.4, haze=0.0, role="subject")
    s.sheet("smallest nest box", box, depth=0.52, haze=0.0, role="prop")
    s.sheet("its roof", roof, depth=0.62, haze=0.0)
    s.sheet("hands and a leg out of the hole", limbs, depth=0.7, haze=0.0, role="subject")
    s.lamp((250, 520), 420, "#fff0c8", 0.16)
    s.sheet("bird in a headscarf with a worm", hostess, depth=0.93, plane="front", haze=0.0, role="accent")
    s.relate(kid, "is trapped in", "nest box")
    s.describe("A boy in a red cap is stuck in a nest box. His worried face, his fingers and one leg stick out of the hole. A big bird in a yellow headscarf holds a "
               "worm out to him. From other boxes look birds in caps and red ties.")  # fmt: skip
    s.moods("out of place", "friendly", "cramped", "funny")
    s.themes("belonging", "school", "being different", "growing", "care")
    s.says("new boy", "eat up", "growth spurt", "whose child is this?", "he eats for six", "adopted", "does it pinch?", "birds of a feather", "one size fits all",
           "tight budget", "early birds", "exchange student", "no thank you", "the uniform helps", "cuckoo", "make yourself small", "leave the nest",
           "school dinner")  # fmt: skip
    s.about(place="a wall of nest boxes", time="morning", weather="fair", light="from the left", composition="centred",
            view="from below, under the box", foreground="a bird in a headscarf", unexplained="who laid him there")  # fmt: skip
