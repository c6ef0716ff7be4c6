"""What a card is made of, read from scripts without running them."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import reverie_studio.sculpt
import reverie_studio.stages
from reverie_studio.cli import main
from reverie_studio.counting import Count
from reverie_studio.deck import SCRIPTS

STAGE_FILES = Path(reverie_studio.stages.__file__).parent
SCULPT_FILES = Path(reverie_studio.sculpt.__file__).parent
SCRIPT = '''"""A card."""


def _teapot(pen):
    pen.fill("M0 0")


def paint(s):
    s.stage("sea")
    s.put("fox", at=(1, 2), label="elephant")
    for name in ("lantern", "nothing known"):
        s.put(name, at=(3, 4))
    s.draw(lambda pen: pen.fill("M0 0"), name="small umbrella")
    s.draw(_teapot, name="the pot")
    s.describe("giraffe")
    s.says("hare", "squirrel")
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
    assert set(count.motifs) == {"fox", "lantern"}
    assert set(count.stages) == {"sea"}
    assert {"elephant", "giraffe", "hare", "squirrel", "umbrella", "teapot"} <= set(count.unused_motifs())
    assert dict(count.drawn_again) == {"teapot": 1, "umbrella": 1}


def test_the_command_counts(script: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["count", str(script.parent), "--names"]) == 0
    told = capsys.readouterr().out
    assert "cards: 1; lines 16" in told
    assert "on a card 2;" in told
    assert "teapot 1" in told


def test_what_no_card_uses_is_gone() -> None:
    """A motif, a stage: there because some card of the shelf needs it, or a stage that a card needs."""
    every = Count.of(sorted(SCRIPTS.glob("*/*.py")))
    stages = "".join(file.read_text("utf-8") for file in STAGE_FILES.glob("*.py"))
    assert [motif for motif in every.unused_motifs() if f'"{motif}"' not in stages] == []
    assert every.unused_stages() == []


def test_what_no_card_is_sculpted_with_is_gone() -> None:
    """A body, a beast, a gouge's mark: somebody names it besides itself, or it is only there to be read."""
    bodies = sorted(SCULPT_FILES.glob("*.py"))
    source = SCULPT_FILES.parent
    files = [file for folder in (source, SCRIPTS, Path(__file__).parent) for file in sorted(folder.rglob("*.py"))]
    named = Counter(word for file in files for word in re.findall(r"\w+", file.read_text("utf-8")))
    made = [(file.stem, node.name) for file in bodies for node in ast.parse(file.read_text("utf-8")).body
            if isinstance(node, ast.FunctionDef | ast.ClassDef)]  # fmt: skip
    assert len(made) > 500
    assert [one for one in made if named[one[1]] == 1] == []
