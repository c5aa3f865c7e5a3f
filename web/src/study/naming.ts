/** Cards of a position, to be named where something is told about them. */

import type { Speech } from "../game/speech";
import type { CardSheet, Pair, CardPlace, StudyWords } from "../wire";
import { seatName } from "./seats";
import { say } from "./words";

export interface Named {
  place: string; // as the text names it
  told: string; // as people do
}

/** A card's name in the language of the cards, by any of its names; an empty one is a plain card. */
export function cardNames(cards: Record<string, CardSheet>, speech: Speech): (card: string) => string {
  const names = new Map(Object.values(cards).flatMap((card) => [card.key, ...card.names].map((name) => [name, card.names] as [string, Pair])));
  return (card) => (card ? (names.get(card)?.[speech.cardAt] ?? card) : say("plain"));
}

/** Every card with where it lies. */
export function namedPlaces(places: CardPlace[], seats: number, words: StudyWords, at: number, cardName: (card: string) => string): Named[] {
  return places.map((one) => {
    const zone = words.zones.find((word) => word.name === one.zone);
    const spot = zone?.spots.find((word) => word.name === one.spot);
    const where = spot && zone && zone.spots.length > 1 ? spot.names[at] : (zone?.names[at] ?? one.zone);
    return { place: one.place, told: `${cardName(one.card)} · ${seatName(one.seat, seats)}, ${where}` };
  });
}
