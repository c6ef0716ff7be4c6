"""`reverie score`: a score pad for people with real cards."""

import argparse
import json
import sys
from collections.abc import Mapping
from typing import Any, TextIO

from reverie.no import No
from reverie.rules.ids import CardId, Seat
from reverie.rules.pieces import Ballot, Laid, Options
from reverie.rules.rejections import Rejected
from reverie.rules.ruleset import Ruleset
from reverie.rules.seating import Seating
from reverie.rules.variants import Variant, variant

HELP = "score turns played with real cards (JSON lines in, JSON lines out)"
LONG_HELP = """\
Reads one JSON object a line, writes one a line, in order. Seats are 0…n-1; `table` gives the
seat that owns the card in place 1, 2, …; votes are place numbers. Team-mates are seats i and
i+n/2, and team t is {t, t+n/2}.

  {"game":"classic","players":4,"storyteller":0,"table":[2,0,1,3],
   "votes":{"1":[2],"2":[4],"3":[2]}}                                  (on one line)

Party needs "red", the place of the storyteller's red vote; teams may say "team_card":
"own_and_partner" (usual) or "partner_only". The answer is {"points":[…]} for each seat (for
each team in teams), or {"error":{"code":…,"message":…}}.

Exit code: 0; without --batch 1 if any line was refused.
"""

REQUIRED = ("game", "players", "storyteller", "table", "votes")


class BadLine(
    No,
    sentences={
        "not_json": "This line is not JSON.",
        "not_an_object": "This line is not a JSON object.",
        "key_twice": "A key stands twice in the same object.",
        "key_missing": "Something is missing: game, players, storyteller, table and votes are"
        " needed.",
        "key_foreign": "There is a key that does not belong to this game.",
        "wrong_type": "A value is not of the kind it should be.",
    },
):
    """Something the pad itself refuses, before the rules are asked."""


def add(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--batch", action="store_true", help="always exit with 0")


def run(arguments: argparse.Namespace) -> int:
    if sys.stdin.isatty():
        print("One JSON object a line, Ctrl-D to end; `reverie score --help`.", file=sys.stderr)
    refused = score_lines(sys.stdin.buffer, sys.stdout)
    return 1 if refused and not arguments.batch else 0


def score_lines(lines: Any, out: TextIO) -> int:
    refused = 0
    for line in lines:
        answer = answer_line(line)
        refused += "error" in answer
        out.write(json.dumps(answer, ensure_ascii=True) + "\n")
        out.flush()
    return refused


def answer_line(line: bytes | str) -> dict[str, Any]:
    try:
        return {"points": score_turn(parse(line))}
    except No as error:
        return {"error": {"code": error.code, "message": str(error)}}


def parse(line: bytes | str) -> dict[str, Any]:
    try:
        text = line.decode() if isinstance(line, bytes) else line
        turn = json.loads(text, object_pairs_hook=_object)
    except (ValueError, RecursionError):
        raise BadLine("not_json") from None
    if not isinstance(turn, dict):
        raise BadLine("not_an_object")
    return turn


def _object(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    if len({key for key, _ in pairs}) != len(pairs):
        raise BadLine("key_twice")
    return dict(pairs)


def score_turn(turn: Mapping[str, Any]) -> list[int]:
    if any(key not in turn for key in REQUIRED):
        raise BadLine("key_missing")
    game = variant(_of(str, turn["game"]))
    n = _of(int, turn["players"])
    options = _options(game, turn)
    rules = game.ruleset_for(n, options)
    _check_keys(game, rules, turn)
    seating = rules.sides.seat(tuple(Seat(i) for i in range(n)))
    storyteller = _seat(turn["storyteller"], seating)
    owners = [_seat(owner, seating) for owner in _of(list, turn["table"])]
    rules.contribution.check_table(seating, storyteller, owners)
    places = [Laid(CardId(""), owner, seating.side_of[owner]) for owner in owners]
    ballots = _ballots(turn, seating, storyteller)
    _check_ballots(rules, seating, storyteller, places, ballots)
    found = rules.contribution.target_owner(seating, storyteller)
    target = 1 + next(i for i, owner in enumerate(owners) if owner == found)
    _, points = rules.scoring.score(seating, storyteller, places, target, ballots)
    return [side.total for side in points]


def _of(kind: type, value: Any) -> Any:
    if not isinstance(value, kind) or isinstance(value, bool):
        raise BadLine("wrong_type")
    return value


def _seat(value: Any, seating: Seating) -> Seat:
    seat = Seat(_of(int, value))
    if seat not in seating.side_of:
        raise Rejected("no_such_seat")
    return seat


def _options(game: Variant, turn: Mapping[str, Any]) -> Options:
    if "team_card" not in turn:
        return Options()
    if "team_card" not in game.options:
        raise BadLine("key_foreign")
    choice = _of(str, turn["team_card"])
    if choice not in ("own_and_partner", "partner_only"):
        raise Rejected("option_out_of_range")
    return Options(team_card=choice)


def _check_keys(game: Variant, rules: Ruleset, turn: Mapping[str, Any]) -> None:
    allowed = {*REQUIRED, *(["red"] if rules.ballot.red else []), *(game.options & {"team_card"})}
    if not set(turn) <= allowed:
        raise BadLine("key_foreign")


def _ballots(turn: Mapping[str, Any], seating: Seating, storyteller: Seat) -> dict[Seat, Ballot]:
    by_name = {str(seat): seat for seat in seating.order}
    red = _of(int, turn["red"]) if "red" in turn else None
    ballots = {}
    for name, votes in _of(dict, turn["votes"]).items():
        if name not in by_name:
            raise Rejected("no_such_seat")
        seat = by_name[name]
        places = tuple(_of(int, place) for place in _of(list, votes))
        ballots[seat] = Ballot(places, red if seat == storyteller else None)
    return ballots


def _check_ballots(
    rules: Ruleset,
    seating: Seating,
    storyteller: Seat,
    places: list[Laid],
    ballots: dict[Seat, Ballot],
) -> None:
    for seat, ballot in ballots.items():
        rules.ballot.check(seating, storyteller, places, seat, ballot)
    owners = {laid.owner for laid in places}
    if any(s not in ballots for s in rules.ballot.voters(seating, storyteller, owners)):
        raise Rejected("ballot_missing")
