/** What all pages but the table share: the games that there are, their sheets and cards, and who one is. */

import { get, Refused } from "../shell/api";
import type { CardRow, Cards, GameInfo, Games, GameSheet, Me, MyDeck, MyDecks } from "../wire";

const PATIENCE = [300, 900, 2000, 4000]; // ms before a question is asked again that nobody answered

const rest = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** What the server tells; a network that fails for a moment is not noticed. */
export async function ask<T>(path: string): Promise<T> {
  for (const ms of PATIENCE) {
    try {
      return await get<T>(path);
    } catch (error) {
      if (error instanceof Refused && error.status < 502) throw error;
      await rest(ms);
    }
  }
  return await get<T>(path);
}

class House {
  games: GameInfo[] = $state.raw([]);
  me: Me | null = $state.raw(null);
  reasons: Record<string, string> = $state.raw({}); // the server's own sentences in Japanese
  private sheets = new Map<string, Promise<GameSheet>>();
  private rows = new Map<string, Promise<Record<string, CardRow>>>();
  private opening: Promise<void> | null = null;

  /** Once for all pages. */
  open(): Promise<void> {
    this.opening ??= this.load().catch((error: unknown) => {
      this.opening = null;
      throw error;
    });
    return this.opening;
  }

  private async load(): Promise<void> {
    this.me = await ask<Me>("/api/me");
    const told = await ask<Games & { reasons?: Record<string, string> }>("/api/games");
    this.reasons = told.reasons ?? {};
    this.games = told.games;
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((game) => game.id === id);
  }

  sheet(game: GameInfo): Promise<GameSheet> {
    return kept(this.sheets, game.sheet, () => ask<GameSheet>(`/api/sheets/${game.sheet}`));
  }

  /** The cards of a game, by key. */
  cards(game: GameInfo): Promise<Record<string, CardRow>> {
    return kept(this.rows, game.cards, async () => (await ask<Cards>(`/api/cards/${game.cards}`)).cards);
  }

  async mine(game: string): Promise<MyDeck[]> {
    return (await ask<MyDecks>(`/api/decks?game=${encodeURIComponent(game)}`)).decks;
  }
}

function kept<T>(table: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const found = table.get(key);
  if (found) return found;
  const made = make();
  table.set(key, made);
  made.catch(() => table.delete(key));
  return made;
}

export const house = new House();
