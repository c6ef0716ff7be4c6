"""A store that forgets when the process ends: for tests, and for a game on a train."""

import time
from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from reverie.rules.ids import Seat
from reverie.tables.ports import (
    CircleRow,
    Conflict,
    Done,
    Head,
    HeadChange,
    Lease,
    Line,
    NotStored,
    Person,
    Record,
    Recording,
)


class MemoryStore:
    def __init__(self) -> None:
        self.heads: dict[str, Head] = {}
        self.codes: dict[str, str] = {}
        self.logs: dict[str, list[Record]] = {}
        self.persons: dict[str, dict[Seat, Person]] = {}
        self.lines: dict[str, list[Line]] = {}
        self.recordings: dict[str, dict[str, Recording]] = {}
        self.wishes: dict[str, dict[Seat, bytes]] = {}
        self.commands: dict[str, set[tuple[Seat | None, str | None]]] = {}
        self.told: dict[tuple[str, Seat], str] = {}
        self.rings: dict[str, CircleRow] = {}
        self.met: dict[str, str] = {}
        self.clock = 0.0
        self.next_line = 1

    async def start(self) -> None:
        pass

    async def probe(self) -> None:
        pass

    async def open(self, head: Head, first: Record, person: Person) -> None:
        if head.table in self.heads or head.code in self.codes:
            raise Conflict
        self.heads[head.table] = replace(head, touched=self._now())
        if head.code is not None:
            self.codes[head.code] = head.table
        self.logs[head.table] = [first]
        self.persons[head.table] = {person.seat: person}

    def append(
        self,
        table: str,
        record: Record,
        people: Sequence[Person],
        head: HeadChange | None,
        stored: Done,
    ) -> None:
        try:
            self._append(table, record, people, head)
        except Conflict as conflict:
            return stored(None, conflict)
        return stored(None, None)

    def _append(
        self, table: str, record: Record, people: Sequence[Person], head: HeadChange | None
    ) -> None:
        log = self.logs.get(table)
        if log is None or record.number != len(log) + 1:
            raise Conflict
        asked = (record.seat, record.command)
        if record.command is not None and asked in self.commands.setdefault(table, set()):
            raise Conflict
        self.commands.setdefault(table, set()).add(asked)
        log.append(record)
        for person in people:
            self.persons[table][person.seat] = person
            self.wishes.get(table, {}).pop(person.seat, None)
        known = replace(self.heads[table], touched=self._now())
        if head is not None:
            known = replace(known, listed=head.listed, deadline=head.deadline)
        self.heads[table] = known

    def _now(self) -> float:
        """No two at the same instant: the newest is the newest."""
        self.clock = max(time.time(), self.clock + 1e-6)
        return self.clock

    async def untouched_since(self, instant: float) -> list[str]:
        return [table for table, head in self.heads.items() if head.touched < instant]

    async def load(self, table: str, after: int = 0) -> list[Record]:
        return list(self.logs.get(table, ())[after:])

    async def grown(self, known: Mapping[str, int]) -> list[str]:
        return [table for table, number in known.items() if len(self.logs.get(table, ())) > number]

    async def people(self, table: str) -> list[Person]:
        return sorted(self.persons.get(table, {}).values(), key=lambda person: person.seat)

    async def set_person(self, table: str, person: Person, held: bytes | None = None) -> bool:
        known = self.persons.get(table, {}).get(person.seat)
        if table not in self.heads:
            return False
        if held is not None and (known is None or known.key != held):
            return False
        self.persons[table][person.seat] = person
        return True

    async def forget_person(self, table: str, seat: Seat) -> None:
        person = self.persons.get(table, {}).get(seat)
        if person is not None and person.key is None:
            del self.persons[table][seat]
        self.wishes.get(table, {}).pop(seat, None)
        self.lines[table] = [line for line in self.lines.get(table, ()) if line.seat != seat]
        self._record(table, [kept for kept in self._recorded(table) if kept.seat != seat])

    async def say(self, table: str, line: Line) -> Line:
        if table not in self.heads:
            raise NotStored("there is no such table")
        lines = self.lines.setdefault(table, [])
        for known in lines:
            if (known.seat, known.command) == (line.seat, line.command):
                return known
        line = replace(line, id=self.next_line)
        self.next_line += 1
        lines.append(line)
        return line

    async def unsay(self, table: str, line: int) -> bool:
        before = self.lines.get(table, [])
        self.lines[table] = [known for known in before if known.id != line]
        return len(self.lines[table]) < len(before)

    async def talk(self, table: str, most: int = 200) -> list[Line]:
        return self.lines.get(table, [])[-most:]

    async def keep_recording(self, table: str, recording: Recording, most: int, space: int) -> bool:
        if table not in self.heads:
            return False
        stays = [kept for kept in self._recorded(table) if kept.told or kept.seat != recording.seat]
        others = [kept for name in self.recordings for kept in self._recorded(name)]
        here = sum(len(kept.sound) for kept in stays) + len(recording.sound)
        gone = sum(len(kept.sound) for kept in self._recorded(table) if kept not in stays)
        if here > most or sum(len(k.sound) for k in others) - gone + len(recording.sound) > space:
            return False
        self._record(table, [*stays, recording])
        return True

    def _recorded(self, table: str) -> list[Recording]:
        return list(self.recordings.get(table, {}).values())

    def _record(self, table: str, kept: Sequence[Recording]) -> None:
        self.recordings[table] = {recording.id: recording for recording in kept}

    async def recording(self, table: str, name: str) -> Recording | None:
        return self.recordings.get(table, {}).get(name)

    async def hold_recording(self, table: str, name: str, told: bool) -> None:
        if (kept := self.recordings.get(table, {}).get(name)) is not None:
            self.recordings[table][name] = replace(kept, told=told)

    async def drop_recordings(self, before: float, table: str | None = None) -> int:
        dropped = 0
        for name in list(self.recordings) if table is None else [table]:
            kept = self._recorded(name)
            stays = [recording for recording in kept if recording.told or recording.at >= before]
            self._record(name, stays)
            dropped += len(kept) - len(stays)
        return dropped

    async def set_notice(self, table: str, seat: Seat, wish: bytes | None) -> None:
        wishes = self.wishes.setdefault(table, {})
        wishes.pop(seat, None)
        self.told.pop((table, seat), None)
        if wish is not None and table in self.heads:
            wishes[seat] = wish

    async def drop_notice(self, table: str, seat: Seat, wish: bytes) -> None:
        if self.wishes.get(table, {}).get(seat) == wish:
            await self.set_notice(table, seat, None)

    async def notices(self, table: str) -> dict[Seat, bytes]:
        return dict(self.wishes.get(table, {}))

    async def take_notice(self, table: str, seat: Seat, reason: str) -> bytes | None:
        wish = self.wishes.get(table, {}).get(seat)
        if wish is None or self.told.get((table, seat)) == reason:
            return None
        self.told[table, seat] = reason
        return wish

    async def due(self, before: float, most: int = 1000) -> list[tuple[str, float]]:
        found = [
            (head.table, head.deadline)
            for head in self.heads.values()
            if head.deadline is not None and head.deadline < before
        ]
        return sorted(found, key=lambda each: each[1])[:most]

    async def claim_due(
        self, before: float, now: float, until: float, most: int = 1000
    ) -> list[tuple[str, float]]:
        return await self.due(before, most)

    async def find_code(self, code: str, now: float = 0.0) -> str | None:
        table = self.codes.get(code)
        return table if table is not None and self.heads[table].lent_until >= now else None

    async def lease(self, table: str) -> Lease | None:
        head = self.heads.get(table)
        return Lease(head.code, head.lent_until) if head else None

    async def take_back(self, codes: Sequence[str], now: float) -> list[str]:
        for code in codes:
            table = self.codes.get(code)
            if table is not None and self.heads[table].lent_until < now:
                del self.codes[code]
                self.heads[table] = replace(self.heads[table], code=None)
        return [code for code in codes if code not in self.codes]

    async def lend(self, table: str, code: str, until: float, instead_of: str | None) -> bool:
        head = self.heads.get(table)
        if head is None or head.code != instead_of or code in self.codes:
            return False
        if head.code is not None:
            del self.codes[head.code]
        self.codes[code] = table
        self.heads[table] = replace(head, code=code, lent_until=until)
        return True

    async def renew(self, codes: Mapping[str, str], until: float) -> list[str]:
        kept = [table for table, code in codes.items() if self.codes.get(code) == table]
        for table in kept:
            self.heads[table] = replace(self.heads[table], lent_until=until)
        return kept

    async def listed(self, most: int = 50) -> list[Head]:
        heads = [head for head in self.heads.values() if head.listed]
        return sorted(heads, key=lambda head: -head.touched)[:most]

    async def delete(self, table: str) -> bool:
        self.logs.pop(table, None)
        self.commands.pop(table, None)
        self.persons.pop(table, None)
        self.lines.pop(table, None)
        self.recordings.pop(table, None)
        self.wishes.pop(table, None)
        self.met.pop(table, None)
        head = self.heads.pop(table, None)
        if head is not None and head.code is not None:
            del self.codes[head.code]
        return head is not None

    async def circle(self, name: str) -> CircleRow | None:
        return self.rings.get(name)

    async def circle_of(self, table: str) -> str | None:
        return self.met.get(table)

    async def keep_circle(self, row: CircleRow, table: str | None = None) -> None:
        known = self.rings.get(row.id)
        if row.version != (1 if known is None else known.version + 1):
            raise Conflict
        if table is not None and self.met.get(table, row.id) != row.id:
            raise Conflict
        self.rings[row.id] = row
        if table is not None:
            self.met[table] = row.id

    async def erase_circle(self, name: str, version: int | None = None) -> bool:
        known = self.rings.get(name)
        if known is None or version not in (None, known.version):
            return False
        self.met = {table: circle for table, circle in self.met.items() if circle != name}
        del self.rings[name]
        return True

    async def circles(self) -> list[CircleRow]:
        return list(self.rings.values())

    async def count(self) -> int:
        return len(self.heads)

    async def close(self) -> None:
        pass
