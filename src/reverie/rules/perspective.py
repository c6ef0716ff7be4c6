"""The one door out of the game: what a viewer may know is put together here, and nowhere else."""

from collections.abc import Callable, Collection, Mapping
from typing import Any, TypeVar

from reverie.rules.facts import Facts
from reverie.rules.ids import CardId, Seat, Side
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
from reverie.rules.pieces import Ballot, Laid
from reverie.rules.rejections import Rejected
from reverie.rules.ruleset import Ruleset
from reverie.rules.seating import Seating
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
T = TypeVar("T")
_BEFORE_THE_CLUE = (Trimming, Clueing)


class Pieces:
    """Pieces of views made before: what would be made of the same is not made anew."""

    def __init__(self) -> None:
        self.made: dict[Callable[..., Any], tuple[tuple[object, ...], Any]] = {}

    def made_by(self, make: Callable[..., T], *of: Any) -> T:
        known = self.made.get(make)
        if known is None or known[0] != of:
            known = self.made[make] = of, make(*of)
        piece: T = known[1]
        return piece


def view(game: Game, viewer: Seat | None) -> View:
    """S3: the table as one player sees it, or, for `SPECTATOR`, as anybody may."""
    seen = public(game)
    return seen if viewer is None else with_own(seen, private(game, seen, viewer))


def public(game: Game, pieces: Pieces | None = None) -> View:
    """What anybody may know. `pieces`: of whoever follows the game; most of them stay the same."""
    pieces = pieces or Pieces()
    phase = _PUBLIC[type(game.phase)](game, game.phase, pieces)
    return View(
        game=game.variant,
        options=game.options,
        facts=pieces.made_by(_facts, game.ruleset),
        turn=game.turn,
        you=None,
        seats=pieces.made_by(_seats, game.seating, game.away, game.told),
        sides=pieces.made_by(_sides, game.seating, game.colours, game.scores),
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


def may_differ(before: Game, game: Game) -> Collection[Seat] | None:
    """Those for whom `private` may be another one than before; None: for everybody.

    Most moves change what is only their own. The game before is one of the same log: whatever is
    the same thing has not changed.
    """
    if before is game:
        return ()
    then, now = before.phase, game.phase
    if (
        type(then) is not type(now)
        or before.turn != game.turn
        or before.seating is not game.seating
        or before.ruleset is not game.ruleset
    ):
        return None
    seats = _changed(before.hands, game.hands)
    if isinstance(then, Choosing) and isinstance(now, Choosing):
        seats |= _changed(then.laid, now.laid)
        # T4: what one of a pair has handed over, the other need not.
        return seats.union(*map(game.seating.partners, seats))
    if isinstance(then, Voting) and isinstance(now, Voting):
        same = then.places is now.places
        return seats | _changed(then.ballots, now.ballots) if same else None
    return seats if isinstance(now, Revealed) or then == now else None


def _changed(before: Mapping[Seat, object], now: Mapping[Seat, object]) -> set[Seat]:
    if before is now:
        return set()
    return {seat for seat in before.keys() | now.keys() if before.get(seat) is not now.get(seat)}


def full_view(game: Game) -> FullView:
    """All hands and piles, once the game has ended."""
    if not isinstance(game.phase, Over):
        raise Rejected("wrong_phase")
    hands = tuple(HandView(seat, game.hands[seat]) for seat in game.seating.players)
    return FullView(view(game, SPECTATOR), hands, game.pile, game.discard)


def _is_covered(game: Game, viewer: Seat) -> bool:
    """P1: the storyteller's own hand until the clue; between turns nobody knows who that is."""
    phase, hand = game.phase, game.ruleset.hand
    if isinstance(phase, _BEFORE_THE_CLUE):
        return hand.is_covered(viewer, phase.storyteller)
    return isinstance(phase, Resting) and hand.covered_until_clue


def _facts(ruleset: Ruleset) -> Facts:
    return ruleset.facts


def _seats(
    seating: Seating, away: Collection[Seat], told: Mapping[Seat, int]
) -> tuple[SeatView, ...]:
    side_of, abandoned = seating.side_of, seating.abandoned
    return tuple(
        SeatView(seat, side_of[seat], seat in away, seat in abandoned, told.get(seat, 0))
        for seat in seating.order
    )


def _sides(
    seating: Seating, colours: Mapping[Side, str], scores: Mapping[Side, int]
) -> tuple[SideView, ...]:
    return tuple(SideView(side, colours[side], scores[side]) for side in seating.sides)


def _waiting_for(game: Game, phase: PhaseView) -> tuple[Seat, ...]:
    if isinstance(game.phase, Voting) and isinstance(phase, VoteView):
        # Whoever votes has been found out already.
        return without_a_vote(game.phase, phase.voters)
    return waiting_for(game)


# ---- the phases: what anybody may know, and then what one player knows besides


def _trimming(game: Game, phase: Trimming, pieces: Pieces) -> TrimView:
    return TrimView(phase.storyteller, 0)


def _own_surplus(game: Game, phase: Trimming, seen: TrimView, viewer: Seat) -> OwnTrim:
    return OwnTrim(surplus(game, viewer))


def _clueing(game: Game, phase: Clueing, pieces: Pieces) -> ClueView:
    return ClueView(phase.storyteller, game.ruleset.clue.with_card)


def _choosing(game: Game, phase: Choosing, pieces: Pieces) -> ChooseView:
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


def _voting(game: Game, phase: Voting, pieces: Pieces) -> VoteView:
    who = voters(game, phase)
    return VoteView(
        storyteller=phase.storyteller,
        clue=phase.clue,
        cards=pieces.made_by(_cards, phase.places),
        voters=who,
        done=tuple([seat for seat in who if seat in phase.ballots]),
        stand_ins=tuple(sorted(phase.card_stand_ins | phase.stand_ins)),
        most=0,
        red=False,
        mine=(),
        barred=(),
        yours=None,
    )


def _cards(places: tuple[Laid, ...]) -> tuple[CardId, ...]:
    return tuple(laid.card for laid in places)


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


def _revealed(game: Game, phase: Revealed, pieces: Pieces) -> RevealView:
    """C7, X5: all votes and all owners, to everybody at once."""
    return RevealView(
        storyteller=phase.storyteller,
        clue=phase.clue,
        places=pieces.made_by(_places, phase.places, phase.ballots),
        target=None if phase.outcome == "crowd" else phase.target,
        outcome=phase.outcome,
        points=phase.points,
        ready=tuple(sorted(phase.ready)),
        stand_ins=tuple(sorted(phase.stand_ins)),
    )


def _places(places: tuple[Laid, ...], ballots: Mapping[Seat, Ballot]) -> tuple[PlaceView, ...]:
    red = next((b.red for b in ballots.values() if b.red is not None), None)
    return tuple(
        PlaceView(
            card=laid.card,
            owner=laid.owner,
            side=laid.side,
            votes=tuple(sorted(s for s, b in ballots.items() if place in b.places)),
            red=place == red,
        )
        for place, laid in enumerate(places, 1)
    )


def _resting(game: Game, phase: Resting, pieces: Pieces) -> RestView:
    return RestView(variant(game.variant).players)


def _over(game: Game, phase: Over, pieces: Pieces) -> OverView:
    return OverView(
        phase.winners, None if phase.last is None else _revealed(game, phase.last, pieces)
    )


_PUBLIC: dict[type, Callable[[Game, Any, Pieces], PhaseView]] = {
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
