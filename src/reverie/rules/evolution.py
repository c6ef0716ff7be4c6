"""What an event makes of a game: without chance, and without asking whether it may.

Total for the events of a game's own log: what cannot follow there was refused before it happened.
"""

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from msgspec.structs import replace

from reverie.rules import events as ev
from reverie.rules.ids import CardId, Seat
from reverie.rules.model import (
    Choosing,
    Clueing,
    Game,
    Over,
    Phase,
    Resting,
    Revealed,
    Trimming,
    Voting,
)
from reverie.rules.pieces import Ballot
from reverie.rules.seating import Seating
from reverie.rules.variants import variant

E = TypeVar("E", bound=ev.Event)
EVOLVERS: dict[type[ev.Event], Callable[[Game, Any], Game]] = {}


def evolves(kind: type[E]) -> Callable[[Callable[[Game, E], Game]], Callable[[Game, E], Game]]:
    def register(evolver: Callable[[Game, E], Game]) -> Callable[[Game, E], Game]:
        EVOLVERS[kind] = evolver
        return evolver

    return register


def evolve(game: Game, event: ev.Event) -> Game:
    """The game after something has happened."""
    return EVOLVERS[type(event)](game, event)


def begin(event: ev.GameStarted) -> Game:
    players = event.seating.players
    return Game(
        variant=event.variant,
        options=event.options,
        ruleset=variant(event.variant).ruleset_for(len(players), event.options),
        cards=len(event.pile) + sum(map(len, event.hands.values())),
        seating=event.seating,
        colours=event.colours,
        hands=event.hands,
        pile=event.pile,
        discard=(),
        scores=dict.fromkeys(event.seating.sides, 0),
        told=dict.fromkeys(players, 0),
        turn=0,
        phase=Resting(),
    )


def _without(hand: tuple[CardId, ...], cards: Iterable[CardId]) -> tuple[CardId, ...]:
    gone = set(cards)
    return tuple(card for card in hand if card not in gone)


def _keep(mapping: dict[Any, Any], keys: Iterable[Any]) -> dict[Any, Any]:
    return {key: mapping[key] for key in keys if key in mapping}


# ---- a turn


@evolves(ev.TurnBegan)
def _turn_began(game: Game, event: ev.TurnBegan) -> Game:
    return replace(
        game,
        turn=event.turn,
        ruleset=variant(game.variant).ruleset_for(len(game.seating.players), game.options),
        next_storyteller=event.storyteller,
        phase=Trimming(event.storyteller),
    )


@evolves(ev.CardsPutAway)
def _cards_put_away(game: Game, event: ev.CardsPutAway) -> Game:
    hand = _without(game.hands[event.seat], event.cards)
    return replace(
        game,
        hands={**game.hands, event.seat: hand},
        discard=game.discard + event.cards,
    )


@evolves(ev.ClueAwaited)
def _clue_awaited(game: Game, event: ev.ClueAwaited) -> Game:
    return replace(game, phase=Clueing(event.storyteller))


@evolves(ev.ClueGiven)
def _clue_given(game: Game, event: ev.ClueGiven) -> Game:
    assert isinstance(game.phase, Clueing)
    laid: dict[Seat, tuple[CardId, ...]] = {}
    if event.card is not None:
        laid[event.seat] = (event.card,)
    phase = Choosing(
        storyteller=event.seat,
        clue=event.clue,
        laid=laid,
        raced=game.phase.storyteller is None,
        stand_ins=frozenset({event.seat}) if event.stand_in else frozenset(),
    )
    hands = game.hands
    if event.card is not None:
        hands = {**hands, event.seat: _without(hands[event.seat], laid[event.seat])}
    return replace(game, phase=phase, hands=hands, next_storyteller=event.seat)


@evolves(ev.CardsHandedOver)
def _cards_handed_over(game: Game, event: ev.CardsHandedOver) -> Game:
    phase = game.phase
    assert isinstance(phase, Choosing)
    hand = game.hands[event.seat] + phase.laid.get(event.seat, ())
    stand_ins = phase.stand_ins - {event.seat}
    if event.stand_in:
        stand_ins |= {event.seat}
    return replace(
        game,
        hands={**game.hands, event.seat: _without(hand, event.cards)},
        phase=replace(phase, laid={**phase.laid, event.seat: event.cards}, stand_ins=stand_ins),
    )


