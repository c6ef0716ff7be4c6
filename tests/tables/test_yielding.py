"""Rabbits give way to people: in the race for the first clue, in a pair, and on a chair."""

from typing import Any

import pytest
from at_server import NAMES, game_of
from manual import Room, game_at, phase_at, settle

from listener import frames
from reverie.bots import random as random_bot
from reverie.no import No
from reverie.rules.ids import Seat
from reverie.rules.model import Choosing
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Written
from reverie.rules.turns import waiting_for
from reverie.rules.variants import variant
from reverie.tables.asking import asks
from reverie.tables.deciding import Request
from reverie.tables.live import LiveTable
from reverie.tables.manners import Manners
from reverie.tables.requests import (
    AddBot,
    AskMate,
    FillChairs,
    GiveSign,
    RemoveChair,
    SetUp,
    StartGame,
)
from reverie.tables.signs import FADES_AFTER
from reverie.tables.thinking import LONGEST
from reverie.tables.yielding import RACE_PAUSE
from reverie.wire import messages as wire
from waiting import until

ADA = Seat(0)
# So long rabbits take at most.
SOON = LONGEST


async def lobby(room: Room, game: str, chairs: int, people: int = 1, **more: Any) -> LiveTable:
    """So many people, and rabbits on the other chairs."""
    live, _ = await room.hall.open(SetUp(game, decks=("placeholder",), **more), NAMES[0], None)
    for name in NAMES[1:people]:
        await room.hall.sit_down(live, name, None)
    for seat in range(people):
        room.comes(live, Seat(seat))
    await live.decide(asks(ADA, FillChairs(chairs)))
    return live


async def dealt(room: Room, game: str, chairs: int, people: int = 1, **more: Any) -> LiveTable:
    live = await lobby(room, game, chairs, people, **more)
    await live.decide(asks(ADA, StartGame()))
    await settle()
    return live


def phase(live: LiveTable) -> str:
    assert live.table.game is not None
    return phase_name(live.table.game.phase)


async def clue(live: LiveTable, seat: Seat) -> None:
    game = live.table.game
    assert game is not None
    card = game.hands[seat][0] if game.ruleset.clue.with_card else None
    move = wire.GiveClue(Written("Hush"), card).of(seat)
    await live.decide(Request(lambda deciding: deciding.play(move)))
    await settle()


# ---- the race


@pytest.mark.parametrize(("game", "chairs"), [("classic", 4), ("party", 6), ("teams", 6)])
async def test_nobody_snatches_the_first_clue_from_a_person_who_types_for_three_minutes(
    game: str, chairs: int
) -> None:
    room = Room(1)
    live = await dealt(room, game, chairs)
    await room.clock.turn(50)
    for _ in range(9):
        live.sign(ADA, "at_it")
        await room.clock.turn(20)
    assert phase(live) == "clue"
    await clue(live, ADA)
    assert phase(live) == "choose"


async def test_a_phone_that_sleeps_over_its_clue_holds_nobody_up_for_ever() -> None:
    room = Room(2)
    live = await dealt(room, "classic", 4)
    live.sign(ADA, "at_it")
    await room.clock.turn(FADES_AFTER - 1)
    assert phase(live) == "clue"
    await room.clock.turn(20)
    assert phase(live) != "clue"


async def test_who_puts_the_paper_away_holds_nobody_up() -> None:
    room = Room(3)
    live = await dealt(room, "classic", 4)
    live.sign(ADA, "at_it")
    await room.clock.turn(RACE_PAUSE + SOON)
    assert phase(live) == "clue"
    live.sign(ADA, "not_at_it")
    await room.clock.turn(20)
    assert phase(live) != "clue"


async def test_a_sign_is_for_one_game_and_goes_with_whoever_gave_it() -> None:
    room = Room(4)
    live = await dealt(room, "classic", 4, people=2)
    live.sign(Seat(1), "at_it")
    await live.decide(asks(ADA, RemoveChair(Seat(1))))
    await room.clock.turn(RACE_PAUSE + SOON)
    assert phase(live) != "clue"


async def test_a_rabbit_that_has_made_up_its_mind_still_yields() -> None:
    """It thinks for seconds; a person may begin meanwhile."""
    room = Room(5)
    live = await dealt(room, "classic", 4)

    def slow(*asked: Any) -> Any:
        live.sign(ADA, "at_it")
        return random_bot.choose(*asked)

    room.rabbits.bots = {"random": slow}
    await room.clock.turn(RACE_PAUSE + SOON)
    assert phase(live) == "clue"
    live.sign(ADA, "not_at_it")
    room.rabbits.bots = {"random": random_bot.choose}
    await room.clock.turn(RACE_PAUSE + SOON)
    assert phase(live) != "clue"


