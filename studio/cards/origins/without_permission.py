"""Without Permission: a hippopotamus leaves a flower in every print; it lifts a foot and has noticed."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import before, hairs_over, oval, strew
from reverie_studio.sculpt.plants import poppy
from reverie_studio.sculpt.river_beasts import hippo_body, hippo_head

# where it trod: x, y, size
WAY = ((566, 190, 0.26), (640, 214, 0.32), (606, 250, 0.4), (696, 290, 0.5), (676, 374, 0.64), (752, 460, 0.8), (716, 612, 0.98), (738, 852, 1.36))
LAST = (142, 1104, 1.95)


@card(id="f6vb2q", title="Without Permission", seed=59, palette="board_beet", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.4, -0.6, 0.7, 1.05)], ambient=0.03, focus=(330, 600, 420))
    with b.thing("plain", "place", depth=0.1) as g:
        strew(g, (-10, 170, 810, 1200), 4600, lambda x, y: 0.0,
            lambda x, y: (0.1 + 0.5 * math.exp(-(((x - 640) / 190) ** 2)) + 0.5 * math.exp(-(((x - 250) / 300) ** 2) - ((y - 1100) / 90) ** 2)) * min(1.0, (y - 165) / 60),
            length=(14, 60), width=(0.7, 2.2))
    with b.thing("flowers in its prints", "accent", count=8, spot=1.0, depth=0.2) as f:
        for i, (x, y, k) in enumerate(WAY):
            f.leave(oval(x, y, 60 * k, 24 * k))
            f.strokes([oval(x, y, 62 * k, 26 * k)[2:19]], 2.6 * k + 0.5, ends=(0.1, 0.1), spot=0)
            poppy(f, x, y + 4 * k, k * 1.15, 14 * math.sin(i * 1.9), 5 + i % 3)
    with b.thing("hippopotamus", "subject", depth=0.5) as h:
        h.leave(oval(360, 1034, 310, 50), grow=2)
        before(h, hippo_body().turned(at=(340, 424, -100), scale=1.1), CUTS["hide"].but(near=2.9), "across", grow=6, gain=0.8, parts={"nail": ("wet", "along")})
        head = hippo_head(look=(-0.7, 1.25)).turned(at=(330, 420, 120), scale=1.38, roll=7, pitch=-8, yaw=-8)
        h.leave_clay(head, grow=10)
        h.clay(head, CUTS["hide"].but(near=2.5), (0.1, 1, 0.35), gain=1.05, parts={"lid": ("skin", "along"), "ear": ("fur", "along")})
        h.strokes([head.curve("lip")], 5, black=True, ends=(0.2, 0.2))
        for side in ("left", "right"):
            u, v = head.curve(f"nostril {side}")[0]
            h.leave(oval(u, v, 24, 13, -16 if side == "left" else 24))
        eyes(h, head, light=0.95, iris=0.5)
        for side, d in (("left", -1), ("right", 1)):
            hairs_over(h, [[(x, y), (x + 12 * d, y + 12), (x + 18 * d, y + 30)] for x, y in head.curve(f"bristle {side}")], 1.8)
    with b.thing("newest flower", "accent", spot=1.0, depth=0.9) as f:
        x, y, k = LAST
        f.leave(oval(x, y, 92, 34))
        f.strokes([oval(x, y, 94, 36)[2:19]], 4, ends=(0.1, 0.1), spot=0)
        poppy(f, x, y + 6, k, -8, 7)
    s.describe("A hippopotamus has stopped with one forefoot lifted. Wide-eyed, it looks down at the red flower that has come up in its print. A row of such flowers marks its way from the horizon.")
    s.moods("startled", "comic", "tender", "embarrassed")
    s.themes("traces", "gentleness", "surprise", "spring", "weight")
    s.says("oops", "wasn’t me", "tiptoe", "heavyweight", "florist", "gardener", "evidence", "blush", "spring", "ballerina", "clumsy", "not again", "it follows me everywhere", "tread softly", "green fingers, all four of them", "somebody is behind me, planting", "left foot, right flower", "I only wanted to walk", "caught in bloom", "every step a garden", "who put that there?", "leave only footprints", "stamp collection", "they tickle", "I swear I wiped my feet", "hay fever", "nobody asked you to be beautiful", "a path of roses, almost", "what grows where it hurts", "put your foot down", "unlicensed growth", "the gentle giant", "I can’t hide anywhere now", "you’d think I weighed nothing", "the ground said thank you", "may I put it back?", "trail of kindness", "a bull in a flower shop", "it looked at me first", "he could never sneak home", "lucky me, under your foot", "one careful step", "it’s not a weed, it’s a witness")  # fmt: skip
    s.relate("flowers in its prints", "follows", "hippopotamus")
    s.about(place="an empty plain", time="night", light="from the upper left", composition="left", view="near, head on",
        foreground="a red flower in a print", unexplained="why flowers grow where it treads")
