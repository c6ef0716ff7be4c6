"""It'll Come to Me: an elephant looks at the knot in its trunk and does not know what it was for."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import knotted_trunks as t

AT, K = (400, 306), 0.81


@light_box(id="34zw64", title="It'll Come to Me", seed=62, palette="clay court", light=(0.7, -0.5))
def paint(s: LightBox) -> None:
    """The sun goes down behind it, at our right."""
    s.took_view("from below")
    s.back("#fff2c4", "#e8925a", at=(700, 740), radius=900)
    s.disc("sun", (716, 752), 112, "#fff6d0")
    s.sheet("far land", "M-10,830 C120,806 260,836 400,818 C560,800 700,826 810,812 V1210 H-10Z", "#c8744e", depth=0.1, haze=0.0)
    s.sheet("herd", lambda pen: (t.far_elephant(pen, 652, 842, 0.38, "#7a3a50", back=True), t.far_elephant(pen, 722, 842, 0.24, "#7a3a50"), t.far_elephant(pen, 782, 841, 0.4, "#7a3a50")), depth=0.14, count=3, haze=0.0)
    s.sheet("plain", "M-10,862 C160,844 340,872 520,852 C640,842 740,860 810,850 V1210 H-10Z", "#a85848", depth=0.18, haze=0.0)
    low = [Lamp(0.8, -0.3, 0.55, 1.05)]
    s.clay(t.elephant_bulk().turned(at=(*AT, 0), scale=K), "#574e72", name="body", sheets=3, calm=1.8, depth=0.24, relief=30, lamps=low, rim=(720, 560), shadow=0.5)
    whole = t.forgetful_elephant().turned(at=(*AT, 0), scale=K, roll=-2)
    tip = whole.curve("tip")[0]
    s.sheet("shoe", lambda pen: t.hung_shoe(pen, *tip, 0.98, "#d8402e", strap=False), depth=0.46, role="accent", haze=0.0)
    hide = {"": "#837a9c", "ear": "#9a7c92", "tusk": "#fbeed2", **{f"trunk {k}": ("", "#8f86a8", "#978eb0", "#877ea0", "#8f86a8")[k] for k in range(1, 5)}}
    beast = s.clay(whole, hide, name="elephant", role="subject", sheets=5, depth=0.47, relief=62, lamps=low, rim=(760, 600), rim_colour="#ffdf9a", sheer={"ear": 0.35})
    s.eyes(beast, iris="#4a2a1c", wide=0.6)
    for ring in t.seen_rings(beast.clay):
        s.strips(beast, [ring], "#544a6c", 4, lift=0)
    s.strips(beast, ["frown 0", "frown 1"], "#4a4062", 7, lift=0)
    s.sheet("strap", lambda pen: t.hung_shoe(pen, *tip, 0.98, "#d8402e", strap=True), depth=0.93, haze=0.0)
    s.ridge(1138, 14, 240, "#3a1f34", cut="grass", depth=0.93, name="grass", plane="front", haze=0.0)
    s.relate(beast, "carries", "shoe")
    s.relate("herd", "waits for", beast)
    s.describe("An elephant stands over us with a knot in its trunk. From the trunk’s tip a small red shoe hangs into the dark grass. The elephant frowns, its ears spread wide. Far behind it, small before the evening sun, stands the herd. The sky is orange.")
    s.moods("puzzled", "comic", "wistful", "tender")
    s.themes("memory", "forgetting", "promises", "lost things", "family")
    s.says("what was it for", "on the tip of my tongue", "I never forget a face", "so as not to forget", "whose is it", "Deadlock", "Cinderella", "Breathless", "Promise", "Sailor", "Anniversary", "Grandfather", "Tangle", "Hiccups", "remember to buy milk", "who left this behind", "are you coming or not", "tied up at the moment", "a twist in the tale", "don't tell me, don't tell me", "it must have mattered", "I had it a minute ago", "tie the knot", "a stuffy nose",
           "she had such small feet", "too late to ask her", "it'll come to me", "start again from the beginning", "a long memory", "one thing at a time", "go on without me", "a promise is a promise", "I was somebody's friend once", "it gets harder every year", "the last one to leave", "no strings attached", "I could do it as a child", "she'll come and ask for it", "a difficult breath", "things we carry", "something old, something red", "home before dark")  # fmt: skip
    s.about(place="a plain", time="sunset", light="low sun behind it, at the right", composition="centred", view="from below, from the grass", foreground="dark grass", unexplained="a child's red shoe hangs from the trunk's tip")
