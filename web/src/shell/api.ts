/** Calls of the server over HTTP. What is refused comes as `Refused`, with every reason. */

import type { Refusal as Reason } from "../wire";

export interface Refusal {
  code?: string;
  reasons?: Reason[];
}

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly told: Refusal,
  ) {
    super(told.code ?? `HTTP ${status}`);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, credentials: "same-origin", headers: { Accept: "application/json" } };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { ...init.headers, "Content-Type": "application/json" };
  }
  const answer = await fetch(path, init);
  const text = await answer.text();
  let told: unknown = null;
  try {
    told = text ? JSON.parse(text) : null;
  } catch {
    told = { code: text.slice(0, 200) };
  }
  if (!answer.ok) throw new Refused(answer.status, (told ?? {}) as Refusal);
  return told as T;
}

export const get = <T>(path: string): Promise<T> => call<T>("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("POST", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => call<T>("PUT", path, body);
export const remove = <T>(path: string): Promise<T> => call<T>("DELETE", path);
