"""Words of Cardfight!! Vanguard that look back, with nothing to mean, with two things, with one.

A unit that is not named at all is the one with the ability (11.8.5.3): such words have nothing to
mean on a card that is no unit, and two things where others were chosen or waited for.
"""

from __future__ import annotations

from tests.games.vanguard.meaning.played import Play, Scene, run

__all__ = ["DANGLING", "PLAYS", "SHUFFLED", "run"]

DO = "【起】【(R)】："
TWO = f"{DO}あなたのリアガードを1枚選び、相手のリアガードを1枚選び、"
DRAWS = "『【自】：このユニットがアタックした時、1枚引く。』"
LEFT_OUT = [
    "⟨?⟩退却させる。",
    "⟨?⟩アタックしたユニットをブーストする。",
    "そのターン中、⟨?⟩パワー+5000。",
    "そのターン中、⟨?⟩パワーを、あなたのヴァンガードのパワー分増やす。",
    "そのターン中、⟨?⟩パワーを10000になるまで増減させる。",
    "そのターン中、⟨?⟩パワーを10000にする。",
    "そのターン中、⟨?⟩元々のパワーは10000になる。",
    f"そのターン中、⟨?⟩{DRAWS}を得る。",
    f"そのターン中、⟨?⟩{DRAWS}を与える。",
    "そのターン中、⟨?⟩以下すべてを得る。・【自】：このユニットがアタックした時、1枚引く。",
    "そのターン中、⟨?⟩アタックできない。",
    "そのターン中、⟨?⟩インターセプトできない。",
    "そのターン中、⟨?⟩“友達”にする。",
    "⟨?⟩グレード3以上なら、1枚引く。",
]
DANGLING = [
    *(
        f"{DO}⟨?⟩その{what}を退却させる。"
        for what in ("ユニット", "カード", "リアガード", "ヴァンガード")
    ),
    f"{DO}⟨?⟩それを退却させる。",
    f"{DO}⟨?⟩それらを退却させる。",
    f"{DO}⟨?⟩それらのユニットを退却させる。",
    f"{DO}このユニットを【レスト】させ、⟨?⟩それらを退却させる。",
    f"{DO}このユニットを【レスト】させ、⟨?⟩そのユニットを退却させる。",
    f"{DO}あなたのドロップから⟨?⟩そのカードと同名のカードを1枚選び、手札に加える。",
    "【自】【(R)】：⟨?⟩そのユニットがアタックした時、1枚引く。",
    "【永】【(R)】：⟨?⟩そのユニットのパワー+5000。",
    *(
        f"{DO}{before}あなたのドロップから1枚選び、⟨?⟩{it}と同じ縦列の(R)にコールする。"
        for before in ("", "相手のリアガードを1枚選び、退却させる。")
        for it in ("それ", "そのユニット")
    ),
    f"{DO}⟨?⟩捨てる。",
    f"{DO}⟨?⟩公開する。",
    f"{DO}⟨?⟩1枚選び、手札に加える。",
    f"{DO}⟨?⟩その中から1枚選び、手札に加える。",
    f"{DO}⟨?⟩その公開された中から1枚選び、手札に加える。",
    f"{DO}あなたの山札を上から2枚見て、⟨?⟩その公開された中から1枚選び、手札に加える。",
    f"{DO}⟨?⟩残りを山札の下に置く。",
    f"{DO}⟨?⟩公開された残りを山札の下に置く。",
    f"{DO}⟨?⟩1ダメージ。",
    f"{DO}⟨?⟩その縦列の相手のリアガードすべてを退却させる。",
    f"{DO}あなたの⟨?⟩宣言されたグレードのリアガードすべてを退却させる。",
    f"{DO}⟨?⟩記録マーカーを1つ置く。",
    f"{DO}⟨?⟩3枚以上なら、1枚引く。",
    "【永】【(R)】：⟨?⟩このユニットはそれらが持つ【自】能力すべてを得る。",
    # what was not done
    "【自】：このユニットが(R)に登場した時、⟨?⟩その捨てられたカードを手札に加える。",
    "【自】【(R)】：あなたの他のユニットがアタックした時、⟨?⟩そのアタックされたユニットを退却させる。",
    f"{DO}⟨?⟩捨てられたカードすべてを手札に加える。",
    f"{DO}⟨?⟩捨てられたグレード3すべてを手札に加える。",
    f"{DO}⟨?⟩グレード3が捨てられたら、1枚引く。",
    f"{DO}⟨?⟩捨てられたカードが2枚以上なら、1枚引く。",
    f"{DO}⟨?⟩捨てられたカードすべてがグレード3なら、1枚引く。",
    f"{DO}⟨?⟩捨てられたカード1枚につき、1枚引く。",
    f"{DO}⟨?⟩捨てられた枚数1枚につき、1枚引く。",
    f"{DO}手札から1枚捨て、1枚引き、手札から1枚捨て、⟨?⟩その捨てられたカードを手札に加える。",
    f"{DO}手札から1枚捨て、1枚引き、手札から1枚捨てる。⟨?⟩捨てられたカード1枚につき、1枚引く。",
    f"{DO}手札から1枚捨て、1枚引き、手札から1枚捨てる。⟨?⟩捨てたなら、1枚引く。",
    f"{DO}手札から1枚捨て、⟨?⟩このコストで捨てられたカードを手札に加える。",
    # an order is no unit, and so is a card of the hand
    *LEFT_OUT,
    *(f"【起】【手札】：{text}" for text in LEFT_OUT),
    # two things
    *(f"{TWO}{text}" for text in LEFT_OUT),
    f"{TWO}⟨?⟩それを退却させる。",
    f"{TWO}⟨?⟩そのユニットを退却させる。",
    f"{DO}あなたのリアガードを1枚選ぶ。相手のリアガードを1枚選ぶ。⟨?⟩そのユニットを退却させる。",
    *(f"【自】【(R)】：あなたの他のユニットがアタックした時、{text}" for text in LEFT_OUT),
    "【自】【(R)】：あなたの他のユニットがアタックした時、そのターン終了時、⟨?⟩退却させる。",
    "【自】【(R)】：あなたの他のユニットがアタックした時かあなたが【カウンターチャージ】した時、⟨?⟩そのユニットを退却させる。",
]

