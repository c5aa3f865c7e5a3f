"""Cards of our own invention, in the words of the game: read, printed back, told in English."""

from __future__ import annotations

import pytest

from kirifuda.games.legions.words import grammar
from kirifuda.text import (
    TextError,
    compile_text,
    from_data,
    normal_text,
    print_en,
    print_ja,
    to_data,
)

GRAMMAR = grammar()

ENGLISH = [
    ("速攻※（すぐに動ける。）／衝撃２※（待たせる。）", ["Haste, Impact 2"]),
    ("先制\n跳躍", ["First Strike", "Leap"]),
    (
        "「春の便り」《配置時／レーン移動時》：あなたのウェイトゾーンⅡ〜Ⅳの緑属性のカードを１枚選び、WT-1する。",
        [
            "“春の便り” (when placed or when it has moved): choose 1 green card in your wait zones II to IV, then give it WT-1."
        ],
    ),
    (
        "「炉」《自ターン中任意》【ＸMP、疲労】：相手のユニットを１体選び、X点のダメージを与える。",
        [
            "“炉” (any time in your main phase; X MP and exhaust this): choose 1 of your opponent's units, then deal X damage to it."
        ],
    ),
    (
        "相手のミニオンを２体まで選び、疲労させる。その後、あなたはカードを１枚引く。",
        [
            "Choose up to 2 of your opponent's minions, then exhaust them. After that, you draw 1 card."
        ],
    ),
    (
        "「旗」《常時》：あなたのフィールドにいる他の赤属性のミニオンは「+1/+0」の修正を得る。",
        ["“旗” (always): other red minions on your field get +1/+0."],
    ),
    (
        "「殻」《常時》：このカードがブレイクする場合、代わりに除外する。",
        ["“殻” (always): if this card would break, instead exclude it."],
    ),
    (
        "あなたのマスターは「ATK4/貫通1/先制」でアタックを行う。",
        ["Your master attacks with ATK 4 and [Pierce 1, First Strike]."],
    ),
    (
        "以下から１つを選び解決する。\n・あなたはカードを２枚引く。\n・相手のミニオンを１体選び、除外する。",
        [
            "Choose 1 of these: • You draw 2 cards. • Choose 1 of your opponent's minions, then exclude it."
        ],
    ),
    (
        "「値切り」《あなたがスキルをプレイした時》：相手のミニオンを２体選び、右レーンに移動させる。",
        [
            "“Haggling” (when you play a skill): choose 2 of your opponent's minions, then move them to the right lane."
        ],
    ),
    (
        "「関所」《相手がカードを引いた時》：このカードが左レーンにいるなら、相手の山札の上から１枚をウェイトゾーンⅣに置く。",
        [
            "“関所” (when your opponent draws a card): if this card is in the left lane, put the top card of your opponent's deck into wait zone IV."
        ],
    ),
    (
        "「盾」《常時》：このカードは受けるダメージが-1される。\n「市」《常時》：あなたがアンロックするミニオンはコストが-1される。",
        [
            "“盾” (always): this card takes 1 less damage.",
            "“市” (always): minions that you unlock cost 1 MP less.",
        ],
    ),
]


@pytest.mark.parametrize(("text", "english"), ENGLISH)
def test_read_printed_back_and_told(text: str, english: list[str]) -> None:
    nodes = compile_text(GRAMMAR, text)
    assert [print_ja(GRAMMAR, node) for node in nodes] == normal_text(GRAMMAR, text)
    assert [from_data(to_data(node)) for node in nodes] == nodes
    assert [print_en(GRAMMAR, node) for node in nodes] == english


def test_an_unknown_wording_is_shown_with_its_place() -> None:
    with pytest.raises(TextError) as told:
        compile_text(GRAMMAR, "速攻\n「声」《配置時》:あなたはカードを1枚食べる。")
    (problem,) = told.value.problems
    assert problem.line == 2
    assert problem.wording[problem.at :] == "食べる。"
    assert any("act.draw" in one for one in problem.nearest)


def test_every_problem_is_told() -> None:
    with pytest.raises(TextError) as told:
        compile_text(
            GRAMMAR, "「甲」《夜中》:カードを1枚引く。\n「乙」《配置時》:カードを1枚食べる。"
        )
    assert [problem.ability for problem in told.value.problems] == [0, 1]
