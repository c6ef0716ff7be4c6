"""What a table does beside the game: chairs, the host, keys, repeated commands, storing."""

import asyncio
from typing import Any

import aiohttp
import pytest
from at_server import DECKS, Evening, game_of, hears_an_answer, phase_of, seat_of, table_of
from yarl import URL

from listener import Listener, frames
from reverie.adapters.memory_store import MemoryStore
from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.client import Player, Refusal
from reverie.rules.ids import Seat
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Options, Written
from reverie.tables.codes import LETTERS
from reverie.tables.followers import REST_EVERY
from reverie.tables.ports import NotStored
from reverie.tables.requests import (
    AddBot,
    ChangeSetUp,
    ChooseColour,
    HostMovesOn,
    LeaveTable,
    OrderChairs,
    RemoveChair,
    SetUp,
    StartGame,
)
from reverie.wire import messages as wire
from waiting import until


def setting(game: str = "classic", **more: object) -> SetUp:
    return SetUp(game, decks=DECKS, **more)  # type: ignore[arg-type]


async def refused(player: Player, what: object) -> str | None:
    return await player.say(what)  # type: ignore[arg-type]


async def test_a_table_has_a_code_a_long_link_and_a_host(evening: Evening) -> None:
    host, guest = await evening.table("classic", 2)
    assert len(host.code) == 4
    assert set(host.code) <= set(LETTERS)
    assert len(host.table) >= 16
    assert await guest.find(host.code.lower()) == host.table
    view = await guest.until(lambda view: len(view.chairs) == 2)
    assert view.host == host.seat
    assert [chair.name for chair in view.chairs] == ["Ada", "Bo"]
    assert len({chair.colour for chair in view.chairs}) == 2


async def test_names_and_colours_are_ones_own(evening: Evening) -> None:
    host, _ = await evening.table("classic", 2)
    for name, code in (("ada", "name_taken"), ("  ", "name_empty"), ("x" * 25, "name_too_long")):
        with pytest.raises(Refusal) as refusal:
            await Player(evening.url).join(host.table, name)
        assert refusal.value.code == code
    assert await refused(host, ChooseColour("sky")) == "colour_taken"
    assert await refused(host, ChooseColour("beige")) == "colour_unknown"
    await host.do(ChooseColour("plum"))


async def test_only_the_host_sets_up_and_starts(evening: Evening) -> None:
    host, guest, _ = await evening.table("classic", 3)
    for what in (
        StartGame(),
        AddBot(),
        RemoveChair(seat_of(host)),
        ChangeSetUp(setting("party")),
        OrderChairs((Seat(2), Seat(1), Seat(0))),
        HostMovesOn(),
    ):
        assert await refused(guest, what) == "host_only"
    await host.do(OrderChairs((Seat(2), Seat(0), Seat(1))))
    await host.do(ChangeSetUp(setting("odyssey", options=Options(target_score=10))))
    assert await refused(host, ChangeSetUp(SetUp("odyssey"))) == "no_deck"
    assert await refused(host, ChangeSetUp(SetUp("odyssey", decks=("x",)))) == "deck_unknown"
    await host.do(StartGame())
    assert await refused(host, StartGame()) == "game_runs"
    view = await guest.until(lambda view: view.game is not None)
    assert [seat.seat for seat in game_of(view).seats] == [2, 0, 1]


async def test_too_few_people_cannot_start(evening: Evening) -> None:
    host, _ = await evening.table("classic", 2)
    assert await refused(host, StartGame()) == "players_not_allowed"


async def test_spectators_and_outsiders_change_nothing(evening: Evening) -> None:
    await evening.table("classic", 3)
    watcher = await evening.spectator()
    await evening.start()
    await watcher.until(lambda view: view.game is not None)
    before = watcher.view
    for what in (StartGame(), AddBot(), LeaveTable(), wire.BeReady(), wire.Vote((1,))):
        assert await refused(watcher, what) == "not_seated"
    assert watcher.view == before
    assert before is not None
    assert before.you is None
    assert before.game is not None
    assert before.game.hand == ()


