"""Chapter 7: keyword actions that few cards speak of."""

from kirifuda.text.phrase import say

ACTIONS = [
    say("act.damage_to", "{cards}に{n:int}ダメージ(|を)<~する>", "[deal] {cards} {n} damage", "Each of those vanguards is dealt so much damage (7.35)."),
    say("act.retarget", "{cards}のアタック先を{target:ref}に<変更する>", "[redirect] the attack of {cards} to {target}", "The attack is on that unit instead (7.38)."),
    say("act.boost_with", "{cards}で{unit:ref}を<ブーストする>", "[boost] {unit} with {cards}", "Those units boost it (7.47)."),
    say("it.boost", "{unit:ref}を<ブーストする>", "[boost] {unit} with them", "The same units boost it (7.47)."),
    say("act.swap_places", "{cards}の位置を<入れ替える>", "[swap] the circles of {cards}", "Two rear-guards move to each other's circle (7.8.1)."),
    say("verb1.swap", "<入れ替える>", "[swap] ~ with each other", "Two cards take each other's place (7.8.1)."),
    say("act.swap_zones", "{who:player}の(|、){first:zone}と{second:zone}を(|互いに)<入れ替える>", "[swap] all cards of {who@poss} {first} and {second}", "All cards of both zones take each other's place (7.8.3)."),
    say("verb1.put_vanguard", "（V）に<置く>", "[put] ~ on (V)", "A rear-guard rides (7.4.1.1)."),
    say("act.declare", "グレード{low:int}~{high:int}の中から1つ選び、<宣言する>", "[declare] a grade from {low} to {high}", "Names one of these grades (7.13)."),
    say("mod.declared", "宣言されたグレードの(|、)", "declared-grade", "Of the grade that was declared."),
    say("act.from_random", "{place}から(|、)(無作為に{count}(|を)|{count}(|を)無作為に){verb:verb@=}", "{verb@=}⟪{count|card} from {place} at random⟫", "So many cards from there, which chance chooses (12.4)."),
    say("act.peek", "山札の一番上のカードをいつでも見<られる>", "can look at the top card of the deck at any time", "The top card of one's own deck is known (7.7.3)."),
    say("feat.look", "山札を上から<見る>", "[look] at cards from the top of a deck", "That fighter looked at a deck (7.7)."),
    say("act.next_cheaper", "次に{card:ref}の能力のコストで払う{blast:blastword}は（{n:int}）<減る>", "the next {blast} paid for an ability of {card} is {n} less", "So much less is paid, the next time only (7.28.2)."),
    say("act.next_cheaper_kind", "次に{card:ref}が元々持つ{icon:kind}能力のコストで払う{blast:blastword}は（{n:int}）<減る>", "the next {blast} paid for {icon} abilities that {card} has originally is {n} less", "So much less is paid, the next time only (7.28.2)."),
    say("blastword.counter", "【カウンターブラスト】", "Counter Blast", "7.24."),
    say("blastword.soul", "【ソウルブラスト】", "Soul Blast", "7.25."),
    say("blastword.energy", "【エネルギーブラスト】", "Energy Blast", "7.49."),
    say("being.unaffected", "{who:player}のカードの影響を受け<ない>", "is not affected by {who@poss} cards", "Nothing that cards of that fighter do concerns it (12.5)."),
    say("being.hits_anyway", "アタックがヒットしていなくても、ヒットした時の能力が<発動する>", "plays what waits for a hit of its attack without one, too", "What waits for a hit waits without one, too (10.7.1.8)."),
    say("being.drives_twice", "ツインドライブを<行う>", "makes a twin drive", "It makes two drive checks, whatever its drive (7.46)."),
    say("being.drives_thrice", "トリプルドライブを<行う>", "makes a triple drive", "It makes three drive checks, whatever its drive (7.46)."),
    say("being.play_from", "{zones:zone+か}からでもプレイ<できる>", "can be played from the {zones/or} too", "That order can be played from there too (9.9.2.3)."),
    say("it.played_goes", "プレイされてドロップに置く際、かわりに{verb:verb@=}", "{verb@=}⟪it⟫ where it would go to the drop zone once played", "It goes there instead (11.8.3.2)."),
]  # fmt: skip
