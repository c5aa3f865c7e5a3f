"""What is valid and what is not (11.4), what a number always is, what is lost (11.11), what takes
the place of something (11.12)."""

from kirifuda.text.phrase import say

VALIDITY = [
    say("act.nullify", "{cards}の{icon:kind}能力(|すべて)を無効に<する>", "[nullify] the {icon} abilities of {cards}", "Those abilities do nothing (11.4.2)."),
    say("act.lose_original", "{cards}は{card}が元々持つ{icon:kind}能力(|すべて)を<失う>", "{cards} [lose:cards] the {icon} abilities that {card} has originally", "Printed abilities of that kind are gone (11.11.1.3)."),
    say("act.always", "{cards}の{stat:figure}は常に{n:int}に<なる>", "the {stat} of {cards} is always {n}", "Whatever else changes that number (11.11.1.9)."),
    say("act.until_value", "{cards}の{stat:figure}を(、|){value}と同じになるまで増減(<させる>|<する>)", "[change] the {stat} of {cards} until it is {value}", "That number changes by what makes it as much as the other is now (11.11.4.1)."),
    say("act.until_like", "{cards}の{stats:figure+と}を(、|){other:ref}と同じになるまで増減(<させる>|<する>)", "[change] the {stats/and} of {cards} until they are those of {other}", "Those numbers change by what makes them as much as those of that card are now (11.11.4.1)."),
    say("act.double", "{cards}の{stat:figure}(を2倍に<する>|は2倍に<なる>)", "[double] the {stat} of {cards}", "That number grows by as much as it is now (11.11.4.1.1)."),
    say("act.no_triggers", "{who:player}のトリガー(の|)効果(は|を)無効に<する>", "[nullify] the effects of {who@poss} triggers", "Trigger abilities of that fighter are not played (11.10.4.2)."),
    say("act.end_effects", "{card:ref}の『{being:being@dict}』を含む効果すべてを無効に<する>", "[nullify] all effects of {card} by which something {being}", "What that card has made to last with that in it ends, whole (11.11.8)."),
    say("act.loses_at", "{who:player}のダメージゾーンでの敗北は{n:int}枚に<なる>", "{n} cards in {who@poss} damage zone lose the game", "So many cards there lose the game for that fighter (13.2.2)."),
    say("pre.instead", "かわりに(|、){then:do@=}", "instead {then@=}", "In place of what was about to happen (11.12)."),
    say("event1.state", "{cond:cond1@dict}時", "when it is so that {cond}", "Once it has become so (11.9.8)."),
]  # fmt: skip
