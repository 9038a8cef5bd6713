/** Requests to the server; what it refuses is thrown, in words. */

import type { Problem } from "../wire";
import { hear } from "./build.svelte";
import { read } from "./minus";

export class Refused extends Error {
  constructor(
    readonly reason: string,
    words: string,
    readonly status: number,
  ) {
    super(words);
  }
}

/** The reason when no server has answered. */
export const OFFLINE = "offline";
const PATIENCE_MS = 20_000;

let language = "en";

/** The language in which the server speaks from now on. */
export function speakTo(name: string): void {
  language = name;
}

export async function ask<T>(
  method: "GET" | "POST" | "DELETE",
  path: string,
  body?: unknown,
  secret?: string,
): Promise<T> {
  const answer = await send(method, path, body, secret);
  const told = await answer.text().then(read<unknown>).catch(() => null);
  if (!answer.ok) throw refusal(told as Problem | null, answer.status);
  return told as T;
}

/** A text, such as a record. */
export async function askText(path: string, secret?: string): Promise<string> {
  const answer = await send("GET", path, undefined, secret);
  if (!answer.ok) throw refusal((await answer.json().catch(() => null)) as Problem | null, answer.status);
  return answer.text();
}

/** Something that comes line by line, each a piece of JSON, until it ends or nobody wants it. */
export async function* askLines<T>(method: "GET" | "POST", path: string, body: unknown, ended: AbortSignal, secret?: string): AsyncGenerator<T> {
  const answer = await send(method, path, body, secret, ended);
  if (!answer.ok) throw refusal((await answer.json().catch(() => null)) as Problem | null, answer.status);
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop() ?? "";
    for (const line of lines) if (line) yield read<T>(line);
  }
}

async function send(method: string, path: string, body?: unknown, secret?: string, ended?: AbortSignal): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret !== undefined) headers["Authorization"] = `Bearer ${secret}`;
  try {
    const sent = body === undefined ? null : JSON.stringify(body);
    const signal = ended ?? AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`/api${path}`, { method, headers, body: sent, signal });
    hear(answer.headers.get("sushibar-build"));
    return answer;
  } catch {
    throw new Refused(OFFLINE, "", 0);
  }
}

/** What came back; without words of the server's own, something in between has answered. */
function refusal(problem: Problem | null, status: number): Refused {
  if (problem && typeof problem.words === "string") return new Refused(problem.reason, problem.words, status);
  return new Refused(OFFLINE, "", status);
}
