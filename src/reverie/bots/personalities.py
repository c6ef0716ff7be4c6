"""Who the bots are: what each looks at in a picture, how it likes to speak, how sharp it is."""

from msgspec import Struct
from msgspec.structs import replace

FACETS = ("associations", "themes", "moods", "title", "picture", "motifs")
MENTIONS = "mentions"
KINDS = ("words", "sayings", "titles", "questions", "sounds", "moments", MENTIONS)


class Personality(Struct, frozen=True):
    """`eye`: weights of the facets; `tongue`: how often each kind of phrase.

    `taste` is private noise and the steepnesses are per standard deviation of the deck: soft
    choices keep bots with one encoder from forming a choir that drowns a lone person.
    `daring` moves the wished share of finders down. `tunes` and `mimes`: how often a clue of one's
    own is played or mimed instead of said (C2).
    """

    name: str
    eye: tuple[float, ...]
    tongue: tuple[float, ...]
    taste: float = 0.8
    decoy_steepness: float = 1.0
    vote_steepness: float = 0.7
    daring: float = 0.0
    tunes: float = 0.0
    mimes: float = 0.0


CHARACTERS = (
    Personality("poet", (1.2, 1.1, 0.9, 0.5, 0.5, 0.2), (0.9, 0.7, 1.8, 1.0, 0.5, 1.0, 0.5)),
    Personality(
        "child", (1.0, 0.6, 0.6, 0.3, 1.1, 0.9), (0.5, 0.6, 0.6, 1.7, 2.0, 1.5, 1.2), mimes=0.25
    ),
    Personality(
        "literal", (0.9, 0.8, 0.2, 0.5, 1.3, 0.9), (1.3, 1.0, 0.8, 0.8, 0.6, 1.3, 0.2), daring=-0.04
    ),
    Personality(
        "trickster",
        (1.2, 0.8, 0.3, 0.6, 0.8, 0.6),
        (0.5, 1.9, 1.1, 1.6, 1.0, 0.8, 0.8),
        daring=0.06,
    ),
    Personality(
        "sailor", (1.4, 0.7, 0.4, 0.4, 1.0, 0.4), (0.5, 2.3, 1.0, 0.7, 1.2, 1.1, 0.5), tunes=0.25
    ),
    Personality("grandmother", (1.3, 1.2, 0.7, 0.3, 0.7, 0.3), (0.7, 1.7, 0.8, 1.1, 0.6, 1.6, 0.9)),
    Personality("detective", (1.0, 0.8, 0.2, 0.6, 1.1, 1.1), (0.7, 0.7, 1.1, 2.2, 0.6, 1.4, 0.4)),
    Personality("stargazer", (1.2, 1.2, 0.6, 0.6, 0.6, 0.3), (1.0, 0.7, 2.1, 1.0, 0.4, 0.8, 0.4)),
)
STRENGTHS = ("gentle", "keen", "sharp")
ANY = "dreamer"


def _with_strength(who: Personality, strength: str) -> Personality:
    if strength == "gentle":
        return replace(
            who, name=f"{who.name}-gentle", taste=1.2, vote_steepness=0.45, decoy_steepness=0.6
        )
    if strength == "sharp":
        return replace(
            who, name=f"{who.name}-sharp", taste=0.5, vote_steepness=1.0, decoy_steepness=1.4
        )
    return who


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
