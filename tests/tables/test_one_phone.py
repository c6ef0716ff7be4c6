"""Several people on one device: each has a seat and secrets, and the device the keys to all."""

from typing import Any

import pytest
from at_server import Evening
from test_tables import device, setting

from reverie.client import Player, Refusal
from reverie.tables.requests import StartGame
from reverie.wire import messages as wire


async def on_one_phone(evening: Evening, names: tuple[str, ...] = ("Ada", "Bo", "Cleo")) -> Player:
    phone = evening.person()
    await phone.open(names[0], setting())
    for seat, name in enumerate(names[1:], start=1):
        seated = await phone.post(
            f"/api/tables/{phone.table}/seats", wire.TakeSeat(name, beside=True)
        )
        assert seated["seat"] == seat
    return phone


async def view(phone: Player, seat: object = "") -> Any:
    path = f"{phone.url}/api/tables/{phone.table}/view"
    async with phone.http.get(path, params={"seat": str(seat)} if seat != "" else {}) as response:
        return await response.json()


async def do(phone: Player, seat: int, what: Any) -> Any:
    path = f"/api/tables/{phone.table}/do?seat={seat}"
    return await phone.post(path, wire.Ask(f"{seat}-{type(what).__name__}", what))


def cookie(phone: Player) -> Any:
    return next(one for one in phone.http.cookie_jar if one.key == f"seat-{phone.table}")


async def test_each_sees_ones_own_hand_and_nobody_elses(evening: Evening) -> None:
    phone = await on_one_phone(evening)
    assert (await do(phone, 0, StartGame()))["kind"] == "accepted"
    views = [await view(phone, seat) for seat in range(3)]
    assert [one["you"] for one in views] == [0, 1, 2]
    hands = [set(one["game"]["hand"]) for one in views]
    assert all(hands)
    assert not hands[0] & hands[1] | hands[1] & hands[2] | hands[0] & hands[2]
    assert (await view(phone))["you"] == 0
    assert cookie(phone)["httponly"]
    assert cookie(phone)["samesite"] == "Lax"


@pytest.mark.parametrize("seat", ["3", "-1", "00", "None", "one", "1.0", "9" * 400])
async def test_a_seat_one_has_no_key_to_is_no_seat(evening: Evening, seat: str) -> None:
    phone = await on_one_phone(evening)
    await evening.person().join(phone.table, "Dag")
    assert (await view(phone, seat))["you"] is None
    stranger = evening.person()
    stranger.table = phone.table
    assert (await view(stranger, 1))["you"] is None


async def test_who_sits_here_already_gets_no_second_chair_by_accident(evening: Evening) -> None:
    phone = await on_one_phone(evening)
    again = await phone.post(f"/api/tables/{phone.table}/seats", wire.TakeSeat("Eir"))
    assert again["seat"] == 0
    assert len((await view(phone))["chairs"]) == 3


async def test_everybody_has_a_socket_of_their_own(evening: Evening) -> None:
    phone = await on_one_phone(evening)
    watcher = await evening.spectator()
    sockets = [
        await phone.http.ws_connect(f"{phone.url}/ws/{phone.table}", params={"seat": str(seat)})
        for seat in (2, 1, 0)
    ]
    assert [(await socket.receive_json())["you"] for socket in sockets] == [2, 1, 0]
    await watcher.until(lambda seen: all(chair.here for chair in seen.chairs))
    for socket in sockets:
        await socket.close()


async def test_one_of_them_goes_on_with_a_phone_of_their_own(evening: Evening) -> None:
    phone = await on_one_phone(evening)
    path = f"/api/tables/{phone.table}"
    link = await phone.post(f"{path}/link?seat=1", wire.MakeLink(1))
    other = evening.person()
    await other.post(f"{path}/redeem", wire.Redeem(link["secret"]))
    other.table = phone.table
    assert (await view(other))["you"] == 1
    assert [(await view(phone, seat))["you"] for seat in range(3)] == [0, None, 2]
    back = await other.post(f"{path}/link", wire.MakeLink(1))
    await phone.post(f"{path}/redeem", wire.Redeem(back["secret"], beside=True))
    assert [(await view(phone, seat))["you"] for seat in range(3)] == [0, 1, 2]
    assert cookie(phone).value.count(".") == 2


async def test_the_first_may_leave_and_the_others_stay(evening: Evening) -> None:
    phone = await on_one_phone(evening)
    await phone.post(f"/api/tables/{phone.table}/forget?seat=0", {})
    assert [(await view(phone, seat))["you"] for seat in range(3)] == [None, 1, 2]
    assert (await view(phone))["you"] == 1
    for seat in (1, 2):
        await phone.post(f"/api/tables/{phone.table}/forget?seat={seat}", {})
    assert not [one for one in phone.http.cookie_jar if one.value]
    with pytest.raises(Refusal) as refusal:
        await device(evening, phone).post(f"/api/tables/{phone.table}/forget", {})
    assert refusal.value.code == "not_seated"


async def test_a_cookie_full_of_nonsense_opens_nothing_and_breaks_nothing(evening: Evening) -> None:
    phone = await on_one_phone(evening)
    good = cookie(phone).value
    for value in (".", "...", "x." * 500, f".{good}.", good.replace(".", "..")):
        stranger = evening.person()
        stranger.table = phone.table
        headers = {"Cookie": f"seat-{phone.table}={value}"}
        path = f"{phone.url}/api/tables/{phone.table}/view"
        async with stranger.http.get(path, headers=headers) as response:
            seen = await response.json()
        assert seen["you"] == (0 if good.split(".")[0] in value else None)
