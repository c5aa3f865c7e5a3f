"""Markers (15.1): pseudo cards of the hand (15.6), and record markers at circles or on units (15.8)."""

from kirifuda.text.phrase import say

MARKERS = [
    say("act.hand_marker", "{name:markerword}マーカーを{count}手札に<加える>", "[add] {count|marker} “{name}” to the hand", "Makes so many such markers in the hand (15.6)."),
    say("act.circles", "{site:marksite}を{n:int}つ<選ぶ>", "[choose] {n|circle} of {site}", "Chooses so many such circles."),
    say("act.circles_each", "あなたと相手の、（R）を{n:int}つずつ<選ぶ>", "[choose] {n} (R) of each fighter", "Chooses so many circles of each fighter."),
    say("marksite.of", "{who:player}の（R）", "{who@poss} (R)", "Rear-guard circles of that fighter."),
    say("marksite.any", "いずれかの（R）", "anyone's (R)", "Rear-guard circles of any fighter."),
    say("marksite.without", "{name:markerword}マーカーのない{who:player}の（R）", "{who@poss} (R) without “{name}” marker", "Rear-guard circles at which no such marker is."),
    say("it.mark", "{name:markerword}マーカーを{n:int}つ(|ずつ)<置く>", "[put] {n|marker} “{name}” there", "So many such markers are put at each circle or on each unit chosen before (15.8.3)."),
    say("act.mark", "{card:ref}に{name:markerword}マーカーを{n:int}つ<置く>", "[put] {n|marker} “{name}” on {card}", "So many such markers are put on that unit (15.8.2.2)."),
    say("act.unmark", "{who:player}の{name:markerword}マーカーを{n:int}つ{verb:verb@=}", "{verb@=}⟪{n|marker} “{name}” of {who}⟫", "So many such markers of that fighter, as who acts chooses (15.8.4)."),
    say("cond1.markers", "{who:player}の{name:markerword}マーカーが{amount}(<だ>|<ある>)", "there are {amount} “{name}” markers of {who}", "So many such markers are there."),
    say("cond1.marker_at", "{place}に{who:player}の{name:markerword}マーカーが<ある>", "there is a “{name}” marker of {who} in {place}", "Such a marker is there (15.8.2.3)."),
    say("cond1.marker_side", "{who:player}の（R）に{name:markerword}マーカーが<ある>", "there is a “{name}” marker at {who@poss} (R)", "Such a marker is at a rear-guard circle of that fighter."),
    say("cond1.on_marked", "{card}が(|、){who:player}の{name:markerword}マーカーのある（R）に<いる>", "{card} is on an (R) with a “{name}” marker of {who}", "It is on such a circle (15.8.2.3)."),
    say("cond1.on_any_marked", "{card}が(|、)マーカーのある（R）に<いる>", "{card} is on an (R) with a marker", "It is on a circle at which any marker is (15.1.2.2)."),
    say("per.markers", "{who:player}の{name:markerword}マーカー{n:int}つ", "{n|marker} “{name}” of {who}", "How many such markers there are, divided by n."),
    say("mod.marked", "{who:player}の{name:markerword}マーカーのある（R）の(|、)", "“{name}”-marked-by-{who}", "On a circle at which, or on which itself, such a marker is (15.8.2.3)."),
    say("card.marked", "このマーカーが置かれたユニット", "the unit with this marker", "The unit on which the marker is."),
    say("cards.at_marker", "このサークルにいるユニットすべて", "the unit on this circle", "The unit on the circle at which the marker is."),
]  # fmt: skip
