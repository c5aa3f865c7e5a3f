"""How clauses are joined, and how far each connective reaches.

A sentence is read from left to right, and whatever stands before a comma (who, if, during,
for each, when) reaches to the end of its sentence, unless another of its kind takes over.
What must be done for something (ことで) and what may be done (てよい) take in every action of
the sentence since the last such word.
"""
# ruff: noqa: E501

from ..phrase import say

CLAUSES = [
    say("do.by", "{cost:chain@dict}ことで(、|){then:do@=}", "may {cost}. If {_they} do, {then@=}", "The actor may do all of cost; only if all of it was done, then."),
    say("do.by_either", "{first:chain@dict}か(、|){second:chain@dict}ことで(、|){then:do@=}", "may either {first} or {second}. If {_they} do, {then@=}", "The actor may do the one or the other; only if all of it was done, then."),
    say("do.may", "{what:chain@te}(<よい>|も<よい>)", "may {what}", "The actor may do it, all or nothing."),
    say("do.either", "{first:chain@dict}か(、|){second:full@=}", "either {first@=}, or {second@=}", "The actor does one of the two, as he chooses."),
    say("steps.then", "({first:step@cont}、|{first:step@te}、|{first:step@te}|{first:step@cont}){then:steps@=}", "{first@=}, then {then@=}", "First, then the rest of the sentence."),
    say("chain.then", "({first:step@cont}、|{first:step@te}、|{first:step@te}|{first:step@cont}){then:chain@=}", "{first@=} and {then@=}", "First, then the next."),
    say("full.then", "{first:act@cont}、{then:chain@=}", "{first@=} and {then@=}", "First, then the next."),
]  # fmt: skip

PREFIXES = [
    say("pre.who", "{who:player}は(|、){then:do@=}", "{who} {then@?who}", "Who acts, to the end of the sentence or the next such word."),
    say("pre.if", "{cond:cond@if}(、|){then:do@=}", "if {cond}, {then@=}", "Looked at when reached; the rest of the sentence only if it holds."),
    say("pre.during", "{span}(、|){then:do@=}", "{span}, {then@=}", "How long every lasting change in the rest of the sentence holds."),
    say("pre.per", "{per}につき(、|){then:do@=}", "for every {per}, {then@=}", "The rest of the sentence once for each, counted when reached; in a standing ability always anew."),
    say("pre.when", "{event}(、|){then:do@=}", "{event}, {then@=}", "A delayed trigger: the rest of the sentence happens when it next comes true."),
    say("pre.as", "{occasion}(際|時)(、|){then:do@=}", "when {occasion}, {then@=}", "Changes what happens on that occasion, while it happens: a replacement with かわりに, else something added or allowed."),
    say("pre.before", "{occasion}直前に、{then:do@=}", "just before {occasion}, {then@=}", "Replaces that event, if the rest says so (5.19.3)."),
    say("pre.more", "さらに(|、){then:do@=}", "also {then@=}", "On top of what was done; changes the same thing where it names none."),
    say("pre.instead", "かわりに(|、){then:do@=}", "instead {then@=}", "Replaces what the sentence before, or the occasion, would have done."),
    say("do.rather", "{what:chain@dict}かわりに(|、){then:do@=}", "instead of that ({what}), {then@=}", "Replaces that step of the sentence before."),
    say("pre.extra", "追加で(|、){then:do@=}", "additionally {then@=}", "On top of what is done anyway."),
    say("pre.after", "{did:did@ta}後(に|、){then:do@=}", "after {did}, {then@=}", "Once that was done; nothing if it was not."),
    say("pre.but", "ただし(、|){then:do@=}", "but {then@=}", "A limit on the sentence before."),
    say("pre.by_that", "{measure}により(、|){then:do@=}", "according to {measure}, {then@=}", "What it is compared with in the options below."),
]  # fmt: skip

