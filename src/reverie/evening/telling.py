"""A book in words: what each of its pages says, before it is set as HTML or as print."""

from datetime import date

from msgspec import Struct

from reverie.evening.book import Book, BookPerson, Spread
from reverie.evening.words import Words
from reverie.rules.clues import Mime, Tune, Voice
from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.pieces import Clue, Performed, Written
from reverie.rules.text import isolated
from reverie.rules.views import PlaceView, RevealView, SideView

FEW = 3
COVERS = 3
_QUOTES = '"“”„»«'


class Person(Struct, frozen=True):
    name: str
    colour: str
    is_bot: bool


class Card(Struct, frozen=True):
    """A card as it lay. `whose`: in a sentence, for those who cannot see the picture."""

    card: CardId
    number: int
    owner: Person
    voters: tuple[Person, ...]
    is_told: bool
    is_red: bool
    whose: str


class Quote(Struct, frozen=True):
    who: Person
    text: str


class Gain(Struct, frozen=True):
    who: Person
    plus: str


class Standing(Struct, frozen=True):
    place: str
    who: Person
    score: int


class Turn(Struct, frozen=True):
    """`words`: the clue as it was said; where it was not said, what it was."""

    heading: str
    teller: Person
    by: str
    clue: Clue
    words: str
    verdict: str
    cards: tuple[Card, ...]
    said: tuple[Quote, ...]
    gains: tuple[Gain, ...]
    track: tuple[Standing, ...]

    @property
    def hero(self) -> Card | None:
        """The card to be found, or the one on which most met."""
        told = next((card for card in self.cards if card.is_told), None)
        return told or max(self.cards, key=lambda card: len(card.voters), default=None)


class BookText(Struct, frozen=True):
    """A whole book. `covers`: the cards on its title page. `credits`: whose pictures they are."""

    title: str
    night: str
    game: str
    people: tuple[Person, ...]
    decks: str
    covers: tuple[CardId, ...]
    turns: tuple[Turn, ...]
    ending: str
    standings: tuple[Standing, ...]
    is_private: bool
    goal: int | None
    credits: tuple[str, ...]


def tell(book: Book, words: Words, night: date | None) -> BookText:
    return _Teller(book, words).book(night)


