"""Chapters 14, 17 and 18: what is printed on a card as numbers, the zones, the lanes."""

from __future__ import annotations

from typing import Final

from kirifuda.kernel.position.cards import KEYWORD
from kirifuda.kernel.position.zones import HIDDEN, PRIVATE, ZoneSpec

OUTSIDE: Final = 0
DECK: Final = 1
HAND: Final = 2
MINIONS: Final = 3  # the minion zone: three lanes (17-11)
MASTER: Final = 4  # the master area of the leader zone (17-13)
LORD: Final = 5  # the lord area of the leader zone (17-14)
STANDBY: Final = 6  # counts as wait zone 0 (38-3)
WAIT: Final = 6  # WAIT + n is wait zone n: 7 to 10 (17-16)
LAST_WAIT: Final = 10
EXCLUDED: Final = 11
PLAY: Final = 12
KINDS: Final = 13

# as lists, to go through
UNIT_ZONES: Final = [MINIONS, LORD]
FIELD_ZONES: Final = [MASTER, LORD, MINIONS]
LEADER_ZONES: Final = [MASTER, LORD]
FIELD: Final = 1 << MINIONS | 1 << MASTER | 1 << LORD  # 17-10
TIMELINE: Final = 15 << WAIT + 1  # 17-15
REVERSIBLE: Final = 1 << MINIONS | 1 << LORD | 1 << STANDBY | TIMELINE  # 16-3

WAITS: Final = 4  # wait zones
PLACES_OF_STANDBY: Final = 2  # 17-17

# lanes as each player sees them (17-11): the opponent's left lane is this player's right one (18-2)
LEFT: Final = 0
CENTRE: Final = 1
RIGHT: Final = 2
LANES: Final = 3

# categories (14-3e) and colour symbols (14-3a), as bits of `kinds`
MASTER_CARD: Final = 1
SKILL: Final = 2
MINION: Final = 4
ARTS: Final = 8
LORD_CARD: Final = 16
UNITS: Final = MASTER_CARD | MINION | LORD_CARD  # 21-1, on the field
BLACK: Final = 32
RED: Final = 64
WHITE: Final = 128
GREEN: Final = 256
COLOURS: Final = BLACK | RED | WHITE | GREEN
COSTS_X: Final = 512  # a bit of `kinds` too: X is printed as the cost (30-2a)

# numbers on a card (14-3f to 14-3j), and the X of keywords (chapter 39)
COST: Final = 0
CC: Final = 1
ATK: Final = 2
HP: Final = 3
WT: Final = 4
SHOCK: Final = 5  # 衝撃X, 39-8
MENACE: Final = 6  # 威圧X, 39-9
PIERCE: Final = 7  # 貫通X, 39-10
AT_RIGHT: Final = 8  # 右配置特性X, 39-11
AT_CENTRE: Final = 9  # 中央配置特性X, 39-12
VS_MASTER: Final = 10  # 対マスター特効X, 39-13
VS_LORD: Final = 11  # 対ロード特効X, 39-14
VS_MINION: Final = 12  # 対ミニオン特効X, 39-15
NUMBERS: Final = 13
# 14-3f to 14-3j: the categories on which each of the first numbers is printed
BEARERS: Final = [
    SKILL | MINION | ARTS | LORD_CARD,
    LORD_CARD,
    MINION | LORD_CARD,
    MINION | LORD_CARD,
    SKILL | MINION,
]
CATEGORIES: Final = MASTER_CARD | SKILL | MINION | ARTS | LORD_CARD
NUMBER_NAMES: Final = [
    "cost",
    "cc",
    "atk",
    "hp",
    "wt",
    "shock",
    "menace",
    "pierce",
    "at_right",
    "at_centre",
    "vs_master",
    "vs_lord",
    "vs_minion",
]

KIND_NAMES: Final = [
    "master",
    "skill",
    "minion",
    "arts",
    "lord",
    "black",
    "red",
    "white",
    "green",
    "costs X",
]
# which clauses tell what a card is asked for
TOPICS: Final = {
    "kind": "14-3e",
    "black": "14-3a",
    "red": "14-3a",
    "white": "14-3a",
    "green": "14-3a",
    "trait": "14-3b",
    "cost": "14-3f",
    "cc": "14-3g",
    "atk": "14-3h",
    "hp": "14-3i",
    "wt": "14-3j",
    "name": "14-2",
    "lane": "18-1",
    "unit": "21-1",
    "symbols": "06-1a",
    "turned": "16-3",
    "unable": "29-1",
    "damage": "11-3",
    "rest": "16-2",
    "keyword": "14-3d",
}

