"""The types of the wire in TypeScript, made from its schema and checked in (`make golden`)."""

import json
from collections.abc import Iterator
from typing import Any

from reverie.bots.personalities import COMPANY, STRENGTHS
from reverie.own.reasons import PICTURE as PICTURE_MESSAGES
from reverie.rules.ids import COLOURS
from reverie.rules.rejections import MESSAGES as RULE_MESSAGES
from reverie.rules.variants import VARIANTS
from reverie.tables.refusals import MESSAGES as TABLE_MESSAGES
from reverie.wire import messages as wire
from reverie.wire.schema import SENT, schema

HEAD = "// Made from src/reverie/wire by `make golden`. Do not edit.\n"
PLAIN = {"integer": "number", "number": "number", "boolean": "boolean", "null": "null"}


def typescript() -> str:
    types = schema()["$defs"]
    received = set(reachable(types, [name for name in types if name not in SENT], SENT))
    parts = [HEAD, *constants()]
    parts += [declare(name, shape, name in received) for name, shape in types.items()]
    return "\n".join(parts)


def constants() -> Iterator[str]:
    yield f"export const PROTOCOL = {wire.PROTOCOL};\n"
    for name, values in (
        ("COLOURS", COLOURS),
        ("GAMES", tuple(VARIANTS)),
        ("BOTS", COMPANY),
        ("STRENGTHS", STRENGTHS),
        ("CODES", tuple(sorted({**RULE_MESSAGES, **TABLE_MESSAGES, **PICTURE_MESSAGES}))),
    ):
        listed = "".join(f"  {json.dumps(value)},\n" for value in values)
        yield f"export const {name} = [\n{listed}] as const;\n"
    yield "export type Colour = (typeof COLOURS)[number];"
    yield "export type Strength = (typeof STRENGTHS)[number];"
    yield "export type Code = (typeof CODES)[number];\n"


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
    if kind == "array":
        inner = write(shape.get("items") or {})
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if kind == "object":
        return f"Record<string, {write(shape.get('additionalProperties') or {})}>"
    return PLAIN.get(str(kind), "string" if kind == "string" else "unknown")
