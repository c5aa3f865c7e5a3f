"""The table of Rebirth for you: the entry and three members in a row; energy, Rebirth cards."""

from __future__ import annotations

from pathlib import Path

from kirifuda.games.rebirth import events
from kirifuda.games.rebirth.processes import LOSING_RETIRES
from kirifuda.games.rebirth.speech import WORDS
from kirifuda.games.rebirth.table import CONVERTED, PARTNER_HIT
from kirifuda.games.rebirth.zones import SLOTS
from kirifuda.games.sheet import (
    ALIKE,
    COUNT,
    FAN,
    GOLD,
    GRID,
    HURT,
    ROSE,
    ROW,
    SEAT,
    SKY,
    SLOT,
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

IN_PLAY = ("entry", "members")
PARTNERS = Part("partners", "★", SKY, has=("partner",), lacks=("rest",))
SPENT_PARTNERS = Part("spent partners", "☆", SKY, has=("partner",))
CONVERTS = Part("converted", "★", SKY, has=("converted",), lacks=("rest",))
SPENT_CONVERTS = Part("spent converted", "☆", SKY, has=("converted",))

SHEET = Sheet(
    words=WORDS,
    size=(1 + SLOTS, 1),
    areas=(
        Area("entry", SLOT, (Spot(SLOTS, (0, 0), "E"),), label=("ENTRY", "エントリー")),
        Area(
            "members",
            GRID,
            tuple(Spot(n, (n + 1, 0), str(n + 1)) for n in range(SLOTS)),
            facing=ALIKE,
        ),
        Area("soul", COUNT, hung=True),
        Area("energy", ROW),
        Area("rebirth", ROW),
        Area("retire", COUNT),
        Area("deck", COUNT),
        Area("hand", FAN),
        Area("waiting room", COUNT),
        Area("memory", COUNT, seldom=True),
        Area("deer pile", COUNT, seldom=True),
        Area("outside", COUNT, seldom=True),
    ),
    title=(
        Gauge(
            "retire",
            ("retired", "リタイア"),
            (Part("retired", "●", GOLD),),
            zone="retire",
            full=LOSING_RETIRES,
            bar=LOSING_RETIRES,
            near=LOSING_RETIRES - 2,
            number=True,
        ),
        Count("deck"),
        Count("hand", marked="partner", sign="★"),
        Count("waiting room", ("waiting", "控え室")),
        Count("memory", seldom=True),
        Count("deer pile", ("deer", "シカ山"), seldom=True),
    ),
    line=(
        Gauge(
            "energy",
            ("Energy", "エネルギー"),
            (
                PARTNERS,
                CONVERTS,
                Part("energy", "▮", GOLD, lacks=("rest", "partner", "converted")),
                SPENT_PARTNERS,
                SPENT_CONVERTS,
                Part("spent", "▯", GOLD),
            ),
            zone="energy",
            sums=True,
        ),
        Names("rebirth", ("Rebirth", "Reバース"), tone=ROSE),
    ),
    stats=(
        Stats((), zones=IN_PLAY, flag="down"),
        Stats((Stat("★ ", only="partner", value="kind", tone=SKY),), kind="partner"),
        Stats((Stat("◇ ", only="Rebirth", value="kind", tone=ROSE),), kind="Rebirth"),
        Stats(
            (
                Stat("C", "cost"),
                Stat(" ", "atk"),
                Stat("/", "def"),
                Stat(" -", "damage", positive=True, tone=HURT),
            )
        ),
    ),
    flags=(
        Flag(
            "partner hit",
            "★!",
            ("hit by a partner attack", "パートナーアタックを受けた"),
            status=PARTNER_HIT,
        ),
        Flag("converted", "", ("has become a partner", "パートナーになった"), status=CONVERTED),
        Flag(
            "rest",
            "⟳",
            ("rested", "レスト"),
            ("standing", "スタンド"),
            ("entry", "members", "energy"),
        ),
        Flag("down", "▒", ("face down", "裏向き")),
    ),
    acts={
        "pick": Act(valued=True),
        "block": Act(valued=True),
        "attack": Act(spot=SEAT),
        "player": Act(spot=SEAT),
    },
    phases=(events.STANDBY, events.ENERGY_PHASE, events.MAIN, events.ATTACK, events.END),
    browse=(
        "hand",
        "entry",
        "members",
        "soul",
        "energy",
        "rebirth",
        "retire",
        "waiting room",
        "memory",
        "outside",
    ),
    legend=(
        ("C1 2/3 -1", ("cost, ATK and DEF; damage", "コスト、ATK/DEF、ダメージ")),
        (
            "● ○",
            (
                "cards in the retire zone; how many more lose the game",
                "リタイア枚数、敗北までの残り",
            ),
        ),
        ("▮ ▯", ("energy, standing and resting", "エネルギー：スタンド、レスト")),
        ("★ ☆", ("partners, standing and resting", "パートナー：スタンド、レスト")),
        ("★!", ("hit by a partner attack", "パートナーアタックを受けた")),
        ("◇", ("a Rebirth card", "Reバースカード")),
        ("⟳ ▒", ("resting; face down", "レスト状態、裏向き")),
    ),
    told={"character": ("cost", "atk", "def")},
    arrow=Arrow("attacker", "attacked"),
    roles=("attacker", "attacked", "supporter"),
    rank=("character", "Rebirth", "partner"),
    tones={"Rebirth": ROSE, "partner": SKY},
    turning=("entry", "members", "energy"),
    looked=IN_PLAY,
    plain=("pay energy", "slot"),
    own=("pay energy", "slot"),
    names=english_names(Path(__file__).parent / "words"),
)
