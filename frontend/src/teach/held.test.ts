import { expect, test } from "vitest";
import { held } from "./held";
import { Player } from "./player.svelte";

test("as many cards are marked as were chosen", () => {
  const shown = held(["tempura", "maki-1", "maki-1", "wasabi"], ["maki-1", "call-chopsticks", "wasabi"], null);
  expect(shown.map((one) => one.chosen)).toEqual([false, true, false, true]);
});

test("the better card is marked once, and never the one that was chosen", () => {
  expect(held(["maki-1", "tempura", "tempura"], ["maki-1"], "tempura").map((one) => one.better)).toEqual([false, true, false]);
  expect(held(["tempura"], ["tempura"], "tempura").some((one) => one.better)).toBe(false);
});

test("a replay stays between its first step and its last", () => {
  const player = new Player(5, 17);
  expect(player.number).toBe(4);
  player.press("ArrowRight");
  expect(player.number).toBe(4);
  player.press("Home");
  player.press("ArrowLeft");
  expect(player.number).toBe(0);
  expect(player.press("x")).toBe(false);
});

test("a replay that runs stops at the end and begins anew", () => {
  const player = new Player(3);
  player.toggle();
  player.tick();
  expect(player.isRunning).toBe(true);
  player.tick();
  expect([player.isRunning, player.number]).toEqual([false, 2]);
  player.toggle();
  expect([player.isRunning, player.number]).toEqual([true, 0]);
  player.move(1);
  expect(player.isRunning).toBe(false);
});
