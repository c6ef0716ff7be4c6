"""`reverie bench bots --cells jokes`: is a table's own joke recognised when it comes back?

Somebody once gave a picture a name that nobody else knows. Evenings later somebody tells of a
picture like it with a variation of that name. The same without a memory is the yardstick.
"""

import random
from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from reverie.bots.asked import Asked
from reverie.bots.dreamer import Dreamer
from reverie.bots.past import MEANT, Link, Past
from reverie.bots.personalities import CHARACTERS
from reverie.cli.bench_learning import HAND, VOTERS
from reverie.cli.bench_listeners import phase_of

NAMES = ("Bernd", "Ottilie", "Kwolla", "Rasmussen", "Zibibbo", "Hrafnhildur", "Mörkö", "Wuppdich")
VARIATIONS = {
    "en": ("another {name}", "{name} again", "{name}’s cousin", "the return of {name}"),
    "de": ("noch ein {name}", "{name} schon wieder", "{name}s Schwester", "{name} kommt zurück"),
    "da": ("endnu en {name}", "{name} igen", "{name}s fætter", "{name} vender tilbage"),
    "fi": ("taas {name}", "toinen {name}", "{name} ja serkku", "{name} palaa"),
    "it": ("un altro {name}", "di nuovo {name}", "il cugino di {name}", "il ritorno di {name}"),
    "is": ("annar {name}", "aftur {name}", "{name} og frænka", "{name} snýr aftur"),
}
# Other things that were said meanwhile.
MEANWHILE = 12
# The picture is one of the few most like the first.
LIKEST = 3


class Jokes(Struct, frozen=True):
    """The share of finders, with its standard error; chance is 0.25."""

    language: str
    memory: bool
    rounds: int
    found: tuple[float, float]


def jokes(
    dreamer: Dreamer, cards: Sequence[str], language: str, rounds: int, seed: int
) -> list[Jokes]:
    found = []
    for memory in (True, False):
        rng = random.Random(f"jokes/{seed}")
        hits = np.array([_turn(dreamer, cards, language, rng, memory) for _ in range(rounds)])
        error = float(hits.std(ddof=1)) / len(hits) ** 0.5
        share = round(float(hits.mean()), 3), round(error, 3)
        found.append(Jokes(language, memory, rounds, share))
    return found


def _turn(
    dreamer: Dreamer, cards: Sequence[str], language: str, rng: random.Random, memory: bool
) -> float:
    first, name = rng.choice(cards), rng.choice(NAMES)
    gallery = dreamer.mind.gallery(cards)
    order = np.argsort(-dreamer.guest.jokes.kinship.of(first, gallery)).tolist()
    like = [gallery.cards[i] for i in order if gallery.cards[i] != first][:LIKEST]
    told = rng.choice(like)
    phrases = dreamer.storyteller.repertoire(language)
    others = [
        Link(phrases.said(rng.randrange(len(phrases.phrases))), rng.choice(cards), MEANT)
        for _ in range(MEANWHILE)
    ]
    past = Past(language, (), (Link(name, first, MEANT), *others) if memory else ())
    clue = rng.choice(VARIATIONS[language]).format(name=name)
    rest = [card for card in cards if card not in (told, first)]
    hands = np.array(rng.sample(rest, VOTERS * HAND)).reshape(-1, HAND).tolist()
    company = rng.sample(CHARACTERS, VOTERS)
    everybody = [Asked(who, past, np.random.default_rng(rng.getrandbits(64))) for who in company]
    laid = [told]
    for asked, hand in zip(everybody, hands, strict=True):
        laid += dreamer.guest.hand_over(clue, tuple(hand), 1, asked, to_be_found=False)
    votes = [
        dreamer.guest.vote(clue, phase_of(clue, laid, barred=(2 + seat,)), asked)[0]
        for seat, asked in enumerate(everybody)
    ]
    return votes.count(1) / VOTERS
