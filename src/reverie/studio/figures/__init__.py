"""Posable people: one skeleton for every pose, age and view."""

from reverie.studio.figures.builds import BUILDS
from reverie.studio.figures.couples import KINDS, Couple, draw_couple, ladder_reach
from reverie.studio.figures.figure import Figure, draw_figure
from reverie.studio.figures.heads import EXPRESSIONS
from reverie.studio.figures.pairs import RECOMMENDED, Pair, good_views
from reverie.studio.figures.poses import ORIGINS, POSES
from reverie.studio.figures.props import PROPS
from reverie.studio.figures.space import VIEWS
from reverie.studio.figures.wardrobe import GARMENTS, HAIRS, HATS

__all__ = [
    "BUILDS", "EXPRESSIONS", "GARMENTS", "HAIRS", "HATS", "KINDS", "ORIGINS", "POSES", "PROPS",
    "RECOMMENDED", "VIEWS", "Couple", "Figure", "Pair", "draw_couple", "draw_figure", "good_views",
    "ladder_reach",
]  # fmt: skip
