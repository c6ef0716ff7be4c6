"""The Bunk Below: a bunk bed ten storeys high, a lake at its foot and an aeroplane at its top."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

HEIGHTS = (176, 150, 134, 120, 108, 98, 88, 80, 72, 66)
WOOD = "#8a5a44"
PAPERS = ("#1d4652", "#4a3348", "#5a3a34", "#24505a", "#3a4468", "#274654", "#53364a", "#1f5552", "#453f60", "#2f5a66")


def storeys():
    """(floor y, height, left, right) from the ground up."""
    y, out = 1150.0, []
    for h in HEIGHTS:
        up = (1150 - y) / 1100
        out.append((y, float(h), 36 + 74 * up, 432 - 78 * up))
        y -= h
    return out


def sleeper(pen, x0, x1, y, h, skin, hair, blanket, flip=False, awake=False):
    """Pillow, head, blanket."""
    w = x1 - x0
    with pen.at((x0 + x1) / 2, y, flip=flip):
        a = -w / 2
        pen.path(f"M{a + 10},{-h * 0.24} q{w * 0.1},{-h * 0.24} {w * 0.24},0 v{h * 0.1} h{-w * 0.24}Z", "#f3ead6")
        r = h * 0.2
        hx, hy = a + w * 0.17, -h * 0.4
        pen.circle(hx, hy, r, skin)
        pen.path(f"M{hx - r * 1.06},{hy + r * 0.3} C{hx - r * 1.3},{hy - r * 1.5} {hx + r * 1.1},{hy - r * 1.6} {hx + r},{hy - r * 0.2} C{hx + r * 0.3},{hy - r * 0.8} {hx - r * 0.4},{hy - r * 0.6} {hx - r * 1.06},{hy + r * 0.3}Z", hair)
        with pen.flat():
            if awake:
                pen.circle(hx - r * 0.1, hy + r * 0.15, r * 0.14, "#0c1d26")
                pen.circle(hx + r * 0.55, hy + r * 0.15, r * 0.14, "#0c1d26")
            else:
                pen.path(f"M{hx - r * 0.35},{hy + r * 0.15} q{r * 0.2},{r * 0.2} {r * 0.4},0 M{hx + r * 0.3},{hy + r * 0.15} q{r * 0.2},{r * 0.2} {r * 0.4},0", "#0c1d26", stroke=max(1.6, r * 0.13))
        pen.path(f"M{a + w * 0.22},{-h * 0.16} C{a + w * 0.3},{-h * 0.46} {a + w * 0.6},{-h * 0.42} {a + w * 0.72},{-h * 0.36} C{a + w * 0.86},{-h * 0.46} {a + w * 0.95},{-h * 0.34} {a + w * 0.97},{-h * 0.12} H{a + w * 0.22}Z", blanket)
        cover = f"M{a + w * 0.22},{-h * 0.16} C{a + w * 0.3},{-h * 0.46} {a + w * 0.6},{-h * 0.42} {a + w * 0.72},{-h * 0.36} C{a + w * 0.86},{-h * 0.46} {a + w * 0.95},{-h * 0.34} {a + w * 0.97},{-h * 0.12} H{a + w * 0.22}Z"
        with pen.clip(cover), pen.flat():
            if awake or h > 140:  # dots, stripes or checks: every child has its own
                for i in range(14):
                    for j in range(3):
                        pen.circle(a + w * (0.26 + 0.055 * i + 0.027 * (j % 2)), -h * (0.16 + 0.1 * j), h * 0.022, lighten(blanket, 0.45))
            elif flip:
                for i in range(9):
                    pen.path(f"M{a + w * (0.28 + 0.08 * i)},0 l{w * 0.03},{-h * 0.6}", lighten(blanket, 0.35), stroke=h * 0.05)
            else:
                for i in range(12):
                    pen.line(a + w * (0.24 + 0.065 * i), 0, a + w * (0.24 + 0.065 * i), -h * 0.6, lighten(blanket, 0.3), h * 0.025)
                for j in range(3):
                    pen.line(a, -h * (0.18 + 0.1 * j), -a, -h * (0.18 + 0.1 * j), lighten(blanket, 0.3), h * 0.025)
        pen.path(f"M{a + w * 0.22},{-h * 0.16} q{w * 0.01},{-h * 0.12} {w * 0.05},{-h * 0.17} l{w * 0.06},{h * 0.04} q{-w * 0.03},{h * 0.08} {-w * 0.03},{h * 0.14}Z", "#f3ead6")


@light_box(id="qpkn2z", title="The Bunk Below", seed=91, palette="back seat", light=(0.5, -0.8))
def paint(s: LightBox) -> None:
    """Lights out, long ago."""
    s.back("#b98a7c", "#12303a", at=(620, 560), radius=760)
    s.stars(110, 620)
    s.ridge(560, 10, 300, "#3a6068", cut="roofs", depth=0.1, name="far town", haze=0.0)
    s.sheet("town lights", lambda pen: [pen.lit(f"M{x},{y} h7 v9 h-7Z", "#ffd28a") for x, y in ((470, 590), (520, 600), (566, 586), (630, 604), (690, 588), (744, 600), (500, 622), (610, 630), (716, 626))], depth=0.11, haze=0.0)

    def wall(pen):
        """The bedroom ends at half height, torn like wallpaper."""
        d = "M-20,1220 V760 L40,740 L110,766 L200,730 L300,752 L420,700 L500,724 L560,668 L640,700 L700,640 L760,664 L820,620 V1220Z"
        pen.path(d, "#2c5560")
        with pen.flat():
            for i in range(11):
                x = 452 + i * 36
                pen.path(f"M{x},{770 - i * 6} V1220 h8 V{768 - i * 6}Z", "#356470")
        pen.path("M-20,1060 H820 V1220 H-20Z", "#5b3f3a")
        pen.path("M-20,1048 H820 V1066 H-20Z", "#e3d3b8")

    s.sheet("bedroom wall", wall, depth=0.24, haze=0.0)
    s.sheet("picture", lambda pen: (pen.path("M560,800 h150 v120 h-150Z", "#e7a94a"), pen.path("M572,812 h126 v96 h-126Z", "#f3ead6"), pen.path("M590,900 q40,-66 80,-10 l20,18 h-100Z", "#5a7b7c"), pen.path("M606,860 l30,-30 30,30 v40 h-60Z", "#e0473a"), pen.line(635, 780, 600, 800, "#0c1d26", 2), pen.line(635, 780, 672, 800, "#0c1d26", 2)), depth=0.3, haze=0.0)
    rooms = storeys()

    def back(pen):
        for i, (y, h, x0, x1) in enumerate(rooms):
            pen.path(f"M{x0},{y} V{y - h} H{x1} V{y}Z", PAPERS[i])

    s.sheet("inside of the bunks", back, depth=0.4, haze=0.0)

    def pinned(pen):
        """What hangs on the walls of the bunks: night lights, drawings, a string of flags."""
        for i, side in ((1, 0.72), (4, 0.78), (6, 0.3), (8, 0.4)):
            yy, hh, a, b = rooms[i]
            x = a + (b - a) * side
            pen.lit(f"M{x - hh * 0.1},{yy - hh * 0.62} h{hh * 0.2} l{hh * 0.06},{hh * 0.16} h{-hh * 0.32}Z", "#ffd890", 0.8)
        for i, side, tone in ((3, 0.32, "#5a7b7c"), (7, 0.74, "#e7a94a"), (1, 0.45, "#e0876a")):
            yy, hh, a, b = rooms[i]
            x, w = a + (b - a) * side, hh * 0.26
            pen.rect(x - w, yy - hh * 0.82, w * 2, w * 1.5, "#f3ead6")
            pen.path(f"M{x - w * 0.8},{yy - hh * 0.82 + w * 1.3} l{w * 0.6},{-w * 0.8} {w * 0.5},{w * 0.4} {w * 0.3},{-w * 0.3} {w * 0.2},{w * 0.7}Z", tone)
        yy, hh, a, b = rooms[5]
        for k in range(8):
            pen.path(f"M{a + 120 + k * 20},{yy - hh + 12 + 8 * (1 - ((k - 3.5) / 3.5) ** 2)} h16 l-8,18Z", ("#e0473a", "#f3ead6", "#e7a94a")[k % 3])

    s.sheet("on the walls of the bunks", pinned, depth=0.42, haze=0.0)
    y, h, x0, x1 = rooms[0]

    def lake(pen):
        pen.path(f"M{x0},{y - 8} V{y - 84} q30,-14 62,0 t62,0 t62,0 t62,0 t62,0 t62,0 V{y - 8}Z", "#3f8a9a")
        for i in range(4):
            pen.path(f"M{x0 + 20 + i * 14},{y - 70} q{-4 + i * 3},-40 {-8 + i * 8},-64", "#6f9a6a", stroke=6)
        pen.oval(x1 - 90, y - 74, 44, 10, "#6f9a6a")
        pen.path(cuts.star(x1 - 84, y - 86, 18, 8, 0.5), "#f3c9b0")

    def water(pen):
        pen.path(f"M{x0},{y - 6} V{y - 52} q30,-16 62,0 t62,0 t62,0 t62,0 t62,0 t62,0 V{y - 6}Z", "#2a6f84")
        with pen.flat():
            pen.path(f"M{x0 + 60},{y - 30} h70 M{x0 + 190},{y - 24} h90", "#8fc3c4", stroke=4)

    bunk = s.sheet("lake in the lowest bunk", lake, depth=0.44, haze=0.0, role="prop")
    s.lamp((230, 1080), 190, "#bfe6e0", 0.32)
    s.put("otter", at=(214, 1146), scale=0.44, colour="#7a5238", role="accent", lift=None, depth=0.47, haze=0.0)
    s.sheet("lake water", water, depth=0.5, haze=0.0)
    kids = ((1, "#e6b08c", "#5b2f22", "#e0473a", False, False), (3, "#8a5a40", "#1d1418", "#e7a94a", True, False), (4, "#f0c8a4", "#c98f4e", "#5a7b7c", False, True), (6, "#c98b64", "#2b1c16", "#a94a5a", True, False), (7, "#f0c8a4", "#8a3f2a", "#3f8a7a", False, False), (8, "#8a5a40", "#1d1418", "#d9c08a", True, True))

    def beds(pen):
        for i, skin, hair, blanket, flip, awake in kids:
            yy, hh, a, b = rooms[i]
            sleeper(pen, a + 8, b - 8, yy - 4, hh, skin, hair, blanket, flip, awake)
        yy, hh, a, b = rooms[2]  # a tent of light
        pen.path(f"M{a + 20},{yy - 14} Q{(a + b) / 2 - 20},{yy - hh * 1.05} {b - 40},{yy - 14}Z", "#d9773a")
        pen.lit(f"M{a + 60},{yy - 14} Q{(a + b) / 2 - 20},{yy - hh * 0.86} {b - 90},{yy - 14}Z", "#ffd28a")
        with pen.cut(0.6):
            pen.path(f"M{a + 104},{yy - 14} q4,-40 26,-42 q-18,-12 -6,-28 q18,-12 28,4 q6,16 -8,24 q26,8 28,42Z", "#5b2f22")
            pen.path(f"M{a + 170},{yy - 16} l30,-26 30,18 -4,10Z", "#5b2f22")
        yy, hh, a, b = rooms[5]  # made and empty
        pen.path(f"M{a + 8},{yy - 8} V{yy - hh * 0.32} H{b - 8} V{yy - 8}Z", "#f3ead6")
        pen.path(f"M{a + 70},{yy - 8} V{yy - hh * 0.34} H{b - 8} V{yy - 8}Z", "#8a8f9a")
        pen.path(f"M{a + 16},{yy - hh * 0.3} q26,-20 50,0Z", "#ffffff")
        for dx, dy, r in ((42, -58, 12), (33, -69, 5), (51, -69, 5), (42, -38, 15)):  # a bear keeps the place
            pen.circle(a + dx, yy + dy, r, "#b98652")
        with pen.flat():
            pen.circle(a + 38, yy - 60, 2, "#0c1d26")
            pen.circle(a + 46, yy - 60, 2, "#0c1d26")
        yy, hh, a, b = rooms[3]  # a cat on the blanket
        pen.path(f"M{a + 60},{yy - hh * 0.38} C{a + 64},{yy - hh * 0.7} {a + 120},{yy - hh * 0.7} {a + 126},{yy - hh * 0.38}Z", "#e9d9c0")
        pen.path(f"M{a + 50},{yy - hh * 0.4} l2,-26 12,9 h10 l12,-9 2,26 q-18,16 -38,0Z", "#f3ead6")
        pen.path(f"M{a + 122},{yy - hh * 0.4} q22,2 24,-22", "#e9d9c0", stroke=7)
        with pen.flat():
            pen.path(f"M{a + 57},{yy - hh * 0.47} q5,4 9,0 M{a + 74},{yy - hh * 0.47} q5,4 9,0", "#0c1d26", stroke=1.8)
        yy, hh, a, b = rooms[9]  # the eldest sits up and reaches for the lamp
        pen.path(f"M{a + 10},{yy - 6} q70,-36 150,0Z", "#c2574a")
        pen.path(f"M{b - 82},{yy - 6} C{b - 84},{yy - 36} {b - 46},{yy - 38} {b - 44},{yy - 6}Z", "#e7a94a")
        pen.taper([(b - 56, yy - 28), (b - 34, yy - 24), (b - 14, yy - 26)], 9, 6, "#e7a94a")
        pen.circle(b - 66, yy - 42, 13, "#f0c8a4")
        pen.path(f"M{b - 80},{yy - 40} C{b - 82},{yy - 62} {b - 52},{yy - 62} {b - 53},{yy - 46} C{b - 62},{yy - 50} {b - 70},{yy - 50} {b - 80},{yy - 40}Z", "#5b2f22")

    s.sheet("siblings", beds, depth=0.5, haze=0.0, role="prop", count=8)

    def frame(pen):
        for i, (yy, hh, a, b) in enumerate(rooms):
            w = 16 - i * 0.8
            tone = lighten(WOOD, 0.02 * i)
            pen.path(f"M{a - 6},{yy} V{yy - hh} h{w} V{yy}Z M{b + 6},{yy} V{yy - hh} h{-w} V{yy}Z", darken(tone, 0.14))
            pen.path(f"M{a - 10},{yy - hh * 0.16} H{b + 10} V{yy + 2} H{a - 10}Z", tone)
            with pen.flat():
                pen.path(f"M{a},{yy - hh * 0.1} H{b}", darken(tone, 0.16), stroke=2)
        yy, hh, a, b = rooms[9]
        pen.path(f"M{a - 12},{yy - hh} h{b - a + 24} v-12 h{-(b - a + 24)}Z", lighten(WOOD, 0.2))

    tower = s.sheet("bunk bed of ten storeys", frame, depth=0.6, haze=0.0, role="subject")
    def odds(pen):
        """A line fished into the lake, socks on a rail."""
        yy, hh, a, b = rooms[1]
        pen.path(f"M{b - 190},{yy - 74} Q{b - 120},{yy - 40} {b - 96},{yy + 30}", "#e7a94a", stroke=5)
        pen.path(f"M{b - 96},{yy + 30} V{yy + 104}", "#f3ead6", stroke=2)
        pen.circle(b - 96, yy + 108, 8, "#e0473a")
        yy, hh, a, b = rooms[6]
        for dx, tone in ((60, "#e0473a"), (82, "#f3ead6")):
            pen.path(f"M{a + dx},{yy - 4} h13 v26 q14,2 14,13 h-27Z", tone)

    s.sheet("odds and ends", odds, depth=0.64, haze=0.0)
    s.sheet("clouds round the top", lambda pen: [pen.path(cuts.cloud(s.rng, x, y, w), t) for x, y, w, t in ((450, 330, 170, "#a9b7b4"), (10, 350, 170, "#8fa4a6"), (490, 214, 120, "#c9cdc4"))], depth=0.66, haze=0.0)

    def ladder(pen):
        for a, b in (((430, 1150), (360, 40)), ((484, 1150), (392, 40))):
            pen.line(*a, *b, "#c9925e", 9)
        for i in range(34):
            t = i / 34
            pen.line(430 - 70 * t, 1130 - 1090 * t, 484 - 92 * t, 1130 - 1090 * t, "#c9925e", 7 - 3 * t)

    s.sheet("ladder", ladder, depth=0.72, haze=0.0)
    mum = s.figure(at=(444, 830), age="adult", pose="climb", view="back", height=230, role="witness", lift=None, depth=0.78, haze=0.0, clothes=dict(top="bathrobe", colour="#d98a7a", shoes="slippers"), hair="bun", prop=None, reach={"hand_left": (-36, -262), "hand_right": (66, -146)}, label="mother on the ladder", seed=3)
    hx, hy = mum["hand_right"]
    s.sheet("her lamp", lambda pen: (pen.path(f"M{hx - 16},{hy + 6} q16,-24 32,0", "#e7a94a", stroke=4), pen.path(f"M{hx - 20},{hy + 8} h40 v50 h-40Z", "#7a5228"), pen.lit(f"M{hx - 14},{hy + 14} h28 v38 h-28Z", "#ffe2a0")), depth=0.8, haze=0.0, role="prop")
    s.lamp((hx, hy + 30), 190, "#ffd28a", 0.4)

    def plane(pen):
        """Comes so near that its wing touches the top rail."""
        with pen.at(640, 112, turn=-4):
            pen.path("M-60,-10 L-290,-22 L-288,-6 L-30,26Z", "#c9cdc4")
            pen.path("M-150,-20 C-110,-56 100,-56 190,-38 L236,-110 L270,-108 L256,-20 C256,14 60,30 -60,26 C-120,24 -170,4 -150,-20Z", "#f3ead6")
            pen.path("M-152,-8 C-120,8 100,16 258,-6 C252,14 60,30 -60,26 C-110,24 -150,10 -152,-8Z", "#e0473a")
            for i in range(7):
                pen.lit(f"M{-84 + i * 36},-30 h18 v16 h-18Z", "#ffd28a")
            pen.path("M10,8 L-60,112 L-20,112 L90,8Z", "#a9b1aa")
            pen.circle(-288, -14, 11, "#0c1d26")
            pen.lit(cuts.circle(-288, -14, 8), "#ff6a52")
            pen.lit(cuts.circle(-42, 112, 8), "#8af0a0")

    s.sheet("aeroplane", plane, depth=0.84, haze=0.0, role="prop")
    s.lamp((350, 116), 90, "#ff6a52", 0.5)
    s.sheet("floor things", lambda pen: (pen.path("M500,1180 Q650,1110 800,1170 Q660,1220 500,1180Z", "#a94a5a"), pen.path("M530,1178 Q650,1128 770,1168 Q660,1204 530,1178Z", "#e7a94a"), [pen.path(f"M{x},1166 q2,-26 30,-26 q40,4 44,26Z", "#5a7b7c") for x in (580, 650)], [pen.circle(x, 1146, 11, "#f3ead6") for x in (626, 696)]), depth=0.88, haze=0.0)
    s.sheet("spill of the lake", lambda pen: (pen.path("M30,1152 H430 C470,1152 500,1168 470,1184 C420,1206 80,1204 20,1190Z", "#3f8a9a"), pen.path("M70,1170 h120 v5 h-120Z M260,1178 h110 v5 h-110Z", "#8fc3c4")), depth=0.9, haze=0.0)
    s.relate(tower, "contains", bunk)
    s.describe("A bunk bed ten storeys high rises into the night sky. Children sleep "
               "in it; one bunk glows as a tent, one holds only a bear, the lowest is"
               " an otter’s lake. A woman climbs the ladder with a lantern. At the "
               "top a child touches an aeroplane.")  # fmt: skip
    s.moods("crowded", "lonely", "cosy", "dizzy")
    s.themes("siblings", "night", "families", "height", "who is missing")
    s.says("are you asleep", "high-rise", "pecking order", "who gets the top", "sleeping tower", "population growth", "good night times ten", "the youngest gets the lake", "vertigo", "hand-me-down", "otterly awake", "sleeping upwards",
           "upstairs, downstairs", "one is missing", "final boarding call", "a mother's work", "stacked", "red-eye flight")
    s.about(place="a bedroom", time="night", weather="clear", light="a lamp and lit windows", view="eye level", composition="left")
