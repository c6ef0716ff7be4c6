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
    PhaseView,
    PlaceView,
    RestView,
    RevealView,
    SeatView,
    SideView,
    TrimView,
    View,
    VoteView,
)

SPECTATOR: None = None


Pack = Callable[[Any], Any]


def as_it_is(value: Any) -> Any:
    return value


class Look:
    """A look at a game; what all viewers see alike is put together once.

    `pack` may turn these parts into something that is cheaper to send to many; it goes into
    the views as it is.
    """

    def __init__(self, game: Game, pack: Pack = as_it_is) -> None:
        self.game, self.pack = game, pack
        self._put_together(None)

    def follow(self, game: Game) -> None:
        """The game has gone on. Nothing in a game is ever changed in place: what is still the
        same thing looks the same, and is not put together again."""
        before, self.game = self.game, game
        self._put_together(before)

    def _put_together(self, before: Game | None) -> None:
        game, pack = self.game, self.pack
        if before is None or before.options is not game.options:
            self.options = pack(game.options)
        if (
            before is None
            or before.seating is not game.seating
            or before.away is not game.away
            or before.told is not game.told
        ):
            self.seats = pack(_seats(game))
        if (
            before is None
            or before.seating is not game.seating
            or before.colours is not game.colours
            or before.scores is not game.scores
        ):
            self.sides = pack(_sides(game))
        if before is None or before.newcomers is not game.newcomers:
            self.newcomers = tuple([seat for n in game.newcomers for seat in n.seats])
        self.pile, self.discard = len(game.pile), len(game.discard)
        kind = type(game.phase)
        if before is not None and type(before.phase) is not kind:
            before = None
        self.phase = _PHASES[kind]
        self.shared = _SHARED[kind](self, game.phase, before)
        if isinstance(game.phase, Voting):
            self.waiting_for = without_a_vote(game.phase, self.shared[0])
        else:
            self.waiting_for = waiting_for(game)

    def of(self, viewer: Seat | None) -> View:
        """S3: the table as one player sees it, or, for `SPECTATOR`, as anybody may."""
        game = self.game
        if viewer is not None and viewer not in game.hands:
            raise Rejected("no_such_seat")
        covered = viewer is not None and _is_covered(game, viewer)
        return View(
            game=game.variant,
            options=self.options,
            turn=game.turn,
            you=viewer,
            seats=self.seats,
            sides=self.sides,
            newcomers=self.newcomers,
            waiting_for=self.waiting_for,
            hand=() if viewer is None or covered else game.hands[viewer],
            covered=covered,
            pile=self.pile,
            discard=self.discard,
            phase=self.phase(self, game.phase, viewer),
        )


def view(game: Game, viewer: Seat | None) -> View:
    """What one viewer may know."""
    return Look(game).of(viewer)


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


# ---- the phases: first what all see alike, then what one viewer sees
#
# `before` is the game at the last look, if it was in the same phase; what was put together then
# is still in `look.shared`.


def _nothing_shared(look: Look, phase: Any, before: Game | None) -> None:
    return None


def _all_alike(look: Look, phase: Any, viewer: Seat | None) -> PhaseView:
    return look.shared  # type: ignore[no-any-return]


def _trim(look: Look, phase: Trimming, viewer: Seat | None) -> PhaseView:
    return TrimView(phase.storyteller, 0 if viewer is None else surplus(look.game, viewer))


def _clue(look: Look, phase: Clueing, before: Game | None) -> Any:
    return look.pack(ClueView(phase.storyteller, look.game.ruleset.clue.with_card))


def _choosing(look: Look, phase: Choosing, before: Game | None) -> Any:
    old = None if before is None else before.phase
    is_same = isinstance(old, Choosing) and old.clue is phase.clue
    clue = look.shared[0] if is_same else look.pack(phase.clue)
    # X2: who has chosen is public, what is not. Always in the order of the seats.
    done = tuple([seat for seat in look.game.seating.players if seat in phase.laid])
    return clue, done, tuple(sorted(phase.stand_ins))


