/** What can be drawn over the plates, or stands beside a wide table. */

export type Drawn = "scores" | "log" | "rules" | "memory" | "say";

export const NAMES: Record<Drawn, string> = {
  scores: "web-scores",
  log: "web-log",
  rules: "web-help",
  memory: "web-memory",
  say: "web-say",
};

export const ICONS: Record<Drawn, string> = {
  scores: "trophy",
  log: "log",
  rules: "help",
  memory: "eye",
  say: "chat",
};
