/** A picture of a day to share: what was solved, never how. */

import { picture } from "../lib/art";
import { ABOUT, type GameName } from "../wire";

export interface Result {
  game: string;
  title: string;
  /** Nothing where it was not answered. */
  right: boolean | null;
}

export interface Told {
  heading: string;
  day: string;
  streak: string;
  address: string;
  results: Result[];
}

const WIDE = 1200;
const HIGH = 630;
const COLOURS = { right: "#2c7a4b", wrong: "#c8402f", open: "#d9cbb6" };
const SQUARES = { right: "🟩", wrong: "🟥", open: "⬜" };
const MARKS = { right: "✓", wrong: "✗", open: "·" };

type State = keyof typeof COLOURS;

function stateOf(result: Result): State {
  return result.right === null ? "open" : result.right ? "right" : "wrong";
}

/** The same in a few characters, for where only text goes. */
export function inSquares(told: Told): string {
  const squares = told.results.map((one) => SQUARES[stateOf(one)]).join("");
  return [`sushibar · ${told.heading} · ${told.day}`, `${squares} ${told.streak}`.trim(), told.address].join("\n");
}

function escaped(words: string): string {
  return words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");
}

/** A drawing of ours at a place; it brings its own colours. */
function placed(name: string, x: number, y: number, size: number): string {
  return picture(name).replace("<svg ", `<svg x="${x}" y="${y}" width="${size}" height="${size}" `);
}

/** The picture as an SVG of its own: a counter with a plate for every game. */
export function drawn(told: Told): string {
  const step = WIDE / (told.results.length + 1);
  const plates = told.results.map((one, place) => {
    const x = step * (place + 1);
    const state = stateOf(one);
    const cover = ABOUT[one.game as GameName]?.cover[0] ?? "mark";
    return `<g><ellipse cx="${x}" cy="452" rx="128" ry="26" fill="#b9794a"/>
<circle cx="${x}" cy="352" r="112" fill="#fffdf6" stroke="${COLOURS[state]}" stroke-width="12"/>
${placed(cover, x - 80, 272, 160)}
<circle cx="${x + 84}" cy="272" r="36" fill="${COLOURS[state]}"/>
<text x="${x + 84}" y="286" text-anchor="middle" font-size="44" font-weight="700" fill="#fffdf6">${MARKS[state]}</text>
<text x="${x}" y="532" text-anchor="middle" font-size="32" fill="#fff7ec">${escaped(one.title)}</text></g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDE} ${HIGH}" width="${WIDE}" height="${HIGH}" font-family="system-ui, sans-serif">
<rect width="${WIDE}" height="${HIGH}" fill="#fff7ec"/>
<rect y="440" width="${WIDE}" height="190" fill="#8a5a3a"/><rect y="428" width="${WIDE}" height="16" fill="#c98a58"/>
${placed("mark", 48, 40, 104)}
<text x="172" y="92" font-size="56" font-weight="700" fill="#2b2a33">sushibar</text>
<text x="172" y="138" font-size="34" fill="#6b6474">${escaped(told.heading)} · ${escaped(told.day)}</text>
<text x="1152" y="108" text-anchor="end" font-size="44" font-weight="700" fill="#c8402f">${escaped(told.streak)}</text>
${plates.join("\n")}
<text x="600" y="600" text-anchor="middle" font-size="26" fill="#ffe08a">${escaped(told.address)}</text>
</svg>`;
}

/** The picture as a PNG. */
export async function painted(told: Told): Promise<Blob> {
  const image = new Image();
  image.width = WIDE;
  image.height = HIGH;
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(drawn(told))}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDE;
  canvas.height = HIGH;
  canvas.getContext("2d")!.drawImage(image, 0, 0, WIDE, HIGH);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
