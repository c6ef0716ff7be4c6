"""Talk: it rests from clue to reveal, is kept with the table, limited, and can be taken away."""

from pathlib import Path
from typing import Any

import pytest
from at_server import Evening, game_of, phase_of, seat_of, table_of
from test_tables import device

from reverie.adapters.limits import FORGOTTEN_AFTER, LIMITS, Limits
from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.client import Player, Refusal
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Written
from reverie.rules.text import tidy_text
from reverie.tables.requests import HostMutes, Say, Unsay
from reverie.tables.talk import read_words, words
from reverie.wire import messages as wire
from waiting import until


async def refused(player: Player, what: Any) -> str | None:
    return await player.say(what)


async def hears(player: Player, *texts: str) -> None:
    await until(lambda: [line.text for line in player.lines] == list(texts))


async def to_phase(people: list[Player], phase: str) -> None:
    """With seat 0 as storyteller."""
    first, *others = people
    await first.do(wire.GiveClue(Written("Hush"), game_of(first).hand[0]))
    for player in others:
        await player.until(lambda view: phase_name(view.game.phase) == "choose")
    if phase == "choose":
        return
    for player in others:
        wanted = phase_of(player).wanted
        if wanted and player.seat in game_of(player).waiting_for:
            await player.do(wire.HandOver(game_of(player).hand[:wanted]))
    for player in people:
        await player.until(lambda view: phase_name(view.game.phase) == "vote")
    if phase == "vote":
        return
    for player in others:
        if player.seat in game_of(player).waiting_for:
            phase_now = phase_of(player)
            free = [n for n in range(1, len(phase_now.cards) + 1) if n not in phase_now.barred]
            await player.do(wire.Vote((free[0],)))
    for player in people:
        await player.until(lambda view: phase_name(view.game.phase) == "reveal")


async def test_everybody_hears_and_a_newcomer_reads_what_was_said(evening: Evening) -> None:
    one, two, three = await evening.table("classic", 3)
    watcher = await evening.spectator()
    await one.do(Say("Hello  you\u202e there"))
    await two.do(Say("heart", "reaction"))
    for player in (one, two, three, watcher):
        await hears(player, "Hello you there", "heart")
    late = device(evening, three)
    await late.connect()
    await hears(late, "Hello you there", "heart")
    assert await refused(watcher, Say("psst")) == "not_seated"
    assert await refused(one, Say(" \u200b ")) == "talk_empty"
    assert await refused(one, Say("x" * 281)) == "talk_too_long"
    assert await refused(one, Say("dance", "reaction")) == "talk_empty"


async def test_a_repeated_line_is_said_once(evening: Evening) -> None:
    one, two, _ = await evening.table("classic", 3)
    await one.do(Say("Hello"), "same")
    await one.do(Say("Hello"), "same")
    await two.do(Say("Ho"))
    await hears(two, "Hello", "Ho")


async def test_talk_rests_from_clue_to_reveal(evening: Evening) -> None:
    people = await evening.table("classic", 4)
    await evening.start()
    one, two, *_ = people
    assert table_of(one).talk == "open"
    assert await refused(two, Say("now", "why")) == "talk_rests"
    await to_phase(people, "choose")
    assert table_of(two).talk == "rests"
    for player in (one, two):
        assert await refused(player, Say("It is mine")) == "talk_rests"
        assert await refused(player, Say("wow", "reaction")) == "talk_rests"
    for player in people[1:]:
        await player.do(wire.HandOver(game_of(player).hand[:1]))
    for player in people:
        await player.until(lambda view: phase_name(view.game.phase) == "vote")
    assert await refused(two, Say("I know")) == "talk_rests"
    for player in people[1:]:
        free = [n for n in range(1, 5) if n not in phase_of(player).barred]
        await player.do(wire.Vote((free[0],)))
    await two.until(lambda view: phase_name(view.game.phase) == "reveal")
    await two.do(Say("The door was open", "why"))
    await hears(one, "The door was open")
    assert (one.lines[0].kind, one.lines[0].turn) == ("why", 1)


@pytest.mark.rule("T4")
async def test_teams_may_talk_in_public_while_cards_are_chosen(evening: Evening) -> None:
    people = await evening.table("teams", 6)
    await evening.start()
    first, *others = people
    card = game_of(first).hand[0] if phase_of(first).with_card else None
    await first.do(wire.GiveClue(Written("Hush"), card))
    for player in others:
        await player.until(lambda view: phase_name(view.game.phase) == "choose")
    assert table_of(others[0]).talk == "open"
    await others[0].do(Say("I have something blue"))
    await hears(first, "I have something blue")


