"""Wet footprints come up the cellar steps, and the last pair stands one step below the boy's shoes."""

from __future__ import annotations

from reverie_studio.camera import Camera
from reverie_studio.colour import darken, mix
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

EYE = Camera(eye=3.2, pitch=-40, zoom=1500, middle=(400, 225))
WIDE, TREAD, RISE, TOP = 0.62, 0.3, 0.2, 1.32
EMPTY = {"soup": "#5a4a3c", "spoon": False}
FRUIT = ("#d8d24a", "#3fa58c", "#b8486a", "#e0a03a")
SHELVES = (1.1, 0.72, 0.34, -0.04, -0.42, -0.8, -1.18)


def quad(pen: PaperPen, corners: list[tuple[float, float, float]], tone: str) -> None:
    pen.poly(EYE.line(corners), tone)


def stairs(pen: PaperPen) -> None:
    """Eleven steps down, the deepest first."""
    for i in range(11, 0, -1):
        z, y = TOP + TREAD * (i - 1), -RISE * i
        tone = mix("#6d4a80", "#120820", min(1.0, i / 8.5))
        quad(pen, [(-WIDE, y + RISE, z), (WIDE, y + RISE, z), (WIDE, y, z), (-WIDE, y, z)], darken(tone, 0.4))
        quad(pen, [(-WIDE, y, z), (WIDE, y, z), (WIDE, y, z + TREAD), (-WIDE, y, z + TREAD)], tone)
    quad(pen, [(-WIDE, 0, 0.3), (WIDE, 0, 0.3), (WIDE, 0, TOP), (-WIDE, 0, TOP)], "#7a568c")


def walls(pen: PaperPen) -> None:
    for side in (-1, 1):
        x = side * WIDE
        quad(pen, [(x, 1.9, 0.3), (x, 1.9, 5.2), (x, -2.9, 5.2), (x, -0.2, 0.3)], "#331a4a")
        for y in SHELVES:
            quad(pen, [(x, y, 0.9), (x, y, 4.6), (x - side * 0.16, y, 4.6), (x - side * 0.16, y, 0.9)], "#1d0e30")


def jars(pen: PaperPen, side: int) -> None:
    """Glowing glass, row by row, far ones first."""
    for row, y in enumerate(SHELVES):
        for k in range(11, -1, -1):
            z = 1.12 + 0.25 * k + 0.06 * ((row * 3 + k) % 3)
            if y < -RISE * max(-1.5, (z - TOP) / TREAD) - 0.05:
                continue
            spot = EYE.see(side * (WIDE - 0.09), y, z)
            m = spot.scale * 0.01
            tone = mix(FRUIT[(row * 5 + k * 3 + (side > 0)) % 4], "#1a0c2c", min(0.8, k / 11))
            with pen.at(*spot.at):
                pen.path(f"M{-7 * m},0 V{-17 * m} Q{-7 * m},{-20 * m} {-5 * m},{-21 * m} H{5 * m} Q{7 * m},{-20 * m} {7 * m},{-17 * m} V0Z", darken(tone, 0.45))
                pen.lit(f"M{-5.6 * m},{-1 * m} V{-16 * m} H{5.6 * m} V{-1 * m}Z", tone, 1.0 - k / 14)
                for dx, dy in ((-2.6, -4), (2.4, -5), (-0.4, -9), (-3, -12.5), (2.6, -12)):
                    pen.circle(dx * m, dy * m, 2.4 * m, darken(tone, 0.2))
                pen.rect(-5.6 * m, -24.5 * m, 11.2 * m, 4.2 * m, mix("#e8e0b0", "#1a0c2c", 0.2 + k / 16), radius=m)


