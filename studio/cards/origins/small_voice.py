"""Small Voice: a splendid lion has opened its jaws for the first roar, and a cricket steps out."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp, Thing
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import lion_head

X, Y = 468, 470


def mane(t: Thing, count: int, r0: float, long: float, width: float) -> None:
    """Locks that stand out, then hang: the lower ones longer, the lit side denser."""
    for k in sorted(range(count), key=lambda k: -math.cos(math.tau * k / count)):
        a = math.tau * k / count + t.rng.normal(0, 0.04)
        far, sway, half = long * t.rng.uniform(0.8, 1.15) * (1.25 + 0.45 * math.sin(a)), t.rng.normal(0, 22), t.rng.uniform(15, 25)

        def at(u: float, v: float, a: float = a, far: float = far, sway: float = sway, half: float = half) -> tuple[float, float]:
            wide = v * half * math.sin(math.pi * min(1.0, 0.22 + 0.78 * u)) + sway * math.sin(u * 4)
            return X + 20 + math.cos(a) * (r0 + far * u) - math.sin(a) * wide, Y + math.sin(a) * (r0 + far * u) + math.cos(a) * wide + 0.42 * far * u * u

        rails = [[at(u, v) for u in (0, 0.25, 0.5, 0.75, 1.0)] for v in (-1, -0.35, 0.35, 1)]
        lit = min(1.0, max(0.12, 0.5 - 0.55 * math.cos(a) - 0.3 * math.sin(a)))
        t.leave([*rails[0], *reversed(rails[-1])])
        t.comb(rails, int(7 + 17 * lit), width=(0.7, width * (0.45 + 0.75 * lit)), stray=1.6, length=(0.35, 0.8), start=(0, 0.5))


@card(id="l10nvc", title="Small Voice", seed=51, palette="board_beet", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, -0.5, 0.55, 0.95), Lamp(408, 640, 170, 1.5, 90)], ambient=0.01, focus=(380, 590, 300))
    lion = lion_head(roar=0.85, lids=0.85, look=(-0.55, 0.1), inner=0.6).turned(at=(X, Y, 0), scale=2.35, yaw=-26, pitch=8)
    with b.thing("lion", "subject") as t:
        for count, r0, long, width in ((40, 250, 300, 1.9), (36, 190, 260, 2.1), (32, 140, 210, 2.2)):
            mane(t, count, r0, long, width)
        fur = CUTS["fur"].but(stroke=(6, 18), near=1.9)
        t.clay(lion, fur, "along", parts={"nose": ("wet", "across"), "tongue": ("wet", "across"), "tooth": ("skin", "along"), "lid": ("skin", "along"), "ear": ("fur", "down")})
        eyes(t, lion, light=0.9, glint=(-0.4, -0.3))
        for x, y, side in ((300, 520, -1), (420, 540, 1)):
            t.strokes([[(x + 10 * side, y + 12 * k), (x + 90 * side, y - 6 + 18 * k), (x + 170 * side, y + 26 + 26 * k)] for k in range(4)], 1.5, ends=(0.6, 0.03))
        t.glow(405, 655, 125, 0.9, 0.5)
    with b.thing("cricket", "accent") as c:
        legs = [[(292, 722), (330, 640), (336, 636)], [(336, 636), (352, 700), (346, 770), (366, 778)],
                [(262, 742), (250, 768), (258, 790), (242, 794)], [(236, 742), (214, 766), (222, 788), (204, 792)]]  # fmt: skip
        feelers = [[(206, 702), (160, 640), (96, 650)], [(212, 698), (184, 606), (116, 570)]]
        c.strokes([*legs, *feelers], 15, ends=(0.7, 0.3), black=True)
        c.leave("190,716 204,694 230,692 262,700 320,716 384,742 330,752 270,756 222,748", grow=8)
        c.form("236,712 262,704 320,722 380,744 320,750 262,750 236,742", how="skin", puff=20, guides=[[(300, 700), (296, 730), (300, 756)]], gain=1.7, ambient=0.2, bend=0.3)
        c.form("190,718 202,698 226,694 240,714 234,740 212,744 196,734", how="skin", puff=22, gain=1.6, ambient=0.2)
        c.comb([[(248, 706), (300, 664), (366, 676)], [(250, 710), (310, 700), (384, 730)]], 26, width=(1.0, 1.8), stray=1, length=(0.8, 1.0))
        c.strokes(legs, [5, 3, 2.6, 2.6], ends=(1, 0.4))
        c.strokes(feelers, 1.8, ends=(1, 0.1))
        c.leave([(210 + 7 * math.cos(a), 712 + 8 * math.sin(a)) for a in range(7)])
        c.prick([(207, 709, 1.8)])
        c.strokes([[(200, 734), (210, 738), (220, 734)]], 2.4, black=True)
        c.strokes([[(150 - 26 * k, 690 - 8 * k), (138 - 30 * k, 722), (150 - 26 * k, 756 + 8 * k)] for k in range(3)], 2.2, ends=(0.2, 0.2))
    s.relate("lion", "contains", "cricket")
    s.describe("A lion has opened its jaws wide. A cricket stands on its lower lip and chirps; the lion looks aside.")
    s.moods("funny", "embarrassed", "splendid", "tender")
    s.themes("expectation", "courage", "stage fright", "the small and the big")
    s.says("chirp", "great marketing", "all my life I practised", "small voice", "anticlimax", "who said that?", "sound check", "inner cricket", "big mouth",
           "did anybody hear?", "dental check-up", "understudy", "lead singer", "frog in the throat", "more bark than bite", "the wrong sound", "cat got your tongue",
           "mic check", "the king has spoken", "stand-in", "bad hair day", "my inner voice", "hot air", "what a relief", "ventriloquist", "first rehearsal",
           "shy inside", "the loudest silence", "mouthpiece", "fan club", "a tenor in the wrong house")  # fmt: skip
    s.about(place="the trying-on field", time="night", light="light from the throat", composition="right", view="eye level", unexplained="the cricket looks ashamed of him")