async def test_a_repeated_command_gets_the_first_answer_and_happens_once(evening: Evening) -> None:
    host, *_ = await evening.table("classic", 3)
    await evening.start()
    card = game_of(host).hand[0]
    clue = wire.GiveClue(Written("Hush"), card)
    answers = await asyncio.gather(*(host.say(clue, "same") for _ in range(1)))
    answers.append(await host.say(clue, "same"))
    assert answers == [None, None]
    bad = wire.HandOver(("nope",))  # type: ignore[arg-type]
    assert await host.say(bad, "bad") == "storyteller_gives_no_card"
    assert await host.say(bad, "bad") == "storyteller_gives_no_card"


async def test_the_race_is_lost_kindly(evening: Evening) -> None:
    one, two, _ = await evening.table("classic", 3)
    await evening.start()
    clues = [wire.GiveClue(Written("Me"), game_of(p).hand[0]) for p in (one, two)]
    answers = await asyncio.gather(one.say(clues[0]), two.say(clues[1]))
    assert sorted(answers, key=str) == sorted([None, "somebody_was_faster"], key=str)


async def test_a_late_card_from_last_turn_is_refused_politely(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    await evening.start()
    ask = wire.Ask("late", wire.HandOver(("x",)), turn=0, phase="choose")  # type: ignore[arg-type]
    answer = await one.post(f"/api/tables/{one.table}/do", ask)
    assert answer == {"kind": "rejected", "id": "late", "code": "stale"}


async def test_everything_can_be_done_without_a_socket(evening: Evening) -> None:
    host, *_ = await evening.table("classic", 3)
    answer = await host.post(f"/api/tables/{host.table}/do", wire.Ask("go", StartGame()))
    assert answer == {"kind": "accepted", "id": "go"}
    async with host.http.get(f"{host.url}/api/tables/{host.table}/view") as response:
        view = await response.json()
    assert len(view["game"]["hand"]) == 7


async def test_another_site_may_not_act(evening: Evening) -> None:
    host, *_ = await evening.table("classic", 3)
    for path in (f"/api/tables/{host.table}/do", "/api/tables"):
        async with host.http.post(
            host.url + path, data=b"{}", headers={"Origin": "http://evil.example"}
        ) as response:
            assert response.status == 403
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await host.http.ws_connect(
            f"{host.url}/ws/{host.table}", headers={"Origin": "http://evil.example"}
        )


async def test_only_the_changed_view_is_sent(evening: Evening) -> None:
    one, two, three = await evening.table("classic", 3)
    await evening.start()
    await one.do(wire.GiveClue(Written("Hush"), game_of(one).hand[0]))
    await two.until(lambda view: phase_name(view.game.phase) == "choose")
    await two.do(wire.HandOver(game_of(two).hand[:2]))
    await three.until(lambda view: 1 in getattr(view.game.phase, "done", ()))
    await evening.calm()
    assert two.public is not None
    assert two.private is not None
    before, public = (views(one), views(three), two.private.version), two.public
    await two.do(wire.HandOver(game_of(two).hand[2:4]))
    await evening.calm()
    assert (views(one), views(three)) == before[:2]
    assert two.private.version == before[2] + 1
    assert two.public is public


async def test_coming_back_with_the_last_version_sends_nothing_new(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    await evening.start()
    await evening.calm()
    second = device(evening, one)
    second.epoch, second.public, second.private = one.epoch, one.public, one.private
    await second.connect()
    await hears_an_answer(second)
    assert views(second) == 0


async def test_two_tabs_of_one_seat_both_live(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    tab = device(evening, one)
    await tab.connect()
    await evening.start()
    view = await tab.until(lambda view: view.game is not None)
    assert view.you == one.seat
    assert game_of(view).hand == game_of(one).hand


async def test_who_is_removed_is_shown_out(evening: Evening) -> None:
    host, guest = await evening.table("classic", 2)
    await host.do(RemoveChair(seat_of(guest)))
    await until(lambda: guest.bye)
    assert guest.bye == "not_seated"


async def test_the_host_passes_on_when_the_host_leaves(evening: Evening) -> None:
    host, guest, _ = await evening.table("classic", 3)
    await host.do(LeaveTable())
    view = await guest.until(lambda view: view.host != host.seat)
    assert view.host == guest.seat


async def test_a_rematch_keeps_seats_and_options_and_is_a_race_again(evening: Evening) -> None:
    host, *_ = await evening.table("classic", 4, options=Options(target_score=5))
    await evening.start()
    await evening.play_out()
    await host.do(StartGame())
    view = await host.until(lambda view: view.games == 2)
    assert view.set_up.options.target_score == 5
    assert phase_of(view).storyteller is None
    assert len(game_of(view).seats) == 4


async def test_a_table_rests_and_is_found_again_by_its_link(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    await evening.start()
    await one.do(wire.GiveClue(Written("Hush"), game_of(one).hand[0]))
    for player in evening.players:
        await player.disconnect()
    assert evening.house is not None
    hall = evening.house.hall
    hall.live[one.table].found -= REST_EVERY
    # As soon as it is noticed everywhere that nobody looks any more.
    await until(lambda: bool(hall.rest()))
    assert hall.live == {}
    one.seen_nothing()
    await one.connect()
    view = await one.until(lambda view: view.game is not None)
    assert phase_of(view).clue == Written("Hush")


async def test_nonsense_is_answered_and_the_connection_lives(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    socket = one._socket
    assert socket is not None
    for junk in ("", "{", "[]", '{"id":1}', '{"id":"a","do":{"do":"fly"}}', "\x00"):
        await socket.send_str(junk)
    await one.do(AddBot())
    assert sum(b"bad_message" in frame for frame in frames(one)) == 6


async def test_unknown_tables_codes_and_pictures(evening: Evening) -> None:
    async with aiohttp.ClientSession() as http:
        for path in ("/api/codes/ZZZZ", "/api/tables/nowhere/view", "/pictures/0.webp", "/x"):
            async with http.get(evening.url + path) as response:
                assert response.status == 404
                assert (await response.json())["message"]


async def test_the_home_page_says_what_it_is(evening: Evening) -> None:
    async with aiohttp.ClientSession() as http, http.get(evening.url) as response:
        text = await response.text()
        assert "Say just enough." in text
        assert "not affiliated with the publisher of Dixit" in text
        assert "default-src 'self'" in response.headers["Content-Security-Policy"]


async def test_decks_pictures_and_descriptions(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    async with one.http.get(f"{one.url}/api/decks/placeholder/cards") as response:
        cards = await response.json()
    assert len(cards) == 84
    async with one.http.get(one.url + cards[0]["thumbnail"]) as response:
        assert response.headers["Content-Type"] == "image/webp"
        assert "immutable" in response.headers["Cache-Control"]
        assert (await response.read())[:4] == b"RIFF"
    async with one.http.get(f"{one.url}/api/cards/{cards[0]['card']}?language=de") as response:
        told = await response.json()
    assert told["description"]
    assert "associations" not in str(told)


async def test_listed_tables_are_shown_and_private_ones_are_not(
    evening: Evening,
) -> None:
    await evening.person().open("Ada", setting(listed=True))
    await evening.person().open("Bo", setting())
    one = evening.players[0]
    async with one.http.get(f"{one.url}/api/tables") as response:
        rows = await response.json()
    assert [row["code"] for row in rows] == [one.code]


class SlowStore(MemoryStore):
    """A store whose commits wait for permission, or fail."""

    def __init__(self) -> None:
        super().__init__()
        self.gate = asyncio.Event()
        self.gate.set()
        self.fails = False
        self.waiting = 0

    def append(self, *what: Any) -> None:
        self.waiting += 1
        self.later = asyncio.ensure_future(self._append_later(*what))

    async def _append_later(self, *what: Any) -> None:
        await self.gate.wait()
        self.waiting -= 1
        if self.fails:
            what[-1](None, NotStored("disk full"))
        else:
            super().append(*what)


async def test_nobody_is_told_before_the_commit_and_a_failed_one_changes_nothing(tmp_path) -> None:  # type: ignore[no-untyped-def]
    store = SlowStore()
    settings = Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path)
    async with House(settings, store, pace=(0, 0)) as house:
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        one, two, three = await evening.table("classic", 3)
        await evening.start()
        before = [len(frames(p)) for p in evening.players]
        store.gate.clear()
        clue = wire.GiveClue(Written("Hush"), game_of(one).hand[0])
        asked = asyncio.ensure_future(one.say(clue, "clue"))
        await until(lambda: store.waiting)
        for player in evening.players:
            await player.http.get(f"{player.url}/healthz")
        assert not asked.done()
        assert [len(frames(p)) for p in evening.players] == before
        store.fails = True
        store.gate.set()
        assert await asked == "not_stored"
        assert [len(frames(p)) for p in (two, three)] == before[1:]
        store.fails = False
        assert await one.say(clue, "clue again") is None
        await two.until(lambda view: phase_name(view.game.phase) == "choose")
        await evening.close()


async def test_a_closing_server_takes_no_more_moves_and_says_goodbye(evening_with: Any) -> None:
    async with evening_with() as evening:
        people = await evening.table("classic", 3)
        await evening.start()
        hands = [player.game.hand for player in people]
        for house in evening.houses:
            await house.hall.close()
        for player in people:
            await until(lambda p=player: p.bye == "closing")  # type: ignore[misc]
            late = wire.Ask("late", LeaveTable())
            answer = await player.post(f"/api/tables/{player.table}/do", late)
            assert answer["code"] == "closing"
        # The next server comes when this one has ended: the data folder is one server's.
        for house in evening.houses:
            house.folder.release()
        async with evening_with() as again:
            await evening.reconnect(again.urls)
            for player, hand in zip(people, hands, strict=True):
                view = await player.until(lambda view: view.game is not None)
                assert view.game.hand == hand


def views(player: Player) -> int:
    return sum(b'"kind":"view"' in frame for frame in frames(player))


def device(evening: Evening, of: Player) -> Player:
    """Another browser that holds the same key."""
    other = Listener(evening.url)
    cookies = {cookie.key: cookie.value for cookie in of.http.cookie_jar}
    other.http.cookie_jar.update_cookies(cookies, response_url=URL(of.url))
    other.table, other.seat = of.table, of.seat
    evening.spectators.append(other)
    return other


async def test_a_seat_moves_to_another_device_once_and_the_old_key_is_void(
    evening: Evening,
) -> None:
    one, two, _ = await evening.table("classic", 3)
    path = f"/api/tables/{one.table}"
    link = await two.post(f"{path}/link", wire.MakeLink(seat_of(two)))
    phone = Player(evening.url)
    evening.spectators.append(phone)
    seated = await phone.post(f"{path}/redeem", wire.Link(link["secret"]))
    assert seated["seat"] == two.seat
    with pytest.raises(Refusal) as refusal:
        await phone.post(f"{path}/redeem", wire.Link(link["secret"]))
    assert refusal.value.code == "link_used"
    await until(lambda: two.bye)
    assert two.bye == "seat_moved"
    await two.disconnect()
    two.seen_nothing()
    await two.connect()
    assert (await two.until(lambda view: True)).you is None or table_of(two).you is None
    await phone.connect(one.table)
    assert (await phone.until(lambda view: True)).you == seated["seat"]


async def test_only_oneself_and_the_host_can_move_a_seat(evening: Evening) -> None:
    host, two, three = await evening.table("classic", 3)
    path = f"/api/tables/{host.table}/link"
    with pytest.raises(Refusal) as refusal:
        await two.post(path, wire.MakeLink(seat_of(three)))
    assert refusal.value.code == "host_only"
    with pytest.raises(Refusal):
        await Player(evening.url).post(path, wire.MakeLink(seat_of(host)))
    assert (await host.post(path, wire.MakeLink(seat_of(three))))["secret"]


async def test_away_after_a_while_and_back_at_once(evening_with: Any) -> None:
    async with evening_with() as evening:
        host, two, _ = await evening.table("classic", 3)
        await evening.start()
        for house in evening.houses:
            # Longer than news take from worker to worker.
            house.attendance.away, house.attendance.host_away = 0.5, 1.5
        await host.disconnect()
        await two.until(lambda view: view.game.seats[0].away)
        view = await two.until(lambda view: view.host != host.seat)
        assert view.host == two.seat
        await host.connect()
        view = await two.until(lambda view: view.host == host.seat)
        await two.until(lambda view: not view.game.seats[0].away)


async def test_a_client_that_never_answers_does_not_keep_the_server_from_closing(tmp_path) -> None:  # type: ignore[no-untyped-def]
    settings = Settings(bots="plain", host="127.0.0.1", port=0, data=tmp_path, store="memory")
    async with House(settings, pace=(0, 0)) as house:
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        one, *_ = await evening.table("classic", 3)
        reader, writer = await asyncio.open_connection("127.0.0.1", house.port)
        writer.write(
            f"GET /ws/{one.table} HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        assert (await reader.readline()).startswith(b"HTTP/1.1 101")
    writer.close()
    await evening.close()
