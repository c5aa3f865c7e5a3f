"""These cards: this one, that one, the supported one, all in a place."""

from kirifuda.text.phrase import say

PLAYERS = [
    say("player.your_opponent", "あなたの相手", "your opponent", "Your opponent (9.14.3.1)."),
]  # fmt: skip

PICKS = [
    say("pick1.trait_icon", "{place}から(|、)〔{trait:str}〕の{icon}を{count}", "{count} 〔{trait}〕 {icon} from {place}", "The actor chooses so many such cards with such an ability from that place, or by つ such abilities of theirs."),
    say("pick1.extreme", "{place}から(|、)(最も{stat}(の|が){pole}|{stat}(が|の)最も{pole}){filter}を{count}", "{count} {filter@#count} with the {pole} {stat} from {place}", "The actor chooses so many of those such cards there whose value no other such card there surpasses that way."),
    say("pick1.rebirths", "{who:player}のReバースから(|、){count}", "{count} of {who@poss} set Rebirth cards", "The actor chooses so many cards of that player's Rebirth zone (4.7.4)."),
    say("pick1.happened", "(このターン中に|このターンに|このターン){deed:fate@ta}{who:player}の{noun}から{count}", "{count} of {who@poss} {noun@pl} (this turn: {deed@s})", "The actor chooses so many such cards of that player to which that has happened in this turn, where they came by it."),
]  # fmt: skip

CARDS = [
    say("card.this_character", "このキャラ", "this character", "The card with the ability."),
    say("card.this_card", "このカード", "this card", "The card with the ability."),
    say("card.this_rebirth", "このReバース", "this Rebirth card", "The card with the ability."),
    say("card.that_character", "そのキャラ", "that character", "The character chosen, moved or told of last."),
    say("card.that_card", "そのカード", "that card", "The card chosen, moved or told of last."),
    say("card.that_rebirth", "そのReバース", "that Rebirth card", "The Rebirth card chosen, moved or told of last."),
    say("card.that_at", "その{zone}(|のキャラ)", "that one of the {zone}", "The card of that zone that was chosen, moved or told of last."),
    say("card.that_named", "その《{name:str}》", "that 《{name}》", "The card of that name told of last."),
    say("card.that_trait", "その〔{trait:str}〕", "that 〔{trait}〕", "The cards of that trait told of last."),
    say("card.that_face_down", "その『{name:str}』", "that 『{name}』", "The card made face down under that name."),
    say("card.that_entered", "そのエントリーに置かれたキャラ", "the character put into the entry", "The character that was put into the entry."),
    say("card.supported", "サポートされた{such:sort}", "the supported {such@sg}", "The attacker that is supported in this attack, if it is such a card."),
    say("card.supporting", "(|このキャラを|このアタックを)サポートした{such:sort}", "the supporting {such@sg}", "The card that supports this attack, if it is such a card."),
    say("card.attacking", "アタックしている{such:sort}", "the attacking {such@sg}", "The character that attacks (8.2.4.3), if it is such a card."),
    say("card.attacked", "アタックされている{such:sort}", "the attacked {such@sg}", "The character that is attacked (8.2.4.3), if it is such a card."),
    say("card.partner_attacking", "パートナーアタックしているキャラ", "the character that makes the partner attack", "The character that attacks, in a partner attack (8.2.4.5)."),
    say("card.partner_attacked", "パートナーアタックされているキャラ", "the character attacked in the partner attack", "The character that is attacked, in a partner attack (8.2.4.5)."),
    say("card.host", "このキャラが【魂】にあるキャラ", "the character of which this character is a soul", "The card under which the card with the ability lies as a soul (4.13.3.1)."),
    say("card.blocked", "ブロックされた{such:sort}", "the blocked {such@sg}", "The attacked character whose attack was blocked, if it is such a card."),
    say("card.former", "エントリーにいた(|、){such:item+か}", "the {such@sg/or} that was in the entry", "The character that was in the entry before, if it is such a card."),
    say("cards.standing_this", "【スタンド】しているこのキャラ", "this character while standing", "The card with the ability, while it stands."),
    say("cards.those", "それら", "those cards", "All cards chosen or moved last.", "pl"),
    say("cards.it", "それ", "it", "The one card chosen, moved or told of last."),
    say("cards.rest", "残り", "the rest", "What is left of the cards looked at or revealed.", "pl"),
    say("cards.rest_such", "残りの(|、){what:kept}", "the other {what@pl}", "Such cards of those looked at or revealed that are left, or what is left of that zone of the actor's.", "pl"),
    say("cards.their", "{who:player}の(それら|それ)", "{who@poss} ones of those", "Those of the cards told of last that are that player's.", "pl"),
    say("cards.those_such", "それらの(|、){filter}", "the {filter@pl} of those", "Such cards of those told of last.", "pl"),
    say("cards.one_pile", "そのどちらか", "one of the piles", "One of the piles, as the actor chooses.", "pl"),
    say("cards.with", "{first:card}と(|、){second:cards}", "{first} and {second}", "All of these.", "pl"),
    say("cards.and_one", "{first:place}と(|、){second:card}", "{first} and {second}", "All cards of that place, and that one.", "pl"),
    say("cards.at", "{place}", "{place} || held: cards in {place}", "All cards of that place.", "place"),
    say("cards.every", "{place}すべて", "all {place}", "All cards of that place.", "pl"),
    say("cards.every_such", "{place}の(|、){filter}すべて", "all {filter@pl} among {place}", "All such cards of that place.", "pl"),
    say("cards.every_of", "{who:player}の(|、){filter}すべて", "all {who@poss} {filter@pl}", "All such cards of that player.", "pl"),
    say("cards.among", "{place}の(|、){filter}", "{filter@pl} among {place} || sg: one of the {filter@pl} among {place}", "All such cards of that place.", "pl"),
    say("cards.among_all", "{place}の(|、){kinds}", "{kinds@pl} among {place}", "All cards of these kinds of that place.", "pl"),
    say("cards.of", "{who:player}の(|、){filter}", "{who@poss} {filter@pl} || sg: one of {who@poss} {filter@pl}", "All such cards of that player: characters in entry and members, Rebirth cards that are set.", "pl"),
    say("cards.next_placed", "次に{place}に置かれる{filter}", "the next {filter@sg} put into {place}", "The next such card that is put there, within the duration."),
    say("cards.done", "{did:thus@ta}{filter}", "the {filter@pl} thus {did@ed}", "Such cards among those to which this effect did that.", "pl"),
    say("cards.done_by_this", "この(効果|コスト)で{did:thus@ta}{filter}", "the {filter@pl} thus {did@ed}", "Such cards among those to which this effect or cost did that.", "pl"),
    say("cards.was_put", "{to:place}に置かれた{what:kept}", "the {what@pl} put into {to}", "Such cards, or the cards of that zone, that were put there by what was just told.", "pl"),
    say("thus.rest", "【レスト】<する>", "[rest]", "Put into rest position."),
]  # fmt: skip
