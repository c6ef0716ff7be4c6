"""The whole game in four verbs: start it, decide a command, evolve by an event, replay a log."""

from collections.abc import Iterable, Mapping, Sequence

from reverie.rules import events as ev
from reverie.rules.chance import Chance, shuffled
from reverie.rules.commands import Command
from reverie.rules.decisions import DECIDERS, check_current
from reverie.rules.evolution import begin, evolve
from reverie.rules.ids import COLOURS, CardId, Seat, Side
from reverie.rules.model import Game
from reverie.rules.pieces import Options
from reverie.rules.rejections import Rejected
from reverie.rules.seating import Seating
from reverie.rules.story import Story
from reverie.rules.turns import begin_turn
from reverie.rules.variants import variant

__all__ = ["check_current", "decide", "evolve", "play", "replay", "start"]


def start(
    name: str,
    players: int | Sequence[Seat],
    cards: Sequence[str],
    chance: Chance,
    options: Options | None = None,
    colours: Sequence[str] | None = None,
    seen: Mapping[CardId, int] | None = None,
) -> tuple[ev.AnyEvent, ...]:
    """Shuffle and deal (S2); the first turn is open to whoever has a clue (S4).

    `players` is their number, or their seats in clockwise order. `seen`: how often a card has lain
    open before, where that is asked for (H13).
    """
    game, options = variant(name), options or Options()
    game.check(options)
    seats = tuple(range(players)) if isinstance(players, int) else tuple(players)
    if len(set(seats)) != len(seats):
        raise Rejected("seat_in_use")
    rules = game.ruleset_for(len(seats), options)
    _check_cards(cards, rules.cards_needed(len(seats)))
    seating = rules.sides.seat(tuple(map(Seat, seats)))
    hand = rules.hand.size
    order = shuffled([CardId(card) for card in cards], chance)
    if options.least_seen:
        order = _least_seen_first(order, seen or {}, len(seats) * hand, chance)
    started = ev.GameStarted(
        variant=name,
        options=options,
        seating=seating,
        colours=_colours(seating, colours),
        hands={seat: order[i * hand : (i + 1) * hand] for i, seat in enumerate(seating.order)},
        pile=order[len(seats) * hand :],
    )
    story = Story(begin(started), chance)
    begin_turn(story)
    return (started, *story.events)


def _least_seen_first(
    order: tuple[CardId, ...], seen: Mapping[CardId, int], dealt: int, chance: Chance
) -> tuple[CardId, ...]:
    """H13: as shuffled among those seen as often; the cards of the first hands once more."""
    fresh = sorted(order, key=lambda card: seen.get(card, 0))
    return (*shuffled(fresh[:dealt], chance), *fresh[dealt:])


def _check_cards(cards: Sequence[str], needed: int) -> None:
    # X3: no card is ever twice in the game.
    if len(set(cards)) != len(cards):
        raise Rejected("card_twice")
    # X4: players × hand + the cards laid in one turn.
    if len(cards) < needed:
        raise Rejected("too_few_cards")


def _colours(seating: Seating, wishes: Sequence[str] | None) -> dict[Side, str]:
    """S1: a colour nobody else has; partners share one."""
    if wishes is None:
        return dict(zip(seating.sides, COLOURS, strict=False))
    if len(wishes) != len(seating.order) or not set(wishes) <= set(COLOURS):
        raise Rejected("colour_unknown")
    colours: dict[Side, str] = {}
    for seat, colour in zip(seating.order, wishes, strict=True):
        if colours.setdefault(seating.side_of[seat], colour) != colour:
            raise Rejected("colour_taken")
    if len(set(colours.values())) != len(colours):
        raise Rejected("colour_taken")
    return colours


def play(game: Game, command: Command, chance: Chance) -> tuple[Game, tuple[ev.AnyEvent, ...]]:
    """Decide a command and evolve by what it leads to, in one go."""
    story = Story(game, chance)
    DECIDERS[type(command)](story, command)
    return story.game, tuple(story.events)


def decide(game: Game, command: Command, chance: Chance) -> tuple[ev.AnyEvent, ...]:
    """What a command leads to; nothing, if it changes nothing; or `Rejected`."""
    return play(game, command, chance)[1]


def replay(events: Iterable[ev.AnyEvent]) -> Game:
    """The same game again, from its events alone; `ValueError` if they begin with none."""
    log = iter(events)
    started = next(log, None)
    if not isinstance(started, ev.GameStarted):
        raise ValueError("a log begins with the start of the game")
    game = begin(started)
    for event in log:
        game = evolve(game, event)
    return game
