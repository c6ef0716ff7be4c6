"""Down a school stairwell falls a ball; children of three times reach for it, and at the bottom lies a pond."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.figures import draw_face
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_hands import cut_hand
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

EYE = (404, 610)
WOOD = "#6b4a2c"
SPREAD = ((([(-16, -46), (-26, -74), (-28, -92)], 15, 10), ([(-5, -50), (-9, -86), (-9, -108)], 16, 11), ([(7, -50), (9, -86), (11, -108)], 16, 11), ([(17, -44), (26, -74), (30, -94)], 15, 10)), ([(14, -10), (34, -34), (40, -56)], 18, 12))
PALM = "M-15,10 C-20,-12 -25,-34 -22,-50 C-8,-58 10,-58 23,-48 C26,-32 20,-12 15,10Z"


def corner(f: float, sx: float, sy: float) -> tuple[float, float]:
    return EYE[0] + sx * 384 * f, EYE[1] + sy * 566 * f


def hole(f: float) -> str:
    (x0, y0), (x1, y1) = corner(f, -1, -1), corner(f, 1, 1)
    return f"M{x0},{y0} H{x1} V{y1} H{x0}Z"


def landing(pen: PaperPen, f: float, tone: str, flight: int) -> None:
    """Floor with the well cut out, a flight of steps on one side, bars and a rail that stand towards us."""
    with pen.cut(lift=2):
        pen.rect(-10, -10, 820, 1220, tone)
        for k in range(-14, 15):
            pen.line(EYE[0] + k * 62 * f * 1.6, -10, EYE[0] + k * 62 * f * 1.6, 1210, darken(tone, 0.09), 2.5)
            pen.line(-10, EYE[1] + k * 62 * f * 1.6, 810, EYE[1] + k * 62 * f * 1.6, darken(tone, 0.09), 2.5)
        pen.erase(hole(f))
    (x0, y0), (x1, y1) = corner(f, -1, -1), corner(f, 1, 1)
    deep = 108 * f
    for k in range(7):  # the flight goes down along one side of the well
        y = y0 + (y1 - y0) * (0.12 + 0.1 * k)
        left = x1 + 26 * f if flight > 0 else x0 - 26 * f - deep
        pen.rect(left, y, deep, (y1 - y0) * 0.78 - 0.1 * k * (y1 - y0), mix(tone, "#22352c", 0.1 + 0.07 * k))
    pen.path(hole(f) + " " + hole(f * 0.982), darken(tone, 0.42), stroke=3)
    for sx, sy, n in ((0, -1, 11), (0, 1, 11), (-1, 0, 15), (1, 0, 15)):
        for k in range(n + 1):
            t = -1 + 2 * k / n
            a, b = (corner(f, t, sy), corner(f * 1.07, t, sy)) if sy else (corner(f, sx, t), corner(f * 1.07, sx, t))
            pen.taper([a, b], 5 * f, 7 * f, darken(tone, 0.5))
    pen.path(hole(f * 1.07), WOOD, stroke=22 * f)
    with pen.flat():
        pen.path(hole(f * 1.075), lighten(WOOD, 0.22), stroke=6 * f)


def arm(pen: PaperPen, way: list[tuple[float, float]], sleeve: str, skin: str, turn: float, bare: float = 0.62, grip: bool = False) -> None:
    """Sleeve, wrist, hand; the hand lies deeper and is smaller."""
    (x0, y0), (x1, y1), (x2, y2) = way
    pen.taper(way, 44, 24, skin)
    cx, cy = x1 + (x2 - x1) * bare, y1 + (y2 - y1) * bare
    pen.taper([(x0, y0), (x1, y1), (cx, cy)], 58, 40, sleeve)
    with pen.at(x2, y2, turn=180 + turn, scale=0.92, flip=x0 > 0):
        if grip:
            cut_hand(pen, skin, PALM, (([(-17, -44), (-18, -62)], 16, 14), ([(-6, -48), (-6, -66)], 16, 14), ([(6, -48), (6, -66)], 16, 14), ([(17, -42), (17, -58)], 15, 13)), ([(14, -10), (28, -30)], 17, 13), nails=False)
        else:
            cut_hand(pen, skin, PALM, *SPREAD, nails=False, creases=False)


def capped_boy(pen: PaperPen) -> None:
    """Both arms; his cap from above."""
    pen.path("M-96,-60 C-100,10 -60,34 0,34 C60,34 100,10 96,-60 L84,-140 H-84Z", "#8a6a42")
    arm(pen, [(-72, 4), (-84, 96), (-58, 184)], "#8a6a42", "#d99a70", -14)
    arm(pen, [(72, 4), (86, 92), (50, 192)], "#8a6a42", "#d99a70", 14)
    with pen.flat():
        pen.taper([(-30, -130), (-26, -30), (-36, 20)], 16, 14, "#4a3426")
        pen.taper([(30, -130), (26, -30), (36, 20)], 16, 14, "#4a3426")
    pen.path("M-20,80 C-12,98 12,98 20,80Z", "#d99a70")
    pen.circle(0, 36, 54, "#4b5a4e")
    pen.path("M-50,56 C-44,108 44,108 50,56 C26,76 -26,76 -50,56Z", "#37443c")
    with pen.flat():
        for a in range(0, 360, 60):
            pen.line(0, 34, 50 * math.cos(math.radians(a + 12)), 34 + 50 * math.sin(math.radians(a + 12)), "#37443c", 3)
    pen.circle(0, 34, 8, "#37443c")


def plaited_girl(pen: PaperPen) -> None:
    """One arm down the well, the other hand keeps the rail; her plaits hang into it."""
    pen.path("M-92,-60 C-98,10 -56,34 0,34 C56,34 98,10 92,-60 L110,-170 H-110Z", "#e2a93a")
    arm(pen, [(-66, 4), (-118, 62), (-122, 42)], "#e2a93a", "#8a5238", 180, bare=0.2, grip=True)
    arm(pen, [(66, 6), (70, 104), (34, 214)], "#e2a93a", "#8a5238", 8, bare=0.3)
    pen.path("M-52,0 C-30,26 30,26 52,0 L44,-22 H-44Z", "#fff6e0")
    pen.path("M-10,78 C-6,92 8,92 12,78Z", "#8a5238")
    for side in (-1, 1):
        for k in range(6):
            pen.oval(side * (50 + 3 * math.sin(k)), 66 + k * 17, 14 - k * 0.8, 12, ("#2a1a16", "#3a241c")[k % 2])
        pen.path(f"M{side * 50},168 l-18,-12 v24 l18,-8 l18,8 v-24Z", "#d0432f")
    pen.circle(0, 34, 52, "#33201a")
    with pen.flat():
        pen.path("M0,-16 C4,10 -4,50 0,84", "#8a5238", stroke=4)


def upward_child(pen: PaperPen, s: LightBox) -> None:
    """Leans on the rail of the last landing and looks not at the ball but up, at us."""
    pen.path("M-96,-50 C-100,20 -60,50 0,50 C60,50 100,20 96,-50 L86,-130 H-86Z", "#3f7f9c")
    for side in (-1, 1):
        with pen.stretch(side, 1):
            arm(pen, [(74, 0), (104, 44), (46, 66)], "#3f7f9c", "#f0bd95", -90, grip=True)
    with pen.at(0, 14, turn=180):
        draw_face(pen, s.palette, 74, "child", view="front", expression="wonder", elevation=30, hair={"kind": "messy", "colour": "#c9803a"}, skin="#f0bd95", seed=3)


def ball(pen: PaperPen) -> None:
    pen.circle(0, 0, 54, "#d8532a")
    with pen.clip(cuts.circle(0, 0, 54)), pen.flat():
        pen.path("M-70,-10 C-30,-36 30,-36 70,-10 V14 C30,-12 -30,-12 -70,14Z", "#fff2d0")
        pen.path("M-40,60 C-10,20 30,22 60,44 L40,70Z", "#f08a4a")
        pen.oval(-22, -34, 12, 8, "#ffd9b0")


def satchel(pen: PaperPen) -> None:
    """Dropped on the floor of the first landing."""
    with pen.at(612, 22, turn=12):
        pen.path("M-60,30 C-120,90 -150,20 -96,-10 M60,30 C110,70 150,60 140,10", "#3a2418", stroke=9)
        pen.rect(-74, -46, 148, 104, "#7a3a24", radius=12)
        pen.path("M-76,-48 H76 L70,12 Q0,34 -70,12Z", "#94492c")
        for x in (-40, 40):
            pen.rect(x - 9, -10, 18, 46, "#5a2a1c", radius=3)
            pen.rect(x - 7, 14, 14, 12, "#e2b04a", radius=2)


def rail(pen: PaperPen) -> None:
    """Ours: black, across the lower edge, and the two hands that hold it."""
    pen.path("M-20,1118 C200,1104 600,1104 820,1118 V1166 C600,1150 200,1150 -20,1166Z", "#16231c")
    for x in range(20, 800, 76):
        pen.taper([(x, 1150), (x - (x - 400) * 0.06, 1230)], 15, 17, "#101a15")
    for x, flip in ((250, False), (570, True)):
        with pen.at(x, 1158, flip=flip, turn=-4 if flip else 4):
            pen.path("M-66,90 L-54,30 H58 L70,90Z", "#41564a")
            cut_hand(pen, "#a9745a", "M-50,60 C-62,30 -66,0 -60,-26 C-40,-44 40,-46 60,-28 C66,0 60,30 50,60Z",
                     (([(-46, -14), (-51, -36), (-49, -50)], 33, 29), ([(-16, -20), (-18, -44), (-17, -60)], 35, 31), ([(16, -20), (17, -44), (15, -60)], 35, 31), ([(46, -14), (49, -36), (46, -50)], 33, 29)),
                     ([(54, 26), (78, 0), (84, -22)], 34, 25), nails=False)  # fmt: skip


@light_box(id="8zm73s", title="The Long Bell", seed=8, palette="school corridor", light=(-0.4, -0.8))
def paint(s: LightBox) -> None:
    """The light comes up from the pond, through three landings."""
    s.took_view("from above")
    s.back("#bfe6bc", "#2f7a64", at=(420, 610), radius=300)
    s.sheet("pond", lambda pen: [pen.oval(430, 650, rx, ry, "#f4ffe6", stroke=w) for rx, ry, w in ((46, 40, 9), (84, 72, 6), (122, 106, 4))] and [pen.path(d, t) for d, t in (("M300,790 a44,34 0 1 1 70,10 L338,782Z", "#1f5a44"), ("M470,470 a34,26 0 1 0 52,-6 L496,480Z", "#256a4c"), ("M470,730 C440,712 396,716 372,738 C352,728 344,730 334,722 C336,740 336,752 332,764 C344,758 352,756 368,750 C396,770 444,762 470,730Z", "#123c34"))], depth=0.04, role="place", haze=0.0)
    s.sheet("third landing", lambda pen: landing(pen, 0.38, "#d3e0ae", 1), depth=0.16, haze=0.0)

    def put(pen: PaperPen, at: tuple[float, float], turn: float, k: float, draw: object) -> None:
        with pen.at(*at, turn=turn, scale=k):
            draw(pen)  # type: ignore[operator]

    s.sheet("child looking up", lambda pen: put(pen, (corner(0.41, 1, 0)[0], 700), 90, 0.5, lambda q: upward_child(q, s)), depth=0.24, role="witness", haze=0.0)
    s.lamp((404, 620), 330, "#eaffd0", 0.2)
    s.sheet("second landing", lambda pen: landing(pen, 0.58, "#9db583", -1), depth=0.38, haze=0.0)
    s.sheet("girl with plaits", lambda pen: put(pen, (470, corner(0.62, 0, -1)[1]), 4, 0.82, plaited_girl), depth=0.48, role="subject", haze=0.0)
    s.lamp((404, 620), 420, "#dcf5b8", 0.18)
    rubber = s.sheet("falling ball", lambda pen: put(pen, (462, 596), 20, 1.0, ball), depth=0.62, role="subject", haze=0.0)
    s.sheet("first landing", lambda pen: landing(pen, 0.83, "#5f7d5c", 1), depth=0.66, haze=0.0)
    s.sheet("satchel", satchel, depth=0.72, role="prop", haze=0.0)
    s.sheet("boy in a cap", lambda pen: put(pen, (corner(0.88, -1, 0)[0], 560), -90, 1.18, capped_boy), depth=0.76, role="subject", haze=0.0)
    s.lamp((404, 600), 460, "#d3f0b0", 0.1)
    s.sheet("top rail and two hands", rail, depth=0.92, plane="front", role="accent", haze=0.0)
    s.relate(rubber, "loses", "children")
    s.describe("A ball falls down a deep green stairwell. We look straight down: a boy in a cap and a girl with plaits reach for it, a child far below looks up. At "
               "the bottom lies a pond with a fish. In front two hands hold a black rail.")  # fmt: skip
    s.moods("breathless", "longing", "eerie", "playful")
    s.themes("school", "time", "letting go", "falling", "generations")
    s.says("butterfingers", "who dropped it?", "catch!", "it has been falling for years", "last bell", "not mine", "too late for all of us", "look out below",
           "four floors of waiting", "the deep end", "passed down", "it never hit the ground", "break time", "whoever gets it keeps it",
           "the bottom of the school", "grandfather nearly had it", "make a splash", "hold on tight")  # fmt: skip
    s.about(place="a school stairwell", time="break", weather="", light="light from a pond far below", composition="centred",
            view="from above, straight down the well", foreground="a black rail and two hands on it", unexplained="the pond where the floor should be")  # fmt: skip
