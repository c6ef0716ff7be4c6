"""What an evening showed, for whoever has the table's link."""

from aiohttp import web

from reverie.adapters.http import answer
from reverie.adapters.table_doors import TableDoors
from reverie.evening.findings import what_it_showed


class EveningDoors:
    def __init__(self, tables: TableDoors) -> None:
        self.tables = tables

    def routes(self) -> list[web.RouteDef]:
        return [web.get("/api/tables/{table}/findings", self.findings)]

    async def findings(self, request: web.Request) -> web.Response:
        live = await self.tables.table(request)
        people = live.people
        return answer(
            await self.tables.chronicles.tell(
                live.name,
                lambda chronicle: what_it_showed(chronicle.history(people), chronicle.since),
            )
        )
