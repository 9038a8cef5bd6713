/** The socket comes back by itself, and what was said on it is not lost. */

import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Answer, FromClient, FromServer } from "../wire";
import { TableSocket, type Status } from "./websocket";

class Socket {
  static readonly OPEN = 1;
  static all: Socket[] = [];
  readyState = 0;
  said: FromClient[] = [];
  onopen = (): void => undefined;
  onmessage = (_: { data: string }): void => undefined;
  onclose = (_: { code: number }): void => undefined;

  constructor(readonly url: string) {
    Socket.all.push(this);
  }

  static get last(): Socket {
    return Socket.all.at(-1)!;
  }

  send(text: string): void {
    this.said.push(JSON.parse(text) as FromClient);
  }

  close(): void {
    this.readyState = 3; // a dead socket never says that it is closed
  }

  connect(): void {
    this.readyState = Socket.OPEN;
    this.onopen();
    this.tell({ type: "welcome", view: { version: 1 } } as FromServer);
  }

  tell(message: FromServer): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  break(code = 1006): void {
    this.readyState = 3;
    this.onclose({ code });
  }
}

const page = Object.assign(new EventTarget(), { hidden: false });
const answer: Answer = { type: "answer", question: 1, steps: ["tempura"] };
let statuses: Status[];
let known: number;
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("document", page);
  vi.stubGlobal("location", { protocol: "http:", host: "bar" });
  vi.stubGlobal("addEventListener", () => undefined);
  vi.stubGlobal("removeEventListener", () => undefined);
  Socket.all = [];
  statuses = [];
  known = 1;
  const listener = { hear: () => true, status: (status: Status) => statuses.push(status), version: () => known };
  socket = new TableSocket("ABC234", { secret: null, language: "en", words: true }, listener);
  Socket.last.connect();
});

afterEach(() => {
  socket.end();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function sleepAndWake(): void {
  vi.advanceTimersByTime(10_000);
  page.dispatchEvent(new Event("visibilitychange"));
}

test("a socket that breaks is opened again, and an answer is said again", () => {
  socket.say(answer);
  Socket.last.break();
  expect(statuses.at(-1)).toBe("lost");
  vi.advanceTimersByTime(1_000);
  expect(Socket.all).toHaveLength(2);
  Socket.last.connect();
  expect(statuses.at(-1)).toBe("open");
  expect(Socket.last.said).toContainEqual({ ...answer, after: 1 });
});

test("an answer that is said again tells what is known by then", () => {
  socket.say(answer);
  known = 5;
  Socket.last.break();
  vi.advanceTimersByTime(1_000);
  Socket.last.connect();
  expect(Socket.last.said.filter((one) => one.type === "answer")).toEqual([{ ...answer, after: 5 }]);
});

test("an answer that was accepted is not said again", () => {
  socket.say(answer);
  Socket.last.tell({ type: "accepted", question: 1, steps: ["tempura"] });
  vi.advanceTimersByTime(10_000);
  expect(Socket.last.said.filter((one) => one.type === "answer")).toHaveLength(1);
});

test("where there is no such table nobody comes back", () => {
  Socket.last.break(4404);
  vi.advanceTimersByTime(60_000);
  expect(statuses.at(-1)).toBe("closed");
  expect(Socket.all).toHaveLength(1);
});

test("a socket that died while the machine slept is found out soon after it wakes", () => {
  sleepAndWake();
  vi.advanceTimersByTime(3_500);
  expect(statuses).toContain("lost");
  expect(Socket.all).toHaveLength(2);
});

test("a socket that answers after a pause is kept", () => {
  sleepAndWake();
  Socket.last.tell({ type: "pong", id: 1, now: Date.now() });
  vi.advanceTimersByTime(5_000);
  expect(Socket.all).toHaveLength(1);
});
