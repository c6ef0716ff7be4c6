"""Monday: in the dark printing hall a wave of blank sheets rears over one yellow chair."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

WAVE = "820,-40! 820,1220! -20,1220! -20,1050! 120,1036 300,990 440,900 520,770 540,620 500,490 420,420 330,400! 240,330! 240,190! 340,90! 480,20! 570,-40!"
CREST = ((560, -10, 1.5, -20), (455, 30, 1.5, 14), (375, 72, 1.4, -26), (292, 108, 1.4, 20), (226, 168, 1.4, -34), (330, 180, 1.2, 50), (190, 250, 1.5, 8), (250, 318, 1.4, 38), (318, 372, 1.4, -18), (380, 330, 1.2, 28), (400, 416, 1.1, 20))
LOOSE = ((84, 420, 1.0, 30), (170, 500, 0.8, -24), (66, 250, 0.8, -50), (96, 606, 0.6, 60))
SHEET = [(-40, -54), (0, -50), (42, -52), (46, 0), (40, 54), (0, 50), (-42, 56), (-38, 0)]


@card(id="pjfpax", title="Monday", seed=41, palette="riso_one_kind_word", light=(0.6, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.6, -0.3, 0.5)])
    with d.thing("printing hall", "place") as h:
        h.flat("-20,-20! 820,-20! 820,1220! -20,1220!", black=1)
    with d.thing("wave of paper", "subject") as w:
        w.flat(WAVE)
        with w.in_inks(black=1):
            w.strokes([[(400, 220), (540, 330), (630, 500), (650, 690), (580, 900), (420, 1050), (180, 1120)]], 9, ends=(0.2, 0.3))
            w.strokes([[(440, 110), (600, 240), (720, 450), (750, 700), (690, 930), (560, 1110), (400, 1190)]], 9, ends=(0.2, 0.3))
            w.strokes([[(540, 80), (700, 240), (800, 430)]], 9, ends=(0.2, 0.3))
        for x, y, k, a in (*CREST, *LOOSE):
            w.flat(placed(SHEET, (x, y), k + 0.12, a), black=1)
            w.flat(placed(SHEET, (x, y), k, a))
    with d.thing("cup", "prop") as u:
        u.flat("112,62! 234,54! 228,150 204,192 150,194 124,168 82,162 76,92 112,90!", black=1)
        u.flat("126,76! 220,68! 214,146 194,178 160,180 138,160 94,152 90,104 128,104!")
        u.flat("138,88! 208,82! 204,98! 142,102!", black=1)
        u.flat("106,118 130,118! 132,140! 108,138", black=1)
    with d.thing("swivel chair", "accent") as c:
        c.flat("118,690! 150,668 236,660 262,676! 276,790 262,810 150,820 132,804!", yellow=1)
        c.flat("196,816! 212,814! 214,850! 198,850!", yellow=1)
        c.flat("104,858! 130,838 290,828 318,842! 322,866 300,878 124,888 106,876!", yellow=1)
        c.flat("204,884! 224,882! 226,950! 304,990! 298,1004! 226,972! 224,1014! 206,1014! 204,974! 132,1010! 124,996! 204,952!", yellow=1)
        for x, y in ((124, 1010), (306, 1006), (215, 1020)):
            c.flat(ellipse(x, y, 14, 14), yellow=1)
    s.describe("A huge wave of blank paper rears up. Single sheets fly from its crest, and a cup stands on it. Below it, in the dark hall, waits a yellow swivel chair.")
    s.moods("overwhelmed", "tense", "absurd", "expectant")
    s.themes("work", "weekdays", "overload", "fear", "beginnings")
    s.says("run!", "paperwork", "all I have not written", "the inbox", "monday again", "surf’s up", "take a seat", "after the holidays", "a blank page, but more so", "homework", "who left the window open?", "tidal", "the chair is still warm", "breakfast at the top", "you have until noon", "tsunami", "drowning, politely", "white noise", "the novel at last", "I just stepped out for a moment", "the deep end", "nothing is written yet", "deadline", "a pile of sorry", "hold your breath", "every letter you never sent", "first day", "it was only a small drawer", "hang ten", "brave little chair", "paper tiger", "here it comes", "the tax man’s dream", "sit this one out", "a coffee break in heaven", "snowed under", "please sign here and here and here", "a curl, a crash, a career", "recycled fears", "too big to read", "yellow is the last to leave", "vertigo", "the great white", "still turning")  # fmt: skip
    s.relate("wave of paper", "towers over", "swivel chair")
    s.relate("cup", "balances on", "wave of paper")
    s.about(place="a printing hall", time="night", light="the paper’s own white", composition="right", view="near, from below", foreground="a yellow chair on the edge of the wave", unexplained="a full cup stands on the crest")
