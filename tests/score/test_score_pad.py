"""The score pad and an independent scorer must agree, on thousands of turns, sound and broken.

The real command runs once, as a player would run it, over everything this file asks; the tests then
look at its answers.
"""

from __future__ import annotations

import functools
import itertools
import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import pytest

from patience import PATIENCE
from score.independent import (
    PLAYERS,
    WAYS,
    Turn,
    broken_by,
    broken_turn,
    dealt,
    judge,
    legal_places,
    random_turn,
    voters,
    written,
)

ROOT = Path(__file__).resolve().parents[2]
SEED = 2026
SOUND, BROKEN = 5_000, 4_000

# Every answer here was worked out by hand, from the rules named beside it.
BY_HAND: dict[str, tuple[str, list[int]]] = {
    # Issue A. Seats 1 and 3 find the card (C9), seat 2 votes for seat 3's (C10).
    "classic": (
        '{"game":"classic","players":4,"storyteller":0,"table":[2,0,1,3],'
        '"votes":{"1":[2],"2":[4],"3":[2]}}',
        [3, 3, 0, 4],
    ),
    # Issue A. 0, 4 and 6 find it with one vote (3 + 1, O6), 1 with two (3); the stray votes fall on
    # 3 (from 1), 4 (from 3), 0 and 1 (from 5).
    "odyssey": (
        '{"game":"odyssey","players":7,"storyteller":2,"table":[4,2,0,1,3,5,6],'
        '"votes":{"0":[2],"1":[2,5],"3":[1],"4":[2],"5":[3,4],"6":[2]}}',
        [5, 4, 3, 1, 5, 0, 4],
    ),
    # Issue A. Three on card 3 (P5), two on the red card 1 (P6), one alone on card 6 (P7).
    "party": (
        '{"game":"party","players":6,"storyteller":1,"table":[0,1,2,3,4,5],'
        '"votes":{"0":[3],"1":[3],"2":[3],"3":[1],"4":[1],"5":[6]},"red":1}',
        [3, 3, 3, 0, 0, 0],
    ),
    # Issue A. Seat 4 finds it for team 1; seat 2 falls for the team-mate's card: 3 + 1 (T7).
    "teams": (
        '{"game":"teams","players":6,"storyteller":0,"table":[0,3,1,5],'
        '"votes":{"4":[1],"2":[2]},"team_card":"own_and_partner"}',
        [4, 3, 0],
    ),
    # Pink 0, blue 1, green 2, violet 3, yellow 4, red 5, each card in the place of its seat + 1.
    "C17": (
        '{"game":"classic","players":6,"storyteller":0,"table":[0,1,2,3,4,5],'
        '"votes":{"1":[1],"2":[1],"3":[2],"4":[2],"5":[4]}}',
        [3, 5, 3, 1, 0, 0],
    ),
    # Six on card 3, the storyteller (0) among them; two on card 2, which is red; one alone.
    "P8": (
        '{"game":"party","players":9,"storyteller":0,"table":[8,7,6,5,4,3,2,1,0],'
        '"votes":{"0":[3],"1":[3],"2":[3],"3":[3],"4":[3],"5":[3],"6":[2],"7":[2],"8":[5]},"red":2}',
        [5, 5, 5, 5, 5, 5, 0, 0, 0],
    ),
    "C8 all": (
        '{"game":"classic","players":4,"storyteller":3,"table":[3,0,1,2],'
        '"votes":{"0":[1],"1":[1],"2":[1]}}',
        [2, 2, 2, 0],
    ),
    # Nobody: 2 each, and 1 for the vote on 0's card, 2 for those on 1's.
    "C8 nobody": (
        '{"game":"classic","players":4,"storyteller":3,"table":[3,0,1,2],'
        '"votes":{"0":[3],"1":[2],"2":[3]}}',
        [3, 4, 2, 0],
    ),
    # Eight players, seven votes, six of them on seat 0's card: no cap in classic ...
    "C10": (
        '{"game":"classic","players":8,"storyteller":7,"table":[0,1,2,3,4,5,6,7],'
        '"votes":{"0":[8],"1":[1],"2":[1],"3":[1],"4":[1],"5":[1],"6":[1]}}',
        [9, 0, 0, 0, 0, 0, 0, 3],
    ),
    # ... but three at most in odyssey, and the 1 for a single vote on top (3 + 1 + 3).
    "O2 O6": (
        '{"game":"odyssey","players":8,"storyteller":7,"table":[0,1,2,3,4,5,6,7],'
        '"votes":{"0":[8],"1":[1],"2":[1],"3":[1],"4":[1],"5":[1],"6":[1]}}',
        [7, 0, 0, 0, 0, 0, 0, 3],
    ),
    # The cap holds below seven players too, where there is nothing extra for a single vote.
    "O2": (
        '{"game":"odyssey","players":6,"storyteller":5,"table":[0,1,2,3,4,5],'
        '"votes":{"0":[6],"1":[1],"2":[1],"3":[1],"4":[1]}}',
        [6, 0, 0, 0, 0, 3],
    ),
    # All found it, half of them with two votes: everybody counts as a finder, 2 (+ 1 for one vote).
    "O4 O6": (
        '{"game":"odyssey","players":7,"storyteller":0,"table":[0,1,2,3,4,5,6],'
        '"votes":{"1":[1],"2":[1],"3":[1],"4":[1,2],"5":[2,1],"6":[3,1]}}',
        [0, 5, 4, 3, 2, 2, 2],
    ),
    # Three players: seat 1 finds it, seat 2 falls for one of seat 1's two cards.
    "C18 C20": (
        '{"game":"classic","players":3,"storyteller":0,"table":[1,2,0,2,1],'
        '"votes":{"1":[3],"2":[5]}}',
        [3, 4, 0],
    ),
    "O7": (
        '{"game":"odyssey","players":3,"storyteller":2,"table":[1,2,0,0,1],'
        '"votes":{"0":[1],"1":[4]}}',
        [3, 3, 0],
    ),
    # Own card and red on one's own card are both allowed; the storyteller is alone on card 2.
    "P3 P4": (
        '{"game":"party","players":6,"storyteller":0,"table":[0,1,2,3,4,5],'
        '"votes":{"0":[2],"1":[1],"2":[3],"3":[3],"4":[1],"5":[4]},"red":1}',
        [0, 0, 2, 2, 0, 0],
    ),
    # Nobody finds it; all five fall for the team-mate's card: 0 + 3 (capped), the rest 2.
    "T7": (
        '{"game":"teams","players":12,"storyteller":7,"table":[1,7,0,2,3,4,5],'
        '"votes":{"6":[1],"8":[1],"9":[1],"10":[1],"11":[1]}}',
        [2, 3, 2, 2, 2, 2],
    ),
    # The team-mate's card is the one to find, and earns no bonus; 1's card lures seat 2.
    "T9": (
        '{"game":"teams","players":6,"storyteller":0,"table":[3,1,5],'
        '"votes":{"4":[1],"2":[2]},"team_card":"partner_only"}',
        [3, 4, 0],
    ),
}


