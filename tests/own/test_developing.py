"""Each odd picture: what comes of it, and how it looks afterwards."""

import io
from pathlib import Path

import numpy as np
import pytest
from odd_pictures import BAD, BLUE, GOOD, GREEN, ODD, RED, halves, saved, white_lines
from PIL import Image

from reverie.decks.deck import PICTURE_SIZE, THUMBNAIL_SIZE
from reverie.decks.webp import Size, check_picture
from reverie.own.crop import Box, around_what_matters, as_wished
from reverie.own.darkroom import Darkroom
from reverie.own.developing import PAPER, SLATE
from reverie.own.reasons import Unfit


def shown(data: bytes) -> Image.Image:
    return Image.open(io.BytesIO(data)).convert("RGB")


def near(image: Image.Image, where: tuple[int, int], colour: tuple[int, int, int]) -> bool:
    pixels = np.asarray(image, np.int16)[where[1] - 5 : where[1] + 5, where[0] - 5 : where[0] + 5]
    return bool(np.abs(pixels.mean((0, 1)) - colour).max() < 30)


@pytest.mark.parametrize("name", GOOD)
def test_what_is_a_picture_becomes_a_card(darkroom: Darkroom, name: str, tmp_path: Path) -> None:
    card = darkroom.develop(ODD[name][0]())
    for data, size, limit in (
        (card.picture, PICTURE_SIZE, 200 * 1024),
        (card.thumbnail, THUMBNAIL_SIZE, 40 * 1024),
    ):
        (tmp_path / "it.webp").write_bytes(data)
        check_picture(tmp_path / "it.webp", Size(*size))
        assert len(data) <= limit
        assert b"secret" not in data
    assert 0 < len(card.tiny) <= 200


@pytest.mark.parametrize(("name", "code"), BAD.items())
def test_what_is_none_is_refused_by_name(darkroom: Darkroom, name: str, code: str) -> None:
    worker = darkroom.worker
    with pytest.raises(Unfit) as refusal:
        darkroom.develop(ODD[name][0]())
    assert refusal.value.code == code
    assert code in Unfit.sentences
    # Nothing of it was decoded, or the worker would have died of it.
    assert worker is None or darkroom.worker is worker


@pytest.mark.parametrize("name", ["rotated.jpg", "cmyk.jpg", "animated.gif", "other_colours.png"])
def test_colours_and_sides_are_where_they_belong(darkroom: Darkroom, name: str) -> None:
    card = shown(darkroom.develop(ODD[name][0]()).picture)
    loose = np.asarray(card, np.int16)
    top, bottom = loose[100:500].mean((0, 1)), loose[700:1100].mean((0, 1))
    assert top[0] > top[1] + 60 and top[0] > top[2] + 60  # noqa: PT018
    assert bottom[2] > bottom[0] + 60 and bottom[2] > bottom[1] + 60  # noqa: PT018


def test_an_animation_is_its_first_frame(darkroom: Darkroom) -> None:
    card = shown(darkroom.develop(ODD["animated.gif"][0]()).picture)
    assert not near(card, (400, 300), GREEN)
    assert near(card, (400, 900), BLUE)


def test_what_is_transparent_lies_on_paper_and_pale_lines_on_slate(darkroom: Darkroom) -> None:
    card = shown(darkroom.develop(ODD["transparent.png"][0]()).picture)
    assert near(card, (40, 40), PAPER)
    assert near(card, (400, 600), RED)
    assert near(shown(darkroom.develop(white_lines()).picture), (40, 1100), SLATE)


def test_more_than_256_greys_are_not_cut_off(darkroom: Darkroom) -> None:
    card = np.asarray(shown(darkroom.develop(ODD["deep_grey.png"][0]()).picture), np.int16)
    assert card[60].mean() < 40
    assert 100 < card[600].mean() < 160
    assert card[1140].mean() > 215


# ---- where it is cut


@pytest.mark.parametrize("place", [0.1, 0.5, 0.9])
@pytest.mark.parametrize("wide", [True, False])
def test_the_card_is_cut_around_what_matters(place: float, wide: bool) -> None:
    width, height = (1800, 1000) if wide else (600, 1800)
    x, y = (place * width, height / 2) if wide else (width / 2, place * height)
    image = halves(width, height, (120, 130, 120)).convert("RGB")
    image.paste((120, 130, 120), (0, 0, width, height))
    spot = Image.effect_noise((120, 120), 90).convert("RGB")
    image.paste(
        spot, (int(min(max(x - 60, 0), width - 120)), int(min(max(y - 60, 0), height - 120)))
    )
    image.thumbnail((96, 96))
    box = around_what_matters(np.asarray(image), width, height)
    assert abs(box.width / box.height - 2 / 3) < 0.01
    assert box.x - 30 <= min(max(x, 60), width - 60) <= box.x + box.width + 30
    assert box.y - 30 <= min(max(y, 60), height - 60) <= box.y + box.height + 30
    assert -1 <= box.x <= width - box.width + 1
    assert -1 <= box.y <= height - box.height + 1


def test_a_crop_of_ones_own_is_kept_inside_the_picture() -> None:
    assert as_wished(Box(100, 100, 200, 300), 1000, 1000) == Box(100, 100, 200, 300)
    for wish in (Box(900, 900, 400, 400), Box(0, 0, 9999, 10), Box(500, 0, 1, 5000)):
        box = as_wished(wish, 1000, 800)
        assert abs(box.width / box.height - 2 / 3) < 0.01
        assert 0 <= box.x <= 1000 - box.width + 1e-6
        assert 0 <= box.y <= 800 - box.height + 1e-6


def test_a_crop_is_what_the_card_shows(darkroom: Darkroom) -> None:
    picture = saved(halves(1200, 1200, GREEN), "PNG")
    whole = darkroom.develop(picture)
    assert near(shown(whole.picture), (400, 700), BLUE)
    upper = darkroom.develop(picture, (0, 200, 400, 600))
    assert near(shown(upper.picture), (400, 700), GREEN)
    assert near(shown(upper.picture), (400, 900), BLUE)
    with pytest.raises(Unfit, match="too small"):
        darkroom.develop(picture, (0, 0, 20, 30))
