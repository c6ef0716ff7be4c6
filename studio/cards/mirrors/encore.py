"""Encore: in the empty house two gloves have hooked their thumbs and fly to the stage."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved

GLOVE = "-150,208! -104,170 -76,140 -84,90 -92,40 -92,-4! -112,-50 -138,-96 -158,-132! -166,-156 -148,-168 -130,-150! -104,-110 -80,-66 -62,-34! -70,-84 -86,-140 -98,-194! -100,-220 -80,-228 -66,-208! -48,-156 -32,-100 -20,-50! -22,-104 -26,-172 -28,-236! -24,-262 0,-262 8,-238! 14,-176 22,-110 26,-46! 38,-92 56,-146 76,-194! 90,-212 108,-202 106,-180! 96,-130 86,-76 76,-26 76,10 90,28! 124,14 160,-14 192,-38! 214,-48 226,-26 210,-6! 178,34 140,80 104,110 66,140 40,170 0,230 -30,286!"
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
        c.flat("424,654! 436,640 540,640 552,654! 552,920! 536,920! 536,826! 440,826! 440,920! 424,920!", "440,668! 440,796! 536,796! 536,668!", grey=1)
        c.flat("404,800! 572,800! 580,830! 396,830!", gap=4, grey=1)
        c.flat(moved(CELLO, (504, 586), 0.98, 7), gap=6, violet=1)
        c.strokes([moved([(-3, 0), (-3, 300)], (504, 586), 0.98, 7), moved([(4, 0), (4, 300)], (504, 586), 0.98, 7)], 3, ends=(1, 1))
        c.strokes([moved([(m * 22, 216), (m * 26, 240), (m * 20, 264)], (504, 586), 0.98, 7) for m in (-1, 1)], 6, ends=(0.3, 0.3))
    with d.thing("pair of gloves", "subject") as t:
        t.flat(moved(GLOVE, (284, 312), 0.94, -42), gap=6, violet=1)
        t.flat(moved(GLOVE, (516, 312), 0.94, 42, True), overprint=True, grey=1)
        for x, a, m in ((284, -42, False), (516, 42, True)):
            t.strokes([moved(c, (x, 312), 0.94, a, m) for c in ([(-66, 20), (-60, -10), (-54, -30)], [(-24, 20), (-20, -20), (-18, -44)], [(20, 24), (24, -14), (26, -40)], [(-124, 176), (-70, 214), (-20, 262)])], 6, ends=(0.2, 0.2))
    with d.thing("seats", "prop", plane="front") as p:
        for x in (80, 240, 400, 560, 720):
            p.flat(moved(SEAT, (x, 974), 0.78), gap=6, violet=1)
        for x in (10, 236, 462, 688):
            p.flat(moved(SEAT, (x, 1086), 1.1), gap=6, **dark)
    s.describe("Two big gloves, one grey, one violet, fly like a bird. Their thumbs cross for a head, their fingers are the wings. Below them a cello leans against a chair on an empty stage, and rows of seats have nobody in them.")
    s.moods("eerie", "wistful", "airy", "quiet")
    s.themes("music", "absence", "applause", "flight", "shadow play")
    s.says("applause", "encore", "standing ovation, seated", "bravo", "hand puppets", "they stayed after we left", "dove", "spooky hands", "odd pair", "nobody home", "jazz hands", "bird of clapping", "the pianist’s lost pair", "give it up", "the last to leave", "claque", "silence, in D minor", "hands free", "hooked", "what the music left on the seats", "curtain", "high five, twice", "wing it", "the hands remember", "somebody knocked them off a lap", "swan song", "unfinished", "five-fingered flight", "left and right had never met", "house lights", "the cello didn’t look up", "lost and found each other", "gloves off", "ghost of an ovation", "rehearsal for two", "rattle your jewellery", "thumbs up", "come back, you are beautiful", "season of cold fingers", "shadow theatre", "night in the stalls", "magicians leave things behind", "it clapped until it flew", "bow")  # fmt: skip
    s.relate("pair of gloves", "floats above", "seats")
    s.relate("cello", "listens to", "pair of gloves")
    s.about(place="a playhouse", time="after the concert", light="even, from the stage", composition="high", view="eye level, from the stalls", foreground="dark rows of seats", unexplained="whose gloves they are")
