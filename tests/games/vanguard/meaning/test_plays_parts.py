"""Parts that sentences of many kinds are made of, played: ways of paying, whose circle, names and
grades beside those of other cards, all in place of some."""

from __future__ import annotations

import pytest
from tests.games.vanguard.meaning.played import Play, case, does, run, waits, when

PLAYS = [
    # -- what befalls a card
    waits("あなたのカードが〈獣〉の能力のコストで【ソウルブラスト】された時",
          (1, case("use 吹", rear=["X", "吹"], soul=["ハル"])),
          (0, case("use 捨", rear=["X", "捨"], hand=["ハル"]))),
    Play("【起】【(R)】：【コスト】[ソウルから1枚ドロップに置く]ことで、1枚引く。"
         "【自】【(R)】：あなたのカードが【ソウルブラスト】された時、【エネルギーチャージ】(1)。",
         case("no_ride", "use", {"me.drop": 1, "me.energy": 0}, soul=["ハル"]),
         case("use 吹", {"me.drop": 1, "me.energy": 1}, rear=["X", "吹"], soul=["ハル"])),
    Play("【自】：このカードが【ソウルブラスト】された時、【エネルギーチャージ】(1)。",
         case("use 吹", {"me.energy": 1}, rear=["吹"], soul=["X"])),
    # -- by the effect of this unit, not for its cost
    Play("【起】【(R)】：【コスト】[手札から1枚捨てる]ことで、あなたのドロップから1枚選び、手札に加え、あなたの手札から1枚選び、捨てる。"
         "【自】【(R)】：あなたのカードがこのユニットの効果で捨てられた時、【エネルギーチャージ】(1)。",
         case("no_ride", "use", {"me.drop": 1, "me.energy": 1}, hand=["ハル"]),
         case("use 落", {"me.energy": 0}, rear=["X", "落"], hand=["ハル"])),
    # -- whose circle it came to
    waits("あなたの(R)に「ハル」が登場した時",
          (1, case("call ハル front_right", hand=["ハル"])),
          (0, case("call フユ front_right", hand=["フユ"]))),
    waits("相手の(R)に「ハル」が登場した時", (0, case("call ハル front_right", hand=["ハル"]))),
    waits("ユニットが相手の(R)に登場した時", (0, case("call ハル front_right", hand=["ハル"]))),
    waits("ユニットがあなたの(R)に登場した時", (1, case("call ハル front_right", hand=["ハル"]))),
    Play("【自】【(R)】：相手の(R)に「ハル」が登場した時、【エネルギーチャージ】(1)。",
         case("call ハル front_right", {"foe.energy": 1}, rear=[], hand=["ハル"], foe={"rear": ["X"]})),
    # -- this card, if something has befallen it
    waits("このターンにドロップから登場したこのユニットがアタックした時",
          (1, case("use 呼", "call_to X 0", "attack X", "no_guard", rear=[None, "呼"], drop=["X"])),
          (0, case("attack X", "no_guard"))),
    # -- one of two ways of paying
    does("【コスト】[このユニットをバインドするかバインドゾーンから「ハル」を1枚ドロップに置く]ことで、1枚引く。",
         case("say 2", {"me.hand": 1, "me.bind": 0, "me.drop": 1}, bind=["ハル"]),
         case("say 1", {"me.hand": 1, "me.bind": 2, "me.drop": 0}, bind=["ハル"]),
         case({"me.hand": 1, "me.bind": ["X", "ナツ"]}, bind=["ナツ"])),
    # -- of several kinds together
    when("あなたのソウルに「ハル」と〈獣〉が合計2枚以上",
         *(case({"X": (13000, 1)}, soul=soul) for soul in (["ハル", "ナツ"], ["ナツ", "大アキ"])),
         *(case({"X": (8000, 1)}, soul=soul) for soul in (["ハル", "アキ"], ["ナツ"], [])),
         case({"X": (8000, 1)}, foe={"soul": ["ハル", "ナツ"]})),
    # -- all, not one
    does("あなたのユニットを1枚選び、そのターン中、パワー+5000。あなたのソウルが1枚以上なら、1枚ではなくすべて選ぶ。",
         case({"X": (13000, 1), "ハル": (13000, 1), "foe:ナツ": (10000, 1)},
              rear=["X", "ハル"], soul=1, foe={"rear": ["ナツ"]}),
         case("pick ハル", {"X": (8000, 1), "ハル": (13000, 1)}, rear=["X", "ハル"])),
    does("相手のリアガードを1枚選び、退却させる。あなたのソウルが1枚以上なら、1枚ではなくすべて選んでよい。",
         case("pick ハル ナツ", {"foe.drop": 2}, soul=1, foe={"rear": ["ハル", "ナツ"]}),
         case("pick ハル", {"foe.drop": 1}, soul=1, foe={"rear": ["ハル", "ナツ"]}),
         case({"foe.drop": 0}, soul=1)),
    # -- what is got
    Play("【永】【(R)】：このユニットは『ブースト』と以下すべてを得る。・【永】【(R)】：このユニットのパワー+2000。・【起】【(R)】：1枚引く。",
         case("no_ride", "use", {"X": (10000, 1), "me.hand": 1}, "declare ハル", {"boost X": True},
              rear=["ハル", None, "X"], left="boost")),
    # -- what is quoted is done
    does("あなたのソウルが1枚以上なら、『【エネルギーチャージ】(1)してよい。そうしたなら、1枚引く。』を行う。",
         case("yes", {"me.energy": 1, "me.hand": 1}, soul=1),
         case("no", {"me.energy": 0, "me.hand": 0}, soul=1),
         case({"me.energy": 0, "me.hand": 0})),
    # -- names and grades beside those of other cards
    does("あなたの山札から、あなたのバインドゾーンいずれかと同名のカードを1枚まで探し、手札に加え、山札をシャッフルする。",
         case({"pick ハル": True, "pick ナツ": False}, "pick ハル", {"me.hand": ["ハル"]},
              bind=["ハル", "アキ"], deck=["ハル", "ナツ"], foe={"bind": ["ナツ"]}),
         case({"pick ハル": False}, "done", {"me.hand": 0}, deck=["ハル", "ナツ"])),
    does("あなたのドロップから、あなたの、ソウルとバインドゾーンのカードすべてと別名のカードを1枚選び、手札に加える。",
         case({"me.hand": ["フユ"]}, bind=["ハル"], soul=["ナツ"], drop=["ハル", "ナツ", "フユ"],
              foe={"soul": ["フユ"]}),
         case({"me.hand": 0}, bind=["ハル"], drop=["ハル"])),
    does("あなたのドロップから1枚まで選び、あなたのソウルにそれと同じグレードがないなら、ソウルに置く。",
         case("pick ハル", {"me.soul": ["ワザ"]}, soul=["ワザ"], drop=["ハル", "ナツ"]),
         case("pick ナツ", {"me.soul": ["ワザ", "ナツ"]}, soul=["ワザ"], drop=["ハル", "ナツ"])),
    # -- for each card that was put under the deck
    does("【ソウルチャージ】(2)し、【ソウルチャージ】されたトリガーユニットすべてを山札の下に望む順で置き、"
         "山札の下に置かれたカード1枚につき、そのターン中、このユニットのパワー+5000。",
         case({"X": (13000, 1), "me.soul": ["ナツ"]}, deck=["星", "ナツ", "ナツ"]),
         case({"X": (8000, 1), "me.soul": 2}, deck=["ナツ", "ナツ", "ナツ"])),
    # -- which battle it is
    waits("このユニットがアタックしたバトル終了時、このバトルフェイズ1回目のバトルなら",
          (1, case("attack X", "no_guard")),
          (0, case("attack ハル", "no_guard", "attack X", "no_guard", rear=["X", "ハル"]))),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=repr)
def test_play(play: Play) -> None:
    run(play)
