"""Texts of Legions! that are played (see tests/played.py).

The card "X" is a minion unless `x` tells another kind and other values (a text that does not begin
with 「 or a keyword is that of a skill)::

    Play(
        "「技」《自ターン中任意》:あなたはカードを1枚引く。",
        Scene(["use", {"me.hand": 1}], me={"minions": ["X"]}),
    )

"アカ/rest", "アカ/down", "アカ/new" and "アカ/2" (damaged) tell how a card lies. What can be asked:
"me.minions" by lane; "me.life", "me.points", "me.cores", "me.spent", "me.on_master"; "X" its ATK and
the HP that it has left; "X.rest", "X.damage", "X.down", "X.cost", "X.haste" and other keywords; "over"
the clause by which the game has ended.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tests.games.legions import table
from tests.games.legions.table import game
from tests.played import Cast, Play, Scene, Stage

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
    ON_LORD,
    ON_MASTER,
    PIERCE,
    SHOCK,
    SPENT,
)
from kirifuda.kernel.match import Match
from kirifuda.kernel.position.cards import CardDef

__all__ = ["Play", "Scene", "act", "game", "made", "run"]

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
CORES = {
    "cores": ACTIVE,
    "spent": SPENT,
    "on_master": ON_MASTER,
    "on_lord": ON_LORD,
    "cores2": CORE_WAIT + 2,
}
MARKS = {
    "haste": HASTE,
    "assault": ASSAULT,
    "first_strike": FIRST_STRIKE,
    "leap": LEAP,
    "barrier": BARRIER,
}
SIZES = {"pierce": PIERCE, "impact": SHOCK, "menace": MENACE, "cost": COST}


LYING: dict[str, dict[str, object]] = {
    "rest": {"rest": True},
    "down": {"down": True},
    "new": {"unable": True},
}


class Field(Stage):
    company = COMPANY
    table = table
    usual: Mapping[str, object] = {"cores": 5}
    by_spot = ("minions",)

    def make(self, play: Play, scene: Scene) -> CardDef:
        words = game.compile_text(play.text).nodes
        kind = "skill" if words[0].phrase == "ability.play" else "minion"
        return made(play.text, name="X", **{"kind": kind, **scene.x})

    def lying(self, cast: Cast, told: str) -> object:
        name, _, how = told.partition("/")
        one: object = cast.get(name, name)
        if not how:
            return one
        return {"card": one, **(LYING[how] if how in LYING else {"damage": int(how)})}

    def act(self, m: Match, cast: Cast, verb: str, words: Sequence[str]) -> None:
        cards = [cast.get(word, word) for word in words]
        spot = int(words[1]) if len(words) > 1 and words[1].isdigit() else -2
        if verb == "play":
            table.choose(m, "unlock", cards[0])
            if table.is_asked(m, "play or standby"):
                table.choose(m, "play", cards[0], spot=spot)
        elif verb == "from":  # standby
            table.choose(m, "play", cards[0], spot=spot)
        elif verb == "attack":
            table.choose(m, "attack", cards[0])
            if len(cards) > 1:
                table.choose(m, "target", cards[1])
        elif verb == "move":
            table.choose(m, "move", cards[0], spot=spot)
        elif verb == "lane":
            table.choose(m, "lane", spot=int(words[0]))
        elif verb == "turn":
            end_turn(m)
        else:
            table.choose(m, verb, cards[0] if cards else None)

    def over(self, m: Match) -> object:
        return "" if m.outcome is None else m.outcome.clause

    def seat(self, m: Match, seat: str, what: str) -> object:
        if what == "life":
            return table.life(m, seat)
        if what == "points":
            return table.points(m, seat)
        if what in CORES:
            return table.table(m).core(table.seat_of(seat), CORES[what])
        return None

    def zone(self, m: Match, cast: Cast, seat: str, kind: str, expected: object) -> object:
        kind = f"wait {kind[-1]}" if kind.startswith("wait") else kind
        return super().zone(m, cast, seat, kind, expected)

    def card(self, m: Match, one: CardDef | str, seat: str | None, what: str) -> object:
        t = table.table(m)
        card = table.number(m, one, seat)
        face = t.face(card)
        if what == "rest":
            return t.rest[card] == 1
        if what == "down":
            return t.down[card] == 1
        if what == "damage":
            return t.damage[card]
        if what in MARKS:
            return face.marks & MARKS[what] != 0
        if what in SIZES:
            return face.nums[SIZES[what]]
        return face.nums[ATK], hit_points(t, t.refs[card])


def end_turn(m: Match) -> None:
    """End the main phase, and let things pass until the next main phase."""
    table.choose(m, "end")
    while m.decision is not None and m.decision.kind in ("card change", "to standby"):
        table.done(m) if table.offered(m, "done") else m.choose(0)


stage = Field()
run = stage.run
act = stage.run_scene
