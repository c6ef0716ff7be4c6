"""Paper Crown: a small king holds court from a shopping trolley; an old policeman kneels before him."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

STEEL = "#8fa3b8"


def pigeon(pen, x, y, k, tone, flip=False, bow=0):
    """A pigeon that walks or bows; origin at its feet, looks right."""
    with pen.at(x, y, scale=k, flip=flip):
        pen.path("M-8,0 l4,-26 M12,0 l-2,-26 M-8,0 h14 M12,0 h14", "#c8403a", stroke=5)
        pen.path("M-86,-34 L-40,-56 L-36,-30Z", darken(tone, 0.2))
        with pen.at(0, -48, turn=bow):
            with pen.cut(1.2):
                pen.path("M-52,4 C-50,-30 -6,-44 22,-40 C24,-70 34,-84 52,-84 C72,-82 76,-62 66,-50 C70,-14 50,26 4,28 C-24,28 -44,20 -52,4Z", tone)
            pen.path("M66,-70 l26,8 -28,8Z", "#e9b25a")
            pen.path("M28,-44 C44,-34 60,-40 66,-50 C68,-30 60,-16 44,-10 C32,-18 28,-30 28,-44Z", "#6f9a8a")
            pen.path("M-70,4 C-40,-34 0,-30 18,-12 C4,14 -40,22 -70,4Z", darken(tone, 0.14))
            with pen.flat():
                pen.path("M-40,2 q26,6 46,-8 M-30,-10 q18,2 34,-8", darken(tone, 0.4), stroke=3)
                pen.circle(54, -68, 4.6, "#c8403a")
                pen.circle(54, -68, 2, "#1d1420")


def basket(pen, back=False):
    """The wire basket, seen from its side; 360 wide."""
    d = "M-176,-330 L190,-330 L150,-96 L-140,-96Z"
    tone = darken(STEEL, 0.3) if back else STEEL
    with pen.cut(1.3):
        pen.path(d, tone)
        rows, cols = 5, 9
        for r in range(rows):
            for c in range(cols):
                y0, y1 = -318 + r * 44, -318 + r * 44 + 36

                def at(u, y):
                    t = (y + 330) / 234
                    a, b = -176 + 36 * t, 190 - 40 * t
                    return a + (b - a) * u

                u0, u1 = (c + 0.14) / cols, (c + 0.9) / cols
                pen.erase(f"M{at(u0, y0):.1f},{y0} L{at(u1, y0):.1f},{y0} L{at(u1, y1):.1f},{y1} L{at(u0, y1):.1f},{y1}Z")


def trolley_frame(pen):
    pen.path("M-140,-96 L-150,-44 H130 L190,-330 L212,-362", darken(STEEL, 0.16), stroke=13)
    pen.path("M-120,-60 H120", darken(STEEL, 0.16), stroke=10)
    for x in (-130, 110):
        pen.path(f"M{x - 8},-46 h16 v20 h-16Z", "#5f7288")
        pen.circle(x, -16, 21, "#3d2340")
        pen.circle(x, -16, 9, "#c9d4e0")
    pen.path("M186,-382 q10,-10 20,0 l30,26 q8,12 -4,18 l-14,-4 -38,-30Z", "#c8403a")


@light_box(id="rj04uw", title="Paper Crown", seed=64, palette="clay court", light=(-0.55, -0.75))
def paint(s: LightBox) -> None:
    """After closing time."""
    s.back("#fff2bd", "#ef9a5a", at=(190, 360), radius=760)
    s.disc("sun", (170, 420), 86, "#fff0b0", halo=0.7)
    s.puffs([(250, 150, 180)], threads=True, colour="#fff1dc")
    s.ridge(560, 12, 300, "#e8ae7a", cut="roofs", depth=0.1, name="far town", haze=0.0)

    def shop(pen):
        pen.path("M330,620 V250 H820 V620Z", "#c9714a")
        pen.path("M310,262 H820 V214 H310Z", "#8a3f3a")
        pen.path("M420,222 h300 v-96 h-300Z", "#f6cf9f")
        pen.path("M436,206 h268 v-64 h-268Z", "#3f6fb0")
        pen.path("M560,192 q-34,-14 -22,-36 q14,8 22,22 q8,-14 22,-22 q12,22 -22,36Z M512,186 h20 v-8 h-20Z M590,186 h20 v-8 h-20Z", "#fff2bd")
        for x in (366, 520, 674):
            pen.path(f"M{x},620 V330 H{x + 130} V620Z", "#6b4a5c")
            for i in range(9):
                pen.path(f"M{x},{340 + i * 31} h130 v20 h-130Z", "#7f5c6c")
            pen.circle(x + 65, 606, 6, "#f6cf9f")

    s.sheet("shop with shutters down", shop, depth=0.2, haze=0.0)
    s.sheet("car park", "M-20,612 H820 V1220 H-20Z", "#c97a4c", depth=0.3, haze=0.0)
    s.sheet("bays", lambda pen: [pen.path(f"M{x},640 h10 L{x + d},800 h-16Z", "#f6dcb4") for x, d in ((60, -60), (190, -40), (320, -16), (450, 10))], depth=0.31, haze=0.0, shadow=(0, 0, 0, 0.1))

    def lamps(pen):
        for x, k in ((70, 1.0), (250, 0.7)):
            pen.path(f"M{x - 5 * k},660 L{x - 4 * k},{660 - 380 * k} h{8 * k} L{x + 5 * k},660Z", "#5a3350")
            pen.path(f"M{x},{660 - 374 * k} q0,{-26 * k} {30 * k},{-26 * k} h{40 * k} v{12 * k} h{-40 * k} q{-16 * k},0 {-18 * k},{14 * k}Z", "#5a3350")

    s.sheet("lamp posts", lamps, depth=0.36, haze=0.0)

    def stack(pen):
        for i in range(4):
            with pen.at(520 + i * 54, 700, scale=0.3):
                basket(pen)
                trolley_frame(pen)

    s.sheet("other trolleys", stack, depth=0.38, haze=0.0, role="prop", count=4)
    s.sheet("long shadow", "M470,1000 L800,1090 V1180 L560,1130 L380,1050Z", "#5f5f9a", depth=0.4, haze=0.0, alpha=0.55, shadow=(0, 0, 0, 0.0))

    def carpet(pen):
        """A till receipt as long as a red carpet."""
        pen.path("M-20,1122 L420,1016 C470,1004 500,992 486,960 L548,956 C590,1000 570,1040 500,1060 L40,1190 L-20,1200Z", "#fff8ea")
        with pen.flat():
            for i in range(9):
                x, y = 40 + i * 46, 1118 - i * 11.6
                pen.path(f"M{x},{y} l10,26 M{x + 14},{y + 10} l6,16 M{x + 26},{y - 5} l9,24", "#b79a8c", stroke=3.4)

    s.sheet("till receipt", carpet, depth=0.44, haze=0.0, role="accent")
    s.sheet("far pigeons", lambda pen: [pigeon(pen, x, y, k, t, f, b) for x, y, k, t, f, b in ((60, 900, 0.62, "#9aa3b8", False, 14), (160, 872, 0.6, "#b8a6a8", False, 22), (262, 860, 0.58, "#8f98b4", False, 16), (356, 838, 0.56, "#c9c0bc", False, 24))], depth=0.5, haze=0.0, role="prop", count=4)
    cx, cy, k = 528, 1034, 1.12

    def rear(pen):
        with pen.at(cx, cy, scale=k):
            basket(pen, back=True)

    s.sheet("trolley back", rear, depth=0.54, haze=0.0)
    s.sheet("cushions", lambda pen: (pen.path("M376,920 q150,-40 320,0 v-60 q-150,-60 -320,0Z", "#7a3a5c"), pen.path("M390,870 q140,-40 290,-4 v-56 q-140,-44 -290,0Z", "#d9a24a"), pen.path("M380,820 q150,-40 310,0 v-50 q-150,-50 -310,0Z", "#5f8fb8")), depth=0.56, haze=0.0)

    def king(pen):
        """Front view: robe, ermine of cotton wool, face, hands."""
        with pen.at(536, 628):
            pen.path("M-150,170 C-140,40 -100,-10 -40,-26 H40 C100,-10 140,40 156,170 Q0,220 -150,170Z", "#c8403a")
            with pen.cut(1.1):
                pen.path("M-44,-30 Q0,-6 44,-30 C86,-16 100,6 84,22 C40,52 -40,52 -84,22 C-100,6 -86,-16 -44,-30Z", "#fff8ea")
            with pen.flat():
                for x, y in ((-62, 6), (-30, 22), (4, 28), (36, 20), (66, 4)):
                    pen.path(f"M{x},{y} l5,12 -10,0Z", "#3d2340")
            pen.path("M-26,30 L-8,190 H8 L26,30 Q0,40 -26,30Z", "#e9c49a")
            pen.path("M-20,-30 q20,14 40,0 v-30 h-40Z", "#97603f")
            pen.circle(-66, -86, 17, "#a86a48")
            pen.circle(66, -86, 17, "#a86a48")
            pen.path("M-66,-92 C-66,-166 66,-166 66,-92 C64,-40 34,-22 0,-22 C-34,-22 -64,-40 -66,-92Z", "#a86a48")
            pen.path("M-68,-96 C-74,-160 74,-160 68,-96 C50,-124 20,-132 0,-126 C-26,-134 -52,-122 -68,-96Z", "#2b1a1e")
            with pen.flat():
                pen.path("M-38,-84 h26 M14,-84 h26", "#2b1a1e", stroke=6)
                pen.circle(-24, -76, 6, "#2b1a1e")
                pen.circle(27, -76, 6, "#2b1a1e")
                pen.path("M-14,-44 h30", "#7a2f24", stroke=5)
                pen.circle(-44, -56, 11, "#c07a58")
                pen.circle(46, -56, 11, "#c07a58")
            with pen.cut(1.4):
                pen.path("M-78,-122 L-92,-232 L-48,-176 L-24,-254 L0,-182 L26,-254 L50,-176 L92,-232 L78,-122 Q0,-98 -78,-122Z", "#f2bd3f")
                pen.erase("M-40,-136 l9,-13 9,13 -9,13Z M-9,-132 l9,-13 9,13 -9,13Z M22,-136 l9,-13 9,13 -9,13Z")
            pen.path("M66,-128 l24,-6 -4,26 -20,2Z", "#fff8ea")

    boy = s.sheet("small king in a paper crown", king, depth=0.6, haze=0.0, role="subject")
    s.lamp((536, 500), 260, "#ffe3a0", 0.2)

    def front(pen):
        with pen.at(cx, cy, scale=k):
            basket(pen)
            trolley_frame(pen)

    throne = s.sheet("shopping trolley", front, depth=0.7, haze=0.0, role="subject")
    def leek(pen):
        with pen.at(350, 640, turn=-8):
            for a in (-24, -8, 10, 26):
                with pen.at(0, -90, turn=a):
                    pen.path("M-10,0 C-16,-60 -8,-120 0,-146 C10,-120 16,-60 10,0Z", "#5f8a4a" if a in (-24, 10) else "#7aa45a")
            pen.path("M-14,100 V-100 h28 V100 q-14,12 -28,0Z", "#e9efc9")
            pen.path("M-10,104 l-10,22 M0,106 v24 M10,104 l10,22", "#c9b48a", stroke=4)
        pen.taper([(450, 650), (404, 690), (364, 668)], 52, 34, "#b5362f")
        pen.circle(352, 656, 22, "#a86a48")
        pen.taper([(626, 650), (690, 690), (716, 664)], 52, 34, "#b5362f")
        pen.circle(724, 654, 22, "#a86a48")

    s.sheet("arms and leek", leek, depth=0.76, haze=0.0, role="prop")
    man = s.figure(at=(196, 1090), age="old", pose="kneel", view="right", height=380, role="witness", lift=None, depth=0.78, haze=0.0, clothes=dict(top="uniform", colour="#3f5f9a", hat="none", beard="moustache"), hair="bald", prop=None, look="down", expression="calm", reach={"hand_right": (110, -96), "hand_left": (100, -86)}, label="kneeling policeman", seed=6)
    hx, hy = man["hand_right"]
    s.sheet("police helmet", lambda pen: (pen.path(f"M{hx - 46},{hy + 8} C{hx - 44},{hy - 70} {hx + 44},{hy - 70} {hx + 46},{hy + 8}Z", "#2c3f6c"), pen.path(f"M{hx - 58},{hy + 4} h116 v13 q-58,12 -116,0Z", "#22335a"), pen.circle(hx, hy - 26, 14, "#d9a24a"), pen.circle(hx, hy - 60, 7, "#d9a24a")), depth=0.84, haze=0.0, role="prop")
    s.sheet("near pigeons", lambda pen: [pigeon(pen, x, y, k2, t, f, b) for x, y, k2, t, f, b in ((420, 1148, 0.86, "#9aa3b8", False, -8), (560, 1176, 0.92, "#b8a6a8", True, 18), (724, 1166, 0.96, "#7f8aa8", True, 20))], depth=0.9, haze=0.0, role="prop", count=3)
    s.sheet("kerb", "M-20,1184 H820 V1220 H-20Z", mix("#8a3f3a", "#3d2340", 0.4), depth=0.94, haze=0.0, plane="front")
    s.relate(throne, "replaces", "a throne")
    s.describe("A boy in a paper crown sits in a shopping trolley. Wrapped in red, he"
               " holds a leek; his face is stern. A long receipt lies like a carpet. "
               "Pigeons stand there, and a policeman kneels, helmet in hand. The shop"
               " is shut. The sun is low.")  # fmt: skip
    s.moods("proud", "poor", "dignified", "lonely")
    s.themes("power", "play", "poverty", "respect", "loneliness")
    s.says("by royal order", "closing time", "king for a day", "all he has", "long live", "off with their heads", "the people's choice", "bargain", "no fixed address", "pomp", "it's good to be small", "court of pigeons",
           "who pays for all this", "uneasy lies the head", "special offer", "dress rehearsal", "a knight at last", "empire of one")
    s.about(place="a car park", time="sunset", weather="warm", light="low sun", view="eye level", composition="right")
