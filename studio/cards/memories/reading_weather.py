"""Reading Weather: the queue at the library bus stands under open books, and it rains on the one who keeps hers dry."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.papercut_scene import LightBox, light_box

INK = "#2f4a80"


def book_roof(pen, x, y, w, cover, turn=0.0):
    """An open book worn as an umbrella: spine on the pole, the outer edges hang down."""
    with pen.at(x, y, turn=turn):
        pen.path(f"M0,{-w * 0.3} C{w * 0.3},{-w * 0.66} {w * 0.8},{-w * 0.5} {w * 1.08},{w * 0.02} V{w * 0.72} C{w * 0.8},{w * 0.26} {w * 0.3},{w * 0.2} 0,{w * 0.44} C{-w * 0.3},{w * 0.2} {-w * 0.8},{w * 0.26} {-w * 1.08},{w * 0.72} V{w * 0.02} C{-w * 0.8},{-w * 0.5} {-w * 0.3},{-w * 0.66} 0,{-w * 0.3}Z", cover)
        for side in (-1, 1):
            pen.path(f"M0,{-w * 0.26} C{side * w * 0.3},{-w * 0.6} {side * w * 0.76},{-w * 0.42} {side * w * 0.99},{w * 0.0} V{w * 0.54} C{side * w * 0.76},{w * 0.12} {side * w * 0.3},{w * 0.06} 0,{w * 0.32}Z", "#fff8e8")
            with pen.flat():
                for k in range(4):
                    yy = -w * 0.24 + k * w * 0.145
                    pen.path(f"M{side * w * 0.14},{yy - w * 0.0} C{side * w * 0.34},{yy - w * 0.16} {side * w * 0.64},{yy - w * 0.1} {side * w * (0.86 - 0.12 * (k % 2))},{yy + w * 0.2}", "#b9a684", stroke=3)
        pen.path(f"M{-w * 0.02},{-w * 0.3} h{w * 0.04} v{w * 0.66} h{-w * 0.04}Z", darken(cover, 0.3))


def bus(pen):
    body = "#c8403a"
    with pen.at(112, -16, scale=1.04):
        _bus(pen, body)


def _bus(pen, body):
    with pen.cut(2):
        pen.path("M392,1000 V470 C392,430 416,410 456,410 H840 V1000Z", body)
    pen.path("M392,700 H840 V740 H392Z", "#fff4e0")
    pen.path("M420,410 h420 v-22 h-390 q-22,0 -30,22Z", darken(body, 0.3))
    for x, w in ((566, 250),):
        pen.rect(x - 10, 462, w + 20, 216, darken(body, 0.3), radius=4)
        pen.path(f"M{x},472 h{w} v196 h{-w}Z", "#f9dc9a")
        pen.lit(f"M{x},472 h{w} v196 h{-w}Z", "#fff0b0", 0.4)
        for row in range(2):
            bx, i, y = x + 6, row * 3, 562 + row * 98
            while bx < x + w - 16:
                bw, bh = 14 + (i * 7) % 13, 56 + (i * 11) % 24
                pen.rect(bx, y - bh, bw, bh, ("#3f6fb0", "#c8403a", "#7a8f4a", "#5a3350", "#d98f3c", "#fff4e0")[(i * 5 + row) % 6])
                bx, i = bx + bw + 2, i + 1
            pen.rect(x, y, w, 9, "#8f5a34")
    pen.path("M424,1000 V478 h112 V1000Z", darken(body, 0.35))  # the open door
    pen.path("M434,980 V488 h92 V980Z", "#f9dc9a")
    pen.lit("M434,980 V488 h92 V980Z", "#fff0b0", 0.5)
    pen.path("M404,1030 h150 v-26 h-150Z", "#5a3350")
    pen.circle(600, 1004, 74, darken(body, 0.4))
    pen.circle(600, 1010, 60, "#3d2340")
    pen.circle(600, 1010, 25, "#f6cf9f")
    pen.path("M566,784 q20,-14 44,0 q24,-14 44,0 v58 q-20,-14 -44,0 q-24,-14 -44,0Z", "#fff4e0")


@light_box(id="zp82iq", title="Reading Weather", seed=47, palette="clay court", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """Thursday is library day."""
    s.back("#fff0c8", "#ee9a5c", at=(300, 520), radius=760)
    s.disc("low sun", (470, 420), 150, "#fff3c0", halo=0.4)
    s.puffs([(640, 170, 270), (420, 96, 150), (120, 120, 190), (730, 300, 130)], threads=True, colour="#fff1dc")
    s.ridge(600, 20, 420, "#f0b27a", depth=0.1, name="far hills")
    s.sheet("village", lambda pen: village(pen), depth=0.2, haze=0.0)
    s.ridge(820, 10, 360, "#d98a52", depth=0.28, name="field")
    s.sheet("square", "M-20,960 C200,946 600,946 820,960 V1220 H-20Z", "#c46f40", depth=0.36, haze=0.0)
    van = s.sheet("library bus", lambda pen: bus(pen), role="subject", depth=0.5, haze=0.0)
    driver = s.figure(at=(612, 1000), age="broad", pose="hold_up", view="front_right", height=372, role="witness", label="driver with a stamp", prop=None, clothes=dict(top="uniform", colour="#3f6fb0", hat="cap"), lift=8, seed=5)
    sx, sy = driver["hand_east"]
    s.sheet("stamp", lambda pen: (pen.circle(sx + 4, sy - 34, 17, "#f6cf9f"), pen.rect(sx - 4, sy - 24, 16, 34, "#f6cf9f"), pen.rect(sx - 28, sy + 8, 64, 24, "#3d2340", radius=4)), role="accent", lift=6)
    s.sheet("ink cloud", lambda pen: cloud(pen), depth=0.6, haze=0.0, role="prop")
    for x, age, h, tone, cover, view, seed in ((424, "adult", 430, "#7a8f4a", "#3f6fb0", "right", 3), (112, "old", 420, "#5a3350", "#c8403a", "right", 8)):
        who = s.figure(at=(x, 1124), age=age, pose="umbrella", view=view, height=h, prop=None, label=f"reader {seed}", clothes=dict(top="long_coat", colour=tone), lift=20, seed=seed)
        hx, hy = who["hand_east"]
        top = who["head_top"][1]
        s.sheet("book umbrella", lambda pen, hx=hx, hy=hy, top=top, cover=cover, x=x: book_roof(pen, x + 14, top - 70, 104, cover, 3), role="subject", lift=14, haze=0.0)
        s.sheet("pole", lambda pen, hx=hx, hy=hy, top=top, x=x: pen.path(f"M{hx},{hy + 26} L{x + 16},{top - 60}", "#5a3350", stroke=8), lift=6, haze=0.0, behind=f"reader {seed}")
    s.sheet("puddle", lambda pen: (pen.oval(284, 1132, 104, 24, "#5f8fb8"), pen.oval(284, 1130, 74, 15, "#9fc0d8")), depth=0.5, haze=0.0, lift=2)
    girl = s.figure(at=(280, 1130), age="child", pose="stand", view="front_right", height=300, label="girl without an umbrella", clothes=dict(top="raincoat", colour="#d9a23c", shoes="boots"), hair="long", skin="#c98b5e", look=(0, 24), lift=22, seed=6, expression="calm",
                    reach={"hand_left": (34, -138), "hand_right": (18, -120)}, prop=None)
    gx, gy = girl["chest"]
    s.sheet("book kept dry", lambda pen: hugged(pen, gx + 20, gy + 38), role="accent", lift=6, haze=0.0)
    s.sheet("rain of lines", lambda pen: rain(pen), depth=0.86, haze=0.0)
    s.sheet("near ground", "M-20,1164 C200,1150 560,1154 820,1168 V1220 H-20Z", "#a8502f", depth=0.88, haze=0.0)
    s.sheet("dropped page", lambda pen: pen.path("M610,1146 l70,-14 18,40 -74,12Z", "#fff4e0"), lift=5)
    s.relate(van, "waits for", "readers")
    s.describe("People at a library bus hold open books as umbrellas. Between them "
               "stands a girl with a closed book; a dark blue cloud rains dashes on "
               "her alone. The driver in the red bus holds up a stamp. Shelves full "
               "of books shine in the window. The village is orange.")  # fmt: skip
    s.moods("left out", "devoted", "wry", "melancholy")
    s.themes("reading", "belonging", "weather", "sharing", "school holidays")
    s.says("overdue", "dry reading", "it never rains but it pours", "a roof over your thoughts", "she would rather get wet", "between the lines", "next, please", "soaked in stories", "love of letters", "outsider", "members only", "cloud cover",
           "who would you shelter", "borrowed protection", "bookworm", "sad chapter", "your turn will come", "forecast")
    s.about(place="a village square", time="late afternoon", weather="one small rain cloud", light="low sun", view="eye level", composition="right")


def village(pen):
    pen.path("M40,960 V400 h76 V960Z", "#eeaa70")
    pen.path("M26,404 L78,220 L130,404Z", "#a85a3c")
    pen.path("M64,456 a14,14 0 0 1 28,0 v40 h-28Z", "#9a5a48")
    pen.circle(78, 212, 12, "#f6cf9f")
    for x, w, top, t in ((-20, 120, 600, "#e8a468"), (100, 96, 660, "#f2c48c"), (190, 130, 560, "#dd8f58"), (316, 100, 640, "#f0b87c"), (410, 100, 590, "#e09a60")):
        pen.path(f"M{x},960 V{top} l{w / 2},-56 {w / 2},56 V960Z", t)
        pen.path(f"M{x - 8},{top + 4} l{w / 2 + 8},-66 {w / 2 + 8},66Z", "#a85a3c")
        for k in range(3):
            pen.rect(x + w * 0.2, top + 30 + k * 70, 22, 34, "#9a5a48")
            pen.rect(x + w * 0.58, top + 30 + k * 70, 22, 34, "#9a5a48")


def cloud(pen):
    with pen.at(94, 120, scale=0.9):
        _cloud(pen)


def _cloud(pen):
    with pen.cut(1.4):
        for x, y, r in ((140, 270, 56), (204, 226, 74), (278, 250, 62), (210, 270, 60), (320, 286, 40), (100, 296, 40)):
            pen.circle(x, y, r, INK)
        pen.path("M70,296 h280 v40 h-280Z", INK)
    with pen.cut(1):
        for x, y, r in ((170, 300, 34), (226, 284, 44), (280, 304, 32)):
            pen.circle(x, y, r, "#4668a8")
        pen.path("M140,304 h170 v32 h-170Z", "#4668a8")


def rain(pen):
    with pen.flat():
        for col in range(7):
            x, y = 236 + col * 16, 436 + (col * 37) % 40
            while y < (820 if 244 < x < 326 else 1090):
                n = 10 + (col * 13 + int(y)) % 22
                pen.line(x, y, x - 3, y + n, INK, 5)
                y += n + 13


def hugged(pen, x, y):
    with pen.at(x, y, turn=-8, scale=1.3):
        pen.rect(-26, -34, 54, 66, "#c8403a", radius=3)
        pen.rect(22, -30, 6, 58, "#fff8e8")
        pen.rect(-14, -18, 28, 12, "#f6c98a")
    pen.oval(x - 28, y + 16, 14, 11, "#c98b5e")
