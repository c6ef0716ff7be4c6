"""What people say beside the game. It rests from clue to reveal, so that nothing is given away."""

from reverie.rules.ids import Seat
from reverie.rules.text import folded, is_blank, tidy_text
from reverie.tables.live import LiveTable
from reverie.tables.ports import Line
from reverie.tables.reacting import REACTIONS
from reverie.tables.refusals import Refused
from reverie.tables.requests import Say, Unsay
from reverie.tables.silence import asks_why, talk_rests
from reverie.tables.table import Table

LONGEST = 280


class Talk:
    """`unwanted`: words the operator does not want on this server, folded."""

    def __init__(self, unwanted: frozenset[str] = frozenset()) -> None:
        self.unwanted = unwanted

    async def say(self, live: LiveTable, seat: Seat, command: str, ask: Say) -> None:
        await live.world.company.consult(live.catch_up)
        table = live.table
        if table.chair(seat) is None:
            raise Refused("not_seated")
        if seat in table.muted:
            raise Refused("muted")
        if not may_say(table, ask.kind):
            raise Refused("talk_rests")
        text = self._tidy(ask)
        game = table.game
        line = Line(
            seat=seat,
            command=command,
            at=live.world.clock.now(),
            kind=ask.kind,
            text=text,
            game=table.games,
            turn=game.turn if game is not None else 0,
        )
        live.audience.heard(await live.world.store.say(live.name, line))

    def _tidy(self, ask: Say) -> str:
        if ask.kind == "reaction":
            if ask.text not in REACTIONS:
                raise Refused("talk_empty")
            return ask.text
        text = tidy_text(ask.text)
        if is_blank(text):
            raise Refused("talk_empty")
        if len(text) > LONGEST:
            raise Refused("talk_too_long")
        self.check_words(text)
        return text

    def check_words(self, text: str) -> None:
        if any(word in self.unwanted for word in words(text)):
            raise Refused("word_not_wanted")

    async def unsay(self, live: LiveTable, seat: Seat, ask: Unsay) -> None:
        """One's own line, or as the host anybody's."""
        lines = {line.id: line for line in await live.world.store.talk(live.name)}
        line = lines.get(ask.line)
        if line is None:
            raise Refused("no_such_line")
        if line.seat != seat and seat != live.table.host:
            raise Refused("host_only")
        await live.world.store.unsay(live.name, ask.line)
        live.audience.unheard(ask.line)


def may_say(table: Table, kind: str) -> bool:
    return asks_why(table) if kind == "why" else not talk_rests(table)


def words(text: str) -> list[str]:
    plain = "".join(char if char.isalnum() else " " for char in folded(text))
    return plain.split()


def read_words(lines: str) -> frozenset[str]:
    """A word list: one word a line, `#` begins a remark."""
    kept = (line.split("#")[0] for line in lines.splitlines())
    return frozenset(word for line in kept for word in words(line))
