"""Papercut: the box is real. Sheets throw shadows by their distance, lamps light what lies behind."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("skia")

from reverie_studio.cli import main
from reverie_studio.deck import load_script, render_deck, script_files
from reverie_studio.engine.layers import Knobs, Layer
from reverie_studio.engine.look import Look
from reverie_studio.finishes import papercut_cuts
from reverie_studio.finishes.papercut import paint
from reverie_studio.finishes.papercut_mounts import FRAMES
from reverie_studio.finishes.papercut_palettes import PAPERS
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox
from reverie_studio.motifs import MOTIFS
from reverie_studio.palettes import PALETTES, find_palette
from reverie_studio.stages import STAGES

PAPER_MOTIFS = sorted(n for n, m in MOTIFS.items() if m.draw.__module__.endswith(("childhood", "schooldays")))
PAPER_STAGES = sorted(n for n, s in STAGES.items() if s.draw.__module__.endswith("childhood_places"))
SCRIPT = '''
from reverie_studio.finishes.papercut_scene import LightBox, light_box


@light_box(id="{id}", title="{title}", seed=3, palette="snow day")
def paint(s: LightBox) -> None:
    """A satchel before a hill."""
    s.back("#ffffff", "#8ea6c8")
    s.ridge(700, 30, 300, "mid", depth=0.4)
    bag = s.put("satchel", at=(400, {y}), scale=1.6, role="subject")
    s.relate(bag, "towers over", "hill")
    s.describe("A large red satchel stands before a blue hill.")
    s.moods("calm", "bare", "brave")
    s.themes("school", "winter", "waiting")
    s.says({says})
    s.about(place="a hill {y}", time="day", light="snow light", composition="{composition}")
'''


def _square(depth: float, **knobs: float) -> Layer:
    pixels = np.zeros((200, 200, 4), np.float32)
    pixels[...] = (0.8, 0.2, 0.2, 1.0)
    return Layer("square", "place", depth, pixels, 300, 400, knobs=Knobs(**knobs))


def _wall(depth: float = 0.0) -> Layer:
    """A white wall; at the very back it is the panel of the box, which needs no paper."""
    return Layer("wall", "place" if depth else "sky", depth, np.ones((1200, 800, 4), np.float32))


def _look() -> Look:
    return Look(find_palette("snow day"), light=(-0.6, -0.8), seed=1, vignette=0.0, bloom=0.0)


def _shadow(picture: np.ndarray, bare: np.ndarray) -> np.ndarray:
    """How much darker the wall is around the square than without it."""
    dark = np.clip(bare - picture, 0, 1).mean(2)
    dark[396:604, 296:504] = 0
    return dark


def test_a_shadow_grows_with_the_distance_between_sheets() -> None:
    bare = paint([_wall()], _look())
    near, far = (_shadow(paint([_wall(), _square(d)], _look()), bare) for d in (0.1, 0.4))
    assert (far > 0.02).sum() > 1.5 * (near > 0.02).sum() > 0
    assert near.max() > 0.1


def test_the_shadow_falls_away_from_the_light() -> None:
    dark = _shadow(paint([_wall(), _square(0.3)], _look()), paint([_wall()], _look()))
    assert dark[600:700, 300:500].mean() > 2 * dark[300:400, 300:500].mean()
    assert dark[400:600, 500:600].mean() > 2 * dark[400:600, 200:300].mean()


def test_one_sheet_shades_a_near_and_a_far_wall_differently() -> None:
    step = Layer("step", "place", 0.28, np.ones((600, 800, 4), np.float32), 0, 600)
    both = paint([_wall(), step, _square(0.36)], _look())
    dark = _shadow(both, paint([_wall(), step], _look()))
    right_far, right_near = dark[430:560, 504:640].mean(0), dark[604:640, 330:480].mean(1)
    assert (right_far > 0.02).sum() > 1.5 * (right_near > 0.02).sum()


def test_lift_is_measured_from_what_lies_below() -> None:
    low, high = (_shadow(paint([_wall(0.8), _square(0.0, lift=h)], _look()), paint([_wall(0.8)], _look())) for h in (4, 40))
    assert (high > 0.02).sum() > 1.5 * (low > 0.02).sum()


def test_a_nearer_sheet_hides_the_farther_one_and_not_its_neighbour() -> None:
    green = _square(0.6)
    green.pixels = np.broadcast_to(np.array([0.1, 0.6, 0.1, 1], np.float32), (200, 200, 4)).copy()
    green.left += 100
    picture = paint([_wall(), _square(0.3), green], _look())
    assert picture[500, 450, 1] > picture[500, 450, 0]
    assert picture[500, 330, 0] > picture[500, 330, 1]


def test_light_comes_through_tissue_and_hardly_through_card() -> None:
    lamp = Layer("sky", "sky", 0.0, np.ones((1200, 800, 4), np.float32))
    dark = Layer("sky", "sky", 0.0, np.concatenate([np.zeros((1200, 800, 3)), np.ones((1200, 800, 1))], -1).astype(np.float32))

    def difference(sheer: float) -> float:
        lit, unlit = (paint([back, _square(0.2, sheer=sheer)], _look())[480:520, 380:420].mean() for back in (lamp, dark))
        return float(lit - unlit)

    assert difference(0.9) > 3 * difference(0.1) > 0


def test_a_pen_shades_only_what_it_has_laid_before() -> None:
    alone, stacked = PaperPen(), PaperPen()
    stacked.rect(100, 100, 300, 300, "#ffffff")
    for pen in (alone, stacked):
        pen.rect(200, 200, 100, 100, "#ff0000")
    assert alone.pixels()[302:312, 200:300, 3].max() == 0  # no shadow in the empty air
    below = stacked.pixels()[302:308, 220:290, :3]
    assert below.mean() < 0.9 and stacked.pixels()[380, 380, :3].mean() > 0.97


def test_a_pierced_sheet_shows_what_is_behind_it() -> None:
    pen = PaperPen()
    pen.rect(0, 0, 200, 200, "#0000ff")
    with pen.cut():
        pen.rect(20, 20, 160, 160, "#ffffff")
        pen.erase(papercut_cuts.circle(100, 100, 40))
    pixels = pen.pixels()
    assert pixels[100, 100, 3] == 1 and pixels[100, 100, 2] > 0.6 > 0.2 > pixels[100, 100, 0]
    assert pixels[40, 40, :3].min() > 0.95


def test_what_lies_over_a_lit_window_hides_its_light() -> None:
    pen = PaperPen()
    assert pen.light_pixels() is None
    pen.lit("M0,0 h100 v100 h-100Z", "#ffee88")
    pen.rect(40, 0, 20, 100, "#222222")
    light = pen.light_pixels()
    assert light is not None
    assert light[50, 20, 3] == 1 and light[50, 50, 3] == 0


def test_windows_shine_on_the_card() -> None:
    def picture(lit: bool) -> np.ndarray:
        s = LightBox("lantern night", 2)
        s.back("dark", "dark")
        s.sheet("wall", lambda pen: (pen.rect(200, 400, 400, 400, "#303050"), pen.lit("M350,550 h100 v100 h-100Z", "#ffd070") if lit else None))
        return s.render()

    with_light, without = picture(True), picture(False)
    assert with_light[600, 400].mean() > without[600, 400].mean() + 0.3
    assert with_light[600, 480].mean() > without[600, 480].mean() + 0.02  # and on the wall beside it


def test_verbs_of_the_box_lay_sheets() -> None:
    s = LightBox("paper sea", 5)
    s.sky()
    s.stars(20)
    s.moon(600, 200, 60, phase=0.3)
    s.sun(200, 200, 50)
    s.puffs([(300, 300, 200)], threads=True)
    for i, cut in enumerate(papercut_cuts.EDGES):
        s.ridge(500 + 20 * i, cut=cut, depth=0.3 + 0.02 * i, name=cut)
    for kind in FRAMES:
        s.frame(kind)
    s.rain(10)
    s.snow(10)
    s.confetti(count=10)
    names = {layer.name for layer in s.layers}
    assert {"moon", "sun", "stars", "cloud", "thread", "rain", "snow 0", "confetti", "lamp", *papercut_cuts.EDGES} <= names
    assert {f"frame {kind}" for kind in FRAMES} <= names
    assert s.has_moon


def test_there_is_enough_to_paint_with() -> None:
    assert len(PAPERS) >= 10 and all(p.name in PALETTES for p in PAPERS)
    assert PAPER_MOTIFS and PAPER_STAGES


@pytest.mark.parametrize("name", PAPER_STAGES)
def test_stages_of_paper_stand_in_their_box(name: str) -> None:
    s = LightBox("kitchen morning", 1)
    placed = s.stage(name)
    depths = [layer.depth for layer in placed.layers if layer.material == "place"]
    assert len(depths) >= 4 and max(depths) - min(depths) > 0.3
    for spot in placed.anchors.values():
        assert -100 < spot[0] < 900 and -100 < spot[1] < 1300


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    folder = tmp_path / "boxes"
    folder.mkdir()
    says = ", ".join(f'"thought {i}"' for i in range(12))
    for i, (name, composition) in enumerate((("one", "left"), ("two", "right"))):
        text = SCRIPT.format(id=f"aaaaa{i}", title=name, y=900 + 20 * i, says=says, composition=composition)
        (folder / f"{name}.py").write_text(text)
    (folder / "_deck.json").write_text(json.dumps({"title": {"en": "Boxes"}, "medium": "papercut"}))
    return folder


def test_same_script_same_pixels(scripts: Path) -> None:
    one, two = (load_script(scripts / "one.py").scene().render() for _ in range(2))
    assert np.array_equal(one, two)


def test_a_deck_in_progress_can_be_checked(scripts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "out"
    assert render_deck(str(scripts), out, only=["one"], tell=lambda _text: None) == []
    assert main(["check", str(scripts), "--out", str(out)]) == 0
    assert "1 cards" in capsys.readouterr().out
    assert render_deck(str(scripts), out, only=["two"], tell=lambda _text: None) == []
    records = json.loads((out / "records.json").read_text())
    assert {r["medium"] for r in records.values()} == {"papercut"}
    assert main(["check", str(scripts), "--out", str(out)]) == 1  # two satchels before one hill
    assert "same" in capsys.readouterr().out


def test_a_card_of_the_deck_sets_its_scene() -> None:
    """That every one of them does is seen where they are painted (test_painted_decks.py)."""
    record = load_script(script_files("memories")[0]).scene("memories").record
    assert record.medium == "papercut" and record.palette in {p.name for p in PAPERS}
    assert record.subjects() and record.relation and 12 <= len(record.associations) <= 60
