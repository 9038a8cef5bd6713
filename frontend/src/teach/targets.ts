/** Where on the screen something is that a coach talks about, by what it is called there. */

import { t } from "../lib/texts.svelte";
import type { AdvisedChoice } from "../wire";
import type { Target } from "./beats";

function named(selector: string, name: string, inside = ""): Element | null {
  return document.querySelector(`${selector}[aria-label="${CSS.escape(name)}"] ${inside}`.trim());
}

export function targetOf(target: Target | null, advice: AdvisedChoice | null): Element | null {
  switch (target) {
    case "hand":
      return named("section", t("web-hand"), ".hand ul") ?? document.querySelector("section.sheet ul[aria-labelledby]") ?? named("section", t("web-hand"));
    case "advised":
      return advice && advisedChoice(advice);
    case "confirm":
      return named("section", t("web-hand"), "button.main");
    case "mine":
      return named("section", t("web-mine")) ?? named("section", t("web-own-screen"));
    case "others":
      return named("section", t("web-others"));
    case "hint":
      return named("button", t("web-hint"));
    case "board":
      return named("[role=grid]", t("web-board"));
    default:
      return null;
  }
}

/** What the advised choice is made with; else what can be pressed and is called like it. */
function advisedChoice({ action, spoken }: AdvisedChoice): Element | null {
  const own = CSS.escape(action);
  const made = document.querySelector(`main :is([data-action="${own}"], [data-cell="${own}"]):not(:disabled, [aria-disabled="true"])`);
  if (made) return made;
  const names = [spoken, action].map((name) => name.toLocaleLowerCase());
  const places = [...document.querySelectorAll<HTMLElement>("main button:not(:disabled)")];
  return places.find((one) => names.some((name) => isCalled(one, name))) ?? null;
}

function isCalled(element: HTMLElement, name: string): boolean {
  const own = (element.getAttribute("aria-label") ?? element.textContent ?? "").trim().toLocaleLowerCase();
  return own === name || own.startsWith(`${name},`) || own.startsWith(`${name} `) || own.startsWith(`${name}:`);
}
