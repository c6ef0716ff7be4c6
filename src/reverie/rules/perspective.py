"""The one door out of the game: what a viewer may know is put together here, and nowhere else."""

from collections.abc import Callable
from typing import Any

from reverie.rules.ids import CardId, Seat
from reverie.rules.model import (
    Choosing,
    Clueing,
    Game,
    Over,
    Resting,
    Revealed,
    Trimming,
    Voting,
)
from reverie.rules.rejections import Rejected
from reverie.rules.turns import surplus, voters, waiting_for, without_a_vote
from reverie.rules.variants import variant
from reverie.rules.views import (
    ChooseView,
    ClueView,
    FullView,
    HandView,
    OverView,
    Own,
    OwnChoice,
    OwnPhase,
    OwnTrim,
    OwnVote,
    PhaseView,
    PlaceView,
    RestView,
    RevealView,
    SeatView,
    SideView,
    TrimView,
    View,
    VoteView,
    with_own,
)

SPECTATOR: None = None


def view(game: Game, viewer: Seat | None) -> View:
    """S3: the table as one player sees it, or, for `SPECTATOR`, as anybody may."""
    seen = public(game)
    return seen if viewer is None else with_own(seen, private(game, seen, viewer))


def public(game: Game) -> View:
    """What anybody may know."""
    phase = _PUBLIC[type(game.phase)](game, game.phase)
    return View(
        game=game.variant,
        options=game.options,
        facts=game.ruleset.facts,
        turn=game.turn,
        you=None,
        seats=_seats(game),
        sides=_sides(game),
        newcomers=game.coming,
        waiting_for=_waiting_for(game, phase),
        hand=(),
        covered=False,
        pile=len(game.pile),
        discard=len(game.discard),
        phase=phase,
    )


def private(game: Game, seen: View, viewer: Seat) -> Own:
    """What this player knows besides; `seen` is what anybody may know of the same game."""
    if viewer not in game.hands:
        raise Rejected("no_such_seat")
    covered = _is_covered(game, viewer)
    own = _PRIVATE.get(type(game.phase))
    return Own(
        viewer,
        () if covered else game.hands[viewer],
        covered,
        None if own is None else own(game, game.phase, seen.phase, viewer),
    )


def full_view(game: Game) -> FullView:
    """All hands and piles, once the game has ended."""
    if not isinstance(game.phase, Over):
        raise Rejected("wrong_phase")
    hands = tuple(HandView(seat, game.hands[seat]) for seat in game.seating.players)
    return FullView(view(game, SPECTATOR), hands, game.pile, game.discard)


def _is_covered(game: Game, viewer: Seat) -> bool:
    """P1: the storyteller's own hand until the clue; between turns nobody knows who that is."""
    phase, hand = game.phase, game.ruleset.hand
    if isinstance(phase, Trimming | Clueing):
        return hand.is_covered(viewer, phase.storyteller)
    return isinstance(phase, Resting) and hand.covered_until_clue


def _seats(game: Game) -> tuple[SeatView, ...]:
    seating, away, told = game.seating, game.away, game.told
    side_of, abandoned = seating.side_of, seating.abandoned
    # Lists and positions: this is done for every move at every table.
    return tuple(
        [
            SeatView(seat, side_of[seat], seat in away, seat in abandoned, told.get(seat, 0))
            for seat in seating.order
        ]
    )


def _sides(game: Game) -> tuple[SideView, ...]:
    colours, scores = game.colours, game.scores
    return tuple([SideView(side, colours[side], scores[side]) for side in game.seating.sides])


def _waiting_for(game: Game, phase: PhaseView) -> tuple[Seat, ...]:
    if isinstance(game.phase, Voting) and isinstance(phase, VoteView):
        # Whoever votes has been found out already.
        return without_a_vote(game.phase, phase.voters)
    return waiting_for(game)


# ---- the phases: what anybody may know, and then what one player knows besides


def _trimming(game: Game, phase: Trimming) -> TrimView:
    return TrimView(phase.storyteller, 0)


def _own_surplus(game: Game, phase: Trimming, seen: TrimView, viewer: Seat) -> OwnTrim:
    return OwnTrim(surplus(game, viewer))


