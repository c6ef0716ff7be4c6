"""Off Season: the horses of a carousel swim out to sea; on the first a girl holds on to its brass pole."""

from __future__ import annotations

import math

from reverie_studio.colour import mix
from reverie_studio.figures import Figure
from reverie_studio.pen import Pen, Point
from reverie_studio.scene import Scene, card

DEEP, PALE, GOLD = "#4a5a96", "#f6d6cf", "#e0b04a"
# poll, scale, nod of the head, flipped, coat, shade, mane, saddle
HERD = (((178, 318), 0.4, -8, True, "#c9c6d2", "#8f8aa8", "#5a5a86", "#3f8a86"), ((492, 366), 0.62, 14, False, "#b5714a", "#7d4638", "#3a2430", "#e0a83c"))
FIRST = ((214, 520), 1.06, 0, False, "#f6efe4", "#bdb2cc", "#d08a4a", "#c23a48")


def horse(pen: Pen, s: Scene, at: Point, k: float, nod: float, flip: bool, coat: str, shade: str, mane: str, saddle: str) -> None:
    """Carved and painted, in profile to the left, in the water to the withers; the brass pole is broken off."""
    rng, _ = s.own_rng(f"horse {k}")
    with pen.at(*at, scale=k, flip=flip):
        with pen.part("tail", puff=14):
            pen.taper([(520, 330), (580, 300), (620, 352)], 50, 12, mane)
        with pen.part("body", grain=[[(240, 330), (360, 350), (500, 330)]], puff=70):
            pen.path("M200,300 C260,300 300,330 360,330 C420,326 460,296 510,312 C560,330 566,372 560,400 C420,420 240,420 120,400Z", coat)
            pen.path("M200,360 C300,392 440,390 560,372 L558,400 C420,420 240,420 120,400Z", shade)
        with pen.part("neck", grain=[[(20, 60), (110, 180), (160, 360)]], puff=80):
            pen.path("M20,-8 C90,10 160,90 196,190 C216,250 232,300 264,330 C200,420 60,420 -30,392 C-34,330 -4,270 4,210 C8,170 6,150 10,120Z", coat)
            pen.path("M10,130 C18,210 -14,290 -30,392 C10,406 60,410 110,406 C60,330 70,220 40,130Z", shade)
        with pen.at(20, 40, turn=nod), pen.at(-20, -40), pen.part("head", puff=50):
            pen.svg("carousel_head", coat=coat, shade=shade, strap=saddle, gold=GOLD)
        for j in range(34):  # the mane in carved locks, crest to withers
            t = j / 33
            x, y = 14 + 60 * t + 150 * t * t, -18 + 66 * t + 250 * t * t
            n = 60 + 34 * math.sin(j * 2.4) + 20 * t
            pen.taper([(x, y), (x + n * 0.55, y + 8 - 16 * (j % 3)), (x + n, y + 26 + 12 * (j % 2))], 30, 4, mix(mane, "#fff0d0" if j % 3 == 0 else "#4a2a3a", 0.1 + 0.32 * float(rng.random())))
        for j in range(3):
            pen.taper([(4 - 6 * j, -14), (-26 - 6 * j, 4 + 10 * j), (-34, 34 + 8 * j)], 20, 4, mix(mane, "#fff0d0", 0.2 * j))
        with pen.part("saddle", puff=24):
            pen.path("M286,322 C300,290 318,296 330,316 C350,326 380,324 400,304 C414,286 440,286 446,310 C450,350 440,380 436,400 C390,410 330,410 296,398 C290,370 284,346 286,322Z", saddle)
            pen.path("M286,322 C300,290 318,296 330,316 C350,326 380,324 400,304 C414,286 440,286 446,310 C420,306 410,330 366,336 C326,336 312,310 286,322Z", mix(saddle, "#fff0e0", 0.35))
        pen.path("M290,372 C340,386 396,386 440,372", GOLD, stroke=9)
        for j in range(6):
            pen.circle(300 + 27 * j, 392, 9, GOLD)
        pen.path("M-12,330 C50,352 120,352 232,316", saddle, stroke=18)
        for j in range(5):
            pen.circle(4 + 50 * j, 342 + 4 * math.sin(j) - 3 * j * (j > 2), 11, mix(GOLD, "#fff3c8", 0.3 * (j % 2)))
        pen.path("M-24,168 C60,220 150,270 300,330", mix(saddle, "#2a1420", 0.3), stroke=8)


