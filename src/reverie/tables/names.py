"""Names at a table: those people give themselves, tidy, short, no two alike; and the bots'."""

from collections.abc import Collection, Iterable, Mapping

from reverie.rules.ids import Seat
from reverie.rules.text import folded, is_blank, tidy_text
from reverie.tables.ports import Person
from reverie.tables.refusals import Refused
from reverie.tables.table import Chair

LONGEST = 24
# What clockwork is made of; in the language the table has when the rabbit sits down.
BOT_NAMES = {
    "en": (
        *("Brass", "Cog", "Tin", "Spring", "Copper", "Ratchet"),
        *("Pewter", "Bolt", "Nickel", "Dial", "Whirr", "Pendulum"),
    ),
    "de": (
        *("Messing", "Ritzel", "Blech", "Feder", "Kupfer", "Ratsche"),
        *("Zinn", "Bolzen", "Nickel", "Zeiger", "Schnurr", "Pendel"),
    ),
    "da": (
        *("Messing", "Tandhjul", "Blik", "Fjeder", "Kobber", "Skralde"),
        *("Tin", "Bolt", "Nikkel", "Viser", "Snurre", "Pendul"),
    ),
    "fi": (
        *("Messinki", "Ratas", "Pelti", "Jousi", "Kupari", "Räikkä"),
        *("Tina", "Pultti", "Nikkeli", "Viisari", "Surina", "Heiluri"),
    ),
    "it": (
        *("Ottone", "Rotella", "Latta", "Molla", "Rame", "Cricchetto"),
        *("Peltro", "Bullone", "Nichel", "Lancetta", "Ronzio", "Pendolo"),
    ),
    "is": (
        *("Látún", "Tannhjól", "Blikk", "Fjöður", "Kopar", "Skralli"),
        *("Tin", "Bolti", "Nikkel", "Vísir", "Suð", "Pendúll"),
    ),
}
PLAIN_LANGUAGE = "en"


def tidy_name(name: str, others: Iterable[str]) -> str:
    name = tidy_text(name).strip("\u200c\u200d ")
    if is_blank(name):
        raise Refused("name_empty")
    if len(name) > LONGEST:
        raise Refused("name_too_long")
    if folded(name) in {folded(other) for other in others}:
        raise Refused("name_taken")
    return name


def bot_name(language: str, seat: Seat, taken: Collection[str] = ()) -> str:
    """The name of the rabbit in this seat, or the next one that no other rabbit has here."""
    names = BOT_NAMES.get(language.partition("-")[0].lower(), BOT_NAMES[PLAIN_LANGUAGE])
    after = (names[(seat + more) % len(names)] for more in range(len(names)))
    return next((name for name in after if name not in taken), names[seat % len(names)])


def name_of(chair: Chair, people: Mapping[Seat, Person]) -> str:
    """A rabbit's name, a person's, or nothing where somebody has been forgotten."""
    if chair.bot is not None:
        # In older logs a rabbit's name follows from its seat.
        return chair.name or bot_name(PLAIN_LANGUAGE, chair.seat)
    person = people.get(chair.seat)
    return person.name if person else ""
