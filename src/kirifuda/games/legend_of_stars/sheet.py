"""The table of Legend of Stars: two grids of four lanes and two rows, front to front."""

from __future__ import annotations

from pathlib import Path

from kirifuda.games.legend_of_stars import events
from kirifuda.games.legend_of_stars.speech import WORDS
from kirifuda.games.legend_of_stars.table import FACES_LEFT
from kirifuda.games.legend_of_stars.zones import LANES, SQUARES
from kirifuda.games.sheet import (
    COUNT,
    FAN,
    GOLD,
    GRID,
    MIRRORED,
    ROSE,
    ROW,
    SKY,
    Act,
    Area,
    Arrow,
    Count,
    Flag,
    Gauge,
    Names,
    Part,
    Sheet,
    Spot,
    Stat,
    Stats,
)
from kirifuda.text.naming import english_names

LOW_LIFE = 1000
LEAD = Stat(" ", "lead", compass=True, tone=ROSE)
BATTLE = ("cost", "speed", "atk", "def", "down value")


def no_character(kind: str, sign: str, tone: str) -> Stats:
    return Stats((Stat("C", "cost"), Stat(f" {sign} ", "kind", only=kind, tone=tone)), kind=kind)


SHEET = Sheet(
    words=WORDS,
    size=(LANES, SQUARES // LANES),
    areas=(
        Area(
            "characters",
            GRID,
            tuple(Spot(n, (n % LANES, n // LANES), str(n % LANES + 1)) for n in range(SQUARES)),
            facing=MIRRORED,
        ),
        Area("supports", ROW),
        Area("energy", ROW),
        Area("hand", FAN),
        Area("deck", COUNT),
        Area("trash", COUNT),
        Area("in use", COUNT, seldom=True),
    ),
    title=(
        Gauge("life", ("life", "ライフ"), (Part("life", "", GOLD),), low=LOW_LIFE, number=True),
        Count("deck"),
        Count("hand"),
        Count("trash"),
    ),
    line=(
        Gauge(
            "energy",
            ("Energy", "エネルギー"),
            (Part("upright", "▮", GOLD, lacks=("rest",)), Part("sideways", "▯", GOLD)),
            zone="energy",
            sums=True,
        ),
        Names("supports", ("Supports", "サポート")),
    ),
    stats=(
        Stats((Stat("S", "speed"),), zones=("hand",), asked="show speed"),  # all that counts (5.1)
        Stats((LEAD,), zones=("characters",), flag="down"),
        Stats(
            (Stat("", "atk"), Stat("/", "def"), Stat(" ↓", "down value"), LEAD),
            zones=("characters",),
        ),
        Stats((Stat("C", "cost"), Stat(" ", "atk"), Stat("/", "def")), kind="character"),
        no_character("field", "◈", ROSE),
        no_character("support", "◇", ROSE),
        no_character("flash", "✦", SKY),
        no_character("effect", "✦", SKY),
    ),
    flags=(
        Flag(
            "rest",
            "",
            ("turned sideways", "ゲイン表示"),
            ("upright", "リゲイン表示"),
            ("supports", "energy"),
        ),
        Flag("faces left", "", ("facing left", "左向き"), status=FACES_LEFT),
        Flag("down", "▒", ("face down", "裏側表示")),
    ),
    acts={
        "pick": Act(valued=True),
        "play": Act(valued=True),
        "attack": Act(valued=True),
        "energy": Act(gathered=True),
        "display": Act(varied=True),
    },
    phases=(events.SETUP, events.MAIN, events.LEADING, events.ATTACK, events.END),
    browse=("hand", "characters", "supports", "energy", "trash", "in use", "outside"),
    legend=(
        ("C1 200/300 ↓9", ("cost, ATK and DEF, DOWN", "コスト、ATK/DEF、DOWN")),
        ("S5", ("speed, while it is decided who begins", "スピード（先攻を決める時）")),
        ("← →", ("defence display, and where it faces", "ディフェンス表示とその向き")),
        ("▲ ▶ ▼ ◀", ("lead icons, as the card lies", "リードアイコン（置かれた向き）")),
        ("▮ ▯", ("energy, upright and sideways", "エネルギー：縦向き、横向き")),
        ("✦ ◇ ◈", ("effect card, support, field", "エフェクト、サポート、フィールド")),
        ("▒", ("face down", "裏側表示")),
    ),
    told={"character": BATTLE, "effect": BATTLE[:2], "support": BATTLE[:2]},
    arrow=Arrow("attacker", "attacked", ("the player", "プレイヤー")),
    roles=("attacker", "attacked"),
    rank=("character",),
    turning=("supports", "energy"),
    displays=("characters",),
    looked=("characters",),
    plain=("pay energy", "square", "display"),
    own=("pay energy", "square", "display"),
    level=("display",),
    roomy=(100, 40),
    tall=48,
    names=english_names(Path(__file__).parent / "words"),
)
