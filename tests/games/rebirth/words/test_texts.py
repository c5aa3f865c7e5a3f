"""Cards of our own invention, in the words of the game: read, printed back, told in English."""

from __future__ import annotations

import pytest

from kirifuda.games.rebirth.words import grammar
from kirifuda.text import (
    Node,
    TextError,
    compile_text,
    from_data,
    normal_text,
    print_en,
    print_ja,
    to_data,
)

GRAMMAR = grammar()

TEXTS = [
    "【ブロッカー】〔灯台守〕",
    "【ブロッカー】：〔灯台守〕or《ハルノ》",
    "【のびしろ】",
    "【キャンセル】：〔灯台守〕以外の【スパーク】",
    "【キャンセル】：〔灯台守〕の【スパーク】or【キャンセル】",
    "【スパーク】：あなたは４枚引く。（デッキから手札へ）",
    "【スパーク】【本領発揮Lv３】〔灯台守〕＆〔星詠み〕：あなたは相手のメンバーから１枚選び、控え室に置く。",
    "【スパーク】：あなたは自分の手札から〔灯台守〕を１枚控え室に置くことで、控え室からReバースを１枚セットする。",
    "【スパーク】：このターン中、このキャラを＋２/±０。あなたのリタイアが相手より多いなら、さらに＋１/＋１。",
    "【スパーク】：あなたは自分の、メンバーと手札から〔灯台守〕を２枚ずつ選び、それらを入れ替えてよい。",
    "【スパーク】：あなたはチェックしてよい。それであなたが勝ちなら、あなたは２枚引く。負けなら、あなたは自分の手札から１枚控え室に置く。",
    "【スパーク】：各プレイヤーは自分の控え室からキャラを１枚選び、空席のメンバーに【レスト】で置いてよい。",
    "【スパーク】：あなたは自分の手札から２枚以上、すべて選び、控え室に置くことで、同じ枚数引く。",
    "【自】【エントリー】【Reコンボ】《暁の汽笛》【ターン１】：このキャラが相手のキャラをリタイアさせた時、あなたは１枚引き、自分の手札から１枚デッキの下に置く。",
    "【自】【メンバー】：このキャラが、《ハルノ》か《ルリカ》をサポートした時、あなたはこのキャラをデッキの下に置くことで、このアタック中、サポートされたキャラを＋２/±０。",
    "【自】：このキャラが手札からエントリーに置かれた時、あなたの、メンバーかリタイアに《ハルノ》がいるなら、あなたは自分のデッキの上から１枚エネルギーに【レスト】で置く。",
    "【自】：このキャラがデッキ以外からエントリーに置かれた時、あなたは自分の控え室から、〔灯台守〕か〔星詠み〕を１枚選び、メンバーに【レスト】で置いてよい。置いたら、このキャラを控え室に置く。",
    "【自】【メンバー】【本領発揮Lv４】：あなたの他のメンバーが相手の効果で控え室に置かれた時、あなたは自分の手札から〔灯台守〕を１枚まで選び、メンバーに置く。",
    "【自】：このキャラが相手のアタックでリタイアに置かれた時、あなたは自分のエントリーから１枚選び、このターン中、そのキャラを±０/＋３。",
    "【自】【メンバー】：相手のアタックフェイズ開始時、このキャラが【レスト】していて、あなたのメンバーが２枚以下なら、あなたはこのキャラを手札に戻す。",
    "【自】【エントリー】：このキャラのアタック終了時、あなたは以下から１つ選ぶ。\nⅰ．自分のパートナーから１枚選び、【スタンド】する。\nⅱ．相手のエネルギーから１枚選び、【レスト】する。",
    "【自】：このキャラがメンバーに置かれた時、あなたは自分のデッキの上から３枚見て、その中から１枚を手札に加え、残りを望む順でデッキの下に置く。",
    "【自】：このキャラの【スパーク】が【キャンセル】された時、あなたは１～６の数字を１つ宣言し、自分のデッキの上から１枚公開する。そのカードが宣言した数字と同じコストのキャラなら、手札に加える。違うなら、控え室に置く。",
    "【起】【メンバー】【ターン１】：［エネ２、このキャラを【レスト】する］あなたは自分のエントリーから〔灯台守〕を１枚選び、このターン中、そのキャラを＋１/±０し、そのキャラは相手のキャラから選ばれない。",
    "【起】【手札】【本領発揮Lv５】：［このキャラを公開する］あなたは自分のエントリーから《ルリカ》以外の〔灯台守〕を１枚選び、このキャラと入れ替える。",
    "【起】【控え室】：［エネ３］あなたはこのキャラを空席のメンバーに置く。このフェイズを終了する。",
    "【起】【エントリー】：［手札から１枚とこのキャラを控え室に置く］あなたは自分の控え室からReバースを１枚までセットする。",
    "【起】【エントリー】【ターン１】：［エネ１］あなたは自分の控え室からキャラを１枚選び、それをコスト２でATK３/DEF４の『影法師』のキャラとしてメンバーに裏向きで置く。このターン終了時、それを控え室に置く。",
    "【起】【ターン１】：あなたは自分のデッキの上から３枚公開し、その中からキャラの【スパーク】を１つ選び、このキャラの【スパーク】として発動させ、公開したカードを控え室に置く。",
    "【永】：あなたのエントリーの〔灯台守〕を＋２/＋１。",
    "【スパーク】本領発揮Lv２：あなたは１枚引く。",
    "【起】【メンバー】：【Reコンボ】《暁の汽笛》【ターン１】：あなたは１枚引く。",
    "【起】【メンバー】【本領発揮Lv３】：【ターン１】：［手札から１枚控え室に置く］あなたは２枚引く。",
    "【起】【メンバー】【ターン１】：コスト［エネ２］あなたは１枚引く。",
    "【スパーク】：あなたは自分の控え室から、【のびしろ】か、【ブロッカー】を持つキャラを１枚選び、手札に戻す。",
    "【自】：このキャラがメンバーから手札に戻った時、あなたの、リタイアか、自分のセットされているReバースに、《暁の汽笛》があるなら、あなたは１枚引く。",
    "【スパーク】本領発揮Lv２〔灯台守〕：あなたの自分の控え室から、《ハルノ》か《ルリカ》を１枚選び、手札に戻してよい。",
    "【自】【エントリー】：このキャラが〔灯台守〕にサポートされたなら、このアタック中、このキャラを＋３/±０。",
    "【永】【エントリー】：各ターンこのキャラの２回目のアタック中、このキャラを＋３/±０。",
    "【永】【エントリー】：あなたの、メンバーとリタイアの〔灯台守〕合計２枚につき、このキャラを＋１/＋１。",
    "【永】【メンバー】：あなたのメンバーに、《ハルノ》と《ルリカ》がいるなら、各ターン相手の１回目と３回目のアタックはパートナーアタックにならない。",
    "【永】【エントリー】：あなたは各ターン１回まで、このキャラを手札の〔灯台守〕でブロックできる。",
    "【永】【メンバー】：相手は効果でメンバーから〔灯台守〕を選ぶ際、このキャラを優先する。",
    "【永】：あなたは自分のターン終了時にReバースを控え室に置く際、１枚残してよい。",
    "【永】【メンバー】：あなたのターン中、相手はエントリー以外からReバースをセットできず、【キャンセル】を使えない。",
    "【永】【エントリー】：このキャラの魂に《ハルノ》があるなら、このキャラは〔星詠み〕を得て、相手から選ばれない。",
    "【スパーク】：このターン中、次にあなたのエントリーに置かれる〔灯台守〕を＋２/＋２。",
    "【スパーク】：あなたは自分の控え室から、【スパーク】を持つ、《ハルノ》か《ルリカ》を１枚選び、手札に戻すか、メンバーに置く。",
    "【スパーク】：あなたの、メンバーとリタイアのカード名の種類数により以下をすべて行う。\n３種類以上．１枚引く。\n５種類以上．このターン中、このキャラを＋５/＋５。",
    "【スパーク】：あなたは自分のエントリーから１枚選び、〈【自】【エントリー】：このキャラがアタックされた時、あなたは１枚引く。〉を与える。",
]


