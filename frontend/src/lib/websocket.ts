/** The websocket to a table: it comes back by itself, and nothing that was said on it is lost. */

import { read } from "./minus";
import type { Answer, FromClient, FromServer, Hello } from "../wire";

export type Status = "connecting" | "open" | "lost" | "closed";

export interface Listener {
  /** Whether it was of use; news that were not are told again, from what is known. */
  hear(message: FromServer): boolean;
  /** `code` says why it was closed for good. */
  status(status: Status, code?: number): void;
  /** The last version that is known, so that everything after it is told. */
  version(): number | null;
  /** Where people share this device: who looks at it, so that it is shown again after a lost connection. */
  seat?(): number | null;
}

const FIRST_WAIT_MS = 300;
const LONGEST_WAIT_MS = 2_500;
const PING_EVERY_MS = 15_000;
const SILENCE_MS = 25_000;
/** So soon an answer comes, if the connection still stands after a pause. */
const PROBE_MS = 2_500;
const ACK_AFTER_MS = 2_000;
const RESEND_AFTER_MS = 3_000;
const GREET_EVERY_MS = 1_000;

/** The closing code for a secret that holds no seat at the table. */
export const WRONG_SECRET = 4401;
/** Closing codes that say that coming back is of no use. */
const FINAL = new Set([WRONG_SECRET, 4403, 4404]);

export class TableSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT_MS;
  private ended = false;
  private heardAt = 0;
  private acked = 0;
  private ackTimer: ReturnType<typeof setTimeout> | undefined;
  private retryTimer: ReturnType<typeof setTimeout> | undefined;
  private readonly pulse: ReturnType<typeof setInterval>;
  private greeting: Hello | null = null;
  private greetedAt = 0;
  private unanswered: Answer | null = null;
  private sentAt = 0;

  constructor(
    private readonly code: string,
    private readonly hello: Omit<Hello, "type" | "since" | "seat">,
    private readonly listener: Listener,
  ) {
    this.pulse = setInterval(() => this.beat(), 1_000);
    addEventListener("online", this.look);
    document.addEventListener("visibilitychange", this.look);
    this.open();
  }

  /**
   * Say something; an answer is said again until it is accepted or refused, and each time with what
   * is known, so that a copy held up on an old connection undoes nothing.
   */
  say(message: FromClient): void {
    if (message.type === "answer") {
      this.unanswered = message;
      this.sentAt = Date.now();
      this.send({ ...message, after: this.listener.version() });
    } else {
      this.send(message);
    }
  }

  end(): void {
    this.ended = true;
    clearInterval(this.pulse);
    clearTimeout(this.ackTimer);
    clearTimeout(this.retryTimer);
    removeEventListener("online", this.look);
    document.removeEventListener("visibilitychange", this.look);
    this.socket?.close(1000);
  }

  private open(): void {
    this.listener.status("connecting");
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.code}/socket`);
    this.socket = socket;
    this.heardAt = Date.now();
    socket.onopen = () => {
      const seat = this.listener.seat?.() ?? null;
      this.greeting = { type: "hello", ...this.hello, since: this.listener.version(), ...(seat === null ? {} : { seat }) };
      this.greet(this.greeting);
    };
    socket.onmessage = (event: MessageEvent<string>) => this.hear(read<FromServer>(event.data));
    socket.onclose = (event) => this.lost(socket, event.code);
  }

  private hear(message: FromServer): void {
    this.heardAt = Date.now();
    if (message.type === "welcome") {
      this.wait = FIRST_WAIT_MS;
      this.listener.status("open");
    }
    if (message.type === "accepted" || (message.type === "refused" && message.about === "answer")) {
      this.unanswered = null;
    }
    const isUsed = this.listener.hear(message);
    if (message.type === "welcome") {
      this.acknowledge(message.view.version);
      if (this.unanswered) this.say(this.unanswered);
    } else if (message.type === "news" && isUsed) {
      this.acknowledge(message.version);
    } else if (message.type === "news" && this.greeting && Date.now() - this.greetedAt > GREET_EVERY_MS) {
      this.greet(this.greeting);
    }
  }

  /** Say who is here; said again, all that was not acknowledged is told again. */
  private greet(hello: Hello): void {
    this.greetedAt = Date.now();
    this.send(hello);
  }

  private acknowledge(version: number): void {
    this.acked = Math.max(this.acked, version);
    this.ackTimer ??= setTimeout(() => {
      this.ackTimer = undefined;
      this.send({ type: "ack", version: this.acked });
    }, ACK_AFTER_MS);
  }

  private send(message: FromClient): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message));
  }

  private beat(): void {
    const now = Date.now();
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (now - this.heardAt > SILENCE_MS) this.giveUp(this.socket);
    else if (now - this.heardAt > PING_EVERY_MS) this.ping();
    if (this.unanswered && now - this.sentAt > RESEND_AFTER_MS) this.say(this.unanswered);
  }

  private ping(): void {
    this.send({ type: "ping", id: Math.floor(Date.now() / 1000) % 1_000_000 });
  }

  private giveUp(socket: WebSocket): void {
    socket.close(4000);
    this.lost(socket, 4000);
  }

  private lost(socket: WebSocket, code: number): void {
    if (socket !== this.socket) return;
    this.socket = null;
    if (this.ended || FINAL.has(code)) {
      this.listener.status("closed", code);
      return;
    }
    this.listener.status("lost");
    const wait = this.wait * (0.7 + 0.6 * Math.random());
    this.wait = Math.min(2 * this.wait, LONGEST_WAIT_MS);
    this.retryTimer = setTimeout(() => this.open(), wait);
  }

  /** Do not wait any longer to try again. */
  hurry(): void {
    if (this.ended || this.socket !== null) return;
    clearTimeout(this.retryTimer);
    this.wait = FIRST_WAIT_MS;
    this.open();
  }

  /** There is reason to think that it works again, or no longer. */
  private readonly look = (): void => {
    if (this.ended || document.hidden) return;
    if (this.socket?.readyState === WebSocket.OPEN) this.probe(this.socket);
    else this.hurry();
  };

  /** Find out whether a connection that looks open has gone dead, as it does while a machine sleeps. */
  private probe(socket: WebSocket): void {
    const asked = Date.now();
    this.ping();
    setTimeout(() => {
      if (this.socket === socket && this.heardAt < asked) this.giveUp(socket);
    }, PROBE_MS);
  }
}
