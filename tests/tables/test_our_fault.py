"""Our own crashes: whoever asked hears that it was us; the log says where, and no secret."""

import logging

import pytest
from at_server import Evening
from test_doors import get

from reverie.client import Refusal
from reverie.tables.requests import AddBot, ChooseColour
from waiting import until

SECRET = "the-clue-nobody-may-read"


class Crash(RuntimeError):
    pass


def fail(*_: object, **__: object) -> None:
    try:
        raise KeyError(SECRET)
    except KeyError:
        raise Crash(SECRET) from None


async def test_a_crash_at_a_door_is_our_fault_and_not_theirs(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one, *_ = await evening.table("classic", 3)
    assert evening.house is not None
    monkeypatch.setattr("reverie.tables.history._tell_on", fail)
    with caplog.at_level(logging.ERROR):
        told = await get(one, f"/api/tables/{one.table}/history")
    assert told["code"] == "our_fault"
    assert "/api/tables/{table}/history" in caplog.text
    assert "Crash" in caplog.text
    assert "test_our_fault.py" in caplog.text
    assert SECRET not in caplog.text
    assert one.table not in caplog.text
    assert SECRET not in str(told)


async def test_a_crash_in_a_command_is_answered_and_the_socket_stays_open(
    evening: Evening, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    one, *_ = await evening.table("classic", 3)
    assert evening.house is not None
    with monkeypatch.context() as broken, caplog.at_level(logging.ERROR):
        broken.setattr(evening.house.hall.live[one.table], "ask", fail)
        with pytest.raises(Refusal) as refusal:
            await one.do(ChooseColour("plum"))
    assert refusal.value.code == "our_fault"
    assert evening.house.desk.refused["our_fault"] == 1
    assert "ChooseColour" in caplog.text
    assert SECRET not in caplog.text
    await one.do(AddBot())


async def test_the_chain_of_a_crash_is_told_without_its_words(
    caplog: pytest.LogCaptureFixture,
) -> None:
    from reverie.adapters.crashes import report

    try:
        try:
            raise ValueError(SECRET)
        except ValueError as first:
            raise Crash(SECRET) from first
    except Crash as error:
        report("a test", error)
    assert "Crash (" in caplog.text
    assert " <- ValueError (" in caplog.text
    assert SECRET not in caplog.text


async def test_who_fails_on_the_way_in_is_no_ghost_at_the_table(
    evening: Evening, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, *_ = await evening.table("classic", 3)
    house = evening.house
    assert house is not None
    live = house.hall.live[one.table]
    for player in evening.players:
        await player.disconnect()
    await until(lambda: not live.audience.watchers)
    with monkeypatch.context() as broken:
        broken.setattr(house.web.sockets, "came", fail)
        async with one.http.ws_connect(f"{evening.url}/ws/{one.table}") as socket:
            while not socket.closed:
                await socket.receive()
    await until(lambda: not live.audience.watchers)
    assert house.web.sockets.open == 0
