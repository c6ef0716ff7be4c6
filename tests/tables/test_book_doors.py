"""The book of the evening at a real server: whose it is, and what is never in it."""

import time
from collections import Counter
from typing import Any

import msgspec
from at_server import Evening, is_over

from reverie.client import Player
from reverie.evening.book import Book
from reverie.rules.model import Game
from reverie.rules.pieces import Options
from reverie.rules.views import RevealView
from reverie.tables.requests import LeaveTable, Say, StartGame
from reverie.tables.views import History

SHORT = Options(target_score=6)


async def read(player: Player, table: str, query: str = "") -> tuple[int, bytes]:
    """`query` may begin with an ending: `.html?language=de`."""
    async with player.http.get(f"{player.url}/api/tables/{table}/book{query}") as response:
        return response.status, await response.read()


async def book(player: Player, table: str, query: str = "") -> Book:
    status, body = await read(player, table, query)
    assert status == 200, body
    return msgspec.json.decode(body, type=Book)


async def say_why(player: Player, _: Any) -> None:
    """Everybody gives one reason a turn."""
    game = player.game
    if game is not None and isinstance(game.phase, RevealView):
        await player.say(Say(f"{player.seat} in turn {game.turn}", kind="why"))


async def test_two_games_are_two_books(evening: Evening) -> None:
    before = time.time()
    one, two, *_ = await evening.table("classic", 4, options=SHORT)
    await evening.start()
    await evening.play_out(say_why)
    first = await book(two, one.table)
    await one.do(StartGame())
    for player in evening.players:
        await player.until(lambda view: view.games == 2)
    await evening.play_out()
    second = await book(two, one.table)
    assert (first.game, first.games, second.game, second.games) == (1, 1, 2, 2)
    assert await book(two, one.table, "?game=2") == second
    again = await book(two, one.table, "?game=1")
    assert again.spreads == first.spreads
    assert [person.name for person in first.people] == ["Ada", "Bo", "Cleo", "Dag"]
    assert first.over
    assert second.over
    assert first.night is not None
    assert second.night is not None
    assert before - 1 < first.night <= second.night < time.time() + 1
    said = Counter(one.text for spread in first.spreads for one in spread.said)
    assert said
    assert all(count == 1 or "turn" in text for text, count in said.items())
    for spread in first.spreads:
        assert all(one.text == f"{one.seat} in turn {spread.turn}" for one in spread.said)
    assert not any(spread.said for spread in second.spreads), "reasons stay with their game"


async def test_a_book_says_nothing_that_the_history_does_not(evening: Evening) -> None:
    one, *_ = await evening.table("teams", 6)
    await evening.start()
    await evening.play_out()
    async with one.http.get(f"{one.url}/api/tables/{one.table}/history") as response:
        history = msgspec.json.decode(await response.read(), type=History)
    told = await book(one, one.table)
    assert [spread.reveal.places for spread in told.spreads] == [
        turn.reveal.places for turn in history.turns
    ]
    assert [spread.sides for spread in told.spreads] == [turn.sides for turn in history.turns]


async def test_a_turn_that_is_not_over_is_in_no_book(evening: Evening) -> None:
    """At every move of every player the book is read and searched for the turn being played."""
    one, *_ = await evening.table("classic", 4, options=Options(target_score=15))
    reader = evening.person_passing()
    await evening.start()
    looked = Counter[str]()

    async def look(player: Player, _: Any) -> None:
        revealed = player.game is not None and isinstance(player.game.phase, RevealView)
        status, body = await read(reader, one.table)
        looked[f"{revealed} {status}"] += 1
        if status != 200:
            assert b'"no_game"' in body
            return
        found = msgspec.json.decode(body, type=Book)
        laid = {place.card for spread in found.spreads for place in spread.reveal.places}
        # What has really happened by now; what a player has seen of it may be a moment old.
        game = latest(evening, one.table)
        assert found.spreads[-1].turn <= game.turn
        for hand in game.hands.values():
            assert laid.isdisjoint(hand), "a card that is still in a hand"

    await evening.play_out(look)
    assert looked["False 400"]
    assert looked["False 200"]


