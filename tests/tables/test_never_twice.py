"""No rabbit gives a clue again for the card it was once given for: at a table, or in a circle."""

import random
from collections import Counter
from functools import partial

from manual import Room

from reverie.bots import random as random_bot
from reverie.circles.circles import Circles
from reverie.rules.commands import GiveClue
from reverie.rules.ids import CardId, Seat
from reverie.rules.marks import MOST, is_marked, mark, marked, together
from reverie.rules.model import Over
from reverie.rules.perspective import view
from reverie.rules.pieces import Options, Written
from reverie.tables.asking import asks
from reverie.tables.deciding import Deciding, Request
from reverie.tables.history import Chronicle, Chronicles
from reverie.tables.live import LiveTable
from reverie.tables.requests import AddBot, SetUp, StartGame

# Bots at random have twelve clues in English, and nine cards are laid by their storytellers a game.
SET_UP = SetUp(decks=("placeholder",), options=Options(target_score=12))
ADA = Seat(0)


async def invite(room: Room, live: LiveTable) -> None:
    room.comes(live, ADA)
    for _ in range(3):
        await live.decide(asks(ADA, AddBot("random")))


async def play_a_game(room: Room, live: LiveTable) -> None:
    """Ada says something else each time."""
    dice = random.Random(live.table.games)
    await live.decide(asks(ADA, StartGame()))
    while (game := live.table.game) is not None and not isinstance(game.phase, Over):
        await room.clock.turn(5.0)
        game = live.table.game
        assert game is not None
        move = random_bot.choose(view(game, ADA), dice)
        if isinstance(move, GiveClue):
            move = GiveClue(ADA, Written(f"{live.name} {live.table.moment}"), move.card)
        if move is not None:
            await live.decide(Request(partial(Deciding.play, command=move)))


async def told_at(live: LiveTable) -> list[tuple[CardId, str]]:
    chronicle = Chronicle()
    chronicle.read_on(await live.world.store.load(live.name))
    reveals = [turn.reveal for turn in chronicle.turns.values()]
    return [
        (reveal.places[reveal.target - 1].card, reveal.clue.text)
        for reveal in reveals
        if reveal.target is not None and isinstance(reveal.clue, Written)
    ]


async def test_many_games_at_a_table() -> None:
    room = Room()
    live, _ = await room.hall.open(SET_UP, "Ada", None)
    await invite(room, live)
    for _ in range(25):
        await play_a_game(room, live)
    told = await told_at(live)
    clues = Counter(clue for _, clue in told)
    assert len(told) > 100
    assert max(clues.values()) > 5, "the same clues, of other cards"
    assert len(set(told)) == len(told)
    again = LiveTable(live.name, live.code, live.world, lambda _: None)
    assert await again.load()
    assert again.table.told == live.table.told, "a server that starts again knows as much"


async def test_several_evenings_of_a_circle() -> None:
    room = Room()
    circles = Circles(room.hall, Chronicles(room.store))
    live, _ = await room.hall.open(SET_UP, "Ada", None)
    told: list[tuple[CardId, str]] = []
    key = ""
    for _ in range(8):
        await invite(room, live)
        for _ in range(3):
            await play_a_game(room, live)
        told += await told_at(live)
        key = key or str(await circles.meet_again(live, ADA, (), "en"))
        await room.clock.turn(24 * 3600.0)
        table, _, _ = await circles.open(key, "")
        found = await room.hall.find(table)
        assert found is not None
        assert found.name != live.name
        live = found
    assert len(told) > 100
    assert len(set(told)) == len(told)
    assert all(is_marked(clue, live.table.told[card]) for card, clue in told)
    _, circle, _ = await circles.find(key)
    assert "Hush" not in str(circle.told), "what was said is not kept, only that it was"
    assert sum(map(len, circle.told.values())) <= 4 * len(told)


def test_a_clue_has_the_same_mark_however_it_is_written() -> None:
    assert mark("Don't look") == mark("DON’T LOOK") != mark("Do look")
    assert len(mark("")) == 4


def test_marks_come_together_once_and_are_not_endless() -> None:
    card, other = CardId("a"), CardId("b")
    one = marked(marked({}, card, "hush"), card, "hush")
    both = together(one, {card: mark("hush") + mark("almost"), other: mark("tea")})
    assert both == {card: mark("hush") + mark("almost"), other: mark("tea")}
    for number in range(MOST + 3):
        both = marked(both, card, str(number))
    assert len(both[card]) == 4 * MOST
    assert is_marked("202", both[card])
    assert not is_marked("hush", both[card])
    assert not is_marked("2", both[other])
