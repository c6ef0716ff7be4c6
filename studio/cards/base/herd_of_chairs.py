"""The Chairs Go Home: at dusk a herd of chairs walks down the road, and the house stays open."""

import math
from functools import partial

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WOODS = ("#6a4458", "#8a5a58", "#54406a", "#9c6a54", "#4a3a5e", "#7a4a68", "#a8785a", "#5f5078")
CLOTHS = ("#c45a4a", "#d89a4a", "#5a7a8a", "#8a4a6a", "#b9806a")


def _leg(pen: Pen, x: float, top: float, swing: float, tone: Colour, width: float = 10) -> None:
    """A chair leg with a knee, in mid-stride."""
    lift = max(0.0, -swing) * 16
    knee = (x - 6 - swing * 12, top * 0.48 - lift * 0.4)
    foot = (x + swing * 26, -lift)
    pen.taper([(x, top), knee, foot], width, width * 0.62, tone)
    pen.line(foot[0] + 3, foot[1] - 3, foot[0] - 6, foot[1] - 2, tone, width * 0.6)


def _legs(
    pen: Pen, left: float, right: float, top: float, phase: float, tone: Colour, width: float = 10
) -> None:
    for shift, dark in ((math.pi, 0.35), (0.0, 0.0)):
        dx = 9 if dark else 0
        _leg(pen, left + dx, top - dx * 0.4, math.sin(phase + shift), darken(tone, dark), width)
        _leg(
            pen,
            right + dx,
            top - dx * 0.4,
            math.sin(phase + shift + 1.9),
            darken(tone, dark),
            width,
        )


def _chair(pen: Pen, kind: str, tone: Colour, cloth: Colour, phase: float) -> None:
    """A chair walking to the left, its back carried like a neck; about 130 wide and 190 high."""
    lit, dim = lighten(tone, 0.22), darken(tone, 0.3)
    _legs(pen, -46, 44, -84, phase, tone, 13 if kind in ("throne", "wing") else 10)
    if kind == "rocking":
        pen.path("M-86,-6Q0,26 84,-12", dim, stroke=9)
    seat = "M-58,-98L50,-92Q62,-88 60,-78L-54,-80Z"
    pen.path(seat, tone)
    pen.path("M-58,-98L50,-92L70,-104L-40,-110Z", cloth if kind != "school" else lit)
    if kind == "stool":
        pen.path("M-50,-110Q0,-128 62,-106L52,-94Q0,-104 -58,-98Z", cloth)
        return
    top = -226 if kind == "throne" else -196
    back = [(-56, -90), (-66, -150), (-88, top)]
    if kind in ("wing", "throne"):
        pen.path(
            f"M-60,-84Q-84,-150 -112,{top + 14}Q-90,{top - 26} -34,{top - 10}Q-22,-150 -16,-108Z",
            tone,
        )
        pen.path(
            f"M-54,-100Q-74,-150 -96,{top + 22}Q-80,{top - 4} -46,{top + 8}Q-36,-150 -30,-110Z",
            cloth,
        )
        pen.path(
            f"M-34,{top - 10}L-46,{top + 8}Q-36,-150 -30,-110L-16,-108Q-22,-150 -34,{top - 10}Z",
            dim,
        )
        for bx, by in ((-60, -130), (-70, -168), (-50, -160), (-44, -128)):
            pen.circle(bx, by, 3.4, darken(cloth, 0.4))
        if kind == "throne":
            pen.circle(-113, top + 6, 10, "#e0b04a")
            pen.circle(-34, top - 16, 10, "#e0b04a")
            pen.path(
                f"M-92,{top - 8}l10,-26l14,14l12,-22l4,26Q-70,{top - 24} -92,{top - 8}Z", "#e0b04a"
            )
        pen.path("M-48,-132Q0,-140 30,-128L28,-116Q0,-124 -48,-118Z", lit)
        pen.line(26, -122, 30, -94, tone, 9)
        return
    pen.taper(back, 12, 8, tone)
    pen.taper([(x + 26, y - 9) for x, y in back], 10, 7, dim)
    rungs = {
        "kitchen": (0.35, 0.62, 0.92),
        "folding": (0.5, 0.9),
        "school": (0.8,),
        "rocking": (0.96,),
    }[kind]
    for t in rungs:
        x, y = -58 - 30 * t, -100 - 94 * t
        pen.path(
            f"M{x - 4},{y}Q{x + 14},{y - 16} {x + 30},{y - 9}L{x + 29},{y + 6}Q{x + 12},{y} "
            f"{x - 2},{y + 15}Z",
            lit if t > 0.8 else tone,
        )
    if kind == "rocking":
        for k in (6, 13, 20):
            pen.line(-56 + k, -104 - k * 0.3, -86 + k, -184 - k * 0.3, tone, 4)
        pen.path("M-62,-140Q0,-148 34,-134M30,-136L34,-96", tone, stroke=8)
    if kind == "folding":
        pen.path("M-52,-84L46,-8M44,-84L-44,-10", dim, stroke=7)


