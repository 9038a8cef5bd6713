/** The service worker, which is told what belongs to this build of the page when that is made. */

import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const SOURCE = new URL("./src/worker/worker.js", import.meta.url);

/** Writes `worker.js` beside the page, with the names of all files that it keeps. */
export function offline(): Plugin {
  return {
    name: "offline",
    apply: "build",
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/")).toSorted().map((name) => `/${name}`);
      const build = createHash("sha256").update(files.join()).digest("hex").slice(0, 16);
      const source = readFileSync(SOURCE, "utf-8").replace("__BUILD__", JSON.stringify(build)).replace("__FILES__", JSON.stringify(files));
      this.emitFile({ type: "asset", fileName: "worker.js", source });
    },
  };
}
