/** What has happened at a table: all of it for the log, the latest for as long as it is news. */

import type { TableEvent, TableView } from "../wire";

const LONGEST_LOG = 400;
/** So long a bubble with what somebody has said can be read. */
const BUBBLE_MS = 5_000;

export class TableHistory {
  log = $state<TableEvent[]>([]);
  /** What seats have just said. */
  said = $state<Record<number, TableEvent>>({});
  /** Whose time was up when the last question was closed. */
  overtime = $state<TableEvent[]>([]);
  private late: TableEvent[] = [];

  /** Keep those events that come after what was known; which ones are news, if anything was. */
  note(events: TableEvent[], known: TableView | null): TableEvent[] {
    const fresh = events.filter((event) => event.version > (known?.version ?? 0));
    this.log = [...this.log, ...fresh].slice(-LONGEST_LOG);
    if (known === null) return [];
    for (const event of fresh) {
      if (event.kind === "answered" && (event.by === "clock" || event.by === "selected")) this.late.push(event);
      if (event.kind === "said" && typeof event.seat === "number") this.show(event, event.seat);
    }
    return fresh;
  }

  /** A question is closed, and another one asked. */
  turn(): void {
    this.overtime = this.late;
    this.late = [];
  }

  private show(event: TableEvent, seat: number): void {
    this.said[seat] = event;
    setTimeout(() => {
      if (this.said[seat]?.version === event.version) delete this.said[seat];
    }, BUBBLE_MS);
  }
}
