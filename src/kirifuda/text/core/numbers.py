"""Numbers as things: what a card or a group of cards comes to, and what it is compared with.

A *value* is a number that the text works out (a card's ATK, a sum, how many cards there are), a
*bound* what a number can be held against (5以上, 奇数), a *range* that or another value (…より大きい).
Wherever a sentence has room for a number, any of them can stand.
"""
# ruff: noqa: E501

from ..phrase import say

#: Values that do not begin with another value; a game takes them into ``value2`` and ``value``.
VALUES = [
    say("value1.of", "{cards}の{stat:gauge}", "the {stat} of {cards}", "That number of the card, as it is now; with 元々の, as it is printed."),
    say("value1.its", "その{stat}", "its {stat}", "That number of the card told of last."),
    say("value1.sum", "{cards}の{stat}(の|)合計(|値)", "the total {stat} of {cards}", "That number of all those cards, added up."),
    say("value1.count", "{cards}の枚数", "the number of {cards@held}", "How many cards those are."),
    say("value1.together", "{cards}の合計(|枚数)", "the number of {cards@held} taken together", "How many cards those are, the places taken together."),
    say("value1.that_count", "その枚数", "their number", "How many cards were chosen or moved."),
    say("value2.times", "{value:value1}の{n:int}倍(|の値)", "{n} times {value}", "So many times as much."),
    say("value.n", "{n:int}", "{n}", "That number."),
    say("value.plus", "{value:value2}{n:signed}", "{value} {n}", "So much more or less than that."),
    say("value2.both", "{first:addend}と(|、){second:addend}の合計(値|)", "{first} plus {second}", "Both added up."),
    say("addend.times", "{value:value1}の{n:int}倍(|の値)", "{n} times {value}", "So many times as much."),
]  # fmt: skip

BOUNDS = [
    say("bound.n", "{n:int}<だ>", "{n}", "Exactly so much."),
    say("bound.least", "{n:int}以上<だ>", "{n} or more", "So much or more."),
    say("bound.most", "{n:int}以下<だ>", "{n} or less", "So much or less."),
    say("bound.below", "{n:int}未満<だ>", "less than {n}", "Less than that."),
    say("bound.or", "{items:numeral++か}<だ>", "{items/or}", "One of these."),
    say("bound.odd", "奇数(|枚)<だ>", "odd", "1, 3, 5 ..."),
    say("bound.even", "偶数(|枚)<だ>", "even", "0, 2, 4 ..."),
    say("numeral.n", "{n:int}", "{n}", "That number."),
    say("range.count", "{amount}<だ>", "{amount}", "So many."),
    say("range.greater", "{other:value2}より(<大きい>|<多い>|<高い>)", "greater than {other}", "More than that."),
    say("range.less", "{other:value2}より(<小さい>|<少ない>|<低い>)", "less than {other}", "Less than that."),
    say("range.least", "{other:value2}以上<だ>", "{other} or more", "As much as that or more."),
    say("range.most", "{other:value2}以下<だ>", "{other} or less", "As much as that or less."),
    say("range.same", "{other:value2}と(同じ<だ>|<等しい>)", "equal to {other}", "As much as that."),
    say("range.greater_than", "{other:card}より(<大きい>|<高い>)", "greater than that of {other}", "More than the same number of that card."),
    say("range.less_than", "{other:card}より(<小さい>|<低い>)", "less than that of {other}", "Less than the same number of that card."),
    say("range.least_of", "{other:card}以上<だ>", "at least that of {other}", "As much as the same number of that card, or more."),
    say("range.most_of", "{other:card}以下<だ>", "at most that of {other}", "As much as the same number of that card, or less."),
    say("range.same_as", "{other:card}と(同じ<だ>|<等しい>)", "equal to that of {other}", "As much as the same number of that card."),
]  # fmt: skip

CONDITIONS = [
    say("cond1.value", "{value:value2}が(|、){range@=}", "{value} is {range}", "That number is so."),
    say("cond1.values_same", "{value:value2}と(|、){other:value2}が(同じ<だ>|<等しい>)", "{value} and {other} are the same", "Both numbers are the same."),
    say("cond1.with_value", "{cards}(が|の){stat}{bound@=}", "the {stat} of {cards} is {bound}", "That number of the card is so."),
    say("cond1.with_value_not", "{cards}が{stat}{scope}でない<だ>", "the {stat} of {cards} is not {scope}", "That number of the card is not so."),
    say("cond1.its_value", "{stat}(|が){bound@=}", "its {stat} is {bound}", "That number of the card told of last is so."),
    say("cond1.number", "(|合計値|合計|その数が){bound@=}", "that number is {bound}", "What was counted or added up before is so."),
]  # fmt: skip

#: A letter for a number that a later sentence tells.
LETTERS = [
    say("sentence.letter", "Xは(|、){value:value2}(に等しい|と等しい|である|だ|と同じである|)。", "X is {value}.", "What X stands for in the sentences before; worked out where it stands."),
    say("count.letter", "X枚", "X", "As many as X is.", "pl"),
]  # fmt: skip

