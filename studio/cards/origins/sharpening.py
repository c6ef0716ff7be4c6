"""Sharpening: a cat sharpens its claws on the night, and behind it there is a noon."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lot_c import cat_head

TEARS = ((486, 236, 500, 800, 20), (566, 190, 584, 980, 30), (650, 160, 676, 1080, 46), (734, 190, 762, 860, 24))  # x, y from; x, y to; half width


def tear(x0: float, y0: float, x1: float, y1: float, half: float) -> list[tuple[float, float]]:
    ts = np.linspace(0, 1, 30)
    wide = half * np.sin(np.pi * ts**0.8) ** 0.7
    x = x0 + (x1 - x0) * ts + 16 * np.sin(ts * 2.6)
    y = y0 + (y1 - y0) * ts
    rag = 2.2 * np.sin(ts * 57 + x0)
    return [*zip(x - wide + rag, y, strict=True), *zip((x + wide + rag * 0.6)[::-1], y[::-1], strict=True)]


@card(id="h4kq7m", title="Sharpening", seed=68, palette="board_moss", light=(0.8, -0.2))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.72, -0.3, 0.5, 0.95)], ambient=0.0, focus=(480, 420, 300))
    rng = s.rng
    with b.thing("tears in the night", "accent", spot=1.0) as t:
        for k, (x0, y0, x1, y1, half) in enumerate(TEARS):
            whole = tear(x0, y0, x1, y1, half)
            t.form(whole, how="wet", puff=2, axis=90, ambient=1.0, near=1.7)
            t.bare([p for p in whole if p[1] < 474 + 3 * k], spot=0)
            blades = []
            for _ in range(int(half * 2.6)):
                q = rng.uniform(0.42, 0.94)
                x, y = x0 + (x1 - x0) * q + rng.uniform(-half, half) * 0.7 + 14 * np.sin(q * 2.6), y0 + (y1 - y0) * q
                blades.append([(x, y), (x + rng.normal(0, 3), y - 24), (x + rng.normal(0, 8), y - rng.uniform(36, 60))])
            t.strokes(blades, 1.9, ends=(0.8, 0.05), black=True)
            edge = tear(x0, y0, x1, y1, half + 2.4)
            t.strokes([edge[:30], edge[30:]], 2.2, ends=(0.1, 0.1), spot=0)
        t.leave("670,402! 688,402! 690,440 706,506! 654,506! 666,440")
        t.strokes([[(686, 406), (706, 398), (688, 384)], [(671, 406), (657, 432), (662, 456)], [(672, 500), (671, 524)], [(690, 500), (693, 524)]], 6, ends=(1, 1), black=True)
        t.leave([(677 + 10 * np.cos(k / 3), 387 + 12 * np.sin(k / 3)) for k in range(19)])
    with b.thing("cat", "subject", depth=0.8) as c:
        fur = CUTS["fur"].but(gain=0.85)
        far = Clay().limb("400,660,-70,76 500,480,-60,54 590,300,-50,46 632,196,-44,50", per=5)
        body = Clay().limb("150,1130,0,190 160,960,0,176 230,800,0,150 330,680,10,130 380,600,0,104", part="trunk", per=5)
        body.limb("170,1060,110,150 330,1080,150,110 400,1180,150,66 420,1240,150,60", melt=30, part="thigh", per=5)
        body.limb("330,740,70,96 420,590,100,66 470,430,110,52 494,300,116,48 500,246,120,52", melt=40, part="arm", per=5)
        for x, y in ((-32, 4), (-10, -22), (17, -24), (40, -2)):
            far.ball(634 + x, 176 + y, -16, 20, melt=5)
            body.ball(502 + x, 222 + y, 150, 20, melt=5, part="arm")
        tail = Clay().limb("40,1210,90,50 -10,1040,110,44 50,900,120,40 44,780,130,36 -40,700,120,28", per=6)
        c.clay(far, fur, "along", gain=0.55)
        c.clay(body, fur, "along", tone=lambda x, y: np.where((y > 640) & (np.sin((y - 0.55 * x) / 17 + 0.5 * np.sin(x / 40)) > 0.72), 0.3, 1.0))
        c.clay(tail, fur, "along", tone=lambda x, y: np.where(np.sin(y / 16) > 0.6, 0.35, 1.0))
        for x, y, dx in ((472, 232, -6), (496, 206, -2), (522, 204, 2), (544, 226, 6), (606, 184, -4), (628, 160, 0), (654, 160, 4), (676, 182, 8)):
            c.leave([(x - 9, y - 2), (x + 9, y - 2), (x + dx, y + 38)])
            c.bare([(x - 5.5, y - 2), (x + 5.5, y - 2), (x + dx, y + 33)], spot=0)
        head = cat_head(ears=0.35).turned(at=(262, 520, 260), scale=1.7, yaw=26, pitch=16, roll=-4)
        c.clay(head, fur, "down", parts={"muzzle": ("down", "along"), "ear": ("fur", "along"), "nose": ("wet", "across"), "lid": ("down", "across")})
        for side in ("left", "right"):
            c.strokes([head.curve(f"shut {side}")], 9, ends=(0.3, 0.2), black=True)
            c.strokes([[(x, y + 9) for x, y in head.curve(f"shut {side}")]], 1.8)
            c.strokes([head.curve(f"lip {side}")], 6, ends=(0.6, 0.1), black=True)
            p, out = head.curve(f"pad {side}"), -1 if side == "left" else 1
            c.strokes([[(x, y), (x + out * 90, y - 26 + 9 * i), (x + out * 190, y - 10 + 30 * i)] for i, (x, y) in enumerate(p)], 1.7, ends=(1, 0.05))
    s.describe("A cat sharpens its claws on the night. It stretches up with closed eyes; four long tears show a white sky and bright green grass behind the black, and in one of them a small figure shades its eyes.")
    s.moods("playful", "blissful", "surprising", "bright")
    s.themes("curiosity", "day and night", "destruction", "discovery", "cats")
    s.relate("cat", "opens onto", "tears in the night")
    s.about(place="the low sky", time="night, and noon behind it", light="noon through four tears, from the right", composition="diagonal", view="near, beside the stretched body", unexplained="somebody on the other side has stopped and is looking back")
    s.says(
        "bad cat!", "interior design", "so it was always there", "behind the curtain", "there goes the wallpaper", "scratch the surface",
        "let there be light", "not the good night again!", "somebody's watching", "a little tear in things", "daylight robbery", "stretching before bed",
        "we needed a window", "she only wanted to sharpen them", "the other side", "green is a rumour", "claws for thought",
        "what noon looks like from here", "mend that at once", "the night was thin", "a peep show", "tomorrow, in strips", "who lives over there?",
        "my cat does this to the sofa", "I can see your house", "the world has a lining", "holes in the story", "vandal", "an opening",
        "it was summer all along", "up and at it", "behind the scenes", "the first morning, by accident",
    )  # fmt: skip