def _stool_back(pen: Pen) -> None:
    """The stool that looks back: its seat is turned round to us."""
    _legs(pen, -40, 40, -80, 2.2, "#9c6a54", 11)
    with pen.at(4, -92, turn=-24):
        pen.oval(0, 0, 62, 24, "#7a4a48")
        pen.oval(4, -8, 60, 22, "#d89a4a")
        pen.oval(10, -11, 34, 10, "#f0c06a")


def _sofa(pen: Pen) -> None:
    red, dim, lit = "#a8404a", "#7a2c40", "#cf6258"
    for x, swing, tone in (
        (-96, -0.9, "#33203a"),
        (160, 0.8, "#33203a"),
        (-142, 0.9, "#5a3a50"),
        (118, -0.7, "#5a3a50"),
    ):
        with pen.at(x, 0, scale=1.7):
            _leg(pen, 0, -56, swing, tone, 13)
    with pen.at(0, -30):
        _couch(pen, red, dim, lit)


def _couch(pen: Pen, red: str, dim: str, lit: str) -> None:
    pen.path("M-186,-60Q-206,-150 -160,-176Q-130,-184 -120,-150L-116,-60Z", red)
    pen.path("M120,-60Q118,-150 150,-170Q200,-172 196,-60Z", dim)
    pen.path("M-150,-160Q-140,-236 -60,-240H100Q166,-236 170,-160V-110H-140Z", red)
    pen.path("M40,-240H100Q166,-236 170,-160V-110H60Q80,-180 40,-240Z", dim)
    pen.path("M-132,-128H132L140,-56Q0,-44 -140,-56Z", lit)
    pen.path("M6,-128L2,-50M-132,-128H132", dim, stroke=5)
    for x in (-90, -20, 56, 122):
        pen.circle(x, -184, 6, "#5a2038")
    pen.path("M-44,-74l30,-6l6,24l-32,6Z", "#d8a54a")
    pen.path("M-190,-100Q-196,-150 -164,-168", lit, stroke=9)
    pen.path("M-160,-56H176", "#5a2038", stroke=8)


def _high_chair(pen: Pen) -> None:
    tone = "#f0d9b0"
    for x0, x1 in ((-18, -38), (18, 38), (-12, -24), (24, 30)):
        pen.line(x0, -92, x1, 0, tone if x0 in (-18, 18) else "#b9946a", 7)
    pen.line(-29, -40, 29, -40, tone, 6)
    pen.rect(-26, -98, 52, 12, "#d9b98a", radius=4)
    pen.path("M-24,-98L-30,-162Q-2,-178 24,-164L24,-98Z", tone)
    pen.path("M-12,-104v-44h8v44ZM6,-104v-46h8v46Z", "#b9806a")
    pen.path("M-50,-124H8L14,-114H-48Z", "#c45a4a")


def _house(pen: Pen) -> None:
    wall = "#4a3560"
    pen.path("M388,560L404,470H768L790,560Z", wall)
    pen.path("M372,474L410,408H756L792,474Z", "#2f2148")
    pen.path("M372,474L410,408H756L760,416H416L384,474Z", "#f0a078", 0.6)
    for x in (470, 690):
        pen.rect(x, 372, 24, 44, "#2f2148")
    for x in (424, 476, 648, 700, 742):
        pen.rect(x, 494, 32, 40, "#ffe0a0")
        pen.path(f"M{x + 16},494v40M{x},512h32", "#4a3560", stroke=4)
    pen.path("M544,560V488Q570,470 596,488V560Z", "#fff0c0")
    pen.poly([(596, 560), (596, 488), (622, 496), (622, 572)], "#7a4a58")
    pen.path("M544,560H596L470,760H330Z", "#ffe0a0", 0.32)


def _moon(pen: Pen) -> None:
    pen.circle(206, 468, 44, "#fff3cf")
    pen.erase("M170,462a44,44 0 1 1 88,0a44,44 0 1 1 -88,0Z")


def _herd(pen: Pen, herd: list[tuple[float, float, float, str]], seed: int) -> None:
    rng = np.random.default_rng(seed)
    for x, y, scale, kind in herd:
        wood, cloth = WOODS[int(rng.integers(len(WOODS)))], CLOTHS[int(rng.integers(len(CLOTHS)))]
        haze = max(0.0, 0.95 - scale) * 0.55 if y < 1100 else 0.0
        with pen.at(x, y, scale=scale, turn=float(rng.normal(0, 4))):
            if kind == "back":
                _stool_back(pen)
            else:
                _chair(
                    pen,
                    kind,
                    mix(wood, "#c77a96", haze),
                    mix(cloth, "#c77a96", haze),
                    float(rng.uniform(0, 6.3)),
                )


