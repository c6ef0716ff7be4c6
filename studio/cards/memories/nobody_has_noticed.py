"""Nobody Has Noticed: a dalmatian sits in a row of dominoes as one of them, and the row begins to fall."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import domino_dogs as d

K = 0.88
TABLE = d.Table(horizon=-400, height=1720)
FAR = (d.Tile(1116, 4373, -85, 76, (3, 2)), d.Tile(648, 4332, -80, 72, (4, 4)), d.Tile(185, 4250, -65, 68, (3, 2)), d.Tile(-241, 4052, -40, 60, (1, 6)), d.Tile(-543, 3692, -12, 50, (2, 4)), d.Tile(-641, 3232, 14, 38, (6, 1)), d.Tile(-527, 2776, 34, 27, (3, 5)))
NEXT = d.Tile(-264, 2386, 42, 15, (4, 3))
NEAR = d.Tile(390, 1579, 36, 0, (5, 2))
COAT = {"": "#f4eee2", "coat": "#f4eee2", "thigh": "#efe7d8", "leg": "#f8f3e8", "toe 0": "#f8f3e8", "toe 1": "#fbf7ee", "toe 2": "#f8f3e8", "tail": "#efe7d8", "collar": "#d8352a", "tag": "#f2c23e",
        "head": "#f6f0e4", "muzzle": "#faf5ea", "chin": "#ece2d0", "nose": "#2a2026", "ear": "#2e2834", "lid": "#4a404a"}  # fmt: skip


@light_box(id="o5v4xm", title="Nobody Has Noticed", seed=49, palette="treehouse green", light=(-0.7, -0.6))
def paint(s: LightBox) -> None:
    """A lamp at the left over a green table."""
    s.took_view("from above")
    s.back("#6f7a58", "#1c3a38", at=(180, 120), radius=760)
    s.sheet("cloth", "M-10,96 L810,60 V1210 H-10Z", "#2f7a58", depth=0.06, haze=0.0)
    s.lamp((260, 620), 640, "#f2f0a0", 0.45)
    s.sheet("shadows", lambda pen: [d.tile_shadow(pen, TABLE, it, "#174434") for it in (*FAR, NEXT, NEAR)], depth=0.07, haze=0.0, alpha=0.7, shadow=(0, 0, 0, 0.0))
    s.sheet("far tiles", lambda pen: [d.tile(pen, TABLE, it, "#e2dcc0", "#2a2a30") for it in FAR], depth=0.14, role="prop", haze=0.0)
    s.sheet("falling tile", lambda pen: d.tile(pen, TABLE, NEXT, "#f6ecd2", "#2a2430", (-1, 1)), depth=0.24, role="witness", haze=0.0)
    foot = TABLE.on((84, 0, 2000))
    s.sheet("shade", f"M{foot[0] - 150},{foot[1] - 20} C{foot[0] - 60},{foot[1] + 30} {foot[0] + 120},{foot[1] + 34} {foot[0] + 420},{foot[1] - 60} V{foot[1] - 170} Q{foot[0] + 60},{foot[1] - 150} {foot[0] - 150},{foot[1] - 20}Z", "#174434", depth=0.26, haze=0.0, alpha=0.7, shadow=(0, 0, 0, 0.0))
    light = [Lamp(-0.7, -0.5, 0.6, 1.0), Lamp(0.5, 0.2, 0.6, 0.22)]
    body = d.dalmatian_body().turned(at=(foot[0], foot[1], 0), scale=K, yaw=18, pitch=-10)
    dog = s.clay(body, COAT, name="body", role="subject", sheets=5, depth=0.36, relief=50, lamps=light)
    for n, ring in enumerate(d.rings(dog.clay, "spot")):
        s.sheet(f"spot {n}", d.rounded(ring, 6), "#2a2430", depth=dog.depth_at(*ring[0], 2), haze=0.0)
    head = d.dalmatian_face().turned(at=(foot[0] + 6, foot[1] - 606 * K, 40), scale=1.1 * K, yaw=16, pitch=-8)
    face = s.clay(head, COAT, name="dalmatian", role="subject", sheets=5, depth=0.62, relief=36, lamps=light, by_light=0.8, calm=1.6)
    for n, ring in enumerate(d.rings(face.clay, "freckle")):
        s.sheet(f"freckle {n}", d.rounded(ring, 6), "#2a2430", depth=face.depth_at(*ring[0], 2), haze=0.0)
    s.eyes(face, iris="#5a3a20", wide=0.6, glint=(-0.3, -0.3))
    s.strips(face, ["mouth left", "mouth right"], "#3a2a30", 5, lift=0)
    s.lamp((150, 560), 420, "#fff2b0", 0.18)
    s.sheet("near tile", lambda pen: d.tile(pen, TABLE, NEAR, "#3c4a48", "#141a1e"), depth=0.93, plane="front", haze=0.0)
    s.relate(dog, "hides in", "dominoes")
    s.describe("A dalmatian sits bolt upright in a row of dominoes. Behind it the tiles are toppling one after another; the last one already leans towards its head. It looks round only with its eyes. One of the dots is a ladybird. In front stands the next tile, dark and large.")
    s.moods("nervous", "comic", "tense", "hidden")
    s.themes("belonging", "disguise", "games", "chain reactions", "difference")
    s.says("your turn", "act natural", "fitting in", "nobody has noticed", "spot the difference", "one of us", "hiding in plain sight", "keep a straight face", "the odd one out", "if it fits", "don't breathe", "undercover", "peer pressure", "the missing piece", "black on white", "chain reaction", "a perfect match", "don't look at me", "passing for one of them", "rules are rules", "the new colleague", "all in a row", "luck on the table", "double five", "a spotless record", "camouflage", "coincidence", "domino effect", "101", "Cruella is coming", "good dog, stay", "sit!", "the weakest link", "it was like this when I came", "I can feel it in my neck", "last one standing", "who pushed first?", "any second now", "the whole family went that way", "connect the dots", "wrong place, right pattern", "somebody has to stop it", "the queue at the post office", "best not to turn round", "team player", "a bug in the system", "history repeats itself", "holding the line", "brace yourself", "tradition", "the fall of empires")  # fmt: skip
    s.about(place="a green card table", time="evening", light="a lamp at the left", composition="diagonal", view="from above, across the table", foreground="the next tile, dark and cut by the edge", unexplained="one of the dots is a ladybird")
