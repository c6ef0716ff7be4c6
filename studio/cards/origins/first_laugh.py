"""First Laugh: a mountain laughs until its springs run; its neighbour does not."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import before, oval
from reverie_studio.sculpt.plants import spruce
from reverie_studio.sculpt.rock_beasts import mountain_face


@card(id="f5cu9d", title="First Laugh", seed=82, palette="board_vermilion", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.52, -0.5, 0.66, 1.0)], focus=(380, 560, 330))
    rng = s.rng
    rock = CUTS["stone"].but(near=2.6, stroke=(10, 40), rough=0.3)

    def snow(x: Array, y: Array) -> Array:
        """White above a ragged line, grey stone below it."""
        return np.where(y < 300 + 34 * np.sin(x / 19) + 22 * np.sin(x / 8.3) + 0.12 * np.abs(x - 310), 1.2, 0.6).astype(np.float32)

    with b.thing("stern neighbour", "witness", depth=0.2) as n:
        other = mountain_face(laugh=0, seed=3).turned(at=(706, 560, -300), scale=0.62, yaw=-10)
        n.clay(other, rock, "down", gain=0.85, fade=((700, 700), (700, 900)), tone=lambda x, y: 0.55 + 0.5 * (y < 440 + 20 * np.sin(x / 11)))
        for side in ("left", "right"):  # eyes that go aside under heavy lids
            ex, ey = np.mean(other.curve(f"upper {side}"), 0)
            n.leave(oval(ex, ey + 8, 27, 13), grow=3)
            n.bare([(ex - 25, ey + 4), (ex, ey + 1), (ex + 25, ey + 4), (ex + 17, ey + 15), (ex, ey + 19), (ex - 17, ey + 15)], spot=0)
            n.leave(oval(ex - 10, ey + 9, 8, 9))
            n.prick([(ex - 13, ey + 6, 2.2)], spot=0)
            n.strokes([[(ex - 32, ey + 6), (ex, ey - 2), (ex + 32, ey + 4)]], 7, black=True, ends=(0.4, 0.4))
    with b.thing("laughing mountain", "subject", depth=0.5) as m:
        one = mountain_face().turned(at=(318, 580, 0), scale=1.16, roll=-5, pitch=6)
        before(m, one, rock, "down", grow=7, gain=1.1, ambient=0.02, shade=0.92, tone=snow, fade=((380, 850), (400, 1150)))
        for side in ("left", "right"):
            m.strokes([one.curve(f"shut {side}")], 17, black=True, ends=(0.3, 0.3))
            (cx, cy), d = one.curve(f"corner {side}")[0], -1 if side == "left" else 1
            rail = [[(cx + d * q, cy - 6), (cx + d * (30 + q), cy + 50), (cx + d * (46 + 1.6 * q), cy + 200), (cx + d * (40 + 2.4 * q), cy + 720)] for q in (-6, 12)]
            m.leave([*rail[0], *reversed(rail[1])], grow=8)
            m.comb(rail, 70, width=(1.0, 2.8), length=(0.12, 0.5), start=(0, 0.8), stray=3)
    with b.thing("mouth", "accent", spot=1.0, depth=0.6) as t:
        ux, uy = one.curve("mouth")[2]
        tongue = Clay().limb([(ux - 52, uy + 124, 60, 40), (ux - 4, uy + 100, 70, 54), (ux + 52, uy + 118, 60, 40)], melt=12, per=5)
        before(t, tongue, CUTS["skin"].but(cross=None), "down", gain=1.4, ambient=0.2)
        t.strokes([[(ux - 4, uy + 62), (ux, uy + 90), (ux - 2, uy + 116)]], 5, black=True, ends=(0.2, 0.2))
    with b.thing("lower lip", depth=0.62) as t:
        before(t, Clay([lump for lump in one.lumps if lump.part == "chin"]), rock, "down", grow=3, gain=1.1, tone=snow)
    with b.thing("teeth", depth=0.65) as t:
        for dx, dy, wide, long in ((-72, -6, 19, 26), (-28, 2, 22, 34), (22, 4, 20, 28), (66, -2, 18, 32)):
            before(t, Clay().limb([(ux + dx, uy + dy, 60, wide), (ux + dx + 3, uy + dy + long, 66, wide * 0.5)], melt=3, per=3), "stone", "down", gain=1.2)
    with b.thing("stones", depth=0.7) as f:
        for x, y, r in ((424, 116, 24), (500, 204, 34), (548, 80, 18), (628, 160, 27), (150, 140, 28), (84, 268, 20), (206, 60, 17)):
            turn = np.sort(rng.uniform(0, 0.7, 6) + np.arange(6) * 1.05)
            stone = [(x + r * float(q) * np.cos(a), y + r * 0.85 * float(q) * np.sin(a)) for a, q in zip(turn, rng.uniform(0.8, 1.25, 6), strict=True)]
            f.form([(p, q) for p, q in stone], how="stone", puff=r * 1.2, axis=40, gain=1.3)
            f.strokes([[stone[0], (x + r * 0.1, y + r * 0.1), stone[3]], [(x + r * 0.1, y + r * 0.1), stone[5]]], 3.2, black=True, ends=(0.8, 0.3))
            f.strokes([[(x + (300 - x) * q - e, y + (150 - y) * q - 14 + e), (x + (300 - x) * (q + 0.1) - e, y + (150 - y) * (q + 0.1) - 20 + e)] for q, e in ((0.14, 0), (0.16, 12))], 1.8)
    with b.thing("woods", plane="front") as w:
        for x, base, tall in ((40, 1180, 210), (128, 1204, 170), (700, 1190, 230), (610, 1210, 180), (776, 1214, 200), (500, 1226, 130), (220, 1226, 130)):
            spruce(w, x, base, tall, tall * 0.24, lean=float(rng.normal(0, 16)), light=0.7)
    s.describe("A mountain laughs until two waterfalls run from its eyes. Stones fly from its peak; the mountain beside it looks on sternly.")
    s.moods("helpless", "droll", "shaken", "contagious")
    s.themes("laughter", "dignity", "firsts", "mountains", "losing control")
    s.says("contagious", "landslide", "ha", "gums", "slapstick", "earthquake", "relief", "hysterics", "neighbours", "uncle", "what’s so funny?", "I didn’t know I could", "cracking up", "stone-faced", "who told it?", "side-splitting", "is it ill?", "slow on the uptake", "don’t encourage him", "not in front of the trees", "old jokes are the best", "tears of joy", "somebody tickled it", "peak comedy", "keep a straight face", "hold on to something", "it hurts", "stop, stop", "rock and roll", "dad again", "it wasn’t even that funny", "let it out", "the earth moved", "inside joke", "lost his composure", "where rivers come from", "I laughed till I cried", "one of us has to stay serious", "tell it again", "first the grin, then the gravel", "I don’t get it", "last laugh")  # fmt: skip
    s.relate("laughing mountain", "towers over", "stern neighbour")
    s.about(place="the soft mountains", time="night", light="from the upper left", composition="left", view="near, from below, over the tree tops",
        foreground="black spruces", unexplained="what was so funny")
