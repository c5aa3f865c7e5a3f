/** What is told on the lines of a side, and of a card in a few signs: from the sheet. */

import type { Scene, SeenCard } from "./scene";
import type { Speech } from "./speech";
import type { Count, Gauge, GaugePart, Item, Names, Stat, Stats } from "./types";

/** A piece of what is told: a small sign, a value, how it compares with what is printed. */
export interface Piece {
  sign: string;
  value: string;
  tone: string;
  trend: "" | "up" | "down" | "hurt";
  symbol?: boolean;
  apart?: boolean; // what was told before is another group
}

const ARROWS = "▲▶▼◀";
const FULL_TURN = 15; // the bits of the four directions

// -- a card in a few signs ------------------------------------------------------------------

/** A card's values in a few signs; nothing of a card that the seat may not know. */
export function stats(scene: Scene, speech: Speech, card: SeenCard): Piece[] {
  if (!card.known) return [];
  const found = scene.game.sheet.stats.find((one) => fits(scene, card, one));
  return (found?.pieces ?? []).flatMap((stat) => piece(scene, speech, card, stat));
}

function fits(scene: Scene, card: SeenCard, one: Stats): boolean {
  return (
    (!one.kind || card.has(one.kind)) &&
    (!one.zones.length || one.zones.includes(card.zone)) &&
    (!one.flag || card.has(one.flag)) &&
    (!one.asked || scene.ask?.kind === one.asked)
  );
}

function piece(scene: Scene, speech: Speech, card: SeenCard, stat: Stat): Piece[] {
  if (stat.only && !card.has(stat.only)) return [];
  if (stat.unless && card.has(stat.unless)) return [];
  if (stat.role && scene.role(stat.role)?.card !== card.id) return [];
  const signed = typeof stat.sign === "string" ? stat.sign : speech.pair(stat.sign);
  const [sign, apart] = [signed.trim(), signed.startsWith(" ")];
  const told = (value: string, trend: Piece["trend"] = ""): Piece[] => [{ sign, value, tone: stat.tone, trend, apart }];
  if (!stat.value) return told("");
  if (stat.value === "kind") return told(speech.kinds([stat.only || (card.kinds[0] ?? "")]));
  if (stat.value === "symbols") return symbols(scene, speech, card);
  if (stat.compass) {
    const arrows = compass(scene, card, stat.value);
    return arrows ? told(arrows) : [];
  }
  const [now, printed] = valueOf(card, stat.value);
  if (stat.positive && now <= 0) return [];
  if (stat.words.length) return told(stat.words[now] ?? String(now));
  if (stat.left && card.damage) return told(`${Math.max(0, now - card.damage)}(${now})`, "hurt");
  if (now === printed) return told(String(now), stat.value === "damage" ? "hurt" : "");
  // a higher price is no gain
  return told(String(now), now > printed === (stat.value !== "price") ? "up" : "down");
}

function valueOf(card: SeenCard, word: string): [number, number] {
  if (word === "damage") return [card.damage, card.damage];
  if (word === "price") {
    const printed = card.base.cost ?? 0;
    return [card.price >= 0 ? card.price : (card.numbers.cost ?? 0), printed];
  }
  const now = card.numbers[word] ?? 0;
  return [now, card.base[word] ?? now];
}

function symbols(scene: Scene, speech: Speech, card: SeenCard): Piece[] {
  return Object.entries(scene.game.sheet.symbols)
    .filter(([kind]) => card.kinds.includes(kind))
    .map(([, [letters, tone]]) => ({ sign: speech.pair(letters), value: "", tone, trend: "", symbol: true }));
}

/** Four directions as the card lies; the cards of others are seen from the other side. */
function compass(scene: Scene, card: SeenCard, word: string): string {
  let bits = (card.down ? card.base[word] : card.numbers[word]) ?? 0;
  if (scene.game.sheet.displays.includes(card.zone) && card.rest) {
    const turns = card.has("faces left") ? 3 : 1;
    bits = ((bits << turns) | (bits >> (4 - turns))) & FULL_TURN;
  }
  if (card.seat !== scene.seat) bits = ((bits << 2) | (bits >> 2)) & FULL_TURN;
  return [...ARROWS].filter((_, at) => (bits >> at) & 1).join("");
}

/** The tones of a card: of its name on the sheet, of its symbols. */
export function tonesOf(scene: Scene, kinds: string[]): string[] {
  const { tones, tints, symbols: signs } = scene.game.sheet;
  const found = [tones, tints].map((table) => Object.entries(table).flatMap(([kind, tone]) => (kinds.includes(kind) ? [tone] : [])));
  const signed = Object.entries(signs).flatMap(([kind, [, tone]]) => (kinds.includes(kind) ? [tone] : []));
  return [...new Set([...(found[0] ?? []), ...(found[1] ?? []), ...signed])];
}

// -- the lines of a side --------------------------------------------------------------------

/** An item of a side as it is drawn: a label, a number, signs in groups, words; `zone` can be opened. */
export interface Told {
  name: string;
  label: string;
  number: string;
  of: string;
  pips: { sign: string; n: number; tone: string; faint: boolean }[];
  words: string;
  tone: string;
  danger: boolean;
  zone: string;
  cards: SeenCard[];
  heap: boolean; // only how many cards lie there is told
}