class Asked(NamedTuple):
    line: str
    why: str | None  # what is wrong with the line; None when it is sound


class Answered(NamedTuple):
    asked: Asked
    raw: str


@functools.cache
def questions() -> list[Asked]:
    """The examples first, then sound and broken turns in a random order, every way among them."""
    rng = Random(SEED)
    lines = [Asked(written(rng, random_turn(rng)), None) for _ in range(SOUND)]
    lines += [Asked(broken_by(rng, why), why) for why in WAYS]
    lines += [Asked(*broken_turn(rng)) for _ in range(BROKEN)]
    rng.shuffle(lines)
    return [Asked(line, None) for line, _ in BY_HAND.values()] + lines


@pytest.fixture(scope="module")
def score_pad() -> subprocess.CompletedProcess[bytes]:
    path = os.pathsep.join(filter(None, [str(ROOT / "src"), os.environ.get("PYTHONPATH")]))
    sheet = "".join(asked.line + "\n" for asked in questions())
    return subprocess.run(
        [sys.executable, "-m", "reverie", "score", "--batch"],
        input=sheet.encode("utf-8", "surrogateescape"),
        capture_output=True,
        env={**os.environ, "PYTHONPATH": path},
        timeout=PATIENCE,
        check=False,
    )


@pytest.fixture(scope="module")
def answers(score_pad: subprocess.CompletedProcess[bytes]) -> list[Answered]:
    raw = score_pad.stdout.decode("utf-8").split("\n")
    assert raw.pop() == "", "the last answer ends its line"
    asked = questions()
    assert len(raw) == len(asked), "one answer for every line"
    return list(map(Answered, asked, (line.rstrip("\r") for line in raw)))


def some(complaints: list[str]) -> str:
    return f"{len(complaints)} in all, among them:\n" + "\n".join(complaints[:8])


# --------------------------------------------------------------------------------- the command


def test_the_command_ends_well_and_keeps_quiet(
    score_pad: subprocess.CompletedProcess[bytes],
) -> None:
    complaint = score_pad.stderr.decode("utf-8", "replace")
    assert score_pad.returncode == 0, complaint[-2000:]
    assert "Traceback" not in complaint, complaint[-2000:]