def pole(pen: Pen, at: Point, k: float, flip: bool, high: float) -> None:
    """Twisted brass, snapped at the top."""
    with pen.at(*at, scale=k, flip=flip):
        with pen.part("pole", puff=8):
            pen.path(f"M334,330 V{-high} l7,-12 l6,10 l5,-16 l6,18 V330Z", GOLD)
        for j in range(int((330 + high) / 34)):
            pen.path(f"M334,{316 - 34 * j} L358,{296 - 34 * j} V{306 - 34 * j} L334,{326 - 34 * j}Z", "#8a5a22", 0.8)
            pen.path(f"M337,{300 - 34 * j} V{282 - 34 * j}", "#fff0b8", 0.9, stroke=4)


def foam(pen: Pen, s: Scene, at: Point, k: float, flip: bool) -> None:
    """A collar of white water round neck and flank."""
    rng, _ = s.own_rng(f"foam {k}")
    with pen.at(*at, scale=k, flip=flip):
        for i in range(150):
            t = float(rng.random())
            x, y = -90 + 700 * t, 402 + 14 * math.sin(t * 9) + float(rng.uniform(-14, 34))
            pen.oval(x, y, float(rng.uniform(8, 40)), float(rng.uniform(4, 13)), mix("#ffffff", "#b9b4dc", float(rng.random()) ** 1.5), 0.92)
        for i in range(26):
            a = float(rng.uniform(-2.6, -0.6))
            d = float(rng.uniform(20, 120))
            pen.circle(-44 + d * math.cos(a), 396 + 0.7 * d * math.sin(a), float(rng.uniform(2, 7)), "#fffaf6", 0.9)


def sea(pen: Pen, s: Scene) -> None:
    """Violet swell, rose where it looks at the sky; larger to us."""
    rng, _ = s.own_rng("sea")
    pen.gradient("M-10,250H810V1210H-10Z", (0, 250), (0, 1200), [(0, "#e9bfc6"), (0.18, "#a79ac6"), (0.55, "#6f78b4"), (1, "#2f3f7a")])
    for k in range(300):
        v = (k / 300) ** 1.3
        x, y, n = float(rng.uniform(-60, 860)), 262 + 950 * v, 14 + 120 * v
        tone = mix(mix("#4a5698", "#f3c9c4", float(rng.random()) ** 1.3), "#fff0e0", 0.45 * max(0.0, (420 - x) / 420))
        pen.taper([(x - n, y + 4 * v), (x - 0.2 * n, y - 4 - 12 * v), (x + n, y + 3)], 2 + 8 * v, 1, tone, 0.5)


def shore(pen: Pen) -> None:
    pen.path("M430,262 C520,246 640,238 820,236 V300 C680,296 540,290 430,262Z", "#d8b49a")
    pen.path("M430,262 C540,290 680,296 820,300 V310 C680,306 540,298 430,262Z", "#fff4ea")


