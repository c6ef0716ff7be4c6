"""The visitors admire an empty plinth; the statue hides behind the curtain, and one child has seen it."""

from __future__ import annotations

from typing import Any

from reverie_studio.colour import mix
from reverie_studio.figures import Figure
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

MARBLE, VELVET, ROPE = "#e9e6e0", "#33524c", "#a8322d"
PLINTH = (556, 640)
BEHIND: tuple[dict[str, Any], ...] = (
    {"at": (452, 552), "height": 262, "age": "tall", "pose": "arms_crossed", "view": "front_right", "look": (-4, 6), "expression": "pride", "hair": {"kind": "short", "colour": "#3a2620"}, "skin": "#e8b68d", "clothes": {"top": "suit", "colour": "#4f6a86"}},
    {"at": (566, 540), "height": 250, "age": "broad", "pose": "hands_on_hips", "view": "front", "look": (0, 14), "expression": "wonder", "hair": {"kind": "bun", "colour": "#86452a"}, "skin": "#d79a6c", "clothes": {"top": "dress", "colour": "#c4563f"}},
    {"at": (690, 560), "height": 256, "age": "old", "pose": "lean_on_stick", "view": "front_left", "look": (8, 4), "expression": "suspicion", "hair": {"kind": "bald", "colour": "#e8e3da"}, "skin": "#f0c3a6", "clothes": {"top": "jumper", "colour": "#7d6a3f", "beard": "short", "glasses": True}},
)  # fmt: skip
BEFORE: tuple[dict[str, Any], ...] = (
    {"at": (738, 800), "height": 336, "age": "adult", "pose": "point", "view": "left", "look": (0, -6), "expression": "glad", "hair": {"kind": "curly", "colour": "#241c22"}, "skin": "#8c5a3c", "clothes": {"top": "shirt", "colour": "#e0a83c", "bottom_colour": "#4a3a5a"}},
    {"at": (420, 838), "height": 348, "age": "adult", "pose": "read_stand", "view": "back_right", "look": (0, 4), "hair": {"kind": "long", "colour": "#a8622c"}, "skin": "#f3cfae", "clothes": {"top": "tunic", "colour": "#7a4f7d"}},
)  # fmt: skip


def hall(pen: Pen) -> None:
    """A pale room from a little above: skylight, wall, tiles that run away to the right."""
    pen.gradient("M0,0H800V420H0Z", (0, 0), (0, 420), [(0, "#cbbfae"), (1, "#e6dccb")])
    pen.poly([(330, -10), (810, -10), (810, 60), (390, 60)], "#fffdf4")
    for k in range(6):
        pen.line(330 + 96 * k, -10, 390 + 84 * k, 60, "#b9ab96", 5)
    pen.rect(0, 60, 800, 14, "#a8997f")
    for x, y, w, h, tone in ((250, 150, 104, 140, "#7d8f8a"), (706, 140, 120, 150, "#a98f72")):
        pen.rect(x + 12, y + 12, w, h, "#b5a893")
        pen.rect(x, y, w, h, "#b98a3a")
        pen.rect(x + 12, y + 12, w - 24, h - 24, tone)
        pen.path(f"M{x + 12},{y + h - 40} q{w / 3},-50 {w - 24},-10 v38 h{24 - w}Z", mix(tone, "#3a4a4a", 0.5))
    pen.rect(0, 400, 800, 24, "#b5a68e")
    pen.gradient("M0,424H800V1200H0Z", (0, 424), (0, 1200), [(0, "#d9ccb4"), (1, "#a18e74")])
    for r in range(9):
        for c in range(-9, 10):
            if (r + c) % 2:
                y0, y1 = 424 + 776 * (r / 9) ** 1.5, 424 + 776 * ((r + 1) / 9) ** 1.5
                a, b = 0.5 + (y0 - 424) / 500, 0.5 + (y1 - 424) / 500
                pen.poly([(556 + c * 100 * a, y0), (556 + (c + 1) * 100 * a, y0), (556 + (c + 1) * 100 * b, y1), (556 + c * 100 * b, y1)], "#8f8372", 0.5)


