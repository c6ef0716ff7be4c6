"""The example turn of docs/protocol.md: played against a real server, line by line.

Three kinds of lines: `Ada POST /path {…}` and `Ada → {…}` are said; `200 {…}`, `← {…}` and
`Bo sees {…}` are what came. What chance decides is fixed by the dice; ids of the table are not.
"""

import json
import random
from pathlib import Path
from typing import Any

import msgspec

from listener import Listener, frames
from reverie.adapters.settings import Settings
from reverie.app import House
from reverie.client import Player, Refusal
from reverie.rules.phases import phase_name

BEGIN, END = "<!-- the example begins -->\n```text\n", "```\n<!-- the example ends -->"
DOC = Path(__file__).resolve().parents[2] / "docs" / "protocol.md"


class Dice:
    """The same shuffles every time."""

    def __init__(self) -> None:
        self.random = random.Random(1)

    def sample(self, population: Any, k: int, /) -> list[Any]:
        return self.random.sample(sorted(population, key=str), k)


class Stage:
    """Plays the lines that are said, and writes each followed by what came."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.people: dict[str, Player] = {}
        self.hidden: dict[str, str] = {}
        self.lines: list[str] = []

    async def play(self, line: str) -> None:
        name, what = line.split(" ", 1)
        if name not in self.people:
            self.people[name] = Listener(self.url)
        player = self.people[name]
        self.lines.append(line)
        if what.startswith("POST "):
            _, path, body = what.split(" ", 2)
            await self.post(player, path, json.loads(body))
        elif what.startswith("→ "):
            await self.say(player, json.loads(what[2:]))
        elif what.startswith("sees"):
            self.lines[-1] = f"{name} sees {self.compact(await self.phase(player))}"

    async def post(self, player: Player, path: str, message: Any) -> None:
        for shown, real in ((v, k) for k, v in self.hidden.items()):
            path = path.replace(shown, real)
        answer = await player.post(path, message)
        self.hidden |= {answer["table"]: "TABLE", answer["code"]: "CODE"}
        player.table, player.seat = answer["table"], answer["seat"]
        self.lines.append(f"    200 {self.compact(answer)}")
        await player.connect()

    async def say(self, player: Player, message: Any) -> None:
        assert player._socket is not None
        before = len(frames(player))
        await player._socket.send_str(json.dumps(message))
        mark = f'"id":"{message["id"]}"'.encode()
        await player.until(lambda _: any(mark in f for f in frames(player)[before:]))
        heard = next(frame for frame in frames(player)[before:] if mark in frame)
        self.lines.append(f"    ← {self.compact(json.loads(heard))}")

    async def phase(self, player: Player) -> Any:
        """The phase this viewer is shown, once everybody is shown the same one."""
        wanted = max((p.game.turn, _place(p)) for p in self.people.values() if p.game is not None)
        await player.until(lambda view: view.game and (view.game.turn, _place(player)) == wanted)
        assert player.game is not None
        return json.loads(msgspec.json.encode(player.game.phase))

    def compact(self, value: Any) -> str:
        text = json.dumps(value, separators=(",", ":"), ensure_ascii=False)
        for real, shown in self.hidden.items():
            text = text.replace(real, shown)
        return text


PHASES = ("clue", "choose", "vote", "reveal")


def _place(player: Player) -> tuple[int, int]:
    assert player.game is not None
    phase: Any = player.game.phase
    return PHASES.index(phase_name(phase)), len(getattr(phase, "done", getattr(phase, "ready", ())))


async def perform(script: list[str], folder: Path) -> list[str]:
    """The script with all answers filled in."""
    settings = Settings(host="127.0.0.1", port=0, data=folder, store="memory")
    async with House(settings, chance=Dice()) as house:
        stage = Stage(f"http://127.0.0.1:{house.port}")
        try:
            for line in script:
                await stage.play(line)
        except Refusal as refusal:
            raise AssertionError(f"{line} was refused: {refusal.code}") from None
        finally:
            for player in stage.people.values():
                await player.__aexit__(None, None, None)
    return stage.lines


def said(lines: list[str]) -> list[str]:
    return [line for line in lines if not line.startswith(" ")]


def example() -> list[str]:
    text = DOC.read_text(encoding="utf-8")
    return text.split(BEGIN)[1].split(END)[0].splitlines()
