"""Returns: it is autumn in the library."""

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.palettes import find_palette
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.stages.parts import books, branch, planks

BARK, WALL = "#5a3826", "#a8643c"
LEAVES = ("#c4511f", "#d9772b", "#eeb53c", "#f3d77a", "#a83a20", "#f3e6c4")
BOARDS = (520, 636, 752, 868, 984)  # the shelves
BARE = 752


def _page(pen: Pen, x: float, y: float, size: float, turn: float, tone: Colour) -> None:
    """A leaf pointed and folded along its rib, or a page with a curled corner."""
    with pen.at(x, y, scale=size, turn=turn):
        if tone in LEAVES[3:6:2]:
            pen.path("M-13,-20Q0,-25 13,-20L14,14Q6,24 -13,21Q-9,0 -13,-20Z", tone)
            pen.path("M3,-22L13,-20L14,14Q10,22 3,22Z", darken(tone, 0.14))
            pen.path("M14,14Q6,14 4,23Q11,21 14,14Z", darken(tone, 0.4))
            return
        pen.path("M0,-20Q13,-16 12,2Q11,14 0,24Q-11,14 -12,2Q-13,-16 0,-20Z", tone)
        pen.path("M0,-20Q13,-16 12,2Q11,14 0,24Z", darken(tone, 0.2))
        pen.line(0, -28, 0, 20, darken(tone, 0.4), 1.6)
        for dy in (-8, 0, 8):
            pen.line(0, dy + 4, -8, dy - 1, darken(tone, 0.25), 1.1)


def _pick(rng: np.random.Generator) -> str:
    return LEAVES[int(rng.integers(len(LEAVES)))]


def _hall(pen: Pen) -> None:
    rng = np.random.default_rng(2)
    pen.gradient("M0,0H800V960H0Z", (0, 0), (0, 960), [(0, "#7a4428"), (1, WALL)])
    for x in (-30, 316):
        for row in range(7):
            y = 250 + row * 96
            pen.rect(x, y - 92, 150, 92, "#6a3c24")
            books(pen, rng, x, y - 6, 150, 84, find_palette("rust"))
            pen.rect(x - 4, y - 8, 158, 9, "#8a5432")
    planks(pen, np.random.default_rng(5), (-60, 860, -380, 1180), 930, 1200, "#8f5a34", 14)


def _window(pen: Pen) -> None:
    pen.path("M130,760V330Q134,214 216,206Q298,214 302,330V760Z", "#5a3826")
    pen.gradient(
        "M146,748V334Q150,230 216,224Q282,230 286,334V748Z",
        (0, 220),
        (0, 748),
        [(0, "#fff0b8"), (0.6, "#ffd27a"), (1, "#f0a450")],
    )
    pen.path("M216,222V748M146,400H286M146,560H286", "#5a3826", stroke=8)
    pen.rect(112, 744, 208, 22, "#7a4c2e", radius=4)


def _tree(pen: Pen) -> None:
    """The bookcase: two trunks for sides, planks between them, boughs above."""
    rng = np.random.default_rng(17)
    for i, y in enumerate(BOARDS):
        pen.rect(500, y - 112, 300, 116, darken(BARK, 0.5))
        if y != BARE:
            books(pen, rng, 524, y - 4, 244, 100, find_palette("rust"))
        pen.path(
            f"M470,{y}Q640,{y - 10 + 4 * (i % 2)} 810,{y}V{y + 20}Q640,{y + 12} 470,{y + 20}Z",
            lighten(BARK, 0.14),
        )
        pen.path(
            f"M470,{y + 14}Q640,{y + 6} 810,{y + 14}V{y + 22}Q640,{y + 14} 470,{y + 22}Z",
            darken(BARK, 0.4),
        )
    for x, w in ((486.0, 58.0), (790.0, 70.0)):
        pen.path(
            f"M{x - w * 0.6},330Q{x - w * 0.2},500 {x - w * 0.42},760Q{x - w * 0.5},900 "
            f"{x - w * 1.3},1010"
            f"Q{x},976 {x + w * 1.1},1012Q{x + w * 0.5},900 {x + w * 0.42},760Q{x + w * 0.2},500 "
            f"{x + w * 0.5},330Z",
            BARK,
        )
        pen.path(
            f"M{x - w * 0.5},340Q{x - w * 0.14},500 {x - w * 0.36},760Q{x - w * 0.44},880 "
            f"{x - w},990"
            f"Q{x - w * 0.1},880 {x - w * 0.06},760Q{x},500 {x - w * 0.16},340Z",
            lighten(BARK, 0.22),
        )
        for _ in range(16):
            xx, yy = x + float(rng.uniform(-0.1, 0.3)) * w, float(rng.uniform(380, 920))
            pen.path(f"M{xx},{yy}q6,24 -2,{rng.uniform(30, 60)}", darken(BARK, 0.4), stroke=4)


