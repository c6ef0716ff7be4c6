"""The house keeps its own order: layers, names, documents."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import rule_table  # noqa: E402

EXPECTED = {
    *(f"S{i}" for i in range(1, 5)),
    *(f"C{i}" for i in range(1, 21)),
    *(f"O{i}" for i in range(1, 10)),
    *(f"P{i}" for i in range(1, 11)),
    *(f"T{i}" for i in range(1, 10)),
    *(f"X{i}" for i in range(1, 6)),
    *(f"H{i}" for i in range(1, 13)),
}


def test_the_documents_tell_every_rule_and_no_other() -> None:
    assert rule_table.rules() == EXPECTED


def test_every_rule_has_a_test_and_every_test_names_a_rule_that_exists() -> None:
    assert set(rule_table.proofs()) == EXPECTED


def test_the_table_of_proofs_is_up_to_date() -> None:
    assert rule_table.TABLE.read_text(encoding="utf-8") == rule_table.table(), "run `make golden`"


def test_only_one_file_of_the_rules_names_a_game() -> None:
    names = re.compile(r"\b(classic|odyssey|party|teams)\b", re.IGNORECASE)
    naming = {
        path.name
        for path in (ROOT / "src/reverie/rules").rglob("*.py")
        if names.search(path.read_text(encoding="utf-8"))
    }
    assert naming == {"variants.py"}


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [Path(sys.executable).parent / "lint-imports", "--no-cache"],
        cwd=root,
        env={"PYTHONPATH": str(root / "src"), "PATH": ""},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("rules/turns.py", "import random"),
        ("rules/views.py", "import reverie.bots"),
        ("bots/random.py", "import reverie.rules.game"),
        ("bots/random.py", "import reverie.rules.perspective"),
        ("decks/shelf.py", "import reverie.adapters"),
        ("adapters/narrator.py", "import reverie.cli"),
        ("cli/play.py", "import reverie.studio"),
    ],
)
def test_a_planted_violation_breaks_the_layers(tmp_path: Path, where: str, line: str) -> None:
    shutil.copytree(
        ROOT / "src/reverie",
        tmp_path / "src/reverie",
        ignore=shutil.ignore_patterns("__pycache__", "cards"),
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    planted = tmp_path / "src/reverie" / where
    planted.write_text(planted.read_text(encoding="utf-8") + f"\n{line}\n", encoding="utf-8")
    result = lint_imports(tmp_path)
    assert result.returncode == 1, result.stdout + result.stderr
    assert "BROKEN" in result.stdout


def test_the_layers_hold() -> None:
    result = lint_imports(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


def test_no_file_names_a_registry_or_this_machine() -> None:
    hosts = re.compile(r"https?://[^\s\"']*(pypi|registry\.npmjs|pythonhosted)[^\s\"']*")
    for path in [*ROOT.glob("requirements/*.txt"), ROOT / "pyproject.toml", ROOT / "Makefile"]:
        assert not hosts.search(path.read_text(encoding="utf-8")), path
