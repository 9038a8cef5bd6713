/** The stage of this page and its queue; a page shows one table at a time. */

import { Queue } from "./queue";
import { lengthNow } from "./speed.svelte";
import { Stage } from "./stage";

export { fly, flip, float, land, likeness, light, pulse, shake, turn, turner, veil } from "./effects";
export type { Scene } from "./queue";
export type { Box, Timing } from "./stage";

export const stage = new Stage(lengthNow);
export const queue = new Queue(stage);
