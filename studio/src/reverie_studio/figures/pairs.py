"""Pairs of pose and view that were looked at and found good; take these first."""

from __future__ import annotations

from typing import NamedTuple


class Pair(NamedTuple):
    """A pose in a view, and what it is good for."""

    pose: str
    view: str
    good_for: str


RECOMMENDED: tuple[Pair, ...] = (
    Pair("stand", "back", "the quiet witness"),
    Pair("stand", "back_right", "the witness who looks at something beside us"),
    Pair("stand", "front_right", "a portrait, a host, a stranger"),
    Pair("look_up", "back", "somebody before something huge"),
    Pair("look_up", "back_right", "the same, with a face to guess at"),
    Pair("look_up", "right", "wonder in profile"),
    Pair("look_down", "front_right", "something lost, a hole, a reflection"),
    Pair("shy", "front", "a child who has done something"),
    Pair("point", "right", "there!"),
    Pair("point", "back_right", "there, and we look along the arm"),
    Pair("wave", "front", "welcome or farewell"),
    Pair("wave", "back", "farewell"),
    Pair("reach_up", "back_right", "almost touching"),
    Pair("reach_up", "right", "almost touching, in profile"),
    Pair("hold_up", "right", "a lantern into the dark"),
    Pair("hold_up", "back_right", "a lantern into the picture"),
    Pair("think", "front", "a riddle"),
    Pair("hide_face", "front", "hide and seek, or grief"),
    Pair("hide_face", "front_right", "the same"),
    Pair("hands_in_pockets", "back", "somebody in no hurry"),
    Pair("arms_crossed", "front", "a guard, a doubter"),
    Pair("bow", "right", "an actor, a servant"),
    Pair("lean", "right", "leaning on a wall or a lamp post at the left"),
    Pair("peek", "front", "half hidden by something drawn in front"),
    Pair("listen", "front", "at a wall, at a shell"),
    Pair("walk", "right", "a journey"),
    Pair("walk", "back_right", "leaving"),
    Pair("walk", "front_right", "arriving"),
    Pair("stroll", "back_right", "old people, philosophers"),
    Pair("run", "right", "joy or flight"),
    Pair("run", "back_right", "running away into the picture"),
    Pair("sneak", "right", "thieves and children"),
    Pair("climb", "back", "on a ladder: use ladder_reach()"),
    Pair("climb", "right", "on a rope, a wall, a giant"),
    Pair("crawl", "right", "a small child, a search under things"),
    Pair("jump", "front", "joy"),
    Pair("dance", "front", "gowns"),
    Pair("balance", "front", "a tightrope towards us"),
    Pair("balance_pole", "front_right", "a tightrope walker"),
    Pair("carry", "right", "with prop='box' or something put on['hands']"),
    Pair("carry_on_back", "right", "a sack, or something put on['back'] with prop=None"),
    Pair("push", "right", "a door, a moon, a stone"),
    Pair("pull", "right", "a rope that leads out of the picture"),
    Pair("paint", "right", "at a wall, at the sky"),
    Pair("violin", "front_right", "music"),
    Pair("umbrella", "back_right", "rain, or not"),
    Pair("lean_on_stick", "right", "old age"),
    Pair("lean_on_stick", "back", "old age, from behind"),
    Pair("spy", "right", "looking far"),
    Pair("read_stand", "front_right", "a letter: prop='letter'"),
    Pair("sit", "back", "on a bench, before a view"),
    Pair("sit", "right", "on a chair, in a train"),
    Pair("sit", "front", "waiting"),
    Pair("sit_edge", "back", "on a roof, before the sky"),
    Pair("sit_edge", "front_right", "on a wall, on a moon"),
    Pair("sit_ground", "right", "alone"),
    Pair("sit_ground", "back", "alone, before a view"),
    Pair("sit_cross", "front", "a story teller, a monk"),
    Pair("sit_slump", "right", "grief, tiredness"),
    Pair("read", "right", "in an armchair"),
    Pair("read", "front_right", "the same"),
    Pair("row", "right", "the hull hides the legs"),
    Pair("swing", "right", "the ropes come with it"),
    Pair("fish", "right", "on a quay, on a cloud"),
    Pair("ride", "right", "on a beast whose back hides one leg: draw the beast, then skip far leg"),
    Pair("kneel", "right", "planting, proposing, mending"),
    Pair("kneel_both", "front_right", "playing, praying"),
    Pair("lie_asleep", "front", "on a bed or on moss; head at the left"),
    Pair("lie_asleep", "back", "the same, head at the right, turned away"),
    Pair("lie_back", "right", "looking at the sky; head at the left"),
    Pair("fall", "right", "a dream of falling"),
    Pair("fall", "front_right", "the same, towards us"),
    Pair("dive", "right", "head first"),
    Pair("float", "front_right", "under water, in the air"),
    Pair("float", "right", "sleepwalking through the air"),
    Pair("fly", "right", "over the roofs"),
    Pair("hang", "front", "from a balloon, an umbrella, a clock hand"),
    Pair("hang", "back", "the same"),
)


def good_views(pose: str) -> tuple[str, ...]:
    """The recommended views of a pose, best first."""
    return tuple(p.view for p in RECOMMENDED if p.pose == pose)
