"""A scene puts things where it is told, remembers them, and always paints the same picture."""

from __future__ import annotations

import cv2
import numpy as np
import pytest

pytest.importorskip("skia")

from reverie_studio.engine import land, sky
from reverie_studio.media import find_finish
from reverie_studio.relations import RELATIONS
from reverie_studio.scene import CardScript, Scene, card
from reverie_studio.stages import STAGES, find_stage


@card(id="tst001", title="Trial", seed=4, palette="plum", light=(0.6, -0.8))
def trial(s: Scene) -> None:
    """A bit of everything."""
    place = s.stage("sea", shore=True)
    s.moon(600, 200, 60)
    cup = s.put("teacup", at=place["middle"], scale=2, role="subject", reflect=0.5)
    who = s.figure(at=place["shore"], age="adult", view="back", height=120, role="witness")
    s.put("teacup", on=who["hand_right"], by="top", scale=0.2, role="accent")
    s.draw(lambda pen: pen.line(100, 100, 300, 120, "#ffffff", 3), name="string")
    with s.inside("M40,40h120v160h-120z"):
        s.sky()
        s.hills(150, 20, 80, "accent")
    s.rain(40)
    s.relate(cup, "floats above", place)


def test_same_card_same_pixels() -> None:
    one, two = trial.scene().render(), trial.scene().render()
    assert one.shape == (1200, 800, 3) and one.dtype == np.float32
    assert one.min() >= 0 and one.max() <= 1
    assert cv2.getNumThreads() == 1
    assert np.array_equal(one, two), float(np.abs(one - two).max())


def test_the_record_is_written_by_what_is_drawn() -> None:
    s = trial.scene("base")
    record = s.record
    assert (record.id, record.deck, record.stage) == ("tst001", "base", "sea")
    assert record.place == "the open sea"
    assert [m.name for m in record.subjects()] == ["teacup"]
    witness = record.witnesses()[0]
    assert witness.details["age"] == "adult" and witness.box[3] - witness.box[1] > 100
    assert record.relation == [{"subject": "teacup", "relation": "floats above", "object": "sea"}]
    assert record.witness and s.has_moon
    assert record.subjects()[0].size > 0.1


def test_adding_a_thing_leaves_the_others_alone() -> None:
    def grass(extra: bool) -> np.ndarray:
        s = Scene("moss", 9)
        if extra:
            s.put("teacup", at=(400, 600))
        s.grass(900)
        pixels = s.layers[-1].pixels
        assert pixels is not None
        return pixels

    assert np.array_equal(grass(True), grass(False))


def test_anchors_follow_scale_turn_and_flip() -> None:
    s = Scene("moss", 1)
    straight = s.put("teacup", at=(400, 600))["handle"]
    flipped = s.put("teacup", at=(400, 600), flip=True)["handle"]
    bigger = s.put("teacup", at=(400, 600), scale=2)["handle"]
    assert flipped == pytest.approx((800 - straight[0], straight[1]))
    assert bigger[0] - 400 == pytest.approx(2 * (straight[0] - 400))
    hung = s.put("teacup", on=(200, 300), by="handle", turn=30)
    assert hung["handle"] == pytest.approx((200, 300))


def test_planes_and_behind() -> None:
    s = Scene("night", 1)
    s.stage("beach")
    s.moon()
    assert next(layer for layer in s.layers if layer.name == "moon").plane == "sky"
    s.put("teacup", at=(400, 1000), behind="dune")
    names = [layer.name for layer in s.layers]
    assert names.index("teacup") == names.index("dune") - 1
    with pytest.raises(KeyError, match="dune"):
        s.put("teacup", at=(400, 1000), behind="cellar")


def test_mistakes_are_refused_with_a_hint() -> None:
    s = Scene("night", 1)
    with pytest.raises(KeyError, match="no stage"):
        s.stage("rooftop garden on mars")
    with pytest.raises(TypeError, match="no knob wings"):
        s.stage("sea", wings=3)
    with pytest.raises(ValueError, match="not on the card"):
        s.put("teacup", at=(4000, 600))
    with pytest.raises(ValueError, match="role"):
        s.put("teacup", at=(400, 600), role="hero")
    with pytest.raises(KeyError, match="no relation"):
        s.relate("a", "sits vaguely near", "b")
    with pytest.raises(ValueError, match="composition"):
        s.about(composition="wonky")
    with pytest.raises(ValueError, match="six"):
        card(id="TOO-LONG", title="x")
    with pytest.raises(KeyError, match="no finish"):
        find_finish("crayon on velvet")


def test_there_are_enough_places_and_relations() -> None:
    assert len(STAGES) >= 12 and len(RELATIONS) >= 12
    assert find_stage("open_sea").name == "sea"


@pytest.fixture
def bare_sky(monkeypatch: pytest.MonkeyPatch) -> None:
    """Skies and slopes cost most of a stage's time and are the same for all of them."""
    plain = np.full((1200, 800, 3), 0.5, np.float32)
    monkeypatch.setattr(sky, "graded", lambda *args, **options: plain)
    empty = np.zeros((1200, 800, 4), np.float32)
    monkeypatch.setattr(sky, "clouds", lambda *args, **options: empty)
    slope = np.full((1200, 800, 4), 0.5, np.float32)
    monkeypatch.setattr(land, "hill_sheet", lambda *args, **options: slope)


@pytest.mark.usefixtures("bare_sky")
@pytest.mark.parametrize("name", sorted(STAGES))
def test_every_stage_sets_its_scene(name: str) -> None:
    s = Scene("coral", 2)
    place = s.stage(name)
    assert len(s.layers) >= 3
    assert len(place.anchors) >= 4
    for spot, (x, y) in place.anchors.items():
        assert 0 <= x <= 800 and 0 <= y <= 1200, spot
    if place.ground is not None:
        assert 0 < place.ground(400) <= 1200
    assert s.record.place and s.record.view


@pytest.mark.parametrize("name", sorted(RELATIONS))
def test_every_relation_proposes_a_place(name: str) -> None:
    x, y = RELATIONS[name].place((200, 400, 600, 800))
    assert 0 <= x <= 800 and 0 <= y <= 1200
    assert RELATIONS[name].about


def test_a_script_is_a_card() -> None:
    assert isinstance(trial, CardScript)
