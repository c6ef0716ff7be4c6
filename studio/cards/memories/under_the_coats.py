"""Under the Coats: the guests' coats on the bed have become a mountain range with a lit tent in the pass."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def coat(pen, x, y, w, base, tone, lining, collar="lapel", fur="#f4e6cc", sleeve=1, buttons=4, glint="#f2b54a"):
    """A mountain with a collar: shoulders are slopes, the front edge is a ridge path."""
    h = base - y
    with pen.cut(1.3):
        pen.path(f"M{x - 46},{y + 8} C{x - w * 0.2},{y + h * 0.16} {x - w * 0.36},{y + h * 0.42} {x - w * 0.5},{base} H{x + w * 0.5} C{x + w * 0.38},{y + h * 0.5} {x + w * 0.24},{y + h * 0.2} {x + 46},{y + 8} Q{x},{y + 40} {x - 46},{y + 8}Z", tone)
    pen.path(f"M{x - 40},{y + 6} Q{x},{y - 22} {x + 40},{y + 6} Q{x + 16},{y + 30} {x + 6},{y + 70} Q{x - 18},{y + 30} {x - 40},{y + 6}Z", lining)
    pen.path(f"M{x + 8},{y + 66} C{x + 20},{y + h * 0.4} {x - 6},{y + h * 0.7} {x + 14},{base}", darken(tone, 0.28), stroke=5)
    for i in range(buttons):
        pen.circle(x + 30 - 3 * i, y + 112 + i * 62, 9, glint)
    if collar == "fur":
        d = f"M{x - 66},{y + 40}"
        for dx, dy in ((-58, 8), (-38, -14), (-10, -24), (20, -22), (46, -8), (64, 14), (66, 42), (48, 60), (36, 34), (20, 54), (8, 84), (-6, 56), (-24, 34), (-42, 62), (-66, 40)):
            d += f" A20,20 0 0 1 {x + dx},{y + dy}"
        pen.path(d + "Z", fur)
        pen.path(f"M{x - 26},{y + 4} Q{x},{y - 10} {x + 26},{y + 4} Q{x + 12},{y + 22} {x + 4},{y + 46} Q{x - 12},{y + 22} {x - 26},{y + 4}Z", lining)
    else:
        pen.path(f"M{x - 44},{y + 2} L{x - 74},{y + 64} L{x - 40},{y + 70} L{x - 46},{y + 92} L{x + 4},{y + 130} Q{x - 6},{y + 60} {x - 30},{y + 2}Z", mix(tone, fur, 0.25))
        pen.path(f"M{x + 44},{y + 2} L{x + 74},{y + 64} L{x + 42},{y + 70} L{x + 46},{y + 92} L{x + 8},{y + 130} Q{x + 10},{y + 60} {x + 30},{y + 2}Z", mix(tone, fur, 0.18))
    if sleeve:
        with pen.at(x, y, flip=sleeve < 0), pen.cut(1.5):
            k = w * 0.15
            pen.path(f"M{k},{h * 0.17} C{k + 70},{h * 0.3} {k + 96},{h * 0.5} {k + 84},{h * 0.78} l-70,8 C{k + 10},{h * 0.55} {k - 6},{h * 0.44} {k - 22},{h * 0.32}Z", mix(tone, "#0b1030", 0.18))
            pen.path(f"M{k + 90},{h * 0.68} l-76,8 0,{h * 0.1} 70,-8Z", mix(tone, fur, 0.2))


@light_box(id="kyhxid", title="Under the Coats", seed=12, palette="lantern night", light=(0.4, -0.85))
def paint(s: LightBox) -> None:
    """The party is behind the door."""
    p = s.palette
    s.back("#3a4c8c", "#10142e", at=(420, 380), radius=700)
    s.sheet("wallpaper", lambda pen: [pen.path(cuts.star(x + 40 * (y // 90 % 2), y, 9, 4, 0.35), "#4a5f9f") for x in range(20, 820, 80) for y in range(40, 560, 90)], depth=0.04, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("door of the party", lambda pen: (pen.rect(24, 60, 178, 560, "#1a2250"), pen.lit("M110,84 H190 V620 H110Z", "#ffcf7a", 0.9), pen.path("M36,76 L112,100 V610 L36,620Z", "#2c3d78"), pen.circle(98, 330, 7, p.accent2)), depth=0.1, haze=0.0, role="prop")
    s.sheet("guests", lambda pen: (pen.path("M114,620 C112,320 112,290 128,272 a17,19 0 1 1 12,0 C154,284 152,330 152,620Z", "#5a3a48"), pen.path("M150,620 C152,380 152,330 166,306 a14,15 0 1 1 14,0 L190,320 V620Z", "#43304a"), pen.path("M144,300 l22,-44 -6,-18 18,-2 -4,18 -24,56Z", "#5a3a48")), depth=0.12, haze=0.0)
    s.lamp((160, 360), 260, "#ffb860", 0.35)
    s.sheet("far coats", lambda pen: (coat(pen, 610, 200, 560, 900, "#5a6cab", "#2a3a70", sleeve=1, glint="#8797cc"), coat(pen, 250, 330, 480, 900, "#4d60a2", "#27376d", sleeve=-1, glint="#7f90c6")), depth=0.2, haze=0.0, role="subject", count=2)
    s.lamp((440, 470), 330, "#ffb35c", 0.75)
    mount = s.sheet("coat mountains", lambda pen: (coat(pen, 655, 356, 620, 1010, "#3b4f94", "#1b2656", collar="fur", sleeve=1), coat(pen, 210, 440, 600, 1010, "#324585", "#182150", sleeve=-1)), depth=0.4, haze=0.0, role="subject", count=2)
    tent = s.sheet("tent", lambda pen: (pen.path("M330,640 L432,452 L548,640Z", "#e2703a"), pen.lit("M396,640 L432,470 L486,640Z", "#ffe0a0"), pen.path("M432,462 L412,640 H378Z", "#c65a2c"), pen.path("M432,462 L476,640 H510Z", "#f08b4a"),
                   pen.path("M432,454 V412", p.light, stroke=4), pen.path("M432,412 l34,10 -34,12Z", p.accent2)), depth=0.5, haze=0.0, role="accent")
    s.sheet("saddle", "M150,800 C230,640 320,594 440,600 C560,594 640,640 740,800 V1000 H150Z", "#34478a", depth=0.53, haze=0.0)
    s.lamp((440, 560), 220, "#ffc060", 0.5)
    s.sheet("pass", lambda pen: coat(pen, 430, 640, 660, 1130, "#2b3c7a", "#141c48", sleeve=0, buttons=5), depth=0.56, haze=0.0, role="subject")
    s.sheet("scarf glacier", lambda pen: (pen.path("M500,600 C560,680 470,740 560,820 C640,890 560,960 640,1060 L716,1044 C650,950 720,880 640,800 C560,720 640,660 552,590Z", "#e2703a"),
            [pen.path(d, "#f8e8c6", stroke=9) for d in ("M518,664 l66,-26", "M524,760 l70,-30", "M576,850 l78,-22", "M604,950 l74,-12")], [pen.path(f"M{644 + i * 15},1056 l{4 + i},32", "#e2703a", stroke=6) for i in range(6)]), depth=0.62, haze=0.0, role="prop")
    s.sheet("near coats", lambda pen: (coat(pen, 120, 760, 520, 1240, "#4a2f55", "#24142e", collar="fur", fur="#d9b58c", sleeve=1, buttons=3), coat(pen, 760, 820, 480, 1240, "#1f2c60", "#10142e", sleeve=-1, buttons=3)), depth=0.72, haze=0.0, role="subject", count=2)
    s.put("hat", at=(740, 806), scale=0.5, turn=-12, colour="#3a2a44", lift=12)
    s.sheet("bed edge", lambda pen: (pen.path("M-20,1092 C200,1072 600,1078 820,1096 V1220 H-20Z", "#6f7fae"), pen.path("M-20,1130 C200,1112 600,1116 820,1134 V1220 H-20Z", "#3b2a48"), [pen.circle(x, 1168, 8, "#5a4356") for x in range(40, 800, 90)]), depth=0.84, haze=0.0)
    baby = s.figure(at=(402, 1178), age="toddler", pose="wave", view="front", height=250, reach={"hand_left": (86, -214), "hand_right": (-90, -196), "foot_left": (16, 0), "foot_right": (-16, 0)}, role="witness", expression="asleep", clothes=dict(top="pyjamas", colour="#f8e8c6", pattern="dots", pattern_colour="#e2703a", shoes="barefoot"), hair="tuft", lift=26, label="yawning toddler")
    mx, my = baby["mouth"]
    s.sheet("yawn", lambda pen: pen.oval(mx, my, 9, 11, "#5a2030"), lift=1, shadow=(0, 0, 0, 0.0))
    s.put("teddy bear", at=(504, 1184), scale=0.36, lift=22)
    s.relate(mount, "turns into", "mountains")
    s.describe("Coats piled on a bed look like a mountain range. Collars are the "
               "peaks, two with pale fur. Between them glows a small orange tent; an "
               "orange scarf runs down. In front a child in pyjamas yawns by a teddy "
               "bear. People stand in a lit doorway. All is blue.")  # fmt: skip
    s.moods("cosy", "sleepy", "abandoned", "adventurous")
    s.themes("parties", "bedtime", "mountains", "grown-ups and children")
    s.says("are they still talking", "base camp", "expedition", "five more minutes", "wool", "the smell of other people", "thin air", "who is the last to leave", "altitude", "everybody's skin but theirs",
           "forgotten at a party", "lost and found", "peak season", "overnight stay", "muffled laughter", "fur line", "carry me home")
    s.about(place="a bedroom during a party", time="night", weather="indoors", light="a lit tent and a door ajar", view="eye level", composition="high",
            unexplained="whose tent glows among the coats")  # fmt: skip
