"""`studio check` passes a sound deck and names every planted defect."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import numpy as np
import pytest

from reverie_studio.cli import main
from reverie_studio.deck import deck_limit
from reverie_studio.qa import check_deck
from reverie_studio.record import Record
from small_decks import drawn

Spoil = Callable[[list[Record], list[np.ndarray]], None]


def failures(folder: Path) -> set[str]:
    """The rules that are broken."""
    return {f.rule for f in check_deck(folder) if f.level == "fail"}


def test_a_sound_deck_passes(make_deck: Callable[..., Path]) -> None:
    assert failures(make_deck(12)) == set()


def same_picture(records: list[Record], pictures: list[np.ndarray]) -> None:
    pictures[1] = np.clip(pictures[0] * 0.97 + 0.01, 0, 1)


def same_idea(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[1].motifs[0].name = records[0].motifs[0].name
    records[1].relation, records[1].place = records[0].relation, records[0].place


def same_things(records: list[Record], pictures: list[np.ndarray]) -> None:
    for record in records[:2]:
        record.motifs += [drawn(n, "prop", (10, 10, 90, 90)) for n in ("key", "lamp", "kite")]


def too_many_moons(records: list[Record], pictures: list[np.ndarray]) -> None:
    for record in records[:3]:
        record.moon = True


def too_many_children(records: list[Record], pictures: list[np.ndarray]) -> None:
    for record in records[:5]:
        record.motifs[1].details = {"age": "child"}


def too_central(records: list[Record], pictures: list[np.ndarray]) -> None:
    for record in records[:6]:
        record.composition = "centred"


def same_subject(records: list[Record], pictures: list[np.ndarray]) -> None:
    for record in records[:4]:
        record.motifs[0].name = "fox"


def no_description(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[2].description = ""


def few_thoughts(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[2].associations = ["only one"]


def tiny_witness(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[3].motifs[1].box = (600, 1000, 620, 1050)


def small_subject(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[3].motifs[0].box = (100, 100, 200, 200)


def huge_subject(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[3].motifs[0].ink = 0.8
    records[3].view = "far"


def no_subject(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[3].motifs[0].role = "prop"


def no_relation(records: list[Record], pictures: list[np.ndarray]) -> None:
    records[3].relation = []


@pytest.mark.parametrize(
    ("spoil", "rule"),
    [
        (same_picture, "near-duplicate"),
        (same_idea, "repeated idea"),
        (same_things, "motif overlap"),
        (too_many_moons, "moon limit"),
        (too_many_children, "child as witness limit"),
        (too_central, "centred composition limit"),
        (same_subject, "subject limit"),
        (no_description, "description"),
        (few_thoughts, "associations"),
        (tiny_witness, "witness size"),
        (small_subject, "subject size"),
        (huge_subject, "subject size"),
        (no_subject, "subject"),
        (no_relation, "relation"),
    ],
)
def test_planted_defects_are_found(make_deck: Callable[..., Path], spoil: Spoil, rule: str) -> None:
    assert failures(make_deck(8, spoil)) == {rule}


@pytest.mark.parametrize(("view", "ink", "wrong"), [("near, at the paw", 0.8, False), ("through a gate", 0.8, False),
                                                    ("near", 0.9, True), ("far", 0.8, True)])  # fmt: skip
def test_what_we_stand_close_to_may_fill_more_of_the_card(
    make_deck: Callable[..., Path], view: str, ink: float, wrong: bool
) -> None:
    def spoil(records: list[Record], pictures: list[np.ndarray]) -> None:
        records[3].motifs[0].ink = ink
        records[3].view = view

    assert failures(make_deck(8, spoil)) == ({"subject size"} if wrong else set())


def test_threads_may_weigh_more_than_paint_also_as_a_deck() -> None:
    assert deck_limit({"gouache"}) < deck_limit({"gouache", "embroidery"}) == deck_limit({"scratchboard"})


def test_stages_and_palettes_are_limited(make_deck: Callable[..., Path]) -> None:
    def spoil(records: list[Record], pictures: list[np.ndarray]) -> None:
        for record in records:
            record.stage, record.palette = "attic", "candle"

    assert failures(make_deck(13, spoil)) == {"stage limit", "palette limit"}


def test_files_are_looked_at(make_deck: Callable[..., Path]) -> None:
    out = make_deck(4)
    (out / "pictures" / "card00.webp").unlink()
    (out / "pictures" / "card01.webp").write_bytes(b"x" * 250_000)
    assert failures(out) >= {"pictures", "pictures weight"}
    (out / "deck.json").unlink()
    assert "deck.json" in failures(out)


def test_the_command_reports_and_fails(
    make_deck: Callable[..., Path], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = make_deck(8, tiny_witness)
    scripts = str(tmp_path / "scripts" / "trial")
    assert main(["check", scripts, "--out", str(out)]) == 1
    assert "witness size: 50 px tall" in capsys.readouterr().out
    assert main(["check", scripts, "--out", str(make_deck(8))]) == 0
