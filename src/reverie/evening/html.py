"""A book as one HTML file: pictures, type and drawings inside, no script, nothing to fetch.

It says so itself: its content policy allows nothing but what lies in it.
"""

import base64
from collections.abc import Callable
from html import escape
from pathlib import Path

from reverie.evening import ink
from reverie.evening.telling import BookText, Card, Person, Quote, Standing, Turn, written
from reverie.evening.words import Words
from reverie.rules.clues import Mime, Tune
from reverie.rules.ids import CardId

FOLDER = Path(__file__).parent
POLICY = (
    "default-src 'none'; img-src data:; font-src data:; style-src 'unsafe-inline';"
    " base-uri 'none'; form-action 'none'"
)
# The type of the house; the second file of each has the letters beyond Latin-1.
FACES = (
    ("Gabriela", 400, "gabriela-latin-400", "gabriela-latin-ext-400"),
    ("Proza Libre", 400, "proza-libre-latin-400", "proza-libre-latin-ext-400"),
    ("Proza Libre", 600, "proza-libre-latin-600", "proza-libre-latin-ext-600"),
)
EXTENDED = range(0x100, 0x250)
LONGEST_PART = 9
# A picture of a card as a WebP, larger for the card that was told; none where it is not known.
Picture = Callable[[CardId, bool], bytes | None]
# What can be seen on a card, for those who cannot.
Described = Callable[[CardId], str]


def page(
    told: BookText, words: Words, picture: Picture, described: Described, clue_language: str
) -> str:
    """The whole file."""
    leaves = _Leaves(told, words, picture, described, clue_language).all()
    text = "".join(leaves)
    return "\n".join(
        [
            f'<!doctype html>\n<html lang="{words.language}">',
            '<head><meta charset="utf-8">',
            '<meta name="viewport" content="width=device-width, initial-scale=1">',
            f'<meta http-equiv="Content-Security-Policy" content="{POLICY}">',
            '<meta name="robots" content="noindex"><meta name="referrer" content="no-referrer">',
            f"<title>{escape(told.title)}{_dash(told.night)}</title>",
            f"<style>{fonts(text)}{(FOLDER / 'book.css').read_text(encoding='utf-8')}</style>",
            "</head><body>",
            _sprite(told),
            f'<main class="book" tabindex="0" aria-label="{escape(told.title)}">',
            *leaves,
            "</main></body></html>\n",
        ]
    )


def fonts(text: str) -> str:
    """The faces that this text needs: letters beyond Latin-1 only where there are any."""
    extended = any(ord(letter) in EXTENDED for letter in text)
    return "".join(
        f"@font-face{{font-family:'{family}';font-weight:{weight};"
        f"src:url(data:font/ttf;base64,{_base64(_font(file))}) format('truetype'){reach}}}"
        for family, weight, plain, more in FACES
        for file, reach in (
            ((plain, ";unicode-range:U+0-FF,U+131,U+152-153,U+2000-206F,U+20AC"), (more, ""))
            if extended
            else ((plain, ""),)
        )
    )


def _font(name: str) -> bytes:
    return (FOLDER / "fonts" / f"{name}.ttf").read_bytes()


def _base64(data: bytes) -> str:
    return base64.b64encode(data).decode()


def _dash(text: str) -> str:
    return f" · {escape(text)}" if text else ""


def _sprite(told: BookText) -> str:
    """Every rabbit and pip once."""
    coats = sorted({one.colour for one in told.people} | {"slate"})
    symbols = "".join(
        f'<symbol id="pip-{coat}" viewBox="{ink.PIP_BOX}">{ink.pip(coat)}</symbol>'
        f'<symbol id="rabbit-{coat}" viewBox="{ink.RABBIT_BOX}">{ink.rabbit(coat)}</symbol>'
        for coat in coats
    )
    return f'<svg width="0" height="0" class="sr" aria-hidden="true">{symbols}</svg>'


def _use(kind: str, colour: str) -> str:
    return f'<svg class="{kind}" aria-hidden="true"><use href="#{kind}-{escape(colour)}"/></svg>'


def _who(person: Person) -> str:
    pip = _use("pip", person.colour)
    return f'<span class="who">{pip}<bdi>{escape(person.name)}</bdi></span>'


