/** Which build of the page this is; when the server has another one, it is loaded at a safe moment. */

import { recallHere, rememberHere } from "./memory";

const OWN = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="sushibar-build"]')?.content ?? "";
const TRY_EVERY_MS = 2_000;

export const build = $state({ isOld: false });

/** Whether something is under way that would be lost. */
const guards = new Set<() => boolean>();
let timer: ReturnType<typeof setInterval> | undefined;

/** As long as this is true of somebody, the page stays; what is returned ends that. */
export function guard(isBusy: () => boolean): () => void {
  guards.add(isBusy);
  return () => guards.delete(isBusy);
}

/** The server has told which page it has. */
export function hear(told: string | null): void {
  if (OWN === "" || !told || told === OWN || build.isOld) return;
  build.isOld = true;
  if (recallHere("reloaded") === told) return; // it was of no use: the person decides
  rememberHere("reloaded", told);
  timer = setInterval(reloadIfSafe, TRY_EVERY_MS);
  reloadIfSafe();
}

/** Ask the server which page it has. */
export async function checkBuild(): Promise<void> {
  const answer = await fetch("/", { method: "HEAD", cache: "no-store" }).catch(() => null);
  hear(answer?.headers.get("sushibar-build") ?? null);
}

/** Load the page anew, from the server. */
export function reload(): void {
  clearInterval(timer);
  location.reload();
}

function reloadIfSafe(): void {
  const typing = document.activeElement?.matches("input, textarea, select") ?? false;
  if (!typing && ![...guards].some((isBusy) => isBusy())) reload();
}

/** Keep the page for when there is no network; files of an old build that are gone lead to the new one. */
export function install(): void {
  addEventListener("vite:preloadError", () => void checkBuild());
  addEventListener("online", () => void checkBuild());
  if (import.meta.env.PROD && "serviceWorker" in navigator) {
    addEventListener("load", () => void navigator.serviceWorker.register("/worker.js").catch(() => undefined));
  }
}
