"""The picture one likes best is told to nobody before the game has ended, and then counted."""

import random
from typing import Any

import pytest
from at_server import NAMES
from manual import Room, game_at, phase_at, plays, settle

from reverie.bots import random as random_bot
from reverie.no import No
from reverie.rules.ids import CardId, Seat
from reverie.rules.model import Voting
from reverie.rules.perspective import view
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Options
from reverie.rules.turns import waiting_for
from reverie.tables.asking import asks
from reverie.tables.live import LiveTable
from reverie.tables.look import Viewer
from reverie.tables.parts import Part, Seen
from reverie.tables.requests import LeaveTable, LikePicture, SetUp, StartGame
from reverie.tables.views import BestPicture

Shown = tuple[Part | None, Part | None]


def is_end(frame: Shown) -> bool:
    return any(part is not None and b'"over"' in part.body for part in frame)


class Films:
    """Devices that keep every frame they were shown."""

    def __init__(self, live: LiveTable, people: int) -> None:
        self.frames: dict[Viewer, list[Shown]] = {}
        for viewer in (None, *map(Seat, range(people))):
            live.watch(Film(viewer, self.frames.setdefault(viewer, [])))


class Film:
    def __init__(self, viewer: Viewer, frames: list[Shown]) -> None:
        self.viewer, self.frames, self.seen = viewer, frames, Seen()

    def show(self, public: Part | None, private: Part | None) -> None:
        self.frames.append((public, private))

    def hear(self, line: Any) -> None:
        pass

    def unhear(self, line: int) -> None:
        pass

    def bye(self, code: str) -> None:
        pass


async def table(game: str = "classic", people: int = 4, seed: int = 1) -> LiveTable:
    room = Room(seed)
    short = Options(target_score=8) if game in ("classic", "odyssey") else Options()
    live, _ = await room.hall.open(SetUp(game, short, ("placeholder",)), NAMES[0], None)
    live.code = "KRTZ"
    for name in NAMES[1:people]:
        await room.hall.sit_down(live, name, None)
    await live.decide(asks(Seat(0), StartGame()))
    return live


def phase(live: LiveTable) -> str:
    game = live.table.game
    assert game is not None
    return phase_name(game.phase)


async def play(live: LiveTable) -> None:
    game = live.table.game
    assert game is not None
    seat = waiting_for(game)[0]
    move = random_bot.choose(view(game, seat), random.Random(seat))
    await live.decide(plays(move))
    await settle()


async def until(live: LiveTable, *wanted: str) -> None:
    await play(live)
    while phase(live) not in wanted:
        await play(live)


def places(live: LiveTable, seat: int, own: bool = False) -> list[int]:
    game = live.table.game
    assert game is not None
    assert isinstance(game.phase, Voting)
    laid = enumerate(game.phase.places, 1)
    return [place for place, card in laid if (card.owner == seat) is own]


async def likes(live: LiveTable, seat: int, place: int | None) -> None:
    await live.decide(asks(Seat(seat), LikePicture(place)))
    await settle()


@pytest.mark.parametrize(
    ("game", "people"), [("classic", 4), ("odyssey", 7), ("party", 6), ("teams", 6)]
)
async def test_twins_who_like_different_pictures_cannot_be_told_apart_before_the_end(
    game: str, people: int
) -> None:
    """Seat 1 likes now this, now that; what everybody else is shown is the same to the byte."""
    films = []
    for which in (0, -1, None):
        live = await table(game, people)
        filmed = Films(live, people)
        while phase(live) != "over":
            await until(live, "vote", "over")
            if phase(live) == "vote":
                if which is not None:
                    await likes(live, 1, places(live, 1)[0])
                    await likes(live, 1, places(live, 1)[which])
                await until(live, "reveal", "over")
        films.append(filmed.frames)
    for viewer in films[0]:
        if viewer == 1:
            assert films[0][viewer] != films[1][viewer] != films[2][viewer]
            continue
        shown = [[frame for frame in film[viewer] if not is_end(frame)] for film in films]
        assert len(shown[0]) > 10
        assert shown[0] == shown[1] == shown[2]


