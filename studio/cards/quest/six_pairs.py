"""Five strangers warm their hands at a fire; there are six pairs of hands."""

from __future__ import annotations

import math

from reverie_studio.figures import draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

# head x, y, size, tilt, width, skin, where the eyes look (x), brows (inner, outer), mouth corner
FACES = {
    "old man": (392, 296, 0.9, -3, 0.92, "#d69a70", 0, (-6, 4), 3),
    "nun": (246, 362, 0.92, 6, 0.9, "#ecb48a", 2, (2, 2), 0),
    "child": (664, 372, 0.96, -8, 1.2, "#f0b48c", -9, (-9, 2), 4),
    "soldier": (104, 474, 1.06, 8, 0.96, "#dc966a", 4, (5, -4), 2),
    "girl": (766, 636, 1.1, -12, 0.94, "#b06e48", -3, (-4, 5), 5),
}  # fmt: skip
# wrist x, y; length, turn, right hand?, pose, skin; the elbow, the sleeve's two widths and its colour; from the back to the front
ARMS = ((352, 604, 108, -8, True, "open", "#e0a076", 262, 930, 110, 52, "#6d4c56"), (436, 600, 108, 10, False, "cover", "#e0a076", 500, 930, 110, 52, "#6d4c56"),
        (204, 676, 114, -12, True, "cover", "#f2bc92", 190, 960, 110, 58, "#43303a"), (290, 672, 114, 8, False, "flat", "#f2bc92", 352, 1000, 120, 58, "#43303a"),
        (598, 746, 104, -14, True, "wave", "#f6bc94", 520, 1050, 120, 56, "#a87448"), (672, 748, 104, 12, False, "open", "#f6bc94", 730, 1000, 110, 56, "#a87448"),
        (56, 836, 132, -16, True, "open", "#94683f", -20, 980, 110, 70, "#74775a"), (164, 830, 132, 12, False, "open", "#94683f", 236, 980, 110, 70, "#74775a"),
        (640, 950, 132, -14, True, "reach", "#bc784e", 580, 1100, 104, 64, "#bc4a3a"), (748, 960, 132, 4, False, "open", "#bc784e", 806, 1110, 104, 64, "#bc4a3a"))  # fmt: skip


def bodies(pen: Pen) -> None:
    """Shoulders, and sleeves that come forward to the fire."""
    pen.path("M286,420 C316,396 366,390 396,392 C430,392 466,404 484,440 C500,520 500,700 500,900 H276 C266,700 266,520 286,420Z", "#5a3f4a")
    pen.path("M130,480 C170,440 220,436 262,440 C310,440 350,460 366,500 C380,620 370,800 360,980 H120Z", "#33242e")
    pen.path("M566,520 C590,480 630,462 670,464 C720,464 770,490 800,530 L820,1000 H560 C556,800 552,620 566,520Z", "#8a5f3a")
    pen.path("M-40,620 C20,580 70,576 110,578 C170,580 220,610 240,660 C262,760 250,900 240,1010 H-40Z", "#5f6246")
    pen.path("M616,810 C650,766 710,750 760,750 C800,750 826,760 840,770 V1230 H606 C590,1090 590,920 616,810Z", "#a83c30")


def arms(pen: Pen, s: Scene) -> None:
    """Each hand, and over its wrist the sleeve."""
    for i, (x, y, size, turn, right, pose, skin, ex, ey, wide, narrow, tone) in enumerate(ARMS):
        with pen.at(x, y):
            draw_hand(pen, s.palette, pose, size, turn, 0, 0, left=not right, skin=skin)
        if i == 1:  # the old man's bandage
            with pen.at(x, y, turn=turn):
                pen.path("M-24,-26 L24,-34 L25,-20 L-24,-12Z M-24,-8 L25,-16 L22,-2 L-22,4Z M-23,-46 L26,-52 L25,-40 L-24,-32Z", "#f6efe2")
        dx, dy = (ex - x) * 14 / abs(ey - y), 14
        pen.taper([(ex, ey), ((x + ex) / 2, (y + ey) / 2), (x + dx, y + dy)], wide, narrow, tone)


