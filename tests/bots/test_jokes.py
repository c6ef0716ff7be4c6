"""What a table has come to say is recognised when it comes back, and quoted where it fits."""

import random

import numpy as np
import pytest

from at_table import AtTable
from reverie.bots.asked import Asked
from reverie.bots.dreamer import Dreamer
from reverie.bots.jokes import QUOTE, is_variation
from reverie.bots.lexicon import LANGUAGES
from reverie.bots.past import MEANT, Link, Past, Saying
from reverie.bots.personalities import PERSONALITIES
from reverie.bots.post import AskQuote
from reverie.bots.vault import Floats
from reverie.bots.why import sentences
from reverie.bots.worker import Worker
from reverie.cli.bench_jokes import NAMES, VARIATIONS, jokes
from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.pieces import Written
from reverie.rules.views import PlaceView, RevealView

PAINTED = ("base", "memories", "quest", "journey", "origins", "mirrors", "harmonies")


def base(dreamer: Dreamer) -> tuple[CardId, ...]:
    return tuple(map(CardId, dreamer.mind.decks["base"].cards))


def kin(dreamer: Dreamer, card: str) -> tuple[str, str]:
    """The card most like this one, and the least."""
    gallery = dreamer.mind.gallery((card,))
    alike = dreamer.guest.jokes.kinship.of(card, gallery)
    order = [gallery.cards[i] for i in np.argsort(-alike) if gallery.cards[i] != card]
    return order[0], order[-1]


def with_the_nearest_kin(dreamer: Dreamer) -> str:
    """The card of all painted decks that is most like another of its deck."""
    nearest: dict[str, float] = {}
    for deck in PAINTED:
        gallery = dreamer.mind.gallery(tuple(map(CardId, dreamer.mind.decks[deck].cards)))
        for card in gallery.cards:
            alike = dreamer.guest.jokes.kinship.of(card, gallery)
            nearest[card] = float(np.delete(alike, gallery.place[card]).max())
    return max(nearest, key=nearest.__getitem__)


def reveal(clue: str, card: str) -> RevealView:
    place = PlaceView(CardId(card), Seat(0), Side(0), (Seat(1),), False)
    return RevealView(Seat(0), Written(clue), (place,), 1, "some", (), (), ())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", NAMES)
def test_a_name_comes_back_in_any_dress(name: str, language: str, dreamer: Dreamer) -> None:
    ear = dreamer.mind.ear(language)
    assert all(is_variation(v.format(name=name), name, ear) for v in VARIATIONS[language])


@pytest.mark.parametrize(
    ("clue", "old", "same"),
    [
        ("the last train", "last train home", True),
        ("the last train", "the last supper", False),
        ("the one and the other", "the other one", False),
        ("Aunt Kwolla sings", "Kwolla at night", True),
        ("night watch", "silent night", False),
        ("", "Bernd", False),
    ],
)
def test_what_is_a_variation(clue: str, old: str, same: bool, dreamer: Dreamer) -> None:
    assert is_variation(clue, old, dreamer.mind.ear("en")) is same


def test_an_old_name_leads_to_pictures_like_the_one_it_was_given(dreamer: Dreamer) -> None:
    gained = np.array([recalling(dreamer, card) for card in base(dreamer)[:12]])
    assert gained[:, 0].min() > 1.0
    near, far = gained.mean(axis=0)
    assert near > 2 * far


def recalling(dreamer: Dreamer, card: str) -> Floats:
    """How much better a picture like it suits an old name of this card, and one unlike it."""
    like, unlike = kin(dreamer, card)
    past = Past("en", (), (Link("Kwolla", card, MEANT), Link("Kwolla", unlike, 0.4)))
    asked = Asked(PERSONALITIES["poet"], past, np.random.default_rng(0))
    plain = Asked(PERSONALITIES["poet"], Past("en"), np.random.default_rng(0))
    fits = dreamer.guest.fits_me
    pair = (like, unlike)
    return fits("another Kwolla", pair, asked) - fits("another Kwolla", pair, plain)


def test_the_bench_sees_that_it_is_recognised(dreamer: Dreamer) -> None:
    with_memory, without = jokes(dreamer, base(dreamer), "en", rounds=80, seed=0)
    share, error = without.found
    assert with_memory.found[0] > share + error


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_table_are_quoted_where_they_fit(language: str, dreamer: Dreamer) -> None:
    card = with_the_nearest_kin(dreamer)
    like, unlike = kin(dreamer, card)
    said, rng = (Saying("Bernd!", card),), random.Random(0)

    def quote(clue: str, card: str, *sayings: Saying) -> str | None:
        return dreamer.guest.jokes.quote(reveal(clue, card), language, sayings or said, rng)

    text = quote("hmm", like)
    assert text in {s.format(word="Bernd") for s in sentences()[language, QUOTE]}
    assert quote("hmm", unlike) is None, "another picture altogether"
    assert quote("hmm", card) is None, "the same picture is no joke"
    assert quote("Bernd", like) is None, "it has just been said"
    assert quote("hmm", like, Saying("one two three four", card)) is None
    assert quote("hmm", "unknown") is None


def test_the_process_of_the_bots_quotes_what_it_is_told_of(dreamer: Dreamer) -> None:
    table = AtTable("classic", 4, base(dreamer)).clue(0, "hmm").all_hand_over().all_vote()
    told = table.sees(1).phase
    assert isinstance(told, RevealView)
    assert told.target is not None
    like, unlike = kin(dreamer, told.places[told.target - 1].card)
    worker = Worker()
    worker.mind, worker.dreamer = dreamer.mind, dreamer
    asked = AskQuote(7, table.sees(1), "it", 0, (Saying("Bernd", like), Saying("Anna", unlike)))
    answer = worker.answer(asked)
    assert answer.number == 7
    assert answer.text is None or "«Bernd»" in answer.text
    nothing_open = AtTable("classic", 4, base(dreamer)).sees(1)
    assert worker.answer(AskQuote(8, nothing_open, "it", 0, asked.sayings)).text is None
