"""The table of Luck & Logic: two fields of two rows, front to front, on their gates."""

from __future__ import annotations

from pathlib import Path

from kirifuda.games.luck_and_logic import events
from kirifuda.games.luck_and_logic.speech import WORDS
from kirifuda.games.luck_and_logic.zones import AREAS, CIRCLES, NAME, PACT, SET, TITLE
from kirifuda.games.sheet import (
    BLUE,
    CARD,
    COUNT,
    DARK,
    FAINT,
    FAN,
    FOE,
    GOLD,
    GOOD,
    GREEN,
    GRID,
    HURT,
    PILE,
    RED,
    ROSE,
    ROW,
    SKY,
    WHITE,
    Act,
    Area,
    Arrow,
    Count,
    Flag,
    Gauge,
    Kinds,
    Names,
    Part,
    Sheet,
    Spot,
    Stat,
    Stats,
)
from kirifuda.text.naming import english_names

COLUMNS = 3
FEW_GATES = 2
LOSING_REFRESHES = 2  # 10.3.1.2
MEMBERS = ("logicalist", "foreigner", "union")
TOLD = ("level", "cost", "power", "aura", "limit")
VALUES = (
    Stat("", "power"),
    Stat("/", "aura"),
    Stat("/", "limit"),
    Stat(" ♡", "heart", positive=True),
)
INTERCEPTS = Stat(" IC", only="intercept", tone=SKY)
AWAY = (
    Stat("", "level", tone=FAINT),
    Stat("-", "cost", tone=FAINT),
    Stat(" ", "power"),
    *VALUES[1:],
    Stat(" P+", "power_logic", positive=True, tone=GOOD),
    Stat(" A+", "aura_logic", positive=True, tone=GOOD),
    Stat(" L+", "limit_logic", positive=True, tone=GOOD),
    INTERCEPTS,
)


def no_member(kind: str) -> Stats:
    return Stats((Stat("◇ ", "kind", only=kind, tone=SKY),), kind=kind)


