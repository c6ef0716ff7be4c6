"""The One Who Couldn't: nine badgers sleep through the winter and one does not."""

import numpy as np

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.motifs._forms import blob, tube
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

EARTH, CLAY, HOLLOW, WARM = "#3a2418", "#5c3a22", "#7a4a26", "#b3722f"
SNOW_LINE = 396.0
BURROW = blob("404,470 560,520 716,640 760,830 700,1010 560,1090 380,1104 190,1084 66,1000 36,830 88,650 250,520")
UPPER = "96,1044 92,960 150,880 240,826 330,836 420,900 470,970 486,1044 400,1062 280,1068 170,1064"
LOWER = ("128,1072 138,962 190,914 246,906 282,944 292,1016 326,1058 366,1056 396,1012 404,950 424,926 "
         "444,958 448,1070 280,1084")
QUILT = ("#a8423a", "#d9a441", "#5f7a6a", "#c97a4a", "#e6d3a4", "#6a4a5e", "#7f8f5a")


def _tree(pen: Pen) -> None:
    ink = "#2c2d3c"
    for d in ("150,398,22 146,330,20 176,250,15 152,170,9 176,96,4", "170,262,11 226,210,8 262,206,5 300,170,2",
              "226,210,6 240,160,4 230,116,2", "150,300,12 96,250,8 70,184,5 28,160,2", "84,222,6 44,226,4 14,214,2",
              "156,180,7 116,124,4 112,70,2", "262,206,4 300,222,2"):  # fmt: skip
        pen.path(tube(d), ink)
    for d in ("138,326,6 166,250,5 146,172,3", "170,250,4 224,202,4 262,198,3", "94,244,4 68,180,3"):
        pen.path(tube(d), "#eef2f8", 0.9)


def _earth(pen: Pen, rng: np.random.Generator) -> None:
    pen.path(f"M0,{SNOW_LINE} Q200,{SNOW_LINE - 26} 400,{SNOW_LINE + 6} T800,{SNOW_LINE - 8} V1200 H0Z", EARTH)
    for i in range(150):
        x, y = rng.uniform(0, 800), rng.uniform(SNOW_LINE + 30, 1200)
        pen.oval(x, y, rng.uniform(4, 22), rng.uniform(3, 9), mix(EARTH, CLAY, rng.uniform(-0.3, 0.9)))
    for x, y, r in ((70, 520, 26), (720, 500, 34), (40, 1130, 38), (770, 1120, 30), (640, 1160, 22), (250, 1150, 18)):
        pen.oval(x, y, r * 1.3, r, "#6f6258")
        pen.oval(x - r * 0.3, y - r * 0.3, r * 0.7, r * 0.45, "#8d7d6c")
    pen.path(f"M0,{SNOW_LINE - 8} Q200,{SNOW_LINE - 36} 400,{SNOW_LINE - 4} T800,{SNOW_LINE - 18} v34 "
             f"Q620,{SNOW_LINE + 44} 400,{SNOW_LINE + 26} T0,{SNOW_LINE + 22}Z", "#eef3f8")  # fmt: skip


def _hollow(pen: Pen) -> None:
    pen.path(BURROW, darken(HOLLOW, 0.45))
    with pen.clip(BURROW):
        with pen.at(4, 16):
            pen.path(BURROW, darken(HOLLOW, 0.2))
        pen.radial("M0,400H800V1200H0Z", (600, 850), 420, [(0, WARM), (0.6, HOLLOW), (1, darken(HOLLOW, 0.3))])
        pen.path("M0,1010 Q200,980 420,1000 T800,980 V1200 H0Z", darken(CLAY, 0.05))
        for i in range(60):
            x = (i * 137) % 800
            pen.line(x, 1010 + (i * 29) % 80, x + 26 - i % 52, 1004 + (i * 29) % 80, "#c99a4a", 2.4, 0.7)