def _boughs(pen: Pen) -> list[tuple[float, float]]:
    rng = np.random.default_rng(23)
    tips: list[tuple[float, float]] = []
    for x, y, angle, length, width in (
        (474, 372, -0.95, 104, 46),
        (486, 366, 0.0, 92, 46),
        (790, 370, -0.15, 86, 52),
        (776, 376, -0.85, 90, 34),
        (474, 524, -1.3, 66, 22),
        (472, 640, -1.5, 52, 18),
    ):
        tips += branch(pen, rng, x, y, angle, length, width, BARK, 3 if width > 30 else 2, 0.62)
    return tips


def _crown(pen: Pen, tips: list[tuple[float, float]]) -> None:
    rng = np.random.default_rng(31)
    for x, y in tips:
        for _ in range(11):
            dx, dy = rng.normal(0, 25, 2)
            _page(
                pen,
                x + dx,
                y + dy + 10,
                float(rng.uniform(0.75, 1.25)),
                float(rng.normal(0, 40)),
                _pick(rng),
            )


def _bud(pen: Pen) -> None:
    pen.taper([(650, 748), (644, 722), (652, 694)], 8, 5, "#7f8f3a")
    pen.path("M652,702Q632,686 650,654Q672,680 652,702Z", "#b9cf5a")
    pen.path("M652,702Q660,678 650,654Q672,680 652,702Z", "#86a53c")
    pen.path(
        "M646,722Q620,722 612,702Q638,698 646,722ZM648,734Q676,730 680,708Q654,708 648,734Z",
        "#9fbb4a",
    )


def _booty(pen: Pen) -> None:
    with pen.at(238, 712, turn=24):
        pen.rect(-9, -26, 18, 48, "#2f6f6c", radius=3)
        pen.rect(-9, -16, 18, 5, "#f0d08a")
        pen.rect(-9, 8, 18, 5, "#f0d08a")


def _drift(pen: Pen) -> None:
    rng = np.random.default_rng(41)
    for _ in range(64):
        y = float(rng.uniform(230, 1000))
        x = float(rng.uniform(20, 640)) - (y - 200) * 0.05
        _page(pen, x, y, float(rng.uniform(0.6, 1.15)), float(rng.uniform(0, 360)), _pick(rng))


def _heap(pen: Pen, x: float, y: float, w: float, h: float, count: int, seed: int) -> None:
    rng = np.random.default_rng(seed)
    pen.path(
        f"M{x - w},{y + 8}Q{x - w * 0.5},{y - h * 0.9} {x},{y - h}Q{x + w * 0.5},{y - h * 0.9} "
        f"{x + w},{y + 8}Z",
        "#9c4a22",
    )
    for _ in range(count):
        t = float(rng.uniform(-1, 1))
        top = h * math.exp(-2.2 * t * t)
        up = float(rng.random())
        _page(
            pen,
            x + t * w,
            y - top * up + float(rng.uniform(-4, 14)),
            float(rng.uniform(0.8, 1.4)),
            float(rng.uniform(0, 360)),
            _pick(rng),
        )


def _litter(pen: Pen) -> None:
    rng = np.random.default_rng(43)
    for _ in range(150):
        y = float(rng.uniform(960, 1196))
        with pen.at(float(rng.uniform(-10, 810)), y), pen.stretch(1, 0.5):
            _page(pen, 0, 0, 0.6 + (y - 940) / 330, float(rng.uniform(0, 360)), _pick(rng))


def _rake(pen: Pen, a: tuple[float, float], b: tuple[float, float]) -> None:
    dx, dy = b[0] - a[0], b[1] - a[1]
    k = (1086 - a[1]) / dy
    foot = (a[0] + dx * k, 1086.0)
    pen.line(a[0] - dx * 0.7, a[1] - dy * 0.7, *foot, "#d3a868", 8)
    pen.line(foot[0] - 34, foot[1] + 4, foot[0] + 36, foot[1] - 8, "#8a5a34", 9)
    for i in range(6):
        x = foot[0] - 32 + i * 13
        pen.line(x, foot[1] + 4 - i * 2.2, x + 3, foot[1] + 24 - i * 2.2, "#8a5a34", 5)


