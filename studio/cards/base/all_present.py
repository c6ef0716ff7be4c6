"""All Present: the desks are empty, but their shadows are not."""

import numpy as np

from reverie_studio.colour import darken, lighten
from reverie_studio.figures import Figure
from reverie_studio.motifs import find_motif
from reverie_studio.palettes import find_palette
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.stages.parts import planks

WALL, SHADE, WOOD = "#b7e2cf", "#2f6f63", "#b5794a"
FLOOR = 716  # where wall and floor meet
PUPILS = (("braids", "sit"), ("curly", "sit_slump"), ("short", "sit"), ("pony", "read"),
          ("messy", "sit_slump"))  # fmt: skip
RAISED, HAND = 2, (-62.0, -196.0)  # who has a hand up, and where it is


def _desk(pen: Pen, wood: str = WOOD) -> None:
    """A school desk and its chair from the side, facing left; origin on the floor between them."""
    metal = "#4f6f6a"
    for x0, x1 in ((14, 8), (58, 66)):
        pen.line(x0, -56, x1, 0, metal, 6)
    pen.path("M2,-64Q34,-58 64,-62L64,-53Q34,-50 2,-55Z", wood)
    pen.path("M58,-60Q66,-92 62,-124", metal, stroke=6)
    pen.path("M54,-130Q72,-128 72,-112L68,-92Q58,-90 54,-96Z", wood)
    for x0, x1 in ((-74, -82), (-24, -18)):
        pen.line(x0, -80, x1, 0, metal, 6)
    pen.line(-80, -22, -20, -22, metal, 5)
    pen.path("M-86,-92L-12,-86L-14,-66L-82,-70Z", darken(wood, 0.25))
    pen.path("M-90,-96L-74,-114L4,-104L-8,-84Z", lighten(wood, 0.18))
    pen.path("M-90,-96L-8,-84V-77L-90,-88Z", wood)


def _room(pen: Pen) -> None:
    pen.gradient(f"M0,0H800V{FLOOR}H0Z", (0, 0), (800, FLOOR), [(0, "#c6ead9"), (1, "#a3d6c1")])
    pen.rect(0, FLOOR - 26, 800, 28, "#e9f4e6")
    pen.rect(0, FLOOR - 4, 800, 5, "#6fae9c")
    planks(
        pen,
        np.random.default_rng(4),
        (-120, 920, -420, 1220),
        FLOOR,
        1200,
        "#d8b88c",
        15,
        nails=False,
    )


def _sun(pen: Pen) -> None:
    """The light of three tall windows on the wall, slanting."""
    for x in (40, 300, 560):
        for dx in (0, 112):
            for y0, y1 in ((90, 330), (352, 690)):
                k0, k1 = (y0 - 90) * 0.16, (y1 - 90) * 0.16
                pen.poly(
                    [
                        (x + dx + k0, y0),
                        (x + dx + 98 + k0, y0 + 8),
                        (x + dx + 98 + k1, y1),
                        (x + dx + k1, y1 - 8),
                    ],
                    "#fffbe0",
                )


def _shadows(pen: Pen) -> None:
    palette = find_palette("mint")
    for i, (hair, pose) in enumerate(PUPILS):
        with pen.at(222 + i * 138, FLOOR + 4), pen.stretch(0.9, 1.6):
            _desk(pen)
        with pen.at(222 + i * 138, FLOOR + 4), pen.stretch(1.16, 1.6), pen.at(26, -62):
            made = Figure(
                age="child",
                pose=pose,
                view="left",
                height=214,
                hair=hair,
                clothes={"top": "jumper"},
                prop=None,
                reach={"hand_right": HAND} if i == RAISED else None,
                seed=i + 2,
            )
            spots = made.draw(pen, palette)
            if i == RAISED:
                x, y = spots["hand_right"]
                with pen.at(x, y - 4, scale=0.34, flip=True):
                    find_motif("bird").paint(pen, palette, np.random.default_rng(1))


def _teacher(pen: Pen) -> None:
    with pen.at(92, FLOOR + 6), pen.stretch(0.95, 1.3):
        made = Figure(
            age="adult",
            pose="point",
            view="right",
            height=390,
            hair="bun",
            prop=None,
            clothes={"top": "long_coat"},
            seed=4,
        )
        spots = made.draw(pen, find_palette("mint"))
        x, y = spots["hand_right"]
        pen.line(x - 6, y + 2, x + 92, y - 26, SHADE, 8)


