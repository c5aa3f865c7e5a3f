/** The interface's own words. Each page has a list of its own; a game's words are on its sheet. */

import type { Pair } from "../game/types";
import { settings } from "./settings.svelte";

/** Words of a page: gives them in the interface's language, with values in their places {0}, {1}. */
export function wording<T extends Record<string, Pair>>(words: T) {
  return (word: keyof T, ...values: unknown[]): string => {
    const pair = words[word] as Pair;
    return fill(pair[settings.lang === "ja" ? 1 : 0], values);
  };
}

export function fill(sentence: string, values: unknown[]): string {
  return sentence.replace(/\{(\d+)\}/g, (place, at: string) => String(values[Number(at)] ?? place));
}

export const shell = wording({
  title: ["Kirifuda", "切り札"],
  lobby: ["Lobby", "ロビー"],
  decks: ["Decks", "デッキ"],
  study: ["Study", "研究"],
  nowhere: ["There is nothing here", "ここには何もありません"],
  ended: ["This link is not good any more", "このリンクはもう使えません"],
  "to lobby": ["To the lobby", "ロビーへ"],
  language: ["Language", "表示言語"],
  "card language": ["Cards", "カード"],
  sound: ["Sound", "音"],
  calm: ["No motion", "動きなし"],
  notify: ["Notify me when it is my turn", "自分の番を通知する"],
  "no notify": ["This browser does not allow notices for this page", "このブラウザではこのページの通知が許可されていません"],
  on: ["on", "オン"],
  off: ["off", "オフ"],
  close: ["Close", "閉じる"],
});
