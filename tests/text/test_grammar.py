"""The grammar engine on small sets of phrases."""

from __future__ import annotations

import contextlib
import sys

import pytest

from kirifuda.text import (
    Grammar,
    GrammarError,
    Node,
    TextError,
    compile_text,
    coverage,
    normal_text,
    parse_as,
    phrase_table,
    print_en,
    print_ja,
    say,
)

PHRASES = [
    say("line.act", "【起】{does:do@end}。", "[Act] {does}."),
    say("do.may", "{what:chain@te}<よい>", "may {what}"),
    say("do.who", "{who}は(|、){does:do@=}", "{who} {does@?who}"),
    say("chain.then", "{first:one@cont}、{then:chain@=}", "{first@=}, then {then@=}"),
    say("one.draw", "{n:int}枚<引く>", "[draw] {n|card}"),
    say("one.drop", "{n:int}枚<捨てる>", "[discard] {n|card}"),
    say("who.you", "あなた", "you"),
    say("who.foe", "(相手|敵)", "your opponent"),
]
JOINS = {"do": ("chain",), "chain": ("one",)}
GRAMMAR = Grammar(PHRASES, start="line", joins=JOINS, openers=("【起】",))


def test_both_ways() -> None:
    text = "【起】敵は、2枚引き、1枚捨てる。"
    (node,) = compile_text(GRAMMAR, text)
    assert node == Node(
        "line.act",
        (
            Node(
                "do.who",
                (
                    Node("who.foe", (), 1),
                    Node("chain.then", (Node("one.draw", (2,)), Node("one.drop", (1,)))),
                ),
                1,
            ),
        ),
    )
    assert print_ja(GRAMMAR, node) == text
    assert print_en(GRAMMAR, node) == "[Act] Your opponent draws 2 cards, then discards 1 card."


def test_verbs_take_their_form_from_their_place() -> None:
    (node,) = compile_text(GRAMMAR, "【起】あなたは１枚引き、２枚捨ててよい。")
    assert print_en(GRAMMAR, node) == "[Act] You may draw 1 card, then discard 2 cards."


def test_two_readings_are_an_error_that_shows_both() -> None:
    pull = say("one.pull", "{n:int}枚<引く>", "[pull] {n}")
    double = Grammar([*PHRASES, pull], start="line", joins=JOINS)
    with pytest.raises(TextError) as caught:
        compile_text(double, "【起】1枚引く。")
    (problem,) = caught.value.problems
    assert "2 ways" in str(problem.what)
    assert len(problem.readings) == 2
    assert "one.draw(1)" in str(problem)
    assert "one.pull(1)" in str(problem)


def test_an_unknown_wording_shows_its_place_and_what_is_near() -> None:
    text = "【起】１枚引く。\n【起】 あなたは２枚引き、１枚焼く。\n【起】彼は１枚引く。"
    with pytest.raises(TextError) as caught:
        compile_text(GRAMMAR, text)
    second, third = caught.value.problems
    assert (second.ability, second.line, second.offset) == (1, 2, text.index("焼"))
    assert second.wording[second.at :] == "焼く。"
    assert "捨てる。" in second.expected or "捨てる" in "".join(second.expected)
    assert any("枚<捨てる>" in near or "枚<引く>" in near for near in second.nearest)
    assert (third.ability, third.line, third.offset) == (2, 3, text.index("彼"))
    assert "⟨?⟩焼く。" in str(caught.value)


@pytest.mark.parametrize("number", ["201", "999", "9999999", "9" * 30, "9" * 3000])
def test_more_things_than_a_game_holds(number: str) -> None:
    """The number is shown with its place, not read."""
    (node,) = compile_text(GRAMMAR, "【起】200枚引く。")
    assert node.args == (Node("one.draw", (200,)),)
    with pytest.raises(TextError) as caught:
        compile_text(GRAMMAR, f"【起】{number}枚引く。")
    (problem,) = caught.value.problems
    assert problem.offset == 3
    assert str(problem.what) == "no game holds a number so large"


@pytest.mark.parametrize("digits", [8, 30, 3000])
def test_a_number_too_large_for_any_card(digits: int) -> None:
    """A match could not be packed with it."""
    grammar = Grammar([say("line.worth", "パワー{n:int}。", "{n} power.")], start="line")
    (node,) = compile_text(grammar, "パワー9999999。")
    assert node.args == (9999999,)
    with pytest.raises(TextError, match="no game holds a number so large"):
        compile_text(grammar, f"パワー{'9' * digits}。")


def test_a_text_that_ends_too_early() -> None:
    with pytest.raises(TextError) as caught:
        compile_text(GRAMMAR, "【起】あなたは")
    (problem,) = caught.value.problems
    assert "too early" in str(problem.what)


