"""Texts of Rebirth for you that are played (see tests/played.py).

The card "X" is a character, whose traits and values a scene may tell::

    Play(
        "【起】【メンバー】:あなたは1枚引く。",
        Scene(do=["use", {"me.hand": 1}], me={"members": ["X"]}),
    )

"ハル/rest" rests, "ハル/2" has damage. What can be asked: "me.members" by slot; "me.stand" how many
energy cards stand; "X" its ATK and DEF; "X.damage", "X.rest", "X.cost", "X.traits".
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.rebirth import table
from tests.games.rebirth.table import card, partner, rebirth
from tests.played import Cast, Play, Scene, Stage

from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

__all__ = ["Play", "Scene", "run"]

COMPANY: dict[str, CardDef] = {
    one.name: one
    for one in (
        card(name="ハル", traits="風組", cost=1, atk=1, def_=3),
        card(name="ナツ", traits="風組", cost=2, atk=2, def_=4),
        card(name="アキ", traits="月組", cost=3, atk=3, def_=5),
        card(name="フユ", traits="月組", cost=4, atk=4, def_=6),
        card(name="オオカゼ", traits="風組", cost=6, atk=6, def_=9),
        card(kind="deer", name="シカ", traits="森組", cost=1, atk=1, **{"def": 2}),
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
        card("【起】【メンバー】:あなたは2枚引く。", name="フタ", cost=2, atk=2, def_=3),
        card("【起】【メンバー】:あなたは3枚引く。", name="ミツ", cost=2, atk=2, def_=3),
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
            "【起】【メンバー】:あなたは自分の控え室からキャラを1枚選び、空席のメンバーに置く。",
            name="ヨビ",
            cost=2,
            atk=2,
            def_=3,
        ),
        card(
            "【起】【メンバー】:あなたは自分のデッキの上から1枚控え室に置く。",
            name="シズ",
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
        card(
            "【スパーク】:あなたは相手のエントリーから1枚選び、このターン中、そのキャラを-2/±0。",
            name="ヒヤリ",
            cost=2,
            atk=2,
            def_=3,
        ),
        card(
            "【起】【メンバー】:相手は自分のメンバーから1枚選び、控え室に置く。",
            name="サセ",
            cost=2,
            atk=2,
            def_=3,
        ),
        card(
            "【起】【メンバー】:各プレイヤーは自分のメンバーから1枚選び、控え室に置く。",
            name="ミナ",
            cost=2,
            atk=2,
            def_=3,
        ),
        card("【起】【メンバー】:相手は1枚引く。", name="ヒケ", cost=2, atk=2, def_=3),
        card("【起】【メンバー】:あなたは1点回復する。", name="イヤシ", cost=2, atk=2, def_=3),
        card("【起】【メンバー】:あなたはチェックする。", name="タメシ", cost=2, atk=2, def_=3),
        card(
            "【起】【メンバー】:あなたは相手のエントリーから1枚選び、そのキャラに2ダメージ与える。",
            name="ヤリ",
            cost=2,
            atk=2,
            def_=3,
        ),
        card(
            "【自】【エントリー】:このキャラがアタックした時、あなたは相手のエントリーから1枚選び、このターン中、そのキャラを-1/±0。",
            name="ネラウ",
            cost=2,
            atk=0,
            def_=3,
        ),
        card("【永】:このキャラは《ハル》としても扱う。", name="フタナ", cost=2, atk=2, def_=3),
        card(
            "【起】【メンバー】:[このキャラを控え室に置く]あなたは相手のエントリーから1枚選び、手札に戻す。",
            name="ステル",
            cost=5,
            atk=2,
            def_=3,
        ),
        rebirth("【自】:このReバースがセットされた時、あなたは1枚引く。", name="鐘"),
        rebirth("【永】:相手のエントリーを-1/±0。", name="霧"),
        rebirth(name="幕開け"),
        rebirth(name="大団円"),
        partner(name="黒子"),
    )
}


class Rebirth(Stage):
    company = COMPANY
    table = table
    plain = ("yes", "no", "done", "pay", "pass_all", "end_turn", "to_attack", "end_attacks")
    by_spot = ("members",)

    def make(self, play: Play, scene: Scene) -> CardDef:
        return card(play.text, name="X", **scene.x)

    def lying(self, cast: Cast, told: str) -> object:
        name, _, how = told.partition("/")
        one: object = cast.get(name, name)
        if how == "rest":
            return {"card": one, "rest": True}
        return {"card": one, "damage": int(how)} if how else one

    def act(self, m: Match, cast: Cast, verb: str, words: Sequence[str]) -> None:
        one = cast.get(words[0], words[0]) if words else None
        if verb == "play" and one is not None:
            table.play(m, one, words[1] if len(words) > 1 else "entry")
        elif verb == "trigger":
            table.choose(m, "play", one)
        elif verb in ("attack", "partner"):
            table.attack(m, one, partner=verb == "partner")
        elif verb == "alone":
            m.choose(next(o for o in table.options(m, "attack") if o.card < 0))
        elif verb == "block":
            table.block(m, one) if one is not None else table.no_block(m)
        elif verb == "cancel":
            table.cancel(m, one) if one is not None else table.no_cancel(m)
        elif verb == "slot":
            table.slot(m, int(words[0]))
        else:
            table.choose(m, verb, one)

    def seat(self, m: Match, seat: str, what: str) -> object:
        return table.standing_energy(m, seat) if what == "stand" else None

    def card(self, m: Match, one: CardDef | str, seat: str | None, what: str) -> object:
        number = table.number(m, one, seat)
        if what == "damage":
            return m.state.damage[number]
        if what == "rest":
            return m.state.rest[number] == 1
        if what == "cost":
            return m.state.face(number).nums[0]
        if what == "traits":
            return list(m.state.face(number).traits)
        return table.values(m, one, seat)


run = Rebirth().run
