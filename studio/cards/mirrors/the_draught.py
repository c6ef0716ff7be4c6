"""The Draught: out of one window of the dark flats a curtain blows, and across the whole front it is a swan."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

BODY = "60,958! 100,950 150,920 204,880 250,836 290,784 326,730 370,690 430,664 490,646! 530,620 556,580 566,530 560,470 544,410 538,350 552,300 588,268 634,262 668,280 682,300! 668,322 640,326 616,330 604,352 612,400 632,470 644,540 640,610 618,680 580,744 520,796 450,830! 400,856 350,896 300,950 240,1010 180,1052 120,1076 60,1076! 74,1046 56,1020 72,990!"
NEAR = "500,650! 470,560 420,470 356,380 284,290 216,210 150,150! 146,196 158,226! 128,206 102,202! 112,256 138,296! 112,288 88,292! 112,346 150,386! 128,386 108,394! 142,442 190,472! 172,476 158,488! 196,526 244,544! 232,554 226,566! 268,590 312,600! 306,612 306,624! 340,640 366,660 390,700! 430,750 490,750 520,710!"
FAR = "520,640! 500,540 470,440 440,340 420,240 404,110! 430,140 446,170! 452,130 468,104! 486,160 492,214! 508,178 526,160! 532,230 530,290! 520,340 520,400 540,460 560,520 556,590!"


@card(id="vjhcsr", title="The Draught", seed=5, palette="riso_night_tram", light=(-0.5, 0.5))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, 0.5, 0.5)])
    with d.thing("flats", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", navy=1)
        for row in range(8):
            for i in range(6):
                x, y = 52 + i * 122, 60 + row * 146
                lit = (row, i) in ((1, 5), (6, 4), (7, 2), (0, 1))
                inks = {"lemon": 1.0} if lit else {"navy": 1.0, "orange": 1.0}
                w.flat(f"{x},{y}! {x + 66},{y}! {x + 66},{y + 92}! {x},{y + 92}!", **inks)
    with d.thing("swan of curtain", "subject") as c:
        c.flat("40,926! 136,926! 136,1068! 40,1068!", lemon=1)
        c.flat("30,1068! 146,1068! 146,1084! 30,1084!", lemon=1)
        with c.in_inks(navy=1):
            c.strokes([[(88, 926), (88, 1068)]], 6, ends=(1, 1))
        c.flat("424,834! 400,870 372,892! 352,918 326,960! 352,958 372,946! 376,964 392,974! 410,944 414,914! 440,880 464,830!", gap=5, orange=1)
        c.flat(FAR)
        c.flat(BODY)
        with c.within("-20,-20! 820,-20! 820,1220! -20,1220!"):
            c.flat(NEAR, gap=0)
        with c.in_inks(navy=1):
            c.strokes([[(500, 650), (470, 560), (420, 470), (386, 420)], [(392, 702), (430, 746), (486, 748), (520, 708), (540, 660)]], 9, ends=(0.3, 0.2))
            c.strokes([[(158, 226), (250, 330), (360, 460), (430, 560)], [(138, 296), (230, 380), (330, 480), (400, 580)], [(150, 386), (230, 440), (310, 520), (370, 600)], [(190, 472), (250, 506), (310, 560), (356, 620)], [(244, 544), (300, 580), (340, 620)]], 7, ends=(1, 0.1))
            c.strokes([[(446, 170), (462, 280), (486, 400)], [(492, 214), (500, 310), (508, 400)]], 7, ends=(1, 0.1))
            c.strokes([[(72, 990), (150, 970), (230, 910), (310, 820), (360, 760)], [(56, 1020), (150, 1012), (240, 960), (330, 870), (410, 800)], [(74, 1046), (150, 1044), (220, 1000), (290, 930)]], 7, ends=(1, 0.05))
        c.flat("664,276! 700,300 740,338! 716,346 684,336 658,324!", orange=1)
        c.flat("656,270! 672,280 688,294! 676,304 662,324! 652,318 654,296!", navy=1, orange=1)
        c.flat(ellipse(632, 292, 9, 9), navy=1, orange=1)
    s.describe("At night few windows of a dark block are lit. Out of one at the lower left a long white curtain blows. Across the whole front it has become a swan in flight, with raised wings, orange feet and an orange beak.")
    s.moods("elated", "free", "dreamy", "hushed")
    s.themes("escape", "night", "flight", "home", "transformation")
    s.says("swan", "whoosh", "fly away", "shut the window", "a draught", "ugly duckling no more", "curtain call", "spring cleaning", "she got out", "linen", "night air", "laundry day", "let go", "who left it open?", "fifth floor, on the left", "billow", "white flag", "a bride leaves", "the block has wings", "lake of windows", "graceful", "out of the house at last", "tied to the rail", "from the window of my childhood", "big bird", "ghost", "one room, one wish", "almost free", "what the wind wanted", "swan song", "it was only fabric", "grown overnight", "breathing out", "the neighbours slept through", "escape plan", "longing", "hanging on by a thread", "good night, house", "feathers in the stairwell", "a letter without words", "unfold", "mother’s best curtains", "dancing lessons", "where the cold comes in")  # fmt: skip
    s.relate("swan of curtain", "pours out of", "flats")
    s.about(place="the front of the thin-walled flats", time="night", light="from a few yellow windows", composition="diagonal", view="far, from the street", foreground="the lit window with the curtain", unexplained="whose window it is", weather="wind")
