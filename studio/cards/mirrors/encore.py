"""Encore: in the empty house two gloves have hooked their thumbs and fly to the stage."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import turned

GLOVE = "-70,210! -60,236 -20,262 26,270! 60,200 110,140 170,100! 210,80 270,86 330,84! 356,78 358,50 334,40! 290,36 260,30 230,12! 280,-4 340,-30 390,-46! 416,-60 408,-88 380,-86! 330,-74 280,-56 236,-46! 270,-86 320,-130 366,-170! 386,-192 366,-216 342,-204! 290,-170 240,-130 204,-100! 220,-140 250,-190 280,-240! 290,-268 264,-284 246,-264! 210,-214 180,-170 150,-116! 120,-116 80,-150 40,-190! 6,-220 -40,-216 -44,-186! -40,-150 10,-110 36,-50! 20,10 0,70 -40,130 -70,210!"
SEAT = "-96,300! -96,60 -80,10 -40,-10 40,-10 80,10 96,60 96,300!"
CELLO = "-8,-10! 0,-16 8,-10! 10,6! 6,120! 24,122 50,140 52,168 38,190! 30,200 30,214 40,226! 66,250 70,310 40,340 0,348 -40,340 -70,310 -66,250 -40,226! -30,214 -30,200 -38,190! -52,168 -50,140 -24,122 -6,120! -10,6!"


@card(id="wms9xi", title="Encore", seed=4, palette="riso_fog_notice", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])
    dark = {"grey": 1.0, "violet": 1.0}
    with d.thing("house", "place") as g:
        g.flat("-20,900! 820,900! 820,1220! -20,1220!", grey=1)
        g.flat("300,-20! 500,-20! 760,900! 40,900!")
    with d.thing("cello", "witness") as c:
        with c.in_inks(grey=1):
            c.strokes([[(500, 660), (506, 780), (500, 920)], [(506, 796), (590, 796)], [(590, 796), (594, 920)]], 12, ends=(1, 1))
        c.flat(turned(CELLO, (470, 586), 0.94, 14), gap=6, violet=1)
        c.strokes([turned([(-3, 0), (-3, 300)], (470, 586), 0.94, 14), turned([(4, 0), (4, 300)], (470, 586), 0.94, 14)], 3, ends=(1, 1))
        c.strokes([turned([(m * 22, 216), (m * 26, 240), (m * 20, 264)], (470, 586), 0.94, 14) for m in (-1, 1)], 6, ends=(0.3, 0.3))
    with d.thing("pair of gloves", "subject") as t:
        t.flat(turned(GLOVE, (370, 330), 0.9, 6), gap=6, violet=1)
        t.flat(turned(GLOVE, (430, 330), 0.9, -6, True), overprint=True, grey=1)
        for x, a, m in ((370, 6, False), (430, -6, True)):
            t.strokes([turned(c, (x, 330), 0.9, a, m) for c in ([(128, 30), (170, 26), (206, 20)], [(130, 0), (170, -16), (204, -34)], [(116, -28), (146, -56), (170, -84)])], 6, ends=(0.2, 0.2))
    with d.thing("seats", "prop", plane="front") as p:
        for x in (80, 240, 400, 560, 720):
            p.flat(turned(SEAT, (x, 974), 0.78), gap=6, violet=1)
        for x in (10, 236, 462, 688):
            p.flat(turned(SEAT, (x, 1086), 1.1), gap=6, **dark)
    s.describe("Two big gloves, one grey, one violet, fly like a bird. Their thumbs are hooked, their fingers are the wings. Below them a cello leans on a chair on an empty stage, and rows of seats have nobody in them.")
    s.moods("eerie", "wistful", "airy", "quiet")
    s.themes("music", "absence", "applause", "flight", "shadow play")
    s.says("applause", "encore", "standing ovation, seated", "bravo", "hand puppets", "they stayed after we left", "dove", "spooky hands", "odd pair", "nobody home", "jazz hands", "bird of clapping", "the pianist’s lost pair", "give it up", "the last to leave", "claque", "silence, in D minor", "hands free", "hooked", "what the music left on the seats", "curtain", "high five, twice", "wing it", "the hands remember", "somebody knocked them off a lap", "swan song", "unfinished", "five-fingered flight", "left and right had never met", "house lights", "the cello didn’t look up", "lost and found each other", "gloves off", "ghost of an ovation", "rehearsal for two", "rattle your jewellery", "thumbs up", "come back, you are beautiful", "season of cold fingers", "shadow theatre", "night in the stalls", "magicians leave things behind", "it clapped until it flew", "bow")  # fmt: skip
    s.relate("pair of gloves", "floats above", "seats")
    s.relate("cello", "listens to", "pair of gloves")
    s.about(place="a playhouse", time="after the concert", light="even, from the stage", composition="high", view="eye level, from the stalls", foreground="dark rows of seats", unexplained="whose gloves they are")
