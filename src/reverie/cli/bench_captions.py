"""`reverie bench bots --cells captions`: do bots play own pictures with one word about each?

Twenty everyday photographs as they lie in free packages, a word about each as whoever brings them
would type it, and what somebody might say to them. Five play, and all twenty cards are dealt. The
same pictures without a word are the yardstick, and so are words taken for English that are not.
"""

import random
from collections.abc import Iterator, Sequence

import numpy as np
from msgspec import Struct

from reverie.bots.asked import Asked
from reverie.bots.dreamer import Dreamer
from reverie.bots.lexicon import LANGUAGES
from reverie.bots.listeners import House
from reverie.bots.mind import Mind
from reverie.bots.notes import DeckAddress, Notes
from reverie.bots.past import Past
from reverie.bots.personalities import ANYBODY, CHARACTERS
from reverie.cli.bench_listeners import phase_of
from reverie.decks import Record

VOTERS, HAND = 4, 4
# A word in each of LANGUAGES, and three clues. The pictures: docs/performance.md.
EVERYDAY = (
    (
        "astronaut Astronaut astronaut astronautti astronauta geimfari",
        "one small step|homesick|the view from up there",
    ),
    ("wall Mauer mur muuri muro veggur", "Pink Floyd|no way through|the third little pig"),
    (
        "photographer Fotograf fotograf valokuvaaja fotografo ljósmyndari",
        "say cheese|through my eyes|a thousand words",
    ),
    ("cat Katze kat kissa gatto köttur", "curiosity|nine lives|the real owner of the house"),
    ("clock Uhr ur kello orologio klukka", "too late|time flies|Cinderella"),
    ("coffee Kaffee kaffe kahvi caffè kaffi", "Monday morning|don’t talk to me yet|awake at last"),
    ("coins Münzen mønter kolikot monete mynt", "pocket money|rich at last|what is it worth"),
    ("grass Gras græs ruoho erba gras", "barefoot|greener next door|a picnic"),
    (
        "stones Steine sten kivet sassi steinar",
        "the long way on foot|who throws the first|skinned knees",
    ),
    (
        "horse Pferd hest hevonen cavallo hestur",
        "my kingdom for it|wild and free|every little girl’s wish",
    ),
    (
        "stars Sterne stjerner tähdet stelle stjörnur",
        "make a wish|how small we are|goodnight, universe",
    ),
    ("moon Mond måne kuu luna tungl", "made of cheese|werewolves|the night shift"),
    (
        "motorcycle Motorrad motorcykel moottoripyörä moto mótorhjól",
        "midlife crisis|born to be wild|the open road",
    ),
    (
        "book Buch bog kirja libro bók",
        "once upon a time|I finished it in one night|the last chapter",
    ),
    ("eye Auge øje silmä occhio auga", "somebody is watching|window to the soul|I spy"),
    ("rocket Rakete raket raketti razzo eldflaug", "ten, nine, eight|to boldly go|up, up and away"),
    ("temple Tempel tempel temppeli tempio hof", "inner peace|a country far away|old gods"),
    (
        "flower Blume blomst kukka fiore blóm",
        "she loves me, she loves me not|sorry for last night|spring",
    ),
    (
        "officer Offizierin officer upseeri ufficiale liðsforingi",
        "yes, sir|grandmother when she was young|orders are orders",
    ),
    ("lion Löwe løve leijona leone ljón", "the king|a brave heart|the circle of life"),
)
DECK = DeckAddress("everyday", "", tuple(f"photo{number:02}" for number in range(len(EVERYDAY))))


class Captions(Struct, frozen=True):
    """The share of finders, with its standard error; chance is 0.25.

    `captions`: the language of the words, none without. `read_as`: what the bots take it for.
    People's clues are English; bots tell in the language of the captions.
    """

    told_by: str
    captions: str
    read_as: str
    rounds: int
    found: tuple[float, float]


def captions(dreamer: Dreamer, rounds: int, seed: int) -> Iterator[Captions]:
    """`dreamer`: whose encoder and phrases are used."""
    for language in ("", *LANGUAGES):
        yield measured(dreamer, "people", language, language, rounds, seed)
        yield measured(dreamer, "bots", language, language, rounds, seed)
    for language in LANGUAGES[1:]:
        yield measured(dreamer, "people", language, LANGUAGES[0], rounds, seed)


def measured(
    dreamer: Dreamer, told_by: str, language: str, read_as: str, rounds: int, seed: int
) -> Captions:
    mind = Mind((DECK,), encoder=dreamer.mind.encoder, notes=noted(language, read_as))
    company = Dreamer(mind, dreamer.storyteller.library)
    rng = random.Random(f"captions/{seed}")
    spoken = "en" if told_by == "people" else language or "en"
    hits = np.array([_turn(company, told_by, spoken, rng) for _ in range(rounds)])
    error = float(hits.std(ddof=1)) / rounds**0.5 if rounds > 1 else 0.0
    share = round(float(hits.mean()), 3), round(error, 3)
    return Captions(told_by, language, read_as, rounds, share)


def noted(language: str, read_as: str) -> dict[str, Notes]:
    """A word in this language about each picture; without one, nothing."""
    words = [row.split()[LANGUAGES.index(language)] if language else "" for row, _ in EVERYDAY]
    return {
        card: Notes(card, Record(), {read_as: word} if word else {})
        for card, word in zip(DECK.cards, words, strict=True)
    }


def _turn(dreamer: Dreamer, told_by: str, language: str, rng: random.Random) -> float:
    dealt = rng.sample(DECK.cards, (1 + VOTERS) * HAND)
    hands = [tuple(dealt[at : at + HAND]) for at in range(0, len(dealt), HAND)]
    teller, *everybody = (
        Asked(who, Past(language), np.random.default_rng(rng.getrandbits(64)))
        for who in rng.sample(CHARACTERS, 1 + VOTERS)
    )
    clue, card = (
        _said(hands[0][0], rng) if told_by == "people" else _told(dreamer, hands[0], teller)
    )
    laid = [card]
    for asked, hand in zip(everybody, hands[1:], strict=True):
        laid += dreamer.guest.hand_over(clue, hand, 1, asked, to_be_found=False)
    votes = [
        dreamer.guest.vote(clue, phase_of(clue, laid, barred=(2 + seat,)), asked)[0]
        for seat, asked in enumerate(everybody)
    ]
    return votes.count(1) / VOTERS


def _said(card: str, rng: random.Random) -> tuple[str, str]:
    return rng.choice(EVERYDAY[DECK.cards.index(card)][1].split("|")), card


def _told(dreamer: Dreamer, hand: Sequence[str], teller: Asked) -> tuple[str, str]:
    house = House(VOTERS, HAND, like=ANYBODY[teller.who.strength])
    return dreamer.storyteller.tell(tuple(hand), house, teller)
