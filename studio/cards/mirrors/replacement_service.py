"""Replacement Service: at the tram stop stands a camel, and the passengers have taken their seats."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

CAMEL = (
    "30,300! 26,272 44,248! 80,226 124,200 160,182! 164,160 186,158 192,182! 224,196 236,230 226,270! 214,330 204,420 214,510 250,560 300,560! 316,500 346,430 384,400 424,420 450,480 474,540! 500,548 516,536! 540,470 572,400 614,380 652,410 680,480 700,550! 740,590 764,650 766,720! "
    "776,800 764,860 772,920! 752,1000 748,1080 760,1150! 690,1150! 704,1080 702,1000 690,920 660,840! 600,810 500,820 400,810 340,790! 344,860 336,930 334,1000 330,1080 344,1150! 274,1150! 288,1080 286,1000 276,930 264,850 240,770! 190,710 150,640 130,560 126,450 140,350 142,310! 110,322 70,330 44,326"
)
SEATED = "-16,-128! 16,-124 36,-100 44,-50 42,0 32,16! -40,14! -48,24 -46,74! -40,92! -96,92! -94,80 -74,70! -80,20 -84,-12 -70,-26! -24,-32! -26,-70! -28,-104"
FACE = "-16,-134! -38,-138 -40,-152! -40,-162! -54,-168! -40,-188 -30,-208 0,-216 28,-204 36,-176 28,-150 14,-134!"


@card(id="r6tq0m", title="Replacement Service", seed=21, palette="riso_last_sun", light=(0.8, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.2, 0.5)])
    with d.thing("shadow", "place") as h:
        h.flat("-20,1140! 300,1130 700,1126! 760,1150 600,1176 300,1186 -20,1230!", purple=1)
    with d.thing("camel", "subject") as c:
        c.flat("380,780! 460,780! 440,880 430,1000 436,1130! 374,1130! 388,1000 392,900", sunflower=1, purple=1)
        c.flat("590,780! 680,800! 650,900 648,1000 650,1130! 590,1130! 602,1000 604,900", sunflower=1, purple=1)
        c.flat(CAMEL, gap=6, sunflower=1)
        c.flat("120,186! 120,150 150,120 190,124 226,146 240,186! 214,190 190,178 160,196", gap=5, sunflower=1, purple=1)
        c.flat("190,440! 216,500 246,556 280,580! 250,620 240,680! 220,640! 206,700! 190,640! 176,660! 160,590! 150,600 146,520", gap=5, sunflower=1, purple=1)
        for x, y in ((344, 440), (614, 420)):
            c.flat(f"{x - 28},{y - 6}! {x + 4},{y - 44} {x + 40},{y - 40} {x + 72},{y - 4}! {x + 84},{y + 26}! {x + 60},{y + 14}! {x + 44},{y + 40}! {x + 20},{y + 14}! {x + 2},{y + 38}! {x - 12},{y + 14}! {x - 36},{y + 34}!", sunflower=1, purple=1)
        c.flat("78,232! 104,214 130,222! 122,238 100,242")
        c.flat(ellipse(106, 231, 9, 9), sunflower=1, purple=1)
        with c.in_inks(sunflower=1, purple=1):
            c.strokes([[(72, 232), (104, 206), (138, 220)], [(34, 300), (70, 296), (112, 276)], [(44, 262), (56, 268), (66, 262)], [(640, 800), (700, 760), (710, 690)], [(300, 780), (280, 720), (290, 660)]], 8, ends=(0.4, 0.1))
            c.strokes([[(300, 1148), (310, 1130)], [(716, 1148), (728, 1130)]], 7, ends=(0.4, 0.2))
    with d.thing("passengers", "witness", count=3) as p:
        for x, y, k in ((296, 562, 0.94), (496, 540, 1.04), (716, 566, 0.9)):
            p.flat(moved(SEATED, (x, y), k), gap=6, purple=1)
            p.flat(moved(FACE, (x, y), k), gap=5, purple=1)
        p.flat(moved("-46,-184! -44,-214 -16,-228 20,-222 34,-192! 60,-188! 58,-178! -62,-176! -60,-186!", (296, 562), 0.94), gap=5, sunflower=1, purple=1)
        p.flat(moved("-32,-196! -20,-222 14,-226 36,-200 40,-166 56,-140! 20,-142! 14,-180!", (496, 540), 1.04), sunflower=1, purple=1)
        p.flat(moved("-100,-30! -40,-34! -36,14! -104,16!", (496, 540), 1.04), gap=5, sunflower=1, purple=1)
        p.flat(moved("-34,-198! -30,-216 0,-224 34,-206! 36,-190! -64,-188! -60,-198!", (716, 566), 0.9), gap=5, sunflower=1, purple=1)
    s.describe("A tall golden camel stands still, smiling. Three purple passengers sit on it as in a tram: one behind its neck, one between the humps, one behind them. They look straight ahead and do not speak.")
    s.moods("droll", "patient", "calm", "weary")
    s.themes("travel", "patience", "courtesy", "work", "deserts")
    s.says("camel", "commute", "humps", "oasis", "patience", "delay", "mirage", "caravan", "thirst", "seats", "public transport", "replacement service", "tickets, please", "next stop: nowhere", "window seat", "one hump or two?", "the tram was cancelled", "hold on at the bends", "no standing on the neck", "a hairy ride", "sand in my shoes", "it runs on hope", "every seventh tree", "first class", "second hump on the left", "we never talk on the way", "the last straw", "ship of the pavement", "is this seat taken?", "mind your knees", "the driver knows the stars", "economy", "the long way round", "still no water", "wise men, late", "the desert must be close", "knows where it’s going", "late again, said the camel", "change here for the desert", "morning faces", "nobody asked the camel", "it spat at the ticket man", "four legs, no timetable", "patiently, across nothing")  # fmt: skip
    s.relate("camel", "carries", "passengers")
    s.relate("passengers", "balances on", "camel")
    s.about(place="a tram stop at the Ring Road", time="late afternoon", light="low sun from the right", composition="left", view="eye level, from across the street", foreground="a long purple shadow", unexplained="where the line now ends")
