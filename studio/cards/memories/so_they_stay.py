"""So They Stay: at night the old sewing machine, all by itself, sews a torn photograph together."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import left_out as g


@light_box(id="m2v7sw", title="So They Stay", seed=47, palette="blanket red", light=(-0.4, -0.7))
def paint(s: LightBox) -> None:
    """Its own small lamp lies on needle and seam; the rest of the kitchen sleeps."""
    s.took_view("from above")
    s.back("#a8584a", "#2a1220", at=(280, 660), radius=760)
    s.sheet("table", lambda pen: g.kitchen_board(pen, "#7a3a34"), depth=0.04, role="prop", haze=0.0)
    s.lamp((280, 700), 480, "#ffd890", 0.7)
    s.sheet("plate", lambda pen: g.machine_plate(pen, "#6a3a2c", "#a8a4a8"), depth=0.26, haze=0.0)
    s.sheet("photograph", lambda pen: g.photograph_at(pen, -52), depth=0.35, role="accent", haze=0.0)
    s.lamp((276, 600), 250, "#ffe6a0", 0.5)
    light = [Lamp(230, 560, 320, 1.1, 300), Lamp(-0.3, -0.7, 0.6, 0.55)]
    machine = s.clay(g.grazing_machine(), {"": "#2c2834", "body": "#302c3a", "band": "#c89a3a", "wheel": "#454052", "needle": "#dfe4e8", "foot": "#b8bec6", "spool": "#2f7f9a", "ear": "#c89a3a", "disc": "#e0b850"},
                     name="machine", role="subject", sheets=6, depth=0.4, relief=52, lamps=light, by_light=0.75, rim=(240, 620, 420), rim_colour="#ffd890")  # fmt: skip
    s.sheet("gold flowers", lambda pen: g.gold_flowers(pen, "#e0b04a"), depth=0.8, haze=0.0)
    a, b = machine.clay.curve("spool")[0], machine.clay.curve("needle")[0]
    s.sheet("thread", lambda pen: pen.path(f"M{a[0]},{a[1]} C{a[0] - 60},{a[1] + 30} 390,150 366,158 C330,170 310,260 300,320 C290,400 276,480 {b[0]},{b[1]}", "#6fc0d8", stroke=3), depth=0.84, haze=0.0)
    s.sheet("suitcase", lambda pen: g.packed_case(pen, "#2a1420"), depth=0.92, plane="front", haze=0.0)
    s.relate(machine, "mends", "photograph")
    s.describe(
        "An old sewing machine bends its neck like a grazing horse. All by itself it sews a torn photograph together: on one half a man walks off, on the other a woman. Between them it has already sewn in a small bright scrap with a child."
    )
    s.moods("tender", "secret", "sad", "hopeful")
    s.themes("family", "parting", "mending", "night", "wishes")
    s.says("so they stay", "I should have been asleep", "hum, and you can't hear", "a stitch in time", "torn between you", "for the children's sake", "holding it together", "back to back", "what I would have done", "patchwork family", "the last one awake", "make it up", "joined at the seam", "custody", "hanging by it", "a picture of happiness", "where do I belong", "mend and make do", "till the morning", "it won't show", "in one piece", "the go-between", "a lasting bond", "stitched up", "his half, her half", "the night shift", "whole again", "seams like old times",
           "cold coffee", "who packed the case", "don't look back", "middle child", "you tore it", "common ground", "machine with a heart", "close the gap", "some scars are neat", "a quiet repair", "the family album", "keep them in the frame", "nobody asked it to", "I am in this, too")  # fmt: skip
    s.about(
        place="a kitchen table",
        time="deep night",
        light="the machine's own small lamp, on needle and seam",
        composition="centred",
        view="from above",
        foreground="a packed suitcase, its lid not quite shut",
        unexplained="it has sewn in a scrap with a child that is of another picture",
    )
