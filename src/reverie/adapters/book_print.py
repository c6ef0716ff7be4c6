"""A book to print: A5, a turn on two facing pages, in the type of the house. Needs fpdf2 (`book`).

The type has Latin letters only. Of a name, letters that it lacks are left out, and a name of which
nothing is left becomes the words for its rabbit; elsewhere such a letter is a dot, and the last
page says so.

It takes seconds of work, so the server has it done by a process of its own (`book_files.printed`):
an order comes in, the book goes out.
"""

import os
import sys
import unicodedata
from collections.abc import Mapping
from datetime import date
from io import BytesIO
from typing import Any

import msgspec
from fpdf import FPDF
from fpdf.enums import MethodReturnValue
from fpdf.fonts import TTFFont
from msgspec.structs import replace
from PIL import Image

from reverie.adapters.book_files import Order, night_of
from reverie.evening import ink
from reverie.evening.book import Book, BookPerson
from reverie.evening.html import FOLDER, columns_of
from reverie.evening.telling import BookText, Card, Quote, Standing, Turn, tell
from reverie.evening.words import Words
from reverie.rules.clues import Mime, Tune
from reverie.rules.ids import CardId

WIDE, HIGH, EDGE, FOLD = 148.0, 210.0, 12.0, 15.0
INNER = WIDE - EDGE - FOLD
# A name, and four rows of what was said.
HIGHEST_QUOTE = 24.0
# What a printer shows of a picture.
DOTS = 300
INK, SOFT, RED, PAPER = (43, 33, 24), (101, 84, 64), (138, 47, 22), (250, 244, 230)
LACKING = "·"
TYPE = "Gabriela, Proza Libre: SIL Open Font License 1.1"


def pdf_of(order: Order) -> bytes:
    press = _Press(Words(order.language, order.book.variant), order.pictures)
    return press.printed(press.named(order.book), night_of(order.book, order.minutes))


