"""What a saved book says, in the reader's language: the client's own words, made by `make golden`.

`words.json` is written by tools/book_words.py, and nobody edits it.
"""

import json
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any

from reverie.rules.clues import ALL_KINDS, GESTURES
from reverie.rules.ids import COLOURS
from reverie.rules.variants import VARIANTS

FILE = Path(__file__).with_name("words.json")
PLAIN = "en"
KEYS = (
    *("book-title", "book-people", "book-decks", "book-said", "book-so-far"),
    *("book-next", "book-previous", "book-page", "book-private", "book-letters"),
    *("history-game", "history-turn", "history-some", "history-all", "history-nobody"),
    *("history-met", "history-met-none", "reveal-gone", "reveal-pair", "reveal-plus"),
    *("reveal-look-told", "reveal-look-own", "reveal-look-voters", "reveal-look-red"),
    *("end-wins", "end-wins-pair", "end-shared", "end-shared-many", "end-nobody"),
    *("end-points", "end-place", "end-scores", "why-quoted", "clue-performed"),
    *("clue-says", "clue-sung", "clue-mimed", "clue-sound", "clue-other"),
    *(f"clue-{kind}" for kind in ALL_KINDS),
    *(f"clue-is-{kind}" for kind in ALL_KINDS),
    *(f"game-{name}" for name in VARIANTS),
    *(f"colour-{colour}" for colour in COLOURS),
    *(f"mime-does-{gesture}" for gesture in GESTURES),
    "tune-notes",
)
AND = {"en": "and", "de": "und", "da": "og", "fi": "ja", "it": "e", "is": "og"}
DAYS = {
    "en": "Monday Tuesday Wednesday Thursday Friday Saturday Sunday",
    "de": "Montag Dienstag Mittwoch Donnerstag Freitag Samstag Sonntag",
    "da": "mandag tirsdag onsdag torsdag fredag lørdag søndag",
    "fi": "maanantai tiistai keskiviikko torstai perjantai lauantai sunnuntai",
    "it": "lunedì martedì mercoledì giovedì venerdì sabato domenica",
    "is": "mánudagur þriðjudagur miðvikudagur fimmtudagur föstudagur laugardagur sunnudagur",
}
MONTHS = {
    "en": "January February March April May June July August September October November December",
    "de": "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
    "da": "januar februar marts april maj juni juli august september oktober november december",
    "fi": "tammikuuta helmikuuta maaliskuuta huhtikuuta toukokuuta kesäkuuta heinäkuuta"
    " elokuuta syyskuuta lokakuuta marraskuuta joulukuuta",
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre"
    " novembre dicembre",
    "is": "janúar febrúar mars apríl maí júní júlí ágúst september október nóvember desember",
}
DATES = {
    "en": "{day}, {number} {month} {year}",
    "de": "{day}, {number}. {month} {year}",
    "da": "{day} den {number}. {month} {year}",
    "fi": "{day} {number}. {month} {year}",
    "it": "{day} {number} {month} {year}",
    "is": "{day}, {number}. {month} {year}",
}
LANGUAGES = tuple(DAYS)


def spoken(wish: str) -> str:
    """The language of ours that somebody's wish means (`de-AT`), or English."""
    plain = wish.partition("-")[0].lower()
    return plain if plain in LANGUAGES else PLAIN


class Words:
    """The words of one language; in some, a game has words of its own."""

    def __init__(self, language: str, game: str = "") -> None:
        self.language, self.game = spoken(language), game
        self.messages = _all()[self.language]

    def __call__(self, key: str, /, **about: str | int) -> str:
        message = self.messages.get(f"{key}--{self.game}", self.messages[key])
        if isinstance(message, dict):
            message = _form(message, about[message["on"]], self.language)
        return str(message).format(**about)

    def listed(self, names: list[str]) -> str:
        """“Aino, Tock and Mira”."""
        if len(names) < 2:
            return "".join(names)
        return f"{', '.join(names[:-1])} {AND[self.language]} {names[-1]}"

    def night(self, day: date) -> str:
        return DATES[self.language].format(
            day=DAYS[self.language].split()[day.weekday()],
            number=day.day,
            month=MONTHS[self.language].split()[day.month - 1],
            year=day.year,
        )


def _form(message: dict[str, Any], value: str | int, language: str) -> str:
    forms: dict[str, str] = message["forms"]
    exact = forms.get(str(value))
    if exact is not None:
        return exact
    if isinstance(value, int) and "one" in forms and _is_one(value, language):
        return forms["one"]
    return forms[message["else"]]


def _is_one(count: int, language: str) -> bool:
    """In Icelandic twenty-one is one, too."""
    if language == "is":
        return count % 10 == 1 and count % 100 != 11
    return count == 1


@cache
def _all() -> dict[str, dict[str, Any]]:
    read: dict[str, dict[str, Any]] = json.loads(FILE.read_text(encoding="utf-8"))
    return read
