"""A table knows what has lain open on it, also after a restart, and deals by it if asked to."""

import pytest
from test_liking import table, until

from reverie.rules.ids import Seat
from reverie.rules.pieces import Options
from reverie.tables.asking import asks
from reverie.tables.history import Chronicle
from reverie.tables.live import LiveTable
from reverie.tables.requests import ChangeSetUp, SetUp, StartGame


async def test_the_second_game_deals_what_the_first_has_not_shown() -> None:
    live = await table()
    await until(live, "over")
    seen = dict(live.table.seen)
    options = Options(target_score=8, least_seen=True)
    await live.decide(asks(Seat(0), ChangeSetUp(SetUp("classic", options, ("placeholder",)))))
    await live.decide(asks(Seat(0), StartGame()))
    game = live.table.game
    assert game is not None
    dealt = {card for hand in game.hands.values() for card in hand}
    assert seen
    assert not dealt & set(seen)
    pile = [seen.get(card, 0) for card in game.pile]
    assert pile == sorted(pile)


async def test_what_was_seen_is_what_the_log_tells() -> None:
    live = await table()
    await until(live, "over")
    chronicle = Chronicle()
    chronicle.read_on(await live.world.store.load(live.name))
    told = [place.card for turn in chronicle.turns.values() for place in turn.reveal.places]
    assert live.table.seen == {card: told.count(card) for card in told}
    again = LiveTable(live.name, live.code, live.world, lambda _: None)
    assert await again.load()
    assert again.table.seen == live.table.seen != {}


@pytest.mark.parametrize(("game", "people"), [("classic", 4), ("teams", 6), ("party", 6)])
async def test_a_clue_is_marked_on_the_card_it_was_told_of_and_in_party_on_none(
    game: str, people: int
) -> None:
    live = await table(game, people)
    await until(live, "reveal")
    assert len(live.table.told) == (0 if game == "party" else 1)
