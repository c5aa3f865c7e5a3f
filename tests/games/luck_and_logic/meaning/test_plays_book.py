"""The book's own words: what it quotes, or uses, as card text, by clause; each is read and played.

A wording stands here with names and numbers of ours where the book leaves room.
"""

from __future__ import annotations

import pytest
from tests.games.luck_and_logic.meaning.played import Play, Scene, Step, run

from kirifuda.ledger import Ledger

LEVELS = {"levels": 2}
FIGHT = {"circles": ["X", "リユ"], **LEVELS}
GUARDED = {"circles": ["アキ"]}


def use(text: str, *do: Step, me: object = None, foe: object = None, kind: str = "") -> Play:
    """An activated ability of X on the first circle."""
    mine = {"circles": ["X"], **(me if isinstance(me, dict) else {})}
    theirs = foe if isinstance(foe, dict) else {}
    return Play(f"起 {text}", Scene(["use", *do], me=mine, foe=theirs), kind=kind)


BOOK: list[tuple[str, Play]] = [
    ("2.10.2.4", use("テリトリー2のメンバーを1体選び、レストする。", {"大フユ.rest": True, "ハル.rest": False}, foe={"circles": [{"card": "大フユ", "spot": 6}, {"card": "ハル", "spot": 2}]})),
    ("4.3.2", use("相手のサークルの門を1枚選び、破壊する。", "pick 石門", {"foe.broken": [0]}, foe={"gates": ["石門", *["FILLER-GATE"] * 5]})),
    ("4.6.2", use("手札を2枚捨てる。", {"me.drop": 2}, me={"hand": 2})),
    ("5.2.1", use("相手のメンバーを1体選び、レストする。", {"ハル.rest": True}, foe={"circles": ["ハル"]})),
    ("5.3.2", use("あなたの門を1枚選び、表にする。", "pick 石門", {"me.broken": [0]}, me={"gates": ["石門", *["FILLER-GATE"] * 5]})),
    ("5.3.2", use("あなたの門を1枚選び、表返す。", "pick 石門", {"me.broken": [0]}, me={"gates": ["石門", *["FILLER-GATE"] * 5]})),
    ("5.3.2", use("あなたの逆理を1枚選び、裏返す。", {"逆.down": True}, me={"paradox": ["逆"]})),
    ("5.4.1", use("手札のメンバーを1枚選び、サークルに出す。", "pick ハル", "put 1", {"me.members": ["X", "ハル"]}, me={"hand": ["ハル", "策"]})),
    ("5.5.1", use("山札をシャッフルする。", {"me.deck": 2}, me={"deck": 2})),
    ("5.6.2", use("カードを2枚引く。", {"me.hand": 2})),
    ("5.6.3", use("カードを2枚まで引く。", "yes", "no", {"me.hand": 1})),
    ("5.7.1", use("山札の上から2枚を見る。", {"me.deck": ["ハル", "ナツ"]}, me={"top": ["ハル", "ナツ"]})),
    ("5.7.2", use("山札の上から2枚までを見る。", "yes", "no", {"asked": "main"})),
    ("5.10.1", use("手札を1枚選び、ストックにする。", {"me.stock": 1}, me={"hand": 1})),
    ("5.12.1", use("手札のメンバーを1枚選び、出撃させる。", "pick ハル", "put 1", {"me.members": ["X", "ハル"]}, me={"hand": ["ハル", "策"]})),
    ("5.13.1", use("合体する。", "choose union", "choose hand", "pick フユ", "put 3", {"me.rank": 1, "フユ.souls": ["ハル", "ナツ"]}, me={"circles": ["ハル", "ナツ", "X"], "hand": ["フユ"]}, kind="union")),
    ("5.14.3", Play("永 このメンバーは動かすことができない。", Scene(["choose rearrange", {"ハル.at": 1, "asked": "rearrange"}, "choose place"], me={"circles": ["X", "ハル"]}, left="main"))),
    ("5.15.1", use("レベルブーストを行う。", "pick ハル", {"me.hand": 1, "ハル.rest": True}, me={"levels": ["ハル", "ナツ"]})),
    ("5.16.1", Play("自 このメンバーが攻撃した時、ロジック定義を行う。", Scene(["attack X 0", "define 策", {"me.battle": ["策"], "X": (4000, 1, 2)}, "no_logic"], me={**FIGHT, "hand": ["策"]}, foe=GUARDED))),
    ("5.18.1", use("ラックドライブする。", {"me.hand": 1, "me.stock": 0}, me={"stock": 3})),
    ("5.20.1", use("リシャッフルを行う。", {"me.drop": 0, "me.refresh": 0}, me={"drop": 2})),
    ("5.21.1", use("山札をリフレッシュする。", {"me.drop": 0, "me.refresh": 1}, me={"drop": 2})),
    ("5.22.5.1", use("あなたは①を払う。", {"me.stock": 1}, me={"stock": 2})),
    ("5.22.5.3", use("ストックを2枚払う。", {"me.stock": 1}, me={"stock": 3})),
    ("5.22.6", use("手札からメンバーを1枚、コストを払わずにプレイする。", "pick アキ", "put 1", {"me.members": ["X", "アキ"]}, me={"hand": ["アキ", "策"], "levels": 1})),
    ("5.24.1", use("手札を1枚選び、このメンバーに設置する。", {"X.set": ["ハル"]}, me={"hand": ["ハル"]})),
    ("5.25.1", use("相手のメンバーを1体選び、パージする。", {"foe.purge": ["ハル"]}, foe={"circles": ["ハル"]})),
    ("5.26.1", use("手札を1枚選び、このメンバーのソウルにする。", {"X.souls": ["ハル"]}, me={"hand": ["ハル"]})),
    ("5.30.1", Play("永 あなたの他のメンバーすべては〈起 カードを1枚引く。〉を得る。", Scene(["use ハル", {"me.hand": 1}], me={"circles": ["X", "ハル"]}))),
    ("5.31.1", Play("永 相手のメンバーすべては能力をすべて失う。", Scene([{"エイ": (1000, 1, 2)}], me={"circles": ["X"]}, foe={"circles": ["エイ"]}))),
    ("5.32.1", use("相手の門を1枚選び、破壊する。", "pick 石門", {"foe.broken": [0]}, foe={"gates": ["石門", *["FILLER-GATE"] * 5]})),
    ("5.33.1", use("錬成②する。", "pick 道具", {"me.hand": 1, "道具.down": True}, me={"secret": ["道具"]})),
    ("5.33.3", use("錬成②。錬成したなら、カードを1枚引く。", "done", {"me.hand": 0}, me={"secret": ["道具"]})),
    ("5.34.1", use("あなたの他のメンバーを1体選び、瞬動する。", {"me.hand": 1, "ヒク.at": 1}, me={"circles": ["X", "ヒク"]})),
    ("5.35.1", Play("永 あなたのT-rankが2以上なら、このメンバーのパワー+1000。", Scene([{"X": (4000, 1, 2)}], me={"circles": ["X"], "rank": 2}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"], "rank": 1}))),
    ("7.2.2", Play("自 ターン開始時、ストックブースト1。", Scene(["end_turn", {"me.stock": 1}, "end_turn", {"me.stock": 3}], me={"circles": ["X"]}))),
    ("7.2.2", Play("自 スタンドフェイズ開始時、ストックブースト1。", Scene(["end_turn", {"me.stock": 1}], me={"circles": ["X"]}))),
    ("7.3.2", Play("自 ドローフェイズ開始時、ストックブースト1。", Scene(["end_turn", {"me.stock": 1}], me={"circles": ["X"]}))),
    ("7.4.2", Play("自 レベルフェイズ開始時、ストックブースト1。", Scene(["end_turn", {"me.stock": 1}], me={"circles": ["X"]}))),
    ("7.5.2", Play("自 メインフェイズ開始時、ストックブースト1。", Scene([{"me.stock": 1}, "end_turn", {"me.stock": 2}], me={"circles": ["X"]}))),
    ("7.7.2", Play("自 エンドフェイズ開始時、ストックブースト1。", Scene(["end_turn", {"me.stock": 1}], me={"circles": ["X"]}))),
    ("7.7.7", use("ターン終了時まで、このメンバーのパワーを+1000する。", {"X": (4000, 1, 2)}, "end_turn", {"X": (3000, 1, 2)})),
    ("8.2.2", Play("自 バトルフェイズ開始時、ストックブースト1。", Scene(["to_battle", {"me.stock": 1}], me=FIGHT))),
    ("8.2.2", Play("自 攻撃宣言ステップ開始時、ストックブースト1。", Scene(["to_battle", {"me.stock": 1}], me=FIGHT))),
    ("8.2.6.3", Play("自 このメンバーが攻撃した時、攻撃されているサークルの門を1枚選び、破壊する。", Scene(["attack X 0", {"foe.broken": [0]}, "no_logic"], me=FIGHT, foe=GUARDED))),
    ("8.2.10.1", Play("自 このメンバーが攻撃した時、ストックブースト1。", Scene(["attack X 1", {"me.stock": 1}], me=FIGHT, foe=GUARDED))),
    ("8.2.11.4", Play("自 このメンバーが攻撃された時、ストックブースト1。", Scene(["attack リユ 0", {"foe.stock": 1}, "no_logic"], me={"circles": ["リユ", "ハル"], **LEVELS}, foe={"circles": ["X"]}))),
    ("8.2.11.4", Play("自 このメンバーが防御した時、ストックブースト1。", Scene(["attack リユ 0", {"foe.stock": 1}, "no_logic"], me={"circles": ["リユ", "ハル"], **LEVELS}, foe={"circles": ["X"]}))),
    ("8.2.10.3.1", Play("自 このメンバーが門を破壊した時、ストックブースト1。", Scene(["attack X 1", {"me.stock": 1}], me=FIGHT, foe=GUARDED))),
    ("8.2.10.3.1", Play("自 あなたの門が破壊された時、ストックブースト1。", Scene(["attack リユ 1", {"foe.stock": 1}], me={"circles": ["リユ", "ハル"], **LEVELS}, foe={"circles": ["X"]}))),
    ("8.3.2", Play("自 インターセプトステップ開始時、ストックブースト1。", Scene(["attack X 0", {"me.stock": 1}, "no_logic"], me=FIGHT, foe=GUARDED))),
    ("8.3.5", Play("自 このメンバーがインターセプトした時、ストックブースト1。", Scene(["attack リユ 0", "intercept X", {"foe.stock": 1}, "no_logic"], me={"circles": ["リユ", "ハル"], **LEVELS}, foe={"circles": ["アキ", "X"]}, x={"intercept": True}))),
    ("8.4.2", Play("自 ロジック定義ステップ開始時、ストックブースト1。", Scene(["attack X 0", {"me.stock": 1}, "no_logic"], me=FIGHT, foe=GUARDED))),
    ("8.5.2", Play("自 勝敗判定ステップ開始時、ストックブースト1。", Scene(["fight X 0", {"me.stock": 1}], me=FIGHT, foe=GUARDED))),
    ("8.5.4", Play("自 このメンバーが勝った時、ストックブースト1。", Scene(["fight X 0", {"me.stock": 1}], me=FIGHT, foe={"circles": ["ハル"]}), Scene(["fight X 0", {"me.stock": 0}], me=FIGHT, foe=GUARDED))),
    ("8.5.4", Play("自 このメンバーが負けた時、ストックブースト1。", Scene(["fight X 0", {"me.stock": 1}], me=FIGHT, foe=GUARDED), Scene(["fight X 0", {"me.stock": 0}], me=FIGHT, foe={"circles": ["ハル"]}))),
    ("8.6.2", Play("自 バトル終了ステップ開始時、ストックブースト1。", Scene(["fight X 0", {"me.stock": 1}], me=FIGHT, foe=GUARDED))),
    ("8.6.6", Play("自 このメンバーが攻撃した時、そのバトル中、このメンバーのパワーを+2000する。", Scene(["attack X 0", {"X": (5000, 1, 2)}, "no_logic", {"X": (3000, 1, 2)}], me=FIGHT, foe=GUARDED))),
    ("9.2.2.1", use("このメンバーをドロップする。", {"me.drop": ["X"]})),
    ("9.2.2.3.1", use("カードを1枚引く。あなたのメンバーが2体以上いるなら、代わりにカードを2枚引く。", {"me.hand": 2}, me={"circles": ["X", "ハル"]})),
    ("9.2.2.3.1", Play("永 このメンバーがドロップするなら、ドロップする代わりに手札に戻す。", Scene(["sortie ハル 0", {"me.hand": ["X"]}], me={"circles": ["X"], "hand": ["ハル"]}))),
    ("9.2.2.3.2", Play("永 このメンバーがドロップするなら、代わりに手札を1枚捨ててよい。そうしたら、このメンバーをストックにする。", Scene(["sortie ハル 0", "yes", {"me.stock": 1, "me.drop": ["ナツ"]}], me={"circles": ["X"], "hand": ["ハル", "ナツ"]}))),
    ("9.3.2.6.1", Play("自【この能力はドロップ領域のみで有効】あなたのメンバーが出撃した時、ストックブースト1。", Scene(["sortie ハル 0", {"me.stock": 1}], me={"drop": ["X"], "hand": ["ハル"]}))),
    ("9.6.2.2.1", Play("起[X]カードをX枚引く。", Scene(["use", "say 2", {"me.hand": 2, "me.stock": 1}], me={"circles": ["X"], "stock": 3}))),
    ("9.6.3.1.5", use("レベル1のメンバー1体と《モノリウム》のメンバー1体を選び、レストする。", "pick アキ", "pick リユ赤", {"アキ.rest": True, "リユ赤.rest": True, "ハル.rest": False}, foe={"circles": ["リユ赤", "ハル", "アキ", "ナツ"]})),
    ("9.7.3.3.1", Play("自[①]このメンバーが出撃した時、コストを払ってよい。そうしたら、カードを1枚引く。", Scene(["sortie X 0", "yes", {"me.hand": 1, "me.stock": 0}], me={"hand": ["X"], "stock": 1}))),
    ("9.7.6", Play("自 あなたの手札にカードがない時、カードを1枚引く。", Scene(["sortie ハル 1", {"me.hand": 1}], me={"circles": ["X"], "hand": ["ハル"]}), Scene(["sortie ハル 1", {"me.hand": ["ナツ"]}], me={"circles": ["X"], "hand": ["ハル", "ナツ"]}))),
    ("9.9.1.6", Play("永 このメンバーはオーラをハートとして扱う。", Scene([{"X.heart": 1, "X": (3000, 0, 2)}], me={"circles": ["X"]}))),
    ("11.2.1.1", Play("自 盟約-「アキ」か<鳥> カードを1枚引く。", Scene(["unite ハル X hand", "pick フユ", "put 3", {"me.hand": 1}], me={"circles": ["X", "ハル"], "hand": ["フユ"], "levels": ["リユ赤"] * 2, "stock": 2}), kind="foreigner")),
    ("11.3.1", Play("自 先鋒 このメンバーが攻撃した時、ストックブースト1。", Scene(["attack X 1", {"me.stock": 1}], me=FIGHT), Scene(["attack X 1", {"me.stock": 0}], me=FIGHT, foe={"broken": [5]}))),
    ("11.4.1", Play("ロジックドライブ[①]カードを1枚引く。", Scene(["drive X", {"me.hand": 1}], me={"circles": ["X+ハル"], "stock": 1}))),
    ("11.5.1", Play("永 このメンバーは使者と合体できる。この合体により出撃できる合理体は「フユ」を持つものに限られる。", Scene(["change X ナツ hand", {"pick フユ": True, "pick 別X": False}, "done"], me={"circles": ["X", "ナツ"], "hand": ["フユ", "別X"], "levels": ["リユ赤"] * 2, "stock": 2}), kind="union")),
    ("11.6.1.1", Play("永 このメンバーのソウルの枚数が1枚以上なら、このメンバーのパワー+1000。", Scene([{"X": (4000, 1, 2)}], me={"circles": ["X+ハル"]}), Scene([{"X": (3000, 1, 2)}], me={"circles": ["X"]}))),
    ("11.6.1.2", Play("自 このメンバーが攻撃した時、ストックブースト1。この能力は、このメンバーのソウルの枚数が1枚以上のときのみ待機状態になる。", Scene(["attack X 1", {"me.stock": 1}], me={"circles": ["X+ハル", "リユ"], **LEVELS}), Scene(["attack X 1", {"me.stock": 0}], me=FIGHT))),
    ("11.6.1.3", Play("起[0]カードを1枚引く。この能力は、このメンバーのソウルの枚数が1枚以上のときのみプレイできる。", Scene(["use", {"me.hand": 1}], me={"circles": ["X+ハル"]}), Scene([{"use X": False}], me={"circles": ["X"]}))),
    ("11.7.1", Play("自 この門が破壊されて表向きになった時、ストックブースト1。", Scene(["attack ハル 0", {"foe.stock": 1}], me={"circles": ["ハル", "リユ"], **LEVELS}, foe={"gates": ["X", *["FILLER-GATE"] * 5]}), kind="gate")),
    ("11.8.1", Play("自 このカードがあるサークルが攻撃されたとき、このカードを表向きにし、その後ドロップする。", Scene(["attack リユ 0", {"foe.drop": ["X"]}], me={"circles": ["リユ", "ミユ"], **LEVELS}, foe={"circles": ["X"]}))),
    ("11.9.1", Play("自 このカードが表向きになったとき、このカードが設置状態なら、カードを1枚引く。", Scene(["use ワザ5", {"me.hand": 1}], me={"circles": ["ワザ5", "ハル=X"]}), kind="tactics")),
    ("11.10.1", Play("秘具スキル カードを1枚引く。", Scene(["use ワザ7", "pick X", {"me.hand": 1}], me={"circles": ["ワザ7"], "secret": ["X"]}, x={"level": 1}), kind="tactics")),
    ("11.11.1", Play("起 メークLv1[①]", Scene(["use", "pick 別X", {"me.members": ["別X"], "me.hand": ["X"]}], me={"circles": ["X"], "hand": ["別X"], "stock": 1}, x={"names": "化", "pact": "甲"}))),
    ("12.3.1.2", Play("永 相手のメンバーは自能力を使えない。", Scene(["end_turn", "sortie ヒク 0", {"foe.hand": 2}], me={"circles": ["X"]}, foe={"hand": ["ヒク"]}))),
    ("12.4.1.1", Play("起【ターン1回】カードを1枚引く。", Scene(["use", {"use X": False, "me.hand": 1}], me={"circles": ["X"]}))),
    ("12.5.1", use("あなたのメンバー1体につき、カードを1枚引く。", {"me.hand": 2}, me={"circles": ["X", "ハル"]})),
]  # fmt: skip
PLAYS = [play for _, play in BOOK]


@pytest.mark.parametrize("play", PLAYS, ids=str)
def test_plays(play: Play) -> None:
    run(play)


def test_each_leans_on_a_clause_of_the_book() -> None:
    known = Ledger("luck_and_logic").clauses
    assert [clause for clause, _ in BOOK if clause not in known] == []