@evolves(ev.CardsTakenBack)
def _cards_taken_back(game: Game, event: ev.CardsTakenBack) -> Game:
    phase = game.phase
    assert isinstance(phase, Choosing)
    laid = {seat: cards for seat, cards in phase.laid.items() if seat != event.seat}
    hand = game.hands[event.seat] + phase.laid[event.seat]
    return replace(
        game,
        hands={**game.hands, event.seat: hand},
        phase=replace(phase, laid=laid, stand_ins=phase.stand_ins - {event.seat}),
    )


@evolves(ev.CardsLaidOut)
def _cards_laid_out(game: Game, event: ev.CardsLaidOut) -> Game:
    phase = game.phase
    assert isinstance(phase, Choosing)
    voting = Voting(
        storyteller=phase.storyteller,
        clue=phase.clue,
        places=event.places,
        target=event.target,
        ballots={},
        card_stand_ins=phase.stand_ins,
    )
    return replace(game, phase=voting)


@evolves(ev.Voted)
def _voted(game: Game, event: ev.Voted) -> Game:
    phase = game.phase
    assert isinstance(phase, Voting)
    stand_ins = phase.stand_ins - {event.seat}
    if event.stand_in:
        stand_ins |= {event.seat}
    ballots = {**phase.ballots, event.seat: Ballot(event.places, event.red)}
    return replace(game, phase=replace(phase, ballots=ballots, stand_ins=stand_ins))


@evolves(ev.TurnScored)
def _turn_scored(game: Game, event: ev.TurnScored) -> Game:
    phase = game.phase
    assert isinstance(phase, Voting)
    # C11: rabbits move one space per point.
    scores = dict(game.scores)
    for points in event.points:
        scores[points.side] += points.total
    revealed = Revealed(
        storyteller=phase.storyteller,
        clue=phase.clue,
        places=phase.places,
        target=phase.target,
        ballots=phase.ballots,
        outcome=event.outcome,
        points=event.points,
        stand_ins=phase.card_stand_ins | phase.stand_ins,
    )
    return replace(
        game,
        scores=scores,
        told=_told(game, phase.storyteller),
        phase=revealed,
        next_storyteller=event.next_storyteller,
    )


def _told(game: Game, seat: Seat) -> dict[Seat, int]:
    return {**game.told, seat: game.told[seat] + 1}


@evolves(ev.PlayerReady)
def _player_ready(game: Game, event: ev.PlayerReady) -> Game:
    phase = game.phase
    assert isinstance(phase, Revealed)
    return replace(game, phase=replace(phase, ready=phase.ready | {event.seat}))


@evolves(ev.TurnEnded)
def _turn_ended(game: Game, event: ev.TurnEnded) -> Game:
    # C12: all cards played go to the discard pile.
    assert isinstance(game.phase, Revealed)
    cards = tuple(laid.card for laid in game.phase.places)
    return replace(game, discard=game.discard + cards, phase=Resting())


@evolves(ev.StorytellerSkipped)
def _storyteller_skipped(game: Game, event: ev.StorytellerSkipped) -> Game:
    # H3: a skipped turn counts as taken.
    return replace(
        game,
        told=_told(game, event.seat),
        phase=Resting(),
        next_storyteller=event.next_storyteller,
    )


@evolves(ev.TurnCalledOff)
def _turn_called_off(game: Game, event: ev.TurnCalledOff) -> Game:
    phase = game.phase
    if isinstance(phase, Choosing):
        hands = dict(game.hands)
        for seat, cards in phase.laid.items():
            hands[seat] = hands[seat] + cards
        return replace(game, hands=hands, phase=Resting())
    if isinstance(phase, Voting):
        seen = tuple(laid.card for laid in phase.places)
        return replace(game, discard=game.discard + seen, phase=Resting())
    return replace(game, phase=Resting())


# ---- cards between turns


