"""Two people that belong together: their arms interlock because their drawing is interleaved."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from reverie_studio.figures.figure import Figure, Point
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

KINDS = ("embrace", "hold_hands", "on_shoulders", "lean_on", "dance", "carry_child")
Step = tuple[int, tuple[str, ...] | None, tuple[str, ...] | None]  # who, only, skip


class Couple:
    """Two figures with one origin: the ground (or seat) between them.

    `a` and `b` are options of Figure; a stands at the left of the picture (or below). `height` is
    a's; b takes its own `height` or 0.95 of it.
    """

    def __init__(
        self,
        kind: str = "embrace",
        a: Mapping[str, Any] | None = None,
        b: Mapping[str, Any] | None = None,
        height: float = 200.0,
        view: str = "back",
        pose: str | None = None,
        gap: float | None = None,
        seed: int = 1,
    ) -> None:
        if kind not in KINDS:
            raise ValueError(f"no couple {kind!r}; there are {', '.join(KINDS)}")
        self.kind, self.view, self.pose, self.gap = kind, view, pose, gap
        one = {"age": "adult", "height": height, "seed": seed, **dict(a or {})}
        two = {"age": "adult", "height": 0.92 * height, "seed": seed + 1, **dict(b or {})}
        self.people, self.places, self._order = getattr(self, f"_{kind}")(one, two)
        self.anchors = self._anchors()
        self.box = self._box()

    def draw(
        self, pen: Pen, palette: Palette, rng: np.random.Generator | None = None
    ) -> dict[str, Point]:
        """Paint both, interleaved."""
        pen.canvas.saveLayer(None, None)
        try:
            for who, only, skip in self._order:
                with pen.at(*self.places[who]):
                    self.people[who].draw_flat(pen, palette, only, skip)
        finally:
            pen.canvas.restore()
        return self.anchors

    def words(self) -> dict[str, Any]:
        """Facts about both."""
        first, second = (p.words() for p in self.people)
        does = {
            "embrace": "embrace",
            "hold_hands": "hold hands",
            "on_shoulders": "one sits on the other's shoulders",
            "lean_on": "sit and lean on each other",
            "dance": "dance together",
            "carry_child": "one carries the other",
        }[self.kind]
        return {
            "who": [first["who"], second["who"]],
            "does": does,
            "seen": first["seen"],
            "wears": [first["wears"], second["wears"]],
        }

    def _anchors(self) -> dict[str, Point]:
        out: dict[str, Point] = {}
        for name, person, (x, y) in zip("ab", self.people, self.places, strict=True):
            out |= {f"{name}_{k}": (x + px, y + py) for k, (px, py) in person.anchors.items()}
        tops = (out["a_head_top"], out["b_head_top"])
        out["head_top"] = min(tops, key=lambda p: p[1])
        out["middle"] = tuple(
            (u + v) / 2 for u, v in zip(out["a_chest"], out["b_chest"], strict=True)
        )  # type: ignore[assignment]
        return out

    def _box(self) -> tuple[float, float, float, float]:
        boxes = [
            (x + p.box[0], y + p.box[1], x + p.box[2], y + p.box[3])
            for p, (x, y) in zip(self.people, self.places, strict=True)
        ]
        return (
            min(b[0] for b in boxes),
            min(b[1] for b in boxes),
            max(b[2] for b in boxes),
            max(b[3] for b in boxes),
        )

    # ---- the kinds

    def _facing(self, one: dict[str, Any], two: dict[str, Any], pose: str, gap: float) -> Any:
        one, two = {"pose": pose, **one}, {"pose": pose, **two}
        one["view"], two["view"] = "right", "left"
        a, b = Figure(**one), Figure(**two)
        half = (self.gap if self.gap is not None else gap * (a.height + b.height) / 2) / 2
        return one, two, a, b, [(-half, 0.0), (half, 0.0)]

    def _embrace(self, one: dict[str, Any], two: dict[str, Any]) -> Any:
        depth = Figure(**one).build.depth + Figure(**two).build.depth
        one, two, a, b, places = self._facing(one, two, "embrace", 0.0205 * depth)
        dx = places[1][0] - places[0][0]
        # the near arms lie on the other's back, the far ones are lost behind
        back_b, back_a = b.anchors["back"], a.anchors["back"]
        chest_b, chest_a = b.anchors["chest"], a.anchors["chest"]
        on_b = (
            dx + back_b[0] - 0.02 * b.height,
            max(back_b[1], a.anchors["shoulder"][1]) + 0.03 * a.height,
        )
        on_a = (
            -dx + back_a[0] + 0.03 * a.height,
            max(back_a[1], b.anchors["shoulder"][1]) + 0.08 * b.height,
        )
        a = Figure(
            **{**one, "reach": {"hand_right": on_b, "hand_left": (dx + chest_b[0], chest_b[1])}}
        )
        b = Figure(
            **{**two, "reach": {"hand_left": on_a, "hand_right": (chest_a[0] - dx, chest_a[1])}}
        )
        near_a, far_a = ("arm_right", "hand_right"), ("arm_left", "hand_left")
        near_b, far_b = far_a, near_a
        return (
            [a, b],
            places,
            [
                (1, far_b, None),
                (0, far_a, None),
                (0, None, near_a + far_a),
                (1, None, near_b + far_b),
                (0, near_a, None),
                (1, near_b, None),
            ],
        )

    def _dance(self, one: dict[str, Any], two: dict[str, Any]) -> Any:
        one, two, a, b, places = self._facing(one, two, "stand", 0.36)
        dx = places[1][0] - places[0][0]
        low = min(a.height, b.height)
        meet = (dx * 0.5, -0.8 * low)
        waist_b = (dx - 0.01 * b.height, b.anchors["back"][1] + 0.08 * b.height)
        shoulder_a = (-dx + a.anchors["shoulder"][0] + 0.02 * low, a.anchors["shoulder"][1])
        legs = {"pose": "walk"} if self.pose is None else {"pose": self.pose}
        a = Figure(
            **{
                **one,
                **legs,
                "reach": {"hand_right": meet, "hand_left": waist_b},
                "grips": {"left": "grip", "right": "grip"},
            }
        )
        b = Figure(
            **{
                **two,
                "reach": {"hand_left": (meet[0] - dx, meet[1]), "hand_right": shoulder_a},
                "grips": {"left": "grip", "right": "flat"},
            }
        )
        return (
            [a, b],
            places,
            [
                (1, ("arm_right", "hand_right"), None),
                (0, ("arm_left", "hand_left"), None),
                (0, None, ("arm_left", "hand_left", "arm_right", "hand_right")),
                (1, None, ("arm_right", "hand_right", "arm_left", "hand_left")),
                (0, ("arm_right", "hand_right"), None),
                (1, ("arm_left", "hand_left"), None),
            ],
        )

    def _hold_hands(self, one: dict[str, Any], two: dict[str, Any]) -> Any:
        pose = self.pose or "stand"
        one, two = ({"pose": pose, **o, "view": o.get("view", self.view)} for o in (one, two))
        a, b = Figure(**one), Figure(**two)
        half = (self.gap if self.gap is not None else 0.165 * (a.height + b.height)) / 2
        frontal = a.view.toward > 0
        east, west = ("left", "right") if frontal else ("right", "left")
        low, high = sorted((a, b), key=lambda p: p.height)
        y = -max(0.4 * low.height, 0.425 * high.height)
        x = half * 0.5 * (a.height - b.height) / (a.height + b.height)
        a = Figure(
            **{
                **one,
                "reach": {f"hand_{east}": (half + x, y)},
                "grips": {east: "grip", west: "rest"},
            }
        )
        b = Figure(
            **{
                **two,
                "reach": {f"hand_{west}": (-half + x, y)},
                "grips": {west: "grip", east: "rest"},
            }
        )
        return [a, b], [(-half, 0.0), (half, 0.0)], [(0, None, None), (1, None, None)]

    def _on_shoulders(self, one: dict[str, Any], two: dict[str, Any]) -> Any:
        two = {
            **two,
            "height": min(two["height"], 0.62 * one["height"]),
            "age": two.get("age", "child"),
        }
        one = {"pose": self.pose or "walk", "view": self.view, **one}
        a = Figure(**one)
        two = {"view": self.view, **two, "pose": "straddle"}
        b = Figure(**two)
        x, y = a.anchors["neck"]
        place = (
            x - 0.01 * a.height * a.view.sideways * (-1 if a.view.mirrored else 1),
            y + 0.01 * a.height,
        )
        knees = {
            n: (
                place[0] + b.anchors[f"foot_{n}"][0],
                place[1] + b.anchors[f"foot_{n}"][1] - 0.02 * a.height,
            )
            for n in ("left", "right")
        }
        a = Figure(
            **{
                **one,
                "reach": {f"hand_{n}": p for n, p in knees.items()},
                "grips": {"left": "grip", "right": "grip"},
            }
        )
        legs = ("leg_left", "leg_right")
        if a.view.toward < -0.3:
            order: list[Step] = [(1, legs, None), (0, None, None), (1, None, legs)]
        else:
            arms = ("arm_left", "arm_right", "hand_left", "hand_right")
            top = ("head", "beard", "scarf")
            order = [
                (1, None, legs),
                (0, None, arms + top),
                (1, legs, None),
                (0, top, None),
                (0, arms, None),
            ]
        return [a, b], [(0.0, 0.0), place], order

    def _carry_child(self, one: dict[str, Any], two: dict[str, Any]) -> Any:
        two = {
            **two,
            "height": 0.5 * one["height"],
            "age": "toddler" if two.get("age", "adult") == "adult" else two["age"],
        }
        one = {"pose": "carry", "view": self.view, **one}
        two = {"view": "left" if "right" in self.view else "right", **two, "pose": "sit"}
        a = Figure(**one)
        b = Figure(**two)
        x, y = a.anchors["hands"]
        side = 1.0 if "right" in self.view else -1.0
        arms = ("arm_left", "arm_right", "hand_left", "hand_right")
        near = tuple(
            n for n in arms if a.anchors["hand_near"] == a.anchors[f"hand_{n.split('_')[1]}"]
        )
        return (
            [a, b],
            [(0.0, 0.0), (x - side * 0.01 * a.height, y - 0.01 * a.height)],
            [(0, None, near), (1, None, None), (0, near, None)],
        )

    def _lean_on(self, one: dict[str, Any], two: dict[str, Any]) -> Any:
        view = "front" if self.view.startswith("front") else "back"
        one, two = {"pose": "lean_on", **one}, {"pose": "lean_on", **two}
        a = Figure(**{**one, "view": view, "flip": view == "back"})
        b = Figure(**{**two, "view": view, "flip": view == "front"})
        half = (self.gap if self.gap is not None else 0.105 * (a.height + b.height)) / 2
        return [a, b], [(-half, 0.0), (half, 0.0)], [(0, None, None), (1, None, None)]


def draw_couple(
    pen: Pen, palette: Palette, rng: np.random.Generator, **options: Any
) -> dict[str, Point]:
    """Two people at the pen's origin; returns anchors a_… and b_…"""
    options.setdefault("seed", int(rng.integers(1, 1 << 20)))
    return Couple(**options).draw(pen, palette, rng)


def ladder_reach(
    height: float, rung: float, width: float, step: int = 0, lean: float = 0.0
) -> dict[str, Point]:
    """Targets for pose "climb": hands and feet on the rungs of a ladder `width` wide.

    The origin of the figure lies on the lower foot's rung, in the middle of the ladder. `step` 0 or
    1 says which side is up; `lean` shifts each rung sideways (for a leaning ladder).
    """
    low, high = 0, max(1, round(0.2 * height / rung))
    hands = max(high + 1, round(0.97 * height / rung))
    reach = max(1, round(0.16 * height / rung))
    out: dict[str, Point] = {}
    for side, sign in (("left", -1.0), ("right", 1.0)):
        up = (side == "right") == (step % 2 == 0)
        foot, hand = (high if up else low), (hands - (0 if not up else reach))
        out[f"foot_{side}"] = (sign * width * 0.26 + lean * foot, -rung * foot)
        out[f"hand_{side}"] = (sign * width * 0.44 + lean * hand, -rung * hand)
    return out