@pytest.mark.parametrize("text", TEXTS)
def test_reads_and_prints_back(text: str) -> None:
    nodes = compile_text(GRAMMAR, text)
    assert [print_ja(GRAMMAR, node) for node in nodes] == normal_text(GRAMMAR, text)
    for node in nodes:
        assert from_data(to_data(node)) == node
        assert print_en(GRAMMAR, node)


ENGLISH = [
    (TEXTS[5], "[Spark] You draw 4 cards."),
    (
        TEXTS[7],
        (
            "[Spark] You may put 1 〔灯台守〕 from your hand into the waiting room. "
            "If you do, set 1 Rebirth card from the waiting room."
        ),
    ),
    (
        TEXTS[8],
        (
            "[Spark] During this turn, this character gets +2/+0. If there are more cards in your "
            "retire area than your opponent has, also it gets +1/+1."
        ),
    ),
    (
        TEXTS[11],
        (
            "[Spark] Each player may choose 1 character from their waiting room "
            "and put it into the vacant members rested."
        ),
    ),
    (
        TEXTS[25],
        (
            "[Act] [waiting room] (pay 3 energy) You put this character into the vacant members. "
            "End this phase."
        ),
    ),
]


@pytest.mark.parametrize(("text", "english"), ENGLISH)
def test_english(text: str, english: str) -> None:
    (node,) = compile_text(GRAMMAR, text)
    assert print_en(GRAMMAR, node) == english


