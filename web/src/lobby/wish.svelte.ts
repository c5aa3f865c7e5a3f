/** The table that a person is about to open, remembered for the next time. */

import type { DeckChoice, GameInfo, NewTable, Opponent } from "../wire";

const KEPT = "kirifuda.lobby";
export const ANY = "";
export const OWN_CLOCK = "own";
export const NO_CLOCK = "none";
export const CLOCKS: [number, number][] = [
  [5, 5],
  [15, 10],
  [30, 15],
]; // minutes for all, seconds for each decision

export type Who = "bot" | "open" | "invite";

export interface Seat {
  who: Who;
  level: string;
  deck: string;
}

/** A deck by one word: `dawn`, or `own:7`. */
export function deckChoice(word: string): DeckChoice {
  return word.startsWith("own:") ? { own: Number(word.slice(4)) } : { id: word };
}

export class Wish {
  game = $state("");
  format = $state("");
  players = $state(2);
  deck = $state("");
  others: Seat[] = $state([]);
  clock = $state(NO_CLOCK);
  bank = $state(20);
  add = $state(10);
  flag = $state("lose");
  bestOf = $state(1);
  watch = $state(true);
  delay = $state(0);
  open = $state(false); // deck lists

  /** Take what was chosen the last time, as far as there still is such a thing. */
  recall(games: GameInfo[]): void {
    let kept: Record<string, unknown> = {};
    try {
      kept = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Record<string, unknown>;
    } catch {
      // nothing was kept
    }
    for (const word of ["clock", "flag"] as const) {
      const told = kept[word];
      if (typeof told === "string") this[word] = told;
    }
    for (const word of ["bank", "add", "bestOf"] as const) {
      const told = kept[word];
      if (typeof told === "number") this[word] = told;
    }
    const game = games.find((one) => one.id === kept.game) ?? games[0];
    if (!game) return;
    const seats = Array.isArray(kept.others) ? (kept.others as Seat[]) : [];
    this.others = seats.filter((seat) => game.bots.some((bot) => bot.id === seat.level));
    this.choose(game, typeof kept.deck === "string" ? kept.deck : "");
  }

  keep(): void {
    const { game, deck, others, clock, bank, add, flag, bestOf } = this;
    try {
      localStorage.setItem(KEPT, JSON.stringify({ game, deck, others, clock, bank, add, flag, bestOf }));
    } catch {
      // a browser that keeps nothing still plays
    }
  }

  /** Another game: its usual format, and a deck of it. */
  choose(game: GameInfo, deck = ""): void {
    this.game = game.id;
    this.format = game.formats[0]?.id ?? "";
    const known = game.decks.some((one) => one.id === deck) || deck.startsWith("own:");
    this.deck = known ? deck : (game.decks[0]?.id ?? "");
    this.fit(game);
  }

  /** As many seats as the format has. */
  fit(game: GameInfo): void {
    const [least, most] = game.formats.find((one) => one.id === this.format)?.seats ?? game.seats;
    this.players = Math.min(Math.max(this.players, least), most);
    const usual = game.bots[0]?.id ?? "";
    const seats = this.others.slice(0, this.players - 1);
    while (seats.length < this.players - 1) seats.push({ who: "bot", level: usual, deck: ANY });
    for (const seat of seats) {
      if (!game.bots.some((bot) => bot.id === seat.level)) seat.level = usual;
      if (!game.decks.some((deck) => deck.id === seat.deck)) seat.deck = ANY;
    }
    this.others = seats;
  }

  /** What is asked of the server. */
  table(): NewTable {
    const opponents: Opponent[] = this.others.map(({ who, level, deck }) =>
      who === "bot" ? { who, level, deck } : { who },
    );
    const { game, format, watch, delay } = this;
    return {
      game,
      format,
      opponents,
      watch,
      delay,
      deck: deckChoice(this.deck),
      best_of: this.bestOf,
      lists: this.open ? "open" : "closed",
      clock: this.time(),
    };
  }

  private time(): NewTable["clock"] {
    if (this.clock === NO_CLOCK) return null;
    const [bank, add] = this.clock === OWN_CLOCK ? [this.bank, this.add] : (CLOCKS[Number(this.clock)] ?? [15, 10]);
    return { bank: bank * 60, add, flag: this.flag };
  }
}

/** The table that an address asks for: `/?play=legions&deck=ash&bot=greedy`. */
export function fromQuery(query: URLSearchParams, games: GameInfo[]): NewTable | null {
  const game = games.find((one) => one.id === query.get("play"));
  if (!game) return null;
  const wish = new Wish();
  wish.choose(game, query.get("deck") ?? "");
  for (const seat of wish.others) {
    if (query.get("who") === "invite") seat.who = "invite";
    const level = query.get("bot");
    if (level && game.bots.some((bot) => bot.id === level)) seat.level = level;
    const deck = query.get("foe");
    if (deck && game.decks.some((one) => one.id === deck)) seat.deck = deck;
  }
  wish.open = query.get("lists") === "open";
  const seed = query.get("seed");
  return { ...wish.table(), ...(seed ? { seed: Number(seed) } : {}) };
}