def _roots(pen: Pen) -> None:
    for d in ("150,428,27 128,520,22 84,640,16 56,800,10 66,930,4", "164,436,20 220,500,14 320,540,9 380,600,3",
              "140,440,18 60,520,12 20,640,6", "820,470,16 770,560,13 756,680,9 742,840,4",
              "810,500,12 700,510,9 620,520,6 560,580,2", "196,500,8 240,580,6 236,660,2", "762,590,7 700,620,5 686,690,2"):  # fmt: skip
        pen.path(tube(d), "#2a1a14")
        with pen.at(-3, -3):
            words = [w.split(",") for w in d.split()]
            pen.path(tube(" ".join(f"{x},{y},{float(r) * 0.5}" for x, y, r in words)), "#6a4730")


def _quilt(pen: Pen, rng: np.random.Generator, outline: str) -> None:
    d = blob(outline)
    pen.path(d, QUILT[0])
    with pen.clip(d):
        for r in range(6):
            for c in range(9):
                x, y = 70 + c * 52 + r * 6, 826 + r * 44 + 10 * np.sin(c * 1.1 + r)
                tone = QUILT[int(rng.integers(7))]
                pen.poly([(x, y), (x + 52, y + 8), (x + 56, y + 52), (x + 5, y + 46)], tone)
                pen.poly([(x, y), (x + 52, y + 8), (x + 53, y + 16), (x + 2, y + 8)], lighten(tone, 0.22))
                pen.poly([(x + 5, y + 46), (x + 56, y + 52), (x + 52, y + 8)], darken(tone, 0.2), 0.35, stroke=2.4, closed=False)


def _acorns(pen: Pen) -> None:
    pen.path("M300,620 Q440,668 620,616", "#3a2418", stroke=4)
    for i in range(9):
        x, y = 316 + i * 36, 630 + 20 * np.sin((i + 0.5) / 9 * np.pi)
        pen.line(x, y - 2, x, y + 8, "#3a2418", 2.5)
        pen.path(f"M{x - 13},{y + 22} Q{x - 12},{y + 6} {x},{y + 6} Q{x + 12},{y + 6} {x + 13},{y + 22}Z", "#6b4526")
        if i > 2:
            pen.path(f"M{x - 11},{y + 21} Q{x - 12},{y + 44} {x},{y + 52} Q{x + 12},{y + 44} {x + 11},{y + 21}Z", "#c88a3c")
            pen.path(f"M{x - 8},{y + 22} Q{x - 9},{y + 38} {x - 3},{y + 44} V{y + 22}Z", "#e8b868")


def _patience(pen: Pen) -> None:
    pen.path("M474,1046 Q480,1000 492,988 H742 Q756,1000 762,1046 Q620,1074 474,1046Z", "#5a3820")
    pen.oval(617, 990, 128, 25, "#a8743f")
    pen.oval(617, 988, 116, 20, "#c08a4e")
    for i, (x, y, tone) in enumerate(((540, 982, "#c4502f"), (574, 976, "#d9a33a"), (608, 974, "#8f9a3f"), (566, 996, "#a83f2f"),
                                      (602, 999, "#d98a3a"), (640, 998, "#c4502f"), (676, 992, "#e0b84a"))):  # fmt: skip
        with pen.at(x, y, turn=-20 + i * 9):
            pen.path("M-15,0 Q-6,-9 4,-7 L17,0 L4,7 Q-6,9 -15,0Z", tone)
            pen.line(-14, 0, 14, 0, "#5a2f1c", 1.6)


def _hand_of_leaves(pen: Pen, at: tuple[float, float]) -> None:
    for k, tone in ((-46, "#d9a33a"), (-16, "#c4502f"), (14, "#8f9a3f"), (44, "#e0c05a")):
        with pen.at(*at, turn=k):
            pen.path("M0,2 Q-14,-20 0,-50 Q14,-20 0,2Z", tone)
            pen.line(0, 0, 0, -44, "#5a2f1c", 1.8)


