"""One Little Snip: a crab leans over the edge of the quay, our mooring rope between the halves of its claw, and looks at us."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import Clay, Lamp, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt import quays
from reverie_studio.sculpt.deep_water import laid_twist

RAYS = 80_000
EDGE = 452.0
ROPE = ((742, 424), (652, 588), (560, 752), (462, 912), (372, 1064))
CLAW = {"shoulder": (396.0, 470.0), "root": (404.0, 520.0), "roll": 146.0, "k": 1.36}
TONES = {"": "#d8613c", "belly": "#eba878", "stalk": "#dc8a62", "lid": "#a8482e", "claw": "#d4583a", "tip": "#8a3030", "leg": "#d06040"}


def tones(c: Clay) -> dict[str, str]:
    """The colours of those parts a body has."""
    return {part: TONES[part] for part in TONES if part in {"", *(lump.part for lump in c.lumps)}}


@card(id="k4wq8n", title="One Little Snip", seed=43, palette="sea_fret", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    s.focus((440, 560, 330))
    p.wash("M-30,-30 H830 V480 H-30Z", "#f3d9a4", name="evening", role="place", strength=0.6, wet=0.0, bloom=2, charge="#e8b48c", fade=(0, -0.7))
    lamps = [Lamp(-0.6, -0.7, 0.5, 1.05), Lamp(0.7, 0.1, 0.5, 0.25)]
    crab = quays.peering_crab().turned(at=(304, 384, 0), scale=1.26, pitch=4, yaw=8)
    body = p.clay(crab, tones(crab), name="crab", role="subject", lamps=lamps, how={"as": "bold", "cool": 0.4, "bare": 1.0, "paper": 0.6}, rays=RAYS)
    p.eyes(body, iris="#e8b84a", white="#fbf4e0", wide=1.1)
    p.draw(lambda pen: (quays.bollard(pen, 716, EDGE + 6, 1.15, "#39424c", "#4c5864"), quays.coils(pen, 716, EDGE - 40, 1.15, ("#e6cf9a", "#d6bc84"))), name="bollard", role="prop", contact=0, how={"light": 0.3, "second": 0.4})
    p.lift(f"M-30,{EDGE} H830 V1230 H-30Z", 1.0, soft=1)
    p.wash(f"M-30,{EDGE} H830 V1230 H-30Z", "#8f9cb4", name="quay", role="place", strength=0.85, wet=0.0, bloom=3, charge="#6f8f98", uneven=0.8)
    p.glaze(f"M-30,{EDGE + 330} C200,{EDGE + 300} 500,{EDGE + 360} 830,{EDGE + 320} V1230 H-30Z", "#4f7f78", name="wet stone", strength=0.6, wet=0.5)
    p.draw(lambda pen: pen.path(f"M-30,{EDGE} H830 V{EDGE + 56} H-30Z", "#e8d8b8") or pen.path(f"M-30,{EDGE + 56} H830 V{EDGE + 78} H-30Z", "#77809c"), name="coping", role="prop", contact=0, how={"light": 0.4, "second": 0.2})
    p.ink(lambda k: quays.quay_wall(k, EDGE), name="courses", colour="#5a6478")
    p.draw(lambda pen: [quays.bowed_ring(pen, *one, "#4a4e58", "#c9b083") for one in ((128, 790, 1.0, -6), (704, 860, 0.84, 8))], name="bows on old rings", role="prop", contact=0.3, count=2, how={"light": 0.2, "second": 0.4})
    claw = quays.reaching_claw(**CLAW)
    legs = Clay().add(quays.hooked_leg(92, EDGE + 6, -1), quays.hooked_leg(190, EDGE + 4, -0.6, 0.92), quays.hooked_leg(600, EDGE + 6, 1, 0.92))
    rope = Clay().limb([(x, y, 150, 13) for x, y in ROPE], part="rope", per=10)
    for one in (legs, claw, rope):
        p.cast(one, wall=0, lamp=Lamp(-0.5, -0.6, 0.75), colour="#39466a", strength=0.6)
    p.clay(legs, tones(legs), name="leg tips", role="prop", lamps=lamps, how={"as": "bold", "cool": 0.4}, rays=RAYS // 2, count=3)
    p.clay(claw, tones(claw), name="claw", role="subject", lamps=lamps, how={"as": "bold", "cool": 0.4}, rays=RAYS)
    p.clay(rope, "#ecd6a0", name="rope", role="accent", lamps=lamps, how={"cool": 0.3}, rays=RAYS // 2)
    p.ink(lambda k: laid_twist(k, ROPE, 10, 17), name="twist of the rope", colour="#7a5c40")
    with s.inside("M" + " L".join(f"{x + d:.0f},{y:.0f}" for d, line in ((-17, ROPE), (19, ROPE[::-1])) for x, y in line) + "Z"):
        p.clay(quays.reaching_claw(**CLAW, halves="finger"), TONES["tip"], name="near half", lamps=lamps, how={"as": "bold", "cool": 0.4, "line": 0, "inner": 0}, rays=RAYS)

    def prow(pen: Pen) -> None:
        pen.path("M366,1030 C440,1084 640,1160 840,1190 V1240 H-40 V1166 C110,1140 290,1086 366,1030Z", "#2a2430")
        pen.path("M368,1076 C440,1120 640,1192 830,1222 V1240 H-40 V1204 C110,1176 290,1130 368,1076Z", "#7a5a44")
        pen.path("M346,1020 L386,1020 L398,1180 L338,1180Z", "#3a2e34")

    p.draw(lambda pen: quays.coils(pen, 716, EDGE - 62, 1.15, ("#e6cf9a", "#d6bc84"), 1), name="last turn", role="prop", contact=0, how={"light": 0.3, "second": 0.4})
    p.draw(prow, name="prow", role="prop", plane="front", contact=0, how={"light": 0.1, "second": 0.3, "strength": 1.2})
    p.draw(lambda pen: quays.coils(pen, 366, 1076, 0.52, ("#e6cf9a", "#d6bc84")), name="knot", role="prop", plane="front", contact=0, how={"light": 0.2, "second": 0.3})
    s.relate(body, "guards", "rope")
    s.describe("A big crab leans over a harbour wall. One open claw hangs down with our boat’s taut mooring rope between its halves, not yet shut. One eye looks at the rope, one at us. On old rings in the wall, rope ends are tied in bows.")
    s.moods("mischievous", "tense", "comic", "free")
    s.themes("decisions", "freedom", "letting go", "power", "temptation")
    s.says("say when", "one little snip", "cutting ties", "on a razor’s edge", "don’t you dare", "the hairdresser", "shall I?", "you’ll thank me later", "out of office", "umbilical cord", "free at last", "they only meant to stay a day",
           "hanging by a thread", "cut it out", "pinch me", "the harbour master", "an offer", "the scissors of fate", "watch me", "a collector", "gift-wrapped", "one eye on you", "a small power", "strings attached",
           "no hard feelings", "divorce papers", "ribbon-cutting ceremony", "leaving home", "somebody has to do it", "red wire or blue wire", "a clean break", "bon voyage", "the decision", "parting gift", "sooner or later", "hold the line",
           "just give me a nod", "are we still friends?", "first day without parents", "loose ends", "blackmail", "the editor", "go on, ask nicely", "long enough ashore", "a fine for parking", "crab sticks together")  # fmt: skip
    s.about(place="a harbour wall", time="evening", weather="clear", light="low sun from the left", composition="diagonal", view="from below, out of a small boat", foreground="the dark prow of our boat, cut by the lower edge",
            unexplained="who tied the rope ends on the old rings in neat bows")  # fmt: skip
