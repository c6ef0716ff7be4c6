"""Goldfish Funeral: six children carry a matchbox under trees whose leaves are fish."""

from __future__ import annotations

import math

from reverie_studio.colour import lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

GREENS = ("#2f6a45", "#3f7f4c", "#5a9a52", "#7fb35a", "#a3c766")


def fish(pen, x, y, k, turn, tone, eye=True):
    """One leaf."""
    with pen.at(x, y, scale=k, turn=turn):
        with pen.cut(0.9):
            pen.path("M-46,0 C-30,-26 14,-30 40,-4 L66,-24 C62,-8 62,10 68,26 L40,6 C14,30 -30,26 -46,0Z", tone)
            pen.erase("M-6,-14 q10,14 0,28 q5,-14 0,-28Z M12,-12 q9,12 0,24 q5,-12 0,-24Z")
        if eye:
            with pen.flat():
                pen.circle(-28, -4, 4.6, "#173a2c")


def crown(pen, cx, cy, rx, ry, count, rng, k, tones, gold):
    for i in range(count):
        t = math.sqrt((i + 0.5) / count)
        a = i * 2.399
        x, y = cx + rx * t * math.cos(a), cy + ry * t * math.sin(a)
        tone = gold if rng.random() < 0.14 else tones[int(rng.integers(len(tones)))]
        fish(pen, x, y, k * float(rng.uniform(0.8, 1.15)), math.degrees(math.atan2(y - cy + 60, x - cx)) * 0.35 + float(rng.normal(150, 30)), tone)


