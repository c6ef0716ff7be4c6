"""Reads everything a viewer received and looks for what they should not know.

Written without the engine: it knows the log's raw events and the rules' idea of a secret, and
parses frames as plain JSON.
"""

import json
from collections import defaultdict
from typing import Any

SECRET_WHILE_VOTING = {"owner", "owners", "votes", "points", "target", "ballots", "outcome"}
# C2: until a clue is given, nobody is told that it will be a tune, or that somebody recorded one.
COMPOSING = {"clue", "notes", "steps", "recording", "recordings"}


class Truth:
    """Who held which card until which turn, and what lay on the table when, from the raw log."""

    def __init__(self, pages: list[bytes]) -> None:
        self.held: dict[int, set[str]] = defaultdict(set)
        self.hands: dict[int, list[str]] = {}
        self.laid_in: dict[str, list[tuple[int, int]]] = defaultdict(list)
        self.table: dict[int, dict[int, tuple[str, int, int]]] = {}
        self.sides: dict[int, int] = {}
        self.turn = 0
        for page in pages:
            for event in json.loads(page)["events"]:
                self._take(event)

    def _take(self, event: dict[str, Any]) -> None:
        kind = event["event"]
        if kind == "game_started":
            self.sides = {int(s): side for s, side in event["seating"]["side_of"].items()}
            self.order = event["seating"]["order"]
            for seat, cards in event["hands"].items():
                self._hold(int(seat), cards)
        elif kind == "turn_began":
            self.turn = event["turn"]
        elif kind == "hands_filled":
            for seat, cards in event["draws"].items():
                self._hold(int(seat), cards)
        elif kind == "cards_laid_out":
            self.table[self.turn] = {
                place: (laid["card"], laid["owner"], laid["side"])
                for place, laid in enumerate(event["places"], 1)
            }
            for card, owner, _ in self.table[self.turn].values():
                self.laid_in[card].append((self.turn, owner))
                self.hands[owner].remove(card)
        elif kind == "hands_passed":
            lefts = [*self.order[1:], *self.order[:1]]
            passed = {left: self.hands[seat] for seat, left in zip(self.order, lefts, strict=True)}
            self.hands = {}
            for seat, cards in passed.items():
                self._hold(seat, cards)

    def _hold(self, seat: int, cards: list[str]) -> None:
        self.hands.setdefault(seat, []).extend(cards)
        self.held[seat].update(cards)


def findings(truth: Truth, viewer: int | None, frames: list[bytes]) -> list[str]:
    """What this viewer was sent and should not have been."""
    found: list[str] = []
    public: dict[str, Any] | None = None
    private: dict[str, Any] | None = None
    for frame in frames:
        message = json.loads(frame)
        if message["kind"] != "view":
            continue
        if message["public"] is not None:
            found += _in_public(truth, public, message["public"])
            public = message["public"]
        if message["private"] is not None:
            found += _in_private(viewer, private, message["private"])
            private = message["private"]
        if public is None:
            found.append("one's own, and not what all see")
            continue
        game = _laid_over(public["table"], private)
        if game is not None:
            found += _in_game(truth, viewer, game, json.dumps(game))
    return found


def _in_public(truth: Truth, before: dict[str, Any] | None, now: dict[str, Any]) -> list[str]:
    """Nothing in it may be anybody's own, and nothing hidden may move its version."""
    found, table = [], now["table"]
    if before is not None:
        # Who comes and goes is shown together; everything else one by one.
        together = before["table"]["chairs"] != table["chairs"]
        found += _versions("public", before, now, before["table"] == table, together)
    if table["you"] is not None:
        found.append(f"what all see is shown as seat {table['you']}")
    if table["game"] is not None:
        said = _in_game(truth, None, table["game"], json.dumps(table["game"]))
        found += [f"to all: {leak}" for leak in said]
    return found


def _in_private(
    viewer: int | None, before: dict[str, Any] | None, now: dict[str, Any]
) -> list[str]:
    found, own = [], now["own"]
    if before is not None:
        found += _versions("private", before, now, before["own"] == own, together=False)
    if viewer is None or own["you"] != viewer:
        found.append(f"what is seat {own['you']}'s own")
    return found


def _versions(
    part: str, before: dict[str, Any], now: dict[str, Any], same: bool, together: bool
) -> list[str]:
    """A version that jumps tells that something happened which this viewer may not see."""
    found = []
    if now["version"] != before["version"] + 1 and not together:
        found.append(f"{part} version {now['version']} after {before['version']}")
    if same:
        found.append(f"{part} version {now['version']} of what was seen before")
    return found


def _laid_over(table: dict[str, Any], private: dict[str, Any] | None) -> dict[str, Any] | None:
    """The game as this viewer sees it: their own over what all see."""
    game: dict[str, Any] | None = table["game"]
    own = None if private is None else private["own"]["game"]
    if game is None or own is None:
        return game
    return {**game, **own, "phase": {**game["phase"], **(own["phase"] or {})}}


def _in_game(truth: Truth, viewer: int | None, game: dict[str, Any], text: str) -> list[str]:
    found = []
    phase, turn = game["phase"], game["turn"]
    if phase["phase"] == "over":
        return []
    mine = truth.held[viewer] if viewer is not None else set()
    for card in truth.laid_in.keys() | set().union(*truth.held.values()):
        if f'"{card}"' in text and card not in mine and not _was_public(truth, card, turn, phase):
            found.append(f"foreign card {card} in turn {turn}, {phase['phase']}")
    if phase["phase"] in ("clue", "choose", "vote"):
        leaked = SECRET_WHILE_VOTING & set(_keys(phase))
        found += [f"{key} in {phase['phase']}" for key in leaked]
    if phase["phase"] in ("trim", "clue") and COMPOSING & set(_keys(phase)):
        found.append(f"who is composing what, in {phase['phase']}")
    if phase["phase"] == "vote":
        found += _in_vote(truth, viewer, turn, phase)
    if viewer is None and game["hand"]:
        found.append("a spectator sees a hand")
    return found


def _was_public(truth: Truth, card: str, turn: int, phase: dict[str, Any]) -> bool:
    """On the table in this turn, and already laid out; earlier turns' cards are not sent again."""
    now = phase["phase"] in ("vote", "reveal")
    return now and any(when == turn for when, _ in truth.laid_in[card])


def _in_vote(truth: Truth, viewer: int | None, turn: int, phase: dict[str, Any]) -> list[str]:
    found = []
    table = truth.table[turn]
    if [card for card, _, _ in table.values()] != phase["cards"]:
        found.append("the cards on the table are not those of the log")
    own = {place for place, (_, owner, _) in table.items() if owner == viewer}
    if set(phase["mine"]) - own:
        found.append("a place of somebody else's as one's own")
    side = truth.sides.get(viewer) if viewer is not None else None
    team = {place for place, (_, _, owner_side) in table.items() if owner_side == side}
    if set(phase["barred"]) - team:
        found.append("a barred place that is not the team's")
    return found


def _keys(value: Any) -> list[str]:
    if isinstance(value, dict):
        return [*value, *(key for inner in value.values() for key in _keys(inner))]
    if isinstance(value, list):
        return [key for inner in value for key in _keys(inner)]
    return []
