/** Where on the screen something is that a coach talks about, by what it is called there. */

import { t } from "../lib/texts.svelte";
import type { Advised } from "../wire";
import type { Target } from "./lesson";

function named(selector: string, name: string): Element | null {
  return document.querySelector(`${selector}[aria-label="${CSS.escape(name)}"]`);
}

export function targetOf(target: Target | null, advice: Advised | null): Element | null {
  switch (target) {
    case "hand":
      return document.querySelector(".dock ul") ?? named("section", t("web-hand"));
    case "advised":
      return advice && advisedChoice(advice);
    case "confirm":
      return document.querySelector(".dock button.main");
    case "mine":
      return named("section", t("web-mine"));
    case "others":
      return named("section", t("web-others"));
    case "hint":
      return named("button", t("web-hint"));
    case "board":
      return document.querySelector(`[role=grid], [aria-label="${CSS.escape(t("web-board"))}"]`);
    default:
      return null;
  }
}

function advisedChoice(advice: Advised): Element | null {
  const marked = document.querySelector(`[data-action="${CSS.escape(advice.action)}"]`);
  if (marked) return marked;
  const buttons = [...document.querySelectorAll<HTMLElement>(".dock button[aria-label]")];
  return buttons.find((one) => one.getAttribute("aria-label") === advice.spoken || one.getAttribute("aria-label")?.startsWith(`${advice.spoken},`)) ?? null;
}
