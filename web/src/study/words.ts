/** The words of the study page. */

import { wording } from "../shell/words";

export const say = wording({
  heading: ["Study", "研究"],
  about: [
    "A position, moves and questions. What may be done, why not, and what happens is answered with the clauses of the book.",
    "局面と手順と質問を書くと、できるかどうか、できない理由、何が起こるかを、総合ルールの条文とともに答えます。",
  ],
  game: ["Game", "ゲーム"],
  text: ["Position and steps", "局面と手順"],
  ask: ["Ask", "質問"],
  may: ["May one …?", "できるか"],
  why_not: ["Why not …?", "なぜできないか"],
  what_happens: ["What happens with …?", "何が起こるか"],
  do: ["Do …", "行う"],
  look: ["Look", "見る"],
  move: ["What", "何を"],
  "move hint": ["e.g. play, then a card (touch one)", "例：play とカード（触れると入ります）"],
  add: ["Add", "加える"],
  answer: ["Answer", "答える"],
  answering: ["One moment …", "お待ちください…"],
  link: ["Copy a link to it", "リンクをコピー"],
  copied: ["Copied", "コピーしました"],
  before: ["Before", "はじめ"],
  after: ["After", "手順の後"],
  answers: ["Answers", "答え"],
  yes: ["Yes", "はい"],
  no: ["No", "いいえ"],
  me: ["Me", "自分"],
  foe: ["Foe", "相手"],
  seat: ["Seat {0}", "席{0}"],
  "no game": ["There is no such game.", "そのようなゲームはありません。"],
});
