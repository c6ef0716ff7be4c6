"""What follows by itself: a turn opens, goes on when nobody is waited for, and closes."""

from reverie.rules import events as ev
from reverie.rules.chance import shuffled
from reverie.rules.ids import COLOURS, CardId, Seat, Side
from reverie.rules.model import Choosing, Clueing, Game, Revealed, Trimming, Voting
from reverie.rules.pieces import Laid
from reverie.rules.policies.ending import winners
from reverie.rules.seating import Seating
from reverie.rules.story import Story
from reverie.rules.variants import variant


def waiting_for(game: Game) -> tuple[Seat, ...]:
    """Whom the table waits for; in a race, everybody."""
    phase, rules = game.phase, game.ruleset
    if isinstance(phase, Trimming):
        return tuple(s for s in game.seating.players if surplus(game, s))
    if isinstance(phase, Choosing):
        return rules.contribution.waiting(game.seating, phase.storyteller, phase.laid)
    if isinstance(phase, Voting):
        return without_a_vote(phase, voters(game, phase))
    if isinstance(phase, Revealed):
        return tuple([s for s in _present(game) if s not in phase.ready])
    if isinstance(phase, Clueing):
        return game.seating.players if phase.storyteller is None else (phase.storyteller,)
    return ()


def surplus(game: Game, seat: Seat) -> int:
    return max(0, len(game.hands[seat]) - game.ruleset.hand.size)


def voters(game: Game, phase: Voting) -> tuple[Seat, ...]:
    owners = {laid.owner for laid in phase.places}
    return game.ruleset.ballot.voters(game.seating, phase.storyteller, owners)


def without_a_vote(phase: Voting, who: tuple[Seat, ...]) -> tuple[Seat, ...]:
    return tuple([seat for seat in who if seat not in phase.ballots])


def _present(game: Game) -> tuple[Seat, ...]:
    players, away = game.seating.players, game.away
    return tuple([s for s in players if s not in away]) if away else players


def go_on(story: Story) -> None:
    """Go on if nobody is waited for any more."""
    phase = story.game.phase
    if waiting_for(story.game):
        return
    if isinstance(phase, Trimming):
        story.happen(ev.ClueAwaited(phase.storyteller))
    elif isinstance(phase, Choosing):
        lay_out(story, phase)
        go_on(story)
    elif isinstance(phase, Voting):
        score(story, phase)
    elif isinstance(phase, Revealed) and _present(story.game):
        end_turn(story)


def lay_out(story: Story, phase: Choosing) -> None:
    """C4, T5: the cards are shuffled and laid face up in numbered places."""
    game = story.game
    cards = [
        Laid(card, seat, game.seating.side_of[seat])
        for seat, laid in phase.laid.items()
        for card in laid
    ]
    # S3: the order before the shuffle, too, says nothing of the owners.
    cards.sort(key=lambda laid: laid.card)
    places = shuffled(cards, story.chance)
    owner = game.ruleset.contribution.target_owner(game.seating, phase.storyteller)
    target = next(i for i, laid in enumerate(places, 1) if laid.owner == owner)
    story.happen(ev.CardsLaidOut(places, target))


def score(story: Story, phase: Voting) -> None:
    """C7: when all have voted, everything is revealed at once and counted."""
    game = story.game
    rules, seating = game.ruleset, game.seating
    outcome, points = rules.scoring.score(
        seating, phase.storyteller, phase.places, phase.target, phase.ballots
    )
    told = {**game.told, phase.storyteller: game.told[phase.storyteller] + 1}
    after = rules.ending.next_storyteller(seating, phase.storyteller, told)
    story.happen(ev.TurnScored(outcome, points, after))
    # C15, O8, P10, T8: checked after scoring; nobody refills.
    if rules.ending.is_over(seating, story.game.scores, told):
        story.happen(ev.GameEnded(winners(story.game.scores)))


def end_turn(story: Story) -> None:
    story.happen(ev.TurnEnded())
    open_turn(story)


def call_off(story: Story) -> None:
    """H6: a turn that cannot be finished is not counted."""
    story.happen(ev.TurnCalledOff())
    open_turn(story)


def open_turn(story: Story) -> None:
    """Seat whoever waits, fill the hands, and let the next storyteller begin."""
    game = story.game
    if game.turn and game.ruleset.ending.is_over(game.seating, game.scores, game.told):
        story.happen(ev.GameEnded(winners(game.scores)))
        return
    _seat_newcomers(story)
    if not _is_playable(story.game, story.game.seating):
        story.happen(ev.GameRested())
        return
    _fill_hands(story)
    begin_turn(story)


def begin_turn(story: Story) -> None:
    game = story.game
    story.happen(ev.TurnBegan(game.turn + 1, game.next_storyteller))
    for seat in story.game.seating.players:
        # H9: surplus cards of somebody away go at random.
        if seat in story.game.away:
            put_away_at_random(story, seat)
    go_on(story)


def put_away_at_random(story: Story, seat: Seat) -> None:
    count = surplus(story.game, seat)
    if count:
        cards = story.chance.sample(list(story.game.hands[seat]), count)
        story.happen(ev.CardsPutAway(seat, tuple(cards), at_random=True))


def _is_playable(game: Game, seating: Seating) -> bool:
    return not seating.abandoned and len(seating.players) in variant(game.variant).players


def with_newcomers(game: Game) -> tuple[Seating, dict[Side, str]]:
    """The table as it will be when everybody who waits has sat down."""
    seating, colours = game.seating, dict(game.colours)
    for newcomer in game.newcomers:
        taken = [seat for seat in newcomer.seats if seat in seating.abandoned]
        if taken:
            free = seating.abandoned.difference(taken)
            seating = Seating(seating.order, seating.side_of, free)
        else:
            seating = game.ruleset.sides.add(seating, newcomer.seats)
            colours[seating.side_of[newcomer.seats[0]]] = newcomer.colour
    return seating, {side: colours[side] for side in seating.sides}


def free_colours(game: Game) -> tuple[str, ...]:
    taken = {*game.colours.values(), *(n.colour for n in game.newcomers)}
    return tuple(colour for colour in COLOURS if colour not in taken)


def _seat_newcomers(story: Story) -> None:
    """H7: newcomers sit down between turns, all together, where that makes a game."""
    game = story.game
    if not game.newcomers:
        return
    seating, colours = with_newcomers(game)
    if _is_playable(game, seating):
        story.happen(ev.PlayersSatDown(game.coming, seating, colours))


def _fill_hands(story: Story) -> None:
    game = story.game
    players = game.seating.players
    rules = variant(game.variant).ruleset_for(len(players), game.options)
    needs = rules.refill.needs(game.hands, players, rules.hand.size)
    if sum(needs.values()) > len(game.pile):
        # C13, O9: the rest of the draw pile and the discard pile make a new one.
        story.happen(ev.PileShuffled(shuffled([*game.pile, *game.discard], story.chance)))
    if needs:
        story.happen(ev.HandsFilled(_draw(story.game, needs)))
    # P9: draw first, then pass.
    if rules.refill.passes_left and game.turn:
        story.happen(ev.HandsPassed())


def _draw(game: Game, needs: dict[Seat, int]) -> dict[Seat, tuple[CardId, ...]]:
    draws: dict[Seat, tuple[CardId, ...]] = {}
    top = 0
    for seat, count in needs.items():
        draws[seat] = game.pile[top : top + count]
        top += count
    return draws
