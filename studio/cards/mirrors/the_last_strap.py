"""The Last Strap: a bat hangs from a strap of the night tram, wrapped in its wings, and looks at us."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

LEFT = "404,300! 360,290 330,330 290,420 240,540 214,650 222,750 262,830 316,880! 370,840 420,760 452,640 460,500 440,380!"
RIGHT = "396,300! 440,290 472,330 512,420 560,540 586,650 578,750 540,830 486,880! 440,850 400,790 372,700 356,600! 380,480 384,380!"
FACE = "0,100 -34,92 -58,62 -84,40 -112,0 -116,-50 -104,-90! -150,-150 -176,-230 -170,-300! -110,-260 -60,-190 -44,-126! 0,-134 44,-126! 60,-190 110,-260 170,-300! 176,-230 150,-150 104,-90! 116,-50 112,0 84,40 58,62 34,92"


@card(id="we7udm", title="The Last Strap", seed=60, palette="riso_night_tram", light=(0.0, 0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, 0.8, 0.5)])

    def turned(text: str) -> list[tuple[float, float]]:
        return placed(outline(text), (400, 870), 1.0, 180)

    with d.thing("tram window", "place") as w:
        w.flat("90,270! 90,250 110,226 140,220! 660,220! 690,226 710,250 710,280! 710,940! 710,970 690,994 660,1000! 140,1000! 110,994 90,970 90,940!", orange=1)
        w.flat("-20,1060! 820,1060! 820,1090! -20,1090!", navy=1)
    with d.thing("straps", "prop", count=3) as p:
        p.flat("-20,64! 820,64! 820,98! -20,98!", navy=1)
        for x, lean in ((150, -46), (400, 0), (650, -46)):
            p.flat(f"{x - 16},60! {x + 16},60! {x + 14 + lean},200! {x - 14 + lean},200!", gap=5, navy=1, orange=1)
            p.flat(ellipse(x + lean * 1.3, 250, 62, 62, 80), ellipse(x + lean * 1.3, 250, 42, 42, 80), gap=5, lemon=1)
    with d.thing("bat", "subject") as b:
        b.flat("352,330! 350,290 356,262 366,250! 386,250! 388,290 396,320! 404,320! 412,290 414,250! 434,250! 444,262 450,290 448,330!", gap=6, navy=1, orange=1)
        b.strokes([[(362, 256), (366, 290)], [(376, 252), (378, 290)], [(424, 252), (422, 290)], [(438, 256), (434, 290)]], 5, ends=(0.8, 0.3))
        b.flat(turned(FACE), gap=8, navy=1)
        for k in (-1, 1):
            b.flat(turned(f"{-64 * k},-130! {-112 * k},-170 {-150 * k},-226 {-158 * k},-276! {-120 * k},-236 {-84 * k},-190!"), overprint=True, orange=1)
        b.flat(LEFT, gap=8, navy=1)
        b.flat(RIGHT, gap=8, navy=1, orange=1)
        b.strokes([[(380, 320), (330, 480), (280, 640), (268, 800)], [(390, 330), (376, 500), (350, 660), (322, 820)]], 8, ends=(0.8, 0.1))
        b.strokes([[(430, 320), (490, 470), (536, 640), (530, 800)], [(420, 330), (444, 500), (476, 660), (486, 820)]], 8, ends=(0.8, 0.1))
        for k in (-1, 1):
            b.flat(turned(f"{18 * k},-22! {34 * k},-60 {72 * k},-64 {96 * k},-30! {76 * k},-2 {38 * k},2!"), lemon=1)
            b.flat(placed(ellipse(56 * k, -32, 13, 24, 40), (400, 870), 1.0, 180), navy=1, orange=1)
            with b.in_inks(navy=1, orange=1):
                b.strokes([placed([(14 * k, -22), (34 * k, -60), (72 * k, -66), (102 * k, -28)], (400, 870), 1.0, 180)], 10, ends=(0.4, 0.3))
        b.flat(turned("-26,28! -12,14 0,22 12,14 26,28! 14,50 0,56 -14,50!"), orange=1)
        b.strokes([placed(c, (400, 870), 1.0, 180) for c in ([(0, 56), (0, 70), (-26, 76), (-46, 62)], [(0, 70), (26, 76), (46, 62)])], 6, ends=(0.8, 0.2))
        b.flat(turned("-24,76! -14,74! -18,92!"))
        b.flat(turned("24,76! 14,74! 18,92!"))
    s.describe("A big dark bat hangs head down from a tram strap. It is wrapped tightly in its wings. Its yellow eyes look at us; the other two straps lean to one side, empty.")
    s.moods("watchful", "droll", "uncanny", "calm")
    s.themes("night", "travel", "being different", "strangers", "manners")
    s.says("hang on", "acrobat", "night shift", "last stop", "commuter", "tickets, please", "upside down world", "don’t stare", "vampire on a day pass", "Monday", "he always takes that strap", "all wrapped up", "good evening", "blood bank clerk", "going the other way", "hold tight", "batty", "is this seat taken?", "I meant to get off hours ago", "goth", "introvert", "hanging out", "give me a minute", "raincoat", "wake me at the depot", "first date", "the blood is in his head", "stranger on the line", "mother said not to talk to him", "another point of view", "night owl’s rival", "excuse me, you’re the wrong way up", "folded", "closing time", "patience of an umbrella", "fruit only, thank you", "he offered me his place", "the conductor ducks", "insomnia", "what are you looking at?", "everyone else is on the ceiling", "uncle from Transylvania", "courtesy", "mind your head")  # fmt: skip
    s.relate("bat", "hangs from", "straps")
    s.about(place="the night tram", time="after midnight", light="an orange window behind", composition="centred", view="near, eye to eye", foreground="two great ears", unexplained="why the empty straps lean and it does not")
