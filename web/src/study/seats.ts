/** What the seats of a position are called: in its text, and to who reads it. */

import { say } from "./words";

export const TWO = 2;

export function seatWords(seats: number): string[] {
  return seats === TWO ? ["me", "foe"] : Array.from({ length: seats }, (_, seat) => `seat ${seat}`);
}

export function seatName(seat: number, seats: number): string {
  if (seat === 0) return say("me");
  return seats === TWO ? say("foe") : say("seat", seat + 1);
}