CONDITIONS = [
    say("cond.and", "{first:cond1@and}(、|、かつ|かつ|、かつ、){rest:cond@=}", "{first} and {rest}", "Both hold."),
    say("cond.or", "{first:cond1@or}、{second:cond1@=}", "{first} or {second}", "One of them holds, or both."),
    say("cond1.else", "<違う>", "not", "The condition before did not hold."),
    say("cond1.so", "そうしたら", "that was done", "What was offered just before was done."),
    say("cond1.not_so", "(そうしない|払わない)<だ>", "that was not done", "What was offered just before was not done."),
    say("cond1.done", "{did:did@ta}(ら|時)", "{did}", "That was done by this effect."),
    say("cond1.not_done", "{did:did@neg}なら", "it is not so that {did}", "That was not done by this effect."),
    say("cond1.done_by_this", "この効果で(|、){did:did@ta}ら", "by this effect {did}", "That was done by this effect."),
]  # fmt: skip

SENTENCES = [
    say("sentence.do", "{do:do@end}(。|!)", "{do}.", "Done in order."),
    say("listing.do", "{do:do@list}", "{do}", "Ends in a list of options; nothing follows it.", last=True),
]  # fmt: skip

PICKS = [
    say("pick1.some", "{place}から(|、){count}", "{count|card} from {place}", "The actor chooses so many cards from that place."),
    say("pick1.some_of", "{place}から(|、)({filter}を{count}|{count}{filter}を)", "{count} {filter@#count} from {place}", "The actor chooses so many such cards from that place."),
    say("pick1.some_of_each", "{place}から(|、){kinds}(を|の){count}", "{count} {kinds@#count} from {place}", "The actor chooses so many cards of each of these kinds from that place; with 合計, of all together."),
    say("pick1.also", "{place}からも{count}", "{count|card} from {place} too", "The actor chooses so many cards from that place as well."),
    say("pick1.of_such", "{place}(の、|の|から、){among:filter}から(|、){filter}を{count}", "{count} {filter@#count} from the {among@pl} in {place}", "The actor chooses so many cards that are both, from that place."),
    say("pick1.either", "{place}から(|、)({first:filter}を{n:int}枚か{second:filter}を{count}|{first:filter}{n:int}枚か{second:filter}{count}を)", "{n} {first@sg} or {count} {second@#count} from {place}", "The actor chooses cards of the one kind or of the other from that place."),
    say("pick1.one_of", "{place}から(|、){filter}を", "1 {filter@sg} from {place}", "The actor chooses one such card from that place."),
    say("pick1.within", "{place}から(|、){limit}(|、){count}", "{count|card} from {place}, {limit}", "The actor chooses so many cards from that place, whose numbers come to so much."),
    say("pick1.within_of", "{place}から(|、)({limit}(|、){filter}を{count}|{filter}を(|、){limit}(|、){count}|{filter}を{count}、{limit})", "{count} {filter@#count} from {place}, {limit}", "The actor chooses so many such cards from that place, whose numbers come to so much."),
    say("pick1.within_any", "{place}から(|、){limit}", "any number of cards from {place}, {limit}", "The actor chooses cards from that place, as many as wanted, whose numbers come to so much.", "pl"),
    say("pick1.within_any_of", "{place}から(|、)({limit}(|、){filter}を|{filter}を(|、){limit})", "any number of {filter@pl} from {place}, {limit}", "The actor chooses such cards from that place, as many as wanted, whose numbers come to so much.", "pl"),
    say("limit.total", "{stat}(の|)合計(|値)(が|)(|、){scope}(になる|となる)よう(に|)", "their {stat} being {scope} in total", "That number of all chosen, added up, is so much."),
    say("pick1.random", "{place}から(|、)(無作為に{count}|{count}無作為に)", "{count|card} from {place} at random", "Chance chooses so many cards from that place."),
    say("pick1.random_of", "{place}から(|、)({filter}を無作為に{count}|無作為に{filter}を{count})", "{count} {filter@#count} from {place} at random", "Chance chooses so many such cards from that place."),
    say("pick.or", "{first:pick1}か(、|){second:pick1}", "{first} or {second}", "The actor chooses the one or the other."),
    say("pick.with_this", "{card}と(|、){pick:pick1}", "{card} and {pick}", "That card, and those that the actor chooses."),
    say("pick.two", "{first:pick1}と(|、){second:picked}", "{first} and {second}", "The actor chooses both; or the former, and the latter is that card."),
    say("pick.abilities", "{cards}の{icon}から{count}", "{count} {icon} of {cards}", "The actor chooses so many such abilities of those cards."),
    say("pick.its_abilities", "その{icon}から{count}", "{count} of its {icon}", "The actor chooses so many such abilities of the card told of last."),
]  # fmt: skip

