import { describe, expect, test } from "vitest";
import { drawingOf } from "./names";

const drawings = Object.entries(
  import.meta.glob<string>("./*.svg", { query: "?raw", import: "default", eager: true }),
);
const icons = Object.entries(
  import.meta.glob<string>("./icons/*.svg", { query: "?raw", import: "default", eager: true }),
);
const all = [...drawings, ...icons];
const byName = Object.fromEntries(drawings);

// Vitest replaces every style sheet by nothing, so this one is read as a file.
const files = "node:fs";
const { readFileSync } = (await import(/* @vite-ignore */ files)) as { readFileSync(path: URL, code: string): string };
const file = "palette.css";
const palette = readFileSync(new URL(file, import.meta.url), "utf-8");

const SHAPES = ["svg", "g", "path", "circle", "ellipse", "rect"];
const ATTRIBUTES = [
  ...["xmlns", "viewBox", "transform", "d", "cx", "cy", "r", "rx", "ry", "x", "y", "width", "height"],
  ...["fill", "stroke", "stroke-width", "stroke-linejoin", "stroke-linecap"],
];
const LARGEST = 1500;
const LARGEST_TOGETHER = 84_000;

/** The colours of one theme. */
function colours(theme: string): Map<string, string> {
  const block = palette.slice(palette.indexOf(theme)).split("}")[0] ?? "";
  const pairs = block.matchAll(/(--art-[a-z]+): (#[0-9a-f]{6});/g);
  return new Map([...pairs].map(([, name = "", value = ""]) => [name, value]));
}

function found(pattern: RegExp, svg: string): string[] {
  return [...svg.matchAll(pattern)].map((match) => match[1] ?? "");
}

describe("a drawing", () => {
  test.each(all)("%s is made of plain shapes", (_, svg) => {
    expect(SHAPES).toEqual(expect.arrayContaining(found(/<([^\s/>]+)/g, svg)));
    expect(ATTRIBUTES).toEqual(expect.arrayContaining(found(/\s([\w:-]+)=/g, svg)));
    expect(svg.match(/<svg [^>]*>/)?.[0]).not.toMatch(/\s(width|height)=/);
  });

  test.each(all)("%s is well formed and small", (_, svg) => {
    const open: string[] = [];
    for (const [, end, name, closed] of svg.matchAll(/<(\/?)(\w+)[^>]*?(\/?)>/g)) {
      if (end) expect(open.pop()).toBe(name);
      else if (!closed) open.push(name ?? "");
    }
    expect(open).toEqual([]);
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" [\x20-\x7e]*<\/svg>\n$/);
    expect(svg.length).toBeLessThanOrEqual(LARGEST);
  });

  test.each(drawings)("%s has the colours of the palette and no other", (_, svg) => {
    expect(svg).toContain('viewBox="0 0 100 100"');
    const light = colours(":root");
    for (const colour of found(/(?:fill|stroke)="([^"]*)"/g, svg)) {
      if (colour === "none") continue;
      const [, name = "", value] = /^var\((--art-[a-z]+),(#[0-9a-f]{6})\)$/.exec(colour) ?? [];
      expect(light.get(name), colour).toBe(value);
    }
  });

  test.each(icons)("%s has the colour of the text around it", (_, svg) => {
    expect(svg).toContain('viewBox="0 0 24 24"');
    expect(["none", "currentColor"]).toEqual(expect.arrayContaining(found(/(?:fill|stroke)="([^"]*)"/g, svg)));
  });
});

test("all drawings together are small", () => {
  expect(all.reduce((sum, [, svg]) => sum + svg.length, 0)).toBeLessThanOrEqual(LARGEST_TOGETHER);
});

test("the palette has the same colours in both themes, and every one is in a drawing", () => {
  const names = [...colours(":root").keys()];
  expect([...colours('[data-theme="dark"]').keys()]).toEqual(names);
  expect(names.length).toBeGreaterThanOrEqual(16);
  expect(names.length).toBeLessThanOrEqual(20);
  const used = drawings.map(([, svg]) => svg).join("");
  expect(names.filter((name) => !used.includes(`${name},`))).toEqual([]);
});

test("a card is shown by the file of its name, numbered ones alike, sorts by one of theirs", () => {
  expect(drawingOf("tempura")).toBe("tempura");
  expect(drawingOf("takeout-box-12")).toBe("takeout-box");
  expect(drawingOf("maki-3")).toBe("maki-3");
  expect(drawingOf("sukeroku")).toBe("futomaki");
  expect(drawingOf("tile:maki")).toBe("maki-1");
  expect(drawingOf("kitchen:wasabi")).toBe("wasabi-cover");
  expect(drawingOf("length-3")).toBe("token-3");
});

test("what nobody has drawn is a parcel or a card face down", () => {
  expect(drawingOf("tile:kiwi")).toBe("ingredient");
  expect(drawingOf("tile:constructor")).toBe("ingredient");
  expect(drawingOf("constructor")).toBe("card-back");
  expect(drawingOf("face-down")).toBe("card-back");
});

test("maki and uramaki have as many rolls as they count", () => {
  const circles = (name: string): number => found(/<(circle|ellipse) /g, byName[`./${name}.svg`] ?? "").length;
  expect(["maki-1", "maki-2", "maki-3"].map(circles)).toEqual([2, 4, 6]);
  expect(["uramaki-3", "uramaki-4", "uramaki-5"].map(circles)).toEqual([6, 8, 10]);
});