def cone(pen, x, y, k, turn=0):
    """A folded hat of black paper."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-34,-4 L0,-44 L34,-4Z", "#2c3036")
        pen.path("M-48,-12 Q0,2 48,-12 L38,14 Q0,24 -38,14Z", "#1c1f24")
        with pen.flat():
            pen.path("M0,-40 V-6", "#4a5058", stroke=2.4)


@light_box(id="e0a0dm", title="Goldfish Funeral", seed=73, palette="treehouse green", light=(-0.45, -0.85))
def paint(s: LightBox) -> None:
    """Sunday, after the jar was found still."""
    p = s.palette
    rng = s.rng
    s.back("#fffbd0", "#a9cf86", at=(300, 520), radius=760)
    s.ridge(800, 16, 380, "#bcd88c", depth=0.12, name="far meadow", haze=0.0)

    def far(pen):
        for x, y, k in ((120, 830, 0.8), (690, 820, 0.9), (410, 800, 0.6)):
            with pen.at(x, y, scale=k):
                pen.path("M-16,0 C-10,-100 -14,-160 -12,-220 H14 C12,-160 14,-100 20,0Z", "#9a8a5a")
            crown(pen, x, y - 280 * k, 150 * k, 110 * k, 46, rng, 0.52 * k + 0.1, ("#9cc47c", "#8fbb74", "#b4d48a"), "#f0c878")

    s.sheet("far trees", far, depth=0.2, haze=0.0, role="place")
    s.ridge(872, 14, 340, "#94bf6e", cut="grass", depth=0.28, name="meadow", haze=0.0)
    s.ridge(930, 12, 420, "#7aab5c", depth=0.36, name="lawn", haze=0.0)

    def trunk(pen):
        with pen.cut(2):
            pen.path("M470,1010 C520,960 524,860 508,760 C490,660 430,600 380,540 L410,516 C460,560 500,590 526,630 C530,560 530,480 540,400 H588 C584,480 586,560 600,640 C640,580 680,540 740,500 L760,530 C700,590 650,660 634,760 C620,860 640,960 700,1010 C640,1000 600,1004 580,1018 C540,1000 510,1000 470,1010Z", "#7a4f30")
            pen.erase("M560,720 q18,-30 30,0 q-10,40 -30,0Z")
        with pen.flat():
            pen.path("M540,960 q14,-90 4,-170 M600,950 q-16,-70 -4,-150", "#5f3b22", stroke=5)

    s.sheet("trunk", trunk, depth=0.46, haze=0.0)
    tree = s.sheet("tree with fish for leaves", lambda pen: (crown(pen, 390, 530, 90, 50, 12, rng, 0.9, GREENS[:3], "#d8602f"), crown(pen, 750, 520, 80, 50, 12, rng, 0.9, GREENS[:3], "#d8602f"), crown(pen, 520, 300, 330, 250, 90, rng, 1.05, GREENS[:3], "#d8602f")), depth=0.52, haze=0.0, role="subject")
    s.sheet("upper leaves", lambda pen: (crown(pen, 470, 230, 260, 190, 42, rng, 1.2, GREENS[2:], "#f08a3c")), depth=0.6, haze=0.0, role="subject")
    s.sheet("apples", lambda pen: [(pen.path(f"M{x},{y - 22} q4,-16 12,-20", "#5f3b22", stroke=4), pen.circle(x, y, 21, "#c23a2c"), pen.circle(x - 6, y - 6, 5, "#f3b08a")) for x, y in ((330, 470), (640, 440), (740, 300), (470, 530))], depth=0.62, haze=0.0)
    s.sheet("falling leaves", lambda pen: [fish(pen, x, y, k, a, t) for x, y, k, a, t in ((250, 640, 0.72, 70, "#f08a3c"), (150, 520, 0.6, 110, GREENS[3]), (360, 700, 0.56, 40, GREENS[4]), (90, 690, 0.5, 85, GREENS[2]))], depth=0.7, haze=0.0, role="prop", count=4)
    s.sheet("shadow", "M60,1078 Q400,1040 800,1072 Q420,1130 60,1078Z", "#1d4030", depth=0.5, haze=0.0, alpha=0.4, shadow=(0, 0, 0, 0.0))
    kids = ((668, 1078, 226, "#8a3f3a", "braids"), (572, 1084, 244, "#4a4038", "short"), (478, 1082, 230, "#2f4a5e", "messy"), (384, 1086, 246, "#5a4a72", "bob"))
    tops = []
    for i, (x, y, h, tone, hair) in enumerate(kids):
        child = s.figure(at=(x, y), age="child", pose="walk", view="left", height=h, lift=None, depth=0.64 + 0.02 * i, haze=0.0, seed=i + 3, prop=None, expression="sad", look=(0, -10) if i != 2 else (0, 14), clothes=dict(top="dress" if hair in ("braids", "bob") else "jumper", colour=tone, hat="none"), hair=hair, label="mourning child", role="prop")
        tops.append(child["head_top"])

    def box(pen):
        """A matchbox with a tail in it."""
        with pen.at(540, 1004, turn=1):
            fish(pen, 104, -12, 1.15, -8, "#f08a3c", eye=False)
            pen.path("M-176,-44 H130 V28 H-176Z", "#f4ead0")
            pen.path("M-176,-44 l16,-20 H146 L130,-44Z", "#fffaf0")
            pen.path("M-190,-46 H76 V32 H-190Z", "#d8602f")
            pen.path("M-190,-46 l16,-22 H92 L76,-46Z", "#efb63f")
            pen.path("M-190,8 H76 V32 H-190Z", "#4a2f24")
            pen.path(cuts.circle(-58, -18, 20), "#fff3a8")
            fish(pen, -58, -18, 0.34, 0, "#d8602f", eye=False)

    s.sheet("matchbox", box, depth=0.8, haze=0.0, role="accent")
    lead = s.figure(at=(236, 1092), age="child", pose="walk", view="left", height=240, lift=None, depth=0.84, haze=0.0, seed=12, prop=None, expression="sad", look=(0, -14), clothes=dict(top="coat", colour="#2b2f36", hat="none", scarf="#d8602f"), hair="short", reach={"hand_right": (-52, -140), "hand_left": (-46, -132)}, label="leading child", role="prop")
    tail = s.figure(at=(764, 1096), age="toddler", pose="walk", view="left", height=150, lift=None, depth=0.82, haze=0.0, seed=5, prop=None, expression="worried", clothes=dict(top="dungarees", colour="#3f6f8c", hat="none"), hair="tuft", label="small child", role="prop")
    tops += [lead["head_top"], tail["head_top"]]
    s.sheet("black paper hats", lambda pen: [cone(pen, x + 3, y + 2, 0.62 if y > 900 else 0.8, -4) for x, y in tops], depth=0.88, haze=0.0, role="prop", count=6)
    hx, hy = lead["hand_right"]
    s.sheet("daisies", lambda pen: [(pen.line(hx, hy + 10, hx - 12 + dx, hy - 34 - dy, "#2f6a45", 4), pen.path(cuts.star(hx - 12 + dx, hy - 38 - dy, 14, 8, 0.5), "#fffaf0"), pen.circle(hx - 12 + dx, hy - 38 - dy, 5, "#efb63f")) for dx, dy in ((-18, 0), (4, 12), (22, -4))], depth=0.89, haze=0.0)

    def cat(pen):
        """Sits with a bowed head, tail round the feet."""
        with pen.at(112, 1136, scale=1.12):
            pen.path("M40,-6 C84,-2 92,-40 70,-52", "#2c2a33", stroke=17)
            pen.path("M-40,4 C-50,-60 -34,-116 8,-126 C48,-120 66,-50 58,4Z", "#34323c")
            pen.path("M-34,4 V-50 q12,-14 24,0 V4Z M-4,4 V-46 q12,-12 24,0 V4Z", "#2c2a33")
            with pen.at(-22, -112, turn=-34):
                pen.path("M-30,-22 L-34,-60 L-8,-38 H14 L38,-58 L34,-20 C40,20 -36,22 -30,-22Z", "#3d3b46")
                with pen.flat():
                    pen.path("M-20,-8 q8,8 16,0 M8,-8 q8,8 16,0", "#efe6d0", stroke=3.4)
                    pen.path("M-4,4 h10 l-5,6Z", "#d88a7a")
            cone(pen, -6, -152, 0.72, -30)

    s.sheet("cat with bowed head", cat, depth=0.9, haze=0.0, role="witness")
    s.ridge(1134, 12, 300, mix(p.ground_shade, p.dark, 0.2), cut="grass", depth=0.93, plane="front", haze=0.0, name="near grass")
    s.sheet("bubbles", lambda pen: [pen.circle(x, y, r, lighten("#bcd88c", 0.5), stroke=3) for x, y, r in ((726, 960, 9), (744, 926, 7), (730, 880, 12), (748, 836, 8))], depth=0.8, haze=0.0)
    s.relate(tree, "is made of", "fish")
    s.describe("Children in black paper hats carry a matchbox through an orchard. It "
               "is huge, and an orange fish tail sticks out. One child goes ahead "
               "with daisies. The leaves of the trees are green and orange fish. In "
               "front sits a black cat in a hat.")  # fmt: skip
    s.moods("solemn", "comic", "guilty", "tender")
    s.themes("death", "pets", "ceremony", "guilt", "nature")
    s.says("he was a good swimmer", "suspects", "gone to the trees", "procession", "crocodile tears", "rest in pieces", "the butler did it", "small fry, great love", "ashes to branches", "first goodbye", "what will we tell the baby", "reincarnation",
           "matchless", "fallen", "sincerely sorry", "one of us", "fishy", "silence please")
    s.about(place="an orchard", time="afternoon", weather="mild", light="sun through leaves", view="eye level", composition="low")
