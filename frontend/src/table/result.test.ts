/** A result is drawn from names that people have chosen themselves. */

import { expect, test } from "vitest";
import { coloured } from "../lib/image";
import { resultPicture } from "./result";

const seats = [
  { name: "<b>Aki & Co", points: 41, place: 1, mine: true },
  { name: "A name that is much too long for it", points: -3, place: 2, mine: false },
];

test("names cannot be anything but text, and fit", () => {
  const svg = resultPicture({ title: "Sushi Go!", seats, remark: "maki cost you 3", drawings: ['<svg viewBox="0 0 9 9"></svg>'] });
  expect(svg).toContain("&lt;b&gt;Aki &amp; Co");
  expect(svg).toContain("A name that is …");
  expect(svg).toContain("−3");
  expect(svg).toMatch(/<svg x="\d+" y="40" width="116" height="116" viewBox/);
  expect(svg).not.toContain('width="-');
});

test("a picture takes the colours of the page with it", () => {
  expect(coloured('<path fill="var(--art-egg)"/>', () => " #ffd14a")).toBe('<path fill="#ffd14a"/>');
});