def sixth(pen: Pen, s: Scene) -> None:
    pen.taper([(506, 690), (510, 660), (516, 620)], 44, 34, "#f6e6d6")
    pen.taper([(598, 690), (594, 660), (586, 620)], 44, 34, "#f6e6d6")
    for x, turn, right in ((516, -12, True), (586, 12, False)):
        with pen.at(x, 634):
            draw_hand(pen, s.palette, "open", 122, turn, 0, 0, left=not right, skin="#fbefe2")


def faces(pen: Pen) -> None:
    for who, (x, y, k, tilt, wide, skin, look, _, _) in FACES.items():
        with pen.at(x, y, scale=k, turn=tilt):
            with pen.stretch(wide, 1):
                under(pen, who)
                pen.path("M-30,60 H32 L36,128 H-34Z", skin)
                if who != "nun":
                    pen.path("M-72,-8 C-86,-18 -90,14 -80,28 C-76,34 -70,32 -68,28Z M72,-8 C86,-18 90,14 80,28 C76,34 70,32 68,28Z", skin)
                pen.path("M-72,-14 C-74,-66 -40,-92 0,-92 C42,-92 74,-66 72,-14 C74,26 60,62 38,82 C22,94 8,97 0,97 C-10,97 -22,94 -38,82 C-60,62 -74,26 -72,-14Z", skin)
            for ex in (-30 * wide, 32 * wide):
                pen.path(f"M{ex - 17},1 C{ex - 10},-4 {ex + 10},-4 {ex + 17},1 C{ex + 10},9 {ex - 10},9 {ex - 17},0Z", "#fff4e0")
                pen.oval(ex + look, 3.5, 7, 6, "#2a1712")


def dress(pen: Pen) -> None:
    for who, (x, y, k, tilt, wide, *_) in FACES.items():
        with pen.at(x, y, scale=k, turn=tilt), pen.stretch(wide, 1):
            over(pen, who)


def under(pen: Pen, who: str) -> None:
    if who == "nun":
        pen.path("M-96,-20 C-104,-90 -56,-130 0,-132 C58,-130 104,-90 98,-20 C104,60 130,110 150,150 L-148,150 C-130,110 -100,60 -96,-20Z", "#2c1f2a")
        pen.path("M-84,-20 C-88,-76 -50,-112 0,-112 C52,-112 88,-76 84,-20 C88,50 76,96 60,120 L-60,120 C-78,96 -88,50 -84,-20Z", "#f2e6d6")
    if who == "girl":
        pen.path("M-80,10 C-96,-70 -60,-122 0,-124 C62,-122 98,-70 82,10 C100,50 96,100 84,140 L60,140 V40 H-60 L-66,150 L-92,140 C-100,90 -96,50 -80,10Z", "#23141a")
        pen.circle(-4, -134, 38, "#23141a")
    if who == "child":
        for i in range(15):
            a = math.radians(160 + 15.7 * i)
            pen.circle(78 * math.cos(a), -14 + 84 * math.sin(a), 26, "#7a3a1e")


def over(pen: Pen, who: str) -> None:
    if who == "soldier":
        pen.path("M-80,-38 C-84,-100 -60,-128 0,-130 C62,-128 84,-100 80,-38 C40,-54 -40,-54 -80,-38Z", "#4c5038")
        pen.path("M-82,-40 C-40,-58 40,-58 82,-40 L70,-20 C30,-34 -30,-34 -70,-20Z", "#2c2c22")
        pen.path("M0,38 C14,32 30,40 42,60 C26,54 12,52 0,48 C-12,52 -26,54 -42,60 C-30,40 -14,32 0,38Z", "#4a2c1c")
    if who == "old man":
        pen.path("M-70,14 C-66,40 -50,40 -34,42 C-20,34 20,34 36,42 C50,40 66,40 70,14 C80,70 60,150 4,168 C-54,150 -80,70 -70,14Z", "#efe2d0")
        pen.path("M-20,56 C-8,50 10,50 22,56 C12,66 -10,66 -20,56Z", "#8a4a3c")
        pen.path("M-74,-30 C-82,-10 -80,10 -72,20 C-66,0 -64,-20 -62,-40Z M74,-30 C82,-10 80,10 72,20 C66,0 64,-20 62,-40Z", "#efe2d0")
    if who == "girl":
        pen.path("M-74,-10 C-72,-60 -40,-88 4,-90 C-20,-70 -56,-50 -74,-10Z M4,-90 C44,-88 74,-60 74,-10 C58,-50 24,-70 4,-90Z", "#23141a")
    if who == "child":
        for i in range(7):
            pen.circle(-60 + 20 * i, -62 - 22 * math.sin(math.pi * i / 6), 21, ("#8a4424", "#7a3a1e")[i % 2])


