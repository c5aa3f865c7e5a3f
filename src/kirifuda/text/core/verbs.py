"""What is done to cards in every card game; the object comes from the frame around the verb."""
# ruff: noqa: E501

from ..phrase import say

VERBS = [
    say("verb.either", "{first:verb1@dict}か(、|){second:verb1@=}", "{first@=}⟪{_it}⟫ or {second@=}", "One of the two, as the actor chooses."),
    say("verb1.choose", "<選ぶ>", "[choose] ~", "Chooses; what follows in the sentence is done to them."),
    say("verb1.reveal", "<公開する>", "[reveal] ~", "Shows to all; they stay where they are."),
    say("verb1.reveal_always", "常に<公開する>", "[keep] ~ revealed", "They are shown to all, as long as it holds."),
    say("verb1.look", "<見る>", "[look] at ~", "Looks at them."),
    say("verb1.put", "{place}に<置く>", "[put] ~ into {place}", "Moves there."),
    say("verb1.put_any_order", "({place}に望む順で|望む順で{place}に)<置く>", "[put] ~ into {place} in any order", "Moves there; the actor orders them."),
    say("verb1.put_rather", "{not:place}ではなく{place}に<置く>", "[put] ~ into {place}, not {not}", "Moves there instead of the former."),
    say("verb1.move", "{from:place}から{place}に(<置く>|<戻す>)", "[put] ~ from {from} into {place}", "Moves there, if it is in the former place."),
    say("verb1.return", "{place}に<戻す>", "[return] ~ to {place}", "Moves there."),
    say("verb1.add", "手札に<加える>", "[add] ~ to hand", "Moves to the hand."),
    say("verb1.discard", "<すてる>", "[discard] ~", "Moves from the hand to the place of used cards."),
    say("verb1.swap", "(|位置を)<入れ替える>", "[swap] ~", "The chosen cards swap places."),
    say("verb1.swap_with", "{cards}と<入れ替える>", "[swap] ~ with {cards}", "They swap places."),
    say("verb1.swap_some", "{cards}{n:int}枚と<入れ替える>", "[swap] ~ with {n} of {cards}", "They swap places with so many of those, which the actor chooses."),
    say("verb1.keep", "<残す>", "[keep] ~", "They stay where they are."),
    say("verb1.face_up", "表向きに<する>", "[turn] ~ face up", "To face up."),
    say("verb1.face_down", "裏向きに<する>", "[turn] ~ face down", "To face down."),
    say("it.shuffle", "<シャッフルする>", "[shuffle] {_it}", "Shuffles the deck, or what was just gathered."),
    say("verb1.put_face_down", "({place}に裏向きで|裏向きで{place}に)<置く>", "[put] ~ into {place} face down", "Moves there, face down."),
    say("verb1.put_face_up", "({place}に表向きで|表向きで{place}に)<置く>", "[put] ~ into {place} face up", "Moves there, face up."),
    say("verb1.trigger", "(<発動させる>|<発動する>)", "[trigger] ~", "The chosen ability is played."),
]  # fmt: skip

ACTIONS = [
    say("act.draw", "(|カードを){count}<引く>", "[draw] {count|card}", "Draws so many cards."),
    say("act.draw_to", "(|自分の)手札が{n:int}枚になる(まで|ように)<引く>", "[draw] until there are {n|card} in hand", "Draws until the hand has n cards; none if it has more."),
    say("act.put_to", "(|自分の)手札が{n:int}枚になる(まで|ように)(|選び、){place}に<置く>", "[put] cards from hand into {place} until {n} are left", "Chooses cards of the hand and puts them there, until n are left."),
    say("act.shuffle", "(デッキ|山札)を<シャッフルする>", "[shuffle] the deck", "Shuffles the deck."),
    say("act.end_phase", "このフェイズを<終了する>", "[end] this phase", "The running phase ends."),
    say("act.end_phase_of", "{who:player}の{phase}を<終了する>", "[end] {who@poss} {phase}", "That phase ends."),
    say("act.split", "{cards}を{n:int}つに<分ける>", "[split] {cards} into {n} piles", "Makes n piles of them."),
    say("act.put_from", "{place}から<置く>", "[put] it from {place}", "The card that is put comes from that place."),
    say("act.put_from_rather", "{not:place}ではなく{place}から<置く>", "[put] it from {place}, not {not}", "The card that was put comes from the latter place instead."),
    say("act.declare", "{low:int}(~|から){high:int}の数字を{n:int}つ<宣言する>", "[declare] {n|number} from {low} to {high}", "Names a number in that range."),
    say("act.options", "以下から{count}<=list>選ぶ。{options:option+}", "[choose] {count} of these: {options}", "Chooses so many of the options and does them in order."),
    say("act.options_once", "以下から{count}<=list>選ぶ。ただし、同ターンに同じものは選べない。{options:option+}", "[choose] {count} of these, none of them twice in a turn: {options}", "The same; an option chosen earlier this turn cannot be chosen."),
    say("act.named_options", "「{first:word}」か「{second:word}」から{count}選び、(|それにより)以下を<=list>行う。{options:option+}", "[choose] {count} of “{first}” and “{second}” and do that: {options}", "Chooses a word and does the option of that label."),
    say("act.so_many_options", "以下を{n:int}つ<=list>行う。{options:option+}", "[do] {n} of these: {options}", "Does so many of the options whose condition holds."),
    say("act.all_options", "以下を(すべて|)<=list>行う。{options:option+}", "[do] all of these: {options}", "Does every option whose condition holds, in order."),
]  # fmt: skip

OPTIONS = [
    say("option.numbered", "{number:roman}.{body:sentence+}", "({number}) {body}", "An option."),
    say("option.amount", "{amount}(.|:){body:sentence+}", "({amount}) {body}", "Done if the number compared is so much."),
    say("option.word", "{word:word}.{body:sentence+}", "({word}) {body}", "Done if that word was chosen."),
    say("option.nth", "{n:int}回目.{body:sentence+}", "(number {n}) {body}", "Done if the number compared is n."),
    say("option.nth_two", "{n:int}回目と{m:int}回目.{body:sentence+}", "(number {n} or {m}) {body}", "Done if the number compared is n or m."),
    say("option.such", "{such:label}.{body:sentence+}", "({such}) {body}", "Done if there is such a card."),
    say("option.such_all", "{such:label++と}.{body:sentence+}", "({such/and}) {body}", "Done if there is a card of each."),
]  # fmt: skip