def plinth(pen: Pen) -> None:
    """Marble, lit from above; on its top the dust has kept the shape of two feet."""
    x, y = PLINTH
    pen.path(f"M{x - 92},{y + 28} L{x - 330},{y + 96} L{x - 250},{y + 128} L{x + 20},{y + 52}Z", "#5f5244", 0.45)
    pen.path(f"M{x - 106},{y + 16} L{x},{y + 56} L{x + 106},{y + 16} V{y - 22} L{x},{y + 14} L{x - 106},{y - 22}Z", "#a59c8e")
    for d, tone in ((f"M{x - 84},{y - 176} L{x},{y - 148} V{y + 34} L{x - 84},{y + 2}Z", "#b9b0a2"), (f"M{x + 84},{y - 176} L{x},{y - 148} V{y + 34} L{x + 84},{y + 2}Z", "#e6dfd2"),
                    (f"M{x - 100},{y - 196} L{x},{y - 162} L{x + 100},{y - 196} V{y - 176} L{x},{y - 140} L{x - 100},{y - 176}Z", "#cfc6b8"), (f"M{x - 100},{y - 196} L{x},{y - 230} L{x + 100},{y - 196} L{x},{y - 162}Z", "#fffcf2")):  # fmt: skip
        with pen.part("plinth", puff=4):
            pen.path(d, tone)
    for dx, turn in ((-22, 62), (26, 48)):
        with pen.at(x + dx, y - 196, scale=0.5, turn=turn), pen.stretch(1, 0.8):
            sole(pen, "#b3a898")
    pen.path(f"M{x + 22},{y - 90} l46,-16 v30 l-46,16Z", "#c39a3f")


def sole(pen: Pen, tone: str) -> None:
    """A bare foot's print, toes up, 90 long."""
    pen.path("M-15,40 C-20,16 -22,0 -18,-18 C-12,-34 18,-34 21,-14 C23,4 12,14 14,38 C10,54 -12,54 -15,40Z", tone)
    for x, y, r in ((-17, -38, 9), (-3, -45, 7), (9, -43, 6), (18, -36, 5.4), (25, -27, 5)):
        pen.circle(x, y, r, tone)


def prints(pen: Pen) -> None:
    """White feet from the plinth to the curtain, larger as they come."""
    for i, (x, y) in enumerate(((498, 708), (446, 760), (372, 778), (330, 862), (246, 880), (262, 990))):
        k = 0.46 + 0.1 * i
        with pen.at(x, y, turn=236 - 5 * i, scale=k), pen.stretch(1 if i % 2 else -1, 0.9):
            with pen.at(3, -3):
                sole(pen, "#7f7260")
            sole(pen, "#fffdf6")


def curtain(pen: Pen) -> None:
    """The edge of a velvet curtain before us; a hand draws it aside."""
    edge = [(262, -20), (274, 200), (262, 400), (296, 560), (262, 680), (292, 900), (330, 1220)]
    with pen.part("velvet", grain=[edge], puff=30):
        pen.curve([*edge, (-60, 1240), (-60, -40)], VELVET)
    for k in range(5):
        way = [(x * (0.1 + 0.2 * k) + 6, y) for x, y in edge]
        pen.taper(way, 30, 46, mix(VELVET, "#0f1c1c", 0.6), 0.8)
        pen.taper([(x + 26, y) for x, y in way], 12, 22, mix(VELVET, "#8fb5a4", 0.35), 0.8)
    pen.taper(edge, 10, 14, "#c9a24a")


def rope(pen: Pen) -> None:
    """A brass post and a red rope, cut by the edge."""
    for x0, y0, x1, y1 in ((694, 1010, 830, 960), (694, 1010, 470, 1230)):
        way = [(x0, y0), ((x0 + x1) / 2 + 10, (y0 + y1) / 2 + 90), (x1, y1)]
        pen.taper(way, 30, 34, ROPE)
        pen.taper([(a - 3, b - 8) for a, b in way], 9, 10, "#d9604a")
    with pen.part("post", puff=16):
        pen.rect(680, 1000, 28, 220, "#a87a2c")
        pen.rect(684, 1000, 9, 220, "#f0cf82")
        pen.rect(670, 1000, 48, 22, "#c9993f", radius=8)
        pen.circle(694, 974, 28, "#b98a36")
        pen.circle(700, 966, 12, "#fbe7ae")


