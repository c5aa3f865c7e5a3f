/** The text of a study: carried along in a link, and added to. */

export const EMPTY = `[position]
phase = "main"

[position.me]

[position.foe]
`;

export type Ask = "may" | "why_not" | "what_happens" | "do";

/** A step more. */
export function withStep(text: string, ask: Ask, move: string): string {
  return `${text.trimEnd()}\n\n[[step]]\n${ask} = ${JSON.stringify(move)}\n`;
}

/** As it stands behind the # of a link. */
export function linked(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What stands there; nothing if it is no study. */
export function unlinked(hash: string): string {
  try {
    const letters = atob(hash.replace(/^#/, "").replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return "";
  }
}
