"""Bodies of clay in watercolour: the same pixels, paper in the light, cool shade, lines found in the form."""

from __future__ import annotations

from functools import lru_cache

import numpy as np
import pytest

pytest.importorskip("skia")

from reverie_studio.colour import oklab, rgb
from reverie_studio.engine.clay import Clay, Lamp
from reverie_studio.engine.clay_view import folds, hollows, thrown, view
from reverie_studio.finishes.watercolour_board import MarkedLayer
from reverie_studio.finishes.watercolour_clay import HANDLINGS, handled
from reverie_studio.finishes.watercolour_gaze import open_eyes
from reverie_studio.finishes.watercolour_marks import TEXTURES
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.scene import Scene
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.heads import head
from reverie_studio.sculpt.people import person

FROM_LEFT, FROM_RIGHT = Lamp(-0.8, -0.2, 0.5), Lamp(0.8, -0.2, 0.5)
LEFT, RIGHT = np.s_[480:520, 296:320], np.s_[470:530, 450:490]
BALL = Clay().ball(400, 500, 0, 120, part="ball")


@lru_cache(maxsize=8)
def a_ball(lamp: Lamp = FROM_LEFT, seed: int = 5, texture: str = "", **_: float) -> np.ndarray:
    s = Scene("paper_morning", seed, medium="watercolour")
    p = Paper(s)
    p.clay(BALL, "#c8743c", name="ball", role="subject", lamps=[lamp], texture=texture, rays=20_000)
    s.grade(key=0)
    return s.render()


def bareness(picture: np.ndarray, where: tuple[slice, slice]) -> float:
    """How much of a place is as light as the paper."""
    paper = np.array(rgb("#fbf8f1"))
    return float((np.abs(picture[where] - paper).max(-1) < 0.13).mean())


def warmth(picture: np.ndarray, where: tuple[slice, slice]) -> float:
    """Yellow against blue, for the depth of the colour."""
    lab = oklab(np.asarray(picture[where].reshape(-1, 3).mean(0), np.float32))
    return float(lab[2] / max(0.02, 1 - lab[0]))


def test_same_input_same_pixels() -> None:
    one = a_ball(texture="fur")
    a_ball.cache_clear()
    assert np.array_equal(one, a_ball(texture="fur"))
    assert not np.array_equal(one, a_ball(seed=6, texture="fur"))


def test_the_lit_side_keeps_its_paper_and_a_lamp_on_the_other_side_turns_it_round() -> None:
    assert bareness(a_ball(), LEFT) > 0.5 > 0.05 > bareness(a_ball(), RIGHT)
    assert bareness(a_ball(FROM_RIGHT), LEFT) < 0.05


def test_shade_is_darker_and_cooler_than_the_half_light() -> None:
    half = np.s_[470:530, 372:402]
    picture = a_ball()
    assert picture[RIGHT].mean() < picture[half].mean() - 0.12
    assert warmth(picture, RIGHT) < warmth(picture, half) - 0.02
    turned = a_ball(FROM_RIGHT)
    assert turned[RIGHT].mean() > turned[half].mean()


def test_lines_are_found_in_the_form_not_in_the_colour() -> None:
    two = Clay().ball(360, 500, 0, 60, part="a").ball(430, 500, 60, 50, melt=0.1, part="a")
    v = view(two, [FROM_LEFT], rays=20_000)
    asked = folds(v)
    seam = asked[500 - v.top - 10 : 500 - v.top + 10, 370 - v.left : 392 - v.left].max()
    flat = asked[500 - v.top - 10 : 500 - v.top + 10, 330 - v.left : 345 - v.left].max()
    assert seam > 0.75 > flat
    assert hollows(v)[500 - v.top, 360 - v.left : 392 - v.left].max() > 0.2
    assert folds(view(BALL, [FROM_LEFT], rays=20_000)).max() < 0.42


def test_another_body_throws_its_shadow() -> None:
    wall = Clay().ball(220, 440, 180, 70)
    spot = (470, 340)
    free, shaded = (view(BALL, [FROM_LEFT], rays=20_000, casters=c) for c in ((), (wall,)))
    at = (spot[0] - free.top, spot[1] - free.left)
    assert free.light[at] > 0.6
    assert shaded.light[at] < 0.4
    assert np.array_equal(free.mask, shaded.mask)


