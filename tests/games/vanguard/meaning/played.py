"""Texts of Cardfight!! Vanguard that are played (see tests/played.py).

The card "X" is a normal unit of grade 1 with power 8000 and shield 5000 unless told; `kind` makes
another card of it::

    Play(
        "【自】：このユニットが(R)に登場した時、1枚引く。",
        Scene(["call X front_left", {"me.hand": 1}], me={"hand": ["X"]}),
    )

Rear-guards stand on circles: "rear-guards": ["X", None, "ハル"] (front left, front right, back left,
back center, back right). "ハル/rest" is rested, "ハル/down" lies face down.

`when`, `waits` and `does` make plays of what one asks most: whether a condition holds (X has 5000
power more), how often an event is waited for (energy), what an ability that is used does. Their cases
are made with `so`, `not_so` and `case`; zones are told by their short names ("rear", "drop").

What can be asked: "me.energy"; "me.circles" the names of the rear-guards by their circles; "X" its
power and critical; "X.at" its circle; "X.rest", "X.down" how it lies; "X.shield", "X.grade".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.vanguard import table
from tests.games.vanguard.table import order, trigger, unit
from tests.played import Cast, Play, Scene, Stage, Step

from kirifuda.games.vanguard.zones import GRADE, SHIELD, SPOT_NAMES
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

__all__ = [
    "COMPANY",
    "Play",
    "Scene",
    "Step",
    "case",
    "does",
    "not_so",
    "run",
    "so",
    "waits",
    "when",
]

#: Who does one thing when used: beasts, and birds.
HELPERS = (
    ("捨", "【コスト】[手札から1枚捨てる]ことで、【ソウルチャージ】(1)"),
    ("落", "あなたの手札から1枚選び、捨てる"),
    ("埋", "【コスト】[手札から1枚ソウルに置く]ことで、1枚引く"),
    ("縛", "あなたのドロップから1枚選び、バインドする"),
    ("戻", "あなたのリアガードを1枚選び、手札に戻す"),
    ("拾", "あなたのドロップから1枚選び、手札に加える"),
    ("示", "あなたの手札から1枚選び、公開する"),
    ("励", "あなたのリアガードを1枚選び、そのターン中、パワー+2000"),
    ("癒", "【カウンターチャージ】(1)"),
    ("魂", "【ソウルチャージ】(1)"),
    ("電", "【エネルギーチャージ】(1)"),
    ("払", "【コスト】[【カウンターブラスト】(1)]することで、1枚引く"),
    ("吹", "【コスト】[【ソウルブラスト】(1)]することで、1枚引く"),
    ("放", "【コスト】[【エネルギーブラスト】(1)]することで、1枚引く"),
    ("治", "あなたのダメージゾーンから1枚選び、回復する"),
    ("呼", "あなたのドロップから1枚選び、(R)にコールする"),
    ("退", "他のあなたのリアガードを1枚選び、退却させる"),
    ("討", "相手のリアガードを1枚選び、退却させる"),
    ("弱", "あなたのリアガードを1枚選び、そのターン中、パワー-2000"),
)
OTHERS = (
    ("投", "あなたの手札から1枚選び、捨てる"),
    ("霊", "【ソウルチャージ】(1)"),
    ("招", "あなたのドロップから1枚選び、(R)にコールする"),
)
SORTS = (
    "基地",
    "研究",
    "楽曲",
    "曲",
    "奏声",
    "プロダクト",
    "魔法",
    "催物",
    "アリーナ",
    "楽装",
    "蒼嵐艦隊",
    "庭園",
)

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
        trigger("stand", name="醒", race="鳥", nation="東国"),
        trigger("over", name="超", race="獣", nation="西国", shield=50000),
        unit(name="鐘", icon="時計", clan=["かげろう"], race="鳥人"),
        unit(name="波", clan=["かげろう", "なるかみ"], race="獣人"),
        unit("ドレスアップ-「アキ」", name="装", grade=2, nation="北国"),
        unit("【永】：【ハッピー・トイズ】", name="玩", nation="北国"),
        unit("【ディヴァインスキル】-【起】【(V)】：【ソウルチャージ】(1)。", name="神", grade=3,
             power=13000, nation="北国"),
        unit("【起】【(V)】：あなたのリアガードを1枚選び、そのターン中、パワー+1000。", name="導", grade=3,
             power=13000, nation="北国"),
        unit("フレンド-【起】【(R)】：【エネルギーチャージ】(1)。", name="友", nation="北国"),
        unit("白翼-【起】【(R)】：【エネルギーチャージ】(1)。", name="翼", nation="北国"),
        order("1枚引く。", name="灯", nation="西国", subtypes=["灯台"]),
        *(unit(f"【起】【(R)】：{text}。", name=name, race="獣", nation="南国") for name, text in HELPERS),
        *(unit(f"【起】【(R)】：{text}。", name=name, race="鳥", nation="南国") for name, text in OTHERS),
        *(order("", kind="set order", name=sort, nation="西国", subtypes=[sort]) for sort in SORTS),
    )
}  # fmt: skip
COMPANY["小"] = unit(name="小さなアレスティエル", grade=3, power=13000)  # as 14.43 asks
COMPANY["同"] = unit(name="X", race="鳥", nation="東国")  # another card of the same name
SPOTS = {english.replace(" ", "_"): english for english, _ in SPOT_NAMES}
LYING: dict[str, dict[str, object]] = {
    "rest": {"rest": True},
    "down": {"down": True},
    "ridden": {"from the ride deck": True},
}


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
        elif verb == "declare":
            table.to_battle(m)
            table.choose(m, "attack", cards[0])
        elif verb == "call_to":
            table.choose(m, "circle", cards[0], spot=int(words[1]))
        elif verb == "mark":
            table.choose(m, "mark", spot=int(words[0]), number=int([*words, "0"][1]))
        elif verb == "guard":
            table.guard(m, *cards)
        elif verb == "intercept":
            table.choose(m, "intercept", cards[0])
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


# -- plays of one shape ------------------------------------------------------------------------


def case(
    *do: Step,
    foe: Mapping[str, Any] | None = None,
    x: Mapping[str, Any] | None = None,
    left: str = "",
    how: Mapping[str, Any] | None = None,
    **me: Any,
) -> Scene:
    """A position with X at the front left, unless told otherwise, and what is done in it."""
    return Scene(do, me={"rear": ["X"], **me}, foe=foe, x=x, left=left, **(how or {}))


def so(*do: Step, **told: Any) -> Scene:
    """The condition holds there, after what is done."""
    return case(*do, {"X": (13000, 1)}, **told)


def not_so(*do: Step, **told: Any) -> Scene:
    """It does not hold there."""
    return case(*do, {"X": (8000, 1)}, **told)


def when(condition: str, *cases: Scene) -> Play:
    """A condition: as long as it holds, X has 5000 power more."""
    return Play(f"【永】【(R)】：{condition}なら、このユニットのパワー+5000。", *cases)


def waits(event: str, *cases: tuple[int, Scene]) -> Play:
    """An event: each time X charges one energy; so much there is after what is done."""
    scenes = []
    for n, one in cases:
        one.do = [*one.do, {"me.energy": n}]
        scenes.append(one)
    return Play(f"【自】【(R)】：{event}、【エネルギーチャージ】(1)。", *scenes)


def does(text: str, *cases: Scene) -> Play:
    """What an ability does that is used at once."""
    for one in cases:
        one.do = ["no_ride", "use", *one.do]
    return Play(f"【起】【(R)】：{text}", *cases)
