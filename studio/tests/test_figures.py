"""Figures: every pose, age and view can be painted, stands where it says, and says what it is."""

from __future__ import annotations

import itertools

import numpy as np
import pytest

pytest.importorskip("skia")

from reverie_studio.colour import Array, Colour
from reverie_studio.figures import (
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
    draw_face,
    draw_figure,
    draw_hand,
    grips,
    ladder_reach,
)
from reverie_studio.figures.brush import Brush
from reverie_studio.figures.expressions import FACES
from reverie_studio.figures.figure import watched
from reverie_studio.figures.hands import HANDS, see_hand
from reverie_studio.figures.relief import Relief
from reverie_studio.figures.shadows import draw_shadow
from reverie_studio.figures.sheets import FEELINGS, face_tile
from reverie_studio.palettes import find_palette
from reverie_studio.pen import Pen
from reverie_studio.qa_figures import HAND_FREE, check_figure, floating, free_share

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


# ---- hands, faces, weight


@pytest.mark.parametrize("name", HANDS)
def test_a_hand_has_fingers_from_somewhere(name: str) -> None:
    """From one of three sides at least three parts of a hand are told apart."""
    upright = np.array([[1.0, 0, 0], [0, -1.0, 0], [0, 0, 1.0]])
    aside = np.array([[0, 0, 1.0], [0, -1.0, 0], [1.0, 0, 0]])
    counts = []
    for frame in (upright, -upright, aside):
        hand = see_hand(name, frame, -frame[:, 1], np.zeros(3), 40, 40)
        assert not hand.outline(1.0).isEmpty()
        counts.append(len(set(hand.parts[hand.mask].tolist()) - {0}))
    assert max(counts) >= 3


def test_a_hand_is_marched_once_and_placed_often() -> None:
    frame = np.eye(3)
    one, two = (see_hand("open", frame, -frame[:, 1], np.ones(3) * n, 5, 12) for n in (0, 3))
    assert one.depth is two.depth
    assert one.outline(1.0).getBounds().left() < two.outline(1.0).getBounds().left()


def test_a_hand_without_a_person_for_giants() -> None:
    areas = []
    for length in (60.0, 120.0):
        pen = Pen(SIZE, SIZE)
        with pen.at(160, 250):
            draw_hand(pen, PALETTE, "open", length, turn=10, skin="#8a5636")
        sheet = pen.pixels()
        areas.append(float(sheet[..., 3].sum()))
        left, top, right, _ = ink(sheet)
        assert 250 - length * 1.2 < top < 250 - length * 0.8
        assert right - left > length * 0.5
    assert areas[1] == pytest.approx(4 * areas[0], rel=0.2)


def test_a_face_without_a_person_for_giants() -> None:
    areas = []
    for radius in (40.0, 80.0):
        pen = Pen(SIZE, SIZE)
        with pen.at(160, 160), watched() as seen:
            anchors = draw_face(pen, PALETTE, radius, "old", expression="grief", hair="bald")
        sheet = pen.pixels()
        areas.append(float(sheet[..., 3].sum()))
        left, top, right, bottom = ink(sheet)
        assert top == pytest.approx(160 - radius, abs=radius * 0.2)
        assert bottom < 160 + radius * 1.4 and radius * 1.2 < right - left < radius * 2.6
        assert anchors["head"] == (0, 0) and anchors["mouth"][1] > anchors["eyes"][1]
        assert "hand_left" not in anchors and seen == []
    assert areas[1] == pytest.approx(4 * areas[0], rel=0.2)


def test_unknown_hands_and_feelings_are_named() -> None:
    with pytest.raises(ValueError, match="no grip 'claw'"):
        Figure(grips={"left": "claw"})
    with pytest.raises(ValueError, match="no expression 'hungry'"):
        Figure(expression="hungry")


def test_ten_feelings_are_unequal_left_and_right() -> None:
    for name in FEELINGS:
        mood = FACES[name]
        assert mood.left != mood.right, name


@pytest.mark.parametrize("view", ["front", "front_right", "right"])
def test_every_feeling_changes_the_face(view: str) -> None:
    faces = {
        e: face_tile({"age": "adult", "view": view, "seed": 4, "expression": e}, 90, 34)
        for e in FEELINGS
    }
    for one, two in itertools.combinations(FEELINGS, 2):
        assert np.abs(faces[one] - faces[two]).max() > 0.25, (one, two)


