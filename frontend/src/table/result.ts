/** A picture of a result: everybody by their places, with bars and a few of the game's drawings. */

import { escaped } from "../lib/image";
import { withMinus } from "../lib/minus";

export interface Result {
  title: string;
  /** The best first. */
  seats: { name: string; points: number; place: number; mine: boolean }[];
  remark: string;
  /** SVGs of our own. */
  drawings: string[];
}

const WIDTH = 1200;
const HEIGHT = 630;
const LEFT = 60;
const TOP = 190;
const FONT = 'font-family="system-ui, sans-serif"';

export function resultPicture({ title, seats, remark, drawings }: Result): string {
  const step = Math.min(86, (HEIGHT - TOP - 90) / Math.max(seats.length, 1));
  const most = Math.max(1, ...seats.map((seat) => seat.points));
  const rows = seats.map(({ name, points, place, mine }, number) => {
    const y = TOP + number * step;
    const [high, wide] = [step * 0.72, Math.max(0, (points / most) * 520)];
    return `<g ${FONT} fill="#2b2a33">
      <text x="${LEFT}" y="${y + high * 0.72}" font-size="${high * 0.6}" font-weight="800">${place}.</text>
      <text x="${LEFT + 70}" y="${y + high * 0.72}" font-size="${high * 0.6}" font-weight="${mine ? 800 : 500}">${escaped(short(name))}</text>
      <rect x="470" y="${y}" width="${wide}" height="${high}" rx="${high / 4}" fill="${place === 1 ? "#f4b740" : "#f0a58f"}"/>
      <text x="${484 + wide}" y="${y + high * 0.74}" font-size="${high * 0.66}" font-weight="800">${withMinus(points)}</text>
    </g>`;
  });
  const art = drawings.map((svg, number) => placed(svg, WIDTH - 150 - number * 130, 40, 116));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="#fff7ec"/>
    <rect width="${WIDTH}" height="16" fill="#c8402f"/>
    <text x="${LEFT}" y="120" ${FONT} font-size="58" font-weight="800" fill="#c8402f">${escaped(title)}</text>
    ${rows.join("")}
    ${art.join("")}
    <text x="${LEFT}" y="${HEIGHT - 34}" ${FONT} font-size="28" fill="#6b6474">${escaped(remark)}</text>
    <text x="${WIDTH - LEFT}" y="${HEIGHT - 34}" ${FONT} font-size="28" font-weight="700" fill="#c8402f" text-anchor="end">sushibar</text>
  </svg>`;
}

function short(name: string): string {
  return name.length > 16 ? `${name.slice(0, 15)}…` : name;
}

/** A drawing at a place of the picture. */
function placed(svg: string, x: number, y: number, size: number): string {
  return svg.replace("<svg", `<svg x="${x}" y="${y}" width="${size}" height="${size}"`);
}
