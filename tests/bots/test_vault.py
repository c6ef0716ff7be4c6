"""Vectors are kept, found again, and made anew when what they were made of has changed."""

import os
from functools import partial
from operator import mul
from pathlib import Path

import numpy as np
import pytest

from bots.plain_encoder import PlainEncoder
from reverie.bots.lexicon import LANGUAGES
from reverie.bots.mind import GALLERIES, Mind, kept
from reverie.bots.notes import DeckAddress
from reverie.bots.performing import Performer
from reverie.bots.prepare import own_first, prepare
from reverie.bots.vault import Vault
from reverie.rules.ids import CardId

TEXTS = ["an empty chair", "rain on the window", "hush"]


def test_what_was_made_is_found_again(tmp_path: Path) -> None:
    first = Vault(PlainEncoder(), tmp_path).vectors("some", TEXTS)
    encoder = PlainEncoder()
    again = Vault(encoder, tmp_path).vectors("some", TEXTS)
    assert encoder.encoded == 0
    assert np.array_equal(first.bytes, again.bytes)


def test_a_byte_a_dimension_is_near_enough(tmp_path: Path) -> None:
    exact = PlainEncoder().encode(TEXTS)
    kept = Vault(PlainEncoder(), tmp_path).vectors("some", TEXTS).floats()
    assert np.all((exact * kept).sum(axis=1) > 0.999)


def test_a_stale_cache_is_noticed(tmp_path: Path) -> None:
    Vault(PlainEncoder(), tmp_path).vectors("some", TEXTS)
    for changed in (["an empty chair", "rain on the window", "hush!"], TEXTS[:2], TEXTS[::-1]):
        encoder = PlainEncoder()
        vectors = Vault(encoder, tmp_path).vectors("some", changed)
        assert encoder.encoded == len(changed)
        assert np.array_equal(vectors.bytes, Vault(PlainEncoder()).vectors("x", changed).bytes)


def test_another_encoder_makes_it_stale(tmp_path: Path) -> None:
    Vault(PlainEncoder(), tmp_path).vectors("some", TEXTS)
    newer = PlainEncoder()
    newer.version = "plainer"
    Vault(newer, tmp_path).vectors("some", TEXTS)
    assert newer.encoded == len(TEXTS)


def test_a_broken_file_is_made_anew(tmp_path: Path) -> None:
    Vault(PlainEncoder(), tmp_path).vectors("some", TEXTS)
    file = tmp_path / "some.vectors"
    for content in (b"", file.read_bytes()[:-1], b"\0" * 2000):
        file.write_bytes(content)
        encoder = PlainEncoder()
        Vault(encoder, tmp_path).vectors("some", TEXTS)
        assert encoder.encoded == len(TEXTS)


def test_a_folder_that_cannot_be_written_is_only_slower(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    vectors = Vault(PlainEncoder(), tmp_path / "file").vectors("some", TEXTS)
    assert len(vectors.bytes) == len(TEXTS)


def test_vectors_packed_with_the_program_are_used_first(tmp_path: Path) -> None:
    Vault(PlainEncoder(), tmp_path / "packed").vectors("some", TEXTS)
    encoder = PlainEncoder()
    Vault(encoder, tmp_path / "packed", tmp_path / "cache").vectors("some", TEXTS)
    assert encoder.encoded == 0
    assert not (tmp_path / "cache").exists()


def test_what_cannot_be_kept_leaves_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Every start on a full disk left one more piece of a file."""

    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "replace", full)
    Vault(PlainEncoder(), tmp_path).vectors("some", TEXTS)
    assert list(tmp_path.iterdir()) == []


def test_only_so_many_tables_are_remembered() -> None:
    shelf: dict[int, int] = {}
    for key in (1, 2, 1, 3):
        assert kept(shelf, key, partial(mul, 10, key), most=2) == 10 * key
    assert list(shelf) == [1, 3]


def test_so_many_choices_of_decks_are_remembered(tmp_path: Path) -> None:
    names = [f"d{number}" for number in range(GALLERIES + 3)]
    decks = [DeckAddress(name, str(tmp_path / name), (f"{name}-1", f"{name}-2")) for name in names]
    mind = Mind(decks, encoder=PlainEncoder())
    performer = Performer(mind)
    for deck in decks:
        performer.shades((CardId(deck.cards[0]),))
    assert len(mind._galleries) == len(performer._common) == GALLERIES


def test_a_deck_whose_words_change_is_looked_at_again(
    tmp_path: Path, imported: tuple[DeckAddress, DeckAddress]
) -> None:
    deck = imported[0]
    prepare((deck,), tmp_path / "vectors", PlainEncoder(), ("da",))
    assert prepare((deck,), tmp_path / "vectors", PlainEncoder(), ("da",)) == 0
    captions = Path(deck.folder) / "descriptions" / "da.json"
    captions.write_text(captions.read_text().replace("stol", "seng"))
    assert prepare((deck,), tmp_path / "vectors", PlainEncoder(), ("da",)) == 1
    assert Mind((deck,), encoder=PlainEncoder()).notes(deck.cards[0]).told["da"].count("seng")


def test_what_the_hosts_language_needs_is_made_first() -> None:
    assert own_first("fi_FI.UTF-8") == ("fi", "en", "de", "da", "it", "is")
    assert own_first("C.UTF-8") == own_first("") == LANGUAGES
