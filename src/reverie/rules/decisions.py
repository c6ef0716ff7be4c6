"""What each command leads to, or why not. A rejection is raised before anything has happened."""

from collections.abc import Callable
from typing import Any, TypeVar

from reverie.rules import commands as cmd
from reverie.rules import events as ev
from reverie.rules.ids import COLOURS, Seat
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
from reverie.rules.phases import phase_name
from reverie.rules.pieces import Ballot, Newcomer
from reverie.rules.rejections import Rejected
from reverie.rules.story import Story
from reverie.rules.turns import (
    call_off,
    end_turn,
    free_colours,
    go_on,
    open_turn,
    put_away_at_random,
    surplus,
    waiting_for,
)
from reverie.rules.variants import variant

C = TypeVar("C")
DECIDERS: dict[type, Callable[[Story, Any], None]] = {}


def decides(kind: type[C]) -> Callable[[Callable[[Story, C], None]], Callable[[Story, C], None]]:
    def register(decider: Callable[[Story, C], None]) -> Callable[[Story, C], None]:
        DECIDERS[kind] = decider
        return decider

    return register


def check_player(game: Game, seat: Seat) -> None:
    if isinstance(game.phase, Over):
        raise Rejected("game_over")
    if seat not in game.hands:
        raise Rejected("no_such_seat")


def _wrong_phase(game: Game) -> Rejected:
    return Rejected("game_rests" if isinstance(game.phase, Resting) else "wrong_phase")


# ---- the moves of a turn


@decides(cmd.GiveClue)
def _give_clue(story: Story, command: cmd.GiveClue) -> None:
    game, phase = story.game, story.game.phase
    check_player(game, command.seat)
    if isinstance(phase, Choosing) and phase.raced and phase.storyteller != command.seat:
        raise Rejected("somebody_was_faster")
    if not isinstance(phase, Clueing):
        raise _wrong_phase(game)
    # S4: without a storyteller the first clue that is accepted makes one.
    if phase.storyteller not in (None, command.seat):
        raise Rejected("not_storyteller")
    clue = game.ruleset.clue.checked(command.clue)
    game.ruleset.clue.check_card(command.card, game.hands[command.seat])
    story.happen(ev.ClueGiven(command.seat, clue, command.card, command.stand_in))


@decides(cmd.HandOver)
def _hand_over(story: Story, command: cmd.HandOver) -> None:
    game, phase, seat = story.game, story.game.phase, command.seat
    check_player(game, seat)
    if not isinstance(phase, Choosing):
        raise _wrong_phase(game)
    policy = game.ruleset.contribution
    policy.check(game.seating, phase.storyteller, phase.laid, seat)
    before = phase.laid.get(seat, ())
    _check_cards(command.cards, policy.cards, game.hands[seat] + before)
    # X1: until the last player has chosen, a choice may be changed.
    if set(before) != set(command.cards) or (seat in phase.stand_ins) != command.stand_in:
        story.happen(ev.CardsHandedOver(seat, command.cards, command.stand_in))
        go_on(story)


def _check_cards(cards: tuple[str, ...], count: int, hand: tuple[str, ...]) -> None:
    if len(set(cards)) != len(cards):
        raise Rejected("card_named_twice")
    if len(cards) != count:
        raise Rejected("wrong_number_of_cards")
    if not set(cards) <= set(hand):
        raise Rejected("card_not_in_hand")


@decides(cmd.TakeBack)
def _take_back(story: Story, command: cmd.TakeBack) -> None:
    game, phase = story.game, story.game.phase
    check_player(game, command.seat)
    if not isinstance(phase, Choosing):
        raise _wrong_phase(game)
    # X1: the storyteller's card is fixed with the clue.
    fixed = game.ruleset.clue.with_card and command.seat == phase.storyteller
    if fixed or command.seat not in phase.laid:
        raise Rejected("nothing_to_take_back")
    story.happen(ev.CardsTakenBack(command.seat))


