"""Visitors: a family eats its soup, and someone very large looks in."""

import math

import numpy as np

from reverie_studio.colour import darken, lighten
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.stages.parts import curtain, planks, wallpaper

PANE = "M96,120H704V636H96Z"
SKIN, IRIS, WOOD, WALL, CLOTH = "#d99c70", "#4f8f86", "#5a3620", "#5f3d24", "#f0dcb4"


def _room(pen: Pen) -> None:
    wallpaper(pen, np.random.default_rng(2), 0, 0, 800, 860, WALL, "#7d5230", "sprig", 62)
    pen.rect(0, 812, 800, 60, "#3f2616")
    pen.rect(0, 806, 800, 10, "#7a4f2c")
    planks(pen, np.random.default_rng(5), (-40, 840, -300, 1100), 868, 1200, "#6a4023", 13)


def _giant(pen: Pen) -> None:
    pen.path(PANE, SKIN)
    pen.radial(PANE, (330, 330), 480, [(0, lighten(SKIN, 0.16)), (0.6, SKIN), (1, "#9a5f42")])
    pen.path(
        "M96,120H704V176Q640,150 600,196Q560,150 470,150Q420,160 392,206Q360,158 290,160Q220,170 "
        "180,236"
        "Q160,200 96,262Z",
        "#8a4f30",
    )  # hair over the brow
    for x, y in ((150.0, 210.0), (240, 170), (352, 172), (440, 150), (560, 160), (650, 150)):
        pen.path(f"M{x + 40},118Q{x + 6},140 {x},{y}", "#a8643a", stroke=9)
    pen.path("M206,286Q300,232 420,226Q540,230 616,278Q540,246 420,246Q300,250 206,286Z", "#7a4328")
    pen.path("M140,640Q300,520 500,560Q640,590 704,636V640Z", lighten(SKIN, 0.14), 0.8)
    rng = np.random.default_rng(7)
    for _ in range(46):
        x, y = float(rng.uniform(110, 690)), float(rng.uniform(545, 632))
        pen.circle(x, y, float(rng.uniform(3, 7)), "#b06a42", 0.75)
    pen.path("M690,300Q640,470 700,600V300Z", "#b9764f", 0.7)


def _eye(pen: Pen) -> None:
    almond = "M150,430Q260,290 410,288Q560,292 662,420Q560,536 410,540Q250,538 150,430Z"
    pen.path("M132,432Q250,262 410,262Q580,266 684,424Q560,552 410,560Q240,556 132,432Z", "#a8643f")
    pen.path(almond, "#fbf0dc")
    with pen.clip(almond):
        pen.path(
            "M150,430Q260,290 410,288Q560,292 662,420Q560,350 410,346Q260,350 150,430Z", "#c9a48c"
        )
        pen.circle(418, 416, 122, darken(IRIS, 0.45))
        pen.circle(418, 416, 112, IRIS)
        for i in range(44):
            a = i * math.tau / 44
            r = 100 + 8 * math.sin(i * 2.7)
            tone = lighten(IRIS, 0.42) if i % 3 else "#d9b45a"
            pen.line(
                418 + 58 * math.cos(a),
                416 + 58 * math.sin(a),
                418 + r * math.cos(a),
                416 + r * math.sin(a),
                tone,
                5,
                0.75,
            )
        pen.circle(418, 416, 58, "#1d1420")
        pen.path("M300,330Q410,290 540,330L560,280H280Z", "#241812", 0.35)
    pen.path("M380,352h50v58h-50Z", "#ffe6a8")  # the lit room, small in the eye
    pen.path("M382,382h46M405,354v54", "#c98f4a", stroke=4)
    pen.circle(470, 470, 12, "#fff3d0", 0.85)
    for i in range(13):
        x = 176 + i * 39
        y = 288 + ((x - 410) / 250) ** 2 * 118
        dx = (x - 410) * 0.2
        pen.taper([(x, y), (x + dx * 0.6, y - 26), (x + dx * 1.2, y - 40)], 9, 2, "#4a2a1c")
    pen.path("M150,430Q260,290 410,288Q560,292 662,420", "#4a2a1c", stroke=10)


def _frame(pen: Pen) -> None:
    for x, y, w, h in (
        (76, 100, 648, 24),
        (76, 100, 24, 560),
        (700, 100, 24, 560),
        (254, 120, 13, 520),
        (562, 120, 13, 520),
        (96, 228, 612, 12),
    ):
        pen.rect(x, y, w, h, WOOD)
        pen.rect(x, y, w if w > h else w * 0.35, h * 0.35 if w > h else h, lighten(WOOD, 0.24))
    pen.path("M40,632H760L776,668H24Z", "#8a5a34")
    pen.rect(24, 664, 752, 16, "#4a2c18")