def _stand(pen: Pen) -> None:
    pen.path("M92,560V890", "#7d5240", stroke=13)
    pen.path("M92,860L48,912M92,860L138,912M92,868V916", "#7d5240", stroke=11)
    pen.path("M92,566Q52,560 52,590M92,566Q132,560 132,590", "#7d5240", stroke=9)
    pen.path("M60,600Q92,578 126,600L148,690L132,812Q92,826 50,812L36,690Z", "#c2504b")
    pen.path("M96,590Q118,592 126,600L148,690L132,812Q116,818 100,818Z", "#9a3a3a")
    pen.path("M60,600L36,690L30,770L52,776L64,690Z", "#d4675c")
    pen.path("M126,600L148,690L156,768L134,776L122,690Z", "#8a3234")
    pen.path("M78,590Q92,606 108,590L96,640Z", "#f3d9b4")
    for y in (664, 704, 744):
        pen.circle(95, y, 5, "#f3e3c0")


@card(id="xd3rjb", title="All Present", seed=6, palette="mint", light=(-0.8, -0.5))
def paint(s: Scene) -> None:
    s.backdrop(WALL, WALL)
    s.board("room", _room, depth=0.6)
    s.draw(
        _sun,
        name="sunlight from high windows",
        role="place",
        volume=0,
        rim=0,
        edge=0.05,
        alpha=0.85,
    )
    shadows = s.draw(
        _shadows,
        name="shadows of pupils",
        role="subject",
        count=5,
        tint=(SHADE, 1.0),
        alpha=0.72,
        volume=0,
        rim=0,
        edge=0.1,
        wobble=2,
    )
    s.draw(
        _teacher,
        name="shadow of a teacher with a ruler",
        role="accent",
        tint=(SHADE, 1.0),
        alpha=0.6,
        volume=0,
        rim=0,
        edge=0.1,
    )
    s.rays((-80, 60), "#fff6cf", 0.3, angle=28, spread=26, reach=1300)
    rows = ((810, 0.98, 176, 136, 5), (936, 1.3, 130, 182, 4), (1120, 1.75, 96, 246, 4))
    for row, (y, k, x0, step, count) in enumerate(rows):

        def draw(
            pen: Pen,
            y: float = y,
            k: float = k,
            x0: float = x0,
            step: float = step,
            count: int = count,
        ) -> None:
            for i in range(count):
                with pen.at(x0 + i * step, y, scale=k):
                    _desk(pen, WOOD if (i + count) % 3 else "#a96a40")

        for i in range(count):
            x = x0 + i * step
            s.shade(
                f"M{x - 80 * k},{y}L{x + 66 * k},{y}L{x + 120 * k},{y - 34 * k}"
                f"L{x - 20 * k},{y - 34 * k}Z",
                SHADE,
                0.3,
                5,
            )
        s.draw(draw, name="empty desks", count=count, depth=0.7 + 0.1 * row, volume=0.25, rim=0.5)
        if row == 1:
            s.draw(_stand, name="coat on a stand", volume=0.3, shadow=(24, 6, 10, 0.3))
    s.put(
        "apple",
        at=(254, 950),
        scale=0.36,
        bitten=True,
        role="prop",
        label="bitten apple",
        plane="front",
    )
    s.relate("empty desks", "casts the shadow of", shadows)
    s.describe("Empty school desks cast shadows of pupils on the wall. There are five; one "
               "raises a hand with a bird on it. A red coat on a stand casts the shadow of a "
               "teacher with a bun, pointing a ruler. A bitten apple lies on a desk. Sunny, "
               "mint-green wall.")  # fmt: skip
    s.moods("uncanny", "still", "wistful", "bright")
    s.themes("school", "absence", "memory", "childhood", "discipline", "presence")
    s.says(
        "the last day of school",
        "where did they all go",
        "ghosts in the classroom",
        "raise your hand",
        "me and my shadow",
        "the empty chair",
        "a register of the missing",
        "holidays at last",
        "old pupils never leave",
        "the teacher's pet has wings",
        "silence, please",
        "the bell has rung",
        "what remains of us",
        "an apple for teacher",
        "invisible friends",
        "everyone is here",
    )
    s.about(
        place="classroom",
        time="morning",
        weather="clear",
        light="morning sun from high windows at the left",
        view="eye level, from the back of the room",
        composition="high",
        unexplained="who has bitten the apple",
    )
    s.vignette(0.16)
