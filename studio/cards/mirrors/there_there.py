"""Somebody's Turn: in the empty waiting room an armchair has taken a small chair on its lap."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

BACK = "196,800! 172,640 150,520 128,440 136,380 180,350 216,300 300,262 400,252 500,262 584,300 620,350 664,380 672,440 650,520 628,640 604,800!"
BASE = "150,860! 650,860! 668,1010 656,1052! 640,1110! 604,1110! 596,1060! 204,1060! 196,1110! 160,1110! 144,1052! 132,1010"
LEFT = "92,1064! 78,860 70,700 80,590 116,530 172,520 226,548 280,590 350,606 430,606 486,612 518,638 512,672 474,688 400,690 320,680 252,672 206,690! 206,1060!"
RIGHT = "708,1064! 722,850 732,680 720,560 680,496 622,484 566,504 500,528 420,530 350,522 308,536 292,570 306,604 352,618 430,622 510,630 566,640 594,660! 594,1060!"
CUSHION = "196,842 214,812 300,806! 306,822 326,822 332,806! 400,804 466,806! 472,822 492,822 498,806! 586,812 604,842 602,890 400,904 198,890"
CHAIR = ["-100,0! -82,0! -66,-290 -60,-330 -40,-342 40,-342 60,-330 66,-290 82,0! 100,0! 122,60! 118,90! 104,90! 106,156! 88,156! 82,92! -82,92! -88,156! -106,156! -104,90! -118,90! -122,60!"]
HOLES = ["-50,-290 -40,-306 -8,-306! -8,-30! -60,-30!", "8,-306! 40,-306 50,-290 60,-30! 8,-30!"]


@card(id="n4p58e", title="There, There", seed=5, palette="riso_waiting_room", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.8, 0.5)])
    with d.thing("waiting room", "place") as w:
        w.flat("-20,990! 820,930! 820,1220! -20,1220!", mint=1)
        w.flat("100,1076! 690,1076! 860,1030! 860,950! 680,1000! 110,1000!", overprint=True, crimson=1)
        w.flat(ellipse(690, 156, 62, 62), ellipse(690, 156, 48, 48), mint=1)
        with w.in_inks(crimson=1):
            w.strokes([[(690, 158), (690, 122)], [(690, 156), (712, 172)]], 7, ends=(0.8, 0.6))
    with d.thing("armchair", "subject") as a:
        a.flat(BACK, gap=6, crimson=1)
        a.flat(BASE, gap=6, crimson=1)
        for x, y in ((250, 380), (400, 312), (550, 380)):
            a.flat(ellipse(x, y, 9, 9))
    at, k, turn = (400.0, 670.0), 0.98, 0.0
    rings = [moved(CHAIR[0], at, k, turn), *[moved(h, at, k, turn) for h in HOLES]]
    with d.thing("small chair", "subject") as c:
        c.flat(*rings, gap=6, mint=1)
        c.strokes([moved(line("-98,26 0,28 98,26"), at, k, turn)], 6, ends=(1, 1))
        c.flat(CUSHION, gap=6, crimson=1)
    with d.thing("arms", "prop", plane="front") as m:
        m.flat(LEFT, gap=7, crimson=1)
        m.flat(RIGHT, gap=7, crimson=1)
        m.strokes([line("206,690 192,662 160,640"), line("594,660 608,630 642,610"), line("322,572 346,568 380,576")], 6, ends=(0.8, 0.1))
    s.describe("A red armchair hugs a small green chair. The little one stands on its cushion, and two padded arms cross before its back. A round clock hangs in the empty waiting room.")
    s.moods("tender", "droll", "warm", "protective")
    s.themes("comfort", "parents", "furniture", "waiting", "kindness")
    s.says("hug", "mummy", "there, there", "lap", "take a seat", "upholstered love", "big sister", "don’t cry, little chair", "it only looks stiff", "a soft spot", "sit on me for once", "who waits with you", "adopted", "the comfort zone", "dentist’s tomorrow", "first day of school", "too big to hold, hold anyway", "nobody is watching", "arm in arm", "musical chairs", "the last one standing", "somebody had to", "oak and velvet", "grandma’s parlour", "furniture after midnight", "lean back", "it’s only a broken leg", "taken", "is this seat free?", "babysitting", "a shoulder with springs", "both of us are hollow", "even chairs get tired", "I’ve got you", "safe as houses", "you’ll grow into it", "hand-me-downs", "bear hug", "support group", "the others look away", "when the people go home", "a good stuffing", "small talk", "don’t get up")  # fmt: skip
    s.relate("armchair", "carries", "small chair")
    s.relate("small chair", "is inside", "arms")
    s.about(place="a waiting room", time="after hours", light="plain daylight from the upper left", composition="low", view="eye level", foreground="two padded arms, one over the other", unexplained="what the small chair has heard")
