/** Keys of the table: what a person has set, Space beside Enter, and digits for options. */

import { settings } from "../shell/settings.svelte";

/** Listens until the returned function is called. `blocked`: while something else has the keys. */
export function hotkeys(acts: Record<string, () => void>, digit: (number: number) => void, blocked: () => boolean): () => void {
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const target = event.target as HTMLElement | null;
    if (target?.closest("input, textarea, select")) return;
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key;
    const act = Object.keys(acts).find((name) => settings.keys[name] === key);
    if (blocked() && act !== "help" && act !== "cancel") return;
    const enters = key === " " || key === "Enter";
    // a button that has the focus is pressed as any button is
    if (enters && target?.closest("button, a") && target.matches(":focus-visible")) return;
    if (enters) acts.confirm?.();
    else if (act) acts[act]?.();
    else if (/^[1-9]$/.test(key)) digit(Number(key));
    else return;
    event.preventDefault();
  };
  window.addEventListener("keydown", press);
  return () => window.removeEventListener("keydown", press);
}
