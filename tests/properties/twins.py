"""Twins: the same game with everything re-dealt that a viewer cannot know.

Written from the rules, without the engine's views: whatever a viewer is shown, it must be equal
for a game and its twin.
"""

import random
from typing import TypeVar

from msgspec.structs import replace

from reverie.rules import Ballot, CardId, Game, Seat
from reverie.rules.model import Choosing, Clueing, Resting, Revealed, Trimming, Voting
from reverie.rules.pieces import Laid

K = TypeVar("K")
V = TypeVar("V")


def twin(game: Game, viewer: Seat | None, rng: random.Random) -> Game:
    """Another game that this viewer cannot tell from the first."""
    game = _swap_cards(game, viewer, rng)
    if isinstance(game.phase, Voting):
        game = _swap_owners(game, game.phase, viewer, rng)
    return _forget_order(game, rng)


def _known_cards(game: Game, viewer: Seat | None) -> set[CardId]:
    phase = game.phase
    known: set[CardId] = set()
    if isinstance(phase, Voting | Revealed):
        known |= {laid.card for laid in phase.places}
    if viewer is not None:
        if not _hand_is_covered(game, viewer):
            known |= set(game.hands[viewer])
        if isinstance(phase, Choosing):
            known |= set(phase.laid.get(viewer, ()))
    return known


def _hand_is_covered(game: Game, viewer: Seat) -> bool:
    # P1, written again on purpose.
    if game.variant != "party":
        return False
    if isinstance(game.phase, Clueing | Trimming):
        return game.phase.storyteller in (None, viewer)
    return isinstance(game.phase, Resting)


def _swap_cards(game: Game, viewer: Seat | None, rng: random.Random) -> Game:
    known = _known_cards(game, viewer)
    phase = game.phase
    laid = phase.laid if isinstance(phase, Choosing) else {}
    everywhere = [*game.hands.values(), *laid.values(), game.pile, game.discard]
    unknown = [card for cards in everywhere for card in cards if card not in known]
    new = dict(zip(unknown, rng.sample(unknown, len(unknown)), strict=True))

    def swap(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple(new.get(card, card) for card in cards)

    if isinstance(phase, Choosing):
        phase = replace(phase, laid={seat: swap(cards) for seat, cards in phase.laid.items()})
    return replace(
        game,
        hands={seat: swap(cards) for seat, cards in game.hands.items()},
        pile=swap(game.pile),
        discard=swap(game.discard),
        phase=phase,
    )


def _swap_owners(game: Game, phase: Voting, viewer: Seat | None, rng: random.Random) -> Game:
    fixed = _known_places(game, phase, viewer)
    free = [i for i in range(len(phase.places)) if i not in fixed]
    owners = [(phase.places[i].owner, phase.places[i].side) for i in free]
    places = list(phase.places)
    for i, (owner, side) in zip(free, rng.sample(owners, len(owners)), strict=True):
        places[i] = Laid(places[i].card, owner, side)
    told = phase.places[phase.target - 1].owner
    target = next(i for i, laid in enumerate(places, 1) if laid.owner == told)
    ballots = {
        seat: ballot if seat == viewer else _other_ballot(game, places, seat, ballot, rng)
        for seat, ballot in phase.ballots.items()
    }
    twin_phase = replace(phase, places=tuple(places), target=target, ballots=ballots)
    return replace(game, phase=twin_phase)


def _known_places(game: Game, phase: Voting, viewer: Seat | None) -> set[int]:
    """One's own cards; in teams the voter is told the team's own place (T6)."""
    if viewer is None:
        return set()
    own = {i for i, laid in enumerate(phase.places) if laid.owner == viewer}
    side, gave = game.seating.side_of[viewer], {laid.owner for laid in phase.places}
    tells = game.seating.side_of[phase.storyteller] == side
    if game.variant == "teams" and viewer not in gave and not tells:
        own |= {i for i, laid in enumerate(phase.places) if laid.side == side}
    return own


def _other_ballot(
    game: Game, places: list[Laid], seat: Seat, ballot: Ballot, rng: random.Random
) -> Ballot:
    own = game.variant == "party"
    side = game.seating.side_of[seat]
    allowed = [i for i, laid in enumerate(places, 1) if own or laid.side != side]
    count = min(rng.randint(1, game.ruleset.ballot.most), len(allowed))
    votes = tuple(sorted(rng.sample(allowed, count)))
    if ballot.red is None:
        return Ballot(votes)
    return Ballot(votes, rng.choice([p for p in range(1, len(places) + 1) if p not in votes]))


def _forget_order(game: Game, rng: random.Random) -> Game:
    """Who chose or voted first is nobody's business."""
    phase = game.phase
    if isinstance(phase, Choosing):
        phase = replace(phase, laid=_shuffled(phase.laid, rng))
    elif isinstance(phase, Voting | Revealed):
        phase = replace(phase, ballots=_shuffled(phase.ballots, rng))
    return replace(game, phase=phase, hands=_shuffled(game.hands, rng))


def _shuffled(mapping: dict[K, V], rng: random.Random) -> dict[K, V]:
    return dict(rng.sample(list(mapping.items()), len(mapping)))
