"""The table of Legions!: lanes front to front, leaders beside them, cores, the timeline behind."""

from __future__ import annotations

from pathlib import Path

from kirifuda.games.legions import events, zones
from kirifuda.games.legions.ending import CORES_TO_WIN
from kirifuda.games.legions.printing import MODES
from kirifuda.games.legions.speech import WORDS
from kirifuda.games.legions.table import MOST_LIFE
from kirifuda.games.legions.zones import LANES, PLACES_OF_STANDBY, UNABLE, WAITS
from kirifuda.games.sheet import (
    CARDS,
    COUNT,
    FAINT,
    FAN,
    GOLD,
    GREEN,
    GRID,
    PILE,
    RED,
    ROSE,
    SKY,
    SLOT,
    WHITE,
    Act,
    Area,
    Arrow,
    Count,
    Flag,
    Gauge,
    Pair,
    Part,
    Sheet,
    Spot,
    Stat,
    Stats,
)
from kirifuda.text.naming import english_names

LETTERS = "LCR"
ROMAN: tuple[Pair, ...] = (("I", "Ⅰ"), ("II", "Ⅱ"), ("III", "Ⅲ"), ("IV", "Ⅳ"))
IN_PLAY = ("minions", "master", "lord")
LOW_LIFE = 5
NEAR = 2  # cores to go until twelve
PIPS = 10  # of a full life
KEYWORDS: dict[str, tuple[int, Pair]] = {  # chapter 39, those without a number
    "haste": (zones.HASTE, ("haste", "速攻")),
    "assault": (zones.ASSAULT, ("assault", "強襲")),
    "first strike": (zones.FIRST_STRIKE, ("first strike", "先制")),
    "regeneration": (zones.REGENERATION, ("regeneration", "再生")),
    "effect damage immunity": (
        zones.NO_EFFECT_DAMAGE,
        ("effect damage immunity", "効果ダメージ無効"),
    ),
    "moving attack": (zones.MOVE_ATTACK, ("moving attack", "移動攻撃")),
    "no block": (zones.CANNOT_BLOCK, ("no block", "ブロック不可")),
    "straight": (zones.STRAIGHT, ("straight", "直進")),
    "leap": (zones.LEAP, ("leap", "跳躍")),
    "barrier": (zones.BARRIER, ("barrier", "結界")),
}
ATK_HP = (Stat("", "atk"), Stat("/", "hp", left=True))
COST = (
    Stat(value="symbols"),
    Stat("", "price", unless="costs X"),
    Stat("X", only="costs X"),
    Stat("+", "price", only="costs X", positive=True),
)

