/** A notice of the system on one's turn, for who looks elsewhere: only where a person has asked for it. */

import { settings } from "../shell/settings.svelte";

let last: Notification | null = null;

/** Ask the browser whether it may; whether notices will come. */
export async function mayNotify(): Promise<boolean> {
  if (!("Notification" in window)) return false;
  return (await Notification.requestPermission()) === "granted";
}

export function notify(title: string, body: string): void {
  if (!settings.notify || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  last?.close();
  try {
    last = new Notification(title, { body, tag: "kirifuda-turn" });
  } catch {
    return; // some systems let only workers notify
  }
  last.onclick = () => {
    window.focus();
    last?.close();
  };
}

/** Who looks again needs no notice any more. */
export function seen(): void {
  last?.close();
  last = null;
}
