"""Round It: seen from inside the first door; fox and ox only look round its posts, a hedgehog walks in."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import fox_face, ox_head
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.night_beasts import boulder, hedgehog_front, quilled


@card(id="h8cbq3", title="Round It", seed=16, palette="board_vermilion", light=(0.7, -0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.6, -0.5, 0.62, 1.0)], ambient=0.05, focus=(400, 700, 420))
    rng = s.rng
    with b.thing("plain", "place", lamps=[], depth=0.2) as p:
        ridge(p, [(-10, 690), (200, 676), (420, 684), (640, 670), (810, 676)], depth=90, gain=0.75, folds=0.0, level=True)
    with b.thing("ox", "witness", depth=0.4, lamps=[Lamp(-0.35, -0.45, 0.8, 1.0)]) as o:
        ox = ox_head(look=(-0.3, 0.5), ears=0.1, horns=0.8, lids=0.9).turned(at=(594, 418, 0), scale=1.12, yaw=-8, roll=-8)
        trunk = Clay().limb("650,470,-130,110 740,560,-160,190 800,760,-160,200", per=6)
        o.leave_clay(trunk, grow=3)
        o.clay(trunk, "fur", "along", gain=0.5, stroke=(12, 34))
        o.leave_clay(ox, grow=5)
        o.clay(ox, "fur", "along", parts={"horn": ("skin", "across")}, gain=1.05)
        eyes(o, ox, light=0.85, iris=0.5)
    with b.thing("fox", "witness", depth=0.5, lamps=[Lamp(0.4, -0.5, 0.75, 1.0)]) as f:
        fox = fox_face().turned(at=(236, 590, 60), scale=1.2, yaw=10, roll=12)
        trunk = Clay().limb("222,620,-40,70 180,680,-50,80 130,800,-60,90", per=6).limb("236,700,-30,34 244,780,-20,22 250,850,-10,18 262,862,0,20", melt=14, per=5)
        f.leave_clay(trunk, grow=3)
        f.clay(trunk, "fur", "along", gain=0.6, stroke=(12, 30))
        f.leave_clay(fox, grow=4)
        f.clay(fox, "fur", "along", parts={"nose": ("wet", "across"), "lid": ("skin", "along")}, gain=1.1)
        eyes(f, fox, light=0.8, iris=0.6)
    with b.thing("door of stones", "prop", depth=0.7) as d:
        for x, y, rx, ry, tilt in ((104, 956, 100, 92, 2), (116, 790, 88, 74, -3), (100, 640, 84, 76, 3), (114, 484, 80, 80, -2), (104, 328, 78, 76, 2), (708, 958, 100, 92, -2), (694, 792, 90, 74, 3),
                                   (710, 640, 86, 78, -3), (698, 484, 84, 78, 2), (708, 328, 80, 78, -3), (90, 158, 178, 86, -2), (412, 142, 146, 88, 1), (716, 160, 160, 88, 3)):
            stone = boulder(d, x, y, rx, ry, tilt)
            d.leave(stone, grow=3)
            d.form(stone, how=CUTS["stone"].but(near=3.6, far=10), puff=60, axis=tilt, bend=0.4, gain=0.6)
    with b.thing("threshold", "accent", spot=1.0, depth=0.8) as t:
        t.leave("196,960! 620,960! 720,1130! 96,1130!", grow=5)
        t.form("196,960! 620,960! 720,1130! 96,1130!", how=CUTS["ground"].but(near=2.6), puff=2, axis=1, ambient=0.85)
        t.leave(oval(390, 1084, 190, 30))
    with b.thing("hedgehog", "subject", depth=0.9, lamps=[Lamp(0.35, -0.45, 0.8, 1.0)]) as h:
        one = hedgehog_front().turned(at=(410, 1090, 200), scale=1.3)
        h.leave_clay(one, grow=5)
        h.clay(one, "fur", "along", parts={"nose": ("wet", "across"), "lid": ("skin", "along"), "paw": ("skin", "across")}, gain=1.15, stroke=(6, 18), shade=0.35)
        quilled(h, (410, 926), 176, 156, (102, 92), 520, (50, 84))
        eyes(h, one, light=0.7, iris=0.5)
        h.strokes([one.curve(f"lip {q}") for q in ("left", "right")], 4, black=True)
        nx, ny = one.curve("nose")[0]
        h.leave(oval(nx, ny, 24, 20), grow=1)
        h.strokes([oval(nx, ny, 24, 20)[22:38]], 2)
        h.prick([(nx + 8, ny - 7, 4.5)])
    with b.thing("rain inside", plane="front", lamps=[]) as w:
        drops = zip(rng.uniform(-10, 820, 110), rng.uniform(-60, 1180, 110), rng.uniform(50, 120, 110), strict=True)
        w.strokes([[(u, v), (u - 10, v + q)] for u, v, q in drops if abs(u - 400) > 250 or v < 190 or v > 1090], 1.8, ends=(0.1, 0.7))
    s.describe("A hedgehog walks towards us over a red threshold. Behind it a fox on the left and an ox on the right look round the stones of the doorway. On our side it rains.")
    s.moods("droll", "wary", "curious", "brave")
    s.themes("thresholds", "courage", "superstition", "choice", "strangers")
    s.says("you go first", "guests", "the brave are short", "after you", "it wasn’t locked", "peer pressure", "doorstep", "mind the step", "superstition", "is anybody home?", "open all night", "welcome", "tradition", "we have always walked round", "volunteer", "small feet, large question", "don’t look at me", "entrance", "nobody asked why", "delegate", "curiosity killed nobody yet", "he said he knew you", "trespassers", "come on, it’s only a door", "free entry", "I’d rather not know", "scouts", "red carpet", "out of the dry", "prickly customer", "what’s in there?", "he lost the bet", "send the little one", "wipe your feet", "shy", "the first house call", "your friends can come in too", "wet inside, dry outside", "carol singers", "we’ll wait here", "audition", "one way or another", "behind every hero")  # fmt: skip
    s.relate("fox", "waits for", "hedgehog")
    s.relate("ox", "hides behind", "door of stones")
    s.about(place="the first house", time="before the first morning", light="low light from the right", composition="low", view="through a door, from inside", foreground="rain on our side",
        unexplained="it rains inside the door")