def _find(node: Node, phrase: str) -> Node:
    return next(one for one in node.walk() if one.phrase == phrase)


def test_by_reaches_over_the_rest_of_its_sentence_only() -> None:
    (node,) = compile_text(
        GRAMMAR,
        "【スパーク】：あなたはエネ１することで、１枚引き、このターン中、このキャラを＋１/±０。２枚引く。",
    )
    body = node.args[1]
    assert isinstance(body, tuple)
    first, second = body
    by = _find(first, "do.by")
    assert by.args[0] == Node("act.energy", (1,))
    assert _find(by, "steps.then").args[0] == Node("act.draw", (Node("count.n", (1,)),))
    assert second == Node("sentence.do", (Node("act.draw", (Node("count.n", (2,)),)),))


def test_what_must_be_done_takes_in_everything_since_who_acts() -> None:
    (node,) = compile_text(
        GRAMMAR, "【スパーク】：あなたは自分の手札から１枚選び、控え室に置くことで、１枚引く。"
    )
    cost = _find(node, "do.by").args[0]
    assert isinstance(cost, Node)
    assert cost.phrase == "chain.then"


def test_if_reaches_to_the_end_of_the_sentence() -> None:
    (node,) = compile_text(
        GRAMMAR, "【スパーク】：あなたの手札がないなら、１枚引き、１枚引く。１枚引く。"
    )
    condition = _find(node, "pre.if")
    assert [one.phrase for one in condition.walk()].count("act.draw") == 2
    assert [one.phrase for one in node.walk()].count("act.draw") == 3


def test_an_option_reaches_to_the_next_one() -> None:
    (node,) = compile_text(
        GRAMMAR, "【スパーク】：以下から１つ選ぶ。\nⅰ．１枚引く。１枚引く。\nⅱ．２枚引く。"
    )
    options = _find(node, "act.options").args[1]
    assert isinstance(options, tuple)
    assert [len(one.args[1]) for one in options if isinstance(one.args[1], tuple)] == [2, 1]


def test_a_comma_spreads_a_modifier() -> None:
    spread, near = (
        compile_text(GRAMMAR, f"【スパーク】：手札から{such}を１枚控え室に置く。")[0]
        for such in (
            "コスト３以上の、《ハルノ》か《ルリカ》",
            "コスト３以上の《ハルノ》か《ルリカ》",
        )
    )
    assert len(_find(spread, "plain.each_or").args) == 2
    assert _find(near, "plain.or").args[0] == (
        Node("item.with", (Node("mod.value", (Node("stat.cost"), Node("scope.least", (3,)))), Node("noun.named", ("ハルノ",)))),
        Node("noun.named", ("ルリカ",)),
    )  # fmt: skip


def test_every_ability_is_reported() -> None:
    text = "【スパーク】：あなたは１枚燃やす。\n【永】：あなたのエントリーの〔灯台守〕を＋２/＋１。\n【自】：踊った時、１枚引く。"
    with pytest.raises(TextError) as caught:
        compile_text(GRAMMAR, text)
    first, second = caught.value.problems
    assert (first.ability, first.line, text[first.offset]) == (0, 1, "燃")
    assert (second.ability, second.line, text[second.offset]) == (2, 3, "踊")
    assert first.expected
    assert first.nearest


def test_misprints_are_not_guessed() -> None:
    for text in (
        "【スパーク】：あなたは１枚引。",
        "【スパーク】：このキャラを＋３/３。",
        "【スパーク】",
    ):
        with pytest.raises(TextError):
            compile_text(GRAMMAR, text)
