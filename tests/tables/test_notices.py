"""Notices of a slow game, against a push service of our own that can read them."""

import json
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiohttp import web
from at_server import Evening
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from manual import ManualClock, Room, game_at, plays, settle

from reverie.adapters.memory_store import MemoryStore
from reverie.adapters.settings import Settings
from reverie.adapters.web_push import _POINT, _X962, _hkdf, b64, unb64
from reverie.app import House
from reverie.client import Player, Refusal
from reverie.rules.commands import GiveClue, HandOver
from reverie.rules.ids import Seat
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Written
from reverie.tables.asking import asks
from reverie.tables.followers import REST_EVERY
from reverie.tables.live import LiveTable
from reverie.tables.manners import Manners
from reverie.tables.notices import DAY, Notices, quiet_seconds
from reverie.tables.ports import NotStored
from reverie.tables.requests import SetUp, StartGame, Wish
from reverie.wire import messages as wire
from waiting import until


class Forgetful(MemoryStore):
    """May lose sight of what anybody wished for a while."""

    is_gone = False

    async def notices(self, table: str) -> dict[Seat, bytes]:
        if self.is_gone:
            raise NotStored
        return await super().notices(table)


class PushService:
    """Takes messages as a browser's push service does, and opens them as the browser would."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.auth = b"0123456789abcdef"
        self.heard: list[tuple[str, Any]] = []
        self.status = 201

    async def __aenter__(self) -> "PushService":
        app = web.Application()
        app.add_routes([web.post("/{who}", self.take)])
        self.runner = web.AppRunner(app)
        await self.runner.setup()
        await web.TCPSite(self.runner, "127.0.0.1", 0).start()
        self.url = f"http://127.0.0.1:{self.runner.addresses[0][1]}"
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.runner.cleanup()

    def wish(self, who: str, **more: int) -> Wish:
        point = self.key.public_key().public_bytes(_X962, _POINT)
        return Wish(f"{self.url}/{who}", b64(point), b64(self.auth), **more)

    async def take(self, request: web.Request) -> web.Response:
        self.check_signature(request.headers["Authorization"])
        assert request.headers["Content-Encoding"] == "aes128gcm"
        self.heard.append((request.match_info["who"], self.open(await request.read())))
        return web.Response(status=self.status)

    def open(self, body: bytes) -> Any:
        salt, length = body[:16], body[20]
        sender, sealed = body[21 : 21 + length], body[21 + length :]
        theirs = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), sender)
        shared = self.key.exchange(ec.ECDH(), theirs)
        mine = self.key.public_key().public_bytes(_X962, _POINT)
        first = _hkdf(self.auth, shared, b"WebPush: info\0" + mine + sender, 32)
        key = _hkdf(salt, first, b"Content-Encoding: aes128gcm\0", 16)
        nonce = _hkdf(salt, first, b"Content-Encoding: nonce\0", 12)
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain.endswith(b"\x02")
        return json.loads(plain[:-1])

    def check_signature(self, header: str) -> None:
        token, key = header.removeprefix("vapid t=").split(", k=")
        signed, signature = token.rsplit(".", 1)
        raw = unb64(signature)
        public = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), unb64(key))
        numbers = (int.from_bytes(raw[:32], "big"), int.from_bytes(raw[32:], "big"))
        public.verify(encode_dss_signature(*numbers), signed.encode(), ec.ECDSA(hashes.SHA256()))
        claims = json.loads(unb64(signed.split(".")[1]))
        assert claims["aud"] == self.url


@pytest.fixture
async def service() -> AsyncIterator[PushService]:
    async with PushService() as made:
        yield made


def settings(tmp_path: Path, **more: Any) -> Settings:
    return Settings(
        host="127.0.0.1",
        port=0,
        data=tmp_path,
        store="memory",
        push_services="127.0.0.1",
        **more,
    )


def all_is_told(evening: Evening) -> bool:
    """Every worker knows the same, and none is about to tell anything."""
    table = evening.players[0].table
    lives = [house.hall.live[table] for house in evening.houses]
    notices = [f for h in evening.houses for f in h.hall.followers if isinstance(f, Notices)]
    return len({live.number for live in lives}) == 1 and not any(
        each.errands.under_way for each in notices
    )


async def test_who_is_awaited_and_not_looking_is_told_once(
    evening_with: Any, service: PushService
) -> None:
    async with evening_with(push="on", push_services="127.0.0.1") as evening:
        people = await evening.table("classic", 4, manners=Manners("days"))
        one, two, three, _ = people
        for player in (two, three):
            wish = service.wish(str(player.seat))
            await player.post(f"/api/tables/{player.table}/notices", wish)
        await evening.start()
        await two.disconnect()
        await until(lambda: not one.view.chairs[1].here)
        await one.do(wire.GiveClue(Written("Hush"), one.game.hand[0]))
        await until(lambda: service.heard)
        await three.do(wire.HandOver(three.game.hand[:1]))
        await until(lambda: all_is_told(evening))
        assert service.heard == [("1", {"kind": "your_turn", "table": one.table})]
        await two.connect()
        await two.until(lambda view: phase_name(view.game.phase) == "choose")
        await until(lambda: one.view.chairs[1].here)
        await two.disconnect()
        await until(lambda: not one.view.chairs[1].here)
        await until(lambda: all_is_told(evening))
        assert len(service.heard) == 1, "who comes and goes is not told again"


async def test_a_subscription_that_is_gone_is_forgotten(
    evening_with: Any, service: PushService
) -> None:
    service.status = 410
    async with evening_with(push="on", push_services="127.0.0.1") as evening:
        store = evening.house.store
        one, two, _ = await evening.table("classic", 3, manners=Manners("days"))
        await two.post(f"/api/tables/{two.table}/notices", service.wish("1"))
        await evening.start()
        await two.disconnect()
        await until(lambda: not one.view.chairs[1].here)
        await one.do(wire.GiveClue(Written("Hush"), one.game.hand[0]))
        await until(lambda: service.heard)
        await until(lambda: all_is_told(evening))
        assert await store.notices(one.table) == {}


async def test_only_known_services_and_only_ones_own_seat(
    tmp_path: Path, service: PushService
) -> None:
    async with House(settings(tmp_path)) as house:
        evening = Evening([f"http://127.0.0.1:{house.port}"], house)
        one, *_ = await evening.table("classic", 3)
        path = f"/api/tables/{one.table}/notices"
        good = service.wish("0")
        for bad in (
            Wish("http://169.254.169.254/latest", good.p256dh, good.auth),
            Wish("https://127.0.0.1.evil.example/", good.p256dh, good.auth),
            Wish(good.endpoint, "short", good.auth),
            Wish(good.endpoint, good.p256dh, good.auth, 5000, 1),
        ):
            with pytest.raises(Refusal) as refusal:
                await one.post(path, bad)
            assert refusal.value.code == "no_push"
        with pytest.raises(Refusal) as refusal:
            await Player(evening.url).post(path, good)
        assert refusal.value.code == "not_seated"
        assert (tmp_path / "push-key.pem").stat().st_mode & 0o077 == 0
        await evening.close()


async def test_a_server_may_send_none(tmp_path: Path) -> None:
    async with House(settings(tmp_path, push="off")) as house:
        one = Player(f"http://127.0.0.1:{house.port}")
        async with one.http.get(one.url + "/api/notices") as response:
            assert (await response.json())["code"] == "no_push"
        await one.http.close()


def test_quiet_hours_go_over_midnight() -> None:
    night = Wish("x", "x", "x", quiet_from=22 * 60, quiet_to=7 * 60)
    hour = 3600.0
    assert quiet_seconds(night, 21 * hour) == 0
    assert quiet_seconds(night, 23 * hour) == 8 * hour
    assert quiet_seconds(night, 24 * hour + 6 * hour) == hour
    assert quiet_seconds(night, 8 * hour) == 0
    assert quiet_seconds(Wish("x", "x", "x"), 3 * hour) == 0


# ---- on a clock turned by hand

NIGHT = 8 * 3600.0


class Slow:
    """A slow game at night: the storyteller has told, and Bo, who has gone to bed, is awaited."""

    def __init__(self, store: Forgetful) -> None:
        self.store, self.clock = store, ManualClock()
        self.sent: list[str] = []
        self.room = self.server()

    def server(self) -> Room:
        room = Room(store=self.store, clock=self.clock)
        self.notices = Notices(self.clock, self.send, room.hall.find)
        room.hall.followers.append(self.notices)
        return room

    async def send(self, wish: Wish, message: dict[str, str]) -> bool:
        self.sent.append(wish.endpoint)
        return True

    async def begin(self, **more: int) -> LiveTable:
        set_up = SetUp(decks=("placeholder",), manners=Manners("days"))
        live, _ = await self.room.hall.open(set_up, "Ada", None)
        for name in ("Bo", "Cy"):
            await self.room.hall.sit_down(live, name, None)
        for seat in range(3):
            self.room.comes(live, Seat(seat))
        await live.decide(asks(Seat(0), StartGame()))
        wish = msgspec.json.encode(Wish("bo", "p", "a", **more))
        await self.store.set_notice(live.name, Seat(1), wish)
        self.room.goes(live, Seat(1))
        await live.decide(
            plays(GiveClue(Seat(0), Written("Hush"), game_at(live).hands[Seat(0)][0]))
        )
        for seat in (0, 2):
            self.room.goes(live, Seat(seat))
        await settle()
        return live

    def quiet(self) -> dict[str, int]:
        now = int(self.clock.now() / 60) % DAY
        return {"quiet_from": now, "quiet_to": (now + int(NIGHT / 60)) % DAY}


async def test_what_waits_for_the_morning_is_told_once() -> None:
    night = Slow(Forgetful())
    await night.begin(**night.quiet())
    await night.clock.turn(NIGHT - 60)
    assert night.sent == []
    await night.clock.turn(120)
    assert night.sent == ["bo"]
    await night.clock.turn(3600)
    assert night.sent == ["bo"]


async def test_who_has_played_at_night_is_not_told_in_the_morning() -> None:
    night = Slow(Forgetful())
    live = await night.begin(**night.quiet())
    await night.clock.turn(2 * REST_EVERY)
    assert night.room.hall.rest() == 1
    again = await night.room.hall.find(live.name)
    assert again is not None
    night.room.comes(again, Seat(1))
    await again.decide(plays(HandOver(Seat(1), game_at(again).hands[Seat(1)][:2])))
    await night.clock.turn(2 * NIGHT)
    assert night.sent == []


async def test_a_restart_at_night_loses_no_notice_and_tells_none_twice() -> None:
    night = Slow(Forgetful())
    live = await night.begin(**night.quiet())
    for _ in range(2):
        night.notices.close()
        night.clock.alarms.clear()
        room = night.server()
        await room.hall.find(live.name)
        await night.clock.turn(NIGHT + 60)
    assert night.sent == ["bo"]


async def test_who_could_not_be_told_because_of_the_store_is_told_later() -> None:
    store = Forgetful()
    night = Slow(store)
    store.is_gone = True
    await night.begin()
    assert night.sent == []
    store.is_gone = False
    await night.clock.turn(120)
    assert night.sent == ["bo"]
