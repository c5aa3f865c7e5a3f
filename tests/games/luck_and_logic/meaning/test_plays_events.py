"""What abilities wait for (9.7), delayed and state triggers (9.7.5, 9.7.6), keywords (11)."""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.meaning.played import COMPANY, Play, Scene, run
from tests.games.luck_and_logic.table import asked, card, count, done, game, gate, my

from kirifuda.games.deck import Deck

DRAW = "カードを1枚引く。"
MORE = {"me.hand": 1}
NONE = {"me.hand": 0}
TWO = {"levels": 3}

PLAYS = [
    # coming and going
    Play(
        f"自 このメンバーが出撃した時、{DRAW}",
        Scene(["sortie X 0", MORE], me={"hand": ["X"]}),
        Scene([{"me.hand": 1}, "sortie ハル 1", NONE], me={"hand": ["ハル"], "circles": ["X"]}),
    ),
    Play(
        f"自 あなたの<鳥>のメンバーが出撃した時、{DRAW}",
        Scene(["sortie ハル 1", MORE], me={"hand": ["ハル"], "circles": ["X"]}),
        Scene(["sortie ミユ 1", NONE], me={"hand": ["ミユ"], "circles": ["X"]}),
    ),
    Play(
        f"自 このメンバーが合体して出撃した時、{DRAW}",
        Scene(
            ["unite ハル ナツ hand", "pick X", "put 2", {"me.hand": 1, "X.souls": ["ナツ", "ハル"], "me.rank": 1}],
            me={"hand": ["X"], "circles": ["ハル", "ナツ"], "levels": ["リユ赤"]},
        ),
        Scene(["sortie X 0", NONE], me={"hand": ["X"], "levels": ["リユ赤"]}),
        kind="union",
    ),
    Play(
        f"自 あなたがメンバーを合体した時、{DRAW}",
        Scene(
            ["unite ハル ナツ hand", "pick フユ", "put 2", MORE],
            me={"hand": ["フユ"], "circles": ["X", "ハル", "ナツ"], "levels": ["リユ赤"] * 2, "stock": 2},
        ),
        # 5.35.2: without a union nobody has united
        Scene(
            ["unite ハル ナツ hand", "done", {"me.hand": 1, "me.rank": 0}],
            me={"hand": ["フユ"], "circles": ["X", "ハル", "ナツ"], "levels": ["リユ赤"] * 2, "stock": 2},
        ),
    ),
    Play(
        f"自 このメンバーがドロップした時、{DRAW}",
        Scene(["sortie ハル 0", MORE], me={"hand": ["ハル"], "circles": ["X"]}),
    ),
    Play(
        f"自 このカードが手札からドロップした時、{DRAW}",
        Scene(["use ワザ2", {"me.hand": 1, "me.drop": ["X"]}], me={"hand": ["X"], "circles": ["ワザ2"]}),
        kind="tactics",
    ),
    Play(
        f"自 このメンバーが場を離れた時、{DRAW}",
        Scene(["sortie ハル 0", MORE], me={"hand": ["ハル"], "circles": ["X"]}),
    ),
    Play(
        f"自 このメンバーがソウルになった時、{DRAW}",
        Scene(
            ["unite X ナツ hand", "pick フユ", "put 2", MORE],
            me={"hand": ["フユ"], "circles": ["X", "ナツ"], "levels": ["リユ赤"] * 2, "stock": 2},
        ),
    ),
    Play(
        f"自 このメンバーがパージ領域に置かれた時、{DRAW}",
        Scene(["use ワザ3", MORE], me={"circles": ["X", "ワザ3"]}),
    ),
    Play(
        f"自 このメンバーが瞬動した時、{DRAW}",
        Scene(["use ワザ4", MORE], me={"circles": ["X", "ワザ4"]}),
    ),
    # battles (8)
    Play(
        f"自 このメンバーが攻撃した時、{DRAW}",
        Scene(["attack X 0", {"me.hand": 1, "foe.broken": [0]}], me={"circles": ["X"], **TWO}),
    ),
    Play(
        f"自 このメンバーが攻撃された時、{DRAW}",
        Scene(["fight フユ 0", {"foe.hand": 1}], me={"circles": ["フユ", None, "リユ"], **TWO}, foe={"circles": ["X"]}),
    ),
    Play(
        f"自 このメンバーが防御した時、{DRAW}",
        Scene(["fight フユ 0", {"foe.hand": 1}], me={"circles": ["フユ", None, "リユ"], **TWO}, foe={"circles": ["X"]}),
    ),
    Play(
        f"自 このメンバーがバトルに勝った時、{DRAW}",
        Scene(["fight X 0", MORE], me={"circles": ["X"], **TWO}, foe={"circles": ["ハル"]}),
        Scene(["fight X 0", NONE], me={"circles": ["X", None, "リユ"], **TWO}, foe={"circles": ["フユ"]}),
    ),
    Play(
        "自 このメンバーがバトルに負けた時、バトル相手のメンバーを手札に戻す。",
        Scene(["fight X 0", {"foe.hand": ["フユ"]}], me={"circles": ["X", None, "リユ"], **TWO}, foe={"circles": ["フユ"]}),
    ),
    Play(
        "自【ターン1回】あなたのメンバーがバトルに勝った時、そのメンバーをスタンドする。",
        Scene(
            ["fight フユ 0", {"フユ.rest": False}, "fight フユ 1", {"フユ.rest": True}],
            me={"circles": ["X/rest", "フユ"], **TWO},
            foe={"circles": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        f"自 このメンバーが門を破壊した時、{DRAW}",
        Scene(["attack X 0", MORE], me={"circles": ["X"], **TWO}),
        Scene(["attack ハル 0", NONE], me={"circles": ["X", "ハル"], **TWO}),
    ),
    Play(
        f"自 あなたの門が破壊された時、{DRAW}",
        Scene(["attack ハル 0", {"foe.hand": 1}], me={"circles": ["ハル", None, "リユ"], **TWO}, foe={"circles": [None, "X"]}),
    ),
    Play(
        f"自 このメンバーがインターセプトした時、{DRAW}",
        Scene(
            ["attack フユ 0", "intercept X", "no_logic", {"foe.hand": 1, "foe.drop": ["X"]}],
            me={"circles": ["フユ", None, "リユ"], **TWO},
            foe={"circles": ["ハル", "X"]},
            x={"intercept": True},
        ),
    ),
    Play(
        f"自 このカードがロジック定義された時、{DRAW}",
        Scene(["attack フユ 0", "define X", "no_logic", MORE], me={"circles": ["フユ", None, "リユ"], "hand": ["X"], **TWO}, foe={"circles": ["ハル"]}),
        kind="tactics",
    ),
    Play(
        f"自【この能力はサークルのみで有効】このカードが表向きになった時、{DRAW}",
        Scene(["use ワザ5", MORE], me={"circles": ["ワザ5=X"]}),
        kind="tactics",
    ),
    Play(
        f"自 このカードが裏向きになった時、{DRAW}",
        # 10.6.1.1: one paradox each, so both are turned down
        Scene(
            ["attack フユ 0", "define 逆", "define X", "no_logic", {"me.hand": 1, "foe.drop": ["逆"], "me.drop": ["X"]}],
            me={"circles": ["フユ", None, "リユ"], "hand": ["X"], **TWO},
            foe={"circles": ["ハル"], "hand": ["逆"]},
        ),
        kind="paradox",
    ),
    Play(
        f"自 このカードが設置された時、{DRAW}",
        Scene(["use ワザ6", "pick X", MORE], me={"circles": ["ワザ6"], "hand": ["X"]}),
    ),
    # standing, resting, moving
    Play(f"自 このメンバーがレストした時、{DRAW}", Scene(["attack X 0", MORE], me={"circles": ["X"], **TWO})),
    Play(
        f"自 このメンバーがスタンドした時、{DRAW}",
        Scene(["end_turn", "end_turn", {"me.hand": 3}], me={"circles": ["X/rest"]}),
    ),
    Play(f"自 このメンバーが動いた時、{DRAW}", Scene(["rearrange 5", MORE], me={"circles": ["X"]})),
    Play(
        f"自 あなたのマイロジカリストがレストした時、{DRAW}",
        Scene(
            ["unite わたし ナツ hand", "pick フユ", "put 2", MORE],
            me={"hand": ["フユ"], "circles": ["X", "ナツ"], "my": ["わたし"], "levels": ["リユ赤"] * 2, "stock": 2},
        ),
    ),
    # what players do
    Play(
        "自 あなたがカードを引いた時、ストックブースト1。",
        Scene(["use ワザ", {"me.stock": 1, "me.hand": 1}], me={"circles": ["X", "ワザ"]}),
    ),
    Play(
        f"自 あなたが錬成した時、{DRAW}",
        Scene(["use ワザ7", "pick 道具", {"me.hand": 2}], me={"circles": ["X", "ワザ7"], "secret": ["道具/down"]}),
        Scene(["use ワザ7", "done", NONE], me={"circles": ["X", "ワザ7"], "secret": ["道具/down"]}),
    ),
    Play(
        "自 あなたがレベルブーストした時、ストックブースト1。",
        Scene(
            ["attack フユ 0", "choose level", "define 策", "no_logic", {"me.stock": 1}],
            me={"circles": ["X", "フユ"], "hand": ["策"], **TWO},
            foe={"circles": ["ハル"]},
        ),
    ),
    Play(
        "自 あなたがラックドライブを行った時、ストックブースト1。",
        Scene(["choose luck", {"me.stock": 1, "me.hand": 1}], me={"circles": ["X"], "stock": 3}),
    ),
    Play(
        "自 あなたがロジックドライブをプレイした時、ストックブースト1。",
        Scene(["drive フユ", {"me.stock": 1, "me.hand": 1}], me={"circles": ["X", "フユ+ハル"], "stock": 1}),
    ),
    Play(
        "自【この能力はドロップ領域のみで有効】あなたが山札をリフレッシュした時、このカードを手札に加える。",
        # it is part of the deck that is made anew, so it does not lie there any more
        Scene(["use ワザ8", {"me.hand": 0, "me.drop": 0}], me={"circles": ["ワザ8"], "drop": ["X"]}),
        kind="tactics",
    ),
    Play(
        f"自 あなたが山札をリフレッシュした時、{DRAW}",
        Scene(["use ワザ8", MORE], me={"circles": ["X", "ワザ8"], "drop": ["ハル"]}),
    ),
    # times (7, 8)
    Play(f"自 あなたのターン開始時、{DRAW}", Scene(["end_turn", "end_turn", {"me.hand": 3}], me={"circles": ["X"]})),
    Play(f"自 スタンドフェイズ開始時、あなたのターンなら、{DRAW}", Scene(["end_turn", NONE, "end_turn", {"me.hand": 3}], me={"circles": ["X"]})),
    Play(f"自 あなたのドローフェイズ開始時、{DRAW}", Scene(["end_turn", "end_turn", {"me.hand": 3}], me={"circles": ["X"]})),
    Play(f"自 あなたのレベルフェイズ開始時、{DRAW}", Scene(["end_turn", "end_turn", {"me.hand": 3}], me={"circles": ["X"]})),
    Play(f"自 あなたのメインフェイズ開始時、{DRAW}", Scene([MORE], me={"circles": ["X"]})),
    Play(f"自 バトルフェイズ開始時、{DRAW}", Scene(["to_battle", MORE], me={"circles": ["X"], **TWO})),
    Play(f"自 相手の攻撃宣言ステップ開始時、{DRAW}", Scene(["to_battle", {"foe.hand": 1}], me={"circles": ["ハル", None, "リユ"], **TWO}, foe={"circles": ["X"]})),
    Play(f"自 インターセプトステップ開始時、{DRAW}", Scene(["fight X 0", MORE], me={"circles": ["X"], **TWO}, foe={"circles": ["ハル"]})),
    Play(f"自 ロジック定義ステップ開始時、{DRAW}", Scene(["attack X 0", {"asked": "logic", "me.hand": 1}, "no_logic"], me={"circles": ["X"], **TWO}, foe={"circles": ["ハル"]})),
    Play(f"自 勝敗判定ステップ開始時、{DRAW}", Scene(["attack X 0", "no_logic", MORE], me={"circles": ["X"], "hand": 0, **TWO}, foe={"circles": ["ハル"]})),
    Play(f"自 バトル終了ステップ開始時、{DRAW}", Scene(["attack X 0", MORE], me={"circles": ["X"], **TWO})),
    Play(f"自 あなたのエンドフェイズ開始時、{DRAW}", Scene(["end_turn", MORE], me={"circles": ["X"]})),
    Play(
        "自【この能力はドロップ領域のみで有効】あなたのエンドフェイズ開始時、このカードを手札に戻してよい。",
        Scene(["choose battle", "yes", {"me.hand": ["X"]}, "done"], me={"drop": ["X"]}),
        kind="tactics",
    ),
    Play(
        f"自 あなたのターン中、このメンバーがレストした時、{DRAW}",
        Scene(["attack X 0", MORE], me={"circles": ["X"], **TWO}),
    ),
    Play(
        f"自 相手のターン中、このメンバーが攻撃された時、{DRAW}",
        Scene(["fight フユ 0", {"foe.hand": 1}], me={"circles": ["フユ", None, "リユ"], **TWO}, foe={"circles": ["X"]}),
    ),
    # states (9.7.6), delayed triggers (9.7.5)
    Play(
        "自 あなたの手札がない時、カードを2枚引く。",
        Scene(["sortie ハル 1", {"me.hand": 2}], me={"circles": ["X"], "hand": ["ハル"]}),
    ),
    Play(
        f"起【ターン1回】このターンの終わりに、{DRAW}",
        Scene(["use", NONE, "end_turn", MORE, "end_turn", {"me.hand": 3}], me={"circles": ["X"]}),
    ),
    Play(
        f"起【ターン1回】あなたのメインフェイズ開始時、{DRAW}",
        Scene(["use", "end_turn", NONE, "end_turn", {"me.hand": 3}, "end_turn", "end_turn", {"me.hand": 5}], me={"circles": ["X"]}),
    ),
    Play(
        f"起【ターン1回】あなたのメンバーが攻撃した時、{DRAW}",
        Scene(["use", "attack X 0", MORE, "attack ハル 1", MORE], me={"circles": ["X", "ハル"], **TWO}),
    ),
    Play(
        f"起【ターン1回】このターン中、以降、あなたのメンバーが攻撃した時、{DRAW}",
        Scene(["use", "attack X 0", "attack ハル 1", {"me.hand": 2}], me={"circles": ["X", "ハル"], **TWO}),
    ),
    Play(
        "起【ターン1回】相手のメンバーを1体選ぶ。そのターン中、そのメンバーがバトルに負けた時、カードを1枚引く。",
        Scene(
            ["use", "pick ハル", "fight フユ 1", NONE, "fight X 0", MORE],
            me={"circles": ["X", "フユ"], **TWO},
            foe={"circles": ["ハル", "ナツ"]},
        ),
    ),
    # keywords (11)
    Play(
        f"自 盟約-「ナツ」か<獣>、{DRAW}",
        Scene(
            ["unite X ナツ hand", "pick フユ", "put 2", MORE],
            me={"hand": ["フユ"], "circles": ["X", "ナツ"], "levels": ["リユ赤"] * 2, "stock": 2},
        ),
    ),
    Play(
        f"自 盟約-《ジスフィア》か盟約者「ハル」、{DRAW}",
        Scene(
            ["unite X ナツ hand", "pick フユ", "put 2", MORE],
            me={"hand": ["フユ"], "circles": ["X", "ナツ"], "levels": ["リユ赤"] * 2, "stock": 2},
        ),
    ),
    Play(
        "自 盟約-青かレベル1以下、そのターン中、合体したメンバーのパワーを+2000する。",
        Scene(
            ["unite X ナツ hand", "pick フユ", "put 2", {"フユ": (9000, 3, 3)}],
            me={"hand": ["フユ"], "circles": ["X", "ナツ"], "levels": ["リユ赤"] * 2, "stock": 2},
        ),
    ),
    Play(
        f"自 盟約-青、{DRAW}",
        Scene(
            ["unite X ナツ hand", "pick フユ", "put 2", NONE],
            me={"hand": ["フユ"], "circles": ["X", "ナツ"], "levels": ["リユ赤"] * 2, "stock": 2},
        ),
    ),
    Play(
        f"自 先鋒 このメンバーが出撃した時、{DRAW}",
        Scene(["sortie X 0", MORE], me={"hand": ["X"]}),
        Scene(["sortie X 0", NONE], me={"hand": ["X"]}, foe={"broken": [1]}),
    ),
    Play(
        f"自 門破壊 {DRAW}",
        Scene(["attack ハル 0", {"foe.hand": 1}], me={"circles": ["ハル", None, "リユ"], **TWO}, foe={"gates": ["X", *["FILLER-GATE"] * 5]}),
        kind="gate",
    ),
    Play(
        f"自 門破壊[①]コストを払ってよい。そうしたら、{DRAW}",
        Scene(["attack ハル 0", "yes", {"foe.hand": 1, "foe.stock": 0}], me={"circles": ["ハル", None, "リユ"], **TWO}, foe={"gates": ["X", *["FILLER-GATE"] * 5], "stock": 1}),
        kind="gate",
    ),
    Play(
        "起【ターン1回】あなたの手札を1枚選び、このメンバーに裏向きに設置する。そのカードに〈自 誘爆。〉を与える。",
        Scene(
            ["use", "end_turn", "attack フユ 0", {"フユ": (5000, 3, 3), "me.drop": ["爆"]}, "no_logic"],
            me={"circles": ["X"], "hand": ["爆"]},
            foe={"circles": ["フユ", None, "リユ"], "hand": 1, **TWO},
        ),
        # a card that does not lie there face down does nothing of that
        Scene(
            ["end_turn", "attack フユ 0", {"フユ": (7000, 3, 3)}, "no_logic"],
            me={"circles": ["X"], "drop": ["爆"]},
            foe={"circles": ["フユ", None, "リユ"], "hand": 1, **TWO},
        ),
    ),
    Play(
        f"自 誘爆スキル {DRAW}",
        Scene(["use ワザ5", MORE], me={"circles": ["ワザ5=X"]}),
        # 11.9: turned up elsewhere it was not set
        Scene(["use ワザ9", NONE], me={"circles": ["ワザ9"], "stock": ["X/down"]}),
    ),
    Play(
        f"自 このカードがあるサークルが攻撃された時、{DRAW}",
        Scene(["fight フユ 0", {"foe.hand": 1}], me={"circles": ["フユ", None, "リユ"], **TWO}, foe={"circles": ["X"]}),
        Scene(["fight フユ 1", {"foe.hand": 0}], me={"circles": ["フユ", None, "リユ"], **TWO}, foe={"circles": ["X", "ハル"]}),
    ),
    Play(
        "秘具スキル カードを2枚引く。",
        Scene(["use ワザ7", "pick X", {"me.hand": 2}], me={"circles": ["ワザ7"], "secret": ["X/down"]}, x={"level": 1}),
        kind="tactics",
    ),
    Play(
        "起 メークLv2[①]",
        Scene(
            ["use", "pick 別X", {"me.members": ["別X"], "me.hand": ["X"], "別X.souls": ["ハル"], "別X.at": 0}],
            me={"circles": ["X+ハル"], "hand": ["別X"], "stock": 1},
            x={"names": "化", "pact": "甲"},
        ),
    ),
    Play(
        f"自 このメンバーがメークで場に出た時、{DRAW}",
        Scene(["use 化け", "pick X", {"me.hand": 2}], me={"circles": ["化け"], "hand": ["X"]}, x={"names": "化", "pact": "乙"}),
    ),
    Play(
        "トランスチェンジ-「フユ」",
        Scene(
            ["change X ナツ hand", {"pick 大フユ": True, "pick 別X": False}, "pick 大フユ", "put 8", {"大フユ.souls": ["X", "ナツ"], "me.rank": 1}],
            me={"circles": ["X", "ナツ"], "hand": ["大フユ", "フユ"], "levels": ["リユ赤"] * 3},
        ),
        kind="union",
    ),
    Play(
        f"ロジックドライブ[①]{DRAW}",
        Scene(["drive X", {"me.hand": 1, "drive X": False}], me={"circles": ["X+ハル"], "stock": 2}),
        Scene([{"drive X": False}], me={"circles": ["X"], "stock": 2}),
        kind="union",
    ),
    Play(
        f"EXソウル1 自 このメンバーが攻撃した時、{DRAW}",
        Scene(["attack X 0", MORE], me={"circles": ["X+ハル"], **TWO}),
        Scene(["attack X 0", NONE], me={"circles": ["X"], **TWO}),
    ),
    Play(
        f"EXソウル2 起[①]{DRAW}",
        Scene(["use", MORE], me={"circles": ["X+ハル+ナツ"], "stock": 1}),
        Scene([{"use X": False}], me={"circles": ["X+ハル"], "stock": 1}),
    ),
    Play("自 ゲーム開始時、ストックブースト1。", kind="my"),  # see below: a scenario begins later
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_plays(play: Play) -> None:
    run(play)


def test_as_the_game_starts() -> None:
    """7.2.2: in the first turn of all, before its stand phase."""
    teller = my("自 ゲーム開始時、ストックブースト1。", name="語り手")
    plain = {card(name=f"並{i}"): 4 for i in range(11)}
    main = {
        **dict(list(plain.items())[:10]),
        card(name="端"): 2,
        COMPANY["逆"]: 4,
        COMPANY["心"]: 4,
    }
    gates = {gate(name=f"門{i}", gate_number=str(i)): 2 for i in range(5)}
    deck = Deck("talk", **{"main": main, "gates": gates, "my logicalist": {teller: 1}})
    m = game.start([deck, deck], seed=3)
    done(m)
    done(m)
    asked(m, "level")
    first = m.state.turn_seat
    # one by the ability, one by the draw phase (7.3.5); the other player has the former only
    assert [count(m, seat, "stock") for seat in (first, 1 - first)] == [2, 1]
