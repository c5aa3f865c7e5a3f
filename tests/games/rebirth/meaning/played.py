"""Texts that are played: each with the positions in which it is, what is done, what comes of it.

A text belongs to the card "X", whose traits and values a scene may tell. All other cards are of
one small company (`COMPANY`), named as printed. What is done is a list of steps, a verb with its
words, as `tests.games.rebirth.table` knows them; a step that is a dict says what must be so then::

    Play(
        "【起】【メンバー】:あなたは1枚引く。",
        Scene(do=["use", {"me.hand": 1}], me={"members": ["X"]}),
    )

What can be asked in such a dict: "me.hand" a number or the names, in any order (members: by slot;
deck: from the top); "X" its ATK and DEF; "X.damage", "X.rest", "X.cost"; "pick X" (or another
kind of option) whether it is offered; "asked" the kind of decision, "seat" whose it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.rebirth import table
from tests.games.rebirth.table import card, partner, rebirth

from kirifuda.kernel.cards import CardDef
from kirifuda.kernel.match import Match

Step = str | Mapping[str, object]

COMPANY: dict[str, CardDef] = {
    one.name: one
    for one in (
        card(name="ハル", traits="風組", cost=1, atk=1, def_=3),
        card(name="ナツ", traits="風組", cost=2, atk=2, def_=4),
        card(name="アキ", traits="月組", cost=3, atk=3, def_=5),
        card(name="フユ", traits="月組", cost=4, atk=4, def_=6),
        card(name="オオカゼ", traits="風組", cost=6, atk=6, def_=9),
        card("【ブロッカー】", name="タテ", traits="風組", cost=1, atk=1, def_=1),
        card("【のびしろ】", name="ノビ", traits="月組", cost=1, atk=1, def_=2),
        card(
            "【スパーク】:あなたはカードを1枚引く。",
            name="ヒバナ",
            traits="月組",
            cost=2,
            atk=2,
            def_=3,
        ),
        card("【キャンセル】:【スパーク】", name="トメ", traits="月組", cost=2, atk=2, def_=2),
        card(
            "【起】【メンバー】:あなたは1枚引く。",
            name="ワザ",
            traits="風組",
            cost=2,
            atk=2,
            def_=3,
        ),
        card(
            "【自】:このキャラがアタックした時、あなたは1枚引く。",
            name="ジドウ",
            cost=2,
            atk=2,
            def_=3,
        ),
        card("【永】【メンバー】:あなたのエントリーを+1/±0。", name="エイ", cost=2, atk=2, def_=3),
        card(
            "【起】【メンバー】:あなたは相手のメンバーから1枚選び、控え室に置く。",
            name="ドケ",
            cost=2,
            atk=2,
            def_=3,
        ),
        card(
            "【起】【メンバー】:あなたは相手のエントリーから1枚選び、手札に戻す。",
            name="エラ",
            cost=2,
            atk=2,
            def_=3,
        ),
        card(
            "【起】【エントリー】【Reコンボ】:あなたは1枚引く。", name="クミ", cost=2, atk=2, def_=3
        ),
        card(
            "【起】【メンバー】:あなたは自分の控え室からキャラの【スパーク】を1つ選び、発動させる。",
            name="ヨブ",
            cost=2,
            atk=2,
            def_=3,
        ),
        rebirth("【自】:このReバースがセットされた時、あなたは1枚引く。", name="鐘"),
        rebirth(name="幕開け"),
        rebirth(name="大団円"),
        partner(name="黒子"),
    )
}
PLAIN = "エキストラ"


class Scene:
    """A position of a text's card, and what is done in it."""

    def __init__(
        self,
        do: Sequence[Step] = (),
        *,
        me: Mapping[str, Any] | None = None,
        foe: Mapping[str, Any] | None = None,
        x: Mapping[str, Any] | None = None,
        **how: Any,
    ) -> None:
        self.do = do
        self.me = me or {}
        self.foe = foe or {}
        self.x = x or {}
        self.how = how


