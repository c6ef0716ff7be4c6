"""A Person is what props and words know of a figure, so that neither has to know its painter."""

from __future__ import annotations

from typing import Protocol

from reverie_studio.figures.builds import Build
from reverie_studio.figures.poses import Pose
from reverie_studio.figures.skeleton import Skeleton
from reverie_studio.figures.space import Vec, View
from reverie_studio.figures.wardrobe import Outfit


class Person(Protocol):
    """Somebody in a pose, seen from somewhere, dressed, with something in the hands or nothing."""

    build: Build
    pose: Pose
    pose_name: str
    bones: Skeleton
    view: View
    outfit: Outfit
    expression: str
    who: str | None
    prop: str | None
    main: int

    def palm(self, i: int) -> Vec:
        """Where something held lies in the hand."""
        ...

    def holding(self) -> tuple[int, ...]:
        """The hands that close around the prop."""
        ...