async def test_rabbits_begin_at_once_where_everybody_would_rather_not() -> None:
    """S4 holds: whoever comes first tells, and the person may still be it."""
    room = Room(6)
    live = await lobby(room, "classic", 4)
    live.sign(ADA, "after_you")
    await live.decide(asks(ADA, StartGame()))
    await room.clock.turn(SOON)
    assert phase(live) == "choose"
    assert isinstance(game_at(live).phase, Choosing)
    assert phase_at(live).storyteller != ADA


async def test_one_who_would_rather_not_begin_does_not_speak_for_the_others() -> None:
    room = Room(7)
    live = await lobby(room, "classic", 4, people=2)
    live.sign(ADA, "after_you")
    await live.decide(asks(ADA, StartGame()))
    await room.clock.turn(RACE_PAUSE - 1)
    assert phase(live) == "clue"


async def test_nobody_is_shown_a_sign_and_every_worker_knows_it(evening_with: Any) -> None:
    async with evening_with() as evening:
        people = await evening.table("classic", 4)
        watcher = await evening.spectator()
        await evening.start()
        await evening.calm()
        before = [len(frames(one)) for one in (*people, watcher)]
        assert await people[0].say(GiveSign("at_it")) is None
        lives = [house.hall.live[watcher.table] for house in evening.houses]
        await until(lambda: all(live.signs.given for live in lives))
        for live in lives:
            assert live.signs.somebody_is_at_it(live.table, live.world.clock.now())
        await evening.calm()
        # Two answers for the one who gave it, one for the others, and for who watches none.
        after = [len(frames(one)) for one in (*people, watcher)]
        assert [b - a for a, b in zip(before, after, strict=True)] == [2, 1, 1, 1, 0]
        assert await watcher.say(GiveSign("at_it")) == "not_seated"


# ---- a pair


async def pair(room: Room, **manners: Any) -> LiveTable:
    """Ada and the rabbit opposite; a rabbit of another pair tells."""
    live = await dealt(room, "teams", 6, manners=Manners(**manners))
    await clue(live, Seat(1))
    return live


def laid(live: LiveTable) -> set[Seat]:
    game = live.table.game
    assert game is not None
    assert isinstance(game.phase, Choosing)
    return {*game.phase.laid} - {1}


async def test_the_rabbit_of_a_pair_does_not_lay_before_the_person() -> None:
    room = Room(8)
    live = await pair(room)
    await room.clock.turn(600)
    # The storyteller's team-mate (T3) and one of the third pair; of Ada's pair nobody.
    assert 4 in laid(live)
    assert laid(live) & {2, 5}
    assert not laid(live) & {0, 3}
    card = game_at(live).hands[ADA][0]
    move = wire.HandOver((card,)).of(ADA)
    await live.decide(Request(lambda deciding: deciding.play(move)))
    await room.clock.turn(SOON)
    assert phase(live) in ("vote", "reveal")


async def test_the_rabbit_lays_when_it_is_asked_to() -> None:
    room = Room(9)
    live = await pair(room)
    await room.clock.turn(SOON)
    await live.decide(asks(ADA, AskMate()))
    await room.clock.turn(SOON)
    assert phase(live) == "vote"
    # T6: so the person votes.
    assert waiting_for(game_at(live))[0] == ADA


async def test_the_rabbit_is_asked_for_one_turn_and_by_its_own_mate() -> None:
    room = Room(10)
    live = await pair(room)
    await room.clock.turn(SOON)
    await live.decide(asks(ADA, AskMate()))
    with pytest.raises(No, match="nothing to do"):
        await live.decide(asks(ADA, AskMate()))
    assert live.table.asked == {3}
    await room.clock.turn(SOON)
    assert live.table.asked == frozenset()
    with pytest.raises(No, match="nothing to do"):
        await live.decide(asks(ADA, AskMate()))


@pytest.mark.parametrize("absent", ["wait", "skip", "stand_in"])
async def test_the_rabbit_lays_when_the_time_is_up(absent: str) -> None:
    room = Room(11)
    live = await pair(room, timer="brisk", absent=absent)
    await room.clock.turn(45 + 15 + 2 * SOON)
    assert phase(live) in ("vote", "reveal")


