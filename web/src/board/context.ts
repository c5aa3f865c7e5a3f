/** What the pieces of a board share: the scene, the words, and what can be touched. */

import { getContext, setContext } from "svelte";
import type { Scene, SeenCard } from "../game/scene";
import type { Speech } from "../game/speech";

/** How something stands to what is asked: lit can be touched first, a target next; told by form and icon. */
export type Mark = "" | "lit" | "picked" | "target";

/** What a person touches. */
export type Thing =
  | { is: "card"; card: SeenCard }
  | { is: "place"; seat: number; spot: number; card: SeenCard | null }
  | { is: "zone"; seat: number; zone: string }
  | { is: "seat"; seat: number };

export interface Touching {
  mark(thing: Thing): Mark;
  /** Which pick a card is, from 1 on; 0: none. */
  order(card: SeenCard): number;
  touch(thing: Thing, element: HTMLElement): void;
  /** The pointer is over a card, or over none. */
  point(card: SeenCard | null, element: HTMLElement | null): void;
  /** Cards that something else points at: a line of the log, an option. */
  glows(card: SeenCard): boolean;
}

export interface BoardContext {
  readonly scene: Scene;
  readonly speech: Speech;
  readonly touching: Touching;
}

/** Nothing is asked; cards can only be looked at. */
export function looking(look: (card: SeenCard) => void): Touching {
  return {
    mark: () => "",
    order: () => 0,
    touch: (thing) => {
      if ("card" in thing && thing.card) look(thing.card);
    },
    point: () => {},
    glows: () => false,
  };
}

const KEY = Symbol("board");

export function share(context: BoardContext): void {
  setContext(KEY, context);
}

export function shared(): BoardContext {
  return getContext<BoardContext>(KEY);
}
