/** Searching among names. */

/** Letters alike, whether wide or narrow, large or small. */
export function fold(text: string): string {
  return text.normalize("NFKC").toLowerCase();
}
