"""Bodies of clay in gouache: the same pixels, planes of light and shade, strokes along the form, eyes that are turned to us."""

from __future__ import annotations

from functools import cache

import numpy as np
import pytest

from reverie_studio.colour import Array, luminance
from reverie_studio.engine.clay_view import view
from reverie_studio.finishes.gouache_clay import STROKES, Clay, Easel, Lamp, Painted, Stroke
from reverie_studio.scene import Scene
from reverie_studio.sculpt.beast_heads import fox_face

RAYS = 6_000
LIMB = [(400.0, 400.0, 0.0, 90.0), (400.0, 800.0, 0.0, 110.0)]


def scene() -> tuple[Scene, Easel]:
    s = Scene("coral", 5, (-0.8, -0.5))
    return s, Easel(s)


def a_limb(texture: str = "", lamp: Lamp | None = None) -> Array:
    s, e = scene()
    body = e.clay(
        Clay().limb(LIMB, per=8),
        "#b06a3a",
        name="limb",
        texture=texture,
        lamps=[lamp] if lamp else None,
        rays=RAYS,
    )
    return body.layers[0].full()


def a_fox(yaw: float) -> tuple[Scene, Easel, Painted]:
    s, e = scene()
    fox = fox_face().turned(at=(400, 600, 0), scale=1.4, yaw=yaw)
    return (
        s,
        e,
        e.clay(
            fox,
            {"": "#c8743c", "nose": "#332222"},
            name="fox",
            role="subject",
            texture="fur",
            rays=RAYS,
        ),
    )


@cache
def seen(texture: str) -> Array:
    return a_limb(texture)


def test_the_same_input_gives_the_same_pixels() -> None:
    assert np.array_equal(a_limb("fur"), seen("fur"))


def test_the_side_of_the_lamp_is_light_and_the_other_is_not() -> None:
    for lamp, lit, dim in ((Lamp(-0.8, -0.4, 0.4), 330, 470), (Lamp(0.8, -0.4, 0.4), 470, 330)):
        sheet = a_limb("", lamp)
        assert _mean(sheet, lit) > _mean(sheet, dim) + 0.15


def _mean(sheet: Array, x: int) -> float:
    return float(np.mean(sheet[500:700, x - 12 : x + 12, :3]))


def test_strokes_follow_the_form() -> None:
    """Hair on a limb that stands changes across it and hardly along it."""
    middle = seen("hair")[480:720, 340:460, 1]
    across, along = np.abs(np.diff(middle, axis=1)).mean(), np.abs(np.diff(middle, axis=0)).mean()
    assert across > 1.3 * along


@pytest.mark.parametrize("texture", sorted(set(STROKES) - {""}))
def test_every_texture_is_another_skin(texture: str) -> None:
    assert np.abs(seen(texture) - seen("")).mean() > 1e-4


def test_fur_passes_the_outline_and_skin_keeps_it() -> None:
    outside = seen("")[..., 3] == 0
    assert seen("wool")[..., 3][outside].sum() > 2 * seen("skin")[..., 3][outside].sum() > 0


def test_noses_are_smooth_unless_asked_otherwise() -> None:
    from reverie_studio.finishes.gouache_clay import _strokes_of

    head = Clay().ball(400, 600, 0, 90).ball(400, 600, 90, 20, part="nose").ball(340, 520, 0, 30, part="ear")
    seen_from_here = view(head, [Lamp(-0.7, -0.7, 0.2)], rays=RAYS)
    strokes = _strokes_of(seen_from_here, "fur")
    assert strokes["nose"] is None and isinstance(strokes["ear"], Stroke)
    asked = _strokes_of(seen_from_here, {"": "fur", "nose": "skin"})
    assert asked["nose"] == STROKES["skin"]


def test_only_eyes_that_are_turned_to_us_are_painted() -> None:
    counts = []
    for yaw in (0.0, 80.0, 180.0):
        s, e, fox = a_fox(yaw)
        before = len(s.layers)
        e.eyes(fox, "#d9a23a")
        counts.append(len(s.layers) - before)
    assert counts[0] == 2 and counts[1] <= 1 and counts[2] == 0


def test_a_shadow_lies_on_the_floor_away_from_the_lamp() -> None:
    s, e = scene()
    e.cast(Clay().ball(400, 700, 0, 60), 900, tilt=0.3, lamp=Lamp(-0.7, -0.7, 0.2))
    alpha = s.layers[-1].full()[..., 3]
    rows, columns = np.nonzero(alpha > 0.1)
    assert columns.mean() > 480 and rows.mean() > 820
    assert luminance("#ffffff") > float(s.layers[-1].full()[..., :3].max())


def test_what_is_wrong_is_named() -> None:
    _, e = scene()
    ball = Clay().ball(400, 600, 0, 60)
    with pytest.raises(KeyError, match="no part tail"):
        e.clay(ball, {"tail": "#000000"}, name="ball", rays=RAYS)
    with pytest.raises(KeyError, match="moss"):
        e.clay(ball, "#aaaaaa", name="ball", texture="moss", rays=RAYS)
    with pytest.raises(ValueError, match="not on the card"):
        e.clay(Clay().ball(4000, 600, 0, 60), "#aaaaaa", name="ball", rays=RAYS)


def test_it_is_in_the_record() -> None:
    s, _, _ = a_fox(0.0)
    assert [(m.name, m.role) for m in s.record.motifs] == [("fox", "subject")]
