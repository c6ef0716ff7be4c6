"""Lost Property: an octopus minds what people have left behind."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "300,580! 250,500 200,440 172,340 190,220 260,130 390,94 520,130 590,220 608,340 580,440 530,500 480,580!"


def arm(t: Printed, curve: Sequence[tuple[float, float]], width: float, side: float) -> None:
    """A tapering arm with a seam round it and suckers along one side."""
    t.strokes([curve], width + 12, ends=(1, 0.3))
    with t.in_inks(violet=1):
        t.strokes([curve], width, ends=(1, 0.25))
    p = flow(curve, 8)
    n = np.diff(p, axis=0)
    n = np.column_stack([-n[:, 1], n[:, 0]]) / np.hypot(*n.T)[:, None]
    t.prick([(*(p[i] + n[i] * side * width * 0.27), width * 0.11 * (1.25 - i / len(p))) for i in range(len(p) // 3, len(p) - 3, 3)])


@card(id="4rratm", title="Lost Property", seed=3, palette="riso_fog_notice", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    dusk = {"grey": 1.0, "violet": 1.0}
    with d.thing("office", "place") as c:
        c.flat("-20,-20! 820,-20! 820,1220! -20,1220!", grey=1)
        c.flat("-20,1010! 820,1010! 820,1220! -20,1220!", gap=8, **dusk)
    with d.thing("lost things", "witness") as o:
        at = (140, 236)
        o.flat(moved("-86,20 -40,10 40,10 86,20 96,34 40,46 -40,46 -96,34", at), gap=5, **dusk)
        o.flat(moved("-54,16! -62,-50 -30,-84 20,-70 54,-84 60,-40 54,16!", at), gap=5, **dusk)
        o.flat(moved("-55,-4! 0,6 55,-4! 54,16! 0,26 -54,16!", at), gap=0)
        o.flat("616,90! 680,86! 680,190 700,218 740,228 750,256! 616,260! 616,180!", gap=5, **dusk)
        o.flat("612,254! 752,250! 752,270! 664,272! 658,286! 614,286!", gap=4, **dusk)
    with d.thing("octopus", "subject") as o:
        for curve, w, side in (
            ([(320, 540), (190, 600), (90, 540), (62, 430), (100, 340), (130, 280)], 76, 1), ([(470, 540), (600, 600), (700, 540), (730, 430), (690, 340), (650, 276)], 76, -1),
            ([(310, 560), (190, 680), (80, 720), (60, 840), (130, 900), (196, 850), (170, 796)], 80, -1), ([(480, 560), (600, 680), (710, 720), (736, 840), (664, 900), (600, 850), (626, 796)], 80, 1)):
            arm(o, curve, w, side)
        o.flat(HEAD, violet=1)
        for x in (318, 462):
            o.flat(ellipse(x, 370, 58, 46))
            o.flat(f"{x - 60},372! {x - 44},330 {x},318 {x + 44},330 {x + 60},372! {x},352!", **dusk)
            o.flat(ellipse(x + 2, 384, 32, 18), **dusk)
            o.flat(ellipse(x + 10, 378, 7, 6))
    with d.thing("paper child", "accent") as p:
        p.flat("280,1000! 290,860 330,780 380,750 430,756 490,800 530,900 530,1000!")
        p.flat("336,690 344,640 390,616 440,626 470,670 466,726 430,766 380,764 346,736")
        with p.in_inks(**dusk):
            p.strokes([[(360, 700), (376, 710), (394, 704)], [(420, 700), (438, 708), (454, 696)]], 7, ends=(0.4, 0.4))
            p.strokes([[(396, 738), (408, 744), (420, 738)]], 5, ends=(0.4, 0.4))
    with d.thing("holding arms") as o:
        arm(o, [(310, 540), (260, 680), (240, 810), (300, 900), (400, 900), (450, 850)], 84, 1)
        arm(o, [(470, 540), (540, 680), (570, 820), (520, 950), (410, 980), (330, 960)], 84, -1)
    s.describe("A violet octopus with heavy lids sits behind a dark counter. Two arms lift a lost hat and a lost boot; two others hold a sleeping white paper child close.")
    s.moods("tender", "melancholy", "patient", "strange")
    s.themes("lost things", "care", "waiting", "motherhood", "work")
    s.says("finders keepers", "lost and found", "eight hugs", "nobody has asked for it yet", "did you lose something?", "hold me", "a boot, a hat, a child", "night nurse", "many hands", "please describe it", "I kept it for you", "mother", "one for the road", "somebody must have forgotten", "single parent", "sleep now", "inventory", "open until somebody comes", "handle with care", "unclaimed", "she never puts it down", "safe arms", "orphan", "tentacles with tenderness", "left on the tram", "patience", "what I left behind", "under the counter", "deep care", "all hands full", "where’s the other boot?", "the inner child", "no questions asked", "babysitter", "clingy", "I’ll mind it", "a quiet department", "suckers", "multitasking", "keep till called for", "blank page", "it was never lost here", "she knows you won’t come back", "heavy eyes, light heart")  # fmt: skip
    s.relate("octopus", "guards", "paper child")
    s.relate("octopus", "carries", "lost things")
    s.about(place="a lost property office", time="near closing time", light="grey and even", composition="centred", view="eye level", foreground="a dark counter", unexplained="who left the child behind")
