"""The house keeps its own order: layers, names, documents."""

import ast
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PINS = [
    *ROOT.glob("requirements/*.txt"),
    ROOT / "studio" / "requirements.txt",
    ROOT / "pyproject.toml",
    ROOT / "studio" / "pyproject.toml",
]
sys.path.insert(0, str(ROOT / "tools"))

import rule_table  # noqa: E402
from reverie.rules.variants import VARIANTS  # noqa: E402

EXPECTED = {
    *(f"S{i}" for i in range(1, 5)),
    *(f"C{i}" for i in range(1, 21)),
    *(f"O{i}" for i in range(1, 10)),
    *(f"P{i}" for i in range(1, 11)),
    *(f"T{i}" for i in range(1, 10)),
    *(f"X{i}" for i in range(1, 6)),
    *(f"H{i}" for i in range(1, 14)),
}


def test_the_documents_tell_every_rule_and_no_other() -> None:
    assert rule_table.rules() == EXPECTED


def test_every_rule_has_a_test_and_every_test_names_a_rule_that_exists() -> None:
    assert set(rule_table.proofs()) == EXPECTED


def test_the_table_of_proofs_is_up_to_date() -> None:
    assert rule_table.TABLE.read_text(encoding="utf-8") == rule_table.table(), "run `make golden`"


A_GAME = re.compile(rf"\b({'|'.join(VARIANTS)})\b", re.IGNORECASE)
MAY_NAME_A_GAME = {
    # The four games themselves.
    "rules/variants.py",
    # Words for people: a help text with examples, an example in a docstring.
    "cli/score.py",
    "client.py",
    # A bench has to play something, and says what: the game for the largest tables.
    "cli/bench.py",
    "cli/bench_load.py",
    "cli/bench_server_with_bots.py",
}


def naming_a_game(source: Path) -> set[str]:
    """The files that know a game by its name, where they should ask its facts or its policies."""
    return {
        path.relative_to(source).as_posix()
        for path in source.rglob("*.py")
        if A_GAME.search(path.read_text(encoding="utf-8"))
    }


def test_one_file_knows_the_games_by_name_and_few_others_say_one() -> None:
    assert naming_a_game(ROOT / "src/reverie") == MAY_NAME_A_GAME


@pytest.mark.parametrize("where", ["bots", "tables", "adapters", "rules/policies"])
def test_a_game_named_elsewhere_is_found(tmp_path: Path, where: str) -> None:
    planted = tmp_path / where / "planted.py"
    planted.parent.mkdir(parents=True)
    planted.write_text('is_crowd = view.game == "party"\n', encoding="utf-8")
    assert naming_a_game(tmp_path) == {f"{where}/planted.py"}


# The client learns from the server what a game is; only its rules and its pictures are told apart.
CLIENT_MAY_NAME_A_GAME = {
    "wire/messages.ts",  # generated from VARIANTS
    "rules/pages.ts",
    "rules/examples.ts",
    "rules/Outcome.svelte",
    "new/GameCards.svelte",
    *(f"new/scenes/{name}.svelte" for name in ("Classic", "Odyssey", "Party", "Teams")),
}


def client_naming_a_game(source: Path) -> set[str]:
    """Files that have a game's name as a value, a key or a template; prose and tests may."""
    names = "|".join(VARIANTS)
    said = re.compile(rf"""(['"`])({names})\1|[{{,\s]({names}):\s|=\{{?['"]({names})""")
    return {
        str(path.relative_to(source))
        for path in source.rglob("*")
        if path.suffix in {".ts", ".svelte"} and not path.name.endswith(".test.ts")
        if said.search(path.read_text(encoding="utf-8"))
    }


def test_the_client_names_a_game_only_in_its_rules_and_pictures() -> None:
    assert client_naming_a_game(ROOT / "web" / "src") == CLIENT_MAY_NAME_A_GAME


