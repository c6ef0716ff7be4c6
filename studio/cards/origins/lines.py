"""Lines: a spider sews the lines of an open palm with a golden thread and looks up at us; one line leaves the hand."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.marks import before, placed
from reverie_studio.sculpt.spiders import jumping_spider, laid_thread, spider_eye

AT, SIZE, ROLL = (386, 856), 4.6, -6  # the wrist
LIFE = [(36, -74), (20, -71), (9, -61), (5, -47), (9, -35)]
HEAD = [(36, -74), (12, -68), (-12, -56), (-30, -42)]
HEART = [(-44, -66), (-24, -80), (-2, -84), (14, -92), (18, -100)]


@card(id="p4w9dx", title="Lines", seed=30, palette="board_yolk", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.62, -0.45, 0.64, 0.95)], focus=(380, 760, 380))
    palm = hand("lie", wrist=170, stout=1.06).limb([(24, -20, 10, 17), (34, -48, 14, 14)], melt=14, part="palm").limb([(-26, -22, 12, 15), (-33, -55, 9, 12)], melt=12, part="palm")
    palm.limb([(-2, -14, -2, 34), (-2, 30, -8, 32), (-4, 100, -10, 38)], melt=16, part="palm", press=(0, 0, 1.35))
    for line in ([(17, -108), (30, -104), (39, -106)], [(-4, -112), (8, -109), (20, -112)], [(-26, -106), (-14, -104), (-2, -106)], [(-46, -92), (-34, -90), (-24, -92)],
                 [(26, -146), (36, -144), (44, -146)], [(-2, -156), (9, -154), (20, -156)], [(-32, -146), (-20, -144), (-9, -146)]):  # fmt: skip
        palm.groove(line, 2.2)
    for line in (LIFE, HEAD, HEART):
        palm.groove(line, 1.8, melt=3)
    palm = palm.turned(at=(*AT, 0), scale=SIZE, roll=ROLL)
    with b.thing("open palm", "place", depth=0.2) as h:
        h.clay(palm, CUTS["skin"].but(near=3.1, far=7, cross=None), "across", gain=0.9, shade=0.35, ambient=0.05)
    with b.thing("golden lines", "accent", spot=1.0, depth=0.4) as n:
        for line in (HEAD, HEART):
            laid_thread(n, placed(line, AT, SIZE, ROLL), 8)
    spider = jumping_spider().turned(at=(386, 892, 160), scale=1.02, roll=-3)
    with b.thing("spider", "subject", depth=0.8, lamps=[Lamp(-0.36, -0.5, 0.8, 1.05)]) as p:
        p.leave_clay(spider.turned(at=(15, 18, -60)))
        before(p, spider, CUTS["fur"].but(stroke=(6, 17), over=6), "along", grow=4, ambient=0.12, shade=0.5, gain=1.1,
               parts={"palp": (CUTS["down"].but(gain=2.4, near=1.7), "along"), "leg": (CUTS["fur"].but(stroke=(5, 13), over=5, gain=0.9), "along")})
        for side in ("left", "right"):
            spider_eye(p, *spider.curve(f"eye {side}")[0], 26, (0.0, -0.3))
            spider_eye(p, *spider.curve(f"small {side}")[0], 12)
    (x0, y0), (x1, y1) = spider.curve("paw left")[0], spider.curve("paw right")[0]
    with b.thing("thread in its feet", depth=0.9, spot=1.0) as n:
        laid_thread(n, [*placed(LIFE, AT, SIZE, ROLL), (x1, y1)], 8)
        laid_thread(n, [(x1 + 4, y1 - 4), ((x0 + x1) / 2, y1 + 22), (x0 - 4, y0), (x0 - 90, y0 + 6), (190, 800), (120, 880), (60, 1000), (-20, 1070)], 7, stitch=0)
    s.relate("spider", "paints", "golden lines")
    s.describe("A furry spider sits on an open hand and looks up. It sews the lines of the palm with a golden thread, whose end leaves the hand and runs into the dark.")
    s.moods("quiet", "fateful", "ticklish", "patient")
    s.themes("fate", "hands", "making", "trust", "paths")
    s.says("lifeline", "destiny", "embroidery", "stitches", "patience", "trust", "tailor", "ticklish", "handmade", "ghostwriter", "eight-handed", "hold still", "so that was the plan", "read my palm", "small print", "written in the hand", "fate has eight legs", "work in progress", "who holds the thread?", "I never felt it", "fortune teller", "a long life, please", "not finished yet", "a thread too long", "where does it go?", "the map of me", "sign here", "loose end", "drawing the line", "homemade destiny", "don’t close it", "one line got away", "a steady hand", "tenant of the palm", "mark my words", "how long would you like it?", "don’t mind me", "in good hands", "I can still change it", "hanging by a thread", "will there be a tall stranger?", "oops, that was your marriage")  # fmt: skip
    s.about(place="an open hand", time="night", light="raking light from the left", composition="centred", view="near, from above", unexplained="one line leaves the hand and goes on into the dark")
