"""Write docs/rules/proofs.md: every rule and the tests that prove it. `make golden` runs it."""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULES = ROOT / "docs" / "rules"
TABLE = RULES / "proofs.md"
ID = re.compile(r"\[([A-Z]\d+)\]")
LETTERS = "SCOPTXH"
HEAD = """# Every rule and its proof

Written by `make golden` from the marks in the tests; `make test` fails when it is out of date,
when a rule has no test, or when a test names no rule. S, C, O, P, T and X are the rules of
the rulebooks as [classic](classic.md), [odyssey](odyssey.md), [party](party.md) and
[teams](teams.md) tell them; H are the [house rules](house.md).

| rule | proved by |
|---|---|
"""


def order(rule: str) -> tuple[int, int]:
    return LETTERS.index(rule[0]), int(rule[1:])


def rules() -> set[str]:
    """The ids that the documents tell."""
    pages = [page for page in RULES.glob("*.md") if page != TABLE]
    return {rule for page in pages for rule in ID.findall(page.read_text(encoding="utf-8"))}


def proofs() -> dict[str, list[str]]:
    """Rule id → the tests that name it."""
    found: dict[str, list[str]] = defaultdict(list)
    for path in sorted((ROOT / "tests").rglob("test_*.py")):
        for test, ids in _marked(ast.parse(path.read_text(encoding="utf-8"))):
            for rule in ids:
                found[rule].append(f"{path.relative_to(ROOT).as_posix()}::{test}")
    return found


def _marked(tree: ast.Module) -> Iterator[tuple[str, list[str]]]:
    for node in ast.walk(tree):
        if not isinstance(node, ast.FunctionDef):
            continue
        for mark in node.decorator_list:
            if isinstance(mark, ast.Call) and ast.unparse(mark.func).split(".")[-1] == "rule":
                yield (
                    node.name,
                    [str(arg.value) for arg in mark.args if isinstance(arg, ast.Constant)],
                )


def table() -> str:
    rows = (
        f"| {rule} | " + "<br>".join(f"`{test}`" for test in tests) + " |"
        for rule, tests in sorted(proofs().items(), key=lambda item: order(item[0]))
    )
    return HEAD + "\n".join(rows) + "\n"


if __name__ == "__main__":
    TABLE.write_text(table(), encoding="utf-8")
    print(f"{len(proofs())} rules in {TABLE.relative_to(ROOT)}")