@pytest.mark.rule("C17", "P8")
def test_turns_worked_out_by_hand(answers: list[Answered]) -> None:
    got = {name: json.loads(answer.raw) for name, answer in zip(BY_HAND, answers, strict=False)}
    assert got == {name: {"points": points} for name, (_, points) in BY_HAND.items()}


@pytest.mark.rule("C8", "C9", "C10", "C20", "O2", "O4", "O5", "O6", "O7", "P5", "P6", "P7", "T7")
def test_sound_turns_score_as_the_independent_scorer_says(answers: list[Answered]) -> None:
    wrong = [
        f"{asked.line}\n  we say {judge(asked.line)}, the score pad {raw}"
        for asked, raw in answers
        if asked.why is None and json.loads(raw) != judge(asked.line)
    ]
    assert not wrong, some(wrong)


@pytest.mark.rule("C5", "C6", "C18", "O3", "P2", "P3", "P4", "T3", "T4", "T6", "T9")
def test_broken_turns_are_refused(answers: list[Answered]) -> None:
    wrong = [
        f"{asked.why}: {asked.line[:400]}\n  got {raw[:200]}"
        for asked, raw in answers
        if asked.why is not None and json.loads(raw).keys() != {"error"}
    ]
    assert not wrong, some(wrong)


def test_a_refusal_has_a_code_and_a_sentence(answers: list[Answered]) -> None:
    wrong = [
        f"{asked.why}: {raw[:300]}"
        for asked, raw in answers
        if asked.why is not None and not is_civil(json.loads(raw).get("error"))
    ]
    assert not wrong, some(wrong)


def is_civil(error: Any) -> bool:
    """A code for programs; for people a sentence of bearable length that names no exception."""
    if not isinstance(error, dict):
        return False
    code, message = error.get("code"), error.get("message")
    if not (isinstance(code, str) and isinstance(message, str)):
        return False
    spoken = " " in message and message[-1] in ".!?" and 8 <= len(message) <= 400
    return spoken and code != "" and not any(c.isspace() for c in code) and "Error" not in message


# ------------------------------------------------------------------------ the scorer's own proof


def test_the_sheet_holds_every_game_every_number_and_every_way() -> None:
    asked = questions()
    turns = [json.loads(line) for line, why in asked if why is None]
    games = Counter((turn["game"], turn["players"]) for turn in turns)
    assert games.keys() == {(game, n) for game, numbers in PLAYERS.items() for n in numbers}
    assert min(games.values()) > 50
    assert {why for _, why in asked} == {None, *WAYS}
    assert len(WAYS) >= 30


def test_the_scorer_agrees_with_the_hand() -> None:
    assert {name: judge(line)["points"] for name, (line, _) in BY_HAND.items()} == {
        name: points for name, (_, points) in BY_HAND.items()
    }


def test_the_scorer_refuses_every_broken_turn() -> None:
    accepted = [f"{why}: {line}" for line, why in questions() if why and "error" not in judge(line)]
    assert not accepted, some(accepted)


@pytest.mark.parametrize(
    ("game", "n", "reading", "profiles", "total"),
    [
        ("classic", 3, None, 9, 56),
        ("classic", 4, None, 27, 234),
        ("classic", 5, None, 256, 2_702),
        ("classic", 6, None, 3_125, 38_410),
        ("odyssey", 6, None, 3_125, 38_385),
        ("teams", 6, "own_and_partner", 9, 56),
        ("teams", 6, "partner_only", 4, 24),
        ("teams", 8, "own_and_partner", 64, 555),
        ("teams", 8, "partner_only", 27, 234),
    ],
)
def test_the_scorer_counts_as_the_rules_do(
    game: str, n: int, reading: str | None, profiles: int, total: int
) -> None:
    scores = [judge(turn)["points"] for turn in every_turn(game, n, reading)]
    assert (len(scores), sum(map(sum, scores))) == (profiles, total)


def every_turn(game: str, n: int, reading: str | None) -> Iterator[Turn]:
    """One table with its givers, and every legal ballot of every voter."""
    rng = Random(SEED)
    turn = dealt(rng, game, n)
    while turn.get("team_card") != reading:
        turn = dealt(rng, game, n)
    seats = voters(turn, game, n)
    for choice in itertools.product(*(legal_places(turn, game, n, seat) for seat in seats)):
        votes = {str(seat): [place] for seat, place in zip(seats, choice, strict=True)}
        yield {**turn, "votes": votes}