@pytest.mark.parametrize(
    "planted",
    [
        "if (game.game === 'teams') return 2;",
        'const game = "party";',
        "const TIMES = { classic: 1 };",
        "<Land name='odyssey' />",
    ],
)
def test_a_planted_name_of_a_game_is_seen(planted: str, tmp_path: Path) -> None:
    (tmp_path / "table").mkdir()
    (tmp_path / "table" / "now.ts").write_text(planted, encoding="utf-8")
    (tmp_path / "table" / "why.ts").write_text(
        "// In teams and classic alike: t('now-choose-party')", encoding="utf-8"
    )
    assert client_naming_a_game(tmp_path) == {"table/now.ts"}


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
        ("cli/play.py", "import reverie_studio"),
    ],
)
def test_a_planted_violation_breaks_the_layers(tmp_path: Path, where: str, line: str) -> None:
    assert "BROKEN" in planted(tmp_path, where, line)


@pytest.mark.parametrize(
    ("where", "line", "package"),
    [
        ("tables/deciding.py", "import reverie.tables.lobby", "reverie.tables"),
        ("tables/look.py", "from reverie.tables.audience import Audience", "reverie.tables"),
        (
            "tables/live.py",
            "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import reverie.tables.hall",
            "reverie.tables",
        ),
        ("rules/policies/hand.py", "def later():\n    import reverie.rules.game", "reverie.rules"),
    ],
)
def test_a_planted_circle_is_found_also_where_only_types_go_round(
    tmp_path: Path, where: str, line: str, package: str
) -> None:
    assert f"No cycles are allowed in {package}." in planted(tmp_path, where, line)


def planted(tmp_path: Path, where: str, line: str) -> str:
    """What the linter says of the house with one line more."""
    shutil.copytree(
        ROOT / "src/reverie",
        tmp_path / "src/reverie",
        ignore=shutil.ignore_patterns("__pycache__"),
    )
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    file = tmp_path / "src/reverie" / where
    file.write_text(file.read_text(encoding="utf-8") + f"\n{line}\n", encoding="utf-8")
    result = lint_imports(tmp_path)
    assert result.returncode == 1, result.stdout + result.stderr
    return result.stdout


def test_the_layers_hold() -> None:
    result = lint_imports(ROOT)
    assert result.returncode == 0, result.stdout + result.stderr


def test_no_file_names_a_registry_or_this_machine() -> None:
    hosts = re.compile(r"https?://[^\s\"']*(pypi|registry\.npmjs|pythonhosted)[^\s\"']*")
    for path in [*PINS, ROOT / "Makefile"]:
        assert not hosts.search(path.read_text(encoding="utf-8")), path


def whole_names_logged(source: str) -> list[str]:
    """Calls of a logger that are given the whole name of a table, which is the link to it."""
    calls = [
        node
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func).startswith("logger.")
    ]
    return [
        call for call in map(ast.unparse, calls) if re.search(r"\blive\.name\b(?!\[:4\])", call)
    ]


def test_no_line_of_a_log_names_a_table() -> None:
    assert whole_names_logged('logger.error("%s", *(1, live.name))') != []
    assert whole_names_logged('logger.error("%s", live.name[:4])') == []
    for path in (ROOT / "src/reverie").rglob("*.py"):
        assert whole_names_logged(path.read_text(encoding="utf-8")) == [], path


def test_what_waits_for_the_long_form_is_there_and_so_is_what_stands_for_it() -> None:
    """A test that is renamed would quietly go into the short form, or lose its stand-in."""
    folder = ROOT / "tests" / "browser"
    tree = ast.parse((folder / "conftest.py").read_text())
    table = next(
        one.value
        for one in tree.body
        if isinstance(one, ast.Assign)
        and isinstance(one.targets[0], ast.Name)
        and one.targets[0].id == "BESIDE"
    )
    named = {
        str(one.value).partition("[")[0]
        for one in ast.walk(table)
        if isinstance(one, ast.Constant) and str(one.value).startswith("test_")
    }
    there = set(re.findall(r"def (test_\w+)", "".join(f.read_text() for f in folder.glob("*.py"))))
    assert named
    assert named <= there