def test_a_thrown_shadow_lies_away_from_the_light() -> None:
    left = np.array(thrown(BALL, FROM_LEFT, ground=640))
    right = np.array(thrown(BALL, FROM_RIGHT, ground=640))
    assert left[:, 0].mean() > 500 and right[:, 0].mean() < 300
    assert np.array(thrown(BALL, FROM_LEFT, wall=-200))[:, 0].mean() > 500


def test_eyes_only_on_the_side_that_is_turned_to_us() -> None:
    face = head(lids=0.8)
    assert sorted(open_eyes(face.turned(at=(400, 500, 0), scale=1.5))) == ["left", "right"]
    assert open_eyes(face.turned(at=(400, 500, 0), scale=1.5, yaw=180)) == []
    assert len(open_eyes(face.turned(at=(400, 500, 0), scale=1.5, yaw=88))) <= 1


def test_a_catch_light_is_paper_and_a_pupil_is_dark() -> None:
    s = Scene("paper_morning", 3, medium="watercolour")
    p = Paper(s)
    face = head(lids=0.9).turned(at=(400, 500, 0), scale=2.4, yaw=-20)
    body = p.clay(face, {"": "skin"}, name="face", role="subject", rays=20_000)
    p.eyes(body, iris="#4a6a8a")
    s.grade(key=0)
    picture = s.render().mean(2)
    for side in open_eyes(face):
        (x, y), ring = face.curve(f"iris {side}")[0], np.array(face.curve(f"iris {side}")[1:])
        r = float(np.hypot(*(ring - (x, y)).T).mean())
        near = picture[int(y - r) : int(y + r), int(x - r) : int(x + r)]
        assert near.min() < 0.25 and near.max() > 0.85


@pytest.mark.parametrize("word", TEXTURES)
def test_every_texture_leaves_marks_and_few_in_the_light(word: str) -> None:
    change = np.abs(a_ball(texture=word) - a_ball()).max(2)
    assert (change > 0.1).mean() > 0.0004
    assert (change[LEFT] > 0.1).mean() < 0.12


def test_people_and_hands_can_be_laid_and_are_in_the_record() -> None:
    s = Scene("tea_stain", 3, medium="watercolour")
    p = Paper(s)
    who = person(head(), arms=("down", "raised")).turned(at=(300, 1100, 0), scale=0.9, yaw=30)
    for piece, clay in (("legs", who.legs), ("body", who.body), ("head", who.head)):
        p.clay(clay, "skin", name=piece, role="subject", texture={"": "skin"}, rays=6_000)
    p.clay(hand("pinch").turned(at=(600, 400, 0)), "skin", name="hand", role="accent", rays=6_000)
    assert [m.name for m in s.record.motifs] == ["legs", "body", "head", "hand"]
    assert all(isinstance(layer, MarkedLayer) for layer in s.layers[1:])
    assert np.isfinite(s.render()).all()


def test_what_is_inside_a_shape_is_cut_by_it() -> None:
    s = Scene("paper_morning", 5, medium="watercolour")
    p = Paper(s)
    with s.inside("M280,380H400V620H280Z"):
        p.clay(BALL, "#303030", name="ball", role="subject", rays=6_000, how={"bare": 2.0})
    s.grade(key=0, brush=0)
    picture = s.render().mean(2)
    assert picture[480:520, 330:380].mean() < 0.6 < 0.85 < picture[480:520, 420:480].mean()


def test_mistakes_are_refused_with_a_hint() -> None:
    p = Paper(Scene("paper_morning", 5, medium="watercolour"))
    with pytest.raises(KeyError, match="no way of laying"):
        handled("crayon")
    with pytest.raises(TypeError, match="a body of clay has no wobble"):
        handled({"wobble": 1})
    with pytest.raises(KeyError, match="no texture or part velvet"):
        p.clay(BALL, "#808080", name="ball", texture="velvet", rays=2_000)
    with pytest.raises(KeyError, match="no part horn"):
        p.clay(BALL, {"horn": "#808080"}, name="ball", rays=2_000)
    assert HANDLINGS["bold"] == handled("bold")