def latest(evening: Evening, table: str) -> Game:
    """As the worker knows it who has read furthest."""
    lives = [live for house in evening.houses if (live := house.hall.live.get(table))]
    game = max(lives, key=lambda live: live.number).table.game
    assert game is not None
    return game


async def test_the_code_does_not_open_it(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3, options=SHORT)
    await evening.start()
    await evening.play_out()
    stranger = evening.person_passing()
    status, body = await read(stranger, one.code)
    assert status == 404
    assert b"no_such_table" in body
    status, body = await read(stranger, one.table)
    assert status == 200, "the link is enough, as it is for the history: a television has no seat"


async def test_a_game_that_was_not_played_has_no_book(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3, options=SHORT)
    await evening.start()
    await evening.play_out()
    for wanted in ("0", "2", "x", "-1", "1.5", "٣", "99999999999"):
        status, body = await read(one, one.table, f"?game={wanted}")
        assert status == 400
        assert b"no_game" in body or b"bad_message" in body


async def test_whoever_wants_to_be_forgotten_is_in_no_book_from_then_on(evening: Evening) -> None:
    one, two, *_ = await evening.table("classic", 3, options=SHORT)
    await evening.start()
    await evening.play_out(say_why)
    assert all(map(is_over, evening.players))
    before = await book(one, one.table)
    assert any(line.seat == two.seat for spread in before.spreads for line in spread.said)
    await two.post(f"/api/tables/{one.table}/forget", {})
    after = await book(one, one.table)
    assert [person.name for person in after.people] == ["Ada", "", "Cleo"]
    assert not any(line.seat == two.seat for spread in after.spreads for line in spread.said)
    assert [spread.reveal for spread in after.spreads] == [
        spread.reveal for spread in before.spreads
    ], "the turns stay, without the name"


async def test_whoever_has_left_is_still_in_it(evening: Evening) -> None:
    one, two, *_ = await evening.table("classic", 3, options=SHORT)
    await evening.start()
    await evening.play_out()
    await two.do(LeaveTable())
    told = await book(one, one.table)
    assert [person.name for person in told.people] == ["Ada", "Bo", "Cleo"]


async def test_copies_are_for_those_who_sit_there(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3, options=SHORT)
    await evening.start()
    await evening.play_out()
    stranger = evening.person_passing()
    for kind in (".html", ".pdf"):
        status, body = await read(stranger, one.table, kind)
        assert (status, b"not_seated" in body) == (403, True)
    status, body = await read(one, one.table, ".html?language=de&minutes=60")
    assert status == 200
    assert "Das Buch des Abends" in body.decode()
    assert "Cleo" in body.decode()
    for nonsense in ("minutes=x", "minutes=99999", "game=x", "game=9"):
        status, body = await read(one, one.table, f".html?{nonsense}")
        assert status == 400


async def test_a_copy_made_after_somebody_was_forgotten_does_not_name_them(
    evening: Evening,
) -> None:
    one, two, *_ = await evening.table("classic", 3, options=SHORT)
    await evening.start()
    await evening.play_out(say_why)
    _, before = await read(one, one.table, ".html")
    assert b"<bdi>Bo</bdi>" in before
    await two.post(f"/api/tables/{one.table}/forget", {})
    status, after = await read(one, one.table, ".html")
    assert status == 200
    assert b"<bdi>Bo</bdi>" not in after
    assert b"1 in turn" not in after, "nor what they said"
    assert b"<bdi>Cleo</bdi>" in after


async def test_a_book_to_print_from_the_server(evening_with: Any) -> None:
    async with evening_with() as evening:
        one, *_ = await evening.table("classic", 3, options=Options(target_score=5))
        await evening.start()
        await evening.play_out()
        status, body = await read(one, one.table, ".pdf?language=fi")
        assert status == 200
        assert body.startswith(b"%PDF-")
