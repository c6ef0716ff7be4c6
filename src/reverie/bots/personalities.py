"""Who the bots are: what each looks at in a picture, how it likes to speak, how sharp it is."""

import math

from msgspec import Struct
from msgspec.structs import replace

FACETS = ("associations", "themes", "moods", "title", "picture", "motifs")
MENTIONS = "mentions"
KINDS = ("words", "sayings", "titles", "questions", "sounds", "moments", MENTIONS)


class Personality(Struct, frozen=True):
    """`eye`: weights of the facets; `tongue`: how often each kind of phrase.

    `loves` are concepts, and `fondness` how far pictures of them draw a character whatever the
    clue: a taste that others come to know. `taste` is private noise, new each time, and the
    steepnesses are per standard deviation of the deck: soft choices keep bots with one encoder
    from forming a choir that drowns a lone person. `sure`: from here on one vote is enough (O3).
    `daring` moves the wished share of finders down. `tunes` and `mimes`: how often a clue of one's
    own is played or mimed instead of said (C2).
    """

    name: str
    eye: tuple[float, ...]
    tongue: tuple[float, ...]
    loves: tuple[str, ...] = ()
    fondness: float = 0.8
    taste: float = 0.4
    decoy_steepness: float = 1.1
    vote_steepness: float = 0.8
    sure: float = 0.45
    daring: float = 0.0
    tunes: float = 0.0
    mimes: float = 0.0
    strength: str = "keen"

    @property
    def spread(self) -> float:
        """How far its view of a card is from others', for one who does not know its loves."""
        return math.hypot(self.fondness, self.taste)


CHARACTERS = (
    Personality(
        "poet",
        (1.2, 1.1, 1.3, 0.5, 0.3, 0.1),
        (0.9, 0.7, 1.8, 1.0, 0.5, 1.0, 0.5),
        ("melancholy", "longing", "rain", "autumn", "silence", "window"),
        vote_steepness=0.75,
    ),
    Personality(
        "child",
        (1.0, 0.6, 0.6, 0.3, 1.1, 1.1),
        (0.5, 0.6, 0.6, 1.7, 2.0, 1.5, 1.2),
        ("animal", "toy", "play", "cake", "clown", "dragon"),
        fondness=0.9,
        decoy_steepness=0.8,
        vote_steepness=0.7,
        sure=0.6,
        mimes=0.25,
    ),
    Personality(
        "literal",
        (0.9, 0.7, 0.1, 0.5, 1.5, 1.1),
        (1.3, 1.0, 0.8, 0.8, 0.6, 1.3, 0.2),
        ("house", "table", "tool", "box", "machine", "order"),
        fondness=0.65,
        vote_steepness=0.95,
        sure=0.35,
        daring=-0.04,
    ),
    Personality(
        "trickster",
        (1.3, 0.7, 0.2, 0.7, 0.8, 0.6),
        (0.5, 1.9, 1.1, 1.6, 1.0, 0.8, 0.8),
        ("mask", "deception", "thief", "disguise", "playing_card", "trap"),
        decoy_steepness=1.6,
        daring=0.06,
    ),
    Personality(
        "sailor",
        (1.5, 0.6, 0.4, 0.3, 1.1, 0.3),
        (0.5, 2.3, 1.0, 0.7, 1.2, 1.1, 0.5),
        ("sea", "ship", "wind", "harbour", "island", "fish"),
        fondness=0.9,
        sure=0.4,
        tunes=0.25,
    ),
    Personality(
        "grandmother",
        (1.3, 1.2, 0.8, 0.2, 0.6, 0.2),
        (0.7, 1.7, 0.8, 1.1, 0.6, 1.6, 0.9),
        ("family", "kitchen", "memory", "knitting", "garden", "letter"),
        decoy_steepness=0.9,
    ),
    Personality(
        "detective",
        (0.9, 0.8, 0.1, 0.6, 1.2, 1.3),
        (0.7, 0.7, 1.1, 2.2, 0.6, 1.4, 0.4),
        ("key", "footprint", "secret", "shadow", "door", "night"),
        fondness=0.65,
        vote_steepness=0.95,
        sure=0.35,
    ),
    Personality(
        "stargazer",
        (1.1, 1.4, 0.6, 0.8, 0.4, 0.2),
        (1.0, 0.7, 2.1, 1.0, 0.4, 0.8, 0.4),
        ("star", "sky", "moon", "universe", "infinity", "planet"),
        sure=0.5,
    ),
)
STRENGTHS = ("gentle", "keen", "sharp")
ANY = "dreamer"


def _with_strength(who: Personality, strength: str) -> Personality:
    if strength == "keen":
        return who
    fondness, taste, votes, decoys = SHARPER if strength == "sharp" else GENTLER
    return replace(
        who,
        name=f"{who.name}-{strength}",
        fondness=fondness * who.fondness,
        taste=taste * who.taste,
        vote_steepness=votes * who.vote_steepness,
        decoy_steepness=decoys * who.decoy_steepness,
        strength=strength,
    )


# Fondness, taste, votes and decoys, against those of the keen.
GENTLER, SHARPER = (1.2, 1.5, 0.64, 0.6), (0.7, 0.6, 1.4, 1.4)
# Somebody of whom no more is known than how sharp the company is.
ANYBODY = {
    strength: _with_strength(Personality("anybody", (1.0,) * 6, (1.0,) * 7), strength)
    for strength in STRENGTHS
}
PERSONALITIES: dict[str, Personality] = {
    bot.name: bot
    for strength in STRENGTHS
    for bot in (_with_strength(who, strength) for who in CHARACTERS)
}
# `dreamer` is whoever the chair makes of it, so that a table of dreamers is a mixed company.
NAMES = (
    *PERSONALITIES,
    ANY,
    *(f"{ANY}-{strength}" for strength in STRENGTHS if strength != "keen"),
)


# Who comes when nobody is named.
COMPANY = tuple(who.name for who in CHARACTERS)


def personality(name: str, seat: int) -> Personality:
    if name == ANY or name.startswith(f"{ANY}-"):
        who = CHARACTERS[seat % len(CHARACTERS)]
        return PERSONALITIES[who.name + name.removeprefix(ANY)]
    return PERSONALITIES[name]


def character(name: str, seat: int) -> str:
    """Who it is, however sharp."""
    return personality(name, seat).name.partition("-")[0]
