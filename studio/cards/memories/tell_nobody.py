"""Two girls lie head to head among sunflowers and whisper; every flower has bent down to listen."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, mix
from reverie_studio.figures import draw_face
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_hands import cut_hand
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.pen import smooth_points

DARK, RED = "#4a2420", "#d2692e"  # the hair of the one and of the other
SKIN, PALE = "#b9714a", "#f2b78c"
HAND = "#d8946c"  # the finger on her lips, a tone below the cheek
MIDDLE = (404, 590)
# Sleeves in the card's own coordinates: the upper arm out of the shoulder, the forearm back from the same elbow, the folds between them.
RED_ARM = (534, 634, 192, "M452,292 C390,280 312,276 262,300 C222,322 218,372 254,398 C300,426 350,452 388,484 L440,428 C424,416 408,404 396,392 C430,402 470,430 510,474 L494,336Z",
           "M300,358 C350,362 410,382 462,428 L440,428 C400,396 350,372 300,358Z M258,330 C268,344 272,362 268,380 C278,362 274,342 258,330Z", ((300, 322), (352, 330), (404, 336), (278, 366), (330, 408), (384, 440), (440, 374)))
BLUE_ARM = (286, 566, 12, "M340,806 C420,822 462,860 490,930 C512,986 524,1040 498,1068 C462,1096 412,1080 398,1036 C386,990 372,940 352,880Z",
            "M462,900 C468,944 492,984 500,1022 C508,990 498,950 484,916 C474,890 462,872 448,856 C456,870 460,884 462,900Z M398,1036 C424,1018 452,1012 476,1016 C450,1022 424,1032 404,1048Z M374,914 C380,960 388,1000 402,1030 C398,994 394,956 392,918Z", ((412, 950), (452, 976), (420, 1002), (472, 1046), (432, 1054), (394, 862)))
RING = ((60, 300, 120), (205, 118, 112), (420, 40, 108), (762, 330, 118), (776, 640, 108), (720, 930, 116), (330, 1180, 110), (44, 800, 116), (26, 560, 96))
NEAR = ((20, 60, 205), (770, 60, 200), (30, 1150, 210), (780, 1180, 190))


def flower(pen: PaperPen, x: float, y: float, r: float, near: bool) -> None:
    """A head seen from behind: petals stand out beyond the green, the stalk runs away from the middle."""
    away = math.degrees(math.atan2(y - MIDDLE[1], x - MIDDLE[0])) + 90
    green, gold = ("#26301f", "#c96a1c") if near else ("#5f7a3a", "#f0a024")
    with pen.at(x, y, turn=away):
        with pen.stretch(1, 0.78):
            for row, (n, long, tone) in enumerate(((19, 1.0, darken(gold, 0.16)), (19, 0.88, gold))):
                for k in range(n):
                    a = 360 / n * (k + row * 0.5) + 7 * math.sin(k * 2.3 + x)
                    d = cuts.leaf(0, r * 0.16, r * 1.08 * long * (1 + 0.08 * math.sin(k * 3.1 + y)), a, 0.2)
                    if near:
                        pen.path(d, tone)
                    else:
                        pen.lit(d, tone, 0.55)
            for row in (0, 1):
                for k in range(13):
                    pen.path(cuts.leaf(0, 0, r * (0.56 - 0.14 * row), 360 / 13 * (k + row * 0.5) + 4 * math.sin(k + x), 0.3), mix(green, "#ffe9a0", 0.1 * row))
            pen.circle(0, -r * 0.03, r * 0.27, mix(green, "#ffe9a0", 0.16))
        pen.taper([(0, 0), (r * 0.1, -r * 0.5), (0, -r * 1.2), (-r * 0.3, -r * 2.8)], r * 0.26, r * 0.3, mix(green, "#ffe9a0", 0.22))


def leaves(pen: PaperPen) -> None:
    for x, y, long, turn, tone in ((-30, 470, 250, 20, "#3c5632"), (830, 500, 240, 160, "#3c5632"), (130, 10, 260, 80, "#46633a"), (640, -20, 240, 110, "#3c5632"), (820, 800, 270, 190, "#46633a"),
                                   (-20, 980, 250, -12, "#46633a"), (520, 1220, 260, -70, "#3c5632"), (200, 1230, 230, -110, "#46633a"), (830, 1050, 250, 170, "#3c5632")):  # fmt: skip
        with pen.cut():
            pen.path(cuts.leaf(x, y, long, turn, 0.62), tone)
            a = math.radians(turn)
            for k in range(1, 6):
                px, py = x + math.cos(a) * long * k / 6.5, y + math.sin(a) * long * k / 6.5
                for side in (-1, 1):
                    pen.erase(cuts.leaf(px, py, long * 0.26 * (1 - k / 9), turn + side * 46, 0.05))


def dress(pen: PaperPen, tone: str, dots: str, skin: str, arm: tuple) -> None:
    """Shoulders of somebody who lies on her back, one sleeve of the same sheet; the head's middle is the origin."""
    x, y, turn, sleeve, folds, spots = arm
    pen.path("M-40,90 H40 C44,150 60,170 70,210 H-70 C-60,170 -44,150 -40,90Z", darken(skin, 0.2))
    with pen.cut(lift=1.5):
        pen.path("M-64,150 C-150,168 -196,200 -204,262 L-152,300 L-158,760 H158 L152,300 L204,262 C196,200 150,168 64,150 C40,196 -40,196 -64,150Z", tone)
        for i in range(7):
            for j in range(9):
                if abs(i - 3) < 3.5 and (i + j) % 2 == 0:
                    pen.circle((i - 3) * 42, 240 + j * 44, 6.5, dots)
        with pen.at(0, 0, turn=-turn), pen.at(-x, -y):
            pen.path(sleeve, tone)
            pen.path(folds, darken(tone, 0.3))
            for sx, sy in spots:
                pen.circle(sx, sy, 6.5, dots)
    for side in (-1, 1):
        with pen.stretch(side, 1):
            pen.path("M62,146 C84,150 104,156 120,168 C112,206 60,226 0,226 C40,210 60,180 62,146Z", "#fff4e0")


