/** Small sounds, made here and now: no file is loaded. */

import { preferences } from "./preferences.svelte";

/** Strokes on a bar of wood: pitches in hertz, when they begin and how long they ring, in seconds. */
type Stroke = { pitch: number; at: number; length: number; loud?: number };

const SOUNDS = {
  select: [{ pitch: 587, at: 0, length: 0.09, loud: 0.5 }],
  answer: [
    { pitch: 440, at: 0, length: 0.12, loud: 0.7 },
    { pitch: 659, at: 0.07, length: 0.16, loud: 0.7 },
  ],
  reveal: [392, 494, 587].map((pitch, place) => ({ pitch, at: 0.07 * place, length: 0.2 })),
  turn: [
    { pitch: 784, at: 0, length: 0.25 },
    { pitch: 1047, at: 0.11, length: 0.4 },
  ],
  hurry: [{ pitch: 880, at: 0, length: 0.08, loud: 0.6 }],
  won: [523, 659, 784, 1047, 784, 1047, 1319].map((pitch, place) => ({ pitch, at: 0.11 * place + (place > 3 ? 0.12 : 0), length: 0.5 })),
  over: [659, 523].map((pitch, place) => ({ pitch, at: 0.16 * place, length: 0.4 })),
  count: [{ pitch: 740, at: 0, length: 0.07, loud: 0.45 }],
  said: [{ pitch: 698, at: 0, length: 0.12, loud: 0.5 }],
} satisfies Record<string, Stroke[]>;

export type Sound = keyof typeof SOUNDS;
/** Partials of a bar: how high above the pitch, how loud, and how long against it. */
const PARTIALS = [
  [1, 1, 1],
  [3.93, 0.22, 0.35],
  [9.5, 0.06, 0.15],
] as const;
const LOUDNESS = 0.14;
const SILENCE = 0.0004;
/** A browser may keep us silent until something is pressed; what is that late is not worth hearing. */
const LATE_MS = 250;

let context: AudioContext | null = null;

export function play(sound: Sound): void {
  if (!preferences.sound || !("AudioContext" in globalThis)) return;
  context ??= new AudioContext();
  const wanted = Date.now();
  const air = context;
  air.resume().then(
    () => Date.now() - wanted < LATE_MS && strike(air, sound),
    () => undefined,
  );
}

/** Let a sound be heard there from now on. */
export function strike(air: BaseAudioContext, sound: Sound): void {
  const now = air.currentTime + 0.01;
  for (const { pitch, at, length, loud = 1 } of SOUNDS[sound] as Stroke[])
    for (const [above, share, lasting] of PARTIALS)
      ring(air, pitch * above, now + at, length * lasting, LOUDNESS * loud * share);
}

function ring(air: BaseAudioContext, pitch: number, from: number, length: number, loud: number): void {
  const voice = air.createOscillator();
  const volume = air.createGain();
  voice.frequency.value = pitch;
  volume.gain.setValueAtTime(0, from);
  volume.gain.linearRampToValueAtTime(loud, from + 0.004);
  volume.gain.exponentialRampToValueAtTime(SILENCE, from + length);
  volume.gain.linearRampToValueAtTime(0, from + length + 0.01);
  voice.connect(volume).connect(air.destination);
  voice.start(from);
  voice.stop(from + length + 0.02);
}