@card(id="ndpkq7", title="Returns", seed=15, palette="rust", light=(-0.7, -0.6))
def paint(s: Scene) -> None:
    s.backdrop("#7a4428", WALL)
    s.board("hall", _hall, depth=0.45)
    s.draw(_window, name="tall window", role="place", depth=0.6, volume=0.1)
    s.glow((216, 440), 300, "#ffd27a", 0.4)
    s.put(
        "squirrel",
        at=(196, 748),
        scale=0.42,
        colour="#7a3f22",
        nut=False,
        label="squirrel with a book",
    )
    s.draw(_booty, name="book spine", record=False, volume=0.2)
    shelves = s.draw(
        _tree,
        name="bookshelves that are trees",
        role="subject",
        volume=0.3,
        rim=0.4,
        shadow=(24, 10, 18, 0.4),
    )
    tips: list[tuple[float, float]] = []
    s.draw(lambda pen: tips.extend(_boughs(pen)), name="boughs", record=False, volume=0.35)
    s.draw(_bud, name="bud on the bare shelf", role="accent", volume=0.25)
    s.draw(
        lambda pen: _crown(pen, tips),
        name="pages hanging as leaves",
        role="prop",
        count=len(tips) * 11,
        volume=0.12,
        rim=0.3,
        shadow=(4, 8, 6, 0.3),
    )
    s.rays((60, 120), "#ffe2a0", 0.5, angle=50, spread=30, reach=1250)
    s.draw(_litter, name="fallen pages", count=150, volume=0.1)
    s.draw(lambda pen: _heap(pen, 640, 1130, 190, 120, 150, 7), name="heap of pages", volume=0.15)
    s.put(
        "table lamp",
        at=(648, 1096),
        scale=0.56,
        lit=True,
        colour="#3f7f78",
        label="reading lamp buried to its shade",
    )
    s.draw(
        lambda pen: _heap(pen, 640, 1150, 210, 96, 150, 9),
        name="leaves before the lamp",
        record=False,
        volume=0.15,
    )
    s.glow((648, 960), 170, "#ffdf9a", 0.45)
    s.draw(
        lambda pen: _heap(pen, 392, 1104, 140, 150, 190, 8),
        name="raked heap of pages",
        volume=0.15,
        shadow=(16, 6, 10, 0.3),
    )
    woman = s.figure(
        (150, 1104),
        age="old",
        height=300,
        pose="dig",
        view="back_right",
        prop=None,
        role="witness",
        label="caretaker raking pages",
        hair={"kind": "bun", "colour": "#d8d2c8"},
        clothes={"top": "apron", "colour": "#2f6f6c", "apron": "#f0e3c4"},
        shadow=(20, 6, 10, 0.3),
    )
    s.draw(lambda pen: _rake(pen, woman["hand_right"], woman["hand_left"]), name="rake", volume=0.2)
    s.draw(_drift, name="falling pages", count=64, volume=0.1, shadow=(6, 12, 8, 0.25))
    s.relate("pages hanging as leaves", "grows from", shelves)
    s.describe("In a library, pages and autumn leaves fall from a tree bookcase. It "
               "is made of trunks with branches. An old woman rakes the heap; a lamp "
               "is buried to its shade. A squirrel on the sill holds a book. On an "
               "empty shelf a green shoot sprouts. Golden light.")  # fmt: skip
    s.moods("mellow", "wistful", "quiet", "warm")
    s.themes("autumn", "stories", "memory", "renewal", "work", "letting go")
    s.says(
        "turn over a new leaf",
        "autumn reading",
        "the family tree of words",
        "overdue",
        "stories fall and rise",
        "somebody must tidy up",
        "paper remembers the forest",
        "a quiet rustle",
        "what is read is lost",
        "raking through the past",
        "new chapter",
        "wisdom of the old",
        "bookworm weather",
        "the last page",
        "hope on an empty shelf",
        "nature takes its books back",
    )
    s.about(
        place="library",
        time="afternoon",
        weather="leaves falling indoors",
        light="amber shafts from a window",
        view="eye level",
        composition="right",
    )
    s.vignette(0.32)
