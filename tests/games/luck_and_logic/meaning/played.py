"""Texts of Luck & Logic that are played (see tests/played.py).

The card "X" is a logicalist of level 0, cost 0 with power 3000, aura 1, limit 2 unless told; `kind`
makes another card of it::

    Play(
        "自 このメンバーが出撃した時、カードを1枚引く。",
        Scene(["sortie X 0", {"me.hand": 1}], me={"hand": ["X"]}),
    )

Members stand on circles (0 to 2 in front, 3 to 5 behind): "circles": ["X", None, "ハル"]. "ハル/rest"
is rested, "ハル/down" lies face down, "ハル/up" face up, "ハル+ナツ+アキ" has two souls, "ハル=ナツ" has a
card set on it face down.

What can be asked: "me.broken" the circles of broken gates; "me.members" the names of the members by
their places; "me.rank" the T-rank; "X" its power, aura and limit; "X.heart", "X.level"; "X.at" its
place; "X.rest", "X.down" how it lies; "X.souls", "X.set" the cards with it; "place 3" an option with
its spot.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.luck_and_logic import fighting, table
from tests.games.luck_and_logic.table import card, foreigner, gate, my, paradox, super_, tactics
from tests.games.luck_and_logic.table import union as union_
from tests.played import Cast, Play, Scene, Stage, Step

from kirifuda.games.luck_and_logic.zones import HEART, LEVEL
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

__all__ = ["COMPANY", "MAKERS", "Play", "Scene", "Step", "run"]

COMPANY: dict[str, CardDef] = {
    one.name: one
    for one in (
        card(
            name="ハル", names="ハル", attributes="鳥", worlds="モノリウム", colors="赤",
            power=2000, power_logic=1000,
        ),
        foreigner(
            name="ナツ", names="ナツ", attributes="鳥", worlds="テトラヘヴン", colors="緑",
            level=1, cost=1, power=3000, aura=2, pact="ハル", power_logic=2000,
        ),
        card(
            name="アキ", names="アキ", attributes="獣", worlds="ジスフィア", colors="青",
            level=1, cost=2, power=4000, aura_logic=1, intercept=True,
        ),
        union_(
            "ロジックドライブ[①]カードを1枚引く。",
            name="フユ", names="フユ", title="雪の", attributes="獣", worlds="モノリウム", colors="赤",
            level=2, cost=2, power=7000, aura=3, limit=3, pact="ナツ", limit_logic=1,
        ),
        union_(
            name="大フユ", names="フユ", worlds="モノリウム", colors="赤",
            level=3, cost=0, power=9000, aura=3, limit=3, pact="アキ", territory=2,
        ),
        super_(name="ミユ", names="ミユ", worlds="らくろじ部", colors="白", power=2000, aura=2),
        super_(name="リユ", names="リユ", worlds="らくろじ部", colors="黄", power=2000),
        card("起 カードを1枚引く。", name="ワザ", power=1000),
        card("自 このメンバーが出撃した時、カードを1枚引く。", name="ヒク", power=1000),
        card("永 このメンバーのパワーを+1000する。", name="エイ", power=1000),
        card("起 手札を1枚捨てる。", name="ワザ2", power=1000),
        card("起 あなたの他のメンバーを1体選び、パージする。", name="ワザ3", power=1000),
        card("起 あなたの他のメンバーを1体選び、瞬動する。", name="ワザ4", power=1000),
        card("起 あなたの設置状態のカードを1枚選び、表向きにする。", name="ワザ5", power=1000),
        card("起 あなたの手札を1枚まで選び、このメンバーに設置する。", name="ワザ6", power=1000),
        card("起 錬成①。", name="ワザ7", power=1000),
        card("起 山札をリフレッシュする。", name="ワザ8", power=1000),
        card("起 ストックオープン1。", name="ワザ9", power=1000),
        card("自 誘爆スキル そのバトル中、攻撃中のメンバーのパワーを-2000する。", name="爆"),
        card("起 相手のメンバーを1体選び、レストする。", name="狙い", power=1000),
        card("起 相手のメンバーすべてを手札に戻す。", name="追い", power=1000),
        card("起 あなたのメンバーを1体選び、パージする。", name="狩り", power=1000),
        card("起 あなたのドロップ領域のメンバーを1枚選び、出撃させる。", name="呼び", power=1000),
        card("起 あなたの「X」を1体選び、ストックにする。", name="畳み", power=1000),
        card("起 あなたの「X」を1体選び、ドロップする。", name="捨て", power=1000),
        card("起 あなたの「X」を1体選び、このメンバーのソウルにする。", name="吸い", power=1000),
        foreigner(name="別ナツ", power=1000),
        card(name="トリ", worlds="トリトミー", colors="白"),
        card(name="セプ", worlds="セプトピア", colors=["黒", "紫"]),
        card("永 このメンバーのハートを+1する。", name="恋"),
        card(name="リユ赤", worlds="モノリウム", colors="赤"),
        card(name="別X", names="化", pact="乙", power=1000),
        card("起 メークLv1[⓪]", name="化け", names="化", pact="甲", power=1000),
        tactics(name="策", power_logic=1000),
        tactics("秘具スキル カードを1枚引く。", name="道具", level=1),
        paradox("aura", name="逆"),
        paradox("heart", name="心"),
        gate("自 門破壊 カードを1枚引く。", name="鈴門"),
        gate(name="石門"),
        my(name="わたし", names="わたし"),
    )
}  # fmt: skip
MAKERS = {
    "logicalist": card,
    "foreigner": foreigner,
    "union": union_,
    "super": super_,
    "tactics": tactics,
    "gate": gate,
    "my": my,
}


LYING: dict[str, dict[str, object]] = {
    "rest": {"rest": True},
    "down": {"down": True},
    "up": {"down": False},
    "down,rest": {"down": True, "rest": True},
}
KINDS = {"level": "level boost", "luck": "luck drive", "battle": "battle phase"}


class Logic(Stage):
    company = COMPANY
    table = table
    plain = ("done", "yes", "no", "pass_all", "end_turn", "end_attacks", "to_battle")
    bare = ("done", "union", "level boost", "luck drive")
    from_top = ("deck", "stock")

    def make(self, play: Play, scene: Scene) -> CardDef:
        if play.kind == "paradox":
            told = dict(scene.x)
            return paradox(told.pop("law", "aura"), play.text, name="X", **told)
        return MAKERS[play.kind or "logicalist"](play.text, name="X", **scene.x)

    def lying(self, cast: Cast, told: str) -> object:
        rest, _, under = told.partition("=")
        rest, _, how = rest.partition("/")
        name, *souls = rest.split("+")
        one: object = cast.get(name, name)
        more: dict[str, object] = dict(LYING[how]) if how else {}
        if souls:
            more["souls"] = [cast[soul] for soul in souls]
        if under:
            more["set"] = [{"card": cast[under], "down": True}]
        return {"card": one, **more} if more else one

    def act(self, m: Match, cast: Cast, verb: str, words: Sequence[str]) -> None:
        cards = [cast.get(word, word) for word in words]
        numbers = [int(word) for word in words if word.isdigit()]
        if verb == "drive":
            table.drive(m, cards[0] if cards else cast["X"])
        elif verb in ("sortie", "attack"):
            getattr(table, verb)(m, cards[0], *numbers)
        elif verb == "fight":
            fighting.fight(m, cards[0], numbers[0])
        elif verb in ("unite", "change"):
            getattr(table, verb)(m, cards[0], cards[1], *words[2:])
        elif verb == "choose":
            table.choose(m, KINDS.get(words[0], words[0]), *cards[1:])
        elif verb == "waiting":
            table.choose(m, "play", cards[0])
        elif verb == "intercept":
            fighting.intercept(m, *cards)
        elif verb == "define":
            table.define(m, cards[0])
        elif verb in ("rearrange", "put"):
            getattr(table, verb)(m, *numbers)
        elif verb in ("no_intercept", "no_logic", "take_all"):
            getattr(fighting, verb)(m)
        else:
            raise AssertionError(f"{verb} is no step")

    def offered(self, m: Match, cast: Cast, kind: str, word: str) -> bool:
        if word.isdigit():
            return table.offered(m, kind, spot=int(word))
        return table.offered(m, kind, cast.get(word, word))

    def seat(self, m: Match, seat: str, what: str) -> object:
        if what == "broken":
            return table.broken(m, seat)
        if what == "members":
            return table.members(m, seat)
        return table.table(m).ranks[table.seat_of(seat)] if what == "rank" else None

    def card(self, m: Match, one: CardDef | str, seat: str | None, what: str) -> object:
        number = table.number(m, one, seat)
        if what == "at":
            return m.state.spot[number]
        if what == "rest":
            return table.is_rested(m, one, seat)
        if what == "down":
            return m.state.down[number] == 1
        if what == "souls":
            return table.souls(m, one, seat)
        if what == "set":
            return table.set_on(m, one, seat)
        if what in ("heart", "level"):
            return m.state.face(number).nums[HEART if what == "heart" else LEVEL]
        return table.values(m, one, seat)


run = Logic().run
