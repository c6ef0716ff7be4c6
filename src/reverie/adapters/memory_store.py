"""A store that forgets when the process ends: for tests, and for a game on a train."""

from collections.abc import Sequence

from msgspec.structs import replace

from reverie.rules.ids import Seat
from reverie.tables.ports import Conflict, Head, Person, Record


class MemoryStore:
    def __init__(self) -> None:
        self.heads: dict[str, Head] = {}
        self.logs: dict[str, list[Record]] = {}
        self.persons: dict[str, dict[Seat, Person]] = {}
        self.clock = 0.0

    async def open(self, head: Head, first: Record, person: Person) -> None:
        codes = {known.code for known in self.heads.values()}
        if head.table in self.heads or head.code in codes:
            raise Conflict
        self.heads[head.table] = head
        self.logs[head.table] = [first]
        self.persons[head.table] = {person.seat: person}

    async def append(
        self, table: str, record: Record, people: Sequence[Person] = (), listed: bool | None = None
    ) -> None:
        log = self.logs.get(table)
        if log is None or record.number != len(log) + 1:
            raise Conflict
        log.append(record)
        self.persons[table].update({person.seat: person for person in people})
        self.clock += 1
        head = self.heads[table]
        self.heads[table] = replace(
            head, touched=self.clock, listed=head.listed if listed is None else listed
        )

    async def load(self, table: str) -> list[Record]:
        return list(self.logs.get(table, ()))

    async def people(self, table: str) -> list[Person]:
        return sorted(self.persons.get(table, {}).values(), key=lambda person: person.seat)

    async def set_person(self, table: str, person: Person) -> None:
        self.persons[table][person.seat] = person

    async def forget_person(self, table: str, seat: Seat) -> None:
        self.persons.get(table, {}).pop(seat, None)

    async def find_code(self, code: str) -> str | None:
        return next((head.table for head in self.heads.values() if head.code == code), None)

    async def code_of(self, table: str) -> str | None:
        head = self.heads.get(table)
        return head.code if head else None

    async def listed(self, most: int = 50) -> list[Head]:
        heads = [head for head in self.heads.values() if head.listed]
        return sorted(heads, key=lambda head: -head.touched)[:most]

    async def delete(self, table: str) -> bool:
        self.logs.pop(table, None)
        self.persons.pop(table, None)
        return self.heads.pop(table, None) is not None

    async def count(self) -> int:
        return len(self.heads)

    async def close(self) -> None:
        pass
