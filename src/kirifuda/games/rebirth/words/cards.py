"""These cards: this one, that one, the supported one, all in a place."""

from kirifuda.text.phrase import say

CARDS = [
    say("card.this_character", "このキャラ", "this character", "The card with the ability."),
    say("card.this_card", "このカード", "this card", "The card with the ability."),
    say("card.this_rebirth", "このReバース", "this Rebirth card", "The card with the ability."),
    say("card.that_character", "そのキャラ", "that character", "The character chosen, moved or told of last."),
    say("card.that_card", "そのカード", "that card", "The card chosen, moved or told of last."),
    say("card.that_rebirth", "そのReバース", "that Rebirth card", "The Rebirth card chosen, moved or told of last."),
    say("card.that_energy", "そのエネルギー", "that energy", "The energy chosen last."),
    say("card.that_partner", "そのパートナー", "that partner", "The partner chosen last."),
    say("card.that_named", "その《{name:str}》", "that 《{name}》", "The card of that name told of last."),
    say("card.that_face_down", "その『{name:str}』", "that 『{name}』", "The card made face down under that name."),
    say("card.supported", "サポートされたキャラ", "the supported character", "The attacker that is supported in this attack."),
    say("card.supporting", "サポートし(ている|た)キャラ", "the supporting character", "The character that supports this attack."),
    say("card.supporting_member", "サポートしたメンバー", "the supporting member", "The character that supports this attack."),
    say("card.blocked", "ブロックされたキャラ", "the blocked character", "The attacked character whose attack was blocked."),
    say("card.own_entry", "エントリーにいたキャラ", "the character that was in the entry", "The character that was in the entry before."),
    say("cards.those", "それら", "those cards", "All cards chosen or moved last.", "pl"),
    say("cards.it", "それ", "it", "The one card chosen, moved or told of last."),
    say("cards.rest", "残り", "the rest", "What is left of the cards looked at or revealed.", "pl"),
    say("cards.revealed", "公開した(カード|キャラ)", "the revealed cards", "All cards revealed by this.", "pl"),
    say("cards.this_and", "{first:card}と{second:cards}", "{first} and {second}", "All of these.", "pl"),
    say("cards.at", "{place}", "{place}", "All cards of that place.", "place"),
    say("cards.among", "{place}(の|にいる|の、|にいる、){filter}", "{filter@pl} among {place}", "All such cards of that place.", "pl"),
    say("cards.among_all", "{place}(の|にいる|の、|にいる、){kinds}", "{kinds@pl} among {place}", "All cards of these kinds of that place.", "pl"),
    say("cards.of", "{who:player}の(|、){filter}", "{who@poss} {filter@pl}", "All such cards of that player: characters in entry and members, Rebirth cards that are set.", "pl"),
    say("cards.next_placed", "次に{place}に置かれる{filter}", "the next {filter@sg} put into {place}", "The next such card that is put there, within the duration."),
]  # fmt: skip
