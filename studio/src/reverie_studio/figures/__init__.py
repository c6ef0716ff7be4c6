"""Posable people: one skeleton for every pose, age and view."""

from reverie_studio.figures.builds import BUILDS
from reverie_studio.figures.couples import KINDS, Couple, draw_couple, ladder_reach
from reverie_studio.figures.expressions import EXPRESSIONS
from reverie_studio.figures.figure import Figure, draw_face, draw_figure
from reverie_studio.figures.grips import GRIPS, draw_hand
from reverie_studio.figures.hands import HANDS
from reverie_studio.figures.pairs import RECOMMENDED, Pair, good_views
from reverie_studio.figures.poses import ORIGINS, POSES
from reverie_studio.figures.props import PROPS
from reverie_studio.figures.space import VIEWS
from reverie_studio.figures.wardrobe import GARMENTS, HAIRS, HATS

__all__ = [
    "BUILDS", "EXPRESSIONS", "GARMENTS", "GRIPS", "HAIRS", "HANDS", "HATS", "KINDS", "ORIGINS", "POSES", "PROPS",
    "RECOMMENDED", "VIEWS", "Couple", "Figure", "Pair", "draw_couple", "draw_face", "draw_figure", "draw_hand", "good_views",
    "ladder_reach",
]  # fmt: skip