def test_a_text_nested_too_deeply() -> None:
    with pytest.raises(TextError, match="too deeply"):
        compile_text(GRAMMAR, "【起】" + "あなたは" * 900 + "1枚引く。")


def test_a_full_stop_left_out_at_the_end_is_put_in() -> None:
    assert compile_text(GRAMMAR, "【起】１枚引く") == compile_text(GRAMMAR, "【起】1枚引く。")


def test_lists() -> None:
    grammar = Grammar(
        [
            say("line.or", "{items:name++か}", "{items/or}"),
            say("line.some", "[{items:name*、}]", "{items/and}"),
            say("name.is", "《{name:str}》", "{name}"),
        ],
        start="line",
    )
    (node,) = parse_as(grammar, ("line", ""), "《あ》か《い「う」》か《え》")
    assert print_en(grammar, node) == "あ, い「う」 or え"
    assert parse_as(grammar, ("line", ""), "《あ》") == []
    assert parse_as(grammar, ("line", ""), "[]") == [Node("line.some", ((),))]


def test_what_closes_a_list() -> None:
    grammar = Grammar(
        [
            say("text.all", "{parts:part+}", "{parts}"),
            say("part.a", "あ", "a"),
            say("part.end", "終", "end", last=True),
        ],
        start="text",
    )
    assert len(parse_as(grammar, ("text", ""), "ああ終")) == 1
    assert parse_as(grammar, ("text", ""), "あ終あ") == []


def test_phrases_that_cannot_work() -> None:
    with pytest.raises(GrammarError, match="begins with itself"):
        Grammar([say("a.b", "{x:a}か{y:a}", "{x} {y}"), say("a.c", "あ", "a")], start="a")
    with pytest.raises(GrammarError, match="no category"):
        Grammar([say("a.b", "{x:c}", "{x}")], start="a")
    with pytest.raises(GrammarError, match="two phrases"):
        Grammar([say("a.b", "あ", "a"), say("a.b", "い", "b")], start="a")
    with pytest.raises(GrammarError, match="different slots"):
        say("a.b", "({x:int}|あ)", "a")
    with pytest.raises(GrammarError, match="asks for a slot"):
        say("a.b", "あ", "{x}")
    with pytest.raises(GrammarError, match="is named"):
        say("a", "あ", "a")
    with pytest.raises(GrammarError, match="cannot read"):
        say("a.b", "{x", "a")


def test_fingerprint_changes_with_the_wordings() -> None:
    same = Grammar(PHRASES, start="line", joins=JOINS, openers=("【起】",))
    pull = say("one.pull", "{n:int}枚<抜く>", "[pull] {n}")
    more = Grammar([*PHRASES, pull], start="line", joins=JOINS)
    assert same.fingerprint() == GRAMMAR.fingerprint()
    assert more.fingerprint() != GRAMMAR.fingerprint()


def test_coverage_counts_and_lists_where_reading_stopped() -> None:
    rows = [
        {"name": "甲", "text": "【起】１枚引く。"},
        {"name": "乙", "text": "【起】１枚引く。\n【起】１枚焼く。"},
        {"name": "丙", "text": "【起】２枚焼く。"},
        {"name": "丁", "text": ""},
    ]
    result = coverage(GRAMMAR, rows)
    assert (result.cards, result.understood) == (4, 2)
    assert (result.abilities, result.abilities_understood) == (4, 2)
    assert result.share == 0.5
    assert [name for name, _ in result.problems] == ["乙", "丙"]
    assert "50.0%" in result.report()


def test_table_of_phrases() -> None:
    table = phrase_table(GRAMMAR, {"who": "Who acts."})
    assert "| `one.draw` | n: few | {n:int}枚<引く> |" in table
    assert "Who acts." in table


def test_angle_brackets_are_printed_by_their_wide_signs() -> None:
    tribe = say("text.of", "＜{tribe:angle}＞を{n:int}枚引く。", "draw {n} ＜{tribe}＞.")
    grammar = Grammar([tribe], start="text")
    for text in ("<鯨>を2枚引く。", "＜鯨＞を２枚引く。"):
        (node,) = compile_text(grammar, text)
        assert node.args == ("鯨", 2)
        assert print_ja(grammar, node) == "<鯨>を2枚引く。"
        assert print_en(grammar, node) == "Draw 2 <鯨>."
    with pytest.raises(TextError):
        compile_text(grammar, "<>を2枚引く。")