SHEET = Sheet(
    words=WORDS,
    size=(LANES + 2, 1),
    areas=(
        Area(
            "minions",
            GRID,
            tuple(Spot(n, (n, 0), LETTERS[n]) for n in range(LANES)),
        ),
        Area("master", SLOT, (Spot(-1, (LANES, 0), "♚"),), sided=True, gauge=("on master", "◆")),
        Area(
            "lord",
            SLOT,
            (Spot(-1, (LANES + 1, 0), "♜"),),
            gauge=("on lord", "◆"),
            label=("lord", "ロード"),
        ),
        Area(
            "standby",
            PILE,
            of=PLACES_OF_STANDBY,
            label=("Standby", "スタンバイ"),
            short=("SB", "SB"),
        ),
        *(
            Area(f"wait {n}", PILE, gauge=(f"wait {n}", "◆"), label=ROMAN[n - 1])
            for n in range(1, WAITS + 1)
        ),
        Area("hand", FAN),
        Area("deck", COUNT),
        Area("excluded", COUNT),
        Area("play", COUNT, seldom=True),
    ),
    title=(
        Gauge(
            "life",
            ("life", "ライフ"),
            (Part("life", "▰", GOLD),),
            full=MOST_LIFE,
            bar=PIPS,
            low=LOW_LIFE,
            number=True,
        ),
        Count("deck"),
        Count("hand"),
        Count("excluded", ("excluded", "除外")),
    ),
    line=(
        Gauge(
            "cores",
            ("Cores", "コア"),
            (Part("ready", "◆", SKY), Part("spent", "◇", SKY)),
            sums=True,
        ),
        Gauge("points", ("MP", "MP"), (Part("points", "", SKY),), number=True),
        Gauge(
            "purse",
            ("", ""),
            (Part("purse", "", FAINT),),
            words=("(can pay {0})", "（{0}点まで支払可）"),
            seldom=True,
        ),
        Gauge("on master", ("master", "マスター"), (Part("on master", "◆", SKY),), seldom=True),
        Gauge("on lord", ("lord", "ロード"), (Part("on lord", "◆", SKY),), seldom=True),
        Gauge(
            "all cores",
            ("", ""),
            (Part("all cores", "", FAINT),),
            full=CORES_TO_WIN,
            near=CORES_TO_WIN - NEAR,
            words=("cores in all {0}/{1}", "コア計{0}/{1}"),
        ),
    ),
    stats=(
        Stats((), kind="minion", flag="down"),
        Stats((), kind="lord", flag="down"),
        Stats(
            (
                Stat(value="symbols"),
                Stat("★", only="down", tone=GOLD),
                Stat("☆", unless="down", tone=GOLD),
                Stat(" ATK ", "atk", role="attacker"),
            ),
            kind="master",
        ),
        Stats((*ATK_HP, Stat(" w", "wt")), kind="minion", zones=IN_PLAY),
        Stats(ATK_HP, kind="lord", zones=IN_PLAY),
        Stats((*COST, Stat(" ", "atk"), ATK_HP[1], Stat(" w", "wt")), kind="minion"),
        Stats(
            (Stat("♜"), *COST, Stat(" ", "atk"), ATK_HP[1], Stat(" ◆", "cc", tone=FAINT)),
            kind="lord",
        ),
        Stats((Stat("✦"), *COST, Stat(" w", "wt")), kind="skill"),
        Stats((Stat("✸"), *COST), kind="arts"),
    ),
    flags=(
        Flag("rest", "⟳", ("exhausted", "疲労状態"), ("ready", "活性状態"), IN_PLAY),
        Flag("down", "▒", ("in reverse state", "リバース状態")),
        Flag("unable", "‖", ("unable to act", "行動不能"), status=UNABLE, unless=zones.HASTE),
        *(Flag(name, "", words, marks=bit) for name, (bit, words) in KEYWORDS.items()),
    ),
    acts={
        "pick": Act(valued=True),
        "unlock": Act(valued=True),
        "target": Act(valued=True),
        "exclude": Act(valued=True, gathered=True),
        "play": Act(spot=CARDS),
        "move": Act(spot=CARDS),
        "lane": Act(spot=CARDS),
    },
    phases=(events.START, events.CORE, events.DRAW, events.MAIN, events.END),
    browse=(
        "hand",
        "master",
        "lord",
        "minions",
        "standby",
        *(f"wait {n}" for n in range(1, WAITS + 1)),
        "play",
        "excluded",
        "deck",
    ),
    legend=(
        (
            "◆ ◇",
            ("cores, ready and exhausted; on a card: those that lie on it", "コア：活性、疲労"),
        ),
        (
            "I … IV",
            ("the timeline: cards and cores that wait so many turns", "タイムライン（Ⅰ〜Ⅳ）"),
        ),
        (
            "2/3 w1",
            ("ATK, HP and WT; 1(3): damaged, 1 of 3 HP left", "ATK/HP、WT（1(3)は残りHP）"),
        ),
        (
            "R2 赤2",
            ("colour symbol, and what unlocking costs", "カラーシンボルとアンロックのコスト"),
        ),
        ("✦ ✸ ♜ ♚", ("skill, arts, lord, master", "スキル、アーツ、ロード、マスター")),
        ("☆ ★", ("a master in normal mode, and awakened", "マスター：通常モード、覚醒モード")),
        ("⟳ ‖ ▒", ("exhausted; unable to act; reversed", "疲労状態、行動不能、リバース状態")),
    ),
    told={
        "skill": ("cost", "wt"),
        "minion": ("cost", "atk", "hp", "wt"),
        "arts": ("cost",),
        "lord": ("cost", "cc", "atk", "hp"),
    },
    worded=tuple(zones.NUMBER_NAMES[zones.SHOCK :]),
    arrow=Arrow("attacker", "target"),
    roles=("attacker", "target"),
    rank=("minion", "skill", "lord", "arts"),
    tones={"black": ROSE, "red": RED, "white": WHITE, "green": GREEN},
    symbols={
        "black": (("B", "黒"), ROSE),
        "red": (("R", "赤"), RED),
        "white": (("W", "白"), WHITE),
        "green": (("G", "緑"), GREEN),
    },
    turning=IN_PLAY,
    looked=IN_PLAY,
    plain=("lane", "play or standby", "target", "move attack"),
    own=("play or standby", "target", "move attack", "points to pay"),
    level=("play or standby",),
    public=("target", "lane", "move attack"),
    modes=(r"• (.+?)(?= • |\n|$)", r"・([^・\n]+)"),
    traits=("types: ", "タイプ："),
    mirrored=True,
    roomy=(100, 40),
    cut=("any time in your main phase; ", " (any time in your main phase)", "《自ターン中任意》"),
    sides=(("normal mode", "通常モード"), ("awakened", "覚醒モード")),
    faces=tuple(MODES),
    names=english_names(Path(__file__).parent / "words"),
)
