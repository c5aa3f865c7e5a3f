"""Where: zones (chapter 4), and places as sets of zones of a player."""

from kirifuda.text.phrase import say

ZONES = [
    say("zone.entry", "エントリー", "entry", "The entry zone, or the character there (4.4)."),
    say("zone.members", "メンバー", "members", "The member zone, or the characters there (4.5).", "pl"),
    say("zone.energy", "エネルギー", "energy", "The energy zone, or its cards that are no partners (4.6)."),
    say("zone.partners", "パートナー", "partners", "The partner cards in the energy zone (4.6.4).", "pl"),
    say("zone.retired", "リタイア", "retire area", "The retire zone, or the cards there (4.8)."),
    say("zone.hand", "手札", "hand", "The hand (4.10)."),
    say("zone.waiting", "控え室", "waiting room", "The waiting room (4.11)."),
    say("zone.deck", "(デッキ|山札)", "deck", "The deck (4.9)."),
    say("zone.deck_top", "(デッキ|山札)の(上|一番上)", "top of the deck", "The top of the deck."),
    say("zone.deck_bottom", "(デッキ|山札)の(下|一番下)", "bottom of the deck", "The bottom of the deck."),
    say("zone.deck_ends", "(デッキ|山札)の上か下", "top or bottom of the deck", "The top or the bottom, as the acting player chooses for each card."),
    say("zone.deer", "シカ山", "deer pile", "The pile of deer (12.2.1.4.2)."),
    say("zone.deer_top", "シカ山の(上|一番上)", "top of the deer pile", "The top of the pile of deer."),
    say("area.set", "セットされている(|、){such:plain}", "set {such@pl}", "Such cards in the Rebirth zone (4.7).", "pl"),
    say("zone.rebirth", "Reバース置(き|)場", "Rebirth area", "The Rebirth zone (4.7)."),
    say("zone.memories", "思い出", "memories", "The memory zone (4.12).", "pl"),
    say("zone.soul", "【魂】", "souls", "The souls of the player's cards (4.13).", "pl"),
]  # fmt: skip

STATES = [
    say("state.rested", "【レスト】している", "rested", "In rest position (4.3.2.2)."),
    say("state.standing", "【スタンド】している", "standing", "In stand position (4.3.2.1)."),
    say("state.other", "他の", "other", "All but the card with the ability."),
    say("state.empty", "空席の", "vacant", "Member slots without a character (4.5.3.2)."),
    say("state.all", "すべての", "all", "All of them; where no player is named, of all players."),
    say("state.face_down", "裏向きの", "face-down", "Lying face down."),
    say("state.valued", "{stat}(|が){scope}の", "({stat} {scope})", "With that number so."),
    say("state.with_such", "{who:holder}(がいる|のいる)", "held by {who@a}:", "Member slots with such a character, or with that one."),
]  # fmt: skip

PLACES = [
    say("spot.with", "{state}{zone:spot}", "{state} {zone}", "Cards of the zone in that state, or such slots.", "pl"),
    say("zones.either", "({items:spot++か}|{items:spot++か、})", "{items/or}", "Any of the zones: each card may come from any of them.", "pl"),
    say("zones.such_or", "{first:zone}の{item}か{second:spot}", "{first}'s {item@pl} or {second}", "Such cards of the one, or cards of the other.", "pl"),
    say("zones.both", "{items:spot++と}", "{items/and}", "All the zones together; with ずつ, so many from each.", "pl"),
    say("place.bare", "{zones:zones}", "the {zones}", "Of the acting player (4.1.1.2), or of the owner of what moves (4.1.1.3).", "zones"),
    say("place.of", "{who:player}の(|、|自分の){zones:zones}", "{who@poss} {zones}", "Of that player.", "zones"),
    say("place.two", "{who:player}の(|、){zones:zones}と{other:player}の(|、){more:zones}", "{who@poss} {zones} and {other@poss} {more}", "Both; with ずつ, so many from each.", "pl"),
    say("place.two_or", "{who:player}の(|、){zones:zones}か(|、){other:player}の(|、){more:zones}", "{who@poss} {zones} or {other@poss} {more}", "Either: each card may come from any of them.", "pl"),
    say("place.but_bare", "{card}以外の(|、){zones:zones}", "the {zones} (without {card})", "Of the acting player, all but that card.", "zones"),
    say("place.but_of", "{card}以外の{who:player}の(|、){zones:zones}", "{who@poss} {zones} (without {card})", "Of that player, all but that card.", "zones"),
    say("place.without", "{item}のいない{who:player}のメンバー", "{who@poss} member slots without {item@a}", "Member slots without such a character.", "pl"),
    say("place.extreme", "{who:player}の{zones:zones}(の中で|で)(最も{stat}の{pole}|{stat}が最も{pole})キャラ", "the characters with the {pole} {stat} among {who@poss} {zones}", "Those whose value no other there surpasses that way.", "pl"),
    say("place.those", "(その|それらの)中", "among them", "The cards looked at, revealed or moved just before.", "pl"),
    say("place.those_n", "その{n:int}枚", "those {n} cards", "The n cards looked at, revealed or chosen just before.", "pl"),
    say("place.checked", "(その|この)チェックで{who:player}の控え室に置いたカード", "the card that the check put into {who@poss} waiting room", "The card of that check (5.25.1).", "pl"),
    say("place.soul", "{card}の【魂】", "the souls of {card}", "The souls of that card (4.13.3.1).", "pl"),
    say("place.soul_and", "{card}の【魂】と{who:player}の{zones:zones}", "the souls of {card} and {who@poss} {zones}", "Both; with ずつ, so many from each.", "pl"),
    say("place.soul_such", "{who:player}の{zone}の{filter}の【魂】", "the souls of {filter@a} in {who@poss} {zone}", "The souls of such a card there.", "pl"),
    say("stat.atk", "ATK", "ATK", "ATK (2.6)."),
    say("stat.def", "DEF", "DEF", "DEF (2.7)."),
    say("stat.cost", "コスト", "cost", "Cost (2.3)."),
    say("pole.low", "(低い|小さい)", "lowest", "The least."),
    say("pole.high", "(高い|大きい)", "highest", "The greatest."),
]  # fmt: skip
