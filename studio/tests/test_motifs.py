"""Every motif draws itself at about its size and has the anchors it names."""

from __future__ import annotations

import numpy as np
import pytest

pytest.importorskip("skia")

from reverie_studio.motifs import BROKEN, MOTIFS, find_motif, motif
from reverie_studio.palettes import PALETTES, find_palette
from reverie_studio.pen import Pen

DAWN = find_palette("dawn")


def test_every_family_loads() -> None:
    assert BROKEN == {}
    assert len(MOTIFS) >= 100


@pytest.mark.parametrize("name", sorted(MOTIFS))
def test_draws_itself_at_its_size(name: str) -> None:
    thing = MOTIFS[name]
    left, top, right, bottom = thing.natural_box()
    room = max(thing.size) * 0.6
    pen = Pen(int(right - left + 2 * room), int(bottom - top + 2 * room))
    with pen.at(room - left, room - top):
        thing.paint(pen, DAWN, np.random.default_rng(1))
    ys, xs = np.where(pen.pixels()[..., 3] > 0.1)
    assert ys.size, "nothing is drawn"
    width, height = thing.size
    beyond = max((room - xs.min()) / width, (xs.max() - room - width) / width,
                 (room - ys.min()) / height, (ys.max() - room - height) / height)  # fmt: skip
    assert beyond < 0.55, f"reaches {beyond:.0%} beyond its size"
    assert (xs.max() - xs.min()) / width > 0.2 and (ys.max() - ys.min()) / height > 0.2


@pytest.mark.parametrize("name", sorted(MOTIFS))
def test_anchors_are_on_it(name: str) -> None:
    thing = MOTIFS[name]
    left, top, right, bottom = thing.natural_box()
    width, height = thing.size
    for anchor in ("centre", "top", "bottom", "left", "right", *thing.anchors):
        x, y = thing.anchor(anchor)
        assert left - width <= x <= right + width, anchor
        assert top - height <= y <= bottom + height, anchor


def test_same_chance_same_drawing() -> None:
    def draw() -> np.ndarray:
        pen = Pen(500, 500)
        with pen.at(250, 400):
            find_motif("teacup").paint(pen, DAWN, np.random.default_rng(5))
        return pen.pixels()

    assert np.array_equal(draw(), draw())


def test_helpful_errors() -> None:
    with pytest.raises(KeyError, match="teacup"):
        find_motif("teacupp")
    with pytest.raises(TypeError, match="has no option wings"):
        find_motif("teacup").paint(Pen(10, 10), DAWN, np.random.default_rng(1), wings=2)
    with pytest.raises(KeyError, match="no anchor"):
        find_motif("teacup").anchor("elbow")
    with pytest.raises(ValueError, match="already drawn"):
        motif("teacup", size=(1, 1))(test_helpful_errors)


def test_palettes_are_many_and_different() -> None:
    assert len(PALETTES) >= 24
    keys = {p.key for p in PALETTES.values()}
    assert keys == {"low", "mid", "high"}
    looks = {name: (p.sky, p.dark, p.accent, p.ground) for name, p in PALETTES.items()}
    assert len(set(looks.values())) == len(looks)
    with pytest.raises(KeyError, match="night"):
        find_palette("nihgt")


@pytest.mark.parametrize("name", sorted(PALETTES))
def test_every_palette_paints(name: str) -> None:
    palette = PALETTES[name]
    pen = Pen(300, 300)
    with pen.at(150, 250):
        find_motif("teacup").paint(pen, palette, np.random.default_rng(1))
    assert pen.pixels()[..., 3].max() == 1
    assert all(palette.tone(field).startswith("#") for field in ("wood", "skin", "shadow", "leaf"))
