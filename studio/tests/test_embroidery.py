"""Embroidery: the same pixels, stitches along their form, light on threads, and nothing but cloth and thread."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from reverie_studio.deck import SCRIPTS, load_script, picture_limit, thumbnail_limit, to_image, webp
from reverie_studio.finishes.embroidery_check import bald
from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.finishes.embroidery_palettes import DYES
from reverie_studio.scene import Scene
from reverie_studio.sewn.beasts import beast, horse_above
from reverie_studio.sewn.birds import bird
from reverie_studio.sewn.people import (
    HANDS,
    arm,
    hair_profile,
    hand,
    hand_holding,
    head_profile,
    head_three_quarter,
    standing,
)

CARDS = sorted(f for f in (SCRIPTS / "journey").glob("*.py") if not f.name.startswith("_"))


def sewn(draw: Callable[[Hoop], object], light: tuple[float, float] = (-0.7, -0.7)) -> np.ndarray:
    """A picture of what is drawn on pale linen."""
    s = Scene("bare linen", 3, light, medium="embroidery")
    h = Hoop(s, "#d8ccb0")
    with h.thing("it", "subject"):
        draw(h)
    return s.render()


def limb(angle: float) -> np.ndarray:
    return sewn(lambda h: h.tube("200,600,70 600,600,70", "brown fur", "fur", angle=angle))[570:630, 250:550]


def restless(picture: np.ndarray, axis: int) -> float:
    return float(np.abs(np.diff(picture.mean(2), axis=axis)).mean())


def test_same_input_same_pixels() -> None:
    def draw(h: Hoop) -> None:
        h.tube("200,300,30 500,420,60", "#b65a5e", "fur")
        h.knots([(100, 100, 6), (130, 120, 5)], "gold")
        h.couch("60,900 400,800 700,900", "gold", "#402020")

    one = sewn(draw)
    assert one.shape == (1200, 800, 3)
    assert one.dtype == np.float32
    assert np.array_equal(one, sewn(draw))


def test_stitches_lie_along_the_form_or_across_it() -> None:
    along, across = limb(0), limb(90)
    assert restless(along, 0) > 1.3 * restless(along, 1)
    assert restless(across, 1) > 1.3 * restless(across, 0)


def test_the_side_that_faces_the_light_is_sewn_in_lighter_threads() -> None:
    whole = sewn(lambda h: h.tube("200,600,90 600,600,90", "brown fur", "fur"), (0.0, -1.0))
    assert whole[525:560, 300:500].mean() > 1.5 * whole[650:685, 300:500].mean()


def test_what_is_raised_throws_a_shadow_away_from_the_light() -> None:
    def thrown(light: tuple[float, float]) -> np.ndarray:
        s = Scene("bare linen", 3, light, medium="embroidery")
        h = Hoop(s, "#d8ccb0")
        with h.thing("it", "subject", lift=24):
            h.tube("400,500,60 400,700,60", "brown fur")
        return s.render()

    left, right = thrown((-1.0, 0.0)), thrown((1.0, 0.0))
    assert left[550:650, 468:484].mean() < right[550:650, 468:484].mean() * 0.9
    assert right[550:650, 316:332].mean() < left[550:650, 316:332].mean() * 0.9


def test_bare_cloth_keeps_its_dye_and_its_weave() -> None:
    picture = sewn(lambda h: h.knots([(20, 20, 3)], "gold"))
    middle = picture[500:700, 300:500]
    tone, dye = middle.mean((0, 1)), np.array([0.847, 0.8, 0.69])
    assert np.abs(tone / tone.mean() - dye / dye.mean()).max() < 0.06
    assert middle.std() > 0.008


def test_nothing_is_flat_and_a_flat_field_is_found() -> None:
    picture = sewn(lambda h: h.blob("200,200! 600,220! 580,700! 220,680!", "#b65a5e", grain=80.0))
    assert bald(picture) == []
    picture = picture.copy()
    picture[800:900, 200:320] = (0.7, 0.3, 0.3)
    found = bald(picture)
    assert found
    assert all(180 <= x <= 320 and 780 <= y <= 900 for x, y in found)


def test_an_unknown_way_of_filling_names_those_there_are() -> None:
    with pytest.raises(KeyError, match="fur"):
        sewn(lambda h: h.tube("1,1,9 90,90,9", "gold", "knitted"))


def test_builders_draw_and_say_where_things_are() -> None:
    s = Scene("walnut", 3, medium="embroidery")
    h, rng = Hoop(s), np.random.default_rng(1)
    with h.thing("crowd", "subject"):
        for k, pose in enumerate(HANDS):
            with h.at(90 + k * 120, 260, 0.5):
                tips = hand(h, pose, "skin dark", yaw=30 * k)
                assert tips["middle"][1] < 330
        with h.at(150, 450, 0.8):
            assert head_profile(h, mouth="open", age=1)["mouth"][0] > 200
            hair_profile(h)
        with h.at(400, 450, 0.8):
            head_three_quarter(h, plump=1, mouth="open", brow=-10)
        with h.at(650, 700, 0.5):
            body = standing(h, "#8a3a30", "#303848")
            assert arm(h, body["right"], (120, -200), "#8a3a30") != 0
            hand_holding(h)
        with h.at(200, 900, 0.6):
            beast(h, "horse", "brown fur", mane="black", horns="gold")
        with h.at(500, 900, 0.6):
            beast(h, "cow", "grey fur", lie=True)
        with h.at(600, 1180, 0.5):
            horse_above(h, "brown fur", "black", rng, sway=10)
        with h.at(150, 1100):
            bird(h, "#6fb3b0", open_bill=True)
    assert s.render().std() > 0.05


def test_what_the_studio_draws_is_stitched_too() -> None:
    s = Scene("walnut", 3, medium="embroidery")
    s.put("fox", at=(400, 800), role="subject")
    picture = s.render()
    assert picture.shape == (1200, 800, 3)
    assert picture.std() > 0.03


def test_twelve_palettes() -> None:
    assert len(DYES) == 12


@pytest.mark.parametrize("card", CARDS, ids=lambda f: f.stem)
def test_a_card_is_short(card: Path) -> None:
    assert len(card.read_text("utf-8").splitlines()) <= 100


def test_a_card_sets_its_scene_and_fits_its_weight() -> None:
    """That every one of them does is seen where they are painted (test_painted_decks.py)."""
    scene = load_script(CARDS[0]).scene("journey", "embroidery")
    assert scene.record.description
    assert scene.record.subjects()
    picture = scene.render()
    assert len(webp(to_image(picture), picture_limit("embroidery"))) <= 220_000
    assert len(webp(to_image(picture, (320, 480)), thumbnail_limit("embroidery"), 84)) <= 20_000
    assert len(bald(picture)) < 60
