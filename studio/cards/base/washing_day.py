"""A shirt and a dress dance on the washing line, with nobody in them."""

from __future__ import annotations

from collections.abc import Callable

import cv2
import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

Point = tuple[float, float]
Plane = Callable[[float, float], Point]
# near foot, far foot, far eave, near eave
LEFT: list[Point] = [(-330, 1330), (96, 1230), (262, 20), (-40, -420)]
RIGHT: list[Point] = [(1130, 1330), (716, 1240), (566, 60), (850, -420)]
WHITE, SHADE, INSIDE = "#f7f4ea", "#b9c6dd", "#7d8fb8"
YELLOW, GOLD, DEEP = "#f4c53a", "#d99a2c", "#9c6424"
LINES = ((-10, 92, 810, 120), (-10, 186, 810, 150), (-10, 318, 810, 296), (60, 935, 770, 968),
         (60, 1052, 770, 1030))  # fmt: skip


def plane(corners: list[Point]) -> Plane:
    """A house front in perspective: u along the alley, v up the wall."""
    source = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)
    matrix = cv2.getPerspectiveTransform(source, np.array(corners, np.float32))

    def at(u: float, v: float) -> Point:
        x, y, w = matrix @ np.array([u, v, 1.0])
        return float(x / w), float(y / w)

    return at


def block(pen: Pen, at: Plane, u: float, v: float, w: float, h: float, tone: Colour) -> None:
    """A rectangle on the wall."""
    pen.poly([at(u, v), at(u + w, v), at(u + w, v + h), at(u, v + h)], tone)


def house(pen: Pen, corners: list[Point], wall: Colour, shutter: Colour,
          rng: np.random.Generator) -> None:  # fmt: skip
    """One leaning front: courses, a pipe, and shutters, all closed."""
    at = plane(corners)
    pen.poly(corners, wall)
    for row in range(6):
        v = 0.06 + row * 0.155
        block(pen, at, 0, v + 0.128, 1, 0.012, darken(wall, 0.25))
        for u in (0.3, 0.6, 0.84):
            tone = mix(shutter, wall, float(rng.uniform(0, 0.35)))
            block(pen, at, u - 0.012, v - 0.006, 0.144, 0.112, lighten(wall, 0.16))
            block(pen, at, u, v, 0.058, 0.1, tone)
            block(pen, at, u + 0.062, v, 0.058, 0.1, darken(tone, 0.14))
            for i in range(6):
                for du in (0.008, 0.07):
                    block(pen, at, u + du, v + 0.01 + i * 0.0145, 0.042, 0.005, darken(tone, 0.38))
            block(pen, at, u - 0.02, v - 0.014, 0.16, 0.01, lighten(wall, 0.3))
    block(pen, at, 0.965, 0, 0.035, 1, lighten(wall, 0.14))
    block(pen, at, 0.49, 0, 0.014, 1, darken(wall, 0.4))
    block(pen, at, -0.2, 0.965, 1.26, 0.04, darken(wall, 0.5))


def sleeve(pen: Pen, points: list[Point], wide: float, narrow: float, tone: Colour,
           dark: Colour) -> None:  # fmt: skip
    """A sleeve full of wind, open and dark at its end."""
    pen.taper(points, wide, narrow, tone)
    under = [(x + 4, y + wide * 0.2) for x, y in points]
    pen.taper(under, wide * 0.5, narrow * 0.4, dark, 0.75)
    x, y = points[-1]
    pen.circle(x, y, narrow * 0.56, lighten(tone, 0.3))
    pen.circle(x, y, narrow * 0.4, darken(dark, 0.45))


