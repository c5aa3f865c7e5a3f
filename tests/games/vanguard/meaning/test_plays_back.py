"""What looks back: the cards to which something was done, and what is done later, played."""

from __future__ import annotations

import pytest
from tests.games.vanguard.meaning.played import Play, case, does, run, waits

SIX = ["ハル", "ナツ", "アキ", "フユ", "星", "雨", "泉", "風"]
PAIR = ["ハル", "ナツ"]

PLAYS = [
    does("あなたの山札を上から3枚公開し、公開されたカードを1枚選び、手札に加え、残りを捨てる。",
         case("pick ナツ", {"me.hand": ["ナツ"], "me.drop": ["ハル", "アキ"]}, deck=SIX)),
    does("あなたのドロップから1枚選び、手札に加える。加えたカードを公開する。", case({"me.hand": ["ハル"]}, drop=["ハル"])),
    does("あなたのドロップから2枚まで選び、ソウルに置く。置かれたカード1枚につき、1枚引く。",
         case("pick ハル ナツ", {"me.hand": 2}, drop=PAIR), case("done", {"me.hand": 0}, drop=PAIR)),
    does("あなたのドロップから2枚まで選び、ソウルに置く。ソウルに置いたカード1枚につき、1枚引く。",
         case("pick ハル", {"me.hand": 1}, drop=PAIR)),
    does("あなたの他のリアガードを2枚まで選び、退却させる。退却させたユニット1枚につき、1枚引く。",
         case("pick ハル ナツ", {"me.hand": 2}, rear=["X", *PAIR]), case({"me.hand": 0})),
    does("【コスト】[望む枚数【ソウルブラスト】する]ことで、このコストで【ソウルブラスト】したカード1枚につき、1枚引く。",
         case("pick ハル ナツ", {"me.hand": 2}, soul=[*PAIR, "フユ"])),
    does("【コスト】[望む枚数【ソウルブラスト】する]ことで、1枚引く。このコストで2枚以上【ソウルブラスト】したなら、【エネルギーチャージ】(1)。",
         case("pick ハル ナツ", {"me.energy": 1}, soul=PAIR), case("pick ハル", {"me.energy": 0}, soul=PAIR)),
    does("【ソウルチャージ】(2)。【ソウルチャージ】したカードが2枚以上なら、1枚引く。", case({"me.soul": 2, "me.hand": 1})),
    does("あなたの他のリアガードを1枚選び、【スタンド】させる。そのターン中、【スタンド】させたユニットは『【永】【(R)】：このユニットのパワー+2000。』を得る。",
         case({"ハル.rest": False, "ハル": (10000, 1)}, rear=["X", "ハル/rest"])),
    does("あなたのダメージゾーンから1枚まで選び、回復する。回復したなら、1枚引く。",
         case("pick ハル", {"me.hand": 1, "me.damage": 0}, damage=["ハル"]), case("done", {"me.hand": 0}, damage=["ハル"])),
    does("あなたのドロップから1枚選び、左後列の(R)にコールする。そのターン中、コールしたユニットのパワー+5000。",
         case({"ハル": (13000, 1), "X": (8000, 1)}, drop=["ハル"])),
    Play("【自】【(R)】：あなたの他のユニットがアタックした時、そのバトル中、アタックしたユニットのパワー+5000。",
         case("attack ハル", {"ハル": (13000, 1), "X": (8000, 1)}, rear=["X", "ハル"], foe={"hand": 1}, left="guard")),
    Play("【自】【(R)】：相手のユニットがアタックされた時、そのターン中、アタックされたユニットのパワー-1000。",
         case("attack X", {"foe:隊長": (12000, 1)}, foe={"hand": 1}, left="guard")),
    Play("【自】【(R)】：あなたの他のユニットが(R)に登場した時、そのターン中、登場したユニットのパワー+5000。",
         case("call ハル back_left", {"ハル": (13000, 1), "X": (8000, 1)}, hand=["ハル"])),
    Play("【自】：このユニットが(R)に登場した時、手札から登場したなら、1枚引く。",
         case("call X front_left", {"me.hand": 1}, rear=[], hand=["X"]),
         case("use 呼", "call_to X 0", {"me.hand": 0}, rear=[None, "呼"], drop=["X"])),
    Play("【自】：このユニットが(R)に登場した時、このユニットが手札から登場したなら、1枚引く。",
         case("call X front_left", {"me.hand": 1}, rear=[], hand=["X"])),
    Play("【起】【(R)】：【コスト】[手札から1枚捨てる]ことで、1枚引く。"
         "【自】【(R)】：あなたのカードがこのユニットの能力で捨てられた時、【エネルギーチャージ】(1)。",
         case("no_ride", "use", {"me.energy": 1}, hand=["ハル"])),
    Play("【起】【(R)】：あなたの手札から1枚選び、捨てる。"
         "【自】【(R)】：あなたのカードがこのユニットの能力で捨てられた時、【エネルギーチャージ】(1)。",
         case("no_ride", "use", {"me.energy": 1}, hand=["ハル"]), case("use 落", {"me.energy": 0}, rear=["X", "落"], hand=["ハル"])),
    Play("【自】：このカードがあなたのドライブチェックで出た時、【エネルギーチャージ】(1)。",
         case("attack 隊長", {"me.energy": 1}, rear=[], deck=["X", "ナツ", "フユ", "フユ"])),
    # -- circles
    waits("あなたの他のユニットがこのユニットと同じ縦列の(R)に登場した時",
          (1, case("call ハル back_left", hand=["ハル"])), (0, case("call ハル back_right", hand=["ハル"]))),
    does("あなたのドロップから1枚選び、このユニットのいる(R)にコールする。",
         case({"me.circles": ["ハル", "", "", "", ""], "me.drop": ["X"]}, drop=["ハル"])),
    does("あなたのドロップから1枚選び、左後列の(R)か右後列の(R)にコールする。",
         case("call_to ハル 4", {"me.circles": ["X", "", "", "", "ハル"]}, drop=["ハル"])),
    does("あなたのドロップから1枚選び、あなたの左後列の(R)にコールする。",
         case({"me.circles": ["X", "", "ハル", "", ""]}, drop=["ハル"])),
    does("あなたの手札から2枚可能な限り(R)にコールする。",
         case("call_to ハル 1", "call_to ナツ 2", {"me.circles": ["X", "ハル", "ナツ", "", ""]}, hand=PAIR)),
    # -- where cards go
    does("あなたのドロップから1枚選び、山札の上か下に置く。",
         case("say 1", {"me.deck": ["ハル", "ナツ"]}, drop=["ハル"], deck=["ナツ", "フユ", "フユ"]),
         case("say 2", {"me.deck": ["ナツ", "フユ", "フユ", "ハル"]}, drop=["ハル"], deck=["ナツ", "フユ", "フユ"])),
    does("あなたのドロップから1枚選び、山札の上かソウルに置く。",
         case("say 1", {"me.deck": ["ハル", "ナツ"]}, drop=["ハル"], deck=["ナツ", "フユ", "フユ"]),
         case("say 2", {"me.soul": ["ハル"]}, drop=["ハル"])),
    does("あなたのドロップから1枚選び、山札の下かソウルに置く。",
         case("say 1", {"me.deck": ["ナツ", "フユ", "フユ", "ハル"]}, drop=["ハル"], deck=["ナツ", "フユ", "フユ"]),
         case("say 2", {"me.soul": ["ハル"]}, drop=["ハル"])),
    does("あなたのドロップから1枚選び、あなたの山札の上に置く。",
         case({"me.deck": ["ハル", "ナツ"]}, drop=["ハル"], deck=["ナツ", "フユ", "フユ"]), case({"me.drop": 0})),
    does("相手のドロップから1枚選び、相手の山札の下に置く。",
         case({"foe.deck": ["ナツ", "フユ", "ハル"]}, foe={"drop": ["ハル"], "deck": ["ナツ", "フユ"]})),
    does("あなたのドロップから、あなたのソウルに同名のカードがないカードを1枚選び、ソウルに置く。",
         case({"me.soul": ["ハル", "ナツ"]}, soul=["ハル"], drop=PAIR), case({"me.soul": ["ハル"]}, soul=["ハル"], drop=["ハル"])),
    does("あなたのドロップから、あなたのソウルに同じグレードのカードがないカードを1枚選び、ソウルに置く。",
         case({"me.soul": ["ハル", "ナツ"]}, soul=["ハル"], drop=["ワザ", "ナツ"])),
    Play("【起】【手札】：【コスト】[手札からこのカードを捨てる]ことで、1枚引く。",
         case("no_ride", "use", {"me.hand": 1, "me.drop": ["X"]}, rear=[], hand=["X"])),
    Play("【起】【ソウル】：【コスト】[ライドデッキにしたこのカードをドロップに置く]ことで、1枚引く。",
         case("no_ride", "use", {"me.hand": 1, "me.drop": ["X"]}, rear=[], soul=["X/ridden"]),
         case("no_ride", {"use X": False}, rear=[], soul=["X"])),
    Play("【自】：このユニットが(V)か(R)に登場した時、1枚引く。",
         case("call X front_left", {"me.hand": 1}, rear=[], hand=["X"])),
    waits("あなたのカードがトリガーゾーンに置かれた時", (2, case("attack 隊長"))),
    # -- what may be done and was: it is no card from before
    Play("【自】【(R)】：あなたの他のユニットが(R)に登場した時、あなたのドロップから1枚選んでよい。選んだなら、それを山札に戻してシャッフルする。",
         case("call ハル front_right", "yes", {"me.drop": 0, "me.circles": ["X", "ハル", "", "", ""]}, hand=["ハル"], drop=["ナツ"]),
         case("call ハル front_right", "no", {"me.drop": 1, "me.circles": ["X", "ハル", "", "", ""]}, hand=["ハル"], drop=["ナツ"]),
         case("call ハル front_right", {"me.circles": ["X", "ハル", "", "", ""]}, hand=["ハル"])),
    Play("【自】【(R)】：あなたの他のユニットが(R)に登場した時、あなたのドロップから1枚選び、手札に加えてよい。そうしたなら、それをバインドする。",
         case("call ハル front_right", "yes", {"me.bind": ["ナツ"]}, hand=["ハル"], drop=["ナツ"]),
         case("call ハル front_right", "no", {"me.bind": 0, "me.drop": 1}, hand=["ハル"], drop=["ナツ"])),
    Play("【起】【(R)】：このターンにあなたのヴァンガードの能力で選ばれているリアガードすべてを【レスト】させる。",
         case("no_ride", "use 導", "pick ハル", "use X", {"ハル.rest": True, "ナツ.rest": False, "X.rest": False}, vanguard="導", rear=["X", "ハル", "ナツ"]),
         case("no_ride", "use X", {"ハル.rest": False, "ナツ.rest": False}, vanguard="導", rear=["X", "ハル", "ナツ"])),
    # -- the rest, with which nothing was done
    does("あなたの山札を上から3枚見て、1枚選び、手札に加える。残りを捨ててよい。捨てなかったなら、それらをソウルに置く。",
         case("pick ハル", "yes", {"me.hand": ["ハル"], "me.drop": ["ナツ", "アキ"], "me.soul": 0}, deck=SIX),
         case("pick ハル", "no", {"me.hand": ["ハル"], "me.drop": 0, "me.soul": ["ナツ", "アキ"]}, deck=SIX)),
    # -- other cards than those that were told, and nothing to pay
    does("あなたの山札から〈鳥〉を1枚まで探し、手札に加え、山札をシャッフルする。あなたのソウルが1枚以上なら、〈鳥〉ではなく〈獣〉を探してよい。",
         case("pick ナツ", {"me.hand": ["ナツ"]}, deck=["ハル", "ナツ"], soul=["ナツ"]),
         case({"pick ナツ": False}, "pick ハル", {"me.hand": ["ハル"]}, deck=["ハル", "ナツ"])),
    does("あなたの山札から〈鳥〉を1枚まで探し、手札に加え、山札をシャッフルする。あなたのソウルが1枚以上なら、この効果で山札から探す際、かわりに〈獣〉を探してよい。",
         case("pick ナツ", {"me.hand": ["ナツ"]}, deck=["ハル", "ナツ"], soul=["ナツ"]),
         case({"pick ナツ": False}, "pick ハル", {"me.hand": ["ハル"]}, deck=["ハル", "ナツ"])),
    Play("あなたのソウルが1枚以上なら、この能力はコストを払わずにプレイできる。【コスト】[手札から1枚捨てる]ことでプレイできる！1枚引く。",
         case("no_ride", "play X", {"me.hand": 1, "me.drop": ["X"]}, rear=[], hand=["X"], soul=["ハル"]),
         case("no_ride", "play X", {"me.hand": 1, "me.drop": ["X", "ハル"]}, rear=[], hand=["X", "ハル"]),
         case("no_ride", {"order X": False}, rear=[], hand=["X"]), kind="normal order"),
    # -- one of two
    does("『1枚引く』か『あなたのリアガードを1枚選び、そのターン中、パワー+5000』を行う。",
         case("say 1", {"me.hand": 1, "X": (8000, 1)}), case("say 2", {"me.hand": 0, "X": (13000, 1)})),
    # -- later
    does("このユニットのアタックがヒットした時、1枚引く。",
         case("attack X", {"me.hand": 1}, x={"power": 13000}), case("attack X", {"me.hand": 0})),
    # -- for some time, as often as it happens
    does("そのターン中、あなたは『あなたのリアガードがアタックした時、【エネルギーチャージ】(1)。あなたのソウルが1枚以上なら、【エネルギーチャージ】(1)。』を得る。",
         case("attack X", "attack ハル", {"me.energy": 2}, rear=["X", "ハル"]),
         case("attack X", {"me.energy": 2}, soul=["ナツ"]),
         case("attack 隊長", {"me.energy": 0}),
         case("attack X", "attack 隊長", {"me.energy": 1})),
    Play("【自】【(R)】：あなたのバトルフェイズ開始時、そのターン中、このユニットは『【永】【(R)】：このユニットがアタックする際、相手の前列のユニットすべてとバトルする。』を得る。",
         case("attack X", {"foe.drop": ["ハル"], "foe.damage": 1}, x={"power": 13000}, foe={"rear": ["ハル", None, "ナツ"]}),
         case("attack 導", {"foe.drop": 0, "foe.damage": 1}, x={"power": 13000}, vanguard="導", foe={"rear": ["ハル"]})),
    # -- markers
    does("あなたと相手の、(R)を1つずつ選び、渦潮マーカーを1つずつ置く。", case("mark 0 1", "mark 0", {"X": (13000, 1)})),
    does("このユニットに消し忘れマーカーを1つ置く。", case({"X": (5000, 1)}), case({"X": (5000, 1), "ハル": (8000, 1)}, rear=["X", "ハル"])),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_play(play: Play) -> None:
    run(play)
