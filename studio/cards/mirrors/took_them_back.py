"""It Took Them Back: a zebra has come for its stripes."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import ribbon

ZEBRA = (
    "92,650 86,618 98,588! 130,536 164,470 196,412 218,376! 204,330 214,280 238,258! 258,290 264,334! 310,284 370,268 440,284 510,300 580,304 640,298 700,304 752,340 780,410! 792,480 780,560! 776,620 798,700! 778,770 768,840 778,900! 714,900! 724,840 722,770 712,700 676,640! "
    "600,628 520,634 446,616! 444,700 434,760 428,840 440,900! 376,900! 388,840 390,760 374,690 352,616! 322,566 306,512 288,486! 262,520 236,548! 214,574 186,616 158,668 122,684"
)
FAR = ("360,600! 420,600! 380,680 340,740 330,820 326,880! 270,880! 284,820 296,740 320,680", "640,600! 720,600! 700,690 676,760 668,830 672,884! 612,884! 628,830 630,760 640,690")
BARS = [(436, 310, 420, 460, 396, 640), (486, 330, 474, 460, 440, 640), (540, 330, 536, 480, 500, 660), (592, 320, 600, 480, 564, 660), (644, 300, 668, 460, 634, 640)]


@card(id="z4kd81", title="It Took Them Back", seed=9, palette="riso_wet_pavement", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    with d.thing("sky", "place") as k:
        k.flat("-20,-20! 820,-20! 820,830! -20,830!", salmon=1)
    with d.thing("road", "place") as r:
        r.flat("-20,800! 820,800! 820,1230! -20,1230!", spruce=1)
        for x, w in ((-120, 150), (180, 150), (480, 150), (780, 150)):
            r.flat([(x + 60, 960), (x + w + 50, 960), (x + w, 1240), (x - 20, 1240)])
    with d.thing("zebra", "subject") as z:
        for far in FAR:
            z.flat(far, gap=5)
            with z.within(far):
                for y in range(650, 880, 44):
                    z.flat([(200, y), (760, y + 8), (760, y + 28), (200, y + 20)], spruce=1)
                z.flat("200,856! 760,856! 760,900! 200,900!", spruce=1)
        z.flat(ZEBRA, gap=6)
        with z.within(ZEBRA):
            for ax, ay, bx, by, cx, cy in BARS:
                z.flat(ribbon([(ax, ay - 44, 15), (bx, by, 14), (cx, cy, 4)]), spruce=1)
            for line in ([(700, 290, 14), (740, 400, 17), (700, 500, 12), (640, 560, 3)], [(790, 380, 14), (770, 470, 17), (720, 560, 12), (660, 610, 3)], [(800, 480, 14), (770, 560, 14), (700, 640, 4)]):
                z.flat(ribbon(line), spruce=1)
            for x, y in ((384, 280), (334, 276), (290, 306)):
                z.flat(ribbon([(x - 6, y - 30, 15), (x - 8 + (x - 300) * 0.1, y + 80, 13), (x - 6 + (x - 300) * 0.1, y + 220, 4)]), spruce=1)
            for y in range(640, 880, 46):
                z.flat(f"340,{y}! 400,{y + 12} 460,{y}! 460,{y + 18}! 400,{y + 32} 340,{y + 18}!", spruce=1)
                z.flat(f"690,{y + 10}! 740,{y + 20} 810,{y}! 810,{y + 20}! 740,{y + 42} 690,{y + 28}!", spruce=1)
            for far in ("370,870! 450,870! 450,910! 370,910!", "700,870! 790,870! 790,910! 700,910!", "60,600! 110,590 150,640 150,700! 60,700!"):
                z.flat(far, spruce=1)
            for line in ([(200, 396, 6), (236, 406, 9), (262, 384, 3)], [(250, 440, 9), (240, 490, 9), (214, 520, 3)], [(146, 494, 4), (190, 530, 10), (230, 540, 4)], [(128, 536, 4), (160, 570, 9), (200, 590, 4)]):
                z.flat(ribbon(line), spruce=1)
        z.flat(ellipse(194, 462, 25, 22))
        z.flat(ellipse(190, 464, 15, 16), spruce=1, salmon=1)
        z.flat("164,452! 186,434 212,440 224,460! 194,450", spruce=1)
        z.flat("772,400! 800,440 806,520 798,620 806,690! 780,660 776,560 780,470", gap=5, spruce=1)
    with d.thing("peeled bar", "accent") as b:
        b.flat("96,660! 160,672! 190,760 150,850 90,920 40,1000 10,1100 -20,1240! -130,1240! -90,1080 -30,980 40,890 96,820 116,740", gap=6)
    s.describe("A zebra stands where a street crossing begins. Its head is down, and one white bar comes up from the road into its mouth like a ribbon. The other bars still lie in place.")
    s.moods("determined", "droll", "calm", "strange")
    s.themes("ownership", "justice", "hunger", "streets", "return")
    s.says("spaghetti", "return", "barcode", "stripes", "zebra", "pasta", "lawsuit", "slurp", "crossing", "lunch", "unravel", "it took them back", "finders losers", "look left, look right", "that belongs to me", "who painted the horse?", "white lies", "black and white", "jaywalker", "inherited", "the road is getting thin", "one at a time", "pull yourself together", "peeling away", "borrowed without asking", "school run", "mind the cars now", "spare parts", "undressing the street", "a matter of principle", "it grew up here", "loose thread", "green means go", "how do I get across?", "piano tuner", "mint stick", "the street gives up", "overdue library book", "night work for the council", "whose idea was the zebra?", "where the stripes come from", "she knits her own", "eat the line", "on the other side, grass")  # fmt: skip
    s.relate("zebra", "catches", "peeled bar")
    s.relate("peeled bar", "turns into", "zebra")
    s.about(place="the Crossing", time="early evening", light="a salmon sky behind", composition="high", view="eye level, from the kerb", foreground="the white bars of the crossing", unexplained="what it will do with the bar")