def dress(pen: Pen) -> None:
    """The yellow dress leaning back, its skirt swept away to the right."""
    sleeve(pen, [(545, 372), (606, 420), (668, 392)], 62, 34, YELLOW, GOLD)
    pen.path("M440,356 Q470,338 486,336 Q506,372 534,332 Q560,332 574,352 Q584,440 548,530 "
             "Q640,640 742,742 Q720,800 672,806 Q640,850 584,838 Q540,880 478,858 Q430,872 392,836 "
             "Q446,700 462,536 Q428,450 440,356Z", YELLOW)  # fmt: skip
    pen.path("M392,836 Q430,872 478,858 Q540,880 584,838 Q640,850 672,806 Q720,800 742,742 "
             "Q700,768 664,774 Q620,812 574,808 Q528,842 474,828 Q430,842 392,836Z",
             DEEP)  # fmt: skip
    pen.path("M470,560 Q440,720 402,826 Q426,838 452,828 Q476,690 484,560Z", GOLD)
    pen.path("M508,556 Q520,700 520,822 Q548,818 566,806 Q556,680 526,552Z", GOLD)
    pen.path("M540,546 Q600,660 640,778 Q662,770 680,760 Q620,640 548,538Z", GOLD)
    pen.path("M452,380 Q450,450 474,530 L488,530 Q468,450 470,372Z", lighten(YELLOW, 0.4))
    pen.path("M460,524 Q505,548 550,522 L552,548 Q505,572 462,552Z", "#c4563f")
    pen.path("M486,336 Q506,372 534,332 Q512,322 486,336Z", DEEP)
    for x, y in ((470, 640), (596, 690), (540, 720), (430, 790), (505, 610), (660, 740),
                 (590, 610)):  # fmt: skip
        pen.circle(x, y, 9, lighten(YELLOW, 0.55))
        pen.circle(x, y, 3.5, "#c4563f")


def shirt(pen: Pen) -> None:
    """The white shirt, chest out, tails flying."""
    pen.path("M248,352 Q206,362 184,392 Q160,470 184,570 Q176,660 122,752 Q150,806 206,782 "
             "Q234,770 252,722 "
             "Q272,790 330,806 Q388,806 398,758 Q372,660 384,560 Q402,460 372,386 Q344,356 320,350 "
             "Q286,392 248,352Z", WHITE)  # fmt: skip
    pen.path("M184,392 Q160,470 184,570 Q176,660 122,752 Q136,790 168,792 Q226,680 218,560 "
             "Q196,480 214,372 "
             "Q196,380 184,392Z", SHADE, 0.85)  # fmt: skip
    pen.path("M384,560 Q402,460 372,386 Q352,470 330,520 Q352,560 340,640 Q338,730 362,806 "
             "Q396,790 398,758 "
             "Q372,660 384,560Z", SHADE, 0.6)  # fmt: skip
    for d in ("M188,572 Q230,590 262,566", "M222,600 Q206,690 166,764", "M384,574 Q340,600 312,580",
              "M318,600 Q330,700 322,780", "M196,430 Q222,470 214,520"):  # fmt: skip
        pen.path(d, "#9fb0d0", 0.8, stroke=4)
    pen.path("M286,388 Q306,480 290,570 Q276,660 262,724", "#8fa3c8", stroke=3)
    for x, y in ((298, 436), (300, 492), (293, 550), (284, 608), (274, 664)):
        pen.circle(x + 8, y, 6, "#7f95c0")
    pen.path("M250,352 Q286,392 318,350 Q290,330 250,352Z", INSIDE)
    pen.path("M246,350 L262,398 L290,384 Z M322,346 L318,396 L290,384Z", lighten(WHITE, 0.6))
    pen.path("M246,350 L262,398 L290,384 Z M322,346 L318,396 L290,384Z", SHADE, stroke=2.5)


def arms(pen: Pen) -> None:
    """Her sleeve over his shoulder, his sleeve around her waist."""
    sleeve(pen, [(470, 396), (424, 440), (376, 410), (330, 386)], 58, 34, YELLOW, GOLD)
    sleeve(pen, [(352, 424), (404, 546), (514, 526)], 78, 42, WHITE, SHADE)
    pen.path("M498,500 q14,24 6,48", "#8fa3c8", stroke=3)


