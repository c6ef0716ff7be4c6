"""One 'no': every code is declared once, has one sentence, is said somewhere, and has words."""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import reverie
from reverie.cli.score import BadLine
from reverie.decks.refusals import Broken, NotGot
from reverie.no import KINDS, No
from reverie.own.reasons import NotImported, Unfit
from reverie.rules.rejections import Rejected
from reverie.tables.answers import refusal
from reverie.tables.refusals import Refused
from reverie.wire.refusals import SENTENCES, TOLD

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ROOT / "src" / "reverie"
WORDS = ROOT / "web" / "src" / "words"
LANGUAGES = sorted(folder.name for folder in WORDS.iterdir() if folder.is_dir())
KNOWN: set[type[No]] = {Rejected, Refused, Unfit, NotImported, Broken, NotGot, BadLine}
# Whoever is called by one of these names is handed a code that a client is then told.
TELLING = {"problem", "bye", "show_out", "_refuse", "Bye"}


def trees() -> Iterator[tuple[Path, ast.Module]]:
    for path in sorted(SOURCES.rglob("*.py")):
        yield path, ast.parse(path.read_text(encoding="utf-8"))


def called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def texts(nodes: list[ast.expr]) -> Iterator[str]:
    """The strings one of these arguments can be: itself, or either side of an `if`."""
    for node in nodes:
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value
        elif isinstance(node, ast.IfExp):
            yield from texts([node.body, node.orelse])


def said_in(tree: ast.AST) -> Iterator[str]:
    """Every text of the code, but those that declare a 'no' and those that are keys of a table."""
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        yield tree.value
    for child in ast.iter_child_nodes(tree):
        declares = isinstance(tree, ast.ClassDef) and isinstance(child, ast.keyword)
        is_key = isinstance(tree, ast.Dict) and child in tree.keys
        if not declares and not is_key:
            yield from said_in(child)


def test_the_list_is_closed() -> None:
    for module in pkgutil.walk_packages(reverie.__path__, "reverie."):
        if not module.name.startswith("reverie.adapters.migrations"):
            importlib.import_module(module.name)
    assert set(KINDS.values()) == KNOWN
    declared = [code for kind in KNOWN for code in kind.sentences]
    assert sorted(declared) == sorted(KINDS)


def test_a_code_that_is_declared_again_is_an_error_and_declares_nothing() -> None:
    before = dict(KINDS)
    with pytest.raises(TypeError, match="own_card"):
        type("Second", (No,), {}, sentences={"own_card": "Two meanings.", "brand_new": "New."})
    assert dict(KINDS) == before


def test_every_code_has_one_sentence_of_its_own() -> None:
    for kind in KNOWN:
        for code, sentence in kind.sentences.items():
            assert re.fullmatch(r"[a-z]+(_[a-z]+)*", code), code
            assert re.fullmatch(r"[A-Z].*\.", sentence), code


def test_every_code_is_said_somewhere() -> None:
    said = {text for _, tree in trees() for text in said_in(tree)}
    assert set(KINDS) - said == set()


def test_whoever_says_no_says_it_with_a_code_of_their_own() -> None:
    kinds = {kind.__name__: kind for kind in KNOWN}
    wrong, seen = [], 0
    for path, tree in trees():
        for call in (node for node in ast.walk(tree) if isinstance(node, ast.Call)):
            name = called(call)
            if name in TELLING:
                codes = SENTENCES
            elif name in kinds and not isinstance(call.func, ast.Attribute):
                codes = dict(kinds[name].sentences)
            else:
                continue
            for text in texts(call.args[:1] if name in kinds else call.args):
                seen += 1
                if text not in codes:
                    wrong.append(f"{path.name}:{call.lineno} {text}")
    assert wrong == []
    assert seen > 150


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_client_can_be_told_has_words(language: str) -> None:
    written = "".join(path.read_text(encoding="utf-8") for path in (WORDS / language).glob("*.ftl"))
    keys = set(re.findall(r"^([\w-]+) *= *\S", written, re.MULTILINE))
    assert {f"problem-{code.replace('_', '-')}" for code in SENTENCES} - keys == set()


def test_none_of_the_six_languages_is_lost() -> None:
    assert {"da", "de", "en", "fi", "is", "it"} <= set(LANGUAGES)


@pytest.mark.parametrize("kind", TOLD)
def test_a_refusal_that_is_said_again_keeps_its_kind(kind: type[No]) -> None:
    for code in kind.sentences:
        answer = refusal(kind(code))
        with pytest.raises(kind) as again:
            answer.say_again()
        assert type(again.value) is kind
        assert again.value.code == code
