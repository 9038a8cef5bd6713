/** Sushi Go Party!: cards and plates; its score pad can do without a network. */

import { DRAFTING } from "../drafting";
import type { GameParts } from "../parts";

export const PARTY: GameParts = {
  ...DRAFTING,
  pad: { ...DRAFTING.pad, scored: async (pad) => (await import("./scored")).scored(pad) },
};
