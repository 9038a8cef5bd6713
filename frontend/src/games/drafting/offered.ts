/** Which choices are shown: what is said in general first, and what says it more exactly if one wants that. */

import type { ChoiceView } from "../../wire";

/** All that is general; once such a choice is selected that can be more exact, it and its exact ones. */
export function offered(choices: ChoiceView[], selected: string | null): ChoiceView[] {
  const chosen = choices.find((one) => one.action === selected);
  const general = chosen ? chosen.wider || chosen.action : "";
  const family = choices.filter((one) => one.action === general || (one.wider !== "" && one.wider === general));
  return family.length > 1 ? family : choices.filter((one) => one.wider === "");
}