OURS = {"rear-guards": ["X", "ハル", None, None, None]}
THEIRS = {"rear-guards": ["アキ", "ナツ", None, None, None]}
PLAYS = [
    Play(
        f"{DO}相手のリアガードを1枚選び、退却させる。",
        Scene(
            ["use", "pick アキ", {"foe.circles": ["", "ナツ", "", "", ""]}],
            me=OURS,
            foe=THEIRS,
        ),
    ),
    Play(
        f"{DO}あなたのリアガードを1枚選び、そのターン中、パワー+5000。",
        Scene(
            ["use", "pick ハル", {"ハル": (13000, 1), "X": (8000, 1)}],
            me=OURS,
            foe=THEIRS,
        ),
    ),
    Play(
        f"{TWO}それらを【レスト】させる。",
        Scene(
            [
                *("use", "pick ハル", "pick アキ"),
                {"ハル.rest": True, "アキ.rest": True, "X.rest": False, "ナツ.rest": False},
            ],
            me=OURS,
            foe=THEIRS,
        ),
    ),
    # this card was told of, but that one is another
    Play(
        f"{DO}相手のリアガードを1枚選び、このユニットを【レスト】させ、そのユニットを退却させる。",
        Scene(
            ["use", "pick アキ", {"X.rest": True, "foe.circles": ["", "ナツ", "", "", ""]}],
            me=OURS,
            foe=THEIRS,
        ),
    ),
    # who is turned is then no longer what they were told to be
    Play(
        f"{DO}相手の【スタンド】しているリアガードすべてを【レスト】させ、退却させる。",
        Scene(
            ["use", {"foe.circles": ["アキ", "", "", "", ""]}],
            me=OURS,
            foe={"rear-guards": ["アキ/rest", "ナツ", None, None, None]},
        ),
    ),
    # 11.8.5.3: a unit that is not named is the one with the ability, whoever else was asked for
    Play(
        f"{DO}そのターン中、パワー+5000。",
        Scene(["use", {"X": (13000, 1), "ハル": (8000, 1)}], me=OURS),
    ),
    Play(
        "【永】【(R)】：あなたの他のリアガードがいるなら、パワー+5000。",
        Scene([{"X": (13000, 1), "ハル": (8000, 1)}], me=OURS),
    ),
    Play(
        f"{DO}【コスト】[手札から1枚捨てる]ことで、ソウルに置く。",
        Scene(
            ["use", {"me.soul": ["X"], "me.drop": ["ナツ"]}],
            me={**OURS, "hand": ["ナツ"]},
        ),
    ),
    # what the effect did goes before what was paid, unless the cost is told
    Play(
        f"{DO}【コスト】[手札から「ハル」を1枚捨てる]ことで、手札から「ナツ」を1枚捨て、"
        "その捨てたカードをソウルに置く。",
        Scene(
            ["use", "pick ナツ", {"me.soul": ["ナツ"], "me.drop": ["ハル"]}],
            me={**OURS, "hand": ["ハル", "ナツ"]},
        ),
    ),
    Play(
        f"{DO}【コスト】[手札から「ハル」を1枚捨てる]ことで、手札から「ナツ」を1枚捨て、"
        "このコストで捨てたカードをソウルに置く。",
        Scene(
            ["use", "pick ナツ", {"me.soul": ["ハル"], "me.drop": ["ナツ"]}],
            me={**OURS, "hand": ["ハル", "ナツ"]},
        ),
    ),
    # who got the power gets the rest, too, not who was changed before
    Play(
        "【永】【(R)】：このユニットのパワー+5000。あなたの他のリアガードすべての元々のパワーは10000になり、"
        "クリティカル+1。",
        Scene([{"X": (13000, 1), "ハル": (10000, 2)}], me=OURS),
    ),
]
SHUFFLED = [
    (f"{DO}相手のリアガードを1枚選び、山札の下に置き、山札をシャッフルする。", 1),
    (f"{DO}あなたのリアガードを1枚選び、山札の下に置き、山札をシャッフルする。", 0),
    (f"{DO}相手の山札を上から2枚見て、山札をシャッフルする。", 1),
    (f"{DO}相手は自分の山札を上から2枚見て、山札をシャッフルする。", 1),
    (f"{DO}相手の山札を上から2枚見る。あなたは山札をシャッフルする。", 0),
]
