"""Forms tell every medium the same of a thing: where it is, how it swells, how light meets it."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

pytest.importorskip("skia")

from reverie_studio.colour import from_oklab, oklab, vary_oklab
from reverie_studio.engine.focus import focus_of
from reverie_studio.engine.forms import Form, forms_of
from reverie_studio.engine.light import fallen, in_one_light
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene


def ball(light: tuple[float, float] = (-0.6, -0.8)) -> tuple[Scene, Form]:
    s = Scene("dawn", 1, light)
    s.draw(lambda pen: pen.circle(400, 600, 100, "#888888"), name="ball", role="subject")
    return s, Form(s.layers[-1], s.look)


def test_a_disc_swells_to_a_ball_that_looks_outwards() -> None:
    _, form = ball()
    assert form.name == "ball" and form.role == "subject"
    assert form.height[100, 100] == pytest.approx(90, abs=4)  # no rounder than the roundest
    assert form.normal[100, 10, 0] < -0.5 < 0.5 < form.normal[100, 190, 0]
    assert form.normal[100, 100, 2] > 0.95


def test_distances_are_alike_wherever_they_lie_in_memory() -> None:
    """In a process that has painted much every array lies at another address."""
    y, x = np.mgrid[0:300, 0:211]
    inside = (np.hypot(x - 100, y - 140) < 95) & (abs(np.hypot(x - 60, y - 80) - 39) > 0.7)
    seen = []
    for offset in range(0, 64, 16):
        raw = np.empty(inside.size * 4 + 128, np.uint8)
        start = -raw.ctypes.data % 64 + offset
        room = raw[start : start + inside.size * 4].view(np.float32).reshape(inside.shape)
        cv2.distanceTransform(inside.astype(np.uint8), cv2.DIST_L2, cv2.DIST_MASK_PRECISE, dst=room)
        seen.append(room)
    assert all(np.array_equal(seen[0], other) for other in seen)


def test_the_side_towards_the_light_is_lit() -> None:
    for light in ((-0.6, -0.8), (0.6, -0.8)):
        s, form = ball(light)
        facing = form.facing(s.look.light3)
        left, right = float(facing[100, 30]), float(facing[100, 170])
        assert (left > 0.05 > right) if light[0] < 0 else (right > 0.05 > left)
        lit, dim = (30, 170) if light[0] < 0 else (170, 30)
        assert form.tone[100, lit] > form.tone[100, dim] + 0.1


def test_parts_swell_on_their_own() -> None:
    s = Scene("dawn", 1)

    def pair(pen: Pen) -> None:
        pen.rect(200, 400, 200, 200, "#aa2222")
        with pen.part("lid", puff=0):
            pen.rect(400, 400, 200, 200, "#2222aa")

    s.draw(pair, name="two boxes")
    form = Form(s.layers[-1], s.look)
    assert [shape.name for shape in form.shapes] == ["", "lid"]
    assert form.height[100, 90] > form.height[100, 200] + 10  # a valley where they meet
    assert form.height[100, 100] > form.height[100, 300] + 10  # the lid is flat, the box is not


def test_strokes_follow_the_form_or_the_grain_it_is_given() -> None:
    s = Scene("dawn", 1)
    s.draw(lambda pen: pen.rect(300, 200, 40, 600, "#777777"), name="post")
    post = Form(s.layers[-1], s.look)
    assert post.direction[300, 20, 0] < -0.5  # upright: doubled, the angle is turned about

    def combed(pen: Pen) -> None:
        with pen.part("board", grain=[[(300, 500), (340, 500)]]):
            pen.rect(300, 200, 40, 600, "#777777")

    s.draw(combed, name="board")
    assert Form(s.layers[-1], s.look).direction[300, 20, 0] > 0.5


def test_only_bodies_are_forms() -> None:
    s = Scene("dawn", 1)
    s.sky()
    s.glow((400, 400))
    s.figure((400, 900), role="witness")
    names = [form.name for form in forms_of(s.layers, s.look)]
    assert "child" in names and "sky" in names and "glow" not in names
    outline = forms_of(s.layers, s.look)[-1].outlines()
    assert outline and all(0 <= x <= 800 for x, _ in outline[0])


def test_what_is_clipped_or_faint_is_no_shape_of_its_own() -> None:
    pen = Pen()
    with pen.at(100, 50, scale=2):
        pen.circle(0, 0, 10, "#ffffff")
    with pen.clip("M0,0h10v10h-10z"):
        pen.rect(0, 0, 50, 50, "#ffffff")
    pen.rect(0, 0, 50, 50, "#ffffff", 0.2)
    assert len(pen.shapes) == 1
    box = pen.shapes[0].path.getBounds()
    assert (box.left(), box.top(), box.width()) == pytest.approx((80, 30, 40))


def test_the_focus_is_where_the_roles_are_or_where_the_card_says() -> None:
    s = Scene("dawn", 1)
    s.draw(lambda pen: pen.circle(200, 300, 60, "#fff"), name="lamp", role="subject")
    s.draw(lambda pen: pen.circle(650, 1000, 60, "#fff"), name="stone", role="prop")
    focus = focus_of(s.layers)
    assert focus.map[300, 200] > 0.9 and focus.map[1000, 650] < 0.1
    assert focus.at == pytest.approx((200, 300), abs=4)
    s.focus((650, 1000, 120))
    assert focus_of(s.layers, s.focus_spots).map[1000, 650] > 0.9
    assert focus_of([]).map.min() == 1


def test_a_shadow_falls_away_from_the_light() -> None:
    post = np.zeros((200, 20), np.float32)
    post[:, 5:15] = 1
    for lx in (-0.7, 0.7):
        mask, dx, dy = fallen(post, 200, (lx, -0.7), 0.2, behind=False)
        columns = np.flatnonzero(mask.max(0) > 0.2) + dx
        rows = np.flatnonzero(mask.max(1) > 0.2) + dy
        assert (columns.max() > 100) if lx < 0 else (columns.min() < -80)
        assert rows.min() < 186 and rows.max() <= 205  # it runs back over the ground
    towards, _, dy = fallen(post, 200, (-0.7, -0.7), 0.2, behind=True)
    assert (np.flatnonzero(towards.max(1) > 0.2) + dy).max() > 220


def test_one_light_keeps_the_focus_and_calms_the_rest() -> None:
    rng = np.random.default_rng(3)
    busy = np.clip(rng.normal(0.5, 0.05, (1200, 800, 3)), 0, 1).astype(np.float32)
    s, _ = ball()
    focus = focus_of(s.layers)
    lit = in_one_light(busy, focus.map, focus.at, s.light, "#ffd890", "#303060", 1.0)
    assert lit[560:640, 360:440].mean() > lit[1100:, :100].mean() + 0.03
    assert lit[560:640, 360:440].std() > lit[1100:, :100].std() * 1.2
    assert np.array_equal(in_one_light(busy, focus.map, focus.at, s.light, "#fff", "#000", 0), busy)


def test_oklab_there_and_back() -> None:
    rng = np.random.default_rng(1)
    colours = rng.random((200, 3)).astype(np.float32)
    assert np.abs(from_oklab(oklab(colours)) - colours).max() < 0.01
    near = vary_oklab(colours, rng, 0.02, 0.1)
    assert 0.001 < np.abs(near - colours).mean() < 0.06
