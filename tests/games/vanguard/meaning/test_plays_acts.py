"""What is done to how many cards and where they go, played: nothing there, one, and many."""

from __future__ import annotations

import pytest
from tests.games.vanguard.meaning.played import Play, case, does, run

SIX = ["ハル", "ナツ", "アキ", "フユ", "星", "雨", "泉", "風"]
PAIR = ["ハル", "ナツ"]

PLAYS = [
    # -- from the top of the deck
    does("あなたの山札を上から2枚バインドする。", case({"me.bind": PAIR}, deck=SIX)),
    does("あなたの山札を上から1枚ダメージゾーンに表で置く。",
         case({"me.damage": ["ハル"], "ハル.down": False}, deck=SIX[:4])),
    does("あなたの山札を上から3枚見て、〈鳥〉を1枚まで選び、公開し、手札に加え、残りを山札の下に望む順で置く。",
         case("pick ハル", "pick ナツ", {"me.hand": ["ハル"], "me.deck": ["フユ"]}, deck=SIX),
         case("done", "pick ハル", "pick ナツ", {"me.hand": 0, "me.deck": ["フユ"]}, deck=SIX)),
    does("相手の山札をシャッフルする。", case({"me.deck": SIX}, deck=SIX)),
    # -- how many
    does("あなたのドロップから1枚以上選び、バインドする。",
         case("pick ハル", {"me.bind": ["ハル"]}, drop=PAIR), case({"me.bind": ["ハル"]}, drop=["ハル"]),
         case({"me.bind": 0})),
    does("あなたのドロップから1枚以上、2枚まで選び、バインドする。",
         case("pick ハル", {"me.bind": ["ハル"]}, drop=[*PAIR, "フユ"]), case({"me.bind": 0})),
    does("あなたの、ソウルとドロップから合計2枚選び、バインドする。",
         case({"me.bind": PAIR}, soul=["ハル"], drop=["ナツ"]), case({"me.bind": ["ハル"]}, soul=["ハル"])),
    does("あなたの、ソウルとドロップから合計2枚まで選び、バインドする。",
         case("pick ハル", {"me.bind": ["ハル"]}, soul=["ハル"], drop=["ナツ"])),
    does("あなたの、ソウルとドロップから合計1枚以上選び、バインドする。",
         case("pick ナツ", {"me.bind": ["ナツ"]}, soul=["ハル"], drop=["ナツ"])),
    does("あなたの、ソウルとドロップから合計1枚以上、2枚まで選び、バインドする。",
         case("pick ナツ", {"me.bind": ["ナツ"]}, soul=["ハル"], drop=["ナツ", "フユ"])),
    does("あなたのドロップからあなたのリアガードすべてと同じ枚数選び、バインドする。",
         case("pick ハル", {"me.bind": ["ハル"]}, drop=PAIR), case({"me.bind": PAIR}, rear=["X", "フユ"], drop=PAIR)),
    does("あなたのドロップから〈鳥〉と〈獣〉をそれぞれ1枚選び、バインドする。",
         case({"me.bind": PAIR}, drop=[*PAIR, "令"]), case({"me.bind": ["ハル"]}, drop=["ハル", "令"])),
    does("あなたのドロップから〈鳥〉と〈獣〉をそれぞれ1枚まで選び、バインドする。",
         case("pick ハル", "done", {"me.bind": ["ハル"]}, drop=PAIR)),
    does("あなたの〈鳥〉とあなたの〈獣〉をそれぞれ1枚選び、そのターン中、パワー+5000。",
         case({"ハル": (13000, 1), "ナツ": (15000, 1), "X": (8000, 1)}, rear=["X", *PAIR])),
    does("あなたのドロップからそれぞれ異なるグレードのカードを2枚まで選び、バインドする。",
         case("pick ハル ナツ", {"me.bind": PAIR}, drop=["ハル", "ワザ", "ナツ"]),
         case("pick ハル", {"me.bind": ["ハル"]}, drop=["ハル", "ワザ"])),
    # -- where they go
    does("あなたの手札から1枚選び、山札の上に置く。",
         case({"me.deck": ["ハル", "ナツ"]}, hand=["ハル"], deck=["ナツ", "フユ", "フユ"])),
    does("あなたのドロップから1枚選び、ソウルに表で置く。", case({"me.soul": ["ハル"]}, drop=["ハル"])),
    does("あなたの手札から1枚選び、裏でバインドする。", case({"me.bind": 1, "ハル.down": True}, hand=["ハル"])),
    does("あなたのドロップから1枚選び、このユニットと同じ縦列の後列の(R)にコールする。",
         case({"me.circles": ["X", "", "ハル", "", ""]}, drop=["ハル"])),
    does("あなたのドロップから1枚選び、このユニットと同じ縦列の他の(R)に【スタンド】でコールする。",
         case({"me.circles": ["X", "", "ハル", "", ""], "ハル.rest": False}, drop=["ハル"])),
    does("あなたのドロップから1枚選び、このユニットと同じ縦列のユニットのいない(R)に【レスト】でコールする。",
         case({"me.circles": ["X", "", "ハル", "", ""], "ハル.rest": True}, drop=["ハル"]),
         case({"me.circles": ["X", "", "ナツ", "", ""], "me.drop": ["ハル"]}, rear=["X", None, "ナツ"], drop=["ハル"])),
    does("あなたの手札から〈鳥〉を1枚まで選び、【レスト】でライドする。",
         case("pick アキ", {"アキ.rest": True, "me.soul": 1}, hand=["アキ"]), case("done", {"me.soul": 0}, hand=["アキ"])),
    does("あなたの手札から〈鳥〉を1枚まで選び、【スタンド】でライドする。",
         case("pick アキ", {"アキ.rest": False, "me.soul": 1}, hand=["アキ"])),
    does("あなたのドロップから1枚選び、手札に加えるかソウルに置く。",
         case("say 1", {"me.hand": ["ハル"]}, drop=["ハル"]), case("say 2", {"me.soul": ["ハル"]}, drop=["ハル"])),
    does("あなたの裏のダメージゾーンから1枚選び、表にする。",
         case({"ハル.down": False, "ナツ.down": False}, damage=["ハル/down", "ナツ"])),
    # -- charges
    does("【ソウルチャージ】(1)/【エネルギーチャージ】(2)。", case({"me.soul": 1, "me.energy": 2})),
    does("【カウンターチャージ】(1)か【エネルギーチャージ】(1)。",
         case("say 1", {"ハル.down": False, "me.energy": 0}, damage=["ハル/down"]),
         case("say 2", {"ハル.down": True, "me.energy": 1}, damage=["ハル/down"])),
    does("【カウンターチャージ】(1)か【ソウルチャージ】(1)。", case("say 2", {"me.soul": 1}, damage=["ハル/down"])),
    # -- lists
    does("以下すべてを行う。・1枚引く。・【ソウルチャージ】(1)。", case({"me.hand": 1, "me.soul": 1})),
    does("以下を1つ行い、1枚引く。・【ソウルチャージ】(1)。・【エネルギーチャージ】(1)。",
         case("say 1", {"me.hand": 1, "me.soul": 1, "me.energy": 0}),
         case("say 2", {"me.hand": 1, "me.soul": 0, "me.energy": 1})),
    Play("【起】【(V)/(R)】：このユニットのいるサークルにより、以下を1つ行う。・(V)-1枚引く。・(R)-【ソウルチャージ】(1)。",
         case("no_ride", "use", {"me.hand": 1, "me.soul": 0}, vanguard="X", rear=[]),
         case("no_ride", "use", {"me.hand": 0, "me.soul": 1})),
    does("あなたのドロップの枚数により、以下すべてを行う。・1枚以上-1枚引く。・2枚以上-【ソウルチャージ】(1)。",
         case({"me.hand": 0, "me.soul": 0}), case({"me.hand": 1, "me.soul": 0}, drop=["ハル"]),
         case({"me.hand": 1, "me.soul": 1}, drop=PAIR)),
    does("あなたのドロップが1枚以上なら、1枚引く。違うなら、【ソウルチャージ】(1)。",
         case({"me.hand": 0, "me.soul": 1}), case({"me.hand": 1, "me.soul": 0}, drop=["ハル"])),
    does("あなたのドロップが1枚以上なら、1枚引く。2枚以上なら、【ソウルチャージ】(1)。",
         case({"me.hand": 1, "me.soul": 0}, drop=["ハル"]), case({"me.hand": 1, "me.soul": 1}, drop=PAIR)),
    does("あなたはグレード1~3の中から1つ選び、宣言し、あなたの山札を上から2枚公開し、その中から宣言されたグレードのカードすべてを手札に加え、残りを捨てる。",
         case("say 2", {"me.hand": ["ナツ"], "me.drop": ["ハル"]}, deck=SIX)),
    # -- all of them
    does("あなたのドロップから2枚選び、バインドする。バインドしたカードすべてを手札に加える。",
         case({"me.hand": PAIR, "me.bind": 0}, drop=PAIR)),
    does("あなたの山札を上から3枚公開し、公開されたグレード2すべてを手札に加え、残りを捨てる。",
         case({"me.hand": ["ナツ"], "me.drop": ["ハル", "アキ"]}, deck=SIX)),
    does("あなたの山札を上から5枚公開し、公開されたトリガーユニットすべてを手札に加え、残りを捨てる。",
         case({"me.hand": ["星"], "me.drop": 4}, deck=SIX)),
    does("あなたの山札を上から5枚公開し、公開された【☆】トリガーすべてを手札に加え、残りを捨てる。",
         case({"me.hand": ["星"], "me.drop": 4}, deck=SIX)),
    does("あなたの山札を上から3枚公開し、公開された「ナツ」を含むカードすべてを手札に加え、残りを捨てる。",
         case({"me.hand": ["ナツ"], "me.drop": 2}, deck=SIX)),
    does("そのターン中、このユニットとあなたの後列のリアガードすべてのパワー+5000。",
         case({"X": (13000, 1), "ハル": (13000, 1), "ナツ": (10000, 1)}, rear=["X", "ナツ", "ハル"])),
    does("あなたの、ソウルとドロップを入れ替える。", case({"me.soul": ["ハル"], "me.drop": ["ナツ"]}, soul=["ナツ"], drop=["ハル"])),
    # -- numbers
    does("そのターン中、あなたの他のリアガード2枚のパワー+3000し、クリティカル+1。",
         case("pick ナツ", "pick フユ", {"ナツ": (13000, 2), "ハル": (8000, 1), "X": (8000, 1)},
              rear=["X", "ハル", "ナツ", "フユ"]),
         case({"ハル": (11000, 2), "X": (8000, 1)}, rear=["X", "ハル"]), case({"X": (8000, 1)})),
    does("相手のヴァンガードを1枚選び、そのターン中、パワーを1になるまで増減させる。",
         case({"foe:隊長": (1, 1), "me:隊長": (13000, 1)})),
    does("そのターン中、あなたのヴァンガードすべてのパワーを20000になるまで増減させる。",
         case({"me:隊長": (20000, 1), "foe:隊長": (13000, 1)})),
    does("そのターン中、このユニットのグレード+1。", case({"X.grade": 2})),
    does("そのターン中、あなたのヴァンガードすべてのパワーを、このユニットのパワー分、減らす。",
         case({"me:隊長": (5000, 1), "foe:隊長": (13000, 1)})),
    does("相手のヴァンガードを1枚選び、そのターン中、パワーを、このユニットの元々のパワー分、減らす。",
         case({"foe:隊長": (5000, 1), "me:隊長": (13000, 1)})),
    does("あなたの他のリアガードを1枚選び、そのターン中、パワーを、このユニットの元々のパワー分、増やす。",
         case({"ハル": (16000, 1)}, rear=["X", "ハル"]), case({"X": (8000, 1)})),
    does("あなたの他のリアガードを1枚選び、そのターン中、元々のパワーは15000になる。"
         "あなたのソウルが1枚以上なら、15000ではなく20000。",
         case({"ハル": (15000, 1)}, rear=["X", "ハル"]), case({"ハル": (20000, 1)}, rear=["X", "ハル"], soul=1)),
    # -- costs
    does("【コスト】[このカード以外を【ソウルブラスト】(1)]することで、1枚引く。",
         case({"me.hand": 1}, soul=1)),
    does("【コスト】[あなたの山札を上から2枚捨てる]ことで、1枚引く。", case({"me.drop": PAIR, "me.hand": ["アキ"]}, deck=SIX)),
    does("【コスト】[2枚【ソウルブラスト】する]ことで、1枚引く。", case({"me.hand": 1, "me.soul": 0}, soul=2)),
    does("【コスト】[「おはよう」と言う]ことで、1枚引く。", case({"me.hand": 1})),
    does("このコストは『【エネルギーブラスト】(2)』でも払える。【コスト】[【カウンターブラスト】(1)]することで、1枚引く。",
         case({"me.energy": 0, "me.hand": 1}, energy=2), case({"me.hand": 1, "ハル.down": True}, damage=["ハル"])),
    # -- winning and losing
    does("ファイトに勝利する。", case({"over": ["me"]})),
    does("ファイトに敗北する。", case({"over": ["foe"]})),
    does("相手はファイトに敗北する。", case({"over": ["me"]})),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_play(play: Play) -> None:
    run(play)