def _finger(pen: Pen) -> None:
    pen.path(
        "M470,640Q462,582 512,572Q566,566 640,588Q666,600 664,640Q600,662 500,656Q474,654 470,640Z",
        "#e2a97e",
    )
    pen.path("M470,640Q474,654 500,656Q600,662 664,640Q640,628 560,634Q500,638 470,640Z", "#b06c48")
    pen.path("M478,616Q476,586 510,580Q540,580 540,604Q536,626 500,630Q480,630 478,616Z", "#f3cdb0")
    pen.path("M604,590q10,20 4,46M626,594q10,20 4,42", "#b9764f", stroke=4)


def _lamp(pen: Pen) -> None:
    pen.path("M150,-10Q170,300 196,640", "#241610", stroke=5)
    with pen.at(198, 640, turn=-9):
        pen.path(
            "M-12,0Q0,-16 12,0Q20,14 54,40Q92,66 98,104H-98Q-92,66 -54,40Q-20,14 -12,0Z", "#b0452c"
        )
        pen.path("M12,0Q20,14 54,40Q92,66 98,104H50Q44,50 12,0Z", "#7f2c1e")
        pen.oval(0, 104, 98, 17, "#ffe2a0")
        pen.oval(0, 108, 30, 15, "#fffbe6")


def _table(pen: Pen) -> None:
    pen.path("M128,1000Q120,1090 150,1200H650Q680,1090 672,1000Z", darken(CLOTH, 0.2))
    for i in range(9):
        x = 140 + i * 62
        pen.path(
            f"M{x},1030Q{x + 8},1110 {x - 6},1210h26Q{x + 26},1110 {x + 22},1030Z", "#b9985f", 0.55
        )
    pen.oval(400, 1002, 274, 62, "#cfae74")
    pen.oval(400, 996, 274, 60, CLOTH)
    pen.oval(380, 990, 190, 38, "#fff0cc", 0.6)


def _bowls(pen: Pen) -> None:
    for x, y in ((236, 984), (392, 960), (566, 984), (330, 1028), (470, 1030)):
        pen.oval(x, y + 8, 46, 14, "#a87f4c", 0.6)
        pen.path(
            f"M{x - 40},{y - 4}Q{x - 34},{y + 20} {x},{y + 20}Q{x + 34},{y + 20} {x + 40},{y - 4}Z",
            "#c7d0c0",
        )
        pen.oval(x, y - 4, 40, 11, "#eef0e0")
        pen.oval(x, y - 3, 33, 8, "#c9702e")
    pen.path("M446,996q0,-34 34,-36q34,2 34,36q-34,14 -68,0Z", "#c98f4a")
    pen.path("M456,978q24,-10 50,0M462,968q16,-8 36,0", "#8f5a28", stroke=4)


def _steam(pen: Pen) -> None:
    for x, y in ((240, 966), (470, 1010), (566, 966)):
        pen.path(f"M{x},{y}q-14,-20 0,-38q14,-18 2,-36", "#fff3dc", 0.45, stroke=6)


