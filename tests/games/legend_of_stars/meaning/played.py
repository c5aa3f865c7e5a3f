"""Texts that are played: each with the positions in which it is, what is done, what comes of it.

A text belongs to the card "X" (a character with ATK 300, DEF 200, DOWN 100 unless told; `effect`
and `support` make other cards of it). All others are of one small company (`COMPANY`), named as
printed. What is done is a list of steps, a verb with its words; a step that is a dict says what
must be so then::

    Play(
        "このキャラクターが場に出た時、カードを1枚引く。",
        Scene(["play X 4", {"me.hand": 1}], me={"hand": ["X"], "energy": 1}),
    )

Characters stand on squares (0 to 3 in front, 4 to 7 behind): "characters": {0: "X"}. "ハル/def"
defends facing right, "ハル/left" facing left, "ハル/down" lies face down; "ハル/side" is an energy or
support card that lies sideways.

What can be asked in a dict: "me.hand" a number or the names, in any order; "me.life"; "me.energy"
how much can be paid; "X" its ATK, DEF and DOWN; "X.cost", "X.speed"; "X.at" its square; "X.display"
0 attack, 1 right, 2 left, 3 more if it lies face down; "X.side" whether it lies sideways;
"pick X" (or another kind of option) and "done" whether it is offered; "asked" the kind of decision, "seat"
whose it is.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.legend_of_stars import table
from tests.games.legend_of_stars.table import card, effect, support

from kirifuda.games.legend_of_stars.zones import COST, SPEED
from kirifuda.kernel.cards import CardDef
from kirifuda.kernel.match import Match

Step = str | Mapping[str, object]

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

    def __init__(self, text: str, *scenes: Scene, kind: str = "character") -> None:
        self.text = text
        self.scenes = scenes
        self.kind = kind

    def __repr__(self) -> str:
        return self.text


def on_effect(text: str, *scenes: Scene) -> Play:
    return Play(text, *scenes, kind="effect")


def on_support(text: str, *scenes: Scene) -> Play:
    return Play(text, *scenes, kind="support")


def run(play: Play) -> None:
    for scene in play.scenes:
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


LYING = {
    "def": {"rest": True},
    "left": {"rest": True, "left": True},
    "down": {"down": True},
    "side": {"rest": True},
}


def cast_in(cast: Mapping[str, CardDef], told: Any) -> Any:
    """A description of a seat with names put for cards, and how they lie."""
    if isinstance(told, str):
        name, _, how = told.partition("/")
        one: object = cast.get(name, name)
        return {"card": one, **LYING[how]} if how else one
    if isinstance(told, list):
        return [cast_in(cast, one) for one in told]
    if isinstance(told, Mapping):
        return {key: cast_in(cast, one) for key, one in told.items()}
    return told


def take(m: Match, cast: Mapping[str, CardDef], step: str) -> None:
    """Do one step."""
    verb, *words = step.split()
    cards = [cast.get(word, word) for word in words]
    numbers = [int(word) for word in words[1:] if word.isdigit()]
    if verb == "use":
        table.use(m, cards[0] if cards else cast["X"])
    elif verb == "play":
        table.play(m, cards[0], *numbers)
    elif verb in ("lead", "show"):
        getattr(table, verb)(m, cards[0], numbers[0])
    elif verb == "attack":
        table.attack(m, cards[0], direct="direct" in words)
    elif verb == "trigger":
        table.trigger(m, cards[0] if cards else cast["X"])
    elif verb == "pick":
        table.pick(m, *cards)
    elif verb == "charge":
        table.charge(m, cards[0])
    elif verb == "say":
        table.say(m, int(words[0]))
    elif verb == "pass":
        table.pass_(m)
    elif verb in VERBS:
        getattr(table, verb)(m)
    else:
        raise AssertionError(f"{step} is no step")


VERBS = ("done", "pay", "pass_all", "no_flash", "end_turn", "to_lead", "to_attack", "end_attacks")


def look(m: Match, cast: Mapping[str, CardDef], what: str, expected: object) -> object:
    """What is so."""
    if what == "asked":
        return None if m.decision is None else m.decision.kind
    if what == "seat":
        return None if m.decision is None else ("me", "foe")[m.decision.seat]
    if what == "over":
        return None if m.outcome is None else [("me", "foe")[i] for i in m.outcome.winners]
    if what in ("done", "end attacks"):
        return table.offered(m, what)
    kind, _, word = what.partition(" ")
    if word:
        word, _, nth = word.partition(" ")
        if word.isdigit():
            return table.offered(m, kind, number=int(word))
        return table.offered(m, kind, cast.get(word, word), number=int(nth or -1))
    one, _, how = what.partition(".")
    if one in ("me", "foe"):
        if how == "life":
            return table.life(m, one)
        if how == "upright":
            return table.energy(m, one)
        found = [name for name in table.zone(m, one, how) if name]
        if isinstance(expected, int):
            return len(found)
        if how == "deck" and isinstance(expected, list):
            return found[: len(expected)]
        assert isinstance(expected, list)
        return expected if sorted(found) == sorted(expected) else found
    this = cast.get(one, one)
    number = table.number(m, this)
    if how == "at":
        return m.state.spot[number]
    if how == "display":
        return table.display(m, this)
    if how == "side":
        return table.is_rested(m, this)
    if how in ("cost", "speed"):
        return m.state.face(number).nums[COST if how == "cost" else SPEED]
    if how == "traits":
        return list(m.state.face(number).traits)
    return table.values(m, this)