def test_cheeks_are_red_only_where_asked() -> None:
    plain, red = (Figure(height=200, blush=b, seed=2) for b in (0.0, 1.0))
    assert np.abs(paint(plain, y=300) - paint(red, y=300)).sum() > 5


def test_weight_tilts_hips_and_shoulders_apart() -> None:
    bones = Figure(age="adult", pose="hands_on_hips", seed=2).bones
    hips = float(bones["hip0"][2] - bones["hip1"][2])
    shoulders = float(bones["shoulder0"][2] - bones["shoulder1"][2])
    assert hips * shoulders < 0
    assert abs(float(bones["ankle0"][2] - bones["ankle1"][2])) < 0.3


@pytest.mark.parametrize("seat", [45.0, 70.0])
def test_feet_of_a_sitter_stand_on_the_floor(seat: float) -> None:
    figure = Figure(age="adult", pose="sit", view="right", height=200, ground=seat)
    for side in ("left", "right"):
        assert figure.anchors[f"foot_{side}"][1] == pytest.approx(seat, abs=6.0)


# ---- what the check of shapes finds


@pytest.mark.parametrize("pose", ["stand", "wave", "walk", "reach_up", "carry", "point", "bow"])
def test_good_people_pass_the_check(pose: str) -> None:
    figure = Figure(age="adult", pose=pose, view=POSES[pose].views[0], height=240, seed=3)
    assert [f for f in check_figure(figure) if f.level == "fail"] == []


def test_the_check_finds_a_ball_hand(monkeypatch: pytest.MonkeyPatch) -> None:
    def ball(brush: Brush, hand: Relief, colour: Colour, bare: bool) -> None:
        middle = np.array([*(hand.at[:2]), 0.0])
        brush.spot(middle, hand.size * 0.9, colour)

    monkeypatch.setattr(grips, "paint_flesh", ball)
    found = {f.rule for f in check_figure(Figure(age="adult", pose="wave", height=240, seed=3))}
    assert "ball hand" in found


def test_the_check_finds_a_floating_foot() -> None:
    figure = Figure(age="adult", pose="stand", height=240, seed=3)
    assert not list(floating(figure))
    for joint in ("knee0", "ankle0", "heel0", "toe0", "sole0"):
        figure.bones.joints[joint] = figure.bones[joint] + np.array([0, 0, 6.0])
    assert [side for side, _ in floating(figure)] == ["left"]


def test_the_check_finds_a_hand_lost_before_the_body() -> None:
    figure = Figure(age="adult", pose="reach_up", view="right", height=240, seed=3)
    assert free_share(figure, "hand_right") >= HAND_FREE
    figure.bones.joints["wrist1"] = figure.bones["chest"] - figure.bones.chest[:, 2] * 9
    figure.bones.joints["elbow1"] = figure.bones["waist"]
    assert free_share(figure, "hand_right") < HAND_FREE


def test_a_card_tells_who_is_painted_on_it() -> None:
    with watched() as seen:
        paint(Figure(height=80))
    assert [f.pose_name for f in seen] == ["stand"]


@pytest.mark.parametrize("view", ["front_right", "back"])
def test_whoever_is_seen_from_above_is_foreshortened(view: str) -> None:
    tall = [-_head(Figure(view=view, height=200, elevation=above)) for above in (8, 40, 75)]
    assert tall[0] > tall[1] > tall[2]
    assert -_head(Figure(view=view, height=200)) == pytest.approx(tall[0])


def _head(figure: Figure) -> float:
    return figure.anchors["head_top"][1]


def test_a_shadow_is_one_tone_and_falls_away_from_the_light() -> None:
    pen = Pen()
    with pen.at(500, 600):
        draw_shadow(pen, find_palette("night"), "#804020", fall=(-1.2, 0.0), height=200)
    sheet = pen.pixels()
    solid = sheet[sheet[..., 3] > 0.99][:, :3]
    assert np.ptp(solid, axis=0).max() < 0.01
    columns = np.flatnonzero(sheet[..., 3].max(0))
    assert columns[0] < 500 - 200 and columns[-1] < 540
