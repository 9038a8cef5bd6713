import { expect, it } from "vitest";
import { Player } from "./player.svelte";

it("runs from step to step and rests at the end", () => {
  const player = new Player(3);
  player.toggle();
  player.tick();
  expect([player.number, player.isRunning]).toEqual([1, true]);
  player.tick();
  expect([player.number, player.isRunning]).toEqual([2, false]);
  player.toggle();
  expect([player.number, player.isRunning]).toEqual([0, true]);
});

it("passes over steps with nothing to see while it runs, not by hand", () => {
  const player = new Player(6, 0, (step) => [1, 2, 5].includes(step));
  player.tick();
  expect(player.number).toBe(3);
  player.move(-1);
  expect(player.number).toBe(2);
  player.seek(4);
  player.tick();
  expect(player.number).toBe(5);
});

it("stays inside of the game", () => {
  const player = new Player(3, 99);
  expect(player.number).toBe(2);
  player.press("ArrowRight");
  expect(player.number).toBe(2);
  player.press("Home");
  player.press("ArrowLeft");
  expect(player.number).toBe(0);
});
