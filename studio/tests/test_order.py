"""The studio keeps its own order: no module knows one that knows it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

STUDIO = Path(__file__).resolve().parents[1]


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=root,
        env={"PYTHONPATH": str(root / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


def test_the_order_holds() -> None:
    result = lint_imports(STUDIO)
    assert result.returncode == 0, result.stdout + result.stderr


@pytest.mark.parametrize("guard", ["", "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    "])
def test_a_planted_circle_is_found_also_where_only_types_go_round(
    tmp_path: Path, guard: str
) -> None:
    shutil.copytree(STUDIO / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(STUDIO / "pyproject.toml", tmp_path)
    planted = tmp_path / "src/reverie_studio/colour.py"
    planted.write_text(
        f"{planted.read_text(encoding='utf-8')}\n{guard}import reverie_studio.scene\n",
        encoding="utf-8",
    )
    result = lint_imports(tmp_path)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "No cycles are allowed in reverie_studio." in result.stdout
