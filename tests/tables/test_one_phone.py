"""Several people on one device: each has a seat and secrets, and the device the keys to all."""

import hashlib
import secrets
from typing import Any

import pytest
from at_server import Evening
from test_tables import device, setting
from yarl import URL

from reverie.client import Player, Refusal
from reverie.rules.ids import Seat
from reverie.tables.ports import Person
from reverie.tables.requests import ChooseColour, StartGame
from reverie.wire import messages as wire
from waiting import until


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
    (found,) = phone.http.cookie_jar
    return found


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
    assert cookie(phone)["path"] == "/"


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


async def known_everywhere(evening: Evening, phone: Player, seat: Seat) -> None:
    """The other workers hear of a seat's new key a moment later."""
    lives = [live for house in evening.houses if (live := house.hall.live.get(phone.table))]
    await until(
        lambda: (
            all(seat in live.people for live in lives)
            and len({live.people[seat].key for live in lives}) == 1
        )
    )


async def test_one_of_them_goes_on_with_a_phone_of_their_own(evening: Evening) -> None:
    phone = await on_one_phone(evening)
    path = f"/api/tables/{phone.table}"
    link = await phone.post(f"{path}/link?seat=1", wire.MakeLink(Seat(1)))
    other = evening.person()
    await other.post(f"{path}/redeem", wire.Redeem(link["secret"]))
    other.table = phone.table
    assert (await view(other))["you"] == 1
    await known_everywhere(evening, phone, Seat(1))
    assert [(await view(phone, seat))["you"] for seat in range(3)] == [0, None, 2]
    back = await other.post(f"{path}/link", wire.MakeLink(Seat(1)))
    await phone.post(f"{path}/redeem", wire.Redeem(back["secret"], beside=True))
    await known_everywhere(evening, phone, Seat(1))
    assert [(await view(phone, seat))["you"] for seat in range(3)] == [0, 1, 2]


async def test_a_seat_instead_of_another_is_the_only_one(evening: Evening) -> None:
    phone = await on_one_phone(evening)
    path = f"/api/tables/{phone.table}"
    link = await phone.post(f"{path}/link", wire.MakeLink(Seat(1)))
    other = evening.person()
    await other.join(phone.table, "Dag")
    await other.post(f"{path}/redeem", wire.Redeem(link["secret"]))
    assert [(await view(other, seat))["you"] for seat in ("", 1, 3)] == [1, 1, None]
    await known_everywhere(evening, phone, Seat(3))
    again = await phone.post(f"{path}/link", wire.MakeLink(Seat(3)))
    await other.post(f"{path}/redeem", wire.Redeem(again["secret"], beside=True))
    assert [(await view(other, seat))["you"] for seat in (1, 3)] == [1, 3]


async def test_the_first_may_leave_and_the_others_stay(evening: Evening) -> None:
    phone = await on_one_phone(evening)
    await phone.post(f"/api/tables/{phone.table}/forget?seat=0", {})
    assert [(await view(phone, seat))["you"] for seat in range(3)] == [None, 1, 2]
    assert (await view(phone))["you"] == 1
    for seat in (1, 2):
        await phone.post(f"/api/tables/{phone.table}/forget?seat={seat}", {})
    with pytest.raises(Refusal) as refusal:
        await device(evening, phone).post(f"/api/tables/{phone.table}/forget", {})
    assert refusal.value.code == "not_seated"


@pytest.mark.parametrize("value", ["", ".", "x" * 2000, "{}.", ".{}", "{}{}", '"', "{};seats=x"])
async def test_a_cookie_full_of_nonsense_opens_nothing_and_breaks_nothing(
    evening: Evening, value: str
) -> None:
    phone = await on_one_phone(evening)
    headers = {"Cookie": f"seats={value.replace('{}', cookie(phone).value)}"}
    stranger = evening.person()
    path = f"{phone.url}/api/tables/{phone.table}/view"
    async with stranger.http.get(path, headers=headers) as response:
        assert response.status == 200
        assert (await response.json())["you"] is None


# ---- one key for all the seats of a device


async def test_many_tables_are_one_cookie(evening: Evening) -> None:
    for house in evening.houses:
        house.web.limits.addresses = False
    phone, tables = evening.person(), []
    for _ in range(200):
        await phone.open("Ada", setting())
        tables.append(phone.table)
    assert len(cookie(phone).value) < 64
    for phone.table in tables:
        assert (await view(phone))["you"] == 0


async def given_as_before(evening: Evening, *players: Player) -> str:
    """The seats of these people with keys of their own, as the first releases gave them."""
    assert evening.house is not None
    keys = []
    for player in players:
        live = evening.house.hall.live[player.table]
        keys.append(secrets.token_urlsafe(16))
        lock = hashlib.sha256(keys[-1].encode()).digest()
        person = Person(Seat(player.seat or 0), live.people[Seat(player.seat or 0)].name, lock)
        assert await evening.house.store.set_person(live.name, person)
        live.people = {**live.people, person.seat: person}
    return ".".join(keys)


async def test_keys_of_before_open_their_chairs_and_are_replaced(evening: Evening) -> None:
    one, two, three = await evening.table("classic", 3)
    before = await given_as_before(evening, one, two)
    phone = evening.person()
    phone.table = one.table
    assert (await view(three))["you"] == three.seat
    phone.http.cookie_jar.update_cookies({f"seat-{phone.table}": before}, URL(phone.url))
    held = []
    for _ in range(5):
        for seat, you in enumerate((0, 1, None)):
            assert (await view(phone, seat))["you"] == you
            held.append({one.key for one in phone.http.cookie_jar})
    assert held[0] == {"seats", f"seat-{phone.table}"}
    assert held[-1] == {"seats"}
    # Whoever still shows the old ones was given none of them away by that.
    other = evening.person()
    other.table = phone.table
    other.http.cookie_jar.update_cookies({f"seat-{phone.table}": before}, URL(phone.url))
    assert (await view(other))["you"] == 0


async def test_a_socket_lives_on_when_the_key_of_its_seat_is_replaced(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    before = await given_as_before(evening, one)
    await one.disconnect()
    one.http.cookie_jar.clear()
    one.http.cookie_jar.update_cookies({f"seat-{one.table}": before}, URL(one.url))
    await one.connect()
    for _ in range(4):
        assert (await view(one))["you"] == 0
    assert {cookie(one).key} == {"seats"}
    await one.do(ChooseColour("inkblue"))


async def test_a_device_full_of_cookies_of_before_is_not_sent_away(evening: Evening) -> None:
    one, *_ = await evening.table("classic", 3)
    before = await given_as_before(evening, one)
    many = [f"seat-{secrets.token_urlsafe(12)}={secrets.token_urlsafe(16)}" for _ in range(600)]
    stranger = evening.person()
    headers = {"Cookie": "; ".join((*many, f"seat-{one.table}={before}"))}
    path = f"{one.url}/api/tables/{one.table}/view"
    async with stranger.http.get(path, headers=headers) as response:
        assert (await response.json())["you"] == 0
