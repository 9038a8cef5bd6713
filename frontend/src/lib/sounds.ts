/** Small sounds, made here and now: no file is loaded. */

import { looks } from "./looks.svelte";

let context: AudioContext | null = null;

type Tone = { pitch: number; at: number; length: number; shape?: OscillatorType; loud?: number };

const SOUNDS = {
  select: [{ pitch: 520, at: 0, length: 0.05, loud: 0.4 }],
  answer: [
    { pitch: 440, at: 0, length: 0.07 },
    { pitch: 660, at: 0.06, length: 0.09 },
  ],
  reveal: [
    { pitch: 392, at: 0, length: 0.08, shape: "triangle" },
    { pitch: 494, at: 0.07, length: 0.08, shape: "triangle" },
    { pitch: 587, at: 0.14, length: 0.14, shape: "triangle" },
  ],
  turn: [
    { pitch: 784, at: 0, length: 0.1, shape: "triangle" },
    { pitch: 1047, at: 0.11, length: 0.2, shape: "triangle" },
  ],
  hurry: [{ pitch: 880, at: 0, length: 0.06, shape: "square", loud: 0.25 }],
  won: [523, 659, 784, 1047].map((pitch, place) => ({ pitch, at: 0.12 * place, length: 0.22 })),
  over: [659, 523].map((pitch, place) => ({ pitch, at: 0.16 * place, length: 0.24 })),
  said: [{ pitch: 698, at: 0, length: 0.06, loud: 0.4 }],
} satisfies Record<string, Tone[]>;

export type Sound = keyof typeof SOUNDS;

export function play(sound: Sound): void {
  if (!looks.sound) return;
  try {
    context ??= new AudioContext();
    if (context.state !== "running") void context.resume(); // made before the first touch
    const start = context.currentTime + 0.01;
    for (const tone of SOUNDS[sound] as Tone[]) ring(context, tone, start);
  } catch {
    // no sound is no harm
  }
}

function ring(context: AudioContext, tone: Tone, start: number): void {
  const voice = context.createOscillator();
  const volume = context.createGain();
  voice.type = tone.shape ?? "sine";
  voice.frequency.value = tone.pitch;
  const from = start + tone.at;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(0.12 * (tone.loud ?? 1), from + 0.01);
  volume.gain.exponentialRampToValueAtTime(0.0005, from + tone.length);
  voice.connect(volume).connect(context.destination);
  voice.start(from);
  voice.stop(from + tone.length + 0.02);
}
