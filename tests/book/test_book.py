"""A book tells what was revealed, no more and no less: also of games of the first release."""

from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest
from at_book import LOGS, SHELF, chronicle_of, pages_of, whole_game

from reverie.adapters.books import book_of, book_of_file
from reverie.adapters.game_file import read_game, write_game
from reverie.evening.book import Book
from reverie.rules import events as ev
from reverie.rules.ids import Seat
from reverie.tables import log
from reverie.tables.ports import Line, Person, Record
from reverie.tables.refusals import Refused
from reverie.tables.table import AnyTableEvent, ChairLeft, ChairTaken

GAMES = [("classic", 4), ("odyssey", 9), ("party", 6), ("teams", 8)]


def votes_from_events(events: Iterable[Any]) -> list[dict[tuple[str, int], set[int]]]:
    """Who voted for what, read from the ballots alone: turn by turn, each card and its owner."""
    told: list[dict[tuple[str, int], set[int]]] = []
    places: tuple[Any, ...] = ()
    ballots: dict[Seat, ev.Voted] = {}
    for event in events:
        match event:
            case ev.CardsLaidOut():
                places, ballots = event.places, {}
            case ev.Voted():
                ballots[event.seat] = event
            case ev.PlayerLeft():
                ballots.pop(event.seat, None)
            case ev.TurnScored():
                told.append(
                    {
                        (laid.card, laid.owner): {
                            seat for seat, vote in ballots.items() if at in vote.places
                        }
                        for at, laid in enumerate(places, 1)
                    }
                )
    return told


def votes_in(book: Book) -> list[dict[tuple[str, int], set[int]]]:
    return [
        {(place.card, place.owner): set(place.votes) for place in spread.reveal.places}
        for spread in book.spreads
    ]


def check_track(book: Book) -> None:
    """Every step of every rabbit is there: the last page is the sum of all spreads."""
    way = {side.side: 0 for side in book.sides}
    for spread in book.spreads:
        for points in spread.reveal.points:
            way[points.side] = way.get(points.side, 0) + points.total
        assert {side.side: side.score for side in spread.sides} == {
            side.side: way[side.side] for side in spread.sides
        }
    # Whoever got up in the middle of it took their rabbit along.
    last = {side.side: side.score for side in book.sides}
    assert last == {side: way[side] for side in last}
    assert len(last) > 2


@pytest.mark.parametrize("path", LOGS, ids=lambda path: f"{path.parent.name}/{path.stem}")
def test_a_log_of_a_release_opens_as_a_book(path: Path) -> None:
    pages = pages_of(path)
    people = {Seat(n): Person(Seat(n), f"Name {n}") for n in range(12)}
    book = book_of(chronicle_of(pages), None, people, (), SHELF)
    events = [event for page in pages for event in log.decode(page)]
    assert len(book.spreads) == sum(isinstance(event, ev.TurnScored) for event in events) > 3
    assert votes_in(book) == votes_from_events(events)
    assert book.variant == path.stem
    assert book.over
    assert book.winners
    assert book.night is None, "the first release did not write it down"
    assert [deck.id for deck in book.decks] == ["placeholder"]
    assert all(one.name for one in book.people)
    laid = {place.owner for spread in book.spreads for place in spread.reveal.places}
    assert laid <= {one.seat for one in book.people}, "also whoever left in the middle of it"
    check_track(book)


@pytest.mark.parametrize(("name", "people"), GAMES)
def test_a_game_from_a_file_is_the_same_game(name: str, people: int, tmp_path: Path) -> None:
    events = whole_game(name, people, seed=people)
    path = tmp_path / "game.jsonl"
    write_game(path, events)
    book = book_of_file(read_game(path), SHELF)
    assert votes_in(book) == votes_from_events(events)
    assert [spread.turn for spread in book.spreads] == list(range(1, len(book.spreads) + 1))
    assert {one.name for one in book.people} == {""}
    assert len(book.people) == people
    assert book.pairs == (name == "teams")
    ended = events[-1]
    assert isinstance(ended, ev.GameEnded)
    assert book.winners == ended.winners
    check_track(book)


def test_a_game_that_runs_is_told_as_far_as_its_turns_are_over() -> None:
    """No card, no clue and no vote of the turn that is being played is in it."""
    events = whole_game("classic", 5, seed=3)
    scored = [at for at, event in enumerate(events) if isinstance(event, ev.TurnScored)]
    whole = book_of_file(events, SHELF)
    for at in range(scored[1], scored[2]):
        book = book_of_file(events[: at + 1], SHELF)
        assert len(book.spreads) == 2
        assert not book.over
        assert not book.winners
        assert book.spreads == whole.spreads[:2]


def test_before_the_first_turn_is_over_there_is_no_book() -> None:
    events = whole_game("classic", 4, seed=1)
    first = next(at for at, event in enumerate(events) if isinstance(event, ev.TurnScored))
    with pytest.raises(Refused, match="No game"):
        book_of_file(events[:first], SHELF)
    assert len(book_of_file(events[: first + 1], SHELF).spreads) == 1


def test_a_reason_stands_beside_its_turn() -> None:
    pages = pages_of(LOGS[0])
    lines = [
        Line(Seat(1), "a", 0.0, "why", "Because of the moon", game=1, turn=2),
        Line(Seat(2), "b", 0.0, "chat", "Shall we have tea?", game=1, turn=2),
        Line(Seat(3), "c", 0.0, "why", "Another night", game=2, turn=2),
        Line(Seat(0), "d", 0.0, "why", "It looked back at me", game=1, turn=2),
        Line(Seat(0), "e", 0.0, "why", "Not over yet", game=1, turn=999),
    ]
    book = book_of(chronicle_of(pages), 1, {}, lines, SHELF)
    said = {spread.turn: [one.text for one in spread.said] for spread in book.spreads}
    assert said.pop(2) == ["Because of the moon", "It looked back at me"]
    assert not any(said.values())


def test_whoever_took_over_a_seat_does_not_give_their_name_to_who_sat_there_before() -> None:
    pages = pages_of(next(path for path in LOGS if path.stem == "classic"))
    people = {Seat(n): Person(Seat(n), f"Name {n}") for n in range(12)}
    chronicle = chronicle_of(pages)
    table = chronicle.table
    assert table is not None
    seat = next(chair.seat for chair in table.chairs if chair.bot is None)
    chair = table.chair(seat)
    assert chair is not None
    later = log.encode(_leave_and_come(chair))
    chronicle.read_on([Record(len(pages) + 1, later)])
    book = book_of(chronicle, 1, people, (), SHELF)
    assert {one.seat: one.name for one in book.people if not one.name} == {seat: ""}


def _leave_and_come(chair: Any) -> tuple[AnyTableEvent, ...]:
    return (ChairLeft(chair.seat), ChairTaken(chair))