def plait(pen: PaperPen, way: list[tuple[float, float]], tones: tuple[str, ...], w0: float, w1: float) -> None:
    """Lobes laid left and right along a way, one over the other."""
    fine = [(x, y) for (x, y) in _along(way, 20)]
    for k, (x, y) in enumerate(fine[:-1]):
        nx, ny = fine[k + 1]
        a, w = math.degrees(math.atan2(ny - y, nx - x)), w0 + (w1 - w0) * k / len(fine)
        side = 1 if k % 2 else -1
        with pen.at(x, y, turn=a + side * 34):
            pen.path(f"M{-w * 0.55},{side * w * 0.3} C{-w * 0.5},{-side * w * 0.1} {w * 0.2},{-side * w * 0.5} {w * 0.7},{-side * w * 0.2} C{w * 0.66},{side * w * 0.3} {-w * 0.1},{side * w * 0.66} {-w * 0.55},{side * w * 0.3}Z", tones[k % len(tones)])


def _along(way: list[tuple[float, float]], step: float) -> list[tuple[float, float]]:
    line, out, left = smooth_points(way, closed=False, steps=24), [way[0]], step
    for (x0, y0), (x1, y1) in zip(line, line[1:], strict=False):
        n = math.hypot(x1 - x0, y1 - y0)
        while left <= n:
            out.append((x0 + (x1 - x0) * left / n, y0 + (y1 - y0) * left / n))
            left += step
        left -= n
    return out


def forearm(pen: PaperPen, skin: str, start: tuple[float, float], wrist: tuple[float, float], width: float) -> None:
    """Out of the sleeve, bare, with a white cuff where the sleeve ends."""
    (ex, ey), (wx, wy) = start, wrist
    pen.taper([(ex + (wx - ex) * 0.3, ey + (wy - ey) * 0.3), (wx, wy)], width * 0.76, 44, skin)
    with pen.at(ex, ey, turn=math.degrees(math.atan2(wy - ey, wx - ex))):
        h = width * 0.56
        pen.path(f"M-16,{-h} Q-6,0 -16,{h} L10,{h} Q20,0 10,{-h}Z", "#fff4e0")


def girls(pen: PaperPen, s: LightBox) -> None:
    with pen.at(534, 634, turn=192):
        pen.taper([(-180, 240), (-236, 420), (-190, 640)], 74, 58, PALE)
        dress(pen, "#c8403a", "#f6cf9f", PALE, RED_ARM)
        draw_face(pen, s.palette, 138, "child", view="front_left", expression="wonder", look=(26, 2), hair={"kind": "pony", "colour": RED}, skin=PALE, neck=False, seed=4)
    plait(pen, [(668, 640), (716, 730), (700, 820), (628, 880), (560, 912)], (RED, darken(RED, 0.12)), 46, 40)
    with pen.at(286, 566, turn=12):
        pen.taper([(-180, 250), (-232, 430), (-176, 640)], 74, 58, SKIN)
        dress(pen, "#3f6fb0", "#fff4e0", SKIN, BLUE_ARM)
    plait(pen, [(430, 740), (462, 800), (500, 860), (556, 912)], (DARK, darken(DARK, 0.2)), 46, 40)
    with pen.at(286, 566, turn=12):
        draw_face(pen, s.palette, 138, "child", view="front_right", expression="calm", look=(34, 0), hair={"kind": "bob", "colour": DARK}, skin=SKIN, neck=False, seed=9)
    plait(pen, [(556, 900), (612, 966), (606, 1050), (540, 1110), (548, 1180), (600, 1240)], (DARK, RED), 60, 54)