@decides(cmd.Vote)
def _vote(story: Story, command: cmd.Vote) -> None:
    game, phase, seat = story.game, story.game.phase, command.seat
    check_player(game, seat)
    if not isinstance(phase, Voting):
        raise _wrong_phase(game)
    ballot = Ballot(tuple(sorted(command.places)), command.red)
    game.ruleset.ballot.check(game.seating, phase.storyteller, phase.places, seat, ballot)
    # X1: until the last vote is in, a vote may be changed.
    same = phase.ballots.get(seat) == ballot and (seat in phase.stand_ins) == command.stand_in
    if not same:
        story.happen(ev.Voted(seat, ballot.places, ballot.red, command.stand_in))
        go_on(story)


@decides(cmd.PutAway)
def _put_away(story: Story, command: cmd.PutAway) -> None:
    game = story.game
    check_player(game, command.seat)
    if not isinstance(game.phase, Trimming):
        raise _wrong_phase(game)
    count = surplus(game, command.seat)
    if not count:
        raise Rejected("no_surplus")
    _check_cards(command.cards, count, game.hands[command.seat])
    story.happen(ev.CardsPutAway(command.seat, command.cards))
    go_on(story)


@decides(cmd.BeReady)
def _be_ready(story: Story, command: cmd.BeReady) -> None:
    game = story.game
    check_player(game, command.seat)
    if not isinstance(game.phase, Revealed):
        raise _wrong_phase(game)
    if command.seat not in game.phase.ready:
        story.happen(ev.PlayerReady(command.seat))
        go_on(story)


# ---- what the table does


@decides(cmd.MoveOn)
def _move_on(story: Story, command: cmd.MoveOn) -> None:
    if not isinstance(story.game.phase, Revealed):
        raise Rejected("nothing_to_end")
    end_turn(story)


@decides(cmd.SkipStoryteller)
def _skip_storyteller(story: Story, command: cmd.SkipStoryteller) -> None:
    game, phase = story.game, story.game.phase
    if not isinstance(phase, Clueing):
        raise _wrong_phase(game)
    seat = phase.storyteller
    if seat is None:
        raise Rejected("race_is_open")
    told = {**game.told, seat: game.told[seat] + 1}
    after = game.ruleset.ending.next_storyteller(game.seating, seat, told)
    story.happen(ev.StorytellerSkipped(seat, after))
    open_turn(story)


def _act_for(story: Story, seat: Seat) -> None:
    """H4: a random legal move, marked as a stand-in's."""
    game, phase = story.game, story.game.phase
    if isinstance(phase, Trimming):
        put_away_at_random(story, seat)
    elif isinstance(phase, Choosing):
        count = game.ruleset.contribution.cards
        cards = story.chance.sample(list(game.hands[seat]), count)
        story.happen(ev.CardsHandedOver(seat, tuple(cards), stand_in=True))
    elif isinstance(phase, Voting):
        ballot = _random_ballot(story, phase, seat)
        story.happen(ev.Voted(seat, ballot.places, ballot.red, stand_in=True))


def _random_ballot(story: Story, phase: Voting, seat: Seat) -> Ballot:
    game = story.game
    policy = game.ruleset.ballot
    barred = policy.barred(game.seating, seat, phase.places)
    everywhere = list(range(1, len(phase.places) + 1))
    (place,) = story.chance.sample([p for p in everywhere if p not in barred], 1)
    if not (policy.red and seat == phase.storyteller):
        return Ballot((place,))
    (red,) = story.chance.sample([p for p in everywhere if p != place], 1)
    return Ballot((place,), red)


@decides(cmd.TimeIsUp)
def _time_is_up(story: Story, command: cmd.TimeIsUp) -> None:
    check_current(story.game, command.turn, command.phase)
    phase = story.game.phase
    if isinstance(phase, Clueing):
        _skip_storyteller(story, cmd.SkipStoryteller())
    elif isinstance(phase, Revealed):
        end_turn(story)
    elif isinstance(phase, Trimming | Choosing | Voting):
        while waiting := waiting_for(story.game):
            (seat,) = story.chance.sample(list(waiting), 1)
            _act_for(story, seat)
        go_on(story)
    else:
        raise Rejected("nothing_to_end")


def check_current(game: Game, turn: int, phase: str) -> None:
    """A command names the turn and phase it was meant for; a late one is refused politely."""
    if turn != game.turn or phase != phase_name(game.phase):
        raise Rejected("stale")


