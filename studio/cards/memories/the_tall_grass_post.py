"""The Tall Grass Post: a postman rides a beetle through grass as high as trees below a sleeping face."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SKIN, HAIR = "#f0c096", "#8a4a2a"


def face(pen):
    """A child on its back, asleep: hair left, nose up, chin right."""
    with pen.cut(2):  # neck and jumper
        pen.path("M460,640 C540,520 660,470 720,480 C780,490 830,520 840,560 V840 H400Z", "#d8602f")
    for i in range(4):
        pen.path(f"M{606 + i * 56},{506 - 8 * i} q-14,80 -6,200 h14 q-6,-120 8,-204Z", "#e9814e")
    with pen.cut(2):
        pen.path("M-30,840 C-20,470 40,360 150,322 C186,308 220,306 256,312 C282,316 300,330 316,326 C342,312 362,274 386,244 C402,226 430,236 428,262 C427,286 410,296 416,312 C420,320 430,320 440,326 C452,332 468,326 474,340 C478,350 468,354 470,360 C480,362 492,370 486,384 C480,396 492,402 510,398 C548,394 580,416 584,456 C586,500 566,540 540,590 C520,640 500,720 476,840 H-30Z", SKIN)
    with pen.cut(1.6):
        pen.path("M-30,760 V420 C0,340 60,286 130,276 C190,262 240,276 262,304 C276,326 262,346 240,346 C250,380 232,404 204,402 C214,440 190,470 160,462 C170,520 150,560 110,560 C120,620 90,690 40,720Z", HAIR)
    with pen.flat():
        for d in ("M20,420 q60,-90 140,-110", "M50,500 q40,-90 130,-130", "M40,600 q20,-80 90,-120"):
            pen.path(d, darken(HAIR, 0.2), stroke=6)
    pen.path("M190,560 C160,520 180,468 222,474 C262,480 266,540 236,580 C220,604 200,590 190,560Z", lighten(SKIN, 0.08))
    with pen.flat():
        pen.path("M206,548 q-10,-40 20,-46 q22,6 12,44", darken(SKIN, 0.25), stroke=6)
        pen.path("M302,376 q20,38 52,42", "#4a2a1c", stroke=8)
        for x, y, a in ((306, 392, 130), (322, 412, 118), (342, 422, 104)):
            pen.line(x, y, x + 20 * math.cos(math.radians(a)), y + 20 * math.sin(math.radians(a)), "#4a2a1c", 5)
        pen.path("M268,352 q24,-16 50,-8", "#7a4226", stroke=8)
        pen.path("M474,362 q-30,8 -42,26", "#b5573c", stroke=6)
        pen.circle(408, 452, 44, "#ee9f7c")
        for x, y in ((384, 360), (400, 372), (376, 380), (394, 392), (366, 366)):
            pen.circle(x, y + 6, 3.6, "#c4794f")
        pen.path("M402,288 q8,10 18,4", darken(SKIN, 0.3), stroke=5)


def blade(pen, x, y, h, lean, w, tone):
    pen.path(f"M{x - w / 2:.1f},{y} C{x - w * 0.4:.1f},{y - h * 0.5:.1f} {x + lean * 0.4:.1f},{y - h * 0.8:.1f} {x + lean:.1f},{y - h} C{x + lean * 0.5 + w * 0.5:.1f},{y - h * 0.75:.1f} {x + w * 0.6:.1f},{y - h * 0.5:.1f} {x + w / 2:.1f},{y}Z", tone)


def daisy(pen, x, y, h, w, r, door, tone="#6ca552"):
    """A house: stem with door and windows, flower for a roof."""
    pen.path(f"M{x - w / 2},{y} C{x - w * 0.44},{y - h * 0.5} {x - w * 0.4},{y - h * 0.8} {x - w * 0.3},{y - h} H{x + w * 0.3} C{x + w * 0.4},{y - h * 0.8} {x + w * 0.44},{y - h * 0.5} {x + w / 2},{y}Z", tone)
    for i in range(15):
        a = 2 * math.pi * i / 15
        with pen.at(x, y - h, turn=math.degrees(a)):
            pen.path(f"M{r * 0.3},-7 C{r * 0.6},{-r * 0.24} {r},{-r * 0.2} {r * 1.05},0 C{r},{r * 0.2} {r * 0.6},{r * 0.24} {r * 0.3},7Z", "#fffaf0" if i % 2 else "#f3eed6")
    pen.circle(x, y - h, r * 0.4, "#efb63f")
    if door:
        pen.path(f"M{x - w * 0.3},{y - 6} v{-w * 0.9} a{w * 0.3},{w * 0.3} 0 0 1 {w * 0.6},0 v{w * 0.9}Z", "#7a4226")
        pen.path(f"M{x - w * 0.23},{y - 6} v{-w * 0.88} a{w * 0.23},{w * 0.23} 0 0 1 {w * 0.46},0 v{w * 0.88}Z", door)
        pen.circle(x + w * 0.12, y - 6 - w * 0.5, 4, "#fff3a8")
        for n in (0.42, 0.62):
            pen.lit(f"M{x - w * 0.16},{y - h * n} v{-w * 0.3} a{w * 0.16},{w * 0.16} 0 0 1 {w * 0.32},0 v{w * 0.3}Z", "#fff0a0")


@light_box(id="j2y58a", title="The Tall Grass Post", seed=45, palette="treehouse green", light=(-0.4, -0.85))
def paint(s: LightBox) -> None:
    """The longest afternoon."""
    p = s.palette
    rng = s.rng
    s.back("#fffbd4", "#9fcf94", at=(520, 190), radius=720)
    s.puffs([(660, 160, 190), (90, 130, 160)], threads=True, colour="#fbf9e2")

    def row(y, n, h0, h1, tones, seed_w):
        def cut(pen):
            for i in range(n):
                x = -20 + 840 * (i + float(rng.uniform(0.1, 0.9))) / n
                blade(pen, x, y, float(rng.uniform(h0, h1)), float(rng.normal(0, 40)), seed_w * float(rng.uniform(0.8, 1.3)), tones[i % len(tones)])
        return cut

    s.sheet("far grass", row(640, 26, 150, 330, ("#a9cf86", "#9cc67c"), 22), depth=0.14, haze=0.0)
    child = s.sheet("sleeping face", face, depth=0.36, haze=0.0, role="subject")
    s.lamp((380, 300), 320, "#fff3c0", 0.25)
    s.sheet("grass 1", row(800, 22, 120, 270, ("#8fbf6a", "#7fb35e", "#9cc874"), 26), depth=0.44, haze=0.0)
    s.sheet("seed at the nose", lambda pen: (pen.path("M560,800 C556,600 520,420 492,250", "#6ca552", stroke=9), [pen.line(492, 250, 492 + 46 * math.cos(math.radians(a)), 250 + 46 * math.sin(math.radians(a)), "#fffaf0", 3) for a in range(0, 360, 24)], [pen.circle(492 + 48 * math.cos(math.radians(a)), 250 + 48 * math.sin(math.radians(a)), 6, "#fffaf0") for a in range(0, 360, 24)], pen.circle(492, 250, 10, "#8a6a34")), depth=0.5, haze=0.0, role="accent")
    s.sheet("mid floor", "M-20,790 Q400,764 820,796 V1220 H-20Z", "#6a9c4c", depth=0.52, haze=0.0)
    s.sheet("far houses", lambda pen: (daisy(pen, 96, 850, 260, 44, 66, "#3f7f9a"), daisy(pen, 330, 836, 190, 36, 52, "#d8602f"), daisy(pen, 668, 850, 300, 46, 72, "#efb63f")), depth=0.56, haze=0.0, role="prop", count=3)
    s.sheet("grass 2", row(900, 13, 110, 230, ("#5f9a4e", "#4f8a48"), 30), depth=0.62, haze=0.0)
    s.sheet("path", lambda pen: (pen.path("M-20,880 Q400,850 820,890 V1220 H-20Z", "#4f8446"), pen.path("M-20,1060 C200,1000 380,1010 500,960 C560,930 600,900 640,872 L690,880 C660,930 600,980 540,1010 C420,1066 200,1070 -20,1140Z", "#d9bd7c")), depth=0.66, haze=0.0)
    s.sheet("near house", lambda pen: daisy(pen, 690, 1076, 430, 92, 116, "#d8602f", "#5f9c4c"), depth=0.72, haze=0.0, role="prop")
    s.sheet("letter box", lambda pen: (pen.rect(592, 1010, 8, 70, "#6b4228"), pen.path("M570,1016 v-26 a26,22 0 0 1 52,0 v26Z", "#d8602f"), pen.rect(580, 994, 30, 5, "#4a1f14")), depth=0.74, haze=0.0)
    bug = s.put("beetle", at=(300, 1098), scale=1.45, colour="#2b5f7a", role="prop", lift=None, depth=0.78, haze=0.0)
    bx, by = bug["back"]
    man = s.figure(at=(bx + 6, by + 30), age="adult", pose="ride", view="right", height=230, role="witness", lift=None, depth=0.82, haze=0.0, clothes=dict(top="uniform", colour="#d8602f", hat="cap", hat_colour="#7a2f1c", beard="moustache"), hair="short", prop=None, expression="worried", look="up", label="postman on a beetle", seed=8)
    x, y = man["back"]

    def bag(pen):
        for dx, dy, a, t in ((-26, -54, -16, "#fffaf0"), (6, -60, 8, "#f3d9b0"), (-8, -66, -4, "#fffaf0")):
            with pen.at(x - 36 + dx, y + 40 + dy, turn=a):
                pen.rect(-24, -18, 48, 36, t)
                with pen.flat():
                    pen.path("M-24,-18 L0,4 L24,-18", "#b98a5a", stroke=2.6)
        pen.path(f"M{x - 92},{y + 10} h92 l-6,84 q-40,14 -80,0Z", "#8a5a34")
        pen.path(f"M{x - 94},{y + 6} q48,20 96,0 l-4,30 q-44,20 -88,0Z", "#6b4228")

    s.sheet("bag of letters", bag, depth=0.84, haze=0.0, role="prop")
    s.sheet("near grass", lambda pen: [blade(pen, xx, 1230, h, lean, w, t) for xx, h, lean, w, t in ((-6, 620, 60, 54, "#2f6a45"), (50, 430, -40, 46, "#27573a"), (110, 250, 50, 40, "#2f6a45"), (210, 150, -30, 34, "#27573a"), (330, 120, 30, 30, "#2f6a45"), (470, 150, -36, 34, "#27573a"), (560, 130, 40, 30, "#2f6a45"), (650, 190, -40, 40, "#27573a"), (740, 330, 44, 44, "#2f6a45"), (796, 560, -60, 56, "#1f4a34"))], depth=0.92, haze=0.0, plane="front")
    s.sheet("ladybird", lambda pen: (pen.circle(36, 830, 15, "#c23a2c"), pen.circle(40, 818, 8, p.dark), pen.circle(31, 832, 3.4, p.dark), pen.circle(42, 836, 3.4, p.dark)), depth=0.94, haze=0.0, plane="front")
    s.relate(child, "sleeps in", "a grass forest")
    s.describe("A giant child’s face sleeps like a hill behind the grass. Daisies in "
               "front are houses, with doors and lit windows in their stems. A "
               "postman rides a big blue beetle along a path and looks up. A "
               "dandelion clock stands at the child’s nose. Everything is bright "
               "green.")  # fmt: skip
    s.moods("wondering", "threatened", "drowsy", "busy")
    s.themes("summer", "being small", "sleep", "hidden worlds", "messages")
    s.says("don't sneeze", "parcel for summer", "sleeping giant", "rural delivery", "who is dreaming whom", "snail mail is slower", "mountain with freckles", "quiet please", "natural disaster", "home address: third daisy", "siesta", "bug",
           "the hill breathes", "Gulliver", "special delivery", "let it lie", "grass roots", "what if it wakes")
    s.about(place="a meadow", time="afternoon", weather="sunny", light="high sun", view="near, at the height of the grass", composition="high",
            foreground="dark blades of grass at both edges")  # fmt: skip
