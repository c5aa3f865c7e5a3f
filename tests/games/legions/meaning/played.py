"""Texts that are played: each with the positions in which it is, what is done, what comes of it.

A text belongs to the card "X": a minion unless `x` tells another kind and other values (a text that
does not begin with 「 or a keyword is that of a skill). All other cards are of one small company
(`COMPANY`). What is done is a list of steps, a verb with its words; a step that is a dict says what
must be so then::

    Play(
        "「技」《自ターン中任意》:あなたはカードを1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"minions": ["X"]}),
    )

What can be asked in such a dict: "me.hand" a number or the names, in any order (minions: by lane,
deck: from the top); "me.life", "me.points", "me.cores", "me.spent", "me.on_master"; "X" its ATK and
the HP that it has left; "X.rest", "X.damage", "X.down", "X.cost", "X.haste" and other keywords;
"pick X" (or another kind of option) whether it is offered, "offers done" likewise without a card; "asked" the kind of decision, "seat"
whose it is, "over" the clause by which the game has ended. A card may be told with its side:
"foe:アカ".
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests import verbs

import kirifuda
from kirifuda.games.legions.table import Table
from kirifuda.games.legions.terms import hit_points
from kirifuda.games.legions.zones import (
    ACTIVE,
    ASSAULT,
    ATK,
    BARRIER,
    CORE_WAIT,
    COST,
    FIRST_STRIKE,
    HASTE,
    LEAP,
    MENACE,
    ON_MASTER,
    PIERCE,
    SHOCK,
    SPENT,
)
from kirifuda.kernel.cards import CardDef
from kirifuda.kernel.match import Match

Step = str | Mapping[str, object]

game = kirifuda.game("legions")

PLAIN = {"kind": "minion", "colors": ["red"], "cost": 1, "atk": 1, "hp": 3, "wt": 1}
OTHERS: dict[str, dict[str, Any]] = {
    "skill": {"kind": "skill", "colors": ["red"], "cost": 1, "wt": 2},
    "arts": {"kind": "arts", "colors": ["red"], "cost": 1},
    "lord": {"kind": "lord", "colors": ["red"], "cost": 1, "cc": 1, "atk": 2, "hp": 4},
    "master": {"kind": "master", "colors": ["red", "white"]},
}


def made(text: str = "", **values: Any) -> CardDef:
    """A card of our own."""
    plain = OTHERS.get(str(values.get("kind", "")), PLAIN)
    return game.card(text, **{**plain, **values})


DRAWS = "あなたはカードを1枚引く。"
COMPANY: dict[str, CardDef] = {
    one.name: one
    for one in (
        made(name="アカ", types=["戦士"], cost=1, atk=2, hp=2, wt=1),
        made(name="ミドリ", types=["精霊"], colors=["green"], cost=2, atk=2, hp=3, wt=2),
        made(name="クロ", types=["悪魔"], colors=["black"], cost=3, atk=3, hp=4, wt=3),
        made(name="シロ", types=["騎士"], colors=["white"], cost=2, atk=1, hp=5, wt=2),
        made(name="オオ", types=["巨人"], cost=5, atk=5, hp=6, wt=4),
        made("速攻", name="ハヤテ", types=["戦士"], cost=1, atk=1, hp=1, wt=1),
        made("貫通2", name="ツラヌキ", types=["戦士"], cost=2, atk=4, hp=2, wt=2),
        made("結界", name="マモリ", types=["騎士"], cost=2, atk=1, hp=3, wt=2),
        made(name="フタイロ", colors=["red", "white"], cost=2, atk=2, hp=2, wt=2),
        made(
            "「務め」《自ターン中任意》【疲労】:あなたは1マスターポイントを得る。",
            name="ツトメ",
            cost=2,
            atk=1,
            hp=2,
            wt=2,
        ),
        made(
            "「呼び」《自ターン中任意》:あなたのタイムライン及び除外ゾーンにあるミニオンを1体選び、フィールドに配置する。",
            name="ヨビ",
            cost=1,
            atk=1,
            hp=2,
            wt=1,
        ),
        made(
            "あなたのタイムラインにあるミニオンを2体まで選び、フィールドに配置する。",
            kind="skill",
            name="ミナ",
            cost=1,
            wt=4,
        ),
        made(
            "相手のミニオン全てに3点のダメージを与える。", kind="skill", name="アラシ", cost=1, wt=4
        ),
        made(DRAWS, kind="skill", name="ワザ", cost=1, wt=2),
        made(
            "相手のミニオンを1体選び、2点のダメージを与える。",
            kind="skill",
            name="ヤ",
            cost=1,
            wt=3,
        ),
        made("相手のミニオンを1体選び、ブレイクする。", kind="skill", name="キル", cost=1, wt=3),
        made("あなたのマスターは2点のライフを得る。", kind="skill", name="イヤシ", cost=1, wt=1),
        made(DRAWS, kind="arts", name="オウギ", cost=2),
        made(kind="lord", name="キミ", cost=2, cc=1, atk=3, hp=6),
    )
}
CORES = {"cores": ACTIVE, "spent": SPENT, "on_master": ON_MASTER, "cores2": CORE_WAIT + 2}
MARKS = {
    "haste": HASTE,
    "assault": ASSAULT,
    "first_strike": FIRST_STRIKE,
    "leap": LEAP,
    "barrier": BARRIER,
}
SIZES = {"pierce": PIERCE, "impact": SHOCK, "menace": MENACE, "cost": COST}


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
        self.me = {"cores": 5, **(me or {})}
        self.foe = {"cores": 5, **(foe or {})}
        self.x = dict(x or {})
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
        words = game.compile_text(play.text).nodes
        kind = "skill" if words[0].phrase == "ability.play" else "minion"
        act(scene, made(play.text, name="X", **{"kind": kind, **scene.x}))


def act(scene: Scene, one: CardDef) -> None:
    """Set up a scene with a card as X, and do what is done in it."""
    cast = {**COMPANY, "X": one}
    m = verbs.watched(
        game, ("main",), me=cast_in(cast, scene.me), foe=cast_in(cast, scene.foe), **scene.how
    )
    for step in scene.do:
        if isinstance(step, str):
            take(m, cast, step)
        else:
            for what, expected in step.items():
                found = look(m, cast, what, expected)
                assert found == expected, f"{what} is {found!r}\n{verbs.shown(m)}"


HOW = {"rest": {"rest": True}, "down": {"down": True}, "new": {"unable": True}}


def cast_in(cast: Mapping[str, CardDef], told: Any) -> Any:
    """A description with names put for cards: "アカ/rest", "アカ/down", "アカ/new", "アカ/2" damaged."""
    if isinstance(told, str):
        name, _, how = told.partition("/")
        one: object = cast.get(name, name)
        if not how:
            return one
        return {"card": one, **(HOW[how] if how in HOW else {"damage": int(how)})}
    if isinstance(told, list):
        return [cast_in(cast, one) for one in told]
    if isinstance(told, Mapping):
        return {key: cast_in(cast, one) for key, one in told.items()}
    return told


def take(m: Match, cast: Mapping[str, CardDef], step: str) -> None:
    """Do one step."""
    verb, *words = step.split()
    cards = [cast.get(word, word) for word in words]
    if verb == "play":
        verbs.choose(m, "unlock", cards[0])
        if m.decision is not None and m.decision.kind == "play or standby":
            spot = int(words[1]) if len(words) > 1 else -2
            verbs.choose(m, "play", cards[0], spot=spot)
    elif verb == "unlock":
        verbs.choose(m, "unlock", cards[0])
    elif verb == "from":  # standby
        verbs.choose(m, "play", cards[0], spot=int(words[1]) if len(words) > 1 else -2)
    elif verb == "use":
        found = verbs.options(m, "use", cards[0] if cards else cast["X"])
        assert found, f"no ability of it can be used\n{verbs.shown(m)}"
        m.choose(found[int(words[1]) if len(words) > 1 else 0])
    elif verb == "attack":
        verbs.choose(m, "attack", cards[0])
        if len(cards) > 1:
            verbs.choose(m, "target", cards[1])
    elif verb == "move":
        verbs.choose(m, "move", cards[0], spot=int(words[1]))
    elif verb == "lane":
        verbs.choose(m, "lane", spot=int(words[0]))
    elif verb == "pick":
        verbs.pick(m, *cards)
    elif verb == "say":
        verbs.say(m, int(words[0]))
    elif verb == "turn":
        end_turn(m)
    else:
        verbs.choose(m, verb, cards[0] if cards else None)


def end_turn(m: Match) -> None:
    """End the main phase, and let things pass until the next main phase."""
    verbs.choose(m, "end")
    while m.decision is not None and m.decision.kind in ("card change", "to standby"):
        verbs.done(m) if verbs.offered(m, "done") else m.choose(0)


def look(m: Match, cast: Mapping[str, CardDef], what: str, expected: object) -> object:
    """What is so."""
    t = m.state
    assert isinstance(t, Table)
    if what == "asked":
        return None if m.decision is None else m.decision.kind
    if what == "seat":
        return None if m.decision is None else ("me", "foe")[m.decision.seat]
    if what == "over":
        return "" if m.outcome is None else m.outcome.clause
    kind, _, word = what.partition(" ")
    if kind == "offers":
        return verbs.offered(m, word)
    if word:
        return verbs.offered(m, kind, cast.get(word, word))
    one, _, how = what.partition(".")
    if one in ("me", "foe"):
        seat = verbs.seat_of(one)
        if how == "life":
            return t.life[seat]
        if how == "points":
            return t.points[seat]
        if how in CORES:
            return t.core(seat, CORES[how])
        zone = f"wait {how[-1]}" if how.startswith("wait") else how
        if isinstance(expected, int):
            return verbs.count(m, one, zone)
        found = verbs.zone(m, one, zone)
        found = ["X" if name == cast["X"].name else name for name in found]
        if how == "deck" and isinstance(expected, list):
            return found[: len(expected)]
        return found if how == "minions" else sorted_like(found, expected)
    side, _, called = one.rpartition(":")
    card = verbs.number(m, cast.get(called, called), side or None)
    face = t.face(card)
    if how == "rest":
        return t.rest[card] == 1
    if how == "down":
        return t.down[card] == 1
    if how == "damage":
        return t.damage[card]
    if how in MARKS:
        return face.marks & MARKS[how] != 0
    if how in SIZES:
        return face.nums[SIZES[how]]
    return face.nums[ATK], hit_points(t, t.ref(card))


def sorted_like(found: list[str], expected: object) -> list[str]:
    """The same in the order in which it was expected, if nothing but the order differs."""
    if isinstance(expected, list) and sorted(found) == sorted(expected):
        return expected
    return found