def sock(pen: Pen) -> None:
    """A child's sock wound about the two cuffs that stretch to the right."""
    pen.path("M650,372 q26,-10 42,6 l16,40 q-6,14 -22,16 l-26,-8 q-10,-26 -10,-54Z", "#c8413a")
    pen.path("M684,418 l22,2 q8,42 14,56 q28,6 30,22 q-8,18 -40,12 q-18,-6 -22,-30Z", "#c8413a")
    for d in ("M690,438 l20,-4 l2,14 l-20,4Z", "M694,466 l22,-6 l4,13 l-23,7Z",
              "M652,384 q26,-10 44,4 l4,13 q-24,-12 -46,0Z",
              "M732,484 q16,4 18,14 l-6,8 l-20,-8Z"):  # fmt: skip
        pen.path(d, "#f7f0dc")


def pegs(pen: Pen, places: list[Point], k: float = 1.0) -> None:
    """Wooden pegs."""
    for x, y in places:
        pen.rect(x - 6 * k, y - 16 * k, 12 * k, 38 * k, "#a9783f", radius=3)
        pen.rect(x - 6 * k, y - 16 * k, 5 * k, 38 * k, "#d3a765", radius=2)


def small_wash(pen: Pen) -> None:
    """Trousers that run, a nightgown that bows, towels and stockings."""
    pen.canvas.translate(0, 26)
    pen.path("M300,106 L372,104 Q376,150 430,196 L404,222 Q356,190 338,160 Q316,210 262,230 "
             "L248,200 "
             "Q292,170 300,106Z", "#51639a")  # fmt: skip
    pen.path("M338,160 Q316,210 262,230 L256,214 Q310,190 330,110Z", "#3b4a7c")
    pen.path("M430,166 q40,-8 66,-4 l14,74 q-34,10 -70,2Z", "#d97a5c")
    pen.path("M436,196 l70,-4 l4,16 l-72,6Z", "#f0c9a8")
    pen.path("M440,946 L520,946 Q536,960 566,958 L568,984 Q540,990 522,978 Q560,1030 616,1040 "
             "Q590,1064 556,1060 Q530,1080 500,1066 Q470,1074 452,1056 Q462,1010 448,976 "
             "Q430,1000 424,1030 "
             "L400,1024 Q410,970 440,946Z", "#efe6f4")  # fmt: skip
    pen.path("M466,978 Q476,1020 470,1064 L490,1068 Q494,1020 482,978Z M506,978 Q524,1030 "
             "540,1066 L562,1060 "
             "Q530,1020 516,978Z", "#bcb0d4")  # fmt: skip
    pen.path("M448,974 Q486,984 522,976", "#b08fc0", stroke=4)
    for x, tone in ((250, "#c8413a"), (280, "#f0d9a8"), (330, "#6fa39a")):
        pen.path(f"M{x},944 l22,1 l8,52 q22,6 18,22 q-30,8 -38,-12Z", tone)
    pen.path("M330,1052 q40,6 70,2 l20,70 q-40,14 -80,2Z", "#6fa39a")
    pen.path("M500,1044 q50,0 80,-4 l28,56 q-46,20 -90,6Z", "#f4e3b8")
    pegs(pen, [(304, 104), (366, 104), (436, 164), (490, 162), (444, 944), (518, 948), (255, 942),
               (286, 944), (340, 946), (340, 1050), (394, 1052), (508, 1042), (572, 1038)],
         0.55)  # fmt: skip


def geranium(pen: Pen, at: Plane, rng: np.random.Generator) -> None:
    """One window box, losing its petals."""
    x, y = at(0.66, 0.205)
    pen.path(f"M{x - 66},{y - 4} l132,-20 l-6,34 l-118,18Z", "#8a4f34")
    for dx, dy in rng.uniform(-1, 1, (26, 2)):
        pen.oval(x + dx * 58, y - 30 - dx * 8 + dy * 18, 13, 9, mix("#3f6b45", "#5c9152",
                                                                    (dy + 1) / 2))  # fmt: skip
    for dx, dy in rng.uniform(-1, 1, (16, 2)):
        pen.circle(x + dx * 56, y - 44 - dx * 8 + dy * 20, 9, mix("#d93a4a", "#f07a6a",
                                                                  (dy + 1) / 2))  # fmt: skip
    for px, py, turn in ((590, 985, 20), (556, 1060, 60), (640, 1090, -30), (520, 1130, 10),
                         (660, 1000, 70),
                         (600, 1150, -50)):  # fmt: skip
        with pen.at(px, py, turn=turn):
            pen.oval(0, 0, 9, 5, "#e0485a")


