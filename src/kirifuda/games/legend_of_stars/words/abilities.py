"""The effects of a card, one a line (8.1), and the special effects (8.13)."""

from kirifuda.text.phrase import say

ABILITIES = [
    say("ability.keyword", "{keyword}", "{keyword}", "A special effect, or what the card is (2.2.1, 2.3.1, 8.13)."),
    say("ability.deck_any", "このカードはデッキに何枚でも入れることができる。", "A deck may hold any number of this card.", "Lifts the limit of 3.1."),
    say("ability.deck_up_to", "このカードはデッキに{n:int}枚まで入れることができる。", "A deck may hold up to {n} of this card.", "Replaces the limit of 3.1."),
    say("ability.when", "{when:event}、{body:lines+}", "{when}, {body}", "Must be used when that happens (8.1.1); if it begins with what may be done, it may be used (8.1.2)."),
    say("ability.act", "(({cost:chain@te}、|{cost:chain@te}|{cost:chain@dict}ことで、)このカードの効果を(発動する|発動できる)。|{cost:chain@dict}:){body:lines+}", "[Activate] {cost}: {body}", "Used by doing what stands first (8.4)."),
    say("ability.act_limited", "1ターンに{n:int}回、(({cost:chain@te}、|{cost:chain@te}|{cost:chain@dict}ことで、)このカードの効果を(発動する|発動できる)。|{cost:chain@dict}:){body:lines+}", "[Activate, {n} a turn] {cost}: {body}", "The same, that many times a turn at most."),
    say("ability.act_free", "1ターンに{n:int}回、このカードの効果を(発動する|発動できる)。{body:lines+}", "[Activate, {n} a turn] {body}", "Used for nothing, that many times a turn at most (8.4)."),
    say("ability.limited", "1ターンに{n:int}回(、|まで、){body:lines+}", "[{n} a turn] {body}", "What is used by doing something (ことで), that many times a turn at most (8.4)."),
    say("ability.plain", "{body:lines+}", "{body}", "On an effect card: done when it is played (2.2). On a card in play: used by doing what stands before ことで (8.4), or holds as long as it is there."),
]  # fmt: skip

KEYWORDS = [
    say("keyword.flash", "[フラッシュ]", "[Flash]", "Can be played in attack phases too (2.2.1)."),
    say("keyword.field", "[フィールド]", "[Field]", "One of them in a support zone (2.3.1)."),
    say("keyword.sky", "([上空]|上空)", "[Sky]", "8.13.1."),
    say("keyword.speed", "([スピード耐性:{n:int}]|[スピード耐性{n:int}]|スピード耐性:{n:int}|スピード耐性{n:int})", "[Speed Resistance {n}]", "8.13.2."),
    say("keyword.energy", "([エネルギー耐性:{n:int}]|[エネルギー耐性{n:int}]|エネルギー耐性:{n:int}|エネルギー耐性{n:int})", "[Energy Resistance {n}]", "8.13.3."),
    say("keyword.twice", "([2回攻撃]|2回攻撃)", "[Double Attack]", "8.13.4."),
    say("keyword.venom", "([毒呪]|毒呪)", "[Venom]", "8.13.5."),
]  # fmt: skip
