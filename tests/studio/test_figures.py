"""Figures: every pose, age and view can be painted, stands where it says, and says what it is."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("skia")

from reverie.studio.colour import Array
from reverie.studio.figures import (
    BUILDS,
    EXPRESSIONS,
    GARMENTS,
    HAIRS,
    HATS,
    KINDS,
    POSES,
    PROPS,
    RECOMMENDED,
    VIEWS,
    Couple,
    Figure,
    draw_figure,
    ladder_reach,
)
from reverie.studio.palettes import find_palette
from reverie.studio.pen import Pen

PALETTE = find_palette("dawn")
SIZE = 320


def paint(figure: Figure | Couple, x: float = 160, y: float = 200) -> Array:
    pen = Pen(SIZE, SIZE)
    with pen.at(x, y):
        figure.draw(pen, PALETTE, np.random.default_rng(1))
    return pen.pixels()


def ink(sheet: Array) -> tuple[int, int, int, int]:
    ys, xs = np.nonzero(sheet[..., 3] > 0.5)
    return int(xs.min()), int(ys.min()), int(xs.max()), int(ys.max())


def test_there_is_enough_of_everything() -> None:
    assert len(BUILDS) >= 7
    assert len(POSES) >= 34
    assert len(VIEWS) == 8
    assert {"calm", "glad", "sad", "astonished", "asleep", "sly", "worried"} <= set(EXPRESSIONS)
    assert len(GARMENTS) >= 11
    assert len(HATS) >= 8
    assert len(HAIRS) >= 7


@pytest.mark.parametrize("pose", POSES)
def test_every_pose_is_painted_at_its_origin(pose: str) -> None:
    view = POSES[pose].views[0]
    figure = Figure(age="adult", pose=pose, view=view, height=120, prop=None, seed=3)
    sheet = paint(figure)
    left, top, right, bottom = ink(sheet)
    assert right - left > 15
    assert bottom - top > 15
    if figure.pose.origin == "feet":
        assert abs(bottom - 200) < 12
    x0, y0, x1, y1 = figure.box
    assert left >= 160 + x0 - 10
    assert right <= 160 + x1 + 10
    assert top >= 200 + y0 - 12
    assert bottom <= 200 + y1 + 10


@pytest.mark.parametrize(
    ("age", "view"),
    [("adult", v) for v in VIEWS] + [(a, v) for a in BUILDS for v in ("right", "back_left")],
)
def test_every_age_in_every_view_has_its_height(age: str, view: str) -> None:
    figure = Figure(age=age, view=view, height=150, seed=5, hair="short", clothes={"top": "coat"})
    _, top, _, bottom = ink(paint(figure))
    shortest = 0.8 if age == "old" else 0.93
    assert 150 * shortest < bottom - top < 150 * 1.1


@pytest.mark.parametrize("garment", [*GARMENTS, "cape", "cloak"])
def test_garments_patterns_and_hats(garment: str) -> None:
    for n, hat in enumerate(HATS):
        if n % 5 == len(garment) % 5:
            clothes = {"top": garment, "hat": hat, "scarf": True, "pattern": "stripes"}
            figure = Figure(pose="walk", view="front_right", height=90, clothes=clothes, seed=n)
            assert paint(figure)[..., 3].sum() > 800


@pytest.mark.parametrize("hair", HAIRS)
def test_hair_and_faces(hair: str) -> None:
    expression = EXPRESSIONS[len(hair) % len(EXPRESSIONS)]
    figure = Figure(hair=hair, expression=expression, height=90, clothes={"beard": "long"})
    assert paint(figure)[..., 3].sum() > 800


@pytest.mark.parametrize("prop", PROPS)
def test_props_add_paint(prop: str) -> None:
    bare = Figure(age="adult", pose="carry", view="front_right", height=120, prop=None)
    held = Figure(age="adult", pose="carry", view="front_right", height=120, prop=prop)
    assert np.abs(paint(bare) - paint(held)).sum() > 1


@pytest.mark.parametrize("kind", KINDS)
def test_couples_interlock(kind: str) -> None:
    couple = Couple(kind, height=120, view="back_right" if kind != "lean_on" else "back")
    sheet = paint(couple)
    assert sheet[..., 3].sum() > 1500
    assert {"a_head_top", "b_hand_left", "head_top"} <= set(couple.anchors)
    assert len(couple.words()["who"]) == 2


def test_same_input_same_pixels() -> None:
    one, two = (paint(Figure(age="old", pose="sit", view="back", height=120)) for _ in range(2))
    assert np.array_equal(one, two)


def test_seed_makes_different_people() -> None:
    one, two = (paint(Figure(age="adult", height=120, seed=s)) for s in (1, 2))
    assert np.abs(one - two).sum() > 500


def test_flip_mirrors_the_pose_but_not_the_light() -> None:
    plain = Figure(pose="point", view="right", height=120)
    flipped = Figure(pose="point", view="right", height=120, flip=True)
    assert flipped.view.name == "left"
    assert flipped.anchors["head"][0] == pytest.approx(-plain.anchors["head"][0])
    assert flipped.anchors["hand_left"][0] == pytest.approx(-plain.anchors["hand_right"][0])
    assert not np.allclose(paint(flipped), paint(plain)[:, ::-1], atol=0.05)


@pytest.mark.parametrize("flip", [False, True])
def test_hands_reach_their_targets(flip: bool) -> None:
    target = (30.0, -95.0) if not flip else (-30.0, -95.0)
    name = "hand_right" if not flip else "hand_left"
    figure = Figure(age="adult", view="right", height=120, flip=flip, reach={name: target})
    assert figure.anchors[name] == pytest.approx(target, abs=2.0)
    assert figure.missed == ()


def test_a_target_too_far_is_told() -> None:
    figure = Figure(age="adult", height=120, reach={"hand_left": (500.0, -300.0)})
    assert figure.missed == ("hand_left",)


def test_climbers_fit_their_ladder() -> None:
    reach = ladder_reach(200, rung=32, width=80)
    figure = Figure(age="adult", pose="climb", view="back", height=200, reach=reach)
    assert figure.missed == ()
    for name, target in reach.items():
        assert figure.anchors[name] == pytest.approx(target, abs=6.0)


def test_only_and_skip_split_a_figure() -> None:
    figure = Figure(age="adult", pose="walk", view="right", height=120)
    pen = Pen(SIZE, SIZE)
    with pen.at(160, 200):
        figure.draw(pen, PALETTE, only=("arm_right", "hand_right"))
    part = pen.pixels()[..., 3].sum()
    assert 0 < part < paint(figure)[..., 3].sum() / 2
    assert {"head", "arm_left", "leg_right"} <= set(figure.parts)


def test_words_tell_what_is_seen() -> None:
    clothes = {"top": "coat", "colour": "#34507a", "hat": "bowler", "beard": "long"}
    facts = Figure(age="old", pose="sit", view="back", clothes=clothes).words()
    assert facts["who"] == "old man"
    assert facts["does"] == "sits"
    assert facts["seen"] == "from behind"
    assert facts["wears"].startswith("blue coat")
    assert "looks" not in facts


def test_draw_figure_is_what_the_scene_calls() -> None:
    pen = Pen(SIZE, SIZE)
    rng = np.random.default_rng(4)
    with pen.at(160, 300):
        anchors = draw_figure(
            pen, PALETTE, rng, height=140, age="child", pose="stand", view="back",
            clothes={"top": "coat", "colour": "accent"}, hands={"right": (20.0, -60.0)},
        )  # fmt: skip
    wanted = "head_top hand_left hand_right back shoulder lap feet eyes mouth"
    assert set(wanted.split()) <= set(anchors)
    assert anchors["hand_right"] == pytest.approx((20.0, -60.0), abs=3.0)


@pytest.mark.parametrize(
    "options",
    [{"age": "ghost"}, {"pose": "moonwalk"}, {"view": "below"}, {"expression": "bored"}, {"prop": "sword"},
     {"clothes": {"top": "armour"}}, {"clothes": {"colr": "#fff"}}, {"hair": "mohawk"},
     {"reach": {"nose": (0, 0)}}],
)  # fmt: skip
def test_unknown_words_are_refused(options: dict[str, object]) -> None:
    with pytest.raises(ValueError, match=r"no |unknown"):
        Figure(**options)  # type: ignore[arg-type]


def test_recommended_pairs_exist() -> None:
    for pair in RECOMMENDED:
        assert pair.pose in POSES
        assert pair.view in VIEWS
