"""The log in words, in English and Japanese."""

from __future__ import annotations

from kirifuda.games.game import Game
from kirifuda.kernel.match import Match
from kirifuda.kernel.trail import Note

EVERYTHING = -1  # who reads knows all cards

ENGLISH = {
    "move": "{who}: {card} {frm}→ {to}",
    "shuffle": "{who} shuffles the {to}",
    "rest": "{card} rests",
    "stand": "{card} stands",
    "slot": "{card} changes its slot",
    "play": "{who} plays {card}",
    "unresolved": "{card} does not resolve",
    "reveal": "{card} is revealed",
    "look": "{card} is looked at",
    "effect": "{card} is affected",
    "first": "{who} goes first",
    "open": "{card} is turned up",
    "turn": "— turn {n}: {who} —",
    "phase": "{phase}",
    "step": "{phase}",
    "end phase": "the phase ends",
    "healed": "the damage on {card} is gone",
    "attack": "{card} attacks",
    "end attacks": "{who} attacks no more",
    "block": "{who} blocks with {card}",
    "damage": "{card} takes {n} damage",
    "partner hit": "{card} is hit by a partner attack",
    "rescued": "{card} does not retire",
    "refresh": "{who} makes a new deck of {n} cards",
    "cancel": "{who} answers with {card}",
    "cancelled": "{card} is cancelled",
    "check won": "{who} wins the check",
    "concede": "{who} gives up",
    "lose": "{who} loses",
    "draw": "the game is drawn",
    "over": "{who} wins",
}
JAPANESE = {
    "move": "{who}：{card} {frm}→ {to}",
    "shuffle": "{who}：{to}をシャッフル",
    "rest": "{card}をレスト",
    "stand": "{card}をスタンド",
    "slot": "{card}が別の枠へ",
    "play": "{who}：{card}をプレイ",
    "unresolved": "{card}は解決されない",
    "reveal": "{card}を公開",
    "look": "{card}を見る",
    "effect": "{card}に効果",
    "first": "{who}が先攻",
    "open": "{card}が表向きになる",
    "turn": "— {n}ターン目：{who} —",
    "phase": "{phase}",
    "step": "{phase}",
    "end phase": "フェイズ終了",
    "healed": "{card}のダメージが0になる",
    "attack": "{card}がアタック",
    "end attacks": "{who}：アタック終了",
    "block": "{who}：{card}でブロック",
    "damage": "{card}に{n}ダメージ",
    "partner hit": "{card}がパートナーアタックを受ける",
    "rescued": "{card}はリタイアしない",
    "refresh": "{who}：{n}枚で新しいデッキ",
    "cancel": "{who}：{card}で対抗",
    "cancelled": "{card}は打ち消される",
    "check won": "{who}がチェックに勝つ",
    "concede": "{who}が投了",
    "lose": "{who}の敗北",
    "draw": "引き分け",
    "over": "{who}の勝利",
}
UNKNOWN = {"en": "a card", "ja": "カード"}
NOBODY = {"en": "nobody", "ja": "なし"}
BY = {"en": " (by {0})", "ja": "（{0}による）"}


def tell(
    match: Match,
    note: Note,
    lang: str = "en",
    seat: int | None = EVERYTHING,
    people: tuple[str, ...] = (),
) -> str:
    """A line of the log in words. `seat` tells who reads it (None: a spectator)."""
    told = JAPANESE if lang == "ja" else ENGLISH
    rules = match.pool.rules
    words = {
        "who": who(note.seat, lang, people),
        "card": card_name(match, note, lang, seat),
        "frm": f"{zone_name(match, note.before, lang)} " if note.before >= 0 else "",
        "to": zone_name(match, note.after, lang) if 0 <= note.after < len(rules.zones) else "",
        "n": str(note.number),
        "phase": phase_name(match, note.number, lang),
    }
    line = told.get(note.verb, note.verb + " {card}").format(**words)
    if note.source >= 0:
        line += BY[lang].format(definition_name(match, note.source, lang))
    return line


def who(seat: int, lang: str, people: tuple[str, ...] = ()) -> str:
    """What a seat is called."""
    if seat < 0:
        return NOBODY[lang]
    if seat < len(people):
        return people[seat]
    return f"プレイヤー{seat + 1}" if lang == "ja" else f"player {seat + 1}"


def definition_name(match: Match, definition: int, lang: str) -> str:
    card = match.pool.defs[definition]
    return card.name if lang == "ja" else card.english


def card_name(match: Match, note: Note, lang: str, seat: int | None) -> str:
    """The card of a note, if the reader may know it."""
    everyone = (1 << match.state.seats) - 1
    if seat is None:
        known = note.seen & everyone == everyone
    else:
        known = seat == EVERYTHING or bool(note.seen >> seat & 1)
    if note.definition < 0 or not known:
        return UNKNOWN[lang]
    return definition_name(match, note.definition, lang)


def zone_name(match: Match, zone: int, lang: str) -> str:
    spec = match.pool.rules.zones[zone]
    return spec.japanese if lang == "ja" else spec.name


def phase_name(match: Match, number: int, lang: str) -> str:
    """What the game calls a phase or a step."""
    game = match.host
    names = game.phase_names if isinstance(game, Game) else {}
    english, japanese = names.get(number, (str(number), str(number)))
    return japanese if lang == "ja" else english