KINDS = ("kitchen", "school", "rocking", "folding", "wing", "stool", "kitchen", "throne")


@card(id="kyqpg2", title="The Chairs Go Home", seed=18, palette="plum", light=(0.55, -0.8))
def paint(s: Scene) -> None:
    s.sky(
        [(0, "#241447"), (0.2, "#4f2870"), (0.38, "#a84c80"), (0.5, "#f08b6d"), (0.58, "#fbd08a")]
    )
    s.draw(_moon, name="thin new moon", plane="sky", role="place", volume=0, rim=0)
    s.glow((214, 470), 110, "#ffd9a0", 0.25, plane="sky")
    s.hills(560, 40, 420, "#8a4a78", depth=0.3, name="far hills")
    s.draw(
        lambda pen: pen.path("M-20,700Q200,640 330,590Q480,536 820,548V1220H-20Z", "#5a3a6a"),
        name="hill",
        role="place",
        depth=0.55,
        volume=0.15,
        rim=0.5,
    )
    s.draw(_house, name="lit empty house, door open", depth=0.6, volume=0.15)
    s.glow((570, 530), 170, "#ffd98a", 0.4)
    s.hills(742, 16, 380, "#4a3060", "#2f2048", depth=0.7, texture="grass", name="road bank")
    s.draw(
        lambda pen: pen.path("M820,740Q420,740 -20,880V1150Q400,1010 820,1090Z", "#9c6478"),
        name="dusty road",
        role="place",
        volume=0.1,
        rim=0.3,
    )
    rows: list[tuple[str, list[tuple[float, float, float, str]]]] = [
        (
            "far",
            [
                (210 + i * 66, 824 - i * 5.0, 0.46 + 0.02 * (i % 3), KINDS[(i * 3) % 8])
                for i in range(10)
            ],
        ),
        ("second", [(270 + i * 80, 866 - i * 4.0, 0.56, KINDS[(i * 3 + 4) % 8]) for i in range(7)]),
        ("mid", [(400 + i * 90, 930 - i * 4.0, 0.7, KINDS[(i * 5 + 1) % 8]) for i in range(5)]),
        ("near", [(500 + i * 128, 1020 - i * 2.0, 0.88, KINDS[(i * 3 + 2) % 8]) for i in range(3)]),
        (
            "last",
            [
                (486, 1150, 1.05, "back"),
                (330, 1190, 0.8, "school"),
                (640, 1118, 1.0, "wing"),
                (736, 1180, 1.2, "throne"),
            ],
        ),
    ]
    herd = None
    for i, (name, places) in enumerate(rows):
        s.mist(800 + i * 76, 56, 0.36, "#f0a890")
        herd = s.draw(
            partial(_herd, herd=places, seed=i + 3),
            name=f"walking chairs, {name}",
            role="subject",
            count=len(places),
            depth=0.6 + 0.1 * i,
            volume=0.22,
            rim=0.7,
            shadow=(-14, 10, 8, 0.35),
        )
        if name == "near":
            s.draw(
                _walk_in,
                name="sofa at the head of the herd",
                role="subject",
                volume=0.35,
                rim=0.7,
                shadow=(-14, 12, 10, 0.4),
            )
            s.draw(
                _ride,
                name="high chair on the back of the sofa",
                role="accent",
                volume=0.25,
                rim=0.6,
            )
    assert herd is not None
    s.mist(1180, 50, 0.2, "#c77a96", plane="front")
    s.motes((420, 980), 380, 26, "#ffd0a8", 1.7)
    s.relate(herd, "follows", "sofa at the head of the herd")
    s.describe("A herd of chairs walks along a road at dusk. More than twenty of them"
               " go on bent legs. A red sofa leads them, a high chair on its back; a "
               "round stool tilts its seat. Behind, on a hill, a lit house stands "
               "open. Violet sky, thin moon.")  # fmt: skip
    s.moods("dignified", "funny", "sad", "dreamy")
    s.themes("leaving home", "freedom", "emptiness", "family", "migration", "evening")
    s.says(
        "free at last",
        "nobody left to sit",
        "moving day",
        "musical chairs",
        "the furniture has had enough",
        "migration season",
        "follow the leader",
        "an exodus",
        "sit down, please",
        "the house is empty now",
        "carry the little ones",
        "the king walks too",
        "clip clop on the road",
        "leave the light on",
        "tired of being sat on",
        "last orders, everybody out",
    )
    s.about(
        place="hill road",
        time="dusk",
        weather="dust",
        light="last light behind, thin new moon",
        view="eye level, wide",
        composition="low",
    )
    s.vignette(0.3)


def _walk_in(pen: Pen) -> None:
    with pen.at(226, 1100, scale=1.04, turn=-2):
        _sofa(pen)


def _ride(pen: Pen) -> None:
    with pen.at(236, 822, scale=0.95, turn=4):
        _high_chair(pen)