export function items(scene: Scene, speech: Speech, seat: number, told: Item[]): Told[] {
  return told.flatMap((item) => {
    if (item.is === "gauge") return gauge(scene, speech, seat, item);
    if (item.is === "count") return count(scene, speech, seat, item);
    if (item.is === "names") return names(scene, speech, seat, item);
    const there = new Set(scene.zone(seat, item.zone).flatMap((card) => (card.down ? [] : card.kinds)));
    const words = item.kinds.filter((kind) => there.has(kind)).map((kind) => speech.kinds([kind]));
    return words.length ? [{ ...blank(""), name: `kinds ${item.zone}`, words: words.join("/"), tone: "faint" }] : [];
  });
}

function blank(zone: string): Told {
  return { name: zone, label: "", number: "", of: "", pips: [], words: "", tone: "", danger: false, zone, cards: [], heap: false };
}

function count(scene: Scene, speech: Speech, seat: number, item: Count): Told[] {
  const cards = scene.zone(seat, item.zone);
  if (item.seldom && !cards.length) return [];
  const marked = item.marked && seat !== scene.seat ? cards.filter((card) => card.has(item.marked)).length : 0;
  const label = item.label ? speech.pair(item.label) : speech.zone(item.zone);
  return [{ ...blank(item.zone), label, number: String(cards.length), words: marked ? `${item.sign}${marked}` : "", heap: true }];
}

function names(scene: Scene, speech: Speech, seat: number, item: Names): Told[] {
  const all = scene.zone(seat, item.zone);
  const elsewhere = new Set(scene.between.map((card) => card.id));
  const shown = all.filter((card) => !(item.lacks && card.has(item.lacks)) && !elsewhere.has(card.id));
  if (item.seldom && !shown.length) return [];
  const number = item.counted || !shown.length ? String(all.length) : "";
  return [{ ...blank(item.zone), label: speech.pair(item.label), number, tone: item.tone, cards: shown }];
}

function gauge(scene: Scene, speech: Speech, seat: number, item: Gauge): Told[] {
  const taken = parts(scene, seat, item);
  const total = taken.reduce((sum, [, n]) => sum + n, 0);
  if (item.seldom && !total) return [];
  const [part, first] = taken[0] as [GaugePart, number];
  const danger = (item.near >= 0 && total >= item.near) || (item.low >= 0 && first <= item.low);
  const out: Told = { ...blank(item.zone), name: item.name, label: speech.pair(item.label), tone: part.tone, danger };
  if (item.words) return [{ ...out, label: "", words: speech.pair(item.words, total, item.full) }];
  if (item.bar) return [{ ...out, ...bar(item, total, part) }];
  if (item.sums) {
    const standing = item.zone ? taken.reduce((sum, [p, n]) => sum + (p.lacks.includes("rest") ? n : 0), 0) : first;
    out.number = String(standing);
    out.of = String(total);
  } else if (item.number) out.number = String(total);
  out.pips = item.tinted ? tinted(scene, seat, item) : signs(item, taken);
  return [out];
}

function bar(item: Gauge, total: number, part: GaugePart): Partial<Told> {
  const full = Math.min(item.bar, Math.ceil((total * item.bar) / item.full));
  const empty = part.sign === "●" ? "○" : "▱";
  return {
    number: String(total),
    of: item.zone ? String(item.full) : "",
    pips: [
      { sign: part.sign, n: full, tone: part.tone, faint: false },
      { sign: empty, n: item.bar - full, tone: "faint", faint: true },
    ],
  };
}

function signs(item: Gauge, taken: [GaugePart, number][]): Told["pips"] {
  const standing = item.parts[0]?.lacks.includes("rest");
  return taken
    .filter(([part, n]) => n && part.sign)
    .map(([part, n]) => ({ sign: part.sign, n, tone: part.tone, faint: !!standing && !part.lacks.includes("rest") }));
}

function tinted(scene: Scene, seat: number, item: Gauge): Told["pips"] {
  return scene.zone(seat, item.zone).map((card) => {
    const part = item.parts.find((one) => belongs(card, one));
    const found = Object.entries(scene.game.sheet.tints).filter(([kind]) => card.kinds.includes(kind));
    const tone = found.length === 1 && !card.down ? (found[0]?.[1] ?? "white") : "white";
    return { sign: part?.sign ?? "", n: 1, tone, faint: card.rest };
  });
}

function parts(scene: Scene, seat: number, item: Gauge): [GaugePart, number][] {
  if (!item.zone) {
    const told = scene.gauges(seat);
    return item.parts.map((part) => [part, told[part.name] ?? 0]);
  }
  let left = scene.zone(seat, item.zone);
  return item.parts.map((part) => {
    const mine = left.filter((card) => belongs(card, part));
    left = left.filter((card) => !mine.includes(card));
    return [part, mine.length];
  });
}

function belongs(card: SeenCard, part: GaugePart): boolean {
  return part.has.every((word) => card.has(word)) && !part.lacks.some((word) => card.has(word));
}
