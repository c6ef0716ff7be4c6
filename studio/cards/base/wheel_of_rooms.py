"""A Ferris wheel carries the rooms of one home; the two who live there never meet."""

from __future__ import annotations

import math
from collections.abc import Callable

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Placed, Scene, card

HUB, R = (514.0, 508.0), 392.0
W, H = 178.0, 158.0  # a room
IRON, IRON_LIT, GOLD = "#4a2f5c", "#b98ab0", "#f0b95c"
Room = Callable[[Pen], None]


def spot(k: float) -> tuple[float, float]:
    """Where gondola k of eight hangs; 0 is the highest."""
    a = math.radians(k * 45 - 90)
    return HUB[0] + R * math.cos(a), HUB[1] + R * math.sin(a)


def wheel(pen: Pen) -> None:
    """Rims, spokes and hub of iron with bulbs along them."""
    x, y = HUB
    pen.path(f"M{x},{y} L{x - 150},1122 M{x},{y} L{x + 170},1122", darken(IRON, 0.3), stroke=26)
    pen.path(f"M{x - 4},{y} L{x - 156},1122 M{x - 4},{y} L{x + 164},1122", IRON_LIT, 0.6, stroke=5)
    pen.path(f"M{x - 84},860 L{x + 96},860 M{x - 118},1000 L{x + 134},1000", darken(IRON, 0.3), stroke=12)
    for r, w in ((R, 15), (R - 44, 8)):
        pen.circle(x, y, r, IRON, stroke=w)
        pen.circle(x, y, r + w * 0.26, IRON_LIT, 0.55, stroke=3)
    for k in range(16):
        a = math.radians(k * 22.5)
        c, n = math.cos(a), math.sin(a)
        pen.line(x + 40 * c, y + 40 * n, x + R * c, y + R * n, IRON, 9 if k % 2 == 0 else 5)
        pen.line(x + 40 * c - 2, y + 40 * n - 2, x + R * c - 2, y + R * n - 2, IRON_LIT, 2, 0.6)
        b = math.radians(k * 22.5 + 11.25)
        pen.line(x + (R - 44) * c, y + (R - 44) * n, x + R * math.cos(b), y + R * math.sin(b), IRON, 4)
    for k in range(40):
        a = math.radians(k * 9)
        pen.circle(x + (R - 44) * math.cos(a), y + (R - 44) * math.sin(a), 5.5, "#ffe6a0" if k % 2 else "#ff9a7a")
    pen.circle(x, y, 54, darken(IRON, 0.2))
    pen.circle(x, y, 44, "#a8476a")
    pen.circle(x, y, 26, GOLD)
    pen.circle(x - 4, y - 4, 13, "#fff0c0")


def box(pen: Pen, paper: Colour, floor: Colour, pattern: str) -> None:
    """An open room: back wall, side wall, floor, ceiling rail; origin at the middle of its floor."""
    w, h = W / 2, H
    pen.path(f"M0,{-h - 52} L{-w + 10},{-h - 8} M0,{-h - 52} L{w - 10},{-h - 8}", IRON_LIT, stroke=5)
    pen.rect(-w - 9, -h - 9, W + 18, H + 22, darken(IRON, 0.25), radius=8)
    pen.rect(-w, -h, W, H, paper)
    if pattern == "stripe":
        for x in range(int(-w) + 8, int(w), 22):
            pen.rect(x, -h, 9, h - 26, lighten(paper, 0.25), 0.8)
    elif pattern == "dot":
        for i in range(8):
            for j in range(6):
                pen.circle(-w + 12 + i * 23 + (j % 2) * 11, -h + 14 + j * 22, 3.6, lighten(paper, 0.35))
    elif pattern == "tile":
        for i in range(9):
            pen.line(-w + i * 21, -h, -w + i * 21, -26, lighten(paper, 0.3), 2)
        for j in range(7):
            pen.line(-w, -h + j * 21, w, -h + j * 21, lighten(paper, 0.3), 2)
    pen.path(f"M{-w},{-h} L{-w + 22},{-h + 14} V-28 L{-w},0Z", darken(paper, 0.22))
    pen.path(f"M{-w},0 L{-w + 22},-28 H{w} V0Z", floor)
    pen.path(f"M{-w},0 H{w} V10 H{-w}Z", IRON_LIT)
    pen.line(14, -h, 14, -h + 24, "#3a2440", 3)
    pen.path(f"M-2,{-h + 36} L6,{-h + 22} H22 L30,{-h + 36}Z", GOLD)
    pen.oval(14, -h + 38, 13, 6, "#fff6d0")