def _chair(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    pen.path(
        f"M{x - w},{y}L{x - w * 0.94},{y - h}Q{x},{y - h - 26} {x + w * 0.94},{y - h}L{x + w},{y}Z",
        "#6f4426",
    )
    for k in (-0.5, 0, 0.5):
        pen.path(f"M{x + w * k - 9},{y - 12}v{-h + 30}h18v{h - 30}Z", "#3c2415")
    pen.path(
        f"M{x - w * 0.94},{y - h}Q{x},{y - h - 26} {x + w * 0.94},{y - h}", "#9a6a3c", stroke=9
    )
    pen.line(x - w, y, x - w * 1.04, y + 110, "#54331c", 14)
    pen.line(x + w, y, x + w * 1.04, y + 110, "#54331c", 14)


def _side_chair(pen: Pen, x: float, y: float, side: int) -> None:
    """A chair in profile; side says where its back is."""
    pen.rect(x - 46, y - 4, 92, 15, "#6f4426", radius=4)
    pen.path(f"M{x + side * 44},{y + 8}L{x + side * 58},{y - 150}", "#5a361e", stroke=13)
    pen.path(
        f"M{x + side * 40},{y + 8}L{x + side * 48},{y + 130}M{x - side * 38},{y + 8}"
        f"L{x - side * 40},{y + 130}",
        "#54331c",
        stroke=13,
    )


def _side_chairs(pen: Pen) -> None:
    _side_chair(pen, 100, 1042, -1)
    _side_chair(pen, 704, 1042, 1)


def _curtains(pen: Pen) -> None:
    rng = np.random.default_rng(9)
    for x0, x1 in ((20, 160), (780, 640)):
        curtain(pen, rng, x0, x1, 74, 760, "#9c3f2e", folds=6, gather=0.45, tie=520)
    pen.rect(0, 66, 800, 14, "#c98f4a", radius=6)


def _raised_paw(pen: Pen) -> None:
    pen.taper([(682, 664), (654, 640), (640, 606)], 26, 19, "#e0a052")
    pen.oval(638, 602, 14, 12, "#f6e3c0")


@card(id="93gzuj", title="Visitors", seed=3, palette="candle", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    s.backdrop(WALL, "#3a2416")
    s.board("room", _room, depth=0.6, pigment=0.1)
    with s.inside(PANE):
        s.draw(_giant, name="giant freckled face", role="subject", volume=0.0, rim=0.0)
        eye = s.draw(
            _eye, name="giant eye at the window", role="subject", volume=0.25, rim=0.2, protect=0.9
        )
        s.glow((640, 560), 130, "#fff1dc", 0.5)
        s.glow((590, 600), 100, "#fff1dc", 0.35)
    s.draw(_frame, name="window", role="place", volume=0.25, shadow=(0, 12, 10, 0.4))
    s.draw(_finger, name="giant fingertip on the sill", volume=0.4, shadow=(4, 8, 8, 0.45))
    s.board(
        "curtains",
        _curtains,
        depth=0.75,
        shadow=(0, 8, 8, 0.4),
    )
    s.put("chest of drawers", at=(694, 880), scale=0.6, colour="#4a2c1a")
    s.draw(_raised_paw, name="raised paw", record=False, volume=0.3)
    s.put(
        "cat",
        at=(706, 728),
        scale=0.68,
        role="accent",
        pose="behind",
        colour="#e0a052",
        label="cat with one paw raised",
    )
    s.glow((215, 770), 250, "#ffcf7a", 0.5)
    s.draw(_lamp, name="hanging lamp", volume=0.3)
    s.figure(
        (420, 966),
        age="child",
        height=268,
        pose="sit",
        view="front",
        look="down",
        role="witness",
        label="girl at the table",
        hair={"kind": "braids", "colour": "#7a3f24"},
        clothes={"top": "dress", "colour": "#d9a640"},
    )
    s.draw(
        _side_chairs,
        name="chairs",
        count=2,
        volume=0.3,
    )
    s.figure(
        (104, 1040),
        age="old",
        height=338,
        pose="sit",
        view="right",
        look="down",
        role="witness",
        label="grandfather at the table",
        hair="bald",
        hands={"right": (96, -76), "left": (80, -70)},
        clothes={"top": "jumper", "colour": "#8a6a4a", "beard": "long"},
    )
    s.figure(
        (700, 1040),
        age="adult",
        height=330,
        pose="sit",
        view="left",
        look="down",
        role="witness",
        label="mother at the table",
        hair={"kind": "bun", "colour": "#4a2a1c"},
        hands={"right": (-92, -72), "left": (-80, -70)},
        clothes={"top": "dress", "colour": "#a8473a"},
    )
    s.draw(_table, name="round table", volume=0.25)
    s.draw(_bowls, name="bowls of soup and bread", count=5, volume=0.3)
    s.draw(_steam, name="steam", record=False, volume=0, rim=0)
    s.figure(
        (296, 1124),
        age="broad",
        height=320,
        pose="sit",
        view="back",
        look="down",
        role="witness",
        label="father at the table",
        hair={"kind": "short", "colour": "#3a2620"},
        clothes={"top": "shirt", "colour": "#5f7f86"},
    )
    s.draw(lambda pen: _chair(pen, 296, 1140, 80, 78), name="chair", volume=0.3)
    s.figure(
        (512, 1120),
        age="toddler",
        height=236,
        pose="sit",
        view="back",
        look="down",
        role="witness",
        label="small child at the table",
        hair={"kind": "tuft", "colour": "#a8622c"},
        clothes={"top": "dungarees", "colour": "#cfd6b0"},
    )
    s.draw(lambda pen: _chair(pen, 512, 1140, 58, 56), name="small chair", volume=0.3)
    s.glow((380, 960), 300, "#ffcf7a", 0.22)
    s.describe("Through the window a giant eye watches five people eating soup. They "
               "sit at a round table under a lamp; nobody looks up. The face outside "
               "is freckled, and a giant fingertip lies on the sill. Only the cat on "
               "the cupboard has turned round, one paw raised.")  # fmt: skip
    s.moods("uncanny", "cosy", "tender", "curious")
    s.themes("family", "being watched", "big and small", "home", "protection", "not noticing")
    s.says(
        "someone is watching",
        "a doll's house",
        "guardian angel",
        "big brother",
        "dinner is served",
        "the child next door",
        "who is playing with us",
        "only the cat knows",
        "through the looking glass",
        "eyes bigger than the stomach",
        "mind your own soup",
        "too large for the door",
        "the neighbours are curious",
        "hush, do not wake them",
        "we are all toys",
        "a knock on the pane",
    )
    s.about(
        place="parlour",
        time="evening",
        weather="still",
        light="hanging lamp over the table",
        view="eye level, from the door",
        composition="high",
    )
    s.relate("window", "opens onto", eye)
    s.vignette(0.45)
