"""Recorded voices: whose they are, who hears them, what is refused, and when they are gone."""

import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from at_server import Evening, game_of
from leak_checker import Truth, findings

from at_table import rule
from listener import frames
from reverie.adapters import voice_doors
from reverie.adapters.settings import Settings
from reverie.adapters.wav import read_wav
from reverie.app import House
from reverie.client import Player, Refusal
from reverie.no import No
from reverie.rules.clues import Voice
from reverie.rules.pieces import Options, Written
from reverie.rules.views import ChooseView
from reverie.tables import recordings
from reverie.wire import messages as wire
from waiting import until

# A header with one thing wrong, by its place.
FIELDS = struct.Struct("<4sI4s4sIHHIIHH4sI")


def wav(ms: int = 500, rate: int = 16_000, **wrong: Any) -> bytes:
    samples = b"\x01\x00" * (rate * ms // 1000)
    head = {
        "riff": b"RIFF",
        "size": 36 + len(samples),
        "wave": b"WAVE",
        "fmt": b"fmt ",
        "head": 16,
        "form": 1,
        "channels": 1,
        "rate": rate,
        "speed": 2 * rate,
        "block": 2,
        "bits": 16,
        "mark": b"data",
        "sound": len(samples),
    }
    return FIELDS.pack(*(head | wrong).values()) + samples


@asynccontextmanager
async def opened(data: Path, **changes: Any) -> AsyncIterator[Evening]:
    settings = Settings(
        bots="plain",
        host="127.0.0.1",
        port=0,
        data=data,
        store="sqlite",
        **changes,
    )
    async with House(settings, pace=(99999, 99999)) as house:
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        yield evening
        await evening.close()


@pytest.fixture
async def evening(tmp_path: Path) -> AsyncIterator[Evening]:
    async with opened(tmp_path) as made:
        yield made


async def playing(evening: Evening, **options: Any) -> list[Player]:
    players = await evening.table("classic", 4, options=Options(**options))
    await evening.start()
    return players


async def ask(player: Player, method: str, path: str, **how: Any) -> Any:
    url = f"{player.url}/api/tables/{player.table}/{path}"
    async with player.http.request(method, url, **how) as response:
        if response.content_type == "application/json":
            return await response.json()
        return response.status, response.headers, await response.read()


async def send(player: Player, data: bytes) -> Any:
    return await ask(player, "POST", "voice", data=data)


async def give(player: Player, voice: Voice) -> None:
    await player.do(wire.GiveClue(voice, game_of(player).hand[0]))


async def told(player: Player, line: str = "") -> Voice:
    made = await send(player, wav())
    voice = Voice(made["recording"], made["length"], line)
    await give(player, voice)
    return voice


async def refusal(player: Player, voice: Voice) -> str:
    with pytest.raises(Refusal) as refused:
        await give(player, voice)
    return refused.value.code


@rule("C2")
async def test_a_voice_is_sent_given_and_heard_by_all(evening: Evening) -> None:
    one, two, *_ = await playing(evening)
    made = await send(one, wav(1234, 44_100))
    assert made["length"] == 1234
    voice = Voice(made["recording"], 1234, "la la")
    # Before it is told it is its maker's own.
    for listener in (two, await evening.spectator()):
        assert (await ask(listener, "GET", f"voice/{voice.recording}"))["code"] == (
            "recording_unknown"
        )
    assert (await ask(one, "GET", f"voice/{voice.recording}"))[0] == 200
    await give(one, voice)
    await two.until(lambda view: isinstance(view.game.phase, ChooseView))
    assert two.game.phase.clue == voice  # type: ignore[union-attr]
    for listener in (one, two, await evening.spectator()):
        status, headers, sound = await ask(listener, "GET", f"voice/{voice.recording}")
        assert (status, headers["Content-Type"], sound) == (200, "audio/wav", wav(1234, 44_100))
        assert headers["X-Content-Type-Options"] == "nosniff"
        assert headers["Cache-Control"] == "private, no-store"


async def test_a_player_of_sound_may_ask_for_a_part(evening: Evening) -> None:
    one, *_ = await playing(evening)
    voice = await told(one)
    path, whole = f"voice/{voice.recording}", wav()
    status, headers, part = await ask(one, "GET", path, headers={"Range": "bytes=0-1"})
    assert (status, part) == (206, b"RI")
    assert headers["Content-Range"] == f"bytes 0-1/{len(whole)}"
    assert (await ask(one, "GET", path, headers={"Range": "bytes=-4"}))[2] == whole[-4:]
    for odd in (f"bytes={len(whole)}-", "bytes=5-2", "bytes=x"):
        assert (await ask(one, "GET", path, headers={"Range": odd}))["code"] == "bad_message"


async def test_nobody_hears_it_without_the_tables_key(evening: Evening) -> None:
    one, *_ = await playing(evening)
    voice = await told(one)
    stranger = evening.person_passing()
    for table in ("nowhere", one.table[:-1], one.code):
        stranger.table = table
        answer = await ask(stranger, "GET", f"voice/{voice.recording}")
        assert answer["code"] == "no_such_table"
    other = Player(evening.url)
    await other.open("Mallory", wire_set_up())
    assert (await ask(other, "GET", f"voice/{voice.recording}"))["code"] == "recording_unknown"
    await other.http.close()


def wire_set_up() -> Any:
    from reverie.tables.requests import SetUp

    return SetUp("classic", decks=("placeholder",))


async def test_only_ones_own_recording_may_stand_in_a_clue(evening: Evening) -> None:
    one, two, *_ = await playing(evening)
    made = await send(one, wav())
    name, length = made["recording"], made["length"]
    assert await refusal(two, Voice(name, length)) == "recording_unknown"
    assert await refusal(one, Voice(name, length + 1)) == "recording_unknown"
    assert await refusal(one, Voice("A" * 16, length)) == "recording_unknown"
    assert await refusal(one, Voice(name, length, "x" * 501)) == "clue_too_long"
    # A clue that was refused holds nothing: it is its maker's own again.
    assert (await ask(two, "GET", f"voice/{name}"))["code"] == "recording_unknown"
    await give(one, Voice(name, length))
    assert (await ask(two, "GET", f"voice/{name}"))[0] == 200


async def test_only_who_plays_may_send_one(evening: Evening) -> None:
    players = await evening.table("classic", 4)
    assert (await send(players[0], wav()))["code"] == "no_game"
    await evening.start()
    watcher = await evening.spectator()
    assert (await send(watcher, wav()))["code"] == "not_seated"
    assert len((await send(players[3], wav()))["recording"]) == 16


@pytest.mark.parametrize(
    "data",
    [
        *(b"", b"RIFF", bytes(200), wav()[:43], wav()[:44], wav() + b"\0", wav()[:-1]),
        *(wav(riff=b"RIFX"), wav(wave=b"AVI "), wav(fmt=b"junk"), wav(mark=b"LIST")),
        *(wav(size=0), wav(sound=2**32 - 1), wav(head=18), wav(form=3), wav(channels=2)),
        *(wav(bits=8), wav(block=4), wav(speed=1), wav(rate=7999, speed=15998)),
        *(wav(rate=48_001, speed=96_002), b"OggS" + bytes(400), b"<svg onload=x>" * 20),
    ],
)
def test_what_is_no_plain_recording_is_refused(data: bytes) -> None:
    with pytest.raises(No) as refused:
        read_wav(data)
    assert refused.value.code == "not_a_recording"


def test_a_recording_has_at_most_fifteen_seconds() -> None:
    assert read_wav(wav(15_000, 8_000)).length == 15_000
    with pytest.raises(No) as refused:
        read_wav(wav(15_100, 8_000))
    assert refused.value.code == "recording_too_long"


async def test_what_is_too_large_or_no_sound_is_refused_at_the_door(evening: Evening) -> None:
    one, *_ = await playing(evening)
    assert (await send(one, wav(9_000, 48_000)))["code"] == "recording_too_large"
    assert (await send(one, b"x" * 5000))["code"] == "not_a_recording"
    assert (await send(one, wav(15_500, 8_000)))["code"] == "recording_too_long"

    async def endless() -> AsyncIterator[bytes]:
        for _ in range(40):
            yield bytes(40_000)

    assert (await ask(one, "POST", "voice", data=endless()))["code"] == "recording_too_large"
    assert len(wav(15_000, 16_000)) < voice_doors.LARGEST


async def test_forget_me_takes_the_voice_along(evening: Evening) -> None:
    one, two, *_ = await playing(evening)
    voice = await told(two)
    assert (await ask(one, "GET", f"voice/{voice.recording}"))[0] == 200
    await two.post(f"/api/tables/{two.table}/forget", {})
    assert (await ask(one, "GET", f"voice/{voice.recording}"))["code"] == "recording_unknown"
    assert evening.house is not None
    assert await evening.house.store.recording(one.table, voice.recording) is None


async def test_a_voice_that_was_not_told_goes_with_the_turn(evening: Evening) -> None:
    one, two, three, four = await playing(evening)
    assert evening.house is not None
    store = evening.house.store
    unused = (await send(three, wav()))["recording"]
    voice = await told(one)
    for player in (two, three, four):
        await player.until(lambda view: isinstance(view.game.phase, ChooseView))
        await player.do(wire.HandOver(game_of(player).hand[:1]))
    for player in (two, three, four):
        await player.until(lambda view: type(view.game.phase).__name__ == "VoteView")
        place = next(i for i in range(1, 5) if i not in player.game.phase.mine)  # type: ignore[union-attr]
        await player.do(wire.Vote((place,)))
    assert await store.recording(one.table, unused) is not None
    for player in (one, two, three, four):
        await player.until(lambda view: type(view.game.phase).__name__ == "RevealView")
        await player.do(wire.BeReady())
    await one.until(lambda view: view.game.turn == 2)
    live = evening.house.hall.live[one.table]
    await until(lambda: one.table not in evening.house.recordings.waiting)  # type: ignore[union-attr]
    await until(lambda: not evening.house.recordings.errands.under_way)  # type: ignore[union-attr]
    assert await store.recording(one.table, unused) is None
    assert await store.recording(one.table, voice.recording) is not None
    history = await ask(two, "GET", "history")
    assert voice.recording in str(history)
    assert live.table.game is not None


@rule("C2")
async def test_who_is_recording_is_told_to_nobody(evening: Evening) -> None:
    """Only that somebody thinks: sending a voice changes no view, and no version."""
    one, two, *_ = await playing(evening)
    watcher = await evening.spectator()
    await evening.calm()
    seen = {player: len(frames(player)) for player in (two, watcher)}
    name = (await send(one, wav()))["recording"]
    await send(one, wav(700))
    for player, before in seen.items():
        assert frames(player)[before:] == []
        assert not [frame for frame in frames(player) if name.encode() in frame]
    assert evening.house is not None
    pages = [record.events for record in await evening.house.store.load(one.table)]
    assert findings(Truth(pages), None, frames(watcher)) == []


async def test_a_host_may_switch_voices_off(evening: Evening) -> None:
    one, *_ = await playing(evening, clues=("mime", "tune"))
    assert (await send(one, wav()))["code"] == "clue_kind_not_wanted"


async def test_an_operator_may_switch_voices_off(tmp_path: Path) -> None:
    async with opened(tmp_path, voices="off") as evening:
        one, *_ = await playing(evening)
        assert (await ask(one, "GET", "invitation"))["voices"] is False
        assert (await send(one, wav()))["code"] == "voices_off"
        assert await refusal(one, Voice("A" * 16, 500)) == "voices_off"
        await one.do(wire.GiveClue(Written("Words, then"), game_of(one).hand[0]))


async def test_voices_take_no_more_space_than_they_may(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(tmp_path, voice_space=1) as evening:
        one, two, three, _ = await playing(evening)
        assert (await ask(one, "GET", "invitation"))["voices"] is True
        large = wav(8_000, 48_000)
        assert "recording" in await send(one, large)
        assert (await send(two, large))["code"] == "voices_full"
        # A second try of one's own is no second recording.
        assert "recording" in await send(one, large)
        monkeypatch.setattr(recordings, "MOST_AT_A_TABLE", len(large) + 100)
        assert (await send(three, wav()))["code"] == "voices_full"
