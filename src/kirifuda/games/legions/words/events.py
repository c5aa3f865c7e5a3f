"""What happened: of this card, of others, of players (36-2g, 36-2h)."""

from kirifuda.text.phrase import say

EVENTS = [
    say("event.this_placed_from", "{card:me}が(|、){place}から(|直接)フィールドに配置された", "{card} is placed on the field from {place}", "It came to the field straight from there."),
    say("event.this_put", "{card:me}が{place}に置かれた", "{card} is put into {place}", "It came there from another zone."),
    say("event.this_broke", "{card:me}がブレイクした", "{card} breaks", "It broke (12-1)."),
    say("event.this_left", "{card:me}がフィールドから離れた", "{card} leaves the field", "It went from the field to another zone."),
    say("event.this_dealt_master", "{card:me}が{who:player}のマスターにダメージを与えた", "{card} deals damage to {who@poss} master", "It dealt 1 or more damage to that master (11-5)."),
    say("event.this_dealt", "{card:me}が{group}にダメージを与えた", "{card} deals damage to one of {group}", "It dealt 1 or more damage to such a unit (11-5)."),
    say("event.this_took", "{card:me}がダメージを受けた", "{card} takes damage", "It was dealt 1 or more damage."),
    say("event.this_defeated", "{card:me}が(|アタックにより){group}をブレイクした", "{card} breaks one of {group} in battle", "Battle damage that it dealt as attacker broke such a unit."),
    say("event.this_targeted", "{card:me}がアタックターゲットになった", "{card} becomes an attack target", "It was chosen as target of an attack (34-4)."),
    say("event.this_exhausted", "{card:me}が疲労した", "{card} is exhausted", "It went from ready to exhausted."),
    say("event.this_readied", "{card:me}が活性した", "{card} becomes ready", "It went from exhausted to ready."),
    say("event.this_opened", "{card:me}がオープン状態になった", "{card} is opened", "It went from reversed to open (16-4)."),
    say("event.placed", "{who:player}のフィールドに(|、){such}が配置された", "{such@a} is placed on {who@poss} field", "Once for each such card that came there."),
    say("event.placed_some", "{who:player}のフィールドに{n:int}(体|枚)以上の(|、){such}が配置された", "{n} or more {such@pl} are placed on {who@poss} field", "Once for a sequence in which so many came there (37-4)."),
    say("event.broke", "{group}がブレイクした", "one of {group} breaks", "Once for each such card that broke."),
    say("event.broke_some", "{n:int}(体|枚)以上の{group}がブレイクした", "{n} or more of {group} break", "Once for a sequence in which so many broke (37-4)."),
    say("event.moved", "{group}がレーン移動した", "one of {group} moves to another lane", "Once for each such minion that moved."),
    say("event.attacked", "{group}がアタックした", "one of {group} attacks", "Such a unit attacks and has its target."),
    say("event.master_hit", "{who:player}のマスターがダメージを受けた", "{who@poss} master takes damage", "That master was dealt 1 or more damage."),
    say("event.awakened", "{who:player}のマスターが覚醒モードになった", "{who@poss} master awakens", "That master was turned to its awakened face (26-4)."),
    say("event.drew", "{who:player}がカードを引いた", "a card is drawn by {who}", "Once for each card that player drew."),
    say("event.unlocked", "{who:player}が(|、){such}をアンロックした", "{such@a} is unlocked by {who}", "That player unlocked such a card."),
    say("event.played", "{who:player}が(|、){such}をプレイした", "{such@a} is played by {who}", "That player played such a card (32-1)."),
    say("event.gained_life", "{who:player}のマスターがライフを得た", "{who@poss} master gains life", "That master gained life (38-2)."),
    say("event.excluded", "{who:player}の(|、){such}が除外された", "{such@a} of {who@poss} is excluded", "Once for each such card of that player that was excluded."),
    say("event.stood_by", "{who:player}の(|、){such}がスタンバイゾーンに置かれた", "{such@a} is put into {who@poss} standby zone", "Once for each such card that came there."),
    say("event.points", "{who:player}がマスターポイントを得た", "master points are gained by {who}", "Of exhausted cores or by an effect (07-4, 07-6)."),
]  # fmt: skip