async def test_the_host_mutes_and_removes_and_others_do_not(evening: Evening) -> None:
    host, two, three = await evening.table("classic", 3)
    await two.do(Say("la la la"))
    await hears(host, "la la la")
    line = host.lines[0].id
    assert await refused(three, Unsay(line)) == "host_only"
    assert await refused(three, HostMutes(seat_of(two))) == "host_only"
    await host.do(Unsay(line))
    await hears(three)
    assert await refused(host, Unsay(line)) == "no_such_line"
    await host.do(HostMutes(seat_of(two)))
    assert await refused(two, Say("hey")) == "muted"
    await host.do(HostMutes(seat_of(two), muted=False))
    await two.do(Say("better"))
    await two.do(Unsay(two.lines[0].id))
    await hears(host)


async def test_forget_me_takes_the_words_along(evening: Evening) -> None:
    one, two, _ = await evening.table("classic", 3)
    await two.do(Say("my secret diary"))
    await hears(one, "my secret diary")
    await two.post(f"/api/tables/{two.table}/forget", {})
    await hears(one)
    assert evening.house is not None
    assert await evening.house.store.talk(one.table) == []


async def test_unwanted_words_are_not_said(tmp_path: Path) -> None:
    (tmp_path / "words.txt").write_text("Blast # mild\ndärn\n", encoding="utf-8")
    settings = Settings(
        bots="plain",
        host="127.0.0.1",
        port=0,
        data=tmp_path,
        store="memory",
        unwanted_words=str(tmp_path / "words.txt"),
    )
    async with House(settings) as house:
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        one, *_ = await evening.table("classic", 3)
        for text in ("oh BLAST!", "ＢＬＡＳＴ", "da\u0308rn it"):
            assert await refused(one, Say(text)) == "word_not_wanted"
        await one.do(Say("a blasted heath"))
        with pytest.raises(Refusal) as refusal:
            await Player(evening.url).join(one.table, "Blast")
        assert refusal.value.code == "word_not_wanted"
        await evening.close()


async def test_nobody_talks_without_end(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    codes = [await refused(one, Say(f"{n}")) for n in range(12)]
    assert codes[:8] == [None] * 8
    assert codes[8:] == ["too_fast"] * 4


def test_text_is_made_fit_to_be_shown() -> None:
    assert tidy_text("a\u0000b\u202e c\u2066") == "ab c"
    assert tidy_text("e\u0301") == "é"
    assert len(tidy_text("z" + "\u0335" * 50)) == 4
    assert tidy_text("👩\u200d👧") == "👩\u200d👧"
    assert words("It's DÄRN-nice") == ["it", "s", "därn", "nice"]
    assert read_words("one two # three\n\nFOUR") == {"one", "two", "four"}


# ---- limits


def test_thirty_phones_behind_one_router_have_room_and_a_script_has_not() -> None:
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    for _ in range(30):
        assert all(limits.allow("request", "router") for _ in range(30))
        assert all(limits.allow("socket", "router") for _ in range(4))
        assert limits.allow("sit", "router")
        assert limits.allow("guess", "router")
    tried = sum(limits.allow("guess", "script") for _ in range(10_000))
    assert tried == LIMITS["guess"].at_once
    now[0] += 3600
    more = 0
    for _ in range(3600):
        now[0] += 1
        more += limits.allow("guess", "script") + limits.allow("guess", "script")
    assert more <= 0.5 * 3600 + 60
    assert limits.allow("guess", "somebody else")


def test_who_may_do_everything_again_is_forgotten() -> None:
    """Otherwise a server that opens and ends tables all day would remember every seat."""
    now = [0.0]
    limits = Limits(clock=lambda: now[0])
    for seat in range(10_000):
        now[0] += 0.1
        assert limits.allow("command", seat)
    assert len(limits.buckets) <= FORGOTTEN_AFTER / 0.1 + 2
    spent = sum(limits.allow("command", "hasty") for _ in range(100))
    assert spent == LIMITS["command"].at_once
    assert not limits.allow("command", "hasty")


def test_limits_of_addresses_can_be_lifted_and_those_of_seats_not() -> None:
    limits = Limits(addresses=False, clock=lambda: 0.0)
    assert all(limits.allow("open", "bench") for _ in range(1000))
    assert sum(limits.allow("command", "seat") for _ in range(1000)) == 60


async def test_codes_cannot_be_tried_out_quickly(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    codes = []
    for _ in range(70):
        async with one.http.get(f"{one.url}/api/codes/ZZZZ") as response:
            codes.append((await response.json())["code"])
    assert codes[0] == "no_such_table"
    assert codes[-1] == "too_fast"
