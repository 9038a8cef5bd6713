/** Whether the points of a round are counted while it is played. */

import { preferences } from "../lib/preferences.svelte";
import type { TableView } from "../wire";

/** As it is chosen; else against bots alone, where nobody minds. */
export function isCounted(view: TableView): boolean {
  return preferences.count ?? view.chairs.filter((chair) => chair.kind === "person").length < 2;
}
