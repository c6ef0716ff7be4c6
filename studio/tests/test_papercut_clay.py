"""Bodies of clay as paper: sheets far to near with clean outlines, each part there, lit from where the light is."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest

pytest.importorskip("skia")

from reverie_studio.colour import luminance
from reverie_studio.engine.clay import Clay, Lamp
from reverie_studio.engine.clay_parts import eyes_seen, gaze, parts_of, patch, turning
from reverie_studio.finishes.papercut_clay import paper_at
from reverie_studio.finishes.papercut_flaps import TEXTURES, Lie, fringe, rows
from reverie_studio.finishes.papercut_relief import (
    LEAST,
    Manner,
    Relief,
    cut_relief,
    stacked_wrongly,
)
from reverie_studio.finishes.papercut_scene import LightBox
from reverie_studio.sculpt.beast_heads import fox_face
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.heads import head

LEFT, RIGHT = [Lamp(-0.8, -0.3, 0.5)], [Lamp(0.8, -0.3, 0.5)]
PAPERS = ("", "ear", "nose")


def _fox() -> Clay:
    return fox_face().turned(at=(400, 500, 0), scale=1.2, yaw=-20)


def _relief(lamps: list[Lamp] = LEFT, body: Clay | None = None, papers: tuple[str, ...] = PAPERS) -> Relief:
    made = _fox() if body is None else body
    return cut_relief(made, made.see(lamps, 0.1, 1.0, rays=20_000), papers, Manner())


def _lit_side(made: Relief) -> float:
    """Where the terraces of its largest piece lie: below 0 on the left of it, above on the right."""
    own = [s for s in made.sheets if s.part == "" and s.level >= 0]
    middle = [float(np.nonzero(s.region)[1].mean()) for s in own]
    return float(np.mean(middle[1:]) - middle[0])


def _box(body: Clay | None = None, back: str = "#f0d8a8", **how: object) -> LightBox:
    s = LightBox("lantern night", 4, (-0.6, -0.7))
    s.back(back, back)
    fox = s.clay(body or _fox(), {"": "#c8703a", "ear": "#a85a30", "nose": "#2a2024"}, name="fox", role="subject", rays=20_000, **how)
    s.eyes(fox, iris="#d9a23a")
    return s


def test_same_body_same_pixels() -> None:
    one, two = (_box(texture="fur").render() for _ in range(2))
    assert np.array_equal(one, two)


def test_sheets_lie_far_to_near() -> None:
    made = _relief()
    assert stacked_wrongly(made.sheets) == []
    lowest = replace(made.sheets[-1], height=0.0)  # a fault is found
    assert stacked_wrongly([*made.sheets[:-1], lowest]) != []


def test_each_part_has_a_sheet_and_the_largest_one_has_terraces() -> None:
    made = _relief()
    assert {sheet.part for sheet in made.sheets} == set(PAPERS)
    assert max(sheet.level for sheet in made.sheets if sheet.part == "") >= 3
    assert made.sheets[0].level == -1 and made.sheets[0].height == 0


def test_outlines_are_smooth() -> None:
    turns = np.concatenate([turning(loop.points) for sheet in _relief().sheets for loop in sheet.loops])
    assert np.quantile(turns, 0.95) < 32 and np.mean(turns > 60) < 0.012  # the tip of an ear may be sharp
    stairs = np.array([(i // 2 * 3.0, (i + 1) // 2 * 3.0) for i in range(40)])
    assert np.mean(turning(stairs) > 60) > 0.5  # what a knife does not do


def test_no_sheet_is_smaller_than_a_knife_can_cut() -> None:
    made = _relief()
    assert all(loop.area >= LEAST for sheet in made.sheets for loop in sheet.loops)
    speck = Clay().ball(400, 500, 0, 60).ball(400, 500, 58, 4, melt=0.1, part="speck")
    assert "speck" not in {sheet.part for sheet in _relief(body=speck, papers=("", "speck")).sheets}


def test_light_sheets_lie_where_the_light_is() -> None:
    assert _lit_side(_relief(LEFT)) < -5
    assert _lit_side(_relief(RIGHT)) > 5  # light from the other side is told apart


def test_papers_grow_lighter_towards_the_lamp() -> None:
    tones = [luminance(paper_at("#8a6a5a", t, "#101428", "#ffd890")) for t in np.linspace(0, 1, 6)]
    assert tones == sorted(tones) and tones[-1] - tones[0] > 0.2


@pytest.mark.parametrize("front", ["red", "blue"])
def test_what_is_nearer_is_laid_later(front: str) -> None:
    z = 60 if front == "blue" else -60
    body = Clay().ball(380, 500, 0, 70, part="red", melt=1).ball(430, 500, z, 70, part="blue", melt=1)
    made = _relief(body=body, papers=("", "red", "blue"))
    assert [s.part for s in made.sheets if s.level == 0][-1] == front


def test_fingers_are_pieces_of_their_own() -> None:
    made = _relief(body=hand("open").turned(at=(400, 700, 0), scale=2.0), papers=("", "index", "thumb"))
    assert {"index", "thumb"} <= {s.part for s in made.sheets}


def test_a_patch_is_a_part_that_turns_along() -> None:
    ball = patch(Clay().ball(0, 0, 0, 100), "spot", [(0, 0, 100, 40)])
    front, away = (ball.turned(at=(400, 600, 0), scale=1.5, yaw=turn) for turn in (30, 170))
    seen = front.see(LEFT, rays=8_000)
    spot = parts_of(front, seen)["spot"]
    middle = np.nonzero(spot)[1].mean() * seen.step + seen.left
    assert middle == pytest.approx(400 + 150 * np.sin(np.radians(30)), abs=8)
    assert "spot" not in parts_of(away, away.see(LEFT, rays=8_000))


def test_only_eyes_that_are_seen_are_laid() -> None:
    face = head(lids=0.9).turned(at=(400, 500, 0), scale=2)
    assert sorted(eyes_seen(face)) == ["left", "right"]
    assert len(eyes_seen(head(lids=0.9).turned(at=(400, 500, 0), scale=2, yaw=58))) == 1
    assert eyes_seen(head(lids=0.9).turned(at=(400, 500, 0), scale=2, yaw=180)) == []
    eye = gaze(face, "left")
    assert eye.size == pytest.approx(14, abs=3)
    assert all(min(p[1] for p in eye.upper) - 1 <= y <= max(p[1] for p in eye.lower) + 1 for _, y in eye.seen_part)


def test_a_gaze_has_a_light_and_goes_where_it_looks() -> None:
    s = _box()
    assert sum(layer.name == "fox eye" for layer in s.layers) == 2
    assert any(layer.name == "fox eye light" for layer in s.layers)


def test_fur_lies_away_from_the_nose_and_leaves_lit_planes_bare() -> None:
    made = _relief()
    nose = _fox().curve("nose")[0]
    lie = Lie(made.seen, nose)
    rng = np.random.default_rng(1)
    sheet = made.sheets[1]
    flaps = fringe(sheet.loops, lie, TEXTURES["fur"], 1.0, rng)
    way = [np.cos(np.radians(f.turn)) * (f.x - nose[0]) + np.sin(np.radians(f.turn)) * (f.y - nose[1]) for f in flaps]
    assert len(flaps) > 10 and np.mean(np.array(way) > 0) > 0.9
    there = made.seen.lump >= 0
    some, none = (rows(there, np.full_like(made.tone, tone), lie, TEXTURES["fur"], 1.0, rng) for tone in (0.3, 1.0))
    assert len(some) > 10 and none == []


@pytest.mark.parametrize("texture", sorted(TEXTURES))
def test_every_texture_can_be_cut(texture: str) -> None:
    assert _box(texture=texture).layers


def test_a_lamp_behind_leaves_a_rim_on_its_side() -> None:
    plain, lit = (_box(rim=rim).render() for rim in (None, (700.0, 500.0)))
    brighter = np.clip(lit - plain, 0, 1).sum(2)
    assert brighter[:, 400:].sum() > 2 * brighter[:, :400].sum() > 0


def test_thin_parts_let_the_light_through() -> None:
    def difference(sheer: dict[str, float]) -> float:
        values = []
        for back in ("#fff6e0", "#101018"):
            s = _box(sheer=sheer, back=back)
            ear = next(layer for layer in s.layers if layer.name.startswith("fox ear"))
            x, y = int(sum(ear.box[::2]) / 2), int(sum(ear.box[1::2]) / 2)
            values.append(float(s.render()[y - 20 : y + 20, x - 12 : x + 12].mean()))
        return values[0] - values[1]

    assert difference({"ear": 0.9}) > 2 * difference({})


def test_a_body_needs_a_paper_for_its_rest() -> None:
    s = LightBox("lantern night", 1)
    with pytest.raises(ValueError, match="rest"):
        s.clay(_fox(), {"ear": "#ffffff"}, name="fox")
    with pytest.raises(ValueError, match="nothing"):
        s.clay(_fox().turned(at=(3000, 0, 0)), "#ffffff", name="fox")
