"""Texts of Cardfight!! Vanguard that are played (see tests/played.py).

The card "X" is a normal unit of grade 1 with power 8000 and shield 5000 unless told; `kind` makes
another card of it::

    Play(
        "【自】：このユニットが(R)に登場した時、1枚引く。",
        Scene(["call X front_left", {"me.hand": 1}], me={"hand": ["X"]}),
    )

Rear-guards stand on circles: "rear-guards": ["X", None, "ハル"] (front left, front right, back left,
back center, back right). "ハル/rest" is rested, "ハル/down" lies face down.

What can be asked: "me.energy"; "me.circles" the names of the rear-guards by their circles; "X" its
power and critical; "X.at" its circle; "X.rest", "X.down" how it lies; "X.shield", "X.grade".
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.vanguard import table
from tests.games.vanguard.table import order, trigger, unit
from tests.played import Cast, Play, Scene, Stage, Step

from kirifuda.games.vanguard.zones import GRADE, SHIELD, SPOT_NAMES
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

__all__ = ["COMPANY", "Play", "Scene", "Step", "run"]

COMPANY: dict[str, CardDef] = {
    one.name: one
    for one in (
        unit(name="ハル", race="鳥", nation="東国", skills=["boost"]),
        unit(name="ナツ", grade=2, power=10000, race="獣", nation="東国", skills=["intercept"]),
        unit(name="アキ", grade=3, power=13000, shield=0, race="鳥", nation="西国",
             skills=["twin drive", "persona ride"]),
        unit(name="フユ", grade=0, power=6000, shield=10000, race="獣", nation="西国",
             skills=["boost"]),
        unit(name="大アキ", grade=3, power=13000, shield=0, race="獣", nation="東国",
             skills=["twin drive"]),
        unit("【起】【(R)】：1枚引く。", name="ワザ", race="獣", nation="東国"),
        unit("【自】：このユニットが(R)に登場した時、1枚引く。", name="ヒク", nation="西国"),
        unit(name="守", shield=0, nation="東国", skills=["sentinel"]),
        trigger("critical", name="星", race="鳥", nation="東国"),
        trigger("draw", name="雨", race="獣", nation="東国", shield=5000),
        trigger("heal", name="泉", race="鳥", nation="西国"),
        trigger("front", name="風", race="獣", nation="西国"),
        order("1枚引く。", name="令", nation="東国"),
        order("1枚引く。", kind="blitz order", name="急", nation="西国"),
        order("", kind="set order", name="置", nation="東国"),
    )
}  # fmt: skip
SPOTS = {english.replace(" ", "_"): english for english, _ in SPOT_NAMES}
LYING: dict[str, dict[str, object]] = {"rest": {"rest": True}, "down": {"down": True}}


class Circles(Stage):
    company = COMPANY
    table = table
    plain = ("done", "yes", "no", "no_ride", "no_guard", "to_battle", "end_battles")
    bare = ("done", "pass", "battle phase")
    by_spot = ("rear-guards",)

    def make(self, play: Play, scene: Scene) -> CardDef:
        if not play.kind:
            return unit(play.text, name="X", **scene.x)
        if play.kind.endswith("order"):
            return order(play.text, kind=play.kind, name="X", **scene.x)
        return trigger(play.kind, play.text, name="X", **scene.x)

    def lying(self, cast: Cast, told: str) -> object:
        name, _, how = told.partition("/")
        one: object = cast.get(name, name)
        return {"card": one, **LYING[how]} if how else one

    def act(self, m: Match, cast: Cast, verb: str, words: Sequence[str]) -> None:
        cards = [cast.get(word, word) for word in words]
        if verb == "call":
            table.call(m, cards[0], SPOTS[words[1]])
        elif verb == "ride":
            table.ride(m, *cards)
        elif verb == "attack":
            table.attack(m, *cards)
        elif verb == "boosted":
            table.attack(m, cards[0], boost=cards[1])
        elif verb == "guard":
            table.guard(m, *cards)
        elif verb == "play":
            table.play(m, cards[0])
        elif verb == "waiting":
            table.choose(m, "play", cards[0])
        else:
            raise AssertionError(f"{verb} is no step")

    def seat(self, m: Match, seat: str, what: str) -> object:
        if what == "energy":
            return table.table(m).energy[table.seat_of(seat)]
        if what == "circles":
            return [table.circle(m, seat, english) for english, _ in SPOT_NAMES]
        return None

    def card(self, m: Match, one: CardDef | str, seat: str | None, what: str) -> object:
        number = table.number(m, one, seat)
        if what == "at":
            return m.state.spot[number]
        if what == "rest":
            return table.is_rested(m, one, seat)
        if what == "down":
            return m.state.down[number] == 1
        if what in ("grade", "shield"):
            return m.state.number(number, GRADE if what == "grade" else SHIELD)
        return table.power(m, one, seat), table.critical(m, one, seat)


run = Circles().run
