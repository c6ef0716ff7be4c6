"""A second opinion: a scorer written from the rules alone, sharing no line with the engine.

`judge` scores one turn in the format of `reverie score`, or refuses it. `random_turn` deals a legal
turn of any of the four games; `broken_turn` spoils a legal turn in exactly one named way.
"""

from __future__ import annotations

import copy
import json
from collections import Counter
from collections.abc import Callable, Collection, Iterable, Mapping
from random import Random
from typing import Any

Turn = dict[str, Any]
Verdict = dict[str, Any]

PLAYERS: Mapping[str, Collection[int]] = {
    "classic": range(3, 9),
    "odyssey": range(3, 13),
    "party": range(6, 13),
    "teams": (6, 8, 10, 12),
}
ALWAYS = {"game", "players", "storyteller", "table", "votes"}
READINGS = ("own_and_partner", "partner_only")  # T9, the default first


class Forbidden(Exception):
    """The rules do not allow such a turn."""


def insist(allowed: bool, why: str) -> None:
    if not allowed:
        raise Forbidden(why)


# ------------------------------------------------------------------------------------- judging


def judge(turn: object) -> Verdict:
    """The points of one turn, given as a line of JSON or as the object it stands for."""
    try:
        return {"points": points(parsed(turn) if isinstance(turn, str | bytes) else turn)}
    except Forbidden:
        return {"error": True}


def parsed(line: str | bytes) -> object:
    try:
        return json.loads(line, object_pairs_hook=without_twins)
    except (ValueError, RecursionError) as trouble:
        raise Forbidden("the line is not JSON") from trouble


def without_twins(pairs: list[tuple[str, Any]]) -> Turn:
    insist(len({key for key, _ in pairs}) == len(pairs), "a key stands there twice")
    return dict(pairs)


def points(turn: object) -> list[int]:
    game, n = game_and_players(turn)
    assert isinstance(turn, dict)
    insist(is_whole(turn["storyteller"], range(n)), "the storyteller has no seat")
    insist_on_table(turn, game, n)
    insist_on_ballots(turn, game, n)
    if game == "party":
        insist_on_red(turn)
        return party_points(turn, n)
    return hunt_points(turn, game, n)


def is_whole(number: object, allowed: Collection[int]) -> bool:
    """True for a whole number among the allowed; `true` and `1.0` are no whole numbers here."""
    return type(number) is int and number in allowed


def game_and_players(turn: object) -> tuple[str, int]:
    insist(isinstance(turn, dict), "a turn is an object")
    assert isinstance(turn, dict)
    game = turn.get("game")
    insist(isinstance(game, str) and game in PLAYERS, "no such game")
    assert isinstance(game, str)
    needed = ALWAYS | ({"red"} if game == "party" else set())
    allowed = needed | ({"team_card"} if game == "teams" else set())
    insist(needed <= turn.keys() <= allowed, "a key is missing or foreign to the game")
    insist(is_whole(turn["players"], PLAYERS[game]), "wrong number of players")
    return game, turn["players"]


def reading(turn: Turn) -> str:
    return str(turn.get("team_card", READINGS[0]))


