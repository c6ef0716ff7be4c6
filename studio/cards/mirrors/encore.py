"""Encore: in the empty house two gloves have hooked their thumbs and fly over the stage."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

GLOVE = (
    "340,380! 304,320 258,232 206,154 152,110 104,97 66,97 44,106 40,122 48,136 70,142 116,152 168,196 212,246 246,290! 240,294! 200,246 150,204 100,186 36,184 14,194 8,210 18,224 40,229 82,228 130,250 176,286 222,328! 217,333! "
    "172,298 110,272 44,272 22,282 16,298 26,311 46,315 82,313 130,328 174,350 208,371! 204,377! 160,358 108,356 86,360 66,368 62,382 70,396 92,399 120,399 156,412 196,438 240,474 290,510 334,544! 360,574 380,612 384,640! 432,638 484,616 532,588! "
    "496,548 466,500 440,460 404,410 372,380"
)
NECK = "292,410! 332,376 352,320 362,260 380,206 412,172 450,160 480,172 502,194! 510,212 496,226! 470,228 448,236 436,252! 430,292 420,342 406,392 376,444! 330,452"
HOOK = "540,408! 488,356 446,318 400,300 356,297 332,306 320,326 330,346 356,352 384,360 404,388 426,436 456,466 510,482!"
SEAMS = [[(243, 292), (270, 322), (292, 346)], [(219, 330), (246, 356), (270, 378)], [(205, 374), (232, 394), (258, 412)]]
SEAT = "-96,300! -96,60 -80,10 -40,-10 40,-10 80,10 96,60 96,300!"
CELLO = "-10,-20! -14,-34 0,-46 14,-34 10,-20! 13,6! 11,120! 24,122 50,140 52,168 38,190! 30,200 30,214 40,226! 66,250 70,310 40,340 0,348 -40,340 -70,310 -66,250 -40,226! -30,214 -30,200 -38,190! -52,168 -50,140 -24,122 -11,120! -13,6!"


def glove(t: Printed, mirrored: bool, **inks: float) -> None:
    """The left glove of the two, or its mirror image; its fingers are the wing."""

    def put(q: list[tuple[float, float]]) -> list[tuple[float, float]]:
        return moved(q, (766, 2) if mirrored else (34, 2), 0.915, 0, mirrored)

    t.flat(put(outline(GLOVE)), gap=7, **inks)
    t.strokes([put(q) for q in SEAMS], 7, ends=(1, 0.1))
    t.strokes([put([(372, 588), (424, 572), (478, 540)])], 7, ends=(1, 1))
    t.flat(put(ellipse(434, 608, 10, 10)))


@card(id="wms9xi", title="Encore", seed=4, palette="riso_fog_notice", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])
    dark = {"grey": 1.0, "violet": 1.0}
    with d.thing("house", "place") as g:
        g.flat("-20,872! 820,872! 820,1220! -20,1220!", grey=1)
    with d.thing("cello", "witness") as c:
        c.flat("496,690! 518,690! 510,806! 516,950! 496,950! 490,834! 394,834! 386,950! 366,950! 374,806! 488,806!", gap=5, **dark)
        c.flat(moved("-3,340! 3,340! 2,386! -2,386!", (396, 652), 0.84, 18), gap=3, **dark)
        c.flat(moved(CELLO, (396, 652), 0.84, 18), gap=6, violet=1)
        with c.in_inks(violet=1):
            c.strokes([moved(q, (396, 652), 0.84, 18) for q in ([(-24, -14), (24, -14)], [(-24, 2), (24, 2)])], 6, ends=(1, 1))
        lines = [[(-3, 10), (-4, 276)], [(4, 10), (5, 276)], [(-44, 232), (-24, 246), (-30, 270)], [(44, 232), (24, 246), (30, 270)], [(-24, 284), (24, 284)]]
        c.strokes([moved(q, (396, 652), 0.84, 18) for q in lines], [3, 3, 5, 5, 9], ends=(1, 1))
    with d.thing("pair of gloves", "subject") as t:
        glove(t, True, grey=1)
        glove(t, False, violet=1)
        put = (34, 2), 0.915
        t.flat(moved(NECK, *put), gap=7, violet=1)
        with t.within(moved("280,404! 298,388! 350,404! 424,392! 470,490! 420,520! 290,520!", *put)):
            t.flat(moved(GLOVE, *put), violet=1)
            t.flat(moved(NECK, *put), violet=1)
        t.flat(moved(HOOK, *put), gap=7, grey=1)
        with t.within(moved("478,330! 640,350! 640,500! 504,500!", *put)):
            t.flat(moved(GLOVE, (766, 2), 0.915, 0, True), grey=1)
            t.flat(moved(HOOK, *put), grey=1)
    with d.thing("seats", "prop", plane="front") as p:
        for x in (80, 240, 400, 560, 720):
            p.flat(moved(SEAT, (x, 990), 0.78), gap=6, violet=1)
        for x in (10, 236, 462, 688):
            p.flat(moved(SEAT, (x, 1096), 1.1), gap=6, **dark)
    s.describe("Two big gloves, one grey, one violet, fly like a bird. Their thumbs cross for a head, their fingers are the wings. Below them a cello leans against a chair on an empty stage, and rows of seats have nobody in them.")
    s.moods("eerie", "wistful", "airy", "quiet")
    s.themes("music", "absence", "applause", "flight", "shadow play")
    s.says("applause", "encore", "standing ovation, seated", "bravo", "hand puppets", "they stayed after we left", "dove", "spooky hands", "odd pair", "nobody home", "jazz hands", "bird of clapping", "the pianist’s lost pair", "give it up", "the last to leave", "claque", "silence, in D minor", "hands free", "hooked", "what the music left on the seats", "curtain", "high five, twice", "wing it", "the hands remember", "somebody knocked them off a lap", "swan song", "unfinished", "five-fingered flight", "left and right had never met", "house lights", "the cello didn’t look up", "lost and found each other", "gloves off", "ghost of an ovation", "rehearsal for two", "rattle your jewellery", "thumbs up", "come back, you are beautiful", "season of cold fingers", "shadow theatre", "night in the stalls", "magicians leave things behind", "it clapped until it flew", "bow")  # fmt: skip
    s.relate("pair of gloves", "floats above", "seats")
    s.relate("cello", "listens to", "pair of gloves")
    s.about(place="a playhouse", time="after the concert", light="even, from the stage", composition="high", view="eye level, from the stalls", foreground="dark rows of seats", unexplained="whose gloves they are")
