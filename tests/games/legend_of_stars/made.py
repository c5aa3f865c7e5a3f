"""A small set of cards of our own, and a deck of them, for tests that are not about cards."""

from __future__ import annotations

from functools import cache

from tests.games.legend_of_stars.table import card, effect, game, support

from kirifuda import Deck
from kirifuda.kernel.position.cards import CardDef

CHARACTERS = (
    ("", "▲"),
    ("", "▲▼"),
    ("", "▲◀▶"),
    ("[上空]", "▲"),
    ("[2回攻撃]", "▲▶"),
    ("[毒呪]", "▲◀"),
    ("[スピード耐性:2]", "▲"),
    ("[エネルギー耐性:1]", "▲▼"),
    ("このキャラクターが場に出た時、カードを1枚引く。", "▲"),
    ("このキャラクターがアタックした時、カードを1枚引いても良い。", "▲▶"),
    (
        "このキャラクターが裏側表示から表側表示になった時、相手のキャラクターを1体選び、破壊する。",
        "▲",
    ),
    ("このキャラクターが相手にダメージを与えた時、ライフを100回復する。", "▲◀▶▼"),
    (
        "1ターンに1回、このカードの効果を発動する。このターン、このキャラクターのATKを+100する。",
        "▲",
    ),
)
EFFECTS = (
    "[フラッシュ]\n相手のキャラクターを1体選び、このターン、そのキャラクターのATKを-200する。",
    "[フラッシュ]\n自分のキャラクターを1体選び、隣のレーンに移動させる。",
    "場のキャラクターを1体選び、裏側表示にする。",
    "カードを2枚引く。",
)
SUPPORTS = (
    "[フィールド]\n全ての自分のキャラクターのATKを+100する。",
    "[フィールド]\n全てのキャラクターのATKは300になる。",
    "自分のターンの終了時、相手に100ダメージを与える。",
)


@cache
def cards() -> tuple[CardDef, ...]:
    out: list[CardDef] = []
    for i, (text, lead) in enumerate(CHARACTERS):
        values = {"atk": 100 * (1 + i % 5), "def": 100 * (i % 6), "down": 100 * (1 + i % 3)}
        out.append(card(text, name=f"役{i}", cost=i % 4, speed=1 + i % 5, lead=lead, **values))
    for i, text in enumerate(EFFECTS):
        out.append(effect(text, name=f"術{i}", cost=i % 2, speed=i))
    for i, text in enumerate(SUPPORTS):
        out.append(support(text, name=f"場{i}", cost=i % 2, speed=i))
    return tuple(out)


@cache
def deck(number: int = 0) -> Deck:
    """One of two legal decks, the second without the last cards of each kind."""
    held = [c for i, c in enumerate(cards()) if not number or i % 7 != 6]
    made = Deck(f"made {number}", main=dict.fromkeys(held, 3))
    assert not game.check_deck(made)
    return made
