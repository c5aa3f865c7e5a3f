/**
 * The line to the server: a socket that comes back by itself, or the same messages over HTTP where
 * sockets do not get through. What was chosen and not acknowledged is sent again.
 */

import { PROTOCOL } from "../wire";
import type { Answer, Choose, Hello, Incoming, Outgoing } from "../wire";

const PING = 2500; // ms between pings
const DEAD = 9000; // silent for so long, a socket is given up
const FIRST = 500;
const LONGEST = 10_000;
const AGAIN = 2500; // a choice that is not acknowledged for so long is sent again
const FAILURES = 3; // sockets that never opened, before HTTP is tried
const PATIENCE = 30_000; // for an answer to a question

type Question = { t: "try" | "why" | "look" | "lines" | "advise" } & Record<string, unknown>;

export interface Ends {
  hello(): Hello;
  told(message: Outgoing): void;
  online(yes: boolean): void;
  ended(code: number): void;
}

export class Link {
  private socket: WebSocket | null = null;
  private stream: EventSource | null = null;
  private failures = 0;
  private wait = FIRST;
  private timers: number[] = [];
  private retry = 0;
  private heard = 0;
  private lag = 0;
  private closed = false;
  private pending: Choose | null = null;
  private sentAt = 0;
  private questions = new Map<number, { asked: Incoming; done: (answer: Answer) => void; failed: (why: unknown) => void }>();
  private unsent = new Map<string, Incoming>(); // what was said while the line was down, by its kind
  private last = 0;
  private welcomed = false;

  constructor(
    private readonly table: string,
    private readonly token: string,
    private readonly ends: Ends,
  ) {
    this.timers.push(window.setInterval(() => this.beat(), PING));
    window.addEventListener("online", this.hasten);
    this.open();
  }

  close(): void {
    this.closed = true;
    this.timers.forEach((timer) => window.clearInterval(timer));
    window.clearTimeout(this.retry);
    window.removeEventListener("online", this.hasten);
    this.socket?.close();
    this.stream?.close();
  }

  private hasten = (): void => {
    if (this.socket || this.stream || this.closed) return;
    window.clearTimeout(this.retry);
    this.wait = FIRST;
    this.open();
  };

  // -- opening ------------------------------------------------------------------------------

  private open(): void {
    this.welcomed = false;
    if (this.failures >= FAILURES) this.openStream();
    else this.openSocket();
  }

