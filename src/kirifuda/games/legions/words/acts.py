"""What is done (38), and how sentences are put together (35-3, 38-14 to 38-16)."""

from kirifuda.text.phrase import say

ACTS = [
    say("act.choose", "({group}を{count}<選ぶ>|{group}{count}を<選ぶ>)", "[choose] {count} {group@#count}", "The turn player chooses so many (01-8, 35-6); impossible without them (35-7)."),
    say("act.give", "{cards}に(|、){give@=}", "{give@=}⟪{cards}⟫", "To exactly those cards."),
    say("it.give", "{give:give@=}", "{give@=}⟪{_it}⟫", "To the cards chosen just before."),
    say("act.gain", "{cards}は(|、){gain@=}", "{cards} {gain@#cards}", "Of exactly those cards."),
    say("act.gain_each", "{group}は(|、){gain@=}", "{group@pl} {gain@pl}", "Of all of them; in a constant ability, of whichever they are."),
    say("act.draw", "(カードを|){n:num}枚<引く>", "[draw] {n|card}", "From the top of the deck (38-11); without a card there it loses the game (24-3b)."),
    say("act.points", "{n:num}マスターポイントを<得る>", "[gain] {n} MP", "07-6."),
    say("act.pay", "{n:int}MPを<支払う>", "[pay] {n} MP", "Pays so many master points (30-2); impossible with fewer (01-5)."),
    say("act.pay_x", "XMPを<支払う>", "[pay] X MP", "Pays any number of master points, which is X from then on (30-2a)."),
    say("act.exhaust_cores", "コアを{n:num}(つ|個)<疲労させる>", "[exhaust] {n|core}", "From the ready to the exhausted area (38-12); each makes a master point (07-4)."),
    say("act.ready_cores", "コアを{n:num}(つ|個)<活性させる>", "[ready] {n|core}", "From the exhausted to the ready area."),
    say("act.exhaust_cores_of", "{who:player}の(コアゾーンにあるコア|コア)を{n:num}(つ|個)<疲労させる>", "[exhaust] {n|core} of {who@poss}", "The same, of that player's cores (38-12)."),
    say("act.new_core", "ゲーム外からコアを{n:num}(つ|個)取り(、|){to:corehome}に<置く>", "[put] {n|core} from outside the game into {to}", "As core boost does (20-3b)."),
    say("act.cores", "{from:corehome}(にあるコア|からコア)を{n:num}(つ|個)(|、|選び、|取り、|選んで|取って){to:corehome}に<置く>", "[put] {n|core} from {from} into {to}", "From the core zone exhausted ones first; in the core zone they are ready (07-3)."),
    say("act.master_attack", "{who:player}のマスターは(|、)「ATK{n:num}」でアタックを<行う>", "{who@poss} master attacks with ATK {n}", "A battle with the master as attacker (38-9)."),
    say("act.master_attack_with", "{who:player}のマスターは(|、)「ATK{n:num}/{keywords:keyword+/}」でアタックを<行う>", "{who@poss} master attacks with ATK {n} and [{keywords/, }]", "The same, with those keywords in that battle (38-9)."),
    say("act.win", "ゲームに<勝利する>", "[win] the game", "24-2c."),
    say("act.lose", "ゲームに<敗北する>", "[lose] the game", "24-3c."),
    say("act.shuffle", "山札を<シャッフルする>", "[shuffle] the deck", "02-13."),
    say("act.modes", "以下から{n:int}つを(選び|選んで)<=list>解決する。{options:option++}", "[choose] {n} of these: {options}", "Chooses so many and resolves them in order (38-15)."),
    say("option.bullet", "・{body:sentence+}", "• {body}", "One of the effects to choose from."),
]  # fmt: skip

CORES = [
    say("corehome.bare", "{at:coreplace}", "the {at}", "Of who acts; where cores are put, of whose they are."),
    say("corehome.of", "{who:player}の{at:coreplace}", "{who@poss} {at}", "Of that player."),
    say("corehome.this", "{card:me}の上", "{card}", "On this card, which is a lord or a master."),
    say("coreplace.zone", "コアゾーン", "core zone", "07-2."),
    say("coreplace.master", "マスターの上", "master", "25-6."),
    say("coreplace.lord", "ロードの上", "lord", "32-5."),
    say("coreplace.wait", "ウェイトゾーン{w:wait}", "wait zone {w}", "28-1."),
]  # fmt: skip

PREFIXES = [
    say("pre.then", "その後(、|){then:do@=}", "after that, {then@=}", "In the same sequence (38-14)."),
    say("pre.instead", "代わりに(、|){then:do@=}", "instead {then@=}", "In place of what the sentence before says (38-16)."),
    say("pre.would", "{cards}がブレイクする場合(、|)代わりに(、|){verb:verb@=}", "if {cards} would break, instead {verb@=}⟪{_it}⟫", "Replaces what breaking does (12-1, 38-16)."),
    say("pre.would_each", "{group}がブレイクする場合(、|)代わりに(、|){verb:verb@=}", "if one of {group} would break, instead {verb@=}⟪{_it}⟫", "The same, for each of them."),
    say("pre.next", "次に{event}時(、|){then:do@=}", "the next time {event}, {then@=}", "Waits until that happens, once, however late; then a sequence of its own (37-1)."),
    say("pre.next_within", "{span}(|、)次に{event}時(、|){then:do@=}", "{span}, the next time {event}, {then@=}", "The same, for that long at most."),
    say("pre.whenever", "{span}(、|){event}時(、|){then:do@=}", "{span}, whenever {event}, {then@=}", "For that long, each time it happens (37-3)."),
    say("pre.next_start", "次の{who:player}の{phase}開始時(、|){then:do@=}", "at the start of {who@poss} next {phase}, {then@=}", "When that phase is about to begin, once (36-2d)."),
    say("pre.next_end", "次の{who:player}の{phase}終了時(、|){then:do@=}", "at the end of {who@poss} next {phase}, {then@=}", "When that phase has been gone through, once (36-2e)."),
    say("pre.let", "{amount}をXとし(、|){then:do@=}", "with X being {amount}, {then@=}", "X is counted when reached, and stays (35-11)."),
]  # fmt: skip
