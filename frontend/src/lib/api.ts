/** Requests to the server; what it refuses is thrown, in words. */

import type { Problem } from "../wire";

export class Refused extends Error {
  constructor(
    readonly reason: string,
    words: string,
    readonly status: number,
  ) {
    super(words);
  }
}

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
  const headers: Record<string, string> = { "Accept-Language": language };
  if (body !== undefined) headers["Content-Type"] = "application/json";
  if (secret !== undefined) headers["Authorization"] = `Bearer ${secret}`;
  let answer: Response;
  try {
    const sent = body === undefined ? null : JSON.stringify(body);
    answer = await fetch(`/api${path}`, { method, headers, body: sent });
  } catch {
    throw new Refused("offline", "", 0);
  }
  const told: unknown = await answer.json().catch(() => null);
  if (!answer.ok) {
    const problem = told as Problem | null;
    throw new Refused(problem?.reason ?? "http", problem?.words ?? answer.statusText, answer.status);
  }
  return told as T;
}
