"""docs/deck-format.md says of a deck what the loader does with one: fields, codes and limits."""

import re
from pathlib import Path

import msgspec
import pytest

from reverie.decks import deck as limits
from reverie.decks.archive import MOST_MEMBERS
from reverie.decks.getting import LARGEST
from reverie.decks.manifest import Card, Manifest, read_manifest
from reverie.decks.record import Motif, Record, Relation
from reverie.decks.refusals import Broken, NotGot

TEXT = (Path(__file__).resolve().parents[2] / "docs" / "deck-format.md").read_text(encoding="utf-8")
MANIFEST, REST = TEXT.split("\nA card:\n")
CARD, REST = REST.split("\n## Descriptions\n")
RECORD, REST = REST.split("\n## What is seen")
ALONE, REFUSED = REST.split("\n## A deck on its own\n")[1].split("\n## What is refused\n")


def first_column(text: str) -> list[str]:
    cells = [line.split("|")[1] for line in text.splitlines() if line.startswith("| `")]
    return [name for cell in cells for name in re.findall(r"`(\w+)`", cell)]


@pytest.mark.parametrize(
    ("part", "shape"),
    [(MANIFEST, Manifest), (CARD, Card), (RECORD, Record)],
    ids=["manifest", "card", "record"],
)
def test_every_field_is_explained_and_no_other(part: str, shape: type[msgspec.Struct]) -> None:
    assert sorted(first_column(part)) == sorted(shape.__struct_fields__)


def test_the_parts_of_a_record_are_named() -> None:
    for name in (*Motif.__struct_fields__, *Relation.__struct_fields__):
        assert re.search(rf'[`"]{name}[`"]', RECORD), name


def test_every_code_is_explained_and_no_other() -> None:
    assert first_column(REFUSED) == [*Broken.sentences]


def test_why_a_deck_does_not_come_is_explained_too() -> None:
    assert first_column(ALONE) == [*NotGot.sentences]
    assert f"at most {LARGEST // limits.KILOBYTE // limits.KILOBYTE} MB" in ALONE
    assert f"more than {MOST_MEMBERS} names" in ALONE


def test_the_example_is_a_manifest() -> None:
    example = TEXT.split("```json\n")[1].split("```")[0]
    assert read_manifest(example.encode()).id == "base"


def test_sizes_and_limits_are_those_of_the_loader() -> None:
    for size in (limits.PICTURE_SIZE, limits.THUMBNAIL_SIZE):
        assert TEXT.count(str(size)) == 2
    kilobytes = [
        limit // limits.KILOBYTE
        for limit in (limits.MANIFEST_LIMIT, limits.PICTURE_LIMIT, limits.THUMBNAIL_LIMIT)
    ]
    manifest, picture, thumbnail = kilobytes
    assert f"more than {manifest} KB, a picture more than {picture}, a thumbnail" in REFUSED
    assert f"a thumbnail more than {thumbnail} |" in REFUSED
    assert f"descriptions of more than {limits.DESCRIPTIONS_LIMIT // limits.KILOBYTE} KB" in REFUSED
    assert f"records of more than {limits.RECORDS_LIMIT // limits.KILOBYTE} KB" in REFUSED