def _choose(look: Look, phase: Choosing, viewer: Seat | None) -> PhaseView:
    clue, done, stand_ins = look.shared
    return ChooseView(
        storyteller=phase.storyteller,
        clue=clue,
        done=done,
        stand_ins=stand_ins,
        wanted=0 if viewer is None else _wanted(look.game, phase, viewer),
        yours=_own_cards(phase, viewer),
    )


def _wanted(game: Game, phase: Choosing, viewer: Seat) -> int:
    policy = game.ruleset.contribution
    try:
        policy.check(game.seating, phase.storyteller, phase.laid, viewer)
    except Rejected:
        return 0
    return policy.cards


def _own_cards(phase: Choosing, viewer: Seat | None) -> tuple[CardId, ...]:
    return () if viewer is None else phase.laid.get(viewer, ())


def _voting(look: Look, phase: Voting, before: Game | None) -> Any:
    if before is not None and _is_same_vote(before, look.game, phase):
        who, clue, cards, *_ = look.shared
    else:
        who, clue = voters(look.game, phase), look.pack(phase.clue)
        cards = look.pack(tuple(laid.card for laid in phase.places))
    done = tuple([seat for seat in who if seat in phase.ballots])
    stand_ins = tuple(sorted(phase.card_stand_ins | phase.stand_ins))
    return who, clue, cards, done, stand_ins


def _is_same_vote(before: Game, game: Game, phase: Voting) -> bool:
    old = before.phase
    return (
        isinstance(old, Voting)
        and old.places is phase.places
        and before.seating is game.seating
        and before.ruleset is game.ruleset
    )


def _vote(look: Look, phase: Voting, viewer: Seat | None) -> PhaseView:
    policy = look.game.ruleset.ballot
    who, clue, cards, done, stand_ins = look.shared
    is_voter = viewer is not None and viewer in who
    return VoteView(
        storyteller=phase.storyteller,
        clue=clue,
        cards=cards,
        voters=who,
        done=done,
        stand_ins=stand_ins,
        most=policy.most if is_voter else 0,
        red=is_voter and policy.red and viewer == phase.storyteller,
        mine=_own_places(phase, viewer),
        # T6: the voter of a pair is told where the pair's own card lies.
        barred=policy.barred(look.game.seating, viewer, phase.places)
        if is_voter and viewer is not None
        else (),
        yours=None if viewer is None else phase.ballots.get(viewer),
    )


def _own_places(phase: Voting, viewer: Seat | None) -> tuple[int, ...]:
    if viewer is None:
        return ()
    return tuple(i for i, laid in enumerate(phase.places, 1) if laid.owner == viewer)


def _revealed(look: Look, phase: Revealed, before: Game | None) -> Any:
    """Until everybody is ready only that changes: whose card was whose is put together once."""
    old = None if before is None else before.phase
    is_same = isinstance(old, Revealed) and (
        old.places is phase.places and old.ballots is phase.ballots
    )
    places = look.shared[0] if is_same else look.pack(_places(phase))
    return places, look.pack(_reveal(phase, places))


def _reveal(phase: Revealed, places: tuple[PlaceView, ...]) -> RevealView:
    """C7, X5: all votes and all owners, to everybody at once."""
    return RevealView(
        storyteller=phase.storyteller,
        clue=phase.clue,
        places=places,
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


def _show_reveal(look: Look, phase: Revealed, viewer: Seat | None) -> PhaseView:
    return look.shared[1]  # type: ignore[no-any-return]


def _rest(look: Look, phase: Resting, before: Game | None) -> Any:
    return look.pack(RestView(variant(look.game.variant).players))


def _over(look: Look, phase: Over, before: Game | None) -> Any:
    last = None if phase.last is None else _reveal(phase.last, _places(phase.last))
    return look.pack(OverView(phase.winners, last))


_SHARED: dict[type, Callable[[Look, Any, Game | None], Any]] = {
    Trimming: _nothing_shared,
    Clueing: _clue,
    Choosing: _choosing,
    Voting: _voting,
    Revealed: _revealed,
    Resting: _rest,
    Over: _over,
}
_PHASES: dict[type, Callable[[Look, Any, Seat | None], PhaseView]] = {
    Trimming: _trim,
    Clueing: _all_alike,
    Choosing: _choose,
    Voting: _vote,
    Revealed: _show_reveal,
    Resting: _all_alike,
    Over: _all_alike,
}
