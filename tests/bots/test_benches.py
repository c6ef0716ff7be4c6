"""`reverie simulate --bots` and `reverie bench bots`, small but with the real encoder."""

import json
from pathlib import Path

import pytest
from numpy.random import default_rng

from bots.plain_encoder import PlainEncoder
from reverie.__main__ import main
from reverie.bots.asked import Asked
from reverie.bots.dreamer import Dreamer
from reverie.bots.lexicon import LANGUAGES
from reverie.bots.mind import Mind
from reverie.bots.notes import DeckAddress
from reverie.bots.past import Past
from reverie.bots.personalities import CHARACTERS
from reverie.cli.bench_bots import APART, KINDS, Cell, _share, chance, split_in_half, table
from reverie.cli.bench_captions import DECK, EVERYDAY, noted
from reverie.cli.bench_learning import play
from reverie.cli.bench_variety import TURNS, variety


def test_shares_come_with_their_errors() -> None:
    assert _share([1, 0, 1, 0]) == (0.5, 0.2887)
    assert _share([1, 1]) == (1.0, 0.0)


def test_judge_and_judged_share_no_association(decks: tuple[DeckAddress, ...]) -> None:
    base = [deck for deck in decks if deck.id == "base"]
    for_bots, for_human = split_in_half(base, 3)
    for card, notes in for_bots.items():
        mine, withheld = notes.record.associations, for_human[card].record.associations
        assert not set(mine) & set(withheld)
        assert abs(len(mine) - len(withheld)) <= 1
        assert len(withheld) > 5
        assert for_human[card].told == {}
        assert for_human[card].record.title == ""


def test_the_table_shows_every_cell() -> None:
    share = (0.5, 0.01)
    cell = Cell("bots", 5, "fi", 2000, 0.25, share, share, share, share, 12.5)
    assert "0.500±0.010" in table([cell])
    assert " fi " in table([cell])


def test_variety_counts_what_is_new(dreamer: Dreamer) -> None:
    cards = dreamer.mind.decks["base"].cards
    one_table, new_tables = variety(dreamer, cards, "en", games=2, seed=0)
    assert one_table.table
    assert not new_tables.table
    assert one_table.distinct == 1.0
    assert one_table.same_card == 0
    assert one_table.clues == new_tables.clues == 2 * TURNS
    assert sum(one_table.kinds.values()) == pytest.approx(1, abs=0.01)


def test_who_always_says_the_same_teaches_blank_pictures(
    imported: tuple[DeckAddress, DeckAddress],
) -> None:
    """The bench sees it when something is learnt, and without a memory nothing is."""
    _, blank = imported
    dreamer = Dreamer(Mind((blank,), encoder=PlainEncoder()))
    said: dict[str, tuple[str, ...]] = {
        card: (f"q{chr(97 + n // 6)}x{chr(97 + n % 6)}z",)
        for n, card in enumerate(blank.cards[:30])
    }
    learnt, not_learnt = (play(dreamer, said, 8, seed=0, memory=m) for m in (True, False))
    assert (learnt.memory, not_learnt.memory) == (True, False)
    assert learnt.hit_rate[-1][0] > 0.5 > not_learnt.hit_rate[-1][0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_everyday_word_is_understood_in_every_language(language: str, mind: Mind) -> None:
    """What the bench's pictures are called; two of twenty may be words nobody has taught them."""
    words = noted(language, language).values()
    english = noted("en", "en").values()
    understood = [
        set(mind.heard(word.told[language], language).concepts)
        & set(mind.heard(same.told["en"], "en").concepts)
        for word, same in zip(words, english, strict=True)
    ]
    assert sum(map(bool, understood)) >= len(EVERYDAY) - 2


def test_a_picture_with_a_word_is_found_and_one_without_is_not(dreamer: Dreamer) -> None:
    cards = DECK.cards[:5]
    for language, best in (("en", 3), ("", None)):
        mind = Mind((DECK,), encoder=PlainEncoder(), notes=noted(language, language))
        guest = Dreamer(mind, dreamer.storyteller.library).guest
        draws = guest.fits_me("a cat", cards, Asked(CHARACTERS[0], Past(), default_rng(0)))
        assert (int(draws.argmax()) if draws.any() else None) == best


def test_chance_is_that_of_the_rules() -> None:
    """C18: three players lay two cards each."""
    assert [round(chance(players), 2) for players in (3, 4, 5, 6)] == [0.33, 0.33, 0.25, 0.2]


@pytest.mark.parametrize(
    "words",
    [
        "simulate --game classic --players 5 --bots nobody",
        "bench bots --players 12",
        "bench bots --rounds 0",
        "bench bots --deck nowhere",
    ],
)
def test_what_cannot_be_played_is_refused(words: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(words.split()) == 2
    assert capsys.readouterr().err.startswith("reverie: ")


@pytest.mark.long
def test_dreamers_are_simulated_and_measured(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    cache = f"--cache {tmp_path}"
    words = f"simulate --game odyssey --players 7 --games 1 --bots dreamer,random {cache} --json"
    assert main(words.split()) == 0
    figures = json.loads(capsys.readouterr().out)
    assert 0 < figures["decoy_votes"] < 1
    assert figures["decision_p99_ms"] > 0
    words = f"bench bots --cells languages --language is --deck base --rounds 40 {cache} --json"
    assert main(words.split()) == 0
    (cell,) = json.loads(capsys.readouterr().out)["cells"]
    assert (cell["language"], cell["players"]) == ("is", 5)
    assert cell["hit_rate"][0] > cell["chance"]


def test_every_kind_of_cell_can_be_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    for cell in (*KINDS, *APART):
        assert main(f"bench bots --cells {cell} --rounds 0".split()) == 2
        assert "--rounds must be at least 1" in capsys.readouterr().err
