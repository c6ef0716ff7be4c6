"""What holds in every game, whoever plays it however: checked after every single step."""

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from twins import twin

from at_table import rule
from evening import DECKS, Evening
from forms import LONG
from reverie.bots import random as random_bot
from reverie.rules import (
    VARIANTS,
    Game,
    HandOver,
    MoveOn,
    Options,
    Rejected,
    SitDown,
    TakeBack,
    Vote,
    decide,
    evolve,
    play,
    replay,
    view,
)
from reverie.rules.events import CardsTakenBack, ClueGiven, PlayerLeft, TurnScored
from reverie.rules.model import Choosing, Over, Resting, Revealed, Voting
from reverie.rules.perspective import Pieces, full_view, may_differ, private, public
from reverie.rules.turns import waiting_for
from reverie.tables.history import without_second_thoughts

READINGS = {"teams": ("own_and_partner", "partner_only")}
TABLES = [
    (name, n, reading)
    for name, variant in VARIANTS.items()
    for n in variant.players
    for reading in READINGS.get(name, ("own_and_partner",))
]
ACTIONS = st.lists(st.integers(0, 99), min_size=30, max_size=160)
MOST_POINTS = {"classic": 14, "odyssey": 7, "party": 5, "teams": 6}
every_table = pytest.mark.parametrize(("name", "n", "reading"), TABLES)


@rule("X3", "H6", "H7", "H9", "H10")
@every_table
@given(seed=st.integers(0, 2**32), actions=ACTIONS)
def test_whatever_happens(name: str, n: int, reading: str, seed: int, actions: list[int]) -> None:
    evening = Evening(name, n, seed, _options(name, reading))
    dice, pieces = random.Random(seed), Pieces()
    for action in actions:
        before, command, accepted = evening.step(action)
        game = evening.game
        if not accepted:
            continue
        check_cards(game)
        check_somebody_can_act(game, dice)
        check_twins(game, dice)
        check_second_thoughts_are_hidden(before, command, game)
        check_what_stays_the_same(before, game, pieces)
    assert replay(evening.log) == evening.game
    check_scores(evening, MOST_POINTS[name])


def _options(name: str, reading: str) -> Options:
    # Short games end on the way; long ones do not.
    return Options(team_card=reading) if name == "teams" else Options()  # type: ignore[arg-type]


def check_cards(game: Game) -> None:
    """X3: cards in play, in hands and in piles always add up to the decks chosen."""
    phase = game.phase.last if isinstance(game.phase, Over) else game.phase
    cards = [*game.pile, *game.discard, *(c for hand in game.hands.values() for c in hand)]
    if isinstance(phase, Choosing):
        cards += [card for laid in phase.laid.values() for card in laid]
    elif isinstance(phase, Voting | Revealed):
        cards += [laid.card for laid in phase.places]
    assert len(cards) == game.cards
    assert set(cards) == set(DECKS)


def check_somebody_can_act(game: Game, dice: random.Random) -> None:
    if isinstance(game.phase, Over | Resting):
        return
    waiting = waiting_for(game)
    if not waiting:
        assert isinstance(game.phase, Revealed)
        play(game, MoveOn(), dice)
    for seat in waiting:
        command = random_bot.choose(view(game, seat), dice)
        assert command is not None
        assert decide(game, command, dice)


def check_twins(game: Game, dice: random.Random) -> None:
    """S3: no view differs between a game and its twin."""
    viewers = [None, *game.seating.players]
    for viewer in viewers if LONG else dice.sample(viewers, min(3, len(viewers))):
        other = twin(game, viewer, dice)
        assert view(other, viewer) == view(game, viewer)
        # Each part for itself, too: on the wire what is one's own does not cover what all see.
        seen = public(game)
        assert public(other) == seen
        if viewer is not None:
            assert private(other, seen, viewer) == private(game, seen, viewer)


def check_second_thoughts_are_hidden(before: Game, command: object, after: Game) -> None:
    """X1, X2: a change of mind changes nobody else's view."""
    changed_card = (
        isinstance(command, HandOver)
        and isinstance(after.phase, Choosing)
        and command.seat in before.phase.laid  # type: ignore[union-attr]
        and (command.seat in before.phase.stand_ins) == (command.seat in after.phase.stand_ins)  # type: ignore[union-attr]
    )
    changed_vote = (
        isinstance(command, Vote)
        and isinstance(after.phase, Voting)
        and command.seat in before.phase.ballots  # type: ignore[union-attr]
        and (command.seat in before.phase.stand_ins) == (command.seat in after.phase.stand_ins)  # type: ignore[union-attr]
    )
    if changed_card or changed_vote:
        for viewer in (None, *after.seating.players):
            if viewer != command.seat:  # type: ignore[attr-defined]
                assert view(after, viewer) == view(before, viewer)


