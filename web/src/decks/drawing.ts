/** Cards as they are printed, for the components that draw cards on a board. */

import { stats, type Piece } from "../game/items";
import { lookOf, type Look } from "../game/looks";
import { Scene, SeenCard } from "../game/scene";
import { Speech } from "../game/speech";
import { settings } from "../shell/settings.svelte";
import type { CardSheet, GameSheet } from "../wire";

export interface Drawn {
  of: string;
  name: string;
  kind: string;
  look: Look;
  pieces: Piece[];
  text: string;
}

/** Draws the printed cards of one game, in the languages that are set now. */
export class Drawing {
  private readonly scene: Scene;
  readonly speech: Speech;
  private readonly zone: string;

  constructor(game: GameSheet, cards: Record<string, CardSheet>) {
    this.scene = new Scene(game, cards, {}, 0);
    this.speech = new Speech(game, cards, settings.lang, settings.cards, [], 0);
    this.zone = game.sheet.areas.find((area) => area.shape === "fan")?.zone ?? "";
  }

  card(sheet: CardSheet): Drawn {
    const card = new SeenCard({ id: 1, key: sheet.key }, 0, this.zone, sheet);
    return {
      of: sheet.key,
      name: sheet.names[this.speech.cardAt],
      kind: this.kinds(sheet),
      look: lookOf(this.scene.game, card.kinds, sheet),
      pieces: stats(this.scene, this.speech, card),
      text: sheet.text[this.speech.cardAt],
    };
  }

  kinds(sheet: CardSheet): string {
    return this.speech.kinds(sheet.kinds);
  }
}
