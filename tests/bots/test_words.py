"""The bots' dictionary and phrases: whole, in six languages, and fit for a family's table."""

import unicodedata
from collections import Counter

import pytest

from reverie.bots.lexicon import LANGUAGES, WORDS, concepts, phrases, rows, small_words
from reverie.bots.personalities import KINDS, MENTIONS
from reverie.bots.why import ASTRAY, FOUND, GUESSED, LURED, TOLD, sentences


def test_the_lexicon_has_two_thousand_concepts_in_six_languages() -> None:
    lexicon = concepts()
    assert len(lexicon) >= 2000
    for concept in lexicon.values():
        assert set(concept.words) == set(LANGUAGES)
        assert all(word.strip() for words in concept.words.values() for word in words), concept.id


def test_no_concept_is_defined_twice() -> None:
    names = [row[0] for path in (WORDS / "lexicon").glob("*.tsv") for row in rows(path)]
    assert [name for name, times in Counter(names).items() if times > 1] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_six_hundred_phrases_of_every_kind(language: str) -> None:
    said = phrases(language)
    assert len(said) >= 600
    assert {phrase.kind for phrase in said} == set(KINDS) - {MENTIONS}
    counted = Counter(phrase.text.casefold() for phrase in said)
    assert counted.most_common(1)[0][1] == 1, "a phrase stands there twice"


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_are_short_and_a_quarter_of_them_single_words(language: str) -> None:
    """Not more: who played with them found bare nouns dull (46 % of what was told)."""
    lengths = [len(phrase.text.split()) for phrase in phrases(language)]
    assert max(lengths) <= 7
    assert 0.22 < lengths.count(1) / len(lengths) < 0.4
    assert sorted(lengths)[len(lengths) // 2] <= 3


@pytest.mark.parametrize("language", LANGUAGES)
def test_phrases_name_only_concepts_of_the_lexicon(language: str) -> None:
    known = concepts()
    unknown = {(p.text, c) for p in phrases(language) for c in p.concepts if c not in known}
    assert unknown == set()


def test_every_table_is_composed_unicode_with_full_rows() -> None:
    for path in WORDS.rglob("*.tsv"):
        text = path.read_text(encoding="utf-8")
        assert unicodedata.normalize("NFC", text) == text, path
        width = len(text.splitlines()[0].split("\t"))
        assert all(len(row) == width and all(row) for row in rows(path)), path


@pytest.mark.parametrize("language", LANGUAGES)
def test_small_words_are_known(language: str) -> None:
    assert len(small_words(language)) > 80


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reason_can_be_given_in_every_language(language: str) -> None:
    found = sentences()
    for role in (TOLD, FOUND, ASTRAY, LURED):
        assert len(found[language, role]) >= 2
        assert all("{word}" in sentence for sentence in found[language, role])
    assert found[language, GUESSED]


@pytest.mark.parametrize("language", LANGUAGES)
def test_patterns_take_nouns_of_the_lexicon(language: str) -> None:
    known = concepts()
    patterns = [row for row in rows(WORDS / "patterns.tsv") if row[1] == language]
    assert len(patterns) >= 50
    assert len({text for _, _, text, _ in patterns}) == len(patterns)
    for kind, _, text, named in patterns:
        assert kind in KINDS
        assert "{a}" in text
        assert named == "-" or set(named.split()) <= set(known)
        assert "'" not in text
    for (noun,) in rows(WORDS / "nouns.tsv"):
        assert known[noun].words[language][0]
