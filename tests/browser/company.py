"""Friends without a browser: they sit at the same table and play whatever is legal."""

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

import msgspec
from at_server import DECKS, NAMES, as_move, is_over, waits_for_me

from reverie.bots import random as random_bot
from reverie.client import Player
from reverie.rules.commands import GiveClue
from reverie.rules.pieces import Written
from reverie.rules.views import View, VoteView
from reverie.tables.requests import LikePicture, SetUp, StartGame
from reverie.wire import messages as wire

# Whoever is told `too_fast` and goes on all the same is cut.
A_MOMENT = 0.2


class Company:
    """Some scripted players; the first of them may be the host."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.players: list[Player] = []
        self.names: Sequence[str] = NAMES
        self.playing: asyncio.Future[Any] | None = None
        self.free = asyncio.Event()
        self.free.set()
        self.holds: dict[int, Callable[[View], bool]] = {}
        # In every vote they also mark the picture they like best.
        self.likes = False
        # They vote for the first card that is not their own: one card takes most of the votes.
        self.is_of_one_mind = False

    @property
    def host(self) -> Player:
        return self.players[0]

    @property
    def table(self) -> str:
        return self.host.table

    async def set_table(self, game: str, people: int, **options: Any) -> str:
        """Open a table and sit down at it; the answer is its id."""
        host = self._person()
        await host.open(self.names[0], SetUp(game, **{"decks": DECKS, **options}))
        await self.join(host.table, people - 1)
        return host.table

    async def join(self, table: str, people: int) -> None:
        """So many more friends at this table, everybody connected."""
        for _ in range(people):
            await self._person().join(table, self.names[len(self.players) - 1])
        for player in self.players:
            if player.view is None:
                await player.connect(table)

    def _person(self) -> Player:
        player = Player(self.url)
        self.players.append(player)
        return player

    async def start(self) -> None:
        await self.host.do(StartGame())

    def hold_back(self, who: int, when: Callable[[View], bool]) -> None:
        """This friend makes no move while `when` is true of what they see."""
        self.holds[who] = when

    def leave_the_race(self) -> None:
        """S4: let somebody else tell first; the friends wait until `go_on`."""
        self.free.clear()

    def go_on(self) -> None:
        self.free.set()

    async def tell_first(self, text: str = "") -> None:
        """S4: the host of the company wins the race, with a clue of its own or with this one."""
        move = self.host.game and random_bot.choose(self.host.game, random.Random(0))
        assert isinstance(move, GiveClue)
        if text:
            move = msgspec.structs.replace(move, clue=Written(text))
        await self.host.say(as_move(move))

    def play(self, seed: int = 0) -> None:
        """Play in the background until the game is over."""
        self.playing = asyncio.gather(
            *(self._play_on(who, random.Random(seed + who)) for who in range(len(self.players)))
        )

    async def finish(self) -> None:
        if self.playing is not None:
            await self.playing
            self.playing = None

    async def _play_on(self, who: int, rng: random.Random) -> None:
        player = self.players[who]
        while not is_over(player):
            await player.until(lambda _: self._may_move(who) or is_over(player))
            await self.free.wait()
            if self.likes:
                await _like(player)
            if self.is_of_one_mind and isinstance(phase_of(player), VoteView):
                await player.say(wire.Vote((_first_of_others(player),)))
            else:
                await _one_move(player, rng)

    def _may_move(self, who: int) -> bool:
        player = self.players[who]
        holds = self.holds.get(who)
        held = holds is not None and player.game is not None and holds(player.game)
        return waits_for_me(player) and not held

    async def everybody(self, phase: type[Any]) -> None:
        """Until everybody sees this phase."""
        for player in self.players:
            await player.until(lambda view: view.game and isinstance(view.game.phase, phase))

    async def move(self, rng: random.Random | None = None, *, but: int = 0) -> None:
        """Everybody the table waits for makes one move, except the last `but` of them.

        Where one of a pair is enough the phase may end before all have moved: then it is over.
        """
        rng = rng or random.Random(0)
        waiting = [player for player in self.players if waits_for_me(player)]
        phases = {player: _phase(player) for player in waiting}
        for player in waiting[: len(waiting) - but]:
            if _phase(player) is phases[player]:
                await _one_move(player, rng)

    async def one_move(self, who: int, rng: random.Random) -> None:
        """Whatever is legal, by this friend alone."""
        await _one_move(self.players[who], rng)

    async def vote_as_long_as_can_be(self) -> None:
        """The first tells; four find the card, the others fall for the cards of those four."""
        views = [player.game.phase for player in self.players if player.game is not None]
        mine = [view.mine[0] for view in views if isinstance(view, VoteView)]
        for who, player in enumerate(self.players[1:], start=1):
            place = mine[0] if who <= 4 else mine[1 + who % 4]
            await player.say(wire.Vote((place,)))

    async def do(self, who: int, what: wire.AnyMove) -> None:
        await self.players[who].do(what)

    async def close(self) -> None:
        if self.playing is not None:
            self.playing.cancel()
            await asyncio.gather(self.playing, return_exceptions=True)
        for player in self.players:
            await player.__aexit__(None, None, None)


def _phase(player: Player) -> type[object]:
    return type(player.game.phase) if player.game else type(None)


async def _one_move(player: Player, rng: random.Random) -> None:
    move = player.game and random_bot.choose(player.game, rng)
    if move is not None and await player.say(as_move(move)) == "too_fast":
        await asyncio.sleep(A_MOMENT)


def phase_of(player: Player) -> object:
    return player.game and player.game.phase


def _first_of_others(player: Player) -> int:
    phase = phase_of(player)
    assert isinstance(phase, VoteView)
    return next(at for at in range(1, len(phase.cards) + 1) if at not in phase.mine)


async def _like(player: Player) -> None:
    """The first picture that is not one's own: as everybody does it, one has the most hearts."""
    if isinstance(phase_of(player), VoteView):
        await player.say(LikePicture(_first_of_others(player)))
