"""Scratchboard: the same pixels, only black, clay and one colour, light where a form is turned to it."""

from __future__ import annotations

import re
from pathlib import Path

import numpy as np
import pytest

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import vec
from reverie_studio.deck import (
    SCRIPTS,
    load_script,
    script_files,
    thumbnail,
)
from reverie_studio.engine.clay import Clay, Lamp
from reverie_studio.engine.streams import NONE, lines_along
from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import BOARDS, Board
from reverie_studio.palettes import PALETTES, Palette
from reverie_studio.scene import Scene
from reverie_studio.sculpt.hands import POSES, hand
from reverie_studio.sculpt.heads import head

FROM_LEFT = [Lamp(-0.9, -0.1, 0.3)]
ORIGINS = script_files("origins")
BLACK = 0.06


def a_ball(spot: float = 0.0, seed: int = 5) -> tuple[np.ndarray, Palette]:
    s = Scene("board_tide", seed, medium="scratchboard")
    b = Board(s, FROM_LEFT)
    with b.thing("ball", "subject", spot=spot) as t:
        t.clay(Clay().ball(400, 500, 0, 120))
        t.comb([[(380, 700), (370, 780)], [(420, 700), (430, 780)]], 12)
    return s.render(), s.palette


def foreign(picture: np.ndarray, palette: Palette) -> int:
    """How many pixels are no mixture of the black, the clay and the colour with its deep tone."""
    dark = picture.reshape(-1, 3).min(0)
    sides = np.stack([vec(c) - dark for c in (palette.light, palette.accent, palette.accent2)], 1)
    shares = (picture.reshape(-1, 3) - dark) @ np.linalg.inv(sides).T
    return int(((shares < -0.04).any(1) | (shares.sum(1) > 1.04)).sum())


def test_same_input_same_pixels() -> None:
    one, _ = a_ball()
    assert one.shape == (HEIGHT, WIDTH, 3)
    assert one.dtype == np.float32
    assert np.array_equal(one, a_ball()[0])
    assert not np.array_equal(one, a_ball(seed=6)[0])


@pytest.mark.parametrize("spot", [0.0, 1.0])
def test_only_black_clay_and_one_colour(spot: float) -> None:
    picture, palette = a_ball(spot)
    assert foreign(picture, palette) == 0
    picture[500, 400] = (0.9, 0.1, 0.1)  # a fault is found
    assert foreign(picture, palette) == 1


def test_without_the_wash_there_is_no_colour() -> None:
    grey = a_ball()[0]
    assert np.abs(grey[..., 0] - grey[..., 2]).max() < 0.06
    assert (a_ball(1.0)[0][..., 2] - a_ball(1.0)[0][..., 0]).max() > 0.4


def test_light_is_nearly_white_and_shadow_is_untouched() -> None:
    picture = a_ball()[0].mean(2)
    assert picture[480:520, 300:330].mean() > 0.6
    assert picture[480:520, 470:505].max() < BLACK
    assert picture[:300].max() < BLACK


def test_a_body_throws_its_shadow_on_itself() -> None:
    alone = Clay().ball(400, 500, 0, 60).see(FROM_LEFT)
    behind = Clay().ball(400, 500, 0, 60).ball(240, 488, 96, 50, melt=0.1).see(FROM_LEFT)
    at = [(int((500 - seen.top) / seen.step), int((375 - seen.left) / seen.step)) for seen in (alone, behind)]
    assert alone.light[at[0]] > 0.5
    assert behind.light[at[1]] < 0.2


def test_what_is_turned_away_is_not_seen() -> None:
    face = head()
    front, back = face.touch(0, 24), face.turned(yaw=180).touch(0, 24)
    assert front is not None and back is not None
    assert front > 80 > back
    assert face.touch(300, 0) is None
    assert face.turned(at=(300, 0, 0)).touch(300, 24) == pytest.approx(front, abs=0.5)


def test_lines_keep_their_distance() -> None:
    mask = np.ones((120, 160), np.float32)
    field = np.dstack([np.ones_like(mask), np.zeros_like(mask)])
    points, starts = lines_along(mask, field, np.full_like(mask, 8.0), 3)
    rows = [points[a:b, 1].mean() for a, b in zip(starts[:-1], starts[1:], strict=True)]
    near = [abs(p - q) for i, p in enumerate(rows) for q in rows[i + 1 :] if abs(p - q) < 4.5]
    assert len(rows) > 8
    assert near == []
    assert len(lines_along(mask, field, np.full_like(mask, NONE), 3)[0]) == 0


def test_eyes_are_drawn_on_every_head() -> None:
    s = Scene("board_bone", 2, medium="scratchboard")
    b = Board(s, FROM_LEFT)
    face = head(lids=0.9).turned(at=(400, 500, 0), scale=1.5, yaw=-20)
    with b.thing("face", "subject") as t:
        t.clay(face)
        without = len(t.marks)
        eyes(t, face)
    assert len(t.marks) > without + 10


@pytest.mark.parametrize("pose", POSES)
def test_every_hand_has_five_fingers(pose: str) -> None:
    parts = {lump.part for lump in hand(pose).lumps}
    assert {"thumb", "index", "middle", "ring", "little"} <= parts


def test_twelve_palettes_of_one_colour() -> None:
    assert len(BOARDS) == 12
    assert set(BOARDS) <= set(PALETTES)


@pytest.mark.parametrize("file", ORIGINS, ids=[f.stem for f in ORIGINS])
def test_a_card_is_short(file: Path) -> None:
    assert len(file.read_text("utf-8").splitlines()) < 80
    script = load_script(file)
    assert script.palette in BOARDS
    assert re.fullmatch(r"[a-z0-9]{6}", script.id)


def test_a_deck_is_on_the_shelf_when_it_is_painted() -> None:
    from reverie_studio.cli import SHELF

    painted = {f.parent.name for f in (SCRIPTS.parents[1] / "decks").glob("*/deck.json")}
    assert set(SHELF) == painted - {"placeholder"} >= {"base", "origins"}


def test_a_thumbnail_of_nothing_but_lines_fits() -> None:
    rows = np.broadcast_to((np.arange(HEIGHT) % 7 < 3)[:, None, None], (HEIGHT, WIDTH, 3)).astype(np.float32)
    lines = np.clip(rows + np.random.default_rng(1).normal(0, 0.4, rows.shape), 0, 1).astype(np.float32)
    assert len(thumbnail(lines, 20_000)) <= 20_000
