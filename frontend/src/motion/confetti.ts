/** Confetti over the table, for whoever has won; nothing where nothing moves. */

import type { Stage } from "./stage";

const PIECES = 70;
const FALL_MS = 2_600;
const COLOURS = ["--art-salmon", "--art-wasabi", "--art-egg", "--art-tuna", "--art-blue", "--art-plum", "--art-rice"];

export async function confetti(stage: Stage): Promise<void> {
  if (stage.isStill) return;
  await Promise.all(Array.from({ length: PIECES }, (_, number) => fall(stage, number)));
}

async function fall(stage: Stage, number: number): Promise<void> {
  const piece = document.createElement("span");
  const size = 7 + (number % 4) * 2;
  piece.className = "confetti";
  piece.style.background = `var(${COLOURS[number % COLOURS.length]})`;
  piece.style.borderRadius = number % 3 === 0 ? "50%" : "2px";
  stage.carry(piece, { left: Math.random() * innerWidth, top: -20, width: size, height: size * 0.7 });
  const [drift, spin] = [(Math.random() - 0.5) * innerWidth * 0.4, (Math.random() - 0.5) * 1_400];
  const frames = [
    { transform: "none", opacity: 1 },
    { opacity: 1, offset: 0.75 },
    { transform: `translate(${drift}px, ${innerHeight * (0.7 + Math.random() * 0.4)}px) rotate(${spin}deg)`, opacity: 0 },
  ];
  await stage.animate(piece, frames, { ms: FALL_MS * (0.6 + Math.random() * 0.4), delay: Math.random() * 500, easing: "cubic-bezier(0.2, 0.5, 0.6, 1)" });
  piece.remove();
}
