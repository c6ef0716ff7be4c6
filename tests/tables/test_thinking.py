"""How long rabbits think: the storyteller longest, each at its own pace, nobody for long."""

import random
from statistics import mean

from test_company_of_bots import Party, play_on, table

from reverie.rules.model import Over
from reverie.rules.phases import phase_name
from reverie.tables.live import LiveTable
from reverie.tables.thinking import LONGEST, thinking

PACE = (1.5, 5.0)


class Watch(Party):
    """Notes how long somebody would think in every phase that comes by."""

    def __init__(self) -> None:
        super().__init__()
        self.seconds: dict[tuple[str, str], list[float]] = {}
        look = self.rabbits.look

        def watch(live: LiveTable) -> None:
            game = live.table.game
            if game is not None and not isinstance(game.phase, Over):
                self.note(live, phase_name(game.phase))
            look(live)

        self.rabbits.look = watch  # type: ignore[method-assign]

    def note(self, live: LiveTable, phase: str) -> None:
        dice = random.Random(5)
        for bot in ("child", "grandmother-sharp", "dreamer"):
            times = [thinking(live.table, bot, PACE, dice) for _ in range(50)]
            self.seconds.setdefault((phase, bot), []).extend(times)


async def test_the_storyteller_takes_longest_and_nobody_long() -> None:
    party = Watch()
    live = await table(party)
    await play_on(party, live, turns=2)
    usual = {
        phase: mean(times) for (phase, bot), times in party.seconds.items() if bot == "dreamer"
    }
    assert set(usual) >= {"clue", "choose", "vote", "reveal"}
    assert max(usual, key=lambda phase: usual[phase]) == "clue"
    assert max(max(times) for times in party.seconds.values()) <= LONGEST
    for phase in usual:
        child, grandmother = (
            mean(party.seconds[phase, bot]) for bot in ("child", "grandmother-sharp")
        )
        assert child < usual[phase] < grandmother