def features(k: InkPen) -> None:
    for who, (x, y, size, tilt, wide, _, _, (inner, outer), mouth) in FACES.items():
        c, d = math.cos(math.radians(tilt)) * size, math.sin(math.radians(tilt)) * size

        def at(*points: tuple[float, float]) -> list[tuple[float, float]]:
            return [(x + a * c - b * d, y + a * d + b * c) for a, b in points]  # noqa: B023

        for side in (-1, 1):
            e = side * 31 * wide
            k.line(at((e - 19, 2), (e - 8, -5), (e + 8, -5), (e + 19, 2)), 4.0)
            k.line(at((e - side * 20, -24 + inner), (e, -30), (e + side * 22, -24 + outer)), 3.8)
            k.line(at((e - 12, 13), (e, 16), (e + 12, 13)), 1.1, broken=0.3)
        k.line(at((5, -4), (9 * wide, 24), (2, 31), (-8, 28)), 2.2)
        if who not in ("old man", "soldier"):
            k.line(at((-18, 54 + mouth), (-6, 53), (6, 54), (20, 54 + mouth)), 3.0).line(at((-8, 64), (8, 64)), 1.2)
        if who == "soldier":
            k.line(at((-12, 62), (12, 62)), 2.4)
        if who == "old man":
            k.line(at((-36, -54), (0, -60), (36, -54)), 1.3, broken=0.3).line(at((-30, -66), (4, -71), (30, -66)), 1.1, broken=0.4)
            for b in range(-3, 4):
                k.line(at((b * 14, 84), (b * 13, 118), (b * 9, 146)), 1.1, broken=0.3)


def flames(pen: Pen, scale: float, tone: str) -> None:
    with pen.at(396, 1160, scale=scale):
        pen.path("M-230,0 C-270,-90 -190,-150 -214,-250 C-150,-210 -170,-140 -130,-120 C-130,-200 -60,-250 -92,-360 C-20,-310 -40,-220 -6,-190 C30,-240 10,-330 46,-420 C100,-330 60,-260 92,-200 "
                 "C130,-230 110,-280 136,-330 C170,-260 150,-200 172,-150 C200,-170 190,-210 208,-240 C250,-160 250,-60 220,0Z", tone)  # fmt: skip


def logs(pen: Pen) -> None:
    pen.taper([(-40, 1200), (300, 1150), (620, 1110)], 92, 70, "#3a1f1c")
    pen.taper([(840, 1220), (560, 1170), (220, 1120)], 96, 66, "#4a2820")
    pen.oval(214, 1120, 26, 33, "#e08a4a")
    pen.oval(624, 1110, 27, 35, "#e08a4a")


