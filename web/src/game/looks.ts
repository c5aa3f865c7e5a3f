/** How a card looks: its tones from the sheet, and a hue where the sheet tells none. */

import { hueOf } from "../board/emblem";
import type { CardSheet, GameSheet } from "./types";

const HUES: Record<string, number> = { rose: 330, red: 4, blue: 222, green: 146, gold: 40, sky: 198, dark: 268, white: 44, good: 146, hurt: 4 };
const PALE = 0.22;

export interface Look {
  tones: string[];
  hue: number | null;
  second: number | null;
  saturation: number;
}

/** The look of a card by its kinds now and what is printed on it. */
export function lookOf(game: GameSheet, kinds: string[], printed: CardSheet | null): Look {
  const { tones, tints, symbols } = game.sheet;
  const found = new Set<string>();
  for (const [kind, [, tone]] of Object.entries(symbols)) if (kinds.includes(kind)) found.add(tone);
  for (const table of [tones, tints])
    for (const [kind, tone] of Object.entries(table)) if (kinds.includes(kind)) found.add(tone);
  const all = [...found];
  const hues = all.map((tone) => HUES[tone]).filter((hue) => hue !== undefined);
  if (hues.length) {
    const pale = all.length === 1 && all[0] === "white";
    return { tones: all, hue: hues[0] ?? null, second: hues[1] ?? null, saturation: pale ? PALE : 1 };
  }
  const word = printed?.title || printed?.traits[0] || kinds[kinds.length - 1] || "";
  return { tones: all, hue: word ? hueOf(word) : null, second: null, saturation: 0.8 };
}