  private openSocket(): void {
    const scheme = window.location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${window.location.host}/ws`, PROTOCOL);
    this.socket = socket;
    this.heard = Date.now();
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.failures = 0;
      socket.send(JSON.stringify(this.ends.hello()));
    };
    socket.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Outgoing);
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.socket = null;
      if (!opened) this.failures += 1;
      this.lost(event.code);
    };
  }

  private openStream(): void {
    const { token } = this.ends.hello();
    const query = new URLSearchParams();
    if (token) query.set("token", token);
    const stream = new EventSource(`/api/tables/${encodeURIComponent(this.table)}/events?${query}`);
    this.stream = stream;
    this.heard = Date.now();
    stream.onmessage = (event) => this.receive(JSON.parse(String(event.data)) as Outgoing);
    stream.onerror = () => {
      if (this.stream !== stream) return;
      stream.close();
      this.stream = null;
      this.failures = 0;
      this.lost(1006);
    };
  }

  private lost(code: number): void {
    if (this.closed) return;
    this.welcomed = false;
    this.ends.online(false);
    if (code >= 4400 && code < 4429) {
      this.closed = true;
      this.ends.ended(code);
      return;
    }
    this.retry = window.setTimeout(() => this.open(), this.wait * (0.5 + Math.random()));
    this.wait = Math.min(LONGEST, this.wait * 2);
  }

  private beat(): void {
    if (!this.socket && !this.stream) return;
    if (this.socket && Date.now() - this.heard > DEAD) {
      const dead = this.socket;
      this.socket = null;
      dead.close();
      this.lost(1006);
      return;
    }
    if (this.pending && Date.now() - this.sentAt > AGAIN) this.sendPending();
    this.send({ t: "ping", ms: Date.now() % 1_000_000_000, lag: this.lag });
  }

  // -- messages -----------------------------------------------------------------------------

  private receive(message: Outgoing): void {
    this.heard = Date.now();
    switch (message.t) {
      case "pong":
        this.lag = Math.max(0, Math.min(10_000, (Date.now() % 1_000_000_000) - message.ms));
        return;
      case "answer": {
        this.questions.get(message.id)?.done(message);
        this.questions.delete(message.id);
        return;
      }
      case "no":
        if (message.id !== null) {
          this.questions.get(message.id)?.failed(message);
          this.questions.delete(message.id);
        }
        if (message.of === "choose") this.pending = null;
        break;
      case "ack":
        if (this.pending?.at === message.at) this.pending = null;
        break;
      case "welcome":
        this.wait = FIRST;
        this.ends.online(true);
        break;
      case "pos":
        this.ends.told(message);
        if (!this.welcomed) {
          this.welcomed = true;
          this.goOn(message.v);
        }
        return;
      case "bye":
        if (!message.again) this.closed = message.code >= 4400 && message.code < 4429;
        if (this.closed) this.ends.ended(message.code);
        return;
    }
    this.ends.told(message);
  }

  /** The line is up again: what waited for it is said. */
  private goOn(v: number): void {
    if (this.pending) this.sendPending();
    for (const message of this.unsent.values()) this.put(message);
    this.unsent.clear();
    for (const [id, question] of this.questions) {
      if ("at" in question.asked && question.asked.at !== v) {
        this.questions.delete(id);
        question.failed(new Error("stale"));
      } else this.put(question.asked);
    }
  }

  /** Whether something was chosen at a version that is not acknowledged. */
  waits(v: number): boolean {
    return this.pending?.at === v;
  }

  /** The position is told with other handles: what was chosen in it has other keys, and questions are void. */
  rename(v: number, key: (key: string) => string | null): void {
    for (const question of this.questions.values()) question.failed(new Error("renamed"));
    this.questions.clear();
    if (!this.pending || this.pending.at !== v) return;
    const pick = this.pending.pick.map(key);
    this.pending = pick.every((one) => one !== null) ? { ...this.pending, pick } : null;
  }

  /** Sends a message; a choice is kept until it is acknowledged, the rest until there is a line. */
  send(message: Incoming): void {
    if (message.t === "choose") {
      this.pending = message;
      this.sendPending();
      return;
    }
    if (this.welcomed) this.put(message);
    else if (message.t !== "ping" && message.t !== "hello") this.unsent.set(message.t, message);
  }

  private sendPending(): void {
    if (!this.pending) return;
    this.sentAt = Date.now();
    this.put(this.pending);
  }

  private put(message: Incoming): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
    else if (this.stream) void this.post(message);
  }

  private async post(message: Incoming): Promise<void> {
    const headers: Record<string, string> = { "Content-Type": "application/json" };
    if (this.token) headers["X-Table-Token"] = this.token;
    const init = { method: "POST", credentials: "same-origin", headers, body: JSON.stringify(message) } as const;
    const answer = await fetch(`/api/tables/${encodeURIComponent(this.table)}/say`, init).catch(() => null);
    if (!answer?.ok) return;
    for (const told of (await answer.json()) as Outgoing[]) this.receive(told);
  }

  /** Asks something; fails if nobody answers, or if the table has gone on before the line was up again. */
  ask(question: Question): Promise<Answer> {
    const id = ++this.last;
    return new Promise((done, failed) => {
      const asked = { ...question, id } as Incoming;
      this.questions.set(id, { asked, done, failed });
      window.setTimeout(() => {
        if (this.questions.delete(id)) failed(new Error("no answer"));
      }, PATIENCE);
      if (this.welcomed) this.put(asked); // else once the line is up again
    });
  }
}