FRAMES = [
    say("act.to", "{cards}を{verb:verb@=}", "{verb@=}⟪{cards}⟫", "To exactly those cards."),
    say("act.to_some", "{cards}を{count}{verb:verb@=}", "{verb@=}⟪{count} of {cards}⟫", "The actor chooses so many of those cards."),
    say("act.to_from", "{place}から{cards}を{verb:verb@=}", "{verb@=}⟪{cards} from {place}⟫", "To those cards, if they are in that place."),
    say("act.pick", "{pick}(|を|をそれぞれ){verb:verb@=}", "{verb@=}⟪{pick}⟫", "To cards that the actor chooses so."),
    say("it.do", "(|それぞれ){verb:verb@=}", "{verb@=}⟪{_it}⟫", "To the cards chosen, revealed or moved just before."),
    say("it.so_many", "{count}(|を){verb:verb@=}", "{verb@=}⟪{count} of them⟫", "So many of the cards chosen, seen or meant just before."),
    say("it.so_many_of", "{filter}を{count}{verb:verb@=}", "{verb@=}⟪{count} {filter@#count}⟫", "So many such cards of those chosen, seen or meant just before."),
    say("it.such", "{filter}を{verb:verb@=}", "{verb@=}⟪the {filter@pl}⟫", "Such cards of those chosen, seen or meant just before."),
]  # fmt: skip

DID = [
    say("did.it", "{act:past@=}", "it was {act@ed}", "That was done."),
    say("did.such", "{filter}を(|、){act:past@=}", "{filter@a} was {act@ed}", "It was done with such a card."),
    say("did.at_such", "{place}に{filter}を<置く>", "{filter@a} was put into {place}", "Such a card was put there."),
    say("did.so_many", "{amount}{act:past@=}", "{amount} were {act@ed}", "It was done with so many cards, of all players together."),
    say("did.such_many", "{what:matter}を{amount}{act:past@=}", "{amount} of {what@pl} were {act@ed}", "It was done with so many such cards, or cards of that place."),
    say("did.with_such", "{filter}と<入れ替える>", "it was swapped with {filter@a}", "The swap was with such a card."),
    say("did.trait", "〔{trait:str}〕を<与える>", "〔{trait}〕 was given", "The trait was given to at least one."),
]  # fmt: skip

BASES = [
    say("base.put", "<置く>", "[put]", "Put."),
    say("base.put_at", "{place}に<置く>", "[put] into {place}", "Put there."),
    say("past.moved", "{from:place}から{place}に<置く>", "[put] from {from} into {place}", "Put there from the former place."),
    say("base.return", "<戻す>", "[return]", "Returned."),
    say("base.return_at", "{place}に<戻す>", "[return] to {place}", "Returned there."),
    say("base.choose", "<選ぶ>", "[choose]", "Chosen."),
    say("base.draw", "<引く>", "[draw]", "Drawn."),
    say("base.reveal", "<公開する>", "[reveal]", "Revealed."),
    say("base.set", "<セットする>", "[set]", "Set."),
    say("base.swap", "<入れ替える>", "[swap]", "Swapped."),
    say("base.discard", "<すてる>", "[discard]", "Discarded."),
]  # fmt: skip
