"""It Was Only Resting: the ploughed field was a rook all the time; now it lifts a wing of furrows, and the land beneath is white."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.marks import oval

ROOK = (
    "-10,962! 40,920 110,880 150,860! 150,810 176,770 220,744 276,740 330,766 372,800! 440,760 540,740 640,760 720,800 830,860! 830,1010! 700,1000 560,1010 440,1040 340,1040 250,1010 200,970 176,930! 120,944 60,960!"
)


@card(id="a03m3i", title="It Was Only Resting", seed=37, palette="lino_peat", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.3, 0.5)])
    with p.thing("evening") as sky:
        sky.flat("-20,-20! 820,-20! 820,800! -20,800!", ink=1)
        with sky.down_to(0):
            sky.strokes(chatter((0, 50, 420, 480), 9, (140, 360), -3, seed=4), 10, ends=(0.05, 0.1))
    with p.thing("ploughland", "place") as f:
        f.flat("-20,700! 100,680 260,690 420,670 620,640 820,660! 820,1220! -20,1220!", ink=2)
        f.flat("330,1010! 440,880 560,800 700,760 830,760! 830,1060! 560,1080!", ink=0)
        for k in range(7):
            with f.down_to(KEY):
                f.strokes([[(-20, 1090 + 26 * k), (200 + 10 * k, 1100 + 22 * k), (520 + 20 * k, 1090 + 24 * k), (830, 1110 + 20 * k)]], 9, ends=(0.6, 0.2))
    with p.thing("rook of furrows", "subject") as t:
        # the lifted wing: each feather is a furrow
        for d, length, x, y in ((-8, 470, 560, 770), (-16, 520, 540, 752), (-24, 570, 520, 730), (-32, 620, 500, 706), (-40, 660, 478, 684), (-48, 690, 456, 664), (-56, 700, 434, 650), (-64, 690, 410, 642), (-72, 640, 386, 640), (-81, 560, 362, 646)):
            b = blade((x, y), d, length, 42, 0.1)
            t.flat(b, ink=KEY, gap=6, around=0)
            tip = b[len(b) // 2]
            with t.down_to(2):
                t.strokes([[(x * 0.7 + tip[0] * 0.3, y * 0.7 + tip[1] * 0.3), (x * 0.4 + tip[0] * 0.6, y * 0.4 + tip[1] * 0.6 - 8), (x * 0.12 + tip[0] * 0.88, y * 0.12 + tip[1] * 0.88)]], 10, ends=(0.3, 0.05))
        t.flat(ROOK, gap=8, around=0)
        t.flat("330,800! 320,720 340,640 390,590 440,590 500,640 580,720 640,800 600,840 480,850 380,840!", gap=0)
        with t.down_to(2):
            for q in range(4):
                t.strokes([[(346 + 34 * q, 780 + 6 * q), (352 + 36 * q, 700 + 12 * q), (392 + 34 * q, 630 + 22 * q)]], 14 - q, ends=(0.1, 0.7))
            for q in range(5):
                t.strokes([[(390 + 6 * q, 880 + 28 * q), (560, 850 + 30 * q), (700, 870 + 26 * q), (830, 910 + 20 * q)]], 12, ends=(0.1, 0.4))
        with t.down_to(1):
            t.strokes([[(-4, 956), (70, 920), (150, 904)]], 8, ends=(0.1, 0.4))
        t.flat("-10,962! 40,920 110,880 150,860! 168,890 176,930! 120,944 60,960!", ink=1, gap=5, around=KEY)
        t.strokes([[(0, 954), (80, 926), (158, 912)]], 7, ends=(0.3, 0.8), black=True)
        t.flat(oval(224, 836, 29, 29), ink=0)
        t.flat(oval(222, 838, 16, 16), ink=KEY)
        t.strokes([[(186, 826), (214, 806), (256, 818)]], 9, ends=(0.3, 0.2))
    with p.thing("farm") as h:
        h.flat("60,690! 60,646! 130,646! 130,690!", ink=0)
        h.flat("46,650! 74,614! 118,614! 146,650!", ink=KEY)
        h.flat("150,690! 150,660! 210,660! 210,690!", ink=KEY)
    with p.thing("man with a hoe", "witness") as m:
        m.flat("596,1140! 600,1090 590,1040 604,1004 630,990! 622,974 628,952 646,942 666,950 672,968 664,988! 690,1000 704,1040 700,1090 708,1140 712,1178! 690,1178! 680,1120! 660,1100! 640,1120 632,1178! 610,1178!", ink=0, gap=6, around=KEY)
        m.flat("610,958! 640,950 690,940! 676,926 652,922 634,932!", ink=1, gap=5, around=KEY)
        m.strokes([[(690, 1010), (720, 1030), (726, 1060)]], 20, ends=(0.9, 0.7))
        m.strokes([[(730, 920), (726, 1050), (722, 1180)]], 9, ends=(1, 1))
        m.strokes([[(736, 926), (714, 916), (700, 922)]], 13, ends=(0.8, 0.6))
    s.describe("A ploughed field rises as an enormous rook. Its lifted wing is made of furrows, and the ground beneath is white. A man with a hoe stands and watches.")
    s.moods("grand", "eerie", "wistful", "astonished")
    s.themes("land", "flight", "freedom", "work", "change")
    s.says("takeoff", "awakening", "feathers", "departure", "furrows", "eviction", "harvest", "inheritance", "it was only resting", "there goes the farm", "who’s been ploughing my back?", "we never owned it", "the lease is up", "twenty years of digging", "come back, I’ve sown you", "blank underneath", "a page is turned", "the soil has plans", "rise, my darling", "crow’s acre", "what the earth was dreaming", "lift a corner and look", "I thought I knew my land", "wake the black one", "all of it, leaving", "it scratched where we hoed", "spring has wings", "light soil", "he let it go", "nobody asked the field", "the mortgage flies away", "early bird", "between sowing and reaping, sky", "careful, it’s alive", "so that was the drumming", "one wing at a time", "the ground under my feet", "potatoes for the voyage", "a farewell to turnips", "father always said it would", "goodnight, ground", "moving house", "what’s left is snow or paper", "no hard feelings")  # fmt: skip
    s.relate("rook of furrows", "grows from", "ploughland")
    s.about(place="a ploughed field", time="evening", light="low, from the left", composition="diagonal", view="far, across the field", foreground="a man with a hoe", unexplained="beneath the field the ground is white")