# keywords without a number (chapter 39), as marks
HASTE: Final = 1  # 速攻, 39-2
ASSAULT: Final = 2  # 強襲, 39-3
FIRST_STRIKE: Final = 4  # 先制, 39-4
REGENERATION: Final = 8  # 再生, 39-5
NO_EFFECT_DAMAGE: Final = 16  # 効果ダメージ無効, 39-6
MOVE_ATTACK: Final = 32  # 移動攻撃, 39-7
CANNOT_BLOCK: Final = 64  # ブロック不可, 39-16
STRAIGHT: Final = 128  # 直進, 39-17
LEAP: Final = 256  # 跳躍, 39-18
BARRIER: Final = 512  # 結界, 39-19

# statuses of a card (bits)
UNABLE: Final = 1  # 行動不能, 29-1
UNLOCKED: Final = 2  # unlocked, neither played nor put on standby yet (31-5)

# kinds of abilities beside the kernel's
PLAY_EFFECT: Final = KEYWORD  # the text of a skill or arts card (35-14)

X: Final = 2  # the number of an effect that is X; Y and Z follow (05-3)

# what continuous abilities may look at, beside what kernel/effects/terms.py names
NEEDS_LIFE: Final = 32
NEEDS_CORES: Final = 64
NEEDS_LANES: Final = 128
NEEDS_DOWN: Final = 256
NEEDS_UNABLE: Final = 512

# places in `Pool.notes`
HP_CHANGES: Final = 0  # an ability of the match can change HP
HP_STANDS: Final = 5  # a continuous ability of the match can
HP_LACKS: Final = 6  # a unit of the match has none printed
STATIONS: Final = 1  # a card of the match has, or can get, what 39-11 and 39-12 give
GRANTS_STATIONS: Final = 2  # an ability of the match can give it
COST_CHANGES: Final = 3  # an ability of the match can change what cards cost
LOOKED: Final = 4  # the cards of the match have been looked at

# where cores lie (07-2, 24-2b, 28-1); CORE_WAIT + n is wait zone n
ACTIVE: Final = 0
SPENT: Final = 1
ON_MASTER: Final = 2
ON_LORD: Final = 3
CORE_WAIT: Final = 3
CORE_PLACES: Final = 8
CORE_ZONE_NAME: Final = "core zone"  # 07-2: no card lies there, so it is no zone of cards

# what lanes are called (17-11), in both languages
SPOT_NAMES: Final = [
    ("left lane", "左レーン"),
    ("centre lane", "中央レーン"),
    ("right lane", "右レーン"),
]


def zone_specs() -> list[ZoneSpec]:
    """Every zone, in the order of its number; each player has one of each (17-2)."""
    return [
        ZoneSpec(OUTSIDE, "outside", "ゲーム外", "02-20"),
        ZoneSpec(DECK, "deck", "山札", "17-8", sight=HIDDEN, ordered=True),
        ZoneSpec(HAND, "hand", "手札", "17-9", sight=PRIVATE),
        ZoneSpec(
            MINIONS, "minions", "ミニオンゾーン", "17-11", turns=True, field=True, spots=LANES
        ),
        ZoneSpec(MASTER, "master", "マスターエリア", "17-13", turns=True, field=True),
        ZoneSpec(LORD, "lord", "ロードエリア", "17-14", turns=True, field=True),
        ZoneSpec(STANDBY, "standby", "スタンバイゾーン", "17-17"),
        ZoneSpec(WAIT + 1, "wait 1", "ウェイトゾーンⅠ", "17-16"),
        ZoneSpec(WAIT + 2, "wait 2", "ウェイトゾーンⅡ", "17-16"),
        ZoneSpec(WAIT + 3, "wait 3", "ウェイトゾーンⅢ", "17-16"),
        ZoneSpec(WAIT + 4, "wait 4", "ウェイトゾーンⅣ", "17-16"),
        ZoneSpec(EXCLUDED, "excluded", "除外ゾーン", "17-18"),
        ZoneSpec(PLAY, "play", "プレイゾーン", "17-19"),
    ]