class _Press:
    told: BookText

    def __init__(self, words: Words, pictures: Mapping[CardId, str]) -> None:
        self.words, self.pictures = words, pictures
        self.pdf = FPDF(unit="mm", format=(WIDE, HIGH))
        self.pdf.set_auto_page_break(False)
        self.pdf.set_margin(0)
        self.pdf.c_margin = 0
        self.pdf.set_title(words("book-title"))
        self.pdf.set_lang(words.language)
        self.pdf.set_creator("Reverie")
        self.letters = self._type()
        self.lacked = False

    def _type(self) -> frozenset[int]:
        """The faces; the letters that all of them have."""
        for family, style, plain, more in (
            ("gabriela", "", "gabriela-latin-400", "gabriela-latin-ext-400"),
            ("text", "", "proza-libre-latin-400", "proza-libre-latin-ext-400"),
            ("text", "B", "proza-libre-latin-600", "proza-libre-latin-ext-600"),
        ):
            for name, file in ((family, plain), (f"{family}-more", more)):
                self.pdf.add_font(name, style, str(FOLDER / "fonts" / f"{file}.ttf"))
        self.pdf.set_fallback_fonts(["gabriela-more", "text-more"], exact_match=False)
        gabriela, text = (
            self._letters(family) | self._letters(f"{family}-more")
            for family in ("gabriela", "text")
        )
        return gabriela & text

    def _letters(self, family: str) -> frozenset[int]:
        font = self.pdf.fonts[family]
        assert isinstance(font, TTFFont)
        return frozenset(font.cmap)

    def printed(self, book: Book, night: date | None) -> bytes:
        self.told = tell(book, self.words, night)
        self.title()
        for turn in self.told.turns:
            self.clue_page(turn)
            self.card_page(turn)
        self.scores()
        self.track()
        self.colophon()
        return bytes(self.pdf.output())

    # ---- letters

    def set(self, text: str) -> str:
        """As the type can set it."""
        plain = "".join(letter for letter in text if unicodedata.category(letter) not in _UNSEEN)
        lacks = [letter for letter in plain if ord(letter) not in self.letters]
        self.lacked = self.lacked or bool(lacks)
        return "".join(LACKING if letter in lacks else letter for letter in plain)

    def named(self, book: Book) -> Book:
        """Everybody by a name that the type can set."""
        people = tuple(replace(one, name=self._name(one)) for one in book.people)
        return replace(book, people=people)

    def _name(self, one: BookPerson) -> str:
        """Nobody gets a name that way who has none."""
        said = "".join(letter for letter in one.name if ord(letter) in self.letters).strip()
        return said or (self.words(f"colour-{one.colour}") if one.name else "")

    # ---- pages

    def page(self) -> float:
        """A new page; the answer is where its text begins: beside the fold, or beside the edge."""
        self.pdf.add_page()
        self.pdf.set_fill_color(*PAPER)
        self.pdf.rect(0, 0, WIDE, HIGH, "F")
        left = FOLD if self.pdf.page_no() % 2 else EDGE
        if self.pdf.page_no() > 1:
            self.say(str(self.pdf.page_no()), 0, HIGH - 10, WIDE, 8, colour=SOFT, align="C")
        return left

    def say(
        self,
        text: str,
        x: float,
        y: float,
        wide: float,
        size: float,
        face: str = "text",
        style: str = "",
        colour: tuple[int, int, int] = INK,
        align: str = "L",
        lines: int | None = None,
    ) -> float:
        """Text in a column; the answer is where it ends. What is too long is set smaller."""
        pdf = self.pdf
        text = self.set(text)
        pdf.set_text_color(*colour)
        while True:
            pdf.set_font(face, style, size)
            high = size * 0.3528 * 1.28
            rows: Any = pdf.multi_cell(
                wide, high, text, align=align, dry_run=True, output=MethodReturnValue.LINES
            )
            if lines is None or len(rows) <= lines or size < 6:
                break
            size *= 0.9
        pdf.set_xy(x, y)
        pdf.multi_cell(wide, high, text, align=align)
        return float(y + high * len(rows))

    def draw(self, drawing: str, box: str, x: float, y: float, wide: float, high: float) -> None:
        made = ink.svg(drawing, box, wide, high).encode()
        self.pdf.image(BytesIO(made), x, y, wide, high)

    def pip(self, colour: str, x: float, y: float, size: float) -> None:
        self.draw(ink.pip(colour), ink.PIP_BOX, x, y, size, size * 47 / 42)

    def title(self) -> None:
        left, told = self.page(), self.told
        covers = told.covers
        for at, card in enumerate(covers):
            lean = (at - (len(covers) - 1) / 2) * 10
            x = left + INNER / 2 - 17 + (at - (len(covers) - 1) / 2) * 27
            with self.pdf.rotation(-lean, x + 17, 92):
                self.picture(card, x, 24, 34)
        y = self.say(told.title, left, 88, INNER, 30, "gabriela", align="C")
        y = self.say(told.night, left, y + 3, INNER, 13, "gabriela", align="C")
        y = self.say(told.game, left, y + 1, INNER, 10, colour=SOFT, align="C")
        self.people(left, y + 8)
        self.say(told.decks, left, HIGH - 22, INNER, 9, colour=SOFT, align="C")

    def people(self, left: float, y: float) -> None:
        people = self.told.people
        high = min(11.0, (HIGH - 26 - y) / max(1, -(-len(people) // 2)))
        for at, one in enumerate(people):
            x, row = left + (at % 2) * INNER / 2, y + (at // 2) * high
            self.draw(ink.rabbit(one.colour), ink.RABBIT_BOX, x, row, high * 0.92, high * 0.96)
            wide = INNER / 2 - high - 4
            self.say(one.name, x + high + 1, row + high * 0.3, wide, 12, "gabriela", lines=1)

    def clue_page(self, turn: Turn) -> None:
        left = self.page()
        self.draw(ink.rabbit(turn.teller.colour), ink.RABBIT_BOX, left, 13, 13, 13.6)
        self.say(turn.heading, left + 15, 14, INNER - 15, 9, colour=SOFT)
        self.say(turn.by, left + 15, 19, INNER - 15, 12, "gabriela", lines=1)
        y = self.say(turn.words, left, 34, INNER, 27, "gabriela", lines=4)
        y = self.drawn(turn, left, y + 3)
        y = self.say(turn.verdict, left, y + 4, INNER, 13, "gabriela", lines=2)
        self.reasons(turn, left, y + 3)
        self.gains(turn, left)

    def drawn(self, turn: Turn, left: float, y: float) -> float:
        match turn.clue:
            case Tune():
                wide, high = ink.STRIP
                self.draw(ink.strip(turn.clue), f"0 0 {wide} {high}", left, y, INNER, INNER / 5)
                return y + INNER / 5
            case Mime():
                film, count = ink.film(turn.clue, turn.teller.colour)
                size = min(22.0, INNER / count)
                box = f"0 0 {count * ink.STILL} {ink.STILL}"
                self.draw(film, box, left, y + 4, size * count, size)
                return y + size + 4
            case _:
                return y

    def reasons(self, turn: Turn, left: float, y: float) -> None:
        """As long as there is room over the points; then it is shown that more was said."""
        end = top_of_gains(turn) - 3
        for quote in turn.said:
            if y + HIGHEST_QUOTE > end:
                self.say("…", left + 7, y, INNER - 7, 11, "gabriela")
                return
            y = self.quote(quote, left, y) + 3

    def quote(self, quote: Quote, left: float, y: float) -> float:
        self.pip(quote.who.colour, left, y, 4.6)
        y = self.say(quote.who.name, left + 7, y, INNER - 7, 8, colour=SOFT, lines=1)
        return self.say(quote.text, left + 7, y, INNER - 7, 11, "gabriela", lines=4)

    def gains(self, turn: Turn, left: float) -> None:
        y = top_of_gains(turn)
        self.pdf.set_draw_color(*SOFT)
        self.pdf.line(left, y - 3, left + INNER, y - 3)
        # By their coats, too: two who left have the same name here.
        plus = {gain.who: gain.plus for gain in turn.gains}
        for at, one in enumerate(turn.track):
            x, row = left + (at % 2) * INNER / 2, y + (at // 2) * 6
            self.pip(one.who.colour, x, row, 4.6)
            self.say(one.who.name, x + 6.5, row + 0.3, INNER / 2 - 29, 9, lines=1)
            gained = plus.get(one.who, "")
            end = x + INNER / 2 - 24
            self.say(gained, end, row + 0.3, 9, 9, style="B", colour=RED, align="R")
            self.say(str(one.score), end + 10, row + 0.3, 8, 9, colour=SOFT, align="R")

    def card_page(self, turn: Turn) -> None:
        left = self.page()
        columns = columns_of(len(turn.cards))
        rows = -(-len(turn.cards) // columns)
        gap, below = 4.0, 12.0
        room = ((HIGH - 36) / rows - below) * 2 / 3
        wide = min((INNER - gap * (columns - 1)) / columns, room)
        across = columns * wide + gap * (columns - 1)
        down = rows * (wide * 1.5 + below)
        for at, card in enumerate(turn.cards):
            x = left + (INNER - across) / 2 + (at % columns) * (wide + gap)
            y = (HIGH - 8 - down) / 2 + (at // columns) * (wide * 1.5 + below)
            self.card(card, x, y, wide)

    def card(self, card: Card, x: float, y: float, wide: float) -> None:
        high = wide * 1.5
        self.picture(card.card, x, y, wide)
        if card.is_told:
            self.pdf.set_draw_color(*RED)
            self.pdf.set_line_width(0.9)
            self.pdf.rect(x, y, wide, high, "D", round_corners=True, corner_radius=1.5)
            self.pdf.set_line_width(0.2)
        self.pdf.set_fill_color(*PAPER)
        self.pdf.ellipse(x - 2, y - 2, 6.4, 6.4, "F")
        self.say(str(card.number), x - 2, y - 0.9, 6.4, 10, "gabriela", align="C")
        self.votes(card, x, y + high, wide)
        self.pip(card.owner.colour, x, y + high + 1.4, 4)
        self.say(card.owner.name, x + 5.2, y + high + 1.8, wide - 5.2, 8.5, lines=1)

    def votes(self, card: Card, x: float, bottom: float, wide: float) -> None:
        size = min(8.0, wide / 4.4)
        across = max(1, int(wide // (size + 0.4)))
        for at, voter in enumerate(card.voters):
            right = x + wide - (at % across + 1) * (size + 0.4)
            self.pip(voter.colour, right, bottom - (at // across + 1) * size * 1.16, size)
        if card.is_red:
            self.pdf.set_fill_color(179, 38, 30)
            self.pdf.ellipse(x + 1.2, bottom - size - 1, size * 0.8, size * 0.8, "F")

    def picture(self, card: CardId, x: float, y: float, wide: float) -> None:
        path = self.pictures.get(card)
        if path is None:
            self.pdf.set_draw_color(*SOFT)
            self.pdf.rect(x, y, wide, wide * 1.5, "D")
            return
        dots = round(wide / 25.4 * DOTS)
        with Image.open(path) as opened:
            small = opened.convert("RGB")
            small.thumbnail((dots, round(dots * 1.5)))
            out = BytesIO()
            small.save(out, "JPEG", quality=86)
        with self.pdf.rect_clip(x, y, wide, wide * 1.5):
            self.pdf.image(BytesIO(out.getvalue()), x, y, wide, wide * 1.5)

    # ---- the end. What the evening showed (evening/findings.py) belongs under the scores.

    def scores(self) -> None:
        left = self.page()
        y = self.say(self.told.ending, left, 30, INNER, 22, "gabriela", align="C", lines=3) + 10
        for one in self.told.standings:
            self.standing(one, left, y)
            y += min(11.0, 120 / len(self.told.standings))

    def standing(self, one: Standing, left: float, y: float) -> None:
        self.say(one.place, left + 6, y + 0.6, 8, 9, colour=SOFT, align="R")
        self.pip(one.who.colour, left + 17, y, 5.4)
        self.say(one.who.name, left + 25, y + 0.4, INNER - 50, 11, lines=1)
        self.say(str(one.score), left + INNER - 22, y, 16, 13, "gabriela", align="R")

    def track(self) -> None:
        left = self.page()
        wide, high = ink.WAY
        drawing = ink.way([(o.who.colour, o.score) for o in self.told.standings], self.told.goal)
        self.draw(drawing, f"0 0 {wide} {high}", left, 60, INNER, INNER * high / wide)

    def colophon(self) -> None:
        left = self.page()
        notes = [self.words("book-private")] if self.told.is_private else []
        notes += [self.words("book-letters")] if self.lacked else []
        y = HIGH - 70
        for note in (*notes, *self.told.credits, TYPE):
            y = self.say(note, left + 8, y, INNER - 16, 8, colour=SOFT, align="C") + 3


# Joiners, choosers of a variant and marks beyond the type: nothing is missed without them.
_UNSEEN = ("Cf", "Mn", "Me", "Cc")


def main() -> None:
    # Whoever plays meanwhile comes first.
    if hasattr(os, "nice"):
        os.nice(10)
    order = msgspec.json.decode(sys.stdin.buffer.read(), type=Order)
    sys.stdout.buffer.write(pdf_of(order))


def top_of_gains(turn: Turn) -> float:
    """Two beside each other, down to the number of the page."""
    return HIGH - 20 - 6 * -(-len(turn.track) // 2)


if __name__ == "__main__":
    main()