@card(id="xz4wyz", title="The One Who Couldn't", seed=21, palette="candle", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    s.sky([(0, "#5b6c94"), (0.5, "#a9bad6"), (1, "#e6ecf4")], horizon=400, texture=0.3)
    s.hills(300, 30, 240, "#dfe7f1", "#b9c7de", haze=0.0, texture="snow", name="far snow")
    s.hills(350, 16, 300, "#f4f7fb", "#c9d5e8", haze=0.0, texture="snow", name="near snow")
    for layer in s.layers[-2:]:
        layer.knobs = layer.knobs.but(rim=0.1)
    s.draw(lambda pen: _earth(pen, s.own_rng("earth")[0]), name="earth", role="place", depth=0.8, rim=0.1)
    den = s.draw(_hollow, name="burrow", role="place", depth=0.8, rim=0.0, volume=0.2)
    s.draw(_acorns, name="row of acorns", role="accent", depth=0.85, shadow=(-8, 6, 4, 0.5))
    heap = [(196, 830, -0.86, 16), (330, 846, 0.84, 30), (262, 770, 0.8, 8), (118, 930, 0.86, 40), (300, 900, -0.84, -30),
            (420, 930, 0.86, 20), (150, 1040, -0.95, 36), (432, 1046, 0.9, 44), (286, 1052, 0.98, 14)]  # fmt: skip
    tone = ("#8b827c", "#7a706c", "#9a9088", "#857a70", "#938a86", "#7d7470", "#8f857c", "#9c9288", "#80766e")
    pile = [s.put("sleeping badger", at=(x, y), scale=abs(k), flip=k < 0, tilt=t, colour=tone[i], role="subject",
                  contact=0.0, depth=0.8, paw=i in (3, 5, 7, 8), shadow=(-6, 6, 8, 0.4))
            for i, (x, y, k, t) in enumerate(heap[:6])]  # fmt: skip
    s.draw(lambda pen: _quilt(pen, s.own_rng("quilt")[0], UPPER), name="patchwork quilt", depth=0.85, shadow=(-4, -6, 8, 0.4))
    for i, (x, y, k, t) in list(enumerate(heap))[6:]:
        s.put("sleeping badger", at=(x, y), scale=abs(k), flip=k < 0, tilt=t, colour=tone[i], role="subject", contact=0.0,
              depth=0.85, shadow=(-6, -4, 8, 0.5))  # fmt: skip
    s.draw(lambda pen: _quilt(pen, s.own_rng("quilt")[0], LOWER), name="quilt hem", depth=0.86, record=False,
           shadow=(0, -5, 6, 0.4))  # fmt: skip
    one = s.put("badger", at=(640, 992), scale=1.0, role="subject", label="wide-awake badger", depth=0.9, colour="#9a9088")
    s.draw(_patience, name="stump with leaves laid out", depth=0.95, contact=0.4)
    s.draw(lambda pen: _hand_of_leaves(pen, one["hand"]), name="leaves held like cards", depth=0.95)
    s.put("candle", at=(712, 984), scale=0.42, depth=0.95)
    s.draw(_roots, name="roots", depth=0.95)
    s.draw(_tree, name="bare tree", depth=0.9, rim=0.2)
    s.draw(lambda pen: pen.path("M36,404 Q100,374 150,372 Q205,370 266,400 Q206,416 150,419 Q90,416 36,404Z", "#eef3f8"),
           name="drift", depth=0.9, record=False)  # fmt: skip
    s.glow((712, 890), 340, "#ffc35a", 0.4)
    s.glow((712, 884), 90, "#ffe9a0", 0.6)
    s.snow(90, bottom=380)
    s.relate(den, "is inhabited by", pile[0])
    s.vignette(0.3)
    s.describe("Nine badgers sleep in a burrow, and a tenth is awake. They lie in a "
               "heap under a patchwork quilt. The tenth sits by a candle and holds "
               "leaves like playing cards. On the wall hang nine acorns, three of "
               "them just caps. Above are snow and a bare tree.")  # fmt: skip
    s.moods("cosy", "lonely", "funny", "tender")
    s.themes("sleep", "winter", "waiting", "being different", "family")
    s.says("still six to go", "insomnia", "alone among sleepers", "the night is mine", "winter is long",
           "somebody has to keep watch", "one game more", "counting the days", "snoring in nine voices",
           "too much coffee", "the black sheep is striped", "underground warmth", "everyone else can do it",
           "quiet company", "let sleeping badgers lie", "patience")  # fmt: skip
    s.about(place="a burrow under the snow", time="winter night", weather="light snow", light="one candle",
            view="through the earth, a section", composition="low", witness="one badger awake")  # fmt: skip
