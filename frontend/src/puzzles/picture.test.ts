import { expect, test } from "vitest";
import { drawn, inSquares, type Told } from "./picture";

const told: Told = {
  heading: "Puzzle of the day",
  day: "17 Nov 2026",
  streak: "3 days in a row",
  address: "https://sushi.example/puzzles",
  results: [
    { game: "sushi-go", title: "Sushi Go!", right: true },
    { game: "party", title: "Party & more", right: false },
    { game: "wasabi", title: "Wasabi!", right: null },
  ],
};

test("a day in squares says what was solved, and not how", () => {
  expect(inSquares(told)).toBe("sushibar · Puzzle of the day · 17 Nov 2026\n🟩🟥⬜ 3 days in a row\nhttps://sushi.example/puzzles");
});

test("the picture has a plate for every game, and its words are safe in it", () => {
  const picture = drawn(told);
  expect(picture.match(/<ellipse/g)?.length).toBe(3);
  expect(picture).toContain("Party &amp; more");
  expect(picture.match(/<svg /g)?.length).toBe(picture.match(/<\/svg>/g)?.length);
});
