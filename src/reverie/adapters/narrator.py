"""A game told in plain English, event by event: for golden playthroughs and `reverie replay`."""

from collections.abc import Callable

from reverie.rules import events as ev
from reverie.rules.clues import Mime, Tune, Voice
from reverie.rules.describing import describe
from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.model import Game, Revealed, Voting
from reverie.rules.pieces import Clue, Performed, Written
from reverie.rules.text import isolated

CardName = Callable[[str], str]
_VERBS: dict[type, str] = {Tune: "plays", Mime: "mimes"}


def quote(clue: Clue) -> str:
    if isinstance(clue, Written):
        return f"“{isolated(clue.text)}”"
    if isinstance(clue, Performed):
        return _heading(clue.how, clue.title)
    return _heading(describe(clue), clue.line if isinstance(clue, Voice) else None)


def _heading(how: str, words: str | None) -> str:
    return f"({how}) “{isolated(words)}”" if words else f"({how})"


def narrate(game: Game | None, event: ev.AnyEvent, card: CardName = str) -> list[str]:
    """The lines that tell an event; `game` is the game before it, `card` names a card."""
    match event:
        case ev.GameStarted():
            return _started(event, card)
        case ev.TurnBegan(turn, None):
            return ["", f"Turn {turn}. The first clue is a race."]
        case ev.TurnBegan(turn, storyteller):
            return ["", f"Turn {turn}. The storyteller is {_who(storyteller)}."]
        case ev.ClueAwaited():
            return []
        case ev.CardsPutAway(seat, cards, at_random):
            how = " at random" if at_random else ""
            return [f"{_who(seat)} puts away{how} {_cards(cards, card)}."]
        case ev.ClueGiven():
            return _clue(event, card)
        case ev.CardsHandedOver(seat, cards, stand_in):
            return [f"{_who(seat)} hands over {_cards(cards, card)}.{_marked(stand_in)}"]
        case ev.CardsTakenBack(seat):
            return [f"{_who(seat)} takes the choice back."]
        case ev.CardsLaidOut(places):
            return ["On the table:"] + [
                f"  {i}. {card(laid.card)}, of {_who(laid.owner)}"
                for i, laid in enumerate(places, 1)
            ]
        case ev.Voted(seat, places, red, stand_in):
            extra = "" if red is None else f", red on {red}"
            votes = " and ".join(map(str, places))
            return [f"{_who(seat)} votes for {votes}{extra}.{_marked(stand_in)}"]
        case ev.TurnScored():
            return _scored(game, event)
        case ev.GameEnded(winners):
            return ["", "The game ends. " + _winners(game, winners)]
        case _:
            return _between(event, card)


def _between(event: ev.AnyEvent, card: CardName) -> list[str]:
    match event:
        case ev.PlayerReady(seat):
            return [f"{_who(seat)} is ready."]
        case ev.TurnEnded():
            return ["The cards played go to the discard pile."]
        case ev.StorytellerSkipped(seat):
            return [f"The table skips {_who(seat)}."]
        case ev.TurnCalledOff():
            return ["The turn is called off."]
        case ev.PileShuffled(pile):
            return [f"The discard pile is shuffled into a new draw pile of {len(pile)}."]
        case ev.HandsFilled(draws):
            return [f"{_who(seat)} draws {_cards(cards, card)}." for seat, cards in draws.items()]
        case ev.HandsPassed():
            return ["Every hand passes to the left."]
        case ev.WentAway(seat):
            return [f"{_who(seat)} is away."]
        case ev.CameBack(seat):
            return [f"{_who(seat)} is back."]
        case ev.PlayerLeft(seat):
            return [f"{_who(seat)} leaves."]
        case ev.NewcomerCame(newcomer):
            return [f"{' and '.join(map(_who, newcomer.seats))} would like to join."]
        case ev.NewcomerLeft(seat):
            return [f"{_who(seat)} no longer waits."]
        case ev.PlayersSatDown(seats):
            return [f"{' and '.join(map(_who, seats))} sits down."]
        case ev.GameRested():
            return ["The game is paused."]
        case _:
            raise TypeError(f"nobody taught the narrator to tell {type(event).__name__}")


def _who(seat: Seat | None) -> str:
    return f"Seat {seat}"


def _cards(cards: tuple[CardId, ...], card: CardName) -> str:
    return ", ".join(map(card, cards))


def _marked(stand_in: bool) -> str:
    return " (stand-in)" if stand_in else ""


def _started(event: ev.GameStarted, card: CardName) -> list[str]:
    lines = [f"Game: {event.variant}, {len(event.seating.players)} players."]
    for seat in event.seating.order:
        colour = event.colours[event.seating.side_of[seat]]
        lines.append(f"{_who(seat)} ({colour}) is dealt {_cards(event.hands[seat], card)}.")
    return [*lines, f"Draw pile: {len(event.pile)} cards."]


def _clue(event: ev.ClueGiven, card: CardName) -> list[str]:
    laid = "" if event.card is None else f" and lays {card(event.card)}"
    verb = _VERBS.get(type(event.clue), "says")
    return [f"{_who(event.seat)} {verb} {quote(event.clue)}{laid}.{_marked(event.stand_in)}"]


OUTCOMES = {
    "all": "Everybody found the card.",
    "nobody": "Nobody found the card.",
    "some": "Some found the card.",
    "crowd": "The votes are counted.",
}


def _scored(game: Game | None, event: ev.TurnScored) -> list[str]:
    before = game.scores if game else {}
    lines = []
    if game and isinstance(game.phase, Voting) and event.outcome != "crowd":
        lines.append(f"The storyteller's card lies in place {game.phase.target}.")
    lines.append(OUTCOMES[event.outcome])
    for points in event.points:
        why = [
            f"{value} {name}"
            for name, value in (
                ("for the card", points.found),
                ("for a lone vote", points.lone),
                ("bonus", points.bonus),
            )
            if value
        ]
        total = before.get(points.side, 0) + points.total
        detail = f" ({', '.join(why)})" if len(why) > 1 else ""
        lines.append(f"  Rabbit {points.side}: +{points.total}{detail} = {total}")
    return lines


def _winners(game: Game | None, winners: tuple[Side, ...]) -> str:
    names = " and ".join(f"rabbit {side}" for side in winners)
    score = game.scores[winners[0]] if game and winners else 0
    if len(winners) > 1:
        return f"{names} share the victory with {score} points."
    return f"{names} wins with {score} points."


def is_pause(game: Game) -> bool:
    """A good moment for a reader to stop and look."""
    return isinstance(game.phase, Revealed)
