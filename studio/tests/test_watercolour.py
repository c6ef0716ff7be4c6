"""Watercolour: the same input gives the same pixels, and the paper shows through every wash."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import cv2
import numpy as np
import pytest

pytest.importorskip("skia")

from reverie_studio.colour import luminance, rgb
from reverie_studio.deck import deck_settings, load_script, render_deck, script_files
from reverie_studio.finishes.watercolour_ink import outlines, pen_lines
from reverie_studio.finishes.watercolour_layers import Manner, WetLayer, manner_of
from reverie_studio.finishes.watercolour_tools import HOWS, SKIES, WATERCOLOURS, Paper, manner_words
from reverie_studio.finishes.watercolour_wash import density_of, lay
from reverie_studio.motifs import MOTIFS
from reverie_studio.palettes import find_palette
from reverie_studio.pen import Pen
from reverie_studio.qa import check_deck
from reverie_studio.scene import Scene

SQUARE = "M200,300H600V700H200Z"


def scene(palette: str = "paper_morning", seed: int = 5) -> tuple[Scene, Paper]:
    s = Scene(palette, seed, medium="watercolour")
    return s, Paper(s)


def a_bit_of_everything() -> np.ndarray:
    s, p = scene()
    p.wash(SQUARE, "accent", bloom=1, charge="accent2", ragged=0.3, name="field")
    p.put("lamb", at=(400, 900), role="subject", how={"hatch": 0.5})
    p.figure(at=(250, 900), age="old", height=200, role="witness")
    p.ink(lambda k: (k.line([(100, 100), (300, 140), (500, 90)]), k.hatch("M50,50h80v80h-80Z"), k.shape("M600,900h80v40Z")))
    p.lift("M380,300h40v400h-40Z")
    p.spatter((600, 300), 90, 12, "accent")
    return s.render()


def test_same_input_same_pixels() -> None:
    one, two = a_bit_of_everything(), a_bit_of_everything()
    assert one.shape == (1200, 800, 3) and one.dtype == np.float32
    assert one.min() >= 0 and one.max() <= 1
    assert np.array_equal(one, two), float(np.abs(one - two).max())


def test_bare_paper_stays_the_colour_of_the_paper() -> None:
    s, _ = scene("tea_stain")
    s.grade(key=0)  # without the first wash
    paper = np.array(rgb(find_palette("tea_stain").paper))
    assert np.abs(s.render().mean((0, 1)) - paper).max() < 0.02


def test_the_first_wash_reaches_the_corners_and_spares_the_focus_and_what_is_white() -> None:
    def card(key: float) -> np.ndarray:
        s, p = scene()
        p.put("lamb", at=(400, 700), scale=1.2, role="subject")
        p.wash("M20,20H120V120H20Z", "#ffffff", wet=0, bloom=0, loose=0, name="kept white")
        s.grade(key=key)
        return s.render()

    without, washed = card(0), card(1)
    deeper = without.mean(2) - washed.mean(2)
    assert deeper[1080:, :90].mean() > 0.08 and deeper[20:90, 700:].mean() > 0.08
    assert abs(deeper[40:100, 40:100].mean()) < deeper[20:90, 700:].mean() / 2
    assert deeper[520:560, 380:420].mean() < 0.05


def test_nothing_shines_through_a_person_and_no_smoke_is_round_them() -> None:
    def card(stripes: bool) -> np.ndarray:
        s, p = scene()
        for x in range(0, 800, 80) if stripes else ():
            p.wash(f"M{x},200H{x + 40}V1200H{x}Z", "#c83a20", wet=0, bloom=0, name="stripe")
        p.figure(at=(400, 1000), age="adult", height=520, role="witness", seed=4, view="front",
                 clothes=dict(top="coat", colour="#f4e8c8"), how={"light": 0.3})  # fmt: skip
        layer = s.layers[-1]
        assert layer.pixels is not None
        body = cv2.erode(layer.full()[..., 3], np.ones((15, 15), np.uint8)) > 0.9
        s.grade(brush=1, key=0)
        picture: np.ndarray = s.render()[body]
        return picture

    assert np.abs(card(True) - card(False)).mean() < 0.01


def test_the_wash_is_transparent() -> None:
    """Two glazes are darker than one, and what lies below is seen through the upper one."""
    plain = {"wet": 0, "bloom": 0, "uneven": 0, "pool": 0, "grain": 0, "loose": 0}

    def patch(*washes: tuple[str, str]) -> np.ndarray:
        s, p = scene()
        for shape, colour in washes:
            p.glaze(shape, colour, strength=0.6, **plain)
        return s.render()

    left, right = (slice(400, 600), slice(250, 350)), (slice(400, 600), slice(450, 550))
    half = "M200,300H400V700H200Z"
    one, both = patch((SQUARE, "#d8594f")), patch((half, "#6f8fc0"), (SQUARE, "#d8594f"))
    assert both[left].mean() < one[left].mean() - 0.03
    assert np.allclose(both[right], one[right], atol=1e-5)
    # light of the paper comes back through even a strong wash of a light colour
    assert one[right].mean() > 0.5


def test_white_is_paper_that_was_kept_bare() -> None:
    assert density_of(np.ones((1, 1, 3), np.float32)).max() == 0
    s, p = scene()
    p.wash(SQUARE, "#203060", wet=0, bloom=0)
    p.wash("M300,400H500V600H300Z", "#ffffff", wet=0, bloom=0, loose=0)
    bare = np.array(rgb(s.palette.paper))
    assert np.abs(s.render()[450:550, 350:450].mean((0, 1)) - bare).max() < 0.03


def test_pigment_is_darker_at_the_edge_and_pale_towards_its_fade() -> None:
    pen = Pen(300, 300)
    pen.rect(50, 50, 200, 200, "#406090")
    height = np.full((300, 300), 0.5, np.float32)
    flat = Manner(wet=0, uneven=0, light=0, second=0, loose=0, grain=0, pool=1.0)
    density, cover = lay(pen.pixels(), flat, np.random.default_rng(1), None, height)
    assert cover[150, 150] == pytest.approx(1) and cover[10, 10] == 0
    assert density[52:248, 50:52].mean() > density[140:160, 140:160].mean() * 1.1
    faded, _ = lay(pen.pixels(), flat.but(pool=0, fade=(0, 1)), np.random.default_rng(1), None, height)
    assert faded[60:90, 60:240].mean() > 3 * faded[215:240, 60:240].mean()


def test_the_pen_draws_outlines_and_lifts_in_the_light() -> None:
    pen = Pen(300, 300)
    pen.circle(150, 150, 90, "#406090")
    sheet = pen.pixels()
    assert len(list(outlines(sheet))) == 1
    manner = Manner(broken=0.9)
    marks = np.mean([pen_lines(sheet, manner, np.random.default_rng(k), (-1.0, 0.0)) for k in range(8)], axis=0)
    assert marks[150, 100:200].max() == 0, "nothing inside a plain disc"
    assert marks[100:200, 225:255].sum() > 1.5 * marks[100:200, 45:75].sum()
    assert pen_lines(sheet, Manner(line=0, inner=0), np.random.default_rng(1), (-1.0, 0.0)).max() == 0


def test_ink_below_is_hidden_by_what_stands_before_it() -> None:
    def behind(glaze: float) -> float:
        s, p = scene()
        p.ink(lambda k: k.line([(100, 500), (400, 500), (700, 500)], 8))
        p.wash(SQUARE, "#ffffff", wet=0, bloom=0, glaze=glaze)
        return float(s.render()[490:510, 300:500].min())

    assert behind(0.0) > 0.8 > 0.5 > behind(1.0)


def test_things_keep_their_record_and_take_a_manner() -> None:
    s, p = scene()
    lamb = p.put("lamb", at=(400, 800), role="subject", how="ink")
    p.wash(SQUARE, "accent", name="field", role="place")
    p.wash(SQUARE, "accent")
    assert [m.name for m in s.record.motifs] == ["lamb", "field"]
    layer = lamb.layers[0]
    assert isinstance(layer, WetLayer) and layer in s.layers
    assert manner_of(layer).strength == HOWS["ink"]["strength"]
    assert s.record.medium == "watercolour"


def test_mistakes_are_refused_with_a_hint() -> None:
    _, p = scene()
    with pytest.raises(KeyError, match="no way of painting"):
        manner_words("crayon")
    with pytest.raises(TypeError, match="watercolour has no wobbliness"):
        p.wash(SQUARE, "accent", wobbliness=2)
    with pytest.raises(KeyError, match="no sky"):
        p.sky("purple rain")


def test_palettes_are_many_different_and_light_on_paper() -> None:
    assert len(WATERCOLOURS) >= 10
    for one, two in itertools.combinations(WATERCOLOURS.values(), 2):
        assert (one.sky, one.accent) != (two.sky, two.accent)
    for palette in WATERCOLOURS.values():
        assert luminance(palette.paper) > 0.8 and luminance(palette.dark) < 0.25, palette.name
    assert {p.key for p in WATERCOLOURS.values()} == {"low", "mid", "high"}


def test_new_things_for_the_search() -> None:
    families = ("wayfaring", "lost_things", "road_companions")
    new = [m for m in MOTIFS.values() if m.draw.__module__.rpartition(".")[2] in families]
    assert new


@pytest.mark.parametrize("kind", sorted(set(SKIES) - {"none", "night", "whole"}))
def test_every_sky_leaves_paper_bare(kind: str) -> None:
    s, p = scene("cobalt_noon")
    p.sky(kind)
    assert len(s.layers) == 2
    pixels = s.layers[-1].full()[..., 3]
    assert 0.05 < pixels.mean() < 0.6


def _tells_enough(file: Path) -> str:
    """The card's id, when its record has what a card must tell."""
    script = load_script(file)
    record = script.scene("quest", "watercolour").record
    assert script.palette in WATERCOLOURS, file.stem
    assert record.subjects() and record.relation and record.composition, file.stem
    assert 3 <= len(record.moods) <= 5 and 3 <= len(record.themes) <= 6, file.stem
    assert 12 <= len(record.associations) <= 60, file.stem
    return script.id


