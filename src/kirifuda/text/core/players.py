"""Who: the words for players, kept as printed; who they are depends on what stands before."""
# ruff: noqa: E501

from ..phrase import say

PLAYERS = [
    say("player.you", "あなた", "you", "The master of the ability."),
    say("player.self", "自分", "you", "The player named nearest before; you, if none was.", "self"),
    say("player.opponent", "相手", "your opponent", "The opponent of the player named nearest before; yours, if none was."),
    say("player.ally", "味方", "your side", "Every player of your side: you, and a team mate where there is one."),
    say("player.each", "(各プレイヤー|お互い|お互いのプレイヤー|それぞれのプレイヤー)", "each player", "Every player, one after the other from the turn player."),
    say("player.that", "そのプレイヤー", "that player", "The player just named, or who did what was just told."),
    say("player.any", "いずれかのプレイヤー", "any one player", "One player of the acting player's choice, chosen with the card."),
    say("player.either", "いずれか", "any player", "Any player: cards of all sides may be chosen."),
    say("player.others", "他のプレイヤー", "the other players", "Every player but the one that acts."),
    say("player.both", "(自分と相手|あなたと相手)", "you and your opponent", "Both.", "pl"),
]  # fmt: skip