def foot(pen: PaperPen, x: float, step: int, flip: bool) -> None:
    """A small bare foot, toes towards us, still wet."""
    spot = EYE.see(x, -RISE * step, TOP + TREAD * (step - 0.45))
    m = spot.scale * 0.01
    with pen.at(*spot.at, flip=flip), pen.stretch(m, m * 0.72):
        pen.lit("M-3.4,-8 C-4.6,-12 3.4,-12 3.2,-7 C2.6,-2 4.6,2 4.2,5 C3.8,8.4 -3.8,8.4 -3.6,4 C-3.4,0 -2.6,-4 -3.4,-8Z", mix("#d9f7d0", "#3fa58c", min(1.0, (step - 1) / 7)), 0.9 - step * 0.08)
        for k in range(4):
            pen.lit(f"M{-3 + 2.2 * k - 1},{10.4 - 0.5 * abs(k - 2)} a1,1.3 0 1 0 2,0 a1,1.3 0 1 0 -2,0Z", "#d9f7d0", 0.8 - step * 0.08)


@light_box(id="0bja8d", title="Third Shelf, Left", seed=33, palette="fever", light=(-0.4, -0.8))
def paint(s: LightBox) -> None:
    """All light comes through the jars; the depth is black."""
    s.took_view("from above")
    s.back("#140a22", "#090412", at=(400, 300), radius=600)
    s.sheet("cellar walls", walls, depth=0.2, haze=0.0)
    s.sheet("cellar steps", stairs, depth=0.3, role="place", haze=0.0)
    for side in (-1, 1):
        s.sheet("preserving jars", lambda pen, side=side: jars(pen, side), depth=0.4, role="prop", count=40, haze=0.0)
    s.lamp((150, 700), 420, "#d8d24a", 0.16)
    s.lamp((660, 700), 420, "#3fa58c", 0.16)
    prints = s.sheet("wet footprints", lambda pen: [foot(pen, -0.14 + (-0.09 if f else 0.09) + 0.03 * (-1) ** i, i, bool(f)) for i in range(8, 0, -1) for f in (0, 1)], depth=0.34, role="subject", count=16, lift=0.5, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.lamp(EYE.see(-0.14, -0.2, TOP + 0.16).at, 190, "#b8f0c0", 0.25)
    at = EYE.see(0.3, 0, 1.1)
    boy = s.figure(at.at, age="child", pose="look_down", view="back", height=at.px(1.1), elevation=44, role="subject", label="boy with a bowl", prop=None, seed=8,
                   clothes=dict(top="shirt", colour="#c9c04a", bottom="shorts", bottom_colour="#3a2a5c", shoes="shoes", shoe_colour="#5a2a3a"), hair="short",
                   reach={"hand_right": (176, -330), "hand_left": (-96, -190)}, grips={"right": "flat", "left": "carry"}, lift=20)  # fmt: skip
    s.put("soup bowl", at=(boy["hand_left"][0] - 6, boy["hand_left"][1] + 14), scale=0.42, role="accent", lift=8, **EMPTY)
    s.sheet("door jamb", "M690,-10 H810 V1210 H752Z", "#07030d", depth=0.96, plane="front", haze=0.0)
    s.relate(prints, "leads to", boy)
    s.describe("Wet footprints come up the cellar steps to a boy. They are bare and they shine; the last pair is one step below him. He stands with his back "
               "to us and holds an empty bowl. On both sides jars glow yellow, green and red. Below it is dark.")  # fmt: skip
    s.moods("eerie", "brave", "hushed", "hungry")
    s.themes("fear", "courage", "cellars", "the unseen", "food")
    s.says("somebody is standing there", "go and fetch the plums", "invisible brother", "after you", "one step too far", "the cellar comes upstairs",
           "third shelf, left", "something was kept too long", "meet me halfway", "the pickled boy got out", "I only came for jam",
           "don’t turn round", "cold feet", "face to face with nobody", "who is hungrier?", "glowing review")  # fmt: skip
    s.about(place="the top of the cellar steps", time="evening", weather="", light="light through preserving jars", composition="centred",
            view="from above, down the steps", foreground="the door jamb and a boy’s back", unexplained="who stands on the step below")  # fmt: skip
