/** How a table calls for attention: a sound for what has happened, a notification for whom looks elsewhere. */

import { notify } from "../lib/notify";
import { play } from "../lib/sounds";
import { t } from "../lib/texts.svelte";
import type { TableEvent, TableView } from "../wire";

export function heed(events: TableEvent[], view: TableView, isNew: boolean): void {
  if (events.some((event) => event.kind === "said")) play("said");
  if (events.length === 0) return;
  const asked = events.find((event) => event.kind === "rematched");
  if (asked) {
    const asker = asked.seat === view.you ? undefined : view.chairs[asked.seat ?? -1]; // onlookers are not told who
    if (!asker) return;
    play("turn");
    notify(t("web-wants-rematch", { name: asker.name }), view.code);
    return;
  }
  if (view.phase === "over") {
    notify(t("web-over"), view.code);
  } else if (isNew && view.game?.asked) {
    play("turn");
    notify(t("web-your-turn"), view.code);
  } else if (isNew) play("reveal");
}
