"""The One Without: a stout man waltzes with a partner of bare paper."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Clay, Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.waltzers import gowned_lady, waltzing_man


@card(id="e5ns8n", title="The One Without", seed=5, palette="riso_good_party", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.55)])
    plum, poppy = {"pink": 1.0, "slate": 1.0}, {"pink": 1.0, "yellow": 1.0}

    def there(c: Clay, x: float, y: float, k: float, yaw: float, pitch: float = -50) -> Clay:
        return c.turned(yaw=yaw).turned(at=(x, y, 0), scale=k, pitch=pitch)

    man, arm = waltzing_man(stout=1.15)
    lady = gowned_lady(turn=118)
    skin = {"yellow": 1.0}
    with d.thing("floor", "place") as f:
        f.flat("0,0! 800,0! 800,1200! 0,1200!", pink=1)
    with d.thing("other dancers", "witness", count=4) as t:
        for x, y, k, yaw in ((96, 250, 0.86, 30), (700, 330, 0.86, -40), (40, 1250, 1.0, 80), (800, 1240, 1.0, -30)):
            him, her = there(waltzing_man()[0], x, y, k, yaw), there(gowned_lady(train=0), x, y, k, yaw)
            t.print(him, {"slate": 1}, plum, at=0.5, parts={"head": (skin, poppy), "hand": (skin, poppy), "hair": (plum, plum)})
            t.print(her, skin, poppy, at=0.42, rim=0, line="pink", parts={"bun": (plum, plum), "head": (plum, plum)})
    at = (286, 880, 1.12, 70)
    with d.thing("man", "subject") as t:
        t.silhouette(there(man, *at), grow=4)
        t.print(there(man, *at), {"slate": 1}, plum, at=0.4, soft=0.1, line="pink", parts={"head": (skin, poppy), "ear": (skin, poppy), "hand": (skin, poppy), "hair": (plum, plum), "cuff": ({"pink": 1}, plum), "collar": ({}, {})})
        t.strokes([there(man, *at).curve(name) for name in ("shut", "brow")], [6, 7], ends=(0.4, 0.4), black=True)
    with d.thing("partner of paper", "accent") as t:
        t.silhouette(there(lady, *at))
    with d.thing("his arm") as t:
        t.print(there(arm, *at), {"slate": 1}, plum, at=0.4, line="pink", rim=4, parts={"hand": (skin, poppy), "cuff": ({"pink": 1}, plum)})
    s.describe("A stout bald man waltzes with a partner of white paper. His arm lies round her blank waist; her white train sweeps a clean curve through the bright gowns of the other dancers.")
    s.moods("tender", "sorrowful", "blissful", "haunting")
    s.themes("absence", "love", "memory", "loneliness", "music")
    s.says("she led", "invisible lady", "light on her feet", "widower", "the last waltz", "she never missed a step", "ghost", "save me the next one", "practising", "cut out", "memory", "may I?", "I can still feel her hand", "imaginary friend", "two left feet, one hers", "blank", "anniversary", "nobody dared to ask", "the one that fits everyone", "missing", "they’re playing our song", "you had to be there", "perfect partner", "a hole in the party", "Cinderella left early", "unfinished", "white lie", "where she used to be", "he talks to her at supper", "habit", "everyone makes room", "the shape of her", "stood up", "devotion", "dancing on my own", "snow", "he hasn’t noticed", "round and round she goes", "the guest of honour", "don’t let go", "bride", "eyes shut, she is there", "the dress remembered", "absent with apologies")  # fmt: skip
    s.relate("man", "follows", "partner of paper")
    s.about(place="a ballroom", time="night", light="a chandelier above the man", composition="diagonal", view="from above", foreground="gowns cut by the edges", unexplained="who she is")