async def test_only_the_viewer_is_shown_a_mark_and_it_goes_with_the_turn() -> None:
    live = await table()
    await until(live, "vote")
    place = places(live, 2)[0]
    card = phase_at(live).places[place - 1].card
    await likes(live, 2, place)
    viewers = (None, *map(Seat, range(4)))
    assert [live.view(who).liked for who in viewers] == [None, None, None, card, None]
    await until(live, "clue")
    assert live.view(Seat(2)).liked is None
    assert live.view(Seat(2)).best == ()


async def test_a_mark_is_moved_taken_back_and_given_once() -> None:
    live = await table()
    await until(live, "vote")
    first, second = places(live, 0)[:2]
    await likes(live, 0, first)
    number = live.number
    await likes(live, 0, first)
    assert live.number == number
    await likes(live, 0, second)
    assert live.view(Seat(0)).liked == phase_at(live).places[second - 1].card
    await likes(live, 0, None)
    assert live.view(Seat(0)).liked is None


async def test_the_pictures_most_people_liked_are_shown_at_the_end() -> None:
    live = await table()
    liked: list[CardId] = []
    while phase(live) != "over":
        await until(live, "vote", "over")
        if phase(live) != "vote":
            break
        told = phase_at(live)
        target = told.target
        for seat in game_at(live).seating.players:
            if seat != told.storyteller and not liked:
                await likes(live, seat, target)
        if not liked:
            liked.append(told.places[target - 1].card)
        else:
            await likes(live, told.storyteller, places(live, told.storyteller)[0])
    for viewer in (None, Seat(0), Seat(3)):
        assert live.view(viewer).best == (BestPicture(liked[0], 3),)
    await live.decide(asks(Seat(0), StartGame()))
    assert live.view(None).best == ()


async def test_a_game_in_which_nobody_marked_anything_has_no_picture_of_the_evening() -> None:
    live = await table()
    await until(live, "over")
    assert live.view(None).best == ()


async def test_what_cannot_be_marked_changes_nothing() -> None:
    live = await table()
    with pytest.raises(No) as early:
        await likes(live, 0, 1)
    assert early.value.code == "wrong_phase"
    await until(live, "vote")
    number = live.number
    for place in (0, 5, -1, 10**9):
        with pytest.raises(No) as no:
            await likes(live, 0, place)
        assert no.value.code == "no_such_place"
    with pytest.raises(No) as mine:
        await likes(live, 0, places(live, 0, own=True)[0])
    assert mine.value.code == "own_picture"
    assert live.number == number
    await until(live, "reveal")
    with pytest.raises(No) as late:
        await likes(live, 0, 1)
    assert late.value.code == "wrong_phase"


async def test_marks_survive_a_restart() -> None:
    live = await table()
    await until(live, "vote")
    await likes(live, 0, places(live, 0)[0])
    again = LiveTable(live.name, live.code, live.world, lambda _: None)
    assert await again.load()
    assert again.table.likes == live.table.likes != {}


async def test_a_mark_is_shown_to_whoever_made_it_and_at_once() -> None:
    live = await table()
    await until(live, "vote")
    films = Films(live, 4)
    seat = Seat(2)
    live.publish()
    place = places(live, seat)[0]
    card = phase_at(live).places[place - 1].card
    for frames in films.frames.values():
        frames.clear()
    await likes(live, seat, place)
    shown = {viewer: frames for viewer, frames in films.frames.items() if frames}
    assert list(shown) == [seat]
    ((public, private),) = shown[seat]
    assert public is None
    assert private is not None
    assert f'"liked":"{card}"'.encode() in private.body


async def test_a_mark_stays_hidden_from_whoever_takes_the_seat_of_who_made_it() -> None:
    """In teams a seat that was left in the middle of a game keeps its number (H8)."""
    room = Room(1)
    live, _ = await room.hall.open(SetUp("teams", Options(), ("placeholder",)), NAMES[0], None)
    for number in range(1, 8):
        await room.hall.sit_down(live, f"B{number}", None)
    await live.decide(asks(Seat(0), StartGame()))
    await until(live, "vote")
    game, voting = game_at(live), phase_at(live)
    others = {voting.storyteller, live.table.host, *(laid.owner for laid in voting.places)}
    seat = next(seat for seat in game.seating.players if seat not in others)
    await likes(live, seat, 1)
    assert live.view(seat).liked is not None
    await live.decide(asks(seat, LeaveTable()))
    taken, _ = await room.hall.sit_down(live, "New", None)
    assert taken == seat
    assert phase(live) == "vote"
    assert live.view(seat).liked is None
