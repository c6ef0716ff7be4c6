"""Hounds that know."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.rock_beasts import bloodhound_face


def knowing_hound() -> Clay:
    """A `bloodhound_face` that looks down past its nose to our left."""
    c = bloodhound_face()
    for side, name in ((-1, "left"), (1, "right")):
        gaze = Clay()
        eye(gaze, name, (58 * side, -58, 26), 25, side, aside=12, lids=0.72, look=(-0.5 * side, 0.8), inner=0.75, iris=0.6, bag=1.3)
        c.marks.update(gaze.marks)
    return c
