"""How clauses are joined, and how far each connective reaches.

A sentence is read from left to right, and whatever stands before a comma (who, if, during,
for each, when) reaches to the end of its sentence, unless another of its kind takes over.
What must be done for something (ことで) and what may be done (てよい) take in every action of
the sentence since the last such word.
"""
# ruff: noqa: E501

from ..phrase import say

CLAUSES = [
    say("do.by", "{cost:chain@dict}ことで、{then:do@=}", "may {cost}. If you do, {then@=}", "May do all of cost; only if all of it was done, then."),
    say("do.may", "{what:chain@te}<よい>", "may {what}", "May do it, all or nothing."),
    say("do.may_also", "{what:chain@te}も<よい>", "may {what}", "May do it, all or nothing."),
    say("steps.then", "{first:act@cont}、{then:steps@=}", "{first@=}, then {then@=}", "First, then the rest of the sentence."),
    say("chain.then", "{first:act@cont}、{then:chain@=}", "{first@=} and {then@=}", "First, then the next."),
]  # fmt: skip

PREFIXES = [
    say("pre.who", "{who:player}は(|、){then:do@=}", "{who} {then@?who}", "Who acts, to the end of the sentence or the next such word."),
    say("pre.if", "{cond:cond@if}、{then:do@=}", "if {cond}, {then@=}", "Looked at when reached; the rest of the sentence only if it holds."),
    say("pre.during", "{span}、{then:do@=}", "{span}, {then@=}", "How long every lasting change in the rest of the sentence holds."),
    say("pre.per", "{per}につき(、|){then:do@=}", "for every {per}, {then@=}", "The rest of the sentence once for each, counted when reached; in a standing ability always anew."),
    say("pre.when", "{event}、{then:do@=}", "{event}, {then@=}", "A delayed trigger: the rest of the sentence happens when it next comes true."),
    say("pre.more", "さらに(|、){then:do@=}", "also {then@=}", "On top of what was done; changes the same thing where it names none."),
    say("pre.instead", "かわりに(|、){then:do@=}", "instead {then@=}", "Replaces what the sentence before, or the event, would have done."),
    say("pre.extra", "追加で(|、){then:do@=}", "additionally {then@=}", "On top of what is done anyway."),
]  # fmt: skip

CONDITIONS = [
    say("cond.and", "{first:cond1@and}、{rest:cond@=}", "{first} and {rest}", "Both hold."),
    say("cond1.else", "<違う>", "not", "The condition before did not hold."),
    say("cond1.so", "そうしたら", "you do", "What was offered just before was done."),
]  # fmt: skip

SENTENCES = [
    say("sentence.do", "{do:do@end}。", "{do}.", "Done in order."),
    say("sentence.list", "{do:do@list}", "{do}", "Ends in a list of options."),
]  # fmt: skip

FRAMES = [
    say("act.it", "{verb:verb@=}", "{verb@=}⟪it⟫", "To the cards chosen, revealed or moved just before."),
    say("act.to", "{cards}を{verb:verb@=}", "{verb@=}⟪{cards}⟫", "To exactly those cards."),
    say("act.to_some", "{cards}を{count}{verb:verb@=}", "{verb@=}⟪{count} of {cards}⟫", "The acting player chooses so many of those cards."),
    say("act.some", "{place}から{count}{verb:verb@=}", "{verb@=}⟪{count|card} from {place}⟫", "The acting player chooses so many cards from that place."),
    say("act.some_of", "{place}から(|、){filter}を{count}{verb:verb@=}", "{verb@=}⟪{count} {filter@#count} from {place}⟫", "The acting player chooses so many such cards from that place."),
    say("act.some_of_each", "{place}から(|、){kinds}を{count}{verb:verb@=}", "{verb@=}⟪{count} {kinds@#count} from {place}⟫", "The acting player chooses so many cards of each of these kinds from that place."),
    say("act.one_of", "{place}から(|、){filter}を{verb:verb@=}", "{verb@=}⟪1 {filter@sg} from {place}⟫", "The acting player chooses one such card from that place."),
    say("act.so_many", "{count}{verb:verb@=}", "{verb@=}⟪{count} of those⟫", "So many of the cards chosen, seen or meant just before."),
    say("act.so_many_of", "{filter}を{count}{verb:verb@=}", "{verb@=}⟪{count} {filter@#count}⟫", "So many such cards of those chosen, seen or meant just before."),
]  # fmt: skip
