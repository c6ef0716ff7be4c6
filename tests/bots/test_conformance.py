"""Every bot goes through the suite; whoever cheats does not come out of it."""

import asyncio
import random

import pytest
from msgspec.structs import replace

from bots.conformance import Evening, Misconduct, examine, tables
from bots.plain_encoder import PlainEncoder
from forms import LONG, TIMES
from reverie.bots import random as random_bot
from reverie.bots.at_hand import AT_HAND
from reverie.bots.dreamer import Dreamer
from reverie.bots.mind import Mind
from reverie.bots.notes import DeckAddress
from reverie.bots.personalities import NAMES
from reverie.bots.player import Bot, Told
from reverie.bots.repertoire import Library
from reverie.rules.commands import BeReady, Command, HandOver, TimeIsUp, Vote
from reverie.rules.ids import Seat
from reverie.rules.pieces import Options
from reverie.rules.variants import VARIANTS
from reverie.rules.views import View, VoteView

CARDS = tuple(f"card{number:03}" for number in range(168))
EVERY_PHASE = {"clue", "trim", "choose", "vote", "reveal"}
# A company of dreamers is of all characters; REVERIE_TIMES=2 puts each of them at every table.
SAMPLE = NAMES if LONG else ("dreamer",)
IN_ANY_LANGUAGE = (("odyssey", 7, True), ("party", 6, False), ("teams", 6, True))[
    : 3 if LONG else 1
]
IMPORTED = (("classic", 3, True), ("party", 6, False), ("teams", 8, True))


def is_at_every_table(name: str) -> bool:
    return LONG and (name == "dreamer" or TIMES > 1)


def test_the_suite_covers_every_game_and_number() -> None:
    seen = {(name, players) for name, players, _ in tables()}
    assert seen == {(v.id, players) for v in VARIANTS.values() for players in v.players}


@pytest.mark.parametrize("name", AT_HAND)
def test_the_bots_at_hand_conform(name: str) -> None:
    assert examine(lambda: AT_HAND[name], CARDS) == EVERY_PHASE


async def takes_its_time(
    view: View, rng: random.Random, language: str, told: Told
) -> Command | None:
    await asyncio.sleep(0)
    return random_bot.choose(view, rng, language, told)


def test_a_bot_that_answers_later_conforms_too() -> None:
    assert examine(lambda: takes_its_time, CARDS, sample=True) == EVERY_PHASE


@pytest.mark.parametrize("name", SAMPLE)
def test_dreamers_conform(name: str, mind: Mind, library: Library) -> None:
    answered = examine(
        lambda: Dreamer(mind, library).bot(name),
        mind.decks["base"].cards,
        seed=len(name),
        sample=not is_at_every_table(name),
    )
    assert answered == EVERY_PHASE


@pytest.mark.long
def test_dreamers_conform_where_all_decks_are_mixed(
    mind: Mind, library: Library, decks: tuple[DeckAddress, ...]
) -> None:
    """What they weigh grows with the cards: this takes as long as ten evenings with one deck."""
    cards = [card for deck in decks for card in deck.cards]
    Evening(
        lambda: Dreamer(mind, library).bot("dreamer"),
        cards,
        "classic",
        4,
        Options(target_score=10),
        1,
        True,
    ).play_on()


@pytest.mark.parametrize("language", ["de", "da", "fi", "it", "is", "fr"] if LONG else ["fi"])
def test_dreamers_conform_in_any_language(language: str, mind: Mind, library: Library) -> None:
    cards = mind.decks["base"].cards
    for name, players, restless in IN_ANY_LANGUAGE:
        options = Options(target_score=10) if name == "odyssey" else Options()
        Evening(
            lambda: Dreamer(mind, library).bot("dreamer"),
            cards,
            name,
            players,
            options,
            1,
            restless,
            language,
        ).play_on()