MODS = [
    say("mod.value", "{stat}(|が|が、){scope}の", "{stat} {scope}", "That number is so."),
    say("mod.either", "{items:figure++か}の", "{items/or}", "One of these numbers is so."),
    say("figure.so", "{stat}{scope}", "{stat} {scope}", "That number is so."),
    say("mod.greater", "{stat}が{other:value2}より(大きい|高い)", "{stat}-above-({other})", "That number is greater than the other."),
    say("mod.less", "{stat}が{other:value2}より(小さい|低い)", "{stat}-below-({other})", "That number is smaller than the other."),
    say("mod.greater_than", "{stat}が{other:card}より(大きい|高い)", "{stat}-above-({other})", "That number is greater than the same of that card."),
    say("mod.less_than", "{stat}が{other:card}より(小さい|低い)", "{stat}-below-({other})", "That number is smaller than the same of that card."),
    say("mod.more_than", "{other:card}より(|も){stat}(が|の)(大きい|高い)", "{stat}-above-({other})", "That number is greater than the same of that card."),
    say("mod.fewer_than", "{other:card}より(|も){stat}(が|の)(小さい|低い)", "{stat}-below-({other})", "That number is smaller than the same of that card."),
    say("mod.same_value", "{stat}が{other:value2}と同じ", "{stat}-equal-to-({other})", "That number is as much as the other."),
    say("mod.same_value_as", "{stat}が{other:card}と同じ", "{stat}-equal-to-({other})", "That number is as much as the same of that card."),
    say("mod.odd", "({stat}が奇数|奇数{stat})の", "odd-{stat}", "That number is odd."),
    say("mod.even", "({stat}が偶数|偶数{stat})の", "even-{stat}", "That number is even."),
    say("scope.n", "{n:int}", "{n}", "Exactly so much."),
    say("scope.least", "{n:int}以上", "{n} or more", "So much or more."),
    say("scope.most", "{n:int}以下", "{n} or less", "So much or less."),
    say("scope.below", "{n:int}未満", "below {n}", "Less than that."),
    say("scope.or", "{items:numeral++か}", "{items/or}", "One of these."),
    say("scope.least_of", "{other:card}以上", "at least that of ({other})", "As much as the same of that card, or more."),
    say("scope.most_of", "{other:card}以下", "at most that of ({other})", "As much as the same of that card, or less."),
    say("scope.value_least", "{other:value2}以上", "at least ({other})", "As much as that or more."),
    say("scope.value_most", "{other:value2}以下", "at most ({other})", "As much as that or less."),
]  # fmt: skip

ACTIONS = [
    say("act.value_is", "{cards}の({stats:gauge+と}|{stats:gauge++、})を(|、){value}(|と同じ)に<する>", "[make] the {stats/and} of {cards} {value}", "Those numbers become so much."),
    say("act.value_becomes", "{cards}の({stats:gauge+と}|{stats:gauge++、})は(|、)({value}(|と同じ)に<なる>|{value}(に|と)<等しい>)", "the {stats/and} of {cards} becomes {value}", "Those numbers become so much."),
    say("gauge.base", "元々の{stat}", "base {stat}", "That number as it is printed: changes come on top."),
    say("act.values_like", "{cards}の({stats:stat+と}|{stats:stat++、})を(|、){other:card}と同じに<する>", "[make] the {stats/and} of {cards} those of {other}", "Those numbers become the other's."),
    say("act.add_value", "({value}を(、|){cards}の({stats:stat+と}|{stats:stat++、})に|{cards}の({stats:stat+と}|{stats:stat++、})に(、|){value}を)(<加える>|<足す>)", "[add] {value} to the {stats/and} of {cards}", "Those numbers grow by that."),
    say("act.add_value_during", "{value}を、{span}(、|){cards}の({stats:stat+と}|{stats:stat++、})に(<加える>|<足す>)", "{span}, [add] {value} to the {stats/and} of {cards}", "Those numbers grow by that, so long."),
    say("act.multiply", "{cards}の({stats:stat+と}|{stats:stat++、})(を|は){n:int}倍に(<する>|<なる>)", "[multiply] the {stats/and} of {cards} by {n}", "Those numbers become n times as much."),
    say("act.modify_value", "{cards}の({stats:stat+と}|{stats:stat++、})(を|){n:signed}<~する>", "the {stats/and} of {cards} [be:cards] changed by {n}", "Those numbers change by so much."),
]  # fmt: skip

COUNTS = [
    say("count.worth", "{value:value2}分", "so many ({value})", "As many as that number.", "pl"),
    say("count.as_value", "{value:value2}と同じ枚数", "so many ({value})", "As many as that number.", "pl"),
    say("count.up_to_value", "{value:value2}と同じ枚数まで", "up to so many ({value})", "0 to as many as that number.", "pl"),
]  # fmt: skip
