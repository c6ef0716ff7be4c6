"""The types of the wire in TypeScript, made from its schema and checked in (`make golden`)."""

import json
from collections.abc import Iterator
from typing import Any, get_args, get_type_hints

import msgspec

from reverie.bots.personalities import COMPANY, STRENGTHS
from reverie.rules.clues import GESTURES, JOINTS, KEYS, VOICES
from reverie.rules.ids import COLOURS
from reverie.rules.pieces import Options
from reverie.rules.variants import STORYTELLER_TURNS, TARGET_SCORES, VARIANTS, Variant
from reverie.tables.requests import SetUp
from reverie.wire import messages as wire
from reverie.wire.refusals import SENTENCES
from reverie.wire.schema import SENT, schema

HEAD = "// Made from src/reverie/wire by `make golden`. Do not edit.\n"
TEAM_CARDS = get_args(get_type_hints(Options)["team_card"])
PLAIN = {"integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


GAME = """\
/** A game of the rulebooks, as far as it can be known before it begins. */
export interface Variant {
  /** With how many it can be played. */
  players: number[];
  /** The options it reads; every other one must stay as it is by default. */
  options: (keyof Options)[];
  /** How it is played by so many, if nothing else is agreed on. */
  facts: Record<number, Facts>;
  /** X4: all hands and the cards laid in one turn, for so many players. */
  cards_needed: Record<Options["team_card"], Record<number, number>>;
}
"""


def typescript() -> str:
    types = schema()["$defs"]
    received = set(reachable(types, [name for name in types if name not in SENT], SENT))
    parts = [HEAD, *constants(), *games()]
    parts += [declare(name, shape, name in received) for name, shape in types.items()]
    return "\n".join(parts)


def constants() -> Iterator[str]:
    yield f"export const PROTOCOL = {wire.PROTOCOL};\n"
    for name, values in (
        ("COLOURS", COLOURS),
        ("GAMES", tuple(VARIANTS)),
        ("TEAM_CARDS", TEAM_CARDS),
        ("BOTS", COMPANY),
        ("STRENGTHS", STRENGTHS),
        ("VOICES", VOICES),
        ("KEYS", KEYS),
        ("GESTURES", GESTURES),
        ("JOINTS", JOINTS),
        ("CODES", tuple(sorted(SENTENCES))),
    ):
        listed = "".join(f"  {json.dumps(value)},\n" for value in values)
        yield f"export const {name} = [\n{listed}] as const;\n"
    yield "export type Colour = (typeof COLOURS)[number];"
    yield "export type Strength = (typeof STRENGTHS)[number];"
    yield "export type Code = (typeof CODES)[number];\n"


def games() -> Iterator[str]:
    """What can be known of every game before it begins."""
    yield GAME
    listed = "".join(map(one_game, VARIANTS.values()))
    yield f"export const VARIANTS: Record<string, Variant> = {{\n{listed}}};\n"
    yield "/** Between what these may be agreed on. */"
    for name, numbers in (
        ("TARGET_SCORES", TARGET_SCORES),
        ("STORYTELLER_TURNS", STORYTELLER_TURNS),
    ):
        yield f"export const {name} = {{ least: {numbers[0]}, most: {numbers[-1]} }};"
    yield "\n/** What is played where nobody wishes otherwise. */"
    yield f"export const SET_UP: SetUp = {literal(SetUp())};\n"


def one_game(game: Variant) -> str:
    options = [name for name in Options.__struct_fields__ if name in game.options]
    facts = {n: game.ruleset_for(n, Options()).facts for n in game.players}
    needed = {card: cards_needed(game, Options(team_card=card)) for card in TEAM_CARDS}
    return f"""\
  {game.id}: {{
    players: {literal(game.players)},
    options: {literal(options)},
    facts: {by_key(facts)},
    cards_needed: {by_key(needed)},
  }},
"""


def cards_needed(game: Variant, options: Options) -> dict[int, int]:
    return {n: game.ruleset_for(n, options).cards_needed(n) for n in game.players}


def by_key(table: dict[Any, Any]) -> str:
    lines = "".join(f"      {key}: {literal(value)},\n" for key, value in table.items())
    return f"{{\n{lines}    }}"


def literal(value: Any) -> str:
    return json.dumps(msgspec.to_builtins(value, str_keys=True))


def reachable(types: dict[str, Any], names: list[str], never: tuple[str, ...]) -> Iterator[str]:
    """These types and all they are made of, without what only a client sends."""
    sent = set(made_of(types, list(never)))
    only_sent = {n for n in sent if types[n].get("properties", {}).get("do")} | set(never)
    yield from (n for n in made_of(types, [n for n in names if n not in only_sent]))


def made_of(types: dict[str, Any], names: list[str]) -> Iterator[str]:
    seen: set[str] = set()
    waiting = list(names)
    while waiting:
        name = waiting.pop()
        if name not in seen:
            seen.add(name)
            yield name
            waiting += refs(types[name])


def refs(shape: Any) -> Iterator[str]:
    if isinstance(shape, dict):
        if "$ref" in shape:
            yield shape["$ref"].rsplit("/", 1)[1]
        for value in shape.values():
            yield from refs(value)
    elif isinstance(shape, list):
        for value in shape:
            yield from refs(value)


def declare(name: str, shape: dict[str, Any], received: bool) -> str:
    note = f"/** {shape['description']} */\n" if "description" in shape else ""
    if shape.get("type") != "object" or "properties" not in shape:
        return f"{note}export type {name} = {write(shape)};\n"
    required = set(shape.get("required", ()))
    lines = [
        f"  {field}{'' if received or field in required else '?'}: {write(kind)};"
        for field, kind in shape["properties"].items()
    ]
    return note + f"export interface {name} {{\n" + "\n".join(lines) + "\n}\n"


def write(shape: dict[str, Any]) -> str:
    if "$ref" in shape:
        return str(shape["$ref"]).rsplit("/", 1)[1]
    if "anyOf" in shape:
        return " | ".join(write(each) for each in shape["anyOf"])
    if "enum" in shape:
        return " | ".join(json.dumps(value) for value in shape["enum"])
    kind = shape.get("type")
    if "prefixItems" in shape:
        return f"[{', '.join(map(write, shape['prefixItems']))}]"
    if kind == "array":
        inner = write(shape.get("items") or {})
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {write(shape.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "string" if kind == "string" else "unknown")
