/** What has happened, as lines of the log; some events are only for screens. */

import { catalogue } from "../lib/catalogue.svelte";
import { t } from "../lib/texts.svelte";
import type { ChairView, TableEvent } from "../wire";

const SILENT = new Set(["opened", "salted", "changed", "renamed", "accepted"]);

/** `nameOf` says who did something; in whole sentences people go by the names of their chairs. */
export function linesOf(event: TableEvent, nameOf: (seat: number) => string, chairs: ChairView[] = []): string[] {
  const name = typeof event.seat === "number" ? (chairs[event.seat]?.name ?? nameOf(event.seat)) : "";
  if (event.kind === "happened") {
    const told = event.told;
    if (!told) return [];
    const rows = told.rows.map(([seat, words]) => `${t("web-label", { label: nameOf(seat) })} ${words}`);
    return [told.head, ...rows, ...told.notes, told.then].filter(Boolean);
  }
  if (event.kind === "said") {
    const said = event.phrase ?? "";
    return [`${t("web-label", { label: nameOf(event.seat ?? 0) })} ${catalogue()?.phrases[said] ?? catalogue()?.emotes[said] ?? said}`];
  }
  const isByClock = event.by === "selected" || event.by === "clock";
  if (SILENT.has(event.kind) || (event.kind === "answered" && !isByClock)) return [];
  return [t(`web-event-${event.kind}`, { name, by: event.by ?? "" })];
}