@card(id="9qdshy", title="Masterpiece", seed=33, palette="bone", light=(0.5, -0.85))
def paint(s: Scene) -> None:
    """White light from above on the empty place; we stand in the dark with the one who left it."""
    s.draw(hall, name="gallery", role="place", depth=0.45, material="place", volume=0, rim=0, haze=0)
    for who in BEHIND:
        s.figure(elevation=16, prop=True if who["pose"] == "lean_on_stick" else None, depth=0.56, haze=0.0, contact=0.6, **who)
    empty = s.draw(plinth, name="empty plinth", role="subject", depth=0.62, volume=0.15, haze=0.0)
    s.beam((600, -40), PLINTH, 120, 300, "#fff6dc", 0.3, 24)
    s.draw(prints, name="white footprints", role="accent", depth=0.64, volume=0.0, rim=0.0, protect=1.0)
    for who in BEFORE:
        s.figure(elevation=18, prop=True if who["pose"] == "read_stand" else None, depth=0.7, haze=0.0, contact=0.7, **who)
    child = s.figure((560, 930), age="child", pose="point", view="front_left", height=290, elevation=20, expression="astonished", look=(12, -18), grips={"right": "point", "left": "hang"}, role="witness", depth=0.76, contact=0.8, seed=12,
                     skin="#e8b68d", hair={"kind": "braids", "colour": "#a8622c"}, clothes=dict(top="dungarees", colour="#c8463a", trim="#f0e6d2"))  # fmt: skip
    who = dict(age="adult", pose="sneak", view=72.0, height=1240, elevation=12, seed=7, prop=None, expression="mischief", skin=MARBLE, light=1.0,
               hair={"kind": "curly", "colour": "#d9d5cc"}, clothes=dict(top="tunic", colour="#e2dfd8", trim="#e2dfd8", bottom_colour=MARBLE, shoes="barefoot"))  # fmt: skip
    x, y = Figure(**who).anchors["head"]
    at = (176 - x, 330 - y)
    stone = Figure(**who, reach={"hand_right": (276 - at[0], 668 - at[1]), "hand_left": (282 - at[0], 560 - at[1])}, grips={"right": "grip", "left": "grip"})

    def part(pen: Pen, **parts: tuple[str, ...]) -> None:
        with pen.at(*at):
            stone.draw(pen, s.palette, **parts)

    s.draw(curtain, name="velvet curtain", depth=0.9, material="near", volume=0.2, rim=0.2)
    s.draw(lambda pen: part(pen), name="marble statue that hides", role="subject", material="figure", depth=0.95, plane="front", volume=0.3, rim=0.3, wobble=0.5, protect=1.0, shadow=(-22, 16, 14, 0.6), tint=("#cfcdc8", 0.32))
    s.draw(rope, name="rope before us", depth=0.97, plane="front", material="near", volume=0.3)
    s.focus((190, 330, 200), (270, 660, 110), (PLINTH[0], 470, 200), (540, 800, 120))
    s.grade(key=0.55)
    s.relate("marble statue", "hides behind", "velvet curtain")
    s.describe("A white marble statue hides behind a green curtain. In the bright museum hall five visitors study an empty plinth with the marks of two feet. White "
               "footprints lead towards the curtain. Only a child with braids looks at the statue and points.")  # fmt: skip
    s.moods("satirical", "playful", "mysterious", "amused")
    s.themes("art", "absence", "escape", "pretending", "being seen")
    s.says("modern art", "the emperor’s new clothes", "gone for lunch", "nothing to see here", "the great escape", "less is more", "stage fright", "the invisible man", "everyone nods", "who stole it",
           "don’t tell them", "follow the footprints", "an inside job", "deafening silence", "free at last", "priceless", "only children see", "day off", "hide and seek at the museum",
           "tired of standing", "a heart of marble", "behind the scenes", "experts at work", "he is right there", "shy masterpiece", "curtain call", "stone-faced", "what the guidebook says",
           "rolling stone", "let them guess")  # fmt: skip
    s.about(place="a museum", time="day", weather="", light="white daylight from above", composition="left",
            view="through, past a curtain", foreground="the statue at the curtain and a rope")  # fmt: skip
