"""How many: counts that an action takes, and amounts that a condition compares."""
# ruff: noqa: E501

from ..phrase import say

COUNTS = [
    say("count.n", "{n:int}枚", "{n}", "Exactly n; as many as there are if fewer."),
    say("count.or", "{n:int}枚か{m:int}枚", "{n} or {m}", "n or m.", "pl"),
    say("count.up_to", "{n:int}枚まで", "up to {n}", "0 to n."),
    say("count.all", "すべて", "all", "All of them; no choice.", "pl"),
    say("count.any", "(望む|好きな)枚数", "any number of", "0 or more.", "pl"),
    say("count.at_least", "{n:int}枚以上(|、望む枚数)", "{n} or more", "n or more.", "pl"),
    say("count.at_least_all", "{n:int}枚以上(、|)すべて", "all, being {n} or more,", "All of them, possible only if there are n or more.", "pl"),
    say("count.each", "{n:int}枚ずつ", "{n} each of the", "n from each of the places, or of each kind.", "pl"),
    say("count.each_up_to", "{n:int}枚(までずつ|ずつまで)", "up to {n} each of the", "0 to n from each of the places, or of each kind.", "pl"),
    say("count.total", "合計{n:int}枚", "{n} in total of the", "n, the places or kinds taken together.", "pl"),
    say("count.total_up_to", "合計{n:int}枚まで", "up to {n} in total of the", "0 to n, the places or kinds taken together.", "pl"),
    say("count.apiece", "それぞれ{n:int}枚(|ずつ)", "{n} each of the", "n of each kind.", "pl"),
    say("count.apiece_up_to", "それぞれ{n:int}枚まで", "up to {n} each of the", "0 to n of each kind.", "pl"),
    say("count.apiece_total", "それぞれ{n:int}枚ずつ合計{m:int}枚まで", "up to {n} each and {m} in total of the", "0 to n of each kind, m at most together.", "pl"),
    say("count.things", "{n:int}つ", "{n}", "n, of abilities or options."),
    say("count.things_up_to", "{n:int}つまで", "up to {n}", "0 to n, of abilities or options."),
    say("count.total_things_up_to", "合計{n:int}つまで", "up to {n} in total", "0 to n, of abilities."),
    say("count.same", "同じ枚数(|になるよう)", "as many", "As many as were chosen or moved just before.", "pl"),
    say("count.as_those", "{cards}と同じ枚数", "as many (as {cards@held})", "As many as there are of those cards.", "pl"),
]  # fmt: skip

AMOUNTS = [
    say("amount.n", "{n:int}(枚|つ|種類)", "exactly {n}", "Equal to n."),
    say("amount.at_least", "{n:int}(枚|つ|種類)以上", "{n} or more", "n or more.", "pl"),
    say("amount.at_most", "{n:int}(枚|つ|種類)以下", "{n} or fewer", "n or fewer."),
    say("amount.total", "合計{n:int}枚", "exactly {n} in total", "Equal to n, all taken together."),
    say("amount.total_at_least", "合計{n:int}枚以上", "{n} or more in total", "n or more, all taken together.", "pl"),
]  # fmt: skip
