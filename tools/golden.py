"""Write the golden playthroughs anew: `make golden`. A rule change shows as a diff of a game."""

import json
import random
from pathlib import Path

import msgspec

from reverie.adapters.narrator import narrate
from reverie.bots import random as random_bot
from reverie.rules import Game, Options, Seat, play, start, view
from reverie.rules.events import AnyEvent, GameStarted, TurnBegan
from reverie.rules.evolution import begin, evolve
from reverie.rules.model import Over, Revealed
from reverie.rules.turns import waiting_for

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "playthroughs"
CARDS = tuple(f"c{number:02}" for number in range(84))
GAMES: tuple[tuple[str, int, dict[str, str]], ...] = (
    *(("classic", n, {}) for n in (3, 4, 6, 8)),
    *(("odyssey", n, {}) for n in (3, 6, 7, 12)),
    *(("party", n, {}) for n in (6, 12)),
    *(("teams", n, {}) for n in (6, 12)),
    *(("teams", n, {"team_card": "partner_only"}) for n in (6, 12)),
)
TURNS = 3


def name_of(game: str, players: int, options: dict[str, str]) -> str:
    return "_".join([game, str(players), *options.values()]) + ".txt"


def playthrough(name: str, players: int, options: dict[str, str]) -> str:
    """The first turns and the last of a whole game, with what three viewers see in each phase."""
    rng = random.Random(f"{name}{players}{options}")
    teller = Teller()
    teller.tell(start(name, players, CARDS, rng, Options(**options)))  # type: ignore[arg-type]
    while not isinstance(teller.game.phase, Over):
        seat = rng.choice(waiting_for(teller.game))
        command = random_bot.choose(view(teller.game, seat), rng)
        assert command is not None
        game, events = play(teller.game, command, rng)
        teller.tell(events)
        assert teller.game == game
    return teller.text()


class Teller:
    """Collects the lines; turns in the middle of a long game are told by their scores only."""

    def __init__(self) -> None:
        self.game: Game
        self.turns: list[list[str]] = [[]]
        self.facts = ""

    def tell(self, events: tuple[AnyEvent, ...]) -> None:
        phase = type(self.game.phase) if hasattr(self, "game") else None
        for event in events:
            self._tell_one(event)
        if type(self.game.phase) is not phase:
            self.turns[-1] += self.views()

    def _tell_one(self, event: AnyEvent) -> None:
        if isinstance(event, GameStarted):
            self.turns[-1] += narrate(None, event)
            self.game = begin(event)
            return
        if isinstance(event, TurnBegan) and event.turn > 1:
            self.turns.append([])
        self.turns[-1] += narrate(self.game, event)
        self.game = evolve(self.game, event)

    def views(self) -> list[str]:
        seats = self.game.seating.players
        lines = [*self.new_facts(), f"    spectator sees {_json(self.game, None)}"]
        lines += [f"    seat {seat} sees {_json(self.game, seat)}" for seat in seats[:2]]
        return lines if not isinstance(self.game.phase, Revealed) else lines[:1]

    def new_facts(self) -> list[str]:
        """How the turn is played: told when it begins, and again only if it changes."""
        before, self.facts = self.facts, _plain(msgspec.to_builtins(view(self.game, None).facts))
        return [] if self.facts == before else [f"    played by {self.facts}"]

    def text(self) -> str:
        if len(self.turns) <= 2 * TURNS:
            told = self.turns
        else:
            middle = [f"({len(self.turns) - TURNS - 1} turns)", ""]
            told = [*self.turns[:TURNS], middle, self.turns[-1]]
        return "\n".join(line for turn in told for line in turn) + "\n"


def _json(game: Game, seat: Seat | None) -> str:
    seen = msgspec.to_builtins(view(game, seat))
    for key in ("game", "options", "facts", "turn", "you", "seats", "sides", "newcomers"):
        del seen[key]
    return _plain(seen)


def _plain(seen: object) -> str:
    return json.dumps(seen, ensure_ascii=False).replace('"', "")


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    for game in GAMES:
        path = FOLDER / name_of(*game)
        text = playthrough(*game)
        changed = not path.exists() or path.read_text(encoding="utf-8") != text
        path.write_text(text, encoding="utf-8")
        print(f"{'changed' if changed else 'same   '} {path.name}")


if __name__ == "__main__":
    main()
