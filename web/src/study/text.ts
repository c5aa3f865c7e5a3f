/** The text of a study: carried along in a link, taken apart into its position and its steps. */

export const EMPTY = `[position]
phase = "main"

[position.me]

[position.foe]
`;

export type Ask = "may" | "why_not" | "what_happens" | "do";
const STEP = /^[ \t]*\[\[step\]\][ \t]*$/m;

/** The text of a step. */
export function stepOf(ask: Ask, move: string): string {
  return `[[step]]\n${ask} = ${JSON.stringify(move)}`;
}

/** What stands before the steps, then each step. Put together again they are the text. */
export function pieces(text: string): string[] {
  const out: string[] = [];
  let rest = text;
  let from = 0;
  for (;;) {
    const found = rest.slice(from).search(STEP);
    if (found < 0) return [...out, rest.trimEnd()];
    out.push(rest.slice(0, from + found).trimEnd());
    rest = rest.slice(from + found).trimStart();
    from = 1; // behind the bracket of this step
  }
}

export function joined(pieces: string[]): string {
  return `${pieces.filter(Boolean).join("\n\n")}\n`;
}

/** As it stands behind the # of a link. */
export function linked(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What stands there; nothing if it is no study. */
export function unlinked(told: string): string {
  try {
    const letters = atob(told.replaceAll("-", "+").replaceAll("_", "/"));
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(letters, (letter) => letter.charCodeAt(0)));
  } catch {
    return "";
  }
}
