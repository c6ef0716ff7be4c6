"""A list in the client goes by what is one of a kind: two lines that read alike are two lines."""

import re
from pathlib import Path

import pytest

SOURCES = Path(__file__).resolve().parents[2] / "web" / "src"
# Shown as it is, and known by it: the page breaks when somebody gives the same clue twice.
TEXT_AS_KEY = re.compile(r"\{#each [^{}]* as (\w+)(?:, \w+)? \(\1\)\}\s*<\w+[^<>]*>\{\1\}<")


def text_as_key(source: str) -> list[str]:
    return [found[0] for found in TEXT_AS_KEY.finditer(source)]


def test_no_list_of_texts_goes_by_its_texts() -> None:
    files = [*SOURCES.rglob("*.svelte")]
    assert len(files) > 100
    assert {file.name: found for file in files if (found := text_as_key(file.read_text()))} == {}


@pytest.mark.parametrize(
    "planted",
    [
        "{#each one.why as why (why)}<li>{why}</li>{/each}",
        '{#each lines as line, i (line)}\n  <p class="small">{line}</p>\n{/each}',
    ],
)
def test_a_planted_one_is_seen(planted: str) -> None:
    assert text_as_key(planted)
    assert not text_as_key(re.sub(r"(?:, i)? \(\w+\)", ", i (i)", planted))