def test_choices_within_choices() -> None:
    phrase = say("line.until", "((この|)朝|夜(|中))まで", "until then")
    grammar = Grammar([phrase], start="line")
    texts = ["この朝まで", "朝まで", "夜まで", "夜中まで"]
    nodes = [compile_text(grammar, text) for text in texts]
    assert [node.form for (node,) in nodes] == [0, 1, 2, 3]
    assert [print_ja(grammar, node) for (node,) in nodes] == texts


def test_abilities_in_one_line() -> None:
    """As few as can be; where there is one way only."""
    plain = Grammar(
        [
            say("line.when", "朝、{does:one+}", "in the morning {does}"),
            say("line.plain", "{does:one+}", "{does}"),
            say("one.draw", "{n:int}枚引く。", "draw {n}."),
        ],
        start="line",
    )
    text = "1枚引く。朝、2枚引く。3枚引く。朝、4枚引く"
    assert [node.phrase for node in compile_text(plain, text)] == ["line.plain", *["line.when"] * 2]
    assert normal_text(plain, text) == ["1枚引く。", "朝、2枚引く。3枚引く。", "朝、4枚引く。"]
    with pytest.raises(TextError):
        compile_text(plain, "1枚引く。夜、2枚引く。")


def test_where_abilities_could_be_cut_in_two_ways_they_are_not() -> None:
    loose = Grammar(
        [say("line.two", "甲{n:int}。(|乙。)", "{n}"), say("line.one", "(乙。|)丙。", "c")],
        start="line",
    )
    assert len(compile_text(loose, "甲1。丙。")) == 2
    with pytest.raises(TextError):
        compile_text(loose, "甲1。乙。丙。")


def test_a_text_has_a_most_length() -> None:
    with pytest.raises(TextError) as caught:
        compile_text(GRAMMAR, "【起】1枚引く。" * 9000)
    assert str(caught.value) == "the text is too long: 72000 characters, at most 4000"
    assert normal_text(GRAMMAR, "【起】1枚引く。" * 9000) == []


@pytest.mark.parametrize("text", ["Draw a card.", "[Act] Draw 2.\n[Auto] Discard 1.", "карта"])
def test_other_languages_are_told_so_in_a_line(text: str) -> None:
    with pytest.raises(TextError) as caught:
        compile_text(GRAMMAR, text)
    assert str(caught.value) == "Japanese is expected"
    told = coverage(GRAMMAR, [{"text": text}])
    assert (told.understood, told.abilities, told.abilities_understood) == (0, 1, 0)
    assert list(told.stops) == ["Japanese is expected"]


def test_the_time_to_read_grows_with_the_text() -> None:
    """Twice the text takes about twice the steps, be it known, unknown, or full of brackets."""

    def steps(text: str) -> int:
        count = 0

        def step(*_: object) -> None:
            nonlocal count
            count += 1

        sys.setprofile(step)
        try:
            with contextlib.suppress(TextError):
                compile_text(GRAMMAR, text)
        finally:
            sys.setprofile(None)
        return count

    for part in ("1枚引き、", "《", "(", "敵は", "【起】1枚引く。", "〈", "9"):
        short, long = "【起】" + part * 40, "【起】" + part * 80
        assert steps(long) < 2.5 * steps(short) + 1000, part


def test_commas_after_particles_may_stand_elsewhere() -> None:
    grammar = Grammar(
        [
            say("line.put", "{who}は{where}から、{n:int}枚選び、置く。", "put {n}."),
            say("who.you", "あなた", "you"),
            say("where.at", "{who}の手札", "hand"),
        ],
        start="line",
    )
    usual = "あなたはあなたの手札から、1枚選び、置く。"
    for text in (
        usual,
        "あなたはあなたの手札から1枚選び、置く。",
        "あなたは、あなたの、手札から、1枚選び、置く。",
    ):
        assert compile_text(grammar, text) == compile_text(grammar, usual)
        assert normal_text(grammar, text) == [usual]
    for text in (
        "あなたはあなたの手札から1枚選び置く。",
        "あなたはあなたの手札から1、枚選び、置く。",
    ):
        with pytest.raises(TextError):
            compile_text(grammar, text)


def test_commas_that_tell_two_readings_apart_do_not_go() -> None:
    both = Grammar(
        [say("line.one", "赤の、犬。", "red dog"), say("line.two", "赤の犬。", "a red one's dog")],
        start="line",
    )
    assert [compile_text(both, t)[0].phrase for t in ("赤の、犬。", "赤の犬。")] == [
        "line.one",
        "line.two",
    ]
    with pytest.raises(TextError, match="2 ways"):
        compile_text(
            Grammar(
                [
                    say("line.one", "{a:word}の、犬が見る。", "red dog"),
                    say("line.two", "{a:word}の犬が見る。", "a red one's dog"),
                ],
                start="line",
            ),
            "赤の犬が、見る。",
        )
