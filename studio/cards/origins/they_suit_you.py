"""They Suit You: a toad has put on the hare's ears; the hare stands behind, without."""

from __future__ import annotations

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hare, toad


@card(id="gjw2f5", title="They Suit You", seed=201, palette="board_shell", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.6, 0.72, 0.9)], focus=(330, 700, 330))
    rng = s.rng
    with b.thing("hare without ears", "witness", depth=0.4) as h:
        whole = hare()
        bald = Clay([q for q in whole.lumps if q.part != "ear" and not (q.carve and q.a[1] < -240)], whole.marks).turned(at=(660, 1090, -120), scale=2.15, flip=True, roll=4)
        h.clay(bald, CUTS["fur"].but(gain=0.85), "along", parts={"nose": ("wet", "across"), "lid": ("skin", "along")})
        eyes(h, bald, light=0.8, glint=(-0.4, -0.3), iris=0.6, sides=("near",))
        hx, hy = bald.curve("upper near")[3][0] + 44, bald.curve("upper near")[3][1] - 34
        for x, y in ((hx - 22, hy), (hx + 34, hy - 4)):  # where they were
            h.leave([(x + 13 * q, y + 7 * p) for q, p in ((-1, 0), (-0.5, -1), (0.5, -1), (1, 0), (0.5, 1), (-0.5, 1))])
            h.sparks((x, y), (9, 12), 14, length=(4, 9), sweep=(180, 360))
        nx, ny = bald.curve("nose")[0]
        h.strokes([[(nx + 8, ny + 8), (nx - 44 - 10 * k, ny - 16 + 22 * k), (nx - 84 - 6 * k, ny - 6 + 40 * k)] for k in range(4)], 1.4, ends=(0.8, 0.05))
    with b.thing("toad", "subject", depth=0.7) as t:
        beast = toad().turned(at=(290, 960, 60), scale=1.75, yaw=6, roll=-2)
        for _ in range(52):
            x, y = rng.uniform(60, 520), rng.uniform(800, 1190)
            z = beast.touch(x, y)
            if z is not None and not (800 < y < 960 and 130 < x < 450):
                beast.ball(x, y, z - 2, rng.uniform(7, 15), melt=6, part="wart")
        t.leave_clay(beast, grow=5)
        t.clay(beast, CUTS["hide"].but(stroke=(7, 24)), "across", parts={"wart": ("skin", "contour"), "throat": ("skin", "across"), "lid": ("skin", "along")})
        eyes(t, beast, light=0.7, glint=(-0.4, -0.4), iris=0.7)
    with b.thing("ears", "accent", spot=1.0, depth=0.9) as e:
        for knots, inner in (("262,806,120,18 250,700,130,30 218,540,124,52 190,380,116,54 172,250,110,36 168,160,106,5", "252,716! 224,640 196,520 176,400 168,260 168,200! 192,300 214,420 238,560 258,680"),
                             ("338,806,120,18 350,710,130,30 378,560,124,50 430,430,116,54 520,374,110,48 610,410,110,32 648,480,110,5", "350,716! 366,620 396,520 444,450 520,410 600,430 632,462! 560,440 490,456 436,520 400,600 372,690")):  # fmt: skip
            ear = Clay().limb(knots, part="ear", press=(0, 0, 1.2), per=7)
            e.leave_clay(ear, grow=4)
            e.clay(ear, CUTS["fur"].but(stroke=(12, 32), over=9), "along")
            e.leave(inner)
            e.form(inner, how="skin", puff=4, ambient=0.16, guides=[[tuple(float(v) for v in p.rstrip("!").split(",")) for p in inner.split()[:6]]])
        e.strokes([[(238 + 8 * k, 822), (242 + 8 * k, 806 - 4 * (k % 3)), (244 + 8 * k, 792)] for k in range(6)] + [[(316 + 8 * k, 820), (318 + 8 * k, 806 - 4 * (k % 2)), (320 + 8 * k, 792)] for k in range(6)], 2.0)
    s.relate("toad", "wears", "ears")
    s.describe("A toad wears the long pink ears of a hare. Behind its shoulder the hare, without ears, looks on.")
    s.moods("deadpan", "funny", "offended", "proud")
    s.themes("borrowing", "vanity", "envy", "identity", "mistakes")
    s.says("they suit you", "no returns", "I want them back", "all ears", "borrowed", "do I look different?", "wrong size", "can you hear me now?", "a new me", "new look", "the thief is innocent", "I was here first", "fashion victim", "lent, not given", "what did you say?", "pardon?", "easter came early", "these were in the heap", "swap?", "one careful owner", "identity theft", "makeover", "dress code", "nobody will notice", "best disguise", "hare today", "fits like a glove", "I can explain", "don’t say anything", "sharing is hard", "a prince at last?", "my best friend’s ears", "you look ridiculous", "poker face")  # fmt: skip
    s.about(place="the trying-on field", time="night", light="light from the upper left",
            composition="left", view="eye level, near", foreground="a toad with long ears", unexplained="whether the ears were lent, found or taken")  # fmt: skip
