"""In the library of sleepers everybody lies in the right place."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.figures import Figure
from reverie_studio.figures.poses import POSES
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.stages.parts import books

WOOD = "#2c4a38"
BOARDS = (262, 434, 606, 778, 952, 1132)
HALF = 92  # height of the small boards
COLUMNS = ((34, 282), (300, 536), (554, 770))
POSES.setdefault("lie_up", replace(POSES["lie_back"], elevation=7, prop=None, head=(0, -4, 0)))
POSES.setdefault("doze", replace(POSES["stand"], head=(0, 16, 13), side=3, expression="asleep"))
POSES.setdefault("fold", replace(POSES["sit_ground"], head=(0, 40, 8), bend=30,
                                 expression="asleep"))  # fmt: skip
SPOTS = ((270, 130), (524, 130), (270, 306), (524, 478), (270, 650), (524, 826), (270, 1000))
COVERED = ((418, 3),)  # who has a blanket
HIDDEN = ("arm_left", "arm_right", "hand_left", "hand_right")  # and what it hides
CREAM, ROSE, BLUE, SAGE, RUST = "#e9e0c4", "#c9877c", "#7f97b0", "#a9b58c", "#b5673f"


def night(top: str, colour: str, hat: str = "none", hat_colour: str = "#c9d2dc") -> dict[str, Any]:
    return {"top": top, "colour": colour, "hat": hat, "hat_colour": hat_colour, "shoes": "barefoot"}


TWIN = {**night("pyjamas", "#d0a24a"), "skin": "#f3cfae"}
SLEEPERS: tuple[tuple[float, float, str, str, str | float, float, dict[str, Any], Any], ...] = (
    # x, board (a half: the small board above it), age, pose, view, height, clothes, hair
    (72, 0, "adult", "doze", "front", 148, night("nightgown", CREAM), "long"),
    (126, 0, "old", "doze", "front", 138, night("pyjamas", BLUE, "nightcap", RUST), "bald"),
    (178, 0, "child", "doze", "front", 108, night("pyjamas", ROSE), "curly"),
    (232, 0, "adult", "doze", 20.0, 146, night("bathrobe", "#8d3f4c"), "short"),
    (418, 0, "adult", "lie_up", "left", 218, night("uniform", "#34507a"), {"kind": "curly",
                                                                           "colour": "#a8622c"}),
    (650, 0, "tall", "fold", "right", 252, night("pyjamas", SAGE), "messy"),
    (160, 1, "broad", "lie_asleep", "front", 206, night("nightgown", ROSE), "bun"),
    (348, 1, "adult", "doze", "front", 146, night("pyjamas", CREAM), {"kind": "bob",
                                                                      "colour": "#86452a"}),
    (420, 1, "adult", "doze", -20.0, 148, night("nightgown", SAGE), "braids"),
    (490, 1, "old", "doze", "front", 134, night("bathrobe", "#4d6a86"), "bun"),
    (656, 1, "old", "lie_up", "right", 208, {**night("nightgown", CREAM, "nightcap", ROSE),
                                             "beard": "long"}, "bald"),
    (418, 0.5, "child", "lie_up", "right", 200, night("pyjamas", ROSE), {"kind": "short",
                                                                         "colour": "#6b4228"}),
    (160, 1.5, "adult", "lie_up", "left", 222, night("pyjamas", SAGE), {"kind": "short",
                                                                        "colour": "#d3a552"}),
    (652, 1.5, "teen", "lie_up", "right", 204, night("pyjamas", BLUE), "curly"),
    (158, 3.5, "old", "lie_up", "right", 214, {**night("pyjamas", CREAM), "beard": "moustache"},
     "messy"),
    (418, 3.5, "adult", "lie_up", "left", 222, night("nightgown", ROSE), {"kind": "long",
                                                                          "colour": "#57453c"}),
    (420, 5.5, "child", "lie_up", "left", 200, night("nightgown", CREAM), {"kind": "pony",
                                                                           "colour": "#3a2620"}),
    (418, 2.5, "child", "lie_up", "left", 206, TWIN, {"kind": "short",
                                                                             "colour": "#a8622c"}),
    (414, 2, "child", "lie_up", "right", 206, TWIN, {"kind": "short",
                                                                            "colour": "#a8622c"}),
    (604, 2, "adult", "doze", "front", 150, night("nightgown", BLUE), {"kind": "long",
                                                                       "colour": "#3a2620"}),
    (668, 2, "toddler", "fold", "left", 128, night("pyjamas", ROSE), "tuft"),
    (158, 3, "tall", "lie_asleep", "back", 214, night("pyjamas", BLUE), "short"),
    (418, 3, "adult", "lie_up", "right", 226, night("pyjamas", RUST), {"kind": "curly",
                                                                       "colour": "#241c22"}),
    (104, 4, "adult", "fold", "right", 214, night("nightgown", "#d8c6dc"), "long"),
    (218, 4, "toddler", "fold", "left", 132, night("pyjamas", CREAM), "tuft"),
    (416, 4, "old", "lie_up", "left", 218, night("nightgown", SAGE), "bun"),
    (78, 5, "teen", "doze", "front", 140, night("pyjamas", SAGE), "pony"),
    (134, 5, "adult", "doze", 25.0, 150, {**night("shirt", CREAM), "beard": "short"}, "short"),
    (190, 5, "child", "doze", "front", 106, night("nightgown", ROSE), "bob"),
    (424, 5, "broad", "lie_asleep", "front", 208, night("pyjamas", "#8a6a8c"), "bald"),
)  # fmt: skip


def case(pen: Pen, rng: np.random.Generator) -> None:
    """The shelves: a dark back, boards, uprights, blank brass labels."""
    pen.rect(0, 0, 800, 1200, WOOD)
    for left, right in COLUMNS:
        for board in BOARDS:
            pen.rect(left, board - 158, right - left, 158, "#0f2018")
            pen.rect(left, board - 158, right - left, 20, "#091510")
            pen.rect(left, board - 4, right - left, 8, "#4f7458")
    for x, half in [*((x, b) for x, b, *_ in SLEEPERS if b % 1), (416, 4.5)]:
        left, right = next(c for c in COLUMNS if c[0] < x < c[1])
        pen.rect(left, BOARDS[int(half)] - HALF - 2, right - left, 11, "#3f6149")
        pen.rect(left, BOARDS[int(half)] - HALF + 8, right - left, 8, "#081009")
    for board in BOARDS:
        pen.rect(0, board, 800, 13, lighten(WOOD, 0.1))
        pen.rect(0, board + 11, 800, 4, darken(WOOD, 0.5))
        for left, right in COLUMNS:
            pen.rect((left + right) / 2 - 15, board + 1, 30, 10, "#c39a4a", radius=2)
            pen.rect((left + right) / 2 - 11, board + 3, 22, 5, "#efe3c4")
    for x in (0, 282, 536, 770):
        pen.rect(x, 0, 18 if x else 34, 1200, lighten(WOOD, 0.06))
        pen.rect(x, 0, 5, 1200, lighten(WOOD, 0.22))
    pen.rect(0, 0, 800, 84, darken(WOOD, 0.15))
    pen.rect(0, 62, 800, 22, lighten(WOOD, 0.16))
    for x in range(10, 800, 40):
        pen.circle(x + 10, 52, 9, lighten(WOOD, 0.1))
    pen.rect(0, 1147, 800, 60, darken(WOOD, 0.2))


BUNDLES: dict[tuple[float, float], tuple[str, str, str]] = {  # who is wrapped up to the chin: blanket, skin, hair
    (418, 0): ("#6f8f6a", "#e8b98f", "#a8622c"),
    (160, 1.5): ("#8f5a4a", "#c98f66", "#d3a552"),
    (656, 1): ("#9c6a5a", "#f0c3a6", "#e6e0d6"),
    (652, 1.5): ("#5f7f9c", "#f0c3a6", "#86452a"),
    (158, 3.5): ("#b9a878", "#d9a478", "#e6e0d6"),
    (418, 3.5): ("#b5787a", "#8a5a3e", "#3a2620"),
    (416, 4): ("#b08a4a", "#f0c3a6", "#d8d2c8"),
    (420, 5.5): ("#5c7f86", "#e8b98f", "#3a2620"),
}


def bundle(pen: Pen, x: float, y: float, long: float, flip: bool, look: tuple[str, str, str]) -> None:
    """Somebody on their back under a blanket, the head at the left (or, flipped, at the right)."""
    tone, skin, hair = look
    with pen.at(x, y, flip=flip):
        head = -long / 2 + 26
        pen.path(f"M{head - 30},0 Q{head - 34},-20 {head - 8},-20 Q{head + 26},-24 {head + 28},0Z", "#e9e0c4")
        pen.oval(head, -33, 21, 23, skin)
        pen.path(f"M{head + 1},-57 q4,-8 10,-1 q4,6 -2,9Z", skin)
        pen.path(f"M{head - 22},-30 Q{head - 24},-58 {head - 4},-57 Q{head + 2},-52 {head - 4},-44 "
                 f"Q{head - 10},-34 {head - 8},-14 Q{head - 20},-14 {head - 22},-30Z", hair)  # fmt: skip
        pen.path(f"M{head - 2},-48 q6,4 3,9", "#4a3028", stroke=2)
        pen.circle(head + 4, -31, 5, "#d9786a", 0.5)
        end = long / 2
        pen.path(f"M{head + 16},0 Q{head + 14},-40 {head + 34},-44 Q{head + 72},-56 {head + 104},-42 "
                 f"Q{end - 40},-30 {end - 22},-46 Q{end - 8},-52 {end - 2},-36 L{end},0Z", tone)  # fmt: skip
        pen.path(f"M{head + 16},0 Q{head + 14},-40 {head + 34},-44 L{head + 48},-49 Q{head + 30},-34 "
                 f"{head + 34},0Z", lighten(tone, 0.4))  # fmt: skip
        pen.path(f"M{head + 60},0 Q{head + 100},-16 {end},-12 V0Z", darken(tone, 0.3))
        for k in (0.42, 0.6, 0.78):
            bx = head + (end - head) * k
            pen.path(f"M{bx},-43 q7,20 0,40", lighten(tone, 0.25), 0.8, stroke=5)


def sleepers(pen: Pen, palette: Palette) -> None:
    """Everybody in their place."""
    for i, (x, board, age, pose, view, height, clothes, hair) in enumerate(SLEEPERS):
        y = BOARDS[int(board)] - (HALF if board % 1 else 0) - (12 if pose == "lie_asleep" else 0)
        if (x, board) in BUNDLES:
            bundle(pen, x, y, height * 0.94, view == "left", BUNDLES[x, board])
            continue
        with pen.at(x, y):
            Figure(age=age, pose=pose, view=view, height=height, clothes=clothes, hair=hair,
                   seed=100 + i * 7,
                   expression="asleep").draw(pen, palette, skip=HIDDEN if (x, board) in COVERED
                                             else None)  # fmt: skip


def few_books(pen: Pen, rng: np.random.Generator, palette: Palette) -> None:
    """Here and there a real book is left over."""
    for i, (w, tone) in enumerate(((150, "#8f3a34"), (170, "#d0a24a"), (140, "#54788c"))):
        y = BOARDS[4] - HALF - 20 * (i + 1)
        pen.rect(340 + i * 9, y, w, 19, tone, radius=2)
        pen.rect(340 + i * 9 + w - 10, y + 3, 9, 13, "#e9e0c4")
    books(pen, rng, 250, BOARDS[5] - 2, 36, 130, palette)
    books(pen, rng, 556, BOARDS[3] - 2, 60, 140, palette)
    books(pen, rng, 700, BOARDS[2] - 2, 66, 140, palette)
    books(pen, rng, 560, BOARDS[5] - 2, 110, 140, palette)
    books(pen, rng, 560, BOARDS[4] - 2, 70, 130, palette)
    books(pen, rng, 562, BOARDS[0] - 2, 34, 140, palette)
    books(pen, rng, 724, BOARDS[0] - 2, 42, 140, palette)


def blanket(pen: Pen, x: float, y: float, w: float, h: float, tone: Colour) -> None:
    """A small blanket over the middle of somebody who lies."""
    pen.path(f"M{x},{y + 2} Q{x - 6},{y - h} {x + w * 0.2},{y - h} Q{x + w * 0.6},{y - h * 1.15} "
             f"{x + w},{y - h * 0.6} "
             f"Q{x + w + 8},{y - h * 0.2} {x + w},{y + 2}Z", tone)  # fmt: skip
    for i in range(1, 4):
        bx = x + w * i / 4
        pen.path(f"M{bx},{y - h * 0.98} Q{bx + 5},{y - h * 0.4} {bx - 2},{y + 2}",
                 lighten(tone, 0.3), 0.8, stroke=5)  # fmt: skip
    pen.path(f"M{x - 2},{y - h * 0.2} Q{x + w / 2},{y - h * 0.3} {x + w + 4},{y - h * 0.14}",
             darken(tone, 0.3), 0.7,
             stroke=4)  # fmt: skip


def blankets(pen: Pen) -> None:
    blanket(pen, 376, BOARDS[3], 92, 44, "#54788c")


def free_place(pen: Pen) -> None:
    """The empty place: a dented pillow, a turned-back blanket, a ribbon."""
    y = BOARDS[2]
    pen.path(f"M46,{y} Q38,{y - 46} 70,{y - 44} Q88,{y - 26} 106,{y - 44} Q132,{y - 42} 128,{y}Z",
             "#f4ecd6")  # fmt: skip
    pen.path(f"M66,{y - 40} Q88,{y - 16} 110,{y - 40} Q100,{y - 10} 76,{y - 12}Z", "#cdbf9c")
    pen.path(f"M112,{y} Q112,{y - 34} 150,{y - 30} Q210,{y - 44} 268,{y - 22} L272,{y}Z", "#a83a30")
    pen.path(f"M112,{y} Q112,{y - 34} 150,{y - 30} L176,{y - 34} Q150,{y - 16} 156,{y}Z", "#d98a58")
    for x in (190, 214, 238):
        pen.path(f"M{x},{y - 34} q6,16 2,32", "#d97a5c", stroke=6)
    pen.path(f"M246,{y - 20} Q262,{y + 10} 250,{y + 34} Q244,{y + 60} 258,{y + 84} l-10,4 "
             f"l-6,-10 l-8,8 "
             f"Q228,{y + 52} 238,{y + 28} Q246,{y + 6} 232,{y - 18}Z", "#d8a93c")  # fmt: skip


def lamp(pen: Pen, x: float, y: float) -> None:
    """A brass reading lamp with a green shade, on its arm."""
    pen.path(f"M{x},{y - 30} Q{x},{y - 46} {x + 18},{y - 44}", "#c39a4a", stroke=5)
    pen.path(f"M{x - 2},{y - 12} Q{x + 4},{y - 42} {x + 26},{y - 42} Q{x + 48},{y - 40} "
             f"{x + 50},{y - 12}Z", "#3f8a5c")  # fmt: skip
    pen.path(f"M{x + 4},{y - 14} Q{x + 8},{y - 36} {x + 22},{y - 38} Q{x + 14},{y - 26} "
             f"{x + 14},{y - 14}Z", "#8fd09c")  # fmt: skip
    pen.oval(x + 24, y - 12, 26, 5, "#fff0b4")


def lamps(pen: Pen) -> None:
    for x, y in SPOTS:
        lamp(pen, x, y)


def ladder(pen: Pen) -> None:
    """The rolling ladder."""
    for dx in (0, 92):
        pen.line(672 + dx, 60, 640 + dx, 1176, "#8a5a34", 15)
        pen.line(668 + dx, 60, 636 + dx, 1176, "#b98250", 5)
    for i in range(13):
        y = 130 + i * 84
        x = 672 - (y - 60) * 0.0287
        pen.line(x, y, x + 92, y, "#7a4c2a", 12)
        pen.line(x, y - 3, x + 92, y - 3, "#b98250", 4)
    for x in (640, 732):
        pen.circle(x, 1180, 16, "#3a2c24")
        pen.circle(x, 1180, 7, "#c39a4a")


def cat(pen: Pen) -> None:
    """A tabby in a waistcoat, standing on a rung, about to stamp a sole."""
    fur, dark, pale = "#c08a52", "#7d4f2c", "#ecd2a4"
    pen.path("M726,872 Q790,880 780,806 Q774,770 748,776 Q764,790 760,818 Q756,848 716,842Z", fur)
    for d in ("M758,790 l20,-8", "M760,816 l20,4", "M750,842 l14,16"):
        pen.path(d, dark, stroke=8)
    pen.path("M664,740 Q640,800 656,866 L652,886 L690,888 L694,870 L706,870 L704,888 L738,886 "
             "Q742,800 716,736Z", fur)  # fmt: skip
    pen.path("M660,762 Q646,810 658,852 L736,850 Q736,790 718,748 L690,764Z", "#7a2f3f")
    pen.path("M660,762 Q652,800 660,852 L678,852 Q668,800 682,762Z", "#a8505a")
    for y in (792, 816, 838):
        pen.circle(670, y, 4, "#e0b55a")
    pen.path("M700,764 Q640,780 604,752 L598,734 Q612,730 620,738 Q650,752 690,738Z", fur)
    pen.path("M664,756 l2,16 M644,752 l-2,14", dark, stroke=7)
    pen.circle(690, 704, 44, fur)
    pen.path("M656,684 L652,636 L684,662Z M700,660 L728,634 L732,684Z", fur)
    pen.path("M662,674 L659,650 L676,664Z M708,662 L723,648 L726,674Z", "#d99a8a")
    pen.path("M650,712 Q658,742 690,746 Q680,722 662,706Z", pale)
    for d in ("M688,662 v20 M700,664 l-2,16 M676,664 l2,16", "M734,700 l-16,2 M732,716 l-16,-2"):
        pen.path(d, dark, stroke=6)
    pen.path("M660,700 q8,7 16,0 M688,700 q8,7 16,0", "#2c1c14", stroke=4)
    pen.path("M664,714 l10,0 l-5,6Z", "#c4563f")
    for dy in (-3, 4):
        pen.line(662, 722, 632, 720 + dy * 2, "#f6ead0", 1.8, 0.9)
    pen.rect(590, 704, 12, 34, "#6d4327", radius=4)
    pen.circle(596, 702, 10, "#8f5a34")
    pen.rect(580, 736, 32, 12, "#b8453a", radius=2)


@card(id="dk6j7m", title="Quiet, Please", seed=6, palette="moss", light=(-0.3, -0.95))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop("#16261f", "#101d1a")
    s.draw(lambda pen: case(pen, rng), name="library shelves", role="place", depth=0.6, volume=0,
           rim=0)  # fmt: skip
    s.draw(lambda pen: few_books(pen, rng, s.palette), name="books", depth=0.6, volume=0.05)
    people = s.draw(lambda pen: sleepers(pen, s.palette), name="sleepers", count=len(SLEEPERS),
                    role="subject",
                    depth=0.72, material="figure", volume=0.2, rim=0.2, wobble=0.5,
                    protect=1.0)  # fmt: skip
    s.draw(blankets, name="blanket", depth=0.74)
    s.draw(free_place, name="empty place with a ribbon", role="accent", depth=0.76)
    s.glow((150, 556), 130, "#ffcf7a", 0.3)
    s.draw(lamps, name="reading lamps", count=len(SPOTS), depth=0.78)
    for x, y in SPOTS:
        s.glow((x + 24, y + 6), 150, "#ffd98a", 0.46)
    s.draw(ladder, name="rolling ladder", depth=0.85, shadow=(-10, 8, 10, 0.45))
    s.draw(cat, name="cat librarian", role="witness", depth=0.9, shadow=(-8, 8, 8, 0.4))
    s.vignette(0.34)
    s.relate(people, "replaces", "books")
    s.relate(people, "sleeps in", "library shelves")
    s.describe("On tall library shelves, people sleep in place of books. Young and "
               "old stand, lie or curl up. On a ladder, a cat in a waistcoat stamps "
               "somebody’s bare foot. One place is empty, with a pillow, a red "
               "blanket and a ribbon. The shelves are dark green.")  # fmt: skip
    s.moods("hushed", "cosy", "uncanny", "orderly")
    s.themes("sleep", "memory", "order", "stories", "rest")
    s.says("bedtime stories", "do not disturb", "everyone is an open book", "overdue", "shelf life",
           "capsule hotel", "cat nap", "put away for later", "the archive of dreams",
           "a good place for me",
           "collected works", "lights out", "human resources", "soft snoring", "hibernation",
           "waiting to be chosen")  # fmt: skip
    s.about(place="a library", time="night", weather="still", light="green reading lamps",
            view="eye level",
            composition="centred")  # fmt: skip
