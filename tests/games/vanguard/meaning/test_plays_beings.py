"""What cards can and cannot do, are called and have, played; labels before abilities."""

from __future__ import annotations

import pytest
from tests.games.vanguard.meaning.played import Play, case, does, not_so, run, so, when

BOTH = ["X", "ハル"]
GUARDED = {"hand": 1}
NOT_MINE = {"whose": "foe"}
LABELS = (
    "砲弾",
    "奇術",
    "“爆雷”",
    "過充填",
    "全力",
    "SweetLink",
    "【ドラグドレス】",
    "【ドレスブースト】",
    "【精神汚染】",
    "【ファントムスキル】",
    "【邪竜解放】",
    "【レヴォルドレス】",
    "【リライト】",
    "【ユニゾンドレス】",
)

PLAYS = [
    # -- what a card is called and belongs to
    Play("【永】【(R)】：あなたのヴァンガードすべては《東国》にも属する。"
         "【永】【(R)】：あなたの《東国》1枚につき、このユニットのパワー+5000。",
         so(vanguard="アキ"), so(vanguard="大アキ"), case({"X": (18000, 1)}, rear=BOTH)),
    Play("【永】【(R)】：あなたのヴァンガードすべては《かげろう》のみに属する。"
         "【永】【(R)】：クランが《かげろう》のみのあなたのユニットが1枚以上なら、このユニットのパワー+5000。",
         so(vanguard="波"), so()),
    Play("【永】：このカードは「ハル」として扱う。【永】【(R)】：あなたの「ハル」1枚につき、このユニットのパワー+5000。",
         so(), case({"X": (18000, 1)}, rear=BOTH)),
    Play("【時計アイコン】【永】【(R)】：時計アイコンを持つあなたのリアガードが1枚以上なら、このユニットのパワー+5000。", so()),
    Play("〈霧〉【永】【(R)】：あなたの〈霧〉1枚につき、このユニットのパワー+5000。", so(), so(rear=BOTH)),
    when("あなたのソウルにライドデッキにしたカードが1枚以上", so(soul=["ハル/ridden"]), not_so(soul=["ハル"])),
    when("あなたのトークンユニットが1枚以上", so(rear=["X", "ゼンマイ"]), not_so(rear=BOTH)),
    when("あなたが「油差しの紋章」のクレストを持つ", so(crests=["油差しの紋章"]), not_so()),
    when("あなたが「紋章」を含むクレストを持つ", so(crests=["油差しの紋章"]), not_so()),
    when("このターンにアタックしていないあなたのリアガードが1枚以上", so(), not_so("attack X")),
    does("あなたのドロップからそれぞれ同名のカードを2枚まで選び、バインドする。",
         case("pick ハル ハル", {"me.bind": ["ハル", "ハル"]}, drop=["ハル", "ハル", "ナツ"]),
         case("pick ハル", {"me.bind": ["ハル"], "me.drop": ["ナツ"]}, drop=["ハル", "ナツ"])),
    when("グレード1のあなたのリアガードかグレード3のあなたのヴァンガードが2枚以上",
         so(), not_so(vanguard="ハル"), so(vanguard="ハル", rear=BOTH)),
    # -- attacks and blocks
    Play("【永】【(R)】：このユニットは相手の後列のリアガードにもアタックできる。",
         case("attack X ハル", {"foe.drop": ["ハル"]}, foe={"rear": [None, None, "ハル/rest"]})),
    Play("【永】【(R)】：このユニットは後列からでもインターセプトできる。",
         case("attack 隊長", "intercept X", {"me.drop": ["X"]}, rear=[None, None, "X"],
              x={"skills": ["intercept"], "grade": 2}, how=NOT_MINE)),
    Play("【自】【(R)】：このユニットがアタックした時、そのバトル中、このユニットはドライブチェックを行う。",
         case("attack X", {"me.hand": 1})),
    does("そのターン中、あなたはリアガードがアタックしたバトルでもドライブチェックを行う。",
         case("attack X", {"me.hand": 1}), case("attack 隊長", {"me.hand": 2})),
    Play("【永】【(R)】：あなたのリアガードがアタックしたバトルでもドライブチェックを行う。",
         case("attack X", {"me.hand": 1}), case("attack ハル", {"me.hand": 1}, rear=BOTH)),
    does("そのターン中、あなたのヴァンガードすべてはトリプルドライブを行う。", case("attack 隊長", {"me.hand": 3})),
    does("あなたの他のリアガードを1枚選び、そのターン中、アタックもブーストもできない。",
         case("to_battle", {"attack ハル": False, "attack X": True}, rear=BOTH)),
    Play("【永】【(R)】：このユニットはヴァンガードにアタックできない。",
         case("to_battle", {"attack X": False, "attack 隊長": True}),
         case("attack X ハル", {"X.rest": True}, foe={"rear": ["ハル/rest"]})),
    Play("【永】【(R)】：このユニットはブーストできない。",
         case("declare ナツ", {"asked": "guard"}, rear=["ナツ", None, "X"], x={"skills": ["boost"]},
              foe=GUARDED, left="guard")),
    Play("【永】【(R)】：このユニットは他のサークルに移動できない。",
         case("attack 隊長", {"intercept X": False}, "no_guard", how=NOT_MINE, hand=1,
              x={"skills": ["intercept"], "grade": 2})),
    Play("【永】【(R)】：このユニットがアタックしているバトル中、このユニットのパワー+5000。",
         so("attack X", foe=GUARDED, left="guard"), not_so("attack 隊長", foe=GUARDED, left="guard")),
    Play("【永】【(R)】：あなたの他のリアガードすべては『ブースト』と『【永】【(R)】：このユニットのパワー+2000。』を得る。",
         case({"ナツ": (12000, 1), "X": (8000, 1)}, rear=["X", "ナツ"])),
    does("そのターン中、相手のリアガードすべてはインターセプトできない。",
         case("attack X", {"intercept ナツ": False}, "no_guard", foe={"rear": ["ナツ"], "hand": 1})),
    does("そのターン中、あなたのヴァンガードすべては『トリプルドライブ』を得る。", case("attack 隊長", {"me.hand": 3})),
    does("そのターン中、あなたのヴァンガードすべては『ツインドライブ』を得る。",
         case("attack ハル", {"me.hand": 2}, vanguard="ハル"), case("attack 隊長", {"me.hand": 2})),
    Play("【永】【(R)】：あなたのヴァンガードすべては『ペルソナライド』を得る。"
         "【永】【(R)】：ペルソナライドを持つあなたのヴァンガードがいるなら、このユニットのパワー+5000。", so()),
    Play("【永】【(R)】：このユニットは『インターセプト』を得る。",
         case("attack 隊長", "intercept X", {"me.drop": ["X"]}, how=NOT_MINE, x={"grade": 2})),
    # -- what is done to them
    Play("【永】【(R)】：このユニットはカードの効果で退却しない。",
         case("use 退", {"me.circles": ["X", "退", "", "", ""]}, rear=["X", "退"])),
    Play("【永】【(R)】：このユニットは相手のカードの効果で、選べず、退却しない。",
         case("no_ride", "use 討", {"me.circles": ["X", "", "", "", ""]}, how=NOT_MINE, foe={"rear": ["討"]})),
    Play("【永】【(R)】：このユニットはカードの効果でパワーが減らない。",
         case("use 弱", "pick X", {"X": (8000, 1)}, rear=["X", "弱"]),
         case("use 弱", "pick ハル", {"ハル": (6000, 1)}, rear=["X", "弱", "ハル"])),
    Play("【永】【(R)】：このユニットはスタンドフェイズに【スタンド】できない。",
         case({"X.rest": True}, rear=["X/rest"], how={"phase": "stand"})),
    does("相手のリアガードを1枚選び、次の相手のスタンドフェイズに【スタンド】できない。",
         case("end_battles", {"ハル.rest": True}, foe={"rear": ["ハル/rest"]})),
    does("このユニットは次のスタンドフェイズに【スタンド】できない。",
         case("end_battles", "no_ride", "end_battles", {"X.rest": True, "ハル.rest": False}, rear=["X/rest", "ハル/rest"])),
    # -- what fighters cannot do
    does("そのターン中、あなたは手札から(R)にコールできない。", case({"call ハル": False}, hand=["ハル"])),
    does("そのターン中、あなたは手札からコールできない。", case({"call ハル": False}, hand=["ハル"])),
    does("そのターン中、あなたはドロップからコールできない。",
         case({"call ハル": True}, "use 呼", {"me.drop": ["ナツ"]}, rear=["X", "呼"], hand=["ハル"], drop=["ナツ"])),
    does("そのターン中、あなたはノーマルオーダーをプレイできない。", case({"order 令": False, "order 置": True}, hand=["令", "置"])),
    does("そのターン中、あなたは手札からセットオーダーをプレイできない。",
         case({"order 令": True, "order 置": False}, hand=["令", "置"])),
    Play("【永】【手札】：このカードはコールできない。", case("no_ride", {"call X": False, "call ハル": True}, rear=[], hand=BOTH)),
    Play("1枚引く。【永】【手札】：あなたのソウルが0枚なら、このカードはプレイできない。",
         case("no_ride", {"order X": False}, rear=[], hand=["X"]),
         case("no_ride", {"order X": True}, rear=[], hand=["X"], soul=1), kind="normal order"),
    Play("【メイトユニット】-「アキ」【起】【(R)】：1枚引く。",
         case("no_ride", {"call X": False}, rear=[], hand=["X"]),
         case("no_ride", {"call X": True}, rear=[], hand=["X"], vanguard="アキ")),
    Play("【永】【手札】：このカードは、ペルソナライドを持つ別名のグレード3からノーマルライドしてもペルソナライドになる。",
         case("ride X", {"me.hand": 1}, rear=[], hand=["X"], vanguard="アキ", how={"phase": "ride"},
              x={"grade": 3, "skills": ["persona ride"]}),
         case("ride X", {"me.hand": 0}, rear=[], hand=["X"], vanguard="大アキ", how={"phase": "ride"},
              x={"grade": 3, "skills": ["persona ride"]})),
    # -- what is given
    does("そのターン中、このユニットは以下すべてを得る。・【永】【(R)】：このユニットのパワー+2000。"
         "・【永】【(R)】：このユニットのクリティカル+1。", case({"X": (10000, 2)})),
    does("あなたの他のリアガードを1枚選び、そのターン中、以下すべてを得る。・【永】【(R)】：このユニットのパワー+2000。"
         "・【永】【(R)】：このユニットのクリティカル+1。", case({"ハル": (10000, 2), "X": (8000, 1)}, rear=BOTH)),
    does("そのターン中、あなたの他のリアガードすべてに『【永】【(R)】：このユニットのパワー+2000。』を与える。",
         case({"ハル": (10000, 1), "X": (8000, 1)}, rear=BOTH)),
    Play("【起】【(R)】：そのターン中、このユニットは【夢見】状態になる。"
         "【永】【(R)】：このユニットが【夢見】状態なら、このユニットのパワー+5000。"
         "【自】【(R)】：【夢見】状態のこのユニットがアタックした時、【エネルギーチャージ】(1)。",
         so("use", "attack X", {"me.energy": 1}), not_so("attack X", {"me.energy": 0})),
    # -- less to pay
    *(does(f"あなたの他のリアガードを1枚選び、そのターン中、次に{whose}のコストで払う{blast}は(1)減る。",
           case(f"use {name}", {"me.hand": 1, f"use {name}": False}, rear=["X", name]))
      for whose, blast, name in (("そのユニットの能力", "【ソウルブラスト】", "吹"), ("そのユニットの能力", "【エネルギーブラスト】", "放"),
                                 ("そのユニットが元々持つ【起】能力", "【カウンターブラスト】", "払"))),
    # -- labels, and how often
    *(Play(f"{label}-【起】【(R)】：1枚引く。", case("no_ride", "use", {"me.hand": 1})) for label in LABELS),
    Play("【起】【(R)】【魔装合体】：1枚引く。", case("no_ride", "use", {"me.hand": 1})),
    Play("【起】【(R)】【Gブレイク】(1)：1枚引く。", case("no_ride", {"use X": False})),
    Play("【起】【(R)】【ファイト1回】：1枚引く。", case("no_ride", "use", {"me.hand": 1, "use X": False})),
    *(Play(f"{label}-【起】【(R)】：1枚引く。", case("no_ride", "use", {"me.hand": 1, "use X": False}))
      for label in ("【ディヴァインスキル】", "【ユニークスキル】")),
    *(Play(f"【永】【(R)】：あなたのリアガードすべての{word}能力は有効になる。{head}1枚引く。",
           case("no_ride", "use", {"me.hand": 1}, vanguard="小"))
      for word, head in (("白翼", "白翼-【起】【(R)】："), ("黒翼", "黒翼-【起】【(R)】："), ("真剣必殺", "【起】【(R)】真剣必殺："),
                         ("【煌求者】", "【煌求者】-アキ【起】【(R)】："))),
]  # fmt: skip


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_play(play: Play) -> None:
    run(play)
