/** Pictures that are made when the page is built: icons, and what a link shows where it is posted.

Crawlers and home screens read no SVG, so our drawings become PNG here; nothing is drawn while people play. */

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { initWasm, Resvg } from "@resvg/resvg-wasm";
import type { Plugin } from "vite";
import { ABOUT, GAMES } from "./src/wire";

const ART = new URL("./src/art/", import.meta.url);
const PALETTE = readFileSync(new URL("palette.css", ART), "utf-8").split("}")[0] ?? "";
const COLOURS = new Map([...PALETTE.matchAll(/(--art-[\w-]+):\s*(#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]));

/** The size of a picture for a link, as those who show them want it. */
const WIDTH = 1200;
const HEIGHT = 630;
const PAPER = "#fff7ec";
/** What stands for all games together. */
const HOUSE = ["tempura", "salmon-nigiri", "maki-2", "pudding"];

/** An icon: its size, and how much of it the drawing fills. What is maskable may lose its corners. */
const ICONS = {
  "icon-192.png": { size: 192, filled: 0.84 },
  "icon-512.png": { size: 512, filled: 0.84 },
  "icon-maskable-512.png": { size: 512, filled: 0.62 },
  "apple-touch-icon.png": { size: 180, filled: 0.74 },
};

/** A drawing at a place, in the colours of the light theme. */
function drawn(name: string, x: number, y: number, size: number): string {
  const source = readFileSync(new URL(`${name}.svg`, ART), "utf-8");
  const coloured = source.replace(/var\((--art-[\w-]+)(?:,\s*(#[0-9a-f]{3,6}))?\)/g, (_: string, colour: string, otherwise: string) => COLOURS.get(colour) ?? otherwise ?? "#000000");
  return coloured.replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}

/** A plate on the counter with something on it. */
function plate(name: string, x: number, size: number): string {
  const y = 470;
  return `<ellipse cx="${x}" cy="${y + 14}" rx="${size * 0.56}" ry="${size * 0.15}" fill="#3d2b33" opacity=".25"/>
    <ellipse cx="${x}" cy="${y}" rx="${size * 0.56}" ry="${size * 0.15}" fill="#fffdf6" stroke="#3d2b33" stroke-width="6"/>
    <ellipse cx="${x}" cy="${y - 4}" rx="${size * 0.4}" ry="${size * 0.09}" fill="none" stroke="#4b86c8" stroke-width="5"/>
    ${drawn(name, x - size / 2, y - size * 0.95, size)}`;
}

/** A card of a hand, leaning to a side. */
function card(name: string, colour: string, x: number, lean: number): string {
  return `<g transform="translate(${x} 340) rotate(${lean})"><rect x="-105" y="-140" width="210" height="280" rx="24" fill="${colour}" stroke="#3d2b33" stroke-width="6"/>
    <rect x="-96" y="-131" width="192" height="262" rx="18" fill="none" stroke="#fffdf6" stroke-width="8"/>${drawn(name, -80, -84, 160)}</g>`;
}

/** Which of these is best? */
function question(): string {
  const mark = '<circle cx="600" cy="150" r="74" fill="#ffd14a" stroke="#3d2b33" stroke-width="6"/><path d="M574 132q0-30 27-30q27 0 27 27q0 18-19 27q-9 5-9 18M600 190v.1" fill="none" stroke="#3d2b33" stroke-width="15" stroke-linecap="round"/>';
  return scene([]).replace("</svg>", `${card("tempura", "#ffb673", 385, -9)}${card("squid-nigiri", "#f8dc5c", 815, 9)}${card("pudding", "#f9a3c9", 600, 0)}${mark}</svg>`);
}

/** A sushi bar: a curtain above, a counter below, and on it what a game is about. */
export function scene(cover: string[]): string {
  const stripes = Array.from({ length: 8 }, (_, place) => {
    const x = place * 150;
    return `<path d="M${x} 0h150v118q-75 46-150 0Z" fill="${place % 2 ? "#fffdf6" : "#ef5b4c"}" stroke="#3d2b33" stroke-width="6"/>`;
  });
  const room = WIDTH / (cover.length + 0.4);
  const size = Math.min(300, room * 0.86);
  const plates = cover.map((name, place) => plate(name, room * (place + 0.7), size));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" stroke-linejoin="round">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#ffe3b8"/>
    <circle cx="600" cy="330" r="250" fill="#fff4e0"/>
    ${stripes.join("")}
    <rect x="-10" y="440" width="${WIDTH + 20}" height="220" fill="#c98a58" stroke="#3d2b33" stroke-width="6"/>
    <path d="M0 540h${WIDTH}" stroke="#854630" stroke-width="10"/>
    ${plates.join("")}
  </svg>`;
}

function icon(size: number, filled: number): string {
  const inner = 100 * filled;
  const corner = (100 - inner) / 2;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${PAPER}"/>${drawn("mark", corner, corner, inner)}</svg>`;
}

function png(svg: string, width: number): Uint8Array {
  return new Resvg(svg, { fitTo: { mode: "width", value: width }, font: { loadSystemFonts: false } }).render().asPng();
}

/** Makes all of them once the page is built. */
export function pictures(): Plugin {
  return {
    name: "pictures",
    apply: "build",
    async generateBundle() {
      await initWasm(readFileSync(createRequire(import.meta.url).resolve("@resvg/resvg-wasm/index_bg.wasm"))).catch(() => undefined); // once in a process
      const emit = (fileName: string, source: Uint8Array): unknown => this.emitFile({ type: "asset", fileName, source });
      for (const game of GAMES) emit(`pictures/${game}.png`, png(scene(ABOUT[game].cover), WIDTH));
      emit("pictures/sushibar.png", png(scene(HOUSE), WIDTH));
      emit("pictures/puzzles.png", png(question(), WIDTH));
      for (const [name, { size, filled }] of Object.entries(ICONS)) emit(name, png(icon(size, filled), size));
    },
  };
}
