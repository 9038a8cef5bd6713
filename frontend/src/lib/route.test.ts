import { beforeAll, expect, test, vi } from "vitest";

let placeOf: (path: string, hash?: string) => unknown;

beforeAll(async () => {
  vi.stubGlobal("location", { pathname: "/", hash: "" });
  vi.stubGlobal("addEventListener", () => undefined);
  ({ placeOf } = await import("./route.svelte"));
});

test.each([
  ["/", { screen: "home", begin: false }],
  ["/play", { screen: "home", begin: true }],
  ["/new/friends", { screen: "setup", opponents: "friends" }],
  ["/new/bots", { screen: "setup", opponents: "bots" }],
  ["/t/abc234", { screen: "table", code: "ABC234" }],
  ["/t/not-a-code", { screen: "home", begin: false }],
  ["/r/ABC234", { screen: "replay", code: "ABC234", step: 1, review: false }],
  ["/r/ABC234/17", { screen: "replay", code: "ABC234", step: 17, review: false }],
  ["/learn/party", { screen: "learn", game: "party" }],
  ["/rules", { screen: "rules", game: "sushi-go" }],
  ["/rules/wasabi", { screen: "rules", game: "wasabi" }],
])("%s is a place", (path, place) => {
  expect(placeOf(path)).toEqual(place);
});
