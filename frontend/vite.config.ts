import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { offline } from "./offline";
import { pictures } from "./pictures";

// The page is served by the Python server, from the folder that it is built into.
export default defineConfig({
  plugins: [svelte(), pictures(), offline()],
  base: "/",
  build: {
    outDir: "../src/sushibar/server/static",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": { target: "http://127.0.0.1:8000", ws: true } },
  },
});