@card(id="7ykivp", title="Off Season", seed=58, palette="lilac_mist", light=(-0.75, -0.5))
def paint(s: Scene) -> None:
    """Dawn from the left."""
    s.sky([(0, "#8f93cc"), (0.55, "#e3b8cc"), (1, "#fbdcc4")], horizon=256)
    s.draw(lambda pen: sea(pen, s), name="sea at dawn", role="place", depth=0.4, material="place", volume=0.0, rim=0.0)
    s.draw(shore, name="beach", role="place", depth=0.42, record=False, volume=0.0, haze=0.1)
    s.put("carousel", at=(640, 276), scale=0.55, depth=0.45, haze=0.12, role="accent", horses=False, lit=False)
    for one in HERD:
        at, k, flip = one[0], one[1], one[3]
        s.draw(lambda pen, at=at, k=k, flip=flip: pole(pen, at, k, flip, 40), name="broken pole", depth=0.6, record=False, volume=0.2, haze=0.0)
        s.draw(lambda pen, one=one: horse(pen, s, *one), name="carousel horse", role="subject", depth=0.62, volume=0.25, rim=0.3, haze=0.06)
        s.draw(lambda pen, at=at, k=k, flip=flip: foam(pen, s, at, k, flip), name="foam", depth=0.64, record=False, volume=0.0, rim=0.0, haze=0.0)
    (x, y), k = FIRST[0], FIRST[1]
    s.draw(lambda pen: horse(pen, s, *FIRST), name="carousel horse", role="subject", depth=0.8, volume=0.28, rim=0.3)
    seat, post = (x + 424 * k, y + 318 * k), x + 346 * k
    girl = Figure(age="child", pose="ride", view=-58.0, height=500, elevation=14, prop=None, seed=21, expression="wonder", look=(0, -4), skin="#c98b5e", hair={"kind": "long", "colour": "#2c2022"},
                  reach={"hand_left": (post - seat[0] + 4, -148), "hand_right": (post - seat[0] + 2, -210)}, grips={"left": "grip", "right": "grip"},
                  clothes=dict(top="dress", colour="#f3c94e", trim="#fff3d4", shoes="barefoot", bottom="bare"))  # fmt: skip

    def rider(pen: Pen, **parts: tuple[str, ...]) -> None:
        with pen.clip(f"M0,0H800V{y + 408 * k:.0f}H0Z"), pen.at(*seat):
            girl.draw(pen, s.palette, **parts)

    s.draw(lambda pen: rider(pen), name="girl on the first horse", role="witness", material="figure", depth=0.84, volume=0.24, rim=0.35, wobble=0.5, protect=1.0, shadow=(14, 12, 8, 0.35))
    s.draw(lambda pen: pole(pen, (x, y), k, False, 200), name="brass pole", depth=0.85, volume=0.2)
    s.draw(lambda pen: rider(pen, only=("hand_left", "hand_right")), name="her hands", material="figure", depth=0.86, volume=0.24, protect=1.0, record=False)
    s.draw(lambda pen: foam(pen, s, (x, y), k, False), name="foam", depth=0.9, record=False, volume=0.0, rim=0.0)

    def crest(pen: Pen) -> None:
        rng, _ = s.own_rng("crest")
        pen.path("M-20,1130 C120,1080 240,1096 360,1140 C500,1184 640,1160 820,1100 V1220 H-20Z", "#2c3a78")
        for i in range(160):
            u = float(rng.random())
            yy = 1116 + 34 * math.sin(u * 7.2 + 3.4) + float(rng.uniform(-10, 46))
            pen.oval(-20 + 840 * u, yy, float(rng.uniform(10, 44)), float(rng.uniform(4, 12)), mix("#ffffff", "#8f90cc", float(rng.random())), 0.9)

    s.draw(crest, name="wave before us", depth=0.97, plane="front", material="near", volume=0.05, rim=0.1)
    s.focus((200, 600, 220), (660, 720, 190), (440, 420, 130))
    s.grade(key=0.55)
    s.relate("carousel horses", "swims through", "sea at dawn")
    s.describe("Three carousel horses swim out to sea. On the white one in front a girl in "
               "yellow holds the broken brass pole with both hands; a brown one swims behind, a "
               "grey one looks back. On the beach stands the empty striped carousel. Sea and sky "
               "are violet and pink.")  # fmt: skip
    s.moods("wild", "melancholy", "fresh", "free")
    s.themes("freedom", "leaving", "childhood", "the end of the season", "courage")
    s.says("breaking free", "the ride is over", "horsepower", "no more going round in circles", "the last one to leave", "holidays at last", "wild at heart", "who stays behind", "closing day",
           "run for it", "unscrewed", "the toys wake up", "fear of freedom", "sea air", "hold on tight", "never learned to swim", "straight ahead for once", "seahorses", "one last ticket",
           "she paid with her last coin", "out of the merry-go-round", "don’t look back", "follow the white one", "a long ride", "wood floats", "the music has stopped", "first swim", "no return ticket",
           "taking the horses home", "brass and salt")  # fmt: skip
    s.about(place="the sea before a beach", time="dawn", weather="calm", light="dawn from the left", composition="diagonal",
            view="eye level")  # fmt: skip