class Play:
    """A text, and the scenes in which it is played."""

    def __init__(self, text: str, *scenes: Scene) -> None:
        self.text = text
        self.scenes = scenes

    def __repr__(self) -> str:
        return self.text


def run(play: Play) -> None:
    for scene in play.scenes:
        one = card(play.text, name="X", **scene.x)
        cast = {**COMPANY, "X": one}
        m = table.scene(me=cast_in(cast, scene.me), foe=cast_in(cast, scene.foe), **scene.how)
        for step in scene.do:
            if isinstance(step, str):
                take(m, cast, step)
            else:
                for what, expected in step.items():
                    found = look(m, cast, what, expected)
                    assert found == expected, f"{what} is {found!r}\n{table.shown(m)}"


def cast_in(cast: Mapping[str, CardDef], told: Any) -> Any:
    """A description of a seat with names put for cards; "ハル/rest" rests, "ハル/2" has damage."""
    if isinstance(told, str):
        name, _, how = told.partition("/")
        one: object = cast.get(name, name)
        if how == "rest":
            return {"card": one, "rest": True}
        return {"card": one, "damage": int(how)} if how else one
    if isinstance(told, list):
        return [cast_in(cast, one) for one in told]
    if isinstance(told, Mapping):
        return {key: cast_in(cast, one) for key, one in told.items()}
    return told


def take(m: Match, cast: Mapping[str, CardDef], step: str) -> None:
    """Do one step."""
    verb, *words = step.split()
    cards = [cast.get(word, word) for word in words]
    if verb == "use":
        nth = int(words[1]) if len(words) > 1 else 0
        table.use(m, cards[0] if cards else cast["X"], nth)
    elif verb == "play":
        table.play(m, cards[0], words[1] if len(words) > 1 else "entry")
    elif verb == "trigger":
        table.choose(m, "play", cards[0] if cards else None)
    elif verb == "set":
        table.set_rebirth(m, cards[0])
    elif verb in ("attack", "partner"):
        table.attack(m, cards[0] if cards else None, partner=verb == "partner")
    elif verb == "alone":
        m.choose(next(o for o in table.options(m, "attack") if o.card < 0))
    elif verb == "pick":
        table.pick(m, *cards)
    elif verb == "block":
        table.block(m, cards[0]) if cards else table.no_block(m)
    elif verb == "cancel":
        table.cancel(m, cards[0]) if cards else table.no_cancel(m)
    elif verb in ("say", "slot"):
        getattr(table, verb)(m, int(words[0]))
    elif verb in ("yes", "no", "done", "pay", "pass_all", "end_turn", "to_attack", "end_attacks"):
        getattr(table, verb)(m)
    else:
        table.choose(m, verb, cards[0] if cards else None)


def look(m: Match, cast: Mapping[str, CardDef], what: str, expected: object) -> object:
    """What is so."""
    if what == "asked":
        return None if m.decision is None else m.decision.kind
    if what == "seat":
        return None if m.decision is None else ("me", "foe")[m.decision.seat]
    kind, _, word = what.partition(" ")
    if word:
        return table.offered(m, kind, cast.get(word, word))
    one, _, how = what.partition(".")
    if one in ("me", "foe"):
        if how == "stand":
            return table.standing_energy(m, one)
        if isinstance(expected, int):
            return table.count(m, one, how)
        found = table.zone(m, one, how)
        if how == "deck" and isinstance(expected, list):
            return found[: len(expected)]
        return found if how == "members" else sorted_like(found, expected)
    number = table.number(m, cast.get(one, one))
    if how == "damage":
        return m.state.damage[number]
    if how == "rest":
        return m.state.rest[number] == 1
    if how == "cost":
        return m.state.face(number).nums[0]
    if how == "traits":
        return sorted_like(list(m.state.face(number).traits), expected)
    return table.values(m, cast.get(one, one))


def sorted_like(found: list[str], expected: object) -> list[str]:
    """The same in the order in which it was expected, if nothing but the order differs."""
    if isinstance(expected, list) and sorted(found) == sorted(expected):
        return expected
    return found
