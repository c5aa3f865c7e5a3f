"""Texts that are played: each with the positions in which it is, what is done, what comes of it.

A text belongs to the card "X" (a logicalist of level 0, cost 0 with power 3000, aura 1, limit 2
unless told; `kind` makes another card of it). All others are of one small company (`COMPANY`),
named as printed. What is done is a list of steps, a verb with its words; a step that is a dict says
what must be so then::

    Play(
        "自 このメンバーが出撃した時、カードを1枚引く。",
        Scene(["sortie X 0", {"me.hand": 1}], me={"hand": ["X"]}),
    )

Members stand on circles (0 to 2 in front, 3 to 5 behind): "circles": ["X", None, "ハル"]. "ハル/rest"
is rested, "ハル/down" lies face down, "ハル/up" face up, "ハル+ナツ+アキ" has two souls, "ハル=ナツ" has a
card set on it face down.

What can be asked in a dict: "me.hand" a number or the names, in any order; "me.broken" the circles
of broken gates; "me.members" the names of the members by their places; "me.rank" the T-rank; "X" its
power, aura and limit; "X.heart", "X.level"; "X.at" its place; "X.rest", "X.down" how it lies;
"X.souls", "X.set" the cards with it; "pick X" (or another kind of option) and "done" whether it is
offered; "asked" the kind of decision, "seat" whose it is; "over" who has won.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.luck_and_logic import fighting, table
from tests.games.luck_and_logic.table import card, foreigner, gate, my, paradox, super_, tactics
from tests.games.luck_and_logic.table import union as union_

from kirifuda.games.luck_and_logic.zones import HEART, LEVEL
from kirifuda.kernel.cards import CardDef
from kirifuda.kernel.match import Match

Step = str | Mapping[str, object]

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


class Scene:
    """A position of a text's card, and what is done in it."""

    def __init__(
        self,
        do: Sequence[Step] = (),
        *,
        me: Mapping[str, Any] | None = None,
        foe: Mapping[str, Any] | None = None,
        x: Mapping[str, Any] | None = None,
        left: str = "",
        **how: Any,
    ) -> None:
        self.do = do
        self.me = me or {}
        self.foe = foe or {}
        self.x = x or {}
        self.left = left  # the kind of decision at which the scene ends, if it is no calm one
        self.how = how


class Play:
    """A text, and the scenes in which it is played."""

    def __init__(self, text: str, *scenes: Scene, kind: str = "logicalist") -> None:
        self.text = text
        self.scenes = scenes
        self.kind = kind

    def __repr__(self) -> str:
        return self.text


def run(play: Play) -> None:
    for scene in play.scenes:
        if play.kind == "paradox":
            told = dict(scene.x)
            one = paradox(told.pop("law", "aura"), play.text, name="X", **told)
        else:
            one = MAKERS[play.kind](play.text, name="X", **scene.x)
        cast = {**COMPANY, "X": one}
        m = table.scene(me=cast_in(cast, scene.me), foe=cast_in(cast, scene.foe), **scene.how)
        for step in scene.do:
            if isinstance(step, str):
                take(m, cast, step)
            else:
                for what, expected in step.items():
                    found = look(m, cast, what, expected)
                    assert found == expected, f"{what} is {found!r}\n{table.shown(m)}"
        if scene.left:
            table.leave(m, scene.left)


LYING: dict[str, dict[str, object]] = {
    "rest": {"rest": True},
    "down": {"down": True},
    "up": {"down": False},
    "down,rest": {"down": True, "rest": True},
}


def cast_in(cast: Mapping[str, CardDef], told: Any) -> Any:
    """A description of a seat with names put for cards, and how they lie."""
    if isinstance(told, str):
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
    if isinstance(told, list):
        return [cast_in(cast, one) for one in told]
    if isinstance(told, Mapping):
        return {key: cast_in(cast, one) for key, one in told.items()}
    return told


def take(m: Match, cast: Mapping[str, CardDef], step: str) -> None:
    """Do one step."""
    verb, *words = step.split()
    cards = [cast.get(word, word) for word in words]
    numbers = [int(word) for word in words if word.isdigit()]
    if verb in ("use", "drive"):
        getattr(table, verb)(m, cards[0] if cards else cast["X"])
    elif verb in ("sortie", "attack"):
        getattr(table, verb)(m, cards[0], *numbers)
    elif verb == "fight":
        fighting.fight(m, cards[0], numbers[0])
    elif verb in ("unite", "change"):
        getattr(table, verb)(m, cards[0], cards[1], *words[2:])
    elif verb in ("pick", "waiting", "choose"):
        if verb == "pick":
            table.pick(m, *cards)
        elif verb == "choose":
            table.choose(m, KINDS.get(words[0], words[0]), *cards[1:])
        else:
            table.choose(m, "play", cards[0])
    elif verb == "intercept":
        fighting.intercept(m, *cards)
    elif verb == "define":
        table.define(m, cards[0])
    elif verb == "rearrange":
        table.rearrange(m, *numbers)
    elif verb == "put":
        table.put(m, numbers[0])
    elif verb == "say":
        table.say(m, numbers[0])
    elif verb in FIGHTING:
        getattr(fighting, verb)(m)
    elif verb in VERBS:
        getattr(table, verb)(m)
    else:
        raise AssertionError(f"{step} is no step")


KINDS = {"level": "level boost", "luck": "luck drive", "battle": "battle phase"}
FIGHTING = ("no_intercept", "no_logic", "take_all")
VERBS = ("done", "yes", "no", "pass_all", "end_turn", "end_attacks", "to_battle")


def look(m: Match, cast: Mapping[str, CardDef], what: str, expected: object) -> object:
    """What is so."""
    if what == "asked":
        return None if m.decision is None else m.decision.kind
    if what == "seat":
        return None if m.decision is None else ("me", "foe")[m.decision.seat]
    if what == "over":
        return None if m.outcome is None else [("me", "foe")[i] for i in m.outcome.winners]
    if what in ("done", "union", "level boost", "luck drive"):
        return table.offered(m, what)
    kind, _, word = what.rpartition(" ")
    if kind:
        if word.isdigit():
            return table.offered(m, kind, spot=int(word))
        return table.offered(m, kind, cast.get(word, word))
    one, _, how = what.partition(".")
    if one in ("me", "foe"):
        return look_at_seat(m, one, how, expected)
    return look_at_card(m, cast.get(one, one), how)


def look_at_seat(m: Match, seat: str, how: str, expected: object) -> object:
    if how == "broken":
        return table.broken(m, seat)
    if how == "members":
        return table.members(m, seat)
    if how == "rank":
        return table.table(m).ranks[table.seat_of(seat)]
    if how in ("deck", "stock") and isinstance(expected, list):
        return table.in_order(m, seat, how)[: len(expected)]
    found = table.zone(m, seat, how)
    if isinstance(expected, int):
        return len(found)
    assert isinstance(expected, list)
    return expected if sorted(found) == sorted(expected) else found


def look_at_card(m: Match, one: Any, how: str) -> object:
    number = table.number(m, one)
    if how == "at":
        return m.state.spot[number]
    if how == "rest":
        return table.is_rested(m, one)
    if how == "down":
        return m.state.down[number] == 1
    if how == "souls":
        return sorted(table.souls(m, one))
    if how == "set":
        return table.set_on(m, one)
    if how == "heart":
        return m.state.face(number).nums[HEART]
    if how == "level":
        return m.state.face(number).nums[LEVEL]
    return table.values(m, one)