def kitchen(pen: Pen) -> None:
    """Stove, pan, table."""
    pen.rect(-58, -76, 50, 62, "#e6ddd0")
    pen.rect(-50, -56, 34, 32, "#5a3a3a")
    pen.rect(-44, -48, 22, 18, "#f09a3c")
    pen.rect(-54, -90, 30, 14, "#4a5a6a", radius=4)
    pen.path("M26,-26 h40 v8 h-40Z M30,-18 v18 M62,-18 v18", "#7a4a2c", stroke=5)
    for x, r in ((-70, 11), (-48, 9)):
        pen.circle(x + 20, -118, r, "#b8653a")


def bath(pen: Pen) -> None:
    """A tub with foam and a tap."""
    pen.path("M-70,-66 H40 Q38,-18 10,-16 H-44 Q-70,-20 -70,-66Z", "#fbf6ee")
    pen.path("M-70,-66 H-48 Q-48,-26 -30,-16 H-44 Q-70,-20 -70,-66Z", "#cdb9cc")
    for x, r in ((-54, 12), (-34, 15), (-12, 13), (8, 15), (26, 11)):
        pen.circle(x, -70, r, "#ffffff")
    pen.path("M-44,-14 l-6,12 M12,-14 l6,12", GOLD, stroke=6)
    pen.rect(-76, -74, 124, 8, "#f0e2e6", radius=4)


def nursery(pen: Pen) -> None:
    """An empty cot and a star on a thread."""
    pen.rect(-58, -66, 116, 46, "#f6e6cc", 0.4)
    for x in range(-58, 60, 15):
        pen.rect(x, -76, 5, 62, "#f3d9a8")
    pen.rect(-64, -80, 126, 8, "#f9e8c4", radius=3)
    pen.rect(-64, -22, 126, 9, "#d9b47c", radius=3)
    pen.path("M-56,-34 h110 v12 h-110Z", "#a9c4d8")
    pen.path("M-30,-156 v34", "#fbeed0", stroke=2)
    pen.path("M-30,-124 l5,10 l11,1 l-8,8 l2,11 l-10,-5 l-10,5 l2,-11 l-8,-8 l11,-1Z", GOLD)


def study(pen: Pen) -> None:
    """Books to the ceiling, a desk."""
    for row in range(3):
        y = -116 + row * 34
        for k in range(9):
            h = 20 + (k * 7 + row * 5) % 9
            pen.rect(-62 + k * 9, y + 28 - h, 8, h, ("#b8453f", "#3f6a8a", "#d9a03c", "#5a7a4c", "#8a4a7a")[(k + row * 2) % 5])
        pen.rect(-66, y + 28, 90, 5, "#5a3424")
    pen.rect(20, -58, 62, 8, "#7a4a2c")
    pen.path("M26,-50 v46 M76,-50 v46", "#5a3424", stroke=6)


def bedroom(pen: Pen) -> None:
    """A made bed for two."""
    pen.rect(-70, -88, 14, 84, "#7a4a34", radius=4)
    pen.rect(-60, -48, 138, 34, "#e6dcea")
    pen.path("M-14,-52 H78 V-12 H-14Z", "#7a4f9c")
    for x in range(-8, 76, 20):
        pen.rect(x, -50, 9, 36, "#9a72b8")
    pen.oval(-38, -54, 22, 11, "#ffffff")
    pen.rect(72, -66, 10, 62, "#7a4a34", radius=4)


def cupboard(pen: Pen) -> None:
    """Nothing but a rail and one coat."""
    pen.line(-64, -112, 70, -112, GOLD, 5)
    with pen.at(-26, 14):
        _coat(pen)