# ---- coming and going


@decides(cmd.GoAway)
def _go_away(story: Story, command: cmd.GoAway) -> None:
    _check_seated(story.game, command.seat)
    if command.seat not in story.game.away:
        story.happen(ev.WentAway(command.seat))
        # H2: the pause ends when everybody who is present is ready.
        if isinstance(story.game.phase, Revealed):
            go_on(story)


@decides(cmd.ComeBack)
def _come_back(story: Story, command: cmd.ComeBack) -> None:
    _check_seated(story.game, command.seat)
    if command.seat in story.game.away:
        story.happen(ev.CameBack(command.seat))


def _check_seated(game: Game, seat: Seat) -> None:
    if seat not in game.hands:
        raise Rejected("no_such_seat")


@decides(cmd.SitDown)
def _sit_down(story: Story, command: cmd.SitDown) -> None:
    game, seats = story.game, command.seats
    if isinstance(game.phase, Over):
        raise Rejected("game_over")
    _check_free(game, seats)
    abandoned = [seat for seat in seats if seat in game.seating.abandoned]
    if abandoned and len(seats) == 1:
        colour = game.colours[game.seating.side_of[seats[0]]]
    else:
        if abandoned:
            raise Rejected("seat_in_use")
        game.ruleset.sides.check_newcomers(seats)
        _check_room(game, len(seats))
        colour = _choose_colour(game, command.colour)
    story.happen(ev.NewcomerCame(Newcomer(seats, colour)))
    if isinstance(game.phase, Resting):
        open_turn(story)


def _check_free(game: Game, seats: tuple[Seat, ...]) -> None:
    if any(seat in game.hands or seat in game.coming for seat in seats):
        raise Rejected("seat_in_use")


def _check_room(game: Game, more: int) -> None:
    coming = [seat for seat in game.coming if seat not in game.seating.abandoned]
    n = len(game.seating.order) + len(coming) + more
    rules = variant(game.variant)
    if n > max(rules.players):
        raise Rejected("game_full")
    if n in rules.players and rules.ruleset_for(n, game.options).cards_needed(n) > game.cards:
        raise Rejected("too_few_cards")


def _choose_colour(game: Game, wish: str | None) -> str:
    free = free_colours(game)
    if wish is None:
        return free[0]
    if wish not in COLOURS:
        raise Rejected("colour_unknown")
    if wish not in free:
        raise Rejected("colour_taken")
    return wish


@decides(cmd.Leave)
def _leave(story: Story, command: cmd.Leave) -> None:
    game, seat = story.game, command.seat
    if seat in game.coming:
        story.happen(ev.NewcomerLeft(seat))
        if isinstance(story.game.phase, Resting):
            open_turn(story)
        return
    check_player(game, seat)
    story.happen(ev.PlayerLeft(seat, _next_without(game, seat)))
    _after_leaving(story, seat)


def _next_without(game: Game, seat: Seat) -> Seat | None:
    if game.next_storyteller != seat:
        return game.next_storyteller
    left = game.seating.without(seat)
    if not left.players:
        return None
    return game.ruleset.ending.next_storyteller(left, seat, game.told)


def _after_leaving(story: Story, seat: Seat) -> None:
    phase = story.game.phase
    if isinstance(phase, Resting):
        open_turn(story)
    elif _cannot_be_finished(story.game, seat):
        call_off(story)
    else:
        go_on(story)


def _cannot_be_finished(game: Game, gone: Seat) -> bool:
    """H6: too few are left, or the storyteller, or the card to be found."""
    phase = game.phase
    if isinstance(phase, Revealed | Resting | Over):
        return False
    if len(game.seating.players) < min(variant(game.variant).players):
        return True
    if phase.storyteller == gone:
        return True
    return not isinstance(phase, Voting) and _nobody_could_be_found(game, phase.storyteller)


def _nobody_could_be_found(game: Game, storyteller: Seat | None) -> bool:
    """T9: whose team-mate has left tells of no card; in the race (S4) that may be anybody."""
    tellers = game.seating.players if storyteller is None else (storyteller,)
    owner = game.ruleset.contribution.target_owner
    return any(owner(game.seating, teller) is None for teller in tellers)
