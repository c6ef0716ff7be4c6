"""A Scene is what a card script talks to: it puts things, remembers them, and paints at the end."""

from __future__ import annotations

import inspect
import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.air import Point, _haze
from reverie_studio.colour import Array
from reverie_studio.depth import Depth
from reverie_studio.engine.focus import focus_of
from reverie_studio.engine.layers import KNOB_NAMES, Box, Knobs, Layer, Material, Plane
from reverie_studio.media import find_finish
from reverie_studio.motifs import Motif, find_motif
from reverie_studio.palettes import Palette, find_palette
from reverie_studio.pen import Pen
from reverie_studio.places import find_stage
from reverie_studio.record import Drawn, Record, colour_word, main_colour, where_on_card
from reverie_studio.relations import find_relation

ROLES = ("subject", "witness", "accent", "prop", "place")
COMPOSITIONS = ("centred", "left", "right", "diagonal", "frame", "low", "high", "split")
VIEWS = ("eye level", "from below", "from above", "through", "near", "far")
CHILD_AGES = ("baby", "toddler", "child")


@dataclass
class Placed:
    """Something on the card; `placed["anchor"]` gives a point in card coordinates."""

    name: str
    box: Box
    anchors: Mapping[str, Point]
    layers: list[Layer] = field(default_factory=list)
    ground: Callable[[float], float] | None = None
    _find: Callable[[str], Point] | None = None

    def __getitem__(self, anchor: str) -> Point:
        if anchor in self.anchors:
            return self.anchors[anchor]
        if self._find is not None:
            return self._find(anchor)
        standard = self._standard()
        if anchor in standard:
            return standard[anchor]
        known = ", ".join(sorted({*self.anchors, *standard}))
        raise KeyError(f"{self.name!r} has no anchor {anchor!r}; it has: {known}")

    def _standard(self) -> dict[str, Point]:
        left, top, right, bottom = self.box
        x, y = (left + right) / 2, (top + bottom) / 2
        return {"centre": (x, y), "center": (x, y), "top": (x, top), "bottom": (x, bottom),
                "left": (left, y), "right": (right, y)}  # fmt: skip

    @property
    def width(self) -> float:
        """Width of its box in px."""
        return self.box[2] - self.box[0]

    @property
    def height(self) -> float:
        """Height of its box in px."""
        return self.box[3] - self.box[1]