async def test_a_rabbit_beside_the_storyteller_lays_by_itself() -> None:
    """T3: nobody else could."""
    room = Room(12)
    live = await dealt(room, "teams", 6)
    await clue(live, ADA)
    await room.clock.turn(SOON)
    assert phase(live) in ("vote", "reveal")


# ---- a chair


async def test_nine_people_and_eight_chairs() -> None:
    """People take the rabbits' chairs; the ninth finds only people, and the host chooses."""
    room = Room(13)
    live = await lobby(room, "classic", 8)
    for name in NAMES[1:8]:
        await room.hall.sit_down(live, name, None)
        assert len(live.table.chairs) == 8
    assert all(chair.bot is None for chair in live.table.chairs)
    await live.decide(asks(ADA, StartGame()))
    assert phase(live) == "clue"
    with pytest.raises(No, match="No more players"):
        await room.hall.sit_down(live, NAMES[8], None)


async def test_a_ninth_waits_in_the_lobby_for_a_game_that_seats_nine() -> None:
    room = Room(14)
    live = await lobby(room, "classic", 8, people=8)
    await room.hall.sit_down(live, NAMES[8], None)
    with pytest.raises(No, match="number of players"):
        await live.decide(asks(ADA, StartGame()))


async def test_a_person_sits_where_the_rabbit_sat_also_in_a_pair() -> None:
    room = Room(15)
    live = await lobby(room, "teams", 6, people=4)
    before = [chair.seat for chair in live.table.chairs]
    seat, _ = await room.hall.sit_down(live, "Eir", None)
    assert [chair.seat for chair in live.table.chairs] == [*before[:5], seat]
    chair = live.table.chair(seat)
    assert chair is not None
    assert chair.colour not in {c.colour for c in live.table.chairs[:5]}


async def test_where_there_is_room_nobody_gets_up() -> None:
    room = Room(16)
    live = await lobby(room, "classic", 4)
    await room.hall.sit_down(live, "Bo", None)
    assert len(live.table.chairs) == 5


@pytest.mark.parametrize(("game", "chairs"), [("classic", 8), ("teams", 6)])
async def test_in_a_full_game_a_person_plays_on_with_a_rabbits_hand(game: str, chairs: int) -> None:
    room = Room(17)
    live = await dealt(room, game, chairs)
    hands = game_at(live).hands
    seat, _ = await room.hall.sit_down(live, "Bo", "plum" if game == "teams" else None)
    assert seat == chairs - 1
    assert game_of(live.view(seat)).hand == hands[seat]
    assert [chair.seat for chair in live.table.chairs] == list(range(chairs))
    assert live.view(None).chairs[-1].name == "Bo"
    # The rabbit that was about to act for this chair does not.
    room.comes(live, seat)
    await clue(live, ADA)
    await room.clock.turn(30)
    assert phase(live) == "choose"
    assert seat in waiting_for(game_at(live))


async def test_whoever_sat_there_before_the_rabbit_does_not_get_the_chair_back() -> None:
    """A chair is left and taken in one decision: its key is the newcomer's."""
    room = Room(18)
    live = await dealt(room, "teams", 6, people=2)
    old = live.key_of(Seat(1))
    await live.decide(asks(ADA, RemoveChair(Seat(1))))
    await live.decide(asks(ADA, AddBot()))
    chair = live.table.chair(Seat(1))
    assert chair is not None
    assert chair.bot is not None
    for name in ("Cleo", "Dag", "Eir", "Finn", "Gro"):
        await room.hall.sit_down(live, name, None)
    assert live.key_of(Seat(1)) not in (None, old)
    stored = {person.seat: person for person in await room.store.people(live.name)}
    assert stored[Seat(1)] == live.people[Seat(1)]


@pytest.mark.parametrize("game", ["classic", "odyssey", "party", "teams"])
async def test_chairs_are_filled_at_once(game: str) -> None:
    room = Room(19)
    fewest = min(variant(game).players)
    live = await lobby(room, game, fewest)
    assert len(live.table.chairs) == fewest
    number = live.number
    await live.decide(asks(ADA, FillChairs(fewest)))
    assert live.number == number
    await live.decide(asks(ADA, FillChairs(12)))
    assert (len(live.table.chairs), live.number) == (12, number + 1)
    for chairs in (-1, 0, 13, 10**9):
        with pytest.raises(No):
            await live.decide(asks(ADA, FillChairs(chairs)))


async def test_only_the_host_fills_chairs() -> None:
    room = Room(20)
    live = await lobby(room, "classic", 3, people=2)
    with pytest.raises(No, match="host"):
        await live.decide(asks(Seat(1), FillChairs(6)))