class _Leaves:
    def __init__(
        self,
        told: BookText,
        words: Words,
        picture: Picture,
        described: Described,
        clue_language: str,
    ) -> None:
        self.told, self.words, self.picture, self.described = told, words, picture, described
        self.clue_language = escape(clue_language)
        self.count = len(told.turns) + 2

    def all(self) -> list[str]:
        pages = [("title", self.title()), *(("turn", self.turn(one)) for one in self.told.turns)]
        pages.append(("last", self.last()))
        return [self.leaf(kind, inside, at) for at, (kind, inside) in enumerate(pages, 1)]

    def leaf(self, kind: str, inside: str, at: int) -> str:
        label = escape(self.words("book-page", page=at, pages=self.count))
        return (
            f'<section class="leaf {kind}" id="p{at}" aria-label="{label}">'
            f'<div class="paper">{inside}</div>'
            f'<nav>{self.link(at - 1, "‹", "book-previous")}<span aria-hidden="true">'
            f"{at} / {self.count}</span>{self.link(at + 1, '›', 'book-next')}</nav></section>"
        )

    def link(self, to: int, sign: str, key: str) -> str:
        if not 1 <= to <= self.count:
            return "<span></span>"
        return f'<a href="#p{to}" aria-label="{escape(self.words(key))}">{sign}</a>'

    # ---- the title

    def title(self) -> str:
        told = self.told
        fan = "".join(
            f'<div class="face">{self.image(card, True, "")}</div>' for card in told.covers
        )
        people = "".join(
            f'<li class="who">{_use("rabbit", one.colour)}<bdi>{escape(one.name)}</bdi></li>'
            for one in told.people
        )
        private = f'<p class="private">{escape(self.words("book-private"))}</p>'
        return (
            f'<div class="left"><div class="fan" aria-hidden="true">{fan}</div>'
            f"<h1>{escape(told.title)}</h1>"
            f'<p class="night">{escape(told.night)}</p>'
            f'<p class="soft">{escape(told.game)}</p></div>'
            f'<div class="right"><h2>{escape(self.words("book-people"))}</h2>'
            f'<ul class="people">{people}</ul><p class="soft">{escape(told.decks)}</p>'
            f"{private if told.is_private else ''}</div>"
        )

    # ---- a turn

    def turn(self, turn: Turn) -> str:
        said = "".join(map(self.quote, turn.said))
        gains = "".join(f"<li>{_who(one.who)} <b>{escape(one.plus)}</b></li>" for one in turn.gains)
        columns = columns_of(len(turn.cards))
        widest = {1: "38vh", 2: "30vh", 3: "21vh"}[-(-len(turn.cards) // columns)]
        return (
            f'<div class="left"><div class="teller">{_use("rabbit", turn.teller.colour)}<p>'
            f'<span class="soft">{escape(turn.heading)}</span><br>'
            f'<span class="by">{escape(turn.by)}</span></p></div>{self.clue(turn)}</div>'
            f'<div class="right"><div class="cards" style="--columns:{columns};--widest:{widest}">'
            f"{''.join(map(self.card, turn.cards))}</div></div>"
            f'<div class="more"><p class="verdict">{escape(turn.verdict)}</p>'
            f'<ul class="said" aria-label="{escape(self.words("book-said"))}">{said}</ul>'
            f'<ul class="gains">{gains}</ul>{self.track(turn.track)}</div>'
        )

    def clue(self, turn: Turn) -> str:
        size = "tiny" if len(turn.words) > 120 else "small" if len(turn.words) > 50 else ""
        lang = f' lang="{self.clue_language}"' if written(turn.clue) else ""
        words = f'<h2 class="clue {size}" dir="auto"{lang}>{escape(turn.words)}</h2>'
        match turn.clue:
            case Tune():
                wide, high = ink.STRIP
                return words + self.drawn(ink.strip(turn.clue), wide, high)
            case Mime():
                frames, count = ink.film(turn.clue, turn.teller.colour)
                return words + self.drawn(frames, count * ink.STILL, ink.STILL)
            case _:
                return words

    def drawn(self, drawing: str, wide: int, high: int) -> str:
        return f'<svg class="drawn" viewBox="0 0 {wide} {high}" aria-hidden="true">{drawing}</svg>'

    def card(self, card: Card) -> str:
        votes = "".join(_use("pip", one.colour) for one in card.voters)
        red = '<span class="red"></span>' if card.is_red else ""
        seen = ". ".join(filter(None, (str(card.number), card.whose, self.described(card.card))))
        return (
            f'<figure class="card{" told" if card.is_told else ""}"><div class="face">'
            f"{self.image(card.card, card.is_told, seen)}"
            f'<span class="no" aria-hidden="true">{card.number}</span>'
            f'<span class="votes" aria-hidden="true">{votes}{red}</span></div>'
            f'<figcaption class="owner{" long" if is_long(card.owner.name) else ""}"'
            f' aria-hidden="true">{_who(card.owner)}</figcaption></figure>'
        )

    def image(self, card: CardId, large: bool, alt: str) -> str:
        data = self.picture(card, large)
        if data is None:
            return f'<span class="missing">{escape(alt)}</span>'
        address = f"data:image/webp;base64,{_base64(data)}"
        return f'<img src="{address}" alt="{escape(alt)}" width="320" height="480">'

    def quote(self, quote: Quote) -> str:
        return (
            f'<li>{_use("pip", quote.who.colour)}<span><small class="soft"><bdi>'
            f'{escape(quote.who.name)}</bdi></small><span class="text" dir="auto">'
            f"{escape(quote.text)}</span></span></li>"
        )

    def track(self, track: tuple[Standing, ...]) -> str:
        rows = "".join(f"<li>{_who(one.who)} {one.score}</li>" for one in track)
        return f'<ol class="track">{rows}</ol>'

    # ---- the end. What the evening showed (evening/findings.py) belongs under the scores.

    def last(self) -> str:
        rows = "".join(
            f'<li><span class="soft">{escape(one.place)}</span>{_who(one.who)}'
            f"<b>{one.score}</b></li>"
            for one in self.told.standings
        )
        return (
            f'<div class="left"><h2>{escape(self.told.ending)}</h2>'
            f'<ol class="scores" aria-label="{escape(self.words("end-scores"))}">{rows}</ol>'
            f'<p class="credits soft">{"<br>".join(map(escape, self.told.credits))}</p></div>'
            f'<div class="right">{_way(self.told)}</div>'
        )


def is_long(name: str) -> bool:
    """One of its parts is too wide for a card on a phone: it is set smaller, never cut."""
    return max(map(len, name.replace("-", "- ").split()), default=0) > LONGEST_PART


def columns_of(cards: int) -> int:
    """Up to three in a row, four from seven on."""
    if cards <= 4:
        return 2 if cards == 4 else max(1, cards)
    return 3 if cards <= 6 else 4


def _way(told: BookText) -> str:
    """The track: a way from the burrow to the moon, with everybody where they ended."""
    drawing = ink.way([(one.who.colour, one.score) for one in told.standings], told.goal)
    wide, high = ink.WAY
    return f'<svg class="way" viewBox="0 0 {wide} {high}" aria-hidden="true">{drawing}</svg>'