def _coat(pen: Pen) -> None:
    pen.path("M2,-126 q0,8 8,10 L34,-104 H-18Z", "#d9c4a0")
    pen.path("M-20,-106 Q8,-120 36,-106 L44,-34 Q8,-24 -28,-34Z", "#3f7f86")
    pen.path("M-20,-106 Q-6,-114 4,-114 L0,-30 Q-16,-30 -28,-34Z", "#62a5a6")


def pantry(pen: Pen) -> None:
    """Shelves with jars and a cheese."""
    for j, y in enumerate((-104, -62, -26)):
        pen.rect(-66, y, 150, 6, "#5a3424")
        for k in range(6):
            tone = ("#c9503c", "#e0a83c", "#7a9a4c", "#f0e6d0")[(k + j) % 4]
            pen.rect(-60 + k * 25, y - 24, 17, 24, tone, radius=4)


ROOMS: tuple[tuple[float, Room, Colour, Colour, str], ...] = (  # the room to the right is out of the picture
    (1.0, nursery, "#c98aa4", "#a8703f", "dot"), (3.0, study, "#5a7a6a", "#6a4430", "plain"),
    (6.0, cupboard, "#8a5a86", "#5a3a34", "plain"), (5.0, bedroom, "#4f6aa0", "#7a4a30", "stripe"),
    (7.0, pantry, "#b8864a", "#6a4430", "plain"), (0.0, bath, "#4f9aa4", "#e6d8d0", "tile"),
    (4.0, kitchen, "#d98a4a", "#9a5a34", "tile"),
)  # fmt: skip


def gondola(pen: Pen, k: float, furnish: Room, paper: Colour, floor: Colour, pattern: str) -> None:
    """A room hung in the wheel by two stays."""
    x, y = spot(k)
    with pen.at(x, y + H + 30):
        box(pen, paper, floor, pattern)
        furnish(pen)


def booth(pen: Pen) -> None:
    """Where tickets should be: a door bell on a post, and a door mat."""
    pen.path("M60,1120 h118 l16,26 h-152Z", "#8a5a3c")
    pen.path("M66,1122 h106 l12,20 h-130Z", "#c98a54")
    for x in range(60, 186, 11):
        pen.line(x, 1144, x - 1, 1153, "#e6c08a", 3)
    pen.rect(206, 1050, 15, 100, "#5a3a5c", radius=4)
    pen.rect(206, 1050, 6, 100, "#a87aa0", radius=3)
    pen.rect(184, 1028, 60, 62, "#7a3f5c", radius=9)
    pen.circle(214, 1058, 21, GOLD)
    pen.circle(214, 1058, 11, "#fff3cc")