class Scene(Depth):
    """One card in the making."""

    def __init__(self, palette: str = "dawn", seed: int = 1,
                 light: tuple[float, float] = (-0.5, -0.8), *, id: str = "", title: str = "",
                 medium: str = "gouache") -> None:  # fmt: skip
        length = math.hypot(*light) or 1.0
        chosen = find_palette(palette)
        super().__init__(chosen, seed, (light[0] / length, light[1] / length))
        self.record = Record(id=id, title=title, medium=medium, palette=chosen.name)

    @property
    def medium(self) -> str:
        """What it is painted with."""
        return self.record.medium

    def took_view(self, word: str) -> None:
        """The record says from where we look."""
        self.record.view = word

    # ---- places

    def stage(self, name: str, **knobs: Any) -> Placed:
        """Paint a place (sky included) and return its spots."""
        stage = find_stage(name)
        start = len(self.layers)
        spots = stage.paint(self, **knobs)
        if not self.record.stage:
            self.record.stage = name
        self.record.place = self.record.place or stage.place
        self.record.view = self.record.view or stage.view
        return Placed(name, (0, 0, WIDTH, HEIGHT), spots.points, self.layers[start:], spots.ground)

    # ---- things

    def put(
        self,
        name: str,
        at: Point | None = None,
        *,
        on: Point | None = None,
        by: str | None = None,
        scale: float = 1.0,
        turn: float = 0.0,
        flip: bool = False,
        role: str = "prop",
        depth: float = 0.7,
        plane: Plane = "place",
        behind: str | None = None,
        count: int = 1,
        label: str | None = None,
        options: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> Placed:
        """Put a motif with its origin at `at` (or `on` another thing's anchor).

        `by` names the motif's own anchor that shall lie there instead of its origin. Knobs
        (volume rim haze wobble shadow contact reflect shade edge tint alpha …) and the motif's
        own options may be mixed freely; `options` is for names that clash.
        """
        motif = find_motif(name)
        knob_changes, own = _sort_out(more, options)
        where = at if at is not None else on
        if where is None:
            raise TypeError(f"put({name!r}) needs at=(x, y) or on=anchor")
        rng, seed = self.own_rng(name)
        pose = str(own.get("pose", motif.options().get("pose", "")))
        spot = _Spot(where, scale, turn, flip)
        if by is not None:
            spot = spot.moved_to(_motif_anchor(motif, by, pose), where)
        pen = self.pen()
        with pen.at(spot.x, spot.y, scale=scale, turn=turn, flip=flip):
            motif.paint(pen, self.palette, rng, **own)
        standing = motif.origin == "ground" and on is None and abs(turn) < 20
        knobs = _motif_knobs(motif, scale, depth, standing).but(**_auto(knob_changes, self.light))
        sheet = pen.pixels()
        layer = self.add_sheet(name, sheet, "motif", depth=depth, plane=plane, knobs=knobs,
                               behind=behind, seed=seed)  # fmt: skip
        self.drawn(pen, layer)
        if layer is not None and (standing or "reflect" in knob_changes):
            layer.ground_y = spot.y
        placed = self._placed(name, layer, {}, lambda a: spot.map(_motif_anchor(motif, a, pose)))
        details = {k: v for k, v in own.items() if isinstance(v, str | int | float | bool)}
        self._note(label or name, role, "motif", layer, count, motif.tags, details)
        if motif.credit and motif.credit not in self.record.credits:
            self.record.credits.append(motif.credit)
        return placed

    def put_many(self, name: str, places: Sequence[Sequence[float]], *, role: str = "prop",
                 depth: float = 0.6, plane: Plane = "place", behind: str | None = None,
                 label: str | None = None, options: Mapping[str, Any] | None = None,
                 vary: Callable[[int], Mapping[str, Any]] | None = None,
                 **more: Any) -> Placed:  # fmt: skip
        """Many of one motif in one layer: places are (x, y[, scale[, turn[, flip]]]).

        `vary(i)` may give options of its own to each of them.
        """
        motif = find_motif(name)
        knob_changes, own = _sort_out(more, options)
        rng, seed = self.own_rng(f"many {name}")
        pen = self.pen()
        for i, spot in enumerate(places):
            x, y, scale, turn, flip = (*spot, *(1.0, 0.0, 0.0)[len(spot) - 2 :])
            with pen.at(x, y, scale=scale, turn=turn, flip=bool(flip)):
                motif.paint(pen, self.palette, rng, **{**own, **(vary(i) if vary else {})})
        mean = float(np.mean([p[2] if len(p) > 2 else 1.0 for p in places]))
        knobs = _motif_knobs(motif, mean, depth, False).but(**_auto(knob_changes, self.light))
        layer = self.add_sheet(name, pen.pixels(), "motif", depth=depth, plane=plane, knobs=knobs,
                               behind=behind, seed=seed)  # fmt: skip
        self.drawn(pen, layer)
        self._note(label or name, role, "motif", layer, len(places), motif.tags, {})
        return self._placed(name, layer, {}, None)

    def figure(
        self,
        at: Point,
        *,
        height: float = 140,
        age: str = "child",
        pose: str = "stand",
        view: str | float = "back",
        clothes: Mapping[str, Any] | None = None,
        role: str = "prop",
        depth: float = 0.8,
        plane: Plane = "place",
        behind: str | None = None,
        label: str | None = None,
        options: Mapping[str, Any] | None = None,
        **more: Any,
    ) -> Placed:
        """Put a person with the feet (or the seat) at `at`."""
        from reverie_studio.figures import Figure, draw_figure

        knob_changes, own = _sort_out(more, options)
        own.setdefault("light", 1.0 if self.light[0] > 0.15 else -1.0)
        rng, seed = self.own_rng(f"figure {age} {pose}")
        own.setdefault("seed", int(rng.integers(1, 1 << 20)))
        own.update(height=height, age=age, pose=pose, view=view, clothes=dict(clothes or {}))
        pen = self.pen()
        with pen.at(at[0], at[1]):
            anchors = draw_figure(pen, self.palette, rng, **own)
        words = _figure_words(Figure, own, self.palette)
        knobs = Knobs(volume=0.22, rim=0.32, wobble=0.5, edge=0.16, pigment=0.1, contact=0.4,
                      protect=1.0, haze=_haze(depth))  # fmt: skip
        name = label or f"{age}"
        layer = self.add_sheet(name, pen.pixels(), "figure", depth=depth, plane=plane,
                               knobs=knobs.but(**_auto(knob_changes, self.light)), behind=behind,
                               seed=seed)  # fmt: skip
        self.drawn(pen, layer)
        if layer is not None:
            layer.ground_y = at[1]
        points = {k: (at[0] + x, at[1] + y) for k, (x, y) in anchors.items()}
        self._note(name, role, "figure", layer, 1, ("person",),
                   {**words, "age": age, "pose": pose, "view": view})  # fmt: skip
        if role == "witness" and not self.record.witness:
            does, seen = words.get("does", pose), words.get("seen", view)
            self.record.witness = f"{label or words.get('who', age)}: {does}, {seen}"
        return self._placed(name, layer, points, None)

    def draw(
        self,
        what: Callable[[Pen], Any],
        *,
        name: str,
        role: str = "prop",
        depth: float = 0.7,
        material: Material = "motif",
        plane: Plane = "place",
        behind: str | None = None,
        anchors: Mapping[str, Point] | None = None,
        ground: float | None = None,
        count: int = 1,
        record: bool = True,
        **knobs: Any,
    ) -> Placed:
        """Free drawing for what is unique to this card, in card coordinates."""
        unknown = set(knobs) - KNOB_NAMES
        if unknown:
            raise TypeError(f"draw({name!r}) has no knob {', '.join(sorted(unknown))}; "
                            f"knobs: {', '.join(sorted(KNOB_NAMES))}")  # fmt: skip
        pen = self.pen()
        what(pen)
        sheet = pen.pixels()
        base = Knobs(volume=0.28, rim=0.35, haze=_haze(depth), protect=0.7)
        layer = self.add_sheet(name, sheet, material, depth=depth, plane=plane,
                               knobs=base.but(**_auto(knobs, self.light)), behind=behind)  # fmt: skip
        self.drawn(pen, layer)
        if layer is not None:
            layer.ground_y = ground if ground is not None else layer.box[3]
        if record:
            self._note(name, role, "drawing", layer, count, (), {})
        return self._placed(name, layer, dict(anchors or {}), None)

    # ---- meaning

    def relate(self, subject: Placed | str, relation: str, other: Placed | str) -> None:
        """Say how one thing stands to another."""
        find_relation(relation)
        names = [x.name if isinstance(x, Placed) else x for x in (subject, other)]
        self.record.relation.append({"subject": names[0], "relation": relation, "object": names[1]})

    def spot_for(self, relation: str, other: Placed) -> Point:
        """Where a relation proposes to put the foot of its subject."""
        return find_relation(relation).place(other.box)

    def describe(self, text: str) -> None:
        """What can be seen, in one or two neutral sentences."""
        self.record.description = " ".join(text.split())

    def moods(self, *words: str) -> None:
        """Three to five moods."""
        self.record.moods = list(words)

    def themes(self, *words: str) -> None:
        """Three to six themes."""
        self.record.themes = list(words)

    def says(self, *texts: str) -> None:
        """Twelve to twenty things different people might say of it."""
        self.record.associations = list(texts)

    def about(self, *, place: str = "", time: str = "", weather: str = "", light: str = "",
              view: str = "", composition: str = "", witness: str = "", foreground: str = "",
              unexplained: str = "") -> None:  # fmt: skip
        """The rest of the record.

        `view` begins with one of VIEWS; `foreground`: what stands between us and the scene;
        `unexplained`: what the picture shows and never explains.
        """
        if composition and composition not in COMPOSITIONS:
            raise ValueError(f"composition is one of {', '.join(COMPOSITIONS)}, not {composition!r}")
        given = {"place": place, "time": time, "weather": weather, "light": light, "view": view,
                 "composition": composition, "witness": witness, "foreground": foreground,
                 "unexplained": unexplained}  # fmt: skip
        for name, value in given.items():
            if value:
                setattr(self.record, name, value)

    # ---- the end

    def render(self) -> Array:
        """Paint everything: float32 (1200, 800, 3) in 0…1."""
        if not any(layer.name == "sky" for layer in self.layers):
            self.sky()
        self.record.moon = self.has_moon or any("moon" in m.name.split() for m in self.record.motifs)
        if not self.record.composition:
            self.record.composition = guess_composition(self.record)
        self.look.focus = focus_of(self.layers, self.focus_spots)
        self.look.behind = any(layer.name in ("sun", "moon") for layer in self.layers)
        return find_finish(self.record.medium)(self.layers, self.look)

    # ---- inner

    def _placed(self, name: str, layer: Layer | None, points: Mapping[str, Point],
                find: Callable[[str], Point] | None) -> Placed:  # fmt: skip
        box = layer.box if layer is not None else (0.0, 0.0, 0.0, 0.0)
        return Placed(name, box, points, [layer] if layer is not None else [], None, find)

    def _note(self, name: str, role: str, kind: str, layer: Layer | None, count: int,
              tags: tuple[str, ...], details: dict[str, Any]) -> None:  # fmt: skip
        if role not in ROLES:
            raise ValueError(f"role is one of {', '.join(ROLES)}, not {role!r}")
        if layer is None or layer.pixels is None:
            raise ValueError(f"{name!r} is not on the card: it would be drawn outside of it")
        layer.role = role
        left, top, right, bottom = (int(v) for v in layer.box)
        area = float(WIDTH * HEIGHT)
        colour = main_colour(layer.pixels)
        drawn = Drawn(
            name, role, kind, (left, top, right, bottom),
            round((right - left) * (bottom - top) / area, 4),
            round(float(layer.pixels[..., 3].sum()) / area, 4),
            where_on_card(layer.box), colour, colour_word(colour), count, tags, details,
        )  # fmt: skip
        self.record.motifs.append(drawn)
        if role == "witness" and kind != "figure" and not self.record.witness:
            self.record.witness = name


@dataclass(frozen=True)
class _Spot:
    """Where a motif is put: maps its own coordinates to the card's."""

    at: Point
    scale: float
    turn: float
    flip: bool

    @property
    def x(self) -> float:
        return self.at[0]

    @property
    def y(self) -> float:
        return self.at[1]

    def map(self, point: Point) -> Point:
        x = point[0] * self.scale * (-1 if self.flip else 1)
        y = point[1] * self.scale
        a = math.radians(self.turn)
        return (self.x + x * math.cos(a) - y * math.sin(a), self.y + x * math.sin(a) + y * math.cos(a))

    def moved_to(self, own: Point, where: Point) -> _Spot:
        x, y = self.map(own)
        return _Spot((2 * where[0] - x, 2 * where[1] - y), self.scale, self.turn, self.flip)


def _motif_anchor(motif: Motif, name: str, pose: str) -> Point:
    """An anchor; 'sit.head' takes the place of 'head' when the pose is 'sit'."""
    posed = f"{pose}.{name}"
    return motif.anchors[posed] if posed in motif.anchors else motif.anchor(name)


def _sort_out(
    more: Mapping[str, Any], options: Mapping[str, Any] | None
) -> tuple[dict[str, Any], dict[str, Any]]:
    knobs = {k: v for k, v in more.items() if k in KNOB_NAMES}
    own = {k: v for k, v in more.items() if k not in KNOB_NAMES}
    own.update(options or {})
    return knobs, own


def _auto(knobs: Mapping[str, Any], light: tuple[float, float]) -> dict[str, Any]:
    """shadow=True becomes a shadow that falls away from the light."""
    out = dict(knobs)
    if out.get("shadow") is True:
        out["shadow"] = (-light[0] * 16, 14.0, 12.0, 0.35)
    elif out.get("shadow") is False:
        out["shadow"] = None
    return out


def _motif_knobs(motif: Motif, scale: float, depth: float, standing: bool) -> Knobs:
    size = max(motif.size) * scale
    small = size < 220
    return Knobs(
        volume=0.24 if small else 0.34,
        rim=0.32 if small else 0.42,
        wobble=0.6 if small else 1.6,
        edge=0.18,
        pigment=0.1 if small else 0.16,
        haze=_haze(depth),
        contact=0.45 if standing else 0.0,
        protect=0.95 if small else 0.62,
    )


def _figure_words(
    figure: type[Any], options: Mapping[str, Any], palette: Palette
) -> dict[str, Any]:
    """What can be said of a person: who, does, seen, wears …"""
    known = inspect.signature(figure).parameters
    person = figure(**{k: v for k, v in options.items() if k in known})
    person.outfit = person._dress(palette)
    words: dict[str, Any] = person.words()
    return {k: words[k] for k in ("who", "does", "seen", "wears", "looks", "with") if words.get(k)}


def guess_composition(record: Record) -> str:
    """Where the weight of the picture lies, when the script does not say."""
    boxes = [m.box for m in record.subjects()] or [m.box for m in record.motifs[:1]]
    if not boxes:
        return "centred"
    left, top = min(b[0] for b in boxes), min(b[1] for b in boxes)
    right, bottom = max(b[2] for b in boxes), max(b[3] for b in boxes)
    x, y = (left + right) / 2 / WIDTH, (top + bottom) / 2 / HEIGHT
    if x < 0.42:
        return "left"
    if x > 0.58:
        return "right"
    if y < 0.38:
        return "high"
    return "low" if y > 0.66 else "centred"


Paint = Callable[[Scene], None]


@dataclass(frozen=True)
class CardScript:
    """A card: its name, its chance, its light, and the function that sets the scene."""

    id: str
    title: str
    seed: int
    palette: str
    light: tuple[float, float]
    paint: Paint
    medium: str | None = None

    def scene(self, deck: str = "", medium: str = "gouache") -> Scene:
        """Set the scene, without painting it."""
        s = Scene(self.palette, self.seed, self.light, id=self.id, title=self.title,
                  medium=self.medium or medium)  # fmt: skip
        return self.set(s, deck)

    def set(self, s: Scene, deck: str) -> Scene:
        """Let the script fill a scene; its drawings lie beside it."""
        s.record.deck = deck
        s.folder = Path(self.paint.__code__.co_filename).parent
        self.paint(s)
        return s


def card(*, id: str, title: str, seed: int = 1, palette: str = "dawn",
         light: tuple[float, float] = (-0.5, -0.8),
         medium: str | None = None) -> Callable[[Paint], CardScript]:  # fmt: skip
    """Make a function the script of a card; light points towards the light (y up is negative)."""
    if len(id) != 6 or not id.isalnum() or id != id.lower():
        raise ValueError(f"a card id is six lower-case letters and digits, not {id!r}")
    find_palette(palette)

    def wrap(paint: Paint) -> CardScript:
        return CardScript(id, title, seed, palette, light, paint, medium)

    return wrap
