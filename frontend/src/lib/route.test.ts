import { beforeAll, expect, test, vi } from "vitest";

let placeOf: (path: string, hash?: string) => unknown;
let codeIn: (typed: string) => string | null;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ codeIn, placeOf } = await import("./route.svelte"));
});

test.each([
  ["/", { screen: "home", begin: null }],
  ["/play", { screen: "home", begin: "bots" }],
  ["/new/friends", { screen: "home", begin: "friends" }],
  ["/new/here", { screen: "home", begin: "here" }],
  ["/new/bots", { screen: "setup" }],
  ["/t/abc234", { screen: "table", code: "ABC234", secret: null }],
  ["/t/not-a-code", { screen: "lost", why: "code" }],
  ["/r/ABC", { screen: "lost", why: "code" }],
  ["/pizza", { screen: "lost", why: "address" }],
  ["/r/ABC234", { screen: "replay", code: "ABC234", step: 1, review: false, key: null }],
  ["/r/ABC234/17", { screen: "replay", code: "ABC234", step: 17, review: false, key: null }],
  ["/learn/party", { screen: "learn", game: "party" }],
  ["/rules", { screen: "rules", game: "sushi-go" }],
  ["/rules/wasabi", { screen: "rules", game: "wasabi" }],
])("%s is a place", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});

test.each([
  ["abc234", "ABC234"],
  [" ab c-2 34 ", "ABC234"],
  ["http://sushi.example/t/abc234", "ABC234"],
  ["sushi.example/t/ABC234#0123456789abcdef0123456789abcdef", "ABC234"],
  ["https://sushi.example/r/ABC234/7", "ABC234"],
  ["abc", null],
  ["abc2345", null],
  ["http://sushi.example/t/abc2345", null],
])("%j is understood as a code", (typed, code) => {
  expect(codeIn(typed)).toBe(code);
});