def test_a_card_of_the_quest_tells_what_a_card_must_tell() -> None:
    assert deck_settings("quest")["medium"] == "watercolour"
    assert _tells_enough(script_files("quest")[-1])


def test_every_card_of_the_quest_has_an_id_and_a_palette_of_watercolour() -> None:
    """What else it tells is seen where it is painted (test_painted_decks.py)."""
    scripts = [load_script(file) for file in script_files("quest")]
    assert len({script.id for script in scripts}) == len(scripts)
    assert {script.palette for script in scripts} <= set(WATERCOLOURS)


CARD = """
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.scene import card

@card(id="{id}", title="A trial", seed=3, palette="{palette}")
def paint(s):
    p = Paper(s)
    p.sky("{sky}")
    lamb = p.put("{motif}", at=(300, 900), scale=1.9, role="subject")
    p.figure(at=(640, 900), age="adult", height=160, role="witness")
    s.relate(lamb, "waits for", "adult")
    s.describe("A thing stands on bare paper beside a person seen from behind.")
    s.moods("calm", "shy", "bright"); s.themes("waiting", "paper", "size")
    s.says(*(f"saying {{k}}" for k in range(12)))
    s.about(place="{sky}", time="day", light="even", composition="left")
"""


def test_a_deck_in_progress_can_be_checked(tmp_path: Path) -> None:
    """Cards are added one by one; after each the deck is whole and the check says what it lacks."""
    folder, out = tmp_path / "trial", tmp_path / "out"
    folder.mkdir()
    (folder / "_deck.json").write_text('{"medium": "watercolour"}', "utf-8")
    (folder / "one.py").write_text(CARD.format(id="aaaaa1", palette="marigold", sky="left", motif="lamb"), "utf-8")
    assert render_deck(str(folder), out, ["one"], tell=lambda _text: None) == []
    assert [f.text for f in check_deck(out) if f.level == "fail"] == []
    (folder / "two.py").write_text(CARD.format(id="aaaaa2", palette="marigold", sky="left", motif="lamb"), "utf-8")
    assert render_deck(str(folder), out, ["two"], tell=lambda _text: None) == []
    manifest = json.loads((out / "deck.json").read_text("utf-8"))
    assert [c["id"] for c in manifest["cards"]] == ["aaaaa1", "aaaaa2"]
    rules = {f.rule for f in check_deck(out) if f.level == "fail"}
    assert {"near-duplicate", "repeated idea"} <= rules
