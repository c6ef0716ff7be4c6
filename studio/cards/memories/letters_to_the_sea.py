"""Letters to the Sea: a beach hut is crammed with jars, each with a small tide, and the sea has gone."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WATERS = ("#35a3b0", "#1f8f9f", "#4cb8c0", "#2a7fa0")


def inside(pen, kind, h):
    """What swims in a jar; the water line is at -h."""
    if kind == "boat":
        pen.path(f"M-22,{-h - 4} h44 l-10,16 h-24Z", "#e5483c")
        pen.path(f"M0,{-h - 6} v-34 l20,28Z", "#ffffff")
    elif kind == "whale":
        pen.path(f"M-6,{-h + 6} C-8,{-h - 14} -16,{-h - 22} -30,{-h - 26} C-16,{-h - 34} -4,{-h - 30} 0,{-h - 20} C6,{-h - 32} 18,{-h - 36} 30,{-h - 28} C16,{-h - 22} 8,{-h - 12} 8,{-h + 6}Z", "#0d3f52")
    elif kind == "fish":
        for x, y in ((-14, -h + 34), (14, -h + 54)):
            pen.path(f"M{x - 14},{y} q12,-13 24,0 l10,-8 v16 l-10,-8 q-12,13 -24,0Z", "#f6c445")
    elif kind == "island":
        pen.path(f"M-26,{-h + 6} q26,-34 52,0Z", "#e8c98a")
        pen.path(f"M2,{-h - 14} q4,-22 -2,-36 M0,{-h - 50} q-20,-8 -26,8 M0,{-h - 50} q20,-10 28,4", "#3f7f5c", stroke=5)
    elif kind == "storm":
        pen.path(f"M-28,{-h - 26} a12,12 0 0 1 20,-10 a14,14 0 0 1 26,4 a10,10 0 0 1 8,16 h-50Z", "#7f9aa8")
        pen.path(f"M2,{-h - 22} l-8,14 8,0 -6,14", "#f6c445", stroke=4)
    elif kind == "fin":
        pen.path(f"M-14,{-h + 6} q2,-30 26,-34 q-8,16 0,34Z", "#5f7f8c")


def jar(pen, x, y, w, h, fill, kind, lid, water):
    """A jam jar; origin at the middle of its foot."""
    with pen.at(x, y):
        pen.path(f"M{-w / 2},0 V{-h + 22} q0,-14 12,-18 H{w / 2 - 12} q12,4 12,18 V0 q-{w / 2},8 -{w},0Z", "#e4f6f2")
        t = h * fill
        glass = f"M{-w / 2 + 5},-5 V{-h + 20} H{w / 2 - 5} V-5Z"
        with pen.clip(glass):
            pen.lit(f"M{-w / 2 + 5},-5 V{-h + 22} H{w / 2 - 5} V-5Z", "#f4fff4", 0.22)
            if kind != "fish":
                inside(pen, kind, t)
            pen.path(f"M{-w / 2},0 V{-t} q{w / 8},-12 {w / 4},0 t{w / 4},0 t{w / 4},0 t{w / 4},0 V0Z", water)
            pen.path(f"M{-w / 2},0 V{-t * 0.55} q{w / 8},-9 {w / 4},0 t{w / 4},0 t{w / 4},0 t{w / 4},0 V0Z", darken(water, 0.2))
            if kind == "fish":
                inside(pen, kind, t)
        pen.rect(-w / 2 + 3, -h - 4, w - 6, 18, lid, radius=4)
        with pen.flat():
            pen.path(f"M{-w / 2 + 10},{-h + 26} V{-h * 0.4}", "#ffffff", stroke=4)


def tag(pen, x, y, turn=0, k=1.0):
    """An envelope for a label."""
    with pen.at(x, y, turn=turn, scale=k):
        pen.rect(-19, -13, 38, 26, "#fffdf2")
        with pen.flat():
            pen.path("M-19,-13 L0,3 L19,-13", "#c98a6a", stroke=2.2)
        pen.circle(0, 2, 4, "#e5483c")


@light_box(id="faaxul", title="Letters to the Sea", seed=58, palette="pool tile", light=(0.5, -0.8))
def paint(s: LightBox) -> None:
    """The end of the season."""
    s.back("#fff9d4", "#8fd6da", at=(640, 380), radius=760)
    s.puffs([(640, 150, 200), (736, 270, 120), (96, 170, 160)], threads=True, colour="#ffffff")
    s.ridge(486, 3, 300, "#35a3b0", depth=0.08, name="far sea", haze=0.0)
    s.sheet("far sand", "M-20,500 Q400,494 820,502 V1220 H-20Z", "#f3e3b8", depth=0.14, haze=0.0)
    s.ridge(560, 8, 260, "#ecd6a0", depth=0.2, name="flats 1", haze=0.0)
    s.sheet("stranded boats", lambda pen: (pen.path("M560,590 l110,-16 -14,36 -78,8Z", "#e5483c"), pen.path("M612,578 L626,500 L664,566Z", "#ffffff"), pen.path("M716,566 l60,6 -10,20 -44,-2Z", "#2a7fa0"), pen.path("M748,568 l-8,-50 -22,40Z", "#ffffff")), depth=0.36, haze=0.0, role="prop", count=2)
    s.ridge(640, 10, 320, "#e4c88a", depth=0.38, name="flats 2", haze=0.0)
    s.sheet("ripples", lambda pen: [pen.path(f"M{x},{y} q{w / 4},-10 {w / 2},0 t{w / 2},0", "#cfae6c", stroke=5) for x, y, w in ((520, 690, 120), (650, 720, 140), (500, 770, 160), (690, 800, 110), (560, 860, 130), (520, 1120, 140), (700, 1150, 120))], depth=0.39, haze=0.0, shadow=(0, 0, 0, 0.1))
    s.sheet("things on the dry floor", lambda pen: (pen.path(cuts.star(744, 756, 22, 5, 0.42, 10), "#e5483c"), pen.path("M640,670 q20,-14 40,0 l14,-10 v20 l-14,-10 q-20,14 -40,0Z", "#8fb0b8")), depth=0.4, haze=0.0)

    def back_wall(pen):
        pen.path("M40,1080 V420 L250,230 L460,420 V1080Z", "#1c7f90")
        for i in range(7):
            pen.path(f"M{52 + i * 60},1080 V400 h4 V1080Z", "#186f7f")

    s.sheet("back wall", back_wall, depth=0.44, haze=0.0)
    s.lamp((250, 560), 330, "#fff3b0", 0.42)
    rows = ((470, (250,), 118), (604, (112, 206, 300, 392), 116), (744, (104, 196, 302, 396), 122), (884, (100, 390), 124))
    kinds = ("whale", "boat", "fish", "storm", "island", "fin", "fish", "boat", "island", "storm", "whale")

    def shelves(pen):
        n = 0
        for y, xs, h in rows:
            half = 206 if y > 500 else 120
            pen.path(f"M{250 - half},{y} H{250 + half} V{y + 14} H{250 - half}Z", "#f3e3b8")
            for j, x in enumerate(xs):
                hh = h - 16 * ((j + n) % 2)
                jar(pen, x, y, 78 + 8 * (n % 2), hh, 0.5 + 0.09 * (n % 3), kinds[n % 11], ("#e5483c", "#f6c445", "#fdf7f0")[n % 3], WATERS[n % 4])
                tag(pen, x + 4, y - 20, (-6, 5, -3)[n % 3], 0.8)
                n += 1

    jars = s.sheet("jars with small tides", shelves, depth=0.5, haze=0.0, role="subject", count=11)
    s.sheet("floor of the hut", lambda pen: (pen.path("M30,1040 H470 V1084 H30Z", "#c9985e"), pen.path("M30,1040 H470 V1052 H30Z", "#e0b47c")), depth=0.54, haze=0.0)
    s.sheet("jars on the floor", lambda pen: (jar(pen, 94, 1044, 92, 132, 0.6, "whale", "#f6c445", WATERS[1]), jar(pen, 408, 1044, 88, 118, 0.5, "boat", "#e5483c", WATERS[2]), tag(pen, 96, 1018, 4), tag(pen, 410, 1020, -5)), depth=0.58, haze=0.0, role="subject", count=2)
    s.sheet("crate", lambda pen: (pen.path("M176,1044 V986 H330 V1044Z", "#b98a52"), pen.path("M176,996 h154 v8 h-154Z M176,1022 h154 v8 h-154Z", "#9a6f3e")), depth=0.6, haze=0.0)
    s.figure(at=(252, 990), age="child", pose="paint", view="back_right", height=226, role="prop", lift=None, depth=0.64, haze=0.0, clothes=dict(top="jumper", colour="#e5483c", bottom="shorts", bottom_colour="#0d3f52", shoes="barefoot"), hair="bob", label="child", seed=9)

    def hut(pen):
        """Side walls, roof, a hanging lamp, the folded doors."""
        for x in (18, 452):
            pen.path(f"M{x},1090 V410 h34 V1090Z", "#fdfdf4")
            for i in range(9):
                pen.path(f"M{x},{440 + i * 74} h34 v36 h-34Z", "#e5483c")
        pen.path("M-10,440 L250,190 L510,440 L486,466 L250,240 L14,466Z", "#0d3f52")
        for i in range(8):
            for d in (-1, 1):
                x, y = 250 + d * (28 + i * 29), 232 + i * 28
                pen.path(f"M{x},{y} l{d * 27},26 l{-d * 4},16 q{-d * 20},4 {-d * 26},-22Z", "#f6fdf8" if i % 2 else "#e5483c")
        pen.path("M486,1090 V440 L560,410 V1128Z", "#e5483c")
        for i in range(4):
            pen.path(f"M{498 + i * 16},{1092 + i * 8} V{446 - i * 7} h7 V{1095 + i * 8}Z", "#fdfdf4")
        pen.circle(546, 790, 7, "#f6c445")
        pen.line(250, 240, 250, 300, "#0d3f52", 4)
        pen.lit("M228,300 h44 l10,34 h-64Z", "#fff3b0")

    s.sheet("beach hut", hut, depth=0.74, haze=0.0, role="subject")
    s.sheet("gull on the roof", lambda pen: (pen.path("M238,196 v-24 M254,196 v-24", "#e8a03c", stroke=5), pen.path("M186,150 C200,120 240,116 262,126 C262,104 280,92 296,98 L320,108 L298,116 C300,150 270,178 238,178 C214,178 196,168 186,150Z", "#ffffff"), pen.path("M172,152 C196,126 236,128 252,146 C234,168 200,170 172,152Z", "#9fb8c0"), pen.path("M306,102 l26,8 -28,8Z", "#f6c445"), pen.circle(288, 108, 4, "#0d3f52")), depth=0.76, haze=0.0, role="prop")
    s.sheet("step", "M10,1084 H500 V1130 H-10Z", "#b98a52", depth=0.78, haze=0.0)

    def spilt(pen):
        """One jar has tipped; its trickle runs for the horizon."""
        pen.path("M500,1118 C560,1110 586,1070 580,1020 C574,960 540,930 566,880 C592,830 650,820 640,770 C630,730 600,700 640,660 C672,630 700,610 694,556 C692,526 688,512 692,496 L697,496 C698,510 704,530 706,556 C710,616 690,640 660,668 C630,700 664,720 666,774 C668,836 612,850 590,892 C576,930 608,960 612,1020 C614,1090 580,1146 500,1146Z", "#4cb8c0")
        with pen.at(452, 1110, turn=90, scale=0.9):
            pen.path("M-42,40 V-60 q0,-12 12,-16 H30 q12,4 12,16 V40 q-42,8 -84,0Z", "#e4f6f2")
            pen.path("M4,34 V-74 H36 V34Z", "#35a3b0")
            with pen.flat():
                pen.path("M-30,26 V-46", "#ffffff", stroke=5)
        pen.oval(388, 1152, 40, 10, "#e5483c")

    s.sheet("tipped jar", spilt, depth=0.8, haze=0.0, role="accent")
    man = s.figure(at=(706, 1076), age="old", pose="sit", view="left", height=340, role="witness", lift=None, depth=0.86, haze=0.0, prop=None, clothes=dict(top="raincoat", colour="#f6c445", hat="souwester", hat_colour="#e5a52c", shoes="wellingtons", hair_colour="#d8d4cc", beard="long"), label="old fisherman", seed=5, reach={"hand_left": (-72, -70), "hand_right": (-66, -60)})
    s.sheet("upturned boat", lambda pen: (pen.path("M556,1090 h240 l-26,58 h-186Z", "#2a7fa0"), pen.path("M548,1080 h256 v16 h-256Z", lighten("#2a7fa0", 0.3))), depth=0.84, haze=0.0, behind=None)
    hx, hy = man["hand_west"]
    s.sheet("fishing rod", lambda pen: (pen.taper([(hx + 34, hy + 34), (hx - 2, hy - 90), (hx - 30, hy - 236)], 9, 3.4, "#7a4a2a"), pen.path(f"M{hx - 30},{hy - 236} Q{hx - 44},{hy - 120} 586,{hy + 10}", "#ffffff", stroke=2.4), pen.circle(586, hy + 14, 10, "#e5483c")), depth=0.85, haze=0.0, role="prop", behind="old fisherman")
    s.ridge(1172, 8, 260, mix("#c9a766", "#7a5f3a", 0.4), cut="grass", depth=0.94, plane="front", name="dune", haze=0.0)
    s.relate("sea", "is inside", jars)
    s.describe("In a striped beach hut stand jars with little seas inside. They hold "
               "waves, boats, fish or a whale’s tail; the labels are envelopes. A "
               "child writes on one. Outside the sand is dry. An old man fishes in "
               "the trickle from a tipped jar.")  # fmt: skip
    s.moods("thrifty", "empty", "hopeful", "guilty")
    s.themes("keeping", "the sea", "holidays' end", "too much love", "memory")
    s.says("for winter", "low tide", "preserves", "who took it", "a year's supply", "souvenir", "you can't bottle a wave", "hoarder", "return to sender", "high water, small print", "drought", "rationing",
           "what will he catch now", "archive", "wish you were here", "let it go", "keep in a cool place", "memories in jars")
    s.about(place="a beach", time="late afternoon", weather="dry and clear", light="low sun and a lamp", view="section", composition="left")