def check_what_stays_the_same(before: Game, after: Game, pieces: Pieces) -> None:
    """Who follows a game sees what anybody sees who has just come."""
    assert public(after, pieces) == public(after)
    changed = may_differ(before, after)
    if changed is None:
        return
    then, now = public(before), public(after)
    for viewer in set(after.seating.players).difference(changed):
        assert private(after, now, viewer) == private(before, then, viewer)


def check_scores(evening: Evening, most: int) -> None:
    for event in evening.log:
        if isinstance(event, TurnScored):
            assert all(0 <= points.total <= most for points in event.points)


@rule("S2")
@every_table
@given(seed=st.integers(0, 2**32))
def test_events_alone_make_the_game(name: str, n: int, reading: str, seed: int) -> None:
    """`decide` then `evolve` is `play`; a replay rolls no dice; the full view waits for the end."""
    evening = Evening(name, n, seed, _options(name, reading))
    for _ in range(40):
        before, command = evening.game, evening.move()
        if command is None:
            break
        dice = random.Random()
        dice.setstate(evening.rng.getstate())
        evening.game, events = play(before, command, evening.rng)
        evening.log.extend(events)
        rebuilt = before
        for event in decide(before, command, dice):
            rebuilt = evolve(rebuilt, event)
        assert rebuilt == evening.game
    assert replay(evening.log) == evening.game


@every_table
def test_every_game_can_be_played_to_its_end(name: str, n: int, reading: str) -> None:
    evening = Evening(name, n, 7, _options(name, reading))
    for game in evening.play_on():
        check_cards(game)
    everything = full_view(evening.game)
    assert {hand.seat for hand in everything.hands} == set(evening.game.seating.players)


@pytest.mark.parametrize("name", VARIANTS)
def test_the_full_view_is_refused_before_the_end(name: str) -> None:
    with pytest.raises(Rejected):
        full_view(Evening(name, 6, 1).game)


def test_an_evening_really_mixes_everything() -> None:
    """A guard for the tests above: people do leave, join, change their minds and talk nonsense."""
    seen: set[str] = set()
    for seed in range(60):
        evening = Evening("odyssey", 6, seed)
        dice = random.Random(seed)
        for _ in range(150):
            _, command, accepted = evening.step(dice.randrange(100))
            seen.add(f"{type(command).__name__} {'accepted' if accepted else 'rejected'}")
        seen.update(type(event).__name__ for event in evening.log)
        told = [event.clue for event in evening.log if isinstance(event, ClueGiven)]
        seen.update(f"a {type(clue).__name__}" for clue in told)
    assert {"SitDown accepted", "Leave accepted", "TakeBack accepted"} <= seen
    assert {"a Written", "a Performed", "a Tune", "a Mime", "a Voice"} <= seen
    assert {PlayerLeft.__name__, "PlayersSatDown", "GameRested", "TurnCalledOff"} <= seen
    assert {f"{c.__name__} rejected" for c in (HandOver, Vote, SitDown, TakeBack)} <= seen


@rule("X1")
@every_table
@given(actions=ACTIONS, seed=st.integers(0, 2**16))
def test_a_game_without_second_thoughts_is_the_same_game(
    name: str, n: int, reading: str, actions: list[int], seed: int
) -> None:
    evening = Evening(name, n, seed, _options(name, reading))
    for action in actions:
        evening.step(action)
    told = without_second_thoughts(evening.log)
    assert _sorted(replay(told)) == _sorted(replay(evening.log))
    assert not [event for event in told if isinstance(event, CardsTakenBack)]
    assert without_second_thoughts(told) == told


def _sorted(game: Game) -> Game:
    """A card that was taken back is put behind the others of a hand, and so on the pile."""
    hands = {seat: tuple(sorted(hand)) for seat, hand in game.hands.items()}
    return replace(game, hands=hands, discard=tuple(sorted(game.discard)))
