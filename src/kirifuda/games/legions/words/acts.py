"""What is done (38), and how sentences are put together (35-3, 38-14 to 38-16)."""

from kirifuda.text.phrase import say

ACTS = [
    say("act.choose", "({group}を{count}<選ぶ>|{group}{count}を<選ぶ>)", "[choose] {count} {group@#count}", "The turn player chooses so many (01-8, 35-6); impossible without them (35-7)."),
    say("act.choose_two", "{group}{count}と{second:group}{many:count}を<選ぶ>", "[choose] {count} {group@#count} and {many} {second@#many}", "The turn player chooses both; それら are all of them."),
    say("act.choose_master", "{who:player}のマスター(1体を|を)<選ぶ>", "[choose] {who@poss} master", "There is one of each player (17-13)."),
    say("act.to_some", "({group}を{count}(|、)|{group}{count}を){verb:verb@=}", "{verb@=}⟪{count} {group@#count}⟫", "The turn player chooses so many, and it is done to them."),
    say("act.to_hand", "{hand}を{verb:verb@=}", "{verb@=}⟪the {hand@pl}⟫", "To all cards of that hand."),
    say("act.give", "{cards}に(|、){give@=}", "{give@=}⟪{cards}⟫", "To exactly those cards."),
    say("act.give_each", "{group}に(|、){give@=}", "{give@=}⟪{group@pl}⟫", "To all of them."),
    say("act.give_some", "{group}{count}に(|、){give@=}", "{give@=}⟪{count} {group@#count}⟫", "To so many, whom the turn player chooses."),
    say("act.give_with", "{group}{count}と{cards}に(|、){give@=}", "{give@=}⟪{count} {group@#count} and {cards}⟫", "To so many, whom the turn player chooses, and to those cards."),
    say("it.give", "{give:give1@=}", "{give@=}⟪{_it}⟫", "To the cards chosen just before."),
    say("act.gain", "{cards}は(|、){gain@=}", "{cards} {gain@#cards}", "Of exactly those cards."),
    say("act.gain_each", "{group}は(|、){gain@=}", "{group@pl} {gain@pl}", "Of all of them; in a constant ability, of whichever they are."),
    say("act.gain_some", "{group}{count}は(|、){gain@=}", "{count} {group@#count} {gain@#count}", "Of so many, whom the turn player chooses."),
    say("it.gain", "{gain:gain1@=}", "{_it} {gain@sg}", "Of the cards told of just before."),
    say("act.lives", "{who:player}のマスターは(|、){live@=}", "{who@poss} master {live@sg}", "What becomes of that player's life (08-1)."),
    say("act.live", "{live:live1@=}", "{live@=}", "What becomes of the life of who acts (08-1)."),
    say("act.suffer", "{cards}は(|、)({n:num}点のダメージ|{n:num}ダメージ)を<受ける>", "{cards} [take:cards] {n} damage", "Effect damage (11-1, 38-1)."),
    say("act.duel", "{cards}は(|、)お互いに(|、)(自身の|)ATKに等しいダメージを<与え合う>", "{cards} deal damage equal to their ATK to each other", "Effect damage of two units to one another, at the same time (38-1)."),
    say("act.stat", "{cards}の{stat}を{n:num}(点|){way@=}", "{way@=}⟪the {stat} of {cards} by {n}⟫", "ATK or HP changes by so much (38-5)."),
    say("it.stat", "{stat}を{n:num}(点|){way@=}", "{way@=}⟪its {stat} by {n}⟫", "The same, of the cards chosen just before."),
    say("way.up", "(<増加させる>|<増やす>|<増加する>)", "[raise] ~", "More."),
    say("way.down", "(<減少させる>|<減らす>|<減少する>)", "[lower] ~", "Less."),
    say("act.recover", "{cards}の疲労を<回復する>", "[ready] {cards}", "38-13."),
    say("act.swap", "{cards}の(位置|レーン|配置)を<入れ替える>", "[swap] the lanes of {cards}", "Two minions of a player take each other's lane; no placement (33-2)."),
    say("act.top", "{deck}の(上|一番上)からカードを{n:num}枚(|、){verb:verb@=}", "{verb@=}⟪the top {n|card} of {deck}⟫", "To so many cards from the top of the deck."),
    say("it.some", "(その中から|){count}(を|){verb:verb@=}", "{verb@=}⟪{count} of them⟫", "To so many of the cards just looked at, which the turn player chooses."),
    say("act.draw", "(カードを|){n:num}枚<引く>", "[draw] {n|card}", "From the top of the deck (38-11); without a card there it loses the game (24-3b)."),
    say("act.points", "({n:num}マスターポイント|{n:num}点のマスターポイント|{n:num}MP)を<得る>", "[gain] {n} MP", "07-6."),
    say("act.pay", "({n:int}MP|{n:int}マスターポイント|{n:int}点のマスターポイント)を<支払う>", "[pay] {n} MP", "Pays so many master points (30-2); impossible with fewer (01-5)."),
    say("act.pay_letter", "({letter}MP|{letter}マスターポイント|{letter}点のマスターポイント)を<支払う>", "[pay] {letter} MP", "Pays any number of master points, which is X from then on (30-2a)."),
    say("act.exhaust_cores", "コアを{n:num}(つ|個)<疲労させる>", "[exhaust] {n|core}", "From the ready to the exhausted area (38-12); each makes a master point (07-4)."),
    say("act.exhaust_cores_of", "{who:player}の(コアゾーンにあるコア|コア)を{n:num}(つ|個)<疲労させる>", "[exhaust] {n|core} of {who@poss}", "The same, of that player's cores (38-12)."),
    say("act.ready_cores", "コアを{n:num}(つ|個)<活性させる>", "[ready] {n|core}", "From the exhausted to the ready area."),
    say("act.new_core", "ゲーム外からコアを{n:num}(つ|個)取り(、|){to:corehome}に<置く>", "[put] {n|core} from outside the game into {to}", "As core boost does (20-3b)."),
    say("act.cores", "{from:corehome}(にあるコア|からコア)を{n:num}(つ|個)(|、|選び、|取り、|選んで|取って){to:corehome}に<置く>", "[put] {n|core} from {from} into {to}", "From the core zone exhausted ones first; in the core zone they are ready (07-3)."),
    say("act.master_attack", "{who:player}のマスターは(|、)「ATK{n:num}」(として|で)アタックを<行う>", "{who@poss} master attacks with ATK {n}", "A battle with the master as attacker (38-9)."),
    say("act.master_attack_with", "{who:player}のマスターは(|、)「ATK{n:num}/{keywords:keyword+/}」(として|で)アタックを<行う>", "{who@poss} master attacks with ATK {n} and [{keywords/, }]", "The same, with those keywords in that battle (38-9)."),
    say("act.win", "ゲームに<勝利する>", "[win] the game", "24-2c."),
    say("act.lose", "ゲームに<敗北する>", "[lose] the game", "24-3c."),
    say("act.shuffle", "山札を<シャッフルする>", "[shuffle] the deck", "02-13."),
    say("act.modes", "(以下から{n:int}つを(選び|選んで)<=list>解決する。{options:option++}|以下の効果の中から{n:int}つ(を|)選んで<=list>得る。{options:option++})", "[choose] {n} of these: {options}", "Chooses so many and resolves them in order (38-15)."),
    say("act.effects", "以下の効果を(|全て)<=list>得る。{options:option+}", "[do] all of these: {options}", "Resolves them in order, in the same sequence (38-14)."),
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
    say("pre.who_each", "{who:player}は(|、)それぞれ(|、){then:do@=}", "{who} {then@?who}", "Who acts, each by themselves."),
    say("pre.then", "その後(、|){then:do@=}", "after that, {then@=}", "In the same sequence (38-14)."),
    say("pre.instead", "代わりに(、|){then:do@=}", "instead {then@=}", "In place of what the sentence before says (38-16)."),
    say("pre.would", "{what:told}がブレイクする場合(、|)代わりに(、|){verb:verb@=}", "if {what@pl} would break, instead {verb@=}⟪{_it}⟫", "Replaces what breaking does (12-1, 38-16), of each of them."),
    say("pre.would_rather", "{what:told}がブレイクする場合(、|){not:place}に置く代わりに(、|){verb:verb@=}", "if {what@pl} would break, {verb@=}⟪{_it}⟫ instead of putting {_it} into {not}", "The same."),
    say("pre.next", "次に{event}時(、|){then:do@=}", "the next time {event}, {then@=}", "Waits until that happens, once, however late unless a time is told; then a sequence of its own (37-1)."),
    say("pre.whenever", "{span}(、|){event}時(、|){then:do@=}", "{span}, whenever {event}, {then@=}", "For that long, each time it happens (37-3)."),
    say("pre.next_start", "次の{who:player}の{phase}開始時(、|){then:do@=}", "at the start of {who@poss} next {phase}, {then@=}", "When that phase is about to begin, once (36-2d)."),
    say("pre.next_end", "次の{who:player}の{phase}終了時(、|){then:do@=}", "at the end of {who@poss} next {phase}, {then@=}", "When that phase has been gone through, once (36-2e)."),
    say("pre.while", "{cond:cond@dict}限り(、|){then:do@=}", "as long as {cond}, {then@=}", "In a constant ability: the rest of the sentence holds whenever that does (35-12)."),
    say("pre.let", "{amount}を{letter}とし(、|){then:do@=}", "with {letter} being {amount}, {then@=}", "X is counted when reached, and stays (35-11)."),
]  # fmt: skip

FACTS = [
    say("fact.letter", "{letter}は(|、){amount}(に等しい|である|だ)。", "{letter} is {amount}.", "What X is in the sentences before; counted when it is first needed there, and stays (05-3, 35-11)."),
]  # fmt: skip