def _clueing(game: Game, phase: Clueing) -> ClueView:
    return ClueView(phase.storyteller, game.ruleset.clue.with_card)


def _choosing(game: Game, phase: Choosing) -> ChooseView:
    return ChooseView(
        storyteller=phase.storyteller,
        clue=phase.clue,
        # X2: who has chosen is public, what is not. Always in the order of the seats.
        done=tuple([seat for seat in game.seating.players if seat in phase.laid]),
        stand_ins=tuple(sorted(phase.stand_ins)),
        wanted=0,
        yours=(),
    )


def _own_choice(game: Game, phase: Choosing, seen: ChooseView, viewer: Seat) -> OwnChoice:
    return OwnChoice(_wanted(game, phase, viewer), _own_cards(phase, viewer))


def _wanted(game: Game, phase: Choosing, viewer: Seat) -> int:
    policy = game.ruleset.contribution
    try:
        policy.check(game.seating, phase.storyteller, phase.laid, viewer)
    except Rejected:
        return 0
    return policy.cards


def _own_cards(phase: Choosing, viewer: Seat) -> tuple[CardId, ...]:
    return phase.laid.get(viewer, ())


def _voting(game: Game, phase: Voting) -> VoteView:
    who = voters(game, phase)
    return VoteView(
        storyteller=phase.storyteller,
        clue=phase.clue,
        cards=tuple([laid.card for laid in phase.places]),
        voters=who,
        done=tuple([seat for seat in who if seat in phase.ballots]),
        stand_ins=tuple(sorted(phase.card_stand_ins | phase.stand_ins)),
        most=0,
        red=False,
        mine=(),
        barred=(),
        yours=None,
    )


def _own_vote(game: Game, phase: Voting, seen: VoteView, viewer: Seat) -> OwnVote:
    policy = game.ruleset.ballot
    is_voter = viewer in seen.voters
    return OwnVote(
        policy.most if is_voter else 0,
        is_voter and policy.red and viewer == phase.storyteller,
        _own_places(phase, viewer),
        # T6: the voter of a pair is told where the pair's own card lies.
        policy.barred(game.seating, viewer, phase.places) if is_voter else (),
        phase.ballots.get(viewer),
    )


def _own_places(phase: Voting, viewer: Seat) -> tuple[int, ...]:
    return tuple([i for i, laid in enumerate(phase.places, 1) if laid.owner == viewer])


def _revealed(game: Game, phase: Revealed) -> RevealView:
    """C7, X5: all votes and all owners, to everybody at once."""
    return RevealView(
        storyteller=phase.storyteller,
        clue=phase.clue,
        places=_places(phase),
        target=None if phase.outcome == "crowd" else phase.target,
        outcome=phase.outcome,
        points=phase.points,
        ready=tuple(sorted(phase.ready)),
        stand_ins=tuple(sorted(phase.stand_ins)),
    )


def _places(phase: Revealed) -> tuple[PlaceView, ...]:
    red = next((b.red for b in phase.ballots.values() if b.red is not None), None)
    return tuple(
        PlaceView(
            card=laid.card,
            owner=laid.owner,
            side=laid.side,
            votes=tuple(sorted(s for s, b in phase.ballots.items() if place in b.places)),
            red=place == red,
        )
        for place, laid in enumerate(phase.places, 1)
    )


def _resting(game: Game, phase: Resting) -> RestView:
    return RestView(variant(game.variant).players)


def _over(game: Game, phase: Over) -> OverView:
    return OverView(phase.winners, None if phase.last is None else _revealed(game, phase.last))


_PUBLIC: dict[type, Callable[[Game, Any], PhaseView]] = {
    Trimming: _trimming,
    Clueing: _clueing,
    Choosing: _choosing,
    Voting: _voting,
    Revealed: _revealed,
    Resting: _resting,
    Over: _over,
}
_PRIVATE: dict[type, Callable[[Game, Any, Any, Seat], OwnPhase]] = {
    Trimming: _own_surplus,
    Choosing: _own_choice,
    Voting: _own_vote,
}
