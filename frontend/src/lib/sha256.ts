/** SHA-256, as FIPS 180-4 has it: browsers offer theirs only to encrypted pages. */

const WORDS = 64;

function root(number: number, power: number): number {
  const value = number ** power;
  return Math.floor((value - Math.floor(value)) * 2 ** 32) | 0;
}

const PRIMES = primes(WORDS);
const START = PRIMES.slice(0, 8).map((prime) => root(prime, 1 / 2));
const ROUND = PRIMES.map((prime) => root(prime, 1 / 3));

function primes(count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    if (found.every((prime) => number % prime !== 0)) found.push(number);
  }
  return found;
}

function turn(word: number, bits: number): number {
  return (word >>> bits) | (word << (32 - bits));
}

/** The hash of a text in UTF-8, in hexadecimal digits. */
export function sha256(text: string): string {
  const bytes = new TextEncoder().encode(text);
  const blocks = Math.ceil((bytes.length + 9) / WORDS);
  const padded = new Uint8Array(blocks * WORDS);
  padded.set(bytes);
  padded[bytes.length] = 0x80;
  const view = new DataView(padded.buffer);
  view.setUint32(padded.length - 8, Math.floor(bytes.length / 2 ** 29));
  view.setUint32(padded.length - 4, bytes.length << 3);
  const hash = [...START];
  for (let block = 0; block < blocks; block++) mix(hash, view, block * WORDS);
  return hash.map((word) => (word >>> 0).toString(16).padStart(8, "0")).join("");
}

function mix(hash: number[], view: DataView, offset: number): void {
  const words = new Int32Array(WORDS);
  for (let place = 0; place < WORDS; place++) {
    words[place] = place < 16 ? view.getInt32(offset + 4 * place) : later(words, place);
  }
  let [a, b, c, d, e, f, g, h] = hash as [number, number, number, number, number, number, number, number];
  for (let place = 0; place < WORDS; place++) {
    const high = turn(e, 6) ^ turn(e, 11) ^ turn(e, 25);
    const first = (h + high + ((e & f) ^ (~e & g)) + ROUND[place]! + words[place]!) | 0;
    const low = turn(a, 2) ^ turn(a, 13) ^ turn(a, 22);
    const second = (low + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, place) => (hash[place] = (hash[place]! + word) | 0));
}

function later(words: Int32Array, place: number): number {
  const near = words[place - 15]!;
  const far = words[place - 2]!;
  const first = turn(near, 7) ^ turn(near, 18) ^ (near >>> 3);
  const second = turn(far, 17) ^ turn(far, 19) ^ (far >>> 10);
  return words[place - 16]! + first + words[place - 7]! + second;
}