SHEET = Sheet(
    words=WORDS,
    size=(COLUMNS, CIRCLES // COLUMNS),
    areas=(
        Area(
            "circles",
            GRID,
            tuple(Spot(n, (n % COLUMNS, n // COLUMNS), str(n + 1)) for n in range(CIRCLES)),
            covers=tuple(AREAS),
            beside="set",
        ),
        Area("gates", GRID, ground="circles"),
        Area("soul", COUNT, hung=True, label=("soul", "ソウル")),
        Area("level", ROW),
        Area("stock", ROW),
        Area("my logicalist", ROW, seldom=True),
        Area("battle", PILE, seldom=True),
        Area("intercept", PILE, seldom=True),
        Area("paradox", PILE, seldom=True),
        Area("hand", FAN),
        Area("deck", COUNT),
        Area("drop", COUNT),
        Area("secret", COUNT, seldom=True),
        Area("purge", COUNT, seldom=True),
        Area("removed", COUNT, seldom=True),
        Area("refresh", COUNT, seldom=True),
        Area("resolution", COUNT, seldom=True),
    ),
    title=(
        Gauge(
            "gates",
            ("gates", "門"),
            (Part("whole", "▣", GOLD, has=("down",)), Part("broken", "□", GOLD)),
            zone="gates",
            low=FEW_GATES,
        ),
        Gauge(
            "refreshes",
            ("", ""),
            (Part("refreshes", "", HURT),),
            full=LOSING_REFRESHES,
            near=1,
            words=("refreshes {0}/{1}", "リフレッシュ {0}/{1}"),
            seldom=True,
        ),
        Count("deck"),
        Count("hand"),
        Count("drop", ("drop", "ドロップ")),
        Gauge("rank", ("T-rank", "T-rank"), (Part("rank"),), number=True, seldom=True),
    ),
    line=(
        Gauge(
            "level",
            ("Level", "レベル"),
            (Part("standing", "▮", lacks=("rest",)), Part("resting", "▯")),
            zone="level",
            tinted=True,
        ),
        Kinds(
            "level",
            ("Monolium", "Disphere", "Tetra Heaven", "Tritomy", "Septpia", "Rakuroji Club"),
        ),
        Names("stock", ("Stock", "ストック"), lacks="down", counted=True),
        Names("my logicalist", ("My", "マイ"), seldom=True, tone=SKY),
        Count("secret", ("Tools", "秘具"), seldom=True),
        Count("removed", ("removed", "リムーブ"), seldom=True),
        Count("refresh", ("refreshed", "リフレッシュ"), seldom=True),
    ),
    stats=(
        Stats(
            (Stat("◇ ", "law", words=("POWER", "AURA", "♡"), tone=ROSE),),
            kind="paradox",
        ),
        no_member("gate"),
        no_member("My Logicalist"),
        no_member("tactics"),
        *(Stats((*VALUES, INTERCEPTS), kind=kind, zones=("circles",)) for kind in MEMBERS),
        *(Stats(AWAY, kind=kind) for kind in MEMBERS),
        Stats(()),
    ),
    flags=(
        Flag(
            "rest",
            "⟳",
            ("rested", "レスト"),
            ("standing", "スタンド"),
            ("circles", "level", "my logicalist"),
        ),
        Flag("down", "▒", ("face down", "裏向き")),
        Flag("set", "", ("set", "設置"), status=SET),
    ),
    acts={
        "pick": Act(valued=True),
        "sortie": Act(valued=True),
        "define": Act(valued=True),
        "attack": Act(valued=True),
        "circle": Act(spot=FOE),
        "union": Act(number=CARD),
        "change": Act(number=CARD),
    },
    phases=(
        events.STAND,
        events.DRAW,
        events.LEVEL_PHASE,
        events.MAIN,
        events.BATTLE_PHASE,
        events.END,
    ),
    browse=(
        "hand",
        "circles",
        "soul",
        "gates",
        "level",
        "stock",
        "battle",
        "paradox",
        "intercept",
        "my logicalist",
        "secret",
        "drop",
        "purge",
        "removed",
        "refresh",
        "resolution",
    ),
    legend=(
        (
            "2-1 7000/2/3",
            ("level-cost, then power/aura/limit", "レベル-コスト、パワー/オーラ/リミット"),
        ),
        ("♡1", ("heart", "ハート")),
        (
            "P+ A+ L+",
            ("what it adds as logic: power, aura, limit", "ロジック：パワー、オーラ、リミット"),
        ),
        ("IC", ("can intercept", "インターセプトできる")),
        ("▣ □", ("a gate, and a broken one", "門、破壊された門")),
        ("▮ ▯", ("level cards, standing and resting", "レベル領域：スタンド、レスト")),
        ("⛶", ("stands on several circles", "複数のサークルに登場")),
        ("◇", ("no member: a paradox, a gate, tactics …", "メンバー以外のカード")),
        ("⟳ ▒", ("resting; face down", "レスト状態、裏向き")),
    ),
    told=dict.fromkeys(MEMBERS, TOLD),
    seldom=("heart", "power_logic", "aura_logic", "limit_logic"),
    arrow=Arrow("attacker", "defender", ("an empty circle", "空のサークル")),
    roles=("attacker", "defender"),
    rank=("logicalist", "foreigner", "union"),
    by="level",
    tones={"union": GOLD, "super logicalist": SKY},
    tints={
        "red": RED,
        "blue": BLUE,
        "green": GREEN,
        "yellow": GOLD,
        "purple": ROSE,
        "white": WHITE,
        "black": DARK,
    },
    turning=("circles", "level", "my logicalist"),
    looked=("circles",),
    plain=("place", "rearrange", "target", "logic", "define"),
    own=("place", "rearrange"),
    trait_words={
        NAME: ("name 「{0}」", "名称「{0}」"),
        TITLE: ("title 「{0}」", "称号「{0}」"),
        PACT: ("ally 「{0}」", "盟約者「{0}」"),
    },
    silent_traits=NAME + TITLE,
    mirrored=True,
    roomy=(100, 46),
    names=english_names(Path(__file__).parent / "words"),
)
