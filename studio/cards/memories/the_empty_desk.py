"""The Empty Desk: the class sits under water, and at the empty place a boat is moored."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SURFACE = 300


HAIR = "M-40,16 C-66,-44 -50,-112 -22,-160 C-4,-190 34,-214 70,-212 C48,-198 36,-182 32,-166 C58,-186 92,-188 116,-172 C90,-168 70,-154 60,-136 C84,-146 112,-140 126,-120 C102,-122 80,-110 68,-90 C88,-92 104,-82 110,-64 C90,-70 70,-60 60,-38 C54,-10 46,10 36,22 C10,34 -30,36 -40,16Z"


def locks(pen, x, y, r, tone, kind):
    """Hair that drifts up in the water; y is the crown."""
    k = r / 40
    with pen.at(x, y + r * 0.5, scale=k * (1.0 if kind == "long" else 0.62 if kind == "short" else 0.8)):
        with pen.cut(1.2):
            pen.path(HAIR, tone)
        with pen.flat():
            pen.path("M-24,0 C-44,-60 -26,-140 30,-190 M-4,-6 C-22,-70 10,-140 76,-170 M16,-8 C4,-60 36,-112 92,-126 M32,-6 C30,-40 52,-72 88,-78", darken(tone, 0.2), stroke=4.5)


def pupil(pen, x, y, k, coat, hair, skin, kind="short", up=False):
    """From behind, sitting: y is the edge of the bench. `up`: the head is turned to the upper left."""
    r = 40 * k
    pen.path(f"M{x - 70 * k},{y + 30 * k} C{x - 78 * k},{y - 60 * k} {x - 40 * k},{y - 92 * k} {x},{y - 92 * k} C{x + 40 * k},{y - 92 * k} {x + 78 * k},{y - 60 * k} {x + 70 * k},{y + 30 * k}Z", coat)
    pen.path(f"M{x - 15 * k},{y - 84 * k} h{30 * k} v{-28 * k} h{-30 * k}Z", darken(skin, 0.12))
    pen.path(f"M{x - 34 * k},{y - 90 * k} Q{x},{y - 74 * k} {x + 34 * k},{y - 90 * k} L{x + 26 * k},{y - 70 * k} Q{x},{y - 60 * k} {x - 26 * k},{y - 70 * k}Z", lighten(coat, 0.35))
    if up:
        with pen.at(x, y - 96 * k, scale=k, turn=20):
            pen.path("M6,-78 C-26,-82 -42,-70 -45,-54 L-56,-42 L-44,-36 C-44,-16 -30,-2 -6,-2 L20,-24Z", skin)
            with pen.flat():
                pen.circle(-31, -52, 3.6, "#0d3f52")
                pen.path("M-36,-18 q6,-2 9,-7", darken(skin, 0.35), stroke=2.6)
            pen.path("M-16,-80 C26,-92 48,-62 42,-30 C36,-4 10,2 -4,-10 C-2,-36 -16,-56 -32,-70Z", hair)
            pen.circle(-6, -38, 10, skin)
    else:
        pen.circle(x - r * 0.98, y - 136 * k, 10 * k, skin)
        pen.circle(x + r * 0.98, y - 136 * k, 10 * k, skin)
        pen.path(f"M{x - r},{y - 132 * k} a{r},{r * 1.05} 0 0 1 {2 * r},0 a{r},{r} 0 0 1 {-2 * r},0Z", hair)
    locks(pen, x + (36 * k if up else 0), y - (166 if up else 152) * k, r * (0.84 if up else 1), hair, kind)


def desk(pen, x, y, k, tone):
    """A bench desk from behind."""
    pen.path(f"M{x - 104 * k},{y} h{208 * k} l{10 * k},{24 * k} h{-228 * k}Z", lighten(tone, 0.18))
    pen.rect(x - 112 * k, y + 24 * k, 224 * k, 44 * k, tone, radius=4)
    for dx in (-88, 74):
        pen.rect(x + dx * k, y + 66 * k, 14 * k, 92 * k, darken(tone, 0.25))
    pen.rect(x - 100 * k, y + 104 * k, 200 * k, 18 * k, lighten(tone, 0.1), radius=4)


def boat(pen, p):
    hull = "M60,268 C70,360 130,398 250,400 C370,398 430,356 446,262 C330,292 170,294 60,268Z"
    pen.path("M78,270 C170,240 330,238 430,264 C330,300 170,304 78,270Z", "#7a2a22")
    pen.path("M150,270 L420,222", "#a86c36", stroke=12)
    pen.path("M120,262 L396,206", "#b4793f", stroke=12)
    pen.path("M406,232 L470,196 q22,-6 26,8 q2,12 -14,18 L412,244Z", "#f6c445")
    pen.path("M382,216 L446,178 q22,-6 26,8 q2,12 -14,18 L388,228Z", "#f6d465")
    with pen.cut(1.4):
        pen.path(hull, "#e5483c")
    with pen.clip(hull):
        pen.path("M40,296 Q250,330 460,290 L460,312 Q250,354 40,318Z", "#f6fdf8")
        pen.path("M40,344 Q250,384 460,340 L460,350 Q250,394 40,354Z", "#b5352c")


@light_box(id="it8j2p", title="The Empty Desk", seed=64, palette="pool tile", light=(-0.4, -0.9))
def paint(s: LightBox) -> None:
    """The register is read aloud in bubbles."""
    p = s.palette
    s.back("#eafcf2", "#3fb2bd", at=(300, 230), radius=900)
    s.sheet("wall", lambda pen: (pen.path("M-20,-20 H820 V860 H-20Z", "#f3f6dc"), pen.path("M-20,-20 H820 V70 H-20Z", "#e2ecd0"), pen.path("M-20,326 H820 V860 H-20Z", "#8fd8da"), pen.rect(-20, 690, 840, 12, "#6cc3c8"), [pen.rect(20 + i * 80, 708, 64, 150, "#7ccdd2") for i in range(10)]), depth=0.1, haze=0.0)
    s.sheet("blackboard", lambda pen: (pen.rect(300, 420, 420, 220, "#b4793f", radius=4), pen.rect(314, 434, 392, 192, "#14616a"), [pen.path(d, "#d8f2ea", stroke=5) for d in ("M360,560 q24,-22 48,0 t48,0 t48,0 t48,0", "M360,590 q24,-22 48,0 t48,0 t48,0 t48,0", "M584,470 v62 M560,492 h48 M548,516 q36,44 72,0", "M420,530 l40,-60 v60Z")]), depth=0.18, haze=0.0)
    s.sheet("high window", lambda pen: [(pen.rect(x, 420, 110, 210, "#1f8f9f", radius=8), pen.lit(f"M{x + 10},430 h90 v190 h-90Z", "#c4f0e4", 0.3), pen.rect(x + 50, 430, 9, 190, "#1f8f9f"), pen.rect(x + 10, 510, 90, 9, "#1f8f9f")) for x in (40, 168)], depth=0.16, haze=0.0)
    s.sheet("pennants", lambda pen: (pen.path("M-20,100 Q400,200 820,90", "#0d3f52", stroke=3), [pen.path(f"M{x - 22},{y} h44 l-22,52Z", ("#f6c445", "#35a3b0", "#e5483c", "#f6fdf8")[i % 4]) for i, (x, y) in enumerate((40 + 60 * j, 100 + 190 * (0.04 + 0.07 * j) * (1 - 0.04 - 0.07 * j)) for j in range(13))]), depth=0.22, haze=0.0)
    s.sheet("lamps", lambda pen: [(pen.path(f"M{x},-20 V256", "#0d3f52", stroke=4), pen.path(f"M{x - 50},312 Q{x - 46},254 {x},250 Q{x + 46},254 {x + 50},312Z", "#1c7f90"), pen.lit(f"M{x - 38},312 Q{x},350 {x + 38},312Z", "#fdf7c8")) for x in (560, 716)], depth=0.26, haze=0.0)
    s.sheet("far floor", "M-20,830 Q400,812 820,830 V1220 H-20Z", "#5fbfc6", depth=0.2, haze=0.0)
    s.figure(at=(420, 846), age="adult", pose="point", view="back_right", height=250, clothes=dict(top="dress", colour="#2a8a96"), hair="short", lift=None, depth=0.36, haze=0.0, label="teacher", seed=3, prop=None)
    s.sheet("teacher's hair", lambda pen: locks(pen, 420, 616, 19, "#6a4a34", "long"), depth=0.38, haze=0.0)

    def row(pen, spots):
        for x, y, k, coat, hair, skin, kind in spots:
            desk(pen, x, y - 92 * k, k, "#c98a4a")
            pupil(pen, x, y, k, coat, hair, skin, kind)
            pen.rect(x - 92 * k, y + 2 * k, 184 * k, 30 * k, "#b4793f", radius=5)
            for dx in (-80, 66):
                pen.rect(x + dx * k, y + 30 * k, 14 * k, 60 * k, "#7a4f2a")

    s.sheet("pupils at the front", lambda pen: row(pen, ((330, 900, 0.66, "#1c7f90", "#3a2a22", "#9a6444", "short"), (500, 896, 0.66, "#e2a67c", "#d9a441", "#f0c6a0", "long"), (672, 902, 0.66, "#35a3b0", "#7a3a22", "#e2a67c", "short"), (130, 902, 0.66, "#f6c445", "#22201e", "#8a5638", "short"))), depth=0.44, haze=0.0, role="prop", count=4)
    s.sheet("middle floor", "M-20,944 Q400,926 820,944 V1220 H-20Z", "#48aeb8", depth=0.42, haze=0.0, behind="pupils at the front")
    hull = s.sheet("rowing boat", lambda pen: boat(pen, p), depth=0.6, haze=0.0, role="subject")
    s.tissue("water's surface", lambda pen: pen.path("M-20,300 q50,-26 100,0 t100,0 t100,0 t100,0 t100,0 t100,0 t100,0 t100,0 t100,0 V352 q-50,22 -100,0 t-100,0 t-100,0 t-100,0 t-100,0 t-100,0 t-100,0 t-100,0 t-100,0Z", "#d8f7f2"), depth=0.66, alpha=0.55, haze=0.0)
    s.lamp((250, 300), 330, "#fdf7c8", 0.3)
    s.sheet("empty desk", lambda pen: (desk(pen, 200, 900, 1.28, "#d08f4c"), pen.rect(82, 1030, 236, 36, "#b4793f", radius=5), pen.rect(98, 1064, 18, 80, "#7a4f2a"), pen.rect(284, 1064, 18, 80, "#7a4f2a")), depth=0.7, haze=0.0, role="subject")
    s.sheet("mooring rope", lambda pen: (pen.path("M86,300 C40,460 160,560 110,700 C84,790 150,820 156,900", "#fdf7c8", stroke=9), pen.path("M126,902 h60 M128,914 h56 M130,926 h52", "#fdf7c8", stroke=9), pen.path("M178,912 c34,10 10,50 44,60", "#fdf7c8", stroke=8)), depth=0.74, haze=0.0, role="subject")
    s.sheet("inkwell and apple", lambda pen: (pen.path("M262,900 c-16,-12 -28,4 -24,20 c4,18 18,22 24,18 c8,4 22,0 26,-18 c2,-16 -10,-32 -26,-20Z", "#e5483c"), pen.path("M262,900 q2,-14 12,-18", "#4a2a1a", stroke=4)), lift=6, role="prop")

    def girl(pen):
        k, x, y = 1.5, 570, 1086
        desk(pen, x, y - 92 * k, k, "#c98a4a")
        pupil(pen, x, y, k, "#0d5a70", "#a8432a", "#e8b48c", "girl", up=True)
        pen.rect(x - 92 * k, y + 2 * k, 184 * k, 32 * k, "#a86c36", radius=5)
        for dx in (-80, 66):
            pen.rect(x + dx * k, y + 34 * k, 16 * k, 70 * k, "#6a4424")

    s.sheet("girl with floating red hair", girl, depth=0.84, haze=0.0, role="witness")
    s.sheet("bubbles", lambda pen: [(pen.circle(x, y, r, "#f6fdf8", stroke=3), pen.circle(x - r * 0.3, y - r * 0.3, r * 0.18, "#ffffff")) for x, y, r in ((700, 540, 12), (716, 500, 8), (706, 450, 15), (300, 640, 9), (312, 600, 13), (752, 760, 10), (740, 700, 14), (60, 760, 9))], depth=0.8, haze=0.0)
    s.put_many("fish", [(250, 745, 0.2, -8, False), (210, 690, 0.16, 0, False), (742, 905, 0.24, 4, True)], vary=lambda i: {"colour": "#f6c445"}, depth=0.8, lift=None, haze=0.0, label="small fish", role="accent")
    s.ridge(1168, 8, 380, "#14707f", depth=0.94, plane="front", name="near floor")
    s.relate(hull, "waits for", "a pupil")
    s.describe("Pupils sit in a classroom under water, their hair floating upwards. "
               "The teacher points at a board with waves, an anchor and a sail. One "
               "desk is empty; a rope leads from it up to a red rowing boat. A "
               "red-haired girl looks that way. Small yellow fish swim by.")  # fmt: skip
    s.moods("calm", "missing", "hushed", "dreamy")
    s.themes("absence", "school", "water", "leaving early")
    s.says("absent", "deep thought", "out of one's depth", "gone fishing", "he always said he would", "hold your breath", "nobody mentions it", "anchor", "sunken treasure", "an easy way out",
           "is he coming back", "sink or swim", "submerged", "a place kept free", "above it all", "excused", "the tide came in during geography", "still waters")
    s.about(place="a classroom under water", time="morning", weather="clear above", light="light from the surface", view="eye level", composition="left")