@card(id="96tauj", title="What the Wind Knows", seed=5, palette="noon", light=(-0.45, -0.85))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#1747a8"), (0.45, "#2f78d0"), (1, "#9ed4f2")])
    s.puffs([(590, 915, 280), (500, 262, 150)], alpha=0.9)
    s.draw(lambda pen: pen.path("M250,1210 L262,1130 L330,1070 L398,1128 L404,1100 L428,1100 "
                                "L432,1142 "
           "L520,1150 L600,1120 L640,1210Z", "#4f6796"), name="far roofs", role="place",
           depth=0.3)  # fmt: skip
    s.draw(lambda pen: _ropes(pen, (0, 1, 3, 4), 2.4), name="far washing lines", depth=0.5)
    s.draw(lambda pen: house(pen, LEFT, "#2c3562", "#39708a", rng), name="left house", role="place",
           depth=0.6, volume=0.05)  # fmt: skip
    s.draw(lambda pen: house(pen, RIGHT, "#56406a", "#3f7f86", rng), name="right house",
           role="place",
           depth=0.6, volume=0.05)  # fmt: skip
    s.draw(small_wash, name="small washing", depth=0.62, shadow=None)
    s.draw(lambda pen: geranium(pen, plane(RIGHT), rng), name="geranium", depth=0.7)
    s.draw(lambda pen: _ropes(pen, (2,), 5), name="near washing line", depth=0.8)
    s.draw(lambda pen: sleeve(pen, [(520, 462), (604, 470), (666, 416)], 58, 36, WHITE, SHADE),
           name="far sleeve", role="subject", depth=0.88)  # fmt: skip
    gown = s.draw(dress, name="yellow dress", role="subject", depth=0.9, volume=0.35,
                  shadow=(16, 20, 18, 0.3))  # fmt: skip
    s.draw(sock, name="child's sock", role="accent", depth=0.9)
    body = s.draw(shirt, name="white shirt", role="subject", depth=0.92, volume=0.4,
                  shadow=(14, 18, 18, 0.3))  # fmt: skip
    s.draw(arms, name="sleeves", role="subject", depth=0.94, shadow=(6, 10, 8, 0.3))
    s.draw(lambda pen: pegs(pen, [(236, 352), (336, 350), (456, 344), (560, 338)], 1.1),
           name="pegs", depth=0.95)  # fmt: skip
    s.relate(body, "is inhabited by", "wind")
    s.relate(gown, "plays", body)
    s.describe("A shirt and a dress on a washing line embrace. They hang high between"
               " two houses, filled by the wind, sleeves around each other. A red "
               "striped sock is caught at one cuff. All the shutters are closed. The "
               "shirt is white, the dress yellow, the sky blue.")  # fmt: skip
    s.moods("romantic", "airy", "wistful", "playful")
    s.themes("love", "absence", "wind", "dancing", "home life")
    s.says("may I have this dance", "an empty embrace", "washing day", "hung out to dry",
           "ghosts of summer",
           "clothes make the man", "they only meet on Mondays", "love is in the air", "holding on",
           "gone with the wind", "a tango", "nobody home", "family ties", "flap flap",
           "what we leave behind",
           "secret affair of neighbours")  # fmt: skip
    s.about(place="an alley", time="noon", weather="strong wind", light="bright gap of sky",
            view="from below",
            composition="high", unexplained="the sock at the cuff")  # fmt: skip


def _ropes(pen: Pen, which: tuple[int, ...], width: float) -> None:
    for i in which:
        x0, y0, x1, y1 = LINES[i]
        pen.path(f"M{x0},{y0} Q400,{(y0 + y1) / 2 + 56} {x1},{y1}", "#e8dcc2", stroke=width)
