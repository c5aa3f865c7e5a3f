/** What a person has set for themselves, kept in the browser. */

import type { Lang } from "../game/types";

const KEPT = "kirifuda.settings";

/** What a key does, by the name of the act; remapped in the help sheet. */
export const USUAL_KEYS: Record<string, string> = {
  confirm: "Enter",
  back: "u",
  why: "w",
  advise: "a",
  zoom: "z",
  log: "l",
  pass: "p",
  help: "?",
  cancel: "Escape",
};

interface Kept {
  lang: Lang;
  cards: Lang;
  sound: boolean;
  calm: boolean;
  notify: boolean;
  name: string;
  keys: Record<string, string>;
}

function usual(): Kept {
  const lang: Lang = navigator.language.toLowerCase().startsWith("ja") ? "ja" : "en";
  return { lang, cards: lang, sound: true, calm: false, notify: false, name: "", keys: { ...USUAL_KEYS } };
}

function read(): Kept {
  const kept = usual();
  try {
    const found = JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Partial<Kept>;
    return { ...kept, ...found, keys: { ...kept.keys, ...found.keys } };
  } catch {
    return kept;
  }
}

class Settings implements Kept {
  lang: Lang = $state("en");
  cards: Lang = $state("en");
  sound = $state(true);
  calm = $state(false); // nothing moves
  notify = $state(false); // on one's turn, while the page is out of sight
  name = $state("");
  keys: Record<string, string> = $state({});

  constructor() {
    Object.assign(this, read());
    const query = new URLSearchParams(window.location.search);
    for (const word of ["lang", "cards"] as const) {
      const asked = query.get(word);
      if (asked === "ja" || asked === "en") this[word] = asked;
    }
  }

  /** Another language for all; who wants cards in one of their own has said so, and keeps it. */
  speak(lang: Lang): void {
    if (this.cards === this.lang) this.cards = lang;
    this.lang = lang;
    this.keep();
  }

  keep(): void {
    const { lang, cards, sound, calm, notify, name, keys } = this;
    try {
      localStorage.setItem(KEPT, JSON.stringify({ lang, cards, sound, calm, notify, name, keys }));
    } catch {
      // a browser that keeps nothing still plays
    }
  }
}

export const settings = new Settings();

/** Whether moves are shown. */
export function moving(): boolean {
  return !settings.calm && !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}
