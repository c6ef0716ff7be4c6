"""The Other Months: a stag holds every season between its tines, and meets itself in one."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.tines import Season, facing_stag, sheet_antlers, stag_nape, valley

# each gap: its outline, where the farm stands, how large, the season
GAPS = (
    ("-10,-10! 270,-10! 262,160 170,340 150,480! 80,430 20,330 -10,260!", (86, 250), 0.98, Season(sky=(1, 2), part=0.42, far=3, near=3, field=1, brook=0, cuts=3, crown=0, wall=0, extra="rain")),
    ("530,-10! 810,-10! 810,240! 770,330 700,460 652,480! 622,310 560,180", (700, 230), 0.98, Season(sky=(1, 3), part=0.72, axis=0, far=3, near=KEY, field=2, brook=1, cuts=0, furrow=-16, crown=2, wall=0, extra="stars")),
    ("-10,250! 40,360 110,500 165,640! 236,740 300,850! 170,830 60,740 -10,640!", (104, 600), 0.9, Season(sky=(0, 1), part=0.34, far=1, near=3, field=1, brook=0, cuts=3, wall=0, extra="flood")),
    ("810,220! 740,400 652,480! 652,600 560,740 500,860! 640,840 740,740 810,600!", (694, 590), 0.9, Season(sky=(1, 2), part=0.3, axis=20, far=2, near=3, field=2, brook=1, cuts=KEY, furrow=30, crown=None, wall=0, extra="smoke")),
    ("264,-10! 536,-10! 560,170 600,240! 450,190 400,120 390,210 210,260!", (404, 110), 0.72, Season(sky=(0, 1), part=0.66, far=1, near=1, field=3, brook=1, cuts=1, furrow=6, crown=3, wall=0)),
    ("200,270! 300,240 390,200 440,170 600,230! 640,330 664,470 640,520! 540,505 440,505 350,440 300,330! 340,440 450,520 440,560 340,620 160,650! 130,500 150,380", (392, 400), 1.45, Season(sky=(0, 2), part=0.3, rays=True, far=2, near=3, field=2, brook=0, cuts=0, furrow=12, crown=3, wall=0, extra="stooks")),
    ("160,610! 280,630 400,590 460,510! 660,500! 650,610 560,760 470,880! 330,880! 230,740", (446, 690), 1.1, Season(tree=False, sky=(1, 3), part=0.86, far=1, near=0, field=0, brook=1, cuts=1, furrow=-8, wall=1, roof=0, trunk=KEY, extra="flakes")),
    ("-10,640! 60,740 170,840 300,850! 330,1000! 300,1210! -10,1210!", (60, 1400), 1.0, Season(sky=(0, 1), part=0.5, axis=0)),
    ("810,590! 740,740 640,850 500,850! 470,1000! 500,1210! 810,1210!", (760, 1400), 1.0, Season(sky=(0, 1), part=0.5, axis=0)),
)


@card(id="ycch85", title="The Other Months", seed=15, palette="lino_thaw", light=(-0.7, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.75, -0.4, 0.4)])
    for n, (cell, at, k, season) in enumerate(GAPS):
        with p.thing("summer gap" if n == 5 else f"gap {n}", "place" if n == 5 else None) as gap:
            valley(gap, cell, at, k, season)
    with p.thing("stag in the snow", "witness") as other:
        other.flat("370,858! 430,850 560,800 600,812 450,874! 380,870!", ink=1)
        other.flat_clay(facing_stag().turned(at=(394, 846, 0), scale=0.35))
        other.dots([(385, 705, 3), (403, 705, 3)], 0)
    with p.thing("grass") as grass:
        for side in (-1, 1):
            with grass.down_to(3):
                grass.comb([[(400 + side * 410, 1210), (400 + side * 400, 1120), (400 + side * 372, 1040)], [(400 + side * 190, 1210), (400 + side * 200, 1150), (400 + side * 190, 1090)]], 46, width=(5, 11), length=(0.5, 1.0), start=(0, 0.05), ends=(0.9, 0.02), stray=8)
    with p.thing("stag", "subject") as stag:
        antlers, nape = sheet_antlers().turned(at=(400, 912, 0)), stag_nape().turned(at=(400, 1004, 60))
        stag.flat_clay(antlers, ink=0, grow=3.5)
        stag.clay(antlers, "wood", "along", halo=4, inks=(1, 3, KEY), at=(0.86, 0.66), pitch=7, wild=1.8)
        stag.flat_clay(nape, ink=0, grow=5)
        stag.clay(nape, "fur", (0.15, 1, 0.3), inks=(2, 3, KEY), at=(0.9, 0.62), pitch=9, wild=2.0, parts={"ear": (GOUGES["fur"].but(inks=(2, 3, KEY), at=(0.86, 0.6)), "along"), "nose": ("black", "along"), "neck": (GOUGES["fur"].but(inks=(2, 3, KEY), at=(0.92, 0.66)), "down")})
    s.describe("A stag, seen from behind, holds the seasons between its antlers. Each gap shows the same farm, in rain, thaw, hay, smoke or stars. In the snow a second, smaller stag faces us.")
    s.moods("still", "wistful", "wondering", "watchful")
    s.themes("time", "seasons", "choice", "memory", "self")
    s.says("calendar", "crossroads", "reincarnation", "almanac", "windows", "indecision", "déjà-vu", "branches", "patience", "forecast", "meanwhile", "whichever way I turn", "there I am", "annual report", "my head is full of weather", "all the lives I carry", "he grew a whole year", "wait, that one’s me", "stained glass", "a crown is heavy", "you can’t live in all", "the same house, older", "what if I had stayed", "time lapse", "each day on its own hook", "next week it snows", "a family tree", "multiple choice", "I was young in that one", "picture gallery on four legs", "one farm, many moods", "he sees us seeing him", "who is looking at whom?", "nine channels and nothing on", "grandmother’s stories, all at once", "everything happens somewhere", "the past looks back", "turn, turn, turn", "it is always haymaking somewhere", "memory palace", "left myself out in the cold", "four seasons in one day", "thinking about the weather", "don’t sneeze")  # fmt: skip
    s.relate("stag", "carries", "summer gap")
    s.about(place="a hill above a valley", time="all year at once", light="another light in each gap", composition="frame", view="through antlers", foreground="a stag’s head from behind", unexplained="the stag that faces us in the snow")