def whisper(pen: PaperPen) -> None:
    """A hollow hand closes off mouth and ear; the other lays a finger on her lips."""
    pen.path("M414,592 C410,562 432,548 450,560 C466,574 460,606 446,622 C434,632 420,618 414,592Z", mix(PALE, "#e0805c", 0.3))
    with pen.flat():
        pen.path("M424,592 C424,574 438,566 446,578 C452,590 444,602 438,610", darken(PALE, 0.34), stroke=5)
    forearm(pen, HAND, (414, 456), (462, 492), 76)
    with pen.at(458, 486, turn=130, scale=0.86):
        cut_hand(pen, HAND, "M-21,14 C-32,-16 -38,-40 -34,-70 C-20,-84 18,-84 32,-74 C36,-44 24,-16 21,14Z",
                 (([(24, -62), (36, -88), (20, -100), (10, -82)], 20, 17), ([(10, -68), (16, -100), (2, -108), (-4, -86)], 22, 18), ([(-8, -70), (-6, -104), (-18, -108), (-20, -86)], 22, 18), ([(-25, -66), (-32, -108), (-38, -146)], 21, 15)),
                 ([(-20, -16), (-44, -40), (-34, -72)], 24, 17), nails=False, creases=False)  # fmt: skip
    forearm(pen, SKIN, (424, 908), (420, 812), 82)
    with pen.at(420, 812, turn=9):
        cut_hand(pen, SKIN, "M-23,14 C-30,-20 -40,-50 -38,-82 C-20,-94 20,-96 36,-86 C38,-50 26,-20 23,14Z",
                 (([(28, -80), (34, -122), (26, -158)], 22, 16), ([(9, -86), (12, -136), (5, -178)], 23, 16), ([(-11, -86), (-12, -132), (-16, -172)], 23, 16), ([(-29, -78), (-34, -112), (-36, -146)], 20, 14)),
                 ([(-26, -24), (-48, -58), (-46, -92)], 26, 18), nails=False)  # fmt: skip


@light_box(id="fdmda8", title="Tell Nobody", seed=21, palette="clay court", light=(-0.55, -0.75))
def paint(s: LightBox) -> None:
    """Afternoon falls through the petals; the one spot of sun lies on two cheeks."""
    s.took_view("from above")
    s.back("#f2b25e", "#8a4a2a", at=MIDDLE, radius=760)
    s.sheet("fallen petals", lambda pen: [pen.path(cuts.leaf(x, y, n, t, 0.3), "#ffc640") for x, y, n, t in ((250, 250, 44, 30), (300, 330, 36, 130), (196, 380, 40, -20), (690, 1010, 44, 80), (470, 1090, 40, 10), (330, 190, 30, 70))], depth=0.05, haze=0.0)
    s.sheet("sunflower leaves", leaves, depth=0.2, haze=0.0)
    pair = s.sheet("two girls, head to head", lambda pen: girls(pen, s), depth=0.34, role="subject", count=2, haze=0.0)
    s.sheet("hand at an ear", whisper, depth=0.42, role="accent", haze=0.0)
    s.lamp((400, 590), 330, "#ffdf9a", 0.3)
    s.sheet("sunflowers", lambda pen: [flower(pen, *f, near=False) for f in RING], depth=0.66, role="witness", count=13, haze=0.0)
    s.sheet("near sunflowers", lambda pen: [flower(pen, *f, near=True) for f in NEAR], depth=0.93, plane="front", haze=0.0)
    s.relate("sunflowers", "listens to", pair)
    s.describe("Two girls lie head to head among sunflowers, whispering. One holds her hand to the other’s ear; the other lays a finger on her lips. Their "
               "plaits, brown and red, have become one. All round them sunflowers bend inwards, seen from behind. The ground is orange.")  # fmt: skip
    s.moods("secret", "tender", "mischievous", "watched")
    s.themes("secrets", "friendship", "gossip", "summer", "growing together")
    s.says("cross my heart", "promise me first", "the flowers have ears", "two heads, one plait", "don’t tell the sun", "pillow talk", "who told you that?",
           "nobody else knows", "heads together", "the whole field heard it", "best friends for ever", "a plan is hatched", "say it again", "grown together",
           "no, really?", "between you and me", "psst", "eavesdroppers")  # fmt: skip
    s.about(place="between rows of sunflowers", time="afternoon", weather="sunny", light="sun through petals", composition="centred",
            view="from above, down between the flowers", foreground="dark backs of sunflowers", unexplained="why the two plaits have become one")  # fmt: skip
