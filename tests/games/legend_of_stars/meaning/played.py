"""Texts of Legend of Stars that are played (see tests/played.py).

The card "X" is a character with ATK 300, DEF 200, DOWN 100 unless told; `on_effect` and
`on_support` make other cards of it::

    Play(
        "このキャラクターが場に出た時、カードを1枚引く。",
        Scene(["play X 4", {"me.hand": 1}], me={"hand": ["X"], "energy": 1}),
    )

Characters stand on squares (0 to 3 in front, 4 to 7 behind): "characters": {0: "X"}. "ハル/def"
defends facing right, "ハル/left" facing left, "ハル/down" lies face down; "ハル/side" is an energy or
support card that lies sideways.

What can be asked: "me.life"; "me.upright" how much can be paid; "X" its ATK, DEF and DOWN; "X.cost",
"X.speed", "X.traits"; "X.at" its square; "X.display" 0 attack, 1 right, 2 left, 3 more if it lies face
down; "X.side" whether it lies sideways; "attack X 1" an option with its number.
"""

from __future__ import annotations

from collections.abc import Sequence

from tests.games.legend_of_stars import table
from tests.games.legend_of_stars.table import card, effect, support
from tests.played import Cast, Play, Scene, Stage

from kirifuda.games.legend_of_stars.zones import COST, SPEED
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

__all__ = ["Play", "Scene", "on_effect", "on_support", "run"]

COMPANY: dict[str, CardDef] = {
    one.name: one
    for one in (
        card(
            name="ハル", traits="鳥", attribute="火", cost=1, speed=2, atk=200, def_=300, down=100
        ),
        card(
            name="ナツ", traits="鳥", attribute="水", cost=2, speed=4, atk=400, def_=200, down=200
        ),
        card(
            name="アキ", traits="獣", attribute="火", cost=3, speed=6, atk=600, def_=500, down=300
        ),
        card(
            name="フユ", traits="獣", attribute="木", cost=4, speed=8, atk=800, def_=900, down=400
        ),
        card(
            "[上空]", name="ソラ", traits="鳥", attribute="光", cost=2, speed=5, atk=300, def_=100
        ),
        card("このキャラクターが場に出た時、カードを1枚引く。", name="ヒク", cost=1),
        card("1ターンに1回、このカードの効果を発動する。カードを1枚引く。", name="ワザ", cost=1),
        card("自分のターン中、このキャラクターのATKを+100する。", name="エイ", cost=1),
        card(
            "このキャラクターが裏側表示から表側表示になった時、ライフを100回復する。",
            name="メクリ",
            cost=1,
        ),
        effect("カードを1枚引く。", name="引札", cost=0),
        effect("[フラッシュ]\n相手に100ダメージを与える。", name="閃光", cost=0),
        effect("キャラクターを1体選び、破壊する。", name="雷", cost=0),
        effect("キャラクターを1体選び、前衛に移動させる。", name="風", cost=0),
        effect("ライフを100回復する。", name="薬", cost=0),
        support(name="椅子", cost=0),
        support("相手がダメージを受けた時、カードを1枚引く。", name="見張り", cost=0),
        support(
            "このカードを破壊して、このカードの効果を発動する。カードを1枚引く。",
            name="蝋燭",
            cost=0,
        ),
        support("[フィールド]", name="草原", cost=0),
        support("[フィールド]", name="砂漠", cost=0),
        support(
            "このカードをゲインして、このカードの効果を発動する。カードを1枚引く。",
            name="鐘",
            cost=0,
        ),
    )
}
MAKERS = {"character": card, "effect": effect, "support": support}


LYING: dict[str, dict[str, object]] = {
    "def": {"rest": True},
    "left": {"rest": True, "left": True},
    "down": {"down": True},
    "side": {"rest": True},
}


class Stars(Stage):
    company = COMPANY
    table = table
    plain = (
        "yes",
        "no",
        "done",
        "pay",
        "pass_all",
        "no_flash",
        "end_turn",
        "to_lead",
        "to_attack",
        "end_attacks",
    )
    bare = ("done", "end attacks")

    def make(self, play: Play, scene: Scene) -> CardDef:
        return MAKERS[play.kind or "character"](play.text, name="X", **scene.x)

    def lying(self, cast: Cast, told: str) -> object:
        name, _, how = told.partition("/")
        one: object = cast.get(name, name)
        return {"card": one, **LYING[how]} if how else one

    def act(self, m: Match, cast: Cast, verb: str, words: Sequence[str]) -> None:
        one = cast.get(words[0], words[0]) if words else cast["X"]
        numbers = [int(word) for word in words[1:] if word.isdigit()]
        if verb == "play":
            table.play(m, one, *numbers)
        elif verb in ("lead", "show"):
            getattr(table, verb)(m, one, numbers[0])
        elif verb == "attack":
            table.attack(m, one, direct="direct" in words)
        elif verb in ("trigger", "charge"):
            getattr(table, verb)(m, one)
        elif verb == "pass":
            table.pass_(m)
        else:
            raise AssertionError(f"{verb} is no step")

    def offered(self, m: Match, cast: Cast, kind: str, word: str) -> bool:
        if not word.isdigit():
            return table.offered(m, kind, cast.get(word, word))
        kind, _, one = kind.partition(" ")
        return table.offered(m, kind, cast.get(one, one) if one else None, number=int(word))

    def seat(self, m: Match, seat: str, what: str) -> object:
        if what == "life":
            return table.life(m, seat)
        return table.energy(m, seat) if what == "upright" else None

    def card(self, m: Match, one: CardDef | str, seat: str | None, what: str) -> object:
        number = table.number(m, one, seat)
        if what == "at":
            return m.state.spot[number]
        if what == "display":
            return table.display(m, one, seat)
        if what == "side":
            return table.is_rested(m, one, seat)
        if what in ("cost", "speed"):
            return m.state.face(number).nums[COST if what == "cost" else SPEED]
        if what == "traits":
            return list(m.state.face(number).traits)
        return table.values(m, one, seat)


run = Stars().run


def on_effect(text: str, *scenes: Scene) -> Play:
    return Play(text, *scenes, kind="effect")


def on_support(text: str, *scenes: Scene) -> Play:
    return Play(text, *scenes, kind="support")
