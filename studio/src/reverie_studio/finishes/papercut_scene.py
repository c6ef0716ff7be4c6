"""A LightBox is a Scene of cut paper: its verbs lay sheets, pierce them and set lamps between them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.air import Line, Point, _haze
from reverie_studio.colour import Colour, darken, mix, vary, vec
from reverie_studio.engine import sky
from reverie_studio.engine.arrays import COLUMNS, ROWS, sheet_of, smooth
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.layers import Layer, Plane, crop
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes import papercut_palettes as papercut_palettes
from reverie_studio.finishes.papercut_clay import (
    PaperBody,
    Papers,
    lay_beads,
    lay_clay,
    lay_eyes,
    lay_strips,
)
from reverie_studio.finishes.papercut_mounts import FRAMES
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.palettes import find_palette
from reverie_studio.pen import Pen
from reverie_studio.scene import CardScript, Paint, Placed, Scene

Shape = str | Callable[[PaperPen], object]


class LightBox(Scene):
    """One papercut card in the making."""

    def __init__(self, palette: str = "lantern night", seed: int = 1,
                 light: tuple[float, float] = (-0.5, -0.8), *, id: str = "", title: str = "",
                 medium: str = "papercut") -> None:  # fmt: skip
        super().__init__(palette, seed, light, id=id, title=title, medium=medium)

    # ---- plumbing

    def new_pen(self) -> Pen:
        """A knife."""
        return PaperPen(self.light, self.palette.shadow)

    def drawn(self, pen: Pen, layer: Layer | None) -> None:
        """What a pen has lit becomes a lamp right before its sheet."""
        super().drawn(pen, layer)
        if layer is None or not isinstance(pen, PaperPen):
            return
        shining = pen.light_pixels()
        cut = crop(shining) if shining is not None else None
        if cut is None:
            return
        pixels, left, top = cut
        light = Layer(f"{layer.name} light", "light", layer.depth, pixels, left, top, plane=layer.plane)
        place = next(i for i, known in enumerate(self.layers) if known is layer)
        self.layers.insert(place + 1, light)

    def put(self, name: str, at: Point | None = None, **more: Any) -> Placed:
        """As Scene.put; a motif stands off 9 px from what is behind it unless `lift` says else."""
        more.setdefault("lift", 9.0)
        return super().put(name, at, **more)

    def put_many(self, name: str, places: Sequence[Sequence[float]], **more: Any) -> Placed:
        """As Scene.put_many, 9 px before what is behind."""
        more.setdefault("lift", 9.0)
        return super().put_many(name, places, **more)

    def figure(self, at: Point, **more: Any) -> Placed:
        """As Scene.figure, 10 px before what is behind."""
        more.setdefault("lift", 10.0)
        return super().figure(at, **more)

    # ---- sheets

    def sheet(self, name: str, what: Shape, colour: Colour | None = None, *, depth: float = 0.5,
              role: str = "", plane: Plane = "place", behind: str | None = None, count: int = 1,
              anchors: dict[str, Point] | None = None, **knobs: Any) -> Placed:  # fmt: skip
        """One sheet: path data with a colour, or a function that cuts with the pen.

        With a role it is written into the record, without one it is part of the place.
        """

        def cut(pen: Pen) -> None:
            assert isinstance(pen, PaperPen)
            if callable(what):
                what(pen)
            else:
                with pen.flat():
                    pen.path(what, self.c(colour, "mid"))

        return self.draw(cut, name=name, role=role or "place", depth=depth, plane=plane, behind=behind,
                         count=count, anchors=anchors, material="place", record=bool(role), **knobs)  # fmt: skip

    def back(self, inner: Colour | None = None, outer: Colour | None = None, at: Point = (400, 480),
             radius: float = 760) -> None:  # fmt: skip
        """The lit panel at the back of the box: bright where the lamp is."""
        one, two = vec(self.c(inner, "glow")), vec(self.c(outer, "mid"))
        far = np.sqrt((COLUMNS - at[0]) ** 2 + (ROWS - at[1]) ** 2) / radius
        t = smooth(0.0, 1.0, np.asarray(far, np.float32))[..., None]
        picture = np.asarray(one * (1 - t) + two * t, np.float32)
        self.add_sheet("sky", sheet_of(picture, np.ones((HEIGHT, WIDTH), np.float32)), "sky",
                       depth=0.0, plane="sky")  # fmt: skip

    def sky(self, stops: Any = None, horizon: float = HEIGHT, wander: float = 0.0,
            texture: float = 0.0) -> None:  # fmt: skip
        """The palette's sky as a lit back panel, without a cloud."""
        rng, _ = self.own_rng("sky")
        graded = sky.graded(rng, stops or self.palette.sky, horizon, wander)
        lamp = 1 - smooth(0.0, 1.0, np.asarray(np.hypot((COLUMNS - 400) / 620, (ROWS - horizon * 0.55) / 700), np.float32))
        graded = graded * (0.9 + 0.24 * lamp[..., None])
        self.add_sheet("sky", sheet_of(np.asarray(graded, np.float32), np.ones((HEIGHT, WIDTH), np.float32)),
                       "sky", depth=0.0, plane="sky")  # fmt: skip

    def ridge(self, y: float, amp: float = 40, scale: float = 300, colour: Colour | None = None, *,
              cut: str = "smooth", depth: float = 0.4, name: str = "ridge", plane: Plane = "place",
              bottom: float = HEIGHT, **knobs: Any) -> Line:  # fmt: skip
        """A sheet across the card with a cut upper edge; returns y(x).

        cut: smooth, wave, scallop, torn, grass, firs, roofs, waves (rolling crests), drips (hangs from above).
        """
        rng, _ = self.own_rng(name)
        line = cuts.profile(rng, y, amp, scale)
        d = cuts.EDGES[cut](rng, line, bottom)
        self.sheet(name, d, colour or "ground", depth=depth, plane=plane, **knobs)
        return line

    def hills(self, y: float, amp: float = 40, scale: float = 300, colour: Colour | None = None,
              foot: Colour | None = None, *, depth: float = 0.4, name: str = "hills",
              plane: Plane = "place", haze: float | None = None, **_ignored: Any) -> Line:  # fmt: skip
        """Hills are a ridge."""
        return self.ridge(y, amp, scale, colour, depth=depth, name=name, plane=plane,
                          haze=_haze(depth) if haze is None else haze)  # fmt: skip

    def frame(self, kind: str = "arch", colour: Colour | None = None, *, depth: float = 0.93,
              width: float = 70, seed: int = 0, plane: Plane = "front", **knobs: Any) -> None:  # fmt: skip
        """The cut mount of the box; kinds: papercut_mounts.FRAMES."""
        rng, _ = self.own_rng(f"frame {kind} {seed}")
        draw = FRAMES[kind]
        tone = self.c(colour, "dark")
        self.sheet(f"frame {kind}", lambda pen: draw(pen, rng, tone, width), depth=depth, plane=plane,
                   **{"haze": 0.0, **knobs})  # fmt: skip

    # ---- bodies of clay

    def clay(self, body: Clay, papers: Papers, *, name: str, role: str = "", **how: Any) -> PaperBody:
        """A body in space, cut into sheets: papers by part, "" for the rest; see `papercut_clay.lay_clay`."""
        return lay_clay(self, body, papers, name=name, role=role, **how)

    def eyes(self, body: PaperBody, *, iris: Colour, **how: Any) -> None:
        """Its gaze: iris, pupil, lids, a punched light; see `papercut_clay.lay_eyes`."""
        lay_eyes(self, body, iris=iris, **how)

    def beads(self, body: PaperBody, spots: Sequence[str | Point], radius: float, *, iris: Colour, **how: Any) -> None:
        """Round eyes without lids; see `papercut_clay.lay_beads`."""
        lay_beads(self, body, spots, radius, iris=iris, **how)

    def strips(self, body: PaperBody, curves: Sequence[str | Sequence[Sequence[float]]], colour: Colour, width: float,
               **how: Any) -> None:  # fmt: skip
        """Brows, whiskers, a mouth, along marks or points; see `papercut_clay.lay_strips`."""
        lay_strips(self, body, curves, colour, width, **how)

    # ---- light

    def lamp(self, at: Point, radius: float = 220, colour: Colour | None = None, strength: float = 0.8,
             plane: Plane = "place", behind: str | None = None) -> None:  # fmt: skip
        """A lamp between the sheets: it lights what has been laid, not what comes before it."""
        far = np.sqrt((COLUMNS - at[0]) ** 2 + (ROWS - at[1]) ** 2) / radius
        fall = np.clip(1 - far, 0, 1) ** 1.6 * strength
        light = np.asarray(fall[..., None] * vec(self.c(colour, "glow")), np.float32)
        self.add_light("lamp", light, plane=plane, behind=behind)

    def tissue(self, name: str, what: Shape, colour: Colour | None = None, *, depth: float = 0.5,
               sheer: float = 0.85, **more: Any) -> Placed:  # fmt: skip
        """A sheet the light shines through."""
        return self.sheet(name, what, colour or "light", depth=depth, sheer=sheer, **more)

    def shine(self, svg_d: str, colour: Colour | None = None, *, name: str = "lit window",
              depth: float = 0.5, plane: Plane = "place", behind: str | None = None) -> None:  # fmt: skip
        """Holes backed with lit tissue."""
        tone = self.c(colour, "glow")
        self.sheet(name, lambda pen: pen.lit(svg_d, tone), depth=depth, plane=plane, behind=behind,
                   lift=0.0, shadow=(0, 0, 0, 0.0))  # fmt: skip

    def moon(self, x: float = 580, y: float = 240, radius: float = 90, *, phase: float = 0.0,
             colour: Colour | None = None, halo: float = 0.7, craters: float = 0.18,
             plane: Plane = "sky", behind: str | None = None) -> None:  # fmt: skip
        """A disc of tissue with a lamp behind it."""
        self.has_moon = True
        self.disc("moon", (x, y), radius, colour or "#fff3cf", halo=halo, plane=plane, behind=behind, phase=phase)

    def sun(self, x: float = 560, y: float = 300, radius: float = 80, *, colour: Colour | None = None,
            halo: float = 0.6, plane: Plane = "sky", behind: str | None = None) -> None:  # fmt: skip
        """A lit disc with a ring of rays cut around it."""
        rng, _ = self.own_rng("sun")
        tone = self.c(colour, "glow")
        self.sheet("sun rays", cuts.rays(rng, x, y, radius * 1.25, radius * 1.75, 18), mix(tone, self.palette.accent2, 0.45),
                   depth=0.06, plane=plane, behind=behind, haze=0.0)  # fmt: skip
        self.disc("sun", (x, y), radius, tone, halo=halo, plane=plane, behind=behind)

    def disc(self, name: str, at: Point, radius: float, colour: Colour, *, halo: float = 0.7,
             phase: float = 0.0, plane: Plane = "sky", behind: str | None = None) -> None:  # fmt: skip
        """A lit round, whole or cut to a sickle."""
        x, y = at
        self.lamp(at, radius * 3.4, colour, halo * 0.5, plane=plane, behind=behind)
        tone = self.c(colour, "light")
        d = cuts.sickle(x, y, radius, phase) if phase else cuts.circle(x, y, radius)

        def cut(pen: PaperPen) -> None:
            with pen.flat():
                pen.path(d, darken(tone, 0.04))
            pen.lit(cuts.sickle(x, y, radius * 0.97, phase) if phase else cuts.circle(x, y, radius * 0.96), tone, 0.75)

        self.sheet(name, cut, depth=0.08, plane=plane, behind=behind, haze=0.0)

    def stars(self, count: int = 120, low: float = 760, colour: Colour = "#fff6d8",
              top: float = 20) -> None:  # fmt: skip
        """Needle holes in the back sheet, a few of them cut as stars."""
        rng, _ = self.own_rng("stars")
        tone = self.c(colour, "light")

        def pierce(pen: PaperPen) -> None:
            for _ in range(count):
                x, y = float(rng.uniform(10, 790)), float(top + (low - top) * rng.random() ** 1.3)
                size = float(rng.choice([1.3, 1.7, 2.3, 3.2], p=[0.4, 0.3, 0.2, 0.1]))
                pen.lit(cuts.star(x, y, size * 2.6, 4, 0.32) if size > 3 else cuts.circle(x, y, size), tone)

        self.sheet("stars", pierce, depth=0.02, plane="sky", lift=0.0, haze=0.0, shadow=(0, 0, 0, 0.0))

    # ---- weather

    def puffs(self, places: Sequence[tuple[float, float, float]], *, colour: Colour | None = None,
              shade: Colour | None = None, plane: Plane = "sky", depth: float = 0.2,
              behind: str | None = None, alpha: float = 1.0, flat: float = 0.42,
              threads: bool = False) -> None:  # fmt: skip
        """Clouds cut in scallops, one sheet each; `threads` hangs them from the lid of the box."""
        rng, _ = self.own_rng("puffs")
        for i, (x, y, width) in enumerate(places):
            tone = vary(self.c(colour, "cloud"), rng, 0.02)
            if threads:
                self.thread((x, -10), (x, y - width * 0.1), depth=depth, plane=plane)
            self.sheet("cloud", cuts.cloud(rng, x, y, width), tone, depth=depth + 0.012 * i, plane=plane,
                       behind=behind, alpha=alpha, sheer=0.3)  # fmt: skip

    def clouds(self, top: float = 100, bottom: float = 640, amount: float = 0.7, **more: Any) -> None:
        """A few scalloped clouds between two heights."""
        rng, _ = self.own_rng("clouds")
        count = 2 + int(amount * 4)
        self.puffs([(float(rng.uniform(0, 800)), top + (bottom - top) * (i + 0.5) / count,
                     float(rng.uniform(160, 320))) for i in range(count)], colour=more.get("colour"))  # fmt: skip

    def snow(self, count: int = 110, colour: Colour = "#ffffff", size: float = 1.0, top: float = 0,
             bottom: float = HEIGHT, plane: Plane = "air") -> None:  # fmt: skip
        """Punched rounds at two distances, some of them on threads."""
        rng, _ = self.own_rng("snow")
        tone = self.c(colour, "light")
        for nth, depth in enumerate((0.6, 0.92)):

            def punch(pen: PaperPen, nth: int = nth) -> None:
                with pen.flat():
                    for _ in range(count // 2):
                        r = float(rng.uniform(1.6, 3.2) * (1 + nth * 0.7)) * size
                        pen.circle(float(rng.uniform(0, WIDTH)), float(rng.uniform(top, bottom)), r, tone)

            self.sheet(f"snow {nth}", punch, depth=depth, plane=plane, haze=0.0)

    def rain(self, count: int = 90, slant: float = -0.12, colour: Colour | None = None,
             length: float = 70, alpha: float = 0.8, plane: Plane = "air") -> None:  # fmt: skip
        """Threads with a drop at the end."""
        rng, _ = self.own_rng("rain")
        tone = self.c(colour, "light")

        def threads(pen: PaperPen) -> None:
            with pen.flat():
                for _ in range(count):
                    x, y, n = float(rng.uniform(-30, 830)), float(rng.uniform(-60, 1200)), length * float(rng.uniform(0.5, 1.2))
                    pen.line(x, y, x + slant * n, y + n, tone, 1.5)
                    pen.path(cuts.drop(x + slant * n, y + n, 5), tone)

        self.sheet("rain", threads, depth=0.9, plane=plane, alpha=alpha, haze=0.0)

    def confetti(self, colours: Sequence[Colour] = ("accent", "accent2", "light"), count: int = 80,
                 top: float = 0, bottom: float = HEIGHT, size: float = 1.0, depth: float = 0.85,
                 plane: Plane = "place") -> None:  # fmt: skip
        """Punched scraps that fall: rounds, strips and diamonds."""
        rng, _ = self.own_rng("confetti")
        tones = [self.c(c, "accent") for c in colours]

        def scatter(pen: PaperPen) -> None:
            with pen.flat():
                for i in range(count):
                    with pen.at(float(rng.uniform(0, WIDTH)), float(rng.uniform(top, bottom)),
                                scale=size * float(rng.uniform(0.6, 1.3)), turn=float(rng.uniform(0, 180))):  # fmt: skip
                        if i % 3 == 0:
                            pen.circle(0, 0, 4.5, tones[i % len(tones)])
                        else:
                            pen.rect(-3, -6, 6, 12 if i % 3 == 1 else 6, tones[i % len(tones)])

        self.sheet("confetti", scatter, depth=depth, plane=plane, haze=0.0)

    def thread(self, start: Point, end: Point, colour: Colour | None = None, *, width: float = 1.4,
               depth: float = 0.7, plane: Plane = "place", behind: str | None = None, sag: float = 0.0) -> None:  # fmt: skip
        """A thread from which paper things hang."""
        tone = self.c(colour, "light")
        mx, my = (start[0] + end[0]) / 2, (start[1] + end[1]) / 2 + sag
        d = f"M{start[0]},{start[1]} Q{mx},{my} {end[0]},{end[1]}"
        self.sheet("thread", lambda pen: pen.path(d, tone, stroke=width), depth=depth, plane=plane,
                   behind=behind, haze=0.0)  # fmt: skip


class LightBoxScript(CardScript):
    """A card script that is set in a light box."""

    def scene(self, deck: str = "", medium: str = "papercut") -> Scene:
        """Set the scene, without painting it."""
        s = LightBox(self.palette, self.seed, self.light, id=self.id, title=self.title, medium="papercut")
        return self.set(s, deck)


def light_box(*, id: str, title: str, seed: int = 1, palette: str = "lantern night",
              light: tuple[float, float] = (-0.5, -0.8)) -> Callable[[Callable[[LightBox], None]], CardScript]:  # fmt: skip
    """Make a function the script of a papercut card; light points towards the light."""
    if len(id) != 6 or not id.isalnum() or id != id.lower():
        raise ValueError(f"a card id is six lower-case letters and digits, not {id!r}")
    find_palette(palette)

    def wrap(paint: Callable[[LightBox], None]) -> CardScript:
        script: Paint = paint  # type: ignore[assignment]
        return LightBoxScript(id, title, seed, palette, light, script, "papercut")

    return wrap
