"""Where: zones and lanes (17, 18), and the zones of a player."""

from kirifuda.text.phrase import say

ZONES = [
    say("zone.field", "フィールド", "field", "The minion zone and the leader zone (17-10)."),
    say("zone.minions", "ミニオンゾーン", "minion zone", "The three lanes (17-11)."),
    say("zone.leaders", "リーダーゾーン", "leader zone", "The master area and the lord area (17-12)."),
    say("zone.hand", "手札", "hand", "17-9."),
    say("zone.deck", "山札", "deck", "17-8."),
    say("zone.excluded", "除外ゾーン", "exclusion zone", "17-18."),
    say("zone.standby", "スタンバイゾーン", "standby zone", "17-17."),
    say("zone.timeline", "タイムライン", "timeline", "The four wait zones (17-15)."),
    say("zone.wait", "(|タイムラインの)ウェイトゾーン{w:wait}", "wait zone {w}", "One of the wait zones (17-16)."),
    say("zone.any_wait", "ウェイトゾーン", "wait zones", "The four of them (17-16)."),
    say("zone.waits", "(|タイムラインの)ウェイトゾーン{from:wait}(〜|~){to:wait}", "wait zones {from} to {to}", "Those wait zones (17-16)."),
    say("lane.right", "右レーン", "right lane", "18-4."),
    say("lane.center", "中央レーン", "centre lane", "18-3; the leader zone belongs to it."),
    say("lane.left", "左レーン", "left lane", "18-2."),
    say("zone.free_lane", "空いている(レーン|ミニオンゾーン)", "a free lane", "A lane without a card of the side that moves."),
    say("zone.next_lane", "(隣接するレーン|隣接する空いているレーン|隣のレーン|隣の空いているレーン|隣接レーン|空いている隣接レーン|空いている隣のレーン)", "a neighbouring lane", "A free lane beside the one where the card is (18-5)."),
    say("wait.1", "I", "I", "Wait zone I."),
    say("wait.2", "II", "II", "Wait zone II."),
    say("wait.3", "III", "III", "Wait zone III."),
    say("wait.4", "IV", "IV", "Wait zone IV."),
]  # fmt: skip

PLACES = [
    say("zones.several", "({items:zone++及び}|{items:zone++か}|{items:zone++と})", "{items/or}", "Any of these zones."),
    say("store.bare", "{zones:zones}", "the {zones}", "Of who acts, or of both players where cards are named; of the card's owner where it is put."),
    say("store.of", "{who:player}の{zones:zones}", "{who@poss} {zones}", "Of that player."),
    say("store.owner", "(持ち主|オーナー)の{zones:zones}", "its owner's {zones}", "Of whose deck the card is (02-10); of cards that go there."),
    say("ends.bare", "山札の{end}", "the {end} of the deck", "Of the card's owner."),
    say("ends.of", "{who:player}の山札の{end}", "the {end} of {who@poss} deck", "Of that player."),
    say("end.top", "(上|一番上)", "top", "The top of the deck."),
    say("end.bottom", "(下|一番下)", "bottom", "The bottom of the deck."),
]  # fmt: skip
