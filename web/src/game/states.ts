/** How a card lies and what it is at the moment: in signs for the board, in words for who reads. */

import type { Place } from "./places";
import type { Scene, SeenCard } from "./scene";
import { plain, put, type Speech } from "./speech";
import type { Pair } from "./types";

export interface Badge {
  sign: string;
  words: string;
  zone?: string; // what can be opened for it
}

const FACING: Record<string, Pair> = {
  up: ["attack display", "アタック表示"],
  left: ["defence display, facing left", "左向きのディフェンス表示"],
  right: ["defence display, facing right", "右向きのディフェンス表示"],
};
const FACE_DOWN: Pair = ["face down", "裏向き"];
const DAMAGE: Pair = ["damage {0}", "ダメージ{0}"];
const COVERS: Pair = ["over several places", "複数の場所に置かれている"];

/** What is told on a card by signs; resting is drawn by how it lies. */
export function badges(scene: Scene, speech: Speech, place: Place): Badge[] {
  const { card, area } = place;
  const out: Badge[] = [];
  for (const pile of place.hung) {
    const label = scene.area(pile.zone).label;
    const word = label ? speech.pair(label) : speech.zone(pile.zone);
    out.push({ sign: `${word} ${pile.cards.length}`, words: `${word} ${pile.cards.length}`, zone: pile.zone });
  }
  if (place.beside.length) {
    const flag = scene.game.sheet.flags.find((one) => one.name === area.beside);
    const word = flag?.words ? speech.pair(flag.words) : area.beside;
    out.push({ sign: `${word} ${place.beside.length}`, words: `${word} ${place.beside.length}` });
  }
  if (!card) return out;
  if (place.rows * place.columns > 1) out.push({ sign: "⛶", words: speech.pair(COVERS) });
  const [gauge, sign] = area.gauge;
  const number = gauge ? (scene.gauges(place.seat)[gauge] ?? 0) : 0;
  if (number) out.push({ sign: `${sign}${number}`, words: `${sign} ${number}` });
  out.push(...signs(scene, speech, card));
  return out;
}

/** The flags of a card that have a sign, and where it faces. */
export function signs(scene: Scene, speech: Speech, card: SeenCard): Badge[] {
  const out: Badge[] = [];
  for (const flag of scene.game.sheet.flags)
    if (flag.sign && flag.name !== "rest" && flag.name !== "down" && card.has(flag.name))
      out.push({ sign: flag.sign, words: flag.words ? speech.pair(flag.words) : flag.name });
  if (scene.game.sheet.displays.includes(card.zone) && card.rest) {
    const left = card.has("faces left") !== (card.seat !== scene.seat);
    out.push({ sign: left ? "←" : "→", words: speech.pair(FACING[left ? "left" : "right"] as Pair) });
  }
  return out;
}

/** Whether a card rests, as something worth showing. */
export function rests(scene: Scene, card: SeenCard): boolean {
  return card.rest && !scene.game.sheet.displays.includes(card.zone);
}

/** Whether a card lies with its face down, as something worth showing. */
export function turnedOver(scene: Scene, card: SeenCard): boolean {
  return card.down && !card.sided && ["slot", "grid", "pile", "fan"].includes(scene.area(card.zone).shape);
}

/** How a card lies and what it is, in words. */
export function states(scene: Scene, speech: Speech, card: SeenCard): string[] {
  const { flags, displays, sides, worded } = scene.game.sheet;
  const out: string[] = [];
  if (displays.includes(card.zone)) {
    const facing = card.rest ? (card.has("faces left") ? "left" : "right") : "up";
    out.push(speech.pair(FACING[facing] as Pair));
  }
  for (const flag of flags) {
    if (flag.name === "down" && card.sided) {
      const side = sides[card.side];
      if (side) out.push(speech.pair(side));
    } else if (flag.words && card.has(flag.name)) {
      const here = !flag.zones.length || flag.zones.includes(card.zone);
      if ((here && !displays.includes(card.zone)) || flag.name === "down")
        out.push(speech.pair(flag.name === "down" && !card.known ? FACE_DOWN : flag.words));
    } else if (flag.opposite && flag.zones.includes(card.zone)) out.push(speech.pair(flag.opposite));
  }
  for (const word of worded) if (card.numbers[word]) out.push(`${speech.attribute(word)} ${card.numbers[word]}`);
  if (card.damage) out.push(speech.pair(DAMAGE, card.damage));
  return out;
}

/** Where a card is, in words. */
export function whereabouts(speech: Speech, card: SeenCard): string {
  return speech.whose(card.seat, speech.liesAt(card.zone, card.spot));
}

/** A trait in words; empty if it need not be told. */
export function trait(speech: Speech, word: string, printed: boolean): string {
  const { trait_words: words, silent_traits: silent } = speech.game.sheet;
  for (const [sign, pair] of Object.entries(words)) {
    if (!word.startsWith(sign)) continue;
    if (printed && silent.includes(sign)) return "";
    return `〔${plain(put(pair[speech.cardAt], { 0: known(speech, word.slice(sign.length)) }))}〕`;
  }
  return `〔${known(speech, word)}〕`;
}

/** What a trait or keyword is called in the language of cards; some are printed in brackets of their own. */
export function known(speech: Speech, word: string): string {
  const { names } = speech.game.sheet;
  return speech.cardAt ? word : (names[word] ?? names[word.slice(1, -1)] ?? word);
}

/** The text of a card; `side`: of the side that is up alone. */
export function textOf(speech: Speech, card: SeenCard | null, at: 0 | 1, printed = card?.printed): string {
  if (!printed) return "";
  if (!printed.sides?.length) return printed.text[at];
  if (card) return printed.sides[card.side]?.[at] ?? "";
  return printed.sides
    .map((told, index) => (told[at] ? `[${speech.game.sheet.sides[index]?.[at] ?? ""}] ${told[at]}` : ""))
    .filter(Boolean)
    .join("\n");
}
