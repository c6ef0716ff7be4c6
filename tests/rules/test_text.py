"""Text made fit to be shown: printed apostrophes, and scripts that run the other way set apart."""

import pytest

from reverie.adapters.narrator import quote
from reverie.rules.pieces import Performed, Written
from reverie.rules.text import isolated, typeset


@pytest.mark.parametrize(
    ("typed", "printed"),
    [
        ("the child's chair", "the child’s chair"),
        ("l'ombra, un po' più", "l’ombra, un po’ più"),
        ("6' tall", "6' tall"),
        ("'quoted", "'quoted"),
    ],
)
def test_an_apostrophe_is_printed_as_one(typed: str, printed: str) -> None:
    assert typeset(typed) == printed
    assert typeset(printed) == printed


@pytest.mark.parametrize("clue", ["הים!", "بحر", "Dana דנה"])
def test_a_clue_that_runs_from_right_to_left_is_set_apart_in_the_terminal(clue: str) -> None:
    assert isolated(clue) == f"\u2068{clue}\u2069"
    assert quote(Written(clue)) == f"“\u2068{clue}\u2069”"
    assert quote(Performed("sung", clue)) == f"(sung) “\u2068{clue}\u2069”"


@pytest.mark.parametrize("clue", ["Sjór", "Väinö", "🦊👩‍👧", "海", "42", ""])
def test_others_stay_as_they_are(clue: str) -> None:
    assert isolated(clue) == clue
    assert quote(Written(clue)) == f"“{clue}”"
