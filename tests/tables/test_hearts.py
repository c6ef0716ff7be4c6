"""After the end everybody may give one heart to one clue; nobody sees whose it was."""

import pytest
from manual import settle
from test_liking import Films, phase, table, until

from reverie.no import No
from reverie.rules.ids import Seat
from reverie.tables.asking import asks
from reverie.tables.live import LiveTable
from reverie.tables.requests import AddBot, LikeClue, StartGame
from reverie.tables.views import BestClue


async def the_end(people: int = 4, seed: int = 1) -> tuple[LiveTable, Films]:
    live = await table("classic", people, seed)
    films = Films(live, people)
    await until(live, "over")
    return live, films


async def likes(live: LiveTable, seat: int, turn: int | None) -> None:
    await live.decide(asks(Seat(seat), LikeClue(turn)))
    await settle()


def told_by_others(live: LiveTable, *seats: int) -> list[int]:
    """The turns that none of these told."""
    return [turn for turn, teller in live.table.tellers.items() if teller not in seats]


async def test_every_turn_that_was_told_is_known_with_its_teller() -> None:
    live, _ = await the_end()
    game = live.table.game
    assert game is not None
    assert sorted(live.table.tellers) == list(range(1, game.turn + 1))
    told = list(live.table.tellers.values())
    assert {seat: told.count(seat) for seat in game.told} == game.told


async def test_the_clues_are_shown_when_most_have_given_their_heart() -> None:
    live, _ = await the_end()
    (turn, *_) = told_by_others(live, 0, 1)
    (other, *_) = told_by_others(live, 2)
    await likes(live, 0, turn)
    await likes(live, 2, other if other != turn else turn)
    assert live.view(None).best_clues == ()
    await likes(live, 1, turn)
    hearts = 3 if other == turn else 2
    for viewer in (None, Seat(0), Seat(3)):
        assert live.view(viewer).best_clues == (BestClue(turn, hearts),)
    assert [live.view(Seat(seat)).heart for seat in range(4)] == [turn, turn, other, None]
    assert live.view(None).heart is None


async def test_twins_who_like_different_clues_cannot_be_told_apart() -> None:
    """Until most have given theirs, what everybody else is shown is the same to the byte."""
    films = []
    for which in (0, -1, None):
        live, filmed = await the_end()
        if which is not None:
            turns = told_by_others(live, 1)
            await likes(live, 1, turns[0])
            await likes(live, 1, turns[which])
        films.append(filmed.frames)
    for viewer in films[0]:
        if viewer == 1:
            assert films[0][viewer] != films[1][viewer] != films[2][viewer]
        else:
            assert films[0][viewer] == films[1][viewer] == films[2][viewer]


async def test_a_heart_is_moved_taken_back_and_gone_with_the_next_game() -> None:
    live, _ = await the_end()
    first, second = told_by_others(live, 0)[:2]
    await likes(live, 0, first)
    number = live.number
    await likes(live, 0, first)
    assert live.number == number
    await likes(live, 0, second)
    assert live.view(Seat(0)).heart == second
    await likes(live, 0, None)
    assert live.view(Seat(0)).heart is None
    await likes(live, 0, second)
    await live.decide(asks(Seat(0), StartGame()))
    assert live.view(Seat(0)).heart is None
    assert live.table.hearts == live.table.tellers == {}


async def test_of_clues_with_as_many_hearts_all_are_shown_the_earlier_first() -> None:
    live, _ = await the_end(3)
    turns = told_by_others(live, 0, 1)
    one, two = told_by_others(live, 0)[-1], told_by_others(live, 1)[0]
    assert turns
    assert one != two
    await likes(live, 0, one)
    await likes(live, 1, two)
    assert live.view(None).best_clues == tuple(BestClue(n, 1) for n in sorted((one, two)))


async def test_what_cannot_be_liked_changes_nothing() -> None:
    live = await table()
    with pytest.raises(No) as early:
        await likes(live, 0, 1)
    assert early.value.code == "wrong_phase"
    live, _ = await the_end()
    own = next(turn for turn, seat in live.table.tellers.items() if seat == 2)
    number = live.number
    for seat, turn, code in ((2, own, "own_clue"), (0, 0, "no_such_turn"), (0, 99, "no_such_turn")):
        with pytest.raises(No) as no:
            await likes(live, seat, turn)
        assert no.value.code == code
    assert live.number == number
    await live.decide(asks(Seat(0), AddBot()))
    with pytest.raises(No) as stranger:
        await likes(live, 4, 1)
    assert stranger.value.code == "not_seated"


async def test_hearts_survive_a_restart() -> None:
    live, _ = await the_end()
    await likes(live, 0, told_by_others(live, 0)[0])
    again = LiveTable(live.name, live.code, live.world, lambda _: None)
    assert await again.load()
    assert again.table.hearts == live.table.hearts != {}
    assert again.table.tellers == live.table.tellers != {}
    assert phase(again) == "over"