@card(id="sdcmzt", title="Round and Round", seed=16, palette="plum", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    s.sky([(0, "#241440"), (0.35, "#4a2466"), (0.62, "#8a3f78"), (0.84, "#d9706a"), (1, "#f6b27a")], horizon=1090)
    s.stars(60, 420)
    s.clouds(300, 900, 0.4, colour="#c9688a", shade="#5a2a66", scale=330, cover=-0.04)
    s.hills(1050, 26, 260, "#5a2a5c", depth=0.4, name="far trees")
    s.draw(_tents, name="fairground tents", depth=0.5, role="place", volume=0.2)
    s.hills(1112, 12, 400, "#3a1f4c", "#1f1030", depth=0.75, texture="grass", name="field")
    great = s.draw(wheel, name="Ferris wheel of rooms", role="subject", depth=0.7, volume=0.2, rim=0.35)
    for k, furnish, paper, floor, pattern in ROOMS[:-2]:
        s.draw(_bound(k, furnish, paper, floor, pattern), name="room", record=False, volume=0.12, rim=0.3, protect=0.9)
        s.glow((spot(k)[0] + 14, spot(k)[1] + 70), 96, "#ffd890", 0.4)
    people: list[Placed] = []
    for k, furnish, paper, floor, pattern in ROOMS[-2:]:
        s.draw(_bound(k, furnish, paper, floor, pattern), name="room", record=False, volume=0.12, rim=0.3, protect=0.9)
        x, y = spot(k)
        up = k == 4.0
        people.append(s.figure(
            (x + (44 if up else 26), y + H + (4 if up else 34)), age="adult", height=158 if up else 164, view="front_left",
            pose="reach_up" if up else "sit_edge", role="witness", seed=5 if up else 9,
            label="man reaching up" if up else "woman with a towel round her head",
            expression="astonished" if up else "sad", skin="#c98f6c" if up else "#e3b597",
            look="up" if up else (-10, 26), hair={"kind": "short", "colour": "#2f2026"} if up else {"kind": "bald"},
            clothes={"top": "shirt", "colour": "#f3ead8"} if up else {"top": "bathrobe", "colour": "#c9506a"},
            reach={"hand_left": (-20, -196), "hand_right": (-44, -186)} if up
            else {"hand_left": (40, 20), "hand_right": (-58, 46)}))  # fmt: skip
        s.glow((x + 14, y + 70), 110, "#ffd890", 0.45)
    hx, hy = people[0]["head_top"]
    s.draw(lambda pen: _towel(pen, hx, hy), name="towel", record=False, volume=0.3, protect=1)
    s.draw(booth, name="door bell and mat", role="accent", depth=0.9, volume=0.3, rim=0.5, shadow=(12, 6, 8, 0.4))
    s.glow((214, 1058), 70, "#ffd890", 0.6)
    s.vignette(0.35)
    s.relate(great, "carries", "rooms")
    s.describe("On a Ferris wheel every gondola is an open, lit room. There are bath,"
               " kitchen, study, an empty cot, a wardrobe with one coat. At the "
               "bottom a man reaches up; at the top sits a woman, towel round her "
               "head. Below are doorbell and mat. Violet dusk.")  # fmt: skip
    s.moods("romantic", "dizzy", "wistful", "bright")
    s.themes("home", "love and distance", "routine", "time", "fairground")
    s.says("never in the same room", "home goes round", "ups and downs", "the daily round", "a merry-go-round marriage",
           "missing each other", "flat hunting", "room to move", "what goes around", "honey, I'm home",
           "high above and far below", "creak, creak", "life is a wheel", "the nursery is empty", "wait till midnight",
           "please ring the bell")  # fmt: skip
    s.about(place="fairground", time="dusk", weather="clear", light="violet dusk, lit rooms", view="far",
            composition="right", unexplained="the cot with nobody in it")  # fmt: skip


def _bound(k: float, furnish: Room, paper: Colour, floor: Colour, pattern: str) -> Callable[[Pen], None]:
    return lambda pen: gondola(pen, k, furnish, paper, floor, pattern)


def _towel(pen: Pen, x: float, y: float) -> None:
    pen.path(f"M{x - 15},{y + 12} Q{x - 18},{y - 10} {x - 2},{y - 14} Q{x + 12},{y - 22} {x + 18},{y - 12} Q{x + 10},{y - 8} "
             f"{x + 14},{y + 10} Q{x},{y + 2} {x - 15},{y + 12}Z", "#fbf6ee")  # fmt: skip
    pen.path(f"M{x - 10},{y + 6} Q{x - 4},{y - 10} {x + 14},{y - 14}", "#cdb9cc", stroke=3)


def _tents(pen: Pen) -> None:
    for x, w, tone in ((60, 120, "#7a2f5c"), (330, 90, "#8a3f5a"), (730, 130, "#6a2a5a")):
        pen.path(f"M{x - w / 2},1120 V1064 L{x},{1064 - w * 0.5} L{x + w / 2},1064 V1120Z", tone)
        for k in (-0.5, 0.0):
            pen.path(f"M{x},{1064 - w * 0.5} L{x + k * w},1064 V1120 H{x + (k + 0.25) * w} V1064Z", mix(tone, "#f6b27a", 0.45))
        pen.path(f"M{x},{1064 - w * 0.5} v-22 l18,7 l-18,6", GOLD, stroke=3)
