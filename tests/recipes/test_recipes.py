"""Recipes are run: what a page says is done in a copy of the house, and is green there."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
RECIPES = ROOT / "docs" / "recipes"
TOOL = ROOT / "tools" / "recipe.py"
sys.path.insert(0, str(TOOL.parent))

import recipe  # noqa: E402

# The painter's recipes are run with the painter's tools: studio/tests/test_recipes.py.
OURS = ("add-a-bot", "add-a-game", "add-a-language")


def done(page: Path, *options: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, TOOL, page, *options], capture_output=True, text=True, check=False
    )


@pytest.mark.parametrize("name", OURS)
def test_what_the_recipe_says_can_be_done(name: str) -> None:
    result = done(RECIPES / f"{name}.md")
    assert result.returncode == 0, result.stderr + result.stdout


@pytest.mark.long
@pytest.mark.parametrize("name", ["add-a-bot", "add-a-game"])
def test_and_all_its_checks_are_green(name: str) -> None:
    result = done(RECIPES / f"{name}.md", "--long")
    assert result.returncode == 0, result.stderr + result.stdout


# ---- a recipe that is wrong is found


@pytest.mark.parametrize(
    ("page", "said"),
    [
        ("In `rooms/no.py`:\n\n```python\n1\n```\n", "is there already"),
        ("In `rooms/yes.py`:\n\n```diff\n+1\n```\n", "there is no yes.py"),
        ("In `rooms/no.py`:\n\n```diff\n-never said\n+1\n```\n", "stands 0 times"),
        ("In `rooms/no.py`:\n\n```diff\n-twice\n+1\n```\n", "stands 2 times"),
        ("```sh\nfalse\ntrue\n```\n", "this failed"),
        ("In `rooms/yes.py` is nothing\n\n```python\n1\n```\n", "nothing that can be done"),
    ],
)
def test_a_wrong_recipe_fails(tmp_path: Path, page: str, said: str) -> None:
    (tmp_path / "rooms").mkdir()
    (tmp_path / "rooms" / "no.py").write_text("twice\nonce\ntwice\n", encoding="utf-8")
    (tmp_path / "wrong.md").write_text(page, encoding="utf-8")
    with pytest.raises(recipe.Wrong, match=said):
        recipe.do(tmp_path / "wrong.md", tmp_path, long=False)


def test_the_source_of_the_copy_is_what_runs(tmp_path: Path) -> None:
    page = """
Into a list goes, in `src/reverie/yes.py`:

   ```python
   WHERE = __file__
   ```

```sh
.venv/bin/python -c 'import reverie.yes; assert reverie.yes.WHERE.startswith("'$PWD'")'
```
"""
    (tmp_path / "page.md").write_text(page, encoding="utf-8")
    result = done(tmp_path / "page.md", "--keep", str(tmp_path / "house"))
    assert result.returncode == 0, result.stderr
    assert (tmp_path / "house/src/reverie/yes.py").exists()
    assert not (ROOT / "src/reverie/yes.py").exists()


def test_every_change_of_a_recipe_names_its_file() -> None:
    """A block that would be skipped by mistake: a change, or one that looks like a whole file."""
    for page in RECIPES.glob("add-a-*.md"):
        for block in recipe.blocks(page.read_text(encoding="utf-8")):
            if block.language in ("diff", "ftl", "svelte"):
                assert block.file, f"{page.name}, line {block.line}"