class _Teller:
    def __init__(self, book: Book, words: Words) -> None:
        self.told, self.words = book, words
        # A recorded game names nobody: then everybody is called by their rabbit.
        self.nameless = not any(one.name for one in book.people if one.bot is None)

    # ---- people

    def name(self, person: BookPerson) -> str:
        if person.name:
            return person.name
        known = f"colour-{person.colour}" in self.words.messages
        return self.words(f"colour-{person.colour}" if self.nameless and known else "reveal-gone")

    def person(self, seat: Seat) -> Person:
        one = self.told.person(seat)
        if one is None:
            return Person(self.words("reveal-gone"), "slate", False)
        return Person(self.name(one), one.colour, one.bot is not None)

    def side(self, side: Side) -> Person:
        members = [one for one in self.told.people if one.side == side]
        if not members:
            return Person(self.words("reveal-gone"), "slate", False)
        names = [self.name(one) for one in members]
        if self.told.pairs and len(names) == 2:
            called = self.words("reveal-pair", one=names[0], two=names[1])
        else:
            called = names[-1]
        all_bots = all(one.bot is not None for one in members)
        return Person(called, members[0].colour, all_bots)

    def names(self, people: tuple[Person, ...]) -> str:
        return self.words.listed([isolated(one.name) for one in people])

    # ---- pages

    def book(self, night: date | None) -> BookText:
        book, words = self.told, self.words
        titles = [deck.title.get(words.language) or deck.title.get("en", "") for deck in book.decks]
        turns = tuple(self.turn(spread) for spread in book.spreads)
        game = words(f"game-{book.variant}")
        if book.games > 1:
            game = f"{game} · {words('history-game', game=book.game)}"
        return BookText(
            title=words("book-title"),
            night=words.night(night) if night is not None else "",
            game=game,
            people=tuple(self.person(one.seat) for one in book.people),
            decks=words("book-decks", decks=words.listed(titles)) if any(titles) else "",
            covers=_covers(turns),
            turns=turns,
            ending=self.ending(),
            standings=self.standings(book.sides),
            is_private=book.is_private,
            goal=book.goal,
            credits=tuple(
                f"{title}: {deck.credit}"
                for title, deck in zip(titles, book.decks, strict=True)
                if deck.credit
            ),
        )

    def turn(self, spread: Spread) -> Turn:
        reveal, words = spread.reveal, self.words
        teller = self.person(reveal.storyteller)
        gained = {points.side: points.total for points in reveal.points}
        moved = sorted((side for side in gained if gained[side]), key=lambda one: -gained[one])
        return Turn(
            heading=words("history-turn", turn=spread.turn),
            teller=teller,
            by=words(f"clue-{_way(reveal.clue)}", name=isolated(teller.name)),
            clue=reveal.clue,
            words=self.clue(reveal.clue),
            verdict=self.verdict(reveal),
            cards=tuple(self.card(place, at, reveal) for at, place in enumerate(reveal.places, 1)),
            said=tuple(
                Quote(
                    self.person(one.seat),
                    words("why-quoted", text=isolated(one.text.strip(_QUOTES))),
                )
                for one in spread.said
            ),
            gains=tuple(
                Gain(self.side(side), words("reveal-plus", points=gained[side])) for side in moved
            ),
            track=self.standings(spread.sides),
        )

    def clue(self, clue: Clue) -> str:
        said = written(clue)
        if said:
            return said
        if isinstance(clue, Performed):
            return self.words("clue-performed", how=clue.how)
        return self.words(f"clue-is-{_way(clue)}")

    def card(self, place: PlaceView, number: int, reveal: RevealView) -> Card:
        owner, is_told = self.person(place.owner), reveal.target == number
        voters = tuple(self.person(seat) for seat in place.votes)
        key = "reveal-look-told" if is_told else "reveal-look-own"
        whose = self.words(key, name=isolated(owner.name))
        votes = self.words("reveal-look-voters", count=len(voters), names=self.names(voters))
        red = [self.words("reveal-look-red")] if place.red else []
        return Card(
            card=place.card,
            number=number,
            owner=owner,
            voters=voters,
            is_told=is_told,
            is_red=place.red,
            whose=". ".join([whose, votes, *red]),
        )

    def verdict(self, reveal: RevealView) -> str:
        words = self.words
        if reveal.outcome == "crowd":
            most = max((len(place.votes) for place in reveal.places if not place.red), default=0)
            said = words("history-met", count=most) if most > 1 else words("history-met-none")
        else:
            voters = {seat for place in reveal.places for seat in place.votes}
            found = reveal.places[reveal.target - 1].votes if reveal.target else ()
            about = {"found": len(found), "voters": len(voters)}
            said = words(f"history-{reveal.outcome}", **about)
        return said[:1].upper() + said[1:]

    def standings(self, sides: tuple[SideView, ...]) -> tuple[Standing, ...]:
        """The first first; who is level shares a place."""
        ranked = sorted(sides, key=lambda one: -one.score)
        places = [1 + sum(other.score > one.score for other in sides) for one in ranked]
        return tuple(
            Standing(self.words("end-place", place=place), self.side(one.side), one.score)
            for place, one in zip(places, ranked, strict=True)
        )

    def ending(self) -> str:
        book, words = self.told, self.words
        if not book.over:
            return words("book-so-far")
        winners = tuple(self.side(side) for side in book.winners)
        names = self.names(winners)
        if not winners:
            return words("end-nobody")
        if len(winners) == 1:
            return words("end-wins-pair" if book.pairs else "end-wins", names=names)
        if len(winners) > FEW:
            return words("end-shared-many", count=len(winners))
        return words("end-shared", names=names)


def written(clue: Clue) -> str:
    """The words on the paper; none where it is heard or seen."""
    match clue:
        case Written():
            return clue.text
        case Performed():
            return clue.title or ""
        case Voice():
            return clue.line
        case _:
            return ""


def _way(clue: Clue) -> str:
    match clue:
        case Written():
            return "says"
        case Performed():
            return clue.how
        case Tune():
            return "tune"
        case Mime():
            return "mime"
        case _:
            return "voice"


def _covers(turns: tuple[Turn, ...]) -> tuple[CardId, ...]:
    """The told cards that were found by most, and yet not by all; in the order they were told."""
    heroes = [(at, turn.hero) for at, turn in enumerate(turns)]
    found = [(at, hero) for at, hero in heroes if hero is not None]
    best = sorted(found, key=lambda one: (-len(one[1].voters), one[0]))[:COVERS]
    return tuple(hero.card for _, hero in sorted(best, key=lambda one: one[0]))
