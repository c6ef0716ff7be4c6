"""A camera sets things in space: what is far is small and near the horizon, and something may stand before us."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

pytest.importorskip("skia")

from reverie_studio.camera import VIEWS, find_view
from reverie_studio.depth import FOREGROUNDS
from reverie_studio.finishes.papercut_scene import LightBox
from reverie_studio.pen import Pen
from reverie_studio.places import find_stage
from reverie_studio.scene import CardScript, Scene, card


@pytest.mark.parametrize("view", VIEWS)
def test_what_is_farther_is_smaller_and_nearer_to_the_horizon(view: str) -> None:
    camera = find_view(view)
    spots = [camera.see(0, 0, z) for z in (12, 24, 48, 5000)]
    assert [s.scale for s in spots] == sorted((s.scale for s in spots), reverse=True)
    assert [s.depth for s in spots] == sorted((s.depth for s in spots), reverse=True)
    away = [abs(s.at[1] - camera.horizon) for s in spots]
    assert away == sorted(away, reverse=True) and away[-1] < 30


def test_from_below_the_horizon_sinks_and_from_above_it_rises() -> None:
    low, level, high = (find_view(v).horizon for v in ("below", "eye level", "above"))
    assert low > level > high
    assert find_view("bird").tilt > find_view("above").tilt > find_view("eye level").tilt


def test_the_way_back_to_the_ground() -> None:
    camera = find_view("above", eye=5, roll=0)
    x, y = camera.see(1.5, 0, 9).at
    assert camera.ground(y, x) == pytest.approx((1.5, 9), abs=1e-3)
    with pytest.raises(ValueError, match="no ground"):
        camera.ground(camera.horizon - 10)
    with pytest.raises(ValueError, match="behind the camera"):
        camera.see(0, 0, -30)
    with pytest.raises(KeyError, match="eye level"):
        find_view("sideways")


@pytest.mark.parametrize("scene", [Scene, LightBox])
def test_figures_stand_in_depth_on_a_drawn_ground(scene: type[Scene]) -> None:
    s = scene("dawn" if scene is Scene else "lantern night", 3)
    s.camera("above")
    for kind in ("plain", "boards", "tiles", "rows", "path"):
        s.ground(kind=kind, name=kind)
    s.plane("wall", [(-3, 0, 9), (3, 0, 9), (3, 3, 9), (-3, 3, 9)], "stone")
    near, far = s.at(-1, 0, 7), s.at(1, 0, 14)
    big = s.figure(near.at, height=near.px(1.7), depth=near.depth, role="subject")
    small = s.figure(far.at, height=far.px(1.7), depth=far.depth, role="witness")
    assert big.height > 1.5 * small.height and big["bottom"][1] > small["bottom"][1]
    assert s.record.view == "from above" and s.look.tilt > 0.5
    grounds = [layer for layer in s.layers if layer.material == "land"]
    assert len(grounds) >= 5
    assert all(layer.box[1] >= s.seen.horizon - 3 for layer in grounds)


@pytest.mark.parametrize("kind", FOREGROUNDS)
def test_something_stands_in_our_way_but_not_before_everything(kind: str) -> None:
    s = Scene("moss", 2)
    s.foreground(kind, side="both")
    layer = s.layers[-1]
    cover = layer.full()[..., 3]
    assert layer.plane == "front" and 0.03 < cover.mean() < 0.75
    one = Scene("moss", 2)
    one.foreground(kind, side="right")
    weight = one.layers[-1].full()[..., 3]
    if kind not in ("grass", "window"):
        assert weight[:, 400:].mean() > weight[:, :400].mean()
    with pytest.raises(KeyError, match="branches"):
        s.foreground("submarine")


BOOT = """<svg xmlns="http://www.w3.org/2000/svg"><title>boot</title>
<g id="leg" transform="translate(10,0)">
  <polyline class="grain" points="0,0 0,90"/>
  <path id="shaft" class="leather" style="fill:#3a2418" d="M0,0H40V80H0Z"/>
  <rect class="accent" fill="#000000" x="0" y="60" width="40" height="12" stroke="none"/>
</g>
<circle cx="100" cy="100" r="8" fill="none" stroke="#ffffff" stroke-width="2px"/></svg>"""


def booted(folder: Path) -> CardScript:
    (folder / "boot.svg").write_text(BOOT, "utf-8")
    script = folder / "boot.py"
    script.write_text(
        "from reverie_studio.scene import card\n"
        "@card(id='boot01', title='Boot', palette='moss')\n"
        "def paint(s):\n    s.draw(lambda pen: pen.svg('boot', leather='#884422'), name='boot', role='subject')\n",
        "utf-8",
    )
    space: dict[str, object] = {}
    exec(compile(script.read_text("utf-8"), str(script), "exec"), space)
    found = space["paint"]
    assert isinstance(found, CardScript)
    return found


def test_a_drawing_beside_the_card_wears_the_cards_colours(tmp_path: Path) -> None:
    s = booted(tmp_path).scene("trial")
    sheet = s.layers[-1].full()
    assert sheet[30, 30, :3] == pytest.approx([0x88 / 255, 0x44 / 255, 0x22 / 255], abs=0.01)
    pen = Pen()
    pen.rect(0, 0, 9, 9, s.palette.accent)
    assert np.allclose(sheet[66, 30, :3], pen.pixels()[4, 4, :3], atol=0.01)
    assert sheet[100, 100, 3] == 0 and sheet[100, 92, 3] > 0.5
    shaft = next(shape for shape in s.layers[-1].shapes if shape.name == "shaft")
    assert shaft.grain == (((10.0, 0.0), (10.0, 90.0)),)


def test_a_missing_drawing_names_those_there_are(tmp_path: Path) -> None:
    s = booted(tmp_path).scene("trial")
    with pytest.raises(FileNotFoundError, match="there are: boot"):
        s.pen().svg("shoe")
    with pytest.raises(FileNotFoundError, match="belongs to no card"):
        Pen().svg("boot")


def test_a_scene_finds_its_stages_without_knowing_them() -> None:
    assert find_stage("open_sea").name == "sea"

    @card(id="stg001", title="Stage")
    def paint(s: Scene) -> None:
        s.stage("meadow")

    assert paint.scene().record.stage == "meadow"


@pytest.mark.parametrize(("medium", "crisp"), [("papercut", True), ("watercolour", False), ("gouache", False)])
def test_a_foreground_is_as_soft_as_its_medium_can_be(medium: str, crisp: bool) -> None:
    s = Scene("dawn", 3, medium=medium)
    s.foreground("doorway", amount=0.4)
    pixels = s.layers[-1].pixels
    assert pixels is not None
    half = ((pixels[..., 3] > 0.05) & (pixels[..., 3] < 0.95)).mean()
    assert bool(half < 0.002) is crisp
