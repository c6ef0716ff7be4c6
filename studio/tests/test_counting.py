"""What a card is made of, read from scripts without running them."""

from __future__ import annotations

from pathlib import Path

import pytest

from reverie_studio.cli import main
from reverie_studio.counting import Count

SCRIPT = '''"""A card."""


def _teapot(pen):
    pen.fill("M0 0")


def paint(s):
    s.stage("meadow")
    s.put("fox", at=(1, 2), label="owl")
    for name in ("kite", "nothing known"):
        s.put(name, at=(3, 4))
    s.draw(lambda pen: pen.fill("M0 0"), name="small umbrella")
    s.draw(_teapot, name="the pot")
    s.describe("whale")
    s.says("hare", "hen")
'''


@pytest.fixture
def script(tmp_path: Path) -> Path:
    file = tmp_path / "trial" / "one.py"
    file.parent.mkdir()
    file.write_text(SCRIPT)
    return file


def test_what_is_put_counts_and_what_is_only_said_does_not(script: Path) -> None:
    count = Count.of([script])
    assert count.lines == {"trial/one": 16}
    assert set(count.motifs) == {"fox", "kite"}
    assert set(count.stages) == {"meadow"}
    assert {"owl", "whale", "hare", "hen", "umbrella", "teapot"} <= set(count.unused_motifs())
    assert dict(count.drawn_again) == {"teapot": 1, "umbrella": 1}


def test_the_command_counts(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count", str(script.parent), "--names"]) == 0
    told = capsys.readouterr().out
    assert "cards: 1; lines 16" in told
    assert "on a card 2;" in told
    assert "teapot 1" in told