def test_dreamers_conform_with_imported_decks(
    imported: tuple[DeckAddress, DeckAddress], decks: tuple[DeckAddress, ...]
) -> None:
    mind = Mind((*imported, *decks), encoder=PlainEncoder())
    library = Library(mind)
    captioned, blank = imported
    for number, cards in enumerate((captioned.cards, blank.cards, (*blank.cards, *decks[0].cards))):
        for name, players, restless in IMPORTED if LONG else IMPORTED[number : number + 1]:
            options = Options(target_score=10) if name == "classic" else Options()
            Evening(
                lambda: Dreamer(mind, library).bot("dreamer"),
                cards,
                name,
                players,
                options,
                2,
                restless,
            ).play_on()


def test_dreamers_play_cards_they_have_never_heard_of(dreamer: Dreamer) -> None:
    Evening(
        lambda: dreamer.bot("dreamer"), CARDS, "classic", 4, Options(target_score=10), 3, True
    ).play_on()


# ---- cheats


def votes_for_itself(view: View, rng: random.Random, language: str, told: Told) -> Command | None:
    move = random_bot.choose(view, rng)
    if isinstance(move, Vote) and isinstance(view.phase, VoteView):
        return replace(move, places=view.phase.mine or move.places)
    return move


def lays_what_it_has_not(
    view: View, rng: random.Random, language: str, told: Told
) -> Command | None:
    move = random_bot.choose(view, rng)
    return replace(move, cards=CARDS[: len(move.cards)]) if isinstance(move, HandOver) else move


def acts_for_others(view: View, rng: random.Random, language: str, told: Told) -> Command | None:
    move = random_bot.choose(view, rng)
    return None if move is None else replace(move, seat=Seat((move.seat + 1) % 3))  # type: ignore[union-attr]


def hurries_the_table(view: View, rng: random.Random, language: str, told: Told) -> Command | None:
    if isinstance(view.phase, VoteView) and view.you in view.waiting_for:
        return TimeIsUp(view.turn, "vote")
    return random_bot.choose(view, rng)


def speaks_out_of_turn(view: View, rng: random.Random, language: str, told: Told) -> Command | None:
    return random_bot.choose(view, rng) or BeReady(view.you or Seat(0))


def falls_asleep(view: View, rng: random.Random, language: str, told: Told) -> Command | None:
    return None if isinstance(view.phase, VoteView) else random_bot.choose(view, rng)


def calls_itself_a_stand_in(
    view: View, rng: random.Random, language: str, told: Told
) -> Command | None:
    move = random_bot.choose(view, rng)
    return replace(move, stand_in=True) if isinstance(move, Vote | HandOver) else move


def peeker() -> Bot:
    """Remembers the hands it has seen from other chairs, and votes for what was not in them."""
    hands: dict[Seat, set[str]] = {}

    def choose(view: View, rng: random.Random, language: str, told: Told) -> Command | None:
        if view.you is not None:
            hands.setdefault(view.you, set()).update(view.hand)
        move = random_bot.choose(view, rng)
        if isinstance(move, Vote) and isinstance(view.phase, VoteView) and move.red is None:
            teller = hands.get(view.phase.storyteller, set())
            known = [
                place
                for place, card in enumerate(view.phase.cards, 1)
                if card in teller and place not in view.phase.barred
            ]
            return replace(move, places=(known[0],)) if known else move
        return move

    return choose


@pytest.mark.parametrize(
    "cheat",
    [
        votes_for_itself,
        lays_what_it_has_not,
        acts_for_others,
        hurries_the_table,
        speaks_out_of_turn,
        falls_asleep,
        calls_itself_a_stand_in,
    ],
)
def test_a_cheat_is_found_out(cheat: Bot) -> None:
    with pytest.raises(Misconduct):
        examine(lambda: cheat, CARDS)


def test_whoever_shares_what_other_chairs_see_is_found_out() -> None:
    with pytest.raises(Misconduct, match="remembered"):
        examine(peeker, CARDS)