@card(id="pgdvpo", title="Six Pairs", seed=66, palette="madder", light=(0.0, 0.9))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("night", "#2c1424", strength=1.35, bloom=0)
    p.wash([(-40, 560), (200, 420), (400, 380), (620, 420), (840, 560), (840, 1240), (-40, 1240)], "#8a2f2a", name="glow", strength=0.8, wet=1.0, glaze=1, bloom=0)
    for x, w in ((60, 34), (170, 22), (520, 26), (600, 18), (770, 40)):
        p.lift(lambda pen, x=x, w=w: pen.taper([(x, 700), (x + 6, 300), (x - 4, -30)], w, w * 0.7, "#ffffff"), 0.22, soft=5)
    p.draw(bodies, name="five strangers", role="subject", contact=0, how={"light": 0.15, "second": 0.3, "strength": 1.1})
    p.glaze([(-40, 560), (110, 560), (250, 430), (400, 380), (500, 420), (560, 460), (680, 440), (840, 600), (840, 800), (700, 800), (560, 620), (400, 520), (240, 580), (100, 690), (-40, 700)], "#2c0f28", strength=0.75, wet=0.7, name="dark shoulders")
    p.draw(faces, name="faces", role="subject", contact=0, count=5, how={"light": 0.0, "second": 0.0, "inner": 0.35})
    for x, y, k, tilt, wide, *_ in FACES.values():  # the fire lights them from below

        def top(pen: Pen, x=x, y=y, k=k, tilt=tilt, wide=wide) -> None:
            with pen.at(x, y, scale=k, turn=tilt), pen.stretch(wide, 1):
                pen.path("M-72,-14 C-74,-66 -40,-92 0,-92 C42,-92 74,-66 72,-14 C62,-26 50,-30 30,-22 C14,-14 -14,-14 -30,-22 C-50,-30 -62,-26 -72,-14Z", "#5a1f3c")
                pen.path("M-72,-10 C-62,24 -64,44 -54,64 C-66,44 -74,20 -72,-10Z M72,-10 C62,24 64,44 54,64 C66,44 74,20 72,-10Z", "#5a1f3c")
        p.glaze(top, "#4a1a3c", strength=0.6, wet=0.35, name="dark from above")
    p.draw(dress, name="cap, beard and hair", role="prop", contact=0, how={"light": 0.0, "second": 0.2, "inner": 0.35})
    p.ink(features, name="features")
    p.draw(lambda pen: sixth(pen, s), name="a sixth pair of hands", role="accent", contact=0, how={"light": 0.2, "second": 0.1, "strength": 0.9})
    p.glaze([(474, 720), (632, 720), (630, 650), (596, 662), (552, 660), (508, 662), (474, 650)], "#2c1424", strength=1.2, wet=1.0, name="dark at the wrists")
    p.draw(lambda pen: arms(pen, s), name="hands at the fire", role="subject", contact=0, count=10, how={"light": 0.3, "second": 0.15, "inner": 0.7})
    p.glaze("M-30,1010 C200,990 600,1000 830,1030 V1230 H-30Z", "#2c0f20", strength=0.7, wet=0.5, name="ground")
    p.wash(lambda pen: flames(pen, 1.0, "#c23a22"), "#c23a22", name="flames", role="prop", strength=1.0, wet=0.5, bloom=0, charge="#e8862a")
    p.wash(lambda pen: flames(pen, 0.78, "#f2a42e"), "#f2a42e", name="inner flames", strength=0.95, wet=0.2, bloom=0)
    p.wash(lambda pen: flames(pen, 0.5, "#ffffff"), "#ffffff", name="bare paper", wet=0.2)
    p.draw(logs, name="logs", role="prop", contact=0, count=2, how={"light": 0.1, "second": 0.3, "strength": 1.2, "hatch": 0.3})
    p.spatter((500, 90), 200, 44, "#f2a42e", size=5, glaze=0.0)
    s.relate("sixth pair of hands", "hides in", "dark")
    s.describe("Five people hold their hands to a camp fire at night. They are a soldier, a nun, an old man with one hand bandaged, a curly-haired child and a girl. "
               "Between them a sixth pair of hands comes out of the dark, white and without a body.")  # fmt: skip
    s.moods("uneasy", "warm", "silent", "eerie")
    s.themes("strangers", "ghosts", "hospitality", "warmth", "the dead", "night")
    s.says("count again", "one too many", "the uninvited guest", "a ghost story", "room for one more", "cold hands", "many hands", "give us a hand", "he always sat there", "hands up", "the missing friend",
           "who brought him?", "refugees", "strangers in the night", "fire brings us together", "dead man’s hands", "caught red-handed", "on the other hand", "do not look round", "jazz hands",
           "a seance", "warming up", "the sixth sense", "a show of hands", "all equal before the fire", "white gloves", "death is cold too", "somebody from the other side", "truce",
           "campfire rules", "we were six once", "everyone is welcome", "silent company", "the puppeteer")  # fmt: skip
    s.about(place="a wood", time="night", weather="clear", light="a fire from below", composition="low",
            view="through the flames, low", foreground="flames and two logs", unexplained="whose the sixth pair is")  # fmt: skip
