"""`reverie circles` on the file of a real server, and a circle that moves up to PostgreSQL."""

import json
from pathlib import Path
from typing import Any

import pytest
from at_server import evening_at
from test_circle_doors import an_evening, ask, meet, next_evening, play_out, see

from at_command import reverie
from patience import PATIENCE
from reverie.adapters.settings import Settings
from reverie.wire import circles as wire


def settings(data: Path, **more: Any) -> Settings:
    return Settings(bots="plain", host="127.0.0.1", port=0, data=data, push="off", **more)


async def a_circle(data: Path) -> tuple[str, str]:
    """The keys of two people who met once."""
    async with evening_at(settings(data)) as evening:
        ada, bo, _ = await an_evening(evening)
        keys = await meet(ada), await meet(bo)
        await see(ada, keys[0])
        return keys


async def test_list_export_and_erase(tmp_path: Path) -> None:
    data = ("--data", str(tmp_path))
    assert reverie("circles", "list", *data).returncode == 2
    key, _ = await a_circle(tmp_path)
    circle, _, secret = key.split(".")
    listed = reverie("circles", "list", *data).stdout
    assert listed.startswith(circle)
    assert "2 people  1 evenings" in listed
    assert "Ada" not in listed
    file = tmp_path / "circle.json"
    assert reverie("circles", "export", circle, *data, "--to", str(file)).returncode == 0
    assert file.stat().st_mode & 0o077 == 0
    told = json.loads(file.read_text())
    assert [member["name"] for member in told["people"]] == ["Ada", "Bo"]
    assert "lock" not in file.read_text()
    assert secret not in file.read_text()
    assert reverie("circles", "erase", "nowhere", *data).returncode == 2
    assert reverie("circles", "erase", circle, *data).returncode == 0
    assert reverie("circles", "list", *data).stdout == ""
    async with evening_at(settings(tmp_path)) as evening:
        somebody = evening.person_passing()
        await ask(somebody, "/api/circles/see", wire.OfCircle(key), expect=404)


@pytest.mark.parametrize("by_file", [False, True])
async def test_a_circle_moves_up_and_its_keys_open_it_there(
    tmp_path: Path, database: str, by_file: bool
) -> None:
    key, other = await a_circle(tmp_path)
    source = ("--data", str(tmp_path))
    if by_file:
        file = str(tmp_path / "all.jsonl")
        assert "1 circles, too." in reverie("export", *source, "--to", file).stdout
        source = ("--export", file)
    moved = reverie("import", *source, "--database", database)
    assert "1 circles were new" in moved.stdout, moved.stderr
    assert "circles" not in reverie("import", *source, "--database", database).stdout
    there = settings(tmp_path / "new", database=database, database_patience=int(PATIENCE))
    async with evening_at(there, 2) as evening:
        ada, bo = evening.person_passing(), evening.person_passing()
        seen = await see(ada, key)
        assert [one["name"] for one in seen["people"]] == ["Ada", "Bo"]
        assert seen["evenings"][0]["there"] == [1, 2]
        assert seen["seen"] > 0
        following = await ask(ada, "/api/circles/open", wire.OfCircle(key))
        assert following["seated"]
        assert (await see(bo, other))["open"] == following["table"]


async def test_three_evenings_somebody_new_somebody_gone_a_new_phone_and_a_move_in_between(
    tmp_path: Path, database: str
) -> None:
    async with evening_at(settings(tmp_path)) as evening:
        people = await an_evening(evening)
        ada, bo, cleo = [await meet(player) for player in people]
        first = await ask(people[0], "/api/circles/export", wire.OfCircle(ada))
    moved = reverie("import", "--data", str(tmp_path), "--database", database)
    assert "1 circles were new" in moved.stdout, moved.stderr
    there = settings(tmp_path / "new", database=database, database_patience=int(PATIENCE))
    async with evening_at(there, 2) as evening:
        # Ada has another phone and her link; Dag is new; Cleo is missing.
        phone = evening.person_passing()
        table = (await ask(phone, "/api/circles/open", wire.OfCircle(ada)))["table"]
        _, as_bo, new = await next_evening(evening, table, phone, "Bo", "Dag")
        live = await evening.houses[0].hall.find(table)
        assert live is not None
        assert live.table.seen == first["cards"], "what was seen has come along"
        await play_out(evening)
        assert await meet(as_bo, bo) == bo
        dag = await meet(new)
        seen = await see(phone, ada)
        assert [one["name"] for one in seen["people"]] == ["Ada", "Bo", "Cleo", "Dag"]
        assert [(one["there"], one["missing"]) for one in seen["evenings"]] == [
            ([1, 2, 4], [3]),
            ([1, 2, 3], []),
        ]
        # Cleo is forgotten, also where she has played.
        await ask(phone, "/api/circles/leave", wire.OfCircle(cleo))
        for row in await evening.houses[0].store.circles():
            assert b"Cleo" not in row.body
        await ask(new, "/api/circles/see", wire.OfCircle(cleo), expect=404)
        # A third evening, opened by Dag at another worker.
        table = (await ask(new, "/api/circles/open", wire.OfCircle(dag)))["table"]
        await next_evening(evening, table, new, "Ada", "Bo")
        await play_out(evening)
        seen = await see(new, dag)
        assert seen["held"] == 3
        assert [one["there"] for one in seen["evenings"]] == [[1, 2, 4], [1, 2, 4], [1, 2]]
        found = await ask(new, "/api/circles/findings", wire.OfCircle(dag))
        assert found["turns"] == sum(one["turns"] for one in seen["evenings"])
        last = await ask(new, "/api/circles/export", wire.OfCircle(dag))
        laid = sum(last["cards"].values())
        assert laid > sum(first["cards"].values())
        assert set(first["cards"]) <= set(last["cards"])
