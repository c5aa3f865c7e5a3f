"""What the server itself refuses, in words; the engine's reasons come with its own.

A sentence has its English as its key, as those of the engine have; `/api/games` gives the Japanese.
"""

from __future__ import annotations

from collections.abc import Iterable

from kirifuda.kernel.errors import KirifudaError, Reason
from kirifuda.server.wire import Refusal
from kirifuda.table.wishes import plainly

# By code: status over HTTP, English, Japanese.
SENTENCES: dict[str, tuple[int, str, str]] = {
    "stale": (409, "the table has gone on", "卓は先に進んでいます"),
    "not asked": (409, "it is not for you to decide now", "今はあなたが決める場面ではありません"),
    "not offered": (409, "it is not offered", "それは選べません"),
    "nothing asked": (409, "nothing is asked here", "今は何も問われていません"),
    "over": (409, "the match is over", "対戦は終わっています"),
    "not over": (409, "the match is not over yet", "対戦はまだ終わっていません"),
    "not live": (409, "the match is not being played now", "対戦は今行われていません"),
    "frozen": (
        409,
        "this match was made with other rules and can only be looked at",
        "この対戦は別の版の規則で作られたため、見ることしかできません",
    ),
    "disk": (
        503,
        "it could not be kept; please try again",
        "保存できませんでした。もう一度お試しください",
    ),
    "broken": (
        500,
        "something went wrong on our side; it was noted down",
        "こちらで問題が起きました。記録しました",
    ),
    "no back": (409, "one cannot go back there", "そこへは戻れません"),
    "no more backs": (409, "you have asked often enough", "これ以上は頼めません"),
    "never": (409, "the other seat does not want to be asked", "相手は戻すことを望んでいません"),
    "no ask": (404, "nobody asks that any more", "その申し出はもうありません"),
    "absent": (409, "not everybody is here", "全員が揃っていません"),
    "people": (
        403,
        "there is no advice where other people play",
        "ほかの人と対戦している間は助言できません",
    ),
    "watching": (403, "you only watch here", "あなたは観戦者です"),
    "no chain": (409, "this is no chain of picks", "まとめて選ぶ場面ではありません"),
    "message": (400, "the message makes no sense: {0}", "メッセージの意味が分かりません：{0}"),
    "too long": (413, "it is too long", "長すぎます"),
    "too much": (
        429,
        "too much at once; please wait a moment",
        "一度に多すぎます。少しお待ちください",
    ),
    "hello first": (400, "the first message is hello", "最初のメッセージは hello です"),
    "no table": (404, "there is no such table", "そのような卓はありません"),
    "not yours": (403, "you do not sit at this table", "あなたはこの卓に着いていません"),
    "private": (403, "this table is not open to watchers", "この卓は観戦できません"),
    "elsewhere": (
        409,
        "you have opened this table elsewhere; load this page anew to play here",
        "この卓は別の画面で開かれています。ここで続けるには再読み込みしてください",
    ),
    "taken": (409, "the seat is taken", "その席はもう埋まっています"),
    "no seat": (409, "no seat is free at this table", "この卓に空いている席はありません"),
    "no invite": (404, "this link is not good any more", "このリンクはもう使えません"),
    "foreign": (403, "this came from another site", "別のサイトからの要求です"),
    "no guest": (
        401,
        "nobody knows you here yet; open the page again",
        "ページを開き直してください",
    ),
    "no game": (404, "there is no game {0}", "{0}というゲームはありません"),
    "no deck": (404, "there is no such deck", "そのようなデッキはありません"),
    "no level": (400, "there is no program {0}", "{0}というプログラムはありません"),
    "no format": (400, "there is no format {0}", "{0}という形式はありません"),
    "no page": (404, "there is nothing here", "ここには何もありません"),
    "no version": (404, "there is no such step", "そのような手順はありません"),
    "no clause": (404, "the book has no clause {0}", "{0}という条文はありません"),
    "seats": (
        400,
        "{0} to {1} sit down here, not {2}",
        "この形式は{0}人から{1}人です（{2}人ではありません）",
    ),
    "value": (400, "{0} cannot be {1}", "{0}に{1}は指定できません"),
    "slow text": (
        400,
        "reading these cards takes too long",
        "カードの読み取りに時間がかかりすぎます",
    ),
    "json": (415, "the body is JSON", "本文は JSON です"),
}
JAPANESE = {english: japanese for _, english, japanese in SENTENCES.values()}
FROM_ENGINE = "rules"  # the code of what a game says


class RefusedError(Exception):
    """Something is refused: a status for HTTP and every reason."""

    def __init__(self, status: int, reasons: list[Refusal]) -> None:
        self.status = status
        self.reasons = reasons
        super().__init__(", ".join(one.code for one in reasons))


def reason(code: str, *values: object) -> Refusal:
    """One reason of the server."""
    told = [value if isinstance(value, int) else str(value)[:200] for value in values]
    return Refusal(code=code, said={"words": SENTENCES[code][1], "values": told})


def no(code: str, *values: object) -> RefusedError:
    """A refusal by the server, to be raised."""
    return RefusedError(SENTENCES[code][0], [reason(code, *values)])


def of_engine(reasons: Iterable[Reason]) -> list[Refusal]:
    """Reasons of the engine as they go over the wire."""
    return [
        Refusal(
            code=FROM_ENGINE,
            said=plainly(one.said),
            clause=one.clause,
            place=plainly(one.where) if one.place else "",
        )
        for one in reasons
    ]


def because(error: KirifudaError, status: int = 400) -> RefusedError:
    """A refusal by the engine, to be raised."""
    return RefusedError(status, of_engine(error.reasons))