@evolves(ev.PileShuffled)
def _pile_shuffled(game: Game, event: ev.PileShuffled) -> Game:
    return replace(game, pile=event.pile, discard=())


@evolves(ev.HandsFilled)
def _hands_filled(game: Game, event: ev.HandsFilled) -> Game:
    hands = dict(game.hands)
    drawn = 0
    for seat, cards in event.draws.items():
        hands[seat] = hands.get(seat, ()) + cards
        drawn += len(cards)
    return replace(game, hands=hands, pile=game.pile[drawn:])


@evolves(ev.HandsPassed)
def _hands_passed(game: Game, event: ev.HandsPassed) -> Game:
    hands = game.ruleset.refill.passed(game.hands, game.seating.players)
    return replace(game, hands=hands)


# ---- coming and going


@evolves(ev.WentAway)
def _went_away(game: Game, event: ev.WentAway) -> Game:
    return replace(game, away=game.away | {event.seat})


@evolves(ev.CameBack)
def _came_back(game: Game, event: ev.CameBack) -> Game:
    return replace(game, away=game.away - {event.seat})


@evolves(ev.PlayerLeft)
def _player_left(game: Game, event: ev.PlayerLeft) -> Game:
    seat = event.seat
    seating = _cleared(game, game.seating.abandoned | {seat})
    phase, unseen = _phase_without(game.phase, seat)
    return replace(
        game,
        seating=seating,
        colours=_keep(game.colours, seating.sides),
        scores=_keep(game.scores, seating.sides),
        told=_keep(game.told, seating.players),
        hands=_keep(game.hands, seating.players),
        # H6: who leaves takes the hand, and a card handed over but not yet seen, along.
        discard=game.discard + game.hands[seat] + unseen,
        away=game.away - {seat},
        next_storyteller=event.next_storyteller,
        phase=phase,
    )


def _cleared(game: Game, abandoned: frozenset[Seat]) -> Seating:
    return game.ruleset.sides.clear(game.seating, abandoned, frozenset(game.coming))


def _phase_without(phase: Phase, seat: Seat) -> tuple[Phase, tuple[CardId, ...]]:
    if isinstance(phase, Choosing):
        laid = {s: cards for s, cards in phase.laid.items() if s != seat}
        return replace(phase, laid=laid), phase.laid.get(seat, ())
    if isinstance(phase, Voting):
        ballots = {s: ballot for s, ballot in phase.ballots.items() if s != seat}
        return replace(phase, ballots=ballots), ()
    if isinstance(phase, Revealed):
        return replace(phase, ready=phase.ready - {seat}), ()
    return phase, ()


@evolves(ev.NewcomerCame)
def _newcomer_came(game: Game, event: ev.NewcomerCame) -> Game:
    return replace(game, newcomers=(*game.newcomers, event.newcomer))


@evolves(ev.NewcomerLeft)
def _newcomer_left(game: Game, event: ev.NewcomerLeft) -> Game:
    game = replace(game, newcomers=tuple(n for n in game.newcomers if event.seat not in n.seats))
    seating = _cleared(game, game.seating.abandoned)
    return replace(
        game,
        seating=seating,
        colours=_keep(game.colours, seating.sides),
        scores=_keep(game.scores, seating.sides),
    )


@evolves(ev.PlayersSatDown)
def _players_sat_down(game: Game, event: ev.PlayersSatDown) -> Game:
    seated = set(event.seats)
    sides = event.seating.sides
    return replace(
        game,
        seating=event.seating,
        colours=event.colours,
        scores={**dict.fromkeys(sides, 0), **game.scores},
        told={**game.told, **dict.fromkeys(event.seats, 0)},
        hands={**game.hands, **dict.fromkeys(event.seats, ())},
        newcomers=tuple(n for n in game.newcomers if not seated.intersection(n.seats)),
    )


@evolves(ev.GameRested)
def _game_rested(game: Game, event: ev.GameRested) -> Game:
    return replace(game, phase=Resting())


@evolves(ev.GameEnded)
def _game_ended(game: Game, event: ev.GameEnded) -> Game:
    last = game.phase if isinstance(game.phase, Revealed) else None
    return replace(game, phase=Over(event.winners, last))