def insist_on_table(turn: Turn, game: str, n: int) -> None:
    table, storyteller = turn["table"], turn["storyteller"]
    insist(isinstance(table, list), "the table is a list")
    insist(all(is_whole(owner, range(n)) for owner in table), "a card belongs to no seat")
    laid: Counter[int] = Counter(table)
    if game == "teams":
        insist(turn.get("team_card", READINGS[0]) in READINGS, "no such reading of T9")
        insist(teams_table_can_be(laid, storyteller, n // 2, reading(turn)), "no such table")
        return
    # C3, P2: one card of everybody; C18, O7: two of each but the storyteller at three players
    each = 2 if n == 3 else 1
    expected = {seat: 1 if seat == storyteller else each for seat in range(n)}
    insist(laid == expected, "no such table")


def teams_table_can_be(laid: Counter[int], storyteller: int, half: int, how: str) -> bool:
    mate = (storyteller + half) % (2 * half)
    # T2, T3: the storyteller and the team-mate one each; T9: or the team-mate alone
    own = (1, 1) if how == "own_and_partner" else (0, 1)
    # T4: of every other team exactly one of the two
    others = [t for t in range(half) if t != storyteller % half]
    return (laid[storyteller], laid[mate]) == own and all(
        laid[team] + laid[team + half] == 1 for team in others
    )


def voters(turn: Turn, game: str, n: int) -> list[int]:
    storyteller, half = turn["storyteller"], n // 2
    if game == "party":  # P3: everybody
        return list(range(n))
    if game != "teams":  # C5: everybody but the storyteller
        return [seat for seat in range(n) if seat != storyteller]
    # T6: in each other team the one who handed over nothing
    return [
        seat for seat in range(n) if seat % half != storyteller % half and seat not in turn["table"]
    ]


def insist_on_ballots(turn: Turn, game: str, n: int) -> None:
    votes = turn["votes"]
    insist(isinstance(votes, dict), "the votes are an object")
    entitled = voters(turn, game, n)
    insist(votes.keys() == {str(seat) for seat in entitled}, "ballots missing or superfluous")
    most = 2 if game == "odyssey" and n >= 7 else 1  # O3
    for seat in entitled:
        insist_on_ballot(votes[str(seat)], most, legal_places(turn, game, n, seat))


def insist_on_ballot(ballot: object, most: int, legal: list[int]) -> None:
    insist(isinstance(ballot, list) and 1 <= len(ballot) <= most, "too few or too many votes")
    assert isinstance(ballot, list)
    insist(all(is_whole(place, legal) for place in ballot), "no such place, or one's own card")
    insist(len(set(ballot)) == len(ballot), "the same place twice")


def legal_places(turn: Turn, game: str, n: int, voter: int) -> list[int]:
    forbidden = forbidden_places(turn, game, n, voter)
    return [place for place, _ in places(turn) if place not in forbidden]


def forbidden_places(turn: Turn, game: str, n: int, voter: int) -> set[int]:
    """None at all in party (P3); one's own cards (C6, C20); the team's own card (T6)."""
    if game == "party":
        return set()
    kin = {voter, (voter + n // 2) % n} if game == "teams" else {voter}
    return {place for place, owner in places(turn) if owner in kin}


def places(turn: Turn) -> Iterable[tuple[int, int]]:
    return enumerate(turn["table"], start=1)


def insist_on_red(turn: Turn) -> None:
    # P4: a red vote, somewhere else than the storyteller's green one
    red, green = turn["red"], turn["votes"][str(turn["storyteller"])][0]
    insist(is_whole(red, range(1, len(turn["table"]) + 1)), "no such place for the red vote")
    insist(red != green, "red and green on the same card")


# ------------------------------------------------------------------------------------- scoring


def party_points(turn: Turn, n: int) -> list[int]:
    green = [turn["votes"][str(seat)][0] for seat in range(n)]
    return [party_worth(green.count(place), place == turn["red"]) for place in green]


def party_worth(together: int, is_red: bool) -> int:
    if is_red or together == 1:  # P6, P7
        return 0
    return min(together, 5)  # P5


def hunt_points(turn: Turn, game: str, n: int) -> list[int]:
    """Classic, odyssey and teams: who found the card, and who lured votes onto another one."""
    table, storyteller = turn["table"], turn["storyteller"]
    ballots = {int(seat): ballot for seat, ballot in turn["votes"].items()}
    sides = n // 2 if game == "teams" else n  # T7: points are counted in teams
    hidden = storyteller
    if game == "teams" and reading(turn) == "partner_only":
        hidden = (storyteller + sides) % n  # T9
    target = table.index(hidden) + 1
    finders = [seat for seat, ballot in ballots.items() if target in ballot]  # O4

    score = [0] * sides
    if len(finders) in (0, len(ballots)):  # C8
        for seat in ballots:
            score[seat % sides] += 2
    else:  # C9
        for seat in [storyteller, *finders]:
            score[seat % sides] += 3
    if game == "odyssey" and n >= 7:  # O6
        for seat in finders:
            score[seat] += 1 if len(ballots[seat]) == 1 else 0
    for side, lured in lured_votes(table, ballots, target, sides).items():
        score[side] += lured if game == "classic" else min(lured, 3)  # C10; O2, O5, T7
    return score


def lured_votes(
    table: list[int], ballots: dict[int, list[int]], target: int, sides: int
) -> Counter[int]:
    return Counter(
        table[place - 1] % sides
        for ballot in ballots.values()
        for place in ballot
        if place != target
    )


# ------------------------------------------------------------------------------- legal turns


def random_turn(rng: Random) -> Turn:
    """A legal turn: any game, any number of players, from even to very lopsided votes."""
    game = rng.choice(list(PLAYERS))
    return dealt(rng, game, rng.choice(list(PLAYERS[game])))


def dealt(rng: Random, game: str, n: int) -> Turn:
    """A turn that is sound in everything but, perhaps, the number of players."""
    turn: Turn = {"game": game, "players": n, "storyteller": rng.randrange(n)}
    if game == "teams" and rng.random() < 0.7:
        turn["team_card"] = rng.choice(READINGS)
    turn["table"] = laid_table(rng, turn, game, n)
    turn["votes"] = cast_votes(rng, turn, game, n)
    if game == "party":
        turn["red"] = red_vote(rng, turn)
    return turn


def laid_table(rng: Random, turn: Turn, game: str, n: int) -> list[int]:
    storyteller, half = turn["storyteller"], n // 2
    table = list(range(n))
    if game == "teams":
        mine = storyteller % half
        givers = [team + half * rng.randrange(2) for team in range(half) if team != mine]
        own = [storyteller] if reading(turn) == "own_and_partner" else []
        table = [*own, (storyteller + half) % n, *givers]
    elif n == 3 and game in ("classic", "odyssey"):
        table += [seat for seat in range(n) if seat != storyteller]
    rng.shuffle(table)
    return table


def cast_votes(rng: Random, turn: Turn, game: str, n: int) -> dict[str, list[int]]:
    temper = rng.choice(TEMPERS)
    magnets = magnets_of(rng, turn, n, temper)
    pull = 1.0 if temper.startswith("all") else rng.choice([0.3, 0.6, 0.9])
    seats = voters(turn, game, n)
    rng.shuffle(seats)
    votes = {}
    for seat in seats:
        open_places = legal_places(turn, game, n, seat)
        if temper == "nobody finds":
            open_places = [place for place in open_places if place not in magnets] or open_places
        votes[str(seat)] = one_ballot(rng, open_places, magnets, pull, game == "odyssey" and n >= 7)
    return votes


TEMPERS = ("even", "some find", "all find", "nobody finds", "crowd", "all in a crowd", "two camps")


def magnets_of(rng: Random, turn: Turn, n: int, temper: str) -> list[int]:
    """The places that draw the votes (or, when nobody finds the card, repel them)."""
    table = turn["table"]
    hidden = turn["storyteller"]
    if hidden not in table:
        hidden = (hidden + n // 2) % n
    if "find" in temper:
        return [table.index(hidden) + 1]
    how_many = {"even": 0, "two camps": 2}.get(temper, 1)
    return rng.sample(range(1, len(table) + 1), how_many)


def one_ballot(
    rng: Random, open_places: list[int], magnets: list[int], pull: float, two_allowed: bool
) -> list[int]:
    drawn = [place for place in magnets if place in open_places]
    first = rng.choice(drawn if drawn and rng.random() < pull else open_places)
    others = [place for place in open_places if place != first]
    if not (two_allowed and others and rng.random() < 0.5):
        return [first]
    return rng.sample([first, rng.choice(others)], 2)


def red_vote(rng: Random, turn: Turn) -> int:
    green = turn["votes"][str(turn["storyteller"])][0]
    open_places = [place for place, _ in places(turn) if place != green]
    wanted: list[int] = [ballot[0] for ballot in turn["votes"].values() if ballot[0] != green]
    return rng.choice(wanted if wanted and rng.random() < 0.7 else open_places)


def written(rng: Random, turn: Turn) -> str:
    """The turn as one line; JSON may be written in many ways, and all of them mean the same."""
    keys = list(turn)
    rng.shuffle(keys)
    spaces = rng.choice([(",", ":"), (", ", ": "), (" ,\t", " :  ")])
    line = json.dumps({key: turn[key] for key in keys}, separators=spaces)
    if rng.random() < 0.1:
        line = line.replace("s", r"\u0073")  # no value but a string holds an s in a sound turn
    return line + rng.choice(["", "", "", " ", "\r"])


# ------------------------------------------------------------------------------ broken turns

Breaker = Callable[[Random, Turn], Turn | str | None]
WAYS: dict[str, Breaker] = {}


def broken_turn(rng: Random) -> tuple[str, str]:
    """A line that must be refused, and the one thing that is wrong with it."""
    why = rng.choice(list(WAYS))
    return broken_by(rng, why), why


def broken_by(rng: Random, why: str) -> str:
    while True:  # some ways need a certain game; deal until they apply
        broken = WAYS[why](rng, random_turn(rng))
        if isinstance(broken, str):
            return broken
        if broken is not None:
            return json.dumps(broken)


def way(why: str) -> Callable[[Breaker], Breaker]:
    def listed(breaker: Breaker) -> Breaker:
        WAYS[why] = breaker
        return breaker

    return listed


def any_voter(rng: Random, turn: Turn) -> str:
    return str(rng.choice(list(turn["votes"])))


def with_ballot(turn: Turn, seat: str, ballot: object) -> Turn:
    return {**turn, "votes": {**turn["votes"], seat: ballot}}


def without_ballot(turn: Turn, seat: str) -> Turn:
    return {**turn, "votes": {who: b for who, b in turn["votes"].items() if who != seat}}


def is_two_votes(turn: Turn) -> bool:
    return bool(turn["game"] == "odyssey" and turn["players"] >= 7)


# --- ballots


@way("a vote for a card of one's own")
def own_card(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] == "party":
        return None
    seat = any_voter(rng, turn)
    own = forbidden_places(turn, turn["game"], turn["players"], int(seat))
    return with_ballot(turn, seat, [rng.choice(sorted(own))])


@way("a second vote for a card of one's own")
def own_card_second(rng: Random, turn: Turn) -> Turn | None:
    if not is_two_votes(turn):
        return None
    seat = any_voter(rng, turn)
    own = turn["table"].index(int(seat)) + 1
    return with_ballot(turn, seat, rng.sample([turn["votes"][seat][0], own], 2))


@way("a vote for a place beyond the last card")
def beyond(rng: Random, turn: Turn) -> Turn:
    return with_ballot(turn, any_voter(rng, turn), [len(turn["table"]) + rng.choice([1, 1, 2, 9])])


@way("a vote for place 0")
def place_zero(rng: Random, turn: Turn) -> Turn:
    return with_ballot(turn, any_voter(rng, turn), [0])


@way("a second vote for a place that is not there")
def second_beyond(rng: Random, turn: Turn) -> Turn | None:
    if not is_two_votes(turn):
        return None
    seat = any_voter(rng, turn)
    nowhere = rng.choice([0, len(turn["table"]) + 1])
    return with_ballot(turn, seat, [turn["votes"][seat][0], nowhere])


@way("a ballot is missing")
def missing_ballot(rng: Random, turn: Turn) -> Turn:
    return without_ballot(turn, any_voter(rng, turn))


@way("the storyteller's green ballot is missing")
def missing_green(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "party":
        return None
    return without_ballot(turn, str(turn["storyteller"]))


@way("an empty ballot")
def empty_ballot(rng: Random, turn: Turn) -> Turn:
    return with_ballot(turn, any_voter(rng, turn), [])


@way("no ballots at all")
def no_ballots(rng: Random, turn: Turn) -> Turn:
    return {**turn, "votes": {}}


@way("a ballot of the storyteller")
def storyteller_votes(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] == "party":
        return None
    others = [place for place, owner in places(turn) if owner != turn["storyteller"]]
    return with_ballot(turn, str(turn["storyteller"]), [rng.choice(others)])


@way("an empty ballot of the storyteller")
def storyteller_votes_nothing(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] == "party":
        return None
    return with_ballot(turn, str(turn["storyteller"]), [])


@way("a ballot of the storyteller's team-mate")
def mate_votes(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "teams":
        return None
    n = turn["players"]
    mate = (turn["storyteller"] + n // 2) % n
    others = [place for place, owner in places(turn) if owner != mate]
    return with_ballot(turn, str(mate), [rng.choice(others)])


@way("a ballot of one who handed over a card, besides the team-mate's")
def giver_votes_too(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "teams":
        return None
    seat = any_voter(rng, turn)
    giver = (int(seat) + turn["players"] // 2) % turn["players"]
    return with_ballot(turn, str(giver), turn["votes"][seat])


@way("a ballot of one who handed over a card, instead of the team-mate's")
def giver_votes_instead(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "teams":
        return None
    seat = any_voter(rng, turn)
    giver = (int(seat) + turn["players"] // 2) % turn["players"]
    return with_ballot(without_ballot(turn, seat), str(giver), turn["votes"][seat])


@way("a ballot of a seat that is not at the table")
def stranger_votes(rng: Random, turn: Turn) -> Turn:
    stranger = rng.choice([turn["players"], turn["players"] + 1, 99, -1])
    return with_ballot(turn, str(stranger), [1])


def misnamed(name: Callable[[str], str]) -> Breaker:
    def breaker(rng: Random, turn: Turn) -> Turn:
        seat = any_voter(rng, turn)
        return with_ballot(without_ballot(turn, seat), name(seat), turn["votes"][seat])

    return breaker


WAYS["a seat written with a leading zero"] = misnamed(lambda seat: "0" + seat)
WAYS["a seat written with a plus"] = misnamed(lambda seat: "+" + seat)
WAYS["a seat written with a space"] = misnamed(lambda seat: seat + " ")
WAYS["a seat written as a decimal"] = misnamed(lambda seat: seat + ".0")
WAYS["a seat written with an underscore"] = misnamed(lambda seat: "0_" + seat)
WAYS["a seat written in Arabic digits"] = misnamed(
    lambda seat: "".join(chr(0x660 + int(digit)) for digit in seat)
)
WAYS["a seat written in full-width digits"] = misnamed(
    lambda seat: "".join(chr(0xFF10 + int(digit)) for digit in seat)
)
WAYS["a seat written as a word"] = misnamed(lambda seat: "blue")
WAYS["a seat without a name"] = misnamed(lambda seat: "")
WAYS["a seat as half a character"] = misnamed(lambda seat: "\ud83d")


@way("two votes where one is allowed")
def two_votes(rng: Random, turn: Turn) -> Turn | None:
    seat = any_voter(rng, turn)
    open_places = legal_places(turn, turn["game"], turn["players"], int(seat))
    if is_two_votes(turn) or len(open_places) < 2:
        return None
    return with_ballot(turn, seat, rng.sample(open_places, 2))


@way("three votes where two are allowed")
def three_votes(rng: Random, turn: Turn) -> Turn | None:
    if not is_two_votes(turn):
        return None
    seat = any_voter(rng, turn)
    open_places = legal_places(turn, "odyssey", turn["players"], int(seat))
    return with_ballot(turn, seat, rng.sample(open_places, 3))


@way("both votes for the same place")
def same_place_twice(rng: Random, turn: Turn) -> Turn | None:
    if not is_two_votes(turn):
        return None
    seat = any_voter(rng, turn)
    return with_ballot(turn, seat, turn["votes"][seat][:1] * 2)


@way("the one vote written twice")
def one_vote_written_twice(rng: Random, turn: Turn) -> Turn | None:
    if is_two_votes(turn):
        return None
    seat = any_voter(rng, turn)
    return with_ballot(turn, seat, turn["votes"][seat] * 2)


def odd_ballot(spoil: Callable[[list[int]], object]) -> Breaker:
    def breaker(rng: Random, turn: Turn) -> Turn:
        seat = any_voter(rng, turn)
        return with_ballot(turn, seat, spoil(turn["votes"][seat]))

    return breaker


WAYS["a ballot that is a bare number"] = odd_ballot(lambda ballot: ballot[0])
WAYS["a ballot that is a string"] = odd_ballot(lambda ballot: str(ballot[0]))
WAYS["a ballot that is null"] = odd_ballot(lambda ballot: None)
WAYS["a ballot that is an object"] = odd_ballot(lambda ballot: {"place": ballot[0]})
WAYS["a ballot keyed by its place"] = odd_ballot(lambda ballot: {str(ballot[0]): True})
WAYS["a ballot in a ballot"] = odd_ballot(lambda ballot: [ballot])
WAYS["a ballot that is true"] = odd_ballot(lambda ballot: True)


# --- the table


def with_table(turn: Turn, table: list[int]) -> Turn:
    return {**turn, "table": table}


@way("a card is missing from the table")
def card_missing(rng: Random, turn: Turn) -> Turn:
    gone = rng.randrange(len(turn["table"]))
    return with_table(turn, turn["table"][:gone] + turn["table"][gone + 1 :])


@way("a card too many on the table")
def card_too_many(rng: Random, turn: Turn) -> Turn:
    return with_table(turn, [*turn["table"], rng.choice(turn["table"])])


@way("one owner's card stands in for another's")
def card_of_another(rng: Random, turn: Turn) -> Turn:
    table = list(turn["table"])
    spot = rng.randrange(len(table))
    table[spot] = rng.choice([owner for owner in table if owner != table[spot]])
    return with_table(turn, table)


@way("a card of a seat that is not at the table")
def card_of_stranger(rng: Random, turn: Turn) -> Turn:
    table = list(turn["table"])
    table[rng.randrange(len(table))] = turn["players"] + rng.choice([0, 0, 1, 50])
    return with_table(turn, table)


@way("an empty table")
def empty_table(rng: Random, turn: Turn) -> Turn:
    return with_table(turn, [])


@way("a table of places keyed by number")
def table_as_object(rng: Random, turn: Turn) -> Turn:
    return {**turn, "table": {str(place): owner for place, owner in places(turn)}}


@way("a table that is a string")
def table_as_string(rng: Random, turn: Turn) -> Turn:
    return {**turn, "table": "".join(map(str, turn["table"]))}


@way("a table that is null")
def table_as_null(rng: Random, turn: Turn) -> Turn:
    return {**turn, "table": None}


@way("a table of tables")
def table_of_tables(rng: Random, turn: Turn) -> Turn:
    return {**turn, "table": [[owner] for owner in turn["table"]]}


@way("three players with one card each")
def three_with_three(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] not in ("classic", "odyssey"):
        return None
    turn = {**turn, "players": 3, "storyteller": rng.randrange(3), "table": rng.sample(range(3), 3)}
    return {**turn, "votes": cast_votes(rng, turn, turn["game"], 3)}


@way("three players, the storyteller with two cards")
def three_storyteller_with_two(rng: Random, turn: Turn) -> Turn | None:
    if turn["players"] != 3:
        return None
    table = list(turn["table"])
    table[table.index((turn["storyteller"] + 1) % 3)] = turn["storyteller"]
    return with_table(turn, table)


@way("three players, the other two with three cards and one")
def three_with_three_and_one(rng: Random, turn: Turn) -> Turn | None:
    if turn["players"] != 3:
        return None
    table = list(turn["table"])
    left, right = (turn["storyteller"] + 1) % 3, (turn["storyteller"] + 2) % 3
    table[table.index(left)] = right
    return with_table(turn, table)


@way("two cards of everybody as if there were three players")
def two_cards_each(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] not in ("classic", "odyssey") or turn["players"] == 3:
        return None
    more = [seat for seat in range(turn["players"]) if seat != turn["storyteller"]]
    return with_table(turn, turn["table"] + more)


@way("party without the storyteller's card")
def party_without_storyteller(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "party":
        return None
    table = [owner for owner in turn["table"] if owner != turn["storyteller"]]
    turn = {**turn, "table": table}
    turn["votes"] = {seat: [rng.choice([1, 2])] for seat in turn["votes"]}
    return {**turn, "red": 3}


@way("both of a team hand over a card")
def both_hand_over(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "teams":
        return None
    return with_table(turn, [*turn["table"], int(any_voter(rng, turn))])


@way("both of one team hand over a card and another team none")
def one_team_for_another(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "teams":
        return None
    n = turn["players"]
    eager, lazy = (int(seat) for seat in rng.sample(list(turn["votes"]), 2))
    table = list(turn["table"])
    table[table.index((lazy + n // 2) % n)] = eager
    return with_table(turn, table)


@way("the team-mate's card is missing, the storyteller's twice")
def no_card_of_mate(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "teams" or reading(turn) != "own_and_partner":
        return None
    n = turn["players"]
    mate = (turn["storyteller"] + n // 2) % n
    return with_table(turn, [turn["storyteller"] if o == mate else o for o in turn["table"]])


@way("the storyteller's card instead of the team-mate's, where the team-mate's stands for both")
def storyteller_for_mate(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "teams" or reading(turn) != "partner_only":
        return None
    n = turn["players"]
    mate = (turn["storyteller"] + n // 2) % n
    return with_table(turn, [turn["storyteller"] if o == mate else o for o in turn["table"]])


@way("the storyteller's card on the table, where the team-mate's stands for both")
def storyteller_lays_too(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "teams" or reading(turn) != "own_and_partner":
        return None
    return {**turn, "team_card": "partner_only"}


@way("no card of the storyteller, where both lay one")
def storyteller_lays_none(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "teams" or reading(turn) != "partner_only":
        return None
    if rng.random() < 0.5:
        return {**turn, "team_card": "own_and_partner"}
    return {key: value for key, value in turn.items() if key != "team_card"}


# --- the red vote


def odd_red(spoil: Callable[[Random, Turn], object]) -> Breaker:
    def breaker(rng: Random, turn: Turn) -> Turn | None:
        return {**turn, "red": spoil(rng, turn)} if turn["game"] == "party" else None

    return breaker


WAYS["red on the storyteller's green"] = odd_red(
    lambda rng, turn: turn["votes"][str(turn["storyteller"])][0]
)
WAYS["red on place 0"] = odd_red(lambda rng, turn: 0)
WAYS["red beyond the last card"] = odd_red(
    lambda rng, turn: turn["players"] + rng.choice([1, 1, 2, 9])
)
WAYS["red as a ballot"] = odd_red(lambda rng, turn: [turn["red"]])


@way("red in a game that has none")
def foreign_red(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] == "party":
        return None
    return {**turn, "red": rng.choice([1, 2, None])}


# --- keys, names, numbers of players


def missing_key(key: str) -> Breaker:
    def breaker(rng: Random, turn: Turn) -> Turn | None:
        return {k: v for k, v in turn.items() if k != key} if key in turn else None

    return breaker


for _key in ("game", "players", "storyteller", "table", "votes", "red"):
    WAYS[f"the key {_key} is missing"] = missing_key(_key)


@way("team_card in a game without teams")
def foreign_team_card(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] == "teams":
        return None
    return {**turn, "team_card": rng.choice([*READINGS, None])}


@way("an unknown reading of team_card")
def unknown_team_card(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "teams":
        return None
    odd: list[object] = [
        "",
        "own",
        "Own_And_Partner",
        "own_and_partner ",
        "partner",
        None,
        True,
        0,
        [],
        {},
    ]
    return {**turn, "team_card": rng.choice([*odd, ["own_and_partner"]])}


@way("a key nobody knows")
def unknown_key(rng: Random, turn: Turn) -> Turn:
    odd = ["colour", "Red", "green", "vote", "target", "", "game ", "Table", "__class__", "\ud800"]
    return {**turn, rng.choice(odd): rng.choice([None, 1, [], {}, "x"])}


@way("a key with a line separator in it")
def separator_key(rng: Random, turn: Turn) -> str:
    odd = {**turn, "a" + rng.choice("\u2028\u2029\u0085") + "b": 1}
    return json.dumps(odd, ensure_ascii=False)


@way("no such game")
def no_such_game(rng: Random, turn: Turn) -> Turn:
    odd = ["", "dixit", "Classic", "PARTY", "teams ", "odysseus", "\ud800", "class\u0131c"]
    return {**turn, "game": rng.choice(odd)}


@way("a game that is no name")
def game_no_name(rng: Random, turn: Turn) -> Turn:
    return {**turn, "game": rng.choice([None, 0, 1.5, True, [turn["game"]], {turn["game"]: 1}])}


@way("too few or too many players for the game")
def wrong_number(rng: Random, turn: Turn) -> Turn:
    game = turn["game"]
    numbers = {
        "classic": [2, 9, 10, 12],
        "odyssey": [2, 13, 14],
        "party": [3, 4, 5, 13],
        "teams": [4, 14, 16],
    }
    return dealt(rng, game, rng.choice(numbers[game]))


@way("an odd number of players in teams")
def odd_teams(rng: Random, turn: Turn) -> Turn | None:
    if turn["game"] != "teams":
        return None
    return {**turn, "players": turn["players"] + rng.choice([-1, 1])}


@way("one player more or fewer than the table shows")
def miscounted(rng: Random, turn: Turn) -> Turn:
    return {**turn, "players": turn["players"] + rng.choice([-1, 1])}


@way("nobody plays")
def nobody_plays(rng: Random, turn: Turn) -> Turn:
    return {**turn, "players": 0, "storyteller": 0, "table": [], "votes": {}}


@way("the storyteller has no seat")
def storyteller_beyond(rng: Random, turn: Turn) -> Turn:
    return {**turn, "storyteller": turn["players"] + rng.choice([0, 0, 1, 100])}


# --- wrong types, in every spot that holds a number


def negative_twin(field: str, turn: Turn, value: int) -> int:
    """The negative number that would mean the same as an index from the end."""
    if field == "players":
        return -value
    if field in ("storyteller", "an owner"):
        return value - int(turn["players"])
    return min(value - len(turn["table"]), -1)


JUNK: dict[str, Callable[[str, Turn, int], object]] = {
    "a boolean": lambda field, turn, value: bool(value),
    "a decimal": lambda field, turn, value: float(value),
    "a fraction": lambda field, turn, value: value + 0.5,
    "a string": lambda field, turn, value: str(value),
    "null": lambda field, turn, value: None,
    "a list": lambda field, turn, value: [value],
    "an object": lambda field, turn, value: {"value": value},
    "negative": negative_twin,
    "huge": lambda field, turn, value: value + 10**30,
    "a hugely negative number": lambda field, turn, value: value - 2**64,
}


def spoiled(turn: Turn, field: str, rng: Random, junk: Callable[[Turn, int], object]) -> Turn:
    turn = copy.deepcopy(turn)
    holder: Any = turn
    spot: Any = field
    if field == "an owner":
        holder, spot = turn["table"], rng.randrange(len(turn["table"]))
    elif field == "a vote":
        holder = turn["votes"][any_voter(rng, turn)]
        spot = rng.randrange(len(holder))
    holder[spot] = junk(turn, holder[spot])
    return turn


def junk_in(field: str, kind: str) -> Breaker:
    def breaker(rng: Random, turn: Turn) -> Turn | None:
        if field == "red" and turn["game"] != "party":
            return None
        seen: list[int] = []

        def junk(whole: Turn, value: int) -> object:
            seen.append(value)
            return JUNK[kind](field, whole, value)

        broken = spoiled(turn, field, rng, junk)
        # a boolean should be mistaken for the very number that stood there
        dull = kind == "a boolean" and field != "players" and seen[0] not in (0, 1)
        return None if dull else broken

    return breaker


NUMBERS = ("players", "storyteller", "red", "an owner", "a vote")
for _field in NUMBERS:
    for _kind in JUNK:
        WAYS[f"{_field} is {_kind}"] = junk_in(_field, _kind)


@way("a number of five thousand digits")
def endless_number(rng: Random, turn: Turn) -> str:
    fields = [field for field in NUMBERS if field != "red" or "red" in turn]
    line = json.dumps(spoiled(turn, rng.choice(fields), rng, lambda whole, value: "@"))
    return line.replace('"@"', "9" * 5000)


@way("votes that are a list")
def votes_as_list(rng: Random, turn: Turn) -> Turn:
    return {**turn, "votes": list(turn["votes"].values())}


@way("votes that are null")
def votes_as_null(rng: Random, turn: Turn) -> Turn:
    return {**turn, "votes": None}


@way("votes that are pairs")
def votes_as_pairs(rng: Random, turn: Turn) -> Turn:
    return {**turn, "votes": [[int(seat), ballot] for seat, ballot in turn["votes"].items()]}


# --- lines that are not one JSON object


@way("an empty line")
def empty_line(rng: Random, turn: Turn) -> str:
    return rng.choice(["", " ", "\t "])


@way("words instead of JSON")
def words(rng: Random, turn: Turn) -> str:
    return rng.choice(["hello", "Blue has found it!", "{game: classic}", "points", "{}}", "}{"])


@way("a line cut off")
def cut_off(rng: Random, turn: Turn) -> str:
    line = json.dumps(turn)
    return line[: rng.randrange(1, len(line))]


@way("two turns on one line")
def two_on_a_line(rng: Random, turn: Turn) -> str:
    return json.dumps(turn) + rng.choice(["", " ", ","]) + json.dumps(turn)


@way("something after the turn")
def something_after(rng: Random, turn: Turn) -> str:
    return json.dumps(turn) + rng.choice(["x", "}", ";", " // so", "\x00", " 0"])


@way("a comma too many")
def comma_too_many(rng: Random, turn: Turn) -> str:
    return json.dumps(turn)[:-1] + ",}"


@way("single quotes")
def single_quotes(rng: Random, turn: Turn) -> str:
    return json.dumps(turn).replace('"', "'")


@way("a turn in a list")
def turn_in_a_list(rng: Random, turn: Turn) -> str:
    return json.dumps([turn])


@way("a turn in a string")
def turn_in_a_string(rng: Random, turn: Turn) -> str:
    return json.dumps(json.dumps(turn))


@way("JSON, but no object")
def no_object(rng: Random, turn: Turn) -> str:
    return rng.choice(["null", "true", "42", "-1.5e3", '"classic"', "[]", "[[]]", "NaN"])


@way("an object with nothing in it")
def empty_object(rng: Random, turn: Turn) -> str:
    return "{}"


@way("a number that is not one")
def not_a_number(rng: Random, turn: Turn) -> str:
    fields = [field for field in NUMBERS if field != "red" or "red" in turn]
    line = json.dumps(spoiled(turn, rng.choice(fields), rng, lambda whole, value: "@"))
    return line.replace('"@"', rng.choice(["NaN", "Infinity", "-Infinity", "1e999", "0x1", "01"]))


@way("a key twice")
def key_twice(rng: Random, turn: Turn) -> str:
    key = rng.choice(list(turn))
    return json.dumps(turn)[:-1] + f", {json.dumps(key)}: {json.dumps(turn[key])}}}"


@way("a ballot twice")
def ballot_twice(rng: Random, turn: Turn) -> str:
    seat = any_voter(rng, turn)
    ballots = json.dumps(turn["votes"])
    again = ballots[:-1] + f', "{seat}": {json.dumps(turn["votes"][seat])}}}'
    return json.dumps({**turn, "votes": "@"}).replace('"@"', again)


@way("brackets without end")
def brackets(rng: Random, turn: Turn) -> str:
    return rng.choice(["[", '{"votes":', '[{"a":']) * 5000


@way("a nest where a ballot should be")
def nest(rng: Random, turn: Turn) -> str:
    line = json.dumps(with_ballot(turn, any_voter(rng, turn), "@"))
    depth = rng.choice([3, 50, 5000])
    return line.replace('"@"', "[" * depth + "1" + "]" * depth)


@way("bytes that are no text")
def no_text(rng: Random, turn: Turn) -> str:
    """A lone byte 0xFF in the name of the game, as `surrogateescape` writes it."""
    return json.dumps(turn).replace(turn["game"], turn["game"] + "\udcff")


@way("a NUL in the line")
def nul(rng: Random, turn: Turn) -> str:
    return json.dumps(turn).replace(",", ",\x00", 1)
